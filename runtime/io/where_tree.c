/*
 * where_tree.c: finds units in the device tree: the nodes under /proc/device-tree whose `compatible` has a name. A
 * property is a file; its numbers are big-endian cells of 32 bits. Addresses are those of the node's bus; the `ranges`
 * of each bus above translate them to the machine's.
 */
#include "hosted.h"

#include <endian.h>

#include "where.h"

#define DEPTH 32
#define CELLS 1024 /* most cells of a property */

struct node {
	const struct node *parent; /* NULL: the root */
	struct io_path path;
	unsigned int depth;
	uint32_t address_cells, size_cells; /* of the children's addresses and sizes */
};

struct search {
	const struct io_unit *unit;
	const char *name;
	struct where_units *units;
};

/* ---- Properties ---- */

/* Reads a property. Returns its size in bytes, or -ENOENT. */
static ssize_t property(const struct node *node, const char *name, void *bytes, size_t size)
{
	return io_bytes(io_path(node->path.text, "%s", name), 0, bytes, size);
}

/* Reads cells in the machine's byte order. A property that fills the buffer is refused. */
static ssize_t cells(const struct node *node, const char *name, uint32_t numbers[CELLS])
{
	const ssize_t got = property(node, name, numbers, CELLS * sizeof(*numbers));

	for (ssize_t i = 0; i < got / 4; i++)
		numbers[i] = be32toh(numbers[i]);
	return got < 0 ? got : got % 4 || got == CELLS * sizeof(*numbers) ? -EINVAL : got / 4;
}

static uint32_t cell(const struct node *node, const char *name, uint32_t otherwise)
{
	uint32_t number;

	return property(node, name, &number, sizeof(number)) == (ssize_t)sizeof(number) ? be32toh(number) : otherwise;
}

/* Checks whether a list of 0-terminated strings contains a string. */
static int has_string(const struct node *node, const char *name, const char *text)
{
	char list[1024];
	const ssize_t size = property(node, name, list, sizeof(list) - 1);

	list[size > 0 ? size : 0] = '\0';
	for (ssize_t at = 0; at < size; at += (ssize_t)strlen(list + at) + 1)
		if (strcmp(list + at, text) == 0)
			return 1;
	return 0;
}

/* ---- Addresses ---- */

/* Reads a number of one or two cells. Buses with more cells are not in the machine's memory. */
static int where_tree_number(const uint32_t *from, uint32_t count, uint64_t *value)
{
	if (count < 1 || count > 2)
		return -EINVAL;
	*value = count == 2 ? (uint64_t)from[0] << 32 | from[1] : from[0];
	return 0;
}

/* Translates an address on a bus to the address on its parent bus. */
static int where_tree_translate(const struct node *bus, uint64_t *address, uint64_t size)
{
	const uint32_t child = bus->address_cells, parent = bus->parent->address_cells;
	const ssize_t row = (ssize_t)(child + parent + bus->size_cells);
	uint32_t ranges[CELLS];
	const ssize_t count = cells(bus, "ranges", ranges);
	uint64_t from, to, length;

	if (count <= 0)
		return (int)count; /* an empty property: addresses are equal */
	for (ssize_t i = 0; i + row <= count; i += row)
		if (!where_tree_number(ranges + i, child, &from) &&
		    !where_tree_number(ranges + i + child, parent, &to) &&
		    !where_tree_number(ranges + i + child + parent, bus->size_cells, &length) && *address >= from &&
		    *address - from < length && size <= length - (*address - from)) {
			*address = to + (*address - from);
			return 0;
		}
	return -ERANGE;
}

/* Returns the package of the first CPU that a node names, or -1. */
static int where_tree_package_of(const struct search *search, const struct node *node)
{
	const struct pmureg_machine *machine = search->unit->options->machine;
	const uint32_t handle = cell(node, "cpus", 0);
	int package = -1;
	struct io_cpus online;

	if (!handle || io_cpus_read(&online, io_path(machine->sysfs, "devices/system/cpu/online")))
		return -1;
	for (size_t i = 0; i < online.count && package < 0; i++) {
		const struct node cpu = {.path = io_path(machine->sysfs, "devices/system/cpu/cpu%d/of_node", online.cpus[i])};

		if (cell(&cpu, "phandle", 0) == handle)
			package = io_package_id(machine, online.cpus[i], -1);
	}
	free(online.cpus);
	return package;
}

static int where_tree_take_node(const struct search *search, const struct node *node)
{
	const struct node *bus = node->parent;
	const ssize_t row = bus ? (ssize_t)(bus->address_cells + bus->size_cells) : 0;
	struct where_unit *unit = where_add(search->units, search->unit->error);
	uint32_t reg[CELLS];
	ssize_t count = unit ? cells(node, "reg", reg) : 0;
	int code = count < 0 ? (int)count : !row || row > 4 || !count || count % row ? -EINVAL : 0;

	if (!unit)
		return -ENOMEM;
	unit->package = where_tree_package_of(search, node);
	if (search->units->property)
		unit->property_size = (int)property(node, search->units->property, unit->property, sizeof(unit->property));
	for (ssize_t i = 0; i < count && !code; i += row) {
		struct where_page page = {0};

		code = unit->page_count == WHERE_PAGES ? -E2BIG :
							 where_tree_number(reg + i, bus->address_cells, &page.address);
		code = code ? code : where_tree_number(reg + i + bus->address_cells, bus->size_cells, &page.size);
		for (const struct node *up = bus; !code && up->parent; up = up->parent)
			code = where_tree_translate(up, &page.address, page.size);
		if (!code)
			unit->pages[unit->page_count++] = page;
	}
	return code ? pmureg_fail(search->unit->error, -EINVAL, 0, "the `reg` of %s is not valid: %s",
				  node->path.text, strerror(-code)) :
		      0;
}

/* ---- The tree ---- */

static int where_tree_is_meant(const struct search *search, const struct node *node)
{
	char status[8];

	return has_string(node, "compatible", search->name) &&
	       (property(node, "status", status, sizeof(status)) == -ENOENT || has_string(node, "status", "okay") ||
		has_string(node, "status", "ok"));
}

/* Child nodes are folders. Entries that cannot be read as folders are properties. */
static int search_node(const struct search *search, struct node *node)
{
	struct io_names names;
	int code = io_names_read(&names, node->path);

	if (code && node->parent)
		return 0;
	if (code || node->depth > DEPTH)
		return pmureg_fail(search->unit->error, code ? code : -ELOOP, 0, "%s cannot be read: %s",
				   node->path.text, strerror(code ? -code : ELOOP));
	node->address_cells = cell(node, "#address-cells", 2);
	node->size_cells = cell(node, "#size-cells", 1);
	if (node->address_cells > 4 || node->size_cells > 4)
		node->address_cells = node->size_cells = 0; /* no address has 0 cells */
	code = where_tree_is_meant(search, node) ? where_tree_take_node(search, node) : 0;
	for (size_t i = 0; i < names.count && !code; i++) {
		struct node child = {node, io_path(node->path.text, "%s", names.names[i]), node->depth + 1, 0, 0};

		code = search_node(search, &child);
	}
	io_names_free(&names);
	return code;
}

int where_tree(const struct io_unit *unit, const struct pmureg_where *where, struct where_units *units)
{
	const struct search search = {unit, pmureg_where_name(where), units};
	struct node root = {.path = io_path(unit->options->machine->root, "proc/device-tree")};
	const int code = search_node(&search, &root);

	if (!code && units->count)
		qsort(units->list, units->count, sizeof(*units->list), where_by_address);
	return code;
}
