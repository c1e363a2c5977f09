/*
 * Arm CoreLink CI-700 coherent interconnect: Mesh, as Linux counts it
 *
 * Made by pmureg from regdefs/arm/ci700.yaml. Edit that, not this.
 */
#ifndef PMUREG_CI700_CMN_H
#define PMUREG_CI700_CMN_H

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_mesh_config_t and so on):
 * config, config1, config2
 */
#include <pmureg/cmn/mesh.h>

#endif
