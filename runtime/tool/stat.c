/*
 * stat.c: `pmureg stat`: counts until a command ends, a time is over, or a signal arrives.
 */
#include "view.h"

#include <unistd.h>

#define TICKS UINT64_C(1000000) /* simulated time of each sample, in ns */
#define PATIENCE NS_PER_SEC     /* longest wait for a command after a signal */
#define LOOK (NS_PER_SEC / 10)  /* interval at which the counted processes are checked */

static int failed(struct stat_run *run, const struct pmureg_error *error)
{
	complain("%s", error->message);
	run->failed = 1;
	return TOOL_FAILED;
}

/* Ends the command. The terminal's interrupt has reached it already; all other signals are forwarded. */
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
	/* The command continues without us. */
	run->child.pid = 0;
}

/* ---- Samples ---- */

/* Advances simulated time: by a sample, or for a single sample by the whole duration. */
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

/* Returns the earlier of two times, where 0 is never. */
static uint64_t stat_earlier(uint64_t a, uint64_t b)
{
	return !a || (b && b < a) ? b : a;
}

/* Checks for SIGCHLD of a child that still runs, or of an unknown child. */
static int stat_is_nothing(struct stat_run *run, int number)
{
	return number == SIGCHLD && !(run->child.pid && child_ended(&run->child));
}

/* Handles a signal. Returns 1 if counting is over. */
static int take_signal(struct stat_run *run, int number, int by_user)
{
	if (stat_is_nothing(run, number))
		return 0;
	if (number == SIGHUP && service_is_one()) {
		outputs_reopen(run);
		return 0;
	}
	if (number != SIGCHLD) {
		run->ended_by = number;
		end_command(run, number, by_user);
	}
	(void)sample(run, 1);
	return 1;
}

/* Checks whether all counted tasks have ended, if no command limits the run. */
static int are_gone(const struct stat_run *run)
{
	const char *list = run->options->pids ? run->options->pids : run->options->tids;
	struct pmureg_word word;
	uint64_t number;

	if (!list || run->child.pid)
		return 0;
	while (pmureg_word_next(&list, &word))
		if (!pmureg_number(word, &number) && (kill((pid_t)number, 0) == 0 || errno != ESRCH))
			return 0;
	return 1;
}

/* Tells systemd that counters can still be read. Returns the time. */
static uint64_t stat_feed(const struct stat_run *run)
{
	if (!pmureg_read(run->handle, NULL))
		service_tell("WATCHDOG=1");
	return clock_ns();
}

/*
 * Waits until a signal arrives or the command ends, then returns 0. Returns 1 if counting ended otherwise; a command
 * may still run.
 */
static int wait_and_print(struct stat_run *run)
{
	const struct options *options = run->options;
	const uint64_t start = clock_ns(), interval = options->interval_ms * 1000000;
	const uint64_t end = options->duration_ms ? start + options->duration_ms * 1000000 : 0;
	const int has_tasks = options->pids || options->tids;
	const uint64_t feed = service_feed_ns();
	uint64_t next = interval ? start + interval : 0, fed = start;

	for (uint64_t taken = 0;;) {
		const uint64_t print = stat_earlier(next, end), due = pmureg_due_ns(run->handle);
		const uint64_t look = has_tasks && !run->child.pid ? clock_ns() + LOOK : 0;
		const int is_held_up = outputs_write(run);
		struct pmureg_error error;
		int by_user = 0, number, is_over, is_gone;

		if (run->cut_off)
			return 1;
		number = signals_wait(&run->signals,
				      stat_earlier(stat_earlier(print, due), stat_earlier(look, feed ? fed + feed : 0)),
				      run->pending, PENDING_MOST, &by_user);
		if (number < 0 && view_key(run, -number, is_held_up))
			return 1;
		if (number > 0 && take_signal(run, number, by_user))
			return 0;
		if (number)
			continue;
		is_gone = are_gone(run);
		if (feed && clock_ns() >= fed + feed)
			fed = stat_feed(run);
		if (!print || clock_ns() < print) {
			if (pmureg_tick(run->handle, &error)) {
				(void)failed(run, &error);
				return 1;
			}
			if (!pmureg_reached(run->handle) && !is_gone)
				continue;
		}
		is_over = is_gone || (end && clock_ns() >= end) || pmureg_reached(run->handle);
		/* While a reader has not taken the last print, the next is skipped and not made up for. */
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

static void stat_count_run(struct stat_run *run)
{
	if (run->is_simulated && !run->child.pid && !run->options->interval_ms)
		(void)sample(run, 1);
	else if (run->early && take_signal(run, run->early, run->is_early_by_user))
		return;
	else if (wait_and_print(run))
		/* As in perf, the command is ended with the counting. */
		end_command(run, SIGTERM, 1);
}

/* ---- A run ---- */

/* The command runs, but is not counted yet. */
static void delay(struct stat_run *run)
{
	const uint64_t until = clock_ns() + run->options->delay_ms * 1000000;

	do
		run->early = signals_wait(&run->signals, until, NULL, 0, &run->is_early_by_user);
	while (stat_is_nothing(run, run->early) || (!run->early && clock_ns() < until));
}

/* Refuses lines for topology elements if perf counts a task, which may run on any CPU. */
static int stat_check_places(const struct stat_run *run)
{
	struct pmureg_result result = PMUREG_RESULT;

	for (size_t i = 0; place_kinds(run->options) && pmureg_result_at(run->handle, i, &result) == 0; i++)
		if (!result.place[0] && result.reason != PMUREG_NOT_SUPPORTED && strcmp(pmureg_counts_by(run->handle), "perf") == 0) {
			complain("'%s' is counted on any CPU that runs its task: lines for places need -a or -C",
				 result.event);
			return TOOL_USAGE;
		}
	return 0;
}

/* Returns 0 or the exit status. */
static int stat_start(struct stat_run *run)
{
	const int is_delayed = run->options->delay_ms && !run->options->dry_run;
	struct pmureg_error error;
	int code = 0;

	if (run->command && !run->options->dry_run)
		code = child_prepare(&run->child, run->command, run->signals.before);
	if (code) {
		complain("'%s' cannot be started: %s", run->command[0], strerror(-code));
		return TOOL_FAILED;
	}
	for (size_t i = 0; i < run->output_count; i++)
		if (http_start(&run->outputs[i]))
			return TOOL_FAILED;
	accesses_head(run, "open: save, reset, program");
	code = pmureg_program(run->handle, run->child.pid, &error);
	if (code)
		return code == -EINTR ? TOOL_FAILED : failed(run, &error);
	code = stat_check_places(run);
	if (code)
		return code;
	if (run->round == 1 && outputs_empty(run))
		return TOOL_FAILED;
	if (output_begin(run))
		return TOOL_FAILED;
	if (is_delayed && run->child.pid)
		code = child_go(&run->child, run->command);
	if (code)
		return code;
	if (is_delayed)
		delay(run);
	accesses_head(run, "start");
	if (pmureg_start(run->handle, &error))
		return failed(run, &error);
	service_tell("READY=1\nSTATUS=Counts %s%s%s%s\nWATCHDOG=1", strcmp(pmureg_counts_by(run->handle), "perf") == 0 ?
		     "with the kernel's drivers" : run->is_simulated ? "on a simulated device" : "through registers",
		     *run->system ? " (" : "", run->system, *run->system ? ")" : "");
	return run->child.pid && !is_delayed ? child_go(&run->child, run->command) : 0;
}

static int has_usage(const struct stat_run *run)
{
	return run->command && !run->options->dry_run && run->child.pid && run->child.line < 0;
}

/* Counts one run. Returns 0, or the exit status if there is no further run. */
static int count_once(struct stat_run *run)
{
	const struct options *options = run->options;
	struct pmureg_error error;
	int status;

	if (options->verbose && options->repeat != 1)
		(void)fprintf(run->pending->stream, "[ pmureg stat: executing run #%llu ... ]\n",
			      (unsigned long long)run->round);
	run->cut_short = 0;
	status = stat_start(run);
	for (size_t i = 0; run->round == 1 && pmureg_notice(run->handle, i); i++)
		complain("%s", pmureg_notice(run->handle, i));
	if (!status)
		stat_count_run(run);
	service_tell("STOPPING=1\nSTATUS=Restores registers");
	if (!status && !run->failed)
		output_end(run, has_usage(run) && options->repeat == 1 && !options->pids && !options->tids ?
					&run->child.usage :
					NULL);
	child_drop(&run->child);
	/* However counting ended. */
	accesses_head(run, "close: restore");
	if (pmureg_put_back(run->handle, &error))
		(void)failed(run, &error);
	accesses_end(run);
	(void)outputs_write(run);
	return status || run->failed || run->ended_by || run->cut_off ? status ? status : TOOL_FAILED : 0;
}

/* Returns the exit status. */
static int run_counting(const struct tool *tool, struct stat_run *run)
{
	struct pmureg_error error;
	int status;

	if (outputs_open(run))
		return TOOL_FAILED;
	status = signals_block(&run->signals);
	if (status) {
		complain("signals cannot be waited for: %s%s", strerror(-status),
			 status == -EMFILE ? "; raise the limit of open files (ulimit -n)" : "");
		(void)outputs_close(run);
		return TOOL_FAILED;
	}
	for (run->round = 1; !(status = count_once(run)) && run->round != run->options->repeat; run->round++) {
		stat_close(run);
		if (stat_parse(tool, run, &error)) {
			status = failed(run, &error);
			break;
		}
	}
	/* All registers are restored, so a signal may now end the process. */
	signals_unblock(&run->signals, &run->ended_by);
	if ((outputs_close(run) || run->failed) && !status)
		status = TOOL_FAILED;
	if (run->ended_by)
		return signals_die(run->ended_by);
	return !status && has_usage(run) && !run->cut_short ? child_status(&run->child, run->command) : status;
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
		status = run_counting(tool, run);
	}
	free(run->samples.results);
	free(run->samples.metrics);
	free(run->samples.spreads);
	free(run->samples.shown);
	stat_close(run);
	return status;
}

/* ---- The command ---- */

/* What is counted if nothing is named, as by perf; and this view. */
static const char usual[] =
	"task-clock,context-switches,cpu-migrations,page-faults,cycles,instructions,branches,branch-misses";
static const char usual_view[] = "memory";

/* Checks whether the kernel's drivers count a view here, for this user. */
static int counts_view(const struct tool *tool, const struct options *options, const char *view)
{
	struct pmureg_options to = library_options(tool, options);
	struct pmureg *handle = NULL;
	int code;

	to.io = "perf";
	to.metrics = view;
	to.flags |= PMUREG_WHOLE_MACHINE;
	code = pmureg_open(&to, NULL, &handle, NULL);
	(void)pmureg_close(handle, NULL);
	return !code;
}

/* Without events: those of perf stat, and the machine's memory beside them, if one run can count both. */
static int take_usual(const struct tool *tool, struct options *options)
{
	const int is_alone = !options->pids && !options->tids && options->repeat == 1;

	options->events = strdup(usual);
	if (options->events && is_alone && counts_view(tool, options, usual_view)) {
		options->metrics = strdup(usual_view);
		return !options->metrics;
	}
	return !options->events;
}

int stat_run(struct tool *tool, struct options *options)
{
	const char *format = options->separator ? "csv" : options->format ? options->format : "table", *at;
	const char *listen = http_address(options->openmetrics);
	int code;
	struct stat_run run = {.options = options, .command = options->word_count ? options->words : NULL};
	struct pmureg_error error;

	if (options->schema)
		return print_text(text_stat_schema_json);
	options->dry_run |= options->io && strcmp(options->io, "trace") == 0;
	if (!options->events && !options->metrics && !options->system && !options->io && !options->dry_run &&
	    take_usual(tool, options)) {
		complain("out of memory");
		return TOOL_FAILED;
	}
	if (stat_check(options, &at, &error))
		return wrong_usage(options->command, "%s", error.message);
	code = listen ? http_check(listen, &error) : 0;
	if (code == -EINVAL)
		return wrong_usage(options->command, "%s", error.message);
	if (code) {
		complain("%s", error.message);
		return TOOL_FAILED;
	}
	run.outputs[0] = (struct output){
		.format = output_format(format),
		.file = options->output,
		.separator = options->separator,
		.appends = options->append,
	};
	run.output_count = 1;
	if (options->openmetrics)
		run.outputs[run.output_count++] = (struct output){
			.format = output_format("openmetrics"),
			.file = listen ? NULL : options->openmetrics,
			.listen = listen,
		};
	if (options->log)
		run.outputs[run.output_count++] = (struct output){
			.format = output_format("log"),
			.file = options->log,
			.size = options->size,
		};
	return stat_count(tool, &run);
}
