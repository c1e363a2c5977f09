/*
 * describe_register.c: a register: where it is, what its bits do, what must hold.
 */
#include <string.h>

#include "tool.h"

#define LABEL 10

static void label(const struct tool *tool, FILE *out, const char *text)
{
	(void)fprintf(out, "  %s%-8s%s  ", faint(tool), text, plain(tool));
}

static void print_line(const struct tool *tool, FILE *out, const char *name, const char *text)
{
	if (!text || !*text)
		return;
	label(tool, out, name);
	wrap(out, text, LABEL + 2, LABEL + 2);
}

static void print_place(const struct tool *tool, FILE *out, const struct register_found *found)
{
	const struct pmureg_block *block = found->name.block;
	const struct pmureg_register *reg = found->name.reg;
	int one_instance = found->name.instance != PMUREG_INSTANCES_ALL || block->instance_count == 1;
	int one_element = found->name.element != PMUREG_NONE || reg->elements == 1;
	uint16_t instance = found->name.instance == PMUREG_INSTANCES_ALL ? 0 : found->name.instance;
	uint32_t element = found->name.element == PMUREG_NONE ? 0 : found->name.element;
	struct pmureg_place place;
	char text[64];

	pmureg_register_place(found->system, block, reg, instance, element, &place);
	place_text(&place, text, sizeof(text));
	label(tool, out, "where");
	(void)fputs(text, out);
	if (!one_instance || !one_element) {
		char last[64];

		pmureg_register_place(found->system, block, reg,
				      one_instance ? instance : (uint16_t)(block->instance_count - 1),
				      one_element ? element : reg->elements - 1, &place);
		place_text(&place, last, sizeof(last));
		/* Units behind a selector have one place between them. */
		if (strcmp(text, last) != 0)
			(void)fprintf(out, " to %s", last);
	}
	if (!one_element)
		(void)fprintf(out, ", %u elements", (unsigned)reg->elements);
	if (!one_instance)
		(void)fprintf(out, ", %u units", (unsigned)block->instance_count);
	(void)fprintf(out, ", %u bits", (unsigned)reg->width);
	if (reg->access_bits < reg->width)
		(void)fprintf(out, " in accesses of %u", (unsigned)reg->access_bits);
	(void)fputc('\n', out);
}

static void print_selector(const struct tool *tool, FILE *out, const struct register_found *found)
{
	const struct pmureg_block *block = found->name.block;
	uint16_t instance = found->name.instance == PMUREG_INSTANCES_ALL ? 0 : found->name.instance;
	uint32_t element = found->name.element == PMUREG_NONE ? 0 : found->name.element;
	uint64_t value, mask;

	if (found->name.reg->selector == PMUREG_NONE)
		return;
	pmureg_register_select(block, found->name.reg, instance, element, &value, &mask);
	label(tool, out, "behind");
	(void)fprintf(out, "%s = 0x%llx%s\n", block->registers[block->selectors[found->name.reg->selector].reg].name,
		      (unsigned long long)value,
		      found->name.element == PMUREG_NONE && found->name.reg->elements > 1 ? " (element 0)" : "");
}

/* Whether one value is meant: of the unit and element that were named, or of all because none differs. */
static int has_one_reset(const struct register_found *found)
{
	const struct pmureg_register_name *name = &found->name;

	return !name->reg->reset_differs ||
	       ((name->instance != PMUREG_INSTANCES_ALL || name->block->instance_count == 1) &&
		(name->element != PMUREG_NONE || name->reg->elements == 1));
}

static uint64_t reset_of(const struct register_found *found, uint16_t instance)
{
	uint32_t element = found->name.element == PMUREG_NONE ? 0 : found->name.element;

	return pmureg_register_reset(found->name.block, found->name.reg, instance, element);
}

static uint64_t reset_here(const struct register_found *found)
{
	return reset_of(found, found->name.instance == PMUREG_INSTANCES_ALL ? 0 : found->name.instance);
}

/* Each value with the units that have it: `0x0201 in scf; 0x0204 in l2_0, l2_1`. */
static void print_resets(FILE *out, const struct register_found *found)
{
	const struct pmureg_block *block = found->name.block;

	for (uint16_t i = 0; i < block->instance_count; i++) {
		if (!i || reset_of(found, i) != reset_of(found, (uint16_t)(i - 1)))
			(void)fprintf(out, "%s0x%0*llx in", i ? "; " : "", hex_digits(found->name.reg),
				      (unsigned long long)reset_of(found, i));
		else
			(void)fputc(',', out);
		(void)fprintf(out, " %s", block->instances[i].name);
	}
}

static void print_reset(const struct tool *tool, FILE *out, const struct register_found *found)
{
	const struct pmureg_register *reg = found->name.reg;
	uint64_t known = reg->masks.has_reset | reg->reset_differs;

	label(tool, out, "reset");
	if (!known)
		(void)fputs("unknown", out);
	else if (has_one_reset(found))
		(void)fprintf(out, "0x%0*llx", hex_digits(reg), (unsigned long long)reset_here(found));
	else
		print_resets(out, found);
	(void)fprintf(out, "%s\n", known && (reg->masks.readable & ~known) ? " (some fields: unknown)" : "");
}

/* ---- The table of fields ---- */

#define NAME_AT 14 /* column of a field's name */

struct table {
	FILE *out;
	const struct register_found *found;
	int name, text; /* width of the longest name; column of the explanations */
};

static void below(const struct table *table)
{
	(void)fprintf(table->out, "%*s", table->text, "");
}

static void print_values(const struct table *table, const struct pmureg_field *field)
{
	FILE *out = table->out;

	for (uint16_t i = 0; i < field->value_count; i++) {
		const struct pmureg_value *value = &field->values[i];
		int used = table->text;

		below(table);
		used += fprintf(out, "0x%0*llx %s", (field->width + 3) / 4, (unsigned long long)value->value,
				value->name);
		if (value->has_means)
			used += fprintf(out, " = %llu%s%s", (unsigned long long)value->means, field->unit ? " " : "",
					field->unit ? field->unit : "");
		if (value->text && *value->text)
			used += fprintf(out, ": ");
		wrap(out, value->text ? value->text : "", table->text + 4, used);
	}
	if (field->value_count && !(field->flags & PMUREG_OPEN)) {
		below(table);
		(void)fputs("other values are reserved\n", out);
	}
	if (field->flags & PMUREG_HAS_RANGE) {
		below(table);
		(void)fprintf(out, "0x%llx to 0x%llx\n", (unsigned long long)field->range_low,
			      (unsigned long long)field->range_high);
	}
}

static void print_actions(const struct table *table, const struct pmureg_field *field)
{
	for (uint16_t i = 0; i < field->action_count; i++) {
		const struct pmureg_action *action = &field->actions[i];
		const struct pmureg_block *other = &table->found->system->blocks[action->block];
		const struct pmureg_register *reg = &other->registers[action->reg];
		int is_own = other == table->found->name.block;

		below(table);
		(void)fprintf(table->out, "a written 1 %s %s%s%s%s%s\n", action->set ? "sets" : "clears", is_own ? "" : other->key,
			      is_own ? "" : ".", reg->key, action->field == PMUREG_NONE ? "" : ".",
			      action->field == PMUREG_NONE ? "" : reg->fields[action->field].name);
	}
	if (field->flags & PMUREG_SELF_CLEARING) {
		below(table);
		(void)fputs("self-clearing: acts once and reads 0\n", table->out);
	}
}

static void field_reset(const struct register_found *found, const struct pmureg_field *field, char *text, size_t size)
{
	if (has_one_reset(found))
		(void)snprintf(text, size, "0x%llx", (unsigned long long)pmureg_field_get(field, reset_here(found)));
	else
		(void)snprintf(text, size, "differs");
}

static void print_field(const struct table *table, int number, const struct pmureg_field *field)
{
	char range[16], reset[24] = "-";
	int used;

	(void)snprintf(range, sizeof(range), field->width > 1 ? "%d:%d" : "%d", field->low + field->width - 1, field->low);
	if (field->flags & PMUREG_HAS_RESET)
		(void)snprintf(reset, sizeof(reset), "0x%llx", (unsigned long long)field->reset);
	else if (table->found->name.reg->reset_differs >> field->low & 1)
		field_reset(table->found, field, reset, sizeof(reset));
	used = fprintf(table->out, "  %3d  %-5s  %-*s  %-6s  %-7s ", number, range, table->name, field->name,
		       access_text(field), reset);
	wrap(table->out, field->text ? field->text : "", table->text, used);
	print_values(table, field);
	print_actions(table, field);
}

static void print_fields(const struct tool *tool, FILE *out, const struct register_found *found)
{
	const struct pmureg_register *reg = found->name.reg;
	struct table table = {.out = out, .found = found, .name = (int)strlen("field")};

	for (uint16_t i = 0; i < reg->field_count; i++)
		if ((int)strlen(reg->fields[i].name) > table.name)
			table.name = (int)strlen(reg->fields[i].name);
	table.text = NAME_AT + table.name + 18;
	(void)fprintf(out, "\n  %s%3s  %-5s  %-*s  %-6s  %s%s\n", bold(tool), "", "bits", table.name, "field", "access", "reset",
		      plain(tool));
	for (uint16_t i = 0; i < reg->field_count; i++)
		print_field(&table, i + 1, &reg->fields[i]);
}

void describe_register(const struct tool *tool, FILE *out, const struct register_found *found)
{
	const struct pmureg_register *reg = found->name.reg;
	char title[TOOL_NAME], manual[TOOL_NAME];

	register_title(found, title, sizeof(title));
	(void)pmureg_register_text(&found->name, manual, sizeof(manual));
	(void)fprintf(out, "%s%s%s  %s\n", bold(tool), title, plain(tool), manual);
	print_line(tool, out, "what", reg->text);
	print_place(tool, out, found);
	print_selector(tool, out, found);
	print_reset(tool, out, found);
	print_line(tool, out, "source", reg->source);
	print_line(tool, out, "note", reg->note);
	(void)fputc('\n', out);
	draw_register(out, reg, NULL);
	if (reg->field_count)
		print_fields(tool, out, found);
	if (reg->masks.ones && reg->masks.writable)
		(void)fprintf(out, "  bits 0x%llx must be written as 1\n", (unsigned long long)reg->masks.ones);
	if (reg->masks.zeroes && reg->masks.writable)
		(void)fprintf(out, "  bits 0x%llx must be written as 0\n", (unsigned long long)reg->masks.zeroes);
	for (uint16_t i = 0; i < reg->rule_count; i++)
		print_line(tool, out, i ? "" : "rules", reg->rules[i].text);
}
