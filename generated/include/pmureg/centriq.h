/*
 * Qualcomm Centriq 2400 L3 cache PMU: every block.
 *
 * One small header a block costs the compiler least; this one includes them all.
 *
 * Made by pmureg from regdefs/qualcomm/centriq.yaml. Edit that, not this.
 */
#ifndef PMUREG_CENTRIQ_H
#define PMUREG_CENTRIQ_H

#include <pmureg/centriq/l3cache.h>

#endif
