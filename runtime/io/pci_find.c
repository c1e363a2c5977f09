/*
 * pci_find.c: see pci_find.h. Finds devices by vendor, id and address from the system's tables. Devices local to the
 * package's CPU are preferred. If the machine does not report locality (or reports all CPUs), the package's rank
 * selects among the buses that have such devices, or among the devices of an id.
 */
#include "hosted.h"

#include "pci_find.h"

#define FOLDER "bus/pci/devices"

enum locality { LOCAL_NO, LOCAL_UNKNOWN, LOCAL_YES };

/* A PCI device of the machine that may match a description. */
struct candidate {
	uint32_t bus;      /* domain << 8 | bus */
	uint16_t function; /* device << 3 | function */
	uint16_t id;
	enum locality locality;
	char name[PCI_NAME];
};

struct candidates {
	struct candidate *list;
	size_t count;
};

void pci_told_name(uint64_t told, char name[PCI_NAME])
{
	(void)snprintf(name, PCI_NAME, "%04x:%02x:%02x.%x", (unsigned int)(told >> 28 & 7),
		       (unsigned int)(told >> 20 & 0xff), (unsigned int)(told >> 15 & 31),
		       (unsigned int)(told >> 12 & 7));
}

/* ---- Described devices ---- */

static int describe_one(struct pci_devices *devices, const struct pmureg_pci_device *described)
{
	struct pci_device *grown;

	for (size_t i = 0; i < devices->count; i++) {
		struct pci_device *device = &devices->list[i];

		if (device->described->place != described->place)
			continue;
		if (device->described->id != described->id)
			device->other_id = described->id;
		return 0;
	}
	grown = pmureg_grow(devices->list, devices->count, &devices->room, sizeof(*grown));
	if (!grown)
		return -ENOMEM;
	devices->list = grown;
	grown[devices->count++] = (struct pci_device){.described = described, .fd = -1};
	return 0;
}

static int describe(const struct pmureg_system *system, struct pci_devices *devices)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(system);
	int code = 0;

	for (size_t b = 0; b < system->block_count; b++) {
		const struct pmureg_block *block = &blocks[b];
		const struct pmureg_instance *instances = pmureg_block_instances(block);

		for (size_t i = 0; block->space == PMUREG_PCI && !block->where_count && i < block->instance_count; i++)
			for (size_t d = 0; d < block->device_count && !code; d++)
				code = describe_one(devices, &pmureg_instance_devices(&instances[i])[d]);
	}
	return code;
}

/* Compares all but the bus. */
static int may_be(const struct pci_device *device, const struct candidate *candidate)
{
	const struct pmureg_pci_device *described = device->described;

	return (candidate->id == described->id || (device->other_id && candidate->id == device->other_id)) &&
	       (described->function == PMUREG_NONE || described->function == candidate->function);
}

/* ---- Locality ---- */

/* Reads the CPUs near a device from its own list, or from that of its NUMA node. */
static int near_cpus(const char *sysfs, const char *device, struct io_cpus *cpus)
{
	const int code = io_cpus_read(cpus, io_path(sysfs, FOLDER "/%s/local_cpulist", device));
	const long node = code ? io_number(io_path(sysfs, FOLDER "/%s/numa_node", device), -1) : -1;

	return node < 0 ? code : io_cpus_read(cpus, io_path(sysfs, "devices/system/node/node%ld/cpulist", node));
}

/*
 * Compares packages rather than CPUs, because a package may have several nodes. A list with CPUs of several packages
 * says nothing: the kernel lists all CPUs if it does not know.
 */
static enum locality locality_of(const struct io_way_options *options, const char *device)
{
	const int package = io_package_id(options->machine, options->cpu, -1);
	struct io_cpus cpus;
	int first, last, is_near = 0;

	if (near_cpus(options->machine->sysfs, device, &cpus))
		return LOCAL_UNKNOWN;
	for (size_t i = 0; i < cpus.count; i++)
		is_near |= cpus.cpus[i] == options->cpu;
	first = io_package_id(options->machine, cpus.cpus[0], -1);
	last = io_package_id(options->machine, cpus.cpus[cpus.count - 1], -1);
	free(cpus.cpus);
	if (first != last)
		return LOCAL_UNKNOWN;
	return is_near || (package >= 0 && first == package) ? LOCAL_YES : LOCAL_NO;
}

/* ---- The machine's devices ---- */

/* Considers one folder, as `0000:ff:10.4`. */
static void consider(const struct io_way_options *options, const struct pci_devices *devices, const char *name,
		     struct candidates *candidates)
{
	const char *sysfs = options->machine->sysfs;
	struct candidate found = {.locality = LOCAL_UNKNOWN};
	unsigned int domain, bus, device, function;
	int end = 0, is_meant = 0;

	if (sscanf(name, "%x:%x:%x.%x%n", &domain, &bus, &device, &function, &end) != 4 || name[end] ||
	    (size_t)end >= sizeof(found.name) || domain > 0xffffff || bus > 0xff || device > 31 || function > 7)
		return;
	memcpy(found.name, name, (size_t)end + 1);
	found.bus = domain << 8 | bus;
	found.function = (uint16_t)(device << 3 | function);
	found.id = (uint16_t)io_number(io_path(sysfs, FOLDER "/%s/device", name), -1);
	for (size_t i = 0; i < devices->count && !is_meant; i++)
		is_meant = may_be(&devices->list[i], &found);
	if (!is_meant || io_number(io_path(sysfs, FOLDER "/%s/vendor", name), -1) != options->system->pci_vendor)
		return;
	found.locality = locality_of(options, name);
	candidates->list[candidates->count++] = found;
}

static int by_place(const void *a, const void *b)
{
	const struct candidate *left = a, *right = b;

	return left->bus != right->bus ? (left->bus > right->bus) - (left->bus < right->bus) :
					 (left->function > right->function) - (left->function < right->function);
}

/*
 * Lists the devices that may be described ones, ordered by domain, bus, device and function. The caller frees the list.
 */
static int read_folder(const struct io_way_options *options, const struct pci_devices *devices,
		       struct candidates *candidates, struct pmureg_error *error)
{
	const struct io_path path = io_path(options->machine->sysfs, FOLDER);
	struct io_names names;
	int code = io_names_read(&names, path);

	*candidates = (struct candidates){0};
	if (code)
		return pmureg_fail(error, code, 0, "the machine's PCI devices cannot be listed: %s: %s", path.text,
				   strerror(-code));
	candidates->list = calloc(names.count + 1, sizeof(*candidates->list));
	for (size_t i = 0; i < names.count && candidates->list; i++)
		consider(options, devices, names.names[i], candidates);
	io_names_free(&names);
	if (!candidates->list)
		return io_out_of_memory(error);
	qsort(candidates->list, candidates->count, sizeof(*candidates->list), by_place);
	return 0;
}

/* ---- Devices by id alone ---- */

/*
 * Chooses the nth of the devices local to the package. If no device reports its locality, the packages share the
 * devices equally.
 */
static int choose_nth(const struct io_way_options *options, const struct candidates *candidates,
		      struct pci_device *device, uint64_t nth)
{
	size_t count = 0, told = 0, seen = 0;
	struct io_banks packages = {.count = 0};

	for (size_t i = 0; i < candidates->count; i++) {
		const int is_meant = may_be(device, &candidates->list[i]);

		count += (size_t)is_meant;
		told += is_meant && candidates->list[i].locality != LOCAL_UNKNOWN;
	}
	if (!told)
		(void)io_machine_banks(options->machine, PMUREG_PACKAGE, NULL, &packages, NULL);
	free(packages.list);
	if (packages.count > 1 && count % packages.count)
		return -ENODEV;
	if (packages.count > 1)
		count /= packages.count;
	for (size_t i = 0; i < candidates->count; i++) {
		const struct candidate *candidate = &candidates->list[i];
		int is_here = candidate->locality == LOCAL_YES;

		if (!may_be(device, candidate))
			continue;
		if (!told)
			is_here = packages.count <= 1 || seen / count == options->package;
		seen++;
		if (is_here && !nth--) {
			memcpy(device->name, candidate->name, PCI_NAME);
			return 0;
		}
	}
	return -ENODEV;
}

int pci_find_id(const struct io_way_options *options, uint16_t id, uint64_t nth, char name[PCI_NAME],
		struct pmureg_error *error)
{
	const struct pmureg_pci_device described = {.id = id, .function = PMUREG_NONE};
	struct pci_device device = {.described = &described};
	struct candidates candidates;
	int code = read_folder(options, &(struct pci_devices){&device, 1, 1}, &candidates, error);

	if (code)
		return code;
	code = choose_nth(options, &candidates, &device, nth);
	free(candidates.list);
	memcpy(name, device.name, PCI_NAME);
	return code ? pmureg_fail(error, code, 0,
				  "package %u has %s PCI device %04x:%04x: this part lacks it, or its BIOS hides it",
				  options->package, nth ? "not so many of" : "no", options->system->pci_vendor, id) :
		      0;
}

/* ---- Which bus ---- */

static int is_of_bus(const struct pci_devices *devices, unsigned int which, const struct candidate *candidate)
{
	for (size_t i = 0; i < devices->count; i++)
		if (devices->list[i].described->place >> 8 == which && may_be(&devices->list[i], candidate))
			return 1;
	return 0;
}

/*
 * Returns the package's first or second bus, among the buses with the best locality, or -1. If no device is known to
 * belong to another package, locality says nothing, and the package's rank selects the bus.
 */
static int64_t choose_bus(const struct candidates *candidates, const struct pci_devices *devices, unsigned int which,
			  unsigned int package)
{
	enum locality best = LOCAL_UNKNOWN;
	unsigned int skip = package;
	int64_t last = -1;

	for (size_t i = 0; i < candidates->count; i++) {
		const struct candidate *candidate = &candidates->list[i];

		if (!is_of_bus(devices, which, candidate))
			continue;
		if (candidate->locality == LOCAL_NO)
			skip = 0;
		else if (candidate->locality == LOCAL_YES)
			best = LOCAL_YES;
	}
	for (size_t i = 0; i < candidates->count; i++) {
		const struct candidate *candidate = &candidates->list[i];

		if (candidate->locality != best || (int64_t)candidate->bus == last || !is_of_bus(devices, which, candidate))
			continue;
		last = candidate->bus;
		if (!skip--)
			return last;
	}
	return -1;
}

int pci_find(const struct io_way_options *options, struct pci_devices *devices, struct pmureg_error *error)
{
	struct candidates candidates;
	int64_t buses[2];
	int code = describe(options->system, devices);

	code = code ? io_out_of_memory(error) : read_folder(options, devices, &candidates, error);
	if (code)
		return code;
	for (unsigned int which = 0; which < 2; which++)
		buses[which] = choose_bus(&candidates, devices, which, options->package);
	for (size_t i = 0; i < devices->count; i++) {
		struct pci_device *device = &devices->list[i];

		if (device->described->place >= PMUREG_PCI_ANYWHERE) {
			(void)choose_nth(options, &candidates, device, 0);
			continue;
		}
		for (size_t c = 0; c < candidates.count; c++)
			if (candidates.list[c].bus == buses[device->described->place >> 8] &&
			    may_be(device, &candidates.list[c]))
				memcpy(device->name, candidates.list[c].name, PCI_NAME);
	}
	free(candidates.list);
	return 0;
}
