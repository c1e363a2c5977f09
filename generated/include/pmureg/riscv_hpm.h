/*
 * RISC-V hardware performance monitor: every block.
 *
 * One small header a block costs the compiler least; this one includes them all.
 *
 * Made by pmureg from regdefs/riscv/riscv_hpm.yaml. Edit that, not this.
 */
#ifndef PMUREG_RISCV_HPM_H
#define PMUREG_RISCV_HPM_H

#include <pmureg/riscv_hpm/riscv_hpm.h>

#endif
