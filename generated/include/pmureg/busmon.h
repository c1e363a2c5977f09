/*
 * Bus monitors of the Acme B1: every block.
 *
 * One small header a block costs the compiler least; this one includes them all.
 *
 * Made by pmureg from regdefs/acme/busmon.yaml. Edit that, not this.
 */
#ifndef PMUREG_BUSMON_H
#define PMUREG_BUSMON_H

#include <pmureg/busmon/monitor.h>

#endif
