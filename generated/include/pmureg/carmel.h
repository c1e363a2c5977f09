/*
 * NVIDIA Xavier (Tegra194, Carmel) uncore PMU: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/nvidia/carmel.yaml. Edit that, not this.
 */
#ifndef PMUREG_CARMEL_H
#define PMUREG_CARMEL_H

#include <pmureg/carmel/uncore.h>

#endif
