/*
 * sysreg.h: AArch64 system registers, by the instructions themselves (mrs, msr), on one CPU.
 *
 * Which registers user space may touch is the kernel's and the firmware's choice; the rest trap. A trap becomes an error.
 * For that, handlers of SIGILL, SIGSEGV and SIGBUS are installed while the io is open (see trap.h: other traps go to the
 * handlers that were there before); a program that must not have its signals touched does not open this io.
 *
 * During each access, or each run() of a prepared list, the calling thread is moved to the CPU, and back to where it might
 * run before; a thread that is bound to that CPU already is left alone.
 */
#ifndef PMUREG_IO_SYSREG_H
#define PMUREG_IO_SYSREG_H

#include <pmureg/core.h>

#ifdef __cplusplus
extern "C" {
#endif

struct pmureg_sysreg_options {
	int cpu; /* whose registers are meant; -1: wherever the thread runs */
};

/*
 * Returns 0 or a negative errno value and then says why in `error`: -EOPNOTSUPP on processors other than AArch64.
 * Accesses return -EPERM where the register is closed to user space or missing.
 */
int pmureg_sysreg_open(const struct pmureg_sysreg_options *options, struct pmureg_io **io, struct pmureg_error *error);
void pmureg_sysreg_close(struct pmureg_io *io); /* NULL: does nothing */

#ifdef __cplusplus
}
#endif

#endif
