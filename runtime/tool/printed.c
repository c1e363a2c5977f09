/*
 * printed.c: prints texts made from commands.yaml: the man page and the schemas.
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
