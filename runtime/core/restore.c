/*
 * restore.c: registers go back to what they were.
 *
 * Bits that a write cannot set go another way: a bit that a written 1 sets is set where it was found set, one that a
 * written 1 clears is cleared where it was found clear.
 */
#include "plan.h"

uint64_t pmureg_plain_bits(const struct pmureg_register *reg)
{
	return reg->masks.writable & ~reg->masks.acting;
}

uint64_t pmureg_stateful_bits(const struct pmureg_register *reg)
{
	return reg->masks.w1c | reg->masks.w1s | reg->masks.w1t;
}

/* ---- Accesses: as those of pmureg_register_read(), but consecutive ones of a bank select once ---- */

static int select_bank(struct pmureg_session *session, const struct pmureg_act *act)
{
	const struct pmureg_block *block = &session->system->blocks[act->place.block];
	const struct pmureg_register *reg = pmureg_act_register(session, act);
	struct pmureg_acts *saved = &session->saved;
	const struct pmureg_selector *selector;
	struct pmureg_place place;
	int result;

	if (reg->selector == PMUREG_NONE)
		return 0;
	selector = &block->selectors[reg->selector];
	reg = &block->registers[selector->reg];
	pmureg_register_place(session->system, block, reg, act->place.instance, 0, &place);
	if (saved->known && pmureg_place_same(&saved->selected, &place) &&
	    !((saved->selection ^ act->mask) & selector->mask))
		return 0;
	saved->known = 0;
	result = pmureg_place_write(session->io, &place, pmureg_register_form(reg), act->mask);
	if (!result && selector->barrier != PMUREG_NO_BARRIER)
		result = pmureg_io_barrier(session->io, (enum pmureg_barrier)selector->barrier);
	if (result)
		return result;
	saved->selected = place;
	saved->selection = act->mask;
	saved->known = 1;
	return 0;
}

int pmureg_read_saved(struct pmureg_session *session, const struct pmureg_act *act, uint64_t *value)
{
	int result = select_bank(session, act);

	return result ? result : pmureg_place_read(session->io, &act->place, (enum pmureg_form)act->form, value);
}

static int write_saved(struct pmureg_session *session, const struct pmureg_act *act, uint64_t value)
{
	int result = select_bank(session, act);

	if (session->saved.known && pmureg_place_same(&session->saved.selected, &act->place))
		session->saved.known = 0;
	return result ? result : pmureg_place_write(session->io, &act->place, (enum pmureg_form)act->form, value);
}

/* ---- Writing back ---- */

static int restore(struct pmureg_session *session, const struct pmureg_act *act)
{
	const struct pmureg_register *reg = pmureg_act_register(session, act);
	const struct pmureg_masks *masks = &reg->masks;
	uint64_t value, now;
	int result;

	value = ((act->value & masks->readable) | (masks->reset & ~masks->readable)) & pmureg_plain_bits(reg);
	value |= masks->ones | (act->value & masks->w1s) | (~act->value & masks->w1c);
	if (masks->w1t) {
		result = pmureg_read_saved(session, act, &now);
		if (result)
			return result;
		value |= (now ^ act->value) & masks->w1t;
	}
	/* Where only written ones do something, and there are none, nothing needs to be said. */
	if (!pmureg_plain_bits(reg) && value == masks->ones)
		return 0;
	return write_saved(session, act, value & pmureg_mask(reg->width));
}

/* Backwards, and all of them even after an error; reports the first. */
int pmureg_restore_all(struct pmureg_session *session, struct pmureg_error *error)
{
	int first = 0;
	size_t i;

	session->saved.known = 0;
	for (i = session->saved_count; i-- > 0;) {
		const struct pmureg_act *act = &session->saved.acts[i];
		int result = 0;

		/* Before the first step only selects were written. */
		if (session->wrote || act->kind == PMUREG_DO_SELECT)
			result = restore(session, act);
		if (result && !first)
			first = pmureg_fail_access(session, act, result, error);
	}
	return first;
}
