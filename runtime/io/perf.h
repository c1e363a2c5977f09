/*
 * perf.h: count with the PMUs that this Linux really has, through perf_event_open.
 *
 *	struct pmureg_perf_event event;
 *	struct pmureg_perf *perf;
 *
 *	pmureg_perf_event_parse("/sys", "msr/tsc/", 8, &event, &error);
 *	pmureg_perf_open("/sys", &event, 1, pid, 0, &perf, &error);
 *	pmureg_perf_enable(perf, &error);
 *	...
 *	pmureg_perf_read(perf, &error);
 *	count = pmureg_perf_count(perf, 0);
 *	pmureg_perf_close(perf);
 *
 * Functions return 0 or a negative errno value and then say why in `error`. `sysfs` is where sysfs is mounted, /sys, or
 * a tree that stands for it.
 */
#ifndef PMUREG_PERF_H
#define PMUREG_PERF_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include <pmureg/core.h>

#ifdef __cplusplus
extern "C" {
#endif

#define PMUREG_PERF_NAME 64

/* A list of CPUs, as sysfs writes it: 0,2-3. */
struct pmureg_perf_cpus {
	int *cpus;
	size_t count;
};

/* An event on one device. */
struct pmureg_perf_unit {
	char device[PMUREG_PERF_NAME]; /* empty for events that the kernel names itself */
	uint32_t type;
	uint64_t config[3];
	uint8_t system_wide;           /* it counts for the whole machine: opened on the CPUs of its cpumask, never on a task */
	struct pmureg_perf_cpus cpus;  /* of its cpumask or cpus file; none: any */
};

struct pmureg_perf_event {
	char text[128];  /* as it was written */
	char unit[32];   /* of the scaled count; empty: a plain count */
	double scale;    /* 1: as it is counted */
	uint16_t group;  /* events of one number are counted together; set by the caller */
	uint8_t exclude_user, exclude_kernel, exclude_hv;
	size_t unit_count;
	struct pmureg_perf_unit *units;
};

/*
 * Parses `device/term=value,.../`, `device/event/`, or an event that the kernel names itself (`page-faults`), each with the
 * modifiers u, k and h. A device without its number stands for all devices that have one. The columns of an error
 * count from the first character of `text`.
 */
int pmureg_perf_event_parse(const char *sysfs, const char *text, size_t length, struct pmureg_perf_event *event,
			    struct pmureg_error *error);
void pmureg_perf_event_clear(struct pmureg_perf_event *event);

/* Whether the device (with or without its number), or a kernel's own event of this name, is there. */
int pmureg_perf_has(const char *sysfs, const char *text, size_t length);

/* Calls `found` for each device, and for each event of a device, in the order of their names, until it returns non-zero. */
typedef int pmureg_perf_found(void *context, const char *name);
int pmureg_perf_devices(const char *sysfs, pmureg_perf_found *found, void *context);
int pmureg_perf_events(const char *sysfs, const char *device, pmureg_perf_found *found, void *context);
int pmureg_perf_formats(const char *sysfs, const char *device, pmureg_perf_found *found, void *context);
const char *pmureg_perf_kernel_event(size_t index); /* NULL behind the last one */

/* The first line of a file of a device (format/event, events/tsc, cpumask). */
int pmureg_perf_attribute(const char *sysfs, const char *device, const char *file, char *text, size_t size);

struct pmureg_perf;

struct pmureg_perf_count {
	uint64_t value;            /* as counted */
	uint64_t enabled, running; /* ns; summed over CPUs and devices */
};

enum {
	PMUREG_PERF_ALL_CPUS = 1, /* everything on every CPU; pid is ignored */
	PMUREG_PERF_ON_EXEC = 2   /* start with the exec of pid */
};

/*
 * Opens everything, disabled. Events of one group make one perf group on each device and CPU and are read with one
 * read().
 */
int pmureg_perf_open(const char *sysfs, const struct pmureg_perf_event *events, size_t count, pid_t pid, unsigned flags,
		     struct pmureg_perf **perf, struct pmureg_error *error);
int pmureg_perf_enable(struct pmureg_perf *perf, struct pmureg_error *error);
int pmureg_perf_disable(struct pmureg_perf *perf, struct pmureg_error *error);
int pmureg_perf_read(struct pmureg_perf *perf, struct pmureg_error *error);
void pmureg_perf_close(struct pmureg_perf *perf);

/* As of the last read: an event on all its devices, or on one of them. */
struct pmureg_perf_count pmureg_perf_count(const struct pmureg_perf *perf, size_t event);
struct pmureg_perf_count pmureg_perf_unit_count(const struct pmureg_perf *perf, size_t event, size_t unit);

/* The event was opened for user space only, because the kernel allows this user no more. */
int pmureg_perf_user_only(const struct pmureg_perf *perf, size_t event);

/* What would have been counted had it run all the time; as it is where it did. */
uint64_t pmureg_perf_scaled(struct pmureg_perf_count count);

#ifdef __cplusplus
}
#endif

#endif
