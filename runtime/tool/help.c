/*
 * help.c: --help, and what is wrong with a command line.
 */
#include "tool.h"

int wrong_usage(const struct command *command, const char *format, ...)
{
	const char *name = command ? command->name : "";
	va_list arguments;

	va_start(arguments, format);
	complain_begin(format, arguments);
	va_end(arguments);
	if (*name)
		(void)fprintf(stderr, "\nusage: pmureg %s%s%s; see `pmureg %s --help`\n", name,
			      command->usage[0] ? " " : "", command->usage, name);
	else
		(void)fputs("; see `pmureg --help`\n", stderr);
	return TOOL_USAGE;
}

/* ---- Examples: each line with what the tables have at hand ---- */

#define ANY_SPACE (-1)

/* What an example needs: names of the first described system that has such things. */
struct at_hand {
	char event[TOOL_NAME], reg[2 * TOOL_NAME], unit[TOOL_NAME], msr_event[TOOL_NAME], value[24];
	const char *event_system, *register_system, *msr_system, *field;
};

/* An event that needs no value. */
static int find_event_of(const struct pmureg_system *system, const struct pmureg_block *block, char text[TOOL_NAME])
{
	struct pmureg_event event;
	char unit[TOOL_NAME];

	for (uint16_t i = 0; i < block->event_count; i++) {
		text[0] = '\0';
		pmureg_text_append(text, TOOL_NAME, "%s/%s/", unit_text(system, block, PMUREG_INSTANCES_ALL, unit),
			    block->events[i].name);
		if (pmureg_event_parse(system, text, &event, NULL) == 0)
			return 1;
	}
	text[0] = '\0';
	return 0;
}

/* Such an event of a unit in any space or in one. The system that has it, or NULL. */
static const char *find_event(int space, char text[TOOL_NAME])
{
	for (size_t i = 0; i < pmureg_system_count; i++)
		for (uint16_t j = 0; j < pmureg_systems[i]->block_count; j++)
			if ((space == ANY_SPACE || pmureg_systems[i]->blocks[j].space == space) &&
			    find_event_of(pmureg_systems[i], &pmureg_systems[i]->blocks[j], text))
				return pmureg_systems[i]->name;
	return NULL;
}

static int is_example_register(const struct pmureg_register *reg)
{
	const struct pmureg_field *last = reg->fields + reg->field_count - 1;
	char text[320];

	return reg->field_count > 1 && last->access == PMUREG_RW && !last->each &&
	       !pmureg_value_check(reg, reg->masks.ones | pmureg_field_put(last, 0, 1), text, sizeof(text));
}

/* One whose lowest field can be set to 1 and nothing else. */
static void find_register(struct at_hand *here)
{
	for (size_t i = 0; i < pmureg_system_count; i++) {
		for (struct pmureg_register_name at = {0}; next_register(pmureg_systems[i], &at);) {
			const struct pmureg_field *last = at.reg->fields + at.reg->field_count - 1;

			if (!is_example_register(at.reg))
				continue;
			here->register_system = pmureg_systems[i]->name;
			here->field = last->name;
			(void)snprintf(here->reg, sizeof(here->reg), "%s_%s", at.block->name, at.reg->key);
			(void)snprintf(here->value, sizeof(here->value), "0x%llx",
				       (unsigned long long)(at.reg->masks.ones | pmureg_field_put(last, 0, 1)));
			return;
		}
	}
}

/* NULL: the name stands for nothing. */
static const char *stand_in(const struct at_hand *here, const char *name, size_t length)
{
	const struct { const char *name, *text; } known[] = {
		{"system", pmureg_system_count ? pmureg_systems[0]->name : ""}, {"unit", here->unit},
		{"event", here->event}, {"event_system", here->event_system}, {"register", here->reg},
		{"register_system", here->register_system}, {"value", here->value}, {"field", here->field},
		{"msr_event", here->msr_event}, {"msr_system", here->msr_system},
	};

	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++)
		if (strlen(known[i].name) == length && memcmp(known[i].name, name, length) == 0)
			return known[i].text ? known[i].text : "";
	return NULL;
}

/* A line for which nothing is at hand is left out. */
static void print_example(FILE *out, const struct at_hand *here, const char *line, size_t length)
{
	char text[8 * TOOL_NAME];
	size_t used = 0;

	for (const char *at = line; at < line + length; at++) {
		const size_t name = *at == '{' ? strcspn(at + 1, "}") : 0;
		const char *found = name ? stand_in(here, at + 1, name) : NULL;

		if (found && !*found)
			return;
		used += (size_t)snprintf(text + used, sizeof(text) - used, "%.*s", found ? TOOL_NAME : 1,
					 found ? found : at);
		if (used >= sizeof(text))
			return;
		at += found ? name + 1 : 0;
	}
	(void)fprintf(out, "%s\n", text);
}

static void print_examples(FILE *out, const char *examples)
{
	struct at_hand here = {.event = ""};

	if (pmureg_system_count)
		(void)pmureg_unit_name(pmureg_systems[0], &pmureg_systems[0]->blocks[0], 0, here.unit,
				       sizeof(here.unit));
	here.event_system = find_event(ANY_SPACE, here.event);
	here.msr_system = find_event(PMUREG_MSR, here.msr_event);
	find_register(&here);
	(void)fputs("\nexamples:\n", out);
	for (const char *line = examples; *line; line += strcspn(line, "\n") + 1)
		print_example(out, &here, line, strcspn(line, "\n"));
}

/* ---- --help ---- */

static void print_option(FILE *out, const struct option *option)
{
	char left[64];
	int used = snprintf(left, sizeof(left), "  %c%c%s--%s%s%s", option->letter ? '-' : ' ',
			    option->letter ? option->letter : ' ', option->letter ? ", " : "  ", option->name,
			    option->argument ? " " : "", option->argument ? option->argument : "");

	(void)fprintf(out, "%-28s  ", left);
	wrap(out, option->text, 30, used > 28 ? used + 2 : 30);
}

void command_help(const struct command *command, FILE *out)
{
	const int is_all = command == &command_pmureg;

	(void)fprintf(out, "usage: pmureg %s%s%s\n\n%s\n", command->name, command->usage[0] && !is_all ? " " : "",
		      command->usage, command->text);
	if (is_all)
		(void)fputs("\ncommands:\n", out);
	for (size_t i = 0; i < command_count && is_all; i++)
		(void)fprintf(out, "  %-12s %s\n", commands[i].name, commands[i].text);
	(void)fputs("\noptions:\n", out);
	for (const struct option *option = command->options; option->name; option++)
		print_option(out, option);
	if (*command->more)
		(void)fprintf(out, "\n%s", command->more);
	print_examples(out, command->examples);
}
