/*
 * fail.h: an error in words, for the parts that have a C library under them.
 */
#ifndef PMUREG_LIBRARY_FAIL_H
#define PMUREG_LIBRARY_FAIL_H

#include <pmureg/core.h>

/* Fills in `error`, which may be NULL, and returns `code`. */
int pmureg_failf(struct pmureg_error *error, int code, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* About a place in a text: `column` counts from 1; 0: none. */
int pmureg_failf_at(struct pmureg_error *error, int code, int column, const char *format, ...)
	__attribute__((format(printf, 4, 5)));

#endif
