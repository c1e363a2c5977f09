/*
 * restore.c: `pmureg restore`: puts back the registers that killed processes have left changed.
 */
#include "tool.h"

static int is_one(void *context, const struct pmureg_left *left)
{
	(void)context;
	(void)left;
	return 1;
}

void leftovers_tell(const struct pmureg_options *options)
{
	if (pmureg_leftovers(options, is_one, NULL, NULL) == 1)
		complain("a process that was killed has left registers changed: `pmureg restore` puts them back");
}

static int tell(void *context, const struct pmureg_left *left)
{
	(void)fprintf(context, "process %ld left %s of package %d changed: putting %zu values back\n", left->pid, left->system,
		      left->package, left->count);
	return 0;
}

int restore_run(struct tool *tool, const struct command *command, struct options *options)
{
	const struct pmureg_options where = {.size = sizeof(where), .root = options->root, .run_directory = options->run_directory};
	const char *root = options->root ? options->root : "";
	struct pmureg_error error;
	size_t restored;

	(void)tool;
	(void)command;
	if (pmureg_leftovers(&where, tell, stdout, &error) || pmureg_restore(&where, &restored, &error)) {
		complain("%s", error.message);
		return TOOL_FAILED;
	}
	if (!restored && options->run_directory)
		(void)printf("nothing to put back in %s\n", options->run_directory);
	else if (!restored)
		(void)printf("nothing to put back in %s/run/pmureg\n", root);
	return finish(stdout);
}
