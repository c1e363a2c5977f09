/*
 * describe_event.c: an event and a metric.
 */
#include <string.h>

#include "tool.h"

static void print_line(const struct tool *tool, FILE *out, const char *name, const char *text)
{
	if (!text || !*text)
		return;
	(void)fprintf(out, "  %s%-8s%s  ", faint(tool), name, plain(tool));
	wrap(out, text, 12, 12);
}

static void print_terms(FILE *out, const struct pmureg_block *block, const struct pmureg_event_info *event)
{
	for (uint16_t i = 0; i < event->term_count; i++)
		(void)fprintf(out, "%s%s=0x%llx", i ? "," : "", block->terms[event->terms[i].term].name,
			      (unsigned long long)event->terms[i].value);
}

/* Terms of a mask, as a list. */
static void print_mask(FILE *out, const struct pmureg_block *block, uint64_t mask)
{
	const char *comma = "";

	for (uint16_t i = 0; i < block->term_count; i++) {
		if (!(mask >> i & 1))
			continue;
		(void)fprintf(out, "%s%s", comma, block->terms[i].name);
		comma = ", ";
	}
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

static void print_config(const struct tool *tool, FILE *out, const struct pmureg_system *system, const char *text)
{
	struct pmureg_event parsed;
	const struct pmureg_term *unplaced;
	struct pmureg_error error;
	uint64_t config[3];

	if (pmureg_event_parse(system, text, &parsed, &error))
		return;
	unplaced = find_unplaced(&parsed);
	if (unplaced) {
		(void)fprintf(out, "  %s%-8s%s  out of reach: Linux has no place for %s\n", faint(tool), "perf", plain(tool),
			      unplaced->name);
		return;
	}
	pmureg_event_config(&parsed, config);
	(void)fprintf(out, "  %s%-8s%s  config=0x%llx", faint(tool), "perf", plain(tool), (unsigned long long)config[0]);
	if (config[1] || config[2])
		(void)fprintf(out, ",config1=0x%llx", (unsigned long long)config[1]);
	if (config[2])
		(void)fprintf(out, ",config2=0x%llx", (unsigned long long)config[2]);
	(void)fputc('\n', out);
}

void describe_event(const struct tool *tool, FILE *out, const struct pmureg_system *system,
		    const struct pmureg_block *block, const struct pmureg_event_info *event)
{
	char unit[TOOL_NAME], text[TOOL_NAME * 2];
	uint64_t own = event->needs;

	units_name(system, block, unit, sizeof(unit));
	(void)snprintf(text, sizeof(text), "%s/%s/", unit, event->name);
	(void)fprintf(out, "%s%s%s  (%s.%s)\n", bold(tool), text, plain(tool), system->name, block->key);
	print_line(tool, out, "what", event->text);
	(void)fprintf(out, "  %s%-8s%s  ", faint(tool), "is", plain(tool));
	print_terms(out, block, event);
	(void)fputc('\n', out);
	if (block->perf_device)
		print_config(tool, out, system, text);
	if (event->linux_name && strcmp(event->linux_name, event->name) != 0)
		print_line(tool, out, "Linux", event->linux_name);
	if (event->unit || event->scale)
		(void)fprintf(out, "  %s%-8s%s  %s%s%s%s\n", faint(tool), "unit", plain(tool), event->unit ? event->unit : "",
			      event->scale ? " (count * " : "", event->scale ? event->scale : "", event->scale ? ")" : "");
	if (event->counters) {
		const char *comma = "";

		(void)fprintf(out, "  %s%-8s%s  only ", faint(tool), "counters", plain(tool));
		for (int i = 0; i < 64; i++) {
			if (!(event->counters >> i & 1))
				continue;
			(void)fprintf(out, "%s%d", comma, i);
			comma = ", ";
		}
		(void)fputc('\n', out);
	} else if (event->kind != PMUREG_NONE) {
		print_line(tool, out, "counters", block->counters[event->kind].key);
	}
	for (uint16_t i = 0; i < event->instance_count; i++) {
		unit_name(system, block, event->instances[i], unit, sizeof(unit));
		print_line(tool, out, i ? "" : "only on", unit);
	}
	variants_of(system, event, text, sizeof(text));
	print_line(tool, out, "only on", text);
	if (event->needs) {
		(void)fprintf(out, "  %s%-8s%s  a value for ", faint(tool), "needs", plain(tool));
		print_mask(out, block, event->needs);
		(void)fputc('\n', out);
	}
	for (uint16_t i = 0; i < event->term_count; i++)
		own |= UINT64_C(1) << event->terms[i].term;
	if (block->term_count < 64 ? ~own & ((UINT64_C(1) << block->term_count) - 1) : ~own) {
		(void)fprintf(out, "  %s%-8s%s  ", faint(tool), "takes", plain(tool));
		print_mask(out, block, ~own);
		(void)fputc('\n', out);
	}
	print_line(tool, out, "note", event->note);
}

/* ---- Metrics ---- */

void describe_metric(const struct tool *tool, FILE *out, const struct pmureg_system *system,
		     const struct pmureg_block *block, const struct pmureg_metric *metric)
{
	(void)fprintf(out, "%s%s%s  metric of %s.%s\n", bold(tool), metric->name, plain(tool), system->name, block->key);
	print_line(tool, out, "what", metric->text);
	print_line(tool, out, "formula", metric->source);
	print_line(tool, out, "unit", metric->unit);
}
