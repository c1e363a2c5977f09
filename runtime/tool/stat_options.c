/*
 * stat_options.c: from what `pmureg stat` or a session file says to a handle that can count.
 */
#include "stat.h"

int stat_check(const struct options *options, const char **at, struct pmureg_error *error)
{
	*at = NULL;
	if (!options->events && !options->metrics)
		return pmureg_fail(error, -EINVAL, 0, "there is nothing to count: give events or metrics (`pmureg "
				   "list` shows what there is)");
	*at = "count";
	if (options->count && !options->interval_ms)
		return pmureg_fail(error, -EINVAL, 0, "the count is of the prints of an interval: give one, too");
	*at = NULL;
	if (options->per_socket + options->per_die + options->per_cache + options->per_cluster + options->per_core > 1)
		return pmureg_fail(error, -EINVAL, 0, "lines are for sockets, dies, caches, clusters or cores: ask for "
				   "one of these");
	return 0;
}

/* ---- The handle ---- */

/* How far places are told apart. */
static enum pmureg_scope scope_of_lines(const struct options *options)
{
	return options->per_core    ? PMUREG_CORE :
	       options->per_cluster ? PMUREG_CLUSTER :
	       options->per_cache   ? PMUREG_CACHE :
	       options->per_die	    ? PMUREG_DIE :
	       options->per_socket || !options->per_instance ? PMUREG_PACKAGE : PMUREG_CPU;
}

int stat_handle_options(const struct tool *tool, struct stat_run *run, struct pmureg_options *to,
			struct pmureg_error *error)
{
	const struct options *options = run->options;
	*to = library_options(tool, options);
	to->metrics = options->metrics;
	to->until = options->until;
	to->give_up = signals_came;
	to->cpus = options->cpus;
	to->per = scope_of_lines(options);
	to->flags |= PMUREG_MAY_SIMULATE | (options->no_rotation ? PMUREG_NO_ROTATION : 0U) |
		     (unsigned)(options->all_cpus || !run->command ? PMUREG_WHOLE_MACHINE : PMUREG_ON_EXEC);
	if (options->dry_run) {
		to->io = "sim";
		to->watch = accesses_print;
		to->watch_context = run;
	}
	/* A session file may mean another machine than the command line. */
	if (!run->machine && (!tool->machine || options->root != tool->root) &&
	    machine_open(tool, options, &run->machine, error))
		return error->code;
	to->machine = run->machine ? run->machine : tool->machine;
	return 0;
}

int stat_parse(const struct tool *tool, struct stat_run *run, struct pmureg_error *error)
{
	const struct pmureg_system *system;
	struct pmureg_options options;
	int code = stat_handle_options(tool, run, &options, error);

	if (!code)
		code = pmureg_parse(&options, run->options->events, &run->handle, error);
	if (code)
		return code;
	system = pmureg_counted_system(run->handle);
	run->system = system ? system->name : "";
	run->is_simulated = strcmp(pmureg_counts_by(run->handle), "sim") == 0;
	return 0;
}

void stat_close(struct stat_run *run)
{
	(void)pmureg_close(run->handle, NULL);
	pmureg_machine_close(run->machine);
	run->handle = NULL;
	run->machine = NULL;
}
