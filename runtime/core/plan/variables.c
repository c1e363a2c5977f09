/*
 * variables.c: fills in the variables of expressions about events, at the indices that the generator chose.
 */
#include "plan.h"

static void fill_terms(uint64_t *to, const struct pmureg_block *block, uint16_t instance,
		       const struct pmureg_event *event)
{
	for (uint16_t i = 0; i < block->term_count; i++)
		to[i] = event ? event->terms[i] : 0;
	if (event && block->perf_instance_term != PMUREG_NONE)
		to[block->perf_instance_term] = pmureg_block_perf_instance_values(block)[instance];
}

/* Applies the defaults in order: a later default sees the values of earlier ones. */
static void apply_defaults(uint64_t *variables, const struct pmureg_block *block)
{
	const struct pmureg_default *defaults = pmureg_block_defaults(block);

	for (uint16_t i = 0; i < block->default_count; i++) {
		const struct pmureg_default *entry = &defaults[i];
		const struct pmureg_setting *settings = pmureg_default_settings(entry);
		const int holds = pmureg_holds(pmureg_default_when(entry), variables);

		for (uint16_t s = 0; holds && s < entry->setting_count; s++)
			variables[settings[s].index] = pmureg_value_of(pmureg_setting_code(&settings[s]), variables, 0);
	}
}

void pmureg_event_in_effect(const struct pmureg_event *event, const struct pmureg_event *leader, uint64_t *variables)
{
	const struct pmureg_block *block = event->block;

	for (uint16_t i = 0; i < block->variables.count; i++)
		variables[i] = 0;
	fill_terms(variables, block, 0, event);
	fill_terms(variables + block->variables.leader, block, 0, leader);
	apply_defaults(variables, block);
}

void pmureg_fill_variables(struct pmureg_plan *plan, const struct pmureg_unit *unit,
			   const struct pmureg_assignment *assignment, int defaults)
{
	const struct pmureg_block *block = unit->block;
	const struct pmureg_instance *instances = pmureg_block_instances(block);
	const struct pmureg_variables *at = &block->variables;
	uint64_t *to = plan->variables;

	fill_terms(to, block, unit->instance, assignment ? assignment->event : NULL);
	for (uint16_t i = 0; i < block->number_count; i++)
		to[at->numbers + i] = pmureg_instance_numbers(&instances[unit->instance])[i];
	fill_terms(to + at->leader, block, unit->instance, assignment ? assignment->leader : NULL);
	for (uint16_t i = 0; i < block->event_fact_count; i++)
		to[at->facts + i] = unit->facts ? unit->facts[i] : 0;
	to[at->n] = assignment ? pmureg_block_counters(block)[assignment->kind].first + assignment->counter : 0U;
	for (uint16_t i = 0; i < block->counter_count; i++)
		to[at->used + i] = unit->kinds[i].used;
	to[at->until] = to[at->siblings] = 0;
	if (block->snapshot.count)
		to[at->snapshot] = 0;
	for (size_t u = 0; u < unit->assignment_count; u++) {
		const struct pmureg_assignment *other = &unit->assignments[u];

		if (!assignment || assignment == other)
			to[at->until] |= other->event->until != 0;
		else
			to[at->siblings] += other->event->group && other->event->group == assignment->event->group;
	}
	for (uint16_t i = 0; i < block->counter_count; i++)
		if (unit->kinds[i].snapshots)
			to[at->snapshot] = 1;
	for (uint16_t i = 0; i < block->pool_count; i++)
		to[at->slots + i] = assignment && assignment->slots[i] != PMUREG_NONE ? assignment->slots[i] : 0;
	if (assignment && defaults)
		apply_defaults(to, block);
}
