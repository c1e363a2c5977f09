/*
 * Intel Core of the twelfth and thirteenth generation (Alder Lake, Raptor Lake) and Alder Lake-N: Free-running counters of a memory controller
 *
 * Made by pmureg from regdefs/intel/adl.yaml. Edit that, not this.
 */
#ifndef PMUREG_ADL_IMC_FREE_RUNNING_H
#define PMUREG_ADL_IMC_FREE_RUNNING_H

/*
 * Registers that several blocks share. They are described once, under names of their own (client_imc_free_running_total_t and so on):
 * total, read, write
 */
#include <pmureg/client/imc_free_running.h>

#endif
