/*
 * AMD Zen 2 (family 17h, EPYC 7002 and Ryzen 3000) core and uncore counters: L3 cache of a core complex
 *
 * Made by pmureg from regdefs/amd/zen2.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN2_L3_H
#define PMUREG_ZEN2_L3_H

/*
 * Registers that several blocks share. They are described once, under names of their own (zen_l3_17h_ctl_t and so on):
 * ChL3PmcCfg<n>, ChL3Pmc<n>
 */
#include <pmureg/zen/l3_17h.h>

#endif
