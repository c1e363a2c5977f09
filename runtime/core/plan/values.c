/*
 * values.c: the values that steps write: terms, settings, and what the counters of a unit share.
 */
#include "plan.h"

/*
 * The fields of a register that the terms of the event at hand go to. `mask` gets the bits of those that were given or
 * that are not 0.
 */
static uint64_t put_terms(const struct pmureg_flattening *at, const struct pmureg_assignment *assignment,
			  const struct pmureg_register *reg, uint64_t *mask)
{
	const uint64_t *terms = at->session->variables;
	uint64_t raw = 0;

	for (uint16_t i = 0; i < reg->term_count; i++) {
		const struct pmureg_register_term *term = &reg->terms[i];
		const struct pmureg_field *field = &reg->fields[term->field];

		/* A term that was not given leaves its bits to another term that shares them. */
		if (!terms[term->term] && !(assignment->event->given >> term->term & 1))
			continue;
		raw = pmureg_field_put(field, raw, term->shift < 64 ? terms[term->term] >> term->shift : 0);
		*mask |= pmureg_field_mask(field);
	}
	return raw;
}

/* Whether all counters of the unit share the register that a step writes. */
static int is_shared(const struct pmureg_flattening *at, const struct pmureg_step *step)
{
	return at->assignment && step->kind == PMUREG_WRITE && !step->index.count &&
	       at->unit->block->registers[step->reg].term_count;
}

const struct pmureg_steps *pmureg_steps_of(const struct pmureg_flattening *at, const struct pmureg_assignment *assignment)
{
	const struct pmureg_counter *counter = &at->unit->block->counters[assignment->kind];

	if (at->what == PMUREG_TO_PROGRAM)
		return &counter->program;
	return at->what == PMUREG_TO_ENABLE ? &counter->enable : &counter->disable;
}

/* The step with which an event has a shared register written, or NULL. The variables are then that event's. */
static int find_writer(const struct pmureg_flattening *at, const struct pmureg_assignment *assignment, uint16_t reg_index,
		       const struct pmureg_step **writer)
{
	const struct pmureg_steps *steps = pmureg_steps_of(at, assignment);
	int code = pmureg_fill_variables(at->session, at->unit, assignment, 1);

	*writer = NULL;
	for (uint16_t i = 0; i < steps->count && !code && !*writer; i++) {
		const struct pmureg_step *step = &steps->steps[i];
		int holds = 0;

		if (step->kind != PMUREG_WRITE || step->reg != reg_index || step->index.count)
			continue;
		code = pmureg_condition(at->session, step->when, &holds);
		if (holds)
			*writer = step;
	}
	return code;
}

/* Whether a step writes a shared register where no term of it is given, too: what it holds must not act. */
static int insists(const struct pmureg_step *step)
{
	return step->when.count || step->setting_count;
}

static int fail_shared(const struct pmureg_flattening *at, const struct pmureg_assignment *a, const struct pmureg_assignment *b,
		       uint16_t reg_index)
{
	return pmureg_fail(at->error, -PMUREG_EINVAL, 0,
			   "`%s` and `%s` want different values of %s, which all counters of the unit share: count them in different groups",
			   a->event->text, b->event->text, at->unit->block->registers[reg_index].name);
}

/* Joins what all events of the unit want of a shared register. `mask` stays 0 where none wants anything. */
static int merge_shared(const struct pmureg_flattening *at, uint16_t reg_index, uint64_t *raw, uint64_t *mask)
{
	const struct pmureg_assignment *owner = NULL;

	for (size_t i = 0; i < at->unit->assignment_count; i++) {
		const struct pmureg_assignment *assignment = &at->unit->assignments[i];
		const struct pmureg_step *writer;
		uint64_t wanted, bits = 0;
		int code = find_writer(at, assignment, reg_index, &writer);

		if (code)
			return code;
		if (!writer)
			continue;
		wanted = put_terms(at, assignment, &at->unit->block->registers[reg_index], &bits);
		if ((wanted ^ *raw) & bits & *mask)
			return fail_shared(at, owner, assignment, reg_index);
		*raw |= wanted;
		*mask |= bits;
		if (bits)
			owner = assignment;
	}
	return 0;
}

/* Whether an event before this one has already had the shared register written. */
static int find_written_before(const struct pmureg_flattening *at, uint16_t reg_index, uint64_t wanted, int *before)
{
	const struct pmureg_assignment *assignment;
	int code = 0;

	for (assignment = &at->unit->assignments[0]; assignment < at->assignment && !code && !*before; assignment++) {
		const struct pmureg_step *writer;

		code = find_writer(at, assignment, reg_index, &writer);
		*before = !code && writer && (wanted || insists(writer));
	}
	return code;
}

static int share(const struct pmureg_flattening *at, const struct pmureg_step *step, uint64_t *raw, uint64_t *mask,
		 int *skip)
{
	int code = merge_shared(at, step->reg, raw, mask);

	*skip = !*mask && !insists(step);
	if (!code && !*skip)
		code = find_written_before(at, step->reg, *mask, skip);
	return code ? code : pmureg_fill_variables(at->session, at->unit, at->assignment, 1);
}

static int put_settings(const struct pmureg_flattening *at, const struct pmureg_step *step, uint64_t *raw, uint64_t *mask)
{
	const struct pmureg_register *reg = &at->unit->block->registers[step->reg];
	const struct pmureg_eval eval = {.variables = at->session->variables};

	for (uint16_t i = 0; i < step->setting_count; i++) {
		const struct pmureg_field *field = &reg->fields[step->settings[i].index];
		uint64_t value;
		int code = pmureg_evaluate(step->settings[i].code, &eval, 0, &value);

		if (code)
			return code;
		*raw = pmureg_field_put(field, *raw, value);
		*mask |= pmureg_field_mask(field);
	}
	return 0;
}

int pmureg_step_value(const struct pmureg_flattening *at, const struct pmureg_step *step, struct pmureg_access *access, int *skip)
{
	const struct pmureg_register *reg = &at->unit->block->registers[step->reg];
	const char *broken = NULL;
	char text[160];
	int code = 0;

	access->value = access->mask = 0;
	*skip = 0;
	if (is_shared(at, step))
		code = share(at, step, &access->value, &access->mask, skip);
	else if (at->assignment && step->kind == PMUREG_WRITE)
		access->value = put_terms(at, at->assignment, reg, &access->mask);
	if (code || *skip)
		return code;
	access->value |= reg->masks.ones;
	code = put_settings(at, step, &access->value, &access->mask);
	if (!code && at->assignment && step->kind == PMUREG_WRITE && at->what != PMUREG_TO_DISABLE)
		broken = pmureg_value_check(reg, access->value, text, sizeof(text));
	if (!broken)
		return code;
	return pmureg_fail(at->error, -PMUREG_EINVAL, 0, "`%s`: %s (%s)", at->assignment->event->text, broken, reg->name);
}
