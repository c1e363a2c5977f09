/*
 * term.h: terms of events, their values and their places in perf's config words.
 */
#ifndef PMUREG_CORE_TERM_H
#define PMUREG_CORE_TERM_H

#include "internal.h"

/* The bits of a config word that a value takes, and back. */
uint64_t pmureg_term_deposit(const struct pmureg_block *block, const struct pmureg_term *term, uint64_t value);
uint64_t pmureg_term_extract(const struct pmureg_block *block, const struct pmureg_term *term, uint64_t word);

/* The index of a term, or PMUREG_NONE. */
uint16_t pmureg_term_find(const struct pmureg_block *block, struct pmureg_word name);

/* Gives a term, or all terms of config, config1 or config2, a value. `column` is for the error. */
int pmureg_term_set(struct pmureg_event *event, uint16_t index, uint64_t value, int column, struct pmureg_error *error);
int pmureg_term_set_word(struct pmureg_event *event, unsigned int number, uint64_t word, int column,
			 struct pmureg_error *error);

/* `event, umask, edge` for messages. */
size_t pmureg_term_list(const struct pmureg_block *block, char *text, size_t size);

#endif
