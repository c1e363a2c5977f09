/*
 * Arm CoreLink CI-700 coherent interconnect: I/O requester that takes DVM operations (RN-D)
 *
 * Made by pmureg from regdefs/arm/ci700.yaml. Edit that, not this.
 */
#ifndef PMUREG_CI700_RND_H
#define PMUREG_CI700_RND_H

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_rnd_node_info_t and so on):
 * por_rnd_node_info, por_rnd_child_info, por_rnd_pmu_event_sel
 */
#include <pmureg/cmn/rnd.h>

#endif
