/*
 * NXP i.MX91 DDR controller: DDR controller
 *
 * Made by pmureg from regdefs/nxp/imx91.yaml. Edit that, not this.
 */
#ifndef PMUREG_IMX91_DDR_H
#define PMUREG_IMX91_DDR_H

/*
 * Registers that several blocks share. They are described once, under names of their own (imx9_filter1_pmgc0_t and so on):
 * PMGC0, PMLCA<n>, PMLCB<n>, PMC<n>, PMC0_UPPER, PMCFG1, PMCFG2
 */
#include <pmureg/imx9/filter1.h>

#endif
