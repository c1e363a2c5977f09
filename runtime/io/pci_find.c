/*
 * pci_find.c: see pci_find.h. Finds devices by vendor, id and address from the system's tables. Devices local to the
 * package's CPU are preferred. If the machine does not report locality (or reports all CPUs), the packages share the
 * devices equally.
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

static int pci_find_describe(const struct pmureg_system *system, struct pci_devices *devices)
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

static int pci_find_by_place(const void *a, const void *b)
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
	qsort(candidates->list, candidates->count, sizeof(*candidates->list), pci_find_by_place);
	return 0;
}

/* ---- The devices of a package ---- */

/*
 * Returns the nth of the devices local to the package, or NULL. If the locality of all is unknown, the packages share the
 * devices equally. If that of some is known, but none is local, it is among the others, provided that `least` allows these.
 */
static const struct candidate *choose_nth(const struct io_way_options *options, const struct candidates *candidates,
					  const struct pci_device *device, uint64_t nth, enum locality least)
{
	enum locality best = LOCAL_NO;
	size_t count = 0, told = 0, seen = 0;
	struct io_banks packages = {.count = 0};

	for (size_t i = 0; i < candidates->count; i++) {
		const enum locality locality = candidates->list[i].locality;

		if (!may_be(device, &candidates->list[i]))
			continue;
		count++;
		told += locality != LOCAL_UNKNOWN;
		best = locality > best ? locality : best;
	}
	if (!told)
		(void)io_machine_banks(options->machine, PMUREG_PACKAGE, NULL, &packages, NULL);
	free(packages.list);
	packages.count += !packages.count;
	if (count % packages.count || best < (told ? least : LOCAL_UNKNOWN))
		return NULL;
	for (size_t i = 0; i < candidates->count; i++) {
		const struct candidate *candidate = &candidates->list[i];

		if (candidate->locality != best || !may_be(device, candidate))
			continue;
		if ((told || seen++ / (count / packages.count) == options->package) && !nth--)
			return candidate;
	}
	return NULL;
}

int pci_find_id(const struct io_way_options *options, uint16_t id, uint64_t nth, char name[PCI_NAME],
		struct pmureg_error *error)
{
	const struct pmureg_pci_device described = {.id = id, .function = PMUREG_NONE};
	struct pci_device device = {.described = &described};
	struct candidates candidates;
	const struct candidate *found;
	int code = read_folder(options, &(struct pci_devices){&device, 1, 1}, &candidates, error);

	if (code)
		return code;
	found = choose_nth(options, &candidates, &device, nth, LOCAL_YES);
	memcpy(name, found ? found->name : "", found ? PCI_NAME : 1);
	free(candidates.list);
	return name[0] ? 0 :
			 pmureg_fail(error, -ENODEV, 0,
				     "package %u has %s PCI device %04x:%04x: this part lacks it, or its BIOS hides it",
				     options->package, nth ? "not so many of" : "no", options->system->pci_vendor, id);
}

/* Returns the package's first or second bus, which has the first device that the package is found to have there, or -1. */
static int64_t choose_bus(const struct io_way_options *options, const struct candidates *candidates,
			  const struct pci_devices *devices, unsigned int which)
{
	const struct candidate *found = NULL;

	for (size_t i = 0; i < devices->count && !found; i++)
		if (devices->list[i].described->place >> 8 == which)
			found = choose_nth(options, candidates, &devices->list[i], 0, LOCAL_UNKNOWN);
	return found ? (int64_t)found->bus : -1;
}

int pci_find(const struct io_way_options *options, struct pci_devices *devices, struct pmureg_error *error)
{
	struct candidates candidates;
	int64_t buses[2];
	int code = pci_find_describe(options->system, devices);

	code = code ? io_out_of_memory(error) : read_folder(options, devices, &candidates, error);
	if (code)
		return code;
	for (unsigned int which = 0; which < 2; which++)
		buses[which] = choose_bus(options, &candidates, devices, which);
	for (size_t i = 0; i < devices->count; i++) {
		struct pci_device *device = &devices->list[i];
		const int is_anywhere = device->described->place >= PMUREG_PCI_ANYWHERE;
		const struct candidate *found =
			is_anywhere ? choose_nth(options, &candidates, device, 0, LOCAL_YES) : NULL;

		for (size_t c = 0; c < candidates.count && !is_anywhere; c++)
			if (candidates.list[c].bus == buses[device->described->place >> 8] &&
			    may_be(device, &candidates.list[c]))
				found = &candidates.list[c];
		if (found)
			memcpy(device->name, found->name, PCI_NAME);
	}
	free(candidates.list);
	return 0;
}
