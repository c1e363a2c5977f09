/*
 * guess.h: "did you mean".
 */
#ifndef PMUREG_GUESS_H
#define PMUREG_GUESS_H

#include <stddef.h>

/* The best candidate so far; start with {0}. */
struct pmureg_guess {
	char name[128];
	size_t distance;
};

/* Takes another candidate into account. Candidates that differ in more than a third of the word are no help: left out. */
void pmureg_guess_try(struct pmureg_guess *guess, const char *word, size_t length, const char *candidate);

#endif
