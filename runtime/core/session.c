/*
 * session.c: opens and closes.
 */
#include "plan.h"

/* ---- Opening ---- */

static int check_events(const struct pmureg_system *system, const struct pmureg_event *events, size_t count,
			struct pmureg_error *error)
{
	size_t e;

	if (!count)
		return pmureg_fail(error, -PMUREG_EINVAL, 0, "there is no event to count");
	for (e = 0; e < count; e++) {
		const struct pmureg_event *event = &events[e];

		if (event->system != system || !event->block || event->block < system->blocks ||
		    event->block >= system->blocks + system->block_count)
			return pmureg_fail(error, -PMUREG_EINVAL, 0, "`%s` is no event of %s", event->text, system->name);
		if (!event->block->counter_count)
			return pmureg_fail(error, -PMUREG_EINVAL, 0,
					   "`%s`: the counters of %s are not described: only a driver can count it",
					   event->text, event->block->name);
		if (event->instance != PMUREG_INSTANCES_ALL &&
		    (event->instance >= event->block->instance_count || !pmureg_event_is_on(event, event->instance)))
			return pmureg_fail(error, -PMUREG_ENOENT, 0, "`%s` does not exist on this instance of %s",
					   event->text, event->block->key);
	}
	return 0;
}

/* Options of an older program are shorter: what it does not know stays 0. */
static void take_options(struct pmureg_session *session, const struct pmureg_session_options *options)
{
	const struct pmureg_session_options none = { 0 };
	unsigned char *to = (unsigned char *)&session->options;
	const unsigned char *from = (const unsigned char *)options;
	size_t i;

	session->options = none;
	for (i = 0; options && i < options->size && i < sizeof(none); i++)
		to[i] = from[i];
	if (session->options.owned)
		session->options.owned->block = NULL;
}

static void list_tallies(struct pmureg_session *session)
{
	uint32_t count = 0;
	uint16_t i;
	size_t e;

	for (e = 0; e < session->event_count; e++) {
		const struct pmureg_block *block = session->events[e].block;

		session->tallies_of[e] = count;
		for (i = 0; i < block->instance_count; i++)
			if (pmureg_event_counts(&session->events[e], block, i)) {
				const struct pmureg_tally tally = { 0, i, PMUREG_COUNTED };

				session->tallies[count++] = tally;
			}
	}
	session->tallies_of[e] = count;
}

static int prepare_reads(struct pmureg_session *session, struct pmureg_error *error)
{
	const char *why;
	size_t i;
	int result = 0;

	for (i = 0; i < session->turn_count && !result; i++)
		result = pmureg_io_prepare(session->io, session->turns[i].accesses, session->turns[i].access_count);
	if (!result)
		return 0;
	why = pmureg_io_why(session->io);
	if (why)
		return pmureg_fail(error, result, 0, "the reads of the counters of %s cannot be prepared: %s", session->system->name, why);
	return pmureg_fail(error, result, 0, "the reads of the counters of %s cannot be prepared: error %d", session->system->name, -result);
}

static int keep_undo(struct pmureg_session *session, struct pmureg_error *error)
{
	int result;

	if (!session->options.keep)
		return 0;
	result = session->options.keep(session->options.context, session->undo, session->undo_count);
	return result ? pmureg_fail(error, result, 0, "what undoes the session cannot be kept: error %llu",
				    (unsigned long long)((uint64_t)-(int64_t)result)) :
			0;
}

static int program(struct pmureg_session *session, struct pmureg_error *error)
{
	int result;

	session->wrote = 1;
	result = pmureg_act_all(session, &session->turns[0].program, 0, error);
	if (!result && session->current)
		result = pmureg_act_all(session, &session->turns[session->current].program, 0, error);
	return result;
}

/* Nothing is written before all that can be wrong has been looked at. */
static int plan_and_program(struct pmureg_session *session, struct pmureg_error *error)
{
	int result = pmureg_make_turns(session, error);

	if (!result)
		result = pmureg_save_all(session, error);
	if (!result)
		result = pmureg_check_owner(session, error);
	if (result)
		return result;
	pmureg_keep_bits(session);
	result = prepare_reads(session, error);
	if (!result)
		result = pmureg_make_undo(session);
	if (!result)
		result = keep_undo(session, error);
	return result ? result : program(session, error);
}

static struct pmureg_session *carve_first(void *memory, size_t size)
{
	const struct pmureg_session none = { 0 };
	const size_t grain = sizeof(uint64_t), skip = (size_t)(grain - (uintptr_t)memory % grain) % grain;
	struct pmureg_session *session = (struct pmureg_session *)(void *)((unsigned char *)memory + skip);

	*session = none;
	session->arena.at = (unsigned char *)(session + 1);
	session->arena.left = size - skip - sizeof(*session);
	return session;
}

static int make(struct pmureg_session *session, const struct pmureg_event *events, size_t count,
		const struct pmureg_session_options *options)
{
	size_t e;
	int result;

	take_options(session, options);
	/* The rest of the carving goes by the events, so that they come first. */
	session->events = (struct pmureg_event *)(void *)session->arena.at;
	session->arena.at += count * sizeof(*events);
	session->arena.left -= count * sizeof(*events);
	session->event_count = count;
	for (e = 0; e < count; e++)
		session->events[e] = events[e];
	result = pmureg_carve_session(session, pmureg_may_rotate(options, events, count));
	if (!result)
		list_tallies(session);
	return result ? result : pmureg_carve_turn(session, &session->turns[0], NULL);
}

int pmureg_session_open(void *memory, size_t size, const struct pmureg_system *system, struct pmureg_io *io,
			const struct pmureg_event *events, size_t count, const struct pmureg_session_options *options,
			struct pmureg_session **session, struct pmureg_error *error)
{
	struct pmureg_session *opened;
	int result = check_events(system, events, count, error);

	*session = NULL;
	if (error && !result)
		error->message[0] = '\0';
	if (result)
		return result;
	if (size < pmureg_session_size(system, events, count, options))
		return pmureg_fail(error, -PMUREG_ENOSPC, 0, "the memory is too small: this session takes %llu bytes",
				   (unsigned long long)(pmureg_session_size(system, events, count, options)));
	opened = carve_first(memory, size);
	opened->system = system;
	opened->io = io;
	result = make(opened, events, count, options);
	if (!result)
		result = plan_and_program(opened, error);
	if (!result) {
		*session = opened;
		return 0;
	}
	/* The failure is what the caller hears of. */
	if (opened->wrote && !pmureg_undo_all(opened, NULL) && opened->options.keep)
		(void)opened->options.keep(opened->options.context, NULL, 0);
	else if (!opened->wrote)
		pmureg_undo_selects(opened);
	if (error && !error->message[0])
		pmureg_fail(error, result, 0, "the description of %s is broken", system->name);
	return result;
}

/* ---- Closing ---- */

static void keep_first(int *first, int result)
{
	if (!*first)
		*first = result;
}

int pmureg_session_close(struct pmureg_session *session, struct pmureg_error *error)
{
	int first = 0;

	if (!session->wrote)
		return 0;
	if (session->running)
		keep_first(&first, pmureg_session_stop(session, error));
	keep_first(&first, pmureg_compare_controls(session, first ? NULL : error));
	keep_first(&first, pmureg_undo_all(session, first ? NULL : error));
	session->wrote = session->started = 0;
	return first;
}
