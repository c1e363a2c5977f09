/*
 * NVIDIA Tegra241 (Grace) uncore PMUs: every block.
 *
 * One small header a block costs the compiler least; this one includes them all.
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
