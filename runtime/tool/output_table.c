/*
 * output_table.c: prints counts as a table like perf's.
 */
#include "stat.h"

static const char *grouped(const struct stat_run *run, uint64_t value, char text[32])
{
	if (!run->options->no_big_num)
		return with_commas(value, text);
	(void)snprintf(text, 32, "%llu", (unsigned long long)value);
	return text;
}

static void print_decimal(const struct stat_run *run, FILE *out, double value)
{
	char text[64], with[32];
	uint64_t whole = value < 1e18 ? (uint64_t)value : 0;

	if (value >= 1e18) {
		(void)fprintf(out, "%18.4g", value);
		return;
	}
	(void)snprintf(text, sizeof(text), "%.2f", value - (double)whole);
	/* .995 and more round up to the next whole number. */
	if (text[0] == '1')
		whole++;
	(void)fprintf(out, "%*s%s", 18 - (int)strlen(text + 1), grouped(run, whole, with), text + 1);
}

static void output_table_print_metric(FILE *out, const struct pmureg_metric_result *metric)
{
	char text[4 * TOOL_NAME], value[METRIC_VALUE];

	(void)show(out, "  # %12s  %s", metric_value(metric, 3, value), metric_text(metric, text));
}

static void output_table_print_row(const struct stat_run *run, const struct output *output, const struct row *row)
{
	const int is_partial = row->running_ns < row->enabled_ns, is_timed = has_time(run);
	const struct pmureg_metric_result *metric;
	FILE *out = output->stream;
	size_t at = 0;
	char text[32];

	if (is_timed)
		(void)fprintf(out, "%16.9f ", seconds(run->samples.now_ns));
	if (row->place)
		(void)fprintf(out, "%-*s ", run->samples.place_width, row->place);
	if (row->why_not)
		(void)fprintf(out, "%*s<%s>", 16 - (int)strlen(row->why_not), "", row->why_not);
	else if (row->is_plain)
		(void)fprintf(out, "%18s", grouped(run, row->count, text));
	else
		print_decimal(run, out, row->scaled);
	metric = next_metric(run, row, &at);
	(void)show(out, " %-*s ", run->samples.unit_width, row->unit);
	(void)show(out, metric || row->beside || is_partial || row->noise > 0 ? "%-32s" : "%s", row->name);
	if (metric)
		output_table_print_metric(out, metric);
	else if (row->beside)
		(void)show(out, "  # %s", row->beside);
	if (row->noise > 0)
		(void)fprintf(out, "  ( +-%6.2f%% )", row->noise);
	if (is_partial && row->running_ns)
		(void)fprintf(out, "  (%.2f%%)", row->percent);
	(void)fputc('\n', out);
	while ((metric = next_metric(run, row, &at))) {
		(void)fprintf(out, "%*s", (is_timed ? 17 : 0) + 18 + 1 + run->samples.unit_width + 1 + 32, "");
		output_table_print_metric(out, metric);
		(void)fputc('\n', out);
	}
}

static void output_table_begin(const struct stat_run *run, const struct output *output)
{
	const struct options *options = run->options;
	const char *tasks = options->pids ? options->pids : options->tids;
	FILE *out = output->stream;

	if (has_time(run)) {
		if (run->is_simulated)
			(void)fprintf(out, "# simulated %s\n", run->system);
		if (!options->metric_only)
			(void)fprintf(out, "#%15s %18s %-*s events\n", "time", "counts", run->samples.unit_width,
				      "unit");
		return;
	}
	(void)fprintf(out, "\n Performance counter stats for %s'",
		      !tasks        ? "" :
		      options->pids ? "process id " :
				      "thread id ");
	for (char **word = tasks ? NULL : run->command; word && *word; word++)
		(void)show(out, "%s%s", word == run->command ? "" : " ", *word);
	if (tasks || (!run->command && options->cpus))
		(void)show(out, "%s%s", tasks ? "" : "CPU(s) ", tasks ? tasks : options->cpus);
	else if (!run->command)
		(void)fprintf(out, "%s%s", run->is_simulated ? "simulated " : "system wide",
			      run->is_simulated ? run->system : "");
	(void)fputc('\'', out);
	if (run->command && run->is_simulated)
		(void)fprintf(out, " (simulated %s)", run->system);
	if (options->repeat > 1)
		(void)fprintf(out, " (%llu runs)", (unsigned long long)run->round);
	(void)fputs(":\n\n", out);
}

/* Returns the decimals that show two digits of the spread. */
static int digits(double spread)
{
	int digits = 2;

	for (; spread > 0 && spread < 1; spread *= 10)
		digits++;
	return digits;
}

static void output_table_end(const struct stat_run *run, const struct output *output, const struct rusage *usage)
{
	const double spread = spread_error(&run->samples.elapsed, run->round), mean = run->samples.elapsed.mean;
	FILE *out = output->stream;

	if (has_time(run))
		return;
	if (run->options->repeat > 1)
		(void)fprintf(out, "\n%18.*f +- %.*f seconds time elapsed  ( +-%6.2f%% )\n", digits(spread), mean,
			      digits(spread), spread, mean > 0 ? 100 * spread / mean : 0);
	else
		(void)fprintf(out, "\n%18.9f seconds time elapsed%s\n", seconds(run->samples.now_ns),
			      run->is_simulated ? " (simulated)" : "");
	if (usage && !run->is_simulated)
		(void)fprintf(out, "\n%18.9f seconds user\n%18.9f seconds sys\n",
			      (double)usage->ru_utime.tv_sec + (double)usage->ru_utime.tv_usec / 1e6,
			      (double)usage->ru_stime.tv_sec + (double)usage->ru_stime.tv_usec / 1e6);
	(void)fputc('\n', out);
}

const struct output_functions output_table = {
	.begin = output_table_begin, .row = output_table_print_row, .end = output_table_end, .metrics = metrics_print};
