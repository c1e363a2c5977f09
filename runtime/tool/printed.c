/*
 * printed.c: what commands.yaml was made into: the man page, the completion, the schemas.
 */
#include "tool.h"

int print_text(const char *const *lines)
{
	for (; *lines; lines++)
		(void)fputs(*lines, stdout);
	return finish(stdout);
}

int manual_run(struct tool *tool, struct options *options)
{
	(void)tool;
	(void)options;
	return print_text(text_pmureg_1);
}

int completion_run(struct tool *tool, struct options *options)
{
	(void)tool;
	if (!options->word_count)
		return wrong_usage(options->command, "for which shell? There is one for bash");
	if (strcmp(options->words[0], "bash") != 0)
		return wrong_usage(options->command, "no completion for '%s'; there is one for bash",
				   options->words[0]);
	return print_text(text_pmureg_bash);
}
