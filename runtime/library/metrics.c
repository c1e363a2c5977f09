/*
 * metrics.c: described metrics, from the results of one unit of one package.
 */
#include "handle.h"

/* Of each event of a block: the count, and whether there is one. */
struct inputs {
	uint64_t *counts, duration_ns;
	uint8_t *have;
};

struct computing {
	const struct pmureg *pmureg;
	struct inputs total, interval; /* since the start, since the last pmureg_interval() */
	pmureg_metric_found *found;
	void *context;
};

/* One event may be described under several names. */
static int is_same(const struct pmureg_described_event *a, const struct pmureg_described_event *b)
{
	if (a->term_count != b->term_count)
		return 0;
	for (uint16_t i = 0; i < a->term_count; i++)
		if (a->terms[i].term != b->terms[i].term || a->terms[i].value != b->terms[i].value)
			return 0;
	return 1;
}

/* What is there already stays. */
static void take(struct inputs *inputs, size_t index, const struct pmureg_count *now,
		 const struct pmureg_count *before)
{
	const uint64_t running = now->running_ns - before->running_ns;

	if (inputs->have[index] || !running || now->reason != PMUREG_COUNTED)
		return;
	inputs->counts[index] = pmureg_scale(now->value - before->value, now->enabled_ns - before->enabled_ns, running);
	inputs->have[index] = 1;
}

/* Whether an event counts what a block's metrics are made of. */
static int is_input(const struct event *event, const struct pmureg_block *block)
{
	return event->is_described && event->described.block == block && event->described.listed;
}

static int is_same_unit(const struct result *a, const struct result *b)
{
	return a->package == b->package && a->instance == b->instance;
}

/* A count of one name is a count of all. */
static void collect(struct computing *computing, const struct pmureg_block *block, const struct result *unit)
{
	static const struct pmureg_count nothing = {.value = 0};

	memset(computing->total.have, 0, block->event_count);
	memset(computing->interval.have, 0, block->event_count);
	for (size_t i = 0; i < computing->pmureg->event_count; i++) {
		const struct event *event = &computing->pmureg->events[i];

		for (size_t j = 0; j < event->result_count && is_input(event, block); j++) {
			const struct result *result = &event->results[j];

			for (uint16_t k = 0; k < block->event_count && is_same_unit(result, unit); k++) {
				if (!is_same(&block->events[k], event->described.listed))
					continue;
				take(&computing->total, k, &result->now, &nothing);
				take(&computing->interval, k, &result->now, &result->before);
			}
		}
	}
}

/* The first event that a metric is made of. */
static size_t first_event(const struct pmureg *pmureg, const struct pmureg_block *block,
			  const struct pmureg_metric *metric, size_t otherwise)
{
	for (size_t i = 0; i < pmureg->event_count; i++)
		for (uint16_t j = 0; j < block->event_count && is_input(&pmureg->events[i], block); j++)
			if (metrics_need(metric, j) && is_same(&block->events[j], pmureg->events[i].described.listed))
				return i;
	return otherwise;
}

static int value_of(const struct pmureg_block *block, const struct pmureg_metric *metric, const struct inputs *inputs,
		    double *value)
{
	return pmureg_metric_value(block, metric, inputs->counts, inputs->have, inputs->duration_ns, value);
}

static int compute_unit(struct computing *computing, size_t event, const struct result *unit)
{
	const struct pmureg_event *described = &computing->pmureg->events[event].described;
	const struct pmureg_block *block = described->block;
	int code = 0;

	collect(computing, block, unit);
	for (uint16_t i = 0; i < block->metric_count && !code; i++) {
		const struct pmureg_metric *metric = &block->metrics[i];
		struct pmureg_metric_result result = {
			.size = sizeof(result), .name = metric->name, .unit = metric->unit ? metric->unit : "",
			.of = unit->unit,
			.package = unit->package,
		};

		if (!metrics_want(computing->pmureg, described, metric) ||
		    value_of(block, metric, &computing->total, &result.value))
			continue;
		if (value_of(block, metric, &computing->interval, &result.interval_value))
			result.interval_value = NAN;
		result.event_index = first_event(computing->pmureg, block, metric, event);
		code = computing->found(computing->context, &result);
	}
	return code;
}

/* Each unit of a block once, though several events run on it. */
static int is_first_of_unit(const struct pmureg *pmureg, size_t event, const struct result *unit)
{
	const struct pmureg_block *block = pmureg->events[event].described.block;

	for (size_t i = 0; i < event; i++) {
		const struct event *other = &pmureg->events[i];

		if (!other->is_described || other->described.block != block)
			continue;
		for (size_t j = 0; j < other->result_count; j++)
			if (is_same_unit(&other->results[j], unit))
				return 0;
	}
	return 1;
}

int pmureg_metrics(const struct pmureg *pmureg, pmureg_metric_found *found, void *context)
{
	struct computing computing = {.pmureg = pmureg, .found = found, .context = context};
	size_t most = 1;
	uint64_t *counts;
	int code;

	for (size_t i = 0; i < pmureg->event_count; i++)
		if (pmureg->events[i].is_described && pmureg->events[i].described.block->event_count > most)
			most = pmureg->events[i].described.block->event_count;
	/* Both counts, and behind them whether there are any. */
	counts = calloc(2 * most, sizeof(*counts) + 1);
	code = counts ? 0 : -ENOMEM;
	if (counts) {
		uint8_t *have = (uint8_t *)(counts + 2 * most);

		computing.total = (struct inputs){counts, pmureg->now_ns, have};
		computing.interval = (struct inputs){counts + most, pmureg->now_ns - pmureg->before_ns, have + most};
	}
	for (size_t i = 0; i < pmureg->event_count && !code; i++) {
		const struct event *event = &pmureg->events[i];

		for (size_t j = 0; j < event->result_count && event->is_described && !code; j++)
			if (is_first_of_unit(pmureg, i, &event->results[j]))
				code = compute_unit(&computing, i, &event->results[j]);
	}
	free(counts);
	return code;
}
