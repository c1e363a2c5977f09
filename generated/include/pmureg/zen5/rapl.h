/*
 * AMD Zen 5 (family 1Ah, EPYC 9005 and Ryzen 9000) core and uncore counters: Energy counters
 *
 * Made by pmureg from regdefs/amd/zen5.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN5_RAPL_H
#define PMUREG_ZEN5_RAPL_H

/*
 * Registers that several blocks share. They are described once, under names of their own (zen_rapl_zen_unit_t and so on):
 * RAPL_PWR_UNIT, PKG_ENERGY_STAT
 */
#include <pmureg/zen/rapl_zen.h>

#endif
