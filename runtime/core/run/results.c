/*
 * results.c: counts and times of events.
 */
#include "run.h"

/* ---- Time ---- */

void pmureg_account(struct pmureg_session *session, uint64_t now, struct pmureg_rotation *rotation)
{
	const uint64_t passed = now - session->since_ns;

	session->since_ns = now;
	session->enabled_ns += passed;
	if (rotation)
		rotation->ran_ns += passed;
	for (size_t e = 0; rotation && e < session->event_count; e++)
		if (pmureg_is_member(rotation->members, e))
			session->schedules[e].running_ns += passed;
}

/* ---- Results ---- */

int pmureg_check_started(const struct pmureg_session *session)
{
	return session->started ?
		       0 :
		       pmureg_fail(session->plan.runner.error, -PMUREG_EINVAL, 0, "the session has not been started");
}

/* Returns the average time for which reads stopped the units of the totals from index `from` up to `to`. */
static uint64_t frozen_of(const struct pmureg_session *session, uint32_t from, uint32_t to)
{
	uint64_t frozen_ns = 0;

	for (uint32_t i = from; i < to; i++)
		frozen_ns += session->totals[i].frozen_ns;
	return from < to ? frozen_ns / (to - from) : 0;
}

/* Adds up the totals of an event from index `from` up to `to`: of all its instances, or of one. */
static void run_results_add_up(const struct pmureg_session *session, size_t event, uint32_t from, uint32_t to,
		   struct pmureg_count *count)
{
	const struct pmureg_schedule *schedule = &session->schedules[event];
	const uint64_t frozen_ns = session->freezes ? frozen_of(session, from, to) : 0;

	count->value = 0;
	count->enabled_ns = session->enabled_ns - frozen_ns;
	count->running_ns = (schedule->rotates ? schedule->running_ns : session->enabled_ns) - frozen_ns;
	count->reason = schedule->began ? PMUREG_COUNTED : PMUREG_NEVER_SCHEDULED;
	for (; from < to; from++) {
		count->value += session->totals[from].count;
		if (session->totals[from].reason > count->reason)
			count->reason = session->totals[from].reason;
	}
	if (count->reason != PMUREG_COUNTED)
		count->value = 0;
}

int pmureg_session_read(struct pmureg_session *session, struct pmureg_count *counts, struct pmureg_error *error)
{
	struct pmureg_rotation *rotation = session->current ? &session->rotations[session->current] : NULL;
	int code;

	session->plan.runner.error = error;
	code = pmureg_check_started(session);
	if (code)
		return code;
	if (session->rotations[0].sample_count)
		code = pmureg_rotation_read(session, &session->rotations[0]);
	if (!code && rotation)
		code = pmureg_rotation_read(session, rotation);
	if (session->running)
		pmureg_account(session, pmureg_now(session), rotation);
	code = code ? code : pmureg_look(session, &session->rotations[0]);
	if (!code && rotation)
		code = pmureg_look(session, rotation);
	for (size_t e = 0; e < session->event_count && !code; e++)
		run_results_add_up(session, e, session->totals_of[e], session->totals_of[e + 1], &counts[e]);
	return code;
}

int pmureg_session_read_instance(const struct pmureg_session *session, size_t event, uint16_t instance,
				 struct pmureg_count *count)
{
	for (uint32_t t = session->totals_of[event]; t < session->totals_of[event + 1]; t++) {
		if (session->totals[t].instance != instance)
			continue;
		run_results_add_up(session, event, t, t + 1, count);
		return 0;
	}
	return -PMUREG_ENOENT;
}

uint64_t pmureg_session_deadline(const struct pmureg_session *session)
{
	uint64_t least = 0;

	for (size_t i = 0; i < session->rotation_count; i++)
		for (size_t u = 0; u < session->rotations[i].unit_count; u++) {
			const struct pmureg_unit *unit = &session->rotations[i].units[u];
			const struct pmureg_counter *counters = pmureg_block_counters(unit->block);

			for (size_t n = 0; n < unit->assignment_count; n++) {
				const uint16_t kind = unit->assignments[n].kind;

				least = pmureg_sooner(
					least, pmureg_half_wrap_ns(unit->kinds[kind].width, counters[kind].top_rate));
			}
		}
	return least;
}
