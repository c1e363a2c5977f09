/*
 * output_data.c: counts for programs: CSV with perf's columns, and a JSON object a line.
 */
#define _GNU_SOURCE
#include <string.h>

#include "stat.h"

/* ---- CSV ---- */

/* Names of events have commas: quoted as CSV readers expect it. */
static void csv_text(FILE *out, const char *text, const char *separator)
{
	if (!strstr(text, separator) && !strchr(text, '"')) {
		(void)fputs(text, out);
		return;
	}
	(void)fputc('"', out);
	for (; *text; text++) {
		if (*text == '"')
			(void)fputc('"', out);
		(void)fputc(*text, out);
	}
	(void)fputc('"', out);
}

static void csv_metric(FILE *out, const char *separator, const struct row *row, const struct metric_value *metric)
{
	char text[2 * TOOL_NAME];
	const char *on;

	if (!metric) {
		(void)fputs(separator, out);
		return;
	}
	on = metric_about(row, metric);
	(void)fprintf(out, "%.6f%s", metric->value, separator);
	(void)snprintf(text, sizeof(text), "%s %s%s%s%s", metric->unit, metric->name, *on ? " (" : "", on, *on ? ")" : "");
	csv_text(out, text, separator);
}

void csv_row(struct counting *counting, const struct stat_options *options, const struct output *output,
	     const struct row *row)
{
	const char *separator = output->separator;
	const struct metric_value *metric;
	FILE *out = output->stream;
	size_t at = 0;

	if (options->interval_ms)
		(void)fprintf(out, "%.9f%s", seconds(counting->handle->now_ns), separator);
	if (row->package >= 0)
		(void)fprintf(out, "S%d%s%zu%s", row->package, separator, row->units, separator);
	if (!is_counted(row))
		(void)fprintf(out, "<%s>", why_not(row));
	else if (is_plain(row))
		(void)fprintf(out, "%llu", (unsigned long long)row_count(row));
	else
		(void)fprintf(out, "%.2f", row_scaled(row));
	(void)fputs(separator, out);
	csv_text(out, row->event->unit, separator);
	(void)fputs(separator, out);
	csv_text(out, row->name, separator);
	(void)fprintf(out, "%s%llu%s%.2f%s", separator, (unsigned long long)row->counts.running, separator,
		      percent(&row->counts), separator);
	metric = next_metric(row, &at);
	csv_metric(out, separator, row, metric);
	(void)fputc('\n', out);
	while ((metric = next_metric(row, &at))) {
		if (options->interval_ms)
			(void)fprintf(out, "%.9f%s", seconds(counting->handle->now_ns), separator);
		for (int i = 0; i < 5; i++)
			(void)fputs(separator, out);
		csv_metric(out, separator, row, metric);
		(void)fputc('\n', out);
	}
}

/* ---- JSON ---- */

static void json_head(FILE *out, const struct counting *counting, const struct stat_options *options)
{
	(void)fputc('{', out);
	if (options->interval_ms)
		(void)fprintf(out, "\"interval\": %.9f, ", seconds(counting->handle->now_ns));
}

static void json_tail(FILE *out, const struct counting *counting)
{
	(void)fprintf(out, ", \"simulated\": %s", is_simulated(counting) ? "true" : "false");
	if (counting->handle->system) {
		(void)fputs(", ", out);
		json_text(out, "system", counting->handle->system->name);
	}
	(void)fputs("}\n", out);
}

void json_row(struct counting *counting, const struct stat_options *options, const struct output *output,
	      const struct row *row)
{
	const struct metric_value *metric;
	FILE *out = output->stream;
	size_t at = 0;

	json_head(out, counting, options);
	if (!is_counted(row))
		(void)fprintf(out, "\"counter-value\": null, \"reason\": \"%s\", ", why_not(row));
	else if (is_plain(row))
		(void)fprintf(out, "\"counter-value\": %llu, ", (unsigned long long)row_count(row));
	else
		(void)fprintf(out, "\"counter-value\": %.6f, ", row_scaled(row));
	json_text(out, "unit", row->event->unit);
	(void)fputs(", ", out);
	json_text(out, "event", row->name);
	if (row->on && *row->on) {
		(void)fputs(", ", out);
		json_text(out, "instance", row->on);
	}
	if (row->package >= 0)
		(void)fprintf(out, ", \"socket\": %d", row->package);
	(void)fprintf(out, ", \"event-runtime\": %llu, \"pcnt-running\": %.2f", (unsigned long long)row->counts.running,
		      percent(&row->counts));
	json_tail(out, counting);
	while ((metric = next_metric(row, &at))) {
		json_head(out, counting, options);
		json_text(out, "metric", metric->name);
		(void)fprintf(out, ", \"metric-value\": %.9g, ", metric->value);
		json_text(out, "metric-unit", metric->unit);
		(void)fputs(", ", out);
		json_text(out, "instance", metric->on);
		json_tail(out, counting);
	}
}
