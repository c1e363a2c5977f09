/*
 * Intel Xeon Scalable of the 4th and 5th generation (Sapphire Rapids, Emerald Rapids) uncore PMON: the headers agree with the tables, and the simulated device with both.
 *
 * Made by pmureg from regdefs/intel/spr.yaml. Edit that, not this.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <pmureg/spr.h>

#include "validate.h"

extern const struct pmureg_system pmureg_system_spr;

/* The address of the first and of the last element of each register, instances included. */
static const struct validate_place places[] = {
	PLACE("global", "ctl", spr_global_ctl, SPR_GLOBAL_CTL_ADDRESS, , ),
	PLACE("cha", "unit_ctl", spr_cha_unit_ctl, SPR_CHA_UNIT_CTL_ADDRESS, (0U), (65U)),
	PLACE("cha", "ctl", spr_cha_ctl, SPR_CHA_CTL_ADDRESS, (0U, 0U), (65U, 3U)),
	PLACE("cha", "ctr", spr_cha_ctr, SPR_CHA_CTR_ADDRESS, (0U, 0U), (65U, 3U)),
	PLACE("cha", "unit_status", spr_cha_unit_status, SPR_CHA_UNIT_STATUS_ADDRESS, (0U), (65U)),
	PLACE("cha", "filter", spr_cha_filter, SPR_CHA_FILTER_ADDRESS, (0U), (65U)),
	PLACE("iio", "unit_ctl", spr_iio_unit_ctl, SPR_IIO_UNIT_CTL_ADDRESS, (0U), (11U)),
	PLACE("iio", "ctl", spr_iio_ctl, SPR_IIO_CTL_ADDRESS, (0U, 0U), (11U, 3U)),
	PLACE("iio", "ctr", spr_iio_ctr, SPR_IIO_CTR_ADDRESS, (0U, 0U), (11U, 3U)),
	PLACE("iio", "unit_status", spr_iio_unit_status, SPR_IIO_UNIT_STATUS_ADDRESS, (0U), (11U)),
	PLACE("iio_free_running", "clk", spr_iio_free_running_clk, SPR_IIO_FREE_RUNNING_CLK_ADDRESS, (0U), (11U)),
	PLACE("iio_free_running", "bw_in", spr_iio_free_running_bw_in, SPR_IIO_FREE_RUNNING_BW_IN_ADDRESS, (0U, 0U), (11U, 7U)),
	PLACE("iio_free_running", "bw_out", spr_iio_free_running_bw_out, SPR_IIO_FREE_RUNNING_BW_OUT_ADDRESS, (0U, 0U), (11U, 7U)),
	PLACE("irp", "unit_ctl", spr_irp_unit_ctl, SPR_IRP_UNIT_CTL_ADDRESS, (0U), (11U)),
	PLACE("irp", "ctl", spr_irp_ctl, SPR_IRP_CTL_ADDRESS, (0U, 0U), (11U, 1U)),
	PLACE("irp", "ctr", spr_irp_ctr, SPR_IRP_CTR_ADDRESS, (0U, 0U), (11U, 1U)),
	PLACE("irp", "unit_status", spr_irp_unit_status, SPR_IRP_UNIT_STATUS_ADDRESS, (0U), (11U)),
	PLACE("m2pcie", "unit_ctl", spr_m2pcie_unit_ctl, SPR_M2PCIE_UNIT_CTL_ADDRESS, (0U), (11U)),
	PLACE("m2pcie", "ctl", spr_m2pcie_ctl, SPR_M2PCIE_CTL_ADDRESS, (0U, 0U), (11U, 3U)),
	PLACE("m2pcie", "ctr", spr_m2pcie_ctr, SPR_M2PCIE_CTR_ADDRESS, (0U, 0U), (11U, 3U)),
	PLACE("m2pcie", "unit_status", spr_m2pcie_unit_status, SPR_M2PCIE_UNIT_STATUS_ADDRESS, (0U), (11U)),
	PLACE("mdf", "unit_ctl", spr_mdf_unit_ctl, SPR_MDF_UNIT_CTL_ADDRESS, (0U), (39U)),
	PLACE("mdf", "ctl", spr_mdf_ctl, SPR_MDF_CTL_ADDRESS, (0U, 0U), (39U, 3U)),
	PLACE("mdf", "ctr", spr_mdf_ctr, SPR_MDF_CTR_ADDRESS, (0U, 0U), (39U, 3U)),
	PLACE("mdf", "unit_status", spr_mdf_unit_status, SPR_MDF_UNIT_STATUS_ADDRESS, (0U), (39U)),
	PLACE("pcu", "unit_ctl", spr_pcu_unit_ctl, SPR_PCU_UNIT_CTL_ADDRESS, , ),
	PLACE("pcu", "ctl", spr_pcu_ctl, SPR_PCU_CTL_ADDRESS, (0U), (3U)),
	PLACE("pcu", "ctr", spr_pcu_ctr, SPR_PCU_CTR_ADDRESS, (0U), (3U)),
	PLACE("pcu", "unit_status", spr_pcu_unit_status, SPR_PCU_UNIT_STATUS_ADDRESS, , ),
	PLACE("ubox", "unit_ctl", spr_ubox_unit_ctl, SPR_UBOX_UNIT_CTL_ADDRESS, , ),
	PLACE("ubox", "ctl", spr_ubox_ctl, SPR_UBOX_CTL_ADDRESS, (0U), (1U)),
	PLACE("ubox", "ctr", spr_ubox_ctr, SPR_UBOX_CTR_ADDRESS, (0U), (1U)),
	PLACE("ubox", "unit_status", spr_ubox_unit_status, SPR_UBOX_UNIT_STATUS_ADDRESS, , ),
	PLACE("ubox", "fixed_ctl", spr_ubox_fixed_ctl, SPR_UBOX_FIXED_CTL_ADDRESS, , ),
	PLACE("ubox", "fixed_ctr", spr_ubox_fixed_ctr, SPR_UBOX_FIXED_CTR_ADDRESS, , ),
	PLACE("imc", "unit_ctl", spr_mmio_unit_ctl, SPR_MMIO_UNIT_CTL_OFFSET, , ),
	PLACE("imc", "ctl", spr_mmio_ctl, SPR_MMIO_CTL_OFFSET, (0U), (3U)),
	PLACE("imc", "ctr", spr_mmio_ctr, SPR_MMIO_CTR_OFFSET, (0U), (3U)),
	PLACE("imc", "fixed_ctr", spr_imc_fixed_ctr, SPR_IMC_FIXED_CTR_OFFSET, , ),
	PLACE("imc", "fixed_ctl", spr_imc_fixed_ctl, SPR_IMC_FIXED_CTL_OFFSET, , ),
	PLACE("imc_free_running", "clk", spr_imc_free_running_clk, SPR_IMC_FREE_RUNNING_CLK_OFFSET, , ),
	PLACE("imc_free_running", "rpq", spr_imc_free_running_rpq, SPR_IMC_FREE_RUNNING_RPQ_OFFSET, , ),
	PLACE("imc_free_running", "wpq", spr_imc_free_running_wpq, SPR_IMC_FREE_RUNNING_WPQ_OFFSET, , ),
	PLACE("hbm", "unit_ctl", spr_mmio_unit_ctl, SPR_MMIO_UNIT_CTL_OFFSET, , ),
	PLACE("hbm", "ctl", spr_mmio_ctl, SPR_MMIO_CTL_OFFSET, (0U), (3U)),
	PLACE("hbm", "ctr", spr_mmio_ctr, SPR_MMIO_CTR_OFFSET, (0U), (3U)),
	PLACE("m2m", "unit_ctl", spr_m2m_unit_ctl, SPR_M2M_UNIT_CTL_OFFSET, , ),
	PLACE("m2m", "ctl", spr_m2m_ctl, SPR_M2M_CTL_OFFSET, (0U), (3U)),
	PLACE("m2m", "ctr", spr_m2m_ctr, SPR_M2M_CTR_OFFSET, (0U), (3U)),
	PLACE("m2hbm", "unit_ctl", spr_m2hbm_unit_ctl, SPR_M2HBM_UNIT_CTL_OFFSET, , ),
	PLACE("m2hbm", "ctl", spr_m2hbm_ctl, SPR_M2HBM_CTL_OFFSET, (0U), (3U)),
	PLACE("m2hbm", "ctr", spr_m2hbm_ctr, SPR_M2HBM_CTR_OFFSET, (0U), (3U)),
	PLACE("upi", "unit_ctl", spr_upi_unit_ctl, SPR_UPI_UNIT_CTL_OFFSET, , ),
	PLACE("upi", "ctl", spr_upi_ctl, SPR_UPI_CTL_OFFSET, (0U), (3U)),
	PLACE("upi", "ctr", spr_upi_ctr, SPR_UPI_CTR_OFFSET, (0U), (3U)),
	PLACE("m3upi", "unit_ctl", spr_m3upi_unit_ctl, SPR_M3UPI_UNIT_CTL_OFFSET, , ),
	PLACE("m3upi", "ctl", spr_m3upi_ctl, SPR_M3UPI_CTL_OFFSET, (0U), (3U)),
	PLACE("m3upi", "ctr", spr_m3upi_ctr, SPR_M3UPI_CTR_OFFSET, (0U), (3U)),
	PLACE("cxlcm", "unit_ctl", spr_cxlcm_unit_ctl, SPR_CXLCM_UNIT_CTL_OFFSET, , ),
	PLACE("cxlcm", "ctl", spr_cxlcm_ctl, SPR_CXLCM_CTL_OFFSET, (0U), (7U)),
	PLACE("cxlcm", "ctr", spr_cxlcm_ctr, SPR_CXLCM_CTR_OFFSET, (0U), (7U)),
	PLACE("cxldp", "unit_ctl", spr_cxldp_unit_ctl, SPR_CXLDP_UNIT_CTL_OFFSET, , ),
	PLACE("cxldp", "ctl", spr_cxldp_ctl, SPR_CXLDP_CTL_OFFSET, (0U), (3U)),
	PLACE("cxldp", "ctr", spr_cxldp_ctr, SPR_CXLDP_CTR_OFFSET, (0U), (3U)),
};

static void test_places(void **state)
{
	(void)state;
	validate_places(&pmureg_system_spr, places, sizeof(places) / sizeof(places[0]));
}

static void test_fields_of_global(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("global", "ctl", spr_global_ctl, 0xfffffffffffffffeULL, 0x0000000000000000ULL),
		FIELD(spr_global_ctl, frz_all, SPR_GLOBAL_CTL_FRZ_ALL),
	};

	(void)state;
	validate_fields(&pmureg_system_spr, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_cha(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("cha", "unit_ctl", spr_cha_unit_ctl, 0xfffffffffffffcfeULL, 0x0000000000000000ULL),
		FIELD(spr_cha_unit_ctl, rst_ctrs, SPR_CHA_UNIT_CTL_RST_CTRS),
		FIELD(spr_cha_unit_ctl, rst_ctrl, SPR_CHA_UNIT_CTL_RST_CTRL),
		FIELD(spr_cha_unit_ctl, frz, SPR_CHA_UNIT_CTL_FRZ),
		REGISTER("cha", "ctl", spr_cha_ctl, 0x0000000000680000ULL, 0x0000000000000000ULL),
		FIELD(spr_cha_ctl, umask_ext, SPR_CHA_CTL_UMASK_EXT),
		FIELD(spr_cha_ctl, thresh, SPR_CHA_CTL_THRESH),
		FIELD(spr_cha_ctl, inv, SPR_CHA_CTL_INV),
		FIELD(spr_cha_ctl, ov_en, SPR_CHA_CTL_OV_EN),
		FIELD(spr_cha_ctl, edge_det, SPR_CHA_CTL_EDGE_DET),
		FIELD(spr_cha_ctl, rst, SPR_CHA_CTL_RST),
		FIELD(spr_cha_ctl, tid_en, SPR_CHA_CTL_TID_EN),
		FIELD(spr_cha_ctl, umask, SPR_CHA_CTL_UMASK),
		FIELD(spr_cha_ctl, ev_sel, SPR_CHA_CTL_EV_SEL),
		REGISTER("cha", "ctr", spr_cha_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(spr_cha_ctr, event_count, SPR_CHA_CTR_EVENT_COUNT),
		REGISTER("cha", "unit_status", spr_cha_unit_status, 0xfffffffffffffff0ULL, 0x0000000000000000ULL),
		FIELD(spr_cha_unit_status, ov, SPR_CHA_UNIT_STATUS_OV),
		REGISTER("cha", "filter", spr_cha_filter, 0xfffffffffffffc00ULL, 0x0000000000000000ULL),
		FIELD(spr_cha_filter, tid, SPR_CHA_FILTER_TID),
	};

	(void)state;
	validate_fields(&pmureg_system_spr, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_iio(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("iio", "unit_ctl", spr_iio_unit_ctl, 0xfffffffffffffcfeULL, 0x0000000000000000ULL),
		FIELD(spr_iio_unit_ctl, rst_ctrs, SPR_IIO_UNIT_CTL_RST_CTRS),
		FIELD(spr_iio_unit_ctl, rst_ctrl, SPR_IIO_UNIT_CTL_RST_CTRL),
		FIELD(spr_iio_unit_ctl, frz, SPR_IIO_UNIT_CTL_FRZ),
		REGISTER("iio", "ctl", spr_iio_ctl, 0xfff8000000690000ULL, 0x0000000000000000ULL),
		FIELD(spr_iio_ctl, fc_mask, SPR_IIO_CTL_FC_MASK),
		FIELD(spr_iio_ctl, ch_mask, SPR_IIO_CTL_CH_MASK),
		FIELD(spr_iio_ctl, thresh, SPR_IIO_CTL_THRESH),
		FIELD(spr_iio_ctl, inv, SPR_IIO_CTL_INV),
		FIELD(spr_iio_ctl, ov_en, SPR_IIO_CTL_OV_EN),
		FIELD(spr_iio_ctl, edge_det, SPR_IIO_CTL_EDGE_DET),
		FIELD(spr_iio_ctl, rst, SPR_IIO_CTL_RST),
		FIELD(spr_iio_ctl, umask, SPR_IIO_CTL_UMASK),
		FIELD(spr_iio_ctl, ev_sel, SPR_IIO_CTL_EV_SEL),
		REGISTER("iio", "ctr", spr_iio_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(spr_iio_ctr, event_count, SPR_IIO_CTR_EVENT_COUNT),
		REGISTER("iio", "unit_status", spr_iio_unit_status, 0xfffffffffffffff0ULL, 0x0000000000000000ULL),
		FIELD(spr_iio_unit_status, ov, SPR_IIO_UNIT_STATUS_OV),
	};

	(void)state;
	validate_fields(&pmureg_system_spr, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_iio_free_running(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("iio_free_running", "clk", spr_iio_free_running_clk, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(spr_iio_free_running_clk, event_count, SPR_IIO_FREE_RUNNING_CLK_EVENT_COUNT),
		REGISTER("iio_free_running", "bw_in", spr_iio_free_running_bw_in, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(spr_iio_free_running_bw_in, event_count, SPR_IIO_FREE_RUNNING_BW_IN_EVENT_COUNT),
		REGISTER("iio_free_running", "bw_out", spr_iio_free_running_bw_out, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(spr_iio_free_running_bw_out, event_count, SPR_IIO_FREE_RUNNING_BW_OUT_EVENT_COUNT),
	};

	(void)state;
	validate_fields(&pmureg_system_spr, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_irp(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("irp", "unit_ctl", spr_irp_unit_ctl, 0xfffffffffffffcfeULL, 0x0000000000000000ULL),
		FIELD(spr_irp_unit_ctl, rst_ctrs, SPR_IRP_UNIT_CTL_RST_CTRS),
		FIELD(spr_irp_unit_ctl, rst_ctrl, SPR_IRP_UNIT_CTL_RST_CTRL),
		FIELD(spr_irp_unit_ctl, frz, SPR_IRP_UNIT_CTL_FRZ),
		REGISTER("irp", "ctl", spr_irp_ctl, 0xff00000000690000ULL, 0x0000000000000000ULL),
		FIELD(spr_irp_ctl, umask_ext, SPR_IRP_CTL_UMASK_EXT),
		FIELD(spr_irp_ctl, thresh, SPR_IRP_CTL_THRESH),
		FIELD(spr_irp_ctl, inv, SPR_IRP_CTL_INV),
		FIELD(spr_irp_ctl, ov_en, SPR_IRP_CTL_OV_EN),
		FIELD(spr_irp_ctl, edge_det, SPR_IRP_CTL_EDGE_DET),
		FIELD(spr_irp_ctl, rst, SPR_IRP_CTL_RST),
		FIELD(spr_irp_ctl, umask, SPR_IRP_CTL_UMASK),
		FIELD(spr_irp_ctl, ev_sel, SPR_IRP_CTL_EV_SEL),
		REGISTER("irp", "ctr", spr_irp_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(spr_irp_ctr, event_count, SPR_IRP_CTR_EVENT_COUNT),
		REGISTER("irp", "unit_status", spr_irp_unit_status, 0xfffffffffffffffcULL, 0x0000000000000000ULL),
		FIELD(spr_irp_unit_status, ov, SPR_IRP_UNIT_STATUS_OV),
	};

	(void)state;
	validate_fields(&pmureg_system_spr, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_m2pcie(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("m2pcie", "unit_ctl", spr_m2pcie_unit_ctl, 0xfffffffffffffcfeULL, 0x0000000000000000ULL),
		FIELD(spr_m2pcie_unit_ctl, rst_ctrs, SPR_M2PCIE_UNIT_CTL_RST_CTRS),
		FIELD(spr_m2pcie_unit_ctl, rst_ctrl, SPR_M2PCIE_UNIT_CTL_RST_CTRL),
		FIELD(spr_m2pcie_unit_ctl, frz, SPR_M2PCIE_UNIT_CTL_FRZ),
		REGISTER("m2pcie", "ctl", spr_m2pcie_ctl, 0xff00000000690000ULL, 0x0000000000000000ULL),
		FIELD(spr_m2pcie_ctl, umask_ext, SPR_M2PCIE_CTL_UMASK_EXT),
		FIELD(spr_m2pcie_ctl, thresh, SPR_M2PCIE_CTL_THRESH),
		FIELD(spr_m2pcie_ctl, inv, SPR_M2PCIE_CTL_INV),
		FIELD(spr_m2pcie_ctl, ov_en, SPR_M2PCIE_CTL_OV_EN),
		FIELD(spr_m2pcie_ctl, edge_det, SPR_M2PCIE_CTL_EDGE_DET),
		FIELD(spr_m2pcie_ctl, rst, SPR_M2PCIE_CTL_RST),
		FIELD(spr_m2pcie_ctl, umask, SPR_M2PCIE_CTL_UMASK),
		FIELD(spr_m2pcie_ctl, ev_sel, SPR_M2PCIE_CTL_EV_SEL),
		REGISTER("m2pcie", "ctr", spr_m2pcie_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(spr_m2pcie_ctr, event_count, SPR_M2PCIE_CTR_EVENT_COUNT),
		REGISTER("m2pcie", "unit_status", spr_m2pcie_unit_status, 0xfffffffffffffff0ULL, 0x0000000000000000ULL),
		FIELD(spr_m2pcie_unit_status, ov, SPR_M2PCIE_UNIT_STATUS_OV),
	};

	(void)state;
	validate_fields(&pmureg_system_spr, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_mdf(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("mdf", "unit_ctl", spr_mdf_unit_ctl, 0xfffffffffffffcfeULL, 0x0000000000000000ULL),
		FIELD(spr_mdf_unit_ctl, rst_ctrs, SPR_MDF_UNIT_CTL_RST_CTRS),
		FIELD(spr_mdf_unit_ctl, rst_ctrl, SPR_MDF_UNIT_CTL_RST_CTRL),
		FIELD(spr_mdf_unit_ctl, frz, SPR_MDF_UNIT_CTL_FRZ),
		REGISTER("mdf", "ctl", spr_mdf_ctl, 0xff00000000690000ULL, 0x0000000000000000ULL),
		FIELD(spr_mdf_ctl, umask_ext, SPR_MDF_CTL_UMASK_EXT),
		FIELD(spr_mdf_ctl, thresh, SPR_MDF_CTL_THRESH),
		FIELD(spr_mdf_ctl, inv, SPR_MDF_CTL_INV),
		FIELD(spr_mdf_ctl, ov_en, SPR_MDF_CTL_OV_EN),
		FIELD(spr_mdf_ctl, edge_det, SPR_MDF_CTL_EDGE_DET),
		FIELD(spr_mdf_ctl, rst, SPR_MDF_CTL_RST),
		FIELD(spr_mdf_ctl, umask, SPR_MDF_CTL_UMASK),
		FIELD(spr_mdf_ctl, ev_sel, SPR_MDF_CTL_EV_SEL),
		REGISTER("mdf", "ctr", spr_mdf_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(spr_mdf_ctr, event_count, SPR_MDF_CTR_EVENT_COUNT),
		REGISTER("mdf", "unit_status", spr_mdf_unit_status, 0xfffffffffffffff0ULL, 0x0000000000000000ULL),
		FIELD(spr_mdf_unit_status, ov, SPR_MDF_UNIT_STATUS_OV),
	};

	(void)state;
	validate_fields(&pmureg_system_spr, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_pcu(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("pcu", "unit_ctl", spr_pcu_unit_ctl, 0xfffffffffffffcfeULL, 0x0000000000000000ULL),
		FIELD(spr_pcu_unit_ctl, rst_ctrs, SPR_PCU_UNIT_CTL_RST_CTRS),
		FIELD(spr_pcu_unit_ctl, rst_ctrl, SPR_PCU_UNIT_CTL_RST_CTRL),
		FIELD(spr_pcu_unit_ctl, frz, SPR_PCU_UNIT_CTL_FRZ),
		REGISTER("pcu", "ctl", spr_pcu_ctl, 0xffffffff00690000ULL, 0x0000000000000000ULL),
		FIELD(spr_pcu_ctl, thresh, SPR_PCU_CTL_THRESH),
		FIELD(spr_pcu_ctl, inv, SPR_PCU_CTL_INV),
		FIELD(spr_pcu_ctl, ov_en, SPR_PCU_CTL_OV_EN),
		FIELD(spr_pcu_ctl, edge_det, SPR_PCU_CTL_EDGE_DET),
		FIELD(spr_pcu_ctl, rst, SPR_PCU_CTL_RST),
		FIELD(spr_pcu_ctl, umask, SPR_PCU_CTL_UMASK),
		FIELD(spr_pcu_ctl, ev_sel, SPR_PCU_CTL_EV_SEL),
		REGISTER("pcu", "ctr", spr_pcu_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(spr_pcu_ctr, event_count, SPR_PCU_CTR_EVENT_COUNT),
		REGISTER("pcu", "unit_status", spr_pcu_unit_status, 0xfffffffffffffff0ULL, 0x0000000000000000ULL),
		FIELD(spr_pcu_unit_status, ov, SPR_PCU_UNIT_STATUS_OV),
	};

	(void)state;
	validate_fields(&pmureg_system_spr, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_ubox(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("ubox", "unit_ctl", spr_ubox_unit_ctl, 0xfffffffffffffcfeULL, 0x0000000000000000ULL),
		FIELD(spr_ubox_unit_ctl, rst_ctrs, SPR_UBOX_UNIT_CTL_RST_CTRS),
		FIELD(spr_ubox_unit_ctl, rst_ctrl, SPR_UBOX_UNIT_CTL_RST_CTRL),
		FIELD(spr_ubox_unit_ctl, frz, SPR_UBOX_UNIT_CTL_FRZ),
		REGISTER("ubox", "ctl", spr_ubox_ctl, 0xffffffff00690000ULL, 0x0000000000000000ULL),
		FIELD(spr_ubox_ctl, thresh, SPR_UBOX_CTL_THRESH),
		FIELD(spr_ubox_ctl, inv, SPR_UBOX_CTL_INV),
		FIELD(spr_ubox_ctl, ov_en, SPR_UBOX_CTL_OV_EN),
		FIELD(spr_ubox_ctl, edge_det, SPR_UBOX_CTL_EDGE_DET),
		FIELD(spr_ubox_ctl, rst, SPR_UBOX_CTL_RST),
		FIELD(spr_ubox_ctl, umask, SPR_UBOX_CTL_UMASK),
		FIELD(spr_ubox_ctl, ev_sel, SPR_UBOX_CTL_EV_SEL),
		REGISTER("ubox", "ctr", spr_ubox_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(spr_ubox_ctr, event_count, SPR_UBOX_CTR_EVENT_COUNT),
		REGISTER("ubox", "unit_status", spr_ubox_unit_status, 0xfffffffffffffffcULL, 0x0000000000000000ULL),
		FIELD(spr_ubox_unit_status, ov, SPR_UBOX_UNIT_STATUS_OV),
		REGISTER("ubox", "fixed_ctl", spr_ubox_fixed_ctl, 0xffffffffffafffffULL, 0x0000000000000000ULL),
		FIELD(spr_ubox_fixed_ctl, en, SPR_UBOX_FIXED_CTL_EN),
		FIELD(spr_ubox_fixed_ctl, ov_en, SPR_UBOX_FIXED_CTL_OV_EN),
		REGISTER("ubox", "fixed_ctr", spr_ubox_fixed_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(spr_ubox_fixed_ctr, event_count, SPR_UBOX_FIXED_CTR_EVENT_COUNT),
	};

	(void)state;
	validate_fields(&pmureg_system_spr, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_imc(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("imc", "fixed_ctr", spr_imc_fixed_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(spr_imc_fixed_ctr, event_count, SPR_IMC_FIXED_CTR_EVENT_COUNT),
		REGISTER("imc", "fixed_ctl", spr_imc_fixed_ctl, 0xffafffffU, 0x00000000U),
		FIELD(spr_imc_fixed_ctl, en, SPR_IMC_FIXED_CTL_EN),
		FIELD(spr_imc_fixed_ctl, ov_en, SPR_IMC_FIXED_CTL_OV_EN),
	};

	(void)state;
	validate_fields(&pmureg_system_spr, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_imc_free_running(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("imc_free_running", "clk", spr_imc_free_running_clk, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(spr_imc_free_running_clk, event_count, SPR_IMC_FREE_RUNNING_CLK_EVENT_COUNT),
		REGISTER("imc_free_running", "rpq", spr_imc_free_running_rpq, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(spr_imc_free_running_rpq, event_count, SPR_IMC_FREE_RUNNING_RPQ_EVENT_COUNT),
		REGISTER("imc_free_running", "wpq", spr_imc_free_running_wpq, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(spr_imc_free_running_wpq, event_count, SPR_IMC_FREE_RUNNING_WPQ_EVENT_COUNT),
	};

	(void)state;
	validate_fields(&pmureg_system_spr, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_m2m(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("m2m", "unit_ctl", spr_m2m_unit_ctl, 0xfffffcfeU, 0x00000000U),
		FIELD(spr_m2m_unit_ctl, rst_ctrs, SPR_M2M_UNIT_CTL_RST_CTRS),
		FIELD(spr_m2m_unit_ctl, rst_ctrl, SPR_M2M_UNIT_CTL_RST_CTRL),
		FIELD(spr_m2m_unit_ctl, frz, SPR_M2M_UNIT_CTL_FRZ),
		REGISTER("m2m", "ctl", spr_m2m_ctl, 0xff00000000690000ULL, 0x0000000000000000ULL),
		FIELD(spr_m2m_ctl, umask_ext, SPR_M2M_CTL_UMASK_EXT),
		FIELD(spr_m2m_ctl, thresh, SPR_M2M_CTL_THRESH),
		FIELD(spr_m2m_ctl, inv, SPR_M2M_CTL_INV),
		FIELD(spr_m2m_ctl, ov_en, SPR_M2M_CTL_OV_EN),
		FIELD(spr_m2m_ctl, edge_det, SPR_M2M_CTL_EDGE_DET),
		FIELD(spr_m2m_ctl, rst, SPR_M2M_CTL_RST),
		FIELD(spr_m2m_ctl, umask, SPR_M2M_CTL_UMASK),
		FIELD(spr_m2m_ctl, ev_sel, SPR_M2M_CTL_EV_SEL),
		REGISTER("m2m", "ctr", spr_m2m_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(spr_m2m_ctr, event_count, SPR_M2M_CTR_EVENT_COUNT),
	};

	(void)state;
	validate_fields(&pmureg_system_spr, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_m2hbm(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("m2hbm", "unit_ctl", spr_m2hbm_unit_ctl, 0xfffffcfeU, 0x00000000U),
		FIELD(spr_m2hbm_unit_ctl, rst_ctrs, SPR_M2HBM_UNIT_CTL_RST_CTRS),
		FIELD(spr_m2hbm_unit_ctl, rst_ctrl, SPR_M2HBM_UNIT_CTL_RST_CTRL),
		FIELD(spr_m2hbm_unit_ctl, frz, SPR_M2HBM_UNIT_CTL_FRZ),
		REGISTER("m2hbm", "ctl", spr_m2hbm_ctl, 0xff00000000690000ULL, 0x0000000000000000ULL),
		FIELD(spr_m2hbm_ctl, umask_ext, SPR_M2HBM_CTL_UMASK_EXT),
		FIELD(spr_m2hbm_ctl, thresh, SPR_M2HBM_CTL_THRESH),
		FIELD(spr_m2hbm_ctl, inv, SPR_M2HBM_CTL_INV),
		FIELD(spr_m2hbm_ctl, ov_en, SPR_M2HBM_CTL_OV_EN),
		FIELD(spr_m2hbm_ctl, edge_det, SPR_M2HBM_CTL_EDGE_DET),
		FIELD(spr_m2hbm_ctl, rst, SPR_M2HBM_CTL_RST),
		FIELD(spr_m2hbm_ctl, umask, SPR_M2HBM_CTL_UMASK),
		FIELD(spr_m2hbm_ctl, ev_sel, SPR_M2HBM_CTL_EV_SEL),
		REGISTER("m2hbm", "ctr", spr_m2hbm_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(spr_m2hbm_ctr, event_count, SPR_M2HBM_CTR_EVENT_COUNT),
	};

	(void)state;
	validate_fields(&pmureg_system_spr, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_upi(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("upi", "unit_ctl", spr_upi_unit_ctl, 0xfffffcfeU, 0x00000000U),
		FIELD(spr_upi_unit_ctl, rst_ctrs, SPR_UPI_UNIT_CTL_RST_CTRS),
		FIELD(spr_upi_unit_ctl, rst_ctrl, SPR_UPI_UNIT_CTL_RST_CTRL),
		FIELD(spr_upi_unit_ctl, frz, SPR_UPI_UNIT_CTL_FRZ),
		REGISTER("upi", "ctl", spr_upi_ctl, 0xff00000000690000ULL, 0x0000000000000000ULL),
		FIELD(spr_upi_ctl, umask_ext, SPR_UPI_CTL_UMASK_EXT),
		FIELD(spr_upi_ctl, thresh, SPR_UPI_CTL_THRESH),
		FIELD(spr_upi_ctl, inv, SPR_UPI_CTL_INV),
		FIELD(spr_upi_ctl, ov_en, SPR_UPI_CTL_OV_EN),
		FIELD(spr_upi_ctl, edge_det, SPR_UPI_CTL_EDGE_DET),
		FIELD(spr_upi_ctl, rst, SPR_UPI_CTL_RST),
		FIELD(spr_upi_ctl, umask, SPR_UPI_CTL_UMASK),
		FIELD(spr_upi_ctl, ev_sel, SPR_UPI_CTL_EV_SEL),
		REGISTER("upi", "ctr", spr_upi_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(spr_upi_ctr, event_count, SPR_UPI_CTR_EVENT_COUNT),
	};

	(void)state;
	validate_fields(&pmureg_system_spr, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_m3upi(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("m3upi", "unit_ctl", spr_m3upi_unit_ctl, 0xfffffcfeU, 0x00000000U),
		FIELD(spr_m3upi_unit_ctl, rst_ctrs, SPR_M3UPI_UNIT_CTL_RST_CTRS),
		FIELD(spr_m3upi_unit_ctl, rst_ctrl, SPR_M3UPI_UNIT_CTL_RST_CTRL),
		FIELD(spr_m3upi_unit_ctl, frz, SPR_M3UPI_UNIT_CTL_FRZ),
		REGISTER("m3upi", "ctl", spr_m3upi_ctl, 0xff00000000690000ULL, 0x0000000000000000ULL),
		FIELD(spr_m3upi_ctl, umask_ext, SPR_M3UPI_CTL_UMASK_EXT),
		FIELD(spr_m3upi_ctl, thresh, SPR_M3UPI_CTL_THRESH),
		FIELD(spr_m3upi_ctl, inv, SPR_M3UPI_CTL_INV),
		FIELD(spr_m3upi_ctl, ov_en, SPR_M3UPI_CTL_OV_EN),
		FIELD(spr_m3upi_ctl, edge_det, SPR_M3UPI_CTL_EDGE_DET),
		FIELD(spr_m3upi_ctl, rst, SPR_M3UPI_CTL_RST),
		FIELD(spr_m3upi_ctl, umask, SPR_M3UPI_CTL_UMASK),
		FIELD(spr_m3upi_ctl, ev_sel, SPR_M3UPI_CTL_EV_SEL),
		REGISTER("m3upi", "ctr", spr_m3upi_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(spr_m3upi_ctr, event_count, SPR_M3UPI_CTR_EVENT_COUNT),
	};

	(void)state;
	validate_fields(&pmureg_system_spr, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_cxlcm(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("cxlcm", "unit_ctl", spr_cxlcm_unit_ctl, 0xfffffcfeU, 0x00000000U),
		FIELD(spr_cxlcm_unit_ctl, rst_ctrs, SPR_CXLCM_UNIT_CTL_RST_CTRS),
		FIELD(spr_cxlcm_unit_ctl, rst_ctrl, SPR_CXLCM_UNIT_CTL_RST_CTRL),
		FIELD(spr_cxlcm_unit_ctl, frz, SPR_CXLCM_UNIT_CTL_FRZ),
		REGISTER("cxlcm", "ctl", spr_cxlcm_ctl, 0xff00000000690000ULL, 0x0000000000000000ULL),
		FIELD(spr_cxlcm_ctl, umask_ext, SPR_CXLCM_CTL_UMASK_EXT),
		FIELD(spr_cxlcm_ctl, thresh, SPR_CXLCM_CTL_THRESH),
		FIELD(spr_cxlcm_ctl, inv, SPR_CXLCM_CTL_INV),
		FIELD(spr_cxlcm_ctl, ov_en, SPR_CXLCM_CTL_OV_EN),
		FIELD(spr_cxlcm_ctl, edge_det, SPR_CXLCM_CTL_EDGE_DET),
		FIELD(spr_cxlcm_ctl, rst, SPR_CXLCM_CTL_RST),
		FIELD(spr_cxlcm_ctl, umask, SPR_CXLCM_CTL_UMASK),
		FIELD(spr_cxlcm_ctl, ev_sel, SPR_CXLCM_CTL_EV_SEL),
		REGISTER("cxlcm", "ctr", spr_cxlcm_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(spr_cxlcm_ctr, event_count, SPR_CXLCM_CTR_EVENT_COUNT),
	};

	(void)state;
	validate_fields(&pmureg_system_spr, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_cxldp(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("cxldp", "unit_ctl", spr_cxldp_unit_ctl, 0xfffffcfeU, 0x00000000U),
		FIELD(spr_cxldp_unit_ctl, rst_ctrs, SPR_CXLDP_UNIT_CTL_RST_CTRS),
		FIELD(spr_cxldp_unit_ctl, rst_ctrl, SPR_CXLDP_UNIT_CTL_RST_CTRL),
		FIELD(spr_cxldp_unit_ctl, frz, SPR_CXLDP_UNIT_CTL_FRZ),
		REGISTER("cxldp", "ctl", spr_cxldp_ctl, 0xff00000000690000ULL, 0x0000000000000000ULL),
		FIELD(spr_cxldp_ctl, umask_ext, SPR_CXLDP_CTL_UMASK_EXT),
		FIELD(spr_cxldp_ctl, thresh, SPR_CXLDP_CTL_THRESH),
		FIELD(spr_cxldp_ctl, inv, SPR_CXLDP_CTL_INV),
		FIELD(spr_cxldp_ctl, ov_en, SPR_CXLDP_CTL_OV_EN),
		FIELD(spr_cxldp_ctl, edge_det, SPR_CXLDP_CTL_EDGE_DET),
		FIELD(spr_cxldp_ctl, rst, SPR_CXLDP_CTL_RST),
		FIELD(spr_cxldp_ctl, umask, SPR_CXLDP_CTL_UMASK),
		FIELD(spr_cxldp_ctl, ev_sel, SPR_CXLDP_CTL_EV_SEL),
		REGISTER("cxldp", "ctr", spr_cxldp_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(spr_cxldp_ctr, event_count, SPR_CXLDP_CTR_EVENT_COUNT),
	};

	(void)state;
	validate_fields(&pmureg_system_spr, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_mmio(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("imc", "unit_ctl", spr_mmio_unit_ctl, 0xfffffcfeU, 0x00000000U),
		FIELD(spr_mmio_unit_ctl, rst_ctrs, SPR_MMIO_UNIT_CTL_RST_CTRS),
		FIELD(spr_mmio_unit_ctl, rst_ctrl, SPR_MMIO_UNIT_CTL_RST_CTRL),
		FIELD(spr_mmio_unit_ctl, frz, SPR_MMIO_UNIT_CTL_FRZ),
		REGISTER("imc", "ctl", spr_mmio_ctl, 0x00690000U, 0x00000000U),
		FIELD(spr_mmio_ctl, thresh, SPR_MMIO_CTL_THRESH),
		FIELD(spr_mmio_ctl, inv, SPR_MMIO_CTL_INV),
		FIELD(spr_mmio_ctl, ov_en, SPR_MMIO_CTL_OV_EN),
		FIELD(spr_mmio_ctl, edge_det, SPR_MMIO_CTL_EDGE_DET),
		FIELD(spr_mmio_ctl, rst, SPR_MMIO_CTL_RST),
		FIELD(spr_mmio_ctl, umask, SPR_MMIO_CTL_UMASK),
		FIELD(spr_mmio_ctl, ev_sel, SPR_MMIO_CTL_EV_SEL),
		REGISTER("imc", "ctr", spr_mmio_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(spr_mmio_ctr, event_count, SPR_MMIO_CTR_EVENT_COUNT),
	};

	(void)state;
	validate_fields(&pmureg_system_spr, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_registers(void **state)
{
	(void)state;
	validate_registers(&pmureg_system_spr);
}

static void test_counting(void **state)
{
	(void)state;
	validate_counting(&pmureg_system_spr);
}

static void test_choice(void **state)
{
	(void)state;
	validate_choice(&pmureg_system_spr);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_fields_of_global),
		cmocka_unit_test(test_fields_of_cha),
		cmocka_unit_test(test_fields_of_iio),
		cmocka_unit_test(test_fields_of_iio_free_running),
		cmocka_unit_test(test_fields_of_irp),
		cmocka_unit_test(test_fields_of_m2pcie),
		cmocka_unit_test(test_fields_of_mdf),
		cmocka_unit_test(test_fields_of_pcu),
		cmocka_unit_test(test_fields_of_ubox),
		cmocka_unit_test(test_fields_of_imc),
		cmocka_unit_test(test_fields_of_imc_free_running),
		cmocka_unit_test(test_fields_of_m2m),
		cmocka_unit_test(test_fields_of_m2hbm),
		cmocka_unit_test(test_fields_of_upi),
		cmocka_unit_test(test_fields_of_m3upi),
		cmocka_unit_test(test_fields_of_cxlcm),
		cmocka_unit_test(test_fields_of_cxldp),
		cmocka_unit_test(test_fields_of_mmio),
		cmocka_unit_test(test_registers),
		cmocka_unit_test(test_counting),
		cmocka_unit_test(test_choice),
	};

	return cmocka_run_group_tests_name("spr", tests, NULL, NULL);
}
