/*
 * AMD Zen 1 and Zen+ (family 17h, EPYC 7001, Ryzen 1000 and 2000) core and uncore counters: L3 cache of a core complex
 *
 * Made by pmureg from regdefs/amd/zen1.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN1_L3_H
#define PMUREG_ZEN1_L3_H

/*
 * Registers that several blocks share. They are described once, under names of their own (zen_l3_17h_ctl_t and so on):
 * ChL3PmcCfg<n>, ChL3Pmc<n>
 */
#include <pmureg/zen/l3_17h.h>

#endif
