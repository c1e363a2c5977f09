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

int pmureg_make_put_back(struct pmureg_session *session)
{
	int code = pmureg_carve_put_back(session);

	if (code)
		return code;
	add_steps(session, PMUREG_STOP);
	add_steps(session, PMUREG_FINISH);
	pmureg_append_saved(&session->runner, &session->put_back);
	pmureg_keep_bits(&session->runner, &session->put_back);
	return session->put_back.full ? -PMUREG_ENOSPC : 0;
}

void pmureg_session_undo(const struct pmureg_session *session, const struct pmureg_access **list, size_t *count)
{
	*list = session->put_back.at;
	*count = session->put_back.count;
}
