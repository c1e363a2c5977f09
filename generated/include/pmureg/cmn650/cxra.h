/*
 * Arm CoreLink CMN-650 coherent mesh network: Requester of CCIX (CXRA)
 *
 * Made by pmureg from regdefs/arm/cmn650.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMN650_CXRA_H
#define PMUREG_CMN650_CXRA_H

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_cxra_node_info_t and so on):
 * por_cxg_ra_node_info, por_cxg_ra_child_info, por_cxg_ra_pmu_event_sel
 */
#include <pmureg/cmn/cxra.h>

#endif
