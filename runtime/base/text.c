/*
 * text.c: handles words and numbers, and finds the nearest name, without a C library.
 */
#include <pmureg/base.h>

size_t pmureg_length(const char *text)
{
	size_t length = 0;

	while (text[length])
		length++;
	return length;
}

struct pmureg_word pmureg_word_of(const char *text)
{
	return (struct pmureg_word){text, text ? pmureg_length(text) : 0};
}

int pmureg_word_next(const char **list, struct pmureg_word *word)
{
	const char *end = *list;

	if (!end || !*end)
		return 0;
	while (*end && *end != ',')
		end++;
	*word = pmureg_word_trim(*list, end);
	*list = *end ? end + 1 : end;
	return 1;
}

int pmureg_word_is(struct pmureg_word word, const char *text)
{
	for (size_t i = 0; i < word.length; i++)
		if (!text[i] || word.text[i] != text[i])
			return 0;
	return !text[word.length];
}

int pmureg_word_like(struct pmureg_word word, const char *text)
{
	for (size_t i = 0; i < word.length; i++)
		if (!text[i] || pmureg_lower(word.text[i]) != pmureg_lower(text[i]))
			return 0;
	return !text[word.length];
}

/* ---- Numbers ---- */

static inline unsigned int digit_value(char c)
{
	unsigned int digit = (unsigned int)c - '0', letter = ((unsigned int)c | 0x20) - 'a';

	if (digit < 10)
		return digit;
	return letter < 6 ? letter + 10 : 16;
}

static inline unsigned int number_base(struct pmureg_word word)
{
	const char letter = word.length < 3 || word.text[0] != '0' ? '\0' : pmureg_lower(word.text[1]);

	return letter == 'x' ? 16 : letter == 'o' ? 8 : letter == 'b' ? 2 : 10;
}

int pmureg_digits(struct pmureg_word word, unsigned int base, uint64_t *value)
{
	uint64_t result = 0;

	if (!word.length)
		return -PMUREG_EINVAL;
	for (size_t i = 0; i < word.length; i++) {
		unsigned int digit = digit_value(word.text[i]);

		if (digit >= base)
			return -PMUREG_EINVAL;
		/* The division is slow, and needed only for numbers of more than 60 bits. */
		if (result >> 60 && result > (UINT64_MAX - digit) / base)
			return -PMUREG_ERANGE;
		result = result * base + digit;
	}
	*value = result;
	return 0;
}

int pmureg_number(struct pmureg_word word, uint64_t *value)
{
	const unsigned int base = number_base(word), prefix = base == 10 ? 0 : 2;

	return pmureg_digits((struct pmureg_word){word.text + prefix, word.length - prefix}, base, value);
}

/* ---- The nearest name ---- */

#define LONGEST 63 /* longer names are not compared */

static unsigned int least(unsigned int a, unsigned int b)
{
	return a < b ? a : b;
}

static int base_text_same(char a, char b)
{
	return pmureg_lower(a) == pmureg_lower(b);
}

/* Returns the edit distance; a swap of two neighbours is one edit. Keeps only the last three rows of the table. */
static unsigned int distance(struct pmureg_word a, struct pmureg_word b)
{
	uint8_t rows[3][LONGEST + 1] = {{0}};

	for (size_t j = 0; j <= b.length; j++)
		rows[0][j] = (uint8_t)j;
	for (size_t i = 1; i <= a.length; i++) {
		const uint8_t *before = rows[(i + 1) % 3], *last = rows[(i + 2) % 3];
		uint8_t *row = rows[i % 3];

		row[0] = (uint8_t)i;
		for (size_t j = 1; j <= b.length; j++) {
			unsigned int best = last[j - 1] + (base_text_same(a.text[i - 1], b.text[j - 1]) ? 0U : 1U);

			best = least(best, least(last[j], row[j - 1]) + 1U);
			if (i > 1 && j > 1 && base_text_same(a.text[i - 1], b.text[j - 2]) &&
			    base_text_same(a.text[i - 2], b.text[j - 1]))
				best = least(best, before[j - 2] + 1U);
			row[j] = (uint8_t)best;
		}
	}
	return rows[a.length % 3][b.length];
}

void pmureg_nearest_try(struct pmureg_nearest *nearest, const char *name)
{
	const struct pmureg_word other = pmureg_word_of(name);
	const size_t most = (nearest->word.length + 2) / 3;
	size_t found;

	if (!nearest->word.length || nearest->word.length > LONGEST || !other.length || other.length > LONGEST)
		return;
	/* A name with more than a third of its letters wrong is another word, not a misspelling. */
	if (other.length > nearest->word.length + most || nearest->word.length > other.length + most)
		return;
	found = distance(nearest->word, other);
	if (found > most || found >= nearest->word.length)
		return;
	if (nearest->name[0] && found >= nearest->distance)
		return;
	for (size_t i = 0; i <= other.length; i++)
		nearest->name[i] = name[i];
	nearest->distance = found;
}
