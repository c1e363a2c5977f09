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

/* ---- NV-CLink latency ---- */

/* ---- NV-DLink latency ---- */

/* ---- PMU of a product that Linux does not know ---- */

/* ---- CoreSight PMU with counters wider than 32 bits ---- */

/* Every bit of PMEVCNTR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       CORESIGHT64_CYCLES_PMEVCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "coresight64_cycles_pmevcntr");

static void test_coresight64_cycles_pmevcntr(void **state)
{
	const coresight64_cycles_pmevcntr_fields_t none = {0};
	coresight64_cycles_pmevcntr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmevcntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmevcntr_pack(f).raw == (CORESIGHT64_CYCLES_PMEVCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmevcntr_unpack(coresight64_cycles_pmevcntr_pack(f)).count == (CORESIGHT64_CYCLES_PMEVCNTR_COUNT_MASK >> CORESIGHT64_CYCLES_PMEVCNTR_COUNT_SHIFT));
}

/* Every bit of PMEVTYPER<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMEVTYPER_EVENT_MASK) == 0xffffffffU, "coresight64_cycles_pmevtyper");

static void test_coresight64_cycles_pmevtyper(void **state)
{
	const coresight64_cycles_pmevtyper_fields_t none = {0};
	coresight64_cycles_pmevtyper_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmevtyper_pack(none).raw == 0x00000000U);
	f = none;
	f.event = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmevtyper_pack(f).raw == (CORESIGHT64_CYCLES_PMEVTYPER_EVENT_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmevtyper_unpack(coresight64_cycles_pmevtyper_pack(f)).event == (CORESIGHT64_CYCLES_PMEVTYPER_EVENT_MASK >> CORESIGHT64_CYCLES_PMEVTYPER_EVENT_SHIFT));
}

/* Every bit of PMSVR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       CORESIGHT64_CYCLES_PMSVR_COUNT_MASK) == 0xffffffffffffffffULL, "coresight64_cycles_pmsvr");

static void test_coresight64_cycles_pmsvr(void **state)
{
	const coresight64_cycles_pmsvr_fields_t none = {0};
	coresight64_cycles_pmsvr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmsvr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmsvr_pack(f).raw == (CORESIGHT64_CYCLES_PMSVR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmsvr_unpack(coresight64_cycles_pmsvr_pack(f)).count == (CORESIGHT64_CYCLES_PMSVR_COUNT_MASK >> CORESIGHT64_CYCLES_PMSVR_COUNT_SHIFT));
}

/* Every bit of PMEVFILT2R<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMEVFILT2R_FILTER2_MASK) == 0xffffffffU, "coresight64_cycles_pmevfilt2r");

static void test_coresight64_cycles_pmevfilt2r(void **state)
{
	const coresight64_cycles_pmevfilt2r_fields_t none = {0};
	coresight64_cycles_pmevfilt2r_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmevfilt2r_pack(none).raw == 0x00000000U);
	f = none;
	f.filter2 = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmevfilt2r_pack(f).raw == (CORESIGHT64_CYCLES_PMEVFILT2R_FILTER2_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmevfilt2r_unpack(coresight64_cycles_pmevfilt2r_pack(f)).filter2 == (CORESIGHT64_CYCLES_PMEVFILT2R_FILTER2_MASK >> CORESIGHT64_CYCLES_PMEVFILT2R_FILTER2_SHIFT));
}

/* Every bit of PMEVFILTR<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMEVFILTR_FILTER_MASK) == 0xffffffffU, "coresight64_cycles_pmevfiltr");

static void test_coresight64_cycles_pmevfiltr(void **state)
{
	const coresight64_cycles_pmevfiltr_fields_t none = {0};
	coresight64_cycles_pmevfiltr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmevfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.filter = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmevfiltr_pack(f).raw == (CORESIGHT64_CYCLES_PMEVFILTR_FILTER_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmevfiltr_unpack(coresight64_cycles_pmevfiltr_pack(f)).filter == (CORESIGHT64_CYCLES_PMEVFILTR_FILTER_MASK >> CORESIGHT64_CYCLES_PMEVFILTR_FILTER_SHIFT));
}

/* Every bit of PMCNTENSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMCNTENSET_P_MASK) == 0xffffffffU, "coresight64_cycles_pmcntenset");

static void test_coresight64_cycles_pmcntenset(void **state)
{
	const coresight64_cycles_pmcntenset_fields_t none = {0};
	coresight64_cycles_pmcntenset_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmcntenset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcntenset_pack(f).raw == (CORESIGHT64_CYCLES_PMCNTENSET_P_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcntenset_unpack(coresight64_cycles_pmcntenset_pack(f)).P == (CORESIGHT64_CYCLES_PMCNTENSET_P_MASK >> CORESIGHT64_CYCLES_PMCNTENSET_P_SHIFT));
}

/* Every bit of PMCNTENCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMCNTENCLR_P_MASK) == 0xffffffffU, "coresight64_cycles_pmcntenclr");

static void test_coresight64_cycles_pmcntenclr(void **state)
{
	const coresight64_cycles_pmcntenclr_fields_t none = {0};
	coresight64_cycles_pmcntenclr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmcntenclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcntenclr_pack(f).raw == (CORESIGHT64_CYCLES_PMCNTENCLR_P_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcntenclr_unpack(coresight64_cycles_pmcntenclr_pack(f)).P == (CORESIGHT64_CYCLES_PMCNTENCLR_P_MASK >> CORESIGHT64_CYCLES_PMCNTENCLR_P_SHIFT));
}

/* Every bit of PMINTENSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMINTENSET_P_MASK) == 0xffffffffU, "coresight64_cycles_pmintenset");

static void test_coresight64_cycles_pmintenset(void **state)
{
	const coresight64_cycles_pmintenset_fields_t none = {0};
	coresight64_cycles_pmintenset_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmintenset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmintenset_pack(f).raw == (CORESIGHT64_CYCLES_PMINTENSET_P_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmintenset_unpack(coresight64_cycles_pmintenset_pack(f)).P == (CORESIGHT64_CYCLES_PMINTENSET_P_MASK >> CORESIGHT64_CYCLES_PMINTENSET_P_SHIFT));
}

/* Every bit of PMINTENCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMINTENCLR_P_MASK) == 0xffffffffU, "coresight64_cycles_pmintenclr");

static void test_coresight64_cycles_pmintenclr(void **state)
{
	const coresight64_cycles_pmintenclr_fields_t none = {0};
	coresight64_cycles_pmintenclr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmintenclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmintenclr_pack(f).raw == (CORESIGHT64_CYCLES_PMINTENCLR_P_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmintenclr_unpack(coresight64_cycles_pmintenclr_pack(f)).P == (CORESIGHT64_CYCLES_PMINTENCLR_P_MASK >> CORESIGHT64_CYCLES_PMINTENCLR_P_SHIFT));
}

/* Every bit of PMOVSCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMOVSCLR_P_MASK) == 0xffffffffU, "coresight64_cycles_pmovsclr");

static void test_coresight64_cycles_pmovsclr(void **state)
{
	const coresight64_cycles_pmovsclr_fields_t none = {0};
	coresight64_cycles_pmovsclr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmovsclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmovsclr_pack(f).raw == (CORESIGHT64_CYCLES_PMOVSCLR_P_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmovsclr_unpack(coresight64_cycles_pmovsclr_pack(f)).P == (CORESIGHT64_CYCLES_PMOVSCLR_P_MASK >> CORESIGHT64_CYCLES_PMOVSCLR_P_SHIFT));
}

/* Every bit of PMOVSSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMOVSSET_P_MASK) == 0xffffffffU, "coresight64_cycles_pmovsset");

static void test_coresight64_cycles_pmovsset(void **state)
{
	const coresight64_cycles_pmovsset_fields_t none = {0};
	coresight64_cycles_pmovsset_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmovsset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmovsset_pack(f).raw == (CORESIGHT64_CYCLES_PMOVSSET_P_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmovsset_unpack(coresight64_cycles_pmovsset_pack(f)).P == (CORESIGHT64_CYCLES_PMOVSSET_P_MASK >> CORESIGHT64_CYCLES_PMOVSSET_P_SHIFT));
}

/* Every bit of PMCGCR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMCGCR_N_MASK) == 0xffffffffU, "coresight64_cycles_pmcgcr");

static void test_coresight64_cycles_pmcgcr(void **state)
{
	const coresight64_cycles_pmcgcr_fields_t none = {0};
	coresight64_cycles_pmcgcr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmcgcr_pack(none).raw == 0x00000000U);
	f = none;
	f.N = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcgcr_pack(f).raw == (CORESIGHT64_CYCLES_PMCGCR_N_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcgcr_unpack(coresight64_cycles_pmcgcr_pack(f)).N == (CORESIGHT64_CYCLES_PMCGCR_N_MASK >> CORESIGHT64_CYCLES_PMCGCR_N_SHIFT));
}

/* Every bit of PMCFGR is in one field or reserved. */
_Static_assert((uint32_t)(0x0e040000U +
	       CORESIGHT64_CYCLES_PMCFGR_NCG_MASK +
	       CORESIGHT64_CYCLES_PMCFGR_HDBG_MASK +
	       CORESIGHT64_CYCLES_PMCFGR_TRO_MASK +
	       CORESIGHT64_CYCLES_PMCFGR_SS_MASK +
	       CORESIGHT64_CYCLES_PMCFGR_FZO_MASK +
	       CORESIGHT64_CYCLES_PMCFGR_MSI_MASK +
	       CORESIGHT64_CYCLES_PMCFGR_UEN_MASK +
	       CORESIGHT64_CYCLES_PMCFGR_NA_MASK +
	       CORESIGHT64_CYCLES_PMCFGR_EX_MASK +
	       CORESIGHT64_CYCLES_PMCFGR_CCD_MASK +
	       CORESIGHT64_CYCLES_PMCFGR_CC_MASK +
	       CORESIGHT64_CYCLES_PMCFGR_SIZE_MASK +
	       CORESIGHT64_CYCLES_PMCFGR_N_MASK) == 0xffffffffU, "coresight64_cycles_pmcfgr");

static void test_coresight64_cycles_pmcfgr(void **state)
{
	const coresight64_cycles_pmcfgr_fields_t none = {0};
	coresight64_cycles_pmcfgr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmcfgr_pack(none).raw == 0x00000000U);
	f = none;
	f.NCG = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_NCG_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).NCG == (CORESIGHT64_CYCLES_PMCFGR_NCG_MASK >> CORESIGHT64_CYCLES_PMCFGR_NCG_SHIFT));
	f = none;
	f.HDBG = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_HDBG_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).HDBG == (CORESIGHT64_CYCLES_PMCFGR_HDBG_MASK >> CORESIGHT64_CYCLES_PMCFGR_HDBG_SHIFT));
	f = none;
	f.TRO = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_TRO_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).TRO == (CORESIGHT64_CYCLES_PMCFGR_TRO_MASK >> CORESIGHT64_CYCLES_PMCFGR_TRO_SHIFT));
	f = none;
	f.SS = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_SS_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).SS == (CORESIGHT64_CYCLES_PMCFGR_SS_MASK >> CORESIGHT64_CYCLES_PMCFGR_SS_SHIFT));
	f = none;
	f.FZO = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_FZO_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).FZO == (CORESIGHT64_CYCLES_PMCFGR_FZO_MASK >> CORESIGHT64_CYCLES_PMCFGR_FZO_SHIFT));
	f = none;
	f.MSI = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_MSI_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).MSI == (CORESIGHT64_CYCLES_PMCFGR_MSI_MASK >> CORESIGHT64_CYCLES_PMCFGR_MSI_SHIFT));
	f = none;
	f.UEN = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_UEN_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).UEN == (CORESIGHT64_CYCLES_PMCFGR_UEN_MASK >> CORESIGHT64_CYCLES_PMCFGR_UEN_SHIFT));
	f = none;
	f.NA = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_NA_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).NA == (CORESIGHT64_CYCLES_PMCFGR_NA_MASK >> CORESIGHT64_CYCLES_PMCFGR_NA_SHIFT));
	f = none;
	f.EX = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_EX_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).EX == (CORESIGHT64_CYCLES_PMCFGR_EX_MASK >> CORESIGHT64_CYCLES_PMCFGR_EX_SHIFT));
	f = none;
	f.CCD = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_CCD_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).CCD == (CORESIGHT64_CYCLES_PMCFGR_CCD_MASK >> CORESIGHT64_CYCLES_PMCFGR_CCD_SHIFT));
	f = none;
	f.CC = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_CC_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).CC == (CORESIGHT64_CYCLES_PMCFGR_CC_MASK >> CORESIGHT64_CYCLES_PMCFGR_CC_SHIFT));
	f = none;
	f.SIZE = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_SIZE_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).SIZE == (CORESIGHT64_CYCLES_PMCFGR_SIZE_MASK >> CORESIGHT64_CYCLES_PMCFGR_SIZE_SHIFT));
	f = none;
	f.N = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_N_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).N == (CORESIGHT64_CYCLES_PMCFGR_N_MASK >> CORESIGHT64_CYCLES_PMCFGR_N_SHIFT));
}

/* Every bit of PMCR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffff0c0U +
	       CORESIGHT64_CYCLES_PMCR_TRO_MASK +
	       CORESIGHT64_CYCLES_PMCR_HDBG_MASK +
	       CORESIGHT64_CYCLES_PMCR_FZO_MASK +
	       CORESIGHT64_CYCLES_PMCR_NA_MASK +
	       CORESIGHT64_CYCLES_PMCR_DP_MASK +
	       CORESIGHT64_CYCLES_PMCR_X_MASK +
	       CORESIGHT64_CYCLES_PMCR_D_MASK +
	       CORESIGHT64_CYCLES_PMCR_C_MASK +
	       CORESIGHT64_CYCLES_PMCR_P_MASK +
	       CORESIGHT64_CYCLES_PMCR_E_MASK) == 0xffffffffU, "coresight64_cycles_pmcr");

static void test_coresight64_cycles_pmcr(void **state)
{
	const coresight64_cycles_pmcr_fields_t none = {0};
	coresight64_cycles_pmcr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmcr_pack(none).raw == 0x00000000U);
	f = none;
	f.TRO = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcr_pack(f).raw == (CORESIGHT64_CYCLES_PMCR_TRO_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcr_unpack(coresight64_cycles_pmcr_pack(f)).TRO == (CORESIGHT64_CYCLES_PMCR_TRO_MASK >> CORESIGHT64_CYCLES_PMCR_TRO_SHIFT));
	f = none;
	f.HDBG = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcr_pack(f).raw == (CORESIGHT64_CYCLES_PMCR_HDBG_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcr_unpack(coresight64_cycles_pmcr_pack(f)).HDBG == (CORESIGHT64_CYCLES_PMCR_HDBG_MASK >> CORESIGHT64_CYCLES_PMCR_HDBG_SHIFT));
	f = none;
	f.FZO = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcr_pack(f).raw == (CORESIGHT64_CYCLES_PMCR_FZO_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcr_unpack(coresight64_cycles_pmcr_pack(f)).FZO == (CORESIGHT64_CYCLES_PMCR_FZO_MASK >> CORESIGHT64_CYCLES_PMCR_FZO_SHIFT));
	f = none;
	f.NA = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcr_pack(f).raw == (CORESIGHT64_CYCLES_PMCR_NA_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcr_unpack(coresight64_cycles_pmcr_pack(f)).NA == (CORESIGHT64_CYCLES_PMCR_NA_MASK >> CORESIGHT64_CYCLES_PMCR_NA_SHIFT));
	f = none;
	f.DP = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcr_pack(f).raw == (CORESIGHT64_CYCLES_PMCR_DP_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcr_unpack(coresight64_cycles_pmcr_pack(f)).DP == (CORESIGHT64_CYCLES_PMCR_DP_MASK >> CORESIGHT64_CYCLES_PMCR_DP_SHIFT));
	f = none;
	f.X = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcr_pack(f).raw == (CORESIGHT64_CYCLES_PMCR_X_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcr_unpack(coresight64_cycles_pmcr_pack(f)).X == (CORESIGHT64_CYCLES_PMCR_X_MASK >> CORESIGHT64_CYCLES_PMCR_X_SHIFT));
	f = none;
	f.D = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcr_pack(f).raw == (CORESIGHT64_CYCLES_PMCR_D_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcr_unpack(coresight64_cycles_pmcr_pack(f)).D == (CORESIGHT64_CYCLES_PMCR_D_MASK >> CORESIGHT64_CYCLES_PMCR_D_SHIFT));
	f = none;
	f.C = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcr_pack(f).raw == (CORESIGHT64_CYCLES_PMCR_C_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcr_unpack(coresight64_cycles_pmcr_pack(f)).C == (CORESIGHT64_CYCLES_PMCR_C_MASK >> CORESIGHT64_CYCLES_PMCR_C_SHIFT));
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcr_pack(f).raw == (CORESIGHT64_CYCLES_PMCR_P_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcr_unpack(coresight64_cycles_pmcr_pack(f)).P == (CORESIGHT64_CYCLES_PMCR_P_MASK >> CORESIGHT64_CYCLES_PMCR_P_SHIFT));
	f = none;
	f.E = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcr_pack(f).raw == (CORESIGHT64_CYCLES_PMCR_E_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcr_unpack(coresight64_cycles_pmcr_pack(f)).E == (CORESIGHT64_CYCLES_PMCR_E_MASK >> CORESIGHT64_CYCLES_PMCR_E_SHIFT));
}

/* Every bit of PMIIDR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMIIDR_PRODUCTID_MASK +
	       CORESIGHT64_CYCLES_PMIIDR_VARIANT_MASK +
	       CORESIGHT64_CYCLES_PMIIDR_REVISION_MASK +
	       CORESIGHT64_CYCLES_PMIIDR_IMPLEMENTER_MASK) == 0xffffffffU, "coresight64_cycles_pmiidr");

static void test_coresight64_cycles_pmiidr(void **state)
{
	const coresight64_cycles_pmiidr_fields_t none = {0};
	coresight64_cycles_pmiidr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmiidr_pack(none).raw == 0x00000000U);
	f = none;
	f.ProductID = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmiidr_pack(f).raw == (CORESIGHT64_CYCLES_PMIIDR_PRODUCTID_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmiidr_unpack(coresight64_cycles_pmiidr_pack(f)).ProductID == (CORESIGHT64_CYCLES_PMIIDR_PRODUCTID_MASK >> CORESIGHT64_CYCLES_PMIIDR_PRODUCTID_SHIFT));
	f = none;
	f.Variant = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmiidr_pack(f).raw == (CORESIGHT64_CYCLES_PMIIDR_VARIANT_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmiidr_unpack(coresight64_cycles_pmiidr_pack(f)).Variant == (CORESIGHT64_CYCLES_PMIIDR_VARIANT_MASK >> CORESIGHT64_CYCLES_PMIIDR_VARIANT_SHIFT));
	f = none;
	f.Revision = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmiidr_pack(f).raw == (CORESIGHT64_CYCLES_PMIIDR_REVISION_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmiidr_unpack(coresight64_cycles_pmiidr_pack(f)).Revision == (CORESIGHT64_CYCLES_PMIIDR_REVISION_MASK >> CORESIGHT64_CYCLES_PMIIDR_REVISION_SHIFT));
	f = none;
	f.Implementer = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmiidr_pack(f).raw == (CORESIGHT64_CYCLES_PMIIDR_IMPLEMENTER_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmiidr_unpack(coresight64_cycles_pmiidr_pack(f)).Implementer == (CORESIGHT64_CYCLES_PMIIDR_IMPLEMENTER_MASK >> CORESIGHT64_CYCLES_PMIIDR_IMPLEMENTER_SHIFT));
}

/* Every bit of PMCEID<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMCEID_ID_MASK) == 0xffffffffU, "coresight64_cycles_pmceid");

static void test_coresight64_cycles_pmceid(void **state)
{
	const coresight64_cycles_pmceid_fields_t none = {0};
	coresight64_cycles_pmceid_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmceid_pack(none).raw == 0x00000000U);
	f = none;
	f.ID = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmceid_pack(f).raw == (CORESIGHT64_CYCLES_PMCEID_ID_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmceid_unpack(coresight64_cycles_pmceid_pack(f)).ID == (CORESIGHT64_CYCLES_PMCEID_ID_MASK >> CORESIGHT64_CYCLES_PMCEID_ID_SHIFT));
}

/* Every bit of PMSSCR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffeU +
	       CORESIGHT64_CYCLES_PMSSCR_SS_MASK) == 0xffffffffU, "coresight64_cycles_pmsscr");

static void test_coresight64_cycles_pmsscr(void **state)
{
	const coresight64_cycles_pmsscr_fields_t none = {0};
	coresight64_cycles_pmsscr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmsscr_pack(none).raw == 0x00000000U);
	f = none;
	f.SS = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmsscr_pack(f).raw == (CORESIGHT64_CYCLES_PMSSCR_SS_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmsscr_unpack(coresight64_cycles_pmsscr_pack(f)).SS == (CORESIGHT64_CYCLES_PMSSCR_SS_MASK >> CORESIGHT64_CYCLES_PMSSCR_SS_SHIFT));
}

/* Every bit of PMSSRR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff00000000ULL +
	       CORESIGHT64_CYCLES_PMSSRR_RC_MASK +
	       CORESIGHT64_CYCLES_PMSSRR_RP_MASK) == 0xffffffffffffffffULL, "coresight64_cycles_pmssrr");

static void test_coresight64_cycles_pmssrr(void **state)
{
	const coresight64_cycles_pmssrr_fields_t none = {0};
	coresight64_cycles_pmssrr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmssrr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.RC = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmssrr_pack(f).raw == (CORESIGHT64_CYCLES_PMSSRR_RC_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmssrr_unpack(coresight64_cycles_pmssrr_pack(f)).RC == (CORESIGHT64_CYCLES_PMSSRR_RC_MASK >> CORESIGHT64_CYCLES_PMSSRR_RC_SHIFT));
	f = none;
	f.RP = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmssrr_pack(f).raw == (CORESIGHT64_CYCLES_PMSSRR_RP_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmssrr_unpack(coresight64_cycles_pmssrr_pack(f)).RP == (CORESIGHT64_CYCLES_PMSSRR_RP_MASK >> CORESIGHT64_CYCLES_PMSSRR_RP_SHIFT));
}

/* Every bit of PMSCR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff7fffffe0ULL +
	       CORESIGHT64_CYCLES_PMSCR_IMPL_MASK +
	       CORESIGHT64_CYCLES_PMSCR_NAO_MASK +
	       CORESIGHT64_CYCLES_PMSCR_MSI_MPAM_NS_MASK +
	       CORESIGHT64_CYCLES_PMSCR_NSMSI_MASK +
	       CORESIGHT64_CYCLES_PMSCR_NSRA_MASK +
	       CORESIGHT64_CYCLES_PMSCR_SO_MASK) == 0xffffffffffffffffULL, "coresight64_cycles_pmscr");

static void test_coresight64_cycles_pmscr(void **state)
{
	const coresight64_cycles_pmscr_fields_t none = {0};
	coresight64_cycles_pmscr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmscr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMPL = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmscr_pack(f).raw == (CORESIGHT64_CYCLES_PMSCR_IMPL_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmscr_unpack(coresight64_cycles_pmscr_pack(f)).IMPL == (CORESIGHT64_CYCLES_PMSCR_IMPL_MASK >> CORESIGHT64_CYCLES_PMSCR_IMPL_SHIFT));
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmscr_pack(f).raw == (CORESIGHT64_CYCLES_PMSCR_NAO_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmscr_unpack(coresight64_cycles_pmscr_pack(f)).NAO == (CORESIGHT64_CYCLES_PMSCR_NAO_MASK >> CORESIGHT64_CYCLES_PMSCR_NAO_SHIFT));
	f = none;
	f.MSI_MPAM_NS = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmscr_pack(f).raw == (CORESIGHT64_CYCLES_PMSCR_MSI_MPAM_NS_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmscr_unpack(coresight64_cycles_pmscr_pack(f)).MSI_MPAM_NS == (CORESIGHT64_CYCLES_PMSCR_MSI_MPAM_NS_MASK >> CORESIGHT64_CYCLES_PMSCR_MSI_MPAM_NS_SHIFT));
	f = none;
	f.NSMSI = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmscr_pack(f).raw == (CORESIGHT64_CYCLES_PMSCR_NSMSI_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmscr_unpack(coresight64_cycles_pmscr_pack(f)).NSMSI == (CORESIGHT64_CYCLES_PMSCR_NSMSI_MASK >> CORESIGHT64_CYCLES_PMSCR_NSMSI_SHIFT));
	f = none;
	f.NSRA = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmscr_pack(f).raw == (CORESIGHT64_CYCLES_PMSCR_NSRA_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmscr_unpack(coresight64_cycles_pmscr_pack(f)).NSRA == (CORESIGHT64_CYCLES_PMSCR_NSRA_MASK >> CORESIGHT64_CYCLES_PMSCR_NSRA_SHIFT));
	f = none;
	f.SO = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmscr_pack(f).raw == (CORESIGHT64_CYCLES_PMSCR_SO_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmscr_unpack(coresight64_cycles_pmscr_pack(f)).SO == (CORESIGHT64_CYCLES_PMSCR_SO_MASK >> CORESIGHT64_CYCLES_PMSCR_SO_SHIFT));
}

/* Every bit of PMROOTCR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff7ffffff4ULL +
	       CORESIGHT64_CYCLES_PMROOTCR_IMPL_MASK +
	       CORESIGHT64_CYCLES_PMROOTCR_NAO_MASK +
	       CORESIGHT64_CYCLES_PMROOTCR_RLO_MASK +
	       CORESIGHT64_CYCLES_PMROOTCR_RTO_MASK) == 0xffffffffffffffffULL, "coresight64_cycles_pmrootcr");

static void test_coresight64_cycles_pmrootcr(void **state)
{
	const coresight64_cycles_pmrootcr_fields_t none = {0};
	coresight64_cycles_pmrootcr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmrootcr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMPL = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmrootcr_pack(f).raw == (CORESIGHT64_CYCLES_PMROOTCR_IMPL_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmrootcr_unpack(coresight64_cycles_pmrootcr_pack(f)).IMPL == (CORESIGHT64_CYCLES_PMROOTCR_IMPL_MASK >> CORESIGHT64_CYCLES_PMROOTCR_IMPL_SHIFT));
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmrootcr_pack(f).raw == (CORESIGHT64_CYCLES_PMROOTCR_NAO_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmrootcr_unpack(coresight64_cycles_pmrootcr_pack(f)).NAO == (CORESIGHT64_CYCLES_PMROOTCR_NAO_MASK >> CORESIGHT64_CYCLES_PMROOTCR_NAO_SHIFT));
	f = none;
	f.RLO = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmrootcr_pack(f).raw == (CORESIGHT64_CYCLES_PMROOTCR_RLO_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmrootcr_unpack(coresight64_cycles_pmrootcr_pack(f)).RLO == (CORESIGHT64_CYCLES_PMROOTCR_RLO_MASK >> CORESIGHT64_CYCLES_PMROOTCR_RLO_SHIFT));
	f = none;
	f.RTO = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmrootcr_pack(f).raw == (CORESIGHT64_CYCLES_PMROOTCR_RTO_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmrootcr_unpack(coresight64_cycles_pmrootcr_pack(f)).RTO == (CORESIGHT64_CYCLES_PMROOTCR_RTO_MASK >> CORESIGHT64_CYCLES_PMROOTCR_RTO_SHIFT));
}

/* Every bit of PMIRQCR0 is in one field or reserved. */
_Static_assert((uint64_t)(0xff00000000000003ULL +
	       CORESIGHT64_CYCLES_PMIRQCR0_ADDR_MASK) == 0xffffffffffffffffULL, "coresight64_cycles_pmirqcr0");

static void test_coresight64_cycles_pmirqcr0(void **state)
{
	const coresight64_cycles_pmirqcr0_fields_t none = {0};
	coresight64_cycles_pmirqcr0_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmirqcr0_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.ADDR = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmirqcr0_pack(f).raw == (CORESIGHT64_CYCLES_PMIRQCR0_ADDR_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmirqcr0_unpack(coresight64_cycles_pmirqcr0_pack(f)).ADDR == (CORESIGHT64_CYCLES_PMIRQCR0_ADDR_MASK >> CORESIGHT64_CYCLES_PMIRQCR0_ADDR_SHIFT));
}

/* Every bit of PMIRQCR1 is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMIRQCR1_DATA_MASK) == 0xffffffffU, "coresight64_cycles_pmirqcr1");

static void test_coresight64_cycles_pmirqcr1(void **state)
{
	const coresight64_cycles_pmirqcr1_fields_t none = {0};
	coresight64_cycles_pmirqcr1_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmirqcr1_pack(none).raw == 0x00000000U);
	f = none;
	f.DATA = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmirqcr1_pack(f).raw == (CORESIGHT64_CYCLES_PMIRQCR1_DATA_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmirqcr1_unpack(coresight64_cycles_pmirqcr1_pack(f)).DATA == (CORESIGHT64_CYCLES_PMIRQCR1_DATA_MASK >> CORESIGHT64_CYCLES_PMIRQCR1_DATA_SHIFT));
}

/* Every bit of PMIRQCR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       CORESIGHT64_CYCLES_PMIRQCR2_IRQEN_MASK +
	       CORESIGHT64_CYCLES_PMIRQCR2_NSMSI_MASK +
	       CORESIGHT64_CYCLES_PMIRQCR2_SH_MASK +
	       CORESIGHT64_CYCLES_PMIRQCR2_MEMATTR_MASK) == 0xffffffffU, "coresight64_cycles_pmirqcr2");

static void test_coresight64_cycles_pmirqcr2(void **state)
{
	const coresight64_cycles_pmirqcr2_fields_t none = {0};
	coresight64_cycles_pmirqcr2_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmirqcr2_pack(none).raw == 0x00000000U);
	f = none;
	f.IRQEN = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmirqcr2_pack(f).raw == (CORESIGHT64_CYCLES_PMIRQCR2_IRQEN_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmirqcr2_unpack(coresight64_cycles_pmirqcr2_pack(f)).IRQEN == (CORESIGHT64_CYCLES_PMIRQCR2_IRQEN_MASK >> CORESIGHT64_CYCLES_PMIRQCR2_IRQEN_SHIFT));
	f = none;
	f.NSMSI = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmirqcr2_pack(f).raw == (CORESIGHT64_CYCLES_PMIRQCR2_NSMSI_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmirqcr2_unpack(coresight64_cycles_pmirqcr2_pack(f)).NSMSI == (CORESIGHT64_CYCLES_PMIRQCR2_NSMSI_MASK >> CORESIGHT64_CYCLES_PMIRQCR2_NSMSI_SHIFT));
	f = none;
	f.SH = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmirqcr2_pack(f).raw == (CORESIGHT64_CYCLES_PMIRQCR2_SH_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmirqcr2_unpack(coresight64_cycles_pmirqcr2_pack(f)).SH == (CORESIGHT64_CYCLES_PMIRQCR2_SH_MASK >> CORESIGHT64_CYCLES_PMIRQCR2_SH_SHIFT));
	f = none;
	f.MemAttr = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmirqcr2_pack(f).raw == (CORESIGHT64_CYCLES_PMIRQCR2_MEMATTR_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmirqcr2_unpack(coresight64_cycles_pmirqcr2_pack(f)).MemAttr == (CORESIGHT64_CYCLES_PMIRQCR2_MEMATTR_MASK >> CORESIGHT64_CYCLES_PMIRQCR2_MEMATTR_SHIFT));
}

/* Every bit of PMDEVAFF is in one field or reserved. */
_Static_assert((uint64_t)(0xffffff003e000000ULL +
	       CORESIGHT64_CYCLES_PMDEVAFF_AFF3_MASK +
	       CORESIGHT64_CYCLES_PMDEVAFF_F0V_MASK +
	       CORESIGHT64_CYCLES_PMDEVAFF_U_MASK +
	       CORESIGHT64_CYCLES_PMDEVAFF_MT_MASK +
	       CORESIGHT64_CYCLES_PMDEVAFF_AFF2_MASK +
	       CORESIGHT64_CYCLES_PMDEVAFF_AFF1_MASK +
	       CORESIGHT64_CYCLES_PMDEVAFF_AFF0_MASK) == 0xffffffffffffffffULL, "coresight64_cycles_pmdevaff");

static void test_coresight64_cycles_pmdevaff(void **state)
{
	const coresight64_cycles_pmdevaff_fields_t none = {0};
	coresight64_cycles_pmdevaff_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmdevaff_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.Aff3 = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmdevaff_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVAFF_AFF3_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmdevaff_unpack(coresight64_cycles_pmdevaff_pack(f)).Aff3 == (CORESIGHT64_CYCLES_PMDEVAFF_AFF3_MASK >> CORESIGHT64_CYCLES_PMDEVAFF_AFF3_SHIFT));
	f = none;
	f.F0V = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmdevaff_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVAFF_F0V_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmdevaff_unpack(coresight64_cycles_pmdevaff_pack(f)).F0V == (CORESIGHT64_CYCLES_PMDEVAFF_F0V_MASK >> CORESIGHT64_CYCLES_PMDEVAFF_F0V_SHIFT));
	f = none;
	f.U = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmdevaff_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVAFF_U_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmdevaff_unpack(coresight64_cycles_pmdevaff_pack(f)).U == (CORESIGHT64_CYCLES_PMDEVAFF_U_MASK >> CORESIGHT64_CYCLES_PMDEVAFF_U_SHIFT));
	f = none;
	f.MT = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmdevaff_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVAFF_MT_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmdevaff_unpack(coresight64_cycles_pmdevaff_pack(f)).MT == (CORESIGHT64_CYCLES_PMDEVAFF_MT_MASK >> CORESIGHT64_CYCLES_PMDEVAFF_MT_SHIFT));
	f = none;
	f.Aff2 = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmdevaff_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVAFF_AFF2_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmdevaff_unpack(coresight64_cycles_pmdevaff_pack(f)).Aff2 == (CORESIGHT64_CYCLES_PMDEVAFF_AFF2_MASK >> CORESIGHT64_CYCLES_PMDEVAFF_AFF2_SHIFT));
	f = none;
	f.Aff1 = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmdevaff_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVAFF_AFF1_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmdevaff_unpack(coresight64_cycles_pmdevaff_pack(f)).Aff1 == (CORESIGHT64_CYCLES_PMDEVAFF_AFF1_MASK >> CORESIGHT64_CYCLES_PMDEVAFF_AFF1_SHIFT));
	f = none;
	f.Aff0 = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmdevaff_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVAFF_AFF0_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmdevaff_unpack(coresight64_cycles_pmdevaff_pack(f)).Aff0 == (CORESIGHT64_CYCLES_PMDEVAFF_AFF0_MASK >> CORESIGHT64_CYCLES_PMDEVAFF_AFF0_SHIFT));
}

/* Every bit of PMLAR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMLAR_KEY_MASK) == 0xffffffffU, "coresight64_cycles_pmlar");

static void test_coresight64_cycles_pmlar(void **state)
{
	const coresight64_cycles_pmlar_fields_t none = {0};
	coresight64_cycles_pmlar_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmlar_pack(none).raw == 0x00000000U);
	f = none;
	f.KEY = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmlar_pack(f).raw == (CORESIGHT64_CYCLES_PMLAR_KEY_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmlar_unpack(coresight64_cycles_pmlar_pack(f)).KEY == (CORESIGHT64_CYCLES_PMLAR_KEY_MASK >> CORESIGHT64_CYCLES_PMLAR_KEY_SHIFT));
}

/* Every bit of PMAUTHSTATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xf0ff0f00U +
	       CORESIGHT64_CYCLES_PMAUTHSTATUS_RTNID_MASK +
	       CORESIGHT64_CYCLES_PMAUTHSTATUS_RTID_MASK +
	       CORESIGHT64_CYCLES_PMAUTHSTATUS_RLNID_MASK +
	       CORESIGHT64_CYCLES_PMAUTHSTATUS_RLID_MASK +
	       CORESIGHT64_CYCLES_PMAUTHSTATUS_SNID_MASK +
	       CORESIGHT64_CYCLES_PMAUTHSTATUS_SID_MASK +
	       CORESIGHT64_CYCLES_PMAUTHSTATUS_NSNID_MASK +
	       CORESIGHT64_CYCLES_PMAUTHSTATUS_NSID_MASK) == 0xffffffffU, "coresight64_cycles_pmauthstatus");

static void test_coresight64_cycles_pmauthstatus(void **state)
{
	const coresight64_cycles_pmauthstatus_fields_t none = {0};
	coresight64_cycles_pmauthstatus_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmauthstatus_pack(none).raw == 0x00000000U);
	f = none;
	f.RTNID = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmauthstatus_pack(f).raw == (CORESIGHT64_CYCLES_PMAUTHSTATUS_RTNID_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmauthstatus_unpack(coresight64_cycles_pmauthstatus_pack(f)).RTNID == (CORESIGHT64_CYCLES_PMAUTHSTATUS_RTNID_MASK >> CORESIGHT64_CYCLES_PMAUTHSTATUS_RTNID_SHIFT));
	f = none;
	f.RTID = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmauthstatus_pack(f).raw == (CORESIGHT64_CYCLES_PMAUTHSTATUS_RTID_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmauthstatus_unpack(coresight64_cycles_pmauthstatus_pack(f)).RTID == (CORESIGHT64_CYCLES_PMAUTHSTATUS_RTID_MASK >> CORESIGHT64_CYCLES_PMAUTHSTATUS_RTID_SHIFT));
	f = none;
	f.RLNID = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmauthstatus_pack(f).raw == (CORESIGHT64_CYCLES_PMAUTHSTATUS_RLNID_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmauthstatus_unpack(coresight64_cycles_pmauthstatus_pack(f)).RLNID == (CORESIGHT64_CYCLES_PMAUTHSTATUS_RLNID_MASK >> CORESIGHT64_CYCLES_PMAUTHSTATUS_RLNID_SHIFT));
	f = none;
	f.RLID = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmauthstatus_pack(f).raw == (CORESIGHT64_CYCLES_PMAUTHSTATUS_RLID_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmauthstatus_unpack(coresight64_cycles_pmauthstatus_pack(f)).RLID == (CORESIGHT64_CYCLES_PMAUTHSTATUS_RLID_MASK >> CORESIGHT64_CYCLES_PMAUTHSTATUS_RLID_SHIFT));
	f = none;
	f.SNID = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmauthstatus_pack(f).raw == (CORESIGHT64_CYCLES_PMAUTHSTATUS_SNID_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmauthstatus_unpack(coresight64_cycles_pmauthstatus_pack(f)).SNID == (CORESIGHT64_CYCLES_PMAUTHSTATUS_SNID_MASK >> CORESIGHT64_CYCLES_PMAUTHSTATUS_SNID_SHIFT));
	f = none;
	f.SID = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmauthstatus_pack(f).raw == (CORESIGHT64_CYCLES_PMAUTHSTATUS_SID_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmauthstatus_unpack(coresight64_cycles_pmauthstatus_pack(f)).SID == (CORESIGHT64_CYCLES_PMAUTHSTATUS_SID_MASK >> CORESIGHT64_CYCLES_PMAUTHSTATUS_SID_SHIFT));
	f = none;
	f.NSNID = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmauthstatus_pack(f).raw == (CORESIGHT64_CYCLES_PMAUTHSTATUS_NSNID_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmauthstatus_unpack(coresight64_cycles_pmauthstatus_pack(f)).NSNID == (CORESIGHT64_CYCLES_PMAUTHSTATUS_NSNID_MASK >> CORESIGHT64_CYCLES_PMAUTHSTATUS_NSNID_SHIFT));
	f = none;
	f.NSID = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmauthstatus_pack(f).raw == (CORESIGHT64_CYCLES_PMAUTHSTATUS_NSID_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmauthstatus_unpack(coresight64_cycles_pmauthstatus_pack(f)).NSID == (CORESIGHT64_CYCLES_PMAUTHSTATUS_NSID_MASK >> CORESIGHT64_CYCLES_PMAUTHSTATUS_NSID_SHIFT));
}

/* Every bit of PMDEVARCH is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMDEVARCH_ARCHITECT_MASK +
	       CORESIGHT64_CYCLES_PMDEVARCH_PRESENT_MASK +
	       CORESIGHT64_CYCLES_PMDEVARCH_REVISION_MASK +
	       CORESIGHT64_CYCLES_PMDEVARCH_ARCHVER_MASK +
	       CORESIGHT64_CYCLES_PMDEVARCH_ARCHPART_MASK) == 0xffffffffU, "coresight64_cycles_pmdevarch");

static void test_coresight64_cycles_pmdevarch(void **state)
{
	const coresight64_cycles_pmdevarch_fields_t none = {0};
	coresight64_cycles_pmdevarch_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmdevarch_pack(none).raw == 0x00000000U);
	f = none;
	f.ARCHITECT = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmdevarch_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVARCH_ARCHITECT_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmdevarch_unpack(coresight64_cycles_pmdevarch_pack(f)).ARCHITECT == (CORESIGHT64_CYCLES_PMDEVARCH_ARCHITECT_MASK >> CORESIGHT64_CYCLES_PMDEVARCH_ARCHITECT_SHIFT));
	f = none;
	f.PRESENT = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmdevarch_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVARCH_PRESENT_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmdevarch_unpack(coresight64_cycles_pmdevarch_pack(f)).PRESENT == (CORESIGHT64_CYCLES_PMDEVARCH_PRESENT_MASK >> CORESIGHT64_CYCLES_PMDEVARCH_PRESENT_SHIFT));
	f = none;
	f.REVISION = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmdevarch_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVARCH_REVISION_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmdevarch_unpack(coresight64_cycles_pmdevarch_pack(f)).REVISION == (CORESIGHT64_CYCLES_PMDEVARCH_REVISION_MASK >> CORESIGHT64_CYCLES_PMDEVARCH_REVISION_SHIFT));
	f = none;
	f.ARCHVER = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmdevarch_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVARCH_ARCHVER_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmdevarch_unpack(coresight64_cycles_pmdevarch_pack(f)).ARCHVER == (CORESIGHT64_CYCLES_PMDEVARCH_ARCHVER_MASK >> CORESIGHT64_CYCLES_PMDEVARCH_ARCHVER_SHIFT));
	f = none;
	f.ARCHPART = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmdevarch_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVARCH_ARCHPART_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmdevarch_unpack(coresight64_cycles_pmdevarch_pack(f)).ARCHPART == (CORESIGHT64_CYCLES_PMDEVARCH_ARCHPART_MASK >> CORESIGHT64_CYCLES_PMDEVARCH_ARCHPART_SHIFT));
}

/* Every bit of PMDEVTYPE is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       CORESIGHT64_CYCLES_PMDEVTYPE_SUB_MASK +
	       CORESIGHT64_CYCLES_PMDEVTYPE_MAJOR_MASK) == 0xffffffffU, "coresight64_cycles_pmdevtype");

static void test_coresight64_cycles_pmdevtype(void **state)
{
	const coresight64_cycles_pmdevtype_fields_t none = {0};
	coresight64_cycles_pmdevtype_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmdevtype_pack(none).raw == 0x00000000U);
	f = none;
	f.SUB = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmdevtype_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVTYPE_SUB_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmdevtype_unpack(coresight64_cycles_pmdevtype_pack(f)).SUB == (CORESIGHT64_CYCLES_PMDEVTYPE_SUB_MASK >> CORESIGHT64_CYCLES_PMDEVTYPE_SUB_SHIFT));
	f = none;
	f.MAJOR = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmdevtype_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVTYPE_MAJOR_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmdevtype_unpack(coresight64_cycles_pmdevtype_pack(f)).MAJOR == (CORESIGHT64_CYCLES_PMDEVTYPE_MAJOR_MASK >> CORESIGHT64_CYCLES_PMDEVTYPE_MAJOR_SHIFT));
}

/* Every bit of PMPIDR4 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       CORESIGHT64_CYCLES_PMPIDR4_SIZE_MASK +
	       CORESIGHT64_CYCLES_PMPIDR4_DES_2_MASK) == 0xffffffffU, "coresight64_cycles_pmpidr4");

static void test_coresight64_cycles_pmpidr4(void **state)
{
	const coresight64_cycles_pmpidr4_fields_t none = {0};
	coresight64_cycles_pmpidr4_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmpidr4_pack(none).raw == 0x00000000U);
	f = none;
	f.SIZE = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmpidr4_pack(f).raw == (CORESIGHT64_CYCLES_PMPIDR4_SIZE_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmpidr4_unpack(coresight64_cycles_pmpidr4_pack(f)).SIZE == (CORESIGHT64_CYCLES_PMPIDR4_SIZE_MASK >> CORESIGHT64_CYCLES_PMPIDR4_SIZE_SHIFT));
	f = none;
	f.DES_2 = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmpidr4_pack(f).raw == (CORESIGHT64_CYCLES_PMPIDR4_DES_2_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmpidr4_unpack(coresight64_cycles_pmpidr4_pack(f)).DES_2 == (CORESIGHT64_CYCLES_PMPIDR4_DES_2_MASK >> CORESIGHT64_CYCLES_PMPIDR4_DES_2_SHIFT));
}

/* Every bit of PMPIDR0 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       CORESIGHT64_CYCLES_PMPIDR0_PART_0_MASK) == 0xffffffffU, "coresight64_cycles_pmpidr0");

static void test_coresight64_cycles_pmpidr0(void **state)
{
	const coresight64_cycles_pmpidr0_fields_t none = {0};
	coresight64_cycles_pmpidr0_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmpidr0_pack(none).raw == 0x00000000U);
	f = none;
	f.PART_0 = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmpidr0_pack(f).raw == (CORESIGHT64_CYCLES_PMPIDR0_PART_0_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmpidr0_unpack(coresight64_cycles_pmpidr0_pack(f)).PART_0 == (CORESIGHT64_CYCLES_PMPIDR0_PART_0_MASK >> CORESIGHT64_CYCLES_PMPIDR0_PART_0_SHIFT));
}

/* Every bit of PMPIDR1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       CORESIGHT64_CYCLES_PMPIDR1_DES_0_MASK +
	       CORESIGHT64_CYCLES_PMPIDR1_PART_1_MASK) == 0xffffffffU, "coresight64_cycles_pmpidr1");

static void test_coresight64_cycles_pmpidr1(void **state)
{
	const coresight64_cycles_pmpidr1_fields_t none = {0};
	coresight64_cycles_pmpidr1_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmpidr1_pack(none).raw == 0x00000000U);
	f = none;
	f.DES_0 = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmpidr1_pack(f).raw == (CORESIGHT64_CYCLES_PMPIDR1_DES_0_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmpidr1_unpack(coresight64_cycles_pmpidr1_pack(f)).DES_0 == (CORESIGHT64_CYCLES_PMPIDR1_DES_0_MASK >> CORESIGHT64_CYCLES_PMPIDR1_DES_0_SHIFT));
	f = none;
	f.PART_1 = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmpidr1_pack(f).raw == (CORESIGHT64_CYCLES_PMPIDR1_PART_1_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmpidr1_unpack(coresight64_cycles_pmpidr1_pack(f)).PART_1 == (CORESIGHT64_CYCLES_PMPIDR1_PART_1_MASK >> CORESIGHT64_CYCLES_PMPIDR1_PART_1_SHIFT));
}

/* Every bit of PMPIDR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       CORESIGHT64_CYCLES_PMPIDR2_REVISION_MASK +
	       CORESIGHT64_CYCLES_PMPIDR2_JEDEC_MASK +
	       CORESIGHT64_CYCLES_PMPIDR2_DES_1_MASK) == 0xffffffffU, "coresight64_cycles_pmpidr2");

static void test_coresight64_cycles_pmpidr2(void **state)
{
	const coresight64_cycles_pmpidr2_fields_t none = {0};
	coresight64_cycles_pmpidr2_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmpidr2_pack(none).raw == 0x00000000U);
	f = none;
	f.REVISION = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmpidr2_pack(f).raw == (CORESIGHT64_CYCLES_PMPIDR2_REVISION_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmpidr2_unpack(coresight64_cycles_pmpidr2_pack(f)).REVISION == (CORESIGHT64_CYCLES_PMPIDR2_REVISION_MASK >> CORESIGHT64_CYCLES_PMPIDR2_REVISION_SHIFT));
	f = none;
	f.JEDEC = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmpidr2_pack(f).raw == (CORESIGHT64_CYCLES_PMPIDR2_JEDEC_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmpidr2_unpack(coresight64_cycles_pmpidr2_pack(f)).JEDEC == (CORESIGHT64_CYCLES_PMPIDR2_JEDEC_MASK >> CORESIGHT64_CYCLES_PMPIDR2_JEDEC_SHIFT));
	f = none;
	f.DES_1 = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmpidr2_pack(f).raw == (CORESIGHT64_CYCLES_PMPIDR2_DES_1_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmpidr2_unpack(coresight64_cycles_pmpidr2_pack(f)).DES_1 == (CORESIGHT64_CYCLES_PMPIDR2_DES_1_MASK >> CORESIGHT64_CYCLES_PMPIDR2_DES_1_SHIFT));
}

/* Every bit of PMPIDR3 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       CORESIGHT64_CYCLES_PMPIDR3_REVAND_MASK +
	       CORESIGHT64_CYCLES_PMPIDR3_CMOD_MASK) == 0xffffffffU, "coresight64_cycles_pmpidr3");

static void test_coresight64_cycles_pmpidr3(void **state)
{
	const coresight64_cycles_pmpidr3_fields_t none = {0};
	coresight64_cycles_pmpidr3_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmpidr3_pack(none).raw == 0x00000000U);
	f = none;
	f.REVAND = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmpidr3_pack(f).raw == (CORESIGHT64_CYCLES_PMPIDR3_REVAND_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmpidr3_unpack(coresight64_cycles_pmpidr3_pack(f)).REVAND == (CORESIGHT64_CYCLES_PMPIDR3_REVAND_MASK >> CORESIGHT64_CYCLES_PMPIDR3_REVAND_SHIFT));
	f = none;
	f.CMOD = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmpidr3_pack(f).raw == (CORESIGHT64_CYCLES_PMPIDR3_CMOD_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmpidr3_unpack(coresight64_cycles_pmpidr3_pack(f)).CMOD == (CORESIGHT64_CYCLES_PMPIDR3_CMOD_MASK >> CORESIGHT64_CYCLES_PMPIDR3_CMOD_SHIFT));
}

/* Every bit of PMCIDR0 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       CORESIGHT64_CYCLES_PMCIDR0_PRMBL_0_MASK) == 0xffffffffU, "coresight64_cycles_pmcidr0");

static void test_coresight64_cycles_pmcidr0(void **state)
{
	const coresight64_cycles_pmcidr0_fields_t none = {0};
	coresight64_cycles_pmcidr0_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmcidr0_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_0 = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcidr0_pack(f).raw == (CORESIGHT64_CYCLES_PMCIDR0_PRMBL_0_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcidr0_unpack(coresight64_cycles_pmcidr0_pack(f)).PRMBL_0 == (CORESIGHT64_CYCLES_PMCIDR0_PRMBL_0_MASK >> CORESIGHT64_CYCLES_PMCIDR0_PRMBL_0_SHIFT));
}

/* Every bit of PMCIDR1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       CORESIGHT64_CYCLES_PMCIDR1_CLASS_MASK +
	       CORESIGHT64_CYCLES_PMCIDR1_PRMBL_1_MASK) == 0xffffffffU, "coresight64_cycles_pmcidr1");

static void test_coresight64_cycles_pmcidr1(void **state)
{
	const coresight64_cycles_pmcidr1_fields_t none = {0};
	coresight64_cycles_pmcidr1_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmcidr1_pack(none).raw == 0x00000000U);
	f = none;
	f.CLASS = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcidr1_pack(f).raw == (CORESIGHT64_CYCLES_PMCIDR1_CLASS_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcidr1_unpack(coresight64_cycles_pmcidr1_pack(f)).CLASS == (CORESIGHT64_CYCLES_PMCIDR1_CLASS_MASK >> CORESIGHT64_CYCLES_PMCIDR1_CLASS_SHIFT));
	f = none;
	f.PRMBL_1 = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcidr1_pack(f).raw == (CORESIGHT64_CYCLES_PMCIDR1_PRMBL_1_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcidr1_unpack(coresight64_cycles_pmcidr1_pack(f)).PRMBL_1 == (CORESIGHT64_CYCLES_PMCIDR1_PRMBL_1_MASK >> CORESIGHT64_CYCLES_PMCIDR1_PRMBL_1_SHIFT));
}

/* Every bit of PMCIDR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       CORESIGHT64_CYCLES_PMCIDR2_PRMBL_2_MASK) == 0xffffffffU, "coresight64_cycles_pmcidr2");

static void test_coresight64_cycles_pmcidr2(void **state)
{
	const coresight64_cycles_pmcidr2_fields_t none = {0};
	coresight64_cycles_pmcidr2_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmcidr2_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_2 = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcidr2_pack(f).raw == (CORESIGHT64_CYCLES_PMCIDR2_PRMBL_2_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcidr2_unpack(coresight64_cycles_pmcidr2_pack(f)).PRMBL_2 == (CORESIGHT64_CYCLES_PMCIDR2_PRMBL_2_MASK >> CORESIGHT64_CYCLES_PMCIDR2_PRMBL_2_SHIFT));
}

/* Every bit of PMCIDR3 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       CORESIGHT64_CYCLES_PMCIDR3_PRMBL_3_MASK) == 0xffffffffU, "coresight64_cycles_pmcidr3");

static void test_coresight64_cycles_pmcidr3(void **state)
{
	const coresight64_cycles_pmcidr3_fields_t none = {0};
	coresight64_cycles_pmcidr3_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmcidr3_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_3 = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcidr3_pack(f).raw == (CORESIGHT64_CYCLES_PMCIDR3_PRMBL_3_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcidr3_unpack(coresight64_cycles_pmcidr3_pack(f)).PRMBL_3 == (CORESIGHT64_CYCLES_PMCIDR3_PRMBL_3_MASK >> CORESIGHT64_CYCLES_PMCIDR3_PRMBL_3_SHIFT));
}

/* Every bit of PMCCNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       CORESIGHT64_CYCLES_PMCCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "coresight64_cycles_pmccntr");

static void test_coresight64_cycles_pmccntr(void **state)
{
	const coresight64_cycles_pmccntr_fields_t none = {0};
	coresight64_cycles_pmccntr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmccntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmccntr_pack(f).raw == (CORESIGHT64_CYCLES_PMCCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmccntr_unpack(coresight64_cycles_pmccntr_pack(f)).count == (CORESIGHT64_CYCLES_PMCCNTR_COUNT_MASK >> CORESIGHT64_CYCLES_PMCCNTR_COUNT_SHIFT));
}

/* Every bit of PMCCFILTR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMCCFILTR_FILTER_MASK) == 0xffffffffU, "coresight64_cycles_pmccfiltr");

static void test_coresight64_cycles_pmccfiltr(void **state)
{
	const coresight64_cycles_pmccfiltr_fields_t none = {0};
	coresight64_cycles_pmccfiltr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmccfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.filter = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmccfiltr_pack(f).raw == (CORESIGHT64_CYCLES_PMCCFILTR_FILTER_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmccfiltr_unpack(coresight64_cycles_pmccfiltr_pack(f)).filter == (CORESIGHT64_CYCLES_PMCCFILTR_FILTER_MASK >> CORESIGHT64_CYCLES_PMCCFILTR_FILTER_SHIFT));
}

/* ---- t410_link ---- */

/* Every bit of CTRL is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffeU +
	       T410_LINK_CTRL_ENABLE_MASK) == 0xffffffffU, "t410_link_ctrl");

static void test_t410_link_ctrl(void **state)
{
	const t410_link_ctrl_fields_t none = {0};
	t410_link_ctrl_fields_t f;

	(void)state;
	assert_true(t410_link_ctrl_pack(none).raw == 0x00000000U);
	f = none;
	f.ENABLE = ~(uint32_t)0;
	assert_true(t410_link_ctrl_pack(f).raw == (T410_LINK_CTRL_ENABLE_MASK | 0x00000000U));
	assert_true(t410_link_ctrl_unpack(t410_link_ctrl_pack(f)).ENABLE == (T410_LINK_CTRL_ENABLE_MASK >> T410_LINK_CTRL_ENABLE_SHIFT));
}

/* Every bit of IN_STATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xffffffe0U +
	       T410_LINK_IN_STATUS_IN_WR_REQ_MASK +
	       T410_LINK_IN_STATUS_IN_WR_CUM_OUTS_MASK +
	       T410_LINK_IN_STATUS_IN_RD_REQ_MASK +
	       T410_LINK_IN_STATUS_IN_RD_CUM_OUTS_MASK +
	       T410_LINK_IN_STATUS_CYCLES_MASK) == 0xffffffffU, "t410_link_in_status");

static void test_t410_link_in_status(void **state)
{
	const t410_link_in_status_fields_t none = {0};
	t410_link_in_status_fields_t f;

	(void)state;
	assert_true(t410_link_in_status_pack(none).raw == 0x00000000U);
	f = none;
	f.in_wr_req = ~(uint32_t)0;
	assert_true(t410_link_in_status_pack(f).raw == (T410_LINK_IN_STATUS_IN_WR_REQ_MASK | 0x00000000U));
	assert_true(t410_link_in_status_unpack(t410_link_in_status_pack(f)).in_wr_req == (T410_LINK_IN_STATUS_IN_WR_REQ_MASK >> T410_LINK_IN_STATUS_IN_WR_REQ_SHIFT));
	f = none;
	f.in_wr_cum_outs = ~(uint32_t)0;
	assert_true(t410_link_in_status_pack(f).raw == (T410_LINK_IN_STATUS_IN_WR_CUM_OUTS_MASK | 0x00000000U));
	assert_true(t410_link_in_status_unpack(t410_link_in_status_pack(f)).in_wr_cum_outs == (T410_LINK_IN_STATUS_IN_WR_CUM_OUTS_MASK >> T410_LINK_IN_STATUS_IN_WR_CUM_OUTS_SHIFT));
	f = none;
	f.in_rd_req = ~(uint32_t)0;
	assert_true(t410_link_in_status_pack(f).raw == (T410_LINK_IN_STATUS_IN_RD_REQ_MASK | 0x00000000U));
	assert_true(t410_link_in_status_unpack(t410_link_in_status_pack(f)).in_rd_req == (T410_LINK_IN_STATUS_IN_RD_REQ_MASK >> T410_LINK_IN_STATUS_IN_RD_REQ_SHIFT));
	f = none;
	f.in_rd_cum_outs = ~(uint32_t)0;
	assert_true(t410_link_in_status_pack(f).raw == (T410_LINK_IN_STATUS_IN_RD_CUM_OUTS_MASK | 0x00000000U));
	assert_true(t410_link_in_status_unpack(t410_link_in_status_pack(f)).in_rd_cum_outs == (T410_LINK_IN_STATUS_IN_RD_CUM_OUTS_MASK >> T410_LINK_IN_STATUS_IN_RD_CUM_OUTS_SHIFT));
	f = none;
	f.cycles = ~(uint32_t)0;
	assert_true(t410_link_in_status_pack(f).raw == (T410_LINK_IN_STATUS_CYCLES_MASK | 0x00000000U));
	assert_true(t410_link_in_status_unpack(t410_link_in_status_pack(f)).cycles == (T410_LINK_IN_STATUS_CYCLES_MASK >> T410_LINK_IN_STATUS_CYCLES_SHIFT));
}

/* Every bit of CYCLE_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_LINK_CYCLE_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_link_cycle_cntr");

static void test_t410_link_cycle_cntr(void **state)
{
	const t410_link_cycle_cntr_fields_t none = {0};
	t410_link_cycle_cntr_fields_t f;

	(void)state;
	assert_true(t410_link_cycle_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_link_cycle_cntr_pack(f).raw == (T410_LINK_CYCLE_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_link_cycle_cntr_unpack(t410_link_cycle_cntr_pack(f)).count == (T410_LINK_CYCLE_CNTR_COUNT_MASK >> T410_LINK_CYCLE_CNTR_COUNT_SHIFT));
}

/* Every bit of IN_RD_CUM_OUTS_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_LINK_IN_RD_CUM_OUTS_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_link_in_rd_cum_outs_cntr");

static void test_t410_link_in_rd_cum_outs_cntr(void **state)
{
	const t410_link_in_rd_cum_outs_cntr_fields_t none = {0};
	t410_link_in_rd_cum_outs_cntr_fields_t f;

	(void)state;
	assert_true(t410_link_in_rd_cum_outs_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_link_in_rd_cum_outs_cntr_pack(f).raw == (T410_LINK_IN_RD_CUM_OUTS_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_link_in_rd_cum_outs_cntr_unpack(t410_link_in_rd_cum_outs_cntr_pack(f)).count == (T410_LINK_IN_RD_CUM_OUTS_CNTR_COUNT_MASK >> T410_LINK_IN_RD_CUM_OUTS_CNTR_COUNT_SHIFT));
}

/* Every bit of IN_RD_REQ_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_LINK_IN_RD_REQ_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_link_in_rd_req_cntr");

static void test_t410_link_in_rd_req_cntr(void **state)
{
	const t410_link_in_rd_req_cntr_fields_t none = {0};
	t410_link_in_rd_req_cntr_fields_t f;

	(void)state;
	assert_true(t410_link_in_rd_req_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_link_in_rd_req_cntr_pack(f).raw == (T410_LINK_IN_RD_REQ_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_link_in_rd_req_cntr_unpack(t410_link_in_rd_req_cntr_pack(f)).count == (T410_LINK_IN_RD_REQ_CNTR_COUNT_MASK >> T410_LINK_IN_RD_REQ_CNTR_COUNT_SHIFT));
}

/* Every bit of IN_WR_CUM_OUTS_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_LINK_IN_WR_CUM_OUTS_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_link_in_wr_cum_outs_cntr");

static void test_t410_link_in_wr_cum_outs_cntr(void **state)
{
	const t410_link_in_wr_cum_outs_cntr_fields_t none = {0};
	t410_link_in_wr_cum_outs_cntr_fields_t f;

	(void)state;
	assert_true(t410_link_in_wr_cum_outs_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_link_in_wr_cum_outs_cntr_pack(f).raw == (T410_LINK_IN_WR_CUM_OUTS_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_link_in_wr_cum_outs_cntr_unpack(t410_link_in_wr_cum_outs_cntr_pack(f)).count == (T410_LINK_IN_WR_CUM_OUTS_CNTR_COUNT_MASK >> T410_LINK_IN_WR_CUM_OUTS_CNTR_COUNT_SHIFT));
}

/* Every bit of IN_WR_REQ_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_LINK_IN_WR_REQ_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_link_in_wr_req_cntr");

static void test_t410_link_in_wr_req_cntr(void **state)
{
	const t410_link_in_wr_req_cntr_fields_t none = {0};
	t410_link_in_wr_req_cntr_fields_t f;

	(void)state;
	assert_true(t410_link_in_wr_req_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_link_in_wr_req_cntr_pack(f).raw == (T410_LINK_IN_WR_REQ_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_link_in_wr_req_cntr_unpack(t410_link_in_wr_req_cntr_pack(f)).count == (T410_LINK_IN_WR_REQ_CNTR_COUNT_MASK >> T410_LINK_IN_WR_REQ_CNTR_COUNT_SHIFT));
}

/* Every bit of OUT_STATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffff0U +
	       T410_LINK_OUT_STATUS_OUT_WR_REQ_MASK +
	       T410_LINK_OUT_STATUS_OUT_WR_CUM_OUTS_MASK +
	       T410_LINK_OUT_STATUS_OUT_RD_REQ_MASK +
	       T410_LINK_OUT_STATUS_OUT_RD_CUM_OUTS_MASK) == 0xffffffffU, "t410_link_out_status");

static void test_t410_link_out_status(void **state)
{
	const t410_link_out_status_fields_t none = {0};
	t410_link_out_status_fields_t f;

	(void)state;
	assert_true(t410_link_out_status_pack(none).raw == 0x00000000U);
	f = none;
	f.out_wr_req = ~(uint32_t)0;
	assert_true(t410_link_out_status_pack(f).raw == (T410_LINK_OUT_STATUS_OUT_WR_REQ_MASK | 0x00000000U));
	assert_true(t410_link_out_status_unpack(t410_link_out_status_pack(f)).out_wr_req == (T410_LINK_OUT_STATUS_OUT_WR_REQ_MASK >> T410_LINK_OUT_STATUS_OUT_WR_REQ_SHIFT));
	f = none;
	f.out_wr_cum_outs = ~(uint32_t)0;
	assert_true(t410_link_out_status_pack(f).raw == (T410_LINK_OUT_STATUS_OUT_WR_CUM_OUTS_MASK | 0x00000000U));
	assert_true(t410_link_out_status_unpack(t410_link_out_status_pack(f)).out_wr_cum_outs == (T410_LINK_OUT_STATUS_OUT_WR_CUM_OUTS_MASK >> T410_LINK_OUT_STATUS_OUT_WR_CUM_OUTS_SHIFT));
	f = none;
	f.out_rd_req = ~(uint32_t)0;
	assert_true(t410_link_out_status_pack(f).raw == (T410_LINK_OUT_STATUS_OUT_RD_REQ_MASK | 0x00000000U));
	assert_true(t410_link_out_status_unpack(t410_link_out_status_pack(f)).out_rd_req == (T410_LINK_OUT_STATUS_OUT_RD_REQ_MASK >> T410_LINK_OUT_STATUS_OUT_RD_REQ_SHIFT));
	f = none;
	f.out_rd_cum_outs = ~(uint32_t)0;
	assert_true(t410_link_out_status_pack(f).raw == (T410_LINK_OUT_STATUS_OUT_RD_CUM_OUTS_MASK | 0x00000000U));
	assert_true(t410_link_out_status_unpack(t410_link_out_status_pack(f)).out_rd_cum_outs == (T410_LINK_OUT_STATUS_OUT_RD_CUM_OUTS_MASK >> T410_LINK_OUT_STATUS_OUT_RD_CUM_OUTS_SHIFT));
}

/* Every bit of OUT_RD_CUM_OUTS_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_LINK_OUT_RD_CUM_OUTS_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_link_out_rd_cum_outs_cntr");

static void test_t410_link_out_rd_cum_outs_cntr(void **state)
{
	const t410_link_out_rd_cum_outs_cntr_fields_t none = {0};
	t410_link_out_rd_cum_outs_cntr_fields_t f;

	(void)state;
	assert_true(t410_link_out_rd_cum_outs_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_link_out_rd_cum_outs_cntr_pack(f).raw == (T410_LINK_OUT_RD_CUM_OUTS_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_link_out_rd_cum_outs_cntr_unpack(t410_link_out_rd_cum_outs_cntr_pack(f)).count == (T410_LINK_OUT_RD_CUM_OUTS_CNTR_COUNT_MASK >> T410_LINK_OUT_RD_CUM_OUTS_CNTR_COUNT_SHIFT));
}

/* Every bit of OUT_RD_REQ_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_LINK_OUT_RD_REQ_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_link_out_rd_req_cntr");

static void test_t410_link_out_rd_req_cntr(void **state)
{
	const t410_link_out_rd_req_cntr_fields_t none = {0};
	t410_link_out_rd_req_cntr_fields_t f;

	(void)state;
	assert_true(t410_link_out_rd_req_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_link_out_rd_req_cntr_pack(f).raw == (T410_LINK_OUT_RD_REQ_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_link_out_rd_req_cntr_unpack(t410_link_out_rd_req_cntr_pack(f)).count == (T410_LINK_OUT_RD_REQ_CNTR_COUNT_MASK >> T410_LINK_OUT_RD_REQ_CNTR_COUNT_SHIFT));
}

/* Every bit of OUT_WR_CUM_OUTS_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_LINK_OUT_WR_CUM_OUTS_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_link_out_wr_cum_outs_cntr");

static void test_t410_link_out_wr_cum_outs_cntr(void **state)
{
	const t410_link_out_wr_cum_outs_cntr_fields_t none = {0};
	t410_link_out_wr_cum_outs_cntr_fields_t f;

	(void)state;
	assert_true(t410_link_out_wr_cum_outs_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_link_out_wr_cum_outs_cntr_pack(f).raw == (T410_LINK_OUT_WR_CUM_OUTS_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_link_out_wr_cum_outs_cntr_unpack(t410_link_out_wr_cum_outs_cntr_pack(f)).count == (T410_LINK_OUT_WR_CUM_OUTS_CNTR_COUNT_MASK >> T410_LINK_OUT_WR_CUM_OUTS_CNTR_COUNT_SHIFT));
}

/* Every bit of OUT_WR_REQ_CNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       T410_LINK_OUT_WR_REQ_CNTR_COUNT_MASK) == 0xffffffffffffffffULL, "t410_link_out_wr_req_cntr");

static void test_t410_link_out_wr_req_cntr(void **state)
{
	const t410_link_out_wr_req_cntr_fields_t none = {0};
	t410_link_out_wr_req_cntr_fields_t f;

	(void)state;
	assert_true(t410_link_out_wr_req_cntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(t410_link_out_wr_req_cntr_pack(f).raw == (T410_LINK_OUT_WR_REQ_CNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(t410_link_out_wr_req_cntr_unpack(t410_link_out_wr_req_cntr_pack(f)).count == (T410_LINK_OUT_WR_REQ_CNTR_COUNT_MASK >> T410_LINK_OUT_WR_REQ_CNTR_COUNT_SHIFT));
}

/* What the headers say of the first and the last element of each register. */
static const struct validate_row rows[] = {
	{"ucf", "pmevcntr", CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(30U), 8 * sizeof(coresight64_cycles_pmevcntr_t)},
	{"ucf", "pmevtyper", CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(30U), 8 * sizeof(coresight64_cycles_pmevtyper_t)},
	{"ucf", "pmsvr", CORESIGHT64_CYCLES_PMSVR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMSVR_OFFSET(63U), 8 * sizeof(coresight64_cycles_pmsvr_t)},
	{"ucf", "pmevfilt2r", CORESIGHT64_CYCLES_PMEVFILT2R_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVFILT2R_OFFSET(127U), 8 * sizeof(coresight64_cycles_pmevfilt2r_t)},
	{"ucf", "pmevfiltr", T410_UCF_PMEVFILTR_OFFSET(0U),
	 T410_UCF_PMEVFILTR_OFFSET(127U), 8 * sizeof(t410_ucf_pmevfiltr_t)},
	{"ucf", "pmcntenset", CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmcntenset_t)},
	{"ucf", "pmcntenclr", CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmcntenclr_t)},
	{"ucf", "pmintenset", CORESIGHT64_CYCLES_PMINTENSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMINTENSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmintenset_t)},
	{"ucf", "pmintenclr", CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmintenclr_t)},
	{"ucf", "pmovsclr", CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmovsclr_t)},
	{"ucf", "pmovsset", CORESIGHT64_CYCLES_PMOVSSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMOVSSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmovsset_t)},
	{"ucf", "pmcgcr", CORESIGHT64_CYCLES_PMCGCR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCGCR_OFFSET(3U), 8 * sizeof(coresight64_cycles_pmcgcr_t)},
	{"ucf", "pmimpdef", CORESIGHT64_CYCLES_PMIMPDEF_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMIMPDEF_OFFSET(31U), 8 * sizeof(coresight64_cycles_pmimpdef_t)},
	{"ucf", "pmcfgr", CORESIGHT64_CYCLES_PMCFGR_OFFSET,
	 CORESIGHT64_CYCLES_PMCFGR_OFFSET, 8 * sizeof(coresight64_cycles_pmcfgr_t)},
	{"ucf", "pmcr", CORESIGHT64_CYCLES_PMCR_OFFSET,
	 CORESIGHT64_CYCLES_PMCR_OFFSET, 8 * sizeof(coresight64_cycles_pmcr_t)},
	{"ucf", "pmiidr", CORESIGHT64_CYCLES_PMIIDR_OFFSET,
	 CORESIGHT64_CYCLES_PMIIDR_OFFSET, 8 * sizeof(coresight64_cycles_pmiidr_t)},
	{"ucf", "pmceid", CORESIGHT64_CYCLES_PMCEID_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCEID_OFFSET(3U), 8 * sizeof(coresight64_cycles_pmceid_t)},
	{"ucf", "pmsscr", CORESIGHT64_CYCLES_PMSSCR_OFFSET,
	 CORESIGHT64_CYCLES_PMSSCR_OFFSET, 8 * sizeof(coresight64_cycles_pmsscr_t)},
	{"ucf", "pmssrr", CORESIGHT64_CYCLES_PMSSRR_OFFSET,
	 CORESIGHT64_CYCLES_PMSSRR_OFFSET, 8 * sizeof(coresight64_cycles_pmssrr_t)},
	{"ucf", "pmscr", CORESIGHT64_CYCLES_PMSCR_OFFSET,
	 CORESIGHT64_CYCLES_PMSCR_OFFSET, 8 * sizeof(coresight64_cycles_pmscr_t)},
	{"ucf", "pmrootcr", CORESIGHT64_CYCLES_PMROOTCR_OFFSET,
	 CORESIGHT64_CYCLES_PMROOTCR_OFFSET, 8 * sizeof(coresight64_cycles_pmrootcr_t)},
	{"ucf", "pmirqcr0", CORESIGHT64_CYCLES_PMIRQCR0_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR0_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr0_t)},
	{"ucf", "pmirqcr1", CORESIGHT64_CYCLES_PMIRQCR1_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR1_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr1_t)},
	{"ucf", "pmirqcr2", CORESIGHT64_CYCLES_PMIRQCR2_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR2_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr2_t)},
	{"ucf", "pmirqsr", CORESIGHT64_CYCLES_PMIRQSR_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQSR_OFFSET, 8 * sizeof(coresight64_cycles_pmirqsr_t)},
	{"ucf", "pmitctrl", CORESIGHT64_CYCLES_PMITCTRL_OFFSET,
	 CORESIGHT64_CYCLES_PMITCTRL_OFFSET, 8 * sizeof(coresight64_cycles_pmitctrl_t)},
	{"ucf", "pmdevaff", CORESIGHT64_CYCLES_PMDEVAFF_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVAFF_OFFSET, 8 * sizeof(coresight64_cycles_pmdevaff_t)},
	{"ucf", "pmlar", CORESIGHT64_CYCLES_PMLAR_OFFSET,
	 CORESIGHT64_CYCLES_PMLAR_OFFSET, 8 * sizeof(coresight64_cycles_pmlar_t)},
	{"ucf", "pmlsr", CORESIGHT64_CYCLES_PMLSR_OFFSET,
	 CORESIGHT64_CYCLES_PMLSR_OFFSET, 8 * sizeof(coresight64_cycles_pmlsr_t)},
	{"ucf", "pmauthstatus", CORESIGHT64_CYCLES_PMAUTHSTATUS_OFFSET,
	 CORESIGHT64_CYCLES_PMAUTHSTATUS_OFFSET, 8 * sizeof(coresight64_cycles_pmauthstatus_t)},
	{"ucf", "pmdevarch", CORESIGHT64_CYCLES_PMDEVARCH_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVARCH_OFFSET, 8 * sizeof(coresight64_cycles_pmdevarch_t)},
	{"ucf", "pmdevid", CORESIGHT64_CYCLES_PMDEVID_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVID_OFFSET, 8 * sizeof(coresight64_cycles_pmdevid_t)},
	{"ucf", "pmdevtype", CORESIGHT64_CYCLES_PMDEVTYPE_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVTYPE_OFFSET, 8 * sizeof(coresight64_cycles_pmdevtype_t)},
	{"ucf", "pmpidr4", CORESIGHT64_CYCLES_PMPIDR4_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR4_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr4_t)},
	{"ucf", "pmpidr5", CORESIGHT64_CYCLES_PMPIDR5_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR5_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr5_t)},
	{"ucf", "pmpidr6", CORESIGHT64_CYCLES_PMPIDR6_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR6_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr6_t)},
	{"ucf", "pmpidr7", CORESIGHT64_CYCLES_PMPIDR7_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR7_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr7_t)},
	{"ucf", "pmpidr0", CORESIGHT64_CYCLES_PMPIDR0_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR0_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr0_t)},
	{"ucf", "pmpidr1", CORESIGHT64_CYCLES_PMPIDR1_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR1_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr1_t)},
	{"ucf", "pmpidr2", CORESIGHT64_CYCLES_PMPIDR2_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR2_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr2_t)},
	{"ucf", "pmpidr3", CORESIGHT64_CYCLES_PMPIDR3_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR3_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr3_t)},
	{"ucf", "pmcidr0", CORESIGHT64_CYCLES_PMCIDR0_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR0_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr0_t)},
	{"ucf", "pmcidr1", CORESIGHT64_CYCLES_PMCIDR1_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR1_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr1_t)},
	{"ucf", "pmcidr2", CORESIGHT64_CYCLES_PMCIDR2_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR2_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr2_t)},
	{"ucf", "pmcidr3", CORESIGHT64_CYCLES_PMCIDR3_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR3_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr3_t)},
	{"ucf", "pmccntr", CORESIGHT64_CYCLES_PMCCNTR_OFFSET,
	 CORESIGHT64_CYCLES_PMCCNTR_OFFSET, 8 * sizeof(coresight64_cycles_pmccntr_t)},
	{"ucf", "pmccfiltr", T410_UCF_PMCCFILTR_OFFSET,
	 T410_UCF_PMCCFILTR_OFFSET, 8 * sizeof(t410_ucf_pmccfiltr_t)},
	{"pcie", "pmevcntr", CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(30U), 8 * sizeof(coresight64_cycles_pmevcntr_t)},
	{"pcie", "pmevtyper", CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(30U), 8 * sizeof(coresight64_cycles_pmevtyper_t)},
	{"pcie", "pmsvr", CORESIGHT64_CYCLES_PMSVR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMSVR_OFFSET(63U), 8 * sizeof(coresight64_cycles_pmsvr_t)},
	{"pcie", "pmevfilt2r", T410_PCIE_PMEVFILT2R_OFFSET(0U),
	 T410_PCIE_PMEVFILT2R_OFFSET(127U), 8 * sizeof(t410_pcie_pmevfilt2r_t)},
	{"pcie", "pmevfiltr", T410_PCIE_PMEVFILTR_OFFSET(0U),
	 T410_PCIE_PMEVFILTR_OFFSET(127U), 8 * sizeof(t410_pcie_pmevfiltr_t)},
	{"pcie", "pmcntenset", CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmcntenset_t)},
	{"pcie", "pmcntenclr", CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmcntenclr_t)},
	{"pcie", "pmintenset", CORESIGHT64_CYCLES_PMINTENSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMINTENSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmintenset_t)},
	{"pcie", "pmintenclr", CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmintenclr_t)},
	{"pcie", "pmovsclr", CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmovsclr_t)},
	{"pcie", "pmovsset", CORESIGHT64_CYCLES_PMOVSSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMOVSSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmovsset_t)},
	{"pcie", "pmcgcr", CORESIGHT64_CYCLES_PMCGCR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCGCR_OFFSET(3U), 8 * sizeof(coresight64_cycles_pmcgcr_t)},
	{"pcie", "pmimpdef", CORESIGHT64_CYCLES_PMIMPDEF_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMIMPDEF_OFFSET(31U), 8 * sizeof(coresight64_cycles_pmimpdef_t)},
	{"pcie", "pmcfgr", CORESIGHT64_CYCLES_PMCFGR_OFFSET,
	 CORESIGHT64_CYCLES_PMCFGR_OFFSET, 8 * sizeof(coresight64_cycles_pmcfgr_t)},
	{"pcie", "pmcr", CORESIGHT64_CYCLES_PMCR_OFFSET,
	 CORESIGHT64_CYCLES_PMCR_OFFSET, 8 * sizeof(coresight64_cycles_pmcr_t)},
	{"pcie", "pmiidr", CORESIGHT64_CYCLES_PMIIDR_OFFSET,
	 CORESIGHT64_CYCLES_PMIIDR_OFFSET, 8 * sizeof(coresight64_cycles_pmiidr_t)},
	{"pcie", "pmceid", CORESIGHT64_CYCLES_PMCEID_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCEID_OFFSET(3U), 8 * sizeof(coresight64_cycles_pmceid_t)},
	{"pcie", "pmsscr", CORESIGHT64_CYCLES_PMSSCR_OFFSET,
	 CORESIGHT64_CYCLES_PMSSCR_OFFSET, 8 * sizeof(coresight64_cycles_pmsscr_t)},
	{"pcie", "pmssrr", CORESIGHT64_CYCLES_PMSSRR_OFFSET,
	 CORESIGHT64_CYCLES_PMSSRR_OFFSET, 8 * sizeof(coresight64_cycles_pmssrr_t)},
	{"pcie", "pmscr", CORESIGHT64_CYCLES_PMSCR_OFFSET,
	 CORESIGHT64_CYCLES_PMSCR_OFFSET, 8 * sizeof(coresight64_cycles_pmscr_t)},
	{"pcie", "pmrootcr", CORESIGHT64_CYCLES_PMROOTCR_OFFSET,
	 CORESIGHT64_CYCLES_PMROOTCR_OFFSET, 8 * sizeof(coresight64_cycles_pmrootcr_t)},
	{"pcie", "pmirqcr0", CORESIGHT64_CYCLES_PMIRQCR0_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR0_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr0_t)},
	{"pcie", "pmirqcr1", CORESIGHT64_CYCLES_PMIRQCR1_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR1_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr1_t)},
	{"pcie", "pmirqcr2", CORESIGHT64_CYCLES_PMIRQCR2_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR2_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr2_t)},
	{"pcie", "pmirqsr", CORESIGHT64_CYCLES_PMIRQSR_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQSR_OFFSET, 8 * sizeof(coresight64_cycles_pmirqsr_t)},
	{"pcie", "pmitctrl", CORESIGHT64_CYCLES_PMITCTRL_OFFSET,
	 CORESIGHT64_CYCLES_PMITCTRL_OFFSET, 8 * sizeof(coresight64_cycles_pmitctrl_t)},
	{"pcie", "pmdevaff", CORESIGHT64_CYCLES_PMDEVAFF_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVAFF_OFFSET, 8 * sizeof(coresight64_cycles_pmdevaff_t)},
	{"pcie", "pmlar", CORESIGHT64_CYCLES_PMLAR_OFFSET,
	 CORESIGHT64_CYCLES_PMLAR_OFFSET, 8 * sizeof(coresight64_cycles_pmlar_t)},
	{"pcie", "pmlsr", CORESIGHT64_CYCLES_PMLSR_OFFSET,
	 CORESIGHT64_CYCLES_PMLSR_OFFSET, 8 * sizeof(coresight64_cycles_pmlsr_t)},
	{"pcie", "pmauthstatus", CORESIGHT64_CYCLES_PMAUTHSTATUS_OFFSET,
	 CORESIGHT64_CYCLES_PMAUTHSTATUS_OFFSET, 8 * sizeof(coresight64_cycles_pmauthstatus_t)},
	{"pcie", "pmdevarch", CORESIGHT64_CYCLES_PMDEVARCH_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVARCH_OFFSET, 8 * sizeof(coresight64_cycles_pmdevarch_t)},
	{"pcie", "pmdevid", CORESIGHT64_CYCLES_PMDEVID_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVID_OFFSET, 8 * sizeof(coresight64_cycles_pmdevid_t)},
	{"pcie", "pmdevtype", CORESIGHT64_CYCLES_PMDEVTYPE_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVTYPE_OFFSET, 8 * sizeof(coresight64_cycles_pmdevtype_t)},
	{"pcie", "pmpidr4", CORESIGHT64_CYCLES_PMPIDR4_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR4_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr4_t)},
	{"pcie", "pmpidr5", CORESIGHT64_CYCLES_PMPIDR5_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR5_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr5_t)},
	{"pcie", "pmpidr6", CORESIGHT64_CYCLES_PMPIDR6_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR6_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr6_t)},
	{"pcie", "pmpidr7", CORESIGHT64_CYCLES_PMPIDR7_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR7_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr7_t)},
	{"pcie", "pmpidr0", CORESIGHT64_CYCLES_PMPIDR0_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR0_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr0_t)},
	{"pcie", "pmpidr1", CORESIGHT64_CYCLES_PMPIDR1_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR1_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr1_t)},
	{"pcie", "pmpidr2", CORESIGHT64_CYCLES_PMPIDR2_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR2_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr2_t)},
	{"pcie", "pmpidr3", CORESIGHT64_CYCLES_PMPIDR3_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR3_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr3_t)},
	{"pcie", "pmcidr0", CORESIGHT64_CYCLES_PMCIDR0_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR0_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr0_t)},
	{"pcie", "pmcidr1", CORESIGHT64_CYCLES_PMCIDR1_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR1_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr1_t)},
	{"pcie", "pmcidr2", CORESIGHT64_CYCLES_PMCIDR2_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR2_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr2_t)},
	{"pcie", "pmcidr3", CORESIGHT64_CYCLES_PMCIDR3_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR3_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr3_t)},
	{"pcie", "pmccntr", CORESIGHT64_CYCLES_PMCCNTR_OFFSET,
	 CORESIGHT64_CYCLES_PMCCNTR_OFFSET, 8 * sizeof(coresight64_cycles_pmccntr_t)},
	{"pcie", "pmccfiltr", T410_PCIE_PMCCFILTR_OFFSET,
	 T410_PCIE_PMCCFILTR_OFFSET, 8 * sizeof(t410_pcie_pmccfiltr_t)},
	{"pcie_tgt", "pmevcntr", CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(30U), 8 * sizeof(coresight64_cycles_pmevcntr_t)},
	{"pcie_tgt", "pmevtyper", T410_PCIE_TGT_PMEVTYPER_OFFSET(0U),
	 T410_PCIE_TGT_PMEVTYPER_OFFSET(30U), 8 * sizeof(t410_pcie_tgt_pmevtyper_t)},
	{"pcie_tgt", "pmsvr", CORESIGHT64_CYCLES_PMSVR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMSVR_OFFSET(63U), 8 * sizeof(coresight64_cycles_pmsvr_t)},
	{"pcie_tgt", "pmevfilt2r", T410_PCIE_TGT_PMEVFILT2R_OFFSET(0U),
	 T410_PCIE_TGT_PMEVFILT2R_OFFSET(127U), 8 * sizeof(t410_pcie_tgt_pmevfilt2r_t)},
	{"pcie_tgt", "pmevfiltr", CORESIGHT64_CYCLES_PMEVFILTR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVFILTR_OFFSET(127U), 8 * sizeof(coresight64_cycles_pmevfiltr_t)},
	{"pcie_tgt", "pmcntenset", CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmcntenset_t)},
	{"pcie_tgt", "pmcntenclr", CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmcntenclr_t)},
	{"pcie_tgt", "pmintenset", CORESIGHT64_CYCLES_PMINTENSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMINTENSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmintenset_t)},
	{"pcie_tgt", "pmintenclr", CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmintenclr_t)},
	{"pcie_tgt", "pmovsclr", CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmovsclr_t)},
	{"pcie_tgt", "pmovsset", CORESIGHT64_CYCLES_PMOVSSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMOVSSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmovsset_t)},
	{"pcie_tgt", "pmcgcr", CORESIGHT64_CYCLES_PMCGCR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCGCR_OFFSET(3U), 8 * sizeof(coresight64_cycles_pmcgcr_t)},
	{"pcie_tgt", "pmimpdef", CORESIGHT64_CYCLES_PMIMPDEF_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMIMPDEF_OFFSET(31U), 8 * sizeof(coresight64_cycles_pmimpdef_t)},
	{"pcie_tgt", "pmcfgr", CORESIGHT64_CYCLES_PMCFGR_OFFSET,
	 CORESIGHT64_CYCLES_PMCFGR_OFFSET, 8 * sizeof(coresight64_cycles_pmcfgr_t)},
	{"pcie_tgt", "pmcr", CORESIGHT64_CYCLES_PMCR_OFFSET,
	 CORESIGHT64_CYCLES_PMCR_OFFSET, 8 * sizeof(coresight64_cycles_pmcr_t)},
	{"pcie_tgt", "pmiidr", CORESIGHT64_CYCLES_PMIIDR_OFFSET,
	 CORESIGHT64_CYCLES_PMIIDR_OFFSET, 8 * sizeof(coresight64_cycles_pmiidr_t)},
	{"pcie_tgt", "pmceid", CORESIGHT64_CYCLES_PMCEID_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCEID_OFFSET(3U), 8 * sizeof(coresight64_cycles_pmceid_t)},
	{"pcie_tgt", "pmsscr", CORESIGHT64_CYCLES_PMSSCR_OFFSET,
	 CORESIGHT64_CYCLES_PMSSCR_OFFSET, 8 * sizeof(coresight64_cycles_pmsscr_t)},
	{"pcie_tgt", "pmssrr", CORESIGHT64_CYCLES_PMSSRR_OFFSET,
	 CORESIGHT64_CYCLES_PMSSRR_OFFSET, 8 * sizeof(coresight64_cycles_pmssrr_t)},
	{"pcie_tgt", "pmscr", CORESIGHT64_CYCLES_PMSCR_OFFSET,
	 CORESIGHT64_CYCLES_PMSCR_OFFSET, 8 * sizeof(coresight64_cycles_pmscr_t)},
	{"pcie_tgt", "pmrootcr", CORESIGHT64_CYCLES_PMROOTCR_OFFSET,
	 CORESIGHT64_CYCLES_PMROOTCR_OFFSET, 8 * sizeof(coresight64_cycles_pmrootcr_t)},
	{"pcie_tgt", "pmirqcr0", CORESIGHT64_CYCLES_PMIRQCR0_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR0_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr0_t)},
	{"pcie_tgt", "pmirqcr1", CORESIGHT64_CYCLES_PMIRQCR1_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR1_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr1_t)},
	{"pcie_tgt", "pmirqcr2", CORESIGHT64_CYCLES_PMIRQCR2_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR2_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr2_t)},
	{"pcie_tgt", "pmirqsr", CORESIGHT64_CYCLES_PMIRQSR_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQSR_OFFSET, 8 * sizeof(coresight64_cycles_pmirqsr_t)},
	{"pcie_tgt", "pmitctrl", CORESIGHT64_CYCLES_PMITCTRL_OFFSET,
	 CORESIGHT64_CYCLES_PMITCTRL_OFFSET, 8 * sizeof(coresight64_cycles_pmitctrl_t)},
	{"pcie_tgt", "pmdevaff", CORESIGHT64_CYCLES_PMDEVAFF_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVAFF_OFFSET, 8 * sizeof(coresight64_cycles_pmdevaff_t)},
	{"pcie_tgt", "pmlar", CORESIGHT64_CYCLES_PMLAR_OFFSET,
	 CORESIGHT64_CYCLES_PMLAR_OFFSET, 8 * sizeof(coresight64_cycles_pmlar_t)},
	{"pcie_tgt", "pmlsr", CORESIGHT64_CYCLES_PMLSR_OFFSET,
	 CORESIGHT64_CYCLES_PMLSR_OFFSET, 8 * sizeof(coresight64_cycles_pmlsr_t)},
	{"pcie_tgt", "pmauthstatus", CORESIGHT64_CYCLES_PMAUTHSTATUS_OFFSET,
	 CORESIGHT64_CYCLES_PMAUTHSTATUS_OFFSET, 8 * sizeof(coresight64_cycles_pmauthstatus_t)},
	{"pcie_tgt", "pmdevarch", CORESIGHT64_CYCLES_PMDEVARCH_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVARCH_OFFSET, 8 * sizeof(coresight64_cycles_pmdevarch_t)},
	{"pcie_tgt", "pmdevid", CORESIGHT64_CYCLES_PMDEVID_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVID_OFFSET, 8 * sizeof(coresight64_cycles_pmdevid_t)},
	{"pcie_tgt", "pmdevtype", CORESIGHT64_CYCLES_PMDEVTYPE_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVTYPE_OFFSET, 8 * sizeof(coresight64_cycles_pmdevtype_t)},
	{"pcie_tgt", "pmpidr4", CORESIGHT64_CYCLES_PMPIDR4_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR4_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr4_t)},
	{"pcie_tgt", "pmpidr5", CORESIGHT64_CYCLES_PMPIDR5_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR5_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr5_t)},
	{"pcie_tgt", "pmpidr6", CORESIGHT64_CYCLES_PMPIDR6_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR6_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr6_t)},
	{"pcie_tgt", "pmpidr7", CORESIGHT64_CYCLES_PMPIDR7_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR7_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr7_t)},
	{"pcie_tgt", "pmpidr0", CORESIGHT64_CYCLES_PMPIDR0_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR0_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr0_t)},
	{"pcie_tgt", "pmpidr1", CORESIGHT64_CYCLES_PMPIDR1_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR1_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr1_t)},
	{"pcie_tgt", "pmpidr2", CORESIGHT64_CYCLES_PMPIDR2_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR2_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr2_t)},
	{"pcie_tgt", "pmpidr3", CORESIGHT64_CYCLES_PMPIDR3_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR3_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr3_t)},
	{"pcie_tgt", "pmcidr0", CORESIGHT64_CYCLES_PMCIDR0_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR0_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr0_t)},
	{"pcie_tgt", "pmcidr1", CORESIGHT64_CYCLES_PMCIDR1_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR1_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr1_t)},
	{"pcie_tgt", "pmcidr2", CORESIGHT64_CYCLES_PMCIDR2_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR2_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr2_t)},
	{"pcie_tgt", "pmcidr3", CORESIGHT64_CYCLES_PMCIDR3_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR3_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr3_t)},
	{"pcie_tgt", "pmccntr", CORESIGHT64_CYCLES_PMCCNTR_OFFSET,
	 CORESIGHT64_CYCLES_PMCCNTR_OFFSET, 8 * sizeof(coresight64_cycles_pmccntr_t)},
	{"pcie_tgt", "pmccfiltr", CORESIGHT64_CYCLES_PMCCFILTR_OFFSET,
	 CORESIGHT64_CYCLES_PMCCFILTR_OFFSET, 8 * sizeof(coresight64_cycles_pmccfiltr_t)},
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
	{"c2c", "ctrl", T410_LINK_CTRL_OFFSET,
	 T410_LINK_CTRL_OFFSET, 8 * sizeof(t410_link_ctrl_t)},
	{"c2c", "in_status", T410_LINK_IN_STATUS_OFFSET,
	 T410_LINK_IN_STATUS_OFFSET, 8 * sizeof(t410_link_in_status_t)},
	{"c2c", "cycle_cntr", T410_LINK_CYCLE_CNTR_OFFSET,
	 T410_LINK_CYCLE_CNTR_OFFSET, 8 * sizeof(t410_link_cycle_cntr_t)},
	{"c2c", "in_rd_cum_outs_cntr", T410_LINK_IN_RD_CUM_OUTS_CNTR_OFFSET,
	 T410_LINK_IN_RD_CUM_OUTS_CNTR_OFFSET, 8 * sizeof(t410_link_in_rd_cum_outs_cntr_t)},
	{"c2c", "in_rd_req_cntr", T410_LINK_IN_RD_REQ_CNTR_OFFSET,
	 T410_LINK_IN_RD_REQ_CNTR_OFFSET, 8 * sizeof(t410_link_in_rd_req_cntr_t)},
	{"c2c", "in_wr_cum_outs_cntr", T410_LINK_IN_WR_CUM_OUTS_CNTR_OFFSET,
	 T410_LINK_IN_WR_CUM_OUTS_CNTR_OFFSET, 8 * sizeof(t410_link_in_wr_cum_outs_cntr_t)},
	{"c2c", "in_wr_req_cntr", T410_LINK_IN_WR_REQ_CNTR_OFFSET,
	 T410_LINK_IN_WR_REQ_CNTR_OFFSET, 8 * sizeof(t410_link_in_wr_req_cntr_t)},
	{"c2c", "out_status", T410_LINK_OUT_STATUS_OFFSET,
	 T410_LINK_OUT_STATUS_OFFSET, 8 * sizeof(t410_link_out_status_t)},
	{"c2c", "out_rd_cum_outs_cntr", T410_LINK_OUT_RD_CUM_OUTS_CNTR_OFFSET,
	 T410_LINK_OUT_RD_CUM_OUTS_CNTR_OFFSET, 8 * sizeof(t410_link_out_rd_cum_outs_cntr_t)},
	{"c2c", "out_rd_req_cntr", T410_LINK_OUT_RD_REQ_CNTR_OFFSET,
	 T410_LINK_OUT_RD_REQ_CNTR_OFFSET, 8 * sizeof(t410_link_out_rd_req_cntr_t)},
	{"c2c", "out_wr_cum_outs_cntr", T410_LINK_OUT_WR_CUM_OUTS_CNTR_OFFSET,
	 T410_LINK_OUT_WR_CUM_OUTS_CNTR_OFFSET, 8 * sizeof(t410_link_out_wr_cum_outs_cntr_t)},
	{"c2c", "out_wr_req_cntr", T410_LINK_OUT_WR_REQ_CNTR_OFFSET,
	 T410_LINK_OUT_WR_REQ_CNTR_OFFSET, 8 * sizeof(t410_link_out_wr_req_cntr_t)},
	{"clink", "ctrl", T410_LINK_CTRL_OFFSET,
	 T410_LINK_CTRL_OFFSET, 8 * sizeof(t410_link_ctrl_t)},
	{"clink", "in_status", T410_LINK_IN_STATUS_OFFSET,
	 T410_LINK_IN_STATUS_OFFSET, 8 * sizeof(t410_link_in_status_t)},
	{"clink", "cycle_cntr", T410_LINK_CYCLE_CNTR_OFFSET,
	 T410_LINK_CYCLE_CNTR_OFFSET, 8 * sizeof(t410_link_cycle_cntr_t)},
	{"clink", "in_rd_cum_outs_cntr", T410_LINK_IN_RD_CUM_OUTS_CNTR_OFFSET,
	 T410_LINK_IN_RD_CUM_OUTS_CNTR_OFFSET, 8 * sizeof(t410_link_in_rd_cum_outs_cntr_t)},
	{"clink", "in_rd_req_cntr", T410_LINK_IN_RD_REQ_CNTR_OFFSET,
	 T410_LINK_IN_RD_REQ_CNTR_OFFSET, 8 * sizeof(t410_link_in_rd_req_cntr_t)},
	{"clink", "in_wr_cum_outs_cntr", T410_LINK_IN_WR_CUM_OUTS_CNTR_OFFSET,
	 T410_LINK_IN_WR_CUM_OUTS_CNTR_OFFSET, 8 * sizeof(t410_link_in_wr_cum_outs_cntr_t)},
	{"clink", "in_wr_req_cntr", T410_LINK_IN_WR_REQ_CNTR_OFFSET,
	 T410_LINK_IN_WR_REQ_CNTR_OFFSET, 8 * sizeof(t410_link_in_wr_req_cntr_t)},
	{"clink", "out_status", T410_LINK_OUT_STATUS_OFFSET,
	 T410_LINK_OUT_STATUS_OFFSET, 8 * sizeof(t410_link_out_status_t)},
	{"clink", "out_rd_cum_outs_cntr", T410_LINK_OUT_RD_CUM_OUTS_CNTR_OFFSET,
	 T410_LINK_OUT_RD_CUM_OUTS_CNTR_OFFSET, 8 * sizeof(t410_link_out_rd_cum_outs_cntr_t)},
	{"clink", "out_rd_req_cntr", T410_LINK_OUT_RD_REQ_CNTR_OFFSET,
	 T410_LINK_OUT_RD_REQ_CNTR_OFFSET, 8 * sizeof(t410_link_out_rd_req_cntr_t)},
	{"clink", "out_wr_cum_outs_cntr", T410_LINK_OUT_WR_CUM_OUTS_CNTR_OFFSET,
	 T410_LINK_OUT_WR_CUM_OUTS_CNTR_OFFSET, 8 * sizeof(t410_link_out_wr_cum_outs_cntr_t)},
	{"clink", "out_wr_req_cntr", T410_LINK_OUT_WR_REQ_CNTR_OFFSET,
	 T410_LINK_OUT_WR_REQ_CNTR_OFFSET, 8 * sizeof(t410_link_out_wr_req_cntr_t)},
	{"dlink", "ctrl", T410_LINK_CTRL_OFFSET,
	 T410_LINK_CTRL_OFFSET, 8 * sizeof(t410_link_ctrl_t)},
	{"dlink", "in_status", T410_LINK_IN_STATUS_OFFSET,
	 T410_LINK_IN_STATUS_OFFSET, 8 * sizeof(t410_link_in_status_t)},
	{"dlink", "cycle_cntr", T410_LINK_CYCLE_CNTR_OFFSET,
	 T410_LINK_CYCLE_CNTR_OFFSET, 8 * sizeof(t410_link_cycle_cntr_t)},
	{"dlink", "in_rd_cum_outs_cntr", T410_LINK_IN_RD_CUM_OUTS_CNTR_OFFSET,
	 T410_LINK_IN_RD_CUM_OUTS_CNTR_OFFSET, 8 * sizeof(t410_link_in_rd_cum_outs_cntr_t)},
	{"dlink", "in_rd_req_cntr", T410_LINK_IN_RD_REQ_CNTR_OFFSET,
	 T410_LINK_IN_RD_REQ_CNTR_OFFSET, 8 * sizeof(t410_link_in_rd_req_cntr_t)},
	{"dlink", "in_wr_cum_outs_cntr", T410_LINK_IN_WR_CUM_OUTS_CNTR_OFFSET,
	 T410_LINK_IN_WR_CUM_OUTS_CNTR_OFFSET, 8 * sizeof(t410_link_in_wr_cum_outs_cntr_t)},
	{"dlink", "in_wr_req_cntr", T410_LINK_IN_WR_REQ_CNTR_OFFSET,
	 T410_LINK_IN_WR_REQ_CNTR_OFFSET, 8 * sizeof(t410_link_in_wr_req_cntr_t)},
	{"dlink", "out_status", T410_LINK_OUT_STATUS_OFFSET,
	 T410_LINK_OUT_STATUS_OFFSET, 8 * sizeof(t410_link_out_status_t)},
	{"dlink", "out_rd_cum_outs_cntr", T410_LINK_OUT_RD_CUM_OUTS_CNTR_OFFSET,
	 T410_LINK_OUT_RD_CUM_OUTS_CNTR_OFFSET, 8 * sizeof(t410_link_out_rd_cum_outs_cntr_t)},
	{"dlink", "out_rd_req_cntr", T410_LINK_OUT_RD_REQ_CNTR_OFFSET,
	 T410_LINK_OUT_RD_REQ_CNTR_OFFSET, 8 * sizeof(t410_link_out_rd_req_cntr_t)},
	{"dlink", "out_wr_cum_outs_cntr", T410_LINK_OUT_WR_CUM_OUTS_CNTR_OFFSET,
	 T410_LINK_OUT_WR_CUM_OUTS_CNTR_OFFSET, 8 * sizeof(t410_link_out_wr_cum_outs_cntr_t)},
	{"dlink", "out_wr_req_cntr", T410_LINK_OUT_WR_REQ_CNTR_OFFSET,
	 T410_LINK_OUT_WR_REQ_CNTR_OFFSET, 8 * sizeof(t410_link_out_wr_req_cntr_t)},
	{"other_product", "pmevcntr", CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(30U), 8 * sizeof(coresight64_cycles_pmevcntr_t)},
	{"other_product", "pmevtyper", CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(30U), 8 * sizeof(coresight64_cycles_pmevtyper_t)},
	{"other_product", "pmsvr", CORESIGHT64_CYCLES_PMSVR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMSVR_OFFSET(63U), 8 * sizeof(coresight64_cycles_pmsvr_t)},
	{"other_product", "pmevfilt2r", CORESIGHT64_CYCLES_PMEVFILT2R_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVFILT2R_OFFSET(127U), 8 * sizeof(coresight64_cycles_pmevfilt2r_t)},
	{"other_product", "pmevfiltr", CORESIGHT64_CYCLES_PMEVFILTR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVFILTR_OFFSET(127U), 8 * sizeof(coresight64_cycles_pmevfiltr_t)},
	{"other_product", "pmcntenset", CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmcntenset_t)},
	{"other_product", "pmcntenclr", CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmcntenclr_t)},
	{"other_product", "pmintenset", CORESIGHT64_CYCLES_PMINTENSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMINTENSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmintenset_t)},
	{"other_product", "pmintenclr", CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmintenclr_t)},
	{"other_product", "pmovsclr", CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmovsclr_t)},
	{"other_product", "pmovsset", CORESIGHT64_CYCLES_PMOVSSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMOVSSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmovsset_t)},
	{"other_product", "pmcgcr", CORESIGHT64_CYCLES_PMCGCR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCGCR_OFFSET(3U), 8 * sizeof(coresight64_cycles_pmcgcr_t)},
	{"other_product", "pmimpdef", CORESIGHT64_CYCLES_PMIMPDEF_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMIMPDEF_OFFSET(31U), 8 * sizeof(coresight64_cycles_pmimpdef_t)},
	{"other_product", "pmcfgr", CORESIGHT64_CYCLES_PMCFGR_OFFSET,
	 CORESIGHT64_CYCLES_PMCFGR_OFFSET, 8 * sizeof(coresight64_cycles_pmcfgr_t)},
	{"other_product", "pmcr", CORESIGHT64_CYCLES_PMCR_OFFSET,
	 CORESIGHT64_CYCLES_PMCR_OFFSET, 8 * sizeof(coresight64_cycles_pmcr_t)},
	{"other_product", "pmiidr", CORESIGHT64_CYCLES_PMIIDR_OFFSET,
	 CORESIGHT64_CYCLES_PMIIDR_OFFSET, 8 * sizeof(coresight64_cycles_pmiidr_t)},
	{"other_product", "pmceid", CORESIGHT64_CYCLES_PMCEID_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCEID_OFFSET(3U), 8 * sizeof(coresight64_cycles_pmceid_t)},
	{"other_product", "pmsscr", CORESIGHT64_CYCLES_PMSSCR_OFFSET,
	 CORESIGHT64_CYCLES_PMSSCR_OFFSET, 8 * sizeof(coresight64_cycles_pmsscr_t)},
	{"other_product", "pmssrr", CORESIGHT64_CYCLES_PMSSRR_OFFSET,
	 CORESIGHT64_CYCLES_PMSSRR_OFFSET, 8 * sizeof(coresight64_cycles_pmssrr_t)},
	{"other_product", "pmscr", CORESIGHT64_CYCLES_PMSCR_OFFSET,
	 CORESIGHT64_CYCLES_PMSCR_OFFSET, 8 * sizeof(coresight64_cycles_pmscr_t)},
	{"other_product", "pmrootcr", CORESIGHT64_CYCLES_PMROOTCR_OFFSET,
	 CORESIGHT64_CYCLES_PMROOTCR_OFFSET, 8 * sizeof(coresight64_cycles_pmrootcr_t)},
	{"other_product", "pmirqcr0", CORESIGHT64_CYCLES_PMIRQCR0_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR0_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr0_t)},
	{"other_product", "pmirqcr1", CORESIGHT64_CYCLES_PMIRQCR1_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR1_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr1_t)},
	{"other_product", "pmirqcr2", CORESIGHT64_CYCLES_PMIRQCR2_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR2_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr2_t)},
	{"other_product", "pmirqsr", CORESIGHT64_CYCLES_PMIRQSR_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQSR_OFFSET, 8 * sizeof(coresight64_cycles_pmirqsr_t)},
	{"other_product", "pmitctrl", CORESIGHT64_CYCLES_PMITCTRL_OFFSET,
	 CORESIGHT64_CYCLES_PMITCTRL_OFFSET, 8 * sizeof(coresight64_cycles_pmitctrl_t)},
	{"other_product", "pmdevaff", CORESIGHT64_CYCLES_PMDEVAFF_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVAFF_OFFSET, 8 * sizeof(coresight64_cycles_pmdevaff_t)},
	{"other_product", "pmlar", CORESIGHT64_CYCLES_PMLAR_OFFSET,
	 CORESIGHT64_CYCLES_PMLAR_OFFSET, 8 * sizeof(coresight64_cycles_pmlar_t)},
	{"other_product", "pmlsr", CORESIGHT64_CYCLES_PMLSR_OFFSET,
	 CORESIGHT64_CYCLES_PMLSR_OFFSET, 8 * sizeof(coresight64_cycles_pmlsr_t)},
	{"other_product", "pmauthstatus", CORESIGHT64_CYCLES_PMAUTHSTATUS_OFFSET,
	 CORESIGHT64_CYCLES_PMAUTHSTATUS_OFFSET, 8 * sizeof(coresight64_cycles_pmauthstatus_t)},
	{"other_product", "pmdevarch", CORESIGHT64_CYCLES_PMDEVARCH_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVARCH_OFFSET, 8 * sizeof(coresight64_cycles_pmdevarch_t)},
	{"other_product", "pmdevid", CORESIGHT64_CYCLES_PMDEVID_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVID_OFFSET, 8 * sizeof(coresight64_cycles_pmdevid_t)},
	{"other_product", "pmdevtype", CORESIGHT64_CYCLES_PMDEVTYPE_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVTYPE_OFFSET, 8 * sizeof(coresight64_cycles_pmdevtype_t)},
	{"other_product", "pmpidr4", CORESIGHT64_CYCLES_PMPIDR4_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR4_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr4_t)},
	{"other_product", "pmpidr5", CORESIGHT64_CYCLES_PMPIDR5_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR5_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr5_t)},
	{"other_product", "pmpidr6", CORESIGHT64_CYCLES_PMPIDR6_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR6_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr6_t)},
	{"other_product", "pmpidr7", CORESIGHT64_CYCLES_PMPIDR7_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR7_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr7_t)},
	{"other_product", "pmpidr0", CORESIGHT64_CYCLES_PMPIDR0_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR0_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr0_t)},
	{"other_product", "pmpidr1", CORESIGHT64_CYCLES_PMPIDR1_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR1_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr1_t)},
	{"other_product", "pmpidr2", CORESIGHT64_CYCLES_PMPIDR2_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR2_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr2_t)},
	{"other_product", "pmpidr3", CORESIGHT64_CYCLES_PMPIDR3_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR3_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr3_t)},
	{"other_product", "pmcidr0", CORESIGHT64_CYCLES_PMCIDR0_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR0_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr0_t)},
	{"other_product", "pmcidr1", CORESIGHT64_CYCLES_PMCIDR1_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR1_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr1_t)},
	{"other_product", "pmcidr2", CORESIGHT64_CYCLES_PMCIDR2_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR2_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr2_t)},
	{"other_product", "pmcidr3", CORESIGHT64_CYCLES_PMCIDR3_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR3_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr3_t)},
	{"other_product", "pmccntr", CORESIGHT64_CYCLES_PMCCNTR_OFFSET,
	 CORESIGHT64_CYCLES_PMCCNTR_OFFSET, 8 * sizeof(coresight64_cycles_pmccntr_t)},
	{"other_product", "pmccfiltr", CORESIGHT64_CYCLES_PMCCFILTR_OFFSET,
	 CORESIGHT64_CYCLES_PMCCFILTR_OFFSET, 8 * sizeof(coresight64_cycles_pmccfiltr_t)},
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
		cmocka_unit_test(test_ucf_pmevfiltr),
		cmocka_unit_test(test_ucf_pmccfiltr),
		cmocka_unit_test(test_pcie_pmevfilt2r),
		cmocka_unit_test(test_pcie_pmevfiltr),
		cmocka_unit_test(test_pcie_pmccfiltr),
		cmocka_unit_test(test_pcie_tgt_pmevtyper),
		cmocka_unit_test(test_pcie_tgt_pmevfilt2r),
		cmocka_unit_test(test_pcie_tgt_addr_ctrl),
		cmocka_unit_test(test_pcie_tgt_addr_base),
		cmocka_unit_test(test_pcie_tgt_addr_mask),
		cmocka_unit_test(test_cmem_cg_ctrl),
		cmocka_unit_test(test_cmem_ctrl),
		cmocka_unit_test(test_cmem_status),
		cmocka_unit_test(test_cmem_cycle_cntr),
		cmocka_unit_test(test_cmem_mc_req_cntr),
		cmocka_unit_test(test_cmem_mc_aor_cntr),
		cmocka_unit_test(test_coresight64_cycles_pmevcntr),
		cmocka_unit_test(test_coresight64_cycles_pmevtyper),
		cmocka_unit_test(test_coresight64_cycles_pmsvr),
		cmocka_unit_test(test_coresight64_cycles_pmevfilt2r),
		cmocka_unit_test(test_coresight64_cycles_pmevfiltr),
		cmocka_unit_test(test_coresight64_cycles_pmcntenset),
		cmocka_unit_test(test_coresight64_cycles_pmcntenclr),
		cmocka_unit_test(test_coresight64_cycles_pmintenset),
		cmocka_unit_test(test_coresight64_cycles_pmintenclr),
		cmocka_unit_test(test_coresight64_cycles_pmovsclr),
		cmocka_unit_test(test_coresight64_cycles_pmovsset),
		cmocka_unit_test(test_coresight64_cycles_pmcgcr),
		cmocka_unit_test(test_coresight64_cycles_pmcfgr),
		cmocka_unit_test(test_coresight64_cycles_pmcr),
		cmocka_unit_test(test_coresight64_cycles_pmiidr),
		cmocka_unit_test(test_coresight64_cycles_pmceid),
		cmocka_unit_test(test_coresight64_cycles_pmsscr),
		cmocka_unit_test(test_coresight64_cycles_pmssrr),
		cmocka_unit_test(test_coresight64_cycles_pmscr),
		cmocka_unit_test(test_coresight64_cycles_pmrootcr),
		cmocka_unit_test(test_coresight64_cycles_pmirqcr0),
		cmocka_unit_test(test_coresight64_cycles_pmirqcr1),
		cmocka_unit_test(test_coresight64_cycles_pmirqcr2),
		cmocka_unit_test(test_coresight64_cycles_pmdevaff),
		cmocka_unit_test(test_coresight64_cycles_pmlar),
		cmocka_unit_test(test_coresight64_cycles_pmauthstatus),
		cmocka_unit_test(test_coresight64_cycles_pmdevarch),
		cmocka_unit_test(test_coresight64_cycles_pmdevtype),
		cmocka_unit_test(test_coresight64_cycles_pmpidr4),
		cmocka_unit_test(test_coresight64_cycles_pmpidr0),
		cmocka_unit_test(test_coresight64_cycles_pmpidr1),
		cmocka_unit_test(test_coresight64_cycles_pmpidr2),
		cmocka_unit_test(test_coresight64_cycles_pmpidr3),
		cmocka_unit_test(test_coresight64_cycles_pmcidr0),
		cmocka_unit_test(test_coresight64_cycles_pmcidr1),
		cmocka_unit_test(test_coresight64_cycles_pmcidr2),
		cmocka_unit_test(test_coresight64_cycles_pmcidr3),
		cmocka_unit_test(test_coresight64_cycles_pmccntr),
		cmocka_unit_test(test_coresight64_cycles_pmccfiltr),
		cmocka_unit_test(test_t410_link_ctrl),
		cmocka_unit_test(test_t410_link_in_status),
		cmocka_unit_test(test_t410_link_cycle_cntr),
		cmocka_unit_test(test_t410_link_in_rd_cum_outs_cntr),
		cmocka_unit_test(test_t410_link_in_rd_req_cntr),
		cmocka_unit_test(test_t410_link_in_wr_cum_outs_cntr),
		cmocka_unit_test(test_t410_link_in_wr_req_cntr),
		cmocka_unit_test(test_t410_link_out_status),
		cmocka_unit_test(test_t410_link_out_rd_cum_outs_cntr),
		cmocka_unit_test(test_t410_link_out_rd_req_cntr),
		cmocka_unit_test(test_t410_link_out_wr_cum_outs_cntr),
		cmocka_unit_test(test_t410_link_out_wr_req_cntr),
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_registers),
		cmocka_unit_test(test_counting),
		cmocka_unit_test(test_choice),
	};

	return cmocka_run_group_tests_name("t410", tests, NULL, NULL);
}
