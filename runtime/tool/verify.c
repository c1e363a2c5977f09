/*
 * verify.c: `pmureg verify`: compares this machine's sysfs with the description, and checks whether registers are
 * accessible.
 */
#include "verify.h"

/* ---- Comparing ---- */

static const struct pmureg_block *block_of(const struct pmureg_system *system, const char *device)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(system);
	struct pmureg_unit_found found;

	for (uint16_t i = 0; i < system->block_count; i++)
		if (pmureg_unit_fits(&blocks[i], device))
			return pmureg_unit_find(system, pmureg_word_of(device), &found) ? &blocks[i] : found.block;
	return NULL;
}

static int compare_device(void *context, const char *device)
{
	struct verify *verify = context;
	const struct pmureg_block *block = block_of(verify->system, device);
	const struct pmureg_system *each = NULL;

	verify->devices += block != NULL;
	if (block)
		verify_device(verify, block, device);
	do
		each = pmureg_system_next(each);
	while (each && !block_of(each, device));
	if (!each)
		verify_unknown(verify, device);
	return verify->is_out_of_memory;
}

static int verify_system(struct verify *verify, const struct pmureg_system *system)
{
	int code;

	verify->system = system;
	verify->count = verify->notes = verify->renamed = verify->others = verify->devices = 0;
	code = pmureg_kernel_pmus(verify->tool->machine, compare_device, verify);
	if (verify->is_out_of_memory)
		complain("out of memory");
	else if (code)
		complain("%s/bus/event_source/devices cannot be read: %s; name another tree with --sysfs",
			 verify->sysfs, strerror(-code));
	if (code)
		return -1;
	verify->systems++;
	verify->total += verify_count(verify);
	verify_print(verify);
	return 0;
}

/* ---- Choosing systems ---- */

static int has_devices(const struct verify *verify, const struct pmureg_system *system)
{
	char name[TOOL_NAME];

	for (struct pmureg_register_name at = {0}; next_unit(system, &at);)
		if (at.instance < verify_device_count(at.block) &&
		    !verify_is_absent(verify, at.block, at.instance, name))
			return 1;
	return 0;
}

/* Verifies the systems of this machine. If nothing identifies it, verifies all that have a device here. */
static int verify_detected(struct verify *verify)
{
	const struct pmureg_system *system;
	int is_known;

	for (size_t i = 0; (system = pmureg_machine_system(verify->tool->machine, i)); i++)
		if (verify_system(verify, system))
			return -1;
	is_known = verify->systems != 0;
	for (const struct pmureg_system *each = NULL; !is_known && (each = pmureg_system_next(each));)
		if (has_devices(verify, each) && verify_system(verify, each))
			return -1;
	if (verify->systems)
		return 0;
	complain("this machine is not a described system and has no device of one; name one: `pmureg verify "
		 "SYSTEM`, see `pmureg list`");
	return -1;
}

static int describes_devices(const struct pmureg_system *system)
{
	for (uint16_t i = 0; i < system->block_count; i++)
		if (verify_device_count(&pmureg_system_blocks(system)[i]))
			return 1;
	return 0;
}

static int verify_is_here(const struct verify *verify, const struct pmureg_system *system)
{
	const struct pmureg_system *here;

	for (size_t i = 0; (here = pmureg_machine_system(verify->tool->machine, i)); i++)
		if (strcmp(pmureg_system_key(here), pmureg_system_key(system)) == 0)
			return 1;
	return 0;
}

/* Verifies a named system. If none of its devices is here, nothing was verified. */
static int verify_named(struct verify *verify, const struct pmureg_system *system)
{
	const int code = verify_system(verify, system);

	if (code || verify->devices ||
	    (!describes_devices(system) && (!system->detect_count || verify_is_here(verify, system))))
		return code;
	(void)fflush(stdout);
	if (verify_is_here(verify, system))
		complain("%s has no device in %s/bus/event_source/devices: nothing was compared, because the kernel "
			 "lacks the driver",
			 pmureg_system_key(system), verify->sysfs);
	else
		complain("this machine is not %s, and none of its devices is in %s/bus/event_source/devices: "
			 "nothing was compared; run it there, or on a copy of its /sys with --sysfs",
			 pmureg_system_key(system), verify->sysfs);
	return -1;
}

int verify_run(struct tool *tool, struct options *options)
{
	struct verify verify = {.tool = tool, .json = options->json};
	const int is_below = options->root && !options->sysfs;
	const struct pmureg_system *system = NULL;
	int code;

	(void)snprintf(verify.sysfs, sizeof(verify.sysfs), "%s%s", is_below ? options->root : tool->sysfs,
		       is_below ? "/sys" : "");
	if (tool->system && system_choose(tool, &system))
		return TOOL_FAILED;
	code = system ? verify_named(&verify, system) : verify_detected(&verify);
	free(verify.differences);
	return finish(stdout) || code || verify.total ? TOOL_FAILED : TOOL_DONE;
}
