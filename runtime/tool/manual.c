/*
 * manual.c: `pmureg manual`: the man page, made from the tables of commands and options, so that it cannot disagree with --help.
 */
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>

#include "tool.h"

/* A line that begins with . or ' is a request to roff, a backslash its escape. */
static void print_text(FILE *out, const char *text)
{
	int at_start = 1;

	for (; *text; text++) {
		if (at_start && (*text == '.' || *text == '\''))
			(void)fputs("\\&", out);
		if (*text == '\\')
			(void)fputs("\\e", out);
		else if (*text == '-')
			(void)fputs("\\-", out);
		else
			(void)fputc(*text, out);
		at_start = *text == '\n';
	}
}

static void print_option(FILE *out, const struct option *option)
{
	(void)fputs(".TP\n\\fB", out);
	if (option->letter)
		(void)fprintf(out, "\\-%c\\fR, \\fB", option->letter);
	(void)fputs("\\-\\-", out);
	print_text(out, option->name);
	(void)fputs("\\fR", out);
	if (option->argument) {
		(void)fputs(" \\fI", out);
		print_text(out, option->argument);
		(void)fputs("\\fR", out);
	}
	(void)fputc('\n', out);
	print_text(out, option->text);
	(void)fputc('\n', out);
}

/* Examples are printed as they stand. */
static int print_examples(FILE *out, const struct command *command)
{
	char *text = NULL;
	size_t size = 0;
	FILE *examples;

	if (!command->examples)
		return TOOL_DONE;
	examples = open_memstream(&text, &size);
	if (examples)
		command->examples(examples);
	if (!examples || fclose(examples)) {
		free(text);
		complain("out of memory");
		return TOOL_FAILED;
	}
	(void)fputs(".PP\n.nf\n", out);
	print_text(out, text);
	(void)fputs(".fi\n", out);
	free(text);
	return TOOL_DONE;
}

static int print_command(FILE *out, const struct command *command)
{
	(void)fprintf(out, ".SS pmureg %s ", command->name);
	print_text(out, command->usage);
	(void)fputc('\n', out);
	print_text(out, command->text);
	(void)fputs(".\n", out);
	for (const struct option *option = command->options; option->name; option++)
		if (strcmp(option->name, "help") != 0)
			print_option(out, option);
	if (command->more) {
		(void)fputs(".PP\n.nf\n", out);
		print_text(out, command->more);
		(void)fputs("\n.fi\n", out);
	}
	return print_examples(out, command);
}

static int print_page(FILE *out)
{
	int status = TOOL_DONE;

	(void)fputs(".TH PMUREG 1 \"\" \"pmureg " PMUREG_VERSION "\" \"User Commands\"\n"
		    ".SH NAME\npmureg \\- count with described performance\\-monitoring units\n"
		    ".SH SYNOPSIS\n.B pmureg\n[\\fB\\-\\-sysfs\\fR \\fIDIR\\fR] \\fICOMMAND\\fR ...\n"
		    ".SH DESCRIPTION\n"
		    "Counts with performance\\-monitoring units whose registers are described: through the drivers of the kernel, by "
		    "touching the registers themselves, or on a simulated device. Looks at registers, decodes and encodes their "
		    "values. Event syntax and output are those of\n.BR perf\\-stat (1).\n"
		    ".TP\n\\fB\\-\\-sysfs\\fR \\fIDIR\\fR\nlook for this machine's PMUs in a tree that stands for /sys\n"
		    ".TP\n\\fB\\-\\-version\\fR\nshow the version\n"
		    ".SH COMMANDS\n", out);
	for (size_t i = 0; i < command_count && status == TOOL_DONE; i++)
		status = print_command(out, commands[i]);
	(void)fputs(".SH EXIT STATUS\n"
		    "0: done. 1: an error. 2: wrong usage. \\fBstat\\fR passes on the status of its command.\n"
		    ".SH ENVIRONMENT\n"
		    ".TP\n.B NO_COLOR\nno colours, even on a terminal\n"
		    ".SH SEE ALSO\n.BR perf\\-stat (1),\n.BR pmureg (3)\n", out);
	return status;
}

static const struct option options[] = {HELP_OPTION, NO_OPTION};

static int run(struct tool *tool, const struct command *command, int argc, char **argv)
{
	size_t count;
	int status = arguments_words(tool, command, argc, argv, NULL, 0, &count);

	if (status)
		return status - 1;
	status = print_page(stdout);
	return status ? status : finish(stdout);
}

static void examples(FILE *out)
{
	(void)fputs("  pmureg manual | man -l -\n", out);
}

const struct command command_manual = {
	.name = "manual",
	.usage = "",
	.text = "print the man page",
	.options = options,
	.examples = examples,
	.run = run,
};
