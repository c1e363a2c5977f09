/*
 * pmureg.h: libpmureg, for programs that count with performance-monitoring units of a machine or of a simulated device.
 *
 *	struct pmureg_options options = PMUREG_OPTIONS;
 *	struct pmureg_result result = PMUREG_RESULT;
 *	struct pmureg_error error;
 *	struct pmureg *pmureg;
 *
 *	pmureg_open(&options, "soc_box/reads/,soc_box/writes/", &pmureg, &error);
 *	pmureg_start(pmureg, &error);
 *	... the code to measure ...
 *	pmureg_stop(pmureg, &error);
 *	for (i = 0; pmureg_result_at(pmureg, i, &result) == 0; i++)
 *		printf("%s %s: %llu\n", result.unit, result.event, pmureg_scaled(&result));
 *	pmureg_close(pmureg, &error);
 *
 * Functions return 0 or a negative errno value. On an error they fill in `error`, which may be NULL. The library prints
 * nothing, and starts no thread and no process. It keeps one thing for the whole process: the list of the tables of
 * described systems, which only grows. All threads share it without waiting, and nothing in it is ever freed or
 * changed. The library installs one signal handler, and only while a handle is open that executes system-register
 * instructions: the handler catches those that trap. Different threads may use different handles at once, but only one
 * thread at a time may use a handle. A handle belongs to the process that opened it. A child of fork() can only close
 * it, which frees its memory and leaves the counting to the parent.
 * Returned text lives as long as its handle; names of systems, units, events and metrics live for ever.
 */
#ifndef PMUREG_H
#define PMUREG_H

#include <pmureg/base.h> /* struct pmureg_error, struct pmureg_register_name, size_t, uint64_t */
#include <pmureg/parts.h>

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

/* Returns the version of the loaded library. PMUREG_VERSION is that of the header, and may be newer. */
PMUREG_API const char *pmureg_version(void);

struct pmureg_system; /* a description; lives for ever, as do its blocks and registers */

/* ---- The machine ---- */

/*
 * What this machine reports in CPUID, /proc and sysfs. The library reads each once, when it first needs it. Several
 * handles may share a machine, which must outlive them. `root` is the directory of /dev, /proc, /sys and /run, or
 * NULL for /; `sysfs` is that of sysfs, or NULL for <root>/sys.
 */
struct pmureg_machine;
PMUREG_API int pmureg_machine_open(const char *root, const char *sysfs, struct pmureg_machine **machine, struct pmureg_error *error);
PMUREG_API void pmureg_machine_close(struct pmureg_machine *machine); /* NULL is allowed */
/* Returns a described system, or a variant of one, that matches this machine; NULL after the last one. */
PMUREG_API const struct pmureg_system *pmureg_machine_system(struct pmureg_machine *machine, size_t index);

/*
 * Callback. Called once for each item. A non-zero return value stops the iteration and is returned to the caller. All
 * ..._found callbacks work this way.
 */
typedef int pmureg_name_found(void *context, const char *name);

/*
 * pmureg_kernel_pmus() lists the kernel's PMUs. pmureg_kernel_files() lists the files of a PMU's folder ("events",
 * "format"; "": the PMU's own), without .scale and the like; with `pmu` NULL it lists the kernel's generic events that
 * count here. pmureg_kernel_file() reads such a file ("events/tsc", "cpumask").
 */
PMUREG_API int pmureg_kernel_pmus(struct pmureg_machine *machine, pmureg_name_found *found, void *context);
PMUREG_API int pmureg_kernel_files(struct pmureg_machine *machine, const char *pmu, const char *folder, pmureg_name_found *found,
				   void *context);
PMUREG_API int pmureg_kernel_file(struct pmureg_machine *machine, const char *pmu, const char *file, char *text, size_t size);

/*
 * Describes a PMU of the kernel from its files: a system of one block, without registers, whose terms and events (with
 * all their files read) are as those of a described unit. A term whose width is 0 cannot be set: perf has no place for
 * its bits. The block's text, if it is not empty, says which files cannot be read. The machine owns the system. Errors:
 * -ENODEV: there is no such PMU; -E2BIG: it has more terms than PMUREG_TERMS, or more events than a table can have.
 */
PMUREG_API int pmureg_kernel_pmu(struct pmureg_machine *machine, const char *name, const struct pmureg_system **system,
				 struct pmureg_error *error);

/* An access method to the registers of a system (NULL: of none). */
struct pmureg_way {
	size_t size;      /* sizeof(struct pmureg_way) of the library */
	const char *name; /* "msr" */
	int is_open;
	const char *text; /* if open, what the method accesses; else why not, and what to do */
};
typedef int pmureg_way_found(void *context, const struct pmureg_way *way);
PMUREG_API int pmureg_ways(struct pmureg_machine *machine, const struct pmureg_system *system, pmureg_way_found *found, void *context);

/* ---- Counting ---- */

enum {
	PMUREG_FORCE = 1,         /* take counters in use by other programs, and a machine that does not match */
	PMUREG_NO_ROTATION = 2,   /* refuse more events than there are counters, instead of multiplexing */
	PMUREG_WHOLE_MACHINE = 4, /* perf: count all tasks on every CPU; ignores `pid` */
	PMUREG_ON_EXEC = 8,       /* perf: begin when `pid` calls exec */
	PMUREG_MAY_SIMULATE = 16, /* with `system`: simulate it if this machine is another */
	PMUREG_READ_ONLY = 32,    /* device: write nothing but the selects of banks */
	PMUREG_LEAVE_OUT = 64     /* leave out events that cannot be counted: PMUREG_NOT_SUPPORTED, with a notice */
};

/* An access that was made: a read, a write, or a barrier (block and reg: the register that it is for). */
struct pmureg_watched {
	size_t size;   /* sizeof(struct pmureg_watched) of the library */
	char kind;     /* 'r', 'w' or 'b' */
	int package;   /* -1: none */
	const struct pmureg_system *system;
	const struct pmureg_block *block;
	const struct pmureg_register *reg;
	uint16_t instance;
	uint32_t element;
	int half;      /* of a register accessed in halves: 1 low, 2 high; 0: the whole register */
	int bits;      /* width of the access: 8, 16, 32 or 64 */
	uint64_t value;
	char place[64]; /* the address: `MSR 0xd04`, `PCI 16:04.0+0x10`; or the name of the barrier */
};
typedef void pmureg_watcher(void *context, const struct pmureg_watched *access);

/* Every member may be 0. Later versions add members at the end; `size` tells the library which ones exist. */
struct pmureg_options {
	size_t size;               /* sizeof(struct pmureg_options) */
	const char *system;        /* a described system, or SYSTEM.VARIANT; NULL: this machine's */
	/* "perf": kernel drivers; "direct": registers, "msr" and the like: one method; "sim"; NULL, "auto": any */
	const char *io;
	const char *root;          /* of the machine, if `machine` is NULL */
	const char *run_directory; /* directory of the records for pmureg_restore(); NULL: <root>/run/pmureg */
	const char *mmio;          /* where this machine has memory-mapped units: "UNIT=FILE@OFFSET,..."; or NULL */
	long pid;                  /* perf: the task to count; 0: this one */
	unsigned flags;
	uint64_t mux_interval_ns;          /* time between rotations, or longer if a rotation takes longer; 0: 4 ms */
	struct pmureg_machine *machine; /* since 0.3, as all members after it; NULL: the handle opens its own */
	const char *metrics;       /* metrics or views for pmureg_metrics(), separated by commas, or "all"; NULL: all */
	int cpu;                   /* device: the CPU that accesses the registers */
	pmureg_watcher *watch;     /* called for each register access; or NULL */
	void *watch_context;
	const char *until;         /* "EVENT=N": stop when EVENT has counted N on a unit: pmureg_reached(); or NULL */
	int (*give_up)(void *watch_context); /* called during planning; non-zero ends it with -EINTR; or NULL */
	const char *cpus;          /* "0-3,8": count only on these CPUs, and on units that serve them; NULL: all */
	enum pmureg_scope per;     /* give a result for each of these; 0: each package */
	/* perf: "12,34": processes with all of their threads, or threads, to count instead of `pid`; NULL: none */
	const char *pids, *tids;
	const char *tables;        /* table files, separated by commas: see pmureg_table_add(); or NULL */
};
#define PMUREG_OPTIONS { sizeof(struct pmureg_options), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, PMUREG_MACHINE, 0, 0, 0 }

/*
 * Opens a handle for events that are counted together. `events` is a list as perf's -e takes it:
 * "a/term=1/,{b/name/,c/name/}". The library adds the events that the metrics of the options need (`events` NULL: only
 * these). It writes nothing to a device unless it can count all events. -EBUSY: another program uses a control;
 * -ENODEV, -EACCES, -EPERM: the message says what is missing.
 */
struct pmureg;
PMUREG_API int pmureg_open(const struct pmureg_options *options, const char *events, struct pmureg **pmureg, struct pmureg_error *error);
/*
 * The same in two steps. pmureg_parse() accesses no device, and reports mistakes in the events. pmureg_program() may
 * name the task.
 */
PMUREG_API int pmureg_parse(const struct pmureg_options *options, const char *events, struct pmureg **pmureg, struct pmureg_error *error);
PMUREG_API int pmureg_program(struct pmureg *pmureg, long pid, struct pmureg_error *error);
/* Returns the backend: "perf", "direct" or "sim"; and the system, NULL for the kernel's own events. */
PMUREG_API const char *pmureg_counts_by(const struct pmureg *pmureg);
PMUREG_API const struct pmureg_system *pmureg_counted_system(const struct pmureg *pmureg);
/* Returns a sentence that the user should know about the events, though they are correct; NULL after the last one. */
PMUREG_API const char *pmureg_notice(const struct pmureg *pmureg, size_t index);
/* A handle can be started once and stopped once. pmureg_stop() also reads the final counts. */
PMUREG_API int pmureg_start(struct pmureg *pmureg, struct pmureg_error *error);
PMUREG_API int pmureg_stop(struct pmureg *pmureg, struct pmureg_error *error);

/*
 * Updates the results. It allocates nothing and looks nothing up. It makes one read() for each perf group, and may move
 * the thread to the group's CPU and back for it. It makes one access for each register, and one for its control. If
 * another program changed the control, the results of the unit have PMUREG_IN_USE. If a package can no longer be read,
 * its results keep the reason; if none can, pmureg_read() returns an error.
 */
PMUREG_API int pmureg_read(struct pmureg *pmureg, struct pmureg_error *error);
/* Returns the code of the first failed access after which counting went on, or 0. */
PMUREG_API int pmureg_first_failure(const struct pmureg *pmureg, struct pmureg_error *error);

/*
 * Reads narrow counters before they wrap twice, and rotates multiplexed events. Call pmureg_tick() before the time that
 * pmureg_due_ns() returns (CLOCK_MONOTONIC; 0: never). A call that is early, or when nothing is due, does no harm.
 */
PMUREG_API uint64_t pmureg_due_ns(const struct pmureg *pmureg);
PMUREG_API int pmureg_tick(struct pmureg *pmureg, struct pmureg_error *error);
/* Returns whether the count of options.until was reached. All counters are stopped then. */
PMUREG_API int pmureg_reached(const struct pmureg *pmureg);
/*
 * Advances simulated time by `ns`; it passes only here. Simulated counters add predictable counts. -ERANGE: this would
 * take more than 2^26 reads.
 */
PMUREG_API int pmureg_advance(struct pmureg *pmureg, uint64_t ns, struct pmureg_error *error);
/* Restores all registers that it can, and returns the first error. The results stay. pmureg_close() calls it first. */
PMUREG_API int pmureg_put_back(struct pmureg *pmureg, struct pmureg_error *error);
/* Restores all registers and frees the handle, even if it returns an error. NULL is allowed. */
PMUREG_API int pmureg_close(struct pmureg *pmureg, struct pmureg_error *error);

/*
 * pmureg_records() lists the records of killed processes. pmureg_restore() undoes them, newest first. It calls `found`
 * (may be NULL) for each record before it undoes it, and with a text for each failure and for each register that it
 * left alone because another program has changed it since. It returns the first failure.
 */
struct pmureg_left {
	size_t size;        /* sizeof(struct pmureg_left) of the library */
	const char *path, *system; /* of the record; that the process counted on */
	long pid;           /* of the process */
	size_t count;       /* writes that restore the registers */
	int package;
	const char *text;   /* a sentence about a register or a failure; NULL: the record itself */
	const char *place;  /* for messages: "package 0" */
};
typedef int pmureg_left_found(void *context, const struct pmureg_left *left);
PMUREG_API int pmureg_records(const struct pmureg_options *options, pmureg_left_found *found, void *context,
				struct pmureg_error *error);
PMUREG_API int pmureg_restore(const struct pmureg_options *options, pmureg_left_found *found, void *context,
				struct pmureg_error *error);

/* ---- Results ---- */

/* The count of one event on one unit, since the start and since the last pmureg_interval(). */
struct pmureg_result {
	size_t size;              /* sizeof(struct pmureg_result) */
	const char *event;        /* its name= if it has one, else as written */
	const char *unit;         /* Linux's name if it has one */
	int package;              /* of the unit; -1: none, or all */
	uint64_t value;           /* counted while the event ran, not scaled */
	uint64_t enabled_ns, running_ns;
	enum pmureg_reason reason;
	double scale;             /* factor that converts the value to ... */
	const char *scale_unit;   /* ... this unit; "": a plain count */
	size_t event_index;       /* in the list, from 0 */
	uint64_t interval_value, interval_enabled_ns, interval_running_ns; /* since 0.3, as all members after them */
	int user_only;            /* perf counts only user space, because the kernel allows this user no more */
	const char *place;        /* of the unit, as perf writes it: "S0", "S0-D1", "CPU3"; "": none, or all */
	int is_of_kind;           /* only one kind of cores counted it, which `unit` names: do not add it to another's */
};
#define PMUREG_RESULT { sizeof(struct pmureg_result), 0, 0, 0, 0, 0, 0, PMUREG_COUNTED, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

PMUREG_API const char *pmureg_reason_text(enum pmureg_reason reason);
/* Gets a result as of the last pmureg_read() or pmureg_stop(). -ENOENT: no such index; -EINVAL: the size is not set. */
PMUREG_API int pmureg_result_at(const struct pmureg *pmureg, size_t index, struct pmureg_result *result);
/* Scales a count to the full enabled time: value * enabled / running. */
PMUREG_API uint64_t pmureg_scaled(const struct pmureg_result *result);
PMUREG_API uint64_t pmureg_scale(uint64_t value, uint64_t enabled_ns, uint64_t running_ns);
/* Returns the nanoseconds from the start to the last read. */
PMUREG_API uint64_t pmureg_elapsed_ns(const struct pmureg *pmureg);
/* Begins a new interval for the counts that follow. */
PMUREG_API void pmureg_interval(struct pmureg *pmureg);

/* The value of a described metric for a unit, for all units of a place, or for all units that count its events. */
struct pmureg_metric_result {
	size_t size;              /* sizeof(struct pmureg_metric_result) of the library */
	const char *name, *unit;  /* the unit of the value; may be "" */
	const char *of;           /* the machine's unit that it is about; of several: as the user named them */
	double value;             /* from the counts since the start */
	double interval_value;    /* from the counts since the last pmureg_interval(); NaN: they do not suffice */
	int package;              /* -1: none, or several */
	size_t event_index, unit_count; /* its first event; how many units were added up */
	const char *filter;       /* of its events, as terms: "port=0x1"; "": none. Different filters give no metric */
	const char *place;        /* as in a result */
	const char *why_not;      /* why a value is NaN ("in use"), for metrics that the options name; else NULL */
	const char *view;         /* "memory": the metrics that it is shown with; NULL: none */
};
typedef int pmureg_metric_found(void *context, const struct pmureg_metric_result *metric);
PMUREG_API int pmureg_metrics(const struct pmureg *pmureg, pmureg_metric_found *found, void *context);

/* ---- Registers of a device ---- */

/*
 * Opens the registers of options->system, or of this machine's system, without counting. options->io is "sim" or an
 * access method. pmureg_device_close() restores the bank selectors; NULL is allowed.
 */
struct pmureg_device;
PMUREG_API int pmureg_device_open(const struct pmureg_options *options, struct pmureg_device **device, struct pmureg_error *error);
PMUREG_API int pmureg_device_close(struct pmureg_device *device, struct pmureg_error *error);
PMUREG_API const struct pmureg_system *pmureg_device_system(const struct pmureg_device *device);
/* Finds a register by one of its names: `soc_unit_ctl`, `unit_3.ctl[2]`, or the manual's. */
PMUREG_API int pmureg_device_find(const struct pmureg_device *device, const char *name, struct pmureg_register_name *found,
				  struct pmureg_error *error);
/*
 * Checks whether a unit exists and matches its description (with PMUREG_FORCE only whether it exists). Returns 0;
 * -ENOENT: this part has no such unit; -EADDRNOTAVAIL: the machine lists the unit, but the library leaves it out, and
 * says why; other: the unit cannot be read, and why.
 */
PMUREG_API int pmureg_device_unit(struct pmureg_device *device, const struct pmureg_block *block, uint16_t instance,
				  struct pmureg_error *error);
PMUREG_API int pmureg_device_read(struct pmureg_device *device, const struct pmureg_register_name *which, uint64_t *value,
				  struct pmureg_error *error);

/*
 * Tests whether a unit does what its description says, and restores all registers. It refuses a unit in use: -EBUSY. It
 * calls `report` for each result. If `report` returns non-zero, the test restores all registers and returns that value.
 */
enum pmureg_outcome { PMUREG_TEST_PASSED, PMUREG_TEST_FAILED, PMUREG_TEST_SKIPPED };
struct pmureg_tested {
	size_t size;                       /* sizeof(struct pmureg_tested) of the library */
	enum pmureg_outcome outcome;
	const struct pmureg_block *block;
	const struct pmureg_register *reg; /* NULL: the unit's counters */
	uint16_t instance;
	uint32_t element;                  /* 0xffff: all elements */
	const char *text;                  /* the findings, or why the test was skipped */
	int is_absent;                     /* skipped, because this machine lacks the unit */
};
typedef int pmureg_tested_report(void *context, const struct pmureg_tested *result);
PMUREG_API int pmureg_device_test(struct pmureg_device *device, const struct pmureg_block *block, uint16_t instance,
				  pmureg_tested_report *report, void *context, struct pmureg_error *error);

/* ---- Descriptions ---- */

/*
 * Each described system has a table: a file, or an object that the program links. The first call that needs one
 * takes the files of $PREFIX/share/pmureg, where the library's own are installed (unless the program links tables),
 * /etc/pmureg/tables, and the folders of $PMUREG_PATH, separated by colons. A process of root takes only files that
 * root alone can change. A program with rights of its file (set-user-id) ignores $PMUREG_PATH and takes no files
 * from its user.
 *
 * pmureg_table_add() takes one more file, whoever owns it, for the whole process and for ever; a file that is known
 * already is not taken again. -EEXIST: another table has its system. After an error the list is as it was.
 * pmureg_table_problem() returns a sentence about a file that was found but cannot be used; NULL after the last one.
 * It searches for nothing. If two files have one system, neither is used. pmureg_system_file() returns the file of a
 * system; NULL: it was installed with the library or is linked in.
 *
 * pmureg_table_index() makes the file `index` in a folder of tables. With it a search opens no table, and a table is
 * opened when its system is first used. Files that are new or have changed since are read as without an index.
 */
PMUREG_API int pmureg_table_add(const char *path, struct pmureg_error *error);
PMUREG_API int pmureg_table_index(const char *folder, struct pmureg_error *error);
PMUREG_API const char *pmureg_table_problem(size_t index);
PMUREG_API const char *pmureg_system_file(const struct pmureg_system *system);
/* Returns the system after this one; NULL: the first. NULL after the last one. */
PMUREG_API const struct pmureg_system *pmureg_system_next(const struct pmureg_system *system);
typedef int pmureg_system_found(void *context, const char *name, const char *title, const char *file);
/*
 * Lists all systems and their variants, without checking their tables in whole: name and title, and the file as
 * pmureg_system_file() returns it. The name lives until `found` returns. If that returns non-zero, the list ends there, and
 * the function returns that value.
 */
PMUREG_API int pmureg_systems(pmureg_system_found *found, void *context);
/* Returns the name of a system in this list; NULL after the last one. */
PMUREG_API const char *pmureg_system_name(size_t index);
/*
 * Returns the system of a name or of SYSTEM.VARIANT. NULL: there is none, also for the name NULL; the error lists
 * similar names.
 */
PMUREG_API const struct pmureg_system *pmureg_system_find(const char *name, struct pmureg_error *error);
typedef int pmureg_event_found(void *context, const char *event, const char *text);
/* Lists the events of a system, as pmureg_open() takes them. */
PMUREG_API int pmureg_events(const char *system, pmureg_event_found *found, void *context);

/* ---- Values of registers, without access to a device ---- */

/*
 * Writes "field=value" for every field, one on a line. Returns the length of the whole text, as snprintf() does;
 * negative: an error.
 */
PMUREG_API int pmureg_decode(const char *system, const char *register_name, uint64_t value, char *text, size_t size,
			     struct pmureg_error *error);
/* Makes a value from "field=value,field=NAME". It fills in must-write bits, and refuses a value that breaks a rule. */
PMUREG_API int pmureg_encode(const char *system, const char *register_name, const char *fields, uint64_t *value,
			     struct pmureg_error *error);

#ifdef __cplusplus
}
#endif

#endif
