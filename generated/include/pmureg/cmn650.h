/*
 * Arm CoreLink CMN-650 coherent mesh network: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/arm/cmn650.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMN650_H
#define PMUREG_CMN650_H

#include <pmureg/cmn650/cmn.h>
#include <pmureg/cmn650/cfg.h>
#include <pmureg/cmn650/xp.h>
#include <pmureg/cmn650/dtc.h>
#include <pmureg/cmn650/dn.h>
#include <pmureg/cmn650/hni.h>
#include <pmureg/cmn650/hnp.h>
#include <pmureg/cmn650/hnf.h>
#include <pmureg/cmn650/sbsx.h>
#include <pmureg/cmn650/rni.h>
#include <pmureg/cmn650/rnd.h>
#include <pmureg/cmn650/cxra.h>
#include <pmureg/cmn650/cxha.h>

#endif
