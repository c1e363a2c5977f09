/*
 * calls.h: counts pread() and pwrite(), and lets one of them fail, in programs that are linked with --wrap.
 */
#ifndef PMUREG_TEST_CALLS_H
#define PMUREG_TEST_CALLS_H

#include <stddef.h>

struct calls {
	size_t reads, writes;
	size_t most;       /* bytes of the longest pread() */
	size_t fail_at;    /* the number of the call, from 1, that fails; 0: none */
	int fail_with;     /* its errno; 0: it moves only half of the bytes */
};

extern struct calls calls;

void calls_reset(void);

/* From now on the call behind that many more fails. */
void calls_fail(size_t more, int with);

#endif
