/*
 * Intel Core of the sixth to tenth generation (Skylake, Kaby Lake, Coffee Lake, Comet Lake): ARB unit, the arbiter between cores and memory
 *
 * Made by pmureg from regdefs/intel/skl.yaml. Edit that, not this.
 */
#ifndef PMUREG_SKL_ARB_H
#define PMUREG_SKL_ARB_H

/*
 * Registers that several blocks share. They are described once, under names of their own (client_old_arb_evtsel_t and so on):
 * MSR_UNC_ARB_PERFEVTSEL<n>, MSR_UNC_ARB_PERFCTR<n>
 */
#include <pmureg/client/old_arb.h>

#endif
