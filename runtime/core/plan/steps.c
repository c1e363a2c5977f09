/*
 * steps.c: turns the steps of a description into lists of accesses, for one unit.
 */
#include "plan.h"

/* Element 0 of every page, or the one that the step names. */
static int add_elements(const struct pmureg_flattening *at, const struct pmureg_step *step, const struct pmureg_access *value)
{
	const struct pmureg_system *system = at->session->runner.system;
	const struct pmureg_block *block = at->unit->block;
	const struct pmureg_register *reg = &block->registers[step->reg];
	const struct pmureg_eval eval = {.variables = at->session->variables};
	const uint32_t pages = reg->pages > 1 && !step->index.count ? reg->pages : 1;
	uint64_t element;
	int code = pmureg_evaluate(step->index, &eval, 0, &element);

	if (!code && element >= reg->elements)
		return pmureg_fail(at->error, -PMUREG_ERANGE, 0, "the description of %s is broken: %s has no element %llu",
				   block->key, reg->key, (unsigned long long)element);
	for (uint32_t page = 0; page < pages && !code; page++) {
		struct pmureg_access access = pmureg_access_of(system, block, at->unit->instance, step->reg,
							       (uint32_t)element + page * (reg->elements / pages));

		access.kind = value->kind;
		access.value = value->value;
		access.mask = value->kind == PMUREG_ACCESS_MODIFY ? value->mask : 0;
		code = pmureg_append(system, at->to, access);
	}
	return code;
}

static int add_barrier(const struct pmureg_flattening *at, const struct pmureg_step *step)
{
	struct pmureg_access access = {.kind = PMUREG_ACCESS_BARRIER, .barrier = step->barrier};

	access.place.block = pmureg_block_index(at->session->runner.system, at->unit->block);
	access.place.instance = at->unit->instance;
	return pmureg_append(at->session->runner.system, at->to, access);
}

static int flatten_step(const struct pmureg_flattening *at, const struct pmureg_step *step)
{
	struct pmureg_access value = {.kind = step->kind == PMUREG_MODIFY ? PMUREG_ACCESS_MODIFY : PMUREG_ACCESS_WRITE};
	int skip, holds;
	int code = pmureg_condition(at->session, step->when, &holds);

	if (code || !holds)
		return code;
	if (step->kind == PMUREG_BARRIER)
		return add_barrier(at, step);
	code = pmureg_step_value(at, step, &value, &skip);
	return code || skip ? code : add_elements(at, step, &value);
}

static int flatten(const struct pmureg_flattening *at, const struct pmureg_steps *steps)
{
	int code = pmureg_fill_variables(at->session, at->unit, at->assignment, 1);

	for (uint16_t i = 0; i < steps->count && !code; i++)
		code = flatten_step(at, &steps->steps[i]);
	return code;
}

/* ---- Units ---- */

static int is_first_in_slot(const struct pmureg_unit *unit, const struct pmureg_assignment *assignment, uint16_t pool)
{
	if (assignment->slots[pool] == PMUREG_NONE)
		return 0;
	for (const struct pmureg_assignment *other = unit->assignments; other < assignment; other++)
		if (other->slots[pool] == assignment->slots[pool])
			return 0;
	return 1;
}

static int flatten_pools(struct pmureg_flattening *at, int release)
{
	const struct pmureg_pool *pools = at->unit->block->pools;
	int code = 0;

	at->what = release ? PMUREG_TO_DISABLE : PMUREG_TO_OTHER;
	for (size_t u = 0; u < at->unit->assignment_count; u++) {
		at->assignment = &at->unit->assignments[u];
		for (uint16_t i = 0; i < at->unit->block->pool_count && !code; i++)
			if (is_first_in_slot(at->unit, at->assignment, i))
				code = flatten(at, release ? &pools[i].release : &pools[i].program);
	}
	return code;
}

static int flatten_assignments(struct pmureg_flattening *at, enum pmureg_steps_for what)
{
	int code = 0;

	at->what = what;
	for (size_t u = 0; u < at->unit->assignment_count && !code; u++) {
		at->assignment = &at->unit->assignments[u];
		code = flatten(at, pmureg_steps_of(at, at->assignment));
	}
	return code;
}

static int flatten_whole(struct pmureg_flattening *at, struct pmureg_list *to, const struct pmureg_steps *steps)
{
	at->assignment = NULL;
	at->what = PMUREG_TO_OTHER;
	at->to = to;
	return flatten(at, steps);
}

int pmureg_flatten_unit(struct pmureg_session *session, struct pmureg_rotation *rotation, const struct pmureg_unit *unit,
			struct pmureg_error *error)
{
	struct pmureg_flattening at = {.session = session, .unit = unit, .error = error};
	const struct pmureg_block *block = unit->block;
	int code = flatten_whole(&at, &rotation->lists[PMUREG_PROGRAM], &block->reset);

	if (!code)
		code = flatten_pools(&at, 0);
	if (!code)
		code = flatten_assignments(&at, PMUREG_TO_PROGRAM);
	if (!code)
		code = flatten_assignments(&at, PMUREG_TO_ENABLE);
	if (!code)
		code = flatten_whole(&at, &rotation->lists[PMUREG_START], &block->start);
	if (!code)
		code = flatten_whole(&at, &rotation->lists[PMUREG_STOP], &block->stop);
	at.to = &rotation->lists[PMUREG_FINISH];
	if (!code)
		code = flatten_assignments(&at, PMUREG_TO_DISABLE);
	if (!code)
		code = flatten_pools(&at, 1);
	return code ? code : flatten_whole(&at, &rotation->lists[PMUREG_FINISH], &block->finish);
}
