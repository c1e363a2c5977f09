/*
 * Intel Core of the second to fifth generation (Sandy Bridge to Broadwell): every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/intel/snb.yaml. Edit that, not this.
 */
#ifndef PMUREG_SNB_H
#define PMUREG_SNB_H

#include <pmureg/snb/global.h>
#include <pmureg/snb/cbox.h>
#include <pmureg/snb/arb.h>
#include <pmureg/snb/imc.h>
#include <pmureg/snb/rapl.h>
#include <pmureg/snb/sandybridge.h>
#include <pmureg/snb/ivybridge.h>
#include <pmureg/snb/haswell.h>
#include <pmureg/snb/broadwell.h>

#endif
