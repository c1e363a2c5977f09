/*
 * devices.c: the machine's PCI devices: configuration space in memory and by ports. Devices of described units have their
 * registers; the others have a head that drivers find them by, and what facts are read from.
 */
#if defined(__x86_64__)
#include <string.h>

#include "monitor.h"

#define BRIDGE 0x3590        /* the host's, E7520: Linux asks that one where configuration space is in memory */
#define UNKNOWN 0x0eff       /* the id of a device that nobody looks for by its id */
#define SECOND_PLACES 0x100U /* places of the second bus */
#define SEVERAL_FUNCTIONS 0x00800000U

/* ---- Which devices there are ---- */

/* On the first bus, behind its bridge. */
unsigned int told_place(const struct pmureg_pci_device *device)
{
	return device->place - PMUREG_PCI_ANYWHERE + 1;
}

/* A device that may be on any bus is on the second. */
static int is_at(const struct pmureg_pci_device *device, unsigned int place)
{
	if (device->function == PMUREG_NONE)
		return place == told_place(device);
	return device->place == place ||
	       (device->place >= PMUREG_PCI_ANYWHERE && place >> 8 == 1 && device->function == (place & 255));
}

static const struct pmureg_pci_device *device_at(const struct monitor *monitor, unsigned int place)
{
	const struct pmureg_system *system = monitor->machine.system;
	const struct pmureg_block *blocks = pmureg_system_blocks(system);

	for (uint16_t b = 0; b < system->block_count; b++)
		for (uint16_t d = 0; d < blocks[b].device_count; d++)
			for (uint16_t i = 0; i < blocks[b].instance_count; i++)
				if (is_at(&pmureg_instance_devices(&pmureg_block_instances(&blocks[b])[i])[d], place) &&
				    !*machine_absent((struct machine *)(uintptr_t)&monitor->machine, 0, b, i))
					return &pmureg_instance_devices(&pmureg_block_instances(&blocks[b])[i])[d];
	return NULL;
}

static const struct asked *asked_at(const struct monitor *monitor, unsigned int place)
{
	for (size_t i = 0; i < monitor->asked_count; i++)
		if (monitor->asked[i].place == place)
			return &monitor->asked[i];
	return NULL;
}

/*
 * The device's id; functions behind one that is described are found only if there is a function 0. 0: nothing is there.
 */
static unsigned int id_at(const struct monitor *monitor, unsigned int place)
{
	const struct pmureg_pci_device *device = device_at(monitor, place);

	if (device)
		return device->id ? device->id : UNKNOWN;
	if (asked_at(monitor, place))
		return asked_at(monitor, place)->id;
	if (place == 0)
		return BRIDGE;
	for (unsigned int function = 1; !(place & 7) && function < 8; function++)
		if (device_at(monitor, place | function) || asked_at(monitor, place | function))
			return UNKNOWN;
	return 0;
}

/* Takes the last device number of the second bus that is free. */
void add_device(struct monitor *monitor, unsigned int id)
{
	unsigned int place = SECOND_PLACES + 0xf8;

	while (place > SECOND_PLACES && id_at(monitor, place))
		place -= 8;
	if (place == SECOND_PLACES || monitor->asked_count == ASKED)
		die("a device for which there is no room");
	monitor->asked[monitor->asked_count++] = (struct asked){.place = place, .id = id};
}

/* ---- Configuration space ---- */

/* Returns what a device says of itself, and what facts read in it. */
static uint32_t head_of(const struct monitor *monitor, unsigned int place, unsigned int id, unsigned int at)
{
	const struct asked *asked = asked_at(monitor, place);
	const int described = device_at(monitor, place) != NULL;

	if (asked && asked->at && asked->at == at)
		return asked->value;
	if (at == 0x00)
		return id << 16 | monitor->machine.system->pci_vendor;
	if (asked && id == monitor->machine.system->discovery)
		return discovery_config(at);
	switch (at) {
	case 0x04:
		return described ? HAS_CAPABILITIES : 0;
	case 0x08:
		return place ? 0x11010004 : 0x06000004; /* performance counters; the host's bridge */
	case 0x0c:
		return SEVERAL_FUNCTIONS;
	case 0x34:
		return EXPRESS_AT;
	case EXPRESS_AT:
		return described ? EXPRESS_CAPABILITY : 0;
	default:
		if (id == BRIDGE && at == 0xcc)
			return CONFIG_AT;
		return (uint32_t)told_there(monitor, PMUREG_FACT_PCI, place ? id : PMUREG_NONE, at);
	}
}

/* A dword of configuration space; the address is bus << 20 | device << 15 | function << 12 | offset. */
static uint32_t access_config(struct monitor *monitor, uint32_t address, char kind, uint32_t value)
{
	const unsigned int bus = address >> 20 & 255, which = bus == SECOND_BUS;
	const unsigned int place = which << 8 | (address >> 12 & 255), at = address & 0xffc;
	const unsigned int id = bus && !which ? 0 : id_at(monitor, place);
	const struct pmureg_pci_device *device = device_at(monitor, place);
	const struct bank bank = {.place = {.space = PMUREG_PCI, .unit = device ? device->place : 0},
				  .id = (uint16_t)id};
	const struct request request = {.at = at, .size = 4};
	unsigned char bytes[8] = {0};

	if (!id)
		return 0xffffffff;
	if (at <= EXPRESS_AT || !device)
		return head_of(monitor, place, id, at);
	memcpy(bytes, &value, sizeof(value));
	if (bank_access(&monitor->machine, &bank, &request, kind, bytes) < 0)
		return 0xffffffff;
	memcpy(&value, bytes, sizeof(value));
	return value;
}

void access_config_bytes(struct monitor *monitor, uint32_t address, unsigned char *bytes, size_t size, char kind)
{
	const unsigned int first = address & 3;
	uint32_t value = 0;

	if (size + first > 4)
		return;
	if (kind == 'r' || size < 4)
		value = access_config(monitor, address, 'r', 0);
	if (kind == 'r') {
		memcpy(bytes, (unsigned char *)&value + first, size);
		return;
	}
	memcpy((unsigned char *)&value + first, bytes, size);
	(void)access_config(monitor, address, 'w', value);
}

/* Ports 0xcf8 and 0xcfc: the first says which dword of the first 256 bytes is meant. */
void access_pci(struct monitor *monitor, unsigned int port, unsigned char *bytes, size_t size, char kind)
{
	const uint32_t address = (monitor->pci_address & 0xffff00) << 4 | (monitor->pci_address & 0xfc) | (port & 3);

	if (port >= 0xcfc)
		access_config_bytes(monitor, address, bytes, size, kind);
	else if (kind == 'w' && size == 4)
		memcpy(&monitor->pci_address, bytes, 4);
	else if (size == 4)
		memcpy(bytes, &monitor->pci_address, 4);
}

#else
extern int no_devices;
int no_devices; /* no such processor */
#endif
