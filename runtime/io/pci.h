/*
 * pci.h: PCI configuration space of one package's devices, through /sys/bus/pci/devices/.../config.
 *
 * The devices are found by vendor, id and place as the system's tables say. Those that are local to the package's CPU are
 * meant; where the machine does not tell (or says that all are), the package's number counts the buses that have such
 * devices. A device that is missing fails only the accesses to it: a part may have fewer, a BIOS may hide some.
 *
 * Reads that stand together in a prepared list, at ascending offsets of one device, with holes of at most 8 bytes, are
 * one pread(): the hardware is read in the list's order, dword by dword.
 */
#ifndef PMUREG_IO_PCI_H
#define PMUREG_IO_PCI_H

#include <pmureg/core.h>

#ifdef __cplusplus
extern "C" {
#endif

struct pmureg_pci_options {
	const char *root; /* what /sys is under; NULL or "": the machine's own */
	const struct pmureg_system *system;
	int cpu;          /* any CPU of the package */
	unsigned int package; /* 0 for the machine's first package, 1 for its second, ... whatever the kernel's ids are */
	int read_only;    /* nothing will be written */
};

/* Returns 0 or a negative errno value and then says in `error` what is missing. The system's tables must outlive the io. */
int pmureg_pci_open(const struct pmureg_pci_options *options, struct pmureg_io **io, struct pmureg_error *error);
void pmureg_pci_close(struct pmureg_io *io); /* NULL: does nothing */

/* The machine's name of the device at a place (`0000:ff:10.4`), or NULL where it has none. */
const char *pmureg_pci_device(struct pmureg_io *io, const struct pmureg_place *place);

#ifdef __cplusplus
}
#endif

#endif
