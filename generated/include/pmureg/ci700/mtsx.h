/*
 * Arm CoreLink CI-700 coherent interconnect: Cache of memory tags (MTSX)
 *
 * Made by pmureg from regdefs/arm/ci700.yaml. Edit that, not this.
 */
#ifndef PMUREG_CI700_MTSX_H
#define PMUREG_CI700_MTSX_H

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_mtsx_node_info_t and so on):
 * por_mtu_node_info, por_mtu_child_info, por_mtu_pmu_event_sel
 */
#include <pmureg/cmn/mtsx.h>

#endif
