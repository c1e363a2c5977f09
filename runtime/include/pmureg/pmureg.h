/*
 * pmureg.h: libpmureg, for programs that count with the performance-monitoring units of a machine, or of a simulated one.
 *
 *	struct pmureg_options options = PMUREG_OPTIONS;
 *	struct pmureg_result result = PMUREG_RESULT;
 *	struct pmureg_error error;
 *	struct pmureg *pmureg;
 *
 *	pmureg_open(&options, "soc_box/reads/,soc_box/writes/", &pmureg, &error);
 *	pmureg_start(pmureg, &error);
 *	... what is to be measured ...
 *	pmureg_stop(pmureg, &error);
 *	for (i = 0; pmureg_result_at(pmureg, i, &result) == 0; i++)
 *		printf("%s %s: %llu\n", result.unit, result.event, pmureg_scaled(&result));
 *	pmureg_close(pmureg, &error);
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

#include <pmureg/base.h> /* struct pmureg_error, struct pmureg_register_name, size_t, uint64_t */

#ifdef __cplusplus
extern "C" {
#endif

#define PMUREG_VERSION_MAJOR 0
#define PMUREG_VERSION_MINOR 3
#define PMUREG_VERSION_PATCH 0
#define PMUREG_VERSION "0.3.0"
#if defined(__GNUC__)
#define PMUREG_API __attribute__((visibility("default")))
#else
#define PMUREG_API
#endif

/* Of the library at hand: older than PMUREG_VERSION where a program meets an older one than it was built with. */
PMUREG_API const char *pmureg_version(void);

struct pmureg_system; /* of the descriptions: lives for ever, and so do its blocks and registers */

/* ---- The machine ---- */

/*
 * What this machine says of itself, in CPUID, in /proc and in sysfs: read once, at the first question. One may be handed to
 * several handles and must outlive them. `root` is where /dev, /proc, /sys and /run are looked for, NULL: /; `sysfs` where sysfs
 * is, NULL: <root>/sys.
 */
struct pmureg_machine;
PMUREG_API int pmureg_machine_open(const char *root, const char *sysfs, struct pmureg_machine **machine, struct pmureg_error *error);
PMUREG_API void pmureg_machine_close(struct pmureg_machine *machine); /* NULL is allowed */
/* The described systems that this machine is, or the variants of them; NULL behind the last one. */
PMUREG_API const struct pmureg_system *pmureg_machine_system(struct pmureg_machine *machine, size_t index);

/* Is told of one after the other, until it returns non-zero, which is returned. So are all that are called ..._found. */
typedef int pmureg_name_found(void *context, const char *name);

/*
 * The PMUs that the kernel has; the files of one of them in a folder ("events", "format"; "": its own), .scale and the like left
 * out, or where `pmu` is NULL the events that the kernel names itself and counts here; what such a file says ("events/tsc", "cpumask").
 */
PMUREG_API int pmureg_kernel_pmus(struct pmureg_machine *machine, pmureg_name_found *found, void *context);
PMUREG_API int pmureg_kernel_files(struct pmureg_machine *machine, const char *pmu, const char *folder, pmureg_name_found *found,
				   void *context);
PMUREG_API int pmureg_kernel_file(struct pmureg_machine *machine, const char *pmu, const char *file, char *text, size_t size);

/* One way to the registers of a system (NULL: it has none): whether it is open, and what was found or what bars it and how to mend that. */
struct pmureg_way {
	size_t size;      /* sizeof(struct pmureg_way) of the library */
	const char *name; /* "msr" */
	int is_open;
	const char *text;
};
typedef int pmureg_way_found(void *context, const struct pmureg_way *way);
PMUREG_API int pmureg_ways(struct pmureg_machine *machine, const struct pmureg_system *system, pmureg_way_found *found, void *context);

/* ---- Counting ---- */

enum {
	PMUREG_FORCE = 1,         /* take controls that are found counting for someone else, and a machine that is another one */
	PMUREG_NO_ROTATION = 2,   /* refuse more events than there are counters, instead of multiplexing */
	PMUREG_WHOLE_MACHINE = 4, /* perf: count on every CPU, whatever runs there; `pid` is ignored */
	PMUREG_ON_EXEC = 8,       /* perf: begin when `pid` calls exec */
	PMUREG_MAY_SIMULATE = 16, /* with `system`: simulate it where this machine is another */
	PMUREG_READ_ONLY = 32,    /* of a device: nothing but what chooses banks is ever written */
	PMUREG_LEAVE_OUT = 64     /* count without the events that cannot be: their result is PMUREG_NOT_SUPPORTED, a notice says why */
};

/* One access that has been made: a register was read or written, or a barrier stood (block and reg are then of what it is for). */
struct pmureg_watched {
	size_t size;   /* sizeof(struct pmureg_watched) of the library */
	char kind;     /* 'r', 'w' or 'b' */
	int package;   /* -1: of none */
	const struct pmureg_system *system;
	const struct pmureg_block *block;
	const struct pmureg_register *reg;
	uint16_t instance;
	uint32_t element;
	int half;      /* of a register that takes two accesses: 1 low, 2 high; 0: the whole */
	int bits;      /* that were moved: 8, 16, 32 or 64 */
	uint64_t value;
	char place[64]; /* where it is, in words: `MSR 0xd04`, `PCI 16:04.0+0x10`; of a barrier its name */
};
typedef void pmureg_watcher(void *context, const struct pmureg_watched *access);

/* Every member may be left at 0. Later versions add members at the end: `size` tells which there are. */
struct pmureg_options {
	size_t size;               /* sizeof(struct pmureg_options) */
	const char *system;        /* a described system, or SYSTEM.VARIANT; NULL: what this machine is */
	const char *io;            /* "perf": the kernel's drivers; "direct": registers, "msr" and the like: one way to them alone; "sim"; NULL, "auto": as can be */
	const char *root;          /* of the machine, where `machine` is NULL */
	const char *run_directory; /* holds what must be put back should the process be killed; NULL: <root>/run/pmureg */
	const char *mmio;          /* where memory-mapped units are, which this machine then has: "UNIT=FILE@OFFSET,..."; or NULL */
	long pid;                  /* perf: the task to count; 0: this one */
	unsigned flags;
	uint64_t mux_interval_ns;          /* multiplexed events change after it, or as long as changing takes; 0: 4 ms */
	struct pmureg_machine *machine; /* since 0.3, as all behind it; NULL: one of its own is opened */
	const char *metrics;       /* names, separated by commas, or "all": what pmureg_metrics() gives; NULL: all */
	int cpu;                   /* of a device: the CPU that reaches what is meant */
	pmureg_watcher *watch;     /* is told of each access of a register; NULL: nobody is */
	void *watch_context;
	const char *until;         /* "EVENT=N": stops when EVENT has counted N on a unit: pmureg_reached(); or NULL */
	int (*give_up)(void *watch_context); /* asked while events are planned: not 0 ends that: -EINTR; or NULL */
	const char *cpus;          /* "0-3,8": the only ones to count on, and what has registers of its own for them; NULL: all */
	enum pmureg_scope per;     /* a result for each of these; 0: each package */
	const char *pids, *tids;   /* perf: "12,34": processes with all of their threads, or threads, to count in place of `pid`; NULL: none */
};
#define PMUREG_OPTIONS { sizeof(struct pmureg_options), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, PMUREG_MACHINE, 0, 0 }

/*
 * A handle: events that are counted together, as a list that perf's -e takes: "a/term=1/,{b/name/,c/name/}"; NULL: none
 * but what the metrics of the options need, which is added to a list, too. Nothing is written to a device unless all of it can be counted. -EBUSY: a control is in use by
 * someone else; -ENODEV, -EACCES, -EPERM: what the message says is missing.
 */
struct pmureg;
PMUREG_API int pmureg_open(const struct pmureg_options *options, const char *events, struct pmureg **pmureg, struct pmureg_error *error);
/* The same in two steps. The first touches no device: it says what is wrong with the events. The second may name the task. */
PMUREG_API int pmureg_parse(const struct pmureg_options *options, const char *events, struct pmureg **pmureg, struct pmureg_error *error);
PMUREG_API int pmureg_program(struct pmureg *pmureg, long pid, struct pmureg_error *error);
/* How it is counted: "perf", "direct" or "sim"; and as which system, or NULL: the events are the kernel's own. */
PMUREG_API const char *pmureg_counts_by(const struct pmureg *pmureg);
PMUREG_API const struct pmureg_system *pmureg_counted_system(const struct pmureg *pmureg);
/* What the user should know of the events though nothing is wrong with them, a sentence each; NULL behind the last one. */
PMUREG_API const char *pmureg_notice(const struct pmureg *pmureg, size_t index);
/* A handle counts once: it is started once and stopped once. Stopping reads once more. */
PMUREG_API int pmureg_start(struct pmureg *pmureg, struct pmureg_error *error);
PMUREG_API int pmureg_stop(struct pmureg *pmureg, struct pmureg_error *error);

/*
 * Brings the results up to date. No allocation, no lookup: for a perf group one read(), to whose CPU the thread may go and come
 * back, for a register one access, and one to its control: where another program has changed that, the results of the unit have
 * PMUREG_IN_USE. A package that can no longer be read keeps its reason in its results; an error when none is left.
 */
PMUREG_API int pmureg_read(struct pmureg *pmureg, struct pmureg_error *error);
/* The first access that failed while others went on: its code, or 0. */
PMUREG_API int pmureg_first_failure(const struct pmureg *pmureg, struct pmureg_error *error);

/*
 * Narrow counters wrap, and events that are multiplexed need someone to change them: call pmureg_tick() no later than
 * pmureg_due_ns() says, a time of CLOCK_MONOTONIC; 0: never. Calling it earlier or when nothing is due does no harm.
 */
PMUREG_API uint64_t pmureg_due_ns(const struct pmureg *pmureg);
PMUREG_API int pmureg_tick(struct pmureg *pmureg, struct pmureg_error *error);
PMUREG_API int pmureg_reached(const struct pmureg *pmureg); /* as options.until says: all is stopped */
/* Simulated time passes only here: so many ns, in which counters add what can be predicted. -ERANGE: that takes more than 2^26 reads. */
PMUREG_API int pmureg_advance(struct pmureg *pmureg, uint64_t ns, struct pmureg_error *error);
/* Puts every register back as it was found, all that can be; the results stay. What pmureg_close() does first. */
PMUREG_API int pmureg_put_back(struct pmureg *pmureg, struct pmureg_error *error);
/* Puts back and frees the handle, whatever it returns. NULL is allowed. */
PMUREG_API int pmureg_close(struct pmureg *pmureg, struct pmureg_error *error);

/*
 * What a process that was killed has left changed; and putting it back, the newest first. Then `found` (may be NULL) is told before,
 * and with a text of each register that someone else has changed since, and is left alone, and of each failure: the first is returned.
 */
struct pmureg_left {
	size_t size;        /* sizeof(struct pmureg_left) of the library */
	const char *path, *system; /* of its record; that it counted on */
	long pid;           /* it had */
	size_t count;       /* writes that put it back */
	int package;
	const char *text;   /* a sentence about it; NULL: the record itself */
	const char *place;  /* where, in words: "package 0" */
};
typedef int pmureg_left_found(void *context, const struct pmureg_left *left);
PMUREG_API int pmureg_records(const struct pmureg_options *options, pmureg_left_found *found, void *context,
				struct pmureg_error *error);
PMUREG_API int pmureg_restore(const struct pmureg_options *options, pmureg_left_found *found, void *context,
				struct pmureg_error *error);

/* ---- Results ---- */

/* One event on one unit, since the start; and since the last pmureg_interval(). */
struct pmureg_result {
	size_t size;              /* sizeof(struct pmureg_result) */
	const char *event;        /* its name= where it has one, else as it was written */
	const char *unit;         /* by Linux's name where it has one */
	int package;              /* of the unit; -1: it belongs to none, or to all */
	uint64_t value;           /* as counted while it ran */
	uint64_t enabled_ns, running_ns;
	enum pmureg_reason reason;
	double scale;             /* of the value, to ... */
	const char *scale_unit;   /* ... this unit; "": a plain count */
	size_t event_index;       /* in the list, from 0 */
	uint64_t interval_value, interval_enabled_ns, interval_running_ns; /* since 0.3, as what comes behind them */
	int user_only;            /* perf counts user space alone, because the kernel allows this user no more */
	const char *place;        /* of the unit, as perf writes it: "S0", "S0-D1", "CPU3"; "": as for package */
};
#define PMUREG_RESULT { sizeof(struct pmureg_result), 0, 0, 0, 0, 0, 0, PMUREG_COUNTED, 0, 0, 0, 0, 0, 0, 0, 0 }

PMUREG_API const char *pmureg_reason_text(enum pmureg_reason reason);
/* As of the last pmureg_read() or pmureg_stop(). -ENOENT: there is no such index; -EINVAL: the size is not set. */
PMUREG_API int pmureg_result_at(const struct pmureg *pmureg, size_t index, struct pmureg_result *result);
/* What would have been counted had it run all the time; of any value with its times. */
PMUREG_API uint64_t pmureg_scaled(const struct pmureg_result *result);
PMUREG_API uint64_t pmureg_scale(uint64_t value, uint64_t enabled_ns, uint64_t running_ns);
/* Nanoseconds since the start, as of the last read; what is counted from now on is a new interval. */
PMUREG_API uint64_t pmureg_elapsed_ns(const struct pmureg *pmureg);
PMUREG_API void pmureg_interval(struct pmureg *pmureg);

/* A described metric of one unit, or of several: all those of a place, and all on which its events are counted. */
struct pmureg_metric_result {
	size_t size;              /* sizeof(struct pmureg_metric_result) of the library */
	const char *name, *unit;  /* the unit of the value; may be "" */
	const char *of;           /* the unit of the machine that it is about; of several: as they were asked for */
	double value;             /* from the counts since the start */
	double interval_value;    /* from those since the last pmureg_interval(); not a number: not enough was counted since */
	int package;              /* -1: of none, or of several */
	size_t event_index, unit_count; /* the first of the events that it is made of; on how many units they were added up */
	const char *filter;       /* of its events, as terms: "port=0x1"; "": none. Events of different filters give no metric */
	const char *place;        /* as of a result */
	const char *why_not;      /* of a metric that the options name, why a value is not a number: "in use"; else NULL */
};
typedef int pmureg_metric_found(void *context, const struct pmureg_metric_result *metric);
PMUREG_API int pmureg_metrics(const struct pmureg *pmureg, pmureg_metric_found *found, void *context); /* that there are */

/* ---- Registers of a device ---- */

/*
 * The registers of options->system, or of what this machine is. options->io: "sim", or one of the ways; no counting is done.
 * Closing puts back what chose banks; NULL is allowed.
 */
struct pmureg_device;
PMUREG_API int pmureg_device_open(const struct pmureg_options *options, struct pmureg_device **device, struct pmureg_error *error);
PMUREG_API int pmureg_device_close(struct pmureg_device *device, struct pmureg_error *error);
PMUREG_API const struct pmureg_system *pmureg_device_system(const struct pmureg_device *device);
/* A register by one of its names: `soc_unit_ctl`, `unit_3.ctl[2]`, or the manual's. */
PMUREG_API int pmureg_device_find(const struct pmureg_device *device, const char *name, struct pmureg_register_name *found,
				  struct pmureg_error *error);
/*
 * 0: a unit is there and is what is described (by force: whatever it is); -ENOENT: this part has none; -EADDRNOTAVAIL: the machine's
 * list of units has it, but it is left out, and why; else why it cannot be read.
 */
PMUREG_API int pmureg_device_unit(struct pmureg_device *device, const struct pmureg_block *block, uint16_t instance,
				  struct pmureg_error *error);
PMUREG_API int pmureg_device_read(struct pmureg_device *device, const struct pmureg_register_name *which, uint64_t *value,
				  struct pmureg_error *error);

/*
 * Whether a unit does what is described; everything is put back, one in use is left alone: -EBUSY. `report` is told each result;
 * where it returns non-zero the test ends as soon as everything is put back, and that is returned.
 */
enum pmureg_outcome { PMUREG_TEST_PASSED, PMUREG_TEST_FAILED, PMUREG_TEST_SKIPPED };
struct pmureg_tested {
	size_t size;                       /* sizeof(struct pmureg_tested) of the library */
	enum pmureg_outcome outcome;
	const struct pmureg_block *block;
	const struct pmureg_register *reg; /* NULL: about the unit's counters */
	uint16_t instance;
	uint32_t element;                  /* 0xffff: about all elements */
	const char *text;                  /* what was found, or why it was skipped */
};
typedef int pmureg_tested_report(void *context, const struct pmureg_tested *result);
PMUREG_API int pmureg_device_test(struct pmureg_device *device, const struct pmureg_block *block, uint16_t instance,
				  pmureg_tested_report *report, void *context, struct pmureg_error *error);

/* ---- What is described ---- */

/* The name of a system; NULL behind the last one. */
PMUREG_API const char *pmureg_system_name(size_t index);
/* The system of a name, or SYSTEM.VARIANT. NULL: there is none, as of the name NULL, and the error says which are like it. */
PMUREG_API const struct pmureg_system *pmureg_system_find(const char *name, struct pmureg_error *error);
typedef int pmureg_event_found(void *context, const char *event, const char *text);
PMUREG_API int pmureg_events(const char *system, pmureg_event_found *found, void *context); /* as pmureg_open() takes it */

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
