/*
 * rotation.c: which event is counted in which turn.
 *
 * Where all events of a unit fit, they are counted all the time. Groups that want a unit where not all fit take turns: each
 * goes to the first turn that has room for it. A group is never split.
 */
#include "plan.h"

#define ALWAYS 0

/* ---- Who takes turns ---- */

static void mark_group(struct pmureg_session *session, size_t event, uint16_t turn)
{
	const size_t leader = pmureg_group_leader(session->events, event);
	size_t e;

	for (e = leader; e < session->event_count; e++)
		if (pmureg_group_leader(session->events, e) == leader)
			session->turn_of[e] = turn;
}

static size_t event_index(const struct pmureg_session *session, const struct pmureg_use *use)
{
	return (size_t)(use->event - session->events);
}

/* Groups that want a unit take turns together: a unit is programmed as a whole. Returns whether that is new. */
static int mark_unit(struct pmureg_session *session, const struct pmureg_unit *unit)
{
	int is_new = 0;
	size_t u;

	for (u = 0; u < unit->use_count; u++) {
		size_t event = event_index(session, &unit->uses[u]);

		if (session->turn_of[event] != ALWAYS)
			continue;
		mark_group(session, event, PMUREG_NONE);
		is_new = 1;
	}
	return is_new;
}

static int is_marked(const struct pmureg_session *session, const struct pmureg_unit *unit)
{
	size_t u;

	for (u = 0; u < unit->use_count; u++)
		if (session->turn_of[event_index(session, &unit->uses[u])] != ALWAYS)
			return 1;
	return 0;
}

/* Turn 0 has all events: those that want a crowded unit get PMUREG_NONE, until they have a turn. */
static int mark_crowded(struct pmureg_session *session, struct pmureg_turn *all)
{
	struct pmureg_error ignored;
	size_t i;
	int more = 1, result;

	for (i = 0; i < all->unit_count; i++) {
		result = pmureg_turn_plan_unit(session, all, &all->units[i], &ignored);
		if (result == -PMUREG_ENOSPC)
			return result;
		if (result)
			mark_unit(session, &all->units[i]);
	}
	while (more)
		for (i = 0, more = 0; i < all->unit_count; i++)
			if (is_marked(session, &all->units[i]))
				more |= mark_unit(session, &all->units[i]);
	return 0;
}

/* ---- Sharing out ---- */

static int wants(const struct pmureg_session *session, const struct pmureg_unit *unit, size_t leader)
{
	size_t u;

	for (u = 0; u < unit->use_count; u++)
		if (pmureg_group_leader(session->events, event_index(session, &unit->uses[u])) == leader)
			return 1;
	return 0;
}

/* Plans, in the memory of turn 0, the units of a turn that a group wants. */
static int try_turn(struct pmureg_session *session, uint16_t turn, size_t leader, struct pmureg_error *error)
{
	struct pmureg_turn *scratch = &session->turns[0];
	size_t i;
	int result = 0;

	mark_group(session, leader, turn);
	pmureg_turn_fill(session, scratch, turn);
	for (i = 0; i < scratch->unit_count && !result; i++)
		if (wants(session, &scratch->units[i], leader))
			result = pmureg_turn_plan_unit(session, scratch, &scratch->units[i], error);
	return result;
}

static int find_turn(struct pmureg_session *session, size_t leader, struct pmureg_error *error)
{
	struct pmureg_error ignored;
	uint16_t turn;
	int result;

	for (turn = 1; turn < session->turn_count; turn++) {
		result = try_turn(session, turn, leader, &ignored);
		if (!result || result == -PMUREG_ENOSPC)
			return result;
	}
	/* Alone: what does not work now never will. */
	result = try_turn(session, turn, leader, error);
	session->turn_count += !result;
	return result;
}

static int share_out(struct pmureg_session *session, struct pmureg_error *error)
{
	size_t e;
	int result = 0;

	for (e = 0; e < session->event_count && !result; e++)
		if (session->turn_of[e] == PMUREG_NONE)
			result = find_turn(session, e, error);
	return result;
}

static int plan_all(struct pmureg_session *session, struct pmureg_error *error)
{
	uint16_t i;
	int result = 0;

	for (i = 0; i < session->turn_count && !result; i++) {
		if (i)
			result = pmureg_carve_turn(session, &session->turns[i], session->turn_of, i);
		if (result)
			break;
		pmureg_turn_fill(session, &session->turns[i], i);
		result = pmureg_turn_plan(session, &session->turns[i], error);
	}
	session->current = session->turn_count > 1;
	return result;
}

int pmureg_make_turns(struct pmureg_session *session, struct pmureg_error *error)
{
	struct pmureg_turn *all = &session->turns[0];
	size_t e;
	int result;

	for (e = 0; e < session->event_count; e++)
		session->turn_of[e] = ALWAYS;
	session->turn_count = 1;
	pmureg_turn_fill(session, all, PMUREG_NONE);
	result = pmureg_turn_check(session, all, error);
	if (result)
		return result;
	if (pmureg_may_rotate(&session->options, session->events, session->event_count)) {
		result = mark_crowded(session, all);
		if (!result)
			result = share_out(session, error);
	}
	return result ? result : plan_all(session, error);
}
