/*
 * Apple M1 and M2 core PMUs: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/apple/m1.yaml. Edit that, not this.
 */
#ifndef PMUREG_M1_H
#define PMUREG_M1_H

#include <pmureg/m1/icestorm.h>
#include <pmureg/m1/firestorm.h>
#include <pmureg/m1/blizzard.h>
#include <pmureg/m1/avalanche.h>

#endif
