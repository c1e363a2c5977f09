/*
 * msr.h: model-specific registers of one CPU, through /dev/cpu/N/msr or msr-safe's /dev/cpu/N/msr_safe.
 *
 * One pread() a register, and none besides. Where msr-safe's /dev/cpu/msr_batch can be opened, registers that stand
 * together in a prepared list are read with one ioctl().
 */
#ifndef PMUREG_IO_MSR_H
#define PMUREG_IO_MSR_H

#include <pmureg/core.h>

#ifdef __cplusplus
extern "C" {
#endif

struct pmureg_msr_options {
	const char *root; /* what /dev and /sys are under; NULL or "": the machine's own */
	int cpu;          /* any CPU of the package whose registers are meant, online */
	int read_only;    /* nothing will be written: fewer rights are enough */
};

/* Returns 0 or a negative errno value and then says in `error` what is missing. */
int pmureg_msr_open(const struct pmureg_msr_options *options, struct pmureg_io **io, struct pmureg_error *error);
void pmureg_msr_close(struct pmureg_io *io); /* NULL: does nothing */

#ifdef __cplusplus
}
#endif

#endif
