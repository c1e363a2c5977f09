/*
 * Intel Atom, Celeron and Pentium of the microarchitectures Goldmont and Goldmont Plus: Core PMU of Goldmont
 *
 * Made by pmureg from regdefs/intel/glm.yaml. Edit that, not this.
 */
#ifndef PMUREG_GLM_CORE_H
#define PMUREG_GLM_CORE_H

/*
 * Registers that several blocks share. They are described once, under names of their own (archperfmon_e_core_perfevtsel_t and so on):
 * IA32_PERFEVTSEL<n>, IA32_A_PMC<n>, IA32_FIXED_CTR<n>, IA32_FIXED_CTR_CTRL, IA32_PERF_GLOBAL_STATUS,
 * IA32_PERF_GLOBAL_CTRL, IA32_PERF_GLOBAL_STATUS_RESET, MSR_OFFCORE_RSP_<n>
 */
#include <pmureg/archperfmon/e_core.h>

#endif
