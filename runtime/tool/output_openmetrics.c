/*
 * output_openmetrics.c: prints counts for Prometheus: for its scrapes over HTTP, or into a file for the node exporter's
 * textfile collector.
 */
#include "stat.h"

#include <math.h>

static void label(FILE *out, const char *before, const char *name, const char *value)
{
	(void)fputs(before, out);
	(void)fputs(name, out);
	(void)fputc('=', out);
	json_string(out, value, "\\"); /* because the format has no \\u escapes */
}

static void family(FILE *out, const char *name, const char *type, const char *help)
{
	(void)fprintf(out, "# HELP %s %s\n# TYPE %s %s\n", name, help, name, type);
}

/* Prints the labels of all samples except pmureg_build_info. */
static void labels(FILE *out, const struct stat_run *run, const char *family, int package,
		   const char *place, const char *unit)
{
	(void)fputs(family, out);
	label(out, "{", "system", run->system);
	if (package >= 0 && !run->is_simulated)
		(void)fprintf(out, ",package=\"%d\"", package);
	if (*place && is_narrow(place))
		label(out, ",", "place", place);
	label(out, ",", "unit", unit);
}

/* Two sessions of one machine have different names, so that their samples are not the same. `/etc/pmureg/NAME.yaml` is NAME. */
static void session_label(FILE *out, const struct stat_run *run)
{
	char name[TOOL_NAME];

	if (!run->session || strcmp(run->session, "-") == 0)
		return;
	(void)snprintf(name, sizeof(name), "%s", run->session);
	if (strrchr(name, '.') && strrchr(name, '.') != name)
		*strrchr(name, '.') = '\0';
	label(out, ",", "session", name);
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

static int is_first_of_event(const struct samples *samples, size_t index)
{
	return !index || samples->results[index].event_index != samples->results[index - 1].event_index;
}

/* Checks for an event that was given twice, because two samples with the same labels are an error. */
static int is_named_before(const struct samples *samples, size_t index, const char *name)
{
	char other[2 * TOOL_NAME];

	for (size_t i = 0; i < index && samples->results[i].event_index != samples->results[index].event_index; i++)
		if (is_first_of_event(samples, i) && strcmp(event_name(&samples->results[i], other), name) == 0)
			return 1;
	return 0;
}

/* Checks for an earlier result of the unit, and, with a name, of its event. */
static int is_repeated(const struct samples *samples, size_t index, const char *name)
{
	const struct pmureg_result *here = &samples->results[index];
	char other[2 * TOOL_NAME];

	for (const struct pmureg_result *earlier = samples->results; earlier < here; earlier++)
		if (strcmp(earlier->place, here->place) == 0 && strcmp(earlier->unit, here->unit) == 0 &&
		    (!name || strcmp(event_name(earlier, other), name) == 0))
			return 1;
	return 0;
}

enum kind { COUNT, BYTES, JOULES, SECONDS, SCALED, ENABLED, RUNNING, STATE, KINDS };

static const struct {
	const char *name, *type, *help;
} families[KINDS] = {
	[COUNT] = {"pmureg_event_total", "counter",
		   "Count of an event since the start, scaled up if it did not run all the time."},
	[BYTES] = {"pmureg_event_bytes_total", "counter", "The count of an event that counts data, in bytes."},
	[JOULES] = {"pmureg_event_joules_total", "counter", "The count of an event that counts energy, in joules."},
	[SECONDS] = {"pmureg_event_seconds_total", "counter", "The count of an event that counts time, in seconds."},
	[SCALED] = {"pmureg_event_scaled_total", "counter",
		    "The count times the event's scale, in the unit of its label measure."},
	[ENABLED] = {"pmureg_event_enabled_seconds_total", "counter", "Time for which an event was enabled."},
	[RUNNING] = {"pmureg_event_running_seconds_total", "counter", "Time for which an event had a counter."},
	[STATE] = {"pmureg_event_state", "gauge", "Always 1; the label reason says why an event is not counted."},
};

/* Units of scaled counts, in base units. */
static const struct {
	const char *name;
	enum kind kind;
	double factor;
} measures[] = {
	{"bytes", BYTES, 1}, {"B", BYTES, 1}, {"KB", BYTES, 1e3}, {"KiB", BYTES, 1024}, {"MB", BYTES, 1e6},
	{"MiB", BYTES, 1048576}, {"GB", BYTES, 1e9}, {"GiB", BYTES, 1073741824}, {"joules", JOULES, 1},
	{"s", SECONDS, 1}, {"msec", SECONDS, 1e-3}, {"ms", SECONDS, 1e-3}, {"us", SECONDS, 1e-6}, {"ns", SECONDS, 1e-9},
};

/* Returns the family of the scaled count, or COUNT if it says nothing more than the count; sets the factor. */
static enum kind scaled_kind(const struct pmureg_result *result, double *factor)
{
	const int is_scaled = result->scale < 1.0 || result->scale > 1.0;

	*factor = result->scale;
	if (!isfinite((double)pmureg_scaled(result) * result->scale))
		return COUNT;
	for (size_t i = 0; i < sizeof(measures) / sizeof(measures[0]); i++)
		if (like(measures[i].name, result->scale_unit)) {
			*factor *= measures[i].factor;
			return measures[i].kind;
		}
	return is_scaled ? SCALED : COUNT;
}

/* A counter that was never scheduled is reported as counted. It has no count, because 0 would be one. */
static enum pmureg_reason told_reason(const struct pmureg_result *result)
{
	return result->reason == PMUREG_COUNTED && !result->running_ns ? PMUREG_NEVER_SCHEDULED : result->reason;
}

/* An event has counts or a state. Its times show either. */
static int has_sample(const struct pmureg_result *result, enum kind kind)
{
	const int is_counted = told_reason(result) == PMUREG_COUNTED;
	double factor;

	if (kind >= ENABLED)
		return kind != STATE || !is_counted;
	return is_counted && (kind == COUNT || scaled_kind(result, &factor) == kind);
}

static void output_openmetrics_print_count(FILE *out, const struct stat_run *run, const struct pmureg_result *result,
					   const char *name, enum kind kind)
{
	double factor;

	labels(out, run, families[kind].name, result->package, result->place, result->unit);
	label(out, ",", "event", name);
	if (kind == SCALED)
		label(out, ",", "measure", result->scale_unit);
	if (kind == STATE)
		label(out, ",", "reason", pmureg_reason_text(told_reason(result)));
	(void)scaled_kind(result, &factor);
	if (kind == COUNT || kind == STATE)
		(void)fprintf(out, "} %llu\n", kind == STATE ? 1 : (unsigned long long)pmureg_scaled(result));
	else if (kind < ENABLED)
		(void)fprintf(out, "} %.17g\n", (double)pmureg_scaled(result) * factor);
	else
		(void)fprintf(out, "} %.9f\n", seconds(kind == ENABLED ? result->enabled_ns : result->running_ns));
}

static void print_counts(FILE *out, const struct stat_run *run, enum kind kind)
{
	const struct samples *samples = &run->samples;
	char name[2 * TOOL_NAME];
	int is_twice = 0;
	size_t first = 0;

	while (first < samples->count && !has_sample(&samples->results[first], kind))
		first++;
	if (kind == COUNT || first < samples->count)
		family(out, families[kind].name, families[kind].type, families[kind].help);
	for (size_t i = 0; i < samples->count; i++) {
		const struct pmureg_result *result = &samples->results[i];

		if (is_first_of_event(samples, i))
			is_twice = is_named_before(samples, i, event_name(result, name));
		if (has_sample(result, kind) && !(is_twice && is_repeated(samples, i, name)))
			output_openmetrics_print_count(out, run, result, name, kind);
	}
}

/* ---- Time ---- */

/*
 * A rate is a count in this time, so that it stays right if nobody writes the file any more. Without counts, the first
 * unit shows that somebody writes it.
 */
static void print_units(FILE *out, const struct stat_run *run)
{
	family(out, "pmureg_unit_seconds_total", "counter", "Time since the start of counting on a unit.");
	for (size_t i = 0; i < run->samples.count && !(i && run->options->metric_only); i++) {
		const struct pmureg_result *result = &run->samples.results[i];

		if (is_repeated(&run->samples, i, NULL))
			continue;
		labels(out, run, "pmureg_unit_seconds_total", result->package, result->place, result->unit);
		session_label(out, run);
		(void)fprintf(out, "} %.9f\n", seconds(run->samples.now_ns));
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
	family(out, "pmureg_build_info", "gauge", "Always 1; its labels are the version, the system, and whether it is simulated.");
	(void)fputs("pmureg_build_info", out);
	label(out, "{", "system", run->system);
	label(out, ",", "version", PMUREG_VERSION);
	session_label(out, run);
	(void)fprintf(out, ",simulated=\"%s\"} 1\n", run->is_simulated ? "true" : "false");
	for (enum kind kind = COUNT; kind < KINDS && !run->options->metric_only; kind++)
		print_counts(out, run, kind);
	print_units(out, run);
	print_metrics(out, run);
	/* The end mark of OpenMetrics; the text format, which the collector reads, takes it for a comment. */
	(void)fputs("# EOF\n", out);
}

const struct output_functions output_openmetrics = {.whole = print_all};
