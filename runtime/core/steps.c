/*
 * steps.c: turns the steps of a description into accesses, for one unit.
 */
#include "steps.h"

static int append(struct pmureg_acts *to, const struct pmureg_act *act)
{
	if (to->count == to->capacity)
		return -PMUREG_ENOSPC; /* size.c has miscounted */
	to->acts[to->count++] = *act;
	return 0;
}

/* ---- Selects ---- */

static int is_selected(const struct pmureg_acts *to, const struct pmureg_place *place, uint64_t value, uint64_t mask)
{
	return to->bank.known && pmureg_place_same(&to->bank.place, place) && !((to->bank.value ^ value) & mask);
}

static int add_select(struct pmureg_session *session, struct pmureg_acts *to, const struct pmureg_unit *unit,
		      const struct pmureg_act *act)
{
	const struct pmureg_block *block = unit->block;
	const struct pmureg_register *reg = &block->registers[act->reg];
	struct pmureg_act select = { .kind = PMUREG_DO_SELECT };
	const struct pmureg_selector *selector;
	int result;

	if (reg->selector == PMUREG_NONE)
		return 0;
	selector = &block->selectors[reg->selector];
	select.reg = selector->reg;
	select.form = (uint8_t)pmureg_register_form(&block->registers[selector->reg]);
	pmureg_register_select(block, reg, unit->instance, act->element, &select.value, &select.mask);
	pmureg_register_place(session->system, block, &block->registers[selector->reg], unit->instance, 0, &select.place);
	if (is_selected(to, &select.place, select.value, select.mask))
		return 0;
	to->bank.place = select.place;
	to->bank.value = select.value;
	to->bank.known = 1;
	result = append(to, &select);
	if (result || selector->barrier == PMUREG_NO_BARRIER)
		return result;
	select.kind = PMUREG_DO_BARRIER;
	select.barrier = selector->barrier;
	return append(to, &select);
}

int pmureg_add_access(struct pmureg_session *session, struct pmureg_acts *to, const struct pmureg_unit *unit,
		      struct pmureg_act act)
{
	const struct pmureg_register *reg = &unit->block->registers[act.reg];
	int result;

	pmureg_register_place(session->system, unit->block, reg, unit->instance, act.element, &act.place);
	act.form = (uint8_t)pmureg_register_form(reg);
	result = add_select(session, to, unit, &act);
	/* A step may write the selecting register itself: then what is selected is no longer known. */
	if (to->bank.known && pmureg_place_same(&to->bank.place, &act.place))
		to->bank.known = 0;
	return result ? result : append(to, &act);
}

/* ---- Steps ---- */

static int fail_element(const struct pmureg_flattening *at, const struct pmureg_register *reg, uint64_t element)
{
	return pmureg_fail(at->error, -PMUREG_ERANGE, 0, "the description of %s is broken: %s has no element %llu",
			   at->unit->block->key, reg->key, (unsigned long long)element);
}

/* Element 0 of every page, or the one that the step names. */
static int add_elements(const struct pmureg_flattening *at, const struct pmureg_step *step, struct pmureg_act act)
{
	const struct pmureg_register *reg = &at->unit->block->registers[step->reg];
	const struct pmureg_eval eval = { .variables = at->session->variables };
	const uint32_t pages = reg->pages > 1 ? reg->pages : 1;
	uint64_t element;
	uint32_t page;
	int result = pmureg_evaluate(step->index, &eval, 0, &element);

	if (!result && element >= reg->elements)
		return fail_element(at, reg, element);
	act.element = (uint32_t)element;
	if (step->index.count)
		return result ? result : pmureg_add_access(at->session, at->to, at->unit, act);
	for (page = 0; page < pages && !result; page++) {
		act.element = page * (reg->elements / pages);
		result = pmureg_add_access(at->session, at->to, at->unit, act);
	}
	return result;
}

static int add_barrier(const struct pmureg_flattening *at, const struct pmureg_step *step)
{
	struct pmureg_act act = { .kind = PMUREG_DO_BARRIER, .barrier = step->barrier };

	act.place.block = pmureg_block_index(at->session->system, at->unit->block);
	act.place.instance = at->unit->instance;
	return append(at->to, &act);
}

static int flatten_step(const struct pmureg_flattening *at, const struct pmureg_step *step)
{
	struct pmureg_act act = { .kind = PMUREG_DO_WRITE, .reg = step->reg };
	int skip, holds;
	int result = pmureg_condition(at->session, step->when, &holds);

	if (result || !holds)
		return result;
	if (step->kind == PMUREG_BARRIER)
		return add_barrier(at, step);
	result = pmureg_step_value(at, step, &act.value, &act.mask, &skip);
	if (result || skip)
		return result;
	if (step->kind == PMUREG_MODIFY)
		act.kind = PMUREG_DO_MODIFY;
	else if (at->use && at->part != PMUREG_OF_DISABLE)
		result = pmureg_step_check(at, &at->unit->block->registers[step->reg], act.value);
	return result ? result : add_elements(at, step, act);
}

static int flatten(struct pmureg_flattening *at, const struct pmureg_steps *steps)
{
	int result = pmureg_fill_variables(at->session, at->unit, at->use, 1);
	uint16_t i;

	for (i = 0; i < steps->count && !result; i++)
		result = flatten_step(at, &steps->steps[i]);
	return result;
}

/* ---- Units ---- */

static int is_first_in_slot(const struct pmureg_unit *unit, const struct pmureg_use *use, uint16_t pool)
{
	const struct pmureg_use *other;

	if (use->slots[pool] == PMUREG_NONE)
		return 0;
	for (other = &unit->uses[0]; other < use; other++)
		if (other->slots[pool] == use->slots[pool])
			return 0;
	return 1;
}

static int flatten_pools(struct pmureg_flattening *at, int release)
{
	const struct pmureg_block *block = at->unit->block;
	size_t u;
	uint16_t i;
	int result = 0;

	at->part = release ? PMUREG_OF_DISABLE : PMUREG_OF_OTHER;
	for (u = 0; u < at->unit->use_count; u++) {
		at->use = &at->unit->uses[u];
		for (i = 0; i < block->pool_count && !result; i++)
			if (is_first_in_slot(at->unit, at->use, i))
				result = flatten(at, release ? &block->pools[i].release : &block->pools[i].program);
	}
	return result;
}

static int flatten_uses(struct pmureg_flattening *at, enum pmureg_part part)
{
	size_t u;
	int result = 0;

	at->part = part;
	for (u = 0; u < at->unit->use_count && !result; u++) {
		at->use = &at->unit->uses[u];
		result = flatten(at, pmureg_steps_of(at, at->use));
	}
	return result;
}

static int flatten_whole(struct pmureg_flattening *at, struct pmureg_acts *to, const struct pmureg_steps *steps)
{
	at->use = NULL;
	at->part = PMUREG_OF_OTHER;
	at->to = to;
	return flatten(at, steps);
}

int pmureg_flatten_unit(struct pmureg_session *session, struct pmureg_turn *turn, const struct pmureg_unit *unit,
			struct pmureg_error *error)
{
	struct pmureg_flattening at = { session, unit, NULL, PMUREG_OF_OTHER, NULL, error };
	int result = flatten_whole(&at, &turn->program, &unit->block->reset);

	if (!result)
		result = flatten_pools(&at, 0);
	if (!result)
		result = flatten_uses(&at, PMUREG_OF_PROGRAM);
	if (!result)
		result = flatten_uses(&at, PMUREG_OF_ENABLE);
	if (!result)
		result = flatten_whole(&at, &turn->start, &unit->block->start);
	if (!result)
		result = flatten_whole(&at, &turn->stop, &unit->block->stop);
	at.to = &turn->finish;
	if (!result)
		result = flatten_uses(&at, PMUREG_OF_DISABLE);
	if (!result)
		result = flatten_pools(&at, 1);
	return result ? result : flatten_whole(&at, &turn->finish, &unit->block->finish);
}
