/*
 * Arm DynamIQ Shared Unit PMU (DSU, DSU-110, DSU-120): every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/arm/dsu.yaml. Edit that, not this.
 */
#ifndef PMUREG_DSU_H
#define PMUREG_DSU_H

#include <pmureg/dsu/dsu.h>
#include <pmureg/dsu/el_control.h>

#endif
