/*
 * AMD Zen 3 (family 19h, EPYC 7003 and Ryzen 5000) core and uncore counters: L3 cache of a core complex
 *
 * Made by pmureg from regdefs/amd/zen3.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN3_L3_H
#define PMUREG_ZEN3_L3_H

/*
 * Registers that several blocks share. They are described once, under names of their own (zen_l3_19h_ctl_t and so on):
 * ChL3PmcCfg<n>, ChL3Pmc<n>
 */
#include <pmureg/zen/l3_19h.h>

#endif
