/*
 * device.h: shared by the commands that access registers of a device: choosing registers, and opening the device.
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
	int number; /* signal that ended it; 0: none */
	/* Units and registers that the user named; none: all. */
	struct pmureg_register_name chosen[CHOSEN_MOST];
	size_t chosen_count;
};

/*
 * Takes the words of a command (units and, with PMUREG_READ_ONLY, registers), and opens the device. Returns non-zero
 * after printing an error.
 */
int device_open(struct device *device, const struct tool *tool, const struct options *options, unsigned flags);
/* Until closing, signals and output are deferred. */
int device_close(struct device *device);
int device_is_stopped(struct device *device); /* by a signal */

/* Returns the next unit that is chosen, or has a chosen register; start with {0}. Returns 0 at the end. */
int device_next(const struct device *device, struct pmureg_register_name *at);
/* Returns the choice that includes an element of a register, or NULL. */
const struct pmureg_register_name *device_chosen(const struct device *device, const struct pmureg_register_name *at);

#endif
