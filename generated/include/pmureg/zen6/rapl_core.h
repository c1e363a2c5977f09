/*
 * AMD Zen 6 (family 1Ah) core and uncore counters: Energy counters of the cores
 *
 * Made by pmureg from regdefs/amd/zen6.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN6_RAPL_CORE_H
#define PMUREG_ZEN6_RAPL_CORE_H

/*
 * Registers that several blocks share. They are described once, under names of their own (zen_rapl_core_zen_cores_t and so on):
 * CORE_ENERGY_STAT
 */
#include <pmureg/zen/rapl_core_zen.h>

#endif
