/*
 * stat.h: shared by the files of `pmureg stat` and `pmureg run`.
 */
#ifndef PMUREG_TOOL_STAT_H
#define PMUREG_TOOL_STAT_H

#include "output.h"

#include <signal.h>
#include <sys/types.h>
#include <termios.h>

#define NS_PER_SEC UINT64_C(1000000000)

/* ---- child.c ---- */

struct child {
	pid_t pid;  /* 0: no child */
	int line;   /* to the child, until it runs; else -1 */
	int status;
	struct rusage usage;
};

/* Forks. The child waits before its exec. `mask`: the signals that it blocks when it starts. */
int child_prepare(struct child *child, char **command, uint64_t mask);
int child_go(struct child *child, char **command); /* returns 0, or the exit status if the command cannot be run */
int child_ended(struct child *child); /* returns 1 if it has ended; sets status and usage */
void child_drop(struct child *child); /* a child that was not started */
int child_status(const struct child *child, char **command);

/* ---- signals.c ---- */

struct signals {
	int file; /* descriptor from which they are read; -1: not blocked */
	uint64_t before;
	int wants_keys;          /* wait for the keys of a terminal, too */
	int has_keys;            /* it is in the foreground */
	int has_changed;         /* it was like this before: */
	struct termios keys_before;
};
/*
 * Blocks the signals that would end the process, so that they do not interrupt anything. Called before a device is
 * opened.
 */
int signals_block(struct signals *signals);
/*
 * Waits until a signal arrives, CLOCK_MONOTONIC reaches `until_ns` (0: forever), or a pending output can be written.
 * Returns the signal, minus a key, or 0. The key of a terminal that is gone is KEY_GONE.
 */
#define KEY_GONE 256
int signals_wait(struct signals *signals, uint64_t until_ns, const struct pending *pending, size_t count, int *by_user);
/*
 * signals_unblock() restores the signals' effects. A signal that arrived meanwhile is the one that ended the run, if
 * there was no other.
 */
int signals_came(void *context); /* checks for a waiting signal that ends counting */
void signals_unblock(struct signals *signals, int *ended_by);
int signals_die(int number); /* returns the exit status if the process survives */
int signals_mask(int how, uint64_t mask, uint64_t *before); /* like sigprocmask(), for all signals */
uint64_t clock_ns(void); /* CLOCK_MONOTONIC */

/* ---- stat.c ---- */

/* A run of `stat`: its options and state. */
struct stat_run {
	const struct options *options;
	struct output outputs[STAT_OUTPUTS]; /* a dry run prints its accesses to the first */
	size_t output_count;
	struct pending pending[PENDING_MOST]; /* messages, and the text of each output */
	char **command;                      /* or NULL */
	struct pmureg_machine *machine;
	struct pmureg *handle;
	int is_simulated;
	const char *system;                  /* described system of the counts; "": unknown */
	const char *session;                 /* name of the session's file; NULL: there is none */
	struct samples samples;
	struct view *view;                   /* of `pmureg view`; else NULL */
	uint64_t round;                      /* --repeat: number of the run, from 1 */
	int is_summary;                      /* --summary: this print is the whole run */
	size_t reads, writes, barriers;      /* of a dry run */
	struct child child;
	struct signals signals;
	int ended_by;  /* a signal, or 0 */
	int early, is_early_by_user; /* signal that arrived before --delay was over, or 0 */
	int cut_short; /* we ended the command, so its status has no meaning */
	int cut_off;   /* the reader closed the output, or the disk is full */
	int failed;
};

/* Counts and prints. Returns the exit status. */
int stat_count(const struct tool *tool, struct stat_run *run);

/* ---- stat_options.c ---- */

/* Checks options that exclude or need each other. Sets `at` to the wrong one, or NULL. Returns 0 or -EINVAL. */
int stat_check(const struct options *options, const char **at, struct pmureg_error *error);
/* Makes the options of a handle. Opens the machine if it is not open. */
int stat_handle_options(const struct tool *tool, struct stat_run *run, struct pmureg_options *options,
			struct pmureg_error *error);
/* Parses the events and metrics, and chooses the backend. */
int stat_parse(const struct tool *tool, struct stat_run *run, struct pmureg_error *error);
void stat_close(struct stat_run *run);

/* ---- accesses.c ---- */

/* Dry run: print what the next accesses are for, each access, and their numbers. */
void accesses_head(const struct stat_run *run, const char *what);
pmureg_watcher accesses_print;
void accesses_end(const struct stat_run *run);

/* ---- service.c ---- */

/* Checks whether systemd runs us as a service. */
int service_is_one(void);
/* Tells systemd, if it does. */
void service_tell(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Returns how often systemd must be told that we still count; 0: it does not ask. */
uint64_t service_feed_ns(void);

/* ---- output.c ---- */

/*
 * Called before counting starts; at every print; after the last print (`usage` may be NULL), except for runs that are
 * followed by another.
 */
int output_begin(struct stat_run *run);
void output_sample(struct stat_run *run);
void output_end(struct stat_run *run, const struct rusage *usage);

/* ---- output_files.c ---- */

/* Opens all outputs or, after printing an error, none. Files keep their contents until outputs_empty(). */
int outputs_open(struct stat_run *run);
int outputs_empty(struct stat_run *run);
/* Opens files again by their names: logrotate has moved them. One that cannot be opened is written on where it is. */
void outputs_reopen(struct stat_run *run);
/* Writes what is accepted without waiting. Returns 1 if text is left. */
int outputs_write(struct stat_run *run);
/* Waits until all text is written, after a signal for a limited time. Returns the exit status. */
int outputs_close(struct stat_run *run);

#endif
