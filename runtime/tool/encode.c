/*
 * encode.c: `pmureg encode`: computes a register's value from fields, without accessing a device.
 */
#include "tool.h"

int encode_run(struct tool *tool, struct options *options)
{
	char name[2 * TOOL_NAME], whole[TOOL_NAME], fields[64 * TOOL_NAME] = "";
	struct subject subject;
	struct pmureg_error error;
	uint64_t raw = 0;

	if (!options->word_count)
		return wrong_usage(options->command, "encode needs a register");
	if (system_take(tool, options) || register_search(tool, options->words[0], &subject))
		return TOOL_FAILED;
	for (size_t i = 1; i < options->word_count; i++)
		pmureg_text_append(fields, sizeof(fields), "%s%s", i > 1 ? "," : "", options->words[i]);
	(void)snprintf(name, sizeof(name), "%s_%s", pmureg_block_name(subject.at.block),
		       pmureg_register_key(subject.at.reg));
	if (pmureg_encode(whole_name(subject.system, whole), name, fields, &raw, &error)) {
		complain_error(&error, fields);
		return TOOL_FAILED;
	}
	(void)printf("0x%0*llx\n", hex_digits(subject.at.reg), (unsigned long long)raw);
	return finish(stdout);
}
