/*
 * events.c: the events of a counting, and whether the kernel's drivers, the registers or a simulated device count them.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <pmureg/pmureg.h>

#include "counting.h"
#include "../io/grow.h"

/* One event of a list. */
struct parsing {
	struct pmureg *counting;
	const char *list, *event;
	size_t length;
	uint16_t group;
	struct pmureg_error *error;
};

int counting_make_cells(struct counted *event, size_t count)
{
	event->cells = calloc(count ? count : 1, sizeof(*event->cells));
	event->cell_count = event->cells ? count : 0;
	for (size_t i = 0; i < event->cell_count; i++)
		event->cells[i].package = -1;
	return event->cells ? 0 : -ENOMEM;
}

void counting_free_events(struct pmureg *counting)
{
	for (size_t i = 0; i < counting->event_count; i++) {
		pmureg_perf_event_clear(&counting->events[i].perf);
		free(counting->events[i].cells);
	}
	free(counting->events);
	counting->events = NULL;
	counting->event_count = counting->event_room = 0;
}

/* `column` counts from the event; 0: the mistake is not at a place. */
static int fail_at(struct parsing *parsing, int code, int column)
{
	if (parsing->error && column)
		parsing->error->column = (int)(parsing->event - parsing->list) + column;
	return code;
}

static size_t device_length(const struct parsing *parsing)
{
	const char *slash = memchr(parsing->event, '/', parsing->length);

	return slash ? (size_t)(slash - parsing->event) : parsing->length;
}

static int has_device(const struct parsing *parsing, const struct pmureg_system *system)
{
	const struct pmureg_block *block;
	uint16_t instance;

	return unit_find(system, parsing->event, device_length(parsing), &block, &instance);
}

/* ---- Which system is meant ---- */

/* The names of the systems that have the device. */
static size_t systems_with_device(const struct parsing *parsing, char *names, size_t size,
				  const struct pmureg_system **only)
{
	size_t count = 0, used = 0;

	names[0] = '\0';
	for (size_t i = 0; i < pmureg_system_count; i++) {
		int length;

		if (!has_device(parsing, pmureg_systems[i]))
			continue;
		*only = pmureg_systems[i];
		length = snprintf(names + used, size - used, "%s%s", count++ ? ", " : "", pmureg_systems[i]->name);
		if (length > 0 && (size_t)length < size - used)
			used += (size_t)length;
	}
	return count;
}

static int no_such_device(struct parsing *parsing)
{
	const size_t length = device_length(parsing);
	struct pmureg_nearest guess = {.word = {parsing->event, length}};
	char unit[UNIT_NAME];

	for (size_t i = 0; i < pmureg_system_count; i++) {
		for (uint16_t j = 0; j < pmureg_systems[i]->block_count; j++) {
			const struct pmureg_block *block = &pmureg_systems[i]->blocks[j];

			for (uint16_t k = 0; k < block->instance_count; k++) {
				unit_name(pmureg_systems[i], block, k, unit, sizeof(unit));
				pmureg_nearest_try(&guess, unit);
			}
		}
	}
	return fail_at(parsing, pmureg_fail(parsing->error, -ENOENT, 0,
					     "neither this machine nor a described system has a PMU '%.*s'; %s%s%s", (int)length,
					     parsing->event, guess.name[0] ? "did you mean '" : "see `pmureg list`", guess.name,
					     guess.name[0] ? "'?" : ""), 1);
}

/* Not here: say where it is, and how to go on. */
static int not_on_this_machine(struct parsing *parsing)
{
	const struct pmureg_system *system = NULL;
	const char *sysfs = parsing->counting->options.sysfs;
	char names[128];
	size_t count = systems_with_device(parsing, names, sizeof(names), &system);

	if (!count && !memchr(parsing->event, '/', parsing->length)) {
		struct pmureg_perf_event event;
		struct pmureg_error error = {0};

		/* An event without a device: the kernel's own names are what comes nearest. */
		if (pmureg_perf_event_parse(sysfs, parsing->event, parsing->length, &event, &error) == 0)
			pmureg_perf_event_clear(&event);
		return fail_at(parsing, pmureg_fail(parsing->error, error.code ? error.code : -ENOENT, 0, "%s", error.message),
			       error.column);
	}
	if (!count)
		return no_such_device(parsing);
	return fail_at(parsing, pmureg_fail(parsing->error, -ENODEV, 0,
					     "this machine has no PMU '%.*s'; described for: %s. To count on a simulated device: "
					     "pmureg stat --io sim --system %s ...", (int)device_length(parsing), parsing->event,
					     names, system->name), 1);
}

/* What this machine is, where that has the device: the system that was named, or any; else NULL. */
static const struct pmureg_system *here_with_device(const struct parsing *parsing)
{
	const struct counting_options *options = &parsing->counting->options;

	if (options->system)
		return has_device(parsing, options->system) && system_is_here(options->sysfs, options->system) ? options->system : NULL;
	return system_here_with(options->sysfs, parsing->event, device_length(parsing));
}

/* The system whose description counts: the one that was named, this machine's, or to simulate the only one that has the device. */
static int choose_system(struct parsing *parsing)
{
	struct pmureg *counting = parsing->counting;
	const struct pmureg_system *only = NULL, *here;
	char names[128];
	size_t count;

	if (counting->system)
		return 0;
	here = here_with_device(parsing);
	if (!here && counting->way == WAY_DIRECT)
		here = system_here(counting->options.sysfs);
	if (counting->options.system || here) {
		counting->system = counting->options.system ? counting->options.system : here;
		return 0;
	}
	count = systems_with_device(parsing, names, sizeof(names), &only);
	if (!count)
		return no_such_device(parsing);
	if (counting->way == WAY_DIRECT)
		return fail_at(parsing, pmureg_fail(parsing->error, -ENODEV, 0, "this machine is none of the described systems that have a "
						     "PMU '%.*s': %s; if it is one, name it with --system",
						     (int)device_length(parsing), parsing->event, names), 1);
	if (count > 1)
		return fail_at(parsing, pmureg_fail(parsing->error, -EINVAL, 0, "'%.*s' is a PMU of several described systems: %s; choose one "
						     "with --system", (int)device_length(parsing), parsing->event, names), 1);
	counting->system = only;
	return 0;
}

/* ---- Events ---- */

static struct counted *new_event(struct parsing *parsing)
{
	struct pmureg *counting = parsing->counting;
	struct counted *event, *grown;

	grown = pmureg_grow(counting->events, counting->event_count, &counting->event_room, sizeof(*grown));
	if (!grown)
		return NULL;
	counting->events = grown;
	event = &counting->events[counting->event_count];
	memset(event, 0, sizeof(*event));
	event->scale = 1;
	event->group = parsing->group;
	(void)snprintf(event->text, sizeof(event->text), "%.*s", (int)parsing->length, parsing->event);
	return event;
}

static int add_described(struct parsing *parsing, struct counted *event)
{
	const struct pmureg_event_info *info;
	struct pmureg_error error;
	int code = choose_system(parsing);

	if (code)
		return code;
	code = pmureg_event_parse(parsing->counting->system, event->text, &event->described, &error);
	if (code)
		return fail_at(parsing, pmureg_fail(parsing->error, code, 0, "%s", error.message), error.column);
	if (parsing->counting->options.space && strcmp(parsing->counting->options.space,
						       space_name(event->described.block->space)) != 0)
		return fail_at(parsing, pmureg_fail(parsing->error, -EINVAL, 0, "this unit is reached by %s, not by %s: --io direct takes every way",
						     space_name(event->described.block->space), parsing->counting->options.space), 1);
	event->is_described = 1;
	info = event->described.info;
	if (info && info->unit)
		(void)snprintf(event->unit, sizeof(event->unit), "%s", info->unit);
	if (info && info->scale)
		event->scale = strtod(info->scale, NULL);
	parsing->counting->event_count++;
	return 0;
}

static int add_perf(struct parsing *parsing, struct counted *event)
{
	struct pmureg_error error;
	int code = pmureg_perf_event_parse(parsing->counting->options.sysfs, parsing->event, parsing->length, &event->perf,
					   &error);

	if (code)
		return fail_at(parsing, pmureg_fail(parsing->error, code, 0, "%s", error.message), error.column);
	(void)snprintf(event->unit, sizeof(event->unit), "%s", event->perf.unit);
	event->scale = event->perf.scale;
	parsing->counting->event_count++;
	return 0;
}

/* The kernel's driver where it has the unit: it knows who else counts. Else the registers, where this machine has them. */
static enum way way_of(const struct parsing *parsing)
{
	const struct counting_options *options = &parsing->counting->options;
	const struct pmureg_system *here;

	if (options->way != WAY_AUTO)
		return options->way;
	if (pmureg_perf_has(options->sysfs, parsing->event, parsing->length))
		return WAY_PERF;
	here = here_with_device(parsing);
	if (here)
		return WAY_DIRECT;
	return options->system && options->may_simulate ? WAY_SIM : WAY_AUTO;
}

static int mixed(struct parsing *parsing, enum way way)
{
	static const char *const counts[] = {"", "the kernel counts this", "the registers of this unit are counted directly",
					     "this is simulated"};

	return fail_at(parsing, pmureg_fail(parsing->error, -EINVAL, 0, "%s, but not the events before it: count in two runs, or choose one "
					     "way for all with --io", counts[way]), 1);
}

static int add_event(struct parsing *parsing)
{
	struct pmureg *counting = parsing->counting;
	struct counted *event;
	enum way way = way_of(parsing);

	if (parsing->length >= EVENT_TEXT)
		return fail_at(parsing, pmureg_fail(parsing->error, -EINVAL, 0, "this event is too long: at most %d characters",
						     EVENT_TEXT - 1), 1);
	if (way == WAY_AUTO)
		return not_on_this_machine(parsing);
	if (counting->event_count && counting->way != way)
		return mixed(parsing, way);
	counting->way = way;
	counting->ops = way == WAY_PERF ? &counting_perf : &counting_direct;
	event = new_event(parsing);
	if (!event)
		return pmureg_fail(parsing->error, -ENOMEM, 0, "out of memory");
	return way == WAY_PERF ? add_perf(parsing, event) : add_described(parsing, event);
}

int counting_add(struct pmureg *counting, const char *list, struct pmureg_error *error)
{
	struct parsing parsing = {.counting = counting, .list = list, .error = error};
	uint16_t group = 0, before = counting->group_count;
	int in_group = 0;

	for (;;) {
		const char *at = list;
		struct pmureg_error wrong;
		int code = pmureg_event_next(&list, &parsing.event, &group, &in_group, &wrong);

		if (code < 0) {
			parsing.event = at;
			return fail_at(&parsing, pmureg_fail(error, code, 0, "%s", wrong.message), wrong.column);
		}
		counting->group_count = (uint16_t)(before + group);
		if (code == 0)
			return 0;
		parsing.length = (size_t)code;
		parsing.group = counting->group_count;
		code = add_event(&parsing);
		if (code)
			return code;
	}
}
