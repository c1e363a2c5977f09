/*
 * metrics.c: described metrics, from the counts of one unit.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "../io/guess.h"
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

int metric_wanted(const struct stat_options *options, const struct pmureg_system *system,
		  const struct pmureg_block *block, const struct pmureg_metric *metric)
{
	if (options->all_metrics)
		return 1;
	for (size_t i = 0; i < options->metric_count; i++)
		if (is_called(system, block, metric, options->metrics[i]))
			return 1;
	return 0;
}

/* ---- Values ---- */

struct computing {
	const struct counting *counting;
	const struct stat_options *options;
	struct metric_value *values;
	size_t count, room;
	uint64_t *counts; /* of the events of the block at hand */
	uint8_t *have;
};

static uint64_t since_shown(const struct cell *cell)
{
	struct pmureg_perf_count count = {
		.value = cell->now.value - cell->shown.value,
		.enabled = cell->now.enabled - cell->shown.enabled,
		.running = cell->now.running - cell->shown.running,
	};

	return pmureg_perf_scaled(count);
}

/* The counts of one unit. Returns its name. */
static const char *collect(struct computing *computing, const struct pmureg_block *block, uint16_t instance)
{
	const struct counting *counting = computing->counting;
	const char *name = "";

	memset(computing->have, 0, block->event_count);
	for (size_t i = 0; i < counting->event_count; i++) {
		const struct stat_event *event = &counting->events[i];

		if (!event->is_described || event->described.block != block || !event->described.info)
			continue;
		for (size_t j = 0; j < event->cell_count; j++) {
			size_t index = (size_t)(event->described.info - block->events);

			if (event->cells[j].instance != instance || computing->have[index])
				continue;
			computing->counts[index] = since_shown(&event->cells[j]);
			computing->have[index] = event->cells[j].now.running > event->cells[j].shown.running;
			name = event->cells[j].unit;
		}
	}
	return name;
}

static int is_same(const struct pmureg_event_info *a, const struct pmureg_event_info *b)
{
	if (a->term_count != b->term_count)
		return 0;
	for (uint16_t i = 0; i < a->term_count; i++)
		if (a->terms[i].term != b->terms[i].term || a->terms[i].value != b->terms[i].value)
			return 0;
	return 1;
}

/* One event may be described under several names: a count of one is a count of all. */
static void share(struct computing *computing, const struct pmureg_block *block)
{
	for (uint16_t i = 0; i < block->event_count; i++) {
		if (computing->have[i] != 1)
			continue;
		for (uint16_t j = 0; j < block->event_count; j++) {
			if (computing->have[j] || !is_same(&block->events[i], &block->events[j]))
				continue;
			computing->have[j] = 2;
			computing->counts[j] = computing->counts[i];
		}
	}
}

/* A metric is printed with the first event that it is made of. */
static size_t event_of(const struct counting *counting, const struct pmureg_block *block,
		       const struct pmureg_metric *metric, size_t otherwise)
{
	for (size_t i = 0; i < counting->event_count; i++) {
		const struct pmureg_event *event = &counting->events[i].described;

		if (!counting->events[i].is_described || event->block != block || !event->info)
			continue;
		for (uint16_t j = 0; j < metric->formula.count; j++)
			if (metric->formula.ops[j].code == PMUREG_OP_VAR &&
			    metric->formula.ops[j].value < block->event_count &&
			    is_same(&block->events[metric->formula.ops[j].value], event->info))
				return i;
	}
	return otherwise;
}

static int compute_unit(struct computing *computing, const struct pmureg_block *block, uint16_t instance, size_t first)
{
	const struct counting *counting = computing->counting;
	const char *on = collect(computing, block, instance);

	share(computing, block);
	for (uint16_t i = 0; i < block->metric_count; i++) {
		const struct pmureg_metric *metric = &block->metrics[i];
		double value;

		if (!metric_wanted(computing->options, counting->system, block, metric) ||
		    pmureg_metric_value(block, metric, computing->counts, computing->have, counting->now_ns - counting->shown_ns, &value))
			continue;
		if (computing->count == computing->room) {
			size_t more = computing->room ? computing->room * 2 : 16;
			struct metric_value *grown = realloc(computing->values, more * sizeof(*grown));

			if (!grown)
				return -ENOMEM;
			computing->values = grown;
			computing->room = more;
		}
		computing->values[computing->count++] = (struct metric_value){
			metric->name, metric->unit ? metric->unit : "", on, event_of(counting, block, metric, first), value,
		};
	}
	return 0;
}

/* Each unit of a block once, though several events run on it. */
static int is_first_of_unit(const struct counting *counting, size_t event, size_t cell)
{
	const struct stat_event *here = &counting->events[event];

	for (size_t i = 0; i < event; i++) {
		const struct stat_event *other = &counting->events[i];

		if (!other->is_described || other->described.block != here->described.block)
			continue;
		for (size_t j = 0; j < other->cell_count; j++)
			if (other->cells[j].instance == here->cells[cell].instance)
				return 0;
	}
	return 1;
}

int metrics_compute(const struct counting *counting, const struct stat_options *options, struct metric_value **values,
		    size_t *count)
{
	struct computing computing = {.counting = counting, .options = options};
	size_t largest = 1;
	int code = 0;

	*values = NULL;
	*count = 0;
	if (!options->metric_count || !counting->system)
		return 0;
	for (size_t i = 0; i < counting->event_count; i++)
		if (counting->events[i].is_described && counting->events[i].described.block->event_count > largest)
			largest = counting->events[i].described.block->event_count;
	computing.counts = calloc(largest, sizeof(*computing.counts));
	computing.have = calloc(largest, 1);
	if (!computing.counts || !computing.have)
		code = -ENOMEM;
	for (size_t i = 0; i < counting->event_count && !code; i++) {
		const struct stat_event *event = &counting->events[i];

		for (size_t j = 0; j < event->cell_count && event->is_described && !code; j++)
			if (is_first_of_unit(counting, i, j))
				code = compute_unit(&computing, event->described.block, event->cells[j].instance, i);
	}
	free(computing.counts);
	free(computing.have);
	if (code) {
		free(computing.values);
		return code;
	}
	*values = computing.values;
	*count = computing.count;
	return 0;
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
			struct pmureg_guess *guess)
{
	for (uint16_t i = 0; i < system->block_count; i++) {
		const struct pmureg_block *block = &system->blocks[i];

		for (uint16_t j = 0; j < block->metric_count; j++) {
			size_t room = sizeof(found->names) - found->used;
			int length;

			pmureg_guess_try(guess, name, strlen(name), block->metrics[j].name);
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
	if (options->io == IO_SIM || options->io == IO_TRACE || tool->system || !found->block->perf_device) {
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

	if (!out) {
		complain("out of memory");
		return NULL;
	}
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
		complain("out of memory");
		return NULL;
	}
	return list;
}

char *metric_events(const struct tool *tool, const struct stat_options *options, const char *name)
{
	struct found_metric found = {.count = 0};
	struct pmureg_guess guess = {0};
	const struct pmureg_system *system;
	char device[TOOL_NAME];

	if (like(name, "all")) {
		complain("-M all shows what the events of -e give; without -e name a metric, see `pmureg list`");
		return NULL;
	}
	if (system_choose(tool, &system))
		return NULL;
	if (system)
		find_metric(system, name, &found, &guess);
	for (size_t i = 0; i < pmureg_system_count && !system; i++)
		find_metric(pmureg_systems[i], name, &found, &guess);
	if (!found.count) {
		complain("no metric is called '%s'%s%s%s", name, guess.name[0] ? "; did you mean '" : "; see `pmureg list`",
			 guess.name, guess.name[0] ? "'?" : "");
		return NULL;
	}
	if (found.count > 1) {
		complain("several units have a metric '%s': %s; write UNIT.METRIC", name, found.names);
		return NULL;
	}
	if (!system && options->io != IO_SIM && options->io != IO_TRACE) {
		complain("metric '%s' is described for %s, which this machine is not; to count on a simulated device: pmureg stat "
			 "--io sim -M %s", name, found.system->name, name);
		return NULL;
	}
	device_name(tool, options, &found, name, device, sizeof(device));
	return write_list(&found, device);
}
