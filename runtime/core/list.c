/*
 * list.c: lists of events as perf's -e takes them: `a/…/,{b/…/,c/…/},d`.
 */
#include "internal.h"

struct reader {
	const char *start, *at;
	struct pmureg_error *error;
};

static int column_of(const struct reader *reader)
{
	return (int)(reader->at - reader->start) + 1;
}

static void skip_blanks(struct reader *reader)
{
	while (*reader->at == ' ' || *reader->at == '\t' || *reader->at == '\n')
		reader->at++;
}

static int fail(struct reader *reader, const char *what)
{
	return pmureg_fail(reader->error, -PMUREG_EINVAL, column_of(reader), "%s", what);
}

/* Behind an event: `,` before the next one, `}`, or the end. Takes them; the end of the list is not taken. */
static int take_separators(struct reader *reader, int *in_group)
{
	skip_blanks(reader);
	if (*reader->at == '}') {
		if (!*in_group)
			return fail(reader, "`}` without `{`");
		*in_group = 0;
		reader->at++;
		skip_blanks(reader);
	}
	if (!*reader->at)
		return *in_group ? fail(reader, "`{` without `}`") : 0;
	if (*reader->at != ',')
		return fail(reader, "write `,` between events; a group takes no modifiers");
	reader->at++;
	skip_blanks(reader);
	if (!*reader->at)
		return fail(reader, "there is no event behind the last comma");
	return 0;
}

static void take_open(struct reader *reader, uint16_t *group, int *in_group)
{
	if (*in_group)
		return;
	++*group;
	if (*reader->at != '{')
		return;
	*in_group = 1;
	reader->at++;
	skip_blanks(reader);
}

static int is_end(char c)
{
	return !c || c == ',' || c == '}' || c == '{' || c == ' ';
}

/* One event: up to its second slash and what follows without a gap; without slashes, up to the comma. */
static int take_event(struct reader *reader, const char **event)
{
	*event = reader->at;
	while (!is_end(*reader->at) && *reader->at != '/')
		reader->at++;
	if (*reader->at == '/') {
		reader->at++;
		while (*reader->at && *reader->at != '/')
			reader->at++;
		if (!*reader->at) {
			reader->at = *event;
			return fail(reader, "this event lacks its closing `/`");
		}
		while (!is_end(*reader->at))
			reader->at++;
	}
	if (reader->at == *event)
		return fail(reader, *reader->at == '{' ? "a group in a group" : "there is no event here");
	return (int)(reader->at - *event);
}

int pmureg_event_next(const char **list, const char **event, uint16_t *group, int *in_group, struct pmureg_error *error)
{
	struct reader reader = { *list, *list, error };
	int result = 0;

	skip_blanks(&reader);
	/* The last call stopped right behind its event. */
	if (*group)
		result = take_separators(&reader, in_group);
	if (result || !*reader.at) {
		*list = reader.at;
		return result;
	}
	take_open(&reader, group, in_group);
	result = take_event(&reader, event);
	if (result > 0)
		*list = reader.at;
	return result;
}
