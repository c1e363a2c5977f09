/*
 * device.h: what the commands share that reach for the registers of a device: which of them are meant, and the way
 * there.
 */
#ifndef PMUREG_TOOL_DEVICE_H
#define PMUREG_TOOL_DEVICE_H

#include "stat.h"

#define CHOSEN_MOST 64

struct device {
	const struct tool *tool;
	const struct options *options;
	const struct pmureg_system *system;
	struct pmureg_device *registers;
	int is_simulated;
	struct signals signals;
	struct held held;
	int number; /* of the signal that ended it; 0: none */
	/* The units and registers that were named; when none was, all are meant. */
	struct pmureg_register_name chosen[CHOSEN_MOST];
	size_t chosen_count;
};

/*
 * Takes the words of a command, units and, where nothing is to be written (PMUREG_READ_ONLY among the flags),
 * registers; and opens what there is. What is wrong has been said if not 0.
 */
int device_open(struct device *device, const struct tool *tool, const struct options *options, unsigned flags);
/* Until then signals wait, and what is printed is held back. */
int device_close(struct device *device);
int device_is_stopped(struct device *device); /* by a signal */

/* The next unit that is meant, or of which a register is; from {0} on. 0: there is none. */
int device_next(const struct device *device, struct pmureg_register_name *at);
/* The name that an element of a register is meant by; NULL: by none. */
const struct pmureg_register_name *device_chosen(const struct device *device, const struct pmureg_register_name *at);

#endif
