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

/* ---- Coherency fabric and L2 caches ---- */

/* Every bit of NV_PMSELR_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffffffff0000ULL +
	       CARMEL_UNCORE_PMSELR_G_MASK +
	       CARMEL_UNCORE_PMSELR_U_MASK) == 0xffffffffffffffffULL, "carmel_uncore_pmselr");

static void test_uncore_pmselr(void **state)
{
	const carmel_uncore_pmselr_fields_t none = {0};
	carmel_uncore_pmselr_fields_t f;

	(void)state;
	assert_true(carmel_uncore_pmselr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.G = ~(uint64_t)0;
	assert_true(carmel_uncore_pmselr_pack(f).raw == (CARMEL_UNCORE_PMSELR_G_MASK | 0x0000000000000000ULL));
	assert_true(carmel_uncore_pmselr_unpack(carmel_uncore_pmselr_pack(f)).G == (CARMEL_UNCORE_PMSELR_G_MASK >> CARMEL_UNCORE_PMSELR_G_SHIFT));
	f = none;
	f.U = ~(uint64_t)0;
	assert_true(carmel_uncore_pmselr_pack(f).raw == (CARMEL_UNCORE_PMSELR_U_MASK | 0x0000000000000000ULL));
	assert_true(carmel_uncore_pmselr_unpack(carmel_uncore_pmselr_pack(f)).U == (CARMEL_UNCORE_PMSELR_U_MASK >> CARMEL_UNCORE_PMSELR_U_SHIFT));
}

/* Every bit of NV_PMCR_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff000007fcULL +
	       CARMEL_UNCORE_PMCR_IMP_MASK +
	       CARMEL_UNCORE_PMCR_IDCODE_MASK +
	       CARMEL_UNCORE_PMCR_N_MASK +
	       CARMEL_UNCORE_PMCR_P_MASK +
	       CARMEL_UNCORE_PMCR_E_MASK) == 0xffffffffffffffffULL, "carmel_uncore_pmcr");

static void test_uncore_pmcr(void **state)
{
	const carmel_uncore_pmcr_fields_t none = {0};
	carmel_uncore_pmcr_fields_t f;

	(void)state;
	assert_true(carmel_uncore_pmcr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMP = ~(uint64_t)0;
	assert_true(carmel_uncore_pmcr_pack(f).raw == (CARMEL_UNCORE_PMCR_IMP_MASK | 0x0000000000000000ULL));
	assert_true(carmel_uncore_pmcr_unpack(carmel_uncore_pmcr_pack(f)).IMP == (CARMEL_UNCORE_PMCR_IMP_MASK >> CARMEL_UNCORE_PMCR_IMP_SHIFT));
	f = none;
	f.IDCODE = ~(uint64_t)0;
	assert_true(carmel_uncore_pmcr_pack(f).raw == (CARMEL_UNCORE_PMCR_IDCODE_MASK | 0x0000000000000000ULL));
	assert_true(carmel_uncore_pmcr_unpack(carmel_uncore_pmcr_pack(f)).IDCODE == (CARMEL_UNCORE_PMCR_IDCODE_MASK >> CARMEL_UNCORE_PMCR_IDCODE_SHIFT));
	f = none;
	f.N = ~(uint64_t)0;
	assert_true(carmel_uncore_pmcr_pack(f).raw == (CARMEL_UNCORE_PMCR_N_MASK | 0x0000000000000000ULL));
	assert_true(carmel_uncore_pmcr_unpack(carmel_uncore_pmcr_pack(f)).N == (CARMEL_UNCORE_PMCR_N_MASK >> CARMEL_UNCORE_PMCR_N_SHIFT));
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(carmel_uncore_pmcr_pack(f).raw == (CARMEL_UNCORE_PMCR_P_MASK | 0x0000000000000000ULL));
	assert_true(carmel_uncore_pmcr_unpack(carmel_uncore_pmcr_pack(f)).P == (CARMEL_UNCORE_PMCR_P_MASK >> CARMEL_UNCORE_PMCR_P_SHIFT));
	f = none;
	f.E = ~(uint64_t)0;
	assert_true(carmel_uncore_pmcr_pack(f).raw == (CARMEL_UNCORE_PMCR_E_MASK | 0x0000000000000000ULL));
	assert_true(carmel_uncore_pmcr_unpack(carmel_uncore_pmcr_pack(f)).E == (CARMEL_UNCORE_PMCR_E_MASK >> CARMEL_UNCORE_PMCR_E_SHIFT));
}

/* Every bit of NV_PMCNTENSET_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffffffffffcULL +
	       CARMEL_UNCORE_PMCNTENSET_P_MASK) == 0xffffffffffffffffULL, "carmel_uncore_pmcntenset");

static void test_uncore_pmcntenset(void **state)
{
	const carmel_uncore_pmcntenset_fields_t none = {0};
	carmel_uncore_pmcntenset_fields_t f;

	(void)state;
	assert_true(carmel_uncore_pmcntenset_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(carmel_uncore_pmcntenset_pack(f).raw == (CARMEL_UNCORE_PMCNTENSET_P_MASK | 0x0000000000000000ULL));
	assert_true(carmel_uncore_pmcntenset_unpack(carmel_uncore_pmcntenset_pack(f)).P == (CARMEL_UNCORE_PMCNTENSET_P_MASK >> CARMEL_UNCORE_PMCNTENSET_P_SHIFT));
}

/* Every bit of NV_PMCNTENCLR_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffffffffffcULL +
	       CARMEL_UNCORE_PMCNTENCLR_P_MASK) == 0xffffffffffffffffULL, "carmel_uncore_pmcntenclr");

static void test_uncore_pmcntenclr(void **state)
{
	const carmel_uncore_pmcntenclr_fields_t none = {0};
	carmel_uncore_pmcntenclr_fields_t f;

	(void)state;
	assert_true(carmel_uncore_pmcntenclr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(carmel_uncore_pmcntenclr_pack(f).raw == (CARMEL_UNCORE_PMCNTENCLR_P_MASK | 0x0000000000000000ULL));
	assert_true(carmel_uncore_pmcntenclr_unpack(carmel_uncore_pmcntenclr_pack(f)).P == (CARMEL_UNCORE_PMCNTENCLR_P_MASK >> CARMEL_UNCORE_PMCNTENCLR_P_SHIFT));
}

/* Every bit of NV_PMOVSSET_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffffffffffcULL +
	       CARMEL_UNCORE_PMOVSSET_P_MASK) == 0xffffffffffffffffULL, "carmel_uncore_pmovsset");

static void test_uncore_pmovsset(void **state)
{
	const carmel_uncore_pmovsset_fields_t none = {0};
	carmel_uncore_pmovsset_fields_t f;

	(void)state;
	assert_true(carmel_uncore_pmovsset_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(carmel_uncore_pmovsset_pack(f).raw == (CARMEL_UNCORE_PMOVSSET_P_MASK | 0x0000000000000000ULL));
	assert_true(carmel_uncore_pmovsset_unpack(carmel_uncore_pmovsset_pack(f)).P == (CARMEL_UNCORE_PMOVSSET_P_MASK >> CARMEL_UNCORE_PMOVSSET_P_SHIFT));
}

/* Every bit of NV_PMOVSCLR_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffffffffffcULL +
	       CARMEL_UNCORE_PMOVSCLR_P_MASK) == 0xffffffffffffffffULL, "carmel_uncore_pmovsclr");

static void test_uncore_pmovsclr(void **state)
{
	const carmel_uncore_pmovsclr_fields_t none = {0};
	carmel_uncore_pmovsclr_fields_t f;

	(void)state;
	assert_true(carmel_uncore_pmovsclr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(carmel_uncore_pmovsclr_pack(f).raw == (CARMEL_UNCORE_PMOVSCLR_P_MASK | 0x0000000000000000ULL));
	assert_true(carmel_uncore_pmovsclr_unpack(carmel_uncore_pmovsclr_pack(f)).P == (CARMEL_UNCORE_PMOVSCLR_P_MASK >> CARMEL_UNCORE_PMOVSCLR_P_SHIFT));
}

/* Every bit of NV_PMINTENSET_EL1 is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffffffffffcULL +
	       CARMEL_UNCORE_PMINTENSET_P_MASK) == 0xffffffffffffffffULL, "carmel_uncore_pmintenset");

static void test_uncore_pmintenset(void **state)
{
	const carmel_uncore_pmintenset_fields_t none = {0};
	carmel_uncore_pmintenset_fields_t f;

	(void)state;
	assert_true(carmel_uncore_pmintenset_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(carmel_uncore_pmintenset_pack(f).raw == (CARMEL_UNCORE_PMINTENSET_P_MASK | 0x0000000000000000ULL));
	assert_true(carmel_uncore_pmintenset_unpack(carmel_uncore_pmintenset_pack(f)).P == (CARMEL_UNCORE_PMINTENSET_P_MASK >> CARMEL_UNCORE_PMINTENSET_P_SHIFT));
}

/* Every bit of NV_PMINTENCLR_EL1 is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffffffffffcULL +
	       CARMEL_UNCORE_PMINTENCLR_P_MASK) == 0xffffffffffffffffULL, "carmel_uncore_pmintenclr");

static void test_uncore_pmintenclr(void **state)
{
	const carmel_uncore_pmintenclr_fields_t none = {0};
	carmel_uncore_pmintenclr_fields_t f;

	(void)state;
	assert_true(carmel_uncore_pmintenclr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(carmel_uncore_pmintenclr_pack(f).raw == (CARMEL_UNCORE_PMINTENCLR_P_MASK | 0x0000000000000000ULL));
	assert_true(carmel_uncore_pmintenclr_unpack(carmel_uncore_pmintenclr_pack(f)).P == (CARMEL_UNCORE_PMINTENCLR_P_MASK >> CARMEL_UNCORE_PMINTENCLR_P_SHIFT));
}

/* Every bit of NV_PMCEID0_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff00000000ULL +
	       CARMEL_UNCORE_PMCEID0_ID_MASK) == 0xffffffffffffffffULL, "carmel_uncore_pmceid0");

static void test_uncore_pmceid0(void **state)
{
	const carmel_uncore_pmceid0_fields_t none = {0};
	carmel_uncore_pmceid0_fields_t f;

	(void)state;
	assert_true(carmel_uncore_pmceid0_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.ID = ~(uint64_t)0;
	assert_true(carmel_uncore_pmceid0_pack(f).raw == (CARMEL_UNCORE_PMCEID0_ID_MASK | 0x0000000000000000ULL));
	assert_true(carmel_uncore_pmceid0_unpack(carmel_uncore_pmceid0_pack(f)).ID == (CARMEL_UNCORE_PMCEID0_ID_MASK >> CARMEL_UNCORE_PMCEID0_ID_SHIFT));
}

/* Every bit of NV_PMCEID1_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff00000000ULL +
	       CARMEL_UNCORE_PMCEID1_ID_MASK) == 0xffffffffffffffffULL, "carmel_uncore_pmceid1");

static void test_uncore_pmceid1(void **state)
{
	const carmel_uncore_pmceid1_fields_t none = {0};
	carmel_uncore_pmceid1_fields_t f;

	(void)state;
	assert_true(carmel_uncore_pmceid1_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.ID = ~(uint64_t)0;
	assert_true(carmel_uncore_pmceid1_pack(f).raw == (CARMEL_UNCORE_PMCEID1_ID_MASK | 0x0000000000000000ULL));
	assert_true(carmel_uncore_pmceid1_unpack(carmel_uncore_pmceid1_pack(f)).ID == (CARMEL_UNCORE_PMCEID1_ID_MASK >> CARMEL_UNCORE_PMCEID1_ID_SHIFT));
}

/* Every bit of NV_PMCRN_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffffffff0000ULL +
	       CARMEL_UNCORE_PMCRN_COUNTERS_MASK +
	       CARMEL_UNCORE_PMCRN_UNITS_MASK) == 0xffffffffffffffffULL, "carmel_uncore_pmcrn");

static void test_uncore_pmcrn(void **state)
{
	const carmel_uncore_pmcrn_fields_t none = {0};
	carmel_uncore_pmcrn_fields_t f;

	(void)state;
	assert_true(carmel_uncore_pmcrn_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.Counters = ~(uint64_t)0;
	assert_true(carmel_uncore_pmcrn_pack(f).raw == (CARMEL_UNCORE_PMCRN_COUNTERS_MASK | 0x0000000000000000ULL));
	assert_true(carmel_uncore_pmcrn_unpack(carmel_uncore_pmcrn_pack(f)).Counters == (CARMEL_UNCORE_PMCRN_COUNTERS_MASK >> CARMEL_UNCORE_PMCRN_COUNTERS_SHIFT));
	f = none;
	f.Units = ~(uint64_t)0;
	assert_true(carmel_uncore_pmcrn_pack(f).raw == (CARMEL_UNCORE_PMCRN_UNITS_MASK | 0x0000000000000000ULL));
	assert_true(carmel_uncore_pmcrn_unpack(carmel_uncore_pmcrn_pack(f)).Units == (CARMEL_UNCORE_PMCRN_UNITS_MASK >> CARMEL_UNCORE_PMCRN_UNITS_SHIFT));
}

/* Every bit of NV_PMEVCNTR<n>_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff00000000ULL +
	       CARMEL_UNCORE_PMEVCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "carmel_uncore_pmevcntr");

static void test_uncore_pmevcntr(void **state)
{
	const carmel_uncore_pmevcntr_fields_t none = {0};
	carmel_uncore_pmevcntr_fields_t f;

	(void)state;
	assert_true(carmel_uncore_pmevcntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(carmel_uncore_pmevcntr_pack(f).raw == (CARMEL_UNCORE_PMEVCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(carmel_uncore_pmevcntr_unpack(carmel_uncore_pmevcntr_pack(f)).count == (CARMEL_UNCORE_PMEVCNTR_COUNT_MASK >> CARMEL_UNCORE_PMEVCNTR_COUNT_SHIFT));
}

/* Every bit of NV_PMEVTYPER<n>_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffffff0fc00ULL +
	       CARMEL_UNCORE_PMEVTYPER_INTCORE_MASK +
	       CARMEL_UNCORE_PMEVTYPER_EVTCOUNT_MASK) == 0xffffffffffffffffULL, "carmel_uncore_pmevtyper");

static void test_uncore_pmevtyper(void **state)
{
	const carmel_uncore_pmevtyper_fields_t none = {0};
	carmel_uncore_pmevtyper_fields_t f;

	(void)state;
	assert_true(carmel_uncore_pmevtyper_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IntCore = ~(uint64_t)0;
	assert_true(carmel_uncore_pmevtyper_pack(f).raw == (CARMEL_UNCORE_PMEVTYPER_INTCORE_MASK | 0x0000000000000000ULL));
	assert_true(carmel_uncore_pmevtyper_unpack(carmel_uncore_pmevtyper_pack(f)).IntCore == (CARMEL_UNCORE_PMEVTYPER_INTCORE_MASK >> CARMEL_UNCORE_PMEVTYPER_INTCORE_SHIFT));
	f = none;
	f.evtCount = ~(uint64_t)0;
	assert_true(carmel_uncore_pmevtyper_pack(f).raw == (CARMEL_UNCORE_PMEVTYPER_EVTCOUNT_MASK | 0x0000000000000000ULL));
	assert_true(carmel_uncore_pmevtyper_unpack(carmel_uncore_pmevtyper_pack(f)).evtCount == (CARMEL_UNCORE_PMEVTYPER_EVTCOUNT_MASK >> CARMEL_UNCORE_PMEVTYPER_EVTCOUNT_SHIFT));
}

/* What the headers say of the first and the last element of each register. */
static const struct validate_row rows[] = {
	{"uncore", "pmselr", CARMEL_UNCORE_PMSELR_ENCODING,
	 CARMEL_UNCORE_PMSELR_ENCODING, 8 * sizeof(carmel_uncore_pmselr_t)},
	{"uncore", "pmcr", CARMEL_UNCORE_PMCR_ENCODING,
	 CARMEL_UNCORE_PMCR_ENCODING, 8 * sizeof(carmel_uncore_pmcr_t)},
	{"uncore", "pmcntenset", CARMEL_UNCORE_PMCNTENSET_ENCODING,
	 CARMEL_UNCORE_PMCNTENSET_ENCODING, 8 * sizeof(carmel_uncore_pmcntenset_t)},
	{"uncore", "pmcntenclr", CARMEL_UNCORE_PMCNTENCLR_ENCODING,
	 CARMEL_UNCORE_PMCNTENCLR_ENCODING, 8 * sizeof(carmel_uncore_pmcntenclr_t)},
	{"uncore", "pmovsset", CARMEL_UNCORE_PMOVSSET_ENCODING,
	 CARMEL_UNCORE_PMOVSSET_ENCODING, 8 * sizeof(carmel_uncore_pmovsset_t)},
	{"uncore", "pmovsclr", CARMEL_UNCORE_PMOVSCLR_ENCODING,
	 CARMEL_UNCORE_PMOVSCLR_ENCODING, 8 * sizeof(carmel_uncore_pmovsclr_t)},
	{"uncore", "pmintenset", CARMEL_UNCORE_PMINTENSET_ENCODING,
	 CARMEL_UNCORE_PMINTENSET_ENCODING, 8 * sizeof(carmel_uncore_pmintenset_t)},
	{"uncore", "pmintenclr", CARMEL_UNCORE_PMINTENCLR_ENCODING,
	 CARMEL_UNCORE_PMINTENCLR_ENCODING, 8 * sizeof(carmel_uncore_pmintenclr_t)},
	{"uncore", "pmceid0", CARMEL_UNCORE_PMCEID0_ENCODING,
	 CARMEL_UNCORE_PMCEID0_ENCODING, 8 * sizeof(carmel_uncore_pmceid0_t)},
	{"uncore", "pmceid1", CARMEL_UNCORE_PMCEID1_ENCODING,
	 CARMEL_UNCORE_PMCEID1_ENCODING, 8 * sizeof(carmel_uncore_pmceid1_t)},
	{"uncore", "pmcrn", CARMEL_UNCORE_PMCRN_ENCODING,
	 CARMEL_UNCORE_PMCRN_ENCODING, 8 * sizeof(carmel_uncore_pmcrn_t)},
	{"uncore", "pmevcntr", CARMEL_UNCORE_PMEVCNTR_ENCODING(0U),
	 CARMEL_UNCORE_PMEVCNTR_ENCODING(1U), 8 * sizeof(carmel_uncore_pmevcntr_t)},
	{"uncore", "pmevtyper", CARMEL_UNCORE_PMEVTYPER_ENCODING(0U),
	 CARMEL_UNCORE_PMEVTYPER_ENCODING(1U), 8 * sizeof(carmel_uncore_pmevtyper_t)},
	{"uncore", "mdcr_el2", CARMEL_UNCORE_MDCR_EL2_ENCODING,
	 CARMEL_UNCORE_MDCR_EL2_ENCODING, 8 * sizeof(carmel_uncore_mdcr_el2_t)},
};

static void test_places(void **state)
{
	(void)state;
	validate_places(&pmureg_system_carmel, rows, sizeof(rows) / sizeof(rows[0]));
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
		cmocka_unit_test(test_uncore_pmselr),
		cmocka_unit_test(test_uncore_pmcr),
		cmocka_unit_test(test_uncore_pmcntenset),
		cmocka_unit_test(test_uncore_pmcntenclr),
		cmocka_unit_test(test_uncore_pmovsset),
		cmocka_unit_test(test_uncore_pmovsclr),
		cmocka_unit_test(test_uncore_pmintenset),
		cmocka_unit_test(test_uncore_pmintenclr),
		cmocka_unit_test(test_uncore_pmceid0),
		cmocka_unit_test(test_uncore_pmceid1),
		cmocka_unit_test(test_uncore_pmcrn),
		cmocka_unit_test(test_uncore_pmevcntr),
		cmocka_unit_test(test_uncore_pmevtyper),
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_registers),
		cmocka_unit_test(test_counting),
		cmocka_unit_test(test_choice),
	};

	return cmocka_run_group_tests_name("carmel", tests, NULL, NULL);
}
