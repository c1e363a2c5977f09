/*
 * view_log.c: `pmureg view -i FILE`: shows the metrics that a log has, as those of a run.
 */
#include "ring.h"
#include "view.h"

#include <math.h>

/*
 * Returns the value of a key in a line of output_json.c, without its quotes; a text of NULL: there is none. Quotes in
 * texts are escaped, so no text looks like a key.
 */
static struct pmureg_word value_of(const char *line, const char *end, const char *key)
{
	char name[32];
	const int length = snprintf(name, sizeof(name), "\"%s\": ", key);
	const char *at = memmem(line, (size_t)(end - line), name, (size_t)length), *behind;

	if (!at)
		return (struct pmureg_word){NULL, 0};
	at += length;
	if (*at != '"')
		return (struct pmureg_word){at, strcspn(at, ",}\n")};
	for (behind = ++at; behind < end && *behind != '"'; behind++)
		behind += *behind == '\\' && behind + 1 < end;
	return (struct pmureg_word){at, (size_t)(behind - at)};
}

/* Returns the value as a text, which is ended in the ring and lives as long as the ring; or NULL. */
static char *text_of(char *line, const char *end, const char *key)
{
	const struct pmureg_word word = value_of(line, end, key);
	char *text = word.text ? line + (word.text - line) : NULL;

	if (text)
		text[word.length] = '\0';
	return text;
}

/* Checks whether the line has a metric that is shown. `views` NULL: all. Sets the metric and its unit. */
static int is_metric(const char *line, const char *end, const char *views, struct subject *of)
{
	const struct pmureg_word name = value_of(line, end, "metric"), unit = value_of(line, end, "instance");
	struct pmureg_word view;

	if (!name.text || !unit.text || !unit_named(of->system, unit.text, unit.length, &of->at))
		return 0;
	for (uint16_t i = 0; i < of->at.block->metric_count; i++) {
		of->metric = &pmureg_block_metrics(of->at.block)[i];
		if (!pmureg_word_is(name, pmureg_metric_name(of->metric)))
			continue;
		while (views && pmureg_word_next(&views, &view))
			if (pmureg_metric_view(of->metric) && pmureg_word_is(view, pmureg_metric_view(of->metric)))
				return 1;
		return !views;
	}
	return 0;
}

/* Adds the metric of a line. */
static int take_metric(struct samples *samples, const struct subject *of, char *line, const char *end)
{
	struct pmureg_metric_result *grown = with_room(samples->metrics, samples->metric_count, sizeof(*grown));
	const char *value = text_of(line, end, "metric-value"), *units = text_of(line, end, "units");
	const char *place = text_of(line, end, "place");
	char *socket = text_of(line, end, "socket");

	if (!grown)
		return -ENOMEM;
	samples->metrics = grown;
	if (socket)
		*--socket = 'S'; /* over the blank before the number */
	grown[samples->metric_count++] = (struct pmureg_metric_result){
		.name = pmureg_metric_name(of->metric), .unit = pmureg_metric_unit(of->metric),
		.of = text_of(line, end, "instance"), .place = place ? place : socket ? socket : "",
		.interval_value = value && (*value == '-' || pmureg_is_digit(*value)) ? strtod(value, NULL) : NAN,
		.unit_count = units ? strtoul(units, NULL, 10) : 1, .why_not = text_of(line, end, "reason"),
		.event_index = (size_t)(of->at.block - pmureg_system_blocks(of->system)),
	};
	return 0;
}

/* Takes the metrics of a record, or prints their lines. Returns 0 or -ENOMEM. */
static int take_record(struct stat_run *run, const struct ring *ring, size_t index, struct subject of)
{
	const char *views = run->options->word_count ? run->options->words[0] : NULL;
	struct samples *samples = &run->samples;
	struct ring_record record;
	uint64_t first;
	char *line, *end;
	int code = 0;

	(void)ring_text(ring, 0, &record);
	first = record.time_ns - record.length_ns;
	line = ring_text(ring, index, &record);
	samples->now_ns = record.time_ns > first ? record.time_ns - first : 0;
	samples->metric_count = 0;
	for (char *behind = line + record.size; line < behind && !code; line = end + 1) {
		end = memchr(line, '\n', (size_t)(behind - line));
		if (!is_metric(line, end, views, &of))
			continue;
		samples->shown_count++;
		if (run->options->json)
			log_print_line(&record, line, end);
		else
			code = take_metric(samples, &of, line, end);
	}
	return code ? code : view_take(run->view, samples);
}

int view_log(struct stat_run *run, const struct ring *ring, const struct pmureg_system *system)
{
	const int only_newest = run->options->once || is_terminal();
	char (*names)[TOOL_NAME] = calloc(system->block_count, sizeof(*names));
	struct samples *samples = &run->samples;
	int code;

	/* Metrics are of the first event of a kind of units; here, the block is its number, and the kind its name. */
	samples->results = calloc(system->block_count, sizeof(*samples->results));
	code = names && samples->results ? 0 : -ENOMEM;
	for (uint16_t i = 0; !code && i < system->block_count; i++) {
		samples->results[i].event = unit_text(system, &pmureg_system_blocks(system)[i], PMUREG_INSTANCES_ALL, names[i]);
		samples->results[i].event_index = i;
	}
	run->system = pmureg_system_key(system);
	for (size_t i = 0; i < ring->count && !code && !ferror(stdout); i++) {
		code = take_record(run, ring, i, (struct subject){.system = system});
		if (!code && samples->metric_count && (i + 1 == ring->count || !only_newest))
			view_show(run, stdout);
	}
	if (code)
		complain("out of memory");
	else if (!samples->shown_count)
		complain("%s has no such metrics: `pmureg log` prints what it has", run->options->input);
	code = finish(stdout) || code || !samples->shown_count ? TOOL_FAILED : TOOL_DONE;
	free(samples->results);
	free(samples->metrics);
	free(names);
	return code;
}
