/*
 * machine.h: the machine's properties from CPUID, /proc and sysfs. Files and folders are read once, when first needed,
 * so one machine serves a whole run. It may be used from several threads.
 */
#ifndef PMUREG_IO_MACHINE_H
#define PMUREG_IO_MACHINE_H

#include <pthread.h>

#include <pmureg/core.h>

#include "files.h"

/* A topology element whose CPUs share registers: a package, a die, ..., a CPU. */
struct io_bank {
	int ids[PMUREG_SCOPES]; /* by scope, down to its first CPU: the kernel's ids, possibly with gaps; -1: the kernel
				   gives none */
	int node;               /* NUMA node of its first CPU; 0: the kernel reports no nodes */
	unsigned int rank;      /* rank of its package in the machine, from 0 */
	unsigned int number;    /* index among all elements of its scope, online or not, chosen or not, from 0 */
};

struct io_banks {
	struct io_bank *list; /* ordered by ids, the widest scope first */
	size_t count;
};

#define PMUREG_PERF_NAME 64
#define IO_IDENTIFIER 32 /* size of the longest `identifier` file, with its 0 */

/* The properties of a PMU that counting needs. */
struct io_pmu {
	const char *name;
	uint32_t type;
	int is_system_wide;       /* counts for the whole machine: on the CPUs of its cpumask, never for a task */
	struct io_cpus cpus;      /* from its cpumask or cpus file; none: all */
	struct io_names formats;  /* its terms; format_texts has their bits, as `config:0-7` */
	struct io_names format_texts;
	int format_code;           /* 0, or why its terms cannot be read */
	struct pmureg_error error; /* code not 0: the PMU cannot be used; the reason */
	struct pmureg_system *described; /* with all events; NULL: not made yet */
};

/* A package's PMON discovery tables: three words of each unit, and its index among the units of its type. */
struct io_discovered {
	struct io_discovered *next;
	const struct pmureg_system *system;
	unsigned int package;
	uint64_t (*units)[4];
	size_t count, room;
};

struct pmureg_machine {
	char root[IO_ROOT];   /* folder of dev and proc; "": the running machine */
	char sysfs[IO_ROOT];  /* /sys, or a tree that replaces it */
	struct pmureg_processor processor;
	pthread_mutex_t lock; /* protects the members below, which are read when first needed */
	struct {
		int asked, code;
		struct io_names names; /* PMUs of the kernel */
		struct io_pmu *pmus;   /* of each name; name NULL: not read yet */
		char (*identifiers)[IO_IDENTIFIER]; /* of each name; NULL: not read yet */
	} devices;
	struct io_discovered *discovered;
};

/*
 * Initialises the caller's struct. `root` NULL or "/": the running machine; `sysfs` NULL: <root>/sys. Returns 0 or
 * -ENAMETOOLONG.
 */
int io_machine_init(struct pmureg_machine *machine, const char *root, const char *sysfs, struct pmureg_error *error);
void io_machine_clear(struct pmureg_machine *machine);

/*
 * Returns the system, or its variant that this machine is, or NULL if the machine is another one. A machine may be
 * several systems, for example one for its cores and one for the uncore. `is_sure` is set if the processor or a
 * device's identifier decides; a device's name alone may be that of another system's device.
 */
const struct pmureg_system *io_machine_may_be(struct pmureg_machine *machine, const struct pmureg_system *system,
					      int *is_sure);
const struct pmureg_system *io_machine_is(struct pmureg_machine *machine, const struct pmureg_system *system);

/*
 * Checks whether the machine is this system. Returns 0, or -ENODEV if the processor says that it is another one, or if
 * nothing identifies it. The message names the machine and the system.
 */
int io_machine_check(struct pmureg_machine *machine, const struct pmureg_system *system, struct pmureg_error *error);

/* Checks a unit's `identifier` in sysfs. Returns 0, or -ENODEV if the kernel's device is another one than described. */
int io_unit_check(struct pmureg_machine *machine, const struct pmureg_block *block, uint16_t instance,
		  struct pmureg_error *error);

/* ---- condition.c ---- */

/* Checks a condition of a unit. Returns 0, -ENOENT with a message, or 1 if the kernel does not report it. */
int io_condition_check(struct pmureg_machine *machine, const struct pmureg_system *system,
		       const struct pmureg_block *block, uint16_t instance, const struct pmureg_condition *condition,
		       const char *what, struct pmureg_error *error);

/* Returns 1 if a condition holds or there is none, 0 if not, negative if unknown. No machine: the simulated device. */
int io_condition_holds(struct pmureg_machine *machine, const struct pmureg_system *system,
		       const struct pmureg_block *block, uint16_t instance, const struct pmureg_condition *condition);

/*
 * Lists the online elements of a scope, of all CPUs or (not NULL) of the CPUs in `among`. Omits CPUs that belong to
 * none. The caller frees the list. Errors: -ENODEV: a CPU is offline; -ENOTSUP: the kernel reports no element of this
 * scope; -ENOENT: it lists no CPUs.
 */
int io_machine_banks(const struct pmureg_machine *machine, enum pmureg_scope scope, const struct io_cpus *among,
		     struct io_banks *banks, struct pmureg_error *error);

/* Reads the ids of CPU bank->ids[PMUREG_CPU], from package down to this scope; for scope node, only the node. */
void io_bank_read(const struct pmureg_machine *machine, struct io_bank *bank, enum pmureg_scope scope);

/* Checks whether both are in the same package, die, ... */
int io_is_same_bank(const struct io_bank *a, const struct io_bank *b, enum pmureg_scope scope);

/* Names an element: the label as perf writes it (S0-D1-C3), the words as "die 1 of package 0". */
#define IO_BANK_TEXT 64
void io_bank_label(const struct io_bank *bank, enum pmureg_scope scope, char text[IO_BANK_TEXT]);
void io_bank_words(const struct io_bank *bank, enum pmureg_scope scope, char text[IO_BANK_TEXT]);

/*
 * Returns the id of a CPU's package. If the kernel reports none, returns `otherwise`: the machine is then one package,
 * 0.
 */
int io_package_id(const struct pmureg_machine *machine, int cpu, int otherwise);

/* Returns 0, or -EPERM with a message if the kernel is locked down. Then nobody can write registers, not even root. */
int io_check_lockdown(const struct pmureg_machine *machine, const char *registers, struct pmureg_error *error);

/*
 * Checks lockdown, and that a file can be opened for writing. The message says how to mend a missing or refused file.
 */
int io_check_file(const struct pmureg_machine *machine, struct io_path path, const char *missing,
		  const char *refused, const char *registers, struct pmureg_error *error);

/* ---- pmus.c: the kernel's PMUs and their files in sysfs ---- */

/* Returns the names of the PMUs, which the machine owns. Returns 0 or a negative errno value. */
int io_devices(struct pmureg_machine *machine, const struct io_names **names);
const struct io_pmu *io_pmu(struct pmureg_machine *machine, size_t device); /* NULL: out of memory */
/*
 * Describes a PMU as a system of one block, for an event. The caller frees the system. Reads the events that the list
 * `terms` names; NULL: all. The other events only have names.
 */
struct pmureg_lexer;
int io_pmu_describe(struct pmureg_machine *machine, const struct io_pmu *pmu, const struct pmureg_lexer *terms,
		    struct pmureg_event *event, struct pmureg_error *error);
/* Returns the PMU with all its events, which the machine owns. */
int io_pmu_described(struct pmureg_machine *machine, const char *name, const struct pmureg_system **system,
		     struct pmureg_error *error);
/* Parses the factor to an event's unit, which must be positive and finite. Returns 0, -EINVAL or -ENOMEM. */
int io_scale(const char *text, double *scale);
/* Returns the identifier by which Linux distinguishes products, or "" if there is none. */
const char *io_identifier(struct pmureg_machine *machine, size_t device);
void io_pmus_free(struct pmureg_machine *machine);

/*
 * Returns the next device from index `from` that a word means, or the number of devices if there is none. A word means
 * the device of this name, devices with only a number after it, or the matches of a shell pattern.
 */
size_t io_device_meant(const struct io_names *devices, struct pmureg_word word, size_t from);

/* Callback for names, in order. A non-zero return value stops the iteration and is returned; errors are negative. */
typedef int io_name_found(void *context, const char *name);

/*
 * Lists the PMUs, or the files of a PMU in a folder ("events", "format", "" for its own), without .scale and the like.
 */
int io_kernel_pmus(struct pmureg_machine *machine, io_name_found *found, void *context);
int io_kernel_files(struct pmureg_machine *machine, const char *pmu, const char *folder, io_name_found *found,
		    void *context);
/* Checks whether a PMU has an event of this name, ignoring case. Sets `name` to the name of its file. */
int io_event_name(struct pmureg_machine *machine, const char *pmu, struct pmureg_word word, char name[PMUREG_PERF_NAME]);

/* Reads a file of a PMU ("events/tsc", "cpumask"). Returns 0 or a negative errno value. */
int io_kernel_file(struct pmureg_machine *machine, const char *pmu, const char *file, char *text, size_t size);

#endif
