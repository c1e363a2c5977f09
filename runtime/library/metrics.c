/*
 * metrics.c: described metrics, from the counts of one unit.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "metrics.h"

struct computing {
	const struct pmureg *counting;
	uint64_t duration_ns;
	enum metrics_since since, at_hand;
	metrics_found *found;
	void *context;
	uint64_t *counts; /* of the events of the block at hand */
	uint8_t *have;    /* 1: counted, 2: counted under another name */
};

static struct pmureg_perf_count count_of(const struct computing *computing, const struct cell *cell)
{
	const struct tally before = computing->at_hand == METRICS_SINCE_SHOWN ? cell->shown : (struct tally){.value = 0};

	return (struct pmureg_perf_count){cell->now.value - before.value, cell->now.enabled - before.enabled,
					  cell->now.running - before.running};
}

/* The counts of one unit. Returns its name. */
static const char *collect_named(struct computing *computing, const struct pmureg_block *block, int package, uint16_t instance)
{
	const struct pmureg *counting = computing->counting;
	const char *name = "";

	memset(computing->have, 0, block->event_count);
	for (size_t i = 0; i < counting->event_count; i++) {
		const struct counted *event = &counting->events[i];

		if (!event->is_described || event->described.block != block || !event->described.info)
			continue;
		for (size_t j = 0; j < event->cell_count; j++) {
			size_t index = (size_t)(event->described.info - block->events);
			struct pmureg_perf_count count;

			if (event->cells[j].package != package || event->cells[j].instance != instance || computing->have[index])
				continue;
			count = count_of(computing, &event->cells[j]);
			computing->counts[index] = pmureg_perf_scaled(count);
			computing->have[index] = count.running && event->cells[j].now.reason == PMUREG_COUNTED;
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
static size_t event_of(const struct pmureg *counting, const struct pmureg_block *block,
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

static const char *collect(struct computing *computing, enum metrics_since since, const struct pmureg_block *block, int package,
			   uint16_t instance)
{
	const char *name;

	computing->at_hand = since;
	name = collect_named(computing, block, package, instance);
	share(computing, block);
	return name;
}

static int value_of(const struct computing *computing, const struct pmureg_block *block, const struct pmureg_metric *metric,
		    uint64_t duration_ns, double *value)
{
	return pmureg_metric_value(block, metric, computing->counts, computing->have, duration_ns, value);
}

static int compute_unit(struct computing *computing, const struct pmureg_block *block, const struct cell *cell,
			size_t first)
{
	const struct pmureg *counting = computing->counting;
	int code = 0;

	for (uint16_t i = 0; i < block->metric_count && !code; i++) {
		const struct pmureg_metric *metric = &block->metrics[i];
		struct metric_value value = {
			.name = metric->name, .unit = metric->unit ? metric->unit : "", .package = cell->package, .block = block, .metric = metric,
		};

		if (!metrics_wanted_by(counting, block, metric))
			continue;
		value.on = collect(computing, METRICS_SINCE_SHOWN, block, cell->package, cell->instance);
		if (value_of(computing, block, metric, counting->now_ns - counting->shown_ns, &value.interval))
			value.interval = NAN;
		(void)collect(computing, computing->since, block, cell->package, cell->instance);
		if (value_of(computing, block, metric, computing->duration_ns, &value.value))
			continue;
		value.event = event_of(computing->counting, block, metric, first);
		code = computing->found(computing->context, &value);
	}
	return code;
}

/* Each unit of a block once, though several events run on it. */
static int is_first_of_unit(const struct pmureg *counting, size_t event, size_t cell)
{
	const struct counted *here = &counting->events[event];

	for (size_t i = 0; i < event; i++) {
		const struct counted *other = &counting->events[i];

		if (!other->is_described || other->described.block != here->described.block)
			continue;
		for (size_t j = 0; j < other->cell_count; j++)
			if (other->cells[j].instance == here->cells[cell].instance &&
			    other->cells[j].package == here->cells[cell].package)
				return 0;
	}
	return 1;
}

int metrics_compute(const struct pmureg *counting, uint64_t duration_ns, enum metrics_since since, metrics_found *found,
		    void *context)
{
	struct computing computing = {.counting = counting, .duration_ns = duration_ns, .since = since, .found = found, .context = context};
	size_t largest = 1;
	int code = 0;

	for (size_t i = 0; i < counting->event_count; i++)
		if (counting->events[i].is_described && counting->events[i].described.block->event_count > largest)
			largest = counting->events[i].described.block->event_count;
	computing.counts = calloc(largest, sizeof(*computing.counts));
	computing.have = calloc(largest, 1);
	if (!computing.counts || !computing.have)
		code = -ENOMEM;
	for (size_t i = 0; i < counting->event_count && !code; i++) {
		const struct counted *event = &counting->events[i];

		for (size_t j = 0; j < event->cell_count && event->is_described && !code; j++)
			if (is_first_of_unit(counting, i, j))
				code = compute_unit(&computing, event->described.block, &event->cells[j], i);
	}
	free(computing.counts);
	free(computing.have);
	return code;
}
