/*
 * Arm Neoverse CMN S3 coherent mesh network: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/arm/cmns3.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMNS3_H
#define PMUREG_CMNS3_H

#include <pmureg/cmns3/cmn.h>
#include <pmureg/cmns3/cfg.h>
#include <pmureg/cmns3/xp.h>
#include <pmureg/cmns3/dtc.h>
#include <pmureg/cmns3/dn.h>
#include <pmureg/cmns3/hni.h>
#include <pmureg/cmns3/hnp.h>
#include <pmureg/cmns3/hns.h>
#include <pmureg/cmns3/sbsx.h>
#include <pmureg/cmns3/mtsx.h>
#include <pmureg/cmns3/rni.h>
#include <pmureg/cmns3/rnd.h>
#include <pmureg/cmns3/cxra.h>
#include <pmureg/cmns3/cxha.h>
#include <pmureg/cmns3/ccra.h>
#include <pmureg/cmns3/ccha.h>
#include <pmureg/cmns3/ccla.h>

#endif
