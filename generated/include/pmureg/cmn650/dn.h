/*
 * Arm CoreLink CMN-650 coherent mesh network: DVM node (DN)
 *
 * Made by pmureg from regdefs/arm/cmn650.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMN650_DN_H
#define PMUREG_CMN650_DN_H

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_dn_node_info_t and so on):
 * por_dn_node_info, por_dn_child_info, por_dn_pmu_event_sel
 */
#include <pmureg/cmn/dn.h>

#endif
