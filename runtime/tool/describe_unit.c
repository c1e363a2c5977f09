/*
 * describe_unit.c: a system, and a unit of it: what it is called, how it counts, what it takes.
 */
#include <string.h>

#include "tool.h"

static const char *reached_through(uint8_t space)
{
	static const char *const names[] = {"system registers", "MSRs", "PCI configuration space", "memory-mapped registers"};

	return space < sizeof(names) / sizeof(names[0]) ? names[space] : "?";
}

static void print_names(FILE *out, const struct pmureg_system *system, const struct pmureg_block *block)
{
	char first[TOOL_NAME], last[TOOL_NAME];

	unit_name(system, block, 0, first, sizeof(first));
	(void)fputs(first, out);
	if (block->instance_count > 1) {
		unit_name(system, block, (uint16_t)(block->instance_count - 1), last, sizeof(last));
		(void)fprintf(out, " ... %s (%u units)", last, (unsigned)block->instance_count);
	}
}

static void print_counters(FILE *out, const struct pmureg_block *block)
{
	for (uint16_t i = 0; i < block->counter_count; i++) {
		const struct pmureg_counter *counter = &block->counters[i];

		(void)fprintf(out, "%s%u %s of %u bits", i ? ", " : "", (unsigned)counter->count, counter->key,
			      (unsigned)counter->width);
	}
}

void term_place(const struct pmureg_term *term, char *text, size_t size)
{
	size_t used;

	if (!term->is_linux || term->perf_word > 2) {
		(void)snprintf(text, size, "-");
		return;
	}
	used = (size_t)snprintf(text, size, term->perf_word ? "config%d:" : "config:", term->perf_word);
	for (uint8_t i = 0; i < term->range_count && used < size; i++) {
		const struct pmureg_bit_range *range = &term->ranges[i];

		used += (size_t)snprintf(text + used, size - used, range->high > range->low ? "%s%d-%d" : "%s%d",
					 i ? "," : "", range->low, range->high);
	}
}

static void print_terms(const struct tool *tool, FILE *out, const struct pmureg_block *block)
{
	if (!block->term_count)
		return;
	(void)fprintf(out, "\n  %sterm                bits  in Linux%s\n", bold(tool), plain(tool));
	for (uint16_t i = 0; i < block->term_count; i++) {
		const struct pmureg_term *term = &block->terms[i];
		char place[64];
		int used;

		term_place(term, place, sizeof(place));
		used = fprintf(out, "  %-18s  %4u  %-16s  ", term->name, (unsigned)term->width, place);
		wrap(out, term->text ? term->text : "", 46, used);
	}
}

static unsigned event_count(const struct pmureg_system *system, const struct pmureg_block *block)
{
	unsigned count = 0;

	for (uint16_t i = 0; i < block->event_count; i++)
		count += pmureg_event_in_variant(system, &block->events[i]) != 0;
	return count;
}

void describe_block(const struct tool *tool, FILE *out, const struct pmureg_system *system,
		    const struct pmureg_block *block, uint16_t instance)
{
	char name[TOOL_NAME], whole[TOOL_NAME];

	if (instance == PMUREG_INSTANCES_ALL)
		units_name(system, block, name, sizeof(name));
	else
		unit_name(system, block, instance, name, sizeof(name));
	(void)fprintf(out, "%s%s%s  %s (%s.%s)\n", bold(tool), name, plain(tool), block->title, system->name, block->key);
	if (block->text) {
		(void)fputs("  ", out);
		wrap(out, block->text, 2, 2);
	}
	(void)fputs("  units     ", out);
	print_names(out, system, block);
	(void)fprintf(out, "\n  reached   through %s\n", reached_through(block->space));
	if (block->counter_count) {
		(void)fputs("  counters  ", out);
		print_counters(out, block);
		(void)fputc('\n', out);
	}
	system_name(system, whole, sizeof(whole));
	(void)fprintf(out, "  events    %u, see `pmureg list --system %s '%s/*'`\n", event_count(system, block), whole,
		      name);
	print_terms(tool, out, block);
	for (uint16_t i = 0; i < block->rule_count; i++) {
		(void)fputs(i ? "         " : "\n  rules  ", out);
		wrap(out, block->rules[i].text, 9, 9);
	}
	if (block->metric_count)
		(void)fprintf(out, "\n  %smetrics%s\n", bold(tool), plain(tool));
	for (uint16_t i = 0; i < block->metric_count; i++) {
		int used = fprintf(out, "  %-34s  ", block->metrics[i].name);

		wrap(out, block->metrics[i].text ? block->metrics[i].text : "", 38, used);
	}
	(void)fprintf(out, "\n  %sregisters%s\n", bold(tool), plain(tool));
	for (uint16_t i = 0; i < block->register_count; i++) {
		const struct pmureg_register *reg = &block->registers[i];
		char title[TOOL_NAME];
		int used;

		(void)snprintf(title, sizeof(title), "%s.%s", block->key, reg->key);
		used = fprintf(out, "  %-24s  %-32s  ", title, reg->name);
		wrap(out, reg->text ? reg->text : "", 62, used);
	}
}

/* The variant that is meant; else those that there are. */
static void print_variants(const struct tool *tool, FILE *out, const struct pmureg_system *system)
{
	char name[TOOL_NAME];

	if (system->variant)
		(void)fprintf(out, "  %svariant%s   %s\n", faint(tool), plain(tool), system->variant_title);
	for (uint16_t i = 0; !system->variant && i < system->variant_count; i++) {
		system_name(&system->variants[i], name, sizeof(name));
		(void)fprintf(out, "  %s%-8s%s  %s (--system %s)\n", faint(tool), i ? "" : "variants", plain(tool),
			      system->variants[i].variant_title, name);
	}
}

void describe_system(const struct tool *tool, FILE *out, const struct pmureg_system *system)
{
	char name[TOOL_NAME];
	unsigned events = 0, registers = 0;

	for (uint16_t i = 0; i < system->block_count; i++) {
		events += event_count(system, &system->blocks[i]);
		registers += system->blocks[i].register_count;
	}
	system_name(system, name, sizeof(name));
	(void)fprintf(out, "%s%s%s  %s (%s)\n", bold(tool), name, plain(tool), system->title, system->vendor);
	(void)fprintf(out, "  %u kinds of units, %u registers, %u events\n", (unsigned)system->block_count, registers, events);
	print_variants(tool, out, system);
	(void)fputc('\n', out);
	for (uint16_t i = 0; i < system->block_count; i++) {
		const struct pmureg_block *block = &system->blocks[i];

		(void)fprintf(out, "  %s%-14s%s  %s\n  %14s  ", bold(tool), block->key, plain(tool), block->title, "");
		print_names(out, system, block);
		(void)fprintf(out, "\n  %14s  ", "");
		if (block->counter_count)
			print_counters(out, block);
		(void)fprintf(out, "%s%u events\n", block->counter_count ? "; " : "", event_count(system, block));
	}
	if (system->example_count)
		(void)fprintf(out, "\n  %sexamples%s\n", bold(tool), plain(tool));
	for (uint16_t i = 0; i < system->example_count; i++)
		(void)fprintf(out, "  %s\n    pmureg stat -a --system %s -e '%s'\n", system->examples[i].text, system->name,
			      system->examples[i].events);
}
