/*
 * event.c: reads `device/term=value,…/`.
 */
#include "term.h"

struct parser {
	struct pmureg_event *event;
	struct pmureg_error *error;
	const char *start; /* of the text: columns count from here */
	struct pmureg_word device;
	int by_linux;
	int named_column; /* where the named event is; 0: there is none */
};

static int column_of(const struct parser *parser, const char *at)
{
	return (int)(at - parser->start) + 1;
}

static struct pmureg_word trim(const char *from, const char *to)
{
	struct pmureg_word word;

	while (from < to && *from == ' ')
		from++;
	while (from < to && to[-1] == ' ')
		to--;
	word.text = from;
	word.length = (size_t)(to - from);
	return word;
}

/* ---- The device ---- */

static int fail_device(struct parser *parser)
{
	const struct pmureg_system *system = parser->event->system;
	struct pmureg_nearest nearest = { .word = parser->device };
	int column = column_of(parser, parser->device.text);

	pmureg_unit_suggest(system, &nearest);
	if (nearest.name[0])
		return PMUREG_FAIL(parser->error, -PMUREG_ENOENT, column, T("unknown device `"),
				   pmureg_span(parser->device.text, parser->device.length), T("`; did you mean `"),
				   T(nearest.name), T("`?"));
	pmureg_unit_any_name(system, &system->blocks[0], 0, nearest.name, sizeof(nearest.name));
	return PMUREG_FAIL(parser->error, -PMUREG_ENOENT, column, T("unknown device `"),
			   pmureg_span(parser->device.text, parser->device.length), T("`: "), T(system->title),
			   T(" has devices like `"), T(nearest.name), T("`"));
}

static int parse_device(struct parser *parser)
{
	struct pmureg_unit_found found;

	if (!parser->device.length)
		return PMUREG_FAIL(parser->error, -PMUREG_EINVAL, column_of(parser, parser->device.text),
				   T("there is no device: write `device/term=value,…/`"));
	if (pmureg_unit_find(parser->event->system, parser->device, &found))
		return fail_device(parser);
	parser->event->block = found.block;
	parser->event->instance = found.instance;
	parser->by_linux = found.by_linux;
	return 0;
}

/* ---- Terms ---- */

static int fail_term(struct parser *parser, struct pmureg_word name)
{
	const struct pmureg_block *block = parser->event->block;
	struct pmureg_nearest nearest = { .word = name };
	char terms[192];
	uint16_t i;

	for (i = 0; i < block->term_count; i++)
		pmureg_nearest_try(&nearest, block->terms[i].name);
	for (i = 0; i < block->event_count; i++) {
		pmureg_nearest_try(&nearest, block->events[i].name);
		if (block->events[i].linux_name)
			pmureg_nearest_try(&nearest, block->events[i].linux_name);
	}
	pmureg_term_list(block, terms, sizeof(terms));
	if (nearest.name[0])
		return PMUREG_FAIL(parser->error, -PMUREG_ENOENT, column_of(parser, name.text),
				   T("unknown term or event `"), pmureg_span(name.text, name.length),
				   T("`; did you mean `"), T(nearest.name), T("`? Terms: "), T(terms));
	return PMUREG_FAIL(parser->error, -PMUREG_ENOENT, column_of(parser, name.text), T("unknown term or event `"),
			   pmureg_span(name.text, name.length), T("`: "), T(block->key), T(" has "),
			   D(block->event_count), T(" named events, and the terms "), T(terms));
}

/* The value of a term whose field has names for its values. */
static int value_by_name(const struct pmureg_block *block, const struct pmureg_term *term, struct pmureg_word word,
			 uint64_t *value)
{
	const struct pmureg_field *field;
	uint16_t i;

	if (term->field_count != 1)
		return 0;
	field = &block->registers[term->fields[0].reg].fields[term->fields[0].field];
	for (i = 0; i < field->value_count; i++) {
		if (!pmureg_word_like(word, field->values[i].name))
			continue;
		*value = field->values[i].value;
		return 1;
	}
	return 0;
}

static int parse_number(struct parser *parser, struct pmureg_word word, const char *of, uint64_t *value)
{
	int result = pmureg_number(word, value);
	int column = column_of(parser, word.text);

	if (result == -PMUREG_ERANGE)
		return PMUREG_FAIL(parser->error, result, column, T("`"), pmureg_span(word.text, word.length),
				   T("` has more than 64 bits"));
	if (result && !word.length)
		return PMUREG_FAIL(parser->error, result, column, T("`"), T(of), T("=` lacks its value"));
	if (result)
		return PMUREG_FAIL(parser->error, result, column, T("`"), pmureg_span(word.text, word.length),
				   T("` is no number: write `"), T(of), T("=12` or `"), T(of), T("=0x12`"));
	return 0;
}

static int config_number(struct pmureg_word name, unsigned int *number)
{
	static const char words[][8] = { "config", "config1", "config2" };

	for (*number = 0; *number < 3; ++*number)
		if (pmureg_word_is(name, words[*number]))
			return 1;
	return 0;
}

static int parse_config(struct parser *parser, unsigned int number, struct pmureg_word value)
{
	uint64_t word;
	int result = parse_number(parser, value, number ? "config1" : "config", &word);

	if (result)
		return result;
	return pmureg_term_set_word(parser->event, number, word, column_of(parser, value.text), parser->error);
}

static int parse_value(struct parser *parser, uint16_t index, struct pmureg_word value)
{
	const struct pmureg_block *block = parser->event->block;
	const struct pmureg_term *term = &block->terms[index];
	uint64_t number;
	int result;

	if (!value_by_name(block, term, value, &number)) {
		result = parse_number(parser, value, term->name, &number);
		if (result)
			return result;
	}
	return pmureg_term_set(parser->event, index, number, column_of(parser, value.text), parser->error);
}

static int parse_assignment(struct parser *parser, struct pmureg_word name, struct pmureg_word value)
{
	uint16_t index = pmureg_term_find(parser->event->block, name);
	unsigned int number;

	if (index != PMUREG_NONE)
		return parse_value(parser, index, value);
	if (config_number(name, &number))
		return parse_config(parser, number, value);
	return fail_term(parser, name);
}

static int set_named(struct parser *parser, const struct pmureg_event_info *info, struct pmureg_word name)
{
	struct pmureg_event *event = parser->event;
	uint16_t i;

	if (event->info)
		return PMUREG_FAIL(parser->error, -PMUREG_EINVAL, column_of(parser, name.text), T("`"), T(event->info->name),
				   T("` and `"), T(info->name), T("` are two events: write them apart"));
	event->info = info;
	parser->named_column = column_of(parser, name.text);
	for (i = 0; i < info->term_count; i++) {
		event->terms[info->terms[i].term] = info->terms[i].value;
		event->given |= UINT64_C(1) << info->terms[i].term;
	}
	return 0;
}

/* A word alone: an event, or a term that means 1. */
static int parse_bare(struct parser *parser, struct pmureg_word name)
{
	const struct pmureg_event_info *info = pmureg_event_named(parser->event->block, name);
	uint16_t index;

	if (info)
		return set_named(parser, info, name);
	index = pmureg_term_find(parser->event->block, name);
	if (index == PMUREG_NONE)
		return fail_term(parser, name);
	return pmureg_term_set(parser->event, index, 1, column_of(parser, name.text), parser->error);
}

static int parse_term(struct parser *parser, const char *from, const char *to)
{
	const char *equals = from;
	struct pmureg_word word = trim(from, to);

	if (!word.length)
		return PMUREG_FAIL(parser->error, -PMUREG_EINVAL, column_of(parser, from),
				   T("there is no term between the commas"));
	while (equals < to && *equals != '=')
		equals++;
	if (equals == to)
		return parse_bare(parser, word);
	return parse_assignment(parser, trim(from, equals), trim(equals + 1, to));
}

static const char *find_any(const char *text, char a, char b)
{
	while (*text && *text != a && *text != b)
		text++;
	return text;
}

/* The terms up to the closing slash. Returns where they end through `at`. */
static int parse_terms(struct parser *parser, const char **at)
{
	const char *from = *at;
	int result = 0;

	*at = find_any(from, ',', '/');
	if (from == *at && **at != ',') /* `device//`: all terms are 0 */
		return 0;
	for (;;) {
		result = parse_term(parser, from, *at);
		if (result || **at != ',')
			return result;
		from = *at + 1;
		*at = find_any(from, ',', '/');
	}
}

static int check_end(struct parser *parser, const char *at)
{
	if (*at == '/')
		at++;
	while (*at == ' ')
		at++;
	if (!*at)
		return 0;
	return PMUREG_FAIL(parser->error, -PMUREG_EINVAL, column_of(parser, at), T("modifiers (`"), T(at),
			   T("`) are not for these counters, which do not know user and kernel: end the event with `/`"));
}

/* ---- The instance, where a term chooses it ---- */

static int fail_instance(struct parser *parser)
{
	const struct pmureg_block *block = parser->event->block;
	const struct pmureg_term *term = &block->terms[block->perf_instance_term];
	char known[160];
	size_t length = 0;
	uint16_t i;

	known[0] = '\0';
	for (i = 0; i < block->instance_count && length < sizeof(known); i++)
		length += PMUREG_JOIN(known + length, sizeof(known) - length, T(i ? ", " : ""),
				      D(block->perf_instance_values[i]), T(" ("), T(block->instances[i].name), T(")"));
	return PMUREG_FAIL(parser->error, -PMUREG_EINVAL, column_of(parser, parser->device.text), T("`"), T(term->name),
			   T("="), D(parser->event->terms[block->perf_instance_term]), T("` is no instance of "),
			   pmureg_span(parser->device.text, parser->device.length), T(": it has "), T(known));
}

static int choose_instance(struct parser *parser)
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

static int fail_not_there(struct parser *parser)
{
	const struct pmureg_event *event = parser->event;
	const struct pmureg_block *block = event->block;
	uint16_t first = event->info->instances[0];
	char has[64], lacks[64], how[64] = "";

	pmureg_unit_name(event->system, block, first, has, sizeof(has));
	pmureg_unit_name(event->system, block, event->instance, lacks, sizeof(lacks));
	if (block->perf_instance_term != PMUREG_NONE)
		PMUREG_JOIN(how, sizeof(how), T(" ("), T(block->terms[block->perf_instance_term].name), T("="),
			    D(block->perf_instance_values[first]), T(")"));
	return PMUREG_FAIL(parser->error, -PMUREG_ENOENT, parser->named_column, T("`"), T(event->info->name),
			   T("` does not exist on "), T(lacks), T(": take "), T(has), T(how));
}

static int describe(struct parser *parser)
{
	struct pmureg_event *event = parser->event;
	const struct pmureg_event_info *named = event->info;
	uint16_t i;

	for (i = 0; named && i < named->term_count; i++)
		if (event->terms[named->terms[i].term] != named->terms[i].value)
			named = NULL; /* later terms made another event of it */
	if (named && !pmureg_event_is_on(event, event->instance))
		return fail_not_there(parser);
	event->info = named ? named : pmureg_event_match(event);
	return pmureg_event_check_needs(event, parser->error, parser->named_column);
}

static int parse(struct parser *parser)
{
	const char *slash = find_any(parser->start, '/', '/');
	const char *at = slash;
	int result;

	parser->device = trim(parser->start, slash);
	result = parse_device(parser);
	if (result)
		return result;
	if (!*slash)
		return PMUREG_FAIL(parser->error, -PMUREG_EINVAL, column_of(parser, slash),
				   T("there is no event: write `"), pmureg_span(parser->device.text, parser->device.length),
				   T("/term=value,…/`"));
	at++;
	result = parse_terms(parser, &at);
	if (!result)
		result = check_end(parser, at);
	if (!result)
		result = choose_instance(parser);
	return result ? result : describe(parser);
}

int pmureg_event_parse(const struct pmureg_system *system, const char *text, struct pmureg_event *event,
		       struct pmureg_error *error)
{
	struct parser parser = { .event = event, .error = error, .start = text };
	unsigned int i;

	event->system = system;
	event->block = NULL;
	event->info = NULL;
	event->instance = PMUREG_INSTANCES_ALL;
	event->group = 0;
	event->given = 0;
	for (i = 0; i < PMUREG_TERMS; i++)
		event->terms[i] = 0;
	PMUREG_JOIN(event->text, sizeof(event->text), T(text));
	return parse(&parser);
}
