/*
 * ways.c: see ways.h.
 */
#include "hosted.h"

#include "list.h"

/* In order of preference: of several methods for a space, the first that opens is used. */
static const struct io_way *const ways[] = {&io_way_perf, &io_way_msr,    &io_way_pci,
					    &io_way_mmio, &io_way_sysreg, &io_way_csr};

const struct io_way *io_way_at(size_t index)
{
	return index < sizeof(ways) / sizeof(ways[0]) ? ways[index] : NULL;
}

const struct io_way *io_way_find(const char *name)
{
	const struct io_way *way;

	for (size_t i = 0; (way = io_way_at(i)); i++)
		if (strcmp(way->name, name) == 0)
			return way;
	return NULL;
}

const struct io_way *io_way_of(uint8_t space)
{
	const struct io_way *way;

	for (size_t i = 0; (way = io_way_at(i)); i++)
		if (way->space == space)
			return way;
	return NULL;
}

int io_way_is_needed(const struct io_way *way, const struct pmureg_system *system)
{
	for (uint16_t i = 0; system && i < system->block_count; i++)
		if (way->space == PMUREG_PERF ? pmureg_block_perf_device(&pmureg_system_blocks(system)[i]) != NULL :
						pmureg_system_blocks(system)[i].space == way->space)
			return 1;
	return 0;
}
