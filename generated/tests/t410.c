/*
 * NVIDIA Tegra410 (Vera) uncore PMUs: the headers agree with the tables, and the simulated device with both.
 *
 * Made by pmureg from regdefs/nvidia/t410.yaml. Edit that, not this.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <pmureg/t410.h>

#include "validate.h"

extern const struct pmureg_system pmureg_system_t410;

/* ---- Unified coherence fabric ---- */

/* Every bit of PMEVCNTR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_UCF_PMEVCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_ucf_pmevcntr");

static void test_ucf_pmevcntr(void **state)
{
	const t410_ucf_pmevcntr_fields_t none = {0};
	t410_ucf_pmevcntr_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmevcntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_ucf_pmevcntr_pack(f).raw == (T410_UCF_PMEVCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_ucf_pmevcntr_unpack(t410_ucf_pmevcntr_pack(f)).count == (T410_UCF_PMEVCNTR_COUNT_MASK >> T410_UCF_PMEVCNTR_COUNT_SHIFT));
}

/* Every bit of PMEVTYPER<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_UCF_PMEVTYPER_EVENT_MASK) == 0xffffffffU, "t410_ucf_pmevtyper");

static void test_ucf_pmevtyper(void **state)
{
	const t410_ucf_pmevtyper_fields_t none = {0};
	t410_ucf_pmevtyper_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmevtyper_pack(none).raw == 0x00000000U);
	f = none;
	f.event = ~(uint32_t)0;
	assert_true(t410_ucf_pmevtyper_pack(f).raw == (T410_UCF_PMEVTYPER_EVENT_MASK | 0x00000000U));
	assert_true(t410_ucf_pmevtyper_unpack(t410_ucf_pmevtyper_pack(f)).event == (T410_UCF_PMEVTYPER_EVENT_MASK >> T410_UCF_PMEVTYPER_EVENT_SHIFT));
}

/* Every bit of PMSVR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_UCF_PMSVR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_ucf_pmsvr");

static void test_ucf_pmsvr(void **state)
{
	const t410_ucf_pmsvr_fields_t none = {0};
	t410_ucf_pmsvr_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmsvr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_ucf_pmsvr_pack(f).raw == (T410_UCF_PMSVR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_ucf_pmsvr_unpack(t410_ucf_pmsvr_pack(f)).count == (T410_UCF_PMSVR_COUNT_MASK >> T410_UCF_PMSVR_COUNT_SHIFT));
}

/* Every bit of PMEVFILT2R<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_UCF_PMEVFILT2R_FILTER2_MASK) == 0xffffffffU, "t410_ucf_pmevfilt2r");

static void test_ucf_pmevfilt2r(void **state)
{
	const t410_ucf_pmevfilt2r_fields_t none = {0};
	t410_ucf_pmevfilt2r_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmevfilt2r_pack(none).raw == 0x00000000U);
	f = none;
	f.filter2 = ~(uint32_t)0;
	assert_true(t410_ucf_pmevfilt2r_pack(f).raw == (T410_UCF_PMEVFILT2R_FILTER2_MASK | 0x00000000U));
	assert_true(t410_ucf_pmevfilt2r_unpack(t410_ucf_pmevfilt2r_pack(f)).filter2 == (T410_UCF_PMEVFILT2R_FILTER2_MASK >> T410_UCF_PMEVFILT2R_FILTER2_SHIFT));
}

/* Every bit of PMEVFILTR<n> is in one field or reserved. */
_Static_assert((uint32_t)(0xfffff0f8U +
	       T410_UCF_PMEVFILTR_DST_REM_MASK +
	       T410_UCF_PMEVFILTR_DST_LOC_OTHER_MASK +
	       T410_UCF_PMEVFILTR_DST_LOC_GMEM_MASK +
	       T410_UCF_PMEVFILTR_DST_LOC_CMEM_MASK +
	       T410_UCF_PMEVFILTR_SRC_REM_MASK +
	       T410_UCF_PMEVFILTR_SRC_LOC_CPU_MASK +
	       T410_UCF_PMEVFILTR_SRC_LOC_NONCPU_MASK) == 0xffffffffU, "t410_ucf_pmevfiltr");

static void test_ucf_pmevfiltr(void **state)
{
	const t410_ucf_pmevfiltr_fields_t none = {0};
	t410_ucf_pmevfiltr_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmevfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.dst_rem = ~(uint32_t)0;
	assert_true(t410_ucf_pmevfiltr_pack(f).raw == (T410_UCF_PMEVFILTR_DST_REM_MASK | 0x00000000U));
	assert_true(t410_ucf_pmevfiltr_unpack(t410_ucf_pmevfiltr_pack(f)).dst_rem == (T410_UCF_PMEVFILTR_DST_REM_MASK >> T410_UCF_PMEVFILTR_DST_REM_SHIFT));
	f = none;
	f.dst_loc_other = ~(uint32_t)0;
	assert_true(t410_ucf_pmevfiltr_pack(f).raw == (T410_UCF_PMEVFILTR_DST_LOC_OTHER_MASK | 0x00000000U));
	assert_true(t410_ucf_pmevfiltr_unpack(t410_ucf_pmevfiltr_pack(f)).dst_loc_other == (T410_UCF_PMEVFILTR_DST_LOC_OTHER_MASK >> T410_UCF_PMEVFILTR_DST_LOC_OTHER_SHIFT));
	f = none;
	f.dst_loc_gmem = ~(uint32_t)0;
	assert_true(t410_ucf_pmevfiltr_pack(f).raw == (T410_UCF_PMEVFILTR_DST_LOC_GMEM_MASK | 0x00000000U));
	assert_true(t410_ucf_pmevfiltr_unpack(t410_ucf_pmevfiltr_pack(f)).dst_loc_gmem == (T410_UCF_PMEVFILTR_DST_LOC_GMEM_MASK >> T410_UCF_PMEVFILTR_DST_LOC_GMEM_SHIFT));
	f = none;
	f.dst_loc_cmem = ~(uint32_t)0;
	assert_true(t410_ucf_pmevfiltr_pack(f).raw == (T410_UCF_PMEVFILTR_DST_LOC_CMEM_MASK | 0x00000000U));
	assert_true(t410_ucf_pmevfiltr_unpack(t410_ucf_pmevfiltr_pack(f)).dst_loc_cmem == (T410_UCF_PMEVFILTR_DST_LOC_CMEM_MASK >> T410_UCF_PMEVFILTR_DST_LOC_CMEM_SHIFT));
	f = none;
	f.src_rem = ~(uint32_t)0;
	assert_true(t410_ucf_pmevfiltr_pack(f).raw == (T410_UCF_PMEVFILTR_SRC_REM_MASK | 0x00000000U));
	assert_true(t410_ucf_pmevfiltr_unpack(t410_ucf_pmevfiltr_pack(f)).src_rem == (T410_UCF_PMEVFILTR_SRC_REM_MASK >> T410_UCF_PMEVFILTR_SRC_REM_SHIFT));
	f = none;
	f.src_loc_cpu = ~(uint32_t)0;
	assert_true(t410_ucf_pmevfiltr_pack(f).raw == (T410_UCF_PMEVFILTR_SRC_LOC_CPU_MASK | 0x00000000U));
	assert_true(t410_ucf_pmevfiltr_unpack(t410_ucf_pmevfiltr_pack(f)).src_loc_cpu == (T410_UCF_PMEVFILTR_SRC_LOC_CPU_MASK >> T410_UCF_PMEVFILTR_SRC_LOC_CPU_SHIFT));
	f = none;
	f.src_loc_noncpu = ~(uint32_t)0;
	assert_true(t410_ucf_pmevfiltr_pack(f).raw == (T410_UCF_PMEVFILTR_SRC_LOC_NONCPU_MASK | 0x00000000U));
	assert_true(t410_ucf_pmevfiltr_unpack(t410_ucf_pmevfiltr_pack(f)).src_loc_noncpu == (T410_UCF_PMEVFILTR_SRC_LOC_NONCPU_MASK >> T410_UCF_PMEVFILTR_SRC_LOC_NONCPU_SHIFT));
}

/* Every bit of PMCNTENSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_UCF_PMCNTENSET_P_MASK) == 0xffffffffU, "t410_ucf_pmcntenset");

static void test_ucf_pmcntenset(void **state)
{
	const t410_ucf_pmcntenset_fields_t none = {0};
	t410_ucf_pmcntenset_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmcntenset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_ucf_pmcntenset_pack(f).raw == (T410_UCF_PMCNTENSET_P_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcntenset_unpack(t410_ucf_pmcntenset_pack(f)).P == (T410_UCF_PMCNTENSET_P_MASK >> T410_UCF_PMCNTENSET_P_SHIFT));
}

/* Every bit of PMCNTENCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_UCF_PMCNTENCLR_P_MASK) == 0xffffffffU, "t410_ucf_pmcntenclr");

static void test_ucf_pmcntenclr(void **state)
{
	const t410_ucf_pmcntenclr_fields_t none = {0};
	t410_ucf_pmcntenclr_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmcntenclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_ucf_pmcntenclr_pack(f).raw == (T410_UCF_PMCNTENCLR_P_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcntenclr_unpack(t410_ucf_pmcntenclr_pack(f)).P == (T410_UCF_PMCNTENCLR_P_MASK >> T410_UCF_PMCNTENCLR_P_SHIFT));
}

/* Every bit of PMINTENSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_UCF_PMINTENSET_P_MASK) == 0xffffffffU, "t410_ucf_pmintenset");

static void test_ucf_pmintenset(void **state)
{
	const t410_ucf_pmintenset_fields_t none = {0};
	t410_ucf_pmintenset_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmintenset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_ucf_pmintenset_pack(f).raw == (T410_UCF_PMINTENSET_P_MASK | 0x00000000U));
	assert_true(t410_ucf_pmintenset_unpack(t410_ucf_pmintenset_pack(f)).P == (T410_UCF_PMINTENSET_P_MASK >> T410_UCF_PMINTENSET_P_SHIFT));
}

/* Every bit of PMINTENCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_UCF_PMINTENCLR_P_MASK) == 0xffffffffU, "t410_ucf_pmintenclr");

static void test_ucf_pmintenclr(void **state)
{
	const t410_ucf_pmintenclr_fields_t none = {0};
	t410_ucf_pmintenclr_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmintenclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_ucf_pmintenclr_pack(f).raw == (T410_UCF_PMINTENCLR_P_MASK | 0x00000000U));
	assert_true(t410_ucf_pmintenclr_unpack(t410_ucf_pmintenclr_pack(f)).P == (T410_UCF_PMINTENCLR_P_MASK >> T410_UCF_PMINTENCLR_P_SHIFT));
}

/* Every bit of PMOVSCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_UCF_PMOVSCLR_P_MASK) == 0xffffffffU, "t410_ucf_pmovsclr");

static void test_ucf_pmovsclr(void **state)
{
	const t410_ucf_pmovsclr_fields_t none = {0};
	t410_ucf_pmovsclr_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmovsclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_ucf_pmovsclr_pack(f).raw == (T410_UCF_PMOVSCLR_P_MASK | 0x00000000U));
	assert_true(t410_ucf_pmovsclr_unpack(t410_ucf_pmovsclr_pack(f)).P == (T410_UCF_PMOVSCLR_P_MASK >> T410_UCF_PMOVSCLR_P_SHIFT));
}

/* Every bit of PMOVSSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_UCF_PMOVSSET_P_MASK) == 0xffffffffU, "t410_ucf_pmovsset");

static void test_ucf_pmovsset(void **state)
{
	const t410_ucf_pmovsset_fields_t none = {0};
	t410_ucf_pmovsset_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmovsset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_ucf_pmovsset_pack(f).raw == (T410_UCF_PMOVSSET_P_MASK | 0x00000000U));
	assert_true(t410_ucf_pmovsset_unpack(t410_ucf_pmovsset_pack(f)).P == (T410_UCF_PMOVSSET_P_MASK >> T410_UCF_PMOVSSET_P_SHIFT));
}

/* Every bit of PMCGCR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_UCF_PMCGCR_N_MASK) == 0xffffffffU, "t410_ucf_pmcgcr");

static void test_ucf_pmcgcr(void **state)
{
	const t410_ucf_pmcgcr_fields_t none = {0};
	t410_ucf_pmcgcr_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmcgcr_pack(none).raw == 0x00000000U);
	f = none;
	f.N = ~(uint32_t)0;
	assert_true(t410_ucf_pmcgcr_pack(f).raw == (T410_UCF_PMCGCR_N_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcgcr_unpack(t410_ucf_pmcgcr_pack(f)).N == (T410_UCF_PMCGCR_N_MASK >> T410_UCF_PMCGCR_N_SHIFT));
}

/* Every bit of PMCFGR is in one field or reserved. */
_Static_assert((uint32_t)(0x0e040000U +
	       T410_UCF_PMCFGR_NCG_MASK +
	       T410_UCF_PMCFGR_HDBG_MASK +
	       T410_UCF_PMCFGR_TRO_MASK +
	       T410_UCF_PMCFGR_SS_MASK +
	       T410_UCF_PMCFGR_FZO_MASK +
	       T410_UCF_PMCFGR_MSI_MASK +
	       T410_UCF_PMCFGR_UEN_MASK +
	       T410_UCF_PMCFGR_NA_MASK +
	       T410_UCF_PMCFGR_EX_MASK +
	       T410_UCF_PMCFGR_CCD_MASK +
	       T410_UCF_PMCFGR_CC_MASK +
	       T410_UCF_PMCFGR_SIZE_MASK +
	       T410_UCF_PMCFGR_N_MASK) == 0xffffffffU, "t410_ucf_pmcfgr");

static void test_ucf_pmcfgr(void **state)
{
	const t410_ucf_pmcfgr_fields_t none = {0};
	t410_ucf_pmcfgr_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmcfgr_pack(none).raw == 0x00000000U);
	f = none;
	f.NCG = ~(uint32_t)0;
	assert_true(t410_ucf_pmcfgr_pack(f).raw == (T410_UCF_PMCFGR_NCG_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcfgr_unpack(t410_ucf_pmcfgr_pack(f)).NCG == (T410_UCF_PMCFGR_NCG_MASK >> T410_UCF_PMCFGR_NCG_SHIFT));
	f = none;
	f.HDBG = ~(uint32_t)0;
	assert_true(t410_ucf_pmcfgr_pack(f).raw == (T410_UCF_PMCFGR_HDBG_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcfgr_unpack(t410_ucf_pmcfgr_pack(f)).HDBG == (T410_UCF_PMCFGR_HDBG_MASK >> T410_UCF_PMCFGR_HDBG_SHIFT));
	f = none;
	f.TRO = ~(uint32_t)0;
	assert_true(t410_ucf_pmcfgr_pack(f).raw == (T410_UCF_PMCFGR_TRO_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcfgr_unpack(t410_ucf_pmcfgr_pack(f)).TRO == (T410_UCF_PMCFGR_TRO_MASK >> T410_UCF_PMCFGR_TRO_SHIFT));
	f = none;
	f.SS = ~(uint32_t)0;
	assert_true(t410_ucf_pmcfgr_pack(f).raw == (T410_UCF_PMCFGR_SS_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcfgr_unpack(t410_ucf_pmcfgr_pack(f)).SS == (T410_UCF_PMCFGR_SS_MASK >> T410_UCF_PMCFGR_SS_SHIFT));
	f = none;
	f.FZO = ~(uint32_t)0;
	assert_true(t410_ucf_pmcfgr_pack(f).raw == (T410_UCF_PMCFGR_FZO_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcfgr_unpack(t410_ucf_pmcfgr_pack(f)).FZO == (T410_UCF_PMCFGR_FZO_MASK >> T410_UCF_PMCFGR_FZO_SHIFT));
	f = none;
	f.MSI = ~(uint32_t)0;
	assert_true(t410_ucf_pmcfgr_pack(f).raw == (T410_UCF_PMCFGR_MSI_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcfgr_unpack(t410_ucf_pmcfgr_pack(f)).MSI == (T410_UCF_PMCFGR_MSI_MASK >> T410_UCF_PMCFGR_MSI_SHIFT));
	f = none;
	f.UEN = ~(uint32_t)0;
	assert_true(t410_ucf_pmcfgr_pack(f).raw == (T410_UCF_PMCFGR_UEN_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcfgr_unpack(t410_ucf_pmcfgr_pack(f)).UEN == (T410_UCF_PMCFGR_UEN_MASK >> T410_UCF_PMCFGR_UEN_SHIFT));
	f = none;
	f.NA = ~(uint32_t)0;
	assert_true(t410_ucf_pmcfgr_pack(f).raw == (T410_UCF_PMCFGR_NA_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcfgr_unpack(t410_ucf_pmcfgr_pack(f)).NA == (T410_UCF_PMCFGR_NA_MASK >> T410_UCF_PMCFGR_NA_SHIFT));
	f = none;
	f.EX = ~(uint32_t)0;
	assert_true(t410_ucf_pmcfgr_pack(f).raw == (T410_UCF_PMCFGR_EX_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcfgr_unpack(t410_ucf_pmcfgr_pack(f)).EX == (T410_UCF_PMCFGR_EX_MASK >> T410_UCF_PMCFGR_EX_SHIFT));
	f = none;
	f.CCD = ~(uint32_t)0;
	assert_true(t410_ucf_pmcfgr_pack(f).raw == (T410_UCF_PMCFGR_CCD_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcfgr_unpack(t410_ucf_pmcfgr_pack(f)).CCD == (T410_UCF_PMCFGR_CCD_MASK >> T410_UCF_PMCFGR_CCD_SHIFT));
	f = none;
	f.CC = ~(uint32_t)0;
	assert_true(t410_ucf_pmcfgr_pack(f).raw == (T410_UCF_PMCFGR_CC_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcfgr_unpack(t410_ucf_pmcfgr_pack(f)).CC == (T410_UCF_PMCFGR_CC_MASK >> T410_UCF_PMCFGR_CC_SHIFT));
	f = none;
	f.SIZE = ~(uint32_t)0;
	assert_true(t410_ucf_pmcfgr_pack(f).raw == (T410_UCF_PMCFGR_SIZE_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcfgr_unpack(t410_ucf_pmcfgr_pack(f)).SIZE == (T410_UCF_PMCFGR_SIZE_MASK >> T410_UCF_PMCFGR_SIZE_SHIFT));
	f = none;
	f.N = ~(uint32_t)0;
	assert_true(t410_ucf_pmcfgr_pack(f).raw == (T410_UCF_PMCFGR_N_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcfgr_unpack(t410_ucf_pmcfgr_pack(f)).N == (T410_UCF_PMCFGR_N_MASK >> T410_UCF_PMCFGR_N_SHIFT));
}

/* Every bit of PMCR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffff0c0U +
	       T410_UCF_PMCR_TRO_MASK +
	       T410_UCF_PMCR_HDBG_MASK +
	       T410_UCF_PMCR_FZO_MASK +
	       T410_UCF_PMCR_NA_MASK +
	       T410_UCF_PMCR_DP_MASK +
	       T410_UCF_PMCR_X_MASK +
	       T410_UCF_PMCR_D_MASK +
	       T410_UCF_PMCR_C_MASK +
	       T410_UCF_PMCR_P_MASK +
	       T410_UCF_PMCR_E_MASK) == 0xffffffffU, "t410_ucf_pmcr");

static void test_ucf_pmcr(void **state)
{
	const t410_ucf_pmcr_fields_t none = {0};
	t410_ucf_pmcr_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmcr_pack(none).raw == 0x00000000U);
	f = none;
	f.TRO = ~(uint32_t)0;
	assert_true(t410_ucf_pmcr_pack(f).raw == (T410_UCF_PMCR_TRO_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcr_unpack(t410_ucf_pmcr_pack(f)).TRO == (T410_UCF_PMCR_TRO_MASK >> T410_UCF_PMCR_TRO_SHIFT));
	f = none;
	f.HDBG = ~(uint32_t)0;
	assert_true(t410_ucf_pmcr_pack(f).raw == (T410_UCF_PMCR_HDBG_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcr_unpack(t410_ucf_pmcr_pack(f)).HDBG == (T410_UCF_PMCR_HDBG_MASK >> T410_UCF_PMCR_HDBG_SHIFT));
	f = none;
	f.FZO = ~(uint32_t)0;
	assert_true(t410_ucf_pmcr_pack(f).raw == (T410_UCF_PMCR_FZO_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcr_unpack(t410_ucf_pmcr_pack(f)).FZO == (T410_UCF_PMCR_FZO_MASK >> T410_UCF_PMCR_FZO_SHIFT));
	f = none;
	f.NA = ~(uint32_t)0;
	assert_true(t410_ucf_pmcr_pack(f).raw == (T410_UCF_PMCR_NA_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcr_unpack(t410_ucf_pmcr_pack(f)).NA == (T410_UCF_PMCR_NA_MASK >> T410_UCF_PMCR_NA_SHIFT));
	f = none;
	f.DP = ~(uint32_t)0;
	assert_true(t410_ucf_pmcr_pack(f).raw == (T410_UCF_PMCR_DP_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcr_unpack(t410_ucf_pmcr_pack(f)).DP == (T410_UCF_PMCR_DP_MASK >> T410_UCF_PMCR_DP_SHIFT));
	f = none;
	f.X = ~(uint32_t)0;
	assert_true(t410_ucf_pmcr_pack(f).raw == (T410_UCF_PMCR_X_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcr_unpack(t410_ucf_pmcr_pack(f)).X == (T410_UCF_PMCR_X_MASK >> T410_UCF_PMCR_X_SHIFT));
	f = none;
	f.D = ~(uint32_t)0;
	assert_true(t410_ucf_pmcr_pack(f).raw == (T410_UCF_PMCR_D_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcr_unpack(t410_ucf_pmcr_pack(f)).D == (T410_UCF_PMCR_D_MASK >> T410_UCF_PMCR_D_SHIFT));
	f = none;
	f.C = ~(uint32_t)0;
	assert_true(t410_ucf_pmcr_pack(f).raw == (T410_UCF_PMCR_C_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcr_unpack(t410_ucf_pmcr_pack(f)).C == (T410_UCF_PMCR_C_MASK >> T410_UCF_PMCR_C_SHIFT));
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_ucf_pmcr_pack(f).raw == (T410_UCF_PMCR_P_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcr_unpack(t410_ucf_pmcr_pack(f)).P == (T410_UCF_PMCR_P_MASK >> T410_UCF_PMCR_P_SHIFT));
	f = none;
	f.E = ~(uint32_t)0;
	assert_true(t410_ucf_pmcr_pack(f).raw == (T410_UCF_PMCR_E_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcr_unpack(t410_ucf_pmcr_pack(f)).E == (T410_UCF_PMCR_E_MASK >> T410_UCF_PMCR_E_SHIFT));
}

/* Every bit of PMIIDR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_UCF_PMIIDR_PRODUCTID_MASK +
	       T410_UCF_PMIIDR_VARIANT_MASK +
	       T410_UCF_PMIIDR_REVISION_MASK +
	       T410_UCF_PMIIDR_IMPLEMENTER_MASK) == 0xffffffffU, "t410_ucf_pmiidr");

static void test_ucf_pmiidr(void **state)
{
	const t410_ucf_pmiidr_fields_t none = {0};
	t410_ucf_pmiidr_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmiidr_pack(none).raw == 0x00000000U);
	f = none;
	f.ProductID = ~(uint32_t)0;
	assert_true(t410_ucf_pmiidr_pack(f).raw == (T410_UCF_PMIIDR_PRODUCTID_MASK | 0x00000000U));
	assert_true(t410_ucf_pmiidr_unpack(t410_ucf_pmiidr_pack(f)).ProductID == (T410_UCF_PMIIDR_PRODUCTID_MASK >> T410_UCF_PMIIDR_PRODUCTID_SHIFT));
	f = none;
	f.Variant = ~(uint32_t)0;
	assert_true(t410_ucf_pmiidr_pack(f).raw == (T410_UCF_PMIIDR_VARIANT_MASK | 0x00000000U));
	assert_true(t410_ucf_pmiidr_unpack(t410_ucf_pmiidr_pack(f)).Variant == (T410_UCF_PMIIDR_VARIANT_MASK >> T410_UCF_PMIIDR_VARIANT_SHIFT));
	f = none;
	f.Revision = ~(uint32_t)0;
	assert_true(t410_ucf_pmiidr_pack(f).raw == (T410_UCF_PMIIDR_REVISION_MASK | 0x00000000U));
	assert_true(t410_ucf_pmiidr_unpack(t410_ucf_pmiidr_pack(f)).Revision == (T410_UCF_PMIIDR_REVISION_MASK >> T410_UCF_PMIIDR_REVISION_SHIFT));
	f = none;
	f.Implementer = ~(uint32_t)0;
	assert_true(t410_ucf_pmiidr_pack(f).raw == (T410_UCF_PMIIDR_IMPLEMENTER_MASK | 0x00000000U));
	assert_true(t410_ucf_pmiidr_unpack(t410_ucf_pmiidr_pack(f)).Implementer == (T410_UCF_PMIIDR_IMPLEMENTER_MASK >> T410_UCF_PMIIDR_IMPLEMENTER_SHIFT));
}

/* Every bit of PMCEID<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_UCF_PMCEID_ID_MASK) == 0xffffffffU, "t410_ucf_pmceid");

static void test_ucf_pmceid(void **state)
{
	const t410_ucf_pmceid_fields_t none = {0};
	t410_ucf_pmceid_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmceid_pack(none).raw == 0x00000000U);
	f = none;
	f.ID = ~(uint32_t)0;
	assert_true(t410_ucf_pmceid_pack(f).raw == (T410_UCF_PMCEID_ID_MASK | 0x00000000U));
	assert_true(t410_ucf_pmceid_unpack(t410_ucf_pmceid_pack(f)).ID == (T410_UCF_PMCEID_ID_MASK >> T410_UCF_PMCEID_ID_SHIFT));
}

/* Every bit of PMSSCR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffeU +
	       T410_UCF_PMSSCR_SS_MASK) == 0xffffffffU, "t410_ucf_pmsscr");

static void test_ucf_pmsscr(void **state)
{
	const t410_ucf_pmsscr_fields_t none = {0};
	t410_ucf_pmsscr_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmsscr_pack(none).raw == 0x00000000U);
	f = none;
	f.SS = ~(uint32_t)0;
	assert_true(t410_ucf_pmsscr_pack(f).raw == (T410_UCF_PMSSCR_SS_MASK | 0x00000000U));
	assert_true(t410_ucf_pmsscr_unpack(t410_ucf_pmsscr_pack(f)).SS == (T410_UCF_PMSSCR_SS_MASK >> T410_UCF_PMSSCR_SS_SHIFT));
}

/* Every bit of PMSSRR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff00000000ULL +
	       T410_UCF_PMSSRR_RC_MASK +
	       T410_UCF_PMSSRR_RP_MASK) == 0xffffffffffffffffULL, "t410_ucf_pmssrr");

static void test_ucf_pmssrr(void **state)
{
	const t410_ucf_pmssrr_fields_t none = {0};
	t410_ucf_pmssrr_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmssrr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.RC = ~(uint64_t)0;
	assert_true(t410_ucf_pmssrr_pack(f).raw == (T410_UCF_PMSSRR_RC_MASK | 0x0000000000000000ULL));
	assert_true(t410_ucf_pmssrr_unpack(t410_ucf_pmssrr_pack(f)).RC == (T410_UCF_PMSSRR_RC_MASK >> T410_UCF_PMSSRR_RC_SHIFT));
	f = none;
	f.RP = ~(uint64_t)0;
	assert_true(t410_ucf_pmssrr_pack(f).raw == (T410_UCF_PMSSRR_RP_MASK | 0x0000000000000000ULL));
	assert_true(t410_ucf_pmssrr_unpack(t410_ucf_pmssrr_pack(f)).RP == (T410_UCF_PMSSRR_RP_MASK >> T410_UCF_PMSSRR_RP_SHIFT));
}

/* Every bit of PMSCR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff7fffffe0ULL +
	       T410_UCF_PMSCR_IMPL_MASK +
	       T410_UCF_PMSCR_NAO_MASK +
	       T410_UCF_PMSCR_MSI_MPAM_NS_MASK +
	       T410_UCF_PMSCR_NSMSI_MASK +
	       T410_UCF_PMSCR_NSRA_MASK +
	       T410_UCF_PMSCR_SO_MASK) == 0xffffffffffffffffULL, "t410_ucf_pmscr");

static void test_ucf_pmscr(void **state)
{
	const t410_ucf_pmscr_fields_t none = {0};
	t410_ucf_pmscr_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmscr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMPL = ~(uint64_t)0;
	assert_true(t410_ucf_pmscr_pack(f).raw == (T410_UCF_PMSCR_IMPL_MASK | 0x0000000000000000ULL));
	assert_true(t410_ucf_pmscr_unpack(t410_ucf_pmscr_pack(f)).IMPL == (T410_UCF_PMSCR_IMPL_MASK >> T410_UCF_PMSCR_IMPL_SHIFT));
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(t410_ucf_pmscr_pack(f).raw == (T410_UCF_PMSCR_NAO_MASK | 0x0000000000000000ULL));
	assert_true(t410_ucf_pmscr_unpack(t410_ucf_pmscr_pack(f)).NAO == (T410_UCF_PMSCR_NAO_MASK >> T410_UCF_PMSCR_NAO_SHIFT));
	f = none;
	f.MSI_MPAM_NS = ~(uint64_t)0;
	assert_true(t410_ucf_pmscr_pack(f).raw == (T410_UCF_PMSCR_MSI_MPAM_NS_MASK | 0x0000000000000000ULL));
	assert_true(t410_ucf_pmscr_unpack(t410_ucf_pmscr_pack(f)).MSI_MPAM_NS == (T410_UCF_PMSCR_MSI_MPAM_NS_MASK >> T410_UCF_PMSCR_MSI_MPAM_NS_SHIFT));
	f = none;
	f.NSMSI = ~(uint64_t)0;
	assert_true(t410_ucf_pmscr_pack(f).raw == (T410_UCF_PMSCR_NSMSI_MASK | 0x0000000000000000ULL));
	assert_true(t410_ucf_pmscr_unpack(t410_ucf_pmscr_pack(f)).NSMSI == (T410_UCF_PMSCR_NSMSI_MASK >> T410_UCF_PMSCR_NSMSI_SHIFT));
	f = none;
	f.NSRA = ~(uint64_t)0;
	assert_true(t410_ucf_pmscr_pack(f).raw == (T410_UCF_PMSCR_NSRA_MASK | 0x0000000000000000ULL));
	assert_true(t410_ucf_pmscr_unpack(t410_ucf_pmscr_pack(f)).NSRA == (T410_UCF_PMSCR_NSRA_MASK >> T410_UCF_PMSCR_NSRA_SHIFT));
	f = none;
	f.SO = ~(uint64_t)0;
	assert_true(t410_ucf_pmscr_pack(f).raw == (T410_UCF_PMSCR_SO_MASK | 0x0000000000000000ULL));
	assert_true(t410_ucf_pmscr_unpack(t410_ucf_pmscr_pack(f)).SO == (T410_UCF_PMSCR_SO_MASK >> T410_UCF_PMSCR_SO_SHIFT));
}

/* Every bit of PMROOTCR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff7ffffff4ULL +
	       T410_UCF_PMROOTCR_IMPL_MASK +
	       T410_UCF_PMROOTCR_NAO_MASK +
	       T410_UCF_PMROOTCR_RLO_MASK +
	       T410_UCF_PMROOTCR_RTO_MASK) == 0xffffffffffffffffULL, "t410_ucf_pmrootcr");

static void test_ucf_pmrootcr(void **state)
{
	const t410_ucf_pmrootcr_fields_t none = {0};
	t410_ucf_pmrootcr_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmrootcr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMPL = ~(uint64_t)0;
	assert_true(t410_ucf_pmrootcr_pack(f).raw == (T410_UCF_PMROOTCR_IMPL_MASK | 0x0000000000000000ULL));
	assert_true(t410_ucf_pmrootcr_unpack(t410_ucf_pmrootcr_pack(f)).IMPL == (T410_UCF_PMROOTCR_IMPL_MASK >> T410_UCF_PMROOTCR_IMPL_SHIFT));
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(t410_ucf_pmrootcr_pack(f).raw == (T410_UCF_PMROOTCR_NAO_MASK | 0x0000000000000000ULL));
	assert_true(t410_ucf_pmrootcr_unpack(t410_ucf_pmrootcr_pack(f)).NAO == (T410_UCF_PMROOTCR_NAO_MASK >> T410_UCF_PMROOTCR_NAO_SHIFT));
	f = none;
	f.RLO = ~(uint64_t)0;
	assert_true(t410_ucf_pmrootcr_pack(f).raw == (T410_UCF_PMROOTCR_RLO_MASK | 0x0000000000000000ULL));
	assert_true(t410_ucf_pmrootcr_unpack(t410_ucf_pmrootcr_pack(f)).RLO == (T410_UCF_PMROOTCR_RLO_MASK >> T410_UCF_PMROOTCR_RLO_SHIFT));
	f = none;
	f.RTO = ~(uint64_t)0;
	assert_true(t410_ucf_pmrootcr_pack(f).raw == (T410_UCF_PMROOTCR_RTO_MASK | 0x0000000000000000ULL));
	assert_true(t410_ucf_pmrootcr_unpack(t410_ucf_pmrootcr_pack(f)).RTO == (T410_UCF_PMROOTCR_RTO_MASK >> T410_UCF_PMROOTCR_RTO_SHIFT));
}

/* Every bit of PMIRQCR0 is in one field or reserved. */
_Static_assert((uint64_t)(0xff00000000000003ULL +
	       T410_UCF_PMIRQCR0_ADDR_MASK) == 0xffffffffffffffffULL, "t410_ucf_pmirqcr0");

static void test_ucf_pmirqcr0(void **state)
{
	const t410_ucf_pmirqcr0_fields_t none = {0};
	t410_ucf_pmirqcr0_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmirqcr0_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.ADDR = ~(uint64_t)0;
	assert_true(t410_ucf_pmirqcr0_pack(f).raw == (T410_UCF_PMIRQCR0_ADDR_MASK | 0x0000000000000000ULL));
	assert_true(t410_ucf_pmirqcr0_unpack(t410_ucf_pmirqcr0_pack(f)).ADDR == (T410_UCF_PMIRQCR0_ADDR_MASK >> T410_UCF_PMIRQCR0_ADDR_SHIFT));
}

/* Every bit of PMIRQCR1 is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_UCF_PMIRQCR1_DATA_MASK) == 0xffffffffU, "t410_ucf_pmirqcr1");

static void test_ucf_pmirqcr1(void **state)
{
	const t410_ucf_pmirqcr1_fields_t none = {0};
	t410_ucf_pmirqcr1_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmirqcr1_pack(none).raw == 0x00000000U);
	f = none;
	f.DATA = ~(uint32_t)0;
	assert_true(t410_ucf_pmirqcr1_pack(f).raw == (T410_UCF_PMIRQCR1_DATA_MASK | 0x00000000U));
	assert_true(t410_ucf_pmirqcr1_unpack(t410_ucf_pmirqcr1_pack(f)).DATA == (T410_UCF_PMIRQCR1_DATA_MASK >> T410_UCF_PMIRQCR1_DATA_SHIFT));
}

/* Every bit of PMIRQCR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_UCF_PMIRQCR2_IRQEN_MASK +
	       T410_UCF_PMIRQCR2_NSMSI_MASK +
	       T410_UCF_PMIRQCR2_SH_MASK +
	       T410_UCF_PMIRQCR2_MEMATTR_MASK) == 0xffffffffU, "t410_ucf_pmirqcr2");

static void test_ucf_pmirqcr2(void **state)
{
	const t410_ucf_pmirqcr2_fields_t none = {0};
	t410_ucf_pmirqcr2_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmirqcr2_pack(none).raw == 0x00000000U);
	f = none;
	f.IRQEN = ~(uint32_t)0;
	assert_true(t410_ucf_pmirqcr2_pack(f).raw == (T410_UCF_PMIRQCR2_IRQEN_MASK | 0x00000000U));
	assert_true(t410_ucf_pmirqcr2_unpack(t410_ucf_pmirqcr2_pack(f)).IRQEN == (T410_UCF_PMIRQCR2_IRQEN_MASK >> T410_UCF_PMIRQCR2_IRQEN_SHIFT));
	f = none;
	f.NSMSI = ~(uint32_t)0;
	assert_true(t410_ucf_pmirqcr2_pack(f).raw == (T410_UCF_PMIRQCR2_NSMSI_MASK | 0x00000000U));
	assert_true(t410_ucf_pmirqcr2_unpack(t410_ucf_pmirqcr2_pack(f)).NSMSI == (T410_UCF_PMIRQCR2_NSMSI_MASK >> T410_UCF_PMIRQCR2_NSMSI_SHIFT));
	f = none;
	f.SH = ~(uint32_t)0;
	assert_true(t410_ucf_pmirqcr2_pack(f).raw == (T410_UCF_PMIRQCR2_SH_MASK | 0x00000000U));
	assert_true(t410_ucf_pmirqcr2_unpack(t410_ucf_pmirqcr2_pack(f)).SH == (T410_UCF_PMIRQCR2_SH_MASK >> T410_UCF_PMIRQCR2_SH_SHIFT));
	f = none;
	f.MemAttr = ~(uint32_t)0;
	assert_true(t410_ucf_pmirqcr2_pack(f).raw == (T410_UCF_PMIRQCR2_MEMATTR_MASK | 0x00000000U));
	assert_true(t410_ucf_pmirqcr2_unpack(t410_ucf_pmirqcr2_pack(f)).MemAttr == (T410_UCF_PMIRQCR2_MEMATTR_MASK >> T410_UCF_PMIRQCR2_MEMATTR_SHIFT));
}

/* Every bit of PMDEVAFF is in one field or reserved. */
_Static_assert((uint64_t)(0xffffff003e000000ULL +
	       T410_UCF_PMDEVAFF_AFF3_MASK +
	       T410_UCF_PMDEVAFF_F0V_MASK +
	       T410_UCF_PMDEVAFF_U_MASK +
	       T410_UCF_PMDEVAFF_MT_MASK +
	       T410_UCF_PMDEVAFF_AFF2_MASK +
	       T410_UCF_PMDEVAFF_AFF1_MASK +
	       T410_UCF_PMDEVAFF_AFF0_MASK) == 0xffffffffffffffffULL, "t410_ucf_pmdevaff");

static void test_ucf_pmdevaff(void **state)
{
	const t410_ucf_pmdevaff_fields_t none = {0};
	t410_ucf_pmdevaff_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmdevaff_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.Aff3 = ~(uint64_t)0;
	assert_true(t410_ucf_pmdevaff_pack(f).raw == (T410_UCF_PMDEVAFF_AFF3_MASK | 0x0000000000000000ULL));
	assert_true(t410_ucf_pmdevaff_unpack(t410_ucf_pmdevaff_pack(f)).Aff3 == (T410_UCF_PMDEVAFF_AFF3_MASK >> T410_UCF_PMDEVAFF_AFF3_SHIFT));
	f = none;
	f.F0V = ~(uint64_t)0;
	assert_true(t410_ucf_pmdevaff_pack(f).raw == (T410_UCF_PMDEVAFF_F0V_MASK | 0x0000000000000000ULL));
	assert_true(t410_ucf_pmdevaff_unpack(t410_ucf_pmdevaff_pack(f)).F0V == (T410_UCF_PMDEVAFF_F0V_MASK >> T410_UCF_PMDEVAFF_F0V_SHIFT));
	f = none;
	f.U = ~(uint64_t)0;
	assert_true(t410_ucf_pmdevaff_pack(f).raw == (T410_UCF_PMDEVAFF_U_MASK | 0x0000000000000000ULL));
	assert_true(t410_ucf_pmdevaff_unpack(t410_ucf_pmdevaff_pack(f)).U == (T410_UCF_PMDEVAFF_U_MASK >> T410_UCF_PMDEVAFF_U_SHIFT));
	f = none;
	f.MT = ~(uint64_t)0;
	assert_true(t410_ucf_pmdevaff_pack(f).raw == (T410_UCF_PMDEVAFF_MT_MASK | 0x0000000000000000ULL));
	assert_true(t410_ucf_pmdevaff_unpack(t410_ucf_pmdevaff_pack(f)).MT == (T410_UCF_PMDEVAFF_MT_MASK >> T410_UCF_PMDEVAFF_MT_SHIFT));
	f = none;
	f.Aff2 = ~(uint64_t)0;
	assert_true(t410_ucf_pmdevaff_pack(f).raw == (T410_UCF_PMDEVAFF_AFF2_MASK | 0x0000000000000000ULL));
	assert_true(t410_ucf_pmdevaff_unpack(t410_ucf_pmdevaff_pack(f)).Aff2 == (T410_UCF_PMDEVAFF_AFF2_MASK >> T410_UCF_PMDEVAFF_AFF2_SHIFT));
	f = none;
	f.Aff1 = ~(uint64_t)0;
	assert_true(t410_ucf_pmdevaff_pack(f).raw == (T410_UCF_PMDEVAFF_AFF1_MASK | 0x0000000000000000ULL));
	assert_true(t410_ucf_pmdevaff_unpack(t410_ucf_pmdevaff_pack(f)).Aff1 == (T410_UCF_PMDEVAFF_AFF1_MASK >> T410_UCF_PMDEVAFF_AFF1_SHIFT));
	f = none;
	f.Aff0 = ~(uint64_t)0;
	assert_true(t410_ucf_pmdevaff_pack(f).raw == (T410_UCF_PMDEVAFF_AFF0_MASK | 0x0000000000000000ULL));
	assert_true(t410_ucf_pmdevaff_unpack(t410_ucf_pmdevaff_pack(f)).Aff0 == (T410_UCF_PMDEVAFF_AFF0_MASK >> T410_UCF_PMDEVAFF_AFF0_SHIFT));
}

/* Every bit of PMLAR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_UCF_PMLAR_KEY_MASK) == 0xffffffffU, "t410_ucf_pmlar");

static void test_ucf_pmlar(void **state)
{
	const t410_ucf_pmlar_fields_t none = {0};
	t410_ucf_pmlar_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmlar_pack(none).raw == 0x00000000U);
	f = none;
	f.KEY = ~(uint32_t)0;
	assert_true(t410_ucf_pmlar_pack(f).raw == (T410_UCF_PMLAR_KEY_MASK | 0x00000000U));
	assert_true(t410_ucf_pmlar_unpack(t410_ucf_pmlar_pack(f)).KEY == (T410_UCF_PMLAR_KEY_MASK >> T410_UCF_PMLAR_KEY_SHIFT));
}

/* Every bit of PMAUTHSTATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xf0ff0f00U +
	       T410_UCF_PMAUTHSTATUS_RTNID_MASK +
	       T410_UCF_PMAUTHSTATUS_RTID_MASK +
	       T410_UCF_PMAUTHSTATUS_RLNID_MASK +
	       T410_UCF_PMAUTHSTATUS_RLID_MASK +
	       T410_UCF_PMAUTHSTATUS_SNID_MASK +
	       T410_UCF_PMAUTHSTATUS_SID_MASK +
	       T410_UCF_PMAUTHSTATUS_NSNID_MASK +
	       T410_UCF_PMAUTHSTATUS_NSID_MASK) == 0xffffffffU, "t410_ucf_pmauthstatus");

static void test_ucf_pmauthstatus(void **state)
{
	const t410_ucf_pmauthstatus_fields_t none = {0};
	t410_ucf_pmauthstatus_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmauthstatus_pack(none).raw == 0x00000000U);
	f = none;
	f.RTNID = ~(uint32_t)0;
	assert_true(t410_ucf_pmauthstatus_pack(f).raw == (T410_UCF_PMAUTHSTATUS_RTNID_MASK | 0x00000000U));
	assert_true(t410_ucf_pmauthstatus_unpack(t410_ucf_pmauthstatus_pack(f)).RTNID == (T410_UCF_PMAUTHSTATUS_RTNID_MASK >> T410_UCF_PMAUTHSTATUS_RTNID_SHIFT));
	f = none;
	f.RTID = ~(uint32_t)0;
	assert_true(t410_ucf_pmauthstatus_pack(f).raw == (T410_UCF_PMAUTHSTATUS_RTID_MASK | 0x00000000U));
	assert_true(t410_ucf_pmauthstatus_unpack(t410_ucf_pmauthstatus_pack(f)).RTID == (T410_UCF_PMAUTHSTATUS_RTID_MASK >> T410_UCF_PMAUTHSTATUS_RTID_SHIFT));
	f = none;
	f.RLNID = ~(uint32_t)0;
	assert_true(t410_ucf_pmauthstatus_pack(f).raw == (T410_UCF_PMAUTHSTATUS_RLNID_MASK | 0x00000000U));
	assert_true(t410_ucf_pmauthstatus_unpack(t410_ucf_pmauthstatus_pack(f)).RLNID == (T410_UCF_PMAUTHSTATUS_RLNID_MASK >> T410_UCF_PMAUTHSTATUS_RLNID_SHIFT));
	f = none;
	f.RLID = ~(uint32_t)0;
	assert_true(t410_ucf_pmauthstatus_pack(f).raw == (T410_UCF_PMAUTHSTATUS_RLID_MASK | 0x00000000U));
	assert_true(t410_ucf_pmauthstatus_unpack(t410_ucf_pmauthstatus_pack(f)).RLID == (T410_UCF_PMAUTHSTATUS_RLID_MASK >> T410_UCF_PMAUTHSTATUS_RLID_SHIFT));
	f = none;
	f.SNID = ~(uint32_t)0;
	assert_true(t410_ucf_pmauthstatus_pack(f).raw == (T410_UCF_PMAUTHSTATUS_SNID_MASK | 0x00000000U));
	assert_true(t410_ucf_pmauthstatus_unpack(t410_ucf_pmauthstatus_pack(f)).SNID == (T410_UCF_PMAUTHSTATUS_SNID_MASK >> T410_UCF_PMAUTHSTATUS_SNID_SHIFT));
	f = none;
	f.SID = ~(uint32_t)0;
	assert_true(t410_ucf_pmauthstatus_pack(f).raw == (T410_UCF_PMAUTHSTATUS_SID_MASK | 0x00000000U));
	assert_true(t410_ucf_pmauthstatus_unpack(t410_ucf_pmauthstatus_pack(f)).SID == (T410_UCF_PMAUTHSTATUS_SID_MASK >> T410_UCF_PMAUTHSTATUS_SID_SHIFT));
	f = none;
	f.NSNID = ~(uint32_t)0;
	assert_true(t410_ucf_pmauthstatus_pack(f).raw == (T410_UCF_PMAUTHSTATUS_NSNID_MASK | 0x00000000U));
	assert_true(t410_ucf_pmauthstatus_unpack(t410_ucf_pmauthstatus_pack(f)).NSNID == (T410_UCF_PMAUTHSTATUS_NSNID_MASK >> T410_UCF_PMAUTHSTATUS_NSNID_SHIFT));
	f = none;
	f.NSID = ~(uint32_t)0;
	assert_true(t410_ucf_pmauthstatus_pack(f).raw == (T410_UCF_PMAUTHSTATUS_NSID_MASK | 0x00000000U));
	assert_true(t410_ucf_pmauthstatus_unpack(t410_ucf_pmauthstatus_pack(f)).NSID == (T410_UCF_PMAUTHSTATUS_NSID_MASK >> T410_UCF_PMAUTHSTATUS_NSID_SHIFT));
}

/* Every bit of PMDEVARCH is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_UCF_PMDEVARCH_ARCHITECT_MASK +
	       T410_UCF_PMDEVARCH_PRESENT_MASK +
	       T410_UCF_PMDEVARCH_REVISION_MASK +
	       T410_UCF_PMDEVARCH_ARCHVER_MASK +
	       T410_UCF_PMDEVARCH_ARCHPART_MASK) == 0xffffffffU, "t410_ucf_pmdevarch");

static void test_ucf_pmdevarch(void **state)
{
	const t410_ucf_pmdevarch_fields_t none = {0};
	t410_ucf_pmdevarch_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmdevarch_pack(none).raw == 0x00000000U);
	f = none;
	f.ARCHITECT = ~(uint32_t)0;
	assert_true(t410_ucf_pmdevarch_pack(f).raw == (T410_UCF_PMDEVARCH_ARCHITECT_MASK | 0x00000000U));
	assert_true(t410_ucf_pmdevarch_unpack(t410_ucf_pmdevarch_pack(f)).ARCHITECT == (T410_UCF_PMDEVARCH_ARCHITECT_MASK >> T410_UCF_PMDEVARCH_ARCHITECT_SHIFT));
	f = none;
	f.PRESENT = ~(uint32_t)0;
	assert_true(t410_ucf_pmdevarch_pack(f).raw == (T410_UCF_PMDEVARCH_PRESENT_MASK | 0x00000000U));
	assert_true(t410_ucf_pmdevarch_unpack(t410_ucf_pmdevarch_pack(f)).PRESENT == (T410_UCF_PMDEVARCH_PRESENT_MASK >> T410_UCF_PMDEVARCH_PRESENT_SHIFT));
	f = none;
	f.REVISION = ~(uint32_t)0;
	assert_true(t410_ucf_pmdevarch_pack(f).raw == (T410_UCF_PMDEVARCH_REVISION_MASK | 0x00000000U));
	assert_true(t410_ucf_pmdevarch_unpack(t410_ucf_pmdevarch_pack(f)).REVISION == (T410_UCF_PMDEVARCH_REVISION_MASK >> T410_UCF_PMDEVARCH_REVISION_SHIFT));
	f = none;
	f.ARCHVER = ~(uint32_t)0;
	assert_true(t410_ucf_pmdevarch_pack(f).raw == (T410_UCF_PMDEVARCH_ARCHVER_MASK | 0x00000000U));
	assert_true(t410_ucf_pmdevarch_unpack(t410_ucf_pmdevarch_pack(f)).ARCHVER == (T410_UCF_PMDEVARCH_ARCHVER_MASK >> T410_UCF_PMDEVARCH_ARCHVER_SHIFT));
	f = none;
	f.ARCHPART = ~(uint32_t)0;
	assert_true(t410_ucf_pmdevarch_pack(f).raw == (T410_UCF_PMDEVARCH_ARCHPART_MASK | 0x00000000U));
	assert_true(t410_ucf_pmdevarch_unpack(t410_ucf_pmdevarch_pack(f)).ARCHPART == (T410_UCF_PMDEVARCH_ARCHPART_MASK >> T410_UCF_PMDEVARCH_ARCHPART_SHIFT));
}

/* Every bit of PMDEVTYPE is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_UCF_PMDEVTYPE_SUB_MASK +
	       T410_UCF_PMDEVTYPE_MAJOR_MASK) == 0xffffffffU, "t410_ucf_pmdevtype");

static void test_ucf_pmdevtype(void **state)
{
	const t410_ucf_pmdevtype_fields_t none = {0};
	t410_ucf_pmdevtype_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmdevtype_pack(none).raw == 0x00000000U);
	f = none;
	f.SUB = ~(uint32_t)0;
	assert_true(t410_ucf_pmdevtype_pack(f).raw == (T410_UCF_PMDEVTYPE_SUB_MASK | 0x00000000U));
	assert_true(t410_ucf_pmdevtype_unpack(t410_ucf_pmdevtype_pack(f)).SUB == (T410_UCF_PMDEVTYPE_SUB_MASK >> T410_UCF_PMDEVTYPE_SUB_SHIFT));
	f = none;
	f.MAJOR = ~(uint32_t)0;
	assert_true(t410_ucf_pmdevtype_pack(f).raw == (T410_UCF_PMDEVTYPE_MAJOR_MASK | 0x00000000U));
	assert_true(t410_ucf_pmdevtype_unpack(t410_ucf_pmdevtype_pack(f)).MAJOR == (T410_UCF_PMDEVTYPE_MAJOR_MASK >> T410_UCF_PMDEVTYPE_MAJOR_SHIFT));
}

/* Every bit of PMPIDR4 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_UCF_PMPIDR4_SIZE_MASK +
	       T410_UCF_PMPIDR4_DES_2_MASK) == 0xffffffffU, "t410_ucf_pmpidr4");

static void test_ucf_pmpidr4(void **state)
{
	const t410_ucf_pmpidr4_fields_t none = {0};
	t410_ucf_pmpidr4_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmpidr4_pack(none).raw == 0x00000000U);
	f = none;
	f.SIZE = ~(uint32_t)0;
	assert_true(t410_ucf_pmpidr4_pack(f).raw == (T410_UCF_PMPIDR4_SIZE_MASK | 0x00000000U));
	assert_true(t410_ucf_pmpidr4_unpack(t410_ucf_pmpidr4_pack(f)).SIZE == (T410_UCF_PMPIDR4_SIZE_MASK >> T410_UCF_PMPIDR4_SIZE_SHIFT));
	f = none;
	f.DES_2 = ~(uint32_t)0;
	assert_true(t410_ucf_pmpidr4_pack(f).raw == (T410_UCF_PMPIDR4_DES_2_MASK | 0x00000000U));
	assert_true(t410_ucf_pmpidr4_unpack(t410_ucf_pmpidr4_pack(f)).DES_2 == (T410_UCF_PMPIDR4_DES_2_MASK >> T410_UCF_PMPIDR4_DES_2_SHIFT));
}

/* Every bit of PMPIDR0 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_UCF_PMPIDR0_PART_0_MASK) == 0xffffffffU, "t410_ucf_pmpidr0");

static void test_ucf_pmpidr0(void **state)
{
	const t410_ucf_pmpidr0_fields_t none = {0};
	t410_ucf_pmpidr0_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmpidr0_pack(none).raw == 0x00000000U);
	f = none;
	f.PART_0 = ~(uint32_t)0;
	assert_true(t410_ucf_pmpidr0_pack(f).raw == (T410_UCF_PMPIDR0_PART_0_MASK | 0x00000000U));
	assert_true(t410_ucf_pmpidr0_unpack(t410_ucf_pmpidr0_pack(f)).PART_0 == (T410_UCF_PMPIDR0_PART_0_MASK >> T410_UCF_PMPIDR0_PART_0_SHIFT));
}

/* Every bit of PMPIDR1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_UCF_PMPIDR1_DES_0_MASK +
	       T410_UCF_PMPIDR1_PART_1_MASK) == 0xffffffffU, "t410_ucf_pmpidr1");

static void test_ucf_pmpidr1(void **state)
{
	const t410_ucf_pmpidr1_fields_t none = {0};
	t410_ucf_pmpidr1_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmpidr1_pack(none).raw == 0x00000000U);
	f = none;
	f.DES_0 = ~(uint32_t)0;
	assert_true(t410_ucf_pmpidr1_pack(f).raw == (T410_UCF_PMPIDR1_DES_0_MASK | 0x00000000U));
	assert_true(t410_ucf_pmpidr1_unpack(t410_ucf_pmpidr1_pack(f)).DES_0 == (T410_UCF_PMPIDR1_DES_0_MASK >> T410_UCF_PMPIDR1_DES_0_SHIFT));
	f = none;
	f.PART_1 = ~(uint32_t)0;
	assert_true(t410_ucf_pmpidr1_pack(f).raw == (T410_UCF_PMPIDR1_PART_1_MASK | 0x00000000U));
	assert_true(t410_ucf_pmpidr1_unpack(t410_ucf_pmpidr1_pack(f)).PART_1 == (T410_UCF_PMPIDR1_PART_1_MASK >> T410_UCF_PMPIDR1_PART_1_SHIFT));
}

/* Every bit of PMPIDR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_UCF_PMPIDR2_REVISION_MASK +
	       T410_UCF_PMPIDR2_JEDEC_MASK +
	       T410_UCF_PMPIDR2_DES_1_MASK) == 0xffffffffU, "t410_ucf_pmpidr2");

static void test_ucf_pmpidr2(void **state)
{
	const t410_ucf_pmpidr2_fields_t none = {0};
	t410_ucf_pmpidr2_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmpidr2_pack(none).raw == 0x00000000U);
	f = none;
	f.REVISION = ~(uint32_t)0;
	assert_true(t410_ucf_pmpidr2_pack(f).raw == (T410_UCF_PMPIDR2_REVISION_MASK | 0x00000000U));
	assert_true(t410_ucf_pmpidr2_unpack(t410_ucf_pmpidr2_pack(f)).REVISION == (T410_UCF_PMPIDR2_REVISION_MASK >> T410_UCF_PMPIDR2_REVISION_SHIFT));
	f = none;
	f.JEDEC = ~(uint32_t)0;
	assert_true(t410_ucf_pmpidr2_pack(f).raw == (T410_UCF_PMPIDR2_JEDEC_MASK | 0x00000000U));
	assert_true(t410_ucf_pmpidr2_unpack(t410_ucf_pmpidr2_pack(f)).JEDEC == (T410_UCF_PMPIDR2_JEDEC_MASK >> T410_UCF_PMPIDR2_JEDEC_SHIFT));
	f = none;
	f.DES_1 = ~(uint32_t)0;
	assert_true(t410_ucf_pmpidr2_pack(f).raw == (T410_UCF_PMPIDR2_DES_1_MASK | 0x00000000U));
	assert_true(t410_ucf_pmpidr2_unpack(t410_ucf_pmpidr2_pack(f)).DES_1 == (T410_UCF_PMPIDR2_DES_1_MASK >> T410_UCF_PMPIDR2_DES_1_SHIFT));
}

/* Every bit of PMPIDR3 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_UCF_PMPIDR3_REVAND_MASK +
	       T410_UCF_PMPIDR3_CMOD_MASK) == 0xffffffffU, "t410_ucf_pmpidr3");

static void test_ucf_pmpidr3(void **state)
{
	const t410_ucf_pmpidr3_fields_t none = {0};
	t410_ucf_pmpidr3_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmpidr3_pack(none).raw == 0x00000000U);
	f = none;
	f.REVAND = ~(uint32_t)0;
	assert_true(t410_ucf_pmpidr3_pack(f).raw == (T410_UCF_PMPIDR3_REVAND_MASK | 0x00000000U));
	assert_true(t410_ucf_pmpidr3_unpack(t410_ucf_pmpidr3_pack(f)).REVAND == (T410_UCF_PMPIDR3_REVAND_MASK >> T410_UCF_PMPIDR3_REVAND_SHIFT));
	f = none;
	f.CMOD = ~(uint32_t)0;
	assert_true(t410_ucf_pmpidr3_pack(f).raw == (T410_UCF_PMPIDR3_CMOD_MASK | 0x00000000U));
	assert_true(t410_ucf_pmpidr3_unpack(t410_ucf_pmpidr3_pack(f)).CMOD == (T410_UCF_PMPIDR3_CMOD_MASK >> T410_UCF_PMPIDR3_CMOD_SHIFT));
}

/* Every bit of PMCIDR0 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_UCF_PMCIDR0_PRMBL_0_MASK) == 0xffffffffU, "t410_ucf_pmcidr0");

static void test_ucf_pmcidr0(void **state)
{
	const t410_ucf_pmcidr0_fields_t none = {0};
	t410_ucf_pmcidr0_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmcidr0_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_0 = ~(uint32_t)0;
	assert_true(t410_ucf_pmcidr0_pack(f).raw == (T410_UCF_PMCIDR0_PRMBL_0_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcidr0_unpack(t410_ucf_pmcidr0_pack(f)).PRMBL_0 == (T410_UCF_PMCIDR0_PRMBL_0_MASK >> T410_UCF_PMCIDR0_PRMBL_0_SHIFT));
}

/* Every bit of PMCIDR1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_UCF_PMCIDR1_CLASS_MASK +
	       T410_UCF_PMCIDR1_PRMBL_1_MASK) == 0xffffffffU, "t410_ucf_pmcidr1");

static void test_ucf_pmcidr1(void **state)
{
	const t410_ucf_pmcidr1_fields_t none = {0};
	t410_ucf_pmcidr1_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmcidr1_pack(none).raw == 0x00000000U);
	f = none;
	f.CLASS = ~(uint32_t)0;
	assert_true(t410_ucf_pmcidr1_pack(f).raw == (T410_UCF_PMCIDR1_CLASS_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcidr1_unpack(t410_ucf_pmcidr1_pack(f)).CLASS == (T410_UCF_PMCIDR1_CLASS_MASK >> T410_UCF_PMCIDR1_CLASS_SHIFT));
	f = none;
	f.PRMBL_1 = ~(uint32_t)0;
	assert_true(t410_ucf_pmcidr1_pack(f).raw == (T410_UCF_PMCIDR1_PRMBL_1_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcidr1_unpack(t410_ucf_pmcidr1_pack(f)).PRMBL_1 == (T410_UCF_PMCIDR1_PRMBL_1_MASK >> T410_UCF_PMCIDR1_PRMBL_1_SHIFT));
}

/* Every bit of PMCIDR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_UCF_PMCIDR2_PRMBL_2_MASK) == 0xffffffffU, "t410_ucf_pmcidr2");

static void test_ucf_pmcidr2(void **state)
{
	const t410_ucf_pmcidr2_fields_t none = {0};
	t410_ucf_pmcidr2_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmcidr2_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_2 = ~(uint32_t)0;
	assert_true(t410_ucf_pmcidr2_pack(f).raw == (T410_UCF_PMCIDR2_PRMBL_2_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcidr2_unpack(t410_ucf_pmcidr2_pack(f)).PRMBL_2 == (T410_UCF_PMCIDR2_PRMBL_2_MASK >> T410_UCF_PMCIDR2_PRMBL_2_SHIFT));
}

/* Every bit of PMCIDR3 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_UCF_PMCIDR3_PRMBL_3_MASK) == 0xffffffffU, "t410_ucf_pmcidr3");

static void test_ucf_pmcidr3(void **state)
{
	const t410_ucf_pmcidr3_fields_t none = {0};
	t410_ucf_pmcidr3_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmcidr3_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_3 = ~(uint32_t)0;
	assert_true(t410_ucf_pmcidr3_pack(f).raw == (T410_UCF_PMCIDR3_PRMBL_3_MASK | 0x00000000U));
	assert_true(t410_ucf_pmcidr3_unpack(t410_ucf_pmcidr3_pack(f)).PRMBL_3 == (T410_UCF_PMCIDR3_PRMBL_3_MASK >> T410_UCF_PMCIDR3_PRMBL_3_SHIFT));
}

/* Every bit of PMCCNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_UCF_PMCCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_ucf_pmccntr");

static void test_ucf_pmccntr(void **state)
{
	const t410_ucf_pmccntr_fields_t none = {0};
	t410_ucf_pmccntr_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmccntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_ucf_pmccntr_pack(f).raw == (T410_UCF_PMCCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_ucf_pmccntr_unpack(t410_ucf_pmccntr_pack(f)).count == (T410_UCF_PMCCNTR_COUNT_MASK >> T410_UCF_PMCCNTR_COUNT_SHIFT));
}

/* Every bit of PMCCFILTR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffff0f8U +
	       T410_UCF_PMCCFILTR_DST_REM_MASK +
	       T410_UCF_PMCCFILTR_DST_LOC_OTHER_MASK +
	       T410_UCF_PMCCFILTR_DST_LOC_GMEM_MASK +
	       T410_UCF_PMCCFILTR_DST_LOC_CMEM_MASK +
	       T410_UCF_PMCCFILTR_SRC_REM_MASK +
	       T410_UCF_PMCCFILTR_SRC_LOC_CPU_MASK +
	       T410_UCF_PMCCFILTR_SRC_LOC_NONCPU_MASK) == 0xffffffffU, "t410_ucf_pmccfiltr");

static void test_ucf_pmccfiltr(void **state)
{
	const t410_ucf_pmccfiltr_fields_t none = {0};
	t410_ucf_pmccfiltr_fields_t f;

	(void)state;
	assert_true(t410_ucf_pmccfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.dst_rem = ~(uint32_t)0;
	assert_true(t410_ucf_pmccfiltr_pack(f).raw == (T410_UCF_PMCCFILTR_DST_REM_MASK | 0x00000000U));
	assert_true(t410_ucf_pmccfiltr_unpack(t410_ucf_pmccfiltr_pack(f)).dst_rem == (T410_UCF_PMCCFILTR_DST_REM_MASK >> T410_UCF_PMCCFILTR_DST_REM_SHIFT));
	f = none;
	f.dst_loc_other = ~(uint32_t)0;
	assert_true(t410_ucf_pmccfiltr_pack(f).raw == (T410_UCF_PMCCFILTR_DST_LOC_OTHER_MASK | 0x00000000U));
	assert_true(t410_ucf_pmccfiltr_unpack(t410_ucf_pmccfiltr_pack(f)).dst_loc_other == (T410_UCF_PMCCFILTR_DST_LOC_OTHER_MASK >> T410_UCF_PMCCFILTR_DST_LOC_OTHER_SHIFT));
	f = none;
	f.dst_loc_gmem = ~(uint32_t)0;
	assert_true(t410_ucf_pmccfiltr_pack(f).raw == (T410_UCF_PMCCFILTR_DST_LOC_GMEM_MASK | 0x00000000U));
	assert_true(t410_ucf_pmccfiltr_unpack(t410_ucf_pmccfiltr_pack(f)).dst_loc_gmem == (T410_UCF_PMCCFILTR_DST_LOC_GMEM_MASK >> T410_UCF_PMCCFILTR_DST_LOC_GMEM_SHIFT));
	f = none;
	f.dst_loc_cmem = ~(uint32_t)0;
	assert_true(t410_ucf_pmccfiltr_pack(f).raw == (T410_UCF_PMCCFILTR_DST_LOC_CMEM_MASK | 0x00000000U));
	assert_true(t410_ucf_pmccfiltr_unpack(t410_ucf_pmccfiltr_pack(f)).dst_loc_cmem == (T410_UCF_PMCCFILTR_DST_LOC_CMEM_MASK >> T410_UCF_PMCCFILTR_DST_LOC_CMEM_SHIFT));
	f = none;
	f.src_rem = ~(uint32_t)0;
	assert_true(t410_ucf_pmccfiltr_pack(f).raw == (T410_UCF_PMCCFILTR_SRC_REM_MASK | 0x00000000U));
	assert_true(t410_ucf_pmccfiltr_unpack(t410_ucf_pmccfiltr_pack(f)).src_rem == (T410_UCF_PMCCFILTR_SRC_REM_MASK >> T410_UCF_PMCCFILTR_SRC_REM_SHIFT));
	f = none;
	f.src_loc_cpu = ~(uint32_t)0;
	assert_true(t410_ucf_pmccfiltr_pack(f).raw == (T410_UCF_PMCCFILTR_SRC_LOC_CPU_MASK | 0x00000000U));
	assert_true(t410_ucf_pmccfiltr_unpack(t410_ucf_pmccfiltr_pack(f)).src_loc_cpu == (T410_UCF_PMCCFILTR_SRC_LOC_CPU_MASK >> T410_UCF_PMCCFILTR_SRC_LOC_CPU_SHIFT));
	f = none;
	f.src_loc_noncpu = ~(uint32_t)0;
	assert_true(t410_ucf_pmccfiltr_pack(f).raw == (T410_UCF_PMCCFILTR_SRC_LOC_NONCPU_MASK | 0x00000000U));
	assert_true(t410_ucf_pmccfiltr_unpack(t410_ucf_pmccfiltr_pack(f)).src_loc_noncpu == (T410_UCF_PMCCFILTR_SRC_LOC_NONCPU_MASK >> T410_UCF_PMCCFILTR_SRC_LOC_NONCPU_SHIFT));
}

/* ---- PCIe root complex, requests of devices ---- */

/* Every bit of PMEVCNTR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_PCIE_PMEVCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_pcie_pmevcntr");

static void test_pcie_pmevcntr(void **state)
{
	const t410_pcie_pmevcntr_fields_t none = {0};
	t410_pcie_pmevcntr_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmevcntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_pcie_pmevcntr_pack(f).raw == (T410_PCIE_PMEVCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_pmevcntr_unpack(t410_pcie_pmevcntr_pack(f)).count == (T410_PCIE_PMEVCNTR_COUNT_MASK >> T410_PCIE_PMEVCNTR_COUNT_SHIFT));
}

/* Every bit of PMEVTYPER<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_PMEVTYPER_EVENT_MASK) == 0xffffffffU, "t410_pcie_pmevtyper");

static void test_pcie_pmevtyper(void **state)
{
	const t410_pcie_pmevtyper_fields_t none = {0};
	t410_pcie_pmevtyper_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmevtyper_pack(none).raw == 0x00000000U);
	f = none;
	f.event = ~(uint32_t)0;
	assert_true(t410_pcie_pmevtyper_pack(f).raw == (T410_PCIE_PMEVTYPER_EVENT_MASK | 0x00000000U));
	assert_true(t410_pcie_pmevtyper_unpack(t410_pcie_pmevtyper_pack(f)).event == (T410_PCIE_PMEVTYPER_EVENT_MASK >> T410_PCIE_PMEVTYPER_EVENT_SHIFT));
}

/* Every bit of PMSVR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_PCIE_PMSVR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_pcie_pmsvr");

static void test_pcie_pmsvr(void **state)
{
	const t410_pcie_pmsvr_fields_t none = {0};
	t410_pcie_pmsvr_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmsvr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_pcie_pmsvr_pack(f).raw == (T410_PCIE_PMSVR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_pmsvr_unpack(t410_pcie_pmsvr_pack(f)).count == (T410_PCIE_PMSVR_COUNT_MASK >> T410_PCIE_PMSVR_COUNT_SHIFT));
}

/* Every bit of PMEVFILT2R<n> is in one field or reserved. */
_Static_assert((uint32_t)(0xffffffe0U +
	       T410_PCIE_PMEVFILT2R_DST_REM_MASK +
	       T410_PCIE_PMEVFILT2R_DST_LOC_PCIE_CXL_MASK +
	       T410_PCIE_PMEVFILT2R_DST_LOC_PCIE_P2P_MASK +
	       T410_PCIE_PMEVFILT2R_DST_LOC_GMEM_MASK +
	       T410_PCIE_PMEVFILT2R_DST_LOC_CMEM_MASK) == 0xffffffffU, "t410_pcie_pmevfilt2r");

static void test_pcie_pmevfilt2r(void **state)
{
	const t410_pcie_pmevfilt2r_fields_t none = {0};
	t410_pcie_pmevfilt2r_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmevfilt2r_pack(none).raw == 0x00000000U);
	f = none;
	f.dst_rem = ~(uint32_t)0;
	assert_true(t410_pcie_pmevfilt2r_pack(f).raw == (T410_PCIE_PMEVFILT2R_DST_REM_MASK | 0x00000000U));
	assert_true(t410_pcie_pmevfilt2r_unpack(t410_pcie_pmevfilt2r_pack(f)).dst_rem == (T410_PCIE_PMEVFILT2R_DST_REM_MASK >> T410_PCIE_PMEVFILT2R_DST_REM_SHIFT));
	f = none;
	f.dst_loc_pcie_cxl = ~(uint32_t)0;
	assert_true(t410_pcie_pmevfilt2r_pack(f).raw == (T410_PCIE_PMEVFILT2R_DST_LOC_PCIE_CXL_MASK | 0x00000000U));
	assert_true(t410_pcie_pmevfilt2r_unpack(t410_pcie_pmevfilt2r_pack(f)).dst_loc_pcie_cxl == (T410_PCIE_PMEVFILT2R_DST_LOC_PCIE_CXL_MASK >> T410_PCIE_PMEVFILT2R_DST_LOC_PCIE_CXL_SHIFT));
	f = none;
	f.dst_loc_pcie_p2p = ~(uint32_t)0;
	assert_true(t410_pcie_pmevfilt2r_pack(f).raw == (T410_PCIE_PMEVFILT2R_DST_LOC_PCIE_P2P_MASK | 0x00000000U));
	assert_true(t410_pcie_pmevfilt2r_unpack(t410_pcie_pmevfilt2r_pack(f)).dst_loc_pcie_p2p == (T410_PCIE_PMEVFILT2R_DST_LOC_PCIE_P2P_MASK >> T410_PCIE_PMEVFILT2R_DST_LOC_PCIE_P2P_SHIFT));
	f = none;
	f.dst_loc_gmem = ~(uint32_t)0;
	assert_true(t410_pcie_pmevfilt2r_pack(f).raw == (T410_PCIE_PMEVFILT2R_DST_LOC_GMEM_MASK | 0x00000000U));
	assert_true(t410_pcie_pmevfilt2r_unpack(t410_pcie_pmevfilt2r_pack(f)).dst_loc_gmem == (T410_PCIE_PMEVFILT2R_DST_LOC_GMEM_MASK >> T410_PCIE_PMEVFILT2R_DST_LOC_GMEM_SHIFT));
	f = none;
	f.dst_loc_cmem = ~(uint32_t)0;
	assert_true(t410_pcie_pmevfilt2r_pack(f).raw == (T410_PCIE_PMEVFILT2R_DST_LOC_CMEM_MASK | 0x00000000U));
	assert_true(t410_pcie_pmevfilt2r_unpack(t410_pcie_pmevfilt2r_pack(f)).dst_loc_cmem == (T410_PCIE_PMEVFILT2R_DST_LOC_CMEM_MASK >> T410_PCIE_PMEVFILT2R_DST_LOC_CMEM_SHIFT));
}

/* Every bit of PMEVFILTR<n> is in one field or reserved. */
_Static_assert((uint32_t)(0xfe000000U +
	       T410_PCIE_PMEVFILTR_SRC_BDF_EN_MASK +
	       T410_PCIE_PMEVFILTR_SRC_BDF_MASK +
	       T410_PCIE_PMEVFILTR_SRC_RP_MASK_MASK) == 0xffffffffU, "t410_pcie_pmevfiltr");

static void test_pcie_pmevfiltr(void **state)
{
	const t410_pcie_pmevfiltr_fields_t none = {0};
	t410_pcie_pmevfiltr_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmevfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.src_bdf_en = ~(uint32_t)0;
	assert_true(t410_pcie_pmevfiltr_pack(f).raw == (T410_PCIE_PMEVFILTR_SRC_BDF_EN_MASK | 0x00000000U));
	assert_true(t410_pcie_pmevfiltr_unpack(t410_pcie_pmevfiltr_pack(f)).src_bdf_en == (T410_PCIE_PMEVFILTR_SRC_BDF_EN_MASK >> T410_PCIE_PMEVFILTR_SRC_BDF_EN_SHIFT));
	f = none;
	f.src_bdf = ~(uint32_t)0;
	assert_true(t410_pcie_pmevfiltr_pack(f).raw == (T410_PCIE_PMEVFILTR_SRC_BDF_MASK | 0x00000000U));
	assert_true(t410_pcie_pmevfiltr_unpack(t410_pcie_pmevfiltr_pack(f)).src_bdf == (T410_PCIE_PMEVFILTR_SRC_BDF_MASK >> T410_PCIE_PMEVFILTR_SRC_BDF_SHIFT));
	f = none;
	f.src_rp_mask = ~(uint32_t)0;
	assert_true(t410_pcie_pmevfiltr_pack(f).raw == (T410_PCIE_PMEVFILTR_SRC_RP_MASK_MASK | 0x00000000U));
	assert_true(t410_pcie_pmevfiltr_unpack(t410_pcie_pmevfiltr_pack(f)).src_rp_mask == (T410_PCIE_PMEVFILTR_SRC_RP_MASK_MASK >> T410_PCIE_PMEVFILTR_SRC_RP_MASK_SHIFT));
}

/* Every bit of PMCNTENSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_PMCNTENSET_P_MASK) == 0xffffffffU, "t410_pcie_pmcntenset");

static void test_pcie_pmcntenset(void **state)
{
	const t410_pcie_pmcntenset_fields_t none = {0};
	t410_pcie_pmcntenset_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmcntenset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_pcie_pmcntenset_pack(f).raw == (T410_PCIE_PMCNTENSET_P_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcntenset_unpack(t410_pcie_pmcntenset_pack(f)).P == (T410_PCIE_PMCNTENSET_P_MASK >> T410_PCIE_PMCNTENSET_P_SHIFT));
}

/* Every bit of PMCNTENCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_PMCNTENCLR_P_MASK) == 0xffffffffU, "t410_pcie_pmcntenclr");

static void test_pcie_pmcntenclr(void **state)
{
	const t410_pcie_pmcntenclr_fields_t none = {0};
	t410_pcie_pmcntenclr_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmcntenclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_pcie_pmcntenclr_pack(f).raw == (T410_PCIE_PMCNTENCLR_P_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcntenclr_unpack(t410_pcie_pmcntenclr_pack(f)).P == (T410_PCIE_PMCNTENCLR_P_MASK >> T410_PCIE_PMCNTENCLR_P_SHIFT));
}

/* Every bit of PMINTENSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_PMINTENSET_P_MASK) == 0xffffffffU, "t410_pcie_pmintenset");

static void test_pcie_pmintenset(void **state)
{
	const t410_pcie_pmintenset_fields_t none = {0};
	t410_pcie_pmintenset_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmintenset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_pcie_pmintenset_pack(f).raw == (T410_PCIE_PMINTENSET_P_MASK | 0x00000000U));
	assert_true(t410_pcie_pmintenset_unpack(t410_pcie_pmintenset_pack(f)).P == (T410_PCIE_PMINTENSET_P_MASK >> T410_PCIE_PMINTENSET_P_SHIFT));
}

/* Every bit of PMINTENCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_PMINTENCLR_P_MASK) == 0xffffffffU, "t410_pcie_pmintenclr");

static void test_pcie_pmintenclr(void **state)
{
	const t410_pcie_pmintenclr_fields_t none = {0};
	t410_pcie_pmintenclr_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmintenclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_pcie_pmintenclr_pack(f).raw == (T410_PCIE_PMINTENCLR_P_MASK | 0x00000000U));
	assert_true(t410_pcie_pmintenclr_unpack(t410_pcie_pmintenclr_pack(f)).P == (T410_PCIE_PMINTENCLR_P_MASK >> T410_PCIE_PMINTENCLR_P_SHIFT));
}

/* Every bit of PMOVSCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_PMOVSCLR_P_MASK) == 0xffffffffU, "t410_pcie_pmovsclr");

static void test_pcie_pmovsclr(void **state)
{
	const t410_pcie_pmovsclr_fields_t none = {0};
	t410_pcie_pmovsclr_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmovsclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_pcie_pmovsclr_pack(f).raw == (T410_PCIE_PMOVSCLR_P_MASK | 0x00000000U));
	assert_true(t410_pcie_pmovsclr_unpack(t410_pcie_pmovsclr_pack(f)).P == (T410_PCIE_PMOVSCLR_P_MASK >> T410_PCIE_PMOVSCLR_P_SHIFT));
}

/* Every bit of PMOVSSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_PMOVSSET_P_MASK) == 0xffffffffU, "t410_pcie_pmovsset");

static void test_pcie_pmovsset(void **state)
{
	const t410_pcie_pmovsset_fields_t none = {0};
	t410_pcie_pmovsset_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmovsset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_pcie_pmovsset_pack(f).raw == (T410_PCIE_PMOVSSET_P_MASK | 0x00000000U));
	assert_true(t410_pcie_pmovsset_unpack(t410_pcie_pmovsset_pack(f)).P == (T410_PCIE_PMOVSSET_P_MASK >> T410_PCIE_PMOVSSET_P_SHIFT));
}

/* Every bit of PMCGCR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_PMCGCR_N_MASK) == 0xffffffffU, "t410_pcie_pmcgcr");

static void test_pcie_pmcgcr(void **state)
{
	const t410_pcie_pmcgcr_fields_t none = {0};
	t410_pcie_pmcgcr_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmcgcr_pack(none).raw == 0x00000000U);
	f = none;
	f.N = ~(uint32_t)0;
	assert_true(t410_pcie_pmcgcr_pack(f).raw == (T410_PCIE_PMCGCR_N_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcgcr_unpack(t410_pcie_pmcgcr_pack(f)).N == (T410_PCIE_PMCGCR_N_MASK >> T410_PCIE_PMCGCR_N_SHIFT));
}

/* Every bit of PMCFGR is in one field or reserved. */
_Static_assert((uint32_t)(0x0e040000U +
	       T410_PCIE_PMCFGR_NCG_MASK +
	       T410_PCIE_PMCFGR_HDBG_MASK +
	       T410_PCIE_PMCFGR_TRO_MASK +
	       T410_PCIE_PMCFGR_SS_MASK +
	       T410_PCIE_PMCFGR_FZO_MASK +
	       T410_PCIE_PMCFGR_MSI_MASK +
	       T410_PCIE_PMCFGR_UEN_MASK +
	       T410_PCIE_PMCFGR_NA_MASK +
	       T410_PCIE_PMCFGR_EX_MASK +
	       T410_PCIE_PMCFGR_CCD_MASK +
	       T410_PCIE_PMCFGR_CC_MASK +
	       T410_PCIE_PMCFGR_SIZE_MASK +
	       T410_PCIE_PMCFGR_N_MASK) == 0xffffffffU, "t410_pcie_pmcfgr");

static void test_pcie_pmcfgr(void **state)
{
	const t410_pcie_pmcfgr_fields_t none = {0};
	t410_pcie_pmcfgr_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmcfgr_pack(none).raw == 0x00000000U);
	f = none;
	f.NCG = ~(uint32_t)0;
	assert_true(t410_pcie_pmcfgr_pack(f).raw == (T410_PCIE_PMCFGR_NCG_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcfgr_unpack(t410_pcie_pmcfgr_pack(f)).NCG == (T410_PCIE_PMCFGR_NCG_MASK >> T410_PCIE_PMCFGR_NCG_SHIFT));
	f = none;
	f.HDBG = ~(uint32_t)0;
	assert_true(t410_pcie_pmcfgr_pack(f).raw == (T410_PCIE_PMCFGR_HDBG_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcfgr_unpack(t410_pcie_pmcfgr_pack(f)).HDBG == (T410_PCIE_PMCFGR_HDBG_MASK >> T410_PCIE_PMCFGR_HDBG_SHIFT));
	f = none;
	f.TRO = ~(uint32_t)0;
	assert_true(t410_pcie_pmcfgr_pack(f).raw == (T410_PCIE_PMCFGR_TRO_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcfgr_unpack(t410_pcie_pmcfgr_pack(f)).TRO == (T410_PCIE_PMCFGR_TRO_MASK >> T410_PCIE_PMCFGR_TRO_SHIFT));
	f = none;
	f.SS = ~(uint32_t)0;
	assert_true(t410_pcie_pmcfgr_pack(f).raw == (T410_PCIE_PMCFGR_SS_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcfgr_unpack(t410_pcie_pmcfgr_pack(f)).SS == (T410_PCIE_PMCFGR_SS_MASK >> T410_PCIE_PMCFGR_SS_SHIFT));
	f = none;
	f.FZO = ~(uint32_t)0;
	assert_true(t410_pcie_pmcfgr_pack(f).raw == (T410_PCIE_PMCFGR_FZO_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcfgr_unpack(t410_pcie_pmcfgr_pack(f)).FZO == (T410_PCIE_PMCFGR_FZO_MASK >> T410_PCIE_PMCFGR_FZO_SHIFT));
	f = none;
	f.MSI = ~(uint32_t)0;
	assert_true(t410_pcie_pmcfgr_pack(f).raw == (T410_PCIE_PMCFGR_MSI_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcfgr_unpack(t410_pcie_pmcfgr_pack(f)).MSI == (T410_PCIE_PMCFGR_MSI_MASK >> T410_PCIE_PMCFGR_MSI_SHIFT));
	f = none;
	f.UEN = ~(uint32_t)0;
	assert_true(t410_pcie_pmcfgr_pack(f).raw == (T410_PCIE_PMCFGR_UEN_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcfgr_unpack(t410_pcie_pmcfgr_pack(f)).UEN == (T410_PCIE_PMCFGR_UEN_MASK >> T410_PCIE_PMCFGR_UEN_SHIFT));
	f = none;
	f.NA = ~(uint32_t)0;
	assert_true(t410_pcie_pmcfgr_pack(f).raw == (T410_PCIE_PMCFGR_NA_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcfgr_unpack(t410_pcie_pmcfgr_pack(f)).NA == (T410_PCIE_PMCFGR_NA_MASK >> T410_PCIE_PMCFGR_NA_SHIFT));
	f = none;
	f.EX = ~(uint32_t)0;
	assert_true(t410_pcie_pmcfgr_pack(f).raw == (T410_PCIE_PMCFGR_EX_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcfgr_unpack(t410_pcie_pmcfgr_pack(f)).EX == (T410_PCIE_PMCFGR_EX_MASK >> T410_PCIE_PMCFGR_EX_SHIFT));
	f = none;
	f.CCD = ~(uint32_t)0;
	assert_true(t410_pcie_pmcfgr_pack(f).raw == (T410_PCIE_PMCFGR_CCD_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcfgr_unpack(t410_pcie_pmcfgr_pack(f)).CCD == (T410_PCIE_PMCFGR_CCD_MASK >> T410_PCIE_PMCFGR_CCD_SHIFT));
	f = none;
	f.CC = ~(uint32_t)0;
	assert_true(t410_pcie_pmcfgr_pack(f).raw == (T410_PCIE_PMCFGR_CC_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcfgr_unpack(t410_pcie_pmcfgr_pack(f)).CC == (T410_PCIE_PMCFGR_CC_MASK >> T410_PCIE_PMCFGR_CC_SHIFT));
	f = none;
	f.SIZE = ~(uint32_t)0;
	assert_true(t410_pcie_pmcfgr_pack(f).raw == (T410_PCIE_PMCFGR_SIZE_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcfgr_unpack(t410_pcie_pmcfgr_pack(f)).SIZE == (T410_PCIE_PMCFGR_SIZE_MASK >> T410_PCIE_PMCFGR_SIZE_SHIFT));
	f = none;
	f.N = ~(uint32_t)0;
	assert_true(t410_pcie_pmcfgr_pack(f).raw == (T410_PCIE_PMCFGR_N_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcfgr_unpack(t410_pcie_pmcfgr_pack(f)).N == (T410_PCIE_PMCFGR_N_MASK >> T410_PCIE_PMCFGR_N_SHIFT));
}

/* Every bit of PMCR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffff0c0U +
	       T410_PCIE_PMCR_TRO_MASK +
	       T410_PCIE_PMCR_HDBG_MASK +
	       T410_PCIE_PMCR_FZO_MASK +
	       T410_PCIE_PMCR_NA_MASK +
	       T410_PCIE_PMCR_DP_MASK +
	       T410_PCIE_PMCR_X_MASK +
	       T410_PCIE_PMCR_D_MASK +
	       T410_PCIE_PMCR_C_MASK +
	       T410_PCIE_PMCR_P_MASK +
	       T410_PCIE_PMCR_E_MASK) == 0xffffffffU, "t410_pcie_pmcr");

static void test_pcie_pmcr(void **state)
{
	const t410_pcie_pmcr_fields_t none = {0};
	t410_pcie_pmcr_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmcr_pack(none).raw == 0x00000000U);
	f = none;
	f.TRO = ~(uint32_t)0;
	assert_true(t410_pcie_pmcr_pack(f).raw == (T410_PCIE_PMCR_TRO_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcr_unpack(t410_pcie_pmcr_pack(f)).TRO == (T410_PCIE_PMCR_TRO_MASK >> T410_PCIE_PMCR_TRO_SHIFT));
	f = none;
	f.HDBG = ~(uint32_t)0;
	assert_true(t410_pcie_pmcr_pack(f).raw == (T410_PCIE_PMCR_HDBG_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcr_unpack(t410_pcie_pmcr_pack(f)).HDBG == (T410_PCIE_PMCR_HDBG_MASK >> T410_PCIE_PMCR_HDBG_SHIFT));
	f = none;
	f.FZO = ~(uint32_t)0;
	assert_true(t410_pcie_pmcr_pack(f).raw == (T410_PCIE_PMCR_FZO_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcr_unpack(t410_pcie_pmcr_pack(f)).FZO == (T410_PCIE_PMCR_FZO_MASK >> T410_PCIE_PMCR_FZO_SHIFT));
	f = none;
	f.NA = ~(uint32_t)0;
	assert_true(t410_pcie_pmcr_pack(f).raw == (T410_PCIE_PMCR_NA_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcr_unpack(t410_pcie_pmcr_pack(f)).NA == (T410_PCIE_PMCR_NA_MASK >> T410_PCIE_PMCR_NA_SHIFT));
	f = none;
	f.DP = ~(uint32_t)0;
	assert_true(t410_pcie_pmcr_pack(f).raw == (T410_PCIE_PMCR_DP_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcr_unpack(t410_pcie_pmcr_pack(f)).DP == (T410_PCIE_PMCR_DP_MASK >> T410_PCIE_PMCR_DP_SHIFT));
	f = none;
	f.X = ~(uint32_t)0;
	assert_true(t410_pcie_pmcr_pack(f).raw == (T410_PCIE_PMCR_X_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcr_unpack(t410_pcie_pmcr_pack(f)).X == (T410_PCIE_PMCR_X_MASK >> T410_PCIE_PMCR_X_SHIFT));
	f = none;
	f.D = ~(uint32_t)0;
	assert_true(t410_pcie_pmcr_pack(f).raw == (T410_PCIE_PMCR_D_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcr_unpack(t410_pcie_pmcr_pack(f)).D == (T410_PCIE_PMCR_D_MASK >> T410_PCIE_PMCR_D_SHIFT));
	f = none;
	f.C = ~(uint32_t)0;
	assert_true(t410_pcie_pmcr_pack(f).raw == (T410_PCIE_PMCR_C_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcr_unpack(t410_pcie_pmcr_pack(f)).C == (T410_PCIE_PMCR_C_MASK >> T410_PCIE_PMCR_C_SHIFT));
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_pcie_pmcr_pack(f).raw == (T410_PCIE_PMCR_P_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcr_unpack(t410_pcie_pmcr_pack(f)).P == (T410_PCIE_PMCR_P_MASK >> T410_PCIE_PMCR_P_SHIFT));
	f = none;
	f.E = ~(uint32_t)0;
	assert_true(t410_pcie_pmcr_pack(f).raw == (T410_PCIE_PMCR_E_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcr_unpack(t410_pcie_pmcr_pack(f)).E == (T410_PCIE_PMCR_E_MASK >> T410_PCIE_PMCR_E_SHIFT));
}

/* Every bit of PMIIDR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_PMIIDR_PRODUCTID_MASK +
	       T410_PCIE_PMIIDR_VARIANT_MASK +
	       T410_PCIE_PMIIDR_REVISION_MASK +
	       T410_PCIE_PMIIDR_IMPLEMENTER_MASK) == 0xffffffffU, "t410_pcie_pmiidr");

static void test_pcie_pmiidr(void **state)
{
	const t410_pcie_pmiidr_fields_t none = {0};
	t410_pcie_pmiidr_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmiidr_pack(none).raw == 0x00000000U);
	f = none;
	f.ProductID = ~(uint32_t)0;
	assert_true(t410_pcie_pmiidr_pack(f).raw == (T410_PCIE_PMIIDR_PRODUCTID_MASK | 0x00000000U));
	assert_true(t410_pcie_pmiidr_unpack(t410_pcie_pmiidr_pack(f)).ProductID == (T410_PCIE_PMIIDR_PRODUCTID_MASK >> T410_PCIE_PMIIDR_PRODUCTID_SHIFT));
	f = none;
	f.Variant = ~(uint32_t)0;
	assert_true(t410_pcie_pmiidr_pack(f).raw == (T410_PCIE_PMIIDR_VARIANT_MASK | 0x00000000U));
	assert_true(t410_pcie_pmiidr_unpack(t410_pcie_pmiidr_pack(f)).Variant == (T410_PCIE_PMIIDR_VARIANT_MASK >> T410_PCIE_PMIIDR_VARIANT_SHIFT));
	f = none;
	f.Revision = ~(uint32_t)0;
	assert_true(t410_pcie_pmiidr_pack(f).raw == (T410_PCIE_PMIIDR_REVISION_MASK | 0x00000000U));
	assert_true(t410_pcie_pmiidr_unpack(t410_pcie_pmiidr_pack(f)).Revision == (T410_PCIE_PMIIDR_REVISION_MASK >> T410_PCIE_PMIIDR_REVISION_SHIFT));
	f = none;
	f.Implementer = ~(uint32_t)0;
	assert_true(t410_pcie_pmiidr_pack(f).raw == (T410_PCIE_PMIIDR_IMPLEMENTER_MASK | 0x00000000U));
	assert_true(t410_pcie_pmiidr_unpack(t410_pcie_pmiidr_pack(f)).Implementer == (T410_PCIE_PMIIDR_IMPLEMENTER_MASK >> T410_PCIE_PMIIDR_IMPLEMENTER_SHIFT));
}

/* Every bit of PMCEID<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_PMCEID_ID_MASK) == 0xffffffffU, "t410_pcie_pmceid");

static void test_pcie_pmceid(void **state)
{
	const t410_pcie_pmceid_fields_t none = {0};
	t410_pcie_pmceid_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmceid_pack(none).raw == 0x00000000U);
	f = none;
	f.ID = ~(uint32_t)0;
	assert_true(t410_pcie_pmceid_pack(f).raw == (T410_PCIE_PMCEID_ID_MASK | 0x00000000U));
	assert_true(t410_pcie_pmceid_unpack(t410_pcie_pmceid_pack(f)).ID == (T410_PCIE_PMCEID_ID_MASK >> T410_PCIE_PMCEID_ID_SHIFT));
}

/* Every bit of PMSSCR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffeU +
	       T410_PCIE_PMSSCR_SS_MASK) == 0xffffffffU, "t410_pcie_pmsscr");

static void test_pcie_pmsscr(void **state)
{
	const t410_pcie_pmsscr_fields_t none = {0};
	t410_pcie_pmsscr_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmsscr_pack(none).raw == 0x00000000U);
	f = none;
	f.SS = ~(uint32_t)0;
	assert_true(t410_pcie_pmsscr_pack(f).raw == (T410_PCIE_PMSSCR_SS_MASK | 0x00000000U));
	assert_true(t410_pcie_pmsscr_unpack(t410_pcie_pmsscr_pack(f)).SS == (T410_PCIE_PMSSCR_SS_MASK >> T410_PCIE_PMSSCR_SS_SHIFT));
}

/* Every bit of PMSSRR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff00000000ULL +
	       T410_PCIE_PMSSRR_RC_MASK +
	       T410_PCIE_PMSSRR_RP_MASK) == 0xffffffffffffffffULL, "t410_pcie_pmssrr");

static void test_pcie_pmssrr(void **state)
{
	const t410_pcie_pmssrr_fields_t none = {0};
	t410_pcie_pmssrr_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmssrr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.RC = ~(uint64_t)0;
	assert_true(t410_pcie_pmssrr_pack(f).raw == (T410_PCIE_PMSSRR_RC_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_pmssrr_unpack(t410_pcie_pmssrr_pack(f)).RC == (T410_PCIE_PMSSRR_RC_MASK >> T410_PCIE_PMSSRR_RC_SHIFT));
	f = none;
	f.RP = ~(uint64_t)0;
	assert_true(t410_pcie_pmssrr_pack(f).raw == (T410_PCIE_PMSSRR_RP_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_pmssrr_unpack(t410_pcie_pmssrr_pack(f)).RP == (T410_PCIE_PMSSRR_RP_MASK >> T410_PCIE_PMSSRR_RP_SHIFT));
}

/* Every bit of PMSCR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff7fffffe0ULL +
	       T410_PCIE_PMSCR_IMPL_MASK +
	       T410_PCIE_PMSCR_NAO_MASK +
	       T410_PCIE_PMSCR_MSI_MPAM_NS_MASK +
	       T410_PCIE_PMSCR_NSMSI_MASK +
	       T410_PCIE_PMSCR_NSRA_MASK +
	       T410_PCIE_PMSCR_SO_MASK) == 0xffffffffffffffffULL, "t410_pcie_pmscr");

static void test_pcie_pmscr(void **state)
{
	const t410_pcie_pmscr_fields_t none = {0};
	t410_pcie_pmscr_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmscr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMPL = ~(uint64_t)0;
	assert_true(t410_pcie_pmscr_pack(f).raw == (T410_PCIE_PMSCR_IMPL_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_pmscr_unpack(t410_pcie_pmscr_pack(f)).IMPL == (T410_PCIE_PMSCR_IMPL_MASK >> T410_PCIE_PMSCR_IMPL_SHIFT));
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(t410_pcie_pmscr_pack(f).raw == (T410_PCIE_PMSCR_NAO_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_pmscr_unpack(t410_pcie_pmscr_pack(f)).NAO == (T410_PCIE_PMSCR_NAO_MASK >> T410_PCIE_PMSCR_NAO_SHIFT));
	f = none;
	f.MSI_MPAM_NS = ~(uint64_t)0;
	assert_true(t410_pcie_pmscr_pack(f).raw == (T410_PCIE_PMSCR_MSI_MPAM_NS_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_pmscr_unpack(t410_pcie_pmscr_pack(f)).MSI_MPAM_NS == (T410_PCIE_PMSCR_MSI_MPAM_NS_MASK >> T410_PCIE_PMSCR_MSI_MPAM_NS_SHIFT));
	f = none;
	f.NSMSI = ~(uint64_t)0;
	assert_true(t410_pcie_pmscr_pack(f).raw == (T410_PCIE_PMSCR_NSMSI_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_pmscr_unpack(t410_pcie_pmscr_pack(f)).NSMSI == (T410_PCIE_PMSCR_NSMSI_MASK >> T410_PCIE_PMSCR_NSMSI_SHIFT));
	f = none;
	f.NSRA = ~(uint64_t)0;
	assert_true(t410_pcie_pmscr_pack(f).raw == (T410_PCIE_PMSCR_NSRA_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_pmscr_unpack(t410_pcie_pmscr_pack(f)).NSRA == (T410_PCIE_PMSCR_NSRA_MASK >> T410_PCIE_PMSCR_NSRA_SHIFT));
	f = none;
	f.SO = ~(uint64_t)0;
	assert_true(t410_pcie_pmscr_pack(f).raw == (T410_PCIE_PMSCR_SO_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_pmscr_unpack(t410_pcie_pmscr_pack(f)).SO == (T410_PCIE_PMSCR_SO_MASK >> T410_PCIE_PMSCR_SO_SHIFT));
}

/* Every bit of PMROOTCR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff7ffffff4ULL +
	       T410_PCIE_PMROOTCR_IMPL_MASK +
	       T410_PCIE_PMROOTCR_NAO_MASK +
	       T410_PCIE_PMROOTCR_RLO_MASK +
	       T410_PCIE_PMROOTCR_RTO_MASK) == 0xffffffffffffffffULL, "t410_pcie_pmrootcr");

static void test_pcie_pmrootcr(void **state)
{
	const t410_pcie_pmrootcr_fields_t none = {0};
	t410_pcie_pmrootcr_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmrootcr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMPL = ~(uint64_t)0;
	assert_true(t410_pcie_pmrootcr_pack(f).raw == (T410_PCIE_PMROOTCR_IMPL_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_pmrootcr_unpack(t410_pcie_pmrootcr_pack(f)).IMPL == (T410_PCIE_PMROOTCR_IMPL_MASK >> T410_PCIE_PMROOTCR_IMPL_SHIFT));
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(t410_pcie_pmrootcr_pack(f).raw == (T410_PCIE_PMROOTCR_NAO_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_pmrootcr_unpack(t410_pcie_pmrootcr_pack(f)).NAO == (T410_PCIE_PMROOTCR_NAO_MASK >> T410_PCIE_PMROOTCR_NAO_SHIFT));
	f = none;
	f.RLO = ~(uint64_t)0;
	assert_true(t410_pcie_pmrootcr_pack(f).raw == (T410_PCIE_PMROOTCR_RLO_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_pmrootcr_unpack(t410_pcie_pmrootcr_pack(f)).RLO == (T410_PCIE_PMROOTCR_RLO_MASK >> T410_PCIE_PMROOTCR_RLO_SHIFT));
	f = none;
	f.RTO = ~(uint64_t)0;
	assert_true(t410_pcie_pmrootcr_pack(f).raw == (T410_PCIE_PMROOTCR_RTO_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_pmrootcr_unpack(t410_pcie_pmrootcr_pack(f)).RTO == (T410_PCIE_PMROOTCR_RTO_MASK >> T410_PCIE_PMROOTCR_RTO_SHIFT));
}

/* Every bit of PMIRQCR0 is in one field or reserved. */
_Static_assert((uint64_t)(0xff00000000000003ULL +
	       T410_PCIE_PMIRQCR0_ADDR_MASK) == 0xffffffffffffffffULL, "t410_pcie_pmirqcr0");

static void test_pcie_pmirqcr0(void **state)
{
	const t410_pcie_pmirqcr0_fields_t none = {0};
	t410_pcie_pmirqcr0_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmirqcr0_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.ADDR = ~(uint64_t)0;
	assert_true(t410_pcie_pmirqcr0_pack(f).raw == (T410_PCIE_PMIRQCR0_ADDR_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_pmirqcr0_unpack(t410_pcie_pmirqcr0_pack(f)).ADDR == (T410_PCIE_PMIRQCR0_ADDR_MASK >> T410_PCIE_PMIRQCR0_ADDR_SHIFT));
}

/* Every bit of PMIRQCR1 is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_PMIRQCR1_DATA_MASK) == 0xffffffffU, "t410_pcie_pmirqcr1");

static void test_pcie_pmirqcr1(void **state)
{
	const t410_pcie_pmirqcr1_fields_t none = {0};
	t410_pcie_pmirqcr1_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmirqcr1_pack(none).raw == 0x00000000U);
	f = none;
	f.DATA = ~(uint32_t)0;
	assert_true(t410_pcie_pmirqcr1_pack(f).raw == (T410_PCIE_PMIRQCR1_DATA_MASK | 0x00000000U));
	assert_true(t410_pcie_pmirqcr1_unpack(t410_pcie_pmirqcr1_pack(f)).DATA == (T410_PCIE_PMIRQCR1_DATA_MASK >> T410_PCIE_PMIRQCR1_DATA_SHIFT));
}

/* Every bit of PMIRQCR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_PCIE_PMIRQCR2_IRQEN_MASK +
	       T410_PCIE_PMIRQCR2_NSMSI_MASK +
	       T410_PCIE_PMIRQCR2_SH_MASK +
	       T410_PCIE_PMIRQCR2_MEMATTR_MASK) == 0xffffffffU, "t410_pcie_pmirqcr2");

static void test_pcie_pmirqcr2(void **state)
{
	const t410_pcie_pmirqcr2_fields_t none = {0};
	t410_pcie_pmirqcr2_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmirqcr2_pack(none).raw == 0x00000000U);
	f = none;
	f.IRQEN = ~(uint32_t)0;
	assert_true(t410_pcie_pmirqcr2_pack(f).raw == (T410_PCIE_PMIRQCR2_IRQEN_MASK | 0x00000000U));
	assert_true(t410_pcie_pmirqcr2_unpack(t410_pcie_pmirqcr2_pack(f)).IRQEN == (T410_PCIE_PMIRQCR2_IRQEN_MASK >> T410_PCIE_PMIRQCR2_IRQEN_SHIFT));
	f = none;
	f.NSMSI = ~(uint32_t)0;
	assert_true(t410_pcie_pmirqcr2_pack(f).raw == (T410_PCIE_PMIRQCR2_NSMSI_MASK | 0x00000000U));
	assert_true(t410_pcie_pmirqcr2_unpack(t410_pcie_pmirqcr2_pack(f)).NSMSI == (T410_PCIE_PMIRQCR2_NSMSI_MASK >> T410_PCIE_PMIRQCR2_NSMSI_SHIFT));
	f = none;
	f.SH = ~(uint32_t)0;
	assert_true(t410_pcie_pmirqcr2_pack(f).raw == (T410_PCIE_PMIRQCR2_SH_MASK | 0x00000000U));
	assert_true(t410_pcie_pmirqcr2_unpack(t410_pcie_pmirqcr2_pack(f)).SH == (T410_PCIE_PMIRQCR2_SH_MASK >> T410_PCIE_PMIRQCR2_SH_SHIFT));
	f = none;
	f.MemAttr = ~(uint32_t)0;
	assert_true(t410_pcie_pmirqcr2_pack(f).raw == (T410_PCIE_PMIRQCR2_MEMATTR_MASK | 0x00000000U));
	assert_true(t410_pcie_pmirqcr2_unpack(t410_pcie_pmirqcr2_pack(f)).MemAttr == (T410_PCIE_PMIRQCR2_MEMATTR_MASK >> T410_PCIE_PMIRQCR2_MEMATTR_SHIFT));
}

/* Every bit of PMDEVAFF is in one field or reserved. */
_Static_assert((uint64_t)(0xffffff003e000000ULL +
	       T410_PCIE_PMDEVAFF_AFF3_MASK +
	       T410_PCIE_PMDEVAFF_F0V_MASK +
	       T410_PCIE_PMDEVAFF_U_MASK +
	       T410_PCIE_PMDEVAFF_MT_MASK +
	       T410_PCIE_PMDEVAFF_AFF2_MASK +
	       T410_PCIE_PMDEVAFF_AFF1_MASK +
	       T410_PCIE_PMDEVAFF_AFF0_MASK) == 0xffffffffffffffffULL, "t410_pcie_pmdevaff");

static void test_pcie_pmdevaff(void **state)
{
	const t410_pcie_pmdevaff_fields_t none = {0};
	t410_pcie_pmdevaff_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmdevaff_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.Aff3 = ~(uint64_t)0;
	assert_true(t410_pcie_pmdevaff_pack(f).raw == (T410_PCIE_PMDEVAFF_AFF3_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_pmdevaff_unpack(t410_pcie_pmdevaff_pack(f)).Aff3 == (T410_PCIE_PMDEVAFF_AFF3_MASK >> T410_PCIE_PMDEVAFF_AFF3_SHIFT));
	f = none;
	f.F0V = ~(uint64_t)0;
	assert_true(t410_pcie_pmdevaff_pack(f).raw == (T410_PCIE_PMDEVAFF_F0V_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_pmdevaff_unpack(t410_pcie_pmdevaff_pack(f)).F0V == (T410_PCIE_PMDEVAFF_F0V_MASK >> T410_PCIE_PMDEVAFF_F0V_SHIFT));
	f = none;
	f.U = ~(uint64_t)0;
	assert_true(t410_pcie_pmdevaff_pack(f).raw == (T410_PCIE_PMDEVAFF_U_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_pmdevaff_unpack(t410_pcie_pmdevaff_pack(f)).U == (T410_PCIE_PMDEVAFF_U_MASK >> T410_PCIE_PMDEVAFF_U_SHIFT));
	f = none;
	f.MT = ~(uint64_t)0;
	assert_true(t410_pcie_pmdevaff_pack(f).raw == (T410_PCIE_PMDEVAFF_MT_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_pmdevaff_unpack(t410_pcie_pmdevaff_pack(f)).MT == (T410_PCIE_PMDEVAFF_MT_MASK >> T410_PCIE_PMDEVAFF_MT_SHIFT));
	f = none;
	f.Aff2 = ~(uint64_t)0;
	assert_true(t410_pcie_pmdevaff_pack(f).raw == (T410_PCIE_PMDEVAFF_AFF2_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_pmdevaff_unpack(t410_pcie_pmdevaff_pack(f)).Aff2 == (T410_PCIE_PMDEVAFF_AFF2_MASK >> T410_PCIE_PMDEVAFF_AFF2_SHIFT));
	f = none;
	f.Aff1 = ~(uint64_t)0;
	assert_true(t410_pcie_pmdevaff_pack(f).raw == (T410_PCIE_PMDEVAFF_AFF1_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_pmdevaff_unpack(t410_pcie_pmdevaff_pack(f)).Aff1 == (T410_PCIE_PMDEVAFF_AFF1_MASK >> T410_PCIE_PMDEVAFF_AFF1_SHIFT));
	f = none;
	f.Aff0 = ~(uint64_t)0;
	assert_true(t410_pcie_pmdevaff_pack(f).raw == (T410_PCIE_PMDEVAFF_AFF0_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_pmdevaff_unpack(t410_pcie_pmdevaff_pack(f)).Aff0 == (T410_PCIE_PMDEVAFF_AFF0_MASK >> T410_PCIE_PMDEVAFF_AFF0_SHIFT));
}

/* Every bit of PMLAR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_PMLAR_KEY_MASK) == 0xffffffffU, "t410_pcie_pmlar");

static void test_pcie_pmlar(void **state)
{
	const t410_pcie_pmlar_fields_t none = {0};
	t410_pcie_pmlar_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmlar_pack(none).raw == 0x00000000U);
	f = none;
	f.KEY = ~(uint32_t)0;
	assert_true(t410_pcie_pmlar_pack(f).raw == (T410_PCIE_PMLAR_KEY_MASK | 0x00000000U));
	assert_true(t410_pcie_pmlar_unpack(t410_pcie_pmlar_pack(f)).KEY == (T410_PCIE_PMLAR_KEY_MASK >> T410_PCIE_PMLAR_KEY_SHIFT));
}

/* Every bit of PMAUTHSTATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xf0ff0f00U +
	       T410_PCIE_PMAUTHSTATUS_RTNID_MASK +
	       T410_PCIE_PMAUTHSTATUS_RTID_MASK +
	       T410_PCIE_PMAUTHSTATUS_RLNID_MASK +
	       T410_PCIE_PMAUTHSTATUS_RLID_MASK +
	       T410_PCIE_PMAUTHSTATUS_SNID_MASK +
	       T410_PCIE_PMAUTHSTATUS_SID_MASK +
	       T410_PCIE_PMAUTHSTATUS_NSNID_MASK +
	       T410_PCIE_PMAUTHSTATUS_NSID_MASK) == 0xffffffffU, "t410_pcie_pmauthstatus");

static void test_pcie_pmauthstatus(void **state)
{
	const t410_pcie_pmauthstatus_fields_t none = {0};
	t410_pcie_pmauthstatus_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmauthstatus_pack(none).raw == 0x00000000U);
	f = none;
	f.RTNID = ~(uint32_t)0;
	assert_true(t410_pcie_pmauthstatus_pack(f).raw == (T410_PCIE_PMAUTHSTATUS_RTNID_MASK | 0x00000000U));
	assert_true(t410_pcie_pmauthstatus_unpack(t410_pcie_pmauthstatus_pack(f)).RTNID == (T410_PCIE_PMAUTHSTATUS_RTNID_MASK >> T410_PCIE_PMAUTHSTATUS_RTNID_SHIFT));
	f = none;
	f.RTID = ~(uint32_t)0;
	assert_true(t410_pcie_pmauthstatus_pack(f).raw == (T410_PCIE_PMAUTHSTATUS_RTID_MASK | 0x00000000U));
	assert_true(t410_pcie_pmauthstatus_unpack(t410_pcie_pmauthstatus_pack(f)).RTID == (T410_PCIE_PMAUTHSTATUS_RTID_MASK >> T410_PCIE_PMAUTHSTATUS_RTID_SHIFT));
	f = none;
	f.RLNID = ~(uint32_t)0;
	assert_true(t410_pcie_pmauthstatus_pack(f).raw == (T410_PCIE_PMAUTHSTATUS_RLNID_MASK | 0x00000000U));
	assert_true(t410_pcie_pmauthstatus_unpack(t410_pcie_pmauthstatus_pack(f)).RLNID == (T410_PCIE_PMAUTHSTATUS_RLNID_MASK >> T410_PCIE_PMAUTHSTATUS_RLNID_SHIFT));
	f = none;
	f.RLID = ~(uint32_t)0;
	assert_true(t410_pcie_pmauthstatus_pack(f).raw == (T410_PCIE_PMAUTHSTATUS_RLID_MASK | 0x00000000U));
	assert_true(t410_pcie_pmauthstatus_unpack(t410_pcie_pmauthstatus_pack(f)).RLID == (T410_PCIE_PMAUTHSTATUS_RLID_MASK >> T410_PCIE_PMAUTHSTATUS_RLID_SHIFT));
	f = none;
	f.SNID = ~(uint32_t)0;
	assert_true(t410_pcie_pmauthstatus_pack(f).raw == (T410_PCIE_PMAUTHSTATUS_SNID_MASK | 0x00000000U));
	assert_true(t410_pcie_pmauthstatus_unpack(t410_pcie_pmauthstatus_pack(f)).SNID == (T410_PCIE_PMAUTHSTATUS_SNID_MASK >> T410_PCIE_PMAUTHSTATUS_SNID_SHIFT));
	f = none;
	f.SID = ~(uint32_t)0;
	assert_true(t410_pcie_pmauthstatus_pack(f).raw == (T410_PCIE_PMAUTHSTATUS_SID_MASK | 0x00000000U));
	assert_true(t410_pcie_pmauthstatus_unpack(t410_pcie_pmauthstatus_pack(f)).SID == (T410_PCIE_PMAUTHSTATUS_SID_MASK >> T410_PCIE_PMAUTHSTATUS_SID_SHIFT));
	f = none;
	f.NSNID = ~(uint32_t)0;
	assert_true(t410_pcie_pmauthstatus_pack(f).raw == (T410_PCIE_PMAUTHSTATUS_NSNID_MASK | 0x00000000U));
	assert_true(t410_pcie_pmauthstatus_unpack(t410_pcie_pmauthstatus_pack(f)).NSNID == (T410_PCIE_PMAUTHSTATUS_NSNID_MASK >> T410_PCIE_PMAUTHSTATUS_NSNID_SHIFT));
	f = none;
	f.NSID = ~(uint32_t)0;
	assert_true(t410_pcie_pmauthstatus_pack(f).raw == (T410_PCIE_PMAUTHSTATUS_NSID_MASK | 0x00000000U));
	assert_true(t410_pcie_pmauthstatus_unpack(t410_pcie_pmauthstatus_pack(f)).NSID == (T410_PCIE_PMAUTHSTATUS_NSID_MASK >> T410_PCIE_PMAUTHSTATUS_NSID_SHIFT));
}

/* Every bit of PMDEVARCH is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_PMDEVARCH_ARCHITECT_MASK +
	       T410_PCIE_PMDEVARCH_PRESENT_MASK +
	       T410_PCIE_PMDEVARCH_REVISION_MASK +
	       T410_PCIE_PMDEVARCH_ARCHVER_MASK +
	       T410_PCIE_PMDEVARCH_ARCHPART_MASK) == 0xffffffffU, "t410_pcie_pmdevarch");

static void test_pcie_pmdevarch(void **state)
{
	const t410_pcie_pmdevarch_fields_t none = {0};
	t410_pcie_pmdevarch_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmdevarch_pack(none).raw == 0x00000000U);
	f = none;
	f.ARCHITECT = ~(uint32_t)0;
	assert_true(t410_pcie_pmdevarch_pack(f).raw == (T410_PCIE_PMDEVARCH_ARCHITECT_MASK | 0x00000000U));
	assert_true(t410_pcie_pmdevarch_unpack(t410_pcie_pmdevarch_pack(f)).ARCHITECT == (T410_PCIE_PMDEVARCH_ARCHITECT_MASK >> T410_PCIE_PMDEVARCH_ARCHITECT_SHIFT));
	f = none;
	f.PRESENT = ~(uint32_t)0;
	assert_true(t410_pcie_pmdevarch_pack(f).raw == (T410_PCIE_PMDEVARCH_PRESENT_MASK | 0x00000000U));
	assert_true(t410_pcie_pmdevarch_unpack(t410_pcie_pmdevarch_pack(f)).PRESENT == (T410_PCIE_PMDEVARCH_PRESENT_MASK >> T410_PCIE_PMDEVARCH_PRESENT_SHIFT));
	f = none;
	f.REVISION = ~(uint32_t)0;
	assert_true(t410_pcie_pmdevarch_pack(f).raw == (T410_PCIE_PMDEVARCH_REVISION_MASK | 0x00000000U));
	assert_true(t410_pcie_pmdevarch_unpack(t410_pcie_pmdevarch_pack(f)).REVISION == (T410_PCIE_PMDEVARCH_REVISION_MASK >> T410_PCIE_PMDEVARCH_REVISION_SHIFT));
	f = none;
	f.ARCHVER = ~(uint32_t)0;
	assert_true(t410_pcie_pmdevarch_pack(f).raw == (T410_PCIE_PMDEVARCH_ARCHVER_MASK | 0x00000000U));
	assert_true(t410_pcie_pmdevarch_unpack(t410_pcie_pmdevarch_pack(f)).ARCHVER == (T410_PCIE_PMDEVARCH_ARCHVER_MASK >> T410_PCIE_PMDEVARCH_ARCHVER_SHIFT));
	f = none;
	f.ARCHPART = ~(uint32_t)0;
	assert_true(t410_pcie_pmdevarch_pack(f).raw == (T410_PCIE_PMDEVARCH_ARCHPART_MASK | 0x00000000U));
	assert_true(t410_pcie_pmdevarch_unpack(t410_pcie_pmdevarch_pack(f)).ARCHPART == (T410_PCIE_PMDEVARCH_ARCHPART_MASK >> T410_PCIE_PMDEVARCH_ARCHPART_SHIFT));
}

/* Every bit of PMDEVTYPE is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_PCIE_PMDEVTYPE_SUB_MASK +
	       T410_PCIE_PMDEVTYPE_MAJOR_MASK) == 0xffffffffU, "t410_pcie_pmdevtype");

static void test_pcie_pmdevtype(void **state)
{
	const t410_pcie_pmdevtype_fields_t none = {0};
	t410_pcie_pmdevtype_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmdevtype_pack(none).raw == 0x00000000U);
	f = none;
	f.SUB = ~(uint32_t)0;
	assert_true(t410_pcie_pmdevtype_pack(f).raw == (T410_PCIE_PMDEVTYPE_SUB_MASK | 0x00000000U));
	assert_true(t410_pcie_pmdevtype_unpack(t410_pcie_pmdevtype_pack(f)).SUB == (T410_PCIE_PMDEVTYPE_SUB_MASK >> T410_PCIE_PMDEVTYPE_SUB_SHIFT));
	f = none;
	f.MAJOR = ~(uint32_t)0;
	assert_true(t410_pcie_pmdevtype_pack(f).raw == (T410_PCIE_PMDEVTYPE_MAJOR_MASK | 0x00000000U));
	assert_true(t410_pcie_pmdevtype_unpack(t410_pcie_pmdevtype_pack(f)).MAJOR == (T410_PCIE_PMDEVTYPE_MAJOR_MASK >> T410_PCIE_PMDEVTYPE_MAJOR_SHIFT));
}

/* Every bit of PMPIDR4 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_PCIE_PMPIDR4_SIZE_MASK +
	       T410_PCIE_PMPIDR4_DES_2_MASK) == 0xffffffffU, "t410_pcie_pmpidr4");

static void test_pcie_pmpidr4(void **state)
{
	const t410_pcie_pmpidr4_fields_t none = {0};
	t410_pcie_pmpidr4_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmpidr4_pack(none).raw == 0x00000000U);
	f = none;
	f.SIZE = ~(uint32_t)0;
	assert_true(t410_pcie_pmpidr4_pack(f).raw == (T410_PCIE_PMPIDR4_SIZE_MASK | 0x00000000U));
	assert_true(t410_pcie_pmpidr4_unpack(t410_pcie_pmpidr4_pack(f)).SIZE == (T410_PCIE_PMPIDR4_SIZE_MASK >> T410_PCIE_PMPIDR4_SIZE_SHIFT));
	f = none;
	f.DES_2 = ~(uint32_t)0;
	assert_true(t410_pcie_pmpidr4_pack(f).raw == (T410_PCIE_PMPIDR4_DES_2_MASK | 0x00000000U));
	assert_true(t410_pcie_pmpidr4_unpack(t410_pcie_pmpidr4_pack(f)).DES_2 == (T410_PCIE_PMPIDR4_DES_2_MASK >> T410_PCIE_PMPIDR4_DES_2_SHIFT));
}

/* Every bit of PMPIDR0 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_PCIE_PMPIDR0_PART_0_MASK) == 0xffffffffU, "t410_pcie_pmpidr0");

static void test_pcie_pmpidr0(void **state)
{
	const t410_pcie_pmpidr0_fields_t none = {0};
	t410_pcie_pmpidr0_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmpidr0_pack(none).raw == 0x00000000U);
	f = none;
	f.PART_0 = ~(uint32_t)0;
	assert_true(t410_pcie_pmpidr0_pack(f).raw == (T410_PCIE_PMPIDR0_PART_0_MASK | 0x00000000U));
	assert_true(t410_pcie_pmpidr0_unpack(t410_pcie_pmpidr0_pack(f)).PART_0 == (T410_PCIE_PMPIDR0_PART_0_MASK >> T410_PCIE_PMPIDR0_PART_0_SHIFT));
}

/* Every bit of PMPIDR1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_PCIE_PMPIDR1_DES_0_MASK +
	       T410_PCIE_PMPIDR1_PART_1_MASK) == 0xffffffffU, "t410_pcie_pmpidr1");

static void test_pcie_pmpidr1(void **state)
{
	const t410_pcie_pmpidr1_fields_t none = {0};
	t410_pcie_pmpidr1_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmpidr1_pack(none).raw == 0x00000000U);
	f = none;
	f.DES_0 = ~(uint32_t)0;
	assert_true(t410_pcie_pmpidr1_pack(f).raw == (T410_PCIE_PMPIDR1_DES_0_MASK | 0x00000000U));
	assert_true(t410_pcie_pmpidr1_unpack(t410_pcie_pmpidr1_pack(f)).DES_0 == (T410_PCIE_PMPIDR1_DES_0_MASK >> T410_PCIE_PMPIDR1_DES_0_SHIFT));
	f = none;
	f.PART_1 = ~(uint32_t)0;
	assert_true(t410_pcie_pmpidr1_pack(f).raw == (T410_PCIE_PMPIDR1_PART_1_MASK | 0x00000000U));
	assert_true(t410_pcie_pmpidr1_unpack(t410_pcie_pmpidr1_pack(f)).PART_1 == (T410_PCIE_PMPIDR1_PART_1_MASK >> T410_PCIE_PMPIDR1_PART_1_SHIFT));
}

/* Every bit of PMPIDR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_PCIE_PMPIDR2_REVISION_MASK +
	       T410_PCIE_PMPIDR2_JEDEC_MASK +
	       T410_PCIE_PMPIDR2_DES_1_MASK) == 0xffffffffU, "t410_pcie_pmpidr2");

static void test_pcie_pmpidr2(void **state)
{
	const t410_pcie_pmpidr2_fields_t none = {0};
	t410_pcie_pmpidr2_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmpidr2_pack(none).raw == 0x00000000U);
	f = none;
	f.REVISION = ~(uint32_t)0;
	assert_true(t410_pcie_pmpidr2_pack(f).raw == (T410_PCIE_PMPIDR2_REVISION_MASK | 0x00000000U));
	assert_true(t410_pcie_pmpidr2_unpack(t410_pcie_pmpidr2_pack(f)).REVISION == (T410_PCIE_PMPIDR2_REVISION_MASK >> T410_PCIE_PMPIDR2_REVISION_SHIFT));
	f = none;
	f.JEDEC = ~(uint32_t)0;
	assert_true(t410_pcie_pmpidr2_pack(f).raw == (T410_PCIE_PMPIDR2_JEDEC_MASK | 0x00000000U));
	assert_true(t410_pcie_pmpidr2_unpack(t410_pcie_pmpidr2_pack(f)).JEDEC == (T410_PCIE_PMPIDR2_JEDEC_MASK >> T410_PCIE_PMPIDR2_JEDEC_SHIFT));
	f = none;
	f.DES_1 = ~(uint32_t)0;
	assert_true(t410_pcie_pmpidr2_pack(f).raw == (T410_PCIE_PMPIDR2_DES_1_MASK | 0x00000000U));
	assert_true(t410_pcie_pmpidr2_unpack(t410_pcie_pmpidr2_pack(f)).DES_1 == (T410_PCIE_PMPIDR2_DES_1_MASK >> T410_PCIE_PMPIDR2_DES_1_SHIFT));
}

/* Every bit of PMPIDR3 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_PCIE_PMPIDR3_REVAND_MASK +
	       T410_PCIE_PMPIDR3_CMOD_MASK) == 0xffffffffU, "t410_pcie_pmpidr3");

static void test_pcie_pmpidr3(void **state)
{
	const t410_pcie_pmpidr3_fields_t none = {0};
	t410_pcie_pmpidr3_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmpidr3_pack(none).raw == 0x00000000U);
	f = none;
	f.REVAND = ~(uint32_t)0;
	assert_true(t410_pcie_pmpidr3_pack(f).raw == (T410_PCIE_PMPIDR3_REVAND_MASK | 0x00000000U));
	assert_true(t410_pcie_pmpidr3_unpack(t410_pcie_pmpidr3_pack(f)).REVAND == (T410_PCIE_PMPIDR3_REVAND_MASK >> T410_PCIE_PMPIDR3_REVAND_SHIFT));
	f = none;
	f.CMOD = ~(uint32_t)0;
	assert_true(t410_pcie_pmpidr3_pack(f).raw == (T410_PCIE_PMPIDR3_CMOD_MASK | 0x00000000U));
	assert_true(t410_pcie_pmpidr3_unpack(t410_pcie_pmpidr3_pack(f)).CMOD == (T410_PCIE_PMPIDR3_CMOD_MASK >> T410_PCIE_PMPIDR3_CMOD_SHIFT));
}

/* Every bit of PMCIDR0 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_PCIE_PMCIDR0_PRMBL_0_MASK) == 0xffffffffU, "t410_pcie_pmcidr0");

static void test_pcie_pmcidr0(void **state)
{
	const t410_pcie_pmcidr0_fields_t none = {0};
	t410_pcie_pmcidr0_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmcidr0_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_0 = ~(uint32_t)0;
	assert_true(t410_pcie_pmcidr0_pack(f).raw == (T410_PCIE_PMCIDR0_PRMBL_0_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcidr0_unpack(t410_pcie_pmcidr0_pack(f)).PRMBL_0 == (T410_PCIE_PMCIDR0_PRMBL_0_MASK >> T410_PCIE_PMCIDR0_PRMBL_0_SHIFT));
}

/* Every bit of PMCIDR1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_PCIE_PMCIDR1_CLASS_MASK +
	       T410_PCIE_PMCIDR1_PRMBL_1_MASK) == 0xffffffffU, "t410_pcie_pmcidr1");

static void test_pcie_pmcidr1(void **state)
{
	const t410_pcie_pmcidr1_fields_t none = {0};
	t410_pcie_pmcidr1_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmcidr1_pack(none).raw == 0x00000000U);
	f = none;
	f.CLASS = ~(uint32_t)0;
	assert_true(t410_pcie_pmcidr1_pack(f).raw == (T410_PCIE_PMCIDR1_CLASS_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcidr1_unpack(t410_pcie_pmcidr1_pack(f)).CLASS == (T410_PCIE_PMCIDR1_CLASS_MASK >> T410_PCIE_PMCIDR1_CLASS_SHIFT));
	f = none;
	f.PRMBL_1 = ~(uint32_t)0;
	assert_true(t410_pcie_pmcidr1_pack(f).raw == (T410_PCIE_PMCIDR1_PRMBL_1_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcidr1_unpack(t410_pcie_pmcidr1_pack(f)).PRMBL_1 == (T410_PCIE_PMCIDR1_PRMBL_1_MASK >> T410_PCIE_PMCIDR1_PRMBL_1_SHIFT));
}

/* Every bit of PMCIDR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_PCIE_PMCIDR2_PRMBL_2_MASK) == 0xffffffffU, "t410_pcie_pmcidr2");

static void test_pcie_pmcidr2(void **state)
{
	const t410_pcie_pmcidr2_fields_t none = {0};
	t410_pcie_pmcidr2_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmcidr2_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_2 = ~(uint32_t)0;
	assert_true(t410_pcie_pmcidr2_pack(f).raw == (T410_PCIE_PMCIDR2_PRMBL_2_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcidr2_unpack(t410_pcie_pmcidr2_pack(f)).PRMBL_2 == (T410_PCIE_PMCIDR2_PRMBL_2_MASK >> T410_PCIE_PMCIDR2_PRMBL_2_SHIFT));
}

/* Every bit of PMCIDR3 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_PCIE_PMCIDR3_PRMBL_3_MASK) == 0xffffffffU, "t410_pcie_pmcidr3");

static void test_pcie_pmcidr3(void **state)
{
	const t410_pcie_pmcidr3_fields_t none = {0};
	t410_pcie_pmcidr3_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmcidr3_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_3 = ~(uint32_t)0;
	assert_true(t410_pcie_pmcidr3_pack(f).raw == (T410_PCIE_PMCIDR3_PRMBL_3_MASK | 0x00000000U));
	assert_true(t410_pcie_pmcidr3_unpack(t410_pcie_pmcidr3_pack(f)).PRMBL_3 == (T410_PCIE_PMCIDR3_PRMBL_3_MASK >> T410_PCIE_PMCIDR3_PRMBL_3_SHIFT));
}

/* Every bit of PMCCNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_PCIE_PMCCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_pcie_pmccntr");

static void test_pcie_pmccntr(void **state)
{
	const t410_pcie_pmccntr_fields_t none = {0};
	t410_pcie_pmccntr_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmccntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_pcie_pmccntr_pack(f).raw == (T410_PCIE_PMCCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_pmccntr_unpack(t410_pcie_pmccntr_pack(f)).count == (T410_PCIE_PMCCNTR_COUNT_MASK >> T410_PCIE_PMCCNTR_COUNT_SHIFT));
}

/* Every bit of PMCCFILTR is in one field or reserved. */
_Static_assert((uint32_t)(0xfe000000U +
	       T410_PCIE_PMCCFILTR_SRC_BDF_EN_MASK +
	       T410_PCIE_PMCCFILTR_SRC_BDF_MASK +
	       T410_PCIE_PMCCFILTR_SRC_RP_MASK_MASK) == 0xffffffffU, "t410_pcie_pmccfiltr");

static void test_pcie_pmccfiltr(void **state)
{
	const t410_pcie_pmccfiltr_fields_t none = {0};
	t410_pcie_pmccfiltr_fields_t f;

	(void)state;
	assert_true(t410_pcie_pmccfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.src_bdf_en = ~(uint32_t)0;
	assert_true(t410_pcie_pmccfiltr_pack(f).raw == (T410_PCIE_PMCCFILTR_SRC_BDF_EN_MASK | 0x00000000U));
	assert_true(t410_pcie_pmccfiltr_unpack(t410_pcie_pmccfiltr_pack(f)).src_bdf_en == (T410_PCIE_PMCCFILTR_SRC_BDF_EN_MASK >> T410_PCIE_PMCCFILTR_SRC_BDF_EN_SHIFT));
	f = none;
	f.src_bdf = ~(uint32_t)0;
	assert_true(t410_pcie_pmccfiltr_pack(f).raw == (T410_PCIE_PMCCFILTR_SRC_BDF_MASK | 0x00000000U));
	assert_true(t410_pcie_pmccfiltr_unpack(t410_pcie_pmccfiltr_pack(f)).src_bdf == (T410_PCIE_PMCCFILTR_SRC_BDF_MASK >> T410_PCIE_PMCCFILTR_SRC_BDF_SHIFT));
	f = none;
	f.src_rp_mask = ~(uint32_t)0;
	assert_true(t410_pcie_pmccfiltr_pack(f).raw == (T410_PCIE_PMCCFILTR_SRC_RP_MASK_MASK | 0x00000000U));
	assert_true(t410_pcie_pmccfiltr_unpack(t410_pcie_pmccfiltr_pack(f)).src_rp_mask == (T410_PCIE_PMCCFILTR_SRC_RP_MASK_MASK >> T410_PCIE_PMCCFILTR_SRC_RP_MASK_SHIFT));
}

/* ---- PCIe root complex, requests to devices ---- */

/* Every bit of PMEVCNTR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_PCIE_TGT_PMEVCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_pcie_tgt_pmevcntr");

static void test_pcie_tgt_pmevcntr(void **state)
{
	const t410_pcie_tgt_pmevcntr_fields_t none = {0};
	t410_pcie_tgt_pmevcntr_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmevcntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_pmevcntr_pack(f).raw == (T410_PCIE_TGT_PMEVCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_pmevcntr_unpack(t410_pcie_tgt_pmevcntr_pack(f)).count == (T410_PCIE_TGT_PMEVCNTR_COUNT_MASK >> T410_PCIE_TGT_PMEVCNTR_COUNT_SHIFT));
}

/* Every bit of PMEVTYPER<n> is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffff8U +
	       T410_PCIE_TGT_PMEVTYPER_EVENT_MASK) == 0xffffffffU, "t410_pcie_tgt_pmevtyper");

static void test_pcie_tgt_pmevtyper(void **state)
{
	const t410_pcie_tgt_pmevtyper_fields_t none = {0};
	t410_pcie_tgt_pmevtyper_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmevtyper_pack(none).raw == 0x00000000U);
	f = none;
	f.event = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmevtyper_pack(f).raw == (T410_PCIE_TGT_PMEVTYPER_EVENT_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmevtyper_unpack(t410_pcie_tgt_pmevtyper_pack(f)).event == (T410_PCIE_TGT_PMEVTYPER_EVENT_MASK >> T410_PCIE_TGT_PMEVTYPER_EVENT_SHIFT));
}

/* Every bit of PMSVR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_PCIE_TGT_PMSVR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_pcie_tgt_pmsvr");

static void test_pcie_tgt_pmsvr(void **state)
{
	const t410_pcie_tgt_pmsvr_fields_t none = {0};
	t410_pcie_tgt_pmsvr_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmsvr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_pmsvr_pack(f).raw == (T410_PCIE_TGT_PMSVR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_pmsvr_unpack(t410_pcie_tgt_pmsvr_pack(f)).count == (T410_PCIE_TGT_PMSVR_COUNT_MASK >> T410_PCIE_TGT_PMSVR_COUNT_SHIFT));
}

/* Every bit of PMEVFILT2R<n> is in one field or reserved. */
_Static_assert((uint32_t)(0xffff0000U +
	       T410_PCIE_TGT_PMEVFILT2R_DST_ADDR_SLOT_MASK +
	       T410_PCIE_TGT_PMEVFILT2R_DST_RP_MASK_MASK) == 0xffffffffU, "t410_pcie_tgt_pmevfilt2r");

static void test_pcie_tgt_pmevfilt2r(void **state)
{
	const t410_pcie_tgt_pmevfilt2r_fields_t none = {0};
	t410_pcie_tgt_pmevfilt2r_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmevfilt2r_pack(none).raw == 0x00000000U);
	f = none;
	f.dst_addr_slot = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmevfilt2r_pack(f).raw == (T410_PCIE_TGT_PMEVFILT2R_DST_ADDR_SLOT_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmevfilt2r_unpack(t410_pcie_tgt_pmevfilt2r_pack(f)).dst_addr_slot == (T410_PCIE_TGT_PMEVFILT2R_DST_ADDR_SLOT_MASK >> T410_PCIE_TGT_PMEVFILT2R_DST_ADDR_SLOT_SHIFT));
	f = none;
	f.dst_rp_mask = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmevfilt2r_pack(f).raw == (T410_PCIE_TGT_PMEVFILT2R_DST_RP_MASK_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmevfilt2r_unpack(t410_pcie_tgt_pmevfilt2r_pack(f)).dst_rp_mask == (T410_PCIE_TGT_PMEVFILT2R_DST_RP_MASK_MASK >> T410_PCIE_TGT_PMEVFILT2R_DST_RP_MASK_SHIFT));
}

/* Every bit of PMEVFILTR<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_TGT_PMEVFILTR_FILTER_MASK) == 0xffffffffU, "t410_pcie_tgt_pmevfiltr");

static void test_pcie_tgt_pmevfiltr(void **state)
{
	const t410_pcie_tgt_pmevfiltr_fields_t none = {0};
	t410_pcie_tgt_pmevfiltr_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmevfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.filter = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmevfiltr_pack(f).raw == (T410_PCIE_TGT_PMEVFILTR_FILTER_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmevfiltr_unpack(t410_pcie_tgt_pmevfiltr_pack(f)).filter == (T410_PCIE_TGT_PMEVFILTR_FILTER_MASK >> T410_PCIE_TGT_PMEVFILTR_FILTER_SHIFT));
}

/* Every bit of PMCNTENSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_TGT_PMCNTENSET_P_MASK) == 0xffffffffU, "t410_pcie_tgt_pmcntenset");

static void test_pcie_tgt_pmcntenset(void **state)
{
	const t410_pcie_tgt_pmcntenset_fields_t none = {0};
	t410_pcie_tgt_pmcntenset_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmcntenset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcntenset_pack(f).raw == (T410_PCIE_TGT_PMCNTENSET_P_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcntenset_unpack(t410_pcie_tgt_pmcntenset_pack(f)).P == (T410_PCIE_TGT_PMCNTENSET_P_MASK >> T410_PCIE_TGT_PMCNTENSET_P_SHIFT));
}

/* Every bit of PMCNTENCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_TGT_PMCNTENCLR_P_MASK) == 0xffffffffU, "t410_pcie_tgt_pmcntenclr");

static void test_pcie_tgt_pmcntenclr(void **state)
{
	const t410_pcie_tgt_pmcntenclr_fields_t none = {0};
	t410_pcie_tgt_pmcntenclr_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmcntenclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcntenclr_pack(f).raw == (T410_PCIE_TGT_PMCNTENCLR_P_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcntenclr_unpack(t410_pcie_tgt_pmcntenclr_pack(f)).P == (T410_PCIE_TGT_PMCNTENCLR_P_MASK >> T410_PCIE_TGT_PMCNTENCLR_P_SHIFT));
}

/* Every bit of PMINTENSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_TGT_PMINTENSET_P_MASK) == 0xffffffffU, "t410_pcie_tgt_pmintenset");

static void test_pcie_tgt_pmintenset(void **state)
{
	const t410_pcie_tgt_pmintenset_fields_t none = {0};
	t410_pcie_tgt_pmintenset_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmintenset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmintenset_pack(f).raw == (T410_PCIE_TGT_PMINTENSET_P_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmintenset_unpack(t410_pcie_tgt_pmintenset_pack(f)).P == (T410_PCIE_TGT_PMINTENSET_P_MASK >> T410_PCIE_TGT_PMINTENSET_P_SHIFT));
}

/* Every bit of PMINTENCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_TGT_PMINTENCLR_P_MASK) == 0xffffffffU, "t410_pcie_tgt_pmintenclr");

static void test_pcie_tgt_pmintenclr(void **state)
{
	const t410_pcie_tgt_pmintenclr_fields_t none = {0};
	t410_pcie_tgt_pmintenclr_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmintenclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmintenclr_pack(f).raw == (T410_PCIE_TGT_PMINTENCLR_P_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmintenclr_unpack(t410_pcie_tgt_pmintenclr_pack(f)).P == (T410_PCIE_TGT_PMINTENCLR_P_MASK >> T410_PCIE_TGT_PMINTENCLR_P_SHIFT));
}

/* Every bit of PMOVSCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_TGT_PMOVSCLR_P_MASK) == 0xffffffffU, "t410_pcie_tgt_pmovsclr");

static void test_pcie_tgt_pmovsclr(void **state)
{
	const t410_pcie_tgt_pmovsclr_fields_t none = {0};
	t410_pcie_tgt_pmovsclr_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmovsclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmovsclr_pack(f).raw == (T410_PCIE_TGT_PMOVSCLR_P_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmovsclr_unpack(t410_pcie_tgt_pmovsclr_pack(f)).P == (T410_PCIE_TGT_PMOVSCLR_P_MASK >> T410_PCIE_TGT_PMOVSCLR_P_SHIFT));
}

/* Every bit of PMOVSSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_TGT_PMOVSSET_P_MASK) == 0xffffffffU, "t410_pcie_tgt_pmovsset");

static void test_pcie_tgt_pmovsset(void **state)
{
	const t410_pcie_tgt_pmovsset_fields_t none = {0};
	t410_pcie_tgt_pmovsset_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmovsset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmovsset_pack(f).raw == (T410_PCIE_TGT_PMOVSSET_P_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmovsset_unpack(t410_pcie_tgt_pmovsset_pack(f)).P == (T410_PCIE_TGT_PMOVSSET_P_MASK >> T410_PCIE_TGT_PMOVSSET_P_SHIFT));
}

/* Every bit of PMCGCR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_TGT_PMCGCR_N_MASK) == 0xffffffffU, "t410_pcie_tgt_pmcgcr");

static void test_pcie_tgt_pmcgcr(void **state)
{
	const t410_pcie_tgt_pmcgcr_fields_t none = {0};
	t410_pcie_tgt_pmcgcr_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmcgcr_pack(none).raw == 0x00000000U);
	f = none;
	f.N = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcgcr_pack(f).raw == (T410_PCIE_TGT_PMCGCR_N_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcgcr_unpack(t410_pcie_tgt_pmcgcr_pack(f)).N == (T410_PCIE_TGT_PMCGCR_N_MASK >> T410_PCIE_TGT_PMCGCR_N_SHIFT));
}

/* Every bit of PMCFGR is in one field or reserved. */
_Static_assert((uint32_t)(0x0e040000U +
	       T410_PCIE_TGT_PMCFGR_NCG_MASK +
	       T410_PCIE_TGT_PMCFGR_HDBG_MASK +
	       T410_PCIE_TGT_PMCFGR_TRO_MASK +
	       T410_PCIE_TGT_PMCFGR_SS_MASK +
	       T410_PCIE_TGT_PMCFGR_FZO_MASK +
	       T410_PCIE_TGT_PMCFGR_MSI_MASK +
	       T410_PCIE_TGT_PMCFGR_UEN_MASK +
	       T410_PCIE_TGT_PMCFGR_NA_MASK +
	       T410_PCIE_TGT_PMCFGR_EX_MASK +
	       T410_PCIE_TGT_PMCFGR_CCD_MASK +
	       T410_PCIE_TGT_PMCFGR_CC_MASK +
	       T410_PCIE_TGT_PMCFGR_SIZE_MASK +
	       T410_PCIE_TGT_PMCFGR_N_MASK) == 0xffffffffU, "t410_pcie_tgt_pmcfgr");

static void test_pcie_tgt_pmcfgr(void **state)
{
	const t410_pcie_tgt_pmcfgr_fields_t none = {0};
	t410_pcie_tgt_pmcfgr_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmcfgr_pack(none).raw == 0x00000000U);
	f = none;
	f.NCG = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcfgr_pack(f).raw == (T410_PCIE_TGT_PMCFGR_NCG_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcfgr_unpack(t410_pcie_tgt_pmcfgr_pack(f)).NCG == (T410_PCIE_TGT_PMCFGR_NCG_MASK >> T410_PCIE_TGT_PMCFGR_NCG_SHIFT));
	f = none;
	f.HDBG = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcfgr_pack(f).raw == (T410_PCIE_TGT_PMCFGR_HDBG_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcfgr_unpack(t410_pcie_tgt_pmcfgr_pack(f)).HDBG == (T410_PCIE_TGT_PMCFGR_HDBG_MASK >> T410_PCIE_TGT_PMCFGR_HDBG_SHIFT));
	f = none;
	f.TRO = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcfgr_pack(f).raw == (T410_PCIE_TGT_PMCFGR_TRO_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcfgr_unpack(t410_pcie_tgt_pmcfgr_pack(f)).TRO == (T410_PCIE_TGT_PMCFGR_TRO_MASK >> T410_PCIE_TGT_PMCFGR_TRO_SHIFT));
	f = none;
	f.SS = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcfgr_pack(f).raw == (T410_PCIE_TGT_PMCFGR_SS_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcfgr_unpack(t410_pcie_tgt_pmcfgr_pack(f)).SS == (T410_PCIE_TGT_PMCFGR_SS_MASK >> T410_PCIE_TGT_PMCFGR_SS_SHIFT));
	f = none;
	f.FZO = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcfgr_pack(f).raw == (T410_PCIE_TGT_PMCFGR_FZO_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcfgr_unpack(t410_pcie_tgt_pmcfgr_pack(f)).FZO == (T410_PCIE_TGT_PMCFGR_FZO_MASK >> T410_PCIE_TGT_PMCFGR_FZO_SHIFT));
	f = none;
	f.MSI = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcfgr_pack(f).raw == (T410_PCIE_TGT_PMCFGR_MSI_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcfgr_unpack(t410_pcie_tgt_pmcfgr_pack(f)).MSI == (T410_PCIE_TGT_PMCFGR_MSI_MASK >> T410_PCIE_TGT_PMCFGR_MSI_SHIFT));
	f = none;
	f.UEN = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcfgr_pack(f).raw == (T410_PCIE_TGT_PMCFGR_UEN_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcfgr_unpack(t410_pcie_tgt_pmcfgr_pack(f)).UEN == (T410_PCIE_TGT_PMCFGR_UEN_MASK >> T410_PCIE_TGT_PMCFGR_UEN_SHIFT));
	f = none;
	f.NA = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcfgr_pack(f).raw == (T410_PCIE_TGT_PMCFGR_NA_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcfgr_unpack(t410_pcie_tgt_pmcfgr_pack(f)).NA == (T410_PCIE_TGT_PMCFGR_NA_MASK >> T410_PCIE_TGT_PMCFGR_NA_SHIFT));
	f = none;
	f.EX = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcfgr_pack(f).raw == (T410_PCIE_TGT_PMCFGR_EX_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcfgr_unpack(t410_pcie_tgt_pmcfgr_pack(f)).EX == (T410_PCIE_TGT_PMCFGR_EX_MASK >> T410_PCIE_TGT_PMCFGR_EX_SHIFT));
	f = none;
	f.CCD = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcfgr_pack(f).raw == (T410_PCIE_TGT_PMCFGR_CCD_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcfgr_unpack(t410_pcie_tgt_pmcfgr_pack(f)).CCD == (T410_PCIE_TGT_PMCFGR_CCD_MASK >> T410_PCIE_TGT_PMCFGR_CCD_SHIFT));
	f = none;
	f.CC = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcfgr_pack(f).raw == (T410_PCIE_TGT_PMCFGR_CC_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcfgr_unpack(t410_pcie_tgt_pmcfgr_pack(f)).CC == (T410_PCIE_TGT_PMCFGR_CC_MASK >> T410_PCIE_TGT_PMCFGR_CC_SHIFT));
	f = none;
	f.SIZE = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcfgr_pack(f).raw == (T410_PCIE_TGT_PMCFGR_SIZE_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcfgr_unpack(t410_pcie_tgt_pmcfgr_pack(f)).SIZE == (T410_PCIE_TGT_PMCFGR_SIZE_MASK >> T410_PCIE_TGT_PMCFGR_SIZE_SHIFT));
	f = none;
	f.N = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcfgr_pack(f).raw == (T410_PCIE_TGT_PMCFGR_N_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcfgr_unpack(t410_pcie_tgt_pmcfgr_pack(f)).N == (T410_PCIE_TGT_PMCFGR_N_MASK >> T410_PCIE_TGT_PMCFGR_N_SHIFT));
}

/* Every bit of PMCR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffff0c0U +
	       T410_PCIE_TGT_PMCR_TRO_MASK +
	       T410_PCIE_TGT_PMCR_HDBG_MASK +
	       T410_PCIE_TGT_PMCR_FZO_MASK +
	       T410_PCIE_TGT_PMCR_NA_MASK +
	       T410_PCIE_TGT_PMCR_DP_MASK +
	       T410_PCIE_TGT_PMCR_X_MASK +
	       T410_PCIE_TGT_PMCR_D_MASK +
	       T410_PCIE_TGT_PMCR_C_MASK +
	       T410_PCIE_TGT_PMCR_P_MASK +
	       T410_PCIE_TGT_PMCR_E_MASK) == 0xffffffffU, "t410_pcie_tgt_pmcr");

static void test_pcie_tgt_pmcr(void **state)
{
	const t410_pcie_tgt_pmcr_fields_t none = {0};
	t410_pcie_tgt_pmcr_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmcr_pack(none).raw == 0x00000000U);
	f = none;
	f.TRO = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcr_pack(f).raw == (T410_PCIE_TGT_PMCR_TRO_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcr_unpack(t410_pcie_tgt_pmcr_pack(f)).TRO == (T410_PCIE_TGT_PMCR_TRO_MASK >> T410_PCIE_TGT_PMCR_TRO_SHIFT));
	f = none;
	f.HDBG = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcr_pack(f).raw == (T410_PCIE_TGT_PMCR_HDBG_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcr_unpack(t410_pcie_tgt_pmcr_pack(f)).HDBG == (T410_PCIE_TGT_PMCR_HDBG_MASK >> T410_PCIE_TGT_PMCR_HDBG_SHIFT));
	f = none;
	f.FZO = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcr_pack(f).raw == (T410_PCIE_TGT_PMCR_FZO_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcr_unpack(t410_pcie_tgt_pmcr_pack(f)).FZO == (T410_PCIE_TGT_PMCR_FZO_MASK >> T410_PCIE_TGT_PMCR_FZO_SHIFT));
	f = none;
	f.NA = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcr_pack(f).raw == (T410_PCIE_TGT_PMCR_NA_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcr_unpack(t410_pcie_tgt_pmcr_pack(f)).NA == (T410_PCIE_TGT_PMCR_NA_MASK >> T410_PCIE_TGT_PMCR_NA_SHIFT));
	f = none;
	f.DP = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcr_pack(f).raw == (T410_PCIE_TGT_PMCR_DP_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcr_unpack(t410_pcie_tgt_pmcr_pack(f)).DP == (T410_PCIE_TGT_PMCR_DP_MASK >> T410_PCIE_TGT_PMCR_DP_SHIFT));
	f = none;
	f.X = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcr_pack(f).raw == (T410_PCIE_TGT_PMCR_X_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcr_unpack(t410_pcie_tgt_pmcr_pack(f)).X == (T410_PCIE_TGT_PMCR_X_MASK >> T410_PCIE_TGT_PMCR_X_SHIFT));
	f = none;
	f.D = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcr_pack(f).raw == (T410_PCIE_TGT_PMCR_D_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcr_unpack(t410_pcie_tgt_pmcr_pack(f)).D == (T410_PCIE_TGT_PMCR_D_MASK >> T410_PCIE_TGT_PMCR_D_SHIFT));
	f = none;
	f.C = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcr_pack(f).raw == (T410_PCIE_TGT_PMCR_C_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcr_unpack(t410_pcie_tgt_pmcr_pack(f)).C == (T410_PCIE_TGT_PMCR_C_MASK >> T410_PCIE_TGT_PMCR_C_SHIFT));
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcr_pack(f).raw == (T410_PCIE_TGT_PMCR_P_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcr_unpack(t410_pcie_tgt_pmcr_pack(f)).P == (T410_PCIE_TGT_PMCR_P_MASK >> T410_PCIE_TGT_PMCR_P_SHIFT));
	f = none;
	f.E = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcr_pack(f).raw == (T410_PCIE_TGT_PMCR_E_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcr_unpack(t410_pcie_tgt_pmcr_pack(f)).E == (T410_PCIE_TGT_PMCR_E_MASK >> T410_PCIE_TGT_PMCR_E_SHIFT));
}

/* Every bit of PMIIDR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_TGT_PMIIDR_PRODUCTID_MASK +
	       T410_PCIE_TGT_PMIIDR_VARIANT_MASK +
	       T410_PCIE_TGT_PMIIDR_REVISION_MASK +
	       T410_PCIE_TGT_PMIIDR_IMPLEMENTER_MASK) == 0xffffffffU, "t410_pcie_tgt_pmiidr");

static void test_pcie_tgt_pmiidr(void **state)
{
	const t410_pcie_tgt_pmiidr_fields_t none = {0};
	t410_pcie_tgt_pmiidr_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmiidr_pack(none).raw == 0x00000000U);
	f = none;
	f.ProductID = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmiidr_pack(f).raw == (T410_PCIE_TGT_PMIIDR_PRODUCTID_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmiidr_unpack(t410_pcie_tgt_pmiidr_pack(f)).ProductID == (T410_PCIE_TGT_PMIIDR_PRODUCTID_MASK >> T410_PCIE_TGT_PMIIDR_PRODUCTID_SHIFT));
	f = none;
	f.Variant = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmiidr_pack(f).raw == (T410_PCIE_TGT_PMIIDR_VARIANT_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmiidr_unpack(t410_pcie_tgt_pmiidr_pack(f)).Variant == (T410_PCIE_TGT_PMIIDR_VARIANT_MASK >> T410_PCIE_TGT_PMIIDR_VARIANT_SHIFT));
	f = none;
	f.Revision = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmiidr_pack(f).raw == (T410_PCIE_TGT_PMIIDR_REVISION_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmiidr_unpack(t410_pcie_tgt_pmiidr_pack(f)).Revision == (T410_PCIE_TGT_PMIIDR_REVISION_MASK >> T410_PCIE_TGT_PMIIDR_REVISION_SHIFT));
	f = none;
	f.Implementer = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmiidr_pack(f).raw == (T410_PCIE_TGT_PMIIDR_IMPLEMENTER_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmiidr_unpack(t410_pcie_tgt_pmiidr_pack(f)).Implementer == (T410_PCIE_TGT_PMIIDR_IMPLEMENTER_MASK >> T410_PCIE_TGT_PMIIDR_IMPLEMENTER_SHIFT));
}

/* Every bit of PMCEID<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_TGT_PMCEID_ID_MASK) == 0xffffffffU, "t410_pcie_tgt_pmceid");

static void test_pcie_tgt_pmceid(void **state)
{
	const t410_pcie_tgt_pmceid_fields_t none = {0};
	t410_pcie_tgt_pmceid_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmceid_pack(none).raw == 0x00000000U);
	f = none;
	f.ID = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmceid_pack(f).raw == (T410_PCIE_TGT_PMCEID_ID_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmceid_unpack(t410_pcie_tgt_pmceid_pack(f)).ID == (T410_PCIE_TGT_PMCEID_ID_MASK >> T410_PCIE_TGT_PMCEID_ID_SHIFT));
}

/* Every bit of PMSSCR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffeU +
	       T410_PCIE_TGT_PMSSCR_SS_MASK) == 0xffffffffU, "t410_pcie_tgt_pmsscr");

static void test_pcie_tgt_pmsscr(void **state)
{
	const t410_pcie_tgt_pmsscr_fields_t none = {0};
	t410_pcie_tgt_pmsscr_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmsscr_pack(none).raw == 0x00000000U);
	f = none;
	f.SS = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmsscr_pack(f).raw == (T410_PCIE_TGT_PMSSCR_SS_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmsscr_unpack(t410_pcie_tgt_pmsscr_pack(f)).SS == (T410_PCIE_TGT_PMSSCR_SS_MASK >> T410_PCIE_TGT_PMSSCR_SS_SHIFT));
}

/* Every bit of PMSSRR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff00000000ULL +
	       T410_PCIE_TGT_PMSSRR_RC_MASK +
	       T410_PCIE_TGT_PMSSRR_RP_MASK) == 0xffffffffffffffffULL, "t410_pcie_tgt_pmssrr");

static void test_pcie_tgt_pmssrr(void **state)
{
	const t410_pcie_tgt_pmssrr_fields_t none = {0};
	t410_pcie_tgt_pmssrr_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmssrr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.RC = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_pmssrr_pack(f).raw == (T410_PCIE_TGT_PMSSRR_RC_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_pmssrr_unpack(t410_pcie_tgt_pmssrr_pack(f)).RC == (T410_PCIE_TGT_PMSSRR_RC_MASK >> T410_PCIE_TGT_PMSSRR_RC_SHIFT));
	f = none;
	f.RP = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_pmssrr_pack(f).raw == (T410_PCIE_TGT_PMSSRR_RP_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_pmssrr_unpack(t410_pcie_tgt_pmssrr_pack(f)).RP == (T410_PCIE_TGT_PMSSRR_RP_MASK >> T410_PCIE_TGT_PMSSRR_RP_SHIFT));
}

/* Every bit of PMSCR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff7fffffe0ULL +
	       T410_PCIE_TGT_PMSCR_IMPL_MASK +
	       T410_PCIE_TGT_PMSCR_NAO_MASK +
	       T410_PCIE_TGT_PMSCR_MSI_MPAM_NS_MASK +
	       T410_PCIE_TGT_PMSCR_NSMSI_MASK +
	       T410_PCIE_TGT_PMSCR_NSRA_MASK +
	       T410_PCIE_TGT_PMSCR_SO_MASK) == 0xffffffffffffffffULL, "t410_pcie_tgt_pmscr");

static void test_pcie_tgt_pmscr(void **state)
{
	const t410_pcie_tgt_pmscr_fields_t none = {0};
	t410_pcie_tgt_pmscr_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmscr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMPL = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_pmscr_pack(f).raw == (T410_PCIE_TGT_PMSCR_IMPL_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_pmscr_unpack(t410_pcie_tgt_pmscr_pack(f)).IMPL == (T410_PCIE_TGT_PMSCR_IMPL_MASK >> T410_PCIE_TGT_PMSCR_IMPL_SHIFT));
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_pmscr_pack(f).raw == (T410_PCIE_TGT_PMSCR_NAO_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_pmscr_unpack(t410_pcie_tgt_pmscr_pack(f)).NAO == (T410_PCIE_TGT_PMSCR_NAO_MASK >> T410_PCIE_TGT_PMSCR_NAO_SHIFT));
	f = none;
	f.MSI_MPAM_NS = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_pmscr_pack(f).raw == (T410_PCIE_TGT_PMSCR_MSI_MPAM_NS_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_pmscr_unpack(t410_pcie_tgt_pmscr_pack(f)).MSI_MPAM_NS == (T410_PCIE_TGT_PMSCR_MSI_MPAM_NS_MASK >> T410_PCIE_TGT_PMSCR_MSI_MPAM_NS_SHIFT));
	f = none;
	f.NSMSI = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_pmscr_pack(f).raw == (T410_PCIE_TGT_PMSCR_NSMSI_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_pmscr_unpack(t410_pcie_tgt_pmscr_pack(f)).NSMSI == (T410_PCIE_TGT_PMSCR_NSMSI_MASK >> T410_PCIE_TGT_PMSCR_NSMSI_SHIFT));
	f = none;
	f.NSRA = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_pmscr_pack(f).raw == (T410_PCIE_TGT_PMSCR_NSRA_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_pmscr_unpack(t410_pcie_tgt_pmscr_pack(f)).NSRA == (T410_PCIE_TGT_PMSCR_NSRA_MASK >> T410_PCIE_TGT_PMSCR_NSRA_SHIFT));
	f = none;
	f.SO = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_pmscr_pack(f).raw == (T410_PCIE_TGT_PMSCR_SO_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_pmscr_unpack(t410_pcie_tgt_pmscr_pack(f)).SO == (T410_PCIE_TGT_PMSCR_SO_MASK >> T410_PCIE_TGT_PMSCR_SO_SHIFT));
}

/* Every bit of PMROOTCR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff7ffffff4ULL +
	       T410_PCIE_TGT_PMROOTCR_IMPL_MASK +
	       T410_PCIE_TGT_PMROOTCR_NAO_MASK +
	       T410_PCIE_TGT_PMROOTCR_RLO_MASK +
	       T410_PCIE_TGT_PMROOTCR_RTO_MASK) == 0xffffffffffffffffULL, "t410_pcie_tgt_pmrootcr");

static void test_pcie_tgt_pmrootcr(void **state)
{
	const t410_pcie_tgt_pmrootcr_fields_t none = {0};
	t410_pcie_tgt_pmrootcr_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmrootcr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMPL = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_pmrootcr_pack(f).raw == (T410_PCIE_TGT_PMROOTCR_IMPL_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_pmrootcr_unpack(t410_pcie_tgt_pmrootcr_pack(f)).IMPL == (T410_PCIE_TGT_PMROOTCR_IMPL_MASK >> T410_PCIE_TGT_PMROOTCR_IMPL_SHIFT));
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_pmrootcr_pack(f).raw == (T410_PCIE_TGT_PMROOTCR_NAO_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_pmrootcr_unpack(t410_pcie_tgt_pmrootcr_pack(f)).NAO == (T410_PCIE_TGT_PMROOTCR_NAO_MASK >> T410_PCIE_TGT_PMROOTCR_NAO_SHIFT));
	f = none;
	f.RLO = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_pmrootcr_pack(f).raw == (T410_PCIE_TGT_PMROOTCR_RLO_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_pmrootcr_unpack(t410_pcie_tgt_pmrootcr_pack(f)).RLO == (T410_PCIE_TGT_PMROOTCR_RLO_MASK >> T410_PCIE_TGT_PMROOTCR_RLO_SHIFT));
	f = none;
	f.RTO = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_pmrootcr_pack(f).raw == (T410_PCIE_TGT_PMROOTCR_RTO_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_pmrootcr_unpack(t410_pcie_tgt_pmrootcr_pack(f)).RTO == (T410_PCIE_TGT_PMROOTCR_RTO_MASK >> T410_PCIE_TGT_PMROOTCR_RTO_SHIFT));
}

/* Every bit of PMIRQCR0 is in one field or reserved. */
_Static_assert((uint64_t)(0xff00000000000003ULL +
	       T410_PCIE_TGT_PMIRQCR0_ADDR_MASK) == 0xffffffffffffffffULL, "t410_pcie_tgt_pmirqcr0");

static void test_pcie_tgt_pmirqcr0(void **state)
{
	const t410_pcie_tgt_pmirqcr0_fields_t none = {0};
	t410_pcie_tgt_pmirqcr0_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmirqcr0_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.ADDR = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_pmirqcr0_pack(f).raw == (T410_PCIE_TGT_PMIRQCR0_ADDR_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_pmirqcr0_unpack(t410_pcie_tgt_pmirqcr0_pack(f)).ADDR == (T410_PCIE_TGT_PMIRQCR0_ADDR_MASK >> T410_PCIE_TGT_PMIRQCR0_ADDR_SHIFT));
}

/* Every bit of PMIRQCR1 is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_TGT_PMIRQCR1_DATA_MASK) == 0xffffffffU, "t410_pcie_tgt_pmirqcr1");

static void test_pcie_tgt_pmirqcr1(void **state)
{
	const t410_pcie_tgt_pmirqcr1_fields_t none = {0};
	t410_pcie_tgt_pmirqcr1_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmirqcr1_pack(none).raw == 0x00000000U);
	f = none;
	f.DATA = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmirqcr1_pack(f).raw == (T410_PCIE_TGT_PMIRQCR1_DATA_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmirqcr1_unpack(t410_pcie_tgt_pmirqcr1_pack(f)).DATA == (T410_PCIE_TGT_PMIRQCR1_DATA_MASK >> T410_PCIE_TGT_PMIRQCR1_DATA_SHIFT));
}

/* Every bit of PMIRQCR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_PCIE_TGT_PMIRQCR2_IRQEN_MASK +
	       T410_PCIE_TGT_PMIRQCR2_NSMSI_MASK +
	       T410_PCIE_TGT_PMIRQCR2_SH_MASK +
	       T410_PCIE_TGT_PMIRQCR2_MEMATTR_MASK) == 0xffffffffU, "t410_pcie_tgt_pmirqcr2");

static void test_pcie_tgt_pmirqcr2(void **state)
{
	const t410_pcie_tgt_pmirqcr2_fields_t none = {0};
	t410_pcie_tgt_pmirqcr2_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmirqcr2_pack(none).raw == 0x00000000U);
	f = none;
	f.IRQEN = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmirqcr2_pack(f).raw == (T410_PCIE_TGT_PMIRQCR2_IRQEN_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmirqcr2_unpack(t410_pcie_tgt_pmirqcr2_pack(f)).IRQEN == (T410_PCIE_TGT_PMIRQCR2_IRQEN_MASK >> T410_PCIE_TGT_PMIRQCR2_IRQEN_SHIFT));
	f = none;
	f.NSMSI = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmirqcr2_pack(f).raw == (T410_PCIE_TGT_PMIRQCR2_NSMSI_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmirqcr2_unpack(t410_pcie_tgt_pmirqcr2_pack(f)).NSMSI == (T410_PCIE_TGT_PMIRQCR2_NSMSI_MASK >> T410_PCIE_TGT_PMIRQCR2_NSMSI_SHIFT));
	f = none;
	f.SH = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmirqcr2_pack(f).raw == (T410_PCIE_TGT_PMIRQCR2_SH_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmirqcr2_unpack(t410_pcie_tgt_pmirqcr2_pack(f)).SH == (T410_PCIE_TGT_PMIRQCR2_SH_MASK >> T410_PCIE_TGT_PMIRQCR2_SH_SHIFT));
	f = none;
	f.MemAttr = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmirqcr2_pack(f).raw == (T410_PCIE_TGT_PMIRQCR2_MEMATTR_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmirqcr2_unpack(t410_pcie_tgt_pmirqcr2_pack(f)).MemAttr == (T410_PCIE_TGT_PMIRQCR2_MEMATTR_MASK >> T410_PCIE_TGT_PMIRQCR2_MEMATTR_SHIFT));
}

/* Every bit of PMDEVAFF is in one field or reserved. */
_Static_assert((uint64_t)(0xffffff003e000000ULL +
	       T410_PCIE_TGT_PMDEVAFF_AFF3_MASK +
	       T410_PCIE_TGT_PMDEVAFF_F0V_MASK +
	       T410_PCIE_TGT_PMDEVAFF_U_MASK +
	       T410_PCIE_TGT_PMDEVAFF_MT_MASK +
	       T410_PCIE_TGT_PMDEVAFF_AFF2_MASK +
	       T410_PCIE_TGT_PMDEVAFF_AFF1_MASK +
	       T410_PCIE_TGT_PMDEVAFF_AFF0_MASK) == 0xffffffffffffffffULL, "t410_pcie_tgt_pmdevaff");

static void test_pcie_tgt_pmdevaff(void **state)
{
	const t410_pcie_tgt_pmdevaff_fields_t none = {0};
	t410_pcie_tgt_pmdevaff_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmdevaff_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.Aff3 = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_pmdevaff_pack(f).raw == (T410_PCIE_TGT_PMDEVAFF_AFF3_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_pmdevaff_unpack(t410_pcie_tgt_pmdevaff_pack(f)).Aff3 == (T410_PCIE_TGT_PMDEVAFF_AFF3_MASK >> T410_PCIE_TGT_PMDEVAFF_AFF3_SHIFT));
	f = none;
	f.F0V = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_pmdevaff_pack(f).raw == (T410_PCIE_TGT_PMDEVAFF_F0V_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_pmdevaff_unpack(t410_pcie_tgt_pmdevaff_pack(f)).F0V == (T410_PCIE_TGT_PMDEVAFF_F0V_MASK >> T410_PCIE_TGT_PMDEVAFF_F0V_SHIFT));
	f = none;
	f.U = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_pmdevaff_pack(f).raw == (T410_PCIE_TGT_PMDEVAFF_U_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_pmdevaff_unpack(t410_pcie_tgt_pmdevaff_pack(f)).U == (T410_PCIE_TGT_PMDEVAFF_U_MASK >> T410_PCIE_TGT_PMDEVAFF_U_SHIFT));
	f = none;
	f.MT = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_pmdevaff_pack(f).raw == (T410_PCIE_TGT_PMDEVAFF_MT_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_pmdevaff_unpack(t410_pcie_tgt_pmdevaff_pack(f)).MT == (T410_PCIE_TGT_PMDEVAFF_MT_MASK >> T410_PCIE_TGT_PMDEVAFF_MT_SHIFT));
	f = none;
	f.Aff2 = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_pmdevaff_pack(f).raw == (T410_PCIE_TGT_PMDEVAFF_AFF2_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_pmdevaff_unpack(t410_pcie_tgt_pmdevaff_pack(f)).Aff2 == (T410_PCIE_TGT_PMDEVAFF_AFF2_MASK >> T410_PCIE_TGT_PMDEVAFF_AFF2_SHIFT));
	f = none;
	f.Aff1 = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_pmdevaff_pack(f).raw == (T410_PCIE_TGT_PMDEVAFF_AFF1_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_pmdevaff_unpack(t410_pcie_tgt_pmdevaff_pack(f)).Aff1 == (T410_PCIE_TGT_PMDEVAFF_AFF1_MASK >> T410_PCIE_TGT_PMDEVAFF_AFF1_SHIFT));
	f = none;
	f.Aff0 = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_pmdevaff_pack(f).raw == (T410_PCIE_TGT_PMDEVAFF_AFF0_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_pmdevaff_unpack(t410_pcie_tgt_pmdevaff_pack(f)).Aff0 == (T410_PCIE_TGT_PMDEVAFF_AFF0_MASK >> T410_PCIE_TGT_PMDEVAFF_AFF0_SHIFT));
}

/* Every bit of PMLAR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_TGT_PMLAR_KEY_MASK) == 0xffffffffU, "t410_pcie_tgt_pmlar");

static void test_pcie_tgt_pmlar(void **state)
{
	const t410_pcie_tgt_pmlar_fields_t none = {0};
	t410_pcie_tgt_pmlar_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmlar_pack(none).raw == 0x00000000U);
	f = none;
	f.KEY = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmlar_pack(f).raw == (T410_PCIE_TGT_PMLAR_KEY_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmlar_unpack(t410_pcie_tgt_pmlar_pack(f)).KEY == (T410_PCIE_TGT_PMLAR_KEY_MASK >> T410_PCIE_TGT_PMLAR_KEY_SHIFT));
}

/* Every bit of PMAUTHSTATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xf0ff0f00U +
	       T410_PCIE_TGT_PMAUTHSTATUS_RTNID_MASK +
	       T410_PCIE_TGT_PMAUTHSTATUS_RTID_MASK +
	       T410_PCIE_TGT_PMAUTHSTATUS_RLNID_MASK +
	       T410_PCIE_TGT_PMAUTHSTATUS_RLID_MASK +
	       T410_PCIE_TGT_PMAUTHSTATUS_SNID_MASK +
	       T410_PCIE_TGT_PMAUTHSTATUS_SID_MASK +
	       T410_PCIE_TGT_PMAUTHSTATUS_NSNID_MASK +
	       T410_PCIE_TGT_PMAUTHSTATUS_NSID_MASK) == 0xffffffffU, "t410_pcie_tgt_pmauthstatus");

static void test_pcie_tgt_pmauthstatus(void **state)
{
	const t410_pcie_tgt_pmauthstatus_fields_t none = {0};
	t410_pcie_tgt_pmauthstatus_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmauthstatus_pack(none).raw == 0x00000000U);
	f = none;
	f.RTNID = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmauthstatus_pack(f).raw == (T410_PCIE_TGT_PMAUTHSTATUS_RTNID_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmauthstatus_unpack(t410_pcie_tgt_pmauthstatus_pack(f)).RTNID == (T410_PCIE_TGT_PMAUTHSTATUS_RTNID_MASK >> T410_PCIE_TGT_PMAUTHSTATUS_RTNID_SHIFT));
	f = none;
	f.RTID = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmauthstatus_pack(f).raw == (T410_PCIE_TGT_PMAUTHSTATUS_RTID_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmauthstatus_unpack(t410_pcie_tgt_pmauthstatus_pack(f)).RTID == (T410_PCIE_TGT_PMAUTHSTATUS_RTID_MASK >> T410_PCIE_TGT_PMAUTHSTATUS_RTID_SHIFT));
	f = none;
	f.RLNID = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmauthstatus_pack(f).raw == (T410_PCIE_TGT_PMAUTHSTATUS_RLNID_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmauthstatus_unpack(t410_pcie_tgt_pmauthstatus_pack(f)).RLNID == (T410_PCIE_TGT_PMAUTHSTATUS_RLNID_MASK >> T410_PCIE_TGT_PMAUTHSTATUS_RLNID_SHIFT));
	f = none;
	f.RLID = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmauthstatus_pack(f).raw == (T410_PCIE_TGT_PMAUTHSTATUS_RLID_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmauthstatus_unpack(t410_pcie_tgt_pmauthstatus_pack(f)).RLID == (T410_PCIE_TGT_PMAUTHSTATUS_RLID_MASK >> T410_PCIE_TGT_PMAUTHSTATUS_RLID_SHIFT));
	f = none;
	f.SNID = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmauthstatus_pack(f).raw == (T410_PCIE_TGT_PMAUTHSTATUS_SNID_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmauthstatus_unpack(t410_pcie_tgt_pmauthstatus_pack(f)).SNID == (T410_PCIE_TGT_PMAUTHSTATUS_SNID_MASK >> T410_PCIE_TGT_PMAUTHSTATUS_SNID_SHIFT));
	f = none;
	f.SID = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmauthstatus_pack(f).raw == (T410_PCIE_TGT_PMAUTHSTATUS_SID_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmauthstatus_unpack(t410_pcie_tgt_pmauthstatus_pack(f)).SID == (T410_PCIE_TGT_PMAUTHSTATUS_SID_MASK >> T410_PCIE_TGT_PMAUTHSTATUS_SID_SHIFT));
	f = none;
	f.NSNID = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmauthstatus_pack(f).raw == (T410_PCIE_TGT_PMAUTHSTATUS_NSNID_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmauthstatus_unpack(t410_pcie_tgt_pmauthstatus_pack(f)).NSNID == (T410_PCIE_TGT_PMAUTHSTATUS_NSNID_MASK >> T410_PCIE_TGT_PMAUTHSTATUS_NSNID_SHIFT));
	f = none;
	f.NSID = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmauthstatus_pack(f).raw == (T410_PCIE_TGT_PMAUTHSTATUS_NSID_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmauthstatus_unpack(t410_pcie_tgt_pmauthstatus_pack(f)).NSID == (T410_PCIE_TGT_PMAUTHSTATUS_NSID_MASK >> T410_PCIE_TGT_PMAUTHSTATUS_NSID_SHIFT));
}

/* Every bit of PMDEVARCH is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_TGT_PMDEVARCH_ARCHITECT_MASK +
	       T410_PCIE_TGT_PMDEVARCH_PRESENT_MASK +
	       T410_PCIE_TGT_PMDEVARCH_REVISION_MASK +
	       T410_PCIE_TGT_PMDEVARCH_ARCHVER_MASK +
	       T410_PCIE_TGT_PMDEVARCH_ARCHPART_MASK) == 0xffffffffU, "t410_pcie_tgt_pmdevarch");

static void test_pcie_tgt_pmdevarch(void **state)
{
	const t410_pcie_tgt_pmdevarch_fields_t none = {0};
	t410_pcie_tgt_pmdevarch_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmdevarch_pack(none).raw == 0x00000000U);
	f = none;
	f.ARCHITECT = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmdevarch_pack(f).raw == (T410_PCIE_TGT_PMDEVARCH_ARCHITECT_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmdevarch_unpack(t410_pcie_tgt_pmdevarch_pack(f)).ARCHITECT == (T410_PCIE_TGT_PMDEVARCH_ARCHITECT_MASK >> T410_PCIE_TGT_PMDEVARCH_ARCHITECT_SHIFT));
	f = none;
	f.PRESENT = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmdevarch_pack(f).raw == (T410_PCIE_TGT_PMDEVARCH_PRESENT_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmdevarch_unpack(t410_pcie_tgt_pmdevarch_pack(f)).PRESENT == (T410_PCIE_TGT_PMDEVARCH_PRESENT_MASK >> T410_PCIE_TGT_PMDEVARCH_PRESENT_SHIFT));
	f = none;
	f.REVISION = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmdevarch_pack(f).raw == (T410_PCIE_TGT_PMDEVARCH_REVISION_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmdevarch_unpack(t410_pcie_tgt_pmdevarch_pack(f)).REVISION == (T410_PCIE_TGT_PMDEVARCH_REVISION_MASK >> T410_PCIE_TGT_PMDEVARCH_REVISION_SHIFT));
	f = none;
	f.ARCHVER = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmdevarch_pack(f).raw == (T410_PCIE_TGT_PMDEVARCH_ARCHVER_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmdevarch_unpack(t410_pcie_tgt_pmdevarch_pack(f)).ARCHVER == (T410_PCIE_TGT_PMDEVARCH_ARCHVER_MASK >> T410_PCIE_TGT_PMDEVARCH_ARCHVER_SHIFT));
	f = none;
	f.ARCHPART = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmdevarch_pack(f).raw == (T410_PCIE_TGT_PMDEVARCH_ARCHPART_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmdevarch_unpack(t410_pcie_tgt_pmdevarch_pack(f)).ARCHPART == (T410_PCIE_TGT_PMDEVARCH_ARCHPART_MASK >> T410_PCIE_TGT_PMDEVARCH_ARCHPART_SHIFT));
}

/* Every bit of PMDEVTYPE is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_PCIE_TGT_PMDEVTYPE_SUB_MASK +
	       T410_PCIE_TGT_PMDEVTYPE_MAJOR_MASK) == 0xffffffffU, "t410_pcie_tgt_pmdevtype");

static void test_pcie_tgt_pmdevtype(void **state)
{
	const t410_pcie_tgt_pmdevtype_fields_t none = {0};
	t410_pcie_tgt_pmdevtype_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmdevtype_pack(none).raw == 0x00000000U);
	f = none;
	f.SUB = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmdevtype_pack(f).raw == (T410_PCIE_TGT_PMDEVTYPE_SUB_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmdevtype_unpack(t410_pcie_tgt_pmdevtype_pack(f)).SUB == (T410_PCIE_TGT_PMDEVTYPE_SUB_MASK >> T410_PCIE_TGT_PMDEVTYPE_SUB_SHIFT));
	f = none;
	f.MAJOR = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmdevtype_pack(f).raw == (T410_PCIE_TGT_PMDEVTYPE_MAJOR_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmdevtype_unpack(t410_pcie_tgt_pmdevtype_pack(f)).MAJOR == (T410_PCIE_TGT_PMDEVTYPE_MAJOR_MASK >> T410_PCIE_TGT_PMDEVTYPE_MAJOR_SHIFT));
}

/* Every bit of PMPIDR4 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_PCIE_TGT_PMPIDR4_SIZE_MASK +
	       T410_PCIE_TGT_PMPIDR4_DES_2_MASK) == 0xffffffffU, "t410_pcie_tgt_pmpidr4");

static void test_pcie_tgt_pmpidr4(void **state)
{
	const t410_pcie_tgt_pmpidr4_fields_t none = {0};
	t410_pcie_tgt_pmpidr4_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmpidr4_pack(none).raw == 0x00000000U);
	f = none;
	f.SIZE = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmpidr4_pack(f).raw == (T410_PCIE_TGT_PMPIDR4_SIZE_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmpidr4_unpack(t410_pcie_tgt_pmpidr4_pack(f)).SIZE == (T410_PCIE_TGT_PMPIDR4_SIZE_MASK >> T410_PCIE_TGT_PMPIDR4_SIZE_SHIFT));
	f = none;
	f.DES_2 = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmpidr4_pack(f).raw == (T410_PCIE_TGT_PMPIDR4_DES_2_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmpidr4_unpack(t410_pcie_tgt_pmpidr4_pack(f)).DES_2 == (T410_PCIE_TGT_PMPIDR4_DES_2_MASK >> T410_PCIE_TGT_PMPIDR4_DES_2_SHIFT));
}

/* Every bit of PMPIDR0 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_PCIE_TGT_PMPIDR0_PART_0_MASK) == 0xffffffffU, "t410_pcie_tgt_pmpidr0");

static void test_pcie_tgt_pmpidr0(void **state)
{
	const t410_pcie_tgt_pmpidr0_fields_t none = {0};
	t410_pcie_tgt_pmpidr0_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmpidr0_pack(none).raw == 0x00000000U);
	f = none;
	f.PART_0 = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmpidr0_pack(f).raw == (T410_PCIE_TGT_PMPIDR0_PART_0_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmpidr0_unpack(t410_pcie_tgt_pmpidr0_pack(f)).PART_0 == (T410_PCIE_TGT_PMPIDR0_PART_0_MASK >> T410_PCIE_TGT_PMPIDR0_PART_0_SHIFT));
}

/* Every bit of PMPIDR1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_PCIE_TGT_PMPIDR1_DES_0_MASK +
	       T410_PCIE_TGT_PMPIDR1_PART_1_MASK) == 0xffffffffU, "t410_pcie_tgt_pmpidr1");

static void test_pcie_tgt_pmpidr1(void **state)
{
	const t410_pcie_tgt_pmpidr1_fields_t none = {0};
	t410_pcie_tgt_pmpidr1_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmpidr1_pack(none).raw == 0x00000000U);
	f = none;
	f.DES_0 = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmpidr1_pack(f).raw == (T410_PCIE_TGT_PMPIDR1_DES_0_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmpidr1_unpack(t410_pcie_tgt_pmpidr1_pack(f)).DES_0 == (T410_PCIE_TGT_PMPIDR1_DES_0_MASK >> T410_PCIE_TGT_PMPIDR1_DES_0_SHIFT));
	f = none;
	f.PART_1 = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmpidr1_pack(f).raw == (T410_PCIE_TGT_PMPIDR1_PART_1_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmpidr1_unpack(t410_pcie_tgt_pmpidr1_pack(f)).PART_1 == (T410_PCIE_TGT_PMPIDR1_PART_1_MASK >> T410_PCIE_TGT_PMPIDR1_PART_1_SHIFT));
}

/* Every bit of PMPIDR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_PCIE_TGT_PMPIDR2_REVISION_MASK +
	       T410_PCIE_TGT_PMPIDR2_JEDEC_MASK +
	       T410_PCIE_TGT_PMPIDR2_DES_1_MASK) == 0xffffffffU, "t410_pcie_tgt_pmpidr2");

static void test_pcie_tgt_pmpidr2(void **state)
{
	const t410_pcie_tgt_pmpidr2_fields_t none = {0};
	t410_pcie_tgt_pmpidr2_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmpidr2_pack(none).raw == 0x00000000U);
	f = none;
	f.REVISION = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmpidr2_pack(f).raw == (T410_PCIE_TGT_PMPIDR2_REVISION_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmpidr2_unpack(t410_pcie_tgt_pmpidr2_pack(f)).REVISION == (T410_PCIE_TGT_PMPIDR2_REVISION_MASK >> T410_PCIE_TGT_PMPIDR2_REVISION_SHIFT));
	f = none;
	f.JEDEC = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmpidr2_pack(f).raw == (T410_PCIE_TGT_PMPIDR2_JEDEC_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmpidr2_unpack(t410_pcie_tgt_pmpidr2_pack(f)).JEDEC == (T410_PCIE_TGT_PMPIDR2_JEDEC_MASK >> T410_PCIE_TGT_PMPIDR2_JEDEC_SHIFT));
	f = none;
	f.DES_1 = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmpidr2_pack(f).raw == (T410_PCIE_TGT_PMPIDR2_DES_1_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmpidr2_unpack(t410_pcie_tgt_pmpidr2_pack(f)).DES_1 == (T410_PCIE_TGT_PMPIDR2_DES_1_MASK >> T410_PCIE_TGT_PMPIDR2_DES_1_SHIFT));
}

/* Every bit of PMPIDR3 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_PCIE_TGT_PMPIDR3_REVAND_MASK +
	       T410_PCIE_TGT_PMPIDR3_CMOD_MASK) == 0xffffffffU, "t410_pcie_tgt_pmpidr3");

static void test_pcie_tgt_pmpidr3(void **state)
{
	const t410_pcie_tgt_pmpidr3_fields_t none = {0};
	t410_pcie_tgt_pmpidr3_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmpidr3_pack(none).raw == 0x00000000U);
	f = none;
	f.REVAND = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmpidr3_pack(f).raw == (T410_PCIE_TGT_PMPIDR3_REVAND_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmpidr3_unpack(t410_pcie_tgt_pmpidr3_pack(f)).REVAND == (T410_PCIE_TGT_PMPIDR3_REVAND_MASK >> T410_PCIE_TGT_PMPIDR3_REVAND_SHIFT));
	f = none;
	f.CMOD = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmpidr3_pack(f).raw == (T410_PCIE_TGT_PMPIDR3_CMOD_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmpidr3_unpack(t410_pcie_tgt_pmpidr3_pack(f)).CMOD == (T410_PCIE_TGT_PMPIDR3_CMOD_MASK >> T410_PCIE_TGT_PMPIDR3_CMOD_SHIFT));
}

/* Every bit of PMCIDR0 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_PCIE_TGT_PMCIDR0_PRMBL_0_MASK) == 0xffffffffU, "t410_pcie_tgt_pmcidr0");

static void test_pcie_tgt_pmcidr0(void **state)
{
	const t410_pcie_tgt_pmcidr0_fields_t none = {0};
	t410_pcie_tgt_pmcidr0_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmcidr0_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_0 = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcidr0_pack(f).raw == (T410_PCIE_TGT_PMCIDR0_PRMBL_0_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcidr0_unpack(t410_pcie_tgt_pmcidr0_pack(f)).PRMBL_0 == (T410_PCIE_TGT_PMCIDR0_PRMBL_0_MASK >> T410_PCIE_TGT_PMCIDR0_PRMBL_0_SHIFT));
}

/* Every bit of PMCIDR1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_PCIE_TGT_PMCIDR1_CLASS_MASK +
	       T410_PCIE_TGT_PMCIDR1_PRMBL_1_MASK) == 0xffffffffU, "t410_pcie_tgt_pmcidr1");

static void test_pcie_tgt_pmcidr1(void **state)
{
	const t410_pcie_tgt_pmcidr1_fields_t none = {0};
	t410_pcie_tgt_pmcidr1_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmcidr1_pack(none).raw == 0x00000000U);
	f = none;
	f.CLASS = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcidr1_pack(f).raw == (T410_PCIE_TGT_PMCIDR1_CLASS_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcidr1_unpack(t410_pcie_tgt_pmcidr1_pack(f)).CLASS == (T410_PCIE_TGT_PMCIDR1_CLASS_MASK >> T410_PCIE_TGT_PMCIDR1_CLASS_SHIFT));
	f = none;
	f.PRMBL_1 = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcidr1_pack(f).raw == (T410_PCIE_TGT_PMCIDR1_PRMBL_1_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcidr1_unpack(t410_pcie_tgt_pmcidr1_pack(f)).PRMBL_1 == (T410_PCIE_TGT_PMCIDR1_PRMBL_1_MASK >> T410_PCIE_TGT_PMCIDR1_PRMBL_1_SHIFT));
}

/* Every bit of PMCIDR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_PCIE_TGT_PMCIDR2_PRMBL_2_MASK) == 0xffffffffU, "t410_pcie_tgt_pmcidr2");

static void test_pcie_tgt_pmcidr2(void **state)
{
	const t410_pcie_tgt_pmcidr2_fields_t none = {0};
	t410_pcie_tgt_pmcidr2_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmcidr2_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_2 = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcidr2_pack(f).raw == (T410_PCIE_TGT_PMCIDR2_PRMBL_2_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcidr2_unpack(t410_pcie_tgt_pmcidr2_pack(f)).PRMBL_2 == (T410_PCIE_TGT_PMCIDR2_PRMBL_2_MASK >> T410_PCIE_TGT_PMCIDR2_PRMBL_2_SHIFT));
}

/* Every bit of PMCIDR3 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_PCIE_TGT_PMCIDR3_PRMBL_3_MASK) == 0xffffffffU, "t410_pcie_tgt_pmcidr3");

static void test_pcie_tgt_pmcidr3(void **state)
{
	const t410_pcie_tgt_pmcidr3_fields_t none = {0};
	t410_pcie_tgt_pmcidr3_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmcidr3_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_3 = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmcidr3_pack(f).raw == (T410_PCIE_TGT_PMCIDR3_PRMBL_3_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmcidr3_unpack(t410_pcie_tgt_pmcidr3_pack(f)).PRMBL_3 == (T410_PCIE_TGT_PMCIDR3_PRMBL_3_MASK >> T410_PCIE_TGT_PMCIDR3_PRMBL_3_SHIFT));
}

/* Every bit of PMCCNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_PCIE_TGT_PMCCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_pcie_tgt_pmccntr");

static void test_pcie_tgt_pmccntr(void **state)
{
	const t410_pcie_tgt_pmccntr_fields_t none = {0};
	t410_pcie_tgt_pmccntr_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmccntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_pmccntr_pack(f).raw == (T410_PCIE_TGT_PMCCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_pmccntr_unpack(t410_pcie_tgt_pmccntr_pack(f)).count == (T410_PCIE_TGT_PMCCNTR_COUNT_MASK >> T410_PCIE_TGT_PMCCNTR_COUNT_SHIFT));
}

/* Every bit of PMCCFILTR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_PCIE_TGT_PMCCFILTR_FILTER_MASK) == 0xffffffffU, "t410_pcie_tgt_pmccfiltr");

static void test_pcie_tgt_pmccfiltr(void **state)
{
	const t410_pcie_tgt_pmccfiltr_fields_t none = {0};
	t410_pcie_tgt_pmccfiltr_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_pmccfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.filter = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_pmccfiltr_pack(f).raw == (T410_PCIE_TGT_PMCCFILTR_FILTER_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_pmccfiltr_unpack(t410_pcie_tgt_pmccfiltr_pack(f)).filter == (T410_PCIE_TGT_PMCCFILTR_FILTER_MASK >> T410_PCIE_TGT_PMCCFILTR_FILTER_SHIFT));
}

/* Every bit of ADDR_CTRL<i> is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffeU +
	       T410_PCIE_TGT_ADDR_CTRL_ENABLE_MASK) == 0xffffffffU, "t410_pcie_tgt_addr_ctrl");

static void test_pcie_tgt_addr_ctrl(void **state)
{
	const t410_pcie_tgt_addr_ctrl_fields_t none = {0};
	t410_pcie_tgt_addr_ctrl_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_addr_ctrl_pack(none).raw == 0x00000000U);
	f = none;
	f.ENABLE = ~(uint32_t)0;
	assert_true(t410_pcie_tgt_addr_ctrl_pack(f).raw == (T410_PCIE_TGT_ADDR_CTRL_ENABLE_MASK | 0x00000000U));
	assert_true(t410_pcie_tgt_addr_ctrl_unpack(t410_pcie_tgt_addr_ctrl_pack(f)).ENABLE == (T410_PCIE_TGT_ADDR_CTRL_ENABLE_MASK >> T410_PCIE_TGT_ADDR_CTRL_ENABLE_SHIFT));
}

/* Every bit of ADDR_BASE<i> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_PCIE_TGT_ADDR_BASE_BASE_MASK) == 0xffffffffffffffffULL, "t410_pcie_tgt_addr_base");

static void test_pcie_tgt_addr_base(void **state)
{
	const t410_pcie_tgt_addr_base_fields_t none = {0};
	t410_pcie_tgt_addr_base_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_addr_base_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.BASE = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_addr_base_pack(f).raw == (T410_PCIE_TGT_ADDR_BASE_BASE_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_addr_base_unpack(t410_pcie_tgt_addr_base_pack(f)).BASE == (T410_PCIE_TGT_ADDR_BASE_BASE_MASK >> T410_PCIE_TGT_ADDR_BASE_BASE_SHIFT));
}

/* Every bit of ADDR_MASK<i> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_PCIE_TGT_ADDR_MASK_MASK_MASK) == 0xffffffffffffffffULL, "t410_pcie_tgt_addr_mask");

static void test_pcie_tgt_addr_mask(void **state)
{
	const t410_pcie_tgt_addr_mask_fields_t none = {0};
	t410_pcie_tgt_addr_mask_fields_t f;

	(void)state;
	assert_true(t410_pcie_tgt_addr_mask_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.MASK = ~(uint64_t)0;
	assert_true(t410_pcie_tgt_addr_mask_pack(f).raw == (T410_PCIE_TGT_ADDR_MASK_MASK_MASK | 0x0000000000000000ULL));
	assert_true(t410_pcie_tgt_addr_mask_unpack(t410_pcie_tgt_addr_mask_pack(f)).MASK == (T410_PCIE_TGT_ADDR_MASK_MASK_MASK >> T410_PCIE_TGT_ADDR_MASK_MASK_SHIFT));
}

/* ---- CPU memory latency ---- */

/* Every bit of CG_CTRL is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffffffffffeULL +
	       T410_CMEM_CG_CTRL_ENABLE_MASK) == 0xffffffffffffffffULL, "t410_cmem_cg_ctrl");

static void test_cmem_cg_ctrl(void **state)
{
	const t410_cmem_cg_ctrl_fields_t none = {0};
	t410_cmem_cg_ctrl_fields_t f;

	(void)state;
	assert_true(t410_cmem_cg_ctrl_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.ENABLE = ~(uint64_t)0;
	assert_true(t410_cmem_cg_ctrl_pack(f).raw == (T410_CMEM_CG_CTRL_ENABLE_MASK | 0x0000000000000000ULL));
	assert_true(t410_cmem_cg_ctrl_unpack(t410_cmem_cg_ctrl_pack(f)).ENABLE == (T410_CMEM_CG_CTRL_ENABLE_MASK >> T410_CMEM_CG_CTRL_ENABLE_SHIFT));
}

/* Every bit of CTRL is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffffffffffcULL +
	       T410_CMEM_CTRL_CLEAR_MASK +
	       T410_CMEM_CTRL_ENABLE_MASK) == 0xffffffffffffffffULL, "t410_cmem_ctrl");

static void test_cmem_ctrl(void **state)
{
	const t410_cmem_ctrl_fields_t none = {0};
	t410_cmem_ctrl_fields_t f;

	(void)state;
	assert_true(t410_cmem_ctrl_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.CLEAR = ~(uint64_t)0;
	assert_true(t410_cmem_ctrl_pack(f).raw == (T410_CMEM_CTRL_CLEAR_MASK | 0x0000000000000000ULL));
	assert_true(t410_cmem_ctrl_unpack(t410_cmem_ctrl_pack(f)).CLEAR == (T410_CMEM_CTRL_CLEAR_MASK >> T410_CMEM_CTRL_CLEAR_SHIFT));
	f = none;
	f.ENABLE = ~(uint64_t)0;
	assert_true(t410_cmem_ctrl_pack(f).raw == (T410_CMEM_CTRL_ENABLE_MASK | 0x0000000000000000ULL));
	assert_true(t410_cmem_ctrl_unpack(t410_cmem_ctrl_pack(f)).ENABLE == (T410_CMEM_CTRL_ENABLE_MASK >> T410_CMEM_CTRL_ENABLE_SHIFT));
}

/* Every bit of STATUS is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffffffffd24ULL +
	       T410_CMEM_STATUS_MC2_REQ_MASK +
	       T410_CMEM_STATUS_MC2_AOR_MASK +
	       T410_CMEM_STATUS_MC1_REQ_MASK +
	       T410_CMEM_STATUS_MC1_AOR_MASK +
	       T410_CMEM_STATUS_MC0_REQ_MASK +
	       T410_CMEM_STATUS_MC0_AOR_MASK +
	       T410_CMEM_STATUS_CYCLE_MASK) == 0xffffffffffffffffULL, "t410_cmem_status");

static void test_cmem_status(void **state)
{
	const t410_cmem_status_fields_t none = {0};
	t410_cmem_status_fields_t f;

	(void)state;
	assert_true(t410_cmem_status_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.MC2_REQ = ~(uint64_t)0;
	assert_true(t410_cmem_status_pack(f).raw == (T410_CMEM_STATUS_MC2_REQ_MASK | 0x0000000000000000ULL));
	assert_true(t410_cmem_status_unpack(t410_cmem_status_pack(f)).MC2_REQ == (T410_CMEM_STATUS_MC2_REQ_MASK >> T410_CMEM_STATUS_MC2_REQ_SHIFT));
	f = none;
	f.MC2_AOR = ~(uint64_t)0;
	assert_true(t410_cmem_status_pack(f).raw == (T410_CMEM_STATUS_MC2_AOR_MASK | 0x0000000000000000ULL));
	assert_true(t410_cmem_status_unpack(t410_cmem_status_pack(f)).MC2_AOR == (T410_CMEM_STATUS_MC2_AOR_MASK >> T410_CMEM_STATUS_MC2_AOR_SHIFT));
	f = none;
	f.MC1_REQ = ~(uint64_t)0;
	assert_true(t410_cmem_status_pack(f).raw == (T410_CMEM_STATUS_MC1_REQ_MASK | 0x0000000000000000ULL));
	assert_true(t410_cmem_status_unpack(t410_cmem_status_pack(f)).MC1_REQ == (T410_CMEM_STATUS_MC1_REQ_MASK >> T410_CMEM_STATUS_MC1_REQ_SHIFT));
	f = none;
	f.MC1_AOR = ~(uint64_t)0;
	assert_true(t410_cmem_status_pack(f).raw == (T410_CMEM_STATUS_MC1_AOR_MASK | 0x0000000000000000ULL));
	assert_true(t410_cmem_status_unpack(t410_cmem_status_pack(f)).MC1_AOR == (T410_CMEM_STATUS_MC1_AOR_MASK >> T410_CMEM_STATUS_MC1_AOR_SHIFT));
	f = none;
	f.MC0_REQ = ~(uint64_t)0;
	assert_true(t410_cmem_status_pack(f).raw == (T410_CMEM_STATUS_MC0_REQ_MASK | 0x0000000000000000ULL));
	assert_true(t410_cmem_status_unpack(t410_cmem_status_pack(f)).MC0_REQ == (T410_CMEM_STATUS_MC0_REQ_MASK >> T410_CMEM_STATUS_MC0_REQ_SHIFT));
	f = none;
	f.MC0_AOR = ~(uint64_t)0;
	assert_true(t410_cmem_status_pack(f).raw == (T410_CMEM_STATUS_MC0_AOR_MASK | 0x0000000000000000ULL));
	assert_true(t410_cmem_status_unpack(t410_cmem_status_pack(f)).MC0_AOR == (T410_CMEM_STATUS_MC0_AOR_MASK >> T410_CMEM_STATUS_MC0_AOR_SHIFT));
	f = none;
	f.CYCLE = ~(uint64_t)0;
	assert_true(t410_cmem_status_pack(f).raw == (T410_CMEM_STATUS_CYCLE_MASK | 0x0000000000000000ULL));
	assert_true(t410_cmem_status_unpack(t410_cmem_status_pack(f)).CYCLE == (T410_CMEM_STATUS_CYCLE_MASK >> T410_CMEM_STATUS_CYCLE_SHIFT));
}

/* Every bit of CYCLE_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_CMEM_CYCLE_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_cmem_cycle_cntr");

static void test_cmem_cycle_cntr(void **state)
{
	const t410_cmem_cycle_cntr_fields_t none = {0};
	t410_cmem_cycle_cntr_fields_t f;

	(void)state;
	assert_true(t410_cmem_cycle_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_cmem_cycle_cntr_pack(f).raw == (T410_CMEM_CYCLE_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_cmem_cycle_cntr_unpack(t410_cmem_cycle_cntr_pack(f)).count == (T410_CMEM_CYCLE_CNTR_COUNT_MASK >> T410_CMEM_CYCLE_CNTR_COUNT_SHIFT));
}

/* Every bit of MC<n>_REQ_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_CMEM_MC_REQ_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_cmem_mc_req_cntr");

static void test_cmem_mc_req_cntr(void **state)
{
	const t410_cmem_mc_req_cntr_fields_t none = {0};
	t410_cmem_mc_req_cntr_fields_t f;

	(void)state;
	assert_true(t410_cmem_mc_req_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_cmem_mc_req_cntr_pack(f).raw == (T410_CMEM_MC_REQ_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_cmem_mc_req_cntr_unpack(t410_cmem_mc_req_cntr_pack(f)).count == (T410_CMEM_MC_REQ_CNTR_COUNT_MASK >> T410_CMEM_MC_REQ_CNTR_COUNT_SHIFT));
}

/* Every bit of MC<n>_AOR_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_CMEM_MC_AOR_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_cmem_mc_aor_cntr");

static void test_cmem_mc_aor_cntr(void **state)
{
	const t410_cmem_mc_aor_cntr_fields_t none = {0};
	t410_cmem_mc_aor_cntr_fields_t f;

	(void)state;
	assert_true(t410_cmem_mc_aor_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_cmem_mc_aor_cntr_pack(f).raw == (T410_CMEM_MC_AOR_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_cmem_mc_aor_cntr_unpack(t410_cmem_mc_aor_cntr_pack(f)).count == (T410_CMEM_MC_AOR_CNTR_COUNT_MASK >> T410_CMEM_MC_AOR_CNTR_COUNT_SHIFT));
}

/* ---- NVLink-C2C latency ---- */

/* Every bit of CTRL is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffeU +
	       T410_C2C_CTRL_ENABLE_MASK) == 0xffffffffU, "t410_c2c_ctrl");

static void test_c2c_ctrl(void **state)
{
	const t410_c2c_ctrl_fields_t none = {0};
	t410_c2c_ctrl_fields_t f;

	(void)state;
	assert_true(t410_c2c_ctrl_pack(none).raw == 0x00000000U);
	f = none;
	f.ENABLE = ~(uint32_t)0;
	assert_true(t410_c2c_ctrl_pack(f).raw == (T410_C2C_CTRL_ENABLE_MASK | 0x00000000U));
	assert_true(t410_c2c_ctrl_unpack(t410_c2c_ctrl_pack(f)).ENABLE == (T410_C2C_CTRL_ENABLE_MASK >> T410_C2C_CTRL_ENABLE_SHIFT));
}

/* Every bit of IN_STATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xffffffe0U +
	       T410_C2C_IN_STATUS_IN_WR_REQ_MASK +
	       T410_C2C_IN_STATUS_IN_WR_CUM_OUTS_MASK +
	       T410_C2C_IN_STATUS_IN_RD_REQ_MASK +
	       T410_C2C_IN_STATUS_IN_RD_CUM_OUTS_MASK +
	       T410_C2C_IN_STATUS_CYCLES_MASK) == 0xffffffffU, "t410_c2c_in_status");

static void test_c2c_in_status(void **state)
{
	const t410_c2c_in_status_fields_t none = {0};
	t410_c2c_in_status_fields_t f;

	(void)state;
	assert_true(t410_c2c_in_status_pack(none).raw == 0x00000000U);
	f = none;
	f.in_wr_req = ~(uint32_t)0;
	assert_true(t410_c2c_in_status_pack(f).raw == (T410_C2C_IN_STATUS_IN_WR_REQ_MASK | 0x00000000U));
	assert_true(t410_c2c_in_status_unpack(t410_c2c_in_status_pack(f)).in_wr_req == (T410_C2C_IN_STATUS_IN_WR_REQ_MASK >> T410_C2C_IN_STATUS_IN_WR_REQ_SHIFT));
	f = none;
	f.in_wr_cum_outs = ~(uint32_t)0;
	assert_true(t410_c2c_in_status_pack(f).raw == (T410_C2C_IN_STATUS_IN_WR_CUM_OUTS_MASK | 0x00000000U));
	assert_true(t410_c2c_in_status_unpack(t410_c2c_in_status_pack(f)).in_wr_cum_outs == (T410_C2C_IN_STATUS_IN_WR_CUM_OUTS_MASK >> T410_C2C_IN_STATUS_IN_WR_CUM_OUTS_SHIFT));
	f = none;
	f.in_rd_req = ~(uint32_t)0;
	assert_true(t410_c2c_in_status_pack(f).raw == (T410_C2C_IN_STATUS_IN_RD_REQ_MASK | 0x00000000U));
	assert_true(t410_c2c_in_status_unpack(t410_c2c_in_status_pack(f)).in_rd_req == (T410_C2C_IN_STATUS_IN_RD_REQ_MASK >> T410_C2C_IN_STATUS_IN_RD_REQ_SHIFT));
	f = none;
	f.in_rd_cum_outs = ~(uint32_t)0;
	assert_true(t410_c2c_in_status_pack(f).raw == (T410_C2C_IN_STATUS_IN_RD_CUM_OUTS_MASK | 0x00000000U));
	assert_true(t410_c2c_in_status_unpack(t410_c2c_in_status_pack(f)).in_rd_cum_outs == (T410_C2C_IN_STATUS_IN_RD_CUM_OUTS_MASK >> T410_C2C_IN_STATUS_IN_RD_CUM_OUTS_SHIFT));
	f = none;
	f.cycles = ~(uint32_t)0;
	assert_true(t410_c2c_in_status_pack(f).raw == (T410_C2C_IN_STATUS_CYCLES_MASK | 0x00000000U));
	assert_true(t410_c2c_in_status_unpack(t410_c2c_in_status_pack(f)).cycles == (T410_C2C_IN_STATUS_CYCLES_MASK >> T410_C2C_IN_STATUS_CYCLES_SHIFT));
}

/* Every bit of CYCLE_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_C2C_CYCLE_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_c2c_cycle_cntr");

static void test_c2c_cycle_cntr(void **state)
{
	const t410_c2c_cycle_cntr_fields_t none = {0};
	t410_c2c_cycle_cntr_fields_t f;

	(void)state;
	assert_true(t410_c2c_cycle_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_c2c_cycle_cntr_pack(f).raw == (T410_C2C_CYCLE_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_c2c_cycle_cntr_unpack(t410_c2c_cycle_cntr_pack(f)).count == (T410_C2C_CYCLE_CNTR_COUNT_MASK >> T410_C2C_CYCLE_CNTR_COUNT_SHIFT));
}

/* Every bit of IN_RD_CUM_OUTS_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_C2C_IN_RD_CUM_OUTS_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_c2c_in_rd_cum_outs_cntr");

static void test_c2c_in_rd_cum_outs_cntr(void **state)
{
	const t410_c2c_in_rd_cum_outs_cntr_fields_t none = {0};
	t410_c2c_in_rd_cum_outs_cntr_fields_t f;

	(void)state;
	assert_true(t410_c2c_in_rd_cum_outs_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_c2c_in_rd_cum_outs_cntr_pack(f).raw == (T410_C2C_IN_RD_CUM_OUTS_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_c2c_in_rd_cum_outs_cntr_unpack(t410_c2c_in_rd_cum_outs_cntr_pack(f)).count == (T410_C2C_IN_RD_CUM_OUTS_CNTR_COUNT_MASK >> T410_C2C_IN_RD_CUM_OUTS_CNTR_COUNT_SHIFT));
}

/* Every bit of IN_RD_REQ_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_C2C_IN_RD_REQ_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_c2c_in_rd_req_cntr");

static void test_c2c_in_rd_req_cntr(void **state)
{
	const t410_c2c_in_rd_req_cntr_fields_t none = {0};
	t410_c2c_in_rd_req_cntr_fields_t f;

	(void)state;
	assert_true(t410_c2c_in_rd_req_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_c2c_in_rd_req_cntr_pack(f).raw == (T410_C2C_IN_RD_REQ_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_c2c_in_rd_req_cntr_unpack(t410_c2c_in_rd_req_cntr_pack(f)).count == (T410_C2C_IN_RD_REQ_CNTR_COUNT_MASK >> T410_C2C_IN_RD_REQ_CNTR_COUNT_SHIFT));
}

/* Every bit of IN_WR_CUM_OUTS_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_C2C_IN_WR_CUM_OUTS_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_c2c_in_wr_cum_outs_cntr");

static void test_c2c_in_wr_cum_outs_cntr(void **state)
{
	const t410_c2c_in_wr_cum_outs_cntr_fields_t none = {0};
	t410_c2c_in_wr_cum_outs_cntr_fields_t f;

	(void)state;
	assert_true(t410_c2c_in_wr_cum_outs_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_c2c_in_wr_cum_outs_cntr_pack(f).raw == (T410_C2C_IN_WR_CUM_OUTS_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_c2c_in_wr_cum_outs_cntr_unpack(t410_c2c_in_wr_cum_outs_cntr_pack(f)).count == (T410_C2C_IN_WR_CUM_OUTS_CNTR_COUNT_MASK >> T410_C2C_IN_WR_CUM_OUTS_CNTR_COUNT_SHIFT));
}

/* Every bit of IN_WR_REQ_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_C2C_IN_WR_REQ_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_c2c_in_wr_req_cntr");

static void test_c2c_in_wr_req_cntr(void **state)
{
	const t410_c2c_in_wr_req_cntr_fields_t none = {0};
	t410_c2c_in_wr_req_cntr_fields_t f;

	(void)state;
	assert_true(t410_c2c_in_wr_req_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_c2c_in_wr_req_cntr_pack(f).raw == (T410_C2C_IN_WR_REQ_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_c2c_in_wr_req_cntr_unpack(t410_c2c_in_wr_req_cntr_pack(f)).count == (T410_C2C_IN_WR_REQ_CNTR_COUNT_MASK >> T410_C2C_IN_WR_REQ_CNTR_COUNT_SHIFT));
}

/* Every bit of OUT_STATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffff0U +
	       T410_C2C_OUT_STATUS_OUT_WR_REQ_MASK +
	       T410_C2C_OUT_STATUS_OUT_WR_CUM_OUTS_MASK +
	       T410_C2C_OUT_STATUS_OUT_RD_REQ_MASK +
	       T410_C2C_OUT_STATUS_OUT_RD_CUM_OUTS_MASK) == 0xffffffffU, "t410_c2c_out_status");

static void test_c2c_out_status(void **state)
{
	const t410_c2c_out_status_fields_t none = {0};
	t410_c2c_out_status_fields_t f;

	(void)state;
	assert_true(t410_c2c_out_status_pack(none).raw == 0x00000000U);
	f = none;
	f.out_wr_req = ~(uint32_t)0;
	assert_true(t410_c2c_out_status_pack(f).raw == (T410_C2C_OUT_STATUS_OUT_WR_REQ_MASK | 0x00000000U));
	assert_true(t410_c2c_out_status_unpack(t410_c2c_out_status_pack(f)).out_wr_req == (T410_C2C_OUT_STATUS_OUT_WR_REQ_MASK >> T410_C2C_OUT_STATUS_OUT_WR_REQ_SHIFT));
	f = none;
	f.out_wr_cum_outs = ~(uint32_t)0;
	assert_true(t410_c2c_out_status_pack(f).raw == (T410_C2C_OUT_STATUS_OUT_WR_CUM_OUTS_MASK | 0x00000000U));
	assert_true(t410_c2c_out_status_unpack(t410_c2c_out_status_pack(f)).out_wr_cum_outs == (T410_C2C_OUT_STATUS_OUT_WR_CUM_OUTS_MASK >> T410_C2C_OUT_STATUS_OUT_WR_CUM_OUTS_SHIFT));
	f = none;
	f.out_rd_req = ~(uint32_t)0;
	assert_true(t410_c2c_out_status_pack(f).raw == (T410_C2C_OUT_STATUS_OUT_RD_REQ_MASK | 0x00000000U));
	assert_true(t410_c2c_out_status_unpack(t410_c2c_out_status_pack(f)).out_rd_req == (T410_C2C_OUT_STATUS_OUT_RD_REQ_MASK >> T410_C2C_OUT_STATUS_OUT_RD_REQ_SHIFT));
	f = none;
	f.out_rd_cum_outs = ~(uint32_t)0;
	assert_true(t410_c2c_out_status_pack(f).raw == (T410_C2C_OUT_STATUS_OUT_RD_CUM_OUTS_MASK | 0x00000000U));
	assert_true(t410_c2c_out_status_unpack(t410_c2c_out_status_pack(f)).out_rd_cum_outs == (T410_C2C_OUT_STATUS_OUT_RD_CUM_OUTS_MASK >> T410_C2C_OUT_STATUS_OUT_RD_CUM_OUTS_SHIFT));
}

/* Every bit of OUT_RD_CUM_OUTS_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_C2C_OUT_RD_CUM_OUTS_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_c2c_out_rd_cum_outs_cntr");

static void test_c2c_out_rd_cum_outs_cntr(void **state)
{
	const t410_c2c_out_rd_cum_outs_cntr_fields_t none = {0};
	t410_c2c_out_rd_cum_outs_cntr_fields_t f;

	(void)state;
	assert_true(t410_c2c_out_rd_cum_outs_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_c2c_out_rd_cum_outs_cntr_pack(f).raw == (T410_C2C_OUT_RD_CUM_OUTS_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_c2c_out_rd_cum_outs_cntr_unpack(t410_c2c_out_rd_cum_outs_cntr_pack(f)).count == (T410_C2C_OUT_RD_CUM_OUTS_CNTR_COUNT_MASK >> T410_C2C_OUT_RD_CUM_OUTS_CNTR_COUNT_SHIFT));
}

/* Every bit of OUT_RD_REQ_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_C2C_OUT_RD_REQ_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_c2c_out_rd_req_cntr");

static void test_c2c_out_rd_req_cntr(void **state)
{
	const t410_c2c_out_rd_req_cntr_fields_t none = {0};
	t410_c2c_out_rd_req_cntr_fields_t f;

	(void)state;
	assert_true(t410_c2c_out_rd_req_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_c2c_out_rd_req_cntr_pack(f).raw == (T410_C2C_OUT_RD_REQ_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_c2c_out_rd_req_cntr_unpack(t410_c2c_out_rd_req_cntr_pack(f)).count == (T410_C2C_OUT_RD_REQ_CNTR_COUNT_MASK >> T410_C2C_OUT_RD_REQ_CNTR_COUNT_SHIFT));
}

/* Every bit of OUT_WR_CUM_OUTS_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_C2C_OUT_WR_CUM_OUTS_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_c2c_out_wr_cum_outs_cntr");

static void test_c2c_out_wr_cum_outs_cntr(void **state)
{
	const t410_c2c_out_wr_cum_outs_cntr_fields_t none = {0};
	t410_c2c_out_wr_cum_outs_cntr_fields_t f;

	(void)state;
	assert_true(t410_c2c_out_wr_cum_outs_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_c2c_out_wr_cum_outs_cntr_pack(f).raw == (T410_C2C_OUT_WR_CUM_OUTS_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_c2c_out_wr_cum_outs_cntr_unpack(t410_c2c_out_wr_cum_outs_cntr_pack(f)).count == (T410_C2C_OUT_WR_CUM_OUTS_CNTR_COUNT_MASK >> T410_C2C_OUT_WR_CUM_OUTS_CNTR_COUNT_SHIFT));
}

/* Every bit of OUT_WR_REQ_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_C2C_OUT_WR_REQ_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_c2c_out_wr_req_cntr");

static void test_c2c_out_wr_req_cntr(void **state)
{
	const t410_c2c_out_wr_req_cntr_fields_t none = {0};
	t410_c2c_out_wr_req_cntr_fields_t f;

	(void)state;
	assert_true(t410_c2c_out_wr_req_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_c2c_out_wr_req_cntr_pack(f).raw == (T410_C2C_OUT_WR_REQ_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_c2c_out_wr_req_cntr_unpack(t410_c2c_out_wr_req_cntr_pack(f)).count == (T410_C2C_OUT_WR_REQ_CNTR_COUNT_MASK >> T410_C2C_OUT_WR_REQ_CNTR_COUNT_SHIFT));
}

/* ---- NV-CLink latency ---- */

/* Every bit of CTRL is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffeU +
	       T410_CLINK_CTRL_ENABLE_MASK) == 0xffffffffU, "t410_clink_ctrl");

static void test_clink_ctrl(void **state)
{
	const t410_clink_ctrl_fields_t none = {0};
	t410_clink_ctrl_fields_t f;

	(void)state;
	assert_true(t410_clink_ctrl_pack(none).raw == 0x00000000U);
	f = none;
	f.ENABLE = ~(uint32_t)0;
	assert_true(t410_clink_ctrl_pack(f).raw == (T410_CLINK_CTRL_ENABLE_MASK | 0x00000000U));
	assert_true(t410_clink_ctrl_unpack(t410_clink_ctrl_pack(f)).ENABLE == (T410_CLINK_CTRL_ENABLE_MASK >> T410_CLINK_CTRL_ENABLE_SHIFT));
}

/* Every bit of IN_STATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xffffffe0U +
	       T410_CLINK_IN_STATUS_IN_WR_REQ_MASK +
	       T410_CLINK_IN_STATUS_IN_WR_CUM_OUTS_MASK +
	       T410_CLINK_IN_STATUS_IN_RD_REQ_MASK +
	       T410_CLINK_IN_STATUS_IN_RD_CUM_OUTS_MASK +
	       T410_CLINK_IN_STATUS_CYCLES_MASK) == 0xffffffffU, "t410_clink_in_status");

static void test_clink_in_status(void **state)
{
	const t410_clink_in_status_fields_t none = {0};
	t410_clink_in_status_fields_t f;

	(void)state;
	assert_true(t410_clink_in_status_pack(none).raw == 0x00000000U);
	f = none;
	f.in_wr_req = ~(uint32_t)0;
	assert_true(t410_clink_in_status_pack(f).raw == (T410_CLINK_IN_STATUS_IN_WR_REQ_MASK | 0x00000000U));
	assert_true(t410_clink_in_status_unpack(t410_clink_in_status_pack(f)).in_wr_req == (T410_CLINK_IN_STATUS_IN_WR_REQ_MASK >> T410_CLINK_IN_STATUS_IN_WR_REQ_SHIFT));
	f = none;
	f.in_wr_cum_outs = ~(uint32_t)0;
	assert_true(t410_clink_in_status_pack(f).raw == (T410_CLINK_IN_STATUS_IN_WR_CUM_OUTS_MASK | 0x00000000U));
	assert_true(t410_clink_in_status_unpack(t410_clink_in_status_pack(f)).in_wr_cum_outs == (T410_CLINK_IN_STATUS_IN_WR_CUM_OUTS_MASK >> T410_CLINK_IN_STATUS_IN_WR_CUM_OUTS_SHIFT));
	f = none;
	f.in_rd_req = ~(uint32_t)0;
	assert_true(t410_clink_in_status_pack(f).raw == (T410_CLINK_IN_STATUS_IN_RD_REQ_MASK | 0x00000000U));
	assert_true(t410_clink_in_status_unpack(t410_clink_in_status_pack(f)).in_rd_req == (T410_CLINK_IN_STATUS_IN_RD_REQ_MASK >> T410_CLINK_IN_STATUS_IN_RD_REQ_SHIFT));
	f = none;
	f.in_rd_cum_outs = ~(uint32_t)0;
	assert_true(t410_clink_in_status_pack(f).raw == (T410_CLINK_IN_STATUS_IN_RD_CUM_OUTS_MASK | 0x00000000U));
	assert_true(t410_clink_in_status_unpack(t410_clink_in_status_pack(f)).in_rd_cum_outs == (T410_CLINK_IN_STATUS_IN_RD_CUM_OUTS_MASK >> T410_CLINK_IN_STATUS_IN_RD_CUM_OUTS_SHIFT));
	f = none;
	f.cycles = ~(uint32_t)0;
	assert_true(t410_clink_in_status_pack(f).raw == (T410_CLINK_IN_STATUS_CYCLES_MASK | 0x00000000U));
	assert_true(t410_clink_in_status_unpack(t410_clink_in_status_pack(f)).cycles == (T410_CLINK_IN_STATUS_CYCLES_MASK >> T410_CLINK_IN_STATUS_CYCLES_SHIFT));
}

/* Every bit of CYCLE_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_CLINK_CYCLE_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_clink_cycle_cntr");

static void test_clink_cycle_cntr(void **state)
{
	const t410_clink_cycle_cntr_fields_t none = {0};
	t410_clink_cycle_cntr_fields_t f;

	(void)state;
	assert_true(t410_clink_cycle_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_clink_cycle_cntr_pack(f).raw == (T410_CLINK_CYCLE_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_clink_cycle_cntr_unpack(t410_clink_cycle_cntr_pack(f)).count == (T410_CLINK_CYCLE_CNTR_COUNT_MASK >> T410_CLINK_CYCLE_CNTR_COUNT_SHIFT));
}

/* Every bit of IN_RD_CUM_OUTS_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_CLINK_IN_RD_CUM_OUTS_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_clink_in_rd_cum_outs_cntr");

static void test_clink_in_rd_cum_outs_cntr(void **state)
{
	const t410_clink_in_rd_cum_outs_cntr_fields_t none = {0};
	t410_clink_in_rd_cum_outs_cntr_fields_t f;

	(void)state;
	assert_true(t410_clink_in_rd_cum_outs_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_clink_in_rd_cum_outs_cntr_pack(f).raw == (T410_CLINK_IN_RD_CUM_OUTS_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_clink_in_rd_cum_outs_cntr_unpack(t410_clink_in_rd_cum_outs_cntr_pack(f)).count == (T410_CLINK_IN_RD_CUM_OUTS_CNTR_COUNT_MASK >> T410_CLINK_IN_RD_CUM_OUTS_CNTR_COUNT_SHIFT));
}

/* Every bit of IN_RD_REQ_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_CLINK_IN_RD_REQ_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_clink_in_rd_req_cntr");

static void test_clink_in_rd_req_cntr(void **state)
{
	const t410_clink_in_rd_req_cntr_fields_t none = {0};
	t410_clink_in_rd_req_cntr_fields_t f;

	(void)state;
	assert_true(t410_clink_in_rd_req_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_clink_in_rd_req_cntr_pack(f).raw == (T410_CLINK_IN_RD_REQ_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_clink_in_rd_req_cntr_unpack(t410_clink_in_rd_req_cntr_pack(f)).count == (T410_CLINK_IN_RD_REQ_CNTR_COUNT_MASK >> T410_CLINK_IN_RD_REQ_CNTR_COUNT_SHIFT));
}

/* Every bit of IN_WR_CUM_OUTS_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_CLINK_IN_WR_CUM_OUTS_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_clink_in_wr_cum_outs_cntr");

static void test_clink_in_wr_cum_outs_cntr(void **state)
{
	const t410_clink_in_wr_cum_outs_cntr_fields_t none = {0};
	t410_clink_in_wr_cum_outs_cntr_fields_t f;

	(void)state;
	assert_true(t410_clink_in_wr_cum_outs_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_clink_in_wr_cum_outs_cntr_pack(f).raw == (T410_CLINK_IN_WR_CUM_OUTS_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_clink_in_wr_cum_outs_cntr_unpack(t410_clink_in_wr_cum_outs_cntr_pack(f)).count == (T410_CLINK_IN_WR_CUM_OUTS_CNTR_COUNT_MASK >> T410_CLINK_IN_WR_CUM_OUTS_CNTR_COUNT_SHIFT));
}

/* Every bit of IN_WR_REQ_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_CLINK_IN_WR_REQ_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_clink_in_wr_req_cntr");

static void test_clink_in_wr_req_cntr(void **state)
{
	const t410_clink_in_wr_req_cntr_fields_t none = {0};
	t410_clink_in_wr_req_cntr_fields_t f;

	(void)state;
	assert_true(t410_clink_in_wr_req_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_clink_in_wr_req_cntr_pack(f).raw == (T410_CLINK_IN_WR_REQ_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_clink_in_wr_req_cntr_unpack(t410_clink_in_wr_req_cntr_pack(f)).count == (T410_CLINK_IN_WR_REQ_CNTR_COUNT_MASK >> T410_CLINK_IN_WR_REQ_CNTR_COUNT_SHIFT));
}

/* Every bit of OUT_STATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffff0U +
	       T410_CLINK_OUT_STATUS_OUT_WR_REQ_MASK +
	       T410_CLINK_OUT_STATUS_OUT_WR_CUM_OUTS_MASK +
	       T410_CLINK_OUT_STATUS_OUT_RD_REQ_MASK +
	       T410_CLINK_OUT_STATUS_OUT_RD_CUM_OUTS_MASK) == 0xffffffffU, "t410_clink_out_status");

static void test_clink_out_status(void **state)
{
	const t410_clink_out_status_fields_t none = {0};
	t410_clink_out_status_fields_t f;

	(void)state;
	assert_true(t410_clink_out_status_pack(none).raw == 0x00000000U);
	f = none;
	f.out_wr_req = ~(uint32_t)0;
	assert_true(t410_clink_out_status_pack(f).raw == (T410_CLINK_OUT_STATUS_OUT_WR_REQ_MASK | 0x00000000U));
	assert_true(t410_clink_out_status_unpack(t410_clink_out_status_pack(f)).out_wr_req == (T410_CLINK_OUT_STATUS_OUT_WR_REQ_MASK >> T410_CLINK_OUT_STATUS_OUT_WR_REQ_SHIFT));
	f = none;
	f.out_wr_cum_outs = ~(uint32_t)0;
	assert_true(t410_clink_out_status_pack(f).raw == (T410_CLINK_OUT_STATUS_OUT_WR_CUM_OUTS_MASK | 0x00000000U));
	assert_true(t410_clink_out_status_unpack(t410_clink_out_status_pack(f)).out_wr_cum_outs == (T410_CLINK_OUT_STATUS_OUT_WR_CUM_OUTS_MASK >> T410_CLINK_OUT_STATUS_OUT_WR_CUM_OUTS_SHIFT));
	f = none;
	f.out_rd_req = ~(uint32_t)0;
	assert_true(t410_clink_out_status_pack(f).raw == (T410_CLINK_OUT_STATUS_OUT_RD_REQ_MASK | 0x00000000U));
	assert_true(t410_clink_out_status_unpack(t410_clink_out_status_pack(f)).out_rd_req == (T410_CLINK_OUT_STATUS_OUT_RD_REQ_MASK >> T410_CLINK_OUT_STATUS_OUT_RD_REQ_SHIFT));
	f = none;
	f.out_rd_cum_outs = ~(uint32_t)0;
	assert_true(t410_clink_out_status_pack(f).raw == (T410_CLINK_OUT_STATUS_OUT_RD_CUM_OUTS_MASK | 0x00000000U));
	assert_true(t410_clink_out_status_unpack(t410_clink_out_status_pack(f)).out_rd_cum_outs == (T410_CLINK_OUT_STATUS_OUT_RD_CUM_OUTS_MASK >> T410_CLINK_OUT_STATUS_OUT_RD_CUM_OUTS_SHIFT));
}

/* Every bit of OUT_RD_CUM_OUTS_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_CLINK_OUT_RD_CUM_OUTS_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_clink_out_rd_cum_outs_cntr");

static void test_clink_out_rd_cum_outs_cntr(void **state)
{
	const t410_clink_out_rd_cum_outs_cntr_fields_t none = {0};
	t410_clink_out_rd_cum_outs_cntr_fields_t f;

	(void)state;
	assert_true(t410_clink_out_rd_cum_outs_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_clink_out_rd_cum_outs_cntr_pack(f).raw == (T410_CLINK_OUT_RD_CUM_OUTS_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_clink_out_rd_cum_outs_cntr_unpack(t410_clink_out_rd_cum_outs_cntr_pack(f)).count == (T410_CLINK_OUT_RD_CUM_OUTS_CNTR_COUNT_MASK >> T410_CLINK_OUT_RD_CUM_OUTS_CNTR_COUNT_SHIFT));
}

/* Every bit of OUT_RD_REQ_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_CLINK_OUT_RD_REQ_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_clink_out_rd_req_cntr");

static void test_clink_out_rd_req_cntr(void **state)
{
	const t410_clink_out_rd_req_cntr_fields_t none = {0};
	t410_clink_out_rd_req_cntr_fields_t f;

	(void)state;
	assert_true(t410_clink_out_rd_req_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_clink_out_rd_req_cntr_pack(f).raw == (T410_CLINK_OUT_RD_REQ_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_clink_out_rd_req_cntr_unpack(t410_clink_out_rd_req_cntr_pack(f)).count == (T410_CLINK_OUT_RD_REQ_CNTR_COUNT_MASK >> T410_CLINK_OUT_RD_REQ_CNTR_COUNT_SHIFT));
}

/* Every bit of OUT_WR_CUM_OUTS_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_CLINK_OUT_WR_CUM_OUTS_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_clink_out_wr_cum_outs_cntr");

static void test_clink_out_wr_cum_outs_cntr(void **state)
{
	const t410_clink_out_wr_cum_outs_cntr_fields_t none = {0};
	t410_clink_out_wr_cum_outs_cntr_fields_t f;

	(void)state;
	assert_true(t410_clink_out_wr_cum_outs_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_clink_out_wr_cum_outs_cntr_pack(f).raw == (T410_CLINK_OUT_WR_CUM_OUTS_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_clink_out_wr_cum_outs_cntr_unpack(t410_clink_out_wr_cum_outs_cntr_pack(f)).count == (T410_CLINK_OUT_WR_CUM_OUTS_CNTR_COUNT_MASK >> T410_CLINK_OUT_WR_CUM_OUTS_CNTR_COUNT_SHIFT));
}

/* Every bit of OUT_WR_REQ_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_CLINK_OUT_WR_REQ_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_clink_out_wr_req_cntr");

static void test_clink_out_wr_req_cntr(void **state)
{
	const t410_clink_out_wr_req_cntr_fields_t none = {0};
	t410_clink_out_wr_req_cntr_fields_t f;

	(void)state;
	assert_true(t410_clink_out_wr_req_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_clink_out_wr_req_cntr_pack(f).raw == (T410_CLINK_OUT_WR_REQ_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_clink_out_wr_req_cntr_unpack(t410_clink_out_wr_req_cntr_pack(f)).count == (T410_CLINK_OUT_WR_REQ_CNTR_COUNT_MASK >> T410_CLINK_OUT_WR_REQ_CNTR_COUNT_SHIFT));
}

/* ---- NV-DLink latency ---- */

/* Every bit of CTRL is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffeU +
	       T410_DLINK_CTRL_ENABLE_MASK) == 0xffffffffU, "t410_dlink_ctrl");

static void test_dlink_ctrl(void **state)
{
	const t410_dlink_ctrl_fields_t none = {0};
	t410_dlink_ctrl_fields_t f;

	(void)state;
	assert_true(t410_dlink_ctrl_pack(none).raw == 0x00000000U);
	f = none;
	f.ENABLE = ~(uint32_t)0;
	assert_true(t410_dlink_ctrl_pack(f).raw == (T410_DLINK_CTRL_ENABLE_MASK | 0x00000000U));
	assert_true(t410_dlink_ctrl_unpack(t410_dlink_ctrl_pack(f)).ENABLE == (T410_DLINK_CTRL_ENABLE_MASK >> T410_DLINK_CTRL_ENABLE_SHIFT));
}

/* Every bit of IN_STATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xffffffe0U +
	       T410_DLINK_IN_STATUS_IN_WR_REQ_MASK +
	       T410_DLINK_IN_STATUS_IN_WR_CUM_OUTS_MASK +
	       T410_DLINK_IN_STATUS_IN_RD_REQ_MASK +
	       T410_DLINK_IN_STATUS_IN_RD_CUM_OUTS_MASK +
	       T410_DLINK_IN_STATUS_CYCLES_MASK) == 0xffffffffU, "t410_dlink_in_status");

static void test_dlink_in_status(void **state)
{
	const t410_dlink_in_status_fields_t none = {0};
	t410_dlink_in_status_fields_t f;

	(void)state;
	assert_true(t410_dlink_in_status_pack(none).raw == 0x00000000U);
	f = none;
	f.in_wr_req = ~(uint32_t)0;
	assert_true(t410_dlink_in_status_pack(f).raw == (T410_DLINK_IN_STATUS_IN_WR_REQ_MASK | 0x00000000U));
	assert_true(t410_dlink_in_status_unpack(t410_dlink_in_status_pack(f)).in_wr_req == (T410_DLINK_IN_STATUS_IN_WR_REQ_MASK >> T410_DLINK_IN_STATUS_IN_WR_REQ_SHIFT));
	f = none;
	f.in_wr_cum_outs = ~(uint32_t)0;
	assert_true(t410_dlink_in_status_pack(f).raw == (T410_DLINK_IN_STATUS_IN_WR_CUM_OUTS_MASK | 0x00000000U));
	assert_true(t410_dlink_in_status_unpack(t410_dlink_in_status_pack(f)).in_wr_cum_outs == (T410_DLINK_IN_STATUS_IN_WR_CUM_OUTS_MASK >> T410_DLINK_IN_STATUS_IN_WR_CUM_OUTS_SHIFT));
	f = none;
	f.in_rd_req = ~(uint32_t)0;
	assert_true(t410_dlink_in_status_pack(f).raw == (T410_DLINK_IN_STATUS_IN_RD_REQ_MASK | 0x00000000U));
	assert_true(t410_dlink_in_status_unpack(t410_dlink_in_status_pack(f)).in_rd_req == (T410_DLINK_IN_STATUS_IN_RD_REQ_MASK >> T410_DLINK_IN_STATUS_IN_RD_REQ_SHIFT));
	f = none;
	f.in_rd_cum_outs = ~(uint32_t)0;
	assert_true(t410_dlink_in_status_pack(f).raw == (T410_DLINK_IN_STATUS_IN_RD_CUM_OUTS_MASK | 0x00000000U));
	assert_true(t410_dlink_in_status_unpack(t410_dlink_in_status_pack(f)).in_rd_cum_outs == (T410_DLINK_IN_STATUS_IN_RD_CUM_OUTS_MASK >> T410_DLINK_IN_STATUS_IN_RD_CUM_OUTS_SHIFT));
	f = none;
	f.cycles = ~(uint32_t)0;
	assert_true(t410_dlink_in_status_pack(f).raw == (T410_DLINK_IN_STATUS_CYCLES_MASK | 0x00000000U));
	assert_true(t410_dlink_in_status_unpack(t410_dlink_in_status_pack(f)).cycles == (T410_DLINK_IN_STATUS_CYCLES_MASK >> T410_DLINK_IN_STATUS_CYCLES_SHIFT));
}

/* Every bit of CYCLE_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_DLINK_CYCLE_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_dlink_cycle_cntr");

static void test_dlink_cycle_cntr(void **state)
{
	const t410_dlink_cycle_cntr_fields_t none = {0};
	t410_dlink_cycle_cntr_fields_t f;

	(void)state;
	assert_true(t410_dlink_cycle_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_dlink_cycle_cntr_pack(f).raw == (T410_DLINK_CYCLE_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_dlink_cycle_cntr_unpack(t410_dlink_cycle_cntr_pack(f)).count == (T410_DLINK_CYCLE_CNTR_COUNT_MASK >> T410_DLINK_CYCLE_CNTR_COUNT_SHIFT));
}

/* Every bit of IN_RD_CUM_OUTS_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_DLINK_IN_RD_CUM_OUTS_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_dlink_in_rd_cum_outs_cntr");

static void test_dlink_in_rd_cum_outs_cntr(void **state)
{
	const t410_dlink_in_rd_cum_outs_cntr_fields_t none = {0};
	t410_dlink_in_rd_cum_outs_cntr_fields_t f;

	(void)state;
	assert_true(t410_dlink_in_rd_cum_outs_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_dlink_in_rd_cum_outs_cntr_pack(f).raw == (T410_DLINK_IN_RD_CUM_OUTS_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_dlink_in_rd_cum_outs_cntr_unpack(t410_dlink_in_rd_cum_outs_cntr_pack(f)).count == (T410_DLINK_IN_RD_CUM_OUTS_CNTR_COUNT_MASK >> T410_DLINK_IN_RD_CUM_OUTS_CNTR_COUNT_SHIFT));
}

/* Every bit of IN_RD_REQ_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_DLINK_IN_RD_REQ_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_dlink_in_rd_req_cntr");

static void test_dlink_in_rd_req_cntr(void **state)
{
	const t410_dlink_in_rd_req_cntr_fields_t none = {0};
	t410_dlink_in_rd_req_cntr_fields_t f;

	(void)state;
	assert_true(t410_dlink_in_rd_req_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_dlink_in_rd_req_cntr_pack(f).raw == (T410_DLINK_IN_RD_REQ_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_dlink_in_rd_req_cntr_unpack(t410_dlink_in_rd_req_cntr_pack(f)).count == (T410_DLINK_IN_RD_REQ_CNTR_COUNT_MASK >> T410_DLINK_IN_RD_REQ_CNTR_COUNT_SHIFT));
}

/* Every bit of IN_WR_CUM_OUTS_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_DLINK_IN_WR_CUM_OUTS_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_dlink_in_wr_cum_outs_cntr");

static void test_dlink_in_wr_cum_outs_cntr(void **state)
{
	const t410_dlink_in_wr_cum_outs_cntr_fields_t none = {0};
	t410_dlink_in_wr_cum_outs_cntr_fields_t f;

	(void)state;
	assert_true(t410_dlink_in_wr_cum_outs_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_dlink_in_wr_cum_outs_cntr_pack(f).raw == (T410_DLINK_IN_WR_CUM_OUTS_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_dlink_in_wr_cum_outs_cntr_unpack(t410_dlink_in_wr_cum_outs_cntr_pack(f)).count == (T410_DLINK_IN_WR_CUM_OUTS_CNTR_COUNT_MASK >> T410_DLINK_IN_WR_CUM_OUTS_CNTR_COUNT_SHIFT));
}

/* Every bit of IN_WR_REQ_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_DLINK_IN_WR_REQ_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_dlink_in_wr_req_cntr");

static void test_dlink_in_wr_req_cntr(void **state)
{
	const t410_dlink_in_wr_req_cntr_fields_t none = {0};
	t410_dlink_in_wr_req_cntr_fields_t f;

	(void)state;
	assert_true(t410_dlink_in_wr_req_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_dlink_in_wr_req_cntr_pack(f).raw == (T410_DLINK_IN_WR_REQ_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_dlink_in_wr_req_cntr_unpack(t410_dlink_in_wr_req_cntr_pack(f)).count == (T410_DLINK_IN_WR_REQ_CNTR_COUNT_MASK >> T410_DLINK_IN_WR_REQ_CNTR_COUNT_SHIFT));
}

/* Every bit of OUT_STATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffff0U +
	       T410_DLINK_OUT_STATUS_OUT_WR_REQ_MASK +
	       T410_DLINK_OUT_STATUS_OUT_WR_CUM_OUTS_MASK +
	       T410_DLINK_OUT_STATUS_OUT_RD_REQ_MASK +
	       T410_DLINK_OUT_STATUS_OUT_RD_CUM_OUTS_MASK) == 0xffffffffU, "t410_dlink_out_status");

static void test_dlink_out_status(void **state)
{
	const t410_dlink_out_status_fields_t none = {0};
	t410_dlink_out_status_fields_t f;

	(void)state;
	assert_true(t410_dlink_out_status_pack(none).raw == 0x00000000U);
	f = none;
	f.out_wr_req = ~(uint32_t)0;
	assert_true(t410_dlink_out_status_pack(f).raw == (T410_DLINK_OUT_STATUS_OUT_WR_REQ_MASK | 0x00000000U));
	assert_true(t410_dlink_out_status_unpack(t410_dlink_out_status_pack(f)).out_wr_req == (T410_DLINK_OUT_STATUS_OUT_WR_REQ_MASK >> T410_DLINK_OUT_STATUS_OUT_WR_REQ_SHIFT));
	f = none;
	f.out_wr_cum_outs = ~(uint32_t)0;
	assert_true(t410_dlink_out_status_pack(f).raw == (T410_DLINK_OUT_STATUS_OUT_WR_CUM_OUTS_MASK | 0x00000000U));
	assert_true(t410_dlink_out_status_unpack(t410_dlink_out_status_pack(f)).out_wr_cum_outs == (T410_DLINK_OUT_STATUS_OUT_WR_CUM_OUTS_MASK >> T410_DLINK_OUT_STATUS_OUT_WR_CUM_OUTS_SHIFT));
	f = none;
	f.out_rd_req = ~(uint32_t)0;
	assert_true(t410_dlink_out_status_pack(f).raw == (T410_DLINK_OUT_STATUS_OUT_RD_REQ_MASK | 0x00000000U));
	assert_true(t410_dlink_out_status_unpack(t410_dlink_out_status_pack(f)).out_rd_req == (T410_DLINK_OUT_STATUS_OUT_RD_REQ_MASK >> T410_DLINK_OUT_STATUS_OUT_RD_REQ_SHIFT));
	f = none;
	f.out_rd_cum_outs = ~(uint32_t)0;
	assert_true(t410_dlink_out_status_pack(f).raw == (T410_DLINK_OUT_STATUS_OUT_RD_CUM_OUTS_MASK | 0x00000000U));
	assert_true(t410_dlink_out_status_unpack(t410_dlink_out_status_pack(f)).out_rd_cum_outs == (T410_DLINK_OUT_STATUS_OUT_RD_CUM_OUTS_MASK >> T410_DLINK_OUT_STATUS_OUT_RD_CUM_OUTS_SHIFT));
}

/* Every bit of OUT_RD_CUM_OUTS_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_DLINK_OUT_RD_CUM_OUTS_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_dlink_out_rd_cum_outs_cntr");

static void test_dlink_out_rd_cum_outs_cntr(void **state)
{
	const t410_dlink_out_rd_cum_outs_cntr_fields_t none = {0};
	t410_dlink_out_rd_cum_outs_cntr_fields_t f;

	(void)state;
	assert_true(t410_dlink_out_rd_cum_outs_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_dlink_out_rd_cum_outs_cntr_pack(f).raw == (T410_DLINK_OUT_RD_CUM_OUTS_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_dlink_out_rd_cum_outs_cntr_unpack(t410_dlink_out_rd_cum_outs_cntr_pack(f)).count == (T410_DLINK_OUT_RD_CUM_OUTS_CNTR_COUNT_MASK >> T410_DLINK_OUT_RD_CUM_OUTS_CNTR_COUNT_SHIFT));
}

/* Every bit of OUT_RD_REQ_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_DLINK_OUT_RD_REQ_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_dlink_out_rd_req_cntr");

static void test_dlink_out_rd_req_cntr(void **state)
{
	const t410_dlink_out_rd_req_cntr_fields_t none = {0};
	t410_dlink_out_rd_req_cntr_fields_t f;

	(void)state;
	assert_true(t410_dlink_out_rd_req_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_dlink_out_rd_req_cntr_pack(f).raw == (T410_DLINK_OUT_RD_REQ_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_dlink_out_rd_req_cntr_unpack(t410_dlink_out_rd_req_cntr_pack(f)).count == (T410_DLINK_OUT_RD_REQ_CNTR_COUNT_MASK >> T410_DLINK_OUT_RD_REQ_CNTR_COUNT_SHIFT));
}

/* Every bit of OUT_WR_CUM_OUTS_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_DLINK_OUT_WR_CUM_OUTS_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_dlink_out_wr_cum_outs_cntr");

static void test_dlink_out_wr_cum_outs_cntr(void **state)
{
	const t410_dlink_out_wr_cum_outs_cntr_fields_t none = {0};
	t410_dlink_out_wr_cum_outs_cntr_fields_t f;

	(void)state;
	assert_true(t410_dlink_out_wr_cum_outs_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_dlink_out_wr_cum_outs_cntr_pack(f).raw == (T410_DLINK_OUT_WR_CUM_OUTS_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_dlink_out_wr_cum_outs_cntr_unpack(t410_dlink_out_wr_cum_outs_cntr_pack(f)).count == (T410_DLINK_OUT_WR_CUM_OUTS_CNTR_COUNT_MASK >> T410_DLINK_OUT_WR_CUM_OUTS_CNTR_COUNT_SHIFT));
}

/* Every bit of OUT_WR_REQ_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_DLINK_OUT_WR_REQ_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_dlink_out_wr_req_cntr");

static void test_dlink_out_wr_req_cntr(void **state)
{
	const t410_dlink_out_wr_req_cntr_fields_t none = {0};
	t410_dlink_out_wr_req_cntr_fields_t f;

	(void)state;
	assert_true(t410_dlink_out_wr_req_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_dlink_out_wr_req_cntr_pack(f).raw == (T410_DLINK_OUT_WR_REQ_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_dlink_out_wr_req_cntr_unpack(t410_dlink_out_wr_req_cntr_pack(f)).count == (T410_DLINK_OUT_WR_REQ_CNTR_COUNT_MASK >> T410_DLINK_OUT_WR_REQ_CNTR_COUNT_SHIFT));
}

/* ---- PMU of a product that Linux does not know ---- */

/* Every bit of PMEVCNTR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_OTHER_PRODUCT_PMEVCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_other_product_pmevcntr");

static void test_other_product_pmevcntr(void **state)
{
	const t410_other_product_pmevcntr_fields_t none = {0};
	t410_other_product_pmevcntr_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmevcntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_other_product_pmevcntr_pack(f).raw == (T410_OTHER_PRODUCT_PMEVCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_other_product_pmevcntr_unpack(t410_other_product_pmevcntr_pack(f)).count == (T410_OTHER_PRODUCT_PMEVCNTR_COUNT_MASK >> T410_OTHER_PRODUCT_PMEVCNTR_COUNT_SHIFT));
}

/* Every bit of PMEVTYPER<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_OTHER_PRODUCT_PMEVTYPER_EVENT_MASK) == 0xffffffffU, "t410_other_product_pmevtyper");

static void test_other_product_pmevtyper(void **state)
{
	const t410_other_product_pmevtyper_fields_t none = {0};
	t410_other_product_pmevtyper_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmevtyper_pack(none).raw == 0x00000000U);
	f = none;
	f.event = ~(uint32_t)0;
	assert_true(t410_other_product_pmevtyper_pack(f).raw == (T410_OTHER_PRODUCT_PMEVTYPER_EVENT_MASK | 0x00000000U));
	assert_true(t410_other_product_pmevtyper_unpack(t410_other_product_pmevtyper_pack(f)).event == (T410_OTHER_PRODUCT_PMEVTYPER_EVENT_MASK >> T410_OTHER_PRODUCT_PMEVTYPER_EVENT_SHIFT));
}

/* Every bit of PMSVR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_OTHER_PRODUCT_PMSVR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_other_product_pmsvr");

static void test_other_product_pmsvr(void **state)
{
	const t410_other_product_pmsvr_fields_t none = {0};
	t410_other_product_pmsvr_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmsvr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_other_product_pmsvr_pack(f).raw == (T410_OTHER_PRODUCT_PMSVR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_other_product_pmsvr_unpack(t410_other_product_pmsvr_pack(f)).count == (T410_OTHER_PRODUCT_PMSVR_COUNT_MASK >> T410_OTHER_PRODUCT_PMSVR_COUNT_SHIFT));
}

/* Every bit of PMEVFILT2R<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_OTHER_PRODUCT_PMEVFILT2R_FILTER2_MASK) == 0xffffffffU, "t410_other_product_pmevfilt2r");

static void test_other_product_pmevfilt2r(void **state)
{
	const t410_other_product_pmevfilt2r_fields_t none = {0};
	t410_other_product_pmevfilt2r_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmevfilt2r_pack(none).raw == 0x00000000U);
	f = none;
	f.filter2 = ~(uint32_t)0;
	assert_true(t410_other_product_pmevfilt2r_pack(f).raw == (T410_OTHER_PRODUCT_PMEVFILT2R_FILTER2_MASK | 0x00000000U));
	assert_true(t410_other_product_pmevfilt2r_unpack(t410_other_product_pmevfilt2r_pack(f)).filter2 == (T410_OTHER_PRODUCT_PMEVFILT2R_FILTER2_MASK >> T410_OTHER_PRODUCT_PMEVFILT2R_FILTER2_SHIFT));
}

/* Every bit of PMEVFILTR<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_OTHER_PRODUCT_PMEVFILTR_FILTER_MASK) == 0xffffffffU, "t410_other_product_pmevfiltr");

static void test_other_product_pmevfiltr(void **state)
{
	const t410_other_product_pmevfiltr_fields_t none = {0};
	t410_other_product_pmevfiltr_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmevfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.filter = ~(uint32_t)0;
	assert_true(t410_other_product_pmevfiltr_pack(f).raw == (T410_OTHER_PRODUCT_PMEVFILTR_FILTER_MASK | 0x00000000U));
	assert_true(t410_other_product_pmevfiltr_unpack(t410_other_product_pmevfiltr_pack(f)).filter == (T410_OTHER_PRODUCT_PMEVFILTR_FILTER_MASK >> T410_OTHER_PRODUCT_PMEVFILTR_FILTER_SHIFT));
}

/* Every bit of PMCNTENSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_OTHER_PRODUCT_PMCNTENSET_P_MASK) == 0xffffffffU, "t410_other_product_pmcntenset");

static void test_other_product_pmcntenset(void **state)
{
	const t410_other_product_pmcntenset_fields_t none = {0};
	t410_other_product_pmcntenset_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmcntenset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_other_product_pmcntenset_pack(f).raw == (T410_OTHER_PRODUCT_PMCNTENSET_P_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcntenset_unpack(t410_other_product_pmcntenset_pack(f)).P == (T410_OTHER_PRODUCT_PMCNTENSET_P_MASK >> T410_OTHER_PRODUCT_PMCNTENSET_P_SHIFT));
}

/* Every bit of PMCNTENCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_OTHER_PRODUCT_PMCNTENCLR_P_MASK) == 0xffffffffU, "t410_other_product_pmcntenclr");

static void test_other_product_pmcntenclr(void **state)
{
	const t410_other_product_pmcntenclr_fields_t none = {0};
	t410_other_product_pmcntenclr_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmcntenclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_other_product_pmcntenclr_pack(f).raw == (T410_OTHER_PRODUCT_PMCNTENCLR_P_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcntenclr_unpack(t410_other_product_pmcntenclr_pack(f)).P == (T410_OTHER_PRODUCT_PMCNTENCLR_P_MASK >> T410_OTHER_PRODUCT_PMCNTENCLR_P_SHIFT));
}

/* Every bit of PMINTENSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_OTHER_PRODUCT_PMINTENSET_P_MASK) == 0xffffffffU, "t410_other_product_pmintenset");

static void test_other_product_pmintenset(void **state)
{
	const t410_other_product_pmintenset_fields_t none = {0};
	t410_other_product_pmintenset_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmintenset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_other_product_pmintenset_pack(f).raw == (T410_OTHER_PRODUCT_PMINTENSET_P_MASK | 0x00000000U));
	assert_true(t410_other_product_pmintenset_unpack(t410_other_product_pmintenset_pack(f)).P == (T410_OTHER_PRODUCT_PMINTENSET_P_MASK >> T410_OTHER_PRODUCT_PMINTENSET_P_SHIFT));
}

/* Every bit of PMINTENCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_OTHER_PRODUCT_PMINTENCLR_P_MASK) == 0xffffffffU, "t410_other_product_pmintenclr");

static void test_other_product_pmintenclr(void **state)
{
	const t410_other_product_pmintenclr_fields_t none = {0};
	t410_other_product_pmintenclr_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmintenclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_other_product_pmintenclr_pack(f).raw == (T410_OTHER_PRODUCT_PMINTENCLR_P_MASK | 0x00000000U));
	assert_true(t410_other_product_pmintenclr_unpack(t410_other_product_pmintenclr_pack(f)).P == (T410_OTHER_PRODUCT_PMINTENCLR_P_MASK >> T410_OTHER_PRODUCT_PMINTENCLR_P_SHIFT));
}

/* Every bit of PMOVSCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_OTHER_PRODUCT_PMOVSCLR_P_MASK) == 0xffffffffU, "t410_other_product_pmovsclr");

static void test_other_product_pmovsclr(void **state)
{
	const t410_other_product_pmovsclr_fields_t none = {0};
	t410_other_product_pmovsclr_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmovsclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_other_product_pmovsclr_pack(f).raw == (T410_OTHER_PRODUCT_PMOVSCLR_P_MASK | 0x00000000U));
	assert_true(t410_other_product_pmovsclr_unpack(t410_other_product_pmovsclr_pack(f)).P == (T410_OTHER_PRODUCT_PMOVSCLR_P_MASK >> T410_OTHER_PRODUCT_PMOVSCLR_P_SHIFT));
}

/* Every bit of PMOVSSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_OTHER_PRODUCT_PMOVSSET_P_MASK) == 0xffffffffU, "t410_other_product_pmovsset");

static void test_other_product_pmovsset(void **state)
{
	const t410_other_product_pmovsset_fields_t none = {0};
	t410_other_product_pmovsset_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmovsset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_other_product_pmovsset_pack(f).raw == (T410_OTHER_PRODUCT_PMOVSSET_P_MASK | 0x00000000U));
	assert_true(t410_other_product_pmovsset_unpack(t410_other_product_pmovsset_pack(f)).P == (T410_OTHER_PRODUCT_PMOVSSET_P_MASK >> T410_OTHER_PRODUCT_PMOVSSET_P_SHIFT));
}

/* Every bit of PMCGCR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_OTHER_PRODUCT_PMCGCR_N_MASK) == 0xffffffffU, "t410_other_product_pmcgcr");

static void test_other_product_pmcgcr(void **state)
{
	const t410_other_product_pmcgcr_fields_t none = {0};
	t410_other_product_pmcgcr_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmcgcr_pack(none).raw == 0x00000000U);
	f = none;
	f.N = ~(uint32_t)0;
	assert_true(t410_other_product_pmcgcr_pack(f).raw == (T410_OTHER_PRODUCT_PMCGCR_N_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcgcr_unpack(t410_other_product_pmcgcr_pack(f)).N == (T410_OTHER_PRODUCT_PMCGCR_N_MASK >> T410_OTHER_PRODUCT_PMCGCR_N_SHIFT));
}

/* Every bit of PMCFGR is in one field or reserved. */
_Static_assert((uint32_t)(0x0e040000U +
	       T410_OTHER_PRODUCT_PMCFGR_NCG_MASK +
	       T410_OTHER_PRODUCT_PMCFGR_HDBG_MASK +
	       T410_OTHER_PRODUCT_PMCFGR_TRO_MASK +
	       T410_OTHER_PRODUCT_PMCFGR_SS_MASK +
	       T410_OTHER_PRODUCT_PMCFGR_FZO_MASK +
	       T410_OTHER_PRODUCT_PMCFGR_MSI_MASK +
	       T410_OTHER_PRODUCT_PMCFGR_UEN_MASK +
	       T410_OTHER_PRODUCT_PMCFGR_NA_MASK +
	       T410_OTHER_PRODUCT_PMCFGR_EX_MASK +
	       T410_OTHER_PRODUCT_PMCFGR_CCD_MASK +
	       T410_OTHER_PRODUCT_PMCFGR_CC_MASK +
	       T410_OTHER_PRODUCT_PMCFGR_SIZE_MASK +
	       T410_OTHER_PRODUCT_PMCFGR_N_MASK) == 0xffffffffU, "t410_other_product_pmcfgr");

static void test_other_product_pmcfgr(void **state)
{
	const t410_other_product_pmcfgr_fields_t none = {0};
	t410_other_product_pmcfgr_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmcfgr_pack(none).raw == 0x00000000U);
	f = none;
	f.NCG = ~(uint32_t)0;
	assert_true(t410_other_product_pmcfgr_pack(f).raw == (T410_OTHER_PRODUCT_PMCFGR_NCG_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcfgr_unpack(t410_other_product_pmcfgr_pack(f)).NCG == (T410_OTHER_PRODUCT_PMCFGR_NCG_MASK >> T410_OTHER_PRODUCT_PMCFGR_NCG_SHIFT));
	f = none;
	f.HDBG = ~(uint32_t)0;
	assert_true(t410_other_product_pmcfgr_pack(f).raw == (T410_OTHER_PRODUCT_PMCFGR_HDBG_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcfgr_unpack(t410_other_product_pmcfgr_pack(f)).HDBG == (T410_OTHER_PRODUCT_PMCFGR_HDBG_MASK >> T410_OTHER_PRODUCT_PMCFGR_HDBG_SHIFT));
	f = none;
	f.TRO = ~(uint32_t)0;
	assert_true(t410_other_product_pmcfgr_pack(f).raw == (T410_OTHER_PRODUCT_PMCFGR_TRO_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcfgr_unpack(t410_other_product_pmcfgr_pack(f)).TRO == (T410_OTHER_PRODUCT_PMCFGR_TRO_MASK >> T410_OTHER_PRODUCT_PMCFGR_TRO_SHIFT));
	f = none;
	f.SS = ~(uint32_t)0;
	assert_true(t410_other_product_pmcfgr_pack(f).raw == (T410_OTHER_PRODUCT_PMCFGR_SS_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcfgr_unpack(t410_other_product_pmcfgr_pack(f)).SS == (T410_OTHER_PRODUCT_PMCFGR_SS_MASK >> T410_OTHER_PRODUCT_PMCFGR_SS_SHIFT));
	f = none;
	f.FZO = ~(uint32_t)0;
	assert_true(t410_other_product_pmcfgr_pack(f).raw == (T410_OTHER_PRODUCT_PMCFGR_FZO_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcfgr_unpack(t410_other_product_pmcfgr_pack(f)).FZO == (T410_OTHER_PRODUCT_PMCFGR_FZO_MASK >> T410_OTHER_PRODUCT_PMCFGR_FZO_SHIFT));
	f = none;
	f.MSI = ~(uint32_t)0;
	assert_true(t410_other_product_pmcfgr_pack(f).raw == (T410_OTHER_PRODUCT_PMCFGR_MSI_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcfgr_unpack(t410_other_product_pmcfgr_pack(f)).MSI == (T410_OTHER_PRODUCT_PMCFGR_MSI_MASK >> T410_OTHER_PRODUCT_PMCFGR_MSI_SHIFT));
	f = none;
	f.UEN = ~(uint32_t)0;
	assert_true(t410_other_product_pmcfgr_pack(f).raw == (T410_OTHER_PRODUCT_PMCFGR_UEN_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcfgr_unpack(t410_other_product_pmcfgr_pack(f)).UEN == (T410_OTHER_PRODUCT_PMCFGR_UEN_MASK >> T410_OTHER_PRODUCT_PMCFGR_UEN_SHIFT));
	f = none;
	f.NA = ~(uint32_t)0;
	assert_true(t410_other_product_pmcfgr_pack(f).raw == (T410_OTHER_PRODUCT_PMCFGR_NA_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcfgr_unpack(t410_other_product_pmcfgr_pack(f)).NA == (T410_OTHER_PRODUCT_PMCFGR_NA_MASK >> T410_OTHER_PRODUCT_PMCFGR_NA_SHIFT));
	f = none;
	f.EX = ~(uint32_t)0;
	assert_true(t410_other_product_pmcfgr_pack(f).raw == (T410_OTHER_PRODUCT_PMCFGR_EX_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcfgr_unpack(t410_other_product_pmcfgr_pack(f)).EX == (T410_OTHER_PRODUCT_PMCFGR_EX_MASK >> T410_OTHER_PRODUCT_PMCFGR_EX_SHIFT));
	f = none;
	f.CCD = ~(uint32_t)0;
	assert_true(t410_other_product_pmcfgr_pack(f).raw == (T410_OTHER_PRODUCT_PMCFGR_CCD_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcfgr_unpack(t410_other_product_pmcfgr_pack(f)).CCD == (T410_OTHER_PRODUCT_PMCFGR_CCD_MASK >> T410_OTHER_PRODUCT_PMCFGR_CCD_SHIFT));
	f = none;
	f.CC = ~(uint32_t)0;
	assert_true(t410_other_product_pmcfgr_pack(f).raw == (T410_OTHER_PRODUCT_PMCFGR_CC_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcfgr_unpack(t410_other_product_pmcfgr_pack(f)).CC == (T410_OTHER_PRODUCT_PMCFGR_CC_MASK >> T410_OTHER_PRODUCT_PMCFGR_CC_SHIFT));
	f = none;
	f.SIZE = ~(uint32_t)0;
	assert_true(t410_other_product_pmcfgr_pack(f).raw == (T410_OTHER_PRODUCT_PMCFGR_SIZE_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcfgr_unpack(t410_other_product_pmcfgr_pack(f)).SIZE == (T410_OTHER_PRODUCT_PMCFGR_SIZE_MASK >> T410_OTHER_PRODUCT_PMCFGR_SIZE_SHIFT));
	f = none;
	f.N = ~(uint32_t)0;
	assert_true(t410_other_product_pmcfgr_pack(f).raw == (T410_OTHER_PRODUCT_PMCFGR_N_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcfgr_unpack(t410_other_product_pmcfgr_pack(f)).N == (T410_OTHER_PRODUCT_PMCFGR_N_MASK >> T410_OTHER_PRODUCT_PMCFGR_N_SHIFT));
}

/* Every bit of PMCR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffff0c0U +
	       T410_OTHER_PRODUCT_PMCR_TRO_MASK +
	       T410_OTHER_PRODUCT_PMCR_HDBG_MASK +
	       T410_OTHER_PRODUCT_PMCR_FZO_MASK +
	       T410_OTHER_PRODUCT_PMCR_NA_MASK +
	       T410_OTHER_PRODUCT_PMCR_DP_MASK +
	       T410_OTHER_PRODUCT_PMCR_X_MASK +
	       T410_OTHER_PRODUCT_PMCR_D_MASK +
	       T410_OTHER_PRODUCT_PMCR_C_MASK +
	       T410_OTHER_PRODUCT_PMCR_P_MASK +
	       T410_OTHER_PRODUCT_PMCR_E_MASK) == 0xffffffffU, "t410_other_product_pmcr");

static void test_other_product_pmcr(void **state)
{
	const t410_other_product_pmcr_fields_t none = {0};
	t410_other_product_pmcr_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmcr_pack(none).raw == 0x00000000U);
	f = none;
	f.TRO = ~(uint32_t)0;
	assert_true(t410_other_product_pmcr_pack(f).raw == (T410_OTHER_PRODUCT_PMCR_TRO_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcr_unpack(t410_other_product_pmcr_pack(f)).TRO == (T410_OTHER_PRODUCT_PMCR_TRO_MASK >> T410_OTHER_PRODUCT_PMCR_TRO_SHIFT));
	f = none;
	f.HDBG = ~(uint32_t)0;
	assert_true(t410_other_product_pmcr_pack(f).raw == (T410_OTHER_PRODUCT_PMCR_HDBG_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcr_unpack(t410_other_product_pmcr_pack(f)).HDBG == (T410_OTHER_PRODUCT_PMCR_HDBG_MASK >> T410_OTHER_PRODUCT_PMCR_HDBG_SHIFT));
	f = none;
	f.FZO = ~(uint32_t)0;
	assert_true(t410_other_product_pmcr_pack(f).raw == (T410_OTHER_PRODUCT_PMCR_FZO_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcr_unpack(t410_other_product_pmcr_pack(f)).FZO == (T410_OTHER_PRODUCT_PMCR_FZO_MASK >> T410_OTHER_PRODUCT_PMCR_FZO_SHIFT));
	f = none;
	f.NA = ~(uint32_t)0;
	assert_true(t410_other_product_pmcr_pack(f).raw == (T410_OTHER_PRODUCT_PMCR_NA_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcr_unpack(t410_other_product_pmcr_pack(f)).NA == (T410_OTHER_PRODUCT_PMCR_NA_MASK >> T410_OTHER_PRODUCT_PMCR_NA_SHIFT));
	f = none;
	f.DP = ~(uint32_t)0;
	assert_true(t410_other_product_pmcr_pack(f).raw == (T410_OTHER_PRODUCT_PMCR_DP_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcr_unpack(t410_other_product_pmcr_pack(f)).DP == (T410_OTHER_PRODUCT_PMCR_DP_MASK >> T410_OTHER_PRODUCT_PMCR_DP_SHIFT));
	f = none;
	f.X = ~(uint32_t)0;
	assert_true(t410_other_product_pmcr_pack(f).raw == (T410_OTHER_PRODUCT_PMCR_X_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcr_unpack(t410_other_product_pmcr_pack(f)).X == (T410_OTHER_PRODUCT_PMCR_X_MASK >> T410_OTHER_PRODUCT_PMCR_X_SHIFT));
	f = none;
	f.D = ~(uint32_t)0;
	assert_true(t410_other_product_pmcr_pack(f).raw == (T410_OTHER_PRODUCT_PMCR_D_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcr_unpack(t410_other_product_pmcr_pack(f)).D == (T410_OTHER_PRODUCT_PMCR_D_MASK >> T410_OTHER_PRODUCT_PMCR_D_SHIFT));
	f = none;
	f.C = ~(uint32_t)0;
	assert_true(t410_other_product_pmcr_pack(f).raw == (T410_OTHER_PRODUCT_PMCR_C_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcr_unpack(t410_other_product_pmcr_pack(f)).C == (T410_OTHER_PRODUCT_PMCR_C_MASK >> T410_OTHER_PRODUCT_PMCR_C_SHIFT));
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(t410_other_product_pmcr_pack(f).raw == (T410_OTHER_PRODUCT_PMCR_P_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcr_unpack(t410_other_product_pmcr_pack(f)).P == (T410_OTHER_PRODUCT_PMCR_P_MASK >> T410_OTHER_PRODUCT_PMCR_P_SHIFT));
	f = none;
	f.E = ~(uint32_t)0;
	assert_true(t410_other_product_pmcr_pack(f).raw == (T410_OTHER_PRODUCT_PMCR_E_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcr_unpack(t410_other_product_pmcr_pack(f)).E == (T410_OTHER_PRODUCT_PMCR_E_MASK >> T410_OTHER_PRODUCT_PMCR_E_SHIFT));
}

/* Every bit of PMIIDR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_OTHER_PRODUCT_PMIIDR_PRODUCTID_MASK +
	       T410_OTHER_PRODUCT_PMIIDR_VARIANT_MASK +
	       T410_OTHER_PRODUCT_PMIIDR_REVISION_MASK +
	       T410_OTHER_PRODUCT_PMIIDR_IMPLEMENTER_MASK) == 0xffffffffU, "t410_other_product_pmiidr");

static void test_other_product_pmiidr(void **state)
{
	const t410_other_product_pmiidr_fields_t none = {0};
	t410_other_product_pmiidr_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmiidr_pack(none).raw == 0x00000000U);
	f = none;
	f.ProductID = ~(uint32_t)0;
	assert_true(t410_other_product_pmiidr_pack(f).raw == (T410_OTHER_PRODUCT_PMIIDR_PRODUCTID_MASK | 0x00000000U));
	assert_true(t410_other_product_pmiidr_unpack(t410_other_product_pmiidr_pack(f)).ProductID == (T410_OTHER_PRODUCT_PMIIDR_PRODUCTID_MASK >> T410_OTHER_PRODUCT_PMIIDR_PRODUCTID_SHIFT));
	f = none;
	f.Variant = ~(uint32_t)0;
	assert_true(t410_other_product_pmiidr_pack(f).raw == (T410_OTHER_PRODUCT_PMIIDR_VARIANT_MASK | 0x00000000U));
	assert_true(t410_other_product_pmiidr_unpack(t410_other_product_pmiidr_pack(f)).Variant == (T410_OTHER_PRODUCT_PMIIDR_VARIANT_MASK >> T410_OTHER_PRODUCT_PMIIDR_VARIANT_SHIFT));
	f = none;
	f.Revision = ~(uint32_t)0;
	assert_true(t410_other_product_pmiidr_pack(f).raw == (T410_OTHER_PRODUCT_PMIIDR_REVISION_MASK | 0x00000000U));
	assert_true(t410_other_product_pmiidr_unpack(t410_other_product_pmiidr_pack(f)).Revision == (T410_OTHER_PRODUCT_PMIIDR_REVISION_MASK >> T410_OTHER_PRODUCT_PMIIDR_REVISION_SHIFT));
	f = none;
	f.Implementer = ~(uint32_t)0;
	assert_true(t410_other_product_pmiidr_pack(f).raw == (T410_OTHER_PRODUCT_PMIIDR_IMPLEMENTER_MASK | 0x00000000U));
	assert_true(t410_other_product_pmiidr_unpack(t410_other_product_pmiidr_pack(f)).Implementer == (T410_OTHER_PRODUCT_PMIIDR_IMPLEMENTER_MASK >> T410_OTHER_PRODUCT_PMIIDR_IMPLEMENTER_SHIFT));
}

/* Every bit of PMCEID<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_OTHER_PRODUCT_PMCEID_ID_MASK) == 0xffffffffU, "t410_other_product_pmceid");

static void test_other_product_pmceid(void **state)
{
	const t410_other_product_pmceid_fields_t none = {0};
	t410_other_product_pmceid_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmceid_pack(none).raw == 0x00000000U);
	f = none;
	f.ID = ~(uint32_t)0;
	assert_true(t410_other_product_pmceid_pack(f).raw == (T410_OTHER_PRODUCT_PMCEID_ID_MASK | 0x00000000U));
	assert_true(t410_other_product_pmceid_unpack(t410_other_product_pmceid_pack(f)).ID == (T410_OTHER_PRODUCT_PMCEID_ID_MASK >> T410_OTHER_PRODUCT_PMCEID_ID_SHIFT));
}

/* Every bit of PMSSCR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffeU +
	       T410_OTHER_PRODUCT_PMSSCR_SS_MASK) == 0xffffffffU, "t410_other_product_pmsscr");

static void test_other_product_pmsscr(void **state)
{
	const t410_other_product_pmsscr_fields_t none = {0};
	t410_other_product_pmsscr_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmsscr_pack(none).raw == 0x00000000U);
	f = none;
	f.SS = ~(uint32_t)0;
	assert_true(t410_other_product_pmsscr_pack(f).raw == (T410_OTHER_PRODUCT_PMSSCR_SS_MASK | 0x00000000U));
	assert_true(t410_other_product_pmsscr_unpack(t410_other_product_pmsscr_pack(f)).SS == (T410_OTHER_PRODUCT_PMSSCR_SS_MASK >> T410_OTHER_PRODUCT_PMSSCR_SS_SHIFT));
}

/* Every bit of PMSSRR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff00000000ULL +
	       T410_OTHER_PRODUCT_PMSSRR_RC_MASK +
	       T410_OTHER_PRODUCT_PMSSRR_RP_MASK) == 0xffffffffffffffffULL, "t410_other_product_pmssrr");

static void test_other_product_pmssrr(void **state)
{
	const t410_other_product_pmssrr_fields_t none = {0};
	t410_other_product_pmssrr_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmssrr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.RC = ~(uint64_t)0;
	assert_true(t410_other_product_pmssrr_pack(f).raw == (T410_OTHER_PRODUCT_PMSSRR_RC_MASK | 0x0000000000000000ULL));
	assert_true(t410_other_product_pmssrr_unpack(t410_other_product_pmssrr_pack(f)).RC == (T410_OTHER_PRODUCT_PMSSRR_RC_MASK >> T410_OTHER_PRODUCT_PMSSRR_RC_SHIFT));
	f = none;
	f.RP = ~(uint64_t)0;
	assert_true(t410_other_product_pmssrr_pack(f).raw == (T410_OTHER_PRODUCT_PMSSRR_RP_MASK | 0x0000000000000000ULL));
	assert_true(t410_other_product_pmssrr_unpack(t410_other_product_pmssrr_pack(f)).RP == (T410_OTHER_PRODUCT_PMSSRR_RP_MASK >> T410_OTHER_PRODUCT_PMSSRR_RP_SHIFT));
}

/* Every bit of PMSCR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff7fffffe0ULL +
	       T410_OTHER_PRODUCT_PMSCR_IMPL_MASK +
	       T410_OTHER_PRODUCT_PMSCR_NAO_MASK +
	       T410_OTHER_PRODUCT_PMSCR_MSI_MPAM_NS_MASK +
	       T410_OTHER_PRODUCT_PMSCR_NSMSI_MASK +
	       T410_OTHER_PRODUCT_PMSCR_NSRA_MASK +
	       T410_OTHER_PRODUCT_PMSCR_SO_MASK) == 0xffffffffffffffffULL, "t410_other_product_pmscr");

static void test_other_product_pmscr(void **state)
{
	const t410_other_product_pmscr_fields_t none = {0};
	t410_other_product_pmscr_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmscr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMPL = ~(uint64_t)0;
	assert_true(t410_other_product_pmscr_pack(f).raw == (T410_OTHER_PRODUCT_PMSCR_IMPL_MASK | 0x0000000000000000ULL));
	assert_true(t410_other_product_pmscr_unpack(t410_other_product_pmscr_pack(f)).IMPL == (T410_OTHER_PRODUCT_PMSCR_IMPL_MASK >> T410_OTHER_PRODUCT_PMSCR_IMPL_SHIFT));
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(t410_other_product_pmscr_pack(f).raw == (T410_OTHER_PRODUCT_PMSCR_NAO_MASK | 0x0000000000000000ULL));
	assert_true(t410_other_product_pmscr_unpack(t410_other_product_pmscr_pack(f)).NAO == (T410_OTHER_PRODUCT_PMSCR_NAO_MASK >> T410_OTHER_PRODUCT_PMSCR_NAO_SHIFT));
	f = none;
	f.MSI_MPAM_NS = ~(uint64_t)0;
	assert_true(t410_other_product_pmscr_pack(f).raw == (T410_OTHER_PRODUCT_PMSCR_MSI_MPAM_NS_MASK | 0x0000000000000000ULL));
	assert_true(t410_other_product_pmscr_unpack(t410_other_product_pmscr_pack(f)).MSI_MPAM_NS == (T410_OTHER_PRODUCT_PMSCR_MSI_MPAM_NS_MASK >> T410_OTHER_PRODUCT_PMSCR_MSI_MPAM_NS_SHIFT));
	f = none;
	f.NSMSI = ~(uint64_t)0;
	assert_true(t410_other_product_pmscr_pack(f).raw == (T410_OTHER_PRODUCT_PMSCR_NSMSI_MASK | 0x0000000000000000ULL));
	assert_true(t410_other_product_pmscr_unpack(t410_other_product_pmscr_pack(f)).NSMSI == (T410_OTHER_PRODUCT_PMSCR_NSMSI_MASK >> T410_OTHER_PRODUCT_PMSCR_NSMSI_SHIFT));
	f = none;
	f.NSRA = ~(uint64_t)0;
	assert_true(t410_other_product_pmscr_pack(f).raw == (T410_OTHER_PRODUCT_PMSCR_NSRA_MASK | 0x0000000000000000ULL));
	assert_true(t410_other_product_pmscr_unpack(t410_other_product_pmscr_pack(f)).NSRA == (T410_OTHER_PRODUCT_PMSCR_NSRA_MASK >> T410_OTHER_PRODUCT_PMSCR_NSRA_SHIFT));
	f = none;
	f.SO = ~(uint64_t)0;
	assert_true(t410_other_product_pmscr_pack(f).raw == (T410_OTHER_PRODUCT_PMSCR_SO_MASK | 0x0000000000000000ULL));
	assert_true(t410_other_product_pmscr_unpack(t410_other_product_pmscr_pack(f)).SO == (T410_OTHER_PRODUCT_PMSCR_SO_MASK >> T410_OTHER_PRODUCT_PMSCR_SO_SHIFT));
}

/* Every bit of PMROOTCR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff7ffffff4ULL +
	       T410_OTHER_PRODUCT_PMROOTCR_IMPL_MASK +
	       T410_OTHER_PRODUCT_PMROOTCR_NAO_MASK +
	       T410_OTHER_PRODUCT_PMROOTCR_RLO_MASK +
	       T410_OTHER_PRODUCT_PMROOTCR_RTO_MASK) == 0xffffffffffffffffULL, "t410_other_product_pmrootcr");

static void test_other_product_pmrootcr(void **state)
{
	const t410_other_product_pmrootcr_fields_t none = {0};
	t410_other_product_pmrootcr_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmrootcr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMPL = ~(uint64_t)0;
	assert_true(t410_other_product_pmrootcr_pack(f).raw == (T410_OTHER_PRODUCT_PMROOTCR_IMPL_MASK | 0x0000000000000000ULL));
	assert_true(t410_other_product_pmrootcr_unpack(t410_other_product_pmrootcr_pack(f)).IMPL == (T410_OTHER_PRODUCT_PMROOTCR_IMPL_MASK >> T410_OTHER_PRODUCT_PMROOTCR_IMPL_SHIFT));
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(t410_other_product_pmrootcr_pack(f).raw == (T410_OTHER_PRODUCT_PMROOTCR_NAO_MASK | 0x0000000000000000ULL));
	assert_true(t410_other_product_pmrootcr_unpack(t410_other_product_pmrootcr_pack(f)).NAO == (T410_OTHER_PRODUCT_PMROOTCR_NAO_MASK >> T410_OTHER_PRODUCT_PMROOTCR_NAO_SHIFT));
	f = none;
	f.RLO = ~(uint64_t)0;
	assert_true(t410_other_product_pmrootcr_pack(f).raw == (T410_OTHER_PRODUCT_PMROOTCR_RLO_MASK | 0x0000000000000000ULL));
	assert_true(t410_other_product_pmrootcr_unpack(t410_other_product_pmrootcr_pack(f)).RLO == (T410_OTHER_PRODUCT_PMROOTCR_RLO_MASK >> T410_OTHER_PRODUCT_PMROOTCR_RLO_SHIFT));
	f = none;
	f.RTO = ~(uint64_t)0;
	assert_true(t410_other_product_pmrootcr_pack(f).raw == (T410_OTHER_PRODUCT_PMROOTCR_RTO_MASK | 0x0000000000000000ULL));
	assert_true(t410_other_product_pmrootcr_unpack(t410_other_product_pmrootcr_pack(f)).RTO == (T410_OTHER_PRODUCT_PMROOTCR_RTO_MASK >> T410_OTHER_PRODUCT_PMROOTCR_RTO_SHIFT));
}

/* Every bit of PMIRQCR0 is in one field or reserved. */
_Static_assert((uint64_t)(0xff00000000000003ULL +
	       T410_OTHER_PRODUCT_PMIRQCR0_ADDR_MASK) == 0xffffffffffffffffULL, "t410_other_product_pmirqcr0");

static void test_other_product_pmirqcr0(void **state)
{
	const t410_other_product_pmirqcr0_fields_t none = {0};
	t410_other_product_pmirqcr0_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmirqcr0_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.ADDR = ~(uint64_t)0;
	assert_true(t410_other_product_pmirqcr0_pack(f).raw == (T410_OTHER_PRODUCT_PMIRQCR0_ADDR_MASK | 0x0000000000000000ULL));
	assert_true(t410_other_product_pmirqcr0_unpack(t410_other_product_pmirqcr0_pack(f)).ADDR == (T410_OTHER_PRODUCT_PMIRQCR0_ADDR_MASK >> T410_OTHER_PRODUCT_PMIRQCR0_ADDR_SHIFT));
}

/* Every bit of PMIRQCR1 is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_OTHER_PRODUCT_PMIRQCR1_DATA_MASK) == 0xffffffffU, "t410_other_product_pmirqcr1");

static void test_other_product_pmirqcr1(void **state)
{
	const t410_other_product_pmirqcr1_fields_t none = {0};
	t410_other_product_pmirqcr1_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmirqcr1_pack(none).raw == 0x00000000U);
	f = none;
	f.DATA = ~(uint32_t)0;
	assert_true(t410_other_product_pmirqcr1_pack(f).raw == (T410_OTHER_PRODUCT_PMIRQCR1_DATA_MASK | 0x00000000U));
	assert_true(t410_other_product_pmirqcr1_unpack(t410_other_product_pmirqcr1_pack(f)).DATA == (T410_OTHER_PRODUCT_PMIRQCR1_DATA_MASK >> T410_OTHER_PRODUCT_PMIRQCR1_DATA_SHIFT));
}

/* Every bit of PMIRQCR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_OTHER_PRODUCT_PMIRQCR2_IRQEN_MASK +
	       T410_OTHER_PRODUCT_PMIRQCR2_NSMSI_MASK +
	       T410_OTHER_PRODUCT_PMIRQCR2_SH_MASK +
	       T410_OTHER_PRODUCT_PMIRQCR2_MEMATTR_MASK) == 0xffffffffU, "t410_other_product_pmirqcr2");

static void test_other_product_pmirqcr2(void **state)
{
	const t410_other_product_pmirqcr2_fields_t none = {0};
	t410_other_product_pmirqcr2_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmirqcr2_pack(none).raw == 0x00000000U);
	f = none;
	f.IRQEN = ~(uint32_t)0;
	assert_true(t410_other_product_pmirqcr2_pack(f).raw == (T410_OTHER_PRODUCT_PMIRQCR2_IRQEN_MASK | 0x00000000U));
	assert_true(t410_other_product_pmirqcr2_unpack(t410_other_product_pmirqcr2_pack(f)).IRQEN == (T410_OTHER_PRODUCT_PMIRQCR2_IRQEN_MASK >> T410_OTHER_PRODUCT_PMIRQCR2_IRQEN_SHIFT));
	f = none;
	f.NSMSI = ~(uint32_t)0;
	assert_true(t410_other_product_pmirqcr2_pack(f).raw == (T410_OTHER_PRODUCT_PMIRQCR2_NSMSI_MASK | 0x00000000U));
	assert_true(t410_other_product_pmirqcr2_unpack(t410_other_product_pmirqcr2_pack(f)).NSMSI == (T410_OTHER_PRODUCT_PMIRQCR2_NSMSI_MASK >> T410_OTHER_PRODUCT_PMIRQCR2_NSMSI_SHIFT));
	f = none;
	f.SH = ~(uint32_t)0;
	assert_true(t410_other_product_pmirqcr2_pack(f).raw == (T410_OTHER_PRODUCT_PMIRQCR2_SH_MASK | 0x00000000U));
	assert_true(t410_other_product_pmirqcr2_unpack(t410_other_product_pmirqcr2_pack(f)).SH == (T410_OTHER_PRODUCT_PMIRQCR2_SH_MASK >> T410_OTHER_PRODUCT_PMIRQCR2_SH_SHIFT));
	f = none;
	f.MemAttr = ~(uint32_t)0;
	assert_true(t410_other_product_pmirqcr2_pack(f).raw == (T410_OTHER_PRODUCT_PMIRQCR2_MEMATTR_MASK | 0x00000000U));
	assert_true(t410_other_product_pmirqcr2_unpack(t410_other_product_pmirqcr2_pack(f)).MemAttr == (T410_OTHER_PRODUCT_PMIRQCR2_MEMATTR_MASK >> T410_OTHER_PRODUCT_PMIRQCR2_MEMATTR_SHIFT));
}

/* Every bit of PMDEVAFF is in one field or reserved. */
_Static_assert((uint64_t)(0xffffff003e000000ULL +
	       T410_OTHER_PRODUCT_PMDEVAFF_AFF3_MASK +
	       T410_OTHER_PRODUCT_PMDEVAFF_F0V_MASK +
	       T410_OTHER_PRODUCT_PMDEVAFF_U_MASK +
	       T410_OTHER_PRODUCT_PMDEVAFF_MT_MASK +
	       T410_OTHER_PRODUCT_PMDEVAFF_AFF2_MASK +
	       T410_OTHER_PRODUCT_PMDEVAFF_AFF1_MASK +
	       T410_OTHER_PRODUCT_PMDEVAFF_AFF0_MASK) == 0xffffffffffffffffULL, "t410_other_product_pmdevaff");

static void test_other_product_pmdevaff(void **state)
{
	const t410_other_product_pmdevaff_fields_t none = {0};
	t410_other_product_pmdevaff_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmdevaff_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.Aff3 = ~(uint64_t)0;
	assert_true(t410_other_product_pmdevaff_pack(f).raw == (T410_OTHER_PRODUCT_PMDEVAFF_AFF3_MASK | 0x0000000000000000ULL));
	assert_true(t410_other_product_pmdevaff_unpack(t410_other_product_pmdevaff_pack(f)).Aff3 == (T410_OTHER_PRODUCT_PMDEVAFF_AFF3_MASK >> T410_OTHER_PRODUCT_PMDEVAFF_AFF3_SHIFT));
	f = none;
	f.F0V = ~(uint64_t)0;
	assert_true(t410_other_product_pmdevaff_pack(f).raw == (T410_OTHER_PRODUCT_PMDEVAFF_F0V_MASK | 0x0000000000000000ULL));
	assert_true(t410_other_product_pmdevaff_unpack(t410_other_product_pmdevaff_pack(f)).F0V == (T410_OTHER_PRODUCT_PMDEVAFF_F0V_MASK >> T410_OTHER_PRODUCT_PMDEVAFF_F0V_SHIFT));
	f = none;
	f.U = ~(uint64_t)0;
	assert_true(t410_other_product_pmdevaff_pack(f).raw == (T410_OTHER_PRODUCT_PMDEVAFF_U_MASK | 0x0000000000000000ULL));
	assert_true(t410_other_product_pmdevaff_unpack(t410_other_product_pmdevaff_pack(f)).U == (T410_OTHER_PRODUCT_PMDEVAFF_U_MASK >> T410_OTHER_PRODUCT_PMDEVAFF_U_SHIFT));
	f = none;
	f.MT = ~(uint64_t)0;
	assert_true(t410_other_product_pmdevaff_pack(f).raw == (T410_OTHER_PRODUCT_PMDEVAFF_MT_MASK | 0x0000000000000000ULL));
	assert_true(t410_other_product_pmdevaff_unpack(t410_other_product_pmdevaff_pack(f)).MT == (T410_OTHER_PRODUCT_PMDEVAFF_MT_MASK >> T410_OTHER_PRODUCT_PMDEVAFF_MT_SHIFT));
	f = none;
	f.Aff2 = ~(uint64_t)0;
	assert_true(t410_other_product_pmdevaff_pack(f).raw == (T410_OTHER_PRODUCT_PMDEVAFF_AFF2_MASK | 0x0000000000000000ULL));
	assert_true(t410_other_product_pmdevaff_unpack(t410_other_product_pmdevaff_pack(f)).Aff2 == (T410_OTHER_PRODUCT_PMDEVAFF_AFF2_MASK >> T410_OTHER_PRODUCT_PMDEVAFF_AFF2_SHIFT));
	f = none;
	f.Aff1 = ~(uint64_t)0;
	assert_true(t410_other_product_pmdevaff_pack(f).raw == (T410_OTHER_PRODUCT_PMDEVAFF_AFF1_MASK | 0x0000000000000000ULL));
	assert_true(t410_other_product_pmdevaff_unpack(t410_other_product_pmdevaff_pack(f)).Aff1 == (T410_OTHER_PRODUCT_PMDEVAFF_AFF1_MASK >> T410_OTHER_PRODUCT_PMDEVAFF_AFF1_SHIFT));
	f = none;
	f.Aff0 = ~(uint64_t)0;
	assert_true(t410_other_product_pmdevaff_pack(f).raw == (T410_OTHER_PRODUCT_PMDEVAFF_AFF0_MASK | 0x0000000000000000ULL));
	assert_true(t410_other_product_pmdevaff_unpack(t410_other_product_pmdevaff_pack(f)).Aff0 == (T410_OTHER_PRODUCT_PMDEVAFF_AFF0_MASK >> T410_OTHER_PRODUCT_PMDEVAFF_AFF0_SHIFT));
}

/* Every bit of PMLAR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_OTHER_PRODUCT_PMLAR_KEY_MASK) == 0xffffffffU, "t410_other_product_pmlar");

static void test_other_product_pmlar(void **state)
{
	const t410_other_product_pmlar_fields_t none = {0};
	t410_other_product_pmlar_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmlar_pack(none).raw == 0x00000000U);
	f = none;
	f.KEY = ~(uint32_t)0;
	assert_true(t410_other_product_pmlar_pack(f).raw == (T410_OTHER_PRODUCT_PMLAR_KEY_MASK | 0x00000000U));
	assert_true(t410_other_product_pmlar_unpack(t410_other_product_pmlar_pack(f)).KEY == (T410_OTHER_PRODUCT_PMLAR_KEY_MASK >> T410_OTHER_PRODUCT_PMLAR_KEY_SHIFT));
}

/* Every bit of PMAUTHSTATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xf0ff0f00U +
	       T410_OTHER_PRODUCT_PMAUTHSTATUS_RTNID_MASK +
	       T410_OTHER_PRODUCT_PMAUTHSTATUS_RTID_MASK +
	       T410_OTHER_PRODUCT_PMAUTHSTATUS_RLNID_MASK +
	       T410_OTHER_PRODUCT_PMAUTHSTATUS_RLID_MASK +
	       T410_OTHER_PRODUCT_PMAUTHSTATUS_SNID_MASK +
	       T410_OTHER_PRODUCT_PMAUTHSTATUS_SID_MASK +
	       T410_OTHER_PRODUCT_PMAUTHSTATUS_NSNID_MASK +
	       T410_OTHER_PRODUCT_PMAUTHSTATUS_NSID_MASK) == 0xffffffffU, "t410_other_product_pmauthstatus");

static void test_other_product_pmauthstatus(void **state)
{
	const t410_other_product_pmauthstatus_fields_t none = {0};
	t410_other_product_pmauthstatus_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmauthstatus_pack(none).raw == 0x00000000U);
	f = none;
	f.RTNID = ~(uint32_t)0;
	assert_true(t410_other_product_pmauthstatus_pack(f).raw == (T410_OTHER_PRODUCT_PMAUTHSTATUS_RTNID_MASK | 0x00000000U));
	assert_true(t410_other_product_pmauthstatus_unpack(t410_other_product_pmauthstatus_pack(f)).RTNID == (T410_OTHER_PRODUCT_PMAUTHSTATUS_RTNID_MASK >> T410_OTHER_PRODUCT_PMAUTHSTATUS_RTNID_SHIFT));
	f = none;
	f.RTID = ~(uint32_t)0;
	assert_true(t410_other_product_pmauthstatus_pack(f).raw == (T410_OTHER_PRODUCT_PMAUTHSTATUS_RTID_MASK | 0x00000000U));
	assert_true(t410_other_product_pmauthstatus_unpack(t410_other_product_pmauthstatus_pack(f)).RTID == (T410_OTHER_PRODUCT_PMAUTHSTATUS_RTID_MASK >> T410_OTHER_PRODUCT_PMAUTHSTATUS_RTID_SHIFT));
	f = none;
	f.RLNID = ~(uint32_t)0;
	assert_true(t410_other_product_pmauthstatus_pack(f).raw == (T410_OTHER_PRODUCT_PMAUTHSTATUS_RLNID_MASK | 0x00000000U));
	assert_true(t410_other_product_pmauthstatus_unpack(t410_other_product_pmauthstatus_pack(f)).RLNID == (T410_OTHER_PRODUCT_PMAUTHSTATUS_RLNID_MASK >> T410_OTHER_PRODUCT_PMAUTHSTATUS_RLNID_SHIFT));
	f = none;
	f.RLID = ~(uint32_t)0;
	assert_true(t410_other_product_pmauthstatus_pack(f).raw == (T410_OTHER_PRODUCT_PMAUTHSTATUS_RLID_MASK | 0x00000000U));
	assert_true(t410_other_product_pmauthstatus_unpack(t410_other_product_pmauthstatus_pack(f)).RLID == (T410_OTHER_PRODUCT_PMAUTHSTATUS_RLID_MASK >> T410_OTHER_PRODUCT_PMAUTHSTATUS_RLID_SHIFT));
	f = none;
	f.SNID = ~(uint32_t)0;
	assert_true(t410_other_product_pmauthstatus_pack(f).raw == (T410_OTHER_PRODUCT_PMAUTHSTATUS_SNID_MASK | 0x00000000U));
	assert_true(t410_other_product_pmauthstatus_unpack(t410_other_product_pmauthstatus_pack(f)).SNID == (T410_OTHER_PRODUCT_PMAUTHSTATUS_SNID_MASK >> T410_OTHER_PRODUCT_PMAUTHSTATUS_SNID_SHIFT));
	f = none;
	f.SID = ~(uint32_t)0;
	assert_true(t410_other_product_pmauthstatus_pack(f).raw == (T410_OTHER_PRODUCT_PMAUTHSTATUS_SID_MASK | 0x00000000U));
	assert_true(t410_other_product_pmauthstatus_unpack(t410_other_product_pmauthstatus_pack(f)).SID == (T410_OTHER_PRODUCT_PMAUTHSTATUS_SID_MASK >> T410_OTHER_PRODUCT_PMAUTHSTATUS_SID_SHIFT));
	f = none;
	f.NSNID = ~(uint32_t)0;
	assert_true(t410_other_product_pmauthstatus_pack(f).raw == (T410_OTHER_PRODUCT_PMAUTHSTATUS_NSNID_MASK | 0x00000000U));
	assert_true(t410_other_product_pmauthstatus_unpack(t410_other_product_pmauthstatus_pack(f)).NSNID == (T410_OTHER_PRODUCT_PMAUTHSTATUS_NSNID_MASK >> T410_OTHER_PRODUCT_PMAUTHSTATUS_NSNID_SHIFT));
	f = none;
	f.NSID = ~(uint32_t)0;
	assert_true(t410_other_product_pmauthstatus_pack(f).raw == (T410_OTHER_PRODUCT_PMAUTHSTATUS_NSID_MASK | 0x00000000U));
	assert_true(t410_other_product_pmauthstatus_unpack(t410_other_product_pmauthstatus_pack(f)).NSID == (T410_OTHER_PRODUCT_PMAUTHSTATUS_NSID_MASK >> T410_OTHER_PRODUCT_PMAUTHSTATUS_NSID_SHIFT));
}

/* Every bit of PMDEVARCH is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_OTHER_PRODUCT_PMDEVARCH_ARCHITECT_MASK +
	       T410_OTHER_PRODUCT_PMDEVARCH_PRESENT_MASK +
	       T410_OTHER_PRODUCT_PMDEVARCH_REVISION_MASK +
	       T410_OTHER_PRODUCT_PMDEVARCH_ARCHVER_MASK +
	       T410_OTHER_PRODUCT_PMDEVARCH_ARCHPART_MASK) == 0xffffffffU, "t410_other_product_pmdevarch");

static void test_other_product_pmdevarch(void **state)
{
	const t410_other_product_pmdevarch_fields_t none = {0};
	t410_other_product_pmdevarch_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmdevarch_pack(none).raw == 0x00000000U);
	f = none;
	f.ARCHITECT = ~(uint32_t)0;
	assert_true(t410_other_product_pmdevarch_pack(f).raw == (T410_OTHER_PRODUCT_PMDEVARCH_ARCHITECT_MASK | 0x00000000U));
	assert_true(t410_other_product_pmdevarch_unpack(t410_other_product_pmdevarch_pack(f)).ARCHITECT == (T410_OTHER_PRODUCT_PMDEVARCH_ARCHITECT_MASK >> T410_OTHER_PRODUCT_PMDEVARCH_ARCHITECT_SHIFT));
	f = none;
	f.PRESENT = ~(uint32_t)0;
	assert_true(t410_other_product_pmdevarch_pack(f).raw == (T410_OTHER_PRODUCT_PMDEVARCH_PRESENT_MASK | 0x00000000U));
	assert_true(t410_other_product_pmdevarch_unpack(t410_other_product_pmdevarch_pack(f)).PRESENT == (T410_OTHER_PRODUCT_PMDEVARCH_PRESENT_MASK >> T410_OTHER_PRODUCT_PMDEVARCH_PRESENT_SHIFT));
	f = none;
	f.REVISION = ~(uint32_t)0;
	assert_true(t410_other_product_pmdevarch_pack(f).raw == (T410_OTHER_PRODUCT_PMDEVARCH_REVISION_MASK | 0x00000000U));
	assert_true(t410_other_product_pmdevarch_unpack(t410_other_product_pmdevarch_pack(f)).REVISION == (T410_OTHER_PRODUCT_PMDEVARCH_REVISION_MASK >> T410_OTHER_PRODUCT_PMDEVARCH_REVISION_SHIFT));
	f = none;
	f.ARCHVER = ~(uint32_t)0;
	assert_true(t410_other_product_pmdevarch_pack(f).raw == (T410_OTHER_PRODUCT_PMDEVARCH_ARCHVER_MASK | 0x00000000U));
	assert_true(t410_other_product_pmdevarch_unpack(t410_other_product_pmdevarch_pack(f)).ARCHVER == (T410_OTHER_PRODUCT_PMDEVARCH_ARCHVER_MASK >> T410_OTHER_PRODUCT_PMDEVARCH_ARCHVER_SHIFT));
	f = none;
	f.ARCHPART = ~(uint32_t)0;
	assert_true(t410_other_product_pmdevarch_pack(f).raw == (T410_OTHER_PRODUCT_PMDEVARCH_ARCHPART_MASK | 0x00000000U));
	assert_true(t410_other_product_pmdevarch_unpack(t410_other_product_pmdevarch_pack(f)).ARCHPART == (T410_OTHER_PRODUCT_PMDEVARCH_ARCHPART_MASK >> T410_OTHER_PRODUCT_PMDEVARCH_ARCHPART_SHIFT));
}

/* Every bit of PMDEVTYPE is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_OTHER_PRODUCT_PMDEVTYPE_SUB_MASK +
	       T410_OTHER_PRODUCT_PMDEVTYPE_MAJOR_MASK) == 0xffffffffU, "t410_other_product_pmdevtype");

static void test_other_product_pmdevtype(void **state)
{
	const t410_other_product_pmdevtype_fields_t none = {0};
	t410_other_product_pmdevtype_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmdevtype_pack(none).raw == 0x00000000U);
	f = none;
	f.SUB = ~(uint32_t)0;
	assert_true(t410_other_product_pmdevtype_pack(f).raw == (T410_OTHER_PRODUCT_PMDEVTYPE_SUB_MASK | 0x00000000U));
	assert_true(t410_other_product_pmdevtype_unpack(t410_other_product_pmdevtype_pack(f)).SUB == (T410_OTHER_PRODUCT_PMDEVTYPE_SUB_MASK >> T410_OTHER_PRODUCT_PMDEVTYPE_SUB_SHIFT));
	f = none;
	f.MAJOR = ~(uint32_t)0;
	assert_true(t410_other_product_pmdevtype_pack(f).raw == (T410_OTHER_PRODUCT_PMDEVTYPE_MAJOR_MASK | 0x00000000U));
	assert_true(t410_other_product_pmdevtype_unpack(t410_other_product_pmdevtype_pack(f)).MAJOR == (T410_OTHER_PRODUCT_PMDEVTYPE_MAJOR_MASK >> T410_OTHER_PRODUCT_PMDEVTYPE_MAJOR_SHIFT));
}

/* Every bit of PMPIDR4 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_OTHER_PRODUCT_PMPIDR4_SIZE_MASK +
	       T410_OTHER_PRODUCT_PMPIDR4_DES_2_MASK) == 0xffffffffU, "t410_other_product_pmpidr4");

static void test_other_product_pmpidr4(void **state)
{
	const t410_other_product_pmpidr4_fields_t none = {0};
	t410_other_product_pmpidr4_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmpidr4_pack(none).raw == 0x00000000U);
	f = none;
	f.SIZE = ~(uint32_t)0;
	assert_true(t410_other_product_pmpidr4_pack(f).raw == (T410_OTHER_PRODUCT_PMPIDR4_SIZE_MASK | 0x00000000U));
	assert_true(t410_other_product_pmpidr4_unpack(t410_other_product_pmpidr4_pack(f)).SIZE == (T410_OTHER_PRODUCT_PMPIDR4_SIZE_MASK >> T410_OTHER_PRODUCT_PMPIDR4_SIZE_SHIFT));
	f = none;
	f.DES_2 = ~(uint32_t)0;
	assert_true(t410_other_product_pmpidr4_pack(f).raw == (T410_OTHER_PRODUCT_PMPIDR4_DES_2_MASK | 0x00000000U));
	assert_true(t410_other_product_pmpidr4_unpack(t410_other_product_pmpidr4_pack(f)).DES_2 == (T410_OTHER_PRODUCT_PMPIDR4_DES_2_MASK >> T410_OTHER_PRODUCT_PMPIDR4_DES_2_SHIFT));
}

/* Every bit of PMPIDR0 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_OTHER_PRODUCT_PMPIDR0_PART_0_MASK) == 0xffffffffU, "t410_other_product_pmpidr0");

static void test_other_product_pmpidr0(void **state)
{
	const t410_other_product_pmpidr0_fields_t none = {0};
	t410_other_product_pmpidr0_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmpidr0_pack(none).raw == 0x00000000U);
	f = none;
	f.PART_0 = ~(uint32_t)0;
	assert_true(t410_other_product_pmpidr0_pack(f).raw == (T410_OTHER_PRODUCT_PMPIDR0_PART_0_MASK | 0x00000000U));
	assert_true(t410_other_product_pmpidr0_unpack(t410_other_product_pmpidr0_pack(f)).PART_0 == (T410_OTHER_PRODUCT_PMPIDR0_PART_0_MASK >> T410_OTHER_PRODUCT_PMPIDR0_PART_0_SHIFT));
}

/* Every bit of PMPIDR1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_OTHER_PRODUCT_PMPIDR1_DES_0_MASK +
	       T410_OTHER_PRODUCT_PMPIDR1_PART_1_MASK) == 0xffffffffU, "t410_other_product_pmpidr1");

static void test_other_product_pmpidr1(void **state)
{
	const t410_other_product_pmpidr1_fields_t none = {0};
	t410_other_product_pmpidr1_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmpidr1_pack(none).raw == 0x00000000U);
	f = none;
	f.DES_0 = ~(uint32_t)0;
	assert_true(t410_other_product_pmpidr1_pack(f).raw == (T410_OTHER_PRODUCT_PMPIDR1_DES_0_MASK | 0x00000000U));
	assert_true(t410_other_product_pmpidr1_unpack(t410_other_product_pmpidr1_pack(f)).DES_0 == (T410_OTHER_PRODUCT_PMPIDR1_DES_0_MASK >> T410_OTHER_PRODUCT_PMPIDR1_DES_0_SHIFT));
	f = none;
	f.PART_1 = ~(uint32_t)0;
	assert_true(t410_other_product_pmpidr1_pack(f).raw == (T410_OTHER_PRODUCT_PMPIDR1_PART_1_MASK | 0x00000000U));
	assert_true(t410_other_product_pmpidr1_unpack(t410_other_product_pmpidr1_pack(f)).PART_1 == (T410_OTHER_PRODUCT_PMPIDR1_PART_1_MASK >> T410_OTHER_PRODUCT_PMPIDR1_PART_1_SHIFT));
}

/* Every bit of PMPIDR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_OTHER_PRODUCT_PMPIDR2_REVISION_MASK +
	       T410_OTHER_PRODUCT_PMPIDR2_JEDEC_MASK +
	       T410_OTHER_PRODUCT_PMPIDR2_DES_1_MASK) == 0xffffffffU, "t410_other_product_pmpidr2");

static void test_other_product_pmpidr2(void **state)
{
	const t410_other_product_pmpidr2_fields_t none = {0};
	t410_other_product_pmpidr2_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmpidr2_pack(none).raw == 0x00000000U);
	f = none;
	f.REVISION = ~(uint32_t)0;
	assert_true(t410_other_product_pmpidr2_pack(f).raw == (T410_OTHER_PRODUCT_PMPIDR2_REVISION_MASK | 0x00000000U));
	assert_true(t410_other_product_pmpidr2_unpack(t410_other_product_pmpidr2_pack(f)).REVISION == (T410_OTHER_PRODUCT_PMPIDR2_REVISION_MASK >> T410_OTHER_PRODUCT_PMPIDR2_REVISION_SHIFT));
	f = none;
	f.JEDEC = ~(uint32_t)0;
	assert_true(t410_other_product_pmpidr2_pack(f).raw == (T410_OTHER_PRODUCT_PMPIDR2_JEDEC_MASK | 0x00000000U));
	assert_true(t410_other_product_pmpidr2_unpack(t410_other_product_pmpidr2_pack(f)).JEDEC == (T410_OTHER_PRODUCT_PMPIDR2_JEDEC_MASK >> T410_OTHER_PRODUCT_PMPIDR2_JEDEC_SHIFT));
	f = none;
	f.DES_1 = ~(uint32_t)0;
	assert_true(t410_other_product_pmpidr2_pack(f).raw == (T410_OTHER_PRODUCT_PMPIDR2_DES_1_MASK | 0x00000000U));
	assert_true(t410_other_product_pmpidr2_unpack(t410_other_product_pmpidr2_pack(f)).DES_1 == (T410_OTHER_PRODUCT_PMPIDR2_DES_1_MASK >> T410_OTHER_PRODUCT_PMPIDR2_DES_1_SHIFT));
}

/* Every bit of PMPIDR3 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_OTHER_PRODUCT_PMPIDR3_REVAND_MASK +
	       T410_OTHER_PRODUCT_PMPIDR3_CMOD_MASK) == 0xffffffffU, "t410_other_product_pmpidr3");

static void test_other_product_pmpidr3(void **state)
{
	const t410_other_product_pmpidr3_fields_t none = {0};
	t410_other_product_pmpidr3_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmpidr3_pack(none).raw == 0x00000000U);
	f = none;
	f.REVAND = ~(uint32_t)0;
	assert_true(t410_other_product_pmpidr3_pack(f).raw == (T410_OTHER_PRODUCT_PMPIDR3_REVAND_MASK | 0x00000000U));
	assert_true(t410_other_product_pmpidr3_unpack(t410_other_product_pmpidr3_pack(f)).REVAND == (T410_OTHER_PRODUCT_PMPIDR3_REVAND_MASK >> T410_OTHER_PRODUCT_PMPIDR3_REVAND_SHIFT));
	f = none;
	f.CMOD = ~(uint32_t)0;
	assert_true(t410_other_product_pmpidr3_pack(f).raw == (T410_OTHER_PRODUCT_PMPIDR3_CMOD_MASK | 0x00000000U));
	assert_true(t410_other_product_pmpidr3_unpack(t410_other_product_pmpidr3_pack(f)).CMOD == (T410_OTHER_PRODUCT_PMPIDR3_CMOD_MASK >> T410_OTHER_PRODUCT_PMPIDR3_CMOD_SHIFT));
}

/* Every bit of PMCIDR0 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_OTHER_PRODUCT_PMCIDR0_PRMBL_0_MASK) == 0xffffffffU, "t410_other_product_pmcidr0");

static void test_other_product_pmcidr0(void **state)
{
	const t410_other_product_pmcidr0_fields_t none = {0};
	t410_other_product_pmcidr0_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmcidr0_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_0 = ~(uint32_t)0;
	assert_true(t410_other_product_pmcidr0_pack(f).raw == (T410_OTHER_PRODUCT_PMCIDR0_PRMBL_0_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcidr0_unpack(t410_other_product_pmcidr0_pack(f)).PRMBL_0 == (T410_OTHER_PRODUCT_PMCIDR0_PRMBL_0_MASK >> T410_OTHER_PRODUCT_PMCIDR0_PRMBL_0_SHIFT));
}

/* Every bit of PMCIDR1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_OTHER_PRODUCT_PMCIDR1_CLASS_MASK +
	       T410_OTHER_PRODUCT_PMCIDR1_PRMBL_1_MASK) == 0xffffffffU, "t410_other_product_pmcidr1");

static void test_other_product_pmcidr1(void **state)
{
	const t410_other_product_pmcidr1_fields_t none = {0};
	t410_other_product_pmcidr1_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmcidr1_pack(none).raw == 0x00000000U);
	f = none;
	f.CLASS = ~(uint32_t)0;
	assert_true(t410_other_product_pmcidr1_pack(f).raw == (T410_OTHER_PRODUCT_PMCIDR1_CLASS_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcidr1_unpack(t410_other_product_pmcidr1_pack(f)).CLASS == (T410_OTHER_PRODUCT_PMCIDR1_CLASS_MASK >> T410_OTHER_PRODUCT_PMCIDR1_CLASS_SHIFT));
	f = none;
	f.PRMBL_1 = ~(uint32_t)0;
	assert_true(t410_other_product_pmcidr1_pack(f).raw == (T410_OTHER_PRODUCT_PMCIDR1_PRMBL_1_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcidr1_unpack(t410_other_product_pmcidr1_pack(f)).PRMBL_1 == (T410_OTHER_PRODUCT_PMCIDR1_PRMBL_1_MASK >> T410_OTHER_PRODUCT_PMCIDR1_PRMBL_1_SHIFT));
}

/* Every bit of PMCIDR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_OTHER_PRODUCT_PMCIDR2_PRMBL_2_MASK) == 0xffffffffU, "t410_other_product_pmcidr2");

static void test_other_product_pmcidr2(void **state)
{
	const t410_other_product_pmcidr2_fields_t none = {0};
	t410_other_product_pmcidr2_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmcidr2_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_2 = ~(uint32_t)0;
	assert_true(t410_other_product_pmcidr2_pack(f).raw == (T410_OTHER_PRODUCT_PMCIDR2_PRMBL_2_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcidr2_unpack(t410_other_product_pmcidr2_pack(f)).PRMBL_2 == (T410_OTHER_PRODUCT_PMCIDR2_PRMBL_2_MASK >> T410_OTHER_PRODUCT_PMCIDR2_PRMBL_2_SHIFT));
}

/* Every bit of PMCIDR3 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       T410_OTHER_PRODUCT_PMCIDR3_PRMBL_3_MASK) == 0xffffffffU, "t410_other_product_pmcidr3");

static void test_other_product_pmcidr3(void **state)
{
	const t410_other_product_pmcidr3_fields_t none = {0};
	t410_other_product_pmcidr3_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmcidr3_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_3 = ~(uint32_t)0;
	assert_true(t410_other_product_pmcidr3_pack(f).raw == (T410_OTHER_PRODUCT_PMCIDR3_PRMBL_3_MASK | 0x00000000U));
	assert_true(t410_other_product_pmcidr3_unpack(t410_other_product_pmcidr3_pack(f)).PRMBL_3 == (T410_OTHER_PRODUCT_PMCIDR3_PRMBL_3_MASK >> T410_OTHER_PRODUCT_PMCIDR3_PRMBL_3_SHIFT));
}

/* Every bit of PMCCNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_OTHER_PRODUCT_PMCCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_other_product_pmccntr");

static void test_other_product_pmccntr(void **state)
{
	const t410_other_product_pmccntr_fields_t none = {0};
	t410_other_product_pmccntr_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmccntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_other_product_pmccntr_pack(f).raw == (T410_OTHER_PRODUCT_PMCCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_other_product_pmccntr_unpack(t410_other_product_pmccntr_pack(f)).count == (T410_OTHER_PRODUCT_PMCCNTR_COUNT_MASK >> T410_OTHER_PRODUCT_PMCCNTR_COUNT_SHIFT));
}

/* Every bit of PMCCFILTR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T410_OTHER_PRODUCT_PMCCFILTR_FILTER_MASK) == 0xffffffffU, "t410_other_product_pmccfiltr");

static void test_other_product_pmccfiltr(void **state)
{
	const t410_other_product_pmccfiltr_fields_t none = {0};
	t410_other_product_pmccfiltr_fields_t f;

	(void)state;
	assert_true(t410_other_product_pmccfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.filter = ~(uint32_t)0;
	assert_true(t410_other_product_pmccfiltr_pack(f).raw == (T410_OTHER_PRODUCT_PMCCFILTR_FILTER_MASK | 0x00000000U));
	assert_true(t410_other_product_pmccfiltr_unpack(t410_other_product_pmccfiltr_pack(f)).filter == (T410_OTHER_PRODUCT_PMCCFILTR_FILTER_MASK >> T410_OTHER_PRODUCT_PMCCFILTR_FILTER_SHIFT));
}

/* What the headers say of the first and the last element of each register. */
static const struct validate_row rows[] = {
	{"ucf", "pmevcntr", T410_UCF_PMEVCNTR_OFFSET(0U),
	 T410_UCF_PMEVCNTR_OFFSET(30U), 8 * sizeof(t410_ucf_pmevcntr_t)},
	{"ucf", "pmevtyper", T410_UCF_PMEVTYPER_OFFSET(0U),
	 T410_UCF_PMEVTYPER_OFFSET(30U), 8 * sizeof(t410_ucf_pmevtyper_t)},
	{"ucf", "pmsvr", T410_UCF_PMSVR_OFFSET(0U),
	 T410_UCF_PMSVR_OFFSET(63U), 8 * sizeof(t410_ucf_pmsvr_t)},
	{"ucf", "pmevfilt2r", T410_UCF_PMEVFILT2R_OFFSET(0U),
	 T410_UCF_PMEVFILT2R_OFFSET(127U), 8 * sizeof(t410_ucf_pmevfilt2r_t)},
	{"ucf", "pmevfiltr", T410_UCF_PMEVFILTR_OFFSET(0U),
	 T410_UCF_PMEVFILTR_OFFSET(127U), 8 * sizeof(t410_ucf_pmevfiltr_t)},
	{"ucf", "pmcntenset", T410_UCF_PMCNTENSET_OFFSET(0U),
	 T410_UCF_PMCNTENSET_OFFSET(7U), 8 * sizeof(t410_ucf_pmcntenset_t)},
	{"ucf", "pmcntenclr", T410_UCF_PMCNTENCLR_OFFSET(0U),
	 T410_UCF_PMCNTENCLR_OFFSET(7U), 8 * sizeof(t410_ucf_pmcntenclr_t)},
	{"ucf", "pmintenset", T410_UCF_PMINTENSET_OFFSET(0U),
	 T410_UCF_PMINTENSET_OFFSET(7U), 8 * sizeof(t410_ucf_pmintenset_t)},
	{"ucf", "pmintenclr", T410_UCF_PMINTENCLR_OFFSET(0U),
	 T410_UCF_PMINTENCLR_OFFSET(7U), 8 * sizeof(t410_ucf_pmintenclr_t)},
	{"ucf", "pmovsclr", T410_UCF_PMOVSCLR_OFFSET(0U),
	 T410_UCF_PMOVSCLR_OFFSET(7U), 8 * sizeof(t410_ucf_pmovsclr_t)},
	{"ucf", "pmovsset", T410_UCF_PMOVSSET_OFFSET(0U),
	 T410_UCF_PMOVSSET_OFFSET(7U), 8 * sizeof(t410_ucf_pmovsset_t)},
	{"ucf", "pmcgcr", T410_UCF_PMCGCR_OFFSET(0U),
	 T410_UCF_PMCGCR_OFFSET(3U), 8 * sizeof(t410_ucf_pmcgcr_t)},
	{"ucf", "pmimpdef", T410_UCF_PMIMPDEF_OFFSET(0U),
	 T410_UCF_PMIMPDEF_OFFSET(31U), 8 * sizeof(t410_ucf_pmimpdef_t)},
	{"ucf", "pmcfgr", T410_UCF_PMCFGR_OFFSET,
	 T410_UCF_PMCFGR_OFFSET, 8 * sizeof(t410_ucf_pmcfgr_t)},
	{"ucf", "pmcr", T410_UCF_PMCR_OFFSET,
	 T410_UCF_PMCR_OFFSET, 8 * sizeof(t410_ucf_pmcr_t)},
	{"ucf", "pmiidr", T410_UCF_PMIIDR_OFFSET,
	 T410_UCF_PMIIDR_OFFSET, 8 * sizeof(t410_ucf_pmiidr_t)},
	{"ucf", "pmceid", T410_UCF_PMCEID_OFFSET(0U),
	 T410_UCF_PMCEID_OFFSET(3U), 8 * sizeof(t410_ucf_pmceid_t)},
	{"ucf", "pmsscr", T410_UCF_PMSSCR_OFFSET,
	 T410_UCF_PMSSCR_OFFSET, 8 * sizeof(t410_ucf_pmsscr_t)},
	{"ucf", "pmssrr", T410_UCF_PMSSRR_OFFSET,
	 T410_UCF_PMSSRR_OFFSET, 8 * sizeof(t410_ucf_pmssrr_t)},
	{"ucf", "pmscr", T410_UCF_PMSCR_OFFSET,
	 T410_UCF_PMSCR_OFFSET, 8 * sizeof(t410_ucf_pmscr_t)},
	{"ucf", "pmrootcr", T410_UCF_PMROOTCR_OFFSET,
	 T410_UCF_PMROOTCR_OFFSET, 8 * sizeof(t410_ucf_pmrootcr_t)},
	{"ucf", "pmirqcr0", T410_UCF_PMIRQCR0_OFFSET,
	 T410_UCF_PMIRQCR0_OFFSET, 8 * sizeof(t410_ucf_pmirqcr0_t)},
	{"ucf", "pmirqcr1", T410_UCF_PMIRQCR1_OFFSET,
	 T410_UCF_PMIRQCR1_OFFSET, 8 * sizeof(t410_ucf_pmirqcr1_t)},
	{"ucf", "pmirqcr2", T410_UCF_PMIRQCR2_OFFSET,
	 T410_UCF_PMIRQCR2_OFFSET, 8 * sizeof(t410_ucf_pmirqcr2_t)},
	{"ucf", "pmirqsr", T410_UCF_PMIRQSR_OFFSET,
	 T410_UCF_PMIRQSR_OFFSET, 8 * sizeof(t410_ucf_pmirqsr_t)},
	{"ucf", "pmitctrl", T410_UCF_PMITCTRL_OFFSET,
	 T410_UCF_PMITCTRL_OFFSET, 8 * sizeof(t410_ucf_pmitctrl_t)},
	{"ucf", "pmdevaff", T410_UCF_PMDEVAFF_OFFSET,
	 T410_UCF_PMDEVAFF_OFFSET, 8 * sizeof(t410_ucf_pmdevaff_t)},
	{"ucf", "pmlar", T410_UCF_PMLAR_OFFSET,
	 T410_UCF_PMLAR_OFFSET, 8 * sizeof(t410_ucf_pmlar_t)},
	{"ucf", "pmlsr", T410_UCF_PMLSR_OFFSET,
	 T410_UCF_PMLSR_OFFSET, 8 * sizeof(t410_ucf_pmlsr_t)},
	{"ucf", "pmauthstatus", T410_UCF_PMAUTHSTATUS_OFFSET,
	 T410_UCF_PMAUTHSTATUS_OFFSET, 8 * sizeof(t410_ucf_pmauthstatus_t)},
	{"ucf", "pmdevarch", T410_UCF_PMDEVARCH_OFFSET,
	 T410_UCF_PMDEVARCH_OFFSET, 8 * sizeof(t410_ucf_pmdevarch_t)},
	{"ucf", "pmdevid", T410_UCF_PMDEVID_OFFSET,
	 T410_UCF_PMDEVID_OFFSET, 8 * sizeof(t410_ucf_pmdevid_t)},
	{"ucf", "pmdevtype", T410_UCF_PMDEVTYPE_OFFSET,
	 T410_UCF_PMDEVTYPE_OFFSET, 8 * sizeof(t410_ucf_pmdevtype_t)},
	{"ucf", "pmpidr4", T410_UCF_PMPIDR4_OFFSET,
	 T410_UCF_PMPIDR4_OFFSET, 8 * sizeof(t410_ucf_pmpidr4_t)},
	{"ucf", "pmpidr5", T410_UCF_PMPIDR5_OFFSET,
	 T410_UCF_PMPIDR5_OFFSET, 8 * sizeof(t410_ucf_pmpidr5_t)},
	{"ucf", "pmpidr6", T410_UCF_PMPIDR6_OFFSET,
	 T410_UCF_PMPIDR6_OFFSET, 8 * sizeof(t410_ucf_pmpidr6_t)},
	{"ucf", "pmpidr7", T410_UCF_PMPIDR7_OFFSET,
	 T410_UCF_PMPIDR7_OFFSET, 8 * sizeof(t410_ucf_pmpidr7_t)},
	{"ucf", "pmpidr0", T410_UCF_PMPIDR0_OFFSET,
	 T410_UCF_PMPIDR0_OFFSET, 8 * sizeof(t410_ucf_pmpidr0_t)},
	{"ucf", "pmpidr1", T410_UCF_PMPIDR1_OFFSET,
	 T410_UCF_PMPIDR1_OFFSET, 8 * sizeof(t410_ucf_pmpidr1_t)},
	{"ucf", "pmpidr2", T410_UCF_PMPIDR2_OFFSET,
	 T410_UCF_PMPIDR2_OFFSET, 8 * sizeof(t410_ucf_pmpidr2_t)},
	{"ucf", "pmpidr3", T410_UCF_PMPIDR3_OFFSET,
	 T410_UCF_PMPIDR3_OFFSET, 8 * sizeof(t410_ucf_pmpidr3_t)},
	{"ucf", "pmcidr0", T410_UCF_PMCIDR0_OFFSET,
	 T410_UCF_PMCIDR0_OFFSET, 8 * sizeof(t410_ucf_pmcidr0_t)},
	{"ucf", "pmcidr1", T410_UCF_PMCIDR1_OFFSET,
	 T410_UCF_PMCIDR1_OFFSET, 8 * sizeof(t410_ucf_pmcidr1_t)},
	{"ucf", "pmcidr2", T410_UCF_PMCIDR2_OFFSET,
	 T410_UCF_PMCIDR2_OFFSET, 8 * sizeof(t410_ucf_pmcidr2_t)},
	{"ucf", "pmcidr3", T410_UCF_PMCIDR3_OFFSET,
	 T410_UCF_PMCIDR3_OFFSET, 8 * sizeof(t410_ucf_pmcidr3_t)},
	{"ucf", "pmccntr", T410_UCF_PMCCNTR_OFFSET,
	 T410_UCF_PMCCNTR_OFFSET, 8 * sizeof(t410_ucf_pmccntr_t)},
	{"ucf", "pmccfiltr", T410_UCF_PMCCFILTR_OFFSET,
	 T410_UCF_PMCCFILTR_OFFSET, 8 * sizeof(t410_ucf_pmccfiltr_t)},
	{"pcie", "pmevcntr", T410_PCIE_PMEVCNTR_OFFSET(0U),
	 T410_PCIE_PMEVCNTR_OFFSET(30U), 8 * sizeof(t410_pcie_pmevcntr_t)},
	{"pcie", "pmevtyper", T410_PCIE_PMEVTYPER_OFFSET(0U),
	 T410_PCIE_PMEVTYPER_OFFSET(30U), 8 * sizeof(t410_pcie_pmevtyper_t)},
	{"pcie", "pmsvr", T410_PCIE_PMSVR_OFFSET(0U),
	 T410_PCIE_PMSVR_OFFSET(63U), 8 * sizeof(t410_pcie_pmsvr_t)},
	{"pcie", "pmevfilt2r", T410_PCIE_PMEVFILT2R_OFFSET(0U),
	 T410_PCIE_PMEVFILT2R_OFFSET(127U), 8 * sizeof(t410_pcie_pmevfilt2r_t)},
	{"pcie", "pmevfiltr", T410_PCIE_PMEVFILTR_OFFSET(0U),
	 T410_PCIE_PMEVFILTR_OFFSET(127U), 8 * sizeof(t410_pcie_pmevfiltr_t)},
	{"pcie", "pmcntenset", T410_PCIE_PMCNTENSET_OFFSET(0U),
	 T410_PCIE_PMCNTENSET_OFFSET(7U), 8 * sizeof(t410_pcie_pmcntenset_t)},
	{"pcie", "pmcntenclr", T410_PCIE_PMCNTENCLR_OFFSET(0U),
	 T410_PCIE_PMCNTENCLR_OFFSET(7U), 8 * sizeof(t410_pcie_pmcntenclr_t)},
	{"pcie", "pmintenset", T410_PCIE_PMINTENSET_OFFSET(0U),
	 T410_PCIE_PMINTENSET_OFFSET(7U), 8 * sizeof(t410_pcie_pmintenset_t)},
	{"pcie", "pmintenclr", T410_PCIE_PMINTENCLR_OFFSET(0U),
	 T410_PCIE_PMINTENCLR_OFFSET(7U), 8 * sizeof(t410_pcie_pmintenclr_t)},
	{"pcie", "pmovsclr", T410_PCIE_PMOVSCLR_OFFSET(0U),
	 T410_PCIE_PMOVSCLR_OFFSET(7U), 8 * sizeof(t410_pcie_pmovsclr_t)},
	{"pcie", "pmovsset", T410_PCIE_PMOVSSET_OFFSET(0U),
	 T410_PCIE_PMOVSSET_OFFSET(7U), 8 * sizeof(t410_pcie_pmovsset_t)},
	{"pcie", "pmcgcr", T410_PCIE_PMCGCR_OFFSET(0U),
	 T410_PCIE_PMCGCR_OFFSET(3U), 8 * sizeof(t410_pcie_pmcgcr_t)},
	{"pcie", "pmimpdef", T410_PCIE_PMIMPDEF_OFFSET(0U),
	 T410_PCIE_PMIMPDEF_OFFSET(31U), 8 * sizeof(t410_pcie_pmimpdef_t)},
	{"pcie", "pmcfgr", T410_PCIE_PMCFGR_OFFSET,
	 T410_PCIE_PMCFGR_OFFSET, 8 * sizeof(t410_pcie_pmcfgr_t)},
	{"pcie", "pmcr", T410_PCIE_PMCR_OFFSET,
	 T410_PCIE_PMCR_OFFSET, 8 * sizeof(t410_pcie_pmcr_t)},
	{"pcie", "pmiidr", T410_PCIE_PMIIDR_OFFSET,
	 T410_PCIE_PMIIDR_OFFSET, 8 * sizeof(t410_pcie_pmiidr_t)},
	{"pcie", "pmceid", T410_PCIE_PMCEID_OFFSET(0U),
	 T410_PCIE_PMCEID_OFFSET(3U), 8 * sizeof(t410_pcie_pmceid_t)},
	{"pcie", "pmsscr", T410_PCIE_PMSSCR_OFFSET,
	 T410_PCIE_PMSSCR_OFFSET, 8 * sizeof(t410_pcie_pmsscr_t)},
	{"pcie", "pmssrr", T410_PCIE_PMSSRR_OFFSET,
	 T410_PCIE_PMSSRR_OFFSET, 8 * sizeof(t410_pcie_pmssrr_t)},
	{"pcie", "pmscr", T410_PCIE_PMSCR_OFFSET,
	 T410_PCIE_PMSCR_OFFSET, 8 * sizeof(t410_pcie_pmscr_t)},
	{"pcie", "pmrootcr", T410_PCIE_PMROOTCR_OFFSET,
	 T410_PCIE_PMROOTCR_OFFSET, 8 * sizeof(t410_pcie_pmrootcr_t)},
	{"pcie", "pmirqcr0", T410_PCIE_PMIRQCR0_OFFSET,
	 T410_PCIE_PMIRQCR0_OFFSET, 8 * sizeof(t410_pcie_pmirqcr0_t)},
	{"pcie", "pmirqcr1", T410_PCIE_PMIRQCR1_OFFSET,
	 T410_PCIE_PMIRQCR1_OFFSET, 8 * sizeof(t410_pcie_pmirqcr1_t)},
	{"pcie", "pmirqcr2", T410_PCIE_PMIRQCR2_OFFSET,
	 T410_PCIE_PMIRQCR2_OFFSET, 8 * sizeof(t410_pcie_pmirqcr2_t)},
	{"pcie", "pmirqsr", T410_PCIE_PMIRQSR_OFFSET,
	 T410_PCIE_PMIRQSR_OFFSET, 8 * sizeof(t410_pcie_pmirqsr_t)},
	{"pcie", "pmitctrl", T410_PCIE_PMITCTRL_OFFSET,
	 T410_PCIE_PMITCTRL_OFFSET, 8 * sizeof(t410_pcie_pmitctrl_t)},
	{"pcie", "pmdevaff", T410_PCIE_PMDEVAFF_OFFSET,
	 T410_PCIE_PMDEVAFF_OFFSET, 8 * sizeof(t410_pcie_pmdevaff_t)},
	{"pcie", "pmlar", T410_PCIE_PMLAR_OFFSET,
	 T410_PCIE_PMLAR_OFFSET, 8 * sizeof(t410_pcie_pmlar_t)},
	{"pcie", "pmlsr", T410_PCIE_PMLSR_OFFSET,
	 T410_PCIE_PMLSR_OFFSET, 8 * sizeof(t410_pcie_pmlsr_t)},
	{"pcie", "pmauthstatus", T410_PCIE_PMAUTHSTATUS_OFFSET,
	 T410_PCIE_PMAUTHSTATUS_OFFSET, 8 * sizeof(t410_pcie_pmauthstatus_t)},
	{"pcie", "pmdevarch", T410_PCIE_PMDEVARCH_OFFSET,
	 T410_PCIE_PMDEVARCH_OFFSET, 8 * sizeof(t410_pcie_pmdevarch_t)},
	{"pcie", "pmdevid", T410_PCIE_PMDEVID_OFFSET,
	 T410_PCIE_PMDEVID_OFFSET, 8 * sizeof(t410_pcie_pmdevid_t)},
	{"pcie", "pmdevtype", T410_PCIE_PMDEVTYPE_OFFSET,
	 T410_PCIE_PMDEVTYPE_OFFSET, 8 * sizeof(t410_pcie_pmdevtype_t)},
	{"pcie", "pmpidr4", T410_PCIE_PMPIDR4_OFFSET,
	 T410_PCIE_PMPIDR4_OFFSET, 8 * sizeof(t410_pcie_pmpidr4_t)},
	{"pcie", "pmpidr5", T410_PCIE_PMPIDR5_OFFSET,
	 T410_PCIE_PMPIDR5_OFFSET, 8 * sizeof(t410_pcie_pmpidr5_t)},
	{"pcie", "pmpidr6", T410_PCIE_PMPIDR6_OFFSET,
	 T410_PCIE_PMPIDR6_OFFSET, 8 * sizeof(t410_pcie_pmpidr6_t)},
	{"pcie", "pmpidr7", T410_PCIE_PMPIDR7_OFFSET,
	 T410_PCIE_PMPIDR7_OFFSET, 8 * sizeof(t410_pcie_pmpidr7_t)},
	{"pcie", "pmpidr0", T410_PCIE_PMPIDR0_OFFSET,
	 T410_PCIE_PMPIDR0_OFFSET, 8 * sizeof(t410_pcie_pmpidr0_t)},
	{"pcie", "pmpidr1", T410_PCIE_PMPIDR1_OFFSET,
	 T410_PCIE_PMPIDR1_OFFSET, 8 * sizeof(t410_pcie_pmpidr1_t)},
	{"pcie", "pmpidr2", T410_PCIE_PMPIDR2_OFFSET,
	 T410_PCIE_PMPIDR2_OFFSET, 8 * sizeof(t410_pcie_pmpidr2_t)},
	{"pcie", "pmpidr3", T410_PCIE_PMPIDR3_OFFSET,
	 T410_PCIE_PMPIDR3_OFFSET, 8 * sizeof(t410_pcie_pmpidr3_t)},
	{"pcie", "pmcidr0", T410_PCIE_PMCIDR0_OFFSET,
	 T410_PCIE_PMCIDR0_OFFSET, 8 * sizeof(t410_pcie_pmcidr0_t)},
	{"pcie", "pmcidr1", T410_PCIE_PMCIDR1_OFFSET,
	 T410_PCIE_PMCIDR1_OFFSET, 8 * sizeof(t410_pcie_pmcidr1_t)},
	{"pcie", "pmcidr2", T410_PCIE_PMCIDR2_OFFSET,
	 T410_PCIE_PMCIDR2_OFFSET, 8 * sizeof(t410_pcie_pmcidr2_t)},
	{"pcie", "pmcidr3", T410_PCIE_PMCIDR3_OFFSET,
	 T410_PCIE_PMCIDR3_OFFSET, 8 * sizeof(t410_pcie_pmcidr3_t)},
	{"pcie", "pmccntr", T410_PCIE_PMCCNTR_OFFSET,
	 T410_PCIE_PMCCNTR_OFFSET, 8 * sizeof(t410_pcie_pmccntr_t)},
	{"pcie", "pmccfiltr", T410_PCIE_PMCCFILTR_OFFSET,
	 T410_PCIE_PMCCFILTR_OFFSET, 8 * sizeof(t410_pcie_pmccfiltr_t)},
	{"pcie_tgt", "pmevcntr", T410_PCIE_TGT_PMEVCNTR_OFFSET(0U),
	 T410_PCIE_TGT_PMEVCNTR_OFFSET(30U), 8 * sizeof(t410_pcie_tgt_pmevcntr_t)},
	{"pcie_tgt", "pmevtyper", T410_PCIE_TGT_PMEVTYPER_OFFSET(0U),
	 T410_PCIE_TGT_PMEVTYPER_OFFSET(30U), 8 * sizeof(t410_pcie_tgt_pmevtyper_t)},
	{"pcie_tgt", "pmsvr", T410_PCIE_TGT_PMSVR_OFFSET(0U),
	 T410_PCIE_TGT_PMSVR_OFFSET(63U), 8 * sizeof(t410_pcie_tgt_pmsvr_t)},
	{"pcie_tgt", "pmevfilt2r", T410_PCIE_TGT_PMEVFILT2R_OFFSET(0U),
	 T410_PCIE_TGT_PMEVFILT2R_OFFSET(127U), 8 * sizeof(t410_pcie_tgt_pmevfilt2r_t)},
	{"pcie_tgt", "pmevfiltr", T410_PCIE_TGT_PMEVFILTR_OFFSET(0U),
	 T410_PCIE_TGT_PMEVFILTR_OFFSET(127U), 8 * sizeof(t410_pcie_tgt_pmevfiltr_t)},
	{"pcie_tgt", "pmcntenset", T410_PCIE_TGT_PMCNTENSET_OFFSET(0U),
	 T410_PCIE_TGT_PMCNTENSET_OFFSET(7U), 8 * sizeof(t410_pcie_tgt_pmcntenset_t)},
	{"pcie_tgt", "pmcntenclr", T410_PCIE_TGT_PMCNTENCLR_OFFSET(0U),
	 T410_PCIE_TGT_PMCNTENCLR_OFFSET(7U), 8 * sizeof(t410_pcie_tgt_pmcntenclr_t)},
	{"pcie_tgt", "pmintenset", T410_PCIE_TGT_PMINTENSET_OFFSET(0U),
	 T410_PCIE_TGT_PMINTENSET_OFFSET(7U), 8 * sizeof(t410_pcie_tgt_pmintenset_t)},
	{"pcie_tgt", "pmintenclr", T410_PCIE_TGT_PMINTENCLR_OFFSET(0U),
	 T410_PCIE_TGT_PMINTENCLR_OFFSET(7U), 8 * sizeof(t410_pcie_tgt_pmintenclr_t)},
	{"pcie_tgt", "pmovsclr", T410_PCIE_TGT_PMOVSCLR_OFFSET(0U),
	 T410_PCIE_TGT_PMOVSCLR_OFFSET(7U), 8 * sizeof(t410_pcie_tgt_pmovsclr_t)},
	{"pcie_tgt", "pmovsset", T410_PCIE_TGT_PMOVSSET_OFFSET(0U),
	 T410_PCIE_TGT_PMOVSSET_OFFSET(7U), 8 * sizeof(t410_pcie_tgt_pmovsset_t)},
	{"pcie_tgt", "pmcgcr", T410_PCIE_TGT_PMCGCR_OFFSET(0U),
	 T410_PCIE_TGT_PMCGCR_OFFSET(3U), 8 * sizeof(t410_pcie_tgt_pmcgcr_t)},
	{"pcie_tgt", "pmimpdef", T410_PCIE_TGT_PMIMPDEF_OFFSET(0U),
	 T410_PCIE_TGT_PMIMPDEF_OFFSET(31U), 8 * sizeof(t410_pcie_tgt_pmimpdef_t)},
	{"pcie_tgt", "pmcfgr", T410_PCIE_TGT_PMCFGR_OFFSET,
	 T410_PCIE_TGT_PMCFGR_OFFSET, 8 * sizeof(t410_pcie_tgt_pmcfgr_t)},
	{"pcie_tgt", "pmcr", T410_PCIE_TGT_PMCR_OFFSET,
	 T410_PCIE_TGT_PMCR_OFFSET, 8 * sizeof(t410_pcie_tgt_pmcr_t)},
	{"pcie_tgt", "pmiidr", T410_PCIE_TGT_PMIIDR_OFFSET,
	 T410_PCIE_TGT_PMIIDR_OFFSET, 8 * sizeof(t410_pcie_tgt_pmiidr_t)},
	{"pcie_tgt", "pmceid", T410_PCIE_TGT_PMCEID_OFFSET(0U),
	 T410_PCIE_TGT_PMCEID_OFFSET(3U), 8 * sizeof(t410_pcie_tgt_pmceid_t)},
	{"pcie_tgt", "pmsscr", T410_PCIE_TGT_PMSSCR_OFFSET,
	 T410_PCIE_TGT_PMSSCR_OFFSET, 8 * sizeof(t410_pcie_tgt_pmsscr_t)},
	{"pcie_tgt", "pmssrr", T410_PCIE_TGT_PMSSRR_OFFSET,
	 T410_PCIE_TGT_PMSSRR_OFFSET, 8 * sizeof(t410_pcie_tgt_pmssrr_t)},
	{"pcie_tgt", "pmscr", T410_PCIE_TGT_PMSCR_OFFSET,
	 T410_PCIE_TGT_PMSCR_OFFSET, 8 * sizeof(t410_pcie_tgt_pmscr_t)},
	{"pcie_tgt", "pmrootcr", T410_PCIE_TGT_PMROOTCR_OFFSET,
	 T410_PCIE_TGT_PMROOTCR_OFFSET, 8 * sizeof(t410_pcie_tgt_pmrootcr_t)},
	{"pcie_tgt", "pmirqcr0", T410_PCIE_TGT_PMIRQCR0_OFFSET,
	 T410_PCIE_TGT_PMIRQCR0_OFFSET, 8 * sizeof(t410_pcie_tgt_pmirqcr0_t)},
	{"pcie_tgt", "pmirqcr1", T410_PCIE_TGT_PMIRQCR1_OFFSET,
	 T410_PCIE_TGT_PMIRQCR1_OFFSET, 8 * sizeof(t410_pcie_tgt_pmirqcr1_t)},
	{"pcie_tgt", "pmirqcr2", T410_PCIE_TGT_PMIRQCR2_OFFSET,
	 T410_PCIE_TGT_PMIRQCR2_OFFSET, 8 * sizeof(t410_pcie_tgt_pmirqcr2_t)},
	{"pcie_tgt", "pmirqsr", T410_PCIE_TGT_PMIRQSR_OFFSET,
	 T410_PCIE_TGT_PMIRQSR_OFFSET, 8 * sizeof(t410_pcie_tgt_pmirqsr_t)},
	{"pcie_tgt", "pmitctrl", T410_PCIE_TGT_PMITCTRL_OFFSET,
	 T410_PCIE_TGT_PMITCTRL_OFFSET, 8 * sizeof(t410_pcie_tgt_pmitctrl_t)},
	{"pcie_tgt", "pmdevaff", T410_PCIE_TGT_PMDEVAFF_OFFSET,
	 T410_PCIE_TGT_PMDEVAFF_OFFSET, 8 * sizeof(t410_pcie_tgt_pmdevaff_t)},
	{"pcie_tgt", "pmlar", T410_PCIE_TGT_PMLAR_OFFSET,
	 T410_PCIE_TGT_PMLAR_OFFSET, 8 * sizeof(t410_pcie_tgt_pmlar_t)},
	{"pcie_tgt", "pmlsr", T410_PCIE_TGT_PMLSR_OFFSET,
	 T410_PCIE_TGT_PMLSR_OFFSET, 8 * sizeof(t410_pcie_tgt_pmlsr_t)},
	{"pcie_tgt", "pmauthstatus", T410_PCIE_TGT_PMAUTHSTATUS_OFFSET,
	 T410_PCIE_TGT_PMAUTHSTATUS_OFFSET, 8 * sizeof(t410_pcie_tgt_pmauthstatus_t)},
	{"pcie_tgt", "pmdevarch", T410_PCIE_TGT_PMDEVARCH_OFFSET,
	 T410_PCIE_TGT_PMDEVARCH_OFFSET, 8 * sizeof(t410_pcie_tgt_pmdevarch_t)},
	{"pcie_tgt", "pmdevid", T410_PCIE_TGT_PMDEVID_OFFSET,
	 T410_PCIE_TGT_PMDEVID_OFFSET, 8 * sizeof(t410_pcie_tgt_pmdevid_t)},
	{"pcie_tgt", "pmdevtype", T410_PCIE_TGT_PMDEVTYPE_OFFSET,
	 T410_PCIE_TGT_PMDEVTYPE_OFFSET, 8 * sizeof(t410_pcie_tgt_pmdevtype_t)},
	{"pcie_tgt", "pmpidr4", T410_PCIE_TGT_PMPIDR4_OFFSET,
	 T410_PCIE_TGT_PMPIDR4_OFFSET, 8 * sizeof(t410_pcie_tgt_pmpidr4_t)},
	{"pcie_tgt", "pmpidr5", T410_PCIE_TGT_PMPIDR5_OFFSET,
	 T410_PCIE_TGT_PMPIDR5_OFFSET, 8 * sizeof(t410_pcie_tgt_pmpidr5_t)},
	{"pcie_tgt", "pmpidr6", T410_PCIE_TGT_PMPIDR6_OFFSET,
	 T410_PCIE_TGT_PMPIDR6_OFFSET, 8 * sizeof(t410_pcie_tgt_pmpidr6_t)},
	{"pcie_tgt", "pmpidr7", T410_PCIE_TGT_PMPIDR7_OFFSET,
	 T410_PCIE_TGT_PMPIDR7_OFFSET, 8 * sizeof(t410_pcie_tgt_pmpidr7_t)},
	{"pcie_tgt", "pmpidr0", T410_PCIE_TGT_PMPIDR0_OFFSET,
	 T410_PCIE_TGT_PMPIDR0_OFFSET, 8 * sizeof(t410_pcie_tgt_pmpidr0_t)},
	{"pcie_tgt", "pmpidr1", T410_PCIE_TGT_PMPIDR1_OFFSET,
	 T410_PCIE_TGT_PMPIDR1_OFFSET, 8 * sizeof(t410_pcie_tgt_pmpidr1_t)},
	{"pcie_tgt", "pmpidr2", T410_PCIE_TGT_PMPIDR2_OFFSET,
	 T410_PCIE_TGT_PMPIDR2_OFFSET, 8 * sizeof(t410_pcie_tgt_pmpidr2_t)},
	{"pcie_tgt", "pmpidr3", T410_PCIE_TGT_PMPIDR3_OFFSET,
	 T410_PCIE_TGT_PMPIDR3_OFFSET, 8 * sizeof(t410_pcie_tgt_pmpidr3_t)},
	{"pcie_tgt", "pmcidr0", T410_PCIE_TGT_PMCIDR0_OFFSET,
	 T410_PCIE_TGT_PMCIDR0_OFFSET, 8 * sizeof(t410_pcie_tgt_pmcidr0_t)},
	{"pcie_tgt", "pmcidr1", T410_PCIE_TGT_PMCIDR1_OFFSET,
	 T410_PCIE_TGT_PMCIDR1_OFFSET, 8 * sizeof(t410_pcie_tgt_pmcidr1_t)},
	{"pcie_tgt", "pmcidr2", T410_PCIE_TGT_PMCIDR2_OFFSET,
	 T410_PCIE_TGT_PMCIDR2_OFFSET, 8 * sizeof(t410_pcie_tgt_pmcidr2_t)},
	{"pcie_tgt", "pmcidr3", T410_PCIE_TGT_PMCIDR3_OFFSET,
	 T410_PCIE_TGT_PMCIDR3_OFFSET, 8 * sizeof(t410_pcie_tgt_pmcidr3_t)},
	{"pcie_tgt", "pmccntr", T410_PCIE_TGT_PMCCNTR_OFFSET,
	 T410_PCIE_TGT_PMCCNTR_OFFSET, 8 * sizeof(t410_pcie_tgt_pmccntr_t)},
	{"pcie_tgt", "pmccfiltr", T410_PCIE_TGT_PMCCFILTR_OFFSET,
	 T410_PCIE_TGT_PMCCFILTR_OFFSET, 8 * sizeof(t410_pcie_tgt_pmccfiltr_t)},
	{"pcie_tgt", "addr_ctrl", T410_PCIE_TGT_ADDR_CTRL_OFFSET(0U),
	 T410_PCIE_TGT_ADDR_CTRL_OFFSET(7U), 8 * sizeof(t410_pcie_tgt_addr_ctrl_t)},
	{"pcie_tgt", "addr_base", T410_PCIE_TGT_ADDR_BASE_OFFSET(0U),
	 T410_PCIE_TGT_ADDR_BASE_OFFSET(7U), 8 * sizeof(t410_pcie_tgt_addr_base_t)},
	{"pcie_tgt", "addr_mask", T410_PCIE_TGT_ADDR_MASK_OFFSET(0U),
	 T410_PCIE_TGT_ADDR_MASK_OFFSET(7U), 8 * sizeof(t410_pcie_tgt_addr_mask_t)},
	{"cmem", "cg_ctrl", T410_CMEM_CG_CTRL_OFFSET,
	 T410_CMEM_CG_CTRL_OFFSET, 8 * sizeof(t410_cmem_cg_ctrl_t)},
	{"cmem", "ctrl", T410_CMEM_CTRL_OFFSET,
	 T410_CMEM_CTRL_OFFSET, 8 * sizeof(t410_cmem_ctrl_t)},
	{"cmem", "status", T410_CMEM_STATUS_OFFSET,
	 T410_CMEM_STATUS_OFFSET, 8 * sizeof(t410_cmem_status_t)},
	{"cmem", "cycle_cntr", T410_CMEM_CYCLE_CNTR_OFFSET,
	 T410_CMEM_CYCLE_CNTR_OFFSET, 8 * sizeof(t410_cmem_cycle_cntr_t)},
	{"cmem", "mc_req_cntr", T410_CMEM_MC_REQ_CNTR_OFFSET(0U),
	 T410_CMEM_MC_REQ_CNTR_OFFSET(2U), 8 * sizeof(t410_cmem_mc_req_cntr_t)},
	{"cmem", "mc_aor_cntr", T410_CMEM_MC_AOR_CNTR_OFFSET(0U),
	 T410_CMEM_MC_AOR_CNTR_OFFSET(2U), 8 * sizeof(t410_cmem_mc_aor_cntr_t)},
	{"c2c", "ctrl", T410_C2C_CTRL_OFFSET,
	 T410_C2C_CTRL_OFFSET, 8 * sizeof(t410_c2c_ctrl_t)},
	{"c2c", "in_status", T410_C2C_IN_STATUS_OFFSET,
	 T410_C2C_IN_STATUS_OFFSET, 8 * sizeof(t410_c2c_in_status_t)},
	{"c2c", "cycle_cntr", T410_C2C_CYCLE_CNTR_OFFSET,
	 T410_C2C_CYCLE_CNTR_OFFSET, 8 * sizeof(t410_c2c_cycle_cntr_t)},
	{"c2c", "in_rd_cum_outs_cntr", T410_C2C_IN_RD_CUM_OUTS_CNTR_OFFSET,
	 T410_C2C_IN_RD_CUM_OUTS_CNTR_OFFSET, 8 * sizeof(t410_c2c_in_rd_cum_outs_cntr_t)},
	{"c2c", "in_rd_req_cntr", T410_C2C_IN_RD_REQ_CNTR_OFFSET,
	 T410_C2C_IN_RD_REQ_CNTR_OFFSET, 8 * sizeof(t410_c2c_in_rd_req_cntr_t)},
	{"c2c", "in_wr_cum_outs_cntr", T410_C2C_IN_WR_CUM_OUTS_CNTR_OFFSET,
	 T410_C2C_IN_WR_CUM_OUTS_CNTR_OFFSET, 8 * sizeof(t410_c2c_in_wr_cum_outs_cntr_t)},
	{"c2c", "in_wr_req_cntr", T410_C2C_IN_WR_REQ_CNTR_OFFSET,
	 T410_C2C_IN_WR_REQ_CNTR_OFFSET, 8 * sizeof(t410_c2c_in_wr_req_cntr_t)},
	{"c2c", "out_status", T410_C2C_OUT_STATUS_OFFSET,
	 T410_C2C_OUT_STATUS_OFFSET, 8 * sizeof(t410_c2c_out_status_t)},
	{"c2c", "out_rd_cum_outs_cntr", T410_C2C_OUT_RD_CUM_OUTS_CNTR_OFFSET,
	 T410_C2C_OUT_RD_CUM_OUTS_CNTR_OFFSET, 8 * sizeof(t410_c2c_out_rd_cum_outs_cntr_t)},
	{"c2c", "out_rd_req_cntr", T410_C2C_OUT_RD_REQ_CNTR_OFFSET,
	 T410_C2C_OUT_RD_REQ_CNTR_OFFSET, 8 * sizeof(t410_c2c_out_rd_req_cntr_t)},
	{"c2c", "out_wr_cum_outs_cntr", T410_C2C_OUT_WR_CUM_OUTS_CNTR_OFFSET,
	 T410_C2C_OUT_WR_CUM_OUTS_CNTR_OFFSET, 8 * sizeof(t410_c2c_out_wr_cum_outs_cntr_t)},
	{"c2c", "out_wr_req_cntr", T410_C2C_OUT_WR_REQ_CNTR_OFFSET,
	 T410_C2C_OUT_WR_REQ_CNTR_OFFSET, 8 * sizeof(t410_c2c_out_wr_req_cntr_t)},
	{"clink", "ctrl", T410_CLINK_CTRL_OFFSET,
	 T410_CLINK_CTRL_OFFSET, 8 * sizeof(t410_clink_ctrl_t)},
	{"clink", "in_status", T410_CLINK_IN_STATUS_OFFSET,
	 T410_CLINK_IN_STATUS_OFFSET, 8 * sizeof(t410_clink_in_status_t)},
	{"clink", "cycle_cntr", T410_CLINK_CYCLE_CNTR_OFFSET,
	 T410_CLINK_CYCLE_CNTR_OFFSET, 8 * sizeof(t410_clink_cycle_cntr_t)},
	{"clink", "in_rd_cum_outs_cntr", T410_CLINK_IN_RD_CUM_OUTS_CNTR_OFFSET,
	 T410_CLINK_IN_RD_CUM_OUTS_CNTR_OFFSET, 8 * sizeof(t410_clink_in_rd_cum_outs_cntr_t)},
	{"clink", "in_rd_req_cntr", T410_CLINK_IN_RD_REQ_CNTR_OFFSET,
	 T410_CLINK_IN_RD_REQ_CNTR_OFFSET, 8 * sizeof(t410_clink_in_rd_req_cntr_t)},
	{"clink", "in_wr_cum_outs_cntr", T410_CLINK_IN_WR_CUM_OUTS_CNTR_OFFSET,
	 T410_CLINK_IN_WR_CUM_OUTS_CNTR_OFFSET, 8 * sizeof(t410_clink_in_wr_cum_outs_cntr_t)},
	{"clink", "in_wr_req_cntr", T410_CLINK_IN_WR_REQ_CNTR_OFFSET,
	 T410_CLINK_IN_WR_REQ_CNTR_OFFSET, 8 * sizeof(t410_clink_in_wr_req_cntr_t)},
	{"clink", "out_status", T410_CLINK_OUT_STATUS_OFFSET,
	 T410_CLINK_OUT_STATUS_OFFSET, 8 * sizeof(t410_clink_out_status_t)},
	{"clink", "out_rd_cum_outs_cntr", T410_CLINK_OUT_RD_CUM_OUTS_CNTR_OFFSET,
	 T410_CLINK_OUT_RD_CUM_OUTS_CNTR_OFFSET, 8 * sizeof(t410_clink_out_rd_cum_outs_cntr_t)},
	{"clink", "out_rd_req_cntr", T410_CLINK_OUT_RD_REQ_CNTR_OFFSET,
	 T410_CLINK_OUT_RD_REQ_CNTR_OFFSET, 8 * sizeof(t410_clink_out_rd_req_cntr_t)},
	{"clink", "out_wr_cum_outs_cntr", T410_CLINK_OUT_WR_CUM_OUTS_CNTR_OFFSET,
	 T410_CLINK_OUT_WR_CUM_OUTS_CNTR_OFFSET, 8 * sizeof(t410_clink_out_wr_cum_outs_cntr_t)},
	{"clink", "out_wr_req_cntr", T410_CLINK_OUT_WR_REQ_CNTR_OFFSET,
	 T410_CLINK_OUT_WR_REQ_CNTR_OFFSET, 8 * sizeof(t410_clink_out_wr_req_cntr_t)},
	{"dlink", "ctrl", T410_DLINK_CTRL_OFFSET,
	 T410_DLINK_CTRL_OFFSET, 8 * sizeof(t410_dlink_ctrl_t)},
	{"dlink", "in_status", T410_DLINK_IN_STATUS_OFFSET,
	 T410_DLINK_IN_STATUS_OFFSET, 8 * sizeof(t410_dlink_in_status_t)},
	{"dlink", "cycle_cntr", T410_DLINK_CYCLE_CNTR_OFFSET,
	 T410_DLINK_CYCLE_CNTR_OFFSET, 8 * sizeof(t410_dlink_cycle_cntr_t)},
	{"dlink", "in_rd_cum_outs_cntr", T410_DLINK_IN_RD_CUM_OUTS_CNTR_OFFSET,
	 T410_DLINK_IN_RD_CUM_OUTS_CNTR_OFFSET, 8 * sizeof(t410_dlink_in_rd_cum_outs_cntr_t)},
	{"dlink", "in_rd_req_cntr", T410_DLINK_IN_RD_REQ_CNTR_OFFSET,
	 T410_DLINK_IN_RD_REQ_CNTR_OFFSET, 8 * sizeof(t410_dlink_in_rd_req_cntr_t)},
	{"dlink", "in_wr_cum_outs_cntr", T410_DLINK_IN_WR_CUM_OUTS_CNTR_OFFSET,
	 T410_DLINK_IN_WR_CUM_OUTS_CNTR_OFFSET, 8 * sizeof(t410_dlink_in_wr_cum_outs_cntr_t)},
	{"dlink", "in_wr_req_cntr", T410_DLINK_IN_WR_REQ_CNTR_OFFSET,
	 T410_DLINK_IN_WR_REQ_CNTR_OFFSET, 8 * sizeof(t410_dlink_in_wr_req_cntr_t)},
	{"dlink", "out_status", T410_DLINK_OUT_STATUS_OFFSET,
	 T410_DLINK_OUT_STATUS_OFFSET, 8 * sizeof(t410_dlink_out_status_t)},
	{"dlink", "out_rd_cum_outs_cntr", T410_DLINK_OUT_RD_CUM_OUTS_CNTR_OFFSET,
	 T410_DLINK_OUT_RD_CUM_OUTS_CNTR_OFFSET, 8 * sizeof(t410_dlink_out_rd_cum_outs_cntr_t)},
	{"dlink", "out_rd_req_cntr", T410_DLINK_OUT_RD_REQ_CNTR_OFFSET,
	 T410_DLINK_OUT_RD_REQ_CNTR_OFFSET, 8 * sizeof(t410_dlink_out_rd_req_cntr_t)},
	{"dlink", "out_wr_cum_outs_cntr", T410_DLINK_OUT_WR_CUM_OUTS_CNTR_OFFSET,
	 T410_DLINK_OUT_WR_CUM_OUTS_CNTR_OFFSET, 8 * sizeof(t410_dlink_out_wr_cum_outs_cntr_t)},
	{"dlink", "out_wr_req_cntr", T410_DLINK_OUT_WR_REQ_CNTR_OFFSET,
	 T410_DLINK_OUT_WR_REQ_CNTR_OFFSET, 8 * sizeof(t410_dlink_out_wr_req_cntr_t)},
	{"other_product", "pmevcntr", T410_OTHER_PRODUCT_PMEVCNTR_OFFSET(0U),
	 T410_OTHER_PRODUCT_PMEVCNTR_OFFSET(30U), 8 * sizeof(t410_other_product_pmevcntr_t)},
	{"other_product", "pmevtyper", T410_OTHER_PRODUCT_PMEVTYPER_OFFSET(0U),
	 T410_OTHER_PRODUCT_PMEVTYPER_OFFSET(30U), 8 * sizeof(t410_other_product_pmevtyper_t)},
	{"other_product", "pmsvr", T410_OTHER_PRODUCT_PMSVR_OFFSET(0U),
	 T410_OTHER_PRODUCT_PMSVR_OFFSET(63U), 8 * sizeof(t410_other_product_pmsvr_t)},
	{"other_product", "pmevfilt2r", T410_OTHER_PRODUCT_PMEVFILT2R_OFFSET(0U),
	 T410_OTHER_PRODUCT_PMEVFILT2R_OFFSET(127U), 8 * sizeof(t410_other_product_pmevfilt2r_t)},
	{"other_product", "pmevfiltr", T410_OTHER_PRODUCT_PMEVFILTR_OFFSET(0U),
	 T410_OTHER_PRODUCT_PMEVFILTR_OFFSET(127U), 8 * sizeof(t410_other_product_pmevfiltr_t)},
	{"other_product", "pmcntenset", T410_OTHER_PRODUCT_PMCNTENSET_OFFSET(0U),
	 T410_OTHER_PRODUCT_PMCNTENSET_OFFSET(7U), 8 * sizeof(t410_other_product_pmcntenset_t)},
	{"other_product", "pmcntenclr", T410_OTHER_PRODUCT_PMCNTENCLR_OFFSET(0U),
	 T410_OTHER_PRODUCT_PMCNTENCLR_OFFSET(7U), 8 * sizeof(t410_other_product_pmcntenclr_t)},
	{"other_product", "pmintenset", T410_OTHER_PRODUCT_PMINTENSET_OFFSET(0U),
	 T410_OTHER_PRODUCT_PMINTENSET_OFFSET(7U), 8 * sizeof(t410_other_product_pmintenset_t)},
	{"other_product", "pmintenclr", T410_OTHER_PRODUCT_PMINTENCLR_OFFSET(0U),
	 T410_OTHER_PRODUCT_PMINTENCLR_OFFSET(7U), 8 * sizeof(t410_other_product_pmintenclr_t)},
	{"other_product", "pmovsclr", T410_OTHER_PRODUCT_PMOVSCLR_OFFSET(0U),
	 T410_OTHER_PRODUCT_PMOVSCLR_OFFSET(7U), 8 * sizeof(t410_other_product_pmovsclr_t)},
	{"other_product", "pmovsset", T410_OTHER_PRODUCT_PMOVSSET_OFFSET(0U),
	 T410_OTHER_PRODUCT_PMOVSSET_OFFSET(7U), 8 * sizeof(t410_other_product_pmovsset_t)},
	{"other_product", "pmcgcr", T410_OTHER_PRODUCT_PMCGCR_OFFSET(0U),
	 T410_OTHER_PRODUCT_PMCGCR_OFFSET(3U), 8 * sizeof(t410_other_product_pmcgcr_t)},
	{"other_product", "pmimpdef", T410_OTHER_PRODUCT_PMIMPDEF_OFFSET(0U),
	 T410_OTHER_PRODUCT_PMIMPDEF_OFFSET(31U), 8 * sizeof(t410_other_product_pmimpdef_t)},
	{"other_product", "pmcfgr", T410_OTHER_PRODUCT_PMCFGR_OFFSET,
	 T410_OTHER_PRODUCT_PMCFGR_OFFSET, 8 * sizeof(t410_other_product_pmcfgr_t)},
	{"other_product", "pmcr", T410_OTHER_PRODUCT_PMCR_OFFSET,
	 T410_OTHER_PRODUCT_PMCR_OFFSET, 8 * sizeof(t410_other_product_pmcr_t)},
	{"other_product", "pmiidr", T410_OTHER_PRODUCT_PMIIDR_OFFSET,
	 T410_OTHER_PRODUCT_PMIIDR_OFFSET, 8 * sizeof(t410_other_product_pmiidr_t)},
	{"other_product", "pmceid", T410_OTHER_PRODUCT_PMCEID_OFFSET(0U),
	 T410_OTHER_PRODUCT_PMCEID_OFFSET(3U), 8 * sizeof(t410_other_product_pmceid_t)},
	{"other_product", "pmsscr", T410_OTHER_PRODUCT_PMSSCR_OFFSET,
	 T410_OTHER_PRODUCT_PMSSCR_OFFSET, 8 * sizeof(t410_other_product_pmsscr_t)},
	{"other_product", "pmssrr", T410_OTHER_PRODUCT_PMSSRR_OFFSET,
	 T410_OTHER_PRODUCT_PMSSRR_OFFSET, 8 * sizeof(t410_other_product_pmssrr_t)},
	{"other_product", "pmscr", T410_OTHER_PRODUCT_PMSCR_OFFSET,
	 T410_OTHER_PRODUCT_PMSCR_OFFSET, 8 * sizeof(t410_other_product_pmscr_t)},
	{"other_product", "pmrootcr", T410_OTHER_PRODUCT_PMROOTCR_OFFSET,
	 T410_OTHER_PRODUCT_PMROOTCR_OFFSET, 8 * sizeof(t410_other_product_pmrootcr_t)},
	{"other_product", "pmirqcr0", T410_OTHER_PRODUCT_PMIRQCR0_OFFSET,
	 T410_OTHER_PRODUCT_PMIRQCR0_OFFSET, 8 * sizeof(t410_other_product_pmirqcr0_t)},
	{"other_product", "pmirqcr1", T410_OTHER_PRODUCT_PMIRQCR1_OFFSET,
	 T410_OTHER_PRODUCT_PMIRQCR1_OFFSET, 8 * sizeof(t410_other_product_pmirqcr1_t)},
	{"other_product", "pmirqcr2", T410_OTHER_PRODUCT_PMIRQCR2_OFFSET,
	 T410_OTHER_PRODUCT_PMIRQCR2_OFFSET, 8 * sizeof(t410_other_product_pmirqcr2_t)},
	{"other_product", "pmirqsr", T410_OTHER_PRODUCT_PMIRQSR_OFFSET,
	 T410_OTHER_PRODUCT_PMIRQSR_OFFSET, 8 * sizeof(t410_other_product_pmirqsr_t)},
	{"other_product", "pmitctrl", T410_OTHER_PRODUCT_PMITCTRL_OFFSET,
	 T410_OTHER_PRODUCT_PMITCTRL_OFFSET, 8 * sizeof(t410_other_product_pmitctrl_t)},
	{"other_product", "pmdevaff", T410_OTHER_PRODUCT_PMDEVAFF_OFFSET,
	 T410_OTHER_PRODUCT_PMDEVAFF_OFFSET, 8 * sizeof(t410_other_product_pmdevaff_t)},
	{"other_product", "pmlar", T410_OTHER_PRODUCT_PMLAR_OFFSET,
	 T410_OTHER_PRODUCT_PMLAR_OFFSET, 8 * sizeof(t410_other_product_pmlar_t)},
	{"other_product", "pmlsr", T410_OTHER_PRODUCT_PMLSR_OFFSET,
	 T410_OTHER_PRODUCT_PMLSR_OFFSET, 8 * sizeof(t410_other_product_pmlsr_t)},
	{"other_product", "pmauthstatus", T410_OTHER_PRODUCT_PMAUTHSTATUS_OFFSET,
	 T410_OTHER_PRODUCT_PMAUTHSTATUS_OFFSET, 8 * sizeof(t410_other_product_pmauthstatus_t)},
	{"other_product", "pmdevarch", T410_OTHER_PRODUCT_PMDEVARCH_OFFSET,
	 T410_OTHER_PRODUCT_PMDEVARCH_OFFSET, 8 * sizeof(t410_other_product_pmdevarch_t)},
	{"other_product", "pmdevid", T410_OTHER_PRODUCT_PMDEVID_OFFSET,
	 T410_OTHER_PRODUCT_PMDEVID_OFFSET, 8 * sizeof(t410_other_product_pmdevid_t)},
	{"other_product", "pmdevtype", T410_OTHER_PRODUCT_PMDEVTYPE_OFFSET,
	 T410_OTHER_PRODUCT_PMDEVTYPE_OFFSET, 8 * sizeof(t410_other_product_pmdevtype_t)},
	{"other_product", "pmpidr4", T410_OTHER_PRODUCT_PMPIDR4_OFFSET,
	 T410_OTHER_PRODUCT_PMPIDR4_OFFSET, 8 * sizeof(t410_other_product_pmpidr4_t)},
	{"other_product", "pmpidr5", T410_OTHER_PRODUCT_PMPIDR5_OFFSET,
	 T410_OTHER_PRODUCT_PMPIDR5_OFFSET, 8 * sizeof(t410_other_product_pmpidr5_t)},
	{"other_product", "pmpidr6", T410_OTHER_PRODUCT_PMPIDR6_OFFSET,
	 T410_OTHER_PRODUCT_PMPIDR6_OFFSET, 8 * sizeof(t410_other_product_pmpidr6_t)},
	{"other_product", "pmpidr7", T410_OTHER_PRODUCT_PMPIDR7_OFFSET,
	 T410_OTHER_PRODUCT_PMPIDR7_OFFSET, 8 * sizeof(t410_other_product_pmpidr7_t)},
	{"other_product", "pmpidr0", T410_OTHER_PRODUCT_PMPIDR0_OFFSET,
	 T410_OTHER_PRODUCT_PMPIDR0_OFFSET, 8 * sizeof(t410_other_product_pmpidr0_t)},
	{"other_product", "pmpidr1", T410_OTHER_PRODUCT_PMPIDR1_OFFSET,
	 T410_OTHER_PRODUCT_PMPIDR1_OFFSET, 8 * sizeof(t410_other_product_pmpidr1_t)},
	{"other_product", "pmpidr2", T410_OTHER_PRODUCT_PMPIDR2_OFFSET,
	 T410_OTHER_PRODUCT_PMPIDR2_OFFSET, 8 * sizeof(t410_other_product_pmpidr2_t)},
	{"other_product", "pmpidr3", T410_OTHER_PRODUCT_PMPIDR3_OFFSET,
	 T410_OTHER_PRODUCT_PMPIDR3_OFFSET, 8 * sizeof(t410_other_product_pmpidr3_t)},
	{"other_product", "pmcidr0", T410_OTHER_PRODUCT_PMCIDR0_OFFSET,
	 T410_OTHER_PRODUCT_PMCIDR0_OFFSET, 8 * sizeof(t410_other_product_pmcidr0_t)},
	{"other_product", "pmcidr1", T410_OTHER_PRODUCT_PMCIDR1_OFFSET,
	 T410_OTHER_PRODUCT_PMCIDR1_OFFSET, 8 * sizeof(t410_other_product_pmcidr1_t)},
	{"other_product", "pmcidr2", T410_OTHER_PRODUCT_PMCIDR2_OFFSET,
	 T410_OTHER_PRODUCT_PMCIDR2_OFFSET, 8 * sizeof(t410_other_product_pmcidr2_t)},
	{"other_product", "pmcidr3", T410_OTHER_PRODUCT_PMCIDR3_OFFSET,
	 T410_OTHER_PRODUCT_PMCIDR3_OFFSET, 8 * sizeof(t410_other_product_pmcidr3_t)},
	{"other_product", "pmccntr", T410_OTHER_PRODUCT_PMCCNTR_OFFSET,
	 T410_OTHER_PRODUCT_PMCCNTR_OFFSET, 8 * sizeof(t410_other_product_pmccntr_t)},
	{"other_product", "pmccfiltr", T410_OTHER_PRODUCT_PMCCFILTR_OFFSET,
	 T410_OTHER_PRODUCT_PMCCFILTR_OFFSET, 8 * sizeof(t410_other_product_pmccfiltr_t)},
};

static void test_places(void **state)
{
	(void)state;
	validate_places(&pmureg_system_t410, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_registers(void **state)
{
	(void)state;
	validate_registers(&pmureg_system_t410);
}

static void test_counting(void **state)
{
	(void)state;
	validate_counting(&pmureg_system_t410);
}

static void test_choice(void **state)
{
	(void)state;
	validate_choice(&pmureg_system_t410);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_ucf_pmevcntr),
		cmocka_unit_test(test_ucf_pmevtyper),
		cmocka_unit_test(test_ucf_pmsvr),
		cmocka_unit_test(test_ucf_pmevfilt2r),
		cmocka_unit_test(test_ucf_pmevfiltr),
		cmocka_unit_test(test_ucf_pmcntenset),
		cmocka_unit_test(test_ucf_pmcntenclr),
		cmocka_unit_test(test_ucf_pmintenset),
		cmocka_unit_test(test_ucf_pmintenclr),
		cmocka_unit_test(test_ucf_pmovsclr),
		cmocka_unit_test(test_ucf_pmovsset),
		cmocka_unit_test(test_ucf_pmcgcr),
		cmocka_unit_test(test_ucf_pmcfgr),
		cmocka_unit_test(test_ucf_pmcr),
		cmocka_unit_test(test_ucf_pmiidr),
		cmocka_unit_test(test_ucf_pmceid),
		cmocka_unit_test(test_ucf_pmsscr),
		cmocka_unit_test(test_ucf_pmssrr),
		cmocka_unit_test(test_ucf_pmscr),
		cmocka_unit_test(test_ucf_pmrootcr),
		cmocka_unit_test(test_ucf_pmirqcr0),
		cmocka_unit_test(test_ucf_pmirqcr1),
		cmocka_unit_test(test_ucf_pmirqcr2),
		cmocka_unit_test(test_ucf_pmdevaff),
		cmocka_unit_test(test_ucf_pmlar),
		cmocka_unit_test(test_ucf_pmauthstatus),
		cmocka_unit_test(test_ucf_pmdevarch),
		cmocka_unit_test(test_ucf_pmdevtype),
		cmocka_unit_test(test_ucf_pmpidr4),
		cmocka_unit_test(test_ucf_pmpidr0),
		cmocka_unit_test(test_ucf_pmpidr1),
		cmocka_unit_test(test_ucf_pmpidr2),
		cmocka_unit_test(test_ucf_pmpidr3),
		cmocka_unit_test(test_ucf_pmcidr0),
		cmocka_unit_test(test_ucf_pmcidr1),
		cmocka_unit_test(test_ucf_pmcidr2),
		cmocka_unit_test(test_ucf_pmcidr3),
		cmocka_unit_test(test_ucf_pmccntr),
		cmocka_unit_test(test_ucf_pmccfiltr),
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
		cmocka_unit_test(test_pcie_tgt_pmevcntr),
		cmocka_unit_test(test_pcie_tgt_pmevtyper),
		cmocka_unit_test(test_pcie_tgt_pmsvr),
		cmocka_unit_test(test_pcie_tgt_pmevfilt2r),
		cmocka_unit_test(test_pcie_tgt_pmevfiltr),
		cmocka_unit_test(test_pcie_tgt_pmcntenset),
		cmocka_unit_test(test_pcie_tgt_pmcntenclr),
		cmocka_unit_test(test_pcie_tgt_pmintenset),
		cmocka_unit_test(test_pcie_tgt_pmintenclr),
		cmocka_unit_test(test_pcie_tgt_pmovsclr),
		cmocka_unit_test(test_pcie_tgt_pmovsset),
		cmocka_unit_test(test_pcie_tgt_pmcgcr),
		cmocka_unit_test(test_pcie_tgt_pmcfgr),
		cmocka_unit_test(test_pcie_tgt_pmcr),
		cmocka_unit_test(test_pcie_tgt_pmiidr),
		cmocka_unit_test(test_pcie_tgt_pmceid),
		cmocka_unit_test(test_pcie_tgt_pmsscr),
		cmocka_unit_test(test_pcie_tgt_pmssrr),
		cmocka_unit_test(test_pcie_tgt_pmscr),
		cmocka_unit_test(test_pcie_tgt_pmrootcr),
		cmocka_unit_test(test_pcie_tgt_pmirqcr0),
		cmocka_unit_test(test_pcie_tgt_pmirqcr1),
		cmocka_unit_test(test_pcie_tgt_pmirqcr2),
		cmocka_unit_test(test_pcie_tgt_pmdevaff),
		cmocka_unit_test(test_pcie_tgt_pmlar),
		cmocka_unit_test(test_pcie_tgt_pmauthstatus),
		cmocka_unit_test(test_pcie_tgt_pmdevarch),
		cmocka_unit_test(test_pcie_tgt_pmdevtype),
		cmocka_unit_test(test_pcie_tgt_pmpidr4),
		cmocka_unit_test(test_pcie_tgt_pmpidr0),
		cmocka_unit_test(test_pcie_tgt_pmpidr1),
		cmocka_unit_test(test_pcie_tgt_pmpidr2),
		cmocka_unit_test(test_pcie_tgt_pmpidr3),
		cmocka_unit_test(test_pcie_tgt_pmcidr0),
		cmocka_unit_test(test_pcie_tgt_pmcidr1),
		cmocka_unit_test(test_pcie_tgt_pmcidr2),
		cmocka_unit_test(test_pcie_tgt_pmcidr3),
		cmocka_unit_test(test_pcie_tgt_pmccntr),
		cmocka_unit_test(test_pcie_tgt_pmccfiltr),
		cmocka_unit_test(test_pcie_tgt_addr_ctrl),
		cmocka_unit_test(test_pcie_tgt_addr_base),
		cmocka_unit_test(test_pcie_tgt_addr_mask),
		cmocka_unit_test(test_cmem_cg_ctrl),
		cmocka_unit_test(test_cmem_ctrl),
		cmocka_unit_test(test_cmem_status),
		cmocka_unit_test(test_cmem_cycle_cntr),
		cmocka_unit_test(test_cmem_mc_req_cntr),
		cmocka_unit_test(test_cmem_mc_aor_cntr),
		cmocka_unit_test(test_c2c_ctrl),
		cmocka_unit_test(test_c2c_in_status),
		cmocka_unit_test(test_c2c_cycle_cntr),
		cmocka_unit_test(test_c2c_in_rd_cum_outs_cntr),
		cmocka_unit_test(test_c2c_in_rd_req_cntr),
		cmocka_unit_test(test_c2c_in_wr_cum_outs_cntr),
		cmocka_unit_test(test_c2c_in_wr_req_cntr),
		cmocka_unit_test(test_c2c_out_status),
		cmocka_unit_test(test_c2c_out_rd_cum_outs_cntr),
		cmocka_unit_test(test_c2c_out_rd_req_cntr),
		cmocka_unit_test(test_c2c_out_wr_cum_outs_cntr),
		cmocka_unit_test(test_c2c_out_wr_req_cntr),
		cmocka_unit_test(test_clink_ctrl),
		cmocka_unit_test(test_clink_in_status),
		cmocka_unit_test(test_clink_cycle_cntr),
		cmocka_unit_test(test_clink_in_rd_cum_outs_cntr),
		cmocka_unit_test(test_clink_in_rd_req_cntr),
		cmocka_unit_test(test_clink_in_wr_cum_outs_cntr),
		cmocka_unit_test(test_clink_in_wr_req_cntr),
		cmocka_unit_test(test_clink_out_status),
		cmocka_unit_test(test_clink_out_rd_cum_outs_cntr),
		cmocka_unit_test(test_clink_out_rd_req_cntr),
		cmocka_unit_test(test_clink_out_wr_cum_outs_cntr),
		cmocka_unit_test(test_clink_out_wr_req_cntr),
		cmocka_unit_test(test_dlink_ctrl),
		cmocka_unit_test(test_dlink_in_status),
		cmocka_unit_test(test_dlink_cycle_cntr),
		cmocka_unit_test(test_dlink_in_rd_cum_outs_cntr),
		cmocka_unit_test(test_dlink_in_rd_req_cntr),
		cmocka_unit_test(test_dlink_in_wr_cum_outs_cntr),
		cmocka_unit_test(test_dlink_in_wr_req_cntr),
		cmocka_unit_test(test_dlink_out_status),
		cmocka_unit_test(test_dlink_out_rd_cum_outs_cntr),
		cmocka_unit_test(test_dlink_out_rd_req_cntr),
		cmocka_unit_test(test_dlink_out_wr_cum_outs_cntr),
		cmocka_unit_test(test_dlink_out_wr_req_cntr),
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

	return cmocka_run_group_tests_name("t410", tests, NULL, NULL);
}
