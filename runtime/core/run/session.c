/*
 * session.c: opens and closes a session.
 */
#include "run.h"

/* ---- Opening ---- */

static int check_events(const struct pmureg_system *system, const struct pmureg_event *events, size_t count,
			size_t *blamed, struct pmureg_error *error)
{
	if (!count)
		return pmureg_fail(error, -PMUREG_EINVAL, 0, "there is no event to count");
	for (size_t e = 0; e < count; e++) {
		const struct pmureg_event *event = &events[e];

		if (event->system != system || !event->block || event->block < pmureg_system_blocks(system) ||
		    event->block >= pmureg_system_blocks(system) + system->block_count)
			return pmureg_fail(error, -PMUREG_EINVAL, 0, "`%s` is not an event of %s", event->text,
					   pmureg_system_key(system));
		if (blamed)
			*blamed = e;
		if (!event->block->counter_count)
			return pmureg_fail(error, -PMUREG_EINVAL, 0,
					   "`%s`: only a kernel driver can count it, because the counters of %s are "
					   "not described", event->text, pmureg_block_name(event->block));
		if (event->instance != PMUREG_INSTANCES_ALL &&
		    (event->instance >= event->block->instance_count || !pmureg_event_is_on(event, event->instance)))
			return pmureg_fail(error, -PMUREG_ENOENT, 0, "`%s` does not exist on this instance of %s",
					   event->text, pmureg_block_key(event->block));
	}
	if (blamed)
		*blamed = count;
	return 0;
}

static void run_session_take_options(struct pmureg_session *session, const struct pmureg_session_options *options)
{
	pmureg_copy_options(&session->options, sizeof(session->options), options, options ? options->size : 0);
	if (session->options.owned)
		session->options.owned->block = NULL;
}

static void list_totals(struct pmureg_session *session, uint32_t *totals_of)
{
	uint32_t count = 0;

	for (size_t e = 0; e < session->event_count; e++) {
		const struct pmureg_block *block = session->events[e].block;

		totals_of[e] = count;
		for (uint16_t i = 0; i < block->instance_count; i++)
			if (pmureg_event_counts(&session->events[e], block, i))
				session->totals[count++] =
					(struct pmureg_total){.instance = i, .reason = PMUREG_COUNTED};
	}
	totals_of[session->event_count] = count;
}

/*
 * Puts the saved value of undefined bits into the lists, and lets the io prepare them, so that it reports registers
 * that it cannot access before the first write. Reads are prepared as they run: those of frozen units one by one.
 */
static int prepare_lists(struct pmureg_session *session)
{
	int code = 0;

	for (size_t r = 0; r < session->rotation_count && !code; r++) {
		struct pmureg_list *lists = session->rotations[r].lists;

		for (size_t l = 0; l < PMUREG_LISTS && !code; l++) {
			pmureg_keep_bits(&session->plan.runner, &lists[l]);
			code = pmureg_io_prepare(session->plan.runner.io, lists[l].at,
						 l == PMUREG_READ ? session->rotations[r].unfrozen : lists[l].count);
			lists[l].is_prepared = 1;
		}
		for (size_t u = 0; u < session->rotations[r].unit_count && !code; u++) {
			const struct pmureg_part *part = &session->rotations[r].units[u].read;

			code = pmureg_io_prepare(session->plan.runner.io, lists[PMUREG_READ].at + part->first,
						 part->count);
		}
	}
	return code;
}

/* Makes the lists that read the controls, which the undo of the session has marked. */
static int list_looks(struct pmureg_session *session)
{
	int code = 0;

	for (size_t r = 0; r < session->rotation_count && !code; r++)
		code = pmureg_list_looks(session, &session->rotations[r]);
	return code;
}

static int fail_reach(struct pmureg_session *session, int code)
{
	char what[96];

	if (!code || code == -PMUREG_ENOSPC)
		return code;
	pmureg_format(what, sizeof(what), "the registers of %s", pmureg_system_key(session->plan.runner.system));
	return pmureg_fail_io(&session->plan.runner, what, " are not accessible", code);
}

static int keep_undo(const struct pmureg_session *session)
{
	struct pmureg_undo undo;
	int code = 0;

	pmureg_session_undo(session, &undo);
	if (session->options.keep)
		code = session->options.keep(session->options.context, &undo);
	return code ? pmureg_fail(session->plan.runner.error, code, 0,
				  "the undo of the session cannot be stored: error %d", -code) :
		      0;
}

/* Plans and programs a session. All checks come before the first write. */
static int plan_and_program(struct pmureg_session *session)
{
	int code = pmureg_make_rotations(session);

	code = code ? code : pmureg_save_all(session);
	code = code ? code : fail_reach(session, prepare_lists(session));
	code = code ? code : pmureg_make_undo(session);
	code = code ? code : fail_reach(session, list_looks(session));
	code = code ? code : pmureg_check_owner(session);
	code = code ? code : keep_undo(session);
	if (code)
		return code;
	session->has_written = 1;
	session->plan.runner.remembers = 0;
	code = pmureg_probe_widths(session);
	return code ? code : pmureg_run_lists(session, PMUREG_PROGRAM, 0);
}

static int run_session_make(struct pmureg_session *session, const struct pmureg_event *events, size_t count,
		const struct pmureg_session_options *options, const struct pmureg_needs *needs)
{
	struct pmureg_event *copies = (struct pmureg_event *)(void *)session->arena.at;
	int code;

	run_session_take_options(session, options);
	session->plan.flags = session->options.flags;
	session->plan.owned = session->options.owned;
	session->plan.runner.watch = session->options.watch;
	session->plan.runner.context = session->options.context;
	/* The events come first, because the sizes of all other pieces depend on them. */
	session->arena.at += count * sizeof(*events);
	session->arena.left -= count * sizeof(*events);
	session->events = copies;
	session->event_count = count;
	for (size_t e = 0; e < count; e++)
		copies[e] = events[e];
	code = pmureg_carve_session(session, needs, pmureg_may_rotate(options, events, count));
	if (!code)
		list_totals(session, session->totals_of);
	return code;
}

/* Checks whether a start of a unit is not needed, as no other program counts there, or would clear its counters. */
static int is_no_restart(const struct pmureg_runner *runner, const struct pmureg_undo *undo,
			 const struct pmureg_access *access)
{
	return !pmureg_undo_shares(runner->system, undo, access) ||
	       !pmureg_access_block(runner->system, access)->freezes;
}

/* Tells the caller to remove the stored undo, if all registers are restored. */
static int forget_undo(const struct pmureg_session *session)
{
	const struct pmureg_session_options *options = &session->options;
	int code = options->keep && !session->plan.runner.unrestored ? options->keep(options->context, NULL) : 0;

	return code ? pmureg_fail(session->plan.runner.error, code, 0,
				  "the stored undo of the session cannot be removed: error %d", -code) :
		      0;
}

static int run_session_undo(struct pmureg_session *session)
{
	struct pmureg_undo undo;
	int code, more;

	pmureg_session_undo(session, &undo);
	code = pmureg_undo_compare(&session->plan.runner, &undo);
	for (size_t r = 0; r <= session->current; r += session->current ? session->current : 1) {
		/* The stop of the session also stopped other programs' counters on its units. */
		more = pmureg_run_but(&session->plan.runner, &session->rotations[r].lists[PMUREG_START], 1,
				      is_no_restart, &undo);
		code = code ? code : more;
	}
	more = pmureg_undo_rest(&session->plan.runner, &undo);
	code = code ? code : more;
	more = forget_undo(session);
	session->has_written = session->started = 0;
	return code ? code : more;
}

/* Ends a failed open: restores the registers. If no write succeeded, only selectors can have changed. */
static void run_session_give_up(struct pmureg_session *session, struct pmureg_error *error)
{
	struct pmureg_runner *runner = &session->plan.runner;

	runner->error = NULL; /* keeps the message of the failure */
	runner->unrestored = 0;
	if (runner->has_written) {
		(void)run_session_undo(session);
		return;
	}
	(void)pmureg_put_back_selects(runner);
	if (session->has_written)
		(void)forget_undo(session);
	else if (runner->unrestored && error)
		pmureg_text_append(error->message, sizeof(error->message),
				   "; the selector of a register bank may not be restored");
}

int pmureg_session_open(void *memory, size_t size, const struct pmureg_system *system, struct pmureg_io *io,
			const struct pmureg_event *events, size_t count, const struct pmureg_session_options *options,
			struct pmureg_session **session, struct pmureg_error *error)
{
	struct pmureg_session *opened;
	struct pmureg_arena arena;
	struct pmureg_needs needs;
	size_t least;
	const int may_blame = options && options->size >= sizeof(*options);
	int code = check_events(system, events, count, may_blame ? options->blamed : NULL, error);

	*session = NULL;
	if (error && !code)
		error->message[0] = '\0';
	if (code)
		return code;
	least = pmureg_measure(system, events, count, options, &needs);
	if (size < least)
		return pmureg_fail(error, -PMUREG_ENOSPC, 0, "the memory is too small: this session needs %llu bytes",
				   (unsigned long long)least);
	arena = pmureg_arena_in(memory, size);
	opened = pmureg_carve(&arena, 1, sizeof(*opened));
	*opened = (struct pmureg_session){
		.arena = arena, .plan = {.runner = {.system = system, .io = io, .error = error, .remembers = 1}}};
	code = run_session_make(opened, events, count, options, &needs);
	code = code ? code : plan_and_program(opened);
	if (!code) {
		if (opened->options.owned)
			opened->options.owned->block = NULL; /* trial plans may have set it */
		*session = opened;
		return 0;
	}
	if (opened->options.blamed && opened->plan.blamed)
		*opened->options.blamed = (size_t)(opened->plan.blamed - opened->events);
	if (error && !error->message[0])
		pmureg_fail(error, code, 0, "the description of %s is broken", pmureg_system_key(system));
	run_session_give_up(opened, error);
	return code;
}

/* ---- Closing ---- */

int pmureg_session_close(struct pmureg_session *session, struct pmureg_error *error)
{
	int stopped = 0, undone;

	if (!session->has_written)
		return 0;
	if (session->running)
		stopped = pmureg_session_stop(session, error);
	session->plan.runner.error = stopped ? NULL : error;
	undone = run_session_undo(session);
	return stopped ? stopped : undone;
}

int pmureg_session_changed(const struct pmureg_session *session, size_t index, struct pmureg_control *control)
{
	struct pmureg_undo undo;

	pmureg_session_undo(session, &undo);
	return pmureg_undo_changed(session->plan.runner.system, &undo, index, control);
}
