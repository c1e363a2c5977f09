/*
 * Intel Atom, Celeron and Pentium of the microarchitectures Silvermont and Airmont: Core PMU (Silvermont, Airmont)
 *
 * Made by pmureg from regdefs/intel/slm.yaml. Edit that, not this.
 */
#ifndef PMUREG_SLM_CORE_H
#define PMUREG_SLM_CORE_H

/*
 * Registers that several blocks share. They are described once, under names of their own (archperfmon_slm_core_perfevtsel_t and so on):
 * IA32_PERFEVTSEL<n>, IA32_A_PMC<n>, IA32_FIXED_CTR<n>, IA32_FIXED_CTR_CTRL, IA32_PERF_GLOBAL_STATUS,
 * IA32_PERF_GLOBAL_CTRL, IA32_PERF_GLOBAL_OVF_CTRL, MSR_OFFCORE_RSP_<n>
 */
#include <pmureg/archperfmon/slm_core.h>

#endif
