/*
 * unwind.c: the list of accesses that puts everything back: stop and finish of the plan, then the saved registers, backwards.
 */
#include "plan.h"

struct undoing {
	struct pmureg_session *session;
	struct pmureg_origin origin;
	struct pmureg_bank bank;
};

/* ---- Making ---- */

static int add(const struct undoing *at, struct pmureg_access access)
{
	struct pmureg_session *session = at->session;

	if (session->undo_count == session->undo_capacity)
		return -PMUREG_ENOSPC; /* size.c has miscounted */
	session->origins[session->undo_count] = at->origin;
	session->undo[session->undo_count++] = access;
	return 0;
}

static int add_write(const struct undoing *at, const struct pmureg_place *place, enum pmureg_form form, uint64_t value)
{
	struct pmureg_access access = { .kind = PMUREG_ACCESS_WRITE, .place = *place, .value = value };
	int result;

	if (form == PMUREG_WHOLE)
		return add(at, access);
	access.value = value & UINT32_MAX;
	result = add(at, access);
	access.place = pmureg_io_upper(*place);
	access.value = value >> 32;
	return result ? result : add(at, access);
}

static int add_barrier(const struct undoing *at, uint8_t barrier)
{
	struct pmureg_access access = { .kind = PMUREG_ACCESS_BARRIER, .barrier = barrier };

	access.place = at->origin.act->place;
	return barrier == PMUREG_NO_BARRIER ? 0 : add(at, access);
}

/* A step changes a register that has been saved: the rest of it is known. */
static uint64_t modified(const struct pmureg_session *session, const struct pmureg_act *act)
{
	const struct pmureg_block *block = &session->system->blocks[act->place.block];
	const struct pmureg_register *reg = pmureg_act_register(session, act);
	const uint64_t ours = act->mask | reg->masks.acting | reg->masks.zeroes;
	const struct pmureg_saved *saved;
	uint64_t select, mask;

	pmureg_register_select(block, reg, act->place.instance, act->element, &select, &mask);
	saved = pmureg_find_saved(session, &act->place, act->reg, select);
	return (saved ? saved->act.value & ~ours & pmureg_mask(reg->width) : 0) | reg->masks.ones | (act->value & act->mask);
}

static int add_steps(struct undoing *at, const struct pmureg_acts *list)
{
	int result = 0;
	size_t i;

	for (i = 0; i < list->count && !result; i++) {
		const struct pmureg_act *act = &list->acts[i];

		at->origin.act = act;
		at->origin.saved = NULL;
		at->origin.selects = act->kind == PMUREG_DO_SELECT;
		if (act->kind == PMUREG_DO_BARRIER)
			result = add_barrier(at, act->barrier);
		else
			result = add_write(at, &act->place, (enum pmureg_form)act->form,
					   act->kind == PMUREG_DO_MODIFY ? modified(at->session, act) : act->value);
	}
	return result;
}

static int add_select(struct undoing *at, const struct pmureg_act *act)
{
	const struct pmureg_block *block = &at->session->system->blocks[act->place.block];
	const struct pmureg_register *reg = pmureg_act_register(at->session, act);
	const struct pmureg_selector *selector;
	const struct pmureg_saved *saved;
	struct pmureg_place place;
	uint64_t kept = 0;
	int result;

	if (reg->selector == PMUREG_NONE)
		return 0;
	selector = &block->selectors[reg->selector];
	reg = &block->registers[selector->reg];
	pmureg_register_place(at->session->system, block, reg, act->place.instance, 0, &place);
	if (at->bank.known && pmureg_place_same(&at->bank.place, &place) &&
	    !((at->bank.value ^ act->mask) & selector->mask))
		return 0;
	at->bank.place = place;
	at->bank.value = act->mask;
	at->bank.known = 1;
	at->origin.selects = 1;
	saved = pmureg_find_saved(at->session, &place, selector->reg, 0);
	if (saved)
		kept = saved->act.value & pmureg_kept_bits(reg);
	result = add_write(at, &place, pmureg_register_form(reg), act->mask | kept);
	if (!result)
		result = add_barrier(at, selector->barrier);
	at->origin.selects = 0;
	return result;
}

static uint64_t restored(const struct pmureg_session *session, const struct pmureg_act *act)
{
	return pmureg_restored_value(&session->system->blocks[act->place.block], pmureg_act_register(session, act),
				     act->place.instance, act->element, act->value);
}

static int add_saved(struct undoing *at, const struct pmureg_saved *saved)
{
	const struct pmureg_register *reg = pmureg_act_register(at->session, &saved->act);
	const uint64_t value = restored(at->session, &saved->act);
	int result;

	at->origin.act = &saved->act;
	at->origin.saved = saved;
	at->origin.selects = 0;
	if (pmureg_restores_nothing(reg, value))
		return 0;
	result = add_select(at, &saved->act);
	if (at->bank.known && pmureg_place_same(&at->bank.place, &saved->act.place))
		at->bank.known = 0;
	return result ? result : add_write(at, &saved->act.place, (enum pmureg_form)saved->act.form, value);
}

int pmureg_make_undo(struct pmureg_session *session)
{
	struct undoing at = { .session = session };
	size_t i;
	int result = pmureg_carve_undo(session);

	session->undo_count = 0;
	for (i = session->turn_count; i-- > 0 && !result;)
		result = add_steps(&at, &session->turns[i].stop);
	for (i = session->turn_count; i-- > 0 && !result;)
		result = add_steps(&at, &session->turns[i].finish);
	for (i = session->saved_count; i-- > 0 && !result;)
		result = add_saved(&at, &session->saved[i]);
	return result;
}

/* ---- Doing ---- */

/* Turns over what is not as it was found. */
static int add_turned(struct pmureg_session *session, const struct pmureg_saved *saved, struct pmureg_access *access)
{
	const struct pmureg_register *reg = pmureg_act_register(session, &saved->act);
	uint64_t now = 0;
	int result;

	if (!reg->masks.w1t || !pmureg_place_same(&access->place, &saved->act.place) || saved->act.form != PMUREG_WHOLE)
		return 0;
	result = pmureg_io_read(session->io, &access->place, &now);
	access->value |= (now ^ saved->act.value) & reg->masks.w1t;
	return result;
}

static int undo_one(struct pmureg_session *session, size_t index)
{
	const struct pmureg_saved *saved = session->origins[index].saved;
	struct pmureg_access access = session->undo[index];
	int result = 0;

	if (access.kind == PMUREG_ACCESS_BARRIER)
		return pmureg_io_barrier(session->io, (enum pmureg_barrier)access.barrier);
	if (saved && !session->origins[index].selects)
		result = add_turned(session, saved, &access);
	return result ? result : pmureg_io_write(session->io, &access.place, access.value);
}

static int is_banked(const struct pmureg_session *session, size_t index)
{
	return !session->origins[index].selects && session->undo[index].kind == PMUREG_ACCESS_WRITE &&
	       pmureg_act_register(session, session->origins[index].act)->selector != PMUREG_NONE;
}

/* A select that failed is tried again for each register behind it: without it the write would go to another bank. */
static int select_again(struct pmureg_session *session, size_t *lost)
{
	size_t i = *lost;
	int result = undo_one(session, i);

	for (i++; !result && session->undo[i].kind == PMUREG_ACCESS_BARRIER; i++)
		result = undo_one(session, i);
	if (!result)
		*lost = SIZE_MAX;
	return result;
}

int pmureg_undo_all(struct pmureg_session *session, struct pmureg_error *error)
{
	size_t i, selected = SIZE_MAX, lost = SIZE_MAX;
	int first = 0, result;

	for (i = 0; i < session->undo_count; i++) {
		if (session->origins[i].selects && session->undo[i].kind == PMUREG_ACCESS_WRITE) {
			selected = i;
			lost = SIZE_MAX;
		}
		result = lost != SIZE_MAX && is_banked(session, i) ? select_again(session, &lost) : 0;
		if (!result)
			result = undo_one(session, i);
		if (result && (session->origins[i].selects || session->undo[i].kind == PMUREG_ACCESS_BARRIER))
			lost = selected;
		if (result && !first)
			first = pmureg_fail_listed(session, session->origins[i].act, session->undo[i].kind,
						   session->origins[i].selects, result, error);
	}
	return first;
}

void pmureg_undo_selects(struct pmureg_session *session)
{
	size_t i;

	for (i = session->saved_count; i-- > 0;) {
		const struct pmureg_act *act = &session->saved[i].act;

		if (act->kind == PMUREG_DO_SELECT)
			(void)pmureg_place_write(session->io, &act->place, (enum pmureg_form)act->form,
						 restored(session, act));
	}
}

void pmureg_session_undo(const struct pmureg_session *session, const struct pmureg_access **list, size_t *count)
{
	*list = session->undo;
	*count = session->undo_count;
}
