/*
 * where.h: where the pages of memory-mapped units are, as the machine tells it: its firmware's tables, its kernel, or
 * numbers of its own. All of that is input: it is bounded and checked.
 */
#ifndef PMUREG_IO_WHERE_H
#define PMUREG_IO_WHERE_H

#include "ways.h"

#define WHERE_PAGES 64 /* most of one unit */

/* A page of a unit that was found; a unit in another space than memory. */
struct io_found {
	uint64_t address; /* where the registers' own addresses count from */
	uint64_t begins;  /* where the unit begins, as the source has it */
	const char *by;   /* who tells, in words */
	uint8_t is_listed; /* the source lists units, so it says that the unit is there */
};

/*
 * 0; -ENODEV: the machine has no such unit; -ENXIO: the unit lacks this page; another negative errno value: nobody can
 * tell. Says why.
 */
int io_where(const struct io_unit *unit, uint16_t page, struct io_found *found);

/* The number in a property of the unit's node in the device tree. */
int io_property(const struct io_unit *unit, const char *name, uint64_t *number);

/* Where a unit begins, in the words of its space. */
void io_found_text(const struct pmureg_block *block, const struct io_found *found, char *text, size_t size);

/* In a tree of nodes: the last number of the nearest unit of the system's block `other` that a unit is below. */
int io_above(const struct io_unit *unit, uint32_t other, uint64_t *number);

/* ---- What a source tells of units of one kind ---- */

struct where_page {
	uint64_t address, size;
};

struct where_unit {
	struct where_page pages[WHERE_PAGES];
	uint16_t page_count;
	uint64_t device; /* of /proc/iomem: which of its name */
	uint32_t property[3]; /* of the device tree, if one is asked for, as it is there: one cell more than any may have */
	int property_size;    /* in bytes; a negative errno value: it cannot be read */
	uint64_t inner; /* a smaller range in the first page, of the same name; 0: there is none */
	int package; /* its id; -1: the source does not tell */
};

struct where_units {
	struct where_unit *list;
	size_t count, room;
	const char *property; /* that is asked for; or NULL */
};

/* The order of their addresses, for qsort(). */
int where_by_address(const void *a, const void *b);

/* One more, all zeros; NULL: out of memory, which has been said. */
struct where_unit *where_add(struct where_units *units, struct pmureg_error *error);

/* A file as it is, with a 0 behind it, to be freed; more than `most` bytes are refused. 0 or a negative errno value. */
int where_bytes(struct io_path path, size_t most, unsigned char **bytes, size_t *size, struct pmureg_error *error);

/* The bytes at an address of the machine's memory, as they stand there: by dwords, which every device takes. */
int where_memory(const struct io_unit *unit, uint64_t address, size_t count, void *bytes);

/*
 * The three words of the unit of the package that an instance is, and behind them how many units of its type stand before it.
 * 0; -ENODEV: the machine has no such unit; another negative errno value: nobody can tell. Says why.
 */
#define WHERE_WORDS 4
int where_discovery(const struct io_unit *unit, const struct pmureg_where *where, uint64_t words[WHERE_WORDS]);

/*
 * All units that a source lists. ACPI's table has those of the block's identity and the device tree nodes that are compatible
 * with the source's name, both in the order of their addresses; in /proc/iomem are those whose memory has this name, in the
 * order of their numbers.
 */
typedef int where_lister(const struct io_unit *unit, const struct pmureg_where *where, struct where_units *units);
where_lister where_apmt, where_tree, where_iomem;

/* The same of any source, each in a place of its own; and what the sources are called. */
where_lister where_list;
extern const char *const where_names[];

/* Finds the unit that an instance is among those of a source. -ENODEV: the machine has no such unit. */
int where_choose(const struct io_unit *unit, const struct where_units *units, const char *by,
		 const struct where_unit **chosen);

/*
 * Where each of the units is a tree of nodes and the instance is one of these: its page, and the number of the nearest
 * unit of another block that it is below, where that is asked for. 0; -ENODEV: there is no such node, which is said.
 */
struct where_above {
	const struct pmureg_block *block;
	uint64_t number;
};
int where_nodes(const struct io_unit *unit, const struct where_units *trees, struct where_above *above,
		struct where_page *found);

#endif
