/*
 * Arm CoreLink CI-700 coherent interconnect: I/O requester (RN-I)
 *
 * Made by pmureg from regdefs/arm/ci700.yaml. Edit that, not this.
 */
#ifndef PMUREG_CI700_RNI_H
#define PMUREG_CI700_RNI_H

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_rni_node_info_t and so on):
 * por_rni_node_info, por_rni_child_info, por_rni_pmu_event_sel
 */
#include <pmureg/cmn/rni.h>

#endif
