/*
 * Applied Micro X-Gene 1 and 2 uncore PMUs: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/apm/xgene2.yaml. Edit that, not this.
 */
#ifndef PMUREG_XGENE2_H
#define PMUREG_XGENE2_H

#include <pmureg/xgene2/csw.h>
#include <pmureg/xgene2/bridge.h>
#include <pmureg/xgene2/l3c.h>
#include <pmureg/xgene2/iob.h>
#include <pmureg/xgene2/mcb.h>
#include <pmureg/xgene2/mc.h>

#endif
