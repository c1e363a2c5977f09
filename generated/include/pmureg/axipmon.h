/*
 * AMD (Xilinx) AXI Performance Monitor: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/xilinx/axipmon.yaml. Edit that, not this.
 */
#ifndef PMUREG_AXIPMON_H
#define PMUREG_AXIPMON_H

#include <pmureg/axipmon/monitor.h>

#endif
