/*
 * session.c: reads a session file: all of it is checked before anything is done.
 */
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>

#include "session.h"

const char *const session_ios[] = {"auto", "perf", "direct", "sysreg", "msr", "pci", "mmio", "sim", NULL};

#define MEMBER(name) offsetof(struct session, name)

const struct session_key old_session_keys[] = {
	{"system", "A described system, when it is not this machine: `pmureg list` shows them.", SESSION_TEXT, MEMBER(system), 0, 0},
	{"io", "Count with the kernel's drivers, by touching the registers directly, or on a simulated device.", SESSION_IO,
	 MEMBER(options.way), 0, 0},
	{"events", "What to count, as perf takes it; a list in the list is a group.", SESSION_EVENT_LIST, 0, 0, 0},
	{"metrics", "Described metrics to print; without events, count what they need.", SESSION_METRIC_LIST, 0, 0, 0},
	{"command", "Count while this runs: a list of words, or one text for the shell.", SESSION_COMMAND, 0, 0, 0},
	{"all_cpus", "Count on every CPU, not only for the command.", SESSION_FLAG, MEMBER(options.all_cpus), 0, 0},
	{"interval", "Print the counts this often.", SESSION_MS, MEMBER(options.interval_ms), 0, 0},
	{"count", "Stop after so many prints of the interval.", SESSION_NUMBER, MEMBER(options.samples), UINT32_MAX, 0},
	{"duration", "Stop after this time; a simulated device without an interval counts for as long.", SESSION_NS,
	 MEMBER(options.duration_ns), 0, 0},
	{"ticks", "How far a simulated clock goes for each sample, in ns.", SESSION_NUMBER, MEMBER(options.ticks),
	 UINT64_C(1000000000000), 0},
	{"per_instance", "A line for each unit instead of the sum.", SESSION_FLAG, MEMBER(options.per_instance), 0, 0},
	{"per_socket", "A line for each socket instead of the sum.", SESSION_FLAG, MEMBER(options.per_socket), 0, 0},
	{"outputs", "Where the counts go, to several places at once; without it, a table to standard output.", SESSION_OUTPUTS, 0, 0, 0},
	{"no_rotation", "Refuse more events than there are counters, instead of taking turns.", SESSION_FLAG, MEMBER(options.flags), 0,
	 PMUREG_NO_ROTATION},
	{"force", "Take controls that are found counting for someone else.", SESSION_FLAG, MEMBER(options.flags), 0, PMUREG_FORCE},
	{"mmio", "Where memory-mapped units are.", SESSION_PLACES, 0, 0, 0},
	{"root", "Look for /dev, /sys and /run there.", SESSION_TEXT, MEMBER(options.root), 0, 0},
	{"run_directory", "What `pmureg restore` needs is kept there.", SESSION_TEXT, MEMBER(options.run_directory), 0, 0},
	{NULL, NULL, SESSION_TEXT, 0, 0, 0},
};

/* ---- What is no YAML ---- */

static void wrong_yaml(struct session *session, const yaml_parser_t *parser)
{
	static const char indicators[] = ",[]{}&*!|>%@`'\"";
	const char *problem = parser->problem ? parser->problem : "out of memory", *at;

	if (parser->error == YAML_READER_ERROR) {
		session_mistake_byte(session, parser->problem_offset, "this is no text in UTF-8: %s; save it as UTF-8", problem);
		return;
	}
	at = session_at(session, parser->problem_mark.index);
	if (*at && strchr(indicators, *at))
		session_mistake_byte(session, (size_t)(at - session->text), "this is not YAML: %s; a text with `%c` at its beginning, and one with "
				"`: ` or ` #` in it, needs quotes", problem, *at);
	else
		session_mistake_byte(session, (size_t)(at - session->text), "this is not YAML: %s; look at the indentation (blanks, no tabs), the "
				"quotes and the brackets up to here", problem);
}

/* 0: there is a document, and only one. */
static int load(struct session *session)
{
	yaml_parser_t parser;
	yaml_document_t second;
	yaml_node_t *root;

	if (!yaml_parser_initialize(&parser)) {
		session_mistake_byte(session, 0, "out of memory");
		return -1;
	}
	yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
	yaml_parser_set_input_string(&parser, (const unsigned char *)session->text, session->size);
	session->has_document = yaml_parser_load(&parser, &session->document);
	if (!session->has_document) {
		wrong_yaml(session, &parser);
	} else if (yaml_document_get_root_node(&session->document) && !yaml_parser_load(&parser, &second)) {
		wrong_yaml(session, &parser);
	} else if (yaml_document_get_root_node(&session->document)) {
		root = yaml_document_get_root_node(&second);
		if (root)
			session_mistake_at(session, root, "a second document begins here; a session is one file, take it out");
		yaml_document_delete(&second);
	}
	yaml_parser_delete(&parser);
	return session->mistake_count ? -1 : 0;
}

/* ---- Keys ---- */

static const struct session_key *find_key(struct session *session, const yaml_node_t *node)
{
	const char *name = session_text(session, node, "a key");
	struct pmureg_nearest guess = {.word = pmureg_word_of(name)};

	for (const struct session_key *key = old_session_keys; name && key->name; key++) {
		if (strcmp(key->name, name) == 0)
			return key;
		pmureg_nearest_try(&guess, key->name);
	}
	if (name)
		session_mistake_at(session, node, "a session has no key `%s`; %s%s%s", name,
				   guess.name[0] ? "did you mean `" : "`pmureg run --help` shows them", guess.name,
				   guess.name[0] ? "`?" : "");
	return NULL;
}

static void take_flag(struct session *session, const struct session_key *key, const yaml_node_t *node, void *member)
{
	int value = 0;

	if (session_flag(session, node, &value))
		return;
	if (!key->flag)
		*(int *)member = value;
	else if (value)
		*(unsigned *)member |= key->flag;
}

static void take_time(struct session *session, const struct session_key *key, const yaml_node_t *node, uint64_t *member)
{
	uint64_t ms = 0;

	if (!session_time(session, node, &ms))
		*member = key->kind == SESSION_NS ? ms * 1000000 : ms;
}

static void take_command(struct session *session, yaml_node_t *node)
{
	static char shell[] = "/bin/sh", option[] = "-c";
	size_t count = 0, at = 0;
	yaml_node_t *item;

	if (session_is_empty(session, node, "a command and its arguments"))
		return;
	if (node->type != YAML_SEQUENCE_NODE) {
		session->words[count++] = shell;
		session->words[count++] = option;
	}
	while ((item = session_next(session, node, &at)) && count < SESSION_WORDS)
		if (session_word(session, item, count ? "a word of the command" : "a command"))
			session->words[count++] = (char *)item->data.scalar.value;
	if (item)
		session_mistake_at(session, item, "the command is too long; take at most %d words, or write a script", SESSION_WORDS);
	session->options.command = session->words;
}

static void take_io(struct session *session, const yaml_node_t *node)
{
	int io = session_choice(session, node, "a way to count: auto, perf, direct, sysreg, msr, pci, mmio or sim", session_ios);

	if (io >= 0)
		(void)counting_take_way(session_ios[io], &session->options.way, &session->options.space);
}

static void take_value(struct session *session, const struct session_key *key, yaml_node_t *node)
{
	void *member = (char *)session + key->member;

	switch (key->kind) {
	case SESSION_TEXT:
		*(const char **)member = session_text(session, node, "a text");
		return;
	case SESSION_NUMBER:
		(void)session_number(session, node, key->most, member);
		return;
	case SESSION_FLAG:
		take_flag(session, key, node, member);
		return;
	case SESSION_MS:
	case SESSION_NS:
		take_time(session, key, node, member);
		return;
	case SESSION_IO:
		take_io(session, node);
		return;
	case SESSION_COMMAND:
		take_command(session, node);
		return;
	default: /* what depends on other keys comes behind them */
		return;
	}
}

/* ---- What depends on several keys ---- */

struct found {
	yaml_node_t *key, *value;
};

static yaml_node_t *value_of(const struct found *found, enum session_kind kind)
{
	for (size_t i = 0; old_session_keys[i].name; i++)
		if (old_session_keys[i].kind == kind)
			return found[i].value;
	return NULL;
}

static void check_path(struct session *session, const struct found *found, const char **path)
{
	const size_t most = PLACE - 16; /* files are looked for below it, in directories of few letters */

	if (!*path || strlen(*path) <= most)
		return;
	session_mistake_at(session, found->value, "this path is too long; take at most %zu characters", most);
	*path = NULL;
}

static void check_together(struct session *session, const struct found *found)
{
	const struct pmureg_system *nearest;
	struct pmureg_error error;

	for (size_t i = 0; old_session_keys[i].name; i++) {
		const char *name = old_session_keys[i].name;

		if (strcmp(name, "system") == 0 && session->system && system_named(session->system, &nearest, &error))
			session_mistake_at(session, found[i].value, "%s", error.message);
		if (strcmp(name, "root") == 0)
			check_path(session, &found[i], &session->options.root);
		if (strcmp(name, "run_directory") == 0)
			check_path(session, &found[i], &session->options.run_directory);
		if (strcmp(name, "count") == 0 && found[i].key && !value_of(found, SESSION_MS))
			session_mistake_at(session, found[i].key, "`count` counts the prints of an interval; add `interval:`, or write "
					   "`duration:` instead");
	}
}

static void take_pair(struct session *session, const yaml_node_pair_t *pair, struct found *found)
{
	yaml_node_t *name = session_node(session, pair->key), *value = session_node(session, pair->value);
	const struct session_key *key = find_key(session, name);
	struct found *here = key ? &found[key - old_session_keys] : NULL;

	if (!here)
		return;
	if (here->key) {
		session_mistake_at(session, name, "`%s` stands in line %zu already; leave one of them out", key->name,
				   here->key->start_mark.line + 1);
		return;
	}
	*here = (struct found){name, value};
	take_value(session, key, value);
}

static void take_root(struct session *session, yaml_node_t *root)
{
	struct found found[64] = {{NULL, NULL}};
	yaml_node_t *outputs;

	for (const yaml_node_pair_t *pair = root->data.mapping.pairs.start; pair < root->data.mapping.pairs.top; pair++)
		take_pair(session, pair, found);
	check_together(session, found);
	if (!value_of(found, SESSION_EVENT_LIST) && !value_of(found, SESSION_METRIC_LIST))
		session_mistake_at(session, root, "there is nothing to count; add `events:` or `metrics:`");
	session_check_counted(session, value_of(found, SESSION_EVENT_LIST), value_of(found, SESSION_METRIC_LIST),
			      value_of(found, SESSION_PLACES));
	outputs = value_of(found, SESSION_OUTPUTS);
	if (outputs)
		session_outputs(session, outputs);
	else
		session->options.outputs[session->options.output_count++] = (struct output){.kind = OUTPUT_TABLE};
}

size_t session_read(struct session *session, const struct tool *tool, const char *path, const char *text, size_t size)
{
	yaml_node_t *root;

	memset(session, 0, sizeof(*session));
	session->path = path;
	session->text = text;
	session->size = size;
	session->tool = tool;
	session->options.way = WAY_AUTO;
	if (size > SESSION_SIZE) {
		session_mistake_byte(session, 0, "this file is too long for a session; take at most %d bytes", SESSION_SIZE);
		return session->mistake_count;
	}
	if (load(session))
		return session->mistake_count;
	root = yaml_document_get_root_node(&session->document);
	if (!root)
		session_mistake_byte(session, 0, "the file is empty; write at least `events:` or `metrics:`");
	else if (root->type != YAML_MAPPING_NODE)
		session_mistake_at(session, root, "a session is a mapping of keys; begin with `events:`, see `pmureg run --help`");
	else
		take_root(session, root);
	if (session->events && *session->events)
		session->options.lists[session->options.list_count++] = session->events;
	return session->mistake_count;
}

/* ---- The mistakes ---- */

static int by_place(const void *a, const void *b)
{
	const struct mistake *one = a, *other = b;

	return one->line != other->line ? one->line - other->line : one->column - other->column;
}

void session_print_mistakes(struct session *session, FILE *out)
{
	qsort(session->mistakes, session->kept, sizeof(session->mistakes[0]), by_place);
	for (size_t i = 0; i < session->kept; i++)
		(void)fprintf(out, "%s:%d:%d: %s\n", session->path, session->mistakes[i].line, session->mistakes[i].column,
			      session->mistakes[i].message);
	if (session->mistake_count > session->kept)
		(void)fprintf(out, "%s: and %zu more mistakes\n", session->path, session->mistake_count - session->kept);
}

void session_free(struct session *session)
{
	for (size_t i = 0; i < session->kept; i++)
		free(session->mistakes[i].message);
	if (session->has_document)
		yaml_document_delete(&session->document);
	free(session->events);
}
