/*
 * pci.c: accesses PCI configuration space of one package's devices through /sys/bus/pci/devices/.../config.
 *
 * If a device is missing, only the accesses to it fail: a part may lack it, or a BIOS may hide it. Adjacent reads of
 * one device in a prepared list, at ascending offsets with gaps of at most 8 bytes, become one pread(). The kernel then
 * reads the hardware in the list's order, dword by dword.
 */
#include "hosted.h"

#include <endian.h>
#include <sys/stat.h>

#include "list.h"
#include "pci_find.h"
#include "where.h"

#define REGISTERS "PCI configuration space"
#define HOLE 8             /* most bytes between two reads of one call */
#define MOST 256           /* most bytes of one call */
#define PUBLIC 64          /* bytes of configuration space that every user may read */
#define CONVENTIONAL 256   /* bytes of conventional configuration space; every device has them */
#define REMOVED ": the device was removed; write 1 to /sys/bus/pci/rescan if that was a mistake"
#define CONFIG "bus/pci/devices/%s/config"

struct pci {
	struct io_base base; /* first member, for casts */
	char sysfs[IO_ROOT];
	struct pci_devices devices; /* a handle is an index of these */
};

/* ---- Failures ---- */

/* Writes device and function (`0e.1`) if the description gives them, else the ordinal among devices of this id. */
static const char *place_text(const struct pmureg_pci_device *device, char text[24])
{
	text[0] = '\0';
	if (device->function != PMUREG_NONE)
		(void)snprintf(text, 24, "%02x.%x", device->function >> 3 & 31, device->function & 7U);
	return text;
}

static int pci_fail_missing(struct pci *pci, const struct pmureg_place *place, const struct pci_device *device)
{
	char unit[64] = "", at[24] = "";

	if (place->block < pci->base.options.system->block_count)
		(void)pmureg_unit_name(pci->base.options.system,
				       &pmureg_system_blocks(pci->base.options.system)[place->block], place->instance,
				       unit, sizeof(unit));
	if (device)
		(void)place_text(&device->meant.device, at);
	return pmureg_fail(
		&pci->base.why, -ENODEV, 0,
		"package %u has no PCI device %04x:%04x%s%s (%s): this part lacks the unit, or its BIOS hides it",
		pci->base.options.package, pci->base.options.system->pci_vendor, device ? device->meant.device.id : 0U,
		at[0] ? " at " : "", at, unit);
}

static int pci_fail_access(struct pci *pci, const struct pmureg_access *access, int code, const char *what,
			   const char *mend)
{
	return pmureg_fail(&pci->base.why, code, 0, "offset 0x%x of PCI device %s cannot be %s%s",
			   access->place.address, pci->devices.list[access->handle].name, what, mend);
}

/* `moved`: fewer bytes than expected, or -1 with errno. */
static int fail_moved(struct pci *pci, const struct pmureg_access *access, ssize_t moved, const char *what)
{
	const struct pmureg_place *place = &access->place;
	struct stat info;
	int code = moved < 0 ? -errno : -EIO;

	if (code == -EPERM || code == -EACCES || code == -EBADF)
		return pci_fail_access(pci, access, -EPERM, what,
				   ": run as root; a kernel that is locked down refuses all writes");
	if (code == -ENODEV)
		return pci_fail_access(pci, access, code, what, REMOVED);
	if (code != -EIO || moved < 0 || fstat(pci->devices.list[access->handle].fd, &info))
		return pci_fail_access(pci, access, code, what, "");
	if (info.st_size < CONVENTIONAL)
		return pci_fail_access(pci, access, -ENODEV, what, REMOVED);
	if (place->address + place->bits / 8U > info.st_size)
		return pci_fail_access(pci, access, code, what,
				   ": the kernel cannot access extended configuration space here");
	if (place->address >= PUBLIC)
		return pci_fail_access(pci, access, -EPERM, what,
				   ": only the first 64 bytes are readable without CAP_SYS_ADMIN");
	return pci_fail_access(pci, access, code, what, "");
}

/* ---- Files ---- */

/*
 * Checks vendor and device id, because another device may have this address by now. A file that replaces a device may
 * be too short for that.
 */
static int check_device(struct pci *pci, struct pci_device *device)
{
	const struct pmureg_pci_meant *meant = &device->meant;
	uint32_t raw = 0, id;

	(void)io_read_at(device->fd, &raw, sizeof(raw), 0);
	id = le32toh(raw);
	if (!(id >> 16) || id == UINT32_MAX ||
	    ((id & 0xffff) == pci->base.options.system->pci_vendor &&
	     (!meant->device.id || id >> 16 == meant->device.id || (meant->other_id && id >> 16 == meant->other_id))))
		return 0;
	(void)close(device->fd);
	device->fd = -1;
	return pmureg_fail(&pci->base.why, -EINVAL, 0,
			   "PCI device %s is %04x:%04x, not %04x:%04x: another device has this address", device->name,
			   id & 0xffff, id >> 16, pci->base.options.system->pci_vendor, meant->device.id);
}

/* Falls back to read-only: the public part is readable, and a read of the rest reports why it fails. */
static int pci_open_device(struct pci *pci, const struct pmureg_access *access)
{
	struct pci_device *device = &pci->devices.list[access->handle];
	const struct io_path path = io_path(pci->sysfs, CONFIG, device->name);

	device->fd = io_open(path, pci->base.options.read_only ? O_RDONLY : O_RDWR);
	if (!pci->base.options.read_only && (device->fd == -EACCES || device->fd == -EPERM || device->fd == -EROFS))
		device->fd = io_open(path, O_RDONLY);
	if (device->fd >= 0)
		return check_device(pci, device);
	return errno == ENOENT ? pci_fail_access(pci, access, -ENODEV, "read", REMOVED) :
				 fail_moved(pci, access, -1, "read");
}

static unsigned int width_of(const struct pmureg_place *place)
{
	return place->bits / 8U;
}

/* ---- Lists ---- */

/* Returns how many accesses go in one call. The kernel accesses dwords, so narrower accesses go alone. */
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

/* Adds the device of a discovered unit. Its address has domain, bus, device, function and offset in one number. */
static int find_told(struct pci *pci, const struct io_unit *unit)
{
	struct pci_device *grown;
	struct io_found found;
	int code = io_where(unit, 0, &found);

	if (code)
		return code;
	grown = pmureg_grow(pci->devices.list, pci->devices.count, &pci->devices.room, sizeof(*grown));
	if (!grown)
		return -ENOMEM;
	pci->devices.list = grown;
	grown += pci->devices.count++;
	*grown = (struct pci_device){
		.meant.device = *pmureg_instance_devices(&pmureg_block_instances(unit->block)[unit->instance]),
		.fd = -1,
		.offset = found.address & 0xfff};
	pci_told_name(found.begins, grown->name);
	return 0;
}

static int pci_locate(struct pmureg_io *io, struct pmureg_access *access)
{
	struct pci *pci = (void *)io;
	const struct pmureg_place *place = &access->place;
	const struct io_unit unit = io_unit_of(io, place);
	size_t i = 0;
	int code = 0;

	if (!io_is_width(place->bits) || place->address % (place->bits < 32 ? width_of(place) : 4U))
		return -EINVAL;
	while (i < pci->devices.count && pci->devices.list[i].meant.device.place != place->unit)
		i++;
	if (i == pci->devices.count && unit.block && unit.block->where_count)
		code = find_told(pci, &unit);
	if (code)
		return code;
	if (i == pci->devices.count || !pci->devices.list[i].name[0])
		return pci_fail_missing(pci, place, i < pci->devices.count ? &pci->devices.list[i] : NULL);
	access->handle = i;
	return pci->devices.list[i].fd < 0 ? pci_open_device(pci, access) : 0;
}

/* Checks whether the device is gone: then all its registers read as ones, its vendor id included. */
static int check_gone(struct pci *pci, const struct pmureg_access *access)
{
	uint32_t id;

	if (io_read_at(pci->devices.list[access->handle].fd, &id, sizeof(id), 0) != (ssize_t)sizeof(id) ||
	    id != UINT32_MAX)
		return 0;
	return pci_fail_access(pci, access, -ENODEV, "read", ": the device no longer responds");
}

/* Returns the register's value from configuration space, which is little-endian. */
static uint64_t pci_value_of(const struct pmureg_place *place, const char *bytes)
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
	const struct pci_device *device = &pci->devices.list[list->handle];
	const uint32_t start = list->place.address;
	const uint32_t size = list[count - 1].place.address + width_of(&list[count - 1].place) - start;
	char bytes[MOST];
	const ssize_t moved = io_read_at(device->fd, bytes, size, start + device->offset);
	uint32_t ones = 0;

	if (moved != (ssize_t)size) {
		size_t i = 0; /* the first access that was not done */

		while (i + 1 < count && moved >= (ssize_t)(list[i].place.address - start + width_of(&list[i].place)))
			i++;
		*failed = i;
		return fail_moved(pci, &list[i], moved, "read");
	}
	for (size_t i = 0; i < count; i++) {
		list[i].value = pci_value_of(&list[i].place, bytes + (list[i].place.address - start));
		ones |= (uint32_t)list[i].value == (UINT32_MAX >> (list[i].place.bits < 32 ? 32 - list[i].place.bits : 0));
	}
	return ones ? check_gone(pci, list) : 0;
}

static int run_write(struct pci *pci, const struct pmureg_access *access)
{
	const struct pmureg_place *place = &access->place;
	const uint64_t value = htole64(access->value);
	const struct pci_device *device = &pci->devices.list[access->handle];
	const ssize_t moved = io_write_at(device->fd, &value, width_of(place), place->address + device->offset);

	return moved == (ssize_t)width_of(place) ? 0 : fail_moved(pci, access, moved, "written");
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

	for (size_t i = 0; i < pci->devices.count; i++)
		if (pci->devices.list[i].fd >= 0)
			(void)close(pci->devices.list[i].fd);
	free(pci->devices.list);
}

static int pci_open(struct pmureg_io *io, struct pmureg_error *error)
{
	struct pci *pci = (void *)io;
	const struct io_way_options *options = &pci->base.options;
	int code = 0;

	memcpy(pci->sysfs, options->machine->sysfs, sizeof(pci->sysfs));
	if (!options->read_only)
		code = io_check_lockdown(options->machine, REGISTERS, error);
	return code ? code : io_pci_devices(options, &pci->devices, error);
}

/* ---- Asking ---- */

static int pci_ask(struct pmureg_machine *machine, const struct pmureg_system *system, struct pmureg_error *answer)
{
	const struct io_way_options options = {.machine = machine, .system = system};
	struct pci_devices devices = {0};
	unsigned int here = 0, missing = 0;
	char any[PCI_NAME] = "";               /* one that is present */
	char list[160] = "", text[48], at[24]; /* of missing devices */
	int code;

	(void)io_pci_devices(&options, &devices, answer); /* an error means no devices */
	for (size_t i = 0; i < devices.count; i++) {
		const struct pci_device *device = &devices.list[i];

		if (device->name[0]) {
			memcpy(any, device->name, sizeof(any));
			here++;
			continue;
		}
		(void)snprintf(text, sizeof(text), "%s%s (id %04x)", list[0] ? ", " : "",
			       place_text(&device->meant.device, at), device->meant.device.id);
		if (strlen(list) + strlen(text) < sizeof(list)) /* whole entries only */
			pmureg_text_append(list, sizeof(list), "%s", text);
		missing++;
	}
	free(devices.list);
	if (!devices.count)
		return pmureg_fail(answer, 0, 0, "PMON discovery reports the PCI functions");
	if (!here)
		return pmureg_fail(answer, -ENODEV, 0,
				   "none of the %u described PCI functions is present: this is another machine, or "
				   "its firmware hides them; check with lspci -nn",
				   missing);
	if (missing)
		return pmureg_fail(answer, -ENODEV, 0,
				   "%u of %u described PCI functions are missing: %s; the part may lack them, or "
				   "the firmware hides them: enable them in its setup",
				   missing, here + missing, list);
	code = io_check_file(machine, io_path(machine->sysfs, CONFIG, any), "mount sysfs", "run as root",
			     REGISTERS, answer);
	if (code)
		return code;
	return pmureg_fail(answer, 0, 0, "all %u described PCI functions are present", here);
}

const struct io_way io_way_pci = {
	"pci", PMUREG_PCI, REGISTERS, pci_ask,
	sizeof(struct pci), pci_open, pci_close, pci_locate, pci_join, pci_run,
};
