/*
 * Intel Xeon E5 v2 and E7 v2 (Ivy Bridge-EP and -EX): Core PMU (Ivy Bridge)
 *
 * Made by pmureg from regdefs/intel/ivbep.yaml. Edit that, not this.
 */
#ifndef PMUREG_IVBEP_CORE_H
#define PMUREG_IVBEP_CORE_H

/*
 * Registers that several blocks share. They are described once, under names of their own (archperfmon_hsw_core_perfevtsel_t and so on):
 * IA32_PERFEVTSEL<n>, IA32_A_PMC<n>, IA32_FIXED_CTR<n>, IA32_FIXED_CTR_CTRL, IA32_PERF_GLOBAL_STATUS,
 * IA32_PERF_GLOBAL_CTRL, IA32_PERF_GLOBAL_OVF_CTRL, MSR_OFFCORE_RSP_<n>, MSR_PEBS_LD_LAT
 */
#include <pmureg/archperfmon/hsw_core.h>

#endif
