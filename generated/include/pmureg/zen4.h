/*
 * AMD Zen 4 (family 19h, EPYC 9004 and Ryzen 7000) core and uncore counters: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/amd/zen4.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN4_H
#define PMUREG_ZEN4_H

#include <pmureg/zen4/core.h>
#include <pmureg/zen4/l3.h>
#include <pmureg/zen4/df.h>
#include <pmureg/zen4/umc.h>
#include <pmureg/zen4/rapl.h>
#include <pmureg/zen4/rapl_core.h>

#endif
