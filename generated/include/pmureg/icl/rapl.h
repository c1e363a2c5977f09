/*
 * Intel Core of the tenth generation (Ice Lake): Energy counters
 *
 * Made by pmureg from regdefs/intel/icl.yaml. Edit that, not this.
 */
#ifndef PMUREG_ICL_RAPL_H
#define PMUREG_ICL_RAPL_H

/*
 * Registers that several blocks share. They are described once, under names of their own (rapl_client_unit_t and so on):
 * MSR_RAPL_POWER_UNIT, MSR_PP0_ENERGY_STATUS, MSR_PKG_ENERGY_STATUS, MSR_DRAM_ENERGY_STATUS,
 * MSR_PP1_ENERGY_STATUS, MSR_PLATFORM_ENERGY_STATUS
 */
#include <pmureg/rapl/rapl_client.h>

#endif
