/*
 * Arm CoreLink CMN-700 coherent mesh network: Fully coherent home node (HN-S), with a slice of the system level cache
 *
 * Made by pmureg from regdefs/arm/cmn700.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMN700_HNS_H
#define PMUREG_CMN700_HNS_H

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_hn_s_node_info_t and so on):
 * cmn_hns_node_info, cmn_hns_child_info, cmn_hns_pmu_event_sel
 */
#include <pmureg/cmn/hn_s.h>

#endif
