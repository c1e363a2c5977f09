/*
 * output.c: which lines are printed, and what all formats have in common.
 */
#include "stat.h"

#include <math.h>

double seconds(uint64_t ns)
{
	return (double)ns / (double)NS_PER_SEC;
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

static int keep_metric(void *context, const struct pmureg_metric_result *metric)
{
	struct samples *samples = context;
	struct pmureg_metric_result *grown;

	if (!isfinite(metric->interval_value))
		return 0;
	grown = with_room(samples->metrics, samples->metric_count, sizeof(*grown));
	if (!grown)
		return -ENOMEM;
	samples->metrics = grown;
	samples->metrics[samples->metric_count++] = *metric;
	return 0;
}

/* ---- Rows ---- */

/* The event as it was written; on one unit with that unit's name, and with the modifier that the kernel forced. */
static void name_row(const struct row *row, const struct pmureg_result *event, char *text, size_t size)
{
	const char *slash = strchr(event->event, '/');
	const int has_unit = row->on && *row->on && slash;

	(void)snprintf(text, size, "%s%s%s", has_unit ? row->on : "", has_unit ? slash : event->event,
		       !event->user_only ? "" : slash ? "u" : ":u");
}

/* A line in every output: the sum of these units. */
static void print_row(const struct stat_run *run, struct row *row, const struct pmureg_result *units)
{
	enum pmureg_reason reason = PMUREG_COUNTED;
	char name[4 * TOOL_NAME];
	uint64_t value = 0;

	for (size_t i = 0; i < row->units; i++) {
		value += units[i].interval_value;
		row->enabled_ns += units[i].interval_enabled_ns;
		row->running_ns += units[i].interval_running_ns;
		/* A sum of which a part is missing is none. What merely had no turn yet is scaled. */
		if (units[i].reason != PMUREG_COUNTED && units[i].reason != PMUREG_NEVER_SCHEDULED)
			reason = units[i].reason;
	}
	/* What had no time to run says that it counted; it was never scheduled. */
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
	row->percent = row->enabled_ns ? 100.0 * (double)row->running_ns / (double)row->enabled_ns : 100.0;
	row->event_index = units->event_index;
	for (size_t i = 0; i < run->output_count; i++)
		if (run->outputs[i].format->functions->row)
			run->outputs[i].format->functions->row(run, &run->outputs[i], row);
}

int is_narrow(const char *place)
{
	return place[0] != 'S' || strchr(place, '-');
}

static int is_by_place(const struct options *options)
{
	return options->per_socket || options->per_die || options->per_cache || options->per_cluster || options->per_core;
}

/* How many of these units, which stand in the order of their places, make one row. */
static size_t units_of_row(const struct options *options, const struct pmureg_result *units, size_t count)
{
	size_t together = 1;

	if (!options->per_instance && (!is_by_place(options) || !units->place[0]))
		return count;
	while (!options->per_instance && together < count && strcmp(units[together].place, units->place) == 0)
		together++;
	return together;
}

/* Whether units at several places have one name. */
static int is_ambiguous(const struct pmureg_result *units, size_t count)
{
	for (size_t i = 1; i < count; i++)
		if (strcmp(units[i].place, units->place) != 0 && strcmp(units[i].unit, units->unit) == 0)
			return 1;
	return 0;
}

static void print_event(const struct stat_run *run, const struct pmureg_result *units, size_t count)
{
	const struct options *options = run->options;
	const int by_place = is_by_place(options) || (options->per_instance && is_ambiguous(units, count));

	for (size_t i = 0, together; i < count; i += together) {
		struct row row = {.place = by_place && units[i].place[0] ? units[i].place : NULL, .package = units[i].package};

		together = units_of_row(options, &units[i], count - i);
		row.units = together;
		row.on = options->per_instance ? units[i].unit : NULL;
		print_row(run, &row, &units[i]);
	}
}

/* ---- Prints ---- */

static void print_heads(struct stat_run *run)
{
	for (size_t i = 0; i < run->output_count; i++)
		if (run->outputs[i].format->functions->begin)
			run->outputs[i].format->functions->begin(run, &run->outputs[i]);
}

void output_begin(struct stat_run *run)
{
	struct samples *samples = &run->samples;
	struct pmureg_result result = PMUREG_RESULT;

	samples->unit_width = samples->place_width = 4;
	for (; pmureg_result_at(run->handle, samples->count, &result) == 0; samples->count++) {
		if ((int)strlen(result.scale_unit) > samples->unit_width)
			samples->unit_width = (int)strlen(result.scale_unit);
		if ((int)strlen(result.place) > samples->place_width)
			samples->place_width = (int)strlen(result.place);
	}
	samples->results = calloc(samples->count, sizeof(result));
	if (!samples->results)
		samples->count = 0;
	/* The counts of an interval come under a head; those of a whole run are only known at its end. */
	if (run->options->interval_ms && !run->options->dry_run)
		print_heads(run);
}

static void take_samples(struct stat_run *run)
{
	struct samples *samples = &run->samples;

	for (size_t i = 0; i < samples->count; i++) {
		samples->results[i].size = sizeof(samples->results[i]);
		(void)pmureg_result_at(run->handle, i, &samples->results[i]);
	}
	samples->metric_count = 0;
	if (run->options->metrics && pmureg_metrics(run->handle, keep_metric, samples))
		complain("out of memory: metrics are left out");
	samples->now_ns = pmureg_elapsed_ns(run->handle);
	pmureg_interval(run->handle);
}

static void print_whole(struct stat_run *run, const struct output *output)
{
	if (output->format->functions->whole && output->stream)
		output->format->functions->whole(run, output->stream);
	else if (output->format->functions->whole && replaced_write(run, output))
		run->cut_off = 1;
}

void output_sample(struct stat_run *run)
{
	const struct samples *samples = &run->samples;
	size_t next;

	if (run->options->dry_run)
		return;
	take_samples(run);
	if (!run->options->interval_ms)
		print_heads(run);
	for (size_t i = 0; i < samples->count; i = next) {
		for (next = i;
		     next < samples->count && samples->results[next].event_index == samples->results[i].event_index;)
			next++;
		print_event(run, &samples->results[i], next - i);
	}
	for (size_t i = 0; i < run->output_count; i++)
		print_whole(run, &run->outputs[i]);
}

void output_end(struct stat_run *run, const struct rusage *usage)
{
	for (size_t i = 0; i < run->output_count && !run->options->dry_run; i++)
		if (run->outputs[i].format->functions->end)
			run->outputs[i].format->functions->end(run, &run->outputs[i], usage);
}
