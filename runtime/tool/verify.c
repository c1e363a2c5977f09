/*
 * verify.c: `pmureg verify`: what this machine's sysfs says against what is described, and what bars the way to the
 * registers.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "../io/detect.h"
#include "../io/perf.h"
#include "verify.h"

/* ---- Comparing ---- */

static int compare_device(void *context, const char *device)
{
	struct verify *verify = context;
	int code = 0;

	for (uint16_t i = 0; i < verify->system->block_count && !code; i++) {
		const struct pmureg_block *block = &verify->system->blocks[i];

		if (!block->perf_device || !pmureg_device_matches(block->perf_device, device))
			continue;
		verify->devices++;
		code = verify_device(verify->tool, verify->system, block, device, &verify->differences);
	}
	return code;
}

static int compare(struct verify *verify, const struct pmureg_system *system)
{
	int code;

	verify->system = system;
	verify->differences.count = 0;
	verify->devices = 0;
	code = pmureg_perf_devices(verify->tool->sysfs, compare_device, verify);
	if (code == -ENOMEM)
		complain("out of memory");
	else if (code)
		complain("%s/bus/event_source/devices cannot be read: %s; name another tree with --sysfs", verify->tool->sysfs,
			 strerror(-code));
	verify->notes = 0;
	for (size_t i = 0; i < verify->differences.count; i++)
		verify->notes += is_note(&verify->differences.list[i]) ? 1 : 0;
	verify->total += verify->differences.count - verify->notes;
	return code;
}

/* ---- Devices ---- */

static int is_here(const struct tool *tool, const char *device)
{
	char text[TOOL_NAME];

	/* The folder itself: reading it fails, but not because it is missing. */
	return pmureg_perf_attribute(tool->sysfs, device, "", text, sizeof(text)) != -ENOENT;
}

/* One device may stand for all instances. */
uint16_t verify_device_count(const struct pmureg_block *block)
{
	return !block->perf_device ? 0 : block->perf_instance_term != PMUREG_NONE ? 1 : block->instance_count;
}

size_t verify_each_absent(const struct tool *tool, const struct pmureg_block *block,
			  void (*each)(const char *device, size_t before))
{
	char device[TOOL_NAME];
	size_t count = 0;

	for (uint16_t i = 0; i < verify_device_count(block); i++) {
		if (!pmureg_unit_linux_name(block, i, device, sizeof(device)) || is_here(tool, device))
			continue;
		if (each)
			each(device, count);
		count++;
	}
	return count;
}

/* ---- Which systems ---- */

static int verify_system(struct verify *verify, const struct pmureg_system *system)
{
	if (compare(verify, system))
		return -1;
	verify->systems++;
	verify_print(verify);
	return 0;
}

static int has_devices(const struct tool *tool, const struct pmureg_system *system)
{
	for (uint16_t i = 0; i < system->block_count; i++)
		if (verify_each_absent(tool, &system->blocks[i], NULL) < verify_device_count(&system->blocks[i]))
			return 1;
	return 0;
}

/* The system that the machine is; where nothing tells, all of which a device is here. */
static int verify_detected(struct verify *verify)
{
	struct pmureg_processor machine;
	int code = 0;

	pmureg_processor_read(verify->tool->sysfs, &machine);
	for (size_t i = 0; i < pmureg_system_count && !code; i++)
		if (pmureg_processor_is(&machine, verify->tool->sysfs, pmureg_systems[i]))
			code = verify_system(verify, pmureg_systems[i]);
	if (verify->systems || code)
		return code;
	for (size_t i = 0; i < pmureg_system_count && !code; i++)
		if (has_devices(verify->tool, pmureg_systems[i]))
			code = verify_system(verify, pmureg_systems[i]);
	if (!verify->systems && !code) {
		complain("this machine is none of the described systems, and has no device of theirs; name one: "
			 "`pmureg verify SYSTEM`, see `pmureg list`");
		return -1;
	}
	return code;
}

static int describes_devices(const struct pmureg_system *system)
{
	for (uint16_t i = 0; i < system->block_count; i++)
		if (verify_device_count(&system->blocks[i]))
			return 1;
	return 0;
}

/* Asked for by name: where none of its devices is here, nothing was verified. */
static int verify_named(struct verify *verify, const struct pmureg_system *system)
{
	int code = verify_system(verify, system);

	if (code || verify->devices || !describes_devices(system))
		return code;
	(void)fflush(stdout);
	complain("no device of %s is in %s/bus/event_source/devices: nothing was compared; this is another machine, or its kernel "
		 "lacks the driver", system->name, verify->tool->sysfs);
	return -1;
}

static const struct option options[] = {
	{0, "sysfs", "ROOT", "a tree that stands for /sys"},
	{0, "root", "DIR", "a tree whose dev and proc stand for /dev and /proc"},
	{'j', "json", NULL, "print one JSON object for each system"},
	HELP_OPTION,
	NO_OPTION,
};

static int run(struct tool *tool, const struct command *command, int argc, char **argv)
{
	struct arguments arguments = {.command = command, .argc = argc, .argv = argv};
	struct verify verify = {.tool = tool, .root = ""};
	const struct pmureg_system *system = NULL;
	int next, code;

	while ((next = arguments_next(&arguments)) != ARGUMENT_END) {
		if (next < ARGUMENT_WORD)
			return arguments_status(next);
		if (next == ARGUMENT_WORD && tool->system)
			return wrong_usage(command, "one system at a time");
		if (next == ARGUMENT_WORD)
			tool->system = arguments.value;
		else if (next == 0)
			tool->sysfs = arguments.value;
		else if (next == 1)
			verify.root = arguments.value;
		else
			verify.json = 1;
	}
	if (tool->system && system_choose(tool, &system))
		return TOOL_FAILED;
	code = system ? verify_named(&verify, system) : verify_detected(&verify);
	free(verify.differences.list);
	if (finish(stdout) || code)
		return TOOL_FAILED;
	return verify.total ? TOOL_FAILED : TOOL_DONE;
}

static void examples(FILE *out)
{
	(void)fputs("  pmureg verify\n", out);
	for (size_t i = 0; i < pmureg_system_count && i < 1; i++) {
		(void)fprintf(out, "  pmureg verify %s\n", pmureg_systems[i]->name);
		(void)fprintf(out, "  pmureg verify %s --json\n", pmureg_systems[i]->name);
	}
}

const struct command command_verify = {
	.name = "verify",
	.usage = "[SYSTEM]",
	.text = "compare this machine's PMUs in sysfs with their description",
	.more =
		"Each device's format terms, events, scales and units are compared, the texts and what they mean. What is only\n"
		"written differently (0x4 for 0x04) is a note, no difference; so is a described device that is not here. Then:\n"
		"for each way to the registers, whether it is open, and what opens it. Exit status: 0 no difference, 1 some, or\n"
		"no device of the named system is here, or an error, 2 wrong usage.\n"
		"\n"
		"JSON keys: system, devices (how many were compared), differences and notes (device, file, kind, described,\n"
		"found or reason), absent (described devices that are not here), ways (way, open, text). Kinds: not-here,\n"
		"not-described, renamed, different, unreadable; of notes: written-differently.",
	.takes_system = 1,
	.options = options,
	.examples = examples,
	.run = run,
};
