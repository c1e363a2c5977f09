/*
 * Intel Xeon 6 (Granite Rapids, Sierra Forest), Clearwater Forest and Grand Ridge: Core PMU of Sierra Forest and Grand Ridge (Crestmont)
 *
 * Made by pmureg from regdefs/intel/gnr.yaml. Edit that, not this.
 */
#ifndef PMUREG_GNR_CRESTMONT_H
#define PMUREG_GNR_CRESTMONT_H

/*
 * Registers that several blocks share. They are described once, under names of their own (archperfmon_cmt_core_perfevtsel_t and so on):
 * IA32_PERFEVTSEL<n>, IA32_A_PMC<n>, IA32_FIXED_CTR<n>, IA32_FIXED_CTR_CTRL, IA32_PERF_GLOBAL_STATUS,
 * IA32_PERF_GLOBAL_CTRL, IA32_PERF_GLOBAL_STATUS_RESET, MSR_OFFCORE_RSP_<n>, MSR_PEBS_LD_LAT, MSR_SNOOP_RSP_<n>
 */
#include <pmureg/archperfmon/cmt_core.h>

#endif
