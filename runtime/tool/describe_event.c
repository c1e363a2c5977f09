/*
 * describe_event.c: an event and a metric.
 */
#include <string.h>

#include "tool.h"

#define TEXT 1024 /* of a list of terms */

/* The names of a mask of terms; with `front` before them where there are any. */
static void line_of_terms(const struct tool *tool, const char *name, const char *front,
			  const struct pmureg_block *block, uint64_t mask)
{
	char text[TEXT] = "";

	for (uint16_t i = 0; i < block->term_count; i++)
		if (mask >> i & 1)
			text_append(text, sizeof(text), "%s%s", text[0] ? ", " : front, block->terms[i].name);
	line(tool, name, text);
}

/* A term of the event that Linux has no place for: without it the words would be another event's. */
static const struct pmureg_term *find_unplaced(const struct pmureg_event *event)
{
	for (uint16_t i = 0; i < event->info->term_count; i++) {
		const struct pmureg_term *term = &event->block->terms[event->info->terms[i].term];

		if (event->info->terms[i].value && !term->range_count)
			return term;
	}
	return NULL;
}

static void line_of_perf(const struct tool *tool, const struct pmureg_system *system, const char *written)
{
	const struct pmureg_term *unplaced;
	struct pmureg_event event;
	char text[TOOL_NAME] = "";
	uint64_t config[3];

	if (pmureg_event_parse(system, written, &event, NULL))
		return;
	unplaced = find_unplaced(&event);
	pmureg_event_config(&event, config);
	text_append(text, sizeof(text), "config=0x%llx", (unsigned long long)config[0]);
	if (config[1] || config[2])
		text_append(text, sizeof(text), ",config1=0x%llx", (unsigned long long)config[1]);
	if (config[2])
		text_append(text, sizeof(text), ",config2=0x%llx", (unsigned long long)config[2]);
	if (unplaced)
		(void)snprintf(text, sizeof(text), "out of reach: Linux has no place for %s", unplaced->name);
	line(tool, "perf", text);
}

static void line_of_counters(const struct tool *tool, const struct pmureg_block *block,
			     const struct pmureg_event_info *event)
{
	char text[TOOL_NAME * 2] = "";

	for (int i = 0; i < 64; i++)
		if (event->counters >> i & 1)
			text_append(text, sizeof(text), "%s%d", text[0] ? ", " : "only ", i);
	line(tool, "counters", text[0] || event->kind == PMUREG_NONE ? text : block->counters[event->kind].key);
}

/* Where it is, if not everywhere. */
static void lines_of_places(const struct tool *tool, const struct subject *subject)
{
	char name[TOOL_NAME];

	for (uint16_t i = 0; i < subject->event->instance_count; i++)
		line(tool, i ? "" : "only on",
		     unit_text(subject->system, subject->at.block, subject->event->instances[i], name));
	line(tool, "only on", variants_of(subject->system, subject->event, name));
}

void describe_event(const struct tool *tool, const struct subject *subject)
{
	const struct pmureg_block *block = subject->at.block;
	const struct pmureg_event_info *event = subject->event;
	char unit[TOOL_NAME], written[TOOL_NAME * 2], text[TEXT] = "";
	uint64_t own = event->needs;

	(void)snprintf(written, sizeof(written), "%s/%s/",
		       unit_text(subject->system, block, PMUREG_INSTANCES_ALL, unit), event->name);
	(void)printf("%s%s%s  (%s.%s)\n", bold(tool), written, plain(tool), subject->system->name, block->key);
	line(tool, "what", event->text);
	for (uint16_t i = 0; i < event->term_count; i++) {
		own |= UINT64_C(1) << event->terms[i].term;
		text_append(text, sizeof(text), "%s%s=0x%llx", i ? "," : "", block->terms[event->terms[i].term].name,
			    (unsigned long long)event->terms[i].value);
	}
	line(tool, "is", text);
	if (block->perf_device)
		line_of_perf(tool, subject->system, written);
	if (event->linux_name && strcmp(event->linux_name, event->name) != 0)
		line(tool, "Linux", event->linux_name);
	(void)snprintf(text, sizeof(text), "%s", event->unit ? event->unit : "");
	if (event->scale)
		text_append(text, sizeof(text), " (count * %s)", event->scale);
	line(tool, "unit", text);
	line_of_counters(tool, block, event);
	lines_of_places(tool, subject);
	line_of_terms(tool, "needs", "a value for ", block, event->needs);
	line_of_terms(tool, "takes", "", block, ~own);
	line(tool, "note", event->note);
}

void describe_metric(const struct tool *tool, const struct subject *subject)
{
	const struct pmureg_metric *metric = subject->metric;

	(void)printf("%s%s%s  metric of %s.%s\n", bold(tool), metric->name, plain(tool), subject->system->name,
		     subject->at.block->key);
	line(tool, "what", metric->text);
	line(tool, "formula", metric->source);
	line(tool, "unit", metric->unit);
}
