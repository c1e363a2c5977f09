/*
 * Intel Core of the twelfth and thirteenth generation (Alder Lake, Raptor Lake) and Alder Lake-N: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/intel/adl.yaml. Edit that, not this.
 */
#ifndef PMUREG_ADL_H
#define PMUREG_ADL_H

#include <pmureg/adl/global.h>
#include <pmureg/adl/cbox.h>
#include <pmureg/adl/arb.h>
#include <pmureg/adl/clockbox.h>
#include <pmureg/adl/imc.h>
#include <pmureg/adl/imc_free_running.h>
#include <pmureg/adl/core.h>
#include <pmureg/adl/atom.h>
#include <pmureg/adl/n_core.h>
#include <pmureg/adl/rapl.h>

#endif
