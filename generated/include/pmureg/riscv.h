/*
 * RISC-V hardware performance monitor: every block.
 *
 * One small header a block costs the compiler least; this one includes them all.
 *
 * Made by pmureg from regdefs/riscv/riscv.yaml. Edit that, not this.
 */
#ifndef PMUREG_RISCV_H
#define PMUREG_RISCV_H

#include <pmureg/riscv/hpm.h>

#endif
