/*
 * parse.h: what the two files that read events share.
 */
#ifndef PMUREG_CORE_PARSE_H
#define PMUREG_CORE_PARSE_H

#include "term.h"

struct pmureg_parser {
	struct pmureg_event *event;
	struct pmureg_error *error;
	const char *start; /* of the text: columns count from here */
	struct pmureg_word device;
	int by_linux;
	int named_column; /* where the named event is; 0: there is none */
};

/* The column of a place in the text, for errors. */
int pmureg_column(const struct pmureg_parser *parser, const char *at);

/* The text between two places without the blanks around it; the first place that holds a or b, or the end. */
struct pmureg_word pmureg_trim(const char *from, const char *to);
const char *pmureg_find_any(const char *text, char a, char b);

/* Reads the terms up to the closing slash, and moves `at` there. */
int pmureg_parse_terms(struct pmureg_parser *parser, const char **at);

#endif
