/*
 * save.c: registers as they were found.
 *
 * Saved is what the plan writes, what the hardware changes on a written 1, every register that shows the same state, and the
 * counters that it lets run.
 */
#include "plan.h"

/* A read that clears is no way to save. */
int pmureg_can_read(const struct pmureg_register *reg)
{
	return (reg->masks.readable & (pmureg_plain_bits(reg) | pmureg_stateful_bits(reg))) && !reg->masks.rc;
}

static int can_restore(const struct pmureg_register *reg)
{
	if (pmureg_can_read(reg))
		return 1;
	return pmureg_plain_bits(reg) && !(pmureg_plain_bits(reg) & ~(reg->masks.has_reset | reg->reset_differs));
}

/* ---- What is saved ---- */

struct pmureg_saved *pmureg_find_saved(const struct pmureg_session *session, const struct pmureg_place *place,
				       uint16_t reg, uint64_t select)
{
	size_t i;

	for (i = 0; i < session->saved_listed; i++)
		if (session->saved[i].act.mask == select && session->saved[i].act.reg == reg &&
		    pmureg_place_same(&session->saved[i].act.place, place))
			return &session->saved[i];
	return NULL;
}

static int add_saved(struct pmureg_session *session, const struct pmureg_block *block, uint16_t instance,
		     uint16_t reg_index, uint32_t element, int kind)
{
	const struct pmureg_register *reg = &block->registers[reg_index];
	struct pmureg_saved saved = { .act = { .kind = (uint8_t)kind, .reg = reg_index, .element = element } };
	uint64_t mask;

	if (!can_restore(reg))
		return 0;
	pmureg_register_place(session->system, block, reg, instance, element, &saved.act.place);
	pmureg_register_select(block, reg, instance, element, &saved.act.mask, &mask);
	saved.act.form = (uint8_t)pmureg_register_form(reg);
	if (pmureg_find_saved(session, &saved.act.place, reg_index, saved.act.mask))
		return 0;
	if (session->saved_listed == session->saved_capacity)
		return -PMUREG_ENOSPC; /* size.c has miscounted */
	session->saved[session->saved_listed++] = saved;
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

	for (u = 0; u < session->found_count; u++)
		if (session->found[u].block == block && session->found[u].instance == instance)
			break;
	for (i = 0; i < block->counter_count; i++) {
		const struct pmureg_counter *counter = &block->counters[i];
		const struct pmureg_kind described = { .count = counter->count };
		const struct pmureg_kind *kind = u < session->found_count ? &session->found[u].kinds[i] : &described;

		if (counter->sum || !counter->reg_count || counter->regs[0].reg != reg_index ||
		    counter->regs[0].index.count)
			continue;
		if (element >= counter->first && pmureg_kind_has(kind, element - counter->first))
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

/* A counter that runs because of us moves, written or not; one that always runs is to be left alone. */
static int add_read(struct pmureg_session *session, const struct pmureg_act *act)
{
	const struct pmureg_block *block = &session->system->blocks[act->place.block];
	const struct pmureg_register *reg = pmureg_act_register(session, act);

	if (!pmureg_can_read(reg) || !pmureg_plain_bits(reg) || pmureg_always_runs(block, act->reg))
		return 0;
	return add_saved(session, block, act->place.instance, act->reg, act->element, PMUREG_DO_WRITE);
}

static int add_act(struct pmureg_session *session, const struct pmureg_act *act)
{
	const struct pmureg_block *block = &session->system->blocks[act->place.block];
	int result;

	if (act->kind == PMUREG_DO_BARRIER)
		return 0;
	if (act->kind == PMUREG_DO_READ)
		return add_read(session, act);
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

	act->value = pmureg_register_reset(&session->system->blocks[act->place.block], reg, act->place.instance, act->element);
	if (!pmureg_can_read(reg))
		return 0;
	result = pmureg_read_outside(session, act, act->mask, &act->value);
	read.kind = PMUREG_DO_READ;
	return result ? pmureg_fail_access(session, &read, result, error) : 0;
}

static int save_new(struct pmureg_session *session, struct pmureg_error *error)
{
	int result = 0;

	while (session->saved_count < session->saved_listed && !result) {
		result = save(session, &session->saved[session->saved_count].act, error);
		if (!result)
			session->saved_count++;
	}
	if (result)
		session->saved_listed = session->saved_count;
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

	for (i = 0; i < list->count && !result; i++) {
		const struct pmureg_act *act = &list->acts[i];
		const struct pmureg_block *block = &session->system->blocks[act->place.block];
		const struct pmureg_register *reg = pmureg_act_register(session, act);

		if (act->kind == PMUREG_DO_READ && reg->selector != PMUREG_NONE)
			result = add_saved(session, block, act->place.instance, block->selectors[reg->selector].reg, 0,
					   PMUREG_DO_SELECT);
		else if (act->kind == PMUREG_DO_SELECT)
			result = add_act(session, act);
	}
	return result;
}

static int add_turn(struct pmureg_session *session, const struct pmureg_turn *turn,
		    int (*add)(struct pmureg_session *session, const struct pmureg_acts *list))
{
	const struct pmureg_acts *const lists[] = { &turn->program, &turn->start, &turn->stop, &turn->finish, &turn->read };
	int result = 0;
	size_t i;

	for (i = 0; i < sizeof(lists) / sizeof(lists[0]) && !result; i++)
		result = add(session, lists[i]);
	return result;
}

/* Of every unit, for whoever looks at its other registers. */
static int add_all_selectors(struct pmureg_session *session)
{
	size_t i;
	uint16_t s;
	int result = 0;

	for (i = 0; i < session->found_count; i++)
		for (s = 0; s < session->found[i].block->selector_count && !result; s++)
			result = add_saved(session, session->found[i].block, session->found[i].instance,
					   session->found[i].block->selectors[s].reg, 0, PMUREG_DO_SELECT);
	return result;
}

int pmureg_save_all(struct pmureg_session *session, struct pmureg_error *error)
{
	int result = add_all_selectors(session);
	size_t i;

	for (i = 0; i < session->turn_count && !result; i++)
		result = add_turn(session, &session->turns[i], add_selectors);
	for (i = 0; i < session->turn_count && !result; i++)
		result = add_turn(session, &session->turns[i], add_list);
	if (result)
		session->saved_listed = session->saved_count;
	return result ? result : save_new(session, error);
}
