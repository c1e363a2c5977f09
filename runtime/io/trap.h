/*
 * trap.h: accesses that may trap (SIGILL, SIGSEGV, SIGBUS) and must not end the process.
 *
 * The only state of the library outside the memory it was handed: signals belong to the process. While anybody has traps
 * open, these three signals come here first. A trap in a call that was made through io_trap_call(), on that thread, ends
 * the call; every other one goes to the handler that was there before, or ends the process as it would have.
 */
#ifndef PMUREG_IO_TRAP_H
#define PMUREG_IO_TRAP_H

/* Returns 0 or a negative errno value. Counted: each open needs its close. */
int io_trap_open(void);
void io_trap_close(void);

/* Calls, and returns what it returns; or a trap ended it, and `signal` is its number, else 0. */
int io_trap_call(int (*call)(void *context), void *context, int *signal);

#endif
