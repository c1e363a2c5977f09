/*
 * lex.c: splits lists of events as perf's -e takes them: `a/…/,{b/…/,c/…/},d`.
 */
#include <pmureg/core.h>

#include "lex.h"

static int lex_fail(const struct pmureg_lexer *lexer, const char *at, const char *what)
{
	return pmureg_fail(lexer->error, -PMUREG_EINVAL, pmureg_column(lexer, at), "%s", what);
}

static void skip_blanks(struct pmureg_lexer *lexer)
{
	while (*lexer->at == ' ' || *lexer->at == '\t' || *lexer->at == '\n')
		lexer->at++;
}

static int is_end(char c)
{
	return !c || c == ',' || c == '}' || c == '{' || c == ' ';
}

/* Skips perf's modifiers of a group, after `}`. */
static int take_modifiers(struct pmureg_lexer *lexer)
{
	if (*lexer->at != ':')
		return 0;
	lexer->at++;
	if (is_end(*lexer->at))
		return lex_fail(lexer, lexer->at, "there are no modifiers after `:`");
	while (!is_end(*lexer->at))
		lexer->at++;
	return 0;
}

/* Skips the separators after an event: `}`, and `,` before the next event. Stops at the end of the list. */
static int take_separators(struct pmureg_lexer *lexer, int *in_group)
{
	skip_blanks(lexer);
	if (*lexer->at == '}') {
		if (!*in_group)
			return lex_fail(lexer, lexer->at, "`}` without `{`");
		*in_group = 0;
		lexer->at++;
		if (take_modifiers(lexer))
			return -PMUREG_EINVAL;
		skip_blanks(lexer);
	}
	if (!*lexer->at)
		return *in_group ? lex_fail(lexer, lexer->at, "`{` without `}`") : 0;
	if (*lexer->at != ',')
		return lex_fail(lexer, lexer->at, "write `,` between events");
	lexer->at++;
	skip_blanks(lexer);
	return *lexer->at ? 0 : lex_fail(lexer, lexer->at, "there is no event after the last comma");
}

static void take_open(struct pmureg_lexer *lexer, uint16_t *group, int *in_group)
{
	if (*in_group)
		return;
	++*group;
	if (*lexer->at != '{')
		return;
	*in_group = 1;
	lexer->at++;
	skip_blanks(lexer);
}

/* Takes one event: up to its second slash and the modifiers after it; without slashes, up to the comma. */
static int lex_take_event(struct pmureg_lexer *lexer, const char **event)
{
	const char *at = lexer->at;

	*event = at;
	while (!is_end(*at) && *at != '/')
		at++;
	if (*at == '/') {
		at++;
		while (*at && *at != '/')
			at++;
		if (!*at)
			return lex_fail(lexer, *event, "this event lacks its closing `/`");
		while (!is_end(*at))
			at++;
	}
	if (at == *event)
		return lex_fail(lexer, at, *at == '{' ? "a group cannot contain a group" : "there is no event here");
	lexer->at = at;
	return (int)(at - *event);
}

int pmureg_event_next(const char **list, const char **event, uint16_t *group, int *in_group, struct pmureg_error *error)
{
	struct pmureg_lexer lexer = {.start = *list, .at = *list, .error = error};
	int code = 0;

	skip_blanks(&lexer);
	/* The last call stopped right after its event. */
	if (*group)
		code = take_separators(&lexer, in_group);
	if (code || !*lexer.at) {
		*list = lexer.at;
		return code;
	}
	take_open(&lexer, group, in_group);
	code = lex_take_event(&lexer, event);
	if (code > 0)
		*list = lexer.at;
	return code;
}

struct pmureg_word pmureg_group_modifiers(const char *list)
{
	struct pmureg_lexer lexer = {.start = list, .at = list};
	struct pmureg_word modifiers;
	uint16_t group = 1;
	int in_group = 1;
	const char *event;

	/* Skips the other events of the group. */
	for (skip_blanks(&lexer); *lexer.at == ','; skip_blanks(&lexer))
		if (pmureg_event_next(&lexer.at, &event, &group, &in_group, NULL) <= 0)
			break;
	modifiers = (struct pmureg_word){lexer.at, 0};
	if (lexer.at[0] != '}' || lexer.at[1] != ':')
		return modifiers;
	for (modifiers.text += 2; !is_end(modifiers.text[modifiers.length]);)
		modifiers.length++;
	return modifiers;
}
