/*
 * AMD Zen 3 (family 19h, EPYC 7003 and Ryzen 5000) uncore counters: every block.
 *
 * One small header a block costs the compiler least; this one includes them all.
 *
 * Made by pmureg from regdefs/amd/zen3.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN3_H
#define PMUREG_ZEN3_H

#include <pmureg/zen3/l3.h>
#include <pmureg/zen3/df.h>

#endif
