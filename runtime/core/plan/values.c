/*
 * values.c: the values that steps write: terms and settings.
 */
#include "plan.h"

/*
 * The fields of a register that the terms of the event at hand go to. `mask` gets the bits of those that were given or
 * that are not 0.
 */
static uint64_t put_terms(const struct pmureg_flattening *at, const struct pmureg_register *reg, uint64_t *mask)
{
	const uint64_t *terms = at->session->variables;
	uint64_t raw = 0;

	for (uint16_t i = 0; i < reg->term_count; i++) {
		const struct pmureg_register_term *term = &reg->terms[i];
		const struct pmureg_field *field = &reg->fields[term->field];

		/* A term that was not given leaves its bits to another term that shares them. */
		if (!terms[term->term] && !(at->assignment->event->given >> term->term & 1))
			continue;
		raw = pmureg_field_put(field, raw, term->shift < 64 ? terms[term->term] >> term->shift : 0);
		*mask |= pmureg_field_mask(field);
	}
	return raw;
}

static int put_settings(const struct pmureg_flattening *at, const struct pmureg_step *step, uint64_t *raw,
			uint64_t *mask)
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

int pmureg_step_value(const struct pmureg_flattening *at, const struct pmureg_step *step, struct pmureg_access *access)
{
	const struct pmureg_register *reg = &at->unit->block->registers[step->reg];

	access->value = access->mask = access->handle = 0;
	if (at->assignment && step->kind == PMUREG_WRITE)
		access->value = put_terms(at, reg, &access->handle);
	access->value |= reg->masks.ones;
	return put_settings(at, step, &access->value, &access->mask);
}

int pmureg_check_value(const struct pmureg_flattening *at, const struct pmureg_assignment *assignment,
		       uint16_t reg_index, uint64_t raw)
{
	const struct pmureg_register *reg = &at->unit->block->registers[reg_index];
	char text[160];
	const char *broken = pmureg_value_check(reg, raw, text, sizeof(text));

	return broken ? pmureg_fail(at->session->runner.error, -PMUREG_EINVAL, 0, "`%s`: %s (%s)",
				    assignment->event->text, broken, reg->name) :
			0;
}
