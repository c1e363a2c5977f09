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

int restore_run(struct tool *tool, const struct command *command, struct options *options)
{
	char path[PLACE];
	struct pmureg_error error;
	size_t restored;

	(void)tool;
	if (pmureg_undo_directory(options->root ? options->root : "", options->run_directory, path, sizeof(path)))
		return wrong_usage(command, "the name of the directory is too long");
	if (leftovers_restore(path, tell, stdout, &restored, &error)) {
		complain("%s", error.message);
		return TOOL_FAILED;
	}
	if (!restored)
		(void)printf("nothing to put back in %s\n", path);
	return finish(stdout);
}
