/*
 * stat.h: what the files of `pmureg stat` and `pmureg run` share.
 */
#ifndef PMUREG_TOOL_STAT_H
#define PMUREG_TOOL_STAT_H

#include "output.h"

#include <signal.h>
#include <sys/types.h>

#define STAT_OUTPUTS 16
#define NS_PER_SEC UINT64_C(1000000000)

/* ---- child.c ---- */

struct child {
	pid_t pid;  /* 0: there is none */
	int line;   /* to it, until it runs; else -1 */
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
uint64_t clock_ns(void); /* CLOCK_MONOTONIC */

/* ---- stat.c ---- */

/* A counting: what it was told, and how far it is. */
struct stat_run {
	const struct options *options;
	struct output outputs[STAT_OUTPUTS]; /* a dry run shows its accesses in the first */
	size_t output_count;
	char **command;                      /* or NULL */
	struct pmureg_machine *machine;
	struct pmureg *handle;
	int is_simulated;
	const char *system;                  /* what was counted is described as; "": nothing says so */
	struct samples samples;
	size_t reads, writes, barriers;      /* of a dry run */
	struct child child;
	struct signals signals;
	int ended_by;  /* a signal, or 0 */
	int cut_short; /* we ended the command: its status says nothing */
	int cut_off;   /* nobody reads any more, or the disk is full */
	int failed;
};

/* Counts and prints. The exit status. */
int stat_count(const struct tool *tool, struct stat_run *run);

/* ---- stat_options.c ---- */

/* What is wrong with options taken together; `at` is which of them, or NULL. 0 or -EINVAL. */
int stat_check(const struct options *options, const char **at, struct pmureg_error *error);
/* The options of a handle. The machine is opened if it is not yet. */
int stat_handle_options(const struct tool *tool, struct stat_run *run, struct pmureg_options *options,
			struct pmureg_error *error);
/* Parses the events and metrics, chooses the way to count. */
int stat_parse(const struct tool *tool, struct stat_run *run, struct pmureg_error *error);
void stat_close(struct stat_run *run);

/* ---- accesses.c ---- */

/* Of a dry run: what the next accesses are for, each of them, and how many there were. */
void accesses_head(const struct stat_run *run, const char *what);
pmureg_watcher accesses_print;
void accesses_end(const struct stat_run *run);

/* ---- output.c ---- */

/* Before the counting starts; at every print; behind the last one (`usage` may be NULL). */
void output_begin(struct stat_run *run);
void output_sample(struct stat_run *run);
void output_end(struct stat_run *run, const struct rusage *usage);

/* ---- output_files.c ---- */

/* All of them, or none: what is wrong has been said. What a file held stays until outputs_empty(). */
int outputs_open(struct stat_run *run);
int outputs_empty(const struct stat_run *run);
/* The exit status. */
int outputs_close(struct stat_run *run);

#endif
