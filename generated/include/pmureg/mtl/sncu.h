/*
 * Intel Core Ultra (Meteor Lake, Arrow Lake-U): Clock of the SoC tile
 *
 * Made by pmureg from regdefs/intel/mtl.yaml. Edit that, not this.
 */
#ifndef PMUREG_MTL_SNCU_H
#define PMUREG_MTL_SNCU_H

/*
 * Registers that several blocks share. They are described once, under names of their own (client_tiles_sncu_fixed_ctrl_t and so on):
 * fixed_ctrl, fixed_ctr, box_ctl
 */
#include <pmureg/client_tiles/sncu.h>

#endif
