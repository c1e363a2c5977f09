/*
 * pci_find.c: see pci_find.h. Devices are found by vendor, id and place as the system's tables say. Those that are
 * local to the package's CPU are meant; where the machine does not tell (or says that all are), the package's rank
 * counts the buses that have such devices.
 */
#include "hosted.h"

#include "pci_find.h"

#define FOLDER "bus/pci/devices"

enum locality { LOCAL_NO, LOCAL_UNKNOWN, LOCAL_YES };

/* A device of the machine that has the vendor and id of a described one. */
struct candidate {
	uint32_t bus; /* domain << 8 | bus */
	uint16_t place; /* as described: bus 0 or 1, device, function */
	enum locality locality;
	char name[PCI_NAME];
};

struct candidates {
	struct candidate *list;
	size_t count;
};

/* ---- What is described ---- */

static void describe(const struct pmureg_system *system, struct pci_device devices[PCI_PLACES])
{
	memset(devices, 0, PCI_PLACES * sizeof(*devices));
	for (size_t b = 0; b < system->block_count; b++) {
		const struct pmureg_block *block = &system->blocks[b];

		for (size_t i = 0; block->space == PMUREG_PCI && i < block->instance_count; i++)
			for (size_t d = 0; d < block->device_count; d++) {
				const struct pmureg_pci_device *described = &block->instances[i].devices[d];
				struct pci_device *device = &devices[described->place % PCI_PLACES];

				if (!device->id)
					device->id = described->id;
				else if (device->id != described->id)
					device->other_id = described->id;
			}
	}
}

/* ---- Whether a device belongs to the CPU's package ---- */

/* The CPUs near a device: its own list, or its NUMA node's. */
static int near_cpus(const char *sysfs, const char *device, struct io_cpus *cpus)
{
	const int code = io_cpus_read(cpus, io_path(sysfs, FOLDER "/%s/local_cpulist", device));
	const long node = code ? io_number(io_path(sysfs, FOLDER "/%s/numa_node", device), -1) : -1;

	return node < 0 ? code : io_cpus_read(cpus, io_path(sysfs, "devices/system/node/node%ld/cpulist", node));
}

/* A package may have several nodes, so a CPU of the same package will do, too. */
static enum locality locality_of(const struct io_way_options *options, const char *device)
{
	const int package = io_package_id(options->machine, options->cpu, -1);
	enum locality locality = LOCAL_NO;
	struct io_cpus cpus;

	if (near_cpus(options->machine->sysfs, device, &cpus))
		return LOCAL_UNKNOWN;
	for (size_t i = 0; i < cpus.count && locality == LOCAL_NO; i++)
		if (cpus.cpus[i] == options->cpu)
			locality = LOCAL_YES;
	if (package >= 0 && io_package_id(options->machine, cpus.cpus[0], -1) == package)
		locality = LOCAL_YES;
	free(cpus.cpus);
	return locality;
}

/* ---- The machine's devices ---- */

/* One folder: `0000:ff:10.4`. */
static void consider(const struct io_way_options *options, const struct pci_device devices[PCI_PLACES],
		     const char *name, struct candidates *candidates)
{
	const char *sysfs = options->machine->sysfs;
	unsigned int domain, bus, device, function;
	struct candidate found = {.locality = LOCAL_UNKNOWN};
	long id = -1;
	int end = 0;

	if (sscanf(name, "%x:%x:%x.%x%n", &domain, &bus, &device, &function, &end) != 4 || name[end] ||
	    (size_t)end >= sizeof(found.name) || bus > 0xff || device > 31 || function > 7)
		return;
	found.bus = domain << 8 | bus;
	memcpy(found.name, name, (size_t)end + 1);
	for (unsigned int which = 0; which < 2; which++) {
		found.place = (uint16_t)(which << 8 | device << 3 | function);
		if (!devices[found.place].id)
			continue;
		if (id < 0 && io_number(io_path(sysfs, FOLDER "/%s/vendor", name), -1) != options->system->pci_vendor)
			return;
		if (id < 0)
			id = io_number(io_path(sysfs, FOLDER "/%s/device", name), -1);
		if (id != devices[found.place].id && (id != devices[found.place].other_id || !id))
			continue;
		found.locality = locality_of(options, name);
		candidates->list[candidates->count++] = found;
	}
}

static int read_names(const struct io_way_options *options, struct io_names *names, struct pmureg_error *error)
{
	const struct io_path path = io_path(options->machine->sysfs, FOLDER);
	const int code = io_names_read(names, path);

	return code ? pmureg_fail(error, code, 0, "the machine's PCI devices cannot be listed: %s: %s", path.text,
				  strerror(-code)) : 0;
}

static int read_folder(const struct io_way_options *options, const struct pci_device devices[PCI_PLACES],
		       struct candidates *candidates, struct pmureg_error *error)
{
	struct io_names names;
	int code = read_names(options, &names, error);

	if (code)
		return code;
	candidates->list = calloc(2 * names.count + 1, sizeof(*candidates->list)); /* one may be on either bus */
	for (size_t i = 0; i < names.count && candidates->list; i++)
		consider(options, devices, names.names[i], candidates);
	io_names_free(&names);
	return candidates->list ? 0 : io_out_of_memory(error);
}

/* ---- By id, wherever it is ---- */

struct nth {
	char name[PCI_NAME];
	enum locality locality;
};

/* Names are as wide as their numbers are, but for domains above 0xffff, which are wider and come last. */
static int by_name(const void *a, const void *b)
{
	const char *left = ((const struct nth *)a)->name, *right = ((const struct nth *)b)->name;
	const size_t left_length = strlen(left), right_length = strlen(right);

	return left_length != right_length ? (left_length > right_length) - (left_length < right_length) :
					     strcmp(left, right);
}

static int has_id(const struct io_way_options *options, const char *name, uint16_t id)
{
	const char *sysfs = options->machine->sysfs;

	return strlen(name) < PCI_NAME &&
	       io_number(io_path(sysfs, FOLDER "/%s/device", name), -1) == id &&
	       io_number(io_path(sysfs, FOLDER "/%s/vendor", name), -1) == options->system->pci_vendor;
}

/*
 * Of the devices that are local to the package; where no device is known to be another package's, locality has told
 * nothing, and the packages have equal shares of them.
 */
static int choose_nth(const struct io_way_options *options, const struct nth *found, size_t count, uint64_t nth,
		      char name[PCI_NAME])
{
	size_t local = 0, foreign = 0, first = 0;
	struct io_banks packages = {.count = 0};

	for (size_t i = 0; i < count; i++) {
		local += found[i].locality == LOCAL_YES;
		foreign += found[i].locality == LOCAL_NO;
	}
	if (!foreign)
		(void)io_machine_banks(options->machine, PMUREG_PACKAGE, NULL, &packages, NULL);
	free(packages.list);
	if (packages.count > 1) {
		if (count % packages.count)
			return -ENODEV;
		count /= packages.count;
		first = options->package * count;
		local = 0;
	}
	for (size_t i = first; i < first + count; i++)
		if ((!foreign || (local && found[i].locality == LOCAL_YES)) && !nth--) {
			memcpy(name, found[i].name, PCI_NAME);
			return 0;
		}
	return -ENODEV;
}

int pci_find_id(const struct io_way_options *options, uint16_t id, uint64_t nth, char name[PCI_NAME],
		struct pmureg_error *error)
{
	struct io_names names;
	struct nth *found;
	size_t count = 0;
	int code = read_names(options, &names, error);

	if (code)
		return code;
	found = calloc(names.count + 1, sizeof(*found));
	for (size_t i = 0; i < names.count && found; i++)
		if (has_id(options, names.names[i], id)) {
			memcpy(found[count].name, names.names[i], strlen(names.names[i]) + 1);
			found[count++].locality = locality_of(options, names.names[i]);
		}
	io_names_free(&names);
	if (!found)
		return io_out_of_memory(error);
	qsort(found, count, sizeof(*found), by_name);
	code = choose_nth(options, found, count, nth, name);
	free(found);
	return code ? pmureg_fail(error, code, 0,
				  "package %u has %s PCI device %04x:%04x: this part lacks it, or its BIOS hides it",
				  options->package, nth ? "not so many of" : "no", options->system->pci_vendor, id) :
		      0;
}

/* ---- Which bus ---- */

static int by_bus(const void *a, const void *b)
{
	const struct candidate *left = a, *right = b;

	return (left->bus > right->bus) - (left->bus < right->bus);
}

/*
 * The bus that is the package's first or second: of those with the best locality. Where no device is known to be
 * another package's, locality has told nothing, and the package counts the buses. -1: there is none. The list is
 * sorted.
 */
static int64_t choose_bus(const struct candidates *candidates, unsigned int which, unsigned int package)
{
	enum locality best = LOCAL_UNKNOWN;
	unsigned int skip = package;
	int64_t last = -1;

	for (size_t i = 0; i < candidates->count; i++) {
		const struct candidate *candidate = &candidates->list[i];

		if (candidate->place >> 8 != which)
			continue;
		if (candidate->locality == LOCAL_NO)
			skip = 0;
		else if (candidate->locality == LOCAL_YES)
			best = LOCAL_YES;
	}
	for (size_t i = 0; i < candidates->count; i++) {
		const struct candidate *candidate = &candidates->list[i];

		if (candidate->place >> 8 != which || candidate->locality != best || (int64_t)candidate->bus == last)
			continue;
		last = candidate->bus;
		if (!skip--)
			return last;
	}
	return -1;
}

int pci_find(const struct io_way_options *options, struct pci_device devices[PCI_PLACES], struct pmureg_error *error)
{
	struct candidates candidates = {0};
	int code;

	describe(options->system, devices);
	code = read_folder(options, devices, &candidates, error);
	if (!code && candidates.count)
		qsort(candidates.list, candidates.count, sizeof(*candidates.list), by_bus);
	for (unsigned int which = 0; which < 2 && !code; which++) {
		int64_t bus = choose_bus(&candidates, which, options->package);

		for (size_t i = 0; i < candidates.count; i++)
			if (candidates.list[i].place >> 8 == which && candidates.list[i].bus == bus)
				memcpy(devices[candidates.list[i].place].name, candidates.list[i].name, PCI_NAME);
	}
	free(candidates.list);
	return code;
}
