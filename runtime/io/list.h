/*
 * list.h: shared by the ios of the access methods.
 */
#ifndef PMUREG_IO_LIST_H
#define PMUREG_IO_LIST_H

#include <stdatomic.h>

#include "ways.h"

/* The first member of every such io. */
struct io_base {
	struct pmureg_io io; /* first member, for casts */
	const struct io_way *way;
	struct io_way_options options;
	struct pmureg_error why; /* reason of the last failure; empty: only the errno value is known */
};

extern const struct io_way io_way_perf, io_way_msr, io_way_pci, io_way_mmio, io_way_sysreg, io_way_csr, io_way_facts;

/* Closes any such io. NULL: does nothing. */
void io_close(struct pmureg_io *io);

/* Returns the unit of a place. Its `error` is the io's message. */
struct io_unit io_unit_of(struct pmureg_io *io, const struct pmureg_place *place);

/* Checks whether one access can have this many bits. */
static inline int io_is_width(uint8_t bits)
{
	return bits == 8 || bits == 16 || bits == 32 || bits == 64;
}

/* Executes a barrier. Other processors than AArch64 need none for instructions, and a fence for memory. */
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
 * ---- trap.c: accesses that may trap (SIGILL, SIGSEGV, SIGBUS) without ending the process ----
 *
 * Signal handlers are the only state outside the memory that callers pass, because signals belong to the process. While
 * traps are open, these three signals are handled here first. A trap during io_trap_run() on its thread ends the list.
 * All other signals go to the previous handler, or have their default effect.
 */
/* Returns 0 or a negative errno value. Calls are counted: close as often as you open. */
int io_trap_open(void);
void io_trap_close(void);

/* A list while it runs, and the index of the current access, at which a trap ends it. */
struct io_running {
	struct pmureg_access *list;
	size_t count;
	volatile size_t at;
};

/* Runs a list. Returns 0, or the number of the signal that ended it. */
int io_trap_run(void (*run)(struct io_running *running), struct io_running *running);

#endif
