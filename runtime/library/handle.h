/*
 * handle.h: a handle: its events, their results, and the backend that counts them.
 */
#ifndef PMUREG_LIBRARY_HANDLE_H
#define PMUREG_LIBRARY_HANDLE_H

#include "hosted.h"

#include <pmureg/parts.h>

#include "../io/machine.h"
#include "../io/perf.h"

#define UNIT_NAME 128  /* longest name of a unit or an event, with its 0 */
#define EVENT_TEXT 256 /* longest event as written with terms, with its 0 */

/* The count of an event on one unit: a device in each package, or in each element of scope options.per. */
struct result {
	char unit[UNIT_NAME];
	char place[IO_BANK_TEXT];        /* topology element; "": none, or all */
	int package;                     /* package; -1: none, or all */
	size_t banks;                    /* number of elements in the sum; CPUs if the unit is a CPU's */
	uint64_t most;                   /* highest count among them */
	uint16_t instance;               /* described unit; PMUREG_NONE: sum */
	uint64_t bank;                   /* number of the element; PMUREG_BANKS_ALL: sum */
	struct pmureg_count now, before; /* since the start; at the last pmureg_interval() */
};

struct event {
	char text[EVENT_TEXT];         /* as written */
	char name[EVENT_TEXT];         /* as shown: from `name=`, or as written */
	uint16_t group;
	double scale;
	char scale_unit[32];           /* empty: plain count */
	int user_only;
	int is_left_out; /* cannot be counted */
	int is_described;
	int is_of_view;  /* a view needs it, which shows what it can */
	struct pmureg_event described;
	/*
	 * If units of other blocks count the event: those units, and the device's event. If several kinds of units
	 * count it, the handle has an event for each kind, and the first one shows the sum.
	 */
	const struct pmureg_counted_by *by; /* NULL: counted by its own unit */
	struct pmureg_event asked;
	size_t shown_by;                  /* index of the event that shows it */
	struct pmureg_perf_event perf; /* if the kernel counts it */
	char device[UNIT_NAME];           /* as written */
	/*
	 * For events of metrics: the effective terms, which of them are as described, and the others in words; and
	 * whether the group's leader changes any.
	 */
	uint64_t in_effect[PMUREG_TERMS], plain;
	int is_led;
	char filter[EVENT_TEXT];
	size_t result_count;
	struct result *results; /* ordered by topology element */
};

/* Functions return 0, or a negative errno value and a message in `error`. */
struct backend {
	const char *name, *counts; /* counts: start of a message about an event */
	int is_perf, is_sim;
	int (*open)(struct pmureg *pmureg, struct pmureg_error *error);
	int (*start)(struct pmureg *pmureg, struct pmureg_error *error);
	int (*read)(struct pmureg *pmureg, struct pmureg_error *error); /* updates the results */
	int (*stop)(struct pmureg *pmureg, struct pmureg_error *error);
	int (*close)(struct pmureg *pmureg, struct pmureg_error *error);
	uint64_t (*due)(const struct pmureg *pmureg);                   /* NULL: no timed work, and no tick */
	int (*tick)(struct pmureg *pmureg, struct pmureg_error *error);
	int (*advance)(struct pmureg *pmureg, uint64_t ns, struct pmureg_error *error); /* NULL: time passes by itself
											   */
};
extern const struct backend backend_direct;

/* The other backends belong to parts that a program may lack, see <pmureg/parts.h>. */
struct pmureg_part_perf {
	const struct backend *backend;
	pmureg_perf_parser *parse;
	pmureg_perf_translator *translate;
	void (*compare)(struct pmureg *pmureg, const struct event *event);
	int (*has)(struct pmureg_machine *machine, const char *text, size_t length);
	const char *(*kernel_event)(size_t index);
	int (*kernel_counts)(size_t index);
};
struct pmureg_part_simulator {
	const struct backend *backend;
	size_t (*size)(const struct pmureg_system *system);
	int (*init)(void *memory, size_t size, const struct pmureg_system *system, struct pmureg_sim **sim);
	struct pmureg_io *(*io)(struct pmureg_sim *sim);
	int (*advance)(struct pmureg_sim *sim, uint64_t ns);
	uint64_t (*faults)(const struct pmureg_sim *sim, const char **last);
};

/* Returns a backend by its index, or NULL after the last. */
const struct backend *backend_at(size_t index);

static inline int backend_is_perf(const struct backend *backend)
{
	return backend && backend->is_perf;
}

static inline int backend_is_sim(const struct backend *backend)
{
	return backend && backend->is_sim;
}

/* As pmureg_perf_has(); without perf, the kernel counts nothing. */
static inline int perf_has(struct pmureg_machine *machine, struct pmureg_word text)
{
	return pmureg_parts.perf && pmureg_parts.perf->has(machine, text.text, text.length);
}

/* The stages of a handle, in order. Any but the first may be skipped. */
enum stage { PARSED, PROGRAMMED, STARTED, STOPPED, PUT_BACK };

struct pmureg {
	struct pmureg_options options;      /* texts are not used after opening, except for: */
	char *run_directory, *mmio, *metrics, *pids, *tids;
	struct io_cpus cpus;                /* the only CPUs to count on; none: all */
	const struct backend *asked;        /* NULL: the fitting one for each event */
	const char *way;                    /* only units with this access method; NULL: any */
	const struct pmureg_system *named;  /* from the options; or NULL */
	struct pmureg_machine *machine;
	int owns_machine;
	const struct backend *backend;
	const struct pmureg_system *system; /* of the described events; NULL: only the kernel's events */
	struct event *events;
	size_t event_count, event_room;
	size_t blamed;                      /* the event because of which nothing could be opened; SIZE_MAX: none */
	const struct event *until;          /* ends counting; or NULL */
	uint16_t group_count;
	uint64_t now_ns, before_ns;         /* of the last read since the start; at the last pmureg_interval() */
	char **notices;
	size_t notice_count, notice_room;
	struct pmureg_error failure;        /* first failed access while others succeeded; code 0: none */
	enum stage stage;
	int is_left_changed;                /* some registers could not be restored; a record is stored */
	pid_t owner;                        /* process that opened it; a child of fork() restores nothing */
	struct state *state;                /* of the backend; NULL: not programmed, or restored */
};

/* ---- results.c ---- */

/* Adds a notice for the user, once. Dropped if out of memory. */
void handle_notice(struct pmureg *pmureg, const char *format, ...) PMUREG_PRINTF(2, 3);
uint64_t handle_clock_ns(void); /* CLOCK_MONOTONIC */
/* Sets the topology element that a unit's result is reported for. */
void result_place(struct result *result, const struct pmureg_block *block, const struct io_bank *bank,
		  enum pmureg_scope per);
int event_make_results(struct event *event, size_t count); /* makes results without a package or count; returns 0 or
							      -ENOMEM */

/* ---- overflow.c ---- */

/* Parses options.until. */
int until_take(struct pmureg *pmureg, struct pmureg_error *error);
/* Returns the nanoseconds until it may have been reached. */
uint64_t until_wait(const struct pmureg *pmureg);

/* ---- pmureg.c ---- */

/* Makes a handle with options and without events. */
int handle_make(const struct pmureg_options *options, struct pmureg **pmureg, struct pmureg_error *error);
/* Refuses --mmio with backends that do not access registers. */
int handle_check_mmio(const struct pmureg *pmureg, const struct backend *backend, struct pmureg_error *error);

/* ---- machine.c ---- */

/* Like pmureg_machine_system(), but certain systems first: see io_machine_is(). */
const struct pmureg_system *machine_system(struct pmureg_machine *machine, size_t index, int *is_sure);
/*
 * Checks whether a system's registers may be accessed on this machine. If nothing identifies the machine, --mmio is
 * trusted.
 */
int machine_check(const struct pmureg *pmureg, const struct pmureg_system *system, struct pmureg_error *error);
/*
 * Checks an event on this machine. Returns 0; -ENODEV: the kernel says that a unit of the event is another device than
 * described; -ENOENT: no unit that the kernel reports has what the event names.
 */
int machine_check_event(struct pmureg_machine *machine, const struct pmureg_event *event, struct pmureg_error *error);

/* ---- wide.c ---- */

/*
 * An event without a unit or with a pattern: it becomes an event for each unit that has it, or whose name matches.
 * Initialise with {.event} or {.pattern}.
 */
struct wide {
	struct pmureg_word event, pattern;
	char **units; /* the units, as written in event strings */
	size_t count, room;
};
int wide_is_in(const struct wide *wide, const struct pmureg_system *system);
/*
 * Adds one unit; the described units of a system (`with_counters`: only those with described counters); the kernel's
 * PMUs. Returns 0 or -ENOMEM.
 */
int wide_add(struct wide *wide, struct pmureg_word unit);
int wide_take_described(struct wide *wide, const struct pmureg_system *system, int with_counters);
int wide_take_kernels(struct wide *wide, struct pmureg_machine *machine);
void wide_clear(struct wide *wide); /* frees the units */

/* ---- elsewhere.c ---- */

struct registers;

/*
 * Translates an event of a device without registers to the next kind of unit that counts it, from `index`, which is
 * advanced. Returns 1, 0 if there is no other kind, or -EINVAL.
 */
int elsewhere_next(const struct pmureg_event *asked, uint16_t *index, struct event *event, struct pmureg_error *error);
/* Checks whether a unit is one of those; whether two events are counted by the same units, as far as is known. */
int elsewhere_is_on(const struct event *event, const struct registers *registers, uint16_t instance);
int elsewhere_is_same(const struct event *a, const struct event *b);

/* ---- events.c ---- */

/* Parses a list of events and chooses the backend. The column of an error counts from the start of the list. */
int events_add(struct pmureg *pmureg, const char *list, struct pmureg_error *error);
void events_drop(struct pmureg *pmureg, size_t from); /* forgets the events from this index on */
void events_free(struct pmureg *pmureg);

/* ---- metrics.c ---- */

/* Finds the filters of the events of metrics, when all events are known. */
int metrics_prepare(struct pmureg *pmureg, struct pmureg_error *error);
/* Returns the term in which the filters of two events of a block differ, or PMUREG_NONE. */
uint16_t metrics_differ(const struct event *a, const struct event *b);

/* ---- metric_names.c ---- */

/* Adds the events that the requested metrics need and that are not counted yet. `all` adds none. */
int metrics_add_events(struct pmureg *pmureg, struct pmureg_error *error);
/* Checks that the requested metrics exist. */
int metrics_check(struct pmureg *pmureg, struct pmureg_error *error);
/* Checks whether a metric needs an event of its block. */
int metrics_need(const struct pmureg_metric *metric, uint16_t event);
/* Checks whether an event is the block's event of this index, which may be described under several names. */
int metrics_count(const struct event *event, const struct pmureg_block *block, uint16_t index);
/* Checks whether the options request all metrics; whether they request this one of the event's block. */
int metrics_all(const struct pmureg *pmureg);
int metrics_name(const struct pmureg *pmureg, const struct pmureg_event *event, const struct pmureg_metric *metric);
/* Checks whether a name means a metric of a block, or the view that shows it (NULL: none): METRIC, VIEW, UNIT.METRIC. */
enum called { NOT_CALLED, BY_NAME, BY_VIEW };
enum called metrics_called(const struct pmureg_system *system, const struct pmureg_block *block, const char *metric,
			   const char *view, struct pmureg_word name);
/* Finds a metric by name or view, preferably in a counted block. Returns NULL if there is none. */
const struct pmureg_metric *metrics_find(const struct pmureg *pmureg, struct pmureg_word name,
					 const struct pmureg_block **block);

/* ---- metric_reasons.c ---- */

/* Adds notices that say why requested metrics are missing, after programming. Returns 0 or -ENOMEM. */
int metrics_explain(struct pmureg *pmureg);

#endif
