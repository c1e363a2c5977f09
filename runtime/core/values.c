/*
 * values.c: the values that steps write: terms, settings, and what the counters of a unit share.
 */
#include "steps.h"

/*
 * The fields of a register that the terms of the event at hand go to. `mask` gets the bits of those that were given or
 * that are not 0.
 */
static uint64_t put_terms(const struct pmureg_flattening *at, const struct pmureg_use *use, uint16_t reg_index,
			  uint64_t raw, uint64_t *mask)
{
	const struct pmureg_block *block = at->unit->block;
	const uint64_t *terms = at->session->variables;
	uint16_t t, f;

	for (t = 0; t < block->term_count; t++) {
		const struct pmureg_term *term = &block->terms[t];
		int meant = terms[t] || (use->event->given >> t & 1);
		unsigned int shift = 0;

		for (f = 0; f < term->field_count; f++) {
			const struct pmureg_field *field =
				&block->registers[term->fields[f].reg].fields[term->fields[f].field];

			/* A term that was not given leaves its bits to another term that shares them. */
			if (meant && term->fields[f].reg == reg_index) {
				raw = pmureg_field_put(field, raw, shift < 64 ? terms[t] >> shift : 0);
				*mask |= pmureg_field_mask(field);
			}
			shift += field->width;
		}
	}
	return raw;
}

static int holds_terms(const struct pmureg_block *block, uint16_t reg_index)
{
	uint16_t t, f;

	for (t = 0; t < block->term_count; t++)
		for (f = 0; f < block->terms[t].field_count; f++)
			if (block->terms[t].fields[f].reg == reg_index)
				return 1;
	return 0;
}

/* Whether all counters of the unit share the register that a step writes. */
static int is_shared(const struct pmureg_flattening *at, const struct pmureg_step *step)
{
	return at->use && step->kind == PMUREG_WRITE && !step->index.count && holds_terms(at->unit->block, step->reg);
}

const struct pmureg_steps *pmureg_steps_of(const struct pmureg_flattening *at, const struct pmureg_use *use)
{
	const struct pmureg_counter *counter = &at->unit->block->counters[use->kind];

	switch (at->part) {
	case PMUREG_OF_PROGRAM:
		return &counter->program;
	case PMUREG_OF_ENABLE:
		return &counter->enable;
	default:
		return &counter->disable;
	}
}

/* The step with which an event has a shared register written, or NULL. The variables are then that event's. */
static int find_writer(const struct pmureg_flattening *at, const struct pmureg_use *use, uint16_t reg_index,
		       const struct pmureg_step **writer)
{
	const struct pmureg_steps *steps = pmureg_steps_of(at, use);
	int result = pmureg_fill_variables(at->session, at->unit, use, 1);
	uint16_t i;

	*writer = NULL;
	for (i = 0; i < steps->count && !result && !*writer; i++) {
		const struct pmureg_step *step = &steps->steps[i];
		int holds = 0;

		if (step->kind != PMUREG_WRITE || step->reg != reg_index || step->index.count)
			continue;
		result = pmureg_condition(at->session, step->when, &holds);
		if (holds)
			*writer = step;
	}
	return result;
}

/* Whether a step writes a shared register where no term of it is given, too: what it holds must not act. */
static int insists(const struct pmureg_step *step)
{
	return step->when.count || step->setting_count;
}

static int fail_shared(const struct pmureg_flattening *at, const struct pmureg_use *a, const struct pmureg_use *b,
		       uint16_t reg_index)
{
	return pmureg_fail(at->error, -PMUREG_EINVAL, 0,
			   "`%s` and `%s` want different values of %s, which all counters of the unit share: count them in different groups",
			   a->event->text, b->event->text, at->unit->block->registers[reg_index].name);
}

/* Joins what all events of the unit want of a shared register. `mask` stays 0 where none wants anything. */
static int merge_shared(const struct pmureg_flattening *at, uint16_t reg_index, uint64_t *raw, uint64_t *mask)
{
	const struct pmureg_use *owner = NULL;
	size_t i;

	for (i = 0; i < at->unit->use_count; i++) {
		const struct pmureg_use *use = &at->unit->uses[i];
		const struct pmureg_step *writer;
		uint64_t wanted, bits = 0;
		int result = find_writer(at, use, reg_index, &writer);

		if (result)
			return result;
		if (!writer)
			continue;
		wanted = put_terms(at, use, reg_index, 0, &bits);
		if ((wanted ^ *raw) & bits & *mask)
			return fail_shared(at, owner, use, reg_index);
		*raw |= wanted;
		*mask |= bits;
		if (bits)
			owner = use;
	}
	return 0;
}

/* Whether an event before this one has already had the shared register written. */
static int find_written_before(const struct pmureg_flattening *at, uint16_t reg_index, uint64_t wanted, int *before)
{
	const struct pmureg_use *use;
	int result = 0;

	for (use = &at->unit->uses[0]; use < at->use && !result && !*before; use++) {
		const struct pmureg_step *writer;

		result = find_writer(at, use, reg_index, &writer);
		*before = !result && writer && (wanted || insists(writer));
	}
	return result;
}

static int share(const struct pmureg_flattening *at, const struct pmureg_step *step, uint64_t *raw, uint64_t *mask,
		 int *skip)
{
	int result = merge_shared(at, step->reg, raw, mask);

	*skip = !*mask && !insists(step);
	if (!result && !*skip)
		result = find_written_before(at, step->reg, *mask, skip);
	return result ? result : pmureg_fill_variables(at->session, at->unit, at->use, 1);
}

static int put_settings(const struct pmureg_flattening *at, const struct pmureg_step *step, uint64_t *raw, uint64_t *mask)
{
	const struct pmureg_register *reg = &at->unit->block->registers[step->reg];
	const struct pmureg_eval eval = { .variables = at->session->variables };
	uint16_t i;

	for (i = 0; i < step->setting_count; i++) {
		const struct pmureg_field *field = &reg->fields[step->settings[i].index];
		uint64_t value;
		int result = pmureg_evaluate(step->settings[i].code, &eval, 0, &value);

		if (result)
			return result;
		*raw = pmureg_field_put(field, *raw, value);
		*mask |= pmureg_field_mask(field);
	}
	return 0;
}

int pmureg_step_value(const struct pmureg_flattening *at, const struct pmureg_step *step, uint64_t *raw, uint64_t *mask,
		      int *skip)
{
	int result = 0;

	*raw = *mask = 0;
	*skip = 0;
	if (is_shared(at, step))
		result = share(at, step, raw, mask, skip);
	else if (at->use && step->kind == PMUREG_WRITE)
		*raw = put_terms(at, at->use, step->reg, 0, mask);
	if (result || *skip)
		return result;
	*raw |= at->unit->block->registers[step->reg].masks.ones;
	return put_settings(at, step, raw, mask);
}

int pmureg_step_check(const struct pmureg_flattening *at, const struct pmureg_register *reg, uint64_t raw)
{
	char text[160];
	const char *broken = pmureg_value_check(reg, raw, text, sizeof(text));

	if (!broken)
		return 0;
	return pmureg_fail(at->error, -PMUREG_EINVAL, 0, "`%s`: %s (%s)", at->use->event->text, broken, reg->name);
}
