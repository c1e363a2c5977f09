/*
 * help.c: prints --help and mistakes of command lines.
 */
#include "tool.h"

const struct command *command_named(const char *name)
{
	for (size_t i = 0; i < command_count; i++)
		if (strcmp(commands[i].name, name) == 0)
			return &commands[i];
	return NULL;
}

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
	(void)fprintf(out, "\nexamples:\n%s", command->examples);
}
