/*
 * describe_register.c: a register: where it is, what its bits do, what must hold.
 */
#include <string.h>

#include "tool.h"

/* ---- Lines ---- */

/* Of what was named: one unit and element, or all of them, the first and the last. */
struct range {
	struct pmureg_register_name first, last;
};

static struct range range_of(const struct pmureg_register_name *at)
{
	struct range range = {*at, *at};

	if (at->instance == PMUREG_INSTANCES_ALL) {
		range.first.instance = 0;
		range.last.instance = (uint16_t)(at->block->instance_count - 1);
	}
	if (at->element == PMUREG_NONE) {
		range.first.element = 0;
		range.last.element = at->reg->elements - 1;
	}
	return range;
}

static void place_of(const struct pmureg_system *system, const struct pmureg_register_name *at, char text[64])
{
	struct pmureg_place place;

	pmureg_register_place(system, at->block, at->reg, at->instance, at->element, &place);
	(void)pmureg_place_text(&place, text, 64);
}

static void print_place(const struct tool *tool, const struct subject *subject)
{
	const struct pmureg_register *reg = subject->at.reg;
	const struct range range = range_of(&subject->at);
	char first[64], last[64];

	line_begin(tool, "where");
	place_of(subject->system, &range.first, first);
	place_of(subject->system, &range.last, last);
	/* Units behind a selector have one place between them. */
	(void)printf("%s%s%s", first, strcmp(first, last) ? " to " : "", strcmp(first, last) ? last : "");
	if (range.last.element != range.first.element)
		(void)printf(", %u elements", (unsigned)reg->elements);
	if (range.last.instance != range.first.instance)
		(void)printf(", %u units", (unsigned)subject->at.block->instance_count);
	(void)printf(", %u bits", (unsigned)reg->width);
	if (reg->access_bits < reg->width)
		(void)printf(" in accesses of %u", (unsigned)reg->access_bits);
	(void)putchar('\n');
}

static void print_selector(const struct tool *tool, const struct pmureg_register_name *at)
{
	const struct range range = range_of(at);
	uint64_t value, mask;

	if (at->reg->selector == PMUREG_NONE)
		return;
	pmureg_register_select(at->block, at->reg, range.first.instance, range.first.element, &value, &mask);
	line_begin(tool, "behind");
	(void)printf("%s = 0x%llx%s\n", at->block->registers[at->block->selectors[at->reg->selector].reg].name,
		     (unsigned long long)value, range.last.element != range.first.element ? " (element 0)" : "");
}

/* ---- What it comes out of reset with ---- */

static uint64_t reset_of(const struct pmureg_register_name *at)
{
	return pmureg_register_reset(at->block, at->reg, at->instance, at->element);
}

/* Whether one value is meant: of the unit and element that were named, or of all because none differs. */
static int has_one_reset(const struct pmureg_register_name *at)
{
	const struct range range = range_of(at);

	return !at->reg->reset_differs ||
	       (range.first.instance == range.last.instance && range.first.element == range.last.element);
}

/* Each value with the units that have it: `0x0201 in scf; 0x0204 in l2_0, l2_1`. */
static void print_resets(const struct range *range)
{
	struct pmureg_register_name at = range->first;

	for (uint64_t value, before = 0; at.instance <= range->last.instance; at.instance++, before = value) {
		value = reset_of(&at);
		if (at.instance == range->first.instance || value != before)
			(void)printf("%s0x%0*llx in", at.instance == range->first.instance ? "" : "; ",
				     hex_digits(at.reg), (unsigned long long)value);
		else
			(void)putchar(',');
		(void)printf(" %s", at.block->instances[at.instance].name);
	}
}

static void print_reset(const struct tool *tool, const struct pmureg_register_name *at)
{
	const uint64_t known = at->reg->masks.has_reset | at->reg->reset_differs;
	const struct range range = range_of(at);

	line_begin(tool, "reset");
	if (!known)
		(void)fputs("unknown", stdout);
	else if (has_one_reset(at))
		(void)printf("0x%0*llx", hex_digits(at->reg), (unsigned long long)reset_of(&range.first));
	else
		print_resets(&range);
	(void)puts(known && (at->reg->masks.readable & ~known) ? " (some fields: unknown)" : "");
}

static void field_reset(const struct pmureg_register_name *at, const struct pmureg_field *field, char text[24])
{
	const struct range range = range_of(at);

	if (!(field->flags & PMUREG_HAS_RESET) && !(at->reg->reset_differs >> field->low & 1))
		(void)snprintf(text, 24, "-");
	else if (!(field->flags & PMUREG_HAS_RESET) && !has_one_reset(at))
		(void)snprintf(text, 24, "differs");
	else
		(void)snprintf(text, 24, "0x%llx", (unsigned long long)pmureg_field_get(field, reset_of(&range.first)));
}

/* ---- The table of fields ---- */

static const char *access_text(const struct pmureg_field *field)
{
	static const char *const names[][2] = {{"RO", "RO-V"}, {"RW", "RW-V"}, {"WO", "WO-V"}, {"W1C", "W1C-V"},
					       {"W1S", "W1S-V"}, {"W1T", "W1T-V"}, {"RC", "RC-V"}};

	return names[field->access][(field->flags & PMUREG_VOLATILE) != 0];
}

static void print_values(const struct pmureg_field *field, int column)
{
	for (uint16_t i = 0; i < field->value_count; i++) {
		const struct pmureg_value *value = &field->values[i];
		char means[TOOL_NAME];

		row(column + 4, value->text, "%*s0x%0*llx %s%s%s", column, "", (field->width + 3) / 4,
		    (unsigned long long)value->value, value->name,
		    value->has_means ? means_text(field, value->means, means) : "",
		    value->text && *value->text ? ": " : "");
	}
	if (field->value_count && !(field->flags & PMUREG_OPEN))
		row(column, "other values are reserved", "%*s", column, "");
	if (field->flags & PMUREG_HAS_RANGE)
		row(column, "", "%*s0x%llx to 0x%llx", column, "", (unsigned long long)field->range_low,
		    (unsigned long long)field->range_high);
}

static void print_actions(const struct subject *subject, const struct pmureg_field *field, int column)
{
	for (uint16_t i = 0; i < field->action_count; i++) {
		const struct pmureg_action *action = &field->actions[i];
		const struct pmureg_block *other = &subject->system->blocks[action->block];
		const struct pmureg_register *reg = &other->registers[action->reg];
		char what[3 * TOOL_NAME] = "";

		if (other != subject->at.block)
			text_append(what, sizeof(what), "%s.", other->key);
		text_append(what, sizeof(what), "%s", reg->key);
		if (action->field != PMUREG_NONE)
			text_append(what, sizeof(what), ".%s", reg->fields[action->field].name);
		(void)printf("%*sa written 1 %s %s\n", column, "", action->set ? "sets" : "clears", what);
	}
	if (field->flags & PMUREG_SELF_CLEARING)
		row(column, "self-clearing: acts once and reads 0", "%*s", column, "");
}

static void print_table(const struct tool *tool, const struct subject *subject)
{
	const struct pmureg_register *reg = subject->at.reg;
	int width = (int)strlen("field"), column;

	for (uint16_t i = 0; i < reg->field_count; i++)
		width = (int)strlen(reg->fields[i].name) > width ? (int)strlen(reg->fields[i].name) : width;
	column = width + 32;
	(void)printf("\n  %s%3s  %-5s  %-*s  %-6s  %s%s\n", bold(tool), "", "bits", width, "field", "access", "reset",
		     plain(tool));
	for (uint16_t i = 0; i < reg->field_count; i++) {
		const struct pmureg_field *field = &reg->fields[i];
		char bits[16], reset[24];

		field_reset(&subject->at, field, reset);
		row(column, field->text, "  %3d  %-5s  %-*s  %-6s  %-7s ", i + 1,
		    bits_text(field->low, field->width, bits), width, field->name, access_text(field), reset);
		print_values(field, column);
		print_actions(subject, field, column);
	}
}

void describe_register(const struct tool *tool, const struct subject *subject)
{
	const struct pmureg_register *reg = subject->at.reg;
	char manual[TOOL_NAME];

	(void)pmureg_register_text(&subject->at, manual, sizeof(manual));
	(void)printf("%s%s_%s%s  %s\n", bold(tool), subject->at.block->name, reg->key, plain(tool), manual);
	line(tool, "what", reg->text);
	print_place(tool, subject);
	print_selector(tool, &subject->at);
	print_reset(tool, &subject->at);
	line(tool, "source", reg->source);
	line(tool, "note", reg->note);
	(void)putchar('\n');
	draw_register(reg, NULL);
	if (reg->field_count)
		print_table(tool, subject);
	if (reg->masks.ones && reg->masks.writable)
		(void)printf("  bits 0x%llx must be written as 1\n", (unsigned long long)reg->masks.ones);
	if (reg->masks.zeroes && reg->masks.writable)
		(void)printf("  bits 0x%llx must be written as 0\n", (unsigned long long)reg->masks.zeroes);
	for (uint16_t i = 0; i < reg->rule_count; i++)
		line(tool, i ? "" : "rules", reg->rules[i].text);
}
