/*
 * session_value.c: values of a session file: texts, numbers, times, words.
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
	return items + *at < node->data.sequence.items.top ? session_node(session, items[(*at)++]) : NULL;
}

int session_is_empty(struct session *session, const yaml_node_t *node, const char *what)
{
	if (node->type != YAML_SEQUENCE_NODE || node->data.sequence.items.start < node->data.sequence.items.top)
		return 0;
	session_mistake_at(session, node, "the list is empty; write %s into it, or leave it out", what);
	return 1;
}

/* ---- What a scalar is: quotes make a text of anything ---- */

enum nature { NOTHING, FLAG, NUMBER, TEXT };

static int is_one_of(const char *text, const char *const *words)
{
	for (; *words; words++)
		if (strcmp(text, *words) == 0)
			return 1;
	return 0;
}

static int looks_like_number(const char *text)
{
	const char *first = text + (*text == '-' || *text == '+');
	char *end;

	if (*first == '.')
		first++;
	if (*first < '0' || *first > '9')
		return 0;
	(void)strtod(text, &end);
	return !*end;
}

static enum nature nature_of(const yaml_node_t *node)
{
	static const char *const nothing[] = {"", "~", "null", "Null", "NULL", NULL};
	static const char *const flags[] = {"true", "True", "TRUE", "false", "False", "FALSE", "yes", "Yes", "YES", "no", "No",
					    "NO", "on", "On", "ON", "off", "Off", "OFF", NULL};
	const char *text = (const char *)node->data.scalar.value;

	if (node->data.scalar.style != YAML_PLAIN_SCALAR_STYLE)
		return TEXT;
	if (is_one_of(text, nothing))
		return NOTHING;
	if (is_one_of(text, flags))
		return FLAG;
	return looks_like_number(text) ? NUMBER : TEXT;
}

/* A scalar with a value in it, or NULL. */
static const char *scalar(struct session *session, const yaml_node_t *node, const char *what)
{
	static const char *const found[] = {"nothing", "a single value", "a list", "a mapping of keys"};
	const char *text;

	if (node->type != YAML_SCALAR_NODE) {
		session_mistake_at(session, node, "this should be %s, not %s", what, found[node->type]);
		return NULL;
	}
	text = (const char *)node->data.scalar.value;
	if (strlen(text) != node->data.scalar.length)
		session_mistake_within(session, node, strlen(text), "there is a NUL character in this text; take it out");
	else if (nature_of(node) == NOTHING || !*text)
		session_mistake_at(session, node, "there is no value; write %s, or leave the key out", what);
	else
		return text;
	return NULL;
}

const char *session_word(struct session *session, const yaml_node_t *node, const char *what)
{
	return scalar(session, node, what);
}

const char *session_text(struct session *session, const yaml_node_t *node, const char *what)
{
	const char *text = scalar(session, node, what);

	if (!text || nature_of(node) == TEXT)
		return text;
	session_mistake_at(session, node, "`%s` is a %s to YAML, but this should be %s; if it is meant, put it in quotes", text,
			   nature_of(node) == NUMBER ? "number" : "truth value", what);
	return NULL;
}

int session_number(struct session *session, const yaml_node_t *node, uint64_t most, uint64_t *value)
{
	const char *text = scalar(session, node, "a number");
	int is_hex;

	if (!text)
		return -1;
	is_hex = text[0] == '0' && text[1] == 'x';
	/* A leading 0 is octal to some readers of YAML and decimal to others. */
	if (nature_of(node) == NUMBER && (is_hex || (*text >= '1' && *text <= '9')) && !pmureg_parse_number(text, value) &&
	    *value >= 1 && *value <= most)
		return 0;
	session_mistake_at(session, node, "`%s` is no number from 1 to %llu; write it in decimal, without quotes", text,
			   (unsigned long long)most);
	return -1;
}

int session_flag(struct session *session, const yaml_node_t *node, int *value)
{
	const char *text = scalar(session, node, "true or false");

	if (!text)
		return -1;
	*value = strcmp(text, "true") == 0;
	if (node->data.scalar.style == YAML_PLAIN_SCALAR_STYLE && (*value || strcmp(text, "false") == 0))
		return 0;
	session_mistake_at(session, node, "`%s` is neither true nor false; write one of them, without quotes", text);
	return -1;
}

/* As many digits as the schema's pattern allows: none of them is more than some days. */
static const struct { const char *name; size_t digits; uint64_t ms; } time_units[] = {
	{"ms", 8, 1}, {"s", 5, 1000}, {"min", 4, 60000}, {"h", 2, 3600000},
};

int session_time(struct session *session, const yaml_node_t *node, uint64_t *ms)
{
	const char *text = scalar(session, node, "a time"), *unit;
	size_t digits;

	if (!text)
		return -1;
	digits = strspn(text, "0123456789");
	unit = text + digits + (text[digits] == ' ');
	for (size_t i = 0; i < sizeof(time_units) / sizeof(time_units[0]); i++) {
		/* A number alone is milliseconds, as with stat -I. */
		if (strcmp(unit, time_units[i].name) != 0 && (i || nature_of(node) != NUMBER || text[digits]))
			continue;
		if (!digits || digits > time_units[i].digits || *text == '0')
			break;
		*ms = strtoull(text, NULL, 10) * time_units[i].ms;
		return 0;
	}
	session_mistake_at(session, node, "`%s` is no time; write 100ms, 10s, 5min or 2h (at most 99h), or a number of milliseconds",
			   text);
	return -1;
}

int session_choice(struct session *session, const yaml_node_t *node, const char *what, const char *const *words)
{
	const char *text = session_text(session, node, what);
	struct pmureg_nearest guess = {.word = pmureg_word_of(text)};

	for (int i = 0; text && words[i]; i++) {
		if (strcmp(text, words[i]) == 0)
			return i;
		pmureg_nearest_try(&guess, words[i]);
	}
	if (text && guess.name[0])
		session_mistake_at(session, node, "`%s` is not %s; did you mean `%s`?", text, what, guess.name);
	else if (text)
		session_mistake_at(session, node, "`%s` is not %s; write one of those", text, what);
	return -1;
}
