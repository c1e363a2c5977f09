/*
 * Intel Core Ultra (Arrow Lake-S, -HX and -H): Memory controller
 *
 * Made by pmureg from regdefs/intel/arl.yaml. Edit that, not this.
 */
#ifndef PMUREG_ARL_IMC_H
#define PMUREG_ARL_IMC_H

/*
 * Registers that several blocks share. They are described once, under names of their own (client_new_imc_global_ctl_t and so on):
 * global_ctl, box_ctl, ctl, ctr
 */
#include <pmureg/client/new_imc.h>

#endif
