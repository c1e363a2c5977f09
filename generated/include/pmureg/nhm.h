/*
 * Intel Nehalem and Westmere uncore PMU: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/intel/nhm.yaml. Edit that, not this.
 */
#ifndef PMUREG_NHM_H
#define PMUREG_NHM_H

#include <pmureg/nhm/uncore.h>

#endif
