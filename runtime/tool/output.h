/*
 * output.h: how counts are written: a format is a row of commands.yaml and a file output_NAME.c with its functions.
 */
#ifndef PMUREG_TOOL_OUTPUT_H
#define PMUREG_TOOL_OUTPUT_H

#include "tool.h"

#include <sys/resource.h>

struct output;
struct stat_run;

/* What is counted once a run: its mean, and the squares of what the runs are apart from it. */
struct spread {
	double mean, squares, enabled_ns, running_ns;
	const char *why_not; /* one of them was not counted; or NULL */
};

/* What was counted, as of the last print. */
struct samples {
	struct pmureg_result *results; /* the units of an event stand together, in the order of their places */
	size_t count;
	struct pmureg_metric_result *metrics;
	size_t metric_count;
	uint64_t now_ns;               /* since the start */
	struct spread *spreads, elapsed; /* --repeat: of each row, and of the time */
	size_t spread_count, row_count;  /* that have one; of this print so far */
	struct shown_metric *shown;    /* --metric-only: those of all rows */
	size_t shown_count, prints;
	int unit_width, place_width;   /* of a table's columns */
};

/* One line: an event, on one unit, on those at one place, or on all. */
struct row {
	const char *name, *unit;       /* of the event, and of its value */
	const char *on;                /* --per-instance: the unit; else NULL */
	const char *why_not;           /* not counted; NULL: it was */
	const char *place;             /* that the line is about, S0-D1; NULL: all */
	int package;                   /* where there is a place: its */
	int is_plain;                  /* no scale: a whole number */
	size_t units;                  /* that were added up */
	uint64_t count;                /* scaled up where it did not run all the time */
	double scaled;                 /* in its unit */
	uint64_t enabled_ns, running_ns;
	double percent;                /* of the time that it ran */
	double noise;                  /* --repeat: what the mean may be off by, in percent of it */
	size_t event_index;
};

struct shown_metric {
	const char *place, *on; /* of its row; or NULL */
	size_t units;
	const struct pmureg_metric_result *metric;
};

/* Any of them may be NULL. */
struct output_functions {
	void (*begin)(const struct stat_run *run, const struct output *output); /* in front of all rows */
	void (*row)(const struct stat_run *run, const struct output *output, const struct row *row);
	void (*end)(const struct stat_run *run, const struct output *output, const struct rusage *usage);
	/* --metric-only: in place of rows, where the format has not a line for each metric anyway. */
	void (*metrics)(const struct stat_run *run, const struct output *output);
	/* Of a format whose file is replaced at every print: writes all of it. */
	void (*whole)(const struct stat_run *run, FILE *out);
};

struct output_format {
	const char *name;
	int takes_separator, needs_file;
	const struct output_functions *functions;
};
extern const struct output_format output_formats[]; /* end with a name of NULL */
const struct output_format *output_format(const char *name);

/* Text on its way to a file: it waits in memory until it is taken, so that a reader who stopped holds nothing up. */
struct pending {
	FILE *stream;          /* into memory */
	char *text;
	size_t size, sent;
	int file;
	int must_poll;         /* a write might wait */
	const char *name;      /* of the file, where counts go to it */
};

/* One place that counts go to. */
struct output {
	const struct output_format *format;
	const char *file;      /* "-": standard output; NULL: the same, but standard error where a command has that */
	const char *separator; /* where the format has one; NULL: a comma */
	int appends;           /* behind what the file holds */
	int is_handed;         /* open by our caller: standard output, and what /dev/fd/N is */
	FILE *stream;          /* while it is open; what is replaced at every print has none, ... */
	char *target;          /* ... but the file itself, behind all links */
};
#define STAT_OUTPUTS 16
#define PENDING_MOST (1 + STAT_OUTPUTS)

/* ---- output.c ---- */

double seconds(uint64_t ns);
unsigned int place_kinds(const struct options *options); /* that lines are asked for each of: options */
int has_time(const struct stat_run *run); /* each line: it is of an interval */
double spread_error(const struct spread *spread, uint64_t runs); /* standard error of the mean */
int is_narrow(const char *place); /* than a package, whose number says enough */
/* The metrics of a row: of its event, on its units. Start at 0. */
const struct pmureg_metric_result *next_metric(const struct stat_run *run, const struct row *row, size_t *at);
/* `unit name (filter)`. */
const char *metric_text(const struct pmureg_metric_result *metric, char text[4 * TOOL_NAME]);
/* Its value, why one that was asked for has none, or nothing. */
#define METRIC_VALUE 512
const char *metric_value(const struct pmureg_metric_result *metric, int digits, char text[METRIC_VALUE]);

/* ---- output_cells.c ---- */

const char *csv_separator(const struct output *output);
/* The time, or that it is the summary. */
void csv_time(const struct stat_run *run, const struct output *output);
/* Names of events have commas: quoted as CSV readers expect it. */
void csv_quoted(const struct output *output, const char *text);

/* ---- output_metrics.c ---- */

/* A line for each place, with all metrics of it, and in front of the first their names. */
void metrics_print(const struct stat_run *run, const struct output *output);

/* ---- pending.c ---- */

/* The file becomes its own, whatever it returns. 0, or a negative errno value. */
int pending_open(struct pending *pending, int file, const char *name);
int pending_write(struct pending *pending); /* never waits. 1: something is left */
int pending_close(struct pending *pending); /* drops what is left */

/*
 * While registers are not as they were found, what is printed is held back: no reader can hold up what restores them.
 */
struct held {
	int out;    /* standard output itself */
	char *text; /* messages */
	size_t size;
};
int output_hold(struct held *held); /* 0 or a negative errno value */
void output_release(struct held *held);

/* ---- output_replaced.c ---- */

/* Finds out where a file is that is replaced at every print, and that it can be. 0, or a negative errno value. */
int replaced_open(struct output *output);
/* Writes it whole, or leaves it as it was. 0, or a negative errno value: what is wrong has been said. */
int replaced_write(const struct stat_run *run, const struct output *output);

#endif
