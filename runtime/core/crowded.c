/*
 * crowded.c: which events must take turns: those that want a unit where not all fit, and all that share a unit with them.
 */
#include "plan.h"

static void find_leaders(struct pmureg_session *session)
{
	const struct pmureg_share none = { 0 };
	size_t e;

	for (e = 0; e < session->event_count; e++) {
		session->shares[e] = none;
		session->shares[e].leader = (uint16_t)pmureg_group_leader(session->events, e);
	}
}

static void mark_group(struct pmureg_session *session, uint16_t leader)
{
	size_t e;

	for (e = leader; e < session->event_count; e++)
		if (session->shares[e].leader == leader)
			session->shares[e].rotates = 1;
}

/* Groups that want a unit take turns together: a unit is programmed as a whole. Returns whether that is new. */
static int mark_unit(struct pmureg_session *session, const struct pmureg_unit *unit)
{
	int is_new = 0;
	size_t u;

	for (u = 0; u < unit->use_count; u++) {
		const struct pmureg_share *share = &session->shares[pmureg_event_index(session, &unit->uses[u])];

		if (share->rotates)
			continue;
		mark_group(session, share->leader);
		is_new = 1;
	}
	return is_new;
}

static int is_marked(const struct pmureg_session *session, const struct pmureg_unit *unit)
{
	size_t u;

	for (u = 0; u < unit->use_count; u++)
		if (session->shares[pmureg_event_index(session, &unit->uses[u])].rotates)
			return 1;
	return 0;
}

int pmureg_mark_crowded(struct pmureg_session *session, struct pmureg_turn *all)
{
	size_t i;
	int more = 1, result;

	find_leaders(session);
	if (!pmureg_may_rotate(&session->options, session->events, session->event_count))
		return 0;
	for (i = 0; i < all->unit_count; i++) {
		result = pmureg_turn_plan_unit(session, all, &all->units[i], NULL);
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
