/*
 * AMD Zen 5 (family 1Ah, EPYC 9005 and Ryzen 9000) core and uncore counters: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/amd/zen5.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN5_H
#define PMUREG_ZEN5_H

#include <pmureg/zen5/core.h>
#include <pmureg/zen5/l3.h>
#include <pmureg/zen5/df.h>
#include <pmureg/zen5/umc.h>
#include <pmureg/zen5/rapl.h>
#include <pmureg/zen5/rapl_core.h>

#endif
