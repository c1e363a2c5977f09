/*
 * parse.h: what the files share that turn text into events and registers.
 */
#ifndef PMUREG_CORE_PARSE_H
#define PMUREG_CORE_PARSE_H

#include "../internal.h"
#include "lex.h"

/* ---- term.c ---- */

/* The field of a term that has only one. */
static inline const struct pmureg_field *pmureg_term_field(const struct pmureg_block *block,
							   const struct pmureg_term *term)
{
	return &block->registers[term->fields[0].reg].fields[term->fields[0].field];
}

/*
 * Gives a value: to a term, or where it is another way to write others, to those instead; to the terms that have these
 * bits of config, config1 or config2. `set` gets the mask of those that were given; `column` is for the error.
 */
int pmureg_term_set(struct pmureg_event *event, uint16_t index, uint64_t value, uint64_t *set, int column,
		    struct pmureg_error *error);
int pmureg_term_set_bits(struct pmureg_event *event, unsigned int number, uint64_t bits, uint64_t word, uint64_t *set,
			 int column, struct pmureg_error *error);

/* ---- described.c ---- */

/* The described event whose terms all agree with the event's; most terms win. NULL: there is none. */
const struct pmureg_described_event *pmureg_event_match(const struct pmureg_event *event);

/* Whether all terms are given that it needs. */
int pmureg_event_check_needs(const struct pmureg_event *event, struct pmureg_error *error, int column);

/* The described event that tells which counters may count an event: itself, or those with its number; or NULL. */
const struct pmureg_described_event *pmureg_event_like(const struct pmureg_event *event);

/* ---- addresses.c ---- */

/*
 * Finds the registers at an address: `MSR 0xd10`, `PCI 01:10.4+0xd8` (on whatever bus), `S3_0_C9_C12_1`; a number alone is that of an MSR
 * or a CSR, or with `unit` (else NULL) an offset within that unit. Returns how many registers are there; `found` is the
 * last one, `names` lists them all.
 */
size_t pmureg_address_find(const struct pmureg_system *system, struct pmureg_word address,
			   const struct pmureg_unit_found *unit, struct pmureg_register_name *found, char *names,
			   size_t size);

/* Whether a text has the form of an address with a number: SPACE NUMBER, or NUMBER alone. */
int pmureg_is_address(struct pmureg_word text);

#endif
