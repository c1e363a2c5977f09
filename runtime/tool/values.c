/*
 * values.c: the value of a register in words: its fields, and the event that it selects.
 */
#include "tool.h"

int hex_digits(const struct pmureg_register *reg)
{
	return reg->width / 4;
}

void register_title(const struct tool *tool, const struct subject *subject)
{
	char manual[TOOL_NAME];

	(void)pmureg_register_text(&subject->at, manual, sizeof(manual));
	(void)printf("%s%s_%s%s  %s", bold(tool), subject->at.block->name, subject->at.reg->key, plain(tool), manual);
}

/* ---- Events ---- */

/* The value that a register gives a term, where the whole term lies in it. */
static int term_value(const struct pmureg_block *block, const struct pmureg_term *term, size_t reg, uint64_t raw,
		      uint64_t *value)
{
	unsigned shift = 0;

	*value = 0;
	for (uint8_t i = 0; i < term->field_count; i++) {
		const struct pmureg_field *field = &block->registers[reg].fields[term->fields[i].field];

		if (term->fields[i].reg != reg || shift > 63)
			return 0;
		*value |= pmureg_field_get(field, raw) << shift;
		shift += field->width;
	}
	return term->field_count > 0;
}

/* How many terms of an event the register's value has; 0: it is another event's, or the register does not tell. */
static unsigned count_terms(const struct pmureg_block *block, const struct pmureg_described_event *event, size_t reg,
			    uint64_t raw)
{
	unsigned count = 0;
	uint64_t value;

	for (uint16_t i = 0; i < event->term_count; i++) {
		if (term_value(block, &block->terms[event->terms[i].term], reg, raw, &value)) {
			if (value != event->terms[i].value)
				return 0;
			count++;
		} else if (i == 0) {
			return 0; /* the event's number is elsewhere */
		}
	}
	return count;
}

const struct pmureg_described_event *register_event(const struct pmureg_block *block, const struct pmureg_register *reg,
					       uint64_t value)
{
	const struct pmureg_described_event *best = NULL;
	unsigned most = 0;

	for (uint16_t i = 0; i < block->event_count; i++) {
		const unsigned count = count_terms(block, &block->events[i], (size_t)(reg - block->registers), value);

		if (count > most)
			best = &block->events[i];
		most = count > most ? count : most;
	}
	return best;
}

/* ---- On one line ---- */

void print_event_short(FILE *out, const struct pmureg_block *block, const struct pmureg_register *reg, uint64_t value)
{
	const struct pmureg_described_event *event = value ? register_event(block, reg, value) : NULL;

	if (event)
		(void)fprintf(out, " (%s)", event->name);
}

void print_fields_short(FILE *out, const struct pmureg_register *reg, uint64_t value)
{
	for (uint16_t i = 0; i < reg->field_count; i++) {
		const struct pmureg_field *field = &reg->fields[i];
		const uint64_t part = pmureg_field_get(field, value);
		const struct pmureg_value *named = field->each ? NULL : pmureg_field_value(field, part);

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
