/*
 * checks.h: what every register must do, whatever is behind its io: a model, or hardware.
 */
#ifndef PMUREG_LIBRARY_CHECKS_H
#define PMUREG_LIBRARY_CHECKS_H

#include <pmureg/core.h>

/* One element of a register, and the way to it. */
struct pmureg_spot {
	const struct pmureg_system *system;
	const struct pmureg_block *block;
	const struct pmureg_register *reg;
	uint16_t instance;
	uint32_t element;
	struct pmureg_io *io;
};

/* Called for what is not as it must be: bits of `mask` are as in `found`, not as in `wanted`. */
typedef void pmureg_check_report(void *context, const struct pmureg_spot *spot, const char *what, uint64_t found,
				 uint64_t wanted, uint64_t mask);

int pmureg_spot_read(const struct pmureg_spot *spot, uint64_t *value);
int pmureg_spot_write(const struct pmureg_spot *spot, uint64_t value);

/* Bits that a write sets to what it writes, and a read shows. */
uint64_t pmureg_check_plain_bits(const struct pmureg_register *reg);

/*
 * The checks return how many mistakes were reported, or a negative errno value of a failed access.
 *
 * Reset values within `mask`, and reserved bits that read 1. What shows an implementation's value has none.
 */
int pmureg_check_reset(const struct pmureg_spot *spot, uint64_t mask, pmureg_check_report *report, void *context);

/* Fields that can only be read, and do not change by themselves, have one of the described values. */
int pmureg_check_identity(const struct pmureg_spot *spot, pmureg_check_report *report, void *context);

/*
 * Writable bits read back as written: all 0, all 1, both checkerboards, a walking 1; bits that can only be read stay.
 * Must-write bits are written so, bits where a written 1 acts as 0, others as they were found. `legal`: only values that
 * the description allows. The register is left as the last pattern made it.
 */
int pmureg_check_read_back(const struct pmureg_spot *spot, int legal, pmureg_check_report *report, void *context);

#endif
