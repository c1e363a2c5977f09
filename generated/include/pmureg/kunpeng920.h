/*
 * HiSilicon Kunpeng 920 uncore PMUs: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/hisilicon/kunpeng920.yaml. Edit that, not this.
 */
#ifndef PMUREG_KUNPENG920_H
#define PMUREG_KUNPENG920_H

#include <pmureg/kunpeng920/l3c.h>
#include <pmureg/kunpeng920/hha.h>
#include <pmureg/kunpeng920/ddrc.h>

#endif
