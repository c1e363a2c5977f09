/*
 * count_perf.c: counting with this machine's own PMUs.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "stat.h"

struct counting_state {
	const char *sysfs;
	struct pmureg_perf *perf;
	uint64_t start_ns;
};

int count_perf_sysfs(struct counting *counting, const char *sysfs)
{
	counting->state = calloc(1, sizeof(*counting->state));
	if (!counting->state)
		return -ENOMEM;
	counting->state->sysfs = sysfs;
	return 0;
}

static int make_cells(struct stat_event *event)
{
	if (stat_cells_add(event, event->perf.unit_count))
		return -ENOMEM;
	for (size_t i = 0; i < event->cell_count; i++) {
		struct cell *cell = &event->cells[i];
		const struct pmureg_block *block;
		uint16_t instance;

		(void)snprintf(cell->unit, sizeof(cell->unit), "%s", event->perf.units[i].device);
		if (!event->is_described)
			continue;
		/* Metrics are of one unit: which one of the described units this device is. */
		if (unit_find(event->described.system, cell->unit, strlen(cell->unit), &block, &instance) &&
		    block == event->described.block && instance != PMUREG_INSTANCES_ALL)
			cell->instance = instance;
	}
	return 0;
}

static int perf_open(struct counting *counting, const struct stat_options *options, pid_t pid,
		     struct pmureg_error *error)
{
	struct pmureg_perf_event *events = calloc(counting->event_count, sizeof(*events));
	unsigned flags = options->all_cpus || !pid ? PMUREG_PERF_ALL_CPUS : PMUREG_PERF_ON_EXEC;
	int code = events ? 0 : -ENOMEM;

	for (size_t i = 0; i < counting->event_count && !code; i++) {
		code = make_cells(&counting->events[i]);
		/* Shallow: the units stay the event's. */
		events[i] = counting->events[i].perf;
		events[i].group = counting->events[i].group;
	}
	if (code) {
		free(events);
		(void)snprintf(error->message, sizeof(error->message), "out of memory");
		error->column = 0;
		return error->code = code;
	}
	code = pmureg_perf_open(counting->state->sysfs, events, counting->event_count, pid, flags, &counting->state->perf,
				error);
	free(events);
	for (size_t i = 0; i < counting->event_count && !code; i++)
		counting->events[i].user_only = pmureg_perf_user_only(counting->state->perf, i);
	return code;
}

static int perf_start(struct counting *counting, struct pmureg_error *error)
{
	counting->state->start_ns = clock_ns();
	return pmureg_perf_enable(counting->state->perf, error);
}

static int perf_sample(struct counting *counting, int is_last, struct pmureg_error *error)
{
	int code = is_last ? pmureg_perf_disable(counting->state->perf, error) : 0;

	counting->now_ns = clock_ns() - counting->state->start_ns;
	if (!code)
		code = pmureg_perf_read(counting->state->perf, error);
	for (size_t i = 0; i < counting->event_count && !code; i++) {
		for (size_t j = 0; j < counting->events[i].cell_count; j++) {
			struct pmureg_perf_count count = pmureg_perf_unit_count(counting->state->perf, i, j);

			counting->events[i].cells[j].now = (struct counts){count.value, count.enabled, count.running};
		}
	}
	return code;
}

static int perf_close(struct counting *counting, struct pmureg_error *error)
{
	(void)error;
	if (counting->state)
		pmureg_perf_close(counting->state->perf);
	free(counting->state);
	counting->state = NULL;
	return 0;
}

const struct counting_ops count_perf = {perf_open, perf_start, perf_sample, perf_close};
