/*
 * Intel Core Ultra series 3 (Panther Lake) and Wildcat Lake: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/intel/ptl.yaml. Edit that, not this.
 */
#ifndef PMUREG_PTL_H
#define PMUREG_PTL_H

#include <pmureg/ptl/cbox.h>
#include <pmureg/ptl/ia_core_bridge.h>
#include <pmureg/ptl/santa.h>
#include <pmureg/ptl/cncu.h>
#include <pmureg/ptl/imc.h>
#include <pmureg/ptl/imc_free_running.h>
#include <pmureg/ptl/core.h>
#include <pmureg/ptl/atom.h>

#endif
