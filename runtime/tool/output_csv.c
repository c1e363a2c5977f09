/*
 * output_csv.c: prints counts as CSV with perf's columns.
 */
#include "stat.h"

static void output_csv_print_metric(const struct output *output, const struct pmureg_metric_result *metric)
{
	char text[4 * TOOL_NAME], value[METRIC_VALUE];

	if (metric)
		(void)fputs(metric_value(metric, 6, value), output->stream);
	(void)fputs(csv_separator(output), output->stream);
	if (metric)
		csv_quoted(output, metric_text(metric, text));
	(void)fputc('\n', output->stream);
}

static void output_csv_print_row(const struct stat_run *run, const struct output *output, const struct row *row)
{
	const char *separator = csv_separator(output);
	const struct pmureg_metric_result *metric;
	FILE *out = output->stream;
	size_t at = 0;

	csv_time(run, output);
	if (row->place)
		(void)fprintf(out, "%s%s", row->place, separator);
	if (row->place && !run->options->no_aggr)
		(void)fprintf(out, "%zu%s", row->units, separator);
	if (row->why_not)
		(void)fprintf(out, "<%s>", row->why_not);
	else if (row->is_plain)
		(void)fprintf(out, "%llu", (unsigned long long)row->count);
	else
		(void)fprintf(out, "%.2f", row->scaled);
	(void)fputs(separator, out);
	csv_quoted(output, row->unit);
	(void)fputs(separator, out);
	csv_quoted(output, row->name);
	if (run->options->repeat > 1)
		(void)fprintf(out, "%s%.2f%%", separator, row->noise);
	(void)fprintf(out, "%s%llu%s%.2f%s", separator, (unsigned long long)row->running_ns, separator, row->percent,
		      separator);
	output_csv_print_metric(output, next_metric(run, row, &at));
	while ((metric = next_metric(run, row, &at))) {
		csv_time(run, output);
		for (int i = 0; i < (run->options->repeat > 1 ? 6 : 5); i++)
			(void)fputs(separator, out);
		output_csv_print_metric(output, metric);
	}
}

static void output_csv_begin(const struct stat_run *run, const struct output *output)
{
	if (run->is_simulated && !run->is_summary)
		(void)fprintf(output->stream, "# simulated %s\n", run->system);
}

const struct output_functions output_csv = {
	.begin = output_csv_begin, .row = output_csv_print_row, .metrics = metrics_print};
