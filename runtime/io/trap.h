/*
 * trap.h: accesses that may trap (SIGILL, SIGSEGV, SIGBUS) and must not end the process.
 *
 * The only state of the library outside the memory it was handed: signals belong to the process. While anybody has
 * traps open, these three signals come here first. A trap in a call that was made through io_trap_run(), on that
 * thread, ends the list; every other one goes to the handler that was there before, or ends the process as it would
 * have.
 */
#ifndef PMUREG_IO_TRAP_H
#define PMUREG_IO_TRAP_H

#include <stddef.h>

#include <pmureg/io.h>

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
