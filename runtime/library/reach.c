/*
 * reach.c: opens the ios that a package's units need, and one that hands each access to the right one.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "../io/mmio.h"
#include "../io/msr.h"
#include "../io/pci.h"
#include "../io/route.h"
#include "../io/sysreg.h"
#include "reach.h"
#include "units.h"

struct pmureg_reach {
	struct pmureg_route route;
};

/* ---- Memory-mapped units ---- */

static size_t count_places(const char *text)
{
	size_t count = *text != '\0';

	for (; *text; text++)
		count += *text == ',';
	return count;
}

/* "UNIT=FILE@OFFSET,..." */
static int parse_maps(const struct pmureg_system *system, const char *text, struct pmureg_mmio_map *maps,
		      struct pmureg_error *error)
{
	char one[PMUREG_MMIO_FILE + UNIT_NAME];
	size_t count = 0;

	while (*text) {
		size_t length = strcspn(text, ",");
		int code;

		if (length >= sizeof(one))
			return pmureg_fail(error, -ENAMETOOLONG, 0, "this place of a memory-mapped unit is too long: %s", text);
		memcpy(one, text, length);
		one[length] = '\0';
		code = pmureg_mmio_parse(system, one, &maps[count++], error);
		if (code)
			return code;
		text += length + (text[length] == ',');
	}
	return 0;
}

static int open_mmio(const struct pmureg_system *system, const struct pmureg_reach_options *options, struct pmureg_io **io,
		     struct pmureg_error *error)
{
	struct pmureg_mmio_options mmio = {.root = options->root, .system = system, .read_only = options->read_only};
	struct pmureg_mmio_map *maps;
	int code;

	if (!options->mmio || !*options->mmio)
		return pmureg_fail(error, -ENODEV, 0, "nobody said where the memory-mapped units of %s are: --mmio UNIT=FILE@OFFSET does",
				    system->name);
	mmio.map_count = count_places(options->mmio);
	maps = calloc(mmio.map_count, sizeof(*maps));
	if (!maps)
		return pmureg_fail(error, -ENOMEM, 0, "out of memory");
	code = parse_maps(system, options->mmio, maps, error);
	mmio.maps = maps;
	if (!code)
		code = pmureg_mmio_open(&mmio, io, error);
	free(maps);
	return code;
}

/* ---- Spaces ---- */

int pmureg_reach_space(struct pmureg_route *route, const struct pmureg_system *system,
		       const struct pmureg_reach_options *options, uint8_t space, struct pmureg_error *error)
{
	struct pmureg_io **io = &route->ios[space];

	if (*io)
		return 0;
	switch (space) {
	case PMUREG_MSR:
		return pmureg_msr_open(&(struct pmureg_msr_options){
			.root = options->root, .cpu = options->cpu, .read_only = options->read_only,
		}, io, error);
	case PMUREG_PCI:
		return pmureg_pci_open(&(struct pmureg_pci_options){
			.root = options->root, .system = system, .cpu = options->cpu, .package = options->package,
			.read_only = options->read_only,
		}, io, error);
	case PMUREG_MMIO:
		return open_mmio(system, options, io, error);
	case PMUREG_SYSREG:
		return pmureg_sysreg_open(&(struct pmureg_sysreg_options){.cpu = options->cpu}, io, error);
	default:
		return pmureg_fail(error, -EOPNOTSUPP, 0, "its registers are not described: only its driver reaches them");
	}
}

void pmureg_reach_leave(struct pmureg_route *route)
{
	pmureg_msr_close(route->ios[PMUREG_MSR]);
	pmureg_pci_close(route->ios[PMUREG_PCI]);
	pmureg_mmio_close(route->ios[PMUREG_MMIO]);
	pmureg_sysreg_close(route->ios[PMUREG_SYSREG]);
}

int pmureg_reach_open(const struct pmureg_system *system, const uint8_t *used, const struct pmureg_reach_options *options,
	       struct pmureg_reach **reach, struct pmureg_error *error)
{
	struct pmureg_reach *made = calloc(1, sizeof(*made));
	int code = 0;

	*reach = NULL;
	if (!made)
		return pmureg_fail(error, -ENOMEM, 0, "out of memory");
	pmureg_route_init(&made->route);
	for (uint16_t i = 0; i < system->block_count && !code; i++)
		if (!used || used[i])
			code = pmureg_reach_space(&made->route, system, options, system->blocks[i].space, error);
	if (code) {
		pmureg_reach_close(made);
		return code;
	}
	*reach = made;
	return 0;
}

struct pmureg_io *pmureg_reach_io(struct pmureg_reach *reach)
{
	return &reach->route.io;
}

void pmureg_reach_close(struct pmureg_reach *reach)
{
	if (!reach)
		return;
	pmureg_reach_leave(&reach->route);
	free(reach);
}
