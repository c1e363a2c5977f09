/*
 * pager.c: shows long output in a pager on a terminal, as git and perf do.
 */
#include "tool.h"

#include <signal.h>
#include <unistd.h>

static FILE *pager; /* receives standard output; NULL: no pager */

int is_terminal(void)
{
	const char *terminal = getenv("TERM");

	return isatty(STDOUT_FILENO) && terminal && strcmp(terminal, "dumb") != 0;
}

void pager_begin(const struct tool *tool)
{
	const char *own = getenv("PMUREG_PAGER"), *all = getenv("PAGER");
	const char *program = own ? own : all ? all : "command -v less >/dev/null && less";
	char *line;

	if (tool->no_pager || !is_terminal() || !*program || strcmp(program, "cat") == 0)
		return;
	/* cat shows the rest if the pager does not exist or dies. */
	if (asprintf(&line, "export LESS=\"${LESS-FRX}\" LV=\"${LV--c}\"\n{ %s\n} || cat", program) < 0)
		return;
	pager = popen(line, "we");
	free(line);
	if (!pager)
		return;
	(void)dup2(fileno(pager), STDOUT_FILENO);
	complaints = stdout;
	/* Until it ends, the pager handles the keyboard. */
	(void)signal(SIGINT, SIG_IGN);
	(void)signal(SIGQUIT, SIG_IGN);
	(void)signal(SIGPIPE, SIG_IGN);
}

int pager_end(int status)
{
	if (!pager)
		return finish(stdout) ? TOOL_FAILED : status;
	(void)fclose(stdout);
	(void)pclose(pager);
	return status;
}
