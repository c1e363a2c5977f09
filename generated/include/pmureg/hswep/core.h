/*
 * Intel Xeon E5 v3 and v4, E7 v3 and v4, and D-1500 (Haswell-EP and -EX, Broadwell-EP, -EX and -DE): Core PMU (Haswell, Broadwell)
 *
 * Made by pmureg from regdefs/intel/hswep.yaml. Edit that, not this.
 */
#ifndef PMUREG_HSWEP_CORE_H
#define PMUREG_HSWEP_CORE_H

/*
 * Registers that several blocks share. They are described once, under names of their own (archperfmon_hsw_core_perfevtsel_t and so on):
 * IA32_PERFEVTSEL<n>, IA32_A_PMC<n>, IA32_FIXED_CTR<n>, IA32_FIXED_CTR_CTRL, IA32_PERF_GLOBAL_STATUS,
 * IA32_PERF_GLOBAL_CTRL, IA32_PERF_GLOBAL_OVF_CTRL, MSR_OFFCORE_RSP_<n>, MSR_PEBS_LD_LAT
 */
#include <pmureg/archperfmon/hsw_core.h>

#endif
