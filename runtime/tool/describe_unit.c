/*
 * describe_unit.c: a system, and a unit of it: what it is called, how it counts, what it takes.
 */
#include <string.h>

#include "tool.h"

/* `unit_0 ... unit_3 (4 units)` */
static const char *names_of(const struct pmureg_system *system, const struct pmureg_block *block,
			    char text[2 * TOOL_NAME])
{
	char name[TOOL_NAME];

	(void)snprintf(text, TOOL_NAME, "%s", unit_text(system, block, 0, name));
	if (block->instance_count > 1)
		text_append(text, 2 * TOOL_NAME, " ... %s (%u units)",
			    unit_text(system, block, (uint16_t)(block->instance_count - 1), name),
			    (unsigned)block->instance_count);
	return text;
}

/* `4 general of 48 bits, 1 fixed of 48 bits` */
static const char *counters_of(const struct pmureg_block *block, char text[2 * TOOL_NAME])
{
	text[0] = '\0';
	for (uint16_t i = 0; i < block->counter_count; i++)
		text_append(text, 2 * TOOL_NAME, "%s%u %s of %u bits", i ? ", " : "",
			    (unsigned)block->counters[i].count, block->counters[i].key,
			    (unsigned)block->counters[i].width);
	return text;
}

static unsigned count_events(const struct pmureg_system *system, const struct pmureg_block *block)
{
	unsigned count = 0;

	for (uint16_t i = 0; i < block->event_count; i++)
		count += pmureg_event_in_variant(system, &block->events[i]) != 0;
	return count;
}

/* ---- A unit ---- */

const char *term_place(const struct pmureg_term *term, char text[TOOL_NAME])
{
	text[0] = '\0';
	if (!term->is_linux || term->perf_word > 2) {
		text_append(text, TOOL_NAME, "-");
		return text;
	}
	text_append(text, TOOL_NAME, term->perf_word ? "config%d:" : "config:", term->perf_word);
	for (uint8_t i = 0; i < term->range_count; i++) {
		const struct pmureg_bit_range *range = &term->ranges[i];

		text_append(text, TOOL_NAME, range->high > range->low ? "%s%d-%d" : "%s%d", i ? "," : "", range->low,
			    range->high);
	}
	return text;
}

static void heading(const struct tool *tool, const char *text)
{
	(void)printf("\n  %s%s%s\n", bold(tool), text, plain(tool));
}

static void print_tables(const struct tool *tool, const struct pmureg_block *block)
{
	char place[TOOL_NAME], name[TOOL_NAME];

	if (block->term_count)
		heading(tool, "term                bits  in Linux");
	for (uint16_t i = 0; i < block->term_count; i++)
		row(46, block->terms[i].text, "  %-18s  %4u  %-16s  ", block->terms[i].name,
		    (unsigned)block->terms[i].width, term_place(&block->terms[i], place));
	for (uint16_t i = 0; i < block->rule_count; i++)
		row(9, block->rules[i].text, "%s", i ? "         " : "\n  rules  ");
	if (block->metric_count)
		heading(tool, "metrics");
	for (uint16_t i = 0; i < block->metric_count; i++)
		row(38, block->metrics[i].text, "  %-34s  ", block->metrics[i].name);
	heading(tool, "registers");
	for (uint16_t i = 0; i < block->register_count; i++) {
		(void)snprintf(name, sizeof(name), "%s.%s", block->key, block->registers[i].key);
		row(62, block->registers[i].text, "  %-24s  %-32s  ", name, block->registers[i].name);
	}
}

void describe_unit(const struct tool *tool, const struct subject *subject)
{
	static const char *const spaces[] = {"system registers", "MSRs", "PCI configuration space",
					     "memory-mapped registers"};
	const struct pmureg_system *system = subject->system;
	const struct pmureg_block *block = subject->at.block;
	char name[TOOL_NAME], whole[TOOL_NAME], text[2 * TOOL_NAME];

	(void)printf("%s%s%s  %s (%s.%s)\n", bold(tool), unit_text(system, block, subject->at.instance, name),
		     plain(tool), block->title, system->name, block->key);
	if (block->text)
		row(2, block->text, "  ");
	line(tool, "units", names_of(system, block, text));
	(void)snprintf(text, sizeof(text), "through %s",
		       block->space < sizeof(spaces) / sizeof(spaces[0]) ? spaces[block->space] : "?");
	line(tool, "reached", text);
	line(tool, "counters", counters_of(block, text));
	(void)snprintf(text, sizeof(text), "%u, see `pmureg list --system %s '%s/*'`", count_events(system, block),
		       whole_name(system, whole), name);
	line(tool, "events", text);
	print_tables(tool, block);
}

/* ---- A system ---- */

/* The variant that is meant; else those that there are. */
static void print_variants(const struct tool *tool, const struct pmureg_system *system)
{
	char name[TOOL_NAME], text[2 * TOOL_NAME];

	if (system->variant)
		line(tool, "variant", system->variant_title);
	for (uint16_t i = 0; !system->variant && i < system->variant_count; i++) {
		(void)snprintf(text, sizeof(text), "%s (--system %s)", system->variants[i].variant_title,
			       whole_name(&system->variants[i], name));
		line(tool, i ? "" : "variants", text);
	}
}

void describe_system(const struct tool *tool, const struct subject *subject)
{
	const struct pmureg_system *system = subject->system;
	char name[TOOL_NAME], text[2 * TOOL_NAME];
	unsigned events = 0, registers = 0;

	for (uint16_t i = 0; i < system->block_count; i++) {
		events += count_events(system, &system->blocks[i]);
		registers += system->blocks[i].register_count;
	}
	(void)printf("%s%s%s  %s (%s)\n", bold(tool), whole_name(system, name), plain(tool), system->title,
		     system->vendor);
	(void)printf("  %u kinds of units, %u registers, %u events\n", (unsigned)system->block_count, registers,
		     events);
	print_variants(tool, system);
	(void)putchar('\n');
	for (uint16_t i = 0; i < system->block_count; i++) {
		const struct pmureg_block *block = &system->blocks[i];

		(void)printf("  %s%-14s%s  %s\n", bold(tool), block->key, plain(tool), block->title);
		(void)printf("  %14s  %s\n", "", names_of(system, block, text));
		(void)printf("  %14s  %s%s%u events\n", "", counters_of(block, text), block->counter_count ? "; " : "",
			     count_events(system, block));
	}
	if (system->example_count)
		heading(tool, "examples");
	for (uint16_t i = 0; i < system->example_count; i++)
		(void)printf("  %s\n    pmureg stat -a --system %s -e '%s'\n", system->examples[i].text, system->name,
			     system->examples[i].events);
}
