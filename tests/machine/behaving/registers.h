/*
 * registers.h: registers as the bytes of the files through which Linux hands them out.
 */
#ifndef BEHAVING_REGISTERS_H
#define BEHAVING_REGISTERS_H

#include "folder.h"
#include "machine.h"

/* What one file shows: a package's MSRs, a PCI device's configuration space, a page of a mapped unit. */
struct bank {
	size_t package;
	struct pmureg_place place; /* of every register in it, but for the address */
	uint16_t id;               /* of a PCI device */
};

/* Bytes of the file; 0: it has no end. */
uint64_t bank_size(const struct bank *bank);

/* Moves bytes between a request and registers; `kind` is 'r' or 'w'. Bytes moved, or a negative errno value. */
int bank_access(struct machine *machine, const struct bank *bank, const struct request *request, char kind,
		unsigned char *bytes);

#endif
