/*
 * sample.c: reads the counters of a turn, and counts on by what each has moved.
 */
#include "plan.h"

/* ---- Accesses ---- */

static int fail_read(const struct pmureg_session *session, const struct pmureg_turn *turn, size_t failed, int code,
		     struct pmureg_error *error)
{
	const size_t at = failed < turn->access_count ? failed : 0;
	const uint8_t kind = turn->accesses[at].kind;

	return pmureg_fail_listed(session, &turn->read.acts[turn->reads[at]], kind, kind == PMUREG_ACCESS_WRITE, code, error);
}

static int run(struct pmureg_session *session, struct pmureg_turn *turn, struct pmureg_error *error)
{
	size_t failed = 0;
	int result = pmureg_io_run(session->io, turn->accesses, turn->access_count, &failed);

	return result ? fail_read(session, turn, failed, result, error) : 0;
}

/* ---- Counters of two halves ---- */

/* The halves did not go together: once more, now until they do. */
static int settle(struct pmureg_session *session, const struct pmureg_turn *turn, const struct pmureg_sample *sample,
		  uint64_t *value, struct pmureg_error *error)
{
	const struct pmureg_act *act = &turn->read.acts[sample->act];
	const struct pmureg_block *block = &session->system->blocks[act->place.block];
	struct pmureg_access *parts = &turn->accesses[sample->access];
	uint64_t select, mask;
	int result;

	session->bank.known = 0;
	pmureg_register_select(block, pmureg_act_register(session, act), act->place.instance, act->element, &select, &mask);
	result = pmureg_read_outside(session, act, select, value);
	if (result)
		return pmureg_fail_access(session, act, result, error);
	/* For another sample of the same counter. */
	if (sample->joint == PMUREG_HIGH_LOW_HIGH) {
		parts[0].value = parts[2].value = *value >> 32;
		parts[1].value = *value & UINT32_MAX;
	}
	return 0;
}

static int is_torn(const struct pmureg_sample *sample, const struct pmureg_access *parts)
{
	return sample->joint == PMUREG_HIGH_LOW_HIGH ? parts[0].value != parts[2].value :
						       (parts[0].value & UINT32_MAX) >= sample->near;
}

static int join(struct pmureg_session *session, const struct pmureg_turn *turn, const struct pmureg_sample *sample,
		uint64_t *value, struct pmureg_error *error)
{
	const struct pmureg_access *parts = &turn->accesses[sample->access];
	const struct pmureg_access *low = parts + (sample->joint == PMUREG_HIGH_LOW_HIGH);

	if (is_torn(sample, parts))
		return settle(session, turn, sample, value, error);
	*value = low[1].value << 32 | (low[0].value & UINT32_MAX);
	return 0;
}

/* ---- Counts ---- */

/* The most that a counter can have moved; saturates. */
static uint64_t most(const struct pmureg_sample *sample, uint64_t elapsed_ns)
{
	if (elapsed_ns <= UINT64_MAX / sample->rate)
		return elapsed_ns * sample->rate >> 16;
	elapsed_ns >>= 16;
	return elapsed_ns <= UINT64_MAX / sample->rate ? elapsed_ns * sample->rate : UINT64_MAX;
}

/*
 * A quarter more than described, and what 100 us bring: clocks are not exact. What moved further is no count, and where
 * a counter may have wrapped more than once there is none.
 */
static uint8_t judge(const struct pmureg_sample *sample, uint64_t moved, uint64_t elapsed_ns)
{
	const uint64_t limit = most(sample, elapsed_ns), slack = limit / 4 + (sample->rate * 100000 >> 16);

	if (limit > sample->mask)
		return PMUREG_TOO_LATE;
	return limit < UINT64_MAX - slack && moved > limit + slack ? PMUREG_IMPLAUSIBLE : PMUREG_COUNTED;
}

/* Counts on by what each counter moved since it was read last: modulo its width, so one wrap does no harm. */
static int count_on(struct pmureg_session *session, struct pmureg_turn *turn, uint64_t elapsed_ns,
		    struct pmureg_error *error)
{
	struct pmureg_sample *sample = turn->samples, *end = sample + turn->sample_count;
	uint64_t value, moved;

	for (; sample < end; sample++) {
		struct pmureg_tally *tally = &session->tallies[sample->tally];

		value = turn->accesses[sample->access].value;
		if (sample->joint != PMUREG_ONE) {
			int result = join(session, turn, sample, &value, error);

			if (result)
				return result;
		}
		moved = (value - sample->last) & sample->mask;
		sample->last = value;
		if (sample->rate && elapsed_ns && judge(sample, moved, elapsed_ns) != PMUREG_COUNTED)
			tally->reason = judge(sample, moved, elapsed_ns);
		else
			tally->count += moved;
	}
	return 0;
}

int pmureg_turn_read(struct pmureg_session *session, struct pmureg_turn *turn, struct pmureg_error *error)
{
	const uint64_t before = pmureg_now(session);
	uint64_t elapsed = 0;
	int result = run(session, turn, error);

	if (result)
		return result;
	if (session->options.now && !(session->options.flags & PMUREG_SESSION_ANY_RATE))
		elapsed = pmureg_now(session) - turn->read_ns;
	turn->read_ns = before;
	return count_on(session, turn, elapsed, error);
}

int pmureg_turn_read_first(struct pmureg_session *session, struct pmureg_turn *turn, struct pmureg_error *error)
{
	uint64_t value;
	size_t i;
	int result;

	turn->read_ns = pmureg_now(session);
	result = run(session, turn, error);
	for (i = 0; i < turn->sample_count && !result; i++) {
		struct pmureg_sample *sample = &turn->samples[i];

		value = turn->accesses[sample->access].value;
		if (sample->joint != PMUREG_ONE)
			result = join(session, turn, sample, &value, error);
		sample->last = value;
	}
	return result;
}
