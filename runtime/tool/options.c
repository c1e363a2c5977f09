/*
 * options.c: options as each command's table has them, so that parsing, --help and completion cannot disagree.
 */
#include <stdarg.h>
#include <string.h>

#include "tool.h"

int wrong_usage(const struct command *command, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	complain_begin(format, arguments);
	va_end(arguments);
	if (command)
		(void)fprintf(stderr, "\nusage: pmureg %s%s%s; see `pmureg %s --help`\n", command->name, command->usage[0] ? " " : "",
			      command->usage, command->name);
	else
		(void)fputs("; see `pmureg --help`\n", stderr);
	return TOOL_USAGE;
}

void command_help(const struct command *command, FILE *out)
{
	(void)fprintf(out, "usage: pmureg %s%s%s\n\n%s\n\noptions:\n", command->name, command->usage[0] ? " " : "", command->usage,
		      command->text);
	for (const struct option *option = command->options; option->name; option++) {
		char left[64];
		int used = snprintf(left, sizeof(left), "  %c%c%s--%s%s%s", option->letter ? '-' : ' ',
				    option->letter ? option->letter : ' ', option->letter ? ", " : "  ", option->name,
				    option->argument ? " " : "", option->argument ? option->argument : "");

		(void)fprintf(out, "%-28s  ", left);
		wrap(out, option->text, 30, used > 28 ? used + 2 : 30);
	}
	if (command->more)
		(void)fprintf(out, "\n%s\n", command->more);
	if (command->examples) {
		(void)fputs("\nexamples:\n", out);
		command->examples(out);
	}
}

static int unknown_option(struct arguments *arguments, const char *word, size_t length)
{
	struct pmureg_nearest guess = {.word = {word, length}};

	for (const struct option *option = arguments->command->options; option->name; option++)
		pmureg_nearest_try(&guess, option->name);
	if (guess.name[0])
		(void)wrong_usage(arguments->command, "no option --%.*s; did you mean --%s?", (int)length, word, guess.name);
	else
		(void)wrong_usage(arguments->command, "no option --%.*s", (int)length, word);
	return ARGUMENT_WRONG;
}

static int is_help(struct arguments *arguments, int index)
{
	if (strcmp(arguments->command->options[index].name, "help") != 0)
		return index;
	command_help(arguments->command, stdout);
	return ARGUMENT_HELP;
}

static int take_value(struct arguments *arguments, const char *shown)
{
	if (arguments->at >= arguments->argc) {
		(void)wrong_usage(arguments->command, "%s needs a value", shown);
		return -1;
	}
	arguments->value = arguments->argv[arguments->at++];
	return 0;
}

static int next_letter(struct arguments *arguments)
{
	const struct option *options = arguments->command->options;
	char shown[3] = {'-', *arguments->letters, '\0'};

	for (int i = 0; options[i].name; i++) {
		if (options[i].letter != shown[1])
			continue;
		arguments->letters++;
		if (options[i].argument) {
			/* The rest of the word is the value: -x, is -x ',' */
			if (*arguments->letters)
				arguments->value = arguments->letters;
			else if (take_value(arguments, shown))
				return ARGUMENT_WRONG;
			arguments->letters = NULL;
		} else if (!*arguments->letters) {
			arguments->letters = NULL;
		}
		return is_help(arguments, i);
	}
	(void)wrong_usage(arguments->command, "no option %s", shown);
	return ARGUMENT_WRONG;
}

static int next_long(struct arguments *arguments, const char *word)
{
	const struct option *options = arguments->command->options;
	size_t length = strcspn(word, "=");

	for (int i = 0; options[i].name; i++) {
		if (strlen(options[i].name) != length || memcmp(options[i].name, word, length) != 0)
			continue;
		if (!options[i].argument && word[length]) {
			(void)wrong_usage(arguments->command, "--%s takes no value", options[i].name);
			return ARGUMENT_WRONG;
		}
		if (options[i].argument && word[length])
			arguments->value = word + length + 1;
		else if (options[i].argument && take_value(arguments, word - 2))
			return ARGUMENT_WRONG;
		return is_help(arguments, i);
	}
	return unknown_option(arguments, word, length);
}

int arguments_next(struct arguments *arguments)
{
	const char *word;

	arguments->value = NULL;
	if (arguments->letters)
		return next_letter(arguments);
	if (arguments->at >= arguments->argc)
		return ARGUMENT_END;
	word = arguments->argv[arguments->at];
	if (arguments->only_words || word[0] != '-' || word[1] == '\0') {
		if (arguments->options_first)
			return ARGUMENT_END;
		arguments->at++;
		arguments->value = word;
		return ARGUMENT_WORD;
	}
	arguments->at++;
	if (word[1] != '-') {
		arguments->letters = word + 1;
		return next_letter(arguments);
	}
	if (word[2])
		return next_long(arguments, word + 2);
	arguments->only_words = 1;
	return arguments_next(arguments);
}

int arguments_status(int next)
{
	return next == ARGUMENT_WRONG ? TOOL_USAGE : next == ARGUMENT_HELP ? finish(stdout) : TOOL_DONE;
}

int arguments_words(struct tool *tool, const struct command *command, int argc, char **argv, const char **words,
		    size_t room, size_t *count)
{
	struct arguments arguments = {.command = command, .argc = argc, .argv = argv};
	int next;

	*count = 0;
	while ((next = arguments_next(&arguments)) != ARGUMENT_END) {
		if (next < ARGUMENT_WORD)
			return arguments_status(next) + 1;
		if (next != ARGUMENT_WORD)
			tool->system = arguments.value;
		else if (*count < room)
			words[(*count)++] = arguments.value;
		else
			return wrong_usage(command, "too many arguments") + 1;
	}
	return 0;
}
