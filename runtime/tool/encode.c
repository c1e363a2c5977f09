/*
 * encode.c: `pmureg encode`: a register's value from its fields, without touching a device.
 */
#include <string.h>

#include "tool.h"

#define PARTS 65 /* a register, and at most a word for each bit */

static int run(struct tool *tool, const struct command *command, int argc, char **argv)
{
	struct subject found;
	struct pmureg_error error;
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
	raw = found.at.reg->masks.ones;
	for (size_t i = 1; i < count; i++)
		if (pmureg_field_set(found.at.reg, words[i], &raw, &error)) {
			complain_error(&error, words[i]);
			return TOOL_FAILED;
		}
	broken = pmureg_value_check(found.at.reg, raw, text, sizeof(text));
	if (broken) {
		complain("%s", broken);
		return TOOL_FAILED;
	}
	(void)printf("0x%0*llx\n", hex_digits(found.at.reg), (unsigned long long)raw);
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
