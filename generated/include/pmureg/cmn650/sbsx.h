/*
 * Arm CoreLink CMN-650 coherent mesh network: Bridge to AXI memory (SBSX)
 *
 * Made by pmureg from regdefs/arm/cmn650.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMN650_SBSX_H
#define PMUREG_CMN650_SBSX_H

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_sbsx_node_info_t and so on):
 * por_sbsx_node_info, por_sbsx_child_info, por_sbsx_pmu_event_sel
 */
#include <pmureg/cmn/sbsx.h>

#endif
