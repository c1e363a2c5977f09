/*
 * Intel Core Ultra (Meteor Lake, Arrow Lake-U): What the uncore tells
 *
 * Made by pmureg from regdefs/intel/mtl.yaml. Edit that, not this.
 */
#ifndef PMUREG_MTL_CONFIG_H
#define PMUREG_MTL_CONFIG_H

/*
 * Registers that several blocks share. They are described once, under names of their own (client_tiles_uncore_cbo_config_t and so on):
 * MSR_UNC_CBO_CONFIG
 */
#include <pmureg/client_tiles/uncore.h>

#endif
