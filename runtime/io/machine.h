/*
 * machine.h: what this machine says of itself, in CPUID, in /proc and in sysfs. What takes files or folders is read
 * once, at the first question, so that one machine serves a whole run; it may be asked from several threads.
 */
#ifndef PMUREG_IO_MACHINE_H
#define PMUREG_IO_MACHINE_H

#include <pthread.h>

#include <pmureg/core.h>

#include "files.h"

/* What has registers of its own, which all of its CPUs reach: a package, a die, ..., a CPU. */
struct io_bank {
	int ids[PMUREG_SCOPES]; /* by scope, down to its first CPU: as the kernel numbers them, with holes; -1: it does not */
	int node;               /* of NUMA, its first CPU's; 0: the kernel tells of none */
	unsigned int rank;      /* of its package among those of the machine, from 0 */
	unsigned int number;    /* its own among those of its scope, online or chosen or not, from 0 */
};

struct io_banks {
	struct io_bank *list; /* in the order of their ids, the widest first */
	size_t count;
};

#define PMUREG_PERF_NAME 64
#define IO_IDENTIFIER 32 /* longest text of an `identifier` file, with its end */

/* What counting with a PMU takes to know of it. */
struct io_pmu {
	const char *name;
	uint32_t type;
	int is_system_wide;       /* it counts for the whole machine: on the CPUs of its cpumask, never for a task */
	struct io_cpus cpus;      /* of its cpumask or cpus file; none: any */
	struct io_names formats;  /* its terms, and where each goes, as `config:0-7` */
	struct io_names format_texts;
	struct pmureg_error error; /* code not 0: it cannot be used, and why */
};

/* What PMON discovery tables of a package tell: three words of each unit, and its position among those of its type. */
struct io_discovered {
	struct io_discovered *next;
	const struct pmureg_system *system;
	unsigned int package;
	uint64_t (*units)[4];
	size_t count, room;
};

struct pmureg_machine {
	char root[IO_ROOT];   /* what dev and proc are under; "": the machine's own */
	char sysfs[IO_ROOT];  /* /sys, or a tree that stands for it */
	char cpu_vendor[13];  /* x86: the vendor string; else empty */
	uint32_t family, model, stepping;
	uint32_t midr;        /* AArch64: MIDR_EL1; else 0 */
	pthread_mutex_t lock; /* around the first question: */
	struct {
		int asked, code;
		struct io_names names; /* the PMUs that the kernel has */
		struct io_pmu *pmus;   /* of each name; without one: not read yet */
		char (*identifiers)[IO_IDENTIFIER]; /* of each name; NULL: not read yet */
	} devices;
	struct io_discovered *discovered;
};

/* `root` NULL or "/": the machine's own; `sysfs` NULL: <root>/sys. In the caller's memory; -ENAMETOOLONG, or 0. */
int io_machine_init(struct pmureg_machine *machine, const char *root, const char *sysfs, struct pmureg_error *error);
void io_machine_clear(struct pmureg_machine *machine);

/*
 * A described system, or the variant of it that this machine is; NULL: it is another one. It may be several systems:
 * one for its cores, say, and one for what is around them. It is sure where the processor or a device's identifier tells; a
 * device's name alone may be another system's, too.
 */
const struct pmureg_system *io_machine_may_be(struct pmureg_machine *machine, const struct pmureg_system *system,
					      int *is_sure);
const struct pmureg_system *io_machine_is(struct pmureg_machine *machine, const struct pmureg_system *system);

/*
 * 0; or -ENODEV, and says what this machine is and what the system is, where the processor tells that it is another
 * one, or nothing tells.
 */
int io_machine_check(struct pmureg_machine *machine, const struct pmureg_system *system, struct pmureg_error *error);

/* 0; or -ENODEV, and says so, where the kernel tells that the device of a unit is another one than is described. */
int io_unit_check(struct pmureg_machine *machine, const struct pmureg_block *block, uint16_t instance,
		  struct pmureg_error *error);

/* ---- condition.c ---- */

/* Whether a unit has what is there on some machines only: 0; -ENOENT, and says so; 1: the kernel does not tell. */
int io_condition_check(struct pmureg_machine *machine, const struct pmureg_system *system,
		       const struct pmureg_block *block, uint16_t instance, const struct pmureg_condition *condition,
		       const char *what, struct pmureg_error *error);

/* The same in short: 1, or no condition; 0; negative: nothing tells. Without a machine, on the simulated device. */
int io_condition_holds(struct pmureg_machine *machine, const struct pmureg_system *system,
		       const struct pmureg_block *block, uint16_t instance, const struct pmureg_condition *condition);

/*
 * Those of a scope that are online, to be freed: of all CPUs, or (not NULL) of `among`. CPUs that are part of none are
 * left out. 0 or a negative errno value, and then says why: -ENODEV: a CPU is offline, -ENOTSUP: the kernel tells of
 * none, -ENOENT: not of CPUs either.
 */
int io_machine_banks(const struct pmureg_machine *machine, enum pmureg_scope scope, const struct io_cpus *among,
		     struct io_banks *banks, struct pmureg_error *error);

/* The ids of bank->ids[PMUREG_CPU], from the package down to this scope; or its node alone. */
void io_bank_read(const struct pmureg_machine *machine, struct io_bank *bank, enum pmureg_scope scope);

/* Whether both are of one package, die, ... */
int io_is_same_bank(const struct io_bank *a, const struct io_bank *b, enum pmureg_scope scope);

/* As perf writes it: S0-D1-C3; and in words: die 1 of package 0. */
#define IO_BANK_TEXT 64
void io_bank_label(const struct io_bank *bank, enum pmureg_scope scope, char text[IO_BANK_TEXT]);
void io_bank_words(const struct io_bank *bank, enum pmureg_scope scope, char text[IO_BANK_TEXT]);

/* The id of a CPU's package; `otherwise` where the kernel does not say: then the machine is one package, of id 0. */
int io_package_id(const struct pmureg_machine *machine, int cpu, int otherwise);

/* 0; or -EPERM, and says so, where the kernel is locked down: it then lets nobody write registers, not even root. */
int io_check_lockdown(const struct pmureg_machine *machine, const char *registers, struct pmureg_error *error);

/*
 * The same, and that a file can be opened for writing; else says how to mend that it is missing, or refused to this
 * user.
 */
int io_check_file(const struct pmureg_machine *machine, struct io_path path, const char *missing,
		  const char *refused, const char *registers, struct pmureg_error *error);

/* ---- pmus.c: the PMUs that the kernel has, and the files that it shows of each ---- */

/* Their names, which stay the machine's. 0 or a negative errno value. */
int io_devices(struct pmureg_machine *machine, const struct io_names **names);
const struct io_pmu *io_pmu(struct pmureg_machine *machine, size_t device); /* NULL: out of memory */
/* By which Linux tells the product; "": it does not. */
const char *io_identifier(struct pmureg_machine *machine, size_t device);
void io_pmus_free(struct pmureg_machine *machine);

/*
 * The next device, from `from` on, that a word means: the one of this name, or those that only have numbers behind it,
 * or a pattern of shells. How many devices there are: none is.
 */
size_t io_device_meant(const struct io_names *devices, struct pmureg_word word, size_t from);

/* Calls `found` with names, in their order, until it returns non-zero, which is returned; or a negative errno value. */
typedef int io_name_found(void *context, const char *name);

/* The PMUs; the files of one of them in a folder ("events", "format"; "": its own), .scale and the like left out. */
int io_kernel_pmus(struct pmureg_machine *machine, io_name_found *found, void *context);
int io_kernel_files(struct pmureg_machine *machine, const char *pmu, const char *folder, io_name_found *found,
		    void *context);
/* Whether a PMU has an event of this name, in letters of either case; `name` is how its file is called. */
int io_event_name(struct pmureg_machine *machine, const char *pmu, struct pmureg_word word, char name[PMUREG_PERF_NAME]);

/* What such a file ("events/tsc", "cpumask") says. 0 or a negative errno value. */
int io_kernel_file(struct pmureg_machine *machine, const char *pmu, const char *file, char *text, size_t size);

#endif
