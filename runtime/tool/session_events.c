/*
 * session_events.c: events, metrics and places of a session file, each checked by itself, so that one mistake hides no
 * other.
 */
#include "session.h"

/* Of the list of all events: which node it came from. */
struct piece {
	long at;
	const yaml_node_t *node;
	int is_whole; /* not as it was written */
};

struct checking {
	struct session *session;
	FILE *list;            /* of all events, as -e takes it */
	const char *comma;     /* in front of the next one */
	struct piece *pieces;
	size_t piece_count;
	char right[TOOL_NAME]; /* an event that can be counted; empty: there was none yet */
};

/* Into the list goes what is wrong, too: the list is taken only when nothing is. */
static void append(struct checking *checking, const yaml_node_t *node, const char *text, int is_whole)
{
	struct piece *grown = reallocarray(checking->pieces, checking->piece_count + 1, sizeof(*grown));

	(void)fputs(checking->comma, checking->list);
	if (grown) {
		checking->pieces = grown;
		checking->pieces[checking->piece_count++] = (struct piece){ftell(checking->list), node, is_whole};
	}
	(void)fputs(text, checking->list);
	checking->comma = ",";
}

/* Whether that could be counted; nothing is touched. */
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

/* The column of the error is that of what is wrong in it. */
static int check_event(struct checking *checking, const char *event, struct pmureg_error *error)
{
	int code;

	if (strlen(event) >= TOOL_NAME)
		return pmureg_fail(error, -1, 1, "this event is too long; take at most %d characters", TOOL_NAME - 1);
	code = try_counting(checking->session, event, NULL, NULL, error);
	if (!code)
		(void)snprintf(checking->right, TOOL_NAME, "%s", event);
	return code;
}

/* ---- Texts: an event, or several as -e takes them ---- */

/* A comma ends a value in [ ]: what was meant as one event comes as several. */
static int is_torn(const yaml_node_t *node, const char *text)
{
	const char *slash = strchr(text, '/');

	return node->data.scalar.style == YAML_PLAIN_SCALAR_STYLE && slash && !strchr(slash + 1, '/');
}

static void check_text(struct checking *checking, const yaml_node_t *node, const char *text, int is_member)
{
	struct session *session = checking->session;
	const char *list = text, *event;
	struct pmureg_error error;
	uint16_t group = 0;
	int in_group = 0;

	for (;;) {
		const int at = (int)(list - text), length = pmureg_event_next(&list, &event, &group, &in_group, &error);
		char one[TOOL_NAME + 1];

		if (length < 0 && is_torn(node, text))
			wrong_at(session, node, 0,
				 "this event lacks its closing `/`; one that has commas needs quotes here");
		else if (length < 0)
			wrong_at(session, node, at + error.column - 1, "%s", error.message);
		else if (length && in_group && is_member)
			wrong_at(session, node, at, "this is a group in a group; leave out the braces");
		if (length <= 0 || (in_group && is_member))
			break;
		(void)snprintf(one, sizeof(one), "%.*s", length, event);
		if (check_event(checking, one, &error))
			wrong_at(session, node, (int)(event - text) + (error.column ? error.column - 1 : 0), "%s",
				 error.message);
	}
	append(checking, node, text, 0);
}

/* ---- {event: ..., instances: [...]} ---- */

static void check_instance(struct checking *checking, const yaml_node_t *node, const char *event,
			   const yaml_node_t *number, int is_first)
{
	static const struct option instance = {.kind = OPTION_NUMBER, .is = "the number of an instance: 0, 1, 2 ..."};
	struct session *session = checking->session;
	const char *which = session_value(session, number, &instance);
	const int device = (int)strcspn(event, "/");
	char text[TOOL_NAME + 8];
	struct pmureg_error error;
	int behind;

	if (!which)
		return;
	if (which[strspn(which, "0123456789")] || strlen(which) > 4) {
		wrong(session, number, "`%s` is no number of an instance; write 0, 1, 2 ...", which);
		return;
	}
	(void)snprintf(text, sizeof(text), "%.*s_%s%s", device, event, which, event + device);
	append(checking, node, text, 1);
	if (!check_event(checking, text, &error))
		return;
	/* What is wrong behind the device is so for each instance, and said once. */
	behind = error.column - 1 - (device + 1 + (int)strlen(which));
	if (behind < 0)
		wrong(session, number, "%s", error.message);
	else if (is_first)
		wrong_at(session, node, device + behind, "%s", error.message);
}

static void check_instances(struct checking *checking, const yaml_node_t *node, yaml_node_t *instances)
{
	struct session *session = checking->session;
	const char *text = session_value(session, node, &event_keys[0]), *list = text, *event;
	struct pmureg_error error;
	uint16_t group = 0;
	yaml_node_t *item;
	size_t at = 0;
	int in_group = 0;

	if (text && pmureg_event_next(&list, &event, &group, &in_group, &error) != (int)strlen(text))
		wrong(session, node, "this should be one event, of which instances are chosen");
	else
		while (text && (item = session_next(session, instances, &at)))
			check_instance(checking, node, text, item, at == 1);
}

static void check_mapping(struct checking *checking, const yaml_node_t *mapping)
{
	struct session *session = checking->session;
	const size_t before = session->mistake_count;
	const yaml_node_pair_t *pairs = mapping->data.mapping.pairs.start;
	const yaml_node_t *key = pairs < mapping->data.mapping.pairs.top ? session_node(session, pairs->key) : mapping;
	const yaml_node_t *event = session_find(session, mapping, "event", NULL);
	yaml_node_t *instances = session_find(session, mapping, "instances", NULL);

	if (key->type == YAML_SCALAR_NODE && strchr((const char *)key->data.scalar.value, '/'))
		wrong(session, key, "braces are YAML's mapping of keys here; put a group in quotes, '{A,B}', or write "
		      "it as a list, [A, B]");
	else
		session_mapping(session, mapping, "an event", event_keys, &session->options);
	if (session->mistake_count == before && event && instances)
		check_instances(checking, event, instances);
	else if (session->mistake_count == before)
		wrong(session, mapping, "`%s:` is missing; write {event: EVENT, instances: [0, 1]}, or only EVENT",
		      event ? "instances" : "event");
}

/* ---- The keys ---- */

/* A list in the list is a group. */
static void check_events(struct checking *checking, const struct option *key, yaml_node_t *events, int in_group)
{
	yaml_node_t *item;
	size_t at = 0;

	while ((item = session_next(checking->session, events, &at))) {
		const char *text;

		if (item->type == YAML_MAPPING_NODE) {
			check_mapping(checking, item);
		} else if (item->type == YAML_SEQUENCE_NODE && !in_group) {
			(void)fprintf(checking->list, "%s{", checking->comma);
			checking->comma = "";
			check_events(checking, key, item, 1);
			(void)fputc('}', checking->list);
		} else {
			text = session_value(checking->session, item, key);
			if (text)
				check_text(checking, item, text, in_group);
		}
	}
}

/* Each metric, each place: with an event that is right; a metric without any says itself what is counted. */
static void check_list(struct checking *checking, const struct option *key, yaml_node_t *node, int has_events)
{
	struct session *session = checking->session;
	const char *events = checking->right[0] ? checking->right : NULL;
	const int is_place = key->needs != '\0';
	struct pmureg_error error;
	yaml_node_t *item;
	size_t at = 0;

	while ((item = session_next(session, node, &at))) {
		const char *text = (const char *)item->data.scalar.value;

		if (session_option(session, item, key, &session->options))
			continue;
		if (strchr(text, ','))
			wrong_at(session, item, (int)strcspn(text, ","), "this should be one; make a list of several");
		else if ((events || (!is_place && !has_events)) &&
			 try_counting(session, events, is_place ? NULL : text, is_place ? text : NULL, &error))
			wrong(session, item, "%s", error.message);
	}
}

/* Events that are right may not go together: a mistake of one in the list is of where that came from. */
static void check_whole(const struct checking *checking, const yaml_node_t *node)
{
	const struct options *options = &checking->session->options;
	int offset = WHOLE;
	struct pmureg_error error;

	if (!try_counting(checking->session, options->events, options->metrics, options->mmio, &error))
		return;
	for (size_t i = 0; i < checking->piece_count && checking->pieces[i].at < error.column; i++) {
		node = checking->pieces[i].node;
		offset = checking->pieces[i].is_whole ? WHOLE : error.column - 1 - (int)checking->pieces[i].at;
	}
	wrong_at(checking->session, node, offset, "%s", error.message);
}

void session_check_counted(struct session *session, const yaml_node_t *root)
{
	struct checking checking = {.session = session, .comma = ""};
	struct options *options = &session->options;
	char *list = NULL;
	size_t size;

	checking.list = open_memstream(&list, &size);
	for (const struct option *key = session_keys; checking.list && key->name; key++) {
		yaml_node_t *node = session_find(session, root, key->name, NULL);

		if (node && key->kind == OPTION_EVENTS)
			check_events(&checking, key, node, 0);
		if (node && key->kind == OPTION_LIST)
			check_list(&checking, key, node, checking.piece_count != 0);
	}
	if (!checking.list || fclose(checking.list))
		wrong(session, NULL, "out of memory");
	if (checking.piece_count)
		options->events = list;
	else
		free(list);
	if (!session->mistake_count)
		check_whole(&checking, root);
	free(checking.pieces);
}
