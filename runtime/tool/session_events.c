/*
 * session_events.c: events, metrics and places of a session file, checked as stat would take them.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "../io/mmio.h"
#include "session.h"

struct checking {
	struct session *session;
	struct tool tool;         /* with the session's system */
	struct counting counting; /* knows the events; it is never opened */
	FILE *list;
	const char *comma;        /* in front of the next event of the list */
	size_t events;
};

/* Each event is added by itself, so that one mistake does not hide the next. */
static int try_event(struct checking *checking, const char *event, struct pmureg_error *error)
{
	int code;

	*error = (struct pmureg_error){0};
	code = checking->counting.handle ? counting_add(checking->counting.handle, event, error) : 0;
	if (code)
		return code;
	(void)fprintf(checking->list, "%s%s", checking->comma, event);
	checking->comma = ",";
	return 0;
}

static int is_too_many(struct checking *checking, const yaml_node_t *node)
{
	if (checking->events++ == SESSION_EVENTS)
		session_mistake_at(checking->session, node, "there are too many events; take at most %d", SESSION_EVENTS);
	return checking->events > SESSION_EVENTS;
}

/* A comma ends a value in [ ]: what was meant as one event comes as several. */
static int is_torn(const yaml_node_t *node, const char *text)
{
	const char *slash = strchr(text, '/');

	return node->data.scalar.style == YAML_PLAIN_SCALAR_STYLE && slash && !strchr(slash + 1, '/');
}

static void check_event(struct checking *checking, const yaml_node_t *node, const char *value, const char *event,
			size_t length)
{
	char text[UNIT_NAME];
	struct pmureg_error error;

	if (is_too_many(checking, node))
		return;
	if (length >= sizeof(text)) {
		session_mistake_within(checking->session, node, (size_t)(event - value), "this event is too long; take at most %zu "
				       "characters", sizeof(text) - 1);
		return;
	}
	(void)snprintf(text, sizeof(text), "%.*s", (int)length, event);
	if (try_event(checking, text, &error))
		session_mistake_within(checking->session, node, (size_t)(event - value) + (size_t)(error.column ? error.column - 1 : 0),
				       "%s", error.message);
}

/* What the list's braces say about groups goes into the list that is made. */
static void check_list(struct checking *checking, const yaml_node_t *node, const char *value, int is_member)
{
	const char *list = value, *event;
	struct pmureg_error error;
	uint16_t group = 0;
	int in_group = 0;

	for (;;) {
		const char *at = list;
		const int before = in_group;
		int length = pmureg_event_next(&list, &event, &group, &in_group, &error);

		if (before && !in_group && !is_member)
			(void)fputc('}', checking->list);
		if (length < 0 && is_torn(node, value))
			session_mistake_within(checking->session, node, 0, "this event lacks its closing `/`; one that has commas needs quotes "
					       "here");
		else if (length < 0)
			session_mistake_within(checking->session, node, (size_t)(at - value) + (size_t)(error.column - 1), "%s", error.message);
		if (length <= 0)
			return;
		if (in_group && is_member) {
			session_mistake_within(checking->session, node, (size_t)(at - value), "this is a group in a group; leave out the braces");
			return;
		}
		if (in_group && !before) {
			(void)fprintf(checking->list, "%s{", checking->comma);
			checking->comma = "";
		}
		check_event(checking, node, value, event, (size_t)length);
	}
}

/* ---- {event: ..., instances: [...]} ---- */

static void check_instance(struct checking *checking, const yaml_node_t *node, const char *event, const yaml_node_t *number,
			   int is_first)
{
	const char *slash = strchr(event, '/');
	const size_t device = slash ? (size_t)(slash - event) : strlen(event);
	const char *which = session_word(checking->session, number, "the number of an instance");
	char text[UNIT_NAME];
	struct pmureg_error error;
	int behind;

	if (!which || is_too_many(checking, number))
		return;
	if (!*which || which[strspn(which, "0123456789")] || strlen(which) > 4 || (*which == '0' && which[1]) ||
	    number->data.scalar.style != YAML_PLAIN_SCALAR_STYLE) {
		session_mistake_at(checking->session, number, "`%s` is no number of an instance; write 0, 1, 2 ...", which);
		return;
	}
	if ((size_t)snprintf(text, sizeof(text), "%.*s_%s%s", (int)device, event, which, event + device) >= sizeof(text)) {
		session_mistake_at(checking->session, node, "this event is too long; take at most %zu characters", sizeof(text) - 5);
		return;
	}
	if (!try_event(checking, text, &error))
		return;
	/* What is wrong behind the device is so for each instance, and said once. */
	behind = error.column - 1 - (int)(device + 1 + strlen(which));
	if (behind < 0)
		session_mistake_at(checking->session, number, "%s", error.message);
	else if (is_first)
		session_mistake_within(checking->session, node, device + (size_t)behind, "%s", error.message);
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
		session_mistake_within(checking->session, node, (size_t)(error.column - 1), "%s", error.message);
	else
		session_mistake_at(checking->session, node, "this should be one event, of which instances are chosen; make several of it");
	return 0;
}

static void check_chosen(struct checking *checking, yaml_node_t *mapping)
{
	struct session *session = checking->session;
	const yaml_node_t *event = NULL;
	yaml_node_t *instances = NULL, *item;
	const char *text;
	size_t at = 0;

	for (const yaml_node_pair_t *pair = mapping->data.mapping.pairs.start; pair < mapping->data.mapping.pairs.top; pair++) {
		const yaml_node_t *key = session_node(session, pair->key);
		const char *name = key->type == YAML_SCALAR_NODE ? (const char *)key->data.scalar.value : "";

		if (strcmp(name, "event") == 0)
			event = session_node(session, pair->value);
		else if (strcmp(name, "instances") == 0)
			instances = session_node(session, pair->value);
		else if (strchr(name, '/'))
			session_mistake_at(session, key, "braces are YAML's mapping of keys here; put a group in quotes, '{A,B}', or write it "
					   "as a list, [A, B]");
		else
			session_mistake_at(session, key, "an event has no key `%s`; there are: event, instances", name);
		if (strchr(name, '/'))
			return;
	}
	if (!event || !instances) {
		session_mistake_at(session, mapping, "`%s:` is missing; write {event: EVENT, instances: [0, 1]}, or only EVENT",
				   event ? "instances" : "event");
		return;
	}
	text = session_text(session, event, "an event");
	if (!text || !is_single(checking, event, text) || session_is_empty(session, instances, "numbers of instances"))
		return;
	while ((item = session_next(session, instances, &at)))
		check_instance(checking, event, text, item, at == 1);
}

/* ---- The key `events` ---- */

static void check_item(struct checking *checking, yaml_node_t *item, int is_member)
{
	const char *text;

	if (item->type == YAML_MAPPING_NODE) {
		check_chosen(checking, item);
		return;
	}
	text = session_text(checking->session, item, is_member ? "an event" : "an event, or a list of events as a group");
	if (text)
		check_list(checking, item, text, is_member);
}

static void check_group(struct checking *checking, yaml_node_t *group)
{
	yaml_node_t *item;
	size_t at = 0;

	if (session_is_empty(checking->session, group, "events"))
		return;
	(void)fprintf(checking->list, "%s{", checking->comma);
	checking->comma = "";
	while ((item = session_next(checking->session, group, &at)) && checking->events <= SESSION_EVENTS)
		check_item(checking, item, 1);
	(void)fputc('}', checking->list);
}

static void check_events(struct checking *checking, yaml_node_t *events)
{
	yaml_node_t *item;
	size_t at = 0;

	if (session_is_empty(checking->session, events, "events"))
		return;
	while ((item = session_next(checking->session, events, &at)) && checking->events <= SESSION_EVENTS) {
		if (item->type == YAML_SEQUENCE_NODE)
			check_group(checking, item);
		else
			check_item(checking, item, 0);
	}
}

/* ---- Metrics and places ---- */

static const struct pmureg_system *system_of(const struct checking *checking)
{
	return checking->counting.handle ? checking->counting.handle->system : NULL;
}

static void check_metric(struct checking *checking, const yaml_node_t *node, int has_events)
{
	struct stat_options *options = &checking->session->options;
	const char *name = session_text(checking->session, node, "a metric");
	struct pmureg_error error = {0};
	char *list = NULL;

	if (!name || !checking->counting.handle)
		return;
	if (has_events ? metric_check(system_of(checking), name, &error)
		       : metric_events(&checking->tool, options, name, &list, &error))
		session_mistake_at(checking->session, node, "%s", error.message);
	else if (options->metric_count == STAT_METRICS)
		session_mistake_at(checking->session, node, "there are too many metrics; take at most %d", STAT_METRICS);
	else
		options->metrics[options->metric_count++] = name;
	options->all_metrics |= strcmp(name, "all") == 0;
	free(list);
}

static void check_metrics(struct checking *checking, yaml_node_t *metrics, int has_events)
{
	yaml_node_t *item;
	size_t at = 0;

	if (session_is_empty(checking->session, metrics, "metrics"))
		return;
	while ((item = session_next(checking->session, metrics, &at)))
		check_metric(checking, item, has_events);
}

static void check_place(struct checking *checking, const yaml_node_t *node)
{
	struct stat_options *options = &checking->session->options;
	const char *text = session_text(checking->session, node, "UNIT=FILE@OFFSET");
	struct pmureg_error error = {.code = 0};
	struct pmureg_mmio_map map;

	if (!text)
		return;
	if (strchr(text, ','))
		session_mistake_within(checking->session, node, strcspn(text, ","), "this should be one place; make a list of several");
	else if (!strchr(text, '='))
		session_mistake_at(checking->session, node, "`%s` does not say of which unit it is the place; write UNIT=FILE@OFFSET", text);
	else if (system_of(checking) && pmureg_mmio_parse(system_of(checking), pmureg_word_of(text), &map, &error))
		session_mistake_within(checking->session, node, (size_t)(error.column ? error.column - 1 : 0), "%s", error.message);
	else if (options->mmio_count == STAT_LISTS)
		session_mistake_at(checking->session, node, "there are too many places; take at most %d", STAT_LISTS);
	else
		options->mmio[options->mmio_count++] = text;
}

static void check_places(struct checking *checking, yaml_node_t *places)
{
	yaml_node_t *item;
	size_t at = 0;

	if (session_is_empty(checking->session, places, "places"))
		return;
	while ((item = session_next(checking->session, places, &at)))
		check_place(checking, item);
}

/* Without a described system, or what may be meant by its name, nothing can be known of events but how they are written. */
static void make_handle(struct checking *checking)
{
	struct tool *tool = &checking->tool;
	const struct pmureg_system *system = NULL;
	struct pmureg_error error;

	tool->system = checking->session->system;
	if (tool->system && system_named(tool->system, &system, &error)) {
		if (!system)
			return;
		tool->system = system->name;
	}
	if (stat_handle(tool, &checking->session->options, &checking->counting))
		checking->session->mistake_count++; /* it has been said */
	else if (system)
		checking->counting.handle->system = system;
}

void session_check_counted(struct session *session, yaml_node_t *events, yaml_node_t *metrics, yaml_node_t *places)
{
	struct checking checking = {.session = session, .tool = *session->tool, .comma = ""};
	size_t size;

	checking.list = open_memstream(&session->events, &size);
	if (!checking.list) {
		session_mistake_byte(session, 0, "out of memory");
		return;
	}
	make_handle(&checking);
	if (events)
		check_events(&checking, events);
	if (metrics)
		check_metrics(&checking, metrics, events != NULL);
	if (places)
		check_places(&checking, places);
	stat_events_free(&checking.counting);
	if (fclose(checking.list))
		session_mistake_byte(session, 0, "out of memory");
}
