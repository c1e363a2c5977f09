/*
 * metric.c: computes metrics. Only this file of the core uses floating point. Programs that may not use floating-point
 * registers, such as kernels, have no metrics.
 */
#include "internal.h"

#if (!defined(__aarch64__) || defined(__ARM_NEON)) && (!defined(__x86_64__) || defined(__SSE2__))

/* The variables of a formula: the counts of the block's events, then the time. */
struct metric {
	const struct pmureg_block *block;
	const uint64_t *counts;
	const uint8_t *have;
	uint64_t duration_ns;
};

static int variable(uint64_t number, const struct metric *metric, double *value)
{
	if (number > metric->block->event_count)
		return -PMUREG_EINVAL;
	if (number < metric->block->event_count && !metric->have[number])
		return -PMUREG_ENOENT;
	*value = (double)(number < metric->block->event_count ? metric->counts[number] : metric->duration_ns);
	return 0;
}

static int is_zero(double value)
{
	return !(value > 0.0 || value < 0.0);
}

static int metric_operate(const struct pmureg_op *op, const void *context, union pmureg_item *at)
{
	switch (op->code) {
	case PMUREG_OP_CONST:
		at->real = (double)op->value;
		return 0;
	case PMUREG_OP_VAR:
		return variable(op->value, context, &at->real);
	case PMUREG_OP_ADD:
		at->real += at[1].real;
		return 0;
	case PMUREG_OP_SUB:
		at->real -= at[1].real;
		return 0;
	case PMUREG_OP_MUL:
		at->real *= at[1].real;
		return 0;
	case PMUREG_OP_DIV:
		at->real = is_zero(at[1].real) ? 0.0 : at->real / at[1].real;
		return 0;
	case PMUREG_OP_SELECT:
		at->real = is_zero(at->real) ? at[2].real : at[1].real;
		return 0;
	default:
		if (op->code < PMUREG_OP_EQ || op->code > PMUREG_OP_GE)
			return -PMUREG_EINVAL;
		/* Maps less, equal and greater to 0, 1 and 2, and compares this with 1. */
		at->real = (double)pmureg_operate(op->code,
						  at[0].real < at[1].real ? 0 :
						  at[0].real > at[1].real ? 2 :
									    1,
						  1);
		return 0;
	}
}

int pmureg_metric_value(const struct pmureg_block *block, const struct pmureg_metric *metric, const uint64_t *counts,
			const uint8_t *have, uint64_t duration_ns, double *value)
{
	const struct metric context = {block, counts, have, duration_ns};
	union pmureg_item result = {0};
	int code = pmureg_walk(pmureg_metric_formula(metric), metric_operate, &context, &result);

	if (!code)
		*value = result.real;
	return code;
}

#endif
