/*
 * lex.h: splits events into words, without their meaning. The perf backend also reads events of the kernel's PMUs with
 * it.
 */
#ifndef PMUREG_CORE_LEX_H
#define PMUREG_CORE_LEX_H

#include <pmureg/core.h>

struct pmureg_lexer {
	const char *start; /* of the text: columns count from here */
	const char *at;    /* the next character to read */
	struct pmureg_error *error;
	struct pmureg_word name; /* value of `name=`, the event's name for the output; text NULL: no such term so far */
};

/* A term of an event: `name`, or `name=value`. */
struct pmureg_lexed_term {
	struct pmureg_word name, value; /* without the blanks around them; value.text NULL: there is no `=` */
};

/* Returns the column of a character of the text, for errors. */
static inline int pmureg_column(const struct pmureg_lexer *lexer, const char *at)
{
	return (int)(at - lexer->start) + 1;
}

/* Takes the device and the slash after it. Returns whether there is a slash; if not, the device is the whole text. */
static inline int pmureg_lex_device(struct pmureg_lexer *lexer, struct pmureg_word *device)
{
	const char *to = lexer->at;

	while (*to && *to != '/')
		to++;
	*device = pmureg_word_trim(lexer->at, to);
	lexer->at = to + (*to == '/');
	return *to == '/';
}

static inline int pmureg_ends_term(char c)
{
	return c == ',' || c == '/' || !c;
}

static inline int pmureg_ends_name(char c)
{
	/* All letters are above `=`, so for them this is one comparison. */
	return c <= '=' && (c == '=' || pmureg_ends_term(c));
}

/* Returns the end of a term's value. Quotes may contain commas. */
static inline const char *pmureg_value_end(const char *at)
{
	const char *quote = at + (*at == '\'');

	while (quote > at && *quote && *quote != '\'' && *quote != '/')
		quote++;
	at = *quote == '\'' ? quote : at;
	while (!pmureg_ends_term(*at))
		at++;
	return at;
}

/* Takes `name=`, which is no term of a unit, without quotes. Returns 0; 1 for a term of the unit; or an error. */
static inline int pmureg_lex_name(struct pmureg_lexer *lexer, const struct pmureg_lexed_term *term)
{
	struct pmureg_word name = term->value;

	if (!name.text || !pmureg_word_is(term->name, "name"))
		return 1;
	if (lexer->name.text)
		return pmureg_fail(lexer->error, -PMUREG_EINVAL, pmureg_column(lexer, term->name.text),
				   "`name` is already set: set it once");
	if (name.length > 1 && name.text[0] == '\'' && name.text[name.length - 1] == '\'') {
		name.text++;
		name.length -= 2;
	}
	lexer->name = name;
	return name.length ? 0 : pmureg_fail(lexer->error, -PMUREG_EINVAL, pmureg_column(lexer, name.text),
					     "`name=` has no value: write `name=TEXT`, or omit it");
}

static inline int pmureg_lex_any_term(struct pmureg_lexer *lexer, struct pmureg_lexed_term *term)
{
	const char *from = lexer->at, *to = from, *equals;

	/* An empty text between the slashes is allowed: all terms are 0. */
	if ((!*from || *from == '/') && (from == lexer->start || from[-1] != ',')) {
		lexer->at += *from == '/';
		return 0;
	}
	while (!pmureg_ends_name(*to))
		to++;
	equals = to;
	term->name = pmureg_word_trim(from, to);
	to = pmureg_value_end(to + (*to == '='));
	term->value.text = NULL;
	if (equals < to)
		term->value = pmureg_word_trim(equals + 1, to);
	lexer->at = to + (*to == ',');
	if (equals < to || term->name.length)
		return 1;
	return pmureg_fail(lexer->error, -PMUREG_EINVAL, pmureg_column(lexer, from),
			   "there is no term between the commas");
}

/* Takes the next term. Returns 1; 0 at the end, with `lexer->at` after the closing slash or at the NUL; or an error. */
static inline int pmureg_lex_term(struct pmureg_lexer *lexer, struct pmureg_lexed_term *term)
{
	int code;

	do
		code = pmureg_lex_any_term(lexer, term);
	while (code > 0 && (code = pmureg_lex_name(lexer, term)) == 0);
	return code;
}

/* Returns the text after the closing slash: perf's modifiers. */
static inline struct pmureg_word pmureg_lex_modifiers(const struct pmureg_lexer *lexer)
{
	return pmureg_word_trim(lexer->at, lexer->at + pmureg_length(lexer->at));
}

/*
 * Parses the terms of an event up to and with the closing slash. The running kernel describes its PMU, whose block the
 * event has: bits of its terms may overlap, and add up, as in perf. `asked` is NULL in a user's event. In the file
 * of an event it gets the mask of the terms with the value `?`.
 */
int pmureg_kernel_terms_parse(struct pmureg_lexer *lexer, struct pmureg_event *event, uint64_t *asked);

#endif
