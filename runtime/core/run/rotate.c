/*
 * rotate.c: changes from one rotation to the next, beside other programs that may have begun to count on the units.
 *
 * In each change, the control of a counter is read once, right before its write, and written once. If it does not have
 * the value that the session left, another program has taken the counter: the session then writes only the controls of
 * the unit's other counters. Each read of the counters also reads their controls, to reject other programs' counts.
 */
#include "run.h"

/* `state` of a control: not read yet; changed by another program; as the session left it; written by the next list. */
enum { NOTHING, CHANGED, AS_LEFT, LATER };

/* A change of rotations. */
struct rotating {
	struct pmureg_session *session;
	const struct pmureg_list *list;
	size_t select; /* index in the list of the last select */
	int any;       /* another program has changed a control */
};

/* ---- Controls ---- */

/* Returns the saved register of an access to the control of a single counter; NULL for other registers. */
static struct pmureg_saved *control_of(const struct pmureg_session *session, const struct pmureg_access *access)
{
	const struct pmureg_system *system = session->plan.runner.system;

	return access->saved && (pmureg_access_register(system, access)->roles & PMUREG_CHOOSES_EVENT) ?
		       &session->plan.runner.saved[access->saved - 1] :
		       NULL;
}

static void mark(struct pmureg_session *session, const struct pmureg_list *list, uint8_t as)
{
	for (size_t i = 0; i < list->count; i++) {
		struct pmureg_saved *saved = control_of(session, &list->at[i]);

		if (saved && list->at[i].kind == PMUREG_ACCESS_WRITE)
			saved->state = as;
	}
}

static int rotate_look(struct rotating *rotating, const struct pmureg_access *access)
{
	struct pmureg_saved *saved = control_of(rotating->session, access);
	struct pmureg_undo undo;
	uint64_t now;
	int code;

	if (!saved || saved->state || !saved->compared)
		return 0;
	code = pmureg_read_one(&rotating->session->plan.runner, &saved->access, &now);
	if (code)
		return code;
	saved->state = AS_LEFT;
	if (!((now ^ saved->left) & saved->compared) || !saved->listed)
		return 0;
	pmureg_session_undo(rotating->session, &undo);
	if (pmureg_undo_differs(rotating->session->plan.runner.system, &undo, &undo.compared[saved->listed - 1], now))
		saved->state = CHANGED;
	rotating->any |= saved->state == CHANGED;
	return 0;
}

/*
 * Returns the end of the part of the list with the controls that must be read before an access: its own register, the
 * control of the counter that it writes, or all controls of the unit.
 */
static size_t end_of_looks(const struct rotating *rotating, size_t i)
{
	const struct pmureg_system *system = rotating->session->plan.runner.system;
	const struct pmureg_list *list = rotating->list;
	const struct pmureg_access *access = &list->at[i];
	size_t end = i;

	if (access->kind == PMUREG_ACCESS_BARRIER || access->selects)
		return i;
	for (; end < list->count && pmureg_is_same_unit(&list->at[end], access); end++)
		if (control_of(rotating->session, &list->at[end]) &&
		    (control_of(rotating->session, access) ||
		     (pmureg_access_register(system, access)->roles & PMUREG_COUNTS)))
			return end + 1;
	return end;
}

/* ---- Other programs ---- */

/* Checks whether another program has taken a counter of the session on a unit. */
static int is_unit_shared(const struct pmureg_session *session, const struct pmureg_unit *unit)
{
	for (size_t i = 0; i < session->plan.runner.saved_count; i++)
		if (session->plan.runner.saved[i].state == CHANGED &&
		    pmureg_unit_has(&session->plan.runner, unit, &session->plan.runner.saved[i].access.place))
			return 1;
	return 0;
}

static int is_shared(const struct pmureg_session *session, const struct pmureg_access *access)
{
	for (size_t i = 0; i < session->plan.runner.saved_count; i++)
		if (session->plan.runner.saved[i].state == CHANGED &&
		    pmureg_is_same_unit(&session->plan.runner.saved[i].access, access))
			return 1;
	return 0;
}

static int rotate_is_theirs(const struct rotating *rotating, const struct pmureg_access *access)
{
	const struct pmureg_saved *saved = control_of(rotating->session, access);

	if (access->kind == PMUREG_ACCESS_BARRIER || access->selects || !is_shared(rotating->session, access))
		return 0;
	return !saved || saved->state == CHANGED;
}

/* Rejects the counts of units on which another program has taken a counter of the session. */
static void mark_shared(struct pmureg_session *session, const struct pmureg_rotation *rotation)
{
	for (size_t u = 0; u < rotation->unit_count; u++) {
		const struct pmureg_unit *unit = &rotation->units[u];

		for (size_t a = 0; a < unit->assignment_count && is_unit_shared(session, unit); a++)
			session->totals[unit->assignments[a].total].reason = PMUREG_IN_USE;
	}
}

/* ---- Controls after a read ---- */

/* Checks whether a saved register is a control of a unit of the rotation. */
static int is_control(const struct pmureg_session *session, const struct pmureg_rotation *rotation,
		      const struct pmureg_saved *saved)
{
	for (size_t u = 0; u < rotation->unit_count && saved->compared && !pmureg_is_of_others(saved); u++)
		if (pmureg_unit_has(&session->plan.runner, &rotation->units[u], &saved->access.place))
			return 1;
	return 0;
}

/* Adds reads of a control. Its halves need not be of one time, because a written value does not change. */
static void append_look(struct pmureg_session *session, struct pmureg_list *looks, const struct pmureg_saved *saved)
{
	const struct pmureg_system *system = session->plan.runner.system;
	const struct pmureg_register *reg = pmureg_access_register(system, &saved->access);
	struct pmureg_access read = saved->access;

	read.selects = 0;
	read.value = 0;
	read.saved = (uint32_t)(saved - session->plan.runner.saved) + 1;
	pmureg_append_joined(system, looks, read,
			     pmureg_register_form(reg) == PMUREG_WHOLE ? PMUREG_ONE : PMUREG_LOW_HIGH);
}

int pmureg_list_looks(struct pmureg_session *session, struct pmureg_rotation *rotation)
{
	const struct pmureg_list *list = &rotation->lists[PMUREG_PROGRAM];

	for (size_t i = 0; i < session->plan.runner.saved_count; i++)
		session->plan.runner.saved[i].expected = 0;
	for (size_t i = 0; i < list->count; i++) {
		struct pmureg_saved *saved = control_of(session, &list->at[i]);

		if (!saved || saved->expected || !is_control(session, rotation, saved))
			continue;
		saved->expected = saved->compared; /* marks it as listed */
		append_look(session, &rotation->looks, saved);
	}
	return rotation->looks.full ?
		       -PMUREG_ENOSPC :
		       pmureg_io_prepare(session->plan.runner.io, rotation->looks.at, rotation->looks.count);
}

void pmureg_expect(struct pmureg_session *session, const struct pmureg_rotation *rotation, enum pmureg_bound last)
{
	for (size_t i = 0; i < rotation->looks.count; i++)
		if (rotation->looks.at[i].saved)
			session->plan.runner.saved[rotation->looks.at[i].saved - 1].expected = 0;
	for (size_t l = PMUREG_PROGRAM; l <= (size_t)last; l++)
		for (size_t i = 0; i < rotation->lists[l].count; i++) {
			const struct pmureg_access *access = &rotation->lists[l].at[i];
			struct pmureg_saved *saved = control_of(session, access);
			const unsigned int shift = pmureg_access_shift(access);
			const uint64_t bits = ((access->kind == PMUREG_ACCESS_MODIFY ? access->mask : UINT64_MAX) &
					       pmureg_mask(access->half ? access->place.bits : 64))
					      << shift;

			if (!saved)
				continue;
			saved->left = (saved->left & ~bits) | (access->value << shift & bits);
			saved->expected |= bits & saved->compared & ~saved->others;
		}
}

int pmureg_look(struct pmureg_session *session, struct pmureg_rotation *rotation)
{
	const struct pmureg_list *looks = &rotation->looks;
	int code = looks->count ? pmureg_run_prepared(&session->plan.runner, &rotation->looks) : 0, any = 0;

	for (size_t i = 0; i < looks->count && !code; i++) {
		const struct pmureg_access *access = &looks->at[i];
		const unsigned int shift = pmureg_access_shift(access);
		struct pmureg_saved *saved;

		if (!access->saved) /* a select */
			continue;
		saved = &session->plan.runner.saved[access->saved - 1];
		if (!((access->value ^ saved->left >> shift) & saved->expected >> shift &
		      pmureg_mask(access->place.bits)))
			continue;
		saved->state = CHANGED;
		any = 1;
	}
	if (any)
		mark_shared(session, rotation);
	return code;
}

/* ---- Writing ---- */

/* Selects the list's bank again if a read of a control has selected another one. */
static int rotate_select_again(struct rotating *rotating)
{
	struct pmureg_runner *runner = &rotating->session->plan.runner;
	struct pmureg_list again = {.at = &rotating->list->at[rotating->select], .is_prepared = 1};

	if (runner->bank.known && runner->bank.value == again.at->value &&
	    pmureg_place_same(&runner->bank.place, &again.at->place))
		return 0;
	while (again.at[again.count].selects)
		again.count++;
	return pmureg_run(runner, &again, 0);
}

static int rotate_run_one(struct rotating *rotating, size_t i)
{
	struct pmureg_runner *runner = &rotating->session->plan.runner;
	const struct pmureg_list one = {.at = &rotating->list->at[i], .count = 1, .is_prepared = 1};
	const struct pmureg_access *access = one.at;
	struct pmureg_saved *saved = control_of(rotating->session, access);
	int code = 0;

	if ((saved && saved->state == LATER) || (rotating->any && rotate_is_theirs(rotating, access)))
		return 0;
	if (access->selects && (!i || !access[-1].selects)) {
		rotating->select = i;
		runner->bank = (struct pmureg_bank){access->place, access->value, !access->half};
	} else if (!access->selects && access->kind != PMUREG_ACCESS_BARRIER &&
		   pmureg_access_register(runner->system, access)->selector != PMUREG_NONE) {
		code = rotate_select_again(rotating);
	}
	if (saved && !access->half && access->kind == PMUREG_ACCESS_WRITE)
		saved->left = access->value;
	return code ? code : pmureg_run(runner, &one, 0);
}

static int run_list(struct rotating *rotating, const struct pmureg_list *list)
{
	int code = 0;

	rotating->list = list;
	rotating->session->plan.runner.bank.known = 0;
	for (size_t i = 0, looked = 0; i < list->count && !code; i++) {
		for (const size_t end = end_of_looks(rotating, i); looked < end && !code; looked++)
			code = rotate_look(rotating, &list->at[looked]);
		code = code ? code : rotate_run_one(rotating, i);
	}
	return code;
}

/* ---- Units ---- */

/* Starts a stopped unit again if another program counts on it, or if the next rotation does not use it. */
static int restart(struct pmureg_session *session, const struct pmureg_rotation *last,
		   const struct pmureg_rotation *next)
{
	int code = 0;

	for (size_t u = 0; u < last->unit_count && !code; u++) {
		const struct pmureg_unit *unit = &last->units[u];
		const struct pmureg_list start = {.at = last->lists[PMUREG_START].at + unit->start.first,
						  .count = unit->start.count,
						  .is_prepared = 1};

		if (!pmureg_unit_among(next->units, next->unit_count, unit->block, unit->instance) ||
		    is_unit_shared(session, unit))
			code = pmureg_run(&session->plan.runner, &start, 0);
	}
	return code;
}

int pmureg_rotate(struct pmureg_session *session, struct pmureg_rotation *last, struct pmureg_rotation *next)
{
	struct rotating rotating = {.session = session};
	int code;

	for (size_t i = 0; i < session->plan.runner.saved_count; i++)
		rotating.any |= session->plan.runner.saved[i].state == CHANGED;
	mark(session, &last->lists[PMUREG_FINISH], NOTHING);
	mark(session, &next->lists[PMUREG_PROGRAM], LATER);
	code = run_list(&rotating, &last->lists[PMUREG_FINISH]);
	mark(session, &next->lists[PMUREG_PROGRAM], NOTHING);
	code = code ? code : run_list(&rotating, &next->lists[PMUREG_PROGRAM]);
	mark_shared(session, last);
	mark_shared(session, next);
	return code ? code : restart(session, last, next);
}
