/*
 * Marvell Odyssey uncore PMUs: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/marvell/odyssey.yaml. Edit that, not this.
 */
#ifndef PMUREG_ODYSSEY_H
#define PMUREG_ODYSSEY_H

#include <pmureg/odyssey/ddr.h>
#include <pmureg/odyssey/pem.h>

#endif
