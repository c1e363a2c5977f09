/*
 * trap.h: accesses that may trap (SIGILL, SIGSEGV, SIGBUS) and must not end the process.
 *
 * The only state of the library outside the memory it was handed: signals belong to the process. While anybody has traps
 * open, these three signals come here first. A trap in a call that was made through io_trap_run(), on that thread, ends
 * the list; every other one goes to the handler that was there before, or ends the process as it would have.
 */
#ifndef PMUREG_IO_TRAP_H
#define PMUREG_IO_TRAP_H

#include <pmureg/io.h>

/* Returns 0 or a negative errno value. Counted: each open needs its close. */
int io_trap_open(void);
void io_trap_close(void);

/* Does a list access by access. 0; or a trap ended it, and this is the signal's number: `failed` is the access that trapped. */
int io_trap_run(void (*run_one)(struct pmureg_access *access), struct pmureg_access *list, size_t count, size_t *failed);

#endif
