/*
 * stat.h: what the files of `pmureg stat` and `pmureg run` share.
 */
#ifndef PMUREG_TOOL_STAT_H
#define PMUREG_TOOL_STAT_H

#include "output.h"

#include <signal.h>
#include <sys/types.h>

#define NS_PER_SEC UINT64_C(1000000000)

/* ---- child.c ---- */

struct child {
	pid_t pid;  /* 0: there is none */
	int line;   /* to it, until it runs; else -1 */
	int status;
	struct rusage usage;
};

/* Forks; the child waits in front of its exec. `mask` are the signals that it is to start with. */
int child_prepare(struct child *child, char **command, uint64_t mask);
int child_go(struct child *child, char **command); /* 0, or the exit status: it could not be run */
int child_ended(struct child *child); /* 1: it has, and its status and usage are known */
void child_drop(struct child *child); /* one that was never let go */
int child_status(const struct child *child, char **command);

/* ---- signals.c ---- */

struct signals {
	int file; /* that they are read from; -1: they are not blocked */
	uint64_t before;
};
/*
 * Blocks those that would end us, so that they are waited for and never interrupt anything. Before a device is opened.
 */
int signals_block(struct signals *signals);
/* Waits until one comes, CLOCK_MONOTONIC is `until` (0: for ever), or one takes what is pending. The signal, or 0. */
int signals_wait(const struct signals *signals, uint64_t until_ns, const struct pending *pending, size_t count,
		 int *by_user);
/* They do again what they did. One that came meanwhile is what ended us, if nothing else did. */
int signals_came(void *context); /* one that ends the counting waits */
void signals_unblock(struct signals *signals, int *ended_by);
int signals_die(int number); /* the exit status, should it not be the end */
int signals_mask(int how, uint64_t mask, uint64_t *before); /* as sigprocmask(), of all of them */
uint64_t clock_ns(void); /* CLOCK_MONOTONIC */

/* ---- stat.c ---- */

/* A counting: what it was told, and how far it is. */
struct stat_run {
	const struct options *options;
	struct output outputs[STAT_OUTPUTS]; /* a dry run shows its accesses in the first */
	size_t output_count;
	struct pending pending[PENDING_MOST]; /* messages, and what the outputs have printed */
	char **command;                      /* or NULL */
	struct pmureg_machine *machine;
	struct pmureg *handle;
	int is_simulated;
	const char *system;                  /* what was counted is described as; "": nothing says so */
	struct samples samples;
	uint64_t round;                      /* --repeat: which run this is, from 1 */
	int is_summary;                      /* --summary: what is printed is the whole run */
	size_t reads, writes, barriers;      /* of a dry run */
	struct child child;
	struct signals signals;
	int ended_by;  /* a signal, or 0 */
	int early, is_early_by_user; /* the signal that came before --delay was over, or 0 */
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

/* Before the counting starts; at every print; behind the last one (`usage` may be NULL), but for runs that others follow. */
int output_begin(struct stat_run *run);
void output_sample(struct stat_run *run);
void output_end(struct stat_run *run, const struct rusage *usage);

/* ---- output_files.c ---- */

/* All of them, or none: what is wrong has been said. What a file held stays until outputs_empty(). */
int outputs_open(struct stat_run *run);
int outputs_empty(struct stat_run *run);
/* Writes what is taken at once. 1: something is left. */
int outputs_write(struct stat_run *run);
/* Waits until all of it is taken; after a signal, for a moment. The exit status. */
int outputs_close(struct stat_run *run);

#endif
