/*
 * steps.c: turns the steps of a description into lists of accesses, for one unit.
 */
#include "plan.h"

/*
 * What all counters of a unit share is written once, by the first event that wants something of it; the others join in.
 * Until all have: handle, the bits that terms decide; joined, whose they are, from 1.
 */

static int is_shared(const struct pmureg_flattening *at, const struct pmureg_step *step)
{
	return at->assignment && step->kind == PMUREG_WRITE && !step->index.count &&
	       at->unit->block->registers[step->reg].term_count;
}

/* Whether a step writes a shared register where no term of it is given, too: what it holds must not act. */
static int insists(const struct pmureg_step *step)
{
	return step->when.count || step->setting_count;
}

/* Joins what has been written for events before this one. `joins` says whether there is anything. */
static int join(const struct pmureg_flattening *at, const struct pmureg_access *value, uint16_t reg, int *joins)
{
	const struct pmureg_assignment *of = at->unit->assignments;
	const uint16_t own = (uint16_t)(at->assignment - of + 1);

	*joins = 0;
	for (size_t i = at->first; i < at->to->count; i++) {
		struct pmureg_access *written = &at->to->at[i];
		const uint64_t bits =
			value->handle >> pmureg_access_shift(written) & pmureg_mask(written->half ? 32 : 64);
		const uint64_t wanted = value->value >> pmureg_access_shift(written) & bits;

		if (!written->joined || written->reg != reg)
			continue;
		if ((wanted ^ written->value) & bits & written->handle)
			return pmureg_fail(
				at->session->runner.error, -PMUREG_EINVAL, 0,
				"`%s` and `%s` want different values of %s, which all counters of the unit share: count them in different groups",
				of[written->joined - 1].event->text, at->assignment->event->text,
				at->unit->block->registers[reg].name);
		written->joined = written->handle || !bits ? written->joined : own;
		written->value |= wanted;
		written->handle |= bits;
		*joins = 1;
	}
	return 0;
}

/* Once all have joined. */
static int end_joining(const struct pmureg_flattening *at)
{
	int code = 0;

	for (size_t i = at->first; i < at->to->count && !code; i++) {
		struct pmureg_access *written = &at->to->at[i];

		if (written->joined && written->half != 2 && at->checks)
			code = pmureg_check_value(at, &at->unit->assignments[written->joined - 1], written->reg,
						  written->half ? written->value | written[1].value << 32 :
								  written->value);
		written->handle = written->joined = 0;
	}
	return code;
}

/* ---- Steps ---- */

/* Element 0 of every page, or the one that the step names. */
static int add_elements(const struct pmureg_flattening *at, const struct pmureg_step *step,
			const struct pmureg_access *value)
{
	const struct pmureg_system *system = at->session->runner.system;
	const struct pmureg_block *block = at->unit->block;
	const struct pmureg_register *reg = &block->registers[step->reg];
	const struct pmureg_eval eval = {.variables = at->session->variables};
	const uint32_t pages = reg->pages > 1 && !step->index.count ? reg->pages : 1;
	uint64_t element;
	int code = pmureg_evaluate(step->index, &eval, 0, &element);

	if (!code && element >= reg->elements)
		return pmureg_fail(at->session->runner.error, -PMUREG_ERANGE, 0,
				   "the description of %s is broken: %s has no element %llu", block->key, reg->key,
				   (unsigned long long)element);
	for (uint32_t page = 0; page < pages && !code; page++) {
		struct pmureg_access access = pmureg_access_of(system, block, at->unit->instance, step->reg,
							       (uint32_t)element + page * (reg->elements / pages));

		access.kind = value->kind;
		access.value = value->value;
		access.mask = value->kind == PMUREG_ACCESS_MODIFY ? value->mask : 0;
		access.handle = value->joined ? value->handle : 0;
		access.joined = value->joined;
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
	int done = 0, holds;
	int code = pmureg_condition(at->session, step->when, &holds);

	if (code || !holds)
		return code;
	if (step->kind == PMUREG_BARRIER)
		return add_barrier(at, step);
	code = pmureg_step_value(at, step, &value);
	if (is_shared(at, step)) {
		value.joined = (uint16_t)(at->assignment - at->unit->assignments + 1);
		code = code ? code : join(at, &value, step->reg, &done);
		done |= !value.handle && !insists(step);
	} else if (!code && at->assignment && at->checks && step->kind == PMUREG_WRITE) {
		code = pmureg_check_value(at, at->assignment, step->reg, value.value);
	}
	return code || done ? code : add_elements(at, step, &value);
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

	at->first = at->to->count;
	at->checks = !release;
	for (size_t u = 0; u < at->unit->assignment_count; u++) {
		at->assignment = &at->unit->assignments[u];
		for (uint16_t i = 0; i < at->unit->block->pool_count && !code; i++)
			if (is_first_in_slot(at->unit, at->assignment, i))
				code = flatten(at, release ? &pools[i].release : &pools[i].program);
	}
	return code ? code : end_joining(at);
}

/* Which steps of a kind of counters. */
enum which { PROGRAM, ENABLE, DISABLE };

static int flatten_assignments(struct pmureg_flattening *at, enum which which)
{
	int code = 0;

	at->first = at->to->count;
	at->checks = which != DISABLE;
	for (size_t u = 0; u < at->unit->assignment_count && !code; u++) {
		const struct pmureg_counter *counter = &at->unit->block->counters[at->unit->assignments[u].kind];
		const struct pmureg_steps *const steps[] = {&counter->program, &counter->enable, &counter->disable};

		at->assignment = &at->unit->assignments[u];
		code = flatten(at, steps[which]);
	}
	return code ? code : end_joining(at);
}

static int flatten_whole(struct pmureg_flattening *at, struct pmureg_list *to, const struct pmureg_steps *steps)
{
	at->assignment = NULL;
	at->to = to;
	return flatten(at, steps);
}

int pmureg_flatten_unit(struct pmureg_session *session, struct pmureg_rotation *rotation,
			const struct pmureg_unit *unit)
{
	struct pmureg_flattening at = {.session = session, .unit = unit};
	const struct pmureg_block *block = unit->block;
	int code = flatten_whole(&at, &rotation->lists[PMUREG_PROGRAM], &block->reset);

	if (!code)
		code = flatten_pools(&at, 0);
	if (!code)
		code = flatten_assignments(&at, PROGRAM);
	if (!code)
		code = flatten_assignments(&at, ENABLE);
	if (!code)
		code = flatten_whole(&at, &rotation->lists[PMUREG_START], &block->start);
	if (!code)
		code = flatten_whole(&at, &rotation->lists[PMUREG_STOP], &block->stop);
	at.to = &rotation->lists[PMUREG_FINISH];
	if (!code)
		code = flatten_assignments(&at, DISABLE);
	if (!code)
		code = flatten_pools(&at, 1);
	return code ? code : flatten_whole(&at, &rotation->lists[PMUREG_FINISH], &block->finish);
}
