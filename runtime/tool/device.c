/*
 * device.c: which registers of a device are meant, and the way to them.
 */
#include <string.h>

#include "device.h"

/* ---- Which are meant ---- */

int chosen_take(struct chosen *chosen, const struct options *options, int registers)
{
	for (size_t i = 0; i < options->word_count && i < CHOSEN_MOST; i++) {
		struct pmureg_register_name *at = &chosen->list[chosen->count++];
		const char *word = options->words[i], *system = chosen->system->name;
		struct pmureg_error error;

		if (unit_named(chosen->system, word, strlen(word), at))
			continue;
		if (registers && !pmureg_register_find(chosen->system, word, at, &error))
			continue;
		if (registers)
			complain_error(&error, word);
		else
			complain("%s has no unit '%s'; `pmureg describe %s` lists them", system, word, system);
		return -1;
	}
	return 0;
}

const struct pmureg_register_name *chosen_by(const struct chosen *chosen, const struct pmureg_register_name *at)
{
	for (size_t i = 0; i < chosen->count; i++) {
		const struct pmureg_register_name *by = &chosen->list[i];

		if (by->block == at->block && (by->instance == PMUREG_INSTANCES_ALL || by->instance == at->instance) &&
		    (!at->reg || !by->reg ||
		     (by->reg == at->reg && (by->element == PMUREG_NONE || by->element == at->element))))
			return by;
	}
	return NULL;
}

int chosen_next(const struct chosen *chosen, struct pmureg_register_name *at)
{
	while (next_unit(chosen->system, at))
		if (!chosen->count || chosen_by(chosen, at))
			return 1;
	return 0;
}

/* ---- The way to them ---- */

struct pmureg_options device_options(const struct tool *tool, const struct options *options,
				     const struct pmureg_system *system, char name[TOOL_NAME])
{
	return (struct pmureg_options){
		.size = sizeof(struct pmureg_options), .system = system ? whole_name(system, name) : NULL,
		.io = options->io, .root = options->root, .run_directory = options->run_directory,
		.mmio = options->mmio, .flags = options->force ? PMUREG_FORCE : 0, .machine = tool->machine,
		.cpu = (int)options->cpu,
	};
}

int is_simulated_device(const struct options *options)
{
	return options->io && strcmp(options->io, "sim") == 0;
}

struct pmureg_device *device_open(const struct pmureg_options *options)
{
	struct pmureg_device *device;
	struct pmureg_error error;

	if (!pmureg_device_open(options, &device, &error))
		return device;
	complain("%s", error.message);
	return NULL;
}
