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
	const char *at;    /* what is to be read next */
	struct pmureg_word device;
	int by_linux;
	int named_column; /* where the named event is; 0: there is none */
};

/* The column of a place in the text, for errors. */
static inline int pmureg_column(const struct pmureg_parser *parser, const char *at)
{
	return (int)(at - parser->start) + 1;
}

/* Reads the terms up to the closing slash or the end. */
int pmureg_parse_terms(struct pmureg_parser *parser);

#endif
