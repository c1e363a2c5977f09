/*
 * leftovers.c: puts back what killed processes have left.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "leftovers.h"
#include "packages.h"
#include "reach.h"
#include "units.h"

struct restoring {
	leftovers_told *told;
	void *context;
	size_t restored;
	struct pmureg_error *error;
	int failed;
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

/* Its rank among the packages: they may have come and gone, the id stays. A machine that lists none has one. */
static int rank_of(const struct pmureg_undo_left *left, struct pmureg_reach_options *options, struct pmureg_error *error)
{
	struct pmureg_package *packages;
	size_t count;
	int code = pmureg_packages_find(left->origin.root, &packages, &count, error);

	if (code == -ENOENT && !left->origin.package) {
		options->cpu = left->origin.cpu;
		return 0;
	}
	if (code)
		return code;
	code = -ENODEV;
	for (size_t i = 0; i < count; i++) {
		if (packages[i].id != left->origin.package)
			continue;
		options->package = (unsigned)i;
		options->cpu = packages[i].cpu;
		code = 0;
	}
	free(packages);
	if (code)
		return pmureg_fail(error, code, 0, "%s: package %d is offline", left->path, left->origin.package);
	return 0;
}

/* The register that a write goes to, and its unit; where banks share an address, the address. */
static void name_place(const struct pmureg_system *system, const struct pmureg_place *at, char *text, size_t size)
{
	const struct pmureg_block *block = &system->blocks[at->block];
	const struct pmureg_register *found = NULL;
	uint32_t element = 0;
	char unit[UNIT_NAME], index[16] = "";

	unit_name(system, block, at->instance, unit, sizeof(unit));
	(void)snprintf(text, size, "address 0x%x of %s", (unsigned)at->address, unit);
	for (uint16_t i = 0; i < block->register_count; i++)
		for (uint32_t e = 0; e < block->registers[i].elements; e++) {
			struct pmureg_place place;

			pmureg_register_place(system, block, &block->registers[i], at->instance, e, &place);
			if (place.space != at->space || place.unit != at->unit || place.address != at->address)
				continue;
			if (found)
				return;
			found = &block->registers[i];
			element = e;
		}
	if (!found)
		return;
	if (found->elements > 1)
		(void)snprintf(index, sizeof(index), "[%u]", (unsigned)element);
	(void)snprintf(text, size, "%s_%s%s of %s", block->name, found->key, index, unit);
}

static int fail_write(struct pmureg_io *io, const struct pmureg_system *system, const struct pmureg_undo_left *left,
		      const struct pmureg_access *access, int code, struct pmureg_error *error)
{
	const char *why = pmureg_io_why(io);
	char where[2 * UNIT_NAME];

	if (!why)
		why = strerror(-code);
	if (access->kind == PMUREG_ACCESS_BARRIER)
		return pmureg_fail(error, code, 0, "%s: a barrier failed: %s", left->path, why);
	name_place(system, &access->place, where, sizeof(where));
	return pmureg_fail(error, code, 0, "%s: writing 0x%llx to %s: %s", left->path, (unsigned long long)access->value, where, why);
}

/* On after an error: what can be put back is. */
static int write_all(struct pmureg_io *io, const struct pmureg_system *system, const struct pmureg_undo_left *left,
		     struct pmureg_error *error)
{
	int first = 0;

	for (size_t i = 0; i < left->count; i++) {
		const struct pmureg_access *access = &left->list[i];
		int code = access->kind == PMUREG_ACCESS_BARRIER ? pmureg_io_barrier(io, (enum pmureg_barrier)access->barrier) :
								   pmureg_io_write(io, &access->place, access->value);

		if (code && !first)
			first = fail_write(io, system, left, access, code, error);
	}
	return first;
}

static int restore_one(struct restoring *restoring, const struct pmureg_undo_left *left, struct pmureg_error *error)
{
	const struct pmureg_system *system = system_find(left->origin.system);
	struct pmureg_reach_options options = {.root = left->origin.root, .mmio = left->origin.mmio[0] ? left->origin.mmio : NULL};
	struct pmureg_reach *reach = NULL;
	uint8_t *used;
	int code;

	if (!system || check_list(left, system))
		return pmureg_fail(error, -EINVAL, 0, "%s is about %s as another version describes it", left->path,
				    left->origin.system);
	if (restoring->told)
		restoring->told(restoring->context, left);
	used = blocks_of(left, system);
	if (!used)
		return pmureg_fail(error, -ENOMEM, 0, "out of memory");
	code = rank_of(left, &options, error);
	if (!code)
		code = pmureg_reach_open(system, used, &options, &reach, error);
	if (!code)
		code = write_all(pmureg_reach_io(reach), system, left, error);
	pmureg_reach_close(reach);
	free(used);
	return code;
}

/* The first failure is what the caller hears of. */
static int restore(void *context, struct pmureg_undo_left *left)
{
	struct restoring *restoring = context;
	int code = restore_one(restoring, left, restoring->failed ? NULL : restoring->error);

	restoring->failed |= code != 0;
	restoring->restored += !code;
	return code;
}

int leftovers_restore(const char *run_directory, leftovers_told *told, void *context, size_t *restored,
		      struct pmureg_error *error)
{
	struct restoring restoring = {.told = told, .context = context, .error = error};
	int code = pmureg_undo_scan(run_directory, restore, &restoring, error);

	if (restored)
		*restored = restoring.restored;
	return code;
}
