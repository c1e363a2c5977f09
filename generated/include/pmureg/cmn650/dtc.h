/*
 * Arm CoreLink CMN-650 coherent mesh network: Debug and trace controller (DTC)
 *
 * Made by pmureg from regdefs/arm/cmn650.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMN650_DTC_H
#define PMUREG_CMN650_DTC_H

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_dtc_node_info_t and so on):
 * por_dt_node_info, por_dt_child_info, por_dt_dtc_ctl, por_dt_pmcr, por_dt_trigger_status,
 * por_dt_trigger_status_clr, por_dt_pmevcnt<n>, por_dt_pmccntr, por_dt_pmevcntsr<n>, por_dt_pmccntrsr,
 * por_dt_pmovsr, por_dt_pmovsr_clr, por_dt_pmssr, por_dt_pmsrr
 */
#include <pmureg/cmn/dtc.h>

#endif
