/*
 * Arm DynamIQ Shared Unit PMU (DSU, DSU-110, DSU-120): the headers agree with the tables, and the simulated device with both.
 *
 * Made by pmureg from regdefs/arm/dsu.yaml. Edit that, not this.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <pmureg/dsu.h>

#include "validate.h"

extern const struct pmureg_system pmureg_system_dsu;

/* The address of the first and of the last element of each register, instances included. */
static const struct validate_place places[] = {
	PLACE("dsu", "pmcr", dsu_pmcr, DSU_PMCR_ENCODING, , ),
	PLACE("dsu", "pmcntenset", dsu_pmcntenset, DSU_PMCNTENSET_ENCODING, , ),
	PLACE("dsu", "pmcntenclr", dsu_pmcntenclr, DSU_PMCNTENCLR_ENCODING, , ),
	PLACE("dsu", "pmovsset", dsu_pmovsset, DSU_PMOVSSET_ENCODING, , ),
	PLACE("dsu", "pmovsclr", dsu_pmovsclr, DSU_PMOVSCLR_ENCODING, , ),
	PLACE("dsu", "pmselr", dsu_pmselr, DSU_PMSELR_ENCODING, , ),
	PLACE("dsu", "pmintenset", dsu_pmintenset, DSU_PMINTENSET_ENCODING, , ),
	PLACE("dsu", "pmintenclr", dsu_pmintenclr, DSU_PMINTENCLR_ENCODING, , ),
	PLACE("dsu", "pmccntr", dsu_pmccntr, DSU_PMCCNTR_ENCODING, , ),
	PLACE("dsu", "pmxevtyper", dsu_pmxevtyper, DSU_PMXEVTYPER_ENCODING, , ),
	PLACE("dsu", "pmxevcntr", dsu_pmxevcntr, DSU_PMXEVCNTR_ENCODING, , ),
	PLACE("dsu", "pmceid0", dsu_pmceid0, DSU_PMCEID0_ENCODING, , ),
	PLACE("dsu", "pmceid1", dsu_pmceid1, DSU_PMCEID1_ENCODING, , ),
	PLACE("el_control", "actlr_el2", dsu_el_control_actlr_el2, DSU_EL_CONTROL_ACTLR_EL2_ENCODING, , ),
	PLACE("el_control", "actlr_el3", dsu_el_control_actlr_el3, DSU_EL_CONTROL_ACTLR_EL3_ENCODING, , ),
	PLACE("el_control", "pmmdcr", dsu_el_control_pmmdcr, DSU_EL_CONTROL_PMMDCR_ENCODING, , ),
};

static void test_places(void **state)
{
	(void)state;
	validate_places(&pmureg_system_dsu, places, sizeof(places) / sizeof(places[0]));
}

static void test_fields_of_dsu(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("dsu", "pmcr", dsu_pmcr, 0xffffffff000005a8ULL, 0x0000000000000000ULL),
		FIELD(dsu_pmcr, IMP, DSU_PMCR_IMP),
		FIELD(dsu_pmcr, IDCODE, DSU_PMCR_IDCODE),
		FIELD(dsu_pmcr, N, DSU_PMCR_N),
		FIELD(dsu_pmcr, FZO, DSU_PMCR_FZO),
		FIELD(dsu_pmcr, ONE, DSU_PMCR_ONE),
		FIELD(dsu_pmcr, X, DSU_PMCR_X),
		FIELD(dsu_pmcr, C, DSU_PMCR_C),
		FIELD(dsu_pmcr, P, DSU_PMCR_P),
		FIELD(dsu_pmcr, E, DSU_PMCR_E),
		REGISTER("dsu", "pmcntenset", dsu_pmcntenset, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(dsu_pmcntenset, C, DSU_PMCNTENSET_C),
		FIELD(dsu_pmcntenset, P, DSU_PMCNTENSET_P),
		REGISTER("dsu", "pmcntenclr", dsu_pmcntenclr, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(dsu_pmcntenclr, C, DSU_PMCNTENCLR_C),
		FIELD(dsu_pmcntenclr, P, DSU_PMCNTENCLR_P),
		REGISTER("dsu", "pmovsset", dsu_pmovsset, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(dsu_pmovsset, C, DSU_PMOVSSET_C),
		FIELD(dsu_pmovsset, P, DSU_PMOVSSET_P),
		REGISTER("dsu", "pmovsclr", dsu_pmovsclr, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(dsu_pmovsclr, C, DSU_PMOVSCLR_C),
		FIELD(dsu_pmovsclr, P, DSU_PMOVSCLR_P),
		REGISTER("dsu", "pmselr", dsu_pmselr, 0xffffffffffffffe0ULL, 0x0000000000000000ULL),
		FIELD(dsu_pmselr, SEL, DSU_PMSELR_SEL),
		REGISTER("dsu", "pmintenset", dsu_pmintenset, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(dsu_pmintenset, C, DSU_PMINTENSET_C),
		FIELD(dsu_pmintenset, P, DSU_PMINTENSET_P),
		REGISTER("dsu", "pmintenclr", dsu_pmintenclr, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(dsu_pmintenclr, C, DSU_PMINTENCLR_C),
		FIELD(dsu_pmintenclr, P, DSU_PMINTENCLR_P),
		REGISTER("dsu", "pmccntr", dsu_pmccntr, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(dsu_pmccntr, CCNT, DSU_PMCCNTR_CCNT),
		REGISTER("dsu", "pmxevtyper", dsu_pmxevtyper, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(dsu_pmxevtyper, evtCount, DSU_PMXEVTYPER_EVTCOUNT),
		REGISTER("dsu", "pmxevcntr", dsu_pmxevcntr, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(dsu_pmxevcntr, EVCNT, DSU_PMXEVCNTR_EVCNT),
		REGISTER("dsu", "pmceid0", dsu_pmceid0, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(dsu_pmceid0, IDhi, DSU_PMCEID0_IDHI),
		FIELD(dsu_pmceid0, ID, DSU_PMCEID0_ID),
		REGISTER("dsu", "pmceid1", dsu_pmceid1, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(dsu_pmceid1, ID, DSU_PMCEID1_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_dsu, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_el_control(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("el_control", "actlr_el2", dsu_el_control_actlr_el2, 0xffffffffffffefffULL, 0x0000000000000000ULL),
		FIELD(dsu_el_control_actlr_el2, CLUSTERPMUEN, DSU_EL_CONTROL_ACTLR_EL2_CLUSTERPMUEN),
		REGISTER("el_control", "actlr_el3", dsu_el_control_actlr_el3, 0xffffffffffffefffULL, 0x0000000000000000ULL),
		FIELD(dsu_el_control_actlr_el3, CLUSTERPMUEN, DSU_EL_CONTROL_ACTLR_EL3_CLUSTERPMUEN),
		REGISTER("el_control", "pmmdcr", dsu_el_control_pmmdcr, 0xfffffffffffffffcULL, 0x0000000000000000ULL),
		FIELD(dsu_el_control_pmmdcr, EPMAD, DSU_EL_CONTROL_PMMDCR_EPMAD),
		FIELD(dsu_el_control_pmmdcr, SPME, DSU_EL_CONTROL_PMMDCR_SPME),
	};

	(void)state;
	validate_fields(&pmureg_system_dsu, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_registers(void **state)
{
	(void)state;
	validate_registers(&pmureg_system_dsu);
}

static void test_counting(void **state)
{
	(void)state;
	validate_counting(&pmureg_system_dsu);
}

static void test_choice(void **state)
{
	(void)state;
	validate_choice(&pmureg_system_dsu);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_fields_of_dsu),
		cmocka_unit_test(test_fields_of_el_control),
		cmocka_unit_test(test_registers),
		cmocka_unit_test(test_counting),
		cmocka_unit_test(test_choice),
	};

	return cmocka_run_group_tests_name("dsu", tests, NULL, NULL);
}
