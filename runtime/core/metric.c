/*
 * metric.c: real numbers: metrics, and how fast counters wrap. No other file of the core has any.
 */
#include "internal.h"

static double binary(uint8_t op, double a, double b)
{
	switch (op) {
	case PMUREG_OP_ADD:
		return a + b;
	case PMUREG_OP_SUB:
		return a - b;
	case PMUREG_OP_MUL:
		return a * b;
	case PMUREG_OP_DIV:
		return b > 0.0 || b < 0.0 ? a / b : 0.0;
	case PMUREG_OP_EQ:
		return a <= b && a >= b;
	case PMUREG_OP_NE:
		return a < b || a > b;
	case PMUREG_OP_LT:
		return a < b;
	case PMUREG_OP_LE:
		return a <= b;
	case PMUREG_OP_GT:
		return a > b;
	default:
		return a >= b;
	}
}

static int is_binary(uint8_t op)
{
	return (op >= PMUREG_OP_ADD && op <= PMUREG_OP_DIV) || (op >= PMUREG_OP_EQ && op <= PMUREG_OP_GE);
}

/* Events are the first variables, the time comes behind them. */
static int variable(uint64_t number, const struct pmureg_block *block, const uint64_t *counts, const uint8_t *have,
		    uint64_t duration_ns, double *value)
{
	if (number < block->event_count) {
		if (!have[number])
			return -PMUREG_ENOENT;
		*value = (double)counts[number];
		return 0;
	}
	*value = (double)duration_ns;
	return number == block->event_count ? 0 : -PMUREG_EINVAL;
}

static int operands(uint8_t op, unsigned int *count)
{
	*count = 0;
	if (op == PMUREG_OP_CONST || op == PMUREG_OP_VAR)
		return 0;
	*count = op == PMUREG_OP_SELECT ? 3 : 2;
	return is_binary(op) || op == PMUREG_OP_SELECT ? 0 : -PMUREG_EINVAL;
}

int pmureg_metric_value(const struct pmureg_block *block, const struct pmureg_metric *metric, const uint64_t *counts,
			const uint8_t *have, uint64_t duration_ns, double *value)
{
	double stack[PMUREG_STACK];
	unsigned int depth = 0, taken;
	int code;

	for (uint16_t i = 0; i < metric->formula.count; i++) {
		const struct pmureg_op *op = &metric->formula.ops[i];

		if (operands(op->code, &taken) || depth < taken || depth - taken >= PMUREG_STACK)
			return -PMUREG_EINVAL;
		depth -= taken;
		if (op->code == PMUREG_OP_CONST) {
			stack[depth] = (double)op->value;
		} else if (op->code == PMUREG_OP_VAR) {
			code = variable(op->value, block, counts, have, duration_ns, &stack[depth]);
			if (code)
				return code;
		} else if (op->code == PMUREG_OP_SELECT) {
			stack[depth] = stack[depth] > 0.0 || stack[depth] < 0.0 ? stack[depth + 1] : stack[depth + 2];
		} else {
			stack[depth] = binary(op->code, stack[depth], stack[depth + 1]);
		}
		depth++;
	}
	if (depth != 1)
		return -PMUREG_EINVAL;
	*value = stack[0];
	return 0;
}

uint64_t pmureg_half_wrap_ns(unsigned int width, double top_rate)
{
	double half = (double)(UINT64_C(1) << (width ? width - 1 : 0));
	double ns;

	if (!(top_rate > 0.0))
		return 0;
	ns = half / top_rate;
	return ns < 18446744073709549568.0 ? (uint64_t)ns : UINT64_MAX;
}

uint64_t pmureg_whole_rate(double top_rate)
{
	const double most = 281474976710656.0; /* 2^48: more than any hardware counts */
	double scaled = top_rate * 65536.0;

	if (!(top_rate > 0.0))
		return 0;
	return scaled < most ? (uint64_t)scaled + 1 : (uint64_t)most;
}
