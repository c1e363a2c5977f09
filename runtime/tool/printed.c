/*
 * printed.c: prints texts made from commands.yaml: the man page and the schemas.
 */
#include "tool.h"

int print_text(const char *text)
{
	(void)fputs(text, stdout);
	return finish(stdout);
}

int manual_run(struct tool *tool, struct options *options)
{
	(void)tool;
	(void)options;
	return print_text(text_pmureg_1);
}
