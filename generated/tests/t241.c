/*
 * NVIDIA Tegra241 (Grace) uncore PMUs: the headers agree with the tables, and the simulated device with both.
 *
 * Made by pmureg from regdefs/nvidia/t241.yaml. Edit that, not this.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <pmureg/t241.h>

#include "validate.h"

extern const struct pmureg_system pmureg_system_t241;

/* ---- Scalable coherency fabric ---- */

/* Every bit of PMEVCNTR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T241_SCF_PMEVCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t241_scf_pmevcntr");

static void test_scf_pmevcntr(void **state)
{
	const t241_scf_pmevcntr_fields_t none = {0};
	t241_scf_pmevcntr_fields_t f;

	(void)state;
	assert_true(t241_scf_pmevcntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t241_scf_pmevcntr_pack(f).raw == (T241_SCF_PMEVCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t241_scf_pmevcntr_unpack(t241_scf_pmevcntr_pack(f)).count == (T241_SCF_PMEVCNTR_COUNT_MASK >> T241_SCF_PMEVCNTR_COUNT_SHIFT));
}

/* Every bit of PMEVTYPER<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_SCF_PMEVTYPER_EVENT_MASK) == 0xffffffffU, "t241_scf_pmevtyper");

static void test_scf_pmevtyper(void **state)
{
	const t241_scf_pmevtyper_fields_t none = {0};
	t241_scf_pmevtyper_fields_t f;

	(void)state;
	assert_true(t241_scf_pmevtyper_pack(none).raw == 0x00000000U);
	f = none;
	f.event = ~(uint32_t)0;
	assert_true(t241_scf_pmevtyper_pack(f).raw == (T241_SCF_PMEVTYPER_EVENT_MASK | 0x00000000U));
	assert_true(t241_scf_pmevtyper_unpack(t241_scf_pmevtyper_pack(f)).event == (T241_SCF_PMEVTYPER_EVENT_MASK >> T241_SCF_PMEVTYPER_EVENT_SHIFT));
}

/* Every bit of PMSVR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T241_SCF_PMSVR_COUNT_MASK) == 0xffffffffffffffffULL, "t241_scf_pmsvr");

static void test_scf_pmsvr(void **state)
{
	const t241_scf_pmsvr_fields_t none = {0};
	t241_scf_pmsvr_fields_t f;

	(void)state;
	assert_true(t241_scf_pmsvr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t241_scf_pmsvr_pack(f).raw == (T241_SCF_PMSVR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t241_scf_pmsvr_unpack(t241_scf_pmsvr_pack(f)).count == (T241_SCF_PMSVR_COUNT_MASK >> T241_SCF_PMSVR_COUNT_SHIFT));
}

/* Every bit of PMEVFILT2R<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_SCF_PMEVFILT2R_FILTER2_MASK) == 0xffffffffU, "t241_scf_pmevfilt2r");

static void test_scf_pmevfilt2r(void **state)
{
	const t241_scf_pmevfilt2r_fields_t none = {0};
	t241_scf_pmevfilt2r_fields_t f;

	(void)state;
	assert_true(t241_scf_pmevfilt2r_pack(none).raw == 0x00000000U);
	f = none;
	f.filter2 = ~(uint32_t)0;
	assert_true(t241_scf_pmevfilt2r_pack(f).raw == (T241_SCF_PMEVFILT2R_FILTER2_MASK | 0x00000000U));
	assert_true(t241_scf_pmevfilt2r_unpack(t241_scf_pmevfilt2r_pack(f)).filter2 == (T241_SCF_PMEVFILT2R_FILTER2_MASK >> T241_SCF_PMEVFILT2R_FILTER2_SHIFT));
}

/* Every bit of PMEVFILTR<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_SCF_PMEVFILTR_FILTER_MASK) == 0xffffffffU, "t241_scf_pmevfiltr");

static void test_scf_pmevfiltr(void **state)
{
	const t241_scf_pmevfiltr_fields_t none = {0};
	t241_scf_pmevfiltr_fields_t f;

	(void)state;
	assert_true(t241_scf_pmevfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.filter = ~(uint32_t)0;
	assert_true(t241_scf_pmevfiltr_pack(f).raw == (T241_SCF_PMEVFILTR_FILTER_MASK | 0x00000000U));
	assert_true(t241_scf_pmevfiltr_unpack(t241_scf_pmevfiltr_pack(f)).filter == (T241_SCF_PMEVFILTR_FILTER_MASK >> T241_SCF_PMEVFILTR_FILTER_SHIFT));
}

/* Every bit of PMCNTENSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_SCF_PMCNTENSET_P_MASK) == 0xffffffffU, "t241_scf_pmcntenset");

static void test_scf_pmcntenset(void **state)
{
	const t241_scf_pmcntenset_fields_t none = {0};
	t241_scf_pmcntenset_fields_t f;

	(void)state;
	assert_true(t241_scf_pmcntenset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_scf_pmcntenset_pack(f).raw == (T241_SCF_PMCNTENSET_P_MASK | 0x00000000U));
	assert_true(t241_scf_pmcntenset_unpack(t241_scf_pmcntenset_pack(f)).P == (T241_SCF_PMCNTENSET_P_MASK >> T241_SCF_PMCNTENSET_P_SHIFT));
}

/* Every bit of PMCNTENCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_SCF_PMCNTENCLR_P_MASK) == 0xffffffffU, "t241_scf_pmcntenclr");

static void test_scf_pmcntenclr(void **state)
{
	const t241_scf_pmcntenclr_fields_t none = {0};
	t241_scf_pmcntenclr_fields_t f;

	(void)state;
	assert_true(t241_scf_pmcntenclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_scf_pmcntenclr_pack(f).raw == (T241_SCF_PMCNTENCLR_P_MASK | 0x00000000U));
	assert_true(t241_scf_pmcntenclr_unpack(t241_scf_pmcntenclr_pack(f)).P == (T241_SCF_PMCNTENCLR_P_MASK >> T241_SCF_PMCNTENCLR_P_SHIFT));
}

/* Every bit of PMINTENSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_SCF_PMINTENSET_P_MASK) == 0xffffffffU, "t241_scf_pmintenset");

static void test_scf_pmintenset(void **state)
{
	const t241_scf_pmintenset_fields_t none = {0};
	t241_scf_pmintenset_fields_t f;

	(void)state;
	assert_true(t241_scf_pmintenset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_scf_pmintenset_pack(f).raw == (T241_SCF_PMINTENSET_P_MASK | 0x00000000U));
	assert_true(t241_scf_pmintenset_unpack(t241_scf_pmintenset_pack(f)).P == (T241_SCF_PMINTENSET_P_MASK >> T241_SCF_PMINTENSET_P_SHIFT));
}

/* Every bit of PMINTENCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_SCF_PMINTENCLR_P_MASK) == 0xffffffffU, "t241_scf_pmintenclr");

static void test_scf_pmintenclr(void **state)
{
	const t241_scf_pmintenclr_fields_t none = {0};
	t241_scf_pmintenclr_fields_t f;

	(void)state;
	assert_true(t241_scf_pmintenclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_scf_pmintenclr_pack(f).raw == (T241_SCF_PMINTENCLR_P_MASK | 0x00000000U));
	assert_true(t241_scf_pmintenclr_unpack(t241_scf_pmintenclr_pack(f)).P == (T241_SCF_PMINTENCLR_P_MASK >> T241_SCF_PMINTENCLR_P_SHIFT));
}

/* Every bit of PMOVSCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_SCF_PMOVSCLR_P_MASK) == 0xffffffffU, "t241_scf_pmovsclr");

static void test_scf_pmovsclr(void **state)
{
	const t241_scf_pmovsclr_fields_t none = {0};
	t241_scf_pmovsclr_fields_t f;

	(void)state;
	assert_true(t241_scf_pmovsclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_scf_pmovsclr_pack(f).raw == (T241_SCF_PMOVSCLR_P_MASK | 0x00000000U));
	assert_true(t241_scf_pmovsclr_unpack(t241_scf_pmovsclr_pack(f)).P == (T241_SCF_PMOVSCLR_P_MASK >> T241_SCF_PMOVSCLR_P_SHIFT));
}

/* Every bit of PMOVSSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_SCF_PMOVSSET_P_MASK) == 0xffffffffU, "t241_scf_pmovsset");

static void test_scf_pmovsset(void **state)
{
	const t241_scf_pmovsset_fields_t none = {0};
	t241_scf_pmovsset_fields_t f;

	(void)state;
	assert_true(t241_scf_pmovsset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_scf_pmovsset_pack(f).raw == (T241_SCF_PMOVSSET_P_MASK | 0x00000000U));
	assert_true(t241_scf_pmovsset_unpack(t241_scf_pmovsset_pack(f)).P == (T241_SCF_PMOVSSET_P_MASK >> T241_SCF_PMOVSSET_P_SHIFT));
}

/* Every bit of PMCGCR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_SCF_PMCGCR_N_MASK) == 0xffffffffU, "t241_scf_pmcgcr");

static void test_scf_pmcgcr(void **state)
{
	const t241_scf_pmcgcr_fields_t none = {0};
	t241_scf_pmcgcr_fields_t f;

	(void)state;
	assert_true(t241_scf_pmcgcr_pack(none).raw == 0x00000000U);
	f = none;
	f.N = ~(uint32_t)0;
	assert_true(t241_scf_pmcgcr_pack(f).raw == (T241_SCF_PMCGCR_N_MASK | 0x00000000U));
	assert_true(t241_scf_pmcgcr_unpack(t241_scf_pmcgcr_pack(f)).N == (T241_SCF_PMCGCR_N_MASK >> T241_SCF_PMCGCR_N_SHIFT));
}

/* Every bit of PMCFGR is in one field or reserved. */
_Static_assert((uint32_t)(0x0e040000U +
	       T241_SCF_PMCFGR_NCG_MASK +
	       T241_SCF_PMCFGR_HDBG_MASK +
	       T241_SCF_PMCFGR_TRO_MASK +
	       T241_SCF_PMCFGR_SS_MASK +
	       T241_SCF_PMCFGR_FZO_MASK +
	       T241_SCF_PMCFGR_MSI_MASK +
	       T241_SCF_PMCFGR_UEN_MASK +
	       T241_SCF_PMCFGR_NA_MASK +
	       T241_SCF_PMCFGR_EX_MASK +
	       T241_SCF_PMCFGR_CCD_MASK +
	       T241_SCF_PMCFGR_CC_MASK +
	       T241_SCF_PMCFGR_SIZE_MASK +
	       T241_SCF_PMCFGR_N_MASK) == 0xffffffffU, "t241_scf_pmcfgr");

static void test_scf_pmcfgr(void **state)
{
	const t241_scf_pmcfgr_fields_t none = {0};
	t241_scf_pmcfgr_fields_t f;

	(void)state;
	assert_true(t241_scf_pmcfgr_pack(none).raw == 0x00000000U);
	f = none;
	f.NCG = ~(uint32_t)0;
	assert_true(t241_scf_pmcfgr_pack(f).raw == (T241_SCF_PMCFGR_NCG_MASK | 0x00000000U));
	assert_true(t241_scf_pmcfgr_unpack(t241_scf_pmcfgr_pack(f)).NCG == (T241_SCF_PMCFGR_NCG_MASK >> T241_SCF_PMCFGR_NCG_SHIFT));
	f = none;
	f.HDBG = ~(uint32_t)0;
	assert_true(t241_scf_pmcfgr_pack(f).raw == (T241_SCF_PMCFGR_HDBG_MASK | 0x00000000U));
	assert_true(t241_scf_pmcfgr_unpack(t241_scf_pmcfgr_pack(f)).HDBG == (T241_SCF_PMCFGR_HDBG_MASK >> T241_SCF_PMCFGR_HDBG_SHIFT));
	f = none;
	f.TRO = ~(uint32_t)0;
	assert_true(t241_scf_pmcfgr_pack(f).raw == (T241_SCF_PMCFGR_TRO_MASK | 0x00000000U));
	assert_true(t241_scf_pmcfgr_unpack(t241_scf_pmcfgr_pack(f)).TRO == (T241_SCF_PMCFGR_TRO_MASK >> T241_SCF_PMCFGR_TRO_SHIFT));
	f = none;
	f.SS = ~(uint32_t)0;
	assert_true(t241_scf_pmcfgr_pack(f).raw == (T241_SCF_PMCFGR_SS_MASK | 0x00000000U));
	assert_true(t241_scf_pmcfgr_unpack(t241_scf_pmcfgr_pack(f)).SS == (T241_SCF_PMCFGR_SS_MASK >> T241_SCF_PMCFGR_SS_SHIFT));
	f = none;
	f.FZO = ~(uint32_t)0;
	assert_true(t241_scf_pmcfgr_pack(f).raw == (T241_SCF_PMCFGR_FZO_MASK | 0x00000000U));
	assert_true(t241_scf_pmcfgr_unpack(t241_scf_pmcfgr_pack(f)).FZO == (T241_SCF_PMCFGR_FZO_MASK >> T241_SCF_PMCFGR_FZO_SHIFT));
	f = none;
	f.MSI = ~(uint32_t)0;
	assert_true(t241_scf_pmcfgr_pack(f).raw == (T241_SCF_PMCFGR_MSI_MASK | 0x00000000U));
	assert_true(t241_scf_pmcfgr_unpack(t241_scf_pmcfgr_pack(f)).MSI == (T241_SCF_PMCFGR_MSI_MASK >> T241_SCF_PMCFGR_MSI_SHIFT));
	f = none;
	f.UEN = ~(uint32_t)0;
	assert_true(t241_scf_pmcfgr_pack(f).raw == (T241_SCF_PMCFGR_UEN_MASK | 0x00000000U));
	assert_true(t241_scf_pmcfgr_unpack(t241_scf_pmcfgr_pack(f)).UEN == (T241_SCF_PMCFGR_UEN_MASK >> T241_SCF_PMCFGR_UEN_SHIFT));
	f = none;
	f.NA = ~(uint32_t)0;
	assert_true(t241_scf_pmcfgr_pack(f).raw == (T241_SCF_PMCFGR_NA_MASK | 0x00000000U));
	assert_true(t241_scf_pmcfgr_unpack(t241_scf_pmcfgr_pack(f)).NA == (T241_SCF_PMCFGR_NA_MASK >> T241_SCF_PMCFGR_NA_SHIFT));
	f = none;
	f.EX = ~(uint32_t)0;
	assert_true(t241_scf_pmcfgr_pack(f).raw == (T241_SCF_PMCFGR_EX_MASK | 0x00000000U));
	assert_true(t241_scf_pmcfgr_unpack(t241_scf_pmcfgr_pack(f)).EX == (T241_SCF_PMCFGR_EX_MASK >> T241_SCF_PMCFGR_EX_SHIFT));
	f = none;
	f.CCD = ~(uint32_t)0;
	assert_true(t241_scf_pmcfgr_pack(f).raw == (T241_SCF_PMCFGR_CCD_MASK | 0x00000000U));
	assert_true(t241_scf_pmcfgr_unpack(t241_scf_pmcfgr_pack(f)).CCD == (T241_SCF_PMCFGR_CCD_MASK >> T241_SCF_PMCFGR_CCD_SHIFT));
	f = none;
	f.CC = ~(uint32_t)0;
	assert_true(t241_scf_pmcfgr_pack(f).raw == (T241_SCF_PMCFGR_CC_MASK | 0x00000000U));
	assert_true(t241_scf_pmcfgr_unpack(t241_scf_pmcfgr_pack(f)).CC == (T241_SCF_PMCFGR_CC_MASK >> T241_SCF_PMCFGR_CC_SHIFT));
	f = none;
	f.SIZE = ~(uint32_t)0;
	assert_true(t241_scf_pmcfgr_pack(f).raw == (T241_SCF_PMCFGR_SIZE_MASK | 0x00000000U));
	assert_true(t241_scf_pmcfgr_unpack(t241_scf_pmcfgr_pack(f)).SIZE == (T241_SCF_PMCFGR_SIZE_MASK >> T241_SCF_PMCFGR_SIZE_SHIFT));
	f = none;
	f.N = ~(uint32_t)0;
	assert_true(t241_scf_pmcfgr_pack(f).raw == (T241_SCF_PMCFGR_N_MASK | 0x00000000U));
	assert_true(t241_scf_pmcfgr_unpack(t241_scf_pmcfgr_pack(f)).N == (T241_SCF_PMCFGR_N_MASK >> T241_SCF_PMCFGR_N_SHIFT));
}

/* Every bit of PMCR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffff0c0U +
	       T241_SCF_PMCR_TRO_MASK +
	       T241_SCF_PMCR_HDBG_MASK +
	       T241_SCF_PMCR_FZO_MASK +
	       T241_SCF_PMCR_NA_MASK +
	       T241_SCF_PMCR_DP_MASK +
	       T241_SCF_PMCR_X_MASK +
	       T241_SCF_PMCR_D_MASK +
	       T241_SCF_PMCR_C_MASK +
	       T241_SCF_PMCR_P_MASK +
	       T241_SCF_PMCR_E_MASK) == 0xffffffffU, "t241_scf_pmcr");

static void test_scf_pmcr(void **state)
{
	const t241_scf_pmcr_fields_t none = {0};
	t241_scf_pmcr_fields_t f;

	(void)state;
	assert_true(t241_scf_pmcr_pack(none).raw == 0x00000000U);
	f = none;
	f.TRO = ~(uint32_t)0;
	assert_true(t241_scf_pmcr_pack(f).raw == (T241_SCF_PMCR_TRO_MASK | 0x00000000U));
	assert_true(t241_scf_pmcr_unpack(t241_scf_pmcr_pack(f)).TRO == (T241_SCF_PMCR_TRO_MASK >> T241_SCF_PMCR_TRO_SHIFT));
	f = none;
	f.HDBG = ~(uint32_t)0;
	assert_true(t241_scf_pmcr_pack(f).raw == (T241_SCF_PMCR_HDBG_MASK | 0x00000000U));
	assert_true(t241_scf_pmcr_unpack(t241_scf_pmcr_pack(f)).HDBG == (T241_SCF_PMCR_HDBG_MASK >> T241_SCF_PMCR_HDBG_SHIFT));
	f = none;
	f.FZO = ~(uint32_t)0;
	assert_true(t241_scf_pmcr_pack(f).raw == (T241_SCF_PMCR_FZO_MASK | 0x00000000U));
	assert_true(t241_scf_pmcr_unpack(t241_scf_pmcr_pack(f)).FZO == (T241_SCF_PMCR_FZO_MASK >> T241_SCF_PMCR_FZO_SHIFT));
	f = none;
	f.NA = ~(uint32_t)0;
	assert_true(t241_scf_pmcr_pack(f).raw == (T241_SCF_PMCR_NA_MASK | 0x00000000U));
	assert_true(t241_scf_pmcr_unpack(t241_scf_pmcr_pack(f)).NA == (T241_SCF_PMCR_NA_MASK >> T241_SCF_PMCR_NA_SHIFT));
	f = none;
	f.DP = ~(uint32_t)0;
	assert_true(t241_scf_pmcr_pack(f).raw == (T241_SCF_PMCR_DP_MASK | 0x00000000U));
	assert_true(t241_scf_pmcr_unpack(t241_scf_pmcr_pack(f)).DP == (T241_SCF_PMCR_DP_MASK >> T241_SCF_PMCR_DP_SHIFT));
	f = none;
	f.X = ~(uint32_t)0;
	assert_true(t241_scf_pmcr_pack(f).raw == (T241_SCF_PMCR_X_MASK | 0x00000000U));
	assert_true(t241_scf_pmcr_unpack(t241_scf_pmcr_pack(f)).X == (T241_SCF_PMCR_X_MASK >> T241_SCF_PMCR_X_SHIFT));
	f = none;
	f.D = ~(uint32_t)0;
	assert_true(t241_scf_pmcr_pack(f).raw == (T241_SCF_PMCR_D_MASK | 0x00000000U));
	assert_true(t241_scf_pmcr_unpack(t241_scf_pmcr_pack(f)).D == (T241_SCF_PMCR_D_MASK >> T241_SCF_PMCR_D_SHIFT));
	f = none;
	f.C = ~(uint32_t)0;
	assert_true(t241_scf_pmcr_pack(f).raw == (T241_SCF_PMCR_C_MASK | 0x00000000U));
	assert_true(t241_scf_pmcr_unpack(t241_scf_pmcr_pack(f)).C == (T241_SCF_PMCR_C_MASK >> T241_SCF_PMCR_C_SHIFT));
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_scf_pmcr_pack(f).raw == (T241_SCF_PMCR_P_MASK | 0x00000000U));
	assert_true(t241_scf_pmcr_unpack(t241_scf_pmcr_pack(f)).P == (T241_SCF_PMCR_P_MASK >> T241_SCF_PMCR_P_SHIFT));
	f = none;
	f.E = ~(uint32_t)0;
	assert_true(t241_scf_pmcr_pack(f).raw == (T241_SCF_PMCR_E_MASK | 0x00000000U));
	assert_true(t241_scf_pmcr_unpack(t241_scf_pmcr_pack(f)).E == (T241_SCF_PMCR_E_MASK >> T241_SCF_PMCR_E_SHIFT));
}

/* Every bit of PMIIDR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_SCF_PMIIDR_PRODUCTID_MASK +
	       T241_SCF_PMIIDR_VARIANT_MASK +
	       T241_SCF_PMIIDR_REVISION_MASK +
	       T241_SCF_PMIIDR_IMPLEMENTER_MASK) == 0xffffffffU, "t241_scf_pmiidr");

static void test_scf_pmiidr(void **state)
{
	const t241_scf_pmiidr_fields_t none = {0};
	t241_scf_pmiidr_fields_t f;

	(void)state;
	assert_true(t241_scf_pmiidr_pack(none).raw == 0x00000000U);
	f = none;
	f.ProductID = ~(uint32_t)0;
	assert_true(t241_scf_pmiidr_pack(f).raw == (T241_SCF_PMIIDR_PRODUCTID_MASK | 0x00000000U));
	assert_true(t241_scf_pmiidr_unpack(t241_scf_pmiidr_pack(f)).ProductID == (T241_SCF_PMIIDR_PRODUCTID_MASK >> T241_SCF_PMIIDR_PRODUCTID_SHIFT));
	f = none;
	f.Variant = ~(uint32_t)0;
	assert_true(t241_scf_pmiidr_pack(f).raw == (T241_SCF_PMIIDR_VARIANT_MASK | 0x00000000U));
	assert_true(t241_scf_pmiidr_unpack(t241_scf_pmiidr_pack(f)).Variant == (T241_SCF_PMIIDR_VARIANT_MASK >> T241_SCF_PMIIDR_VARIANT_SHIFT));
	f = none;
	f.Revision = ~(uint32_t)0;
	assert_true(t241_scf_pmiidr_pack(f).raw == (T241_SCF_PMIIDR_REVISION_MASK | 0x00000000U));
	assert_true(t241_scf_pmiidr_unpack(t241_scf_pmiidr_pack(f)).Revision == (T241_SCF_PMIIDR_REVISION_MASK >> T241_SCF_PMIIDR_REVISION_SHIFT));
	f = none;
	f.Implementer = ~(uint32_t)0;
	assert_true(t241_scf_pmiidr_pack(f).raw == (T241_SCF_PMIIDR_IMPLEMENTER_MASK | 0x00000000U));
	assert_true(t241_scf_pmiidr_unpack(t241_scf_pmiidr_pack(f)).Implementer == (T241_SCF_PMIIDR_IMPLEMENTER_MASK >> T241_SCF_PMIIDR_IMPLEMENTER_SHIFT));
}

/* Every bit of PMCEID<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_SCF_PMCEID_ID_MASK) == 0xffffffffU, "t241_scf_pmceid");

static void test_scf_pmceid(void **state)
{
	const t241_scf_pmceid_fields_t none = {0};
	t241_scf_pmceid_fields_t f;

	(void)state;
	assert_true(t241_scf_pmceid_pack(none).raw == 0x00000000U);
	f = none;
	f.ID = ~(uint32_t)0;
	assert_true(t241_scf_pmceid_pack(f).raw == (T241_SCF_PMCEID_ID_MASK | 0x00000000U));
	assert_true(t241_scf_pmceid_unpack(t241_scf_pmceid_pack(f)).ID == (T241_SCF_PMCEID_ID_MASK >> T241_SCF_PMCEID_ID_SHIFT));
}

/* Every bit of PMSSCR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffeU +
	       T241_SCF_PMSSCR_SS_MASK) == 0xffffffffU, "t241_scf_pmsscr");

static void test_scf_pmsscr(void **state)
{
	const t241_scf_pmsscr_fields_t none = {0};
	t241_scf_pmsscr_fields_t f;

	(void)state;
	assert_true(t241_scf_pmsscr_pack(none).raw == 0x00000000U);
	f = none;
	f.SS = ~(uint32_t)0;
	assert_true(t241_scf_pmsscr_pack(f).raw == (T241_SCF_PMSSCR_SS_MASK | 0x00000000U));
	assert_true(t241_scf_pmsscr_unpack(t241_scf_pmsscr_pack(f)).SS == (T241_SCF_PMSSCR_SS_MASK >> T241_SCF_PMSSCR_SS_SHIFT));
}

/* Every bit of PMSSRR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff00000000ULL +
	       T241_SCF_PMSSRR_RC_MASK +
	       T241_SCF_PMSSRR_RP_MASK) == 0xffffffffffffffffULL, "t241_scf_pmssrr");

static void test_scf_pmssrr(void **state)
{
	const t241_scf_pmssrr_fields_t none = {0};
	t241_scf_pmssrr_fields_t f;

	(void)state;
	assert_true(t241_scf_pmssrr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.RC = ~(uint64_t)0;
	assert_true(t241_scf_pmssrr_pack(f).raw == (T241_SCF_PMSSRR_RC_MASK | 0x0000000000000000ULL));
	assert_true(t241_scf_pmssrr_unpack(t241_scf_pmssrr_pack(f)).RC == (T241_SCF_PMSSRR_RC_MASK >> T241_SCF_PMSSRR_RC_SHIFT));
	f = none;
	f.RP = ~(uint64_t)0;
	assert_true(t241_scf_pmssrr_pack(f).raw == (T241_SCF_PMSSRR_RP_MASK | 0x0000000000000000ULL));
	assert_true(t241_scf_pmssrr_unpack(t241_scf_pmssrr_pack(f)).RP == (T241_SCF_PMSSRR_RP_MASK >> T241_SCF_PMSSRR_RP_SHIFT));
}

/* Every bit of PMSCR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff7fffffe0ULL +
	       T241_SCF_PMSCR_IMPL_MASK +
	       T241_SCF_PMSCR_NAO_MASK +
	       T241_SCF_PMSCR_MSI_MPAM_NS_MASK +
	       T241_SCF_PMSCR_NSMSI_MASK +
	       T241_SCF_PMSCR_NSRA_MASK +
	       T241_SCF_PMSCR_SO_MASK) == 0xffffffffffffffffULL, "t241_scf_pmscr");

static void test_scf_pmscr(void **state)
{
	const t241_scf_pmscr_fields_t none = {0};
	t241_scf_pmscr_fields_t f;

	(void)state;
	assert_true(t241_scf_pmscr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMPL = ~(uint64_t)0;
	assert_true(t241_scf_pmscr_pack(f).raw == (T241_SCF_PMSCR_IMPL_MASK | 0x0000000000000000ULL));
	assert_true(t241_scf_pmscr_unpack(t241_scf_pmscr_pack(f)).IMPL == (T241_SCF_PMSCR_IMPL_MASK >> T241_SCF_PMSCR_IMPL_SHIFT));
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(t241_scf_pmscr_pack(f).raw == (T241_SCF_PMSCR_NAO_MASK | 0x0000000000000000ULL));
	assert_true(t241_scf_pmscr_unpack(t241_scf_pmscr_pack(f)).NAO == (T241_SCF_PMSCR_NAO_MASK >> T241_SCF_PMSCR_NAO_SHIFT));
	f = none;
	f.MSI_MPAM_NS = ~(uint64_t)0;
	assert_true(t241_scf_pmscr_pack(f).raw == (T241_SCF_PMSCR_MSI_MPAM_NS_MASK | 0x0000000000000000ULL));
	assert_true(t241_scf_pmscr_unpack(t241_scf_pmscr_pack(f)).MSI_MPAM_NS == (T241_SCF_PMSCR_MSI_MPAM_NS_MASK >> T241_SCF_PMSCR_MSI_MPAM_NS_SHIFT));
	f = none;
	f.NSMSI = ~(uint64_t)0;
	assert_true(t241_scf_pmscr_pack(f).raw == (T241_SCF_PMSCR_NSMSI_MASK | 0x0000000000000000ULL));
	assert_true(t241_scf_pmscr_unpack(t241_scf_pmscr_pack(f)).NSMSI == (T241_SCF_PMSCR_NSMSI_MASK >> T241_SCF_PMSCR_NSMSI_SHIFT));
	f = none;
	f.NSRA = ~(uint64_t)0;
	assert_true(t241_scf_pmscr_pack(f).raw == (T241_SCF_PMSCR_NSRA_MASK | 0x0000000000000000ULL));
	assert_true(t241_scf_pmscr_unpack(t241_scf_pmscr_pack(f)).NSRA == (T241_SCF_PMSCR_NSRA_MASK >> T241_SCF_PMSCR_NSRA_SHIFT));
	f = none;
	f.SO = ~(uint64_t)0;
	assert_true(t241_scf_pmscr_pack(f).raw == (T241_SCF_PMSCR_SO_MASK | 0x0000000000000000ULL));
	assert_true(t241_scf_pmscr_unpack(t241_scf_pmscr_pack(f)).SO == (T241_SCF_PMSCR_SO_MASK >> T241_SCF_PMSCR_SO_SHIFT));
}

/* Every bit of PMROOTCR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff7ffffff4ULL +
	       T241_SCF_PMROOTCR_IMPL_MASK +
	       T241_SCF_PMROOTCR_NAO_MASK +
	       T241_SCF_PMROOTCR_RLO_MASK +
	       T241_SCF_PMROOTCR_RTO_MASK) == 0xffffffffffffffffULL, "t241_scf_pmrootcr");

static void test_scf_pmrootcr(void **state)
{
	const t241_scf_pmrootcr_fields_t none = {0};
	t241_scf_pmrootcr_fields_t f;

	(void)state;
	assert_true(t241_scf_pmrootcr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMPL = ~(uint64_t)0;
	assert_true(t241_scf_pmrootcr_pack(f).raw == (T241_SCF_PMROOTCR_IMPL_MASK | 0x0000000000000000ULL));
	assert_true(t241_scf_pmrootcr_unpack(t241_scf_pmrootcr_pack(f)).IMPL == (T241_SCF_PMROOTCR_IMPL_MASK >> T241_SCF_PMROOTCR_IMPL_SHIFT));
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(t241_scf_pmrootcr_pack(f).raw == (T241_SCF_PMROOTCR_NAO_MASK | 0x0000000000000000ULL));
	assert_true(t241_scf_pmrootcr_unpack(t241_scf_pmrootcr_pack(f)).NAO == (T241_SCF_PMROOTCR_NAO_MASK >> T241_SCF_PMROOTCR_NAO_SHIFT));
	f = none;
	f.RLO = ~(uint64_t)0;
	assert_true(t241_scf_pmrootcr_pack(f).raw == (T241_SCF_PMROOTCR_RLO_MASK | 0x0000000000000000ULL));
	assert_true(t241_scf_pmrootcr_unpack(t241_scf_pmrootcr_pack(f)).RLO == (T241_SCF_PMROOTCR_RLO_MASK >> T241_SCF_PMROOTCR_RLO_SHIFT));
	f = none;
	f.RTO = ~(uint64_t)0;
	assert_true(t241_scf_pmrootcr_pack(f).raw == (T241_SCF_PMROOTCR_RTO_MASK | 0x0000000000000000ULL));
	assert_true(t241_scf_pmrootcr_unpack(t241_scf_pmrootcr_pack(f)).RTO == (T241_SCF_PMROOTCR_RTO_MASK >> T241_SCF_PMROOTCR_RTO_SHIFT));
}

/* Every bit of PMIRQCR0 is in one field or reserved. */
_Static_assert((uint64_t)(0xff00000000000003ULL +
	       T241_SCF_PMIRQCR0_ADDR_MASK) == 0xffffffffffffffffULL, "t241_scf_pmirqcr0");

static void test_scf_pmirqcr0(void **state)
{
	const t241_scf_pmirqcr0_fields_t none = {0};
	t241_scf_pmirqcr0_fields_t f;

	(void)state;
	assert_true(t241_scf_pmirqcr0_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.ADDR = ~(uint64_t)0;
	assert_true(t241_scf_pmirqcr0_pack(f).raw == (T241_SCF_PMIRQCR0_ADDR_MASK | 0x0000000000000000ULL));
	assert_true(t241_scf_pmirqcr0_unpack(t241_scf_pmirqcr0_pack(f)).ADDR == (T241_SCF_PMIRQCR0_ADDR_MASK >> T241_SCF_PMIRQCR0_ADDR_SHIFT));
}

/* Every bit of PMIRQCR1 is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_SCF_PMIRQCR1_DATA_MASK) == 0xffffffffU, "t241_scf_pmirqcr1");

static void test_scf_pmirqcr1(void **state)
{
	const t241_scf_pmirqcr1_fields_t none = {0};
	t241_scf_pmirqcr1_fields_t f;

	(void)state;
	assert_true(t241_scf_pmirqcr1_pack(none).raw == 0x00000000U);
	f = none;
	f.DATA = ~(uint32_t)0;
	assert_true(t241_scf_pmirqcr1_pack(f).raw == (T241_SCF_PMIRQCR1_DATA_MASK | 0x00000000U));
	assert_true(t241_scf_pmirqcr1_unpack(t241_scf_pmirqcr1_pack(f)).DATA == (T241_SCF_PMIRQCR1_DATA_MASK >> T241_SCF_PMIRQCR1_DATA_SHIFT));
}

/* Every bit of PMIRQCR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_SCF_PMIRQCR2_IRQEN_MASK +
	       T241_SCF_PMIRQCR2_NSMSI_MASK +
	       T241_SCF_PMIRQCR2_SH_MASK +
	       T241_SCF_PMIRQCR2_MEMATTR_MASK) == 0xffffffffU, "t241_scf_pmirqcr2");

static void test_scf_pmirqcr2(void **state)
{
	const t241_scf_pmirqcr2_fields_t none = {0};
	t241_scf_pmirqcr2_fields_t f;

	(void)state;
	assert_true(t241_scf_pmirqcr2_pack(none).raw == 0x00000000U);
	f = none;
	f.IRQEN = ~(uint32_t)0;
	assert_true(t241_scf_pmirqcr2_pack(f).raw == (T241_SCF_PMIRQCR2_IRQEN_MASK | 0x00000000U));
	assert_true(t241_scf_pmirqcr2_unpack(t241_scf_pmirqcr2_pack(f)).IRQEN == (T241_SCF_PMIRQCR2_IRQEN_MASK >> T241_SCF_PMIRQCR2_IRQEN_SHIFT));
	f = none;
	f.NSMSI = ~(uint32_t)0;
	assert_true(t241_scf_pmirqcr2_pack(f).raw == (T241_SCF_PMIRQCR2_NSMSI_MASK | 0x00000000U));
	assert_true(t241_scf_pmirqcr2_unpack(t241_scf_pmirqcr2_pack(f)).NSMSI == (T241_SCF_PMIRQCR2_NSMSI_MASK >> T241_SCF_PMIRQCR2_NSMSI_SHIFT));
	f = none;
	f.SH = ~(uint32_t)0;
	assert_true(t241_scf_pmirqcr2_pack(f).raw == (T241_SCF_PMIRQCR2_SH_MASK | 0x00000000U));
	assert_true(t241_scf_pmirqcr2_unpack(t241_scf_pmirqcr2_pack(f)).SH == (T241_SCF_PMIRQCR2_SH_MASK >> T241_SCF_PMIRQCR2_SH_SHIFT));
	f = none;
	f.MemAttr = ~(uint32_t)0;
	assert_true(t241_scf_pmirqcr2_pack(f).raw == (T241_SCF_PMIRQCR2_MEMATTR_MASK | 0x00000000U));
	assert_true(t241_scf_pmirqcr2_unpack(t241_scf_pmirqcr2_pack(f)).MemAttr == (T241_SCF_PMIRQCR2_MEMATTR_MASK >> T241_SCF_PMIRQCR2_MEMATTR_SHIFT));
}

/* Every bit of PMDEVAFF is in one field or reserved. */
_Static_assert((uint64_t)(0xffffff003e000000ULL +
	       T241_SCF_PMDEVAFF_AFF3_MASK +
	       T241_SCF_PMDEVAFF_F0V_MASK +
	       T241_SCF_PMDEVAFF_U_MASK +
	       T241_SCF_PMDEVAFF_MT_MASK +
	       T241_SCF_PMDEVAFF_AFF2_MASK +
	       T241_SCF_PMDEVAFF_AFF1_MASK +
	       T241_SCF_PMDEVAFF_AFF0_MASK) == 0xffffffffffffffffULL, "t241_scf_pmdevaff");

static void test_scf_pmdevaff(void **state)
{
	const t241_scf_pmdevaff_fields_t none = {0};
	t241_scf_pmdevaff_fields_t f;

	(void)state;
	assert_true(t241_scf_pmdevaff_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.Aff3 = ~(uint64_t)0;
	assert_true(t241_scf_pmdevaff_pack(f).raw == (T241_SCF_PMDEVAFF_AFF3_MASK | 0x0000000000000000ULL));
	assert_true(t241_scf_pmdevaff_unpack(t241_scf_pmdevaff_pack(f)).Aff3 == (T241_SCF_PMDEVAFF_AFF3_MASK >> T241_SCF_PMDEVAFF_AFF3_SHIFT));
	f = none;
	f.F0V = ~(uint64_t)0;
	assert_true(t241_scf_pmdevaff_pack(f).raw == (T241_SCF_PMDEVAFF_F0V_MASK | 0x0000000000000000ULL));
	assert_true(t241_scf_pmdevaff_unpack(t241_scf_pmdevaff_pack(f)).F0V == (T241_SCF_PMDEVAFF_F0V_MASK >> T241_SCF_PMDEVAFF_F0V_SHIFT));
	f = none;
	f.U = ~(uint64_t)0;
	assert_true(t241_scf_pmdevaff_pack(f).raw == (T241_SCF_PMDEVAFF_U_MASK | 0x0000000000000000ULL));
	assert_true(t241_scf_pmdevaff_unpack(t241_scf_pmdevaff_pack(f)).U == (T241_SCF_PMDEVAFF_U_MASK >> T241_SCF_PMDEVAFF_U_SHIFT));
	f = none;
	f.MT = ~(uint64_t)0;
	assert_true(t241_scf_pmdevaff_pack(f).raw == (T241_SCF_PMDEVAFF_MT_MASK | 0x0000000000000000ULL));
	assert_true(t241_scf_pmdevaff_unpack(t241_scf_pmdevaff_pack(f)).MT == (T241_SCF_PMDEVAFF_MT_MASK >> T241_SCF_PMDEVAFF_MT_SHIFT));
	f = none;
	f.Aff2 = ~(uint64_t)0;
	assert_true(t241_scf_pmdevaff_pack(f).raw == (T241_SCF_PMDEVAFF_AFF2_MASK | 0x0000000000000000ULL));
	assert_true(t241_scf_pmdevaff_unpack(t241_scf_pmdevaff_pack(f)).Aff2 == (T241_SCF_PMDEVAFF_AFF2_MASK >> T241_SCF_PMDEVAFF_AFF2_SHIFT));
	f = none;
	f.Aff1 = ~(uint64_t)0;
	assert_true(t241_scf_pmdevaff_pack(f).raw == (T241_SCF_PMDEVAFF_AFF1_MASK | 0x0000000000000000ULL));
	assert_true(t241_scf_pmdevaff_unpack(t241_scf_pmdevaff_pack(f)).Aff1 == (T241_SCF_PMDEVAFF_AFF1_MASK >> T241_SCF_PMDEVAFF_AFF1_SHIFT));
	f = none;
	f.Aff0 = ~(uint64_t)0;
	assert_true(t241_scf_pmdevaff_pack(f).raw == (T241_SCF_PMDEVAFF_AFF0_MASK | 0x0000000000000000ULL));
	assert_true(t241_scf_pmdevaff_unpack(t241_scf_pmdevaff_pack(f)).Aff0 == (T241_SCF_PMDEVAFF_AFF0_MASK >> T241_SCF_PMDEVAFF_AFF0_SHIFT));
}

/* Every bit of PMLAR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_SCF_PMLAR_KEY_MASK) == 0xffffffffU, "t241_scf_pmlar");

static void test_scf_pmlar(void **state)
{
	const t241_scf_pmlar_fields_t none = {0};
	t241_scf_pmlar_fields_t f;

	(void)state;
	assert_true(t241_scf_pmlar_pack(none).raw == 0x00000000U);
	f = none;
	f.KEY = ~(uint32_t)0;
	assert_true(t241_scf_pmlar_pack(f).raw == (T241_SCF_PMLAR_KEY_MASK | 0x00000000U));
	assert_true(t241_scf_pmlar_unpack(t241_scf_pmlar_pack(f)).KEY == (T241_SCF_PMLAR_KEY_MASK >> T241_SCF_PMLAR_KEY_SHIFT));
}

/* Every bit of PMAUTHSTATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xf0ff0f00U +
	       T241_SCF_PMAUTHSTATUS_RTNID_MASK +
	       T241_SCF_PMAUTHSTATUS_RTID_MASK +
	       T241_SCF_PMAUTHSTATUS_RLNID_MASK +
	       T241_SCF_PMAUTHSTATUS_RLID_MASK +
	       T241_SCF_PMAUTHSTATUS_SNID_MASK +
	       T241_SCF_PMAUTHSTATUS_SID_MASK +
	       T241_SCF_PMAUTHSTATUS_NSNID_MASK +
	       T241_SCF_PMAUTHSTATUS_NSID_MASK) == 0xffffffffU, "t241_scf_pmauthstatus");

static void test_scf_pmauthstatus(void **state)
{
	const t241_scf_pmauthstatus_fields_t none = {0};
	t241_scf_pmauthstatus_fields_t f;

	(void)state;
	assert_true(t241_scf_pmauthstatus_pack(none).raw == 0x00000000U);
	f = none;
	f.RTNID = ~(uint32_t)0;
	assert_true(t241_scf_pmauthstatus_pack(f).raw == (T241_SCF_PMAUTHSTATUS_RTNID_MASK | 0x00000000U));
	assert_true(t241_scf_pmauthstatus_unpack(t241_scf_pmauthstatus_pack(f)).RTNID == (T241_SCF_PMAUTHSTATUS_RTNID_MASK >> T241_SCF_PMAUTHSTATUS_RTNID_SHIFT));
	f = none;
	f.RTID = ~(uint32_t)0;
	assert_true(t241_scf_pmauthstatus_pack(f).raw == (T241_SCF_PMAUTHSTATUS_RTID_MASK | 0x00000000U));
	assert_true(t241_scf_pmauthstatus_unpack(t241_scf_pmauthstatus_pack(f)).RTID == (T241_SCF_PMAUTHSTATUS_RTID_MASK >> T241_SCF_PMAUTHSTATUS_RTID_SHIFT));
	f = none;
	f.RLNID = ~(uint32_t)0;
	assert_true(t241_scf_pmauthstatus_pack(f).raw == (T241_SCF_PMAUTHSTATUS_RLNID_MASK | 0x00000000U));
	assert_true(t241_scf_pmauthstatus_unpack(t241_scf_pmauthstatus_pack(f)).RLNID == (T241_SCF_PMAUTHSTATUS_RLNID_MASK >> T241_SCF_PMAUTHSTATUS_RLNID_SHIFT));
	f = none;
	f.RLID = ~(uint32_t)0;
	assert_true(t241_scf_pmauthstatus_pack(f).raw == (T241_SCF_PMAUTHSTATUS_RLID_MASK | 0x00000000U));
	assert_true(t241_scf_pmauthstatus_unpack(t241_scf_pmauthstatus_pack(f)).RLID == (T241_SCF_PMAUTHSTATUS_RLID_MASK >> T241_SCF_PMAUTHSTATUS_RLID_SHIFT));
	f = none;
	f.SNID = ~(uint32_t)0;
	assert_true(t241_scf_pmauthstatus_pack(f).raw == (T241_SCF_PMAUTHSTATUS_SNID_MASK | 0x00000000U));
	assert_true(t241_scf_pmauthstatus_unpack(t241_scf_pmauthstatus_pack(f)).SNID == (T241_SCF_PMAUTHSTATUS_SNID_MASK >> T241_SCF_PMAUTHSTATUS_SNID_SHIFT));
	f = none;
	f.SID = ~(uint32_t)0;
	assert_true(t241_scf_pmauthstatus_pack(f).raw == (T241_SCF_PMAUTHSTATUS_SID_MASK | 0x00000000U));
	assert_true(t241_scf_pmauthstatus_unpack(t241_scf_pmauthstatus_pack(f)).SID == (T241_SCF_PMAUTHSTATUS_SID_MASK >> T241_SCF_PMAUTHSTATUS_SID_SHIFT));
	f = none;
	f.NSNID = ~(uint32_t)0;
	assert_true(t241_scf_pmauthstatus_pack(f).raw == (T241_SCF_PMAUTHSTATUS_NSNID_MASK | 0x00000000U));
	assert_true(t241_scf_pmauthstatus_unpack(t241_scf_pmauthstatus_pack(f)).NSNID == (T241_SCF_PMAUTHSTATUS_NSNID_MASK >> T241_SCF_PMAUTHSTATUS_NSNID_SHIFT));
	f = none;
	f.NSID = ~(uint32_t)0;
	assert_true(t241_scf_pmauthstatus_pack(f).raw == (T241_SCF_PMAUTHSTATUS_NSID_MASK | 0x00000000U));
	assert_true(t241_scf_pmauthstatus_unpack(t241_scf_pmauthstatus_pack(f)).NSID == (T241_SCF_PMAUTHSTATUS_NSID_MASK >> T241_SCF_PMAUTHSTATUS_NSID_SHIFT));
}

/* Every bit of PMDEVARCH is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_SCF_PMDEVARCH_ARCHITECT_MASK +
	       T241_SCF_PMDEVARCH_PRESENT_MASK +
	       T241_SCF_PMDEVARCH_REVISION_MASK +
	       T241_SCF_PMDEVARCH_ARCHVER_MASK +
	       T241_SCF_PMDEVARCH_ARCHPART_MASK) == 0xffffffffU, "t241_scf_pmdevarch");

static void test_scf_pmdevarch(void **state)
{
	const t241_scf_pmdevarch_fields_t none = {0};
	t241_scf_pmdevarch_fields_t f;

	(void)state;
	assert_true(t241_scf_pmdevarch_pack(none).raw == 0x00000000U);
	f = none;
	f.ARCHITECT = ~(uint32_t)0;
	assert_true(t241_scf_pmdevarch_pack(f).raw == (T241_SCF_PMDEVARCH_ARCHITECT_MASK | 0x00000000U));
	assert_true(t241_scf_pmdevarch_unpack(t241_scf_pmdevarch_pack(f)).ARCHITECT == (T241_SCF_PMDEVARCH_ARCHITECT_MASK >> T241_SCF_PMDEVARCH_ARCHITECT_SHIFT));
	f = none;
	f.PRESENT = ~(uint32_t)0;
	assert_true(t241_scf_pmdevarch_pack(f).raw == (T241_SCF_PMDEVARCH_PRESENT_MASK | 0x00000000U));
	assert_true(t241_scf_pmdevarch_unpack(t241_scf_pmdevarch_pack(f)).PRESENT == (T241_SCF_PMDEVARCH_PRESENT_MASK >> T241_SCF_PMDEVARCH_PRESENT_SHIFT));
	f = none;
	f.REVISION = ~(uint32_t)0;
	assert_true(t241_scf_pmdevarch_pack(f).raw == (T241_SCF_PMDEVARCH_REVISION_MASK | 0x00000000U));
	assert_true(t241_scf_pmdevarch_unpack(t241_scf_pmdevarch_pack(f)).REVISION == (T241_SCF_PMDEVARCH_REVISION_MASK >> T241_SCF_PMDEVARCH_REVISION_SHIFT));
	f = none;
	f.ARCHVER = ~(uint32_t)0;
	assert_true(t241_scf_pmdevarch_pack(f).raw == (T241_SCF_PMDEVARCH_ARCHVER_MASK | 0x00000000U));
	assert_true(t241_scf_pmdevarch_unpack(t241_scf_pmdevarch_pack(f)).ARCHVER == (T241_SCF_PMDEVARCH_ARCHVER_MASK >> T241_SCF_PMDEVARCH_ARCHVER_SHIFT));
	f = none;
	f.ARCHPART = ~(uint32_t)0;
	assert_true(t241_scf_pmdevarch_pack(f).raw == (T241_SCF_PMDEVARCH_ARCHPART_MASK | 0x00000000U));
	assert_true(t241_scf_pmdevarch_unpack(t241_scf_pmdevarch_pack(f)).ARCHPART == (T241_SCF_PMDEVARCH_ARCHPART_MASK >> T241_SCF_PMDEVARCH_ARCHPART_SHIFT));
}

/* Every bit of PMDEVTYPE is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_SCF_PMDEVTYPE_SUB_MASK +
	       T241_SCF_PMDEVTYPE_MAJOR_MASK) == 0xffffffffU, "t241_scf_pmdevtype");

static void test_scf_pmdevtype(void **state)
{
	const t241_scf_pmdevtype_fields_t none = {0};
	t241_scf_pmdevtype_fields_t f;

	(void)state;
	assert_true(t241_scf_pmdevtype_pack(none).raw == 0x00000000U);
	f = none;
	f.SUB = ~(uint32_t)0;
	assert_true(t241_scf_pmdevtype_pack(f).raw == (T241_SCF_PMDEVTYPE_SUB_MASK | 0x00000000U));
	assert_true(t241_scf_pmdevtype_unpack(t241_scf_pmdevtype_pack(f)).SUB == (T241_SCF_PMDEVTYPE_SUB_MASK >> T241_SCF_PMDEVTYPE_SUB_SHIFT));
	f = none;
	f.MAJOR = ~(uint32_t)0;
	assert_true(t241_scf_pmdevtype_pack(f).raw == (T241_SCF_PMDEVTYPE_MAJOR_MASK | 0x00000000U));
	assert_true(t241_scf_pmdevtype_unpack(t241_scf_pmdevtype_pack(f)).MAJOR == (T241_SCF_PMDEVTYPE_MAJOR_MASK >> T241_SCF_PMDEVTYPE_MAJOR_SHIFT));
}

/* Every bit of PMPIDR4 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_SCF_PMPIDR4_SIZE_MASK +
	       T241_SCF_PMPIDR4_DES_2_MASK) == 0xffffffffU, "t241_scf_pmpidr4");

static void test_scf_pmpidr4(void **state)
{
	const t241_scf_pmpidr4_fields_t none = {0};
	t241_scf_pmpidr4_fields_t f;

	(void)state;
	assert_true(t241_scf_pmpidr4_pack(none).raw == 0x00000000U);
	f = none;
	f.SIZE = ~(uint32_t)0;
	assert_true(t241_scf_pmpidr4_pack(f).raw == (T241_SCF_PMPIDR4_SIZE_MASK | 0x00000000U));
	assert_true(t241_scf_pmpidr4_unpack(t241_scf_pmpidr4_pack(f)).SIZE == (T241_SCF_PMPIDR4_SIZE_MASK >> T241_SCF_PMPIDR4_SIZE_SHIFT));
	f = none;
	f.DES_2 = ~(uint32_t)0;
	assert_true(t241_scf_pmpidr4_pack(f).raw == (T241_SCF_PMPIDR4_DES_2_MASK | 0x00000000U));
	assert_true(t241_scf_pmpidr4_unpack(t241_scf_pmpidr4_pack(f)).DES_2 == (T241_SCF_PMPIDR4_DES_2_MASK >> T241_SCF_PMPIDR4_DES_2_SHIFT));
}

/* Every bit of PMPIDR0 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_SCF_PMPIDR0_PART_0_MASK) == 0xffffffffU, "t241_scf_pmpidr0");

static void test_scf_pmpidr0(void **state)
{
	const t241_scf_pmpidr0_fields_t none = {0};
	t241_scf_pmpidr0_fields_t f;

	(void)state;
	assert_true(t241_scf_pmpidr0_pack(none).raw == 0x00000000U);
	f = none;
	f.PART_0 = ~(uint32_t)0;
	assert_true(t241_scf_pmpidr0_pack(f).raw == (T241_SCF_PMPIDR0_PART_0_MASK | 0x00000000U));
	assert_true(t241_scf_pmpidr0_unpack(t241_scf_pmpidr0_pack(f)).PART_0 == (T241_SCF_PMPIDR0_PART_0_MASK >> T241_SCF_PMPIDR0_PART_0_SHIFT));
}

/* Every bit of PMPIDR1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_SCF_PMPIDR1_DES_0_MASK +
	       T241_SCF_PMPIDR1_PART_1_MASK) == 0xffffffffU, "t241_scf_pmpidr1");

static void test_scf_pmpidr1(void **state)
{
	const t241_scf_pmpidr1_fields_t none = {0};
	t241_scf_pmpidr1_fields_t f;

	(void)state;
	assert_true(t241_scf_pmpidr1_pack(none).raw == 0x00000000U);
	f = none;
	f.DES_0 = ~(uint32_t)0;
	assert_true(t241_scf_pmpidr1_pack(f).raw == (T241_SCF_PMPIDR1_DES_0_MASK | 0x00000000U));
	assert_true(t241_scf_pmpidr1_unpack(t241_scf_pmpidr1_pack(f)).DES_0 == (T241_SCF_PMPIDR1_DES_0_MASK >> T241_SCF_PMPIDR1_DES_0_SHIFT));
	f = none;
	f.PART_1 = ~(uint32_t)0;
	assert_true(t241_scf_pmpidr1_pack(f).raw == (T241_SCF_PMPIDR1_PART_1_MASK | 0x00000000U));
	assert_true(t241_scf_pmpidr1_unpack(t241_scf_pmpidr1_pack(f)).PART_1 == (T241_SCF_PMPIDR1_PART_1_MASK >> T241_SCF_PMPIDR1_PART_1_SHIFT));
}

/* Every bit of PMPIDR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_SCF_PMPIDR2_REVISION_MASK +
	       T241_SCF_PMPIDR2_JEDEC_MASK +
	       T241_SCF_PMPIDR2_DES_1_MASK) == 0xffffffffU, "t241_scf_pmpidr2");

static void test_scf_pmpidr2(void **state)
{
	const t241_scf_pmpidr2_fields_t none = {0};
	t241_scf_pmpidr2_fields_t f;

	(void)state;
	assert_true(t241_scf_pmpidr2_pack(none).raw == 0x00000000U);
	f = none;
	f.REVISION = ~(uint32_t)0;
	assert_true(t241_scf_pmpidr2_pack(f).raw == (T241_SCF_PMPIDR2_REVISION_MASK | 0x00000000U));
	assert_true(t241_scf_pmpidr2_unpack(t241_scf_pmpidr2_pack(f)).REVISION == (T241_SCF_PMPIDR2_REVISION_MASK >> T241_SCF_PMPIDR2_REVISION_SHIFT));
	f = none;
	f.JEDEC = ~(uint32_t)0;
	assert_true(t241_scf_pmpidr2_pack(f).raw == (T241_SCF_PMPIDR2_JEDEC_MASK | 0x00000000U));
	assert_true(t241_scf_pmpidr2_unpack(t241_scf_pmpidr2_pack(f)).JEDEC == (T241_SCF_PMPIDR2_JEDEC_MASK >> T241_SCF_PMPIDR2_JEDEC_SHIFT));
	f = none;
	f.DES_1 = ~(uint32_t)0;
	assert_true(t241_scf_pmpidr2_pack(f).raw == (T241_SCF_PMPIDR2_DES_1_MASK | 0x00000000U));
	assert_true(t241_scf_pmpidr2_unpack(t241_scf_pmpidr2_pack(f)).DES_1 == (T241_SCF_PMPIDR2_DES_1_MASK >> T241_SCF_PMPIDR2_DES_1_SHIFT));
}

/* Every bit of PMPIDR3 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_SCF_PMPIDR3_REVAND_MASK +
	       T241_SCF_PMPIDR3_CMOD_MASK) == 0xffffffffU, "t241_scf_pmpidr3");

static void test_scf_pmpidr3(void **state)
{
	const t241_scf_pmpidr3_fields_t none = {0};
	t241_scf_pmpidr3_fields_t f;

	(void)state;
	assert_true(t241_scf_pmpidr3_pack(none).raw == 0x00000000U);
	f = none;
	f.REVAND = ~(uint32_t)0;
	assert_true(t241_scf_pmpidr3_pack(f).raw == (T241_SCF_PMPIDR3_REVAND_MASK | 0x00000000U));
	assert_true(t241_scf_pmpidr3_unpack(t241_scf_pmpidr3_pack(f)).REVAND == (T241_SCF_PMPIDR3_REVAND_MASK >> T241_SCF_PMPIDR3_REVAND_SHIFT));
	f = none;
	f.CMOD = ~(uint32_t)0;
	assert_true(t241_scf_pmpidr3_pack(f).raw == (T241_SCF_PMPIDR3_CMOD_MASK | 0x00000000U));
	assert_true(t241_scf_pmpidr3_unpack(t241_scf_pmpidr3_pack(f)).CMOD == (T241_SCF_PMPIDR3_CMOD_MASK >> T241_SCF_PMPIDR3_CMOD_SHIFT));
}

/* Every bit of PMCIDR0 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_SCF_PMCIDR0_PRMBL_0_MASK) == 0xffffffffU, "t241_scf_pmcidr0");

static void test_scf_pmcidr0(void **state)
{
	const t241_scf_pmcidr0_fields_t none = {0};
	t241_scf_pmcidr0_fields_t f;

	(void)state;
	assert_true(t241_scf_pmcidr0_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_0 = ~(uint32_t)0;
	assert_true(t241_scf_pmcidr0_pack(f).raw == (T241_SCF_PMCIDR0_PRMBL_0_MASK | 0x00000000U));
	assert_true(t241_scf_pmcidr0_unpack(t241_scf_pmcidr0_pack(f)).PRMBL_0 == (T241_SCF_PMCIDR0_PRMBL_0_MASK >> T241_SCF_PMCIDR0_PRMBL_0_SHIFT));
}

/* Every bit of PMCIDR1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_SCF_PMCIDR1_CLASS_MASK +
	       T241_SCF_PMCIDR1_PRMBL_1_MASK) == 0xffffffffU, "t241_scf_pmcidr1");

static void test_scf_pmcidr1(void **state)
{
	const t241_scf_pmcidr1_fields_t none = {0};
	t241_scf_pmcidr1_fields_t f;

	(void)state;
	assert_true(t241_scf_pmcidr1_pack(none).raw == 0x00000000U);
	f = none;
	f.CLASS = ~(uint32_t)0;
	assert_true(t241_scf_pmcidr1_pack(f).raw == (T241_SCF_PMCIDR1_CLASS_MASK | 0x00000000U));
	assert_true(t241_scf_pmcidr1_unpack(t241_scf_pmcidr1_pack(f)).CLASS == (T241_SCF_PMCIDR1_CLASS_MASK >> T241_SCF_PMCIDR1_CLASS_SHIFT));
	f = none;
	f.PRMBL_1 = ~(uint32_t)0;
	assert_true(t241_scf_pmcidr1_pack(f).raw == (T241_SCF_PMCIDR1_PRMBL_1_MASK | 0x00000000U));
	assert_true(t241_scf_pmcidr1_unpack(t241_scf_pmcidr1_pack(f)).PRMBL_1 == (T241_SCF_PMCIDR1_PRMBL_1_MASK >> T241_SCF_PMCIDR1_PRMBL_1_SHIFT));
}

/* Every bit of PMCIDR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_SCF_PMCIDR2_PRMBL_2_MASK) == 0xffffffffU, "t241_scf_pmcidr2");

static void test_scf_pmcidr2(void **state)
{
	const t241_scf_pmcidr2_fields_t none = {0};
	t241_scf_pmcidr2_fields_t f;

	(void)state;
	assert_true(t241_scf_pmcidr2_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_2 = ~(uint32_t)0;
	assert_true(t241_scf_pmcidr2_pack(f).raw == (T241_SCF_PMCIDR2_PRMBL_2_MASK | 0x00000000U));
	assert_true(t241_scf_pmcidr2_unpack(t241_scf_pmcidr2_pack(f)).PRMBL_2 == (T241_SCF_PMCIDR2_PRMBL_2_MASK >> T241_SCF_PMCIDR2_PRMBL_2_SHIFT));
}

/* Every bit of PMCIDR3 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_SCF_PMCIDR3_PRMBL_3_MASK) == 0xffffffffU, "t241_scf_pmcidr3");

static void test_scf_pmcidr3(void **state)
{
	const t241_scf_pmcidr3_fields_t none = {0};
	t241_scf_pmcidr3_fields_t f;

	(void)state;
	assert_true(t241_scf_pmcidr3_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_3 = ~(uint32_t)0;
	assert_true(t241_scf_pmcidr3_pack(f).raw == (T241_SCF_PMCIDR3_PRMBL_3_MASK | 0x00000000U));
	assert_true(t241_scf_pmcidr3_unpack(t241_scf_pmcidr3_pack(f)).PRMBL_3 == (T241_SCF_PMCIDR3_PRMBL_3_MASK >> T241_SCF_PMCIDR3_PRMBL_3_SHIFT));
}

/* Every bit of PMCCNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T241_SCF_PMCCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t241_scf_pmccntr");

static void test_scf_pmccntr(void **state)
{
	const t241_scf_pmccntr_fields_t none = {0};
	t241_scf_pmccntr_fields_t f;

	(void)state;
	assert_true(t241_scf_pmccntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t241_scf_pmccntr_pack(f).raw == (T241_SCF_PMCCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t241_scf_pmccntr_unpack(t241_scf_pmccntr_pack(f)).count == (T241_SCF_PMCCNTR_COUNT_MASK >> T241_SCF_PMCCNTR_COUNT_SHIFT));
}

/* Every bit of PMCCFILTR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_SCF_PMCCFILTR_FILTER_MASK) == 0xffffffffU, "t241_scf_pmccfiltr");

static void test_scf_pmccfiltr(void **state)
{
	const t241_scf_pmccfiltr_fields_t none = {0};
	t241_scf_pmccfiltr_fields_t f;

	(void)state;
	assert_true(t241_scf_pmccfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.filter = ~(uint32_t)0;
	assert_true(t241_scf_pmccfiltr_pack(f).raw == (T241_SCF_PMCCFILTR_FILTER_MASK | 0x00000000U));
	assert_true(t241_scf_pmccfiltr_unpack(t241_scf_pmccfiltr_pack(f)).filter == (T241_SCF_PMCCFILTR_FILTER_MASK >> T241_SCF_PMCCFILTR_FILTER_SHIFT));
}

/* ---- PCIe root ports ---- */

/* Every bit of PMEVCNTR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T241_PCIE_PMEVCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t241_pcie_pmevcntr");

static void test_pcie_pmevcntr(void **state)
{
	const t241_pcie_pmevcntr_fields_t none = {0};
	t241_pcie_pmevcntr_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmevcntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t241_pcie_pmevcntr_pack(f).raw == (T241_PCIE_PMEVCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t241_pcie_pmevcntr_unpack(t241_pcie_pmevcntr_pack(f)).count == (T241_PCIE_PMEVCNTR_COUNT_MASK >> T241_PCIE_PMEVCNTR_COUNT_SHIFT));
}

/* Every bit of PMEVTYPER<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_PCIE_PMEVTYPER_EVENT_MASK) == 0xffffffffU, "t241_pcie_pmevtyper");

static void test_pcie_pmevtyper(void **state)
{
	const t241_pcie_pmevtyper_fields_t none = {0};
	t241_pcie_pmevtyper_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmevtyper_pack(none).raw == 0x00000000U);
	f = none;
	f.event = ~(uint32_t)0;
	assert_true(t241_pcie_pmevtyper_pack(f).raw == (T241_PCIE_PMEVTYPER_EVENT_MASK | 0x00000000U));
	assert_true(t241_pcie_pmevtyper_unpack(t241_pcie_pmevtyper_pack(f)).event == (T241_PCIE_PMEVTYPER_EVENT_MASK >> T241_PCIE_PMEVTYPER_EVENT_SHIFT));
}

/* Every bit of PMSVR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T241_PCIE_PMSVR_COUNT_MASK) == 0xffffffffffffffffULL, "t241_pcie_pmsvr");

static void test_pcie_pmsvr(void **state)
{
	const t241_pcie_pmsvr_fields_t none = {0};
	t241_pcie_pmsvr_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmsvr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t241_pcie_pmsvr_pack(f).raw == (T241_PCIE_PMSVR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t241_pcie_pmsvr_unpack(t241_pcie_pmsvr_pack(f)).count == (T241_PCIE_PMSVR_COUNT_MASK >> T241_PCIE_PMSVR_COUNT_SHIFT));
}

/* Every bit of PMEVFILT2R<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_PCIE_PMEVFILT2R_FILTER2_MASK) == 0xffffffffU, "t241_pcie_pmevfilt2r");

static void test_pcie_pmevfilt2r(void **state)
{
	const t241_pcie_pmevfilt2r_fields_t none = {0};
	t241_pcie_pmevfilt2r_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmevfilt2r_pack(none).raw == 0x00000000U);
	f = none;
	f.filter2 = ~(uint32_t)0;
	assert_true(t241_pcie_pmevfilt2r_pack(f).raw == (T241_PCIE_PMEVFILT2R_FILTER2_MASK | 0x00000000U));
	assert_true(t241_pcie_pmevfilt2r_unpack(t241_pcie_pmevfilt2r_pack(f)).filter2 == (T241_PCIE_PMEVFILT2R_FILTER2_MASK >> T241_PCIE_PMEVFILT2R_FILTER2_SHIFT));
}

/* Every bit of PMEVFILTR<n> is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffc00U +
	       T241_PCIE_PMEVFILTR_ROOT_PORT_MASK) == 0xffffffffU, "t241_pcie_pmevfiltr");

static void test_pcie_pmevfiltr(void **state)
{
	const t241_pcie_pmevfiltr_fields_t none = {0};
	t241_pcie_pmevfiltr_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmevfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.root_port = ~(uint32_t)0;
	assert_true(t241_pcie_pmevfiltr_pack(f).raw == (T241_PCIE_PMEVFILTR_ROOT_PORT_MASK | 0x00000000U));
	assert_true(t241_pcie_pmevfiltr_unpack(t241_pcie_pmevfiltr_pack(f)).root_port == (T241_PCIE_PMEVFILTR_ROOT_PORT_MASK >> T241_PCIE_PMEVFILTR_ROOT_PORT_SHIFT));
}

/* Every bit of PMCNTENSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_PCIE_PMCNTENSET_P_MASK) == 0xffffffffU, "t241_pcie_pmcntenset");

static void test_pcie_pmcntenset(void **state)
{
	const t241_pcie_pmcntenset_fields_t none = {0};
	t241_pcie_pmcntenset_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmcntenset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_pcie_pmcntenset_pack(f).raw == (T241_PCIE_PMCNTENSET_P_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcntenset_unpack(t241_pcie_pmcntenset_pack(f)).P == (T241_PCIE_PMCNTENSET_P_MASK >> T241_PCIE_PMCNTENSET_P_SHIFT));
}

/* Every bit of PMCNTENCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_PCIE_PMCNTENCLR_P_MASK) == 0xffffffffU, "t241_pcie_pmcntenclr");

static void test_pcie_pmcntenclr(void **state)
{
	const t241_pcie_pmcntenclr_fields_t none = {0};
	t241_pcie_pmcntenclr_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmcntenclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_pcie_pmcntenclr_pack(f).raw == (T241_PCIE_PMCNTENCLR_P_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcntenclr_unpack(t241_pcie_pmcntenclr_pack(f)).P == (T241_PCIE_PMCNTENCLR_P_MASK >> T241_PCIE_PMCNTENCLR_P_SHIFT));
}

/* Every bit of PMINTENSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_PCIE_PMINTENSET_P_MASK) == 0xffffffffU, "t241_pcie_pmintenset");

static void test_pcie_pmintenset(void **state)
{
	const t241_pcie_pmintenset_fields_t none = {0};
	t241_pcie_pmintenset_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmintenset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_pcie_pmintenset_pack(f).raw == (T241_PCIE_PMINTENSET_P_MASK | 0x00000000U));
	assert_true(t241_pcie_pmintenset_unpack(t241_pcie_pmintenset_pack(f)).P == (T241_PCIE_PMINTENSET_P_MASK >> T241_PCIE_PMINTENSET_P_SHIFT));
}

/* Every bit of PMINTENCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_PCIE_PMINTENCLR_P_MASK) == 0xffffffffU, "t241_pcie_pmintenclr");

static void test_pcie_pmintenclr(void **state)
{
	const t241_pcie_pmintenclr_fields_t none = {0};
	t241_pcie_pmintenclr_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmintenclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_pcie_pmintenclr_pack(f).raw == (T241_PCIE_PMINTENCLR_P_MASK | 0x00000000U));
	assert_true(t241_pcie_pmintenclr_unpack(t241_pcie_pmintenclr_pack(f)).P == (T241_PCIE_PMINTENCLR_P_MASK >> T241_PCIE_PMINTENCLR_P_SHIFT));
}

/* Every bit of PMOVSCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_PCIE_PMOVSCLR_P_MASK) == 0xffffffffU, "t241_pcie_pmovsclr");

static void test_pcie_pmovsclr(void **state)
{
	const t241_pcie_pmovsclr_fields_t none = {0};
	t241_pcie_pmovsclr_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmovsclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_pcie_pmovsclr_pack(f).raw == (T241_PCIE_PMOVSCLR_P_MASK | 0x00000000U));
	assert_true(t241_pcie_pmovsclr_unpack(t241_pcie_pmovsclr_pack(f)).P == (T241_PCIE_PMOVSCLR_P_MASK >> T241_PCIE_PMOVSCLR_P_SHIFT));
}

/* Every bit of PMOVSSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_PCIE_PMOVSSET_P_MASK) == 0xffffffffU, "t241_pcie_pmovsset");

static void test_pcie_pmovsset(void **state)
{
	const t241_pcie_pmovsset_fields_t none = {0};
	t241_pcie_pmovsset_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmovsset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_pcie_pmovsset_pack(f).raw == (T241_PCIE_PMOVSSET_P_MASK | 0x00000000U));
	assert_true(t241_pcie_pmovsset_unpack(t241_pcie_pmovsset_pack(f)).P == (T241_PCIE_PMOVSSET_P_MASK >> T241_PCIE_PMOVSSET_P_SHIFT));
}

/* Every bit of PMCGCR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_PCIE_PMCGCR_N_MASK) == 0xffffffffU, "t241_pcie_pmcgcr");

static void test_pcie_pmcgcr(void **state)
{
	const t241_pcie_pmcgcr_fields_t none = {0};
	t241_pcie_pmcgcr_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmcgcr_pack(none).raw == 0x00000000U);
	f = none;
	f.N = ~(uint32_t)0;
	assert_true(t241_pcie_pmcgcr_pack(f).raw == (T241_PCIE_PMCGCR_N_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcgcr_unpack(t241_pcie_pmcgcr_pack(f)).N == (T241_PCIE_PMCGCR_N_MASK >> T241_PCIE_PMCGCR_N_SHIFT));
}

/* Every bit of PMCFGR is in one field or reserved. */
_Static_assert((uint32_t)(0x0e040000U +
	       T241_PCIE_PMCFGR_NCG_MASK +
	       T241_PCIE_PMCFGR_HDBG_MASK +
	       T241_PCIE_PMCFGR_TRO_MASK +
	       T241_PCIE_PMCFGR_SS_MASK +
	       T241_PCIE_PMCFGR_FZO_MASK +
	       T241_PCIE_PMCFGR_MSI_MASK +
	       T241_PCIE_PMCFGR_UEN_MASK +
	       T241_PCIE_PMCFGR_NA_MASK +
	       T241_PCIE_PMCFGR_EX_MASK +
	       T241_PCIE_PMCFGR_CCD_MASK +
	       T241_PCIE_PMCFGR_CC_MASK +
	       T241_PCIE_PMCFGR_SIZE_MASK +
	       T241_PCIE_PMCFGR_N_MASK) == 0xffffffffU, "t241_pcie_pmcfgr");

static void test_pcie_pmcfgr(void **state)
{
	const t241_pcie_pmcfgr_fields_t none = {0};
	t241_pcie_pmcfgr_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmcfgr_pack(none).raw == 0x00000000U);
	f = none;
	f.NCG = ~(uint32_t)0;
	assert_true(t241_pcie_pmcfgr_pack(f).raw == (T241_PCIE_PMCFGR_NCG_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcfgr_unpack(t241_pcie_pmcfgr_pack(f)).NCG == (T241_PCIE_PMCFGR_NCG_MASK >> T241_PCIE_PMCFGR_NCG_SHIFT));
	f = none;
	f.HDBG = ~(uint32_t)0;
	assert_true(t241_pcie_pmcfgr_pack(f).raw == (T241_PCIE_PMCFGR_HDBG_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcfgr_unpack(t241_pcie_pmcfgr_pack(f)).HDBG == (T241_PCIE_PMCFGR_HDBG_MASK >> T241_PCIE_PMCFGR_HDBG_SHIFT));
	f = none;
	f.TRO = ~(uint32_t)0;
	assert_true(t241_pcie_pmcfgr_pack(f).raw == (T241_PCIE_PMCFGR_TRO_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcfgr_unpack(t241_pcie_pmcfgr_pack(f)).TRO == (T241_PCIE_PMCFGR_TRO_MASK >> T241_PCIE_PMCFGR_TRO_SHIFT));
	f = none;
	f.SS = ~(uint32_t)0;
	assert_true(t241_pcie_pmcfgr_pack(f).raw == (T241_PCIE_PMCFGR_SS_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcfgr_unpack(t241_pcie_pmcfgr_pack(f)).SS == (T241_PCIE_PMCFGR_SS_MASK >> T241_PCIE_PMCFGR_SS_SHIFT));
	f = none;
	f.FZO = ~(uint32_t)0;
	assert_true(t241_pcie_pmcfgr_pack(f).raw == (T241_PCIE_PMCFGR_FZO_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcfgr_unpack(t241_pcie_pmcfgr_pack(f)).FZO == (T241_PCIE_PMCFGR_FZO_MASK >> T241_PCIE_PMCFGR_FZO_SHIFT));
	f = none;
	f.MSI = ~(uint32_t)0;
	assert_true(t241_pcie_pmcfgr_pack(f).raw == (T241_PCIE_PMCFGR_MSI_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcfgr_unpack(t241_pcie_pmcfgr_pack(f)).MSI == (T241_PCIE_PMCFGR_MSI_MASK >> T241_PCIE_PMCFGR_MSI_SHIFT));
	f = none;
	f.UEN = ~(uint32_t)0;
	assert_true(t241_pcie_pmcfgr_pack(f).raw == (T241_PCIE_PMCFGR_UEN_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcfgr_unpack(t241_pcie_pmcfgr_pack(f)).UEN == (T241_PCIE_PMCFGR_UEN_MASK >> T241_PCIE_PMCFGR_UEN_SHIFT));
	f = none;
	f.NA = ~(uint32_t)0;
	assert_true(t241_pcie_pmcfgr_pack(f).raw == (T241_PCIE_PMCFGR_NA_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcfgr_unpack(t241_pcie_pmcfgr_pack(f)).NA == (T241_PCIE_PMCFGR_NA_MASK >> T241_PCIE_PMCFGR_NA_SHIFT));
	f = none;
	f.EX = ~(uint32_t)0;
	assert_true(t241_pcie_pmcfgr_pack(f).raw == (T241_PCIE_PMCFGR_EX_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcfgr_unpack(t241_pcie_pmcfgr_pack(f)).EX == (T241_PCIE_PMCFGR_EX_MASK >> T241_PCIE_PMCFGR_EX_SHIFT));
	f = none;
	f.CCD = ~(uint32_t)0;
	assert_true(t241_pcie_pmcfgr_pack(f).raw == (T241_PCIE_PMCFGR_CCD_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcfgr_unpack(t241_pcie_pmcfgr_pack(f)).CCD == (T241_PCIE_PMCFGR_CCD_MASK >> T241_PCIE_PMCFGR_CCD_SHIFT));
	f = none;
	f.CC = ~(uint32_t)0;
	assert_true(t241_pcie_pmcfgr_pack(f).raw == (T241_PCIE_PMCFGR_CC_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcfgr_unpack(t241_pcie_pmcfgr_pack(f)).CC == (T241_PCIE_PMCFGR_CC_MASK >> T241_PCIE_PMCFGR_CC_SHIFT));
	f = none;
	f.SIZE = ~(uint32_t)0;
	assert_true(t241_pcie_pmcfgr_pack(f).raw == (T241_PCIE_PMCFGR_SIZE_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcfgr_unpack(t241_pcie_pmcfgr_pack(f)).SIZE == (T241_PCIE_PMCFGR_SIZE_MASK >> T241_PCIE_PMCFGR_SIZE_SHIFT));
	f = none;
	f.N = ~(uint32_t)0;
	assert_true(t241_pcie_pmcfgr_pack(f).raw == (T241_PCIE_PMCFGR_N_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcfgr_unpack(t241_pcie_pmcfgr_pack(f)).N == (T241_PCIE_PMCFGR_N_MASK >> T241_PCIE_PMCFGR_N_SHIFT));
}

/* Every bit of PMCR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffff0c0U +
	       T241_PCIE_PMCR_TRO_MASK +
	       T241_PCIE_PMCR_HDBG_MASK +
	       T241_PCIE_PMCR_FZO_MASK +
	       T241_PCIE_PMCR_NA_MASK +
	       T241_PCIE_PMCR_DP_MASK +
	       T241_PCIE_PMCR_X_MASK +
	       T241_PCIE_PMCR_D_MASK +
	       T241_PCIE_PMCR_C_MASK +
	       T241_PCIE_PMCR_P_MASK +
	       T241_PCIE_PMCR_E_MASK) == 0xffffffffU, "t241_pcie_pmcr");

static void test_pcie_pmcr(void **state)
{
	const t241_pcie_pmcr_fields_t none = {0};
	t241_pcie_pmcr_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmcr_pack(none).raw == 0x00000000U);
	f = none;
	f.TRO = ~(uint32_t)0;
	assert_true(t241_pcie_pmcr_pack(f).raw == (T241_PCIE_PMCR_TRO_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcr_unpack(t241_pcie_pmcr_pack(f)).TRO == (T241_PCIE_PMCR_TRO_MASK >> T241_PCIE_PMCR_TRO_SHIFT));
	f = none;
	f.HDBG = ~(uint32_t)0;
	assert_true(t241_pcie_pmcr_pack(f).raw == (T241_PCIE_PMCR_HDBG_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcr_unpack(t241_pcie_pmcr_pack(f)).HDBG == (T241_PCIE_PMCR_HDBG_MASK >> T241_PCIE_PMCR_HDBG_SHIFT));
	f = none;
	f.FZO = ~(uint32_t)0;
	assert_true(t241_pcie_pmcr_pack(f).raw == (T241_PCIE_PMCR_FZO_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcr_unpack(t241_pcie_pmcr_pack(f)).FZO == (T241_PCIE_PMCR_FZO_MASK >> T241_PCIE_PMCR_FZO_SHIFT));
	f = none;
	f.NA = ~(uint32_t)0;
	assert_true(t241_pcie_pmcr_pack(f).raw == (T241_PCIE_PMCR_NA_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcr_unpack(t241_pcie_pmcr_pack(f)).NA == (T241_PCIE_PMCR_NA_MASK >> T241_PCIE_PMCR_NA_SHIFT));
	f = none;
	f.DP = ~(uint32_t)0;
	assert_true(t241_pcie_pmcr_pack(f).raw == (T241_PCIE_PMCR_DP_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcr_unpack(t241_pcie_pmcr_pack(f)).DP == (T241_PCIE_PMCR_DP_MASK >> T241_PCIE_PMCR_DP_SHIFT));
	f = none;
	f.X = ~(uint32_t)0;
	assert_true(t241_pcie_pmcr_pack(f).raw == (T241_PCIE_PMCR_X_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcr_unpack(t241_pcie_pmcr_pack(f)).X == (T241_PCIE_PMCR_X_MASK >> T241_PCIE_PMCR_X_SHIFT));
	f = none;
	f.D = ~(uint32_t)0;
	assert_true(t241_pcie_pmcr_pack(f).raw == (T241_PCIE_PMCR_D_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcr_unpack(t241_pcie_pmcr_pack(f)).D == (T241_PCIE_PMCR_D_MASK >> T241_PCIE_PMCR_D_SHIFT));
	f = none;
	f.C = ~(uint32_t)0;
	assert_true(t241_pcie_pmcr_pack(f).raw == (T241_PCIE_PMCR_C_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcr_unpack(t241_pcie_pmcr_pack(f)).C == (T241_PCIE_PMCR_C_MASK >> T241_PCIE_PMCR_C_SHIFT));
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_pcie_pmcr_pack(f).raw == (T241_PCIE_PMCR_P_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcr_unpack(t241_pcie_pmcr_pack(f)).P == (T241_PCIE_PMCR_P_MASK >> T241_PCIE_PMCR_P_SHIFT));
	f = none;
	f.E = ~(uint32_t)0;
	assert_true(t241_pcie_pmcr_pack(f).raw == (T241_PCIE_PMCR_E_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcr_unpack(t241_pcie_pmcr_pack(f)).E == (T241_PCIE_PMCR_E_MASK >> T241_PCIE_PMCR_E_SHIFT));
}

/* Every bit of PMIIDR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_PCIE_PMIIDR_PRODUCTID_MASK +
	       T241_PCIE_PMIIDR_VARIANT_MASK +
	       T241_PCIE_PMIIDR_REVISION_MASK +
	       T241_PCIE_PMIIDR_IMPLEMENTER_MASK) == 0xffffffffU, "t241_pcie_pmiidr");

static void test_pcie_pmiidr(void **state)
{
	const t241_pcie_pmiidr_fields_t none = {0};
	t241_pcie_pmiidr_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmiidr_pack(none).raw == 0x00000000U);
	f = none;
	f.ProductID = ~(uint32_t)0;
	assert_true(t241_pcie_pmiidr_pack(f).raw == (T241_PCIE_PMIIDR_PRODUCTID_MASK | 0x00000000U));
	assert_true(t241_pcie_pmiidr_unpack(t241_pcie_pmiidr_pack(f)).ProductID == (T241_PCIE_PMIIDR_PRODUCTID_MASK >> T241_PCIE_PMIIDR_PRODUCTID_SHIFT));
	f = none;
	f.Variant = ~(uint32_t)0;
	assert_true(t241_pcie_pmiidr_pack(f).raw == (T241_PCIE_PMIIDR_VARIANT_MASK | 0x00000000U));
	assert_true(t241_pcie_pmiidr_unpack(t241_pcie_pmiidr_pack(f)).Variant == (T241_PCIE_PMIIDR_VARIANT_MASK >> T241_PCIE_PMIIDR_VARIANT_SHIFT));
	f = none;
	f.Revision = ~(uint32_t)0;
	assert_true(t241_pcie_pmiidr_pack(f).raw == (T241_PCIE_PMIIDR_REVISION_MASK | 0x00000000U));
	assert_true(t241_pcie_pmiidr_unpack(t241_pcie_pmiidr_pack(f)).Revision == (T241_PCIE_PMIIDR_REVISION_MASK >> T241_PCIE_PMIIDR_REVISION_SHIFT));
	f = none;
	f.Implementer = ~(uint32_t)0;
	assert_true(t241_pcie_pmiidr_pack(f).raw == (T241_PCIE_PMIIDR_IMPLEMENTER_MASK | 0x00000000U));
	assert_true(t241_pcie_pmiidr_unpack(t241_pcie_pmiidr_pack(f)).Implementer == (T241_PCIE_PMIIDR_IMPLEMENTER_MASK >> T241_PCIE_PMIIDR_IMPLEMENTER_SHIFT));
}

/* Every bit of PMCEID<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_PCIE_PMCEID_ID_MASK) == 0xffffffffU, "t241_pcie_pmceid");

static void test_pcie_pmceid(void **state)
{
	const t241_pcie_pmceid_fields_t none = {0};
	t241_pcie_pmceid_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmceid_pack(none).raw == 0x00000000U);
	f = none;
	f.ID = ~(uint32_t)0;
	assert_true(t241_pcie_pmceid_pack(f).raw == (T241_PCIE_PMCEID_ID_MASK | 0x00000000U));
	assert_true(t241_pcie_pmceid_unpack(t241_pcie_pmceid_pack(f)).ID == (T241_PCIE_PMCEID_ID_MASK >> T241_PCIE_PMCEID_ID_SHIFT));
}

/* Every bit of PMSSCR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffeU +
	       T241_PCIE_PMSSCR_SS_MASK) == 0xffffffffU, "t241_pcie_pmsscr");

static void test_pcie_pmsscr(void **state)
{
	const t241_pcie_pmsscr_fields_t none = {0};
	t241_pcie_pmsscr_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmsscr_pack(none).raw == 0x00000000U);
	f = none;
	f.SS = ~(uint32_t)0;
	assert_true(t241_pcie_pmsscr_pack(f).raw == (T241_PCIE_PMSSCR_SS_MASK | 0x00000000U));
	assert_true(t241_pcie_pmsscr_unpack(t241_pcie_pmsscr_pack(f)).SS == (T241_PCIE_PMSSCR_SS_MASK >> T241_PCIE_PMSSCR_SS_SHIFT));
}

/* Every bit of PMSSRR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff00000000ULL +
	       T241_PCIE_PMSSRR_RC_MASK +
	       T241_PCIE_PMSSRR_RP_MASK) == 0xffffffffffffffffULL, "t241_pcie_pmssrr");

static void test_pcie_pmssrr(void **state)
{
	const t241_pcie_pmssrr_fields_t none = {0};
	t241_pcie_pmssrr_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmssrr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.RC = ~(uint64_t)0;
	assert_true(t241_pcie_pmssrr_pack(f).raw == (T241_PCIE_PMSSRR_RC_MASK | 0x0000000000000000ULL));
	assert_true(t241_pcie_pmssrr_unpack(t241_pcie_pmssrr_pack(f)).RC == (T241_PCIE_PMSSRR_RC_MASK >> T241_PCIE_PMSSRR_RC_SHIFT));
	f = none;
	f.RP = ~(uint64_t)0;
	assert_true(t241_pcie_pmssrr_pack(f).raw == (T241_PCIE_PMSSRR_RP_MASK | 0x0000000000000000ULL));
	assert_true(t241_pcie_pmssrr_unpack(t241_pcie_pmssrr_pack(f)).RP == (T241_PCIE_PMSSRR_RP_MASK >> T241_PCIE_PMSSRR_RP_SHIFT));
}

/* Every bit of PMSCR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff7fffffe0ULL +
	       T241_PCIE_PMSCR_IMPL_MASK +
	       T241_PCIE_PMSCR_NAO_MASK +
	       T241_PCIE_PMSCR_MSI_MPAM_NS_MASK +
	       T241_PCIE_PMSCR_NSMSI_MASK +
	       T241_PCIE_PMSCR_NSRA_MASK +
	       T241_PCIE_PMSCR_SO_MASK) == 0xffffffffffffffffULL, "t241_pcie_pmscr");

static void test_pcie_pmscr(void **state)
{
	const t241_pcie_pmscr_fields_t none = {0};
	t241_pcie_pmscr_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmscr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMPL = ~(uint64_t)0;
	assert_true(t241_pcie_pmscr_pack(f).raw == (T241_PCIE_PMSCR_IMPL_MASK | 0x0000000000000000ULL));
	assert_true(t241_pcie_pmscr_unpack(t241_pcie_pmscr_pack(f)).IMPL == (T241_PCIE_PMSCR_IMPL_MASK >> T241_PCIE_PMSCR_IMPL_SHIFT));
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(t241_pcie_pmscr_pack(f).raw == (T241_PCIE_PMSCR_NAO_MASK | 0x0000000000000000ULL));
	assert_true(t241_pcie_pmscr_unpack(t241_pcie_pmscr_pack(f)).NAO == (T241_PCIE_PMSCR_NAO_MASK >> T241_PCIE_PMSCR_NAO_SHIFT));
	f = none;
	f.MSI_MPAM_NS = ~(uint64_t)0;
	assert_true(t241_pcie_pmscr_pack(f).raw == (T241_PCIE_PMSCR_MSI_MPAM_NS_MASK | 0x0000000000000000ULL));
	assert_true(t241_pcie_pmscr_unpack(t241_pcie_pmscr_pack(f)).MSI_MPAM_NS == (T241_PCIE_PMSCR_MSI_MPAM_NS_MASK >> T241_PCIE_PMSCR_MSI_MPAM_NS_SHIFT));
	f = none;
	f.NSMSI = ~(uint64_t)0;
	assert_true(t241_pcie_pmscr_pack(f).raw == (T241_PCIE_PMSCR_NSMSI_MASK | 0x0000000000000000ULL));
	assert_true(t241_pcie_pmscr_unpack(t241_pcie_pmscr_pack(f)).NSMSI == (T241_PCIE_PMSCR_NSMSI_MASK >> T241_PCIE_PMSCR_NSMSI_SHIFT));
	f = none;
	f.NSRA = ~(uint64_t)0;
	assert_true(t241_pcie_pmscr_pack(f).raw == (T241_PCIE_PMSCR_NSRA_MASK | 0x0000000000000000ULL));
	assert_true(t241_pcie_pmscr_unpack(t241_pcie_pmscr_pack(f)).NSRA == (T241_PCIE_PMSCR_NSRA_MASK >> T241_PCIE_PMSCR_NSRA_SHIFT));
	f = none;
	f.SO = ~(uint64_t)0;
	assert_true(t241_pcie_pmscr_pack(f).raw == (T241_PCIE_PMSCR_SO_MASK | 0x0000000000000000ULL));
	assert_true(t241_pcie_pmscr_unpack(t241_pcie_pmscr_pack(f)).SO == (T241_PCIE_PMSCR_SO_MASK >> T241_PCIE_PMSCR_SO_SHIFT));
}

/* Every bit of PMROOTCR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff7ffffff4ULL +
	       T241_PCIE_PMROOTCR_IMPL_MASK +
	       T241_PCIE_PMROOTCR_NAO_MASK +
	       T241_PCIE_PMROOTCR_RLO_MASK +
	       T241_PCIE_PMROOTCR_RTO_MASK) == 0xffffffffffffffffULL, "t241_pcie_pmrootcr");

static void test_pcie_pmrootcr(void **state)
{
	const t241_pcie_pmrootcr_fields_t none = {0};
	t241_pcie_pmrootcr_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmrootcr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMPL = ~(uint64_t)0;
	assert_true(t241_pcie_pmrootcr_pack(f).raw == (T241_PCIE_PMROOTCR_IMPL_MASK | 0x0000000000000000ULL));
	assert_true(t241_pcie_pmrootcr_unpack(t241_pcie_pmrootcr_pack(f)).IMPL == (T241_PCIE_PMROOTCR_IMPL_MASK >> T241_PCIE_PMROOTCR_IMPL_SHIFT));
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(t241_pcie_pmrootcr_pack(f).raw == (T241_PCIE_PMROOTCR_NAO_MASK | 0x0000000000000000ULL));
	assert_true(t241_pcie_pmrootcr_unpack(t241_pcie_pmrootcr_pack(f)).NAO == (T241_PCIE_PMROOTCR_NAO_MASK >> T241_PCIE_PMROOTCR_NAO_SHIFT));
	f = none;
	f.RLO = ~(uint64_t)0;
	assert_true(t241_pcie_pmrootcr_pack(f).raw == (T241_PCIE_PMROOTCR_RLO_MASK | 0x0000000000000000ULL));
	assert_true(t241_pcie_pmrootcr_unpack(t241_pcie_pmrootcr_pack(f)).RLO == (T241_PCIE_PMROOTCR_RLO_MASK >> T241_PCIE_PMROOTCR_RLO_SHIFT));
	f = none;
	f.RTO = ~(uint64_t)0;
	assert_true(t241_pcie_pmrootcr_pack(f).raw == (T241_PCIE_PMROOTCR_RTO_MASK | 0x0000000000000000ULL));
	assert_true(t241_pcie_pmrootcr_unpack(t241_pcie_pmrootcr_pack(f)).RTO == (T241_PCIE_PMROOTCR_RTO_MASK >> T241_PCIE_PMROOTCR_RTO_SHIFT));
}

/* Every bit of PMIRQCR0 is in one field or reserved. */
_Static_assert((uint64_t)(0xff00000000000003ULL +
	       T241_PCIE_PMIRQCR0_ADDR_MASK) == 0xffffffffffffffffULL, "t241_pcie_pmirqcr0");

static void test_pcie_pmirqcr0(void **state)
{
	const t241_pcie_pmirqcr0_fields_t none = {0};
	t241_pcie_pmirqcr0_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmirqcr0_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.ADDR = ~(uint64_t)0;
	assert_true(t241_pcie_pmirqcr0_pack(f).raw == (T241_PCIE_PMIRQCR0_ADDR_MASK | 0x0000000000000000ULL));
	assert_true(t241_pcie_pmirqcr0_unpack(t241_pcie_pmirqcr0_pack(f)).ADDR == (T241_PCIE_PMIRQCR0_ADDR_MASK >> T241_PCIE_PMIRQCR0_ADDR_SHIFT));
}

/* Every bit of PMIRQCR1 is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_PCIE_PMIRQCR1_DATA_MASK) == 0xffffffffU, "t241_pcie_pmirqcr1");

static void test_pcie_pmirqcr1(void **state)
{
	const t241_pcie_pmirqcr1_fields_t none = {0};
	t241_pcie_pmirqcr1_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmirqcr1_pack(none).raw == 0x00000000U);
	f = none;
	f.DATA = ~(uint32_t)0;
	assert_true(t241_pcie_pmirqcr1_pack(f).raw == (T241_PCIE_PMIRQCR1_DATA_MASK | 0x00000000U));
	assert_true(t241_pcie_pmirqcr1_unpack(t241_pcie_pmirqcr1_pack(f)).DATA == (T241_PCIE_PMIRQCR1_DATA_MASK >> T241_PCIE_PMIRQCR1_DATA_SHIFT));
}

/* Every bit of PMIRQCR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_PCIE_PMIRQCR2_IRQEN_MASK +
	       T241_PCIE_PMIRQCR2_NSMSI_MASK +
	       T241_PCIE_PMIRQCR2_SH_MASK +
	       T241_PCIE_PMIRQCR2_MEMATTR_MASK) == 0xffffffffU, "t241_pcie_pmirqcr2");

static void test_pcie_pmirqcr2(void **state)
{
	const t241_pcie_pmirqcr2_fields_t none = {0};
	t241_pcie_pmirqcr2_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmirqcr2_pack(none).raw == 0x00000000U);
	f = none;
	f.IRQEN = ~(uint32_t)0;
	assert_true(t241_pcie_pmirqcr2_pack(f).raw == (T241_PCIE_PMIRQCR2_IRQEN_MASK | 0x00000000U));
	assert_true(t241_pcie_pmirqcr2_unpack(t241_pcie_pmirqcr2_pack(f)).IRQEN == (T241_PCIE_PMIRQCR2_IRQEN_MASK >> T241_PCIE_PMIRQCR2_IRQEN_SHIFT));
	f = none;
	f.NSMSI = ~(uint32_t)0;
	assert_true(t241_pcie_pmirqcr2_pack(f).raw == (T241_PCIE_PMIRQCR2_NSMSI_MASK | 0x00000000U));
	assert_true(t241_pcie_pmirqcr2_unpack(t241_pcie_pmirqcr2_pack(f)).NSMSI == (T241_PCIE_PMIRQCR2_NSMSI_MASK >> T241_PCIE_PMIRQCR2_NSMSI_SHIFT));
	f = none;
	f.SH = ~(uint32_t)0;
	assert_true(t241_pcie_pmirqcr2_pack(f).raw == (T241_PCIE_PMIRQCR2_SH_MASK | 0x00000000U));
	assert_true(t241_pcie_pmirqcr2_unpack(t241_pcie_pmirqcr2_pack(f)).SH == (T241_PCIE_PMIRQCR2_SH_MASK >> T241_PCIE_PMIRQCR2_SH_SHIFT));
	f = none;
	f.MemAttr = ~(uint32_t)0;
	assert_true(t241_pcie_pmirqcr2_pack(f).raw == (T241_PCIE_PMIRQCR2_MEMATTR_MASK | 0x00000000U));
	assert_true(t241_pcie_pmirqcr2_unpack(t241_pcie_pmirqcr2_pack(f)).MemAttr == (T241_PCIE_PMIRQCR2_MEMATTR_MASK >> T241_PCIE_PMIRQCR2_MEMATTR_SHIFT));
}

/* Every bit of PMDEVAFF is in one field or reserved. */
_Static_assert((uint64_t)(0xffffff003e000000ULL +
	       T241_PCIE_PMDEVAFF_AFF3_MASK +
	       T241_PCIE_PMDEVAFF_F0V_MASK +
	       T241_PCIE_PMDEVAFF_U_MASK +
	       T241_PCIE_PMDEVAFF_MT_MASK +
	       T241_PCIE_PMDEVAFF_AFF2_MASK +
	       T241_PCIE_PMDEVAFF_AFF1_MASK +
	       T241_PCIE_PMDEVAFF_AFF0_MASK) == 0xffffffffffffffffULL, "t241_pcie_pmdevaff");

static void test_pcie_pmdevaff(void **state)
{
	const t241_pcie_pmdevaff_fields_t none = {0};
	t241_pcie_pmdevaff_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmdevaff_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.Aff3 = ~(uint64_t)0;
	assert_true(t241_pcie_pmdevaff_pack(f).raw == (T241_PCIE_PMDEVAFF_AFF3_MASK | 0x0000000000000000ULL));
	assert_true(t241_pcie_pmdevaff_unpack(t241_pcie_pmdevaff_pack(f)).Aff3 == (T241_PCIE_PMDEVAFF_AFF3_MASK >> T241_PCIE_PMDEVAFF_AFF3_SHIFT));
	f = none;
	f.F0V = ~(uint64_t)0;
	assert_true(t241_pcie_pmdevaff_pack(f).raw == (T241_PCIE_PMDEVAFF_F0V_MASK | 0x0000000000000000ULL));
	assert_true(t241_pcie_pmdevaff_unpack(t241_pcie_pmdevaff_pack(f)).F0V == (T241_PCIE_PMDEVAFF_F0V_MASK >> T241_PCIE_PMDEVAFF_F0V_SHIFT));
	f = none;
	f.U = ~(uint64_t)0;
	assert_true(t241_pcie_pmdevaff_pack(f).raw == (T241_PCIE_PMDEVAFF_U_MASK | 0x0000000000000000ULL));
	assert_true(t241_pcie_pmdevaff_unpack(t241_pcie_pmdevaff_pack(f)).U == (T241_PCIE_PMDEVAFF_U_MASK >> T241_PCIE_PMDEVAFF_U_SHIFT));
	f = none;
	f.MT = ~(uint64_t)0;
	assert_true(t241_pcie_pmdevaff_pack(f).raw == (T241_PCIE_PMDEVAFF_MT_MASK | 0x0000000000000000ULL));
	assert_true(t241_pcie_pmdevaff_unpack(t241_pcie_pmdevaff_pack(f)).MT == (T241_PCIE_PMDEVAFF_MT_MASK >> T241_PCIE_PMDEVAFF_MT_SHIFT));
	f = none;
	f.Aff2 = ~(uint64_t)0;
	assert_true(t241_pcie_pmdevaff_pack(f).raw == (T241_PCIE_PMDEVAFF_AFF2_MASK | 0x0000000000000000ULL));
	assert_true(t241_pcie_pmdevaff_unpack(t241_pcie_pmdevaff_pack(f)).Aff2 == (T241_PCIE_PMDEVAFF_AFF2_MASK >> T241_PCIE_PMDEVAFF_AFF2_SHIFT));
	f = none;
	f.Aff1 = ~(uint64_t)0;
	assert_true(t241_pcie_pmdevaff_pack(f).raw == (T241_PCIE_PMDEVAFF_AFF1_MASK | 0x0000000000000000ULL));
	assert_true(t241_pcie_pmdevaff_unpack(t241_pcie_pmdevaff_pack(f)).Aff1 == (T241_PCIE_PMDEVAFF_AFF1_MASK >> T241_PCIE_PMDEVAFF_AFF1_SHIFT));
	f = none;
	f.Aff0 = ~(uint64_t)0;
	assert_true(t241_pcie_pmdevaff_pack(f).raw == (T241_PCIE_PMDEVAFF_AFF0_MASK | 0x0000000000000000ULL));
	assert_true(t241_pcie_pmdevaff_unpack(t241_pcie_pmdevaff_pack(f)).Aff0 == (T241_PCIE_PMDEVAFF_AFF0_MASK >> T241_PCIE_PMDEVAFF_AFF0_SHIFT));
}

/* Every bit of PMLAR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_PCIE_PMLAR_KEY_MASK) == 0xffffffffU, "t241_pcie_pmlar");

static void test_pcie_pmlar(void **state)
{
	const t241_pcie_pmlar_fields_t none = {0};
	t241_pcie_pmlar_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmlar_pack(none).raw == 0x00000000U);
	f = none;
	f.KEY = ~(uint32_t)0;
	assert_true(t241_pcie_pmlar_pack(f).raw == (T241_PCIE_PMLAR_KEY_MASK | 0x00000000U));
	assert_true(t241_pcie_pmlar_unpack(t241_pcie_pmlar_pack(f)).KEY == (T241_PCIE_PMLAR_KEY_MASK >> T241_PCIE_PMLAR_KEY_SHIFT));
}

/* Every bit of PMAUTHSTATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xf0ff0f00U +
	       T241_PCIE_PMAUTHSTATUS_RTNID_MASK +
	       T241_PCIE_PMAUTHSTATUS_RTID_MASK +
	       T241_PCIE_PMAUTHSTATUS_RLNID_MASK +
	       T241_PCIE_PMAUTHSTATUS_RLID_MASK +
	       T241_PCIE_PMAUTHSTATUS_SNID_MASK +
	       T241_PCIE_PMAUTHSTATUS_SID_MASK +
	       T241_PCIE_PMAUTHSTATUS_NSNID_MASK +
	       T241_PCIE_PMAUTHSTATUS_NSID_MASK) == 0xffffffffU, "t241_pcie_pmauthstatus");

static void test_pcie_pmauthstatus(void **state)
{
	const t241_pcie_pmauthstatus_fields_t none = {0};
	t241_pcie_pmauthstatus_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmauthstatus_pack(none).raw == 0x00000000U);
	f = none;
	f.RTNID = ~(uint32_t)0;
	assert_true(t241_pcie_pmauthstatus_pack(f).raw == (T241_PCIE_PMAUTHSTATUS_RTNID_MASK | 0x00000000U));
	assert_true(t241_pcie_pmauthstatus_unpack(t241_pcie_pmauthstatus_pack(f)).RTNID == (T241_PCIE_PMAUTHSTATUS_RTNID_MASK >> T241_PCIE_PMAUTHSTATUS_RTNID_SHIFT));
	f = none;
	f.RTID = ~(uint32_t)0;
	assert_true(t241_pcie_pmauthstatus_pack(f).raw == (T241_PCIE_PMAUTHSTATUS_RTID_MASK | 0x00000000U));
	assert_true(t241_pcie_pmauthstatus_unpack(t241_pcie_pmauthstatus_pack(f)).RTID == (T241_PCIE_PMAUTHSTATUS_RTID_MASK >> T241_PCIE_PMAUTHSTATUS_RTID_SHIFT));
	f = none;
	f.RLNID = ~(uint32_t)0;
	assert_true(t241_pcie_pmauthstatus_pack(f).raw == (T241_PCIE_PMAUTHSTATUS_RLNID_MASK | 0x00000000U));
	assert_true(t241_pcie_pmauthstatus_unpack(t241_pcie_pmauthstatus_pack(f)).RLNID == (T241_PCIE_PMAUTHSTATUS_RLNID_MASK >> T241_PCIE_PMAUTHSTATUS_RLNID_SHIFT));
	f = none;
	f.RLID = ~(uint32_t)0;
	assert_true(t241_pcie_pmauthstatus_pack(f).raw == (T241_PCIE_PMAUTHSTATUS_RLID_MASK | 0x00000000U));
	assert_true(t241_pcie_pmauthstatus_unpack(t241_pcie_pmauthstatus_pack(f)).RLID == (T241_PCIE_PMAUTHSTATUS_RLID_MASK >> T241_PCIE_PMAUTHSTATUS_RLID_SHIFT));
	f = none;
	f.SNID = ~(uint32_t)0;
	assert_true(t241_pcie_pmauthstatus_pack(f).raw == (T241_PCIE_PMAUTHSTATUS_SNID_MASK | 0x00000000U));
	assert_true(t241_pcie_pmauthstatus_unpack(t241_pcie_pmauthstatus_pack(f)).SNID == (T241_PCIE_PMAUTHSTATUS_SNID_MASK >> T241_PCIE_PMAUTHSTATUS_SNID_SHIFT));
	f = none;
	f.SID = ~(uint32_t)0;
	assert_true(t241_pcie_pmauthstatus_pack(f).raw == (T241_PCIE_PMAUTHSTATUS_SID_MASK | 0x00000000U));
	assert_true(t241_pcie_pmauthstatus_unpack(t241_pcie_pmauthstatus_pack(f)).SID == (T241_PCIE_PMAUTHSTATUS_SID_MASK >> T241_PCIE_PMAUTHSTATUS_SID_SHIFT));
	f = none;
	f.NSNID = ~(uint32_t)0;
	assert_true(t241_pcie_pmauthstatus_pack(f).raw == (T241_PCIE_PMAUTHSTATUS_NSNID_MASK | 0x00000000U));
	assert_true(t241_pcie_pmauthstatus_unpack(t241_pcie_pmauthstatus_pack(f)).NSNID == (T241_PCIE_PMAUTHSTATUS_NSNID_MASK >> T241_PCIE_PMAUTHSTATUS_NSNID_SHIFT));
	f = none;
	f.NSID = ~(uint32_t)0;
	assert_true(t241_pcie_pmauthstatus_pack(f).raw == (T241_PCIE_PMAUTHSTATUS_NSID_MASK | 0x00000000U));
	assert_true(t241_pcie_pmauthstatus_unpack(t241_pcie_pmauthstatus_pack(f)).NSID == (T241_PCIE_PMAUTHSTATUS_NSID_MASK >> T241_PCIE_PMAUTHSTATUS_NSID_SHIFT));
}

/* Every bit of PMDEVARCH is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_PCIE_PMDEVARCH_ARCHITECT_MASK +
	       T241_PCIE_PMDEVARCH_PRESENT_MASK +
	       T241_PCIE_PMDEVARCH_REVISION_MASK +
	       T241_PCIE_PMDEVARCH_ARCHVER_MASK +
	       T241_PCIE_PMDEVARCH_ARCHPART_MASK) == 0xffffffffU, "t241_pcie_pmdevarch");

static void test_pcie_pmdevarch(void **state)
{
	const t241_pcie_pmdevarch_fields_t none = {0};
	t241_pcie_pmdevarch_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmdevarch_pack(none).raw == 0x00000000U);
	f = none;
	f.ARCHITECT = ~(uint32_t)0;
	assert_true(t241_pcie_pmdevarch_pack(f).raw == (T241_PCIE_PMDEVARCH_ARCHITECT_MASK | 0x00000000U));
	assert_true(t241_pcie_pmdevarch_unpack(t241_pcie_pmdevarch_pack(f)).ARCHITECT == (T241_PCIE_PMDEVARCH_ARCHITECT_MASK >> T241_PCIE_PMDEVARCH_ARCHITECT_SHIFT));
	f = none;
	f.PRESENT = ~(uint32_t)0;
	assert_true(t241_pcie_pmdevarch_pack(f).raw == (T241_PCIE_PMDEVARCH_PRESENT_MASK | 0x00000000U));
	assert_true(t241_pcie_pmdevarch_unpack(t241_pcie_pmdevarch_pack(f)).PRESENT == (T241_PCIE_PMDEVARCH_PRESENT_MASK >> T241_PCIE_PMDEVARCH_PRESENT_SHIFT));
	f = none;
	f.REVISION = ~(uint32_t)0;
	assert_true(t241_pcie_pmdevarch_pack(f).raw == (T241_PCIE_PMDEVARCH_REVISION_MASK | 0x00000000U));
	assert_true(t241_pcie_pmdevarch_unpack(t241_pcie_pmdevarch_pack(f)).REVISION == (T241_PCIE_PMDEVARCH_REVISION_MASK >> T241_PCIE_PMDEVARCH_REVISION_SHIFT));
	f = none;
	f.ARCHVER = ~(uint32_t)0;
	assert_true(t241_pcie_pmdevarch_pack(f).raw == (T241_PCIE_PMDEVARCH_ARCHVER_MASK | 0x00000000U));
	assert_true(t241_pcie_pmdevarch_unpack(t241_pcie_pmdevarch_pack(f)).ARCHVER == (T241_PCIE_PMDEVARCH_ARCHVER_MASK >> T241_PCIE_PMDEVARCH_ARCHVER_SHIFT));
	f = none;
	f.ARCHPART = ~(uint32_t)0;
	assert_true(t241_pcie_pmdevarch_pack(f).raw == (T241_PCIE_PMDEVARCH_ARCHPART_MASK | 0x00000000U));
	assert_true(t241_pcie_pmdevarch_unpack(t241_pcie_pmdevarch_pack(f)).ARCHPART == (T241_PCIE_PMDEVARCH_ARCHPART_MASK >> T241_PCIE_PMDEVARCH_ARCHPART_SHIFT));
}

/* Every bit of PMDEVTYPE is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_PCIE_PMDEVTYPE_SUB_MASK +
	       T241_PCIE_PMDEVTYPE_MAJOR_MASK) == 0xffffffffU, "t241_pcie_pmdevtype");

static void test_pcie_pmdevtype(void **state)
{
	const t241_pcie_pmdevtype_fields_t none = {0};
	t241_pcie_pmdevtype_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmdevtype_pack(none).raw == 0x00000000U);
	f = none;
	f.SUB = ~(uint32_t)0;
	assert_true(t241_pcie_pmdevtype_pack(f).raw == (T241_PCIE_PMDEVTYPE_SUB_MASK | 0x00000000U));
	assert_true(t241_pcie_pmdevtype_unpack(t241_pcie_pmdevtype_pack(f)).SUB == (T241_PCIE_PMDEVTYPE_SUB_MASK >> T241_PCIE_PMDEVTYPE_SUB_SHIFT));
	f = none;
	f.MAJOR = ~(uint32_t)0;
	assert_true(t241_pcie_pmdevtype_pack(f).raw == (T241_PCIE_PMDEVTYPE_MAJOR_MASK | 0x00000000U));
	assert_true(t241_pcie_pmdevtype_unpack(t241_pcie_pmdevtype_pack(f)).MAJOR == (T241_PCIE_PMDEVTYPE_MAJOR_MASK >> T241_PCIE_PMDEVTYPE_MAJOR_SHIFT));
}

/* Every bit of PMPIDR4 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_PCIE_PMPIDR4_SIZE_MASK +
	       T241_PCIE_PMPIDR4_DES_2_MASK) == 0xffffffffU, "t241_pcie_pmpidr4");

static void test_pcie_pmpidr4(void **state)
{
	const t241_pcie_pmpidr4_fields_t none = {0};
	t241_pcie_pmpidr4_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmpidr4_pack(none).raw == 0x00000000U);
	f = none;
	f.SIZE = ~(uint32_t)0;
	assert_true(t241_pcie_pmpidr4_pack(f).raw == (T241_PCIE_PMPIDR4_SIZE_MASK | 0x00000000U));
	assert_true(t241_pcie_pmpidr4_unpack(t241_pcie_pmpidr4_pack(f)).SIZE == (T241_PCIE_PMPIDR4_SIZE_MASK >> T241_PCIE_PMPIDR4_SIZE_SHIFT));
	f = none;
	f.DES_2 = ~(uint32_t)0;
	assert_true(t241_pcie_pmpidr4_pack(f).raw == (T241_PCIE_PMPIDR4_DES_2_MASK | 0x00000000U));
	assert_true(t241_pcie_pmpidr4_unpack(t241_pcie_pmpidr4_pack(f)).DES_2 == (T241_PCIE_PMPIDR4_DES_2_MASK >> T241_PCIE_PMPIDR4_DES_2_SHIFT));
}

/* Every bit of PMPIDR0 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_PCIE_PMPIDR0_PART_0_MASK) == 0xffffffffU, "t241_pcie_pmpidr0");

static void test_pcie_pmpidr0(void **state)
{
	const t241_pcie_pmpidr0_fields_t none = {0};
	t241_pcie_pmpidr0_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmpidr0_pack(none).raw == 0x00000000U);
	f = none;
	f.PART_0 = ~(uint32_t)0;
	assert_true(t241_pcie_pmpidr0_pack(f).raw == (T241_PCIE_PMPIDR0_PART_0_MASK | 0x00000000U));
	assert_true(t241_pcie_pmpidr0_unpack(t241_pcie_pmpidr0_pack(f)).PART_0 == (T241_PCIE_PMPIDR0_PART_0_MASK >> T241_PCIE_PMPIDR0_PART_0_SHIFT));
}

/* Every bit of PMPIDR1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_PCIE_PMPIDR1_DES_0_MASK +
	       T241_PCIE_PMPIDR1_PART_1_MASK) == 0xffffffffU, "t241_pcie_pmpidr1");

static void test_pcie_pmpidr1(void **state)
{
	const t241_pcie_pmpidr1_fields_t none = {0};
	t241_pcie_pmpidr1_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmpidr1_pack(none).raw == 0x00000000U);
	f = none;
	f.DES_0 = ~(uint32_t)0;
	assert_true(t241_pcie_pmpidr1_pack(f).raw == (T241_PCIE_PMPIDR1_DES_0_MASK | 0x00000000U));
	assert_true(t241_pcie_pmpidr1_unpack(t241_pcie_pmpidr1_pack(f)).DES_0 == (T241_PCIE_PMPIDR1_DES_0_MASK >> T241_PCIE_PMPIDR1_DES_0_SHIFT));
	f = none;
	f.PART_1 = ~(uint32_t)0;
	assert_true(t241_pcie_pmpidr1_pack(f).raw == (T241_PCIE_PMPIDR1_PART_1_MASK | 0x00000000U));
	assert_true(t241_pcie_pmpidr1_unpack(t241_pcie_pmpidr1_pack(f)).PART_1 == (T241_PCIE_PMPIDR1_PART_1_MASK >> T241_PCIE_PMPIDR1_PART_1_SHIFT));
}

/* Every bit of PMPIDR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_PCIE_PMPIDR2_REVISION_MASK +
	       T241_PCIE_PMPIDR2_JEDEC_MASK +
	       T241_PCIE_PMPIDR2_DES_1_MASK) == 0xffffffffU, "t241_pcie_pmpidr2");

static void test_pcie_pmpidr2(void **state)
{
	const t241_pcie_pmpidr2_fields_t none = {0};
	t241_pcie_pmpidr2_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmpidr2_pack(none).raw == 0x00000000U);
	f = none;
	f.REVISION = ~(uint32_t)0;
	assert_true(t241_pcie_pmpidr2_pack(f).raw == (T241_PCIE_PMPIDR2_REVISION_MASK | 0x00000000U));
	assert_true(t241_pcie_pmpidr2_unpack(t241_pcie_pmpidr2_pack(f)).REVISION == (T241_PCIE_PMPIDR2_REVISION_MASK >> T241_PCIE_PMPIDR2_REVISION_SHIFT));
	f = none;
	f.JEDEC = ~(uint32_t)0;
	assert_true(t241_pcie_pmpidr2_pack(f).raw == (T241_PCIE_PMPIDR2_JEDEC_MASK | 0x00000000U));
	assert_true(t241_pcie_pmpidr2_unpack(t241_pcie_pmpidr2_pack(f)).JEDEC == (T241_PCIE_PMPIDR2_JEDEC_MASK >> T241_PCIE_PMPIDR2_JEDEC_SHIFT));
	f = none;
	f.DES_1 = ~(uint32_t)0;
	assert_true(t241_pcie_pmpidr2_pack(f).raw == (T241_PCIE_PMPIDR2_DES_1_MASK | 0x00000000U));
	assert_true(t241_pcie_pmpidr2_unpack(t241_pcie_pmpidr2_pack(f)).DES_1 == (T241_PCIE_PMPIDR2_DES_1_MASK >> T241_PCIE_PMPIDR2_DES_1_SHIFT));
}

/* Every bit of PMPIDR3 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_PCIE_PMPIDR3_REVAND_MASK +
	       T241_PCIE_PMPIDR3_CMOD_MASK) == 0xffffffffU, "t241_pcie_pmpidr3");

static void test_pcie_pmpidr3(void **state)
{
	const t241_pcie_pmpidr3_fields_t none = {0};
	t241_pcie_pmpidr3_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmpidr3_pack(none).raw == 0x00000000U);
	f = none;
	f.REVAND = ~(uint32_t)0;
	assert_true(t241_pcie_pmpidr3_pack(f).raw == (T241_PCIE_PMPIDR3_REVAND_MASK | 0x00000000U));
	assert_true(t241_pcie_pmpidr3_unpack(t241_pcie_pmpidr3_pack(f)).REVAND == (T241_PCIE_PMPIDR3_REVAND_MASK >> T241_PCIE_PMPIDR3_REVAND_SHIFT));
	f = none;
	f.CMOD = ~(uint32_t)0;
	assert_true(t241_pcie_pmpidr3_pack(f).raw == (T241_PCIE_PMPIDR3_CMOD_MASK | 0x00000000U));
	assert_true(t241_pcie_pmpidr3_unpack(t241_pcie_pmpidr3_pack(f)).CMOD == (T241_PCIE_PMPIDR3_CMOD_MASK >> T241_PCIE_PMPIDR3_CMOD_SHIFT));
}

/* Every bit of PMCIDR0 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_PCIE_PMCIDR0_PRMBL_0_MASK) == 0xffffffffU, "t241_pcie_pmcidr0");

static void test_pcie_pmcidr0(void **state)
{
	const t241_pcie_pmcidr0_fields_t none = {0};
	t241_pcie_pmcidr0_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmcidr0_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_0 = ~(uint32_t)0;
	assert_true(t241_pcie_pmcidr0_pack(f).raw == (T241_PCIE_PMCIDR0_PRMBL_0_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcidr0_unpack(t241_pcie_pmcidr0_pack(f)).PRMBL_0 == (T241_PCIE_PMCIDR0_PRMBL_0_MASK >> T241_PCIE_PMCIDR0_PRMBL_0_SHIFT));
}

/* Every bit of PMCIDR1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_PCIE_PMCIDR1_CLASS_MASK +
	       T241_PCIE_PMCIDR1_PRMBL_1_MASK) == 0xffffffffU, "t241_pcie_pmcidr1");

static void test_pcie_pmcidr1(void **state)
{
	const t241_pcie_pmcidr1_fields_t none = {0};
	t241_pcie_pmcidr1_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmcidr1_pack(none).raw == 0x00000000U);
	f = none;
	f.CLASS = ~(uint32_t)0;
	assert_true(t241_pcie_pmcidr1_pack(f).raw == (T241_PCIE_PMCIDR1_CLASS_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcidr1_unpack(t241_pcie_pmcidr1_pack(f)).CLASS == (T241_PCIE_PMCIDR1_CLASS_MASK >> T241_PCIE_PMCIDR1_CLASS_SHIFT));
	f = none;
	f.PRMBL_1 = ~(uint32_t)0;
	assert_true(t241_pcie_pmcidr1_pack(f).raw == (T241_PCIE_PMCIDR1_PRMBL_1_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcidr1_unpack(t241_pcie_pmcidr1_pack(f)).PRMBL_1 == (T241_PCIE_PMCIDR1_PRMBL_1_MASK >> T241_PCIE_PMCIDR1_PRMBL_1_SHIFT));
}

/* Every bit of PMCIDR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_PCIE_PMCIDR2_PRMBL_2_MASK) == 0xffffffffU, "t241_pcie_pmcidr2");

static void test_pcie_pmcidr2(void **state)
{
	const t241_pcie_pmcidr2_fields_t none = {0};
	t241_pcie_pmcidr2_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmcidr2_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_2 = ~(uint32_t)0;
	assert_true(t241_pcie_pmcidr2_pack(f).raw == (T241_PCIE_PMCIDR2_PRMBL_2_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcidr2_unpack(t241_pcie_pmcidr2_pack(f)).PRMBL_2 == (T241_PCIE_PMCIDR2_PRMBL_2_MASK >> T241_PCIE_PMCIDR2_PRMBL_2_SHIFT));
}

/* Every bit of PMCIDR3 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_PCIE_PMCIDR3_PRMBL_3_MASK) == 0xffffffffU, "t241_pcie_pmcidr3");

static void test_pcie_pmcidr3(void **state)
{
	const t241_pcie_pmcidr3_fields_t none = {0};
	t241_pcie_pmcidr3_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmcidr3_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_3 = ~(uint32_t)0;
	assert_true(t241_pcie_pmcidr3_pack(f).raw == (T241_PCIE_PMCIDR3_PRMBL_3_MASK | 0x00000000U));
	assert_true(t241_pcie_pmcidr3_unpack(t241_pcie_pmcidr3_pack(f)).PRMBL_3 == (T241_PCIE_PMCIDR3_PRMBL_3_MASK >> T241_PCIE_PMCIDR3_PRMBL_3_SHIFT));
}

/* Every bit of PMCCNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T241_PCIE_PMCCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t241_pcie_pmccntr");

static void test_pcie_pmccntr(void **state)
{
	const t241_pcie_pmccntr_fields_t none = {0};
	t241_pcie_pmccntr_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmccntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t241_pcie_pmccntr_pack(f).raw == (T241_PCIE_PMCCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t241_pcie_pmccntr_unpack(t241_pcie_pmccntr_pack(f)).count == (T241_PCIE_PMCCNTR_COUNT_MASK >> T241_PCIE_PMCCNTR_COUNT_SHIFT));
}

/* Every bit of PMCCFILTR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffc00U +
	       T241_PCIE_PMCCFILTR_ROOT_PORT_MASK) == 0xffffffffU, "t241_pcie_pmccfiltr");

static void test_pcie_pmccfiltr(void **state)
{
	const t241_pcie_pmccfiltr_fields_t none = {0};
	t241_pcie_pmccfiltr_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmccfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.root_port = ~(uint32_t)0;
	assert_true(t241_pcie_pmccfiltr_pack(f).raw == (T241_PCIE_PMCCFILTR_ROOT_PORT_MASK | 0x00000000U));
	assert_true(t241_pcie_pmccfiltr_unpack(t241_pcie_pmccfiltr_pack(f)).root_port == (T241_PCIE_PMCCFILTR_ROOT_PORT_MASK >> T241_PCIE_PMCCFILTR_ROOT_PORT_SHIFT));
}

/* ---- NVLink-C2C0 ---- */

/* Every bit of PMEVCNTR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T241_C2C0_PMEVCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t241_c2c0_pmevcntr");

static void test_c2c0_pmevcntr(void **state)
{
	const t241_c2c0_pmevcntr_fields_t none = {0};
	t241_c2c0_pmevcntr_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmevcntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t241_c2c0_pmevcntr_pack(f).raw == (T241_C2C0_PMEVCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c0_pmevcntr_unpack(t241_c2c0_pmevcntr_pack(f)).count == (T241_C2C0_PMEVCNTR_COUNT_MASK >> T241_C2C0_PMEVCNTR_COUNT_SHIFT));
}

/* Every bit of PMEVTYPER<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C0_PMEVTYPER_EVENT_MASK) == 0xffffffffU, "t241_c2c0_pmevtyper");

static void test_c2c0_pmevtyper(void **state)
{
	const t241_c2c0_pmevtyper_fields_t none = {0};
	t241_c2c0_pmevtyper_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmevtyper_pack(none).raw == 0x00000000U);
	f = none;
	f.event = ~(uint32_t)0;
	assert_true(t241_c2c0_pmevtyper_pack(f).raw == (T241_C2C0_PMEVTYPER_EVENT_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmevtyper_unpack(t241_c2c0_pmevtyper_pack(f)).event == (T241_C2C0_PMEVTYPER_EVENT_MASK >> T241_C2C0_PMEVTYPER_EVENT_SHIFT));
}

/* Every bit of PMSVR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T241_C2C0_PMSVR_COUNT_MASK) == 0xffffffffffffffffULL, "t241_c2c0_pmsvr");

static void test_c2c0_pmsvr(void **state)
{
	const t241_c2c0_pmsvr_fields_t none = {0};
	t241_c2c0_pmsvr_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmsvr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t241_c2c0_pmsvr_pack(f).raw == (T241_C2C0_PMSVR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c0_pmsvr_unpack(t241_c2c0_pmsvr_pack(f)).count == (T241_C2C0_PMSVR_COUNT_MASK >> T241_C2C0_PMSVR_COUNT_SHIFT));
}

/* Every bit of PMEVFILT2R<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C0_PMEVFILT2R_FILTER2_MASK) == 0xffffffffU, "t241_c2c0_pmevfilt2r");

static void test_c2c0_pmevfilt2r(void **state)
{
	const t241_c2c0_pmevfilt2r_fields_t none = {0};
	t241_c2c0_pmevfilt2r_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmevfilt2r_pack(none).raw == 0x00000000U);
	f = none;
	f.filter2 = ~(uint32_t)0;
	assert_true(t241_c2c0_pmevfilt2r_pack(f).raw == (T241_C2C0_PMEVFILT2R_FILTER2_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmevfilt2r_unpack(t241_c2c0_pmevfilt2r_pack(f)).filter2 == (T241_C2C0_PMEVFILT2R_FILTER2_MASK >> T241_C2C0_PMEVFILT2R_FILTER2_SHIFT));
}

/* Every bit of PMEVFILTR<n> is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffcU +
	       T241_C2C0_PMEVFILTR_PORT_MASK) == 0xffffffffU, "t241_c2c0_pmevfiltr");

static void test_c2c0_pmevfiltr(void **state)
{
	const t241_c2c0_pmevfiltr_fields_t none = {0};
	t241_c2c0_pmevfiltr_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmevfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.port = ~(uint32_t)0;
	assert_true(t241_c2c0_pmevfiltr_pack(f).raw == (T241_C2C0_PMEVFILTR_PORT_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmevfiltr_unpack(t241_c2c0_pmevfiltr_pack(f)).port == (T241_C2C0_PMEVFILTR_PORT_MASK >> T241_C2C0_PMEVFILTR_PORT_SHIFT));
}

/* Every bit of PMCNTENSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C0_PMCNTENSET_P_MASK) == 0xffffffffU, "t241_c2c0_pmcntenset");

static void test_c2c0_pmcntenset(void **state)
{
	const t241_c2c0_pmcntenset_fields_t none = {0};
	t241_c2c0_pmcntenset_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmcntenset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcntenset_pack(f).raw == (T241_C2C0_PMCNTENSET_P_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcntenset_unpack(t241_c2c0_pmcntenset_pack(f)).P == (T241_C2C0_PMCNTENSET_P_MASK >> T241_C2C0_PMCNTENSET_P_SHIFT));
}

/* Every bit of PMCNTENCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C0_PMCNTENCLR_P_MASK) == 0xffffffffU, "t241_c2c0_pmcntenclr");

static void test_c2c0_pmcntenclr(void **state)
{
	const t241_c2c0_pmcntenclr_fields_t none = {0};
	t241_c2c0_pmcntenclr_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmcntenclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcntenclr_pack(f).raw == (T241_C2C0_PMCNTENCLR_P_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcntenclr_unpack(t241_c2c0_pmcntenclr_pack(f)).P == (T241_C2C0_PMCNTENCLR_P_MASK >> T241_C2C0_PMCNTENCLR_P_SHIFT));
}

/* Every bit of PMINTENSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C0_PMINTENSET_P_MASK) == 0xffffffffU, "t241_c2c0_pmintenset");

static void test_c2c0_pmintenset(void **state)
{
	const t241_c2c0_pmintenset_fields_t none = {0};
	t241_c2c0_pmintenset_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmintenset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_c2c0_pmintenset_pack(f).raw == (T241_C2C0_PMINTENSET_P_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmintenset_unpack(t241_c2c0_pmintenset_pack(f)).P == (T241_C2C0_PMINTENSET_P_MASK >> T241_C2C0_PMINTENSET_P_SHIFT));
}

/* Every bit of PMINTENCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C0_PMINTENCLR_P_MASK) == 0xffffffffU, "t241_c2c0_pmintenclr");

static void test_c2c0_pmintenclr(void **state)
{
	const t241_c2c0_pmintenclr_fields_t none = {0};
	t241_c2c0_pmintenclr_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmintenclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_c2c0_pmintenclr_pack(f).raw == (T241_C2C0_PMINTENCLR_P_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmintenclr_unpack(t241_c2c0_pmintenclr_pack(f)).P == (T241_C2C0_PMINTENCLR_P_MASK >> T241_C2C0_PMINTENCLR_P_SHIFT));
}

/* Every bit of PMOVSCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C0_PMOVSCLR_P_MASK) == 0xffffffffU, "t241_c2c0_pmovsclr");

static void test_c2c0_pmovsclr(void **state)
{
	const t241_c2c0_pmovsclr_fields_t none = {0};
	t241_c2c0_pmovsclr_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmovsclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_c2c0_pmovsclr_pack(f).raw == (T241_C2C0_PMOVSCLR_P_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmovsclr_unpack(t241_c2c0_pmovsclr_pack(f)).P == (T241_C2C0_PMOVSCLR_P_MASK >> T241_C2C0_PMOVSCLR_P_SHIFT));
}

/* Every bit of PMOVSSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C0_PMOVSSET_P_MASK) == 0xffffffffU, "t241_c2c0_pmovsset");

static void test_c2c0_pmovsset(void **state)
{
	const t241_c2c0_pmovsset_fields_t none = {0};
	t241_c2c0_pmovsset_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmovsset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_c2c0_pmovsset_pack(f).raw == (T241_C2C0_PMOVSSET_P_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmovsset_unpack(t241_c2c0_pmovsset_pack(f)).P == (T241_C2C0_PMOVSSET_P_MASK >> T241_C2C0_PMOVSSET_P_SHIFT));
}

/* Every bit of PMCGCR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C0_PMCGCR_N_MASK) == 0xffffffffU, "t241_c2c0_pmcgcr");

static void test_c2c0_pmcgcr(void **state)
{
	const t241_c2c0_pmcgcr_fields_t none = {0};
	t241_c2c0_pmcgcr_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmcgcr_pack(none).raw == 0x00000000U);
	f = none;
	f.N = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcgcr_pack(f).raw == (T241_C2C0_PMCGCR_N_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcgcr_unpack(t241_c2c0_pmcgcr_pack(f)).N == (T241_C2C0_PMCGCR_N_MASK >> T241_C2C0_PMCGCR_N_SHIFT));
}

/* Every bit of PMCFGR is in one field or reserved. */
_Static_assert((uint32_t)(0x0e040000U +
	       T241_C2C0_PMCFGR_NCG_MASK +
	       T241_C2C0_PMCFGR_HDBG_MASK +
	       T241_C2C0_PMCFGR_TRO_MASK +
	       T241_C2C0_PMCFGR_SS_MASK +
	       T241_C2C0_PMCFGR_FZO_MASK +
	       T241_C2C0_PMCFGR_MSI_MASK +
	       T241_C2C0_PMCFGR_UEN_MASK +
	       T241_C2C0_PMCFGR_NA_MASK +
	       T241_C2C0_PMCFGR_EX_MASK +
	       T241_C2C0_PMCFGR_CCD_MASK +
	       T241_C2C0_PMCFGR_CC_MASK +
	       T241_C2C0_PMCFGR_SIZE_MASK +
	       T241_C2C0_PMCFGR_N_MASK) == 0xffffffffU, "t241_c2c0_pmcfgr");

static void test_c2c0_pmcfgr(void **state)
{
	const t241_c2c0_pmcfgr_fields_t none = {0};
	t241_c2c0_pmcfgr_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmcfgr_pack(none).raw == 0x00000000U);
	f = none;
	f.NCG = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcfgr_pack(f).raw == (T241_C2C0_PMCFGR_NCG_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcfgr_unpack(t241_c2c0_pmcfgr_pack(f)).NCG == (T241_C2C0_PMCFGR_NCG_MASK >> T241_C2C0_PMCFGR_NCG_SHIFT));
	f = none;
	f.HDBG = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcfgr_pack(f).raw == (T241_C2C0_PMCFGR_HDBG_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcfgr_unpack(t241_c2c0_pmcfgr_pack(f)).HDBG == (T241_C2C0_PMCFGR_HDBG_MASK >> T241_C2C0_PMCFGR_HDBG_SHIFT));
	f = none;
	f.TRO = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcfgr_pack(f).raw == (T241_C2C0_PMCFGR_TRO_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcfgr_unpack(t241_c2c0_pmcfgr_pack(f)).TRO == (T241_C2C0_PMCFGR_TRO_MASK >> T241_C2C0_PMCFGR_TRO_SHIFT));
	f = none;
	f.SS = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcfgr_pack(f).raw == (T241_C2C0_PMCFGR_SS_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcfgr_unpack(t241_c2c0_pmcfgr_pack(f)).SS == (T241_C2C0_PMCFGR_SS_MASK >> T241_C2C0_PMCFGR_SS_SHIFT));
	f = none;
	f.FZO = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcfgr_pack(f).raw == (T241_C2C0_PMCFGR_FZO_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcfgr_unpack(t241_c2c0_pmcfgr_pack(f)).FZO == (T241_C2C0_PMCFGR_FZO_MASK >> T241_C2C0_PMCFGR_FZO_SHIFT));
	f = none;
	f.MSI = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcfgr_pack(f).raw == (T241_C2C0_PMCFGR_MSI_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcfgr_unpack(t241_c2c0_pmcfgr_pack(f)).MSI == (T241_C2C0_PMCFGR_MSI_MASK >> T241_C2C0_PMCFGR_MSI_SHIFT));
	f = none;
	f.UEN = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcfgr_pack(f).raw == (T241_C2C0_PMCFGR_UEN_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcfgr_unpack(t241_c2c0_pmcfgr_pack(f)).UEN == (T241_C2C0_PMCFGR_UEN_MASK >> T241_C2C0_PMCFGR_UEN_SHIFT));
	f = none;
	f.NA = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcfgr_pack(f).raw == (T241_C2C0_PMCFGR_NA_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcfgr_unpack(t241_c2c0_pmcfgr_pack(f)).NA == (T241_C2C0_PMCFGR_NA_MASK >> T241_C2C0_PMCFGR_NA_SHIFT));
	f = none;
	f.EX = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcfgr_pack(f).raw == (T241_C2C0_PMCFGR_EX_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcfgr_unpack(t241_c2c0_pmcfgr_pack(f)).EX == (T241_C2C0_PMCFGR_EX_MASK >> T241_C2C0_PMCFGR_EX_SHIFT));
	f = none;
	f.CCD = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcfgr_pack(f).raw == (T241_C2C0_PMCFGR_CCD_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcfgr_unpack(t241_c2c0_pmcfgr_pack(f)).CCD == (T241_C2C0_PMCFGR_CCD_MASK >> T241_C2C0_PMCFGR_CCD_SHIFT));
	f = none;
	f.CC = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcfgr_pack(f).raw == (T241_C2C0_PMCFGR_CC_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcfgr_unpack(t241_c2c0_pmcfgr_pack(f)).CC == (T241_C2C0_PMCFGR_CC_MASK >> T241_C2C0_PMCFGR_CC_SHIFT));
	f = none;
	f.SIZE = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcfgr_pack(f).raw == (T241_C2C0_PMCFGR_SIZE_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcfgr_unpack(t241_c2c0_pmcfgr_pack(f)).SIZE == (T241_C2C0_PMCFGR_SIZE_MASK >> T241_C2C0_PMCFGR_SIZE_SHIFT));
	f = none;
	f.N = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcfgr_pack(f).raw == (T241_C2C0_PMCFGR_N_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcfgr_unpack(t241_c2c0_pmcfgr_pack(f)).N == (T241_C2C0_PMCFGR_N_MASK >> T241_C2C0_PMCFGR_N_SHIFT));
}

/* Every bit of PMCR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffff0c0U +
	       T241_C2C0_PMCR_TRO_MASK +
	       T241_C2C0_PMCR_HDBG_MASK +
	       T241_C2C0_PMCR_FZO_MASK +
	       T241_C2C0_PMCR_NA_MASK +
	       T241_C2C0_PMCR_DP_MASK +
	       T241_C2C0_PMCR_X_MASK +
	       T241_C2C0_PMCR_D_MASK +
	       T241_C2C0_PMCR_C_MASK +
	       T241_C2C0_PMCR_P_MASK +
	       T241_C2C0_PMCR_E_MASK) == 0xffffffffU, "t241_c2c0_pmcr");

static void test_c2c0_pmcr(void **state)
{
	const t241_c2c0_pmcr_fields_t none = {0};
	t241_c2c0_pmcr_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmcr_pack(none).raw == 0x00000000U);
	f = none;
	f.TRO = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcr_pack(f).raw == (T241_C2C0_PMCR_TRO_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcr_unpack(t241_c2c0_pmcr_pack(f)).TRO == (T241_C2C0_PMCR_TRO_MASK >> T241_C2C0_PMCR_TRO_SHIFT));
	f = none;
	f.HDBG = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcr_pack(f).raw == (T241_C2C0_PMCR_HDBG_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcr_unpack(t241_c2c0_pmcr_pack(f)).HDBG == (T241_C2C0_PMCR_HDBG_MASK >> T241_C2C0_PMCR_HDBG_SHIFT));
	f = none;
	f.FZO = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcr_pack(f).raw == (T241_C2C0_PMCR_FZO_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcr_unpack(t241_c2c0_pmcr_pack(f)).FZO == (T241_C2C0_PMCR_FZO_MASK >> T241_C2C0_PMCR_FZO_SHIFT));
	f = none;
	f.NA = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcr_pack(f).raw == (T241_C2C0_PMCR_NA_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcr_unpack(t241_c2c0_pmcr_pack(f)).NA == (T241_C2C0_PMCR_NA_MASK >> T241_C2C0_PMCR_NA_SHIFT));
	f = none;
	f.DP = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcr_pack(f).raw == (T241_C2C0_PMCR_DP_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcr_unpack(t241_c2c0_pmcr_pack(f)).DP == (T241_C2C0_PMCR_DP_MASK >> T241_C2C0_PMCR_DP_SHIFT));
	f = none;
	f.X = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcr_pack(f).raw == (T241_C2C0_PMCR_X_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcr_unpack(t241_c2c0_pmcr_pack(f)).X == (T241_C2C0_PMCR_X_MASK >> T241_C2C0_PMCR_X_SHIFT));
	f = none;
	f.D = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcr_pack(f).raw == (T241_C2C0_PMCR_D_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcr_unpack(t241_c2c0_pmcr_pack(f)).D == (T241_C2C0_PMCR_D_MASK >> T241_C2C0_PMCR_D_SHIFT));
	f = none;
	f.C = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcr_pack(f).raw == (T241_C2C0_PMCR_C_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcr_unpack(t241_c2c0_pmcr_pack(f)).C == (T241_C2C0_PMCR_C_MASK >> T241_C2C0_PMCR_C_SHIFT));
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcr_pack(f).raw == (T241_C2C0_PMCR_P_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcr_unpack(t241_c2c0_pmcr_pack(f)).P == (T241_C2C0_PMCR_P_MASK >> T241_C2C0_PMCR_P_SHIFT));
	f = none;
	f.E = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcr_pack(f).raw == (T241_C2C0_PMCR_E_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcr_unpack(t241_c2c0_pmcr_pack(f)).E == (T241_C2C0_PMCR_E_MASK >> T241_C2C0_PMCR_E_SHIFT));
}

/* Every bit of PMIIDR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C0_PMIIDR_PRODUCTID_MASK +
	       T241_C2C0_PMIIDR_VARIANT_MASK +
	       T241_C2C0_PMIIDR_REVISION_MASK +
	       T241_C2C0_PMIIDR_IMPLEMENTER_MASK) == 0xffffffffU, "t241_c2c0_pmiidr");

static void test_c2c0_pmiidr(void **state)
{
	const t241_c2c0_pmiidr_fields_t none = {0};
	t241_c2c0_pmiidr_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmiidr_pack(none).raw == 0x00000000U);
	f = none;
	f.ProductID = ~(uint32_t)0;
	assert_true(t241_c2c0_pmiidr_pack(f).raw == (T241_C2C0_PMIIDR_PRODUCTID_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmiidr_unpack(t241_c2c0_pmiidr_pack(f)).ProductID == (T241_C2C0_PMIIDR_PRODUCTID_MASK >> T241_C2C0_PMIIDR_PRODUCTID_SHIFT));
	f = none;
	f.Variant = ~(uint32_t)0;
	assert_true(t241_c2c0_pmiidr_pack(f).raw == (T241_C2C0_PMIIDR_VARIANT_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmiidr_unpack(t241_c2c0_pmiidr_pack(f)).Variant == (T241_C2C0_PMIIDR_VARIANT_MASK >> T241_C2C0_PMIIDR_VARIANT_SHIFT));
	f = none;
	f.Revision = ~(uint32_t)0;
	assert_true(t241_c2c0_pmiidr_pack(f).raw == (T241_C2C0_PMIIDR_REVISION_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmiidr_unpack(t241_c2c0_pmiidr_pack(f)).Revision == (T241_C2C0_PMIIDR_REVISION_MASK >> T241_C2C0_PMIIDR_REVISION_SHIFT));
	f = none;
	f.Implementer = ~(uint32_t)0;
	assert_true(t241_c2c0_pmiidr_pack(f).raw == (T241_C2C0_PMIIDR_IMPLEMENTER_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmiidr_unpack(t241_c2c0_pmiidr_pack(f)).Implementer == (T241_C2C0_PMIIDR_IMPLEMENTER_MASK >> T241_C2C0_PMIIDR_IMPLEMENTER_SHIFT));
}

/* Every bit of PMCEID<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C0_PMCEID_ID_MASK) == 0xffffffffU, "t241_c2c0_pmceid");

static void test_c2c0_pmceid(void **state)
{
	const t241_c2c0_pmceid_fields_t none = {0};
	t241_c2c0_pmceid_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmceid_pack(none).raw == 0x00000000U);
	f = none;
	f.ID = ~(uint32_t)0;
	assert_true(t241_c2c0_pmceid_pack(f).raw == (T241_C2C0_PMCEID_ID_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmceid_unpack(t241_c2c0_pmceid_pack(f)).ID == (T241_C2C0_PMCEID_ID_MASK >> T241_C2C0_PMCEID_ID_SHIFT));
}

/* Every bit of PMSSCR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffeU +
	       T241_C2C0_PMSSCR_SS_MASK) == 0xffffffffU, "t241_c2c0_pmsscr");

static void test_c2c0_pmsscr(void **state)
{
	const t241_c2c0_pmsscr_fields_t none = {0};
	t241_c2c0_pmsscr_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmsscr_pack(none).raw == 0x00000000U);
	f = none;
	f.SS = ~(uint32_t)0;
	assert_true(t241_c2c0_pmsscr_pack(f).raw == (T241_C2C0_PMSSCR_SS_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmsscr_unpack(t241_c2c0_pmsscr_pack(f)).SS == (T241_C2C0_PMSSCR_SS_MASK >> T241_C2C0_PMSSCR_SS_SHIFT));
}

/* Every bit of PMSSRR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff00000000ULL +
	       T241_C2C0_PMSSRR_RC_MASK +
	       T241_C2C0_PMSSRR_RP_MASK) == 0xffffffffffffffffULL, "t241_c2c0_pmssrr");

static void test_c2c0_pmssrr(void **state)
{
	const t241_c2c0_pmssrr_fields_t none = {0};
	t241_c2c0_pmssrr_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmssrr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.RC = ~(uint64_t)0;
	assert_true(t241_c2c0_pmssrr_pack(f).raw == (T241_C2C0_PMSSRR_RC_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c0_pmssrr_unpack(t241_c2c0_pmssrr_pack(f)).RC == (T241_C2C0_PMSSRR_RC_MASK >> T241_C2C0_PMSSRR_RC_SHIFT));
	f = none;
	f.RP = ~(uint64_t)0;
	assert_true(t241_c2c0_pmssrr_pack(f).raw == (T241_C2C0_PMSSRR_RP_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c0_pmssrr_unpack(t241_c2c0_pmssrr_pack(f)).RP == (T241_C2C0_PMSSRR_RP_MASK >> T241_C2C0_PMSSRR_RP_SHIFT));
}

/* Every bit of PMSCR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff7fffffe0ULL +
	       T241_C2C0_PMSCR_IMPL_MASK +
	       T241_C2C0_PMSCR_NAO_MASK +
	       T241_C2C0_PMSCR_MSI_MPAM_NS_MASK +
	       T241_C2C0_PMSCR_NSMSI_MASK +
	       T241_C2C0_PMSCR_NSRA_MASK +
	       T241_C2C0_PMSCR_SO_MASK) == 0xffffffffffffffffULL, "t241_c2c0_pmscr");

static void test_c2c0_pmscr(void **state)
{
	const t241_c2c0_pmscr_fields_t none = {0};
	t241_c2c0_pmscr_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmscr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMPL = ~(uint64_t)0;
	assert_true(t241_c2c0_pmscr_pack(f).raw == (T241_C2C0_PMSCR_IMPL_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c0_pmscr_unpack(t241_c2c0_pmscr_pack(f)).IMPL == (T241_C2C0_PMSCR_IMPL_MASK >> T241_C2C0_PMSCR_IMPL_SHIFT));
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(t241_c2c0_pmscr_pack(f).raw == (T241_C2C0_PMSCR_NAO_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c0_pmscr_unpack(t241_c2c0_pmscr_pack(f)).NAO == (T241_C2C0_PMSCR_NAO_MASK >> T241_C2C0_PMSCR_NAO_SHIFT));
	f = none;
	f.MSI_MPAM_NS = ~(uint64_t)0;
	assert_true(t241_c2c0_pmscr_pack(f).raw == (T241_C2C0_PMSCR_MSI_MPAM_NS_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c0_pmscr_unpack(t241_c2c0_pmscr_pack(f)).MSI_MPAM_NS == (T241_C2C0_PMSCR_MSI_MPAM_NS_MASK >> T241_C2C0_PMSCR_MSI_MPAM_NS_SHIFT));
	f = none;
	f.NSMSI = ~(uint64_t)0;
	assert_true(t241_c2c0_pmscr_pack(f).raw == (T241_C2C0_PMSCR_NSMSI_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c0_pmscr_unpack(t241_c2c0_pmscr_pack(f)).NSMSI == (T241_C2C0_PMSCR_NSMSI_MASK >> T241_C2C0_PMSCR_NSMSI_SHIFT));
	f = none;
	f.NSRA = ~(uint64_t)0;
	assert_true(t241_c2c0_pmscr_pack(f).raw == (T241_C2C0_PMSCR_NSRA_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c0_pmscr_unpack(t241_c2c0_pmscr_pack(f)).NSRA == (T241_C2C0_PMSCR_NSRA_MASK >> T241_C2C0_PMSCR_NSRA_SHIFT));
	f = none;
	f.SO = ~(uint64_t)0;
	assert_true(t241_c2c0_pmscr_pack(f).raw == (T241_C2C0_PMSCR_SO_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c0_pmscr_unpack(t241_c2c0_pmscr_pack(f)).SO == (T241_C2C0_PMSCR_SO_MASK >> T241_C2C0_PMSCR_SO_SHIFT));
}

/* Every bit of PMROOTCR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff7ffffff4ULL +
	       T241_C2C0_PMROOTCR_IMPL_MASK +
	       T241_C2C0_PMROOTCR_NAO_MASK +
	       T241_C2C0_PMROOTCR_RLO_MASK +
	       T241_C2C0_PMROOTCR_RTO_MASK) == 0xffffffffffffffffULL, "t241_c2c0_pmrootcr");

static void test_c2c0_pmrootcr(void **state)
{
	const t241_c2c0_pmrootcr_fields_t none = {0};
	t241_c2c0_pmrootcr_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmrootcr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMPL = ~(uint64_t)0;
	assert_true(t241_c2c0_pmrootcr_pack(f).raw == (T241_C2C0_PMROOTCR_IMPL_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c0_pmrootcr_unpack(t241_c2c0_pmrootcr_pack(f)).IMPL == (T241_C2C0_PMROOTCR_IMPL_MASK >> T241_C2C0_PMROOTCR_IMPL_SHIFT));
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(t241_c2c0_pmrootcr_pack(f).raw == (T241_C2C0_PMROOTCR_NAO_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c0_pmrootcr_unpack(t241_c2c0_pmrootcr_pack(f)).NAO == (T241_C2C0_PMROOTCR_NAO_MASK >> T241_C2C0_PMROOTCR_NAO_SHIFT));
	f = none;
	f.RLO = ~(uint64_t)0;
	assert_true(t241_c2c0_pmrootcr_pack(f).raw == (T241_C2C0_PMROOTCR_RLO_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c0_pmrootcr_unpack(t241_c2c0_pmrootcr_pack(f)).RLO == (T241_C2C0_PMROOTCR_RLO_MASK >> T241_C2C0_PMROOTCR_RLO_SHIFT));
	f = none;
	f.RTO = ~(uint64_t)0;
	assert_true(t241_c2c0_pmrootcr_pack(f).raw == (T241_C2C0_PMROOTCR_RTO_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c0_pmrootcr_unpack(t241_c2c0_pmrootcr_pack(f)).RTO == (T241_C2C0_PMROOTCR_RTO_MASK >> T241_C2C0_PMROOTCR_RTO_SHIFT));
}

/* Every bit of PMIRQCR0 is in one field or reserved. */
_Static_assert((uint64_t)(0xff00000000000003ULL +
	       T241_C2C0_PMIRQCR0_ADDR_MASK) == 0xffffffffffffffffULL, "t241_c2c0_pmirqcr0");

static void test_c2c0_pmirqcr0(void **state)
{
	const t241_c2c0_pmirqcr0_fields_t none = {0};
	t241_c2c0_pmirqcr0_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmirqcr0_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.ADDR = ~(uint64_t)0;
	assert_true(t241_c2c0_pmirqcr0_pack(f).raw == (T241_C2C0_PMIRQCR0_ADDR_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c0_pmirqcr0_unpack(t241_c2c0_pmirqcr0_pack(f)).ADDR == (T241_C2C0_PMIRQCR0_ADDR_MASK >> T241_C2C0_PMIRQCR0_ADDR_SHIFT));
}

/* Every bit of PMIRQCR1 is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C0_PMIRQCR1_DATA_MASK) == 0xffffffffU, "t241_c2c0_pmirqcr1");

static void test_c2c0_pmirqcr1(void **state)
{
	const t241_c2c0_pmirqcr1_fields_t none = {0};
	t241_c2c0_pmirqcr1_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmirqcr1_pack(none).raw == 0x00000000U);
	f = none;
	f.DATA = ~(uint32_t)0;
	assert_true(t241_c2c0_pmirqcr1_pack(f).raw == (T241_C2C0_PMIRQCR1_DATA_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmirqcr1_unpack(t241_c2c0_pmirqcr1_pack(f)).DATA == (T241_C2C0_PMIRQCR1_DATA_MASK >> T241_C2C0_PMIRQCR1_DATA_SHIFT));
}

/* Every bit of PMIRQCR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_C2C0_PMIRQCR2_IRQEN_MASK +
	       T241_C2C0_PMIRQCR2_NSMSI_MASK +
	       T241_C2C0_PMIRQCR2_SH_MASK +
	       T241_C2C0_PMIRQCR2_MEMATTR_MASK) == 0xffffffffU, "t241_c2c0_pmirqcr2");

static void test_c2c0_pmirqcr2(void **state)
{
	const t241_c2c0_pmirqcr2_fields_t none = {0};
	t241_c2c0_pmirqcr2_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmirqcr2_pack(none).raw == 0x00000000U);
	f = none;
	f.IRQEN = ~(uint32_t)0;
	assert_true(t241_c2c0_pmirqcr2_pack(f).raw == (T241_C2C0_PMIRQCR2_IRQEN_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmirqcr2_unpack(t241_c2c0_pmirqcr2_pack(f)).IRQEN == (T241_C2C0_PMIRQCR2_IRQEN_MASK >> T241_C2C0_PMIRQCR2_IRQEN_SHIFT));
	f = none;
	f.NSMSI = ~(uint32_t)0;
	assert_true(t241_c2c0_pmirqcr2_pack(f).raw == (T241_C2C0_PMIRQCR2_NSMSI_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmirqcr2_unpack(t241_c2c0_pmirqcr2_pack(f)).NSMSI == (T241_C2C0_PMIRQCR2_NSMSI_MASK >> T241_C2C0_PMIRQCR2_NSMSI_SHIFT));
	f = none;
	f.SH = ~(uint32_t)0;
	assert_true(t241_c2c0_pmirqcr2_pack(f).raw == (T241_C2C0_PMIRQCR2_SH_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmirqcr2_unpack(t241_c2c0_pmirqcr2_pack(f)).SH == (T241_C2C0_PMIRQCR2_SH_MASK >> T241_C2C0_PMIRQCR2_SH_SHIFT));
	f = none;
	f.MemAttr = ~(uint32_t)0;
	assert_true(t241_c2c0_pmirqcr2_pack(f).raw == (T241_C2C0_PMIRQCR2_MEMATTR_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmirqcr2_unpack(t241_c2c0_pmirqcr2_pack(f)).MemAttr == (T241_C2C0_PMIRQCR2_MEMATTR_MASK >> T241_C2C0_PMIRQCR2_MEMATTR_SHIFT));
}

/* Every bit of PMDEVAFF is in one field or reserved. */
_Static_assert((uint64_t)(0xffffff003e000000ULL +
	       T241_C2C0_PMDEVAFF_AFF3_MASK +
	       T241_C2C0_PMDEVAFF_F0V_MASK +
	       T241_C2C0_PMDEVAFF_U_MASK +
	       T241_C2C0_PMDEVAFF_MT_MASK +
	       T241_C2C0_PMDEVAFF_AFF2_MASK +
	       T241_C2C0_PMDEVAFF_AFF1_MASK +
	       T241_C2C0_PMDEVAFF_AFF0_MASK) == 0xffffffffffffffffULL, "t241_c2c0_pmdevaff");

static void test_c2c0_pmdevaff(void **state)
{
	const t241_c2c0_pmdevaff_fields_t none = {0};
	t241_c2c0_pmdevaff_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmdevaff_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.Aff3 = ~(uint64_t)0;
	assert_true(t241_c2c0_pmdevaff_pack(f).raw == (T241_C2C0_PMDEVAFF_AFF3_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c0_pmdevaff_unpack(t241_c2c0_pmdevaff_pack(f)).Aff3 == (T241_C2C0_PMDEVAFF_AFF3_MASK >> T241_C2C0_PMDEVAFF_AFF3_SHIFT));
	f = none;
	f.F0V = ~(uint64_t)0;
	assert_true(t241_c2c0_pmdevaff_pack(f).raw == (T241_C2C0_PMDEVAFF_F0V_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c0_pmdevaff_unpack(t241_c2c0_pmdevaff_pack(f)).F0V == (T241_C2C0_PMDEVAFF_F0V_MASK >> T241_C2C0_PMDEVAFF_F0V_SHIFT));
	f = none;
	f.U = ~(uint64_t)0;
	assert_true(t241_c2c0_pmdevaff_pack(f).raw == (T241_C2C0_PMDEVAFF_U_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c0_pmdevaff_unpack(t241_c2c0_pmdevaff_pack(f)).U == (T241_C2C0_PMDEVAFF_U_MASK >> T241_C2C0_PMDEVAFF_U_SHIFT));
	f = none;
	f.MT = ~(uint64_t)0;
	assert_true(t241_c2c0_pmdevaff_pack(f).raw == (T241_C2C0_PMDEVAFF_MT_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c0_pmdevaff_unpack(t241_c2c0_pmdevaff_pack(f)).MT == (T241_C2C0_PMDEVAFF_MT_MASK >> T241_C2C0_PMDEVAFF_MT_SHIFT));
	f = none;
	f.Aff2 = ~(uint64_t)0;
	assert_true(t241_c2c0_pmdevaff_pack(f).raw == (T241_C2C0_PMDEVAFF_AFF2_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c0_pmdevaff_unpack(t241_c2c0_pmdevaff_pack(f)).Aff2 == (T241_C2C0_PMDEVAFF_AFF2_MASK >> T241_C2C0_PMDEVAFF_AFF2_SHIFT));
	f = none;
	f.Aff1 = ~(uint64_t)0;
	assert_true(t241_c2c0_pmdevaff_pack(f).raw == (T241_C2C0_PMDEVAFF_AFF1_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c0_pmdevaff_unpack(t241_c2c0_pmdevaff_pack(f)).Aff1 == (T241_C2C0_PMDEVAFF_AFF1_MASK >> T241_C2C0_PMDEVAFF_AFF1_SHIFT));
	f = none;
	f.Aff0 = ~(uint64_t)0;
	assert_true(t241_c2c0_pmdevaff_pack(f).raw == (T241_C2C0_PMDEVAFF_AFF0_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c0_pmdevaff_unpack(t241_c2c0_pmdevaff_pack(f)).Aff0 == (T241_C2C0_PMDEVAFF_AFF0_MASK >> T241_C2C0_PMDEVAFF_AFF0_SHIFT));
}

/* Every bit of PMLAR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C0_PMLAR_KEY_MASK) == 0xffffffffU, "t241_c2c0_pmlar");

static void test_c2c0_pmlar(void **state)
{
	const t241_c2c0_pmlar_fields_t none = {0};
	t241_c2c0_pmlar_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmlar_pack(none).raw == 0x00000000U);
	f = none;
	f.KEY = ~(uint32_t)0;
	assert_true(t241_c2c0_pmlar_pack(f).raw == (T241_C2C0_PMLAR_KEY_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmlar_unpack(t241_c2c0_pmlar_pack(f)).KEY == (T241_C2C0_PMLAR_KEY_MASK >> T241_C2C0_PMLAR_KEY_SHIFT));
}

/* Every bit of PMAUTHSTATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xf0ff0f00U +
	       T241_C2C0_PMAUTHSTATUS_RTNID_MASK +
	       T241_C2C0_PMAUTHSTATUS_RTID_MASK +
	       T241_C2C0_PMAUTHSTATUS_RLNID_MASK +
	       T241_C2C0_PMAUTHSTATUS_RLID_MASK +
	       T241_C2C0_PMAUTHSTATUS_SNID_MASK +
	       T241_C2C0_PMAUTHSTATUS_SID_MASK +
	       T241_C2C0_PMAUTHSTATUS_NSNID_MASK +
	       T241_C2C0_PMAUTHSTATUS_NSID_MASK) == 0xffffffffU, "t241_c2c0_pmauthstatus");

static void test_c2c0_pmauthstatus(void **state)
{
	const t241_c2c0_pmauthstatus_fields_t none = {0};
	t241_c2c0_pmauthstatus_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmauthstatus_pack(none).raw == 0x00000000U);
	f = none;
	f.RTNID = ~(uint32_t)0;
	assert_true(t241_c2c0_pmauthstatus_pack(f).raw == (T241_C2C0_PMAUTHSTATUS_RTNID_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmauthstatus_unpack(t241_c2c0_pmauthstatus_pack(f)).RTNID == (T241_C2C0_PMAUTHSTATUS_RTNID_MASK >> T241_C2C0_PMAUTHSTATUS_RTNID_SHIFT));
	f = none;
	f.RTID = ~(uint32_t)0;
	assert_true(t241_c2c0_pmauthstatus_pack(f).raw == (T241_C2C0_PMAUTHSTATUS_RTID_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmauthstatus_unpack(t241_c2c0_pmauthstatus_pack(f)).RTID == (T241_C2C0_PMAUTHSTATUS_RTID_MASK >> T241_C2C0_PMAUTHSTATUS_RTID_SHIFT));
	f = none;
	f.RLNID = ~(uint32_t)0;
	assert_true(t241_c2c0_pmauthstatus_pack(f).raw == (T241_C2C0_PMAUTHSTATUS_RLNID_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmauthstatus_unpack(t241_c2c0_pmauthstatus_pack(f)).RLNID == (T241_C2C0_PMAUTHSTATUS_RLNID_MASK >> T241_C2C0_PMAUTHSTATUS_RLNID_SHIFT));
	f = none;
	f.RLID = ~(uint32_t)0;
	assert_true(t241_c2c0_pmauthstatus_pack(f).raw == (T241_C2C0_PMAUTHSTATUS_RLID_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmauthstatus_unpack(t241_c2c0_pmauthstatus_pack(f)).RLID == (T241_C2C0_PMAUTHSTATUS_RLID_MASK >> T241_C2C0_PMAUTHSTATUS_RLID_SHIFT));
	f = none;
	f.SNID = ~(uint32_t)0;
	assert_true(t241_c2c0_pmauthstatus_pack(f).raw == (T241_C2C0_PMAUTHSTATUS_SNID_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmauthstatus_unpack(t241_c2c0_pmauthstatus_pack(f)).SNID == (T241_C2C0_PMAUTHSTATUS_SNID_MASK >> T241_C2C0_PMAUTHSTATUS_SNID_SHIFT));
	f = none;
	f.SID = ~(uint32_t)0;
	assert_true(t241_c2c0_pmauthstatus_pack(f).raw == (T241_C2C0_PMAUTHSTATUS_SID_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmauthstatus_unpack(t241_c2c0_pmauthstatus_pack(f)).SID == (T241_C2C0_PMAUTHSTATUS_SID_MASK >> T241_C2C0_PMAUTHSTATUS_SID_SHIFT));
	f = none;
	f.NSNID = ~(uint32_t)0;
	assert_true(t241_c2c0_pmauthstatus_pack(f).raw == (T241_C2C0_PMAUTHSTATUS_NSNID_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmauthstatus_unpack(t241_c2c0_pmauthstatus_pack(f)).NSNID == (T241_C2C0_PMAUTHSTATUS_NSNID_MASK >> T241_C2C0_PMAUTHSTATUS_NSNID_SHIFT));
	f = none;
	f.NSID = ~(uint32_t)0;
	assert_true(t241_c2c0_pmauthstatus_pack(f).raw == (T241_C2C0_PMAUTHSTATUS_NSID_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmauthstatus_unpack(t241_c2c0_pmauthstatus_pack(f)).NSID == (T241_C2C0_PMAUTHSTATUS_NSID_MASK >> T241_C2C0_PMAUTHSTATUS_NSID_SHIFT));
}

/* Every bit of PMDEVARCH is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C0_PMDEVARCH_ARCHITECT_MASK +
	       T241_C2C0_PMDEVARCH_PRESENT_MASK +
	       T241_C2C0_PMDEVARCH_REVISION_MASK +
	       T241_C2C0_PMDEVARCH_ARCHVER_MASK +
	       T241_C2C0_PMDEVARCH_ARCHPART_MASK) == 0xffffffffU, "t241_c2c0_pmdevarch");

static void test_c2c0_pmdevarch(void **state)
{
	const t241_c2c0_pmdevarch_fields_t none = {0};
	t241_c2c0_pmdevarch_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmdevarch_pack(none).raw == 0x00000000U);
	f = none;
	f.ARCHITECT = ~(uint32_t)0;
	assert_true(t241_c2c0_pmdevarch_pack(f).raw == (T241_C2C0_PMDEVARCH_ARCHITECT_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmdevarch_unpack(t241_c2c0_pmdevarch_pack(f)).ARCHITECT == (T241_C2C0_PMDEVARCH_ARCHITECT_MASK >> T241_C2C0_PMDEVARCH_ARCHITECT_SHIFT));
	f = none;
	f.PRESENT = ~(uint32_t)0;
	assert_true(t241_c2c0_pmdevarch_pack(f).raw == (T241_C2C0_PMDEVARCH_PRESENT_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmdevarch_unpack(t241_c2c0_pmdevarch_pack(f)).PRESENT == (T241_C2C0_PMDEVARCH_PRESENT_MASK >> T241_C2C0_PMDEVARCH_PRESENT_SHIFT));
	f = none;
	f.REVISION = ~(uint32_t)0;
	assert_true(t241_c2c0_pmdevarch_pack(f).raw == (T241_C2C0_PMDEVARCH_REVISION_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmdevarch_unpack(t241_c2c0_pmdevarch_pack(f)).REVISION == (T241_C2C0_PMDEVARCH_REVISION_MASK >> T241_C2C0_PMDEVARCH_REVISION_SHIFT));
	f = none;
	f.ARCHVER = ~(uint32_t)0;
	assert_true(t241_c2c0_pmdevarch_pack(f).raw == (T241_C2C0_PMDEVARCH_ARCHVER_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmdevarch_unpack(t241_c2c0_pmdevarch_pack(f)).ARCHVER == (T241_C2C0_PMDEVARCH_ARCHVER_MASK >> T241_C2C0_PMDEVARCH_ARCHVER_SHIFT));
	f = none;
	f.ARCHPART = ~(uint32_t)0;
	assert_true(t241_c2c0_pmdevarch_pack(f).raw == (T241_C2C0_PMDEVARCH_ARCHPART_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmdevarch_unpack(t241_c2c0_pmdevarch_pack(f)).ARCHPART == (T241_C2C0_PMDEVARCH_ARCHPART_MASK >> T241_C2C0_PMDEVARCH_ARCHPART_SHIFT));
}

/* Every bit of PMDEVTYPE is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_C2C0_PMDEVTYPE_SUB_MASK +
	       T241_C2C0_PMDEVTYPE_MAJOR_MASK) == 0xffffffffU, "t241_c2c0_pmdevtype");

static void test_c2c0_pmdevtype(void **state)
{
	const t241_c2c0_pmdevtype_fields_t none = {0};
	t241_c2c0_pmdevtype_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmdevtype_pack(none).raw == 0x00000000U);
	f = none;
	f.SUB = ~(uint32_t)0;
	assert_true(t241_c2c0_pmdevtype_pack(f).raw == (T241_C2C0_PMDEVTYPE_SUB_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmdevtype_unpack(t241_c2c0_pmdevtype_pack(f)).SUB == (T241_C2C0_PMDEVTYPE_SUB_MASK >> T241_C2C0_PMDEVTYPE_SUB_SHIFT));
	f = none;
	f.MAJOR = ~(uint32_t)0;
	assert_true(t241_c2c0_pmdevtype_pack(f).raw == (T241_C2C0_PMDEVTYPE_MAJOR_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmdevtype_unpack(t241_c2c0_pmdevtype_pack(f)).MAJOR == (T241_C2C0_PMDEVTYPE_MAJOR_MASK >> T241_C2C0_PMDEVTYPE_MAJOR_SHIFT));
}

/* Every bit of PMPIDR4 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_C2C0_PMPIDR4_SIZE_MASK +
	       T241_C2C0_PMPIDR4_DES_2_MASK) == 0xffffffffU, "t241_c2c0_pmpidr4");

static void test_c2c0_pmpidr4(void **state)
{
	const t241_c2c0_pmpidr4_fields_t none = {0};
	t241_c2c0_pmpidr4_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmpidr4_pack(none).raw == 0x00000000U);
	f = none;
	f.SIZE = ~(uint32_t)0;
	assert_true(t241_c2c0_pmpidr4_pack(f).raw == (T241_C2C0_PMPIDR4_SIZE_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmpidr4_unpack(t241_c2c0_pmpidr4_pack(f)).SIZE == (T241_C2C0_PMPIDR4_SIZE_MASK >> T241_C2C0_PMPIDR4_SIZE_SHIFT));
	f = none;
	f.DES_2 = ~(uint32_t)0;
	assert_true(t241_c2c0_pmpidr4_pack(f).raw == (T241_C2C0_PMPIDR4_DES_2_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmpidr4_unpack(t241_c2c0_pmpidr4_pack(f)).DES_2 == (T241_C2C0_PMPIDR4_DES_2_MASK >> T241_C2C0_PMPIDR4_DES_2_SHIFT));
}

/* Every bit of PMPIDR0 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_C2C0_PMPIDR0_PART_0_MASK) == 0xffffffffU, "t241_c2c0_pmpidr0");

static void test_c2c0_pmpidr0(void **state)
{
	const t241_c2c0_pmpidr0_fields_t none = {0};
	t241_c2c0_pmpidr0_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmpidr0_pack(none).raw == 0x00000000U);
	f = none;
	f.PART_0 = ~(uint32_t)0;
	assert_true(t241_c2c0_pmpidr0_pack(f).raw == (T241_C2C0_PMPIDR0_PART_0_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmpidr0_unpack(t241_c2c0_pmpidr0_pack(f)).PART_0 == (T241_C2C0_PMPIDR0_PART_0_MASK >> T241_C2C0_PMPIDR0_PART_0_SHIFT));
}

/* Every bit of PMPIDR1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_C2C0_PMPIDR1_DES_0_MASK +
	       T241_C2C0_PMPIDR1_PART_1_MASK) == 0xffffffffU, "t241_c2c0_pmpidr1");

static void test_c2c0_pmpidr1(void **state)
{
	const t241_c2c0_pmpidr1_fields_t none = {0};
	t241_c2c0_pmpidr1_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmpidr1_pack(none).raw == 0x00000000U);
	f = none;
	f.DES_0 = ~(uint32_t)0;
	assert_true(t241_c2c0_pmpidr1_pack(f).raw == (T241_C2C0_PMPIDR1_DES_0_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmpidr1_unpack(t241_c2c0_pmpidr1_pack(f)).DES_0 == (T241_C2C0_PMPIDR1_DES_0_MASK >> T241_C2C0_PMPIDR1_DES_0_SHIFT));
	f = none;
	f.PART_1 = ~(uint32_t)0;
	assert_true(t241_c2c0_pmpidr1_pack(f).raw == (T241_C2C0_PMPIDR1_PART_1_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmpidr1_unpack(t241_c2c0_pmpidr1_pack(f)).PART_1 == (T241_C2C0_PMPIDR1_PART_1_MASK >> T241_C2C0_PMPIDR1_PART_1_SHIFT));
}

/* Every bit of PMPIDR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_C2C0_PMPIDR2_REVISION_MASK +
	       T241_C2C0_PMPIDR2_JEDEC_MASK +
	       T241_C2C0_PMPIDR2_DES_1_MASK) == 0xffffffffU, "t241_c2c0_pmpidr2");

static void test_c2c0_pmpidr2(void **state)
{
	const t241_c2c0_pmpidr2_fields_t none = {0};
	t241_c2c0_pmpidr2_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmpidr2_pack(none).raw == 0x00000000U);
	f = none;
	f.REVISION = ~(uint32_t)0;
	assert_true(t241_c2c0_pmpidr2_pack(f).raw == (T241_C2C0_PMPIDR2_REVISION_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmpidr2_unpack(t241_c2c0_pmpidr2_pack(f)).REVISION == (T241_C2C0_PMPIDR2_REVISION_MASK >> T241_C2C0_PMPIDR2_REVISION_SHIFT));
	f = none;
	f.JEDEC = ~(uint32_t)0;
	assert_true(t241_c2c0_pmpidr2_pack(f).raw == (T241_C2C0_PMPIDR2_JEDEC_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmpidr2_unpack(t241_c2c0_pmpidr2_pack(f)).JEDEC == (T241_C2C0_PMPIDR2_JEDEC_MASK >> T241_C2C0_PMPIDR2_JEDEC_SHIFT));
	f = none;
	f.DES_1 = ~(uint32_t)0;
	assert_true(t241_c2c0_pmpidr2_pack(f).raw == (T241_C2C0_PMPIDR2_DES_1_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmpidr2_unpack(t241_c2c0_pmpidr2_pack(f)).DES_1 == (T241_C2C0_PMPIDR2_DES_1_MASK >> T241_C2C0_PMPIDR2_DES_1_SHIFT));
}

/* Every bit of PMPIDR3 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_C2C0_PMPIDR3_REVAND_MASK +
	       T241_C2C0_PMPIDR3_CMOD_MASK) == 0xffffffffU, "t241_c2c0_pmpidr3");

static void test_c2c0_pmpidr3(void **state)
{
	const t241_c2c0_pmpidr3_fields_t none = {0};
	t241_c2c0_pmpidr3_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmpidr3_pack(none).raw == 0x00000000U);
	f = none;
	f.REVAND = ~(uint32_t)0;
	assert_true(t241_c2c0_pmpidr3_pack(f).raw == (T241_C2C0_PMPIDR3_REVAND_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmpidr3_unpack(t241_c2c0_pmpidr3_pack(f)).REVAND == (T241_C2C0_PMPIDR3_REVAND_MASK >> T241_C2C0_PMPIDR3_REVAND_SHIFT));
	f = none;
	f.CMOD = ~(uint32_t)0;
	assert_true(t241_c2c0_pmpidr3_pack(f).raw == (T241_C2C0_PMPIDR3_CMOD_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmpidr3_unpack(t241_c2c0_pmpidr3_pack(f)).CMOD == (T241_C2C0_PMPIDR3_CMOD_MASK >> T241_C2C0_PMPIDR3_CMOD_SHIFT));
}

/* Every bit of PMCIDR0 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_C2C0_PMCIDR0_PRMBL_0_MASK) == 0xffffffffU, "t241_c2c0_pmcidr0");

static void test_c2c0_pmcidr0(void **state)
{
	const t241_c2c0_pmcidr0_fields_t none = {0};
	t241_c2c0_pmcidr0_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmcidr0_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_0 = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcidr0_pack(f).raw == (T241_C2C0_PMCIDR0_PRMBL_0_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcidr0_unpack(t241_c2c0_pmcidr0_pack(f)).PRMBL_0 == (T241_C2C0_PMCIDR0_PRMBL_0_MASK >> T241_C2C0_PMCIDR0_PRMBL_0_SHIFT));
}

/* Every bit of PMCIDR1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_C2C0_PMCIDR1_CLASS_MASK +
	       T241_C2C0_PMCIDR1_PRMBL_1_MASK) == 0xffffffffU, "t241_c2c0_pmcidr1");

static void test_c2c0_pmcidr1(void **state)
{
	const t241_c2c0_pmcidr1_fields_t none = {0};
	t241_c2c0_pmcidr1_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmcidr1_pack(none).raw == 0x00000000U);
	f = none;
	f.CLASS = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcidr1_pack(f).raw == (T241_C2C0_PMCIDR1_CLASS_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcidr1_unpack(t241_c2c0_pmcidr1_pack(f)).CLASS == (T241_C2C0_PMCIDR1_CLASS_MASK >> T241_C2C0_PMCIDR1_CLASS_SHIFT));
	f = none;
	f.PRMBL_1 = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcidr1_pack(f).raw == (T241_C2C0_PMCIDR1_PRMBL_1_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcidr1_unpack(t241_c2c0_pmcidr1_pack(f)).PRMBL_1 == (T241_C2C0_PMCIDR1_PRMBL_1_MASK >> T241_C2C0_PMCIDR1_PRMBL_1_SHIFT));
}

/* Every bit of PMCIDR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_C2C0_PMCIDR2_PRMBL_2_MASK) == 0xffffffffU, "t241_c2c0_pmcidr2");

static void test_c2c0_pmcidr2(void **state)
{
	const t241_c2c0_pmcidr2_fields_t none = {0};
	t241_c2c0_pmcidr2_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmcidr2_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_2 = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcidr2_pack(f).raw == (T241_C2C0_PMCIDR2_PRMBL_2_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcidr2_unpack(t241_c2c0_pmcidr2_pack(f)).PRMBL_2 == (T241_C2C0_PMCIDR2_PRMBL_2_MASK >> T241_C2C0_PMCIDR2_PRMBL_2_SHIFT));
}

/* Every bit of PMCIDR3 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_C2C0_PMCIDR3_PRMBL_3_MASK) == 0xffffffffU, "t241_c2c0_pmcidr3");

static void test_c2c0_pmcidr3(void **state)
{
	const t241_c2c0_pmcidr3_fields_t none = {0};
	t241_c2c0_pmcidr3_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmcidr3_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_3 = ~(uint32_t)0;
	assert_true(t241_c2c0_pmcidr3_pack(f).raw == (T241_C2C0_PMCIDR3_PRMBL_3_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmcidr3_unpack(t241_c2c0_pmcidr3_pack(f)).PRMBL_3 == (T241_C2C0_PMCIDR3_PRMBL_3_MASK >> T241_C2C0_PMCIDR3_PRMBL_3_SHIFT));
}

/* Every bit of PMCCNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T241_C2C0_PMCCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t241_c2c0_pmccntr");

static void test_c2c0_pmccntr(void **state)
{
	const t241_c2c0_pmccntr_fields_t none = {0};
	t241_c2c0_pmccntr_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmccntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t241_c2c0_pmccntr_pack(f).raw == (T241_C2C0_PMCCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c0_pmccntr_unpack(t241_c2c0_pmccntr_pack(f)).count == (T241_C2C0_PMCCNTR_COUNT_MASK >> T241_C2C0_PMCCNTR_COUNT_SHIFT));
}

/* Every bit of PMCCFILTR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffcU +
	       T241_C2C0_PMCCFILTR_PORT_MASK) == 0xffffffffU, "t241_c2c0_pmccfiltr");

static void test_c2c0_pmccfiltr(void **state)
{
	const t241_c2c0_pmccfiltr_fields_t none = {0};
	t241_c2c0_pmccfiltr_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmccfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.port = ~(uint32_t)0;
	assert_true(t241_c2c0_pmccfiltr_pack(f).raw == (T241_C2C0_PMCCFILTR_PORT_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmccfiltr_unpack(t241_c2c0_pmccfiltr_pack(f)).port == (T241_C2C0_PMCCFILTR_PORT_MASK >> T241_C2C0_PMCCFILTR_PORT_SHIFT));
}

/* ---- NVLink-C2C1 ---- */

/* Every bit of PMEVCNTR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T241_C2C1_PMEVCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t241_c2c1_pmevcntr");

static void test_c2c1_pmevcntr(void **state)
{
	const t241_c2c1_pmevcntr_fields_t none = {0};
	t241_c2c1_pmevcntr_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmevcntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t241_c2c1_pmevcntr_pack(f).raw == (T241_C2C1_PMEVCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c1_pmevcntr_unpack(t241_c2c1_pmevcntr_pack(f)).count == (T241_C2C1_PMEVCNTR_COUNT_MASK >> T241_C2C1_PMEVCNTR_COUNT_SHIFT));
}

/* Every bit of PMEVTYPER<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C1_PMEVTYPER_EVENT_MASK) == 0xffffffffU, "t241_c2c1_pmevtyper");

static void test_c2c1_pmevtyper(void **state)
{
	const t241_c2c1_pmevtyper_fields_t none = {0};
	t241_c2c1_pmevtyper_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmevtyper_pack(none).raw == 0x00000000U);
	f = none;
	f.event = ~(uint32_t)0;
	assert_true(t241_c2c1_pmevtyper_pack(f).raw == (T241_C2C1_PMEVTYPER_EVENT_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmevtyper_unpack(t241_c2c1_pmevtyper_pack(f)).event == (T241_C2C1_PMEVTYPER_EVENT_MASK >> T241_C2C1_PMEVTYPER_EVENT_SHIFT));
}

/* Every bit of PMSVR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T241_C2C1_PMSVR_COUNT_MASK) == 0xffffffffffffffffULL, "t241_c2c1_pmsvr");

static void test_c2c1_pmsvr(void **state)
{
	const t241_c2c1_pmsvr_fields_t none = {0};
	t241_c2c1_pmsvr_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmsvr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t241_c2c1_pmsvr_pack(f).raw == (T241_C2C1_PMSVR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c1_pmsvr_unpack(t241_c2c1_pmsvr_pack(f)).count == (T241_C2C1_PMSVR_COUNT_MASK >> T241_C2C1_PMSVR_COUNT_SHIFT));
}

/* Every bit of PMEVFILT2R<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C1_PMEVFILT2R_FILTER2_MASK) == 0xffffffffU, "t241_c2c1_pmevfilt2r");

static void test_c2c1_pmevfilt2r(void **state)
{
	const t241_c2c1_pmevfilt2r_fields_t none = {0};
	t241_c2c1_pmevfilt2r_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmevfilt2r_pack(none).raw == 0x00000000U);
	f = none;
	f.filter2 = ~(uint32_t)0;
	assert_true(t241_c2c1_pmevfilt2r_pack(f).raw == (T241_C2C1_PMEVFILT2R_FILTER2_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmevfilt2r_unpack(t241_c2c1_pmevfilt2r_pack(f)).filter2 == (T241_C2C1_PMEVFILT2R_FILTER2_MASK >> T241_C2C1_PMEVFILT2R_FILTER2_SHIFT));
}

/* Every bit of PMEVFILTR<n> is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffcU +
	       T241_C2C1_PMEVFILTR_PORT_MASK) == 0xffffffffU, "t241_c2c1_pmevfiltr");

static void test_c2c1_pmevfiltr(void **state)
{
	const t241_c2c1_pmevfiltr_fields_t none = {0};
	t241_c2c1_pmevfiltr_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmevfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.port = ~(uint32_t)0;
	assert_true(t241_c2c1_pmevfiltr_pack(f).raw == (T241_C2C1_PMEVFILTR_PORT_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmevfiltr_unpack(t241_c2c1_pmevfiltr_pack(f)).port == (T241_C2C1_PMEVFILTR_PORT_MASK >> T241_C2C1_PMEVFILTR_PORT_SHIFT));
}

/* Every bit of PMCNTENSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C1_PMCNTENSET_P_MASK) == 0xffffffffU, "t241_c2c1_pmcntenset");

static void test_c2c1_pmcntenset(void **state)
{
	const t241_c2c1_pmcntenset_fields_t none = {0};
	t241_c2c1_pmcntenset_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmcntenset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcntenset_pack(f).raw == (T241_C2C1_PMCNTENSET_P_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcntenset_unpack(t241_c2c1_pmcntenset_pack(f)).P == (T241_C2C1_PMCNTENSET_P_MASK >> T241_C2C1_PMCNTENSET_P_SHIFT));
}

/* Every bit of PMCNTENCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C1_PMCNTENCLR_P_MASK) == 0xffffffffU, "t241_c2c1_pmcntenclr");

static void test_c2c1_pmcntenclr(void **state)
{
	const t241_c2c1_pmcntenclr_fields_t none = {0};
	t241_c2c1_pmcntenclr_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmcntenclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcntenclr_pack(f).raw == (T241_C2C1_PMCNTENCLR_P_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcntenclr_unpack(t241_c2c1_pmcntenclr_pack(f)).P == (T241_C2C1_PMCNTENCLR_P_MASK >> T241_C2C1_PMCNTENCLR_P_SHIFT));
}

/* Every bit of PMINTENSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C1_PMINTENSET_P_MASK) == 0xffffffffU, "t241_c2c1_pmintenset");

static void test_c2c1_pmintenset(void **state)
{
	const t241_c2c1_pmintenset_fields_t none = {0};
	t241_c2c1_pmintenset_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmintenset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_c2c1_pmintenset_pack(f).raw == (T241_C2C1_PMINTENSET_P_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmintenset_unpack(t241_c2c1_pmintenset_pack(f)).P == (T241_C2C1_PMINTENSET_P_MASK >> T241_C2C1_PMINTENSET_P_SHIFT));
}

/* Every bit of PMINTENCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C1_PMINTENCLR_P_MASK) == 0xffffffffU, "t241_c2c1_pmintenclr");

static void test_c2c1_pmintenclr(void **state)
{
	const t241_c2c1_pmintenclr_fields_t none = {0};
	t241_c2c1_pmintenclr_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmintenclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_c2c1_pmintenclr_pack(f).raw == (T241_C2C1_PMINTENCLR_P_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmintenclr_unpack(t241_c2c1_pmintenclr_pack(f)).P == (T241_C2C1_PMINTENCLR_P_MASK >> T241_C2C1_PMINTENCLR_P_SHIFT));
}

/* Every bit of PMOVSCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C1_PMOVSCLR_P_MASK) == 0xffffffffU, "t241_c2c1_pmovsclr");

static void test_c2c1_pmovsclr(void **state)
{
	const t241_c2c1_pmovsclr_fields_t none = {0};
	t241_c2c1_pmovsclr_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmovsclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_c2c1_pmovsclr_pack(f).raw == (T241_C2C1_PMOVSCLR_P_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmovsclr_unpack(t241_c2c1_pmovsclr_pack(f)).P == (T241_C2C1_PMOVSCLR_P_MASK >> T241_C2C1_PMOVSCLR_P_SHIFT));
}

/* Every bit of PMOVSSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C1_PMOVSSET_P_MASK) == 0xffffffffU, "t241_c2c1_pmovsset");

static void test_c2c1_pmovsset(void **state)
{
	const t241_c2c1_pmovsset_fields_t none = {0};
	t241_c2c1_pmovsset_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmovsset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_c2c1_pmovsset_pack(f).raw == (T241_C2C1_PMOVSSET_P_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmovsset_unpack(t241_c2c1_pmovsset_pack(f)).P == (T241_C2C1_PMOVSSET_P_MASK >> T241_C2C1_PMOVSSET_P_SHIFT));
}

/* Every bit of PMCGCR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C1_PMCGCR_N_MASK) == 0xffffffffU, "t241_c2c1_pmcgcr");

static void test_c2c1_pmcgcr(void **state)
{
	const t241_c2c1_pmcgcr_fields_t none = {0};
	t241_c2c1_pmcgcr_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmcgcr_pack(none).raw == 0x00000000U);
	f = none;
	f.N = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcgcr_pack(f).raw == (T241_C2C1_PMCGCR_N_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcgcr_unpack(t241_c2c1_pmcgcr_pack(f)).N == (T241_C2C1_PMCGCR_N_MASK >> T241_C2C1_PMCGCR_N_SHIFT));
}

/* Every bit of PMCFGR is in one field or reserved. */
_Static_assert((uint32_t)(0x0e040000U +
	       T241_C2C1_PMCFGR_NCG_MASK +
	       T241_C2C1_PMCFGR_HDBG_MASK +
	       T241_C2C1_PMCFGR_TRO_MASK +
	       T241_C2C1_PMCFGR_SS_MASK +
	       T241_C2C1_PMCFGR_FZO_MASK +
	       T241_C2C1_PMCFGR_MSI_MASK +
	       T241_C2C1_PMCFGR_UEN_MASK +
	       T241_C2C1_PMCFGR_NA_MASK +
	       T241_C2C1_PMCFGR_EX_MASK +
	       T241_C2C1_PMCFGR_CCD_MASK +
	       T241_C2C1_PMCFGR_CC_MASK +
	       T241_C2C1_PMCFGR_SIZE_MASK +
	       T241_C2C1_PMCFGR_N_MASK) == 0xffffffffU, "t241_c2c1_pmcfgr");

static void test_c2c1_pmcfgr(void **state)
{
	const t241_c2c1_pmcfgr_fields_t none = {0};
	t241_c2c1_pmcfgr_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmcfgr_pack(none).raw == 0x00000000U);
	f = none;
	f.NCG = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcfgr_pack(f).raw == (T241_C2C1_PMCFGR_NCG_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcfgr_unpack(t241_c2c1_pmcfgr_pack(f)).NCG == (T241_C2C1_PMCFGR_NCG_MASK >> T241_C2C1_PMCFGR_NCG_SHIFT));
	f = none;
	f.HDBG = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcfgr_pack(f).raw == (T241_C2C1_PMCFGR_HDBG_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcfgr_unpack(t241_c2c1_pmcfgr_pack(f)).HDBG == (T241_C2C1_PMCFGR_HDBG_MASK >> T241_C2C1_PMCFGR_HDBG_SHIFT));
	f = none;
	f.TRO = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcfgr_pack(f).raw == (T241_C2C1_PMCFGR_TRO_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcfgr_unpack(t241_c2c1_pmcfgr_pack(f)).TRO == (T241_C2C1_PMCFGR_TRO_MASK >> T241_C2C1_PMCFGR_TRO_SHIFT));
	f = none;
	f.SS = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcfgr_pack(f).raw == (T241_C2C1_PMCFGR_SS_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcfgr_unpack(t241_c2c1_pmcfgr_pack(f)).SS == (T241_C2C1_PMCFGR_SS_MASK >> T241_C2C1_PMCFGR_SS_SHIFT));
	f = none;
	f.FZO = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcfgr_pack(f).raw == (T241_C2C1_PMCFGR_FZO_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcfgr_unpack(t241_c2c1_pmcfgr_pack(f)).FZO == (T241_C2C1_PMCFGR_FZO_MASK >> T241_C2C1_PMCFGR_FZO_SHIFT));
	f = none;
	f.MSI = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcfgr_pack(f).raw == (T241_C2C1_PMCFGR_MSI_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcfgr_unpack(t241_c2c1_pmcfgr_pack(f)).MSI == (T241_C2C1_PMCFGR_MSI_MASK >> T241_C2C1_PMCFGR_MSI_SHIFT));
	f = none;
	f.UEN = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcfgr_pack(f).raw == (T241_C2C1_PMCFGR_UEN_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcfgr_unpack(t241_c2c1_pmcfgr_pack(f)).UEN == (T241_C2C1_PMCFGR_UEN_MASK >> T241_C2C1_PMCFGR_UEN_SHIFT));
	f = none;
	f.NA = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcfgr_pack(f).raw == (T241_C2C1_PMCFGR_NA_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcfgr_unpack(t241_c2c1_pmcfgr_pack(f)).NA == (T241_C2C1_PMCFGR_NA_MASK >> T241_C2C1_PMCFGR_NA_SHIFT));
	f = none;
	f.EX = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcfgr_pack(f).raw == (T241_C2C1_PMCFGR_EX_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcfgr_unpack(t241_c2c1_pmcfgr_pack(f)).EX == (T241_C2C1_PMCFGR_EX_MASK >> T241_C2C1_PMCFGR_EX_SHIFT));
	f = none;
	f.CCD = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcfgr_pack(f).raw == (T241_C2C1_PMCFGR_CCD_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcfgr_unpack(t241_c2c1_pmcfgr_pack(f)).CCD == (T241_C2C1_PMCFGR_CCD_MASK >> T241_C2C1_PMCFGR_CCD_SHIFT));
	f = none;
	f.CC = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcfgr_pack(f).raw == (T241_C2C1_PMCFGR_CC_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcfgr_unpack(t241_c2c1_pmcfgr_pack(f)).CC == (T241_C2C1_PMCFGR_CC_MASK >> T241_C2C1_PMCFGR_CC_SHIFT));
	f = none;
	f.SIZE = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcfgr_pack(f).raw == (T241_C2C1_PMCFGR_SIZE_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcfgr_unpack(t241_c2c1_pmcfgr_pack(f)).SIZE == (T241_C2C1_PMCFGR_SIZE_MASK >> T241_C2C1_PMCFGR_SIZE_SHIFT));
	f = none;
	f.N = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcfgr_pack(f).raw == (T241_C2C1_PMCFGR_N_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcfgr_unpack(t241_c2c1_pmcfgr_pack(f)).N == (T241_C2C1_PMCFGR_N_MASK >> T241_C2C1_PMCFGR_N_SHIFT));
}

/* Every bit of PMCR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffff0c0U +
	       T241_C2C1_PMCR_TRO_MASK +
	       T241_C2C1_PMCR_HDBG_MASK +
	       T241_C2C1_PMCR_FZO_MASK +
	       T241_C2C1_PMCR_NA_MASK +
	       T241_C2C1_PMCR_DP_MASK +
	       T241_C2C1_PMCR_X_MASK +
	       T241_C2C1_PMCR_D_MASK +
	       T241_C2C1_PMCR_C_MASK +
	       T241_C2C1_PMCR_P_MASK +
	       T241_C2C1_PMCR_E_MASK) == 0xffffffffU, "t241_c2c1_pmcr");

static void test_c2c1_pmcr(void **state)
{
	const t241_c2c1_pmcr_fields_t none = {0};
	t241_c2c1_pmcr_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmcr_pack(none).raw == 0x00000000U);
	f = none;
	f.TRO = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcr_pack(f).raw == (T241_C2C1_PMCR_TRO_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcr_unpack(t241_c2c1_pmcr_pack(f)).TRO == (T241_C2C1_PMCR_TRO_MASK >> T241_C2C1_PMCR_TRO_SHIFT));
	f = none;
	f.HDBG = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcr_pack(f).raw == (T241_C2C1_PMCR_HDBG_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcr_unpack(t241_c2c1_pmcr_pack(f)).HDBG == (T241_C2C1_PMCR_HDBG_MASK >> T241_C2C1_PMCR_HDBG_SHIFT));
	f = none;
	f.FZO = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcr_pack(f).raw == (T241_C2C1_PMCR_FZO_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcr_unpack(t241_c2c1_pmcr_pack(f)).FZO == (T241_C2C1_PMCR_FZO_MASK >> T241_C2C1_PMCR_FZO_SHIFT));
	f = none;
	f.NA = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcr_pack(f).raw == (T241_C2C1_PMCR_NA_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcr_unpack(t241_c2c1_pmcr_pack(f)).NA == (T241_C2C1_PMCR_NA_MASK >> T241_C2C1_PMCR_NA_SHIFT));
	f = none;
	f.DP = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcr_pack(f).raw == (T241_C2C1_PMCR_DP_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcr_unpack(t241_c2c1_pmcr_pack(f)).DP == (T241_C2C1_PMCR_DP_MASK >> T241_C2C1_PMCR_DP_SHIFT));
	f = none;
	f.X = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcr_pack(f).raw == (T241_C2C1_PMCR_X_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcr_unpack(t241_c2c1_pmcr_pack(f)).X == (T241_C2C1_PMCR_X_MASK >> T241_C2C1_PMCR_X_SHIFT));
	f = none;
	f.D = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcr_pack(f).raw == (T241_C2C1_PMCR_D_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcr_unpack(t241_c2c1_pmcr_pack(f)).D == (T241_C2C1_PMCR_D_MASK >> T241_C2C1_PMCR_D_SHIFT));
	f = none;
	f.C = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcr_pack(f).raw == (T241_C2C1_PMCR_C_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcr_unpack(t241_c2c1_pmcr_pack(f)).C == (T241_C2C1_PMCR_C_MASK >> T241_C2C1_PMCR_C_SHIFT));
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcr_pack(f).raw == (T241_C2C1_PMCR_P_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcr_unpack(t241_c2c1_pmcr_pack(f)).P == (T241_C2C1_PMCR_P_MASK >> T241_C2C1_PMCR_P_SHIFT));
	f = none;
	f.E = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcr_pack(f).raw == (T241_C2C1_PMCR_E_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcr_unpack(t241_c2c1_pmcr_pack(f)).E == (T241_C2C1_PMCR_E_MASK >> T241_C2C1_PMCR_E_SHIFT));
}

/* Every bit of PMIIDR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C1_PMIIDR_PRODUCTID_MASK +
	       T241_C2C1_PMIIDR_VARIANT_MASK +
	       T241_C2C1_PMIIDR_REVISION_MASK +
	       T241_C2C1_PMIIDR_IMPLEMENTER_MASK) == 0xffffffffU, "t241_c2c1_pmiidr");

static void test_c2c1_pmiidr(void **state)
{
	const t241_c2c1_pmiidr_fields_t none = {0};
	t241_c2c1_pmiidr_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmiidr_pack(none).raw == 0x00000000U);
	f = none;
	f.ProductID = ~(uint32_t)0;
	assert_true(t241_c2c1_pmiidr_pack(f).raw == (T241_C2C1_PMIIDR_PRODUCTID_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmiidr_unpack(t241_c2c1_pmiidr_pack(f)).ProductID == (T241_C2C1_PMIIDR_PRODUCTID_MASK >> T241_C2C1_PMIIDR_PRODUCTID_SHIFT));
	f = none;
	f.Variant = ~(uint32_t)0;
	assert_true(t241_c2c1_pmiidr_pack(f).raw == (T241_C2C1_PMIIDR_VARIANT_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmiidr_unpack(t241_c2c1_pmiidr_pack(f)).Variant == (T241_C2C1_PMIIDR_VARIANT_MASK >> T241_C2C1_PMIIDR_VARIANT_SHIFT));
	f = none;
	f.Revision = ~(uint32_t)0;
	assert_true(t241_c2c1_pmiidr_pack(f).raw == (T241_C2C1_PMIIDR_REVISION_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmiidr_unpack(t241_c2c1_pmiidr_pack(f)).Revision == (T241_C2C1_PMIIDR_REVISION_MASK >> T241_C2C1_PMIIDR_REVISION_SHIFT));
	f = none;
	f.Implementer = ~(uint32_t)0;
	assert_true(t241_c2c1_pmiidr_pack(f).raw == (T241_C2C1_PMIIDR_IMPLEMENTER_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmiidr_unpack(t241_c2c1_pmiidr_pack(f)).Implementer == (T241_C2C1_PMIIDR_IMPLEMENTER_MASK >> T241_C2C1_PMIIDR_IMPLEMENTER_SHIFT));
}

/* Every bit of PMCEID<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C1_PMCEID_ID_MASK) == 0xffffffffU, "t241_c2c1_pmceid");

static void test_c2c1_pmceid(void **state)
{
	const t241_c2c1_pmceid_fields_t none = {0};
	t241_c2c1_pmceid_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmceid_pack(none).raw == 0x00000000U);
	f = none;
	f.ID = ~(uint32_t)0;
	assert_true(t241_c2c1_pmceid_pack(f).raw == (T241_C2C1_PMCEID_ID_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmceid_unpack(t241_c2c1_pmceid_pack(f)).ID == (T241_C2C1_PMCEID_ID_MASK >> T241_C2C1_PMCEID_ID_SHIFT));
}

/* Every bit of PMSSCR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffeU +
	       T241_C2C1_PMSSCR_SS_MASK) == 0xffffffffU, "t241_c2c1_pmsscr");

static void test_c2c1_pmsscr(void **state)
{
	const t241_c2c1_pmsscr_fields_t none = {0};
	t241_c2c1_pmsscr_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmsscr_pack(none).raw == 0x00000000U);
	f = none;
	f.SS = ~(uint32_t)0;
	assert_true(t241_c2c1_pmsscr_pack(f).raw == (T241_C2C1_PMSSCR_SS_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmsscr_unpack(t241_c2c1_pmsscr_pack(f)).SS == (T241_C2C1_PMSSCR_SS_MASK >> T241_C2C1_PMSSCR_SS_SHIFT));
}

/* Every bit of PMSSRR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff00000000ULL +
	       T241_C2C1_PMSSRR_RC_MASK +
	       T241_C2C1_PMSSRR_RP_MASK) == 0xffffffffffffffffULL, "t241_c2c1_pmssrr");

static void test_c2c1_pmssrr(void **state)
{
	const t241_c2c1_pmssrr_fields_t none = {0};
	t241_c2c1_pmssrr_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmssrr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.RC = ~(uint64_t)0;
	assert_true(t241_c2c1_pmssrr_pack(f).raw == (T241_C2C1_PMSSRR_RC_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c1_pmssrr_unpack(t241_c2c1_pmssrr_pack(f)).RC == (T241_C2C1_PMSSRR_RC_MASK >> T241_C2C1_PMSSRR_RC_SHIFT));
	f = none;
	f.RP = ~(uint64_t)0;
	assert_true(t241_c2c1_pmssrr_pack(f).raw == (T241_C2C1_PMSSRR_RP_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c1_pmssrr_unpack(t241_c2c1_pmssrr_pack(f)).RP == (T241_C2C1_PMSSRR_RP_MASK >> T241_C2C1_PMSSRR_RP_SHIFT));
}

/* Every bit of PMSCR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff7fffffe0ULL +
	       T241_C2C1_PMSCR_IMPL_MASK +
	       T241_C2C1_PMSCR_NAO_MASK +
	       T241_C2C1_PMSCR_MSI_MPAM_NS_MASK +
	       T241_C2C1_PMSCR_NSMSI_MASK +
	       T241_C2C1_PMSCR_NSRA_MASK +
	       T241_C2C1_PMSCR_SO_MASK) == 0xffffffffffffffffULL, "t241_c2c1_pmscr");

static void test_c2c1_pmscr(void **state)
{
	const t241_c2c1_pmscr_fields_t none = {0};
	t241_c2c1_pmscr_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmscr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMPL = ~(uint64_t)0;
	assert_true(t241_c2c1_pmscr_pack(f).raw == (T241_C2C1_PMSCR_IMPL_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c1_pmscr_unpack(t241_c2c1_pmscr_pack(f)).IMPL == (T241_C2C1_PMSCR_IMPL_MASK >> T241_C2C1_PMSCR_IMPL_SHIFT));
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(t241_c2c1_pmscr_pack(f).raw == (T241_C2C1_PMSCR_NAO_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c1_pmscr_unpack(t241_c2c1_pmscr_pack(f)).NAO == (T241_C2C1_PMSCR_NAO_MASK >> T241_C2C1_PMSCR_NAO_SHIFT));
	f = none;
	f.MSI_MPAM_NS = ~(uint64_t)0;
	assert_true(t241_c2c1_pmscr_pack(f).raw == (T241_C2C1_PMSCR_MSI_MPAM_NS_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c1_pmscr_unpack(t241_c2c1_pmscr_pack(f)).MSI_MPAM_NS == (T241_C2C1_PMSCR_MSI_MPAM_NS_MASK >> T241_C2C1_PMSCR_MSI_MPAM_NS_SHIFT));
	f = none;
	f.NSMSI = ~(uint64_t)0;
	assert_true(t241_c2c1_pmscr_pack(f).raw == (T241_C2C1_PMSCR_NSMSI_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c1_pmscr_unpack(t241_c2c1_pmscr_pack(f)).NSMSI == (T241_C2C1_PMSCR_NSMSI_MASK >> T241_C2C1_PMSCR_NSMSI_SHIFT));
	f = none;
	f.NSRA = ~(uint64_t)0;
	assert_true(t241_c2c1_pmscr_pack(f).raw == (T241_C2C1_PMSCR_NSRA_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c1_pmscr_unpack(t241_c2c1_pmscr_pack(f)).NSRA == (T241_C2C1_PMSCR_NSRA_MASK >> T241_C2C1_PMSCR_NSRA_SHIFT));
	f = none;
	f.SO = ~(uint64_t)0;
	assert_true(t241_c2c1_pmscr_pack(f).raw == (T241_C2C1_PMSCR_SO_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c1_pmscr_unpack(t241_c2c1_pmscr_pack(f)).SO == (T241_C2C1_PMSCR_SO_MASK >> T241_C2C1_PMSCR_SO_SHIFT));
}

/* Every bit of PMROOTCR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff7ffffff4ULL +
	       T241_C2C1_PMROOTCR_IMPL_MASK +
	       T241_C2C1_PMROOTCR_NAO_MASK +
	       T241_C2C1_PMROOTCR_RLO_MASK +
	       T241_C2C1_PMROOTCR_RTO_MASK) == 0xffffffffffffffffULL, "t241_c2c1_pmrootcr");

static void test_c2c1_pmrootcr(void **state)
{
	const t241_c2c1_pmrootcr_fields_t none = {0};
	t241_c2c1_pmrootcr_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmrootcr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMPL = ~(uint64_t)0;
	assert_true(t241_c2c1_pmrootcr_pack(f).raw == (T241_C2C1_PMROOTCR_IMPL_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c1_pmrootcr_unpack(t241_c2c1_pmrootcr_pack(f)).IMPL == (T241_C2C1_PMROOTCR_IMPL_MASK >> T241_C2C1_PMROOTCR_IMPL_SHIFT));
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(t241_c2c1_pmrootcr_pack(f).raw == (T241_C2C1_PMROOTCR_NAO_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c1_pmrootcr_unpack(t241_c2c1_pmrootcr_pack(f)).NAO == (T241_C2C1_PMROOTCR_NAO_MASK >> T241_C2C1_PMROOTCR_NAO_SHIFT));
	f = none;
	f.RLO = ~(uint64_t)0;
	assert_true(t241_c2c1_pmrootcr_pack(f).raw == (T241_C2C1_PMROOTCR_RLO_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c1_pmrootcr_unpack(t241_c2c1_pmrootcr_pack(f)).RLO == (T241_C2C1_PMROOTCR_RLO_MASK >> T241_C2C1_PMROOTCR_RLO_SHIFT));
	f = none;
	f.RTO = ~(uint64_t)0;
	assert_true(t241_c2c1_pmrootcr_pack(f).raw == (T241_C2C1_PMROOTCR_RTO_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c1_pmrootcr_unpack(t241_c2c1_pmrootcr_pack(f)).RTO == (T241_C2C1_PMROOTCR_RTO_MASK >> T241_C2C1_PMROOTCR_RTO_SHIFT));
}

/* Every bit of PMIRQCR0 is in one field or reserved. */
_Static_assert((uint64_t)(0xff00000000000003ULL +
	       T241_C2C1_PMIRQCR0_ADDR_MASK) == 0xffffffffffffffffULL, "t241_c2c1_pmirqcr0");

static void test_c2c1_pmirqcr0(void **state)
{
	const t241_c2c1_pmirqcr0_fields_t none = {0};
	t241_c2c1_pmirqcr0_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmirqcr0_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.ADDR = ~(uint64_t)0;
	assert_true(t241_c2c1_pmirqcr0_pack(f).raw == (T241_C2C1_PMIRQCR0_ADDR_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c1_pmirqcr0_unpack(t241_c2c1_pmirqcr0_pack(f)).ADDR == (T241_C2C1_PMIRQCR0_ADDR_MASK >> T241_C2C1_PMIRQCR0_ADDR_SHIFT));
}

/* Every bit of PMIRQCR1 is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C1_PMIRQCR1_DATA_MASK) == 0xffffffffU, "t241_c2c1_pmirqcr1");

static void test_c2c1_pmirqcr1(void **state)
{
	const t241_c2c1_pmirqcr1_fields_t none = {0};
	t241_c2c1_pmirqcr1_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmirqcr1_pack(none).raw == 0x00000000U);
	f = none;
	f.DATA = ~(uint32_t)0;
	assert_true(t241_c2c1_pmirqcr1_pack(f).raw == (T241_C2C1_PMIRQCR1_DATA_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmirqcr1_unpack(t241_c2c1_pmirqcr1_pack(f)).DATA == (T241_C2C1_PMIRQCR1_DATA_MASK >> T241_C2C1_PMIRQCR1_DATA_SHIFT));
}

/* Every bit of PMIRQCR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_C2C1_PMIRQCR2_IRQEN_MASK +
	       T241_C2C1_PMIRQCR2_NSMSI_MASK +
	       T241_C2C1_PMIRQCR2_SH_MASK +
	       T241_C2C1_PMIRQCR2_MEMATTR_MASK) == 0xffffffffU, "t241_c2c1_pmirqcr2");

static void test_c2c1_pmirqcr2(void **state)
{
	const t241_c2c1_pmirqcr2_fields_t none = {0};
	t241_c2c1_pmirqcr2_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmirqcr2_pack(none).raw == 0x00000000U);
	f = none;
	f.IRQEN = ~(uint32_t)0;
	assert_true(t241_c2c1_pmirqcr2_pack(f).raw == (T241_C2C1_PMIRQCR2_IRQEN_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmirqcr2_unpack(t241_c2c1_pmirqcr2_pack(f)).IRQEN == (T241_C2C1_PMIRQCR2_IRQEN_MASK >> T241_C2C1_PMIRQCR2_IRQEN_SHIFT));
	f = none;
	f.NSMSI = ~(uint32_t)0;
	assert_true(t241_c2c1_pmirqcr2_pack(f).raw == (T241_C2C1_PMIRQCR2_NSMSI_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmirqcr2_unpack(t241_c2c1_pmirqcr2_pack(f)).NSMSI == (T241_C2C1_PMIRQCR2_NSMSI_MASK >> T241_C2C1_PMIRQCR2_NSMSI_SHIFT));
	f = none;
	f.SH = ~(uint32_t)0;
	assert_true(t241_c2c1_pmirqcr2_pack(f).raw == (T241_C2C1_PMIRQCR2_SH_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmirqcr2_unpack(t241_c2c1_pmirqcr2_pack(f)).SH == (T241_C2C1_PMIRQCR2_SH_MASK >> T241_C2C1_PMIRQCR2_SH_SHIFT));
	f = none;
	f.MemAttr = ~(uint32_t)0;
	assert_true(t241_c2c1_pmirqcr2_pack(f).raw == (T241_C2C1_PMIRQCR2_MEMATTR_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmirqcr2_unpack(t241_c2c1_pmirqcr2_pack(f)).MemAttr == (T241_C2C1_PMIRQCR2_MEMATTR_MASK >> T241_C2C1_PMIRQCR2_MEMATTR_SHIFT));
}

/* Every bit of PMDEVAFF is in one field or reserved. */
_Static_assert((uint64_t)(0xffffff003e000000ULL +
	       T241_C2C1_PMDEVAFF_AFF3_MASK +
	       T241_C2C1_PMDEVAFF_F0V_MASK +
	       T241_C2C1_PMDEVAFF_U_MASK +
	       T241_C2C1_PMDEVAFF_MT_MASK +
	       T241_C2C1_PMDEVAFF_AFF2_MASK +
	       T241_C2C1_PMDEVAFF_AFF1_MASK +
	       T241_C2C1_PMDEVAFF_AFF0_MASK) == 0xffffffffffffffffULL, "t241_c2c1_pmdevaff");

static void test_c2c1_pmdevaff(void **state)
{
	const t241_c2c1_pmdevaff_fields_t none = {0};
	t241_c2c1_pmdevaff_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmdevaff_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.Aff3 = ~(uint64_t)0;
	assert_true(t241_c2c1_pmdevaff_pack(f).raw == (T241_C2C1_PMDEVAFF_AFF3_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c1_pmdevaff_unpack(t241_c2c1_pmdevaff_pack(f)).Aff3 == (T241_C2C1_PMDEVAFF_AFF3_MASK >> T241_C2C1_PMDEVAFF_AFF3_SHIFT));
	f = none;
	f.F0V = ~(uint64_t)0;
	assert_true(t241_c2c1_pmdevaff_pack(f).raw == (T241_C2C1_PMDEVAFF_F0V_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c1_pmdevaff_unpack(t241_c2c1_pmdevaff_pack(f)).F0V == (T241_C2C1_PMDEVAFF_F0V_MASK >> T241_C2C1_PMDEVAFF_F0V_SHIFT));
	f = none;
	f.U = ~(uint64_t)0;
	assert_true(t241_c2c1_pmdevaff_pack(f).raw == (T241_C2C1_PMDEVAFF_U_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c1_pmdevaff_unpack(t241_c2c1_pmdevaff_pack(f)).U == (T241_C2C1_PMDEVAFF_U_MASK >> T241_C2C1_PMDEVAFF_U_SHIFT));
	f = none;
	f.MT = ~(uint64_t)0;
	assert_true(t241_c2c1_pmdevaff_pack(f).raw == (T241_C2C1_PMDEVAFF_MT_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c1_pmdevaff_unpack(t241_c2c1_pmdevaff_pack(f)).MT == (T241_C2C1_PMDEVAFF_MT_MASK >> T241_C2C1_PMDEVAFF_MT_SHIFT));
	f = none;
	f.Aff2 = ~(uint64_t)0;
	assert_true(t241_c2c1_pmdevaff_pack(f).raw == (T241_C2C1_PMDEVAFF_AFF2_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c1_pmdevaff_unpack(t241_c2c1_pmdevaff_pack(f)).Aff2 == (T241_C2C1_PMDEVAFF_AFF2_MASK >> T241_C2C1_PMDEVAFF_AFF2_SHIFT));
	f = none;
	f.Aff1 = ~(uint64_t)0;
	assert_true(t241_c2c1_pmdevaff_pack(f).raw == (T241_C2C1_PMDEVAFF_AFF1_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c1_pmdevaff_unpack(t241_c2c1_pmdevaff_pack(f)).Aff1 == (T241_C2C1_PMDEVAFF_AFF1_MASK >> T241_C2C1_PMDEVAFF_AFF1_SHIFT));
	f = none;
	f.Aff0 = ~(uint64_t)0;
	assert_true(t241_c2c1_pmdevaff_pack(f).raw == (T241_C2C1_PMDEVAFF_AFF0_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c1_pmdevaff_unpack(t241_c2c1_pmdevaff_pack(f)).Aff0 == (T241_C2C1_PMDEVAFF_AFF0_MASK >> T241_C2C1_PMDEVAFF_AFF0_SHIFT));
}

/* Every bit of PMLAR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C1_PMLAR_KEY_MASK) == 0xffffffffU, "t241_c2c1_pmlar");

static void test_c2c1_pmlar(void **state)
{
	const t241_c2c1_pmlar_fields_t none = {0};
	t241_c2c1_pmlar_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmlar_pack(none).raw == 0x00000000U);
	f = none;
	f.KEY = ~(uint32_t)0;
	assert_true(t241_c2c1_pmlar_pack(f).raw == (T241_C2C1_PMLAR_KEY_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmlar_unpack(t241_c2c1_pmlar_pack(f)).KEY == (T241_C2C1_PMLAR_KEY_MASK >> T241_C2C1_PMLAR_KEY_SHIFT));
}

/* Every bit of PMAUTHSTATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xf0ff0f00U +
	       T241_C2C1_PMAUTHSTATUS_RTNID_MASK +
	       T241_C2C1_PMAUTHSTATUS_RTID_MASK +
	       T241_C2C1_PMAUTHSTATUS_RLNID_MASK +
	       T241_C2C1_PMAUTHSTATUS_RLID_MASK +
	       T241_C2C1_PMAUTHSTATUS_SNID_MASK +
	       T241_C2C1_PMAUTHSTATUS_SID_MASK +
	       T241_C2C1_PMAUTHSTATUS_NSNID_MASK +
	       T241_C2C1_PMAUTHSTATUS_NSID_MASK) == 0xffffffffU, "t241_c2c1_pmauthstatus");

static void test_c2c1_pmauthstatus(void **state)
{
	const t241_c2c1_pmauthstatus_fields_t none = {0};
	t241_c2c1_pmauthstatus_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmauthstatus_pack(none).raw == 0x00000000U);
	f = none;
	f.RTNID = ~(uint32_t)0;
	assert_true(t241_c2c1_pmauthstatus_pack(f).raw == (T241_C2C1_PMAUTHSTATUS_RTNID_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmauthstatus_unpack(t241_c2c1_pmauthstatus_pack(f)).RTNID == (T241_C2C1_PMAUTHSTATUS_RTNID_MASK >> T241_C2C1_PMAUTHSTATUS_RTNID_SHIFT));
	f = none;
	f.RTID = ~(uint32_t)0;
	assert_true(t241_c2c1_pmauthstatus_pack(f).raw == (T241_C2C1_PMAUTHSTATUS_RTID_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmauthstatus_unpack(t241_c2c1_pmauthstatus_pack(f)).RTID == (T241_C2C1_PMAUTHSTATUS_RTID_MASK >> T241_C2C1_PMAUTHSTATUS_RTID_SHIFT));
	f = none;
	f.RLNID = ~(uint32_t)0;
	assert_true(t241_c2c1_pmauthstatus_pack(f).raw == (T241_C2C1_PMAUTHSTATUS_RLNID_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmauthstatus_unpack(t241_c2c1_pmauthstatus_pack(f)).RLNID == (T241_C2C1_PMAUTHSTATUS_RLNID_MASK >> T241_C2C1_PMAUTHSTATUS_RLNID_SHIFT));
	f = none;
	f.RLID = ~(uint32_t)0;
	assert_true(t241_c2c1_pmauthstatus_pack(f).raw == (T241_C2C1_PMAUTHSTATUS_RLID_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmauthstatus_unpack(t241_c2c1_pmauthstatus_pack(f)).RLID == (T241_C2C1_PMAUTHSTATUS_RLID_MASK >> T241_C2C1_PMAUTHSTATUS_RLID_SHIFT));
	f = none;
	f.SNID = ~(uint32_t)0;
	assert_true(t241_c2c1_pmauthstatus_pack(f).raw == (T241_C2C1_PMAUTHSTATUS_SNID_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmauthstatus_unpack(t241_c2c1_pmauthstatus_pack(f)).SNID == (T241_C2C1_PMAUTHSTATUS_SNID_MASK >> T241_C2C1_PMAUTHSTATUS_SNID_SHIFT));
	f = none;
	f.SID = ~(uint32_t)0;
	assert_true(t241_c2c1_pmauthstatus_pack(f).raw == (T241_C2C1_PMAUTHSTATUS_SID_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmauthstatus_unpack(t241_c2c1_pmauthstatus_pack(f)).SID == (T241_C2C1_PMAUTHSTATUS_SID_MASK >> T241_C2C1_PMAUTHSTATUS_SID_SHIFT));
	f = none;
	f.NSNID = ~(uint32_t)0;
	assert_true(t241_c2c1_pmauthstatus_pack(f).raw == (T241_C2C1_PMAUTHSTATUS_NSNID_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmauthstatus_unpack(t241_c2c1_pmauthstatus_pack(f)).NSNID == (T241_C2C1_PMAUTHSTATUS_NSNID_MASK >> T241_C2C1_PMAUTHSTATUS_NSNID_SHIFT));
	f = none;
	f.NSID = ~(uint32_t)0;
	assert_true(t241_c2c1_pmauthstatus_pack(f).raw == (T241_C2C1_PMAUTHSTATUS_NSID_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmauthstatus_unpack(t241_c2c1_pmauthstatus_pack(f)).NSID == (T241_C2C1_PMAUTHSTATUS_NSID_MASK >> T241_C2C1_PMAUTHSTATUS_NSID_SHIFT));
}

/* Every bit of PMDEVARCH is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_C2C1_PMDEVARCH_ARCHITECT_MASK +
	       T241_C2C1_PMDEVARCH_PRESENT_MASK +
	       T241_C2C1_PMDEVARCH_REVISION_MASK +
	       T241_C2C1_PMDEVARCH_ARCHVER_MASK +
	       T241_C2C1_PMDEVARCH_ARCHPART_MASK) == 0xffffffffU, "t241_c2c1_pmdevarch");

static void test_c2c1_pmdevarch(void **state)
{
	const t241_c2c1_pmdevarch_fields_t none = {0};
	t241_c2c1_pmdevarch_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmdevarch_pack(none).raw == 0x00000000U);
	f = none;
	f.ARCHITECT = ~(uint32_t)0;
	assert_true(t241_c2c1_pmdevarch_pack(f).raw == (T241_C2C1_PMDEVARCH_ARCHITECT_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmdevarch_unpack(t241_c2c1_pmdevarch_pack(f)).ARCHITECT == (T241_C2C1_PMDEVARCH_ARCHITECT_MASK >> T241_C2C1_PMDEVARCH_ARCHITECT_SHIFT));
	f = none;
	f.PRESENT = ~(uint32_t)0;
	assert_true(t241_c2c1_pmdevarch_pack(f).raw == (T241_C2C1_PMDEVARCH_PRESENT_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmdevarch_unpack(t241_c2c1_pmdevarch_pack(f)).PRESENT == (T241_C2C1_PMDEVARCH_PRESENT_MASK >> T241_C2C1_PMDEVARCH_PRESENT_SHIFT));
	f = none;
	f.REVISION = ~(uint32_t)0;
	assert_true(t241_c2c1_pmdevarch_pack(f).raw == (T241_C2C1_PMDEVARCH_REVISION_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmdevarch_unpack(t241_c2c1_pmdevarch_pack(f)).REVISION == (T241_C2C1_PMDEVARCH_REVISION_MASK >> T241_C2C1_PMDEVARCH_REVISION_SHIFT));
	f = none;
	f.ARCHVER = ~(uint32_t)0;
	assert_true(t241_c2c1_pmdevarch_pack(f).raw == (T241_C2C1_PMDEVARCH_ARCHVER_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmdevarch_unpack(t241_c2c1_pmdevarch_pack(f)).ARCHVER == (T241_C2C1_PMDEVARCH_ARCHVER_MASK >> T241_C2C1_PMDEVARCH_ARCHVER_SHIFT));
	f = none;
	f.ARCHPART = ~(uint32_t)0;
	assert_true(t241_c2c1_pmdevarch_pack(f).raw == (T241_C2C1_PMDEVARCH_ARCHPART_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmdevarch_unpack(t241_c2c1_pmdevarch_pack(f)).ARCHPART == (T241_C2C1_PMDEVARCH_ARCHPART_MASK >> T241_C2C1_PMDEVARCH_ARCHPART_SHIFT));
}

/* Every bit of PMDEVTYPE is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_C2C1_PMDEVTYPE_SUB_MASK +
	       T241_C2C1_PMDEVTYPE_MAJOR_MASK) == 0xffffffffU, "t241_c2c1_pmdevtype");

static void test_c2c1_pmdevtype(void **state)
{
	const t241_c2c1_pmdevtype_fields_t none = {0};
	t241_c2c1_pmdevtype_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmdevtype_pack(none).raw == 0x00000000U);
	f = none;
	f.SUB = ~(uint32_t)0;
	assert_true(t241_c2c1_pmdevtype_pack(f).raw == (T241_C2C1_PMDEVTYPE_SUB_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmdevtype_unpack(t241_c2c1_pmdevtype_pack(f)).SUB == (T241_C2C1_PMDEVTYPE_SUB_MASK >> T241_C2C1_PMDEVTYPE_SUB_SHIFT));
	f = none;
	f.MAJOR = ~(uint32_t)0;
	assert_true(t241_c2c1_pmdevtype_pack(f).raw == (T241_C2C1_PMDEVTYPE_MAJOR_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmdevtype_unpack(t241_c2c1_pmdevtype_pack(f)).MAJOR == (T241_C2C1_PMDEVTYPE_MAJOR_MASK >> T241_C2C1_PMDEVTYPE_MAJOR_SHIFT));
}

/* Every bit of PMPIDR4 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_C2C1_PMPIDR4_SIZE_MASK +
	       T241_C2C1_PMPIDR4_DES_2_MASK) == 0xffffffffU, "t241_c2c1_pmpidr4");

static void test_c2c1_pmpidr4(void **state)
{
	const t241_c2c1_pmpidr4_fields_t none = {0};
	t241_c2c1_pmpidr4_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmpidr4_pack(none).raw == 0x00000000U);
	f = none;
	f.SIZE = ~(uint32_t)0;
	assert_true(t241_c2c1_pmpidr4_pack(f).raw == (T241_C2C1_PMPIDR4_SIZE_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmpidr4_unpack(t241_c2c1_pmpidr4_pack(f)).SIZE == (T241_C2C1_PMPIDR4_SIZE_MASK >> T241_C2C1_PMPIDR4_SIZE_SHIFT));
	f = none;
	f.DES_2 = ~(uint32_t)0;
	assert_true(t241_c2c1_pmpidr4_pack(f).raw == (T241_C2C1_PMPIDR4_DES_2_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmpidr4_unpack(t241_c2c1_pmpidr4_pack(f)).DES_2 == (T241_C2C1_PMPIDR4_DES_2_MASK >> T241_C2C1_PMPIDR4_DES_2_SHIFT));
}

/* Every bit of PMPIDR0 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_C2C1_PMPIDR0_PART_0_MASK) == 0xffffffffU, "t241_c2c1_pmpidr0");

static void test_c2c1_pmpidr0(void **state)
{
	const t241_c2c1_pmpidr0_fields_t none = {0};
	t241_c2c1_pmpidr0_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmpidr0_pack(none).raw == 0x00000000U);
	f = none;
	f.PART_0 = ~(uint32_t)0;
	assert_true(t241_c2c1_pmpidr0_pack(f).raw == (T241_C2C1_PMPIDR0_PART_0_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmpidr0_unpack(t241_c2c1_pmpidr0_pack(f)).PART_0 == (T241_C2C1_PMPIDR0_PART_0_MASK >> T241_C2C1_PMPIDR0_PART_0_SHIFT));
}

/* Every bit of PMPIDR1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_C2C1_PMPIDR1_DES_0_MASK +
	       T241_C2C1_PMPIDR1_PART_1_MASK) == 0xffffffffU, "t241_c2c1_pmpidr1");

static void test_c2c1_pmpidr1(void **state)
{
	const t241_c2c1_pmpidr1_fields_t none = {0};
	t241_c2c1_pmpidr1_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmpidr1_pack(none).raw == 0x00000000U);
	f = none;
	f.DES_0 = ~(uint32_t)0;
	assert_true(t241_c2c1_pmpidr1_pack(f).raw == (T241_C2C1_PMPIDR1_DES_0_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmpidr1_unpack(t241_c2c1_pmpidr1_pack(f)).DES_0 == (T241_C2C1_PMPIDR1_DES_0_MASK >> T241_C2C1_PMPIDR1_DES_0_SHIFT));
	f = none;
	f.PART_1 = ~(uint32_t)0;
	assert_true(t241_c2c1_pmpidr1_pack(f).raw == (T241_C2C1_PMPIDR1_PART_1_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmpidr1_unpack(t241_c2c1_pmpidr1_pack(f)).PART_1 == (T241_C2C1_PMPIDR1_PART_1_MASK >> T241_C2C1_PMPIDR1_PART_1_SHIFT));
}

/* Every bit of PMPIDR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_C2C1_PMPIDR2_REVISION_MASK +
	       T241_C2C1_PMPIDR2_JEDEC_MASK +
	       T241_C2C1_PMPIDR2_DES_1_MASK) == 0xffffffffU, "t241_c2c1_pmpidr2");

static void test_c2c1_pmpidr2(void **state)
{
	const t241_c2c1_pmpidr2_fields_t none = {0};
	t241_c2c1_pmpidr2_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmpidr2_pack(none).raw == 0x00000000U);
	f = none;
	f.REVISION = ~(uint32_t)0;
	assert_true(t241_c2c1_pmpidr2_pack(f).raw == (T241_C2C1_PMPIDR2_REVISION_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmpidr2_unpack(t241_c2c1_pmpidr2_pack(f)).REVISION == (T241_C2C1_PMPIDR2_REVISION_MASK >> T241_C2C1_PMPIDR2_REVISION_SHIFT));
	f = none;
	f.JEDEC = ~(uint32_t)0;
	assert_true(t241_c2c1_pmpidr2_pack(f).raw == (T241_C2C1_PMPIDR2_JEDEC_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmpidr2_unpack(t241_c2c1_pmpidr2_pack(f)).JEDEC == (T241_C2C1_PMPIDR2_JEDEC_MASK >> T241_C2C1_PMPIDR2_JEDEC_SHIFT));
	f = none;
	f.DES_1 = ~(uint32_t)0;
	assert_true(t241_c2c1_pmpidr2_pack(f).raw == (T241_C2C1_PMPIDR2_DES_1_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmpidr2_unpack(t241_c2c1_pmpidr2_pack(f)).DES_1 == (T241_C2C1_PMPIDR2_DES_1_MASK >> T241_C2C1_PMPIDR2_DES_1_SHIFT));
}

/* Every bit of PMPIDR3 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_C2C1_PMPIDR3_REVAND_MASK +
	       T241_C2C1_PMPIDR3_CMOD_MASK) == 0xffffffffU, "t241_c2c1_pmpidr3");

static void test_c2c1_pmpidr3(void **state)
{
	const t241_c2c1_pmpidr3_fields_t none = {0};
	t241_c2c1_pmpidr3_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmpidr3_pack(none).raw == 0x00000000U);
	f = none;
	f.REVAND = ~(uint32_t)0;
	assert_true(t241_c2c1_pmpidr3_pack(f).raw == (T241_C2C1_PMPIDR3_REVAND_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmpidr3_unpack(t241_c2c1_pmpidr3_pack(f)).REVAND == (T241_C2C1_PMPIDR3_REVAND_MASK >> T241_C2C1_PMPIDR3_REVAND_SHIFT));
	f = none;
	f.CMOD = ~(uint32_t)0;
	assert_true(t241_c2c1_pmpidr3_pack(f).raw == (T241_C2C1_PMPIDR3_CMOD_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmpidr3_unpack(t241_c2c1_pmpidr3_pack(f)).CMOD == (T241_C2C1_PMPIDR3_CMOD_MASK >> T241_C2C1_PMPIDR3_CMOD_SHIFT));
}

/* Every bit of PMCIDR0 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_C2C1_PMCIDR0_PRMBL_0_MASK) == 0xffffffffU, "t241_c2c1_pmcidr0");

static void test_c2c1_pmcidr0(void **state)
{
	const t241_c2c1_pmcidr0_fields_t none = {0};
	t241_c2c1_pmcidr0_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmcidr0_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_0 = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcidr0_pack(f).raw == (T241_C2C1_PMCIDR0_PRMBL_0_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcidr0_unpack(t241_c2c1_pmcidr0_pack(f)).PRMBL_0 == (T241_C2C1_PMCIDR0_PRMBL_0_MASK >> T241_C2C1_PMCIDR0_PRMBL_0_SHIFT));
}

/* Every bit of PMCIDR1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_C2C1_PMCIDR1_CLASS_MASK +
	       T241_C2C1_PMCIDR1_PRMBL_1_MASK) == 0xffffffffU, "t241_c2c1_pmcidr1");

static void test_c2c1_pmcidr1(void **state)
{
	const t241_c2c1_pmcidr1_fields_t none = {0};
	t241_c2c1_pmcidr1_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmcidr1_pack(none).raw == 0x00000000U);
	f = none;
	f.CLASS = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcidr1_pack(f).raw == (T241_C2C1_PMCIDR1_CLASS_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcidr1_unpack(t241_c2c1_pmcidr1_pack(f)).CLASS == (T241_C2C1_PMCIDR1_CLASS_MASK >> T241_C2C1_PMCIDR1_CLASS_SHIFT));
	f = none;
	f.PRMBL_1 = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcidr1_pack(f).raw == (T241_C2C1_PMCIDR1_PRMBL_1_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcidr1_unpack(t241_c2c1_pmcidr1_pack(f)).PRMBL_1 == (T241_C2C1_PMCIDR1_PRMBL_1_MASK >> T241_C2C1_PMCIDR1_PRMBL_1_SHIFT));
}

/* Every bit of PMCIDR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_C2C1_PMCIDR2_PRMBL_2_MASK) == 0xffffffffU, "t241_c2c1_pmcidr2");

static void test_c2c1_pmcidr2(void **state)
{
	const t241_c2c1_pmcidr2_fields_t none = {0};
	t241_c2c1_pmcidr2_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmcidr2_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_2 = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcidr2_pack(f).raw == (T241_C2C1_PMCIDR2_PRMBL_2_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcidr2_unpack(t241_c2c1_pmcidr2_pack(f)).PRMBL_2 == (T241_C2C1_PMCIDR2_PRMBL_2_MASK >> T241_C2C1_PMCIDR2_PRMBL_2_SHIFT));
}

/* Every bit of PMCIDR3 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_C2C1_PMCIDR3_PRMBL_3_MASK) == 0xffffffffU, "t241_c2c1_pmcidr3");

static void test_c2c1_pmcidr3(void **state)
{
	const t241_c2c1_pmcidr3_fields_t none = {0};
	t241_c2c1_pmcidr3_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmcidr3_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_3 = ~(uint32_t)0;
	assert_true(t241_c2c1_pmcidr3_pack(f).raw == (T241_C2C1_PMCIDR3_PRMBL_3_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmcidr3_unpack(t241_c2c1_pmcidr3_pack(f)).PRMBL_3 == (T241_C2C1_PMCIDR3_PRMBL_3_MASK >> T241_C2C1_PMCIDR3_PRMBL_3_SHIFT));
}

/* Every bit of PMCCNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T241_C2C1_PMCCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t241_c2c1_pmccntr");

static void test_c2c1_pmccntr(void **state)
{
	const t241_c2c1_pmccntr_fields_t none = {0};
	t241_c2c1_pmccntr_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmccntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t241_c2c1_pmccntr_pack(f).raw == (T241_C2C1_PMCCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t241_c2c1_pmccntr_unpack(t241_c2c1_pmccntr_pack(f)).count == (T241_C2C1_PMCCNTR_COUNT_MASK >> T241_C2C1_PMCCNTR_COUNT_SHIFT));
}

/* Every bit of PMCCFILTR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffcU +
	       T241_C2C1_PMCCFILTR_PORT_MASK) == 0xffffffffU, "t241_c2c1_pmccfiltr");

static void test_c2c1_pmccfiltr(void **state)
{
	const t241_c2c1_pmccfiltr_fields_t none = {0};
	t241_c2c1_pmccfiltr_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmccfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.port = ~(uint32_t)0;
	assert_true(t241_c2c1_pmccfiltr_pack(f).raw == (T241_C2C1_PMCCFILTR_PORT_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmccfiltr_unpack(t241_c2c1_pmccfiltr_pack(f)).port == (T241_C2C1_PMCCFILTR_PORT_MASK >> T241_C2C1_PMCCFILTR_PORT_SHIFT));
}

/* ---- CNVLink ---- */

/* Every bit of PMEVCNTR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T241_CNVLINK_PMEVCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t241_cnvlink_pmevcntr");

static void test_cnvlink_pmevcntr(void **state)
{
	const t241_cnvlink_pmevcntr_fields_t none = {0};
	t241_cnvlink_pmevcntr_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmevcntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t241_cnvlink_pmevcntr_pack(f).raw == (T241_CNVLINK_PMEVCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t241_cnvlink_pmevcntr_unpack(t241_cnvlink_pmevcntr_pack(f)).count == (T241_CNVLINK_PMEVCNTR_COUNT_MASK >> T241_CNVLINK_PMEVCNTR_COUNT_SHIFT));
}

/* Every bit of PMEVTYPER<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_CNVLINK_PMEVTYPER_EVENT_MASK) == 0xffffffffU, "t241_cnvlink_pmevtyper");

static void test_cnvlink_pmevtyper(void **state)
{
	const t241_cnvlink_pmevtyper_fields_t none = {0};
	t241_cnvlink_pmevtyper_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmevtyper_pack(none).raw == 0x00000000U);
	f = none;
	f.event = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmevtyper_pack(f).raw == (T241_CNVLINK_PMEVTYPER_EVENT_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmevtyper_unpack(t241_cnvlink_pmevtyper_pack(f)).event == (T241_CNVLINK_PMEVTYPER_EVENT_MASK >> T241_CNVLINK_PMEVTYPER_EVENT_SHIFT));
}

/* Every bit of PMSVR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T241_CNVLINK_PMSVR_COUNT_MASK) == 0xffffffffffffffffULL, "t241_cnvlink_pmsvr");

static void test_cnvlink_pmsvr(void **state)
{
	const t241_cnvlink_pmsvr_fields_t none = {0};
	t241_cnvlink_pmsvr_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmsvr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t241_cnvlink_pmsvr_pack(f).raw == (T241_CNVLINK_PMSVR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t241_cnvlink_pmsvr_unpack(t241_cnvlink_pmsvr_pack(f)).count == (T241_CNVLINK_PMSVR_COUNT_MASK >> T241_CNVLINK_PMSVR_COUNT_SHIFT));
}

/* Every bit of PMEVFILT2R<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_CNVLINK_PMEVFILT2R_FILTER2_MASK) == 0xffffffffU, "t241_cnvlink_pmevfilt2r");

static void test_cnvlink_pmevfilt2r(void **state)
{
	const t241_cnvlink_pmevfilt2r_fields_t none = {0};
	t241_cnvlink_pmevfilt2r_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmevfilt2r_pack(none).raw == 0x00000000U);
	f = none;
	f.filter2 = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmevfilt2r_pack(f).raw == (T241_CNVLINK_PMEVFILT2R_FILTER2_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmevfilt2r_unpack(t241_cnvlink_pmevfilt2r_pack(f)).filter2 == (T241_CNVLINK_PMEVFILT2R_FILTER2_MASK >> T241_CNVLINK_PMEVFILT2R_FILTER2_SHIFT));
}

/* Every bit of PMEVFILTR<n> is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffff0U +
	       T241_CNVLINK_PMEVFILTR_REM_SOCKET_MASK) == 0xffffffffU, "t241_cnvlink_pmevfiltr");

static void test_cnvlink_pmevfiltr(void **state)
{
	const t241_cnvlink_pmevfiltr_fields_t none = {0};
	t241_cnvlink_pmevfiltr_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmevfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.rem_socket = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmevfiltr_pack(f).raw == (T241_CNVLINK_PMEVFILTR_REM_SOCKET_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmevfiltr_unpack(t241_cnvlink_pmevfiltr_pack(f)).rem_socket == (T241_CNVLINK_PMEVFILTR_REM_SOCKET_MASK >> T241_CNVLINK_PMEVFILTR_REM_SOCKET_SHIFT));
}

/* Every bit of PMCNTENSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_CNVLINK_PMCNTENSET_P_MASK) == 0xffffffffU, "t241_cnvlink_pmcntenset");

static void test_cnvlink_pmcntenset(void **state)
{
	const t241_cnvlink_pmcntenset_fields_t none = {0};
	t241_cnvlink_pmcntenset_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmcntenset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcntenset_pack(f).raw == (T241_CNVLINK_PMCNTENSET_P_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcntenset_unpack(t241_cnvlink_pmcntenset_pack(f)).P == (T241_CNVLINK_PMCNTENSET_P_MASK >> T241_CNVLINK_PMCNTENSET_P_SHIFT));
}

/* Every bit of PMCNTENCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_CNVLINK_PMCNTENCLR_P_MASK) == 0xffffffffU, "t241_cnvlink_pmcntenclr");

static void test_cnvlink_pmcntenclr(void **state)
{
	const t241_cnvlink_pmcntenclr_fields_t none = {0};
	t241_cnvlink_pmcntenclr_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmcntenclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcntenclr_pack(f).raw == (T241_CNVLINK_PMCNTENCLR_P_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcntenclr_unpack(t241_cnvlink_pmcntenclr_pack(f)).P == (T241_CNVLINK_PMCNTENCLR_P_MASK >> T241_CNVLINK_PMCNTENCLR_P_SHIFT));
}

/* Every bit of PMINTENSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_CNVLINK_PMINTENSET_P_MASK) == 0xffffffffU, "t241_cnvlink_pmintenset");

static void test_cnvlink_pmintenset(void **state)
{
	const t241_cnvlink_pmintenset_fields_t none = {0};
	t241_cnvlink_pmintenset_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmintenset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmintenset_pack(f).raw == (T241_CNVLINK_PMINTENSET_P_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmintenset_unpack(t241_cnvlink_pmintenset_pack(f)).P == (T241_CNVLINK_PMINTENSET_P_MASK >> T241_CNVLINK_PMINTENSET_P_SHIFT));
}

/* Every bit of PMINTENCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_CNVLINK_PMINTENCLR_P_MASK) == 0xffffffffU, "t241_cnvlink_pmintenclr");

static void test_cnvlink_pmintenclr(void **state)
{
	const t241_cnvlink_pmintenclr_fields_t none = {0};
	t241_cnvlink_pmintenclr_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmintenclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmintenclr_pack(f).raw == (T241_CNVLINK_PMINTENCLR_P_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmintenclr_unpack(t241_cnvlink_pmintenclr_pack(f)).P == (T241_CNVLINK_PMINTENCLR_P_MASK >> T241_CNVLINK_PMINTENCLR_P_SHIFT));
}

/* Every bit of PMOVSCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_CNVLINK_PMOVSCLR_P_MASK) == 0xffffffffU, "t241_cnvlink_pmovsclr");

static void test_cnvlink_pmovsclr(void **state)
{
	const t241_cnvlink_pmovsclr_fields_t none = {0};
	t241_cnvlink_pmovsclr_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmovsclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmovsclr_pack(f).raw == (T241_CNVLINK_PMOVSCLR_P_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmovsclr_unpack(t241_cnvlink_pmovsclr_pack(f)).P == (T241_CNVLINK_PMOVSCLR_P_MASK >> T241_CNVLINK_PMOVSCLR_P_SHIFT));
}

/* Every bit of PMOVSSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_CNVLINK_PMOVSSET_P_MASK) == 0xffffffffU, "t241_cnvlink_pmovsset");

static void test_cnvlink_pmovsset(void **state)
{
	const t241_cnvlink_pmovsset_fields_t none = {0};
	t241_cnvlink_pmovsset_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmovsset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmovsset_pack(f).raw == (T241_CNVLINK_PMOVSSET_P_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmovsset_unpack(t241_cnvlink_pmovsset_pack(f)).P == (T241_CNVLINK_PMOVSSET_P_MASK >> T241_CNVLINK_PMOVSSET_P_SHIFT));
}

/* Every bit of PMCGCR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_CNVLINK_PMCGCR_N_MASK) == 0xffffffffU, "t241_cnvlink_pmcgcr");

static void test_cnvlink_pmcgcr(void **state)
{
	const t241_cnvlink_pmcgcr_fields_t none = {0};
	t241_cnvlink_pmcgcr_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmcgcr_pack(none).raw == 0x00000000U);
	f = none;
	f.N = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcgcr_pack(f).raw == (T241_CNVLINK_PMCGCR_N_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcgcr_unpack(t241_cnvlink_pmcgcr_pack(f)).N == (T241_CNVLINK_PMCGCR_N_MASK >> T241_CNVLINK_PMCGCR_N_SHIFT));
}

/* Every bit of PMCFGR is in one field or reserved. */
_Static_assert((uint32_t)(0x0e040000U +
	       T241_CNVLINK_PMCFGR_NCG_MASK +
	       T241_CNVLINK_PMCFGR_HDBG_MASK +
	       T241_CNVLINK_PMCFGR_TRO_MASK +
	       T241_CNVLINK_PMCFGR_SS_MASK +
	       T241_CNVLINK_PMCFGR_FZO_MASK +
	       T241_CNVLINK_PMCFGR_MSI_MASK +
	       T241_CNVLINK_PMCFGR_UEN_MASK +
	       T241_CNVLINK_PMCFGR_NA_MASK +
	       T241_CNVLINK_PMCFGR_EX_MASK +
	       T241_CNVLINK_PMCFGR_CCD_MASK +
	       T241_CNVLINK_PMCFGR_CC_MASK +
	       T241_CNVLINK_PMCFGR_SIZE_MASK +
	       T241_CNVLINK_PMCFGR_N_MASK) == 0xffffffffU, "t241_cnvlink_pmcfgr");

static void test_cnvlink_pmcfgr(void **state)
{
	const t241_cnvlink_pmcfgr_fields_t none = {0};
	t241_cnvlink_pmcfgr_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmcfgr_pack(none).raw == 0x00000000U);
	f = none;
	f.NCG = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcfgr_pack(f).raw == (T241_CNVLINK_PMCFGR_NCG_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcfgr_unpack(t241_cnvlink_pmcfgr_pack(f)).NCG == (T241_CNVLINK_PMCFGR_NCG_MASK >> T241_CNVLINK_PMCFGR_NCG_SHIFT));
	f = none;
	f.HDBG = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcfgr_pack(f).raw == (T241_CNVLINK_PMCFGR_HDBG_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcfgr_unpack(t241_cnvlink_pmcfgr_pack(f)).HDBG == (T241_CNVLINK_PMCFGR_HDBG_MASK >> T241_CNVLINK_PMCFGR_HDBG_SHIFT));
	f = none;
	f.TRO = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcfgr_pack(f).raw == (T241_CNVLINK_PMCFGR_TRO_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcfgr_unpack(t241_cnvlink_pmcfgr_pack(f)).TRO == (T241_CNVLINK_PMCFGR_TRO_MASK >> T241_CNVLINK_PMCFGR_TRO_SHIFT));
	f = none;
	f.SS = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcfgr_pack(f).raw == (T241_CNVLINK_PMCFGR_SS_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcfgr_unpack(t241_cnvlink_pmcfgr_pack(f)).SS == (T241_CNVLINK_PMCFGR_SS_MASK >> T241_CNVLINK_PMCFGR_SS_SHIFT));
	f = none;
	f.FZO = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcfgr_pack(f).raw == (T241_CNVLINK_PMCFGR_FZO_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcfgr_unpack(t241_cnvlink_pmcfgr_pack(f)).FZO == (T241_CNVLINK_PMCFGR_FZO_MASK >> T241_CNVLINK_PMCFGR_FZO_SHIFT));
	f = none;
	f.MSI = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcfgr_pack(f).raw == (T241_CNVLINK_PMCFGR_MSI_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcfgr_unpack(t241_cnvlink_pmcfgr_pack(f)).MSI == (T241_CNVLINK_PMCFGR_MSI_MASK >> T241_CNVLINK_PMCFGR_MSI_SHIFT));
	f = none;
	f.UEN = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcfgr_pack(f).raw == (T241_CNVLINK_PMCFGR_UEN_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcfgr_unpack(t241_cnvlink_pmcfgr_pack(f)).UEN == (T241_CNVLINK_PMCFGR_UEN_MASK >> T241_CNVLINK_PMCFGR_UEN_SHIFT));
	f = none;
	f.NA = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcfgr_pack(f).raw == (T241_CNVLINK_PMCFGR_NA_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcfgr_unpack(t241_cnvlink_pmcfgr_pack(f)).NA == (T241_CNVLINK_PMCFGR_NA_MASK >> T241_CNVLINK_PMCFGR_NA_SHIFT));
	f = none;
	f.EX = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcfgr_pack(f).raw == (T241_CNVLINK_PMCFGR_EX_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcfgr_unpack(t241_cnvlink_pmcfgr_pack(f)).EX == (T241_CNVLINK_PMCFGR_EX_MASK >> T241_CNVLINK_PMCFGR_EX_SHIFT));
	f = none;
	f.CCD = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcfgr_pack(f).raw == (T241_CNVLINK_PMCFGR_CCD_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcfgr_unpack(t241_cnvlink_pmcfgr_pack(f)).CCD == (T241_CNVLINK_PMCFGR_CCD_MASK >> T241_CNVLINK_PMCFGR_CCD_SHIFT));
	f = none;
	f.CC = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcfgr_pack(f).raw == (T241_CNVLINK_PMCFGR_CC_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcfgr_unpack(t241_cnvlink_pmcfgr_pack(f)).CC == (T241_CNVLINK_PMCFGR_CC_MASK >> T241_CNVLINK_PMCFGR_CC_SHIFT));
	f = none;
	f.SIZE = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcfgr_pack(f).raw == (T241_CNVLINK_PMCFGR_SIZE_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcfgr_unpack(t241_cnvlink_pmcfgr_pack(f)).SIZE == (T241_CNVLINK_PMCFGR_SIZE_MASK >> T241_CNVLINK_PMCFGR_SIZE_SHIFT));
	f = none;
	f.N = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcfgr_pack(f).raw == (T241_CNVLINK_PMCFGR_N_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcfgr_unpack(t241_cnvlink_pmcfgr_pack(f)).N == (T241_CNVLINK_PMCFGR_N_MASK >> T241_CNVLINK_PMCFGR_N_SHIFT));
}

/* Every bit of PMCR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffff0c0U +
	       T241_CNVLINK_PMCR_TRO_MASK +
	       T241_CNVLINK_PMCR_HDBG_MASK +
	       T241_CNVLINK_PMCR_FZO_MASK +
	       T241_CNVLINK_PMCR_NA_MASK +
	       T241_CNVLINK_PMCR_DP_MASK +
	       T241_CNVLINK_PMCR_X_MASK +
	       T241_CNVLINK_PMCR_D_MASK +
	       T241_CNVLINK_PMCR_C_MASK +
	       T241_CNVLINK_PMCR_P_MASK +
	       T241_CNVLINK_PMCR_E_MASK) == 0xffffffffU, "t241_cnvlink_pmcr");

static void test_cnvlink_pmcr(void **state)
{
	const t241_cnvlink_pmcr_fields_t none = {0};
	t241_cnvlink_pmcr_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmcr_pack(none).raw == 0x00000000U);
	f = none;
	f.TRO = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcr_pack(f).raw == (T241_CNVLINK_PMCR_TRO_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcr_unpack(t241_cnvlink_pmcr_pack(f)).TRO == (T241_CNVLINK_PMCR_TRO_MASK >> T241_CNVLINK_PMCR_TRO_SHIFT));
	f = none;
	f.HDBG = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcr_pack(f).raw == (T241_CNVLINK_PMCR_HDBG_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcr_unpack(t241_cnvlink_pmcr_pack(f)).HDBG == (T241_CNVLINK_PMCR_HDBG_MASK >> T241_CNVLINK_PMCR_HDBG_SHIFT));
	f = none;
	f.FZO = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcr_pack(f).raw == (T241_CNVLINK_PMCR_FZO_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcr_unpack(t241_cnvlink_pmcr_pack(f)).FZO == (T241_CNVLINK_PMCR_FZO_MASK >> T241_CNVLINK_PMCR_FZO_SHIFT));
	f = none;
	f.NA = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcr_pack(f).raw == (T241_CNVLINK_PMCR_NA_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcr_unpack(t241_cnvlink_pmcr_pack(f)).NA == (T241_CNVLINK_PMCR_NA_MASK >> T241_CNVLINK_PMCR_NA_SHIFT));
	f = none;
	f.DP = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcr_pack(f).raw == (T241_CNVLINK_PMCR_DP_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcr_unpack(t241_cnvlink_pmcr_pack(f)).DP == (T241_CNVLINK_PMCR_DP_MASK >> T241_CNVLINK_PMCR_DP_SHIFT));
	f = none;
	f.X = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcr_pack(f).raw == (T241_CNVLINK_PMCR_X_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcr_unpack(t241_cnvlink_pmcr_pack(f)).X == (T241_CNVLINK_PMCR_X_MASK >> T241_CNVLINK_PMCR_X_SHIFT));
	f = none;
	f.D = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcr_pack(f).raw == (T241_CNVLINK_PMCR_D_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcr_unpack(t241_cnvlink_pmcr_pack(f)).D == (T241_CNVLINK_PMCR_D_MASK >> T241_CNVLINK_PMCR_D_SHIFT));
	f = none;
	f.C = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcr_pack(f).raw == (T241_CNVLINK_PMCR_C_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcr_unpack(t241_cnvlink_pmcr_pack(f)).C == (T241_CNVLINK_PMCR_C_MASK >> T241_CNVLINK_PMCR_C_SHIFT));
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcr_pack(f).raw == (T241_CNVLINK_PMCR_P_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcr_unpack(t241_cnvlink_pmcr_pack(f)).P == (T241_CNVLINK_PMCR_P_MASK >> T241_CNVLINK_PMCR_P_SHIFT));
	f = none;
	f.E = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcr_pack(f).raw == (T241_CNVLINK_PMCR_E_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcr_unpack(t241_cnvlink_pmcr_pack(f)).E == (T241_CNVLINK_PMCR_E_MASK >> T241_CNVLINK_PMCR_E_SHIFT));
}

/* Every bit of PMIIDR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_CNVLINK_PMIIDR_PRODUCTID_MASK +
	       T241_CNVLINK_PMIIDR_VARIANT_MASK +
	       T241_CNVLINK_PMIIDR_REVISION_MASK +
	       T241_CNVLINK_PMIIDR_IMPLEMENTER_MASK) == 0xffffffffU, "t241_cnvlink_pmiidr");

static void test_cnvlink_pmiidr(void **state)
{
	const t241_cnvlink_pmiidr_fields_t none = {0};
	t241_cnvlink_pmiidr_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmiidr_pack(none).raw == 0x00000000U);
	f = none;
	f.ProductID = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmiidr_pack(f).raw == (T241_CNVLINK_PMIIDR_PRODUCTID_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmiidr_unpack(t241_cnvlink_pmiidr_pack(f)).ProductID == (T241_CNVLINK_PMIIDR_PRODUCTID_MASK >> T241_CNVLINK_PMIIDR_PRODUCTID_SHIFT));
	f = none;
	f.Variant = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmiidr_pack(f).raw == (T241_CNVLINK_PMIIDR_VARIANT_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmiidr_unpack(t241_cnvlink_pmiidr_pack(f)).Variant == (T241_CNVLINK_PMIIDR_VARIANT_MASK >> T241_CNVLINK_PMIIDR_VARIANT_SHIFT));
	f = none;
	f.Revision = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmiidr_pack(f).raw == (T241_CNVLINK_PMIIDR_REVISION_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmiidr_unpack(t241_cnvlink_pmiidr_pack(f)).Revision == (T241_CNVLINK_PMIIDR_REVISION_MASK >> T241_CNVLINK_PMIIDR_REVISION_SHIFT));
	f = none;
	f.Implementer = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmiidr_pack(f).raw == (T241_CNVLINK_PMIIDR_IMPLEMENTER_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmiidr_unpack(t241_cnvlink_pmiidr_pack(f)).Implementer == (T241_CNVLINK_PMIIDR_IMPLEMENTER_MASK >> T241_CNVLINK_PMIIDR_IMPLEMENTER_SHIFT));
}

/* Every bit of PMCEID<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_CNVLINK_PMCEID_ID_MASK) == 0xffffffffU, "t241_cnvlink_pmceid");

static void test_cnvlink_pmceid(void **state)
{
	const t241_cnvlink_pmceid_fields_t none = {0};
	t241_cnvlink_pmceid_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmceid_pack(none).raw == 0x00000000U);
	f = none;
	f.ID = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmceid_pack(f).raw == (T241_CNVLINK_PMCEID_ID_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmceid_unpack(t241_cnvlink_pmceid_pack(f)).ID == (T241_CNVLINK_PMCEID_ID_MASK >> T241_CNVLINK_PMCEID_ID_SHIFT));
}

/* Every bit of PMSSCR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffeU +
	       T241_CNVLINK_PMSSCR_SS_MASK) == 0xffffffffU, "t241_cnvlink_pmsscr");

static void test_cnvlink_pmsscr(void **state)
{
	const t241_cnvlink_pmsscr_fields_t none = {0};
	t241_cnvlink_pmsscr_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmsscr_pack(none).raw == 0x00000000U);
	f = none;
	f.SS = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmsscr_pack(f).raw == (T241_CNVLINK_PMSSCR_SS_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmsscr_unpack(t241_cnvlink_pmsscr_pack(f)).SS == (T241_CNVLINK_PMSSCR_SS_MASK >> T241_CNVLINK_PMSSCR_SS_SHIFT));
}

/* Every bit of PMSSRR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff00000000ULL +
	       T241_CNVLINK_PMSSRR_RC_MASK +
	       T241_CNVLINK_PMSSRR_RP_MASK) == 0xffffffffffffffffULL, "t241_cnvlink_pmssrr");

static void test_cnvlink_pmssrr(void **state)
{
	const t241_cnvlink_pmssrr_fields_t none = {0};
	t241_cnvlink_pmssrr_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmssrr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.RC = ~(uint64_t)0;
	assert_true(t241_cnvlink_pmssrr_pack(f).raw == (T241_CNVLINK_PMSSRR_RC_MASK | 0x0000000000000000ULL));
	assert_true(t241_cnvlink_pmssrr_unpack(t241_cnvlink_pmssrr_pack(f)).RC == (T241_CNVLINK_PMSSRR_RC_MASK >> T241_CNVLINK_PMSSRR_RC_SHIFT));
	f = none;
	f.RP = ~(uint64_t)0;
	assert_true(t241_cnvlink_pmssrr_pack(f).raw == (T241_CNVLINK_PMSSRR_RP_MASK | 0x0000000000000000ULL));
	assert_true(t241_cnvlink_pmssrr_unpack(t241_cnvlink_pmssrr_pack(f)).RP == (T241_CNVLINK_PMSSRR_RP_MASK >> T241_CNVLINK_PMSSRR_RP_SHIFT));
}

/* Every bit of PMSCR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff7fffffe0ULL +
	       T241_CNVLINK_PMSCR_IMPL_MASK +
	       T241_CNVLINK_PMSCR_NAO_MASK +
	       T241_CNVLINK_PMSCR_MSI_MPAM_NS_MASK +
	       T241_CNVLINK_PMSCR_NSMSI_MASK +
	       T241_CNVLINK_PMSCR_NSRA_MASK +
	       T241_CNVLINK_PMSCR_SO_MASK) == 0xffffffffffffffffULL, "t241_cnvlink_pmscr");

static void test_cnvlink_pmscr(void **state)
{
	const t241_cnvlink_pmscr_fields_t none = {0};
	t241_cnvlink_pmscr_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmscr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMPL = ~(uint64_t)0;
	assert_true(t241_cnvlink_pmscr_pack(f).raw == (T241_CNVLINK_PMSCR_IMPL_MASK | 0x0000000000000000ULL));
	assert_true(t241_cnvlink_pmscr_unpack(t241_cnvlink_pmscr_pack(f)).IMPL == (T241_CNVLINK_PMSCR_IMPL_MASK >> T241_CNVLINK_PMSCR_IMPL_SHIFT));
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(t241_cnvlink_pmscr_pack(f).raw == (T241_CNVLINK_PMSCR_NAO_MASK | 0x0000000000000000ULL));
	assert_true(t241_cnvlink_pmscr_unpack(t241_cnvlink_pmscr_pack(f)).NAO == (T241_CNVLINK_PMSCR_NAO_MASK >> T241_CNVLINK_PMSCR_NAO_SHIFT));
	f = none;
	f.MSI_MPAM_NS = ~(uint64_t)0;
	assert_true(t241_cnvlink_pmscr_pack(f).raw == (T241_CNVLINK_PMSCR_MSI_MPAM_NS_MASK | 0x0000000000000000ULL));
	assert_true(t241_cnvlink_pmscr_unpack(t241_cnvlink_pmscr_pack(f)).MSI_MPAM_NS == (T241_CNVLINK_PMSCR_MSI_MPAM_NS_MASK >> T241_CNVLINK_PMSCR_MSI_MPAM_NS_SHIFT));
	f = none;
	f.NSMSI = ~(uint64_t)0;
	assert_true(t241_cnvlink_pmscr_pack(f).raw == (T241_CNVLINK_PMSCR_NSMSI_MASK | 0x0000000000000000ULL));
	assert_true(t241_cnvlink_pmscr_unpack(t241_cnvlink_pmscr_pack(f)).NSMSI == (T241_CNVLINK_PMSCR_NSMSI_MASK >> T241_CNVLINK_PMSCR_NSMSI_SHIFT));
	f = none;
	f.NSRA = ~(uint64_t)0;
	assert_true(t241_cnvlink_pmscr_pack(f).raw == (T241_CNVLINK_PMSCR_NSRA_MASK | 0x0000000000000000ULL));
	assert_true(t241_cnvlink_pmscr_unpack(t241_cnvlink_pmscr_pack(f)).NSRA == (T241_CNVLINK_PMSCR_NSRA_MASK >> T241_CNVLINK_PMSCR_NSRA_SHIFT));
	f = none;
	f.SO = ~(uint64_t)0;
	assert_true(t241_cnvlink_pmscr_pack(f).raw == (T241_CNVLINK_PMSCR_SO_MASK | 0x0000000000000000ULL));
	assert_true(t241_cnvlink_pmscr_unpack(t241_cnvlink_pmscr_pack(f)).SO == (T241_CNVLINK_PMSCR_SO_MASK >> T241_CNVLINK_PMSCR_SO_SHIFT));
}

/* Every bit of PMROOTCR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff7ffffff4ULL +
	       T241_CNVLINK_PMROOTCR_IMPL_MASK +
	       T241_CNVLINK_PMROOTCR_NAO_MASK +
	       T241_CNVLINK_PMROOTCR_RLO_MASK +
	       T241_CNVLINK_PMROOTCR_RTO_MASK) == 0xffffffffffffffffULL, "t241_cnvlink_pmrootcr");

static void test_cnvlink_pmrootcr(void **state)
{
	const t241_cnvlink_pmrootcr_fields_t none = {0};
	t241_cnvlink_pmrootcr_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmrootcr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMPL = ~(uint64_t)0;
	assert_true(t241_cnvlink_pmrootcr_pack(f).raw == (T241_CNVLINK_PMROOTCR_IMPL_MASK | 0x0000000000000000ULL));
	assert_true(t241_cnvlink_pmrootcr_unpack(t241_cnvlink_pmrootcr_pack(f)).IMPL == (T241_CNVLINK_PMROOTCR_IMPL_MASK >> T241_CNVLINK_PMROOTCR_IMPL_SHIFT));
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(t241_cnvlink_pmrootcr_pack(f).raw == (T241_CNVLINK_PMROOTCR_NAO_MASK | 0x0000000000000000ULL));
	assert_true(t241_cnvlink_pmrootcr_unpack(t241_cnvlink_pmrootcr_pack(f)).NAO == (T241_CNVLINK_PMROOTCR_NAO_MASK >> T241_CNVLINK_PMROOTCR_NAO_SHIFT));
	f = none;
	f.RLO = ~(uint64_t)0;
	assert_true(t241_cnvlink_pmrootcr_pack(f).raw == (T241_CNVLINK_PMROOTCR_RLO_MASK | 0x0000000000000000ULL));
	assert_true(t241_cnvlink_pmrootcr_unpack(t241_cnvlink_pmrootcr_pack(f)).RLO == (T241_CNVLINK_PMROOTCR_RLO_MASK >> T241_CNVLINK_PMROOTCR_RLO_SHIFT));
	f = none;
	f.RTO = ~(uint64_t)0;
	assert_true(t241_cnvlink_pmrootcr_pack(f).raw == (T241_CNVLINK_PMROOTCR_RTO_MASK | 0x0000000000000000ULL));
	assert_true(t241_cnvlink_pmrootcr_unpack(t241_cnvlink_pmrootcr_pack(f)).RTO == (T241_CNVLINK_PMROOTCR_RTO_MASK >> T241_CNVLINK_PMROOTCR_RTO_SHIFT));
}

/* Every bit of PMIRQCR0 is in one field or reserved. */
_Static_assert((uint64_t)(0xff00000000000003ULL +
	       T241_CNVLINK_PMIRQCR0_ADDR_MASK) == 0xffffffffffffffffULL, "t241_cnvlink_pmirqcr0");

static void test_cnvlink_pmirqcr0(void **state)
{
	const t241_cnvlink_pmirqcr0_fields_t none = {0};
	t241_cnvlink_pmirqcr0_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmirqcr0_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.ADDR = ~(uint64_t)0;
	assert_true(t241_cnvlink_pmirqcr0_pack(f).raw == (T241_CNVLINK_PMIRQCR0_ADDR_MASK | 0x0000000000000000ULL));
	assert_true(t241_cnvlink_pmirqcr0_unpack(t241_cnvlink_pmirqcr0_pack(f)).ADDR == (T241_CNVLINK_PMIRQCR0_ADDR_MASK >> T241_CNVLINK_PMIRQCR0_ADDR_SHIFT));
}

/* Every bit of PMIRQCR1 is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_CNVLINK_PMIRQCR1_DATA_MASK) == 0xffffffffU, "t241_cnvlink_pmirqcr1");

static void test_cnvlink_pmirqcr1(void **state)
{
	const t241_cnvlink_pmirqcr1_fields_t none = {0};
	t241_cnvlink_pmirqcr1_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmirqcr1_pack(none).raw == 0x00000000U);
	f = none;
	f.DATA = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmirqcr1_pack(f).raw == (T241_CNVLINK_PMIRQCR1_DATA_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmirqcr1_unpack(t241_cnvlink_pmirqcr1_pack(f)).DATA == (T241_CNVLINK_PMIRQCR1_DATA_MASK >> T241_CNVLINK_PMIRQCR1_DATA_SHIFT));
}

/* Every bit of PMIRQCR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_CNVLINK_PMIRQCR2_IRQEN_MASK +
	       T241_CNVLINK_PMIRQCR2_NSMSI_MASK +
	       T241_CNVLINK_PMIRQCR2_SH_MASK +
	       T241_CNVLINK_PMIRQCR2_MEMATTR_MASK) == 0xffffffffU, "t241_cnvlink_pmirqcr2");

static void test_cnvlink_pmirqcr2(void **state)
{
	const t241_cnvlink_pmirqcr2_fields_t none = {0};
	t241_cnvlink_pmirqcr2_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmirqcr2_pack(none).raw == 0x00000000U);
	f = none;
	f.IRQEN = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmirqcr2_pack(f).raw == (T241_CNVLINK_PMIRQCR2_IRQEN_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmirqcr2_unpack(t241_cnvlink_pmirqcr2_pack(f)).IRQEN == (T241_CNVLINK_PMIRQCR2_IRQEN_MASK >> T241_CNVLINK_PMIRQCR2_IRQEN_SHIFT));
	f = none;
	f.NSMSI = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmirqcr2_pack(f).raw == (T241_CNVLINK_PMIRQCR2_NSMSI_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmirqcr2_unpack(t241_cnvlink_pmirqcr2_pack(f)).NSMSI == (T241_CNVLINK_PMIRQCR2_NSMSI_MASK >> T241_CNVLINK_PMIRQCR2_NSMSI_SHIFT));
	f = none;
	f.SH = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmirqcr2_pack(f).raw == (T241_CNVLINK_PMIRQCR2_SH_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmirqcr2_unpack(t241_cnvlink_pmirqcr2_pack(f)).SH == (T241_CNVLINK_PMIRQCR2_SH_MASK >> T241_CNVLINK_PMIRQCR2_SH_SHIFT));
	f = none;
	f.MemAttr = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmirqcr2_pack(f).raw == (T241_CNVLINK_PMIRQCR2_MEMATTR_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmirqcr2_unpack(t241_cnvlink_pmirqcr2_pack(f)).MemAttr == (T241_CNVLINK_PMIRQCR2_MEMATTR_MASK >> T241_CNVLINK_PMIRQCR2_MEMATTR_SHIFT));
}

/* Every bit of PMDEVAFF is in one field or reserved. */
_Static_assert((uint64_t)(0xffffff003e000000ULL +
	       T241_CNVLINK_PMDEVAFF_AFF3_MASK +
	       T241_CNVLINK_PMDEVAFF_F0V_MASK +
	       T241_CNVLINK_PMDEVAFF_U_MASK +
	       T241_CNVLINK_PMDEVAFF_MT_MASK +
	       T241_CNVLINK_PMDEVAFF_AFF2_MASK +
	       T241_CNVLINK_PMDEVAFF_AFF1_MASK +
	       T241_CNVLINK_PMDEVAFF_AFF0_MASK) == 0xffffffffffffffffULL, "t241_cnvlink_pmdevaff");

static void test_cnvlink_pmdevaff(void **state)
{
	const t241_cnvlink_pmdevaff_fields_t none = {0};
	t241_cnvlink_pmdevaff_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmdevaff_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.Aff3 = ~(uint64_t)0;
	assert_true(t241_cnvlink_pmdevaff_pack(f).raw == (T241_CNVLINK_PMDEVAFF_AFF3_MASK | 0x0000000000000000ULL));
	assert_true(t241_cnvlink_pmdevaff_unpack(t241_cnvlink_pmdevaff_pack(f)).Aff3 == (T241_CNVLINK_PMDEVAFF_AFF3_MASK >> T241_CNVLINK_PMDEVAFF_AFF3_SHIFT));
	f = none;
	f.F0V = ~(uint64_t)0;
	assert_true(t241_cnvlink_pmdevaff_pack(f).raw == (T241_CNVLINK_PMDEVAFF_F0V_MASK | 0x0000000000000000ULL));
	assert_true(t241_cnvlink_pmdevaff_unpack(t241_cnvlink_pmdevaff_pack(f)).F0V == (T241_CNVLINK_PMDEVAFF_F0V_MASK >> T241_CNVLINK_PMDEVAFF_F0V_SHIFT));
	f = none;
	f.U = ~(uint64_t)0;
	assert_true(t241_cnvlink_pmdevaff_pack(f).raw == (T241_CNVLINK_PMDEVAFF_U_MASK | 0x0000000000000000ULL));
	assert_true(t241_cnvlink_pmdevaff_unpack(t241_cnvlink_pmdevaff_pack(f)).U == (T241_CNVLINK_PMDEVAFF_U_MASK >> T241_CNVLINK_PMDEVAFF_U_SHIFT));
	f = none;
	f.MT = ~(uint64_t)0;
	assert_true(t241_cnvlink_pmdevaff_pack(f).raw == (T241_CNVLINK_PMDEVAFF_MT_MASK | 0x0000000000000000ULL));
	assert_true(t241_cnvlink_pmdevaff_unpack(t241_cnvlink_pmdevaff_pack(f)).MT == (T241_CNVLINK_PMDEVAFF_MT_MASK >> T241_CNVLINK_PMDEVAFF_MT_SHIFT));
	f = none;
	f.Aff2 = ~(uint64_t)0;
	assert_true(t241_cnvlink_pmdevaff_pack(f).raw == (T241_CNVLINK_PMDEVAFF_AFF2_MASK | 0x0000000000000000ULL));
	assert_true(t241_cnvlink_pmdevaff_unpack(t241_cnvlink_pmdevaff_pack(f)).Aff2 == (T241_CNVLINK_PMDEVAFF_AFF2_MASK >> T241_CNVLINK_PMDEVAFF_AFF2_SHIFT));
	f = none;
	f.Aff1 = ~(uint64_t)0;
	assert_true(t241_cnvlink_pmdevaff_pack(f).raw == (T241_CNVLINK_PMDEVAFF_AFF1_MASK | 0x0000000000000000ULL));
	assert_true(t241_cnvlink_pmdevaff_unpack(t241_cnvlink_pmdevaff_pack(f)).Aff1 == (T241_CNVLINK_PMDEVAFF_AFF1_MASK >> T241_CNVLINK_PMDEVAFF_AFF1_SHIFT));
	f = none;
	f.Aff0 = ~(uint64_t)0;
	assert_true(t241_cnvlink_pmdevaff_pack(f).raw == (T241_CNVLINK_PMDEVAFF_AFF0_MASK | 0x0000000000000000ULL));
	assert_true(t241_cnvlink_pmdevaff_unpack(t241_cnvlink_pmdevaff_pack(f)).Aff0 == (T241_CNVLINK_PMDEVAFF_AFF0_MASK >> T241_CNVLINK_PMDEVAFF_AFF0_SHIFT));
}

/* Every bit of PMLAR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_CNVLINK_PMLAR_KEY_MASK) == 0xffffffffU, "t241_cnvlink_pmlar");

static void test_cnvlink_pmlar(void **state)
{
	const t241_cnvlink_pmlar_fields_t none = {0};
	t241_cnvlink_pmlar_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmlar_pack(none).raw == 0x00000000U);
	f = none;
	f.KEY = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmlar_pack(f).raw == (T241_CNVLINK_PMLAR_KEY_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmlar_unpack(t241_cnvlink_pmlar_pack(f)).KEY == (T241_CNVLINK_PMLAR_KEY_MASK >> T241_CNVLINK_PMLAR_KEY_SHIFT));
}

/* Every bit of PMAUTHSTATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xf0ff0f00U +
	       T241_CNVLINK_PMAUTHSTATUS_RTNID_MASK +
	       T241_CNVLINK_PMAUTHSTATUS_RTID_MASK +
	       T241_CNVLINK_PMAUTHSTATUS_RLNID_MASK +
	       T241_CNVLINK_PMAUTHSTATUS_RLID_MASK +
	       T241_CNVLINK_PMAUTHSTATUS_SNID_MASK +
	       T241_CNVLINK_PMAUTHSTATUS_SID_MASK +
	       T241_CNVLINK_PMAUTHSTATUS_NSNID_MASK +
	       T241_CNVLINK_PMAUTHSTATUS_NSID_MASK) == 0xffffffffU, "t241_cnvlink_pmauthstatus");

static void test_cnvlink_pmauthstatus(void **state)
{
	const t241_cnvlink_pmauthstatus_fields_t none = {0};
	t241_cnvlink_pmauthstatus_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmauthstatus_pack(none).raw == 0x00000000U);
	f = none;
	f.RTNID = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmauthstatus_pack(f).raw == (T241_CNVLINK_PMAUTHSTATUS_RTNID_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmauthstatus_unpack(t241_cnvlink_pmauthstatus_pack(f)).RTNID == (T241_CNVLINK_PMAUTHSTATUS_RTNID_MASK >> T241_CNVLINK_PMAUTHSTATUS_RTNID_SHIFT));
	f = none;
	f.RTID = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmauthstatus_pack(f).raw == (T241_CNVLINK_PMAUTHSTATUS_RTID_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmauthstatus_unpack(t241_cnvlink_pmauthstatus_pack(f)).RTID == (T241_CNVLINK_PMAUTHSTATUS_RTID_MASK >> T241_CNVLINK_PMAUTHSTATUS_RTID_SHIFT));
	f = none;
	f.RLNID = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmauthstatus_pack(f).raw == (T241_CNVLINK_PMAUTHSTATUS_RLNID_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmauthstatus_unpack(t241_cnvlink_pmauthstatus_pack(f)).RLNID == (T241_CNVLINK_PMAUTHSTATUS_RLNID_MASK >> T241_CNVLINK_PMAUTHSTATUS_RLNID_SHIFT));
	f = none;
	f.RLID = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmauthstatus_pack(f).raw == (T241_CNVLINK_PMAUTHSTATUS_RLID_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmauthstatus_unpack(t241_cnvlink_pmauthstatus_pack(f)).RLID == (T241_CNVLINK_PMAUTHSTATUS_RLID_MASK >> T241_CNVLINK_PMAUTHSTATUS_RLID_SHIFT));
	f = none;
	f.SNID = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmauthstatus_pack(f).raw == (T241_CNVLINK_PMAUTHSTATUS_SNID_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmauthstatus_unpack(t241_cnvlink_pmauthstatus_pack(f)).SNID == (T241_CNVLINK_PMAUTHSTATUS_SNID_MASK >> T241_CNVLINK_PMAUTHSTATUS_SNID_SHIFT));
	f = none;
	f.SID = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmauthstatus_pack(f).raw == (T241_CNVLINK_PMAUTHSTATUS_SID_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmauthstatus_unpack(t241_cnvlink_pmauthstatus_pack(f)).SID == (T241_CNVLINK_PMAUTHSTATUS_SID_MASK >> T241_CNVLINK_PMAUTHSTATUS_SID_SHIFT));
	f = none;
	f.NSNID = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmauthstatus_pack(f).raw == (T241_CNVLINK_PMAUTHSTATUS_NSNID_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmauthstatus_unpack(t241_cnvlink_pmauthstatus_pack(f)).NSNID == (T241_CNVLINK_PMAUTHSTATUS_NSNID_MASK >> T241_CNVLINK_PMAUTHSTATUS_NSNID_SHIFT));
	f = none;
	f.NSID = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmauthstatus_pack(f).raw == (T241_CNVLINK_PMAUTHSTATUS_NSID_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmauthstatus_unpack(t241_cnvlink_pmauthstatus_pack(f)).NSID == (T241_CNVLINK_PMAUTHSTATUS_NSID_MASK >> T241_CNVLINK_PMAUTHSTATUS_NSID_SHIFT));
}

/* Every bit of PMDEVARCH is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_CNVLINK_PMDEVARCH_ARCHITECT_MASK +
	       T241_CNVLINK_PMDEVARCH_PRESENT_MASK +
	       T241_CNVLINK_PMDEVARCH_REVISION_MASK +
	       T241_CNVLINK_PMDEVARCH_ARCHVER_MASK +
	       T241_CNVLINK_PMDEVARCH_ARCHPART_MASK) == 0xffffffffU, "t241_cnvlink_pmdevarch");

static void test_cnvlink_pmdevarch(void **state)
{
	const t241_cnvlink_pmdevarch_fields_t none = {0};
	t241_cnvlink_pmdevarch_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmdevarch_pack(none).raw == 0x00000000U);
	f = none;
	f.ARCHITECT = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmdevarch_pack(f).raw == (T241_CNVLINK_PMDEVARCH_ARCHITECT_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmdevarch_unpack(t241_cnvlink_pmdevarch_pack(f)).ARCHITECT == (T241_CNVLINK_PMDEVARCH_ARCHITECT_MASK >> T241_CNVLINK_PMDEVARCH_ARCHITECT_SHIFT));
	f = none;
	f.PRESENT = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmdevarch_pack(f).raw == (T241_CNVLINK_PMDEVARCH_PRESENT_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmdevarch_unpack(t241_cnvlink_pmdevarch_pack(f)).PRESENT == (T241_CNVLINK_PMDEVARCH_PRESENT_MASK >> T241_CNVLINK_PMDEVARCH_PRESENT_SHIFT));
	f = none;
	f.REVISION = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmdevarch_pack(f).raw == (T241_CNVLINK_PMDEVARCH_REVISION_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmdevarch_unpack(t241_cnvlink_pmdevarch_pack(f)).REVISION == (T241_CNVLINK_PMDEVARCH_REVISION_MASK >> T241_CNVLINK_PMDEVARCH_REVISION_SHIFT));
	f = none;
	f.ARCHVER = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmdevarch_pack(f).raw == (T241_CNVLINK_PMDEVARCH_ARCHVER_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmdevarch_unpack(t241_cnvlink_pmdevarch_pack(f)).ARCHVER == (T241_CNVLINK_PMDEVARCH_ARCHVER_MASK >> T241_CNVLINK_PMDEVARCH_ARCHVER_SHIFT));
	f = none;
	f.ARCHPART = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmdevarch_pack(f).raw == (T241_CNVLINK_PMDEVARCH_ARCHPART_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmdevarch_unpack(t241_cnvlink_pmdevarch_pack(f)).ARCHPART == (T241_CNVLINK_PMDEVARCH_ARCHPART_MASK >> T241_CNVLINK_PMDEVARCH_ARCHPART_SHIFT));
}

/* Every bit of PMDEVTYPE is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_CNVLINK_PMDEVTYPE_SUB_MASK +
	       T241_CNVLINK_PMDEVTYPE_MAJOR_MASK) == 0xffffffffU, "t241_cnvlink_pmdevtype");

static void test_cnvlink_pmdevtype(void **state)
{
	const t241_cnvlink_pmdevtype_fields_t none = {0};
	t241_cnvlink_pmdevtype_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmdevtype_pack(none).raw == 0x00000000U);
	f = none;
	f.SUB = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmdevtype_pack(f).raw == (T241_CNVLINK_PMDEVTYPE_SUB_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmdevtype_unpack(t241_cnvlink_pmdevtype_pack(f)).SUB == (T241_CNVLINK_PMDEVTYPE_SUB_MASK >> T241_CNVLINK_PMDEVTYPE_SUB_SHIFT));
	f = none;
	f.MAJOR = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmdevtype_pack(f).raw == (T241_CNVLINK_PMDEVTYPE_MAJOR_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmdevtype_unpack(t241_cnvlink_pmdevtype_pack(f)).MAJOR == (T241_CNVLINK_PMDEVTYPE_MAJOR_MASK >> T241_CNVLINK_PMDEVTYPE_MAJOR_SHIFT));
}

/* Every bit of PMPIDR4 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_CNVLINK_PMPIDR4_SIZE_MASK +
	       T241_CNVLINK_PMPIDR4_DES_2_MASK) == 0xffffffffU, "t241_cnvlink_pmpidr4");

static void test_cnvlink_pmpidr4(void **state)
{
	const t241_cnvlink_pmpidr4_fields_t none = {0};
	t241_cnvlink_pmpidr4_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmpidr4_pack(none).raw == 0x00000000U);
	f = none;
	f.SIZE = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmpidr4_pack(f).raw == (T241_CNVLINK_PMPIDR4_SIZE_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmpidr4_unpack(t241_cnvlink_pmpidr4_pack(f)).SIZE == (T241_CNVLINK_PMPIDR4_SIZE_MASK >> T241_CNVLINK_PMPIDR4_SIZE_SHIFT));
	f = none;
	f.DES_2 = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmpidr4_pack(f).raw == (T241_CNVLINK_PMPIDR4_DES_2_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmpidr4_unpack(t241_cnvlink_pmpidr4_pack(f)).DES_2 == (T241_CNVLINK_PMPIDR4_DES_2_MASK >> T241_CNVLINK_PMPIDR4_DES_2_SHIFT));
}

/* Every bit of PMPIDR0 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_CNVLINK_PMPIDR0_PART_0_MASK) == 0xffffffffU, "t241_cnvlink_pmpidr0");

static void test_cnvlink_pmpidr0(void **state)
{
	const t241_cnvlink_pmpidr0_fields_t none = {0};
	t241_cnvlink_pmpidr0_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmpidr0_pack(none).raw == 0x00000000U);
	f = none;
	f.PART_0 = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmpidr0_pack(f).raw == (T241_CNVLINK_PMPIDR0_PART_0_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmpidr0_unpack(t241_cnvlink_pmpidr0_pack(f)).PART_0 == (T241_CNVLINK_PMPIDR0_PART_0_MASK >> T241_CNVLINK_PMPIDR0_PART_0_SHIFT));
}

/* Every bit of PMPIDR1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_CNVLINK_PMPIDR1_DES_0_MASK +
	       T241_CNVLINK_PMPIDR1_PART_1_MASK) == 0xffffffffU, "t241_cnvlink_pmpidr1");

static void test_cnvlink_pmpidr1(void **state)
{
	const t241_cnvlink_pmpidr1_fields_t none = {0};
	t241_cnvlink_pmpidr1_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmpidr1_pack(none).raw == 0x00000000U);
	f = none;
	f.DES_0 = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmpidr1_pack(f).raw == (T241_CNVLINK_PMPIDR1_DES_0_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmpidr1_unpack(t241_cnvlink_pmpidr1_pack(f)).DES_0 == (T241_CNVLINK_PMPIDR1_DES_0_MASK >> T241_CNVLINK_PMPIDR1_DES_0_SHIFT));
	f = none;
	f.PART_1 = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmpidr1_pack(f).raw == (T241_CNVLINK_PMPIDR1_PART_1_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmpidr1_unpack(t241_cnvlink_pmpidr1_pack(f)).PART_1 == (T241_CNVLINK_PMPIDR1_PART_1_MASK >> T241_CNVLINK_PMPIDR1_PART_1_SHIFT));
}

/* Every bit of PMPIDR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_CNVLINK_PMPIDR2_REVISION_MASK +
	       T241_CNVLINK_PMPIDR2_JEDEC_MASK +
	       T241_CNVLINK_PMPIDR2_DES_1_MASK) == 0xffffffffU, "t241_cnvlink_pmpidr2");

static void test_cnvlink_pmpidr2(void **state)
{
	const t241_cnvlink_pmpidr2_fields_t none = {0};
	t241_cnvlink_pmpidr2_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmpidr2_pack(none).raw == 0x00000000U);
	f = none;
	f.REVISION = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmpidr2_pack(f).raw == (T241_CNVLINK_PMPIDR2_REVISION_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmpidr2_unpack(t241_cnvlink_pmpidr2_pack(f)).REVISION == (T241_CNVLINK_PMPIDR2_REVISION_MASK >> T241_CNVLINK_PMPIDR2_REVISION_SHIFT));
	f = none;
	f.JEDEC = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmpidr2_pack(f).raw == (T241_CNVLINK_PMPIDR2_JEDEC_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmpidr2_unpack(t241_cnvlink_pmpidr2_pack(f)).JEDEC == (T241_CNVLINK_PMPIDR2_JEDEC_MASK >> T241_CNVLINK_PMPIDR2_JEDEC_SHIFT));
	f = none;
	f.DES_1 = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmpidr2_pack(f).raw == (T241_CNVLINK_PMPIDR2_DES_1_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmpidr2_unpack(t241_cnvlink_pmpidr2_pack(f)).DES_1 == (T241_CNVLINK_PMPIDR2_DES_1_MASK >> T241_CNVLINK_PMPIDR2_DES_1_SHIFT));
}

/* Every bit of PMPIDR3 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_CNVLINK_PMPIDR3_REVAND_MASK +
	       T241_CNVLINK_PMPIDR3_CMOD_MASK) == 0xffffffffU, "t241_cnvlink_pmpidr3");

static void test_cnvlink_pmpidr3(void **state)
{
	const t241_cnvlink_pmpidr3_fields_t none = {0};
	t241_cnvlink_pmpidr3_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmpidr3_pack(none).raw == 0x00000000U);
	f = none;
	f.REVAND = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmpidr3_pack(f).raw == (T241_CNVLINK_PMPIDR3_REVAND_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmpidr3_unpack(t241_cnvlink_pmpidr3_pack(f)).REVAND == (T241_CNVLINK_PMPIDR3_REVAND_MASK >> T241_CNVLINK_PMPIDR3_REVAND_SHIFT));
	f = none;
	f.CMOD = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmpidr3_pack(f).raw == (T241_CNVLINK_PMPIDR3_CMOD_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmpidr3_unpack(t241_cnvlink_pmpidr3_pack(f)).CMOD == (T241_CNVLINK_PMPIDR3_CMOD_MASK >> T241_CNVLINK_PMPIDR3_CMOD_SHIFT));
}

/* Every bit of PMCIDR0 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_CNVLINK_PMCIDR0_PRMBL_0_MASK) == 0xffffffffU, "t241_cnvlink_pmcidr0");

static void test_cnvlink_pmcidr0(void **state)
{
	const t241_cnvlink_pmcidr0_fields_t none = {0};
	t241_cnvlink_pmcidr0_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmcidr0_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_0 = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcidr0_pack(f).raw == (T241_CNVLINK_PMCIDR0_PRMBL_0_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcidr0_unpack(t241_cnvlink_pmcidr0_pack(f)).PRMBL_0 == (T241_CNVLINK_PMCIDR0_PRMBL_0_MASK >> T241_CNVLINK_PMCIDR0_PRMBL_0_SHIFT));
}

/* Every bit of PMCIDR1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_CNVLINK_PMCIDR1_CLASS_MASK +
	       T241_CNVLINK_PMCIDR1_PRMBL_1_MASK) == 0xffffffffU, "t241_cnvlink_pmcidr1");

static void test_cnvlink_pmcidr1(void **state)
{
	const t241_cnvlink_pmcidr1_fields_t none = {0};
	t241_cnvlink_pmcidr1_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmcidr1_pack(none).raw == 0x00000000U);
	f = none;
	f.CLASS = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcidr1_pack(f).raw == (T241_CNVLINK_PMCIDR1_CLASS_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcidr1_unpack(t241_cnvlink_pmcidr1_pack(f)).CLASS == (T241_CNVLINK_PMCIDR1_CLASS_MASK >> T241_CNVLINK_PMCIDR1_CLASS_SHIFT));
	f = none;
	f.PRMBL_1 = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcidr1_pack(f).raw == (T241_CNVLINK_PMCIDR1_PRMBL_1_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcidr1_unpack(t241_cnvlink_pmcidr1_pack(f)).PRMBL_1 == (T241_CNVLINK_PMCIDR1_PRMBL_1_MASK >> T241_CNVLINK_PMCIDR1_PRMBL_1_SHIFT));
}

/* Every bit of PMCIDR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_CNVLINK_PMCIDR2_PRMBL_2_MASK) == 0xffffffffU, "t241_cnvlink_pmcidr2");

static void test_cnvlink_pmcidr2(void **state)
{
	const t241_cnvlink_pmcidr2_fields_t none = {0};
	t241_cnvlink_pmcidr2_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmcidr2_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_2 = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcidr2_pack(f).raw == (T241_CNVLINK_PMCIDR2_PRMBL_2_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcidr2_unpack(t241_cnvlink_pmcidr2_pack(f)).PRMBL_2 == (T241_CNVLINK_PMCIDR2_PRMBL_2_MASK >> T241_CNVLINK_PMCIDR2_PRMBL_2_SHIFT));
}

/* Every bit of PMCIDR3 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_CNVLINK_PMCIDR3_PRMBL_3_MASK) == 0xffffffffU, "t241_cnvlink_pmcidr3");

static void test_cnvlink_pmcidr3(void **state)
{
	const t241_cnvlink_pmcidr3_fields_t none = {0};
	t241_cnvlink_pmcidr3_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmcidr3_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_3 = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmcidr3_pack(f).raw == (T241_CNVLINK_PMCIDR3_PRMBL_3_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmcidr3_unpack(t241_cnvlink_pmcidr3_pack(f)).PRMBL_3 == (T241_CNVLINK_PMCIDR3_PRMBL_3_MASK >> T241_CNVLINK_PMCIDR3_PRMBL_3_SHIFT));
}

/* Every bit of PMCCNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T241_CNVLINK_PMCCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t241_cnvlink_pmccntr");

static void test_cnvlink_pmccntr(void **state)
{
	const t241_cnvlink_pmccntr_fields_t none = {0};
	t241_cnvlink_pmccntr_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmccntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t241_cnvlink_pmccntr_pack(f).raw == (T241_CNVLINK_PMCCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t241_cnvlink_pmccntr_unpack(t241_cnvlink_pmccntr_pack(f)).count == (T241_CNVLINK_PMCCNTR_COUNT_MASK >> T241_CNVLINK_PMCCNTR_COUNT_SHIFT));
}

/* Every bit of PMCCFILTR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffff0U +
	       T241_CNVLINK_PMCCFILTR_REM_SOCKET_MASK) == 0xffffffffU, "t241_cnvlink_pmccfiltr");

static void test_cnvlink_pmccfiltr(void **state)
{
	const t241_cnvlink_pmccfiltr_fields_t none = {0};
	t241_cnvlink_pmccfiltr_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmccfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.rem_socket = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmccfiltr_pack(f).raw == (T241_CNVLINK_PMCCFILTR_REM_SOCKET_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmccfiltr_unpack(t241_cnvlink_pmccfiltr_pack(f)).rem_socket == (T241_CNVLINK_PMCCFILTR_REM_SOCKET_MASK >> T241_CNVLINK_PMCCFILTR_REM_SOCKET_SHIFT));
}

/* ---- PMU of a product that Linux does not know ---- */

/* Every bit of PMEVCNTR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T241_OTHER_PRODUCT_PMEVCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t241_other_product_pmevcntr");

static void test_other_product_pmevcntr(void **state)
{
	const t241_other_product_pmevcntr_fields_t none = {0};
	t241_other_product_pmevcntr_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmevcntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t241_other_product_pmevcntr_pack(f).raw == (T241_OTHER_PRODUCT_PMEVCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t241_other_product_pmevcntr_unpack(t241_other_product_pmevcntr_pack(f)).count == (T241_OTHER_PRODUCT_PMEVCNTR_COUNT_MASK >> T241_OTHER_PRODUCT_PMEVCNTR_COUNT_SHIFT));
}

/* Every bit of PMEVTYPER<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_OTHER_PRODUCT_PMEVTYPER_EVENT_MASK) == 0xffffffffU, "t241_other_product_pmevtyper");

static void test_other_product_pmevtyper(void **state)
{
	const t241_other_product_pmevtyper_fields_t none = {0};
	t241_other_product_pmevtyper_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmevtyper_pack(none).raw == 0x00000000U);
	f = none;
	f.event = ~(uint32_t)0;
	assert_true(t241_other_product_pmevtyper_pack(f).raw == (T241_OTHER_PRODUCT_PMEVTYPER_EVENT_MASK | 0x00000000U));
	assert_true(t241_other_product_pmevtyper_unpack(t241_other_product_pmevtyper_pack(f)).event == (T241_OTHER_PRODUCT_PMEVTYPER_EVENT_MASK >> T241_OTHER_PRODUCT_PMEVTYPER_EVENT_SHIFT));
}

/* Every bit of PMSVR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T241_OTHER_PRODUCT_PMSVR_COUNT_MASK) == 0xffffffffffffffffULL, "t241_other_product_pmsvr");

static void test_other_product_pmsvr(void **state)
{
	const t241_other_product_pmsvr_fields_t none = {0};
	t241_other_product_pmsvr_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmsvr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t241_other_product_pmsvr_pack(f).raw == (T241_OTHER_PRODUCT_PMSVR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t241_other_product_pmsvr_unpack(t241_other_product_pmsvr_pack(f)).count == (T241_OTHER_PRODUCT_PMSVR_COUNT_MASK >> T241_OTHER_PRODUCT_PMSVR_COUNT_SHIFT));
}

/* Every bit of PMEVFILT2R<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_OTHER_PRODUCT_PMEVFILT2R_FILTER2_MASK) == 0xffffffffU, "t241_other_product_pmevfilt2r");

static void test_other_product_pmevfilt2r(void **state)
{
	const t241_other_product_pmevfilt2r_fields_t none = {0};
	t241_other_product_pmevfilt2r_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmevfilt2r_pack(none).raw == 0x00000000U);
	f = none;
	f.filter2 = ~(uint32_t)0;
	assert_true(t241_other_product_pmevfilt2r_pack(f).raw == (T241_OTHER_PRODUCT_PMEVFILT2R_FILTER2_MASK | 0x00000000U));
	assert_true(t241_other_product_pmevfilt2r_unpack(t241_other_product_pmevfilt2r_pack(f)).filter2 == (T241_OTHER_PRODUCT_PMEVFILT2R_FILTER2_MASK >> T241_OTHER_PRODUCT_PMEVFILT2R_FILTER2_SHIFT));
}

/* Every bit of PMEVFILTR<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_OTHER_PRODUCT_PMEVFILTR_FILTER_MASK) == 0xffffffffU, "t241_other_product_pmevfiltr");

static void test_other_product_pmevfiltr(void **state)
{
	const t241_other_product_pmevfiltr_fields_t none = {0};
	t241_other_product_pmevfiltr_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmevfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.filter = ~(uint32_t)0;
	assert_true(t241_other_product_pmevfiltr_pack(f).raw == (T241_OTHER_PRODUCT_PMEVFILTR_FILTER_MASK | 0x00000000U));
	assert_true(t241_other_product_pmevfiltr_unpack(t241_other_product_pmevfiltr_pack(f)).filter == (T241_OTHER_PRODUCT_PMEVFILTR_FILTER_MASK >> T241_OTHER_PRODUCT_PMEVFILTR_FILTER_SHIFT));
}

/* Every bit of PMCNTENSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_OTHER_PRODUCT_PMCNTENSET_P_MASK) == 0xffffffffU, "t241_other_product_pmcntenset");

static void test_other_product_pmcntenset(void **state)
{
	const t241_other_product_pmcntenset_fields_t none = {0};
	t241_other_product_pmcntenset_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmcntenset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_other_product_pmcntenset_pack(f).raw == (T241_OTHER_PRODUCT_PMCNTENSET_P_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcntenset_unpack(t241_other_product_pmcntenset_pack(f)).P == (T241_OTHER_PRODUCT_PMCNTENSET_P_MASK >> T241_OTHER_PRODUCT_PMCNTENSET_P_SHIFT));
}

/* Every bit of PMCNTENCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_OTHER_PRODUCT_PMCNTENCLR_P_MASK) == 0xffffffffU, "t241_other_product_pmcntenclr");

static void test_other_product_pmcntenclr(void **state)
{
	const t241_other_product_pmcntenclr_fields_t none = {0};
	t241_other_product_pmcntenclr_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmcntenclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_other_product_pmcntenclr_pack(f).raw == (T241_OTHER_PRODUCT_PMCNTENCLR_P_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcntenclr_unpack(t241_other_product_pmcntenclr_pack(f)).P == (T241_OTHER_PRODUCT_PMCNTENCLR_P_MASK >> T241_OTHER_PRODUCT_PMCNTENCLR_P_SHIFT));
}

/* Every bit of PMINTENSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_OTHER_PRODUCT_PMINTENSET_P_MASK) == 0xffffffffU, "t241_other_product_pmintenset");

static void test_other_product_pmintenset(void **state)
{
	const t241_other_product_pmintenset_fields_t none = {0};
	t241_other_product_pmintenset_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmintenset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_other_product_pmintenset_pack(f).raw == (T241_OTHER_PRODUCT_PMINTENSET_P_MASK | 0x00000000U));
	assert_true(t241_other_product_pmintenset_unpack(t241_other_product_pmintenset_pack(f)).P == (T241_OTHER_PRODUCT_PMINTENSET_P_MASK >> T241_OTHER_PRODUCT_PMINTENSET_P_SHIFT));
}

/* Every bit of PMINTENCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_OTHER_PRODUCT_PMINTENCLR_P_MASK) == 0xffffffffU, "t241_other_product_pmintenclr");

static void test_other_product_pmintenclr(void **state)
{
	const t241_other_product_pmintenclr_fields_t none = {0};
	t241_other_product_pmintenclr_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmintenclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_other_product_pmintenclr_pack(f).raw == (T241_OTHER_PRODUCT_PMINTENCLR_P_MASK | 0x00000000U));
	assert_true(t241_other_product_pmintenclr_unpack(t241_other_product_pmintenclr_pack(f)).P == (T241_OTHER_PRODUCT_PMINTENCLR_P_MASK >> T241_OTHER_PRODUCT_PMINTENCLR_P_SHIFT));
}

/* Every bit of PMOVSCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_OTHER_PRODUCT_PMOVSCLR_P_MASK) == 0xffffffffU, "t241_other_product_pmovsclr");

static void test_other_product_pmovsclr(void **state)
{
	const t241_other_product_pmovsclr_fields_t none = {0};
	t241_other_product_pmovsclr_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmovsclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_other_product_pmovsclr_pack(f).raw == (T241_OTHER_PRODUCT_PMOVSCLR_P_MASK | 0x00000000U));
	assert_true(t241_other_product_pmovsclr_unpack(t241_other_product_pmovsclr_pack(f)).P == (T241_OTHER_PRODUCT_PMOVSCLR_P_MASK >> T241_OTHER_PRODUCT_PMOVSCLR_P_SHIFT));
}

/* Every bit of PMOVSSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_OTHER_PRODUCT_PMOVSSET_P_MASK) == 0xffffffffU, "t241_other_product_pmovsset");

static void test_other_product_pmovsset(void **state)
{
	const t241_other_product_pmovsset_fields_t none = {0};
	t241_other_product_pmovsset_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmovsset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_other_product_pmovsset_pack(f).raw == (T241_OTHER_PRODUCT_PMOVSSET_P_MASK | 0x00000000U));
	assert_true(t241_other_product_pmovsset_unpack(t241_other_product_pmovsset_pack(f)).P == (T241_OTHER_PRODUCT_PMOVSSET_P_MASK >> T241_OTHER_PRODUCT_PMOVSSET_P_SHIFT));
}

/* Every bit of PMCGCR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_OTHER_PRODUCT_PMCGCR_N_MASK) == 0xffffffffU, "t241_other_product_pmcgcr");

static void test_other_product_pmcgcr(void **state)
{
	const t241_other_product_pmcgcr_fields_t none = {0};
	t241_other_product_pmcgcr_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmcgcr_pack(none).raw == 0x00000000U);
	f = none;
	f.N = ~(uint32_t)0;
	assert_true(t241_other_product_pmcgcr_pack(f).raw == (T241_OTHER_PRODUCT_PMCGCR_N_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcgcr_unpack(t241_other_product_pmcgcr_pack(f)).N == (T241_OTHER_PRODUCT_PMCGCR_N_MASK >> T241_OTHER_PRODUCT_PMCGCR_N_SHIFT));
}

/* Every bit of PMCFGR is in one field or reserved. */
_Static_assert((uint32_t)(0x0e040000U +
	       T241_OTHER_PRODUCT_PMCFGR_NCG_MASK +
	       T241_OTHER_PRODUCT_PMCFGR_HDBG_MASK +
	       T241_OTHER_PRODUCT_PMCFGR_TRO_MASK +
	       T241_OTHER_PRODUCT_PMCFGR_SS_MASK +
	       T241_OTHER_PRODUCT_PMCFGR_FZO_MASK +
	       T241_OTHER_PRODUCT_PMCFGR_MSI_MASK +
	       T241_OTHER_PRODUCT_PMCFGR_UEN_MASK +
	       T241_OTHER_PRODUCT_PMCFGR_NA_MASK +
	       T241_OTHER_PRODUCT_PMCFGR_EX_MASK +
	       T241_OTHER_PRODUCT_PMCFGR_CCD_MASK +
	       T241_OTHER_PRODUCT_PMCFGR_CC_MASK +
	       T241_OTHER_PRODUCT_PMCFGR_SIZE_MASK +
	       T241_OTHER_PRODUCT_PMCFGR_N_MASK) == 0xffffffffU, "t241_other_product_pmcfgr");

static void test_other_product_pmcfgr(void **state)
{
	const t241_other_product_pmcfgr_fields_t none = {0};
	t241_other_product_pmcfgr_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmcfgr_pack(none).raw == 0x00000000U);
	f = none;
	f.NCG = ~(uint32_t)0;
	assert_true(t241_other_product_pmcfgr_pack(f).raw == (T241_OTHER_PRODUCT_PMCFGR_NCG_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcfgr_unpack(t241_other_product_pmcfgr_pack(f)).NCG == (T241_OTHER_PRODUCT_PMCFGR_NCG_MASK >> T241_OTHER_PRODUCT_PMCFGR_NCG_SHIFT));
	f = none;
	f.HDBG = ~(uint32_t)0;
	assert_true(t241_other_product_pmcfgr_pack(f).raw == (T241_OTHER_PRODUCT_PMCFGR_HDBG_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcfgr_unpack(t241_other_product_pmcfgr_pack(f)).HDBG == (T241_OTHER_PRODUCT_PMCFGR_HDBG_MASK >> T241_OTHER_PRODUCT_PMCFGR_HDBG_SHIFT));
	f = none;
	f.TRO = ~(uint32_t)0;
	assert_true(t241_other_product_pmcfgr_pack(f).raw == (T241_OTHER_PRODUCT_PMCFGR_TRO_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcfgr_unpack(t241_other_product_pmcfgr_pack(f)).TRO == (T241_OTHER_PRODUCT_PMCFGR_TRO_MASK >> T241_OTHER_PRODUCT_PMCFGR_TRO_SHIFT));
	f = none;
	f.SS = ~(uint32_t)0;
	assert_true(t241_other_product_pmcfgr_pack(f).raw == (T241_OTHER_PRODUCT_PMCFGR_SS_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcfgr_unpack(t241_other_product_pmcfgr_pack(f)).SS == (T241_OTHER_PRODUCT_PMCFGR_SS_MASK >> T241_OTHER_PRODUCT_PMCFGR_SS_SHIFT));
	f = none;
	f.FZO = ~(uint32_t)0;
	assert_true(t241_other_product_pmcfgr_pack(f).raw == (T241_OTHER_PRODUCT_PMCFGR_FZO_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcfgr_unpack(t241_other_product_pmcfgr_pack(f)).FZO == (T241_OTHER_PRODUCT_PMCFGR_FZO_MASK >> T241_OTHER_PRODUCT_PMCFGR_FZO_SHIFT));
	f = none;
	f.MSI = ~(uint32_t)0;
	assert_true(t241_other_product_pmcfgr_pack(f).raw == (T241_OTHER_PRODUCT_PMCFGR_MSI_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcfgr_unpack(t241_other_product_pmcfgr_pack(f)).MSI == (T241_OTHER_PRODUCT_PMCFGR_MSI_MASK >> T241_OTHER_PRODUCT_PMCFGR_MSI_SHIFT));
	f = none;
	f.UEN = ~(uint32_t)0;
	assert_true(t241_other_product_pmcfgr_pack(f).raw == (T241_OTHER_PRODUCT_PMCFGR_UEN_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcfgr_unpack(t241_other_product_pmcfgr_pack(f)).UEN == (T241_OTHER_PRODUCT_PMCFGR_UEN_MASK >> T241_OTHER_PRODUCT_PMCFGR_UEN_SHIFT));
	f = none;
	f.NA = ~(uint32_t)0;
	assert_true(t241_other_product_pmcfgr_pack(f).raw == (T241_OTHER_PRODUCT_PMCFGR_NA_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcfgr_unpack(t241_other_product_pmcfgr_pack(f)).NA == (T241_OTHER_PRODUCT_PMCFGR_NA_MASK >> T241_OTHER_PRODUCT_PMCFGR_NA_SHIFT));
	f = none;
	f.EX = ~(uint32_t)0;
	assert_true(t241_other_product_pmcfgr_pack(f).raw == (T241_OTHER_PRODUCT_PMCFGR_EX_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcfgr_unpack(t241_other_product_pmcfgr_pack(f)).EX == (T241_OTHER_PRODUCT_PMCFGR_EX_MASK >> T241_OTHER_PRODUCT_PMCFGR_EX_SHIFT));
	f = none;
	f.CCD = ~(uint32_t)0;
	assert_true(t241_other_product_pmcfgr_pack(f).raw == (T241_OTHER_PRODUCT_PMCFGR_CCD_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcfgr_unpack(t241_other_product_pmcfgr_pack(f)).CCD == (T241_OTHER_PRODUCT_PMCFGR_CCD_MASK >> T241_OTHER_PRODUCT_PMCFGR_CCD_SHIFT));
	f = none;
	f.CC = ~(uint32_t)0;
	assert_true(t241_other_product_pmcfgr_pack(f).raw == (T241_OTHER_PRODUCT_PMCFGR_CC_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcfgr_unpack(t241_other_product_pmcfgr_pack(f)).CC == (T241_OTHER_PRODUCT_PMCFGR_CC_MASK >> T241_OTHER_PRODUCT_PMCFGR_CC_SHIFT));
	f = none;
	f.SIZE = ~(uint32_t)0;
	assert_true(t241_other_product_pmcfgr_pack(f).raw == (T241_OTHER_PRODUCT_PMCFGR_SIZE_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcfgr_unpack(t241_other_product_pmcfgr_pack(f)).SIZE == (T241_OTHER_PRODUCT_PMCFGR_SIZE_MASK >> T241_OTHER_PRODUCT_PMCFGR_SIZE_SHIFT));
	f = none;
	f.N = ~(uint32_t)0;
	assert_true(t241_other_product_pmcfgr_pack(f).raw == (T241_OTHER_PRODUCT_PMCFGR_N_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcfgr_unpack(t241_other_product_pmcfgr_pack(f)).N == (T241_OTHER_PRODUCT_PMCFGR_N_MASK >> T241_OTHER_PRODUCT_PMCFGR_N_SHIFT));
}

/* Every bit of PMCR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffff0c0U +
	       T241_OTHER_PRODUCT_PMCR_TRO_MASK +
	       T241_OTHER_PRODUCT_PMCR_HDBG_MASK +
	       T241_OTHER_PRODUCT_PMCR_FZO_MASK +
	       T241_OTHER_PRODUCT_PMCR_NA_MASK +
	       T241_OTHER_PRODUCT_PMCR_DP_MASK +
	       T241_OTHER_PRODUCT_PMCR_X_MASK +
	       T241_OTHER_PRODUCT_PMCR_D_MASK +
	       T241_OTHER_PRODUCT_PMCR_C_MASK +
	       T241_OTHER_PRODUCT_PMCR_P_MASK +
	       T241_OTHER_PRODUCT_PMCR_E_MASK) == 0xffffffffU, "t241_other_product_pmcr");

static void test_other_product_pmcr(void **state)
{
	const t241_other_product_pmcr_fields_t none = {0};
	t241_other_product_pmcr_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmcr_pack(none).raw == 0x00000000U);
	f = none;
	f.TRO = ~(uint32_t)0;
	assert_true(t241_other_product_pmcr_pack(f).raw == (T241_OTHER_PRODUCT_PMCR_TRO_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcr_unpack(t241_other_product_pmcr_pack(f)).TRO == (T241_OTHER_PRODUCT_PMCR_TRO_MASK >> T241_OTHER_PRODUCT_PMCR_TRO_SHIFT));
	f = none;
	f.HDBG = ~(uint32_t)0;
	assert_true(t241_other_product_pmcr_pack(f).raw == (T241_OTHER_PRODUCT_PMCR_HDBG_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcr_unpack(t241_other_product_pmcr_pack(f)).HDBG == (T241_OTHER_PRODUCT_PMCR_HDBG_MASK >> T241_OTHER_PRODUCT_PMCR_HDBG_SHIFT));
	f = none;
	f.FZO = ~(uint32_t)0;
	assert_true(t241_other_product_pmcr_pack(f).raw == (T241_OTHER_PRODUCT_PMCR_FZO_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcr_unpack(t241_other_product_pmcr_pack(f)).FZO == (T241_OTHER_PRODUCT_PMCR_FZO_MASK >> T241_OTHER_PRODUCT_PMCR_FZO_SHIFT));
	f = none;
	f.NA = ~(uint32_t)0;
	assert_true(t241_other_product_pmcr_pack(f).raw == (T241_OTHER_PRODUCT_PMCR_NA_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcr_unpack(t241_other_product_pmcr_pack(f)).NA == (T241_OTHER_PRODUCT_PMCR_NA_MASK >> T241_OTHER_PRODUCT_PMCR_NA_SHIFT));
	f = none;
	f.DP = ~(uint32_t)0;
	assert_true(t241_other_product_pmcr_pack(f).raw == (T241_OTHER_PRODUCT_PMCR_DP_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcr_unpack(t241_other_product_pmcr_pack(f)).DP == (T241_OTHER_PRODUCT_PMCR_DP_MASK >> T241_OTHER_PRODUCT_PMCR_DP_SHIFT));
	f = none;
	f.X = ~(uint32_t)0;
	assert_true(t241_other_product_pmcr_pack(f).raw == (T241_OTHER_PRODUCT_PMCR_X_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcr_unpack(t241_other_product_pmcr_pack(f)).X == (T241_OTHER_PRODUCT_PMCR_X_MASK >> T241_OTHER_PRODUCT_PMCR_X_SHIFT));
	f = none;
	f.D = ~(uint32_t)0;
	assert_true(t241_other_product_pmcr_pack(f).raw == (T241_OTHER_PRODUCT_PMCR_D_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcr_unpack(t241_other_product_pmcr_pack(f)).D == (T241_OTHER_PRODUCT_PMCR_D_MASK >> T241_OTHER_PRODUCT_PMCR_D_SHIFT));
	f = none;
	f.C = ~(uint32_t)0;
	assert_true(t241_other_product_pmcr_pack(f).raw == (T241_OTHER_PRODUCT_PMCR_C_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcr_unpack(t241_other_product_pmcr_pack(f)).C == (T241_OTHER_PRODUCT_PMCR_C_MASK >> T241_OTHER_PRODUCT_PMCR_C_SHIFT));
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t241_other_product_pmcr_pack(f).raw == (T241_OTHER_PRODUCT_PMCR_P_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcr_unpack(t241_other_product_pmcr_pack(f)).P == (T241_OTHER_PRODUCT_PMCR_P_MASK >> T241_OTHER_PRODUCT_PMCR_P_SHIFT));
	f = none;
	f.E = ~(uint32_t)0;
	assert_true(t241_other_product_pmcr_pack(f).raw == (T241_OTHER_PRODUCT_PMCR_E_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcr_unpack(t241_other_product_pmcr_pack(f)).E == (T241_OTHER_PRODUCT_PMCR_E_MASK >> T241_OTHER_PRODUCT_PMCR_E_SHIFT));
}

/* Every bit of PMIIDR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_OTHER_PRODUCT_PMIIDR_PRODUCTID_MASK +
	       T241_OTHER_PRODUCT_PMIIDR_VARIANT_MASK +
	       T241_OTHER_PRODUCT_PMIIDR_REVISION_MASK +
	       T241_OTHER_PRODUCT_PMIIDR_IMPLEMENTER_MASK) == 0xffffffffU, "t241_other_product_pmiidr");

static void test_other_product_pmiidr(void **state)
{
	const t241_other_product_pmiidr_fields_t none = {0};
	t241_other_product_pmiidr_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmiidr_pack(none).raw == 0x00000000U);
	f = none;
	f.ProductID = ~(uint32_t)0;
	assert_true(t241_other_product_pmiidr_pack(f).raw == (T241_OTHER_PRODUCT_PMIIDR_PRODUCTID_MASK | 0x00000000U));
	assert_true(t241_other_product_pmiidr_unpack(t241_other_product_pmiidr_pack(f)).ProductID == (T241_OTHER_PRODUCT_PMIIDR_PRODUCTID_MASK >> T241_OTHER_PRODUCT_PMIIDR_PRODUCTID_SHIFT));
	f = none;
	f.Variant = ~(uint32_t)0;
	assert_true(t241_other_product_pmiidr_pack(f).raw == (T241_OTHER_PRODUCT_PMIIDR_VARIANT_MASK | 0x00000000U));
	assert_true(t241_other_product_pmiidr_unpack(t241_other_product_pmiidr_pack(f)).Variant == (T241_OTHER_PRODUCT_PMIIDR_VARIANT_MASK >> T241_OTHER_PRODUCT_PMIIDR_VARIANT_SHIFT));
	f = none;
	f.Revision = ~(uint32_t)0;
	assert_true(t241_other_product_pmiidr_pack(f).raw == (T241_OTHER_PRODUCT_PMIIDR_REVISION_MASK | 0x00000000U));
	assert_true(t241_other_product_pmiidr_unpack(t241_other_product_pmiidr_pack(f)).Revision == (T241_OTHER_PRODUCT_PMIIDR_REVISION_MASK >> T241_OTHER_PRODUCT_PMIIDR_REVISION_SHIFT));
	f = none;
	f.Implementer = ~(uint32_t)0;
	assert_true(t241_other_product_pmiidr_pack(f).raw == (T241_OTHER_PRODUCT_PMIIDR_IMPLEMENTER_MASK | 0x00000000U));
	assert_true(t241_other_product_pmiidr_unpack(t241_other_product_pmiidr_pack(f)).Implementer == (T241_OTHER_PRODUCT_PMIIDR_IMPLEMENTER_MASK >> T241_OTHER_PRODUCT_PMIIDR_IMPLEMENTER_SHIFT));
}

/* Every bit of PMCEID<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_OTHER_PRODUCT_PMCEID_ID_MASK) == 0xffffffffU, "t241_other_product_pmceid");

static void test_other_product_pmceid(void **state)
{
	const t241_other_product_pmceid_fields_t none = {0};
	t241_other_product_pmceid_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmceid_pack(none).raw == 0x00000000U);
	f = none;
	f.ID = ~(uint32_t)0;
	assert_true(t241_other_product_pmceid_pack(f).raw == (T241_OTHER_PRODUCT_PMCEID_ID_MASK | 0x00000000U));
	assert_true(t241_other_product_pmceid_unpack(t241_other_product_pmceid_pack(f)).ID == (T241_OTHER_PRODUCT_PMCEID_ID_MASK >> T241_OTHER_PRODUCT_PMCEID_ID_SHIFT));
}

/* Every bit of PMSSCR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffeU +
	       T241_OTHER_PRODUCT_PMSSCR_SS_MASK) == 0xffffffffU, "t241_other_product_pmsscr");

static void test_other_product_pmsscr(void **state)
{
	const t241_other_product_pmsscr_fields_t none = {0};
	t241_other_product_pmsscr_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmsscr_pack(none).raw == 0x00000000U);
	f = none;
	f.SS = ~(uint32_t)0;
	assert_true(t241_other_product_pmsscr_pack(f).raw == (T241_OTHER_PRODUCT_PMSSCR_SS_MASK | 0x00000000U));
	assert_true(t241_other_product_pmsscr_unpack(t241_other_product_pmsscr_pack(f)).SS == (T241_OTHER_PRODUCT_PMSSCR_SS_MASK >> T241_OTHER_PRODUCT_PMSSCR_SS_SHIFT));
}

/* Every bit of PMSSRR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff00000000ULL +
	       T241_OTHER_PRODUCT_PMSSRR_RC_MASK +
	       T241_OTHER_PRODUCT_PMSSRR_RP_MASK) == 0xffffffffffffffffULL, "t241_other_product_pmssrr");

static void test_other_product_pmssrr(void **state)
{
	const t241_other_product_pmssrr_fields_t none = {0};
	t241_other_product_pmssrr_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmssrr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.RC = ~(uint64_t)0;
	assert_true(t241_other_product_pmssrr_pack(f).raw == (T241_OTHER_PRODUCT_PMSSRR_RC_MASK | 0x0000000000000000ULL));
	assert_true(t241_other_product_pmssrr_unpack(t241_other_product_pmssrr_pack(f)).RC == (T241_OTHER_PRODUCT_PMSSRR_RC_MASK >> T241_OTHER_PRODUCT_PMSSRR_RC_SHIFT));
	f = none;
	f.RP = ~(uint64_t)0;
	assert_true(t241_other_product_pmssrr_pack(f).raw == (T241_OTHER_PRODUCT_PMSSRR_RP_MASK | 0x0000000000000000ULL));
	assert_true(t241_other_product_pmssrr_unpack(t241_other_product_pmssrr_pack(f)).RP == (T241_OTHER_PRODUCT_PMSSRR_RP_MASK >> T241_OTHER_PRODUCT_PMSSRR_RP_SHIFT));
}

/* Every bit of PMSCR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff7fffffe0ULL +
	       T241_OTHER_PRODUCT_PMSCR_IMPL_MASK +
	       T241_OTHER_PRODUCT_PMSCR_NAO_MASK +
	       T241_OTHER_PRODUCT_PMSCR_MSI_MPAM_NS_MASK +
	       T241_OTHER_PRODUCT_PMSCR_NSMSI_MASK +
	       T241_OTHER_PRODUCT_PMSCR_NSRA_MASK +
	       T241_OTHER_PRODUCT_PMSCR_SO_MASK) == 0xffffffffffffffffULL, "t241_other_product_pmscr");

static void test_other_product_pmscr(void **state)
{
	const t241_other_product_pmscr_fields_t none = {0};
	t241_other_product_pmscr_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmscr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMPL = ~(uint64_t)0;
	assert_true(t241_other_product_pmscr_pack(f).raw == (T241_OTHER_PRODUCT_PMSCR_IMPL_MASK | 0x0000000000000000ULL));
	assert_true(t241_other_product_pmscr_unpack(t241_other_product_pmscr_pack(f)).IMPL == (T241_OTHER_PRODUCT_PMSCR_IMPL_MASK >> T241_OTHER_PRODUCT_PMSCR_IMPL_SHIFT));
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(t241_other_product_pmscr_pack(f).raw == (T241_OTHER_PRODUCT_PMSCR_NAO_MASK | 0x0000000000000000ULL));
	assert_true(t241_other_product_pmscr_unpack(t241_other_product_pmscr_pack(f)).NAO == (T241_OTHER_PRODUCT_PMSCR_NAO_MASK >> T241_OTHER_PRODUCT_PMSCR_NAO_SHIFT));
	f = none;
	f.MSI_MPAM_NS = ~(uint64_t)0;
	assert_true(t241_other_product_pmscr_pack(f).raw == (T241_OTHER_PRODUCT_PMSCR_MSI_MPAM_NS_MASK | 0x0000000000000000ULL));
	assert_true(t241_other_product_pmscr_unpack(t241_other_product_pmscr_pack(f)).MSI_MPAM_NS == (T241_OTHER_PRODUCT_PMSCR_MSI_MPAM_NS_MASK >> T241_OTHER_PRODUCT_PMSCR_MSI_MPAM_NS_SHIFT));
	f = none;
	f.NSMSI = ~(uint64_t)0;
	assert_true(t241_other_product_pmscr_pack(f).raw == (T241_OTHER_PRODUCT_PMSCR_NSMSI_MASK | 0x0000000000000000ULL));
	assert_true(t241_other_product_pmscr_unpack(t241_other_product_pmscr_pack(f)).NSMSI == (T241_OTHER_PRODUCT_PMSCR_NSMSI_MASK >> T241_OTHER_PRODUCT_PMSCR_NSMSI_SHIFT));
	f = none;
	f.NSRA = ~(uint64_t)0;
	assert_true(t241_other_product_pmscr_pack(f).raw == (T241_OTHER_PRODUCT_PMSCR_NSRA_MASK | 0x0000000000000000ULL));
	assert_true(t241_other_product_pmscr_unpack(t241_other_product_pmscr_pack(f)).NSRA == (T241_OTHER_PRODUCT_PMSCR_NSRA_MASK >> T241_OTHER_PRODUCT_PMSCR_NSRA_SHIFT));
	f = none;
	f.SO = ~(uint64_t)0;
	assert_true(t241_other_product_pmscr_pack(f).raw == (T241_OTHER_PRODUCT_PMSCR_SO_MASK | 0x0000000000000000ULL));
	assert_true(t241_other_product_pmscr_unpack(t241_other_product_pmscr_pack(f)).SO == (T241_OTHER_PRODUCT_PMSCR_SO_MASK >> T241_OTHER_PRODUCT_PMSCR_SO_SHIFT));
}

/* Every bit of PMROOTCR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff7ffffff4ULL +
	       T241_OTHER_PRODUCT_PMROOTCR_IMPL_MASK +
	       T241_OTHER_PRODUCT_PMROOTCR_NAO_MASK +
	       T241_OTHER_PRODUCT_PMROOTCR_RLO_MASK +
	       T241_OTHER_PRODUCT_PMROOTCR_RTO_MASK) == 0xffffffffffffffffULL, "t241_other_product_pmrootcr");

static void test_other_product_pmrootcr(void **state)
{
	const t241_other_product_pmrootcr_fields_t none = {0};
	t241_other_product_pmrootcr_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmrootcr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMPL = ~(uint64_t)0;
	assert_true(t241_other_product_pmrootcr_pack(f).raw == (T241_OTHER_PRODUCT_PMROOTCR_IMPL_MASK | 0x0000000000000000ULL));
	assert_true(t241_other_product_pmrootcr_unpack(t241_other_product_pmrootcr_pack(f)).IMPL == (T241_OTHER_PRODUCT_PMROOTCR_IMPL_MASK >> T241_OTHER_PRODUCT_PMROOTCR_IMPL_SHIFT));
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(t241_other_product_pmrootcr_pack(f).raw == (T241_OTHER_PRODUCT_PMROOTCR_NAO_MASK | 0x0000000000000000ULL));
	assert_true(t241_other_product_pmrootcr_unpack(t241_other_product_pmrootcr_pack(f)).NAO == (T241_OTHER_PRODUCT_PMROOTCR_NAO_MASK >> T241_OTHER_PRODUCT_PMROOTCR_NAO_SHIFT));
	f = none;
	f.RLO = ~(uint64_t)0;
	assert_true(t241_other_product_pmrootcr_pack(f).raw == (T241_OTHER_PRODUCT_PMROOTCR_RLO_MASK | 0x0000000000000000ULL));
	assert_true(t241_other_product_pmrootcr_unpack(t241_other_product_pmrootcr_pack(f)).RLO == (T241_OTHER_PRODUCT_PMROOTCR_RLO_MASK >> T241_OTHER_PRODUCT_PMROOTCR_RLO_SHIFT));
	f = none;
	f.RTO = ~(uint64_t)0;
	assert_true(t241_other_product_pmrootcr_pack(f).raw == (T241_OTHER_PRODUCT_PMROOTCR_RTO_MASK | 0x0000000000000000ULL));
	assert_true(t241_other_product_pmrootcr_unpack(t241_other_product_pmrootcr_pack(f)).RTO == (T241_OTHER_PRODUCT_PMROOTCR_RTO_MASK >> T241_OTHER_PRODUCT_PMROOTCR_RTO_SHIFT));
}

/* Every bit of PMIRQCR0 is in one field or reserved. */
_Static_assert((uint64_t)(0xff00000000000003ULL +
	       T241_OTHER_PRODUCT_PMIRQCR0_ADDR_MASK) == 0xffffffffffffffffULL, "t241_other_product_pmirqcr0");

static void test_other_product_pmirqcr0(void **state)
{
	const t241_other_product_pmirqcr0_fields_t none = {0};
	t241_other_product_pmirqcr0_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmirqcr0_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.ADDR = ~(uint64_t)0;
	assert_true(t241_other_product_pmirqcr0_pack(f).raw == (T241_OTHER_PRODUCT_PMIRQCR0_ADDR_MASK | 0x0000000000000000ULL));
	assert_true(t241_other_product_pmirqcr0_unpack(t241_other_product_pmirqcr0_pack(f)).ADDR == (T241_OTHER_PRODUCT_PMIRQCR0_ADDR_MASK >> T241_OTHER_PRODUCT_PMIRQCR0_ADDR_SHIFT));
}

/* Every bit of PMIRQCR1 is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_OTHER_PRODUCT_PMIRQCR1_DATA_MASK) == 0xffffffffU, "t241_other_product_pmirqcr1");

static void test_other_product_pmirqcr1(void **state)
{
	const t241_other_product_pmirqcr1_fields_t none = {0};
	t241_other_product_pmirqcr1_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmirqcr1_pack(none).raw == 0x00000000U);
	f = none;
	f.DATA = ~(uint32_t)0;
	assert_true(t241_other_product_pmirqcr1_pack(f).raw == (T241_OTHER_PRODUCT_PMIRQCR1_DATA_MASK | 0x00000000U));
	assert_true(t241_other_product_pmirqcr1_unpack(t241_other_product_pmirqcr1_pack(f)).DATA == (T241_OTHER_PRODUCT_PMIRQCR1_DATA_MASK >> T241_OTHER_PRODUCT_PMIRQCR1_DATA_SHIFT));
}

/* Every bit of PMIRQCR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_OTHER_PRODUCT_PMIRQCR2_IRQEN_MASK +
	       T241_OTHER_PRODUCT_PMIRQCR2_NSMSI_MASK +
	       T241_OTHER_PRODUCT_PMIRQCR2_SH_MASK +
	       T241_OTHER_PRODUCT_PMIRQCR2_MEMATTR_MASK) == 0xffffffffU, "t241_other_product_pmirqcr2");

static void test_other_product_pmirqcr2(void **state)
{
	const t241_other_product_pmirqcr2_fields_t none = {0};
	t241_other_product_pmirqcr2_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmirqcr2_pack(none).raw == 0x00000000U);
	f = none;
	f.IRQEN = ~(uint32_t)0;
	assert_true(t241_other_product_pmirqcr2_pack(f).raw == (T241_OTHER_PRODUCT_PMIRQCR2_IRQEN_MASK | 0x00000000U));
	assert_true(t241_other_product_pmirqcr2_unpack(t241_other_product_pmirqcr2_pack(f)).IRQEN == (T241_OTHER_PRODUCT_PMIRQCR2_IRQEN_MASK >> T241_OTHER_PRODUCT_PMIRQCR2_IRQEN_SHIFT));
	f = none;
	f.NSMSI = ~(uint32_t)0;
	assert_true(t241_other_product_pmirqcr2_pack(f).raw == (T241_OTHER_PRODUCT_PMIRQCR2_NSMSI_MASK | 0x00000000U));
	assert_true(t241_other_product_pmirqcr2_unpack(t241_other_product_pmirqcr2_pack(f)).NSMSI == (T241_OTHER_PRODUCT_PMIRQCR2_NSMSI_MASK >> T241_OTHER_PRODUCT_PMIRQCR2_NSMSI_SHIFT));
	f = none;
	f.SH = ~(uint32_t)0;
	assert_true(t241_other_product_pmirqcr2_pack(f).raw == (T241_OTHER_PRODUCT_PMIRQCR2_SH_MASK | 0x00000000U));
	assert_true(t241_other_product_pmirqcr2_unpack(t241_other_product_pmirqcr2_pack(f)).SH == (T241_OTHER_PRODUCT_PMIRQCR2_SH_MASK >> T241_OTHER_PRODUCT_PMIRQCR2_SH_SHIFT));
	f = none;
	f.MemAttr = ~(uint32_t)0;
	assert_true(t241_other_product_pmirqcr2_pack(f).raw == (T241_OTHER_PRODUCT_PMIRQCR2_MEMATTR_MASK | 0x00000000U));
	assert_true(t241_other_product_pmirqcr2_unpack(t241_other_product_pmirqcr2_pack(f)).MemAttr == (T241_OTHER_PRODUCT_PMIRQCR2_MEMATTR_MASK >> T241_OTHER_PRODUCT_PMIRQCR2_MEMATTR_SHIFT));
}

/* Every bit of PMDEVAFF is in one field or reserved. */
_Static_assert((uint64_t)(0xffffff003e000000ULL +
	       T241_OTHER_PRODUCT_PMDEVAFF_AFF3_MASK +
	       T241_OTHER_PRODUCT_PMDEVAFF_F0V_MASK +
	       T241_OTHER_PRODUCT_PMDEVAFF_U_MASK +
	       T241_OTHER_PRODUCT_PMDEVAFF_MT_MASK +
	       T241_OTHER_PRODUCT_PMDEVAFF_AFF2_MASK +
	       T241_OTHER_PRODUCT_PMDEVAFF_AFF1_MASK +
	       T241_OTHER_PRODUCT_PMDEVAFF_AFF0_MASK) == 0xffffffffffffffffULL, "t241_other_product_pmdevaff");

static void test_other_product_pmdevaff(void **state)
{
	const t241_other_product_pmdevaff_fields_t none = {0};
	t241_other_product_pmdevaff_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmdevaff_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.Aff3 = ~(uint64_t)0;
	assert_true(t241_other_product_pmdevaff_pack(f).raw == (T241_OTHER_PRODUCT_PMDEVAFF_AFF3_MASK | 0x0000000000000000ULL));
	assert_true(t241_other_product_pmdevaff_unpack(t241_other_product_pmdevaff_pack(f)).Aff3 == (T241_OTHER_PRODUCT_PMDEVAFF_AFF3_MASK >> T241_OTHER_PRODUCT_PMDEVAFF_AFF3_SHIFT));
	f = none;
	f.F0V = ~(uint64_t)0;
	assert_true(t241_other_product_pmdevaff_pack(f).raw == (T241_OTHER_PRODUCT_PMDEVAFF_F0V_MASK | 0x0000000000000000ULL));
	assert_true(t241_other_product_pmdevaff_unpack(t241_other_product_pmdevaff_pack(f)).F0V == (T241_OTHER_PRODUCT_PMDEVAFF_F0V_MASK >> T241_OTHER_PRODUCT_PMDEVAFF_F0V_SHIFT));
	f = none;
	f.U = ~(uint64_t)0;
	assert_true(t241_other_product_pmdevaff_pack(f).raw == (T241_OTHER_PRODUCT_PMDEVAFF_U_MASK | 0x0000000000000000ULL));
	assert_true(t241_other_product_pmdevaff_unpack(t241_other_product_pmdevaff_pack(f)).U == (T241_OTHER_PRODUCT_PMDEVAFF_U_MASK >> T241_OTHER_PRODUCT_PMDEVAFF_U_SHIFT));
	f = none;
	f.MT = ~(uint64_t)0;
	assert_true(t241_other_product_pmdevaff_pack(f).raw == (T241_OTHER_PRODUCT_PMDEVAFF_MT_MASK | 0x0000000000000000ULL));
	assert_true(t241_other_product_pmdevaff_unpack(t241_other_product_pmdevaff_pack(f)).MT == (T241_OTHER_PRODUCT_PMDEVAFF_MT_MASK >> T241_OTHER_PRODUCT_PMDEVAFF_MT_SHIFT));
	f = none;
	f.Aff2 = ~(uint64_t)0;
	assert_true(t241_other_product_pmdevaff_pack(f).raw == (T241_OTHER_PRODUCT_PMDEVAFF_AFF2_MASK | 0x0000000000000000ULL));
	assert_true(t241_other_product_pmdevaff_unpack(t241_other_product_pmdevaff_pack(f)).Aff2 == (T241_OTHER_PRODUCT_PMDEVAFF_AFF2_MASK >> T241_OTHER_PRODUCT_PMDEVAFF_AFF2_SHIFT));
	f = none;
	f.Aff1 = ~(uint64_t)0;
	assert_true(t241_other_product_pmdevaff_pack(f).raw == (T241_OTHER_PRODUCT_PMDEVAFF_AFF1_MASK | 0x0000000000000000ULL));
	assert_true(t241_other_product_pmdevaff_unpack(t241_other_product_pmdevaff_pack(f)).Aff1 == (T241_OTHER_PRODUCT_PMDEVAFF_AFF1_MASK >> T241_OTHER_PRODUCT_PMDEVAFF_AFF1_SHIFT));
	f = none;
	f.Aff0 = ~(uint64_t)0;
	assert_true(t241_other_product_pmdevaff_pack(f).raw == (T241_OTHER_PRODUCT_PMDEVAFF_AFF0_MASK | 0x0000000000000000ULL));
	assert_true(t241_other_product_pmdevaff_unpack(t241_other_product_pmdevaff_pack(f)).Aff0 == (T241_OTHER_PRODUCT_PMDEVAFF_AFF0_MASK >> T241_OTHER_PRODUCT_PMDEVAFF_AFF0_SHIFT));
}

/* Every bit of PMLAR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_OTHER_PRODUCT_PMLAR_KEY_MASK) == 0xffffffffU, "t241_other_product_pmlar");

static void test_other_product_pmlar(void **state)
{
	const t241_other_product_pmlar_fields_t none = {0};
	t241_other_product_pmlar_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmlar_pack(none).raw == 0x00000000U);
	f = none;
	f.KEY = ~(uint32_t)0;
	assert_true(t241_other_product_pmlar_pack(f).raw == (T241_OTHER_PRODUCT_PMLAR_KEY_MASK | 0x00000000U));
	assert_true(t241_other_product_pmlar_unpack(t241_other_product_pmlar_pack(f)).KEY == (T241_OTHER_PRODUCT_PMLAR_KEY_MASK >> T241_OTHER_PRODUCT_PMLAR_KEY_SHIFT));
}

/* Every bit of PMAUTHSTATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xf0ff0f00U +
	       T241_OTHER_PRODUCT_PMAUTHSTATUS_RTNID_MASK +
	       T241_OTHER_PRODUCT_PMAUTHSTATUS_RTID_MASK +
	       T241_OTHER_PRODUCT_PMAUTHSTATUS_RLNID_MASK +
	       T241_OTHER_PRODUCT_PMAUTHSTATUS_RLID_MASK +
	       T241_OTHER_PRODUCT_PMAUTHSTATUS_SNID_MASK +
	       T241_OTHER_PRODUCT_PMAUTHSTATUS_SID_MASK +
	       T241_OTHER_PRODUCT_PMAUTHSTATUS_NSNID_MASK +
	       T241_OTHER_PRODUCT_PMAUTHSTATUS_NSID_MASK) == 0xffffffffU, "t241_other_product_pmauthstatus");

static void test_other_product_pmauthstatus(void **state)
{
	const t241_other_product_pmauthstatus_fields_t none = {0};
	t241_other_product_pmauthstatus_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmauthstatus_pack(none).raw == 0x00000000U);
	f = none;
	f.RTNID = ~(uint32_t)0;
	assert_true(t241_other_product_pmauthstatus_pack(f).raw == (T241_OTHER_PRODUCT_PMAUTHSTATUS_RTNID_MASK | 0x00000000U));
	assert_true(t241_other_product_pmauthstatus_unpack(t241_other_product_pmauthstatus_pack(f)).RTNID == (T241_OTHER_PRODUCT_PMAUTHSTATUS_RTNID_MASK >> T241_OTHER_PRODUCT_PMAUTHSTATUS_RTNID_SHIFT));
	f = none;
	f.RTID = ~(uint32_t)0;
	assert_true(t241_other_product_pmauthstatus_pack(f).raw == (T241_OTHER_PRODUCT_PMAUTHSTATUS_RTID_MASK | 0x00000000U));
	assert_true(t241_other_product_pmauthstatus_unpack(t241_other_product_pmauthstatus_pack(f)).RTID == (T241_OTHER_PRODUCT_PMAUTHSTATUS_RTID_MASK >> T241_OTHER_PRODUCT_PMAUTHSTATUS_RTID_SHIFT));
	f = none;
	f.RLNID = ~(uint32_t)0;
	assert_true(t241_other_product_pmauthstatus_pack(f).raw == (T241_OTHER_PRODUCT_PMAUTHSTATUS_RLNID_MASK | 0x00000000U));
	assert_true(t241_other_product_pmauthstatus_unpack(t241_other_product_pmauthstatus_pack(f)).RLNID == (T241_OTHER_PRODUCT_PMAUTHSTATUS_RLNID_MASK >> T241_OTHER_PRODUCT_PMAUTHSTATUS_RLNID_SHIFT));
	f = none;
	f.RLID = ~(uint32_t)0;
	assert_true(t241_other_product_pmauthstatus_pack(f).raw == (T241_OTHER_PRODUCT_PMAUTHSTATUS_RLID_MASK | 0x00000000U));
	assert_true(t241_other_product_pmauthstatus_unpack(t241_other_product_pmauthstatus_pack(f)).RLID == (T241_OTHER_PRODUCT_PMAUTHSTATUS_RLID_MASK >> T241_OTHER_PRODUCT_PMAUTHSTATUS_RLID_SHIFT));
	f = none;
	f.SNID = ~(uint32_t)0;
	assert_true(t241_other_product_pmauthstatus_pack(f).raw == (T241_OTHER_PRODUCT_PMAUTHSTATUS_SNID_MASK | 0x00000000U));
	assert_true(t241_other_product_pmauthstatus_unpack(t241_other_product_pmauthstatus_pack(f)).SNID == (T241_OTHER_PRODUCT_PMAUTHSTATUS_SNID_MASK >> T241_OTHER_PRODUCT_PMAUTHSTATUS_SNID_SHIFT));
	f = none;
	f.SID = ~(uint32_t)0;
	assert_true(t241_other_product_pmauthstatus_pack(f).raw == (T241_OTHER_PRODUCT_PMAUTHSTATUS_SID_MASK | 0x00000000U));
	assert_true(t241_other_product_pmauthstatus_unpack(t241_other_product_pmauthstatus_pack(f)).SID == (T241_OTHER_PRODUCT_PMAUTHSTATUS_SID_MASK >> T241_OTHER_PRODUCT_PMAUTHSTATUS_SID_SHIFT));
	f = none;
	f.NSNID = ~(uint32_t)0;
	assert_true(t241_other_product_pmauthstatus_pack(f).raw == (T241_OTHER_PRODUCT_PMAUTHSTATUS_NSNID_MASK | 0x00000000U));
	assert_true(t241_other_product_pmauthstatus_unpack(t241_other_product_pmauthstatus_pack(f)).NSNID == (T241_OTHER_PRODUCT_PMAUTHSTATUS_NSNID_MASK >> T241_OTHER_PRODUCT_PMAUTHSTATUS_NSNID_SHIFT));
	f = none;
	f.NSID = ~(uint32_t)0;
	assert_true(t241_other_product_pmauthstatus_pack(f).raw == (T241_OTHER_PRODUCT_PMAUTHSTATUS_NSID_MASK | 0x00000000U));
	assert_true(t241_other_product_pmauthstatus_unpack(t241_other_product_pmauthstatus_pack(f)).NSID == (T241_OTHER_PRODUCT_PMAUTHSTATUS_NSID_MASK >> T241_OTHER_PRODUCT_PMAUTHSTATUS_NSID_SHIFT));
}

/* Every bit of PMDEVARCH is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_OTHER_PRODUCT_PMDEVARCH_ARCHITECT_MASK +
	       T241_OTHER_PRODUCT_PMDEVARCH_PRESENT_MASK +
	       T241_OTHER_PRODUCT_PMDEVARCH_REVISION_MASK +
	       T241_OTHER_PRODUCT_PMDEVARCH_ARCHVER_MASK +
	       T241_OTHER_PRODUCT_PMDEVARCH_ARCHPART_MASK) == 0xffffffffU, "t241_other_product_pmdevarch");

static void test_other_product_pmdevarch(void **state)
{
	const t241_other_product_pmdevarch_fields_t none = {0};
	t241_other_product_pmdevarch_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmdevarch_pack(none).raw == 0x00000000U);
	f = none;
	f.ARCHITECT = ~(uint32_t)0;
	assert_true(t241_other_product_pmdevarch_pack(f).raw == (T241_OTHER_PRODUCT_PMDEVARCH_ARCHITECT_MASK | 0x00000000U));
	assert_true(t241_other_product_pmdevarch_unpack(t241_other_product_pmdevarch_pack(f)).ARCHITECT == (T241_OTHER_PRODUCT_PMDEVARCH_ARCHITECT_MASK >> T241_OTHER_PRODUCT_PMDEVARCH_ARCHITECT_SHIFT));
	f = none;
	f.PRESENT = ~(uint32_t)0;
	assert_true(t241_other_product_pmdevarch_pack(f).raw == (T241_OTHER_PRODUCT_PMDEVARCH_PRESENT_MASK | 0x00000000U));
	assert_true(t241_other_product_pmdevarch_unpack(t241_other_product_pmdevarch_pack(f)).PRESENT == (T241_OTHER_PRODUCT_PMDEVARCH_PRESENT_MASK >> T241_OTHER_PRODUCT_PMDEVARCH_PRESENT_SHIFT));
	f = none;
	f.REVISION = ~(uint32_t)0;
	assert_true(t241_other_product_pmdevarch_pack(f).raw == (T241_OTHER_PRODUCT_PMDEVARCH_REVISION_MASK | 0x00000000U));
	assert_true(t241_other_product_pmdevarch_unpack(t241_other_product_pmdevarch_pack(f)).REVISION == (T241_OTHER_PRODUCT_PMDEVARCH_REVISION_MASK >> T241_OTHER_PRODUCT_PMDEVARCH_REVISION_SHIFT));
	f = none;
	f.ARCHVER = ~(uint32_t)0;
	assert_true(t241_other_product_pmdevarch_pack(f).raw == (T241_OTHER_PRODUCT_PMDEVARCH_ARCHVER_MASK | 0x00000000U));
	assert_true(t241_other_product_pmdevarch_unpack(t241_other_product_pmdevarch_pack(f)).ARCHVER == (T241_OTHER_PRODUCT_PMDEVARCH_ARCHVER_MASK >> T241_OTHER_PRODUCT_PMDEVARCH_ARCHVER_SHIFT));
	f = none;
	f.ARCHPART = ~(uint32_t)0;
	assert_true(t241_other_product_pmdevarch_pack(f).raw == (T241_OTHER_PRODUCT_PMDEVARCH_ARCHPART_MASK | 0x00000000U));
	assert_true(t241_other_product_pmdevarch_unpack(t241_other_product_pmdevarch_pack(f)).ARCHPART == (T241_OTHER_PRODUCT_PMDEVARCH_ARCHPART_MASK >> T241_OTHER_PRODUCT_PMDEVARCH_ARCHPART_SHIFT));
}

/* Every bit of PMDEVTYPE is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_OTHER_PRODUCT_PMDEVTYPE_SUB_MASK +
	       T241_OTHER_PRODUCT_PMDEVTYPE_MAJOR_MASK) == 0xffffffffU, "t241_other_product_pmdevtype");

static void test_other_product_pmdevtype(void **state)
{
	const t241_other_product_pmdevtype_fields_t none = {0};
	t241_other_product_pmdevtype_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmdevtype_pack(none).raw == 0x00000000U);
	f = none;
	f.SUB = ~(uint32_t)0;
	assert_true(t241_other_product_pmdevtype_pack(f).raw == (T241_OTHER_PRODUCT_PMDEVTYPE_SUB_MASK | 0x00000000U));
	assert_true(t241_other_product_pmdevtype_unpack(t241_other_product_pmdevtype_pack(f)).SUB == (T241_OTHER_PRODUCT_PMDEVTYPE_SUB_MASK >> T241_OTHER_PRODUCT_PMDEVTYPE_SUB_SHIFT));
	f = none;
	f.MAJOR = ~(uint32_t)0;
	assert_true(t241_other_product_pmdevtype_pack(f).raw == (T241_OTHER_PRODUCT_PMDEVTYPE_MAJOR_MASK | 0x00000000U));
	assert_true(t241_other_product_pmdevtype_unpack(t241_other_product_pmdevtype_pack(f)).MAJOR == (T241_OTHER_PRODUCT_PMDEVTYPE_MAJOR_MASK >> T241_OTHER_PRODUCT_PMDEVTYPE_MAJOR_SHIFT));
}

/* Every bit of PMPIDR4 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_OTHER_PRODUCT_PMPIDR4_SIZE_MASK +
	       T241_OTHER_PRODUCT_PMPIDR4_DES_2_MASK) == 0xffffffffU, "t241_other_product_pmpidr4");

static void test_other_product_pmpidr4(void **state)
{
	const t241_other_product_pmpidr4_fields_t none = {0};
	t241_other_product_pmpidr4_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmpidr4_pack(none).raw == 0x00000000U);
	f = none;
	f.SIZE = ~(uint32_t)0;
	assert_true(t241_other_product_pmpidr4_pack(f).raw == (T241_OTHER_PRODUCT_PMPIDR4_SIZE_MASK | 0x00000000U));
	assert_true(t241_other_product_pmpidr4_unpack(t241_other_product_pmpidr4_pack(f)).SIZE == (T241_OTHER_PRODUCT_PMPIDR4_SIZE_MASK >> T241_OTHER_PRODUCT_PMPIDR4_SIZE_SHIFT));
	f = none;
	f.DES_2 = ~(uint32_t)0;
	assert_true(t241_other_product_pmpidr4_pack(f).raw == (T241_OTHER_PRODUCT_PMPIDR4_DES_2_MASK | 0x00000000U));
	assert_true(t241_other_product_pmpidr4_unpack(t241_other_product_pmpidr4_pack(f)).DES_2 == (T241_OTHER_PRODUCT_PMPIDR4_DES_2_MASK >> T241_OTHER_PRODUCT_PMPIDR4_DES_2_SHIFT));
}

/* Every bit of PMPIDR0 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_OTHER_PRODUCT_PMPIDR0_PART_0_MASK) == 0xffffffffU, "t241_other_product_pmpidr0");

static void test_other_product_pmpidr0(void **state)
{
	const t241_other_product_pmpidr0_fields_t none = {0};
	t241_other_product_pmpidr0_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmpidr0_pack(none).raw == 0x00000000U);
	f = none;
	f.PART_0 = ~(uint32_t)0;
	assert_true(t241_other_product_pmpidr0_pack(f).raw == (T241_OTHER_PRODUCT_PMPIDR0_PART_0_MASK | 0x00000000U));
	assert_true(t241_other_product_pmpidr0_unpack(t241_other_product_pmpidr0_pack(f)).PART_0 == (T241_OTHER_PRODUCT_PMPIDR0_PART_0_MASK >> T241_OTHER_PRODUCT_PMPIDR0_PART_0_SHIFT));
}

/* Every bit of PMPIDR1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_OTHER_PRODUCT_PMPIDR1_DES_0_MASK +
	       T241_OTHER_PRODUCT_PMPIDR1_PART_1_MASK) == 0xffffffffU, "t241_other_product_pmpidr1");

static void test_other_product_pmpidr1(void **state)
{
	const t241_other_product_pmpidr1_fields_t none = {0};
	t241_other_product_pmpidr1_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmpidr1_pack(none).raw == 0x00000000U);
	f = none;
	f.DES_0 = ~(uint32_t)0;
	assert_true(t241_other_product_pmpidr1_pack(f).raw == (T241_OTHER_PRODUCT_PMPIDR1_DES_0_MASK | 0x00000000U));
	assert_true(t241_other_product_pmpidr1_unpack(t241_other_product_pmpidr1_pack(f)).DES_0 == (T241_OTHER_PRODUCT_PMPIDR1_DES_0_MASK >> T241_OTHER_PRODUCT_PMPIDR1_DES_0_SHIFT));
	f = none;
	f.PART_1 = ~(uint32_t)0;
	assert_true(t241_other_product_pmpidr1_pack(f).raw == (T241_OTHER_PRODUCT_PMPIDR1_PART_1_MASK | 0x00000000U));
	assert_true(t241_other_product_pmpidr1_unpack(t241_other_product_pmpidr1_pack(f)).PART_1 == (T241_OTHER_PRODUCT_PMPIDR1_PART_1_MASK >> T241_OTHER_PRODUCT_PMPIDR1_PART_1_SHIFT));
}

/* Every bit of PMPIDR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_OTHER_PRODUCT_PMPIDR2_REVISION_MASK +
	       T241_OTHER_PRODUCT_PMPIDR2_JEDEC_MASK +
	       T241_OTHER_PRODUCT_PMPIDR2_DES_1_MASK) == 0xffffffffU, "t241_other_product_pmpidr2");

static void test_other_product_pmpidr2(void **state)
{
	const t241_other_product_pmpidr2_fields_t none = {0};
	t241_other_product_pmpidr2_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmpidr2_pack(none).raw == 0x00000000U);
	f = none;
	f.REVISION = ~(uint32_t)0;
	assert_true(t241_other_product_pmpidr2_pack(f).raw == (T241_OTHER_PRODUCT_PMPIDR2_REVISION_MASK | 0x00000000U));
	assert_true(t241_other_product_pmpidr2_unpack(t241_other_product_pmpidr2_pack(f)).REVISION == (T241_OTHER_PRODUCT_PMPIDR2_REVISION_MASK >> T241_OTHER_PRODUCT_PMPIDR2_REVISION_SHIFT));
	f = none;
	f.JEDEC = ~(uint32_t)0;
	assert_true(t241_other_product_pmpidr2_pack(f).raw == (T241_OTHER_PRODUCT_PMPIDR2_JEDEC_MASK | 0x00000000U));
	assert_true(t241_other_product_pmpidr2_unpack(t241_other_product_pmpidr2_pack(f)).JEDEC == (T241_OTHER_PRODUCT_PMPIDR2_JEDEC_MASK >> T241_OTHER_PRODUCT_PMPIDR2_JEDEC_SHIFT));
	f = none;
	f.DES_1 = ~(uint32_t)0;
	assert_true(t241_other_product_pmpidr2_pack(f).raw == (T241_OTHER_PRODUCT_PMPIDR2_DES_1_MASK | 0x00000000U));
	assert_true(t241_other_product_pmpidr2_unpack(t241_other_product_pmpidr2_pack(f)).DES_1 == (T241_OTHER_PRODUCT_PMPIDR2_DES_1_MASK >> T241_OTHER_PRODUCT_PMPIDR2_DES_1_SHIFT));
}

/* Every bit of PMPIDR3 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_OTHER_PRODUCT_PMPIDR3_REVAND_MASK +
	       T241_OTHER_PRODUCT_PMPIDR3_CMOD_MASK) == 0xffffffffU, "t241_other_product_pmpidr3");

static void test_other_product_pmpidr3(void **state)
{
	const t241_other_product_pmpidr3_fields_t none = {0};
	t241_other_product_pmpidr3_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmpidr3_pack(none).raw == 0x00000000U);
	f = none;
	f.REVAND = ~(uint32_t)0;
	assert_true(t241_other_product_pmpidr3_pack(f).raw == (T241_OTHER_PRODUCT_PMPIDR3_REVAND_MASK | 0x00000000U));
	assert_true(t241_other_product_pmpidr3_unpack(t241_other_product_pmpidr3_pack(f)).REVAND == (T241_OTHER_PRODUCT_PMPIDR3_REVAND_MASK >> T241_OTHER_PRODUCT_PMPIDR3_REVAND_SHIFT));
	f = none;
	f.CMOD = ~(uint32_t)0;
	assert_true(t241_other_product_pmpidr3_pack(f).raw == (T241_OTHER_PRODUCT_PMPIDR3_CMOD_MASK | 0x00000000U));
	assert_true(t241_other_product_pmpidr3_unpack(t241_other_product_pmpidr3_pack(f)).CMOD == (T241_OTHER_PRODUCT_PMPIDR3_CMOD_MASK >> T241_OTHER_PRODUCT_PMPIDR3_CMOD_SHIFT));
}

/* Every bit of PMCIDR0 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_OTHER_PRODUCT_PMCIDR0_PRMBL_0_MASK) == 0xffffffffU, "t241_other_product_pmcidr0");

static void test_other_product_pmcidr0(void **state)
{
	const t241_other_product_pmcidr0_fields_t none = {0};
	t241_other_product_pmcidr0_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmcidr0_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_0 = ~(uint32_t)0;
	assert_true(t241_other_product_pmcidr0_pack(f).raw == (T241_OTHER_PRODUCT_PMCIDR0_PRMBL_0_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcidr0_unpack(t241_other_product_pmcidr0_pack(f)).PRMBL_0 == (T241_OTHER_PRODUCT_PMCIDR0_PRMBL_0_MASK >> T241_OTHER_PRODUCT_PMCIDR0_PRMBL_0_SHIFT));
}

/* Every bit of PMCIDR1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_OTHER_PRODUCT_PMCIDR1_CLASS_MASK +
	       T241_OTHER_PRODUCT_PMCIDR1_PRMBL_1_MASK) == 0xffffffffU, "t241_other_product_pmcidr1");

static void test_other_product_pmcidr1(void **state)
{
	const t241_other_product_pmcidr1_fields_t none = {0};
	t241_other_product_pmcidr1_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmcidr1_pack(none).raw == 0x00000000U);
	f = none;
	f.CLASS = ~(uint32_t)0;
	assert_true(t241_other_product_pmcidr1_pack(f).raw == (T241_OTHER_PRODUCT_PMCIDR1_CLASS_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcidr1_unpack(t241_other_product_pmcidr1_pack(f)).CLASS == (T241_OTHER_PRODUCT_PMCIDR1_CLASS_MASK >> T241_OTHER_PRODUCT_PMCIDR1_CLASS_SHIFT));
	f = none;
	f.PRMBL_1 = ~(uint32_t)0;
	assert_true(t241_other_product_pmcidr1_pack(f).raw == (T241_OTHER_PRODUCT_PMCIDR1_PRMBL_1_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcidr1_unpack(t241_other_product_pmcidr1_pack(f)).PRMBL_1 == (T241_OTHER_PRODUCT_PMCIDR1_PRMBL_1_MASK >> T241_OTHER_PRODUCT_PMCIDR1_PRMBL_1_SHIFT));
}

/* Every bit of PMCIDR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_OTHER_PRODUCT_PMCIDR2_PRMBL_2_MASK) == 0xffffffffU, "t241_other_product_pmcidr2");

static void test_other_product_pmcidr2(void **state)
{
	const t241_other_product_pmcidr2_fields_t none = {0};
	t241_other_product_pmcidr2_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmcidr2_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_2 = ~(uint32_t)0;
	assert_true(t241_other_product_pmcidr2_pack(f).raw == (T241_OTHER_PRODUCT_PMCIDR2_PRMBL_2_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcidr2_unpack(t241_other_product_pmcidr2_pack(f)).PRMBL_2 == (T241_OTHER_PRODUCT_PMCIDR2_PRMBL_2_MASK >> T241_OTHER_PRODUCT_PMCIDR2_PRMBL_2_SHIFT));
}

/* Every bit of PMCIDR3 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T241_OTHER_PRODUCT_PMCIDR3_PRMBL_3_MASK) == 0xffffffffU, "t241_other_product_pmcidr3");

static void test_other_product_pmcidr3(void **state)
{
	const t241_other_product_pmcidr3_fields_t none = {0};
	t241_other_product_pmcidr3_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmcidr3_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_3 = ~(uint32_t)0;
	assert_true(t241_other_product_pmcidr3_pack(f).raw == (T241_OTHER_PRODUCT_PMCIDR3_PRMBL_3_MASK | 0x00000000U));
	assert_true(t241_other_product_pmcidr3_unpack(t241_other_product_pmcidr3_pack(f)).PRMBL_3 == (T241_OTHER_PRODUCT_PMCIDR3_PRMBL_3_MASK >> T241_OTHER_PRODUCT_PMCIDR3_PRMBL_3_SHIFT));
}

/* Every bit of PMCCNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T241_OTHER_PRODUCT_PMCCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t241_other_product_pmccntr");

static void test_other_product_pmccntr(void **state)
{
	const t241_other_product_pmccntr_fields_t none = {0};
	t241_other_product_pmccntr_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmccntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t241_other_product_pmccntr_pack(f).raw == (T241_OTHER_PRODUCT_PMCCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t241_other_product_pmccntr_unpack(t241_other_product_pmccntr_pack(f)).count == (T241_OTHER_PRODUCT_PMCCNTR_COUNT_MASK >> T241_OTHER_PRODUCT_PMCCNTR_COUNT_SHIFT));
}

/* Every bit of PMCCFILTR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_OTHER_PRODUCT_PMCCFILTR_FILTER_MASK) == 0xffffffffU, "t241_other_product_pmccfiltr");

static void test_other_product_pmccfiltr(void **state)
{
	const t241_other_product_pmccfiltr_fields_t none = {0};
	t241_other_product_pmccfiltr_fields_t f;

	(void)state;
	assert_true(t241_other_product_pmccfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.filter = ~(uint32_t)0;
	assert_true(t241_other_product_pmccfiltr_pack(f).raw == (T241_OTHER_PRODUCT_PMCCFILTR_FILTER_MASK | 0x00000000U));
	assert_true(t241_other_product_pmccfiltr_unpack(t241_other_product_pmccfiltr_pack(f)).filter == (T241_OTHER_PRODUCT_PMCCFILTR_FILTER_MASK >> T241_OTHER_PRODUCT_PMCCFILTR_FILTER_SHIFT));
}

/* What the headers say of the first and the last element of each register. */
static const struct validate_row rows[] = {
	{"scf", "pmevcntr", T241_SCF_PMEVCNTR_OFFSET(0U),
	 T241_SCF_PMEVCNTR_OFFSET(30U), 8 * sizeof(t241_scf_pmevcntr_t)},
	{"scf", "pmevtyper", T241_SCF_PMEVTYPER_OFFSET(0U),
	 T241_SCF_PMEVTYPER_OFFSET(30U), 8 * sizeof(t241_scf_pmevtyper_t)},
	{"scf", "pmsvr", T241_SCF_PMSVR_OFFSET(0U),
	 T241_SCF_PMSVR_OFFSET(63U), 8 * sizeof(t241_scf_pmsvr_t)},
	{"scf", "pmevfilt2r", T241_SCF_PMEVFILT2R_OFFSET(0U),
	 T241_SCF_PMEVFILT2R_OFFSET(127U), 8 * sizeof(t241_scf_pmevfilt2r_t)},
	{"scf", "pmevfiltr", T241_SCF_PMEVFILTR_OFFSET(0U),
	 T241_SCF_PMEVFILTR_OFFSET(127U), 8 * sizeof(t241_scf_pmevfiltr_t)},
	{"scf", "pmcntenset", T241_SCF_PMCNTENSET_OFFSET(0U),
	 T241_SCF_PMCNTENSET_OFFSET(7U), 8 * sizeof(t241_scf_pmcntenset_t)},
	{"scf", "pmcntenclr", T241_SCF_PMCNTENCLR_OFFSET(0U),
	 T241_SCF_PMCNTENCLR_OFFSET(7U), 8 * sizeof(t241_scf_pmcntenclr_t)},
	{"scf", "pmintenset", T241_SCF_PMINTENSET_OFFSET(0U),
	 T241_SCF_PMINTENSET_OFFSET(7U), 8 * sizeof(t241_scf_pmintenset_t)},
	{"scf", "pmintenclr", T241_SCF_PMINTENCLR_OFFSET(0U),
	 T241_SCF_PMINTENCLR_OFFSET(7U), 8 * sizeof(t241_scf_pmintenclr_t)},
	{"scf", "pmovsclr", T241_SCF_PMOVSCLR_OFFSET(0U),
	 T241_SCF_PMOVSCLR_OFFSET(7U), 8 * sizeof(t241_scf_pmovsclr_t)},
	{"scf", "pmovsset", T241_SCF_PMOVSSET_OFFSET(0U),
	 T241_SCF_PMOVSSET_OFFSET(7U), 8 * sizeof(t241_scf_pmovsset_t)},
	{"scf", "pmcgcr", T241_SCF_PMCGCR_OFFSET(0U),
	 T241_SCF_PMCGCR_OFFSET(3U), 8 * sizeof(t241_scf_pmcgcr_t)},
	{"scf", "pmimpdef", T241_SCF_PMIMPDEF_OFFSET(0U),
	 T241_SCF_PMIMPDEF_OFFSET(31U), 8 * sizeof(t241_scf_pmimpdef_t)},
	{"scf", "pmcfgr", T241_SCF_PMCFGR_OFFSET,
	 T241_SCF_PMCFGR_OFFSET, 8 * sizeof(t241_scf_pmcfgr_t)},
	{"scf", "pmcr", T241_SCF_PMCR_OFFSET,
	 T241_SCF_PMCR_OFFSET, 8 * sizeof(t241_scf_pmcr_t)},
	{"scf", "pmiidr", T241_SCF_PMIIDR_OFFSET,
	 T241_SCF_PMIIDR_OFFSET, 8 * sizeof(t241_scf_pmiidr_t)},
	{"scf", "pmceid", T241_SCF_PMCEID_OFFSET(0U),
	 T241_SCF_PMCEID_OFFSET(3U), 8 * sizeof(t241_scf_pmceid_t)},
	{"scf", "pmsscr", T241_SCF_PMSSCR_OFFSET,
	 T241_SCF_PMSSCR_OFFSET, 8 * sizeof(t241_scf_pmsscr_t)},
	{"scf", "pmssrr", T241_SCF_PMSSRR_OFFSET,
	 T241_SCF_PMSSRR_OFFSET, 8 * sizeof(t241_scf_pmssrr_t)},
	{"scf", "pmscr", T241_SCF_PMSCR_OFFSET,
	 T241_SCF_PMSCR_OFFSET, 8 * sizeof(t241_scf_pmscr_t)},
	{"scf", "pmrootcr", T241_SCF_PMROOTCR_OFFSET,
	 T241_SCF_PMROOTCR_OFFSET, 8 * sizeof(t241_scf_pmrootcr_t)},
	{"scf", "pmirqcr0", T241_SCF_PMIRQCR0_OFFSET,
	 T241_SCF_PMIRQCR0_OFFSET, 8 * sizeof(t241_scf_pmirqcr0_t)},
	{"scf", "pmirqcr1", T241_SCF_PMIRQCR1_OFFSET,
	 T241_SCF_PMIRQCR1_OFFSET, 8 * sizeof(t241_scf_pmirqcr1_t)},
	{"scf", "pmirqcr2", T241_SCF_PMIRQCR2_OFFSET,
	 T241_SCF_PMIRQCR2_OFFSET, 8 * sizeof(t241_scf_pmirqcr2_t)},
	{"scf", "pmirqsr", T241_SCF_PMIRQSR_OFFSET,
	 T241_SCF_PMIRQSR_OFFSET, 8 * sizeof(t241_scf_pmirqsr_t)},
	{"scf", "pmitctrl", T241_SCF_PMITCTRL_OFFSET,
	 T241_SCF_PMITCTRL_OFFSET, 8 * sizeof(t241_scf_pmitctrl_t)},
	{"scf", "pmdevaff", T241_SCF_PMDEVAFF_OFFSET,
	 T241_SCF_PMDEVAFF_OFFSET, 8 * sizeof(t241_scf_pmdevaff_t)},
	{"scf", "pmlar", T241_SCF_PMLAR_OFFSET,
	 T241_SCF_PMLAR_OFFSET, 8 * sizeof(t241_scf_pmlar_t)},
	{"scf", "pmlsr", T241_SCF_PMLSR_OFFSET,
	 T241_SCF_PMLSR_OFFSET, 8 * sizeof(t241_scf_pmlsr_t)},
	{"scf", "pmauthstatus", T241_SCF_PMAUTHSTATUS_OFFSET,
	 T241_SCF_PMAUTHSTATUS_OFFSET, 8 * sizeof(t241_scf_pmauthstatus_t)},
	{"scf", "pmdevarch", T241_SCF_PMDEVARCH_OFFSET,
	 T241_SCF_PMDEVARCH_OFFSET, 8 * sizeof(t241_scf_pmdevarch_t)},
	{"scf", "pmdevid", T241_SCF_PMDEVID_OFFSET,
	 T241_SCF_PMDEVID_OFFSET, 8 * sizeof(t241_scf_pmdevid_t)},
	{"scf", "pmdevtype", T241_SCF_PMDEVTYPE_OFFSET,
	 T241_SCF_PMDEVTYPE_OFFSET, 8 * sizeof(t241_scf_pmdevtype_t)},
	{"scf", "pmpidr4", T241_SCF_PMPIDR4_OFFSET,
	 T241_SCF_PMPIDR4_OFFSET, 8 * sizeof(t241_scf_pmpidr4_t)},
	{"scf", "pmpidr5", T241_SCF_PMPIDR5_OFFSET,
	 T241_SCF_PMPIDR5_OFFSET, 8 * sizeof(t241_scf_pmpidr5_t)},
	{"scf", "pmpidr6", T241_SCF_PMPIDR6_OFFSET,
	 T241_SCF_PMPIDR6_OFFSET, 8 * sizeof(t241_scf_pmpidr6_t)},
	{"scf", "pmpidr7", T241_SCF_PMPIDR7_OFFSET,
	 T241_SCF_PMPIDR7_OFFSET, 8 * sizeof(t241_scf_pmpidr7_t)},
	{"scf", "pmpidr0", T241_SCF_PMPIDR0_OFFSET,
	 T241_SCF_PMPIDR0_OFFSET, 8 * sizeof(t241_scf_pmpidr0_t)},
	{"scf", "pmpidr1", T241_SCF_PMPIDR1_OFFSET,
	 T241_SCF_PMPIDR1_OFFSET, 8 * sizeof(t241_scf_pmpidr1_t)},
	{"scf", "pmpidr2", T241_SCF_PMPIDR2_OFFSET,
	 T241_SCF_PMPIDR2_OFFSET, 8 * sizeof(t241_scf_pmpidr2_t)},
	{"scf", "pmpidr3", T241_SCF_PMPIDR3_OFFSET,
	 T241_SCF_PMPIDR3_OFFSET, 8 * sizeof(t241_scf_pmpidr3_t)},
	{"scf", "pmcidr0", T241_SCF_PMCIDR0_OFFSET,
	 T241_SCF_PMCIDR0_OFFSET, 8 * sizeof(t241_scf_pmcidr0_t)},
	{"scf", "pmcidr1", T241_SCF_PMCIDR1_OFFSET,
	 T241_SCF_PMCIDR1_OFFSET, 8 * sizeof(t241_scf_pmcidr1_t)},
	{"scf", "pmcidr2", T241_SCF_PMCIDR2_OFFSET,
	 T241_SCF_PMCIDR2_OFFSET, 8 * sizeof(t241_scf_pmcidr2_t)},
	{"scf", "pmcidr3", T241_SCF_PMCIDR3_OFFSET,
	 T241_SCF_PMCIDR3_OFFSET, 8 * sizeof(t241_scf_pmcidr3_t)},
	{"scf", "pmccntr", T241_SCF_PMCCNTR_OFFSET,
	 T241_SCF_PMCCNTR_OFFSET, 8 * sizeof(t241_scf_pmccntr_t)},
	{"scf", "pmccfiltr", T241_SCF_PMCCFILTR_OFFSET,
	 T241_SCF_PMCCFILTR_OFFSET, 8 * sizeof(t241_scf_pmccfiltr_t)},
	{"pcie", "pmevcntr", T241_PCIE_PMEVCNTR_OFFSET(0U),
	 T241_PCIE_PMEVCNTR_OFFSET(30U), 8 * sizeof(t241_pcie_pmevcntr_t)},
	{"pcie", "pmevtyper", T241_PCIE_PMEVTYPER_OFFSET(0U),
	 T241_PCIE_PMEVTYPER_OFFSET(30U), 8 * sizeof(t241_pcie_pmevtyper_t)},
	{"pcie", "pmsvr", T241_PCIE_PMSVR_OFFSET(0U),
	 T241_PCIE_PMSVR_OFFSET(63U), 8 * sizeof(t241_pcie_pmsvr_t)},
	{"pcie", "pmevfilt2r", T241_PCIE_PMEVFILT2R_OFFSET(0U),
	 T241_PCIE_PMEVFILT2R_OFFSET(127U), 8 * sizeof(t241_pcie_pmevfilt2r_t)},
	{"pcie", "pmevfiltr", T241_PCIE_PMEVFILTR_OFFSET(0U),
	 T241_PCIE_PMEVFILTR_OFFSET(127U), 8 * sizeof(t241_pcie_pmevfiltr_t)},
	{"pcie", "pmcntenset", T241_PCIE_PMCNTENSET_OFFSET(0U),
	 T241_PCIE_PMCNTENSET_OFFSET(7U), 8 * sizeof(t241_pcie_pmcntenset_t)},
	{"pcie", "pmcntenclr", T241_PCIE_PMCNTENCLR_OFFSET(0U),
	 T241_PCIE_PMCNTENCLR_OFFSET(7U), 8 * sizeof(t241_pcie_pmcntenclr_t)},
	{"pcie", "pmintenset", T241_PCIE_PMINTENSET_OFFSET(0U),
	 T241_PCIE_PMINTENSET_OFFSET(7U), 8 * sizeof(t241_pcie_pmintenset_t)},
	{"pcie", "pmintenclr", T241_PCIE_PMINTENCLR_OFFSET(0U),
	 T241_PCIE_PMINTENCLR_OFFSET(7U), 8 * sizeof(t241_pcie_pmintenclr_t)},
	{"pcie", "pmovsclr", T241_PCIE_PMOVSCLR_OFFSET(0U),
	 T241_PCIE_PMOVSCLR_OFFSET(7U), 8 * sizeof(t241_pcie_pmovsclr_t)},
	{"pcie", "pmovsset", T241_PCIE_PMOVSSET_OFFSET(0U),
	 T241_PCIE_PMOVSSET_OFFSET(7U), 8 * sizeof(t241_pcie_pmovsset_t)},
	{"pcie", "pmcgcr", T241_PCIE_PMCGCR_OFFSET(0U),
	 T241_PCIE_PMCGCR_OFFSET(3U), 8 * sizeof(t241_pcie_pmcgcr_t)},
	{"pcie", "pmimpdef", T241_PCIE_PMIMPDEF_OFFSET(0U),
	 T241_PCIE_PMIMPDEF_OFFSET(31U), 8 * sizeof(t241_pcie_pmimpdef_t)},
	{"pcie", "pmcfgr", T241_PCIE_PMCFGR_OFFSET,
	 T241_PCIE_PMCFGR_OFFSET, 8 * sizeof(t241_pcie_pmcfgr_t)},
	{"pcie", "pmcr", T241_PCIE_PMCR_OFFSET,
	 T241_PCIE_PMCR_OFFSET, 8 * sizeof(t241_pcie_pmcr_t)},
	{"pcie", "pmiidr", T241_PCIE_PMIIDR_OFFSET,
	 T241_PCIE_PMIIDR_OFFSET, 8 * sizeof(t241_pcie_pmiidr_t)},
	{"pcie", "pmceid", T241_PCIE_PMCEID_OFFSET(0U),
	 T241_PCIE_PMCEID_OFFSET(3U), 8 * sizeof(t241_pcie_pmceid_t)},
	{"pcie", "pmsscr", T241_PCIE_PMSSCR_OFFSET,
	 T241_PCIE_PMSSCR_OFFSET, 8 * sizeof(t241_pcie_pmsscr_t)},
	{"pcie", "pmssrr", T241_PCIE_PMSSRR_OFFSET,
	 T241_PCIE_PMSSRR_OFFSET, 8 * sizeof(t241_pcie_pmssrr_t)},
	{"pcie", "pmscr", T241_PCIE_PMSCR_OFFSET,
	 T241_PCIE_PMSCR_OFFSET, 8 * sizeof(t241_pcie_pmscr_t)},
	{"pcie", "pmrootcr", T241_PCIE_PMROOTCR_OFFSET,
	 T241_PCIE_PMROOTCR_OFFSET, 8 * sizeof(t241_pcie_pmrootcr_t)},
	{"pcie", "pmirqcr0", T241_PCIE_PMIRQCR0_OFFSET,
	 T241_PCIE_PMIRQCR0_OFFSET, 8 * sizeof(t241_pcie_pmirqcr0_t)},
	{"pcie", "pmirqcr1", T241_PCIE_PMIRQCR1_OFFSET,
	 T241_PCIE_PMIRQCR1_OFFSET, 8 * sizeof(t241_pcie_pmirqcr1_t)},
	{"pcie", "pmirqcr2", T241_PCIE_PMIRQCR2_OFFSET,
	 T241_PCIE_PMIRQCR2_OFFSET, 8 * sizeof(t241_pcie_pmirqcr2_t)},
	{"pcie", "pmirqsr", T241_PCIE_PMIRQSR_OFFSET,
	 T241_PCIE_PMIRQSR_OFFSET, 8 * sizeof(t241_pcie_pmirqsr_t)},
	{"pcie", "pmitctrl", T241_PCIE_PMITCTRL_OFFSET,
	 T241_PCIE_PMITCTRL_OFFSET, 8 * sizeof(t241_pcie_pmitctrl_t)},
	{"pcie", "pmdevaff", T241_PCIE_PMDEVAFF_OFFSET,
	 T241_PCIE_PMDEVAFF_OFFSET, 8 * sizeof(t241_pcie_pmdevaff_t)},
	{"pcie", "pmlar", T241_PCIE_PMLAR_OFFSET,
	 T241_PCIE_PMLAR_OFFSET, 8 * sizeof(t241_pcie_pmlar_t)},
	{"pcie", "pmlsr", T241_PCIE_PMLSR_OFFSET,
	 T241_PCIE_PMLSR_OFFSET, 8 * sizeof(t241_pcie_pmlsr_t)},
	{"pcie", "pmauthstatus", T241_PCIE_PMAUTHSTATUS_OFFSET,
	 T241_PCIE_PMAUTHSTATUS_OFFSET, 8 * sizeof(t241_pcie_pmauthstatus_t)},
	{"pcie", "pmdevarch", T241_PCIE_PMDEVARCH_OFFSET,
	 T241_PCIE_PMDEVARCH_OFFSET, 8 * sizeof(t241_pcie_pmdevarch_t)},
	{"pcie", "pmdevid", T241_PCIE_PMDEVID_OFFSET,
	 T241_PCIE_PMDEVID_OFFSET, 8 * sizeof(t241_pcie_pmdevid_t)},
	{"pcie", "pmdevtype", T241_PCIE_PMDEVTYPE_OFFSET,
	 T241_PCIE_PMDEVTYPE_OFFSET, 8 * sizeof(t241_pcie_pmdevtype_t)},
	{"pcie", "pmpidr4", T241_PCIE_PMPIDR4_OFFSET,
	 T241_PCIE_PMPIDR4_OFFSET, 8 * sizeof(t241_pcie_pmpidr4_t)},
	{"pcie", "pmpidr5", T241_PCIE_PMPIDR5_OFFSET,
	 T241_PCIE_PMPIDR5_OFFSET, 8 * sizeof(t241_pcie_pmpidr5_t)},
	{"pcie", "pmpidr6", T241_PCIE_PMPIDR6_OFFSET,
	 T241_PCIE_PMPIDR6_OFFSET, 8 * sizeof(t241_pcie_pmpidr6_t)},
	{"pcie", "pmpidr7", T241_PCIE_PMPIDR7_OFFSET,
	 T241_PCIE_PMPIDR7_OFFSET, 8 * sizeof(t241_pcie_pmpidr7_t)},
	{"pcie", "pmpidr0", T241_PCIE_PMPIDR0_OFFSET,
	 T241_PCIE_PMPIDR0_OFFSET, 8 * sizeof(t241_pcie_pmpidr0_t)},
	{"pcie", "pmpidr1", T241_PCIE_PMPIDR1_OFFSET,
	 T241_PCIE_PMPIDR1_OFFSET, 8 * sizeof(t241_pcie_pmpidr1_t)},
	{"pcie", "pmpidr2", T241_PCIE_PMPIDR2_OFFSET,
	 T241_PCIE_PMPIDR2_OFFSET, 8 * sizeof(t241_pcie_pmpidr2_t)},
	{"pcie", "pmpidr3", T241_PCIE_PMPIDR3_OFFSET,
	 T241_PCIE_PMPIDR3_OFFSET, 8 * sizeof(t241_pcie_pmpidr3_t)},
	{"pcie", "pmcidr0", T241_PCIE_PMCIDR0_OFFSET,
	 T241_PCIE_PMCIDR0_OFFSET, 8 * sizeof(t241_pcie_pmcidr0_t)},
	{"pcie", "pmcidr1", T241_PCIE_PMCIDR1_OFFSET,
	 T241_PCIE_PMCIDR1_OFFSET, 8 * sizeof(t241_pcie_pmcidr1_t)},
	{"pcie", "pmcidr2", T241_PCIE_PMCIDR2_OFFSET,
	 T241_PCIE_PMCIDR2_OFFSET, 8 * sizeof(t241_pcie_pmcidr2_t)},
	{"pcie", "pmcidr3", T241_PCIE_PMCIDR3_OFFSET,
	 T241_PCIE_PMCIDR3_OFFSET, 8 * sizeof(t241_pcie_pmcidr3_t)},
	{"pcie", "pmccntr", T241_PCIE_PMCCNTR_OFFSET,
	 T241_PCIE_PMCCNTR_OFFSET, 8 * sizeof(t241_pcie_pmccntr_t)},
	{"pcie", "pmccfiltr", T241_PCIE_PMCCFILTR_OFFSET,
	 T241_PCIE_PMCCFILTR_OFFSET, 8 * sizeof(t241_pcie_pmccfiltr_t)},
	{"c2c0", "pmevcntr", T241_C2C0_PMEVCNTR_OFFSET(0U),
	 T241_C2C0_PMEVCNTR_OFFSET(30U), 8 * sizeof(t241_c2c0_pmevcntr_t)},
	{"c2c0", "pmevtyper", T241_C2C0_PMEVTYPER_OFFSET(0U),
	 T241_C2C0_PMEVTYPER_OFFSET(30U), 8 * sizeof(t241_c2c0_pmevtyper_t)},
	{"c2c0", "pmsvr", T241_C2C0_PMSVR_OFFSET(0U),
	 T241_C2C0_PMSVR_OFFSET(63U), 8 * sizeof(t241_c2c0_pmsvr_t)},
	{"c2c0", "pmevfilt2r", T241_C2C0_PMEVFILT2R_OFFSET(0U),
	 T241_C2C0_PMEVFILT2R_OFFSET(127U), 8 * sizeof(t241_c2c0_pmevfilt2r_t)},
	{"c2c0", "pmevfiltr", T241_C2C0_PMEVFILTR_OFFSET(0U),
	 T241_C2C0_PMEVFILTR_OFFSET(127U), 8 * sizeof(t241_c2c0_pmevfiltr_t)},
	{"c2c0", "pmcntenset", T241_C2C0_PMCNTENSET_OFFSET(0U),
	 T241_C2C0_PMCNTENSET_OFFSET(7U), 8 * sizeof(t241_c2c0_pmcntenset_t)},
	{"c2c0", "pmcntenclr", T241_C2C0_PMCNTENCLR_OFFSET(0U),
	 T241_C2C0_PMCNTENCLR_OFFSET(7U), 8 * sizeof(t241_c2c0_pmcntenclr_t)},
	{"c2c0", "pmintenset", T241_C2C0_PMINTENSET_OFFSET(0U),
	 T241_C2C0_PMINTENSET_OFFSET(7U), 8 * sizeof(t241_c2c0_pmintenset_t)},
	{"c2c0", "pmintenclr", T241_C2C0_PMINTENCLR_OFFSET(0U),
	 T241_C2C0_PMINTENCLR_OFFSET(7U), 8 * sizeof(t241_c2c0_pmintenclr_t)},
	{"c2c0", "pmovsclr", T241_C2C0_PMOVSCLR_OFFSET(0U),
	 T241_C2C0_PMOVSCLR_OFFSET(7U), 8 * sizeof(t241_c2c0_pmovsclr_t)},
	{"c2c0", "pmovsset", T241_C2C0_PMOVSSET_OFFSET(0U),
	 T241_C2C0_PMOVSSET_OFFSET(7U), 8 * sizeof(t241_c2c0_pmovsset_t)},
	{"c2c0", "pmcgcr", T241_C2C0_PMCGCR_OFFSET(0U),
	 T241_C2C0_PMCGCR_OFFSET(3U), 8 * sizeof(t241_c2c0_pmcgcr_t)},
	{"c2c0", "pmimpdef", T241_C2C0_PMIMPDEF_OFFSET(0U),
	 T241_C2C0_PMIMPDEF_OFFSET(31U), 8 * sizeof(t241_c2c0_pmimpdef_t)},
	{"c2c0", "pmcfgr", T241_C2C0_PMCFGR_OFFSET,
	 T241_C2C0_PMCFGR_OFFSET, 8 * sizeof(t241_c2c0_pmcfgr_t)},
	{"c2c0", "pmcr", T241_C2C0_PMCR_OFFSET,
	 T241_C2C0_PMCR_OFFSET, 8 * sizeof(t241_c2c0_pmcr_t)},
	{"c2c0", "pmiidr", T241_C2C0_PMIIDR_OFFSET,
	 T241_C2C0_PMIIDR_OFFSET, 8 * sizeof(t241_c2c0_pmiidr_t)},
	{"c2c0", "pmceid", T241_C2C0_PMCEID_OFFSET(0U),
	 T241_C2C0_PMCEID_OFFSET(3U), 8 * sizeof(t241_c2c0_pmceid_t)},
	{"c2c0", "pmsscr", T241_C2C0_PMSSCR_OFFSET,
	 T241_C2C0_PMSSCR_OFFSET, 8 * sizeof(t241_c2c0_pmsscr_t)},
	{"c2c0", "pmssrr", T241_C2C0_PMSSRR_OFFSET,
	 T241_C2C0_PMSSRR_OFFSET, 8 * sizeof(t241_c2c0_pmssrr_t)},
	{"c2c0", "pmscr", T241_C2C0_PMSCR_OFFSET,
	 T241_C2C0_PMSCR_OFFSET, 8 * sizeof(t241_c2c0_pmscr_t)},
	{"c2c0", "pmrootcr", T241_C2C0_PMROOTCR_OFFSET,
	 T241_C2C0_PMROOTCR_OFFSET, 8 * sizeof(t241_c2c0_pmrootcr_t)},
	{"c2c0", "pmirqcr0", T241_C2C0_PMIRQCR0_OFFSET,
	 T241_C2C0_PMIRQCR0_OFFSET, 8 * sizeof(t241_c2c0_pmirqcr0_t)},
	{"c2c0", "pmirqcr1", T241_C2C0_PMIRQCR1_OFFSET,
	 T241_C2C0_PMIRQCR1_OFFSET, 8 * sizeof(t241_c2c0_pmirqcr1_t)},
	{"c2c0", "pmirqcr2", T241_C2C0_PMIRQCR2_OFFSET,
	 T241_C2C0_PMIRQCR2_OFFSET, 8 * sizeof(t241_c2c0_pmirqcr2_t)},
	{"c2c0", "pmirqsr", T241_C2C0_PMIRQSR_OFFSET,
	 T241_C2C0_PMIRQSR_OFFSET, 8 * sizeof(t241_c2c0_pmirqsr_t)},
	{"c2c0", "pmitctrl", T241_C2C0_PMITCTRL_OFFSET,
	 T241_C2C0_PMITCTRL_OFFSET, 8 * sizeof(t241_c2c0_pmitctrl_t)},
	{"c2c0", "pmdevaff", T241_C2C0_PMDEVAFF_OFFSET,
	 T241_C2C0_PMDEVAFF_OFFSET, 8 * sizeof(t241_c2c0_pmdevaff_t)},
	{"c2c0", "pmlar", T241_C2C0_PMLAR_OFFSET,
	 T241_C2C0_PMLAR_OFFSET, 8 * sizeof(t241_c2c0_pmlar_t)},
	{"c2c0", "pmlsr", T241_C2C0_PMLSR_OFFSET,
	 T241_C2C0_PMLSR_OFFSET, 8 * sizeof(t241_c2c0_pmlsr_t)},
	{"c2c0", "pmauthstatus", T241_C2C0_PMAUTHSTATUS_OFFSET,
	 T241_C2C0_PMAUTHSTATUS_OFFSET, 8 * sizeof(t241_c2c0_pmauthstatus_t)},
	{"c2c0", "pmdevarch", T241_C2C0_PMDEVARCH_OFFSET,
	 T241_C2C0_PMDEVARCH_OFFSET, 8 * sizeof(t241_c2c0_pmdevarch_t)},
	{"c2c0", "pmdevid", T241_C2C0_PMDEVID_OFFSET,
	 T241_C2C0_PMDEVID_OFFSET, 8 * sizeof(t241_c2c0_pmdevid_t)},
	{"c2c0", "pmdevtype", T241_C2C0_PMDEVTYPE_OFFSET,
	 T241_C2C0_PMDEVTYPE_OFFSET, 8 * sizeof(t241_c2c0_pmdevtype_t)},
	{"c2c0", "pmpidr4", T241_C2C0_PMPIDR4_OFFSET,
	 T241_C2C0_PMPIDR4_OFFSET, 8 * sizeof(t241_c2c0_pmpidr4_t)},
	{"c2c0", "pmpidr5", T241_C2C0_PMPIDR5_OFFSET,
	 T241_C2C0_PMPIDR5_OFFSET, 8 * sizeof(t241_c2c0_pmpidr5_t)},
	{"c2c0", "pmpidr6", T241_C2C0_PMPIDR6_OFFSET,
	 T241_C2C0_PMPIDR6_OFFSET, 8 * sizeof(t241_c2c0_pmpidr6_t)},
	{"c2c0", "pmpidr7", T241_C2C0_PMPIDR7_OFFSET,
	 T241_C2C0_PMPIDR7_OFFSET, 8 * sizeof(t241_c2c0_pmpidr7_t)},
	{"c2c0", "pmpidr0", T241_C2C0_PMPIDR0_OFFSET,
	 T241_C2C0_PMPIDR0_OFFSET, 8 * sizeof(t241_c2c0_pmpidr0_t)},
	{"c2c0", "pmpidr1", T241_C2C0_PMPIDR1_OFFSET,
	 T241_C2C0_PMPIDR1_OFFSET, 8 * sizeof(t241_c2c0_pmpidr1_t)},
	{"c2c0", "pmpidr2", T241_C2C0_PMPIDR2_OFFSET,
	 T241_C2C0_PMPIDR2_OFFSET, 8 * sizeof(t241_c2c0_pmpidr2_t)},
	{"c2c0", "pmpidr3", T241_C2C0_PMPIDR3_OFFSET,
	 T241_C2C0_PMPIDR3_OFFSET, 8 * sizeof(t241_c2c0_pmpidr3_t)},
	{"c2c0", "pmcidr0", T241_C2C0_PMCIDR0_OFFSET,
	 T241_C2C0_PMCIDR0_OFFSET, 8 * sizeof(t241_c2c0_pmcidr0_t)},
	{"c2c0", "pmcidr1", T241_C2C0_PMCIDR1_OFFSET,
	 T241_C2C0_PMCIDR1_OFFSET, 8 * sizeof(t241_c2c0_pmcidr1_t)},
	{"c2c0", "pmcidr2", T241_C2C0_PMCIDR2_OFFSET,
	 T241_C2C0_PMCIDR2_OFFSET, 8 * sizeof(t241_c2c0_pmcidr2_t)},
	{"c2c0", "pmcidr3", T241_C2C0_PMCIDR3_OFFSET,
	 T241_C2C0_PMCIDR3_OFFSET, 8 * sizeof(t241_c2c0_pmcidr3_t)},
	{"c2c0", "pmccntr", T241_C2C0_PMCCNTR_OFFSET,
	 T241_C2C0_PMCCNTR_OFFSET, 8 * sizeof(t241_c2c0_pmccntr_t)},
	{"c2c0", "pmccfiltr", T241_C2C0_PMCCFILTR_OFFSET,
	 T241_C2C0_PMCCFILTR_OFFSET, 8 * sizeof(t241_c2c0_pmccfiltr_t)},
	{"c2c1", "pmevcntr", T241_C2C1_PMEVCNTR_OFFSET(0U),
	 T241_C2C1_PMEVCNTR_OFFSET(30U), 8 * sizeof(t241_c2c1_pmevcntr_t)},
	{"c2c1", "pmevtyper", T241_C2C1_PMEVTYPER_OFFSET(0U),
	 T241_C2C1_PMEVTYPER_OFFSET(30U), 8 * sizeof(t241_c2c1_pmevtyper_t)},
	{"c2c1", "pmsvr", T241_C2C1_PMSVR_OFFSET(0U),
	 T241_C2C1_PMSVR_OFFSET(63U), 8 * sizeof(t241_c2c1_pmsvr_t)},
	{"c2c1", "pmevfilt2r", T241_C2C1_PMEVFILT2R_OFFSET(0U),
	 T241_C2C1_PMEVFILT2R_OFFSET(127U), 8 * sizeof(t241_c2c1_pmevfilt2r_t)},
	{"c2c1", "pmevfiltr", T241_C2C1_PMEVFILTR_OFFSET(0U),
	 T241_C2C1_PMEVFILTR_OFFSET(127U), 8 * sizeof(t241_c2c1_pmevfiltr_t)},
	{"c2c1", "pmcntenset", T241_C2C1_PMCNTENSET_OFFSET(0U),
	 T241_C2C1_PMCNTENSET_OFFSET(7U), 8 * sizeof(t241_c2c1_pmcntenset_t)},
	{"c2c1", "pmcntenclr", T241_C2C1_PMCNTENCLR_OFFSET(0U),
	 T241_C2C1_PMCNTENCLR_OFFSET(7U), 8 * sizeof(t241_c2c1_pmcntenclr_t)},
	{"c2c1", "pmintenset", T241_C2C1_PMINTENSET_OFFSET(0U),
	 T241_C2C1_PMINTENSET_OFFSET(7U), 8 * sizeof(t241_c2c1_pmintenset_t)},
	{"c2c1", "pmintenclr", T241_C2C1_PMINTENCLR_OFFSET(0U),
	 T241_C2C1_PMINTENCLR_OFFSET(7U), 8 * sizeof(t241_c2c1_pmintenclr_t)},
	{"c2c1", "pmovsclr", T241_C2C1_PMOVSCLR_OFFSET(0U),
	 T241_C2C1_PMOVSCLR_OFFSET(7U), 8 * sizeof(t241_c2c1_pmovsclr_t)},
	{"c2c1", "pmovsset", T241_C2C1_PMOVSSET_OFFSET(0U),
	 T241_C2C1_PMOVSSET_OFFSET(7U), 8 * sizeof(t241_c2c1_pmovsset_t)},
	{"c2c1", "pmcgcr", T241_C2C1_PMCGCR_OFFSET(0U),
	 T241_C2C1_PMCGCR_OFFSET(3U), 8 * sizeof(t241_c2c1_pmcgcr_t)},
	{"c2c1", "pmimpdef", T241_C2C1_PMIMPDEF_OFFSET(0U),
	 T241_C2C1_PMIMPDEF_OFFSET(31U), 8 * sizeof(t241_c2c1_pmimpdef_t)},
	{"c2c1", "pmcfgr", T241_C2C1_PMCFGR_OFFSET,
	 T241_C2C1_PMCFGR_OFFSET, 8 * sizeof(t241_c2c1_pmcfgr_t)},
	{"c2c1", "pmcr", T241_C2C1_PMCR_OFFSET,
	 T241_C2C1_PMCR_OFFSET, 8 * sizeof(t241_c2c1_pmcr_t)},
	{"c2c1", "pmiidr", T241_C2C1_PMIIDR_OFFSET,
	 T241_C2C1_PMIIDR_OFFSET, 8 * sizeof(t241_c2c1_pmiidr_t)},
	{"c2c1", "pmceid", T241_C2C1_PMCEID_OFFSET(0U),
	 T241_C2C1_PMCEID_OFFSET(3U), 8 * sizeof(t241_c2c1_pmceid_t)},
	{"c2c1", "pmsscr", T241_C2C1_PMSSCR_OFFSET,
	 T241_C2C1_PMSSCR_OFFSET, 8 * sizeof(t241_c2c1_pmsscr_t)},
	{"c2c1", "pmssrr", T241_C2C1_PMSSRR_OFFSET,
	 T241_C2C1_PMSSRR_OFFSET, 8 * sizeof(t241_c2c1_pmssrr_t)},
	{"c2c1", "pmscr", T241_C2C1_PMSCR_OFFSET,
	 T241_C2C1_PMSCR_OFFSET, 8 * sizeof(t241_c2c1_pmscr_t)},
	{"c2c1", "pmrootcr", T241_C2C1_PMROOTCR_OFFSET,
	 T241_C2C1_PMROOTCR_OFFSET, 8 * sizeof(t241_c2c1_pmrootcr_t)},
	{"c2c1", "pmirqcr0", T241_C2C1_PMIRQCR0_OFFSET,
	 T241_C2C1_PMIRQCR0_OFFSET, 8 * sizeof(t241_c2c1_pmirqcr0_t)},
	{"c2c1", "pmirqcr1", T241_C2C1_PMIRQCR1_OFFSET,
	 T241_C2C1_PMIRQCR1_OFFSET, 8 * sizeof(t241_c2c1_pmirqcr1_t)},
	{"c2c1", "pmirqcr2", T241_C2C1_PMIRQCR2_OFFSET,
	 T241_C2C1_PMIRQCR2_OFFSET, 8 * sizeof(t241_c2c1_pmirqcr2_t)},
	{"c2c1", "pmirqsr", T241_C2C1_PMIRQSR_OFFSET,
	 T241_C2C1_PMIRQSR_OFFSET, 8 * sizeof(t241_c2c1_pmirqsr_t)},
	{"c2c1", "pmitctrl", T241_C2C1_PMITCTRL_OFFSET,
	 T241_C2C1_PMITCTRL_OFFSET, 8 * sizeof(t241_c2c1_pmitctrl_t)},
	{"c2c1", "pmdevaff", T241_C2C1_PMDEVAFF_OFFSET,
	 T241_C2C1_PMDEVAFF_OFFSET, 8 * sizeof(t241_c2c1_pmdevaff_t)},
	{"c2c1", "pmlar", T241_C2C1_PMLAR_OFFSET,
	 T241_C2C1_PMLAR_OFFSET, 8 * sizeof(t241_c2c1_pmlar_t)},
	{"c2c1", "pmlsr", T241_C2C1_PMLSR_OFFSET,
	 T241_C2C1_PMLSR_OFFSET, 8 * sizeof(t241_c2c1_pmlsr_t)},
	{"c2c1", "pmauthstatus", T241_C2C1_PMAUTHSTATUS_OFFSET,
	 T241_C2C1_PMAUTHSTATUS_OFFSET, 8 * sizeof(t241_c2c1_pmauthstatus_t)},
	{"c2c1", "pmdevarch", T241_C2C1_PMDEVARCH_OFFSET,
	 T241_C2C1_PMDEVARCH_OFFSET, 8 * sizeof(t241_c2c1_pmdevarch_t)},
	{"c2c1", "pmdevid", T241_C2C1_PMDEVID_OFFSET,
	 T241_C2C1_PMDEVID_OFFSET, 8 * sizeof(t241_c2c1_pmdevid_t)},
	{"c2c1", "pmdevtype", T241_C2C1_PMDEVTYPE_OFFSET,
	 T241_C2C1_PMDEVTYPE_OFFSET, 8 * sizeof(t241_c2c1_pmdevtype_t)},
	{"c2c1", "pmpidr4", T241_C2C1_PMPIDR4_OFFSET,
	 T241_C2C1_PMPIDR4_OFFSET, 8 * sizeof(t241_c2c1_pmpidr4_t)},
	{"c2c1", "pmpidr5", T241_C2C1_PMPIDR5_OFFSET,
	 T241_C2C1_PMPIDR5_OFFSET, 8 * sizeof(t241_c2c1_pmpidr5_t)},
	{"c2c1", "pmpidr6", T241_C2C1_PMPIDR6_OFFSET,
	 T241_C2C1_PMPIDR6_OFFSET, 8 * sizeof(t241_c2c1_pmpidr6_t)},
	{"c2c1", "pmpidr7", T241_C2C1_PMPIDR7_OFFSET,
	 T241_C2C1_PMPIDR7_OFFSET, 8 * sizeof(t241_c2c1_pmpidr7_t)},
	{"c2c1", "pmpidr0", T241_C2C1_PMPIDR0_OFFSET,
	 T241_C2C1_PMPIDR0_OFFSET, 8 * sizeof(t241_c2c1_pmpidr0_t)},
	{"c2c1", "pmpidr1", T241_C2C1_PMPIDR1_OFFSET,
	 T241_C2C1_PMPIDR1_OFFSET, 8 * sizeof(t241_c2c1_pmpidr1_t)},
	{"c2c1", "pmpidr2", T241_C2C1_PMPIDR2_OFFSET,
	 T241_C2C1_PMPIDR2_OFFSET, 8 * sizeof(t241_c2c1_pmpidr2_t)},
	{"c2c1", "pmpidr3", T241_C2C1_PMPIDR3_OFFSET,
	 T241_C2C1_PMPIDR3_OFFSET, 8 * sizeof(t241_c2c1_pmpidr3_t)},
	{"c2c1", "pmcidr0", T241_C2C1_PMCIDR0_OFFSET,
	 T241_C2C1_PMCIDR0_OFFSET, 8 * sizeof(t241_c2c1_pmcidr0_t)},
	{"c2c1", "pmcidr1", T241_C2C1_PMCIDR1_OFFSET,
	 T241_C2C1_PMCIDR1_OFFSET, 8 * sizeof(t241_c2c1_pmcidr1_t)},
	{"c2c1", "pmcidr2", T241_C2C1_PMCIDR2_OFFSET,
	 T241_C2C1_PMCIDR2_OFFSET, 8 * sizeof(t241_c2c1_pmcidr2_t)},
	{"c2c1", "pmcidr3", T241_C2C1_PMCIDR3_OFFSET,
	 T241_C2C1_PMCIDR3_OFFSET, 8 * sizeof(t241_c2c1_pmcidr3_t)},
	{"c2c1", "pmccntr", T241_C2C1_PMCCNTR_OFFSET,
	 T241_C2C1_PMCCNTR_OFFSET, 8 * sizeof(t241_c2c1_pmccntr_t)},
	{"c2c1", "pmccfiltr", T241_C2C1_PMCCFILTR_OFFSET,
	 T241_C2C1_PMCCFILTR_OFFSET, 8 * sizeof(t241_c2c1_pmccfiltr_t)},
	{"cnvlink", "pmevcntr", T241_CNVLINK_PMEVCNTR_OFFSET(0U),
	 T241_CNVLINK_PMEVCNTR_OFFSET(30U), 8 * sizeof(t241_cnvlink_pmevcntr_t)},
	{"cnvlink", "pmevtyper", T241_CNVLINK_PMEVTYPER_OFFSET(0U),
	 T241_CNVLINK_PMEVTYPER_OFFSET(30U), 8 * sizeof(t241_cnvlink_pmevtyper_t)},
	{"cnvlink", "pmsvr", T241_CNVLINK_PMSVR_OFFSET(0U),
	 T241_CNVLINK_PMSVR_OFFSET(63U), 8 * sizeof(t241_cnvlink_pmsvr_t)},
	{"cnvlink", "pmevfilt2r", T241_CNVLINK_PMEVFILT2R_OFFSET(0U),
	 T241_CNVLINK_PMEVFILT2R_OFFSET(127U), 8 * sizeof(t241_cnvlink_pmevfilt2r_t)},
	{"cnvlink", "pmevfiltr", T241_CNVLINK_PMEVFILTR_OFFSET(0U),
	 T241_CNVLINK_PMEVFILTR_OFFSET(127U), 8 * sizeof(t241_cnvlink_pmevfiltr_t)},
	{"cnvlink", "pmcntenset", T241_CNVLINK_PMCNTENSET_OFFSET(0U),
	 T241_CNVLINK_PMCNTENSET_OFFSET(7U), 8 * sizeof(t241_cnvlink_pmcntenset_t)},
	{"cnvlink", "pmcntenclr", T241_CNVLINK_PMCNTENCLR_OFFSET(0U),
	 T241_CNVLINK_PMCNTENCLR_OFFSET(7U), 8 * sizeof(t241_cnvlink_pmcntenclr_t)},
	{"cnvlink", "pmintenset", T241_CNVLINK_PMINTENSET_OFFSET(0U),
	 T241_CNVLINK_PMINTENSET_OFFSET(7U), 8 * sizeof(t241_cnvlink_pmintenset_t)},
	{"cnvlink", "pmintenclr", T241_CNVLINK_PMINTENCLR_OFFSET(0U),
	 T241_CNVLINK_PMINTENCLR_OFFSET(7U), 8 * sizeof(t241_cnvlink_pmintenclr_t)},
	{"cnvlink", "pmovsclr", T241_CNVLINK_PMOVSCLR_OFFSET(0U),
	 T241_CNVLINK_PMOVSCLR_OFFSET(7U), 8 * sizeof(t241_cnvlink_pmovsclr_t)},
	{"cnvlink", "pmovsset", T241_CNVLINK_PMOVSSET_OFFSET(0U),
	 T241_CNVLINK_PMOVSSET_OFFSET(7U), 8 * sizeof(t241_cnvlink_pmovsset_t)},
	{"cnvlink", "pmcgcr", T241_CNVLINK_PMCGCR_OFFSET(0U),
	 T241_CNVLINK_PMCGCR_OFFSET(3U), 8 * sizeof(t241_cnvlink_pmcgcr_t)},
	{"cnvlink", "pmimpdef", T241_CNVLINK_PMIMPDEF_OFFSET(0U),
	 T241_CNVLINK_PMIMPDEF_OFFSET(31U), 8 * sizeof(t241_cnvlink_pmimpdef_t)},
	{"cnvlink", "pmcfgr", T241_CNVLINK_PMCFGR_OFFSET,
	 T241_CNVLINK_PMCFGR_OFFSET, 8 * sizeof(t241_cnvlink_pmcfgr_t)},
	{"cnvlink", "pmcr", T241_CNVLINK_PMCR_OFFSET,
	 T241_CNVLINK_PMCR_OFFSET, 8 * sizeof(t241_cnvlink_pmcr_t)},
	{"cnvlink", "pmiidr", T241_CNVLINK_PMIIDR_OFFSET,
	 T241_CNVLINK_PMIIDR_OFFSET, 8 * sizeof(t241_cnvlink_pmiidr_t)},
	{"cnvlink", "pmceid", T241_CNVLINK_PMCEID_OFFSET(0U),
	 T241_CNVLINK_PMCEID_OFFSET(3U), 8 * sizeof(t241_cnvlink_pmceid_t)},
	{"cnvlink", "pmsscr", T241_CNVLINK_PMSSCR_OFFSET,
	 T241_CNVLINK_PMSSCR_OFFSET, 8 * sizeof(t241_cnvlink_pmsscr_t)},
	{"cnvlink", "pmssrr", T241_CNVLINK_PMSSRR_OFFSET,
	 T241_CNVLINK_PMSSRR_OFFSET, 8 * sizeof(t241_cnvlink_pmssrr_t)},
	{"cnvlink", "pmscr", T241_CNVLINK_PMSCR_OFFSET,
	 T241_CNVLINK_PMSCR_OFFSET, 8 * sizeof(t241_cnvlink_pmscr_t)},
	{"cnvlink", "pmrootcr", T241_CNVLINK_PMROOTCR_OFFSET,
	 T241_CNVLINK_PMROOTCR_OFFSET, 8 * sizeof(t241_cnvlink_pmrootcr_t)},
	{"cnvlink", "pmirqcr0", T241_CNVLINK_PMIRQCR0_OFFSET,
	 T241_CNVLINK_PMIRQCR0_OFFSET, 8 * sizeof(t241_cnvlink_pmirqcr0_t)},
	{"cnvlink", "pmirqcr1", T241_CNVLINK_PMIRQCR1_OFFSET,
	 T241_CNVLINK_PMIRQCR1_OFFSET, 8 * sizeof(t241_cnvlink_pmirqcr1_t)},
	{"cnvlink", "pmirqcr2", T241_CNVLINK_PMIRQCR2_OFFSET,
	 T241_CNVLINK_PMIRQCR2_OFFSET, 8 * sizeof(t241_cnvlink_pmirqcr2_t)},
	{"cnvlink", "pmirqsr", T241_CNVLINK_PMIRQSR_OFFSET,
	 T241_CNVLINK_PMIRQSR_OFFSET, 8 * sizeof(t241_cnvlink_pmirqsr_t)},
	{"cnvlink", "pmitctrl", T241_CNVLINK_PMITCTRL_OFFSET,
	 T241_CNVLINK_PMITCTRL_OFFSET, 8 * sizeof(t241_cnvlink_pmitctrl_t)},
	{"cnvlink", "pmdevaff", T241_CNVLINK_PMDEVAFF_OFFSET,
	 T241_CNVLINK_PMDEVAFF_OFFSET, 8 * sizeof(t241_cnvlink_pmdevaff_t)},
	{"cnvlink", "pmlar", T241_CNVLINK_PMLAR_OFFSET,
	 T241_CNVLINK_PMLAR_OFFSET, 8 * sizeof(t241_cnvlink_pmlar_t)},
	{"cnvlink", "pmlsr", T241_CNVLINK_PMLSR_OFFSET,
	 T241_CNVLINK_PMLSR_OFFSET, 8 * sizeof(t241_cnvlink_pmlsr_t)},
	{"cnvlink", "pmauthstatus", T241_CNVLINK_PMAUTHSTATUS_OFFSET,
	 T241_CNVLINK_PMAUTHSTATUS_OFFSET, 8 * sizeof(t241_cnvlink_pmauthstatus_t)},
	{"cnvlink", "pmdevarch", T241_CNVLINK_PMDEVARCH_OFFSET,
	 T241_CNVLINK_PMDEVARCH_OFFSET, 8 * sizeof(t241_cnvlink_pmdevarch_t)},
	{"cnvlink", "pmdevid", T241_CNVLINK_PMDEVID_OFFSET,
	 T241_CNVLINK_PMDEVID_OFFSET, 8 * sizeof(t241_cnvlink_pmdevid_t)},
	{"cnvlink", "pmdevtype", T241_CNVLINK_PMDEVTYPE_OFFSET,
	 T241_CNVLINK_PMDEVTYPE_OFFSET, 8 * sizeof(t241_cnvlink_pmdevtype_t)},
	{"cnvlink", "pmpidr4", T241_CNVLINK_PMPIDR4_OFFSET,
	 T241_CNVLINK_PMPIDR4_OFFSET, 8 * sizeof(t241_cnvlink_pmpidr4_t)},
	{"cnvlink", "pmpidr5", T241_CNVLINK_PMPIDR5_OFFSET,
	 T241_CNVLINK_PMPIDR5_OFFSET, 8 * sizeof(t241_cnvlink_pmpidr5_t)},
	{"cnvlink", "pmpidr6", T241_CNVLINK_PMPIDR6_OFFSET,
	 T241_CNVLINK_PMPIDR6_OFFSET, 8 * sizeof(t241_cnvlink_pmpidr6_t)},
	{"cnvlink", "pmpidr7", T241_CNVLINK_PMPIDR7_OFFSET,
	 T241_CNVLINK_PMPIDR7_OFFSET, 8 * sizeof(t241_cnvlink_pmpidr7_t)},
	{"cnvlink", "pmpidr0", T241_CNVLINK_PMPIDR0_OFFSET,
	 T241_CNVLINK_PMPIDR0_OFFSET, 8 * sizeof(t241_cnvlink_pmpidr0_t)},
	{"cnvlink", "pmpidr1", T241_CNVLINK_PMPIDR1_OFFSET,
	 T241_CNVLINK_PMPIDR1_OFFSET, 8 * sizeof(t241_cnvlink_pmpidr1_t)},
	{"cnvlink", "pmpidr2", T241_CNVLINK_PMPIDR2_OFFSET,
	 T241_CNVLINK_PMPIDR2_OFFSET, 8 * sizeof(t241_cnvlink_pmpidr2_t)},
	{"cnvlink", "pmpidr3", T241_CNVLINK_PMPIDR3_OFFSET,
	 T241_CNVLINK_PMPIDR3_OFFSET, 8 * sizeof(t241_cnvlink_pmpidr3_t)},
	{"cnvlink", "pmcidr0", T241_CNVLINK_PMCIDR0_OFFSET,
	 T241_CNVLINK_PMCIDR0_OFFSET, 8 * sizeof(t241_cnvlink_pmcidr0_t)},
	{"cnvlink", "pmcidr1", T241_CNVLINK_PMCIDR1_OFFSET,
	 T241_CNVLINK_PMCIDR1_OFFSET, 8 * sizeof(t241_cnvlink_pmcidr1_t)},
	{"cnvlink", "pmcidr2", T241_CNVLINK_PMCIDR2_OFFSET,
	 T241_CNVLINK_PMCIDR2_OFFSET, 8 * sizeof(t241_cnvlink_pmcidr2_t)},
	{"cnvlink", "pmcidr3", T241_CNVLINK_PMCIDR3_OFFSET,
	 T241_CNVLINK_PMCIDR3_OFFSET, 8 * sizeof(t241_cnvlink_pmcidr3_t)},
	{"cnvlink", "pmccntr", T241_CNVLINK_PMCCNTR_OFFSET,
	 T241_CNVLINK_PMCCNTR_OFFSET, 8 * sizeof(t241_cnvlink_pmccntr_t)},
	{"cnvlink", "pmccfiltr", T241_CNVLINK_PMCCFILTR_OFFSET,
	 T241_CNVLINK_PMCCFILTR_OFFSET, 8 * sizeof(t241_cnvlink_pmccfiltr_t)},
	{"other_product", "pmevcntr", T241_OTHER_PRODUCT_PMEVCNTR_OFFSET(0U),
	 T241_OTHER_PRODUCT_PMEVCNTR_OFFSET(30U), 8 * sizeof(t241_other_product_pmevcntr_t)},
	{"other_product", "pmevtyper", T241_OTHER_PRODUCT_PMEVTYPER_OFFSET(0U),
	 T241_OTHER_PRODUCT_PMEVTYPER_OFFSET(30U), 8 * sizeof(t241_other_product_pmevtyper_t)},
	{"other_product", "pmsvr", T241_OTHER_PRODUCT_PMSVR_OFFSET(0U),
	 T241_OTHER_PRODUCT_PMSVR_OFFSET(63U), 8 * sizeof(t241_other_product_pmsvr_t)},
	{"other_product", "pmevfilt2r", T241_OTHER_PRODUCT_PMEVFILT2R_OFFSET(0U),
	 T241_OTHER_PRODUCT_PMEVFILT2R_OFFSET(127U), 8 * sizeof(t241_other_product_pmevfilt2r_t)},
	{"other_product", "pmevfiltr", T241_OTHER_PRODUCT_PMEVFILTR_OFFSET(0U),
	 T241_OTHER_PRODUCT_PMEVFILTR_OFFSET(127U), 8 * sizeof(t241_other_product_pmevfiltr_t)},
	{"other_product", "pmcntenset", T241_OTHER_PRODUCT_PMCNTENSET_OFFSET(0U),
	 T241_OTHER_PRODUCT_PMCNTENSET_OFFSET(7U), 8 * sizeof(t241_other_product_pmcntenset_t)},
	{"other_product", "pmcntenclr", T241_OTHER_PRODUCT_PMCNTENCLR_OFFSET(0U),
	 T241_OTHER_PRODUCT_PMCNTENCLR_OFFSET(7U), 8 * sizeof(t241_other_product_pmcntenclr_t)},
	{"other_product", "pmintenset", T241_OTHER_PRODUCT_PMINTENSET_OFFSET(0U),
	 T241_OTHER_PRODUCT_PMINTENSET_OFFSET(7U), 8 * sizeof(t241_other_product_pmintenset_t)},
	{"other_product", "pmintenclr", T241_OTHER_PRODUCT_PMINTENCLR_OFFSET(0U),
	 T241_OTHER_PRODUCT_PMINTENCLR_OFFSET(7U), 8 * sizeof(t241_other_product_pmintenclr_t)},
	{"other_product", "pmovsclr", T241_OTHER_PRODUCT_PMOVSCLR_OFFSET(0U),
	 T241_OTHER_PRODUCT_PMOVSCLR_OFFSET(7U), 8 * sizeof(t241_other_product_pmovsclr_t)},
	{"other_product", "pmovsset", T241_OTHER_PRODUCT_PMOVSSET_OFFSET(0U),
	 T241_OTHER_PRODUCT_PMOVSSET_OFFSET(7U), 8 * sizeof(t241_other_product_pmovsset_t)},
	{"other_product", "pmcgcr", T241_OTHER_PRODUCT_PMCGCR_OFFSET(0U),
	 T241_OTHER_PRODUCT_PMCGCR_OFFSET(3U), 8 * sizeof(t241_other_product_pmcgcr_t)},
	{"other_product", "pmimpdef", T241_OTHER_PRODUCT_PMIMPDEF_OFFSET(0U),
	 T241_OTHER_PRODUCT_PMIMPDEF_OFFSET(31U), 8 * sizeof(t241_other_product_pmimpdef_t)},
	{"other_product", "pmcfgr", T241_OTHER_PRODUCT_PMCFGR_OFFSET,
	 T241_OTHER_PRODUCT_PMCFGR_OFFSET, 8 * sizeof(t241_other_product_pmcfgr_t)},
	{"other_product", "pmcr", T241_OTHER_PRODUCT_PMCR_OFFSET,
	 T241_OTHER_PRODUCT_PMCR_OFFSET, 8 * sizeof(t241_other_product_pmcr_t)},
	{"other_product", "pmiidr", T241_OTHER_PRODUCT_PMIIDR_OFFSET,
	 T241_OTHER_PRODUCT_PMIIDR_OFFSET, 8 * sizeof(t241_other_product_pmiidr_t)},
	{"other_product", "pmceid", T241_OTHER_PRODUCT_PMCEID_OFFSET(0U),
	 T241_OTHER_PRODUCT_PMCEID_OFFSET(3U), 8 * sizeof(t241_other_product_pmceid_t)},
	{"other_product", "pmsscr", T241_OTHER_PRODUCT_PMSSCR_OFFSET,
	 T241_OTHER_PRODUCT_PMSSCR_OFFSET, 8 * sizeof(t241_other_product_pmsscr_t)},
	{"other_product", "pmssrr", T241_OTHER_PRODUCT_PMSSRR_OFFSET,
	 T241_OTHER_PRODUCT_PMSSRR_OFFSET, 8 * sizeof(t241_other_product_pmssrr_t)},
	{"other_product", "pmscr", T241_OTHER_PRODUCT_PMSCR_OFFSET,
	 T241_OTHER_PRODUCT_PMSCR_OFFSET, 8 * sizeof(t241_other_product_pmscr_t)},
	{"other_product", "pmrootcr", T241_OTHER_PRODUCT_PMROOTCR_OFFSET,
	 T241_OTHER_PRODUCT_PMROOTCR_OFFSET, 8 * sizeof(t241_other_product_pmrootcr_t)},
	{"other_product", "pmirqcr0", T241_OTHER_PRODUCT_PMIRQCR0_OFFSET,
	 T241_OTHER_PRODUCT_PMIRQCR0_OFFSET, 8 * sizeof(t241_other_product_pmirqcr0_t)},
	{"other_product", "pmirqcr1", T241_OTHER_PRODUCT_PMIRQCR1_OFFSET,
	 T241_OTHER_PRODUCT_PMIRQCR1_OFFSET, 8 * sizeof(t241_other_product_pmirqcr1_t)},
	{"other_product", "pmirqcr2", T241_OTHER_PRODUCT_PMIRQCR2_OFFSET,
	 T241_OTHER_PRODUCT_PMIRQCR2_OFFSET, 8 * sizeof(t241_other_product_pmirqcr2_t)},
	{"other_product", "pmirqsr", T241_OTHER_PRODUCT_PMIRQSR_OFFSET,
	 T241_OTHER_PRODUCT_PMIRQSR_OFFSET, 8 * sizeof(t241_other_product_pmirqsr_t)},
	{"other_product", "pmitctrl", T241_OTHER_PRODUCT_PMITCTRL_OFFSET,
	 T241_OTHER_PRODUCT_PMITCTRL_OFFSET, 8 * sizeof(t241_other_product_pmitctrl_t)},
	{"other_product", "pmdevaff", T241_OTHER_PRODUCT_PMDEVAFF_OFFSET,
	 T241_OTHER_PRODUCT_PMDEVAFF_OFFSET, 8 * sizeof(t241_other_product_pmdevaff_t)},
	{"other_product", "pmlar", T241_OTHER_PRODUCT_PMLAR_OFFSET,
	 T241_OTHER_PRODUCT_PMLAR_OFFSET, 8 * sizeof(t241_other_product_pmlar_t)},
	{"other_product", "pmlsr", T241_OTHER_PRODUCT_PMLSR_OFFSET,
	 T241_OTHER_PRODUCT_PMLSR_OFFSET, 8 * sizeof(t241_other_product_pmlsr_t)},
	{"other_product", "pmauthstatus", T241_OTHER_PRODUCT_PMAUTHSTATUS_OFFSET,
	 T241_OTHER_PRODUCT_PMAUTHSTATUS_OFFSET, 8 * sizeof(t241_other_product_pmauthstatus_t)},
	{"other_product", "pmdevarch", T241_OTHER_PRODUCT_PMDEVARCH_OFFSET,
	 T241_OTHER_PRODUCT_PMDEVARCH_OFFSET, 8 * sizeof(t241_other_product_pmdevarch_t)},
	{"other_product", "pmdevid", T241_OTHER_PRODUCT_PMDEVID_OFFSET,
	 T241_OTHER_PRODUCT_PMDEVID_OFFSET, 8 * sizeof(t241_other_product_pmdevid_t)},
	{"other_product", "pmdevtype", T241_OTHER_PRODUCT_PMDEVTYPE_OFFSET,
	 T241_OTHER_PRODUCT_PMDEVTYPE_OFFSET, 8 * sizeof(t241_other_product_pmdevtype_t)},
	{"other_product", "pmpidr4", T241_OTHER_PRODUCT_PMPIDR4_OFFSET,
	 T241_OTHER_PRODUCT_PMPIDR4_OFFSET, 8 * sizeof(t241_other_product_pmpidr4_t)},
	{"other_product", "pmpidr5", T241_OTHER_PRODUCT_PMPIDR5_OFFSET,
	 T241_OTHER_PRODUCT_PMPIDR5_OFFSET, 8 * sizeof(t241_other_product_pmpidr5_t)},
	{"other_product", "pmpidr6", T241_OTHER_PRODUCT_PMPIDR6_OFFSET,
	 T241_OTHER_PRODUCT_PMPIDR6_OFFSET, 8 * sizeof(t241_other_product_pmpidr6_t)},
	{"other_product", "pmpidr7", T241_OTHER_PRODUCT_PMPIDR7_OFFSET,
	 T241_OTHER_PRODUCT_PMPIDR7_OFFSET, 8 * sizeof(t241_other_product_pmpidr7_t)},
	{"other_product", "pmpidr0", T241_OTHER_PRODUCT_PMPIDR0_OFFSET,
	 T241_OTHER_PRODUCT_PMPIDR0_OFFSET, 8 * sizeof(t241_other_product_pmpidr0_t)},
	{"other_product", "pmpidr1", T241_OTHER_PRODUCT_PMPIDR1_OFFSET,
	 T241_OTHER_PRODUCT_PMPIDR1_OFFSET, 8 * sizeof(t241_other_product_pmpidr1_t)},
	{"other_product", "pmpidr2", T241_OTHER_PRODUCT_PMPIDR2_OFFSET,
	 T241_OTHER_PRODUCT_PMPIDR2_OFFSET, 8 * sizeof(t241_other_product_pmpidr2_t)},
	{"other_product", "pmpidr3", T241_OTHER_PRODUCT_PMPIDR3_OFFSET,
	 T241_OTHER_PRODUCT_PMPIDR3_OFFSET, 8 * sizeof(t241_other_product_pmpidr3_t)},
	{"other_product", "pmcidr0", T241_OTHER_PRODUCT_PMCIDR0_OFFSET,
	 T241_OTHER_PRODUCT_PMCIDR0_OFFSET, 8 * sizeof(t241_other_product_pmcidr0_t)},
	{"other_product", "pmcidr1", T241_OTHER_PRODUCT_PMCIDR1_OFFSET,
	 T241_OTHER_PRODUCT_PMCIDR1_OFFSET, 8 * sizeof(t241_other_product_pmcidr1_t)},
	{"other_product", "pmcidr2", T241_OTHER_PRODUCT_PMCIDR2_OFFSET,
	 T241_OTHER_PRODUCT_PMCIDR2_OFFSET, 8 * sizeof(t241_other_product_pmcidr2_t)},
	{"other_product", "pmcidr3", T241_OTHER_PRODUCT_PMCIDR3_OFFSET,
	 T241_OTHER_PRODUCT_PMCIDR3_OFFSET, 8 * sizeof(t241_other_product_pmcidr3_t)},
	{"other_product", "pmccntr", T241_OTHER_PRODUCT_PMCCNTR_OFFSET,
	 T241_OTHER_PRODUCT_PMCCNTR_OFFSET, 8 * sizeof(t241_other_product_pmccntr_t)},
	{"other_product", "pmccfiltr", T241_OTHER_PRODUCT_PMCCFILTR_OFFSET,
	 T241_OTHER_PRODUCT_PMCCFILTR_OFFSET, 8 * sizeof(t241_other_product_pmccfiltr_t)},
};

static void test_places(void **state)
{
	(void)state;
	validate_places(&pmureg_system_t241, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_registers(void **state)
{
	(void)state;
	validate_registers(&pmureg_system_t241);
}

static void test_counting(void **state)
{
	(void)state;
	validate_counting(&pmureg_system_t241);
}

static void test_choice(void **state)
{
	(void)state;
	validate_choice(&pmureg_system_t241);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_scf_pmevcntr),
		cmocka_unit_test(test_scf_pmevtyper),
		cmocka_unit_test(test_scf_pmsvr),
		cmocka_unit_test(test_scf_pmevfilt2r),
		cmocka_unit_test(test_scf_pmevfiltr),
		cmocka_unit_test(test_scf_pmcntenset),
		cmocka_unit_test(test_scf_pmcntenclr),
		cmocka_unit_test(test_scf_pmintenset),
		cmocka_unit_test(test_scf_pmintenclr),
		cmocka_unit_test(test_scf_pmovsclr),
		cmocka_unit_test(test_scf_pmovsset),
		cmocka_unit_test(test_scf_pmcgcr),
		cmocka_unit_test(test_scf_pmcfgr),
		cmocka_unit_test(test_scf_pmcr),
		cmocka_unit_test(test_scf_pmiidr),
		cmocka_unit_test(test_scf_pmceid),
		cmocka_unit_test(test_scf_pmsscr),
		cmocka_unit_test(test_scf_pmssrr),
		cmocka_unit_test(test_scf_pmscr),
		cmocka_unit_test(test_scf_pmrootcr),
		cmocka_unit_test(test_scf_pmirqcr0),
		cmocka_unit_test(test_scf_pmirqcr1),
		cmocka_unit_test(test_scf_pmirqcr2),
		cmocka_unit_test(test_scf_pmdevaff),
		cmocka_unit_test(test_scf_pmlar),
		cmocka_unit_test(test_scf_pmauthstatus),
		cmocka_unit_test(test_scf_pmdevarch),
		cmocka_unit_test(test_scf_pmdevtype),
		cmocka_unit_test(test_scf_pmpidr4),
		cmocka_unit_test(test_scf_pmpidr0),
		cmocka_unit_test(test_scf_pmpidr1),
		cmocka_unit_test(test_scf_pmpidr2),
		cmocka_unit_test(test_scf_pmpidr3),
		cmocka_unit_test(test_scf_pmcidr0),
		cmocka_unit_test(test_scf_pmcidr1),
		cmocka_unit_test(test_scf_pmcidr2),
		cmocka_unit_test(test_scf_pmcidr3),
		cmocka_unit_test(test_scf_pmccntr),
		cmocka_unit_test(test_scf_pmccfiltr),
		cmocka_unit_test(test_pcie_pmevcntr),
		cmocka_unit_test(test_pcie_pmevtyper),
		cmocka_unit_test(test_pcie_pmsvr),
		cmocka_unit_test(test_pcie_pmevfilt2r),
		cmocka_unit_test(test_pcie_pmevfiltr),
		cmocka_unit_test(test_pcie_pmcntenset),
		cmocka_unit_test(test_pcie_pmcntenclr),
		cmocka_unit_test(test_pcie_pmintenset),
		cmocka_unit_test(test_pcie_pmintenclr),
		cmocka_unit_test(test_pcie_pmovsclr),
		cmocka_unit_test(test_pcie_pmovsset),
		cmocka_unit_test(test_pcie_pmcgcr),
		cmocka_unit_test(test_pcie_pmcfgr),
		cmocka_unit_test(test_pcie_pmcr),
		cmocka_unit_test(test_pcie_pmiidr),
		cmocka_unit_test(test_pcie_pmceid),
		cmocka_unit_test(test_pcie_pmsscr),
		cmocka_unit_test(test_pcie_pmssrr),
		cmocka_unit_test(test_pcie_pmscr),
		cmocka_unit_test(test_pcie_pmrootcr),
		cmocka_unit_test(test_pcie_pmirqcr0),
		cmocka_unit_test(test_pcie_pmirqcr1),
		cmocka_unit_test(test_pcie_pmirqcr2),
		cmocka_unit_test(test_pcie_pmdevaff),
		cmocka_unit_test(test_pcie_pmlar),
		cmocka_unit_test(test_pcie_pmauthstatus),
		cmocka_unit_test(test_pcie_pmdevarch),
		cmocka_unit_test(test_pcie_pmdevtype),
		cmocka_unit_test(test_pcie_pmpidr4),
		cmocka_unit_test(test_pcie_pmpidr0),
		cmocka_unit_test(test_pcie_pmpidr1),
		cmocka_unit_test(test_pcie_pmpidr2),
		cmocka_unit_test(test_pcie_pmpidr3),
		cmocka_unit_test(test_pcie_pmcidr0),
		cmocka_unit_test(test_pcie_pmcidr1),
		cmocka_unit_test(test_pcie_pmcidr2),
		cmocka_unit_test(test_pcie_pmcidr3),
		cmocka_unit_test(test_pcie_pmccntr),
		cmocka_unit_test(test_pcie_pmccfiltr),
		cmocka_unit_test(test_c2c0_pmevcntr),
		cmocka_unit_test(test_c2c0_pmevtyper),
		cmocka_unit_test(test_c2c0_pmsvr),
		cmocka_unit_test(test_c2c0_pmevfilt2r),
		cmocka_unit_test(test_c2c0_pmevfiltr),
		cmocka_unit_test(test_c2c0_pmcntenset),
		cmocka_unit_test(test_c2c0_pmcntenclr),
		cmocka_unit_test(test_c2c0_pmintenset),
		cmocka_unit_test(test_c2c0_pmintenclr),
		cmocka_unit_test(test_c2c0_pmovsclr),
		cmocka_unit_test(test_c2c0_pmovsset),
		cmocka_unit_test(test_c2c0_pmcgcr),
		cmocka_unit_test(test_c2c0_pmcfgr),
		cmocka_unit_test(test_c2c0_pmcr),
		cmocka_unit_test(test_c2c0_pmiidr),
		cmocka_unit_test(test_c2c0_pmceid),
		cmocka_unit_test(test_c2c0_pmsscr),
		cmocka_unit_test(test_c2c0_pmssrr),
		cmocka_unit_test(test_c2c0_pmscr),
		cmocka_unit_test(test_c2c0_pmrootcr),
		cmocka_unit_test(test_c2c0_pmirqcr0),
		cmocka_unit_test(test_c2c0_pmirqcr1),
		cmocka_unit_test(test_c2c0_pmirqcr2),
		cmocka_unit_test(test_c2c0_pmdevaff),
		cmocka_unit_test(test_c2c0_pmlar),
		cmocka_unit_test(test_c2c0_pmauthstatus),
		cmocka_unit_test(test_c2c0_pmdevarch),
		cmocka_unit_test(test_c2c0_pmdevtype),
		cmocka_unit_test(test_c2c0_pmpidr4),
		cmocka_unit_test(test_c2c0_pmpidr0),
		cmocka_unit_test(test_c2c0_pmpidr1),
		cmocka_unit_test(test_c2c0_pmpidr2),
		cmocka_unit_test(test_c2c0_pmpidr3),
		cmocka_unit_test(test_c2c0_pmcidr0),
		cmocka_unit_test(test_c2c0_pmcidr1),
		cmocka_unit_test(test_c2c0_pmcidr2),
		cmocka_unit_test(test_c2c0_pmcidr3),
		cmocka_unit_test(test_c2c0_pmccntr),
		cmocka_unit_test(test_c2c0_pmccfiltr),
		cmocka_unit_test(test_c2c1_pmevcntr),
		cmocka_unit_test(test_c2c1_pmevtyper),
		cmocka_unit_test(test_c2c1_pmsvr),
		cmocka_unit_test(test_c2c1_pmevfilt2r),
		cmocka_unit_test(test_c2c1_pmevfiltr),
		cmocka_unit_test(test_c2c1_pmcntenset),
		cmocka_unit_test(test_c2c1_pmcntenclr),
		cmocka_unit_test(test_c2c1_pmintenset),
		cmocka_unit_test(test_c2c1_pmintenclr),
		cmocka_unit_test(test_c2c1_pmovsclr),
		cmocka_unit_test(test_c2c1_pmovsset),
		cmocka_unit_test(test_c2c1_pmcgcr),
		cmocka_unit_test(test_c2c1_pmcfgr),
		cmocka_unit_test(test_c2c1_pmcr),
		cmocka_unit_test(test_c2c1_pmiidr),
		cmocka_unit_test(test_c2c1_pmceid),
		cmocka_unit_test(test_c2c1_pmsscr),
		cmocka_unit_test(test_c2c1_pmssrr),
		cmocka_unit_test(test_c2c1_pmscr),
		cmocka_unit_test(test_c2c1_pmrootcr),
		cmocka_unit_test(test_c2c1_pmirqcr0),
		cmocka_unit_test(test_c2c1_pmirqcr1),
		cmocka_unit_test(test_c2c1_pmirqcr2),
		cmocka_unit_test(test_c2c1_pmdevaff),
		cmocka_unit_test(test_c2c1_pmlar),
		cmocka_unit_test(test_c2c1_pmauthstatus),
		cmocka_unit_test(test_c2c1_pmdevarch),
		cmocka_unit_test(test_c2c1_pmdevtype),
		cmocka_unit_test(test_c2c1_pmpidr4),
		cmocka_unit_test(test_c2c1_pmpidr0),
		cmocka_unit_test(test_c2c1_pmpidr1),
		cmocka_unit_test(test_c2c1_pmpidr2),
		cmocka_unit_test(test_c2c1_pmpidr3),
		cmocka_unit_test(test_c2c1_pmcidr0),
		cmocka_unit_test(test_c2c1_pmcidr1),
		cmocka_unit_test(test_c2c1_pmcidr2),
		cmocka_unit_test(test_c2c1_pmcidr3),
		cmocka_unit_test(test_c2c1_pmccntr),
		cmocka_unit_test(test_c2c1_pmccfiltr),
		cmocka_unit_test(test_cnvlink_pmevcntr),
		cmocka_unit_test(test_cnvlink_pmevtyper),
		cmocka_unit_test(test_cnvlink_pmsvr),
		cmocka_unit_test(test_cnvlink_pmevfilt2r),
		cmocka_unit_test(test_cnvlink_pmevfiltr),
		cmocka_unit_test(test_cnvlink_pmcntenset),
		cmocka_unit_test(test_cnvlink_pmcntenclr),
		cmocka_unit_test(test_cnvlink_pmintenset),
		cmocka_unit_test(test_cnvlink_pmintenclr),
		cmocka_unit_test(test_cnvlink_pmovsclr),
		cmocka_unit_test(test_cnvlink_pmovsset),
		cmocka_unit_test(test_cnvlink_pmcgcr),
		cmocka_unit_test(test_cnvlink_pmcfgr),
		cmocka_unit_test(test_cnvlink_pmcr),
		cmocka_unit_test(test_cnvlink_pmiidr),
		cmocka_unit_test(test_cnvlink_pmceid),
		cmocka_unit_test(test_cnvlink_pmsscr),
		cmocka_unit_test(test_cnvlink_pmssrr),
		cmocka_unit_test(test_cnvlink_pmscr),
		cmocka_unit_test(test_cnvlink_pmrootcr),
		cmocka_unit_test(test_cnvlink_pmirqcr0),
		cmocka_unit_test(test_cnvlink_pmirqcr1),
		cmocka_unit_test(test_cnvlink_pmirqcr2),
		cmocka_unit_test(test_cnvlink_pmdevaff),
		cmocka_unit_test(test_cnvlink_pmlar),
		cmocka_unit_test(test_cnvlink_pmauthstatus),
		cmocka_unit_test(test_cnvlink_pmdevarch),
		cmocka_unit_test(test_cnvlink_pmdevtype),
		cmocka_unit_test(test_cnvlink_pmpidr4),
		cmocka_unit_test(test_cnvlink_pmpidr0),
		cmocka_unit_test(test_cnvlink_pmpidr1),
		cmocka_unit_test(test_cnvlink_pmpidr2),
		cmocka_unit_test(test_cnvlink_pmpidr3),
		cmocka_unit_test(test_cnvlink_pmcidr0),
		cmocka_unit_test(test_cnvlink_pmcidr1),
		cmocka_unit_test(test_cnvlink_pmcidr2),
		cmocka_unit_test(test_cnvlink_pmcidr3),
		cmocka_unit_test(test_cnvlink_pmccntr),
		cmocka_unit_test(test_cnvlink_pmccfiltr),
		cmocka_unit_test(test_other_product_pmevcntr),
		cmocka_unit_test(test_other_product_pmevtyper),
		cmocka_unit_test(test_other_product_pmsvr),
		cmocka_unit_test(test_other_product_pmevfilt2r),
		cmocka_unit_test(test_other_product_pmevfiltr),
		cmocka_unit_test(test_other_product_pmcntenset),
		cmocka_unit_test(test_other_product_pmcntenclr),
		cmocka_unit_test(test_other_product_pmintenset),
		cmocka_unit_test(test_other_product_pmintenclr),
		cmocka_unit_test(test_other_product_pmovsclr),
		cmocka_unit_test(test_other_product_pmovsset),
		cmocka_unit_test(test_other_product_pmcgcr),
		cmocka_unit_test(test_other_product_pmcfgr),
		cmocka_unit_test(test_other_product_pmcr),
		cmocka_unit_test(test_other_product_pmiidr),
		cmocka_unit_test(test_other_product_pmceid),
		cmocka_unit_test(test_other_product_pmsscr),
		cmocka_unit_test(test_other_product_pmssrr),
		cmocka_unit_test(test_other_product_pmscr),
		cmocka_unit_test(test_other_product_pmrootcr),
		cmocka_unit_test(test_other_product_pmirqcr0),
		cmocka_unit_test(test_other_product_pmirqcr1),
		cmocka_unit_test(test_other_product_pmirqcr2),
		cmocka_unit_test(test_other_product_pmdevaff),
		cmocka_unit_test(test_other_product_pmlar),
		cmocka_unit_test(test_other_product_pmauthstatus),
		cmocka_unit_test(test_other_product_pmdevarch),
		cmocka_unit_test(test_other_product_pmdevtype),
		cmocka_unit_test(test_other_product_pmpidr4),
		cmocka_unit_test(test_other_product_pmpidr0),
		cmocka_unit_test(test_other_product_pmpidr1),
		cmocka_unit_test(test_other_product_pmpidr2),
		cmocka_unit_test(test_other_product_pmpidr3),
		cmocka_unit_test(test_other_product_pmcidr0),
		cmocka_unit_test(test_other_product_pmcidr1),
		cmocka_unit_test(test_other_product_pmcidr2),
		cmocka_unit_test(test_other_product_pmcidr3),
		cmocka_unit_test(test_other_product_pmccntr),
		cmocka_unit_test(test_other_product_pmccfiltr),
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_registers),
		cmocka_unit_test(test_counting),
		cmocka_unit_test(test_choice),
	};

	return cmocka_run_group_tests_name("t241", tests, NULL, NULL);
}
