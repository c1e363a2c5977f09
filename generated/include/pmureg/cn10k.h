/*
 * Marvell Octeon 10 (CN10K) uncore PMUs: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/marvell/cn10k.yaml. Edit that, not this.
 */
#ifndef PMUREG_CN10K_H
#define PMUREG_CN10K_H

#include <pmureg/cn10k/tad.h>
#include <pmureg/cn10k/ddr.h>

#endif
