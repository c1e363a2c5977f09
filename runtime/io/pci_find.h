/*
 * pci_find.h: finds the described PCI devices of a package.
 */
#ifndef PMUREG_IO_PCI_FIND_H
#define PMUREG_IO_PCI_FIND_H

#include "ways.h"

#define PCI_NAME 16

struct pci_device {
	struct pmureg_pci_meant meant;
	char name[PCI_NAME]; /* name in sysfs, as `0000:ff:10.4`; empty: not present */
	int fd;              /* -1: not opened yet */
	uint32_t offset;     /* of the unit relative to the described offset */
};

struct pci_devices {
	struct pci_device *list;
	size_t count, room;
};

/*
 * Finds the nth PCI device of the system's vendor with this id in the package, ordered by domain, bus, device and
 * function. Returns 0, or -ENODEV with a message.
 */
typedef int pci_find_id_function(const struct io_way_options *options, uint16_t id, uint64_t nth, char name[PCI_NAME],
				 struct pmureg_error *error);
pci_find_id_function pci_find_id;

/* Converts an address (domain, bus, device, function and offset in one number) to a name. */
void pci_told_name(uint64_t told, char name[PCI_NAME]);

/*
 * Finds all described devices that the machine does not report itself, each once. The caller frees the list, also on
 * error.
 */
typedef int pci_find_function(const struct io_way_options *options, struct pci_devices *devices,
			      struct pmureg_error *error);
pci_find_function pci_find;

#endif
