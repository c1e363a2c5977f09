/*
 * AMD Zen 3 (family 19h, EPYC 7003 and Ryzen 5000) core and uncore counters: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/amd/zen3.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN3_H
#define PMUREG_ZEN3_H

#include <pmureg/zen3/core.h>
#include <pmureg/zen3/l3.h>
#include <pmureg/zen3/df.h>
#include <pmureg/zen3/rapl.h>
#include <pmureg/zen3/rapl_core.h>

#endif
