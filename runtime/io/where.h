/*
 * where.h: discovers the addresses of units from the firmware's tables, the kernel, or registers of the machine. All of
 * these are untrusted input: bounded and checked.
 */
#ifndef PMUREG_IO_WHERE_H
#define PMUREG_IO_WHERE_H

#include "ways.h"

#define WHERE_PAGES 64 /* most pages of one unit */

/* A discovered page of a memory-mapped unit, or a unit in another space. */
struct io_found {
	uint64_t address; /* base of the registers' described addresses */
	uint64_t begins;  /* base address of the unit, as the source gives it */
	const char *by;   /* name of the source */
	uint8_t is_listed; /* the source lists units, so the unit is present */
};

/*
 * Finds a page of a unit. Returns 0; -ENODEV: the machine has no such unit; -ENXIO: the unit lacks this page; another
 * negative errno value: unknown. Sets a message.
 */
int io_where(const struct io_unit *unit, uint16_t page, struct io_found *found);

/* Writes the base address of a unit in the notation of its space. */
void io_found_text(const struct pmureg_block *block, const struct io_found *found, char *text, size_t size);

/* In a tree of nodes, returns the last index of the nearest unit of block `other` above a unit. */
int io_above(const struct io_unit *unit, uint32_t other, uint64_t *number);

/* ---- The units that a source lists ---- */

struct where_page {
	uint64_t address, size;
};

struct where_unit {
	struct where_page pages[WHERE_PAGES];
	uint16_t page_count;
	uint64_t device; /* /proc/iomem: number of the device with this name */
	uint64_t inner; /* address of a smaller range of the same name in the first page; 0: none */
	int package; /* package id; -1: the source gives none */
};

struct where_units {
	struct where_unit *list;
	size_t count, room;
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

/*
 * Reads the unit's three words from the tables of its package, then its index among the units of its type. Returns 0;
 * -ENODEV: the machine has no such unit; another negative errno value: unknown. Sets a message.
 */
#define WHERE_WORDS 4
int where_discovery(const struct io_unit *unit, const struct pmureg_where *where, uint64_t words[WHERE_WORDS]);

/*
 * Lists all units of a source. The ACPI table gives those with the block's identity, the device tree those compatible
 * with the source's name, both ordered by address. /proc/iomem gives those whose memory has this name, ordered by
 * number.
 */
typedef int where_lister(const struct io_unit *unit, const struct pmureg_where *where, struct where_units *units);
where_lister where_apmt, where_tree, where_iomem;

/* The same for any source; refuses two units at one address. And the names of the sources. */
where_lister where_list;
extern const char *const where_names[];

/*
 * Finds the node of an instance, if the listed units are trees of nodes. Returns its page and, if `above` is given, the
 * index of the nearest unit of that block above it. Returns 0, or -ENODEV with a message if there is no such node.
 */
struct where_above {
	const struct pmureg_block *block;
	uint64_t number;
};
int where_nodes(const struct io_unit *unit, const struct where_units *trees, struct where_above *above,
		struct where_page *found);

#endif
