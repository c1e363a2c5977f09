/*
 * machine.c: see machine.h. Offline CPUs have no topology in sysfs.
 */
#include "hosted.h"

#include <limits.h>

#if defined(__x86_64__) || defined(__i386__)
#include <cpuid.h>
#endif

#include "machine.h"

/* ---- The processor ---- */

static void io_machine_read_cpuid(struct pmureg_processor *processor)
{
#if defined(__x86_64__) || defined(__i386__)
	unsigned eax, ebx, ecx, edx;

	if (!__get_cpuid(0, &eax, &ebx, &ecx, &edx))
		return;
	memcpy(processor->vendor, &ebx, 4);
	memcpy(processor->vendor + 4, &edx, 4);
	memcpy(processor->vendor + 8, &ecx, 4);
	if (!__get_cpuid(1, &eax, &ebx, &ecx, &edx))
		return;
	/* The extended family counts for base family 15 only, the extended model for base families 6 and 15. */
	processor->family = (eax >> 8) & 0xf;
	processor->model = (eax >> 4) & 0xf;
	processor->stepping = eax & 0xf;
	if (processor->family == 6 || processor->family == 15)
		processor->model |= (eax >> 12) & 0xf0;
	if (processor->family == 15)
		processor->family += (eax >> 20) & 0xff;
#else
	(void)processor;
#endif
}

/* Reads the values of the first CPU. A line reads `model\t\t: 62`. */
static void read_cpuinfo(struct pmureg_machine *machine)
{
	struct pmureg_processor *processor = &machine->processor;
	FILE *file = fopen(io_path(machine->root, "proc/cpuinfo").text, "re");
	char line[256], *value;

	while (file && fgets(line, sizeof(line), file) && line[0] != '\n') {
		value = strchr(line, ':');
		line[strcspn(line, "\t:")] = '\0';
		if (value && strcmp(line, "vendor_id") == 0)
			(void)sscanf(value, ": %12s", processor->vendor);
		else if (value && strcmp(line, "cpu family") == 0)
			(void)sscanf(value, ": %u", &processor->family);
		else if (value && strcmp(line, "model") == 0)
			(void)sscanf(value, ": %u", &processor->model);
		else if (value && strcmp(line, "stepping") == 0)
			(void)sscanf(value, ": %u", &processor->stepping);
	}
	if (file)
		(void)fclose(file);
}

int io_machine_init(struct pmureg_machine *machine, const char *root, const char *sysfs, struct pmureg_error *error)
{
	const char *under = root && strcmp(root, "/") != 0 ? root : "";

	memset(machine, 0, sizeof(*machine));
	(void)pthread_mutex_init(&machine->lock, NULL);
	if (pmureg_format(machine->root, sizeof(machine->root), "%s", under) >= sizeof(machine->root) ||
	    pmureg_format(machine->sysfs, sizeof(machine->sysfs), "%s%s", sysfs ? sysfs : under, sysfs ? "" : "/sys") >=
		    sizeof(machine->sysfs))
		return pmureg_fail(error, -ENAMETOOLONG, 0, "the root %s is too long a path", sysfs ? sysfs : under);
	/* A sysfs tree of another machine must not be combined with this machine's CPUID. */
	if (strcmp(machine->sysfs, "/sys") == 0)
		io_machine_read_cpuid(&machine->processor);
	else if (under[0])
		read_cpuinfo(machine);
	/* CPU 0 is enough: all CPUs of a described system have the same MIDR part number. */
	machine->processor.midr =
		(uint32_t)io_number(io_path(machine->sysfs, "devices/system/cpu/cpu0/regs/identification/midr_el1"), 0);
	return 0;
}

void io_machine_clear(struct pmureg_machine *machine)
{
	io_pmus_free(machine);
	while (machine->discovered) {
		struct io_discovered *next = machine->discovered->next;

		free(machine->discovered->units);
		free(machine->discovered);
		machine->discovered = next;
	}
	(void)pthread_mutex_destroy(&machine->lock);
}

/* ---- Detecting the described system: by the first part of its table alone ---- */

/* How certain a match is. BY_NAME: by a device name, which devices of other systems can have, too. */
enum { BY_NAME = 1, SURE = 2 };

/* Returns the description's `identifier` (Linux's word for the product) for the named device, or NULL. */
static const char *identifier_of(const struct pmureg_system *system, const char *device)
{
	const struct pmureg_product *products = pmureg_system_products(system);

	for (uint16_t i = 0; i < system->product_count; i++)
		if (pmureg_pattern_fits(pmureg_product_device(&products[i]), device))
			return pmureg_product_identifier(&products[i]);
	return NULL;
}

/*
 * Returns how certain a device matches (BY_NAME, SURE), or 0. A kernel that is older than a chip may give its PMUs the
 * names of another chip's, so a device with an `identifier` must match by it, too.
 */
static int io_machine_has_device(struct pmureg_machine *machine, const struct pmureg_system *system,
				 const char *pattern)
{
	const struct io_names *devices;
	const size_t count = io_devices(machine, &devices) ? 0 : devices->count;

	for (size_t i = 0; i < count; i++) {
		const char *described, *found;

		if (!pmureg_pattern_fits(pattern, devices->names[i]))
			continue;
		described = identifier_of(system, devices->names[i]);
		found = io_identifier(machine, i);
		if (described && pmureg_pattern_fits(described, found))
			return SURE;
		if (!described || !found[0])
			return BY_NAME;
	}
	return 0;
}

/* Checks whether any device has the identifier of one of the system's products, whatever its name. */
static int has_product(struct pmureg_machine *machine, const struct pmureg_system *system)
{
	const struct pmureg_product *products = pmureg_system_products(system);
	const struct io_names *devices;
	const size_t count = io_devices(machine, &devices) ? 0 : devices->count;

	for (size_t i = 0; i < count; i++) {
		const char *found = io_identifier(machine, i);

		for (uint16_t p = 0; found[0] && p < system->product_count; p++)
			if (pmureg_product_identifier(&products[p]) &&
			    pmureg_pattern_fits(pmureg_product_identifier(&products[p]), found))
				return 1;
	}
	return 0;
}

static int meets(struct pmureg_machine *machine, const struct pmureg_system *system, const struct pmureg_detect *detect)
{
	const struct pmureg_text *sysfs = pmureg_detect_sysfs(detect);
	int how = pmureg_detect_fits(detect, &machine->processor) ? SURE : 0;

	for (uint16_t i = 0; i < detect->sysfs_count && how < SURE; i++) {
		const int one = io_machine_has_device(machine, system, pmureg_text_of(&sysfs[i]));

		how = one > how ? one : how;
	}
	return how;
}

const struct pmureg_system *io_machine_may_be(struct pmureg_machine *machine, const struct pmureg_system *system,
					      int *is_sure)
{
	const struct pmureg_system *variants = pmureg_system_variants(system);
	const struct pmureg_detect *detects = pmureg_system_detects(system);
	const struct pmureg_system *found = NULL;
	int best = 0;

	for (uint16_t i = 0; i < system->detect_count; i++) {
		const uint16_t variant = detects[i].variant;
		const int how = meets(machine, system, &detects[i]);

		if (how > best)
			found = variant < system->variant_count ? &variants[variant] : system;
		best = how > best ? how : best;
	}
	*is_sure = best != BY_NAME;
	/* CPUID is decisive. Identifiers are used only on machines without CPUID. */
	return found || machine->processor.vendor[0] || !has_product(machine, system) ? found : system;
}

const struct pmureg_system *io_machine_is(struct pmureg_machine *machine, const struct pmureg_system *system)
{
	int is_sure;

	return io_machine_may_be(machine, system, &is_sure);
}

/* ---- Refusing another machine ---- */

int io_machine_check(struct pmureg_machine *machine, const struct pmureg_system *system, struct pmureg_error *error)
{
	const struct pmureg_processor *processor = &machine->processor;
	const char *wanted = pmureg_system_processors(system);
	char found[64] = "";

	if (io_machine_is(machine, system))
		return 0;
	if (!processor->vendor[0] && !processor->midr && machine->root[0])
		return 0; /* the tree does not identify the machine */
	if (!system->detect_count)
		return pmureg_fail(error, -ENODEV, 0,
				   "cannot verify that this machine is %s (%s): its description has no `detect`. "
				   "Registers are not accessed without --force or, if they are memory-mapped, "
				   "--mmio; use --io sim for the simulated device",
				   pmureg_system_key(system), pmureg_system_title(system));
	if (processor->vendor[0])
		(void)pmureg_format(found, sizeof(found), "%s family %u model 0x%x stepping %u", processor->vendor,
				    processor->family, processor->model, processor->stepping);
	else if (processor->midr)
		(void)pmureg_format(found, sizeof(found), "of MIDR 0x%x", processor->midr);
	wanted = found[0] && wanted ? wanted : "";
	return pmureg_fail(error, -ENODEV, 0,
			   "this machine is not %s (%s)%s%s%s%s: its registers are not accessed without --force; "
			   "use --io sim for the simulated device",
			   pmureg_system_key(system), pmureg_system_title(system), found[0] ? ": its CPU is " : "",
			   found, wanted[0] ? ", not " : "", wanted);
}

int io_unit_check(struct pmureg_machine *machine, const struct pmureg_block *block, uint16_t instance,
		  struct pmureg_error *error)
{
	const char *linux_identifier = pmureg_block_linux_identifier(block);
	char device[PMUREG_PERF_NAME], found[IO_IDENTIFIER];

	(void)pmureg_unit_linux_name(block, instance, PMUREG_BANKS_ALL, device, sizeof(device));
	if (!linux_identifier || io_kernel_file(machine, device, "identifier", found, sizeof(found)) ||
	    pmureg_pattern_fits(linux_identifier, found))
		return 0;
	return pmureg_fail(
		error, -ENODEV, 1,
		"%s is another device: its identifier in sysfs is %s, not %s; omit --system to count by the "
		"kernel's own event names",
		device, found, linux_identifier);
}

/* ---- Topology: packages, dies, ..., CPUs ---- */

#define NO_CLUSTER 0xffff /* cluster id of x86 CPUs without clusters */

/* Returns the kernel's id of the package, die, ... that contains a CPU, or -1 if the kernel gives none. */
static int read_id(const struct pmureg_machine *machine, int cpu, enum pmureg_scope scope)
{
	static const char *const files[PMUREG_SCOPES] = {
		[PMUREG_PACKAGE] = "topology/physical_package_id", [PMUREG_DIE] = "topology/die_id",
		[PMUREG_CACHE] = "cache/index3/id", [PMUREG_CLUSTER] = "topology/cluster_id",
		[PMUREG_CORE] = "topology/core_id",
	};
	const struct io_path folder = io_path(machine->sysfs, "devices/system/cpu/cpu%d", cpu);
	struct io_cpus sharing;
	long id = io_number(io_path(folder.text, "%s", files[scope]), -1);

	/* Firmware need not number caches. Then the id is that of the first CPU that shares the cache. */
	if (id < 0 && scope == PMUREG_CACHE && !io_cpus_read(&sharing, io_path(folder.text, "cache/index3/shared_cpu_list"))) {
		id = sharing.cpus[0];
		free(sharing.cpus);
	}
	return id < 0 || id > INT_MAX || (scope == PMUREG_CLUSTER && id == NO_CLUSTER) ? -1 : (int)id;
}

/* Returns the NUMA node, a link in the CPU's folder. A machine without nodes is one node, 0. */
static int read_node(const struct pmureg_machine *machine, int cpu)
{
	struct io_names names;
	int node = 0;

	(void)io_names_read(&names, io_path(machine->sysfs, "devices/system/cpu/cpu%d", cpu));
	for (size_t i = 0; i < names.count; i++)
		(void)sscanf(names.names[i], "node%d", &node);
	io_names_free(&names);
	return node;
}

int io_package_id(const struct pmureg_machine *machine, int cpu, int otherwise)
{
	const int id = read_id(machine, cpu, PMUREG_PACKAGE);

	return id < 0 ? otherwise : id;
}

/* A machine whose kernel reports no packages or dies has one. A CPU without a core id is core 0. */
void io_bank_read(const struct pmureg_machine *machine, struct io_bank *bank, enum pmureg_scope to)
{
	const int cpu = bank->ids[PMUREG_CPU];

	if (to == PMUREG_NODE)
		bank->ids[to] = read_node(machine, cpu);
	for (enum pmureg_scope scope = PMUREG_PACKAGE; scope <= to && scope < PMUREG_CPU; scope++) {
		bank->ids[scope] = read_id(machine, cpu, scope);
		if (bank->ids[scope] < 0 && scope != PMUREG_CACHE && scope != PMUREG_CLUSTER)
			bank->ids[scope] = scope == PMUREG_CORE ? cpu : 0;
	}
}

/* Compares by the ids that were read. The others are 0. */
static int by_ids(const void *a, const void *b)
{
	const struct io_bank *one = a, *other = b;

	for (int scope = PMUREG_NODE; scope < PMUREG_SCOPES; scope++)
		if (one->ids[scope] != other->ids[scope])
			return one->ids[scope] < other->ids[scope] ? -1 : 1;
	return 0;
}

int io_is_same_bank(const struct io_bank *a, const struct io_bank *b, enum pmureg_scope scope)
{
	return memcmp(&a->ids[PMUREG_NODE], &b->ids[PMUREG_NODE], scope * sizeof(a->ids[0])) == 0;
}

static int has_cpu(const struct io_cpus *cpus, int cpu)
{
	for (size_t i = 0; i < cpus->count; i++)
		if (cpus->cpus[i] == cpu)
			return 1;
	return 0;
}

/* Chooses the first CPU of each package, die, ...; numbers them in the order of all CPUs. */
static void io_machine_choose(const struct pmureg_machine *machine, enum pmureg_scope scope,
			      const struct io_cpus *among, struct io_banks *banks)
{
	const size_t count = banks->count;
	unsigned int rank = 0, number = 0;
	int package = count ? banks->list[0].ids[PMUREG_PACKAGE] : 0;

	banks->count = 0;
	for (size_t i = 0; i < count; i++) {
		struct io_bank bank = banks->list[i];

		rank += bank.ids[PMUREG_PACKAGE] != package;
		package = bank.ids[PMUREG_PACKAGE];
		bank.rank = rank;
		number += bank.ids[scope] >= 0 && (!i || !io_is_same_bank(&banks->list[i - 1], &bank, scope));
		bank.number = number - 1;
		if (bank.ids[scope] < 0 || (among && !has_cpu(among, bank.ids[PMUREG_CPU])) ||
		    (banks->count && io_is_same_bank(&banks->list[banks->count - 1], &bank, scope)))
			continue;
		banks->list[banks->count++] = bank;
	}
	for (size_t i = 0; i < banks->count; i++) {
		io_bank_read(machine, &banks->list[i], PMUREG_CORE);
		banks->list[i].node = read_node(machine, banks->list[i].ids[PMUREG_CPU]);
	}
}

static const char *const names[PMUREG_SCOPES] = {"machine", "NUMA node", "package", "die", "L3 cache", "cluster", "core", "CPU"};

static int io_machine_read_banks(const struct pmureg_machine *machine, enum pmureg_scope scope,
				 const struct io_cpus *online, const struct io_cpus *among, struct io_banks *banks,
				 struct pmureg_error *error)
{
	for (size_t i = 0; among && i < among->count; i++)
		if (!has_cpu(online, among->cpus[i]))
			return pmureg_fail(error, -ENODEV, 0, "CPU %d is offline, or this machine has none",
					   among->cpus[i]);
	banks->list = calloc(online->count, sizeof(*banks->list));
	if (!banks->list)
		return io_out_of_memory(error);
	for (; banks->count < online->count; banks->count++) {
		banks->list[banks->count].ids[PMUREG_CPU] = online->cpus[banks->count];
		io_bank_read(machine, &banks->list[banks->count], scope ? scope : PMUREG_PACKAGE);
	}
	qsort(banks->list, banks->count, sizeof(*banks->list), by_ids);
	io_machine_choose(machine, scope, among, banks);
	return banks->count ? 0 : pmureg_fail(error, -ENOTSUP, 0, "the kernel does not report which CPUs form one "
								  "%s, so pmureg does not know where to read its "
								  "registers", names[scope]);
}

int io_machine_banks(const struct pmureg_machine *machine, enum pmureg_scope scope, const struct io_cpus *among,
		     struct io_banks *banks, struct pmureg_error *error)
{
	struct io_cpus online;
	int code = io_cpus_read(&online, io_path(machine->sysfs, "devices/system/cpu/online"));

	*banks = (struct io_banks){.count = 0};
	if (code)
		return pmureg_fail(error, code, 0, "%s/devices/system/cpu/online does not list the CPUs: is sysfs "
						   "mounted there?", machine->sysfs);
	code = io_machine_read_banks(machine, scope, &online, among, banks, error);
	free(online.cpus);
	if (code) {
		free(banks->list);
		*banks = (struct io_banks){.count = 0};
	}
	return code;
}

void io_bank_label(const struct io_bank *bank, enum pmureg_scope scope, char text[IO_BANK_TEXT])
{
	static const char *const formats[PMUREG_SCOPES] = {
		[PMUREG_PACKAGE] = "S%d", [PMUREG_DIE] = "-D%d", [PMUREG_CACHE] = "-L3-ID%d",
		[PMUREG_CLUSTER] = "-CLS%d", [PMUREG_CORE] = "-C%d",
	};

	text[0] = '\0';
	if (scope == PMUREG_CPU)
		(void)pmureg_format(text, IO_BANK_TEXT, "CPU%d", bank->ids[scope]);
	if (scope == PMUREG_NODE)
		(void)pmureg_format(text, IO_BANK_TEXT, "N%d", bank->node);
	for (int i = PMUREG_PACKAGE; i <= (int)scope && scope < PMUREG_CPU; i++)
		if (i <= PMUREG_DIE || i == (int)scope || (i == PMUREG_CLUSTER && bank->ids[i] >= 0))
			pmureg_text_append(text, IO_BANK_TEXT, formats[i], bank->ids[i]);
}

void io_bank_words(const struct io_bank *bank, enum pmureg_scope scope, char text[IO_BANK_TEXT])
{
	(void)pmureg_format(text, IO_BANK_TEXT, "%s %d", names[scope], bank->ids[scope]);
	if (scope > PMUREG_PACKAGE && scope < PMUREG_CPU)
		pmureg_text_append(text, IO_BANK_TEXT, " of package %d", bank->ids[PMUREG_PACKAGE]);
}

/* ---- Lockdown ---- */

/* Brackets mark the level: `none [integrity] confidentiality`. */
int io_check_lockdown(const struct pmureg_machine *machine, const char *registers, struct pmureg_error *error)
{
	char text[128], *from, *to;

	if (io_text(io_path(machine->sysfs, "kernel/security/lockdown"), text, sizeof(text)))
		return 0;
	from = strchr(text, '[');
	to = from ? strchr(from, ']') : NULL;
	if (!to || strncmp(from, "[none]", 6) == 0)
		return 0;
	return pmureg_fail(
		error, -EPERM, 0,
		"kernel lockdown (%.*s) refuses writes to %s; disable Secure Boot, boot with lockdown=none, or "
		"count through perf",
		(int)(to - from - 1), from + 1, registers);
}

int io_check_file(const struct pmureg_machine *machine, struct io_path path, const char *missing,
		  const char *refused, const char *registers, struct pmureg_error *error)
{
	const int code = io_open(path, O_RDWR);

	if (code >= 0) {
		(void)close(code);
		return io_check_lockdown(machine, registers, error);
	}
	if (code == -ENOENT)
		return pmureg_fail(error, code, 0, "%s is missing; %s", path.text, missing);
	return pmureg_fail(error, code, 0, "%s cannot be opened: %s%s%s", path.text, strerror(-code),
			   code == -EACCES || code == -EPERM ? "; " : "",
			   code == -EACCES || code == -EPERM ? refused : "");
}
