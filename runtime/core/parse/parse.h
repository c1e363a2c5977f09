/*
 * parse.h: declarations shared by the files that parse events and names of registers.
 */
#ifndef PMUREG_CORE_PARSE_H
#define PMUREG_CORE_PARSE_H

#include "../internal.h"
#include "lex.h"

/* ---- term.c ---- */

/* Returns the field of a term that has only one. */
static inline const struct pmureg_field *pmureg_term_field(const struct pmureg_block *block,
							   const struct pmureg_term *term)
{
	const struct pmureg_term_field *fields = pmureg_term_fields(term);

	return &pmureg_register_fields(&pmureg_block_registers(block)[fields[0].reg])[fields[0].field];
}

/*
 * pmureg_term_set() sets a term, or if it is an alias, the terms with its bits. pmureg_term_set_bits() sets the terms
 * with these bits of config, config1 or config2. Both add the terms to the mask `set`; `column` is for the error.
 */
int pmureg_term_set(struct pmureg_event *event, uint16_t index, uint64_t value, uint64_t *set, int column,
		    struct pmureg_error *error);
int pmureg_term_set_bits(struct pmureg_event *event, unsigned int number, uint64_t bits, uint64_t word, uint64_t *set,
			 int column, struct pmureg_error *error);

/* ---- described.c ---- */

/* Returns the described event whose terms all match the event's; of several, the one with most terms; or NULL. */
const struct pmureg_described_event *pmureg_event_match(const struct pmureg_event *event);

/* Checks whether all terms are given that the described event needs. */
int pmureg_event_check_needs(const struct pmureg_event *event, struct pmureg_error *error, int column);

/* Returns the described event whose counters may count an event: the event's own, or one with its number; or NULL. */
const struct pmureg_described_event *pmureg_event_like(const struct pmureg_event *event);

/* ---- addresses.c ---- */

/*
 * Finds the registers at an address: `MSR 0xd10`, `PCI 01:10.4+0xd8` (on any bus), `S3_0_C9_C12_1`. A number alone is
 * an MSR or a CSR, or with `unit` (else NULL) an offset in that unit. Returns the number of registers; `found` is the
 * last one, `names` lists them all.
 */
size_t pmureg_address_find(const struct pmureg_system *system, struct pmureg_word address,
			   const struct pmureg_unit_found *unit, struct pmureg_register_name *found, char *names,
			   size_t size);

/* Checks whether a text has the form of an address with a number: SPACE NUMBER, or NUMBER. */
int pmureg_is_address(struct pmureg_word text);

#endif
