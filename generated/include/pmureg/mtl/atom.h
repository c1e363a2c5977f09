/*
 * Intel Core Ultra (Meteor Lake, Arrow Lake-U): Core PMU of Meteor Lake's E-cores (Crestmont)
 *
 * Made by pmureg from regdefs/intel/mtl.yaml. Edit that, not this.
 */
#ifndef PMUREG_MTL_ATOM_H
#define PMUREG_MTL_ATOM_H

/*
 * Registers that several blocks share. They are described once, under names of their own (archperfmon_cmt_core_perfevtsel_t and so on):
 * IA32_PERFEVTSEL<n>, IA32_A_PMC<n>, IA32_FIXED_CTR<n>, IA32_FIXED_CTR_CTRL, IA32_PERF_GLOBAL_STATUS,
 * IA32_PERF_GLOBAL_CTRL, IA32_PERF_GLOBAL_STATUS_RESET, MSR_OFFCORE_RSP_<n>, MSR_PEBS_LD_LAT, MSR_SNOOP_RSP_<n>
 */
#include <pmureg/archperfmon/cmt_core.h>

#endif
