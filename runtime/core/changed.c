/*
 * changed.c: whether someone else has written a control meanwhile: none is as the session left it.
 */
#include "plan.h"

/* A written 1 that acts on another register: what that holds now is not for us to say. */
static void forget_targets(struct pmureg_session *session, const struct pmureg_register *reg, uint64_t written)
{
	uint16_t f, a;
	size_t i;

	for (f = 0; f < reg->field_count; f++)
		for (a = 0; a < reg->fields[f].action_count && (written & pmureg_field_mask(&reg->fields[f])); a++)
			for (i = 0; i < session->saved_count; i++)
				if (session->saved[i].act.place.block == reg->fields[f].actions[a].block &&
				    session->saved[i].act.reg == reg->fields[f].actions[a].reg)
					session->saved[i].compared = 0;
}

/* Whether it holds the event of a counter: hardware leaves that alone, but for the resets that are described. */
static int is_event_select(const struct pmureg_block *block, uint16_t reg)
{
	uint16_t i, j;

	for (i = 0; i < block->counter_count; i++)
		for (j = 0; j < block->counters[i].selects.count; j++)
			if (block->counters[i].selects.ops[j].code == PMUREG_OP_FIELD && block->counters[i].selects.ops[j].a == reg)
				return 1;
	return 0;
}

static void follow(struct pmureg_session *session, const struct pmureg_acts *list)
{
	size_t i;

	for (i = 0; i < list->count; i++) {
		const struct pmureg_act *act = &list->acts[i];
		const struct pmureg_block *block = &session->system->blocks[act->place.block];
		const struct pmureg_register *reg = pmureg_act_register(session, act);
		uint64_t bits = pmureg_plain_bits(reg) & reg->masks.readable, select, mask;
		struct pmureg_saved *saved;

		if (act->kind != PMUREG_DO_WRITE && act->kind != PMUREG_DO_MODIFY)
			continue;
		forget_targets(session, reg, act->value);
		pmureg_register_select(block, reg, act->place.instance, act->element, &select, &mask);
		saved = pmureg_find_saved(session, &act->place, act->reg, select);
		if (!saved || !pmureg_can_read(reg) || pmureg_is_counter(block, act->reg))
			continue;
		if (act->kind == PMUREG_DO_MODIFY)
			bits &= act->mask;
		if (!is_event_select(block, act->reg))
			bits &= ~reg->masks.is_volatile;
		saved->left = (saved->left & ~bits) | (act->value & bits);
		saved->compared |= bits;
	}
}

static void follow_turn(struct pmureg_session *session, const struct pmureg_turn *turn)
{
	follow(session, &turn->program);
	if (!turn->started)
		return;
	follow(session, &turn->start);
	follow(session, &turn->stop);
}

int pmureg_compare_controls(struct pmureg_session *session, struct pmureg_error *error)
{
	int first = 0;
	size_t i;

	for (i = 0; i < session->saved_count; i++)
		session->saved[i].compared = 0;
	follow_turn(session, &session->turns[0]);
	if (session->current)
		follow_turn(session, &session->turns[session->current]);
	session->bank.known = 0;
	for (i = 0; i < session->saved_count; i++) {
		struct pmureg_saved *saved = &session->saved[i];
		struct pmureg_act act = saved->act;
		int result;

		if (!saved->compared)
			continue;
		result = pmureg_read_outside(session, &act, act.mask, &saved->now);
		act.kind = PMUREG_DO_READ;
		if (result && !first)
			first = pmureg_fail_access(session, &act, result, error);
		saved->changed = !result && ((saved->now ^ saved->left) & saved->compared);
	}
	return first;
}

int pmureg_session_changed(const struct pmureg_session *session, size_t index, struct pmureg_control *control)
{
	size_t i;

	for (i = 0; i < session->saved_count; i++) {
		const struct pmureg_saved *saved = &session->saved[i];
		const struct pmureg_block *block = &session->system->blocks[saved->act.place.block];

		if (!saved->changed || index--)
			continue;
		control->block = block;
		control->reg = pmureg_act_register(session, &saved->act);
		control->instance = saved->act.place.instance;
		control->element = saved->act.element;
		control->value = saved->now;
		control->expected = (saved->now & ~saved->compared) | (saved->left & saved->compared);
		return 0;
	}
	return -PMUREG_ENOENT;
}
