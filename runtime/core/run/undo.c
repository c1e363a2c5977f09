/*
 * undo.c: restores the registers that a session changed, and leaves alone those that another program changed since.
 */
#include "run.h"

/* ---- Comparing ---- */

/* Checks whether these bits of a register have a value that the session may have left. */
static int is_as_left(const struct pmureg_undo *undo, const struct pmureg_compared *one, uint64_t now, uint64_t bits)
{
	const uint64_t *values = undo->values + one->first;

	for (uint32_t i = 0; i < one->count; i++)
		if (!((now ^ values[i]) & one->mask & bits))
			return 1;
	return 0;
}

/* Compares the halves separately, because a killed session may have written only one. */
int pmureg_undo_differs(const struct pmureg_system *system, const struct pmureg_undo *undo,
			const struct pmureg_compared *one, uint64_t now)
{
	const struct pmureg_access access = pmureg_compared_read(one);
	const uint64_t low = pmureg_mask(pmureg_access_register(system, &access)->access_bits);

	return !is_as_left(undo, one, now, low) || !is_as_left(undo, one, now, ~low);
}

/* `found` of a register. UNKNOWN: it cannot be read, and may be changed. */
enum { AS_LEFT, THEIRS, UNKNOWN };

/* Compares a register. Repeats a failed read once, but reports the failure anyway. */
static int undo_compare(struct pmureg_runner *runner, const struct pmureg_undo *undo, struct pmureg_compared *one)
{
	const struct pmureg_access read = pmureg_compared_read(one);
	int code = pmureg_read_one(runner, &read, &one->now);

	if (code && pmureg_read_one(runner, &read, &one->now))
		one->found = UNKNOWN;
	else
		one->found = pmureg_undo_differs(runner->system, undo, one, one->now) ? THEIRS : AS_LEFT;
	return code;
}

int pmureg_undo_compare(struct pmureg_runner *runner, const struct pmureg_undo *undo)
{
	int first = 0;

	runner->bank.known = 0;
	for (size_t i = 0; i < undo->compared_count; i++) {
		int code = undo_compare(runner, undo, &undo->compared[i]);

		first = first ? first : code;
	}
	return first;
}

int pmureg_undo_runs_on(struct pmureg_runner *runner, const struct pmureg_undo *undo, int *any)
{
	int first = 0;

	runner->bank.known = *any = 0;
	for (size_t i = 0; i < undo->compared_count; i++) {
		struct pmureg_compared *one = &undo->compared[i];
		int code = 0;

		if (one->kind == PMUREG_COMPARED_OWN || pmureg_system_blocks(runner->system)[one->place.block].freezes)
			continue;
		code = undo_compare(runner, undo, one);
		*any |= one->found;
		first = first ? first : code;
	}
	return first;
}

int pmureg_undo_changed(const struct pmureg_system *system, const struct pmureg_undo *undo, size_t index,
			struct pmureg_control *control)
{
	for (size_t i = 0; i < undo->compared_count; i++) {
		const struct pmureg_compared *one = &undo->compared[i];
		const struct pmureg_access access = pmureg_compared_read(one);

		if (one->found != THEIRS || one->kind == PMUREG_COMPARED_WATCHED || index--)
			continue;
		*control = pmureg_control_of(
			system, &access, one->now,
			(one->now & ~one->mask) | (undo->values[one->first + one->count - 1] & one->mask));
		return 0;
	}
	return -PMUREG_ENOENT;
}

/* ---- Restoring ---- */

/* A program that counts on a unit of the block also needs its lenders, even if it has not changed them. */
static int is_needed(const struct pmureg_block *block, const struct pmureg_access *access)
{
	const struct pmureg_lender *lenders = pmureg_block_lenders(block);

	for (uint16_t i = 0; i < block->lender_count; i++)
		if (lenders[i].block == access->place.block)
			return 1;
	return 0;
}

unsigned int pmureg_undo_shares(const struct pmureg_system *system, const struct pmureg_undo *undo,
				const struct pmureg_access *access)
{
	unsigned int shares = 0;

	for (size_t i = 0; i < undo->compared_count; i++) {
		const struct pmureg_compared *one = &undo->compared[i];
		const struct pmureg_place *place = &one->place;

		if (one->found &&
		    ((place->block == access->place.block && place->instance == access->place.instance) ||
		     is_needed(&pmureg_system_blocks(system)[place->block], access)))
			shares |= one->kind == PMUREG_COMPARED_OWN ? PMUREG_CHANGED : PMUREG_BEGAN;
	}
	return shares;
}

/*
 * Checks whether to omit an access because another program counts on its unit. Controls that are as the session left
 * them are restored in any case; the session's own counters, too, unless one of them was taken. All other registers of
 * the unit may be in use by that program, such as those that start and stop all counters.
 */
static int undo_is_theirs(const struct pmureg_runner *runner, const struct pmureg_undo *undo,
		     const struct pmureg_access *access)
{
	const unsigned int shares = pmureg_undo_shares(runner->system, undo, access);
	int is_changed = 0;

	if (!shares || !(pmureg_access_register(runner->system, access)->roles &
			 (PMUREG_CHOOSES_EVENT | PMUREG_CHOOSES_BANKS)))
		return shares & PMUREG_CHANGED || (shares && access->shared);
	for (size_t i = 0; i < undo->compared_count; i++)
		is_changed |= undo->compared[i].found && pmureg_compared_is_of(&undo->compared[i], access);
	return is_changed;
}

/*
 * Restores the registers. Does it twice if an access failed, or if another program counts on a unit: the unit runs, so
 * a counter counts on until its control is restored.
 */
int pmureg_undo_rest(struct pmureg_runner *runner, const struct pmureg_undo *undo)
{
	const struct pmureg_list list = {.at = undo->list, .count = undo->count};
	int any = 0, unknown = 0, first;

	for (size_t i = 0; i < undo->compared_count; i++) {
		any |= undo->compared[i].found != AS_LEFT;
		unknown |= undo->compared[i].found == UNKNOWN;
	}
	runner->unrestored = 0;
	first = pmureg_run_but(runner, &list, 1, any ? undo_is_theirs : NULL, undo);
	if (any || runner->unrestored) {
		int code;

		runner->unrestored = 0;
		code = pmureg_run_but(runner, &list, 1, any ? undo_is_theirs : NULL, undo);
		first = first ? first : code;
	}
	runner->unrestored |= unknown;
	return first;
}

int pmureg_undo_with(struct pmureg_runner *runner, const struct pmureg_undo *undo, pmureg_control_found *told,
		     void *context)
{
	struct pmureg_control control;
	int first = pmureg_undo_compare(runner, undo), code = pmureg_undo_rest(runner, undo);

	for (size_t i = 0; told && !pmureg_undo_changed(runner->system, undo, i, &control); i++)
		told(context, &control);
	return !runner->unrestored ? 0 : first ? first : code;
}

/* ---- An undo from outside ---- */

static int is_at(const struct pmureg_place *a, const struct pmureg_place *b)
{
	return a->space == b->space && a->bits == b->bits && a->block == b->block && a->instance == b->instance &&
	       a->unit == b->unit && a->address == b->address;
}

/* Checks that an access is to a register at its described address. A `written` value must only have writable bits. */
static int undo_is_described(const struct pmureg_system *system, const struct pmureg_access *access, int written)
{
	const struct pmureg_place *place = &access->place;
	const struct pmureg_block *block =
		place->block < system->block_count ? &pmureg_system_blocks(system)[place->block] : NULL;
	const struct pmureg_register *reg;
	struct pmureg_access there;
	uint64_t bits;

	if (!block || place->instance >= block->instance_count || access->reg >= block->register_count ||
	    access->element >= pmureg_block_registers(block)[access->reg].elements || access->half > 2)
		return 0;
	if (written && access->kind == PMUREG_ACCESS_BARRIER)
		return access->barrier <= PMUREG_DSB;
	reg = &pmureg_block_registers(block)[access->reg];
	there = pmureg_access_of(system, block, place->instance, access->reg, access->element);
	if (access->half == 2)
		there.place = pmureg_io_upper(there.place);
	if (!is_at(&there.place, place))
		return 0;
	if (!written)
		return pmureg_can_read(reg);
	bits = reg->masks.writable | reg->masks.acting | reg->masks.ones | pmureg_kept_bits(reg);
	bits = bits >> pmureg_access_shift(access) & pmureg_mask(access->half ? place->bits : reg->width);
	return (access->kind == PMUREG_ACCESS_WRITE || access->kind == PMUREG_ACCESS_MODIFY) && reg->masks.writable &&
	       (access->half != 0) == (pmureg_register_form(reg) != PMUREG_WHOLE) && !(access->value & ~bits);
}

/* Checks that a register can be read, and that it has values. */
static int undo_is_compared(const struct pmureg_system *system, const struct pmureg_undo *undo,
		       const struct pmureg_compared *one)
{
	const struct pmureg_access read = pmureg_compared_read(one);

	return undo_is_described(system, &read, 0) && one->kind <= PMUREG_COMPARED_WATCHED && one->count &&
	       one->first <= undo->value_count && one->count <= undo->value_count - one->first;
}

int pmureg_undo_check(const struct pmureg_system *system, const struct pmureg_undo *undo)
{
	int is_right = 1;

	for (size_t i = 0; i < undo->count; i++)
		is_right &= undo_is_described(system, &undo->list[i], 1);
	for (size_t i = 0; i < undo->compared_count; i++)
		is_right &= undo_is_compared(system, undo, &undo->compared[i]);
	return is_right ? 0 : -PMUREG_EINVAL;
}

int pmureg_undo_run(const struct pmureg_system *system, struct pmureg_io *io, struct pmureg_undo *undo,
		    pmureg_control_found *told, void *context, struct pmureg_error *error)
{
	struct pmureg_runner runner = {.system = system, .io = io, .error = error};

	/* Toggle bits cannot be restored, because their saved value is not in the undo. */
	for (size_t i = 0; i < undo->count; i++)
		undo->list[i].mask = undo->list[i].kind == PMUREG_ACCESS_MODIFY ? undo->list[i].mask : 0;
	return pmureg_undo_with(&runner, undo, told, context);
}
