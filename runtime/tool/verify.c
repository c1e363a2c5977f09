/*
 * verify.c: `pmureg verify`: what this machine's sysfs says against what is described, and what bars the way to the
 * registers.
 */
#include "verify.h"

/* ---- Comparing ---- */

static int compare_device(void *context, const char *device)
{
	struct verify *verify = context;

	for (uint16_t i = 0; i < verify->system->block_count; i++) {
		if (!pmureg_unit_fits(&verify->system->blocks[i], device))
			continue;
		verify->devices++;
		verify_device(verify, &verify->system->blocks[i], device);
	}
	return verify->is_out_of_memory;
}

static int verify_system(struct verify *verify, const struct pmureg_system *system)
{
	int code;

	verify->system = system;
	verify->count = verify->notes = verify->devices = 0;
	code = pmureg_kernel_pmus(verify->tool->machine, compare_device, verify);
	if (verify->is_out_of_memory)
		complain("out of memory");
	else if (code)
		complain("%s/bus/event_source/devices cannot be read: %s; name another tree with --sysfs",
			 verify->sysfs, strerror(-code));
	if (code)
		return -1;
	verify->systems++;
	verify->total += verify->count - verify->notes;
	verify_print(verify);
	return 0;
}

/* ---- Which systems ---- */

static int has_devices(const struct verify *verify, const struct pmureg_system *system)
{
	char name[TOOL_NAME];

	for (struct pmureg_register_name at = {0}; next_unit(system, &at);)
		if (at.instance < verify_device_count(at.block) &&
		    !verify_is_absent(verify, at.block, at.instance, name))
			return 1;
	return 0;
}

/* The systems that the machine is; where nothing tells, all of which a device is here. */
static int verify_detected(struct verify *verify)
{
	const struct pmureg_system *system;

	for (size_t i = 0; (system = pmureg_machine_system(verify->tool->machine, i)); i++)
		if (verify_system(verify, system))
			return -1;
	for (size_t i = 0, is_known = verify->systems; !is_known && i < pmureg_system_count; i++)
		if (has_devices(verify, pmureg_systems[i]) && verify_system(verify, pmureg_systems[i]))
			return -1;
	if (verify->systems)
		return 0;
	complain("this machine is none of the described systems, and has no device of theirs; name one: "
		 "`pmureg verify SYSTEM`, see `pmureg list`");
	return -1;
}

static int describes_devices(const struct pmureg_system *system)
{
	for (uint16_t i = 0; i < system->block_count; i++)
		if (verify_device_count(&system->blocks[i]))
			return 1;
	return 0;
}

/* Asked for by name: where none of its devices is here, nothing was verified. */
static int verify_named(struct verify *verify, const struct pmureg_system *system)
{
	const int code = verify_system(verify, system);

	if (code || verify->devices || !describes_devices(system))
		return code;
	(void)fflush(stdout);
	complain("no device of %s is in %s/bus/event_source/devices: nothing was compared; this is another machine, or "
		 "its kernel lacks the driver",
		 system->name, verify->sysfs);
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
