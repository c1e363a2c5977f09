/*
 * machine.h: what this machine says of itself.
 */
#ifndef PMUREG_LIBRARY_MACHINE_H
#define PMUREG_LIBRARY_MACHINE_H

#include <pmureg/pmureg.h>

#include "../io/detect.h"

#define MACHINE_PATH 256

struct pmureg_machine {
	char root[MACHINE_PATH], sysfs[MACHINE_PATH + 8];
	struct pmureg_processor processor;
};

#endif
