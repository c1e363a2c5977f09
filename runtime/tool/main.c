/*
 * main.c: the command `pmureg`.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tool.h"

const struct command *const commands[] = {
	&command_list,
	&command_describe,
	&command_decode,
	&command_encode,
	&command_stat,
	&command_run,
	&command_verify,
	&command_dump,
	&command_selftest,
	&command_allowlist,
	&command_demo,
	&command_completion,
	&command_restore,
	&command_manual,
};
const size_t command_count = sizeof(commands) / sizeof(commands[0]);

static void help(FILE *out)
{
	char event[TOOL_NAME], reg[TOOL_NAME];
	const struct pmureg_register *found;
	const char *system;

	(void)fputs("usage: pmureg [--sysfs DIR] COMMAND ...\n\n"
		    "Count with described performance-monitoring units, look at their registers, decode and encode them.\n\n"
		    "commands:\n", out);
	for (size_t i = 0; i < command_count; i++)
		(void)fprintf(out, "  %-12s %s\n", commands[i]->name, commands[i]->text);
	(void)fputs("\noptions:\n"
		    "  --sysfs DIR  look for this machine's PMUs in a tree that stands for /sys\n"
		    "  -h, --help   show this help; `pmureg COMMAND --help` shows a command's\n"
		    "  --version    show the version\n"
		    "\nexamples:\n"
		    "  pmureg list                               what can be counted here\n"
		    "  pmureg stat -e page-faults -- ls          count for a command\n", out);
	if (example_event(event, sizeof(event), &system) == 0)
		(void)fprintf(out, "  pmureg stat --io sim --system %s -e %s\n", system, event);
	if (example_register(reg, sizeof(reg), &found) == 0)
		(void)fprintf(out, "  pmureg describe %s\n", reg);
	(void)fputs("\nexit status: 0 done, 1 an error, 2 wrong usage; stat passes on the status of its command\n", out);
}

static const struct command *find_command(const char *name)
{
	struct pmureg_nearest guess = {.word = pmureg_word_of(name)};

	for (size_t i = 0; i < command_count; i++) {
		if (strcmp(commands[i]->name, name) == 0)
			return commands[i];
		pmureg_nearest_try(&guess, commands[i]->name);
	}
	if (guess.name[0])
		complain("no command '%s'; did you mean '%s'?", name, guess.name);
	else
		(void)wrong_usage(NULL, "no command '%s'", name);
	return NULL;
}

static int wants_colour(void)
{
	const char *none = getenv("NO_COLOR");
	const char *terminal = getenv("TERM");

	if (none && none[0])
		return 0;
	return isatty(STDOUT_FILENO) && terminal && strcmp(terminal, "dumb") != 0;
}

/*
 * A device or a file of ours that is opened in the place of a closed standard output would be printed into: the places are
 * taken by what can be neither written nor read, so that printing still fails.
 */
static int fill_closed(void)
{
	for (int file = STDIN_FILENO; file <= STDERR_FILENO; file++)
		if (fcntl(file, F_GETFD) < 0 && errno == EBADF &&
		    open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY) != file)
			return -1;
	return 0;
}

int main(int argc, char **argv)
{
	struct tool tool = {.sysfs = "/sys"};
	const struct command *command;
	int at = 1;

	if (fill_closed())
		return TOOL_FAILED; /* there is nowhere to say why */
	for (; at < argc && argv[at][0] == '-'; at++) {
		if (strcmp(argv[at], "--help") == 0 || strcmp(argv[at], "-h") == 0) {
			help(stdout);
			return finish(stdout);
		}
		if (strcmp(argv[at], "--version") == 0) {
			(void)puts("pmureg " PMUREG_VERSION);
			return finish(stdout);
		}
		if (strncmp(argv[at], "--sysfs=", 8) == 0)
			tool.sysfs = argv[at] + 8;
		else if (strcmp(argv[at], "--sysfs") == 0 && at + 1 < argc)
			tool.sysfs = argv[++at];
		else if (strcmp(argv[at], "--sysfs") == 0)
			return wrong_usage(NULL, "--sysfs needs a value");
		else
			return wrong_usage(NULL, "no option %s before the command", argv[at]);
	}
	if (at == argc) {
		help(stderr);
		return TOOL_USAGE;
	}
	command = find_command(argv[at]);
	if (!command)
		return TOOL_USAGE;
	tool.colour = wants_colour();
	return command->run(&tool, command, argc - at - 1, argv + at + 1);
}
