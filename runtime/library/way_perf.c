/*
 * way_perf.c: counting with the kernel's drivers, which see to wraps, turns and other users themselves.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "counting.h"

struct counting_state {
	struct pmureg_perf *perf;
	uint64_t start_ns;
};

/* With a described system, the description says what an event is, and so which metrics it gives. */
static void describe(struct pmureg *counting, struct counted *event)
{
	char text[PMUREG_PERF_NAME + EVENT_TEXT];
	const char *terms = strchr(event->text, '/');

	if (!counting->system || !event->perf.unit_count || !event->perf.units->device[0] || !terms)
		return;
	(void)snprintf(text, sizeof(text), "%s%s", event->perf.units->device, terms);
	event->is_described = pmureg_event_parse(counting->system, text, &event->described, NULL) == 0;
}

static int make_cells(const struct pmureg *counting, struct counted *event)
{
	if (counting_make_cells(event, event->perf.unit_count))
		return -ENOMEM;
	for (size_t i = 0; i < event->cell_count; i++) {
		struct cell *cell = &event->cells[i];
		const struct pmureg_block *block;
		uint16_t instance;

		(void)snprintf(cell->unit, sizeof(cell->unit), "%s", event->perf.units[i].device);
		if (!event->is_described)
			continue;
		/* Metrics are of one unit: which one of the described units this device is. */
		if (unit_find(counting->system, cell->unit, strlen(cell->unit), &block, &instance) &&
		    block == event->described.block && instance != PMUREG_INSTANCES_ALL)
			cell->instance = instance;
	}
	return 0;
}

static unsigned flags_of(const struct pmureg *counting)
{
	unsigned flags = 0;

	if (counting->options.flags & PMUREG_WHOLE_MACHINE)
		flags |= PMUREG_PERF_ALL_CPUS;
	if (counting->options.flags & PMUREG_ON_EXEC)
		flags |= PMUREG_PERF_ON_EXEC;
	return flags;
}

static int perf_open(struct pmureg *counting, struct pmureg_error *error)
{
	struct pmureg_perf_event *events = calloc(counting->event_count, sizeof(*events));
	int code = events ? 0 : -ENOMEM;

	counting->state = calloc(1, sizeof(*counting->state));
	if (!counting->state)
		code = -ENOMEM;
	for (size_t i = 0; i < counting->event_count && !code; i++) {
		describe(counting, &counting->events[i]);
		code = make_cells(counting, &counting->events[i]);
		/* Shallow: the units stay the event's. */
		events[i] = counting->events[i].perf;
		events[i].group = counting->events[i].group;
	}
	if (code) {
		free(events);
		return pmureg_fail(error, code, 0, "out of memory");
	}
	code = pmureg_perf_open(counting->options.sysfs, events, counting->event_count, counting->options.pid,
				flags_of(counting), &counting->state->perf, error);
	free(events);
	for (size_t i = 0; i < counting->event_count && !code; i++)
		counting->events[i].user_only = pmureg_perf_user_only(counting->state->perf, i);
	return code;
}

static int perf_start(struct pmureg *counting, struct pmureg_error *error)
{
	counting->state->start_ns = counting_clock_ns();
	return pmureg_perf_enable(counting->state->perf, error);
}

static int perf_read(struct pmureg *counting, struct pmureg_error *error)
{
	int code;

	counting->now_ns = counting_clock_ns() - counting->state->start_ns;
	code = pmureg_perf_read(counting->state->perf, error);
	for (size_t i = 0; i < counting->event_count && !code; i++) {
		for (size_t j = 0; j < counting->events[i].cell_count; j++) {
			struct pmureg_perf_count count = pmureg_perf_unit_count(counting->state->perf, i, j);

			counting->events[i].cells[j].now = (struct tally){
				count.value, count.enabled, count.running,
				count.running || !count.enabled ? PMUREG_COUNTED : PMUREG_NEVER_SCHEDULED,
			};
		}
	}
	return code;
}

static uint64_t perf_due(const struct pmureg *counting)
{
	(void)counting;
	return 0;
}

static int perf_tick(struct pmureg *counting, struct pmureg_error *error)
{
	(void)counting;
	(void)error;
	return 0;
}

static int perf_advance(struct pmureg *counting, uint64_t ns, struct pmureg_error *error)
{
	(void)counting;
	(void)ns;
	return pmureg_fail(error, -EINVAL, 0, "only the time of a simulated device can be advanced");
}

static int perf_stop(struct pmureg *counting, struct pmureg_error *error)
{
	int code = pmureg_perf_disable(counting->state->perf, error);

	return code ? code : perf_read(counting, error);
}

static int perf_close(struct pmureg *counting, struct pmureg_error *error)
{
	(void)error;
	if (counting->state)
		pmureg_perf_close(counting->state->perf);
	free(counting->state);
	counting->state = NULL;
	return 0;
}

const struct counting_ops counting_perf = {
	perf_open, perf_start, perf_read, perf_due, perf_tick, perf_advance, perf_stop, perf_close,
};
