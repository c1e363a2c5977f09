/*
 * event_terms.c: reads `term=value,…` of an event.
 */
#include "parse.h"

static int fail_term(struct pmureg_parser *parser, struct pmureg_word name)
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
		return pmureg_fail(parser->error, -PMUREG_ENOENT, pmureg_column(parser, name.text),
				   "unknown term or event `%.*s`; did you mean `%s`? Terms: %s", PMUREG_WORD(name),
				   nearest.name, terms);
	return pmureg_fail(parser->error, -PMUREG_ENOENT, pmureg_column(parser, name.text),
			   "unknown term or event `%.*s`: %s has %llu named events, and the terms %s", PMUREG_WORD(name),
			   block->key, (unsigned long long)block->event_count, terms);
}

/* The value of a term whose field has names for its values. */
static int value_by_name(const struct pmureg_block *block, const struct pmureg_term *term, struct pmureg_word word,
			 uint64_t *value)
{
	const struct pmureg_field *field;
	uint16_t i;

	if (term->field_count != 1 || (word.length && pmureg_is_digit(word.text[0])))
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

static int parse_number(struct pmureg_parser *parser, struct pmureg_word word, const char *of, uint64_t *value)
{
	int result = pmureg_number(word, value);
	int column = pmureg_column(parser, word.text);

	if (result == -PMUREG_ERANGE)
		return pmureg_fail(parser->error, result, column, "`%.*s` has more than 64 bits", PMUREG_WORD(word));
	if (result && !word.length)
		return pmureg_fail(parser->error, result, column, "`%s=` lacks its value", of);
	if (result)
		return pmureg_fail(parser->error, result, column, "`%.*s` is no number: write `%s=12` or `%s=0x12`",
				   PMUREG_WORD(word), of, of);
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

static int parse_config(struct pmureg_parser *parser, unsigned int number, struct pmureg_word value)
{
	uint64_t word;
	int result = parse_number(parser, value, number ? "config1" : "config", &word);

	if (result)
		return result;
	return pmureg_term_set_word(parser->event, number, word, pmureg_column(parser, value.text), parser->error);
}

static int parse_value(struct pmureg_parser *parser, uint16_t index, struct pmureg_word value)
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
	return pmureg_term_set(parser->event, index, number, pmureg_column(parser, value.text), parser->error);
}

static int parse_assignment(struct pmureg_parser *parser, struct pmureg_word name, struct pmureg_word value)
{
	uint16_t index = pmureg_term_find(parser->event->block, name);
	unsigned int number;

	if (index != PMUREG_NONE)
		return parse_value(parser, index, value);
	if (config_number(name, &number))
		return parse_config(parser, number, value);
	return fail_term(parser, name);
}

static int set_named(struct pmureg_parser *parser, const struct pmureg_event_info *info, struct pmureg_word name)
{
	struct pmureg_event *event = parser->event;
	uint16_t i;

	if (event->info)
		return pmureg_fail(parser->error, -PMUREG_EINVAL, pmureg_column(parser, name.text),
				   "`%s` and `%s` are two events: write them apart", event->info->name, info->name);
	event->info = info;
	parser->named_column = pmureg_column(parser, name.text);
	for (i = 0; i < info->term_count; i++) {
		event->terms[info->terms[i].term] = info->terms[i].value;
		event->given |= UINT64_C(1) << info->terms[i].term;
	}
	return 0;
}

/* A word alone: an event, or a term that means 1. */
static int parse_bare(struct pmureg_parser *parser, struct pmureg_word name)
{
	const struct pmureg_event_info *info = pmureg_event_named(parser->event->block, name);
	uint16_t index;

	if (info)
		return set_named(parser, info, name);
	index = pmureg_term_find(parser->event->block, name);
	if (index != PMUREG_NONE)
		return pmureg_term_set(parser->event, index, 1, pmureg_column(parser, name.text), parser->error);
	info = pmureg_event_called(parser->event->block, name);
	return info ? set_named(parser, info, name) : fail_term(parser, name);
}

static inline int ends_term(char c)
{
	return c == ',' || c == '/' || !c;
}

static inline int ends_name(char c)
{
	/* Letters are all above these: for them this is one comparison. */
	return c <= '=' && (c == '=' || ends_term(c));
}

static int parse_term(struct pmureg_parser *parser)
{
	const char *from = parser->at, *to = from, *equals;
	struct pmureg_word name;

	while (!ends_name(*to))
		to++;
	name = pmureg_word_trim(from, to);
	equals = to;
	while (!ends_term(*to))
		to++;
	parser->at = to;
	if (equals < to)
		return parse_assignment(parser, name, pmureg_word_trim(equals + 1, to));
	if (name.length)
		return parse_bare(parser, name);
	return pmureg_fail(parser->error, -PMUREG_EINVAL, pmureg_column(parser, from),
			   "there is no term between the commas");
}

int pmureg_parse_terms(struct pmureg_parser *parser)
{
	int result = 0;

	if (*parser->at == '/' || !*parser->at) /* `device//`: all terms are 0 */
		return 0;
	for (;;) {
		result = parse_term(parser);
		if (result || *parser->at != ',')
			return result;
		parser->at++;
	}
}
