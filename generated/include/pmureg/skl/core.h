/*
 * Intel Core of the sixth to tenth generation (Skylake, Kaby Lake, Coffee Lake, Comet Lake): Core PMU (Skylake)
 *
 * Made by pmureg from regdefs/intel/skl.yaml. Edit that, not this.
 */
#ifndef PMUREG_SKL_CORE_H
#define PMUREG_SKL_CORE_H

/*
 * Registers that several blocks share. They are described once, under names of their own (archperfmon4_perfevtsel_t and so on):
 * IA32_PERFEVTSEL<n>, IA32_A_PMC<n>, IA32_FIXED_CTR<n>, IA32_FIXED_CTR_CTRL, IA32_PERF_GLOBAL_STATUS,
 * IA32_PERF_GLOBAL_CTRL, IA32_PERF_GLOBAL_STATUS_RESET, MSR_OFFCORE_RSP_<n>, MSR_PEBS_FRONTEND, MSR_PEBS_LD_LAT
 */
#include <pmureg/archperfmon/archperfmon4.h>

#endif
