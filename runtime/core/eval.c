/*
 * eval.c: runs the stack code of expressions, and computes with unsigned 64-bit integers.
 */
#include "internal.h"

uint64_t pmureg_operate(uint8_t code, uint64_t a, uint64_t b)
{
	switch (code) {
	case PMUREG_OP_ADD:
		return a + b;
	case PMUREG_OP_SUB:
		return a - b;
	case PMUREG_OP_MUL:
		return a * b;
	case PMUREG_OP_DIV:
		return b ? a / b : 0;
	case PMUREG_OP_MOD:
		return b ? a % b : 0;
	case PMUREG_OP_SHL:
		return b < 64 ? a << b : 0;
	case PMUREG_OP_SHR:
		return b < 64 ? a >> b : 0;
	case PMUREG_OP_AND:
		return a & b;
	case PMUREG_OP_OR:
		return a | b;
	case PMUREG_OP_XOR:
		return a ^ b;
	case PMUREG_OP_EQ:
		return a == b;
	case PMUREG_OP_NE:
		return a != b;
	case PMUREG_OP_LT:
		return a < b;
	case PMUREG_OP_LE:
		return a <= b;
	case PMUREG_OP_GT:
		return a > b;
	case PMUREG_OP_GE:
		return a >= b;
	case PMUREG_OP_LAND:
		return a && b;
	default:
		return a || b;
	}
}

int pmureg_walk(struct pmureg_code code, pmureg_operation *operate, const void *context, union pmureg_item *result)
{
	union pmureg_item stack[PMUREG_STACK];
	unsigned int depth = 0;

	for (uint16_t i = 0; i < code.count; i++) {
		const unsigned int taken = pmureg_op_takes(code.ops[i].code);
		int failed;

		if (depth < taken || depth - taken >= PMUREG_STACK)
			return -PMUREG_EINVAL;
		depth -= taken;
		failed = operate(&code.ops[i], context, &stack[depth++]);
		if (failed)
			return failed;
	}
	if (depth != 1)
		return -PMUREG_EINVAL;
	*result = stack[0];
	return 0;
}

/* ---- Integers ---- */

static uint64_t population(uint64_t value)
{
	uint64_t count = 0;

	for (; value; value &= value - 1)
		count++;
	return count;
}

static int eval_operate(const struct pmureg_op *op, const void *context, union pmureg_item *at)
{
	const struct pmureg_eval *eval = context;

	if (op->code >= PMUREG_OP_ADD && op->code <= PMUREG_OP_LOR) {
		at->whole = pmureg_operate(op->code, at[0].whole, at[1].whole);
		return 0;
	}
	switch (op->code) {
	case PMUREG_OP_CONST:
		at->whole = op->value;
		return 0;
	case PMUREG_OP_VAR:
		if (!eval->variables)
			return -PMUREG_EINVAL;
		at->whole = eval->variables[op->value];
		return 0;
	case PMUREG_OP_BITS:
		at->whole = (eval->raw >> op->a) & pmureg_mask(op->b);
		return 0;
	case PMUREG_OP_FACT:
		return eval->read ? eval->read(eval->context, PMUREG_NONE, (uint32_t)op->value, 0, 0, 1, &at->whole) :
				    -PMUREG_EINVAL;
	case PMUREG_OP_FIELD:
		return eval->read ? eval->read(eval->context, op->a, (uint32_t)at[0].whole, op->b,
					       (uint32_t)at[1].whole, op->value == 1, &at->whole) :
				    -PMUREG_EINVAL;
	case PMUREG_OP_NOT:
		at->whole = ~at->whole;
		return 0;
	case PMUREG_OP_LNOT:
		at->whole = !at->whole;
		return 0;
	case PMUREG_OP_POPCOUNT:
		at->whole = population(at->whole);
		return 0;
	case PMUREG_OP_SELECT:
		at->whole = at[0].whole ? at[1].whole : at[2].whole;
		return 0;
	default:
		return -PMUREG_EINVAL;
	}
}

int pmureg_evaluate(struct pmureg_code code, const struct pmureg_eval *eval, uint64_t otherwise, uint64_t *value)
{
	union pmureg_item result = {.whole = otherwise};
	int failed = code.count ? pmureg_walk(code, eval_operate, eval, &result) : 0;

	*value = result.whole;
	return failed;
}

uint64_t pmureg_value_of(struct pmureg_code code, const uint64_t *variables, uint64_t otherwise)
{
	const struct pmureg_eval eval = {.variables = variables};
	uint64_t value;

	return pmureg_evaluate(code, &eval, otherwise, &value) ? 0 : value;
}
