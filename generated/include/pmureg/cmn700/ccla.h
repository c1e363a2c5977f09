/*
 * Arm CoreLink CMN-700 coherent mesh network: Link agent of a gateway to another chip (CCLA)
 *
 * Made by pmureg from regdefs/arm/cmn700.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMN700_CCLA_H
#define PMUREG_CMN700_CCLA_H

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_ccla_node_info_t and so on):
 * por_ccla_node_info, por_ccla_child_info, por_ccla_pmu_event_sel
 */
#include <pmureg/cmn/ccla.h>

#endif
