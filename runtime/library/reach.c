/*
 * reach.c: opens the ios that a package's units need, and one that hands each access to the right one.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>

#include "../io/list.h"
#include "../io/ways.h"
#include "reach.h"

struct pmureg_reach {
	struct io_reach reach;
};

int pmureg_reach_space(struct pmureg_route *route, const struct pmureg_system *system,
		       const struct pmureg_reach_options *options, uint8_t space, struct pmureg_error *error)
{
	const struct io_way *way = io_way_of(space);
	struct pmureg_machine machine;
	int code = io_machine_init(&machine, options->root, NULL, error);

	if (!code && !way->open)
		code = pmureg_fail(error, -EOPNOTSUPP, 0, "its registers are not described: only its driver reaches them");
	if (!code && !route->ios[space])
		code = way->open(&(struct io_way_options){
			.machine = &machine, .system = system, .mmio = options->mmio, .cpu = options->cpu, .package = options->package,
			.read_only = options->read_only,
		}, &route->ios[space], error);
	io_machine_clear(&machine);
	return code;
}

void pmureg_reach_leave(struct pmureg_route *route)
{
	for (size_t i = 0; i < PMUREG_SPACES; i++)
		io_close(route->ios[i]);
}

int pmureg_reach_open(const struct pmureg_system *system, const uint8_t *used, const struct pmureg_reach_options *options,
	       struct pmureg_reach **reach, struct pmureg_error *error)
{
	struct pmureg_reach *made = calloc(1, sizeof(*made));
	struct pmureg_machine machine;
	int code;

	*reach = NULL;
	if (!made)
		return pmureg_fail(error, -ENOMEM, 0, "out of memory");
	code = io_machine_init(&machine, options->root, NULL, error);
	if (!code)
		code = io_reach_open(&made->reach, &(struct io_way_options){
			.machine = &machine, .system = system, .mmio = options->mmio, .cpu = options->cpu, .package = options->package,
			.read_only = options->read_only,
		}, used, error);
	io_machine_clear(&machine);
	if (code)
		pmureg_reach_close(made);
	else
		*reach = made;
	return code;
}

struct pmureg_io *pmureg_reach_io(struct pmureg_reach *reach)
{
	return &reach->reach.route.io;
}

void pmureg_reach_close(struct pmureg_reach *reach)
{
	if (!reach)
		return;
	io_reach_close(&reach->reach);
	free(reach);
}
