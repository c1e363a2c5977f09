/*
 * output_table.c: counts as people know them from perf.
 */
#define _GNU_SOURCE
#include <string.h>

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

static void table_metric(FILE *out, const struct row *row, const struct metric_value *metric)
{
	const char *on = metric_about(row, metric);

	(void)fprintf(out, "  # %12.3f  %s %s%s%s%s", metric->value, metric->unit, metric->name, *on ? " (" : "", on,
		      *on ? ")" : "");
}

void table_row(struct counting *counting, const struct stat_options *options, const struct output *output,
	       const struct row *row)
{
	FILE *out = output->stream;
	const struct metric_value *metric;
	size_t at = 0;
	char text[32];

	if (options->interval_ms)
		(void)fprintf(out, "%16.9f ", seconds(counting->handle->now_ns));
	if (row->package >= 0)
		(void)fprintf(out, "S%-4d", row->package);
	if (!is_counted(row))
		(void)fprintf(out, "%*s<%s>", 16 - (int)strlen(why_not(row)), "", why_not(row));
	else if (is_plain(row))
		(void)fprintf(out, "%18s", with_commas(row_count(row), text));
	else
		print_decimal(out, row_scaled(row));
	metric = next_metric(row, &at);
	(void)fprintf(out, " %-*s ", counting->unit_width, row->event->unit);
	(void)fprintf(out, metric || row->counts.running < row->counts.enabled ? "%-32s" : "%s", row->name);
	if (metric)
		table_metric(out, row, metric);
	if (row->counts.running < row->counts.enabled && row->counts.running)
		(void)fprintf(out, "  (%.2f%%)", percent(&row->counts));
	(void)fputc('\n', out);
	while ((metric = next_metric(row, &at))) {
		(void)fprintf(out, "%*s", (options->interval_ms ? 17 : 0) + 18 + 1 + counting->unit_width + 1 + 32, "");
		table_metric(out, row, metric);
		(void)fputc('\n', out);
	}
}

static void print_command(FILE *out, char **command)
{
	for (size_t i = 0; command[i]; i++)
		(void)fprintf(out, "%s%s", i ? " " : "", command[i]);
}

void table_begin(FILE *out, const struct counting *counting, const struct stat_options *options)
{
	if (options->interval_ms) {
		if (is_simulated(counting))
			(void)fprintf(out, "# simulated %s\n", counting->handle->system->name);
		(void)fprintf(out, "#%15s %18s %-*s events\n", "time", "counts", counting->unit_width, "unit");
		return;
	}
	(void)fputs("\n Performance counter stats for '", out);
	if (options->command)
		print_command(out, options->command);
	else if (is_simulated(counting))
		(void)fprintf(out, "simulated %s", counting->handle->system->name);
	else
		(void)fputs("system wide", out);
	(void)fputc('\'', out);
	if (options->command && is_simulated(counting))
		(void)fprintf(out, " (simulated %s)", counting->handle->system->name);
	(void)fputs(":\n\n", out);
}

void table_end(FILE *out, const struct counting *counting, const struct stat_options *options,
	       const struct rusage *usage)
{
	if (options->interval_ms)
		return;
	(void)fprintf(out, "\n%18.9f seconds time elapsed%s\n", seconds(counting->handle->now_ns),
		      is_simulated(counting) ? " (simulated)" : "");
	if (usage && !is_simulated(counting)) {
		(void)fprintf(out, "\n%18.9f seconds user\n",
			      (double)usage->ru_utime.tv_sec + (double)usage->ru_utime.tv_usec / 1e6);
		(void)fprintf(out, "%18.9f seconds sys\n",
			      (double)usage->ru_stime.tv_sec + (double)usage->ru_stime.tv_usec / 1e6);
	}
	(void)fputc('\n', out);
}
