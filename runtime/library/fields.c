/*
 * fields.c: the fields of a register from words.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "fields.h"

int pmureg_parse_number(const char *text, uint64_t *value)
{
	int base = 10;
	char *end;

	if (text[0] == '0' && (text[1] == 'x' || text[1] == 'X'))
		base = 16;
	else if (text[0] == '0' && (text[1] == 'b' || text[1] == 'B'))
		base = 2;
	if (base != 10)
		text += 2;
	if (!strchr("0123456789abcdefABCDEF", text[0]) || text[0] == '\0')
		return -EINVAL;
	errno = 0;
	*value = strtoull(text, &end, base);
	return *end || errno ? -EINVAL : 0;
}

/* About a place in the word, from 1. */
static int fail_at(struct pmureg_error *error, int code, size_t column)
{
	if (error)
		error->column = (int)column;
	return code;
}

static int no_such_field(const struct pmureg_register *reg, const char *word, size_t length, struct pmureg_error *error)
{
	struct pmureg_nearest guess = {.word = {word, length}};
	char list[256] = "";
	size_t used = 0;

	for (uint16_t i = 0; i < reg->field_count; i++) {
		pmureg_nearest_try(&guess, reg->fields[i].name);
		if (used < sizeof(list))
			used += (size_t)snprintf(list + used, sizeof(list) - used, "%s%s", i ? ", " : "it has ",
						 reg->fields[i].name);
	}
	if (guess.name[0])
		(void)snprintf(list, sizeof(list), "did you mean '%s'?", guess.name);
	(void)pmureg_fail(error, -ENOENT, 0, "%s has no field '%.*s'; %s", reg->key, (int)length, word, list);
	return fail_at(error, -ENOENT, 1);
}

/* FIELD, or of an array of fields FIELD[3] or FIELD3: then `element` is not -1. */
static const struct pmureg_field *find_field(const struct pmureg_register *reg, const char *word, size_t length,
					     int *element)
{
	for (uint16_t i = 0; i < reg->field_count; i++) {
		const struct pmureg_field *field = &reg->fields[i];
		size_t stem = strcspn(field->name, "<");
		const char *digits;
		unsigned long index;
		char *end;

		*element = -1;
		if (length < stem || strncasecmp(field->name, word, stem) != 0)
			continue;
		if (length == stem)
			return field;
		digits = word + stem + (word[stem] == '[');
		if (!field->each || *digits < '0' || *digits > '9')
			continue;
		index = strtoul(digits, &end, 10);
		end += word[stem] == '[' && *end == ']';
		if (end != word + length)
			continue;
		*element = index < 64 ? (int)index : 64; /* no field has as many */
		return field;
	}
	return NULL;
}

static int named_value(const struct pmureg_field *field, const char *text, uint64_t *value)
{
	for (uint16_t i = 0; i < field->value_count; i++) {
		if (strcasecmp(field->values[i].name, text))
			continue;
		*value = field->values[i].value;
		return 0;
	}
	return pmureg_parse_number(text, value);
}

int pmureg_field_set(const struct pmureg_register *reg, const char *word, uint64_t *raw, struct pmureg_error *error)
{
	size_t length = strcspn(word, "="), value_column = word[length] ? length + 2 : 1;
	const struct pmureg_field *field;
	unsigned width, shift;
	uint64_t value = 1, mask;
	int element;

	field = find_field(reg, word, length, &element);
	if (!field)
		return no_such_field(reg, word, length, error);
	if (field->each && element >= field->width / field->each)
		return fail_at(error, pmureg_fail(error, -ERANGE, 0, "%s has elements 0 to %d", field->name,
						   field->width / field->each - 1), 1);
	if (word[length] && named_value(field, word + length + 1, &value))
		return fail_at(error, pmureg_fail(error, -EINVAL, 0, "'%s' is neither a number nor one of the names that %s has",
						   word + length + 1, field->name), value_column);
	width = element < 0 ? field->width : field->each;
	shift = field->low + (element < 0 ? 0U : (unsigned)element * field->each);
	mask = width > 63 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
	if (value > mask)
		return fail_at(error, pmureg_fail(error, -ERANGE, 0, "0x%llx does not fit into %s, which has %u bits: at most 0x%llx",
						   (unsigned long long)value, field->name, width, (unsigned long long)mask),
			       value_column);
	if (field->access == PMUREG_RO || field->access == PMUREG_RC)
		return fail_at(error, pmureg_fail(error, -EINVAL, 0, "%s can only be read", field->name), 1);
	*raw = (*raw & ~(mask << shift)) | value << shift;
	return 0;
}
