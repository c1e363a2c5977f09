/*
 * pattern.c: names with index names in angle brackets, as manuals have them.
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

int pmureg_indices_are(const struct pmureg_indices *indices, const struct pmureg_block *block, uint16_t instance)
{
	uint64_t value;

	for (unsigned int i = 0; i < indices->count; i++)
		if (indices->index[i].given && pmureg_unit_number(block, instance, indices->index[i].name, &value) &&
		    value != indices->index[i].value)
			return 0;
	return 1;
}

int pmureg_index_is_number(const struct pmureg_index *index, const struct pmureg_block *block)
{
	uint64_t value;

	return pmureg_unit_number(block, 0, index->name, &value);
}
