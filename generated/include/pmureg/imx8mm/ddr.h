/*
 * NXP i.MX8M Mini DDR controller: DDR controller
 *
 * Made by pmureg from regdefs/nxp/imx8mm.yaml. Edit that, not this.
 */
#ifndef PMUREG_IMX8MM_DDR_H
#define PMUREG_IMX8MM_DDR_H

/*
 * Registers that several blocks share. They are described once, under names of their own (imx8_filter_cntl0_t and so on):
 * COUNTER_CNTL0, COUNTER_READ0, COUNTER_CNTL<n>, COUNTER_READ<n>, COUNTER_DPCR1
 */
#include <pmureg/imx8/filter.h>

#endif
