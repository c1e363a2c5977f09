/*
 * Arm CoreLink CMN-600 coherent mesh network: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/arm/cmn600.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMN600_H
#define PMUREG_CMN600_H

#include <pmureg/cmn600/cmn.h>
#include <pmureg/cmn600/cfg.h>
#include <pmureg/cmn600/xp.h>
#include <pmureg/cmn600/dtc.h>
#include <pmureg/cmn600/dn.h>
#include <pmureg/cmn600/hni.h>
#include <pmureg/cmn600/hnf.h>
#include <pmureg/cmn600/sbsx.h>
#include <pmureg/cmn600/rni.h>
#include <pmureg/cmn600/rnd.h>
#include <pmureg/cmn600/cxra.h>
#include <pmureg/cmn600/cxha.h>

#endif
