/*
 * device.h: what the commands share that reach for the registers of a device: which of them are meant, and the way
 * there.
 */
#ifndef PMUREG_TOOL_DEVICE_H
#define PMUREG_TOOL_DEVICE_H

#include "tool.h"

#define CHOSEN_MOST 64

/* The units and registers that were named; when none was, all are meant. */
struct chosen {
	const struct pmureg_system *system;
	struct pmureg_register_name list[CHOSEN_MOST];
	size_t count;
};

/* Takes the words of a command, units and, if `registers`, registers. What is wrong has been said if not 0. */
int chosen_take(struct chosen *chosen, const struct options *options, int registers);
/* The next unit that is meant, or of which a register is; from {0} on. 0: there is none. */
int chosen_next(const struct chosen *chosen, struct pmureg_register_name *at);
/* The name that an element of a register is meant by; NULL: by none. */
const struct pmureg_register_name *chosen_by(const struct chosen *chosen, const struct pmureg_register_name *at);

/* What the library is to do, as --io, --root and the others say. */
struct pmureg_options device_options(const struct tool *tool, const struct options *options,
				     const struct pmureg_system *system, char name[TOOL_NAME]);
int is_simulated_device(const struct options *options);
/* Opens what there is. NULL: there is nothing, and that has been said. */
struct pmureg_device *device_open(const struct pmureg_options *options);

#endif
