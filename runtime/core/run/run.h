/*
 * run.h: declarations shared by the files that count and restore: start and stop, samples, results, undo.
 */
#ifndef PMUREG_CORE_RUN_H
#define PMUREG_CORE_RUN_H

#include "../plan/plan.h"

/* Returns the caller's time in ns; 0 without a clock. */
static inline uint64_t pmureg_now(const struct pmureg_session *session)
{
	return session->options.now ? session->options.now(session->options.context) : 0;
}

/* Copies options. Those of an older program are shorter: later members stay as they are. */
static inline void pmureg_copy_options(void *to, size_t room, const void *from, size_t size)
{
	for (size_t i = 0; i < size && i < room; i++)
		((unsigned char *)to)[i] = ((const unsigned char *)from)[i];
}

/* Returns the earlier of two times; 0 is none. */
static inline uint64_t pmureg_sooner(uint64_t a, uint64_t b)
{
	return a && (!b || a < b) ? a : b;
}

/* Checks whether a register controls only counters that the session does not use. */
static inline int pmureg_is_of_others(const struct pmureg_saved *saved)
{
	return saved->others && !saved->is_own;
}

/* ---- follow.c ---- */

/* Called for each value, saved->left, that a list leaves in bits that keep it. */
typedef void pmureg_left(void *context, struct pmureg_saved *saved);

/* Begins to follow a register, which has its saved value. */
void pmureg_follow_from(struct pmureg_saved *saved);

/*
 * Follows the effects of a list on the saved registers: their `left`, `touched`, `modified`, `whole` and `compared`. Sets
 * `saved` of the accesses. `note` may be NULL.
 */
void pmureg_follow(struct pmureg_runner *runner, const struct pmureg_list *list, pmureg_left *note, void *context);

/* ---- make_undo.c, undo.c ---- */

/*
 * Adds the writes that restore all saved registers to the list of an undo, and marks the accesses to omit if another
 * program has begun to count on their unit.
 */
void pmureg_end_put_back(const struct pmureg_runner *runner, struct pmureg_list *list);

/* Makes the undo of the session from its lists and the saved registers. */
int pmureg_make_undo(struct pmureg_session *session);

/*
 * The two parts of pmureg_undo_run(), to compare the controls and to restore. runner->unrestored then says that something
 * is not restored. pmureg_undo_shares(), between them, returns whether another program counts on the unit of an access.
 * PMUREG_BEGAN: it runs counters that the session does not use; PMUREG_CHANGED: it changed a control of the session.
 */
enum { PMUREG_BEGAN = 1, PMUREG_CHANGED = 2 };
int pmureg_undo_compare(struct pmureg_runner *runner, const struct pmureg_undo *undo);
int pmureg_undo_rest(struct pmureg_runner *runner, const struct pmureg_undo *undo);

/* Both, as pmureg_undo_run(), but with a runner that has the saved registers. */
int pmureg_undo_with(struct pmureg_runner *runner, const struct pmureg_undo *undo, pmureg_control_found *told,
		     void *context);

unsigned int pmureg_undo_shares(const struct pmureg_system *system, const struct pmureg_undo *undo,
				const struct pmureg_access *access);
int pmureg_undo_changed(const struct pmureg_system *system, const struct pmureg_undo *undo, size_t index,
			struct pmureg_control *control);

/* Looks for programs that have begun to count on units whose start clears all counters. `any`: there is one. */
int pmureg_undo_runs_on(struct pmureg_runner *runner, const struct pmureg_undo *undo, int *any);

/* Checks whether a register's value `now` is none that the session may have left, so another program changed it. */
int pmureg_undo_differs(const struct pmureg_system *system, const struct pmureg_undo *undo,
			const struct pmureg_compared *one, uint64_t now);

/* ---- sample.c ---- */

/*
 * Evaluate the reads of a rotation, after the list PMUREG_READ has run: pmureg_sample_from() keeps the values, and
 * pmureg_sample_on() adds to the totals what the counters have counted since. `elapsed_ns`: since the last reads; 0: not
 * known, so that no count is implausible.
 */
int pmureg_sample_from(struct pmureg_runner *runner, struct pmureg_rotation *rotation);
int pmureg_sample_on(struct pmureg_runner *runner, struct pmureg_rotation *rotation, struct pmureg_total *totals,
		     uint64_t elapsed_ns);

/* Read the counters of a rotation: to add what they counted; or at its start, where their values do not count yet. */
int pmureg_rotation_read(struct pmureg_session *session, struct pmureg_rotation *rotation);
int pmureg_rotation_read_first(struct pmureg_session *session, struct pmureg_rotation *rotation);

/* ---- probe_width.c ---- */

/* Measures the width of a counter, which must be stopped, by writing all ones. Restores its value even after an error. */
int pmureg_probe_width(struct pmureg_runner *runner, const struct pmureg_unit *unit, uint16_t kind, uint16_t counter,
		       uint8_t *width);

/* Measures the width of all counters of the session that need it. Stops their units for it. */
int pmureg_probe_widths(struct pmureg_session *session);

/* ---- rotate.c ---- */

/* Ends a rotation, after its last read, and programs the next one. */
int pmureg_rotate(struct pmureg_session *session, struct pmureg_rotation *last, struct pmureg_rotation *next);

/* Makes the list that reads the controls of a rotation. Needs the undo of the session. */
int pmureg_list_looks(struct pmureg_session *session, struct pmureg_rotation *rotation);

/* Notes the values that the controls of a rotation hold after its lists up to `last` have run. */
void pmureg_expect(struct pmureg_session *session, const struct pmureg_rotation *rotation, enum pmureg_bound last);

/*
 * Reads the controls of a rotation after its counters. If a control does not have the value that the session wrote, its
 * unit may have counted for another program: the unit's counts get PMUREG_IN_USE.
 */
int pmureg_look(struct pmureg_session *session, struct pmureg_rotation *rotation);

/* ---- results.c ---- */

int pmureg_check_started(const struct pmureg_session *session);

/* Adds the time since the last account to rotation 0 and to this rotation, which have run; NULL: to rotation 0 only. */
void pmureg_account(struct pmureg_session *session, uint64_t now, struct pmureg_rotation *rotation);

/* ---- running.c ---- */

/* Runs a list of rotation 0, then that of the current multiplexed rotation. */
int pmureg_run_lists(struct pmureg_session *session, enum pmureg_bound which, int on);

#endif
