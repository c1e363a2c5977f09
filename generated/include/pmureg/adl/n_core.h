/*
 * Intel Core of the twelfth and thirteenth generation (Alder Lake, Raptor Lake) and Alder Lake-N: Core PMU of Alder Lake-N (Gracemont)
 *
 * Made by pmureg from regdefs/intel/adl.yaml. Edit that, not this.
 */
#ifndef PMUREG_ADL_N_CORE_H
#define PMUREG_ADL_N_CORE_H

/*
 * Registers that several blocks share. They are described once, under names of their own (archperfmon_e_core_perfevtsel_t and so on):
 * IA32_PERFEVTSEL<n>, IA32_A_PMC<n>, IA32_FIXED_CTR<n>, IA32_FIXED_CTR_CTRL, IA32_PERF_GLOBAL_STATUS,
 * IA32_PERF_GLOBAL_CTRL, IA32_PERF_GLOBAL_STATUS_RESET, MSR_OFFCORE_RSP_<n>, MSR_PEBS_LD_LAT
 */
#include <pmureg/archperfmon/e_core.h>

#endif
