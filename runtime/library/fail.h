/*
 * fail.h: an error in words, for the parts that have a C library under them.
 */
#ifndef PMUREG_LIBRARY_FAIL_H
#define PMUREG_LIBRARY_FAIL_H

#include <pmureg/core.h>

/* Fills in `error`, which may be NULL, and returns `code`. */
int pmureg_failf(struct pmureg_error *error, int code, const char *format, ...) __attribute__((format(printf, 3, 4)));

#endif
