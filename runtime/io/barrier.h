/*
 * barrier.h: barriers that are instructions.
 */
#ifndef PMUREG_IO_BARRIER_H
#define PMUREG_IO_BARRIER_H

#include <stdatomic.h>

#include <pmureg/io.h>

/* Elsewhere than on AArch64 nothing waits for an instruction barrier, and a fence does for the other. */
static inline void io_barrier(enum pmureg_barrier barrier)
{
	if (barrier == PMUREG_NO_BARRIER)
		return;
#ifdef __aarch64__
	if (barrier == PMUREG_ISB)
		__asm__ volatile("isb" ::: "memory");
	else
		__asm__ volatile("dsb sy" ::: "memory");
#else
	atomic_thread_fence(memory_order_seq_cst);
#endif
}

#endif
