/*
 * test_name.c: names of registers and units.
 */
#include <string.h>

#include "bench.h"
#include "toy.h"

static void find(const char *name, unsigned int block, unsigned int reg, unsigned int instance, uint32_t element)
{
	struct pmureg_register_name found;
	struct pmureg_error error;
	int result = pmureg_register_find(&pmureg_system_toy, name, &found, &error);

	if (result)
		print_error("%s: %s\n", name, error.message);
	assert_int_equal(result, 0);
	assert_ptr_equal(found.block, &pmureg_system_blocks(&pmureg_system_toy)[block]);
	assert_ptr_equal(found.reg, &pmureg_block_registers(&pmureg_system_blocks(&pmureg_system_toy)[block])[reg]);
	assert_int_equal(found.instance, instance);
	assert_int_equal(found.element, element);
}

static void refuse(const char *name, int code, const char *part)
{
	struct pmureg_register_name found;
	struct pmureg_error error;
	int result = pmureg_register_find(&pmureg_system_toy, name, &found, &error);

	if (result != code || !strstr(error.message, part))
		print_error("%s: %d: %s\n", name, result, result ? error.message : "");
	assert_int_equal(result, code);
	assert_non_null(strstr(error.message, part));
}

static void c_names(void **state)
{
	(void)state;
	find("toy_box_filter", TOY_BOX, BOX_FILTER, PMUREG_INSTANCES_ALL, PMUREG_NONE);
	find("TOY_BOX_EVENT[1]", TOY_BOX, BOX_EVENT, PMUREG_INSTANCES_ALL, 1);
}

static void dotted_names(void **state)
{
	(void)state;
	find("box.filter", TOY_BOX, BOX_FILTER, PMUREG_INSTANCES_ALL, PMUREG_NONE);
	find("box_1.event[1]", TOY_BOX, BOX_EVENT, 1, 1);
	find("toy_box_1.FILTER", TOY_BOX, BOX_FILTER, 1, PMUREG_NONE);
	find("bank_side_1.cnt[3]", TOY_BANK, BANK_CNT, 2, 3);
	find("side_0.cr", TOY_BANK, BANK_CR, 1, PMUREG_NONE);
	find("core_1.C<core>_EVT2", TOY_CORE, CORE_EVT, 1, 2);
}

static void manual_names(void **state)
{
	(void)state;
	find("C<core>_EVT<n>", TOY_CORE, CORE_EVT, PMUREG_INSTANCES_ALL, PMUREG_NONE);
	find("Cn_EVTx", TOY_CORE, CORE_EVT, PMUREG_INSTANCES_ALL, PMUREG_NONE);
	find("Cn_EVT{3-0}", TOY_CORE, CORE_EVT, PMUREG_INSTANCES_ALL, PMUREG_NONE);
	find("C1_EVTx", TOY_CORE, CORE_EVT, 1, PMUREG_NONE);
	find("C1_EVT2", TOY_CORE, CORE_EVT, 1, 2);
	find("c0_ctl", TOY_CORE, CORE_CTL, 0, PMUREG_NONE);
	find("CNT3", TOY_BANK, BANK_CNT, PMUREG_INSTANCES_ALL, 3);
}

static void mistakes(void **state)
{
	(void)state;
	refuse("CTL", -22, "several blocks have a register `CTL`: write the block, as in `box.ctl`");
	refuse("box.filtr", -2, "did you mean `box.filter`?");
	refuse("FILTRE", -2, "did you mean `FILTER`?");
	refuse("qqqqqqqqqq", -2, "write toy_BLOCK_REGISTER");
	refuse("C7_EVT2", -34, "there is no register `C7_EVT2`: use C0_EVT0 to C1_EVT3");
	refuse("C1_EVT4", -34, "there is no register `C1_EVT4`: use C0_EVT0 to C1_EVT3");
	refuse("box.event[2]", -34, "`event` has no element 2: use 0 to 1");
	refuse("box.event[2", -22, "`[` without `]`");
	refuse("box.event[x]", -22, "`x` is not an element: write a number");
}

static void unit_names(void **state)
{
	char text[64], small[6];

	(void)state;
	assert_int_equal(pmureg_unit_name(&pmureg_system_toy, &pmureg_system_blocks(&pmureg_system_toy)[TOY_BOX], 1, text, sizeof(text)), 9);
	assert_string_equal(text, "toy_box_1");
	pmureg_unit_name(&pmureg_system_toy, &pmureg_system_blocks(&pmureg_system_toy)[TOY_BANK], 2, text, sizeof(text));
	assert_string_equal(text, "toy_side_1");
	pmureg_unit_name(&pmureg_system_toy, &pmureg_system_blocks(&pmureg_system_toy)[TOY_BOX], PMUREG_INSTANCES_ALL, text, sizeof(text));
	assert_string_equal(text, "toy_box");
	assert_int_equal(
		pmureg_unit_linux_name(&pmureg_system_blocks(&pmureg_system_toy)[TOY_BOX], 1, PMUREG_BANKS_ALL, text, sizeof(text)),
		9);
	assert_string_equal(text, "toy_box_1");
	pmureg_unit_linux_name(&pmureg_system_blocks(&pmureg_system_toy)[TOY_BANK], 1, PMUREG_BANKS_ALL, text, sizeof(text));
	assert_string_equal(text, "toy_pmu");
	assert_int_equal(
		pmureg_unit_linux_name(&pmureg_system_blocks(&pmureg_system_toy)[TOY_CORE], 1, PMUREG_BANKS_ALL, text, sizeof(text)),
		0);
	assert_string_equal(text, "");
	/* Cut, but ended, and the length is the whole one. */
	assert_int_equal(
		pmureg_unit_linux_name(&pmureg_system_blocks(&pmureg_system_toy)[TOY_BOX], 1, PMUREG_BANKS_ALL, small, sizeof(small)),
		9);
	assert_string_equal(small, "toy_b");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(c_names),  cmocka_unit_test(dotted_names), cmocka_unit_test(manual_names),
		cmocka_unit_test(mistakes), cmocka_unit_test(unit_names),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
