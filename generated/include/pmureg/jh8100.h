/*
 * StarFive JH8100 StarLink PMU: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/starfive/jh8100.yaml. Edit that, not this.
 */
#ifndef PMUREG_JH8100_H
#define PMUREG_JH8100_H

#include <pmureg/jh8100/starlink.h>

#endif
