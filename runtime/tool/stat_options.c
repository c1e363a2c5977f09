/*
 * stat_options.c: makes a handle from the options of `pmureg stat` or a session file.
 */
#include "stat.h"

int stat_check(const struct options *options, const char **at, struct pmureg_error *error)
{
	const int has_tasks = options->pids || options->tids, is_repeated = options->repeat != 1;
	const int is_io_wrong = options->io && strcmp(options->io, "auto") != 0 && strcmp(options->io, "sim") != 0 &&
				strcmp(options->io, "trace") != 0;
	const struct {
		const char *key;
		int is_broken;
		const char *sentence;
	} rules[] = {
		{NULL, !options->events && !options->metrics,
		 "there is nothing to count: give events or metrics, see `pmureg list`"},
		{"count", options->count && !options->interval_ms,
		 "the count limits the prints of an interval: give an interval, too"},
		{"summary", options->summary && !options->interval_ms,
		 "the summary follows the prints of an interval: give an interval, too"},
		{"interval_clear", options->interval_clear && !options->interval_ms,
		 "the screen is cleared before each print of an interval: give an interval, too"},
		{NULL, place_kinds(options) > 1,
		 "lines are for nodes, sockets, dies, caches, clusters, cores or CPUs: choose one"},
		{NULL, options->pids && options->tids, "-p and -t exclude each other: omit one"},
		{NULL, has_tasks && (options->all_cpus || options->cpus),
		 "-p and -t count tasks on all CPUs: omit -a and -C"},
		{"repeat", is_repeated && !options->word_count, "only a command can be repeated: give one"},
		{"repeat", is_repeated && (options->interval_ms || options->metrics || options->dry_run),
		 "only counts of repeated runs can be averaged: omit intervals, metrics and --dry-run"},
		{"metric_only", options->metric_only && !options->metrics, "there are no metrics to print: give some"},
		/* Only of command lines: a session file names each output. */
		{NULL, options->append && !options->output, "--append needs a file: give -o, too"},
		{NULL, options->big_num && (options->separator || options->format || options->no_big_num),
		 "-B only affects tables: omit it, or -x, --json and --no-big-num"},
		{NULL, is_repeated && options->openmetrics,
		 "-r prints means, but Prometheus needs totals: omit --openmetrics"},
		{NULL, http_address(options->openmetrics) && !options->interval_ms,
		 "Prometheus asks while counts are printed: give -I, too"},
		{NULL, options->separator && options->format, "-x and --json exclude each other"},
		{NULL, options->dry_run && (options->separator || options->format || options->openmetrics || options->log),
		 "--dry-run prints accesses, not counts: omit -x, --json, --openmetrics and --log"},
		{NULL, options->log && !options->interval_ms, "a log has the samples of an interval: give an interval, too"},
		{NULL, options->size && !options->log, "--log-size needs --log"},
		{NULL, options->dry_run && is_io_wrong, "--dry-run accesses no device: omit --io"},
	};

	for (size_t i = 0; i < sizeof(rules) / sizeof(rules[0]); i++) {
		*at = rules[i].key;
		if (rules[i].is_broken)
			return pmureg_fail(error, -EINVAL, 0, "%s", rules[i].sentence);
	}
	return 0;
}

/* ---- The handle ---- */

/* Returns the scope for which each line is printed. */
static enum pmureg_scope scope_of_lines(const struct options *options)
{
	return options->per_node                                                    ? PMUREG_NODE :
	       options->per_core                                                    ? PMUREG_CORE :
	       options->per_cluster                                                 ? PMUREG_CLUSTER :
	       options->per_cache                                                   ? PMUREG_CACHE :
	       options->per_die                                                     ? PMUREG_DIE :
	       options->per_socket || (!options->per_instance && !options->no_aggr) ? PMUREG_PACKAGE :
										      PMUREG_CPU;
}

int stat_handle_options(const struct tool *tool, struct stat_run *run, struct pmureg_options *to,
			struct pmureg_error *error)
{
	const struct options *options = run->options;
	const int has_tasks = options->pids || options->tids;

	*to = library_options(tool, options);
	to->metrics = options->metrics;
	to->until = options->until;
	to->give_up = signals_came;
	to->cpus = options->cpus;
	to->per = scope_of_lines(options);
	to->flags |= PMUREG_MAY_SIMULATE | (options->no_rotation ? PMUREG_NO_ROTATION : 0U) |
		     (options->strict ? 0U : PMUREG_LEAVE_OUT) |
		     (options->all_cpus || !(run->command || has_tasks) ? PMUREG_WHOLE_MACHINE :
		      has_tasks || options->delay_ms                    ? 0U :
									  PMUREG_ON_EXEC);
	if (options->interval_ms > 1000) /* 250 rotations in each */
		to->mux_interval_ns = options->interval_ms * 4000;
	to->pids = options->pids;
	to->tids = options->tids;
	if (options->dry_run) {
		to->io = "sim";
		to->watch = accesses_print;
		to->watch_context = run;
	}
	/* A session file may name another machine than the command line. */
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
	run->system = system ? pmureg_system_key(system) : "";
	run->is_simulated = strcmp(pmureg_counts_by(run->handle), "sim") == 0;
	if (run->options->repeat != 1 && strcmp(pmureg_counts_by(run->handle), "perf") != 0)
		return pmureg_fail(error, -EINVAL, 0,
				   "registers are programmed and restored once for a whole run: repeat the command "
				   "in a loop, or count by the kernel's drivers");
	return 0;
}

void stat_close(struct stat_run *run)
{
	(void)pmureg_close(run->handle, NULL);
	pmureg_machine_close(run->machine);
	run->handle = NULL;
	run->machine = NULL;
}
