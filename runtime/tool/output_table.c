/*
 * output_table.c: counts as people know them from perf.
 */
#include "stat.h"

static void print_decimal(FILE *out, double value)
{
	char text[64], with[64];
	uint64_t whole = value < 1e18 ? (uint64_t)value : 0;

	if (value >= 1e18) {
		(void)fprintf(out, "%18.4g", value);
		return;
	}
	(void)snprintf(text, sizeof(text), "%.2f", value - (double)whole);
	/* .995 and more round up to the next whole number. */
	if (text[0] == '1')
		whole++;
	(void)with_commas(whole, with);
	(void)fprintf(out, "%*s%s", 18 - (int)strlen(text + 1), with, text + 1);
}

static void print_metric(FILE *out, const struct pmureg_metric_result *metric)
{
	char text[4 * TOOL_NAME];

	(void)show(out, "  # %12.3f  %s", metric->interval_value, metric_text(metric, text));
}

static void print_row(const struct stat_run *run, const struct output *output, const struct row *row)
{
	const int is_partial = row->running_ns < row->enabled_ns, has_time = run->options->interval_ms != 0;
	const struct pmureg_metric_result *metric;
	FILE *out = output->stream;
	size_t at = 0;
	char text[32];

	if (has_time)
		(void)fprintf(out, "%16.9f ", seconds(run->samples.now_ns));
	if (row->place)
		(void)fprintf(out, "%-*s ", run->samples.place_width, row->place);
	if (row->why_not)
		(void)fprintf(out, "%*s<%s>", 16 - (int)strlen(row->why_not), "", row->why_not);
	else if (row->is_plain)
		(void)fprintf(out, "%18s", with_commas(row->count, text));
	else
		print_decimal(out, row->scaled);
	metric = next_metric(run, row, &at);
	(void)show(out, " %-*s ", run->samples.unit_width, row->unit);
	(void)show(out, metric || is_partial ? "%-32s" : "%s", row->name);
	if (metric)
		print_metric(out, metric);
	if (is_partial && row->running_ns)
		(void)fprintf(out, "  (%.2f%%)", row->percent);
	(void)fputc('\n', out);
	while ((metric = next_metric(run, row, &at))) {
		(void)fprintf(out, "%*s", (has_time ? 17 : 0) + 18 + 1 + run->samples.unit_width + 1 + 32, "");
		print_metric(out, metric);
		(void)fputc('\n', out);
	}
}

static void begin(const struct stat_run *run, const struct output *output)
{
	FILE *out = output->stream;

	if (run->options->interval_ms) {
		if (run->is_simulated)
			(void)fprintf(out, "# simulated %s\n", run->system);
		(void)fprintf(out, "#%15s %18s %-*s events\n", "time", "counts", run->samples.unit_width, "unit");
		return;
	}
	(void)fputs("\n Performance counter stats for '", out);
	for (char **word = run->command; word && *word; word++)
		(void)show(out, "%s%s", word == run->command ? "" : " ", *word);
	if (!run->command)
		(void)fprintf(out, "%s%s", run->is_simulated ? "simulated " : "system wide",
			      run->is_simulated ? run->system : "");
	(void)fputc('\'', out);
	if (run->command && run->is_simulated)
		(void)fprintf(out, " (simulated %s)", run->system);
	(void)fputs(":\n\n", out);
}

static void end(const struct stat_run *run, const struct output *output, const struct rusage *usage)
{
	FILE *out = output->stream;

	if (run->options->interval_ms)
		return;
	(void)fprintf(out, "\n%18.9f seconds time elapsed%s\n", seconds(run->samples.now_ns),
		      run->is_simulated ? " (simulated)" : "");
	if (usage && !run->is_simulated)
		(void)fprintf(out, "\n%18.9f seconds user\n%18.9f seconds sys\n",
			      (double)usage->ru_utime.tv_sec + (double)usage->ru_utime.tv_usec / 1e6,
			      (double)usage->ru_stime.tv_sec + (double)usage->ru_stime.tv_usec / 1e6);
	(void)fputc('\n', out);
}

const struct output_functions output_table = {.begin = begin, .row = print_row, .end = end};
