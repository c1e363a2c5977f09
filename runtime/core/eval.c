/*
 * eval.c: expressions on unsigned 64-bit integers, as stack code.
 */
#include "internal.h"

static int is_binary(uint8_t code)
{
	return code >= PMUREG_OP_ADD && code <= PMUREG_OP_LOR;
}

static uint64_t binary(uint8_t code, uint64_t a, uint64_t b)
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

/* How many values an operation takes from the stack. */
static unsigned int arity(uint8_t code)
{
	if (code <= PMUREG_OP_BITS)
		return 0;
	if (code == PMUREG_OP_NOT || code == PMUREG_OP_LNOT)
		return 1;
	return code == PMUREG_OP_SELECT ? 3 : 2;
}

static int read_field(const struct pmureg_op *op, const struct pmureg_eval *eval, uint64_t element,
		      uint64_t field_element, uint64_t *value)
{
	if (!eval->read)
		return -PMUREG_EINVAL;
	return eval->read(eval->context, op->a, (uint32_t)element, op->b, (uint32_t)field_element, op->value == 1,
			  value);
}

/* One operation on the values taken from the stack. */
static int operate(const struct pmureg_op *op, const struct pmureg_eval *eval, const uint64_t *in, uint64_t *out)
{
	if (is_binary(op->code)) {
		*out = binary(op->code, in[0], in[1]);
		return 0;
	}
	switch (op->code) {
	case PMUREG_OP_CONST:
		*out = op->value;
		return 0;
	case PMUREG_OP_VAR:
		if (!eval->variables)
			return -PMUREG_EINVAL;
		*out = eval->variables[op->value];
		return 0;
	case PMUREG_OP_BITS:
		*out = (eval->raw >> op->a) & pmureg_mask(op->b);
		return 0;
	case PMUREG_OP_FIELD:
		return read_field(op, eval, in[0], in[1], out);
	case PMUREG_OP_NOT:
		*out = ~in[0];
		return 0;
	case PMUREG_OP_LNOT:
		*out = !in[0];
		return 0;
	case PMUREG_OP_SELECT:
		*out = in[0] ? in[1] : in[2];
		return 0;
	default:
		return -PMUREG_EINVAL;
	}
}

int pmureg_evaluate(struct pmureg_code code, const struct pmureg_eval *eval, uint64_t otherwise, uint64_t *value)
{
	uint64_t stack[PMUREG_STACK];
	unsigned int depth = 0;

	*value = otherwise;
	if (!code.count)
		return 0;
	for (uint16_t i = 0; i < code.count; i++) {
		const unsigned int taken = arity(code.ops[i].code);
		int failed;

		if (depth < taken || depth - taken >= PMUREG_STACK)
			return -PMUREG_EINVAL;
		depth -= taken;
		failed = operate(&code.ops[i], eval, &stack[depth], &stack[depth]);
		if (failed)
			return failed;
		depth++;
	}
	*value = stack[0];
	return depth == 1 ? 0 : -PMUREG_EINVAL;
}

uint64_t pmureg_value_of(struct pmureg_code code, const uint64_t *variables, uint64_t otherwise)
{
	const struct pmureg_eval eval = {.variables = variables};
	uint64_t value;

	return pmureg_evaluate(code, &eval, otherwise, &value) ? 0 : value;
}
