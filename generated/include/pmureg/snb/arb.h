/*
 * Intel Core of the second to fifth generation (Sandy Bridge to Broadwell): ARB unit, the arbiter between cores and memory
 *
 * Made by pmureg from regdefs/intel/snb.yaml. Edit that, not this.
 */
#ifndef PMUREG_SNB_ARB_H
#define PMUREG_SNB_ARB_H

/*
 * Registers that several blocks share. They are described once, under names of their own (client_old_arb_evtsel_t and so on):
 * MSR_UNC_ARB_PERFEVTSEL<n>, MSR_UNC_ARB_PERFCTR<n>
 */
#include <pmureg/client/old_arb.h>

#endif
