/*
 * text.c: words, numbers and messages, without libc.
 */
#include "internal.h"

size_t pmureg_length(const char *text)
{
	size_t length = 0;

	while (text[length])
		length++;
	return length;
}

char pmureg_lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

int pmureg_is_digit(char c)
{
	return c >= '0' && c <= '9';
}

int pmureg_same(const char *a, const char *b)
{
	for (; *a == *b; a++, b++)
		if (!*a)
			return 1;
	return 0;
}

int pmureg_word_is(struct pmureg_word word, const char *text)
{
	size_t i;

	for (i = 0; i < word.length; i++)
		if (!text[i] || word.text[i] != text[i])
			return 0;
	return !text[i];
}

int pmureg_word_like(struct pmureg_word word, const char *text)
{
	size_t i;

	for (i = 0; i < word.length; i++)
		if (!text[i] || pmureg_lower(word.text[i]) != pmureg_lower(text[i]))
			return 0;
	return !text[i];
}

/* ---- Numbers ---- */

static inline unsigned int digit_value(char c)
{
	unsigned int digit = (unsigned int)c - '0', letter = ((unsigned int)c | 0x20) - 'a';

	if (digit < 10)
		return digit;
	return letter < 6 ? letter + 10 : 16;
}

static inline unsigned int base_of(struct pmureg_word word)
{
	if (word.length < 3 || word.text[0] != '0')
		return 10;
	switch (pmureg_lower(word.text[1])) {
	case 'x':
		return 16;
	case 'b':
		return 2;
	case 'o':
		return 8;
	default:
		return 10;
	}
}

int pmureg_number(struct pmureg_word word, uint64_t *value)
{
	unsigned int base = base_of(word);
	size_t i = base == 10 ? 0 : 2;
	uint64_t result = 0;

	if (i == word.length)
		return -PMUREG_EINVAL;
	for (; i < word.length; i++) {
		unsigned int digit = digit_value(word.text[i]);

		if (digit >= base)
			return -PMUREG_EINVAL;
		/* The division is dear, and needed only near the end of the range. */
		if (result >> 60 && result > (UINT64_MAX - digit) / base)
			return -PMUREG_ERANGE;
		result = result * base + digit;
	}
	*value = result;
	return 0;
}

/* ---- Messages ---- */

struct sink {
	char *to;
	size_t size, length; /* length may grow past size: what did not fit is only counted */
};

static void put(struct sink *sink, char c)
{
	if (sink->length + 1 < sink->size)
		sink->to[sink->length] = c;
	sink->length++;
}

static void put_number(struct sink *sink, uint64_t number, unsigned int base)
{
	char digits[20];
	unsigned int count = 0;

	do {
		digits[count++] = "0123456789abcdef"[number % base];
		number /= base;
	} while (number);
	while (count)
		put(sink, digits[--count]);
}

static void put_piece(struct sink *sink, const struct pmureg_piece *piece)
{
	size_t i;

	if (piece->text) {
		for (i = 0; i < piece->length && piece->text[i]; i++)
			put(sink, piece->text[i]);
		return;
	}
	if (piece->hexadecimal) {
		put(sink, '0');
		put(sink, 'x');
	}
	put_number(sink, piece->number, piece->hexadecimal ? 16 : 10);
}

size_t pmureg_join(char *to, size_t size, const struct pmureg_piece *pieces, size_t count)
{
	struct sink sink = { to, size, 0 };
	size_t i;

	for (i = 0; i < count; i++)
		put_piece(&sink, &pieces[i]);
	if (size)
		to[sink.length < size ? sink.length : size - 1] = '\0';
	return sink.length;
}

int pmureg_fail(struct pmureg_error *error, int code, int column, const struct pmureg_piece *pieces, size_t count)
{
	if (!error)
		return code;
	error->code = code;
	error->column = column;
	pmureg_join(error->message, sizeof(error->message), pieces, count);
	return code;
}

/* ---- The nearest name ---- */

#define LONGEST 48

static size_t least(size_t a, size_t b, size_t c)
{
	size_t result = a < b ? a : b;

	return result < c ? result : c;
}

/* Levenshtein's distance, letters of either case; LONGEST for names too long to compare. */
static size_t distance(struct pmureg_word word, const char *name)
{
	size_t row[LONGEST + 1];
	size_t length = pmureg_length(name);
	size_t i, j, corner, above;

	if (length > LONGEST || word.length > LONGEST)
		return LONGEST;
	for (j = 0; j <= length; j++)
		row[j] = j;
	for (i = 0; i < word.length; i++) {
		corner = row[0];
		row[0] = i + 1;
		for (j = 0; j < length; j++) {
			above = row[j + 1];
			corner += pmureg_lower(word.text[i]) != pmureg_lower(name[j]);
			row[j + 1] = least(above + 1, row[j] + 1, corner);
			corner = above;
		}
	}
	return row[length];
}

void pmureg_nearest_try(struct pmureg_nearest *nearest, const char *name)
{
	size_t found = distance(nearest->word, name);

	/* More than a third of the letters wrong is another word, not a slip. */
	if (found > nearest->word.length / 3 + 1 || found >= LONGEST)
		return;
	if (nearest->name[0] && found >= nearest->distance)
		return;
	PMUREG_JOIN(nearest->name, sizeof(nearest->name), T(name));
	nearest->distance = found;
}
