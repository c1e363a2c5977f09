/*
 * perf_internal.h: shared by the files of the perf io.
 */
#ifndef PMUREG_PERF_INTERNAL_H
#define PMUREG_PERF_INTERNAL_H

#include "perf.h"

#define PERF_PATH 512

/* A list of names, sorted. */
struct perf_names {
	char **names;
	size_t count;
};

/* The names in a folder of sysfs, files of .scale and the like left out. -ENOENT: no such folder. */
int perf_names_read(const char *path, struct perf_names *names);
void perf_names_free(struct perf_names *names);

int perf_device_path(const char *sysfs, const char *device, const char *file, char *path, size_t size);
int perf_cpus_parse(const char *text, struct pmureg_perf_cpus *cpus);
int perf_cpus_online(const char *sysfs, struct pmureg_perf_cpus *cpus);
int perf_file_read(const char *path, char *text, size_t size);

/* The devices that a name stands for: that one, or all that only have numbers behind it. */
int perf_devices_find(const char *sysfs, const char *name, struct perf_names *names);

/* ---- perf_terms.c ---- */

/* Where the string is: columns in messages count from `start`. */
struct perf_text {
	const char *start, *at, *end;
};
int perf_column(const struct perf_text *text, const char *at);
int perf_is_word(const char *name, const char *text, size_t length);

/* A list of names for a message, and which of them may have been meant. */
struct perf_suggestion {
	struct pmureg_nearest guess;
	char list[200];
	size_t used;
};
int perf_suggest(void *context, const char *name);

/* The terms from text->at on; those of an event file may not be named events themselves. */
int perf_terms_parse(const char *sysfs, struct pmureg_perf_event *event, struct pmureg_perf_unit *unit,
		     const struct perf_text *text, int is_event_file, struct pmureg_error *error);

#endif
