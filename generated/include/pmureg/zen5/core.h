/*
 * AMD Zen 5 (family 1Ah, EPYC 9005 and Ryzen 9000) core and uncore counters: Core
 *
 * Made by pmureg from regdefs/amd/zen5.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN5_CORE_H
#define PMUREG_ZEN5_CORE_H

/*
 * Registers that several blocks share. They are described once, under names of their own (zen_core_v2_ctl_t and so on):
 * PERF_CTL<n>, PERF_CTR<n>, PerfCntrGlobalStatus, PerfCntrGlobalCtl, PerfCntrGlobalStatusClr,
 * PerfCntrGlobalStatusSet
 */
#include <pmureg/zen/core_v2.h>

#endif
