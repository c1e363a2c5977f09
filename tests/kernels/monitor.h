/*
 * monitor.h: what the files of the monitor share. monitor.c runs the machine, devices.c has its PCI devices, and where.c
 * has what they and the processor tell of the described units, and those in memory.
 */
#ifndef KERNELS_MONITOR_H
#define KERNELS_MONITOR_H

#include <linux/kvm.h>

#include "../machine/behaving/registers.h"

#define SECOND_BUS 0x7f       /* of the package: its first is 0 */
#define ASKED 16              /* most devices that nobody describes */
#define LEAVES 32             /* most lines of CPUID, */
#define ENTRIES 128           /* and entries of it */
#define OF_PROCESSOR 0x10000U /* the place of a model-specific register */
#define EXPRESS_AT 0x40 /* a device's capability of PCI Express, with which its configuration space has 4,096 bytes */
#define EXPRESS_CAPABILITY 0x00020010U
#define HAS_CAPABILITIES (1U << 20)
#define CONFIG_AT 0xe0000000U
#define CONFIG_SIZE 0x10000000U

/* What nobody describes: a device, a dword of whose configuration space has a value, or a register whose number is `at`. */
struct asked {
	unsigned int place, id, at, value;
};

/* A page of registers, and where it is in memory. */
struct mapped {
	struct bank bank;
	uint64_t at, size;
};

/* A line of CPUID: the bits of EAX, EBX, ECX and EDX that stay, and those that are 1. */
struct leaf {
	uint32_t function, index, stay[4], bits[4];
	unsigned char is_any; /* every subleaf */
};

struct monitor {
	struct machine machine;
	unsigned char cores; /* Linux makes of it as many boxes of cores */
	struct asked asked[ASKED];
	struct leaf leaves[LEAVES];
	size_t asked_count, leaf_count;
	struct mapped *mapped;
	size_t mapped_count;
	int kvm, vm, cpu, channel;
	struct kvm_run *run;
	unsigned char *memory, *shared;
	uint32_t pci_address;
	unsigned char is_ready; /* the guest waits for commands */
};

/* ---- monitor.c ---- */

_Noreturn void die(const char *what);
int call(int fd, unsigned long request, void *argument, const char *what);
unsigned char *anonymous(size_t size);
void add_memory(struct monitor *monitor, uint32_t slot, uint64_t at, unsigned char *bytes, uint64_t size);

/* ---- devices.c: accesses to configuration space; kind 'r' or 'w' ---- */

/* In memory; the address is bus << 20 | device << 15 | function << 12 | offset. */
void access_config_bytes(struct monitor *monitor, uint32_t address, unsigned char *bytes, size_t size, char kind);

/* By ports. */
void access_pci(struct monitor *monitor, unsigned int port, unsigned char *bytes, size_t size, char kind);

/* Adds a device that nobody describes, at a free place of the second bus. */
void add_device(struct monitor *monitor, unsigned int id);

/* Returns the place of a device that a discovery table tells of. Its description gives none. */
unsigned int told_place(const struct pmureg_pci_device *device);

/* ---- where.c ---- */

/* Puts the units into memory, makes the discovery table, and adds devices that facts are read from. */
void place_units(struct monitor *monitor);

/*
 * Returns what facts say that a model-specific register holds, or a dword of a PCI device (id PMUREG_NONE: the first
 * device). 0: no fact is read there.
 */
uint64_t told_there(const struct monitor *monitor, enum pmureg_fact_kind kind, uint32_t id, uint32_t at);

/* Returns a dword of configuration space of the device with the discovery table, except its id. */
uint32_t discovery_config(uint32_t at);

/* Does an access to memory that is not RAM; kind 'r' or 'w'. */
void access_mapped(struct monitor *monitor, uint64_t at, unsigned char *bytes, size_t size, char kind);

#endif
