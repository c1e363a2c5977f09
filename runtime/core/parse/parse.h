/*
 * parse.h: what the files share that turn text into events and registers.
 */
#ifndef PMUREG_CORE_PARSE_H
#define PMUREG_CORE_PARSE_H

#include "../internal.h"
#include "lex.h"

/* ---- term.c ---- */

/* The index of a term, or PMUREG_NONE. */
uint16_t pmureg_term_find(const struct pmureg_block *block, struct pmureg_word name);

/*
 * Gives a value: to a term, or where it is another way to write others, to those instead; to the terms that have these
 * bits of config, config1 or config2. `set` gets the mask of those that were given; `column` is for the error.
 */
int pmureg_term_set(struct pmureg_event *event, uint16_t index, uint64_t value, uint64_t *set, int column,
		    struct pmureg_error *error);
int pmureg_term_set_bits(struct pmureg_event *event, unsigned int number, uint64_t bits, uint64_t word, uint64_t *set,
			 int column, struct pmureg_error *error);

/* `event, umask, edge` for messages. */
void pmureg_term_list(const struct pmureg_block *block, char *text, size_t size);

/* ---- described.c ---- */

/* An event by exactly its name, ours or Linux's; by our name in letters of either case. NULL: there is none. */
const struct pmureg_described_event *pmureg_event_named(const struct pmureg_block *block, struct pmureg_word name);
const struct pmureg_described_event *pmureg_event_called(const struct pmureg_block *block, struct pmureg_word name);

/* The described event whose terms all agree with the event's; most terms win. NULL: there is none. */
const struct pmureg_described_event *pmureg_event_match(const struct pmureg_event *event);

/* Whether all terms are given that it needs. */
int pmureg_event_check_needs(const struct pmureg_event *event, struct pmureg_error *error, int column);

/* The counters that may count an event; 0: any. */
uint64_t pmureg_event_counters(const struct pmureg_event *event);

#endif
