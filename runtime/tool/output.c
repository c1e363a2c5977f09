/*
 * output.c: chooses the lines to print; code that all formats share.
 */
#include "stat.h"

#include <math.h>

double seconds(uint64_t ns)
{
	return (double)ns / (double)NS_PER_SEC;
}

int has_time(const struct stat_run *run)
{
	return run->options->interval_ms && !run->is_summary;
}

const struct output_format *output_format(const char *name)
{
	const struct output_format *format = output_formats;

	while (format->name && strcmp(format->name, name) != 0)
		format++;
	return format->name ? format : NULL;
}

/* ---- Metrics ---- */

const struct pmureg_metric_result *next_metric(const struct stat_run *run, const struct row *row, size_t *at)
{
	while (*at < run->samples.metric_count) {
		const struct pmureg_metric_result *metric = &run->samples.metrics[(*at)++];

		if (metric->event_index == row->event_index && metric->unit_count == row->units &&
		    (!row->on || strcmp(row->on, metric->of) == 0) &&
		    (!row->place || strcmp(row->place, metric->place) == 0))
			return metric;
	}
	return NULL;
}

const char *metric_text(const struct pmureg_metric_result *metric, char text[4 * TOOL_NAME])
{
	const int is_filtered = *metric->filter != '\0';

	(void)snprintf(text, 4 * TOOL_NAME, "%s %s%s%s%s", metric->unit, metric->name, is_filtered ? " (" : "",
		       metric->filter, is_filtered ? ")" : "");
	return text;
}

const char *metric_value(const struct pmureg_metric_result *metric, int digits, char text[METRIC_VALUE])
{
	if (isfinite(metric->interval_value))
		(void)snprintf(text, METRIC_VALUE, "%.*f", digits, metric->interval_value);
	else
		(void)snprintf(text, METRIC_VALUE, "%s%s%s", metric->why_not ? "<" : "",
			       metric->why_not ? metric->why_not : "", metric->why_not ? ">" : "");
	return text;
}

static int keep_metric(void *context, const struct pmureg_metric_result *metric)
{
	struct stat_run *run = context;
	struct samples *samples = &run->samples;
	const double value = run->is_summary ? metric->value : metric->interval_value;
	struct pmureg_metric_result *grown;

	/*
	 * With --metric-only each metric has a column, with or without a value; so does a metric that the user named.
	 */
	if (!isfinite(value) && !run->options->metric_only && !metric->why_not)
		return 0;
	grown = with_room(samples->metrics, samples->metric_count, sizeof(*grown));
	if (!grown)
		return -ENOMEM;
	samples->metrics = grown;
	samples->metrics[samples->metric_count] = *metric;
	samples->metrics[samples->metric_count++].interval_value = value;
	return 0;
}

static void show_metrics(struct stat_run *run, const struct row *row)
{
	struct samples *samples = &run->samples;
	const struct pmureg_metric_result *metric;
	struct shown_metric *grown;
	size_t at = 0;

	while ((metric = next_metric(run, row, &at)) &&
	       (grown = with_room(samples->shown, samples->shown_count, sizeof(*grown)))) {
		samples->shown = grown;
		grown[samples->shown_count++] = (struct shown_metric){row->place, row->on, row->units, metric};
	}
	if (metric)
		complain("out of memory: metrics are not printed");
}

/* ---- Repeated runs ---- */

static void spread_add(struct spread *spread, uint64_t runs, double value)
{
	const double apart = value - spread->mean;

	spread->mean += apart / (double)runs;
	spread->squares += apart * (value - spread->mean);
}

double spread_error(const struct spread *spread, uint64_t runs)
{
	return runs > 1 ? sqrt(spread->squares / (double)(runs - 1) / (double)runs) : 0;
}

/* With --repeat N only the last run is printed, with means; without a limit (0), each run. */
static int is_printed(const struct stat_run *run)
{
	return run->options->repeat < 2 || run->round == run->options->repeat || run->ended_by;
}

/* All runs have the same rows. */
static void spread_row(struct stat_run *run, struct row *row, double scale)
{
	struct samples *samples = &run->samples;
	const size_t index = samples->row_count++;
	struct spread *spread = index < samples->spread_count ?
					samples->spreads : with_room(samples->spreads, index, sizeof(*spread));

	if (!spread) {
		row->why_not = "no memory";
		return;
	}
	samples->spreads = spread;
	spread += index;
	if (index == samples->spread_count)
		samples->spreads[samples->spread_count++] = (struct spread){.mean = 0};
	spread_add(spread, run->round, (double)row->count);
	spread->enabled_ns += (double)row->enabled_ns;
	spread->running_ns += (double)row->running_ns;
	spread->why_not = spread->why_not ? spread->why_not : row->why_not;
	row->count = (uint64_t)(spread->mean + 0.5);
	row->scaled = spread->mean * scale;
	row->enabled_ns = (uint64_t)(spread->enabled_ns / (double)run->round);
	row->running_ns = (uint64_t)(spread->running_ns / (double)run->round);
	row->noise = spread->mean > 0 ? 100 * spread_error(spread, run->round) / spread->mean : 0;
	row->why_not = spread->why_not;
}

/* ---- Rows ---- */

/*
 * Writes an event's name for a row: as the user wrote it; with --per-instance with the unit's name, in brackets after
 * an event without a unit, as in perf; on several kinds of cores as UNIT/EVENT/; with modifier u if the kernel forced it.
 */
static void name_row(const struct row *row, const struct pmureg_result *event, char *text, size_t size)
{
	const char *slash = strchr(event->event, '/'), *on = row->on ? row->on : "";
	const size_t length = strcspn(event->event, ":");

	if (event->is_of_kind) {
		(void)snprintf(text, size, "%s/%.*s/%s%s", event->unit, (int)length, event->event,
			       event->event[length] ? event->event + length + 1 : "", event->user_only ? "u" : "");
		return;
	}
	(void)snprintf(text, size, "%s%s%s%s%s%s", slash ? on : "", slash && *on ? slash : event->event,
		       !event->user_only ? "" : slash ? "u" : ":u", !slash && *on ? " [" : "", slash ? "" : on,
		       !slash && *on ? "]" : "");
}

/* Prints a row, the sum of these units, to all outputs. */
static void output_print_row(struct stat_run *run, struct row *row, const struct pmureg_result *units)
{
	const struct options *options = run->options;
	enum pmureg_reason reason = PMUREG_COUNTED;
	char name[4 * TOOL_NAME], beside[METRIC_VALUE];
	uint64_t value = 0;

	for (size_t i = 0; i < row->units; i++) {
		value += units[i].interval_value;
		row->enabled_ns += units[i].interval_enabled_ns;
		row->running_ns += units[i].interval_running_ns;
		/* A sum with a missing part is invalid. An event that was only not scheduled yet is scaled. */
		if (units[i].reason != PMUREG_COUNTED && units[i].reason != PMUREG_NEVER_SCHEDULED)
			reason = units[i].reason;
	}
	/* A counter without running time was never scheduled, although the kernel reports it as counted. */
	if (reason == PMUREG_COUNTED && !row->running_ns)
		reason = PMUREG_NEVER_SCHEDULED;
	name_row(row, units, name, sizeof(name));
	row->name = name;
	row->unit = units->scale_unit;
	row->is_plain = units->scale >= 1.0 && units->scale <= 1.0;
	row->count = pmureg_scale(value, row->enabled_ns, row->running_ns);
	row->scaled = (double)row->count * units->scale;
	if (reason != PMUREG_COUNTED)
		row->why_not = pmureg_reason_text(reason);
	else if (!isfinite(row->scaled))
		row->why_not = "no number: its scale";
	if (options->repeat > 1)
		spread_row(run, row, units->scale);
	row->percent = row->enabled_ns ? 100.0 * (double)row->running_ns / (double)row->enabled_ns : 100.0;
	row->event_index = units->event_index;
	row->beside = output_derived(run, row, units, beside) ? beside : NULL;
	if (options->metric_only)
		show_metrics(run, row);
	for (size_t i = 0; i < run->output_count && is_printed(run); i++) {
		const struct output_functions *functions = run->outputs[i].format->functions;

		if (functions->row && !(options->metric_only && functions->metrics))
			functions->row(run, &run->outputs[i], row);
	}
}

int is_narrow(const char *place)
{
	return place[0] != 'S' || strchr(place, '-');
}

unsigned int place_kinds(const struct options *options)
{
	return (unsigned int)(options->per_node + options->per_socket + options->per_die + options->per_cache +
			      options->per_cluster + options->per_core + options->no_aggr);
}

/* Checks whether each unit gets a row with its name. */
static int output_is_apart(const struct options *options)
{
	return options->per_instance || options->no_aggr;
}

/* Returns how many of these units, which are ordered by topology element, share a row. */
static size_t units_of_row(const struct options *options, const struct pmureg_result *units, size_t count)
{
	size_t together = 1;

	const int has_place = place_kinds(options) && units->place[0];

	while (!output_is_apart(options) && together < count &&
	       (!has_place || strcmp(units[together].place, units->place) == 0) &&
	       (!units->is_of_kind || strcmp(units[together].unit, units->unit) == 0))
		together++;
	return together;
}

/* Checks whether units of several topology elements have the same name. */
static int is_ambiguous(const struct pmureg_result *units, size_t count)
{
	for (size_t i = 1; i < count; i++)
		if (strcmp(units[i].place, units->place) != 0 && strcmp(units[i].unit, units->unit) == 0)
			return 1;
	return 0;
}

static void output_print_event(struct stat_run *run, const struct pmureg_result *units, size_t count)
{
	const struct options *options = run->options;
	const int has_place = place_kinds(options) || (options->per_instance && is_ambiguous(units, count));

	for (size_t i = 0, together; i < count; i += together) {
		struct row row = {.place = has_place && units[i].place[0] ? units[i].place : NULL, .package = units[i].package};

		together = units_of_row(options, &units[i], count - i);
		row.units = together;
		row.on = output_is_apart(options) ? units[i].unit : NULL;
		output_print_row(run, &row, &units[i]);
	}
}

/* ---- Printing ---- */

static void print_heads(struct stat_run *run)
{
	for (size_t i = 0; i < run->output_count; i++) {
		const struct output *output = &run->outputs[i];

		if (run->options->interval_clear && output->stream && has_time(run))
			(void)fputs("\033[H\033[2J", output->stream);
		if (output->format->functions->begin)
			output->format->functions->begin(run, output);
	}
}

int output_begin(struct stat_run *run)
{
	struct samples *samples = &run->samples;
	struct pmureg_result result = PMUREG_RESULT;

	free(samples->results); /* of the previous run */
	samples->now_ns = 0;
	samples->unit_width = samples->place_width = 4;
	for (samples->count = 0; pmureg_result_at(run->handle, samples->count, &result) == 0; samples->count++) {
		if ((int)strlen(result.scale_unit) > samples->unit_width)
			samples->unit_width = (int)strlen(result.scale_unit);
		if ((int)strlen(result.place) > samples->place_width)
			samples->place_width = (int)strlen(result.place);
	}
	samples->results = calloc(samples->count, sizeof(result));
	if (!samples->results && samples->count) {
		complain("out of memory");
		samples->count = 0;
		return -ENOMEM;
	}
	/* Intervals print the head first. For a whole run, the head's contents are known at its end. */
	if (run->options->interval_ms && !run->options->interval_clear && !run->options->dry_run)
		print_heads(run);
	return 0;
}

/* Prints raw counts for --verbose, as perf does, with the topology element. */
static void tell_result(FILE *out, const struct pmureg_result *result)
{
	const struct row row = {.on = result->unit};
	char name[4 * TOOL_NAME];

	name_row(&row, result, name, sizeof(name));
	(void)show(out, "%s%s%s", result->place, result->place[0] ? " " : "", name);
	(void)fprintf(out, ": %llu %llu %llu\n", (unsigned long long)result->interval_value,
		      (unsigned long long)result->interval_enabled_ns, (unsigned long long)result->interval_running_ns);
}

static void take_samples(struct stat_run *run)
{
	struct samples *samples = &run->samples;

	for (size_t i = 0; i < samples->count; i++) {
		struct pmureg_result *result = &samples->results[i];

		result->size = sizeof(*result);
		(void)pmureg_result_at(run->handle, i, result);
		if (run->options->verbose)
			tell_result(run->pending->stream, result);
		if (!run->is_summary)
			continue;
		result->interval_value = result->value;
		result->interval_enabled_ns = result->enabled_ns;
		result->interval_running_ns = result->running_ns;
	}
	samples->metric_count = samples->shown_count = samples->row_count = 0;
	if (run->options->metrics && pmureg_metrics(run->handle, keep_metric, run))
		complain("out of memory: metrics are not printed");
	samples->before_ns = run->is_summary ? 0 : samples->now_ns;
	samples->now_ns = pmureg_elapsed_ns(run->handle);
	spread_add(&samples->elapsed, run->round, seconds(samples->now_ns));
	pmureg_interval(run->handle);
}

static void print_whole(struct stat_run *run, const struct output *output)
{
	if (output->format->functions->whole && output->stream)
		output->format->functions->whole(run, output->stream);
	else if (output->format->functions->whole && (output->http ? http_write(run, output) : replaced_write(run, output)))
		run->cut_off = 1;
	if (output->format->functions->sample && output->format->functions->sample(run, output))
		run->cut_off = 1;
}

void output_sample(struct stat_run *run)
{
	struct samples *samples = &run->samples;
	size_t next;

	if (run->options->dry_run)
		return;
	take_samples(run);
	if (is_printed(run) && (!has_time(run) || run->options->interval_clear))
		print_heads(run);
	for (size_t i = 0; i < samples->count; i = next) {
		for (next = i;
		     next < samples->count && samples->results[next].event_index == samples->results[i].event_index;)
			next++;
		output_print_event(run, &samples->results[i], next - i);
	}
	for (size_t i = 0; i < run->output_count; i++) {
		const struct output *output = &run->outputs[i];

		if (run->options->metric_only && output->format->functions->metrics)
			output->format->functions->metrics(run, output);
		if (!run->is_summary)
			print_whole(run, output);
	}
	samples->prints++;
}

void output_end(struct stat_run *run, const struct rusage *usage)
{
	if (!is_printed(run))
		return;
	run->is_summary = run->options->summary;
	if (run->is_summary)
		output_sample(run);
	for (size_t i = 0; i < run->output_count && !run->options->dry_run; i++)
		if (run->outputs[i].format->functions->end)
			run->outputs[i].format->functions->end(run, &run->outputs[i], usage);
}
