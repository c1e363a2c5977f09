/*
 * encode.c: `pmureg encode`: a register's value from its fields, without touching a device.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "../io/guess.h"
#include "tool.h"

#define PARTS 65 /* a register, and at most a word for each bit */


static int no_such_field(const struct pmureg_register *reg, const char *word, size_t length)
{
	struct pmureg_guess guess = {0};
	char message[512];
	size_t used;

	for (uint16_t i = 0; i < reg->field_count; i++)
		pmureg_guess_try(&guess, word, length, reg->fields[i].name);
	used = (size_t)snprintf(message, sizeof(message), "%s has no field '%.*s'; ", reg->key, (int)length, word);
	if (guess.name[0])
		(void)snprintf(message + used, sizeof(message) - used, "did you mean '%s'?", guess.name);
	else
		for (uint16_t i = 0; i < reg->field_count && used < sizeof(message); i++)
			used += (size_t)snprintf(message + used, sizeof(message) - used, "%s%s", i ? ", " : "it has ",
						 reg->fields[i].name);
	complain_at(word, strlen(word), 1, message);
	return -ENOENT;
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
		if (!like(field->values[i].name, text))
			continue;
		*value = field->values[i].value;
		return 0;
	}
	return parse_number(text, value);
}

static int set_field(const struct pmureg_register *reg, const char *word, uint64_t *raw)
{
	size_t length = strcspn(word, "=");
	const struct pmureg_field *field;
	unsigned width, shift;
	char message[256];
	uint64_t value = 1, mask;
	int element;

	field = find_field(reg, word, length, &element);
	if (!field)
		return no_such_field(reg, word, length);
	if (field->each && element >= field->width / field->each) {
		(void)snprintf(message, sizeof(message), "%s has elements 0 to %d", field->name, field->width / field->each - 1);
		complain_at(word, strlen(word), 1, message);
		return -ERANGE;
	}
	if (word[length] && named_value(field, word + length + 1, &value)) {
		(void)snprintf(message, sizeof(message), "'%s' is neither a number nor one of the names that %s has",
			       word + length + 1, field->name);
		complain_at(word, strlen(word), (int)length + 2, message);
		return -EINVAL;
	}
	width = element < 0 ? field->width : field->each;
	shift = field->low + (element < 0 ? 0U : (unsigned)element * field->each);
	mask = width > 63 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
	if (value > mask) {
		(void)snprintf(message, sizeof(message), "0x%llx does not fit into %s, which has %u bits: at most 0x%llx",
			       (unsigned long long)value, field->name, width, (unsigned long long)mask);
		complain_at(word, strlen(word), word[length] ? (int)length + 2 : 1, message);
		return -ERANGE;
	}
	if (field->access == PMUREG_RO || field->access == PMUREG_RC) {
		(void)snprintf(message, sizeof(message), "%s can only be read", field->name);
		complain_at(word, strlen(word), 1, message);
		return -EINVAL;
	}
	*raw = (*raw & ~(mask << shift)) | value << shift;
	return 0;
}

static int run(struct tool *tool, const struct command *command, int argc, char **argv)
{
	struct register_found found;
	const char *words[PARTS];
	char text[320];
	const char *broken;
	uint64_t raw;
	size_t count;
	int status = arguments_words(tool, command, argc, argv, words, PARTS, &count);

	if (status)
		return status - 1;
	if (count < 1)
		return wrong_usage(command, "encode needs a register");
	if (register_search(tool, words[0], &found))
		return TOOL_FAILED;
	raw = found.name.reg->masks.ones;
	for (size_t i = 1; i < count; i++)
		if (set_field(found.name.reg, words[i], &raw))
			return TOOL_FAILED;
	broken = pmureg_value_check(found.name.reg, raw, text, sizeof(text));
	if (broken) {
		complain("%s", broken);
		return TOOL_FAILED;
	}
	(void)printf("0x%0*llx\n", hex_digits(found.name.reg), (unsigned long long)raw);
	return finish(stdout);
}

static const struct option options[] = {SYSTEM_OPTION, HELP_OPTION, NO_OPTION};

static void examples(FILE *out)
{
	const struct pmureg_register *reg;
	char name[TOOL_NAME];

	if (example_register(name, sizeof(name), &reg) == 0)
		(void)fprintf(out, "  pmureg encode %s %s=1\n", name, reg->fields[reg->field_count - 1].name);
}

const struct command command_encode = {
	.name = "encode",
	.usage = "REGISTER [FIELD=VALUE ...]",
	.text = "make a register's value from fields",
	.more = "VALUE is a number or a name that the field has for it; a field alone is 1. Bits that must be written as 1\n"
		"are filled in, other fields are 0. A value that breaks a rule of the register is refused.",
	.options = options,
	.examples = examples,
	.run = run,
};
