/*
 * Arm CoreLink NI-700 network-on-chip interconnect: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/arm/ni700.yaml. Edit that, not this.
 */
#ifndef PMUREG_NI700_H
#define PMUREG_NI700_H

#include <pmureg/ni700/ni.h>
#include <pmureg/ni700/cfg.h>
#include <pmureg/ni700/vd.h>
#include <pmureg/ni700/pd.h>
#include <pmureg/ni700/cd.h>
#include <pmureg/ni700/pmu.h>
#include <pmureg/ni700/asni.h>
#include <pmureg/ni700/amni.h>
#include <pmureg/ni700/hsni.h>
#include <pmureg/ni700/hmni.h>
#include <pmureg/ni700/pmni.h>

#endif
