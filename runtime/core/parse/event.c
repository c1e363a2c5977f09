/*
 * event.c: parses events, `device/term=value,…/`, of described units and of PMUs that the running kernel describes.
 */
#include "parse.h"

struct parser {
	struct pmureg_lexer lexer;
	struct pmureg_event *event;
	struct pmureg_word device;
	int by_linux;
	int named_column;   /* column of the named event; 0: the text names none */
	uint64_t written;   /* mask of terms whose values the text gives, also through config words */
	unsigned int words; /* mask of config words that the text gives */
	uint64_t *asked;    /* gets the terms with the value `?`, which the user must give; NULL: `?` is no value */
};

#define FAIL(parser, code, at, ...)                                                                                    \
	pmureg_fail((parser)->lexer.error, code, pmureg_column(&(parser)->lexer, at), __VA_ARGS__)

/* ---- The device ---- */

static int parse_device(struct parser *parser)
{
	struct pmureg_event *event = parser->event;
	struct pmureg_unit_found found;
	const int has_terms = pmureg_lex_device(&parser->lexer, &parser->device);

	if (!parser->device.length)
		return FAIL(parser, -PMUREG_EINVAL, parser->device.text,
			    "there is no device: write `device/term=value,…/`");
	if (pmureg_unit_find(event->system, parser->device, &found))
		return pmureg_unit_unknown(event->system, parser->device,
					   pmureg_column(&parser->lexer, parser->device.text), parser->lexer.error);
	event->block = found.block;
	event->instance = found.instance;
	event->bank = found.bank;
	parser->by_linux = found.by_linux;
	for (uint16_t i = 0; i < found.block->term_count; i++)
		event->terms[i] = 0;
	if (has_terms)
		return 0;
	return FAIL(parser, -PMUREG_EINVAL, parser->lexer.at, "there is no event: write `%.*s/term=value,…/`",
		    PMUREG_WORD(parser->device));
}

/* ---- Terms ---- */

static const char config_words[][8] = {"config", "config1", "config2"};

static int event_fail_term(const struct parser *parser, struct pmureg_word name)
{
	const struct pmureg_block *block = parser->event->block;
	const struct pmureg_name *names = pmureg_names_list(&block->event_names);
	struct pmureg_nearest nearest = {.word = name};
	char terms[192] = "";

	for (uint16_t i = 0; i < block->term_count; i++) {
		const char *term = pmureg_term_name(&pmureg_block_terms(block)[i]);

		pmureg_text_append(terms, sizeof(terms), "%s%s", i ? ", " : "", term);
		pmureg_nearest_try(&nearest, term);
	}
	for (uint16_t i = 0; i < block->event_names.count; i++)
		pmureg_nearest_try(&nearest, pmureg_name_text(&names[i]));
	for (unsigned int i = 0; i < 3; i++)
		pmureg_nearest_try(&nearest, config_words[i]);
	if (nearest.name[0])
		return FAIL(parser, -PMUREG_ENOENT, name.text,
			    "unknown term or event `%.*s`; did you mean `%s`? Terms: %s", PMUREG_WORD(name),
			    nearest.name, terms);
	return FAIL(parser, -PMUREG_ENOENT, name.text,
		    "unknown term or event `%.*s`: %s has %llu named events, and the terms %s", PMUREG_WORD(name),
		    pmureg_block_key(block), (unsigned long long)block->event_count, terms);
}

/* Parses the value of a term or config word. `field`: lists value names in the error; NULL: there are none. */
static int parse_number(const struct parser *parser, struct pmureg_word word, const struct pmureg_field *field,
			const char *of, uint64_t *value)
{
	int code = pmureg_number(word, value);
	char named[192] = "";

	if (code && field)
		pmureg_field_suggest(field, word, named, sizeof(named));
	if (code == -PMUREG_ERANGE)
		return FAIL(parser, code, word.text, "`%.*s` has more than 64 bits", PMUREG_WORD(word));
	if (code && !word.length)
		return FAIL(parser, code, word.text, "`%s=` has no value: write `%s=12` or `%s=0x12`", of, of, of);
	if (code)
		return FAIL(parser, code, word.text, "`%.*s` is not a number: write `%s=12` or `%s=0x12`%s",
			    PMUREG_WORD(word), of, of, named);
	return 0;
}

static int fail_twice(const struct parser *parser, struct pmureg_word name)
{
	return FAIL(parser, -PMUREG_EINVAL, name.text, "`%.*s` sets a term that is already set: set it once",
		    PMUREG_WORD(name));
}

static int set_term(struct parser *parser, uint16_t index, struct pmureg_word name, const char *at, uint64_t value)
{
	const struct pmureg_system *system = parser->event->system;
	const struct pmureg_term *term = &pmureg_block_terms(parser->event->block)[index];
	const struct pmureg_condition *condition = pmureg_term_condition(term);
	uint64_t set = 0;
	int code;

	if (condition && !pmureg_condition_in_variant(condition, system))
		return FAIL(parser, -PMUREG_ENOENT, name.text, "`%s` exists only where %s, but this is %s",
			    pmureg_term_name(term), pmureg_condition_text(condition),
			    pmureg_system_variant_title(system));
	code = pmureg_term_set(parser->event, index, value, &set, pmureg_column(&parser->lexer, at),
			       parser->lexer.error);
	if (!code && (parser->written & set))
		code = fail_twice(parser, name);
	parser->written |= set;
	return code;
}

static int set_config(struct parser *parser, struct pmureg_word name, struct pmureg_word value)
{
	unsigned int number = 0;
	uint64_t word, set = 0;
	int code;

	while (number < 3 && !pmureg_word_is(name, config_words[number]))
		number++;
	if (number == 3)
		return event_fail_term(parser, name);
	if (parser->words >> number & 1)
		return fail_twice(parser, name);
	parser->words |= 1U << number;
	code = parse_number(parser, value, NULL, config_words[number], &word);
	if (!code)
		code = pmureg_term_set_bits(parser->event, number, UINT64_MAX, word, &set,
					    pmureg_column(&parser->lexer, value.text), parser->lexer.error);
	if (!code && (parser->written & set))
		code = fail_twice(parser, name);
	parser->written |= set;
	return code;
}

static int set_named(struct parser *parser, const struct pmureg_described_event *listed, struct pmureg_word name)
{
	const struct pmureg_term_value *terms = pmureg_described_event_terms(listed);
	struct pmureg_event *event = parser->event;

	if (event->listed)
		return FAIL(parser, -PMUREG_EINVAL, name.text, "`%s` and `%s` are two events: write them separately",
			    pmureg_described_event_name(event->listed), pmureg_described_event_name(listed));
	event->listed = listed;
	parser->named_column = pmureg_column(&parser->lexer, name.text);
	for (uint16_t i = 0; i < listed->term_count; i++) {
		const uint16_t term = terms[i].term;

		if ((parser->written >> term & 1) && event->terms[term] != terms[i].value)
			return FAIL(parser, -PMUREG_EINVAL, name.text,
				    "`%s` sets `%s` to another value: write your value after the event",
				    pmureg_described_event_name(listed),
				    pmureg_term_name(&pmureg_block_terms(event->block)[term]));
		event->terms[term] = terms[i].value;
		event->given |= UINT64_C(1) << term;
	}
	return 0;
}

static int parse_assignment(struct parser *parser, struct pmureg_word name, struct pmureg_word value)
{
	const struct pmureg_block *block = parser->event->block;
	const uint16_t index = pmureg_names_find(&block->term_names, name);
	const struct pmureg_field *field = NULL;
	const struct pmureg_value *named;
	const struct pmureg_term *term;
	uint64_t number;
	int code = 0;

	if (index == PMUREG_NONE)
		return set_config(parser, name, value);
	if (parser->asked && pmureg_word_is(value, "?")) {
		*parser->asked |= UINT64_C(1) << index;
		return 0;
	}
	term = &pmureg_block_terms(block)[index];
	/* A field may have names for its values. */
	if (term->field_count == 1 && value.length && !pmureg_is_digit(value.text[0]))
		field = pmureg_term_field(block, term);
	named = field ? pmureg_field_named(field, value) : NULL;
	if (named)
		number = named->value;
	else
		code = parse_number(parser, value, field, pmureg_term_name(term), &number);
	return code ? code : set_term(parser, index, name, value.text, number);
}

/* Parses a word without a value: an event, or a term with the value 1. */
static int parse_bare(struct parser *parser, struct pmureg_word name)
{
	const struct pmureg_block *block = parser->event->block;
	const uint16_t event = pmureg_names_find(&block->event_names, name);
	const uint16_t term = event == PMUREG_NONE ? pmureg_names_find(&block->term_names, name) : PMUREG_NONE;
	const struct pmureg_described_event *listed;

	if (term != PMUREG_NONE)
		return set_term(parser, term, name, name.text, 1);
	listed = event != PMUREG_NONE ? &pmureg_block_events(block)[event] : pmureg_event_named(block, name);
	return listed ? set_named(parser, listed, name) : event_fail_term(parser, name);
}

static int event_parse_terms(struct parser *parser)
{
	struct pmureg_lexed_term term;
	int code;

	while ((code = pmureg_lex_term(&parser->lexer, &term)) > 0) {
		code = term.value.text ? parse_assignment(parser, term.name, term.value) :
					 parse_bare(parser, term.name);
		if (code)
			return code;
	}
	return code;
}

static int refuse_modifiers(const struct parser *parser)
{
	const struct pmureg_word modifiers = pmureg_lex_modifiers(&parser->lexer);

	if (!modifiers.length)
		return 0;
	return FAIL(parser, -PMUREG_EINVAL, modifiers.text,
		    "only perf takes modifiers: omit `%s`; a unit that can separate user and kernel mode has terms for it",
		    modifiers.text);
}

/* ---- The instance, if a term chooses it ---- */

static int fail_instance(const struct parser *parser)
{
	const struct pmureg_block *block = parser->event->block;
	const struct pmureg_instance *instances = pmureg_block_instances(block);
	const uint64_t *perf_instance_values = pmureg_block_perf_instance_values(block);
	const struct pmureg_term *term = &pmureg_block_terms(block)[block->perf_instance_term];
	char known[160] = "";

	for (uint16_t i = 0; i < block->instance_count; i++)
		pmureg_text_append(known, sizeof(known), "%s%llu (%s)", i ? ", " : "",
				   (unsigned long long)perf_instance_values[i], pmureg_instance_name(&instances[i]));
	return FAIL(parser, -PMUREG_EINVAL, parser->device.text, "`%s=%llu` is not an instance of %.*s, which has %s",
		    pmureg_term_name(term), (unsigned long long)parser->event->terms[block->perf_instance_term],
		    PMUREG_WORD(parser->device), known);
}

static int choose_instance(const struct parser *parser)
{
	struct pmureg_event *event = parser->event;
	const struct pmureg_block *block = event->block;
	const uint64_t *perf_instance_values = pmureg_block_perf_instance_values(block);
	const uint16_t term = block->perf_instance_term;
	const int is_given = term != PMUREG_NONE && (event->given >> term & 1);
	uint16_t i = event->instance;

	/* Linux has no "all": with its device name, a term that is not given is 0. */
	if (term == PMUREG_NONE || (i == PMUREG_INSTANCES_ALL && !is_given && !parser->by_linux))
		return 0;
	if (i != PMUREG_INSTANCES_ALL && !is_given) {
		event->terms[term] = perf_instance_values[i];
		event->given |= UINT64_C(1) << term;
	}
	if (i == PMUREG_INSTANCES_ALL)
		for (i = 0; i < block->instance_count && perf_instance_values[i] != event->terms[term];)
			i++;
	if (i == block->instance_count || perf_instance_values[i] != event->terms[term])
		return fail_instance(parser);
	event->instance = i;
	return 0;
}

/* ---- The described event ---- */

static int fail_not_there(const struct parser *parser)
{
	const struct pmureg_event *event = parser->event;
	const struct pmureg_block *block = event->block;
	const uint16_t first = pmureg_described_event_instances(event->listed)[0];
	char has[64], lacks[64], how[64] = "";

	pmureg_unit_name(event->system, block, first, has, sizeof(has));
	pmureg_unit_name(event->system, block, event->instance, lacks, sizeof(lacks));
	if (block->perf_instance_term != PMUREG_NONE)
		pmureg_format(how, sizeof(how), " (%s=%llu)",
			      pmureg_term_name(&pmureg_block_terms(block)[block->perf_instance_term]),
			      (unsigned long long)pmureg_block_perf_instance_values(block)[first]);
	return pmureg_fail(parser->lexer.error, -PMUREG_ENOENT, parser->named_column,
			   "`%s` does not exist on %s: use %s%s", pmureg_described_event_name(event->listed), lacks,
			   has, how);
}

/* Reports the variants that have the event, and the terms to count it anyway. */
static int fail_other_variant(const struct parser *parser)
{
	const struct pmureg_event *event = parser->event;
	const struct pmureg_described_event *listed = event->listed;
	const struct pmureg_term_value *given = pmureg_described_event_terms(listed);
	const struct pmureg_term *known = pmureg_block_terms(event->block);
	char terms[96] = "";

	for (uint16_t i = 0; i < listed->term_count; i++)
		pmureg_text_append(terms, sizeof(terms), "%s%s=0x%llx", i ? "," : "",
				   pmureg_term_name(&known[given[i].term]), (unsigned long long)given[i].value);
	return pmureg_fail(parser->lexer.error, -PMUREG_ENOENT, parser->named_column,
			   "`%s` is described for %s, but this is %s: to try it anyway, write `%s`",
			   pmureg_described_event_name(listed), pmureg_described_event_variant_titles(listed),
			   pmureg_system_variant_title(event->system), terms);
}

static int event_describe(const struct parser *parser)
{
	struct pmureg_event *event = parser->event;
	const struct pmureg_described_event *named = event->listed;

	for (uint16_t i = 0; named && i < named->term_count; i++) {
		const struct pmureg_term_value *given = &pmureg_described_event_terms(named)[i];

		if (event->terms[given->term] != given->value)
			named = NULL; /* later terms changed it to another event */
	}
	if (named && !pmureg_event_is_on(event, event->instance))
		return fail_not_there(parser);
	if (named && !pmureg_event_in_variant(event->system, named))
		return fail_other_variant(parser);
	event->is_named = named != NULL;
	event->listed = named ? named : pmureg_event_match(event);
	/* A config word gives all its terms, also as 0. */
	for (uint16_t i = 0; event->listed && i < event->block->term_count; i++) {
		const uint8_t word = pmureg_block_terms(event->block)[i].perf_word;

		if (pmureg_described_event_rest(event->listed)->needs >> i & 1 && word < 3)
			event->given |= (uint64_t)(parser->words >> word & 1) << i;
	}
	return pmureg_event_check_needs(event, parser->lexer.error, parser->named_column);
}

/* ---- The event ---- */

static void keep_text(char *restrict to, size_t size, const char *restrict text, const char *end)
{
	size_t length = (size_t)(end - text) + pmureg_length(end);

	length = length < size ? length : size - 1;
	for (size_t i = 0; i < length; i++)
		to[i] = text[i];
	to[length] = '\0';
}

int pmureg_event_parse(const struct pmureg_system *system, const char *text, struct pmureg_event *event,
		       struct pmureg_error *error)
{
	struct parser parser = {.lexer = {.start = text, .at = text, .error = error}, .event = event};
	int code;

	event->system = system;
	event->block = NULL;
	event->listed = NULL;
	event->instance = PMUREG_INSTANCES_ALL;
	event->bank = PMUREG_BANKS_ALL;
	event->group = event->is_named = 0;
	event->given = event->until = 0;
	code = parse_device(&parser);
	code = code ? code : event_parse_terms(&parser);
	code = code ? code : refuse_modifiers(&parser);
	code = code ? code : choose_instance(&parser);
	code = code ? code : event_describe(&parser);
	keep_text(event->text, sizeof(event->text), text, parser.lexer.at);
	return code;
}

int pmureg_kernel_terms_parse(struct pmureg_lexer *lexer, struct pmureg_event *event, uint64_t *asked)
{
	struct parser parser = {.lexer = *lexer, .event = event, .asked = asked};
	int code = event_parse_terms(&parser);

	*lexer = parser.lexer;
	return code ? code : pmureg_event_check_needs(event, lexer->error, parser.named_column);
}

int pmureg_event_of_config(const struct pmureg_system *system, const struct pmureg_block *block, uint16_t instance,
			   const uint64_t config[3], struct pmureg_event *event, struct pmureg_error *error)
{
	char name[64], text[128];

	pmureg_unit_name(system, block, instance, name, sizeof(name));
	pmureg_format(text, sizeof(text), "%s/config=0x%llx,config1=0x%llx,config2=0x%llx/", name,
		      (unsigned long long)config[0], (unsigned long long)config[1], (unsigned long long)config[2]);
	return pmureg_event_parse(system, text, event, error);
}
