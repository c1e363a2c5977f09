/*
 * describe_register.c: a register: where it is, what its bits do, what must hold.
 */
#include <string.h>

#include "tool.h"

/* What was named: one unit and element, or all of them, from the first to the last. */
struct view {
	const struct tool *tool;
	const struct pmureg_system *system;
	const struct pmureg_block *block;
	const struct pmureg_register *reg;
	struct pmureg_register_name first, last;
	int has_one_reset; /* it is one element of one unit, or none comes out of reset with another value */
};

static struct view view_of(const struct tool *tool, const struct subject *subject)
{
	const struct pmureg_register_name *at = &subject->at;
	struct view view = {tool, subject->system, at->block, at->reg, *at, *at, 0};

	if (at->instance == PMUREG_INSTANCES_ALL) {
		view.first.instance = 0;
		view.last.instance = (uint16_t)(at->block->instance_count - 1);
	}
	if (at->element == PMUREG_NONE) {
		view.first.element = 0;
		view.last.element = at->reg->elements - 1;
	}
	view.has_one_reset = !at->reg->reset_differs ||
			     (view.first.instance == view.last.instance && view.first.element == view.last.element);
	return view;
}

/* ---- Where it is ---- */

static void place_of(const struct view *view, const struct pmureg_register_name *at, char text[64])
{
	struct pmureg_place place;

	pmureg_register_place(view->system, view->block, view->reg, at->instance, at->element, &place);
	(void)pmureg_place_text(&place, text, 64);
}

static void print_place(const struct view *view)
{
	char first[64], last[64];

	line_begin(view->tool, "where");
	place_of(view, &view->first, first);
	place_of(view, &view->last, last);
	/* Units behind a selector have one place between them. */
	(void)printf("%s%s%s", first, strcmp(first, last) ? " to " : "", strcmp(first, last) ? last : "");
	if (view->last.element != view->first.element)
		(void)printf(", %u elements", (unsigned)view->reg->elements);
	if (view->last.instance != view->first.instance)
		(void)printf(", %u units", (unsigned)view->block->instance_count);
	(void)printf(", %u bits", (unsigned)view->reg->width);
	if (view->reg->access_bits < view->reg->width)
		(void)printf(" in accesses of %u", (unsigned)view->reg->access_bits);
	(void)putchar('\n');
}

static void print_selector(const struct view *view)
{
	const uint16_t selector = view->reg->selector;
	uint64_t value, mask;

	if (selector == PMUREG_NONE)
		return;
	pmureg_register_select(view->block, view->reg, view->first.instance, view->first.element, &value, &mask);
	line_begin(view->tool, "behind");
	(void)printf("%s = 0x%llx%s\n", view->block->registers[view->block->selectors[selector].reg].name,
		     (unsigned long long)value, view->last.element != view->first.element ? " (element 0)" : "");
}

/* ---- What it comes out of reset with ---- */

static uint64_t reset_of(const struct view *view, uint16_t instance)
{
	return pmureg_register_reset(view->block, view->reg, instance, view->first.element);
}

/* Each value with the units that have it: `0x0201 in scf; 0x0204 in l2_0, l2_1`. */
static void print_resets(const struct view *view)
{
	for (uint16_t i = view->first.instance; i <= view->last.instance; i++) {
		const int is_first = i == view->first.instance;

		if (is_first || reset_of(view, i) != reset_of(view, (uint16_t)(i - 1)))
			(void)printf("%s0x%0*llx in", is_first ? "" : "; ", hex_digits(view->reg),
				     (unsigned long long)reset_of(view, i));
		else
			(void)putchar(',');
		(void)printf(" %s", view->block->instances[i].name);
	}
}

static void print_reset(const struct view *view)
{
	const struct pmureg_masks *masks = &view->reg->masks;
	const uint64_t known = masks->has_reset | view->reg->reset_differs;

	line_begin(view->tool, "reset");
	if (!known)
		(void)fputs("unknown", stdout);
	else if (view->has_one_reset)
		(void)printf("0x%0*llx", hex_digits(view->reg),
			     (unsigned long long)reset_of(view, view->first.instance));
	else
		print_resets(view);
	(void)puts(known && (masks->readable & ~known) ? " (some fields: unknown)" : "");
}

/* ---- The table of fields ---- */

static const char *access_text(const struct pmureg_field *field)
{
	static const char *const names[][2] = {{"RO", "RO-V"},   {"RW", "RW-V"},   {"WO", "WO-V"}, {"W1C", "W1C-V"},
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

static void print_actions(const struct view *view, const struct pmureg_field *field, int column)
{
	for (uint16_t i = 0; i < field->action_count; i++) {
		const struct pmureg_action *action = &field->actions[i];
		const struct pmureg_block *other = &view->system->blocks[action->block];
		const struct pmureg_register *reg = &other->registers[action->reg];
		char what[3 * TOOL_NAME] = "";

		if (other != view->block)
			text_append(what, sizeof(what), "%s.", other->key);
		text_append(what, sizeof(what), "%s", reg->key);
		if (action->field != PMUREG_NONE)
			text_append(what, sizeof(what), ".%s", reg->fields[action->field].name);
		(void)printf("%*sa written 1 %s %s\n", column, "", action->set ? "sets" : "clears", what);
	}
	if (field->flags & PMUREG_SELF_CLEARING)
		row(column, "self-clearing: acts once and reads 0", "%*s", column, "");
}

static const char *reset_text(const struct view *view, const struct pmureg_field *field, char text[24])
{
	const uint64_t value = pmureg_field_get(field, reset_of(view, view->first.instance));

	if (!(field->flags & PMUREG_HAS_RESET) && !(view->reg->reset_differs >> field->low & 1))
		return "-";
	if (!(field->flags & PMUREG_HAS_RESET) && !view->has_one_reset)
		return "differs";
	(void)snprintf(text, 24, "0x%llx", (unsigned long long)value);
	return text;
}

static void print_table(const struct view *view)
{
	const struct pmureg_register *reg = view->reg;
	int width = (int)strlen("field"), column;

	for (uint16_t i = 0; i < reg->field_count; i++)
		width = (int)strlen(reg->fields[i].name) > width ? (int)strlen(reg->fields[i].name) : width;
	column = width + 32;
	(void)printf("\n  %s%3s  %-5s  %-*s  %-6s  %s%s\n", bold(view->tool), "", "bits", width, "field", "access",
		     "reset", plain(view->tool));
	for (uint16_t i = 0; i < reg->field_count; i++) {
		const struct pmureg_field *field = &reg->fields[i];
		char bits[16], reset[24];

		row(column, field->text, "  %3d  %-5s  %-*s  %-6s  %-7s ", i + 1,
		    bits_text(field->low, field->width, bits), width, field->name, access_text(field),
		    reset_text(view, field, reset));
		print_values(field, column);
		print_actions(view, field, column);
	}
}

void describe_register(const struct tool *tool, const struct subject *subject)
{
	const struct view view = view_of(tool, subject);
	const struct pmureg_register *reg = view.reg;

	register_title(tool, subject);
	(void)putchar('\n');
	line(tool, "what", reg->text);
	print_place(&view);
	print_selector(&view);
	print_reset(&view);
	line(tool, "source", reg->source);
	line(tool, "note", reg->note);
	(void)putchar('\n');
	draw_register(reg, NULL);
	if (reg->field_count)
		print_table(&view);
	if (reg->masks.ones && reg->masks.writable)
		(void)printf("  bits 0x%llx must be written as 1\n", (unsigned long long)reg->masks.ones);
	if (reg->masks.zeroes && reg->masks.writable)
		(void)printf("  bits 0x%llx must be written as 0\n", (unsigned long long)reg->masks.zeroes);
	for (uint16_t i = 0; i < reg->rule_count; i++)
		line(tool, i ? "" : "rules", reg->rules[i].text);
}
