/*
 * Amlogic G12 series memory bandwidth monitor: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/amlogic/g12.yaml. Edit that, not this.
 */
#ifndef PMUREG_G12_H
#define PMUREG_G12_H

#include <pmureg/g12/ddr.h>

#endif
