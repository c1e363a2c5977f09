/*
 * pci_find.h: which of the machine's PCI devices are the described ones of a package.
 */
#ifndef PMUREG_IO_PCI_FIND_H
#define PMUREG_IO_PCI_FIND_H

#include "ways.h"

#define PCI_NAME 16

struct pci_device {
	const struct pmureg_pci_device *described;
	uint16_t other_id;   /* another device that may be at its place; 0: none */
	char name[PCI_NAME]; /* the machine's, as `0000:ff:10.4`; empty: it has none */
	int fd;              /* opened when first used; -1: not yet */
	uint32_t offset;     /* of the unit, beyond that of the description */
};

struct pci_devices {
	struct pci_device *list;
	size_t count, room;
};

/*
 * The device of the system's vendor and an id that is the n-th of the package, in the order of domain, bus, device and
 * function. 0; -ENODEV: there is none, and says so.
 */
int pci_find_id(const struct io_way_options *options, uint16_t id, uint64_t nth, char name[PCI_NAME],
		struct pmureg_error *error);

/* The device that a number of domain, bus, device, function and offset means. */
void pci_told_name(uint64_t told, char name[PCI_NAME]);

/* All that the system describes and the machine does not tell, each once; the list is to be freed, on an error, too. */
int pci_find(const struct io_way_options *options, struct pci_devices *devices, struct pmureg_error *error);

#endif
