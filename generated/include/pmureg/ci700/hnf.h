/*
 * Arm CoreLink CI-700 coherent interconnect: Fully coherent home node (HN-F), with a slice of the system level cache
 *
 * Made by pmureg from regdefs/arm/ci700.yaml. Edit that, not this.
 */
#ifndef PMUREG_CI700_HNF_H
#define PMUREG_CI700_HNF_H

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_hnf_node_info_t and so on):
 * por_hnf_node_info, por_hnf_child_info, por_hnf_pmu_event_sel
 */
#include <pmureg/cmn/hnf.h>

#endif
