/*
 * stat.c: `pmureg stat`: counts until a command ends, an interval is over, or a signal comes.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../library/undo.h"
#include "stat.h"

#define PATIENCE NS_PER_SEC /* with a command that was sent a signal */

struct run {
	struct stat_options *options;
	struct counting counting;
	struct child child;
	struct signals signals;
	int ended_by; /* a signal, or 0 */
	int cut_short; /* we ended the command: its status says nothing */
	int failed;
};

static int failed(struct run *run, const struct pmureg_error *error)
{
	complain("%s", error->message);
	run->failed = 1;
	return -1;
}

/* The command had the terminal's interrupt, too; everything else it has to be told. */
static void end_command(struct run *run, int number, int by_user)
{
	uint64_t until = counting_clock_ns() + PATIENCE;
	int ignored;

	if (!run->child.pid || child_ended(&run->child))
		return;
	run->cut_short = 1;
	if (by_user || number == SIGTERM || number == SIGHUP)
		(void)kill(run->child.pid, number);
	while (signals_wait(&run->signals, until, &ignored) == SIGCHLD)
		if (child_ended(&run->child))
			return;
	/* It goes on without us. */
	run->child.pid = 0;
}

static struct pmureg *handle(const struct run *run)
{
	return run->counting.handle;
}

static void show_accesses(struct run *run, const char *what)
{
	if (run->counting.accesses)
		accesses_print(run->counting.accesses, run->counting.out, what);
}

/* Simulated time passes from sample to sample. */
static int pass_time(struct run *run, struct pmureg_error *error)
{
	return is_simulated(&run->counting) ? pmureg_advance(handle(run), run->options->ticks, error) : 0;
}

static int sample(struct run *run, int is_last)
{
	struct pmureg_error error;
	int code = pass_time(run, &error);

	if (!code && !is_last)
		code = pmureg_read(handle(run), &error);
	else if (!code)
		code = pmureg_stop(handle(run), &error);
	if (code)
		return failed(run, &error);
	show_accesses(run, is_last ? "read, stop" : "read");
	if (handle(run)->trouble.code && !run->failed)
		(void)failed(run, &handle(run)->trouble);
	output_sample(&run->counting, run->options);
	return 0;
}

/* When something has to be done next: a print, a turn, a counter to be read before it wraps. 0: nothing. */
static uint64_t next_time(const struct run *run, uint64_t print)
{
	uint64_t due = pmureg_due_ns(handle(run));

	return !due || (print && print < due) ? print : due;
}

static int tick(struct run *run)
{
	struct pmureg_error error;

	return pmureg_tick(handle(run), &error) ? failed(run, &error) : 0;
}

static void count(struct run *run)
{
	const struct stat_options *options = run->options;
	uint64_t interval = options->interval_ms * 1000000, next = interval ? counting_clock_ns() + interval : 0;

	if (is_simulated(&run->counting) && !run->child.pid && !interval) {
		(void)sample(run, 1);
		return;
	}
	for (uint64_t taken = 0;;) {
		int by_user = 0, number = signals_wait(&run->signals, next_time(run, next), &by_user);

		if (number == SIGCHLD && run->child.pid && child_ended(&run->child)) {
			(void)sample(run, 1);
			return;
		}
		if (number == SIGCHLD)
			continue;
		if (number) {
			run->ended_by = number;
			end_command(run, number, by_user);
			(void)sample(run, 1);
			return;
		}
		if (!next || counting_clock_ns() < next) {
			if (!tick(run))
				continue;
			end_command(run, SIGTERM, 1);
			return;
		}
		taken++;
		if (sample(run, taken == options->samples) || run->counting.cut_off || taken == options->samples) {
			/* As perf does: what is counted for no longer has a reason to run. */
			end_command(run, SIGTERM, 1);
			return;
		}
		/* Prints that came too late are not made up for. */
		do
			next += interval;
		while (next <= counting_clock_ns());
	}
}

static int start(struct run *run)
{
	const struct stat_options *options = run->options;
	struct pmureg_error error;
	int code;

	if (options->command && !options->dry_run) {
		code = child_prepare(&run->child, options->command, &run->signals.before);
		if (code) {
			complain("'%s' cannot be started: %s", options->command[0], strerror(-code));
			return code;
		}
	}
	if (handle(run)->way == WAY_DIRECT && pmureg_undo_count(run->counting.run_directory))
		complain("a process that was killed has left registers changed: `pmureg restore` puts them back");
	handle(run)->options.pid = run->child.pid;
	code = counting_open(handle(run), &error);
	if (!code) {
		show_accesses(run, "open: save, reset, program");
		output_begin(&run->counting, options);
		code = pmureg_start(handle(run), &error);
		show_accesses(run, "start");
	}
	if (code)
		return failed(run, &error);
	return run->child.pid ? child_go(&run->child, options->command) : 0;
}

static FILE *open_output(const struct stat_options *options)
{
	FILE *out;
	int fd;

	if (options->file && strcmp(options->file, "-") == 0)
		return stdout;
	if (options->file) {
		out = fopen(options->file, "we");
		if (!out)
			complain("%s cannot be written: %s", options->file, strerror(errno));
		return out;
	}
	if (!options->command)
		return stdout;
	/* A command's output stays its own: the counts go to standard error, as perf's do, but not letter by letter. */
	fd = dup(STDERR_FILENO);
	out = fd < 0 ? NULL : fdopen(fd, "w");
	if (!out)
		complain("standard error cannot be written: %s", strerror(errno));
	return out;
}

static int close_output(struct counting *counting)
{
	int status = counting->cut_off ? TOOL_FAILED : finish(counting->out);

	if (counting->out == stdout)
		return status;
	if (fclose(counting->out) && status == TOOL_DONE) {
		complain("the output cannot be written: %s", strerror(errno));
		status = TOOL_FAILED;
	}
	return status;
}

/* Puts every register back, in every way that the counting may have ended. */
static void close_counting(struct run *run)
{
	struct pmureg_error error;

	if (counting_end(handle(run), &error))
		(void)failed(run, &error);
	show_accesses(run, "close: put back what was found");
	if (run->counting.accesses)
		accesses_free(run->counting.accesses, run->counting.out);
	run->counting.accesses = NULL;
}

static int run_counting(struct run *run)
{
	const struct stat_options *options = run->options;
	int status = TOOL_DONE, has_usage;

	run->counting.out = open_output(options);
	if (!run->counting.out)
		return TOOL_FAILED;
	if (signals_block(&run->signals)) {
		complain("signals cannot be blocked: %s", strerror(errno));
		return TOOL_FAILED;
	}
	if (start(run))
		status = TOOL_FAILED;
	else
		count(run);
	has_usage = options->command && !options->dry_run && run->child.pid && run->child.go < 0;
	if (status == TOOL_DONE && !run->failed)
		output_end(&run->counting, options, has_usage ? &run->child.usage : NULL);
	child_drop(&run->child);
	close_counting(run);
	if (close_output(&run->counting) || run->failed)
		status = TOOL_FAILED;
	if (run->ended_by)
		signals_die(&run->signals, run->ended_by);
	return status == TOOL_DONE && has_usage && !run->cut_short ? child_status(&run->child, options->command) : status;
}

int stat_run(struct tool *tool, const struct command *command, int argc, char **argv)
{
	struct stat_options options = {.way = WAY_AUTO};
	struct run run = {.options = &options, .child = {.go = -1, .failure = -1}};
	int status = stat_options_take(tool, command, argc, argv, &options);

	if (status)
		return status - 1;
	if (stat_events_parse(tool, &options, &run.counting))
		status = TOOL_FAILED;
	else
		status = run_counting(&run);
	stat_events_free(&run.counting);
	for (size_t i = 0; i < options.made_count; i++)
		free(options.made[i]);
	return status;
}
