/*
 * compare.c: whether someone else has written a control meanwhile: none is as the session left it.
 */
#include "run.h"

/* A written 1 that acts on another register: what that holds now is not for us to say. */
static void forget_targets(struct pmureg_runner *runner, const struct pmureg_register *reg, uint64_t written)
{
	for (uint16_t f = 0; f < reg->field_count; f++)
		for (uint16_t a = 0; a < reg->fields[f].action_count && (written & pmureg_field_mask(&reg->fields[f]));
		     a++)
			for (size_t i = 0; i < runner->saved_count; i++)
				if (runner->saved[i].access.place.block == reg->fields[f].actions[a].block &&
				    runner->saved[i].access.reg == reg->fields[f].actions[a].reg)
					runner->saved[i].compared = 0;
}

/* What an access leaves in a register. */
static void follow(struct pmureg_runner *runner, const struct pmureg_access *access)
{
	const struct pmureg_register *reg = pmureg_access_register(runner->system, access);
	const unsigned int shift = pmureg_access_shift(access);
	const uint64_t value = access->value << shift;
	uint64_t bits = pmureg_plain_bits(reg) & reg->masks.readable;
	struct pmureg_saved *saved;

	forget_targets(runner, reg, value);
	saved = pmureg_find_saved(runner, access);
	if (!saved || !pmureg_can_read(reg) || (reg->roles & PMUREG_COUNTS))
		return;
	if (access->half)
		bits &= pmureg_mask(32) << shift;
	if (access->kind == PMUREG_ACCESS_MODIFY)
		bits &= access->mask << shift;
	if (!(reg->roles & PMUREG_CHOOSES_EVENT))
		bits &= ~reg->masks.is_volatile;
	saved->left = (saved->left & ~bits) | (value & bits);
	saved->compared |= bits;
}

static void follow_rotation(struct pmureg_runner *runner, const struct pmureg_rotation *rotation)
{
	const size_t last = rotation->started ? PMUREG_STOP : PMUREG_PROGRAM;

	for (size_t l = PMUREG_PROGRAM; l <= last; l++)
		for (size_t i = 0; i < rotation->lists[l].count; i++)
			if (rotation->lists[l].at[i].kind != PMUREG_ACCESS_BARRIER && !rotation->lists[l].at[i].selects)
				follow(runner, &rotation->lists[l].at[i]);
}

int pmureg_compare_controls(struct pmureg_session *session)
{
	struct pmureg_runner *runner = &session->runner;
	int first = 0;

	for (size_t i = 0; i < runner->saved_count; i++)
		runner->saved[i].compared = 0;
	follow_rotation(runner, &session->rotations[0]);
	if (session->current)
		follow_rotation(runner, &session->rotations[session->current]);
	runner->bank.known = 0;
	for (size_t i = 0; i < runner->saved_count; i++) {
		struct pmureg_saved *saved = &runner->saved[i];
		int code;

		if (!saved->compared)
			continue;
		code = pmureg_read_one(runner, &saved->access, &saved->now);
		if (code && !first)
			first = code;
		saved->changed = !code && ((saved->now ^ saved->left) & saved->compared);
	}
	return first;
}

int pmureg_session_changed(const struct pmureg_session *session, size_t index, struct pmureg_control *control)
{
	for (size_t i = 0; i < session->runner.saved_count; i++) {
		const struct pmureg_saved *saved = &session->runner.saved[i];

		if (!saved->changed || index--)
			continue;
		*control = pmureg_control_of(session->runner.system, &saved->access, saved->now,
					     (saved->now & ~saved->compared) | (saved->left & saved->compared));
		return 0;
	}
	return -PMUREG_ENOENT;
}
