/*
 * AMD Zen 5 (family 1Ah, EPYC 9005 and Ryzen 9000) core and uncore counters: L3 cache of a core complex
 *
 * Made by pmureg from regdefs/amd/zen5.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN5_L3_H
#define PMUREG_ZEN5_L3_H

/*
 * Registers that several blocks share. They are described once, under names of their own (zen_l3_19h_ctl_t and so on):
 * ChL3PmcCfg<n>, ChL3Pmc<n>
 */
#include <pmureg/zen/l3_19h.h>

#endif
