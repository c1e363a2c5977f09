/*
 * stat_options.c: what `pmureg stat` is told.
 */
#define _GNU_SOURCE
#include <string.h>

#include "stat.h"

/* The names of a list, which are cut apart. */
static int split(const struct command *command, const char *option, char *list, const char **texts, size_t room, size_t *count)
{
	for (char *word = list ? strtok(list, ",") : NULL; word; word = strtok(NULL, ",")) {
		if (*count == room)
			return wrong_usage(command, "at most %zu times %s", room, option);
		texts[(*count)++] = word;
	}
	return 0;
}

void stat_options_end(struct stat_options *options)
{
	if (options->dry_run)
		options->way = WAY_SIM;
	options->flags |= options->all_cpus || !options->command ? PMUREG_WHOLE_MACHINE : PMUREG_ON_EXEC;
}

int stat_options_take(const struct command *command, const struct options *given, struct stat_options *options)
{
	const char *io = given->io ? given->io : "auto";

	if (given->separator && given->json)
		return wrong_usage(command, "-x and --json exclude each other");
	options->outputs[0] = (struct output){
		.kind = given->separator ? OUTPUT_CSV : given->json ? OUTPUT_JSON : OUTPUT_TABLE, .file = given->output,
		.separator = given->separator,
	};
	options->output_count = 1;
	if (given->openmetrics)
		options->outputs[options->output_count++] = (struct output){.kind = OUTPUT_OPENMETRICS, .file = given->openmetrics};
	if (given->events)
		options->lists[options->list_count++] = given->events;
	if (split(command, "-M", given->metrics, options->metrics, STAT_METRICS, &options->metric_count) ||
	    split(command, "--mmio", given->mmio, options->mmio, STAT_LISTS, &options->mmio_count))
		return TOOL_USAGE;
	for (size_t i = 0; i < options->metric_count; i++)
		options->all_metrics |= strcmp(options->metrics[i], "all") == 0;
	options->all_cpus = given->all_cpus;
	options->per_instance = given->per_instance;
	options->per_socket = given->per_socket;
	options->dry_run = given->dry_run || strcmp(io, "trace") == 0;
	if (strcmp(io, "trace") != 0)
		(void)counting_take_way(io, &options->way, &options->space);
	options->flags = (given->force ? PMUREG_FORCE : 0U) | (given->no_rotation ? PMUREG_NO_ROTATION : 0U);
	options->root = given->root;
	options->run_directory = given->run_directory;
	options->interval_ms = given->interval_ms;
	options->samples = given->count;
	options->ticks = given->ticks;
	options->command = given->word_count ? given->words : NULL;
	if (!options->list_count && !options->metric_count)
		return wrong_usage(command, "say what to count with -e (`pmureg list` shows what there is)");
	if (options->samples && !options->interval_ms)
		return wrong_usage(command, "--count counts the prints of -I; give an interval");
	if (options->dry_run && (options->outputs[0].kind != OUTPUT_TABLE || options->output_count > 1))
		return wrong_usage(command, "--dry-run prints accesses, not counts: leave -x, --json and --openmetrics out");
	if (options->dry_run && options->way != WAY_AUTO && options->way != WAY_SIM)
		return wrong_usage(command, "--dry-run makes no access of a device: leave --io out");
	stat_options_end(options);
	return 0;
}
