/*
 * Arm core PMU (PMUv3): every block.
 *
 * One small header a block costs the compiler least; this one includes them all.
 *
 * Made by pmureg from regdefs/arm/pmuv3.yaml. Edit that, not this.
 */
#ifndef PMUREG_PMUV3_H
#define PMUREG_PMUV3_H

#include <pmureg/pmuv3/pmuv3.h>
#include <pmureg/pmuv3/el_control.h>

#endif
