/*
 * Arm Neoverse CMN S3 coherent mesh network: Mesh, as Linux counts it
 *
 * Made by pmureg from regdefs/arm/cmns3.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMNS3_CMN_H
#define PMUREG_CMNS3_CMN_H

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_mesh_config_t and so on):
 * config, config1, config2
 */
#include <pmureg/cmn/mesh.h>

#endif
