/*
 * session_outputs.c: what a session file says about where the counts go.
 */
#define _GNU_SOURCE
#include <string.h>

#include "session.h"

const char *const session_formats[] = {"table", "csv", "json", "openmetrics", NULL};
static const char is_format[] = "a format: table, csv, json or openmetrics";

static void take_file(struct session *session, const yaml_node_t *node, struct output *output)
{
	output->file = session_text(session, node, "the name of a file, or - for standard output");
}

static void take_separator(struct session *session, const yaml_node_t *node, struct output *output)
{
	output->separator = session_text(session, node, "what stands between the columns of CSV");
	if (output->separator && strlen(output->separator) > SESSION_SEPARATOR)
		session_mistake_at(session, node, "the separator is too long; take at most %d characters", SESSION_SEPARATOR);
}

/* 1: there is a format. */
static int take_pair(struct session *session, const yaml_node_pair_t *pair, struct output *output,
		     const yaml_node_t **separator)
{
	const yaml_node_t *key = session_node(session, pair->key), *value = session_node(session, pair->value);
	const char *name = session_text(session, key, "a key: format, file or separator");
	struct pmureg_nearest guess = {.word = pmureg_word_of(name)};
	int format;

	if (!name)
		return 0;
	if (strcmp(name, "format") == 0) {
		format = session_choice(session, value, is_format, session_formats);
		output->kind = format < 0 ? OUTPUT_TABLE : (enum output_kind)format;
		return format < 0 ? -1 : 1;
	}
	if (strcmp(name, "file") == 0) {
		take_file(session, value, output);
		return 0;
	}
	if (strcmp(name, "separator") == 0) {
		*separator = key;
		take_separator(session, value, output);
		return 0;
	}
	pmureg_nearest_try(&guess, "format");
	pmureg_nearest_try(&guess, "file");
	pmureg_nearest_try(&guess, "separator");
	session_mistake_at(session, key, "an output has no key `%s`; %s%s%s", name, guess.name[0] ? "did you mean `" : "there are: ",
			   guess.name[0] ? guess.name : "format, file, separator", guess.name[0] ? "`?" : "");
	return 0;
}

static void take_mapping(struct session *session, const yaml_node_t *node, struct output *output)
{
	const yaml_node_t *separator = NULL;
	int has_format = 0, has_file = 0;

	for (const yaml_node_pair_t *pair = node->data.mapping.pairs.start; pair < node->data.mapping.pairs.top; pair++) {
		const yaml_node_t *key = session_node(session, pair->key);
		int found = take_pair(session, pair, output, &separator);

		has_format = found ? found : has_format;
		has_file |= key->type == YAML_SCALAR_NODE && strcmp((const char *)key->data.scalar.value, "file") == 0;
	}
	if (!has_format)
		session_mistake_at(session, node, "this output has no format; add `format:` table, csv, json or openmetrics");
	if (has_format > 0 && separator && output->kind != OUTPUT_CSV)
		session_mistake_at(session, separator, "only csv has a separator; leave it out, or write `format: csv`");
	if (has_format > 0 && output->kind == OUTPUT_OPENMETRICS && !has_file)
		session_mistake_at(session, node, "openmetrics is a file for Prometheus; add `file:` with its name");
}

/* With a command, standard output is its own, and what names no file goes to standard error. */
static const char *place_of(const struct session *session, const struct output *output)
{
	return output->file ? output->file : session->options.command ? "standard error" : "-";
}

static void check_place(struct session *session, const yaml_node_t *node, const struct output *output)
{
	const char *place = place_of(session, output);

	for (size_t i = 0; i < session->options.output_count; i++) {
		if (strcmp(place_of(session, &session->options.outputs[i]), place) != 0)
			continue;
		session_mistake_at(session, node, "another output goes to %s already; add `file:` with another name",
				   strcmp(place, "-") == 0 ? "standard output" : place);
		return;
	}
}

static void take_output(struct session *session, yaml_node_t *node)
{
	struct stat_options *options = &session->options;
	const size_t before = session->mistake_count;
	struct output output = {.kind = OUTPUT_TABLE};

	if (node->type == YAML_MAPPING_NODE) {
		take_mapping(session, node, &output);
	} else {
		int format = session_choice(session, node, is_format, session_formats);

		output.kind = format < 0 ? OUTPUT_TABLE : (enum output_kind)format;
		if (output.kind == OUTPUT_OPENMETRICS)
			session_mistake_at(session, node, "openmetrics is a file for Prometheus; write {format: openmetrics, file: NAME}");
	}
	if (session->mistake_count > before)
		return;
	check_place(session, node, &output);
	if (output.kind == OUTPUT_CSV && !output.separator)
		output.separator = ",";
	if (options->output_count == STAT_OUTPUTS)
		session_mistake_at(session, node, "there are too many outputs; take at most %d", STAT_OUTPUTS);
	else
		options->outputs[options->output_count++] = output;
}

void session_outputs(struct session *session, yaml_node_t *node)
{
	yaml_node_t *item;
	size_t at = 0;

	if (session_is_empty(session, node, "an output"))
		return;
	while ((item = session_next(session, node, &at)))
		take_output(session, item);
}
