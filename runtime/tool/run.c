/*
 * run.c: `pmureg run`: counts as a session file says.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "session.h"

/* Allocated, NUL-terminated; a byte more than may be is read, so that a file that is too long is known to be. */
static char *read_file(const char *path, size_t *size)
{
	FILE *in = strcmp(path, "-") == 0 ? stdin : fopen(path, "re");
	char *text = in ? calloc(1, SESSION_SIZE + 2) : NULL;

	if (text) {
		*size = fread(text, 1, SESSION_SIZE + 1, in);
		if (ferror(in)) {
			free(text);
			text = NULL;
		}
	}
	if (!text)
		complain("%s cannot be read: %s", path, strerror(errno));
	if (in && in != stdin)
		(void)fclose(in);
	return text;
}

static int count(struct tool *tool, struct session *session, int dry_run)
{
	struct stat_options *options = &session->options;

	tool->system = session->system;
	if (dry_run) {
		options->dry_run = 1;
		options->outputs[0] = (struct output){.kind = OUTPUT_TABLE};
		options->output_count = 1;
	}
	stat_options_end(options);
	return stat_count(tool, options);
}

static int run_file(struct tool *tool, const char *path, int only_check, int dry_run)
{
	struct session *session = malloc(sizeof(*session));
	size_t size = 0;
	char *text = session ? read_file(path, &size) : NULL;
	int status = TOOL_FAILED;

	if (!session)
		complain("out of memory");
	if (text) {
		if (session_read(session, tool, path, text, size))
			session_print_mistakes(session, stderr);
		else
			status = only_check ? TOOL_DONE : count(tool, session, dry_run);
		session_free(session);
	}
	free(text);
	free(session);
	return status;
}

static const struct option options_of_run[] = {
	{0, "check", NULL, "only say what is wrong with the file; nothing is counted"},
	{0, "dry-run", NULL, "show each register access that would be made, decoded, and make none"},
	{0, "schema", NULL, "print the JSON Schema of session files"},
	HELP_OPTION,
	NO_OPTION,
};

enum { CHECK, DRY_RUN, SCHEMA, OPTIONS };

static int run(struct tool *tool, const struct command *command, int argc, char **argv)
{
	struct arguments arguments = {.command = command, .argc = argc, .argv = argv};
	int given[OPTIONS] = {0}, next;
	const char *file = NULL;

	while ((next = arguments_next(&arguments)) != ARGUMENT_END) {
		if (next < ARGUMENT_WORD)
			return arguments_status(next);
		if (next != ARGUMENT_WORD)
			given[next] = 1;
		else if (file)
			return wrong_usage(command, "one session file, not '%s', too", arguments.value);
		else
			file = arguments.value;
	}
	if (given[SCHEMA]) {
		session_schema(stdout);
		return finish(stdout);
	}
	if (!file)
		return wrong_usage(command, "which session file?");
	return run_file(tool, file, given[CHECK], given[DRY_RUN]);
}

static void examples(FILE *out)
{
	(void)fputs("  pmureg run session.yaml\n"
		    "  pmureg run --check session.yaml\n"
		    "  echo '{events: [page-faults, context-switches], command: [ls, -l]}' | pmureg run -\n", out);
}

const struct command command_run = {
	.name = "run",
	.usage = "[options] SESSION.yaml",
	.text = "count as a session file says",
	.more =
		"A session file is YAML: what `pmureg stat` takes as options, and several outputs at once. All of its mistakes are\n"
		"shown, each with its line and column, before anything is opened or written; - is standard input. Keys:\n"
		"\n"
		"  events         EVENT, or a list of them; a list in the list is a group; {event: EVENT, instances: [0, 3]}: some\n"
		"                 instances of a unit that is written without a number. An event with commas needs quotes in [ ]\n"
		"  metrics        METRIC or all, or a list; without events, what they need is counted\n"
		"  outputs        FORMAT, or a list of {format: table|csv|json|openmetrics, file: FILE, separator: SEP}; without a file\n"
		"                 to standard output, with a command to standard error; - is standard output\n"
		"  interval       100ms, 10s, 5min, 2h: print the counts this often; count: N prints\n"
		"  duration       the same: stop after it; a simulated device without an interval counts for as long\n"
		"  command        [WORD, ...], or a text for the shell: count while it runs; all_cpus: true counts everything else, too\n"
		"  system, io, ticks, per_instance, per_socket, no_rotation, force, mmio, root, run_directory: as stat's options\n"
		"\n"
		"Paths start at the working directory. The exit status is that of the command; 1 for mistakes in the file.",
	.options = options_of_run,
	.examples = examples,
	.run = run,
};
