/*
 * reach.c: opens the ios that a package's units need, and one that hands each access to the right one.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "../io/msr.h"
#include "../io/pci.h"
#include "../io/route.h"
#include "fail.h"
#include "reach.h"

struct pmureg_reach {
	struct pmureg_route route;
};

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
	default:
		return pmureg_failf(error, -EOPNOTSUPP, "its registers are not described: only its driver reaches them");
	}
}

void pmureg_reach_leave(struct pmureg_route *route)
{
	pmureg_msr_close(route->ios[PMUREG_MSR]);
	pmureg_pci_close(route->ios[PMUREG_PCI]);
}

int pmureg_reach_open(const struct pmureg_system *system, const uint8_t *used, const struct pmureg_reach_options *options,
	       struct pmureg_reach **reach, struct pmureg_error *error)
{
	struct pmureg_reach *made = calloc(1, sizeof(*made));
	int code = 0;

	*reach = NULL;
	if (!made)
		return pmureg_failf(error, -ENOMEM, "out of memory");
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
