/*
 * restore.c: `pmureg restore`: puts back the registers that killed processes have left changed.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <string.h>

#include "../library/leftovers.h"
#include "../library/undo.h"
#include "stat.h"

void leftovers_tell(const char *run_directory)
{
	if (pmureg_undo_count(run_directory))
		complain("a process that was killed has left registers changed: `pmureg restore` puts them back");
}

static void tell(void *context, const struct pmureg_undo_left *left)
{
	size_t writes = 0;

	for (size_t i = 0; i < left->count; i++)
		writes += left->list[i].kind == PMUREG_ACCESS_WRITE;
	(void)fprintf(context, "process %ld left %s of package %d changed: putting %zu values back\n", (long)left->pid,
		      left->origin.system, left->origin.package, writes);
}

static const struct option options[] = {
	{0, "root", "DIR", "look for /run there"},
	{0, "run-directory", "DIR", "where `pmureg stat` or `pmureg selftest` was told to keep what is to be put back (/run/pmureg)"},
	HELP_OPTION,
	NO_OPTION,
};

enum { ROOT, RUN_DIRECTORY };

static int run(struct tool *tool, const struct command *command, int argc, char **argv)
{
	struct arguments arguments = {.command = command, .argc = argc, .argv = argv};
	const char *root = "", *run_directory = NULL;
	char path[PLACE];
	struct pmureg_error error;
	size_t restored;
	int next;

	(void)tool;
	while ((next = arguments_next(&arguments)) != ARGUMENT_END) {
		if (next == ARGUMENT_WORD)
			return wrong_usage(command, "restore takes no argument '%s'", arguments.value);
		if (next < 0)
			return arguments_status(next);
		if (next == ROOT)
			root = arguments.value;
		else
			run_directory = arguments.value;
	}
	if (pmureg_undo_directory(root, run_directory, path, sizeof(path)))
		return wrong_usage(command, "the name of the directory is too long");
	if (leftovers_restore(path, tell, stdout, &restored, &error)) {
		complain("%s", error.message);
		return TOOL_FAILED;
	}
	if (!restored)
		(void)printf("nothing to put back in %s\n", path);
	return finish(stdout);
}

static void examples(FILE *out)
{
	(void)fputs("  pmureg restore\n", out);
}

const struct command command_restore = {
	.name = "restore",
	.usage = "[--run-directory DIR]",
	.text = "put back registers that a killed pmureg has left changed",
	.more = "Whatever ends a counting or a self-test puts its registers back, except SIGKILL and a crash: then what is to be put back is\n"
		"still in the run directory. What a running process counts with is left alone.",
	.options = options,
	.examples = examples,
	.run = run,
};
