/*
 * check.c: the rules of a unit over its events.
 */
#include "plan.h"

/* Whether a rule is about an event, whose terms are then among the variables. */
static int applies(struct pmureg_session *session, const struct pmureg_unit *unit,
		   const struct pmureg_assignment *assignment, const struct pmureg_rule *rule, int defaults, int *holds)
{
	int code = pmureg_fill_variables(session, unit, assignment, defaults);

	return code ? code : pmureg_condition(session, rule->when, holds);
}

/* The rules about one event. */
int pmureg_check_each(struct pmureg_session *session, struct pmureg_unit *unit)
{
	int code = 0, holds;

	for (size_t u = 0; u < unit->assignment_count && !code; u++)
		code = pmureg_event_check_needs(unit->assignments[u].event, session->runner.error, 0);
	for (uint16_t i = 0; i < unit->block->rule_count; i++)
		for (size_t u = 0; u < unit->assignment_count && !code; u++) {
			const struct pmureg_rule *rule = &unit->block->rules[i];

			code = applies(session, unit, &unit->assignments[u], rule, 0, &holds);
			if (code || !holds)
				continue;
			code = pmureg_condition(session, rule->require, &holds);
			if (!code && !holds)
				code = pmureg_fail(session->runner.error, -PMUREG_EINVAL, 0, "`%s`: %s",
						   unit->assignments[u].event->text, rule->text);
		}
	return code;
}

/* Whether the terms that a rule names are the same as those of the first event that it is about. */
static int agree(const uint64_t *first, const uint64_t *terms, const struct pmureg_rule *rule, uint16_t count)
{
	for (uint16_t i = 0; i < count; i++)
		if ((rule->same >> i & 1) && first[i] != terms[i])
			return 0;
	return 1;
}

static int check_same(struct pmureg_session *session, const struct pmureg_unit *unit, const struct pmureg_rule *rule)
{
	const struct pmureg_assignment *first = NULL;
	uint64_t terms[PMUREG_TERMS];
	int code = 0, holds;

	for (size_t u = 0; u < unit->assignment_count && !code; u++) {
		const struct pmureg_assignment *assignment = &unit->assignments[u];

		code = applies(session, unit, assignment, rule, 1, &holds);
		if (code || !holds)
			continue;
		for (uint16_t i = 0; !first && i < unit->block->term_count; i++)
			terms[i] = session->variables[i];
		if (!first)
			first = assignment;
		if (!agree(terms, session->variables, rule, unit->block->term_count))
			code = pmureg_fail(session->runner.error, -PMUREG_EINVAL, 0,
					   "`%s` and `%s` do not go together: %s", first->event->text,
					   assignment->event->text, rule->text);
	}
	return code;
}

/* The rules about events that are counted at the same time: about what the registers will hold, defaults included. */
int pmureg_check_together(struct pmureg_session *session, struct pmureg_unit *unit)
{
	int code = 0;

	for (uint16_t i = 0; i < unit->block->rule_count && !code; i++)
		if (unit->block->rules[i].same)
			code = check_same(session, unit, &unit->block->rules[i]);
	return code;
}
