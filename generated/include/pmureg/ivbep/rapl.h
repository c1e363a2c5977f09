/*
 * Intel Xeon E5 v2 and E7 v2 (Ivy Bridge-EP and -EX): Energy counters
 *
 * Made by pmureg from regdefs/intel/ivbep.yaml. Edit that, not this.
 */
#ifndef PMUREG_IVBEP_RAPL_H
#define PMUREG_IVBEP_RAPL_H

/*
 * Registers that several blocks share. They are described once, under names of their own (rapl_memory_unit_t and so on):
 * MSR_RAPL_POWER_UNIT, MSR_PP0_ENERGY_STATUS, MSR_PKG_ENERGY_STATUS, MSR_DRAM_ENERGY_STATUS
 */
#include <pmureg/rapl/rapl_memory.h>

#endif
