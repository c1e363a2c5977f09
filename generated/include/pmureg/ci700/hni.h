/*
 * Arm CoreLink CI-700 coherent interconnect: I/O home node (HN-I)
 *
 * Made by pmureg from regdefs/arm/ci700.yaml. Edit that, not this.
 */
#ifndef PMUREG_CI700_HNI_H
#define PMUREG_CI700_HNI_H

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_hni_node_info_t and so on):
 * por_hni_node_info, por_hni_child_info, por_hni_pmu_event_sel
 */
#include <pmureg/cmn/hni.h>

#endif
