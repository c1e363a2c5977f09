/*
 * registers.h: the registers of one package, or of the simulated device.
 */
#ifndef PMUREG_LIBRARY_REGISTERS_H
#define PMUREG_LIBRARY_REGISTERS_H

#include "../io/ways.h"

struct registers {
	struct io_way_options options;
	int package;           /* its id, for the caller to set; -1: simulated */
	struct pmureg_io *io;
	struct io_reach reach;
	struct pmureg_sim *sim; /* in its memory; or NULL */
	void *sim_memory;
};

/* The simulated device of options.system. Closed in any case. */
int registers_simulate(struct registers *registers, struct pmureg_error *error);

/* What the blocks need of which `used` says so (NULL: all), as the options say. Not 0: not all of it is open. Closed in any case. */
int registers_open(struct registers *registers, const uint8_t *used, struct pmureg_error *error);

void registers_close(struct registers *registers);

/* Why the last access failed. */
const char *registers_why(const struct registers *registers, int code);

#endif
