/*
 * units.c: described systems and their units, by name.
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "../io/detect.h"
#include "units.h"

void system_name(const struct pmureg_system *system, char *text, size_t size)
{
	(void)snprintf(text, size, "%s%s%s", system->name, system->variant ? "." : "", system->variant ? system->variant : "");
}

static const struct pmureg_system *variant_find(const struct pmureg_system *system, const char *name)
{
	char text[UNIT_NAME];

	for (uint16_t i = 0; i < system->variant_count; i++) {
		system_name(&system->variants[i], text, sizeof(text));
		if (strcasecmp(text, name) == 0)
			return &system->variants[i];
	}
	return NULL;
}

const struct pmureg_system *system_find(const char *name)
{
	for (size_t i = 0; i < pmureg_system_count; i++) {
		const struct pmureg_system *system = pmureg_systems[i];

		if (strcasecmp(system->name, name) != 0)
			system = variant_find(system, name);
		if (system)
			return system;
	}
	return NULL;
}

const struct pmureg_system *system_here_with(const char *sysfs, const char *device, size_t length)
{
	struct pmureg_processor machine;

	pmureg_processor_read(sysfs, &machine);
	for (size_t i = 0; i < pmureg_system_count; i++) {
		const struct pmureg_system *found = pmureg_processor_system(&machine, sysfs, pmureg_systems[i]);
		const struct pmureg_block *block;
		uint16_t instance;

		if (found && (!device || unit_find(found, device, length, &block, &instance)))
			return found;
	}
	return NULL;
}

const struct pmureg_system *system_here(const char *sysfs)
{
	return system_here_with(sysfs, NULL, 0);
}

int system_is_here(const char *sysfs, const struct pmureg_system *system)
{
	struct pmureg_processor machine;

	pmureg_processor_read(sysfs, &machine);
	return pmureg_processor_is(&machine, sysfs, system) != NULL;
}

const char *space_name(uint8_t space)
{
	static const char *const names[] = {
		[PMUREG_SYSREG] = "sysreg", [PMUREG_MSR] = "msr", [PMUREG_PCI] = "pci", [PMUREG_MMIO] = "mmio", [PMUREG_PERF] = "perf",
	};

	return space < sizeof(names) / sizeof(names[0]) ? names[space] : "?";
}

void unit_name(const struct pmureg_system *system, const struct pmureg_block *block, uint16_t instance, char *text,
	       size_t size)
{
	(void)pmureg_unit_any_name(system, block, instance, text, size);
}

void units_name(const struct pmureg_system *system, const struct pmureg_block *block, char *text, size_t size)
{
	(void)pmureg_unit_any_name(system, block, PMUREG_INSTANCES_ALL, text, size);
}

int unit_find(const struct pmureg_system *system, const char *name, size_t length, const struct pmureg_block **block,
	      uint16_t *instance)
{
	struct pmureg_unit_found found;

	if (pmureg_unit_find(system, (struct pmureg_word){name, length}, &found))
		return 0;
	*block = found.block;
	*instance = found.instance;
	return 1;
}
