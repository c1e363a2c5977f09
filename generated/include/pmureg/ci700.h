/*
 * Arm CoreLink CI-700 coherent interconnect: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/arm/ci700.yaml. Edit that, not this.
 */
#ifndef PMUREG_CI700_H
#define PMUREG_CI700_H

#include <pmureg/ci700/cmn.h>
#include <pmureg/ci700/cfg.h>
#include <pmureg/ci700/xp.h>
#include <pmureg/ci700/dtc.h>
#include <pmureg/ci700/dn.h>
#include <pmureg/ci700/hni.h>
#include <pmureg/ci700/hnf.h>
#include <pmureg/ci700/sbsx.h>
#include <pmureg/ci700/mtsx.h>
#include <pmureg/ci700/rni.h>
#include <pmureg/ci700/rnd.h>

#endif
