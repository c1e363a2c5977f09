/*
 * ways.c: see ways.h.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <string.h>

#include "list.h"
#include "ways.h"

extern const struct io_way io_way_perf, io_way_msr, io_way_pci, io_way_mmio, io_way_sysreg;

/* Where several reach one space, the first that is open is taken. */
static const struct io_way *const ways[] = {&io_way_perf, &io_way_msr, &io_way_pci, &io_way_mmio, &io_way_sysreg};

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
	for (uint16_t i = 0; i < system->block_count; i++)
		if (way->open ? system->blocks[i].space == way->space : system->blocks[i].perf_device != NULL)
			return 1;
	return 0;
}

/* ---- One package ---- */

/* What is left out on request is closed, but no failure. */
static int open_space(struct io_reach *reach, const struct io_way_options *options, uint8_t space)
{
	struct pmureg_io **io = &reach->route.ios[space];
	struct pmureg_error *closed = &reach->closed[space], error;
	const struct io_way *way;
	int code = 0;

	for (size_t i = 0; (way = io_way_at(i)) && !*io; i++) {
		if (way->space != space || !way->open || (options->way && strcmp(options->way, way->name) != 0))
			continue;
		code = way->open(options, io, closed->code ? &error : closed);
	}
	reach->open += *io != NULL;
	if (*io || code)
		return *io ? 0 : code;
	if (space == PMUREG_PERF)
		return pmureg_fail(closed, -EOPNOTSUPP, 0, "its registers are not described: only its driver reaches them");
	(void)pmureg_fail(closed, -ENODEV, 0, "left out by --io %s", options->way);
	return 0;
}

int io_reach_open(struct io_reach *reach, const struct io_way_options *options, const uint8_t *used, struct pmureg_error *error)
{
	int first = 0;

	memset(reach, 0, sizeof(*reach));
	pmureg_route_init(&reach->route);
	for (uint16_t i = 0; i < options->system->block_count; i++) {
		const uint8_t space = options->system->blocks[i].space;
		int code;

		if ((used && !used[i]) || reach->route.ios[space] || reach->closed[space].code)
			continue;
		code = open_space(reach, options, space);
		if (code && !first && error)
			*error = reach->closed[space];
		first = first ? first : code;
	}
	return first;
}

void io_reach_close(struct io_reach *reach)
{
	for (size_t i = 0; i < PMUREG_SPACES; i++) {
		io_close(reach->route.ios[i]);
		reach->route.ios[i] = NULL;
	}
}
