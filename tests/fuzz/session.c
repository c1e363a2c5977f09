/*
 * session.c: fuzzes session files: each mistake is at a place in the file, and what has none is counted as it says.
 */
#define _GNU_SOURCE
#include "fuzz.h"

#include "../../runtime/tool/session.h"

/* Bytes of a line break as editors have them; 0: there is none. */
static size_t break_length(const char *at)
{
	return at[0] == '\r' && at[1] == '\n' ? 2 : at[0] == '\n' || at[0] == '\r';
}

/* A line and column are right behind the last character at most. */
static int is_in(const char *text, const struct mistake *mistake)
{
	int line = 1, column = 1;

	for (; *text && line < mistake->line;) {
		size_t length = break_length(text);

		line += length > 0;
		text += length ? length : 1;
	}
	for (; *text && !break_length(text); text++)
		column += ((unsigned char)*text & 0xc0) != 0x80;
	return mistake->line >= 1 && line == mistake->line && mistake->column >= 1 && mistake->column <= column;
}

/* What was found right is what stat counts. */
static void check_right(const struct tool *tool, struct session *session)
{
	const struct options *options = &session->options;
	struct pmureg_error error = {.code = 0};

	MUST(session->run.output_count && (options->events || options->metrics), "nothing to do");
	MUST(stat_parse(tool, &session->run, &error) == 0, "`%s` was right, and now is not: %s",
	     options->events ? options->events : "", error.message);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct session session;
	const struct tool tool = {.sysfs = "/nonexistent"};
	char *text = fuzz_text(data, size);

	if (session_read(&session, &tool, "f", text, size)) {
		MUST(session.kept > 0, "a mistake that is not told");
		for (size_t i = 0; i < session.kept && !memchr(text, '\0', size); i++)
			MUST(session.mistakes[i].message[0] && is_in(text, &session.mistakes[i]), "%d:%d: %s",
			     session.mistakes[i].line, session.mistakes[i].column, session.mistakes[i].message);
	} else {
		check_right(&tool, &session);
	}
	session_free(&session);
	free(text);
	return 0;
}
