/*
 * direct.h: what the files share that count by registers: a session for each bank, which is what a CPU reaches
 * of a package, of a core, ..., or for the simulated device.
 */
#ifndef PMUREG_LIBRARY_DIRECT_H
#define PMUREG_LIBRARY_DIRECT_H

#include "handle.h"
#include "record.h"
#include "registers.h"

struct bank {
	struct pmureg *pmureg;
	struct registers registers;
	enum pmureg_scope scope;       /* of the blocks that are counted */
	struct record *record;
	struct pmureg_error unkept;    /* why what puts the session's registers back could not be stored; code 0: it
					  could */
	void *memory;
	struct pmureg_session *session; /* NULL: nothing is to be counted here */
	size_t event_count;
	struct pmureg_event *events;   /* of the session, each on one unit; */
	struct result **results;       /* where it is shown; */
	struct pmureg_count *counts;   /* and what was counted */
	struct pmureg_control owned;
	int failed;                    /* an access of its own: what its controls hold is not another program's doing */
	enum pmureg_reason lost;       /* why it is not read any more; PMUREG_COUNTED: it is */
};

struct state {
	struct bank *banks;
	size_t bank_count;
	struct run_directory directory;
	uint64_t sim_ns, sim_step;     /* the simulated clock, and how far it may go so that no counter wraps twice */
	uint64_t sim_turn;             /* a turn of a sample; 0: as long as on a device */
	uint64_t start_ns, next_rotation, deadline, next_read;
	uint64_t next_look;            /* whether what ends the counting has come so far; 0: nothing does */
	int running;
};

/* ---- direct_session.c ---- */

uint64_t direct_now(const struct pmureg *pmureg); /* nanoseconds of the device's clock */

/* Whether an event is meant for it: by the kernel's number where that shows a device of each bank, else in their order. */
int bank_is(const struct bank *bank, const struct pmureg_event *event);

/* What is to be counted on a bank whose registers are open, and the session that does; what restores is stored. */
int bank_open(struct bank *bank, struct pmureg_error *error);

/* Restores everything. An error, too, when another program has written a control meanwhile. */
int bank_close(struct bank *bank, struct pmureg_error *error);

#endif
