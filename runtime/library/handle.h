/*
 * handle.h: what stands behind a handle: events, the results of each, and the backend that counts them.
 */
#ifndef PMUREG_LIBRARY_HANDLE_H
#define PMUREG_LIBRARY_HANDLE_H

#include "hosted.h"

#include "../io/machine.h"
#include "../io/perf.h"

#define UNIT_NAME 128  /* longest name of a unit or an event, with its end */
#define EVENT_TEXT 256 /* longest event as it is written, terms and all, with its end */

/* An event on one unit: one device in each package, or wherever it is looked at apart (options.per). */
struct result {
	char unit[UNIT_NAME];
	char place[IO_BANK_TEXT];        /* "": of none, or of all */
	int package;                     /* -1: the same */
	size_t banks;                    /* that are added up: CPUs, where the unit is a CPU's */
	uint64_t most;                   /* that one of them has counted */
	uint16_t instance;               /* of a described unit; PMUREG_NONE: added up */
	uint64_t bank;                   /* the same; PMUREG_BANKS_ALL: added up */
	struct pmureg_count now, before; /* since the start; as of the last pmureg_interval() */
};

struct event {
	char text[EVENT_TEXT];         /* as it was written */
	char name[EVENT_TEXT];         /* as it is shown: its `name=`, or as it was written */
	uint16_t group;
	double scale;
	char scale_unit[32];           /* empty: a plain count */
	int user_only;
	int is_left_out; /* it cannot be counted */
	int is_described;
	struct pmureg_event described;
	/*
	 * Of one that units of other blocks count: which, and the event of the device. Where several kinds do, it is several
	 * events of the handle, the first of which shows what all have counted.
	 */
	const struct pmureg_counted_by *by; /* NULL: it is counted where it was asked for */
	struct pmureg_event asked;
	size_t shown_by;                  /* which event of the handle shows it */
	struct pmureg_perf_event perf; /* where the kernel counts it */
	char device[UNIT_NAME];           /* as it was asked for */
	/*
	 * Of an event that metrics are made of: its terms as they act, which of them are as described, and the others
	 * in words; and whether the group's leader changes any.
	 */
	uint64_t acting[PMUREG_TERMS], plain;
	int is_led;
	char filter[EVENT_TEXT];
	size_t result_count;
	struct result *results; /* in the order of their places */
};

/* Functions return 0 or a negative errno value and then say why in `error`. */
struct backend {
	const char *name, *counts; /* what it does with an event, for messages */
	int (*open)(struct pmureg *pmureg, struct pmureg_error *error);
	int (*start)(struct pmureg *pmureg, struct pmureg_error *error);
	int (*read)(struct pmureg *pmureg, struct pmureg_error *error); /* brings the results up to date */
	int (*stop)(struct pmureg *pmureg, struct pmureg_error *error);
	int (*close)(struct pmureg *pmureg, struct pmureg_error *error);
	uint64_t (*due)(const struct pmureg *pmureg);                   /* NULL: never, and there is nothing to tick */
	int (*tick)(struct pmureg *pmureg, struct pmureg_error *error);
	int (*advance)(struct pmureg *pmureg, uint64_t ns, struct pmureg_error *error); /* NULL: time passes by
											   itself */
};
extern const struct backend backend_perf, backend_direct, backend_sim;

/* A handle goes through these in their order, and may leave any out but the first. */
enum stage { PARSED, PROGRAMMED, STARTED, STOPPED, PUT_BACK };

struct pmureg {
	struct pmureg_options options;      /* its texts are not looked at after the open, but for: */
	char *run_directory, *mmio, *metrics, *pids, *tids;
	struct io_cpus cpus;                /* the only ones to count on; none: all */
	const struct backend *asked;        /* NULL: what fits each event */
	const char *way;                    /* only units that are reached so; NULL: any */
	const struct pmureg_system *named;  /* by the options; or NULL */
	struct pmureg_machine *machine;
	int owns_machine;
	const struct backend *backend;
	const struct pmureg_system *system; /* that describes the events; NULL: they are the kernel's own */
	struct event *events;
	size_t event_count, event_room;
	size_t blamed;                      /* the event that could not be opened, and is why; SIZE_MAX: none */
	const struct event *until;          /* what ends the counting; or NULL */
	uint16_t group_count;
	uint64_t now_ns, before_ns;         /* of the last read, since the start; as of the last pmureg_interval() */
	char **notices;
	size_t notice_count, notice_room;
	struct pmureg_error failure;        /* the first access that failed while others went on; code 0: none has */
	enum stage stage;
	int is_left_changed;                /* not all registers could be restored: that is stored */
	pid_t owner;                        /* who opened it: a child of fork() restores nothing */
	struct state *state;                /* of the backend; NULL: not programmed, or restored */
};

/* ---- results.c ---- */

/* Something that the user should know, said once. Left out where there is no memory. */
void handle_notice(struct pmureg *pmureg, const char *format, ...) PMUREG_PRINTF(2, 3);
uint64_t handle_clock_ns(void); /* CLOCK_MONOTONIC */
/* Where a unit is that is reached on a bank, as far as places are told apart. */
void result_place(struct result *result, const struct pmureg_block *block, const struct io_bank *bank,
		  enum pmureg_scope per);
int event_make_results(struct event *event, size_t count); /* of no package, nothing counted; 0 or -ENOMEM */

/* ---- until.c ---- */

/* The event of options.until, and how far it is to count. */
int until_take(struct pmureg *pmureg, struct pmureg_error *error);
/* Nanoseconds until it may have come so far. */
uint64_t until_wait(const struct pmureg *pmureg);

/* ---- pmureg.c ---- */

/* A handle that has its options, and no events. */
int handle_make(const struct pmureg_options *options, struct pmureg **pmureg, struct pmureg_error *error);
/* Where units are is said to whoever touches their registers, and to nobody else. */
int handle_check_mmio(const struct pmureg *pmureg, const struct backend *backend, struct pmureg_error *error);

/* ---- machine.c ---- */

/* As pmureg_machine_system(), those first of which it is sure: see io_machine_is(). */
const struct pmureg_system *machine_system(struct pmureg_machine *machine, size_t index, int *is_sure);
/* Whether the registers of a system may be touched here. Who says where its units are is believed, where nothing else tells. */
int machine_check(const struct pmureg *pmureg, const struct pmureg_system *system, struct pmureg_error *error);
/*
 * 0; -ENODEV: the kernel tells that a unit of the event is another device than is described; -ENOENT: this machine
 * lacks what the event names on every unit of which the kernel tells.
 */
int machine_check_event(struct pmureg_machine *machine, const struct pmureg_event *event, struct pmureg_error *error);

/* ---- wide.c ---- */

/* An event that names no unit is one of each that has it; one with a pattern, of each whose name fits. Start with {.event} or {.pattern}. */
struct wide {
	struct pmureg_word event, pattern;
	char **units; /* what was found, as it is named in event strings */
	size_t count, room;
};
int wide_is_in(const struct wide *wide, const struct pmureg_system *system);
/* Adds a unit; those of a system, or those whose counters are described; those that the kernel has. 0 or -ENOMEM. */
int wide_add(struct wide *wide, struct pmureg_word unit);
int wide_take_described(struct wide *wide, const struct pmureg_system *system, int with_counters);
int wide_take_kernels(struct wide *wide, struct pmureg_machine *machine);
void wide_clear(struct wide *wide); /* of what was found */

/* ---- elsewhere.c ---- */

struct registers;

/*
 * The next of those whose units count an event of a device: its index goes on, and `event` gets the event in the units'
 * words. 1; 0: there is no other; -EINVAL.
 */
int elsewhere_next(const struct pmureg_event *asked, uint16_t *index, struct event *event, struct pmureg_error *error);
/* Whether a unit is one of those; whether two events are of the same units, as far as that tells. */
int elsewhere_is_on(const struct event *event, const struct registers *registers, uint16_t instance);
int elsewhere_is_same(const struct event *a, const struct event *b);

/* ---- events.c ---- */

/* Parses a list and chooses the backend. The column of an error counts from the start of the list. */
int events_add(struct pmureg *pmureg, const char *list, struct pmureg_error *error);
void events_free(struct pmureg *pmureg);

/* ---- metrics.c ---- */

/* What filters the events that metrics are made of, once all are known. */
int metrics_prepare(struct pmureg *pmureg, struct pmureg_error *error);
/* The term by which two events of a block are filtered differently; PMUREG_NONE: there is none. */
uint16_t metrics_differ(const struct event *a, const struct event *b);

/* ---- metric_names.c ---- */

/* Adds what the metrics of the options need and is not counted yet; `all` needs no more than there is. */
int metrics_add_events(struct pmureg *pmureg, struct pmureg_error *error);
/* Whether there are such metrics. */
int metrics_check(struct pmureg *pmureg, struct pmureg_error *error);
/* Whether it is made of that event of its block. */
int metrics_need(const struct pmureg_metric *metric, uint16_t event);
/* Whether it is the event of its block, which may be described under several names. */
int metrics_count(const struct event *event, const struct pmureg_block *block, uint16_t index);
/* Whether the options ask for all that there are, or for this one of the event's block. */
int metrics_all(const struct pmureg *pmureg);
int metrics_name(const struct pmureg *pmureg, const struct pmureg_event *event, const struct pmureg_metric *metric);
/* Whether a name means a metric of a block. */
int metrics_called(const struct pmureg_system *system, const struct pmureg_block *block, const char *metric,
		   struct pmureg_word name);
/* One that a name means, in a block that is counted if any of these has it; NULL: there is none. */
const struct pmureg_metric *metrics_find(const struct pmureg *pmureg, struct pmureg_word name,
					 const struct pmureg_block **block);

/* ---- metric_reasons.c ---- */

/* Notices why metrics that the options name are not there, once all is programmed. 0 or -ENOMEM. */
int metrics_explain(struct pmureg *pmureg);

#endif
