/*
 * Intel Core Ultra (Arrow Lake-S, -HX and -H): every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/intel/arl.yaml. Edit that, not this.
 */
#ifndef PMUREG_ARL_H
#define PMUREG_ARL_H

#include <pmureg/arl/config.h>
#include <pmureg/arl/cbox.h>
#include <pmureg/arl/arb.h>
#include <pmureg/arl/hac_arb.h>
#include <pmureg/arl/hac_cbox.h>
#include <pmureg/arl/cncu.h>
#include <pmureg/arl/sncu.h>
#include <pmureg/arl/imc.h>
#include <pmureg/arl/imc_free_running.h>
#include <pmureg/arl/core.h>
#include <pmureg/arl/atom.h>
#include <pmureg/arl/lowpower.h>
#include <pmureg/arl/rapl.h>

#endif
