/*
 * pattern.c: names with index names in angle brackets, as manuals and Linux's devices have them.
 */
#include "internal.h"

/* `<name>`, `<name + 3>` or `<name:x>`, in hex, at `pattern`: the name, what is added to it, and what follows behind the bracket. */
static const char *placeholder(const char *pattern, struct pmureg_word *name, uint64_t *added, unsigned int *base)
{
	struct pmureg_word digits;
	const char *behind;
	size_t plus = 0;

	name->text = pattern + 1;
	name->length = 0;
	while (name->text[name->length] && name->text[name->length] != '>')
		plus = name->text[name->length++] == '+' ? name->length - 1 : plus;
	behind = name->text + name->length + (name->text[name->length] == '>');
	*base = name->length > 2 && name->text[name->length - 2] == ':' ? 16 : 10;
	name->length -= *base == 16 ? 2 : 0;
	for (digits.text = name->text + plus + 1; *digits.text == ' ';)
		digits.text++;
	digits.length = (size_t)(name->text + name->length - digits.text);
	*added = 0;
	if (!plus || pmureg_number(digits, added))
		return behind;
	for (name->length = plus; name->text[name->length - 1] == ' ';)
		name->length--;
	return behind;
}

/* The word stands for every index: `<n>`, or as manuals print it: `Cn_CTL`, `SELx`, `CTL{3-0}`. The length of it. */
static size_t count_general(struct pmureg_word word, size_t from)
{
	const char first = from < word.length ? pmureg_lower(word.text[from]) : '\0', last = first == '{' ? '}' : '>';
	size_t to = from;

	if (first != '{' && first != '<')
		return first == 'n' || first == 'm' || first == 'x' || first == 'y';
	while (to < word.length && word.text[to] != last)
		to++;
	return to < word.length ? to + 1 - from : 0;
}

/* Takes an index from the word, a number or what stands for all. Returns its length, 0: neither is there. */
static size_t take_index(struct pmureg_word word, size_t from, unsigned int base, struct pmureg_index *index)
{
	struct pmureg_word digits = {word.text + from, 0};
	uint64_t digit;

	while (from + digits.length < word.length &&
	       !pmureg_digits((struct pmureg_word){digits.text + digits.length, 1}, base, &digit))
		digits.length++;
	index->given = digits.length > 0;
	index->value = 0;
	if (!index->given)
		return count_general(word, from);
	return pmureg_digits(digits, base, &index->value) ? 0 : digits.length;
}

int pmureg_pattern_match(struct pmureg_word word, const char *pattern, struct pmureg_indices *indices)
{
	size_t at = 0, length;

	indices->count = 0;
	while (*pattern) {
		if (*pattern == '<') {
			struct pmureg_index *index = &indices->index[indices->count];
			uint64_t added;
			unsigned int base;
			const char *behind = placeholder(pattern, &index->name, &added, &base);

			if (++indices->count > PMUREG_INDICES)
				return 0;
			length = take_index(word, at, base, index);
			if (!length || (index->given && index->value < added))
				return 0;
			index->value -= index->given ? added : 0;
			at += length;
			pattern = behind;
			continue;
		}
		if (at == word.length || pmureg_lower(word.text[at]) != pmureg_lower(*pattern))
			return 0;
		at++;
		pattern++;
	}
	return at == word.length;
}

int pmureg_pattern_fits(const char *pattern, const char *name)
{
	struct pmureg_indices indices;

	if (!pmureg_pattern_match(pmureg_word_of(name), pattern, &indices))
		return 0;
	for (unsigned int i = 0; i < indices.count; i++)
		if (!indices.index[i].given)
			return 0;
	return 1;
}

int pmureg_condition_fits(const struct pmureg_condition *condition, const char *text)
{
	for (const char *const *begins = condition->begins; *begins; begins++) {
		size_t i = 0;

		while ((*begins)[i] && (*begins)[i] == text[i])
			i++;
		if (!(*begins)[i])
			return 1;
	}
	return 0;
}

uint16_t pmureg_index_number(const struct pmureg_block *block, struct pmureg_word name)
{
	for (uint16_t i = 0; i < block->number_count; i++)
		if (pmureg_word_is(name, block->numbers[i]))
			return i;
	return PMUREG_NONE;
}

int pmureg_indices_are(const struct pmureg_indices *indices, const struct pmureg_block *block, uint16_t instance)
{
	for (unsigned int i = 0; i < indices->count; i++) {
		const uint16_t number = pmureg_index_number(block, indices->index[i].name);

		if (indices->index[i].given && number != PMUREG_NONE &&
		    block->instances[instance].numbers[number] != indices->index[i].value)
			return 0;
	}
	return 1;
}

unsigned int pmureg_pattern_dimension(const struct pmureg_register *reg, unsigned int indices)
{
	return reg->pages > 1 && indices < reg->dimensions;
}

/* How many indices of a register, none of its instance, a name has places for. */
static unsigned int count_indices(const struct pmureg_block *block, const char *pattern)
{
	unsigned int count = 0;

	while (*pattern) {
		struct pmureg_word name;
		uint64_t added;
		unsigned int base;

		if (*pattern != '<') {
			pattern++;
			continue;
		}
		pattern = placeholder(pattern, &name, &added, &base);
		count += pmureg_index_number(block, name) == PMUREG_NONE;
	}
	return count;
}

size_t pmureg_pattern_fill(const struct pmureg_register_name *of, const uint64_t *bank, const char *pattern, char *text,
			   size_t size)
{
	const struct pmureg_register *reg = of->element == PMUREG_NONE ? NULL : of->reg;
	const unsigned int first = reg ? pmureg_pattern_dimension(reg, count_indices(of->block, pattern)) : 0;
	unsigned int dimension = first, has_index = 0;
	uint64_t indices[PMUREG_DIMENSIONS];
	size_t length = 0;

	if (reg)
		pmureg_element_indices(reg, of->element, indices);
	if (size)
		text[0] = '\0';
	while (*pattern) {
		const size_t room = length < size ? size - length : 0;
		const int is_index = *pattern == '<';
		struct pmureg_word name = {pattern, 1};
		uint64_t added;
		unsigned int base;
		const char *behind = is_index ? placeholder(pattern, &name, &added, &base) : pattern + 1;
		const uint16_t number = is_index ? pmureg_index_number(of->block, name) : PMUREG_NONE;
		const uint64_t *value = NULL;

		has_index |= (unsigned int)is_index;
		if (number != PMUREG_NONE && of->instance < of->block->instance_count)
			value = &of->block->instances[of->instance].numbers[number];
		else if (is_index && number == PMUREG_NONE && reg && dimension < reg->dimensions)
			value = &indices[dimension++];
		else if (is_index && number == PMUREG_NONE)
			value = bank;
		if (value)
			length += pmureg_format(text + size - room, room, base == 16 ? "%llx" : "%llu",
						(unsigned long long)(*value + added));
		else
			length += pmureg_format(text + size - room, room, "%.*s", (int)(behind - pattern), pattern);
		pattern = behind;
	}
	/* Neither index nor page is in the name. */
	if (reg && reg->elements > 1 && (!has_index || first) && length < size)
		length += pmureg_format(text + length, size - length, "[%u]", (unsigned int)pmureg_element_name(reg, of->element));
	return length;
}
