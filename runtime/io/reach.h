/*
 * reach.h: the registers of one package, by one io that hands each access to the io of its space.
 */
#ifndef PMUREG_IO_REACH_H
#define PMUREG_IO_REACH_H

#include "ways.h"

/* Lives in the caller's memory. An access to a space without an io gives -ENODEV. */
struct io_reach {
	struct pmureg_io io; /* hand &reach.io on */
	struct pmureg_io *ios[PMUREG_SPACES];      /* by enum pmureg_space */
	struct pmureg_error closed[PMUREG_SPACES]; /* of what is not open: why */
	size_t open;                               /* how many spaces are */
	struct pmureg_io *last; /* that failed; NULL: none of them */
	char why[96];
};

/* Nothing is reached: `ios` may be filled in by hand. */
void io_reach_init(struct io_reach *reach);

/*
 * Opens what the blocks need of which `used` says so (NULL: all of them do). Not 0: something that is needed cannot be
 * opened, and the first of that is said; the rest is open all the same. Close it in any case.
 */
int io_reach_open(struct io_reach *reach, const struct io_way_options *options, const uint8_t *used,
		  struct pmureg_error *error);
void io_reach_close(struct io_reach *reach);

#endif
