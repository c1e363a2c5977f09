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
	PLACE("cfg", "node_info", cmn_configuration_node_info, CMN_CONFIGURATION_NODE_INFO_OFFSET, , ),
	PLACE("cfg", "child_info", cmn_configuration_child_info, CMN_CONFIGURATION_CHILD_INFO_OFFSET, , ),
	PLACE("cfg", "periph_id_01", cmn_configuration_periph_id_01, CMN_CONFIGURATION_PERIPH_ID_01_OFFSET, , ),
	PLACE("cfg", "periph_id_23", cmn_configuration_periph_id_23, CMN_CONFIGURATION_PERIPH_ID_23_OFFSET, , ),
	PLACE("cfg", "periph_id_45", cmn_configuration_periph_id_45, CMN_CONFIGURATION_PERIPH_ID_45_OFFSET, , ),
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
	PLACE("xp", "dtc_ctl", cmn700_xp_dtc_ctl, CMN700_XP_DTC_CTL_OFFSET, , ),
	PLACE("xp", "dtc_pmcr", cmn700_xp_dtc_pmcr, CMN700_XP_DTC_PMCR_OFFSET, , ),
	PLACE("xp", "connect_info", cmn700_xp_connect_info, CMN700_XP_CONNECT_INFO_OFFSET, (0U), (5U)),
	PLACE("xp", "mesh_connect_info", cmn700_xp_mesh_connect_info, CMN700_XP_MESH_CONNECT_INFO_OFFSET, (0U), (1U)),
	PLACE("xp", "dtm_unit_info", cmn700_xp_dtm_unit_info, CMN700_XP_DTM_UNIT_INFO_OFFSET, (0U), (3U)),
	PLACE("xp", "dtm_fifo_entry", cmn700_xp_dtm_fifo_entry, CMN700_XP_DTM_FIFO_ENTRY_OFFSET, (0U, 0U), (3U, 2U)),
	PLACE("dtc", "node_info", cmn_controller_node_info, CMN_CONTROLLER_NODE_INFO_OFFSET, , ),
	PLACE("dtc", "child_info", cmn_controller_child_info, CMN_CONTROLLER_CHILD_INFO_OFFSET, , ),
	PLACE("dtc", "dtc_ctl", cmn_controller_dtc_ctl, CMN_CONTROLLER_DTC_CTL_OFFSET, , ),
	PLACE("dtc", "pmcr", cmn_controller_pmcr, CMN_CONTROLLER_PMCR_OFFSET, , ),
	PLACE("dtc", "trigger_status", cmn_controller_trigger_status, CMN_CONTROLLER_TRIGGER_STATUS_OFFSET, , ),
	PLACE("dtc", "trigger_status_clr", cmn_controller_trigger_status_clr, CMN_CONTROLLER_TRIGGER_STATUS_CLR_OFFSET, , ),
	PLACE("dtc", "pmevcnt", cmn_controller_pmevcnt, CMN_CONTROLLER_PMEVCNT_OFFSET, (0U), (3U)),
	PLACE("dtc", "pmccntr", cmn_controller_pmccntr, CMN_CONTROLLER_PMCCNTR_OFFSET, , ),
	PLACE("dtc", "pmevcntsr", cmn_controller_pmevcntsr, CMN_CONTROLLER_PMEVCNTSR_OFFSET, (0U), (3U)),
	PLACE("dtc", "pmccntrsr", cmn_controller_pmccntrsr, CMN_CONTROLLER_PMCCNTRSR_OFFSET, , ),
	PLACE("dtc", "pmovsr", cmn_controller_pmovsr, CMN_CONTROLLER_PMOVSR_OFFSET, , ),
	PLACE("dtc", "pmovsr_clr", cmn_controller_pmovsr_clr, CMN_CONTROLLER_PMOVSR_CLR_OFFSET, , ),
	PLACE("dtc", "pmssr", cmn_controller_pmssr, CMN_CONTROLLER_PMSSR_OFFSET, , ),
	PLACE("dtc", "pmsrr", cmn_controller_pmsrr, CMN_CONTROLLER_PMSRR_OFFSET, , ),
	PLACE("dn", "node_info", cmn_dvm_node_node_info, CMN_DVM_NODE_NODE_INFO_OFFSET, , ),
	PLACE("dn", "child_info", cmn_dvm_node_child_info, CMN_DVM_NODE_CHILD_INFO_OFFSET, , ),
	PLACE("dn", "pmu_event_sel", cmn_dvm_node_pmu_event_sel, CMN_DVM_NODE_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("hni", "node_info", cmn_io_home_node_node_info, CMN_IO_HOME_NODE_NODE_INFO_OFFSET, , ),
	PLACE("hni", "child_info", cmn_io_home_node_child_info, CMN_IO_HOME_NODE_CHILD_INFO_OFFSET, , ),
	PLACE("hni", "pmu_event_sel", cmn_io_home_node_pmu_event_sel, CMN_IO_HOME_NODE_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("hnf", "node_info", cmn_home_node_node_info, CMN_HOME_NODE_NODE_INFO_OFFSET, , ),
	PLACE("hnf", "child_info", cmn_home_node_child_info, CMN_HOME_NODE_CHILD_INFO_OFFSET, , ),
	PLACE("hnf", "pmu_event_sel", cmn700_hnf_pmu_event_sel, CMN700_HNF_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("hns", "node_info", cmn_shared_home_node_node_info, CMN_SHARED_HOME_NODE_NODE_INFO_OFFSET, , ),
	PLACE("hns", "child_info", cmn_shared_home_node_child_info, CMN_SHARED_HOME_NODE_CHILD_INFO_OFFSET, , ),
	PLACE("hns", "pmu_event_sel", cmn_shared_home_node_pmu_event_sel, CMN_SHARED_HOME_NODE_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("sbsx", "node_info", cmn_memory_bridge_node_info, CMN_MEMORY_BRIDGE_NODE_INFO_OFFSET, , ),
	PLACE("sbsx", "child_info", cmn_memory_bridge_child_info, CMN_MEMORY_BRIDGE_CHILD_INFO_OFFSET, , ),
	PLACE("sbsx", "pmu_event_sel", cmn_memory_bridge_pmu_event_sel, CMN_MEMORY_BRIDGE_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("mtsx", "node_info", cmn_tag_cache_node_info, CMN_TAG_CACHE_NODE_INFO_OFFSET, , ),
	PLACE("mtsx", "child_info", cmn_tag_cache_child_info, CMN_TAG_CACHE_CHILD_INFO_OFFSET, , ),
	PLACE("mtsx", "pmu_event_sel", cmn_tag_cache_pmu_event_sel, CMN_TAG_CACHE_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("rni", "node_info", cmn_io_requester_node_info, CMN_IO_REQUESTER_NODE_INFO_OFFSET, , ),
	PLACE("rni", "child_info", cmn_io_requester_child_info, CMN_IO_REQUESTER_CHILD_INFO_OFFSET, , ),
	PLACE("rni", "pmu_event_sel", cmn_io_requester_pmu_event_sel, CMN_IO_REQUESTER_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("rnd", "node_info", cmn_io_requester_dvm_node_info, CMN_IO_REQUESTER_DVM_NODE_INFO_OFFSET, , ),
	PLACE("rnd", "child_info", cmn_io_requester_dvm_child_info, CMN_IO_REQUESTER_DVM_CHILD_INFO_OFFSET, , ),
	PLACE("rnd", "pmu_event_sel", cmn_io_requester_dvm_pmu_event_sel, CMN_IO_REQUESTER_DVM_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("cxra", "node_info", cmn_ccix_requester_node_info, CMN_CCIX_REQUESTER_NODE_INFO_OFFSET, , ),
	PLACE("cxra", "child_info", cmn_ccix_requester_child_info, CMN_CCIX_REQUESTER_CHILD_INFO_OFFSET, , ),
	PLACE("cxra", "pmu_event_sel", cmn_ccix_requester_pmu_event_sel, CMN_CCIX_REQUESTER_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("cxha", "node_info", cmn_ccix_home_node_info, CMN_CCIX_HOME_NODE_INFO_OFFSET, , ),
	PLACE("cxha", "child_info", cmn_ccix_home_child_info, CMN_CCIX_HOME_CHILD_INFO_OFFSET, , ),
	PLACE("cxha", "pmu_event_sel", cmn_ccix_home_pmu_event_sel, CMN_CCIX_HOME_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("ccra", "node_info", cmn_gateway_requester_node_info, CMN_GATEWAY_REQUESTER_NODE_INFO_OFFSET, , ),
	PLACE("ccra", "child_info", cmn_gateway_requester_child_info, CMN_GATEWAY_REQUESTER_CHILD_INFO_OFFSET, , ),
	PLACE("ccra", "pmu_event_sel", cmn_gateway_requester_pmu_event_sel, CMN_GATEWAY_REQUESTER_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("ccha", "node_info", cmn_gateway_home_node_info, CMN_GATEWAY_HOME_NODE_INFO_OFFSET, , ),
	PLACE("ccha", "child_info", cmn_gateway_home_child_info, CMN_GATEWAY_HOME_CHILD_INFO_OFFSET, , ),
	PLACE("ccha", "pmu_event_sel", cmn_gateway_home_pmu_event_sel, CMN_GATEWAY_HOME_PMU_EVENT_SEL_OFFSET, , ),
	PLACE("ccla", "node_info", cmn_gateway_link_node_info, CMN_GATEWAY_LINK_NODE_INFO_OFFSET, , ),
	PLACE("ccla", "child_info", cmn_gateway_link_child_info, CMN_GATEWAY_LINK_CHILD_INFO_OFFSET, , ),
	PLACE("ccla", "pmu_event_sel", cmn_gateway_link_pmu_event_sel, CMN_GATEWAY_LINK_PMU_EVENT_SEL_OFFSET, , ),
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
		REGISTER("xp", "dtc_ctl", cmn700_xp_dtc_ctl, 0xfffffffffffff800ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtc_ctl, cg_disable, CMN700_XP_DTC_CTL_CG_DISABLE),
		FIELD(cmn700_xp_dtc_ctl, cross_trigger_count, CMN700_XP_DTC_CTL_CROSS_TRIGGER_COUNT),
		FIELD(cmn700_xp_dtc_ctl, dt_wait_for_trigger, CMN700_XP_DTC_CTL_DT_WAIT_FOR_TRIGGER),
		FIELD(cmn700_xp_dtc_ctl, atbtrigger_en, CMN700_XP_DTC_CTL_ATBTRIGGER_EN),
		FIELD(cmn700_xp_dtc_ctl, dbgtrigger_en, CMN700_XP_DTC_CTL_DBGTRIGGER_EN),
		FIELD(cmn700_xp_dtc_ctl, dt_en, CMN700_XP_DTC_CTL_DT_EN),
		REGISTER("xp", "dtc_pmcr", cmn700_xp_dtc_pmcr, 0xffffffffffffff80ULL, 0x0000000000000000ULL),
		FIELD(cmn700_xp_dtc_pmcr, ovfl_intr_en, CMN700_XP_DTC_PMCR_OVFL_INTR_EN),
		FIELD(cmn700_xp_dtc_pmcr, cntr_rst, CMN700_XP_DTC_PMCR_CNTR_RST),
		FIELD(cmn700_xp_dtc_pmcr, cntcfg, CMN700_XP_DTC_PMCR_CNTCFG),
		FIELD(cmn700_xp_dtc_pmcr, pmu_en, CMN700_XP_DTC_PMCR_PMU_EN),
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

static void test_fields_of_configuration(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("cfg", "node_info", cmn_configuration_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_configuration_node_info, logical_id, CMN_CONFIGURATION_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_configuration_node_info, node_id, CMN_CONFIGURATION_NODE_INFO_NODE_ID),
		FIELD(cmn_configuration_node_info, node_type, CMN_CONFIGURATION_NODE_INFO_NODE_TYPE),
		REGISTER("cfg", "child_info", cmn_configuration_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_configuration_child_info, child_ptr_offset, CMN_CONFIGURATION_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_configuration_child_info, child_count, CMN_CONFIGURATION_CHILD_INFO_CHILD_COUNT),
		REGISTER("cfg", "periph_id_01", cmn_configuration_periph_id_01, 0xffffff00ffffff00ULL, 0x0000000000000000ULL),
		FIELD(cmn_configuration_periph_id_01, des_0, CMN_CONFIGURATION_PERIPH_ID_01_DES_0),
		FIELD(cmn_configuration_periph_id_01, part_1, CMN_CONFIGURATION_PERIPH_ID_01_PART_1),
		FIELD(cmn_configuration_periph_id_01, part_0, CMN_CONFIGURATION_PERIPH_ID_01_PART_0),
		REGISTER("cfg", "periph_id_23", cmn_configuration_periph_id_23, 0xffffff00ffffff00ULL, 0x0000000000000000ULL),
		FIELD(cmn_configuration_periph_id_23, periph_id_3, CMN_CONFIGURATION_PERIPH_ID_23_PERIPH_ID_3),
		FIELD(cmn_configuration_periph_id_23, revision, CMN_CONFIGURATION_PERIPH_ID_23_REVISION),
		FIELD(cmn_configuration_periph_id_23, jedec, CMN_CONFIGURATION_PERIPH_ID_23_JEDEC),
		FIELD(cmn_configuration_periph_id_23, des_1, CMN_CONFIGURATION_PERIPH_ID_23_DES_1),
		REGISTER("cfg", "periph_id_45", cmn_configuration_periph_id_45, 0xffffff00ffffff00ULL, 0x0000000000000000ULL),
		FIELD(cmn_configuration_periph_id_45, periph_id_5, CMN_CONFIGURATION_PERIPH_ID_45_PERIPH_ID_5),
		FIELD(cmn_configuration_periph_id_45, periph_id_4, CMN_CONFIGURATION_PERIPH_ID_45_PERIPH_ID_4),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_controller(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("dtc", "node_info", cmn_controller_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_controller_node_info, logical_id, CMN_CONTROLLER_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_controller_node_info, node_id, CMN_CONTROLLER_NODE_INFO_NODE_ID),
		FIELD(cmn_controller_node_info, node_type, CMN_CONTROLLER_NODE_INFO_NODE_TYPE),
		REGISTER("dtc", "child_info", cmn_controller_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_controller_child_info, child_ptr_offset, CMN_CONTROLLER_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_controller_child_info, child_count, CMN_CONTROLLER_CHILD_INFO_CHILD_COUNT),
		REGISTER("dtc", "dtc_ctl", cmn_controller_dtc_ctl, 0xfffffffffffff800ULL, 0x0000000000000000ULL),
		FIELD(cmn_controller_dtc_ctl, cg_disable, CMN_CONTROLLER_DTC_CTL_CG_DISABLE),
		FIELD(cmn_controller_dtc_ctl, cross_trigger_count, CMN_CONTROLLER_DTC_CTL_CROSS_TRIGGER_COUNT),
		FIELD(cmn_controller_dtc_ctl, dt_wait_for_trigger, CMN_CONTROLLER_DTC_CTL_DT_WAIT_FOR_TRIGGER),
		FIELD(cmn_controller_dtc_ctl, atbtrigger_en, CMN_CONTROLLER_DTC_CTL_ATBTRIGGER_EN),
		FIELD(cmn_controller_dtc_ctl, dbgtrigger_en, CMN_CONTROLLER_DTC_CTL_DBGTRIGGER_EN),
		FIELD(cmn_controller_dtc_ctl, dt_en, CMN_CONTROLLER_DTC_CTL_DT_EN),
		REGISTER("dtc", "pmcr", cmn_controller_pmcr, 0xffffffffffffff80ULL, 0x0000000000000000ULL),
		FIELD(cmn_controller_pmcr, ovfl_intr_en, CMN_CONTROLLER_PMCR_OVFL_INTR_EN),
		FIELD(cmn_controller_pmcr, cntr_rst, CMN_CONTROLLER_PMCR_CNTR_RST),
		FIELD(cmn_controller_pmcr, cntcfg, CMN_CONTROLLER_PMCR_CNTCFG),
		FIELD(cmn_controller_pmcr, pmu_en, CMN_CONTROLLER_PMCR_PMU_EN),
		REGISTER("dtc", "trigger_status", cmn_controller_trigger_status, 0xffffffffff0800feULL, 0x0000000000000000ULL),
		FIELD(cmn_controller_trigger_status, trigger_wp, CMN_CONTROLLER_TRIGGER_STATUS_TRIGGER_WP),
		FIELD(cmn_controller_trigger_status, trigger_nodeid, CMN_CONTROLLER_TRIGGER_STATUS_TRIGGER_NODEID),
		FIELD(cmn_controller_trigger_status, trigger_status, CMN_CONTROLLER_TRIGGER_STATUS_TRIGGER_STATUS),
		REGISTER("dtc", "trigger_status_clr", cmn_controller_trigger_status_clr, 0xfffffffffffffffeULL, 0x0000000000000000ULL),
		FIELD(cmn_controller_trigger_status_clr, trigger_status_clr, CMN_CONTROLLER_TRIGGER_STATUS_CLR_TRIGGER_STATUS_CLR),
		REGISTER("dtc", "pmevcnt", cmn_controller_pmevcnt, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_controller_pmevcnt, pmevcnt, CMN_CONTROLLER_PMEVCNT_PMEVCNT),
		REGISTER("dtc", "pmccntr", cmn_controller_pmccntr, 0xffffff0000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_controller_pmccntr, pmccntr, CMN_CONTROLLER_PMCCNTR_PMCCNTR),
		REGISTER("dtc", "pmevcntsr", cmn_controller_pmevcntsr, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_controller_pmevcntsr, pmevcnt, CMN_CONTROLLER_PMEVCNTSR_PMEVCNT),
		REGISTER("dtc", "pmccntrsr", cmn_controller_pmccntrsr, 0xffffff0000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_controller_pmccntrsr, pmccntrsr, CMN_CONTROLLER_PMCCNTRSR_PMCCNTRSR),
		REGISTER("dtc", "pmovsr", cmn_controller_pmovsr, 0xfffffffffffffe00ULL, 0x0000000000000000ULL),
		FIELD(cmn_controller_pmovsr, cycles, CMN_CONTROLLER_PMOVSR_CYCLES),
		FIELD(cmn_controller_pmovsr, pmovsr, CMN_CONTROLLER_PMOVSR_PMOVSR),
		REGISTER("dtc", "pmovsr_clr", cmn_controller_pmovsr_clr, 0xfffffffffffffe00ULL, 0x0000000000000000ULL),
		FIELD(cmn_controller_pmovsr_clr, cycles, CMN_CONTROLLER_PMOVSR_CLR_CYCLES),
		FIELD(cmn_controller_pmovsr_clr, pmovsr_clr, CMN_CONTROLLER_PMOVSR_CLR_PMOVSR_CLR),
		REGISTER("dtc", "pmssr", cmn_controller_pmssr, 0xfffffffffffe7e00ULL, 0x0000000000000000ULL),
		FIELD(cmn_controller_pmssr, ss_pin_active, CMN_CONTROLLER_PMSSR_SS_PIN_ACTIVE),
		FIELD(cmn_controller_pmssr, ss_cfg_active, CMN_CONTROLLER_PMSSR_SS_CFG_ACTIVE),
		FIELD(cmn_controller_pmssr, ss_cycles, CMN_CONTROLLER_PMSSR_SS_CYCLES),
		FIELD(cmn_controller_pmssr, ss_status, CMN_CONTROLLER_PMSSR_SS_STATUS),
		REGISTER("dtc", "pmsrr", cmn_controller_pmsrr, 0xfffffffffffffffeULL, 0x0000000000000000ULL),
		FIELD(cmn_controller_pmsrr, ss_req, CMN_CONTROLLER_PMSRR_SS_REQ),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_dvm_node(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("dn", "node_info", cmn_dvm_node_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_dvm_node_node_info, logical_id, CMN_DVM_NODE_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_dvm_node_node_info, node_id, CMN_DVM_NODE_NODE_INFO_NODE_ID),
		FIELD(cmn_dvm_node_node_info, node_type, CMN_DVM_NODE_NODE_INFO_NODE_TYPE),
		REGISTER("dn", "child_info", cmn_dvm_node_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_dvm_node_child_info, child_ptr_offset, CMN_DVM_NODE_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_dvm_node_child_info, child_count, CMN_DVM_NODE_CHILD_INFO_CHILD_COUNT),
		REGISTER("dn", "pmu_event_sel", cmn_dvm_node_pmu_event_sel, 0xfffffff000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_dvm_node_pmu_event_sel, pmu_occup1_id, CMN_DVM_NODE_PMU_EVENT_SEL_PMU_OCCUP1_ID),
		FIELD(cmn_dvm_node_pmu_event_sel, pmu_event_id, CMN_DVM_NODE_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_io_home_node(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("hni", "node_info", cmn_io_home_node_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_io_home_node_node_info, logical_id, CMN_IO_HOME_NODE_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_io_home_node_node_info, node_id, CMN_IO_HOME_NODE_NODE_INFO_NODE_ID),
		FIELD(cmn_io_home_node_node_info, node_type, CMN_IO_HOME_NODE_NODE_INFO_NODE_TYPE),
		REGISTER("hni", "child_info", cmn_io_home_node_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_io_home_node_child_info, child_ptr_offset, CMN_IO_HOME_NODE_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_io_home_node_child_info, child_count, CMN_IO_HOME_NODE_CHILD_INFO_CHILD_COUNT),
		REGISTER("hni", "pmu_event_sel", cmn_io_home_node_pmu_event_sel, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_io_home_node_pmu_event_sel, pmu_event_id, CMN_IO_HOME_NODE_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_home_node(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("hnf", "node_info", cmn_home_node_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_home_node_node_info, logical_id, CMN_HOME_NODE_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_home_node_node_info, node_id, CMN_HOME_NODE_NODE_INFO_NODE_ID),
		FIELD(cmn_home_node_node_info, node_type, CMN_HOME_NODE_NODE_INFO_NODE_TYPE),
		REGISTER("hnf", "child_info", cmn_home_node_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_home_node_child_info, child_ptr_offset, CMN_HOME_NODE_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_home_node_child_info, child_count, CMN_HOME_NODE_CHILD_INFO_CHILD_COUNT),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_shared_home_node(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("hns", "node_info", cmn_shared_home_node_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_shared_home_node_node_info, logical_id, CMN_SHARED_HOME_NODE_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_shared_home_node_node_info, node_id, CMN_SHARED_HOME_NODE_NODE_INFO_NODE_ID),
		FIELD(cmn_shared_home_node_node_info, node_type, CMN_SHARED_HOME_NODE_NODE_INFO_NODE_TYPE),
		REGISTER("hns", "child_info", cmn_shared_home_node_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_shared_home_node_child_info, child_ptr_offset, CMN_SHARED_HOME_NODE_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_shared_home_node_child_info, child_count, CMN_SHARED_HOME_NODE_CHILD_INFO_CHILD_COUNT),
		REGISTER("hns", "pmu_event_sel", cmn_shared_home_node_pmu_event_sel, 0xffffe20000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_shared_home_node_pmu_event_sel, pmu_cbusy_snthrottle_sel, CMN_SHARED_HOME_NODE_PMU_EVENT_SEL_PMU_CBUSY_SNTHROTTLE_SEL),
		FIELD(cmn_shared_home_node_pmu_event_sel, pmu_sn_home_sel, CMN_SHARED_HOME_NODE_PMU_EVENT_SEL_PMU_SN_HOME_SEL),
		FIELD(cmn_shared_home_node_pmu_event_sel, pmu_hbt_lbt_sel, CMN_SHARED_HOME_NODE_PMU_EVENT_SEL_PMU_HBT_LBT_SEL),
		FIELD(cmn_shared_home_node_pmu_event_sel, pmu_class_occup_id, CMN_SHARED_HOME_NODE_PMU_EVENT_SEL_PMU_CLASS_OCCUP_ID),
		FIELD(cmn_shared_home_node_pmu_event_sel, pmu_occup1_id, CMN_SHARED_HOME_NODE_PMU_EVENT_SEL_PMU_OCCUP1_ID),
		FIELD(cmn_shared_home_node_pmu_event_sel, pmu_event_id, CMN_SHARED_HOME_NODE_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_memory_bridge(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("sbsx", "node_info", cmn_memory_bridge_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_memory_bridge_node_info, logical_id, CMN_MEMORY_BRIDGE_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_memory_bridge_node_info, node_id, CMN_MEMORY_BRIDGE_NODE_INFO_NODE_ID),
		FIELD(cmn_memory_bridge_node_info, node_type, CMN_MEMORY_BRIDGE_NODE_INFO_NODE_TYPE),
		REGISTER("sbsx", "child_info", cmn_memory_bridge_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_memory_bridge_child_info, child_ptr_offset, CMN_MEMORY_BRIDGE_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_memory_bridge_child_info, child_count, CMN_MEMORY_BRIDGE_CHILD_INFO_CHILD_COUNT),
		REGISTER("sbsx", "pmu_event_sel", cmn_memory_bridge_pmu_event_sel, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_memory_bridge_pmu_event_sel, pmu_event_id, CMN_MEMORY_BRIDGE_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_tag_cache(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("mtsx", "node_info", cmn_tag_cache_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_tag_cache_node_info, logical_id, CMN_TAG_CACHE_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_tag_cache_node_info, node_id, CMN_TAG_CACHE_NODE_INFO_NODE_ID),
		FIELD(cmn_tag_cache_node_info, node_type, CMN_TAG_CACHE_NODE_INFO_NODE_TYPE),
		REGISTER("mtsx", "child_info", cmn_tag_cache_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_tag_cache_child_info, child_ptr_offset, CMN_TAG_CACHE_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_tag_cache_child_info, child_count, CMN_TAG_CACHE_CHILD_INFO_CHILD_COUNT),
		REGISTER("mtsx", "pmu_event_sel", cmn_tag_cache_pmu_event_sel, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_tag_cache_pmu_event_sel, pmu_event_id, CMN_TAG_CACHE_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_io_requester(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("rni", "node_info", cmn_io_requester_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_io_requester_node_info, logical_id, CMN_IO_REQUESTER_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_io_requester_node_info, node_id, CMN_IO_REQUESTER_NODE_INFO_NODE_ID),
		FIELD(cmn_io_requester_node_info, node_type, CMN_IO_REQUESTER_NODE_INFO_NODE_TYPE),
		REGISTER("rni", "child_info", cmn_io_requester_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_io_requester_child_info, child_ptr_offset, CMN_IO_REQUESTER_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_io_requester_child_info, child_count, CMN_IO_REQUESTER_CHILD_INFO_CHILD_COUNT),
		REGISTER("rni", "pmu_event_sel", cmn_io_requester_pmu_event_sel, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_io_requester_pmu_event_sel, pmu_event_id, CMN_IO_REQUESTER_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_io_requester_dvm(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("rnd", "node_info", cmn_io_requester_dvm_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_io_requester_dvm_node_info, logical_id, CMN_IO_REQUESTER_DVM_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_io_requester_dvm_node_info, node_id, CMN_IO_REQUESTER_DVM_NODE_INFO_NODE_ID),
		FIELD(cmn_io_requester_dvm_node_info, node_type, CMN_IO_REQUESTER_DVM_NODE_INFO_NODE_TYPE),
		REGISTER("rnd", "child_info", cmn_io_requester_dvm_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_io_requester_dvm_child_info, child_ptr_offset, CMN_IO_REQUESTER_DVM_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_io_requester_dvm_child_info, child_count, CMN_IO_REQUESTER_DVM_CHILD_INFO_CHILD_COUNT),
		REGISTER("rnd", "pmu_event_sel", cmn_io_requester_dvm_pmu_event_sel, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_io_requester_dvm_pmu_event_sel, pmu_event_id, CMN_IO_REQUESTER_DVM_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_ccix_requester(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("cxra", "node_info", cmn_ccix_requester_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_ccix_requester_node_info, logical_id, CMN_CCIX_REQUESTER_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_ccix_requester_node_info, node_id, CMN_CCIX_REQUESTER_NODE_INFO_NODE_ID),
		FIELD(cmn_ccix_requester_node_info, node_type, CMN_CCIX_REQUESTER_NODE_INFO_NODE_TYPE),
		REGISTER("cxra", "child_info", cmn_ccix_requester_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_ccix_requester_child_info, child_ptr_offset, CMN_CCIX_REQUESTER_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_ccix_requester_child_info, child_count, CMN_CCIX_REQUESTER_CHILD_INFO_CHILD_COUNT),
		REGISTER("cxra", "pmu_event_sel", cmn_ccix_requester_pmu_event_sel, 0xfffffff000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_ccix_requester_pmu_event_sel, pmu_occup1_id, CMN_CCIX_REQUESTER_PMU_EVENT_SEL_PMU_OCCUP1_ID),
		FIELD(cmn_ccix_requester_pmu_event_sel, pmu_event_id, CMN_CCIX_REQUESTER_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_ccix_home(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("cxha", "node_info", cmn_ccix_home_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_ccix_home_node_info, logical_id, CMN_CCIX_HOME_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_ccix_home_node_info, node_id, CMN_CCIX_HOME_NODE_INFO_NODE_ID),
		FIELD(cmn_ccix_home_node_info, node_type, CMN_CCIX_HOME_NODE_INFO_NODE_TYPE),
		REGISTER("cxha", "child_info", cmn_ccix_home_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_ccix_home_child_info, child_ptr_offset, CMN_CCIX_HOME_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_ccix_home_child_info, child_count, CMN_CCIX_HOME_CHILD_INFO_CHILD_COUNT),
		REGISTER("cxha", "pmu_event_sel", cmn_ccix_home_pmu_event_sel, 0xfffffff000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_ccix_home_pmu_event_sel, pmu_occup1_id, CMN_CCIX_HOME_PMU_EVENT_SEL_PMU_OCCUP1_ID),
		FIELD(cmn_ccix_home_pmu_event_sel, pmu_event_id, CMN_CCIX_HOME_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_gateway_requester(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("ccra", "node_info", cmn_gateway_requester_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_gateway_requester_node_info, logical_id, CMN_GATEWAY_REQUESTER_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_gateway_requester_node_info, node_id, CMN_GATEWAY_REQUESTER_NODE_INFO_NODE_ID),
		FIELD(cmn_gateway_requester_node_info, node_type, CMN_GATEWAY_REQUESTER_NODE_INFO_NODE_TYPE),
		REGISTER("ccra", "child_info", cmn_gateway_requester_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_gateway_requester_child_info, child_ptr_offset, CMN_GATEWAY_REQUESTER_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_gateway_requester_child_info, child_count, CMN_GATEWAY_REQUESTER_CHILD_INFO_CHILD_COUNT),
		REGISTER("ccra", "pmu_event_sel", cmn_gateway_requester_pmu_event_sel, 0xfffffff000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_gateway_requester_pmu_event_sel, pmu_occup1_id, CMN_GATEWAY_REQUESTER_PMU_EVENT_SEL_PMU_OCCUP1_ID),
		FIELD(cmn_gateway_requester_pmu_event_sel, pmu_event_id, CMN_GATEWAY_REQUESTER_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_gateway_home(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("ccha", "node_info", cmn_gateway_home_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_gateway_home_node_info, logical_id, CMN_GATEWAY_HOME_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_gateway_home_node_info, node_id, CMN_GATEWAY_HOME_NODE_INFO_NODE_ID),
		FIELD(cmn_gateway_home_node_info, node_type, CMN_GATEWAY_HOME_NODE_INFO_NODE_TYPE),
		REGISTER("ccha", "child_info", cmn_gateway_home_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_gateway_home_child_info, child_ptr_offset, CMN_GATEWAY_HOME_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_gateway_home_child_info, child_count, CMN_GATEWAY_HOME_CHILD_INFO_CHILD_COUNT),
		REGISTER("ccha", "pmu_event_sel", cmn_gateway_home_pmu_event_sel, 0xfffffff000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_gateway_home_pmu_event_sel, pmu_occup1_id, CMN_GATEWAY_HOME_PMU_EVENT_SEL_PMU_OCCUP1_ID),
		FIELD(cmn_gateway_home_pmu_event_sel, pmu_event_id, CMN_GATEWAY_HOME_PMU_EVENT_SEL_PMU_EVENT_ID),
	};

	(void)state;
	validate_fields(&pmureg_system_cmn700, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_fields_of_gateway_link(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("ccla", "node_info", cmn_gateway_link_node_info, 0xffff000000000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_gateway_link_node_info, logical_id, CMN_GATEWAY_LINK_NODE_INFO_LOGICAL_ID),
		FIELD(cmn_gateway_link_node_info, node_id, CMN_GATEWAY_LINK_NODE_INFO_NODE_ID),
		FIELD(cmn_gateway_link_node_info, node_type, CMN_GATEWAY_LINK_NODE_INFO_NODE_TYPE),
		REGISTER("ccla", "child_info", cmn_gateway_link_child_info, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_gateway_link_child_info, child_ptr_offset, CMN_GATEWAY_LINK_CHILD_INFO_CHILD_PTR_OFFSET),
		FIELD(cmn_gateway_link_child_info, child_count, CMN_GATEWAY_LINK_CHILD_INFO_CHILD_COUNT),
		REGISTER("ccla", "pmu_event_sel", cmn_gateway_link_pmu_event_sel, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(cmn_gateway_link_pmu_event_sel, pmu_event_id, CMN_GATEWAY_LINK_PMU_EVENT_SEL_PMU_EVENT_ID),
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
		cmocka_unit_test(test_fields_of_hnf),
		cmocka_unit_test(test_fields_of_mesh),
		cmocka_unit_test(test_fields_of_configuration),
		cmocka_unit_test(test_fields_of_controller),
		cmocka_unit_test(test_fields_of_dvm_node),
		cmocka_unit_test(test_fields_of_io_home_node),
		cmocka_unit_test(test_fields_of_home_node),
		cmocka_unit_test(test_fields_of_shared_home_node),
		cmocka_unit_test(test_fields_of_memory_bridge),
		cmocka_unit_test(test_fields_of_tag_cache),
		cmocka_unit_test(test_fields_of_io_requester),
		cmocka_unit_test(test_fields_of_io_requester_dvm),
		cmocka_unit_test(test_fields_of_ccix_requester),
		cmocka_unit_test(test_fields_of_ccix_home),
		cmocka_unit_test(test_fields_of_gateway_requester),
		cmocka_unit_test(test_fields_of_gateway_home),
		cmocka_unit_test(test_fields_of_gateway_link),
		cmocka_unit_test(test_registers),
		cmocka_unit_test(test_counting),
		cmocka_unit_test(test_choice),
	};

	return cmocka_run_group_tests_name("cmn700", tests, NULL, NULL);
}
