/*
 * Arm CoreLink DMC-620 memory controllers: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/arm/dmc620.yaml. Edit that, not this.
 */
#ifndef PMUREG_DMC620_H
#define PMUREG_DMC620_H

#include <pmureg/dmc620/dmc.h>

#endif
