/*
 * complete.c: `pmureg completion`: prints the shell script, and the completions that the script asks for.
 */
#include "tool.h"

/* The line to complete, up to the cursor. */
struct line {
	const struct tool *tool;
	const struct command *command; /* command_pmureg: not given yet; NULL: unknown command */
	const struct option *option;   /* the option whose value is completed; or NULL */
	const char *system, *first;    /* --system or `SYSTEM:`, and the first word of the command; or NULL */
	size_t words;                  /* words of the command before the cursor */
	int only_words;
	const char *word;      /* without quotes */
	const char *text;      /* part of the word to complete: after `--option=`, `{a/b/,`, `SYSTEM:` */
	const char *kept;      /* part that the shell replaces */
	int is_like, is_group; /* ignore case; a brace is open */
	size_t count;
	char only[4 * TOOL_NAME]; /* first answer, held back until there is another */
};

/* ---- Answers ---- */

static void offer(struct line *line, const char *name, const char *behind)
{
	const size_t length = strlen(line->text),
		     in_text = line->kept > line->text ? (size_t)(line->kept - line->text) : 0;

	if ((line->is_like ? strncasecmp : strncmp)(name, line->text, length) != 0 || strlen(name) < in_text)
		return;
	if (line->count++ == 1)
		(void)puts(line->only);
	(void)snprintf(line->only, sizeof(line->only), "%.*s%s%s",
		       line->kept < line->text ? (int)(line->text - line->kept) : 0, line->kept, name + in_text,
		       behind);
	if (line->count > 1)
		(void)puts(line->only);
}

static void complete_take_event(void *context, const char *name)
{
	offer(context, name, "");
}

static void complete_take_word(void *context, const char *name)
{
	offer(context, name, " ");
}

/* ---- Descriptions: of --system, or all ---- */

static const struct pmureg_system *next_system(const struct line *line, const struct pmureg_system *system)
{
	if (line->system)
		return system ? NULL : pmureg_system_find(line->system, NULL);
	return pmureg_system_next(system);
}

static void offer_units(struct line *line, const char *behind, int only_mapped)
{
	const struct pmureg_system *system;
	char name[TOOL_NAME];

	for (system = NULL; (system = next_system(line, system));)
		for (struct pmureg_register_name at = {0}; next_unit(system, &at);)
			if (!only_mapped || at.block->space == PMUREG_MMIO)
				offer(line, unit_text(system, at.block, at.instance, name), behind);
}

/* Offers C names, and other names if the system is known or the word matches them. */
static void offer_registers(struct line *line)
{
	const struct pmureg_system *system;
	char name[TOOL_NAME];

	for (system = NULL; (system = next_system(line, system));)
		for (struct pmureg_register_name at = {0}; next_register(system, &at);)
			for (unsigned int i = 0; pmureg_register_spelling(&at, i, name, sizeof(name)); i++)
				if ((!i || *line->text) && !strchr(name, '<'))
					offer(line, name, " ");
}

/* Offers FIELD= and the field's named values. */
static void offer_fields(struct line *line)
{
	struct subject found = {.system = NULL};
	char name[2 * TOOL_NAME];

	while (!found.at.reg && (found.system = next_system(line, found.system)))
		if (pmureg_register_find(found.system, line->first, &found.at, NULL))
			found.at.reg = NULL;
	for (uint16_t i = 0; found.at.reg && i < found.at.reg->field_count; i++) {
		const struct pmureg_field *field = &pmureg_register_fields(found.at.reg)[i];
		const int stem = (int)strcspn(pmureg_field_name(field), "<");

		(void)snprintf(name, sizeof(name), "%.*s=", stem, pmureg_field_name(field));
		if (found.at.reg->masks.writable & pmureg_field_mask(field))
			offer(line, name, "");
		for (uint16_t v = 0; strchr(line->text, '=') && v < field->value_count; v++) {
			(void)snprintf(name, sizeof(name), "%.*s=%s", stem, pmureg_field_name(field),
				       pmureg_value_name(&pmureg_field_values(field)[v]));
			offer(line, name, " ");
		}
	}
}

/* Offers views, and metrics, too, if they are asked for. */
static void offer_metrics(struct line *line, int has_metrics)
{
	struct subject of = {.system = NULL};
	const char *view = NULL;

	while ((of.system = next_system(line, of.system)))
		for (size_t i = 0; metric_at(&of, i); i++) {
			if (has_metrics)
				offer(line, pmureg_metric_name(of.metric), "");
			if (pmureg_metric_view(of.metric) && pmureg_metric_view(of.metric) != view)
				offer(line, view = pmureg_metric_view(of.metric), "");
		}
}

/*
 * After `UNIT/`: offers its events (in lists the unit may have another name), and its terms, which may also follow a
 * comma.
 */
static void offer_inside(struct line *line)
{
	const size_t listed = line->count;
	const size_t unit = strcspn(line->text, "/");
	const char *comma = strrchr(line->text, ',');
	const size_t front = comma ? (size_t)(comma - line->text) + 1 : unit + 1;
	const struct pmureg_system *system = NULL;
	struct pmureg_register_name at = {0};
	char name[4 * TOOL_NAME];

	for (system = NULL; line->text[unit] && !at.block && (system = next_system(line, system));)
		(void)unit_named(system, line->text, unit, &at);
	(void)snprintf(name, sizeof(name), "%.*s", (int)unit, line->text);
	if (line->text[unit] && !at.block && !line->system &&
	    !pmureg_kernel_pmu(line->tool->machine, name, &system, NULL))
		(void)unit_named(system, line->text, unit, &at);
	for (uint16_t i = 0; at.block && !comma && !listed && i < at.block->event_count; i++) {
		const struct pmureg_event event = {.listed = &pmureg_block_events(at.block)[i],
						   .instance = PMUREG_INSTANCES_ALL};

		(void)snprintf(name, sizeof(name), "%.*s%s/", (int)front, line->text,
			       pmureg_described_event_name(event.listed));
		if (pmureg_event_in_variant(system, event.listed) && pmureg_event_is_on(&event, at.instance))
			offer(line, name, "");
	}
	for (uint16_t i = 0; at.block && i < at.block->term_count; i++) {
		(void)snprintf(name, sizeof(name), "%.*s%s=", (int)front, line->text,
			       pmureg_term_name(&pmureg_block_terms(at.block)[i]));
		offer(line, name, "");
	}
}

static void offer_events(struct line *line)
{
	const struct pmureg_system *system = line->system ? pmureg_system_find(line->system, NULL) : NULL;

	list_names(line->tool, system, !system && strchr(line->text, '/'), NULL, complete_take_event, line);
	/* If no listed event matches, tries the events' other names. */
	if (!line->count)
		list_names(line->tool, system, !system, line->text, complete_take_event, line);
	offer_inside(line);
}

/* ---- The word at the cursor ---- */

static void offer_options(struct line *line)
{
	for (const struct option *option = line->command->options; option->name; option++) {
		char name[64];

		(void)snprintf(name, sizeof(name), "--%s", option->name);
		offer(line, name, " ");
		(void)snprintf(name, sizeof(name), "-%c", option->letter);
		if (option->letter)
			offer(line, name, " ");
	}
}

static void offer_of(struct line *line, enum complete complete)
{
	const int is_file = complete & COMPLETE_FILES || (complete & COMPLETE_PLACES && strchr(line->text, '='));

	if (is_file || complete & COMPLETE_SESSIONS)
		(void)puts(is_file ? "*" : "*.y*ml");
	if (complete & COMPLETE_SHELLS)
		offer(line, "bash", " ");
	if (complete & COMPLETE_SYSTEMS)
		list_systems(complete_take_word, line);
	if (complete & COMPLETE_UNITS)
		offer_units(line, " ", 0);
	if (complete & COMPLETE_PLACES)
		offer_units(line, "=", 1);
	if (complete & COMPLETE_FIELDS && line->words)
		offer_fields(line);
	else if (complete & (COMPLETE_REGISTERS | COMPLETE_FIELDS))
		offer_registers(line);
	if (complete & COMPLETE_EVENTS)
		offer_events(line);
	if (complete & (COMPLETE_METRICS | COMPLETE_VIEWS))
		offer_metrics(line, complete & COMPLETE_METRICS);
}

static void offer_any(struct line *line)
{
	const struct command *command = line->command;

	for (size_t i = 0; line->option && line->option->choices && line->option->choices[i]; i++)
		offer(line, line->option->choices[i], " ");
	if (line->option)
		offer_of(line, line->option->complete);
	else if (command && line->word[0] == '-' && !line->only_words)
		offer_options(line);
	else if (command && command != &command_pmureg)
		offer_of(line, command->takes_system && !line->words ? COMPLETE_SYSTEMS : command->complete);
	for (size_t i = 0; command == &command_pmureg && !line->option && i < command_count; i++)
		offer(line, commands[i].name, " ");
}

/* ---- The line ---- */

/* Takes a word from the line in place, as a shell does. Returns the rest, or NULL if this is the word at the cursor. */
static char *next_word(char *at, char **word)
{
	char *to, quote = '\0';

	at += strspn(at, " \t");
	for (*word = to = at; *at && (quote || !strchr(" \t", *at)); at++) {
		if (quote ? *at == quote : *at == '\'' || *at == '"') {
			quote = quote ? '\0' : *at;
			continue;
		}
		at += *at == '\\' && quote != '\'' && at[1];
		*to++ = *at;
	}
	at = *at ? at + 1 : NULL;
	*to = '\0';
	return at;
}

/* `value` is set to the value in the same word, or NULL if it is the next word. */
static const struct option *option_of(const struct command *command, const char *word, const char **value)
{
	const size_t length = strcspn(word, "=");
	const struct option *option;

	*value = NULL;
	if (word[1] == '-') {
		option = option_named(command->options, (struct pmureg_word){word + 2, length - 2});
		*value = word[length] ? word + length + 1 : NULL;
		return option->name && option->argument ? option : NULL;
	}
	for (word++; *word; word++) {
		option = option_lettered(command->options, *word);
		*value = word[1] ? word + 1 : NULL;
		if (option->name && option->argument)
			return option;
	}
	return NULL;
}

static void complete_take_value(struct line *line, const struct option *option, const char *value)
{
	if (value && option->complete == COMPLETE_SYSTEMS)
		line->system = value;
	line->option = value ? NULL : option;
}

/* Processes a word before the one at the cursor. */
static void pass(struct line *line, const char *word)
{
	const int is_option = word[0] == '-' && word[1] && !line->only_words;
	const struct option *option;
	const char *value;

	if (line->option) {
		complete_take_value(line, line->option, word);
	} else if (is_option && strcmp(word, "--") == 0) {
		line->only_words = 1;
	} else if (is_option && line->command) {
		option = option_of(line->command, word, &value);
		if (option)
			complete_take_value(line, option, value);
	} else if (line->command == &command_pmureg) {
		line->command = command_named(word);
	} else if (line->command) {
		line->only_words |= line->command->ends;
		line->first = line->words++ ? line->first : word;
		if (line->command->takes_system && line->words == 1)
			line->system = word;
	}
}

/*
 * Finds the part to complete: an event after the last comma outside of terms, a metric after any comma. `SYSTEM:`
 * before it chooses the system.
 */
static void find_text(struct line *line)
{
	const enum complete complete = line->option  ? line->option->complete :
				       line->command ? line->command->complete :
						       0;
	const int is_list = line->option && (complete == COMPLETE_EVENTS || complete == COMPLETE_METRICS);
	const char *colon;
	char name[TOOL_NAME];
	int in_terms = 0;

	for (const char *at = line->text; is_list && *at; at++) {
		in_terms ^= *at == '/';
		if (in_terms || !strchr("{},", *at))
			continue;
		line->text = at + 1;
		line->is_group = *at == '{' || (*at == ',' && line->is_group);
	}
	colon = memchr(line->text, ':', strcspn(line->text, "/="));
	(void)snprintf(name, sizeof(name), "%.*s", colon ? (int)(colon - line->text) : 0, line->text);
	if (!colon || complete == COMPLETE_FILES || !pmureg_system_find(name, NULL))
		return;
	line->system = pmureg_system_key(pmureg_system_find(name, NULL));
	line->text = colon + 1;
}

/* `last` is what the shell takes for the word: its end, because the shell also breaks words at = and :. */
static void complete_line(struct line *line, char *at, const char *last)
{
	const struct option *option = NULL;
	char *word = at;

	for (at = next_word(at, &word); at && (at = next_word(at, &word));)
		pass(line, word);
	line->word = line->text = line->kept = word;
	if (!line->option && line->command && word[0] == '-' && !line->only_words)
		option = option_of(line->command, word, &line->text);
	if (option && line->text)
		line->option = option;
	else
		line->text = word;
	find_text(line);
	line->kept = line->text;
	if (strlen(last) <= strlen(word) && strcmp(word + strlen(word) - strlen(last), last) == 0)
		line->kept = word + strlen(word) - strlen(last);
	for (line->is_like = 0; line->is_like < 2 && !line->count; line->is_like++)
		offer_any(line);
	/*
	 * In braces an event may be followed by another one or be the last. With both answers, the shell leaves the
	 * quotes open.
	 */
	if (line->count == 1 && line->is_group && line->only[strlen(line->only) - 1] == '/')
		(void)printf("%s,\n%s}\n", line->only, line->only);
	else if (line->count == 1)
		(void)puts(line->only);
}

int completion_run(struct tool *tool, struct options *options)
{
	struct line line = {.tool = tool, .command = &command_pmureg};
	char **words = options->words;

	if (!options->word_count)
		return wrong_usage(options->command, "no shell is given; only bash is supported");
	if (strcmp(words[0], "bash") != 0)
		return wrong_usage(options->command, "no completion for '%s'; only bash is supported", words[0]);
	if (options->word_count == 1)
		return print_text(text_pmureg_bash);
	complete_line(&line, words[1], options->word_count > 2 ? words[2] : "");
	return finish(stdout);
}
