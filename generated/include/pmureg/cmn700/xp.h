/*
 * Arm CoreLink CMN-700 coherent mesh network: Crosspoint (XP) with its debug and trace monitor (DTM)
 *
 * Made by pmureg from regdefs/arm/cmn700.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMN700_XP_H
#define PMUREG_CMN700_XP_H

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_mxp_node_info_t and so on):
 * por_mxp_node_info, por_mxp_child_info, por_mxp_child_pointer_<n>, por_mxp_device_port_connect_info_p<p>,
 * por_mxp_mesh_port_connect_info, por_mxp_pmu_event_sel, por_dtm_control, por_dtm_fifo_entry_ready,
 * por_dtm_fifo_entry<e>_<w>, por_dtm_wp<n>_config, por_dtm_wp<n>_val, por_dtm_wp<n>_mask, por_dtm_pmsicr,
 * por_dtm_pmsirr, por_dtm_pmu_config, por_dtm_pmevcnt, por_dtm_pmevcnt (combined), por_dtm_pmevcntsr,
 * por_dtm_unit_info_dt<d>, por_dtm_control_dt<d>, por_dtm_fifo_entry_ready_dt<d>,
 * por_dtm_fifo_entry<e>_<w>_dt<d>, por_dtm_wp<n>_config_dt<d>, por_dtm_wp<n>_val_dt<d>,
 * por_dtm_wp<n>_mask_dt<d>, por_dtm_pmsicr_dt<d>, por_dtm_pmsirr_dt<d>, por_dtm_pmu_config_dt<d>,
 * por_dtm_pmevcnt_dt<d>, por_dtm_pmevcnt_dt<d> (combined), por_dtm_pmevcntsr_dt<d>
 */
#include <pmureg/cmn/mxp.h>

#endif
