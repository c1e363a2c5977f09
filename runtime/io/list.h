/*
 * list.h: what the ios have in common that do lists of accesses: a single access is a list of one.
 */
#ifndef PMUREG_IO_LIST_H
#define PMUREG_IO_LIST_H

#include <stdatomic.h>

#include "ways.h"

/* The beginning of each of them. */
struct io_base {
	struct pmureg_io io; /* first, so that one becomes the other */
	const struct io_way *way;
	struct io_way_options options;
	struct pmureg_error why; /* the last call failed; no message: no more is known than the errno value */
};

extern const struct io_way io_way_perf, io_way_msr, io_way_pci, io_way_mmio, io_way_sysreg, io_way_csr, io_way_facts;

/* Whatever it is. NULL: does nothing. */
void io_close(struct pmureg_io *io);

/* The unit that a place is of; its error is what the io says. */
struct io_unit io_unit_of(struct pmureg_io *io, const struct pmureg_place *place);

/* Whether that many bits can go in one access. */
static inline int io_is_width(uint8_t bits)
{
	return bits == 8 || bits == 16 || bits == 32 || bits == 64;
}

/*
 * Barriers that are instructions. Elsewhere than on AArch64 nothing waits for one of instructions, and a fence does for
 * the other.
 */
static inline void io_barrier(uint8_t barrier)
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

/*
 * ---- trap.c: accesses that may trap (SIGILL, SIGSEGV, SIGBUS) and must not end the process ----
 *
 * The only state of the library outside the memory it was handed: signals belong to the process. While anybody has
 * traps open, these three signals come here first. A trap in a call that was made through io_trap_run(), on that
 * thread, ends the list; every other one goes to the handler that was there before, or ends the process as it would
 * have.
 */
/* Returns 0 or a negative errno value. Counted: each open needs its close. */
int io_trap_open(void);
void io_trap_close(void);

/* A list that is done, and how far it is: a trap ends it there. */
struct io_running {
	struct pmureg_access *list;
	size_t count;
	volatile size_t at;
};

/* 0; or a trap ended it, and this is the signal's number. */
int io_trap_run(void (*run)(struct io_running *running), struct io_running *running);

#endif
