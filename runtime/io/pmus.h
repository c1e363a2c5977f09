/*
 * pmus.h: the PMUs that the kernel has, and the files that it shows of each, in sysfs.
 */
#ifndef PMUREG_IO_PMUS_H
#define PMUREG_IO_PMUS_H

#include "machine.h"

#define PMUREG_PERF_NAME 64

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

/* Their names, which stay the machine's. 0 or a negative errno value. */
int io_devices(struct pmureg_machine *machine, const struct io_names **names);
const struct io_pmu *io_pmu(struct pmureg_machine *machine, size_t device); /* NULL: out of memory */
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

/* The first line of such a file ("events/tsc", "cpumask"). 0 or a negative errno value. */
int io_kernel_file(struct pmureg_machine *machine, const char *pmu, const char *file, char *text, size_t size);

#endif
