/*
 * NVIDIA Xavier (Tegra194, Carmel) uncore PMU: every block.
 *
 * One small header a block costs the compiler least; this one includes them all.
 *
 * Made by pmureg from regdefs/nvidia/carmel.yaml. Edit that, not this.
 */
#ifndef PMUREG_CARMEL_H
#define PMUREG_CARMEL_H

#include <pmureg/carmel/uncore.h>

#endif
