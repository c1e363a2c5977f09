/*
 * follow.c: follows what lists do to the saved registers, side effects included.
 */
#include "run.h"

struct following {
	struct pmureg_runner *runner;
	pmureg_left *note; /* may be NULL */
	void *context;
};

/* These bits of a register get a value. A counter always changes. */
static void follow_change(const struct following *at, struct pmureg_saved *saved, uint64_t value, uint64_t bits)
{
	const struct pmureg_register *reg = pmureg_access_register(at->runner->system, &saved->access);
	const uint64_t left = saved->left;

	saved->left = (left & ~bits) | (value & bits);
	saved->touched |= reg->roles & PMUREG_COUNTS ? bits : left ^ saved->left;
	bits &= pmureg_lasting_bits(reg);
	if (!bits)
		return;
	saved->compared |= bits;
	if (at->note)
		at->note(at->context, saved);
}

/* Follows the side effects of a write on other registers. */
static void follow_action(const struct following *at, const struct pmureg_access *access,
			  const struct pmureg_action *action)
{
	struct pmureg_runner *runner = at->runner;
	const struct pmureg_register *reg =
		&pmureg_block_registers(&pmureg_system_blocks(runner->system)[action->block])[action->reg];
	const uint64_t bits = action->field == PMUREG_NONE ?
				      pmureg_mask(reg->width) :
				      pmureg_field_mask(&pmureg_register_fields(reg)[action->field]);

	for (size_t i = 0; i < runner->saved_count; i++) {
		struct pmureg_saved *saved = &runner->saved[i];

		if (saved->access.place.block != action->block || saved->access.reg != action->reg ||
		    (action->block == access->place.block && saved->access.place.instance != access->place.instance))
			continue;
		saved->whole = 1;
		follow_change(at, saved, action->set ? UINT64_MAX : 0, bits);
	}
}

/*
 * Follows the effect of W1C, W1S and W1T bits on a state that several registers show. All bits of the state are
 * compared, because another program may write any of them.
 */
static void follow_state(const struct following *at, const struct pmureg_access *access,
			 const struct pmureg_masks *masks, uint16_t state, uint64_t acts)
{
	struct pmureg_runner *runner = at->runner;

	for (size_t i = 0; i < runner->saved_count; i++) {
		struct pmureg_saved *saved = &runner->saved[i];
		const struct pmureg_register *reg = pmureg_access_register(runner->system, &saved->access);

		if (saved->access.place.block != access->place.block || reg->state != state ||
		    saved->access.place.instance != access->place.instance || saved->access.element != access->element)
			continue;
		if (saved->access.reg == state)
			follow_change(at, saved,
				      ((saved->left | (acts & masks->w1s)) ^ (acts & masks->w1t)) &
					      ~(acts & masks->w1c),
				      UINT64_MAX);
		saved->touched |= acts;
	}
}

static void follow_access(const struct following *at, struct pmureg_access *access)
{
	const struct pmureg_register *reg = pmureg_access_register(at->runner->system, access);
	const struct pmureg_field *fields = pmureg_register_fields(reg);
	const unsigned int shift = pmureg_access_shift(access);
	const uint64_t acts = pmureg_access_acts(at->runner->system, access);
	uint64_t bits = pmureg_plain_bits(reg);
	struct pmureg_saved *saved = bits ? pmureg_find_saved(at->runner, access) : NULL;

	for (uint16_t f = 0; f < reg->field_count; f++)
		for (uint16_t a = 0; a < fields[f].action_count && (acts & pmureg_field_mask(&fields[f])); a++)
			follow_action(at, access, &pmureg_field_actions(&fields[f])[a]);
	if (acts & pmureg_stateful_bits(reg))
		follow_state(at, access, &reg->masks, reg->state, acts & pmureg_stateful_bits(reg));
	if (!saved)
		return;
	access->saved = (uint32_t)(saved - at->runner->saved) + 1;
	if (access->half)
		bits &= pmureg_mask(access->place.bits) << shift;
	if (access->kind == PMUREG_ACCESS_MODIFY)
		saved->modified |= bits &= access->mask << shift;
	else
		saved->whole = 1;
	follow_change(at, saved, access->value << shift, bits);
}

void pmureg_follow_from(struct pmureg_saved *saved)
{
	saved->left = saved->access.value;
	saved->touched = saved->flags;
}

void pmureg_follow(struct pmureg_runner *runner, const struct pmureg_list *list, pmureg_left *note, void *context)
{
	const struct following at = {runner, note, context};

	for (size_t i = 0; i < list->count; i++)
		if (list->at[i].kind != PMUREG_ACCESS_BARRIER && !list->at[i].selects)
			follow_access(&at, &list->at[i]);
}
