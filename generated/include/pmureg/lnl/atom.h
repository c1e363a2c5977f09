/*
 * Intel Core Ultra 200V (Lunar Lake): Core PMU of the E-cores (Skymont)
 *
 * Made by pmureg from regdefs/intel/lnl.yaml. Edit that, not this.
 */
#ifndef PMUREG_LNL_ATOM_H
#define PMUREG_LNL_ATOM_H

/*
 * Registers that several blocks share. They are described once, under names of their own (archperfmon_skt_core_perfevtsel_t and so on):
 * IA32_PMC_GP<n>_CFG_A, IA32_PMC_GP<n>_CTR, IA32_PMC_FX<n>_CTR, IA32_FIXED_CTR_CTRL, IA32_PERF_GLOBAL_STATUS,
 * IA32_PERF_GLOBAL_CTRL, IA32_PERF_GLOBAL_STATUS_RESET, MSR_OFFCORE_RSP_<n>, MSR_PEBS_LD_LAT, MSR_SNOOP_RSP_<n>
 */
#include <pmureg/archperfmon/skt_core.h>

#endif
