/*
 * Intel Core Ultra series 3 (Panther Lake) and Wildcat Lake: Free-running counters of a memory controller
 *
 * Made by pmureg from regdefs/intel/ptl.yaml. Edit that, not this.
 */
#ifndef PMUREG_PTL_IMC_FREE_RUNNING_H
#define PMUREG_PTL_IMC_FREE_RUNNING_H

/*
 * Registers that several blocks share. They are described once, under names of their own (client_imc_free_running_total_t and so on):
 * total, read, write
 */
#include <pmureg/client/imc_free_running.h>

#endif
