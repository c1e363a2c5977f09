/*
 * output.c: which lines are printed, and what all kinds of output have in common.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "stat.h"

double seconds(uint64_t ns)
{
	return (double)ns / (double)NS_PER_SEC;
}

double percent(const struct tally *counts)
{
	return counts->enabled ? 100.0 * (double)counts->running / (double)counts->enabled : 100.0;
}

int is_counted(const struct row *row)
{
	return row->counts.running > 0 && row->counts.reason == PMUREG_COUNTED;
}

/* What had no time to run says that it counted; it was never scheduled. */
const char *why_not(const struct row *row)
{
	return pmureg_reason_text(row->counts.reason == PMUREG_COUNTED ? PMUREG_NEVER_SCHEDULED : row->counts.reason);
}

int is_plain(const struct row *row)
{
	return row->event->scale >= 1.0 && row->event->scale <= 1.0;
}

uint64_t row_count(const struct row *row)
{
	return pmureg_perf_scaled((struct pmureg_perf_count){row->counts.value, row->counts.enabled, row->counts.running});
}

double row_scaled(const struct row *row)
{
	return (double)row_count(row) * row->event->scale;
}

const struct metric_value *next_metric(const struct row *row, size_t *at)
{
	while (*at < row->metric_count) {
		const struct metric_value *metric = &row->metrics[(*at)++];

		if (metric->event == row->index && (!row->on || strcmp(row->on, metric->on) == 0) &&
		    (row->package < 0 || row->package == metric->package))
			return metric;
	}
	return NULL;
}

const char *metric_about(const struct row *row, const struct metric_value *metric)
{
	return !row->on && row->event->cell_count > 1 ? metric->on : "";
}

/* The event as it was written; on one unit with that unit's name, and with the modifier that the kernel forced. */
static void name_row(struct row *row, const struct counted *event, const char *unit)
{
	const char *slash = strchr(event->text, '/');

	(void)snprintf(row->name, sizeof(row->name), "%s%s%s", unit && *unit && slash ? unit : "",
		       unit && *unit && slash ? slash : event->text, !event->user_only ? "" : slash ? "u" : ":u");
}

static void add(struct tally *sum, const struct cell *cell)
{
	sum->value += cell->now.value - cell->shown.value;
	sum->enabled += cell->now.enabled - cell->shown.enabled;
	sum->running += cell->now.running - cell->shown.running;
	/* A sum of which a part is missing is none. What merely had no turn yet is scaled. */
	if (cell->now.reason != PMUREG_COUNTED && cell->now.reason != PMUREG_NEVER_SCHEDULED)
		sum->reason = cell->now.reason;
}

/* A line in every output. */
static void print(struct counting *counting, const struct stat_options *options, const struct row *row)
{
	static row_printer *const printers[] = {table_row, csv_row, json_row};

	for (size_t i = 0; i < options->output_count; i++)
		if (options->outputs[i].kind != OUTPUT_OPENMETRICS)
			printers[options->outputs[i].kind](counting, options, &options->outputs[i], row);
}

/* The cells of one package (-1: all), added up. */
static void print_sum(struct counting *counting, const struct stat_options *options, struct row *row, int package)
{
	const struct counted *event = row->event;

	memset(&row->counts, 0, sizeof(row->counts));
	row->package = package;
	row->units = 0;
	row->on = NULL;
	name_row(row, event, NULL);
	for (size_t i = 0; i < event->cell_count; i++) {
		if (package >= 0 && event->cells[i].package != package)
			continue;
		add(&row->counts, &event->cells[i]);
		row->units++;
	}
	print(counting, options, row);
}

static void print_units(struct counting *counting, const struct stat_options *options, struct row *row)
{
	const struct counted *event = row->event;
	int several = 0;

	for (size_t i = 1; i < event->cell_count; i++)
		several |= event->cells[i].package != event->cells[0].package;
	for (size_t i = 0; i < event->cell_count; i++) {
		memset(&row->counts, 0, sizeof(row->counts));
		add(&row->counts, &event->cells[i]);
		row->package = several || options->per_socket ? event->cells[i].package : -1;
		row->units = 1;
		row->on = event->cells[i].unit;
		name_row(row, event, row->on);
		print(counting, options, row);
	}
}

static void print_event(struct counting *counting, const struct stat_options *options, struct row *row)
{
	const struct counted *event = row->event;

	if (options->per_instance) {
		print_units(counting, options, row);
		return;
	}
	if (!options->per_socket || !event->cell_count || event->cells[0].package < 0) {
		print_sum(counting, options, row, -1);
		return;
	}
	/* The cells stand in the order of the packages. */
	for (size_t i = 0; i < event->cell_count; i++)
		if (!i || event->cells[i].package != event->cells[i - 1].package)
			print_sum(counting, options, row, event->cells[i].package);
}

/* A reader that has had enough is no reason to complain, only one to stop. */
static void flush(struct counting *counting, const struct stat_options *options)
{
	for (size_t i = 0; i < options->output_count && !counting->cut_off; i++) {
		const struct output *output = &options->outputs[i];

		if (!output->stream || fflush(output->stream) == 0)
			continue;
		counting->cut_off = 1;
		if (errno != EPIPE)
			complain("%s cannot be written: %s", output->file ? output->file : "the output", strerror(errno));
	}
}

static void begin_tables(struct counting *counting, const struct stat_options *options)
{
	for (size_t i = 0; i < options->output_count; i++)
		if (options->outputs[i].kind == OUTPUT_TABLE)
			table_begin(options->outputs[i].stream, counting, options);
}

void output_begin(struct counting *counting, const struct stat_options *options)
{
	counting->unit_width = 4;
	for (size_t i = 0; i < counting->handle->event_count; i++)
		if ((int)strlen(counting->handle->events[i].unit) > counting->unit_width)
			counting->unit_width = (int)strlen(counting->handle->events[i].unit);
	if (options->dry_run)
		return;
	for (size_t i = 0; i < options->output_count && is_simulated(counting); i++)
		if (options->outputs[i].kind == OUTPUT_CSV)
			(void)fprintf(options->outputs[i].stream, "# simulated %s\n", counting->handle->system->name);
	/* The counts of an interval come under a head; those of a whole run are only known at its end. */
	if (options->interval_ms)
		begin_tables(counting, options);
}

void output_sample(struct counting *counting, const struct stat_options *options)
{
	struct row row = {.metrics = NULL};
	struct metric_value *metrics = NULL;

	if (options->dry_run)
		return;
	if (metrics_wanted(counting, options, &metrics, &row.metric_count))
		complain("out of memory: metrics are left out");
	row.metrics = metrics;
	if (!options->interval_ms)
		begin_tables(counting, options);
	for (size_t i = 0; i < counting->handle->event_count; i++) {
		struct counted *event = &counting->handle->events[i];

		row.event = event;
		row.index = i;
		print_event(counting, options, &row);
		for (size_t j = 0; j < event->cell_count; j++)
			event->cells[j].shown = event->cells[j].now;
	}
	for (size_t i = 0; i < options->output_count; i++)
		if (options->outputs[i].kind == OUTPUT_OPENMETRICS)
			openmetrics_write(counting, options->outputs[i].file, metrics, row.metric_count);
	counting->shown_ns = counting->handle->now_ns;
	free(metrics);
	flush(counting, options);
}

void output_end(struct counting *counting, const struct stat_options *options, const struct rusage *usage)
{
	for (size_t i = 0; i < options->output_count && !options->dry_run; i++)
		if (options->outputs[i].kind == OUTPUT_TABLE)
			table_end(options->outputs[i].stream, counting, options, usage);
	flush(counting, options);
}
