/*
 * perf.h: count with the PMUs that this Linux really has, through perf_event_open.
 *
 *	struct pmureg_perf_event event;
 *	struct pmureg_perf *perf;
 *
 *	pmureg_perf_event_parse(machine, "msr/tsc/", 8, &event, &error);
 *	pmureg_perf_open(machine, &event, 1, pid, 0, &perf, &error);
 *	pmureg_perf_enable(perf, &error);
 *	...
 *	pmureg_perf_read(perf, &error);
 *	value = pmureg_perf_counts(perf, 0, NULL)[0].value;
 *	pmureg_perf_close(perf);
 *
 * Functions return 0 or a negative errno value and then say why in `error`. The machine must outlive events and counts.
 */
#ifndef PMUREG_PERF_H
#define PMUREG_PERF_H

#include <sys/types.h>

#include "machine.h"

/* An event on one device. */
struct pmureg_perf_unit {
	const char *device; /* empty for events that the kernel names itself */
	const struct io_pmu *pmu;
	uint64_t config[3];
};

struct pmureg_perf_event {
	char text[128];  /* as it was written */
	char unit[32];   /* of the scaled count; empty: a plain count */
	double scale;    /* 1: as it is counted */
	uint16_t group;  /* events of one number are counted together; set by the caller */
	uint8_t exclude_user, exclude_kernel, exclude_hv;
	size_t unit_count, unit_room;
	struct pmureg_perf_unit *units;
};

/*
 * Parses `device/term=value,.../`, `device/event/`, or an event that the kernel names itself (`page-faults`), each with
 * the modifiers u, k and h. A device without its number stands for all devices that have one. The columns of an error
 * count from the first character of `text`.
 */
int pmureg_perf_event_parse(struct pmureg_machine *machine, const char *text, size_t length,
			    struct pmureg_perf_event *event, struct pmureg_error *error);

/*
 * The same of a described event: on those of its units that the kernel has, by the formats that it shows. A term that
 * was given and that the kernel does not know is an error.
 */
int pmureg_perf_event_of(struct pmureg_machine *machine, const struct pmureg_event *described,
			 struct pmureg_perf_event *event, struct pmureg_error *error);
/* The factor to an event's unit, more than 0 and finite. 0, -EINVAL: it is none, or -ENOMEM. */
int pmureg_perf_scale(const char *text, double *scale);
void pmureg_perf_event_clear(struct pmureg_perf_event *event);

/* Whether the device (with or without its number), or a kernel's own event of this name, is there. */
int pmureg_perf_has(struct pmureg_machine *machine, const char *text, size_t length);

const char *pmureg_perf_kernel_event(size_t index); /* that the kernel names itself; NULL behind the last one */
int pmureg_perf_kernel_counts(size_t index);        /* 0: not on this machine, it says */

struct pmureg_perf;

struct pmureg_perf_count {
	uint64_t value;            /* as counted */
	uint64_t enabled, running; /* ns; summed over CPUs */
	int is_used;               /* it counts there: */
	const struct io_bank *bank; /* NULL: for a task, wherever that is */
	enum pmureg_scope scope;   /* how narrow that place is: as was asked for, or its device's */
	size_t cpus;               /* whose times are added up */
};

enum {
	PMUREG_PERF_ALL_CPUS = 1, /* everything on every CPU; pid is ignored */
	PMUREG_PERF_ON_EXEC = 2   /* start with the exec of pid */
};

struct pmureg_perf_where {
	pid_t pid;
	const char *pids, *tids;    /* to count in its place: processes with all of their threads, or threads; or NULL */
	unsigned int flags;
	const struct io_cpus *cpus; /* the only ones to count on, but for a device that all CPUs share; NULL: all */
	enum pmureg_scope per;      /* a count for each of these */
	size_t *blamed;             /* may be NULL; set where one event cannot be counted, and others may be */
};

/*
 * Opens everything, disabled. Events of one group make one perf group on each device and CPU and are read with one
 * read().
 */
int pmureg_perf_open(struct pmureg_machine *machine, const struct pmureg_perf_event *events, size_t count,
		     const struct pmureg_perf_where *where, struct pmureg_perf **perf, struct pmureg_error *error);
int pmureg_perf_enable(struct pmureg_perf *perf, struct pmureg_error *error);
int pmureg_perf_disable(struct pmureg_perf *perf, struct pmureg_error *error);
int pmureg_perf_read(struct pmureg_perf *perf, struct pmureg_error *error);
void pmureg_perf_close(struct pmureg_perf *perf);

/* Of an event, as of the last read: on each of `per` one for each of its units. */
const struct pmureg_perf_count *pmureg_perf_counts(const struct pmureg_perf *perf, size_t event, size_t *count);

/* The event was opened for user space only, because the kernel allows this user no more. */
int pmureg_perf_user_only(const struct pmureg_perf *perf, size_t event);

#endif
