/*
 * Arm system PMUs (FEAT_SPMU): every block.
 *
 * One small header a block costs the compiler least; this one includes them all.
 *
 * Made by pmureg from regdefs/arm/spmu.yaml. Edit that, not this.
 */
#ifndef PMUREG_SPMU_H
#define PMUREG_SPMU_H

#include <pmureg/spmu/spmu.h>

#endif
