/*
 * Intel Xeon E7 (Westmere-EX) uncore: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/intel/wsmex.yaml. Edit that, not this.
 */
#ifndef PMUREG_WSMEX_H
#define PMUREG_WSMEX_H

#include <pmureg/wsmex/ubox.h>
#include <pmureg/wsmex/cbox.h>
#include <pmureg/wsmex/bbox.h>
#include <pmureg/wsmex/sbox.h>
#include <pmureg/wsmex/mbox.h>
#include <pmureg/wsmex/rbox.h>
#include <pmureg/wsmex/wbox.h>

#endif
