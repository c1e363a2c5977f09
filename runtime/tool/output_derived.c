/*
 * output_derived.c: what perf stat shows beside counts of the kernel's own events: instructions of a cycle and the like.
 */
#include "stat.h"

#include <math.h>

/* An event's count by that of another, or by the time if there is none. */
static const struct derived {
	const char *event, *by;
	double factor;      /* 0: a rate, with a prefix */
	const char *unit;
} derived[] = {
	{"task-clock", NULL, 1, "CPUs utilized"},
	{"cpu-clock", NULL, 1, "CPUs utilized"},
	{"context-switches", "task-clock", 0, "/sec"},
	{"cpu-migrations", "task-clock", 0, "/sec"},
	{"page-faults", "task-clock", 0, "/sec"},
	{"cycles", "task-clock", 1, "GHz"},
	{"instructions", "cycles", 1, "insn per cycle"},
	{"branches", "task-clock", 0, "/sec"},
	{"branch-misses", "branches", 100, "% of all branches"},
	{"cache-misses", "cache-references", 100, "% of all cache refs"},
};

/* Returns the event of a result without its modifiers. */
static struct pmureg_word plain_event(const struct pmureg_result *result)
{
	return (struct pmureg_word){result->event, strcspn(result->event, ":")};
}

/* Checks whether a result is of the row's place, and of the same kind of cores if it is of one. */
static int is_beside(const struct pmureg_result *result, const struct row *row, const struct pmureg_result *of)
{
	return (!row->place || strcmp(result->place, row->place) == 0) &&
	       (!row->on || row->place || strcmp(result->unit, row->on) == 0) &&
	       (!result->is_of_kind || !of->is_of_kind || strcmp(result->unit, of->unit) == 0);
}

/* Returns the count of an event with the same modifiers, or NAN. Clocks are in nanoseconds. */
static double count_of(const struct samples *samples, const char *event, const struct row *row, const struct pmureg_result *of)
{
	const char *modifiers = of->event + plain_event(of).length;
	uint64_t value = 0, enabled = 0, running = 0;

	for (size_t i = 0; i < samples->count; i++) {
		const struct pmureg_result *result = &samples->results[i];
		const struct pmureg_word plain = plain_event(result);

		if (!pmureg_word_is(plain, event) || !is_beside(result, row, of) ||
		    (strcmp(plain.text + plain.length, modifiers) != 0 && !strstr(event, "-clock")))
			continue;
		if (result->reason != PMUREG_COUNTED)
			return NAN;
		value += result->interval_value;
		enabled += result->interval_enabled_ns;
		running += result->interval_running_ns;
	}
	return running ? (double)pmureg_scale(value, enabled, running) : NAN;
}

int output_derived(const struct stat_run *run, const struct row *row, const struct pmureg_result *of, char text[METRIC_VALUE])
{
	static const char *const prefixes[] = {"", "K", "M", "G", "T"};
	const struct derived *found = NULL;
	size_t prefix = 0;
	double value;

	for (size_t i = 0; i < sizeof(derived) / sizeof(derived[0]); i++)
		if (pmureg_word_is(plain_event(of), derived[i].event))
			found = &derived[i];
	if (!found || row->why_not || run->options->repeat > 1)
		return 0;
	value = (double)row->count / (found->by ? count_of(&run->samples, found->by, row, of) : (double)(run->samples.now_ns - run->samples.before_ns));
	value *= found->factor > 0 ? found->factor : 1e9;
	for (; !(found->factor > 0) && value >= 1000 && prefix + 1 < sizeof(prefixes) / sizeof(prefixes[0]); prefix++)
		value /= 1000;
	if (!isfinite(value))
		return 0;
	(void)snprintf(text, METRIC_VALUE, "%12.3f  %s%s", value, prefixes[prefix], found->unit);
	return 1;
}
