/*
 * pattern.c: names with index names in angle brackets, as manuals and Linux's devices have them.
 */
#include "pattern.h"

/* `<name>` at `pattern`: the name, and what follows behind the bracket. */
static const char *placeholder(const char *pattern, struct pmureg_word *name)
{
	name->text = pattern + 1;
	name->length = 0;
	while (name->text[name->length] && name->text[name->length] != '>')
		name->length++;
	return name->text + name->length + (name->text[name->length] == '>');
}

static size_t count_digits(struct pmureg_word word, size_t from)
{
	size_t count = 0;

	while (from + count < word.length && pmureg_is_digit(word.text[from + count]))
		count++;
	return count;
}

/* The word has the placeholder itself: the length of it. */
static size_t count_literal(struct pmureg_word word, size_t from, const char *pattern, const char *behind)
{
	const size_t length = (size_t)(behind - pattern);

	if (word.length - from < length)
		return 0;
	for (size_t i = 0; i < length; i++)
		if (pmureg_lower(word.text[from + i]) != pmureg_lower(pattern[i]))
			return 0;
	return length;
}

/* The word stands for every index, as manuals print it: `Cn_CTL`, `SELx`, `CTL{3-0}`. The length of it. */
static size_t count_general(struct pmureg_word word, size_t from)
{
	size_t length = 0;
	char first = from < word.length ? pmureg_lower(word.text[from]) : '\0';

	if (first != '{')
		return first == 'n' || first == 'm' || first == 'x' || first == 'y';
	while (from + length < word.length && word.text[from + length] != '}')
		length++;
	return from + length < word.length ? length + 1 : 0;
}

/* Takes an index from the word, a number or what stands for all. Returns its length, 0: neither is there. */
static size_t take_index(struct pmureg_word word, size_t from, const char *pattern, const char *behind,
			 struct pmureg_index *index)
{
	size_t length = count_digits(word, from);
	struct pmureg_word digits;

	index->given = length > 0;
	index->value = 0;
	if (!length)
		length = count_literal(word, from, pattern, behind);
	if (!length)
		length = count_general(word, from);
	if (!index->given)
		return length;
	digits.text = word.text + from;
	digits.length = length;
	return pmureg_number(digits, &index->value) ? 0 : length;
}

int pmureg_pattern_match(struct pmureg_word word, const char *pattern, struct pmureg_indices *indices)
{
	size_t at = 0, length;

	indices->count = 0;
	while (*pattern) {
		if (*pattern == '<') {
			struct pmureg_index *index = &indices->index[indices->count];
			const char *behind = placeholder(pattern, &index->name);

			if (++indices->count > PMUREG_INDICES)
				return 0;
			length = take_index(word, at, pattern, behind, index);
			if (!length)
				return 0;
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

/* The value that an instance has for an index name; 0 where it has none such. */
static int number_of(const struct pmureg_block *block, uint16_t instance, struct pmureg_word name, uint64_t *value)
{
	for (uint16_t i = 0; i < block->number_count; i++) {
		if (!pmureg_word_is(name, block->numbers[i]))
			continue;
		*value = block->instances[instance].numbers[i];
		return 1;
	}
	return 0;
}

int pmureg_indices_are(const struct pmureg_indices *indices, const struct pmureg_block *block, uint16_t instance)
{
	uint64_t value;

	for (unsigned int i = 0; i < indices->count; i++)
		if (indices->index[i].given && number_of(block, instance, indices->index[i].name, &value) &&
		    value != indices->index[i].value)
			return 0;
	return 1;
}

int pmureg_index_is_number(const struct pmureg_index *index, const struct pmureg_block *block)
{
	uint64_t value;

	return number_of(block, 0, index->name, &value);
}

/* The index of an array that a name's next `<n>` stands for, of the element that is meant; 0: none is. */
static int take_dimension(const struct pmureg_register_name *of, unsigned int *dimension, uint32_t *rest,
			  uint64_t *value)
{
	const struct pmureg_register *reg = of->reg;

	if (!reg || of->element == PMUREG_NONE)
		return 0;
	if (!*rest) {
		*dimension = reg->pages > 1;
		*rest = reg->elements / (reg->pages > 1 ? reg->count[0] : 1U);
	}
	if (*dimension >= reg->dimensions || !reg->count[*dimension])
		return 0;
	*rest /= reg->count[*dimension];
	*value = *rest ? of->element / *rest % reg->count[*dimension] : 0;
	*dimension += 1;
	return 1;
}

size_t pmureg_pattern_fill(const struct pmureg_register_name *of, const char *pattern, char *text, size_t size)
{
	unsigned int dimension = 0;
	uint32_t rest = 0;
	size_t length = 0;

	if (size)
		text[0] = '\0';
	while (*pattern) {
		char *to = length < size ? text + length : NULL;
		const size_t room = length < size ? size - length : 0;
		struct pmureg_word name = {pattern, 1};
		const char *behind = *pattern == '<' ? placeholder(pattern, &name) : pattern + 1;
		const struct pmureg_index index = {.name = name};
		uint64_t value = 0;
		int known = 0;

		if (*pattern == '<' && pmureg_index_is_number(&index, of->block))
			known = of->instance < of->block->instance_count &&
				number_of(of->block, of->instance, name, &value);
		else if (*pattern == '<')
			known = take_dimension(of, &dimension, &rest, &value);
		if (known)
			length += pmureg_format(to, room, "%llu", (unsigned long long)value);
		else
			length += pmureg_format(to, room, "%.*s", (int)(behind - pattern), pattern);
		pattern = behind;
	}
	return length;
}
