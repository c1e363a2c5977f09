/*
 * stat_options.c: what `pmureg stat` is told.
 */
#define _GNU_SOURCE
#include <string.h>

#include "stat.h"

#define MOST_TICKS UINT64_C(1000000000000)
#define MOST_INTERVAL UINT64_C(86400000)

static const struct option options_of_stat[] = {
	{'e', "event", "EVENT[,EVENT]", "what to count, as perf takes it; {A,B} are counted together; may be repeated"},
	{'a', "all-cpus", NULL, "count on every CPU, not only for the command"},
	{'I', "interval-print", "MS", "print the counts every MS milliseconds"},
	{0, "count", "N", "with -I: stop after N prints"},
	{0, "io", "auto|perf|direct|sim", "count with the kernel's drivers, by touching the registers directly (msr, pci, "
					  "mmio, sysreg: only units that are reached so), or on a simulated device; auto: "
					  "the first that is there"},
	{0, "dry-run", NULL, "show each register access that would be made, decoded, and make none"},
	SYSTEM_OPTION,
	{0, "ticks", "N", "how far a simulated clock goes for each sample, in ns (1000000)"},
	{'M', "metrics", "METRIC|all", "print a metric; without -e, count what it needs; may be repeated"},
	{'x', "field-separator", "SEP", "print CSV with this separator"},
	{'j', "json", NULL, "print one JSON object a line"},
	{'o', "output", "FILE", "write the counts to FILE; - is standard output"},
	{0, "openmetrics", "FILE", "write FILE for Prometheus at every print, too: for the node exporter's textfile collector"},
	{0, "per-instance", NULL, "a line for each unit instead of the sum"},
	{0, "per-socket", NULL, "a line for each socket instead of the sum"},
	{0, "no-rotation", NULL, "refuse more events than there are counters, instead of taking turns"},
	{0, "force", NULL, "take controls that are found counting for someone else"},
	{0, "mmio", "UNIT=FILE@OFFSET", "where a memory-mapped unit is; may be repeated"},
	{0, "root", "DIR", "look for /dev, /sys and /run there"},
	{0, "run-directory", "DIR", "what `pmureg restore` needs is kept there (/run/pmureg)"},
	{0, "schema", NULL, "print the JSON Schema of the lines of --json"},
	HELP_OPTION,
	NO_OPTION,
};

enum {
	EVENT, ALL_CPUS, INTERVAL, COUNT, IO, DRY_RUN, SYSTEM, TICK_COUNT, METRIC, SEPARATOR, JSON, OUTPUT, OPENMETRICS,
	PER_INSTANCE, PER_SOCKET, NO_ROTATION, FORCE, MMIO, ROOT, RUN_DIRECTORY,
	SCHEMA
};

static int take_number(const struct command *command, const char *name, const char *text, uint64_t most, uint64_t *value)
{
	if (pmureg_parse_number(text, value) || *value < 1 || *value > most)
		return wrong_usage(command, "%s is a number from 1 to %llu, not '%s'", name, (unsigned long long)most, text);
	return 0;
}

/* `trace` is the dry run under its io's name. */
static int take_io(const struct command *command, const char *text, struct stat_options *options)
{
	if (strcmp(text, "trace") == 0) {
		options->dry_run = 1;
		return 0;
	}
	if (counting_take_way(text, &options->way, &options->space) == 0)
		return 0;
	return wrong_usage(command, "--io is auto, perf, direct, sysreg, msr, pci, mmio, sim or trace, not '%s'", text);
}

static int take_mmio(const struct command *command, const char *text, struct stat_options *options)
{
	if (options->mmio_count == STAT_LISTS)
		return wrong_usage(command, "at most %d times --mmio; join places with commas", STAT_LISTS);
	options->mmio[options->mmio_count++] = text;
	return 0;
}

static int take_metrics(const struct command *command, const char *text, struct stat_options *options)
{
	if (options->metric_count == STAT_METRICS)
		return wrong_usage(command, "at most %d times -M", STAT_METRICS);
	options->metrics[options->metric_count++] = text;
	options->all_metrics |= strcmp(text, "all") == 0;
	return 0;
}

static int csv_or_json(const struct command *command)
{
	return wrong_usage(command, "-x and --json exclude each other");
}

static int take_separator(const struct command *command, const char *text, struct stat_options *options)
{
	if (options->outputs[0].kind == OUTPUT_JSON)
		return csv_or_json(command);
	options->outputs[0].kind = OUTPUT_CSV;
	options->outputs[0].separator = text;
	return *text ? 0 : wrong_usage(command, "-x needs a separator");
}

static int take_json(const struct command *command, struct stat_options *options)
{
	if (options->outputs[0].kind == OUTPUT_CSV)
		return csv_or_json(command);
	options->outputs[0].kind = OUTPUT_JSON;
	return 0;
}

/* Behind the main output; the last one that is given counts. */
static int take_openmetrics(const struct command *command, const char *text, struct stat_options *options)
{
	options->outputs[1] = (struct output){.kind = OUTPUT_OPENMETRICS, .file = text};
	options->output_count = 2;
	return *text ? 0 : wrong_usage(command, "--openmetrics needs a file's name");
}

static int take_option(struct tool *tool, const struct command *command, int option, const char *value,
		       struct stat_options *options)
{
	switch (option) {
	case EVENT:
		if (options->list_count == STAT_LISTS)
			return wrong_usage(command, "at most %d times -e; join events with commas", STAT_LISTS);
		options->lists[options->list_count++] = value;
		return 0;
	case ALL_CPUS:
		options->all_cpus = 1;
		return 0;
	case INTERVAL:
		return take_number(command, "-I", value, MOST_INTERVAL, &options->interval_ms);
	case COUNT:
		return take_number(command, "--count", value, UINT64_MAX, &options->samples);
	case IO:
		return take_io(command, value, options);
	case DRY_RUN:
		options->dry_run = 1;
		return 0;
	case SYSTEM:
		tool->system = value;
		return 0;
	case TICK_COUNT:
		return take_number(command, "--ticks", value, MOST_TICKS, &options->ticks);
	case METRIC:
		return take_metrics(command, value, options);
	case SEPARATOR:
		return take_separator(command, value, options);
	case JSON:
		return take_json(command, options);
	case OUTPUT:
		options->outputs[0].file = value;
		return 0;
	case OPENMETRICS:
		return take_openmetrics(command, value, options);
	case PER_INSTANCE:
		options->per_instance = 1;
		return 0;
	case PER_SOCKET:
		options->per_socket = 1;
		return 0;
	case NO_ROTATION:
		options->flags |= PMUREG_NO_ROTATION;
		return 0;
	case FORCE:
		options->flags |= PMUREG_FORCE;
		return 0;
	case MMIO:
		return take_mmio(command, value, options);
	case ROOT:
		options->root = value;
		return 0;
	case RUN_DIRECTORY:
		options->run_directory = value;
		return 0;
	default:
		return 0;
	}
}

void stat_options_end(struct stat_options *options)
{
	if (options->dry_run)
		options->way = WAY_SIM;
	options->flags |= options->all_cpus || !options->command ? PMUREG_WHOLE_MACHINE : PMUREG_ON_EXEC;
}

int stat_options_take(struct tool *tool, const struct command *command, int argc, char **argv,
		      struct stat_options *options)
{
	struct arguments arguments = {.command = command, .argc = argc, .argv = argv, .options_first = 1};
	int next;

	options->outputs[0] = (struct output){.kind = OUTPUT_TABLE};
	options->output_count = 1;
	while ((next = arguments_next(&arguments)) != ARGUMENT_END) {
		if (next < 0)
			return arguments_status(next) + 1;
		if (next == SCHEMA) {
			stat_schema(stdout);
			return finish(stdout) + 1;
		}
		if (take_option(tool, command, next, arguments.value, options))
			return TOOL_USAGE + 1;
	}
	if (arguments.at < argc)
		options->command = argv + arguments.at;
	if (!options->list_count && !options->metric_count)
		return wrong_usage(command, "say what to count with -e (`pmureg list` shows what there is)") + 1;
	if (options->samples && !options->interval_ms)
		return wrong_usage(command, "--count counts the prints of -I; give an interval") + 1;
	if (options->dry_run && (options->outputs[0].kind != OUTPUT_TABLE || options->output_count > 1))
		return wrong_usage(command, "--dry-run prints accesses, not counts: leave -x, --json and --openmetrics out") + 1;
	if (options->dry_run && options->way != WAY_AUTO && options->way != WAY_SIM)
		return wrong_usage(command, "--dry-run makes no access of a device: leave --io out") + 1;
	stat_options_end(options);
	return 0;
}

static void examples(FILE *out)
{
	char event[TOOL_NAME];
	const char *system;

	(void)fputs("  pmureg stat -e page-faults,context-switches -- ls -l\n"
		    "  pmureg stat -a -I 1000 -e cpu-clock\n", out);
	if (example_event(event, sizeof(event), &system) != 0)
		return;
	(void)fprintf(out, "  pmureg stat --io sim --system %s -e %s\n", system, event);
	(void)fprintf(out, "  pmureg stat --io sim --system %s -e %s -I 100 --count 3 --json\n", system, event);
	(void)fprintf(out, "  pmureg stat --io sim --system %s -e %s -o /dev/null --openmetrics /dev/stdout\n", system, event);
	(void)fprintf(out, "  pmureg stat --dry-run --system %s -e %s\n", system, event);
}

const struct command command_stat = {
	.name = "stat",
	.usage = "-e EVENT[,EVENT...] [options] [--] [COMMAND...]",
	.text = "count events",
	.more =
		"An event is DEVICE/TERM=VALUE,.../ or DEVICE/NAME/; a DEVICE without its number stands for all of them. A device\n"
		"whose driver this machine's kernel has is counted through perf_event_open; one that this machine is described\n"
		"to have, by touching its registers; any other one, with --system or --io sim, on a simulated device, whose\n"
		"output says `simulated`: there a counter adds, for each tick, the low 8 bits of its event's number plus 1.\n"
		"Without COMMAND real devices are counted until an interrupt, a simulated one for one sample. The counts go to\n"
		"standard output, with a COMMAND to standard error. The exit status is the COMMAND's.\n"
		"\n"
		"CSV columns: [time,] [socket, units,] value, unit, event, run time in ns, percentage of the time that it ran,\n"
		"metric value, metric unit and name. Names that hold the separator are quoted.\n"
		"\n"
		"Registers that are touched directly are saved first and put back in every way that the run can end; after\n"
		"SIGKILL `pmureg restore` does it. A control that counts for someone else is left alone without --force. More\n"
		"events than counters take turns; their counts are scaled, and the share of the time that they ran is shown.\n"
		"\n"
		"JSON is one object a line; --schema prints what is in it. A counter-value of null comes with its reason.\n"
		"\n"
		"Prometheus metrics: pmureg_event_total, pmureg_event_enabled_seconds_total, pmureg_event_running_seconds_total\n"
		"with the labels system, unit, event; where an event has a scale, pmureg_event_scaled_total, too, with its unit in\n"
		"the label measure; pmureg_metric with system, unit, metric, measure; pmureg_info. pmureg_event_total is the plain\n"
		"count. The file is replaced as a whole, so its reader never sees half of it; its last line is `# EOF`.",

	.options = options_of_stat,
	.examples = examples,
	.run = stat_run,
};
