/*
 * direct.h: shared by the files that count through registers. Each topology element (the registers that a CPU accesses
 * in its package, core, ...) has a session, and so has the simulated device.
 */
#ifndef PMUREG_LIBRARY_DIRECT_H
#define PMUREG_LIBRARY_DIRECT_H

#include "handle.h"
#include "record.h"
#include "registers.h"

struct bank {
	struct pmureg *pmureg;
	struct registers registers;
	enum pmureg_scope scope;       /* scope of the counted blocks */
	struct record *record;
	struct pmureg_error unkept;    /* why the record could not be stored; code 0: it was stored */
	void *memory;
	struct pmureg_session *session; /* NULL: nothing is counted here */
	size_t event_count;
	struct pmureg_event *events;   /* events of the session, each on one unit */
	struct result **results;       /* result of each event */
	struct pmureg_count *counts;   /* count of each event */
	struct pmureg_control owned;
	int failed;                    /* an own access failed, so control values do not show other programs */
	enum pmureg_reason lost;       /* why it is no longer read; PMUREG_COUNTED: it is read */
};

struct state {
	struct bank *banks;
	size_t bank_count;
	struct run_directory directory;
	uint64_t sim_ns, sim_step;     /* simulated clock; largest step in which no counter wraps twice */
	uint64_t sim_rotation_ns;      /* rotation interval for a sample; 0: as on a device */
	uint64_t start_ns, next_rotation, deadline, next_read;
	uint64_t next_look;            /* time of the next check of --until; 0: none */
	int running;
};

/* ---- direct_session.c ---- */

uint64_t direct_now(const struct pmureg *pmureg); /* nanoseconds of the device's clock */

/* Checks whether an event is for this element: by the CPU of the kernel's device with that number, else by order. */
int bank_is(const struct bank *bank, const struct pmureg_event *event);

/* Adds the events of an element whose registers are open, stores the record and opens the session. */
int bank_open(struct bank *bank, struct pmureg_error *error);

/* Restores all registers. Returns -EBUSY if another program changed a control register during the session. */
int bank_close(struct bank *bank, struct pmureg_error *error);

#endif
