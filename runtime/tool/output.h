/*
 * output.h: output of counts. A format is a row of commands.yaml and a file output_NAME.c with its functions.
 */
#ifndef PMUREG_TOOL_OUTPUT_H
#define PMUREG_TOOL_OUTPUT_H

#include "tool.h"

#include <sys/resource.h>

struct output;
struct stat_run;

/* Accumulates repeated runs: mean, and sum of squared deviations. */
struct spread {
	double mean, squares, enabled_ns, running_ns;
	const char *why_not; /* why a run was not counted; or NULL */
};

/* The counts as of the last print. */
struct samples {
	struct pmureg_result *results; /* units of an event are adjacent, ordered by topology element */
	size_t count;
	struct pmureg_metric_result *metrics;
	size_t metric_count;
	uint64_t before_ns, now_ns;    /* of the last print (0 for a summary) and of this one, since the start */
	struct spread *spreads, elapsed; /* --repeat: of each row, and of the elapsed time */
	size_t spread_count, row_count;  /* rows with a spread; rows of this print so far */
	struct shown_metric *shown;    /* --metric-only: metrics of all rows */
	size_t shown_count, prints;
	int unit_width, place_width;   /* column widths of a table */
};

/* One line: an event on one unit, on the units of one topology element, or on all. */
struct row {
	const char *name, *unit;       /* of the event, and of its value */
	const char *on;                /* --per-instance: the unit; else NULL */
	const char *why_not;           /* why it was not counted; NULL: it was */
	const char *place;             /* topology element of the line, as S0-D1; NULL: all */
	int package;                   /* package of `place` */
	int is_plain;                  /* not scaled: a whole number */
	size_t units;                  /* number of units in the sum */
	uint64_t count;                /* scaled up if it did not run all the time */
	double scaled;                 /* in its unit */
	uint64_t enabled_ns, running_ns;
	double percent;                /* of the time that it ran */
	double noise;                  /* --repeat: standard error of the mean, in percent */
	const char *beside;            /* what perf stat shows beside it; NULL: nothing */
	size_t event_index;
};

struct shown_metric {
	const char *place, *on; /* of its row; or NULL */
	size_t units;
	const struct pmureg_metric_result *metric;
};

/* Functions that a format does not need are NULL. */
struct output_functions {
	void (*begin)(const struct stat_run *run, const struct output *output); /* before all rows */
	void (*row)(const struct stat_run *run, const struct output *output, const struct row *row);
	void (*end)(const struct stat_run *run, const struct output *output, const struct rusage *usage);
	/* --metric-only: replaces rows, unless the format has a line for each metric anyway. */
	void (*metrics)(const struct stat_run *run, const struct output *output);
	/* Writes the whole file of a format whose file is replaced at every print. */
	void (*whole)(const struct stat_run *run, FILE *out);
	/* Writes the rows of an interval. Returns 0, or a negative errno value after printing an error. */
	int (*sample)(const struct stat_run *run, const struct output *output);
};

struct output_format {
	const char *name;
	int takes_separator, takes_size, needs_file;
	const struct output_functions *functions;
};
extern const struct output_format output_formats[]; /* end with a name of NULL */
const struct output_format *output_format(const char *name);
extern const struct output_functions output_json;

/* Text that waits in memory until a file accepts it, so that a reader who stopped does not block counting. */
struct pending {
	FILE *stream;          /* into memory */
	char *text;
	size_t size, sent;
	int file;
	int must_poll;         /* a write may block */
	const char *name;      /* of the file, for outputs */
};

/* One output of counts. */
struct output {
	const struct output_format *format;
	const char *file;      /* "-": standard output; NULL: standard output, or standard error with a command */
	const char *separator; /* of formats that have one; NULL: a comma */
	int appends;           /* append to the file */
	int is_handed;         /* inherited from our caller: standard output, or /dev/fd/N */
	FILE *stream;          /* while it is open; NULL for files that are replaced at every print */
	char *target;          /* of such files, and of a log: the path with all links resolved */
	const char *listen;    /* ADDRESS:PORT at which they are served instead; or NULL */
	struct http *http;     /* while it is open */
	uint64_t size;         /* of the file of a new log; 0: as usual */
	struct ring_writer *writer; /* of a log */
};
#define STAT_OUTPUTS 16
#define PENDING_MOST (1 + STAT_OUTPUTS)

/* ---- output.c ---- */

double seconds(uint64_t ns);
unsigned int place_kinds(const struct options *options); /* options that request a line for each topology element */
int has_time(const struct stat_run *run); /* each line has the time of its interval */
double spread_error(const struct spread *spread, uint64_t runs); /* standard error of the mean */
int is_narrow(const char *place); /* than a package, whose number is enough */
/* Iterates over the metrics of a row's event and units. Start with 0. */
const struct pmureg_metric_result *next_metric(const struct stat_run *run, const struct row *row, size_t *at);
/* Returns `unit name (filter)`. */
const char *metric_text(const struct pmureg_metric_result *metric, char text[4 * TOOL_NAME]);
/* Returns the value, or why a requested metric has none, or nothing. */
#define METRIC_VALUE 512
const char *metric_value(const struct pmureg_metric_result *metric, int digits, char text[METRIC_VALUE]);

/* ---- output_derived.c ---- */

/* Writes what perf stat shows beside the count of a row, whose first result is `of`. Returns 0 if that is nothing. */
int output_derived(const struct stat_run *run, const struct row *row, const struct pmureg_result *of, char text[METRIC_VALUE]);

/* ---- output_cells.c ---- */

const char *csv_separator(const struct output *output);
/* Prints the time, or "summary". */
void csv_time(const struct stat_run *run, const struct output *output);
/* Prints a name, quoted for CSV if it contains the separator. */
void csv_quoted(const struct output *output, const char *text);

/* ---- output_metrics.c ---- */

/* Prints the metrics of each topology element on one line, and their names before the first line. */
void metrics_print(const struct stat_run *run, const struct output *output);

/* ---- pending.c ---- */

/* Takes ownership of the file, also on error. Returns 0 or a negative errno value. */
int pending_open(struct pending *pending, int file, const char *name);
int pending_write(struct pending *pending); /* never blocks; returns 1 if text is left */
int pending_close(struct pending *pending); /* discards what is left */

/* While registers are changed, output is held back, so that a reader cannot block restoring. */
struct held {
	int out;    /* standard output */
	char *text; /* messages */
	size_t size;
};
int output_hold(struct held *held); /* returns 0 or a negative errno value */
void output_release(struct held *held);

/* ---- output_replaced.c ---- */

/* Finds the file that is replaced at every print, and checks that it can be. Returns 0 or a negative errno value. */
int replaced_open(struct output *output);
/* Replaces the file atomically. Returns 0, or a negative errno value after printing an error. */
int replaced_write(const struct stat_run *run, const struct output *output);

/* ---- output_http.c ---- */

int http_is_built_in(void);
/* Returns what follows http:// in an option, or NULL. */
const char *http_address(const char *option);
/* Checks an ADDRESS:PORT. Returns 0, -EINVAL, or -ENOTSUP if this command cannot serve anything. */
int http_check(const char *address, struct pmureg_error *error);
/* Binds the address. Both return 0, or a negative errno value after printing an error. */
int http_open(struct output *output);
/* Starts the server's thread, if the output has one. Called after the last fork, with signals blocked. */
int http_start(const struct output *output);
/* Serves this print from now on. Never waits. Returns 0, or a negative errno value after printing an error. */
int http_write(const struct stat_run *run, const struct output *output);
void http_close(struct output *output);

/* ---- output_log.c ---- */

/* Opens the file of a log, or makes it. Returns 0 or a negative errno value; close it in any case. */
int log_open(const struct stat_run *run, struct output *output, struct pmureg_error *error);
int log_close(struct output *output); /* returns 0 or a negative errno value */

#endif
