/*
 * nearest.h: "did you mean".
 */
#ifndef PMUREG_NEAREST_H
#define PMUREG_NEAREST_H

#include <stddef.h>

/* The best candidate so far; start with {0}. */
struct pmureg_nearest {
	char name[128];
	size_t distance;
};

/* Takes another candidate into account. Candidates that differ in more than a third of the word are no help: left out. */
void pmureg_nearest_try(struct pmureg_nearest *nearest, const char *word, size_t length, const char *candidate);

#endif
