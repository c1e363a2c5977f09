/*
 * values.c: the value of a register in words: its fields, and the event that it selects.
 */
#include "tool.h"

int hex_digits(const struct pmureg_register *reg)
{
	return reg->width / 4;
}

uint32_t register_event_count(const struct pmureg_register *reg)
{
	uint32_t most = 1;

	for (uint8_t i = 0; i < reg->term_count; i++) {
		const struct pmureg_field *field = &reg->fields[reg->terms[i].field];

		if (reg->terms[i].element.count && (uint32_t)field->width / field->each > most)
			most = (uint32_t)field->width / field->each;
	}
	return most;
}

const struct pmureg_described_event *register_event(const struct pmureg_block *block, const struct pmureg_register *reg,
						    uint64_t value, uint32_t element)
{
	const struct pmureg_described_event *best = NULL;
	uint64_t values[PMUREG_TERMS] = {0};
	uint8_t fields[PMUREG_TERMS] = {0}; /* of a term, those that are here */
	unsigned most = 0;
	int is_idle = register_event_count(reg) > 1; /* the element is 0 */

	for (uint8_t i = 0; i < reg->term_count; i++) {
		const struct pmureg_register_term *at = &reg->terms[i];

		const struct pmureg_field *field = &reg->fields[at->field];
		const struct pmureg_field one = {.low = (uint8_t)(field->low + element * field->each), .width = field->each};

		values[at->term] |= pmureg_field_get(at->element.count ? &one : field, value) << at->shift;
		fields[at->term]++;
		is_idle &= !at->element.count || !pmureg_field_get(&one, value);
	}
	if (is_idle)
		return NULL;
	/*
	 * The most terms that lie here, whole, and have the event's values; its first one, the number, is among them.
	 */
	for (uint16_t i = 0; i < block->event_count; i++) {
		const struct pmureg_described_event *event = &block->events[i];
		unsigned count = 0;

		for (uint16_t t = 0; t < event->term_count && (count || !t); t++) {
			const uint16_t term = event->terms[t].term;

			if (fields[term] && fields[term] == block->terms[term].field_count)
				count = values[term] == event->terms[t].value ? count + 1 : 0;
		}
		if (count > most)
			best = event;
		most = count > most ? count : most;
	}
	return best;
}

/* ---- On one line ---- */

void print_event_short(FILE *out, const struct pmureg_block *block, const struct pmureg_register *reg, uint64_t value)
{
	const uint32_t count = value ? register_event_count(reg) : 0;
	int any = 0;

	for (uint32_t i = 0; i < count; i++) {
		const struct pmureg_described_event *event = register_event(block, reg, value, i);

		if (event)
			any = fprintf(out, any ? ", %s" : " (%s", event->name) > 0 || any;
	}
	(void)fputs(any ? ")" : "", out);
}

void print_fields_short(FILE *out, const struct pmureg_register *reg, uint64_t value)
{
	for (uint16_t i = 0; i < reg->field_count; i++) {
		const struct pmureg_field *field = &reg->fields[i];
		const uint64_t part = pmureg_field_get(field, value);
		const struct pmureg_value *named = field->each ? NULL : pmureg_field_value(field, part);

		/* Flags are one number, what is wider is a number for each element. */
		for (uint32_t e = 0; part && field->each > 1 && e < (uint32_t)field->width / field->each; e++) {
			const uint64_t one = part >> e * field->each & ((UINT64_C(1) << field->each) - 1);

			if (one)
				(void)fprintf(out, one < 10 ? " %s[%u]=%llu" : " %s[%u]=0x%llx", field->name, e,
					      (unsigned long long)one);
		}
		if (part && field->each > 1)
			continue;
		if (part && named)
			(void)fprintf(out, " %s=%s", field->name, named->name);
		else if (part)
			(void)fprintf(out, part < 10 ? " %s=%llu" : " %s=0x%llx", field->name,
				      (unsigned long long)part);
	}
}

/* ---- A line each ---- */

/* Not one of the values that are listed, or out of the range that is given. */
static int is_reserved(const struct pmureg_field *field, const struct pmureg_value *named, uint64_t value)
{
	if (!pmureg_field_in_range(field, value))
		return 1;
	return !named && field->value_count && !(field->flags & PMUREG_OPEN);
}

/* A field, or one of an array of them, whose `name` says which. */
static void print_value(const struct pmureg_field *field, const char *name, uint64_t value, int low, int width)
{
	const int is_whole = field->each && width != field->each; /* an array, of which nothing is told */
	const struct pmureg_value *named = is_whole ? NULL : pmureg_field_value(field, value);
	const uint64_t means = pmureg_field_means(field, value);
	char bits[16];

	(void)snprintf(bits, sizeof(bits), width > 1 ? "%d:%d" : "%d", low + width - 1, low);
	(void)printf("  %-6s %-20s 0x%llx%s%s%s", bits, name, (unsigned long long)value, named ? " " : "",
		     named ? named->name : "", is_reserved(field, named, value) ? " (reserved)" : "");
	if (means != value || (field->unit && (!field->value_count || (named && named->has_means))))
		(void)printf(" = %llu%s%s", (unsigned long long)means, field->unit ? " " : "",
			     field->unit ? field->unit : "");
	(void)putchar('\n');
}

static void print_field(const struct pmureg_field *field, uint64_t raw)
{
	const uint64_t value = pmureg_field_get(field, raw);

	/* Of an array of fields, the elements that are not 0; all of them 0 is one line. */
	if (!field->each || !value)
		print_value(field, field->name, value, field->low, field->width);
	for (int i = field->each ? field->width / field->each - 1 : -1; value && i >= 0; i--) {
		const struct pmureg_field one = {.low = (uint8_t)(field->low + i * field->each), .width = field->each};
		const uint64_t part = pmureg_field_get(&one, raw);
		char name[TOOL_NAME];

		(void)snprintf(name, sizeof(name), "%.*s[%d]", (int)strcspn(field->name, "<"), field->name, i);
		if (part)
			print_value(field, name, part, one.low, one.width);
	}
}

void print_fields(const struct pmureg_register *reg, uint64_t value)
{
	for (uint16_t i = 0; i < reg->field_count; i++)
		print_field(&reg->fields[i], value);
}
