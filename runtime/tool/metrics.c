/*
 * metrics.c: the metrics of -M: which values are shown, and what has to be counted for them.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "../io/grow.h"
#include "stat.h"

/* METRIC, or UNIT.METRIC. */
static int is_called(const struct pmureg_system *system, const struct pmureg_block *block,
		     const struct pmureg_metric *metric, const char *name)
{
	const char *dot = strchr(name, '.');
	const struct pmureg_block *found;
	uint16_t instance;

	if (like(metric->name, name))
		return 1;
	return dot && like(metric->name, dot + 1) && unit_find(system, name, (size_t)(dot - name), &found, &instance) &&
	       found == block;
}

/* ---- Values ---- */

struct wanting {
	const struct counting *counting;
	const struct stat_options *options;
	struct metric_value *values;
	size_t count, room;
};

static int is_wanted(const struct wanting *wanting, const struct metric_value *value)
{
	if (wanting->options->all_metrics)
		return 1;
	for (size_t i = 0; i < wanting->options->metric_count; i++)
		if (is_called(wanting->counting->handle->system, value->block, value->metric, wanting->options->metrics[i]))
			return 1;
	return 0;
}

static int take(void *context, const struct metric_value *value)
{
	struct wanting *wanting = context;
	struct metric_value *grown;

	if (!is_wanted(wanting, value))
		return 0;
	grown = pmureg_grow(wanting->values, wanting->count, &wanting->room, sizeof(*grown));
	if (!grown)
		return -ENOMEM;
	wanting->values = grown;
	wanting->values[wanting->count++] = *value;
	return 0;
}

int metrics_wanted(const struct counting *counting, const struct stat_options *options, struct metric_value **values,
		   size_t *count)
{
	struct wanting wanting = {.counting = counting, .options = options};
	int code = 0;

	if (options->metric_count && counting->handle->system)
		code = metrics_compute(counting->handle, counting->handle->now_ns - counting->shown_ns, METRICS_SINCE_SHOWN, take,
				       &wanting);
	if (code) {
		free(wanting.values);
		wanting.values = NULL;
		wanting.count = 0;
	}
	*values = wanting.values;
	*count = wanting.count;
	return code;
}

/* ---- The events that a metric needs ---- */

struct found_metric {
	const struct pmureg_system *system;
	const struct pmureg_block *block;
	const struct pmureg_metric *metric;
	size_t count;
	char names[256];
	size_t used;
};

static void find_metric(const struct pmureg_system *system, const char *name, struct found_metric *found,
			struct pmureg_nearest *guess)
{
	for (uint16_t i = 0; i < system->block_count; i++) {
		const struct pmureg_block *block = &system->blocks[i];

		for (uint16_t j = 0; j < block->metric_count; j++) {
			size_t room = sizeof(found->names) - found->used;
			int length;

			pmureg_nearest_try(guess, block->metrics[j].name);
			if (!is_called(system, block, &block->metrics[j], name))
				continue;
			found->system = system;
			found->block = block;
			found->metric = &block->metrics[j];
			length = snprintf(found->names + found->used, room, "%s%s_%s.%s", found->count++ ? ", " : "",
					  system->name, block->key, block->metrics[j].name);
			if (length > 0 && (size_t)length < room)
				found->used += (size_t)length;
		}
	}
}

/* The device as -e takes it: described, or as a pattern over what sysfs has. */
static void device_name(const struct tool *tool, const struct stat_options *options, const struct found_metric *found,
			const char *asked, char *text, size_t size)
{
	const char *dot = strchr(asked, '.');
	size_t used = 0;

	if (dot) {
		(void)snprintf(text, size, "%.*s", (int)(dot - asked), asked);
		return;
	}
	if (options->way == WAY_SIM || tool->system || !found->block->perf_device) {
		units_name(found->system, found->block, text, size);
		return;
	}
	for (const char *at = found->block->perf_device; *at && used + 1 < size; at++) {
		text[used++] = *at == '<' ? '*' : *at;
		if (*at == '<')
			at = strchr(at, '>');
	}
	text[used] = '\0';
}

static char *write_list(const struct found_metric *found, const char *device)
{
	const struct pmureg_code *formula = &found->metric->formula;
	char *list = NULL;
	size_t size = 0;
	FILE *out = open_memstream(&list, &size);
	const char *comma = "{";

	if (!out)
		return NULL;
	for (uint16_t i = 0; i < found->block->event_count; i++) {
		for (uint16_t j = 0; j < formula->count; j++) {
			if (formula->ops[j].code != PMUREG_OP_VAR || formula->ops[j].value != i)
				continue;
			(void)fprintf(out, "%s%s/%s/", comma, device, found->block->events[i].name);
			comma = ",";
			break;
		}
	}
	(void)fputs(*comma == ',' ? "}" : "", out);
	if (fclose(out)) {
		free(list);
		return NULL;
	}
	return list;
}

/* Looks in one system, or in all of them. */
static int search(const struct pmureg_system *system, const char *name, struct found_metric *found,
		  struct pmureg_error *error)
{
	struct pmureg_nearest guess = {.word = pmureg_word_of(name)};

	if (system)
		find_metric(system, name, found, &guess);
	for (size_t i = 0; i < pmureg_system_count && !system; i++)
		find_metric(pmureg_systems[i], name, found, &guess);
	if (found->count)
		return 0;
	return pmureg_fail(error, -ENOENT, 0, "no metric is called '%s'%s%s%s", name,
			    guess.name[0] ? "; did you mean '" : "; see `pmureg list`", guess.name, guess.name[0] ? "'?" : "");
}

int metric_check(const struct pmureg_system *system, const char *name, struct pmureg_error *error)
{
	struct found_metric found = {.count = 0};

	return like(name, "all") ? 0 : search(system, name, &found, error);
}

int metric_events(const struct tool *tool, const struct stat_options *options, const char *name, char **list,
		  struct pmureg_error *error)
{
	struct found_metric found = {.count = 0};
	const struct pmureg_system *system;
	char device[TOOL_NAME];

	if (like(name, "all"))
		return pmureg_fail(error, -EINVAL, 0, "metrics `all` shows what the counted events give; without events name a metric, "
				    "see `pmureg list`");
	if (system_choose(tool, &system))
		return pmureg_fail(error, -ENOENT, 0, "the system is not described");
	if (search(system, name, &found, error))
		return error->code;
	if (found.count > 1)
		return pmureg_fail(error, -EINVAL, 0, "several units have a metric '%s': %s; write UNIT.METRIC", name, found.names);
	if (!system && options->way != WAY_SIM)
		return pmureg_fail(error, -ENODEV, 0, "metric '%s' is described for %s, which this machine is not; to count on a "
				    "simulated device: pmureg stat --io sim -M %s", name, found.system->name, name);
	device_name(tool, options, &found, name, device, sizeof(device));
	*list = write_list(&found, device);
	return *list ? 0 : pmureg_fail(error, -ENOMEM, 0, "out of memory");
}
