/*
 * selftest.c: `pmureg selftest`: tests whether a device behaves as described.
 */
#include "device.h"

#define MOST_REASONS 16

/* Reasons for skipped tests, with their number. */
struct reason {
	char text[160];
	size_t count;
};

struct run {
	struct device device;
	int broken;
	size_t outcomes[3];
	struct reason reasons[MOST_REASONS];
	size_t reason_count;
};

/* ---- Results ---- */

static void count_reason(struct run *run, const char *text)
{
	size_t i = 0;

	while (i < run->reason_count && strcmp(run->reasons[i].text, text) != 0)
		i++;
	if (i == MOST_REASONS)
		return;
	run->reason_count = i < run->reason_count ? run->reason_count : i + 1;
	(void)snprintf(run->reasons[i].text, sizeof(run->reasons[i].text), "%s", text);
	run->reasons[i].count++;
}

static void print_result(const struct run *run, const struct pmureg_tested *result)
{
	static const char *const words[] = {"passed", "FAILED", "skipped"};
	const struct pmureg_register_name at = {result->block, result->reg, result->instance, result->element};
	const int failed = result->outcome == PMUREG_TEST_FAILED;
	char unit[TOOL_NAME], name[TOOL_NAME] = "counters";

	if (at.reg)
		(void)pmureg_register_name_text(&at, name, sizeof(name));
	(void)printf("%s%-7s%s  %-16s  %-30s  ", failed ? bold(run->device.tool) : "", words[result->outcome],
		     failed ? plain(run->device.tool) : "", unit_text(run->device.system, at.block, at.instance, unit),
		     name);
	(void)show(stdout, "%s%s\n", result->is_absent ? "absent: " : "", result->text);
}

static int take_result(void *context, const struct pmureg_tested *result)
{
	struct run *run = context;

	run->outcomes[result->outcome]++;
	if (result->outcome == PMUREG_TEST_SKIPPED)
		count_reason(run, result->is_absent ? "absent" : result->text);
	if (!run->device.options->quiet || result->outcome == PMUREG_TEST_FAILED)
		print_result(run, result);
	return device_is_stopped(&run->device);
}

static void print_summary(const struct run *run)
{
	const size_t passed = run->outcomes[PMUREG_TEST_PASSED], failed = run->outcomes[PMUREG_TEST_FAILED];
	const size_t skipped = run->outcomes[PMUREG_TEST_SKIPPED];

	/* If every unit was refused, nothing was tested. */
	if (run->broken && !passed && !failed && !skipped)
		return;
	(void)printf("%s%zu passed, %zu failed, %zu skipped", run->device.is_simulated ? "simulated: " : "", passed,
		     failed, skipped);
	for (size_t i = 0; i < run->reason_count; i++)
		(void)show(stdout, "%s%zu %s", i ? ", " : ": ", run->reasons[i].count, run->reasons[i].text);
	(void)putchar('\n');
}

/* ---- Units ---- */

static int test_units(struct run *run)
{
	struct pmureg_error error;

	for (struct pmureg_register_name at = {0};
	     !device_is_stopped(&run->device) && device_next(&run->device, &at);) {
		if (pmureg_device_test(run->device.registers, at.block, at.instance, take_result, run, &error) >= 0)
			continue;
		complain("%s", error.message);
		run->broken = 1;
	}
	run->broken |= device_close(&run->device);
	if (run->device.number && !run->broken)
		complain("stopped by a signal; all registers are restored");
	print_summary(run);
	run->broken |= finish(stdout) || run->device.number || run->outcomes[PMUREG_TEST_FAILED];
	return run->broken ? TOOL_FAILED : TOOL_DONE;
}

int selftest_run(struct tool *tool, struct options *options)
{
	const struct pmureg_options to = library_options(tool, options);
	struct run run = {.broken = 0};
	int status;

	if (device_open(&run.device, tool, options, 0))
		return TOOL_FAILED;
	if (!run.device.is_simulated)
		records_tell(&to);
	status = test_units(&run);
	return run.device.number ? signals_die(run.device.number) : status;
}
