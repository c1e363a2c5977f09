/*
 * encode.c: `pmureg encode`: a register's value from its fields, without touching a device.
 */
#include <string.h>

#include "tool.h"

int encode_run(struct tool *tool, const struct command *command, struct options *options)
{
	char **words = options->words;
	struct register_found found;
	struct pmureg_error error;
	char text[320];
	const char *broken;
	uint64_t raw;

	if (!options->word_count)
		return wrong_usage(command, "encode needs a register");
	if (register_search(tool, words[0], &found))
		return TOOL_FAILED;
	raw = found.name.reg->masks.ones;
	for (size_t i = 1; i < options->word_count; i++)
		if (pmureg_field_set(found.name.reg, words[i], &raw, &error)) {
			complain_error(&error, words[i]);
			return TOOL_FAILED;
		}
	broken = pmureg_value_check(found.name.reg, raw, text, sizeof(text));
	if (broken) {
		complain("%s", broken);
		return TOOL_FAILED;
	}
	(void)printf("0x%0*llx\n", hex_digits(found.name.reg), (unsigned long long)raw);
	return finish(stdout);
}
