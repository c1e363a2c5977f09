/*
 * Arm CoreLink CMN-650 coherent mesh network: Home agent of CCIX (CXHA)
 *
 * Made by pmureg from regdefs/arm/cmn650.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMN650_CXHA_H
#define PMUREG_CMN650_CXHA_H

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_cxha_node_info_t and so on):
 * por_cxg_ha_node_info, por_cxg_ha_child_info, por_cxg_ha_pmu_event_sel
 */
#include <pmureg/cmn/cxha.h>

#endif
