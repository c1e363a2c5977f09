/*
 * Arm CoreLink CI-700 coherent interconnect: DVM node (DN)
 *
 * Made by pmureg from regdefs/arm/ci700.yaml. Edit that, not this.
 */
#ifndef PMUREG_CI700_DN_H
#define PMUREG_CI700_DN_H

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_dn_node_info_t and so on):
 * por_dn_node_info, por_dn_child_info, por_dn_pmu_event_sel
 */
#include <pmureg/cmn/dn.h>

#endif
