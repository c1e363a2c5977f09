/*
 * owner.c: checks whether the session's writes would disturb another program that counts with its units.
 */
#include "plan.h"

/* Collects the registers that control one counter. */
struct looking {
	const struct pmureg_plan *plan;
	const struct pmureg_unit *unit;
	struct pmureg_access control; /* the register for messages: the counter's control, or the first readable one */
	int is_touched;               /* the session changes a bit that controls the counter */
	int is_ours;                  /* the session uses the counter */
	struct pmureg_session *watches; /* its undo gets the registers that show whether unused counters run */
	size_t first;                   /* the first one of this unit */
};

static void look_at(struct looking *looking, uint16_t reg, uint32_t element, uint64_t bits)
{
	const struct pmureg_register *of = &pmureg_block_registers(looking->unit->block)[reg];
	const struct pmureg_access access = pmureg_unit_access(&looking->plan->runner, looking->unit, reg, element);
	struct pmureg_saved *saved = pmureg_find_saved(&looking->plan->runner, &access);

	looking->is_touched |= saved && (saved->touched & bits);
	if (saved && looking->is_ours)
		saved->is_own = 1;
	else if (saved)
		saved->others |= bits;
	if ((of->masks.readable && !looking->control.place.bits) || (of->roles & PMUREG_CHOOSES_EVENT))
		looking->control = access;
}

static uint64_t bits_of(const struct pmureg_field *field, uint32_t element, int whole)
{
	/* An expression may compute an element that does not exist: it reads 0. */
	if (!whole && field->each && element >= field->width / field->each)
		return 0;
	return whole ? pmureg_field_mask(field) : pmureg_element_mask(field, element);
}

static int look_at_field(void *context, uint16_t reg, uint32_t element, uint16_t field, uint32_t field_element,
			 int whole, uint64_t *value)
{
	struct looking *looking = context;
	const struct pmureg_field *of =
		&pmureg_register_fields(&pmureg_block_registers(looking->unit->block)[reg])[field];

	*value = 0;
	look_at(looking, reg, element, bits_of(of, field_element, whole));
	return 0;
}

/* Returns the bits of a shared register that control a counter: all but other counters' elements of field arrays. */
static uint64_t shared_bits(const struct pmureg_register *reg, const uint64_t *variables)
{
	const struct pmureg_field *fields = pmureg_register_fields(reg);
	const struct pmureg_register_term *terms = pmureg_register_terms(reg);
	uint64_t others = 0, own = 0;

	for (uint16_t i = 0; i < reg->term_count; i++)
		if (terms[i].element.count) {
			const struct pmureg_field *field = &fields[terms[i].field];

			others |= pmureg_field_mask(field);
			own |= pmureg_place_mask(field, pmureg_register_term_element(&terms[i]), variables);
		}
	return ~others | own;
}

/* Looks at the fields that start the counter and select its event, at its value, and at registers of all counters. */
static void look_at_counter(struct looking *looking, const struct pmureg_counter *counter, uint64_t n,
			    const uint64_t *variables)
{
	const struct pmureg_eval eval = {.variables = &n, .read = look_at_field, .context = looking};
	const struct pmureg_block *block = looking->unit->block;
	const struct pmureg_register *registers = pmureg_block_registers(block);
	uint64_t value;

	(void)pmureg_evaluate(pmureg_counter_runs(counter), &eval, 0, &value);
	(void)pmureg_evaluate(pmureg_counter_selects(counter), &eval, 0, &value);
	for (uint16_t i = 0; i < counter->reg_count; i++) {
		const struct pmureg_counted counted = pmureg_counted(block, counter, i, n);

		for (uint32_t e = counted.first; e < counted.end; e += counted.step)
			look_at(looking, counted.reg, e, counted.bits);
	}
	for (uint16_t i = 0; i < block->register_count; i++)
		if (registers[i].term_count && registers[i].elements == 1)
			look_at(looking, i, 0, shared_bits(&registers[i], variables));
}

static struct looking owner_look(struct pmureg_plan *plan, const struct pmureg_unit *unit, uint16_t kind,
				 uint16_t counter, int is_ours)
{
	const struct pmureg_counter *counters = pmureg_block_counters(unit->block);
	struct looking looking = {.plan = plan, .unit = unit, .is_ours = is_ours};
	const uint64_t n = (uint64_t)counters[kind].first + counter;

	pmureg_fill_variables(plan, unit, NULL, 0);
	plan->variables[unit->block->variables.n] = n;
	look_at_counter(&looking, &counters[kind], n, plan->variables);
	return looking;
}

int pmureg_fail_owned(struct pmureg_plan *plan, const struct pmureg_unit *unit, uint16_t kind, uint16_t counter)
{
	struct pmureg_access control = owner_look(plan, unit, kind, counter, 0).control;
	const struct pmureg_system *system = plan->runner.system;
	char what[128];
	int code = pmureg_read_unsaved(&plan->runner, &control, &control.value);

	if (code)
		return code;
	if (plan->owned)
		*plan->owned =
			pmureg_control_of(system, &control, control.value,
					  pmureg_reset_value(unit->block, pmureg_access_register(system, &control),
							     unit->instance, control.element));
	pmureg_access_text(system, &control, what, sizeof(what));
	return pmureg_fail(plan->runner.error, -PMUREG_EBUSY, 0,
			   "%s is 0x%llx: another program counts with it; stop that program, or take the unit by force",
			   what, (unsigned long long)control.value);
}

int pmureg_check_owner(struct pmureg_session *session)
{
	for (size_t u = 0; u < session->plan.found_count; u++)
		for (uint16_t k = 0; k < session->plan.found[u].block->counter_count; k++) {
			const struct pmureg_unit *unit = &session->plan.found[u];
			const struct pmureg_counter *counters = pmureg_block_counters(unit->block);

			/* Skips joined counters: their parts are checked. */
			for (uint16_t i = 0; i < 64 && !pmureg_counter_parts(&counters[k]); i++)
				if ((unit->kinds[k].others >> i & 1) &&
				    owner_look(&session->plan, unit, k, i, 0).is_touched)
					return pmureg_fail_owned(&session->plan, unit, k, i);
		}
	return 0;
}

/* ---- Programs that begin to count during the session ---- */

/* Checks whether the session uses a counter: in any unit with the same counters, also as part of a joined counter. */
static int is_ours(const struct pmureg_session *session, const struct pmureg_unit *unit, uint16_t number)
{
	for (size_t r = 0; r < session->rotation_count; r++)
		for (size_t u = 0; u < session->rotations[r].unit_count; u++) {
			const struct pmureg_unit *in = &session->rotations[r].units[u];

			for (size_t a = 0; a < in->assignment_count && in->home == unit->home; a++) {
				const struct pmureg_counter *counter =
					&pmureg_block_counters(in->block)[in->assignments[a].kind];
				const uint16_t *parts = pmureg_counter_parts(counter);
				const uint16_t which = in->assignments[a].counter;

				if (parts ? parts[2 * which] == number || parts[2 * which + 1] == number :
						     counter->number + which == number)
					return 1;
			}
		}
	return 0;
}

/* Adds a read of a field's bits that the session does not compare anyway, because it does not write them. */
static int watch_field(void *context, uint16_t reg, uint32_t element, uint16_t field, uint32_t field_element, int whole,
		       uint64_t *value)
{
	struct looking *looking = context;
	const struct pmureg_register *of = &pmureg_block_registers(looking->unit->block)[reg];
	const struct pmureg_access access = pmureg_unit_access(&looking->plan->runner, looking->unit, reg, element);
	const struct pmureg_saved *saved = pmureg_find_saved(&looking->plan->runner, &access);
	struct pmureg_session *session = looking->watches;
	const uint64_t bits = bits_of(&pmureg_register_fields(of)[field], field_element, whole) &
			      pmureg_lasting_bits(of) & ~(saved ? saved->touched | saved->compared : 0);
	size_t i = looking->first;

	*value = 0;
	while (i < session->compared_count && !pmureg_compared_is_of(&session->compared[i], &access))
		i++;
	if (i == session->compared_capacity)
		session->undo_full |= bits != 0;
	else if (i == session->compared_count && bits)
		session->compared[session->compared_count++] = pmureg_compared_of(&access, bits);
	else if (i < session->compared_count)
		session->compared[i].mask |= bits;
	return 0;
}

/* Adds reads of the fields that start a counter. If it runs with its unit, its event shows whether it is in use. */
static void watch_counter(struct looking *looking, const struct pmureg_counter *counter, uint64_t n)
{
	const struct pmureg_register *reg =
		&pmureg_block_registers(looking->unit->block)[pmureg_counter_regs(counter)[0].reg];
	const struct pmureg_eval eval = {.variables = &n, .read = watch_field, .context = looking};
	uint64_t value;

	(void)pmureg_evaluate(pmureg_counter_runs(counter), &eval, 0, &value);
	if (reg->roles & PMUREG_RUNS_WITH_UNIT)
		(void)pmureg_evaluate(pmureg_counter_selects(counter), &eval, 0, &value);
}

static void watch_unit(struct pmureg_session *session, const struct pmureg_unit *unit)
{
	const struct pmureg_counter *counters = pmureg_block_counters(unit->block);
	const size_t first = session->compared_count;

	for (uint16_t k = 0; k < unit->block->counter_count; k++) {
		const struct pmureg_counter *counter = &counters[k];
		const uint16_t *parts = pmureg_counter_parts(counter);

		for (uint16_t i = 0; i < counter->count && !parts && counter->runs.count; i++) {
			const uint64_t n = (uint64_t)counter->first + i;
			struct looking looking;

			if (!pmureg_kind_has(&unit->kinds[k], i))
				continue;
			looking = owner_look(&session->plan, unit, k, i,
					     is_ours(session, unit, (uint16_t)(counter->number + i)));
			looking.watches = session;
			looking.first = first;
			if (looking.is_touched && !looking.is_ours)
				watch_counter(&looking, counter, n);
		}
	}
}

int pmureg_watch_others(struct pmureg_session *session)
{
	const size_t first = session->compared_count;
	int code = 0;

	for (size_t u = 0; u < session->plan.found_count; u++)
		watch_unit(session, &session->plan.found[u]);
	for (size_t i = first; i < session->compared_count && !code; i++) {
		struct pmureg_compared *watched = &session->compared[i];
		const struct pmureg_access read = pmureg_compared_read(watched);

		watched->kind = PMUREG_COMPARED_WATCHED;
		watched->first = (uint32_t)session->value_count;
		watched->count = 1;
		code = pmureg_read_once(&session->plan.runner, &read, &session->values[session->value_count++]);
	}
	return code;
}
