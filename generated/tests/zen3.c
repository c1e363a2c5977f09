/*
 * AMD Zen 3 (family 19h, EPYC 7003 and Ryzen 5000) uncore counters: the headers agree with the tables, and the simulated device with both.
 *
 * Made by pmureg from regdefs/amd/zen3.yaml. Edit that, not this.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <pmureg/zen3.h>

#include "validate.h"

extern const struct pmureg_system pmureg_system_zen3;

/* The address of the first and of the last element of each register, instances included. */
static const struct validate_place places[] = {
	PLACE("l3", "ctl", zen_l3_19h_ctl, ZEN_L3_19H_CTL_ADDRESS, (0U), (5U)),
	PLACE("l3", "ctr", zen_l3_19h_ctr, ZEN_L3_19H_CTR_ADDRESS, (0U), (5U)),
	PLACE("df", "ctl", zen_df_17h_ctl, ZEN_DF_17H_CTL_ADDRESS, (0U), (3U)),
	PLACE("df", "ctr", zen_df_17h_ctr, ZEN_DF_17H_CTR_ADDRESS, (0U), (3U)),
};

static void test_places(void **state)
{
	(void)state;
	validate_places(&pmureg_system_zen3, places, sizeof(places) / sizeof(places[0]));
}

static void test_fields_of_l3_19h(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("l3", "ctl", zen_l3_19h_ctl, 0xfcf823ffffbf0000ULL, 0x0000000000000000ULL),
		FIELD(zen_l3_19h_ctl, ThreadMask, ZEN_L3_19H_CTL_THREADMASK),
		FIELD(zen_l3_19h_ctl, SliceId, ZEN_L3_19H_CTL_SLICEID),
		FIELD(zen_l3_19h_ctl, EnAllCores, ZEN_L3_19H_CTL_ENALLCORES),
		FIELD(zen_l3_19h_ctl, EnAllSlices, ZEN_L3_19H_CTL_ENALLSLICES),
		FIELD(zen_l3_19h_ctl, CoreId, ZEN_L3_19H_CTL_COREID),
		FIELD(zen_l3_19h_ctl, Enable, ZEN_L3_19H_CTL_ENABLE),
		FIELD(zen_l3_19h_ctl, UnitMask, ZEN_L3_19H_CTL_UNITMASK),
		FIELD(zen_l3_19h_ctl, EventSel, ZEN_L3_19H_CTL_EVENTSEL),
		REGISTER("l3", "ctr", zen_l3_19h_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(zen_l3_19h_ctr, CTR, ZEN_L3_19H_CTR_CTR),
	};

	(void)state;
	validate_fields(&pmureg_system_zen3, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_df_17h(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("df", "ctl", zen_df_17h_ctl, 0xe7fffff0ffbf0000ULL, 0x0000000000000000ULL),
		FIELD(zen_df_17h_ctl, EventSel_13_12, ZEN_DF_17H_CTL_EVENTSEL_13_12),
		FIELD(zen_df_17h_ctl, EventSel_11_8, ZEN_DF_17H_CTL_EVENTSEL_11_8),
		FIELD(zen_df_17h_ctl, En, ZEN_DF_17H_CTL_EN),
		FIELD(zen_df_17h_ctl, UnitMask, ZEN_DF_17H_CTL_UNITMASK),
		FIELD(zen_df_17h_ctl, EventSel_7_0, ZEN_DF_17H_CTL_EVENTSEL_7_0),
		REGISTER("df", "ctr", zen_df_17h_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(zen_df_17h_ctr, CTR, ZEN_DF_17H_CTR_CTR),
	};

	(void)state;
	validate_fields(&pmureg_system_zen3, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_registers(void **state)
{
	(void)state;
	validate_registers(&pmureg_system_zen3);
}

static void test_counting(void **state)
{
	(void)state;
	validate_counting(&pmureg_system_zen3);
}

static void test_choice(void **state)
{
	(void)state;
	validate_choice(&pmureg_system_zen3);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_fields_of_l3_19h),
		cmocka_unit_test(test_fields_of_df_17h),
		cmocka_unit_test(test_registers),
		cmocka_unit_test(test_counting),
		cmocka_unit_test(test_choice),
	};

	return cmocka_run_group_tests_name("zen3", tests, NULL, NULL);
}
