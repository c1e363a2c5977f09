// SPDX-License-Identifier: GPL-2.0 OR BSD-2-Clause
/*
 * What the machine has: whether it is a described system, its packages with their PCI devices, and
 * facts.
 */
#include <linux/pci.h>
#include <linux/slab.h>
#include <linux/topology.h>
#ifdef CONFIG_X86
#include <asm/processor.h>
#ifdef DRV_CPUID_API
#include <asm/cpuid/api.h>
#endif
#endif
#ifdef CONFIG_ARM64
#include <asm/cputype.h>
#endif

#include "driver.h"

/* ---- The processor ---- */

static void drv_processor(struct pmureg_processor *processor)
{
#ifdef CONFIG_X86
	strscpy(processor->vendor, boot_cpu_data.x86_vendor_id, sizeof(processor->vendor));
	processor->family = boot_cpu_data.x86;
	processor->model = boot_cpu_data.x86_model;
	processor->stepping = boot_cpu_data.x86_stepping;
#endif
#ifdef CONFIG_ARM64
	processor->midr = read_cpuid_id();
#endif
}

/* A description that names no processor may be of this machine: the user says so. */
enum drv_match drv_match(const struct pmureg_system *system, const struct pmureg_system **variant)
{
	const struct pmureg_detect *detects = pmureg_system_detects(system);
	struct pmureg_processor processor = {.family = 0};
	enum drv_match match = DRV_UNKNOWN;
	u16 i;

	drv_processor(&processor);
	*variant = system;
	for (i = 0; i < system->detect_count; i++) {
		if (pmureg_detect_cpu_vendor(&detects[i]) || detects[i].midr_mask)
			match = DRV_OTHER;
		if (!pmureg_detect_fits(&detects[i], &processor))
			continue;
		if (detects[i].variant != PMUREG_NONE)
			*variant = &pmureg_system_variants(system)[detects[i].variant];
		return DRV_HERE;
	}
	return match;
}

/* ---- Packages ---- */

int drv_bank(const struct pmureg_block *block, unsigned int cpu)
{
	switch (block->scope) {
	case PMUREG_MACHINE:
		return 0;
	case PMUREG_PACKAGE:
		return topology_physical_package_id(cpu);
	case PMUREG_DIE:
		return topology_physical_package_id(cpu) << 16 | (topology_die_id(cpu) & 0xffff);
#ifdef CONFIG_ARM64 /* others do not export what says it */
	case PMUREG_CLUSTER:
		return topology_physical_package_id(cpu) << 16 |
		       (topology_cluster_id(cpu) & 0xffff);
#endif
#ifdef CONFIG_X86
	case PMUREG_CACHE:
#ifdef DRV_LLC_ID
		return (int)per_cpu_llc_id(cpu);
#else
		return get_llc_id(cpu);
#endif
#endif
	case PMUREG_CORE:
		return topology_physical_package_id(cpu) << 16 | (topology_core_id(cpu) & 0xffff);
	case PMUREG_CPU:
		return (int)cpu;
	}
	return -EOPNOTSUPP;
}

const struct drv_package *drv_package_of(const struct drv_table *table, unsigned int cpu)
{
	struct drv_package *package;

	list_for_each_entry(package, &table->packages, list)
		if (package->of.id == topology_physical_package_id(cpu))
			return package;
	return NULL;
}

/* Returns the package that a device's NUMA node belongs to. */
static int drv_package_near(struct pci_dev *dev)
{
	const int node = dev_to_node(&dev->dev);
	const unsigned int cpu = node < 0 ? nr_cpu_ids : cpumask_first(cpumask_of_node(node));

	return cpu < nr_cpu_ids ? topology_physical_package_id(cpu) : PMUREG_PACKAGE_UNKNOWN;
}

/* Lists all devices of the system's vendor. Without NUMA all are near the only node, which says nothing. */
static int drv_pci_list(struct drv_table *table)
{
	const u16 vendor = table->system->pci_vendor;
	struct pci_dev *dev = NULL;
	size_t most = 0;

	while (vendor && (dev = pci_get_device(vendor, PCI_ANY_ID, dev)))
		most++;
	table->devices = kvcalloc(most + 1, sizeof(*table->devices), GFP_KERNEL);
	table->there = kvcalloc(most + 1, sizeof(*table->there), GFP_KERNEL);
	if (!table->devices || !table->there)
		return -ENOMEM;
	while (table->device_count < most && (dev = pci_get_device(vendor, PCI_ANY_ID, dev))) {
		table->devices[table->device_count] = pci_dev_get(dev);
		table->there[table->device_count++] = (struct pmureg_pci_there){
			.bus = (u32)pci_domain_nr(dev->bus) << 8 | dev->bus->number,
			.function = dev->devfn,
			.id = dev->device,
			.package = num_online_nodes() > 1 ? drv_package_near(dev) :
							    PMUREG_PACKAGE_UNKNOWN,
		};
	}
	pci_dev_put(dev);
	return 0;
}

struct pci_dev *drv_pci_of(const struct drv_device *device, u16 place)
{
	const struct drv_package *package = device->package;
	size_t i;

	for (i = 0; i < package->count; i++)
		if (package->pci[i].device.place == place)
			return device->unit->table->devices[package->pci[i].found];
	return NULL;
}

/* Finds the package's devices, but those that another driver has. */
static void drv_package_fill(const struct drv_table *table, struct drv_package *package)
{
	size_t i;

	package->of.count = table->package_count;
	package->count = pmureg_pci_list(table->system, package->pci);
	pmureg_pci_find(package->pci, package->count, table->there, table->device_count,
			&package->of);
	for (i = 0; i < package->count; i++) {
		const struct pci_dev *dev = table->devices[package->pci[i].found];

		if (!dev || !dev->dev.driver)
			continue;
		pr_info("pmureg: PCI device %s is left alone: the driver %s has it\n",
			pci_name(dev), dev->dev.driver->name);
		package->pci[i].found = table->device_count;
	}
}

/* Adds a package in the order of its id. */
static int drv_package_add(struct drv_table *table, int id)
{
	struct drv_package *package, *other;

	list_for_each_entry(other, &table->packages, list) {
		if (other->of.id == id)
			return 0;
		if (other->of.id > id)
			break;
	}
	package = kvzalloc(struct_size(package, pci, pmureg_pci_list(table->system, NULL)),
			   GFP_KERNEL);
	if (!package)
		return -ENOMEM;
	package->of.id = id;
	list_add_tail(&package->list, &other->list);
	return 0;
}

int drv_packages_find(struct drv_table *table)
{
	struct drv_package *package;
	unsigned int cpu;
	int code = drv_pci_list(table);

	for_each_online_cpu(cpu)
		code = code ? code : drv_package_add(table, topology_physical_package_id(cpu));
	if (code)
		return code;
	list_for_each_entry(package, &table->packages, list)
		package->of.rank = table->package_count++;
	list_for_each_entry(package, &table->packages, list)
		drv_package_fill(table, package);
	return 0;
}

void drv_packages_put(struct drv_table *table)
{
	struct drv_package *package, *next;

	list_for_each_entry_safe(package, next, &table->packages, list)
		kvfree(package);
	while (table->device_count)
		pci_dev_put(table->devices[--table->device_count]);
	kvfree(table->devices);
	kvfree(table->there);
}

/* ---- Facts ---- */

static int drv_fact_pci(struct drv_device *device, const struct pmureg_fact *fact,
			const u64 *numbers, u64 *value)
{
	const struct drv_table *table = device->unit->table;
	const u32 at = (u32)pmureg_value_of(pmureg_fact_at(fact), numbers, 0);
	struct pci_dev *dev = table->devices[pmureg_pci_nth(
		table->there, table->device_count, (u16)fact->id, &device->package->of,
		pmureg_value_of(pmureg_fact_nth(fact), numbers, 0))];
	u32 low = 0, high = 0;
	int code;

	if (!dev)
		return -ENODEV;
	code = pci_read_config_dword(dev, at & ~3U, &low);
	if (!code && (at & 3) * 8 + fact->bits > 32)
		code = pci_read_config_dword(dev, (at & ~3U) + 4, &high);
	*value = ((u64)high << 32 | low) >> (at & 3) * 8;
	return code ? -EIO : 0;
}

#ifdef CONFIG_X86
/* A processor also answers, with other values, for leaves that it does not have. */
static int drv_fact_cpuid(const struct pmureg_fact *fact, u64 *value)
{
	u32 registers[4];

	if (cpuid_eax(fact->id & 0x80000000) < fact->id)
		return -ENODEV;
	cpuid_count(fact->id, fact->sub, &registers[0], &registers[1], &registers[2],
		    &registers[3]);
	*value = registers[fact->register_number];
	return 0;
}
#endif

/* May sleep. */
int drv_fact(struct drv_device *device, u32 index, u64 *value)
{
	const struct pmureg_fact *fact = &pmureg_block_facts(device->unit->block)[index];
	const u64 *numbers = drv_numbers(device);
	int code = -EOPNOTSUPP;

	*value = 0;
	if (fact->kind == PMUREG_FACT_PCI)
		code = drv_fact_pci(device, fact, numbers, value);
	if (fact->kind == PMUREG_FACT_ADDRESS && device->pages) {
		*value = device->pages[0].address;
		code = 0;
	}
#ifdef CONFIG_X86
	if (fact->kind == PMUREG_FACT_CPUID)
		code = drv_fact_cpuid(fact, value);
	if (fact->kind == PMUREG_FACT_MSR)
		code = drv_msr_read(device, (u32)pmureg_value_of(pmureg_fact_at(fact), numbers, 0),
				    value);
#endif
#ifdef CONFIG_ARM64
	if (fact->kind == PMUREG_FACT_MIDR) {
		*value = read_cpuid_id();
		code = 0;
	}
#endif
	*value = *value >> fact->low & pmureg_mask(fact->width);
	return code;
}
