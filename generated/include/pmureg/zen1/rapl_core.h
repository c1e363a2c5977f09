/*
 * AMD Zen 1 and Zen+ (family 17h, EPYC 7001, Ryzen 1000 and 2000) core and uncore counters: Energy counters of the cores
 *
 * Made by pmureg from regdefs/amd/zen1.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN1_RAPL_CORE_H
#define PMUREG_ZEN1_RAPL_CORE_H

/*
 * Registers that several blocks share. They are described once, under names of their own (zen_rapl_core_zen_cores_t and so on):
 * CORE_ENERGY_STAT
 */
#include <pmureg/zen/rapl_core_zen.h>

#endif
