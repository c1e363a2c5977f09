/*
 * Intel Xeon Scalable of the 4th and 5th generation (Sapphire Rapids, Emerald Rapids): Channel of a memory controller for high-bandwidth memory
 *
 * Made by pmureg from regdefs/intel/spr.yaml. Edit that, not this.
 */
#ifndef PMUREG_SPR_HBM_H
#define PMUREG_SPR_HBM_H

/*
 * Registers that several blocks share. They are described once, under names of their own (spr_mmio_unit_ctl_t and so on):
 * PMON_UNIT_CTL, PMON_CTL<n>, PMON_CTR<n>
 */
#include <pmureg/spr/mmio.h>

#endif
