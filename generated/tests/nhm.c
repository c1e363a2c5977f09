/*
 * Intel Nehalem and Westmere uncore PMU: the headers agree with the tables, and the simulated device with both.
 *
 * Made by pmureg from regdefs/intel/nhm.yaml. Edit that, not this.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <pmureg/nhm.h>

#include "validate.h"

extern const struct pmureg_system pmureg_system_nhm;

/* The address of the first and of the last element of each register, instances included. */
static const struct validate_place places[] = {
	PLACE("uncore", "perf_global_ctrl", nhm_uncore_perf_global_ctrl, NHM_UNCORE_PERF_GLOBAL_CTRL_ADDRESS, , ),
	PLACE("uncore", "perf_global_status", nhm_uncore_perf_global_status, NHM_UNCORE_PERF_GLOBAL_STATUS_ADDRESS, , ),
	PLACE("uncore", "perf_global_ovf_ctrl", nhm_uncore_perf_global_ovf_ctrl, NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_ADDRESS, , ),
	PLACE("uncore", "fixed_ctr0", nhm_uncore_fixed_ctr0, NHM_UNCORE_FIXED_CTR0_ADDRESS, , ),
	PLACE("uncore", "fixed_ctr_ctrl", nhm_uncore_fixed_ctr_ctrl, NHM_UNCORE_FIXED_CTR_CTRL_ADDRESS, , ),
	PLACE("uncore", "addr_opcode_match", nhm_uncore_addr_opcode_match, NHM_UNCORE_ADDR_OPCODE_MATCH_ADDRESS, , ),
	PLACE("uncore", "perfcntr", nhm_uncore_perfcntr, NHM_UNCORE_PERFCNTR_ADDRESS, (0U), (7U)),
	PLACE("uncore", "perfevtsel", nhm_uncore_perfevtsel, NHM_UNCORE_PERFEVTSEL_ADDRESS, (0U), (7U)),
};

static void test_places(void **state)
{
	(void)state;
	validate_places(&pmureg_system_nhm, places, sizeof(places) / sizeof(places[0]));
}

static void test_fields_of_uncore(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("uncore", "perf_global_ctrl", nhm_uncore_perf_global_ctrl, 0x7ff0fffeffffff00ULL, 0x0000000000000000ULL),
		FIELD(nhm_uncore_perf_global_ctrl, PMI_FRZ, NHM_UNCORE_PERF_GLOBAL_CTRL_PMI_FRZ),
		FIELD(nhm_uncore_perf_global_ctrl, EN_PMI_CORE, NHM_UNCORE_PERF_GLOBAL_CTRL_EN_PMI_CORE),
		FIELD(nhm_uncore_perf_global_ctrl, EN_FC0, NHM_UNCORE_PERF_GLOBAL_CTRL_EN_FC0),
		FIELD(nhm_uncore_perf_global_ctrl, EN_PC, NHM_UNCORE_PERF_GLOBAL_CTRL_EN_PC),
		REGISTER("uncore", "perf_global_status", nhm_uncore_perf_global_status, 0x5ffffffeffffff00ULL, 0x0000000000000000ULL),
		FIELD(nhm_uncore_perf_global_status, CHG, NHM_UNCORE_PERF_GLOBAL_STATUS_CHG),
		FIELD(nhm_uncore_perf_global_status, OVF_PMI, NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_PMI),
		FIELD(nhm_uncore_perf_global_status, OVF_FC0, NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_FC0),
		FIELD(nhm_uncore_perf_global_status, OVF_PC, NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_PC),
		REGISTER("uncore", "perf_global_ovf_ctrl", nhm_uncore_perf_global_ovf_ctrl, 0x5ffffffeffffff00ULL, 0x0000000000000000ULL),
		FIELD(nhm_uncore_perf_global_ovf_ctrl, CLR_CHG, NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_CHG),
		FIELD(nhm_uncore_perf_global_ovf_ctrl, CLR_OVF_PMI, NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_PMI),
		FIELD(nhm_uncore_perf_global_ovf_ctrl, CLR_OVF_FC0, NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_FC0),
		FIELD(nhm_uncore_perf_global_ovf_ctrl, CLR_OVF_PC, NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_PC),
		REGISTER("uncore", "fixed_ctr0", nhm_uncore_fixed_ctr0, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(nhm_uncore_fixed_ctr0, COUNT, NHM_UNCORE_FIXED_CTR0_COUNT),
		REGISTER("uncore", "fixed_ctr_ctrl", nhm_uncore_fixed_ctr_ctrl, 0xfffffffffffffffaULL, 0x0000000000000000ULL),
		FIELD(nhm_uncore_fixed_ctr_ctrl, PMI, NHM_UNCORE_FIXED_CTR_CTRL_PMI),
		FIELD(nhm_uncore_fixed_ctr_ctrl, EN, NHM_UNCORE_FIXED_CTR_CTRL_EN),
		REGISTER("uncore", "addr_opcode_match", nhm_uncore_addr_opcode_match, 0x1fff000000000007ULL, 0x0000000000000000ULL),
		FIELD(nhm_uncore_addr_opcode_match, MatchSel, NHM_UNCORE_ADDR_OPCODE_MATCH_MATCHSEL),
		FIELD(nhm_uncore_addr_opcode_match, Opcode, NHM_UNCORE_ADDR_OPCODE_MATCH_OPCODE),
		FIELD(nhm_uncore_addr_opcode_match, ADDR, NHM_UNCORE_ADDR_OPCODE_MATCH_ADDR),
		REGISTER("uncore", "perfcntr", nhm_uncore_perfcntr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(nhm_uncore_perfcntr, COUNT, NHM_UNCORE_PERFCNTR_COUNT),
		REGISTER("uncore", "perfevtsel", nhm_uncore_perfevtsel, 0xffffffff00290000ULL, 0x0000000000000000ULL),
		FIELD(nhm_uncore_perfevtsel, CMASK, NHM_UNCORE_PERFEVTSEL_CMASK),
		FIELD(nhm_uncore_perfevtsel, INV, NHM_UNCORE_PERFEVTSEL_INV),
		FIELD(nhm_uncore_perfevtsel, EN, NHM_UNCORE_PERFEVTSEL_EN),
		FIELD(nhm_uncore_perfevtsel, PMI, NHM_UNCORE_PERFEVTSEL_PMI),
		FIELD(nhm_uncore_perfevtsel, E, NHM_UNCORE_PERFEVTSEL_E),
		FIELD(nhm_uncore_perfevtsel, OCC_CTR_RST, NHM_UNCORE_PERFEVTSEL_OCC_CTR_RST),
		FIELD(nhm_uncore_perfevtsel, UMASK, NHM_UNCORE_PERFEVTSEL_UMASK),
		FIELD(nhm_uncore_perfevtsel, EVENT, NHM_UNCORE_PERFEVTSEL_EVENT),
	};

	(void)state;
	validate_fields(&pmureg_system_nhm, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_registers(void **state)
{
	(void)state;
	validate_registers(&pmureg_system_nhm);
}

static void test_counting(void **state)
{
	(void)state;
	validate_counting(&pmureg_system_nhm);
}

static void test_choice(void **state)
{
	(void)state;
	validate_choice(&pmureg_system_nhm);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_fields_of_uncore),
		cmocka_unit_test(test_registers),
		cmocka_unit_test(test_counting),
		cmocka_unit_test(test_choice),
	};

	return cmocka_run_group_tests_name("nhm", tests, NULL, NULL);
}
