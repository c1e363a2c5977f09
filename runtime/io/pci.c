/*
 * pci.c: PCI configuration space of one package's devices, through /sys/bus/pci/devices/.../config.
 *
 * A device that is missing fails only the accesses to it: a part may have fewer, a BIOS may hide some. Reads that stand
 * together in a prepared list, at ascending offsets of one device, with holes of at most 8 bytes, are one pread(): the
 * hardware is read in the list's order, dword by dword.
 */
#include "hosted.h"

#include <endian.h>
#include <sys/stat.h>

#include "list.h"
#include "pci_find.h"

#define REGISTERS "PCI configuration space"
#define HOLE 8             /* most bytes between two reads that go in one call */
#define MOST 256           /* bytes of one call */
#define PUBLIC 64          /* bytes of configuration space that everybody may read */
#define CONVENTIONAL 256   /* bytes that every device has */
#define REMOVED ": the device was removed; write 1 to /sys/bus/pci/rescan if that was a mistake"
#define CONFIG "bus/pci/devices/%s/config"

struct pci {
	struct io_base base; /* first, so that one becomes the other */
	const struct pmureg_system *system;
	char sysfs[IO_ROOT];
	unsigned int package;
	int read_only;
	struct pci_device devices[PCI_PLACES];
	int files[PCI_PLACES]; /* opened when first used; -1: not yet */
};

/* ---- Failures ---- */

static int fail_missing(struct pci *pci, const struct pmureg_place *place)
{
	const unsigned int id = place->unit < PCI_PLACES ? pci->devices[place->unit].id : 0;
	char unit[64] = "";

	if (place->block < pci->system->block_count)
		(void)pmureg_unit_name(pci->system, &pci->system->blocks[place->block], place->instance, unit,
				       sizeof(unit));
	return io_fail(
		&pci->base.io, -ENODEV,
		"package %u has no PCI device %04x:%04x at %02x.%x (%s): this part lacks the unit, or its BIOS hides "
		"it",
		pci->package, pci->system->pci_vendor, id, place->unit >> 3 & 31, place->unit & 7, unit);
}

static int fail_access(struct pci *pci, const struct pmureg_place *place, int code, const char *what, const char *mend)
{
	return io_fail(&pci->base.io, code, "offset 0x%x of PCI device %s cannot be %s%s", place->address,
		       pci->devices[place->unit].name, what, mend);
}

/* Fewer bytes than there should be, or an errno value. */
static int fail_moved(struct pci *pci, const struct pmureg_place *place, ssize_t moved, const char *what)
{
	struct stat info;
	int code = moved < 0 ? -errno : -EIO;

	if (code == -EPERM || code == -EACCES || code == -EBADF)
		return fail_access(pci, place, -EPERM, what,
				   ": run as root; a kernel that is locked down lets nobody write");
	if (code == -ENODEV)
		return fail_access(pci, place, code, what, REMOVED);
	if (code != -EIO || moved < 0 || fstat(pci->files[place->unit], &info))
		return fail_access(pci, place, code, what, "");
	if (info.st_size < CONVENTIONAL)
		return fail_access(pci, place, -ENODEV, what, REMOVED);
	if (place->address + place->bits / 8U > info.st_size)
		return fail_access(pci, place, code, what,
				   ": the kernel does not reach extended configuration space here");
	if (place->address >= PUBLIC)
		return fail_access(pci, place, -EPERM, what,
				   ": only the first 64 bytes can be had without CAP_SYS_ADMIN");
	return fail_access(pci, place, code, what, "");
}

/* ---- Files ---- */

/*
 * Whether it is what sysfs says: places may be another device's by now. A file that stands for a device may tell
 * nothing.
 */
static int check_device(struct pci *pci, const struct pmureg_place *place)
{
	const struct pci_device *device = &pci->devices[place->unit];
	uint32_t raw = 0, id;

	(void)!pread(pci->files[place->unit], &raw, sizeof(raw), 0);
	id = le32toh(raw);
	if (!(id >> 16) || id == UINT32_MAX || ((id & 0xffff) == pci->system->pci_vendor &&
					(id >> 16 == device->id || (device->other_id && id >> 16 == device->other_id))))
		return 0;
	(void)close(pci->files[place->unit]);
	pci->files[place->unit] = -1;
	return io_fail(&pci->base.io, -EINVAL,
		       "PCI device %s is %04x:%04x, not %04x:%04x: another device is in its place", device->name,
		       id & 0xffff, id >> 16, pci->system->pci_vendor, device->id);
}

/* Who may only read still sees the public part, and reading it tells why the rest fails. */
static int open_device(struct pci *pci, const struct pmureg_place *place)
{
	const struct io_path path = io_path(pci->sysfs, CONFIG, pci->devices[place->unit].name);
	int *fd = &pci->files[place->unit];

	*fd = io_open(path, pci->read_only ? O_RDONLY : O_RDWR);
	if (!pci->read_only && (*fd == -EACCES || *fd == -EPERM || *fd == -EROFS))
		*fd = io_open(path, O_RDONLY);
	if (*fd >= 0)
		return check_device(pci, place);
	return errno == ENOENT ? fail_access(pci, place, -ENODEV, "read", REMOVED) : fail_moved(pci, place, -1, "read");
}

static unsigned int width_of(const struct pmureg_place *place)
{
	return place->bits / 8U;
}

/* ---- Lists ---- */

/* How many accesses from the first on go in one call, which the kernel makes of dwords: what is narrower goes alone. */
static size_t pci_join(struct pmureg_io *io, const struct pmureg_access *list, size_t count)
{
	const uint32_t start = list->place.address;
	uint32_t end = start;
	size_t length = 0;

	(void)io;
	for (; length < count; length++) {
		const struct pmureg_place *place = &list[length].place;

		if (list[length].kind != PMUREG_ACCESS_READ || place->unit != list->place.unit || place->bits < 32 ||
		    place->address < end || place->address - end > HOLE ||
		    place->address + width_of(place) - start > MOST)
			break;
		end = place->address + width_of(place);
	}
	return length;
}

static int pci_locate(struct pmureg_io *io, struct pmureg_access *access)
{
	struct pci *pci = (void *)io;
	const struct pmureg_place *place = &access->place;
	int code = 0;

	if (!io_is_width(place->bits) || place->address % (place->bits < 32 ? width_of(place) : 4U))
		return -EINVAL;
	if (place->unit >= PCI_PLACES || !pci->devices[place->unit].name[0])
		return fail_missing(pci, place);
	if (pci->files[place->unit] < 0)
		code = open_device(pci, place);
	access->handle = (uint64_t)pci->files[place->unit];
	return code;
}

/* A device that has left reads as ones everywhere, its vendor included. */
static int check_gone(struct pci *pci, const struct pmureg_place *place)
{
	uint32_t id;

	if (pread(pci->files[place->unit], &id, sizeof(id), 0) != (ssize_t)sizeof(id) || id != UINT32_MAX)
		return 0;
	return fail_access(pci, place, -ENODEV, "read", ": the device does not answer any more");
}

/* Configuration space is little-endian. */
static uint64_t value_of(const struct pmureg_place *place, const char *bytes)
{
	uint64_t any = 0;
	uint32_t dword;

	if (place->bits == 32)
		return le32toh(*(uint32_t *)memcpy(&dword, bytes, sizeof(dword)));
	memcpy(&any, bytes, width_of(place));
	return le64toh(any);
}

static int run_reads(struct pci *pci, struct pmureg_access *list, size_t count, size_t *failed)
{
	const uint32_t start = list->place.address;
	const uint32_t size = list[count - 1].place.address + width_of(&list[count - 1].place) - start;
	char bytes[MOST];
	const ssize_t moved = pread((int)list->handle, bytes, size, (off_t)start);
	uint32_t ones = 0;

	if (moved != (ssize_t)size) {
		size_t i = 0; /* the first that was not reached */

		while (i + 1 < count && moved >= (ssize_t)(list[i].place.address - start + width_of(&list[i].place)))
			i++;
		*failed = i;
		return fail_moved(pci, &list[i].place, moved, "read");
	}
	for (size_t i = 0; i < count; i++) {
		list[i].value = value_of(&list[i].place, bytes + (list[i].place.address - start));
		ones |= (uint32_t)list[i].value == (UINT32_MAX >> (list[i].place.bits < 32 ? 32 - list[i].place.bits : 0));
	}
	return ones ? check_gone(pci, &list->place) : 0;
}

static int run_write(struct pci *pci, const struct pmureg_access *access)
{
	const struct pmureg_place *place = &access->place;
	const uint64_t value = htole64(access->value);
	const ssize_t moved = pwrite((int)access->handle, &value, width_of(place), (off_t)place->address);

	return moved == (ssize_t)width_of(place) ? 0 : fail_moved(pci, place, moved, "written");
}

static int pci_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	struct pci *pci = (void *)io;

	return list->kind == PMUREG_ACCESS_READ ? run_reads(pci, list, count, failed) : run_write(pci, list);
}

/* ---- Opening ---- */

static void pci_close(struct pmureg_io *io)
{
	const struct pci *pci = (void *)io;

	for (size_t i = 0; i < PCI_PLACES; i++)
		if (pci->files[i] >= 0)
			(void)close(pci->files[i]);
}

static int pci_open(struct pmureg_io *io, const struct io_way_options *options, struct pmureg_error *error)
{
	struct pci *pci = (void *)io;
	int code = 0;

	pci->system = options->system;
	pci->package = options->package;
	pci->read_only = options->read_only;
	memcpy(pci->sysfs, options->machine->sysfs, sizeof(pci->sysfs));
	memset(pci->files, 0xff, sizeof(pci->files));
	if (!options->read_only)
		code = io_check_lockdown(options->machine, REGISTERS, error);
	return code ? code : pci_find(options, pci->devices, error);
}

/* ---- Asking ---- */

static int pci_ask(struct pmureg_machine *machine, const struct pmureg_system *system, struct pmureg_error *answer)
{
	const struct io_way_options options = {.machine = machine, .system = system};
	struct pci_device devices[PCI_PLACES];
	unsigned int here = 0, missing = 0;
	const char *any = NULL;        /* one that is here */
	char list[160] = "", text[40]; /* of those that are missing */
	int code;

	(void)pci_find(&options, devices, answer); /* no folder, no devices */
	for (unsigned int place = 0; place < PCI_PLACES; place++) {
		if (devices[place].name[0]) {
			any = devices[place].name;
			here++;
		} else if (devices[place].id) {
			(void)snprintf(text, sizeof(text), "%s%02x.%x (id %04x)", list[0] ? ", " : "", place >> 3 & 31,
				       place & 7, devices[place].id);
			if (strlen(list) + strlen(text) < sizeof(list)) /* whole ones only */
				pmureg_text_append(list, sizeof(list), "%s", text);
			missing++;
		}
	}
	if (!here)
		return pmureg_fail(answer, -ENODEV, 0,
				   "none of the %u described PCI functions is here: this is another machine, or its "
				   "firmware hides them; look for them with lspci -nn",
				   missing);
	if (missing)
		return pmureg_fail(answer, -ENODEV, 0,
				   "%u of %u described PCI functions are not here: %s; the part may lack them, or its "
				   "firmware hides them: enable them in its setup",
				   missing, here + missing, list);
	code = io_check_file(machine, io_path(machine->sysfs, CONFIG, any), "mount sysfs", "run as root",
			     REGISTERS, answer);
	if (code)
		return code;
	return pmureg_fail(answer, 0, 0, "all %u described PCI functions are here", here);
}

const struct io_way io_way_pci = {
	"pci", PMUREG_PCI, REGISTERS, pci_ask,
	sizeof(struct pci), pci_open, pci_close, pci_locate, pci_join, pci_run,
};
