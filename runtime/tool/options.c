/*
 * options.c: parses options from a command line or a session file, by the table in commands.yaml.
 */
#include "tool.h"

/* ---- Values ---- */

/* Joins repeated values to one list, as pmureg.h takes it. */
static int options_join(char **list, const char *text)
{
	char *joined;

	if (asprintf(&joined, "%s%s%s", *list ? *list : "", *list ? "," : "", text) < 0)
		return -ENOMEM;
	free(*list);
	*list = joined;
	return 0;
}

/* As many digits as the schema's patterns allow, which limits times to a few days. */
struct measure {
	const char *name;
	size_t digits;
	uint64_t factor;
};
static const struct measure time_units[] = {
	{"ms", 8, 1}, {"", 8, 1}, {"s", 5, 1000}, {"min", 4, 60000}, {"h", 2, 3600000}, {NULL, 0, 0},
};
static const struct measure size_units[] = {
	{"KiB", 7, UINT64_C(1) << 10}, {"MiB", 4, UINT64_C(1) << 20}, {"GiB", 1, UINT64_C(1) << 30}, {NULL, 0, 0},
};

static int take_measure(const struct measure *units, const char *text, uint64_t *value)
{
	const size_t digits = strspn(text, "0123456789");
	const char *unit = text + digits + (text[digits] == ' ' && text[digits + 1]);

	for (; units->name; units++) {
		if (strcmp(unit, units->name) != 0 || !digits || digits > units->digits || *text == '0')
			continue;
		(void)pmureg_number((struct pmureg_word){text, digits}, value);
		*value *= units->factor;
		return 0;
	}
	return -EINVAL;
}

static int take_choice(const struct option *option, const char *text, const char **value)
{
	size_t i = 0;

	while (option->choices[i] && strcmp(option->choices[i], text) != 0)
		i++;
	*value = option->choices[i];
	return *value ? 0 : -EINVAL;
}

static int options_take_value(void *member, const struct option *option, const char *text)
{
	switch (option->kind) {
	case OPTION_FLAG:
		*(int *)member = strcmp(text, "true") == 0;
		return *(int *)member || strcmp(text, "false") == 0 ? 0 : -EINVAL;
	case OPTION_NUMBER:
		return pmureg_number(pmureg_word_of(text), member) || *(uint64_t *)member < option->least ||
		       *(uint64_t *)member > option->most ? -EINVAL : 0;
	case OPTION_TIME:
	case OPTION_SIZE:
		return take_measure(option->kind == OPTION_TIME ? time_units : size_units, text, member) ||
		       *(uint64_t *)member < option->least || *(uint64_t *)member > option->most ? -EINVAL : 0;
	case OPTION_CHOICE:
		return take_choice(option, text, member);
	case OPTION_FORMAT:
		*(const char **)member = option->name;
		return 0;
	case OPTION_LIST:
	case OPTION_EVENTS:
		return option->needs && !strchr(text, option->needs) ? -EINVAL : options_join(member, text);
	default:
		*(const char **)member = text;
		return 0;
	}
}

int option_take(struct options *options, const struct option *option, const char *shown, const char *text,
		struct pmureg_error *error)
{
	struct pmureg_nearest guess = {.word = pmureg_word_of(text)};
	int code;

	if (!*text)
		return pmureg_fail(error, -EINVAL, 0, "%s needs %s", shown, option->is);
	if (option->kind == OPTION_TEXT && strlen(text) > option->most)
		return pmureg_fail(error, -EINVAL, 0, "%s is too long; use at most %llu characters", shown,
				   (unsigned long long)option->most);
	code = options_take_value((char *)options + option->member, option, text);
	if (code == -ENOMEM)
		return pmureg_fail(error, code, 0, "out of memory");
	for (size_t i = 0; code && option->kind == OPTION_CHOICE && option->choices[i]; i++)
		pmureg_nearest_try(&guess, option->choices[i]);
	if (code)
		return pmureg_fail(error, code, 0, "%s must be %s, not '%s'%s%s%s", shown, option->is, text,
				   guess.name[0] ? "; did you mean '" : "", guess.name, guess.name[0] ? "'?" : "");
	return 0;
}

void options_free(struct options *options)
{
	free(options->events);
	free(options->metrics);
	free(options->mmio);
	free(options->pids);
	free(options->tables);
	free(options->tids);
}

/* ---- Command lines ---- */

struct parsing {
	const struct command *command;
	struct options *options;
	char **argv;
	int argc, at, only_words;
};

static int options_take(struct parsing *parsing, const struct option *option, const char *shown, const char *value)
{
	struct pmureg_error error;

	if (!option->argument)
		value = "true";
	else if (!value && parsing->at == parsing->argc)
		return wrong_usage(parsing->command, "%s needs a value", shown);
	else if (!value)
		value = parsing->argv[parsing->at++];
	if (option_take(parsing->options, option, shown, value, &error))
		return wrong_usage(parsing->command, "%s", error.message);
	return 0;
}

const struct option *option_lettered(const struct option *option, char letter)
{
	while (option->name && option->letter != letter)
		option++;
	return option;
}

const struct option *option_named(const struct option *option, struct pmureg_word name)
{
	while (option->name && !pmureg_word_is(name, option->name))
		option++;
	return option;
}

static void try_names(const struct option *option, struct pmureg_nearest *nearest)
{
	for (; option->name; option++)
		pmureg_nearest_try(nearest, option->name);
}

/* Reports an unknown option, or what to use instead of another tool's. `name`: of a long one; else empty. */
static int options_refuse(const struct parsing *parsing, const struct option *refused, struct pmureg_word shown,
		  struct pmureg_word name)
{
	struct pmureg_nearest guess = {.word = name};

	if (refused->name)
		return wrong_usage(parsing->command, "%.*s is not supported: %s", PMUREG_WORD(shown), refused->is);
	try_names(parsing->command->options, &guess);
	try_names(parsing->command->refused, &guess);
	return wrong_usage(parsing->command, "no option %.*s%s%s%s", PMUREG_WORD(shown),
			   guess.name[0] ? "; did you mean --" : "", guess.name, guess.name[0] ? "?" : "");
}

/* Parses -abc, -x, and -x ','. */
static int take_letters(struct parsing *parsing, const char *letters)
{
	const struct command *command = parsing->command;
	const struct option *option = NULL;
	int wrong = 0;

	for (; *letters && !wrong && !(option && option->argument); letters++) {
		const char shown[] = {'-', *letters, '\0'};

		option = option_lettered(command->options, *letters);
		wrong = option->name ? options_take(parsing, option, shown, letters[1] ? letters + 1 : NULL) :
				       options_refuse(parsing, option_lettered(command->refused, *letters),
						      pmureg_word_of(shown), pmureg_word_of(""));
	}
	return wrong;
}

static int take_long(struct parsing *parsing, const char *word)
{
	const size_t length = strcspn(word, "=");
	const char *value = word[length] ? word + length + 1 : NULL;
	const struct pmureg_word name = {word + 2, length - 2};
	const struct option *option = option_named(parsing->command->options, name);
	char shown[64];

	if (!option->name)
		return options_refuse(parsing, option_named(parsing->command->refused, name),
				      (struct pmureg_word){word, length}, name);
	(void)snprintf(shown, sizeof(shown), "--%s", option->name);
	if (!option->argument && value)
		return wrong_usage(parsing->command, "%s takes no value", shown);
	return options_take(parsing, option, shown, value);
}

/* Collects words at the front of argv, before those that are not parsed yet. */
static int options_take_word(struct parsing *parsing, char *word)
{
	const struct command *command = parsing->command;

	if (parsing->options->word_count == command->words)
		return command->too_many ? wrong_usage(command, "%s", command->too_many) :
					   wrong_usage(command, "%s takes no argument '%s'", command->name, word);
	parsing->options->words[parsing->options->word_count++] = word;
	return 0;
}

/* Ends the words. If the command takes a system, the first word is that. */
static int options_end(struct parsing *parsing)
{
	struct options *options = parsing->options;

	if (parsing->command->ends) {
		options->words = parsing->argv + parsing->at;
		options->word_count = (size_t)(parsing->argc - parsing->at);
	}
	options->words[options->word_count] = NULL;
	if (parsing->command->takes_system && options->word_count) {
		options->system = *options->words++;
		options->word_count--;
	}
	if (parsing->command->needs_system && !options->system)
		return wrong_usage(parsing->command, "no system is given; see `pmureg list`");
	return 0;
}

int options_parse(struct options *options, const struct command *command, int argc, char **argv)
{
	struct parsing parsing = {.command = command, .options = options, .argv = argv, .argc = argc};
	int wrong = 0, is_word = 0;

	options->command = command;
	options->words = argv;
	while (!wrong && !options->help && parsing.at < argc) {
		char *word = argv[parsing.at];

		is_word = parsing.only_words || word[0] != '-' || !word[1];
		if (is_word && command->ends)
			break;
		parsing.at++;
		if (is_word)
			wrong = options_take_word(&parsing, word);
		else if (word[1] != '-')
			wrong = take_letters(&parsing, word + 1);
		else if (word[2])
			wrong = take_long(&parsing, word);
		else
			parsing.only_words = 1;
	}
	if (!wrong && options->help) {
		command_help(command, stdout);
		return finish(stdout) + 1;
	}
	wrong = wrong ? wrong : options_end(&parsing);
	return wrong ? wrong + 1 : 0;
}
