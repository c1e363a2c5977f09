/*
 * Intel Core of the sixth to tenth generation (Skylake, Kaby Lake, Coffee Lake, Comet Lake): every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/intel/skl.yaml. Edit that, not this.
 */
#ifndef PMUREG_SKL_H
#define PMUREG_SKL_H

#include <pmureg/skl/global.h>
#include <pmureg/skl/cbox.h>
#include <pmureg/skl/arb.h>
#include <pmureg/skl/imc.h>
#include <pmureg/skl/core.h>
#include <pmureg/skl/rapl.h>

#endif
