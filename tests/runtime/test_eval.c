/*
 * test_eval.c: expressions, fields, checks of values, metrics.
 */
#include <string.h>

#include "bench.h"
#include "toy.h"

#define CONST(v) { PMUREG_OP_CONST, 0, 0, v }
#define OP(name) { PMUREG_OP_##name, 0, 0, 0 }

static int run(const struct pmureg_op *ops, size_t count, uint64_t *value)
{
	const uint64_t variables[] = {7, 8};
	const struct pmureg_eval eval = {.variables = variables, .raw = 0xabcd};
	const struct pmureg_code code = {ops, (uint16_t)count};

	return pmureg_evaluate(code, &eval, 99, value);
}

static uint64_t binary(uint64_t a, uint64_t b, uint8_t code)
{
	const struct pmureg_op ops[] = {CONST(a), CONST(b), {code, 0, 0, 0}};
	uint64_t value = 0;

	assert_int_equal(run(ops, 3, &value), 0);
	return value;
}

static void operators(void **state)
{
	(void)state;
	assert_int_equal(binary(2, 3, PMUREG_OP_ADD), 5);
	assert_int_equal(binary(2, 3, PMUREG_OP_SUB), UINT64_MAX);
	assert_int_equal(binary(1ULL << 63, 2, PMUREG_OP_MUL), 0);
	assert_int_equal(binary(7, 2, PMUREG_OP_DIV), 3);
	assert_int_equal(binary(7, 0, PMUREG_OP_DIV), 0);
	assert_int_equal(binary(7, 4, PMUREG_OP_MOD), 3);
	assert_int_equal(binary(7, 0, PMUREG_OP_MOD), 0);
	assert_int_equal(binary(1, 63, PMUREG_OP_SHL), 1ULL << 63);
	assert_int_equal(binary(1, 64, PMUREG_OP_SHL), 0);
	assert_int_equal(binary(UINT64_MAX, 63, PMUREG_OP_SHR), 1);
	assert_int_equal(binary(UINT64_MAX, 64, PMUREG_OP_SHR), 0);
	assert_int_equal(binary(12, 10, PMUREG_OP_AND), 8);
	assert_int_equal(binary(12, 10, PMUREG_OP_OR), 14);
	assert_int_equal(binary(12, 10, PMUREG_OP_XOR), 6);
	assert_int_equal(binary(2, 2, PMUREG_OP_EQ), 1);
	assert_int_equal(binary(2, 3, PMUREG_OP_NE), 1);
	assert_int_equal(binary(2, UINT64_MAX, PMUREG_OP_LT), 1);
	assert_int_equal(binary(3, 3, PMUREG_OP_LE), 1);
	assert_int_equal(binary(3, 3, PMUREG_OP_GT), 0);
	assert_int_equal(binary(3, 3, PMUREG_OP_GE), 1);
	assert_int_equal(binary(4, 2, PMUREG_OP_LAND), 1);
	assert_int_equal(binary(4, 0, PMUREG_OP_LAND), 0);
	assert_int_equal(binary(0, 2, PMUREG_OP_LOR), 1);
}

static void other_operations(void **state)
{
	const struct pmureg_op select[] = {CONST(0), CONST(5), CONST(6), OP(SELECT)};
	const struct pmureg_op inverted[] = {CONST(0), OP(NOT)};
	const struct pmureg_op not_so[] = {CONST(5), OP(LNOT)};
	const struct pmureg_op variable[] = {{PMUREG_OP_VAR, 0, 0, 1}};
	const struct pmureg_op bits[] = {{PMUREG_OP_BITS, 4, 8, 0}};
	uint64_t value;

	(void)state;
	assert_int_equal(run(select, 4, &value), 0);
	assert_int_equal(value, 6);
	assert_int_equal(run(inverted, 2, &value), 0);
	assert_int_equal(value, UINT64_MAX);
	assert_int_equal(run(not_so, 2, &value), 0);
	assert_int_equal(value, 0);
	assert_int_equal(run(variable, 1, &value), 0);
	assert_int_equal(value, 8);
	assert_int_equal(run(bits, 1, &value), 0);
	assert_int_equal(value, 0xbc);
	assert_int_equal(run(NULL, 0, &value), 0);
	assert_int_equal(value, 99);
}

static void broken_code(void **state)
{
	const struct pmureg_op underflow[] = {CONST(1), OP(ADD)};
	const struct pmureg_op leftover[] = {CONST(1), CONST(2)};
	const struct pmureg_op unknown[] = {CONST(1), {200, 0, 0, 0}};
	const struct pmureg_op field[] = {CONST(0), CONST(0), OP(FIELD)};
	const struct pmureg_op variable[] = {{PMUREG_OP_VAR, 0, 0, 0}};
	const struct pmureg_eval nothing = {0};
	struct pmureg_op deep[PMUREG_STACK + 1];
	uint64_t value;
	size_t i;

	(void)state;
	for (i = 0; i < PMUREG_STACK + 1; i++)
		deep[i] = leftover[0];
	assert_int_equal(run(underflow, 2, &value), -22);
	assert_int_equal(run(leftover, 2, &value), -22);
	assert_int_equal(run(unknown, 2, &value), -22);
	assert_int_equal(run(deep, PMUREG_STACK + 1, &value), -22);
	assert_int_equal(run(field, 3, &value), -22);
	assert_int_equal(pmureg_evaluate((struct pmureg_code){variable, 1}, &nothing, 0, &value), -22);
}

static int reader(void *context, uint16_t reg, uint32_t element, uint16_t field, uint32_t field_element, int whole,
		  uint64_t *value)
{
	*value = reg * 10000U + element * 1000U + field * 100U + field_element * 10U + (unsigned int)whole;
	return *(int *)context;
}

static void fields_are_read(void **state)
{
	const struct pmureg_op ops[] = {CONST(2), CONST(4), {PMUREG_OP_FIELD, 1, 3, 1}};
	int result = 0;
	const struct pmureg_eval eval = {.read = reader, .context = &result};
	uint64_t value;

	(void)state;
	assert_int_equal(pmureg_evaluate((struct pmureg_code){ops, 3}, &eval, 0, &value), 0);
	assert_int_equal(value, 12341);
	result = -5;
	assert_int_equal(pmureg_evaluate((struct pmureg_code){ops, 3}, &eval, 0, &value), -5);
}

static const struct pmureg_register *box(unsigned int reg)
{
	return &pmureg_block_registers(&pmureg_system_blocks(&pmureg_system_toy)[TOY_BOX])[reg];
}

static void fields(void **state)
{
	const struct pmureg_field *mode = &pmureg_register_fields(box(BOX_FILTER))[3];
	const struct pmureg_field *whole = &pmureg_register_fields(box(BOX_ADDR))[0]; /* all 64 bits */

	(void)state;
	assert_int_equal(pmureg_field_get(mode, 0xff3), 3);
	assert_int_equal(pmureg_field_put(mode, 0xff3, 0x1c), 0xffc);
	assert_int_equal(pmureg_field_mask(&pmureg_register_fields(box(BOX_FILTER))[0]), 0xf000);
	assert_int_equal(pmureg_field_mask(whole), UINT64_MAX);
	assert_int_equal(pmureg_field_put(whole, 1, UINT64_MAX), UINT64_MAX);
	assert_string_equal(pmureg_value_name(pmureg_field_value(mode, 2)), "writes");
	assert_null(pmureg_field_value(mode, 4));
	assert_null(pmureg_field_value(whole, 0));
	assert_int_equal(pmureg_field_meaning(mode, 2), 2);
}

static void meanings(void **state)
{
	const struct pmureg_field *biased = 
		&pmureg_register_fields(&pmureg_block_registers(&pmureg_system_blocks(&pmureg_system_toy)[TOY_BANK])[BANK_CFG])[0];

	(void)state;
	assert_int_equal(pmureg_field_meaning(biased, 39), 40);
}

static void expect_broken(const struct pmureg_register *reg, uint64_t raw, const char *part)
{
	char text[160];
	const char *broken = pmureg_value_check(reg, raw, text, sizeof(text));

	if (!part) {
		assert_null(broken);
		return;
	}
	assert_non_null(broken);
	assert_non_null(strstr(broken, part));
}

static void values_are_checked(void **state)
{
	(void)state;
	expect_broken(box(BOX_CTL), 0x10001, NULL);
	expect_broken(box(BOX_CTL), 1, "must be written as 1: set 0x10000");
	expect_broken(box(BOX_CTL), 0x10100, "must be written as 0: clear 0x100");
	expect_broken(box(BOX_CTL), 0x80010000, "Reserved bits of CTL are 0: clear 0x80000000");
	expect_broken(box(BOX_CTL), 0x80010100, "must be written as 0: clear 0x100");
	expect_broken(box(BOX_CTL), 0x100010000, "is wider");
	expect_broken(box(BOX_FILTER), 0x9003, NULL);
	expect_broken(box(BOX_FILTER), 0xa000, "LIMIT is 0xa, but must be 0x0 to 0x9");
	expect_broken(box(BOX_FILTER), 0x4, "MODE is 0x4, which is reserved");
	expect_broken(box(BOX_FILTER), 0x13, "STRICT does not go with MODE both");
	expect_broken(box(BOX_FILTER), 0x12, NULL);
}

static double metric(unsigned int index, int expected)
{
	const uint64_t counts[] = {10, 0, 4};
	const uint8_t have[] = {1, 0, 1};
	const struct pmureg_block *block = &pmureg_system_blocks(&pmureg_system_toy)[TOY_BOX];
	double value = -1.0;

	assert_int_equal(pmureg_metric_value(block, &pmureg_block_metrics(block)[index], counts, have, 8, &value),
			 expected);
	return value;
}

static void metrics(void **state)
{
	const struct pmureg_block *block = &pmureg_system_blocks(&pmureg_system_toy)[TOY_BOX];
	const struct pmureg_metric *metrics = pmureg_block_metrics(block);
	const uint64_t counts[] = {10, 0, 0};
	const uint8_t have[] = {1, 0, 1}, lacks[] = {0, 0, 1};
	/* A reference is a distance: the expression stands behind the metric. */
	struct {
		struct pmureg_metric metric;
		struct pmureg_op too_few[2];
	} broken = {.metric = {.formula = {{0}, 2}}, .too_few = {{PMUREG_OP_VAR, 0, 0, 0}, OP(ADD)}};
	double value;

	(void)state;
	assert_float_equal(metric(0, 0), 160.0, 1e-9);
	assert_float_equal(metric(1, 0), 0.5, 1e-9);
	assert_float_equal(metric(2, 0), 1.0, 1e-9);
	broken.metric.formula.ops.to = (int32_t)((char *)broken.too_few - (char *)&broken.metric.formula.ops);
	assert_int_equal(pmureg_metric_value(block, &broken.metric, counts, have, 8, &value), -22);
	assert_int_equal(pmureg_metric_value(block, &metrics[0], counts, have, 8, &value), 0);
	assert_float_equal(value, 0.0, 1e-9); /* by 0 gives 0 */
	assert_int_equal(pmureg_metric_value(block, &metrics[0], counts, lacks, 8, &value), -2);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(operators),          cmocka_unit_test(other_operations), cmocka_unit_test(broken_code),
		cmocka_unit_test(fields_are_read),    cmocka_unit_test(fields),           cmocka_unit_test(meanings),
		cmocka_unit_test(values_are_checked), cmocka_unit_test(metrics),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
