/*
 * checks.h: checks that every register must pass, on hardware or on the simulated device.
 */
#ifndef PMUREG_LIBRARY_CHECKS_H
#define PMUREG_LIBRARY_CHECKS_H

#include "../core/internal.h"

struct pmureg_check;

/*
 * Reports a failed check: bits of `mask` are as in `found` instead of as in `wanted`. NULL: several values were right,
 * but not this one.
 */
typedef void pmureg_check_report(struct pmureg_check *check, const char *what, uint64_t found, const uint64_t *wanted,
				 uint64_t mask);

/* The element under test. */
struct pmureg_check {
	struct pmureg_runner runner; /* has the system and the io */
	struct pmureg_access at;
	pmureg_check_report *report;
	void *context;
	size_t mistakes;             /* number of reports */
};

/* Returns the bits that read as they were last written. */
uint64_t pmureg_check_plain_bits(const struct pmureg_register *reg);

/*
 * The checks return 0 even if they report mistakes, or a negative errno value of a failed access.
 *
 * Checks the reset value within `mask`, and reserved bits that read as 1. Fields with implementation-defined values
 * have no reset value.
 */
int pmureg_check_reset(struct pmureg_check *check, uint64_t mask);

/* Checks that read-only fields, except volatile ones, have one of the described values. */
int pmureg_check_identity(struct pmureg_check *check);

/*
 * Checks that writable bits read back as written: all 0, all 1, both checkerboards, a walking 1. Read-only bits must
 * not change. Writes must-write bits as required, bits with W1C or similar effects as 0, and other bits as they were.
 * `legal`: only values that the description allows. Leaves the register all 0, or the nearest legal value.
 */
int pmureg_check_read_back(struct pmureg_check *check, int legal);

/* Sets `value` to the pattern of this index, below PMUREG_CHECK_PATTERNS. Returns 0 if that pattern is not used. */
#define PMUREG_CHECK_PATTERNS 68
int pmureg_check_pattern(const struct pmureg_register *reg, size_t index, uint64_t before, int legal, uint64_t *value);

#endif
