/*
 * registers.h: registers as the bytes of the files through which Linux hands them out.
 */
#ifndef BEHAVING_REGISTERS_H
#define BEHAVING_REGISTERS_H

#include "folder.h"
#include "machine.h"

#define PCI_CONFIG 4096 /* bytes of a device's configuration space */

/* Move bytes between a request and a package's registers; `kind` is 'r' or 'w'. Bytes moved, or a negative errno value. */
int msr_access(struct machine *machine, size_t package, const struct request *request, char kind, unsigned char *bytes);
int pci_access(struct machine *machine, size_t package, const struct pmureg_pci_device *device,
	       const struct request *request, char kind, unsigned char *bytes);

#endif
