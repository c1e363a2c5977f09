/*
 * run.h: what the files share that count: start and stop, samples, results, and restoring.
 */
#ifndef PMUREG_CORE_RUN_H
#define PMUREG_CORE_RUN_H

#include "../plan/plan.h"

/* 0 without a clock. */
static inline uint64_t pmureg_now(const struct pmureg_session *session)
{
	return session->options.now ? session->options.now(session->options.context) : 0;
}

/* Whether nothing but counters that the session does not count with goes by a register. */
static inline int pmureg_is_of_others(const struct pmureg_saved *saved)
{
	return saved->others && !saved->is_own;
}

/* ---- wrote.c, undo.c ---- */

/* Makes what undoes the session from the lists that change and from what has been saved. */
int pmureg_make_undo(struct pmureg_session *session);

/*
 * The parts of pmureg_undo_run(); runner->lost says behind them that something is left to be restored. Between them,
 * what has been found to be changed, and whether another program counts by now with the unit of an access: has begun to,
 * by registers that the session does not write or that only its reset clears, or has changed those.
 */
enum { PMUREG_BEGAN = 1, PMUREG_CHANGED = 2 };
int pmureg_undo_compare(struct pmureg_runner *runner, const struct pmureg_undo *undo);
int pmureg_undo_rest(struct pmureg_runner *runner, const struct pmureg_undo *undo);
unsigned int pmureg_undo_shares(const struct pmureg_system *system, const struct pmureg_undo *undo,
				const struct pmureg_access *access);
int pmureg_undo_changed(const struct pmureg_system *system, const struct pmureg_undo *undo, size_t index,
			struct pmureg_control *control);

/* Whether another program has begun to count where they could not count on after a stop: the next start clears them. */
int pmureg_undo_runs_on(struct pmureg_runner *runner, const struct pmureg_undo *undo, int *any);

/* Whether a register that holds this is not as the session may have left it: another program has changed it. */
int pmureg_undo_differs(const struct pmureg_runner *runner, const struct pmureg_undo *undo, size_t first, uint64_t now);

/* ---- sample.c ---- */

/* Reads a rotation and counts on; or, where it begins: what the counters hold already is not its. */
int pmureg_rotation_read(struct pmureg_session *session, struct pmureg_rotation *rotation);
int pmureg_rotation_read_first(struct pmureg_session *session, struct pmureg_rotation *rotation);

/* ---- ones.c ---- */

/* Finds how wide counters are that tell it by what sticks of all ones: their units are stopped for that. */
int pmureg_try_ones(struct pmureg_session *session);

/* ---- turn.c ---- */

/* Ends one rotation, which has been read, and programs the next. */
int pmureg_turn(struct pmureg_session *session, struct pmureg_rotation *last, struct pmureg_rotation *next);

/* Makes the list that reads the controls of a rotation. What undoes the session is known. */
int pmureg_list_looks(struct pmureg_session *session, struct pmureg_rotation *rotation);

/* Notes what the controls of a rotation hold once its lists up to this one have been run. */
void pmureg_expect(struct pmureg_session *session, const struct pmureg_rotation *rotation, enum pmureg_bound last);

/*
 * Reads the controls of a rotation after its counters. A unit with a control that does not hold what the session wrote
 * has been counting for another program: its counts get PMUREG_IN_USE.
 */
int pmureg_look(struct pmureg_session *session, struct pmureg_rotation *rotation);

/* ---- results.c ---- */

int pmureg_check_started(const struct pmureg_session *session);

/* Time up to now goes to those who have run: rotation 0, and this one; NULL: none. */
void pmureg_account(struct pmureg_session *session, uint64_t now, struct pmureg_rotation *rotation);

/* ---- running.c ---- */

/* Runs a list of rotation 0, and that of the current one. */
int pmureg_run_lists(struct pmureg_session *session, enum pmureg_bound which, int on);

#endif
