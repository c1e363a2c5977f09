/*
 * Intel Xeon of the third generation (Ice Lake-SP and -D) uncore PMON: the headers agree with the tables, and the simulated device with both.
 *
 * Made by pmureg from regdefs/intel/icx.yaml. Edit that, not this.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <pmureg/icx.h>

#include "validate.h"

extern const struct pmureg_system pmureg_system_icx;

/* The address of the first and of the last element of each register, instances included. */
static const struct validate_place places[] = {
	PLACE("global", "ctl", icx_global_ctl, ICX_GLOBAL_CTL_ADDRESS, , ),
	PLACE("global", "status", icx_global_status, ICX_GLOBAL_STATUS_ADDRESS, (0U), (1U)),
	PLACE("cha", "ctl", icx_cha_ctl, ICX_CHA_CTL_ADDRESS, (0U, 0U), (39U, 3U)),
	PLACE("cha", "ctr", icx_cha_ctr, ICX_CHA_CTR_ADDRESS, (0U, 0U), (39U, 3U)),
	PLACE("cha", "box_ctl", icx_cha_box_ctl, ICX_CHA_BOX_CTL_ADDRESS, (0U), (39U)),
	PLACE("cha", "box_status", icx_cha_box_status, ICX_CHA_BOX_STATUS_ADDRESS, (0U), (39U)),
	PLACE("cha", "filter0", icx_cha_filter0, ICX_CHA_FILTER0_ADDRESS, (0U), (39U)),
	PLACE("iio", "ctl", icx_iio_ctl, ICX_IIO_CTL_ADDRESS, (0U, 0U), (5U, 3U)),
	PLACE("iio", "ctr", icx_iio_ctr, ICX_IIO_CTR_ADDRESS, (0U, 0U), (5U, 3U)),
	PLACE("iio", "box_ctl", icx_iio_box_ctl, ICX_IIO_BOX_CTL_ADDRESS, (0U), (5U)),
	PLACE("iio", "box_status", icx_iio_box_status, ICX_IIO_BOX_STATUS_ADDRESS, (0U), (5U)),
	PLACE("iio_free_running", "clk", icx_iio_free_running_clk, ICX_IIO_FREE_RUNNING_CLK_ADDRESS, (0U), (5U)),
	PLACE("iio_free_running", "bw_in", icx_iio_free_running_bw_in, ICX_IIO_FREE_RUNNING_BW_IN_ADDRESS, (0U, 0U), (5U, 7U)),
	PLACE("irp", "ctl", icx_irp_ctl, ICX_IRP_CTL_ADDRESS, (0U, 0U), (5U, 1U)),
	PLACE("irp", "ctr", icx_irp_ctr, ICX_IRP_CTR_ADDRESS, (0U, 0U), (5U, 1U)),
	PLACE("irp", "box_ctl", icx_irp_box_ctl, ICX_IRP_BOX_CTL_ADDRESS, (0U), (5U)),
	PLACE("irp", "box_status", icx_irp_box_status, ICX_IRP_BOX_STATUS_ADDRESS, (0U), (5U)),
	PLACE("m2pcie", "ctl", icx_m2pcie_ctl, ICX_M2PCIE_CTL_ADDRESS, (0U, 0U), (5U, 3U)),
	PLACE("m2pcie", "ctr", icx_m2pcie_ctr, ICX_M2PCIE_CTR_ADDRESS, (0U, 0U), (5U, 3U)),
	PLACE("m2pcie", "box_ctl", icx_m2pcie_box_ctl, ICX_M2PCIE_BOX_CTL_ADDRESS, (0U), (5U)),
	PLACE("m2pcie", "box_status", icx_m2pcie_box_status, ICX_M2PCIE_BOX_STATUS_ADDRESS, (0U), (5U)),
	PLACE("pcu", "ctl", icx_pcu_ctl, ICX_PCU_CTL_ADDRESS, (0U), (3U)),
	PLACE("pcu", "ctr", icx_pcu_ctr, ICX_PCU_CTR_ADDRESS, (0U), (3U)),
	PLACE("pcu", "box_ctl", icx_pcu_box_ctl, ICX_PCU_BOX_CTL_ADDRESS, , ),
	PLACE("pcu", "box_status", icx_pcu_box_status, ICX_PCU_BOX_STATUS_ADDRESS, , ),
	PLACE("pcu", "filter", icx_pcu_filter, ICX_PCU_FILTER_ADDRESS, , ),
	PLACE("ubox", "ctl", icx_ubox_ctl, ICX_UBOX_CTL_ADDRESS, (0U), (1U)),
	PLACE("ubox", "ctr", icx_ubox_ctr, ICX_UBOX_CTR_ADDRESS, (0U), (1U)),
	PLACE("ubox", "fixed_ctl", icx_ubox_fixed_ctl, ICX_UBOX_FIXED_CTL_ADDRESS, , ),
	PLACE("ubox", "fixed_ctr", icx_ubox_fixed_ctr, ICX_UBOX_FIXED_CTR_ADDRESS, , ),
	PLACE("ubox", "box_status", icx_ubox_box_status, ICX_UBOX_BOX_STATUS_ADDRESS, , ),
	PLACE("m2m", "ctl", icx_m2m_ctl, ICX_M2M_CTL_OFFSET, (0U), (3U)),
	PLACE("m2m", "ctr", icx_m2m_ctr, ICX_M2M_CTR_OFFSET, (0U), (3U)),
	PLACE("m2m", "box_ctl", icx_m2m_box_ctl, ICX_M2M_BOX_CTL_OFFSET, , ),
	PLACE("m2m", "box_status", icx_m2m_box_status, ICX_M2M_BOX_STATUS_OFFSET, , ),
	PLACE("upi", "ctl", icx_upi_ctl, ICX_UPI_CTL_OFFSET, (0U), (3U)),
	PLACE("upi", "ctr", icx_upi_ctr, ICX_UPI_CTR_OFFSET, (0U), (3U)),
	PLACE("upi", "box_ctl", icx_upi_box_ctl, ICX_UPI_BOX_CTL_OFFSET, , ),
	PLACE("upi", "box_status", icx_upi_box_status, ICX_UPI_BOX_STATUS_OFFSET, , ),
	PLACE("m3upi", "ctl", icx_m3upi_ctl, ICX_M3UPI_CTL_OFFSET, (0U), (3U)),
	PLACE("m3upi", "ctr", icx_m3upi_ctr, ICX_M3UPI_CTR_OFFSET, (0U), (3U)),
	PLACE("m3upi", "box_ctl", icx_m3upi_box_ctl, ICX_M3UPI_BOX_CTL_OFFSET, , ),
	PLACE("m3upi", "box_status", icx_m3upi_box_status, ICX_M3UPI_BOX_STATUS_OFFSET, , ),
	PLACE("imc", "ctl", icx_imc_ctl, ICX_IMC_CTL_OFFSET, (0U), (3U)),
	PLACE("imc", "ctr", icx_imc_ctr, ICX_IMC_CTR_OFFSET, (0U), (3U)),
	PLACE("imc", "box_ctl", icx_imc_box_ctl, ICX_IMC_BOX_CTL_OFFSET, , ),
	PLACE("imc", "box_status", icx_imc_box_status, ICX_IMC_BOX_STATUS_OFFSET, , ),
	PLACE("imc", "fixed_ctr", icx_imc_fixed_ctr, ICX_IMC_FIXED_CTR_OFFSET, , ),
	PLACE("imc", "fixed_ctl", icx_imc_fixed_ctl, ICX_IMC_FIXED_CTL_OFFSET, , ),
	PLACE("imc_free_running", "ddr", icx_imc_free_running_ddr, ICX_IMC_FREE_RUNNING_DDR_OFFSET, (0U), (1U)),
	PLACE("imc_free_running", "ddrt", icx_imc_free_running_ddrt, ICX_IMC_FREE_RUNNING_DDRT_OFFSET, (0U), (1U)),
	PLACE("imc_free_running", "clk", icx_imc_free_running_clk, ICX_IMC_FREE_RUNNING_CLK_OFFSET, , ),
};

static void test_places(void **state)
{
	(void)state;
	validate_places(&pmureg_system_icx, places, sizeof(places) / sizeof(places[0]));
}

static void test_fields_of_global(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("global", "ctl", icx_global_ctl, 0x5fffffffffffffffULL, 0x0000000000000000ULL),
		FIELD(icx_global_ctl, frz_all, ICX_GLOBAL_CTL_FRZ_ALL),
		FIELD(icx_global_ctl, unfrz_all, ICX_GLOBAL_CTL_UNFRZ_ALL),
		REGISTER("global", "status", icx_global_status, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(icx_global_status, ov, ICX_GLOBAL_STATUS_OV),
	};

	(void)state;
	validate_fields(&pmureg_system_icx, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_cha(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("cha", "ctl", icx_cha_ctl, 0xfc00000000210000ULL, 0x0000000000000000ULL),
		FIELD(icx_cha_ctl, umask_ext, ICX_CHA_CTL_UMASK_EXT),
		FIELD(icx_cha_ctl, thresh, ICX_CHA_CTL_THRESH),
		FIELD(icx_cha_ctl, invert, ICX_CHA_CTL_INVERT),
		FIELD(icx_cha_ctl, en, ICX_CHA_CTL_EN),
		FIELD(icx_cha_ctl, ov_en, ICX_CHA_CTL_OV_EN),
		FIELD(icx_cha_ctl, tid_en, ICX_CHA_CTL_TID_EN),
		FIELD(icx_cha_ctl, edge_det, ICX_CHA_CTL_EDGE_DET),
		FIELD(icx_cha_ctl, rst, ICX_CHA_CTL_RST),
		FIELD(icx_cha_ctl, umask, ICX_CHA_CTL_UMASK),
		FIELD(icx_cha_ctl, ev_sel, ICX_CHA_CTL_EV_SEL),
		REGISTER("cha", "ctr", icx_cha_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(icx_cha_ctr, event_count, ICX_CHA_CTR_EVENT_COUNT),
		REGISTER("cha", "box_ctl", icx_cha_box_ctl, 0xfffffefcU, 0x00000000U),
		FIELD(icx_cha_box_ctl, frz, ICX_CHA_BOX_CTL_FRZ),
		FIELD(icx_cha_box_ctl, rst_ctrs, ICX_CHA_BOX_CTL_RST_CTRS),
		FIELD(icx_cha_box_ctl, rst_ctrl, ICX_CHA_BOX_CTL_RST_CTRL),
		REGISTER("cha", "box_status", icx_cha_box_status, 0xfffffff0U, 0x00000000U),
		FIELD(icx_cha_box_status, ov, ICX_CHA_BOX_STATUS_OV),
		REGISTER("cha", "filter0", icx_cha_filter0, 0xfffffffffffffe00ULL, 0x0000000000000000ULL),
		FIELD(icx_cha_filter0, tid, ICX_CHA_FILTER0_TID),
	};

	(void)state;
	validate_fields(&pmureg_system_icx, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_iio(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("iio", "ctl", icx_iio_ctl, 0xfff8000000290000ULL, 0x0000000000000000ULL),
		FIELD(icx_iio_ctl, fc_mask, ICX_IIO_CTL_FC_MASK),
		FIELD(icx_iio_ctl, ch_mask, ICX_IIO_CTL_CH_MASK),
		FIELD(icx_iio_ctl, thresh, ICX_IIO_CTL_THRESH),
		FIELD(icx_iio_ctl, invert, ICX_IIO_CTL_INVERT),
		FIELD(icx_iio_ctl, en, ICX_IIO_CTL_EN),
		FIELD(icx_iio_ctl, ov_en, ICX_IIO_CTL_OV_EN),
		FIELD(icx_iio_ctl, edge_det, ICX_IIO_CTL_EDGE_DET),
		FIELD(icx_iio_ctl, rst, ICX_IIO_CTL_RST),
		FIELD(icx_iio_ctl, umask, ICX_IIO_CTL_UMASK),
		FIELD(icx_iio_ctl, ev_sel, ICX_IIO_CTL_EV_SEL),
		REGISTER("iio", "ctr", icx_iio_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(icx_iio_ctr, event_count, ICX_IIO_CTR_EVENT_COUNT),
		REGISTER("iio", "box_ctl", icx_iio_box_ctl, 0xfffffefcU, 0x00000000U),
		FIELD(icx_iio_box_ctl, frz, ICX_IIO_BOX_CTL_FRZ),
		FIELD(icx_iio_box_ctl, rst_ctrs, ICX_IIO_BOX_CTL_RST_CTRS),
		FIELD(icx_iio_box_ctl, rst_ctrl, ICX_IIO_BOX_CTL_RST_CTRL),
		REGISTER("iio", "box_status", icx_iio_box_status, 0xfffffff0U, 0x00000000U),
		FIELD(icx_iio_box_status, ov, ICX_IIO_BOX_STATUS_OV),
	};

	(void)state;
	validate_fields(&pmureg_system_icx, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_iio_free_running(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("iio_free_running", "clk", icx_iio_free_running_clk, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(icx_iio_free_running_clk, event_count, ICX_IIO_FREE_RUNNING_CLK_EVENT_COUNT),
		REGISTER("iio_free_running", "bw_in", icx_iio_free_running_bw_in, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(icx_iio_free_running_bw_in, event_count, ICX_IIO_FREE_RUNNING_BW_IN_EVENT_COUNT),
	};

	(void)state;
	validate_fields(&pmureg_system_icx, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_irp(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("irp", "ctl", icx_irp_ctl, 0xffffffff00290000ULL, 0x0000000000000000ULL),
		FIELD(icx_irp_ctl, thresh, ICX_IRP_CTL_THRESH),
		FIELD(icx_irp_ctl, invert, ICX_IRP_CTL_INVERT),
		FIELD(icx_irp_ctl, en, ICX_IRP_CTL_EN),
		FIELD(icx_irp_ctl, ov_en, ICX_IRP_CTL_OV_EN),
		FIELD(icx_irp_ctl, edge_det, ICX_IRP_CTL_EDGE_DET),
		FIELD(icx_irp_ctl, rst, ICX_IRP_CTL_RST),
		FIELD(icx_irp_ctl, umask, ICX_IRP_CTL_UMASK),
		FIELD(icx_irp_ctl, ev_sel, ICX_IRP_CTL_EV_SEL),
		REGISTER("irp", "ctr", icx_irp_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(icx_irp_ctr, event_count, ICX_IRP_CTR_EVENT_COUNT),
		REGISTER("irp", "box_ctl", icx_irp_box_ctl, 0xfffffefcU, 0x00000000U),
		FIELD(icx_irp_box_ctl, frz, ICX_IRP_BOX_CTL_FRZ),
		FIELD(icx_irp_box_ctl, rst_ctrs, ICX_IRP_BOX_CTL_RST_CTRS),
		FIELD(icx_irp_box_ctl, rst_ctrl, ICX_IRP_BOX_CTL_RST_CTRL),
		REGISTER("irp", "box_status", icx_irp_box_status, 0xfffffffcU, 0x00000000U),
		FIELD(icx_irp_box_status, ov, ICX_IRP_BOX_STATUS_OV),
	};

	(void)state;
	validate_fields(&pmureg_system_icx, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_m2pcie(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("m2pcie", "ctl", icx_m2pcie_ctl, 0xffffffff00290000ULL, 0x0000000000000000ULL),
		FIELD(icx_m2pcie_ctl, thresh, ICX_M2PCIE_CTL_THRESH),
		FIELD(icx_m2pcie_ctl, invert, ICX_M2PCIE_CTL_INVERT),
		FIELD(icx_m2pcie_ctl, en, ICX_M2PCIE_CTL_EN),
		FIELD(icx_m2pcie_ctl, ov_en, ICX_M2PCIE_CTL_OV_EN),
		FIELD(icx_m2pcie_ctl, edge_det, ICX_M2PCIE_CTL_EDGE_DET),
		FIELD(icx_m2pcie_ctl, rst, ICX_M2PCIE_CTL_RST),
		FIELD(icx_m2pcie_ctl, umask, ICX_M2PCIE_CTL_UMASK),
		FIELD(icx_m2pcie_ctl, ev_sel, ICX_M2PCIE_CTL_EV_SEL),
		REGISTER("m2pcie", "ctr", icx_m2pcie_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(icx_m2pcie_ctr, event_count, ICX_M2PCIE_CTR_EVENT_COUNT),
		REGISTER("m2pcie", "box_ctl", icx_m2pcie_box_ctl, 0xfffffefcU, 0x00000000U),
		FIELD(icx_m2pcie_box_ctl, frz, ICX_M2PCIE_BOX_CTL_FRZ),
		FIELD(icx_m2pcie_box_ctl, rst_ctrs, ICX_M2PCIE_BOX_CTL_RST_CTRS),
		FIELD(icx_m2pcie_box_ctl, rst_ctrl, ICX_M2PCIE_BOX_CTL_RST_CTRL),
		REGISTER("m2pcie", "box_status", icx_m2pcie_box_status, 0xfffffff0U, 0x00000000U),
		FIELD(icx_m2pcie_box_status, ov, ICX_M2PCIE_BOX_STATUS_OV),
	};

	(void)state;
	validate_fields(&pmureg_system_icx, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_pcu(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("pcu", "ctl", icx_pcu_ctl, 0xffffffff20290000ULL, 0x0000000000000000ULL),
		FIELD(icx_pcu_ctl, occ_edge_det, ICX_PCU_CTL_OCC_EDGE_DET),
		FIELD(icx_pcu_ctl, occ_invert, ICX_PCU_CTL_OCC_INVERT),
		FIELD(icx_pcu_ctl, thresh, ICX_PCU_CTL_THRESH),
		FIELD(icx_pcu_ctl, invert, ICX_PCU_CTL_INVERT),
		FIELD(icx_pcu_ctl, en, ICX_PCU_CTL_EN),
		FIELD(icx_pcu_ctl, ov_en, ICX_PCU_CTL_OV_EN),
		FIELD(icx_pcu_ctl, edge_det, ICX_PCU_CTL_EDGE_DET),
		FIELD(icx_pcu_ctl, rst, ICX_PCU_CTL_RST),
		FIELD(icx_pcu_ctl, umask, ICX_PCU_CTL_UMASK),
		FIELD(icx_pcu_ctl, ev_sel, ICX_PCU_CTL_EV_SEL),
		REGISTER("pcu", "ctr", icx_pcu_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(icx_pcu_ctr, event_count, ICX_PCU_CTR_EVENT_COUNT),
		REGISTER("pcu", "box_ctl", icx_pcu_box_ctl, 0xfffffefcU, 0x00000000U),
		FIELD(icx_pcu_box_ctl, frz, ICX_PCU_BOX_CTL_FRZ),
		FIELD(icx_pcu_box_ctl, rst_ctrs, ICX_PCU_BOX_CTL_RST_CTRS),
		FIELD(icx_pcu_box_ctl, rst_ctrl, ICX_PCU_BOX_CTL_RST_CTRL),
		REGISTER("pcu", "box_status", icx_pcu_box_status, 0xfffffff0U, 0x00000000U),
		FIELD(icx_pcu_box_status, ov, ICX_PCU_BOX_STATUS_OV),
		REGISTER("pcu", "filter", icx_pcu_filter, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(icx_pcu_filter, band, ICX_PCU_FILTER_BAND),
	};

	(void)state;
	validate_fields(&pmureg_system_icx, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_ubox(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("ubox", "ctl", icx_ubox_ctl, 0xffffffffe0290000ULL, 0x0000000000000000ULL),
		FIELD(icx_ubox_ctl, thresh, ICX_UBOX_CTL_THRESH),
		FIELD(icx_ubox_ctl, invert, ICX_UBOX_CTL_INVERT),
		FIELD(icx_ubox_ctl, en, ICX_UBOX_CTL_EN),
		FIELD(icx_ubox_ctl, ov_en, ICX_UBOX_CTL_OV_EN),
		FIELD(icx_ubox_ctl, edge_det, ICX_UBOX_CTL_EDGE_DET),
		FIELD(icx_ubox_ctl, rst, ICX_UBOX_CTL_RST),
		FIELD(icx_ubox_ctl, umask, ICX_UBOX_CTL_UMASK),
		FIELD(icx_ubox_ctl, ev_sel, ICX_UBOX_CTL_EV_SEL),
		REGISTER("ubox", "ctr", icx_ubox_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(icx_ubox_ctr, event_count, ICX_UBOX_CTR_EVENT_COUNT),
		REGISTER("ubox", "fixed_ctl", icx_ubox_fixed_ctl, 0xffafffffU, 0x00000000U),
		FIELD(icx_ubox_fixed_ctl, en, ICX_UBOX_FIXED_CTL_EN),
		FIELD(icx_ubox_fixed_ctl, ov_en, ICX_UBOX_FIXED_CTL_OV_EN),
		REGISTER("ubox", "fixed_ctr", icx_ubox_fixed_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(icx_ubox_fixed_ctr, event_count, ICX_UBOX_FIXED_CTR_EVENT_COUNT),
		REGISTER("ubox", "box_status", icx_ubox_box_status, 0xfffffffcU, 0x00000000U),
		FIELD(icx_ubox_box_status, ov, ICX_UBOX_BOX_STATUS_OV),
	};

	(void)state;
	validate_fields(&pmureg_system_icx, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_m2m(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("m2m", "ctl", icx_m2m_ctl, 0xffffff0000290000ULL, 0x0000000000000000ULL),
		FIELD(icx_m2m_ctl, umask_ext, ICX_M2M_CTL_UMASK_EXT),
		FIELD(icx_m2m_ctl, thresh, ICX_M2M_CTL_THRESH),
		FIELD(icx_m2m_ctl, invert, ICX_M2M_CTL_INVERT),
		FIELD(icx_m2m_ctl, en, ICX_M2M_CTL_EN),
		FIELD(icx_m2m_ctl, ov_en, ICX_M2M_CTL_OV_EN),
		FIELD(icx_m2m_ctl, edge_det, ICX_M2M_CTL_EDGE_DET),
		FIELD(icx_m2m_ctl, rst, ICX_M2M_CTL_RST),
		FIELD(icx_m2m_ctl, umask, ICX_M2M_CTL_UMASK),
		FIELD(icx_m2m_ctl, ev_sel, ICX_M2M_CTL_EV_SEL),
		REGISTER("m2m", "ctr", icx_m2m_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(icx_m2m_ctr, event_count, ICX_M2M_CTR_EVENT_COUNT),
		REGISTER("m2m", "box_ctl", icx_m2m_box_ctl, 0xfffffefcU, 0x00000000U),
		FIELD(icx_m2m_box_ctl, frz, ICX_M2M_BOX_CTL_FRZ),
		FIELD(icx_m2m_box_ctl, rst_ctrs, ICX_M2M_BOX_CTL_RST_CTRS),
		FIELD(icx_m2m_box_ctl, rst_ctrl, ICX_M2M_BOX_CTL_RST_CTRL),
		REGISTER("m2m", "box_status", icx_m2m_box_status, 0xfffffff0U, 0x00000000U),
		FIELD(icx_m2m_box_status, ov, ICX_M2M_BOX_STATUS_OV),
	};

	(void)state;
	validate_fields(&pmureg_system_icx, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_upi(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("upi", "ctl", icx_upi_ctl, 0xff00000000290000ULL, 0x0000000000000000ULL),
		FIELD(icx_upi_ctl, umask_ext, ICX_UPI_CTL_UMASK_EXT),
		FIELD(icx_upi_ctl, thresh, ICX_UPI_CTL_THRESH),
		FIELD(icx_upi_ctl, invert, ICX_UPI_CTL_INVERT),
		FIELD(icx_upi_ctl, en, ICX_UPI_CTL_EN),
		FIELD(icx_upi_ctl, ov_en, ICX_UPI_CTL_OV_EN),
		FIELD(icx_upi_ctl, edge_det, ICX_UPI_CTL_EDGE_DET),
		FIELD(icx_upi_ctl, rst, ICX_UPI_CTL_RST),
		FIELD(icx_upi_ctl, umask, ICX_UPI_CTL_UMASK),
		FIELD(icx_upi_ctl, ev_sel, ICX_UPI_CTL_EV_SEL),
		REGISTER("upi", "ctr", icx_upi_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(icx_upi_ctr, event_count, ICX_UPI_CTR_EVENT_COUNT),
		REGISTER("upi", "box_ctl", icx_upi_box_ctl, 0xfffffefcU, 0x00000000U),
		FIELD(icx_upi_box_ctl, frz, ICX_UPI_BOX_CTL_FRZ),
		FIELD(icx_upi_box_ctl, rst_ctrs, ICX_UPI_BOX_CTL_RST_CTRS),
		FIELD(icx_upi_box_ctl, rst_ctrl, ICX_UPI_BOX_CTL_RST_CTRL),
		REGISTER("upi", "box_status", icx_upi_box_status, 0xfffffff0U, 0x00000000U),
		FIELD(icx_upi_box_status, ov, ICX_UPI_BOX_STATUS_OV),
	};

	(void)state;
	validate_fields(&pmureg_system_icx, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_m3upi(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("m3upi", "ctl", icx_m3upi_ctl, 0x00290000U, 0x00000000U),
		FIELD(icx_m3upi_ctl, thresh, ICX_M3UPI_CTL_THRESH),
		FIELD(icx_m3upi_ctl, invert, ICX_M3UPI_CTL_INVERT),
		FIELD(icx_m3upi_ctl, en, ICX_M3UPI_CTL_EN),
		FIELD(icx_m3upi_ctl, ov_en, ICX_M3UPI_CTL_OV_EN),
		FIELD(icx_m3upi_ctl, edge_det, ICX_M3UPI_CTL_EDGE_DET),
		FIELD(icx_m3upi_ctl, rst, ICX_M3UPI_CTL_RST),
		FIELD(icx_m3upi_ctl, umask, ICX_M3UPI_CTL_UMASK),
		FIELD(icx_m3upi_ctl, ev_sel, ICX_M3UPI_CTL_EV_SEL),
		REGISTER("m3upi", "ctr", icx_m3upi_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(icx_m3upi_ctr, event_count, ICX_M3UPI_CTR_EVENT_COUNT),
		REGISTER("m3upi", "box_ctl", icx_m3upi_box_ctl, 0xfffffefcU, 0x00000000U),
		FIELD(icx_m3upi_box_ctl, frz, ICX_M3UPI_BOX_CTL_FRZ),
		FIELD(icx_m3upi_box_ctl, rst_ctrs, ICX_M3UPI_BOX_CTL_RST_CTRS),
		FIELD(icx_m3upi_box_ctl, rst_ctrl, ICX_M3UPI_BOX_CTL_RST_CTRL),
		REGISTER("m3upi", "box_status", icx_m3upi_box_status, 0xfffffff0U, 0x00000000U),
		FIELD(icx_m3upi_box_status, ov, ICX_M3UPI_BOX_STATUS_OV),
	};

	(void)state;
	validate_fields(&pmureg_system_icx, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_imc(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("imc", "ctl", icx_imc_ctl, 0x00290000U, 0x00000000U),
		FIELD(icx_imc_ctl, thresh, ICX_IMC_CTL_THRESH),
		FIELD(icx_imc_ctl, invert, ICX_IMC_CTL_INVERT),
		FIELD(icx_imc_ctl, en, ICX_IMC_CTL_EN),
		FIELD(icx_imc_ctl, ov_en, ICX_IMC_CTL_OV_EN),
		FIELD(icx_imc_ctl, edge_det, ICX_IMC_CTL_EDGE_DET),
		FIELD(icx_imc_ctl, rst, ICX_IMC_CTL_RST),
		FIELD(icx_imc_ctl, umask, ICX_IMC_CTL_UMASK),
		FIELD(icx_imc_ctl, ev_sel, ICX_IMC_CTL_EV_SEL),
		REGISTER("imc", "ctr", icx_imc_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(icx_imc_ctr, event_count, ICX_IMC_CTR_EVENT_COUNT),
		REGISTER("imc", "box_ctl", icx_imc_box_ctl, 0xfffffefcU, 0x00000000U),
		FIELD(icx_imc_box_ctl, frz, ICX_IMC_BOX_CTL_FRZ),
		FIELD(icx_imc_box_ctl, rst_ctrs, ICX_IMC_BOX_CTL_RST_CTRS),
		FIELD(icx_imc_box_ctl, rst_ctrl, ICX_IMC_BOX_CTL_RST_CTRL),
		REGISTER("imc", "box_status", icx_imc_box_status, 0xffffffe0U, 0x00000000U),
		FIELD(icx_imc_box_status, ov, ICX_IMC_BOX_STATUS_OV),
		REGISTER("imc", "fixed_ctr", icx_imc_fixed_ctr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(icx_imc_fixed_ctr, event_count, ICX_IMC_FIXED_CTR_EVENT_COUNT),
		REGISTER("imc", "fixed_ctl", icx_imc_fixed_ctl, 0xffafffffU, 0x00000000U),
		FIELD(icx_imc_fixed_ctl, en, ICX_IMC_FIXED_CTL_EN),
		FIELD(icx_imc_fixed_ctl, ov_en, ICX_IMC_FIXED_CTL_OV_EN),
	};

	(void)state;
	validate_fields(&pmureg_system_icx, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_imc_free_running(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("imc_free_running", "ddr", icx_imc_free_running_ddr, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(icx_imc_free_running_ddr, event_count, ICX_IMC_FREE_RUNNING_DDR_EVENT_COUNT),
		REGISTER("imc_free_running", "ddrt", icx_imc_free_running_ddrt, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(icx_imc_free_running_ddrt, event_count, ICX_IMC_FREE_RUNNING_DDRT_EVENT_COUNT),
		REGISTER("imc_free_running", "clk", icx_imc_free_running_clk, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(icx_imc_free_running_clk, event_count, ICX_IMC_FREE_RUNNING_CLK_EVENT_COUNT),
	};

	(void)state;
	validate_fields(&pmureg_system_icx, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_registers(void **state)
{
	(void)state;
	validate_registers(&pmureg_system_icx);
}

static void test_counting(void **state)
{
	(void)state;
	validate_counting(&pmureg_system_icx);
}

static void test_choice(void **state)
{
	(void)state;
	validate_choice(&pmureg_system_icx);
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
		cmocka_unit_test(test_fields_of_pcu),
		cmocka_unit_test(test_fields_of_ubox),
		cmocka_unit_test(test_fields_of_m2m),
		cmocka_unit_test(test_fields_of_upi),
		cmocka_unit_test(test_fields_of_m3upi),
		cmocka_unit_test(test_fields_of_imc),
		cmocka_unit_test(test_fields_of_imc_free_running),
		cmocka_unit_test(test_registers),
		cmocka_unit_test(test_counting),
		cmocka_unit_test(test_choice),
	};

	return cmocka_run_group_tests_name("icx", tests, NULL, NULL);
}
