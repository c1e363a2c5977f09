/*
 * direct_open.c: the simulated device, or the packages of this machine and the ways to their registers.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "direct.h"

static int open_sim(struct pmureg *counting, struct pmureg_error *error)
{
	struct counting_state *state = counting->state;
	size_t size = pmureg_sim_size(counting->system);
	int code;

	state->sim_memory = calloc(1, size ? size : 1);
	if (!state->sim_memory)
		return pmureg_fail(error, -ENOMEM, 0, "out of memory");
	code = pmureg_sim_init(state->sim_memory, size, counting->system, &state->sim);
	if (code)
		return pmureg_fail(error, code, 0, "%s cannot be simulated: %s", counting->system->name, strerror(-code));
	state->parts = calloc(1, sizeof(*state->parts));
	if (!state->parts)
		return pmureg_fail(error, -ENOMEM, 0, "out of memory");
	state->part_count = 1;
	state->parts[0] = (struct part){.counting = counting, .package = {-1, -1}, .io = pmureg_sim_io(state->sim)};
	return 0;
}

static uint8_t *used_blocks(const struct pmureg *counting)
{
	uint8_t *used = calloc(counting->system->block_count, 1);

	for (size_t i = 0; i < counting->event_count && used; i++)
		used[counting->events[i].described.block - counting->system->blocks] = 1;
	return used;
}

/* What another machine has at the same places, nobody knows: nothing is touched there by mistake. */
static int check_machine(const struct pmureg *counting, struct pmureg_error *error)
{
	const struct counting_options *options = &counting->options;

	if (options->flags & PMUREG_FORCE || options->root[0] || system_is_here(options->sysfs, counting->system))
		return 0;
	return pmureg_fail(error, -ENODEV, 0, "this machine is not %s (%s): its registers are left alone without --force",
			    counting->system->name, counting->system->title);
}

static int open_packages(struct pmureg *counting, struct pmureg_error *error)
{
	const struct counting_options *options = &counting->options;
	struct counting_state *state = counting->state;
	struct pmureg_package *packages;
	uint8_t *used;
	int code = pmureg_packages_find(options->root, &packages, &state->part_count, error);

	if (code)
		return code;
	used = used_blocks(counting);
	state->parts = calloc(state->part_count, sizeof(*state->parts));
	if (!used || !state->parts)
		code = pmureg_fail(error, -ENOMEM, 0, "out of memory");
	if (!state->parts)
		state->part_count = 0;
	for (size_t i = 0; i < state->part_count; i++)
		state->parts[i] = (struct part){.counting = counting, .package = packages[i]};
	for (size_t i = 0; i < state->part_count && !code; i++) {
		struct pmureg_reach_options reach = {options->root, options->mmio, (unsigned)i, packages[i].cpu, 0};

		code = pmureg_reach_open(counting->system, used, &reach, &state->parts[i].reach, error);
		if (!code)
			state->parts[i].io = pmureg_reach_io(state->parts[i].reach);
	}
	free(packages);
	free(used);
	return code;
}

int direct_open_parts(struct pmureg *counting, struct pmureg_error *error)
{
	int code;

	if (is_simulated(counting))
		return open_sim(counting, error);
	code = check_machine(counting, error);
	return code ? code : open_packages(counting, error);
}
