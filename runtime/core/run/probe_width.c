/*
 * probe_width.c: measures the width of counters that no register reports, by writing all ones.
 */
#include "run.h"

static int probe_fail(struct pmureg_runner *runner, const struct pmureg_access *access, const char *what,
		      uint64_t value)
{
	char name[160];

	(void)pmureg_access_text(runner->system, access, name, sizeof(name));
	return pmureg_fail(runner->error, -PMUREG_EIO, 0,
			   "cannot measure the width of %s: after a write of all ones it %s0x%llx", name, what,
			   (unsigned long long)value);
}

int pmureg_probe_width(struct pmureg_runner *runner, const struct pmureg_unit *unit, uint16_t kind, uint16_t counter,
		       uint8_t *width)
{
	const struct pmureg_block *block = unit->block;
	const struct pmureg_counter *of = &pmureg_block_counters(block)[kind];
	const struct pmureg_counted counted = pmureg_counted(block, of, 0, (uint64_t)of->first + counter);
	const struct pmureg_access access = pmureg_unit_access(runner, unit, counted.reg, counted.first);
	const uint64_t mask = pmureg_mask(of->width);
	uint64_t found, sticks = 0, again = 0;
	int code = pmureg_read_one(runner, &access, &found), back;

	if (code)
		return code;
	code = pmureg_write_one(runner, access, mask | pmureg_idle_bits(&pmureg_block_registers(block)[counted.reg]));
	code = code ? code : pmureg_read_one(runner, &access, &sticks);
	code = code ? code : pmureg_read_one(runner, &access, &again);
	back = pmureg_write_one(runner, access, found);
	if (code || back)
		return code ? code : back;
	sticks &= mask;
	if ((again & mask) != sticks)
		return probe_fail(runner, &access, "keeps counting, and first reads ", sticks);
	if (!sticks || (sticks & (sticks + 1)))
		return probe_fail(runner, &access, "reads ", sticks);
	for (*width = 0; sticks; sticks >>= 1)
		++*width;
	return 0;
}

/* Sets the width for all counters of an event's kind on its unit, in every rotation. */
static int set_width(struct pmureg_session *session, const struct pmureg_unit *of,
		     const struct pmureg_assignment *assignment, uint8_t width)
{
	const uint16_t kind = assignment->kind;

	for (size_t r = 0; r < session->rotation_count; r++) {
		struct pmureg_rotation *rotation = &session->rotations[r];
		const struct pmureg_unit *unit =
			pmureg_unit_among(rotation->units, rotation->unit_count, of->block, of->instance);

		if (!unit)
			continue;
		unit->kinds[kind].width = width;
		unit->kinds[kind].probed = 1;
		for (size_t a = 0; a < unit->assignment_count; a++)
			for (size_t i = 0; i < rotation->sample_count && unit->assignments[a].kind == kind; i++)
				if (rotation->samples[i].total == unit->assignments[a].total)
					rotation->samples[i].mask &= pmureg_mask(width);
	}
	if (assignment->event->until > pmureg_mask(width))
		return pmureg_fail(session->plan.runner.error, -PMUREG_EINVAL, 0,
				   "`%s` cannot end the session after 0x%llx: its counter has %u bits",
				   assignment->event->text, (unsigned long long)assignment->event->until,
				   (unsigned int)width);
	return 0;
}

static int probe_unit(struct pmureg_session *session, struct pmureg_rotation *rotation, const struct pmureg_unit *unit,
		      int *stopped)
{
	const struct pmureg_counter *counters = pmureg_block_counters(unit->block);
	int code = 0;

	for (size_t a = 0; a < unit->assignment_count && !code; a++) {
		const struct pmureg_assignment *assignment = &unit->assignments[a];
		const struct pmureg_counter *counter = &counters[assignment->kind];
		uint8_t width = 0;

		if (!counter->probed || unit->kinds[assignment->kind].probed)
			continue;
		if (!*stopped)
			code = pmureg_run(&session->plan.runner, &rotation->lists[PMUREG_STOP], 0);
		*stopped = 1;
		code = code ? code :
			      pmureg_probe_width(&session->plan.runner, unit, assignment->kind, assignment->counter,
						 &width);
		code = code ? code : set_width(session, unit, assignment, width);
	}
	return code;
}

int pmureg_probe_widths(struct pmureg_session *session)
{
	int code = 0;

	for (size_t r = 0; r < session->rotation_count && !code; r++) {
		struct pmureg_rotation *rotation = &session->rotations[r];
		int stopped = 0;

		for (size_t u = 0; u < rotation->unit_count && !code; u++)
			code = probe_unit(session, rotation, &rotation->units[u], &stopped);
	}
	return code;
}
