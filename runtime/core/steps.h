/*
 * steps.h: steps of a description on their way to accesses.
 */
#ifndef PMUREG_CORE_STEPS_H
#define PMUREG_CORE_STEPS_H

#include "plan.h"

/* Which steps of a kind of counters. */
enum pmureg_part { PMUREG_OF_PROGRAM, PMUREG_OF_ENABLE, PMUREG_OF_DISABLE, PMUREG_OF_OTHER };

/* What a step is being flattened for. */
struct pmureg_flattening {
	struct pmureg_session *session;
	const struct pmureg_unit *unit;
	const struct pmureg_use *use; /* NULL: steps of the whole unit */
	enum pmureg_part part;
	struct pmureg_acts *to;
	struct pmureg_error *error;
};

/* The steps of the counters that count a use. */
const struct pmureg_steps *pmureg_steps_of(const struct pmureg_flattening *at, const struct pmureg_use *use);

/* The value of a step, and the bits that it decides. `skip`: the step is not needed. */
int pmureg_step_value(const struct pmureg_flattening *at, const struct pmureg_step *step, uint64_t *raw, uint64_t *mask,
		      int *skip);

/* Whether a register may have a value; the error names the event. */
int pmureg_step_check(const struct pmureg_flattening *at, const struct pmureg_register *reg, uint64_t raw);

#endif
