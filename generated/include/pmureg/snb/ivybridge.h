/*
 * Intel Core of the second to fifth generation (Sandy Bridge to Broadwell): Core PMU of Ivy Bridge
 *
 * Made by pmureg from regdefs/intel/snb.yaml. Edit that, not this.
 */
#ifndef PMUREG_SNB_IVYBRIDGE_H
#define PMUREG_SNB_IVYBRIDGE_H

/*
 * Registers that several blocks share. They are described once, under names of their own (archperfmon_hsw_core_perfevtsel_t and so on):
 * IA32_PERFEVTSEL<n>, IA32_A_PMC<n>, IA32_FIXED_CTR<n>, IA32_FIXED_CTR_CTRL, IA32_PERF_GLOBAL_STATUS,
 * IA32_PERF_GLOBAL_CTRL, IA32_PERF_GLOBAL_OVF_CTRL, MSR_OFFCORE_RSP_<n>, MSR_PEBS_LD_LAT
 */
#include <pmureg/archperfmon/hsw_core.h>

#endif
