/*
 * output_csv.c: counts with perf's columns.
 */
#include "stat.h"

static const char *separator_of(const struct output *output)
{
	return output->separator ? output->separator : ",";
}

/* Names of events have commas: quoted as CSV readers expect it. */
static void print_quoted(const struct output *output, const char *text)
{
	const int is_quoted = strstr(text, separator_of(output)) || strchr(text, '"');

	(void)fputs(is_quoted ? "\"" : "", output->stream);
	for (size_t length; *text; text += length) {
		length = *text == '"' ? 1 : strcspn(text, "\"");
		(void)fputs(*text == '"' ? "\"" : "", output->stream);
		print_shown(output->stream, text, length);
	}
	(void)fputs(is_quoted ? "\"" : "", output->stream);
}

static void print_metric(const struct output *output, const struct pmureg_metric_result *metric)
{
	char text[4 * TOOL_NAME];

	if (metric)
		(void)fprintf(output->stream, "%.6f", metric->interval_value);
	(void)fputs(separator_of(output), output->stream);
	if (metric)
		print_quoted(output, metric_text(metric, text));
	(void)fputc('\n', output->stream);
}

static void print_time(const struct stat_run *run, const struct output *output)
{
	if (run->options->interval_ms)
		(void)fprintf(output->stream, "%.9f%s", seconds(run->samples.now_ns), separator_of(output));
}

static void print_row(const struct stat_run *run, const struct output *output, const struct row *row)
{
	const char *separator = separator_of(output);
	const struct pmureg_metric_result *metric;
	FILE *out = output->stream;
	size_t at = 0;

	print_time(run, output);
	if (row->place)
		(void)fprintf(out, "%s%s%zu%s", row->place, separator, row->units, separator);
	if (row->why_not)
		(void)fprintf(out, "<%s>", row->why_not);
	else if (row->is_plain)
		(void)fprintf(out, "%llu", (unsigned long long)row->count);
	else
		(void)fprintf(out, "%.2f", row->scaled);
	(void)fputs(separator, out);
	print_quoted(output, row->unit);
	(void)fputs(separator, out);
	print_quoted(output, row->name);
	(void)fprintf(out, "%s%llu%s%.2f%s", separator, (unsigned long long)row->running_ns, separator, row->percent,
		      separator);
	print_metric(output, next_metric(run, row, &at));
	while ((metric = next_metric(run, row, &at))) {
		print_time(run, output);
		for (int i = 0; i < 5; i++)
			(void)fputs(separator, out);
		print_metric(output, metric);
	}
}

static void begin(const struct stat_run *run, const struct output *output)
{
	if (run->is_simulated)
		(void)fprintf(output->stream, "# simulated %s\n", run->system);
}

const struct output_functions output_csv = {.begin = begin, .row = print_row};
