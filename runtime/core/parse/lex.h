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

/* The next term: 1; 0: the terms are at their end, `lexer->at` is behind the closing slash or at the NUL. Negative: a
 * mistake. */
static inline int pmureg_lex_term(struct pmureg_lexer *lexer, struct pmureg_lexed_term *term)
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
	while (!pmureg_ends_term(*to))
		to++;
	term->value.text = NULL;
	if (equals < to)
		term->value = pmureg_word_trim(equals + 1, to);
	lexer->at = to + (*to == ',');
	if (equals < to || term->name.length)
		return 1;
	return pmureg_fail(lexer->error, -PMUREG_EINVAL, pmureg_column(lexer, from),
			   "there is no term between the commas");
}

/* What follows the closing slash: perf's modifiers. */
static inline struct pmureg_word pmureg_lex_modifiers(const struct pmureg_lexer *lexer)
{
	return pmureg_word_trim(lexer->at, lexer->at + pmureg_length(lexer->at));
}

#endif
