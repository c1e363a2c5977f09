/*
 * page.c: prints the page of a system, unit, register, event or metric. The generator wrote it, except for parts that
 * depend on the named unit and element.
 */
#include <string.h>

#include "tool.h"

const char *page_of(const struct subject *subject)
{
	const struct pmureg_system *system = subject->system;
	const size_t variant = pmureg_system_variant(system) ? (size_t)(system - pmureg_system_variants(system)) + 1 : 0;
	const char *page;

	if (subject->metric)
		page = pmureg_metric_shown(subject->metric);
	else if (subject->event)
		page = pmureg_described_event_shown(subject->event);
	else if (subject->at.reg)
		page = pmureg_register_shown(subject->at.reg);
	else if (subject->at.block)
		page = pmureg_text_of(&pmureg_block_shown(subject->at.block)[variant]);
	else
		page = pmureg_system_shown(system);
	return page ? page : "";
}

/* ---- Addresses of the named unit and element, or a range over all ---- */

static void place_of(const struct pmureg_system *system, const struct pmureg_register_name *at, char text[64])
{
	struct pmureg_place place;

	pmureg_register_place(system, at->block, at->reg, at->instance, at->element, &place);
	(void)pmureg_place_text(system, &place, text, 64);
}

static void print_place(const struct tool *tool, const struct pmureg_system *system,
			const struct pmureg_register_name *from, const struct pmureg_register_name *to)
{
	const struct pmureg_register *reg = from->reg;
	char first[64], last[64];

	place_of(system, from, first);
	place_of(system, to, last);
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
	print_place(tool, subject->system, &from, &to);
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
static void print_mark(const struct tool *tool, const struct subject *subject, char mark)
{
	const char *const styles[] = {bold(tool), faint(tool), plain(tool)};

	if (mark <= '\3')
		(void)fputs(styles[mark - '\1'], stdout);
	else if (mark == '\4')
		print_name(subject);
	else
		print_where(tool, subject);
}

void page_print(const struct tool *tool, const struct subject *subject)
{
	const char *page = page_of(subject);

	for (;; page++) {
		const size_t length = strcspn(page, "\1\2\3\4\5");

		(void)fwrite(page, 1, length, stdout);
		page += length;
		if (!*page)
			return;
		print_mark(tool, subject, *page);
	}
}
