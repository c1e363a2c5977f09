/*
 * Intel Core Ultra (Arrow Lake-S, -HX and -H): Clock of the compute tile
 *
 * Made by pmureg from regdefs/intel/arl.yaml. Edit that, not this.
 */
#ifndef PMUREG_ARL_CNCU_H
#define PMUREG_ARL_CNCU_H

/*
 * Registers that several blocks share. They are described once, under names of their own (client_tiles_cncu_fixed_ctrl_t and so on):
 * fixed_ctrl, fixed_ctr, box_ctl
 */
#include <pmureg/client_tiles/cncu.h>

#endif
