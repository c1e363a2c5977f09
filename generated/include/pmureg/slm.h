/*
 * Intel Atom, Celeron and Pentium of the microarchitectures Silvermont and Airmont: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/intel/slm.yaml. Edit that, not this.
 */
#ifndef PMUREG_SLM_H
#define PMUREG_SLM_H

#include <pmureg/slm/core.h>

#endif
