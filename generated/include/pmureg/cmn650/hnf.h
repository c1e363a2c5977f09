/*
 * Arm CoreLink CMN-650 coherent mesh network: Fully coherent home node (HN-F), with a slice of the system level cache
 *
 * Made by pmureg from regdefs/arm/cmn650.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMN650_HNF_H
#define PMUREG_CMN650_HNF_H

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_hnf_node_info_t and so on):
 * por_hnf_node_info, por_hnf_child_info, por_hnf_pmu_event_sel
 */
#include <pmureg/cmn/hnf.h>

#endif
