/*
 * NVIDIA Tegra410 (Vera) uncore PMUs: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/nvidia/t410.yaml. Edit that, not this.
 */
#ifndef PMUREG_T410_H
#define PMUREG_T410_H

#include <pmureg/t410/ucf.h>
#include <pmureg/t410/pcie.h>
#include <pmureg/t410/pcie_tgt.h>
#include <pmureg/t410/cmem.h>
#include <pmureg/t410/c2c.h>
#include <pmureg/t410/clink.h>
#include <pmureg/t410/dlink.h>
#include <pmureg/t410/other_product.h>

#endif
