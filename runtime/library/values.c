/*
 * values.c: the fields of a register in words and back. Nothing here touches a device.
 */
#include "hosted.h"

static int find_register(const char *system, const char *name, struct pmureg_register_name *found,
			 struct pmureg_error *error)
{
	const struct pmureg_system *described = pmureg_system_find(system, error);

	return described ? pmureg_register_find(described, name, found, error) : -ENOENT;
}

int pmureg_decode(const char *system, const char *register_name, uint64_t value, char *text, size_t size,
		  struct pmureg_error *error)
{
	struct pmureg_register_name found;
	int code = find_register(system, register_name, &found, error);
	size_t used = 0;

	if (size)
		text[0] = '\0';
	for (uint16_t i = 0; i < (code ? 0 : found.reg->field_count); i++) {
		const struct pmureg_field *field = &found.reg->fields[i];
		uint64_t part = pmureg_field_get(field, value);
		const struct pmureg_value *named = field->each ? NULL : pmureg_field_value(field, part);

		used += (size_t)snprintf(used < size ? text + used : NULL, used < size ? size - used : 0,
					 "%s=0x%llx%s%s\n", field->name, (unsigned long long)part, named ? " " : "",
					 named ? named->name : "");
	}
	return code ? code : (int)used;
}

/* ---- One field ---- */

static int no_such_field(const struct pmureg_register *reg, struct pmureg_word name, int column,
			 struct pmureg_error *error)
{
	struct pmureg_nearest nearest = {.word = name};
	char list[256] = "";
	size_t used = 0;

	for (uint16_t i = 0; i < reg->field_count; i++) {
		pmureg_nearest_try(&nearest, reg->fields[i].name);
		if (used < sizeof(list))
			used += pmureg_format(list + used, sizeof(list) - used, "%s%s", i ? ", " : "it has ",
					      reg->fields[i].name);
	}
	if (nearest.name[0])
		(void)pmureg_format(list, sizeof(list), "did you mean '%s'?", nearest.name);
	return pmureg_fail(error, -ENOENT, column, "%s has no field '%.*s'; %s", reg->key, PMUREG_WORD(name), list);
}

/* Of an array of fields the element in [3] or 3 behind its stem; -1: the whole. Not 0: it is another field. */
static int match_field(const struct pmureg_field *field, struct pmureg_word name, int *element)
{
	const size_t stem = strcspn(field->name, "<");
	struct pmureg_word rest = {name.text + stem, name.length - stem};
	uint64_t index;

	*element = -1;
	if (name.length < stem)
		return -ENOENT;
	for (size_t i = 0; i < stem; i++)
		if (pmureg_lower(name.text[i]) != pmureg_lower(field->name[i]))
			return -ENOENT;
	if (!rest.length)
		return 0;
	if (rest.length > 2 && rest.text[0] == '[' && rest.text[rest.length - 1] == ']')
		rest = (struct pmureg_word){rest.text + 1, rest.length - 2};
	if (!field->each || !pmureg_is_digit(rest.text[0]) || pmureg_number(rest, &index))
		return -ENOENT;
	*element = index < 64 ? (int)index : 64; /* no field has as many */
	return 0;
}

static int read_value(const struct pmureg_field *field, struct pmureg_word text, uint64_t *value)
{
	for (uint16_t i = 0; i < field->value_count; i++) {
		if (!pmureg_word_like(text, field->values[i].name))
			continue;
		*value = field->values[i].value;
		return 0;
	}
	return pmureg_number(text, value);
}

/* FIELD=VALUE: a number or a name that the field has for it, none is 1. `column` is of the field. */
static int set_field(const struct pmureg_register *reg, struct pmureg_word word, int column, uint64_t *raw,
		     struct pmureg_error *error)
{
	const char *equals = memchr(word.text, '=', word.length);
	const struct pmureg_word name = {word.text, equals ? (size_t)(equals - word.text) : word.length};
	const struct pmureg_word text = {equals ? equals + 1 : "1", equals ? word.length - name.length - 1 : 1};
	const int value_column = equals ? column + (int)name.length + 1 : column;
	const struct pmureg_field *field = NULL;
	unsigned width, shift;
	uint64_t value, mask;
	int element;

	for (uint16_t i = 0; i < reg->field_count && !field; i++)
		if (!match_field(&reg->fields[i], name, &element))
			field = &reg->fields[i];
	if (!field)
		return no_such_field(reg, name, column, error);
	if (field->each && element >= field->width / field->each)
		return pmureg_fail(error, -ERANGE, column, "%s has elements 0 to %d", field->name,
				   field->width / field->each - 1);
	if (read_value(field, text, &value))
		return pmureg_fail(error, -EINVAL, value_column,
				   "'%.*s' is neither a number nor one of the names that %s has", PMUREG_WORD(text),
				   field->name);
	width = element < 0 ? field->width : field->each;
	shift = field->low + (element < 0 ? 0U : (unsigned)element * field->each);
	mask = width > 63 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
	if (value > mask)
		return pmureg_fail(error, -ERANGE, value_column,
				   "0x%llx does not fit into %s, which has %u bits: at most 0x%llx",
				   (unsigned long long)value, field->name, width, (unsigned long long)mask);
	if (field->access == PMUREG_RO || field->access == PMUREG_RC)
		return pmureg_fail(error, -EINVAL, column, "%s can only be read", field->name);
	*raw = (*raw & ~(mask << shift)) | value << shift;
	return 0;
}

int pmureg_encode(const char *system, const char *register_name, const char *fields, uint64_t *value,
		  struct pmureg_error *error)
{
	struct pmureg_register_name found;
	const char *broken, *list = fields;
	struct pmureg_word word;
	char text[320];
	uint64_t raw;
	int code = find_register(system, register_name, &found, error);

	raw = code ? 0 : found.reg->masks.ones;
	while (!code && pmureg_word_next(&list, &word))
		code = set_field(found.reg, word, (int)(word.text - fields) + 1, &raw, error);
	if (code)
		return code;
	broken = pmureg_value_check(found.reg, raw, text, sizeof(text));
	if (broken)
		return pmureg_fail(error, -EINVAL, 0, "%s", broken);
	*value = raw;
	return 0;
}
