/*
 * sample.c: reads the counters of a rotation, and adds their differences to the totals.
 */
#include "run.h"

/* ---- Counters in two halves ---- */

/* Reads a counter again if its halves are not of one time, until they are. */
static int settle(struct pmureg_runner *runner, struct pmureg_access *parts, uint8_t joint, uint64_t *value)
{
	const struct pmureg_system *system = runner->system;
	const struct pmureg_access access = pmureg_access_of(system, pmureg_access_block(system, parts),
							     parts->place.instance, parts->reg, parts->element);
	int code;

	runner->bank.known = 0;
	code = pmureg_read_one(runner, &access, value);
	/* Stores the halves for other samples of the same counter. */
	if (!code && joint == PMUREG_HIGH_LOW_HIGH) {
		parts[0].value = parts[2].value = *value >> parts->place.bits;
		parts[1].value = *value & pmureg_mask(parts->place.bits);
	}
	return code;
}

static int sample_join(struct pmureg_runner *runner, const struct pmureg_sample *sample, struct pmureg_access *parts,
		       uint64_t *value)
{
	const struct pmureg_access *low = parts + (sample->joint == PMUREG_HIGH_LOW_HIGH);
	const unsigned int bits = sample->is_joined ? sample->part : low->place.bits;
	int code = 0;

	if (sample->is_joined && parts[0].value != parts[2].value)
		code = pmureg_settle(runner, parts);
	else if (low > parts ? parts[0].value != parts[2].value : parts[0].value >= sample->near)
		return settle(runner, parts, sample->joint, value);
	if (code)
		return code;
	*value = low[1].value << bits | (low[0].value & pmureg_mask(bits));
	return 0;
}

/* Gets the value of a counter from the reads. */
static inline int sample_value_of(struct pmureg_runner *runner, const struct pmureg_rotation *rotation,
				  const struct pmureg_sample *sample, uint64_t *value)
{
	struct pmureg_access *parts = &rotation->lists[PMUREG_READ].at[sample->access];
	int code;

	*value = parts->value;
	code = sample->joint == PMUREG_ONE ? 0 : sample_join(runner, sample, parts, value);
	*value >>= sample->low;
	return code;
}

/* ---- Counts ---- */

/* Returns the highest possible difference of a counter after this time, at most UINT64_MAX. */
static uint64_t sample_most(const struct pmureg_sample *sample, uint64_t elapsed_ns)
{
	if (elapsed_ns <= UINT64_MAX / sample->rate)
		return elapsed_ns * sample->rate >> 16;
	elapsed_ns >>= 16;
	return elapsed_ns <= UINT64_MAX / sample->rate ? elapsed_ns * sample->rate : UINT64_MAX;
}

/*
 * Checks whether a difference is plausible: at most a quarter above the described rate, plus the counts of 100 us, as
 * clocks are not exact. TOO_LATE: the counter may have wrapped twice. From 2^63 on, the counter has gone back.
 */
static uint8_t sample_judge(const struct pmureg_sample *sample, uint64_t moved, uint64_t elapsed_ns)
{
	uint64_t limit, slack;

	if (moved >> 63)
		return PMUREG_IMPLAUSIBLE;
	if (!sample->rate)
		return PMUREG_COUNTED;
	limit = sample_most(sample, elapsed_ns);
	slack = limit / 4 + (sample->rate * 100000 >> 16);
	if (limit > sample->mask && (!sample->saturates || sample->restarts))
		return PMUREG_TOO_LATE;
	return limit < UINT64_MAX - slack && moved > limit + slack ? PMUREG_IMPLAUSIBLE : PMUREG_COUNTED;
}

static int is_restarted(const struct pmureg_rotation *rotation, const struct pmureg_sample *sample)
{
	return sample->restarts && rotation->units[sample->unit].restarted;
}

/* Adds to each total the difference since the last read, modulo the counter's width, so that one wrap does no harm. */
int pmureg_sample_on(struct pmureg_runner *runner, struct pmureg_rotation *rotation, struct pmureg_total *totals,
		     uint64_t elapsed_ns)
{
	struct pmureg_sample *sample = rotation->samples, *end = sample + rotation->sample_count;

	for (; sample < end; sample++) {
		struct pmureg_total *total = &totals[sample->total];
		uint64_t value, moved;
		int code = sample_value_of(runner, rotation, sample, &value);

		if (code)
			return code;
		if (sample->saturates && (value & sample->mask) == sample->mask)
			total->reason = PMUREG_FULL;
		moved = (value - sample->last) & sample->mask;
		sample->last = is_restarted(rotation, sample) ? 0 : value;
		if ((elapsed_ns || moved >> 63) && sample_judge(sample, moved, elapsed_ns) != PMUREG_COUNTED)
			total->reason = sample_judge(sample, moved, elapsed_ns);
		else
			total->count += moved << sample->shift;
	}
	return 0;
}

int pmureg_sample_from(struct pmureg_runner *runner, struct pmureg_rotation *rotation)
{
	int code = 0;

	for (size_t i = 0; i < rotation->sample_count && !code; i++) {
		struct pmureg_sample *sample = &rotation->samples[i];

		code = sample_value_of(runner, rotation, sample, &sample->last);
		if (is_restarted(rotation, sample))
			sample->last = 0;
	}
	return code;
}

/* ---- Reading ---- */

static int run_part(struct pmureg_session *session, const struct pmureg_list *list, struct pmureg_part part, int on)
{
	const struct pmureg_list only = {.at = list->at + part.first, .count = part.count, .is_prepared = 1};

	return pmureg_run(&session->plan.runner, &only, on);
}

/*
 * Looks for units on which another program has begun to count, if a start would clear that program's counters. `any`:
 * there is one; pmureg_undo_shares() says which.
 */
static int look_for_others(struct pmureg_session *session, const struct pmureg_rotation *rotation,
			   struct pmureg_undo *undo, int *any)
{
	int restarts = 0;

	*any = 0;
	pmureg_session_undo(session, undo);
	for (size_t u = 0; u < rotation->unit_count; u++)
		restarts |= rotation->units[u].restarts;
	return rotation->runs && restarts ? pmureg_undo_runs_on(&session->plan.runner, undo, any) : 0;
}

/*
 * Reads a unit. If `restarted` is set, stops it for the reads, so that all values are of one time, and counters that
 * stop by themselves start again. `frozen_ns`: the time of the stop.
 */
static int read_unit(struct pmureg_session *session, const struct pmureg_rotation *rotation,
		     const struct pmureg_unit *unit, uint64_t *frozen_ns)
{
	struct pmureg_list part = {.at = rotation->lists[PMUREG_READ].at + unit->read.first, .count = unit->read.count};
	const uint64_t before = pmureg_now(session);
	int code, started;

	*frozen_ns = 0;
	if (!unit->restarted)
		return pmureg_run_prepared(&session->plan.runner, &part);
	code = run_part(session, &rotation->lists[PMUREG_STOP], unit->stop, 0);
	code = code ? code : pmureg_run_prepared(&session->plan.runner, &part);
	started = run_part(session, &rotation->lists[PMUREG_START], unit->start, 1);
	*frozen_ns = pmureg_now(session) - before;
	return code ? code : started;
}

static int read_frozen(struct pmureg_session *session, const struct pmureg_rotation *rotation, int is_first)
{
	struct pmureg_list unfrozen = {.at = rotation->lists[PMUREG_READ].at, .count = rotation->unfrozen};
	const struct pmureg_access *reads = rotation->lists[PMUREG_READ].at;
	struct pmureg_undo undo;
	int any, code = look_for_others(session, rotation, &undo, &any);

	code = !code && unfrozen.count ? pmureg_run_prepared(&session->plan.runner, &unfrozen) : code;
	for (size_t u = 0; u < rotation->unit_count && !code; u++) {
		struct pmureg_unit *unit = &rotation->units[u];
		uint64_t frozen_ns;

		if (!unit->read.count)
			continue;
		unit->restarted = rotation->runs &&
				  !(any && unit->restarts &&
				    pmureg_undo_shares(session->plan.runner.system, &undo, &reads[unit->read.first]));
		code = read_unit(session, rotation, unit, &frozen_ns);
		for (size_t i = 0; i < unit->assignment_count && !is_first; i++)
			session->totals[unit->assignments[i].total].frozen_ns += frozen_ns;
	}
	return code;
}

static int read_all(struct pmureg_session *session, struct pmureg_rotation *rotation, int is_first)
{
	struct pmureg_list *all = &rotation->lists[PMUREG_READ];

	return rotation->unfrozen == all->count ? pmureg_run_prepared(&session->plan.runner, all) :
						  read_frozen(session, rotation, is_first);
}

int pmureg_rotation_read(struct pmureg_session *session, struct pmureg_rotation *rotation)
{
	const uint64_t before = pmureg_now(session);
	uint64_t elapsed = 0;
	int code = read_all(session, rotation, 0);

	if (code)
		return code;
	if (session->options.now && !(session->options.flags & PMUREG_SESSION_ANY_RATE))
		elapsed = pmureg_now(session) - rotation->read_ns;
	rotation->read_ns = before;
	return pmureg_sample_on(&session->plan.runner, rotation, session->totals, elapsed);
}

int pmureg_rotation_read_first(struct pmureg_session *session, struct pmureg_rotation *rotation)
{
	int code;

	rotation->read_ns = pmureg_now(session);
	code = read_all(session, rotation, 1);
	return code ? code : pmureg_sample_from(&session->plan.runner, rotation);
}
