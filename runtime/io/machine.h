/*
 * machine.h: what this machine says of itself, in CPUID, in /proc and in sysfs. What takes files or folders is read
 * once, at the first question, so that one machine serves a whole run; it may be asked from several threads.
 */
#ifndef PMUREG_IO_MACHINE_H
#define PMUREG_IO_MACHINE_H

#include <pthread.h>

#include <pmureg/core.h>

#include "files.h"

/* A socket. */
struct pmureg_package {
	int id;  /* as the kernel numbers it: there may be holes */
	int cpu; /* its first one that is online */
};

/* One PMU of the kernel, as its folder in sysfs says: see pmus.h. */
struct io_pmu;

struct pmureg_machine {
	char root[IO_ROOT];   /* what dev and proc are under; "": the machine's own */
	char sysfs[IO_ROOT];  /* /sys, or a tree that stands for it */
	char cpu_vendor[13];  /* x86: the vendor string; else empty */
	uint32_t family, model;
	uint32_t midr;        /* AArch64: MIDR_EL1; else 0 */
	pthread_mutex_t lock; /* around the first question: */
	struct {
		int asked, code;
		struct io_names names; /* the PMUs that the kernel has */
		struct io_pmu **pmus;  /* of each name; NULL: not read yet */
	} devices;
	struct {
		int asked, code;
		struct pmureg_package *list; /* in the order of their ids */
		size_t count;
	} packages;
};

/* `root` NULL or "/": the machine's own; `sysfs` NULL: <root>/sys. In the caller's memory; -ENAMETOOLONG, or 0. */
int io_machine_init(struct pmureg_machine *machine, const char *root, const char *sysfs, struct pmureg_error *error);
void io_machine_clear(struct pmureg_machine *machine);

/*
 * A described system, or the variant of it that this machine is; NULL: it is another one. It may be several systems:
 * one for its cores, say, and one for what is around them.
 */
const struct pmureg_system *io_machine_is(struct pmureg_machine *machine, const struct pmureg_system *system);

/* Whether a device's name is a described pattern, where <...> stands for one or more digits. */
int io_device_matches(const char *pattern, const char *name);

/* The packages, which stay the machine's; 0 or a negative errno value, and then says why. */
int io_machine_packages(struct pmureg_machine *machine, const struct pmureg_package **packages, size_t *count,
			struct pmureg_error *error);

/* The package of an id, and its rank among them, from 0; NULL: it is offline. */
const struct pmureg_package *io_machine_package(struct pmureg_machine *machine, int id, unsigned int *rank);

/* The id of a CPU's package; `otherwise` where the kernel does not say: then the machine is one package, of id 0. */
int io_package_id(const struct pmureg_machine *machine, int cpu, int otherwise);

/* 0; or -EPERM, and says so, where the kernel is locked down: it then lets nobody write registers, not even root. */
int io_check_lockdown(const struct pmureg_machine *machine, const char *registers, struct pmureg_error *error);

/*
 * The same, and that a file can be opened for writing; else says how to mend that it is missing, or refused to this
 * user.
 */
int io_check_file(const struct pmureg_machine *machine, const char *path, const char *missing, const char *refused,
		  const char *registers, struct pmureg_error *error);

#endif
