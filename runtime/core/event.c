/*
 * event.c: reads `device/term=value,…/`.
 */
#include "parse.h"

/* ---- The device ---- */

static int fail_device(struct pmureg_parser *parser)
{
	const struct pmureg_system *system = parser->event->system;
	struct pmureg_nearest nearest = { .word = parser->device };
	int column = pmureg_column(parser, parser->device.text);

	pmureg_unit_suggest(system, &nearest);
	if (nearest.name[0])
		return pmureg_fail(parser->error, -PMUREG_ENOENT, column, "unknown device `%.*s`; did you mean `%s`?",
				   PMUREG_WORD(parser->device), nearest.name);
	pmureg_unit_any_name(system, &system->blocks[0], 0, nearest.name, sizeof(nearest.name));
	return pmureg_fail(parser->error, -PMUREG_ENOENT, column, "unknown device `%.*s`: %s has devices like `%s`",
			   PMUREG_WORD(parser->device), system->title, nearest.name);
}

static int parse_device(struct pmureg_parser *parser)
{
	struct pmureg_unit_found found;
	uint16_t i;

	if (!parser->device.length)
		return pmureg_fail(parser->error, -PMUREG_EINVAL, pmureg_column(parser, parser->device.text),
				   "there is no device: write `device/term=value,…/`");
	if (pmureg_unit_find(parser->event->system, parser->device, &found))
		return fail_device(parser);
	parser->event->block = found.block;
	parser->event->instance = found.instance;
	parser->by_linux = found.by_linux;
	for (i = 0; i < found.block->term_count; i++)
		parser->event->terms[i] = 0;
	return 0;
}

static int check_end(struct pmureg_parser *parser)
{
	if (*parser->at == '/')
		parser->at++;
	while (*parser->at == ' ')
		parser->at++;
	if (!*parser->at)
		return 0;
	return pmureg_fail(parser->error, -PMUREG_EINVAL, pmureg_column(parser, parser->at),
			   "modifiers (`%s`) are not for these counters, which do not know user and kernel: end the event with `/`",
			   parser->at);
}

/* ---- The instance, where a term chooses it ---- */

static int fail_instance(struct pmureg_parser *parser)
{
	const struct pmureg_block *block = parser->event->block;
	const struct pmureg_term *term = &block->terms[block->perf_instance_term];
	char known[160];
	size_t length = 0;
	uint16_t i;

	known[0] = '\0';
	for (i = 0; i < block->instance_count && length < sizeof(known); i++)
		length += pmureg_format(known + length, sizeof(known) - length, "%s%llu (%s)", i ? ", " : "",
					(unsigned long long)block->perf_instance_values[i], block->instances[i].name);
	return pmureg_fail(parser->error, -PMUREG_EINVAL, pmureg_column(parser, parser->device.text),
			   "`%s=%llu` is no instance of %.*s: it has %s", term->name,
			   (unsigned long long)parser->event->terms[block->perf_instance_term],
			   PMUREG_WORD(parser->device), known);
}

static int choose_instance(struct pmureg_parser *parser)
{
	struct pmureg_event *event = parser->event;
	const struct pmureg_block *block = event->block;
	uint16_t term = block->perf_instance_term, i;
	int given;

	if (term == PMUREG_NONE)
		return 0;
	given = (int)(event->given >> term & 1);
	if (event->instance != PMUREG_INSTANCES_ALL) {
		if (given && event->terms[term] != block->perf_instance_values[event->instance])
			return fail_instance(parser);
		event->terms[term] = block->perf_instance_values[event->instance];
		event->given |= UINT64_C(1) << term;
		return 0;
	}
	/* Linux knows no "all": there a term that is not given is 0. */
	if (!given && !parser->by_linux)
		return 0;
	for (i = 0; i < block->instance_count; i++) {
		if (block->perf_instance_values[i] != event->terms[term])
			continue;
		event->instance = i;
		return 0;
	}
	return fail_instance(parser);
}

/* ---- The described event ---- */

static int fail_not_there(struct pmureg_parser *parser)
{
	const struct pmureg_event *event = parser->event;
	const struct pmureg_block *block = event->block;
	uint16_t first = event->info->instances[0];
	char has[64], lacks[64], how[64] = "";

	pmureg_unit_name(event->system, block, first, has, sizeof(has));
	pmureg_unit_name(event->system, block, event->instance, lacks, sizeof(lacks));
	if (block->perf_instance_term != PMUREG_NONE)
		pmureg_format(how, sizeof(how), " (%s=%llu)", block->terms[block->perf_instance_term].name,
			      (unsigned long long)block->perf_instance_values[first]);
	return pmureg_fail(parser->error, -PMUREG_ENOENT, parser->named_column, "`%s` does not exist on %s: take %s%s",
			   event->info->name, lacks, has, how);
}

/* Which of the system's variants have it, and how to count it all the same. */
static int fail_other_variant(struct pmureg_parser *parser)
{
	const struct pmureg_event *event = parser->event;
	const struct pmureg_system *system = event->system;
	const struct pmureg_event_info *info = event->info;
	char has[96] = "", terms[96] = "";
	size_t length = 0;
	uint16_t i;

	for (i = 0; i < system->variant_count && length < sizeof(has); i++)
		if (info->variants & system->variants[i].variant_mask)
			length += pmureg_format(has + length, sizeof(has) - length, "%s%s", length ? ", " : "",
						system->variants[i].variant_title);
	for (i = 0, length = 0; i < info->term_count && length < sizeof(terms); i++)
		length += pmureg_format(terms + length, sizeof(terms) - length, "%s%s=0x%llx", i ? "," : "",
					event->block->terms[info->terms[i].term].name,
					(unsigned long long)info->terms[i].value);
	return pmureg_fail(parser->error, -PMUREG_ENOENT, parser->named_column,
			   "`%s` is described for %s, but this is %s; `%s` tries it all the same", info->name, has,
			   system->variant_title, terms);
}

static int describe(struct pmureg_parser *parser)
{
	struct pmureg_event *event = parser->event;
	const struct pmureg_event_info *named = event->info;
	uint16_t i;

	for (i = 0; named && i < named->term_count; i++)
		if (event->terms[named->terms[i].term] != named->terms[i].value)
			named = NULL; /* later terms made another event of it */
	if (named && !pmureg_event_is_on(event, event->instance))
		return fail_not_there(parser);
	if (named && !pmureg_event_in_variant(event->system, named))
		return fail_other_variant(parser);
	event->info = named ? named : pmureg_event_match(event);
	return pmureg_event_check_needs(event, parser->error, parser->named_column);
}

static int parse(struct pmureg_parser *parser)
{
	const char *slash = parser->start;
	int result;

	while (*slash && *slash != '/')
		slash++;
	parser->device = pmureg_word_trim(parser->start, slash);
	result = parse_device(parser);
	if (result)
		return result;
	if (!*slash)
		return pmureg_fail(parser->error, -PMUREG_EINVAL, pmureg_column(parser, slash),
				   "there is no event: write `%.*s/term=value,…/`", PMUREG_WORD(parser->device));
	parser->at = slash + 1;
	result = pmureg_parse_terms(parser);
	if (!result)
		result = check_end(parser);
	if (!result)
		result = choose_instance(parser);
	return result ? result : describe(parser);
}

static void keep_text(char *restrict to, size_t size, const char *restrict text, const char *end)
{
	size_t length, i;

	while (*end)
		end++;
	length = (size_t)(end - text);
	if (length >= size)
		length = size - 1;
	for (i = 0; i < length; i++)
		to[i] = text[i];
	to[length] = '\0';
}

int pmureg_event_parse(const struct pmureg_system *system, const char *text, struct pmureg_event *event,
		       struct pmureg_error *error)
{
	struct pmureg_parser parser = { .event = event, .error = error, .start = text, .at = text };
	int result;

	event->system = system;
	event->block = NULL;
	event->info = NULL;
	event->instance = PMUREG_INSTANCES_ALL;
	event->group = 0;
	event->given = 0;
	result = parse(&parser);
	keep_text(event->text, sizeof(event->text), text, parser.at);
	return result;
}
