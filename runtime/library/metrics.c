/*
 * metrics.c: computes described metrics for each unit, for the units of each topology element, and for all units. The
 * events of a metric must have the same filter and be counted on the same units.
 */
#include "handle.h"

/* ---- The filter of an event ---- */

static const struct event *metrics_leader_of(const struct pmureg *pmureg, const struct event *event)
{
	const struct event *leader = pmureg->events;

	while (leader < event && (leader->group != event->group || !leader->is_described ||
				  leader->described.block != event->described.block))
		leader++;
	return leader;
}

static int is_own_term(const struct event *event, uint16_t term)
{
	const struct pmureg_described_event *listed = event->described.listed;

	for (uint16_t i = 0; i < listed->term_count; i++)
		if (pmureg_described_event_terms(listed)[i].term == term)
			return 1;
	return term == event->described.block->perf_instance_term;
}

/*
 * Finds the event's filter: the terms that make it count something else than its description says, including defaults
 * and terms of the group's leader.
 */
static void find_filter(const struct pmureg *pmureg, struct event *event, uint64_t *variables)
{
	const struct pmureg_block *block = event->described.block;
	struct pmureg_event plain = event->described;

	pmureg_event_in_effect(&event->described, &metrics_leader_of(pmureg, event)->described, variables);
	memcpy(event->in_effect, variables, block->term_count * sizeof(*variables));
	pmureg_event_in_effect(&event->described, &event->described, variables);
	event->is_led = memcmp(event->in_effect, variables, block->term_count * sizeof(*variables)) != 0;
	for (uint16_t i = 0; i < block->term_count; i++)
		if (!is_own_term(event, i))
			plain.terms[i] = 0;
	pmureg_event_in_effect(&plain, &plain, variables);
	for (uint16_t i = 0; i < block->term_count; i++) {
		const int is_given = event->described.terms[i] && !is_own_term(event, i);

		event->plain |= (uint64_t)(event->in_effect[i] == variables[i]) << i;
		if (event->in_effect[i] && (is_given || event->in_effect[i] != variables[i]))
			pmureg_text_append(event->filter, sizeof(event->filter), "%s%s=0x%llx",
					   event->filter[0] ? "," : "", pmureg_term_name(&pmureg_block_terms(block)[i]),
					   (unsigned long long)event->in_effect[i]);
	}
}

int metrics_prepare(struct pmureg *pmureg, struct pmureg_error *error)
{
	for (size_t i = 0; i < pmureg->event_count; i++) {
		struct event *event = &pmureg->events[i];
		uint64_t *variables;

		if (!event->is_described || !event->described.listed || !event->described.block->metric_count)
			continue;
		variables = calloc(event->described.block->variables.count, sizeof(*variables));
		if (!variables)
			return io_out_of_memory(error);
		find_filter(pmureg, event, variables);
		free(variables);
	}
	return 0;
}

/* Checks whether the user gave both events the same filter. Defaults may complete it differently for each event. */
static int is_given_alike(const struct event *a, const struct event *b)
{
	for (uint16_t i = 0; i < a->described.block->term_count; i++)
		if (a->described.terms[i] != b->described.terms[i] && !is_own_term(a, i) && !is_own_term(b, i))
			return 0;
	return !a->is_led && !b->is_led;
}

uint16_t metrics_differ(const struct event *a, const struct event *b)
{
	for (uint16_t i = 0; i < a->described.block->term_count && !is_given_alike(a, b); i++)
		if (a->in_effect[i] != b->in_effect[i] && !(a->plain & b->plain & UINT64_C(1) << i) &&
		    !is_own_term(a, i) && !is_own_term(b, i))
			return i;
	return PMUREG_NONE;
}

static int is_made_of(const struct pmureg_metric *metric, const struct event *event)
{
	for (uint16_t i = 0; i < event->described.block->event_count; i++)
		if (metrics_need(metric, i) && metrics_count(event, event->described.block, i))
			return 1;
	return 0;
}

/* ---- One metric ---- */

struct computing {
	const struct pmureg *pmureg;
	pmureg_metric_found *found;
	void *context;
	const struct event *first;     /* the first listed event of the metric; the metric is computed for its units */
	const struct pmureg_metric *metric;
	const struct event **inputs;   /* by event of the block; NULL: not needed */
	uint64_t *counts;              /* by event of the block, too; and whether there is a count */
	uint8_t *have;
	int is_named;                  /* the options name the metric: it is also reported without a value */
};

static const struct result *result_on(const struct event *event, const struct result *unit)
{
	for (size_t i = 0; i < event->result_count; i++)
		if (event->results[i].instance == unit->instance && event->results[i].bank == unit->bank &&
		    strcmp(event->results[i].place, unit->place) == 0)
			return &event->results[i];
	return NULL;
}

static int is_on(const struct event *event, const struct result *units, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (!result_on(event, &units[i]))
			return 0;
	return 1;
}

/* Finds the metric's events that count on these units with the filter of the first event. */
static int find_inputs(struct computing *computing, const struct result *units, size_t count)
{
	const struct event *first = computing->first, *end = computing->pmureg->events + computing->pmureg->event_count;
	const struct pmureg_block *block = first->described.block;
	int is_first = 0;

	for (uint16_t i = 0; i < block->event_count; i++) {
		const struct event *input = computing->pmureg->events;

		computing->inputs[i] = NULL;
		if (!metrics_need(computing->metric, i))
			continue;
		while (input < end &&
		       !(metrics_count(input, block, i) && metrics_differ(input, first) == PMUREG_NONE && is_on(input, units, count)))
			input++;
		if (input == end || input < first)
			return 0;
		is_first |= input == first;
		computing->inputs[i] = input;
	}
	return is_first;
}

/* Adds up an event's counts on some of the first event's units. A sum with a missing part is invalid. */
static int metrics_add_up(const struct event *event, const struct result *units, size_t count, int is_interval,
			  uint64_t *sum)
{
	struct pmureg_count all = {.value = 0};

	for (size_t i = 0; i < count; i++) {
		static const struct pmureg_count nothing = {.value = 0};
		const struct result *result = result_on(event, &units[i]);
		const struct pmureg_count *before = is_interval ? &result->before : &nothing;

		if (result->now.reason != PMUREG_COUNTED && result->now.reason != PMUREG_NEVER_SCHEDULED)
			return 0;
		all.value += result->now.value - before->value;
		all.enabled_ns += result->now.enabled_ns - before->enabled_ns;
		all.running_ns += result->now.running_ns - before->running_ns;
	}
	*sum = pmureg_scale(all.value, all.enabled_ns, all.running_ns);
	return all.running_ns != 0;
}

/* Returns why an input has no count on some units. In a short interval it may not have been scheduled. */
static const char *why_not(const struct computing *computing, const struct result *units, size_t count)
{
	const struct pmureg_block *block = computing->first->described.block;

	for (uint16_t i = 0; i < block->event_count; i++)
		for (size_t u = 0; computing->inputs[i] && u < count; u++) {
			const struct pmureg_count *now = &result_on(computing->inputs[i], &units[u])->now;

			if (now->reason != PMUREG_COUNTED && now->reason != PMUREG_NEVER_SCHEDULED)
				return pmureg_reason_text((enum pmureg_reason)now->reason);
		}
	return pmureg_reason_text(PMUREG_NEVER_SCHEDULED);
}

/*
 * Computes the metric. Units count at the same time, so for sums the times are divided by the number of units. Other
 * metrics use the sum of all times, which gives the mean.
 */
static int metrics_value_of(struct computing *computing, const struct result *units, size_t count, int is_interval,
		    double *value)
{
	const struct pmureg *pmureg = computing->pmureg;
	const struct pmureg_block *block = computing->first->described.block;
	const uint64_t time = pmureg->now_ns - (is_interval ? pmureg->before_ns : 0);
	size_t banks = 0;

	for (uint16_t i = 0; i < block->event_count; i++)
		computing->have[i] = computing->inputs[i] && metrics_add_up(computing->inputs[i], units, count,
									    is_interval, &computing->counts[i]);
	for (size_t i = 0; i < count; i++)
		banks += units[i].banks;
	return pmureg_metric_value(block, computing->metric, computing->counts, computing->have,
				   computing->metric->adds_up ? time : time * banks, value);
}

static int metrics_tell(struct computing *computing, const struct result *units, size_t count)
{
	const struct event *first = computing->first;
	struct pmureg_metric_result result = {
		.size = sizeof(result), .name = pmureg_metric_name(computing->metric),
		.unit = pmureg_metric_unit(computing->metric) ? pmureg_metric_unit(computing->metric) : "",
		.of = count == 1 ? units->unit : first->device,
		.package = units[count - 1].package == units->package ? units->package : -1,
		.event_index = (size_t)(first - computing->pmureg->events),
		.filter = first->filter,
		.unit_count = count,
		.place = strcmp(units[count - 1].place, units->place) == 0 ? units->place : "",
		.view = pmureg_metric_view(computing->metric),
	};

	if (!find_inputs(computing, units, count))
		return 0;
	if (metrics_value_of(computing, units, count, 0, &result.value))
		result.value = NAN;
	if (metrics_value_of(computing, units, count, 1, &result.interval_value))
		result.interval_value = NAN;
	if (computing->is_named && (isnan(result.value) || isnan(result.interval_value)))
		result.why_not = why_not(computing, units, count);
	return isnan(result.value) && !computing->is_named ? 0 : computing->found(computing->context, &result);
}

/*
 * Reports the metric for each unit, for each topology element with several units, and for all units. Results are
 * ordered by topology element.
 */
static int tell_all(struct computing *computing)
{
	const struct result *units = computing->first->results;
	const size_t count = computing->first->result_count;
	int code = 0;

	for (size_t i = 0; i < count && !code; i++)
		code = metrics_tell(computing, &units[i], 1);
	for (size_t i = 0, end; i < count && !code; i = end) {
		for (end = i + 1; end < count && strcmp(units[end].place, units[i].place) == 0;)
			end++;
		if (end - i > 1 && end - i < count)
			code = metrics_tell(computing, &units[i], end - i);
	}
	return code || count < 2 ? code : metrics_tell(computing, units, count);
}

int pmureg_metrics(const struct pmureg *pmureg, pmureg_metric_found *found, void *context)
{
	struct computing computing = {.pmureg = pmureg, .found = found, .context = context};
	size_t most = 1;
	int code = 0;

	for (size_t i = 0; i < pmureg->event_count; i++)
		if (pmureg->events[i].is_described && pmureg->events[i].described.block->event_count > most)
			most = pmureg->events[i].described.block->event_count;
	computing.counts =
		calloc(most, sizeof(*computing.counts) + sizeof(*computing.inputs) + sizeof(*computing.have));
	if (!computing.counts)
		return -ENOMEM;
	computing.inputs = (const struct event **)(void *)(computing.counts + most);
	computing.have = (uint8_t *)(computing.inputs + most);
	for (size_t i = 0; i < pmureg->event_count && !code; i++) {
		const struct pmureg_block *block = pmureg->events[i].described.block;

		computing.first = &pmureg->events[i];
		for (uint16_t m = 0; computing.first->is_described && m < block->metric_count && !code; m++) {
			computing.metric = &pmureg_block_metrics(block)[m];
			computing.is_named = metrics_name(pmureg, &computing.first->described, computing.metric);
			if (is_made_of(computing.metric, computing.first) &&
			    (computing.is_named || metrics_all(pmureg)))
				code = tell_all(&computing);
		}
	}
	free(computing.counts);
	return code;
}
