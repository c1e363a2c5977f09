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

#ifdef CONFIG_X86
static bool drv_within(struct pmureg_span span, unsigned int number)
{
	return number >= span.first && number <= span.last;
}
#endif

static bool drv_meets(const struct pmureg_detect *detect)
{
#ifdef CONFIG_X86
	const struct pmureg_span *models = pmureg_detect_models(detect);
	const char *vendor = pmureg_detect_cpu_vendor(detect);
	u16 i;

	if (!vendor || strcmp(vendor, boot_cpu_data.x86_vendor_id) ||
	    detect->family != boot_cpu_data.x86 ||
	    !drv_within(detect->stepping, boot_cpu_data.x86_stepping))
		return false;
	for (i = 0; i < detect->model_count; i++)
		if (drv_within(models[i], boot_cpu_data.x86_model))
			return true;
#endif
#ifdef CONFIG_ARM64
	if (detect->midr_mask)
		return !((read_cpuid_id() ^ detect->midr) & detect->midr_mask);
#endif
	return false;
}

/* A description that names no processor may be of this machine: the user says so. */
enum drv_match drv_match(const struct pmureg_system *system, const struct pmureg_system **variant)
{
	const struct pmureg_detect *detects = pmureg_system_detects(system);
	enum drv_match match = DRV_UNKNOWN;
	u16 i;

	*variant = system;
	for (i = 0; i < system->detect_count; i++) {
		if (pmureg_detect_cpu_vendor(&detects[i]) || detects[i].midr_mask)
			match = DRV_OTHER;
		if (!drv_meets(&detects[i]))
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
		if (package->id == topology_physical_package_id(cpu))
			return package;
	return NULL;
}

/* Returns the package that a device's NUMA node belongs to; negative: nobody knows. */
static int drv_package_near(struct pci_dev *dev)
{
	const int node = dev_to_node(&dev->dev);
	const unsigned int cpu = node < 0 ? nr_cpu_ids : cpumask_first(cpumask_of_node(node));

	return cpu < nr_cpu_ids ? topology_physical_package_id(cpu) : -1;
}

/*
 * Finds the nth device of a package. If the kernel does not know where the devices are, the
 * packages have equal shares of them, in their order. The caller puts it.
 */
static struct pci_dev *drv_pci_find(const struct pmureg_system *system,
				    const struct drv_package *package, size_t packages, u16 id,
				    u16 function, u64 nth)
{
	size_t count = 0, near = 0, seen = 0;
	struct pci_dev *dev = NULL;

	while ((dev = pci_get_device(system->pci_vendor, id, dev))) {
		if (function != PMUREG_NONE && function != dev->devfn)
			continue;
		count++;
		near += drv_package_near(dev) >= 0 && packages > 1;
	}
	while ((dev = pci_get_device(system->pci_vendor, id, dev))) {
		if (function != PMUREG_NONE && function != dev->devfn)
			continue;
		if (near ? drv_package_near(dev) != package->id :
			   count % packages || seen++ / (count / packages) != package->rank)
			continue;
		if (!nth--)
			return dev;
	}
	return NULL;
}

static size_t drv_pci_count(const struct pmureg_system *system)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(system);
	size_t count = 0;
	u16 i;

	for (i = 0; i < system->block_count; i++)
		if (blocks[i].space == PMUREG_PCI)
			count += (size_t)blocks[i].instance_count * blocks[i].device_count;
	return count;
}

static void drv_instance_fill(const struct pmureg_system *system, const struct pmureg_block *block,
			      u16 instance, struct drv_package *package, size_t packages)
{
	const struct pmureg_instance *of = &pmureg_block_instances(block)[instance];
	const struct pmureg_pci_device *devices = pmureg_instance_devices(of);
	u16 i;

	for (i = 0; i < block->device_count; i++) {
		struct pci_dev *dev = drv_pci_find(system, package, packages, devices[i].id,
						   devices[i].function, 0);

		if (dev && dev->dev.driver) {
			pr_info("pmureg: PCI device %s is left alone: the driver %s has it\n",
				pci_name(dev), dev->dev.driver->name);
			pci_dev_put(dev);
			dev = NULL;
		}
		if (dev)
			package->pci[package->count++] = (struct drv_pci){devices[i].place, dev};
	}
}

static void drv_package_fill(const struct pmureg_system *system, struct drv_package *package,
			     size_t packages)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(system);
	u16 b, i;

	for (b = 0; b < system->block_count; b++)
		for (i = 0; blocks[b].space == PMUREG_PCI && i < blocks[b].instance_count; i++)
			drv_instance_fill(system, &blocks[b], i, package, packages);
}

/* Adds a package in the order of its id. */
static int drv_package_add(struct drv_table *table, int id)
{
	struct drv_package *package, *other;

	list_for_each_entry(other, &table->packages, list) {
		if (other->id == id)
			return 0;
		if (other->id > id)
			break;
	}
	package = kvzalloc(struct_size(package, pci, drv_pci_count(table->system)), GFP_KERNEL);
	if (!package)
		return -ENOMEM;
	package->id = id;
	list_add_tail(&package->list, &other->list);
	return 0;
}

int drv_packages_find(struct drv_table *table)
{
	struct drv_package *package;
	unsigned int cpu;
	int code;

	for_each_online_cpu(cpu) {
		code = drv_package_add(table, topology_physical_package_id(cpu));
		if (code)
			return code;
	}
	list_for_each_entry(package, &table->packages, list)
		package->rank = table->package_count++;
	list_for_each_entry(package, &table->packages, list)
		drv_package_fill(table->system, package, table->package_count);
	return 0;
}

void drv_packages_put(struct drv_table *table)
{
	struct drv_package *package, *next;
	size_t i;

	list_for_each_entry_safe(package, next, &table->packages, list) {
		for (i = 0; i < package->count; i++)
			pci_dev_put(package->pci[i].dev);
		kvfree(package);
	}
}

/* ---- Facts ---- */

static int drv_fact_pci(struct drv_device *device, const struct pmureg_fact *fact,
			const u64 *numbers, u64 *value)
{
	const struct drv_table *table = device->unit->table;
	const u32 at = (u32)pmureg_value_of(pmureg_fact_at(fact), numbers, 0);
	struct pci_dev *dev =
		drv_pci_find(table->system, device->package, table->package_count, (u16)fact->id,
			     PMUREG_NONE, pmureg_value_of(pmureg_fact_nth(fact), numbers, 0));
	u32 low = 0, high = 0;
	int code;

	if (!dev)
		return -ENODEV;
	code = pci_read_config_dword(dev, at & ~3U, &low);
	if (!code && (at & 3) * 8 + fact->bits > 32)
		code = pci_read_config_dword(dev, (at & ~3U) + 4, &high);
	pci_dev_put(dev);
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
