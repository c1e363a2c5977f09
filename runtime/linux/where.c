// SPDX-License-Identifier: GPL-2.0 OR BSD-2-Clause
/*
 * Where memory-mapped units are: the module's parameter says it, or the sources under `where` of
 * the description. Nothing is found by trying: a read where nothing answers stops some machines.
 */
#include <linux/acpi.h>
#include <linux/io.h>
#include <linux/ioport.h>
#include <linux/of_address.h>
#include <linux/slab.h>
#include <linux/sort.h>

#include "driver.h"

#define MOST_PAGES 2 /* that these sources give of one unit, without an offset in `where` */

/* A unit in a source. */
struct drv_there {
	struct drv_page pages[MOST_PAGES];
	int package; /* its id; -1: not told */
};

/* The units of a block in a source. */
struct drv_source {
	size_t count;
	struct drv_there *units;
};

static int drv_source_add(struct drv_source *source, const struct drv_there *there)
{
	struct drv_there *grown =
		krealloc(source->units, (source->count + 1) * sizeof(*grown), GFP_KERNEL);

	if (!grown)
		return -ENOMEM;
	source->units = grown;
	source->units[source->count++] = *there;
	return 0;
}

/* ---- units=NAME@ADDRESS, units=NAME.PAGE@ADDRESS ---- */

/* Finds a page's address in the parameter. Returns whether it is there. */
static bool drv_page_given(const char *name, u16 page, u64 *address)
{
	const size_t length = strlen(name);
	const char *at;

	for (at = drv_units; at && *at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL) {
		struct pmureg_word number = {.text = strchr(at, '@'), .length = 0};
		unsigned int of = 0;
		int used = 0;

		if (strncmp(at, name, length) || !number.text)
			continue;
		if (at[length] == '.' &&
		    (sscanf(at + length, ".%u%n", &of, &used) != 1 || at[length + used] != '@'))
			continue;
		if (at[length] != '.' && at[length] != '@')
			continue;
		number.text++;
		number.length = strcspn(number.text, ",");
		if (of == page && !pmureg_number(number, address))
			return true;
	}
	return false;
}

/* ---- ACPI's table APMT ---- */

#ifdef CONFIG_ACPI
#define PAGE 4096

/* What the firmware says that the unit is, or if it says nothing, the unit's own register. */
static u32 drv_identity_of(const struct pmureg_system *system, const struct pmureg_block *block,
			   const struct acpi_apmt_node *node)
{
	const struct pmureg_register *registers = pmureg_block_registers(block);
	struct pmureg_place place;
	void __iomem *at;
	u32 identity;

	if (node->impl_id)
		return node->impl_id;
	pmureg_register_place(system, block, &registers[block->identity_reg], 0, 0, &place);
	at = ioremap(node->base_address0 + place.address, sizeof(identity));
	identity = at ? readl(at) : 0;
	if (at)
		iounmap(at);
	return identity;
}

static int drv_apmt_take(const struct pmureg_system *system, const struct pmureg_block *block,
			 const struct acpi_apmt_node *node, struct drv_source *source)
{
	const bool is_in_package = node->flags & ACPI_APMT_FLAGS_AFFINITY;
	struct drv_there there = {.package = is_in_package ? (int)node->proc_affinity : -1};
	const u32 identity = node->base_address0 ? drv_identity_of(system, block, node) : 0;

	if (!identity || ((identity ^ block->identity) & block->identity_mask))
		return 0;
	there.pages[0] = (struct drv_page){.address = node->base_address0, .size = PAGE};
	if (node->flags & ACPI_APMT_FLAGS_DUAL_PAGE)
		there.pages[1] = (struct drv_page){.address = node->base_address1, .size = PAGE};
	return drv_source_add(source, &there);
}

/* The kernel has checked the table's length and sum, but no node. */
static int drv_apmt(const struct pmureg_system *system, const struct pmureg_block *block,
		    struct drv_source *source)
{
	struct acpi_table_header *table;
	const struct acpi_apmt_node *node;
	int code = 0;
	size_t at;

	if (ACPI_FAILURE(acpi_get_table(ACPI_SIG_APMT, 0, &table)))
		return -ENOENT;
	for (at = sizeof(*table); !code && table->length - at >= sizeof(*node);
	     at += node->length) {
		node = (const void *)((const char *)table + at);
		if (node->length < sizeof(*node) || node->length > table->length - at)
			break;
		code = drv_apmt_take(system, block, node, source);
	}
	acpi_put_table(table);
	return code;
}
#else
static int drv_apmt(const struct pmureg_system *system, const struct pmureg_block *block,
		    struct drv_source *source)
{
	return -ENOENT;
}
#endif

/* ---- The device tree ---- */

static int drv_tree(const char *compatible, struct drv_source *source)
{
	struct device_node *node = NULL;
	struct resource memory;
	int code = 0, i;

	while (!code && (node = of_find_compatible_node(node, NULL, compatible))) {
		struct drv_there there = {.package = -1};

		for (i = 0; i < MOST_PAGES; i++) {
			if (of_address_to_resource(node, i, &memory))
				break;
			there.pages[i].address = memory.start;
			there.pages[i].size = resource_size(&memory);
		}
		if (i && of_device_is_available(node))
			code = drv_source_add(source, &there);
	}
	of_node_put(node);
	return code || source->count ? code : -ENOENT;
}

/* ---- One of these units ---- */

static int drv_by_address(const void *a, const void *b)
{
	const struct drv_there *left = a, *right = b;

	return left->pages->address < right->pages->address ?
		       -1 :
		       left->pages->address > right->pages->address;
}

struct drv_sourced {
	const struct drv_source *source;
	const struct drv_table *table;
};

/* Another package than the kernel's is as good as none. */
static int drv_package_of_unit(const void *things, size_t index)
{
	const struct drv_sourced *sourced = things;
	const struct drv_package *package;

	list_for_each_entry(package, &sourced->table->packages, list)
		if (package->of.id == sourced->source->units[index].package)
			return package->of.id;
	return PMUREG_PACKAGE_UNKNOWN;
}

/* Chooses the unit by its rank in its package. */
static const struct drv_there *drv_choose(const struct drv_device *device,
					  const struct drv_source *source)
{
	const struct drv_sourced sourced = {source, device->unit->table};
	size_t found = pmureg_instance_rank(device->unit->block, device->instance);

	if (device->unit->block->socket != PMUREG_NONE)
		found = pmureg_choose(&sourced, source->count, drv_package_of_unit,
				      &device->package->of, 0, found);
	return found < source->count ? &source->units[found] : NULL;
}

static int drv_page_listed(struct drv_device *device, const struct pmureg_where *where, u16 page,
			   struct drv_page *found)
{
	const struct pmureg_system *system = device->unit->table->system;
	const u16 range = where->address.count ? 0 : page;
	struct drv_source source = {.count = 0};
	const struct drv_there *there;
	int code = -ENOENT;

	if (where->kind == PMUREG_WHERE_APMT)
		code = drv_apmt(system, device->unit->block, &source);
	if (where->kind == PMUREG_WHERE_COMPATIBLE)
		code = drv_tree(pmureg_where_name(where), &source);
	if (!code && source.count)
		sort(source.units, source.count, sizeof(*source.units), drv_by_address, NULL);
	there = code ? NULL : drv_choose(device, &source);
	if (there && range < MOST_PAGES)
		*found = there->pages[range];
	kfree(source.units);
	return code;
}

/* ---- All sources ---- */

static u64 drv_page_size(const struct drv_device *device, u16 page)
{
	const struct pmureg_block *block = device->unit->block;

	return pmureg_block_page_sizes(block)[device->instance * block->page_count + page];
}

static int drv_where_value(struct drv_device *device, struct pmureg_code expression, u16 page,
			   u64 otherwise, u64 *value)
{
	const struct pmureg_block *block = device->unit->block;
	u64 variables[PMUREG_NUMBERS + 1] = {0};
	u16 i;

	*value = otherwise;
	if (!expression.count)
		return 0;
	for (i = 0; i < block->number_count; i++)
		variables[i] = drv_numbers(device)[i];
	variables[block->number_count] = page;
	return pmureg_unit_evaluate(device->unit->table->system, &device->io, block,
				    device->instance, expression, variables, value);
}

/* If a source does not exist, the next is tried. */
static int drv_page_find(struct drv_device *device, u16 page, u64 *address)
{
	const struct pmureg_block *block = device->unit->block;
	const struct pmureg_where *where = pmureg_block_where(block);
	const u64 size = drv_page_size(device, page);
	struct drv_page found = {.size = U64_MAX};
	int code = -ENOENT;
	u64 offset = 0;
	u16 i;

	for (i = 0; i < block->where_count && code == -ENOENT && !pmureg_block_nodes(block); i++) {
		const bool is_listed = where[i].kind != PMUREG_WHERE_ADDRESS;

		code = is_listed ? drv_page_listed(device, &where[i], page, &found) : 0;
		code = code || (is_listed && !found.address) ? -ENOENT : 0;
		code = code ? code :
			      drv_where_value(device, pmureg_where_address(&where[i]), page, 0,
					      &offset);
	}
	*address = found.address + offset;
	if (!size) /* this unit has no such page */
		return 0;
	if (code || !*address)
		return code ? code : -ENOENT;
	if (*address % 8 == 0 && offset <= found.size && size <= found.size - offset)
		return 0;
	pr_err("pmureg: %s is not used: its registers need 0x%llx bytes, and there are 0x%llx at 0x%llx\n",
	       device->unit->name, size, found.size, found.address);
	return -EINVAL;
}

/* ---- Mapping ---- */

static int drv_page_map(struct drv_device *device, u16 number, u64 address)
{
	struct drv_page *page = &device->pages[number];

	page->size = drv_page_size(device, number);
	page->address = address;
	if (!page->size)
		return 0;
	if (!request_mem_region(address, page->size, device->unit->name)) {
		pr_err("pmureg: %s is not used: its memory at 0x%llx belongs to another driver, see /proc/iomem\n",
		       device->unit->name, address);
		return -EBUSY;
	}
	page->at = ioremap(address, page->size);
	if (page->at)
		return 0;
	release_mem_region(address, page->size);
	return -ENOMEM;
}

/* What is absent by its facts has no address. Expressions over its own registers come later. */
static bool drv_is_absent(struct drv_device *device)
{
	u64 present;

	return !drv_where_value(device, pmureg_block_present(device->unit->block), 0, 1,
				&present) &&
	       !present;
}

int drv_pages_map(struct drv_device *device)
{
	const struct pmureg_block *block = device->unit->block;
	int code = 0;
	u64 address;
	u16 i;

	if (block->space != PMUREG_MMIO)
		return 0;
	device->pages = kcalloc(block->page_count, sizeof(*device->pages), GFP_KERNEL);
	if (!device->pages)
		return -ENOMEM;
	for (i = 0; i < block->page_count && !code; i++) {
		if (!drv_page_given(device->unit->name, i, &address))
			code = drv_is_absent(device) ? -ENOENT : drv_page_find(device, i, &address);
		code = code ? code : drv_page_map(device, i, address);
	}
	return code;
}

void drv_pages_unmap(struct drv_device *device)
{
	u16 i;

	for (i = 0; device->pages && i < device->unit->block->page_count; i++) {
		if (!device->pages[i].at)
			continue;
		iounmap(device->pages[i].at);
		release_mem_region(device->pages[i].address, device->pages[i].size);
	}
	kfree(device->pages);
	device->pages = NULL;
}
