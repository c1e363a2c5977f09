/*
 * CXL PMU of memory devices: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/cxl/cxl.yaml. Edit that, not this.
 */
#ifndef PMUREG_CXL_H
#define PMUREG_CXL_H

#include <pmureg/cxl/pmu.h>

#endif
