/*
 * pattern.c: matches and fills in names with indices in angle brackets, as manuals and Linux's devices have them.
 */
#include "internal.h"

/* `<name>`, `<2 * name + 1>`, or `<name:x>` for hex. Any other expression counts as a name, which matches no index. */
struct placeholder {
	struct pmureg_word name;
	uint64_t factor, added;
	unsigned int base;
	const char *behind; /* the text after the closing bracket */
};

static struct pmureg_word without_blanks(const char *from, const char *to)
{
	while (from < to && *from == ' ')
		from++;
	while (from < to && to[-1] == ' ')
		to--;
	return (struct pmureg_word){from, (size_t)(to - from)};
}

/* Removes the first `sign` and the number before or after it from a name. Returns the number, or `otherwise`. */
static uint64_t pattern_take_number(struct pmureg_word *name, char sign, int is_before, uint64_t otherwise)
{
	const char *end = name->text + name->length, *at = name->text;
	struct pmureg_word sides[2];
	uint64_t number;

	while (at < end && *at != sign)
		at++;
	if (at == end)
		return otherwise;
	sides[0] = without_blanks(name->text, at);
	sides[1] = without_blanks(at + 1, end);
	if (pmureg_number(sides[!is_before], &number))
		return otherwise;
	*name = sides[is_before];
	return number;
}

static struct placeholder placeholder(const char *pattern)
{
	struct placeholder found = {.name = {pattern + 1, 0}, .base = 10};
	struct pmureg_word *name = &found.name, whole;

	while (name->text[name->length] && name->text[name->length] != '>')
		name->length++;
	found.behind = name->text + name->length + (name->text[name->length] == '>');
	if (name->length > 2 && name->text[name->length - 2] == ':') {
		found.base = 16;
		name->length -= 2;
	}
	whole = *name;
	found.added = pattern_take_number(name, '+', 0, 0);
	found.factor = pattern_take_number(name, '*', 1, 1);
	found.factor += !found.factor; /* a match divides by it */
	for (size_t i = 0; i < name->length; i++)
		if (name->text[i] == ' ') /* more than an index */
			found = (struct placeholder){whole, 1, 0, found.base, found.behind};
	return found;
}

/* Returns the length of a text for every index: `<n>`, or as manuals print it: `Cn_CTL`, `SELx`, `CTL{3-0}`. */
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

/* Parses an index: a number, or a text that stands for every index. Returns its length, or 0 if there is none. */
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
			const struct placeholder place = placeholder(pattern);

			if (++indices->count > PMUREG_INDICES)
				return 0;
			index->name = place.name;
			length = take_index(word, at, place.base, index);
			if (!length || (index->given && (index->value < place.added ||
							 (index->value - place.added) % place.factor)))
				return 0;
			index->value = index->given ? (index->value - place.added) / place.factor : 0;
			at += length;
			pattern = place.behind;
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

	/* Most names differ here already. */
	if (*pattern != '<' && pmureg_lower(*pattern) != pmureg_lower(*name))
		return 0;
	if (!pmureg_pattern_match(pmureg_word_of(name), pattern, &indices))
		return 0;
	for (unsigned int i = 0; i < indices.count; i++)
		if (!indices.index[i].given)
			return 0;
	return 1;
}

int pmureg_condition_fits(const struct pmureg_condition *condition, const char *text)
{
	for (const struct pmureg_text *begins = pmureg_condition_begins(condition); pmureg_text_of(begins); begins++) {
		const char *begin = pmureg_text_of(begins);
		size_t i = 0;

		while (begin[i] && begin[i] == text[i])
			i++;
		if (!begin[i])
			return 1;
	}
	return 0;
}

uint16_t pmureg_index_number(const struct pmureg_block *block, struct pmureg_word name)
{
	const struct pmureg_text *numbers = pmureg_block_numbers(block);

	for (uint16_t i = 0; i < block->number_count; i++)
		if (pmureg_word_is(name, pmureg_text_of(&numbers[i])))
			return i;
	return PMUREG_NONE;
}

int pmureg_indices_are(const struct pmureg_indices *indices, const struct pmureg_block *block, uint16_t instance)
{
	const struct pmureg_instance *instances = pmureg_block_instances(block);

	for (unsigned int i = 0; i < indices->count; i++) {
		const uint16_t number = pmureg_index_number(block, indices->index[i].name);

		if (indices->index[i].given && number != PMUREG_NONE &&
		    pmureg_instance_numbers(&instances[instance])[number] != indices->index[i].value)
			return 0;
	}
	return 1;
}

unsigned int pmureg_pattern_dimension(const struct pmureg_register *reg, unsigned int indices)
{
	return reg->pages > 1 && indices < reg->dimensions;
}

/* Returns how many indices a pattern has that are not numbers of the instance. */
static unsigned int count_indices(const struct pmureg_block *block, const char *pattern)
{
	unsigned int count = 0;

	while (*pattern) {
		struct placeholder place;

		if (*pattern != '<') {
			pattern++;
			continue;
		}
		place = placeholder(pattern);
		pattern = place.behind;
		count += pmureg_index_number(block, place.name) == PMUREG_NONE;
	}
	return count;
}

size_t pmureg_pattern_fill(const struct pmureg_register_name *of, const uint64_t *bank, const char *pattern, char *text,
			   size_t size)
{
	const struct pmureg_instance *instances = pmureg_block_instances(of->block);
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
		const struct placeholder place = is_index ? placeholder(pattern) :
							    (struct placeholder){.behind = pattern + 1};
		const uint16_t number = is_index ? pmureg_index_number(of->block, place.name) : PMUREG_NONE;
		const uint64_t *value = NULL;

		has_index |= (unsigned int)is_index;
		if (number != PMUREG_NONE && of->instance < of->block->instance_count)
			value = &pmureg_instance_numbers(&instances[of->instance])[number];
		else if (is_index && number == PMUREG_NONE && reg && dimension < reg->dimensions)
			value = &indices[dimension++];
		else if (is_index && number == PMUREG_NONE)
			value = bank;
		if (value)
			length += pmureg_format(text + size - room, room, place.base == 16 ? "%llx" : "%llu",
						(unsigned long long)(*value * place.factor + place.added));
		else
			length += pmureg_format(text + size - room, room, "%.*s", (int)(place.behind - pattern), pattern);
		pattern = place.behind;
	}
	/* The pattern has no place for the index, or none for the page. */
	if (reg && reg->elements > 1 && (!has_index || first) && length < size)
		length += pmureg_format(text + length, size - length, "[%u]", (unsigned int)pmureg_element_name(reg, of->element));
	return length;
}
