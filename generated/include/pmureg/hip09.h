/*
 * HiSilicon Hip09 (Kunpeng) uncore PMUs: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/hisilicon/hip09.yaml. Edit that, not this.
 */
#ifndef PMUREG_HIP09_H
#define PMUREG_HIP09_H

#include <pmureg/hip09/l3c.h>
#include <pmureg/hip09/hha.h>
#include <pmureg/hip09/ddrc.h>
#include <pmureg/hip09/sllc.h>
#include <pmureg/hip09/pa.h>
#include <pmureg/hip09/h60pa.h>
#include <pmureg/hip09/uc.h>
#include <pmureg/hip09/cpa.h>
#include <pmureg/hip09/pcie.h>

#endif
