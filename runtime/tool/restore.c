/*
 * restore.c: `pmureg restore`: restores the registers of killed processes.
 */
#include "device.h"

static int count_left(void *context, const struct pmureg_left *left)
{
	(void)left;
	return ++*(int *)context;
}

void records_tell(const struct pmureg_options *options)
{
	int found = 0;

	if (pmureg_records(options, count_left, &found, NULL) > 0)
		complain("a killed process left registers changed: restore them with `pmureg restore`");
}

static int print_left(void *context, const struct pmureg_left *left)
{
	++*(int *)context;
	if (left->text)
		complain("%s", left->text);
	else
		(void)show(stdout, "process %ld left %s of %s changed: restoring %zu values\n", left->pid, left->system,
			   left->place, left->count);
	return 0;
}

int restore_run(struct tool *tool, struct options *options)
{
	const struct pmureg_options to = library_options(tool, options);
	struct pmureg_error error;
	int said = 0, code = pmureg_restore(&to, print_left, &said, &error);

	if (code && !said)
		complain("%s", error.message);
	if (!code && !said)
		(void)show(stdout, "nothing to restore in %s%s\n",
			   options->run_directory ? options->run_directory : options->root ? options->root : "",
			   options->run_directory ? "" : "/run/pmureg");
	return finish(stdout) || code ? TOOL_FAILED : TOOL_DONE;
}
