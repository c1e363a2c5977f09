/*
 * lex.h: lists of events and events, cut into words. What the words mean is not known here: perf's ios read the devices
 * of a kernel with it, too.
 */
#ifndef PMUREG_CORE_LEX_H
#define PMUREG_CORE_LEX_H

#include <pmureg/base.h>

struct pmureg_lexer {
	const char *start; /* of the text: columns count from here */
	const char *at;    /* what is to be read next */
	struct pmureg_error *error;
	struct pmureg_word name; /* `name=` among the terms so far: what the event is to be called; text NULL: there is none */
};

/* A term of an event: `name`, or `name=value`. */
struct pmureg_lexed_term {
	struct pmureg_word name, value; /* without the blanks around them; value.text NULL: there is no `=` */
};

/* The column of a place in the text, for errors. */
static inline int pmureg_column(const struct pmureg_lexer *lexer, const char *at)
{
	return (int)(at - lexer->start) + 1;
}

/* The device in front of the first slash, which is taken, too. Returns whether there is one; else the device is the
 * whole text. */
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
	/* Letters are all above these: for them this is one comparison. */
	return c <= '=' && (c == '=' || pmureg_ends_term(c));
}

/* The end of a term's value, of which quotes may hold commas together. */
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

/* `name=` is no term of a unit: takes it, without its quotes. 0: it was one; negative: a mistake; 1: it is a term. */
static inline int pmureg_lex_name(struct pmureg_lexer *lexer, const struct pmureg_lexed_term *term)
{
	struct pmureg_word name = term->value;

	if (!name.text || !pmureg_word_is(term->name, "name"))
		return 1;
	if (lexer->name.text)
		return pmureg_fail(lexer->error, -PMUREG_EINVAL, pmureg_column(lexer, term->name.text),
				   "`name` gives what has been given before: write it once");
	if (name.length > 1 && name.text[0] == '\'' && name.text[name.length - 1] == '\'') {
		name.text++;
		name.length -= 2;
	}
	lexer->name = name;
	return name.length ? 0 : pmureg_fail(lexer->error, -PMUREG_EINVAL, pmureg_column(lexer, name.text),
					     "`name=` lacks its value");
}

static inline int pmureg_lex_any_term(struct pmureg_lexer *lexer, struct pmureg_lexed_term *term)
{
	const char *from = lexer->at, *to = from, *equals;

	/* Nothing between the slashes is no mistake: all terms are 0. */
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

/* The next term: 1; 0: the terms are at their end, `lexer->at` is behind the closing slash or at the NUL. Negative: a
 * mistake. */
static inline int pmureg_lex_term(struct pmureg_lexer *lexer, struct pmureg_lexed_term *term)
{
	int code;

	do
		code = pmureg_lex_any_term(lexer, term);
	while (code > 0 && (code = pmureg_lex_name(lexer, term)) == 0);
	return code;
}

/* What follows the closing slash: perf's modifiers. */
static inline struct pmureg_word pmureg_lex_modifiers(const struct pmureg_lexer *lexer)
{
	return pmureg_word_trim(lexer->at, lexer->at + pmureg_length(lexer->at));
}

#endif
