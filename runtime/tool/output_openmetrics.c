/*
 * output_openmetrics.c: prints counts for Prometheus, into a file for the node exporter's textfile collector.
 */
#include "stat.h"

#include <math.h>

static void label(FILE *out, const char *before, const char *name, const char *value)
{
	(void)fprintf(out, "%s%s=", before, name);
	json_string(out, value, "\\"); /* because the format has no \\u escapes */
}

static void family(FILE *out, const char *name, const char *type, const char *help)
{
	(void)fprintf(out, "# HELP %s %s\n# TYPE %s %s\n", name, help, name, type);
}

/* Prints the labels of all samples except pmureg_info. */
static void labels(FILE *out, const struct stat_run *run, const char *family, int package,
		   const char *place, const char *unit)
{
	(void)fputs(family, out);
	label(out, "{", "system", run->system);
	if (package >= 0 && !run->is_simulated)
		(void)fprintf(out, ",socket=\"%d\"", package);
	if (*place && is_narrow(place))
		label(out, ",", "place", place);
	label(out, ",", "unit", unit);
}

/* ---- Counts ---- */

/* Returns the event without its device: terms or a name, and the modifiers. */
static const char *event_name(const struct pmureg_result *result, char text[2 * TOOL_NAME])
{
	const char *slash = strchr(result->event, '/');
	const char *from = slash ? slash + 1 : result->event, *end = strchr(from, '/');
	const char *modifiers = end ? end + 1 : result->user_only ? "u" : "";

	(void)snprintf(text, 2 * TOOL_NAME, "%.*s%s%s", (int)(end ? (size_t)(end - from) : strlen(from)), from,
		       *modifiers ? ":" : "", modifiers);
	return text;
}

/* Checks for an event that was given twice, because two samples with the same labels are an error. */
static int is_repeated(const struct samples *samples, size_t index, const char *name)
{
	const struct pmureg_result *here = &samples->results[index];
	char other[2 * TOOL_NAME];

	for (const struct pmureg_result *earlier = samples->results; earlier < here; earlier++)
		if (strcmp(earlier->place, here->place) == 0 && strcmp(earlier->unit, here->unit) == 0 &&
		    strcmp(event_name(earlier, other), name) == 0)
			return 1;
	return 0;
}

static int has_scale(const struct pmureg_result *result)
{
	return isfinite((double)pmureg_scaled(result) * result->scale) &&
	       (result->scale_unit[0] || result->scale < 1.0 || result->scale > 1.0);
}

enum kind { COUNT, SCALED, ENABLED, RUNNING, KINDS };

static const struct { const char *name, *help; } families[KINDS] = {
	[COUNT] = {"pmureg_event_total",
		   "Count of an event since the start, scaled up if it did not run all the time."},
	[SCALED] = {"pmureg_event_scaled_total",
		    "The count times the event's scale, in the unit of its label measure."},
	[ENABLED] = {"pmureg_event_enabled_seconds_total", "Time for which an event was enabled."},
	[RUNNING] = {"pmureg_event_running_seconds_total", "Time for which an event had a counter."},
};

static void output_openmetrics_print_count(FILE *out, const struct stat_run *run, const struct pmureg_result *result,
					   const char *name, enum kind kind)
{
	labels(out, run, families[kind].name, result->package, result->place, result->unit);
	label(out, ",", "event", name);
	if (kind == SCALED)
		label(out, ",", "measure", result->scale_unit);
	if (kind == COUNT)
		(void)fprintf(out, "} %llu\n", (unsigned long long)pmureg_scaled(result));
	else if (kind == SCALED)
		(void)fprintf(out, "} %.17g\n", (double)pmureg_scaled(result) * result->scale);
	else
		(void)fprintf(out, "} %.9f\n", seconds(kind == ENABLED ? result->enabled_ns : result->running_ns));
}

static void print_counts(FILE *out, const struct stat_run *run, enum kind kind)
{
	const struct samples *samples = &run->samples;
	size_t first = 0;

	while (kind == SCALED && first < samples->count && !has_scale(&samples->results[first]))
		first++;
	if (kind != SCALED || first < samples->count)
		family(out, families[kind].name, "counter", families[kind].help);
	for (size_t i = first; i < samples->count; i++) {
		const struct pmureg_result *result = &samples->results[i];
		char name[2 * TOOL_NAME];

		/* An event that never ran has no sample, because 0 would be a count. */
		if (kind <= SCALED && (!result->running_ns || result->reason != PMUREG_COUNTED))
			continue;
		if ((kind != SCALED || has_scale(result)) && !is_repeated(samples, i, event_name(result, name)))
			output_openmetrics_print_count(out, run, result, name, kind);
	}
}

/* ---- The whole file ---- */

static void print_metrics(FILE *out, const struct stat_run *run)
{
	const struct samples *samples = &run->samples;

	/* For each unit, as for the counts. */
	if (samples->metric_count)
		family(out, "pmureg_metric", "gauge",
		       "A described metric over the last interval, in the unit of its label measure.");
	for (size_t i = 0; i < samples->metric_count; i++) {
		const struct pmureg_metric_result *metric = &samples->metrics[i];

		if (metric->unit_count > 1 || !isfinite(metric->interval_value))
			continue;
		labels(out, run, "pmureg_metric", metric->package, metric->place, metric->of);
		label(out, ",", "metric", metric->name);
		label(out, ",", "measure", metric->unit);
		if (*metric->filter)
			label(out, ",", "filter", metric->filter);
		(void)fprintf(out, "} %.9g\n", metric->interval_value);
	}
}

static void print_all(const struct stat_run *run, FILE *out)
{
	family(out, "pmureg_info", "gauge", "Always 1; its labels are the system, and whether it is simulated.");
	(void)fputs("pmureg_info", out);
	label(out, "{", "system", run->system);
	label(out, ",", "version", PMUREG_VERSION);
	(void)fprintf(out, ",simulated=\"%s\"} 1\n", run->is_simulated ? "true" : "false");
	for (enum kind kind = COUNT; kind < KINDS; kind++)
		print_counts(out, run, kind);
	print_metrics(out, run);
	/* The end mark of OpenMetrics; the text format, which the collector reads, takes it for a comment. */
	(void)fputs("# EOF\n", out);
}

const struct output_functions output_openmetrics = {.whole = print_all};
