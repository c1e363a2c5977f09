/*
 * Intel Xeon E5 v3 and v4, E7 v3 and v4, and D-1500 (Haswell-EP and -EX, Broadwell-EP, -EX and -DE): Energy counters
 *
 * Made by pmureg from regdefs/intel/hswep.yaml. Edit that, not this.
 */
#ifndef PMUREG_HSWEP_RAPL_H
#define PMUREG_HSWEP_RAPL_H

/*
 * Registers that several blocks share. They are described once, under names of their own (rapl_memory_unit_t and so on):
 * MSR_RAPL_POWER_UNIT, MSR_PP0_ENERGY_STATUS, MSR_PKG_ENERGY_STATUS, MSR_DRAM_ENERGY_STATUS
 */
#include <pmureg/rapl/rapl_memory.h>

#endif
