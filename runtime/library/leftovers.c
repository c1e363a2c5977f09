/*
 * leftovers.c: puts back what killed processes have left.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "fail.h"
#include "leftovers.h"
#include "packages.h"
#include "reach.h"
#include "units.h"

struct restoring {
	leftovers_told *told;
	void *context;
	size_t restored;
	struct pmureg_error *error;
};

static uint8_t *blocks_of(const struct pmureg_undo_left *left, const struct pmureg_system *system)
{
	uint8_t *used = calloc(system->block_count, 1);

	for (size_t i = 0; i < left->count && used; i++)
		if (left->list[i].kind != PMUREG_ACCESS_BARRIER && left->list[i].place.block < system->block_count)
			used[left->list[i].place.block] = 1;
	return used;
}

/* A list that names places which the description no longer has is another version's. */
static int check_list(const struct pmureg_undo_left *left, const struct pmureg_system *system)
{
	for (size_t i = 0; i < left->count; i++) {
		const struct pmureg_access *access = &left->list[i];

		if (access->kind == PMUREG_ACCESS_BARRIER)
			continue;
		if (access->kind != PMUREG_ACCESS_WRITE || access->place.block >= system->block_count ||
		    access->place.instance >= system->blocks[access->place.block].instance_count)
			return -EINVAL;
	}
	return 0;
}

/* Its rank among the packages: they may have come and gone, the id stays. */
static int rank_of(const struct pmureg_undo_left *left, struct pmureg_reach_options *options, struct pmureg_error *error)
{
	struct pmureg_package *packages;
	size_t count;
	int code = pmureg_packages_find(left->origin.root, &packages, &count, error);

	if (code)
		return code;
	code = pmureg_failf(error, -ENODEV, "%s: package %d is offline", left->path, left->origin.package);
	for (size_t i = 0; i < count; i++) {
		if (packages[i].id != left->origin.package)
			continue;
		options->package = (unsigned)i;
		options->cpu = packages[i].cpu;
		code = 0;
	}
	free(packages);
	return code;
}

/* On after an error: what can be put back is. */
static int write_all(struct pmureg_io *io, struct pmureg_undo_left *left, struct pmureg_error *error)
{
	int first = 0;

	for (size_t i = 0; i < left->count; i++) {
		const struct pmureg_access *access = &left->list[i];
		int code = access->kind == PMUREG_ACCESS_BARRIER ? pmureg_io_barrier(io, (enum pmureg_barrier)access->barrier) :
								   pmureg_io_write(io, &access->place, access->value);

		if (code && !first)
			first = pmureg_failf(error, code, "%s: writing 0x%llx to address 0x%x failed: %s", left->path,
					     (unsigned long long)access->value, (unsigned)access->place.address, strerror(-code));
	}
	return first;
}

static int restore(void *context, struct pmureg_undo_left *left)
{
	struct restoring *restoring = context;
	const struct pmureg_system *system = system_find(left->origin.system);
	struct pmureg_reach_options options = {.root = left->origin.root, .mmio = left->origin.mmio[0] ? left->origin.mmio : NULL};
	struct pmureg_reach *reach = NULL;
	uint8_t *used;
	int code;

	if (!system || check_list(left, system))
		return pmureg_failf(restoring->error, -EINVAL, "%s is about %s as another version describes it", left->path,
				    left->origin.system);
	if (restoring->told)
		restoring->told(restoring->context, left);
	used = blocks_of(left, system);
	if (!used)
		return pmureg_failf(restoring->error, -ENOMEM, "out of memory");
	code = rank_of(left, &options, restoring->error);
	if (!code)
		code = pmureg_reach_open(system, used, &options, &reach, restoring->error);
	if (!code)
		code = write_all(pmureg_reach_io(reach), left, restoring->error);
	restoring->restored += !code;
	pmureg_reach_close(reach);
	free(used);
	return code;
}

int leftovers_restore(const char *run_directory, leftovers_told *told, void *context, size_t *restored,
		      struct pmureg_error *error)
{
	struct restoring restoring = {told, context, 0, error};
	int code = pmureg_undo_scan(run_directory, restore, &restoring, error);

	if (restored)
		*restored = restoring.restored;
	return code;
}
