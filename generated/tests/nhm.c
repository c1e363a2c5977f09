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

/* ---- Uncore of a package ---- */

/* Every bit of MSR_UNCORE_PERF_GLOBAL_CTRL is in one field or reserved. */
_Static_assert((uint64_t)(0x7ff0fffeffffff00ULL +
	       NHM_UNCORE_PERF_GLOBAL_CTRL_PMI_FRZ_MASK +
	       NHM_UNCORE_PERF_GLOBAL_CTRL_EN_PMI_CORE_MASK +
	       NHM_UNCORE_PERF_GLOBAL_CTRL_EN_FC0_MASK +
	       NHM_UNCORE_PERF_GLOBAL_CTRL_EN_PC_MASK) == 0xffffffffffffffffULL, "nhm_uncore_perf_global_ctrl");

static void test_uncore_perf_global_ctrl(void **state)
{
	const nhm_uncore_perf_global_ctrl_fields_t none = {0};
	nhm_uncore_perf_global_ctrl_fields_t f;

	(void)state;
	assert_true(nhm_uncore_perf_global_ctrl_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.PMI_FRZ = ~(uint64_t)0;
	assert_true(nhm_uncore_perf_global_ctrl_pack(f).raw == (NHM_UNCORE_PERF_GLOBAL_CTRL_PMI_FRZ_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_perf_global_ctrl_unpack(nhm_uncore_perf_global_ctrl_pack(f)).PMI_FRZ == (NHM_UNCORE_PERF_GLOBAL_CTRL_PMI_FRZ_MASK >> NHM_UNCORE_PERF_GLOBAL_CTRL_PMI_FRZ_SHIFT));
	f = none;
	f.EN_PMI_CORE = ~(uint64_t)0;
	assert_true(nhm_uncore_perf_global_ctrl_pack(f).raw == (NHM_UNCORE_PERF_GLOBAL_CTRL_EN_PMI_CORE_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_perf_global_ctrl_unpack(nhm_uncore_perf_global_ctrl_pack(f)).EN_PMI_CORE == (NHM_UNCORE_PERF_GLOBAL_CTRL_EN_PMI_CORE_MASK >> NHM_UNCORE_PERF_GLOBAL_CTRL_EN_PMI_CORE_SHIFT));
	f = none;
	f.EN_FC0 = ~(uint64_t)0;
	assert_true(nhm_uncore_perf_global_ctrl_pack(f).raw == (NHM_UNCORE_PERF_GLOBAL_CTRL_EN_FC0_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_perf_global_ctrl_unpack(nhm_uncore_perf_global_ctrl_pack(f)).EN_FC0 == (NHM_UNCORE_PERF_GLOBAL_CTRL_EN_FC0_MASK >> NHM_UNCORE_PERF_GLOBAL_CTRL_EN_FC0_SHIFT));
	f = none;
	f.EN_PC = ~(uint64_t)0;
	assert_true(nhm_uncore_perf_global_ctrl_pack(f).raw == (NHM_UNCORE_PERF_GLOBAL_CTRL_EN_PC_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_perf_global_ctrl_unpack(nhm_uncore_perf_global_ctrl_pack(f)).EN_PC == (NHM_UNCORE_PERF_GLOBAL_CTRL_EN_PC_MASK >> NHM_UNCORE_PERF_GLOBAL_CTRL_EN_PC_SHIFT));
}

/* Every bit of MSR_UNCORE_PERF_GLOBAL_STATUS is in one field or reserved. */
_Static_assert((uint64_t)(0x5ffffffeffffff00ULL +
	       NHM_UNCORE_PERF_GLOBAL_STATUS_CHG_MASK +
	       NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_PMI_MASK +
	       NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_FC0_MASK +
	       NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_PC_MASK) == 0xffffffffffffffffULL, "nhm_uncore_perf_global_status");

static void test_uncore_perf_global_status(void **state)
{
	const nhm_uncore_perf_global_status_fields_t none = {0};
	nhm_uncore_perf_global_status_fields_t f;

	(void)state;
	assert_true(nhm_uncore_perf_global_status_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.CHG = ~(uint64_t)0;
	assert_true(nhm_uncore_perf_global_status_pack(f).raw == (NHM_UNCORE_PERF_GLOBAL_STATUS_CHG_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_perf_global_status_unpack(nhm_uncore_perf_global_status_pack(f)).CHG == (NHM_UNCORE_PERF_GLOBAL_STATUS_CHG_MASK >> NHM_UNCORE_PERF_GLOBAL_STATUS_CHG_SHIFT));
	f = none;
	f.OVF_PMI = ~(uint64_t)0;
	assert_true(nhm_uncore_perf_global_status_pack(f).raw == (NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_PMI_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_perf_global_status_unpack(nhm_uncore_perf_global_status_pack(f)).OVF_PMI == (NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_PMI_MASK >> NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_PMI_SHIFT));
	f = none;
	f.OVF_FC0 = ~(uint64_t)0;
	assert_true(nhm_uncore_perf_global_status_pack(f).raw == (NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_FC0_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_perf_global_status_unpack(nhm_uncore_perf_global_status_pack(f)).OVF_FC0 == (NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_FC0_MASK >> NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_FC0_SHIFT));
	f = none;
	f.OVF_PC = ~(uint64_t)0;
	assert_true(nhm_uncore_perf_global_status_pack(f).raw == (NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_PC_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_perf_global_status_unpack(nhm_uncore_perf_global_status_pack(f)).OVF_PC == (NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_PC_MASK >> NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_PC_SHIFT));
}

/* Every bit of MSR_UNCORE_PERF_GLOBAL_OVF_CTRL is in one field or reserved. */
_Static_assert((uint64_t)(0x5ffffffeffffff00ULL +
	       NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_CHG_MASK +
	       NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_PMI_MASK +
	       NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_FC0_MASK +
	       NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_PC_MASK) == 0xffffffffffffffffULL, "nhm_uncore_perf_global_ovf_ctrl");

static void test_uncore_perf_global_ovf_ctrl(void **state)
{
	const nhm_uncore_perf_global_ovf_ctrl_fields_t none = {0};
	nhm_uncore_perf_global_ovf_ctrl_fields_t f;

	(void)state;
	assert_true(nhm_uncore_perf_global_ovf_ctrl_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.CLR_CHG = ~(uint64_t)0;
	assert_true(nhm_uncore_perf_global_ovf_ctrl_pack(f).raw == (NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_CHG_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_perf_global_ovf_ctrl_unpack(nhm_uncore_perf_global_ovf_ctrl_pack(f)).CLR_CHG == (NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_CHG_MASK >> NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_CHG_SHIFT));
	f = none;
	f.CLR_OVF_PMI = ~(uint64_t)0;
	assert_true(nhm_uncore_perf_global_ovf_ctrl_pack(f).raw == (NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_PMI_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_perf_global_ovf_ctrl_unpack(nhm_uncore_perf_global_ovf_ctrl_pack(f)).CLR_OVF_PMI == (NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_PMI_MASK >> NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_PMI_SHIFT));
	f = none;
	f.CLR_OVF_FC0 = ~(uint64_t)0;
	assert_true(nhm_uncore_perf_global_ovf_ctrl_pack(f).raw == (NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_FC0_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_perf_global_ovf_ctrl_unpack(nhm_uncore_perf_global_ovf_ctrl_pack(f)).CLR_OVF_FC0 == (NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_FC0_MASK >> NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_FC0_SHIFT));
	f = none;
	f.CLR_OVF_PC = ~(uint64_t)0;
	assert_true(nhm_uncore_perf_global_ovf_ctrl_pack(f).raw == (NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_PC_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_perf_global_ovf_ctrl_unpack(nhm_uncore_perf_global_ovf_ctrl_pack(f)).CLR_OVF_PC == (NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_PC_MASK >> NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_PC_SHIFT));
}

/* Every bit of MSR_UNCORE_FIXED_CTR0 is in one field or reserved. */
_Static_assert((uint64_t)(0xffff000000000000ULL +
	       NHM_UNCORE_FIXED_CTR0_COUNT_MASK) == 0xffffffffffffffffULL, "nhm_uncore_fixed_ctr0");

static void test_uncore_fixed_ctr0(void **state)
{
	const nhm_uncore_fixed_ctr0_fields_t none = {0};
	nhm_uncore_fixed_ctr0_fields_t f;

	(void)state;
	assert_true(nhm_uncore_fixed_ctr0_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.COUNT = ~(uint64_t)0;
	assert_true(nhm_uncore_fixed_ctr0_pack(f).raw == (NHM_UNCORE_FIXED_CTR0_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_fixed_ctr0_unpack(nhm_uncore_fixed_ctr0_pack(f)).COUNT == (NHM_UNCORE_FIXED_CTR0_COUNT_MASK >> NHM_UNCORE_FIXED_CTR0_COUNT_SHIFT));
}

/* Every bit of MSR_UNCORE_FIXED_CTR_CTRL is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffffffffffaULL +
	       NHM_UNCORE_FIXED_CTR_CTRL_PMI_MASK +
	       NHM_UNCORE_FIXED_CTR_CTRL_EN_MASK) == 0xffffffffffffffffULL, "nhm_uncore_fixed_ctr_ctrl");

static void test_uncore_fixed_ctr_ctrl(void **state)
{
	const nhm_uncore_fixed_ctr_ctrl_fields_t none = {0};
	nhm_uncore_fixed_ctr_ctrl_fields_t f;

	(void)state;
	assert_true(nhm_uncore_fixed_ctr_ctrl_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.PMI = ~(uint64_t)0;
	assert_true(nhm_uncore_fixed_ctr_ctrl_pack(f).raw == (NHM_UNCORE_FIXED_CTR_CTRL_PMI_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_fixed_ctr_ctrl_unpack(nhm_uncore_fixed_ctr_ctrl_pack(f)).PMI == (NHM_UNCORE_FIXED_CTR_CTRL_PMI_MASK >> NHM_UNCORE_FIXED_CTR_CTRL_PMI_SHIFT));
	f = none;
	f.EN = ~(uint64_t)0;
	assert_true(nhm_uncore_fixed_ctr_ctrl_pack(f).raw == (NHM_UNCORE_FIXED_CTR_CTRL_EN_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_fixed_ctr_ctrl_unpack(nhm_uncore_fixed_ctr_ctrl_pack(f)).EN == (NHM_UNCORE_FIXED_CTR_CTRL_EN_MASK >> NHM_UNCORE_FIXED_CTR_CTRL_EN_SHIFT));
}

/* Every bit of MSR_UNCORE_ADDR_OPCODE_MATCH is in one field or reserved. */
_Static_assert((uint64_t)(0x1fff000000000007ULL +
	       NHM_UNCORE_ADDR_OPCODE_MATCH_MATCHSEL_MASK +
	       NHM_UNCORE_ADDR_OPCODE_MATCH_OPCODE_MASK +
	       NHM_UNCORE_ADDR_OPCODE_MATCH_ADDR_MASK) == 0xffffffffffffffffULL, "nhm_uncore_addr_opcode_match");

static void test_uncore_addr_opcode_match(void **state)
{
	const nhm_uncore_addr_opcode_match_fields_t none = {0};
	nhm_uncore_addr_opcode_match_fields_t f;

	(void)state;
	assert_true(nhm_uncore_addr_opcode_match_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.MatchSel = ~(uint64_t)0;
	assert_true(nhm_uncore_addr_opcode_match_pack(f).raw == (NHM_UNCORE_ADDR_OPCODE_MATCH_MATCHSEL_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_addr_opcode_match_unpack(nhm_uncore_addr_opcode_match_pack(f)).MatchSel == (NHM_UNCORE_ADDR_OPCODE_MATCH_MATCHSEL_MASK >> NHM_UNCORE_ADDR_OPCODE_MATCH_MATCHSEL_SHIFT));
	f = none;
	f.Opcode = ~(uint64_t)0;
	assert_true(nhm_uncore_addr_opcode_match_pack(f).raw == (NHM_UNCORE_ADDR_OPCODE_MATCH_OPCODE_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_addr_opcode_match_unpack(nhm_uncore_addr_opcode_match_pack(f)).Opcode == (NHM_UNCORE_ADDR_OPCODE_MATCH_OPCODE_MASK >> NHM_UNCORE_ADDR_OPCODE_MATCH_OPCODE_SHIFT));
	f = none;
	f.ADDR = ~(uint64_t)0;
	assert_true(nhm_uncore_addr_opcode_match_pack(f).raw == (NHM_UNCORE_ADDR_OPCODE_MATCH_ADDR_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_addr_opcode_match_unpack(nhm_uncore_addr_opcode_match_pack(f)).ADDR == (NHM_UNCORE_ADDR_OPCODE_MATCH_ADDR_MASK >> NHM_UNCORE_ADDR_OPCODE_MATCH_ADDR_SHIFT));
}

/* Every bit of MSR_UNCORE_PerfCntr<n> is in one field or reserved. */
_Static_assert((uint64_t)(0xffff000000000000ULL +
	       NHM_UNCORE_PERFCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "nhm_uncore_perfcntr");

static void test_uncore_perfcntr(void **state)
{
	const nhm_uncore_perfcntr_fields_t none = {0};
	nhm_uncore_perfcntr_fields_t f;

	(void)state;
	assert_true(nhm_uncore_perfcntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.COUNT = ~(uint64_t)0;
	assert_true(nhm_uncore_perfcntr_pack(f).raw == (NHM_UNCORE_PERFCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_perfcntr_unpack(nhm_uncore_perfcntr_pack(f)).COUNT == (NHM_UNCORE_PERFCNTR_COUNT_MASK >> NHM_UNCORE_PERFCNTR_COUNT_SHIFT));
}

/* Every bit of MSR_UNCORE_PerfEvtSel<n> is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff00290000ULL +
	       NHM_UNCORE_PERFEVTSEL_CMASK_MASK +
	       NHM_UNCORE_PERFEVTSEL_INV_MASK +
	       NHM_UNCORE_PERFEVTSEL_EN_MASK +
	       NHM_UNCORE_PERFEVTSEL_PMI_MASK +
	       NHM_UNCORE_PERFEVTSEL_E_MASK +
	       NHM_UNCORE_PERFEVTSEL_OCC_CTR_RST_MASK +
	       NHM_UNCORE_PERFEVTSEL_UMASK_MASK +
	       NHM_UNCORE_PERFEVTSEL_EVENT_MASK) == 0xffffffffffffffffULL, "nhm_uncore_perfevtsel");

static void test_uncore_perfevtsel(void **state)
{
	const nhm_uncore_perfevtsel_fields_t none = {0};
	nhm_uncore_perfevtsel_fields_t f;

	(void)state;
	assert_true(nhm_uncore_perfevtsel_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.CMASK = ~(uint64_t)0;
	assert_true(nhm_uncore_perfevtsel_pack(f).raw == (NHM_UNCORE_PERFEVTSEL_CMASK_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_perfevtsel_unpack(nhm_uncore_perfevtsel_pack(f)).CMASK == (NHM_UNCORE_PERFEVTSEL_CMASK_MASK >> NHM_UNCORE_PERFEVTSEL_CMASK_SHIFT));
	f = none;
	f.INV = ~(uint64_t)0;
	assert_true(nhm_uncore_perfevtsel_pack(f).raw == (NHM_UNCORE_PERFEVTSEL_INV_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_perfevtsel_unpack(nhm_uncore_perfevtsel_pack(f)).INV == (NHM_UNCORE_PERFEVTSEL_INV_MASK >> NHM_UNCORE_PERFEVTSEL_INV_SHIFT));
	f = none;
	f.EN = ~(uint64_t)0;
	assert_true(nhm_uncore_perfevtsel_pack(f).raw == (NHM_UNCORE_PERFEVTSEL_EN_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_perfevtsel_unpack(nhm_uncore_perfevtsel_pack(f)).EN == (NHM_UNCORE_PERFEVTSEL_EN_MASK >> NHM_UNCORE_PERFEVTSEL_EN_SHIFT));
	f = none;
	f.PMI = ~(uint64_t)0;
	assert_true(nhm_uncore_perfevtsel_pack(f).raw == (NHM_UNCORE_PERFEVTSEL_PMI_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_perfevtsel_unpack(nhm_uncore_perfevtsel_pack(f)).PMI == (NHM_UNCORE_PERFEVTSEL_PMI_MASK >> NHM_UNCORE_PERFEVTSEL_PMI_SHIFT));
	f = none;
	f.E = ~(uint64_t)0;
	assert_true(nhm_uncore_perfevtsel_pack(f).raw == (NHM_UNCORE_PERFEVTSEL_E_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_perfevtsel_unpack(nhm_uncore_perfevtsel_pack(f)).E == (NHM_UNCORE_PERFEVTSEL_E_MASK >> NHM_UNCORE_PERFEVTSEL_E_SHIFT));
	f = none;
	f.OCC_CTR_RST = ~(uint64_t)0;
	assert_true(nhm_uncore_perfevtsel_pack(f).raw == (NHM_UNCORE_PERFEVTSEL_OCC_CTR_RST_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_perfevtsel_unpack(nhm_uncore_perfevtsel_pack(f)).OCC_CTR_RST == (NHM_UNCORE_PERFEVTSEL_OCC_CTR_RST_MASK >> NHM_UNCORE_PERFEVTSEL_OCC_CTR_RST_SHIFT));
	f = none;
	f.UMASK = ~(uint64_t)0;
	assert_true(nhm_uncore_perfevtsel_pack(f).raw == (NHM_UNCORE_PERFEVTSEL_UMASK_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_perfevtsel_unpack(nhm_uncore_perfevtsel_pack(f)).UMASK == (NHM_UNCORE_PERFEVTSEL_UMASK_MASK >> NHM_UNCORE_PERFEVTSEL_UMASK_SHIFT));
	f = none;
	f.EVENT = ~(uint64_t)0;
	assert_true(nhm_uncore_perfevtsel_pack(f).raw == (NHM_UNCORE_PERFEVTSEL_EVENT_MASK | 0x0000000000000000ULL));
	assert_true(nhm_uncore_perfevtsel_unpack(nhm_uncore_perfevtsel_pack(f)).EVENT == (NHM_UNCORE_PERFEVTSEL_EVENT_MASK >> NHM_UNCORE_PERFEVTSEL_EVENT_SHIFT));
}

/* What the headers say of the first and the last element of each register. */
static const struct validate_row rows[] = {
	{"uncore", "perf_global_ctrl", NHM_UNCORE_PERF_GLOBAL_CTRL_ADDRESS,
	 NHM_UNCORE_PERF_GLOBAL_CTRL_ADDRESS, 8 * sizeof(nhm_uncore_perf_global_ctrl_t)},
	{"uncore", "perf_global_status", NHM_UNCORE_PERF_GLOBAL_STATUS_ADDRESS,
	 NHM_UNCORE_PERF_GLOBAL_STATUS_ADDRESS, 8 * sizeof(nhm_uncore_perf_global_status_t)},
	{"uncore", "perf_global_ovf_ctrl", NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_ADDRESS,
	 NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_ADDRESS, 8 * sizeof(nhm_uncore_perf_global_ovf_ctrl_t)},
	{"uncore", "fixed_ctr0", NHM_UNCORE_FIXED_CTR0_ADDRESS,
	 NHM_UNCORE_FIXED_CTR0_ADDRESS, 8 * sizeof(nhm_uncore_fixed_ctr0_t)},
	{"uncore", "fixed_ctr_ctrl", NHM_UNCORE_FIXED_CTR_CTRL_ADDRESS,
	 NHM_UNCORE_FIXED_CTR_CTRL_ADDRESS, 8 * sizeof(nhm_uncore_fixed_ctr_ctrl_t)},
	{"uncore", "addr_opcode_match", NHM_UNCORE_ADDR_OPCODE_MATCH_ADDRESS,
	 NHM_UNCORE_ADDR_OPCODE_MATCH_ADDRESS, 8 * sizeof(nhm_uncore_addr_opcode_match_t)},
	{"uncore", "perfcntr", NHM_UNCORE_PERFCNTR_ADDRESS(0U),
	 NHM_UNCORE_PERFCNTR_ADDRESS(7U), 8 * sizeof(nhm_uncore_perfcntr_t)},
	{"uncore", "perfevtsel", NHM_UNCORE_PERFEVTSEL_ADDRESS(0U),
	 NHM_UNCORE_PERFEVTSEL_ADDRESS(7U), 8 * sizeof(nhm_uncore_perfevtsel_t)},
};

static void test_places(void **state)
{
	(void)state;
	validate_places(&pmureg_system_nhm, rows, sizeof(rows) / sizeof(rows[0]));
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
		cmocka_unit_test(test_uncore_perf_global_ctrl),
		cmocka_unit_test(test_uncore_perf_global_status),
		cmocka_unit_test(test_uncore_perf_global_ovf_ctrl),
		cmocka_unit_test(test_uncore_fixed_ctr0),
		cmocka_unit_test(test_uncore_fixed_ctr_ctrl),
		cmocka_unit_test(test_uncore_addr_opcode_match),
		cmocka_unit_test(test_uncore_perfcntr),
		cmocka_unit_test(test_uncore_perfevtsel),
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_registers),
		cmocka_unit_test(test_counting),
		cmocka_unit_test(test_choice),
	};

	return cmocka_run_group_tests_name("nhm", tests, NULL, NULL);
}
