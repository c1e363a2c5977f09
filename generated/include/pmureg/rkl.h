/*
 * Intel Core of the eleventh generation for desktops (Rocket Lake): every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/intel/rkl.yaml. Edit that, not this.
 */
#ifndef PMUREG_RKL_H
#define PMUREG_RKL_H

#include <pmureg/rkl/global.h>
#include <pmureg/rkl/cbox.h>
#include <pmureg/rkl/arb.h>
#include <pmureg/rkl/clockbox.h>
#include <pmureg/rkl/imc.h>
#include <pmureg/rkl/core.h>

#endif
