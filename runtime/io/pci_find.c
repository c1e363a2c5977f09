/*
 * pci_find.c: see pci_find.h. Finds devices by vendor, id and address from the system's tables. Devices local to the
 * package's CPU are preferred. If the machine does not report locality (or reports all CPUs), the packages share the
 * devices equally.
 */
#include "hosted.h"

#include <limits.h>

#include "pci_find.h"

#define FOLDER "bus/pci/devices"

/* The machine's devices of the system's vendor, ordered by domain, bus, device and function; and the package asked about. */
struct present {
	struct pmureg_pci_there *list;
	size_t count;
	struct pmureg_package package;
};

static void there_name(const struct pmureg_pci_there *there, char name[PCI_NAME])
{
	(void)snprintf(name, PCI_NAME, "%04x:%02x:%02x.%x", there->bus >> 8, there->bus & 0xff,
		       there->function >> 3 & 31U, there->function & 7U);
}

void pci_told_name(uint64_t told, char name[PCI_NAME])
{
	const struct pmureg_pci_there there = {.bus = (uint32_t)(told >> 20 & 0x7ff),
					       .function = (uint16_t)(told >> 12 & 0xff)};

	there_name(&there, name);
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
 * A package may have several nodes. A list with CPUs of several packages says nothing: the kernel lists all if it does not
 * know. If it does not number packages, a device is near or elsewhere.
 */
enum { NEAR = INT_MAX, ELSEWHERE = INT_MAX - 1 };

static int package_of(const struct io_way_options *options, const char *device)
{
	int first, last, is_near = 0;
	struct io_cpus cpus;

	if (near_cpus(options->machine->sysfs, device, &cpus))
		return PMUREG_PACKAGE_UNKNOWN;
	for (size_t i = 0; i < cpus.count; i++)
		is_near |= cpus.cpus[i] == options->cpu;
	first = io_package_id(options->machine, cpus.cpus[0], ELSEWHERE);
	last = io_package_id(options->machine, cpus.cpus[cpus.count - 1], ELSEWHERE);
	free(cpus.cpus);
	if (first != last)
		return PMUREG_PACKAGE_UNKNOWN;
	return is_near ? io_package_id(options->machine, options->cpu, NEAR) : first;
}

/* ---- The machine's devices ---- */

static int is_meant(const struct pmureg_pci_meant *meant, size_t count, const struct pmureg_pci_there *there)
{
	size_t i = 0;

	while (i < count && !pmureg_pci_fits(&meant[i], there))
		i++;
	return i < count;
}

/* Considers one folder, as `0000:ff:10.4`. */
static void consider(const struct io_way_options *options, const struct pmureg_pci_meant *meant, size_t count,
		     const char *name, struct present *present)
{
	const char *sysfs = options->machine->sysfs;
	unsigned int domain, bus, device, function;
	struct pmureg_pci_there there;
	int end = 0;

	if (sscanf(name, "%x:%x:%x.%x%n", &domain, &bus, &device, &function, &end) != 4 || name[end] ||
	    end >= PCI_NAME || domain > 0xffffff || bus > 0xff || device > 31 || function > 7)
		return;
	there = (struct pmureg_pci_there){
		.bus = domain << 8 | bus,
		.function = (uint16_t)(device << 3 | function),
		.id = (uint16_t)io_number(io_path(sysfs, FOLDER "/%s/device", name), -1),
	};
	if (!is_meant(meant, count, &there) ||
	    io_number(io_path(sysfs, FOLDER "/%s/vendor", name), -1) != options->system->pci_vendor)
		return;
	there.package = package_of(options, name);
	present->list[present->count++] = there;
}

static int pci_find_by_place(const void *a, const void *b)
{
	const struct pmureg_pci_there *left = a, *right = b;

	return left->bus != right->bus ? (left->bus > right->bus) - (left->bus < right->bus) :
					 (left->function > right->function) - (left->function < right->function);
}

/* Counts the packages only if they may have to share devices. */
static struct pmureg_package package_here(const struct io_way_options *options, const struct present *present)
{
	struct io_banks packages = {.count = 0};
	size_t i = 0;

	while (i < present->count && present->list[i].package != PMUREG_PACKAGE_UNKNOWN)
		i++;
	if (i < present->count)
		(void)io_machine_banks(options->machine, PMUREG_PACKAGE, NULL, &packages, NULL);
	free(packages.list);
	return (struct pmureg_package){.id = io_package_id(options->machine, options->cpu, NEAR),
				       .rank = options->package,
				       .count = (unsigned int)packages.count + !packages.count};
}

/* Lists the devices that may be described ones. The caller frees the list. */
static int read_folder(const struct io_way_options *options, const struct pmureg_pci_meant *meant, size_t count,
		       struct present *present, struct pmureg_error *error)
{
	const struct io_path path = io_path(options->machine->sysfs, FOLDER);
	struct io_names names;
	int code = io_names_read(&names, path);

	*present = (struct present){.package.count = 1};
	if (code)
		return pmureg_fail(error, code, 0, "the machine's PCI devices cannot be listed: %s: %s", path.text,
				   strerror(-code));
	present->list = calloc(names.count + 1, sizeof(*present->list));
	for (size_t i = 0; i < names.count && present->list; i++)
		consider(options, meant, count, names.names[i], present);
	io_names_free(&names);
	if (!present->list)
		return io_out_of_memory(error);
	qsort(present->list, present->count, sizeof(*present->list), pci_find_by_place);
	present->package = package_here(options, present);
	return 0;
}

/* ---- The devices of a package ---- */

int pci_find_id(const struct io_way_options *options, uint16_t id, uint64_t nth, char name[PCI_NAME],
		struct pmureg_error *error)
{
	const struct pmureg_pci_meant meant = {.device = {.id = id, .function = PMUREG_NONE}};
	struct present present;
	size_t found;
	int code = read_folder(options, &meant, 1, &present, error);

	if (code)
		return code;
	found = pmureg_pci_nth(present.list, present.count, id, &present.package, nth);
	name[0] = '\0';
	if (found < present.count)
		there_name(&present.list[found], name);
	free(present.list);
	return name[0] ? 0 :
			 pmureg_fail(error, -ENODEV, 0,
				     "package %u has %s PCI device %04x:%04x: this part lacks it, or its BIOS hides it",
				     options->package, nth ? "not so many of" : "no", options->system->pci_vendor, id);
}

int pci_find(const struct io_way_options *options, struct pci_devices *devices, struct pmureg_error *error)
{
	const size_t most = pmureg_pci_list(options->system, NULL);
	struct pmureg_pci_meant *meant = calloc(most + 1, sizeof(*meant));
	struct present present;
	int code;

	*devices = (struct pci_devices){.list = calloc(most + 1, sizeof(*devices->list)), .room = most + 1};
	if (!meant || !devices->list) {
		free(meant);
		return io_out_of_memory(error);
	}
	devices->count = pmureg_pci_list(options->system, meant);
	code = read_folder(options, meant, devices->count, &present, error);
	pmureg_pci_find(meant, devices->count, present.list, present.count, &present.package);
	for (size_t i = 0; i < devices->count; i++) {
		devices->list[i] = (struct pci_device){.meant = meant[i], .fd = -1};
		if (meant[i].found < present.count)
			there_name(&present.list[meant[i].found], devices->list[i].name);
	}
	free(present.list);
	free(meant);
	return code;
}
