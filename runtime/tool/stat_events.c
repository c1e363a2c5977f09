/*
 * stat_events.c: the events of `pmureg stat`, and whether this machine or a simulated device counts them.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "../io/guess.h"
#include "stat.h"

struct parsing {
	const struct tool *tool;
	const struct stat_options *options;
	struct counting *counting;
	const char *list;  /* the whole -e, for messages */
	const char *event; /* within it */
	size_t length;
	uint16_t group;
	struct pmureg_error error;
};

int stat_cells_add(struct stat_event *event, size_t count)
{
	event->cells = calloc(count ? count : 1, sizeof(*event->cells));
	event->cell_count = event->cells ? count : 0;
	return event->cells ? 0 : -ENOMEM;
}

void stat_events_free(struct counting *counting)
{
	for (size_t i = 0; i < counting->event_count; i++) {
		pmureg_perf_event_clear(&counting->events[i].perf);
		free(counting->events[i].cells);
	}
	free(counting->events);
	counting->events = NULL;
	counting->event_count = 0;
}

static int fail(struct parsing *parsing, int column, const char *message)
{
	int base = (int)(parsing->event - parsing->list);

	complain_at(parsing->list, strlen(parsing->list), column ? base + column : 0, message);
	return -EINVAL;
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
	struct pmureg_guess guess = {0};
	char message[320], unit[TOOL_NAME];
	size_t length = device_length(parsing);

	for (size_t i = 0; i < pmureg_system_count; i++) {
		for (uint16_t j = 0; j < pmureg_systems[i]->block_count; j++) {
			const struct pmureg_block *block = &pmureg_systems[i]->blocks[j];

			for (uint16_t k = 0; k < block->instance_count; k++) {
				unit_name(pmureg_systems[i], block, k, unit, sizeof(unit));
				pmureg_guess_try(&guess, parsing->event, length, unit);
			}
		}
	}
	(void)snprintf(message, sizeof(message), "neither this machine nor a described system has a PMU '%.*s'; %s%s%s",
		       (int)length, parsing->event, guess.name[0] ? "did you mean '" : "see `pmureg list`", guess.name,
		       guess.name[0] ? "'?" : "");
	return fail(parsing, 1, message);
}

/* Not here: say where it is, and how to go on. */
static int not_on_this_machine(struct parsing *parsing)
{
	const struct pmureg_system *system = NULL;
	char names[128], message[512];
	size_t count = systems_with_device(parsing, names, sizeof(names), &system);

	if (!count && !memchr(parsing->event, '/', parsing->length)) {
		struct pmureg_perf_event event;

		/* An event without a device: the kernel's own names are what comes nearest. */
		if (pmureg_perf_event_parse(parsing->tool->sysfs, parsing->event, parsing->length, &event, &parsing->error) == 0)
			pmureg_perf_event_clear(&event);
		return fail(parsing, parsing->error.column, parsing->error.message);
	}
	if (!count)
		return no_such_device(parsing);
	(void)snprintf(message, sizeof(message),
		       "this machine has no PMU '%.*s'; described for: %s. To count on a simulated device: pmureg stat --io sim "
		       "--system %s ...", (int)device_length(parsing), parsing->event, names, system->name);
	return fail(parsing, 1, message);
}

/* The system to simulate: the one that was named, the only one that has the device, or this machine's. */
static int choose_simulated(struct parsing *parsing)
{
	const struct pmureg_system *only = NULL, *chosen = NULL;
	char names[128], message[384];
	size_t count;

	if (parsing->counting->system)
		return 0;
	if (parsing->tool->system)
		return system_choose(parsing->tool, &parsing->counting->system);
	count = systems_with_device(parsing, names, sizeof(names), &only);
	if (!count)
		return no_such_device(parsing);
	if (count > 1) {
		(void)system_choose(parsing->tool, &chosen);
		if (!chosen || !has_device(parsing, chosen)) {
			(void)snprintf(message, sizeof(message),
				       "'%.*s' is a PMU of several described systems: %s; choose one with --system",
				       (int)device_length(parsing), parsing->event, names);
			return fail(parsing, 1, message);
		}
		only = chosen;
	}
	parsing->counting->system = only;
	return 0;
}

static struct stat_event *new_event(struct parsing *parsing)
{
	struct counting *counting = parsing->counting;
	struct stat_event *event;

	if (counting->event_count == counting->event_room) {
		size_t more = counting->event_room ? counting->event_room * 2 : 8;
		struct stat_event *grown = realloc(counting->events, more * sizeof(*grown));

		if (!grown) {
			complain("out of memory");
			return NULL;
		}
		counting->events = grown;
		counting->event_room = more;
	}
	event = &counting->events[counting->event_count];
	memset(event, 0, sizeof(*event));
	event->scale = 1;
	event->group = parsing->group;
	(void)snprintf(event->text, sizeof(event->text), "%.*s", (int)parsing->length, parsing->event);
	return event;
}

static int add_simulated(struct parsing *parsing, struct stat_event *event)
{
	const struct pmureg_event_info *info;
	int code = choose_simulated(parsing);

	if (code)
		return code;
	if (pmureg_event_parse(parsing->counting->system, event->text, &event->described, &parsing->error))
		return fail(parsing, parsing->error.column, parsing->error.message);
	event->is_described = 1;
	info = event->described.info;
	if (info && info->unit)
		(void)snprintf(event->unit, sizeof(event->unit), "%s", info->unit);
	if (info && info->scale)
		event->scale = strtod(info->scale, NULL);
	parsing->counting->event_count++;
	return 0;
}

/* With -M the description of this machine's system says what the event is. */
static void describe_real(struct parsing *parsing, struct stat_event *event)
{
	char text[PMUREG_PERF_NAME + TOOL_NAME];

	if (!parsing->options->metric_count || !event->perf.units->device[0])
		return;
	if (!parsing->counting->system && system_choose(parsing->tool, &parsing->counting->system))
		return;
	if (!parsing->counting->system)
		return;
	(void)snprintf(text, sizeof(text), "%s%s", event->perf.units->device, strchr(event->text, '/'));
	event->is_described = pmureg_event_parse(parsing->counting->system, text, &event->described, &parsing->error) == 0;
}

static int add_real(struct parsing *parsing, struct stat_event *event)
{
	if (pmureg_perf_event_parse(parsing->tool->sysfs, parsing->event, parsing->length, &event->perf, &parsing->error))
		return fail(parsing, parsing->error.column, parsing->error.message);
	(void)snprintf(event->unit, sizeof(event->unit), "%s", event->perf.unit);
	event->scale = event->perf.scale;
	describe_real(parsing, event);
	parsing->counting->event_count++;
	return 0;
}

static int add_event(struct parsing *parsing)
{
	struct counting *counting = parsing->counting;
	struct stat_event *event;
	enum stat_io io = parsing->options->io;
	int simulated;

	if (parsing->length >= TOOL_NAME)
		return fail(parsing, 1, "this event is too long: at most 127 characters");
	event = new_event(parsing);
	if (!event)
		return -ENOMEM;
	simulated = io == IO_SIM || io == IO_TRACE;
	if (io == IO_AUTO && !pmureg_perf_has(parsing->tool->sysfs, parsing->event, parsing->length)) {
		if (!parsing->tool->system)
			return not_on_this_machine(parsing);
		simulated = 1;
	}
	if (counting->event_count && counting->simulated != simulated)
		return fail(parsing, 1, simulated ? "this machine has no such PMU, but the events before it are real: simulate "
						    "all with --io sim, or count in two runs"
						  : "this machine has this PMU, but the events before it are simulated: simulate "
						    "all with --io sim, or count in two runs");
	counting->simulated = simulated;
	return simulated ? add_simulated(parsing, event) : add_real(parsing, event);
}

static int add_list(struct parsing *parsing)
{
	const char *at = parsing->list;
	uint16_t group = 0, before = parsing->group;
	int in_group = 0;

	for (;;) {
		const char *from = at;
		int code = pmureg_event_next(&at, &parsing->event, &group, &in_group, &parsing->error);

		if (code == 0)
			return 0;
		if (code < 0) {
			parsing->event = from;
			return fail(parsing, parsing->error.column, parsing->error.message);
		}
		parsing->length = (size_t)code;
		parsing->group = (uint16_t)(before + group);
		code = add_event(parsing);
		if (code)
			return code;
	}
}

/* Without -e the metrics say what to count. */
static int make_lists(const struct tool *tool, struct stat_options *options)
{
	if (options->list_count)
		return 0;
	for (size_t i = 0; i < options->metric_count; i++) {
		char *list = metric_events(tool, options, options->metrics[i]);

		if (!list)
			return -EINVAL;
		options->made[options->made_count++] = list;
		options->lists[options->list_count++] = list;
	}
	return 0;
}

int stat_events_parse(const struct tool *tool, struct stat_options *options, struct counting *counting)
{
	struct parsing parsing = {.tool = tool, .options = options, .counting = counting};
	int code = make_lists(tool, options);

	for (size_t i = 0; i < options->list_count && !code; i++) {
		parsing.list = options->lists[i];
		code = add_list(&parsing);
	}
	if (code)
		return code;
	if (!counting->event_count) {
		complain("there is no event to count");
		return -EINVAL;
	}
	if (counting->simulated) {
		counting->ops = &count_sim;
		return 0;
	}
	counting->ops = &count_perf;
	if (count_perf_sysfs(counting, tool->sysfs)) {
		complain("out of memory");
		return -ENOMEM;
	}
	return 0;
}
