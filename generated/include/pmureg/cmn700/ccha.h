/*
 * Arm CoreLink CMN-700 coherent mesh network: Home agent of a gateway to another chip (CCG HA)
 *
 * Made by pmureg from regdefs/arm/cmn700.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMN700_CCHA_H
#define PMUREG_CMN700_CCHA_H

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_ccha_node_info_t and so on):
 * por_ccg_ha_node_info, por_ccg_ha_child_info, por_ccg_ha_pmu_event_sel
 */
#include <pmureg/cmn/ccha.h>

#endif
