/*
 * make_undo.c: makes the undo of a session before its first write: the list that restores, and all values that the session
 * may leave in a control.
 */
#include "run.h"

/* ---- Values that the session may leave ---- */

/* Adds a value of a register, unless it is noted. */
static void add_note(struct pmureg_session *session, struct pmureg_saved *saved, uint64_t value)
{
	for (uint32_t at = saved->last_note; at; at = session->notes[at - 1].before)
		if (session->notes[at - 1].value == value)
			return;
	if (session->note_count == session->note_capacity) {
		session->undo_full = 1;
		return;
	}
	session->notes[session->note_count++] = (struct pmureg_note){value, saved->last_note};
	saved->last_note = session->note_count;
}

/* Notes a value that a list leaves in a register. The first note is the saved value. */
static void note_value(void *context, struct pmureg_saved *saved)
{
	struct pmureg_session *session = context;

	if (!saved->last_note)
		add_note(session, saved, saved->access.value);
	add_note(session, saved, saved->left);
}

/* Lists a register with the values that are noted, the first one first. */
static void list_compared(struct pmureg_session *session, struct pmureg_saved *saved)
{
	struct pmureg_compared one = pmureg_compared_of(&saved->access, saved->compared);
	uint32_t at;

	one.first = (uint32_t)session->value_count;
	for (at = saved->last_note; at; at = session->notes[at - 1].before)
		one.count++;
	session->value_count += one.count;
	for (at = saved->last_note; at; at = session->notes[at - 1].before)
		session->values[one.first + --one.count] = session->notes[at - 1].value;
	one.count = (uint32_t)session->value_count - one.first;
	session->compared[session->compared_count++] = one;
	saved->listed = (uint32_t)session->compared_count;
}

/* Makes the restore of a counter that is a part of a register change only this part: the rest is other counters. */
static void keep_neighbours(struct pmureg_session *session, const struct pmureg_unit *unit)
{
	const struct pmureg_counter *counters = pmureg_block_counters(unit->block);

	for (size_t u = 0; u < unit->assignment_count; u++) {
		const struct pmureg_assignment *one = &unit->assignments[u];
		const struct pmureg_counter *counter = &counters[one->kind];

		for (uint16_t i = 0; i < (counter->sum ? 0 : counter->reg_count); i++) {
			const struct pmureg_counted counted =
				pmureg_counted(unit->block, counter, i, (uint64_t)counter->first + one->counter);
			const struct pmureg_access access =
				pmureg_unit_access(&session->plan.runner, unit, counted.reg, counted.first);
			struct pmureg_saved *saved =
				~counted.bits ? pmureg_find_saved(&session->plan.runner, &access) : NULL;

			if (saved)
				saved->modified |= counted.bits;
		}
	}
}

static void list_values(struct pmureg_session *session)
{
	struct pmureg_runner *runner = &session->plan.runner;

	for (size_t i = 0; i < runner->saved_count; i++)
		pmureg_follow_from(&runner->saved[i]);
	for (size_t r = 0; r < session->rotation_count; r++)
		for (size_t u = 0; u < session->rotations[r].unit_count; u++)
			keep_neighbours(session, &session->rotations[r].units[u]);
	for (size_t r = 0; r < session->rotation_count; r++)
		for (size_t l = PMUREG_PROGRAM; l <= (r ? PMUREG_FINISH : PMUREG_STOP); l++)
			pmureg_follow(runner, &session->rotations[r].lists[l], note_value, session);
	pmureg_follow(runner, &session->rotations[0].lists[PMUREG_FINISH], note_value, session);
	for (size_t i = 0; i < runner->saved_count; i++)
		if (runner->saved[i].last_note)
			list_compared(session, &runner->saved[i]);
}

/* ---- The list that restores: stop and finish, then the saved registers in reverse order ---- */

static void add_steps(struct pmureg_session *session, enum pmureg_bound which)
{
	for (size_t r = session->rotation_count; r-- > 0;) {
		const struct pmureg_list *list = &session->rotations[r].lists[which];

		for (size_t i = 0; i < list->count; i++)
			pmureg_append_plain(&session->put_back, &list->at[i]);
	}
}

/*
 * Checks whether to omit an access if another program has begun to count on the unit: it may use all registers except
 * those of one counter of the session, that is its control, its value, and its elements of shared registers.
 */
static int may_be_theirs(const struct pmureg_runner *runner, const struct pmureg_access *access)
{
	const struct pmureg_register *reg = pmureg_access_register(runner->system, access);
	const struct pmureg_field *fields = pmureg_register_fields(reg);
	const struct pmureg_saved *saved = pmureg_find_saved(runner, access);
	const uint64_t bits =
		access->kind == PMUREG_ACCESS_MODIFY ? access->mask << pmureg_access_shift(access) : UINT64_MAX;
	uint64_t elements = 0;

	if (access->kind == PMUREG_ACCESS_BARRIER || access->selects)
		return 0;
	for (uint16_t f = 0; f < reg->field_count; f++)
		elements |= fields[f].each ? pmureg_field_mask(&fields[f]) : 0;
	return !saved || (saved->others & bits) ||
	       (!(reg->roles & (PMUREG_CHOOSES_EVENT | PMUREG_COUNTS)) && (bits & ~elements));
}

void pmureg_end_put_back(const struct pmureg_runner *runner, struct pmureg_list *list)
{
	pmureg_append_saved(runner, list);
	pmureg_keep_bits(runner, list);
	for (size_t i = 0; i < list->count; i++)
		list->at[i].shared = (uint32_t)may_be_theirs(runner, &list->at[i]);
}

/* Marks the controls of counters that the session does not use, but that its reset clears. */
static void mark_others(struct pmureg_session *session)
{
	for (size_t i = 0; i < session->plan.runner.saved_count; i++) {
		const struct pmureg_saved *saved = &session->plan.runner.saved[i];
		const struct pmureg_register *reg = pmureg_access_register(session->plan.runner.system, &saved->access);

		if (saved->listed && pmureg_is_of_others(saved) && (reg->roles & PMUREG_CHOOSES_EVENT))
			session->compared[saved->listed - 1].kind = PMUREG_COMPARED_OTHERS;
	}
}

int pmureg_make_undo(struct pmureg_session *session)
{
	struct pmureg_list *put_back = &session->put_back;
	int code = pmureg_carve_undo(session);

	if (code)
		return code;
	list_values(session);
	code = pmureg_watch_others(session);
	if (code)
		return code;
	mark_others(session);
	add_steps(session, PMUREG_STOP);
	add_steps(session, PMUREG_FINISH);
	pmureg_end_put_back(&session->plan.runner, put_back);
	return put_back->full || session->undo_full ? -PMUREG_ENOSPC : 0;
}

void pmureg_session_undo(const struct pmureg_session *session, struct pmureg_undo *undo)
{
	undo->list = session->put_back.at;
	undo->count = session->put_back.count;
	undo->compared = session->compared;
	undo->compared_count = session->compared_count;
	undo->values = session->values;
	undo->value_count = session->value_count;
}
