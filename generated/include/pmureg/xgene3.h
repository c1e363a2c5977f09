/*
 * Applied Micro X-Gene 3 and Ampere eMAG uncore PMUs: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/apm/xgene3.yaml. Edit that, not this.
 */
#ifndef PMUREG_XGENE3_H
#define PMUREG_XGENE3_H

#include <pmureg/xgene3/csw.h>
#include <pmureg/xgene3/l3c.h>
#include <pmureg/xgene3/iob.h>
#include <pmureg/xgene3/iob_slow.h>
#include <pmureg/xgene3/mcb.h>
#include <pmureg/xgene3/mc.h>

#endif
