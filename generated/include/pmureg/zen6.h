/*
 * AMD Zen 6 (family 1Ah) core and uncore counters: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/amd/zen6.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN6_H
#define PMUREG_ZEN6_H

#include <pmureg/zen6/core.h>
#include <pmureg/zen6/l3.h>
#include <pmureg/zen6/df.h>
#include <pmureg/zen6/umc.h>
#include <pmureg/zen6/rapl.h>
#include <pmureg/zen6/rapl_core.h>

#endif
