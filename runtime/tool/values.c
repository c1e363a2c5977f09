/*
 * values.c: decodes a register's value: its fields, and the event that it selects.
 */
#include "tool.h"

int hex_digits(const struct pmureg_register *reg)
{
	return reg->width / 4;
}

uint32_t register_event_count(const struct pmureg_register *reg)
{
	const struct pmureg_register_term *terms = pmureg_register_terms(reg);
	uint32_t most = 1;

	for (uint8_t i = 0; i < reg->term_count; i++) {
		const struct pmureg_field *field = &pmureg_register_fields(reg)[terms[i].field];

		if (terms[i].element.count && (uint32_t)field->width / field->each > most)
			most = (uint32_t)field->width / field->each;
	}
	return most;
}

/* Terms whose fields lie completely within the given bits of a register, with their values. */
struct shown {
	uint64_t values[PMUREG_TERMS];
	uint8_t fields[PMUREG_TERMS]; /* of each term: number of its fields in these bits */
	uint64_t chosen;              /* bits of terms that are 1 */
};

static struct shown shown_by(const struct pmureg_register *reg, uint64_t value, uint64_t bits, uint32_t element)
{
	struct shown shown = {{0}, {0}, 0};

	for (uint8_t i = 0; i < reg->term_count; i++) {
		const struct pmureg_register_term *term = &pmureg_register_terms(reg)[i];
		const struct pmureg_field *whole = &pmureg_register_fields(reg)[term->field];
		const struct pmureg_field one = {.low = (uint8_t)(whole->low + element * whole->each), .width = whole->each};
		const struct pmureg_field *field = term->element.count ? &one : whole;

		shown.values[term->term] |= pmureg_field_get(field, value) << term->shift;
		if (!(pmureg_field_mask(field) & ~bits))
			shown.fields[term->term]++;
		shown.chosen |= value & pmureg_field_mask(field);
	}
	return shown;
}

/*
 * Returns how many terms of an event agree with these values, including the first, the event number. 0: it is another
 * event.
 */
static uint16_t agreeing(const struct pmureg_block *block, const struct shown *shown,
			 const struct pmureg_described_event *event)
{
	const struct pmureg_term_value *terms = pmureg_described_event_terms(event);
	uint16_t count = 0;

	for (uint16_t t = 0; t < event->term_count; t++) {
		const uint16_t term = terms[t].term;
		const int is_whole =
			shown->fields[term] && shown->fields[term] == pmureg_block_terms(block)[term].field_count;

		if (is_whole ? shown->values[term] != terms[t].value : !t)
			return 0;
		count = (uint16_t)(count + is_whole);
	}
	return count;
}

static int tool_values_is_same(const struct pmureg_described_event *a, const struct pmureg_described_event *b)
{
	const struct pmureg_term_value *terms = pmureg_described_event_terms(a);

	for (uint16_t t = 0; t < a->term_count && t < b->term_count; t++)
		if (terms[t].term != pmureg_described_event_terms(b)[t].term ||
		    terms[t].value != pmureg_described_event_terms(b)[t].value)
			return 0;
	return a->term_count == b->term_count &&
	       pmureg_described_event_instances(a) == pmureg_described_event_instances(b) &&
	       pmureg_described_event_rest(a)->variants == pmureg_described_event_rest(b)->variants;
}

const struct pmureg_described_event *event_again(const struct pmureg_block *block,
						 const struct pmureg_described_event *event)
{
	const struct pmureg_described_event *events = pmureg_block_events(block);
	const struct pmureg_described_event *next = event + 1;

	while (next < events + block->event_count && !tool_values_is_same(next, event))
		next++;
	return next < events + block->event_count ? next : NULL;
}

const struct pmureg_described_event *register_event(const struct pmureg_system *system,
						    const struct pmureg_register_name *at, uint64_t value,
						    uint64_t bits, uint32_t element)
{
	const struct shown shown = shown_by(at->reg, value, bits, element);
	const struct pmureg_described_event *best = NULL;
	uint16_t most = 0;
	int is_open = 0;

	if (!shown.chosen && register_event_count(at->reg) > 1)
		return NULL; /* the element is 0 */
	/* Prefers the event with the most terms, unless another register decides between several. */
	for (uint16_t i = 0; i < at->block->event_count; i++) {
		const struct pmureg_described_event *event = &pmureg_block_events(at->block)[i];
		const struct pmureg_event any = {.listed = event, .instance = PMUREG_INSTANCES_ALL};
		const uint16_t count = agreeing(at->block, &shown, event);

		if (!count || !pmureg_event_in_variant(system, event) || !pmureg_event_is_on(&any, at->instance))
			continue;
		if (count < event->term_count)
			return NULL;
		is_open = count == most ? is_open | !tool_values_is_same(event, best) : is_open & (count < most);
		best = count > most ? event : best;
		most = count > most ? count : most;
	}
	return is_open ? NULL : best;
}

/* ---- On one line ---- */

void print_event_short(FILE *out, const struct pmureg_system *system, const struct pmureg_register_name *at,
		       uint64_t value, uint64_t bits)
{
	int any = 0;

	for (uint32_t i = 0; i < register_event_count(at->reg); i++) {
		/* If no bit is chosen, the write usually clears the register, so no event is printed. */
		const struct pmureg_described_event *event =
			shown_by(at->reg, value, bits, i).chosen ? register_event(system, at, value, bits, i) : NULL;

		for (; event; event = event_again(at->block, event))
			any = fprintf(out, any ? ", %s" : " (%s", pmureg_described_event_name(event)) > 0 || any;
	}
	(void)fputs(any ? ")" : "", out);
}

void print_fields_short(FILE *out, const struct pmureg_register *reg, uint64_t value)
{
	for (uint16_t i = 0; i < reg->field_count; i++) {
		const struct pmureg_field *field = &pmureg_register_fields(reg)[i];
		const char *name = pmureg_field_name(field);
		const uint64_t part = pmureg_field_get(field, value);
		const struct pmureg_value *named = field->each ? NULL : pmureg_field_value(field, part);

		/* An array of flags is one number; wider elements are printed one by one. */
		for (uint32_t e = 0; part && field->each > 1 && e < (uint32_t)field->width / field->each; e++) {
			const uint64_t one = part >> e * field->each & ((UINT64_C(1) << field->each) - 1);

			if (one)
				(void)fprintf(out, one < 10 ? " %s[%u]=%llu" : " %s[%u]=0x%llx", name, field->first + e,
					      (unsigned long long)one);
		}
		if (part && field->each > 1)
			continue;
		if (part && named)
			(void)fprintf(out, " %s=%s", name, pmureg_value_name(named));
		else if (part)
			(void)fprintf(out, part < 10 ? " %s=%llu" : " %s=0x%llx", name,
				      (unsigned long long)part);
	}
}

/* ---- One line each ---- */

/* Checks for a value that is not listed, or out of range. */
static int is_reserved(const struct pmureg_field *field, const struct pmureg_value *named, uint64_t value)
{
	if (!pmureg_field_in_range(field, value))
		return 1;
	return !named && field->value_count && !(field->flags & PMUREG_OPEN);
}

/* Prints a field, or an element of an array of fields, whose index is in `name`. */
static void tool_values_print_value(const struct pmureg_field *field, const char *name, uint64_t value, int low,
				    int width)
{
	const char *unit = pmureg_field_unit(field);
	const int is_whole = field->each && width != field->each; /* an array: its value as a whole has no meaning */
	const struct pmureg_value *named = is_whole ? NULL : pmureg_field_value(field, value);
	const uint64_t means = pmureg_field_meaning(field, value);
	char bits[16];

	(void)snprintf(bits, sizeof(bits), width > 1 ? "%d:%d" : "%d", low + width - 1, low);
	(void)printf("  %-6s %-20s 0x%llx%s%s%s", bits, name, (unsigned long long)value, named ? " " : "",
		     named ? pmureg_value_name(named) : "", is_reserved(field, named, value) ? " (reserved)" : "");
	if (means != value || (unit && !field->value_count))
		(void)printf(" = %llu%s%s", (unsigned long long)means, unit ? " " : "",
			     unit ? unit : "");
	(void)putchar('\n');
}

static void print_field(const struct pmureg_field *field, uint64_t raw)
{
	const uint64_t value = pmureg_field_get(field, raw);

	/* Prints the non-zero elements of an array of fields; if all are 0, one line. */
	if (!field->each || !value)
		tool_values_print_value(field, pmureg_field_name(field), value, field->low, field->width);
	for (int i = field->each ? field->width / field->each - 1 : -1; value && i >= 0; i--) {
		const struct pmureg_field one = {.low = (uint8_t)(field->low + i * field->each), .width = field->each};
		const uint64_t part = pmureg_field_get(&one, raw);
		char name[TOOL_NAME];

		(void)snprintf(name, sizeof(name), "%.*s[%d]", (int)strcspn(pmureg_field_name(field), "<"),
			       pmureg_field_name(field), field->first + i);
		if (part)
			tool_values_print_value(field, name, part, one.low, one.width);
	}
}

void print_fields(const struct pmureg_register *reg, uint64_t value)
{
	for (uint16_t i = 0; i < reg->field_count; i++)
		print_field(&pmureg_register_fields(reg)[i], value);
}
