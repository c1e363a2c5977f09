/*
 * check.c: the rules of a unit over its events.
 */
#include "plan.h"

static int fail_rule(const struct pmureg_use *use, const char *text, struct pmureg_error *error)
{
	return pmureg_fail(error, -PMUREG_EINVAL, 0, "`%s`: %s", use->event->text, text);
}

static int check_require(struct pmureg_session *session, const struct pmureg_use *use, const struct pmureg_rule *rule,
			 struct pmureg_error *error)
{
	int holds;
	int result = pmureg_condition(session, rule->require, &holds);

	if (result)
		return result;
	return holds ? 0 : fail_rule(use, rule->text, error);
}

/* The first event of the unit that a rule is about, and its terms. */
struct first {
	const struct pmureg_use *use;
	uint64_t terms[PMUREG_TERMS];
};

/* Compares the terms among the variables with those of the first event: then all agree. */
static int check_same(const struct pmureg_session *session, struct first *first, const struct pmureg_use *use,
		      const struct pmureg_rule *rule, struct pmureg_error *error)
{
	int agree = 1;
	uint16_t i;

	for (i = 0; i < use->event->block->term_count; i++) {
		if (!first->use)
			first->terms[i] = session->variables[i];
		else if ((rule->same >> i & 1) && first->terms[i] != session->variables[i])
			agree = 0;
	}
	if (!first->use)
		first->use = use;
	if (agree)
		return 0;
	return pmureg_fail(error, -PMUREG_EINVAL, 0, "`%s` and `%s` do not go together: %s", first->use->event->text,
			   use->event->text, rule->text);
}

/* Whether a rule is about an event, whose terms are then among the variables. */
static int applies(struct pmureg_session *session, const struct pmureg_unit *unit, const struct pmureg_use *use,
		   const struct pmureg_rule *rule, int defaults, int *holds)
{
	int result = pmureg_fill_variables(session, unit, use, defaults);

	return result ? result : pmureg_condition(session, rule->when, holds);
}

/* The rules about one event. */
int pmureg_check_each(struct pmureg_session *session, struct pmureg_unit *unit, struct pmureg_error *error)
{
	int result = 0, holds;
	size_t u;
	uint16_t i;

	for (u = 0; u < unit->use_count && !result; u++)
		result = pmureg_event_check_needs(unit->uses[u].event, error, 0);
	for (i = 0; i < unit->block->rule_count; i++)
		for (u = 0; u < unit->use_count && !result; u++) {
			result = applies(session, unit, &unit->uses[u], &unit->block->rules[i], 0, &holds);
			if (!result && holds)
				result = check_require(session, &unit->uses[u], &unit->block->rules[i], error);
		}
	return result;
}

/* The rules about events that are counted at the same time: about what the registers will hold, defaults included. */
int pmureg_check_together(struct pmureg_session *session, struct pmureg_unit *unit, struct pmureg_error *error)
{
	int result = 0, holds;
	size_t u;
	uint16_t i;

	for (i = 0; i < unit->block->rule_count; i++) {
		const struct pmureg_rule *rule = &unit->block->rules[i];
		struct first first;

		first.use = NULL;

		for (u = 0; rule->same && u < unit->use_count && !result; u++) {
			result = applies(session, unit, &unit->uses[u], rule, 1, &holds);
			if (!result && holds)
				result = check_same(session, &first, &unit->uses[u], rule, error);
		}
	}
	return result;
}
