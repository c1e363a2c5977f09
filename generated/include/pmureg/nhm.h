/*
 * Intel Nehalem and Westmere uncore PMU: every block.
 *
 * One small header a block costs the compiler least; this one includes them all.
 *
 * Made by pmureg from regdefs/intel/nhm.yaml. Edit that, not this.
 */
#ifndef PMUREG_NHM_H
#define PMUREG_NHM_H

#include <pmureg/nhm/uncore.h>

#endif
