/*
 * session_events.c: events, metrics and places of a session file, each checked by itself, so that one mistake hides no other.
 */
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>

#include "session.h"

struct checking {
	struct session *session;
	const struct option *key; /* of the events */
	FILE *list;               /* of all of them, as -e takes it */
	const char *comma;        /* in front of the next one */
	char right[TOOL_NAME];    /* an event that can be counted; empty: there was none yet */
};

/* Into the list goes what is wrong, too: nothing else is in front of what comes behind it. */
static void append(struct checking *checking, const yaml_node_t *node, const char *text, int is_whole)
{
	struct session *session = checking->session;

	(void)fputs(checking->comma, checking->list);
	if (session->piece_count < SESSION_EVENTS)
		session->pieces[session->piece_count++] = (struct piece){ftell(checking->list), node, is_whole};
	(void)fputs(text, checking->list);
	checking->comma = ",";
}

/* Whether that could be counted; nothing is touched. */
static int try_counting(struct session *session, const char *events, const char *metrics, const char *mmio,
			struct pmureg_error *error)
{
	struct pmureg_options options;
	struct pmureg *handle;
	int code;

	*error = (struct pmureg_error){0};
	if (session->is_unknown)
		return 0;
	code = stat_handle_options(session->tool, &session->run, &options, error);
	options.metrics = metrics;
	options.mmio = mmio;
	if (!code)
		code = pmureg_parse(&options, events, &handle, error);
	return code ? code : pmureg_close(handle, NULL);
}

static int is_too_many(struct checking *checking, const yaml_node_t *node)
{
	const size_t count = checking->session->event_count++;

	if (count == SESSION_EVENTS)
		session_mistake(checking->session, node, SESSION_WHOLE, "there are too many events; take at most %d", SESSION_EVENTS);
	return count >= SESSION_EVENTS;
}

/* 0: it is right. The column of the error is that of what is wrong in it. */
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
	const char *list = text, *event;
	struct pmureg_error error;
	uint16_t group = 0;
	int in_group = 0;

	for (;;) {
		const int at = (int)(list - text), length = pmureg_event_next(&list, &event, &group, &in_group, &error);
		char one[TOOL_NAME + 1];

		if (length < 0 && is_torn(node, text))
			session_mistake(checking->session, node, 0, "this event lacks its closing `/`; one that has commas needs quotes here");
		else if (length < 0)
			session_mistake(checking->session, node, at + error.column - 1, "%s", error.message);
		else if (length && in_group && is_member)
			session_mistake(checking->session, node, at, "this is a group in a group; leave out the braces");
		if (length <= 0 || (in_group && is_member) || is_too_many(checking, node))
			break;
		(void)snprintf(one, sizeof(one), "%.*s", length, event);
		if (check_event(checking, one, &error))
			session_mistake(checking->session, node, (int)(event - text) + (error.column ? error.column - 1 : 0), "%s",
					error.message);
	}
	append(checking, node, text, 0);
}

/* ---- {event: ..., instances: [...]} ---- */

static void check_instance(struct checking *checking, const yaml_node_t *node, const char *event, const yaml_node_t *number,
			   int is_first)
{
	static const struct option instance = {.kind = OPTION_NUMBER, .is = "the number of an instance: 0, 1, 2 ..."};
	const char *which = session_value(checking->session, number, &instance);
	const size_t device = strcspn(event, "/");
	char text[TOOL_NAME + 8];
	struct pmureg_error error;
	int behind;

	if (!which || is_too_many(checking, number))
		return;
	if (which[strspn(which, "0123456789")] || strlen(which) > 4) {
		session_mistake(checking->session, number, SESSION_WHOLE, "`%s` is no number of an instance; write 0, 1, 2 ...", which);
		return;
	}
	(void)snprintf(text, sizeof(text), "%.*s_%s%s", (int)device, event, which, event + device);
	append(checking, node, text, 1);
	if (!check_event(checking, text, &error))
		return;
	/* What is wrong behind the device is so for each instance, and said once. */
	behind = error.column - 1 - (int)(device + 1 + strlen(which));
	if (behind < 0)
		session_mistake(checking->session, number, SESSION_WHOLE, "%s", error.message);
	else if (is_first)
		session_mistake(checking->session, node, (int)device + behind, "%s", error.message);
}

static int is_single(struct checking *checking, const yaml_node_t *node, const char *event)
{
	const char *list = event, *found;
	struct pmureg_error error;
	uint16_t group = 0;
	int in_group = 0, length = pmureg_event_next(&list, &found, &group, &in_group, &error);

	if (length > 0 && (size_t)length == strlen(event))
		return 1;
	if (length < 0)
		session_mistake(checking->session, node, error.column - 1, "%s", error.message);
	else
		session_mistake(checking->session, node, SESSION_WHOLE, "this should be one event, of which instances are chosen; make several "
				"of it");
	return 0;
}

static void check_chosen(struct checking *checking, const yaml_node_t *node)
{
	struct session *session = checking->session;
	const yaml_node_pair_t *pairs = node->data.mapping.pairs.start;
	const yaml_node_t *first = pairs < node->data.mapping.pairs.top ? session_node(session, pairs->key) : node;
	const size_t before = session->mistake_count;
	struct mapping mapping = {.rows = event_keys};
	yaml_node_t *event, *instances, *item;
	const char *text;
	size_t at = 0;

	if (first->type == YAML_SCALAR_NODE && strchr((const char *)first->data.scalar.value, '/')) {
		session_mistake(session, first, SESSION_WHOLE, "braces are YAML's mapping of keys here; put a group in quotes, '{A,B}', or "
				"write it as a list, [A, B]");
		return;
	}
	session_mapping(session, node, "an event", &mapping);
	event = session_of(&mapping, "event");
	instances = session_of(&mapping, "instances");
	if (session->mistake_count > before)
		return;
	if (!event || !instances) {
		session_mistake(session, node, SESSION_WHOLE, "`%s:` is missing; write {event: EVENT, instances: [0, 1]}, or only EVENT",
				event ? "instances" : "event");
		return;
	}
	text = session_value(session, event, checking->key);
	if (!text || !is_single(checking, event, text))
		return;
	while ((item = session_next(session, instances, &at)))
		check_instance(checking, event, text, item, at == 1);
}

/* ---- The keys ---- */

/* A list in the list is a group. */
static void check_events(struct checking *checking, yaml_node_t *events, int in_group)
{
	yaml_node_t *item;
	size_t at = 0;

	while ((item = session_next(checking->session, events, &at)) && checking->session->event_count <= SESSION_EVENTS) {
		const char *text;

		if (item->type == YAML_MAPPING_NODE) {
			check_chosen(checking, item);
		} else if (item->type == YAML_SEQUENCE_NODE && !in_group) {
			(void)fprintf(checking->list, "%s{", checking->comma);
			checking->comma = "";
			check_events(checking, item, 1);
			(void)fputc('}', checking->list);
		} else {
			text = session_value(checking->session, item, checking->key);
			if (text)
				check_text(checking, item, text, in_group);
		}
	}
}

/* Each metric, each place; without events a metric says itself what is counted. */
static void check_list(struct checking *checking, const struct option *key, yaml_node_t *node, int has_events)
{
	struct session *session = checking->session;
	const char *events = checking->right[0] ? checking->right : NULL;
	const int is_metric = !key->needs;
	struct pmureg_error error;
	yaml_node_t *item;
	size_t at = 0;

	while ((item = session_next(session, node, &at))) {
		const char *text = (const char *)item->data.scalar.value;

		if (session_option(session, item, key, &session->options))
			continue;
		if (strchr(text, ','))
			session_mistake(session, item, (int)strcspn(text, ","), "this should be one; make a list of several");
		else if ((events || (is_metric && !has_events)) &&
			 try_counting(session, events, is_metric ? text : NULL, is_metric ? NULL : text, &error))
			session_mistake(session, item, error.column ? error.column - 1 : SESSION_WHOLE, "%s", error.message);
	}
}

/* Events that are right may not go together: a mistake of one in the list is of where that came from. */
static void check_whole(struct session *session, const yaml_node_t *node)
{
	const struct options *options = &session->options;
	struct pmureg_error error;
	int offset = SESSION_WHOLE;

	if (session->mistake_count || !try_counting(session, options->events, options->metrics, options->mmio, &error))
		return;
	for (size_t i = 0; i < session->piece_count && session->pieces[i].at < error.column; i++) {
		node = session->pieces[i].node;
		offset = session->pieces[i].is_whole ? SESSION_WHOLE : error.column - 1 - (int)session->pieces[i].at;
	}
	session_mistake(session, node, offset, "%s", error.message);
}

void session_check_counted(struct session *session, const struct mapping *mapping)
{
	struct checking checking = {.session = session, .comma = ""};
	yaml_node_t *events = session_of(mapping, "events"), *metrics = session_of(mapping, "metrics");
	size_t size;

	checking.list = open_memstream(&session->options.events, &size);
	for (size_t i = 0; checking.list && mapping->rows[i].name; i++) {
		checking.key = &mapping->rows[i];
		if (mapping->values[i] && checking.key->kind == OPTION_EVENTS)
			check_events(&checking, mapping->values[i], 0);
		if (mapping->values[i] && checking.key->kind == OPTION_LIST)
			check_list(&checking, checking.key, mapping->values[i], events != NULL);
	}
	if (!checking.list || fclose(checking.list))
		session_mistake_at(session, 0, "out of memory");
	if (!events) {
		free(session->options.events);
		session->options.events = NULL;
	}
	if (events || metrics)
		check_whole(session, events ? events : metrics);
}
