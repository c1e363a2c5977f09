/*
 * AMD Zen 1 and Zen+ (family 17h, EPYC 7001, Ryzen 1000 and 2000) core and uncore counters: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/amd/zen1.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN1_H
#define PMUREG_ZEN1_H

#include <pmureg/zen1/core.h>
#include <pmureg/zen1/l3.h>
#include <pmureg/zen1/df.h>
#include <pmureg/zen1/rapl.h>
#include <pmureg/zen1/rapl_core.h>

#endif
