/*
 * Intel Xeon E5 v2 and E7 v2 (Ivy Bridge-EP and -EX) uncore PMON: the headers agree with the tables, and the simulated device with both.
 *
 * Made by pmureg from regdefs/intel/ivbep.yaml. Edit that, not this.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <pmureg/ivbep.h>

#include "validate.h"

extern const struct pmureg_system pmureg_system_ivbep;

/* ---- Control of all boxes of a socket ---- */

/* Every bit of U_MSR_PMON_GLOBAL_CTL is in one field or reserved. */
_Static_assert((uint32_t)(0x1fff8000U +
	       IVBEP_GLOBAL_CTL_FRZ_ALL_MASK +
	       IVBEP_GLOBAL_CTL_WK_ON_PMI_MASK +
	       IVBEP_GLOBAL_CTL_UNFRZ_ALL_MASK +
	       IVBEP_GLOBAL_CTL_PMI_CORE_SEL_MASK) == 0xffffffffU, "ivbep_global_ctl");

static void test_global_ctl(void **state)
{
	const ivbep_global_ctl_fields_t none = {0};
	ivbep_global_ctl_fields_t f;

	(void)state;
	assert_true(ivbep_global_ctl_pack(none).raw == 0x00000000U);
	f = none;
	f.frz_all = ~(uint32_t)0;
	assert_true(ivbep_global_ctl_pack(f).raw == (IVBEP_GLOBAL_CTL_FRZ_ALL_MASK | 0x00000000U));
	assert_true(ivbep_global_ctl_unpack(ivbep_global_ctl_pack(f)).frz_all == (IVBEP_GLOBAL_CTL_FRZ_ALL_MASK >> IVBEP_GLOBAL_CTL_FRZ_ALL_SHIFT));
	f = none;
	f.wk_on_pmi = ~(uint32_t)0;
	assert_true(ivbep_global_ctl_pack(f).raw == (IVBEP_GLOBAL_CTL_WK_ON_PMI_MASK | 0x00000000U));
	assert_true(ivbep_global_ctl_unpack(ivbep_global_ctl_pack(f)).wk_on_pmi == (IVBEP_GLOBAL_CTL_WK_ON_PMI_MASK >> IVBEP_GLOBAL_CTL_WK_ON_PMI_SHIFT));
	f = none;
	f.unfrz_all = ~(uint32_t)0;
	assert_true(ivbep_global_ctl_pack(f).raw == (IVBEP_GLOBAL_CTL_UNFRZ_ALL_MASK | 0x00000000U));
	assert_true(ivbep_global_ctl_unpack(ivbep_global_ctl_pack(f)).unfrz_all == (IVBEP_GLOBAL_CTL_UNFRZ_ALL_MASK >> IVBEP_GLOBAL_CTL_UNFRZ_ALL_SHIFT));
	f = none;
	f.pmi_core_sel = ~(uint32_t)0;
	assert_true(ivbep_global_ctl_pack(f).raw == (IVBEP_GLOBAL_CTL_PMI_CORE_SEL_MASK | 0x00000000U));
	assert_true(ivbep_global_ctl_unpack(ivbep_global_ctl_pack(f)).pmi_core_sel == (IVBEP_GLOBAL_CTL_PMI_CORE_SEL_MASK >> IVBEP_GLOBAL_CTL_PMI_CORE_SEL_SHIFT));
}

/* Every bit of U_MSR_PMON_GLOBAL_STATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xf8000000U +
	       IVBEP_GLOBAL_STATUS_OV_R2_MASK +
	       IVBEP_GLOBAL_STATUS_OV_R3_1_MASK +
	       IVBEP_GLOBAL_STATUS_OV_R3_0_MASK +
	       IVBEP_GLOBAL_STATUS_OV_Q_MASK +
	       IVBEP_GLOBAL_STATUS_OV_M_MASK +
	       IVBEP_GLOBAL_STATUS_OV_H_MASK +
	       IVBEP_GLOBAL_STATUS_OV_C_MASK +
	       IVBEP_GLOBAL_STATUS_OV_P_MASK +
	       IVBEP_GLOBAL_STATUS_OV_U_MASK +
	       IVBEP_GLOBAL_STATUS_OV_U_FIXED_MASK) == 0xffffffffU, "ivbep_global_status");

static void test_global_status(void **state)
{
	const ivbep_global_status_fields_t none = {0};
	ivbep_global_status_fields_t f;

	(void)state;
	assert_true(ivbep_global_status_pack(none).raw == 0x00000000U);
	f = none;
	f.ov_r2 = ~(uint32_t)0;
	assert_true(ivbep_global_status_pack(f).raw == (IVBEP_GLOBAL_STATUS_OV_R2_MASK | 0x00000000U));
	assert_true(ivbep_global_status_unpack(ivbep_global_status_pack(f)).ov_r2 == (IVBEP_GLOBAL_STATUS_OV_R2_MASK >> IVBEP_GLOBAL_STATUS_OV_R2_SHIFT));
	f = none;
	f.ov_r3_1 = ~(uint32_t)0;
	assert_true(ivbep_global_status_pack(f).raw == (IVBEP_GLOBAL_STATUS_OV_R3_1_MASK | 0x00000000U));
	assert_true(ivbep_global_status_unpack(ivbep_global_status_pack(f)).ov_r3_1 == (IVBEP_GLOBAL_STATUS_OV_R3_1_MASK >> IVBEP_GLOBAL_STATUS_OV_R3_1_SHIFT));
	f = none;
	f.ov_r3_0 = ~(uint32_t)0;
	assert_true(ivbep_global_status_pack(f).raw == (IVBEP_GLOBAL_STATUS_OV_R3_0_MASK | 0x00000000U));
	assert_true(ivbep_global_status_unpack(ivbep_global_status_pack(f)).ov_r3_0 == (IVBEP_GLOBAL_STATUS_OV_R3_0_MASK >> IVBEP_GLOBAL_STATUS_OV_R3_0_SHIFT));
	f = none;
	f.ov_q = ~(uint32_t)0;
	assert_true(ivbep_global_status_pack(f).raw == (IVBEP_GLOBAL_STATUS_OV_Q_MASK | 0x00000000U));
	assert_true(ivbep_global_status_unpack(ivbep_global_status_pack(f)).ov_q == (IVBEP_GLOBAL_STATUS_OV_Q_MASK >> IVBEP_GLOBAL_STATUS_OV_Q_SHIFT));
	f = none;
	f.ov_m = ~(uint32_t)0;
	assert_true(ivbep_global_status_pack(f).raw == (IVBEP_GLOBAL_STATUS_OV_M_MASK | 0x00000000U));
	assert_true(ivbep_global_status_unpack(ivbep_global_status_pack(f)).ov_m == (IVBEP_GLOBAL_STATUS_OV_M_MASK >> IVBEP_GLOBAL_STATUS_OV_M_SHIFT));
	f = none;
	f.ov_h = ~(uint32_t)0;
	assert_true(ivbep_global_status_pack(f).raw == (IVBEP_GLOBAL_STATUS_OV_H_MASK | 0x00000000U));
	assert_true(ivbep_global_status_unpack(ivbep_global_status_pack(f)).ov_h == (IVBEP_GLOBAL_STATUS_OV_H_MASK >> IVBEP_GLOBAL_STATUS_OV_H_SHIFT));
	f = none;
	f.ov_c = ~(uint32_t)0;
	assert_true(ivbep_global_status_pack(f).raw == (IVBEP_GLOBAL_STATUS_OV_C_MASK | 0x00000000U));
	assert_true(ivbep_global_status_unpack(ivbep_global_status_pack(f)).ov_c == (IVBEP_GLOBAL_STATUS_OV_C_MASK >> IVBEP_GLOBAL_STATUS_OV_C_SHIFT));
	f = none;
	f.ov_p = ~(uint32_t)0;
	assert_true(ivbep_global_status_pack(f).raw == (IVBEP_GLOBAL_STATUS_OV_P_MASK | 0x00000000U));
	assert_true(ivbep_global_status_unpack(ivbep_global_status_pack(f)).ov_p == (IVBEP_GLOBAL_STATUS_OV_P_MASK >> IVBEP_GLOBAL_STATUS_OV_P_SHIFT));
	f = none;
	f.ov_u = ~(uint32_t)0;
	assert_true(ivbep_global_status_pack(f).raw == (IVBEP_GLOBAL_STATUS_OV_U_MASK | 0x00000000U));
	assert_true(ivbep_global_status_unpack(ivbep_global_status_pack(f)).ov_u == (IVBEP_GLOBAL_STATUS_OV_U_MASK >> IVBEP_GLOBAL_STATUS_OV_U_SHIFT));
	f = none;
	f.ov_u_fixed = ~(uint32_t)0;
	assert_true(ivbep_global_status_pack(f).raw == (IVBEP_GLOBAL_STATUS_OV_U_FIXED_MASK | 0x00000000U));
	assert_true(ivbep_global_status_unpack(ivbep_global_status_pack(f)).ov_u_fixed == (IVBEP_GLOBAL_STATUS_OV_U_FIXED_MASK >> IVBEP_GLOBAL_STATUS_OV_U_FIXED_SHIFT));
}

/* ---- System configuration agent ---- */

/* Every bit of U_MSR_PMON_CTL<n> is in one field or reserved. */
_Static_assert((uint32_t)(0xe0a90000U +
	       IVBEP_UBOX_CTL_THRESH_MASK +
	       IVBEP_UBOX_CTL_EN_MASK +
	       IVBEP_UBOX_CTL_OV_EN_MASK +
	       IVBEP_UBOX_CTL_EDGE_DET_MASK +
	       IVBEP_UBOX_CTL_RST_MASK +
	       IVBEP_UBOX_CTL_UMASK_MASK +
	       IVBEP_UBOX_CTL_EV_SEL_MASK) == 0xffffffffU, "ivbep_ubox_ctl");

static void test_ubox_ctl(void **state)
{
	const ivbep_ubox_ctl_fields_t none = {0};
	ivbep_ubox_ctl_fields_t f;

	(void)state;
	assert_true(ivbep_ubox_ctl_pack(none).raw == 0x00000000U);
	f = none;
	f.thresh = ~(uint32_t)0;
	assert_true(ivbep_ubox_ctl_pack(f).raw == (IVBEP_UBOX_CTL_THRESH_MASK | 0x00000000U));
	assert_true(ivbep_ubox_ctl_unpack(ivbep_ubox_ctl_pack(f)).thresh == (IVBEP_UBOX_CTL_THRESH_MASK >> IVBEP_UBOX_CTL_THRESH_SHIFT));
	f = none;
	f.en = ~(uint32_t)0;
	assert_true(ivbep_ubox_ctl_pack(f).raw == (IVBEP_UBOX_CTL_EN_MASK | 0x00000000U));
	assert_true(ivbep_ubox_ctl_unpack(ivbep_ubox_ctl_pack(f)).en == (IVBEP_UBOX_CTL_EN_MASK >> IVBEP_UBOX_CTL_EN_SHIFT));
	f = none;
	f.ov_en = ~(uint32_t)0;
	assert_true(ivbep_ubox_ctl_pack(f).raw == (IVBEP_UBOX_CTL_OV_EN_MASK | 0x00000000U));
	assert_true(ivbep_ubox_ctl_unpack(ivbep_ubox_ctl_pack(f)).ov_en == (IVBEP_UBOX_CTL_OV_EN_MASK >> IVBEP_UBOX_CTL_OV_EN_SHIFT));
	f = none;
	f.edge_det = ~(uint32_t)0;
	assert_true(ivbep_ubox_ctl_pack(f).raw == (IVBEP_UBOX_CTL_EDGE_DET_MASK | 0x00000000U));
	assert_true(ivbep_ubox_ctl_unpack(ivbep_ubox_ctl_pack(f)).edge_det == (IVBEP_UBOX_CTL_EDGE_DET_MASK >> IVBEP_UBOX_CTL_EDGE_DET_SHIFT));
	f = none;
	f.rst = ~(uint32_t)0;
	assert_true(ivbep_ubox_ctl_pack(f).raw == (IVBEP_UBOX_CTL_RST_MASK | 0x00000000U));
	assert_true(ivbep_ubox_ctl_unpack(ivbep_ubox_ctl_pack(f)).rst == (IVBEP_UBOX_CTL_RST_MASK >> IVBEP_UBOX_CTL_RST_SHIFT));
	f = none;
	f.umask = ~(uint32_t)0;
	assert_true(ivbep_ubox_ctl_pack(f).raw == (IVBEP_UBOX_CTL_UMASK_MASK | 0x00000000U));
	assert_true(ivbep_ubox_ctl_unpack(ivbep_ubox_ctl_pack(f)).umask == (IVBEP_UBOX_CTL_UMASK_MASK >> IVBEP_UBOX_CTL_UMASK_SHIFT));
	f = none;
	f.ev_sel = ~(uint32_t)0;
	assert_true(ivbep_ubox_ctl_pack(f).raw == (IVBEP_UBOX_CTL_EV_SEL_MASK | 0x00000000U));
	assert_true(ivbep_ubox_ctl_unpack(ivbep_ubox_ctl_pack(f)).ev_sel == (IVBEP_UBOX_CTL_EV_SEL_MASK >> IVBEP_UBOX_CTL_EV_SEL_SHIFT));
}

/* Every bit of U_MSR_PMON_CTR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0xfffff00000000000ULL +
	       IVBEP_UBOX_CTR_EVENT_COUNT_MASK) == 0xffffffffffffffffULL, "ivbep_ubox_ctr");

static void test_ubox_ctr(void **state)
{
	const ivbep_ubox_ctr_fields_t none = {0};
	ivbep_ubox_ctr_fields_t f;

	(void)state;
	assert_true(ivbep_ubox_ctr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.event_count = ~(uint64_t)0;
	assert_true(ivbep_ubox_ctr_pack(f).raw == (IVBEP_UBOX_CTR_EVENT_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(ivbep_ubox_ctr_unpack(ivbep_ubox_ctr_pack(f)).event_count == (IVBEP_UBOX_CTR_EVENT_COUNT_MASK >> IVBEP_UBOX_CTR_EVENT_COUNT_SHIFT));
}

/* Every bit of U_MSR_PMON_UCLK_FIXED_CTL is in one field or reserved. */
_Static_assert((uint32_t)(0xffafffffU +
	       IVBEP_UBOX_FIXED_CTL_EN_MASK +
	       IVBEP_UBOX_FIXED_CTL_OV_EN_MASK) == 0xffffffffU, "ivbep_ubox_fixed_ctl");

static void test_ubox_fixed_ctl(void **state)
{
	const ivbep_ubox_fixed_ctl_fields_t none = {0};
	ivbep_ubox_fixed_ctl_fields_t f;

	(void)state;
	assert_true(ivbep_ubox_fixed_ctl_pack(none).raw == 0x00000000U);
	f = none;
	f.en = ~(uint32_t)0;
	assert_true(ivbep_ubox_fixed_ctl_pack(f).raw == (IVBEP_UBOX_FIXED_CTL_EN_MASK | 0x00000000U));
	assert_true(ivbep_ubox_fixed_ctl_unpack(ivbep_ubox_fixed_ctl_pack(f)).en == (IVBEP_UBOX_FIXED_CTL_EN_MASK >> IVBEP_UBOX_FIXED_CTL_EN_SHIFT));
	f = none;
	f.ov_en = ~(uint32_t)0;
	assert_true(ivbep_ubox_fixed_ctl_pack(f).raw == (IVBEP_UBOX_FIXED_CTL_OV_EN_MASK | 0x00000000U));
	assert_true(ivbep_ubox_fixed_ctl_unpack(ivbep_ubox_fixed_ctl_pack(f)).ov_en == (IVBEP_UBOX_FIXED_CTL_OV_EN_MASK >> IVBEP_UBOX_FIXED_CTL_OV_EN_SHIFT));
}

/* Every bit of U_MSR_PMON_UCLK_FIXED_CTR is in one field or reserved. */
_Static_assert((uint64_t)(0xffff000000000000ULL +
	       IVBEP_UBOX_FIXED_CTR_EVENT_COUNT_MASK) == 0xffffffffffffffffULL, "ivbep_ubox_fixed_ctr");

static void test_ubox_fixed_ctr(void **state)
{
	const ivbep_ubox_fixed_ctr_fields_t none = {0};
	ivbep_ubox_fixed_ctr_fields_t f;

	(void)state;
	assert_true(ivbep_ubox_fixed_ctr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.event_count = ~(uint64_t)0;
	assert_true(ivbep_ubox_fixed_ctr_pack(f).raw == (IVBEP_UBOX_FIXED_CTR_EVENT_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(ivbep_ubox_fixed_ctr_unpack(ivbep_ubox_fixed_ctr_pack(f)).event_count == (IVBEP_UBOX_FIXED_CTR_EVENT_COUNT_MASK >> IVBEP_UBOX_FIXED_CTR_EVENT_COUNT_SHIFT));
}

/* Every bit of U_MSR_PMON_BOX_STATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffcU +
	       IVBEP_UBOX_BOX_STATUS_OV_MASK) == 0xffffffffU, "ivbep_ubox_box_status");

static void test_ubox_box_status(void **state)
{
	const ivbep_ubox_box_status_fields_t none = {0};
	ivbep_ubox_box_status_fields_t f;

	(void)state;
	assert_true(ivbep_ubox_box_status_pack(none).raw == 0x00000000U);
	f = none;
	f.ov = ~(uint32_t)0;
	assert_true(ivbep_ubox_box_status_pack(f).raw == (IVBEP_UBOX_BOX_STATUS_OV_MASK | 0x00000000U));
	assert_true(ivbep_ubox_box_status_unpack(ivbep_ubox_box_status_pack(f)).ov == (IVBEP_UBOX_BOX_STATUS_OV_MASK >> IVBEP_UBOX_BOX_STATUS_OV_SHIFT));
}

/* ---- Slice of the last-level cache with its caching agent ---- */

/* Every bit of C<box>_MSR_PMON_CTL<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00b10000U +
	       IVBEP_CBO_CTL_THRESH_MASK +
	       IVBEP_CBO_CTL_EN_MASK +
	       IVBEP_CBO_CTL_TID_EN_MASK +
	       IVBEP_CBO_CTL_EDGE_DET_MASK +
	       IVBEP_CBO_CTL_RST_MASK +
	       IVBEP_CBO_CTL_UMASK_MASK +
	       IVBEP_CBO_CTL_EV_SEL_MASK) == 0xffffffffU, "ivbep_cbo_ctl");

static void test_cbo_ctl(void **state)
{
	const ivbep_cbo_ctl_fields_t none = {0};
	ivbep_cbo_ctl_fields_t f;

	(void)state;
	assert_true(ivbep_cbo_ctl_pack(none).raw == 0x00000000U);
	f = none;
	f.thresh = ~(uint32_t)0;
	assert_true(ivbep_cbo_ctl_pack(f).raw == (IVBEP_CBO_CTL_THRESH_MASK | 0x00000000U));
	assert_true(ivbep_cbo_ctl_unpack(ivbep_cbo_ctl_pack(f)).thresh == (IVBEP_CBO_CTL_THRESH_MASK >> IVBEP_CBO_CTL_THRESH_SHIFT));
	f = none;
	f.en = ~(uint32_t)0;
	assert_true(ivbep_cbo_ctl_pack(f).raw == (IVBEP_CBO_CTL_EN_MASK | 0x00000000U));
	assert_true(ivbep_cbo_ctl_unpack(ivbep_cbo_ctl_pack(f)).en == (IVBEP_CBO_CTL_EN_MASK >> IVBEP_CBO_CTL_EN_SHIFT));
	f = none;
	f.tid_en = ~(uint32_t)0;
	assert_true(ivbep_cbo_ctl_pack(f).raw == (IVBEP_CBO_CTL_TID_EN_MASK | 0x00000000U));
	assert_true(ivbep_cbo_ctl_unpack(ivbep_cbo_ctl_pack(f)).tid_en == (IVBEP_CBO_CTL_TID_EN_MASK >> IVBEP_CBO_CTL_TID_EN_SHIFT));
	f = none;
	f.edge_det = ~(uint32_t)0;
	assert_true(ivbep_cbo_ctl_pack(f).raw == (IVBEP_CBO_CTL_EDGE_DET_MASK | 0x00000000U));
	assert_true(ivbep_cbo_ctl_unpack(ivbep_cbo_ctl_pack(f)).edge_det == (IVBEP_CBO_CTL_EDGE_DET_MASK >> IVBEP_CBO_CTL_EDGE_DET_SHIFT));
	f = none;
	f.rst = ~(uint32_t)0;
	assert_true(ivbep_cbo_ctl_pack(f).raw == (IVBEP_CBO_CTL_RST_MASK | 0x00000000U));
	assert_true(ivbep_cbo_ctl_unpack(ivbep_cbo_ctl_pack(f)).rst == (IVBEP_CBO_CTL_RST_MASK >> IVBEP_CBO_CTL_RST_SHIFT));
	f = none;
	f.umask = ~(uint32_t)0;
	assert_true(ivbep_cbo_ctl_pack(f).raw == (IVBEP_CBO_CTL_UMASK_MASK | 0x00000000U));
	assert_true(ivbep_cbo_ctl_unpack(ivbep_cbo_ctl_pack(f)).umask == (IVBEP_CBO_CTL_UMASK_MASK >> IVBEP_CBO_CTL_UMASK_SHIFT));
	f = none;
	f.ev_sel = ~(uint32_t)0;
	assert_true(ivbep_cbo_ctl_pack(f).raw == (IVBEP_CBO_CTL_EV_SEL_MASK | 0x00000000U));
	assert_true(ivbep_cbo_ctl_unpack(ivbep_cbo_ctl_pack(f)).ev_sel == (IVBEP_CBO_CTL_EV_SEL_MASK >> IVBEP_CBO_CTL_EV_SEL_SHIFT));
}

/* Every bit of C<box>_MSR_PMON_CTR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0xfffff00000000000ULL +
	       IVBEP_CBO_CTR_EVENT_COUNT_MASK) == 0xffffffffffffffffULL, "ivbep_cbo_ctr");

static void test_cbo_ctr(void **state)
{
	const ivbep_cbo_ctr_fields_t none = {0};
	ivbep_cbo_ctr_fields_t f;

	(void)state;
	assert_true(ivbep_cbo_ctr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.event_count = ~(uint64_t)0;
	assert_true(ivbep_cbo_ctr_pack(f).raw == (IVBEP_CBO_CTR_EVENT_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(ivbep_cbo_ctr_unpack(ivbep_cbo_ctr_pack(f)).event_count == (IVBEP_CBO_CTR_EVENT_COUNT_MASK >> IVBEP_CBO_CTR_EVENT_COUNT_SHIFT));
}

/* Every bit of C<box>_MSR_PMON_BOX_CTL is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffefcU +
	       IVBEP_CBO_BOX_CTL_FRZ_MASK +
	       IVBEP_CBO_BOX_CTL_RST_CTRS_MASK +
	       IVBEP_CBO_BOX_CTL_RST_CTRL_MASK) == 0xffffffffU, "ivbep_cbo_box_ctl");

static void test_cbo_box_ctl(void **state)
{
	const ivbep_cbo_box_ctl_fields_t none = {0};
	ivbep_cbo_box_ctl_fields_t f;

	(void)state;
	assert_true(ivbep_cbo_box_ctl_pack(none).raw == 0x00030000U);
	f = none;
	f.frz = ~(uint32_t)0;
	assert_true(ivbep_cbo_box_ctl_pack(f).raw == (IVBEP_CBO_BOX_CTL_FRZ_MASK | 0x00030000U));
	assert_true(ivbep_cbo_box_ctl_unpack(ivbep_cbo_box_ctl_pack(f)).frz == (IVBEP_CBO_BOX_CTL_FRZ_MASK >> IVBEP_CBO_BOX_CTL_FRZ_SHIFT));
	f = none;
	f.rst_ctrs = ~(uint32_t)0;
	assert_true(ivbep_cbo_box_ctl_pack(f).raw == (IVBEP_CBO_BOX_CTL_RST_CTRS_MASK | 0x00030000U));
	assert_true(ivbep_cbo_box_ctl_unpack(ivbep_cbo_box_ctl_pack(f)).rst_ctrs == (IVBEP_CBO_BOX_CTL_RST_CTRS_MASK >> IVBEP_CBO_BOX_CTL_RST_CTRS_SHIFT));
	f = none;
	f.rst_ctrl = ~(uint32_t)0;
	assert_true(ivbep_cbo_box_ctl_pack(f).raw == (IVBEP_CBO_BOX_CTL_RST_CTRL_MASK | 0x00030000U));
	assert_true(ivbep_cbo_box_ctl_unpack(ivbep_cbo_box_ctl_pack(f)).rst_ctrl == (IVBEP_CBO_BOX_CTL_RST_CTRL_MASK >> IVBEP_CBO_BOX_CTL_RST_CTRL_SHIFT));
}

/* Every bit of C<box>_MSR_PMON_BOX_FILTER is in one field or reserved. */
_Static_assert((uint32_t)(0xff81fe00U +
	       IVBEP_CBO_FILTER0_STATE_MASK +
	       IVBEP_CBO_FILTER0_LINK_MASK +
	       IVBEP_CBO_FILTER0_TID_MASK) == 0xffffffffU, "ivbep_cbo_filter0");

static void test_cbo_filter0(void **state)
{
	const ivbep_cbo_filter0_fields_t none = {0};
	ivbep_cbo_filter0_fields_t f;

	(void)state;
	assert_true(ivbep_cbo_filter0_pack(none).raw == 0x00000000U);
	f = none;
	f.state = ~(uint32_t)0;
	assert_true(ivbep_cbo_filter0_pack(f).raw == (IVBEP_CBO_FILTER0_STATE_MASK | 0x00000000U));
	assert_true(ivbep_cbo_filter0_unpack(ivbep_cbo_filter0_pack(f)).state == (IVBEP_CBO_FILTER0_STATE_MASK >> IVBEP_CBO_FILTER0_STATE_SHIFT));
	f = none;
	f.link = ~(uint32_t)0;
	assert_true(ivbep_cbo_filter0_pack(f).raw == (IVBEP_CBO_FILTER0_LINK_MASK | 0x00000000U));
	assert_true(ivbep_cbo_filter0_unpack(ivbep_cbo_filter0_pack(f)).link == (IVBEP_CBO_FILTER0_LINK_MASK >> IVBEP_CBO_FILTER0_LINK_SHIFT));
	f = none;
	f.tid = ~(uint32_t)0;
	assert_true(ivbep_cbo_filter0_pack(f).raw == (IVBEP_CBO_FILTER0_TID_MASK | 0x00000000U));
	assert_true(ivbep_cbo_filter0_unpack(ivbep_cbo_filter0_pack(f)).tid == (IVBEP_CBO_FILTER0_TID_MASK >> IVBEP_CBO_FILTER0_TID_SHIFT));
}

/* Every bit of C<box>_MSR_PMON_BOX_FILTER1 is in one field or reserved. */
_Static_assert((uint32_t)(0x000f0000U +
	       IVBEP_CBO_FILTER1_ISOC_MASK +
	       IVBEP_CBO_FILTER1_NC_MASK +
	       IVBEP_CBO_FILTER1_C6_MASK +
	       IVBEP_CBO_FILTER1_OPC_MASK +
	       IVBEP_CBO_FILTER1_NID_MASK) == 0xffffffffU, "ivbep_cbo_filter1");

static void test_cbo_filter1(void **state)
{
	const ivbep_cbo_filter1_fields_t none = {0};
	ivbep_cbo_filter1_fields_t f;

	(void)state;
	assert_true(ivbep_cbo_filter1_pack(none).raw == 0x00000000U);
	f = none;
	f.isoc = ~(uint32_t)0;
	assert_true(ivbep_cbo_filter1_pack(f).raw == (IVBEP_CBO_FILTER1_ISOC_MASK | 0x00000000U));
	assert_true(ivbep_cbo_filter1_unpack(ivbep_cbo_filter1_pack(f)).isoc == (IVBEP_CBO_FILTER1_ISOC_MASK >> IVBEP_CBO_FILTER1_ISOC_SHIFT));
	f = none;
	f.nc = ~(uint32_t)0;
	assert_true(ivbep_cbo_filter1_pack(f).raw == (IVBEP_CBO_FILTER1_NC_MASK | 0x00000000U));
	assert_true(ivbep_cbo_filter1_unpack(ivbep_cbo_filter1_pack(f)).nc == (IVBEP_CBO_FILTER1_NC_MASK >> IVBEP_CBO_FILTER1_NC_SHIFT));
	f = none;
	f.c6 = ~(uint32_t)0;
	assert_true(ivbep_cbo_filter1_pack(f).raw == (IVBEP_CBO_FILTER1_C6_MASK | 0x00000000U));
	assert_true(ivbep_cbo_filter1_unpack(ivbep_cbo_filter1_pack(f)).c6 == (IVBEP_CBO_FILTER1_C6_MASK >> IVBEP_CBO_FILTER1_C6_SHIFT));
	f = none;
	f.opc = ~(uint32_t)0;
	assert_true(ivbep_cbo_filter1_pack(f).raw == (IVBEP_CBO_FILTER1_OPC_MASK | 0x00000000U));
	assert_true(ivbep_cbo_filter1_unpack(ivbep_cbo_filter1_pack(f)).opc == (IVBEP_CBO_FILTER1_OPC_MASK >> IVBEP_CBO_FILTER1_OPC_SHIFT));
	f = none;
	f.nid = ~(uint32_t)0;
	assert_true(ivbep_cbo_filter1_pack(f).raw == (IVBEP_CBO_FILTER1_NID_MASK | 0x00000000U));
	assert_true(ivbep_cbo_filter1_unpack(ivbep_cbo_filter1_pack(f)).nid == (IVBEP_CBO_FILTER1_NID_MASK >> IVBEP_CBO_FILTER1_NID_SHIFT));
}

/* ---- Home agent ---- */

/* Every bit of HA_PCI_PMON_CTL<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00a80000U +
	       IVBEP_HA_CTL_THRESH_MASK +
	       IVBEP_HA_CTL_EN_MASK +
	       IVBEP_HA_CTL_OV_EN_MASK +
	       IVBEP_HA_CTL_EDGE_DET_MASK +
	       IVBEP_HA_CTL_RST_MASK +
	       IVBEP_HA_CTL_Q_OCC_RST_MASK +
	       IVBEP_HA_CTL_UMASK_MASK +
	       IVBEP_HA_CTL_EV_SEL_MASK) == 0xffffffffU, "ivbep_ha_ctl");

static void test_ha_ctl(void **state)
{
	const ivbep_ha_ctl_fields_t none = {0};
	ivbep_ha_ctl_fields_t f;

	(void)state;
	assert_true(ivbep_ha_ctl_pack(none).raw == 0x00000000U);
	f = none;
	f.thresh = ~(uint32_t)0;
	assert_true(ivbep_ha_ctl_pack(f).raw == (IVBEP_HA_CTL_THRESH_MASK | 0x00000000U));
	assert_true(ivbep_ha_ctl_unpack(ivbep_ha_ctl_pack(f)).thresh == (IVBEP_HA_CTL_THRESH_MASK >> IVBEP_HA_CTL_THRESH_SHIFT));
	f = none;
	f.en = ~(uint32_t)0;
	assert_true(ivbep_ha_ctl_pack(f).raw == (IVBEP_HA_CTL_EN_MASK | 0x00000000U));
	assert_true(ivbep_ha_ctl_unpack(ivbep_ha_ctl_pack(f)).en == (IVBEP_HA_CTL_EN_MASK >> IVBEP_HA_CTL_EN_SHIFT));
	f = none;
	f.ov_en = ~(uint32_t)0;
	assert_true(ivbep_ha_ctl_pack(f).raw == (IVBEP_HA_CTL_OV_EN_MASK | 0x00000000U));
	assert_true(ivbep_ha_ctl_unpack(ivbep_ha_ctl_pack(f)).ov_en == (IVBEP_HA_CTL_OV_EN_MASK >> IVBEP_HA_CTL_OV_EN_SHIFT));
	f = none;
	f.edge_det = ~(uint32_t)0;
	assert_true(ivbep_ha_ctl_pack(f).raw == (IVBEP_HA_CTL_EDGE_DET_MASK | 0x00000000U));
	assert_true(ivbep_ha_ctl_unpack(ivbep_ha_ctl_pack(f)).edge_det == (IVBEP_HA_CTL_EDGE_DET_MASK >> IVBEP_HA_CTL_EDGE_DET_SHIFT));
	f = none;
	f.rst = ~(uint32_t)0;
	assert_true(ivbep_ha_ctl_pack(f).raw == (IVBEP_HA_CTL_RST_MASK | 0x00000000U));
	assert_true(ivbep_ha_ctl_unpack(ivbep_ha_ctl_pack(f)).rst == (IVBEP_HA_CTL_RST_MASK >> IVBEP_HA_CTL_RST_SHIFT));
	f = none;
	f.q_occ_rst = ~(uint32_t)0;
	assert_true(ivbep_ha_ctl_pack(f).raw == (IVBEP_HA_CTL_Q_OCC_RST_MASK | 0x00000000U));
	assert_true(ivbep_ha_ctl_unpack(ivbep_ha_ctl_pack(f)).q_occ_rst == (IVBEP_HA_CTL_Q_OCC_RST_MASK >> IVBEP_HA_CTL_Q_OCC_RST_SHIFT));
	f = none;
	f.umask = ~(uint32_t)0;
	assert_true(ivbep_ha_ctl_pack(f).raw == (IVBEP_HA_CTL_UMASK_MASK | 0x00000000U));
	assert_true(ivbep_ha_ctl_unpack(ivbep_ha_ctl_pack(f)).umask == (IVBEP_HA_CTL_UMASK_MASK >> IVBEP_HA_CTL_UMASK_SHIFT));
	f = none;
	f.ev_sel = ~(uint32_t)0;
	assert_true(ivbep_ha_ctl_pack(f).raw == (IVBEP_HA_CTL_EV_SEL_MASK | 0x00000000U));
	assert_true(ivbep_ha_ctl_unpack(ivbep_ha_ctl_pack(f)).ev_sel == (IVBEP_HA_CTL_EV_SEL_MASK >> IVBEP_HA_CTL_EV_SEL_SHIFT));
}

/* Every bit of HA_PCI_PMON_CTR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0xffff000000000000ULL +
	       IVBEP_HA_CTR_EVENT_COUNT_MASK) == 0xffffffffffffffffULL, "ivbep_ha_ctr");

static void test_ha_ctr(void **state)
{
	const ivbep_ha_ctr_fields_t none = {0};
	ivbep_ha_ctr_fields_t f;

	(void)state;
	assert_true(ivbep_ha_ctr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.event_count = ~(uint64_t)0;
	assert_true(ivbep_ha_ctr_pack(f).raw == (IVBEP_HA_CTR_EVENT_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(ivbep_ha_ctr_unpack(ivbep_ha_ctr_pack(f)).event_count == (IVBEP_HA_CTR_EVENT_COUNT_MASK >> IVBEP_HA_CTR_EVENT_COUNT_SHIFT));
}

/* Every bit of HA_PCI_PMON_BOX_CTL is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffefcU +
	       IVBEP_HA_BOX_CTL_FRZ_MASK +
	       IVBEP_HA_BOX_CTL_RST_CTRS_MASK +
	       IVBEP_HA_BOX_CTL_RST_CTRL_MASK) == 0xffffffffU, "ivbep_ha_box_ctl");

static void test_ha_box_ctl(void **state)
{
	const ivbep_ha_box_ctl_fields_t none = {0};
	ivbep_ha_box_ctl_fields_t f;

	(void)state;
	assert_true(ivbep_ha_box_ctl_pack(none).raw == 0x00030000U);
	f = none;
	f.frz = ~(uint32_t)0;
	assert_true(ivbep_ha_box_ctl_pack(f).raw == (IVBEP_HA_BOX_CTL_FRZ_MASK | 0x00030000U));
	assert_true(ivbep_ha_box_ctl_unpack(ivbep_ha_box_ctl_pack(f)).frz == (IVBEP_HA_BOX_CTL_FRZ_MASK >> IVBEP_HA_BOX_CTL_FRZ_SHIFT));
	f = none;
	f.rst_ctrs = ~(uint32_t)0;
	assert_true(ivbep_ha_box_ctl_pack(f).raw == (IVBEP_HA_BOX_CTL_RST_CTRS_MASK | 0x00030000U));
	assert_true(ivbep_ha_box_ctl_unpack(ivbep_ha_box_ctl_pack(f)).rst_ctrs == (IVBEP_HA_BOX_CTL_RST_CTRS_MASK >> IVBEP_HA_BOX_CTL_RST_CTRS_SHIFT));
	f = none;
	f.rst_ctrl = ~(uint32_t)0;
	assert_true(ivbep_ha_box_ctl_pack(f).raw == (IVBEP_HA_BOX_CTL_RST_CTRL_MASK | 0x00030000U));
	assert_true(ivbep_ha_box_ctl_unpack(ivbep_ha_box_ctl_pack(f)).rst_ctrl == (IVBEP_HA_BOX_CTL_RST_CTRL_MASK >> IVBEP_HA_BOX_CTL_RST_CTRL_SHIFT));
}

/* Every bit of HA_PCI_PMON_BOX_STATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffff0U +
	       IVBEP_HA_BOX_STATUS_OV_MASK) == 0xffffffffU, "ivbep_ha_box_status");

static void test_ha_box_status(void **state)
{
	const ivbep_ha_box_status_fields_t none = {0};
	ivbep_ha_box_status_fields_t f;

	(void)state;
	assert_true(ivbep_ha_box_status_pack(none).raw == 0x00000000U);
	f = none;
	f.ov = ~(uint32_t)0;
	assert_true(ivbep_ha_box_status_pack(f).raw == (IVBEP_HA_BOX_STATUS_OV_MASK | 0x00000000U));
	assert_true(ivbep_ha_box_status_unpack(ivbep_ha_box_status_pack(f)).ov == (IVBEP_HA_BOX_STATUS_OV_MASK >> IVBEP_HA_BOX_STATUS_OV_SHIFT));
}

/* Every bit of HA_PCI_PMON_BOX_ADDRMATCH0 is in one field or reserved. */
_Static_assert((uint32_t)(0x0000003fU +
	       IVBEP_HA_ADDRMATCH0_LO_ADDR_MASK) == 0xffffffffU, "ivbep_ha_addrmatch0");

static void test_ha_addrmatch0(void **state)
{
	const ivbep_ha_addrmatch0_fields_t none = {0};
	ivbep_ha_addrmatch0_fields_t f;

	(void)state;
	assert_true(ivbep_ha_addrmatch0_pack(none).raw == 0x00000000U);
	f = none;
	f.lo_addr = ~(uint32_t)0;
	assert_true(ivbep_ha_addrmatch0_pack(f).raw == (IVBEP_HA_ADDRMATCH0_LO_ADDR_MASK | 0x00000000U));
	assert_true(ivbep_ha_addrmatch0_unpack(ivbep_ha_addrmatch0_pack(f)).lo_addr == (IVBEP_HA_ADDRMATCH0_LO_ADDR_MASK >> IVBEP_HA_ADDRMATCH0_LO_ADDR_SHIFT));
}

/* Every bit of HA_PCI_PMON_BOX_ADDRMATCH1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffc000U +
	       IVBEP_HA_ADDRMATCH1_HI_ADDR_MASK) == 0xffffffffU, "ivbep_ha_addrmatch1");

static void test_ha_addrmatch1(void **state)
{
	const ivbep_ha_addrmatch1_fields_t none = {0};
	ivbep_ha_addrmatch1_fields_t f;

	(void)state;
	assert_true(ivbep_ha_addrmatch1_pack(none).raw == 0x00000000U);
	f = none;
	f.hi_addr = ~(uint32_t)0;
	assert_true(ivbep_ha_addrmatch1_pack(f).raw == (IVBEP_HA_ADDRMATCH1_HI_ADDR_MASK | 0x00000000U));
	assert_true(ivbep_ha_addrmatch1_unpack(ivbep_ha_addrmatch1_pack(f)).hi_addr == (IVBEP_HA_ADDRMATCH1_HI_ADDR_MASK >> IVBEP_HA_ADDRMATCH1_HI_ADDR_SHIFT));
}

/* Every bit of HA_PCI_PMON_BOX_OPCODEMATCH is in one field or reserved. */
_Static_assert((uint32_t)(0xffffffc0U +
	       IVBEP_HA_OPCODEMATCH_OPC_MASK) == 0xffffffffU, "ivbep_ha_opcodematch");

static void test_ha_opcodematch(void **state)
{
	const ivbep_ha_opcodematch_fields_t none = {0};
	ivbep_ha_opcodematch_fields_t f;

	(void)state;
	assert_true(ivbep_ha_opcodematch_pack(none).raw == 0x00000000U);
	f = none;
	f.opc = ~(uint32_t)0;
	assert_true(ivbep_ha_opcodematch_pack(f).raw == (IVBEP_HA_OPCODEMATCH_OPC_MASK | 0x00000000U));
	assert_true(ivbep_ha_opcodematch_unpack(ivbep_ha_opcodematch_pack(f)).opc == (IVBEP_HA_OPCODEMATCH_OPC_MASK >> IVBEP_HA_OPCODEMATCH_OPC_SHIFT));
}

/* ---- Memory controller channel ---- */

/* Every bit of MC_CH<ch>_PCI_PMON_CTL<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00a90000U +
	       IVBEP_IMC_CTL_THRESH_MASK +
	       IVBEP_IMC_CTL_EN_MASK +
	       IVBEP_IMC_CTL_OV_EN_MASK +
	       IVBEP_IMC_CTL_EDGE_DET_MASK +
	       IVBEP_IMC_CTL_RST_MASK +
	       IVBEP_IMC_CTL_UMASK_MASK +
	       IVBEP_IMC_CTL_EV_SEL_MASK) == 0xffffffffU, "ivbep_imc_ctl");

static void test_imc_ctl(void **state)
{
	const ivbep_imc_ctl_fields_t none = {0};
	ivbep_imc_ctl_fields_t f;

	(void)state;
	assert_true(ivbep_imc_ctl_pack(none).raw == 0x00000000U);
	f = none;
	f.thresh = ~(uint32_t)0;
	assert_true(ivbep_imc_ctl_pack(f).raw == (IVBEP_IMC_CTL_THRESH_MASK | 0x00000000U));
	assert_true(ivbep_imc_ctl_unpack(ivbep_imc_ctl_pack(f)).thresh == (IVBEP_IMC_CTL_THRESH_MASK >> IVBEP_IMC_CTL_THRESH_SHIFT));
	f = none;
	f.en = ~(uint32_t)0;
	assert_true(ivbep_imc_ctl_pack(f).raw == (IVBEP_IMC_CTL_EN_MASK | 0x00000000U));
	assert_true(ivbep_imc_ctl_unpack(ivbep_imc_ctl_pack(f)).en == (IVBEP_IMC_CTL_EN_MASK >> IVBEP_IMC_CTL_EN_SHIFT));
	f = none;
	f.ov_en = ~(uint32_t)0;
	assert_true(ivbep_imc_ctl_pack(f).raw == (IVBEP_IMC_CTL_OV_EN_MASK | 0x00000000U));
	assert_true(ivbep_imc_ctl_unpack(ivbep_imc_ctl_pack(f)).ov_en == (IVBEP_IMC_CTL_OV_EN_MASK >> IVBEP_IMC_CTL_OV_EN_SHIFT));
	f = none;
	f.edge_det = ~(uint32_t)0;
	assert_true(ivbep_imc_ctl_pack(f).raw == (IVBEP_IMC_CTL_EDGE_DET_MASK | 0x00000000U));
	assert_true(ivbep_imc_ctl_unpack(ivbep_imc_ctl_pack(f)).edge_det == (IVBEP_IMC_CTL_EDGE_DET_MASK >> IVBEP_IMC_CTL_EDGE_DET_SHIFT));
	f = none;
	f.rst = ~(uint32_t)0;
	assert_true(ivbep_imc_ctl_pack(f).raw == (IVBEP_IMC_CTL_RST_MASK | 0x00000000U));
	assert_true(ivbep_imc_ctl_unpack(ivbep_imc_ctl_pack(f)).rst == (IVBEP_IMC_CTL_RST_MASK >> IVBEP_IMC_CTL_RST_SHIFT));
	f = none;
	f.umask = ~(uint32_t)0;
	assert_true(ivbep_imc_ctl_pack(f).raw == (IVBEP_IMC_CTL_UMASK_MASK | 0x00000000U));
	assert_true(ivbep_imc_ctl_unpack(ivbep_imc_ctl_pack(f)).umask == (IVBEP_IMC_CTL_UMASK_MASK >> IVBEP_IMC_CTL_UMASK_SHIFT));
	f = none;
	f.ev_sel = ~(uint32_t)0;
	assert_true(ivbep_imc_ctl_pack(f).raw == (IVBEP_IMC_CTL_EV_SEL_MASK | 0x00000000U));
	assert_true(ivbep_imc_ctl_unpack(ivbep_imc_ctl_pack(f)).ev_sel == (IVBEP_IMC_CTL_EV_SEL_MASK >> IVBEP_IMC_CTL_EV_SEL_SHIFT));
}

/* Every bit of MC_CH<ch>_PCI_PMON_CTR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0xffff000000000000ULL +
	       IVBEP_IMC_CTR_EVENT_COUNT_MASK) == 0xffffffffffffffffULL, "ivbep_imc_ctr");

static void test_imc_ctr(void **state)
{
	const ivbep_imc_ctr_fields_t none = {0};
	ivbep_imc_ctr_fields_t f;

	(void)state;
	assert_true(ivbep_imc_ctr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.event_count = ~(uint64_t)0;
	assert_true(ivbep_imc_ctr_pack(f).raw == (IVBEP_IMC_CTR_EVENT_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(ivbep_imc_ctr_unpack(ivbep_imc_ctr_pack(f)).event_count == (IVBEP_IMC_CTR_EVENT_COUNT_MASK >> IVBEP_IMC_CTR_EVENT_COUNT_SHIFT));
}

/* Every bit of MC_CH<ch>_PCI_PMON_BOX_CTL is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffefcU +
	       IVBEP_IMC_BOX_CTL_FRZ_MASK +
	       IVBEP_IMC_BOX_CTL_RST_CTRS_MASK +
	       IVBEP_IMC_BOX_CTL_RST_CTRL_MASK) == 0xffffffffU, "ivbep_imc_box_ctl");

static void test_imc_box_ctl(void **state)
{
	const ivbep_imc_box_ctl_fields_t none = {0};
	ivbep_imc_box_ctl_fields_t f;

	(void)state;
	assert_true(ivbep_imc_box_ctl_pack(none).raw == 0x00030000U);
	f = none;
	f.frz = ~(uint32_t)0;
	assert_true(ivbep_imc_box_ctl_pack(f).raw == (IVBEP_IMC_BOX_CTL_FRZ_MASK | 0x00030000U));
	assert_true(ivbep_imc_box_ctl_unpack(ivbep_imc_box_ctl_pack(f)).frz == (IVBEP_IMC_BOX_CTL_FRZ_MASK >> IVBEP_IMC_BOX_CTL_FRZ_SHIFT));
	f = none;
	f.rst_ctrs = ~(uint32_t)0;
	assert_true(ivbep_imc_box_ctl_pack(f).raw == (IVBEP_IMC_BOX_CTL_RST_CTRS_MASK | 0x00030000U));
	assert_true(ivbep_imc_box_ctl_unpack(ivbep_imc_box_ctl_pack(f)).rst_ctrs == (IVBEP_IMC_BOX_CTL_RST_CTRS_MASK >> IVBEP_IMC_BOX_CTL_RST_CTRS_SHIFT));
	f = none;
	f.rst_ctrl = ~(uint32_t)0;
	assert_true(ivbep_imc_box_ctl_pack(f).raw == (IVBEP_IMC_BOX_CTL_RST_CTRL_MASK | 0x00030000U));
	assert_true(ivbep_imc_box_ctl_unpack(ivbep_imc_box_ctl_pack(f)).rst_ctrl == (IVBEP_IMC_BOX_CTL_RST_CTRL_MASK >> IVBEP_IMC_BOX_CTL_RST_CTRL_SHIFT));
}

/* Every bit of MC_CH<ch>_PCI_PMON_BOX_STATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xffffffe0U +
	       IVBEP_IMC_BOX_STATUS_OV_MASK +
	       IVBEP_IMC_BOX_STATUS_OV_FIXED_MASK) == 0xffffffffU, "ivbep_imc_box_status");

static void test_imc_box_status(void **state)
{
	const ivbep_imc_box_status_fields_t none = {0};
	ivbep_imc_box_status_fields_t f;

	(void)state;
	assert_true(ivbep_imc_box_status_pack(none).raw == 0x00000000U);
	f = none;
	f.ov = ~(uint32_t)0;
	assert_true(ivbep_imc_box_status_pack(f).raw == (IVBEP_IMC_BOX_STATUS_OV_MASK | 0x00000000U));
	assert_true(ivbep_imc_box_status_unpack(ivbep_imc_box_status_pack(f)).ov == (IVBEP_IMC_BOX_STATUS_OV_MASK >> IVBEP_IMC_BOX_STATUS_OV_SHIFT));
	f = none;
	f.ov_fixed = ~(uint32_t)0;
	assert_true(ivbep_imc_box_status_pack(f).raw == (IVBEP_IMC_BOX_STATUS_OV_FIXED_MASK | 0x00000000U));
	assert_true(ivbep_imc_box_status_unpack(ivbep_imc_box_status_pack(f)).ov_fixed == (IVBEP_IMC_BOX_STATUS_OV_FIXED_MASK >> IVBEP_IMC_BOX_STATUS_OV_FIXED_SHIFT));
}

/* Every bit of MC_CH<ch>_PCI_PMON_FIXED_CTR is in one field or reserved. */
_Static_assert((uint64_t)(0xffff000000000000ULL +
	       IVBEP_IMC_FIXED_CTR_EVENT_COUNT_MASK) == 0xffffffffffffffffULL, "ivbep_imc_fixed_ctr");

static void test_imc_fixed_ctr(void **state)
{
	const ivbep_imc_fixed_ctr_fields_t none = {0};
	ivbep_imc_fixed_ctr_fields_t f;

	(void)state;
	assert_true(ivbep_imc_fixed_ctr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.event_count = ~(uint64_t)0;
	assert_true(ivbep_imc_fixed_ctr_pack(f).raw == (IVBEP_IMC_FIXED_CTR_EVENT_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(ivbep_imc_fixed_ctr_unpack(ivbep_imc_fixed_ctr_pack(f)).event_count == (IVBEP_IMC_FIXED_CTR_EVENT_COUNT_MASK >> IVBEP_IMC_FIXED_CTR_EVENT_COUNT_SHIFT));
}

/* Every bit of MC_CH<ch>_PCI_PMON_FIXED_CTL is in one field or reserved. */
_Static_assert((uint32_t)(0xffa7ffffU +
	       IVBEP_IMC_FIXED_CTL_EN_MASK +
	       IVBEP_IMC_FIXED_CTL_OV_EN_MASK +
	       IVBEP_IMC_FIXED_CTL_RST_MASK) == 0xffffffffU, "ivbep_imc_fixed_ctl");

static void test_imc_fixed_ctl(void **state)
{
	const ivbep_imc_fixed_ctl_fields_t none = {0};
	ivbep_imc_fixed_ctl_fields_t f;

	(void)state;
	assert_true(ivbep_imc_fixed_ctl_pack(none).raw == 0x00000000U);
	f = none;
	f.en = ~(uint32_t)0;
	assert_true(ivbep_imc_fixed_ctl_pack(f).raw == (IVBEP_IMC_FIXED_CTL_EN_MASK | 0x00000000U));
	assert_true(ivbep_imc_fixed_ctl_unpack(ivbep_imc_fixed_ctl_pack(f)).en == (IVBEP_IMC_FIXED_CTL_EN_MASK >> IVBEP_IMC_FIXED_CTL_EN_SHIFT));
	f = none;
	f.ov_en = ~(uint32_t)0;
	assert_true(ivbep_imc_fixed_ctl_pack(f).raw == (IVBEP_IMC_FIXED_CTL_OV_EN_MASK | 0x00000000U));
	assert_true(ivbep_imc_fixed_ctl_unpack(ivbep_imc_fixed_ctl_pack(f)).ov_en == (IVBEP_IMC_FIXED_CTL_OV_EN_MASK >> IVBEP_IMC_FIXED_CTL_OV_EN_SHIFT));
	f = none;
	f.rst = ~(uint32_t)0;
	assert_true(ivbep_imc_fixed_ctl_pack(f).raw == (IVBEP_IMC_FIXED_CTL_RST_MASK | 0x00000000U));
	assert_true(ivbep_imc_fixed_ctl_unpack(ivbep_imc_fixed_ctl_pack(f)).rst == (IVBEP_IMC_FIXED_CTL_RST_MASK >> IVBEP_IMC_FIXED_CTL_RST_SHIFT));
}

/* ---- Coherence unit of the I/O ring port ---- */

/* Every bit of IRP_PCI_PMON_CTL<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00b90000U +
	       IVBEP_IRP_CTL_THRESH_MASK +
	       IVBEP_IRP_CTL_EN_MASK +
	       IVBEP_IRP_CTL_EDGE_DET_MASK +
	       IVBEP_IRP_CTL_RST_MASK +
	       IVBEP_IRP_CTL_UMASK_MASK +
	       IVBEP_IRP_CTL_EV_SEL_MASK) == 0xffffffffU, "ivbep_irp_ctl");

static void test_irp_ctl(void **state)
{
	const ivbep_irp_ctl_fields_t none = {0};
	ivbep_irp_ctl_fields_t f;

	(void)state;
	assert_true(ivbep_irp_ctl_pack(none).raw == 0x00000000U);
	f = none;
	f.thresh = ~(uint32_t)0;
	assert_true(ivbep_irp_ctl_pack(f).raw == (IVBEP_IRP_CTL_THRESH_MASK | 0x00000000U));
	assert_true(ivbep_irp_ctl_unpack(ivbep_irp_ctl_pack(f)).thresh == (IVBEP_IRP_CTL_THRESH_MASK >> IVBEP_IRP_CTL_THRESH_SHIFT));
	f = none;
	f.en = ~(uint32_t)0;
	assert_true(ivbep_irp_ctl_pack(f).raw == (IVBEP_IRP_CTL_EN_MASK | 0x00000000U));
	assert_true(ivbep_irp_ctl_unpack(ivbep_irp_ctl_pack(f)).en == (IVBEP_IRP_CTL_EN_MASK >> IVBEP_IRP_CTL_EN_SHIFT));
	f = none;
	f.edge_det = ~(uint32_t)0;
	assert_true(ivbep_irp_ctl_pack(f).raw == (IVBEP_IRP_CTL_EDGE_DET_MASK | 0x00000000U));
	assert_true(ivbep_irp_ctl_unpack(ivbep_irp_ctl_pack(f)).edge_det == (IVBEP_IRP_CTL_EDGE_DET_MASK >> IVBEP_IRP_CTL_EDGE_DET_SHIFT));
	f = none;
	f.rst = ~(uint32_t)0;
	assert_true(ivbep_irp_ctl_pack(f).raw == (IVBEP_IRP_CTL_RST_MASK | 0x00000000U));
	assert_true(ivbep_irp_ctl_unpack(ivbep_irp_ctl_pack(f)).rst == (IVBEP_IRP_CTL_RST_MASK >> IVBEP_IRP_CTL_RST_SHIFT));
	f = none;
	f.umask = ~(uint32_t)0;
	assert_true(ivbep_irp_ctl_pack(f).raw == (IVBEP_IRP_CTL_UMASK_MASK | 0x00000000U));
	assert_true(ivbep_irp_ctl_unpack(ivbep_irp_ctl_pack(f)).umask == (IVBEP_IRP_CTL_UMASK_MASK >> IVBEP_IRP_CTL_UMASK_SHIFT));
	f = none;
	f.ev_sel = ~(uint32_t)0;
	assert_true(ivbep_irp_ctl_pack(f).raw == (IVBEP_IRP_CTL_EV_SEL_MASK | 0x00000000U));
	assert_true(ivbep_irp_ctl_unpack(ivbep_irp_ctl_pack(f)).ev_sel == (IVBEP_IRP_CTL_EV_SEL_MASK >> IVBEP_IRP_CTL_EV_SEL_SHIFT));
}

/* Every bit of IRP_PCI_PMON_CTR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0xfffff00000000000ULL +
	       IVBEP_IRP_CTR_EVENT_COUNT_MASK) == 0xffffffffffffffffULL, "ivbep_irp_ctr");

static void test_irp_ctr(void **state)
{
	const ivbep_irp_ctr_fields_t none = {0};
	ivbep_irp_ctr_fields_t f;

	(void)state;
	assert_true(ivbep_irp_ctr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.event_count = ~(uint64_t)0;
	assert_true(ivbep_irp_ctr_pack(f).raw == (IVBEP_IRP_CTR_EVENT_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(ivbep_irp_ctr_unpack(ivbep_irp_ctr_pack(f)).event_count == (IVBEP_IRP_CTR_EVENT_COUNT_MASK >> IVBEP_IRP_CTR_EVENT_COUNT_SHIFT));
}

/* Every bit of IRP_PCI_PMON_BOX_CTL is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffefcU +
	       IVBEP_IRP_BOX_CTL_FRZ_MASK +
	       IVBEP_IRP_BOX_CTL_RST_CTRS_MASK +
	       IVBEP_IRP_BOX_CTL_RST_CTRL_MASK) == 0xffffffffU, "ivbep_irp_box_ctl");

static void test_irp_box_ctl(void **state)
{
	const ivbep_irp_box_ctl_fields_t none = {0};
	ivbep_irp_box_ctl_fields_t f;

	(void)state;
	assert_true(ivbep_irp_box_ctl_pack(none).raw == 0x00030000U);
	f = none;
	f.frz = ~(uint32_t)0;
	assert_true(ivbep_irp_box_ctl_pack(f).raw == (IVBEP_IRP_BOX_CTL_FRZ_MASK | 0x00030000U));
	assert_true(ivbep_irp_box_ctl_unpack(ivbep_irp_box_ctl_pack(f)).frz == (IVBEP_IRP_BOX_CTL_FRZ_MASK >> IVBEP_IRP_BOX_CTL_FRZ_SHIFT));
	f = none;
	f.rst_ctrs = ~(uint32_t)0;
	assert_true(ivbep_irp_box_ctl_pack(f).raw == (IVBEP_IRP_BOX_CTL_RST_CTRS_MASK | 0x00030000U));
	assert_true(ivbep_irp_box_ctl_unpack(ivbep_irp_box_ctl_pack(f)).rst_ctrs == (IVBEP_IRP_BOX_CTL_RST_CTRS_MASK >> IVBEP_IRP_BOX_CTL_RST_CTRS_SHIFT));
	f = none;
	f.rst_ctrl = ~(uint32_t)0;
	assert_true(ivbep_irp_box_ctl_pack(f).raw == (IVBEP_IRP_BOX_CTL_RST_CTRL_MASK | 0x00030000U));
	assert_true(ivbep_irp_box_ctl_unpack(ivbep_irp_box_ctl_pack(f)).rst_ctrl == (IVBEP_IRP_BOX_CTL_RST_CTRL_MASK >> IVBEP_IRP_BOX_CTL_RST_CTRL_SHIFT));
}

/* Every bit of IRP_PCI_PMON_BOX_STATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffff0U +
	       IVBEP_IRP_BOX_STATUS_OV_MASK) == 0xffffffffU, "ivbep_irp_box_status");

static void test_irp_box_status(void **state)
{
	const ivbep_irp_box_status_fields_t none = {0};
	ivbep_irp_box_status_fields_t f;

	(void)state;
	assert_true(ivbep_irp_box_status_pack(none).raw == 0x00000000U);
	f = none;
	f.ov = ~(uint32_t)0;
	assert_true(ivbep_irp_box_status_pack(f).raw == (IVBEP_IRP_BOX_STATUS_OV_MASK | 0x00000000U));
	assert_true(ivbep_irp_box_status_unpack(ivbep_irp_box_status_pack(f)).ov == (IVBEP_IRP_BOX_STATUS_OV_MASK >> IVBEP_IRP_BOX_STATUS_OV_SHIFT));
}

/* ---- Power control unit ---- */

/* Every bit of PCU_MSR_PMON_CTL<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x20893f00U +
	       IVBEP_PCU_CTL_OCC_EDGE_DET_MASK +
	       IVBEP_PCU_CTL_OCC_INVERT_MASK +
	       IVBEP_PCU_CTL_THRESH_MASK +
	       IVBEP_PCU_CTL_EN_MASK +
	       IVBEP_PCU_CTL_EV_SEL_EXT_MASK +
	       IVBEP_PCU_CTL_OV_EN_MASK +
	       IVBEP_PCU_CTL_EDGE_DET_MASK +
	       IVBEP_PCU_CTL_RST_MASK +
	       IVBEP_PCU_CTL_OCC_SEL_MASK +
	       IVBEP_PCU_CTL_EV_SEL_MASK) == 0xffffffffU, "ivbep_pcu_ctl");

static void test_pcu_ctl(void **state)
{
	const ivbep_pcu_ctl_fields_t none = {0};
	ivbep_pcu_ctl_fields_t f;

	(void)state;
	assert_true(ivbep_pcu_ctl_pack(none).raw == 0x00000000U);
	f = none;
	f.occ_edge_det = ~(uint32_t)0;
	assert_true(ivbep_pcu_ctl_pack(f).raw == (IVBEP_PCU_CTL_OCC_EDGE_DET_MASK | 0x00000000U));
	assert_true(ivbep_pcu_ctl_unpack(ivbep_pcu_ctl_pack(f)).occ_edge_det == (IVBEP_PCU_CTL_OCC_EDGE_DET_MASK >> IVBEP_PCU_CTL_OCC_EDGE_DET_SHIFT));
	f = none;
	f.occ_invert = ~(uint32_t)0;
	assert_true(ivbep_pcu_ctl_pack(f).raw == (IVBEP_PCU_CTL_OCC_INVERT_MASK | 0x00000000U));
	assert_true(ivbep_pcu_ctl_unpack(ivbep_pcu_ctl_pack(f)).occ_invert == (IVBEP_PCU_CTL_OCC_INVERT_MASK >> IVBEP_PCU_CTL_OCC_INVERT_SHIFT));
	f = none;
	f.thresh = ~(uint32_t)0;
	assert_true(ivbep_pcu_ctl_pack(f).raw == (IVBEP_PCU_CTL_THRESH_MASK | 0x00000000U));
	assert_true(ivbep_pcu_ctl_unpack(ivbep_pcu_ctl_pack(f)).thresh == (IVBEP_PCU_CTL_THRESH_MASK >> IVBEP_PCU_CTL_THRESH_SHIFT));
	f = none;
	f.en = ~(uint32_t)0;
	assert_true(ivbep_pcu_ctl_pack(f).raw == (IVBEP_PCU_CTL_EN_MASK | 0x00000000U));
	assert_true(ivbep_pcu_ctl_unpack(ivbep_pcu_ctl_pack(f)).en == (IVBEP_PCU_CTL_EN_MASK >> IVBEP_PCU_CTL_EN_SHIFT));
	f = none;
	f.ev_sel_ext = ~(uint32_t)0;
	assert_true(ivbep_pcu_ctl_pack(f).raw == (IVBEP_PCU_CTL_EV_SEL_EXT_MASK | 0x00000000U));
	assert_true(ivbep_pcu_ctl_unpack(ivbep_pcu_ctl_pack(f)).ev_sel_ext == (IVBEP_PCU_CTL_EV_SEL_EXT_MASK >> IVBEP_PCU_CTL_EV_SEL_EXT_SHIFT));
	f = none;
	f.ov_en = ~(uint32_t)0;
	assert_true(ivbep_pcu_ctl_pack(f).raw == (IVBEP_PCU_CTL_OV_EN_MASK | 0x00000000U));
	assert_true(ivbep_pcu_ctl_unpack(ivbep_pcu_ctl_pack(f)).ov_en == (IVBEP_PCU_CTL_OV_EN_MASK >> IVBEP_PCU_CTL_OV_EN_SHIFT));
	f = none;
	f.edge_det = ~(uint32_t)0;
	assert_true(ivbep_pcu_ctl_pack(f).raw == (IVBEP_PCU_CTL_EDGE_DET_MASK | 0x00000000U));
	assert_true(ivbep_pcu_ctl_unpack(ivbep_pcu_ctl_pack(f)).edge_det == (IVBEP_PCU_CTL_EDGE_DET_MASK >> IVBEP_PCU_CTL_EDGE_DET_SHIFT));
	f = none;
	f.rst = ~(uint32_t)0;
	assert_true(ivbep_pcu_ctl_pack(f).raw == (IVBEP_PCU_CTL_RST_MASK | 0x00000000U));
	assert_true(ivbep_pcu_ctl_unpack(ivbep_pcu_ctl_pack(f)).rst == (IVBEP_PCU_CTL_RST_MASK >> IVBEP_PCU_CTL_RST_SHIFT));
	f = none;
	f.occ_sel = ~(uint32_t)0;
	assert_true(ivbep_pcu_ctl_pack(f).raw == (IVBEP_PCU_CTL_OCC_SEL_MASK | 0x00000000U));
	assert_true(ivbep_pcu_ctl_unpack(ivbep_pcu_ctl_pack(f)).occ_sel == (IVBEP_PCU_CTL_OCC_SEL_MASK >> IVBEP_PCU_CTL_OCC_SEL_SHIFT));
	f = none;
	f.ev_sel = ~(uint32_t)0;
	assert_true(ivbep_pcu_ctl_pack(f).raw == (IVBEP_PCU_CTL_EV_SEL_MASK | 0x00000000U));
	assert_true(ivbep_pcu_ctl_unpack(ivbep_pcu_ctl_pack(f)).ev_sel == (IVBEP_PCU_CTL_EV_SEL_MASK >> IVBEP_PCU_CTL_EV_SEL_SHIFT));
}

/* Every bit of PCU_MSR_PMON_CTR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0xffff000000000000ULL +
	       IVBEP_PCU_CTR_EVENT_COUNT_MASK) == 0xffffffffffffffffULL, "ivbep_pcu_ctr");

static void test_pcu_ctr(void **state)
{
	const ivbep_pcu_ctr_fields_t none = {0};
	ivbep_pcu_ctr_fields_t f;

	(void)state;
	assert_true(ivbep_pcu_ctr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.event_count = ~(uint64_t)0;
	assert_true(ivbep_pcu_ctr_pack(f).raw == (IVBEP_PCU_CTR_EVENT_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(ivbep_pcu_ctr_unpack(ivbep_pcu_ctr_pack(f)).event_count == (IVBEP_PCU_CTR_EVENT_COUNT_MASK >> IVBEP_PCU_CTR_EVENT_COUNT_SHIFT));
}

/* Every bit of PCU_MSR_PMON_BOX_CTL is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffefcU +
	       IVBEP_PCU_BOX_CTL_FRZ_MASK +
	       IVBEP_PCU_BOX_CTL_RST_CTRS_MASK +
	       IVBEP_PCU_BOX_CTL_RST_CTRL_MASK) == 0xffffffffU, "ivbep_pcu_box_ctl");

static void test_pcu_box_ctl(void **state)
{
	const ivbep_pcu_box_ctl_fields_t none = {0};
	ivbep_pcu_box_ctl_fields_t f;

	(void)state;
	assert_true(ivbep_pcu_box_ctl_pack(none).raw == 0x00030000U);
	f = none;
	f.frz = ~(uint32_t)0;
	assert_true(ivbep_pcu_box_ctl_pack(f).raw == (IVBEP_PCU_BOX_CTL_FRZ_MASK | 0x00030000U));
	assert_true(ivbep_pcu_box_ctl_unpack(ivbep_pcu_box_ctl_pack(f)).frz == (IVBEP_PCU_BOX_CTL_FRZ_MASK >> IVBEP_PCU_BOX_CTL_FRZ_SHIFT));
	f = none;
	f.rst_ctrs = ~(uint32_t)0;
	assert_true(ivbep_pcu_box_ctl_pack(f).raw == (IVBEP_PCU_BOX_CTL_RST_CTRS_MASK | 0x00030000U));
	assert_true(ivbep_pcu_box_ctl_unpack(ivbep_pcu_box_ctl_pack(f)).rst_ctrs == (IVBEP_PCU_BOX_CTL_RST_CTRS_MASK >> IVBEP_PCU_BOX_CTL_RST_CTRS_SHIFT));
	f = none;
	f.rst_ctrl = ~(uint32_t)0;
	assert_true(ivbep_pcu_box_ctl_pack(f).raw == (IVBEP_PCU_BOX_CTL_RST_CTRL_MASK | 0x00030000U));
	assert_true(ivbep_pcu_box_ctl_unpack(ivbep_pcu_box_ctl_pack(f)).rst_ctrl == (IVBEP_PCU_BOX_CTL_RST_CTRL_MASK >> IVBEP_PCU_BOX_CTL_RST_CTRL_SHIFT));
}

/* Every bit of PCU_MSR_CORE_C3_CTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       IVBEP_PCU_CORE_C3_CTR_EVENT_COUNT_MASK) == 0xffffffffffffffffULL, "ivbep_pcu_core_c3_ctr");

static void test_pcu_core_c3_ctr(void **state)
{
	const ivbep_pcu_core_c3_ctr_fields_t none = {0};
	ivbep_pcu_core_c3_ctr_fields_t f;

	(void)state;
	assert_true(ivbep_pcu_core_c3_ctr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.event_count = ~(uint64_t)0;
	assert_true(ivbep_pcu_core_c3_ctr_pack(f).raw == (IVBEP_PCU_CORE_C3_CTR_EVENT_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(ivbep_pcu_core_c3_ctr_unpack(ivbep_pcu_core_c3_ctr_pack(f)).event_count == (IVBEP_PCU_CORE_C3_CTR_EVENT_COUNT_MASK >> IVBEP_PCU_CORE_C3_CTR_EVENT_COUNT_SHIFT));
}

/* Every bit of PCU_MSR_CORE_C6_CTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       IVBEP_PCU_CORE_C6_CTR_EVENT_COUNT_MASK) == 0xffffffffffffffffULL, "ivbep_pcu_core_c6_ctr");

static void test_pcu_core_c6_ctr(void **state)
{
	const ivbep_pcu_core_c6_ctr_fields_t none = {0};
	ivbep_pcu_core_c6_ctr_fields_t f;

	(void)state;
	assert_true(ivbep_pcu_core_c6_ctr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.event_count = ~(uint64_t)0;
	assert_true(ivbep_pcu_core_c6_ctr_pack(f).raw == (IVBEP_PCU_CORE_C6_CTR_EVENT_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(ivbep_pcu_core_c6_ctr_unpack(ivbep_pcu_core_c6_ctr_pack(f)).event_count == (IVBEP_PCU_CORE_C6_CTR_EVENT_COUNT_MASK >> IVBEP_PCU_CORE_C6_CTR_EVENT_COUNT_SHIFT));
}

/* Every bit of PCU_MSR_PMON_BOX_FILTER is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       IVBEP_PCU_FILTER_FILT31_24_MASK +
	       IVBEP_PCU_FILTER_FILT23_16_MASK +
	       IVBEP_PCU_FILTER_FILT15_8_MASK +
	       IVBEP_PCU_FILTER_FILT7_0_MASK) == 0xffffffffU, "ivbep_pcu_filter");

static void test_pcu_filter(void **state)
{
	const ivbep_pcu_filter_fields_t none = {0};
	ivbep_pcu_filter_fields_t f;

	(void)state;
	assert_true(ivbep_pcu_filter_pack(none).raw == 0x00000000U);
	f = none;
	f.filt31_24 = ~(uint32_t)0;
	assert_true(ivbep_pcu_filter_pack(f).raw == (IVBEP_PCU_FILTER_FILT31_24_MASK | 0x00000000U));
	assert_true(ivbep_pcu_filter_unpack(ivbep_pcu_filter_pack(f)).filt31_24 == (IVBEP_PCU_FILTER_FILT31_24_MASK >> IVBEP_PCU_FILTER_FILT31_24_SHIFT));
	f = none;
	f.filt23_16 = ~(uint32_t)0;
	assert_true(ivbep_pcu_filter_pack(f).raw == (IVBEP_PCU_FILTER_FILT23_16_MASK | 0x00000000U));
	assert_true(ivbep_pcu_filter_unpack(ivbep_pcu_filter_pack(f)).filt23_16 == (IVBEP_PCU_FILTER_FILT23_16_MASK >> IVBEP_PCU_FILTER_FILT23_16_SHIFT));
	f = none;
	f.filt15_8 = ~(uint32_t)0;
	assert_true(ivbep_pcu_filter_pack(f).raw == (IVBEP_PCU_FILTER_FILT15_8_MASK | 0x00000000U));
	assert_true(ivbep_pcu_filter_unpack(ivbep_pcu_filter_pack(f)).filt15_8 == (IVBEP_PCU_FILTER_FILT15_8_MASK >> IVBEP_PCU_FILTER_FILT15_8_SHIFT));
	f = none;
	f.filt7_0 = ~(uint32_t)0;
	assert_true(ivbep_pcu_filter_pack(f).raw == (IVBEP_PCU_FILTER_FILT7_0_MASK | 0x00000000U));
	assert_true(ivbep_pcu_filter_unpack(ivbep_pcu_filter_pack(f)).filt7_0 == (IVBEP_PCU_FILTER_FILT7_0_MASK >> IVBEP_PCU_FILTER_FILT7_0_SHIFT));
}

/* Every bit of PCU_MSR_PMON_BOX_STATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffff0U +
	       IVBEP_PCU_BOX_STATUS_OV_MASK) == 0xffffffffU, "ivbep_pcu_box_status");

static void test_pcu_box_status(void **state)
{
	const ivbep_pcu_box_status_fields_t none = {0};
	ivbep_pcu_box_status_fields_t f;

	(void)state;
	assert_true(ivbep_pcu_box_status_pack(none).raw == 0x00000000U);
	f = none;
	f.ov = ~(uint32_t)0;
	assert_true(ivbep_pcu_box_status_pack(f).raw == (IVBEP_PCU_BOX_STATUS_OV_MASK | 0x00000000U));
	assert_true(ivbep_pcu_box_status_unpack(ivbep_pcu_box_status_pack(f)).ov == (IVBEP_PCU_BOX_STATUS_OV_MASK >> IVBEP_PCU_BOX_STATUS_OV_SHIFT));
}

/* ---- QPI link layer ---- */

/* Every bit of Q_P<port>_PCI_PMON_CTL<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00890000U +
	       IVBEP_QPI_CTL_THRESH_MASK +
	       IVBEP_QPI_CTL_EN_MASK +
	       IVBEP_QPI_CTL_EV_SEL_EXT_MASK +
	       IVBEP_QPI_CTL_OV_EN_MASK +
	       IVBEP_QPI_CTL_EDGE_DET_MASK +
	       IVBEP_QPI_CTL_RST_MASK +
	       IVBEP_QPI_CTL_UMASK_MASK +
	       IVBEP_QPI_CTL_EV_SEL_MASK) == 0xffffffffU, "ivbep_qpi_ctl");

static void test_qpi_ctl(void **state)
{
	const ivbep_qpi_ctl_fields_t none = {0};
	ivbep_qpi_ctl_fields_t f;

	(void)state;
	assert_true(ivbep_qpi_ctl_pack(none).raw == 0x00000000U);
	f = none;
	f.thresh = ~(uint32_t)0;
	assert_true(ivbep_qpi_ctl_pack(f).raw == (IVBEP_QPI_CTL_THRESH_MASK | 0x00000000U));
	assert_true(ivbep_qpi_ctl_unpack(ivbep_qpi_ctl_pack(f)).thresh == (IVBEP_QPI_CTL_THRESH_MASK >> IVBEP_QPI_CTL_THRESH_SHIFT));
	f = none;
	f.en = ~(uint32_t)0;
	assert_true(ivbep_qpi_ctl_pack(f).raw == (IVBEP_QPI_CTL_EN_MASK | 0x00000000U));
	assert_true(ivbep_qpi_ctl_unpack(ivbep_qpi_ctl_pack(f)).en == (IVBEP_QPI_CTL_EN_MASK >> IVBEP_QPI_CTL_EN_SHIFT));
	f = none;
	f.ev_sel_ext = ~(uint32_t)0;
	assert_true(ivbep_qpi_ctl_pack(f).raw == (IVBEP_QPI_CTL_EV_SEL_EXT_MASK | 0x00000000U));
	assert_true(ivbep_qpi_ctl_unpack(ivbep_qpi_ctl_pack(f)).ev_sel_ext == (IVBEP_QPI_CTL_EV_SEL_EXT_MASK >> IVBEP_QPI_CTL_EV_SEL_EXT_SHIFT));
	f = none;
	f.ov_en = ~(uint32_t)0;
	assert_true(ivbep_qpi_ctl_pack(f).raw == (IVBEP_QPI_CTL_OV_EN_MASK | 0x00000000U));
	assert_true(ivbep_qpi_ctl_unpack(ivbep_qpi_ctl_pack(f)).ov_en == (IVBEP_QPI_CTL_OV_EN_MASK >> IVBEP_QPI_CTL_OV_EN_SHIFT));
	f = none;
	f.edge_det = ~(uint32_t)0;
	assert_true(ivbep_qpi_ctl_pack(f).raw == (IVBEP_QPI_CTL_EDGE_DET_MASK | 0x00000000U));
	assert_true(ivbep_qpi_ctl_unpack(ivbep_qpi_ctl_pack(f)).edge_det == (IVBEP_QPI_CTL_EDGE_DET_MASK >> IVBEP_QPI_CTL_EDGE_DET_SHIFT));
	f = none;
	f.rst = ~(uint32_t)0;
	assert_true(ivbep_qpi_ctl_pack(f).raw == (IVBEP_QPI_CTL_RST_MASK | 0x00000000U));
	assert_true(ivbep_qpi_ctl_unpack(ivbep_qpi_ctl_pack(f)).rst == (IVBEP_QPI_CTL_RST_MASK >> IVBEP_QPI_CTL_RST_SHIFT));
	f = none;
	f.umask = ~(uint32_t)0;
	assert_true(ivbep_qpi_ctl_pack(f).raw == (IVBEP_QPI_CTL_UMASK_MASK | 0x00000000U));
	assert_true(ivbep_qpi_ctl_unpack(ivbep_qpi_ctl_pack(f)).umask == (IVBEP_QPI_CTL_UMASK_MASK >> IVBEP_QPI_CTL_UMASK_SHIFT));
	f = none;
	f.ev_sel = ~(uint32_t)0;
	assert_true(ivbep_qpi_ctl_pack(f).raw == (IVBEP_QPI_CTL_EV_SEL_MASK | 0x00000000U));
	assert_true(ivbep_qpi_ctl_unpack(ivbep_qpi_ctl_pack(f)).ev_sel == (IVBEP_QPI_CTL_EV_SEL_MASK >> IVBEP_QPI_CTL_EV_SEL_SHIFT));
}

/* Every bit of Q_P<port>_PCI_PMON_CTR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0xffff000000000000ULL +
	       IVBEP_QPI_CTR_EVENT_COUNT_MASK) == 0xffffffffffffffffULL, "ivbep_qpi_ctr");

static void test_qpi_ctr(void **state)
{
	const ivbep_qpi_ctr_fields_t none = {0};
	ivbep_qpi_ctr_fields_t f;

	(void)state;
	assert_true(ivbep_qpi_ctr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.event_count = ~(uint64_t)0;
	assert_true(ivbep_qpi_ctr_pack(f).raw == (IVBEP_QPI_CTR_EVENT_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(ivbep_qpi_ctr_unpack(ivbep_qpi_ctr_pack(f)).event_count == (IVBEP_QPI_CTR_EVENT_COUNT_MASK >> IVBEP_QPI_CTR_EVENT_COUNT_SHIFT));
}

/* Every bit of Q_P<port>_PCI_PMON_BOX_CTL is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffefcU +
	       IVBEP_QPI_BOX_CTL_FRZ_MASK +
	       IVBEP_QPI_BOX_CTL_RST_CTRS_MASK +
	       IVBEP_QPI_BOX_CTL_RST_CTRL_MASK) == 0xffffffffU, "ivbep_qpi_box_ctl");

static void test_qpi_box_ctl(void **state)
{
	const ivbep_qpi_box_ctl_fields_t none = {0};
	ivbep_qpi_box_ctl_fields_t f;

	(void)state;
	assert_true(ivbep_qpi_box_ctl_pack(none).raw == 0x00030000U);
	f = none;
	f.frz = ~(uint32_t)0;
	assert_true(ivbep_qpi_box_ctl_pack(f).raw == (IVBEP_QPI_BOX_CTL_FRZ_MASK | 0x00030000U));
	assert_true(ivbep_qpi_box_ctl_unpack(ivbep_qpi_box_ctl_pack(f)).frz == (IVBEP_QPI_BOX_CTL_FRZ_MASK >> IVBEP_QPI_BOX_CTL_FRZ_SHIFT));
	f = none;
	f.rst_ctrs = ~(uint32_t)0;
	assert_true(ivbep_qpi_box_ctl_pack(f).raw == (IVBEP_QPI_BOX_CTL_RST_CTRS_MASK | 0x00030000U));
	assert_true(ivbep_qpi_box_ctl_unpack(ivbep_qpi_box_ctl_pack(f)).rst_ctrs == (IVBEP_QPI_BOX_CTL_RST_CTRS_MASK >> IVBEP_QPI_BOX_CTL_RST_CTRS_SHIFT));
	f = none;
	f.rst_ctrl = ~(uint32_t)0;
	assert_true(ivbep_qpi_box_ctl_pack(f).raw == (IVBEP_QPI_BOX_CTL_RST_CTRL_MASK | 0x00030000U));
	assert_true(ivbep_qpi_box_ctl_unpack(ivbep_qpi_box_ctl_pack(f)).rst_ctrl == (IVBEP_QPI_BOX_CTL_RST_CTRL_MASK >> IVBEP_QPI_BOX_CTL_RST_CTRL_SHIFT));
}

/* Every bit of Q_P<port>_PCI_PMON_BOX_STATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffff0U +
	       IVBEP_QPI_BOX_STATUS_OV_MASK) == 0xffffffffU, "ivbep_qpi_box_status");

static void test_qpi_box_status(void **state)
{
	const ivbep_qpi_box_status_fields_t none = {0};
	ivbep_qpi_box_status_fields_t f;

	(void)state;
	assert_true(ivbep_qpi_box_status_pack(none).raw == 0x00000000U);
	f = none;
	f.ov = ~(uint32_t)0;
	assert_true(ivbep_qpi_box_status_pack(f).raw == (IVBEP_QPI_BOX_STATUS_OV_MASK | 0x00000000U));
	assert_true(ivbep_qpi_box_status_unpack(ivbep_qpi_box_status_pack(f)).ov == (IVBEP_QPI_BOX_STATUS_OV_MASK >> IVBEP_QPI_BOX_STATUS_OV_SHIFT));
}

/* Every bit of Q_P<port>_PCI_PMON_PKT_MATCH0 is in one field or reserved. */
_Static_assert((uint32_t)(0x7ffc0007U +
	       IVBEP_QPI_PKT_MATCH0_RNID_4_MASK +
	       IVBEP_QPI_PKT_MATCH0_DNID_MASK +
	       IVBEP_QPI_PKT_MATCH0_MC_MASK +
	       IVBEP_QPI_PKT_MATCH0_OPC_MASK +
	       IVBEP_QPI_PKT_MATCH0_VNW_MASK) == 0xffffffffU, "ivbep_qpi_pkt_match0");

static void test_qpi_pkt_match0(void **state)
{
	const ivbep_qpi_pkt_match0_fields_t none = {0};
	ivbep_qpi_pkt_match0_fields_t f;

	(void)state;
	assert_true(ivbep_qpi_pkt_match0_pack(none).raw == 0x00000000U);
	f = none;
	f.RNID_4 = ~(uint32_t)0;
	assert_true(ivbep_qpi_pkt_match0_pack(f).raw == (IVBEP_QPI_PKT_MATCH0_RNID_4_MASK | 0x00000000U));
	assert_true(ivbep_qpi_pkt_match0_unpack(ivbep_qpi_pkt_match0_pack(f)).RNID_4 == (IVBEP_QPI_PKT_MATCH0_RNID_4_MASK >> IVBEP_QPI_PKT_MATCH0_RNID_4_SHIFT));
	f = none;
	f.DNID = ~(uint32_t)0;
	assert_true(ivbep_qpi_pkt_match0_pack(f).raw == (IVBEP_QPI_PKT_MATCH0_DNID_MASK | 0x00000000U));
	assert_true(ivbep_qpi_pkt_match0_unpack(ivbep_qpi_pkt_match0_pack(f)).DNID == (IVBEP_QPI_PKT_MATCH0_DNID_MASK >> IVBEP_QPI_PKT_MATCH0_DNID_SHIFT));
	f = none;
	f.MC = ~(uint32_t)0;
	assert_true(ivbep_qpi_pkt_match0_pack(f).raw == (IVBEP_QPI_PKT_MATCH0_MC_MASK | 0x00000000U));
	assert_true(ivbep_qpi_pkt_match0_unpack(ivbep_qpi_pkt_match0_pack(f)).MC == (IVBEP_QPI_PKT_MATCH0_MC_MASK >> IVBEP_QPI_PKT_MATCH0_MC_SHIFT));
	f = none;
	f.OPC = ~(uint32_t)0;
	assert_true(ivbep_qpi_pkt_match0_pack(f).raw == (IVBEP_QPI_PKT_MATCH0_OPC_MASK | 0x00000000U));
	assert_true(ivbep_qpi_pkt_match0_unpack(ivbep_qpi_pkt_match0_pack(f)).OPC == (IVBEP_QPI_PKT_MATCH0_OPC_MASK >> IVBEP_QPI_PKT_MATCH0_OPC_SHIFT));
	f = none;
	f.VNW = ~(uint32_t)0;
	assert_true(ivbep_qpi_pkt_match0_pack(f).raw == (IVBEP_QPI_PKT_MATCH0_VNW_MASK | 0x00000000U));
	assert_true(ivbep_qpi_pkt_match0_unpack(ivbep_qpi_pkt_match0_pack(f)).VNW == (IVBEP_QPI_PKT_MATCH0_VNW_MASK >> IVBEP_QPI_PKT_MATCH0_VNW_SHIFT));
}

/* Every bit of Q_P<port>_PCI_PMON_PKT_MATCH1 is in one field or reserved. */
_Static_assert((uint32_t)(0xfff0fff0U +
	       IVBEP_QPI_PKT_MATCH1_RDS_MASK +
	       IVBEP_QPI_PKT_MATCH1_RNID_3_0_MASK) == 0xffffffffU, "ivbep_qpi_pkt_match1");

static void test_qpi_pkt_match1(void **state)
{
	const ivbep_qpi_pkt_match1_fields_t none = {0};
	ivbep_qpi_pkt_match1_fields_t f;

	(void)state;
	assert_true(ivbep_qpi_pkt_match1_pack(none).raw == 0x00000000U);
	f = none;
	f.RDS = ~(uint32_t)0;
	assert_true(ivbep_qpi_pkt_match1_pack(f).raw == (IVBEP_QPI_PKT_MATCH1_RDS_MASK | 0x00000000U));
	assert_true(ivbep_qpi_pkt_match1_unpack(ivbep_qpi_pkt_match1_pack(f)).RDS == (IVBEP_QPI_PKT_MATCH1_RDS_MASK >> IVBEP_QPI_PKT_MATCH1_RDS_SHIFT));
	f = none;
	f.RNID_3_0 = ~(uint32_t)0;
	assert_true(ivbep_qpi_pkt_match1_pack(f).raw == (IVBEP_QPI_PKT_MATCH1_RNID_3_0_MASK | 0x00000000U));
	assert_true(ivbep_qpi_pkt_match1_unpack(ivbep_qpi_pkt_match1_pack(f)).RNID_3_0 == (IVBEP_QPI_PKT_MATCH1_RNID_3_0_MASK >> IVBEP_QPI_PKT_MATCH1_RNID_3_0_SHIFT));
}

/* Every bit of Q_P<port>_PCI_PMON_PKT_MASK0 is in one field or reserved. */
_Static_assert((uint32_t)(0x7ffc0007U +
	       IVBEP_QPI_PKT_MASK0_RNID_4_MASK +
	       IVBEP_QPI_PKT_MASK0_DNID_MASK +
	       IVBEP_QPI_PKT_MASK0_MC_MASK +
	       IVBEP_QPI_PKT_MASK0_OPC_MASK +
	       IVBEP_QPI_PKT_MASK0_VNW_MASK) == 0xffffffffU, "ivbep_qpi_pkt_mask0");

static void test_qpi_pkt_mask0(void **state)
{
	const ivbep_qpi_pkt_mask0_fields_t none = {0};
	ivbep_qpi_pkt_mask0_fields_t f;

	(void)state;
	assert_true(ivbep_qpi_pkt_mask0_pack(none).raw == 0x00000000U);
	f = none;
	f.RNID_4 = ~(uint32_t)0;
	assert_true(ivbep_qpi_pkt_mask0_pack(f).raw == (IVBEP_QPI_PKT_MASK0_RNID_4_MASK | 0x00000000U));
	assert_true(ivbep_qpi_pkt_mask0_unpack(ivbep_qpi_pkt_mask0_pack(f)).RNID_4 == (IVBEP_QPI_PKT_MASK0_RNID_4_MASK >> IVBEP_QPI_PKT_MASK0_RNID_4_SHIFT));
	f = none;
	f.DNID = ~(uint32_t)0;
	assert_true(ivbep_qpi_pkt_mask0_pack(f).raw == (IVBEP_QPI_PKT_MASK0_DNID_MASK | 0x00000000U));
	assert_true(ivbep_qpi_pkt_mask0_unpack(ivbep_qpi_pkt_mask0_pack(f)).DNID == (IVBEP_QPI_PKT_MASK0_DNID_MASK >> IVBEP_QPI_PKT_MASK0_DNID_SHIFT));
	f = none;
	f.MC = ~(uint32_t)0;
	assert_true(ivbep_qpi_pkt_mask0_pack(f).raw == (IVBEP_QPI_PKT_MASK0_MC_MASK | 0x00000000U));
	assert_true(ivbep_qpi_pkt_mask0_unpack(ivbep_qpi_pkt_mask0_pack(f)).MC == (IVBEP_QPI_PKT_MASK0_MC_MASK >> IVBEP_QPI_PKT_MASK0_MC_SHIFT));
	f = none;
	f.OPC = ~(uint32_t)0;
	assert_true(ivbep_qpi_pkt_mask0_pack(f).raw == (IVBEP_QPI_PKT_MASK0_OPC_MASK | 0x00000000U));
	assert_true(ivbep_qpi_pkt_mask0_unpack(ivbep_qpi_pkt_mask0_pack(f)).OPC == (IVBEP_QPI_PKT_MASK0_OPC_MASK >> IVBEP_QPI_PKT_MASK0_OPC_SHIFT));
	f = none;
	f.VNW = ~(uint32_t)0;
	assert_true(ivbep_qpi_pkt_mask0_pack(f).raw == (IVBEP_QPI_PKT_MASK0_VNW_MASK | 0x00000000U));
	assert_true(ivbep_qpi_pkt_mask0_unpack(ivbep_qpi_pkt_mask0_pack(f)).VNW == (IVBEP_QPI_PKT_MASK0_VNW_MASK >> IVBEP_QPI_PKT_MASK0_VNW_SHIFT));
}

/* Every bit of Q_P<port>_PCI_PMON_PKT_MASK1 is in one field or reserved. */
_Static_assert((uint32_t)(0xfff0fff0U +
	       IVBEP_QPI_PKT_MASK1_RDS_MASK +
	       IVBEP_QPI_PKT_MASK1_RNID_3_0_MASK) == 0xffffffffU, "ivbep_qpi_pkt_mask1");

static void test_qpi_pkt_mask1(void **state)
{
	const ivbep_qpi_pkt_mask1_fields_t none = {0};
	ivbep_qpi_pkt_mask1_fields_t f;

	(void)state;
	assert_true(ivbep_qpi_pkt_mask1_pack(none).raw == 0x00000000U);
	f = none;
	f.RDS = ~(uint32_t)0;
	assert_true(ivbep_qpi_pkt_mask1_pack(f).raw == (IVBEP_QPI_PKT_MASK1_RDS_MASK | 0x00000000U));
	assert_true(ivbep_qpi_pkt_mask1_unpack(ivbep_qpi_pkt_mask1_pack(f)).RDS == (IVBEP_QPI_PKT_MASK1_RDS_MASK >> IVBEP_QPI_PKT_MASK1_RDS_SHIFT));
	f = none;
	f.RNID_3_0 = ~(uint32_t)0;
	assert_true(ivbep_qpi_pkt_mask1_pack(f).raw == (IVBEP_QPI_PKT_MASK1_RNID_3_0_MASK | 0x00000000U));
	assert_true(ivbep_qpi_pkt_mask1_unpack(ivbep_qpi_pkt_mask1_pack(f)).RNID_3_0 == (IVBEP_QPI_PKT_MASK1_RNID_3_0_MASK >> IVBEP_QPI_PKT_MASK1_RNID_3_0_SHIFT));
}

/* Every bit of QPI_RATE_STATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xffffffe8U +
	       IVBEP_QPI_RATE_STATUS_SLOW_MODE_MASK +
	       IVBEP_QPI_RATE_STATUS_QPI_RATE_MASK) == 0xffffffffU, "ivbep_qpi_rate_status");

static void test_qpi_rate_status(void **state)
{
	const ivbep_qpi_rate_status_fields_t none = {0};
	ivbep_qpi_rate_status_fields_t f;

	(void)state;
	assert_true(ivbep_qpi_rate_status_pack(none).raw == 0x00000000U);
	f = none;
	f.slow_mode = ~(uint32_t)0;
	assert_true(ivbep_qpi_rate_status_pack(f).raw == (IVBEP_QPI_RATE_STATUS_SLOW_MODE_MASK | 0x00000000U));
	assert_true(ivbep_qpi_rate_status_unpack(ivbep_qpi_rate_status_pack(f)).slow_mode == (IVBEP_QPI_RATE_STATUS_SLOW_MODE_MASK >> IVBEP_QPI_RATE_STATUS_SLOW_MODE_SHIFT));
	f = none;
	f.qpi_rate = ~(uint32_t)0;
	assert_true(ivbep_qpi_rate_status_pack(f).raw == (IVBEP_QPI_RATE_STATUS_QPI_RATE_MASK | 0x00000000U));
	assert_true(ivbep_qpi_rate_status_unpack(ivbep_qpi_rate_status_pack(f)).qpi_rate == (IVBEP_QPI_RATE_STATUS_QPI_RATE_MASK >> IVBEP_QPI_RATE_STATUS_QPI_RATE_SHIFT));
}

/* ---- Ring to PCIe ---- */

/* Every bit of R2_PCI_PMON_CTL<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00a90000U +
	       IVBEP_R2PCIE_CTL_THRESH_MASK +
	       IVBEP_R2PCIE_CTL_EN_MASK +
	       IVBEP_R2PCIE_CTL_OV_EN_MASK +
	       IVBEP_R2PCIE_CTL_EDGE_DET_MASK +
	       IVBEP_R2PCIE_CTL_RST_MASK +
	       IVBEP_R2PCIE_CTL_UMASK_MASK +
	       IVBEP_R2PCIE_CTL_EV_SEL_MASK) == 0xffffffffU, "ivbep_r2pcie_ctl");

static void test_r2pcie_ctl(void **state)
{
	const ivbep_r2pcie_ctl_fields_t none = {0};
	ivbep_r2pcie_ctl_fields_t f;

	(void)state;
	assert_true(ivbep_r2pcie_ctl_pack(none).raw == 0x00000000U);
	f = none;
	f.thresh = ~(uint32_t)0;
	assert_true(ivbep_r2pcie_ctl_pack(f).raw == (IVBEP_R2PCIE_CTL_THRESH_MASK | 0x00000000U));
	assert_true(ivbep_r2pcie_ctl_unpack(ivbep_r2pcie_ctl_pack(f)).thresh == (IVBEP_R2PCIE_CTL_THRESH_MASK >> IVBEP_R2PCIE_CTL_THRESH_SHIFT));
	f = none;
	f.en = ~(uint32_t)0;
	assert_true(ivbep_r2pcie_ctl_pack(f).raw == (IVBEP_R2PCIE_CTL_EN_MASK | 0x00000000U));
	assert_true(ivbep_r2pcie_ctl_unpack(ivbep_r2pcie_ctl_pack(f)).en == (IVBEP_R2PCIE_CTL_EN_MASK >> IVBEP_R2PCIE_CTL_EN_SHIFT));
	f = none;
	f.ov_en = ~(uint32_t)0;
	assert_true(ivbep_r2pcie_ctl_pack(f).raw == (IVBEP_R2PCIE_CTL_OV_EN_MASK | 0x00000000U));
	assert_true(ivbep_r2pcie_ctl_unpack(ivbep_r2pcie_ctl_pack(f)).ov_en == (IVBEP_R2PCIE_CTL_OV_EN_MASK >> IVBEP_R2PCIE_CTL_OV_EN_SHIFT));
	f = none;
	f.edge_det = ~(uint32_t)0;
	assert_true(ivbep_r2pcie_ctl_pack(f).raw == (IVBEP_R2PCIE_CTL_EDGE_DET_MASK | 0x00000000U));
	assert_true(ivbep_r2pcie_ctl_unpack(ivbep_r2pcie_ctl_pack(f)).edge_det == (IVBEP_R2PCIE_CTL_EDGE_DET_MASK >> IVBEP_R2PCIE_CTL_EDGE_DET_SHIFT));
	f = none;
	f.rst = ~(uint32_t)0;
	assert_true(ivbep_r2pcie_ctl_pack(f).raw == (IVBEP_R2PCIE_CTL_RST_MASK | 0x00000000U));
	assert_true(ivbep_r2pcie_ctl_unpack(ivbep_r2pcie_ctl_pack(f)).rst == (IVBEP_R2PCIE_CTL_RST_MASK >> IVBEP_R2PCIE_CTL_RST_SHIFT));
	f = none;
	f.umask = ~(uint32_t)0;
	assert_true(ivbep_r2pcie_ctl_pack(f).raw == (IVBEP_R2PCIE_CTL_UMASK_MASK | 0x00000000U));
	assert_true(ivbep_r2pcie_ctl_unpack(ivbep_r2pcie_ctl_pack(f)).umask == (IVBEP_R2PCIE_CTL_UMASK_MASK >> IVBEP_R2PCIE_CTL_UMASK_SHIFT));
	f = none;
	f.ev_sel = ~(uint32_t)0;
	assert_true(ivbep_r2pcie_ctl_pack(f).raw == (IVBEP_R2PCIE_CTL_EV_SEL_MASK | 0x00000000U));
	assert_true(ivbep_r2pcie_ctl_unpack(ivbep_r2pcie_ctl_pack(f)).ev_sel == (IVBEP_R2PCIE_CTL_EV_SEL_MASK >> IVBEP_R2PCIE_CTL_EV_SEL_SHIFT));
}

/* Every bit of R2_PCI_PMON_CTR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0xfffff00000000000ULL +
	       IVBEP_R2PCIE_CTR_EVENT_COUNT_MASK) == 0xffffffffffffffffULL, "ivbep_r2pcie_ctr");

static void test_r2pcie_ctr(void **state)
{
	const ivbep_r2pcie_ctr_fields_t none = {0};
	ivbep_r2pcie_ctr_fields_t f;

	(void)state;
	assert_true(ivbep_r2pcie_ctr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.event_count = ~(uint64_t)0;
	assert_true(ivbep_r2pcie_ctr_pack(f).raw == (IVBEP_R2PCIE_CTR_EVENT_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(ivbep_r2pcie_ctr_unpack(ivbep_r2pcie_ctr_pack(f)).event_count == (IVBEP_R2PCIE_CTR_EVENT_COUNT_MASK >> IVBEP_R2PCIE_CTR_EVENT_COUNT_SHIFT));
}

/* Every bit of R2_PCI_PMON_BOX_CTL is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffefcU +
	       IVBEP_R2PCIE_BOX_CTL_FRZ_MASK +
	       IVBEP_R2PCIE_BOX_CTL_RST_CTRS_MASK +
	       IVBEP_R2PCIE_BOX_CTL_RST_CTRL_MASK) == 0xffffffffU, "ivbep_r2pcie_box_ctl");

static void test_r2pcie_box_ctl(void **state)
{
	const ivbep_r2pcie_box_ctl_fields_t none = {0};
	ivbep_r2pcie_box_ctl_fields_t f;

	(void)state;
	assert_true(ivbep_r2pcie_box_ctl_pack(none).raw == 0x00030000U);
	f = none;
	f.frz = ~(uint32_t)0;
	assert_true(ivbep_r2pcie_box_ctl_pack(f).raw == (IVBEP_R2PCIE_BOX_CTL_FRZ_MASK | 0x00030000U));
	assert_true(ivbep_r2pcie_box_ctl_unpack(ivbep_r2pcie_box_ctl_pack(f)).frz == (IVBEP_R2PCIE_BOX_CTL_FRZ_MASK >> IVBEP_R2PCIE_BOX_CTL_FRZ_SHIFT));
	f = none;
	f.rst_ctrs = ~(uint32_t)0;
	assert_true(ivbep_r2pcie_box_ctl_pack(f).raw == (IVBEP_R2PCIE_BOX_CTL_RST_CTRS_MASK | 0x00030000U));
	assert_true(ivbep_r2pcie_box_ctl_unpack(ivbep_r2pcie_box_ctl_pack(f)).rst_ctrs == (IVBEP_R2PCIE_BOX_CTL_RST_CTRS_MASK >> IVBEP_R2PCIE_BOX_CTL_RST_CTRS_SHIFT));
	f = none;
	f.rst_ctrl = ~(uint32_t)0;
	assert_true(ivbep_r2pcie_box_ctl_pack(f).raw == (IVBEP_R2PCIE_BOX_CTL_RST_CTRL_MASK | 0x00030000U));
	assert_true(ivbep_r2pcie_box_ctl_unpack(ivbep_r2pcie_box_ctl_pack(f)).rst_ctrl == (IVBEP_R2PCIE_BOX_CTL_RST_CTRL_MASK >> IVBEP_R2PCIE_BOX_CTL_RST_CTRL_SHIFT));
}

/* Every bit of R2_PCI_PMON_BOX_STATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffff0U +
	       IVBEP_R2PCIE_BOX_STATUS_OV_MASK) == 0xffffffffU, "ivbep_r2pcie_box_status");

static void test_r2pcie_box_status(void **state)
{
	const ivbep_r2pcie_box_status_fields_t none = {0};
	ivbep_r2pcie_box_status_fields_t f;

	(void)state;
	assert_true(ivbep_r2pcie_box_status_pack(none).raw == 0x00000000U);
	f = none;
	f.ov = ~(uint32_t)0;
	assert_true(ivbep_r2pcie_box_status_pack(f).raw == (IVBEP_R2PCIE_BOX_STATUS_OV_MASK | 0x00000000U));
	assert_true(ivbep_r2pcie_box_status_unpack(ivbep_r2pcie_box_status_pack(f)).ov == (IVBEP_R2PCIE_BOX_STATUS_OV_MASK >> IVBEP_R2PCIE_BOX_STATUS_OV_SHIFT));
}

/* ---- Ring to QPI ---- */

/* Every bit of R3_L<link>_PCI_PMON_CTL<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00a90000U +
	       IVBEP_R3QPI_CTL_THRESH_MASK +
	       IVBEP_R3QPI_CTL_EN_MASK +
	       IVBEP_R3QPI_CTL_OV_EN_MASK +
	       IVBEP_R3QPI_CTL_EDGE_DET_MASK +
	       IVBEP_R3QPI_CTL_RST_MASK +
	       IVBEP_R3QPI_CTL_UMASK_MASK +
	       IVBEP_R3QPI_CTL_EV_SEL_MASK) == 0xffffffffU, "ivbep_r3qpi_ctl");

static void test_r3qpi_ctl(void **state)
{
	const ivbep_r3qpi_ctl_fields_t none = {0};
	ivbep_r3qpi_ctl_fields_t f;

	(void)state;
	assert_true(ivbep_r3qpi_ctl_pack(none).raw == 0x00000000U);
	f = none;
	f.thresh = ~(uint32_t)0;
	assert_true(ivbep_r3qpi_ctl_pack(f).raw == (IVBEP_R3QPI_CTL_THRESH_MASK | 0x00000000U));
	assert_true(ivbep_r3qpi_ctl_unpack(ivbep_r3qpi_ctl_pack(f)).thresh == (IVBEP_R3QPI_CTL_THRESH_MASK >> IVBEP_R3QPI_CTL_THRESH_SHIFT));
	f = none;
	f.en = ~(uint32_t)0;
	assert_true(ivbep_r3qpi_ctl_pack(f).raw == (IVBEP_R3QPI_CTL_EN_MASK | 0x00000000U));
	assert_true(ivbep_r3qpi_ctl_unpack(ivbep_r3qpi_ctl_pack(f)).en == (IVBEP_R3QPI_CTL_EN_MASK >> IVBEP_R3QPI_CTL_EN_SHIFT));
	f = none;
	f.ov_en = ~(uint32_t)0;
	assert_true(ivbep_r3qpi_ctl_pack(f).raw == (IVBEP_R3QPI_CTL_OV_EN_MASK | 0x00000000U));
	assert_true(ivbep_r3qpi_ctl_unpack(ivbep_r3qpi_ctl_pack(f)).ov_en == (IVBEP_R3QPI_CTL_OV_EN_MASK >> IVBEP_R3QPI_CTL_OV_EN_SHIFT));
	f = none;
	f.edge_det = ~(uint32_t)0;
	assert_true(ivbep_r3qpi_ctl_pack(f).raw == (IVBEP_R3QPI_CTL_EDGE_DET_MASK | 0x00000000U));
	assert_true(ivbep_r3qpi_ctl_unpack(ivbep_r3qpi_ctl_pack(f)).edge_det == (IVBEP_R3QPI_CTL_EDGE_DET_MASK >> IVBEP_R3QPI_CTL_EDGE_DET_SHIFT));
	f = none;
	f.rst = ~(uint32_t)0;
	assert_true(ivbep_r3qpi_ctl_pack(f).raw == (IVBEP_R3QPI_CTL_RST_MASK | 0x00000000U));
	assert_true(ivbep_r3qpi_ctl_unpack(ivbep_r3qpi_ctl_pack(f)).rst == (IVBEP_R3QPI_CTL_RST_MASK >> IVBEP_R3QPI_CTL_RST_SHIFT));
	f = none;
	f.umask = ~(uint32_t)0;
	assert_true(ivbep_r3qpi_ctl_pack(f).raw == (IVBEP_R3QPI_CTL_UMASK_MASK | 0x00000000U));
	assert_true(ivbep_r3qpi_ctl_unpack(ivbep_r3qpi_ctl_pack(f)).umask == (IVBEP_R3QPI_CTL_UMASK_MASK >> IVBEP_R3QPI_CTL_UMASK_SHIFT));
	f = none;
	f.ev_sel = ~(uint32_t)0;
	assert_true(ivbep_r3qpi_ctl_pack(f).raw == (IVBEP_R3QPI_CTL_EV_SEL_MASK | 0x00000000U));
	assert_true(ivbep_r3qpi_ctl_unpack(ivbep_r3qpi_ctl_pack(f)).ev_sel == (IVBEP_R3QPI_CTL_EV_SEL_MASK >> IVBEP_R3QPI_CTL_EV_SEL_SHIFT));
}

/* Every bit of R3_L<link>_PCI_PMON_CTR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0xfffff00000000000ULL +
	       IVBEP_R3QPI_CTR_EVENT_COUNT_MASK) == 0xffffffffffffffffULL, "ivbep_r3qpi_ctr");

static void test_r3qpi_ctr(void **state)
{
	const ivbep_r3qpi_ctr_fields_t none = {0};
	ivbep_r3qpi_ctr_fields_t f;

	(void)state;
	assert_true(ivbep_r3qpi_ctr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.event_count = ~(uint64_t)0;
	assert_true(ivbep_r3qpi_ctr_pack(f).raw == (IVBEP_R3QPI_CTR_EVENT_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(ivbep_r3qpi_ctr_unpack(ivbep_r3qpi_ctr_pack(f)).event_count == (IVBEP_R3QPI_CTR_EVENT_COUNT_MASK >> IVBEP_R3QPI_CTR_EVENT_COUNT_SHIFT));
}

/* Every bit of R3_L<link>_PCI_PMON_BOX_CTL is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffefcU +
	       IVBEP_R3QPI_BOX_CTL_FRZ_MASK +
	       IVBEP_R3QPI_BOX_CTL_RST_CTRS_MASK +
	       IVBEP_R3QPI_BOX_CTL_RST_CTRL_MASK) == 0xffffffffU, "ivbep_r3qpi_box_ctl");

static void test_r3qpi_box_ctl(void **state)
{
	const ivbep_r3qpi_box_ctl_fields_t none = {0};
	ivbep_r3qpi_box_ctl_fields_t f;

	(void)state;
	assert_true(ivbep_r3qpi_box_ctl_pack(none).raw == 0x00030000U);
	f = none;
	f.frz = ~(uint32_t)0;
	assert_true(ivbep_r3qpi_box_ctl_pack(f).raw == (IVBEP_R3QPI_BOX_CTL_FRZ_MASK | 0x00030000U));
	assert_true(ivbep_r3qpi_box_ctl_unpack(ivbep_r3qpi_box_ctl_pack(f)).frz == (IVBEP_R3QPI_BOX_CTL_FRZ_MASK >> IVBEP_R3QPI_BOX_CTL_FRZ_SHIFT));
	f = none;
	f.rst_ctrs = ~(uint32_t)0;
	assert_true(ivbep_r3qpi_box_ctl_pack(f).raw == (IVBEP_R3QPI_BOX_CTL_RST_CTRS_MASK | 0x00030000U));
	assert_true(ivbep_r3qpi_box_ctl_unpack(ivbep_r3qpi_box_ctl_pack(f)).rst_ctrs == (IVBEP_R3QPI_BOX_CTL_RST_CTRS_MASK >> IVBEP_R3QPI_BOX_CTL_RST_CTRS_SHIFT));
	f = none;
	f.rst_ctrl = ~(uint32_t)0;
	assert_true(ivbep_r3qpi_box_ctl_pack(f).raw == (IVBEP_R3QPI_BOX_CTL_RST_CTRL_MASK | 0x00030000U));
	assert_true(ivbep_r3qpi_box_ctl_unpack(ivbep_r3qpi_box_ctl_pack(f)).rst_ctrl == (IVBEP_R3QPI_BOX_CTL_RST_CTRL_MASK >> IVBEP_R3QPI_BOX_CTL_RST_CTRL_SHIFT));
}

/* Every bit of R3_L<link>_PCI_PMON_BOX_STATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffff8U +
	       IVBEP_R3QPI_BOX_STATUS_OV_MASK) == 0xffffffffU, "ivbep_r3qpi_box_status");

static void test_r3qpi_box_status(void **state)
{
	const ivbep_r3qpi_box_status_fields_t none = {0};
	ivbep_r3qpi_box_status_fields_t f;

	(void)state;
	assert_true(ivbep_r3qpi_box_status_pack(none).raw == 0x00000000U);
	f = none;
	f.ov = ~(uint32_t)0;
	assert_true(ivbep_r3qpi_box_status_pack(f).raw == (IVBEP_R3QPI_BOX_STATUS_OV_MASK | 0x00000000U));
	assert_true(ivbep_r3qpi_box_status_unpack(ivbep_r3qpi_box_status_pack(f)).ov == (IVBEP_R3QPI_BOX_STATUS_OV_MASK >> IVBEP_R3QPI_BOX_STATUS_OV_SHIFT));
}

/* What the headers say of the first and the last element of each register. */
static const struct validate_row rows[] = {
	{"global", "ctl", IVBEP_GLOBAL_CTL_ADDRESS,
	 IVBEP_GLOBAL_CTL_ADDRESS, 8 * sizeof(ivbep_global_ctl_t)},
	{"global", "status", IVBEP_GLOBAL_STATUS_ADDRESS,
	 IVBEP_GLOBAL_STATUS_ADDRESS, 8 * sizeof(ivbep_global_status_t)},
	{"global", "config", IVBEP_GLOBAL_CONFIG_ADDRESS,
	 IVBEP_GLOBAL_CONFIG_ADDRESS, 8 * sizeof(ivbep_global_config_t)},
	{"ubox", "ctl", IVBEP_UBOX_CTL_ADDRESS(0U),
	 IVBEP_UBOX_CTL_ADDRESS(1U), 8 * sizeof(ivbep_ubox_ctl_t)},
	{"ubox", "ctr", IVBEP_UBOX_CTR_ADDRESS(0U),
	 IVBEP_UBOX_CTR_ADDRESS(1U), 8 * sizeof(ivbep_ubox_ctr_t)},
	{"ubox", "fixed_ctl", IVBEP_UBOX_FIXED_CTL_ADDRESS,
	 IVBEP_UBOX_FIXED_CTL_ADDRESS, 8 * sizeof(ivbep_ubox_fixed_ctl_t)},
	{"ubox", "fixed_ctr", IVBEP_UBOX_FIXED_CTR_ADDRESS,
	 IVBEP_UBOX_FIXED_CTR_ADDRESS, 8 * sizeof(ivbep_ubox_fixed_ctr_t)},
	{"ubox", "box_status", IVBEP_UBOX_BOX_STATUS_ADDRESS,
	 IVBEP_UBOX_BOX_STATUS_ADDRESS, 8 * sizeof(ivbep_ubox_box_status_t)},
	{"cbo", "ctl", IVBEP_CBO_CTL_ADDRESS(0U, 0U),
	 IVBEP_CBO_CTL_ADDRESS(14U, 3U), 8 * sizeof(ivbep_cbo_ctl_t)},
	{"cbo", "ctr", IVBEP_CBO_CTR_ADDRESS(0U, 0U),
	 IVBEP_CBO_CTR_ADDRESS(14U, 3U), 8 * sizeof(ivbep_cbo_ctr_t)},
	{"cbo", "box_ctl", IVBEP_CBO_BOX_CTL_ADDRESS(0U),
	 IVBEP_CBO_BOX_CTL_ADDRESS(14U), 8 * sizeof(ivbep_cbo_box_ctl_t)},
	{"cbo", "filter0", IVBEP_CBO_FILTER0_ADDRESS(0U),
	 IVBEP_CBO_FILTER0_ADDRESS(14U), 8 * sizeof(ivbep_cbo_filter0_t)},
	{"cbo", "filter1", IVBEP_CBO_FILTER1_ADDRESS(0U),
	 IVBEP_CBO_FILTER1_ADDRESS(14U), 8 * sizeof(ivbep_cbo_filter1_t)},
	{"ha", "ctl", IVBEP_HA_CTL_OFFSET(0U),
	 IVBEP_HA_CTL_OFFSET(3U), 8 * sizeof(ivbep_ha_ctl_t)},
	{"ha", "ctr", IVBEP_HA_CTR_OFFSET(0U),
	 IVBEP_HA_CTR_OFFSET(3U), 8 * sizeof(ivbep_ha_ctr_t)},
	{"ha", "box_ctl", IVBEP_HA_BOX_CTL_OFFSET,
	 IVBEP_HA_BOX_CTL_OFFSET, 8 * sizeof(ivbep_ha_box_ctl_t)},
	{"ha", "box_status", IVBEP_HA_BOX_STATUS_OFFSET,
	 IVBEP_HA_BOX_STATUS_OFFSET, 8 * sizeof(ivbep_ha_box_status_t)},
	{"ha", "addrmatch0", IVBEP_HA_ADDRMATCH0_OFFSET,
	 IVBEP_HA_ADDRMATCH0_OFFSET, 8 * sizeof(ivbep_ha_addrmatch0_t)},
	{"ha", "addrmatch1", IVBEP_HA_ADDRMATCH1_OFFSET,
	 IVBEP_HA_ADDRMATCH1_OFFSET, 8 * sizeof(ivbep_ha_addrmatch1_t)},
	{"ha", "opcodematch", IVBEP_HA_OPCODEMATCH_OFFSET,
	 IVBEP_HA_OPCODEMATCH_OFFSET, 8 * sizeof(ivbep_ha_opcodematch_t)},
	{"imc", "ctl", IVBEP_IMC_CTL_OFFSET(0U),
	 IVBEP_IMC_CTL_OFFSET(3U), 8 * sizeof(ivbep_imc_ctl_t)},
	{"imc", "ctr", IVBEP_IMC_CTR_OFFSET(0U),
	 IVBEP_IMC_CTR_OFFSET(3U), 8 * sizeof(ivbep_imc_ctr_t)},
	{"imc", "box_ctl", IVBEP_IMC_BOX_CTL_OFFSET,
	 IVBEP_IMC_BOX_CTL_OFFSET, 8 * sizeof(ivbep_imc_box_ctl_t)},
	{"imc", "box_status", IVBEP_IMC_BOX_STATUS_OFFSET,
	 IVBEP_IMC_BOX_STATUS_OFFSET, 8 * sizeof(ivbep_imc_box_status_t)},
	{"imc", "fixed_ctr", IVBEP_IMC_FIXED_CTR_OFFSET,
	 IVBEP_IMC_FIXED_CTR_OFFSET, 8 * sizeof(ivbep_imc_fixed_ctr_t)},
	{"imc", "fixed_ctl", IVBEP_IMC_FIXED_CTL_OFFSET,
	 IVBEP_IMC_FIXED_CTL_OFFSET, 8 * sizeof(ivbep_imc_fixed_ctl_t)},
	{"irp", "ctl", IVBEP_IRP_CTL_OFFSET(0U),
	 IVBEP_IRP_CTL_OFFSET(3U), 8 * sizeof(ivbep_irp_ctl_t)},
	{"irp", "ctr", IVBEP_IRP_CTR_OFFSET(0U),
	 IVBEP_IRP_CTR_OFFSET(3U), 8 * sizeof(ivbep_irp_ctr_t)},
	{"irp", "box_ctl", IVBEP_IRP_BOX_CTL_OFFSET,
	 IVBEP_IRP_BOX_CTL_OFFSET, 8 * sizeof(ivbep_irp_box_ctl_t)},
	{"irp", "box_status", IVBEP_IRP_BOX_STATUS_OFFSET,
	 IVBEP_IRP_BOX_STATUS_OFFSET, 8 * sizeof(ivbep_irp_box_status_t)},
	{"pcu", "ctl", IVBEP_PCU_CTL_ADDRESS(0U),
	 IVBEP_PCU_CTL_ADDRESS(3U), 8 * sizeof(ivbep_pcu_ctl_t)},
	{"pcu", "ctr", IVBEP_PCU_CTR_ADDRESS(0U),
	 IVBEP_PCU_CTR_ADDRESS(3U), 8 * sizeof(ivbep_pcu_ctr_t)},
	{"pcu", "box_ctl", IVBEP_PCU_BOX_CTL_ADDRESS,
	 IVBEP_PCU_BOX_CTL_ADDRESS, 8 * sizeof(ivbep_pcu_box_ctl_t)},
	{"pcu", "core_c3_ctr", IVBEP_PCU_CORE_C3_CTR_ADDRESS,
	 IVBEP_PCU_CORE_C3_CTR_ADDRESS, 8 * sizeof(ivbep_pcu_core_c3_ctr_t)},
	{"pcu", "core_c6_ctr", IVBEP_PCU_CORE_C6_CTR_ADDRESS,
	 IVBEP_PCU_CORE_C6_CTR_ADDRESS, 8 * sizeof(ivbep_pcu_core_c6_ctr_t)},
	{"pcu", "filter", IVBEP_PCU_FILTER_ADDRESS,
	 IVBEP_PCU_FILTER_ADDRESS, 8 * sizeof(ivbep_pcu_filter_t)},
	{"pcu", "box_status", IVBEP_PCU_BOX_STATUS_ADDRESS,
	 IVBEP_PCU_BOX_STATUS_ADDRESS, 8 * sizeof(ivbep_pcu_box_status_t)},
	{"qpi", "ctl", IVBEP_QPI_CTL_OFFSET(0U),
	 IVBEP_QPI_CTL_OFFSET(3U), 8 * sizeof(ivbep_qpi_ctl_t)},
	{"qpi", "ctr", IVBEP_QPI_CTR_OFFSET(0U),
	 IVBEP_QPI_CTR_OFFSET(3U), 8 * sizeof(ivbep_qpi_ctr_t)},
	{"qpi", "box_ctl", IVBEP_QPI_BOX_CTL_OFFSET,
	 IVBEP_QPI_BOX_CTL_OFFSET, 8 * sizeof(ivbep_qpi_box_ctl_t)},
	{"qpi", "box_status", IVBEP_QPI_BOX_STATUS_OFFSET,
	 IVBEP_QPI_BOX_STATUS_OFFSET, 8 * sizeof(ivbep_qpi_box_status_t)},
	{"qpi", "pkt_match0", IVBEP_QPI_PKT_MATCH0_OFFSET,
	 IVBEP_QPI_PKT_MATCH0_OFFSET, 8 * sizeof(ivbep_qpi_pkt_match0_t)},
	{"qpi", "pkt_match1", IVBEP_QPI_PKT_MATCH1_OFFSET,
	 IVBEP_QPI_PKT_MATCH1_OFFSET, 8 * sizeof(ivbep_qpi_pkt_match1_t)},
	{"qpi", "pkt_mask0", IVBEP_QPI_PKT_MASK0_OFFSET,
	 IVBEP_QPI_PKT_MASK0_OFFSET, 8 * sizeof(ivbep_qpi_pkt_mask0_t)},
	{"qpi", "pkt_mask1", IVBEP_QPI_PKT_MASK1_OFFSET,
	 IVBEP_QPI_PKT_MASK1_OFFSET, 8 * sizeof(ivbep_qpi_pkt_mask1_t)},
	{"qpi", "rate_status", IVBEP_QPI_RATE_STATUS_OFFSET,
	 IVBEP_QPI_RATE_STATUS_OFFSET, 8 * sizeof(ivbep_qpi_rate_status_t)},
	{"r2pcie", "ctl", IVBEP_R2PCIE_CTL_OFFSET(0U),
	 IVBEP_R2PCIE_CTL_OFFSET(3U), 8 * sizeof(ivbep_r2pcie_ctl_t)},
	{"r2pcie", "ctr", IVBEP_R2PCIE_CTR_OFFSET(0U),
	 IVBEP_R2PCIE_CTR_OFFSET(3U), 8 * sizeof(ivbep_r2pcie_ctr_t)},
	{"r2pcie", "box_ctl", IVBEP_R2PCIE_BOX_CTL_OFFSET,
	 IVBEP_R2PCIE_BOX_CTL_OFFSET, 8 * sizeof(ivbep_r2pcie_box_ctl_t)},
	{"r2pcie", "box_status", IVBEP_R2PCIE_BOX_STATUS_OFFSET,
	 IVBEP_R2PCIE_BOX_STATUS_OFFSET, 8 * sizeof(ivbep_r2pcie_box_status_t)},
	{"r3qpi", "ctl", IVBEP_R3QPI_CTL_OFFSET(0U),
	 IVBEP_R3QPI_CTL_OFFSET(2U), 8 * sizeof(ivbep_r3qpi_ctl_t)},
	{"r3qpi", "ctr", IVBEP_R3QPI_CTR_OFFSET(0U),
	 IVBEP_R3QPI_CTR_OFFSET(2U), 8 * sizeof(ivbep_r3qpi_ctr_t)},
	{"r3qpi", "box_ctl", IVBEP_R3QPI_BOX_CTL_OFFSET,
	 IVBEP_R3QPI_BOX_CTL_OFFSET, 8 * sizeof(ivbep_r3qpi_box_ctl_t)},
	{"r3qpi", "box_status", IVBEP_R3QPI_BOX_STATUS_OFFSET,
	 IVBEP_R3QPI_BOX_STATUS_OFFSET, 8 * sizeof(ivbep_r3qpi_box_status_t)},
};

static void test_places(void **state)
{
	(void)state;
	validate_places(&pmureg_system_ivbep, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_registers(void **state)
{
	(void)state;
	validate_registers(&pmureg_system_ivbep);
}

static void test_counting(void **state)
{
	(void)state;
	validate_counting(&pmureg_system_ivbep);
}

static void test_choice(void **state)
{
	(void)state;
	validate_choice(&pmureg_system_ivbep);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_global_ctl),
		cmocka_unit_test(test_global_status),
		cmocka_unit_test(test_ubox_ctl),
		cmocka_unit_test(test_ubox_ctr),
		cmocka_unit_test(test_ubox_fixed_ctl),
		cmocka_unit_test(test_ubox_fixed_ctr),
		cmocka_unit_test(test_ubox_box_status),
		cmocka_unit_test(test_cbo_ctl),
		cmocka_unit_test(test_cbo_ctr),
		cmocka_unit_test(test_cbo_box_ctl),
		cmocka_unit_test(test_cbo_filter0),
		cmocka_unit_test(test_cbo_filter1),
		cmocka_unit_test(test_ha_ctl),
		cmocka_unit_test(test_ha_ctr),
		cmocka_unit_test(test_ha_box_ctl),
		cmocka_unit_test(test_ha_box_status),
		cmocka_unit_test(test_ha_addrmatch0),
		cmocka_unit_test(test_ha_addrmatch1),
		cmocka_unit_test(test_ha_opcodematch),
		cmocka_unit_test(test_imc_ctl),
		cmocka_unit_test(test_imc_ctr),
		cmocka_unit_test(test_imc_box_ctl),
		cmocka_unit_test(test_imc_box_status),
		cmocka_unit_test(test_imc_fixed_ctr),
		cmocka_unit_test(test_imc_fixed_ctl),
		cmocka_unit_test(test_irp_ctl),
		cmocka_unit_test(test_irp_ctr),
		cmocka_unit_test(test_irp_box_ctl),
		cmocka_unit_test(test_irp_box_status),
		cmocka_unit_test(test_pcu_ctl),
		cmocka_unit_test(test_pcu_ctr),
		cmocka_unit_test(test_pcu_box_ctl),
		cmocka_unit_test(test_pcu_core_c3_ctr),
		cmocka_unit_test(test_pcu_core_c6_ctr),
		cmocka_unit_test(test_pcu_filter),
		cmocka_unit_test(test_pcu_box_status),
		cmocka_unit_test(test_qpi_ctl),
		cmocka_unit_test(test_qpi_ctr),
		cmocka_unit_test(test_qpi_box_ctl),
		cmocka_unit_test(test_qpi_box_status),
		cmocka_unit_test(test_qpi_pkt_match0),
		cmocka_unit_test(test_qpi_pkt_match1),
		cmocka_unit_test(test_qpi_pkt_mask0),
		cmocka_unit_test(test_qpi_pkt_mask1),
		cmocka_unit_test(test_qpi_rate_status),
		cmocka_unit_test(test_r2pcie_ctl),
		cmocka_unit_test(test_r2pcie_ctr),
		cmocka_unit_test(test_r2pcie_box_ctl),
		cmocka_unit_test(test_r2pcie_box_status),
		cmocka_unit_test(test_r3qpi_ctl),
		cmocka_unit_test(test_r3qpi_ctr),
		cmocka_unit_test(test_r3qpi_box_ctl),
		cmocka_unit_test(test_r3qpi_box_status),
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_registers),
		cmocka_unit_test(test_counting),
		cmocka_unit_test(test_choice),
	};

	return cmocka_run_group_tests_name("ivbep", tests, NULL, NULL);
}
