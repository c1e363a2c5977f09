/*
 * Arm CoreLink CMN-650 coherent mesh network: I/O home node between peers (HN-P)
 *
 * Made by pmureg from regdefs/arm/cmn650.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMN650_HNP_H
#define PMUREG_CMN650_HNP_H

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_hnp_node_info_t and so on):
 * por_hnp_node_info, por_hnp_child_info, por_hnp_pmu_event_sel
 */
#include <pmureg/cmn/hnp.h>

#endif
