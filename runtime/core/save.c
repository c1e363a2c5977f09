/*
 * save.c: registers as they were found.
 *
 * Saved is what the plan writes, what the hardware changes on a written 1, and every register that shows the same
 * state.
 */
#include "plan.h"

/* A read that clears is no way to save. */
static int can_read(const struct pmureg_register *reg)
{
	return (reg->masks.readable & (pmureg_plain_bits(reg) | pmureg_stateful_bits(reg))) && !reg->masks.rc;
}

static int can_restore(const struct pmureg_register *reg)
{
	if (can_read(reg))
		return 1;
	return pmureg_plain_bits(reg) && !(pmureg_plain_bits(reg) & ~reg->masks.has_reset);
}

/* ---- What is saved ---- */

static int is_saved(const struct pmureg_session *session, const struct pmureg_act *act)
{
	size_t i;

	for (i = 0; i < session->saved.count; i++)
		if (session->saved.acts[i].mask == act->mask && session->saved.acts[i].reg == act->reg &&
		    pmureg_place_same(&session->saved.acts[i].place, &act->place))
			return 1;
	return 0;
}

static int add_saved(struct pmureg_session *session, const struct pmureg_block *block, uint16_t instance,
		     uint16_t reg_index, uint32_t element, int kind)
{
	const struct pmureg_register *reg = &block->registers[reg_index];
	struct pmureg_act act = { .kind = (uint8_t)kind, .reg = reg_index, .element = element };
	uint64_t mask;

	if (!can_restore(reg))
		return 0;
	pmureg_register_place(session->system, block, reg, instance, element, &act.place);
	pmureg_register_select(block, reg, instance, element, &act.mask, &mask);
	act.form = (uint8_t)pmureg_register_form(reg);
	if (is_saved(session, &act))
		return 0;
	if (session->saved.count == session->saved.capacity)
		return -PMUREG_ENOSPC; /* size.c has miscounted */
	session->saved.acts[session->saved.count++] = act;
	return 0;
}

/* The registers that set and clear one state are saved together. */
static int add_partners(struct pmureg_session *session, const struct pmureg_block *block, const struct pmureg_act *act)
{
	const struct pmureg_register *reg = &block->registers[act->reg];
	uint16_t i;
	int result = 0;

	if (!pmureg_stateful_bits(reg))
		return 0;
	for (i = 0; i < block->register_count && !result; i++)
		if (block->registers[i].state == reg->state && block->registers[i].elements == reg->elements)
			result = add_saved(session, block, act->place.instance, i, act->element, PMUREG_DO_WRITE);
	return result;
}

/* Whether an element is a counter that the unit turned out not to have: those are not for touching. */
static int is_missing(const struct pmureg_session *session, const struct pmureg_block *block, uint16_t instance,
		      uint16_t reg_index, uint32_t element)
{
	size_t u;
	uint16_t i;
	int counted = 0;

	for (u = 0; u < session->unit_count; u++)
		if (session->units[u].block == block && session->units[u].instance == instance)
			break;
	for (i = 0; i < block->counter_count; i++) {
		const struct pmureg_counter *counter = &block->counters[i];
		uint16_t count = u < session->unit_count ? session->units[u].kinds[i].count : counter->count;

		if (counter->sum || !counter->reg_count || counter->regs[0].reg != reg_index ||
		    counter->regs[0].index.count)
			continue;
		if (element >= counter->first && element < (uint32_t)counter->first + count)
			return 0;
		counted = 1;
	}
	return counted;
}

static int add_target(struct pmureg_session *session, const struct pmureg_act *act, const struct pmureg_action *action)
{
	const struct pmureg_block *block = &session->system->blocks[action->block];
	const int here = action->block == act->place.block;
	uint16_t instance, last = here ? act->place.instance : (uint16_t)(block->instance_count - 1);
	uint32_t element;
	int result = 0;

	for (instance = here ? act->place.instance : 0; instance <= last && !result; instance++)
		for (element = 0; element < block->registers[action->reg].elements && !result; element++)
			if (!is_missing(session, block, instance, action->reg, element))
				result = add_saved(session, block, instance, action->reg, element, PMUREG_DO_WRITE);
	return result;
}

/* What written ones will change elsewhere. */
static int add_targets(struct pmureg_session *session, const struct pmureg_act *act)
{
	const struct pmureg_register *reg = pmureg_act_register(session, act);
	uint16_t f, a;
	int result = 0;

	for (f = 0; f < reg->field_count; f++)
		for (a = 0; a < reg->fields[f].action_count && !result; a++)
			if (act->value & pmureg_field_mask(&reg->fields[f]))
				result = add_target(session, act, &reg->fields[f].actions[a]);
	return result;
}

static int add_act(struct pmureg_session *session, const struct pmureg_act *act)
{
	const struct pmureg_block *block = &session->system->blocks[act->place.block];
	int result;

	if (act->kind == PMUREG_DO_READ || act->kind == PMUREG_DO_BARRIER)
		return 0;
	result = add_saved(session, block, act->place.instance, act->reg, act->element, act->kind);
	if (!result)
		result = add_partners(session, block, act);
	return result ? result : add_targets(session, act);
}

static int add_list(struct pmureg_session *session, const struct pmureg_acts *list)
{
	int result = 0;
	size_t i;

	for (i = 0; i < list->count && !result; i++)
		result = add_act(session, &list->acts[i]);
	return result;
}

/* ---- Reading ---- */

static int save(struct pmureg_session *session, struct pmureg_act *act, struct pmureg_error *error)
{
	const struct pmureg_register *reg = pmureg_act_register(session, act);
	struct pmureg_act read = *act;
	int result;

	act->value = reg->masks.reset;
	if (!can_read(reg))
		return 0;
	result = pmureg_read_saved(session, act, &act->value);
	read.kind = PMUREG_DO_READ;
	return result ? pmureg_fail_access(session, &read, result, error) : 0;
}

static int save_new(struct pmureg_session *session, struct pmureg_error *error)
{
	int result = 0;

	session->saved.known = 0;
	while (session->saved_count < session->saved.count && !result) {
		result = save(session, &session->saved.acts[session->saved_count], error);
		if (!result)
			session->saved_count++;
	}
	if (result)
		session->saved.count = session->saved_count;
	return result;
}

int pmureg_save_selector(struct pmureg_session *session, const struct pmureg_block *block, uint16_t instance,
			 const struct pmureg_register *reg, struct pmureg_error *error)
{
	int result;

	if (reg->selector == PMUREG_NONE)
		return 0;
	result = add_saved(session, block, instance, block->selectors[reg->selector].reg, 0, PMUREG_DO_SELECT);
	return result ? result : save_new(session, error);
}

/* Selecting registers first, for the reads of the others go through them. */
static int add_selectors(struct pmureg_session *session, const struct pmureg_acts *list)
{
	int result = 0;
	size_t i;

	for (i = 0; i < list->count && !result; i++)
		if (list->acts[i].kind == PMUREG_DO_SELECT)
			result = add_act(session, &list->acts[i]);
	return result;
}

int pmureg_save_all(struct pmureg_session *session, struct pmureg_error *error)
{
	const struct pmureg_acts *const lists[] = { &session->program, &session->start, &session->stop,
						    &session->finish, &session->read };
	const size_t count = sizeof(lists) / sizeof(lists[0]);
	int result = 0;
	size_t i;

	for (i = 0; i < count && !result; i++)
		result = add_selectors(session, lists[i]);
	for (i = 0; i < count && !result; i++)
		result = add_list(session, lists[i]);
	if (result)
		session->saved.count = session->saved_count;
	return result ? result : save_new(session, error);
}
