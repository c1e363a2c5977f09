/*
 * selftest.c: `pmureg selftest`: whether a device does what is described.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "../library/selftest.h"
#include "reach.h"
#include "stat.h"

#define MOST_UNITS 64
#define MOST_REASONS 16

/* Why things were skipped, and how many. */
struct reason {
	char text[160];
	size_t count;
};

struct run {
	const struct tool *tool;
	const struct pmureg_system *system;
	struct reach *reach;
	struct signals signals;
	int number; /* of the signal that ends it; 0: none */
	char **words;
	size_t word_count;
	int force, quiet, broken;
	char run_directory[300];
	struct pmureg_undo_origin origin;
	struct pmureg_undo *undo;  /* of the unit at hand */
	struct pmureg_error unkept; /* why it could not be stored */
	size_t outcomes[3];
	struct reason reasons[MOST_REASONS];
	size_t reason_count;
};

/* ---- Reports ---- */

static void count_reason(struct run *run, const char *text)
{
	for (size_t i = 0; i < run->reason_count; i++) {
		if (strcmp(run->reasons[i].text, text) != 0)
			continue;
		run->reasons[i].count++;
		return;
	}
	if (run->reason_count == MOST_REASONS)
		return;
	(void)snprintf(run->reasons[run->reason_count].text, sizeof(run->reasons[0].text), "%s", text);
	run->reasons[run->reason_count++].count = 1;
}

static void print_result(const struct run *run, const struct pmureg_selftest_result *result)
{
	static const char *const words[] = {"passed", "FAILED", "skipped"};
	char unit[TOOL_NAME], name[TOOL_NAME] = "counters";
	const struct pmureg_register_name found = {result->block, result->reg, result->instance, result->element};

	unit_name(run->system, result->block, result->instance, unit, sizeof(unit));
	if (result->reg)
		(void)pmureg_register_text(&found, name, sizeof(name));
	(void)printf("%s%-7s%s  %-16s  %-30s  %s\n", result->outcome == PMUREG_TEST_FAILED ? bold(run->tool) : "",
		     words[result->outcome], result->outcome == PMUREG_TEST_FAILED ? plain(run->tool) : "", unit, name, result->text);
}

static void report(void *context, const struct pmureg_selftest_result *result)
{
	struct run *run = context;

	run->outcomes[result->outcome]++;
	if (result->outcome == PMUREG_TEST_SKIPPED)
		count_reason(run, result->text);
	if (!run->quiet || result->outcome == PMUREG_TEST_FAILED)
		print_result(run, result);
}

static void report_closed(struct run *run, const struct pmureg_block *block, uint16_t instance, const char *reason)
{
	const struct pmureg_selftest_result result = {PMUREG_TEST_SKIPPED, block, NULL, instance, PMUREG_NONE, reason};

	report(run, &result);
}

static void print_summary(const struct run *run)
{
	(void)printf("%s%zu passed, %zu failed, %zu skipped", reach_is_simulated(run->reach) ? "simulated: " : "",
		     run->outcomes[PMUREG_TEST_PASSED], run->outcomes[PMUREG_TEST_FAILED], run->outcomes[PMUREG_TEST_SKIPPED]);
	for (size_t i = 0; i < run->reason_count; i++)
		(void)printf("%s%zu %s", i ? ", " : ": ", run->reasons[i].count, run->reasons[i].text);
	(void)putchar('\n');
}

/* ---- Running ---- */

static int wait_for(void *context, uint64_t ns)
{
	return reach_wait(((struct run *)context)->reach, ns);
}

static int is_stopped(void *context)
{
	struct run *run = context;
	int by_user, number;

	while (!run->number && (number = signals_wait(&run->signals, 1, &by_user)))
		if (number != SIGCHLD)
			run->number = number;
	return run->number != 0;
}

static int is_chosen(const struct run *run, const struct pmureg_block *block, uint16_t instance)
{
	const struct pmureg_block *found;
	uint16_t which;

	for (size_t i = 0; i < run->word_count; i++)
		if (unit_find(run->system, run->words[i], strlen(run->words[i]), &found, &which) && found == block &&
		    (which == PMUREG_INSTANCES_ALL || which == instance))
			return 1;
	return !run->word_count;
}

/* Calls for each chosen unit that can be reached, until it returns non-zero. */
static int each_unit(struct run *run, const struct pmureg_selftest *test,
		     int (*each)(struct run *run, const struct pmureg_selftest *test, const struct pmureg_block *block, uint16_t instance))
{
	int code = 0;

	for (uint16_t b = 0; b < run->system->block_count; b++) {
		const struct pmureg_block *block = &run->system->blocks[b];

		for (uint16_t i = 0; i < block->instance_count && !code; i++)
			if (is_chosen(run, block, i))
				code = each(run, test, block, i);
	}
	return code;
}

static int check_free(struct run *run, const struct pmureg_selftest *test, const struct pmureg_block *block, uint16_t instance)
{
	char what[64], unit[TOOL_NAME];

	if (reach_closed(run->reach, block) || pmureg_selftest_in_use(test, block, instance, what, sizeof(what)) <= 0)
		return 0;
	unit_name(run->system, block, instance, unit, sizeof(unit));
	complain("%s is in use: its %s runs; stop who counts there, or take it with --force (it is put back afterwards)", unit, what);
	return -1;
}

/* ---- What outlives the process ---- */

static int keep_undo(void *context, const struct pmureg_access *undo, size_t count)
{
	struct run *run = context;

	return pmureg_undo_store(run->undo, undo, count, &run->unkept);
}

static int open_undo(struct run *run)
{
	struct pmureg_error error;

	run->undo = NULL;
	run->unkept.code = 0;
	if (reach_is_simulated(run->reach) || !pmureg_undo_open(run->run_directory, &run->origin, &run->undo, &error))
		return 0;
	complain("%s", error.message);
	return -1;
}

static void tell_broken(const struct run *run, const struct pmureg_block *block, uint16_t instance, int code)
{
	char unit[TOOL_NAME];

	unit_name(run->system, block, instance, unit, sizeof(unit));
	if (run->unkept.code)
		complain("%s is not tested: %s", unit, run->unkept.message);
	else if (code == -ENOMEM)
		complain("out of memory");
	else if (!reach_is_simulated(run->reach))
		complain("%s is left changed; `pmureg restore` tries again to put it back", unit);
}

static int check_unit(struct run *run, const struct pmureg_selftest *test, const struct pmureg_block *block, uint16_t instance)
{
	const char *closed = reach_closed(run->reach, block);
	int code;

	if (closed) {
		report_closed(run, block, instance, closed);
		return is_stopped(run);
	}
	if (open_undo(run)) {
		run->broken = 1;
		return -1;
	}
	code = pmureg_selftest_unit(test, block, instance);
	pmureg_undo_close(run->undo, code && code != -ENOMEM && !run->unkept.code);
	run->undo = NULL;
	if (code)
		tell_broken(run, block, instance, code);
	run->broken |= code != 0;
	return is_stopped(run);
}

/* ---- All units ---- */

static int run_tests(struct run *run)
{
	const struct pmureg_selftest test = {
		.system = run->system, .io = reach_io(run->reach), .force = run->force, .context = run,
		.keep = reach_is_simulated(run->reach) ? NULL : keep_undo, .report = report,
		.wait = wait_for, .stop = is_stopped,
	};

	if (!run->force && each_unit(run, &test, check_free))
		return TOOL_FAILED;
	if (signals_block(&run->signals)) {
		complain("signals cannot be blocked: %s", strerror(errno));
		return TOOL_FAILED;
	}
	(void)each_unit(run, &test, check_unit);
	if (run->number && !run->broken)
		complain("stopped by a signal; everything is put back");
	print_summary(run);
	return finish(stdout) || run->number || run->broken || run->outcomes[PMUREG_TEST_FAILED] ? TOOL_FAILED : TOOL_DONE;
}

/* ---- The command ---- */

static int check_words(const struct run *run)
{
	const struct pmureg_block *block;
	uint16_t instance;

	for (size_t i = 0; i < run->word_count; i++) {
		if (unit_find(run->system, run->words[i], strlen(run->words[i]), &block, &instance))
			continue;
		complain("%s has no unit '%s'; `pmureg describe %s` lists them", run->system->name, run->words[i], run->system->name);
		return -1;
	}
	return 0;
}

/* What is stored says how the registers are reached; what others have left is told. */
static int prepare(struct run *run)
{
	struct pmureg_error error;

	if (reach_is_simulated(run->reach))
		return 0;
	leftovers_tell(&(struct pmureg_options){.size = sizeof(struct pmureg_options), .run_directory = run->run_directory});
	if (!reach_origin(run->reach, &run->origin, &error))
		return 0;
	complain("%s", error.message);
	return -1;
}

int selftest_run(struct tool *tool, const struct command *command, struct options *options)
{
	struct reach_options reach = reach_options_of(options);
	struct run run = {.tool = tool, .force = options->force, .quiet = options->quiet, .words = options->words,
			  .word_count = options->word_count};
	int status;

	if (pmureg_undo_directory(reach.root && strcmp(reach.root, "/") != 0 ? reach.root : "", options->run_directory,
				  run.run_directory, sizeof(run.run_directory)))
		return wrong_usage(command, "the name of the run directory is too long");
	if (system_choose(tool, &run.system) || check_words(&run))
		return TOOL_FAILED;
	run.reach = reach_open(tool, run.system, &reach);
	if (!run.reach)
		return TOOL_FAILED;
	status = prepare(&run) ? TOOL_FAILED : run_tests(&run);
	reach_close(run.reach);
	if (run.number)
		signals_die(&run.signals, run.number);
	return status;
}
