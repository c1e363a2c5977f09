/*
 * AMD Zen 5 (family 1Ah, EPYC 9005 and Ryzen 9000) uncore counters: the headers agree with the tables, and the simulated device with both.
 *
 * Made by pmureg from regdefs/amd/zen5.yaml. Edit that, not this.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <pmureg/zen5.h>

#include "validate.h"

extern const struct pmureg_system pmureg_system_zen5;

/* The address of the first and of the last element of each register, instances included. */
static const struct validate_place places[] = {
	PLACE("l3", "ctl", zen_l3_19h_ctl, ZEN_L3_19H_CTL_ADDRESS, (0U), (5U)),
	PLACE("l3", "ctr", zen_l3_19h_ctr, ZEN_L3_19H_CTR_ADDRESS, (0U), (5U)),
	PLACE("df", "ctl", zen_df_v2_ctl, ZEN_DF_V2_CTL_ADDRESS, (0U), (15U)),
	PLACE("df", "ctr", zen_df_v2_ctr, ZEN_DF_V2_CTR_ADDRESS, (0U), (15U)),
	PLACE("umc", "ctl", zen5_umc_ctl, ZEN5_UMC_CTL_ADDRESS, (0U, 0U), (11U, 3U)),
	PLACE("umc", "ctr", zen5_umc_ctr, ZEN5_UMC_CTR_ADDRESS, (0U, 0U), (11U, 3U)),
};

static void test_places(void **state)
{
	(void)state;
	validate_places(&pmureg_system_zen5, places, sizeof(places) / sizeof(places[0]));
}

static void test_fields_of_umc(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("umc", "ctl", zen5_umc_ctl, 0xffffffff7ffffc00ULL, 0x0000000000000000ULL),
		FIELD(zen5_umc_ctl, En, ZEN5_UMC_CTL_EN),
		FIELD(zen5_umc_ctl, RdWrMask, ZEN5_UMC_CTL_RDWRMASK),
		FIELD(zen5_umc_ctl, EventSelect, ZEN5_UMC_CTL_EVENTSELECT),
		REGISTER("umc", "ctr", zen5_umc_ctr, 0xfffe000000000000ULL, 0x0000000000000000ULL),
		FIELD(zen5_umc_ctr, Overflow, ZEN5_UMC_CTR_OVERFLOW),
		FIELD(zen5_umc_ctr, CTR, ZEN5_UMC_CTR_CTR),
	};

	(void)state;
	validate_fields(&pmureg_system_zen5, rows, sizeof(rows) / sizeof(rows[0]));
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
	validate_fields(&pmureg_system_zen5, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_df_v2(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("df", "ctl", zen_df_v2_ctl, 0xffffffc0f0bf0000ULL, 0x0000000000000000ULL),
		FIELD(zen_df_v2_ctl, EventSel_13_8, ZEN_DF_V2_CTL_EVENTSEL_13_8),
		FIELD(zen_df_v2_ctl, UnitMask_11_8, ZEN_DF_V2_CTL_UNITMASK_11_8),
		FIELD(zen_df_v2_ctl, En, ZEN_DF_V2_CTL_EN),
		FIELD(zen_df_v2_ctl, UnitMask_7_0, ZEN_DF_V2_CTL_UNITMASK_7_0),
		FIELD(zen_df_v2_ctl, EventSel_7_0, ZEN_DF_V2_CTL_EVENTSEL_7_0),
		REGISTER("df", "ctr", zen_df_v2_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(zen_df_v2_ctr, CTR, ZEN_DF_V2_CTR_CTR),
	};

	(void)state;
	validate_fields(&pmureg_system_zen5, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_registers(void **state)
{
	(void)state;
	validate_registers(&pmureg_system_zen5);
}

static void test_counting(void **state)
{
	(void)state;
	validate_counting(&pmureg_system_zen5);
}

static void test_choice(void **state)
{
	(void)state;
	validate_choice(&pmureg_system_zen5);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_fields_of_umc),
		cmocka_unit_test(test_fields_of_l3_19h),
		cmocka_unit_test(test_fields_of_df_v2),
		cmocka_unit_test(test_registers),
		cmocka_unit_test(test_counting),
		cmocka_unit_test(test_choice),
	};

	return cmocka_run_group_tests_name("zen5", tests, NULL, NULL);
}
