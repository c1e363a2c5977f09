/*
 * registers.c: registers by the names that people have for them.
 */
#include "../pattern.h"

/* `name[3]`: takes the element off. 0: fine, also when there is none. */
static int take_element(struct pmureg_word *name, uint32_t *element, struct pmureg_error *error)
{
	struct pmureg_word digits;
	size_t i = 0;
	uint64_t value;

	*element = PMUREG_NONE;
	while (i < name->length && name->text[i] != '[')
		i++;
	if (i == name->length)
		return 0;
	digits.text = name->text + i + 1;
	digits.length = name->length - i - 1;
	if (!digits.length || digits.text[digits.length - 1] != ']')
		return pmureg_fail(error, -PMUREG_EINVAL, (int)i + 1, "`[` without `]`: write the element as in `[2]`");
	digits.length--;
	if (pmureg_number(digits, &value) || value >= UINT32_MAX)
		return pmureg_fail(error, -PMUREG_EINVAL, (int)i + 2, "`%.*s` is no element: write a number",
				   PMUREG_WORD(digits));
	*element = (uint32_t)value;
	name->length = i;
	return 0;
}

static int is_c_name(const struct pmureg_block *block, const struct pmureg_register *reg, struct pmureg_word name)
{
	char text[128];

	pmureg_format(text, sizeof(text), "%s_%s", block->name, reg->key);
	return pmureg_word_like(name, text);
}

/* The element that the filled-in indices of an array name; PMUREG_NONE: some are not filled in. */
static uint32_t filled_element(const struct pmureg_block *block, const struct pmureg_register *reg,
			       const struct pmureg_indices *indices)
{
	unsigned int dimension = reg->pages > 1 ? 1 : 0;
	uint64_t element = 0;
	unsigned int used = 0;

	for (unsigned int i = 0; i < indices->count; i++) {
		const struct pmureg_index *index = &indices->index[i];

		if (pmureg_index_is_number(index, block))
			continue;
		if (!index->given || dimension >= reg->dimensions)
			return PMUREG_NONE;
		element = element * reg->count[dimension++] + index->value;
		used++;
	}
	return used && element < UINT32_MAX ? (uint32_t)element : PMUREG_NONE;
}

static uint16_t filled_instance(const struct pmureg_block *block, const struct pmureg_indices *indices)
{
	unsigned int given = 0;

	for (unsigned int i = 0; i < indices->count; i++)
		given += indices->index[i].given && pmureg_index_is_number(&indices->index[i], block);
	if (!given)
		return block->instance_count == 1 ? 0 : PMUREG_INSTANCES_ALL;
	for (uint16_t instance = 0; instance < block->instance_count; instance++)
		if (pmureg_indices_are(indices, block, instance))
			return instance;
	return PMUREG_NONE - 1; /* no instance has these numbers */
}

/* The manual's name. */
static int is_manual_name(const struct pmureg_block *block, const struct pmureg_register *reg, struct pmureg_word name,
			  struct pmureg_register_name *found)
{
	struct pmureg_indices indices;
	uint32_t element;
	uint16_t instance;

	if (!pmureg_pattern_match(name, reg->name, &indices))
		return 0;
	instance = filled_instance(block, &indices);
	element = filled_element(block, reg, &indices);
	if (instance == PMUREG_NONE - 1 || (element != PMUREG_NONE && element >= reg->elements))
		return 0;
	found->instance = instance;
	found->element = element;
	return 1;
}

/* A register of one block by its key or the manual's name. */
static int find_in_block(const struct pmureg_block *block, struct pmureg_word name, struct pmureg_register_name *found)
{
	const uint16_t instance = found->instance;

	for (uint16_t i = 0; i < block->register_count; i++) {
		const struct pmureg_register *reg = &block->registers[i];

		if (!pmureg_word_like(name, reg->key) && !is_manual_name(block, reg, name, found))
			continue;
		found->block = block;
		found->reg = reg;
		if (instance != PMUREG_INSTANCES_ALL)
			found->instance = instance;
		return 1;
	}
	return 0;
}

/* `unit.register`. */
static int find_dotted(const struct pmureg_system *system, struct pmureg_word name, size_t dot,
		       struct pmureg_register_name *found)
{
	const struct pmureg_word unit = {name.text, dot};
	const struct pmureg_word reg = {name.text + dot + 1, name.length - dot - 1};
	struct pmureg_unit_found where;

	if (pmureg_unit_find(system, unit, &where))
		return 0;
	found->instance = where.instance;
	found->element = PMUREG_NONE;
	return find_in_block(where.block, reg, found);
}

static size_t find_dot(struct pmureg_word name)
{
	size_t i = 0;

	while (i < name.length && name.text[i] != '.')
		i++;
	return i;
}

/* The C name or the manual's name, in any block. Returns how many blocks have it; `found` is the first. */
static unsigned int find_anywhere(const struct pmureg_system *system, struct pmureg_word name,
				  struct pmureg_register_name *found)
{
	struct pmureg_register_name candidate;
	unsigned int count = 0;

	for (uint16_t b = 0; b < system->block_count; b++) {
		const struct pmureg_block *block = &system->blocks[b];

		for (uint16_t i = 0; i < block->register_count; i++) {
			candidate.block = block;
			candidate.reg = &block->registers[i];
			candidate.instance = block->instance_count == 1 ? 0 : PMUREG_INSTANCES_ALL;
			candidate.element = PMUREG_NONE;
			if (is_c_name(block, candidate.reg, name)) {
				*found = candidate;
				return 1;
			}
			if (!is_manual_name(block, candidate.reg, name, &candidate))
				continue;
			if (!count++)
				*found = candidate;
		}
	}
	return count;
}

static int fail_unknown(const struct pmureg_system *system, struct pmureg_word name, struct pmureg_error *error)
{
	struct pmureg_nearest nearest = {.word = name};
	char text[128];

	for (uint16_t b = 0; b < system->block_count; b++) {
		const struct pmureg_block *block = &system->blocks[b];

		for (uint16_t i = 0; i < block->register_count; i++) {
			pmureg_format(text, sizeof(text), "%s_%s", block->name, block->registers[i].key);
			pmureg_nearest_try(&nearest, text);
			pmureg_format(text, sizeof(text), "%s.%s", block->key, block->registers[i].key);
			pmureg_nearest_try(&nearest, text);
			pmureg_nearest_try(&nearest, block->registers[i].name);
		}
	}
	if (nearest.name[0])
		return pmureg_fail(error, -PMUREG_ENOENT, 1, "unknown register `%.*s`; did you mean `%s`?",
				   PMUREG_WORD(name), nearest.name);
	return pmureg_fail(error, -PMUREG_ENOENT, 1,
			   "unknown register `%.*s`: write %s_BLOCK_REGISTER, BLOCK.REGISTER or the manual's name",
			   PMUREG_WORD(name), system->name);
}

static int fail_ambiguous(const struct pmureg_register_name *found, struct pmureg_word name, struct pmureg_error *error)
{
	return pmureg_fail(error, -PMUREG_EINVAL, 1,
			   "several blocks have a register `%.*s`: write the block, as in `%s.%s`", PMUREG_WORD(name),
			   found->block->key, found->reg->key);
}

int pmureg_register_find(const struct pmureg_system *system, const char *name, struct pmureg_register_name *found,
			 struct pmureg_error *error)
{
	struct pmureg_word word = pmureg_word_of(name);
	unsigned int count = 0;
	uint32_t element;
	size_t dot;
	int code = take_element(&word, &element, error);

	if (code)
		return code;
	dot = find_dot(word);
	if (dot < word.length)
		count = (unsigned int)find_dotted(system, word, dot, found);
	if (!count)
		count = find_anywhere(system, word, found);
	if (!count)
		return fail_unknown(system, word, error);
	if (count > 1)
		return fail_ambiguous(found, word, error);
	if (element == PMUREG_NONE)
		return 0;
	if (element >= found->reg->elements)
		return pmureg_fail(error, -PMUREG_ERANGE, (int)word.length + 2, "`%s` has elements 0 to %llu",
				   found->reg->key, (unsigned long long)(found->reg->elements - 1));
	found->element = element;
	return 0;
}

static int has_index(const char *name)
{
	while (*name && *name != '<')
		name++;
	return *name != '\0';
}

size_t pmureg_register_text(const struct pmureg_register_name *name, char *text, size_t size)
{
	size_t length = pmureg_pattern_fill(name, name->reg->name, text, size);

	/* Which element it is, where the manual's name does not say it. */
	if (name->reg->elements > 1 && name->element != PMUREG_NONE && !has_index(name->reg->name) && length < size)
		length += pmureg_format(text + length, size - length, "[%u]", (unsigned int)name->element);
	return length;
}

size_t pmureg_place_text(const struct pmureg_place *place, char *text, size_t size)
{
	const unsigned int at = place->address, unit = place->unit;

	switch (place->space) {
	case PMUREG_SYSREG:
		return pmureg_format(text, size, "S%u_%u_C%u_C%u_%u", at >> 14 & 3, at >> 11 & 7, at >> 7 & 15, at >> 3 & 15, at & 7);
	case PMUREG_MSR:
		return pmureg_format(text, size, "MSR 0x%03x", at);
	case PMUREG_PCI:
		return pmureg_format(text, size, "PCI %02x:%02x.%x+0x%02x", unit >> 8, unit >> 3 & 31, unit & 7, at);
	case PMUREG_PERF:
		return at ? pmureg_format(text, size, "perf config%u", at) : pmureg_format(text, size, "perf config");
	default:
		return pmureg_format(text, size, "page %u+0x%03x", unit, at);
	}
}
