/*
 * Arm CoreLink CMN-700 coherent mesh network: Requester of a gateway to another chip (CCG RA)
 *
 * Made by pmureg from regdefs/arm/cmn700.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMN700_CCRA_H
#define PMUREG_CMN700_CCRA_H

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_ccra_node_info_t and so on):
 * por_ccg_ra_node_info, por_ccg_ra_child_info, por_ccg_ra_pmu_event_sel
 */
#include <pmureg/cmn/ccra.h>

#endif
