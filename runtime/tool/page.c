/*
 * page.c: prints the page of a system, unit, register, event or metric, from the members of its table. The pages of
 * systems and units are texts, in which marks stand for what depends on the terminal and on the named unit.
 */
#include <string.h>

#include "tool.h"

/* Returns the generator's text about a system or a unit. */
static const char *describe_page_of(const struct subject *subject)
{
	const struct pmureg_system *system = subject->system;
	const size_t variant = pmureg_system_variant(system) ? (size_t)(system - pmureg_system_variants(system)) + 1 : 0;
	const char *page;

	if (subject->at.block)
		page = pmureg_text_of(&pmureg_block_shown(subject->at.block)[variant]);
	else
		page = pmureg_system_shown(system);
	return page ? page : "";
}

/* ---- Addresses of the named unit and element, or a range over all ---- */

static void page_place_of(const struct pmureg_system *system, const struct pmureg_register_name *at, char text[64])
{
	struct pmureg_place place;

	pmureg_register_place(system, at->block, at->reg, at->instance, at->element, &place);
	(void)pmureg_place_text(system, &place, text, 64);
}

static void page_print_place(const struct tool *tool, const struct pmureg_system *system,
			const struct pmureg_register_name *from, const struct pmureg_register_name *to)
{
	const struct pmureg_register *reg = from->reg;
	char first[64], last[64];

	page_place_of(system, from, first);
	page_place_of(system, to, last);
	(void)printf("  %swhere   %s  %s", faint(tool), plain(tool), first);
	/* Units behind a selector share an address. */
	if (strcmp(first, last) != 0)
		(void)printf(" to %s", last);
	if (to->element != from->element)
		(void)printf(", %u elements", (unsigned)reg->elements);
	if (to->element != from->element && reg->dimensions == 1 && reg->first[0])
		(void)printf(" from %u", (unsigned)reg->first[0]);
	if (to->instance != from->instance)
		(void)printf(", %u units", (unsigned)from->block->instance_count);
	(void)printf(", %u bits", (unsigned)reg->width);
	if (reg->access_bits < reg->width)
		(void)printf(" in accesses of %u", (unsigned)reg->access_bits);
	(void)putchar('\n');
}

static void print_selector(const struct tool *tool, const struct pmureg_register_name *at, int is_one)
{
	const struct pmureg_selector *selectors = pmureg_block_selectors(at->block);
	const struct pmureg_register *registers = pmureg_block_registers(at->block);
	uint64_t value, mask;

	if (at->reg->selector == PMUREG_NONE)
		return;
	pmureg_register_select(at->block, at->reg, at->instance, at->element, &value, &mask);
	(void)printf("  %sbehind  %s  %s = 0x%llx%s\n", faint(tool), plain(tool),
		     pmureg_register_name(&registers[selectors[at->reg->selector].reg]),
		     (unsigned long long)value, is_one ? "" : " (element 0)");
}

/* Prints each value with its units: `0x0201 in scf; 0x0204 in l2_0, l2_1`. */
static void print_reset(const struct tool *tool, const struct pmureg_register_name *from, uint16_t to)
{
	const struct pmureg_register *reg = from->reg;
	const uint64_t known = reg->masks.has_reset | reg->reset_differs;
	uint64_t last = 0;

	(void)printf("  %sreset   %s  %s", faint(tool), plain(tool), known ? "" : "unknown");
	for (uint16_t i = from->instance; i <= to && known; i++) {
		const uint64_t value = pmureg_reset_value(from->block, reg, i, from->element);
		const int is_first = i == from->instance, is_new = is_first || value != last;

		if (is_new)
			(void)printf("%s0x%0*llx", is_first ? "" : "; ", hex_digits(reg), (unsigned long long)value);
		if (reg->reset_differs && from->instance != to)
			(void)printf("%s %s", is_new ? " in" : ",",
				     pmureg_instance_name(&pmureg_block_instances(from->block)[i]));
		last = value;
	}
	(void)puts(known && (reg->masks.readable & ~known) ? " (some fields: unknown)" : "");
}

static void print_where(const struct tool *tool, const struct subject *subject)
{
	struct pmureg_register_name from = subject->at, to = from;

	if (from.instance == PMUREG_INSTANCES_ALL) {
		from.instance = 0;
		to.instance = (uint16_t)(from.block->instance_count - 1);
	}
	if (from.element == PMUREG_NONE) {
		from.element = 0;
		to.element = from.reg->elements - 1;
	}
	page_print_place(tool, subject->system, &from, &to);
	print_selector(tool, &from, from.element == to.element);
	print_reset(tool, &from, to.instance);
}

/* ---- The page ---- */

static void print_name(const struct subject *subject)
{
	char name[TOOL_NAME];

	if (subject->at.reg)
		(void)pmureg_register_name_text(&subject->at, name, sizeof(name));
	else
		(void)unit_text(subject->system, subject->at.block, subject->at.instance, name);
	(void)fputs(name, stdout);
}

/* Marks are set by generator/reference/pages.py. */
static void print_marked(const struct tool *tool, const struct subject *subject)
{
	const char *const styles[] = {bold(tool), faint(tool), plain(tool)};

	for (const char *page = describe_page_of(subject);; page++) {
		const size_t length = strcspn(page, "\1\2\3\4\5");

		(void)fwrite(page, 1, length, stdout);
		page += length;
		if (!*page)
			return;
		if (*page == '\5')
			(void)printf("%*s", *++page - ' ', "");
		else if (*page == '\4')
			print_name(subject);
		else
			(void)fputs(styles[*page - '\1'], stdout);
	}
}

static void page_print_line(const struct tool *tool, const char *label, const char *text)
{
	if (!text || !text[0])
		return;
	(void)printf("  %s%-8s%s  ", faint(tool), label, plain(tool));
	wrap(stdout, text, 12, 12);
}

static void print_lines(const struct tool *tool, const struct pmureg_line *lines, uint16_t count)
{
	for (uint16_t i = 0; i < count; i++)
		page_print_line(tool, pmureg_line_label(&lines[i]), pmureg_line_text(&lines[i]));
}

/* Prints the words of perf's attribute. Nobody knows them while a term needs a value. */
static void print_perf(const struct tool *tool, const struct pmureg_event *event)
{
	static const char *const words[] = {"", ",config1=", ",config2="};
	const struct pmureg_term *terms = pmureg_block_terms(event->block);
	char text[128] = "";
	uint64_t config[3];
	int last = 2;

	for (uint16_t i = 0; i < event->block->term_count && !text[0]; i++)
		if (terms[i].perf_word == 0xff && event->terms[i])
			(void)snprintf(text, sizeof(text), "out of reach: Linux has no place for %s",
				       pmureg_term_name(&terms[i]));
	if (!text[0]) {
		pmureg_event_config(event, config);
		while (last && !config[last])
			last--;
		(void)snprintf(text, sizeof(text), "config=0x%llx", (unsigned long long)config[0]);
		for (int i = 1; i <= last; i++)
			pmureg_text_append(text, sizeof(text), "%s0x%llx", words[i], (unsigned long long)config[i]);
	}
	page_print_line(tool, "perf", text);
}

/* Prints the event's names, but pmureg's and Linux's, which are elsewhere on the page. */
static void print_aliases(const struct tool *tool, const struct pmureg_block *block,
			  const struct pmureg_described_event *listed)
{
	const struct pmureg_name *names = pmureg_names_list(&block->event_names);
	const char *linux_name = pmureg_described_event_linux_name(listed);
	char text[1024] = "";

	for (uint16_t i = 0; i < block->event_names.count; i++) {
		const char *name = pmureg_name_text(&names[i]);

		if (&pmureg_block_events(block)[names[i].index] == listed &&
		    strcmp(name, pmureg_described_event_name(listed)) != 0 &&
		    (!linux_name || strcmp(name, linux_name) != 0))
			pmureg_text_append(text, sizeof(text), "%s%s", text[0] ? ", " : "", name);
	}
	page_print_line(tool, "aliases", text);
}

static void page_print_event(const struct tool *tool, const struct subject *subject)
{
	const struct pmureg_described_event *listed = subject->event;
	const struct pmureg_block *block = subject->at.block;
	const struct pmureg_term_value *values = pmureg_described_event_terms(listed);
	struct pmureg_event event = {.block = block};
	char unit[TOOL_NAME], terms[LONGEST_TERMS];

	(void)pmureg_unit_any_name(subject->system, block, PMUREG_INSTANCES_ALL, unit, sizeof(unit));
	(void)printf("%s%s/%s/%s  (%s.%s)\n", bold(tool), unit, pmureg_described_event_name(listed), plain(tool),
		     pmureg_system_key(subject->system), pmureg_block_key(block));
	for (uint16_t i = 0; i < listed->term_count; i++)
		event.terms[values[i].term] = values[i].value;
	page_print_line(tool, "text", pmureg_described_event_text(listed));
	page_print_line(tool, "terms", event_terms_text(block, listed, terms));
	if (pmureg_block_perf_device(block) && !pmureg_described_event_rest(listed)->needs)
		print_perf(tool, &event);
	print_aliases(tool, block, listed);
	print_lines(tool, pmureg_described_event_lines(listed), listed->line_count);
}

/* Prints the page of a PMU of the kernel: its terms with their bits, and its events. */
static void page_print_pmu(const struct tool *tool, const struct pmureg_block *pmu)
{
	(void)printf("%s%s%s  PMU of the running kernel\n", bold(tool), pmureg_block_key(pmu), plain(tool));
	for (uint16_t i = 0; i < pmu->term_count; i++) {
		const struct pmureg_term *term = &pmureg_block_terms(pmu)[i];

		if (pmureg_term_linux_format(term))
			(void)printf("  %-24s  %s\n", pmureg_term_name(term), pmureg_term_linux_format(term));
	}
	for (uint16_t i = 0; i < pmu->event_count; i++) {
		const struct pmureg_described_event *event = &pmureg_block_events(pmu)[i];

		(void)printf("  %s/%s/  %s\n", pmureg_block_key(pmu), pmureg_described_event_name(event),
			     pmureg_described_event_text(event));
	}
}

static void page_print_metric(const struct tool *tool, const struct subject *subject)
{
	const struct pmureg_metric *metric = subject->metric;

	(void)printf("%s%s%s  metric of %s.%s\n", bold(tool), pmureg_metric_name(metric), plain(tool),
		     pmureg_system_key(subject->system), pmureg_block_key(subject->at.block));
	page_print_line(tool, "text", pmureg_metric_text(metric));
	page_print_line(tool, "formula", pmureg_metric_source(metric));
	page_print_line(tool, "unit", pmureg_metric_unit(metric));
	page_print_line(tool, "view", pmureg_metric_view(metric));
}

/* ---- A register ---- */

/* Prints a text in a column, after `used` characters of the line. */
static void print_in(int column, int used, const char *text)
{
	(void)printf("%*s", used ? 0 : column, "");
	wrap(stdout, text, column, used ? used : column);
}

static void print_values(const struct pmureg_field *field, int column)
{
	const struct pmureg_value *values = pmureg_field_values(field);

	for (uint16_t i = 0; i < field->value_count; i++) {
		const char *text = pmureg_value_text(&values[i]);
		const int used = printf("%*s0x%0*llx %s%s", column, "", (field->width + 3) / 4,
					(unsigned long long)values[i].value, pmureg_value_name(&values[i]),
					text[0] ? ": " : "");

		print_in(column + 4, used, text);
	}
}

static void print_one_field(const struct pmureg_register *reg, uint16_t number, int width)
{
	static const char *const words[] = {"RO",  "RW",  "WO", "W1C", "W1S", "W1T", "W0C",
					    "W0S", "W0T", "WC", "WS",  "RC",  "RS"};
	const struct pmureg_field *field = &pmureg_register_fields(reg)[number];
	const struct pmureg_text *notes = pmureg_field_notes(field);
	const int column = width + 32;
	char bits[8], access[8], reset[24] = "-";

	(void)snprintf(bits, sizeof(bits), field->width > 1 ? "%d:%d" : "%d", field->low + field->width - 1, field->low);
	(void)snprintf(access, sizeof(access), "%s%s", words[field->access], field->flags & PMUREG_VOLATILE ? "-V" : "");
	if (field->flags & PMUREG_HAS_RESET)
		(void)snprintf(reset, sizeof(reset), "0x%llx", (unsigned long long)field->reset);
	else if (reg->reset_differs & pmureg_field_mask(field))
		(void)snprintf(reset, sizeof(reset), "differs");
	print_in(column,
		 printf("  %3d  %-5s  %-*s  %-6s  %-7s ", number + 1, bits, width, pmureg_field_name(field), access, reset),
		 pmureg_field_text(field));
	if (pmureg_field_acting(field))
		print_in(column, 0, pmureg_field_acting(field));
	print_values(field, column);
	for (uint8_t i = 0; i < field->note_count; i++)
		print_in(column, 0, pmureg_text_of(&notes[i]));
}

static void print_field_table(const struct tool *tool, const struct pmureg_register *reg)
{
	int width = (int)strlen("field");

	for (uint16_t i = 0; i < reg->field_count; i++) {
		const int length = (int)strlen(pmureg_field_name(&pmureg_register_fields(reg)[i]));

		width = length > width ? length : width;
	}
	(void)printf("\n  %s     bits   %-*s  access  reset%s\n", bold(tool), width, "field", plain(tool));
	for (uint16_t i = 0; i < reg->field_count; i++)
		print_one_field(reg, i, width);
}

static void page_print_register(const struct tool *tool, const struct subject *subject)
{
	const struct pmureg_register *reg = subject->at.reg;
	const struct pmureg_rule *rules = pmureg_register_rules(reg);

	(void)printf("%s%s_%s%s  ", bold(tool), pmureg_block_name(subject->at.block), pmureg_register_key(reg), plain(tool));
	print_name(subject);
	(void)putchar('\n');
	page_print_line(tool, "text", pmureg_register_text(reg));
	print_where(tool, subject);
	print_lines(tool, pmureg_register_lines(reg), reg->line_count);
	(void)putchar('\n');
	draw_register(reg, NULL);
	if (reg->field_count)
		print_field_table(tool, reg);
	if (reg->masks.writable && reg->masks.ones)
		(void)printf("  bits 0x%llx must be written as 1\n", (unsigned long long)reg->masks.ones);
	if (reg->masks.writable && reg->masks.zeroes)
		(void)printf("  bits 0x%llx must be written as 0\n", (unsigned long long)reg->masks.zeroes);
	for (uint16_t i = 0; i < reg->rule_count; i++)
		page_print_line(tool, i ? "" : "rules", pmureg_rule_text(&rules[i]));
}

void page_print(const struct tool *tool, const struct subject *subject)
{
	if (subject->metric)
		page_print_metric(tool, subject);
	else if (subject->event)
		page_print_event(tool, subject);
	else if (subject->at.reg)
		page_print_register(tool, subject);
	else if (!pmureg_system_shown(subject->system))
		page_print_pmu(tool, pmureg_system_blocks(subject->system));
	else
		print_marked(tool, subject);
}
