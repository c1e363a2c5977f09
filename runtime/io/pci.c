/*
 * pci.c: see pci.h.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files.h"
#include "pci_find.h"

#define HOLE 8             /* most bytes between two reads that go in one call */
#define MOST 256           /* bytes of one call */
#define PUBLIC 64          /* bytes of configuration space that everybody may read */
#define REMOVED ": the device was removed; write 1 to /sys/bus/pci/rescan if that was a mistake"
#define CONVENTIONAL 256   /* bytes that every device has */

struct pci {
	struct pmureg_io io; /* first, so that one becomes the other */
	const struct pmureg_system *system;
	char root[IO_PATH];
	unsigned int package;
	int read_only;
	struct pci_device devices[PCI_PLACES];
	int files[PCI_PLACES]; /* opened when first used; -1: not yet */
	char why[IO_WHY];
};

static struct pci *pci_of(struct pmureg_io *io)
{
	return (struct pci *)(void *)io;
}

static const char *pci_why(struct pmureg_io *io)
{
	return pci_of(io)->why;
}

static struct pci_device *device_at(struct pci *pci, const struct pmureg_place *place)
{
	return place->unit < PCI_PLACES ? &pci->devices[place->unit] : NULL;
}

const char *pmureg_pci_device(struct pmureg_io *io, const struct pmureg_place *place)
{
	const struct pci_device *device = device_at(pci_of(io), place);

	return device && device->name[0] ? device->name : NULL;
}

/* ---- Failures ---- */

static int fail_missing(struct pci *pci, const struct pmureg_place *place)
{
	const struct pci_device *device = device_at(pci, place);
	char unit[64] = "";

	if (place->block < pci->system->block_count)
		(void)pmureg_unit_name(pci->system, &pci->system->blocks[place->block], place->instance, unit, sizeof(unit));
	(void)snprintf(pci->why, sizeof(pci->why),
		       "package %u has no PCI device %04x:%04x at %02x.%x (%s): this part lacks the unit, or its BIOS hides it",
		       pci->package, pci->system->pci_vendor, device ? device->id : 0, place->unit >> 3 & 31, place->unit & 7, unit);
	return -ENODEV;
}

static int fail_access(struct pci *pci, const struct pmureg_place *place, int code, const char *what, const char *mend)
{
	(void)snprintf(pci->why, sizeof(pci->why), "offset 0x%x of PCI device %s cannot be %s%s", place->address,
		       pci->devices[place->unit].name, what, mend);
	return code;
}

/* Fewer bytes than there should be, or an errno value. */
static int fail_moved(struct pci *pci, const struct pmureg_place *place, ssize_t moved, const char *what)
{
	struct stat info;
	int code = moved < 0 ? -errno : -EIO;

	if (code == -EPERM || code == -EACCES || code == -EBADF)
		return fail_access(pci, place, -EPERM, what, ": run as root; a kernel that is locked down lets nobody write");
	if (code == -ENODEV)
		return fail_access(pci, place, code, what, REMOVED);
	if (code != -EIO || moved < 0 || fstat(pci->files[place->unit], &info))
		return fail_access(pci, place, code, what, "");
	if (info.st_size < CONVENTIONAL)
		return fail_access(pci, place, -ENODEV, what, REMOVED);
	if (place->address + place->bits / 8U > info.st_size)
		return fail_access(pci, place, code, what, ": the kernel does not reach extended configuration space here");
	if (place->address >= PUBLIC)
		return fail_access(pci, place, -EPERM, what, ": only the first 64 bytes can be had without CAP_SYS_ADMIN");
	return fail_access(pci, place, code, what, "");
}

/* ---- Files ---- */

/* Who may only read still sees the public part, and reading it tells why the rest fails. */
static int open_device(struct pci *pci, const struct pmureg_place *place, int *fd)
{
	const struct pci_device *device = device_at(pci, place);
	char path[IO_PATH];
	int code;

	pci->why[0] = '\0';
	if (place->space != PMUREG_PCI || (place->bits != 32 && place->bits != 64))
		return -EINVAL;
	if (!device || !device->name[0])
		return fail_missing(pci, place);
	*fd = pci->files[place->unit];
	if (*fd >= 0)
		return 0;
	code = io_path(path, sizeof(path), pci->root, "sys/bus/pci/devices/%s/config", device->name);
	if (code)
		return code;
	*fd = open(path, (pci->read_only ? O_RDONLY : O_RDWR) | O_CLOEXEC);
	if (*fd < 0 && !pci->read_only && (errno == EACCES || errno == EPERM || errno == EROFS))
		*fd = open(path, O_RDONLY | O_CLOEXEC);
	if (*fd < 0)
		return errno == ENOENT ? fail_access(pci, place, -ENODEV, "read", REMOVED)
				       : fail_moved(pci, place, -1, "read");
	pci->files[place->unit] = *fd;
	return 0;
}

/* ---- Accesses ---- */

static unsigned int width_of(const struct pmureg_place *place)
{
	return place->bits / 8U;
}

/* Configuration space is little-endian. */
static uint32_t dword(const unsigned char *bytes)
{
	return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static uint64_t value_of(const struct pmureg_place *place, const unsigned char *bytes)
{
	return place->bits == 64 ? (uint64_t)dword(bytes + 4) << 32 | dword(bytes) : dword(bytes);
}

/* A device that has left reads as ones everywhere, its vendor included. */
static int check_gone(struct pci *pci, int fd, const struct pmureg_place *place)
{
	unsigned char id[4];

	if (pread(fd, id, sizeof(id), 0) != (ssize_t)sizeof(id) || dword(id) != UINT32_MAX)
		return 0;
	return fail_access(pci, place, -ENODEV, "read", ": the device does not answer any more");
}

static int take_value(struct pci *pci, int fd, const struct pmureg_place *place, const unsigned char *bytes, uint64_t *value)
{
	*value = value_of(place, bytes);
	return (uint32_t)*value == UINT32_MAX ? check_gone(pci, fd, place) : 0;
}

static int pci_read(struct pmureg_io *io, const struct pmureg_place *place, uint64_t *value)
{
	struct pci *pci = pci_of(io);
	unsigned char bytes[8];
	ssize_t moved;
	int fd, code = open_device(pci, place, &fd);

	*value = 0;
	if (code)
		return code;
	moved = pread(fd, bytes, width_of(place), (off_t)place->address);
	if (moved != (ssize_t)width_of(place))
		return fail_moved(pci, place, moved, "read");
	return take_value(pci, fd, place, bytes, value);
}

static int pci_write(struct pmureg_io *io, const struct pmureg_place *place, uint64_t value)
{
	struct pci *pci = pci_of(io);
	unsigned char bytes[8];
	ssize_t moved;
	int fd, code = open_device(pci, place, &fd);

	if (code)
		return code;
	for (unsigned int i = 0; i < width_of(place); i++)
		bytes[i] = (unsigned char)(value >> 8 * i);
	moved = pwrite(fd, bytes, width_of(place), (off_t)place->address);
	return moved == (ssize_t)width_of(place) ? 0 : fail_moved(pci, place, moved, "written");
}

/* ---- Lists ---- */

/* How many accesses from the first on go in one call. */
static size_t neighbours(const struct pmureg_access *list, size_t count)
{
	const uint32_t start = list->place.address;
	uint32_t end = start;
	size_t length = 0;

	for (; length < count; length++) {
		const struct pmureg_place *place = &list[length].place;

		if (list[length].kind != PMUREG_ACCESS_READ || place->space != PMUREG_PCI || place->unit != list->place.unit)
			break;
		if (place->address < end || place->address - end > HOLE || place->address + width_of(place) - start > MOST)
			break;
		end = place->address + width_of(place);
	}
	return length;
}

static int pci_prepare(struct pmureg_io *io, struct pmureg_access *list, size_t count)
{
	struct pci *pci = pci_of(io);
	size_t i = 0;

	while (i < count) {
		size_t length = neighbours(list + i, count - i);
		int fd, code;

		if (list[i].kind != PMUREG_ACCESS_BARRIER) {
			code = open_device(pci, &list[i].place, &fd);
			if (code)
				return code;
			list[i].handle = (uint64_t)fd;
		}
		list[i].joined = (uint16_t)length;
		i += length ? length : 1;
	}
	return 0;
}

/* What a call brought, into its accesses; whether any of them looks as if the device had left. */
static int take_all(struct pmureg_access *list, size_t count, const unsigned char *bytes)
{
	const uint32_t start = list->place.address;
	int ones = 0;

	for (size_t i = 0; i < count; i++) {
		list[i].value = value_of(&list[i].place, bytes + (list[i].place.address - start));
		ones |= (uint32_t)list[i].value == UINT32_MAX;
	}
	return ones;
}

/* The call brought too little: the first access that it did not reach. */
static int fail_joined(struct pci *pci, const struct pmureg_access *list, size_t count, ssize_t moved, size_t *failed)
{
	size_t i = 0;

	while (i + 1 < count && moved >= (ssize_t)(list[i].place.address - list->place.address + width_of(&list[i].place)))
		i++;
	*failed += i;
	return fail_moved(pci, &list[i].place, moved, "read");
}

static int run_joined(struct pci *pci, struct pmureg_access *list, size_t count, size_t *failed)
{
	const uint32_t start = list->place.address;
	const uint32_t size = list[count - 1].place.address + width_of(&list[count - 1].place) - start;
	const int fd = (int)list->handle;
	unsigned char bytes[MOST];
	ssize_t moved = pread(fd, bytes, size, (off_t)start);

	if (moved != (ssize_t)size)
		return fail_joined(pci, list, count, moved, failed);
	return take_all(list, count, bytes) ? check_gone(pci, fd, &list->place) : 0;
}

static int pci_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	struct pci *pci = pci_of(io);
	size_t i = 0;
	int code = 0;

	while (i < count && !code) {
		size_t length = list[i].kind == PMUREG_ACCESS_READ && list[i].joined && list[i].joined <= count - i ? list[i].joined : 1;

		*failed = i;
		if (list[i].kind == PMUREG_ACCESS_READ)
			code = run_joined(pci, list + i, length, failed);
		else if (list[i].kind == PMUREG_ACCESS_WRITE)
			code = pci_write(io, &list[i].place, list[i].value);
		i += length;
	}
	return code;
}

/* ---- Opening ---- */

int pmureg_pci_open(const struct pmureg_pci_options *options, struct pmureg_io **io, struct pmureg_error *error)
{
	struct pci *pci = calloc(1, sizeof(*pci));
	char sysfs[IO_PATH];
	int code;

	*io = NULL;
	if (!pci)
		return pmureg_fail(error, -ENOMEM, 0, "out of memory");
	pci->io = (struct pmureg_io){.read = pci_read, .write = pci_write, .prepare = pci_prepare, .run = pci_run, .why = pci_why};
	pci->system = options->system;
	pci->package = options->package;
	pci->read_only = options->read_only;
	for (size_t i = 0; i < PCI_PLACES; i++)
		pci->files[i] = -1;
	if (io_path(sysfs, sizeof(sysfs), options->root, "sys"))
		code = pmureg_fail(error, -ENAMETOOLONG, 0, "the root %s is too long a path", options->root);
	else if (!options->read_only && io_locked_down(options->root))
		code = pmureg_fail(error, -EPERM, 0, "the kernel is locked down (see /sys/kernel/security/lockdown) and lets nobody write "
				   "PCI configuration space; boot without lockdown, or count through perf");
	else
		code = pci_find(sysfs, options, pci->devices, error);
	if (code) {
		free(pci);
		return code;
	}
	(void)snprintf(pci->root, sizeof(pci->root), "%s", options->root ? options->root : "");
	*io = &pci->io;
	return 0;
}

void pmureg_pci_close(struct pmureg_io *io)
{
	struct pci *pci = io ? pci_of(io) : NULL;

	for (size_t i = 0; pci && i < PCI_PLACES; i++)
		if (pci->files[i] >= 0)
			(void)close(pci->files[i]);
	free(pci);
}
