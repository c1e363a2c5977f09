/*
 * registers.c: iterates over the registers of a system, and finds them by name.
 */
#include "tool.h"

/* ---- Iteration ---- */

int next_register(const struct pmureg_system *system, struct pmureg_register_name *at)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(system);

	if (at->reg)
		at->reg++;
	while (!at->block || at->reg == pmureg_block_registers(at->block) + at->block->register_count) {
		at->block = at->block ? at->block + 1 : blocks;
		if (at->block == blocks + system->block_count)
			return 0;
		at->reg = pmureg_block_registers(at->block);
		at->instance = at->block->instance_count == 1 ? 0 : PMUREG_INSTANCES_ALL;
		at->element = PMUREG_NONE;
	}
	return 1;
}

int next_unit(const struct pmureg_system *system, struct pmureg_register_name *at)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(system);

	at->reg = NULL;
	if (at->block && ++at->instance < at->block->instance_count)
		return 1;
	at->block = at->block ? at->block + 1 : blocks;
	at->instance = 0;
	return at->block < blocks + system->block_count;
}

int next_element(struct pmureg_register_name *at)
{
	if (at->reg && ++at->element < at->reg->elements)
		return 1;
	at->reg = at->reg ? at->reg + 1 : pmureg_block_registers(at->block);
	at->element = 0;
	return at->reg < pmureg_block_registers(at->block) + at->block->register_count;
}

/* ---- Units ---- */

const char *unit_text(const struct pmureg_system *system, const struct pmureg_block *block, uint16_t instance,
		      char text[TOOL_NAME])
{
	(void)pmureg_unit_any_name(system, block, instance, text, TOOL_NAME);
	return text;
}

int unit_named(const struct pmureg_system *system, const char *name, size_t length, struct pmureg_register_name *at)
{
	struct pmureg_unit_found found;

	if (pmureg_unit_find(system, (struct pmureg_word){name, length}, &found))
		return 0;
	*at = (struct pmureg_register_name){.block = found.block, .instance = found.instance, .element = PMUREG_NONE};
	return 1;
}

int metric_at(struct subject *subject, size_t index)
{
	const struct pmureg_block *block = pmureg_system_blocks(subject->system), *end = block + subject->system->block_count;

	while (block < end && index >= block->metric_count)
		index -= block++->metric_count;
	if (block == end)
		return 0;
	subject->at.block = block;
	subject->metric = &pmureg_block_metrics(block)[index];
	return 1;
}

const char *event_terms_text(const struct pmureg_block *block, const struct pmureg_described_event *event,
			     char text[LONGEST_TERMS])
{
	const struct pmureg_term_value *terms = pmureg_described_event_terms(event);

	text[0] = '\0';
	for (uint16_t i = 0; i < event->term_count; i++)
		pmureg_text_append(text, LONGEST_TERMS, "%s%s=0x%llx", i ? "," : "",
				   pmureg_term_name(&pmureg_block_terms(block)[terms[i].term]),
				   (unsigned long long)terms[i].value);
	return text;
}

/* ---- Registers by name ---- */

/* A name without its block is most likely. */
void registers_try(const struct pmureg_system *system, struct pmureg_nearest *nearest)
{
	char name[TOOL_NAME];

	for (struct pmureg_register_name at = {0}; next_register(system, &at);) {
		const size_t before = nearest->name[0] ? nearest->distance : SIZE_MAX;

		for (unsigned int i = 0; pmureg_register_spelling(&at, i, name, sizeof(name)); i++)
			pmureg_nearest_try(nearest, name);
		pmureg_nearest_try(nearest, pmureg_register_key(at.reg));
		if (nearest->name[0] && nearest->distance < before)
			(void)pmureg_register_spelling(&at, 0, nearest->name, sizeof(nearest->name));
	}
}

static void unknown_register(const char *name)
{
	struct pmureg_nearest guess = {.word = pmureg_word_of(name)};

	for (const struct pmureg_system *each = NULL; (each = pmureg_system_next(each));)
		registers_try(each, &guess);
	if (guess.name[0])
		complain("no described system has a register '%s'; did you mean '%s'?", name, guess.name);
	else
		complain("no described system has a register '%s'; `pmureg describe SYSTEM` lists units, `pmureg "
			 "describe UNIT` registers",
			 name);
}

/* Counts a system that has the register, or keeps the error: a bad element, or a name in several blocks. */
static size_t try_register(const struct pmureg_system *system, const char *name, size_t count, struct subject *found,
			   struct several *several)
{
	struct pmureg_register_name at;
	struct pmureg_error error;
	const int code = pmureg_register_find(system, name, &at, &error);

	if (code && code != -ENOENT)
		several->error = error;
	if (code)
		return count;
	pmureg_text_append(several->names, sizeof(several->names), "%s%s", count ? ", " : "",
			   pmureg_system_key(system));
	if (!count)
		*found = (struct subject){.system = system, .at = at};
	return count + 1;
}

size_t registers_named(const struct tool *tool, const char *name, struct subject *found, struct several *several)
{
	const struct pmureg_system *here;
	size_t count = 0;

	*several = (struct several){.names = ""};
	for (size_t i = 0; (here = pmureg_machine_system(tool->machine, i)); i++)
		count = try_register(here, name, count, found, several);
	if (count)
		return count;
	for (const struct pmureg_system *each = NULL; (each = pmureg_system_next(each));)
		count = try_register(each, name, count, found, several);
	return count;
}

static int search_everywhere(const struct tool *tool, const char *name, struct subject *found)
{
	struct several several;
	const size_t count = registers_named(tool, name, found, &several);

	if (count == 1)
		return 0;
	if (count > 1)
		complain("'%s' is a register of several systems: %s; choose one with --system, or write %s:%s", name,
			 several.names, pmureg_system_key(found->system), name);
	else if (several.error.code)
		complain_error(&several.error, name);
	else
		unknown_register(name);
	return -ENOENT;
}

int register_search(const struct tool *tool, const char *name, struct subject *found)
{
	const struct pmureg_system *system = tool->system ? NULL : system_of_name(name);
	struct pmureg_error error;
	int code;

	if (tool->system && system_choose(tool, &system))
		return -ENOENT;
	if (strchr(name, '/')) {
		complain("'%s' is an event, not a register; `pmureg stat --dry-run -e %s` shows which registers it "
			 "programs", name, name);
		return -EINVAL;
	}
	if (!system)
		return search_everywhere(tool, name, found);
	*found = (struct subject){.system = system};
	code = pmureg_register_find(system, name, &found->at, &error);
	if (code)
		complain_error(&error, name);
	return code;
}
