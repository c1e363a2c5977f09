/*
 * Arm system PMUs (FEAT_SPMU): every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/arm/spmu.yaml. Edit that, not this.
 */
#ifndef PMUREG_SPMU_H
#define PMUREG_SPMU_H

#include <pmureg/spmu/spmu.h>

#endif
