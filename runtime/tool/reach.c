/*
 * reach.c: the ios that a system's units need, opened as the options say.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../library/packages.h"
#include "../library/reach.h"
#include "reach.h"

struct reach {
	const struct pmureg_system *system;
	void *sim_memory;
	struct pmureg_sim *sim; /* or, without one: */
	struct pmureg_route route;
	const char *mmio; /* UNIT=FILE@OFFSET,...; may be empty */
	const char *root;
	struct pmureg_package package; /* that the CPU is in */
	unsigned rank;                 /* of it among the packages */
	char closed[PMUREG_SPACES][320]; /* why the route has no io for a space */
};

struct reach_options reach_options_of(const struct options *options)
{
	return (struct reach_options){
		.io = options->io, .root = options->root, .mmio = options->mmio, .cpu = (int)options->cpu, .force = options->force,
	};
}

struct pmureg_io *reach_io(struct reach *reach)
{
	return reach->sim ? pmureg_sim_io(reach->sim) : &reach->route.io;
}

int reach_is_simulated(const struct reach *reach)
{
	return reach->sim != NULL;
}

const char *reach_closed(const struct reach *reach, const struct pmureg_block *block)
{
	if (reach->sim || block->space >= PMUREG_SPACES || reach->route.ios[block->space])
		return NULL;
	return reach->closed[block->space];
}

const char *reach_why(struct reach *reach, int code)
{
	const char *why = pmureg_io_why(reach_io(reach));

	return why ? why : strerror(-code);
}

int reach_wait(struct reach *reach, uint64_t ns)
{
	struct timespec rest = {.tv_sec = (time_t)(ns / 1000000000), .tv_nsec = (long)(ns % 1000000000)};

	if (reach->sim)
		return pmureg_sim_advance(reach->sim, ns);
	while (nanosleep(&rest, &rest))
		if (errno != EINTR)
			return -errno;
	return 0;
}

/* ---- Opening ---- */

static int open_sim(struct reach *reach)
{
	size_t size = pmureg_sim_size(reach->system);
	int code;

	reach->sim_memory = calloc(1, size + 1);
	code = reach->sim_memory ? pmureg_sim_init(reach->sim_memory, size, reach->system, &reach->sim) : -ENOMEM;
	if (code)
		complain("%s cannot be simulated: %s", reach->system->name, strerror(-code));
	return code;
}

/* The how-many-eth package the CPU is in, and which. */
static void find_package(struct reach *reach, const struct reach_options *options)
{
	struct pmureg_package *packages = NULL;
	struct pmureg_error error;
	size_t count = 0;

	reach->package = (struct pmureg_package){pmureg_package_of(reach->root, options->cpu), options->cpu};
	if (pmureg_packages_find(reach->root, &packages, &count, &error))
		return;
	for (size_t i = 0; i < count; i++)
		if (packages[i].id == reach->package.id)
			reach->rank = (unsigned)i;
	free(packages);
}

int reach_origin(const struct reach *reach, struct pmureg_undo_origin *origin, struct pmureg_error *error)
{
	return pmureg_undo_origin_of(reach->system->name, reach->root, reach->mmio, reach->package.id, reach->package.cpu, origin,
				     error);
}

static int needs(const struct pmureg_system *system, unsigned space)
{
	for (uint16_t i = 0; i < system->block_count; i++)
		if (system->blocks[i].space == space)
			return 1;
	return 0;
}

/* What cannot be opened is closed with a reason. */
static int open_space(struct reach *reach, const struct reach_options *options, unsigned space)
{
	const struct pmureg_reach_options way = {
		.root = reach->root, .cpu = options->cpu, .package = reach->rank,
		.mmio = reach->mmio, .read_only = options->read_only,
	};
	struct pmureg_error error = {.message = ""};
	int code = pmureg_reach_space(&reach->route, reach->system, &way, (uint8_t)space, &error);

	(void)snprintf(reach->closed[space], sizeof(reach->closed[space]), "%s", error.message);
	return code;
}

static int open_spaces(struct reach *reach, const struct reach_options *options)
{
	const char *first = NULL;
	size_t open = 0;

	for (unsigned space = 0; space < PMUREG_SPACES; space++) {
		if (!needs(reach->system, space))
			continue;
		if (options->io && strcmp(options->io, "auto") != 0 && strcmp(options->io, "direct") != 0 &&
		    strcmp(options->io, space_name((uint8_t)space)) != 0)
			(void)snprintf(reach->closed[space], sizeof(reach->closed[space]), "left out by --io %s", options->io);
		else if (!open_space(reach, options, space))
			open++;
		else if (!first)
			first = reach->closed[space];
	}
	if (open)
		return 0;
	if (first)
		complain("the registers of %s cannot be reached: %s", reach->system->name, first);
	else
		complain("%s has no %s registers; leave --io out to take the way that it has", reach->system->name, options->io);
	return -ENODEV;
}

/* What another machine has at the same places, nobody knows: nothing is touched there by mistake. */
static int check_machine(const struct tool *tool, const struct pmureg_system *system, const struct reach_options *options)
{
	if (options->force || (options->root && options->root[0]) || system_is_here(tool->sysfs, system))
		return 0;
	complain("this machine is not %s (%s); --io sim takes the simulated device, --force reaches for the registers all the same",
		 system->name, system->title);
	return -ENODEV;
}

struct reach *reach_open(const struct tool *tool, const struct pmureg_system *system, const struct reach_options *options)
{
	int simulate = options->io && strcmp(options->io, "sim") == 0, code;
	struct reach *reach;

	if (!simulate && check_machine(tool, system, options))
		return NULL;
	reach = calloc(1, sizeof(*reach));
	if (!reach) {
		complain("out of memory");
		return NULL;
	}
	pmureg_route_init(&reach->route);
	reach->system = system;
	reach->root = options->root && strcmp(options->root, "/") != 0 ? options->root : "";
	if (!simulate)
		find_package(reach, options);
	reach->mmio = options->mmio ? options->mmio : "";
	code = simulate ? open_sim(reach) : open_spaces(reach, options);
	if (!code)
		return reach;
	reach_close(reach);
	return NULL;
}

void reach_close(struct reach *reach)
{
	pmureg_reach_leave(&reach->route);
	free(reach->sim_memory);
	free(reach);
}
