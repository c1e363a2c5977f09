/*
 * output_json.c: counts and metrics as a JSON object a line; commands.yaml says what is in one.
 */
#include "stat.h"

static void member(FILE *out, const char *name, const char *text)
{
	json_text(out, name, text);
	(void)fputs(", ", out);
}

static void begin_line(const struct stat_run *run, FILE *out)
{
	(void)fputc('{', out);
	if (run->options->interval_ms)
		(void)fprintf(out, "\"interval\": %.9f, ", seconds(run->samples.now_ns));
}

static void end_line(const struct stat_run *run, FILE *out)
{
	const struct pmureg_system *system = pmureg_counted_system(run->handle);

	(void)fprintf(out, "\"simulated\": %s", run->is_simulated ? "true" : "false");
	if (system) {
		(void)fputs(", ", out);
		json_text(out, "system", system->name);
	}
	(void)fputs("}\n", out);
}

static void print_row(const struct stat_run *run, const struct output *output, const struct row *row)
{
	const struct pmureg_metric_result *metric;
	FILE *out = output->stream;
	size_t at = 0;

	begin_line(run, out);
	if (row->why_not)
		(void)fprintf(out, "\"counter-value\": null, \"reason\": \"%s\", ", row->why_not);
	else if (row->is_plain)
		(void)fprintf(out, "\"counter-value\": %llu, ", (unsigned long long)row->count);
	else
		(void)fprintf(out, "\"counter-value\": %.6f, ", row->scaled);
	member(out, "unit", row->unit);
	member(out, "event", row->name);
	if (row->on && *row->on)
		member(out, "instance", row->on);
	if (row->package >= 0)
		(void)fprintf(out, "\"socket\": %d, ", row->package);
	(void)fprintf(out, "\"event-runtime\": %llu, \"pcnt-running\": %.2f, ", (unsigned long long)row->running_ns,
		      row->percent);
	end_line(run, out);
	while ((metric = next_metric(run, row, &at))) {
		begin_line(run, out);
		member(out, "metric", metric->name);
		(void)fprintf(out, "\"metric-value\": %.9g, ", metric->interval_value);
		member(out, "metric-unit", metric->unit);
		member(out, "instance", metric->of);
		end_line(run, out);
	}
}

const struct output_functions output_json = {.row = print_row};
