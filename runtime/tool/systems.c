/*
 * systems.c: which system is meant, and what examples are made of.
 */
#include "tool.h"

/* ---- Which is meant ---- */

const char *whole_name(const struct pmureg_system *system, char text[TOOL_NAME])
{
	(void)snprintf(text, TOOL_NAME, "%s%s%s", system->name, system->variant ? "." : "",
		       system->variant ? system->variant : "");
	return text;
}

const char *variants_of(const struct pmureg_system *system, const struct pmureg_event_info *event, char text[TOOL_NAME])
{
	text[0] = '\0';
	for (uint16_t i = 0; i < system->variant_count; i++)
		if (event->variants & system->variants[i].variant_mask)
			text_append(text, TOOL_NAME, "%s%s", text[0] ? ", " : "", system->variants[i].variant_title);
	return text;
}

int system_choose(const struct tool *tool, const struct pmureg_system **system)
{
	struct pmureg_error error;

	*system = tool->system ? pmureg_system_find(tool->system, &error) : pmureg_machine_system(tool->machine, 0);
	if (!tool->system || *system)
		return 0;
	complain("%s", error.message);
	return -ENOENT;
}

const struct pmureg_system *system_of_name(const char *name)
{
	for (size_t i = 0; i < pmureg_system_count; i++) {
		const size_t length = strlen(pmureg_systems[i]->name);

		if (strncasecmp(pmureg_systems[i]->name, name, length) == 0 &&
		    (name[length] == '_' || name[length] == '\0'))
			return pmureg_systems[i];
	}
	return NULL;
}

/* ---- Examples ---- */

static int is_example_event(const struct pmureg_system *system, const struct pmureg_block *block, char text[TOOL_NAME])
{
	struct pmureg_event event;
	char unit[TOOL_NAME];

	for (uint16_t i = 0; i < block->event_count; i++) {
		text[0] = '\0';
		text_append(text, TOOL_NAME, "%s/%s/", unit_text(system, block, PMUREG_INSTANCES_ALL, unit),
			    block->events[i].name);
		if (pmureg_event_parse(system, text, &event, NULL) == 0)
			return 1;
	}
	return 0;
}

const struct pmureg_system *example_event(int space, char text[TOOL_NAME])
{
	for (size_t i = 0; i < pmureg_system_count; i++)
		for (uint16_t j = 0; j < pmureg_systems[i]->block_count; j++)
			if ((space == ANY_SPACE || pmureg_systems[i]->blocks[j].space == space) &&
			    is_example_event(pmureg_systems[i], &pmureg_systems[i]->blocks[j], text))
				return pmureg_systems[i];
	text[0] = '\0';
	return NULL;
}

static int is_example_register(const struct pmureg_register *reg)
{
	const struct pmureg_field *last = reg->fields + reg->field_count - 1;
	char text[320];

	return reg->field_count > 1 && last->access == PMUREG_RW && !last->each &&
	       !pmureg_value_check(reg, reg->masks.ones | pmureg_field_put(last, 0, 1), text, sizeof(text));
}

const struct pmureg_system *example_register(struct pmureg_register_name *at)
{
	for (size_t i = 0; i < pmureg_system_count; i++)
		for (*at = (struct pmureg_register_name){0}; next_register(pmureg_systems[i], at);)
			if (is_example_register(at->reg))
				return pmureg_systems[i];
	return NULL;
}
