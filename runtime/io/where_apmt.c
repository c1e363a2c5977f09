/*
 * where_apmt.c: finds units in the ACPI table APMT (Arm Performance Monitoring Unit Table, DEN0117).
 */
#include "hosted.h"

#include <endian.h>

#include "where.h"

#define TABLE "firmware/acpi/tables/APMT"
#define MOST (1 << 20)
#define HEADER 36 /* signature, length at 4, checksum over the table */
#define NODE 56
#define PAGE 4096

/* Offsets in a node. */
enum { LENGTH = 0, FLAGS = 2, BASE_0 = 20, BASE_1 = 28, AFFINITY = 48, IMPLEMENTATION = 52 };
enum { IS_DUAL = 1, IS_CONTAINER = 2 };

static uint64_t where_apmt_number(const unsigned char *at, unsigned int bytes)
{
	uint64_t value = 0;

	while (bytes--)
		value = value << 8 | at[bytes];
	return value;
}

static int check_table(const char *path, const unsigned char *table, size_t size, struct pmureg_error *error)
{
	const size_t length = size < HEADER ? 0 : (size_t)where_apmt_number(table + 4, 4);
	unsigned char sum = 0;

	if (size < HEADER || memcmp(table, "APMT", 4) != 0)
		return pmureg_fail(error, -EINVAL, 0, "%s is not a table APMT", path);
	if (length != size)
		return pmureg_fail(error, -EINVAL, 0, "%s has %zu bytes, but its header says %zu", path, size, length);
	for (size_t i = 0; i < size; i++)
		sum = (unsigned char)(sum + table[i]);
	return sum ? pmureg_fail(error, -EINVAL, 0, "the checksum of %s is wrong", path) : 0;
}

/* Returns the unit's identity from the firmware, or from the unit's own register if the firmware has none. */
static int identity_of(const struct io_unit *unit, const unsigned char *node, uint32_t *identity)
{
	const struct pmureg_block *block = unit->block;
	const uint64_t base = where_apmt_number(node + BASE_0, 8);
	struct pmureg_place place;
	int code;

	*identity = (uint32_t)where_apmt_number(node + IMPLEMENTATION, 4);
	if (*identity)
		return 0;
	pmureg_register_place(unit->options->system, block, &pmureg_block_registers(block)[block->identity_reg], 0, 0,
			      &place);
	code = base ? where_memory(unit, base + place.address, 1, identity) : 0;
	*identity = le32toh(*identity);
	return code;
}

static int where_apmt_take_node(const struct io_unit *asked, const unsigned char *node, struct where_units *units)
{
	const uint64_t flags = where_apmt_number(node + FLAGS, 1);
	struct where_unit *unit;
	uint32_t identity;
	int code = identity_of(asked, node, &identity);

	if (code || !identity || ((identity ^ asked->block->identity) & asked->block->identity_mask))
		return code;
	unit = where_add(units, asked->error);
	if (!unit)
		return -ENOMEM;
	unit->page_count = flags & IS_DUAL ? 2 : 1;
	unit->pages[0] = (struct where_page){where_apmt_number(node + BASE_0, 8), PAGE};
	unit->pages[1] = (struct where_page){where_apmt_number(node + BASE_1, 8), PAGE};
	/* The UID of a container is the package id of Linux. */
	unit->package = flags & IS_CONTAINER ? (int)(where_apmt_number(node + AFFINITY, 4) & INT32_MAX) : -1;
	return 0;
}

int where_apmt(const struct io_unit *unit, const struct pmureg_where *where, struct where_units *units)
{
	const struct io_path path = io_path(unit->options->machine->sysfs, TABLE);
	unsigned char *table;
	size_t size;
	int code = where_bytes(path, MOST, &table, &size, unit->error);

	(void)where;
	if (code)
		return code;
	code = check_table(path.text, table, size, unit->error);
	for (size_t at = HEADER, length; at < size && !code; at += length) {
		length = size - at < NODE ? 0 : (size_t)where_apmt_number(table + at + LENGTH, 2);
		if (length < NODE || length > size - at)
			code = pmureg_fail(unit->error, -EINVAL, 0,
					   "%s has a node of %zu bytes at %zu, but only %zu remain", path.text, length,
					   at, size - at);
		else
			code = where_apmt_take_node(unit, table + at, units);
	}
	free(table);
	if (!code && units->count)
		qsort(units->list, units->count, sizeof(*units->list), where_by_address);
	return code;
}
