/*
 * view.c: `pmureg view`: the views that a system has, and the command that shows some.
 */
#include "ring.h"
#include "view.h"

#define USUAL_INTERVAL 1000 /* ms */

/* ---- The views of a system ---- */

/* Goes on to the next metric of a view. Start with `next` 0. Returns 0 after the last. */
static int next_of_view(struct subject *of, size_t *next, const char *view)
{
	while (metric_at(of, (*next)++))
		if (pmureg_metric_view(of->metric) && like(pmureg_metric_view(of->metric), view))
			return 1;
	return 0;
}

static void list_view(struct subject of, const char *view)
{
	char unit[TOOL_NAME];

	(void)printf("\n%s\n", view);
	for (size_t next = 0; next_of_view(&of, &next, view);)
		(void)show(stdout, "  %s.%s: %s\n", unit_text(of.system, of.at.block, PMUREG_INSTANCES_ALL, unit),
			   pmureg_metric_name(of.metric), pmureg_metric_text(of.metric));
}

/* Lists the views of the chosen system, or of all that this machine is. */
static int list_views(const struct tool *tool, const struct pmureg_system *system)
{
	char whole[TOOL_NAME];

	for (size_t i = 1; system; system = tool->system ? NULL : pmureg_machine_system(tool->machine, i++)) {
		struct subject of = {.system = system}, first = of;

		(void)show(stdout, "%s: %s\n", whole_name(system, whole), pmureg_system_title(system));
		for (size_t m = 0; metric_at(&of, m); m++) {
			const char *view = pmureg_metric_view(of.metric);
			size_t next = 0;

			if (view && next_of_view(&first, &next, view) && next == m + 1)
				list_view(of, view);
		}
	}
	return finish(stdout);
}

/* ---- The command ---- */

/* Checks that each name is a view of the system, or of any that this machine is. Returns 0 or the exit status. */
static int check_views(const struct tool *tool, const struct pmureg_system *system, const char *list)
{
	struct pmureg_word word;

	while (pmureg_word_next(&list, &word)) {
		struct subject each = {.system = system};
		char name[TOOL_NAME], whole[TOOL_NAME];
		size_t next = 0;

		(void)snprintf(name, sizeof(name), "%.*s", (int)word.length, word.text);
		for (size_t i = 1; each.system && !next_of_view(&each, &next, name); i++, next = 0)
			each.system = tool->system ? NULL : pmureg_machine_system(tool->machine, i);
		if (each.system)
			continue;
		complain("%s has no view '%s'; `pmureg view%s%s` lists those that it has", whole_name(system, whole), name,
			 tool->system ? " --system " : "", tool->system ? tool->system : "");
		return TOOL_FAILED;
	}
	return TOOL_DONE;
}

/* `ring`: of a log; NULL: what is counted now. */
static int run_view(struct tool *tool, struct options *options, const struct ring *ring, const struct pmureg_system *system)
{
	struct view view = {.is_live = !options->json && !options->once && !ring && is_terminal(), .has_blocks = view_is_unicode()};
	struct stat_run run = {.options = options, .view = &view, .output_count = 1, .is_simulated = ring && ring->header.is_simulated};
	int status;

	run.signals.wants_keys = view.is_live;
	run.outputs[0] = (struct output){.format = options->json ? output_format("json") : &view_format};
	status = ring ? view_log(&run, ring, system) : stat_count(tool, &run);
	free(view.tracks);
	return status;
}

/* Shows what is counted now, or a log. */
static int show_view(struct tool *tool, struct options *options, const struct ring *ring)
{
	const char *const shown = options->word_count ? options->words[0] : options->input;
	const struct pmureg_system *system;
	int status;

	if (system_choose(tool, &system))
		return TOOL_FAILED;
	if (!system) {
		complain("this machine is no described system: name one with --system, to see it simulated; `pmureg list --systems` lists them");
		return TOOL_FAILED;
	}
	if (!shown)
		return list_views(tool, system);
	status = options->word_count ? check_views(tool, system, shown) : 0;
	if (status)
		return status;
	free(options->metrics);
	options->metrics = strdup(shown);
	if (!options->metrics) {
		complain("out of memory");
		return TOOL_FAILED;
	}
	options->metric_only = options->per_instance = 1;
	options->interval_ms = options->interval_ms ? options->interval_ms : USUAL_INTERVAL;
	options->count = options->once ? 1 : options->count;
	return run_view(tool, options, ring, system);
}

int view_run(struct tool *tool, struct options *options)
{
	struct ring ring = {.bytes = NULL};
	int status = TOOL_FAILED;

	if (!options->input)
		return show_view(tool, options, NULL);
	if (tool->system || options->io || options->interval_ms || options->count)
		return wrong_usage(options->command, "-i shows what was counted: omit --system, --io and intervals");
	if (!log_read(&ring, options->input)) {
		tool->system = ring.header.system;
		if (*tool->system)
			status = show_view(tool, options, &ring);
		else
			complain("%s is of no described system, and only descriptions have metrics", options->input);
	}
	ring_free(&ring);
	return status;
}
