/*
 * results.c: what has been counted, and for how long.
 */
#include "plan.h"

/* ---- Time ---- */

uint64_t pmureg_now(const struct pmureg_session *session)
{
	return session->options.now ? session->options.now(session->options.context) : 0;
}

void pmureg_account(struct pmureg_session *session, uint64_t now, const struct pmureg_turn *turn)
{
	const uint64_t passed = now - session->since_ns;
	size_t e;

	session->since_ns = now;
	session->enabled_ns += passed;
	session->always_ns += passed;
	for (e = 0; turn && e < session->event_count; e++)
		if (pmureg_is_member(turn->members, e))
			session->shares[e].running_ns += passed;
}

/* ---- Results ---- */

int pmureg_check_started(const struct pmureg_session *session, struct pmureg_error *error)
{
	return session->started ? 0 : pmureg_fail(error, -PMUREG_EINVAL, 0, "the session has not been started");
}

static void add_tally(struct pmureg_count *count, const struct pmureg_tally *tally)
{
	count->value += tally->count;
	if (tally->reason > count->reason)
		count->reason = tally->reason;
}

static void begin_count(const struct pmureg_session *session, size_t event, struct pmureg_count *count)
{
	const struct pmureg_share *share = &session->shares[event];

	count->value = 0;
	count->enabled_ns = session->enabled_ns;
	count->running_ns = share->rotates ? share->running_ns : session->always_ns;
	count->reason = share->began ? PMUREG_COUNTED : PMUREG_NEVER_SCHEDULED;
}

static void end_count(struct pmureg_count *count)
{
	if (count->reason != PMUREG_COUNTED)
		count->value = 0;
}

int pmureg_session_read(struct pmureg_session *session, struct pmureg_count *counts, struct pmureg_error *error)
{
	struct pmureg_turn *turn = session->current ? &session->turns[session->current] : NULL;
	int result = pmureg_check_started(session, error);
	uint32_t t;
	size_t e;

	if (result)
		return result;
	if (session->running)
		pmureg_account(session, pmureg_now(session), turn);
	if (session->turns[0].sample_count)
		result = pmureg_turn_read(session, &session->turns[0], error);
	if (!result && turn)
		result = pmureg_turn_read(session, turn, error);
	for (e = 0; e < session->event_count && !result; e++) {
		begin_count(session, e, &counts[e]);
		for (t = session->tallies_of[e]; t < session->tallies_of[e + 1]; t++)
			add_tally(&counts[e], &session->tallies[t]);
		end_count(&counts[e]);
	}
	return result;
}

int pmureg_session_read_instance(const struct pmureg_session *session, size_t event, uint16_t instance,
				 struct pmureg_count *count)
{
	uint32_t t;

	for (t = session->tallies_of[event]; t < session->tallies_of[event + 1]; t++) {
		if (session->tallies[t].instance != instance)
			continue;
		begin_count(session, event, count);
		add_tally(count, &session->tallies[t]);
		end_count(count);
		return 0;
	}
	return -PMUREG_ENOENT;
}

uint64_t pmureg_session_deadline(const struct pmureg_session *session)
{
	uint64_t least = 0;
	size_t i, u;

	for (i = 0; i < session->turn_count; i++)
		for (u = 0; u < session->turns[i].unit_count; u++) {
			const struct pmureg_unit *unit = &session->turns[i].units[u];
			size_t n;

			for (n = 0; n < unit->use_count; n++) {
				const uint16_t kind = unit->uses[n].kind;
				uint64_t ns = pmureg_half_wrap_ns(unit->kinds[kind].width,
								  unit->block->counters[kind].top_rate);

				if (ns && (!least || ns < least))
					least = ns;
			}
		}
	return least;
}
