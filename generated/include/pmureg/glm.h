/*
 * Intel Atom, Celeron and Pentium of the microarchitectures Goldmont and Goldmont Plus: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/intel/glm.yaml. Edit that, not this.
 */
#ifndef PMUREG_GLM_H
#define PMUREG_GLM_H

#include <pmureg/glm/core.h>
#include <pmureg/glm/plus.h>
#include <pmureg/glm/rapl.h>

#endif
