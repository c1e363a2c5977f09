/*
 * sampling.c: starts, reads and stops; turns.
 */
#include "plan.h"

/* ---- Time ---- */

static uint64_t now_ns(const struct pmureg_session *session)
{
	return session->options.now ? session->options.now(session->options.context) : 0;
}

static struct pmureg_turn *current(struct pmureg_session *session)
{
	return session->current ? &session->turns[session->current] : NULL;
}

/* Time up to now goes to those who have run. */
static void account(struct pmureg_session *session, uint64_t now, struct pmureg_turn *turn)
{
	const uint64_t passed = now - session->since_ns;

	session->since_ns = now;
	session->enabled_ns += passed;
	session->turns[0].running_ns += passed;
	if (turn)
		turn->running_ns += passed;
}

/* ---- Reading ---- */

static int fail_read(const struct pmureg_session *session, const struct pmureg_turn *turn, size_t failed, int code,
		     struct pmureg_error *error)
{
	struct pmureg_act act = turn->read.acts[turn->reads[failed < turn->access_count ? failed : 0]];

	if (turn->accesses[failed < turn->access_count ? failed : 0].kind == PMUREG_ACCESS_BARRIER)
		act.kind = PMUREG_DO_BARRIER;
	if (turn->accesses[failed < turn->access_count ? failed : 0].kind == PMUREG_ACCESS_WRITE) {
		const struct pmureg_block *block = &session->system->blocks[act.place.block];

		act.reg = block->selectors[pmureg_act_register(session, &act)->selector].reg;
		act.element = 0;
		act.kind = PMUREG_DO_SELECT;
	}
	return pmureg_fail_access(session, &act, code, error);
}

static int run(struct pmureg_session *session, struct pmureg_turn *turn, struct pmureg_error *error)
{
	size_t failed = 0;
	int result = pmureg_io_run(session->io, turn->accesses, turn->access_count, &failed);

	return result ? fail_read(session, turn, failed, result, error) : 0;
}

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

static int read_turn(struct pmureg_session *session, struct pmureg_turn *turn, struct pmureg_error *error)
{
	const uint64_t before = now_ns(session);
	uint64_t elapsed = 0;
	int result = run(session, turn, error);

	if (result)
		return result;
	if (session->options.now && !(session->options.flags & PMUREG_SESSION_ANY_RATE))
		elapsed = now_ns(session) - turn->read_ns;
	turn->read_ns = before;
	return count_on(session, turn, elapsed, error);
}

/* From here on it counts: what the counters hold already is not its. */
static int read_first(struct pmureg_session *session, struct pmureg_turn *turn, struct pmureg_error *error)
{
	uint64_t value;
	size_t i;
	int result;

	turn->read_ns = now_ns(session);
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

/* ---- Starting and stopping ---- */

static int start_turn(struct pmureg_session *session, struct pmureg_turn *turn, struct pmureg_error *error)
{
	int result;

	turn->started = 1; /* so that a failure half way is stopped, too */
	result = pmureg_act_all(session, &turn->start, 0, error);
	if (!result)
		result = read_first(session, turn, error);
	turn->began |= !result;
	return result;
}

static void forget_counts(struct pmureg_session *session)
{
	size_t i;

	for (i = 0; i < session->tallies_of[session->event_count]; i++) {
		session->tallies[i].count = 0;
		session->tallies[i].reason = PMUREG_COUNTED;
	}
	for (i = 0; i < session->turn_count; i++) {
		session->turns[i].running_ns = 0;
		session->turns[i].began = 0;
	}
	session->enabled_ns = 0;
}

int pmureg_session_start(struct pmureg_session *session, struct pmureg_error *error)
{
	int result;

	if (session->running)
		return PMUREG_FAIL(error, -PMUREG_EBUSY, 0, T("the session is running already"));
	forget_counts(session);
	session->running = 1;
	result = start_turn(session, &session->turns[0], error);
	if (!result && session->current)
		result = start_turn(session, current(session), error);
	session->since_ns = now_ns(session);
	session->started = !result;
	return result;
}

int pmureg_session_stop(struct pmureg_session *session, struct pmureg_error *error)
{
	int first, result = 0;

	if (!session->running)
		return PMUREG_FAIL(error, -PMUREG_EINVAL, 0, T("the session is not running"));
	first = pmureg_act_all(session, &session->turns[0].stop, 1, error);
	if (session->current)
		result = pmureg_act_all(session, &current(session)->stop, 1, first ? NULL : error);
	account(session, now_ns(session), current(session));
	session->running = 0;
	return first ? first : result;
}

/* ---- Results ---- */

static int is_started(const struct pmureg_session *session, struct pmureg_error *error)
{
	return session->started ? 0 : PMUREG_FAIL(error, -PMUREG_EINVAL, 0, T("the session has not been started"));
}

static void add_tally(struct pmureg_count *count, const struct pmureg_tally *tally)
{
	count->value += tally->count;
	if (tally->reason > count->reason)
		count->reason = tally->reason;
}

static void begin_count(const struct pmureg_session *session, size_t event, struct pmureg_count *count)
{
	const struct pmureg_turn *turn = &session->turns[session->turn_of[event]];

	count->value = 0;
	count->enabled_ns = session->enabled_ns;
	count->running_ns = turn->running_ns;
	count->reason = turn->began ? PMUREG_COUNTED : PMUREG_NEVER_SCHEDULED;
}

static void end_count(struct pmureg_count *count)
{
	if (count->reason != PMUREG_COUNTED)
		count->value = 0;
}

int pmureg_session_read(struct pmureg_session *session, struct pmureg_count *counts, struct pmureg_error *error)
{
	int result = is_started(session, error);
	uint32_t t;
	size_t e;

	if (result)
		return result;
	if (session->running)
		account(session, now_ns(session), current(session));
	if (session->turns[0].sample_count)
		result = read_turn(session, &session->turns[0], error);
	if (!result && session->current)
		result = read_turn(session, current(session), error);
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

/* ---- Turns ---- */

size_t pmureg_session_turns(const struct pmureg_session *session)
{
	return session->turn_count > 1 ? session->turn_count - 1 : 1;
}

/* Stopped and read, and its registers as a unit is left that nobody counts with. */
static int end_turn(struct pmureg_session *session, struct pmureg_turn *turn, struct pmureg_error *error)
{
	int result = pmureg_act_all(session, &turn->stop, 0, error);

	account(session, now_ns(session), turn);
	if (!result)
		result = read_turn(session, turn, error);
	return result ? result : pmureg_act_all(session, &turn->finish, 0, error);
}

static int begin_turn(struct pmureg_session *session, struct pmureg_turn *turn, struct pmureg_error *error)
{
	int result;

	turn->started = 0;
	result = pmureg_act_all(session, &turn->program, 0, error);
	if (!result)
		result = start_turn(session, turn, error);
	account(session, now_ns(session), NULL);
	return result;
}

int pmureg_session_rotate(struct pmureg_session *session, struct pmureg_error *error)
{
	int result = is_started(session, error);

	if (!result && !session->running)
		result = PMUREG_FAIL(error, -PMUREG_EINVAL, 0, T("the session is not running"));
	if (result || session->turn_count == 1)
		return result;
	result = end_turn(session, current(session), error);
	if (result)
		return result;
	session->current = session->current % (session->turn_count - 1) + 1;
	return begin_turn(session, current(session), error);
}
