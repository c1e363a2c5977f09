/*
 * RISC-V hardware performance monitor: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/riscv/riscv.yaml. Edit that, not this.
 */
#ifndef PMUREG_RISCV_H
#define PMUREG_RISCV_H

#include <pmureg/riscv/hpm.h>

#endif
