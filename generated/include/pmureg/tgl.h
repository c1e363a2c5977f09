/*
 * Intel Core of the eleventh generation (Tiger Lake): every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/intel/tgl.yaml. Edit that, not this.
 */
#ifndef PMUREG_TGL_H
#define PMUREG_TGL_H

#include <pmureg/tgl/global.h>
#include <pmureg/tgl/cbox.h>
#include <pmureg/tgl/arb.h>
#include <pmureg/tgl/clockbox.h>
#include <pmureg/tgl/imc_free_running.h>
#include <pmureg/tgl/core.h>
#include <pmureg/tgl/rapl.h>

#endif
