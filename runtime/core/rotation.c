/*
 * rotation.c: which event is counted in which turn.
 *
 * A turn is filled group by group: first the one that has had the fewest turns, and of those the one that has waited
 * longest; then the others in this order, as far as they fit, so that no counter idles while a group waits for it. A group is
 * never split. The turns come round again and again; there are as many of them as are fairest, and at most one a group.
 */
#include "plan.h"

#define NOBODY UINT16_MAX

static uint8_t *members_of(const struct pmureg_session *session, size_t turn)
{
	return session->members + turn * pmureg_member_bytes(session->event_count);
}

/* ---- One turn ---- */

static int is_before(const struct pmureg_share *a, const struct pmureg_share *b)
{
	return a->turns != b->turns ? a->turns < b->turns : a->last < b->last;
}

/* The group that is to be tried next for a turn; of equal ones the first that was asked for. */
static uint16_t next_group(const struct pmureg_session *session, uint16_t turn)
{
	const struct pmureg_share *shares = session->shares;
	uint16_t next = NOBODY;
	size_t e;

	for (e = 0; e < session->event_count; e++)
		if (shares[e].rotates && shares[e].leader == e && shares[e].tried != turn &&
		    (next == NOBODY || is_before(&shares[e], &shares[next])))
			next = (uint16_t)e;
	return next;
}

/* A group comes into a turn or leaves it; of each unit that was found, `use_count` is the events that it has in this turn. */
static void move_group(struct pmureg_session *session, uint16_t turn, uint16_t leader, int is_in)
{
	size_t e, i;

	for (e = leader; e < session->event_count; e++) {
		if (session->shares[e].leader != leader)
			continue;
		pmureg_set_member(members_of(session, turn), e, is_in);
		for (i = 0; i < session->found_count; i++) {
			struct pmureg_unit *unit = &session->found[i];

			if (!pmureg_event_counts(&session->events[e], unit->block, unit->instance))
				continue;
			unit->use_count = is_in ? unit->use_count + 1 : unit->use_count - 1;
		}
	}
}

/* More events than counters: that needs no plan to be seen. */
static int is_too_full(const struct pmureg_session *session)
{
	uint16_t k;
	size_t i;

	for (i = 0; i < session->found_count; i++) {
		const struct pmureg_unit *unit = &session->found[i];
		size_t counters = 0;

		for (k = 0; k < unit->block->counter_count; k++)
			counters = unit->block->counters[k].free ? SIZE_MAX / 2 : counters + unit->kinds[k].count;
		if (unit->use_count > counters)
			return 1;
	}
	return 0;
}

static int wants(const struct pmureg_session *session, const struct pmureg_unit *unit, uint16_t leader)
{
	size_t u;

	for (u = 0; u < unit->use_count; u++)
		if (session->shares[pmureg_event_index(session, &unit->uses[u])].leader == leader)
			return 1;
	return 0;
}

/* Plans, in the memory of turn 0, the units of a turn that a group wants. */
static int plan_group(struct pmureg_session *session, uint16_t turn, uint16_t leader, struct pmureg_error *error)
{
	struct pmureg_turn *scratch = &session->turns[0];
	size_t i;
	int result = 0;

	pmureg_turn_fill(session, scratch, members_of(session, turn));
	for (i = 0; i < scratch->unit_count && !result; i++)
		if (wants(session, &scratch->units[i], leader))
			result = pmureg_turn_plan_unit(session, scratch, &scratch->units[i], error);
	return result;
}

/* The first group is alone as yet: what does not work now never will. */
static int fill_turn(struct pmureg_session *session, uint16_t turn, struct pmureg_error *error)
{
	int is_first = 1, result;
	uint16_t leader;
	size_t i;

	for (i = 0; i < session->found_count; i++)
		session->found[i].use_count = 0;
	while ((leader = next_group(session, turn)) != NOBODY) {
		struct pmureg_share *share = &session->shares[leader];

		share->tried = turn;
		move_group(session, turn, leader, 1);
		result = !is_first && is_too_full(session) ? -PMUREG_EBUSY :
							     plan_group(session, turn, leader, is_first ? error : NULL);
		if (result && (is_first || result == -PMUREG_ENOSPC))
			return result;
		is_first = 0;
		if (result) {
			move_group(session, turn, leader, 0);
			continue;
		}
		share->turns++;
		share->last = turn;
	}
	return 0;
}

/* ---- How many turns ---- */

/* How evenly the groups are spread over that many turns. */
struct fairness {
	uint64_t turns, least, most, squares; /* the turns of the group that has fewest, most; of all, squared, together */
};

static struct fairness judge(const struct pmureg_session *session, uint16_t turns)
{
	struct fairness fairness = { turns, UINT64_MAX, 0, 0 };
	size_t e;

	for (e = 0; e < session->event_count; e++) {
		const struct pmureg_share *share = &session->shares[e];

		if (!share->rotates || share->leader != e)
			continue;
		fairness.least = share->turns < fairness.least ? share->turns : fairness.least;
		fairness.most = share->turns > fairness.most ? share->turns : fairness.most;
		fairness.squares += (uint64_t)share->turns * share->turns;
	}
	return fairness;
}

/* The group that has least has more; or the same, and the others are nearer to it. */
static int is_fairer(const struct fairness *a, const struct fairness *b)
{
	if (a->least * b->turns != b->least * a->turns)
		return a->least * b->turns > b->least * a->turns;
	return a->squares * b->turns * b->turns < b->squares * a->turns * a->turns;
}

static int share_out(struct pmureg_session *session, struct pmureg_error *error)
{
	struct fairness best = { 1, 0, 0, 0 }, fairness;
	uint16_t turn;
	int result = 0;

	for (turn = 1; turn <= session->group_count && next_group(session, turn) != NOBODY; turn++) {
		result = fill_turn(session, turn, error);
		if (result)
			break;
		fairness = judge(session, turn);
		if (fairness.least && is_fairer(&fairness, &best)) {
			best = fairness;
			session->turn_count = (size_t)turn + 1;
		}
		if (fairness.least == fairness.most)
			break;
	}
	return result;
}

/* ---- All turns ---- */

static int plan_all(struct pmureg_session *session, struct pmureg_error *error)
{
	size_t i;
	int result = 0;

	for (i = 0; i < session->turn_count && !result; i++) {
		struct pmureg_turn *turn = &session->turns[i];

		if (i)
			result = pmureg_carve_turn(session, turn, members_of(session, i));
		if (result)
			break;
		turn->members = members_of(session, i);
		pmureg_turn_fill(session, turn, turn->members);
		result = pmureg_turn_plan(session, turn, error);
	}
	session->current = session->turn_count > 1;
	return result;
}

int pmureg_make_turns(struct pmureg_session *session, struct pmureg_error *error)
{
	struct pmureg_turn *all = &session->turns[0];
	size_t e;
	int result;

	session->turn_count = 1;
	pmureg_turn_fill(session, all, NULL);
	result = pmureg_turn_check(session, all, error);
	if (!result)
		result = pmureg_mark_crowded(session, all);
	if (result)
		return result;
	for (e = 0; e < session->event_count; e++)
		pmureg_set_member(members_of(session, 0), e, !session->shares[e].rotates);
	result = share_out(session, error);
	return result ? result : plan_all(session, error);
}
