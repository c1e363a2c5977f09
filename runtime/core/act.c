/*
 * act.c: does the flattened accesses.
 */
#include "plan.h"

static const char *reason(int code)
{
	switch (-code) {
	case 1:
	case 13:
		return " (permission denied)";
	case PMUREG_ENOENT:
	case 6:
	case 19:
		return " (no such device)";
	case PMUREG_EIO:
		return " (the access failed)";
	case PMUREG_EBUSY:
		return " (in use)";
	default:
		return "";
	}
}

/* What the io says in words is more than its errno value, and takes its place. */
int pmureg_fail_access(const struct pmureg_session *session, const struct pmureg_act *act, int code,
		       struct pmureg_error *error)
{
	const struct pmureg_system *system = session->system;
	const struct pmureg_block *block = &system->blocks[act->place.block];
	const struct pmureg_register *reg = pmureg_act_register(session, act);
	const char *why = pmureg_io_why(session->io);
	char unit[64], what[160], element[16] = "";

	pmureg_unit_any_name(system, block, act->place.instance, unit, sizeof(unit));
	if (reg->elements > 1)
		pmureg_format(element, sizeof(element), "[%llu]", (unsigned long long)act->element);
	if (act->kind == PMUREG_DO_BARRIER)
		pmureg_format(what, sizeof(what), "a barrier of %s", unit);
	else
		pmureg_format(what, sizeof(what), "%s%s_%s%s of %s",
			      act->kind == PMUREG_DO_READ ? "reading " : "writing ", block->name, reg->key, element, unit);
	if (why)
		return pmureg_fail(error, code, 0, "%s: %s", what, why);
	return pmureg_fail(error, code, 0, "%s: error %d%s", what, -code,
			   reason(code));
}

int pmureg_fail_listed(const struct pmureg_session *session, const struct pmureg_act *act, uint8_t kind, int selects, int code,
		       struct pmureg_error *error)
{
	const struct pmureg_block *block = &session->system->blocks[act->place.block];
	struct pmureg_act failed = *act;

	if (kind == PMUREG_ACCESS_BARRIER) {
		failed.kind = PMUREG_DO_BARRIER;
	} else if (selects && act->kind != PMUREG_DO_SELECT) {
		failed.reg = block->selectors[pmureg_act_register(session, act)->selector].reg;
		failed.element = 0;
		failed.kind = PMUREG_DO_SELECT;
	}
	return pmureg_fail_access(session, &failed, code, error);
}

/* Reads, changes and writes; bits that act when written are left out, what is not ours is written as it was found. */
static int modify(struct pmureg_session *session, const struct pmureg_act *act)
{
	const struct pmureg_register *reg = pmureg_act_register(session, act);
	const uint64_t ours = act->mask | reg->masks.acting | reg->masks.zeroes;
	uint64_t old;
	int result = pmureg_place_read(session->io, &act->place, (enum pmureg_form)act->form, &old);

	if (result)
		return result;
	old = (old & ~ours & pmureg_mask(reg->width)) | reg->masks.ones | (act->value & act->mask);
	return pmureg_place_write(session->io, &act->place, (enum pmureg_form)act->form, old);
}

int pmureg_act(struct pmureg_session *session, const struct pmureg_act *act, struct pmureg_error *error)
{
	int result;

	switch (act->kind) {
	case PMUREG_DO_MODIFY:
		result = modify(session, act);
		break;
	case PMUREG_DO_BARRIER:
		result = pmureg_io_barrier(session->io, (enum pmureg_barrier)act->barrier);
		break;
	default:
		result = pmureg_place_write(session->io, &act->place, (enum pmureg_form)act->form, act->value);
	}
	return result ? pmureg_fail_access(session, act, result, error) : 0;
}

int pmureg_act_all(struct pmureg_session *session, const struct pmureg_acts *list, int on, struct pmureg_error *error)
{
	int first = 0, result, lost = 0;
	size_t i;

	for (i = 0; i < list->count; i++) {
		const struct pmureg_act *act = &list->acts[i];

		/* Behind a select that failed is another bank. */
		if (act->kind == PMUREG_DO_SELECT)
			lost = 0;
		else if (lost && act->kind != PMUREG_DO_BARRIER &&
			 pmureg_act_register(session, act)->selector != PMUREG_NONE)
			continue;
		result = pmureg_act(session, act, first ? NULL : error);
		if (result && (act->kind == PMUREG_DO_SELECT || act->kind == PMUREG_DO_BARRIER))
			lost = 1;
		if (result && !first)
			first = result;
		if (result && !on)
			break;
	}
	return first;
}
