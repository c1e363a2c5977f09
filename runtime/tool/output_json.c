/*
 * output_json.c: prints counts and metrics as a JSON object a line. commands.yaml has the keys.
 */
#include "stat.h"

#include <math.h>
#include <sys/utsname.h>
#include <time.h>

/* A file of intervals is looked at later: its first line is about the run. */
static void output_json_begin(const struct stat_run *run, const struct output *output)
{
	struct json json = {output->stream, ""};
	const time_t now = time(NULL);
	struct utsname name = {.sysname = ""};
	struct tm parts = {0};
	char text[sizeof(name)];

	if (!has_time(run) || !output->file || strcmp(output->file, "-") == 0)
		return;
	json_open(&json, NULL, '{');
	json_text(&json, "pmureg", PMUREG_VERSION);
	(void)strftime(text, sizeof(text), "%Y-%m-%dT%H:%M:%SZ", gmtime_r(&now, &parts));
	json_text(&json, "start", text);
	json_open(&json, "command", '[');
	for (char **word = run->command; word && *word; word++)
		json_text(&json, NULL, *word);
	json_close(&json, "]");
	(void)uname(&name);
	json_text(&json, "host", name.nodename);
	(void)snprintf(text, sizeof(text), "%s %s %s", name.sysname, name.release, name.machine);
	json_text(&json, "kernel", text);
	json_close(&json, "}\n");
}

static struct json open_line(const struct stat_run *run, const struct output *output)
{
	struct json json = {output->stream, ""};

	json_open(&json, NULL, '{');
	if (has_time(run))
		json_value(&json, "interval", "%.9f", seconds(run->samples.now_ns));
	return json;
}

static void close_line(const struct stat_run *run, struct json *json)
{
	json_value(json, "simulated", run->is_simulated ? "true" : "false");
	if (*run->system)
		json_text(json, "system", run->system);
	json_close(json, "}\n");
}

static void output_json_print_place(struct json *json, const struct row *row)
{
	if (row->place)
		json_value(json, "socket", "%d", row->package);
	if (row->place && is_narrow(row->place))
		json_text(json, "place", row->place);
}

static void output_json_print_count(const struct stat_run *run, const struct output *output, const struct row *row)
{
	struct json json = open_line(run, output);

	if (row->why_not) {
		json_value(&json, "counter-value", "null");
		json_text(&json, "reason", row->why_not);
	} else if (row->is_plain) {
		json_value(&json, "counter-value", "%llu", (unsigned long long)row->count);
	} else {
		json_value(&json, "counter-value", "%.6f", row->scaled);
	}
	json_text(&json, "unit", row->unit);
	json_text(&json, "event", row->name);
	if (run->options->repeat > 1)
		json_value(&json, "variance", "%.2f", row->noise);
	if (row->on && *row->on)
		json_text(&json, "instance", row->on);
	output_json_print_place(&json, row);
	json_value(&json, "event-runtime", "%llu", (unsigned long long)row->running_ns);
	json_value(&json, "pcnt-running", "%.2f", row->percent);
	close_line(run, &json);
}

static void output_json_print_row(const struct stat_run *run, const struct output *output, const struct row *row)
{
	const struct pmureg_metric_result *metric;
	size_t at = 0;

	if (!run->options->metric_only)
		output_json_print_count(run, output, row);
	while ((metric = next_metric(run, row, &at))) {
		struct json json;

		if (!isfinite(metric->interval_value) && !metric->why_not)
			continue;
		json = open_line(run, output);
		json_text(&json, "metric", metric->name);
		if (isfinite(metric->interval_value)) {
			json_value(&json, "metric-value", "%.9g", metric->interval_value);
		} else {
			json_value(&json, "metric-value", "null");
			json_text(&json, "reason", metric->why_not);
		}
		json_text(&json, "metric-unit", metric->unit);
		json_text(&json, "instance", metric->of);
		if (metric->unit_count > 1)
			json_value(&json, "units", "%zu", metric->unit_count);
		output_json_print_place(&json, row);
		if (*metric->filter)
			json_text(&json, "filter", metric->filter);
		close_line(run, &json);
	}
}

const struct output_functions output_json = {.begin = output_json_begin, .row = output_json_print_row};
