/*
 * put_back.c: the list that puts everything back: stop and finish of the plan, then the saved registers, backwards.
 */
#include "run.h"

/* A step changes a register that has been saved: the rest of it is known, so that any io can run the list. */
static struct pmureg_access as_write(const struct pmureg_runner *runner, struct pmureg_access access)
{
	const struct pmureg_saved *saved = pmureg_find_saved(runner, &access);
	const uint64_t found = saved ? saved->access.value >> pmureg_access_shift(&access) : 0;

	access.value = pmureg_modified(runner->system, &access, found);
	access.kind = PMUREG_ACCESS_WRITE;
	access.mask = 0;
	return access;
}

static void add_steps(struct pmureg_session *session, enum pmureg_bound which)
{
	struct pmureg_list *to = &session->put_back;

	for (size_t r = session->rotation_count; r-- > 0;) {
		const struct pmureg_list *list = &session->rotations[r].lists[which];

		for (size_t i = 0; i < list->count; i++) {
			const struct pmureg_access write = as_write(&session->runner, list->at[i]);

			pmureg_append_plain(to, list->at[i].kind == PMUREG_ACCESS_MODIFY ? &write : &list->at[i]);
		}
	}
}

static uint64_t restored(const struct pmureg_runner *runner, const struct pmureg_saved *saved)
{
	return pmureg_restored_value(pmureg_access_block(runner->system, &saved->access),
				     pmureg_access_register(runner->system, &saved->access),
				     saved->access.place.instance, saved->access.element, saved->access.value);
}

static void add_saved(struct pmureg_session *session, const struct pmureg_saved *saved)
{
	const struct pmureg_system *system = session->runner.system;
	const struct pmureg_register *reg = pmureg_access_register(system, &saved->access);
	struct pmureg_access access = saved->access;

	access.kind = PMUREG_ACCESS_WRITE;
	access.value = restored(&session->runner, saved);
	access.mask = pmureg_register_form(reg) == PMUREG_WHOLE ? reg->masks.w1t : 0;
	access.selects = 0;
	if (!pmureg_restores_nothing(reg, access.value))
		pmureg_append(system, &session->put_back, access);
}

/* A counter is written before the control that lets it run. */
static void add_all_saved(struct pmureg_session *session, int counters)
{
	const struct pmureg_runner *runner = &session->runner;

	for (size_t i = runner->saved_count; i-- > 0;)
		if (!(pmureg_access_register(runner->system, &runner->saved[i].access)->roles & PMUREG_COUNTS) ==
		    !counters)
			add_saved(session, &runner->saved[i]);
}

int pmureg_make_put_back(struct pmureg_session *session)
{
	int code = pmureg_carve_put_back(session);

	if (code)
		return code;
	add_steps(session, PMUREG_STOP);
	add_steps(session, PMUREG_FINISH);
	add_all_saved(session, 1);
	add_all_saved(session, 0);
	pmureg_keep_bits(&session->runner, &session->put_back);
	return session->put_back.full ? -PMUREG_ENOSPC : 0;
}

void pmureg_put_back_selects(struct pmureg_session *session)
{
	struct pmureg_runner *runner = &session->runner;

	for (size_t i = runner->saved_count; i-- > 0;)
		if (runner->saved[i].access.selects)
			(void)pmureg_write_one(runner, runner->saved[i].access, restored(runner, &runner->saved[i]));
}

void pmureg_session_undo(const struct pmureg_session *session, const struct pmureg_access **list, size_t *count)
{
	*list = session->put_back.at;
	*count = session->put_back.count;
}
