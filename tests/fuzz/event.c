/*
 * event.c: fuzzes the parser of events: a system's name, and a list as perf's -e takes it. An event that is
 * understood means the same when it is written out with all of its terms.
 */
#include "fuzz.h"

/* `device/term=value,.../` with every term that was given. */
static void write_out(const struct pmureg_event *event, char *text, size_t size)
{
	char unit[128];
	size_t used;

	if (event->instance == PMUREG_INSTANCES_ALL)
		(void)pmureg_unit_any_name(event->system, event->block, PMUREG_INSTANCES_ALL, unit, sizeof(unit));
	else
		(void)pmureg_unit_name(event->system, event->block, event->instance, unit, sizeof(unit));
	used = (size_t)snprintf(text, size, "%s/", unit);
	for (uint16_t i = 0; i < event->block->term_count; i++)
		if (event->given >> i & 1)
			used += (size_t)snprintf(text + used, size - used, "%s%s=0x%llx",
						 text[used - 1] == '/' ? "" : ",",
						 pmureg_term_name(&pmureg_block_terms(event->block)[i]),
						 (unsigned long long)event->terms[i]);
	(void)snprintf(text + used, size - used, "/");
}

static void check_again(const struct pmureg_event *event)
{
	static char text[8192];
	struct pmureg_event again;
	struct pmureg_error error = {.message = ""};
	uint64_t config[3], config_again[3];

	write_out(event, text, sizeof(text));
	MUST(pmureg_event_parse(event->system, text, &again, &error) == 0, "`%s`, written as `%s`: %s", event->text,
	     text, error.message);
	MUST(again.block == event->block && again.instance == event->instance,
	     "`%s`, written as `%s`, is of another unit", event->text, text);
	for (uint16_t i = 0; i < event->block->term_count; i++)
		MUST(again.terms[i] == event->terms[i], "`%s`, written as `%s`: %s is 0x%llx, was 0x%llx", event->text,
		     text, pmureg_term_name(&pmureg_block_terms(event->block)[i]), (unsigned long long)again.terms[i],
		     (unsigned long long)event->terms[i]);
	pmureg_event_config(event, config);
	pmureg_event_config(&again, config_again);
	MUST(memcmp(config, config_again, sizeof(config)) == 0, "`%s`, written as `%s`, has another config",
	     event->text, text);
}

static void parse_one(const struct pmureg_system *system, const char *text)
{
	struct pmureg_event event;
	struct pmureg_error error = {.message = ""};

	if (pmureg_event_parse(system, text, &event, &error))
		fuzz_column(text, &error);
	else
		check_again(&event);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const struct pmureg_system *system;
	const char *list, *event;
	struct pmureg_error error = {.message = ""};
	uint16_t group = 0;
	int in_group = 0, length;
	char *input = fuzz_text(data, size), *text = input;

	system = fuzz_system(&text);
	parse_one(system, text);
	for (list = text;;) {
		const char *at = list;
		char *one;

		length = pmureg_event_next(&list, &event, &group, &in_group, &error);
		if (length < 0)
			fuzz_column(at, &error);
		if (length <= 0)
			break;
		MUST(event >= at && event + length <= list, "an event outside of the list `%s`", text);
		one = fuzz_text((const uint8_t *)event, (size_t)length);
		parse_one(system, one);
		free(one);
	}
	free(input);
	return 0;
}
