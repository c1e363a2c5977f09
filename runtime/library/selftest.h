/*
 * selftest.h: whether a real device does what is described, and everything is put back as it was found.
 *
 * One unit at a time: its identification, reset values, writable fields and counters.
 */
#ifndef PMUREG_LIBRARY_SELFTEST_H
#define PMUREG_LIBRARY_SELFTEST_H

#include <pmureg/core.h>
#include <pmureg/pmureg.h>

struct pmureg_selftest_result {
	enum pmureg_outcome outcome;
	const struct pmureg_block *block;
	const struct pmureg_register *reg; /* NULL: about the unit's counters */
	uint16_t instance;
	uint32_t element;  /* PMUREG_NONE: about all elements */
	const char *text;  /* what was found, or why it was skipped */
};

struct pmureg_selftest {
	const struct pmureg_system *system;
	struct pmureg_io *io;
	int force;                               /* even when someone else counts with the registers */
	void *context;
	/*
	 * Is handed what undoes the test of a unit before each first write, as a session's `keep` is, so that another process
	 * can undo what this one no longer could. Not 0: the unit is left alone. May be NULL.
	 */
	int (*keep)(void *context, const struct pmureg_access *undo, size_t count);
	void (*report)(void *context, const struct pmureg_selftest_result *result);
	int (*wait)(void *context, uint64_t ns); /* lets hardware count */
	int (*stop)(void *context);              /* 1: end as soon as everything is put back; may be NULL */
};

/* Whether a counter of the unit runs: 1, with its name in `text`; 0; or a negative errno value. */
int pmureg_selftest_in_use(const struct pmureg_selftest *test, const struct pmureg_block *block, uint16_t instance,
			   char *text, size_t size);

/*
 * 0, or a negative errno value: there is no memory, `keep` returned it (nothing was written), or a register could not be
 * put back (reported, too).
 */
int pmureg_selftest_unit(const struct pmureg_selftest *test, const struct pmureg_block *block, uint16_t instance);

/* Counts on the unit with sessions: 0, -ENOMEM, or why a session could not put everything back (reported, too). */
int pmureg_selftest_counters(const struct pmureg_selftest *test, const struct pmureg_block *block, uint16_t instance);

#endif
