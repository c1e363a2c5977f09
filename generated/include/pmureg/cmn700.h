/*
 * Arm CoreLink CMN-700 coherent mesh network: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/arm/cmn700.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMN700_H
#define PMUREG_CMN700_H

#include <pmureg/cmn700/cmn.h>
#include <pmureg/cmn700/cfg.h>
#include <pmureg/cmn700/xp.h>
#include <pmureg/cmn700/dtc.h>
#include <pmureg/cmn700/dn.h>
#include <pmureg/cmn700/hni.h>
#include <pmureg/cmn700/hnp.h>
#include <pmureg/cmn700/hnf.h>
#include <pmureg/cmn700/hns.h>
#include <pmureg/cmn700/sbsx.h>
#include <pmureg/cmn700/mtsx.h>
#include <pmureg/cmn700/rni.h>
#include <pmureg/cmn700/rnd.h>
#include <pmureg/cmn700/cxra.h>
#include <pmureg/cmn700/cxha.h>
#include <pmureg/cmn700/ccra.h>
#include <pmureg/cmn700/ccha.h>
#include <pmureg/cmn700/ccla.h>

#endif
