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

/* Fills in all places. */
int pci_find(const struct io_way_options *options, struct pci_device devices[PCI_PLACES], struct pmureg_error *error);

#endif
