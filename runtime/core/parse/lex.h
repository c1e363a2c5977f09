/*
 * lex.h: lists of events and events, cut into words. What the words mean is not known here: perf's ios read the devices of a
 * kernel with it, too.
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

/* The device in front of the first slash, which is taken, too. Returns whether there is one; else the device is the whole text. */
int pmureg_lex_device(struct pmureg_lexer *lexer, struct pmureg_word *device);

/* The next term: 1; 0: the terms are at their end, `lexer->at` is behind the closing slash or at the NUL. Negative: a mistake. */
int pmureg_lex_term(struct pmureg_lexer *lexer, struct pmureg_lexed_term *term);

/* What follows the closing slash: perf's modifiers. */
struct pmureg_word pmureg_lex_modifiers(const struct pmureg_lexer *lexer);

#endif
