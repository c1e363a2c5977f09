/*
 * output_metrics.c: --metric-only: prints the metrics of a topology element on one line, as a table or CSV.
 */
#include "stat.h"

#define COLUMN 20 /* perf's width */

static int output_metrics_is_same(const char *a, const char *b)
{
	return a == b || (a && b && strcmp(a, b) == 0);
}

static int is_of_line(const struct shown_metric *a, const struct shown_metric *b)
{
	return output_metrics_is_same(a->place, b->place) && output_metrics_is_same(a->on, b->on);
}

static int is_in_column(const struct shown_metric *a, const struct shown_metric *b)
{
	return strcmp(a->metric->name, b->metric->name) == 0 && strcmp(a->metric->filter, b->metric->filter) == 0;
}

/* Checks whether this is the first metric of its line, or of its column. */
static int is_first(const struct samples *samples, const struct shown_metric *shown,
		    int (*is_like)(const struct shown_metric *, const struct shown_metric *))
{
	const struct shown_metric *first = samples->shown;

	while (!is_like(first, shown))
		first++;
	return first == shown;
}

static void print_cell(const struct output *output, int width, const char *text)
{
	if (!output->format->takes_separator) {
		(void)show(output->stream, "%*s ", width, text);
		return;
	}
	csv_quoted(output, text);
	(void)fputs(csv_separator(output), output->stream);
}

/* Prints the beginning of a line: its topology element; `line` NULL: the heading. */
static void print_front(const struct stat_run *run, const struct output *output, const struct shown_metric *line)
{
	const struct shown_metric *any = run->samples.shown;
	const int is_csv = output->format->takes_separator;
	char text[32];

	(void)snprintf(text, sizeof(text), "%.9f", seconds(run->samples.now_ns));
	if (is_csv && line)
		csv_time(run, output);
	else if (has_time(run) || (is_csv && run->is_summary))
		print_cell(output, 16, line ? text : is_csv ? "time" : "#           time");
	if (any->place)
		print_cell(output, -run->samples.place_width, line ? line->place : is_csv ? "place" : "");
	(void)snprintf(text, sizeof(text), "%zu", line ? line->units : 0);
	if (any->place && is_csv && !run->options->no_aggr)
		print_cell(output, 0, line ? text : "units");
	if (any->on)
		print_cell(output, -COLUMN, line ? line->on : is_csv ? "unit" : "");
}

/* Prints a cell for each column, empty if the line has no such metric. */
static void print_columns(const struct stat_run *run, const struct output *output, const struct shown_metric *line)
{
	const struct samples *samples = &run->samples;
	const struct shown_metric *end = samples->shown + samples->shown_count;

	for (const struct shown_metric *column = samples->shown; column < end; column++) {
		const struct shown_metric *cell = samples->shown;
		char name[4 * TOOL_NAME], value[METRIC_VALUE] = "";

		if (!is_first(samples, column, is_in_column))
			continue;
		(void)metric_text(column->metric, name);
		while (line && cell < end && !(is_of_line(cell, line) && is_in_column(cell, column)))
			cell++;
		if (line && cell < end)
			(void)metric_value(cell->metric, output->format->takes_separator ? 6 : 3, value);
		print_cell(output, strlen(name) > COLUMN ? (int)strlen(name) : COLUMN, line ? value : name);
	}
	(void)fputc('\n', output->stream);
}

void metrics_print(const struct stat_run *run, const struct output *output)
{
	const struct samples *samples = &run->samples;

	if (!samples->shown_count)
		return;
	if (!samples->prints || run->options->interval_clear || (run->is_summary && !output->format->takes_separator)) {
		print_front(run, output, NULL);
		print_columns(run, output, NULL);
	}
	for (size_t i = 0; i < samples->shown_count; i++)
		if (is_first(samples, &samples->shown[i], is_of_line)) {
			print_front(run, output, &samples->shown[i]);
			print_columns(run, output, &samples->shown[i]);
		}
}
