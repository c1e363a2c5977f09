/*
 * variables.c: the variables that expressions of a block see.
 */
#include "plan.h"

/* The first event of a group that is counted on this unit: what siblings may inherit from. */
static const struct pmureg_event *leader_of(const struct pmureg_session *session, const struct pmureg_unit *unit,
					    const struct pmureg_event *event)
{
	const size_t own = (size_t)(event - session->events);
	size_t i;

	for (i = pmureg_group_leader(session->events, own); i < own; i++)
		if (session->events[i].group == event->group &&
		    pmureg_event_counts(&session->events[i], unit->block, unit->instance))
			return &session->events[i];
	return event;
}

static void fill_terms(uint64_t *variables, const struct pmureg_unit *unit, const struct pmureg_event *event)
{
	const struct pmureg_block *block = unit->block;
	uint16_t i;

	for (i = 0; i < block->term_count; i++)
		variables[i] = event ? event->terms[i] : 0;
	if (event && block->perf_instance_term != PMUREG_NONE)
		variables[block->perf_instance_term] = block->perf_instance_values[unit->instance];
}

/* What stands behind the terms: numbers, the leader's terms, n, used counters, slots. */
static void fill_rest(const struct pmureg_session *session, uint64_t *to, const struct pmureg_unit *unit,
		      const struct pmureg_use *use)
{
	const struct pmureg_block *block = unit->block;
	uint16_t i;

	for (i = 0; i < block->number_count; i++)
		*to++ = block->instances[unit->instance].numbers[i];
	fill_terms(to, unit, use ? leader_of(session, unit, use->event) : NULL);
	to += block->term_count;
	*to++ = use ? block->counters[use->kind].first + use->counter : 0U;
	for (i = 0; i < block->counter_count; i++)
		*to++ = unit->kinds[i].used;
	for (i = 0; i < block->pool_count; i++)
		*to++ = use && use->slots[i] != PMUREG_NONE ? use->slots[i] : 0;
}

/* In order: a later default sees what an earlier one has set. */
static int apply_defaults(struct pmureg_session *session, const struct pmureg_block *block)
{
	const struct pmureg_eval eval = { .variables = session->variables };
	uint16_t i, s;

	for (i = 0; i < block->default_count; i++) {
		const struct pmureg_default *entry = &block->defaults[i];
		int holds;
		int result = pmureg_condition(session, entry->when, &holds);

		for (s = 0; !result && holds && s < entry->setting_count; s++)
			result = pmureg_evaluate(entry->settings[s].code, &eval, 0,
						 &session->variables[entry->settings[s].index]);
		if (result)
			return result;
	}
	return 0;
}

int pmureg_fill_variables(struct pmureg_session *session, const struct pmureg_unit *unit, const struct pmureg_use *use,
			  int defaults)
{
	fill_terms(session->variables, unit, use ? use->event : NULL);
	fill_rest(session, session->variables + unit->block->term_count, unit, use);
	return use && defaults ? apply_defaults(session, unit->block) : 0;
}

int pmureg_condition(const struct pmureg_session *session, struct pmureg_code code, int *holds)
{
	const struct pmureg_eval eval = { .variables = session->variables };
	uint64_t value;
	int result = pmureg_evaluate(code, &eval, 1, &value);

	*holds = !result && value;
	return result;
}
