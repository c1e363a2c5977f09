/*
 * metric_reasons.c: reports why requested metrics are missing.
 */
#include "handle.h"

struct asked {
	const struct pmureg *pmureg;
	struct pmureg_word name;
	int is_found;
};

static int note_found(void *context, const struct pmureg_metric_result *metric)
{
	struct asked *asked = context;
	const struct pmureg_event *event = &asked->pmureg->events[metric->event_index].described;

	asked->is_found |= metrics_called(event->system, event->block, metric->name, metric->view, asked->name) != NOT_CALLED;
	return 0;
}

/* Returns the next event from `at` that counts an event of the metric, or the one with this index. */
static const struct event *next_input(const struct pmureg *pmureg, const struct event *at,
				      const struct pmureg_block *block, const struct pmureg_metric *metric,
				      uint16_t index)
{
	for (; at < pmureg->events + pmureg->event_count; at++)
		for (uint16_t i = 0; i < block->event_count; i++)
			if ((index == PMUREG_NONE || i == index) && metrics_need(metric, i) && metrics_count(at, block, i))
				return at;
	return NULL;
}

/* Reports the first two events of the metric that have different filters. */
static void explain(struct pmureg *pmureg, const struct pmureg_block *block, const struct pmureg_metric *metric)
{
	const struct event *first = next_input(pmureg, pmureg->events, block, metric, PMUREG_NONE);

	for (uint16_t i = 0; first && i < block->event_count; i++) {
		const struct event *other =
			metrics_need(metric, i) ? next_input(pmureg, pmureg->events, block, metric, i) : NULL;
		const uint16_t term = other ? metrics_differ(first, other) : PMUREG_NONE;

		if (term != PMUREG_NONE) {
			handle_notice(pmureg,
				      "metric '%s' is missing: `%s` and `%s` have different filters (%s is "
				      "0x%llx and 0x%llx); give both the same filter",
				      pmureg_metric_name(metric), first->text, other->text,
				      pmureg_term_name(&pmureg_block_terms(block)[term]),
				      (unsigned long long)first->in_effect[term],
				      (unsigned long long)other->in_effect[term]);
			return;
		}
	}
	handle_notice(pmureg, "metric '%s' is missing: its events are not counted on the same units",
		      pmureg_metric_name(metric));
}

int metrics_explain(struct pmureg *pmureg)
{
	struct asked asked = {.pmureg = pmureg};
	const char *list = pmureg->metrics;
	const struct pmureg_metric *metric;
	const struct pmureg_block *block;
	int code = 0;

	while (!code && pmureg_word_next(&list, &asked.name)) {
		asked.is_found = pmureg_word_like(asked.name, "all");
		code = pmureg_metrics(pmureg, note_found, &asked);
		metric = code || asked.is_found ? NULL : metrics_find(pmureg, asked.name, &block);
		if (metric)
			explain(pmureg, block, metric);
	}
	return code;
}
