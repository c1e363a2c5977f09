/*
 * clock.c: the time that results are measured with.
 */
#define _GNU_SOURCE
#include <time.h>

#include "counting.h"

uint64_t counting_clock_ns(void)
{
	struct timespec now;

	(void)clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * UINT64_C(1000000000) + (uint64_t)now.tv_nsec;
}
