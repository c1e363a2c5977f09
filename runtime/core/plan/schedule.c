/*
 * schedule.c: decides which events each rotation counts.
 *
 * A rotation is filled group by group: first the group with the fewest rotations, and of several the one that has
 * waited longest; then the others in this order, as far as they fit, so that no counter is idle while a group waits for
 * it. A group is never split. The session repeats the rotations. Their number is the one that gives the groups the
 * fairest shares, and at most the number of groups.
 */
#include "plan.h"

#define FEW 8    /* limits the tries if the first rotations of all groups take more than this, see share_out() */
#define ROUNDS 8 /* times as many rotations are tried then */

/* ---- Multiplexed events: those of a unit that has too few counters, and all that share a unit with them ---- */

static void find_leaders(struct pmureg_session *session)
{
	for (size_t e = 0; e < session->event_count; e++)
		session->schedules[e] = (struct pmureg_schedule){
			.leader = (uint16_t)pmureg_group_leader(session->events, e),
			.like = pmureg_event_like(&session->events[e]),
		};
}

static struct pmureg_schedule *schedule_of(const struct pmureg_session *session,
					   const struct pmureg_assignment *assignment)
{
	return &session->schedules[assignment->event - session->events];
}

static int is_marked(const struct pmureg_session *session, const struct pmureg_unit *unit)
{
	for (size_t u = 0; u < unit->assignment_count; u++)
		if (schedule_of(session, &unit->assignments[u])->rotates)
			return 1;
	return 0;
}

/* Marks all groups on a unit as multiplexed, because a unit is programmed as a whole. Returns whether any is new. */
static int mark_unit(struct pmureg_session *session, const struct pmureg_unit *unit)
{
	int is_new = 0;

	for (size_t u = 0; u < unit->assignment_count; u++) {
		const struct pmureg_schedule *schedule = schedule_of(session, &unit->assignments[u]);

		if (schedule->rotates)
			continue;
		for (size_t e = schedule->leader;
		     e < session->event_count && session->schedules[e].leader == schedule->leader; e++)
			session->schedules[e].rotates = 1;
		is_new = 1;
	}
	return is_new;
}

/* Plans a unit without reporting an error, because events that do not fit can still be multiplexed. */
static int schedule_try_unit(struct pmureg_session *session, struct pmureg_rotation *rotation, struct pmureg_unit *unit)
{
	struct pmureg_error *const error = session->plan.runner.error;
	int code;

	session->plan.runner.error = NULL;
	code = pmureg_rotation_plan_unit(&session->plan, rotation, unit);
	session->plan.runner.error = error;
	return code;
}

/* Marks the events to multiplex. Rotation 0 has all events at this time. */
static int mark_overcommitted(struct pmureg_session *session, struct pmureg_rotation *all)
{
	if (!pmureg_may_rotate(&session->options, session->events, session->event_count))
		return 0;
	for (size_t i = 0; i < all->unit_count; i++) {
		int code = schedule_try_unit(session, all, &all->units[i]);

		if (code == -PMUREG_ENOSPC)
			return code;
		if (code)
			mark_unit(session, &all->units[i]);
	}
	/* No unit is wanted yet, because no rotation has been filled since the discovery. */
	for (int more = 1; more;) {
		more = 0;
		for (size_t i = 0; i < all->unit_count; i++)
			session->plan.found[all->units[i].home].wanted |= is_marked(session, &all->units[i]);
		for (size_t i = 0; i < all->unit_count; i++)
			if (session->plan.found[all->units[i].home].wanted)
				more |= mark_unit(session, &all->units[i]);
	}
	return 0;
}

static void set_member(uint8_t *members, size_t event, int is_member)
{
	const unsigned int bit = 1U << event % 8;

	members[event / 8] = (uint8_t)(is_member ? members[event / 8] | bit : members[event / 8] & ~bit);
}

static uint8_t *members_of(const struct pmureg_session *session, size_t rotation)
{
	return session->members + rotation * pmureg_member_bytes(session->event_count);
}

/* ---- One rotation ---- */

/* Adds a group to a rotation, or removes it. `assignment_count` of each discovered unit is the number of its events in
 * this rotation. */
static void move_group(struct pmureg_session *session, uint16_t rotation, uint16_t leader, int is_in)
{
	for (size_t e = leader; e < session->event_count && session->schedules[e].leader == leader; e++) {
		set_member(members_of(session, rotation), e, is_in);
		for (size_t i = 0; i < session->plan.found_count; i++) {
			struct pmureg_unit *unit = &session->plan.found[i];

			if (!pmureg_event_counts(&session->events[e], unit->block, unit->instance))
				continue;
			unit->assignment_count = is_in ? unit->assignment_count + 1 : unit->assignment_count - 1;
		}
	}
}

/* Plans the units that a group wants, in the memory of rotation 0. `is_first`: the group is alone, so that an error is
 * final. */
static int plan_group(struct pmureg_session *session, uint16_t number, uint16_t leader, int is_first)
{
	struct pmureg_rotation *scratch = &session->rotations[0];
	int code = 0;

	pmureg_rotation_fill(session, scratch, members_of(session, number), &leader);
	for (size_t i = 0; i < scratch->unit_count && !code; i++)
		code = is_first ? pmureg_rotation_plan_unit(&session->plan, scratch, &scratch->units[i]) :
				  schedule_try_unit(session, scratch, &scratch->units[i]);
	return code;
}

/* Fills a rotation. An error for the first group, which is alone in it, is an error for the session. */
static int fill_rotation(struct pmureg_session *session, uint16_t number)
{
	int is_first = 1;
	uint16_t leader;

	for (; (leader = pmureg_queue_next(session, number)) != PMUREG_NONE; is_first = 0) {
		struct pmureg_schedule *schedule = &session->schedules[leader];
		int code;

		schedule->tried = number;
		move_group(session, number, leader, 1);
		code = plan_group(session, number, leader, is_first);
		if (code && (is_first || code == -PMUREG_ENOSPC))
			return code;
		if (code) {
			move_group(session, number, leader, 0);
			for (size_t i = 0; i < session->plan.found_count; i++)
				session->plan.found[i].refused +=
					pmureg_group_wants(session, leader, &session->plan.found[i]) != 0;
			continue;
		}
		schedule->rotations++;
		schedule->last = number;
		pmureg_queue_again(session, leader);
	}
	for (size_t i = 0; i < session->plan.found_count; i++)
		session->plan.found[i].assignment_count = session->plan.found[i].refused = 0;
	return 0;
}

/* ---- The number of rotations ---- */

/* Asks the caller whether to give up: planning may take long, and has written nothing yet. */
static int check_patience(const struct pmureg_session *session)
{
	const struct pmureg_session_options *options = &session->options;

	if (!options->give_up || !options->give_up(options->context))
		return 0;
	return pmureg_fail(session->plan.runner.error, -PMUREG_EINTR, 0, "the planning of the session was cancelled");
}

/* How evenly a number of rotations serves the groups. */
struct fairness {
	uint64_t rotations, least, most; /* number; rotations of the groups with fewest and most */
	uint64_t squares;                /* sum of the squared rotations of all groups */
};

static struct fairness schedule_judge(const struct pmureg_session *session, uint16_t rotations)
{
	struct fairness fairness = {rotations, UINT64_MAX, 0, 0};

	for (size_t e = 0; e < session->event_count; e++) {
		const struct pmureg_schedule *schedule = &session->schedules[e];

		if (!schedule->rotates || schedule->leader != e)
			continue;
		fairness.least = schedule->rotations < fairness.least ? schedule->rotations : fairness.least;
		fairness.most = schedule->rotations > fairness.most ? schedule->rotations : fairness.most;
		fairness.squares += (uint64_t)schedule->rotations * schedule->rotations;
	}
	return fairness;
}

/* Checks whether `a` gives the group with the fewest rotations a larger share, or if equal, the others nearer ones. */
static int is_fairer(const struct fairness *a, const struct fairness *b)
{
	if (a->least * b->rotations != b->least * a->rotations)
		return a->least * b->rotations > b->least * a->rotations;
	return a->squares * b->rotations * b->rotations < b->squares * a->rotations * a->rotations;
}

/*
 * Tries up to as many rotations as there are groups: with so many, each group can have its fair share. With very many
 * groups, tries ROUNDS times the rotations that serve each group once: shares then differ by one in ROUNDS.
 */
static int share_out(struct pmureg_session *session)
{
	struct fairness best = {1, 0, 0, 0}, fairness = best;
	size_t most = session->group_count;
	int code = 0;

	for (uint16_t rotation = 1; rotation <= most && pmureg_queue_next(session, rotation) != PMUREG_NONE; rotation++) {
		const int is_round = !fairness.least;

		code = check_patience(session);
		code = code ? code : fill_rotation(session, rotation);
		if (code)
			break;
		fairness = schedule_judge(session, rotation);
		if (is_round && fairness.least && rotation > FEW)
			most = rotation * ROUNDS < most ? rotation * ROUNDS : most;
		if (fairness.least && is_fairer(&fairness, &best)) {
			best = fairness;
			session->rotation_count = (size_t)rotation + 1;
		}
		if (fairness.least == fairness.most)
			break;
	}
	return code;
}

/* ---- All rotations ---- */

/* Plans `reset` and `finish` of each multiplexed unit, with the counters that it uses in all rotations. */
static int plan_once(struct pmureg_session *session)
{
	const struct pmureg_list *lists = session->rotations[0].lists;

	for (size_t i = 0; i < session->plan.found_count; i++) {
		struct pmureg_unit *found = &session->plan.found[i];
		int multiplexes = 0;

		for (size_t r = 1; r < session->rotation_count; r++) {
			const struct pmureg_unit *unit =
				pmureg_unit_among(session->rotations[r].units, session->rotations[r].unit_count,
						  found->block, found->instance);

			for (uint16_t k = 0; unit && k < unit->block->counter_count; k++)
				found->kinds[k].used |= unit->kinds[k].used;
			multiplexes |= unit != NULL;
		}
		if (multiplexes)
			pmureg_flatten_once(&session->plan, found, session->rotations[0].lists);
	}
	return lists[PMUREG_PROGRAM].full || lists[PMUREG_FINISH].full ? -PMUREG_ENOSPC : 0;
}

static int plan_all(struct pmureg_session *session)
{
	int code = 0;

	for (size_t i = 0; i < session->rotation_count && !code; i++) {
		struct pmureg_rotation *rotation = &session->rotations[i];

		code = check_patience(session);
		if (i && !code)
			code = pmureg_carve_rotation(session, rotation, members_of(session, i));
		if (code)
			break;
		rotation->members = members_of(session, i);
		pmureg_rotation_fill(session, rotation, rotation->members, NULL);
		code = pmureg_rotation_plan(&session->plan, rotation);
		session->freezes |= rotation->unfrozen < rotation->lists[PMUREG_READ].count;
	}
	session->current = session->rotation_count > 1;
	return code ? code : plan_once(session);
}

int pmureg_make_rotations(struct pmureg_session *session)
{
	struct pmureg_rotation *all = &session->rotations[0];
	int code;

	session->rotation_count = 1;
	find_leaders(session);
	pmureg_rotation_fill(session, all, NULL, NULL);
	code = pmureg_rotation_check(session, all);
	code = code ? code : mark_overcommitted(session, all);
	for (size_t e = 0; e < session->event_count && !code; e++)
		if (session->schedules[e].rotates && session->events[e].until)
			code = pmureg_fail(
				session->plan.runner.error, -PMUREG_EBUSY, 0,
				"`%s` ends the session and cannot be multiplexed: count fewer events with it",
				session->events[e].text);
	if (code)
		return code;
	for (size_t e = 0; e < session->event_count; e++)
		set_member(members_of(session, 0), e, !session->schedules[e].rotates);
	pmureg_queue_make(session);
	code = share_out(session);
	return code ? code : plan_all(session);
}
