/*
 * Intel Xeon 7500 and 6500 (Nehalem-EX) uncore: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/intel/nhmex.yaml. Edit that, not this.
 */
#ifndef PMUREG_NHMEX_H
#define PMUREG_NHMEX_H

#include <pmureg/nhmex/ubox.h>
#include <pmureg/nhmex/cbox.h>
#include <pmureg/nhmex/bbox.h>
#include <pmureg/nhmex/sbox.h>
#include <pmureg/nhmex/mbox.h>
#include <pmureg/nhmex/rbox.h>
#include <pmureg/nhmex/wbox.h>

#endif
