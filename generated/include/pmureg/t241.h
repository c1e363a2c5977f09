/*
 * NVIDIA Tegra241 (Grace) uncore PMUs: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/nvidia/t241.yaml. Edit that, not this.
 */
#ifndef PMUREG_T241_H
#define PMUREG_T241_H

#include <pmureg/t241/scf.h>
#include <pmureg/t241/pcie.h>
#include <pmureg/t241/c2c0.h>
#include <pmureg/t241/c2c1.h>
#include <pmureg/t241/cnvlink.h>
#include <pmureg/t241/other_product.h>

#endif
