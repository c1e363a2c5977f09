/*
 * session_value.c: values of a session file, and their keys: each is an option by another door.
 */
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>

#include "session.h"

yaml_node_t *session_node(struct session *session, int index)
{
	return yaml_document_get_node(&session->document, index);
}

yaml_node_t *session_next(struct session *session, yaml_node_t *node, size_t *at)
{
	const yaml_node_item_t *items;

	if (node->type != YAML_SEQUENCE_NODE)
		return (*at)++ ? NULL : node;
	items = node->data.sequence.items.start;
	if (items == node->data.sequence.items.top)
		session_mistake(session, node, SESSION_WHOLE, "the list is empty; write something into it, or leave it out");
	return items + *at < node->data.sequence.items.top ? session_node(session, items[(*at)++]) : NULL;
}

/* ---- What a scalar is: quotes make a text of anything ---- */

enum nature { NOTHING, FLAG, NUMBER, TEXT };
static const char *const natures[] = {"nothing", "a truth value", "a number", "a text"};

static int is_one_of(const char *text, const char *words)
{
	const char *found = strcasestr(words, text);

	return found && found[-1] == ' ' && found[strlen(text)] == ' ';
}

static int looks_like_number(const char *text)
{
	const char *first = text + (*text == '-' || *text == '+');
	char *end;

	first += *first == '.';
	if (*first < '0' || *first > '9')
		return 0;
	(void)strtod(text, &end);
	return !*end;
}

static enum nature nature_of(const yaml_node_t *node)
{
	const char *text = (const char *)node->data.scalar.value;

	if (node->data.scalar.style != YAML_PLAIN_SCALAR_STYLE)
		return TEXT;
	if (!*text || is_one_of(text, " ~ null "))
		return NOTHING;
	if (is_one_of(text, " true false yes no on off "))
		return FLAG;
	return looks_like_number(text) ? NUMBER : TEXT;
}

/* A time is a number, or one with a unit. */
static enum nature nature_for(const struct option *key, const char *text)
{
	switch (key->kind) {
	case OPTION_FLAG:
		return FLAG;
	case OPTION_NUMBER:
		return NUMBER;
	case OPTION_TIME:
		return text[strspn(text, "0123456789")] ? TEXT : NUMBER;
	default:
		return TEXT;
	}
}

const char *session_value(struct session *session, const yaml_node_t *node, const struct option *key)
{
	static const char *const found[] = {"nothing", "a single value", "a list", "a mapping of keys"};
	enum nature nature, wanted;
	const char *text;

	if (node->type != YAML_SCALAR_NODE) {
		session_mistake(session, node, SESSION_WHOLE, "this should be %s, not %s", key->is, found[node->type]);
		return NULL;
	}
	text = (const char *)node->data.scalar.value;
	nature = nature_of(node);
	wanted = key->kind == OPTION_NODE ? nature : nature_for(key, text);
	if (strlen(text) != node->data.scalar.length)
		session_mistake(session, node, (int)strlen(text), "there is a NUL character in this text; take it out");
	else if (nature == NOTHING || !*text)
		session_mistake(session, node, SESSION_WHOLE, "there is no value; write %s, or leave the key out", key->is);
	else if (nature != wanted)
		session_mistake(session, node, SESSION_WHOLE, "`%s` is %s to YAML, but this should be %s; %s", text, natures[nature],
				key->is, wanted == TEXT ? "if it is meant, put it in quotes" : "write it without quotes");
	else if (nature == NUMBER && *text == '0' && text[1] >= '0' && text[1] <= '9')
		session_mistake(session, node, SESSION_WHOLE, "`%s` is octal to some readers of YAML; write it without the 0", text);
	else
		return text;
	return NULL;
}

/* ---- Keys ---- */

/* NULL: there is none of that name, or not another one, and that has been said. */
static const struct option *find_key(struct session *session, const yaml_node_t *node, const char *what, const struct mapping *mapping)
{
	static const struct option a_key = {.kind = OPTION_TEXT, .is = "a key"};
	const char *name = session_value(session, node, &a_key);
	struct pmureg_nearest guess = {.word = pmureg_word_of(name)};
	char all[512] = "";

	for (const struct option *row = mapping->rows; name && row->name; row++) {
		const size_t used = strlen(all);

		if (strcmp(row->name, name) == 0)
			return row;
		(void)snprintf(all + used, sizeof(all) - used, "%s%s", used ? ", " : "", row->name);
		pmureg_nearest_try(&guess, row->name);
	}
	if (name && guess.name[0])
		session_mistake(session, node, SESSION_WHOLE, "%s has no key `%s`; did you mean `%s`?", what, name, guess.name);
	else if (name)
		session_mistake(session, node, SESSION_WHOLE, "%s has no key `%s`; there are: %s", what, name, all);
	return NULL;
}

void session_mapping(struct session *session, const yaml_node_t *node, const char *what, struct mapping *mapping)
{
	for (const yaml_node_pair_t *pair = node->data.mapping.pairs.start; pair < node->data.mapping.pairs.top; pair++) {
		yaml_node_t *key = session_node(session, pair->key);
		const struct option *row = find_key(session, key, what, mapping);
		const size_t index = row ? (size_t)(row - mapping->rows) : 0;

		if (row && mapping->keys[index]) {
			session_mistake(session, key, SESSION_WHOLE, "`%s` stands in line %zu already; leave one of them out", row->name,
					mapping->keys[index]->start_mark.line + 1);
		} else if (row) {
			mapping->keys[index] = key;
			mapping->values[index] = session_node(session, pair->value);
		}
	}
}

yaml_node_t *session_of(const struct mapping *mapping, const char *name)
{
	for (size_t i = 0; mapping->rows[i].name; i++)
		if (strcmp(mapping->rows[i].name, name) == 0)
			return mapping->values[i];
	return NULL;
}

int session_option(struct session *session, const yaml_node_t *node, const struct option *key, struct options *options)
{
	const char *text = session_value(session, node, key);
	struct pmureg_error error;
	char shown[64];

	(void)snprintf(shown, sizeof(shown), "`%s`", key->name);
	if (!text || !option_take(options, key, shown, text, &error))
		return text ? 0 : -1;
	session_mistake(session, node, SESSION_WHOLE, "%s", error.message);
	return -1;
}

void session_take(struct session *session, const struct mapping *mapping, struct options *options)
{
	for (size_t i = 0; mapping->rows[i].name; i++) {
		const enum option_kind kind = mapping->rows[i].kind;

		if (mapping->values[i] && kind != OPTION_LIST && kind != OPTION_EVENTS && kind != OPTION_NODE)
			(void)session_option(session, mapping->values[i], &mapping->rows[i], options);
	}
}
