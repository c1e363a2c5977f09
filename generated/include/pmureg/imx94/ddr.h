/*
 * NXP i.MX94 DDR controller: DDR controller
 *
 * Made by pmureg from regdefs/nxp/imx94.yaml. Edit that, not this.
 */
#ifndef PMUREG_IMX94_DDR_H
#define PMUREG_IMX94_DDR_H

/*
 * Registers that several blocks share. They are described once, under names of their own (imx9_filter2_pmgc0_t and so on):
 * PMGC0, PMLCA<n>, PMLCB<n>, PMC<n>, PMC0_UPPER, PMCFG1, PMCFG<n + 1>
 */
#include <pmureg/imx9/filter2.h>

#endif
