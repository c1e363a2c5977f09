/*
 * counting.h: what stands behind a handle of the library: events, the units that they run on, and one way to count them.
 */
#ifndef PMUREG_LIBRARY_COUNTING_H
#define PMUREG_LIBRARY_COUNTING_H

#include <sys/types.h>

#include <pmureg/core.h>
#include <pmureg/pmureg.h>

#include "../io/perf.h"
#include "../io/machine.h"
#include "units.h"

struct tally {
	uint64_t value, enabled, running;
	enum pmureg_reason reason;
};

/* An event on one unit. */
struct cell {
	char unit[UNIT_NAME];
	int package;              /* -1: of none, or of all */
	uint16_t instance;        /* of a described unit */
	struct tally now, shown;  /* since the start, and what of it has been shown to the user */
};

struct counted {
	char text[EVENT_TEXT];
	uint16_t group;
	char unit[32];  /* of the scaled count; empty: a plain count */
	double scale;
	int user_only;
	int is_described;
	struct pmureg_event described;
	struct pmureg_perf_event perf; /* of the perf io */
	size_t cell_count;
	struct cell *cells;
};

enum way { WAY_AUTO, WAY_PERF, WAY_DIRECT, WAY_SIM };

/* Wraps the io of a package, so that its accesses are seen; NULL in the end. */
typedef struct pmureg_io *io_wrapper(void *context, int package, const struct pmureg_system *system,
				     struct pmureg_io *inner);

/* What the public options say, and what only the tool may ask for. */
struct counting_options {
	enum way way;
	const struct pmureg_system *system; /* NULL: what this machine is */
	const char *root, *sysfs, *run_directory, *mmio;
	const char *space;                  /* of WAY_DIRECT: only units that are reached so; NULL: any */
	pid_t pid;                          /* 0: this process */
	unsigned flags;                     /* PMUREG_FORCE ... */
	uint64_t turn_ns;
	int cpu;                            /* of a device */
	int may_simulate;                   /* `system` is simulated where this machine is another */
	io_wrapper *wrap;                   /* or NULL */
	void *wrap_context;
	pmureg_watcher *watch;              /* or NULL */
	void *watch_context;
	const char *metrics;                /* names, separated by commas; NULL: all */
};

struct pmureg;

/* Functions return 0 or a negative errno value and then say why in `error`. */
struct counting_ops {
	int (*open)(struct pmureg *counting, struct pmureg_error *error);
	int (*start)(struct pmureg *counting, struct pmureg_error *error);
	int (*read)(struct pmureg *counting, struct pmureg_error *error); /* brings the cells up to date */
	uint64_t (*due)(const struct pmureg *counting);
	int (*tick)(struct pmureg *counting, struct pmureg_error *error);
	int (*advance)(struct pmureg *counting, uint64_t ns, struct pmureg_error *error);
	int (*stop)(struct pmureg *counting, struct pmureg_error *error); /* reads once more */
	int (*close)(struct pmureg *counting, struct pmureg_error *error);
};
extern const struct counting_ops counting_perf, counting_direct;

struct pmureg {
	struct counting_options options;
	const struct counting_ops *ops;
	const struct pmureg_system *system; /* simulated, or what this machine is; or NULL */
	enum way way;
	struct counted *events;
	size_t event_count, event_room;
	uint16_t group_count;
	uint64_t now_ns;                    /* of the last read, since the start */
	uint64_t shown_ns;                  /* when pmureg_interval() was called last */
	char **notices;
	size_t notice_count, notice_room;
	struct pmureg_machine *machine;     /* opened for this handle alone; or NULL */
	struct pmureg_error trouble;        /* the first access that failed while counting; code 0: none has */
	int started, stopped;
	pid_t owner;                        /* who opened it: a child of fork() puts nothing back */
	struct texts *owned;                /* freed with it */
	void (*free_owned)(struct texts *texts);
	struct counting_state *state;       /* of the way */
};

/* ---- pmureg.c ---- */

/* A handle that has its options, and nothing to count yet. */
int counting_make(const struct pmureg_options *given, struct pmureg **counting, struct pmureg_error *error);

/* ---- counting.c ---- */

/* auto, perf, direct or sim; sysreg, msr, pci or mmio: direct, and only units that are reached so. 0 or -EINVAL. */
int counting_take_way(const char *name, enum way *way, const char **space);

/* The texts of the options must outlive it. NULL: out of memory. */
struct pmureg *counting_new(const struct counting_options *options);
/* Opens what was added. A failure leaves it as it was, to be freed. */
int counting_open(struct pmureg *counting, struct pmureg_error *error);
/* Puts everything back. The results stay; only pmureg_close() is left to do. */
int counting_end(struct pmureg *counting, struct pmureg_error *error);

/* ---- events.c ---- */

/* Parses a list and chooses the way. The column of an error counts from the start of the list. */
int counting_add(struct pmureg *counting, const char *list, struct pmureg_error *error);
void counting_free_events(struct pmureg *counting);
int counting_make_cells(struct counted *event, size_t count); /* zeroed */

/* ---- clock.c ---- */

uint64_t counting_clock_ns(void); /* CLOCK_MONOTONIC */

#endif
