/*
 * dump.c: `pmureg dump`: reads and decodes every readable register.
 */
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>

#include "../core/internal.h"
#include "reach.h"

/* A unit or a register that is to be shown; with neither, everything is. */
struct chosen {
	const struct pmureg_block *block;
	const struct pmureg_register *reg; /* NULL: all of the unit's */
	uint16_t instance;                 /* PMUREG_INSTANCES_ALL: all */
	uint32_t element;                  /* PMUREG_NONE: all */
};

#define MOST_CHOSEN 64

struct dump {
	const struct tool *tool;
	const struct pmureg_system *system;
	struct reach *reach;
	struct chosen chosen[MOST_CHOSEN];
	size_t chosen_count;
	int json, all; /* --all: those whose read changes something, too */
	int failed;
};

/* One element of a register. */
struct spot {
	const struct pmureg_block *block;
	const struct pmureg_register *reg;
	uint16_t instance;
	uint32_t element;
};

/* ---- What is to be shown ---- */

static int choose(struct dump *dump, const char *word)
{
	struct chosen *chosen = &dump->chosen[dump->chosen_count];
	struct pmureg_register_name found;
	struct pmureg_error error;

	*chosen = (struct chosen){.instance = PMUREG_INSTANCES_ALL, .element = PMUREG_NONE};
	if (unit_find(dump->system, word, strlen(word), &chosen->block, &chosen->instance)) {
		dump->chosen_count++;
		return 0;
	}
	if (pmureg_register_find(dump->system, word, &found, &error)) {
		complain_error(&error, word);
		return -1;
	}
	*chosen = (struct chosen){found.block, found.reg, found.instance, found.element};
	dump->chosen_count++;
	return 0;
}

/* Whether it is to be shown, and as closely as one register by itself. */
static int is_chosen(const struct dump *dump, const struct spot *spot, int *closely)
{
	*closely = 0;
	for (size_t i = 0; i < dump->chosen_count; i++) {
		const struct chosen *chosen = &dump->chosen[i];

		if (chosen->block != spot->block || (chosen->reg && chosen->reg != spot->reg) ||
		    (chosen->instance != PMUREG_INSTANCES_ALL && chosen->instance != spot->instance) ||
		    (chosen->element != PMUREG_NONE && chosen->element != spot->element))
			continue;
		*closely = chosen->reg != NULL;
		return 1;
	}
	return !dump->chosen_count;
}

static int is_unit_chosen(const struct dump *dump, const struct pmureg_block *block, uint16_t instance)
{
	for (size_t i = 0; i < dump->chosen_count; i++)
		if (dump->chosen[i].block == block &&
		    (dump->chosen[i].instance == PMUREG_INSTANCES_ALL || dump->chosen[i].instance == instance))
			return 1;
	return !dump->chosen_count;
}

/* ---- Output ---- */

static void spot_names(const struct dump *dump, const struct spot *spot, char *unit, char *name, size_t size)
{
	const struct pmureg_register_name found = {spot->block, spot->reg, spot->instance, spot->element};

	unit_name(dump->system, spot->block, spot->instance, unit, size);
	(void)pmureg_register_text(&found, name, size);
}

static void json_head(const struct dump *dump, const struct spot *spot, const char *unit, const char *name)
{
	char key[TOOL_NAME];

	(void)putchar('{');
	json_text(stdout, "system", dump->system->name);
	(void)printf(", \"simulated\": %s, ", reach_is_simulated(dump->reach) ? "true" : "false");
	json_text(stdout, "unit", unit);
	if (!spot)
		return;
	(void)snprintf(key, sizeof(key), "%s.%s", spot->block->key, spot->reg->key);
	(void)fputs(", ", stdout);
	json_text(stdout, "register", key);
	(void)printf(", \"element\": %u, ", (unsigned)spot->element);
	json_text(stdout, "name", name);
}

static void json_value(const struct spot *spot, uint64_t value)
{
	char field[TOOL_NAME];

	(void)printf(", \"value\": \"0x%0*llx\", \"fields\": {", hex_digits(spot->reg), (unsigned long long)value);
	for (uint16_t i = 0; i < spot->reg->field_count; i++) {
		const struct pmureg_field *at = &spot->reg->fields[i];

		(void)snprintf(field, sizeof(field), "%.*s", (int)strcspn(at->name, "<"), at->name);
		(void)fputs(i ? ", " : "", stdout);
		json_string(stdout, field);
		(void)printf(": %llu", (unsigned long long)pmureg_field_get(at, value));
	}
	(void)fputs("}}\n", stdout);
}

static void show_value(const struct dump *dump, const struct spot *spot, uint64_t value, int closely)
{
	char unit[TOOL_NAME], name[TOOL_NAME];
	const struct pmureg_event_info *event = value ? register_event(spot->block, spot->reg, value) : NULL;

	spot_names(dump, spot, unit, name, sizeof(name));
	if (dump->json) {
		json_head(dump, spot, unit, name);
		json_value(spot, value);
		return;
	}
	(void)printf("%-16s  %s%-30s%s  0x%0*llx", unit, bold(dump->tool), name, plain(dump->tool), hex_digits(spot->reg),
		     (unsigned long long)value);
	if (!closely)
		print_fields_short(stdout, spot->reg, value);
	if (event)
		(void)printf(" (%s)", event->name);
	(void)putchar('\n');
	if (closely)
		print_fields(spot->reg, value);
}

/* Why there is no value; of a whole unit without `spot`. */
static void show_reason(const struct dump *dump, const struct spot *spot, const struct pmureg_block *block,
			uint16_t instance, const char *kind, const char *reason)
{
	char unit[TOOL_NAME], name[TOOL_NAME] = "";

	unit_name(dump->system, block, instance, unit, sizeof(unit));
	if (spot)
		spot_names(dump, spot, unit, name, sizeof(name));
	if (dump->json) {
		json_head(dump, spot, unit, name);
		(void)fputs(", ", stdout);
		json_text(stdout, kind, reason);
		(void)fputs("}\n", stdout);
		return;
	}
	if (spot)
		(void)printf("%-16s  %s%-30s%s  (%s)\n", unit, bold(dump->tool), name, plain(dump->tool), reason);
	else
		(void)printf("%-16s  (%s)\n", unit, reason);
}

/* ---- Reading ---- */

static void dump_spot(struct dump *dump, const struct spot *spot)
{
	uint64_t value = 0;
	int closely, code;

	if (!is_chosen(dump, spot, &closely))
		return;
	if (spot->reg->masks.rc && !dump->all) {
		show_reason(dump, spot, spot->block, spot->instance, "skipped", "not read: a read clears it; --all reads it");
		return;
	}
	code = pmureg_register_read(dump->system, spot->block, spot->reg, spot->instance, spot->element, reach_io(dump->reach), &value);
	if (code) {
		dump->failed = 1;
		show_reason(dump, spot, spot->block, spot->instance, "error", reach_why(dump->reach, code));
		return;
	}
	show_value(dump, spot, value, closely);
}

static void dump_registers(struct dump *dump, const struct pmureg_block *block, uint16_t instance)
{
	struct spot spot = {.block = block, .instance = instance};

	for (uint16_t i = 0; i < block->register_count; i++) {
		spot.reg = &block->registers[i];
		for (spot.element = 0; spot.element < spot.reg->elements && spot.reg->masks.readable; spot.element++)
			dump_spot(dump, &spot);
	}
}

#define MOST_SELECTORS 8

/* Banked registers need selects: those go back to what they were. */
static void dump_unit(struct dump *dump, const struct pmureg_block *block, uint16_t instance)
{
	struct pmureg_io *io = reach_io(dump->reach);
	uint64_t before[MOST_SELECTORS];
	uint16_t saved[MOST_SELECTORS];
	size_t count = 0;

	for (uint16_t i = 0; i < block->register_count && count < MOST_SELECTORS; i++)
		if (pmureg_register_selects(block, &block->registers[i]) &&
		    !pmureg_register_read(dump->system, block, &block->registers[i], instance, 0, io, &before[count]))
			saved[count++] = i;
	dump_registers(dump, block, instance);
	while (count-- > 0) {
		const struct pmureg_register *reg = &block->registers[saved[count]];
		int code = pmureg_register_write(dump->system, block, reg, instance, 0, io, before[count] | reg->masks.ones);

		if (code) {
			dump->failed = 1;
			complain("%s could not be put back: %s", reg->name, reach_why(dump->reach, code));
		}
	}
}

static void dump_all(struct dump *dump)
{
	if (!dump->json && reach_is_simulated(dump->reach))
		(void)printf("# simulated %s\n", dump->system->name);
	for (uint16_t b = 0; b < dump->system->block_count; b++) {
		const struct pmureg_block *block = &dump->system->blocks[b];
		const char *closed = reach_closed(dump->reach, block);

		for (uint16_t i = 0; i < block->instance_count; i++) {
			if (!is_unit_chosen(dump, block, i))
				continue;
			if (!closed) {
				dump_unit(dump, block, i);
				continue;
			}
			dump->failed = 1;
			show_reason(dump, NULL, block, i, "error", closed);
		}
	}
}

/* ---- The command ---- */

static const struct option options[] = {
	REACH_OPTION_LIST,
	{0, "all", NULL, "read registers that a read clears, too"},
	{'j', "json", NULL, "print one JSON object for each register"},
	{0, "force", NULL, "read on a machine that is not this system"},
	HELP_OPTION,
	NO_OPTION,
};
enum { ALL = REACH_COUNT, JSON, FORCE };

static int take(struct dump *dump, const struct command *command, int option, const char *value,
		struct reach_options *reach)
{
	if (option < REACH_COUNT)
		return reach_take(command, option, value, reach);
	dump->all |= option == ALL;
	dump->json |= option == JSON;
	reach->force |= option == FORCE;
	return 0;
}

static int run(struct tool *tool, const struct command *command, int argc, char **argv)
{
	struct arguments arguments = {.command = command, .argc = argc, .argv = argv};
	struct reach_options reach = {.read_only = 1};
	struct dump dump = {.tool = tool};
	const char *words[MOST_CHOSEN];
	size_t count = 0;
	int next;

	while ((next = arguments_next(&arguments)) != ARGUMENT_END) {
		if (next < ARGUMENT_WORD)
			return arguments_status(next);
		if (next >= 0 && take(&dump, command, next, arguments.value, &reach))
			return TOOL_USAGE;
		if (next == ARGUMENT_WORD && !tool->system)
			tool->system = arguments.value;
		else if (next == ARGUMENT_WORD && count < MOST_CHOSEN)
			words[count++] = arguments.value;
		else if (next == ARGUMENT_WORD)
			return wrong_usage(command, "at most %d units and registers", MOST_CHOSEN);
	}
	if (!tool->system)
		return wrong_usage(command, "of which system? `pmureg list` shows them");
	if (system_choose(tool, &dump.system))
		return TOOL_FAILED;
	for (size_t i = 0; i < count; i++)
		if (choose(&dump, words[i]))
			return TOOL_FAILED;
	dump.reach = reach_open(tool, dump.system, &reach);
	if (!dump.reach)
		return TOOL_FAILED;
	dump_all(&dump);
	reach_close(dump.reach);
	return finish(stdout) || dump.failed ? TOOL_FAILED : TOOL_DONE;
}

static void examples(FILE *out)
{
	const struct pmureg_register *reg;
	const struct pmureg_system *system;
	char name[TOOL_NAME];

	if (example_register(name, sizeof(name), &reg))
		return;
	system = system_of_name(name);
	if (!system)
		return;
	(void)fprintf(out, "  pmureg dump %s --io sim\n", system->name);
	(void)fprintf(out, "  pmureg dump %s %s --io sim --json\n", system->name, name);
}

const struct command command_dump = {
	.name = "dump",
	.usage = "SYSTEM [UNIT|REGISTER...] [--io WAY]",
	.text = "read and decode the registers of a system",
	.more =
		"A line for each register: unit, register, value, the fields that are not 0. Of a REGISTER that is named, all\n"
		"fields. What cannot be read is shown with the reason, and the exit status is 1.\n"
		"\n"
		"JSON keys: system, simulated, unit, register, element, name, and value (a text: 0x...) with fields (numbers),\n"
		"error (why it cannot be read) or skipped (why it was not).",
	.takes_system = 1,
	.options = options,
	.examples = examples,
	.run = run,
};
