/*
 * Intel Core Ultra (Meteor Lake, Arrow Lake-U): every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/intel/mtl.yaml. Edit that, not this.
 */
#ifndef PMUREG_MTL_H
#define PMUREG_MTL_H

#include <pmureg/mtl/config.h>
#include <pmureg/mtl/cbox.h>
#include <pmureg/mtl/arb.h>
#include <pmureg/mtl/hac_arb.h>
#include <pmureg/mtl/hac_cbox.h>
#include <pmureg/mtl/cncu.h>
#include <pmureg/mtl/sncu.h>
#include <pmureg/mtl/imc.h>
#include <pmureg/mtl/imc_free_running.h>
#include <pmureg/mtl/core.h>
#include <pmureg/mtl/atom.h>
#include <pmureg/mtl/rapl.h>

#endif
