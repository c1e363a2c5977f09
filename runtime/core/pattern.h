/*
 * pattern.h: names with index names in angle brackets: `uncore_x_<box>`, `C<box>_CTL<n>`.
 */
#ifndef PMUREG_CORE_PATTERN_H
#define PMUREG_CORE_PATTERN_H

#include "internal.h"

#define PMUREG_INDICES 6 /* most indices in one name */

struct pmureg_index {
	struct pmureg_word name;
	uint64_t value;
	int given; /* 0: the word had `<name>` itself */
};

struct pmureg_indices {
	unsigned int count;
	struct pmureg_index index[PMUREG_INDICES + 1];
};

/* Whether a word fits a pattern, each index filled in or left as it is. Letters of either case. */
int pmureg_pattern_match(struct pmureg_word word, const char *pattern, struct pmureg_indices *indices);

/* Whether an instance has the numbers that were given. */
int pmureg_indices_are(const struct pmureg_indices *indices, const struct pmureg_block *block, uint16_t instance);

/* Which of the instances' numbers an index name is; PMUREG_NONE: it is of an array of registers. */
uint16_t pmureg_index_number(const struct pmureg_block *block, struct pmureg_word name);

/*
 * Writes the pattern with the numbers of the instance and, where a register and an element of it are meant, the indices
 * of that; what is not known stays as it is. Returns the length.
 */
size_t pmureg_pattern_fill(const struct pmureg_register_name *of, const char *pattern, char *text, size_t size);

#endif
