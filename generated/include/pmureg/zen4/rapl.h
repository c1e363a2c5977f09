/*
 * AMD Zen 4 (family 19h, EPYC 9004 and Ryzen 7000) core and uncore counters: Energy counters
 *
 * Made by pmureg from regdefs/amd/zen4.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN4_RAPL_H
#define PMUREG_ZEN4_RAPL_H

/*
 * Registers that several blocks share. They are described once, under names of their own (zen_rapl_zen_unit_t and so on):
 * RAPL_PWR_UNIT, PKG_ENERGY_STAT
 */
#include <pmureg/zen/rapl_zen.h>

#endif
