/*
 * check.c: checks a unit's rules about its events.
 */
#include "plan.h"

/* Checks whether a rule applies to an event. Fills in the variables of the event. */
static int applies(struct pmureg_plan *plan, const struct pmureg_unit *unit, size_t assignment,
		   const struct pmureg_rule *rule, int defaults)
{
	pmureg_fill_variables(plan, unit, &unit->assignments[assignment], defaults);
	return pmureg_holds(pmureg_rule_when(rule), plan->variables);
}

/* Checks the rules about single events. */
int pmureg_check_each(struct pmureg_plan *plan, struct pmureg_unit *unit)
{
	const struct pmureg_rule *rules = pmureg_block_rules(unit->block);
	int code = 0;

	for (size_t u = 0; u < unit->assignment_count && !code; u++)
		code = pmureg_event_check_needs(unit->assignments[u].event, plan->runner.error, 0);
	for (uint16_t i = 0; i < unit->block->rule_count; i++) {
		const struct pmureg_rule *rule = &rules[i];

		for (size_t u = 0; u < unit->assignment_count && !code; u++)
			if (applies(plan, unit, u, rule, 0) &&
			    !pmureg_holds(pmureg_rule_require(rule), plan->variables))
				code = pmureg_fail(plan->runner.error, -PMUREG_EINVAL, 0, "`%s`: %s",
						   pmureg_blame(plan, unit->assignments[u].event),
						   pmureg_rule_text(rule));
	}
	return code;
}

/* Checks whether the terms of a rule are equal in an event and in the first event of the rule. */
int pmureg_terms_agree(const uint64_t *first, const uint64_t *terms, const struct pmureg_rule *rule, uint16_t count)
{
	for (uint16_t i = 0; i < count; i++)
		if ((rule->same >> i & 1) && first[i] != terms[i])
			return 0;
	return 1;
}

void pmureg_find_rules(struct pmureg_plan *plan, const struct pmureg_unit *unit,
		       const struct pmureg_assignment *assignment, uint8_t *applying)
{
	const struct pmureg_rule *rules = pmureg_block_rules(unit->block);

	pmureg_fill_variables(plan, unit, assignment, 1);
	for (uint16_t i = 0; i < unit->block->rule_count; i++)
		applying[i] = (uint8_t)pmureg_holds(pmureg_rule_when(&rules[i]), plan->variables);
}

static int check_same(struct pmureg_plan *plan, const struct pmureg_unit *unit, const struct pmureg_rule *rule)
{
	const struct pmureg_event *first = NULL;
	uint64_t terms[PMUREG_TERMS];

	for (size_t u = 0; u < unit->assignment_count; u++) {
		if (!applies(plan, unit, u, rule, 1))
			continue;
		for (uint16_t i = 0; !first && i < unit->block->term_count; i++)
			terms[i] = plan->variables[i];
		if (!first)
			first = unit->assignments[u].event;
		if (!pmureg_terms_agree(terms, plan->variables, rule, unit->block->term_count))
			return pmureg_fail(plan->runner.error, -PMUREG_EINVAL, 0,
					   "`%s` and `%s` cannot be counted together: %s", first->text,
					   pmureg_blame(plan, unit->assignments[u].event), pmureg_rule_text(rule));
	}
	return 0;
}

/* Checks the rules about events counted at the same time, with defaults, as the registers will hold these values. */
int pmureg_check_together(struct pmureg_plan *plan, struct pmureg_unit *unit)
{
	const struct pmureg_rule *rules = pmureg_block_rules(unit->block);
	int code = 0;

	for (uint16_t i = 0; i < unit->block->rule_count && !code; i++)
		if (rules[i].same)
			code = check_same(plan, unit, &rules[i]);
	return code;
}
