/*
 * stat.c: `pmureg stat`: counts until a command ends, an interval is over, or a signal comes.
 */
#include "stat.h"

#include <unistd.h>

#define TICKS UINT64_C(1000000) /* of a simulated clock for each sample */
#define PATIENCE NS_PER_SEC /* with a command that was sent a signal */

static int failed(struct stat_run *run, const struct pmureg_error *error)
{
	complain("%s", error->message);
	run->failed = 1;
	return TOOL_FAILED;
}

/* The command had the terminal's interrupt, too; everything else it has to be told. */
static void end_command(struct stat_run *run, int number, int by_user)
{
	uint64_t until = clock_ns() + PATIENCE;
	int ignored;

	if (!run->child.pid || child_ended(&run->child))
		return;
	run->cut_short = 1;
	if (by_user || number == SIGTERM || number == SIGHUP)
		(void)kill(run->child.pid, number);
	while (signals_wait(&run->signals, until, NULL, 0, &ignored) == SIGCHLD)
		if (child_ended(&run->child))
			return;
	/* It goes on without us. */
	run->child.pid = 0;
}

/* ---- Samples ---- */

/* Simulated time passes from sample to sample; where there is only one, for as long as the counting is to last. */
static int pass_time(const struct stat_run *run, struct pmureg_error *error)
{
	const struct options *options = run->options;
	const uint64_t whole = options->interval_ms ? 0 : options->duration_ms * 1000000;
	const uint64_t ticks = options->ticks ? options->ticks : whole;

	return run->is_simulated ? pmureg_advance(run->handle, ticks ? ticks : TICKS, error) : 0;
}

static int sample(struct stat_run *run, int is_last)
{
	struct pmureg_error error;
	int code;

	accesses_head(run, is_last ? "read, stop" : "read");
	code = pass_time(run, &error);
	if (!code)
		code = is_last ? pmureg_stop(run->handle, &error) : pmureg_read(run->handle, &error);
	if (code)
		return failed(run, &error);
	if (!run->failed && pmureg_first_failure(run->handle, &error))
		(void)failed(run, &error);
	output_sample(run);
	return 0;
}

/* ---- Waiting ---- */

/* The earlier of two times, of which 0 is never. */
static uint64_t earlier(uint64_t a, uint64_t b)
{
	return !a || (b && b < a) ? b : a;
}

/* What a signal asks for. 1: the counting is over. */
static int take_signal(struct stat_run *run, int number, int by_user)
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

/* Until a signal comes or the command ends: 0. 1: it is over for another reason, and a command may still run. */
static int wait_and_print(struct stat_run *run)
{
	const struct options *options = run->options;
	const uint64_t start = clock_ns(), interval = options->interval_ms * 1000000;
	const uint64_t end = options->duration_ms ? start + options->duration_ms * 1000000 : 0;
	uint64_t next = interval ? start + interval : 0;

	for (uint64_t taken = 0;;) {
		const uint64_t print = earlier(next, end), due = pmureg_due_ns(run->handle);
		const int is_held_up = outputs_write(run);
		struct pmureg_error error;
		int by_user = 0, number, is_over;

		if (run->cut_off)
			return 1;
		number = signals_wait(&run->signals, earlier(print, due), run->pending, PENDING_MOST, &by_user);
		if (number && take_signal(run, number, by_user))
			return 0;
		if (number)
			continue;
		if (!print || clock_ns() < print) {
			if (pmureg_tick(run->handle, &error)) {
				(void)failed(run, &error);
				return 1;
			}
			if (!pmureg_reached(run->handle))
				continue;
		}
		is_over = (end && clock_ns() >= end) || pmureg_reached(run->handle);
		/*
		 * As long as a reader has not taken the last print, there is no other: a print that is late is not made
		 * up for.
		 */
		if (!is_held_up || is_over) {
			is_over |= ++taken == options->count;
			if (sample(run, is_over) || is_over || pmureg_reached(run->handle))
				return 1;
		}
		do
			next += interval;
		while (next <= clock_ns());
	}
}

static void count(struct stat_run *run)
{
	if (run->is_simulated && !run->child.pid && !run->options->interval_ms)
		(void)sample(run, 1);
	else if (wait_and_print(run))
		/* As perf does: what is counted for no longer has a reason to run. */
		end_command(run, SIGTERM, 1);
}

/* ---- From start to end ---- */

/* 0, or the exit status. */
static int start(struct stat_run *run)
{
	struct pmureg_error error;
	int code = 0;

	if (run->command && !run->options->dry_run)
		code = child_prepare(&run->child, run->command, run->signals.before);
	if (code) {
		complain("'%s' cannot be started: %s", run->command[0], strerror(-code));
		return TOOL_FAILED;
	}
	accesses_head(run, "open: save, reset, program");
	if (pmureg_program(run->handle, run->child.pid, &error))
		return signals_came(NULL) ? TOOL_FAILED : failed(run, &error);
	if (outputs_empty(run))
		return TOOL_FAILED;
	output_begin(run);
	accesses_head(run, "start");
	if (pmureg_start(run->handle, &error))
		return failed(run, &error);
	return run->child.pid ? child_go(&run->child, run->command) : 0;
}

/* The exit status. */
static int run_counting(struct stat_run *run)
{
	const int has_command = run->command && !run->options->dry_run;
	struct pmureg_error error;
	int status, has_usage;

	if (outputs_open(run))
		return TOOL_FAILED;
	if (signals_block(&run->signals)) {
		complain("signals cannot be blocked: %s", strerror(errno));
		(void)outputs_close(run);
		return TOOL_FAILED;
	}
	status = start(run);
	for (size_t i = 0; pmureg_notice(run->handle, i); i++)
		complain("%s", pmureg_notice(run->handle, i));
	if (!status)
		count(run);
	has_usage = has_command && run->child.pid && run->child.line < 0;
	if (!status && !run->failed)
		output_end(run, has_usage ? &run->child.usage : NULL);
	child_drop(&run->child);
	/* In every way that the counting may have ended. */
	accesses_head(run, "close: put back what was found");
	if (pmureg_put_back(run->handle, &error))
		(void)failed(run, &error);
	accesses_end(run);
	(void)outputs_write(run);
	/* From here on nobody is harmed if it ends at once. */
	signals_unblock(&run->signals, &run->ended_by);
	if ((outputs_close(run) || run->failed) && !status)
		status = TOOL_FAILED;
	if (run->ended_by)
		return signals_die(run->ended_by);
	return !status && has_usage && !run->cut_short ? child_status(&run->child, run->command) : status;
}

int stat_count(const struct tool *tool, struct stat_run *run)
{
	struct pmureg_options to;
	struct pmureg_error error = {0};
	int status = TOOL_FAILED;

	run->child.line = run->signals.file = -1;
	if (stat_parse(tool, run, &error)) {
		complain_error(&error, run->options->events);
	} else {
		if (strcmp(pmureg_counts_by(run->handle), "direct") == 0 &&
		    !stat_handle_options(tool, run, &to, &error))
			records_tell(&to);
		status = run_counting(run);
	}
	free(run->samples.results);
	free(run->samples.metrics);
	stat_close(run);
	return status;
}

/* ---- The command ---- */

/* Said of a command line alone: a session file names each of its outputs. */
static int check_outputs(const struct options *options, struct pmureg_error *error)
{
	const int is_io_wrong = options->io && strcmp(options->io, "auto") != 0 && strcmp(options->io, "sim") != 0 &&
				strcmp(options->io, "trace") != 0;

	if (options->separator && options->format)
		return pmureg_fail(error, -EINVAL, 0, "-x and --%s exclude each other", options->format);
	if (options->dry_run && (options->separator || options->format || options->openmetrics))
		return pmureg_fail(error, -EINVAL, 0,
				   "--dry-run prints accesses, not counts: leave -x, --json and --openmetrics out");
	if (options->dry_run && is_io_wrong)
		return pmureg_fail(error, -EINVAL, 0, "--dry-run makes no access of a device: leave --io out");
	return 0;
}

int stat_run(struct tool *tool, struct options *options)
{
	const char *format = options->separator ? "csv" : options->format ? options->format : "table", *at;
	struct stat_run run = {.options = options, .command = options->word_count ? options->words : NULL};
	struct pmureg_error error;

	if (options->schema)
		return print_text(text_stat_schema_json);
	options->dry_run |= options->io && strcmp(options->io, "trace") == 0;
	if (stat_check(options, &at, &error) || check_outputs(options, &error))
		return wrong_usage(options->command, "%s", error.message);
	run.outputs[0] = (struct output){
		.format = output_format(format), .file = options->output, .separator = options->separator,
	};
	run.output_count = 1;
	if (options->openmetrics)
		run.outputs[run.output_count++] = (struct output){
			.format = output_format("openmetrics"), .file = options->openmetrics,
		};
	return stat_count(tool, &run);
}
