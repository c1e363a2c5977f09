/*
 * direct.h: what the files share that count by touching registers: a part for each package, or for the simulated device.
 */
#ifndef PMUREG_LIBRARY_DIRECT_H
#define PMUREG_LIBRARY_DIRECT_H

#include "counting.h"
#include "packages.h"
#include "reach.h"
#include "undo.h"
#include "watch.h"

/* An event on one unit. */
struct use {
	size_t event;      /* of the counting */
	uint16_t instance;
	struct cell *cell; /* where its count is shown */
};

struct part {
	struct pmureg *counting;
	struct pmureg_package package; /* id -1: simulated */
	struct pmureg_reach *reach;
	struct pmureg_io *io;
	struct watch *watch;
	struct pmureg_undo *undo;
	struct pmureg_error unkept;    /* why what undoes the session could not be stored; code 0: it could */
	size_t stored;                 /* accesses; 0: there is nothing to undo */
	void *memory;
	struct pmureg_session *session;
	struct use *uses;              /* an event of the session each */
	size_t use_count;
	struct pmureg_event *events;
	struct pmureg_count *counts;
	struct pmureg_control owned;
	int failed;                    /* an access of its own: what its controls hold is not someone else's doing */
	enum pmureg_reason lost;       /* why it is not read any more; PMUREG_COUNTED: it is */
};

struct counting_state {
	struct part *parts;
	size_t part_count;
	void *sim_memory;
	struct pmureg_sim *sim;
	uint64_t sim_ns, sim_step;      /* its clock, and how far it may go so that no counter wraps twice */
	uint64_t start_ns, next_turn, deadline, next_read;
	int running;
};

static inline int is_simulated(const struct pmureg *counting)
{
	return counting->way == WAY_SIM;
}

/* ---- direct_open.c ---- */

/* The parts, each with the way to its registers. */
int direct_open_parts(struct pmureg *counting, struct pmureg_error *error);

/* ---- direct_session.c ---- */

/* What is to be counted on a part, and the session that does; what undoes it is stored. */
int direct_open_session(struct part *part, struct pmureg_error *error);

/* Puts everything back. An error, too, when someone else has written a control meanwhile. */
int direct_close_part(struct part *part, struct pmureg_error *error);

/* Nanoseconds of the part's clock. */
uint64_t direct_now(void *part);

#endif
