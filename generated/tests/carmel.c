/*
 * NVIDIA Xavier (Tegra194, Carmel) uncore PMU: the headers agree with the tables, and the simulated device with both.
 *
 * Made by pmureg from regdefs/nvidia/carmel.yaml. Edit that, not this.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <pmureg/carmel.h>

#include "validate.h"

extern const struct pmureg_system pmureg_system_carmel;

/* The address of the first and of the last element of each register, instances included. */
static const struct validate_place places[] = {
	PLACE("uncore", "pmselr", carmel_uncore_pmselr, CARMEL_UNCORE_PMSELR_ENCODING, , ),
	PLACE("uncore", "pmcr", carmel_uncore_pmcr, CARMEL_UNCORE_PMCR_ENCODING, , ),
	PLACE("uncore", "pmcntenset", carmel_uncore_pmcntenset, CARMEL_UNCORE_PMCNTENSET_ENCODING, , ),
	PLACE("uncore", "pmcntenclr", carmel_uncore_pmcntenclr, CARMEL_UNCORE_PMCNTENCLR_ENCODING, , ),
	PLACE("uncore", "pmovsset", carmel_uncore_pmovsset, CARMEL_UNCORE_PMOVSSET_ENCODING, , ),
	PLACE("uncore", "pmovsclr", carmel_uncore_pmovsclr, CARMEL_UNCORE_PMOVSCLR_ENCODING, , ),
	PLACE("uncore", "pmintenset", carmel_uncore_pmintenset, CARMEL_UNCORE_PMINTENSET_ENCODING, , ),
	PLACE("uncore", "pmintenclr", carmel_uncore_pmintenclr, CARMEL_UNCORE_PMINTENCLR_ENCODING, , ),
	PLACE("uncore", "pmceid0", carmel_uncore_pmceid0, CARMEL_UNCORE_PMCEID0_ENCODING, , ),
	PLACE("uncore", "pmceid1", carmel_uncore_pmceid1, CARMEL_UNCORE_PMCEID1_ENCODING, , ),
	PLACE("uncore", "pmcrn", carmel_uncore_pmcrn, CARMEL_UNCORE_PMCRN_ENCODING, , ),
	PLACE("uncore", "pmevcntr", carmel_uncore_pmevcntr, CARMEL_UNCORE_PMEVCNTR_ENCODING, (0U), (1U)),
	PLACE("uncore", "pmevtyper", carmel_uncore_pmevtyper, CARMEL_UNCORE_PMEVTYPER_ENCODING, (0U), (1U)),
	PLACE("uncore", "mdcr_el2", carmel_uncore_mdcr_el2, CARMEL_UNCORE_MDCR_EL2_ENCODING, , ),
};

static void test_places(void **state)
{
	(void)state;
	validate_places(&pmureg_system_carmel, places, sizeof(places) / sizeof(places[0]));
}

static void test_fields_of_uncore(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("uncore", "pmselr", carmel_uncore_pmselr, 0xffffffffffff0000ULL, 0x0000000000000000ULL),
		FIELD(carmel_uncore_pmselr, G, CARMEL_UNCORE_PMSELR_G),
		FIELD(carmel_uncore_pmselr, U, CARMEL_UNCORE_PMSELR_U),
		REGISTER("uncore", "pmcr", carmel_uncore_pmcr, 0xffffffff000007fcULL, 0x0000000000000000ULL),
		FIELD(carmel_uncore_pmcr, IMP, CARMEL_UNCORE_PMCR_IMP),
		FIELD(carmel_uncore_pmcr, IDCODE, CARMEL_UNCORE_PMCR_IDCODE),
		FIELD(carmel_uncore_pmcr, N, CARMEL_UNCORE_PMCR_N),
		FIELD(carmel_uncore_pmcr, P, CARMEL_UNCORE_PMCR_P),
		FIELD(carmel_uncore_pmcr, E, CARMEL_UNCORE_PMCR_E),
		REGISTER("uncore", "pmcntenset", carmel_uncore_pmcntenset, 0xfffffffffffffffcULL, 0x0000000000000000ULL),
		FIELD(carmel_uncore_pmcntenset, P, CARMEL_UNCORE_PMCNTENSET_P),
		REGISTER("uncore", "pmcntenclr", carmel_uncore_pmcntenclr, 0xfffffffffffffffcULL, 0x0000000000000000ULL),
		FIELD(carmel_uncore_pmcntenclr, P, CARMEL_UNCORE_PMCNTENCLR_P),
		REGISTER("uncore", "pmovsset", carmel_uncore_pmovsset, 0xfffffffffffffffcULL, 0x0000000000000000ULL),
		FIELD(carmel_uncore_pmovsset, P, CARMEL_UNCORE_PMOVSSET_P),
		REGISTER("uncore", "pmovsclr", carmel_uncore_pmovsclr, 0xfffffffffffffffcULL, 0x0000000000000000ULL),
		FIELD(carmel_uncore_pmovsclr, P, CARMEL_UNCORE_PMOVSCLR_P),
		REGISTER("uncore", "pmintenset", carmel_uncore_pmintenset, 0xfffffffffffffffcULL, 0x0000000000000000ULL),
		FIELD(carmel_uncore_pmintenset, P, CARMEL_UNCORE_PMINTENSET_P),
		REGISTER("uncore", "pmintenclr", carmel_uncore_pmintenclr, 0xfffffffffffffffcULL, 0x0000000000000000ULL),
		FIELD(carmel_uncore_pmintenclr, P, CARMEL_UNCORE_PMINTENCLR_P),
		REGISTER("uncore", "pmceid0", carmel_uncore_pmceid0, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(carmel_uncore_pmceid0, ID, CARMEL_UNCORE_PMCEID0_ID),
		REGISTER("uncore", "pmceid1", carmel_uncore_pmceid1, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(carmel_uncore_pmceid1, ID, CARMEL_UNCORE_PMCEID1_ID),
		REGISTER("uncore", "pmcrn", carmel_uncore_pmcrn, 0xffffffffffff0000ULL, 0x0000000000000000ULL),
		FIELD(carmel_uncore_pmcrn, Counters, CARMEL_UNCORE_PMCRN_COUNTERS),
		FIELD(carmel_uncore_pmcrn, Units, CARMEL_UNCORE_PMCRN_UNITS),
		REGISTER("uncore", "pmevcntr", carmel_uncore_pmevcntr, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(carmel_uncore_pmevcntr, count, CARMEL_UNCORE_PMEVCNTR_COUNT),
		REGISTER("uncore", "pmevtyper", carmel_uncore_pmevtyper, 0xfffffffffff0fc00ULL, 0x0000000000000000ULL),
		FIELD(carmel_uncore_pmevtyper, IntCore, CARMEL_UNCORE_PMEVTYPER_INTCORE),
		FIELD(carmel_uncore_pmevtyper, evtCount, CARMEL_UNCORE_PMEVTYPER_EVTCOUNT),
	};

	(void)state;
	validate_fields(&pmureg_system_carmel, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_registers(void **state)
{
	(void)state;
	validate_registers(&pmureg_system_carmel);
}

static void test_counting(void **state)
{
	(void)state;
	validate_counting(&pmureg_system_carmel);
}

static void test_choice(void **state)
{
	(void)state;
	validate_choice(&pmureg_system_carmel);
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

	return cmocka_run_group_tests_name("carmel", tests, NULL, NULL);
}
