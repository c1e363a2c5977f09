/*
 * session.c: reads a session file, and checks it completely before anything is opened.
 */
#include "session.h"

/* ---- YAML errors ---- */

static void wrong_yaml(struct session *session, const yaml_parser_t *parser)
{
	static const char indicators[] = ",[]{}&*!|>%@`'\"";
	const char *problem = parser->problem ? parser->problem : "out of memory";
	const char *at = session_at(session, parser->problem_mark.index);

	if (parser->error == YAML_READER_ERROR)
		wrong_there(session, session_at(session, 0) + parser->problem_offset,
			    "this is not UTF-8 text: %s; save it as UTF-8", problem);
	else if (*at && strchr(indicators, *at))
		wrong_there(session, at, "this is not YAML: %s; quote a text that begins with `%c` or "
			    "contains `: ` or ` #`", problem, *at);
	else
		wrong_there(session, at, "this is not YAML: %s; check indentation (blanks, no tabs), quotes "
			    "and brackets up to here", problem);
}

/* Returns the root of the only document, or NULL after a mistake. */
static yaml_node_t *tool_session_load(struct session *session)
{
	yaml_parser_t parser;
	yaml_document_t second = {0};
	yaml_node_t *root = NULL, *behind;
	const char *start = session_at(session, 0);

	if (!yaml_parser_initialize(&parser)) {
		wrong(session, NULL, "out of memory");
		return NULL;
	}
	yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
	yaml_parser_set_input_string(&parser, (const unsigned char *)start, session->size - (size_t)(start - session->text));
	if (yaml_parser_load(&parser, &session->document))
		root = yaml_document_get_root_node(&session->document);
	if (parser.error || (root && !yaml_parser_load(&parser, &second)))
		wrong_yaml(session, &parser);
	else if (!root)
		wrong(session, NULL, "the file is empty; write at least `events:` or `metrics:`");
	else if ((behind = yaml_document_get_root_node(&second)))
		wrong(session, behind, "a second document begins here; a session has one document, remove it");
	else if (root->type != YAML_MAPPING_NODE)
		wrong(session, root, "a session is a mapping of keys; begin with `events:`, see `pmureg run --help`");
	yaml_document_delete(&second);
	yaml_parser_delete(&parser);
	return session->mistake_count ? NULL : root;
}

/* Refuses tags other than those that the values have anyway. */
static void check_tags(struct session *session)
{
	static const char *const usual[] = {[YAML_SCALAR_NODE] = YAML_STR_TAG, [YAML_SEQUENCE_NODE] = YAML_SEQ_TAG,
					    [YAML_MAPPING_NODE] = YAML_MAP_TAG};

	for (yaml_node_t *node = session->document.nodes.start; node < session->document.nodes.top; node++)
		if (strcmp((const char *)node->tag, usual[node->type]) != 0)
			wrong(session, node, "a session cannot have this tag; remove it");
}

/* ---- Tables, commands and outputs ---- */

static void tool_session_take_tables(struct session *session, yaml_node_t *node)
{
	static const struct option a_file = {.kind = OPTION_TEXT, .is = "a table file"};
	struct pmureg_error error;
	yaml_node_t *item;
	size_t at = 0;

	while ((item = session_next(session, node, &at))) {
		const char *path = session_value(session, item, &a_file);

		if (path && pmureg_table_add(path, &error))
			wrong(session, item, "%s", error.message);
	}
}

static void tool_session_take_command(struct session *session, yaml_node_t *node)
{
	static const struct option a_word = {.kind = OPTION_NODE, .is = "a word of the command"};
	static char shell[] = "/bin/sh", option[] = "-c";
	size_t count = 0, at = 0;
	yaml_node_t *item;

	if (node->type != YAML_SEQUENCE_NODE) {
		session->words[count++] = shell;
		session->words[count++] = option;
	}
	while ((item = session_next(session, node, &at)) && count < SESSION_WORDS)
		if (session_value(session, item, &a_word))
			session->words[count++] = (char *)item->data.scalar.value;
	if (item)
		wrong(session, item, "the command is too long; use at most %d words, or a script",
		      SESSION_WORDS);
	session->run.command = session->words;
}

/* With a command, standard output is the command's, so outputs without a file go to standard error. */
static const char *tool_session_place_of(const struct session *session, const struct output *output)
{
	return output->listen ? output->listen : output->file ? output->file : session->run.command ? "standard error" : "-";
}

static void add_output(struct session *session, const yaml_node_t *node, const struct output *output)
{
	struct stat_run *run = &session->run;
	const char *place = tool_session_place_of(session, output);

	for (size_t i = 0; i < run->output_count; i++) {
		if (strcmp(tool_session_place_of(session, &run->outputs[i]), place) != 0)
			continue;
		wrong(session, node, "another output goes to %s already; %s", strcmp(place, "-") == 0 ? "standard output" : place,
		      output->listen ? "choose another port" : "add `file:` with another name");
		return;
	}
	if (run->output_count == STAT_OUTPUTS)
		wrong(session, node, "there are too many outputs; use at most %d", STAT_OUTPUTS);
	else
		run->outputs[run->output_count++] = *output;
}

static void check_listen(struct session *session, yaml_node_t *node, const struct output_format *format,
			 const struct options *said)
{
	yaml_node_t *key = NULL;
	yaml_node_t *value = session_find(session, node, "listen", &key);
	struct pmureg_error error;

	if (format && !format->needs_file)
		wrong(session, key, "%s cannot be served; remove `listen`", format->name);
	if (said->output)
		wrong(session, key, "an output is a file or is served; remove `file` or `listen`");
	if (!session_find(session, yaml_document_get_root_node(&session->document), "interval", NULL))
		wrong(session, key, "`listen` needs an interval, because Prometheus asks while counts are printed; add `interval`");
	if (http_check(said->listen, &error))
		wrong(session, value, "%s", error.message);
}

/* Parses {format: FORMAT, file: FILE}, or only FORMAT. */
static void take_output(struct session *session, yaml_node_t *node)
{
	const size_t before = session->mistake_count;
	const struct output_format *format;
	struct options said = {.separator = NULL};
	yaml_node_t *key = NULL;

	if (node->type == YAML_MAPPING_NODE)
		session_mapping(session, node, "an output", output_keys, &said);
	else
		(void)session_option(session, node, output_keys, &said);
	if (node->type == YAML_MAPPING_NODE && !session_find(session, node, "format", NULL))
		wrong(session, node, "this output has no format; add `format:`");
	format = said.format ? output_format(said.format) : NULL;
	if (format && !format->takes_separator && said.separator) {
		(void)session_find(session, node, "separator", &key);
		wrong(session, key, "%s has no separator; remove it", format->name);
	}
	if (format && !format->takes_size && said.size) {
		(void)session_find(session, node, "size", &key);
		wrong(session, key, "%s has no size; remove it", format->name);
	}
	if (format && format->functions->whole && session->options.repeat != 1)
		wrong(session, node, "%s needs totals, but `repeat` gives means; remove one of them", format->name);
	if (format && format->needs_file && said.append)
		wrong(session, node, "%s files are %s; remove `append`", format->name,
		      format->functions->whole ? "replaced as a whole" : "continued anyway");
	if (said.append && !said.output && !said.listen)
		wrong(session, node, "`append` needs a file; add `file:`");
	if (format && format->needs_file && !said.output && !said.listen)
		wrong(session, node, "%s needs a file; write {format: %s, file: NAME}", format->name,
		      format->name);
	if (said.listen)
		check_listen(session, node, format, &said);
	if (session->mistake_count == before)
		add_output(session, node,
			   &(struct output){.format = format, .file = said.output, .separator = said.separator,
					    .listen = said.listen,
					    .appends = said.append, .size = said.size});
}

/* ---- The whole file ---- */

/* Keys with mistakes count as given, so that they are not also reported as missing. A misspelled key may be any. */
static void check_together(struct session *session, yaml_node_t *root)
{
	static char given[] = "given";
	struct options options = session->options;
	struct pmureg_error error;
	const char *at;

	options.events = session_find(session, root, "events", NULL) ? given : NULL;
	options.metrics = session_find(session, root, "metrics", NULL) ? given : NULL;
	options.interval_ms = session_find(session, root, "interval", NULL) != NULL;
	options.word_count = session->run.command != NULL;
	for (size_t i = 0; i < session->run.output_count; i++)
		if (session->run.outputs[i].format->functions->sample)
			options.log = given;
	if (!stat_check(&options, &at, &error) || (!at && session->mistake_count))
		return;
	if (at)
		(void)session_find(session, root, at, &root);
	wrong(session, root, "%s", error.message);
}

/* Without a known system, events are only checked for syntax. */
static void check_system(struct session *session, const yaml_node_t *node)
{
	struct pmureg_nearest guess = {.word = pmureg_word_of(session->options.system)};
	const struct pmureg_system *meant;
	struct pmureg_error error;

	if (!session->options.system || pmureg_system_find(session->options.system, &error))
		return;
	wrong(session, node, "%s", error.message);
	for (size_t i = 0; pmureg_system_name(i); i++)
		pmureg_nearest_try(&guess, pmureg_system_name(i));
	meant = guess.name[0] ? pmureg_system_find(guess.name, NULL) : NULL;
	session->options.system = meant ? pmureg_system_key(meant) : NULL;
	session->is_unknown = !meant;
}

static void take_root(struct session *session, yaml_node_t *root)
{
	yaml_node_t *node, *item;
	size_t at = 0;

	check_tags(session);
	session_mapping(session, root, "a session", session_keys, &session->options);
	node = session_find(session, root, "table", NULL);
	if (node)
		tool_session_take_tables(session, node);
	node = session_find(session, root, "command", NULL);
	if (node)
		tool_session_take_command(session, node);
	node = session_find(session, root, "outputs", NULL);
	while (node && (item = session_next(session, node, &at)))
		take_output(session, item);
	if (!node)
		session->run.outputs[session->run.output_count++] = (struct output){.format = output_format("table")};
	check_system(session, session_find(session, root, "system", NULL));
	check_together(session, root);
	session_take_counted(session, root);
}

size_t session_read(struct session *session, const struct tool *tool, const char *path, const char *text, size_t size)
{
	yaml_node_t *root;

	*session = (struct session){.path = path, .text = text, .size = size, .tool = tool, .options = {OPTIONS}};
	session->run.options = &session->options;
	if (size > SESSION_SIZE)
		wrong(session, NULL, "the session file is too long; use at most %d bytes", SESSION_SIZE);
	else if ((root = tool_session_load(session)))
		take_root(session, root);
	return session->mistake_count;
}

/* ---- Printing mistakes ---- */

static int tool_session_by_place(const void *a, const void *b)
{
	const struct mistake *one = a, *other = b;

	return one->line != other->line ? one->line - other->line : one->column - other->column;
}

void session_print_mistakes(struct session *session, FILE *out)
{
	qsort(session->mistakes, session->kept, sizeof(session->mistakes[0]), tool_session_by_place);
	for (size_t i = 0; i < session->kept; i++) {
		(void)show(out, "%s:%d:%d: %s\n", session->path, session->mistakes[i].line,
			   session->mistakes[i].column, session->mistakes[i].message);
		note_told(session->mistakes[i].message);
	}
	if (session->mistake_count > session->kept)
		(void)fprintf(out, "... and %zu more mistakes\n", session->mistake_count - session->kept);
}

void session_free(struct session *session)
{
	for (size_t i = 0; i < session->kept; i++)
		free(session->mistakes[i].message);
	yaml_document_delete(&session->document);
	options_free(&session->options);
	stat_close(&session->run);
}
