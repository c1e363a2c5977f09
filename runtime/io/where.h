/*
 * where.h: discovers the addresses of units from the firmware's tables, the kernel, or registers of the machine. All of
 * these are untrusted input: bounded and checked.
 */
#ifndef PMUREG_IO_WHERE_H
#define PMUREG_IO_WHERE_H

#include <pmureg/parts.h>

#include "pci_find.h"

#define WHERE_PAGES 64 /* most pages of one unit */

/* A discovered page of a memory-mapped unit, or a unit in another space. */
struct io_found {
	uint64_t address; /* base of the registers' described addresses */
	uint64_t begins;  /* base address of the unit, as the source gives it */
	const char *by;   /* name of the source */
	uint8_t is_listed; /* the source lists units, so the unit is present */
};

/* ---- parts.c: what the part `discovery` does, or -EOPNOTSUPP with a message if the program lacks it ---- */

#define WHERE_WORDS 4

/*
 * Finds a page of a unit. Returns 0; -ENODEV: the machine has no such unit; -ENXIO: the unit lacks this page; another
 * negative errno value: unknown. Sets a message.
 */
typedef int io_where_function(const struct io_unit *unit, uint16_t page, struct io_found *found);

/* In a tree of nodes, returns the last index of the nearest unit of block `other` above a unit. */
typedef int io_above_function(const struct io_unit *unit, uint32_t other, uint64_t *number);

/* Reads the number in a property of the unit's node in the device tree. */
typedef int io_property_function(const struct io_unit *unit, const char *name, uint64_t *number);

/*
 * Reads the unit's three words from the discovery tables of its package, then its index among the units of its type.
 * Returns 0; -ENODEV: the machine has no such unit; another negative errno value: unknown. Sets a message.
 */
typedef int io_words_function(const struct io_unit *unit, const struct pmureg_where *where,
			      uint64_t words[WHERE_WORDS]);

struct pmureg_part_discovery {
	io_where_function *where;
	io_above_function *above;
	io_property_function *property;
	io_words_function *words;
	pci_find_id_function *pci_id;
	pci_find_function *pci_devices;
};

io_where_function io_where;
io_above_function io_above;
io_property_function io_property;
io_words_function io_words;
pci_find_id_function io_pci_id;
pci_find_function io_pci_devices;

/* ---- Text ---- */

/* Writes the base address of a unit in the notation of its space. */
void io_found_text(const struct pmureg_block *block, const struct io_found *found, char *text, size_t size);

/* ---- The units that a source lists ---- */

struct where_page {
	uint64_t address, size;
};

struct where_unit {
	struct where_page pages[WHERE_PAGES];
	uint16_t page_count;
	uint64_t device; /* /proc/iomem: number of the device with this name */
	uint32_t property[3]; /* device tree: the wanted property, unconverted; one cell more than a number may have */
	int property_size;    /* in bytes; a negative errno value: it cannot be read */
	uint64_t inner; /* offset of a smaller range of the same name in the first page; 0: none */
	int package; /* package id; -1: the source gives none */
};

struct where_units {
	struct where_unit *list;
	size_t count, room;
	const char *property; /* that is asked for; or NULL */
};

/* Compares by address, for qsort(). */
int where_by_address(const void *a, const void *b);

/* Appends a zeroed unit. Returns NULL and sets a message if out of memory. */
struct where_unit *where_add(struct where_units *units, struct pmureg_error *error);

/*
 * Reads a whole file of at most `most` bytes and appends a 0. The caller frees it. Returns 0 or a negative errno value.
 */
int where_bytes(struct io_path path, size_t most, unsigned char **bytes, size_t *size, struct pmureg_error *error);

/* Reads memory of the machine by dwords, which every device accepts, without changing the byte order. */
int where_memory(const struct io_unit *unit, uint64_t address, size_t count, void *bytes);

io_where_function where_find;         /* where.c */
io_above_function where_find_above;   /* where_nodes.c */
io_property_function where_property;  /* where_sources.c */
io_words_function where_discovery;    /* where_discovery.c */

/*
 * Lists all units of a source. The ACPI table gives those with the block's identity, the device tree those compatible
 * with the source's name, both ordered by address. /proc/iomem gives those whose memory has this name, ordered by
 * number.
 */
typedef int where_lister(const struct io_unit *unit, const struct pmureg_where *where, struct where_units *units);
where_lister where_apmt, where_tree, where_iomem;

extern const char *const where_names[];

/*
 * Copies the unit that an instance is among those of a source, or the tree of nodes that it is in, with this property if
 * it is not NULL. -ENODEV: the machine has no such unit.
 */
int where_one(const struct io_unit *unit, const struct pmureg_where *where, const char *property,
	      struct where_unit *one);

/*
 * Finds the node of an instance in the tree that a source lists. Returns its page and, if `above` is given, the last
 * number of the nearest unit of that block above it. Returns 0, or -ENODEV with a message if there is no such node.
 */
int where_nodes(const struct io_unit *unit, const struct pmureg_where *where, const struct pmureg_block *above,
		uint64_t *number, struct where_page *found);

/* Checks whether the last number of a unit is that of its node. */
static inline int where_nodes_numbered(const struct pmureg_block *block)
{
	return pmureg_block_nodes(block)->number.count && block->number_count;
}

#endif
