/*
 * pci_find.h: which of the machine's PCI devices are the described ones of a package.
 */
#ifndef PMUREG_IO_PCI_FIND_H
#define PMUREG_IO_PCI_FIND_H

#include "ways.h"

#define PCI_PLACES 512 /* bus 0 or 1, device, function */
#define PCI_NAME 16

struct pci_device {
	uint16_t id;            /* of the description; 0: nothing is described here */
	uint16_t other_id;      /* another device that may be here; 0: none */
	char name[PCI_NAME];    /* the machine's; empty: it has none */
};

/*
 * The device of the system's vendor and an id that is the n-th of the package, in the order of domain, bus, device and
 * function. 0; -ENODEV: there is none, and says so.
 */
int pci_find_id(const struct io_way_options *options, uint16_t id, uint64_t nth, char name[PCI_NAME],
		struct pmureg_error *error);

/* Fills in all places. */
int pci_find(const struct io_way_options *options, struct pci_device devices[PCI_PLACES], struct pmureg_error *error);

#endif
