/*
 * perf_event.c: event strings of this machine's own PMUs, and the events that the kernel names itself.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <linux/perf_event.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "perf_internal.h"

/* ---- Events that the kernel names itself ---- */

static const struct {
	const char *name, *other;
	uint32_t type;
	uint64_t config;
	const char *unit;
	double scale;
} kernel_events[] = {
	{"cpu-clock", NULL, PERF_TYPE_SOFTWARE, PERF_COUNT_SW_CPU_CLOCK, "msec", 1e-6},
	{"task-clock", NULL, PERF_TYPE_SOFTWARE, PERF_COUNT_SW_TASK_CLOCK, "msec", 1e-6},
	{"page-faults", "faults", PERF_TYPE_SOFTWARE, PERF_COUNT_SW_PAGE_FAULTS, "", 1},
	{"context-switches", "cs", PERF_TYPE_SOFTWARE, PERF_COUNT_SW_CONTEXT_SWITCHES, "", 1},
	{"cpu-migrations", "migrations", PERF_TYPE_SOFTWARE, PERF_COUNT_SW_CPU_MIGRATIONS, "", 1},
	{"minor-faults", NULL, PERF_TYPE_SOFTWARE, PERF_COUNT_SW_PAGE_FAULTS_MIN, "", 1},
	{"major-faults", NULL, PERF_TYPE_SOFTWARE, PERF_COUNT_SW_PAGE_FAULTS_MAJ, "", 1},
	{"alignment-faults", NULL, PERF_TYPE_SOFTWARE, PERF_COUNT_SW_ALIGNMENT_FAULTS, "", 1},
	{"emulation-faults", NULL, PERF_TYPE_SOFTWARE, PERF_COUNT_SW_EMULATION_FAULTS, "", 1},
	{"dummy", NULL, PERF_TYPE_SOFTWARE, PERF_COUNT_SW_DUMMY, "", 1},
	{"cgroup-switches", NULL, PERF_TYPE_SOFTWARE, 11, "", 1}, /* since Linux 5.13; not in older headers */
	{"cycles", "cpu-cycles", PERF_TYPE_HARDWARE, PERF_COUNT_HW_CPU_CYCLES, "", 1},
	{"instructions", NULL, PERF_TYPE_HARDWARE, PERF_COUNT_HW_INSTRUCTIONS, "", 1},
	{"cache-references", NULL, PERF_TYPE_HARDWARE, PERF_COUNT_HW_CACHE_REFERENCES, "", 1},
	{"cache-misses", NULL, PERF_TYPE_HARDWARE, PERF_COUNT_HW_CACHE_MISSES, "", 1},
	{"branches", "branch-instructions", PERF_TYPE_HARDWARE, PERF_COUNT_HW_BRANCH_INSTRUCTIONS, "", 1},
	{"branch-misses", NULL, PERF_TYPE_HARDWARE, PERF_COUNT_HW_BRANCH_MISSES, "", 1},
	{"bus-cycles", NULL, PERF_TYPE_HARDWARE, PERF_COUNT_HW_BUS_CYCLES, "", 1},
	{"stalled-cycles-frontend", "idle-cycles-frontend", PERF_TYPE_HARDWARE,
	 PERF_COUNT_HW_STALLED_CYCLES_FRONTEND, "", 1},
	{"stalled-cycles-backend", "idle-cycles-backend", PERF_TYPE_HARDWARE, PERF_COUNT_HW_STALLED_CYCLES_BACKEND,
	 "", 1},
	{"ref-cycles", NULL, PERF_TYPE_HARDWARE, PERF_COUNT_HW_REF_CPU_CYCLES, "", 1},
};
#define KERNEL_EVENTS (sizeof(kernel_events) / sizeof(kernel_events[0]))

const char *pmureg_perf_kernel_event(size_t index)
{
	return index < KERNEL_EVENTS ? kernel_events[index].name : NULL;
}

static size_t kernel_event_find(const char *text, size_t length)
{
	for (size_t i = 0; i < KERNEL_EVENTS; i++)
		if (perf_is_word(kernel_events[i].name, text, length) || perf_is_word(kernel_events[i].other, text, length))
			return i;
	return KERNEL_EVENTS;
}

/* u, k, h: naming any leaves the others out. */
static int parse_modifiers(struct pmureg_perf_event *event, const struct perf_text *text, const char *at,
			   struct pmureg_error *error)
{
	if (at == text->end)
		return 0;
	event->exclude_user = event->exclude_kernel = event->exclude_hv = 1;
	for (; at < text->end; at++) {
		if (*at == 'u')
			event->exclude_user = 0;
		else if (*at == 'k')
			event->exclude_kernel = 0;
		else if (*at == 'h')
			event->exclude_hv = 0;
		else
			return pmureg_fail(error, -EINVAL, perf_column(text, at),
					  "unknown modifier '%c'; u counts user space, k the kernel, h the hypervisor", *at);
	}
	return 0;
}

/* ---- Devices ---- */

/* A device that shows no CPUs counts for tasks as well; a folder that cannot be read is an error of its own. */
static int read_unit(const char *sysfs, const char *device, struct pmureg_perf_unit *unit, struct pmureg_error *error)
{
	char text[1024];
	char *end;
	int code;

	(void)snprintf(unit->device, sizeof(unit->device), "%s", device);
	code = pmureg_perf_attribute(sysfs, device, "type", text, sizeof(text));
	if (code)
		return pmureg_fail(error, code, 1, "the type of %s cannot be read in sysfs: %s", device, strerror(-code));
	unit->type = (uint32_t)strtoul(text, &end, 10);
	if (end == text || *end)
		return pmureg_fail(error, -EINVAL, 1, "the type of %s in sysfs is '%.40s', not a number", device, text);
	if (pmureg_perf_attribute(sysfs, device, "cpumask", text, sizeof(text)) == 0)
		unit->system_wide = 1;
	else if (pmureg_perf_attribute(sysfs, device, "cpus", text, sizeof(text)) != 0)
		return 0;
	/* An empty list: none of the device's CPUs is online. */
	code = text[0] ? perf_cpus_parse(text, &unit->cpus) : -ENODEV;
	if (code == -ENODEV)
		return pmureg_fail(error, code, 1, "%s has no CPU that is online", device);
	if (code)
		return pmureg_fail(error, code, 1, "the CPUs of %s in sysfs are '%.40s', which is no list", device, text);
	return 0;
}

static int unknown_device(const char *sysfs, const struct perf_text *text, size_t length, int is_device,
			  struct pmureg_error *error)
{
	struct perf_suggestion suggestion = {.guess.word = {text->start, length}};
	char mend[PMUREG_PERF_NAME * 2 + 24] = "";

	if (is_device)
		(void)pmureg_perf_devices(sysfs, perf_suggest, &suggestion);
	for (size_t i = 0; i < KERNEL_EVENTS && !is_device; i++)
		(void)perf_suggest(&suggestion, kernel_events[i].name);
	if (suggestion.guess.name[0])
		(void)snprintf(mend, sizeof(mend), "did you mean '%s'?", suggestion.guess.name);
	else
		(void)snprintf(mend, sizeof(mend), "see `pmureg list`");
	return pmureg_fail(error, -ENODEV, 1, is_device ? "this machine has no PMU '%.*s'; %s"
						       : "the kernel names no event '%.*s' (others are device/term=value/); %s",
			  (int)length, text->start, mend);
}

static int parse_kernel_event(const char *sysfs, struct pmureg_perf_event *event, const struct perf_text *text,
			      struct pmureg_error *error)
{
	const char *colon = memchr(text->start, ':', (size_t)(text->end - text->start));
	size_t length = (size_t)((colon ? colon : text->end) - text->start);
	size_t index = kernel_event_find(text->start, length);

	if (index == KERNEL_EVENTS)
		return unknown_device(sysfs, text, length, 0, error);
	event->units = calloc(1, sizeof(*event->units));
	if (!event->units)
		return pmureg_fail(error, -ENOMEM, 0, "out of memory");
	event->unit_count = 1;
	event->units->type = kernel_events[index].type;
	event->units->config[0] = kernel_events[index].config;
	event->scale = kernel_events[index].scale;
	(void)snprintf(event->unit, sizeof(event->unit), "%s", kernel_events[index].unit);
	return colon ? parse_modifiers(event, text, colon + 1, error) : 0;
}

static int parse_device_event(const char *sysfs, struct pmureg_perf_event *event, const struct perf_text *text,
			      const char *slash, struct pmureg_error *error)
{
	const char *last = memrchr(slash + 1, '/', (size_t)(text->end - slash - 1));
	struct perf_text terms = {.start = text->start, .at = slash + 1, .end = last};
	struct perf_names devices;
	char name[PMUREG_PERF_NAME];
	size_t length = (size_t)(slash - text->start);
	int code;

	if (!last)
		return pmureg_fail(error, -EINVAL, perf_column(text, text->end), "a '/' is missing at the end of the terms");
	if (length >= sizeof(name))
		return unknown_device(sysfs, text, length, 1, error);
	memcpy(name, text->start, length);
	name[length] = '\0';
	code = perf_devices_find(sysfs, name, &devices);
	if (code == -ENOENT)
		return unknown_device(sysfs, text, length, 1, error);
	if (code)
		return pmureg_fail(error, code, 1, "the PMUs in sysfs cannot be listed: %s", strerror(-code));
	event->units = calloc(devices.count, sizeof(*event->units));
	if (!event->units) {
		perf_names_free(&devices);
		return pmureg_fail(error, -ENOMEM, 0, "out of memory");
	}
	event->unit_count = devices.count;
	for (size_t i = 0; i < devices.count && !code; i++) {
		code = read_unit(sysfs, devices.names[i], &event->units[i], error);
		if (!code)
			code = perf_terms_parse(sysfs, event, &event->units[i], &terms, 0, error);
	}
	perf_names_free(&devices);
	last += last + 1 < text->end && last[1] == ':' ? 2 : 1;
	return code ? code : parse_modifiers(event, text, last, error);
}

int pmureg_perf_event_parse(const char *sysfs, const char *string, size_t length, struct pmureg_perf_event *event,
			    struct pmureg_error *error)
{
	struct perf_text text = {.start = string, .at = string, .end = string + length};
	const char *slash = memchr(string, '/', length);
	int code;

	memset(event, 0, sizeof(*event));
	event->scale = 1;
	if (length >= sizeof(event->text))
		return pmureg_fail(error, -EINVAL, 1, "an event has at most %zu characters", sizeof(event->text) - 1);
	memcpy(event->text, string, length);
	code = slash ? parse_device_event(sysfs, event, &text, slash, error)
		     : parse_kernel_event(sysfs, event, &text, error);
	if (code)
		pmureg_perf_event_clear(event);
	return code;
}

void pmureg_perf_event_clear(struct pmureg_perf_event *event)
{
	for (size_t i = 0; i < event->unit_count; i++)
		free(event->units[i].cpus.cpus);
	free(event->units);
	event->units = NULL;
	event->unit_count = 0;
}

int pmureg_perf_has(const char *sysfs, const char *text, size_t length)
{
	const char *slash = memchr(text, '/', length);
	const char *colon = memchr(text, ':', length);
	struct perf_names devices;
	char name[PMUREG_PERF_NAME];

	if (!slash)
		return kernel_event_find(text, colon ? (size_t)(colon - text) : length) < KERNEL_EVENTS;
	length = (size_t)(slash - text);
	if (length >= sizeof(name))
		return 0;
	memcpy(name, text, length);
	name[length] = '\0';
	if (perf_devices_find(sysfs, name, &devices))
		return 0;
	perf_names_free(&devices);
	return 1;
}
