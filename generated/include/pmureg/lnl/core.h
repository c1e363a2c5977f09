/*
 * Intel Core Ultra 200V (Lunar Lake): Core PMU of the P-cores (Lion Cove)
 *
 * Made by pmureg from regdefs/intel/lnl.yaml. Edit that, not this.
 */
#ifndef PMUREG_LNL_CORE_H
#define PMUREG_LNL_CORE_H

/*
 * Registers that several blocks share. They are described once, under names of their own (archperfmon_lnc_core_perfevtsel_t and so on):
 * IA32_PMC_GP<n>_CFG_A, IA32_PMC_GP<n>_CTR, IA32_PMC_FX<n>_CTR, IA32_FIXED_CTR_CTRL, IA32_PERF_GLOBAL_STATUS,
 * IA32_PERF_GLOBAL_CTRL, IA32_PERF_GLOBAL_STATUS_RESET, MSR_OFFCORE_RSP_<n>, MSR_PEBS_FRONTEND, MSR_PEBS_LD_LAT
 */
#include <pmureg/archperfmon/lnc_core.h>

#endif
