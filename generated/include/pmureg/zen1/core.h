/*
 * AMD Zen 1 and Zen+ (family 17h, EPYC 7001, Ryzen 1000 and 2000) core and uncore counters: Core
 *
 * Made by pmureg from regdefs/amd/zen1.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN1_CORE_H
#define PMUREG_ZEN1_CORE_H

/*
 * Registers that several blocks share. They are described once, under names of their own (zen_core_ctl_t and so on):
 * PERF_CTL<n>, PERF_CTR<n>
 */
#include <pmureg/zen/core.h>

#endif
