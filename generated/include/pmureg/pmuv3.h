/*
 * Arm core PMU (PMUv3): every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/arm/pmuv3.yaml. Edit that, not this.
 */
#ifndef PMUREG_PMUV3_H
#define PMUREG_PMUV3_H

#include <pmureg/pmuv3/pmuv3.h>
#include <pmureg/pmuv3/el_control.h>

#endif
