/*
 * stat.h: what the files of `pmureg stat` share.
 */
#ifndef PMUREG_TOOL_STAT_H
#define PMUREG_TOOL_STAT_H

#include <signal.h>
#include <sys/resource.h>
#include <sys/types.h>

#include "../library/counting.h"
#include "../library/metrics.h"
#include "tool.h"

#define STAT_LISTS 64
#define STAT_METRICS 32
#define STAT_OUTPUTS 16
#define PLACE 300 /* of a path that is configured */
#define NS_PER_SEC UINT64_C(1000000000)

enum output_kind { OUTPUT_TABLE, OUTPUT_CSV, OUTPUT_JSON, OUTPUT_OPENMETRICS };

/* One way in which the counts are shown. */
struct output {
	enum output_kind kind;
	const char *file;      /* "-": standard output; NULL: the same, but standard error where a command has that */
	const char *separator; /* of CSV */
	FILE *stream;          /* while it is open; OpenMetrics has none: its file is replaced at every print */
};

struct stat_options {
	const char *lists[STAT_LISTS]; /* of -e */
	size_t list_count;
	const char *metrics[STAT_METRICS]; /* of -M */
	size_t metric_count;
	int all_metrics;
	char *made[STAT_METRICS]; /* lists of events that metrics need */
	size_t made_count;
	int all_cpus, per_instance, per_socket;
	enum way way;
	const char *space;                          /* of --io msr, pci, mmio, sysreg; else NULL */
	int dry_run;                                /* print the accesses of the simulated device instead of counts */
	unsigned flags;                             /* PMUREG_FORCE ... */
	const char *root, *run_directory, *mmio[STAT_LISTS];
	size_t mmio_count;
	uint64_t interval_ms, samples, ticks; /* samples 0: until something ends them */
	uint64_t duration_ns;                 /* 0: until something ends it */
	struct output outputs[STAT_OUTPUTS];  /* a dry run shows its accesses in the first */
	size_t output_count;
	char **command;                       /* or NULL */
};

/* A counting, and where its counts are printed. */
struct counting {
	struct pmureg *handle;
	uint64_t shown_ns;          /* when counts were printed last, since the start */
	int unit_width;             /* of the output's column */
	int cut_off;                /* nobody reads any more, or the disk is full */
	char root[PLACE], sysfs[PLACE], run_directory[PLACE];
	char *mmio;
	struct accesses *accesses;  /* of a dry run */
};

static inline int is_simulated(const struct counting *counting)
{
	return counting->handle->way == WAY_SIM;
}

/* ---- stat.c, stat_options.c ---- */

/* Counts and prints as the options say. The exit status. */
int stat_count(const struct tool *tool, struct stat_options *options);
/* Not 0: what is wrong has been said. */
int stat_options_take(const struct command *command, const struct options *given, struct stat_options *options);
/* What follows from the options, once all of them are known. */
void stat_options_end(struct stat_options *options);

/* ---- stat_events.c ---- */

/* Parses every -e and -M, chooses the way to count. What is wrong has been said if not 0. */
int stat_events_parse(const struct tool *tool, struct stat_options *options, struct counting *counting);
/* A handle without events. What is wrong has been said if not 0. */
int stat_handle(const struct tool *tool, const struct stat_options *options, struct counting *counting);
void stat_events_free(struct counting *counting);

/* ---- accesses.c ---- */

/* Prints what a trace recorded, decoded, and forgets it. */
struct accesses;
struct accesses *accesses_new(const struct pmureg_system *system, struct pmureg_io *inner);
struct pmureg_io *accesses_io(struct accesses *accesses);
void accesses_print(struct accesses *accesses, FILE *out, const char *what);
void accesses_free(struct accesses *accesses, FILE *out);

/* ---- metrics.c ---- */

/* The wanted metrics that the counts since the last print give, in an array to be freed. 0 or -ENOMEM. */
int metrics_wanted(const struct counting *counting, const struct stat_options *options, struct metric_value **values,
		   size_t *count);
/* Whether the system (NULL: any) has a metric of that name. 0 or a negative errno value. */
int metric_check(const struct pmureg_system *system, const char *name, struct pmureg_error *error);
/* The events that a metric needs, as a group for -e, allocated. 0 or a negative errno value. */
int metric_events(const struct tool *tool, const struct stat_options *options, const char *name, char **list,
		  struct pmureg_error *error);

/* ---- output.c, output_table.c, output_data.c ---- */

/* One line of output. */
struct row {
	char name[UNIT_NAME + EVENT_TEXT + 2];
	const struct counted *event;
	const char *on;                     /* --per-instance: the unit; else NULL */
	int package;                        /* that the line is about; -1: all */
	size_t units;                       /* that were added up */
	struct tally counts;
	const struct metric_value *metrics; /* of all events, */
	size_t metric_count;
	size_t index;                       /* of the event */
};

typedef void row_printer(struct counting *counting, const struct stat_options *options, const struct output *output,
			 const struct row *row);

row_printer table_row, csv_row, json_row;
void table_begin(FILE *out, const struct counting *counting, const struct stat_options *options);
void table_end(FILE *out, const struct counting *counting, const struct stat_options *options,
	       const struct rusage *usage);

double seconds(uint64_t ns);
double percent(const struct tally *counts);
int is_counted(const struct row *row);
const char *why_not(const struct row *row); /* not counted */
int is_plain(const struct row *row);         /* no scale: a whole number */
uint64_t row_count(const struct row *row);   /* scaled up where it did not run all the time */
double row_scaled(const struct row *row);    /* in its unit */
/* The metrics of a row: of its event, and of its unit where units have rows of their own. Start at 0. */
const struct metric_value *next_metric(const struct row *row, size_t *at);
/* Which unit a metric is about, where the row does not say it. */
const char *metric_about(const struct row *row, const struct metric_value *metric);


/* Replaces a file for Prometheus, whole or not at all. */
void openmetrics_write(struct counting *counting, const char *file, const struct metric_value *metrics, size_t count);

void output_begin(struct counting *counting, const struct stat_options *options);
void output_sample(struct counting *counting, const struct stat_options *options);
void output_end(struct counting *counting, const struct stat_options *options, const struct rusage *usage);

/* ---- output_files.c ---- */

/* All of them, or none: what is wrong has been said. What a file held stays until outputs_empty(). */
int outputs_open(struct stat_options *options);
int outputs_empty(struct stat_options *options);
/* The exit status. `cut_off`: that writing failed has been said. */
int outputs_close(struct stat_options *options, int cut_off);

/* ---- child.c ---- */

struct child {
	pid_t pid; /* 0: there is none */
	int go, failure;
	int status;
	struct rusage usage;
};

/* Forks; the child waits in front of its exec. `mask` are the signals that it is to start with. */
int child_prepare(struct child *child, char **command, const sigset_t *mask);
int child_go(struct child *child, char **command);
int child_ended(struct child *child); /* 1: it has, and its status and usage are known */
void child_drop(struct child *child); /* one that was never let go */
int child_status(const struct child *child, char **command);

/* ---- signals.c ---- */

/* Blocks the signals that end the counting, so that they are waited for and never interrupt anything. */
struct signals {
	sigset_t waited, before;
};
int signals_block(struct signals *signals);
/* Waits until one comes or CLOCK_MONOTONIC is `until` (0: for ever). The signal, or 0. */
int signals_wait(const struct signals *signals, uint64_t until_ns, int *by_user);
void signals_die(const struct signals *signals, int number);

#endif
