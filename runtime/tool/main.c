/*
 * main.c: the command `pmureg`.
 */
#include "tool.h"

#include <fcntl.h>
#include <unistd.h>

static int wants_colour(void)
{
	const char *none = getenv("NO_COLOR");

	return !(none && none[0]) && is_terminal();
}

/*
 * A device or a file of ours that is opened in the place of a closed standard output would be printed into: the places
 * are taken by what can be neither written nor read, so that printing still fails.
 */
static int fill_closed(void)
{
	for (int file = STDIN_FILENO; file <= STDERR_FILENO; file++)
		if (fcntl(file, F_GETFD) < 0 && errno == EBADF &&
		    open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY) != file)
			return -1;
	return 0;
}

static const struct command *command_named(const char *name, struct pmureg_nearest *guess)
{
	for (size_t i = 0; i < command_count; i++) {
		if (strcmp(commands[i].name, name) == 0)
			return &commands[i];
		pmureg_nearest_try(guess, commands[i].name);
	}
	return NULL;
}

/* Parses the rest of the command line and runs. The exit status. */
static int start(struct tool *tool, const struct command *command, int argc, char **argv)
{
	struct options options = {OPTIONS};
	struct pmureg_error error;
	int status = options_parse(&options, command, argc, argv) - 1;

	tool->system = options.system;
	tool->root = options.root;
	tool->no_pager |= options.no_pager;
	tool->sysfs = options.sysfs ? options.sysfs : tool->sysfs;
	if (status < 0 && machine_open(tool, &options, &tool->machine, &error)) {
		complain("%s", error.message);
		status = TOOL_FAILED;
	} else if (status < 0) {
		status = command->run(tool, &options);
		pmureg_machine_close(tool->machine);
	}
	options_free(&options);
	return status;
}

int main(int argc, char **argv)
{
	struct tool tool = {.sysfs = "/sys"};
	struct options options = {0};
	struct pmureg_nearest guess = {.distance = 0};
	const struct command *command;
	int status;

	if (fill_closed())
		return TOOL_FAILED; /* there is nowhere to say why */
	status = options_parse(&options, &command_pmureg, argc - 1, argv + 1);
	if (status)
		return status - 1;
	if (options.version) {
		(void)puts("pmureg " PMUREG_VERSION);
		return finish(stdout);
	}
	if (!options.word_count) {
		command_help(&command_pmureg, stderr);
		return TOOL_USAGE;
	}
	tool.sysfs = options.sysfs ? options.sysfs : tool.sysfs;
	tool.colour = wants_colour();
	tool.no_pager = options.no_pager;
	guess.word = pmureg_word_of(options.words[0]);
	command = command_named(options.words[0], &guess);
	if (command)
		return start(&tool, command, (int)options.word_count - 1, options.words + 1);
	if (!guess.name[0])
		return wrong_usage(NULL, "no command '%s'", options.words[0]);
	complain("no command '%s'; did you mean '%s'?", options.words[0], guess.name);
	return TOOL_USAGE;
}
