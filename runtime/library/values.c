/*
 * values.c: decodes a register's value to fields and encodes fields to a value, without accessing a device.
 */
#include "hosted.h"

#include <ctype.h>

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
	if (!code && value & ~pmureg_mask(found.reg->width))
		code = pmureg_fail(error, -ERANGE, 0, "0x%llx does not fit into %s, which has %u bits: at most 0x%llx",
				   (unsigned long long)value, register_name, (unsigned int)found.reg->width,
				   (unsigned long long)pmureg_mask(found.reg->width));
	for (uint16_t i = 0; i < (code ? 0 : found.reg->field_count); i++) {
		const struct pmureg_field *field = &pmureg_register_fields(found.reg)[i];
		uint64_t part = pmureg_field_get(field, value);
		const struct pmureg_value *named = field->each ? NULL : pmureg_field_value(field, part);

		used += (size_t)snprintf(used < size ? text + used : NULL, used < size ? size - used : 0,
					 "%s=0x%llx%s%s\n", pmureg_field_name(field), (unsigned long long)part,
					 named ? " " : "", named ? pmureg_value_name(named) : "");
	}
	return code ? code : (int)used;
}

/* ---- One field ---- */

static int is_of_a_name(char c)
{
	return isalnum((unsigned char)c) || c == '_';
}

/* Checks whether a text contains a name. */
static int speaks_of(const char *text, struct pmureg_word name)
{
	for (const char *at = text ? text : ""; *at && name.length; at++)
		if (strncmp(at, name.text, name.length) == 0 && !is_of_a_name(at[name.length]) &&
		    (at == text || !is_of_a_name(at[-1])))
			return 1;
	return 0;
}

/* If the register's note mentions the name, prints the note instead of the list of fields. */
static int no_such_field(const struct pmureg_register *reg, struct pmureg_word name, int column,
			 struct pmureg_error *error)
{
	const struct pmureg_field *fields = pmureg_register_fields(reg);
	const char *bracket = memchr(name.text, '[', name.length);
	struct pmureg_nearest nearest = {.word = {name.text, bracket ? (size_t)(bracket - name.text) : name.length}};
	char list[256] = "";

	for (uint16_t i = 0; i < reg->field_count; i++) {
		pmureg_nearest_try(&nearest, pmureg_field_name(&fields[i]));
		pmureg_text_append(list, sizeof(list), "%s%s", i ? ", " : "it has ", pmureg_field_name(&fields[i]));
	}
	if (speaks_of(pmureg_register_note(reg), nearest.word))
		return pmureg_fail(error, -ENOENT, column, "%s has no field '%.*s': %s", pmureg_register_key(reg),
				   PMUREG_WORD(name), pmureg_register_note(reg));
	if (nearest.name[0])
		(void)pmureg_format(list, sizeof(list), "did you mean '%s'?", nearest.name);
	return pmureg_fail(error, -ENOENT, column, "%s has no field '%.*s'; %s", pmureg_register_key(reg),
			   PMUREG_WORD(name), list);
}

/*
 * Matches a field, or an element of an array of fields, as [3] or with 3 after its stem. Sets `element`, -1 for the
 * whole array. Returns non-zero for another field.
 */
static int match_name(const struct pmureg_field *field, const char *called, struct pmureg_word name, int *element)
{
	const size_t stem = strcspn(called, "<");
	struct pmureg_word rest = {name.text + stem, name.length - stem};
	uint64_t index;

	*element = -1;
	if (name.length < stem)
		return -ENOENT;
	for (size_t i = 0; i < stem; i++)
		if (pmureg_lower(name.text[i]) != pmureg_lower(called[i]))
			return -ENOENT;
	if (!rest.length)
		return 0;
	if (rest.length > 2 && rest.text[0] == '[' && rest.text[rest.length - 1] == ']')
		rest = (struct pmureg_word){rest.text + 1, rest.length - 2};
	if (!field->each || !pmureg_is_digit(rest.text[0]) || pmureg_number(rest, &index))
		return -ENOENT;
	index -= field->first;
	*element = index < 64 ? (int)index : 64; /* no field has this many elements */
	return 0;
}

static int match_field(const struct pmureg_field *field, struct pmureg_word name, int *element)
{
	const struct pmureg_text *alias = pmureg_field_aliases(field);
	int code = match_name(field, pmureg_field_name(field), name, element);

	for (; alias && pmureg_text_of(alias) && code; alias++)
		code = match_name(field, pmureg_text_of(alias), name, element);
	return code;
}

/* Parses FIELD=VALUE; FIELD alone means 1. `column` is the field's. */
static int set_field(const struct pmureg_register *reg, struct pmureg_word word, int column, uint64_t *raw, uint64_t *given,
		     struct pmureg_error *error)
{
	const char *equals = memchr(word.text, '=', word.length);
	const struct pmureg_word name = {word.text, equals ? (size_t)(equals - word.text) : word.length};
	const struct pmureg_word text = {equals ? equals + 1 : "1", equals ? word.length - name.length - 1 : 1};
	const int value_column = equals ? column + (int)name.length + 1 : column;
	const struct pmureg_field *field = pmureg_register_fields(reg),
				  *end = pmureg_register_fields(reg) + reg->field_count;
	struct pmureg_field part = {0}; /* the bits of the field, or of one of its elements */
	const struct pmureg_value *named;
	uint64_t value, most;
	char names[192];
	int element = -1;

	while (field < end && match_field(field, name, &element))
		field++;
	if (field == end)
		return no_such_field(reg, name, column, error);
	part.low = field->low;
	part.width = field->width;
	if (element >= 0) {
		if (element >= field->width / field->each)
			return pmureg_fail(error, -ERANGE, column, "%s has elements %d to %d", pmureg_field_name(field),
					   field->first, field->first + field->width / field->each - 1);
		part.low = (uint8_t)(field->low + element * field->each);
		part.width = field->each;
	}
	named = pmureg_field_named(field, text);
	value = named ? named->value : 0;
	most = pmureg_field_get(&part, pmureg_field_mask(&part));
	if (!named && pmureg_number(text, &value)) {
		pmureg_field_suggest(field, text, names, sizeof(names));
		return pmureg_fail(error, -EINVAL, value_column,
				   "'%.*s' is not a number from 0 to 0x%llx, nor a named value of %s%s",
				   PMUREG_WORD(text), (unsigned long long)most, pmureg_field_name(field), names);
	}
	if (value > most)
		return pmureg_fail(
			error, -ERANGE, value_column, "0x%llx does not fit into %s, which has %u bits: at most 0x%llx",
			(unsigned long long)value, pmureg_field_name(field), part.width, (unsigned long long)most);
	if (!(reg->masks.writable & pmureg_field_mask(field)))
		return pmureg_fail(error, -EINVAL, column, "%s is read-only", pmureg_field_name(field));
	if (*given & pmureg_field_mask(&part))
		return pmureg_fail(error, -EINVAL, column, "%.*s is given twice: write it once", PMUREG_WORD(name));
	*given |= pmureg_field_mask(&part);
	*raw = pmureg_field_put(&part, *raw, value);
	return 0;
}

int pmureg_encode(const char *system, const char *register_name, const char *fields, uint64_t *value,
		  struct pmureg_error *error)
{
	struct pmureg_register_name found;
	const char *broken, *list = fields;
	struct pmureg_word word;
	char text[320];
	uint64_t raw, given = 0;
	int code = find_register(system, register_name, &found, error);

	raw = code ? 0 : pmureg_idle_bits(found.reg);
	while (!code && pmureg_word_next(&list, &word))
		code = set_field(found.reg, word, (int)(word.text - fields) + 1, &raw, &given, error);
	if (code)
		return code;
	broken = pmureg_value_check(found.reg, raw, text, sizeof(text));
	if (broken)
		return pmureg_fail(error, -EINVAL, 0, "%s", broken);
	*value = raw;
	return 0;
}
