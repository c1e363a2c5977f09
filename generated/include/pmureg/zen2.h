/*
 * AMD Zen 2 (family 17h, EPYC 7002 and Ryzen 3000) core and uncore counters: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/amd/zen2.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN2_H
#define PMUREG_ZEN2_H

#include <pmureg/zen2/core.h>
#include <pmureg/zen2/l3.h>
#include <pmureg/zen2/df.h>
#include <pmureg/zen2/rapl.h>
#include <pmureg/zen2/rapl_core.h>

#endif
