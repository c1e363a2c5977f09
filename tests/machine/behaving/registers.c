/*
 * registers.c: see registers.h.
 */
#include <errno.h>

#include "registers.h"

#define CONFIG 4096 /* bytes of a PCI device's configuration space */
#define MAPPED 65536

uint64_t bank_size(const struct bank *bank)
{
	if (bank->place.space == PMUREG_MSR)
		return 0;
	return bank->place.space == PMUREG_PCI ? CONFIG : MAPPED;
}

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

static const struct spot *spot_of(const struct machine *machine, const struct bank *bank, uint64_t at)
{
	struct pmureg_place place = bank->place;

	place.address = (uint32_t)at;
	return machine_spot(machine, &place);
}

/*
 * As arch/x86/kernel/msr.c, the offset is the register's number; in a mapped page it is the place, in the register's
 * width.
 */
static int access_whole(struct machine *machine, const struct bank *bank, const struct request *request, char kind,
			unsigned char *bytes)
{
	const struct spot *spot = spot_of(machine, bank, request->at);
	const size_t size = bank->place.space == PMUREG_MSR ? 8 : spot ? spot->place.bits / 8U : 0;
	uint64_t value = 0;
	int code;

	if (request->size != size)
		return -EINVAL;
	if (kind == 'w')
		value = load(bytes, size);
	code = machine_access(machine, request->pid, bank->package, spot, (uint32_t)request->at, kind, &value);
	if (!code && kind == 'r')
		store(bytes, size, value);
	return code ? code : (int)size;
}

/* A dword, or two where a register is read so; what is not described holds 0, the ids excepted. */
static int access_config(struct machine *machine, const struct bank *bank, pid_t pid, uint32_t at, char kind,
			 unsigned char *bytes, size_t *size)
{
	const struct spot *spot = spot_of(machine, bank, at);
	uint64_t value = at ? 0 : (uint64_t)bank->id << 16 | machine->system->pci_vendor;
	int code = 0;

	*size = spot ? spot->place.bits / 8U : 4;
	if (kind == 'w')
		value = load(bytes, *size);
	if (spot)
		code = machine_access(machine, pid, bank->package, spot, at, kind, &value);
	if (!code && kind == 'r')
		store(bytes, *size, value);
	return code;
}

/* As drivers/pci/pci-sysfs.c: dword by dword, up to the end of the space. */
static int access_configs(struct machine *machine, const struct bank *bank, const struct request *request, char kind,
			  unsigned char *bytes)
{
	size_t done = 0;

	if (request->at % 4 || request->size % 4)
		return -EINVAL;
	while (done < request->size && request->at + done < CONFIG) {
		const uint32_t at = (uint32_t)(request->at + done);
		size_t moved;
		int code = access_config(machine, bank, request->pid, at, kind, bytes + done, &moved);

		if (code)
			return code;
		done += moved;
	}
	return (int)done;
}

int bank_access(struct machine *machine, const struct bank *bank, const struct request *request, char kind,
		unsigned char *bytes)
{
	if (bank->place.space == PMUREG_PCI)
		return access_configs(machine, bank, request, kind, bytes);
	return access_whole(machine, bank, request, kind, bytes);
}
