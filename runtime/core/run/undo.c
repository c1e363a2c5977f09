/*
 * undo.c: restores the registers that a session changed, and leaves alone those that another program changed since.
 */
#include "run.h"

/* ---- Comparing ---- */

/* Returns the number of consecutive entries of `wrote` for the register of the first. */
static size_t run_of(const struct pmureg_undo *undo, size_t first)
{
	size_t count = 1;

	while (first + count < undo->wrote_count && undo->wrote[first].kind == undo->wrote[first + count].kind &&
	       pmureg_is_same_register(&undo->wrote[first], &undo->wrote[first + count]))
		count++;
	return count;
}

/* Checks whether these bits of a register have a value that the session may have left. */
static int is_as_left(const struct pmureg_access *wrote, size_t count, uint64_t now, uint64_t bits)
{
	for (size_t i = 0; i < count; i++)
		if (!((now ^ wrote[i].value) & wrote[i].mask & bits))
			return 1;
	return 0;
}

/* Compares the halves separately, because a killed session may have written only one. */
int pmureg_undo_differs(const struct pmureg_runner *runner, const struct pmureg_undo *undo, size_t first, uint64_t now)
{
	const struct pmureg_access *wrote = &undo->wrote[first];
	const uint64_t low = pmureg_mask(pmureg_access_register(runner->system, wrote)->access_bits);
	const size_t count = run_of(undo, first);

	return !is_as_left(wrote, count, now, low) || !is_as_left(wrote, count, now, ~low);
}

/* Results of comparing a register, in `joined` of its first entry. UNKNOWN: it cannot be read, and may be changed. */
enum { AS_LEFT, THEIRS, UNKNOWN };

/* Compares a register, and stores its value in `handle`. Repeats a failed read once, but reports the failure anyway. */
static int undo_compare(struct pmureg_runner *runner, const struct pmureg_undo *undo, size_t first)
{
	struct pmureg_access *wrote = &undo->wrote[first], read = *wrote;
	int code;

	read.kind = PMUREG_ACCESS_READ;
	read.value = read.mask = read.selects = 0;
	code = pmureg_read_one(runner, &read, &wrote->handle);
	if (code && pmureg_read_one(runner, &read, &wrote->handle))
		wrote->joined = UNKNOWN;
	else
		wrote->joined = pmureg_undo_differs(runner, undo, first, wrote->handle) ? THEIRS : AS_LEFT;
	return code;
}

int pmureg_undo_compare(struct pmureg_runner *runner, const struct pmureg_undo *undo)
{
	int first = 0;

	runner->bank.known = 0;
	for (size_t i = 0; i < undo->wrote_count; i += run_of(undo, i)) {
		int code = undo_compare(runner, undo, i);

		first = first ? first : code;
	}
	return first;
}

/* Checks whether an entry is about counters that the session does not use. */
static int is_of_others(const struct pmureg_access *wrote)
{
	return wrote->kind == PMUREG_ACCESS_READ || wrote->selects;
}

int pmureg_undo_runs_on(struct pmureg_runner *runner, const struct pmureg_undo *undo, int *any)
{
	int first = 0;

	runner->bank.known = *any = 0;
	for (size_t i = 0; i < undo->wrote_count; i += run_of(undo, i)) {
		int code = 0;

		if (!is_of_others(&undo->wrote[i]) ||
		    pmureg_access_block(runner->system, &undo->wrote[i])->freezes)
			continue;
		code = undo_compare(runner, undo, i);
		*any |= undo->wrote[i].joined;
		first = first ? first : code;
	}
	return first;
}

int pmureg_undo_changed(const struct pmureg_system *system, const struct pmureg_undo *undo, size_t index,
			struct pmureg_control *control)
{
	for (size_t i = 0, count; i < undo->wrote_count; i += count) {
		const struct pmureg_access *wrote = &undo->wrote[i];

		count = run_of(undo, i);
		if (wrote->joined != THEIRS || wrote->kind == PMUREG_ACCESS_READ || index--)
			continue;
		*control = pmureg_control_of(system, wrote, wrote->handle,
					     (wrote->handle & ~wrote->mask) | (wrote[count - 1].value & wrote->mask));
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

	for (size_t i = 0; i < undo->wrote_count; i++)
		if (undo->wrote[i].joined && (pmureg_is_same_unit(&undo->wrote[i], access) ||
					      is_needed(pmureg_access_block(system, &undo->wrote[i]), access)))
			shares |= is_of_others(&undo->wrote[i]) ? PMUREG_BEGAN : PMUREG_CHANGED;
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
		return shares & PMUREG_CHANGED || (shares && access->joined);
	for (size_t i = 0; i < undo->wrote_count; i++)
		is_changed |= undo->wrote[i].joined && pmureg_is_same_register(&undo->wrote[i], access);
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

	for (size_t i = 0; i < undo->wrote_count; i++) {
		any |= undo->wrote[i].joined != AS_LEFT;
		unknown |= undo->wrote[i].joined == UNKNOWN;
	}
	runner->lost = 0;
	first = pmureg_run_but(runner, &list, 1, any ? undo_is_theirs : NULL, undo);
	if (any || runner->lost) {
		int code;

		runner->lost = 0;
		code = pmureg_run_but(runner, &list, 1, any ? undo_is_theirs : NULL, undo);
		first = first ? first : code;
	}
	runner->lost |= unknown;
	return first;
}

int pmureg_undo_run(const struct pmureg_system *system, struct pmureg_io *io, struct pmureg_undo *undo,
		    pmureg_control_found *told, void *context, struct pmureg_error *error)
{
	struct pmureg_runner runner = {.system = system, .io = io, .error = error};
	struct pmureg_control control;
	int first = pmureg_undo_compare(&runner, undo), code;

	/* Toggle bits cannot be restored, because their saved value is not in the undo. */
	for (size_t i = 0; i < undo->count; i++)
		undo->list[i].mask = undo->list[i].kind == PMUREG_ACCESS_MODIFY ? undo->list[i].mask : 0;
	code = pmureg_undo_rest(&runner, undo);
	for (size_t i = 0; told && !pmureg_undo_changed(system, undo, i, &control); i++)
		told(context, &control);
	return !runner.lost ? 0 : first ? first : code;
}
