/*
 * Marvell (Cavium) ThunderX2 uncore PMUs: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/marvell/thunderx2.yaml. Edit that, not this.
 */
#ifndef PMUREG_THUNDERX2_H
#define PMUREG_THUNDERX2_H

#include <pmureg/thunderx2/l3c.h>
#include <pmureg/thunderx2/dmc.h>
#include <pmureg/thunderx2/ccpi2.h>

#endif
