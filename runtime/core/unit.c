/*
 * unit.c: names of units, pmureg's and Linux's.
 */
#include "index.h"
#include "pattern.h"

static int is_numeric(const char *name)
{
	return pmureg_is_digit(name[0]);
}

size_t pmureg_unit_name(const struct pmureg_system *system, const struct pmureg_block *block, uint16_t instance,
			char *text, size_t size)
{
	const char *name = instance < block->instance_count ? block->instances[instance].name : "";

	if (!name[0])
		return pmureg_format(text, size, "%s", block->name);
	if (!is_numeric(name))
		return pmureg_format(text, size, "%s_%s", system->name, name);
	return pmureg_format(text, size, "%s_%s", block->name, name);
}

size_t pmureg_unit_linux_name(const struct pmureg_block *block, uint16_t instance, char *text, size_t size)
{
	const struct pmureg_register_name of = { .block = block, .instance = instance, .element = PMUREG_NONE };

	return pmureg_pattern_fill(&of, block->perf_device ? block->perf_device : "", text, size);
}

/* Linux's name without its number: only one whose one number stands at the end can go without it. 0: it cannot. */
static size_t linux_stem(const struct pmureg_block *block)
{
	const char *name = block->perf_device ? block->perf_device : "";
	size_t stem = 0, end;

	while (name[stem] && name[stem] != '<')
		stem++;
	for (end = stem; name[end] && name[end] != '>';)
		end++;
	if (!name[end] || name[end + 1])
		return 0;
	while (stem && name[stem - 1] == '_')
		stem--;
	return stem;
}

size_t pmureg_unit_any_name(const struct pmureg_system *system, const struct pmureg_block *block, uint16_t instance,
			    char *text, size_t size)
{
	size_t stem;

	if (instance == PMUREG_INSTANCES_ALL && block->instance_count > 1) {
		stem = linux_stem(block);
		return stem ? pmureg_format(text, size, "%.*s", (int)stem, block->perf_device) :
			      pmureg_format(text, size, "%s", block->name);
	}
	if (instance == PMUREG_INSTANCES_ALL)
		instance = 0;
	if (block->perf_device && block->perf_instance_term == PMUREG_NONE)
		return pmureg_unit_linux_name(block, instance, text, size);
	return pmureg_unit_name(system, block, instance, text, size);
}

/* ---- Finding ---- */

static uint16_t whole_block(const struct pmureg_block *block)
{
	return block->instance_count == 1 ? 0 : PMUREG_INSTANCES_ALL;
}

/* Takes `text` and, where more follows, a `_` from the front of the word. */
static int take_prefix(struct pmureg_word *word, const char *text)
{
	size_t length = pmureg_length(text);
	const struct pmureg_word front = { word->text, length };

	if (word->length < length || !pmureg_word_like(front, text))
		return 0;
	if (word->length > length && word->text[length] != '_')
		return 0;
	length += word->length > length;
	word->text += length;
	word->length -= length;
	return 1;
}

static int find_instance(const struct pmureg_block *block, struct pmureg_word name, struct pmureg_unit_found *found)
{
	uint16_t i;

	for (i = 0; i < block->instance_count; i++) {
		if (!block->instances[i].name[0] || !pmureg_word_like(name, block->instances[i].name))
			continue;
		found->block = block;
		found->instance = i;
		return 1;
	}
	return 0;
}

/* What the block is called, alone or with an instance behind it. */
static int find_called(const struct pmureg_block *block, const char *called, struct pmureg_word name,
		       struct pmureg_unit_found *found)
{
	struct pmureg_word rest = name;

	if (!take_prefix(&rest, called))
		return 0;
	if (rest.length)
		return find_instance(block, rest, found);
	found->block = block;
	found->instance = whole_block(block);
	return 1;
}

/* `block`, `block_instance` or the name of an instance that is no number. */
static int find_own(const struct pmureg_block *block, struct pmureg_word name, struct pmureg_unit_found *found)
{
	if (find_called(block, block->key, name, found))
		return 1;
	return name.length && !pmureg_is_digit(name.text[0]) && find_instance(block, name, found);
}

static int all_given(const struct pmureg_indices *indices)
{
	unsigned int i;

	for (i = 0; i < indices->count; i++)
		if (!indices->index[i].given)
			return 0;
	return 1;
}

int pmureg_unit_fits(const struct pmureg_block *block, const char *name)
{
	struct pmureg_indices indices;

	return block->perf_device && pmureg_pattern_match(pmureg_word_of(name), block->perf_device, &indices) && all_given(&indices);
}

static int find_numbered(const struct pmureg_block *block, const struct pmureg_indices *indices,
			 struct pmureg_unit_found *found)
{
	uint16_t i;

	for (i = 0; i < block->instance_count; i++) {
		if (!pmureg_indices_are(indices, block, i))
			continue;
		found->block = block;
		found->instance = i;
		return 1;
	}
	return 0;
}

static int find_linux(const struct pmureg_block *block, struct pmureg_word name, struct pmureg_unit_found *found)
{
	struct pmureg_indices indices;

	if (!block->perf_device)
		return 0;
	if (pmureg_pattern_match(name, block->perf_device, &indices) && indices.count)
		return all_given(&indices) && find_numbered(block, &indices, found);
	if (!pmureg_pattern_match_bare(name, block->perf_device))
		return 0;
	found->block = block;
	found->instance = whole_block(block);
	return 1;
}

static int search(const struct pmureg_system *system, struct pmureg_word name, struct pmureg_unit_found *found)
{
	struct pmureg_word own = name;
	uint16_t i;

	found->by_linux = 1;
	for (i = 0; i < system->block_count; i++)
		if (find_linux(&system->blocks[i], name, found))
			return 0;
	found->by_linux = 0;
	for (i = 0; i < system->block_count; i++)
		if (find_called(&system->blocks[i], system->blocks[i].name, name, found))
			return 0;
	if (!take_prefix(&own, system->name))
		own = name;
	for (i = 0; i < system->block_count; i++)
		if (find_own(&system->blocks[i], own, found))
			return 0;
	return -PMUREG_ENOENT;
}

int pmureg_unit_find(const struct pmureg_system *system, struct pmureg_word name, struct pmureg_unit_found *found)
{
	uint16_t at = system->unit_names.slots ? pmureg_names_find(&system->unit_names, name) : PMUREG_NONE;

	/* The table has each name as it is usually written; in capitals, or without the system, it is searched. */
	if (at == PMUREG_NONE)
		return search(system, name, found);
	found->block = &system->blocks[system->units[at].block];
	found->instance = system->units[at].instance;
	found->by_linux = system->units[at].by_linux;
	return 0;
}

void pmureg_unit_suggest(const struct pmureg_system *system, struct pmureg_nearest *nearest)
{
	char text[64];
	uint16_t b, i;

	for (b = 0; b < system->block_count; b++) {
		const struct pmureg_block *block = &system->blocks[b];

		for (i = 0; i < block->instance_count; i++) {
			if (pmureg_unit_linux_name(block, i, text, sizeof(text)))
				pmureg_nearest_try(nearest, text);
			pmureg_unit_name(system, block, i, text, sizeof(text));
			pmureg_nearest_try(nearest, text);
		}
	}
}
