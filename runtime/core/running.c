/*
 * running.c: starts and stops, and lets turns follow one another.
 */
#include "plan.h"

static struct pmureg_turn *current(struct pmureg_session *session)
{
	return session->current ? &session->turns[session->current] : NULL;
}

/* ---- Starting and stopping ---- */

static void mark_begun(struct pmureg_session *session, const struct pmureg_turn *turn)
{
	size_t e;

	for (e = 0; e < session->event_count; e++)
		if (pmureg_is_member(turn->members, e))
			session->shares[e].began = 1;
}

static int start_turn(struct pmureg_session *session, struct pmureg_turn *turn, struct pmureg_error *error)
{
	int result;

	turn->started = 1; /* so that a failure half way is stopped, too */
	result = pmureg_act_all(session, &turn->start, 0, error);
	if (!result)
		result = pmureg_turn_read_first(session, turn, error);
	if (!result)
		mark_begun(session, turn);
	return result;
}

static void forget_counts(struct pmureg_session *session)
{
	size_t i;

	for (i = 0; i < session->tallies_of[session->event_count]; i++) {
		session->tallies[i].count = 0;
		session->tallies[i].reason = PMUREG_COUNTED;
	}
	for (i = 0; i < session->event_count; i++)
		session->shares[i].running_ns = session->shares[i].began = 0;
	session->enabled_ns = session->always_ns = 0;
}

int pmureg_session_start(struct pmureg_session *session, struct pmureg_error *error)
{
	int result;

	if (session->running)
		return pmureg_fail(error, -PMUREG_EBUSY, 0, "the session is running already");
	forget_counts(session);
	session->running = 1;
	result = start_turn(session, &session->turns[0], error);
	if (!result && session->current)
		result = start_turn(session, current(session), error);
	session->since_ns = pmureg_now(session);
	session->started = !result;
	return result;
}

int pmureg_session_stop(struct pmureg_session *session, struct pmureg_error *error)
{
	int first, result = 0;

	if (!session->running)
		return pmureg_fail(error, -PMUREG_EINVAL, 0, "the session is not running");
	first = pmureg_act_all(session, &session->turns[0].stop, 1, error);
	if (session->current)
		result = pmureg_act_all(session, &current(session)->stop, 1, first ? NULL : error);
	pmureg_account(session, pmureg_now(session), current(session));
	session->running = 0;
	return first ? first : result;
}

/* ---- Turns ---- */

size_t pmureg_session_turns(const struct pmureg_session *session)
{
	return session->turn_count > 1 ? session->turn_count - 1 : 1;
}

/* Stopped and read, and its registers as a unit is left that nobody counts with. */
static int end_turn(struct pmureg_session *session, struct pmureg_turn *turn, struct pmureg_error *error)
{
	int result = pmureg_act_all(session, &turn->stop, 0, error);

	pmureg_account(session, pmureg_now(session), turn);
	if (!result)
		result = pmureg_turn_read(session, turn, error);
	return result ? result : pmureg_act_all(session, &turn->finish, 0, error);
}

static int begin_turn(struct pmureg_session *session, struct pmureg_turn *turn, struct pmureg_error *error)
{
	int result;

	turn->started = 0;
	result = pmureg_act_all(session, &turn->program, 0, error);
	if (!result)
		result = start_turn(session, turn, error);
	pmureg_account(session, pmureg_now(session), NULL);
	return result;
}

int pmureg_session_rotate(struct pmureg_session *session, struct pmureg_error *error)
{
	int result = pmureg_check_started(session, error);

	if (!result && !session->running)
		result = pmureg_fail(error, -PMUREG_EINVAL, 0, "the session is not running");
	if (result || session->turn_count == 1)
		return result;
	result = end_turn(session, current(session), error);
	if (result)
		return result;
	session->current = session->current % (session->turn_count - 1) + 1;
	return begin_turn(session, current(session), error);
}
