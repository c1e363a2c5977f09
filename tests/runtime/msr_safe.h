/*
 * msr_safe.h: a stand-in for msr-safe's ioctl, in programs that are linked with --wrap=ioctl. Every MSR has the value
 * in the file of its CPU.
 */
#ifndef PMUREG_TEST_MSR_SAFE_H
#define PMUREG_TEST_MSR_SAFE_H

#include <stddef.h>
#include <stdint.h>

struct module {
	const char *root;
	size_t calls, ops;
	uint32_t refused; /* an MSR that is not on the list */
	int fails_whole;  /* errno of a call that fails before any op; EINTR: of the next one */
};

extern struct module module;

void module_reset(const char *root);

/* Its files, of a version, or of one that does not tell (NULL). */
void module_load(const char *version);

#endif
