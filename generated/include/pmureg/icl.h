/*
 * Intel Core of the tenth generation (Ice Lake): every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/intel/icl.yaml. Edit that, not this.
 */
#ifndef PMUREG_ICL_H
#define PMUREG_ICL_H

#include <pmureg/icl/config.h>
#include <pmureg/icl/cbox.h>
#include <pmureg/icl/arb.h>
#include <pmureg/icl/clockbox.h>
#include <pmureg/icl/imc.h>
#include <pmureg/icl/core.h>
#include <pmureg/icl/rapl.h>

#endif
