/*
 * machine.c: what this machine says of itself, and what its kernel shows.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <pmureg/systems.h>

#include "../io/perf_internal.h"
#include "machine.h"

int pmureg_machine_open(const char *root, const char *sysfs, struct pmureg_machine **machine, struct pmureg_error *error)
{
	struct pmureg_machine *made = calloc(1, sizeof(*made));
	const char *under = root && strcmp(root, "/") != 0 ? root : "";

	*machine = NULL;
	if (!made)
		return pmureg_fail(error, -ENOMEM, 0, "out of memory");
	if ((size_t)snprintf(made->root, sizeof(made->root), "%s", under) >= sizeof(made->root)) {
		free(made);
		return pmureg_fail(error, -ENAMETOOLONG, 0, "the root is too long: %s", under);
	}
	(void)snprintf(made->sysfs, sizeof(made->sysfs), "%s%s", sysfs ? sysfs : under, sysfs ? "" : "/sys");
	pmureg_processor_read(made->sysfs, &made->processor);
	*machine = made;
	return 0;
}

void pmureg_machine_close(struct pmureg_machine *machine)
{
	free(machine);
}

const struct pmureg_system *pmureg_machine_system(struct pmureg_machine *machine, size_t index)
{
	for (size_t i = 0; i < pmureg_system_count; i++) {
		const struct pmureg_system *found = pmureg_processor_system(&machine->processor, machine->sysfs, pmureg_systems[i]);

		if (found && !index--)
			return found;
	}
	return NULL;
}

/* ---- What the kernel shows ---- */

int pmureg_kernel_pmus(struct pmureg_machine *machine, pmureg_name_found *found, void *context)
{
	return pmureg_perf_devices(machine->sysfs, found, context);
}

static int visit_kernel_events(pmureg_name_found *found, void *context)
{
	int code = 0;

	for (size_t i = 0; pmureg_perf_kernel_event(i) && !code; i++)
		code = found(context, pmureg_perf_kernel_event(i));
	return code;
}

int pmureg_kernel_files(struct pmureg_machine *machine, const char *pmu, const char *folder, pmureg_name_found *found,
			void *context)
{
	char path[PERF_PATH];
	struct perf_names names;
	int code;

	if (!pmu)
		return visit_kernel_events(found, context);
	code = perf_device_path(machine->sysfs, pmu, folder, path, sizeof(path));
	if (!code)
		code = perf_names_read(path, &names);
	if (code)
		return code;
	for (size_t i = 0; i < names.count && !code; i++)
		code = found(context, names.names[i]);
	perf_names_free(&names);
	return code;
}

int pmureg_kernel_file(struct pmureg_machine *machine, const char *pmu, const char *file, char *text, size_t size)
{
	return pmureg_perf_attribute(machine->sysfs, pmu, file, text, size);
}
