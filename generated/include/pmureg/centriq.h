/*
 * Qualcomm Centriq 2400 L3 cache PMU: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/qualcomm/centriq.yaml. Edit that, not this.
 */
#ifndef PMUREG_CENTRIQ_H
#define PMUREG_CENTRIQ_H

#include <pmureg/centriq/l3cache.h>

#endif
