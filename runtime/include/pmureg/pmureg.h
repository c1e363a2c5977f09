/*
 * pmureg.h: libpmureg, for programs that count with the performance-monitoring units of a machine, or of a simulated one.
 *
 *	struct pmureg_options options = PMUREG_OPTIONS;
 *	struct pmureg_result result = PMUREG_RESULT;
 *	struct pmureg_error error;
 *	struct pmureg *counting;
 *
 *	pmureg_open(&options, "soc_box/reads/,soc_box/writes/", &counting, &error);
 *	pmureg_start(counting, &error);
 *	... what is to be measured ...
 *	pmureg_stop(counting, &error);
 *	for (i = 0; pmureg_result_at(counting, i, &result) == 0; i++)
 *		printf("%s %s: %llu\n", result.unit, result.event, pmureg_scaled(&result));
 *	pmureg_close(counting, &error);
 *
 * Functions return 0 or a negative errno value and then say why in `error`, which may be NULL. The library prints nothing,
 * starts no thread and no process, keeps no global state, and installs no signal handler, but for one: while a handle that
 * executes system-register instructions is open, those that trap are caught. Different handles may be used from different
 * threads at once, one handle from one thread at a time. A handle belongs to the process that opened it: a child of fork()
 * can only close it, which frees its memory and leaves the counting to the parent. Text that is handed out lives as long as
 * the handle that it came from; names of systems, units, events and metrics live for ever.
 */
#ifndef PMUREG_H
#define PMUREG_H

#include <stddef.h>
#include <stdint.h>

#include <pmureg/base.h> /* struct pmureg_error */

#ifdef __cplusplus
extern "C" {
#endif

#define PMUREG_VERSION_MAJOR 0
#define PMUREG_VERSION_MINOR 2
#define PMUREG_VERSION_PATCH 0
#define PMUREG_VERSION "0.2.0"

#if defined(__GNUC__)
#define PMUREG_API __attribute__((visibility("default")))
#else
#define PMUREG_API
#endif

/* The version of the library at hand: older than PMUREG_VERSION where a program meets an older one than it was built with. */
PMUREG_API const char *pmureg_version(void);

/* ---- Counting ---- */

enum {
	PMUREG_FORCE = 1,         /* take controls that are found counting for someone else */
	PMUREG_NO_ROTATION = 2,   /* refuse more events than there are counters, instead of taking turns */
	PMUREG_WHOLE_MACHINE = 4, /* perf: count on every CPU, whatever runs there; `pid` is ignored */
	PMUREG_ON_EXEC = 8        /* perf: begin when `pid` calls exec */
};

/* Every member may be left at 0. Later versions add members at the end: `size` tells which there are. */
struct pmureg_options {
	size_t size;               /* sizeof(struct pmureg_options) */
	const char *system;        /* a described system; NULL: what this machine is */
	const char *io;            /* "perf": the kernel's drivers; "direct": the registers themselves ("sysreg", "msr", "pci",
				      "mmio": only units that are reached so); "sim": the simulated device; NULL, "auto":
				      perf where the kernel has the unit, else direct */
	const char *root;          /* where /dev, /sys and /run are looked for; NULL: / */
	const char *run_directory; /* holds what must be put back should the process be killed; NULL: <root>/run/pmureg */
	const char *mmio;          /* where memory-mapped units are: "UNIT=FILE@OFFSET,..."; NULL: none is reached directly */
	long pid;                  /* perf: the task to count; 0: this one */
	unsigned flags;
	uint64_t turn_ns;          /* how long a turn is when events outnumber counters; 0: 4 ms */
};
#define PMUREG_OPTIONS { sizeof(struct pmureg_options), 0, 0, 0, 0, 0, 0, 0, 0 }

struct pmureg; /* one counting */

/*
 * `events` is a list as perf's -e takes it: "a/term=1/,{b/name/,c/name/}". Nothing is written to a device unless all of it can be
 * counted. -EBUSY: a control is in use by someone else; -ENODEV, -EACCES, -EPERM: what the message says is missing.
 */
PMUREG_API int pmureg_open(const struct pmureg_options *options, const char *events, struct pmureg **counting,
			   struct pmureg_error *error);

/* A handle counts once: it is started once and stopped once. */
PMUREG_API int pmureg_start(struct pmureg *counting, struct pmureg_error *error);

/*
 * Brings the results up to date. No allocation, no lookup: for a perf group one read(), for a register one access. A package
 * whose registers can no longer be read keeps its reason in its results while the others go on; an error when none is left.
 */
PMUREG_API int pmureg_read(struct pmureg *counting, struct pmureg_error *error);

/*
 * Narrow counters wrap, and events that take turns need someone to change them: call pmureg_tick() no later than
 * pmureg_due_ns() says, a time of CLOCK_MONOTONIC; 0: never. Calling it earlier or when nothing is due does no harm.
 */
PMUREG_API uint64_t pmureg_due_ns(const struct pmureg *counting);
PMUREG_API int pmureg_tick(struct pmureg *counting, struct pmureg_error *error);

/* On the simulated device time passes only here: so many ns, in which every counter adds what can be predicted. */
PMUREG_API int pmureg_advance(struct pmureg *counting, uint64_t ns, struct pmureg_error *error);

/* Reads once more, and stops. */
PMUREG_API int pmureg_stop(struct pmureg *counting, struct pmureg_error *error);

/* Puts every register back as it was found, all that can be, and frees the handle, whatever it returns. NULL is allowed. */
PMUREG_API int pmureg_close(struct pmureg *counting, struct pmureg_error *error);

/* Puts back what processes that were killed have left. `restored` (may be NULL) is how many of them. */
PMUREG_API int pmureg_restore(const struct pmureg_options *options, size_t *restored, struct pmureg_error *error);

/* ---- Results ---- */

/* Of a result, see base.h. */
PMUREG_API const char *pmureg_reason_text(enum pmureg_reason reason);

/* One event on one unit, since the start. */
struct pmureg_result {
	size_t size;              /* sizeof(struct pmureg_result) */
	const char *event;        /* as it was written */
	const char *unit;         /* by Linux's name where it has one */
	int package;              /* of the unit; -1: it belongs to none, or to all */
	uint64_t value;           /* as counted while it ran */
	uint64_t enabled_ns, running_ns;
	enum pmureg_reason reason;
	double scale;             /* of the value, to ... */
	const char *scale_unit;   /* ... this unit; "": a plain count */
	size_t event_index;       /* in the list, from 0 */
};
#define PMUREG_RESULT { sizeof(struct pmureg_result), 0, 0, 0, 0, 0, 0, PMUREG_COUNTED, 0, 0, 0 }

/* As of the last pmureg_read() or pmureg_stop(). -ENOENT: there is no such index; -EINVAL: the size is not set. */
PMUREG_API int pmureg_result_at(const struct pmureg *counting, size_t index, struct pmureg_result *result);

/* What would have been counted had it run all the time. */
PMUREG_API uint64_t pmureg_scaled(const struct pmureg_result *result);

/* A described metric of one unit, from the counts since the start. */
struct pmureg_metric_result {
	size_t size;              /* sizeof(struct pmureg_metric_result) */
	const char *name;
	const char *unit;         /* of the value; may be "" */
	const char *of;           /* the unit of the machine that it is about */
	double value;
};

/* Calls `found` for each metric that the counted events give, until that returns non-zero, which is returned. */
typedef int pmureg_metric_found(void *context, const struct pmureg_metric_result *metric);
PMUREG_API int pmureg_metrics(const struct pmureg *counting, pmureg_metric_found *found, void *context);

/* ---- What is described ---- */

/* The name of a system; NULL behind the last one. */
PMUREG_API const char *pmureg_system_name(size_t index);

/* Calls `found` for each event of a system, by its name as pmureg_open() takes it, until that returns non-zero, which is returned. */
typedef int pmureg_event_found(void *context, const char *event, const char *text);
PMUREG_API int pmureg_events(const char *system, pmureg_event_found *found, void *context);

/* ---- Values of registers: nothing here touches a device ---- */

/* "field=value" of every field, a line each. The length that there is, as snprintf() does; negative: an error. */
PMUREG_API int pmureg_decode(const char *system, const char *register_name, uint64_t value, char *text, size_t size,
			     struct pmureg_error *error);

/* From "field=value,field=NAME"; must-write bits are filled in, broken rules refused. */
PMUREG_API int pmureg_encode(const char *system, const char *register_name, const char *fields, uint64_t *value,
			     struct pmureg_error *error);

#ifdef __cplusplus
}
#endif

#endif
