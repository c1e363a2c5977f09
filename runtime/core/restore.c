/*
 * restore.c: what of a register is the session's to write, and how the rest stays as it was.
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

uint64_t pmureg_kept_bits(const struct pmureg_register *reg)
{
	if (!pmureg_can_read(reg))
		return 0;
	return ~(reg->masks.writable | reg->masks.acting | reg->masks.zeroes) & pmureg_mask(reg->width);
}

uint64_t pmureg_restored_value(const struct pmureg_block *block, const struct pmureg_register *reg, uint16_t instance,
			       uint32_t element, uint64_t found)
{
	const struct pmureg_masks *masks = &reg->masks;
	const uint64_t reset = pmureg_register_reset(block, reg, instance, element);
	uint64_t value = ((found & masks->readable) | (reset & ~masks->readable)) & pmureg_plain_bits(reg);

	value |= masks->ones | (found & masks->w1s) | (~found & masks->w1c);
	return (value | (found & pmureg_kept_bits(reg))) & pmureg_mask(reg->width);
}

int pmureg_restores_nothing(const struct pmureg_register *reg, uint64_t value)
{
	return !pmureg_plain_bits(reg) && !reg->masks.w1t && !(value & pmureg_stateful_bits(reg));
}

/* ---- Accesses outside of a list: consecutive ones of a bank select once ---- */

static uint64_t kept_value(const struct pmureg_session *session, const struct pmureg_place *place, uint16_t reg,
			   uint64_t select)
{
	const uint64_t bits = pmureg_kept_bits(&session->system->blocks[place->block].registers[reg]);
	const struct pmureg_saved *saved = bits ? pmureg_find_saved(session, place, reg, select) : NULL;

	return saved && saved < session->saved + session->saved_count ? saved->act.value & bits : 0;
}

static int select_bank(struct pmureg_session *session, const struct pmureg_act *act, uint64_t select)
{
	const struct pmureg_block *block = &session->system->blocks[act->place.block];
	const struct pmureg_register *reg = pmureg_act_register(session, act);
	const struct pmureg_selector *selector;
	struct pmureg_place place;
	int result;

	if (reg->selector == PMUREG_NONE)
		return 0;
	selector = &block->selectors[reg->selector];
	reg = &block->registers[selector->reg];
	pmureg_register_place(session->system, block, reg, act->place.instance, 0, &place);
	if (session->bank.known && pmureg_place_same(&session->bank.place, &place) &&
	    !((session->bank.value ^ select) & selector->mask))
		return 0;
	session->bank.known = 0;
	result = pmureg_place_write(session->io, &place, pmureg_register_form(reg),
				    select | kept_value(session, &place, selector->reg, 0));
	if (!result && selector->barrier != PMUREG_NO_BARRIER)
		result = pmureg_io_barrier(session->io, (enum pmureg_barrier)selector->barrier);
	if (result)
		return result;
	session->bank.place = place;
	session->bank.value = select;
	session->bank.known = 1;
	return 0;
}

int pmureg_read_outside(struct pmureg_session *session, const struct pmureg_act *act, uint64_t select, uint64_t *value)
{
	int result = select_bank(session, act, select);

	return result ? result : pmureg_place_read(session->io, &act->place, (enum pmureg_form)act->form, value);
}

/* ---- Bits that are not ours ---- */

static void keep_in(struct pmureg_session *session, struct pmureg_acts *list)
{
	size_t i;

	for (i = 0; i < list->count; i++) {
		struct pmureg_act *act = &list->acts[i];
		const struct pmureg_block *block = &session->system->blocks[act->place.block];
		uint64_t select, mask;

		if (act->kind != PMUREG_DO_WRITE && act->kind != PMUREG_DO_SELECT)
			continue;
		pmureg_register_select(block, pmureg_act_register(session, act), act->place.instance, act->element, &select,
				       &mask);
		act->value |= kept_value(session, &act->place, act->reg, select);
	}
}

/* What a read writes are selects. */
static void keep_in_reads(struct pmureg_session *session, struct pmureg_turn *turn)
{
	size_t i;

	for (i = 0; i < turn->access_count; i++) {
		const struct pmureg_act *act = &turn->read.acts[turn->reads[i]];
		const struct pmureg_block *block = &session->system->blocks[act->place.block];

		if (turn->accesses[i].kind == PMUREG_ACCESS_WRITE)
			turn->accesses[i].value |=
				kept_value(session, &turn->accesses[i].place,
					   block->selectors[pmureg_act_register(session, act)->selector].reg, 0);
	}
}

void pmureg_keep_bits(struct pmureg_session *session)
{
	size_t i;

	for (i = 0; i < session->turn_count; i++) {
		keep_in(session, &session->turns[i].program);
		keep_in(session, &session->turns[i].start);
		keep_in(session, &session->turns[i].stop);
		keep_in(session, &session->turns[i].finish);
		keep_in_reads(session, &session->turns[i]);
	}
}
