/*
 * where_sources.c: lists the units of one source of `where`, chooses that of an instance, and reads what else the source
 * has of it: a property.
 */
#include "hosted.h"

#include <endian.h>

#include "where.h"

/* Refuses two units at one address, because they cannot be distinguished. */
static int where_sources_check_apart(const struct where_units *units, const struct pmureg_block *block, const char *by,
		       struct pmureg_error *error)
{
	for (size_t i = 0; i < units->count; i++)
		for (size_t j = 0; j < i; j++) {
			const struct where_page *a = units->list[i].pages, *b = units->list[j].pages;

			if (units->list[i].page_count && units->list[j].page_count &&
			    a->address - b->address < b->size)
				return pmureg_fail(error, -EINVAL, 0, "%s lists two units `%s` at 0x%llx", by,
						   pmureg_block_key(block), (unsigned long long)a->address);
		}
	return 0;
}

const char *const where_names[] = {
	[PMUREG_WHERE_ADDRESS] = "its own registers", [PMUREG_WHERE_APMT] = "ACPI's table APMT",
	[PMUREG_WHERE_IOMEM] = "/proc/iomem", [PMUREG_WHERE_DISCOVERY] = "PMON discovery",
	[PMUREG_WHERE_COMPATIBLE] = "the device tree",
};

/* Lists the units of a source. -ENOENT: it has no unit, but another may. */
static int where_sources_list(const struct io_unit *unit, const struct pmureg_where *where, struct where_units *units)
{
	static where_lister *const listers[] = {[PMUREG_WHERE_APMT] = where_apmt, [PMUREG_WHERE_IOMEM] = where_iomem,
						[PMUREG_WHERE_COMPATIBLE] = where_tree};
	const struct pmureg_block *block = unit->block;
	int code = listers[where->kind](unit, where, units);

	if (!code && !units->count && where + 1 < pmureg_block_where(block) + block->where_count)
		return pmureg_fail(unit->error, -ENOENT, 0, "nothing lists a unit `%s` on this machine",
				   pmureg_block_key(block));
	return code ? code : where_sources_check_apart(units, block, where_names[where->kind], unit->error);
}

/* ---- Choosing a unit ---- */

struct sourced {
	const struct where_units *units;
	const struct io_banks *packages;
};

/* Another package than the kernel's is as good as none. */
static int package_of_unit(const void *things, size_t index)
{
	const struct sourced *sourced = things;
	const int id = sourced->units->list[index].package;

	for (size_t p = 0; p < sourced->packages->count; p++)
		if (sourced->packages->list[p].ids[PMUREG_PACKAGE] == id)
			return id;
	return PMUREG_PACKAGE_UNKNOWN;
}

/* Chooses the unit by its rank in the socket; a tree of nodes by its number. */
static int where_sources_choose(const struct io_unit *unit, const struct where_units *units, const char *by,
				struct where_unit *chosen)
{
	const struct pmureg_block *block = unit->block;
	const int is_tree = pmureg_block_nodes(block) != NULL;
	const uint16_t number = is_tree ? PMUREG_NONE : block->socket;
	const uint64_t *numbers = pmureg_instance_numbers(&pmureg_block_instances(block)[unit->instance]);
	struct io_banks packages = {.count = 0};
	const struct sourced sourced = {units, &packages};
	struct pmureg_package here = {.rank = number == PMUREG_NONE ? 0 : (unsigned int)numbers[number], .count = 1};
	size_t found = !is_tree ? pmureg_instance_rank(block, unit->instance) :
		       block->number_count > where_nodes_numbered(block) ? (size_t)numbers[0] : 0;
	int code = number == PMUREG_NONE ? 0 :
			   io_machine_banks(unit->options->machine, PMUREG_PACKAGE, NULL, &packages, unit->error);

	if (!code && packages.count && here.rank >= packages.count)
		code = pmureg_fail(unit->error, -ENODEV, 0, "this machine has no socket %u", here.rank);
	if (!code && packages.count) {
		here.count = (unsigned int)packages.count;
		here.id = packages.list[here.rank].ids[PMUREG_PACKAGE];
		found = pmureg_choose(&sourced, units->count, package_of_unit, &here, 0, found);
	}
	if (!code && found < units->count)
		*chosen = units->list[found];
	else if (!code)
		code = pmureg_fail(unit->error, -ENODEV, 0, "%s lists %zu %s `%s` on this machine, but not %s", by,
				   units->count, is_tree ? "trees of nodes" : "units", pmureg_block_key(block),
				   packages.count && units->count % packages.count && package_of_unit(&sourced, 0) < 0 ?
					   "to which socket each belongs" :
					   "this one");
	free(packages.list);
	return code;
}

int where_one(const struct io_unit *unit, const struct pmureg_where *where, const char *property,
	      struct where_unit *one)
{
	struct where_units units = {.property = property};
	int code = where_sources_list(unit, where, &units);

	code = code ? code : where_sources_choose(unit, &units, where_names[where->kind], one);
	free(units.list);
	return code;
}

/* ---- What else they tell ---- */

/* One or two cells, big-endian. */
static int decode_property(const struct io_unit *unit, const char *name, const struct where_unit *of, uint64_t *number)
{
	const uint64_t high = be32toh(of->property[0]), low = be32toh(of->property[1]);
	const int size = of->property_size;

	*number = size == 4 ? high : high << 32 | low;
	if (size == 4 || size == 8)
		return 0;
	return pmureg_fail(unit->error, -EINVAL, 0, "`%s` in the device tree %s%s", name,
			   size < 0 ? "cannot be read: " : "is not a number of 4 or 8 bytes", size < 0 ? strerror(-size) : "");
}

int where_property(const struct io_unit *unit, const char *name, uint64_t *number)
{
	const struct pmureg_where *where = pmureg_block_where(unit->block);
	struct where_unit of;
	int code = -ENOENT;

	for (uint16_t i = 0; i < unit->block->where_count && code == -ENOENT; i++)
		if (where[i].kind == PMUREG_WHERE_COMPATIBLE)
			code = where_one(unit, &where[i], name, &of);
	return code ? code : decode_property(unit, name, &of, number);
}
