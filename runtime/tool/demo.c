/*
 * demo.c: `pmureg demo`: counts the examples of the described systems on simulated devices, then an event of this
 * machine.
 */
#include "stat.h"

static int demo_count(struct tool *tool, struct options *options, char **command)
{
	struct stat_run run = {.options = options, .command = command, .output_count = 1};

	run.outputs[0] = (struct output){.format = output_format("table"), .file = "-"};
	/* Flushed before the counted command can print. */
	return finish(stdout) ? TOOL_FAILED : stat_count(tool, &run);
}

/* ---- Described systems, simulated ---- */

static int show_example(struct tool *tool, const struct pmureg_system *system, const struct pmureg_example *example)
{
	char events[8 * TOOL_NAME];
	struct options options = {OPTIONS, .system = pmureg_system_key(system), .io = "sim", .events = events};

	(void)snprintf(events, sizeof(events), "%s", pmureg_example_events(example));
	(void)printf("%s%s%s: %s\n$ pmureg stat --system %s --io sim -e '%s'\n", bold(tool),
		     pmureg_system_title(system), plain(tool), pmureg_example_text(example), pmureg_system_key(system),
		     events);
	return demo_count(tool, &options, NULL);
}

/* ---- This machine ---- */

struct choice {
	struct pmureg_machine *machine; /* owned by the command */
	const char *pmu;
	char event[2 * TOOL_NAME];
	struct pmureg_error error; /* why the last choice failed */
};

/* NULL: the kernel's own named event */
static int demo_try_event(void *context, const char *name)
{
	struct choice *choice = context;
	struct pmureg_options options = PMUREG_OPTIONS;
	struct pmureg *handle;
	int length = snprintf(choice->event, sizeof(choice->event), choice->pmu ? "%s/%s/" : "%s%s",
			      choice->pmu ? choice->pmu : "", name);

	if (length >= (int)sizeof(choice->event))
		return 0;
	options.io = "perf";
	options.machine = choice->machine;
	if (pmureg_open(&options, choice->event, &handle, &choice->error))
		return 0;
	return pmureg_close(handle, &choice->error) == 0;
}

static int try_pmu(void *context, const char *name)
{
	struct choice *choice = context;

	choice->pmu = name;
	return pmureg_kernel_files(choice->machine, name, "events", demo_try_event, choice) > 0;
}

/* Chooses an event of a PMU in sysfs, or else one of the kernel's own events. */
static int demo_choose(struct choice *choice)
{
	if (pmureg_kernel_pmus(choice->machine, try_pmu, choice) > 0)
		return 1;
	choice->pmu = NULL;
	return pmureg_kernel_files(choice->machine, NULL, "", demo_try_event, choice) > 0;
}

static int show_machine(struct tool *tool)
{
	struct choice choice = {.machine = tool->machine};
	struct options options = {OPTIONS, .io = "perf", .events = choice.event};
	char sleeper[] = "sleep", time[] = "0.1", *command[] = {sleeper, time, NULL};

	if (!demo_choose(&choice)) {
		(void)printf("%sThis machine%s: no event can be counted: ", bold(tool), plain(tool));
		(void)show(stdout, "%s\n", choice.error.message);
		return finish(stdout);
	}
	(void)printf("%sThis machine%s, through perf_event_open:\n$ pmureg stat -e ", bold(tool), plain(tool));
	(void)show(stdout, "%s", choice.event);
	(void)puts(" -- sleep 0.1");
	return demo_count(tool, &options, command);
}

int demo_run(struct tool *tool, struct options *options)
{
	int status = TOOL_DONE;

	(void)options;
	for (const struct pmureg_system *system = NULL; (system = pmureg_system_next(system));)
		for (uint16_t j = 0; j < system->example_count && status == TOOL_DONE; j++)
			status = show_example(tool, system, &pmureg_system_examples(system)[j]);
	return status == TOOL_DONE ? show_machine(tool) : status;
}
