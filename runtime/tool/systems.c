/*
 * systems.c: which system is meant, and the names of its units.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <string.h>

#include "tool.h"

void variants_of(const struct pmureg_system *system, const struct pmureg_event_info *event, char *text, size_t size)
{
	size_t used = 0;

	text[0] = '\0';
	for (uint16_t i = 0; i < system->variant_count && used < size; i++)
		if (event->variants & system->variants[i].variant_mask)
			used += (size_t)snprintf(text + used, size - used, "%s%s", used ? ", " : "",
						 system->variants[i].variant_title);
}

static void guess_system(struct pmureg_nearest *guess, const struct pmureg_system *system)
{
	char text[TOOL_NAME];

	pmureg_nearest_try(guess, system->name);
	for (uint16_t i = 0; i < system->variant_count; i++) {
		system_name(&system->variants[i], text, sizeof(text));
		pmureg_nearest_try(guess, text);
	}
}

static int unknown_system(const char *name, struct pmureg_error *error, const struct pmureg_system **nearest)
{
	struct pmureg_nearest guess = {.word = pmureg_word_of(name)};
	char list[512] = "";
	size_t used = 0;

	for (size_t i = 0; i < pmureg_system_count; i++) {
		int length = snprintf(list + used, sizeof(list) - used, "%s%s", i ? ", " : "", pmureg_systems[i]->name);

		guess_system(&guess, pmureg_systems[i]);
		if (length < 0 || (size_t)length >= sizeof(list) - used)
			break;
		used += (size_t)length;
	}
	*nearest = guess.name[0] ? system_find(guess.name) : NULL;
	if (guess.name[0])
		return pmureg_fail(error, -ENOENT, 0, "no described system is called '%s'; did you mean '%s'?", name, guess.name);
	return pmureg_fail(error, -ENOENT, 0, "no described system is called '%s'; there are: %s", name, list);
}

int system_named(const char *name, const struct pmureg_system **system, struct pmureg_error *error)
{
	*system = system_find(name);
	return *system ? 0 : unknown_system(name, error, system);
}

int system_choose(const struct tool *tool, const struct pmureg_system **system)
{
	struct pmureg_error error;

	*system = NULL;
	if (tool->system) {
		if (system_named(tool->system, system, &error) == 0)
			return 0;
		*system = NULL;
		complain("%s", error.message);
		return -ENOENT;
	}
	*system = system_here(tool->sysfs);
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

/* The first event that can be written without any value. */
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
