/*
 * used_terms.c: refuses a given term that has no effect on its event, so that no user believes in a filter that does
 * nothing.
 */
#include "plan.h"

struct used_terms {
	struct pmureg_plan *plan;
	const struct pmureg_unit *unit;
	const struct pmureg_assignment *assignment;
	uint64_t terms; /* mask of terms that have an effect */
};

/* Evaluates a condition. A term affects it if the result would be different with the term at 0. */
static int decide(struct used_terms *at, struct pmureg_code condition)
{
	uint64_t *variables = at->plan->variables;
	const int holds = pmureg_holds(condition, variables);

	for (uint16_t t = 0; t < at->unit->block->term_count && condition.count; t++) {
		const uint64_t value = variables[t];

		variables[t] = 0;
		if (value && pmureg_holds(condition, variables) != holds)
			at->terms |= UINT64_C(1) << t;
		variables[t] = value;
	}
	return holds;
}

/* Adds the terms that affect defaults, and those without which a rule would refuse the event. */
static void look_at_asked(struct used_terms *at)
{
	const struct pmureg_block *block = at->unit->block;
	const struct pmureg_default *defaults = pmureg_block_defaults(block);
	const struct pmureg_rule *rules = pmureg_block_rules(block);

	pmureg_fill_variables(at->plan, at->unit, at->assignment, 0);
	for (uint16_t i = 0; i < block->rule_count; i++)
		if (pmureg_holds(pmureg_rule_when(&rules[i]), at->plan->variables))
			(void)decide(at, pmureg_rule_require(&rules[i]));
	for (uint16_t i = 0; i < block->default_count; i++)
		at->terms |= decide(at, pmureg_default_when(&defaults[i])) ? defaults[i].terms : 0;
	pmureg_fill_variables(at->plan, at->unit, at->assignment, 1);
}

static void look_at_steps(struct used_terms *at, const struct pmureg_steps *steps)
{
	const struct pmureg_step *list = pmureg_steps_list(steps);

	for (uint16_t i = 0; i < steps->count; i++)
		at->terms |= decide(at, pmureg_step_when(&list[i])) ? list[i].terms : 0;
}

static void look_at_all(struct used_terms *at)
{
	const struct pmureg_block *block = at->unit->block;
	const struct pmureg_pool *pools = pmureg_block_pools(block);
	const struct pmureg_counter *counters = pmureg_block_counters(block);
	const struct pmureg_counter *counter = &counters[at->assignment->kind];

	look_at_asked(at);
	for (uint16_t k = 0; k < block->counter_count; k++)
		at->terms |= at->assignment->kinds >> k & 1 ? counters[k].terms : 0;
	look_at_steps(at, &counter->program);
	look_at_steps(at, &counter->enable);
	for (uint16_t i = 0; i < block->pool_count; i++) {
		if (at->assignment->slots[i] == PMUREG_NONE)
			continue;
		at->terms |= pools[i].terms | pools[i].looks;
		look_at_steps(at, &pools[i].program);
	}
}

/* Returns the terms that the described event gives. These identify the event, and need no other effect. */
static uint64_t described_terms(const struct pmureg_event *event)
{
	uint64_t terms = 0;

	for (uint16_t i = 0; event->listed && i < event->listed->term_count; i++)
		terms |= UINT64_C(1) << pmureg_described_event_terms(event->listed)[i].term;
	return terms;
}

int pmureg_check_terms(struct pmureg_plan *plan, const struct pmureg_unit *unit)
{
	const struct pmureg_term *terms = pmureg_block_terms(unit->block);

	for (size_t u = 0; u < unit->assignment_count; u++) {
		struct used_terms at = {.plan = plan, .unit = unit, .assignment = &unit->assignments[u]};
		const struct pmureg_event *event = at.assignment->event;

		look_at_all(&at);
		for (uint16_t t = 0; t < unit->block->term_count; t++)
			if (event->terms[t] && ((event->given & ~described_terms(event) & ~at.terms) >> t & 1))
				return pmureg_fail(
					plan->runner.error, -PMUREG_EINVAL, 0,
					"`%s`: `%s` has no effect on this event, because its counter does not use this "
					"term: omit it",
					pmureg_blame(plan, event), pmureg_term_name(&terms[t]));
	}
	return 0;
}
