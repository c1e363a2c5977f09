/*
 * running.c: starts and stops a session, and changes its rotations.
 */
#include "run.h"

static struct pmureg_rotation *current(struct pmureg_session *session)
{
	return session->current ? &session->rotations[session->current] : NULL;
}

int pmureg_run_lists(struct pmureg_session *session, enum pmureg_bound which, int on)
{
	int first = pmureg_run(&session->plan.runner, &session->rotations[0].lists[which], on), code = 0;

	if (session->current && (on || !first))
		code = pmureg_run(&session->plan.runner, &current(session)->lists[which], on);
	return first ? first : code;
}

/* ---- Starting and stopping ---- */

static int start_rotation(struct pmureg_session *session, struct pmureg_rotation *rotation)
{
	int code;

	pmureg_expect(session, rotation, PMUREG_START);
	rotation->started = 1; /* also after a failure, so that a part that runs is stopped */
	code = pmureg_run(&session->plan.runner, &rotation->lists[PMUREG_START], 0);
	rotation->runs = !code;
	code = code ? code : pmureg_rotation_read_first(session, rotation);
	for (size_t e = 0; e < session->event_count && !code; e++)
		session->schedules[e].began |= (uint8_t)pmureg_is_member(rotation->members, e);
	return code;
}

static void forget_counts(struct pmureg_session *session)
{
	for (size_t i = 0; i < session->totals_of[session->event_count]; i++) {
		session->totals[i].count = session->totals[i].frozen_ns = 0;
		session->totals[i].reason = PMUREG_COUNTED;
	}
	for (size_t i = 0; i < session->event_count; i++)
		session->schedules[i].running_ns = session->schedules[i].began = 0;
	for (size_t r = 0; r < session->rotation_count; r++)
		session->rotations[r].ran_ns = 0;
	session->enabled_ns = 0;
	session->rotations_begun = 1;
}

int pmureg_session_start(struct pmureg_session *session, struct pmureg_error *error)
{
	int code;

	session->plan.runner.error = error;
	if (session->running)
		return pmureg_fail(error, -PMUREG_EBUSY, 0, "the session is running already");
	forget_counts(session);
	session->running = 1;
	code = start_rotation(session, &session->rotations[0]);
	if (!code && session->current)
		code = start_rotation(session, current(session));
	session->since_ns = pmureg_now(session);
	session->started = !code;
	return code;
}

/* Checks whether an access is to a unit on which another program has begun to count. Such a unit is not stopped. */
static int runs_on(const struct pmureg_runner *runner, const struct pmureg_undo *undo,
		   const struct pmureg_access *access)
{
	return pmureg_undo_shares(runner->system, undo, access) != 0;
}

static int stop(struct pmureg_session *session)
{
	struct pmureg_undo undo;
	int any, looked, stopped, code = 0;

	pmureg_session_undo(session, &undo);
	looked = pmureg_undo_runs_on(&session->plan.runner, &undo, &any);
	stopped = pmureg_run_but(&session->plan.runner, &session->rotations[0].lists[PMUREG_STOP], 1,
				 any ? runs_on : NULL, &undo);
	if (session->current)
		code = pmureg_run_but(&session->plan.runner, &current(session)->lists[PMUREG_STOP], 1,
				      any ? runs_on : NULL, &undo);
	return looked ? looked : stopped ? stopped : code;
}

int pmureg_session_stop(struct pmureg_session *session, struct pmureg_error *error)
{
	int code;

	session->plan.runner.error = error;
	if (!session->running)
		return pmureg_fail(error, -PMUREG_EINVAL, 0, "the session is not running");
	code = stop(session);
	pmureg_account(session, pmureg_now(session), current(session));
	pmureg_expect(session, &session->rotations[0], PMUREG_STOP);
	if (session->current)
		pmureg_expect(session, current(session), PMUREG_STOP);
	session->running = session->rotations[0].runs = session->rotations[session->current].runs = 0;
	return code;
}

/* ---- Rotations ---- */

size_t pmureg_session_rotations(const struct pmureg_session *session)
{
	return session->rotation_count > 1 ? session->rotation_count - 1 : 1;
}

/*
 * Returns the next rotation. A rotation that has run a whole round longer than another, because it was ended late, is
 * skipped every second time, until all have run equally long.
 */
static size_t next_rotation(struct pmureg_session *session)
{
	const size_t last = session->rotation_count - 1;
	uint64_t least = UINT64_MAX, all = 0;
	size_t next = session->current;

	for (size_t r = 1; r <= last; r++) {
		const uint64_t ran = session->rotations[r].ran_ns;

		least = ran < least ? ran : least;
		all += ran;
	}
	for (;;) {
		struct pmureg_rotation *rotation = &session->rotations[next = next % last + 1];

		rotation->sat_out = !rotation->sat_out && rotation->ran_ns - least > all / session->rotations_begun;
		if (!rotation->sat_out)
			return next;
	}
}

int pmureg_session_rotate(struct pmureg_session *session, struct pmureg_error *error)
{
	struct pmureg_rotation *last = current(session);
	int code;

	session->plan.runner.error = error;
	code = pmureg_check_started(session);
	if (!code && !session->running)
		code = pmureg_fail(error, -PMUREG_EINVAL, 0, "the session is not running");
	if (code || session->rotation_count == 1)
		return code;
	code = pmureg_run(&session->plan.runner, &last->lists[PMUREG_STOP], 0);
	last->runs = 0;
	pmureg_account(session, pmureg_now(session), last);
	code = code ? code : pmureg_rotation_read(session, last);
	if (code)
		return code;
	session->current = next_rotation(session);
	current(session)->started = 0;
	session->rotations_begun++;
	code = pmureg_rotate(session, last, current(session));
	code = code ? code : start_rotation(session, current(session));
	pmureg_account(session, pmureg_now(session), NULL);
	return code;
}
