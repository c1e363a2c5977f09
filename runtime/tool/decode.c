/*
 * decode.c: `pmureg decode`: decodes a register's value without accessing a device.
 */
#include "tool.h"

static void decode(const struct tool *tool, const struct subject *subject, uint64_t value)
{
	const struct pmureg_register *reg = subject->at.reg;
	const char *broken;
	char text[320];

	(void)pmureg_register_name_text(&subject->at, text, sizeof(text));
	(void)printf("%s%s_%s%s  %s = 0x%0*llx\n", bold(tool), pmureg_block_name(subject->at.block),
		     pmureg_register_key(reg), plain(tool), text, hex_digits(reg), (unsigned long long)value);
	draw_register(subject->at.reg, &value);
	print_fields(reg, value);
	for (uint32_t i = 0; i < register_event_count(reg); i++) {
		const struct pmureg_described_event *event =
			register_event(subject->system, &subject->at, value, UINT64_MAX, i);

		for (; event; event = event_again(subject->at.block, event))
			(void)printf("  event  %s: %s\n", pmureg_described_event_name(event),
				     pmureg_described_event_text(event));
	}
	broken = pmureg_value_check(reg, value, text, sizeof(text));
	if (broken)
		(void)printf("  %s: %s\n", reg->masks.writable ? "invalid to write" : "not as described", broken);
}

int decode_run(struct tool *tool, struct options *options)
{
	char **words = options->words;
	struct subject subject;
	uint64_t value;

	if (options->word_count == 1 && strcmp(words[0], "-") == 0)
		return decode_log(tool, stdin);
	if (options->word_count != 2)
		return wrong_usage(options->command, "decode needs a register and a value, or - for a log");
	if (pmureg_number(pmureg_word_of(words[1]), &value))
		return wrong_usage(options->command, "'%s' is not a number of up to 64 bits; write decimal, 0x or 0b",
				   words[1]);
	if (system_take(tool, options) || register_search(tool, words[0], &subject))
		return TOOL_FAILED;
	if (subject.at.reg->width < 64 && value >> subject.at.reg->width) {
		complain("0x%llx does not fit into %s, which has %u bits: at most 0x%llx", (unsigned long long)value,
			 words[0], (unsigned)subject.at.reg->width, (1ULL << subject.at.reg->width) - 1);
		return TOOL_FAILED;
	}
	decode(tool, &subject, value);
	return finish(stdout);
}
