/*
 * selftest.h: whether a real device does what is described, and everything is restored as it was found.
 *
 * One unit at a time: its identification, reset values, writable fields and counters.
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
	int force;                               /* even when another program counts with the registers */
	void *context;
	/*
	 * Is handed what restores before each first write, as a session's `keep` is, so that another process can do
	 * what this one no longer could. Not 0: the unit is left alone.
	 */
	int (*keep)(void *context, const struct pmureg_undo *undo);
	int (*wait)(void *context, uint64_t ns); /* lets hardware count */
	pmureg_tested_report *report;            /* of its own context; */
	void *report_context;
	int stopped;                             /* what it returned, not 0: end as soon as everything is restored */
};

/*
 * 0, or a negative errno value: -EBUSY: the unit is in use, which is said; there is no memory, `keep` returned it
 * (nothing was written), or a register could not be restored (reported, too).
 */
int selftest_unit(struct selftest *test, struct pmureg_error *error);

/* ---- selftest_counters.c ---- */

/* Counts on the unit with sessions: 0, -ENOMEM, or why a session could not restore everything (reported, too). */
int selftest_counters(struct selftest *test);

/* `reg` NULL: about the counters. */
void selftest_report(struct selftest *test, enum pmureg_outcome outcome, const struct pmureg_register *reg,
		     uint32_t element, const char *format, ...) PMUREG_PRINTF(5, 6);

#endif
