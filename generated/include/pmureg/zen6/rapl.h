/*
 * AMD Zen 6 (family 1Ah) core and uncore counters: Energy counters
 *
 * Made by pmureg from regdefs/amd/zen6.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN6_RAPL_H
#define PMUREG_ZEN6_RAPL_H

/*
 * Registers that several blocks share. They are described once, under names of their own (zen_rapl_zen_unit_t and so on):
 * RAPL_PWR_UNIT, PKG_ENERGY_STAT
 */
#include <pmureg/zen/rapl_zen.h>

#endif
