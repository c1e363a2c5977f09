/*
 * guess.c: the edit distance between what was written and what there is.
 */
#include <stdint.h>
#include <string.h>

#include "guess.h"

#define LONGEST 63

static int lower(int c)
{
	return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c;
}

/* Levenshtein's distance with swaps of neighbours; one row of the table at a time. */
static size_t distance(const char *a, size_t a_length, const char *b, size_t b_length)
{
	uint8_t rows[3][LONGEST + 1];
	uint8_t *before = rows[0], *last = rows[1], *row = rows[2];

	for (size_t j = 0; j <= b_length; j++)
		last[j] = (uint8_t)j;
	memset(before, 0, sizeof(rows[0]));
	for (size_t i = 1; i <= a_length; i++) {
		uint8_t *spare = before;

		row[0] = (uint8_t)i;
		for (size_t j = 1; j <= b_length; j++) {
			int same = lower(a[i - 1]) == lower(b[j - 1]);
			unsigned best = last[j - 1] + (same ? 0U : 1U);

			if (last[j] + 1U < best)
				best = last[j] + 1U;
			if (row[j - 1] + 1U < best)
				best = row[j - 1] + 1U;
			if (i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) &&
			    lower(a[i - 2]) == lower(b[j - 1]) && before[j - 2] + 1U < best)
				best = before[j - 2] + 1U;
			row[j] = (uint8_t)best;
		}
		before = last;
		last = row;
		row = spare;
	}
	return last[b_length];
}

void pmureg_guess_try(struct pmureg_guess *guess, const char *word, size_t length, const char *candidate)
{
	size_t other = strlen(candidate);
	size_t found;

	if (length == 0 || length > LONGEST || other == 0 || other > LONGEST)
		return;
	found = distance(word, length, candidate, other);
	if (found > (length + 1) / 3 || found >= length)
		return;
	if (guess->name[0] == '\0' || found < guess->distance) {
		memcpy(guess->name, candidate, other + 1);
		guess->distance = found;
	}
}
