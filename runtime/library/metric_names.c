/*
 * metric_names.c: the metrics that the options name, and what has to be counted for them.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "metrics.h"

/* METRIC, or UNIT.METRIC. */
static int is_called(const struct pmureg_system *system, const struct pmureg_block *block,
		     const struct pmureg_metric *metric, struct pmureg_word name)
{
	const char *dot = memchr(name.text, '.', name.length);
	const struct pmureg_block *found;
	uint16_t instance;

	if (pmureg_word_like(name, metric->name))
		return 1;
	return dot && pmureg_word_like((struct pmureg_word){dot + 1, (size_t)(name.text + name.length - dot - 1)}, metric->name) &&
	       unit_find(system, name.text, (size_t)(dot - name.text), &found, &instance) && found == block;
}

/* The next name of the options' list; 0: there is none. */
static int next_name(const char **list, struct pmureg_word *name)
{
	const char *end;

	if (!*list || !**list)
		return 0;
	end = *list + strcspn(*list, ",");
	*name = pmureg_word_trim(*list, end);
	*list = *end ? end + 1 : end;
	return 1;
}

int metrics_wanted_by(const struct pmureg *counting, const struct pmureg_block *block, const struct pmureg_metric *metric)
{
	const char *list = counting->options.metrics;
	struct pmureg_word name;

	if (!list)
		return 1;
	while (next_name(&list, &name))
		if (pmureg_word_like(name, "all") || is_called(counting->system, block, metric, name))
			return 1;
	return 0;
}

/* ---- Finding one ---- */

struct found_metric {
	const struct pmureg_system *system;
	const struct pmureg_block *block;
	const struct pmureg_metric *metric;
	size_t count;
	char names[256];
	size_t used;
};

static void find_metric(const struct pmureg_system *system, struct pmureg_word name, struct found_metric *found,
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

/* Looks in one system, or in all of them. */
static int search(const struct pmureg_system *system, struct pmureg_word name, struct found_metric *found,
		  struct pmureg_error *error)
{
	struct pmureg_nearest guess = {.word = name};

	*found = (struct found_metric){.count = 0};
	if (system)
		find_metric(system, name, found, &guess);
	for (size_t i = 0; i < pmureg_system_count && !system; i++)
		find_metric(pmureg_systems[i], name, found, &guess);
	if (found->count)
		return 0;
	return pmureg_fail(error, -ENOENT, 0, "no metric is called '%.*s'%s%s%s", PMUREG_WORD(name),
			   guess.name[0] ? "; did you mean '" : "; see `pmureg list`", guess.name, guess.name[0] ? "'?" : "");
}

int metrics_check(struct pmureg *counting, struct pmureg_error *error)
{
	const char *list = counting->options.metrics;
	struct found_metric found;
	struct pmureg_word name;
	int code = 0;

	/* The description of this machine's system says what the kernel's events are. */
	if (list && !counting->system)
		counting->system = counting->options.system ? counting->options.system : system_here(counting->options.sysfs);
	while (!code && next_name(&list, &name))
		code = pmureg_word_like(name, "all") ? 0 : search(counting->system, name, &found, error);
	return code;
}

/* ---- The events that one needs ---- */

/* The device as it is written for an event: described, or as a pattern over what sysfs has. */
static void device_name(const struct pmureg *counting, const struct found_metric *found, struct pmureg_word asked, char *text,
			size_t size)
{
	const char *dot = memchr(asked.text, '.', asked.length);
	size_t used = 0;

	if (dot) {
		(void)snprintf(text, size, "%.*s", (int)(dot - asked.text), asked.text);
		return;
	}
	if (counting->options.way == WAY_SIM || counting->options.system || !found->block->perf_device) {
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

static int is_needed(const struct pmureg_code *formula, uint16_t event)
{
	for (uint16_t i = 0; i < formula->count; i++)
		if (formula->ops[i].code == PMUREG_OP_VAR && formula->ops[i].value == event)
			return 1;
	return 0;
}

/* As a group, so that they are counted at the same time. */
static char *write_list(const struct found_metric *found, const char *device)
{
	char *list = NULL;
	size_t size = 0;
	FILE *out = open_memstream(&list, &size);
	const char *comma = "{";

	if (!out)
		return NULL;
	for (uint16_t i = 0; i < found->block->event_count; i++) {
		if (!is_needed(&found->metric->formula, i))
			continue;
		(void)fprintf(out, "%s%s/%s/", comma, device, found->block->events[i].name);
		comma = ",";
	}
	(void)fputs(*comma == ',' ? "}" : "", out);
	if (fclose(out)) {
		free(list);
		return NULL;
	}
	return list;
}

static int add_events(struct pmureg *counting, struct pmureg_word name, struct pmureg_error *error)
{
	const struct pmureg_system *system = counting->options.system ? counting->options.system :
									   system_here(counting->options.sysfs);
	struct found_metric found;
	char device[UNIT_NAME], *list;
	int code;

	if (pmureg_word_like(name, "all"))
		return pmureg_fail(error, -EINVAL, 0, "metrics `all` shows what the counted events give; without events name a metric, "
				   "see `pmureg list`");
	code = search(system, name, &found, error);
	if (code)
		return code;
	if (found.count > 1)
		return pmureg_fail(error, -EINVAL, 0, "several units have a metric '%.*s': %s; write UNIT.METRIC", PMUREG_WORD(name),
				   found.names);
	if (!system && counting->options.way != WAY_SIM)
		return pmureg_fail(error, -ENODEV, 0, "metric '%.*s' is described for %s, which this machine is not; to count on a "
				   "simulated device: pmureg stat --io sim -M %.*s", PMUREG_WORD(name), found.system->name, PMUREG_WORD(name));
	device_name(counting, &found, name, device, sizeof(device));
	list = write_list(&found, device);
	if (!list)
		return pmureg_fail(error, -ENOMEM, 0, "out of memory");
	code = counting_add(counting, list, error);
	free(list);
	if (error)
		error->column = 0; /* nobody has written this list */
	return code;
}

int metrics_add_events(struct pmureg *counting, struct pmureg_error *error)
{
	const char *list = counting->options.metrics;
	struct pmureg_word name;
	int code = 0;

	while (!code && next_name(&list, &name))
		code = add_events(counting, name, error);
	return code;
}
