/*
 * unit.c: writes and finds names of units, pmureg's and Linux's.
 */
#include "internal.h"

/* ---- Naming ---- */

void pmureg_system_text(const struct pmureg_system *system, char *text, size_t size)
{
	const char *variant = pmureg_system_variant(system);

	pmureg_format(text, size, "%s%s%s", pmureg_system_key(system), variant ? "." : "",
		      variant ? variant : "");
}

size_t pmureg_unit_name(const struct pmureg_system *system, const struct pmureg_block *block, uint16_t instance,
			char *text, size_t size)
{
	const char *name =
		instance < block->instance_count ? pmureg_instance_name(&pmureg_block_instances(block)[instance]) : "";

	if (!name[0])
		return pmureg_format(text, size, "%s", pmureg_block_name(block));
	return pmureg_format(text, size, "%s_%s",
			     pmureg_is_digit(name[0]) ? pmureg_block_name(block) : pmureg_system_key(system), name);
}

size_t pmureg_unit_linux_name(const struct pmureg_block *block, uint16_t instance, uint64_t bank, char *text,
			      size_t size)
{
	const struct pmureg_instance *instances = pmureg_block_instances(block);
	const struct pmureg_register_name of = {.block = block, .instance = instance, .element = PMUREG_NONE};
	const int is_any = bank == PMUREG_BANKS_ALL;

	if (instance < block->instance_count && pmureg_instance_linux_name(&instances[instance]))
		return pmureg_format(text, size, "%s", pmureg_instance_linux_name(&instances[instance]));
	bank = is_any ? 0 : bank;
	return pmureg_pattern_fill(&of, is_any && block->perf_number.count ? NULL : &bank,
				   pmureg_block_perf_device(block) ? pmureg_block_perf_device(block) : "", text, size);
}

size_t pmureg_unit_any_name(const struct pmureg_system *system, const struct pmureg_block *block, uint16_t instance,
			    char *text, size_t size)
{
	struct pmureg_unit_found found;
	size_t length = 0;

	if (block->instance_count == 1 ? block->perf_banks : instance == PMUREG_INSTANCES_ALL)
		return pmureg_format(text, size, "%s",
				     pmureg_block_all_name(block) ? pmureg_block_all_name(block) :
								    pmureg_block_name(block));
	if (instance == PMUREG_INSTANCES_ALL)
		instance = 0;
	if (pmureg_block_perf_device(block) && block->perf_instance_term == PMUREG_NONE && !block->perf_banks)
		length = pmureg_unit_linux_name(block, instance, PMUREG_BANKS_ALL, text, size);
	/* The name may be that of another variant's block. */
	if (length && (pmureg_unit_find(system, pmureg_word_of(text), &found) || found.block == block))
		return length;
	return pmureg_unit_name(system, block, instance, text, size);
}

/* ---- Finding ---- */

int pmureg_unit_fits(const struct pmureg_block *block, const char *name)
{
	return pmureg_block_perf_device(block) && pmureg_pattern_fits(pmureg_block_perf_device(block), name);
}

int pmureg_unit_is(const struct pmureg_block *block, uint16_t instance, struct pmureg_word name, uint64_t *bank)
{
	const struct pmureg_instance *instances = pmureg_block_instances(block);
	struct pmureg_indices indices;
	uint64_t of = PMUREG_BANKS_ALL;

	if (bank)
		*bank = of;
	if (pmureg_instance_linux_name(&instances[instance]))
		return pmureg_word_like(name, pmureg_instance_linux_name(&instances[instance]));
	if (!pmureg_block_perf_device(block) ||
	    !pmureg_pattern_match(name, pmureg_block_perf_device(block), &indices) ||
	    !pmureg_indices_are(&indices, block, instance))
		return 0;
	for (unsigned int i = 0; i < indices.count; i++) {
		if (!indices.index[i].given)
			return 0;
		if (pmureg_index_number(block, indices.index[i].name) == PMUREG_NONE)
			of = indices.index[i].value;
	}
	if (bank)
		*bank = of;
	return 1;
}

int pmureg_system_within(const struct pmureg_system *system, char behind, struct pmureg_word *name)
{
	struct pmureg_word front = *name;
	char text[64];

	for (front.length = 0; front.length < name->length && name->text[front.length] != behind;)
		front.length++;
	pmureg_system_text(system, text, sizeof(text));
	if (front.length == name->length ||
	    !(pmureg_word_like(front, pmureg_system_key(system)) || pmureg_word_like(front, text)))
		return 0;
	name->text += front.length + 1;
	name->length -= front.length + 1;
	return 1;
}

/* Finds a device of a single bank by its pattern: the unit table has no bank numbers, because these have no limit. */
static int unit_find_bank(const struct pmureg_system *system, struct pmureg_word name, struct pmureg_unit_found *found)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(system);

	for (uint16_t b = 0; b < system->block_count; b++) {
		const struct pmureg_block *block = &blocks[b];

		for (uint16_t i = 0; block->perf_banks && i < block->instance_count; i++) {
			*found = (struct pmureg_unit_found){.block = block, .instance = i, .by_linux = 1};
			if (!pmureg_unit_is(block, i, name, &found->bank))
				continue;
			/* Only the machine reports which instance has this number. */
			if (block->perf_number.count)
				found->instance = PMUREG_INSTANCES_ALL;
			return 0;
		}
	}
	return pmureg_system_within(system, ':', &name) ? pmureg_unit_find(system, name, found) : -PMUREG_ENOENT;
}

int pmureg_unit_find(const struct pmureg_system *system, struct pmureg_word name, struct pmureg_unit_found *found)
{
	const struct pmureg_unit_entry *units = pmureg_system_units(system);
	uint16_t at = pmureg_names_find(&system->unit_names, name);

	/* The hash table has each name in its usual case. Searches for a name in another case one by one. */
	for (uint16_t i = 0; at == PMUREG_NONE && i < system->unit_count; i++)
		if (pmureg_word_like(name, pmureg_unit_entry_name(&units[i])))
			at = i;
	if (at == PMUREG_NONE)
		return unit_find_bank(system, name, found);
	*found = (struct pmureg_unit_found){pmureg_system_blocks(system) + units[at].block, units[at].instance,
					    PMUREG_BANKS_ALL, units[at].by_linux};
	return 0;
}

/* ---- Suggestions ---- */

void pmureg_unit_suggest(const struct pmureg_system *system, struct pmureg_nearest *nearest)
{
	const struct pmureg_unit_entry *units = pmureg_system_units(system);

	for (uint16_t i = 0; i < system->unit_count; i++)
		pmureg_nearest_try(nearest, pmureg_unit_entry_name(&units[i]));
}

int pmureg_unit_numbers(const struct pmureg_system *system, struct pmureg_word name, char *text, size_t size)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(system);
	struct pmureg_word stem = name;
	const struct pmureg_block *block = NULL;
	struct pmureg_unit_found of;
	struct pmureg_indices indices;
	char first[64], last[64];

	while (stem.length && pmureg_is_digit(stem.text[stem.length - 1]))
		stem.length--;
	if (stem.length == name.length || !stem.length)
		return 0;
	stem.length -= stem.text[stem.length - 1] == '_';
	if (!pmureg_unit_find(system, stem, &of))
		block = of.block;
	for (uint16_t i = 0; i < system->block_count && !block; i++)
		if (pmureg_block_perf_device(&blocks[i]) &&
		    pmureg_pattern_match(name, pmureg_block_perf_device(&blocks[i]), &indices))
			block = &blocks[i];
	if (!block || block->instance_count < 2)
		return 0;
	pmureg_unit_any_name(system, block, 0, first, sizeof(first));
	pmureg_unit_any_name(system, block, (uint16_t)(block->instance_count - 1), last, sizeof(last));
	pmureg_format(text, size, "%s to %s", first, last);
	return 1;
}

int pmureg_unit_unknown(const struct pmureg_system *system, struct pmureg_word name, int column,
			struct pmureg_error *error)
{
	const char *key = pmureg_system_key(system);
	struct pmureg_nearest nearest = {.word = name};

	pmureg_system_within(system, ':', &nearest.word);
	if (pmureg_unit_numbers(system, nearest.word, nearest.name, sizeof(nearest.name)))
		return pmureg_fail(error, -PMUREG_ERANGE, column, "there is no unit `%.*s`: %s has %s",
				   PMUREG_WORD(nearest.word), key, nearest.name);
	pmureg_unit_suggest(system, &nearest);
	if (nearest.name[0])
		return pmureg_fail(error, -PMUREG_ENOENT, column, "there is no unit `%.*s`; did you mean `%s`?",
				   PMUREG_WORD(nearest.word), nearest.name);
	pmureg_unit_any_name(system, &pmureg_system_blocks(system)[0], 0, nearest.name, sizeof(nearest.name));
	return pmureg_fail(error, -PMUREG_ENOENT, column,
			   "there is no unit `%.*s`: %s has units such as `%s`; `pmureg describe %s` lists them",
			   PMUREG_WORD(nearest.word), key, nearest.name, key);
}
