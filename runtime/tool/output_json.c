/*
 * output_json.c: counts and metrics as a JSON object a line; commands.yaml says what is in one.
 */
#include "stat.h"

static struct json open_line(const struct stat_run *run, const struct output *output)
{
	struct json json = {output->stream, ""};

	json_open(&json, NULL, '{');
	if (run->options->interval_ms)
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

static void print_row(const struct stat_run *run, const struct output *output, const struct row *row)
{
	const struct pmureg_metric_result *metric;
	struct json json = open_line(run, output);
	size_t at = 0;

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
	if (row->on && *row->on)
		json_text(&json, "instance", row->on);
	if (row->place)
		json_value(&json, "socket", "%d", row->package);
	if (row->place && is_narrow(row->place))
		json_text(&json, "place", row->place);
	json_value(&json, "event-runtime", "%llu", (unsigned long long)row->running_ns);
	json_value(&json, "pcnt-running", "%.2f", row->percent);
	close_line(run, &json);
	while ((metric = next_metric(run, row, &at))) {
		json = open_line(run, output);
		json_text(&json, "metric", metric->name);
		json_value(&json, "metric-value", "%.9g", metric->interval_value);
		json_text(&json, "metric-unit", metric->unit);
		json_text(&json, "instance", metric->of);
		if (*metric->filter)
			json_text(&json, "filter", metric->filter);
		close_line(run, &json);
	}
}

const struct output_functions output_json = {.row = print_row};
