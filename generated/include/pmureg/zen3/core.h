/*
 * AMD Zen 3 (family 19h, EPYC 7003 and Ryzen 5000) core and uncore counters: Core
 *
 * Made by pmureg from regdefs/amd/zen3.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN3_CORE_H
#define PMUREG_ZEN3_CORE_H

/*
 * Registers that several blocks share. They are described once, under names of their own (zen_core_ctl_t and so on):
 * PERF_CTL<n>, PERF_CTR<n>
 */
#include <pmureg/zen/core.h>

#endif
