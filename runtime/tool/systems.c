/*
 * systems.c: which system is meant, and the names of its units.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <string.h>

#include "../io/detect.h"
#include "../io/guess.h"
#include "tool.h"

const struct pmureg_system *system_find(const char *name)
{
	for (size_t i = 0; i < pmureg_system_count; i++)
		if (like(pmureg_systems[i]->name, name))
			return pmureg_systems[i];
	return NULL;
}

static void unknown_system(const char *name)
{
	struct pmureg_guess guess = {0};
	char list[512] = "";
	size_t used = 0;

	for (size_t i = 0; i < pmureg_system_count; i++) {
		int length = snprintf(list + used, sizeof(list) - used, "%s%s", i ? ", " : "", pmureg_systems[i]->name);

		pmureg_guess_try(&guess, name, strlen(name), pmureg_systems[i]->name);
		if (length < 0 || (size_t)length >= sizeof(list) - used)
			break;
		used += (size_t)length;
	}
	if (guess.name[0])
		complain("no described system is called '%s'; did you mean '%s'?", name, guess.name);
	else
		complain("no described system is called '%s'; there are: %s", name, list);
}

int system_choose(const struct tool *tool, const struct pmureg_system **system)
{
	struct pmureg_machine machine;

	*system = NULL;
	if (tool->system) {
		*system = system_find(tool->system);
		if (*system)
			return 0;
		unknown_system(tool->system);
		return -ENOENT;
	}
	pmureg_machine_read(tool->sysfs, &machine);
	for (size_t i = 0; i < pmureg_system_count && !*system; i++)
		if (pmureg_machine_is(&machine, tool->sysfs, pmureg_systems[i]))
			*system = pmureg_systems[i];
	return 0;
}

const struct pmureg_system *system_of_name(const char *name)
{
	for (size_t i = 0; i < pmureg_system_count; i++) {
		size_t length = strlen(pmureg_systems[i]->name);

		if (strncasecmp(pmureg_systems[i]->name, name, length) == 0 && (name[length] == '_' || name[length] == '\0'))
			return pmureg_systems[i];
	}
	return NULL;
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
	char text[TOOL_NAME];

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

int example_of_block(const struct pmureg_system *system, const struct pmureg_block *block, char *text, size_t size)
{
	char unit[TOOL_NAME];

	units_name(system, block, unit, sizeof(unit));
	for (uint16_t i = 0; i < block->event_count; i++) {
		struct pmureg_event event;
		struct pmureg_error error;

		(void)snprintf(text, size, "%s/%s/", unit, block->events[i].name);
		if (pmureg_event_parse(system, text, &event, &error) == 0)
			return 0;
	}
	return -ENOENT;
}

int example_event(char *text, size_t size, const char **system)
{
	for (size_t i = 0; i < pmureg_system_count; i++) {
		*system = pmureg_systems[i]->name;
		for (uint16_t j = 0; j < pmureg_systems[i]->block_count; j++)
			if (example_of_block(pmureg_systems[i], &pmureg_systems[i]->blocks[j], text, size) == 0)
				return 0;
	}
	return -ENOENT;
}

/* One whose lowest field can be set to 1 and nothing else. */
static int is_example(const struct pmureg_register *reg)
{
	const struct pmureg_field *last;
	char text[320];

	if (reg->field_count < 2)
		return 0;
	last = &reg->fields[reg->field_count - 1];
	return last->access == PMUREG_RW && !last->each &&
	       !pmureg_value_check(reg, reg->masks.ones | pmureg_field_put(last, 0, 1), text, sizeof(text));
}

int example_register(char *text, size_t size, const struct pmureg_register **reg)
{
	for (size_t i = 0; i < pmureg_system_count; i++) {
		for (uint16_t j = 0; j < pmureg_systems[i]->block_count; j++) {
			const struct pmureg_block *block = &pmureg_systems[i]->blocks[j];

			for (uint16_t k = 0; k < block->register_count; k++) {
				const struct pmureg_register *candidate = &block->registers[k];

				if (!is_example(candidate))
					continue;
				*reg = candidate;
				(void)snprintf(text, size, "%s_%s", block->name, candidate->key);
				return 0;
			}
		}
	}
	return -ENOENT;
}
