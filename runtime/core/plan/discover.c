/*
 * discover.c: checks that a unit matches its description, and finds the number and width of its counters, as far as
 * registers report them.
 */
#include "plan.h"

/* Checks the rules that are true if the description matches this device. */
static int discover_check_rules(struct pmureg_asking *asking, const struct pmureg_counter *counter, const char **broken)
{
	const struct pmureg_rule *discover_rules = pmureg_counter_discover_rules(counter);
	int code = 0;

	for (uint16_t i = 0; i < counter->discover_rule_count && !code && !*broken; i++) {
		const struct pmureg_rule *rule = &discover_rules[i];
		uint64_t applies, holds = 1;

		code = pmureg_ask_for(asking, pmureg_rule_when(rule), NULL, 1, &applies);
		code = code ? code : pmureg_ask_for(asking, pmureg_rule_require(rule), NULL, 1, &holds);
		if (!code && applies && !holds)
			*broken = pmureg_rule_text(rule);
	}
	return code;
}

static int discover_fail_none(const struct pmureg_runner *runner, const char *unit,
			      const struct pmureg_counter *counter, const char *what, uint64_t found)
{
	return pmureg_fail(
		runner->error, -PMUREG_ENOENT, 0,
		"%s reports %s %llu for its `%s` counters: it is absent, without power or not accessible from here",
		unit, what, (unsigned long long)found, pmureg_counter_key(counter));
}

static int find_holes(struct pmureg_asking *asking, const struct pmureg_counter *counter, struct pmureg_kind *kind)
{
	const uint16_t count = kind->count < 64 ? kind->count : 64;
	uint64_t n, present;
	int code = 0;

	for (uint16_t i = 0; i < count && !code && counter->present.count; i++) {
		n = (uint64_t)counter->first + i;
		code = pmureg_ask_for(asking, pmureg_counter_present(counter), &n, 1, &present);
		if (!code && !present)
			kind->holes |= UINT64_C(1) << i;
	}
	return code;
}

static int find_others(struct pmureg_asking *asking, const struct pmureg_counter *counter, struct pmureg_kind *kind)
{
	int code = 0;

	for (uint16_t i = 0; i < kind->count && i < 64 && code >= 0; i++)
		if (pmureg_kind_has(kind, i)) {
			code = pmureg_is_in_use(asking, counter, (uint64_t)counter->first + i);
			kind->others |= (uint64_t)(code > 0) << i;
		}
	return code < 0 ? code : 0;
}

/* A joined counter exists if both of its parts do, and is in use if one of them is. */
static void find_joined(const struct pmureg_unit *unit, uint16_t of)
{
	const struct pmureg_counter *counters = pmureg_block_counters(unit->block);
	struct pmureg_kind *joined = &unit->kinds[of];

	for (uint16_t i = 0; pmureg_counter_parts(&counters[of]) && i < 2 * joined->count; i++) {
		const uint16_t kind = pmureg_kind_of(unit->block, pmureg_counter_parts(&counters[of])[i]);
		const uint16_t part = (uint16_t)(pmureg_counter_parts(&counters[of])[i] - counters[kind].number);

		joined->holes |= (uint64_t)!pmureg_kind_has(&unit->kinds[kind], part) << i / 2;
		joined->others |= (unit->kinds[kind].others >> part & 1) << i / 2;
		unit->kinds[kind].others |= (joined->others >> i / 2 & 1) << part;
	}
}

/* Discovers a kind of counters. An absent kind is an error only if it is `needed`. */
static int discover_kind(struct pmureg_asking *asking, const struct pmureg_counter *counter, int needed,
			 struct pmureg_kind *kind)
{
	const struct pmureg_runner *runner = asking->runner;
	const char *broken = NULL;
	uint64_t count = 0, width = 0, snapshots = 0;
	char unit[64];
	int code = discover_check_rules(asking, counter, &broken);

	code = code || broken ?
		       code :
		       pmureg_ask_for(asking, pmureg_counter_discover_count(counter), NULL, counter->count, &count);
	code = code || broken ?
		       code :
		       pmureg_ask_for(asking, pmureg_counter_discover_width(counter), NULL, counter->width, &width);
	if (!code && !broken && counter->snapshot)
		code = pmureg_ask_for(asking, pmureg_counter_discover_snapshot(counter), NULL, 1, &snapshots);
	if (code)
		return code;
	pmureg_unit_any_name(runner->system, asking->block, asking->instance, unit, sizeof(unit));
	if (broken)
		return pmureg_fail(runner->error, -PMUREG_ENOENT, 0, "%s: %s", unit, broken);
	if (needed && !count)
		return discover_fail_none(runner, unit, counter, "count", count);
	if (needed && (!width || width > 64))
		return discover_fail_none(runner, unit, counter, "width", width);
	if (!width || width > 64)
		count = 0;
	kind->count = count < counter->count ? (uint16_t)count : counter->count;
	kind->width = width < counter->width ? (uint8_t)width : counter->width;
	kind->snapshots = snapshots != 0;
	return find_holes(asking, counter, kind);
}

int pmureg_find_shift(struct pmureg_plan *plan, const struct pmureg_unit *unit,
		      const struct pmureg_assignment *assignment, uint8_t *shift)
{
	struct pmureg_asking asking = {.runner = &plan->runner, .block = unit->block, .instance = unit->instance};
	const struct pmureg_counter *counter = &pmureg_block_counters(unit->block)[assignment->kind];
	uint64_t found = 0;
	char name[64];
	int code = 0;

	/* A trial without an io does not need it. */
	if (counter->discover_shift.count && plan->runner.io) {
		pmureg_fill_variables(plan, unit, assignment, 0);
		code = pmureg_ask_for(&asking, pmureg_counter_discover_shift(counter), plan->variables, 0, &found);
	}
	*shift = (uint8_t)found;
	if (code || found < 64)
		return code;
	pmureg_unit_any_name(plan->runner.system, unit->block, unit->instance, name, sizeof(name));
	return discover_fail_none(&plan->runner, name, counter, "shift", found);
}

/* Returns the kinds that an event needs because no other kind may count it. */
static uint64_t kinds_needed(const struct pmureg_unit *unit)
{
	uint64_t needed = 0;

	for (size_t u = 0; u < unit->assignment_count; u++) {
		uint64_t kinds = unit->assignments[u].kinds;

		if (!(kinds & (kinds - 1)))
			needed |= kinds;
	}
	return needed;
}

int pmureg_tell(struct pmureg_plan *plan, struct pmureg_unit *unit)
{
	const uint16_t *event_facts = pmureg_block_event_facts(unit->block);
	struct pmureg_asking asking = {.runner = &plan->runner, .block = unit->block, .instance = unit->instance};
	int code = unit->block->event_fact_count || unit->block->lender_count ? pmureg_is_present(&asking) : 0;

	code = code ? code : pmureg_ask_lenders(&asking);
	for (uint16_t i = 0; i < unit->block->event_fact_count && !code; i++)
		code = pmureg_ask(&asking, PMUREG_NONE, event_facts[i], 0, 0, 1, &unit->facts[i]);
	for (uint16_t i = 0; i < unit->block->lender_count; i++)
		unit->facts[unit->block->event_fact_count + i] = asking.lenders[i];
	return code;
}

/* Discovers also the kinds that no event needs, because registers of absent counters must not be saved. */
int pmureg_discover(struct pmureg_plan *plan, struct pmureg_unit *unit)
{
	const struct pmureg_counter *counters = pmureg_block_counters(unit->block);
	struct pmureg_asking asking = {.runner = &plan->runner, .block = unit->block, .instance = unit->instance};
	const uint64_t needed = kinds_needed(unit);
	const int force = (plan->flags & PMUREG_SESSION_FORCE) != 0;
	int code = pmureg_is_present(&asking);

	unit->absent = asking.absent;
	code = code || force ? code : pmureg_identify(&asking);

	for (uint16_t i = 0; i < unit->block->counter_count && !code; i++) {
		const struct pmureg_counter *counter = &counters[i];

		code = discover_kind(&asking, counter, (int)(needed >> i & 1), &unit->kinds[i]);
		/* One that cannot even be read is absent, too. */
		if (code && counter->fixed && !(needed >> i & 1))
			code = unit->kinds[i].count = 0;
		if (!code && !force)
			code = find_others(&asking, counter, &unit->kinds[i]);
	}
	for (uint16_t i = 0; i < unit->block->counter_count && !code; i++)
		find_joined(unit, i);
	return code;
}
