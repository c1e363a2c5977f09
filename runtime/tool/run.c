/*
 * run.c: `pmureg run`: counts as described in a session file.
 */
#include "session.h"

/* Allocated and 0-terminated. Reads one byte more than allowed to detect a file that is too long. */
static char *run_read_file(const char *path, size_t *size)
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

static int run_count(struct tool *tool, struct session *session, int dry_run)
{
	const char *slash = strrchr(session->path, '/');

	session->run.session = slash ? slash + 1 : session->path;
	session->options.dry_run = dry_run;
	if (dry_run) {
		session->run.outputs[0] = (struct output){.format = output_format("table")};
		session->run.output_count = 1;
	}
	return stat_count(tool, &session->run);
}

static int run_file(struct tool *tool, const char *path, int only_check, int dry_run)
{
	struct session *session = malloc(sizeof(*session));
	size_t size = 0;
	char *text = session ? run_read_file(path, &size) : NULL;
	int status = TOOL_FAILED;

	if (!session)
		complain("out of memory");
	if (text) {
		if (session_read(session, tool, path, text, size))
			session_print_mistakes(session, stderr);
		else
			status = only_check ? TOOL_DONE : run_count(tool, session, dry_run);
		session_free(session);
	}
	free(text);
	free(session);
	return status;
}

int run_run(struct tool *tool, struct options *options)
{
	if (options->schema)
		return print_text(text_session_schema_json);
	if (!options->word_count)
		return wrong_usage(options->command, "no session file is given");
	return run_file(tool, options->words[0], options->check, options->dry_run);
}
