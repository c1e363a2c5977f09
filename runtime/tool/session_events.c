/*
 * session_events.c: parses events, metrics and addresses of a session file. Each is checked alone, so that one mistake
 * does not hide another. They are joined to one list, as -e takes it; pieces record where each part came from.
 */
#include "session.h"

struct piece {
	long at; /* in the list */
	const yaml_node_t *node;
	/* An instance number that was inserted into what the user wrote. */
	const yaml_node_t *number; /* NULL: none */
	int device, added;         /* characters before it, and its own */
	int is_repeated;           /* mistakes after it were reported for the first instance */
};

struct checking {
	struct session *session;
	FILE *list;            /* all events */
	const char *comma;     /* before the next one */
	struct piece *pieces;
	size_t piece_count;
	char right[2 * TOOL_NAME]; /* an event that can be counted; empty: none so far */
};

/* Reports a mistake at a character of a piece. */
static void wrong_in(struct session *session, const struct piece *piece, int offset, const char *message)
{
	if (piece->number && offset <= piece->device + piece->added)
		wrong(session, piece->number, "%s", message);
	else if (!piece->is_repeated)
		wrong_at(session, piece->node, offset - piece->added, "%s", message);
}

/* Checks whether events could be counted, without accessing a device. */
static int try_counting(struct session *session, const char *events, const char *metrics, const char *mmio,
			struct pmureg_error *error)
{
	struct pmureg_options options;
	struct pmureg *handle = NULL;
	int code;

	*error = (struct pmureg_error){0};
	if (session->is_unknown)
		return 0;
	code = stat_handle_options(session->tool, &session->run, &options, error);
	options.metrics = metrics;
	options.mmio = mmio;
	if (!code)
		code = pmureg_parse(&options, events, &handle, error);
	(void)pmureg_close(handle, NULL);
	return code;
}

/* ---- Texts: an event, or several as for -e ---- */

/* Checks for an event that YAML split, because a comma ends a value in [ ]. */
static int is_torn(const yaml_node_t *node, const char *text)
{
	const char *slash = strchr(text, '/');

	return node->data.scalar.style == YAML_PLAIN_SCALAR_STYLE && slash && !strchr(slash + 1, '/');
}

/* Checks one event, with the modifiers of its group. `text` is what the user wrote. */
static void session_events_try_event(struct checking *checking, const struct piece *piece, const char *text,
				     struct pmureg_word event, struct pmureg_word modifiers)
{
	const int is_group = modifiers.length != 0;
	struct pmureg_error error = {0};
	char one[2 * TOOL_NAME];
	int at;

	if (event.length >= TOOL_NAME)
		(void)pmureg_fail(&error, -EINVAL, 1 + is_group, "the event is too long; use at most %d characters",
				  TOOL_NAME - 1);
	(void)snprintf(one, sizeof(one), "%s%.*s%s%.*s", is_group ? "{" : "", PMUREG_WORD(event), is_group ? "}:" : "",
		       PMUREG_WORD(modifiers));
	if (!error.code && !try_counting(checking->session, one, NULL, NULL, &error)) {
		memcpy(checking->right, one, sizeof(one));
		return;
	}
	at = error.column ? error.column - 1 - is_group : 0;
	wrong_in(checking->session, piece,
		 is_group && at > (int)event.length ? (int)(modifiers.text - text) : (int)(event.text - text) + at, error.message);
}

/* Takes all events of a text. Invalid ones are also added to the list, which is only used if there are no mistakes. */
static void session_events_take_text(struct checking *checking, struct piece piece, const char *text, int is_member)
{
	struct session *session = checking->session;
	struct piece *grown = with_room(checking->pieces, checking->piece_count, sizeof(*grown));
	const char *list = text, *event;
	struct pmureg_error error;
	uint16_t group = 0, last = 0;
	int in_group = 0, at = 0, length;

	while ((length = pmureg_event_next(&list, &event, &group, &in_group, &error)) > 0 && !(in_group && is_member)) {
		struct pmureg_word modifiers = {"", 0};

		/* Modifiers of a group are checked with its first event only. */
		if (in_group && group != last)
			modifiers = pmureg_group_modifiers(list);
		last = group;
		session_events_try_event(checking, &piece, text, (struct pmureg_word){event, (size_t)length},
					 modifiers);
		at = (int)(list - text);
	}
	if (length > 0)
		wrong_at(session, piece.node, at, "this is a group in a group; remove the braces");
	else if (length < 0 && is_torn(piece.node, text))
		wrong_at(session, piece.node, 0,
			 "this event lacks its closing `/`; quote an event that has commas");
	else if (length < 0)
		wrong_in(session, &piece, at + error.column - 1, error.message);
	(void)fputs(checking->comma, checking->list);
	piece.at = ftell(checking->list);
	if (grown) {
		checking->pieces = grown;
		grown[checking->piece_count++] = piece;
	}
	(void)fputs(text, checking->list);
	checking->comma = ",";
}

/* ---- {event: ..., instances: [...]} ---- */

/* `at` is after the number. */
static int was_chosen(struct session *session, yaml_node_t *instances, size_t at, const yaml_node_t *number)
{
	const char *text = (const char *)number->data.scalar.value;

	for (size_t before = 0; before + 1 < at;) {
		const yaml_node_t *other = session_next(session, instances, &before);

		if (other->type != YAML_SCALAR_NODE || strcmp((const char *)other->data.scalar.value, text) != 0)
			continue;
		wrong(session, number, "instance %s is given twice; remove one", text);
		return 1;
	}
	return 0;
}

static void take_instances(struct checking *checking, const yaml_node_t *node, yaml_node_t *instances)
{
	struct session *session = checking->session;
	static const struct option instance = {
		.name = "instances", .kind = OPTION_NUMBER, .member = offsetof(struct options, instance), .most = 9999,
		.is = "the number of an instance: 0, 1, 2 ...",
	};
	const char *event = session_value(session, node, &event_keys[0]), *list = event, *one;
	struct options said;
	uint16_t group = 0;
	yaml_node_t *number;
	size_t at = 0;
	int in_group = 0;

	if (event && pmureg_event_next(&list, &one, &group, &in_group, NULL) != (int)strlen(event)) {
		wrong(session, node, "give one event, whose instances are chosen");
		return;
	}
	while (event && (number = session_next(session, instances, &at))) {
		struct piece piece = {.node = node, .number = number, .device = (int)strcspn(event, "/"),
				      .is_repeated = at > 1};
		char text[TOOL_NAME + 8];

		if (!session_option(session, number, &instance, &said) || was_chosen(session, instances, at, number))
			continue;
		piece.added = snprintf(text, sizeof(text), "_%u", (unsigned)said.instance);
		(void)snprintf(text, sizeof(text), "%.*s_%u%s", piece.device, event, (unsigned)said.instance,
			       event + piece.device);
		session_events_take_text(checking, piece, text, 0);
	}
}

static void take_mapping(struct checking *checking, const yaml_node_t *mapping)
{
	struct session *session = checking->session;
	const size_t before = session->mistake_count;
	const yaml_node_pair_t *pairs = mapping->data.mapping.pairs.start;
	const yaml_node_t *key = pairs < mapping->data.mapping.pairs.top ?
					 yaml_document_get_node(&session->document, pairs->key) : mapping;
	const yaml_node_t *event = session_find(session, mapping, "event", NULL);
	yaml_node_t *instances = session_find(session, mapping, "instances", NULL);

	if (key->type == YAML_SCALAR_NODE && strchr((const char *)key->data.scalar.value, '/'))
		wrong(session, key, "YAML reads braces as a mapping of keys; quote a group, '{A,B}', or write it as "
				    "a list, [A, B]");
	else
		session_mapping(session, mapping, "an event", event_keys, &session->options);
	if (session->mistake_count == before && event && instances)
		take_instances(checking, event, instances);
	else if (session->mistake_count == before)
		wrong(session, mapping, "`%s:` is missing; write {event: EVENT, instances: [0, 1]}, or only EVENT",
		      event ? "instances" : "event");
}

/* ---- The keys ---- */

/* A list in the list is a group. */
static void take_events(struct checking *checking, const struct option *key, yaml_node_t *events, int in_group)
{
	yaml_node_t *item;
	size_t at = 0;

	while ((item = session_next(checking->session, events, &at))) {
		const char *text;

		if (item->type == YAML_MAPPING_NODE) {
			take_mapping(checking, item);
		} else if (item->type == YAML_SEQUENCE_NODE && !in_group) {
			(void)fprintf(checking->list, "%s{", checking->comma);
			checking->comma = "";
			take_events(checking, key, item, 1);
			(void)fputc('}', checking->list);
		} else if ((text = session_value(checking->session, item, key))) {
			session_events_take_text(checking, (struct piece){.node = item}, text, in_group);
		}
	}
}

/* Checks each metric and address together with a valid event. A metric without events adds its own. */
static void take_list(struct checking *checking, const struct option *key, yaml_node_t *node)
{
	struct session *session = checking->session;
	const char *events = checking->right[0] ? checking->right : NULL, *text;
	const int is_place = key->needs != '\0';
	struct pmureg_error error;
	yaml_node_t *item;
	size_t at = 0;

	while ((item = session_next(session, node, &at))) {
		if (!(text = session_option(session, item, key, &session->options)))
			continue;
		if (strchr(text, ','))
			wrong_at(session, item, (int)strcspn(text, ","), "give one here; write several as a list");
		else if ((events || (!is_place && !checking->piece_count)) &&
			 try_counting(session, events, is_place ? NULL : text, is_place ? text : NULL, &error))
			wrong(session, item, "%s", error.message);
	}
}

/*
 * Checks all events together, because valid events may exclude each other. A mistake in the joined list is reported at
 * the piece it came from.
 */
static void session_events_check_whole(const struct checking *checking, const yaml_node_t *root)
{
	const struct options *options = &checking->session->options;
	const yaml_node_t *node = root;
	struct pmureg_error error;
	int offset = WHOLE;

	if (!try_counting(checking->session, options->events, options->metrics, options->mmio, &error))
		return;
	for (size_t i = 0; i < checking->piece_count && checking->pieces[i].at < error.column; i++) {
		node = checking->pieces[i].node;
		offset = checking->pieces[i].number ? WHOLE : error.column - 1 - (int)checking->pieces[i].at;
	}
	wrong_at(checking->session, node, offset, "%s", error.message);
}

void session_take_counted(struct session *session, const yaml_node_t *root)
{
	struct checking checking = {.session = session, .comma = ""};
	char **list = &session->options.events;
	size_t size;

	checking.list = open_memstream(list, &size);
	for (const struct option *key = session_keys; checking.list && key->name; key++) {
		yaml_node_t *node = session_find(session, root, key->name, NULL);

		if (node && key->kind == OPTION_EVENTS)
			take_events(&checking, key, node, 0);
		if (node && key->kind == OPTION_LIST)
			take_list(&checking, key, node);
	}
	if (!checking.list || fclose(checking.list))
		wrong(session, NULL, "out of memory");
	if (!checking.piece_count) {
		free(*list);
		*list = NULL;
	}
	if (!session->mistake_count)
		session_events_check_whole(&checking, root);
	free(checking.pieces);
}
