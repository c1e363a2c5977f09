/*
 * registers.c: finds registers by name.
 */
#include "parse.h"

/* Splits a word at a character: into `word` before it and `behind` after it. Returns whether the word has it. */
static int cut(struct pmureg_word *word, char at, struct pmureg_word *behind)
{
	for (size_t i = 0; i < word->length; i++) {
		if (word->text[i] != at)
			continue;
		behind->text = word->text + i + 1;
		behind->length = word->length - i - 1;
		word->length = i;
		return 1;
	}
	return 0;
}

/* Removes the element from `name[3]`; PMUREG_NONE: the name has none. */
static int take_element(struct pmureg_word *name, uint32_t *element, struct pmureg_error *error)
{
	struct pmureg_word digits;
	uint64_t value;

	*element = PMUREG_NONE;
	if (!cut(name, '[', &digits))
		return 0;
	if (!digits.length || digits.text[digits.length - 1] != ']')
		return pmureg_fail(error, -PMUREG_EINVAL, (int)name->length + 1,
				   "`[` without `]`: write the element as in `[2]`");
	digits.length--;
	if (pmureg_number(digits, &value) || value >= UINT32_MAX)
		return pmureg_fail(error, -PMUREG_EINVAL, (int)name->length + 2,
				   "`%.*s` is not an element: write a number", PMUREG_WORD(digits));
	*element = (uint32_t)value;
	return 0;
}

/* Matches a name with a manual's name. Finds the instance, and the element if all indices of the array are given. */
static int is_pattern(struct pmureg_word name, const char *pattern, struct pmureg_register_name *found)
{
	const struct pmureg_register *reg = found->reg;
	unsigned int dimension, own = 0, used = 0;
	struct pmureg_indices indices;
	uint64_t element = 0;
	int numbers = 0, open = 0;

	if (!pmureg_pattern_match(name, pattern, &indices))
		return 0;
	for (unsigned int i = 0; i < indices.count; i++)
		own += pmureg_index_number(found->block, indices.index[i].name) == PMUREG_NONE;
	dimension = pmureg_pattern_dimension(reg, own);
	for (unsigned int i = 0; i < indices.count; i++) {
		const struct pmureg_index *index = &indices.index[i];

		if (pmureg_index_number(found->block, index->name) != PMUREG_NONE) {
			numbers |= index->given;
			continue;
		}
		open |= !index->given || dimension >= reg->dimensions;
		if (!open && index->value - reg->first[dimension] >= reg->count[dimension])
			return 0;
		element = open ? 0 : element * reg->count[dimension] + (index->value - reg->first[dimension]);
		dimension++;
		used++;
	}
	found->element = used && !open && element < UINT32_MAX ? (uint32_t)element : PMUREG_NONE;
	if (numbers)
		for (found->instance = 0; found->instance < found->block->instance_count &&
					  !pmureg_indices_are(&indices, found->block, found->instance);)
			found->instance++;
	return (!numbers || found->instance < found->block->instance_count) &&
	       (found->element == PMUREG_NONE || found->element < reg->elements);
}

static int is_manual_name(struct pmureg_word name, struct pmureg_register_name *found)
{
	const struct pmureg_text *alias = pmureg_register_aliases(found->reg);
	int is_it = is_pattern(name, pmureg_register_name(found->reg), found);

	for (; alias && pmureg_text_of(alias) && !is_it; alias++)
		is_it = is_pattern(name, pmureg_text_of(alias), found);
	return is_it;
}

/*
 * Searches for a C name (in block `only`: a key) or a manual's name. Returns the number of registers with this name; 1
 * for the first C name or in `only`. `found` is the first register.
 */
static unsigned int parse_registers_search(const struct pmureg_system *system, const struct pmureg_block *only,
					   struct pmureg_word name, struct pmureg_register_name *found)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(system);
	unsigned int count = 0;
	char text[128];

	for (uint16_t b = 0; b < system->block_count; b++) {
		const struct pmureg_block *block = &blocks[b];

		for (uint16_t i = 0; (!only || block == only) && i < block->register_count; i++) {
			struct pmureg_register_name candidate = {
				.block = block, .reg = &pmureg_block_registers(block)[i], .element = PMUREG_NONE};
			int settles;

			pmureg_format(text, sizeof(text), "%s%s%s", only ? "" : pmureg_block_name(block),
				      only ? "" : "_", pmureg_register_key(candidate.reg));
			settles = pmureg_word_like(name, text);
			candidate.instance = block->instance_count == 1 ? 0 : PMUREG_INSTANCES_ALL;
			if (!settles && !is_manual_name(name, &candidate))
				continue;
			if (!count++ || settles)
				*found = candidate;
			if (settles || only)
				return 1;
		}
	}
	return count;
}

/* Searches for UNIT.REGISTER, or for a name without a unit. Returns the number of registers found. */
static unsigned int search_within(const struct pmureg_system *system, struct pmureg_word name,
				  struct pmureg_register_name *found)
{
	struct pmureg_word unit = name, reg;
	struct pmureg_unit_found where;
	unsigned int count = 0;

	if (cut(&unit, '.', &reg) && !pmureg_unit_find(system, unit, &where))
		count = parse_registers_search(system, where.block, reg, found);
	if (count && where.instance != PMUREG_INSTANCES_ALL)
		found->instance = where.instance;
	return count ? count : parse_registers_search(system, NULL, name, found);
}

/* Reports a manual's name with a number that no unit or element has. */
static int fail_number(const struct pmureg_register_name *at, struct pmureg_word name, struct pmureg_error *error)
{
	const struct pmureg_register_name first = {at->block, at->reg, 0, 0},
			last = {at->block, at->reg, (uint16_t)(at->block->instance_count - 1), at->reg->elements - 1};
	char from[64], to[64];

	pmureg_register_name_text(&first, from, sizeof(from));
	pmureg_register_name_text(&last, to, sizeof(to));
	return pmureg_fail(error, -PMUREG_ERANGE, 1, "there is no register `%.*s`: use %s to %s", PMUREG_WORD(name),
			   from, to);
}

/* Reports an unknown unit, a number that is too large, a key without its block, or an unknown name. */
static int parse_registers_fail_unknown(const struct pmureg_system *system, struct pmureg_word name,
					struct pmureg_error *error)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(system);
	struct pmureg_nearest nearest = {.word = name};
	struct pmureg_word unit = name, reg;
	struct pmureg_unit_found where = {.block = NULL};
	const int is_in_unit = cut(&unit, '.', &reg);
	char text[128], same[192] = "";

	if (is_in_unit ? pmureg_unit_find(system, unit, &where) : pmureg_unit_numbers(system, name, text, sizeof(text)))
		return pmureg_unit_unknown(system, unit, 1, error);
	for (struct pmureg_register_name at = {.block = blocks}; at.block < blocks + system->block_count;
	     at.block++) {
		for (uint16_t i = 0; (!is_in_unit || at.block == where.block) && i < at.block->register_count; i++) {
			struct pmureg_indices indices;

			at.reg = &pmureg_block_registers(at.block)[i];
			if (pmureg_pattern_match(is_in_unit ? reg : name, pmureg_register_name(at.reg), &indices))
				return fail_number(&at, name, error);
			if (pmureg_word_like(name, pmureg_register_key(at.reg)))
				pmureg_text_append(same, sizeof(same), "%s`%s.%s`", same[0] ? ", " : "",
						   pmureg_block_key(at.block), pmureg_register_key(at.reg));
			pmureg_format(text, sizeof(text), "%.*s.%s", PMUREG_WORD(unit), pmureg_register_key(at.reg));
			pmureg_nearest_try(&nearest, is_in_unit ? text : "");
			for (unsigned int n = 0; pmureg_register_spelling(&at, n, text, sizeof(text)); n++)
				pmureg_nearest_try(&nearest, text);
		}
	}
	pmureg_unit_suggest(system, &nearest); /* some commands take a unit instead of a register */
	if (same[0])
		return pmureg_fail(error, -PMUREG_ENOENT, 1, "`%.*s` needs its block: write %s", PMUREG_WORD(name), same);
	if (nearest.name[0])
		return pmureg_fail(error, -PMUREG_ENOENT, 1, "unknown register `%.*s`; did you mean `%s`?",
				   PMUREG_WORD(name), nearest.name);
	return pmureg_fail(error, -PMUREG_ENOENT, 1,
			   "unknown register `%.*s`: write %s_BLOCK_REGISTER, BLOCK.REGISTER or the manual's name",
			   PMUREG_WORD(name), pmureg_system_key(system));
}

/* Finds the register at ADDRESS or UNIT.OFFSET. */
static int find_address(const struct pmureg_system *system, struct pmureg_word name,
			struct pmureg_register_name *found, struct pmureg_error *error)
{
	struct pmureg_word unit = name, offset;
	struct pmureg_unit_found where;
	const int is_in_unit = cut(&unit, '.', &offset) && !pmureg_unit_find(system, unit, &where);
	const struct pmureg_word address = is_in_unit ? offset : name;
	char names[192] = "";
	const size_t count = pmureg_address_find(system, address, is_in_unit ? &where : NULL, found, names, sizeof(names));

	if (!count && pmureg_is_address(address))
		return pmureg_fail(error, -PMUREG_ENOENT, 1, "no register of %.*s is at `%.*s`",
				   is_in_unit ? (int)unit.length : 64,
				   is_in_unit ? unit.text : pmureg_system_key(system), PMUREG_WORD(address));
	if (!count)
		return parse_registers_fail_unknown(system, name, error);
	if (count > 1)
		return pmureg_fail(error, -PMUREG_EINVAL, 1, "several registers are at `%.*s`: write %s", PMUREG_WORD(name),
				   names);
	return 0;
}

int pmureg_register_find(const struct pmureg_system *system, const char *name, struct pmureg_register_name *found,
			 struct pmureg_error *error)
{
	struct pmureg_word word = pmureg_word_of(name);
	unsigned int count;
	uint32_t element, first;
	int code = take_element(&word, &element, error);

	if (code)
		return code;
	pmureg_system_within(system, ':', &word);
	count = search_within(system, word, found);
	if (!count && pmureg_system_within(system, '.', &word))
		count = search_within(system, word, found);
	code = count ? 0 : find_address(system, word, found, error);
	if (code)
		return code;
	if (count > 1)
		return pmureg_fail(error, -PMUREG_EINVAL, 1,
				   "several blocks have a register `%.*s`: write the block, as in `%s.%s`",
				   PMUREG_WORD(word), pmureg_block_key(found->block), pmureg_register_key(found->reg));
	if (element == PMUREG_NONE)
		return 0;
	first = pmureg_element_name(found->reg, 0);
	if (element - first >= found->reg->elements)
		return pmureg_fail(error, -PMUREG_ERANGE, (int)(word.text - name) + (int)word.length + 2,
				   "`%s` has no element %u: use %u to %u", pmureg_register_key(found->reg),
				   (unsigned int)element, (unsigned int)first,
				   (unsigned int)(first + found->reg->elements - 1));
	found->element = element - first;
	return 0;
}

int pmureg_register_spelling(const struct pmureg_register_name *name, unsigned int number, char *text, size_t size)
{
	const char *key = pmureg_register_key(name->reg);
	const char *const names[][3] = {
		{pmureg_block_name(name->block), "_", key},
		{pmureg_block_key(name->block), ".", key},
		{pmureg_register_name(name->reg), "", ""},
	};

	if (number < sizeof(names) / sizeof(names[0]))
		pmureg_format(text, size, "%s%s%s", names[number][0], names[number][1], names[number][2]);
	return number < sizeof(names) / sizeof(names[0]);
}

size_t pmureg_register_name_text(const struct pmureg_register_name *name, char *text, size_t size)
{
	return pmureg_pattern_fill(name, NULL, pmureg_register_name(name->reg), text, size);
}
