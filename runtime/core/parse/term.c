/*
 * term.c: sets terms of events, and converts between their values and perf's config words.
 */
#include "parse.h"

/* Converts a term's value to its bits of the config word; extract() converts them back. */
static uint64_t deposit(const struct pmureg_term *term, uint64_t value)
{
	const struct pmureg_bit_range *ranges = pmureg_term_ranges(term);
	uint64_t word = 0;

	for (unsigned int i = 0; i < term->range_count; i++) {
		const struct pmureg_bit_range range = ranges[i];
		const unsigned int width = (unsigned int)(range.high - range.low) + 1;

		word |= (value & pmureg_mask(width)) << range.low;
		value = width < 64 ? value >> width : 0;
	}
	return word;
}

static uint64_t extract(const struct pmureg_term *term, uint64_t word)
{
	const struct pmureg_bit_range *ranges = pmureg_term_ranges(term);
	uint64_t value = 0;
	unsigned int at = 0;

	for (unsigned int i = 0; i < term->range_count && at < 64; i++) {
		const struct pmureg_bit_range range = ranges[i];
		const unsigned int width = (unsigned int)(range.high - range.low) + 1;

		value |= ((word >> range.low) & pmureg_mask(width)) << at;
		at += width;
	}
	return value;
}

void pmureg_event_config(const struct pmureg_event *event, uint64_t config[3])
{
	const struct pmureg_block *block = event->block;
	const struct pmureg_term *terms = pmureg_block_terms(block);

	config[0] = config[1] = config[2] = 0;
	for (uint16_t i = 0; i < block->term_count; i++)
		if (terms[i].perf_word < 3)
			config[terms[i].perf_word] |= deposit(&terms[i], event->terms[i]);
}

/* ---- Giving values ---- */

static int term_give(struct pmureg_event *event, uint16_t index, uint64_t value, uint64_t *set, int column,
		struct pmureg_error *error)
{
	const struct pmureg_term *term = &pmureg_block_terms(event->block)[index];
	const uint64_t limit = pmureg_mask(term->width);

	if (!term->width)
		return pmureg_fail(error, -PMUREG_EINVAL, column,
				   "`%s` cannot be set: perf has no place for its bits, `%s`", pmureg_term_name(term),
				   pmureg_term_text(term));
	if (value > limit)
		return pmureg_fail(error, -PMUREG_ERANGE, column,
				   "0x%llx is too large for `%s`, which has %llu%s: 0 to 0x%llx",
				   (unsigned long long)value, pmureg_term_name(term), (unsigned long long)term->width,
				   term->width == 1 ? " bit" : " bits", (unsigned long long)limit);
	event->terms[index] = value;
	event->given |= UINT64_C(1) << index;
	*set |= UINT64_C(1) << index;
	return 0;
}

int pmureg_term_set_bits(struct pmureg_event *event, unsigned int number, uint64_t bits, uint64_t word, uint64_t *set,
			 int column, struct pmureg_error *error)
{
	const struct pmureg_block *block = event->block;
	const struct pmureg_term *terms = pmureg_block_terms(block);
	uint64_t covered = 0;

	for (uint16_t i = 0; i < block->term_count; i++) {
		const struct pmureg_term *term = &terms[i];
		const uint64_t mask = deposit(term, UINT64_MAX);
		const uint64_t value = extract(term, word);
		int code;

		if (term->perf_word != number || term->is_alias || !(mask & bits))
			continue;
		covered |= mask;
		/* A config word has bits for all terms, so a 0 does not show whether the user gave the term. */
		code = value ? term_give(event, i, value, set, column, error) : 0;
		if (code)
			return code;
	}
	if (word & ~covered)
		return pmureg_fail(error, -PMUREG_EINVAL, column, "no term of this unit has the bits 0x%llx: omit them",
				   (unsigned long long)(word & ~covered));
	return 0;
}

int pmureg_term_set(struct pmureg_event *event, uint16_t index, uint64_t value, uint64_t *set, int column,
		    struct pmureg_error *error)
{
	const struct pmureg_block *block = event->block;
	const struct pmureg_term *term = &pmureg_block_terms(block)[index];
	int code = term_give(event, index, value, set, column, error);

	if (code || !term->is_alias)
		return code;
	event->terms[index] = 0;
	event->given &= ~(UINT64_C(1) << index);
	return pmureg_term_set_bits(event, term->perf_word, deposit(term, UINT64_MAX),
				    deposit(term, value), set, column, error);
}
