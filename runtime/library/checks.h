/*
 * checks.h: what every register must do, whatever is behind its io: a model, or hardware.
 */
#ifndef PMUREG_LIBRARY_CHECKS_H
#define PMUREG_LIBRARY_CHECKS_H

#include "../core/internal.h"

struct pmureg_check;

/* Called for what is not as it must be: bits of `mask` are as in `found`, not as in `wanted`. */
typedef void pmureg_check_report(struct pmureg_check *check, const char *what, uint64_t found, uint64_t wanted,
				 uint64_t mask);

/* The element of a register that is looked at, and how. */
struct pmureg_check {
	struct pmureg_runner runner; /* its system and its io */
	struct pmureg_access at;
	pmureg_check_report *report;
	void *context;
	size_t mistakes;             /* that have been reported */
};

/* Bits that a write sets to what it writes, and a read shows. */
uint64_t pmureg_check_plain_bits(const struct pmureg_register *reg);

/*
 * The checks return 0, whatever they have reported, or a negative errno value of a failed access.
 *
 * Reset values within `mask`, and reserved bits that read 1. What shows an implementation's value has none.
 */
int pmureg_check_reset(struct pmureg_check *check, uint64_t mask);

/* Fields that can only be read, and do not change by themselves, have one of the described values. */
int pmureg_check_identity(struct pmureg_check *check);

/*
 * Writable bits read back as written: all 0, all 1, both checkerboards, a walking 1; bits that can only be read stay.
 * Must-write bits are written so, bits where a written 1 acts as 0, others as they were found. `legal`: only values
 * that the description allows. The register is left with all 0, or what is legal instead.
 */
int pmureg_check_read_back(struct pmureg_check *check, int legal);

/* What of that is written; of each number below PMUREG_CHECK_PATTERNS. 0: that one is not. */
#define PMUREG_CHECK_PATTERNS 68
int pmureg_check_pattern(const struct pmureg_register *reg, size_t index, uint64_t before, int legal, uint64_t *value);

#endif
