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
	/* Where one device stands for all instances, Linux's name does not say which. */
	if (!block->perf_device || block->perf_instance_term != PMUREG_NONE ||
	    pmureg_unit_linux_name(block, instance, text, size) == 0)
		(void)pmureg_unit_name(system, block, instance, text, size);
}

void units_name(const struct pmureg_system *system, const struct pmureg_block *block, char *text, size_t size)
{
	const char *end;
	size_t length;

	if (block->instance_count == 1) {
		unit_name(system, block, 0, text, size);
		return;
	}
	(void)snprintf(text, size, "%s", block->perf_device ? block->perf_device : "");
	length = strcspn(text, "<");
	end = strchr(text + length, '>');
	/* Only a name whose one index stands at the end can go without it. */
	if (!length || !end || end[1] != '\0' || strchr(text + length + 1, '<')) {
		(void)snprintf(text, size, "%s", block->name);
		return;
	}
	while (length && text[length - 1] == '_')
		length--;
	text[length] = '\0';
}

int unit_find(const struct pmureg_system *system, const char *name, size_t length, const struct pmureg_block **block,
	      uint16_t *instance)
{
	struct pmureg_event event;
	struct pmureg_error error;
	char text[UNIT_NAME];

	if (length == 0 || length + 3 > sizeof(text) || memchr(name, '/', length))
		return 0;
	(void)snprintf(text, sizeof(text), "%.*s//", (int)length, name);
	/* Only the device matters: what is said about the terms, which are not there, does not. */
	(void)pmureg_event_parse(system, text, &event, &error);
	if (!event.block)
		return 0;
	*block = event.block;
	*instance = event.instance;
	return 1;
}
