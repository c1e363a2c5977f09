/*
 * session_value.c: values and keys of a session file. Each key is an option.
 */
#include "session.h"

yaml_node_t *session_next(struct session *session, yaml_node_t *node, size_t *at)
{
	const yaml_node_item_t *items = node->data.sequence.items.start;

	if (node->type != YAML_SEQUENCE_NODE)
		return (*at)++ ? NULL : node;
	if (items == node->data.sequence.items.top)
		wrong(session, node, "the list is empty; add an item, or remove it");
	return items + *at < node->data.sequence.items.top ?
		       yaml_document_get_node(&session->document, items[(*at)++]) : NULL;
}

/* ---- The type of a scalar: quotes and the tag !!str make any scalar a text ---- */

enum nature { NOTHING, FLAG, NUMBER, TEXT };
static const char *const natures[] = {"nothing", "a truth value", "a number", "a text"};

static int looks_like_number(const char *text)
{
	const char *first = text + (*text == '-' || *text == '+');
	char *end;

	(void)strtod(text, &end);
	return pmureg_is_digit(first[*first == '.']) && !*end;
}

static enum nature nature_of(const struct session *session, const yaml_node_t *node)
{
	static const char *const words[] = {"", "~", "null", "true", "false", "yes", "no", "on", "off", NULL};
	const char *text = (const char *)node->data.scalar.value;

	if (node->data.scalar.style != YAML_PLAIN_SCALAR_STYLE || session_is_tagged(session, node))
		return TEXT;
	for (size_t i = 0; words[i]; i++)
		if (like(words[i], text))
			return i < 3 ? NOTHING : FLAG;
	return looks_like_number(text) ? NUMBER : TEXT;
}

/* A time is a number, or a number with a unit. */
static enum nature nature_for(const struct option *key, const char *text)
{
	const int has_unit = text[strspn(text, "0123456789")] != '\0';

	return key->kind == OPTION_FLAG ? FLAG :
	       key->kind == OPTION_NUMBER || ((key->kind == OPTION_TIME || key->kind == OPTION_SIZE) && !has_unit) ? NUMBER : TEXT;
}

const char *session_value(struct session *session, const yaml_node_t *node, const struct option *key)
{
	static const char *const found[] = {"nothing", "a single value", "a list", "a mapping of keys"};
	const char *text = (const char *)node->data.scalar.value;
	enum nature nature;

	if (node->type != YAML_SCALAR_NODE) {
		wrong(session, node, "expected %s, not %s", key->is, found[node->type]);
		return NULL;
	}
	nature = nature_of(session, node);
	if (strlen(text) != node->data.scalar.length)
		wrong_at(session, node, (int)strlen(text), "the text has a NUL character; remove it");
	else if (nature == NOTHING || !*text)
		wrong(session, node, "there is no value; write %s, or remove the key", key->is);
	else if (key->kind != OPTION_NODE && nature != nature_for(key, text))
		wrong(session, node, "`%s` is %s in YAML, but must be %s; %s", text, natures[nature], key->is,
		      nature == TEXT ? "remove the quotes" : "quote the text");
	else if (nature == NUMBER && *text == '0' && pmureg_is_digit(text[1]))
		wrong(session, node, "some YAML parsers read `%s` as octal; write it without the 0", text);
	else
		return text;
	return NULL;
}

const char *session_option(struct session *session, const yaml_node_t *node, const struct option *key,
			   struct options *options)
{
	const char *text = session_value(session, node, key);
	struct pmureg_error error;
	char shown[64];

	(void)snprintf(shown, sizeof(shown), "`%s`", key->name);
	if (!text || !option_take(options, key, shown, text, &error))
		return text;
	wrong(session, node, "%s", error.message);
	return NULL;
}

/* ---- Mappings ---- */

yaml_node_t *session_find(struct session *session, const yaml_node_t *mapping, const char *name, yaml_node_t **key)
{
	for (const yaml_node_pair_t *pair = mapping->data.mapping.pairs.start; pair < mapping->data.mapping.pairs.top;
	     pair++) {
		yaml_node_t *found = yaml_document_get_node(&session->document, pair->key);

		if (found->type != YAML_SCALAR_NODE || strcmp((const char *)found->data.scalar.value, name) != 0)
			continue;
		if (key)
			*key = found;
		return yaml_document_get_node(&session->document, pair->value);
	}
	return NULL;
}

/* Returns the row of a key, or NULL after a mistake: an unknown key, or a repeated one. */
static const struct option *find_key(struct session *session, const yaml_node_t *mapping, const char *what,
				     const struct option *keys, const yaml_node_t *node)
{
	static const struct option a_key = {.kind = OPTION_TEXT, .is = "a key"};
	const char *name = session_value(session, node, &a_key);
	struct pmureg_nearest guess = {.word = pmureg_word_of(name)};
	const struct option *all = keys;
	yaml_node_t *first = NULL;

	if (!name)
		return NULL;
	while (keys->name && strcmp(keys->name, name) != 0)
		keys++;
	for (; !keys->name && all->name; all++)
		pmureg_nearest_try(&guess, all->name);
	(void)session_find(session, mapping, name, &first);
	if (keys->name && first == node)
		return keys;
	if (keys->name)
		wrong(session, node, "`%s` is already given in line %zu; remove one", name,
		      first->start_mark.line + 1);
	else
		wrong(session, node, "%s has no key `%s`; %s%s%s", what, name, guess.name[0] ? "did you mean `" : "",
		      guess.name[0] ? guess.name : "`pmureg run --help` shows them", guess.name[0] ? "`?" : "");
	return NULL;
}

void session_mapping(struct session *session, const yaml_node_t *mapping, const char *what, const struct option *keys,
		     struct options *options)
{
	for (const yaml_node_pair_t *pair = mapping->data.mapping.pairs.start; pair < mapping->data.mapping.pairs.top;
	     pair++) {
		yaml_document_t *document = &session->document;
		const struct option *key =
			find_key(session, mapping, what, keys, yaml_document_get_node(document, pair->key));

		if (key && key->kind != OPTION_LIST && key->kind != OPTION_EVENTS && key->kind != OPTION_NODE)
			(void)session_option(session, yaml_document_get_node(document, pair->value), key, options);
	}
}
