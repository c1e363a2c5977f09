/* What a run tries of what takes long: one of SHARE, beginning where SEED says, as tests/drawn.py has it. Without them all is tried. */
#ifndef PMUREG_TESTS_DRAWN_H
#define PMUREG_TESTS_DRAWN_H

#include <stdlib.h>

/* How far the next is from the last. */
static inline size_t drawn_share(void)
{
	const char *share = getenv("SHARE");

	return share ? strtoul(share, NULL, 10) : 1;
}

static inline size_t drawn_first(void)
{
	const char *seed = getenv("SEED");

	return seed ? strtoul(seed, NULL, 10) % drawn_share() : 0;
}

#endif
