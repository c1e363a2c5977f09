/*
 * AMD Zen 2 (family 17h, EPYC 7002 and Ryzen 3000) core and uncore counters: Core
 *
 * Made by pmureg from regdefs/amd/zen2.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN2_CORE_H
#define PMUREG_ZEN2_CORE_H

/*
 * Registers that several blocks share. They are described once, under names of their own (zen_core_ctl_t and so on):
 * PERF_CTL<n>, PERF_CTR<n>
 */
#include <pmureg/zen/core.h>

#endif
