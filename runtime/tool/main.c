/*
 * main.c: the command `pmureg`.
 */
#include "tool.h"

#include <fcntl.h>
#include <linux/capability.h>
#include <sys/auxv.h>
#include <sys/syscall.h>
#include <unistd.h>

#define PERFMON_WORD 1		/* CAP_PERFMON, 38, which older headers do not have */
#define PERFMON_BIT (1U << 6)

static int wants_colour(void)
{
	const char *none = getenv("NO_COLOR");

	return !(none && none[0]) && is_terminal();
}

/*
 * Opens /dev/null on closed standard descriptors in the wrong direction, so that printing fails. Otherwise a file that
 * is opened later could get the number of standard output and be printed into.
 */
static int fill_closed(void)
{
	for (int file = STDIN_FILENO; file <= STDERR_FILENO; file++)
		if (fcntl(file, F_GETFD) < 0 && errno == EBADF &&
		    open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY) != file)
			return -1;
	return 0;
}

/*
 * Checks for rights from the file (set-user-id, capabilities), because pmureg opens any file and runs any program that
 * its caller names. CAP_PERFMON alone is safe: the kernel's drivers count, files are opened with the caller's rights,
 * and programs do not inherit it.
 */
static int has_rights_of_file(void)
{
	struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
	struct __user_cap_data_struct has[_LINUX_CAPABILITY_U32S_3] = {{0}};

	if (!getauxval(AT_SECURE))
		return 0;
	if (getuid() != geteuid() || getgid() != getegid())
		return 1;
	if (!getuid())
		return 0; /* root has all rights anyway */
	if (syscall(SYS_capget, &header, has))
		return 1;
	has[PERFMON_WORD].permitted &= ~PERFMON_BIT;
	return has[0].permitted || has[1].permitted;
}

static int no_command(const char *name)
{
	struct pmureg_nearest guess = {.word = pmureg_word_of(name)};

	for (size_t i = 0; i < command_count; i++)
		pmureg_nearest_try(&guess, commands[i].name);
	if (!guess.name[0])
		return wrong_usage(NULL, "no command '%s'", name);
	complain("no command '%s'; did you mean '%s'?", name, guess.name);
	return TOOL_USAGE;
}

/* Takes the files of --table. */
static int main_take_tables(const char *list, struct pmureg_error *error)
{
	struct pmureg_word word;
	int code = 0;

	while (!code && pmureg_word_next(&list, &word)) {
		char *path = strndup(word.text, word.length);

		code = path ? pmureg_table_add(path, error) : pmureg_fail(error, -ENOMEM, 0, "out of memory");
		free(path);
	}
	return code;
}

/* Prints which table files of the search path could not be used, if the command asked for any. */
static void tell_tables(void)
{
	const char *problem;

	for (size_t i = 0; (problem = pmureg_table_problem(i)); i++)
		if (!was_told(problem))
			complain("%s", problem);
}

/* Parses the rest of the command line and runs the command. Returns the exit status. */
static int main_start(struct tool *tool, const struct command *command, int argc, char **argv)
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
		status = TOOL_FAILED;
		if (main_take_tables(options.tables, &error))
			complain("%s", error.message);
		else
			status = command->run(tool, &options);
		tell_tables();
		pmureg_machine_close(tool->machine);
	}
	options_free(&options);
	return status;
}

int main(int argc, char **argv)
{
	struct tool tool = {.sysfs = "/sys"};
	struct options options = {0};
	const struct command *command;
	int status;

	if (fill_closed())
		return TOOL_FAILED; /* there is no descriptor for a message */
	if (has_rights_of_file()) {
		complain("this copy has rights of its file that a caller could misuse for any other file: remove "
			 "set-user-id, set-group-id and all capabilities except cap_perfmon from it, or run pmureg "
			 "as root");
		return TOOL_FAILED;
	}
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
	command = command_named(options.words[0]);
	if (!command)
		return no_command(options.words[0]);
	return main_start(&tool, command, (int)options.word_count - 1, options.words + 1);
}
