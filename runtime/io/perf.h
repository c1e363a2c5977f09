/*
 * perf.h: counts with the PMUs of the running Linux through perf_event_open.
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
 * Functions return 0, or a negative errno value and a message in `error`. The machine must outlive events and counts.
 */
#ifndef PMUREG_PERF_H
#define PMUREG_PERF_H

#include <sys/types.h>

#include "machine.h"

/* An event on one device. */
struct pmureg_perf_unit {
	const char *device; /* empty for the kernel's own named events */
	const struct io_pmu *pmu;
	uint32_t type; /* of perf's attribute: the PMU's, or that of the kernel's own named events */
	uint64_t config[3];
};

struct pmureg_perf_event {
	char text[128];  /* as written by the user */
	char unit[32];   /* of the scaled count; empty: a plain count */
	double scale;    /* 1: not scaled */
	uint16_t group;  /* events with the same number are counted together; set by the caller */
	uint8_t exclude_user, exclude_kernel, exclude_hv;
	uint8_t is_by_kind; /* an event of the kernel's own, on each of several kinds of cores */
	size_t unit_count, unit_room;
	struct pmureg_perf_unit *units;
};

/*
 * Parses `device/term=value,.../`, `device/event/`, or an event that the kernel names itself (`page-faults`), each with
 * the modifiers u, k and h. A device without its number means all devices of that name. The columns of an error count
 * from the first character of `text`.
 */
typedef int pmureg_perf_parser(struct pmureg_machine *machine, const char *text, size_t length,
			       struct pmureg_perf_event *event, struct pmureg_error *error);
pmureg_perf_parser pmureg_perf_event_parse;

/*
 * Translates a described event, for those of its units that the kernel has, by the formats in sysfs. A given term that
 * the kernel does not know is an error.
 */
typedef int pmureg_perf_translator(struct pmureg_machine *machine, const struct pmureg_event *described,
				   struct pmureg_perf_event *event, struct pmureg_error *error);
pmureg_perf_translator pmureg_perf_event_of;
void pmureg_perf_event_clear(struct pmureg_perf_event *event);

/* Checks whether the device (with or without its number) or the kernel's own event exists. */
int pmureg_perf_has(struct pmureg_machine *machine, const char *text, size_t length);

const char *pmureg_perf_kernel_event(size_t index); /* the kernel's own named events; NULL after the last */
int pmureg_perf_kernel_counts(size_t index);        /* returns 0 if the kernel says that this machine cannot count it */

struct pmureg_perf;

struct pmureg_perf_count {
	uint64_t value;            /* unscaled */
	uint64_t enabled, running; /* ns; summed over CPUs */
	int is_used;               /* this element is counted */
	const struct io_bank *bank; /* NULL: a task on any CPU */
	enum pmureg_scope scope;   /* scope of `bank`: the one requested, or that of the device */
	size_t cpus;               /* number of CPUs whose times are summed */
};

enum {
	PMUREG_PERF_ALL_CPUS = 1, /* count every CPU; pid is ignored */
	PMUREG_PERF_ON_EXEC = 2   /* start when pid calls exec */
};

struct pmureg_perf_where {
	pid_t pid;
	const char *pids, *tids;    /* lists of processes (with all their threads) or threads to count instead of pid;
				       or NULL */
	unsigned int flags;
	const struct io_cpus *cpus; /* the only CPUs to count on, except for devices that all CPUs share; NULL: all */
	enum pmureg_scope per;      /* scope that each count is for */
	size_t *blamed;             /* may be NULL; set if this event cannot be counted, but others may be */
};

/* Opens all events, disabled. Events of one group form one perf group on each device and CPU, read with one read(). */
int pmureg_perf_open(struct pmureg_machine *machine, const struct pmureg_perf_event *events, size_t count,
		     const struct pmureg_perf_where *where, struct pmureg_perf **perf, struct pmureg_error *error);
int pmureg_perf_enable(struct pmureg_perf *perf, struct pmureg_error *error);
int pmureg_perf_disable(struct pmureg_perf *perf, struct pmureg_error *error);
int pmureg_perf_read(struct pmureg_perf *perf, struct pmureg_error *error);
void pmureg_perf_close(struct pmureg_perf *perf);

/* Returns an event's counts as of the last read: one for each unit and element of scope `per`. */
const struct pmureg_perf_count *pmureg_perf_counts(const struct pmureg_perf *perf, size_t event, size_t *count);

/* Returns non-zero if the event counts user space only, because the kernel allows this user no more. */
int pmureg_perf_user_only(const struct pmureg_perf *perf, size_t event);

#endif
