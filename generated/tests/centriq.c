/*
 * Qualcomm Centriq 2400 L3 cache PMU: the headers agree with the tables, and the simulated device with both.
 *
 * Made by pmureg from regdefs/qualcomm/centriq.yaml. Edit that, not this.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <pmureg/centriq.h>

#include "validate.h"

extern const struct pmureg_system pmureg_system_centriq;

/* The address of the first and of the last element of each register, instances included. */
static const struct validate_place places[] = {
	PLACE("l3cache", "pm_cr", centriq_l3cache_pm_cr, CENTRIQ_L3CACHE_PM_CR_OFFSET, , ),
	PLACE("l3cache", "cntctl", centriq_l3cache_cntctl, CENTRIQ_L3CACHE_CNTCTL_OFFSET, (0U), (7U)),
	PLACE("l3cache", "evtype", centriq_l3cache_evtype, CENTRIQ_L3CACHE_EVTYPE_OFFSET, (0U), (7U)),
	PLACE("l3cache", "filtra", centriq_l3cache_filtra, CENTRIQ_L3CACHE_FILTRA_OFFSET, , ),
	PLACE("l3cache", "filtram", centriq_l3cache_filtram, CENTRIQ_L3CACHE_FILTRAM_OFFSET, , ),
	PLACE("l3cache", "filtrb", centriq_l3cache_filtrb, CENTRIQ_L3CACHE_FILTRB_OFFSET, , ),
	PLACE("l3cache", "filtrbm", centriq_l3cache_filtrbm, CENTRIQ_L3CACHE_FILTRBM_OFFSET, , ),
	PLACE("l3cache", "filtrc", centriq_l3cache_filtrc, CENTRIQ_L3CACHE_FILTRC_OFFSET, , ),
	PLACE("l3cache", "filtrcm", centriq_l3cache_filtrcm, CENTRIQ_L3CACHE_FILTRCM_OFFSET, , ),
	PLACE("l3cache", "evcntr", centriq_l3cache_evcntr, CENTRIQ_L3CACHE_EVCNTR_OFFSET, (0U), (7U)),
	PLACE("l3cache", "bc_cr", centriq_l3cache_bc_cr, CENTRIQ_L3CACHE_BC_CR_OFFSET, , ),
	PLACE("l3cache", "satroll", centriq_l3cache_satroll, CENTRIQ_L3CACHE_SATROLL_OFFSET, , ),
	PLACE("l3cache", "cntenset", centriq_l3cache_cntenset, CENTRIQ_L3CACHE_CNTENSET_OFFSET, , ),
	PLACE("l3cache", "cntenclr", centriq_l3cache_cntenclr, CENTRIQ_L3CACHE_CNTENCLR_OFFSET, , ),
	PLACE("l3cache", "intenset", centriq_l3cache_intenset, CENTRIQ_L3CACHE_INTENSET_OFFSET, , ),
	PLACE("l3cache", "intenclr", centriq_l3cache_intenclr, CENTRIQ_L3CACHE_INTENCLR_OFFSET, , ),
	PLACE("l3cache", "gang", centriq_l3cache_gang, CENTRIQ_L3CACHE_GANG_OFFSET, , ),
	PLACE("l3cache", "ovsr", centriq_l3cache_ovsr, CENTRIQ_L3CACHE_OVSR_OFFSET, , ),
	PLACE("l3cache", "irqctl", centriq_l3cache_irqctl, CENTRIQ_L3CACHE_IRQCTL_OFFSET, , ),
};

static void test_places(void **state)
{
	(void)state;
	validate_places(&pmureg_system_centriq, places, sizeof(places) / sizeof(places[0]));
}

static void test_fields_of_l3cache(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("l3cache", "pm_cr", centriq_l3cache_pm_cr, 0x00000000U, 0x00000000U),
		FIELD(centriq_l3cache_pm_cr, ALL, CENTRIQ_L3CACHE_PM_CR_ALL),
		REGISTER("l3cache", "cntctl", centriq_l3cache_cntctl, 0x00000000U, 0x00000000U),
		FIELD(centriq_l3cache_cntctl, ALL, CENTRIQ_L3CACHE_CNTCTL_ALL),
		REGISTER("l3cache", "evtype", centriq_l3cache_evtype, 0xffffff00U, 0x00000000U),
		FIELD(centriq_l3cache_evtype, EVSEL, CENTRIQ_L3CACHE_EVTYPE_EVSEL),
		REGISTER("l3cache", "filtra", centriq_l3cache_filtra, 0x00000000U, 0x00000000U),
		FIELD(centriq_l3cache_filtra, ALL, CENTRIQ_L3CACHE_FILTRA_ALL),
		REGISTER("l3cache", "filtram", centriq_l3cache_filtram, 0x00000000U, 0x00000000U),
		FIELD(centriq_l3cache_filtram, ALL, CENTRIQ_L3CACHE_FILTRAM_ALL),
		REGISTER("l3cache", "filtrb", centriq_l3cache_filtrb, 0x00000000U, 0x00000000U),
		FIELD(centriq_l3cache_filtrb, ALL, CENTRIQ_L3CACHE_FILTRB_ALL),
		REGISTER("l3cache", "filtrbm", centriq_l3cache_filtrbm, 0x00000000U, 0x00000000U),
		FIELD(centriq_l3cache_filtrbm, ALL, CENTRIQ_L3CACHE_FILTRBM_ALL),
		REGISTER("l3cache", "filtrc", centriq_l3cache_filtrc, 0x00000000U, 0x00000000U),
		FIELD(centriq_l3cache_filtrc, ALL, CENTRIQ_L3CACHE_FILTRC_ALL),
		REGISTER("l3cache", "filtrcm", centriq_l3cache_filtrcm, 0x00000000U, 0x00000000U),
		FIELD(centriq_l3cache_filtrcm, ALL, CENTRIQ_L3CACHE_FILTRCM_ALL),
		REGISTER("l3cache", "evcntr", centriq_l3cache_evcntr, 0x00000000U, 0x00000000U),
		FIELD(centriq_l3cache_evcntr, COUNT, CENTRIQ_L3CACHE_EVCNTR_COUNT),
		REGISTER("l3cache", "bc_cr", centriq_l3cache_bc_cr, 0xfffffffcU, 0x00000000U),
		FIELD(centriq_l3cache_bc_cr, RESET, CENTRIQ_L3CACHE_BC_CR_RESET),
		FIELD(centriq_l3cache_bc_cr, ENABLE, CENTRIQ_L3CACHE_BC_CR_ENABLE),
		REGISTER("l3cache", "satroll", centriq_l3cache_satroll, 0x00000000U, 0x00000000U),
		FIELD(centriq_l3cache_satroll, ALL, CENTRIQ_L3CACHE_SATROLL_ALL),
		REGISTER("l3cache", "cntenset", centriq_l3cache_cntenset, 0xffffff00U, 0x00000000U),
		FIELD(centriq_l3cache_cntenset, C, CENTRIQ_L3CACHE_CNTENSET_C),
		REGISTER("l3cache", "cntenclr", centriq_l3cache_cntenclr, 0xffffff00U, 0x00000000U),
		FIELD(centriq_l3cache_cntenclr, C, CENTRIQ_L3CACHE_CNTENCLR_C),
		REGISTER("l3cache", "intenset", centriq_l3cache_intenset, 0xffffff00U, 0x00000000U),
		FIELD(centriq_l3cache_intenset, C, CENTRIQ_L3CACHE_INTENSET_C),
		REGISTER("l3cache", "intenclr", centriq_l3cache_intenclr, 0xffffff00U, 0x00000000U),
		FIELD(centriq_l3cache_intenclr, C, CENTRIQ_L3CACHE_INTENCLR_C),
		REGISTER("l3cache", "gang", centriq_l3cache_gang, 0xffffff00U, 0x00000000U),
		FIELD(centriq_l3cache_gang, C, CENTRIQ_L3CACHE_GANG_C),
		REGISTER("l3cache", "ovsr", centriq_l3cache_ovsr, 0xffffff00U, 0x00000000U),
		FIELD(centriq_l3cache_ovsr, C, CENTRIQ_L3CACHE_OVSR_C),
		REGISTER("l3cache", "irqctl", centriq_l3cache_irqctl, 0xffffff00U, 0x00000000U),
		FIELD(centriq_l3cache_irqctl, C, CENTRIQ_L3CACHE_IRQCTL_C),
	};

	(void)state;
	validate_fields(&pmureg_system_centriq, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_registers(void **state)
{
	(void)state;
	validate_registers(&pmureg_system_centriq);
}

static void test_counting(void **state)
{
	(void)state;
	validate_counting(&pmureg_system_centriq);
}

static void test_choice(void **state)
{
	(void)state;
	validate_choice(&pmureg_system_centriq);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_fields_of_l3cache),
		cmocka_unit_test(test_registers),
		cmocka_unit_test(test_counting),
		cmocka_unit_test(test_choice),
	};

	return cmocka_run_group_tests_name("centriq", tests, NULL, NULL);
}
