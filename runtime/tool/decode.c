/*
 * decode.c: `pmureg decode`: what a register's value says, without touching a device.
 */
#include <string.h>

#include "tool.h"

/* Not one of the values that are listed, or out of the range that is given. */
static int is_reserved(const struct pmureg_field *field, const struct pmureg_value *named, uint64_t value)
{
	if ((field->flags & PMUREG_HAS_RANGE) && (value < field->range_low || value > field->range_high))
		return 1;
	return !named && field->value_count && !(field->flags & PMUREG_OPEN);
}

static void print_part(FILE *out, const struct pmureg_field *field, uint64_t value, int index, int low, int width)
{
	const struct pmureg_value *named = field->each && index < 0 ? NULL : pmureg_field_value(field, value);
	char range[16], name[TOOL_NAME];
	uint64_t means = pmureg_field_means(field, value);

	(void)snprintf(range, sizeof(range), width > 1 ? "%d:%d" : "%d", low + width - 1, low);
	if (index < 0)
		(void)snprintf(name, sizeof(name), "%s", field->name);
	else
		(void)snprintf(name, sizeof(name), "%.*s[%d]", (int)strcspn(field->name, "<"), field->name, index);
	(void)fprintf(out, "  %-6s %-20s 0x%llx", range, name, (unsigned long long)value);
	if (named)
		(void)fprintf(out, " %s", named->name);
	if (is_reserved(field, named, value))
		(void)fputs(" (reserved)", out);
	if (named && named->has_means)
		means = named->means;
	if (means != value || (field->unit && (!field->value_count || (named && named->has_means))))
		(void)fprintf(out, " = %llu%s%s", (unsigned long long)means, field->unit ? " " : "",
			      field->unit ? field->unit : "");
	(void)fputc('\n', out);
}

static void print_field(FILE *out, const struct pmureg_field *field, uint64_t raw)
{
	uint64_t value = pmureg_field_get(field, raw);

	if (!field->each) {
		print_part(out, field, value, -1, field->low, field->width);
		return;
	}
	/* Of an array of fields, the elements that are not 0; all of them 0 is one line. */
	if (!value)
		print_part(out, field, 0, -1, field->low, field->width);
	for (int i = field->width / field->each - 1; value && i >= 0; i--) {
		uint64_t mask = field->each > 63 ? UINT64_MAX : (UINT64_C(1) << field->each) - 1;
		uint64_t part = value >> (i * field->each) & mask;

		if (part)
			print_part(out, field, part, i, field->low + i * field->each, field->each);
	}
}

void decode_fields(FILE *out, const struct pmureg_register *reg, uint64_t value)
{
	for (uint16_t i = 0; i < reg->field_count; i++)
		print_field(out, &reg->fields[i], value);
}

static void decode(const struct tool *tool, FILE *out, const struct register_found *found, uint64_t value)
{
	const struct pmureg_register *reg = found->name.reg;
	const struct pmureg_event_info *event;
	char title[TOOL_NAME], manual[TOOL_NAME], text[320];
	const char *broken;

	register_title(found, title, sizeof(title));
	(void)pmureg_register_text(&found->name, manual, sizeof(manual));
	(void)fprintf(out, "%s%s%s  %s = 0x%0*llx\n", bold(tool), title, plain(tool), manual, hex_digits(reg),
		      (unsigned long long)value);
	draw_register(out, reg, &value);
	decode_fields(out, reg, value);
	event = register_event(found->name.block, reg, value);
	if (event)
		(void)fprintf(out, "  event  %s: %s\n", event->name, event->text);
	broken = reg->masks.writable ? pmureg_value_check(reg, value, text, sizeof(text)) : NULL;
	if (broken)
		(void)fprintf(out, "  not to be written: %s\n", broken);
}

int decode_run(struct tool *tool, const struct command *command, struct options *options)
{
	char **words = options->words;
	struct register_found found;
	uint64_t value;

	if (options->word_count != 2)
		return wrong_usage(command, "decode needs a register and a value");
	if (pmureg_parse_number(words[1], &value))
		return wrong_usage(command, "'%s' is not a number of up to 64 bits; write decimal, 0x or 0b", words[1]);
	if (register_search(tool, words[0], &found))
		return TOOL_FAILED;
	if (found.name.reg->width < 64 && value >> found.name.reg->width) {
		complain("0x%llx does not fit into %s, which has %u bits", (unsigned long long)value, words[0],
			 (unsigned)found.name.reg->width);
		return TOOL_FAILED;
	}
	decode(tool, stdout, &found, value);
	return finish(stdout);
}
