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

/* The address of the first and of the last element of each register, instances included. */
static const struct validate_place places[] = {
	PLACE("global", "ctl", ivbep_global_ctl, IVBEP_GLOBAL_CTL_ADDRESS, , ),
	PLACE("global", "status", ivbep_global_status, IVBEP_GLOBAL_STATUS_ADDRESS, , ),
	PLACE("global", "config", ivbep_global_config, IVBEP_GLOBAL_CONFIG_ADDRESS, , ),
	PLACE("ubox", "ctl", ivbep_ubox_ctl, IVBEP_UBOX_CTL_ADDRESS, (0U), (1U)),
	PLACE("ubox", "ctr", ivbep_ubox_ctr, IVBEP_UBOX_CTR_ADDRESS, (0U), (1U)),
	PLACE("ubox", "fixed_ctl", ivbep_ubox_fixed_ctl, IVBEP_UBOX_FIXED_CTL_ADDRESS, , ),
	PLACE("ubox", "fixed_ctr", ivbep_ubox_fixed_ctr, IVBEP_UBOX_FIXED_CTR_ADDRESS, , ),
	PLACE("ubox", "box_status", ivbep_ubox_box_status, IVBEP_UBOX_BOX_STATUS_ADDRESS, , ),
	PLACE("cbo", "ctl", ivbep_cbo_ctl, IVBEP_CBO_CTL_ADDRESS, (0U, 0U), (14U, 3U)),
	PLACE("cbo", "ctr", ivbep_cbo_ctr, IVBEP_CBO_CTR_ADDRESS, (0U, 0U), (14U, 3U)),
	PLACE("cbo", "box_ctl", ivbep_cbo_box_ctl, IVBEP_CBO_BOX_CTL_ADDRESS, (0U), (14U)),
	PLACE("cbo", "filter0", ivbep_cbo_filter0, IVBEP_CBO_FILTER0_ADDRESS, (0U), (14U)),
	PLACE("cbo", "filter1", ivbep_cbo_filter1, IVBEP_CBO_FILTER1_ADDRESS, (0U), (14U)),
	PLACE("ha", "ctl", ivbep_ha_ctl, IVBEP_HA_CTL_OFFSET, (0U), (3U)),
	PLACE("ha", "ctr", ivbep_ha_ctr, IVBEP_HA_CTR_OFFSET, (0U), (3U)),
	PLACE("ha", "box_ctl", ivbep_ha_box_ctl, IVBEP_HA_BOX_CTL_OFFSET, , ),
	PLACE("ha", "box_status", ivbep_ha_box_status, IVBEP_HA_BOX_STATUS_OFFSET, , ),
	PLACE("ha", "addrmatch0", ivbep_ha_addrmatch0, IVBEP_HA_ADDRMATCH0_OFFSET, , ),
	PLACE("ha", "addrmatch1", ivbep_ha_addrmatch1, IVBEP_HA_ADDRMATCH1_OFFSET, , ),
	PLACE("ha", "opcodematch", ivbep_ha_opcodematch, IVBEP_HA_OPCODEMATCH_OFFSET, , ),
	PLACE("imc", "ctl", ivbep_imc_ctl, IVBEP_IMC_CTL_OFFSET, (0U), (3U)),
	PLACE("imc", "ctr", ivbep_imc_ctr, IVBEP_IMC_CTR_OFFSET, (0U), (3U)),
	PLACE("imc", "box_ctl", ivbep_imc_box_ctl, IVBEP_IMC_BOX_CTL_OFFSET, , ),
	PLACE("imc", "box_status", ivbep_imc_box_status, IVBEP_IMC_BOX_STATUS_OFFSET, , ),
	PLACE("imc", "fixed_ctr", ivbep_imc_fixed_ctr, IVBEP_IMC_FIXED_CTR_OFFSET, , ),
	PLACE("imc", "fixed_ctl", ivbep_imc_fixed_ctl, IVBEP_IMC_FIXED_CTL_OFFSET, , ),
	PLACE("irp", "ctl", ivbep_irp_ctl, IVBEP_IRP_CTL_OFFSET, (0U), (3U)),
	PLACE("irp", "ctr", ivbep_irp_ctr, IVBEP_IRP_CTR_OFFSET, (0U), (3U)),
	PLACE("irp", "box_ctl", ivbep_irp_box_ctl, IVBEP_IRP_BOX_CTL_OFFSET, , ),
	PLACE("irp", "box_status", ivbep_irp_box_status, IVBEP_IRP_BOX_STATUS_OFFSET, , ),
	PLACE("pcu", "ctl", ivbep_pcu_ctl, IVBEP_PCU_CTL_ADDRESS, (0U), (3U)),
	PLACE("pcu", "ctr", ivbep_pcu_ctr, IVBEP_PCU_CTR_ADDRESS, (0U), (3U)),
	PLACE("pcu", "box_ctl", ivbep_pcu_box_ctl, IVBEP_PCU_BOX_CTL_ADDRESS, , ),
	PLACE("pcu", "core_c3_ctr", ivbep_pcu_core_c3_ctr, IVBEP_PCU_CORE_C3_CTR_ADDRESS, , ),
	PLACE("pcu", "core_c6_ctr", ivbep_pcu_core_c6_ctr, IVBEP_PCU_CORE_C6_CTR_ADDRESS, , ),
	PLACE("pcu", "filter", ivbep_pcu_filter, IVBEP_PCU_FILTER_ADDRESS, , ),
	PLACE("pcu", "box_status", ivbep_pcu_box_status, IVBEP_PCU_BOX_STATUS_ADDRESS, , ),
	PLACE("qpi", "ctl", ivbep_qpi_ctl, IVBEP_QPI_CTL_OFFSET, (0U), (3U)),
	PLACE("qpi", "ctr", ivbep_qpi_ctr, IVBEP_QPI_CTR_OFFSET, (0U), (3U)),
	PLACE("qpi", "box_ctl", ivbep_qpi_box_ctl, IVBEP_QPI_BOX_CTL_OFFSET, , ),
	PLACE("qpi", "box_status", ivbep_qpi_box_status, IVBEP_QPI_BOX_STATUS_OFFSET, , ),
	PLACE("qpi", "pkt_match0", ivbep_qpi_pkt_match0, IVBEP_QPI_PKT_MATCH0_OFFSET, , ),
	PLACE("qpi", "pkt_match1", ivbep_qpi_pkt_match1, IVBEP_QPI_PKT_MATCH1_OFFSET, , ),
	PLACE("qpi", "pkt_mask0", ivbep_qpi_pkt_mask0, IVBEP_QPI_PKT_MASK0_OFFSET, , ),
	PLACE("qpi", "pkt_mask1", ivbep_qpi_pkt_mask1, IVBEP_QPI_PKT_MASK1_OFFSET, , ),
	PLACE("qpi", "rate_status", ivbep_qpi_rate_status, IVBEP_QPI_RATE_STATUS_OFFSET, , ),
	PLACE("r2pcie", "ctl", ivbep_r2pcie_ctl, IVBEP_R2PCIE_CTL_OFFSET, (0U), (3U)),
	PLACE("r2pcie", "ctr", ivbep_r2pcie_ctr, IVBEP_R2PCIE_CTR_OFFSET, (0U), (3U)),
	PLACE("r2pcie", "box_ctl", ivbep_r2pcie_box_ctl, IVBEP_R2PCIE_BOX_CTL_OFFSET, , ),
	PLACE("r2pcie", "box_status", ivbep_r2pcie_box_status, IVBEP_R2PCIE_BOX_STATUS_OFFSET, , ),
	PLACE("r3qpi", "ctl", ivbep_r3qpi_ctl, IVBEP_R3QPI_CTL_OFFSET, (0U), (2U)),
	PLACE("r3qpi", "ctr", ivbep_r3qpi_ctr, IVBEP_R3QPI_CTR_OFFSET, (0U), (2U)),
	PLACE("r3qpi", "box_ctl", ivbep_r3qpi_box_ctl, IVBEP_R3QPI_BOX_CTL_OFFSET, , ),
	PLACE("r3qpi", "box_status", ivbep_r3qpi_box_status, IVBEP_R3QPI_BOX_STATUS_OFFSET, , ),
};

static void test_places(void **state)
{
	(void)state;
	validate_places(&pmureg_system_ivbep, places, sizeof(places) / sizeof(places[0]));
}

static void test_fields_of_global(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("global", "ctl", ivbep_global_ctl, 0x1fff8000U, 0x00000000U),
		FIELD(ivbep_global_ctl, frz_all, IVBEP_GLOBAL_CTL_FRZ_ALL),
		FIELD(ivbep_global_ctl, wk_on_pmi, IVBEP_GLOBAL_CTL_WK_ON_PMI),
		FIELD(ivbep_global_ctl, unfrz_all, IVBEP_GLOBAL_CTL_UNFRZ_ALL),
		FIELD(ivbep_global_ctl, pmi_core_sel, IVBEP_GLOBAL_CTL_PMI_CORE_SEL),
		REGISTER("global", "status", ivbep_global_status, 0xf8000000U, 0x00000000U),
		FIELD(ivbep_global_status, ov_r2, IVBEP_GLOBAL_STATUS_OV_R2),
		FIELD(ivbep_global_status, ov_r3_1, IVBEP_GLOBAL_STATUS_OV_R3_1),
		FIELD(ivbep_global_status, ov_r3_0, IVBEP_GLOBAL_STATUS_OV_R3_0),
		FIELD(ivbep_global_status, ov_q, IVBEP_GLOBAL_STATUS_OV_Q),
		FIELD(ivbep_global_status, ov_m, IVBEP_GLOBAL_STATUS_OV_M),
		FIELD(ivbep_global_status, ov_h, IVBEP_GLOBAL_STATUS_OV_H),
		FIELD(ivbep_global_status, ov_c, IVBEP_GLOBAL_STATUS_OV_C),
		FIELD(ivbep_global_status, ov_p, IVBEP_GLOBAL_STATUS_OV_P),
		FIELD(ivbep_global_status, ov_u, IVBEP_GLOBAL_STATUS_OV_U),
		FIELD(ivbep_global_status, ov_u_fixed, IVBEP_GLOBAL_STATUS_OV_U_FIXED),
	};

	(void)state;
	validate_fields(&pmureg_system_ivbep, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_ubox(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("ubox", "ctl", ivbep_ubox_ctl, 0xe0a90000U, 0x00000000U),
		FIELD(ivbep_ubox_ctl, thresh, IVBEP_UBOX_CTL_THRESH),
		FIELD(ivbep_ubox_ctl, en, IVBEP_UBOX_CTL_EN),
		FIELD(ivbep_ubox_ctl, ov_en, IVBEP_UBOX_CTL_OV_EN),
		FIELD(ivbep_ubox_ctl, edge_det, IVBEP_UBOX_CTL_EDGE_DET),
		FIELD(ivbep_ubox_ctl, rst, IVBEP_UBOX_CTL_RST),
		FIELD(ivbep_ubox_ctl, umask, IVBEP_UBOX_CTL_UMASK),
		FIELD(ivbep_ubox_ctl, ev_sel, IVBEP_UBOX_CTL_EV_SEL),
		REGISTER("ubox", "ctr", ivbep_ubox_ctr, 0xfffff00000000000ULL, 0x0000000000000000ULL),
		FIELD(ivbep_ubox_ctr, event_count, IVBEP_UBOX_CTR_EVENT_COUNT),
		REGISTER("ubox", "fixed_ctl", ivbep_ubox_fixed_ctl, 0xffafffffU, 0x00000000U),
		FIELD(ivbep_ubox_fixed_ctl, en, IVBEP_UBOX_FIXED_CTL_EN),
		FIELD(ivbep_ubox_fixed_ctl, ov_en, IVBEP_UBOX_FIXED_CTL_OV_EN),
		REGISTER("ubox", "fixed_ctr", ivbep_ubox_fixed_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(ivbep_ubox_fixed_ctr, event_count, IVBEP_UBOX_FIXED_CTR_EVENT_COUNT),
		REGISTER("ubox", "box_status", ivbep_ubox_box_status, 0xfffffffcU, 0x00000000U),
		FIELD(ivbep_ubox_box_status, ov, IVBEP_UBOX_BOX_STATUS_OV),
	};

	(void)state;
	validate_fields(&pmureg_system_ivbep, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_cbo(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("cbo", "ctl", ivbep_cbo_ctl, 0x00b10000U, 0x00000000U),
		FIELD(ivbep_cbo_ctl, thresh, IVBEP_CBO_CTL_THRESH),
		FIELD(ivbep_cbo_ctl, en, IVBEP_CBO_CTL_EN),
		FIELD(ivbep_cbo_ctl, tid_en, IVBEP_CBO_CTL_TID_EN),
		FIELD(ivbep_cbo_ctl, edge_det, IVBEP_CBO_CTL_EDGE_DET),
		FIELD(ivbep_cbo_ctl, rst, IVBEP_CBO_CTL_RST),
		FIELD(ivbep_cbo_ctl, umask, IVBEP_CBO_CTL_UMASK),
		FIELD(ivbep_cbo_ctl, ev_sel, IVBEP_CBO_CTL_EV_SEL),
		REGISTER("cbo", "ctr", ivbep_cbo_ctr, 0xfffff00000000000ULL, 0x0000000000000000ULL),
		FIELD(ivbep_cbo_ctr, event_count, IVBEP_CBO_CTR_EVENT_COUNT),
		REGISTER("cbo", "box_ctl", ivbep_cbo_box_ctl, 0xfffffefcU, 0x00030000U),
		FIELD(ivbep_cbo_box_ctl, frz, IVBEP_CBO_BOX_CTL_FRZ),
		FIELD(ivbep_cbo_box_ctl, rst_ctrs, IVBEP_CBO_BOX_CTL_RST_CTRS),
		FIELD(ivbep_cbo_box_ctl, rst_ctrl, IVBEP_CBO_BOX_CTL_RST_CTRL),
		REGISTER("cbo", "filter0", ivbep_cbo_filter0, 0xff81fe00U, 0x00000000U),
		FIELD(ivbep_cbo_filter0, state, IVBEP_CBO_FILTER0_STATE),
		FIELD(ivbep_cbo_filter0, link, IVBEP_CBO_FILTER0_LINK),
		FIELD(ivbep_cbo_filter0, tid, IVBEP_CBO_FILTER0_TID),
		REGISTER("cbo", "filter1", ivbep_cbo_filter1, 0x000f0000U, 0x00000000U),
		FIELD(ivbep_cbo_filter1, isoc, IVBEP_CBO_FILTER1_ISOC),
		FIELD(ivbep_cbo_filter1, nc, IVBEP_CBO_FILTER1_NC),
		FIELD(ivbep_cbo_filter1, c6, IVBEP_CBO_FILTER1_C6),
		FIELD(ivbep_cbo_filter1, opc, IVBEP_CBO_FILTER1_OPC),
		FIELD(ivbep_cbo_filter1, nid, IVBEP_CBO_FILTER1_NID),
	};

	(void)state;
	validate_fields(&pmureg_system_ivbep, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_ha(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("ha", "ctl", ivbep_ha_ctl, 0x00a80000U, 0x00000000U),
		FIELD(ivbep_ha_ctl, thresh, IVBEP_HA_CTL_THRESH),
		FIELD(ivbep_ha_ctl, en, IVBEP_HA_CTL_EN),
		FIELD(ivbep_ha_ctl, ov_en, IVBEP_HA_CTL_OV_EN),
		FIELD(ivbep_ha_ctl, edge_det, IVBEP_HA_CTL_EDGE_DET),
		FIELD(ivbep_ha_ctl, rst, IVBEP_HA_CTL_RST),
		FIELD(ivbep_ha_ctl, q_occ_rst, IVBEP_HA_CTL_Q_OCC_RST),
		FIELD(ivbep_ha_ctl, umask, IVBEP_HA_CTL_UMASK),
		FIELD(ivbep_ha_ctl, ev_sel, IVBEP_HA_CTL_EV_SEL),
		REGISTER("ha", "ctr", ivbep_ha_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(ivbep_ha_ctr, event_count, IVBEP_HA_CTR_EVENT_COUNT),
		REGISTER("ha", "box_ctl", ivbep_ha_box_ctl, 0xfffffefcU, 0x00030000U),
		FIELD(ivbep_ha_box_ctl, frz, IVBEP_HA_BOX_CTL_FRZ),
		FIELD(ivbep_ha_box_ctl, rst_ctrs, IVBEP_HA_BOX_CTL_RST_CTRS),
		FIELD(ivbep_ha_box_ctl, rst_ctrl, IVBEP_HA_BOX_CTL_RST_CTRL),
		REGISTER("ha", "box_status", ivbep_ha_box_status, 0xfffffff0U, 0x00000000U),
		FIELD(ivbep_ha_box_status, ov, IVBEP_HA_BOX_STATUS_OV),
		REGISTER("ha", "addrmatch0", ivbep_ha_addrmatch0, 0x0000003fU, 0x00000000U),
		FIELD(ivbep_ha_addrmatch0, lo_addr, IVBEP_HA_ADDRMATCH0_LO_ADDR),
		REGISTER("ha", "addrmatch1", ivbep_ha_addrmatch1, 0xffffc000U, 0x00000000U),
		FIELD(ivbep_ha_addrmatch1, hi_addr, IVBEP_HA_ADDRMATCH1_HI_ADDR),
		REGISTER("ha", "opcodematch", ivbep_ha_opcodematch, 0xffffffc0U, 0x00000000U),
		FIELD(ivbep_ha_opcodematch, opc, IVBEP_HA_OPCODEMATCH_OPC),
	};

	(void)state;
	validate_fields(&pmureg_system_ivbep, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_imc(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("imc", "ctl", ivbep_imc_ctl, 0x00a90000U, 0x00000000U),
		FIELD(ivbep_imc_ctl, thresh, IVBEP_IMC_CTL_THRESH),
		FIELD(ivbep_imc_ctl, en, IVBEP_IMC_CTL_EN),
		FIELD(ivbep_imc_ctl, ov_en, IVBEP_IMC_CTL_OV_EN),
		FIELD(ivbep_imc_ctl, edge_det, IVBEP_IMC_CTL_EDGE_DET),
		FIELD(ivbep_imc_ctl, rst, IVBEP_IMC_CTL_RST),
		FIELD(ivbep_imc_ctl, umask, IVBEP_IMC_CTL_UMASK),
		FIELD(ivbep_imc_ctl, ev_sel, IVBEP_IMC_CTL_EV_SEL),
		REGISTER("imc", "ctr", ivbep_imc_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(ivbep_imc_ctr, event_count, IVBEP_IMC_CTR_EVENT_COUNT),
		REGISTER("imc", "box_ctl", ivbep_imc_box_ctl, 0xfffffefcU, 0x00030000U),
		FIELD(ivbep_imc_box_ctl, frz, IVBEP_IMC_BOX_CTL_FRZ),
		FIELD(ivbep_imc_box_ctl, rst_ctrs, IVBEP_IMC_BOX_CTL_RST_CTRS),
		FIELD(ivbep_imc_box_ctl, rst_ctrl, IVBEP_IMC_BOX_CTL_RST_CTRL),
		REGISTER("imc", "box_status", ivbep_imc_box_status, 0xffffffe0U, 0x00000000U),
		FIELD(ivbep_imc_box_status, ov, IVBEP_IMC_BOX_STATUS_OV),
		FIELD(ivbep_imc_box_status, ov_fixed, IVBEP_IMC_BOX_STATUS_OV_FIXED),
		REGISTER("imc", "fixed_ctr", ivbep_imc_fixed_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(ivbep_imc_fixed_ctr, event_count, IVBEP_IMC_FIXED_CTR_EVENT_COUNT),
		REGISTER("imc", "fixed_ctl", ivbep_imc_fixed_ctl, 0xffa7ffffU, 0x00000000U),
		FIELD(ivbep_imc_fixed_ctl, en, IVBEP_IMC_FIXED_CTL_EN),
		FIELD(ivbep_imc_fixed_ctl, ov_en, IVBEP_IMC_FIXED_CTL_OV_EN),
		FIELD(ivbep_imc_fixed_ctl, rst, IVBEP_IMC_FIXED_CTL_RST),
	};

	(void)state;
	validate_fields(&pmureg_system_ivbep, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_irp(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("irp", "ctl", ivbep_irp_ctl, 0x00b90000U, 0x00000000U),
		FIELD(ivbep_irp_ctl, thresh, IVBEP_IRP_CTL_THRESH),
		FIELD(ivbep_irp_ctl, en, IVBEP_IRP_CTL_EN),
		FIELD(ivbep_irp_ctl, edge_det, IVBEP_IRP_CTL_EDGE_DET),
		FIELD(ivbep_irp_ctl, rst, IVBEP_IRP_CTL_RST),
		FIELD(ivbep_irp_ctl, umask, IVBEP_IRP_CTL_UMASK),
		FIELD(ivbep_irp_ctl, ev_sel, IVBEP_IRP_CTL_EV_SEL),
		REGISTER("irp", "ctr", ivbep_irp_ctr, 0xfffff00000000000ULL, 0x0000000000000000ULL),
		FIELD(ivbep_irp_ctr, event_count, IVBEP_IRP_CTR_EVENT_COUNT),
		REGISTER("irp", "box_ctl", ivbep_irp_box_ctl, 0xfffffefcU, 0x00030000U),
		FIELD(ivbep_irp_box_ctl, frz, IVBEP_IRP_BOX_CTL_FRZ),
		FIELD(ivbep_irp_box_ctl, rst_ctrs, IVBEP_IRP_BOX_CTL_RST_CTRS),
		FIELD(ivbep_irp_box_ctl, rst_ctrl, IVBEP_IRP_BOX_CTL_RST_CTRL),
		REGISTER("irp", "box_status", ivbep_irp_box_status, 0xfffffff0U, 0x00000000U),
		FIELD(ivbep_irp_box_status, ov, IVBEP_IRP_BOX_STATUS_OV),
	};

	(void)state;
	validate_fields(&pmureg_system_ivbep, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_pcu(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("pcu", "ctl", ivbep_pcu_ctl, 0x20893f00U, 0x00000000U),
		FIELD(ivbep_pcu_ctl, occ_edge_det, IVBEP_PCU_CTL_OCC_EDGE_DET),
		FIELD(ivbep_pcu_ctl, occ_invert, IVBEP_PCU_CTL_OCC_INVERT),
		FIELD(ivbep_pcu_ctl, thresh, IVBEP_PCU_CTL_THRESH),
		FIELD(ivbep_pcu_ctl, en, IVBEP_PCU_CTL_EN),
		FIELD(ivbep_pcu_ctl, ev_sel_ext, IVBEP_PCU_CTL_EV_SEL_EXT),
		FIELD(ivbep_pcu_ctl, ov_en, IVBEP_PCU_CTL_OV_EN),
		FIELD(ivbep_pcu_ctl, edge_det, IVBEP_PCU_CTL_EDGE_DET),
		FIELD(ivbep_pcu_ctl, rst, IVBEP_PCU_CTL_RST),
		FIELD(ivbep_pcu_ctl, occ_sel, IVBEP_PCU_CTL_OCC_SEL),
		FIELD(ivbep_pcu_ctl, ev_sel, IVBEP_PCU_CTL_EV_SEL),
		REGISTER("pcu", "ctr", ivbep_pcu_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(ivbep_pcu_ctr, event_count, IVBEP_PCU_CTR_EVENT_COUNT),
		REGISTER("pcu", "box_ctl", ivbep_pcu_box_ctl, 0xfffffefcU, 0x00030000U),
		FIELD(ivbep_pcu_box_ctl, frz, IVBEP_PCU_BOX_CTL_FRZ),
		FIELD(ivbep_pcu_box_ctl, rst_ctrs, IVBEP_PCU_BOX_CTL_RST_CTRS),
		FIELD(ivbep_pcu_box_ctl, rst_ctrl, IVBEP_PCU_BOX_CTL_RST_CTRL),
		REGISTER("pcu", "core_c3_ctr", ivbep_pcu_core_c3_ctr, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(ivbep_pcu_core_c3_ctr, event_count, IVBEP_PCU_CORE_C3_CTR_EVENT_COUNT),
		REGISTER("pcu", "core_c6_ctr", ivbep_pcu_core_c6_ctr, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(ivbep_pcu_core_c6_ctr, event_count, IVBEP_PCU_CORE_C6_CTR_EVENT_COUNT),
		REGISTER("pcu", "filter", ivbep_pcu_filter, 0x00000000U, 0x00000000U),
		FIELD(ivbep_pcu_filter, filt31_24, IVBEP_PCU_FILTER_FILT31_24),
		FIELD(ivbep_pcu_filter, filt23_16, IVBEP_PCU_FILTER_FILT23_16),
		FIELD(ivbep_pcu_filter, filt15_8, IVBEP_PCU_FILTER_FILT15_8),
		FIELD(ivbep_pcu_filter, filt7_0, IVBEP_PCU_FILTER_FILT7_0),
		REGISTER("pcu", "box_status", ivbep_pcu_box_status, 0xfffffff0U, 0x00000000U),
		FIELD(ivbep_pcu_box_status, ov, IVBEP_PCU_BOX_STATUS_OV),
	};

	(void)state;
	validate_fields(&pmureg_system_ivbep, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_qpi(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("qpi", "ctl", ivbep_qpi_ctl, 0x00890000U, 0x00000000U),
		FIELD(ivbep_qpi_ctl, thresh, IVBEP_QPI_CTL_THRESH),
		FIELD(ivbep_qpi_ctl, en, IVBEP_QPI_CTL_EN),
		FIELD(ivbep_qpi_ctl, ev_sel_ext, IVBEP_QPI_CTL_EV_SEL_EXT),
		FIELD(ivbep_qpi_ctl, ov_en, IVBEP_QPI_CTL_OV_EN),
		FIELD(ivbep_qpi_ctl, edge_det, IVBEP_QPI_CTL_EDGE_DET),
		FIELD(ivbep_qpi_ctl, rst, IVBEP_QPI_CTL_RST),
		FIELD(ivbep_qpi_ctl, umask, IVBEP_QPI_CTL_UMASK),
		FIELD(ivbep_qpi_ctl, ev_sel, IVBEP_QPI_CTL_EV_SEL),
		REGISTER("qpi", "ctr", ivbep_qpi_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(ivbep_qpi_ctr, event_count, IVBEP_QPI_CTR_EVENT_COUNT),
		REGISTER("qpi", "box_ctl", ivbep_qpi_box_ctl, 0xfffffefcU, 0x00030000U),
		FIELD(ivbep_qpi_box_ctl, frz, IVBEP_QPI_BOX_CTL_FRZ),
		FIELD(ivbep_qpi_box_ctl, rst_ctrs, IVBEP_QPI_BOX_CTL_RST_CTRS),
		FIELD(ivbep_qpi_box_ctl, rst_ctrl, IVBEP_QPI_BOX_CTL_RST_CTRL),
		REGISTER("qpi", "box_status", ivbep_qpi_box_status, 0xfffffff0U, 0x00000000U),
		FIELD(ivbep_qpi_box_status, ov, IVBEP_QPI_BOX_STATUS_OV),
		REGISTER("qpi", "pkt_match0", ivbep_qpi_pkt_match0, 0x7ffc0007U, 0x00000000U),
		FIELD(ivbep_qpi_pkt_match0, RNID_4, IVBEP_QPI_PKT_MATCH0_RNID_4),
		FIELD(ivbep_qpi_pkt_match0, DNID, IVBEP_QPI_PKT_MATCH0_DNID),
		FIELD(ivbep_qpi_pkt_match0, MC, IVBEP_QPI_PKT_MATCH0_MC),
		FIELD(ivbep_qpi_pkt_match0, OPC, IVBEP_QPI_PKT_MATCH0_OPC),
		FIELD(ivbep_qpi_pkt_match0, VNW, IVBEP_QPI_PKT_MATCH0_VNW),
		REGISTER("qpi", "pkt_match1", ivbep_qpi_pkt_match1, 0xfff0fff0U, 0x00000000U),
		FIELD(ivbep_qpi_pkt_match1, RDS, IVBEP_QPI_PKT_MATCH1_RDS),
		FIELD(ivbep_qpi_pkt_match1, RNID_3_0, IVBEP_QPI_PKT_MATCH1_RNID_3_0),
		REGISTER("qpi", "pkt_mask0", ivbep_qpi_pkt_mask0, 0x7ffc0007U, 0x00000000U),
		FIELD(ivbep_qpi_pkt_mask0, RNID_4, IVBEP_QPI_PKT_MASK0_RNID_4),
		FIELD(ivbep_qpi_pkt_mask0, DNID, IVBEP_QPI_PKT_MASK0_DNID),
		FIELD(ivbep_qpi_pkt_mask0, MC, IVBEP_QPI_PKT_MASK0_MC),
		FIELD(ivbep_qpi_pkt_mask0, OPC, IVBEP_QPI_PKT_MASK0_OPC),
		FIELD(ivbep_qpi_pkt_mask0, VNW, IVBEP_QPI_PKT_MASK0_VNW),
		REGISTER("qpi", "pkt_mask1", ivbep_qpi_pkt_mask1, 0xfff0fff0U, 0x00000000U),
		FIELD(ivbep_qpi_pkt_mask1, RDS, IVBEP_QPI_PKT_MASK1_RDS),
		FIELD(ivbep_qpi_pkt_mask1, RNID_3_0, IVBEP_QPI_PKT_MASK1_RNID_3_0),
		REGISTER("qpi", "rate_status", ivbep_qpi_rate_status, 0xffffffe8U, 0x00000000U),
		FIELD(ivbep_qpi_rate_status, slow_mode, IVBEP_QPI_RATE_STATUS_SLOW_MODE),
		FIELD(ivbep_qpi_rate_status, qpi_rate, IVBEP_QPI_RATE_STATUS_QPI_RATE),
	};

	(void)state;
	validate_fields(&pmureg_system_ivbep, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_r2pcie(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("r2pcie", "ctl", ivbep_r2pcie_ctl, 0x00a90000U, 0x00000000U),
		FIELD(ivbep_r2pcie_ctl, thresh, IVBEP_R2PCIE_CTL_THRESH),
		FIELD(ivbep_r2pcie_ctl, en, IVBEP_R2PCIE_CTL_EN),
		FIELD(ivbep_r2pcie_ctl, ov_en, IVBEP_R2PCIE_CTL_OV_EN),
		FIELD(ivbep_r2pcie_ctl, edge_det, IVBEP_R2PCIE_CTL_EDGE_DET),
		FIELD(ivbep_r2pcie_ctl, rst, IVBEP_R2PCIE_CTL_RST),
		FIELD(ivbep_r2pcie_ctl, umask, IVBEP_R2PCIE_CTL_UMASK),
		FIELD(ivbep_r2pcie_ctl, ev_sel, IVBEP_R2PCIE_CTL_EV_SEL),
		REGISTER("r2pcie", "ctr", ivbep_r2pcie_ctr, 0xfffff00000000000ULL, 0x0000000000000000ULL),
		FIELD(ivbep_r2pcie_ctr, event_count, IVBEP_R2PCIE_CTR_EVENT_COUNT),
		REGISTER("r2pcie", "box_ctl", ivbep_r2pcie_box_ctl, 0xfffffefcU, 0x00030000U),
		FIELD(ivbep_r2pcie_box_ctl, frz, IVBEP_R2PCIE_BOX_CTL_FRZ),
		FIELD(ivbep_r2pcie_box_ctl, rst_ctrs, IVBEP_R2PCIE_BOX_CTL_RST_CTRS),
		FIELD(ivbep_r2pcie_box_ctl, rst_ctrl, IVBEP_R2PCIE_BOX_CTL_RST_CTRL),
		REGISTER("r2pcie", "box_status", ivbep_r2pcie_box_status, 0xfffffff0U, 0x00000000U),
		FIELD(ivbep_r2pcie_box_status, ov, IVBEP_R2PCIE_BOX_STATUS_OV),
	};

	(void)state;
	validate_fields(&pmureg_system_ivbep, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_r3qpi(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("r3qpi", "ctl", ivbep_r3qpi_ctl, 0x00a90000U, 0x00000000U),
		FIELD(ivbep_r3qpi_ctl, thresh, IVBEP_R3QPI_CTL_THRESH),
		FIELD(ivbep_r3qpi_ctl, en, IVBEP_R3QPI_CTL_EN),
		FIELD(ivbep_r3qpi_ctl, ov_en, IVBEP_R3QPI_CTL_OV_EN),
		FIELD(ivbep_r3qpi_ctl, edge_det, IVBEP_R3QPI_CTL_EDGE_DET),
		FIELD(ivbep_r3qpi_ctl, rst, IVBEP_R3QPI_CTL_RST),
		FIELD(ivbep_r3qpi_ctl, umask, IVBEP_R3QPI_CTL_UMASK),
		FIELD(ivbep_r3qpi_ctl, ev_sel, IVBEP_R3QPI_CTL_EV_SEL),
		REGISTER("r3qpi", "ctr", ivbep_r3qpi_ctr, 0xfffff00000000000ULL, 0x0000000000000000ULL),
		FIELD(ivbep_r3qpi_ctr, event_count, IVBEP_R3QPI_CTR_EVENT_COUNT),
		REGISTER("r3qpi", "box_ctl", ivbep_r3qpi_box_ctl, 0xfffffefcU, 0x00030000U),
		FIELD(ivbep_r3qpi_box_ctl, frz, IVBEP_R3QPI_BOX_CTL_FRZ),
		FIELD(ivbep_r3qpi_box_ctl, rst_ctrs, IVBEP_R3QPI_BOX_CTL_RST_CTRS),
		FIELD(ivbep_r3qpi_box_ctl, rst_ctrl, IVBEP_R3QPI_BOX_CTL_RST_CTRL),
		REGISTER("r3qpi", "box_status", ivbep_r3qpi_box_status, 0xfffffff8U, 0x00000000U),
		FIELD(ivbep_r3qpi_box_status, ov, IVBEP_R3QPI_BOX_STATUS_OV),
	};

	(void)state;
	validate_fields(&pmureg_system_ivbep, rows, sizeof(rows) / sizeof(rows[0]));
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
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_fields_of_global),
		cmocka_unit_test(test_fields_of_ubox),
		cmocka_unit_test(test_fields_of_cbo),
		cmocka_unit_test(test_fields_of_ha),
		cmocka_unit_test(test_fields_of_imc),
		cmocka_unit_test(test_fields_of_irp),
		cmocka_unit_test(test_fields_of_pcu),
		cmocka_unit_test(test_fields_of_qpi),
		cmocka_unit_test(test_fields_of_r2pcie),
		cmocka_unit_test(test_fields_of_r3qpi),
		cmocka_unit_test(test_registers),
		cmocka_unit_test(test_counting),
		cmocka_unit_test(test_choice),
	};

	return cmocka_run_group_tests_name("ivbep", tests, NULL, NULL);
}
