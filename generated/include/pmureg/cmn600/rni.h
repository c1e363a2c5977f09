/*
 * Arm CoreLink CMN-600 coherent mesh network: I/O requester (RN-I)
 *
 * Made by pmureg from regdefs/arm/cmn600.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMN600_RNI_H
#define PMUREG_CMN600_RNI_H

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_rni_node_info_t and so on):
 * por_rni_node_info, por_rni_child_info, por_rni_pmu_event_sel
 */
#include <pmureg/cmn/rni.h>

#endif
