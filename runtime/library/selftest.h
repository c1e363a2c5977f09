/*
 * selftest.h: tests whether a real device behaves as described, and restores all registers.
 *
 * Tests one unit at a time: its identification, reset values, writable fields and counters.
 */
#ifndef PMUREG_LIBRARY_SELFTEST_H
#define PMUREG_LIBRARY_SELFTEST_H

#include <pmureg/core.h>
#include <pmureg/pmureg.h>

struct selftest {
	const struct pmureg_system *system;
	const struct pmureg_block *block;
	uint16_t instance;
	struct pmureg_io *io;
	int force;                               /* even if another program uses the registers */
	void *context;
	/*
	 * Called before each first write with the accesses that restore, like a session's `keep`, so that another
	 * process can restore if this one is killed. A non-zero return value leaves the unit untouched.
	 */
	int (*keep)(void *context, const struct pmureg_undo *undo);
	int (*wait)(void *context, uint64_t ns); /* lets the hardware count */
	pmureg_tested_report *report;            /* with report_context */
	void *report_context;
	int is_absent;                           /* the machine lacks the unit, so no test runs */
	int stopped;                             /* non-zero return value of `report`: stop after restoring */
};

/*
 * Tests a unit. Returns 0 or a negative errno value: -EBUSY if the unit is in use (with a message); -ENOMEM; the code
 * of `keep` (nothing was written); or the error of a register that could not be restored (also reported).
 */
int selftest_unit(struct selftest *test, struct pmureg_error *error);

/* ---- selftest_counters.c ---- */

/*
 * Tests the counters with sessions. Returns 0, -ENOMEM, or the error of a session that could not restore everything
 * (also reported).
 */
int selftest_counters(struct selftest *test);

/* `reg` NULL: about the counters. */
void selftest_report(struct selftest *test, enum pmureg_outcome outcome, const struct pmureg_register *reg,
		     uint32_t element, const char *format, ...) PMUREG_PRINTF(5, 6);

#endif
