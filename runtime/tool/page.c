/*
 * page.c: the page about a system, a unit, a register, an event or a metric; the generator wrote it, but for what depends
 * on the unit and the element that was named.
 */
#include <string.h>

#include "page.h"
#include "tool.h"

const struct system_pages *pages_of(const struct pmureg_system *system)
{
	size_t i = 0;

	while (pmureg_systems[i]->blocks != system->blocks)
		i++;
	return system_pages[i] + (system->variant ? system - system->variants + 1 : 0);
}

const char *page_of(const struct subject *subject)
{
	const struct system_pages *pages = pages_of(subject->system);
	const struct pmureg_block *block = subject->at.block;
	const struct block_pages *of = block ? &pages->blocks[block - subject->system->blocks] : NULL;

	if (subject->metric)
		return of->metrics[subject->metric - block->metrics];
	if (subject->event)
		return of->events[subject->event - block->events];
	if (subject->at.reg)
		return of->registers[subject->at.reg - block->registers];
	return of ? of->unit : pages->system;
}

/* ---- Where a register is ---- */

/* What was named: one unit and element, or all of them, from the first to the last. */
struct named {
	const struct pmureg_system *system;
	struct pmureg_register_name first, last;
};

static struct named named_by(const struct subject *subject)
{
	struct named named = {subject->system, subject->at, subject->at};

	if (named.first.instance == PMUREG_INSTANCES_ALL) {
		named.first.instance = 0;
		named.last.instance = (uint16_t)(named.first.block->instance_count - 1);
	}
	if (named.first.element == PMUREG_NONE) {
		named.first.element = 0;
		named.last.element = named.first.reg->elements - 1;
	}
	return named;
}

static void place_of(const struct pmureg_system *system, const struct pmureg_register_name *at, char text[64])
{
	struct pmureg_place place;

	pmureg_register_place(system, at->block, at->reg, at->instance, at->element, &place);
	(void)pmureg_place_text(&place, text, 64);
}

static void print_place(const struct tool *tool, const struct named *named)
{
	const struct pmureg_register *reg = named->first.reg;
	char first[64], last[64];

	place_of(named->system, &named->first, first);
	place_of(named->system, &named->last, last);
	(void)printf("  %swhere   %s  %s", faint(tool), plain(tool), first);
	/* Units behind a selector have one place between them. */
	if (strcmp(first, last) != 0)
		(void)printf(" to %s", last);
	if (named->last.element != named->first.element)
		(void)printf(", %u elements", (unsigned)reg->elements);
	if (named->last.instance != named->first.instance)
		(void)printf(", %u units", (unsigned)named->first.block->instance_count);
	(void)printf(", %u bits", (unsigned)reg->width);
	if (reg->access_bits < reg->width)
		(void)printf(" in accesses of %u", (unsigned)reg->access_bits);
	(void)putchar('\n');
}

static void print_selector(const struct tool *tool, const struct named *named)
{
	const struct pmureg_register_name *at = &named->first;
	uint64_t value, mask;

	if (at->reg->selector == PMUREG_NONE)
		return;
	pmureg_register_select(at->block, at->reg, at->instance, at->element, &value, &mask);
	(void)printf("  %sbehind  %s  %s = 0x%llx%s\n", faint(tool), plain(tool),
		     at->block->registers[at->block->selectors[at->reg->selector].reg].name, (unsigned long long)value,
		     named->last.element != at->element ? " (element 0)" : "");
}

/* Each value with the units that have it: `0x0201 in scf; 0x0204 in l2_0, l2_1`. */
static void print_resets(const struct named *named)
{
	const struct pmureg_block *block = named->first.block;
	const struct pmureg_register *reg = named->first.reg;
	uint64_t last = 0;

	for (uint16_t i = named->first.instance; i <= named->last.instance; i++) {
		const uint64_t value = pmureg_register_reset(block, reg, i, named->first.element);
		const int is_first = i == named->first.instance;

		if (is_first || value != last)
			(void)printf("%s0x%0*llx", is_first ? "" : "; ", hex_digits(reg), (unsigned long long)value);
		if (reg->reset_differs && named->first.instance != named->last.instance)
			(void)printf("%s %s", is_first || value != last ? " in" : ",", block->instances[i].name);
		last = value;
	}
}

static void print_reset(const struct tool *tool, const struct named *named)
{
	const struct pmureg_register *reg = named->first.reg;
	const uint64_t known = reg->masks.has_reset | reg->reset_differs;

	(void)printf("  %sreset   %s  %s", faint(tool), plain(tool), known ? "" : "unknown");
	if (known)
		print_resets(named);
	(void)puts(known && (reg->masks.readable & ~known) ? " (some fields: unknown)" : "");
}

/* ---- All of it ---- */

static void print_name(const struct subject *subject)
{
	char name[TOOL_NAME];

	if (subject->at.reg)
		(void)pmureg_register_text(&subject->at, name, sizeof(name));
	else
		(void)unit_text(subject->system, subject->at.block, subject->at.instance, name);
	(void)fputs(name, stdout);
}

/* The marks that generator/pages.py sets. */
static void print_mark(const struct tool *tool, const struct subject *subject, char mark)
{
	struct named named;

	switch (mark) {
	case '\1':
		(void)fputs(bold(tool), stdout);
		break;
	case '\2':
		(void)fputs(faint(tool), stdout);
		break;
	case '\3':
		(void)fputs(plain(tool), stdout);
		break;
	case '\4':
		print_name(subject);
		break;
	default:
		named = named_by(subject);
		print_place(tool, &named);
		print_selector(tool, &named);
		print_reset(tool, &named);
	}
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
