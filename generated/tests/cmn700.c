/*
 * Arm CoreLink CMN-700 coherent mesh network: the headers agree with the tables, and the simulated device with both.
 *
 * Made by pmureg from regdefs/arm/cmn700.yaml. Edit that, not this.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <pmureg/cmn700.h>

#include "validate.h"

extern const struct pmureg_system pmureg_system_cmn700;

/* The address of the first and of the last element of each register, instances included. */
static const struct validate_place places[] = {
	PLACE("cmn", "config", cmn_mesh_config, CMN_MESH_CONFIG_WORD, , ),
	PLACE("cmn", "config1", cmn_mesh_config1, CMN_MESH_CONFIG1_WORD, , ),
	PLACE("cmn", "config2", cmn_mesh_config2, CMN_MESH_CONFIG2_WORD, , ),
	PLACE("cfg", "node_info", cmn_cfg_node_info, CMN_CFG_NODE_INFO_OFFSET, , ),
	PLACE("cfg", "child_info", cmn_cfg_child_info, CMN_CFG_CHILD_INFO_OFFSET, , ),
	PLACE("cfg", "periph_id_01", cmn_cfg_periph_id_01, CMN_CFG_PERIPH_ID_01_OFFSET, , ),
	PLACE("cfg", "periph_id_23", cmn_cfg_periph_id_23, CMN_CFG_PERIPH_ID_23_OFFSET, , ),
	PLACE("cfg", "periph_id_45", cmn_cfg_periph_id_45, CMN_CFG_PERIPH_ID_45_OFFSET, , ),
	PLACE("cfg", "child_pointer", cmn700_cfg_child_pointer, CMN700_CFG_CHILD_POINTER_OFFSET, (0U), (143U)),
	PLACE("cfg", "info_global", cmn700_cfg_info_global, CMN700_CFG_INFO_GLOBAL_OFFSET, , ),
	PLACE("cfg", "info_global_1", cmn700_cfg_info_global_1, CMN700_CFG_INFO_GLOBAL_1_OFFSET, , ),
	PLACE("xp", "node_info", cmn700_xp_node_info, CMN700_XP_NODE_INFO_OFFSET, , ),
	PLACE("xp", "child_info", cmn700_xp_child_info, CMN700_XP_CHILD_INFO_OFFSET, , ),
	PLACE("xp", "child_pointer", cmn700_xp_child_pointer, CMN700_XP_CHILD_POINTER_OFFSET, (0U), (31U)),
	PLACE("xp", "pmu_event_sel", cmn700_xp_pmu_event_sel, CMN700_XP_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("xp", "dtm_control", cmn700_xp_dtm_control, CMN700_XP_DTM_CONTROL_OFFSET, , ),
	PLACE("xp", "dtm_fifo_entry_ready", cmn700_xp_dtm_fifo_entry_ready, CMN700_XP_DTM_FIFO_ENTRY_READY_OFFSET, , ),
	PLACE("xp", "dtm_wp_config", cmn700_xp_dtm_wp_config, CMN700_XP_DTM_WP_CONFIG_OFFSET, (0U), (3U)),
	PLACE("xp", "dtm_wp_val", cmn700_xp_dtm_wp_val, CMN700_XP_DTM_WP_VAL_OFFSET, (0U), (3U)),
	PLACE("xp", "dtm_wp_mask", cmn700_xp_dtm_wp_mask, CMN700_XP_DTM_WP_MASK_OFFSET, (0U), (3U)),
	PLACE("xp", "dtm_pmsicr", cmn700_xp_dtm_pmsicr, CMN700_XP_DTM_PMSICR_OFFSET, , ),
	PLACE("xp", "dtm_pmsirr", cmn700_xp_dtm_pmsirr, CMN700_XP_DTM_PMSIRR_OFFSET, , ),
	PLACE("xp", "dtm_pmu_config", cmn700_xp_dtm_pmu_config, CMN700_XP_DTM_PMU_CONFIG_OFFSET, , ),
	PLACE("xp", "dtm_pmevcnt", cmn700_xp_dtm_pmevcnt, CMN700_XP_DTM_PMEVCNT_OFFSET, , ),
	PLACE("xp", "dtm_pmevcnt_combined", cmn700_xp_dtm_pmevcnt_combined, CMN700_XP_DTM_PMEVCNT_COMBINED_OFFSET, , ),
	PLACE("xp", "dtm_pmevcntsr", cmn700_xp_dtm_pmevcntsr, CMN700_XP_DTM_PMEVCNTSR_OFFSET, , ),
	PLACE("xp", "connect_info", cmn700_xp_connect_info, CMN700_XP_CONNECT_INFO_OFFSET, (0U), (5U)),
	PLACE("xp", "mesh_connect_info", cmn700_xp_mesh_connect_info, CMN700_XP_MESH_CONNECT_INFO_OFFSET, (0U), (1U)),
	PLACE("xp", "dtm_unit_info", cmn700_xp_dtm_unit_info, CMN700_XP_DTM_UNIT_INFO_OFFSET, (0U), (3U)),
	PLACE("xp", "dtm_fifo_entry", cmn700_xp_dtm_fifo_entry, CMN700_XP_DTM_FIFO_ENTRY_OFFSET, (0U, 0U), (3U, 2U)),
	PLACE("xp", "dtm_control_dt", cmn700_xp_dtm_control_dt, CMN700_XP_DTM_CONTROL_DT_OFFSET, (1U), (3U)),
	PLACE("xp", "dtm_fifo_entry_ready_dt", cmn700_xp_dtm_fifo_entry_ready_dt, CMN700_XP_DTM_FIFO_ENTRY_READY_DT_OFFSET, (1U), (3U)),
	PLACE("xp", "dtm_fifo_entry_dt", cmn700_xp_dtm_fifo_entry_dt, CMN700_XP_DTM_FIFO_ENTRY_DT_OFFSET, (1U, 0U, 0U), (3U, 3U, 2U)),
	PLACE("xp", "dtm_wp_config_dt", cmn700_xp_dtm_wp_config_dt, CMN700_XP_DTM_WP_CONFIG_DT_OFFSET, (1U, 0U), (3U, 3U)),
	PLACE("xp", "dtm_wp_val_dt", cmn700_xp_dtm_wp_val_dt, CMN700_XP_DTM_WP_VAL_DT_OFFSET, (1U, 0U), (3U, 3U)),
	PLACE("xp", "dtm_wp_mask_dt", cmn700_xp_dtm_wp_mask_dt, CMN700_XP_DTM_WP_MASK_DT_OFFSET, (1U, 0U), (3U, 3U)),
	PLACE("xp", "dtm_pmsicr_dt", cmn700_xp_dtm_pmsicr_dt, CMN700_XP_DTM_PMSICR_DT_OFFSET, (1U), (3U)),
	PLACE("xp", "dtm_pmsirr_dt", cmn700_xp_dtm_pmsirr_dt, CMN700_XP_DTM_PMSIRR_DT_OFFSET, (1U), (3U)),
	PLACE("xp", "dtm_pmu_config_dt", cmn700_xp_dtm_pmu_config_dt, CMN700_XP_DTM_PMU_CONFIG_DT_OFFSET, (1U), (3U)),
	PLACE("xp", "dtm_pmevcnt_dt", cmn700_xp_dtm_pmevcnt_dt, CMN700_XP_DTM_PMEVCNT_DT_OFFSET, (1U), (3U)),
	PLACE("xp", "dtm_pmevcnt_combined_dt", cmn700_xp_dtm_pmevcnt_combined_dt, CMN700_XP_DTM_PMEVCNT_COMBINED_DT_OFFSET, (1U), (3U)),
	PLACE("xp", "dtm_pmevcntsr_dt", cmn700_xp_dtm_pmevcntsr_dt, CMN700_XP_DTM_PMEVCNTSR_DT_OFFSET, (1U), (3U)),
	PLACE("dtc", "node_info", cmn_dtc_node_info, CMN_DTC_NODE_INFO_OFFSET, , ),
	PLACE("dtc", "child_info", cmn_dtc_child_info, CMN_DTC_CHILD_INFO_OFFSET, , ),
	PLACE("dtc", "dtc_ctl", cmn_dtc_dtc_ctl, CMN_DTC_DTC_CTL_OFFSET, , ),
	PLACE("dtc", "pmcr", cmn_dtc_pmcr, CMN_DTC_PMCR_OFFSET, , ),
	PLACE("dtc", "trigger_status", cmn_dtc_trigger_status, CMN_DTC_TRIGGER_STATUS_OFFSET, , ),
	PLACE("dtc", "trigger_status_clr", cmn_dtc_trigger_status_clr, CMN_DTC_TRIGGER_STATUS_CLR_OFFSET, , ),
	PLACE("dtc", "pmevcnt", cmn_dtc_pmevcnt, CMN_DTC_PMEVCNT_OFFSET, (0U), (3U)),
	PLACE("dtc", "pmccntr", cmn_dtc_pmccntr, CMN_DTC_PMCCNTR_OFFSET, , ),
	PLACE("dtc", "pmevcntsr", cmn_dtc_pmevcntsr, CMN_DTC_PMEVCNTSR_OFFSET, (0U), (3U)),
	PLACE("dtc", "pmccntrsr", cmn_dtc_pmccntrsr, CMN_DTC_PMCCNTRSR_OFFSET, , ),
	PLACE("dtc", "pmovsr", cmn_dtc_pmovsr, CMN_DTC_PMOVSR_OFFSET, , ),
	PLACE("dtc", "pmovsr_clr", cmn_dtc_pmovsr_clr, CMN_DTC_PMOVSR_CLR_OFFSET, , ),
	PLACE("dtc", "pmssr", cmn_dtc_pmssr, CMN_DTC_PMSSR_OFFSET, , ),
	PLACE("dtc", "pmsrr", cmn_dtc_pmsrr, CMN_DTC_PMSRR_OFFSET, , ),
	PLACE("dn", "node_info", cmn_dn_node_info, CMN_DN_NODE_INFO_OFFSET, , ),
	PLACE("dn", "child_info", cmn_dn_child_info, CMN_DN_CHILD_INFO_OFFSET, , ),
	PLACE("dn", "pmu_event_sel", cmn_dn_pmu_event_sel, CMN_DN_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("hni", "node_info", cmn_hni_node_info, CMN_HNI_NODE_INFO_OFFSET, , ),
	PLACE("hni", "child_info", cmn_hni_child_info, CMN_HNI_CHILD_INFO_OFFSET, , ),
	PLACE("hni", "pmu_event_sel", cmn_hni_pmu_event_sel, CMN_HNI_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("hnp", "node_info", cmn700_hnp_node_info, CMN700_HNP_NODE_INFO_OFFSET, , ),
	PLACE("hnp", "child_info", cmn700_hnp_child_info, CMN700_HNP_CHILD_INFO_OFFSET, , ),
	PLACE("hnp", "pmu_event_sel", cmn700_hnp_pmu_event_sel, CMN700_HNP_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("hnf", "node_info", cmn_hnf_node_info, CMN_HNF_NODE_INFO_OFFSET, , ),
	PLACE("hnf", "child_info", cmn_hnf_child_info, CMN_HNF_CHILD_INFO_OFFSET, , ),
	PLACE("hnf", "pmu_event_sel", cmn700_hnf_pmu_event_sel, CMN700_HNF_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("hns", "node_info", cmn_hn_s_node_info, CMN_HN_S_NODE_INFO_OFFSET, , ),
	PLACE("hns", "child_info", cmn_hn_s_child_info, CMN_HN_S_CHILD_INFO_OFFSET, , ),
	PLACE("hns", "pmu_event_sel", cmn_hn_s_pmu_event_sel, CMN_HN_S_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("sbsx", "node_info", cmn_sbsx_node_info, CMN_SBSX_NODE_INFO_OFFSET, , ),
	PLACE("sbsx", "child_info", cmn_sbsx_child_info, CMN_SBSX_CHILD_INFO_OFFSET, , ),
	PLACE("sbsx", "pmu_event_sel", cmn_sbsx_pmu_event_sel, CMN_SBSX_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("mtsx", "node_info", cmn_mtsx_node_info, CMN_MTSX_NODE_INFO_OFFSET, , ),
	PLACE("mtsx", "child_info", cmn_mtsx_child_info, CMN_MTSX_CHILD_INFO_OFFSET, , ),
	PLACE("mtsx", "pmu_event_sel", cmn_mtsx_pmu_event_sel, CMN_MTSX_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("rni", "node_info", cmn_rni_node_info, CMN_RNI_NODE_INFO_OFFSET, , ),
	PLACE("rni", "child_info", cmn_rni_child_info, CMN_RNI_CHILD_INFO_OFFSET, , ),
	PLACE("rni", "pmu_event_sel", cmn_rni_pmu_event_sel, CMN_RNI_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("rnd", "node_info", cmn_rnd_node_info, CMN_RND_NODE_INFO_OFFSET, , ),
	PLACE("rnd", "child_info", cmn_rnd_child_info, CMN_RND_CHILD_INFO_OFFSET, , ),
	PLACE("rnd", "pmu_event_sel", cmn_rnd_pmu_event_sel, CMN_RND_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("cxra", "node_info", cmn_cxra_node_info, CMN_CXRA_NODE_INFO_OFFSET, , ),
	PLACE("cxra", "child_info", cmn_cxra_child_info, CMN_CXRA_CHILD_INFO_OFFSET, , ),
	PLACE("cxra", "pmu_event_sel", cmn_cxra_pmu_event_sel, CMN_CXRA_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("cxha", "node_info", cmn_cxha_node_info, CMN_CXHA_NODE_INFO_OFFSET, , ),
	PLACE("cxha", "child_info", cmn_cxha_child_info, CMN_CXHA_CHILD_INFO_OFFSET, , ),
	PLACE("cxha", "pmu_event_sel", cmn_cxha_pmu_event_sel, CMN_CXHA_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("ccra", "node_info", cmn_ccra_node_info, CMN_CCRA_NODE_INFO_OFFSET, , ),
	PLACE("ccra", "child_info", cmn_ccra_child_info, CMN_CCRA_CHILD_INFO_OFFSET, , ),
	PLACE("ccra", "pmu_event_sel", cmn_ccra_pmu_event_sel, CMN_CCRA_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("ccha", "node_info", cmn_ccha_node_info, CMN_CCHA_NODE_INFO_OFFSET, , ),
	PLACE("ccha", "child_info", cmn_ccha_child_info, CMN_CCHA_CHILD_INFO_OFFSET, , ),
	PLACE("ccha", "pmu_event_sel", cmn_ccha_pmu_event_sel, CMN_CCHA_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("ccla", "node_info", cmn_ccla_node_info, CMN_CCLA_NODE_INFO_OFFSET, , ),
	PLACE("ccla", "child_info", cmn_ccla_child_info, CMN_CCLA_CHILD_INFO_OFFSET, , ),
	PLACE("ccla", "pmu_event_sel", cmn_ccla_pmu_event_sel, CMN_CCLA_PMU_EVENT_SEL_OFFSET, , ),
};

static void test_places(void **state)
{
	(void)state;
	validate_places(&pmureg_system_cmn700, places, sizeof(places) / sizeof(places[0]));
}

static void test_fields_of_cfg(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("cfg", "child_pointer", cmn700_cfg_child_pointer, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_cfg_child_pointer, external, CMN700_CFG_CHILD_POINTER_EXTERNAL),
		FIELD(cmn700_cfg_child_pointer, isolated, CMN700_CFG_CHILD_POINTER_ISOLATED),
		FIELD(cmn700_cfg_child_pointer, address, CMN700_CFG_CHILD_POINTER_ADDRESS),
		REGISTER("cfg", "info_global", cmn700_cfg_info_global, 0x7fc3ffffffffffffULL, 0x0000000000000000ULL),
		FIELD(cmn700_cfg_info_global, multiple_dtm_en, CMN700_CFG_INFO_GLOBAL_MULTIPLE_DTM_EN),
		FIELD(cmn700_cfg_info_global, rsp_vc_num, CMN700_CFG_INFO_GLOBAL_RSP_VC_NUM),
		FIELD(cmn700_cfg_info_global, dat_vc_num, CMN700_CFG_INFO_GLOBAL_DAT_VC_NUM),
		REGISTER("cfg", "info_global_1", cmn700_cfg_info_global_1, 0xfffffffffffffff0ULL, 0x0000000000000000ULL),
		FIELD(cmn700_cfg_info_global_1, snp_vc_num, CMN700_CFG_INFO_GLOBAL_1_SNP_VC_NUM),
		FIELD(cmn700_cfg_info_global_1, req_vc_num, CMN700_CFG_INFO_GLOBAL_1_REQ_VC_NUM),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_xp(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("xp", "node_info", cmn700_xp_node_info, 0xfff0000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_node_info, num_device_port, CMN700_XP_NODE_INFO_NUM_DEVICE_PORT),
		FIELD(cmn700_xp_node_info, logical_id, CMN700_XP_NODE_INFO_LOGICAL_ID),
		FIELD(cmn700_xp_node_info, node_id, CMN700_XP_NODE_INFO_NODE_ID),
		FIELD(cmn700_xp_node_info, node_type, CMN700_XP_NODE_INFO_NODE_TYPE),
		REGISTER("xp", "child_info", cmn700_xp_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_child_info, child_ptr_offset, CMN700_XP_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn700_xp_child_info, child_count, CMN700_XP_CHILD_INFO_CHILD_COUNT),
		REGISTER("xp", "child_pointer", cmn700_xp_child_pointer, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_child_pointer, external, CMN700_XP_CHILD_POINTER_EXTERNAL),
		FIELD(cmn700_xp_child_pointer, isolated, CMN700_XP_CHILD_POINTER_ISOLATED),
		FIELD(cmn700_xp_child_pointer, address, CMN700_XP_CHILD_POINTER_ADDRESS),
		REGISTER("xp", "pmu_event_sel", cmn700_xp_pmu_event_sel, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_pmu_event_sel, pmu_event_id, CMN700_XP_PMU_EVENT_SEL_PMU_EVENT_ID),
		REGISTER("xp", "dtm_control", cmn700_xp_dtm_control, 0xfffffffffffffff0ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_control, trace_no_atb, CMN700_XP_DTM_CONTROL_TRACE_NO_ATB),
		FIELD(cmn700_xp_dtm_control, sample_profile_enable, CMN700_XP_DTM_CONTROL_SAMPLE_PROFILE_ENABLE),
		FIELD(cmn700_xp_dtm_control, trace_tag_enable, CMN700_XP_DTM_CONTROL_TRACE_TAG_ENABLE),
		FIELD(cmn700_xp_dtm_control, dtm_enable, CMN700_XP_DTM_CONTROL_DTM_ENABLE),
		REGISTER("xp", "dtm_fifo_entry_ready", cmn700_xp_dtm_fifo_entry_ready, 0xfffffffffffffff0ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_fifo_entry_ready, ready, CMN700_XP_DTM_FIFO_ENTRY_READY_READY),
		REGISTER("xp", "dtm_wp_config", cmn700_xp_dtm_wp_config, 0xffffffffffe00000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_wp_config, wp_chn_num, CMN700_XP_DTM_WP_CONFIG_WP_CHN_NUM),
		FIELD(cmn700_xp_dtm_wp_config, wp_dev_sel2, CMN700_XP_DTM_WP_CONFIG_WP_DEV_SEL2),
		FIELD(cmn700_xp_dtm_wp_config, wp_dbgtrig_en, CMN700_XP_DTM_WP_CONFIG_WP_DBGTRIG_EN),
		FIELD(cmn700_xp_dtm_wp_config, wp_ctrig_en, CMN700_XP_DTM_WP_CONFIG_WP_CTRIG_EN),
		FIELD(cmn700_xp_dtm_wp_config, wp_cc_en, CMN700_XP_DTM_WP_CONFIG_WP_CC_EN),
		FIELD(cmn700_xp_dtm_wp_config, wp_pkt_type, CMN700_XP_DTM_WP_CONFIG_WP_PKT_TYPE),
		FIELD(cmn700_xp_dtm_wp_config, wp_pkt_gen, CMN700_XP_DTM_WP_CONFIG_WP_PKT_GEN),
		FIELD(cmn700_xp_dtm_wp_config, wp_combine, CMN700_XP_DTM_WP_CONFIG_WP_COMBINE),
		FIELD(cmn700_xp_dtm_wp_config, wp_exclusive, CMN700_XP_DTM_WP_CONFIG_WP_EXCLUSIVE),
		FIELD(cmn700_xp_dtm_wp_config, rsvdc_bsel, CMN700_XP_DTM_WP_CONFIG_RSVDC_BSEL),
		FIELD(cmn700_xp_dtm_wp_config, wp_grp, CMN700_XP_DTM_WP_CONFIG_WP_GRP),
		FIELD(cmn700_xp_dtm_wp_config, wp_chn_sel, CMN700_XP_DTM_WP_CONFIG_WP_CHN_SEL),
		FIELD(cmn700_xp_dtm_wp_config, wp_dev_sel, CMN700_XP_DTM_WP_CONFIG_WP_DEV_SEL),
		REGISTER("xp", "dtm_wp_val", cmn700_xp_dtm_wp_val, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_wp_val, value, CMN700_XP_DTM_WP_VAL_VALUE),
		REGISTER("xp", "dtm_wp_mask", cmn700_xp_dtm_wp_mask, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_wp_mask, value, CMN700_XP_DTM_WP_MASK_VALUE),
		REGISTER("xp", "dtm_pmsicr", cmn700_xp_dtm_pmsicr, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_pmsicr, count, CMN700_XP_DTM_PMSICR_COUNT),
		REGISTER("xp", "dtm_pmsirr", cmn700_xp_dtm_pmsirr, 0xffffffff000000ffULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_pmsirr, interval, CMN700_XP_DTM_PMSIRR_INTERVAL),
		REGISTER("xp", "dtm_pmu_config", cmn700_xp_dtm_pmu_config, 0x000000000000fe00ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_pmu_config, pmevcnt_input_sel, CMN700_XP_DTM_PMU_CONFIG_PMEVCNT_INPUT_SEL),
		FIELD(cmn700_xp_dtm_pmu_config, pmevcnt_global_num, CMN700_XP_DTM_PMU_CONFIG_PMEVCNT_GLOBAL_NUM),
		FIELD(cmn700_xp_dtm_pmu_config, cntr_rst, CMN700_XP_DTM_PMU_CONFIG_CNTR_RST),
		FIELD(cmn700_xp_dtm_pmu_config, pmevcnt_paired, CMN700_XP_DTM_PMU_CONFIG_PMEVCNT_PAIRED),
		FIELD(cmn700_xp_dtm_pmu_config, pmevcntall_combined, CMN700_XP_DTM_PMU_CONFIG_PMEVCNTALL_COMBINED),
		FIELD(cmn700_xp_dtm_pmu_config, pmevcnt23_combined, CMN700_XP_DTM_PMU_CONFIG_PMEVCNT23_COMBINED),
		FIELD(cmn700_xp_dtm_pmu_config, pmevcnt01_combined, CMN700_XP_DTM_PMU_CONFIG_PMEVCNT01_COMBINED),
		FIELD(cmn700_xp_dtm_pmu_config, pmu_en, CMN700_XP_DTM_PMU_CONFIG_PMU_EN),
		REGISTER("xp", "dtm_pmevcnt", cmn700_xp_dtm_pmevcnt, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_pmevcnt, pmevcnt, CMN700_XP_DTM_PMEVCNT_PMEVCNT),
		REGISTER("xp", "dtm_pmevcnt_combined", cmn700_xp_dtm_pmevcnt_combined, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_pmevcnt_combined, pair, CMN700_XP_DTM_PMEVCNT_COMBINED_PAIR),
		REGISTER("xp", "dtm_pmevcntsr", cmn700_xp_dtm_pmevcntsr, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_pmevcntsr, pmevcnt, CMN700_XP_DTM_PMEVCNTSR_PMEVCNT),
		REGISTER("xp", "connect_info", cmn700_xp_connect_info, 0xffffffff0000f060ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_connect_info, num_dcs_d, CMN700_XP_CONNECT_INFO_NUM_DCS_D),
		FIELD(cmn700_xp_connect_info, num_ccs, CMN700_XP_CONNECT_INFO_NUM_CCS),
		FIELD(cmn700_xp_connect_info, cal_connected, CMN700_XP_CONNECT_INFO_CAL_CONNECTED),
		FIELD(cmn700_xp_connect_info, device_type, CMN700_XP_CONNECT_INFO_DEVICE_TYPE),
		REGISTER("xp", "mesh_connect_info", cmn700_xp_mesh_connect_info, 0xfffffffffffffff0ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_mesh_connect_info, num_mcs, CMN700_XP_MESH_CONNECT_INFO_NUM_MCS),
		REGISTER("xp", "dtm_unit_info", cmn700_xp_dtm_unit_info, 0xfffffffffffffffcULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_unit_info, dtc_domain, CMN700_XP_DTM_UNIT_INFO_DTC_DOMAIN),
		REGISTER("xp", "dtm_fifo_entry", cmn700_xp_dtm_fifo_entry, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_fifo_entry, fifo_data, CMN700_XP_DTM_FIFO_ENTRY_FIFO_DATA),
		REGISTER("xp", "dtm_control_dt", cmn700_xp_dtm_control_dt, 0xfffffffffffffff0ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_control_dt, trace_no_atb, CMN700_XP_DTM_CONTROL_DT_TRACE_NO_ATB),
		FIELD(cmn700_xp_dtm_control_dt, sample_profile_enable, CMN700_XP_DTM_CONTROL_DT_SAMPLE_PROFILE_ENABLE),
		FIELD(cmn700_xp_dtm_control_dt, trace_tag_enable, CMN700_XP_DTM_CONTROL_DT_TRACE_TAG_ENABLE),
		FIELD(cmn700_xp_dtm_control_dt, dtm_enable, CMN700_XP_DTM_CONTROL_DT_DTM_ENABLE),
		REGISTER("xp", "dtm_fifo_entry_ready_dt", cmn700_xp_dtm_fifo_entry_ready_dt, 0xfffffffffffffff0ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_fifo_entry_ready_dt, ready, CMN700_XP_DTM_FIFO_ENTRY_READY_DT_READY),
		REGISTER("xp", "dtm_fifo_entry_dt", cmn700_xp_dtm_fifo_entry_dt, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_fifo_entry_dt, fifo_data, CMN700_XP_DTM_FIFO_ENTRY_DT_FIFO_DATA),
		REGISTER("xp", "dtm_wp_config_dt", cmn700_xp_dtm_wp_config_dt, 0xffffffffffe00000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_wp_config_dt, wp_chn_num, CMN700_XP_DTM_WP_CONFIG_DT_WP_CHN_NUM),
		FIELD(cmn700_xp_dtm_wp_config_dt, wp_dev_sel2, CMN700_XP_DTM_WP_CONFIG_DT_WP_DEV_SEL2),
		FIELD(cmn700_xp_dtm_wp_config_dt, wp_dbgtrig_en, CMN700_XP_DTM_WP_CONFIG_DT_WP_DBGTRIG_EN),
		FIELD(cmn700_xp_dtm_wp_config_dt, wp_ctrig_en, CMN700_XP_DTM_WP_CONFIG_DT_WP_CTRIG_EN),
		FIELD(cmn700_xp_dtm_wp_config_dt, wp_cc_en, CMN700_XP_DTM_WP_CONFIG_DT_WP_CC_EN),
		FIELD(cmn700_xp_dtm_wp_config_dt, wp_pkt_type, CMN700_XP_DTM_WP_CONFIG_DT_WP_PKT_TYPE),
		FIELD(cmn700_xp_dtm_wp_config_dt, wp_pkt_gen, CMN700_XP_DTM_WP_CONFIG_DT_WP_PKT_GEN),
		FIELD(cmn700_xp_dtm_wp_config_dt, wp_combine, CMN700_XP_DTM_WP_CONFIG_DT_WP_COMBINE),
		FIELD(cmn700_xp_dtm_wp_config_dt, wp_exclusive, CMN700_XP_DTM_WP_CONFIG_DT_WP_EXCLUSIVE),
		FIELD(cmn700_xp_dtm_wp_config_dt, rsvdc_bsel, CMN700_XP_DTM_WP_CONFIG_DT_RSVDC_BSEL),
		FIELD(cmn700_xp_dtm_wp_config_dt, wp_grp, CMN700_XP_DTM_WP_CONFIG_DT_WP_GRP),
		FIELD(cmn700_xp_dtm_wp_config_dt, wp_chn_sel, CMN700_XP_DTM_WP_CONFIG_DT_WP_CHN_SEL),
		FIELD(cmn700_xp_dtm_wp_config_dt, wp_dev_sel, CMN700_XP_DTM_WP_CONFIG_DT_WP_DEV_SEL),
		REGISTER("xp", "dtm_wp_val_dt", cmn700_xp_dtm_wp_val_dt, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_wp_val_dt, value, CMN700_XP_DTM_WP_VAL_DT_VALUE),
		REGISTER("xp", "dtm_wp_mask_dt", cmn700_xp_dtm_wp_mask_dt, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_wp_mask_dt, value, CMN700_XP_DTM_WP_MASK_DT_VALUE),
		REGISTER("xp", "dtm_pmsicr_dt", cmn700_xp_dtm_pmsicr_dt, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_pmsicr_dt, count, CMN700_XP_DTM_PMSICR_DT_COUNT),
		REGISTER("xp", "dtm_pmsirr_dt", cmn700_xp_dtm_pmsirr_dt, 0xffffffff000000ffULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_pmsirr_dt, interval, CMN700_XP_DTM_PMSIRR_DT_INTERVAL),
		REGISTER("xp", "dtm_pmu_config_dt", cmn700_xp_dtm_pmu_config_dt, 0x000000000000fe00ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_pmu_config_dt, pmevcnt_input_sel, CMN700_XP_DTM_PMU_CONFIG_DT_PMEVCNT_INPUT_SEL),
		FIELD(cmn700_xp_dtm_pmu_config_dt, pmevcnt_global_num, CMN700_XP_DTM_PMU_CONFIG_DT_PMEVCNT_GLOBAL_NUM),
		FIELD(cmn700_xp_dtm_pmu_config_dt, cntr_rst, CMN700_XP_DTM_PMU_CONFIG_DT_CNTR_RST),
		FIELD(cmn700_xp_dtm_pmu_config_dt, pmevcnt_paired, CMN700_XP_DTM_PMU_CONFIG_DT_PMEVCNT_PAIRED),
		FIELD(cmn700_xp_dtm_pmu_config_dt, pmevcntall_combined, CMN700_XP_DTM_PMU_CONFIG_DT_PMEVCNTALL_COMBINED),
		FIELD(cmn700_xp_dtm_pmu_config_dt, pmevcnt23_combined, CMN700_XP_DTM_PMU_CONFIG_DT_PMEVCNT23_COMBINED),
		FIELD(cmn700_xp_dtm_pmu_config_dt, pmevcnt01_combined, CMN700_XP_DTM_PMU_CONFIG_DT_PMEVCNT01_COMBINED),
		FIELD(cmn700_xp_dtm_pmu_config_dt, pmu_en, CMN700_XP_DTM_PMU_CONFIG_DT_PMU_EN),
		REGISTER("xp", "dtm_pmevcnt_dt", cmn700_xp_dtm_pmevcnt_dt, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_pmevcnt_dt, pmevcnt, CMN700_XP_DTM_PMEVCNT_DT_PMEVCNT),
		REGISTER("xp", "dtm_pmevcnt_combined_dt", cmn700_xp_dtm_pmevcnt_combined_dt, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_pmevcnt_combined_dt, pair, CMN700_XP_DTM_PMEVCNT_COMBINED_DT_PAIR),
		REGISTER("xp", "dtm_pmevcntsr_dt", cmn700_xp_dtm_pmevcntsr_dt, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtm_pmevcntsr_dt, pmevcnt, CMN700_XP_DTM_PMEVCNTSR_DT_PMEVCNT),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_hnp(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("hnp", "node_info", cmn700_hnp_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_hnp_node_info, logical_id, CMN700_HNP_NODE_INFO_LOGICAL_ID),
		FIELD(cmn700_hnp_node_info, node_id, CMN700_HNP_NODE_INFO_NODE_ID),
		FIELD(cmn700_hnp_node_info, node_type, CMN700_HNP_NODE_INFO_NODE_TYPE),
		REGISTER("hnp", "child_info", cmn700_hnp_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_hnp_child_info, child_ptr_offset, CMN700_HNP_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn700_hnp_child_info, child_count, CMN700_HNP_CHILD_INFO_CHILD_COUNT),
		REGISTER("hnp", "pmu_event_sel", cmn700_hnp_pmu_event_sel, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_hnp_pmu_event_sel, pmu_event_id, CMN700_HNP_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_hnf(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("hnf", "pmu_event_sel", cmn700_hnf_pmu_event_sel, 0xffffe3e000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn700_hnf_pmu_event_sel, pmu_cbusy_snthrottle_sel, CMN700_HNF_PMU_EVENT_SEL_PMU_CBUSY_SNTHROTTLE_SEL),
		FIELD(cmn700_hnf_pmu_event_sel, pmu_class_occup_id, CMN700_HNF_PMU_EVENT_SEL_PMU_CLASS_OCCUP_ID),
		FIELD(cmn700_hnf_pmu_event_sel, pmu_occup1_id, CMN700_HNF_PMU_EVENT_SEL_PMU_OCCUP1_ID),
		FIELD(cmn700_hnf_pmu_event_sel, pmu_event_id, CMN700_HNF_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_mesh(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("cmn", "config", cmn_mesh_config, 0xf800000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_mesh_config, wp_exclusive, CMN_MESH_CONFIG_WP_EXCLUSIVE),
		FIELD(cmn_mesh_config, wp_grp, CMN_MESH_CONFIG_WP_GRP),
		FIELD(cmn_mesh_config, wp_chn_sel, CMN_MESH_CONFIG_WP_CHN_SEL),
		FIELD(cmn_mesh_config, wp_dev_sel, CMN_MESH_CONFIG_WP_DEV_SEL),
		FIELD(cmn_mesh_config, nodeid, CMN_MESH_CONFIG_NODEID),
		FIELD(cmn_mesh_config, bynodeid, CMN_MESH_CONFIG_BYNODEID),
		FIELD(cmn_mesh_config, occupid, CMN_MESH_CONFIG_OCCUPID),
		FIELD(cmn_mesh_config, eventid, CMN_MESH_CONFIG_EVENTID),
		FIELD(cmn_mesh_config, type, CMN_MESH_CONFIG_TYPE),
		REGISTER("cmn", "config1", cmn_mesh_config1, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_mesh_config1, wp_val, CMN_MESH_CONFIG1_WP_VAL),
		REGISTER("cmn", "config2", cmn_mesh_config2, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_mesh_config2, wp_mask, CMN_MESH_CONFIG2_WP_MASK),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_base_cfg(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("cfg", "node_info", cmn_cfg_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_cfg_node_info, logical_id, CMN_CFG_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_cfg_node_info, node_id, CMN_CFG_NODE_INFO_NODE_ID),
		FIELD(cmn_cfg_node_info, node_type, CMN_CFG_NODE_INFO_NODE_TYPE),
		REGISTER("cfg", "child_info", cmn_cfg_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_cfg_child_info, child_ptr_offset, CMN_CFG_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_cfg_child_info, child_count, CMN_CFG_CHILD_INFO_CHILD_COUNT),
		REGISTER("cfg", "periph_id_01", cmn_cfg_periph_id_01, 0xffffff00ffffff00ULL, 0x0000000000000000ULL),
		FIELD(cmn_cfg_periph_id_01, des_0, CMN_CFG_PERIPH_ID_01_DES_0),
		FIELD(cmn_cfg_periph_id_01, part_1, CMN_CFG_PERIPH_ID_01_PART_1),
		FIELD(cmn_cfg_periph_id_01, part_0, CMN_CFG_PERIPH_ID_01_PART_0),
		REGISTER("cfg", "periph_id_23", cmn_cfg_periph_id_23, 0xffffff00ffffff00ULL, 0x0000000000000000ULL),
		FIELD(cmn_cfg_periph_id_23, periph_id_3, CMN_CFG_PERIPH_ID_23_PERIPH_ID_3),
		FIELD(cmn_cfg_periph_id_23, revision, CMN_CFG_PERIPH_ID_23_REVISION),
		FIELD(cmn_cfg_periph_id_23, jedec, CMN_CFG_PERIPH_ID_23_JEDEC),
		FIELD(cmn_cfg_periph_id_23, des_1, CMN_CFG_PERIPH_ID_23_DES_1),
		REGISTER("cfg", "periph_id_45", cmn_cfg_periph_id_45, 0xffffff00ffffff00ULL, 0x0000000000000000ULL),
		FIELD(cmn_cfg_periph_id_45, periph_id_5, CMN_CFG_PERIPH_ID_45_PERIPH_ID_5),
		FIELD(cmn_cfg_periph_id_45, periph_id_4, CMN_CFG_PERIPH_ID_45_PERIPH_ID_4),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_base_dtc(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("dtc", "node_info", cmn_dtc_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_dtc_node_info, logical_id, CMN_DTC_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_dtc_node_info, node_id, CMN_DTC_NODE_INFO_NODE_ID),
		FIELD(cmn_dtc_node_info, node_type, CMN_DTC_NODE_INFO_NODE_TYPE),
		REGISTER("dtc", "child_info", cmn_dtc_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_dtc_child_info, child_ptr_offset, CMN_DTC_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_dtc_child_info, child_count, CMN_DTC_CHILD_INFO_CHILD_COUNT),
		REGISTER("dtc", "dtc_ctl", cmn_dtc_dtc_ctl, 0xfffffffffffff800ULL, 0x0000000000000000ULL),
		FIELD(cmn_dtc_dtc_ctl, cg_disable, CMN_DTC_DTC_CTL_CG_DISABLE),
		FIELD(cmn_dtc_dtc_ctl, cross_trigger_count, CMN_DTC_DTC_CTL_CROSS_TRIGGER_COUNT),
		FIELD(cmn_dtc_dtc_ctl, dt_wait_for_trigger, CMN_DTC_DTC_CTL_DT_WAIT_FOR_TRIGGER),
		FIELD(cmn_dtc_dtc_ctl, atbtrigger_en, CMN_DTC_DTC_CTL_ATBTRIGGER_EN),
		FIELD(cmn_dtc_dtc_ctl, dbgtrigger_en, CMN_DTC_DTC_CTL_DBGTRIGGER_EN),
		FIELD(cmn_dtc_dtc_ctl, dt_en, CMN_DTC_DTC_CTL_DT_EN),
		REGISTER("dtc", "pmcr", cmn_dtc_pmcr, 0xffffffffffffff80ULL, 0x0000000000000000ULL),
		FIELD(cmn_dtc_pmcr, ovfl_intr_en, CMN_DTC_PMCR_OVFL_INTR_EN),
		FIELD(cmn_dtc_pmcr, cntr_rst, CMN_DTC_PMCR_CNTR_RST),
		FIELD(cmn_dtc_pmcr, cntcfg, CMN_DTC_PMCR_CNTCFG),
		FIELD(cmn_dtc_pmcr, pmu_en, CMN_DTC_PMCR_PMU_EN),
		REGISTER("dtc", "trigger_status", cmn_dtc_trigger_status, 0xffffffffff0800feULL, 0x0000000000000000ULL),
		FIELD(cmn_dtc_trigger_status, trigger_wp, CMN_DTC_TRIGGER_STATUS_TRIGGER_WP),
		FIELD(cmn_dtc_trigger_status, trigger_nodeid, CMN_DTC_TRIGGER_STATUS_TRIGGER_NODEID),
		FIELD(cmn_dtc_trigger_status, trigger_status, CMN_DTC_TRIGGER_STATUS_TRIGGER_STATUS),
		REGISTER("dtc", "trigger_status_clr", cmn_dtc_trigger_status_clr, 0xfffffffffffffffeULL, 0x0000000000000000ULL),
		FIELD(cmn_dtc_trigger_status_clr, trigger_status_clr, CMN_DTC_TRIGGER_STATUS_CLR_TRIGGER_STATUS_CLR),
		REGISTER("dtc", "pmevcnt", cmn_dtc_pmevcnt, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_dtc_pmevcnt, pmevcnt, CMN_DTC_PMEVCNT_PMEVCNT),
		REGISTER("dtc", "pmccntr", cmn_dtc_pmccntr, 0xffffff0000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_dtc_pmccntr, pmccntr, CMN_DTC_PMCCNTR_PMCCNTR),
		REGISTER("dtc", "pmevcntsr", cmn_dtc_pmevcntsr, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_dtc_pmevcntsr, pmevcnt, CMN_DTC_PMEVCNTSR_PMEVCNT),
		REGISTER("dtc", "pmccntrsr", cmn_dtc_pmccntrsr, 0xffffff0000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_dtc_pmccntrsr, pmccntrsr, CMN_DTC_PMCCNTRSR_PMCCNTRSR),
		REGISTER("dtc", "pmovsr", cmn_dtc_pmovsr, 0xfffffffffffffe00ULL, 0x0000000000000000ULL),
		FIELD(cmn_dtc_pmovsr, cycles, CMN_DTC_PMOVSR_CYCLES),
		FIELD(cmn_dtc_pmovsr, pmovsr, CMN_DTC_PMOVSR_PMOVSR),
		REGISTER("dtc", "pmovsr_clr", cmn_dtc_pmovsr_clr, 0xfffffffffffffe00ULL, 0x0000000000000000ULL),
		FIELD(cmn_dtc_pmovsr_clr, cycles, CMN_DTC_PMOVSR_CLR_CYCLES),
		FIELD(cmn_dtc_pmovsr_clr, pmovsr_clr, CMN_DTC_PMOVSR_CLR_PMOVSR_CLR),
		REGISTER("dtc", "pmssr", cmn_dtc_pmssr, 0xfffffffffffe7e00ULL, 0x0000000000000000ULL),
		FIELD(cmn_dtc_pmssr, ss_pin_active, CMN_DTC_PMSSR_SS_PIN_ACTIVE),
		FIELD(cmn_dtc_pmssr, ss_cfg_active, CMN_DTC_PMSSR_SS_CFG_ACTIVE),
		FIELD(cmn_dtc_pmssr, ss_cycles, CMN_DTC_PMSSR_SS_CYCLES),
		FIELD(cmn_dtc_pmssr, ss_status, CMN_DTC_PMSSR_SS_STATUS),
		REGISTER("dtc", "pmsrr", cmn_dtc_pmsrr, 0xfffffffffffffffeULL, 0x0000000000000000ULL),
		FIELD(cmn_dtc_pmsrr, ss_req, CMN_DTC_PMSRR_SS_REQ),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_base_dn(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("dn", "node_info", cmn_dn_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_dn_node_info, logical_id, CMN_DN_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_dn_node_info, node_id, CMN_DN_NODE_INFO_NODE_ID),
		FIELD(cmn_dn_node_info, node_type, CMN_DN_NODE_INFO_NODE_TYPE),
		REGISTER("dn", "child_info", cmn_dn_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_dn_child_info, child_ptr_offset, CMN_DN_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_dn_child_info, child_count, CMN_DN_CHILD_INFO_CHILD_COUNT),
		REGISTER("dn", "pmu_event_sel", cmn_dn_pmu_event_sel, 0xfffffff000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_dn_pmu_event_sel, pmu_occup1_id, CMN_DN_PMU_EVENT_SEL_PMU_OCCUP1_ID),
		FIELD(cmn_dn_pmu_event_sel, pmu_event_id, CMN_DN_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_base_hni(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("hni", "node_info", cmn_hni_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_hni_node_info, logical_id, CMN_HNI_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_hni_node_info, node_id, CMN_HNI_NODE_INFO_NODE_ID),
		FIELD(cmn_hni_node_info, node_type, CMN_HNI_NODE_INFO_NODE_TYPE),
		REGISTER("hni", "child_info", cmn_hni_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_hni_child_info, child_ptr_offset, CMN_HNI_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_hni_child_info, child_count, CMN_HNI_CHILD_INFO_CHILD_COUNT),
		REGISTER("hni", "pmu_event_sel", cmn_hni_pmu_event_sel, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_hni_pmu_event_sel, pmu_event_id, CMN_HNI_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_base_hnf(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("hnf", "node_info", cmn_hnf_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_hnf_node_info, logical_id, CMN_HNF_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_hnf_node_info, node_id, CMN_HNF_NODE_INFO_NODE_ID),
		FIELD(cmn_hnf_node_info, node_type, CMN_HNF_NODE_INFO_NODE_TYPE),
		REGISTER("hnf", "child_info", cmn_hnf_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_hnf_child_info, child_ptr_offset, CMN_HNF_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_hnf_child_info, child_count, CMN_HNF_CHILD_INFO_CHILD_COUNT),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_hn_s(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("hns", "node_info", cmn_hn_s_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_hn_s_node_info, logical_id, CMN_HN_S_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_hn_s_node_info, node_id, CMN_HN_S_NODE_INFO_NODE_ID),
		FIELD(cmn_hn_s_node_info, node_type, CMN_HN_S_NODE_INFO_NODE_TYPE),
		REGISTER("hns", "child_info", cmn_hn_s_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_hn_s_child_info, child_ptr_offset, CMN_HN_S_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_hn_s_child_info, child_count, CMN_HN_S_CHILD_INFO_CHILD_COUNT),
		REGISTER("hns", "pmu_event_sel", cmn_hn_s_pmu_event_sel, 0xffffe20000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_hn_s_pmu_event_sel, pmu_cbusy_snthrottle_sel, CMN_HN_S_PMU_EVENT_SEL_PMU_CBUSY_SNTHROTTLE_SEL),
		FIELD(cmn_hn_s_pmu_event_sel, pmu_sn_home_sel, CMN_HN_S_PMU_EVENT_SEL_PMU_SN_HOME_SEL),
		FIELD(cmn_hn_s_pmu_event_sel, pmu_hbt_lbt_sel, CMN_HN_S_PMU_EVENT_SEL_PMU_HBT_LBT_SEL),
		FIELD(cmn_hn_s_pmu_event_sel, pmu_class_occup_id, CMN_HN_S_PMU_EVENT_SEL_PMU_CLASS_OCCUP_ID),
		FIELD(cmn_hn_s_pmu_event_sel, pmu_occup1_id, CMN_HN_S_PMU_EVENT_SEL_PMU_OCCUP1_ID),
		FIELD(cmn_hn_s_pmu_event_sel, pmu_event_id, CMN_HN_S_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_base_sbsx(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("sbsx", "node_info", cmn_sbsx_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_sbsx_node_info, logical_id, CMN_SBSX_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_sbsx_node_info, node_id, CMN_SBSX_NODE_INFO_NODE_ID),
		FIELD(cmn_sbsx_node_info, node_type, CMN_SBSX_NODE_INFO_NODE_TYPE),
		REGISTER("sbsx", "child_info", cmn_sbsx_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_sbsx_child_info, child_ptr_offset, CMN_SBSX_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_sbsx_child_info, child_count, CMN_SBSX_CHILD_INFO_CHILD_COUNT),
		REGISTER("sbsx", "pmu_event_sel", cmn_sbsx_pmu_event_sel, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_sbsx_pmu_event_sel, pmu_event_id, CMN_SBSX_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_base_mtsx(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("mtsx", "node_info", cmn_mtsx_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_mtsx_node_info, logical_id, CMN_MTSX_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_mtsx_node_info, node_id, CMN_MTSX_NODE_INFO_NODE_ID),
		FIELD(cmn_mtsx_node_info, node_type, CMN_MTSX_NODE_INFO_NODE_TYPE),
		REGISTER("mtsx", "child_info", cmn_mtsx_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_mtsx_child_info, child_ptr_offset, CMN_MTSX_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_mtsx_child_info, child_count, CMN_MTSX_CHILD_INFO_CHILD_COUNT),
		REGISTER("mtsx", "pmu_event_sel", cmn_mtsx_pmu_event_sel, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_mtsx_pmu_event_sel, pmu_event_id, CMN_MTSX_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_base_rni(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("rni", "node_info", cmn_rni_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_rni_node_info, logical_id, CMN_RNI_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_rni_node_info, node_id, CMN_RNI_NODE_INFO_NODE_ID),
		FIELD(cmn_rni_node_info, node_type, CMN_RNI_NODE_INFO_NODE_TYPE),
		REGISTER("rni", "child_info", cmn_rni_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_rni_child_info, child_ptr_offset, CMN_RNI_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_rni_child_info, child_count, CMN_RNI_CHILD_INFO_CHILD_COUNT),
		REGISTER("rni", "pmu_event_sel", cmn_rni_pmu_event_sel, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_rni_pmu_event_sel, pmu_event_id, CMN_RNI_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_base_rnd(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("rnd", "node_info", cmn_rnd_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_rnd_node_info, logical_id, CMN_RND_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_rnd_node_info, node_id, CMN_RND_NODE_INFO_NODE_ID),
		FIELD(cmn_rnd_node_info, node_type, CMN_RND_NODE_INFO_NODE_TYPE),
		REGISTER("rnd", "child_info", cmn_rnd_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_rnd_child_info, child_ptr_offset, CMN_RND_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_rnd_child_info, child_count, CMN_RND_CHILD_INFO_CHILD_COUNT),
		REGISTER("rnd", "pmu_event_sel", cmn_rnd_pmu_event_sel, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_rnd_pmu_event_sel, pmu_event_id, CMN_RND_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_base_cxra(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("cxra", "node_info", cmn_cxra_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_cxra_node_info, logical_id, CMN_CXRA_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_cxra_node_info, node_id, CMN_CXRA_NODE_INFO_NODE_ID),
		FIELD(cmn_cxra_node_info, node_type, CMN_CXRA_NODE_INFO_NODE_TYPE),
		REGISTER("cxra", "child_info", cmn_cxra_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_cxra_child_info, child_ptr_offset, CMN_CXRA_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_cxra_child_info, child_count, CMN_CXRA_CHILD_INFO_CHILD_COUNT),
		REGISTER("cxra", "pmu_event_sel", cmn_cxra_pmu_event_sel, 0xfffffff000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_cxra_pmu_event_sel, pmu_occup1_id, CMN_CXRA_PMU_EVENT_SEL_PMU_OCCUP1_ID),
		FIELD(cmn_cxra_pmu_event_sel, pmu_event_id, CMN_CXRA_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_base_cxha(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("cxha", "node_info", cmn_cxha_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_cxha_node_info, logical_id, CMN_CXHA_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_cxha_node_info, node_id, CMN_CXHA_NODE_INFO_NODE_ID),
		FIELD(cmn_cxha_node_info, node_type, CMN_CXHA_NODE_INFO_NODE_TYPE),
		REGISTER("cxha", "child_info", cmn_cxha_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_cxha_child_info, child_ptr_offset, CMN_CXHA_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_cxha_child_info, child_count, CMN_CXHA_CHILD_INFO_CHILD_COUNT),
		REGISTER("cxha", "pmu_event_sel", cmn_cxha_pmu_event_sel, 0xfffffff000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_cxha_pmu_event_sel, pmu_occup1_id, CMN_CXHA_PMU_EVENT_SEL_PMU_OCCUP1_ID),
		FIELD(cmn_cxha_pmu_event_sel, pmu_event_id, CMN_CXHA_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_base_ccra(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("ccra", "node_info", cmn_ccra_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_ccra_node_info, logical_id, CMN_CCRA_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_ccra_node_info, node_id, CMN_CCRA_NODE_INFO_NODE_ID),
		FIELD(cmn_ccra_node_info, node_type, CMN_CCRA_NODE_INFO_NODE_TYPE),
		REGISTER("ccra", "child_info", cmn_ccra_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_ccra_child_info, child_ptr_offset, CMN_CCRA_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_ccra_child_info, child_count, CMN_CCRA_CHILD_INFO_CHILD_COUNT),
		REGISTER("ccra", "pmu_event_sel", cmn_ccra_pmu_event_sel, 0xfffffff000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_ccra_pmu_event_sel, pmu_occup1_id, CMN_CCRA_PMU_EVENT_SEL_PMU_OCCUP1_ID),
		FIELD(cmn_ccra_pmu_event_sel, pmu_event_id, CMN_CCRA_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_base_ccha(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("ccha", "node_info", cmn_ccha_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_ccha_node_info, logical_id, CMN_CCHA_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_ccha_node_info, node_id, CMN_CCHA_NODE_INFO_NODE_ID),
		FIELD(cmn_ccha_node_info, node_type, CMN_CCHA_NODE_INFO_NODE_TYPE),
		REGISTER("ccha", "child_info", cmn_ccha_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_ccha_child_info, child_ptr_offset, CMN_CCHA_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_ccha_child_info, child_count, CMN_CCHA_CHILD_INFO_CHILD_COUNT),
		REGISTER("ccha", "pmu_event_sel", cmn_ccha_pmu_event_sel, 0xfffffff000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_ccha_pmu_event_sel, pmu_occup1_id, CMN_CCHA_PMU_EVENT_SEL_PMU_OCCUP1_ID),
		FIELD(cmn_ccha_pmu_event_sel, pmu_event_id, CMN_CCHA_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_base_ccla(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("ccla", "node_info", cmn_ccla_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_ccla_node_info, logical_id, CMN_CCLA_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_ccla_node_info, node_id, CMN_CCLA_NODE_INFO_NODE_ID),
		FIELD(cmn_ccla_node_info, node_type, CMN_CCLA_NODE_INFO_NODE_TYPE),
		REGISTER("ccla", "child_info", cmn_ccla_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_ccla_child_info, child_ptr_offset, CMN_CCLA_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_ccla_child_info, child_count, CMN_CCLA_CHILD_INFO_CHILD_COUNT),
		REGISTER("ccla", "pmu_event_sel", cmn_ccla_pmu_event_sel, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_ccla_pmu_event_sel, pmu_event_id, CMN_CCLA_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_registers(void **state)
{
	(void)state;
	validate_registers(&pmureg_system_cmn700);
}

static void test_counting(void **state)
{
	(void)state;
	validate_counting(&pmureg_system_cmn700);
}

static void test_choice(void **state)
{
	(void)state;
	validate_choice(&pmureg_system_cmn700);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_fields_of_cfg),
		cmocka_unit_test(test_fields_of_xp),
		cmocka_unit_test(test_fields_of_hnp),
		cmocka_unit_test(test_fields_of_hnf),
		cmocka_unit_test(test_fields_of_mesh),
		cmocka_unit_test(test_fields_of_base_cfg),
		cmocka_unit_test(test_fields_of_base_dtc),
		cmocka_unit_test(test_fields_of_base_dn),
		cmocka_unit_test(test_fields_of_base_hni),
		cmocka_unit_test(test_fields_of_base_hnf),
		cmocka_unit_test(test_fields_of_hn_s),
		cmocka_unit_test(test_fields_of_base_sbsx),
		cmocka_unit_test(test_fields_of_base_mtsx),
		cmocka_unit_test(test_fields_of_base_rni),
		cmocka_unit_test(test_fields_of_base_rnd),
		cmocka_unit_test(test_fields_of_base_cxra),
		cmocka_unit_test(test_fields_of_base_cxha),
		cmocka_unit_test(test_fields_of_base_ccra),
		cmocka_unit_test(test_fields_of_base_ccha),
		cmocka_unit_test(test_fields_of_base_ccla),
		cmocka_unit_test(test_registers),
		cmocka_unit_test(test_counting),
		cmocka_unit_test(test_choice),
	};

	return cmocka_run_group_tests_name("cmn700", tests, NULL, NULL);
}
