/*
 * Arm CoreLink CMN-650 coherent mesh network: I/O home node (HN-I)
 *
 * Made by pmureg from regdefs/arm/cmn650.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMN650_HNI_H
#define PMUREG_CMN650_HNI_H

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_hni_node_info_t and so on):
 * por_hni_node_info, por_hni_child_info, por_hni_pmu_event_sel
 */
#include <pmureg/cmn/hni.h>

#endif
