/*
 * put_back.c: the list that puts everything back: stop and finish of the plan, then the saved registers, backwards.
 */
#include "run.h"

/* A step changes a register that has been saved: the rest of it is known, so that any io can run the list. */
static struct pmureg_access as_write(const struct pmureg_runner *runner, struct pmureg_access access)
{
	const struct pmureg_register *reg = pmureg_access_register(runner->system, &access);
	const struct pmureg_saved *saved = pmureg_find_saved(runner, &access);
	const unsigned int shift = pmureg_access_shift(&access);
	const uint64_t ours = access.mask | (reg->masks.acting | reg->masks.zeroes) >> shift;
	const uint64_t lane = pmureg_mask(access.half ? 32 : reg->width);

	access.kind = PMUREG_ACCESS_WRITE;
	access.value &= access.mask;
	access.value |= (((saved ? saved->access.value : 0) >> shift & ~ours) | reg->masks.ones >> shift) & lane;
	access.mask = 0;
	return access;
}

static int add_steps(struct pmureg_session *session, enum pmureg_bound which)
{
	struct pmureg_list *to = &session->put_back;

	for (size_t r = session->rotation_count; r-- > 0;) {
		const struct pmureg_list *list = &session->rotations[r].lists[which];

		if (to->capacity - to->count < list->count)
			return -PMUREG_ENOSPC;
		for (size_t i = 0; i < list->count; i++)
			to->at[to->count++] = list->at[i].kind == PMUREG_ACCESS_MODIFY ?
						      as_write(&session->runner, list->at[i]) :
						      list->at[i];
	}
	return 0;
}

int pmureg_make_put_back(struct pmureg_session *session)
{
	int code = pmureg_carve_put_back(session);

	if (!code)
		code = add_steps(session, PMUREG_STOP);
	if (!code)
		code = add_steps(session, PMUREG_FINISH);
	if (!code)
		code = pmureg_append_saved(&session->runner, &session->put_back);
	pmureg_keep_bits(&session->runner, &session->put_back);
	return code;
}

int pmureg_run_put_back(struct pmureg_session *session)
{
	return pmureg_run(&session->runner, &session->put_back, 1);
}

void pmureg_session_undo(const struct pmureg_session *session, const struct pmureg_access **list, size_t *count)
{
	*list = session->put_back.at;
	*count = session->put_back.count;
}
