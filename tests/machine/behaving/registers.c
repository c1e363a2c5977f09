/*
 * registers.c: see registers.h.
 */
#include <errno.h>

#include "registers.h"

static uint64_t load(const unsigned char *bytes, size_t size)
{
	uint64_t value = 0;

	for (size_t i = 0; i < size; i++)
		value |= (uint64_t)bytes[i] << 8 * i;
	return value;
}

static void store(unsigned char *bytes, size_t size, uint64_t value)
{
	for (size_t i = 0; i < size; i++)
		bytes[i] = (unsigned char)(value >> 8 * i);
}

/* As arch/x86/kernel/msr.c: the offset is the register's number. */
int msr_access(struct machine *machine, size_t package, const struct request *request, char kind, unsigned char *bytes)
{
	const uint32_t address = (uint32_t)request->at;
	const struct spot *spot = machine_spot(machine, PMUREG_MSR, 0, address);
	uint64_t value = 0;
	int code;

	if (request->size != sizeof(value))
		return -EINVAL;
	if (kind == 'w')
		value = load(bytes, sizeof(value));
	code = machine_access(machine, request->pid, package, spot, address, kind, &value);
	if (!code && kind == 'r')
		store(bytes, sizeof(value), value);
	return code ? code : (int)sizeof(value);
}

/* One access: a dword, or two where a register is read so; what is not described holds 0, the ids excepted. */
static int access_one(struct machine *machine, size_t package, const struct pmureg_pci_device *device, pid_t pid,
		      uint32_t address, char kind, unsigned char *bytes, size_t *size)
{
	const struct spot *spot = machine_spot(machine, PMUREG_PCI, device->place, address);
	uint64_t value = address ? 0 : (uint64_t)device->id << 16 | machine->system->pci_vendor;
	int code = 0;

	*size = spot ? spot->place.bits / 8U : 4;
	if (kind == 'w')
		value = load(bytes, *size);
	if (spot)
		code = machine_access(machine, pid, package, spot, address, kind, &value);
	if (!code && kind == 'r')
		store(bytes, *size, value);
	return code;
}

/* As drivers/pci/pci-sysfs.c: dword by dword, up to the end of the space. */
int pci_access(struct machine *machine, size_t package, const struct pmureg_pci_device *device,
	       const struct request *request, char kind, unsigned char *bytes)
{
	size_t done = 0;

	if (request->at % 4 || request->size % 4)
		return -EINVAL;
	while (done < request->size && request->at + done < PCI_CONFIG) {
		const uint32_t address = (uint32_t)(request->at + done);
		size_t moved;
		int code = access_one(machine, package, device, request->pid, address, kind, bytes + done, &moved);

		if (code)
			return code;
		done += moved;
	}
	return (int)done;
}
