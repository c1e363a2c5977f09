/*
 * Intel Core Ultra 200V (Lunar Lake): every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/intel/lnl.yaml. Edit that, not this.
 */
#ifndef PMUREG_LNL_H
#define PMUREG_LNL_H

#include <pmureg/lnl/global.h>
#include <pmureg/lnl/cbox.h>
#include <pmureg/lnl/arb.h>
#include <pmureg/lnl/hbo.h>
#include <pmureg/lnl/imc.h>
#include <pmureg/lnl/imc_free_running.h>
#include <pmureg/lnl/core.h>
#include <pmureg/lnl/atom.h>
#include <pmureg/lnl/rapl.h>

#endif
