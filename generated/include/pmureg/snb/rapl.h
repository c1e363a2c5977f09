/*
 * Intel Core of the second to fifth generation (Sandy Bridge to Broadwell): Energy counters
 *
 * Made by pmureg from regdefs/intel/snb.yaml. Edit that, not this.
 */
#ifndef PMUREG_SNB_RAPL_H
#define PMUREG_SNB_RAPL_H

/*
 * Registers that several blocks share. They are described once, under names of their own (rapl_graphics_unit_t and so on):
 * MSR_RAPL_POWER_UNIT, MSR_PP0_ENERGY_STATUS, MSR_PKG_ENERGY_STATUS, MSR_DRAM_ENERGY_STATUS,
 * MSR_PP1_ENERGY_STATUS
 */
#include <pmureg/rapl/rapl_graphics.h>

#endif
