/*
 * Intel Core of the eleventh generation for desktops (Rocket Lake): Core PMU (Cypress Cove)
 *
 * Made by pmureg from regdefs/intel/rkl.yaml. Edit that, not this.
 */
#ifndef PMUREG_RKL_CORE_H
#define PMUREG_RKL_CORE_H

/*
 * Registers that several blocks share. They are described once, under names of their own (archperfmon_perfevtsel_t and so on):
 * IA32_PERFEVTSEL<n>, IA32_A_PMC<n>, IA32_FIXED_CTR<n>, IA32_FIXED_CTR_CTRL, IA32_PERF_GLOBAL_STATUS,
 * IA32_PERF_GLOBAL_CTRL, IA32_PERF_GLOBAL_STATUS_RESET, MSR_OFFCORE_RSP_<n>, MSR_PEBS_FRONTEND, MSR_PEBS_LD_LAT
 */
#include <pmureg/archperfmon/archperfmon.h>

#endif
