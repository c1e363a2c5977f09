/*
 * view.c: `pmureg view`: the views that a system has, and the command that shows some.
 */
#include "view.h"

#define USUAL_INTERVAL 1000 /* ms */

/* ---- The views of a system ---- */

typedef int metric_taker(const char *view, const struct pmureg_system *system, const struct pmureg_block *block,
			 const struct pmureg_metric *metric);

/* Calls `take` for the metrics of a view, in order, until it returns non-zero. `view` NULL: of any. */
static int each_metric(const struct pmureg_system *system, const char *view, metric_taker *take)
{
	int code = 0;

	for (uint16_t b = 0; b < system->block_count && !code; b++) {
		const struct pmureg_block *block = &pmureg_system_blocks(system)[b];

		for (uint16_t m = 0; m < block->metric_count && !code; m++) {
			const struct pmureg_metric *metric = &pmureg_block_metrics(block)[m];
			const char *own = pmureg_metric_view(metric);

			if (own && (!view || like(view, own)))
				code = take(own, system, block, metric);
		}
	}
	return code;
}

static int is_any(const char *view, const struct pmureg_system *system, const struct pmureg_block *block,
		    const struct pmureg_metric *metric)
{
	(void)view;
	(void)system;
	(void)block;
	(void)metric;
	return 1;
}

static int list_metric(const char *view, const struct pmureg_system *system, const struct pmureg_block *block,
		       const struct pmureg_metric *metric)
{
	char unit[TOOL_NAME];

	(void)view;
	(void)show(stdout, "  %s.%s: %s", unit_text(system, block, PMUREG_INSTANCES_ALL, unit), pmureg_metric_name(metric),
		   pmureg_metric_text(metric));
	(void)putchar('\n');
	return 0;
}

/* Ends the search at the first metric of the view: whether it is this one. */
static int list_view(const char *view, const struct pmureg_system *system, const struct pmureg_block *block,
		     const struct pmureg_metric *metric)
{
	for (const struct pmureg_block *each = pmureg_system_blocks(system); each <= block; each++)
		for (uint16_t m = 0; m < each->metric_count; m++) {
			const struct pmureg_metric *earlier = &pmureg_block_metrics(each)[m];

			if (each == block && earlier == metric) { /* blocks may share a metric */
				(void)printf("\n%s\n", view);
				return each_metric(system, view, list_metric);
			}
			if (pmureg_metric_view(earlier) && strcmp(pmureg_metric_view(earlier), view) == 0)
				return 0;
		}
	return 0;
}

/* Lists the views of the chosen system, or of all that this machine is. */
static int list_views(const struct tool *tool, const struct pmureg_system *system)
{
	char whole[TOOL_NAME];

	for (size_t i = 1; system; system = tool->system ? NULL : pmureg_machine_system(tool->machine, i++)) {
		(void)show(stdout, "%s: %s", whole_name(system, whole), pmureg_system_title(system));
		(void)putchar('\n');
		(void)each_metric(system, NULL, list_view);
	}
	return finish(stdout);
}

/* ---- The command ---- */

/* Checks that each name is a view of the system, or of any that this machine is. Returns 0 or the exit status. */
static int check_views(const struct tool *tool, const struct pmureg_system *system, const char *list)
{
	struct pmureg_word word;

	while (pmureg_word_next(&list, &word)) {
		const struct pmureg_system *each = system;
		char name[TOOL_NAME], whole[TOOL_NAME];

		(void)snprintf(name, sizeof(name), "%.*s", (int)word.length, word.text);
		for (size_t i = 1; each && !each_metric(each, name, is_any); i++)
			each = tool->system ? NULL : pmureg_machine_system(tool->machine, i);
		if (each)
			continue;
		complain("%s has no view '%s'; `pmureg view%s%s` lists those that it has", whole_name(system, whole), name,
			 tool->system ? " --system " : "", tool->system ? tool->system : "");
		return TOOL_FAILED;
	}
	return TOOL_DONE;
}

static int run_view(struct tool *tool, struct options *options)
{
	struct view view = {.is_live = !options->json && !options->once && is_terminal(), .has_blocks = view_is_unicode()};
	struct stat_run run = {.options = options, .view = &view, .output_count = 1};
	int status;

	run.signals.wants_keys = view.is_live;
	run.outputs[0] = (struct output){.format = options->json ? output_format("json") : &view_format};
	status = stat_count(tool, &run);
	free(view.tracks);
	return status;
}

int view_run(struct tool *tool, struct options *options)
{
	const struct pmureg_system *system;
	int status;

	if (system_choose(tool, &system))
		return TOOL_FAILED;
	if (!system) {
		complain("this machine is no described system: name one with --system, to see it simulated; `pmureg list --systems` lists them");
		return TOOL_FAILED;
	}
	if (!options->word_count)
		return list_views(tool, system);
	status = check_views(tool, system, options->words[0]);
	if (status)
		return status;
	free(options->metrics);
	options->metrics = strdup(options->words[0]);
	if (!options->metrics) {
		complain("out of memory");
		return TOOL_FAILED;
	}
	options->metric_only = options->per_instance = 1;
	options->interval_ms = options->interval_ms ? options->interval_ms : USUAL_INTERVAL;
	options->count = options->once ? 1 : options->count;
	return run_view(tool, options);
}
