/*
 * stat.c: `pmureg stat`: counts until a command ends, an interval is over, or a signal comes.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "stat.h"

#define TICKS UINT64_C(1000000) /* of a simulated clock for each sample */
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
		accesses_print(run->counting.accesses, run->options->outputs[0].stream, what);
}

/* Simulated time passes from sample to sample; where there is only one, for as long as the counting is to last. */
static int pass_time(struct run *run, struct pmureg_error *error)
{
	const struct stat_options *options = run->options;
	uint64_t ticks = options->ticks ? options->ticks : options->interval_ms ? TICKS : options->duration_ns;

	return is_simulated(&run->counting) ? pmureg_advance(handle(run), ticks ? ticks : TICKS, error) : 0;
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

/* The earlier of two times, of which 0 is never. */
static uint64_t earlier(uint64_t a, uint64_t b)
{
	return !a || (b && b < a) ? b : a;
}

static int tick(struct run *run)
{
	struct pmureg_error error;

	return pmureg_tick(handle(run), &error) ? failed(run, &error) : 0;
}

/* As perf does: what is counted for no longer has a reason to run. */
static void stop_command(struct run *run)
{
	end_command(run, SIGTERM, 1);
}

/* What a signal asks for. 1: the counting is over. */
static int take_signal(struct run *run, int number, int by_user)
{
	if (number == SIGCHLD && !(run->child.pid && child_ended(&run->child)))
		return 0;
	if (number != SIGCHLD) {
		run->ended_by = number;
		end_command(run, number, by_user);
	}
	(void)sample(run, 1);
	return 1;
}

static void count(struct run *run)
{
	const struct stat_options *options = run->options;
	const uint64_t start = counting_clock_ns(), interval = options->interval_ms * 1000000;
	const uint64_t end = options->duration_ns ? start + options->duration_ns : 0;
	uint64_t next = interval ? start + interval : 0;

	if (is_simulated(&run->counting) && !run->child.pid && !interval) {
		(void)sample(run, 1);
		return;
	}
	for (uint64_t taken = 0;;) {
		const uint64_t print = earlier(next, end);
		int by_user = 0, number, is_last;

		number = signals_wait(&run->signals, earlier(print, pmureg_due_ns(handle(run))), &by_user);
		if (number && take_signal(run, number, by_user))
			return;
		if (number)
			continue;
		if (!print || counting_clock_ns() < print) {
			if (!tick(run))
				continue;
			stop_command(run);
			return;
		}
		is_last = ++taken == options->samples || (end && counting_clock_ns() >= end);
		if (sample(run, is_last) || run->counting.cut_off || is_last) {
			stop_command(run);
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
	if (handle(run)->way == WAY_DIRECT)
		leftovers_tell(&(struct pmureg_options){.size = sizeof(struct pmureg_options), .run_directory = run->counting.run_directory});
	handle(run)->options.pid = run->child.pid;
	code = counting_open(handle(run), &error);
	if (!code && outputs_empty(run->options))
		return -EIO;
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

/* Puts every register back, in every way that the counting may have ended. */
static void close_counting(struct run *run)
{
	struct pmureg_error error;

	if (counting_end(handle(run), &error))
		(void)failed(run, &error);
	show_accesses(run, "close: put back what was found");
	if (run->counting.accesses)
		accesses_free(run->counting.accesses, run->options->outputs[0].stream);
	run->counting.accesses = NULL;
}

static int run_counting(struct run *run)
{
	const struct stat_options *options = run->options;
	int status = TOOL_DONE, has_usage;

	if (outputs_open(run->options))
		return TOOL_FAILED;
	if (signals_block(&run->signals)) {
		complain("signals cannot be blocked: %s", strerror(errno));
		(void)outputs_close(run->options, 0);
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
	if (outputs_close(run->options, run->counting.cut_off) || run->failed)
		status = TOOL_FAILED;
	if (run->ended_by)
		signals_die(&run->signals, run->ended_by);
	return status == TOOL_DONE && has_usage && !run->cut_short ? child_status(&run->child, options->command) : status;
}

int stat_count(const struct tool *tool, struct stat_options *options)
{
	struct run run = {.options = options, .child = {.go = -1, .failure = -1}};
	int status = TOOL_FAILED;

	if (!stat_events_parse(tool, options, &run.counting))
		status = run_counting(&run);
	stat_events_free(&run.counting);
	for (size_t i = 0; i < options->made_count; i++)
		free(options->made[i]);
	options->made_count = 0;
	return status;
}

int stat_run(struct tool *tool, const struct command *command, int argc, char **argv)
{
	struct stat_options options = {.way = WAY_AUTO};
	int status = stat_options_take(tool, command, argc, argv, &options);

	return status ? status - 1 : stat_count(tool, &options);
}
