/*
 * overflow.c: the event that ends counting (--until): parses it, schedules reads of it, and checks its count.
 */
#include "handle.h"

/* Longest and shortest time between two reads, in ns. The rate so far may not predict the rest. */
#define MOST_WAIT 1e7
#define LEAST_WAIT 5e4

static int until_fail(struct pmureg_error *error, const char *text, const char *why)
{
	return pmureg_fail(error, -EINVAL, 0, "'%s' cannot end counting: %s", text, why);
}

/* Parses EVENT=N at the last `=`, because an event may contain `=`, too. */
int until_take(struct pmureg *pmureg, struct pmureg_error *error)
{
	const char *text = pmureg->options.until, *at = text ? strrchr(text, '=') : NULL;
	struct pmureg_nearest nearest = {.word = {text, at ? (size_t)(at - text) : 0}};
	uint64_t number;

	if (!text)
		return 0;
	if (!at || pmureg_number(pmureg_word_of(at + 1), &number) || !number)
		return until_fail(error, text, "write EVENT=N, with an event of -e and a number from 1");
	for (size_t i = 0; i < pmureg->event_count; i++) {
		struct event *event = &pmureg->events[i];

		if (!pmureg_word_is(nearest.word, event->name) && !pmureg_word_is(nearest.word, event->text))
			continue;
		event->described.until = number;
		pmureg->until = event;
		return !pmureg->backend->due && !pmureg->backend->advance ?
			       until_fail(error, text,
					  "the kernel counts it; only events counted through registers or "
					  "simulated can") :
			       0;
	}
	for (size_t i = 0; i < pmureg->event_count; i++)
		pmureg_nearest_try(&nearest, pmureg->events[i].name);
	return pmureg_fail(error, -ENOENT, 0, "'%s' cannot end counting: '%.*s' is not one of the events%s%s%s", text,
			   PMUREG_WORD(nearest.word), *nearest.name ? "; did you mean '" : "", nearest.name,
			   *nearest.name ? "'?" : "");
}

/* Returns the highest count among the units. */
static uint64_t until_most(const struct event *event)
{
	uint64_t value = 0;

	for (size_t i = 0; i < event->result_count; i++)
		if (event->results[i].most > value)
			value = event->results[i].most;
	return value;
}

int pmureg_reached(const struct pmureg *pmureg)
{
	return pmureg->until && until_most(pmureg->until) >= pmureg->until->described.until;
}

/* Estimates the time that the rest takes at the rate so far, which is exact on the simulated device. */
uint64_t until_wait(const struct pmureg *pmureg)
{
	const int is_simulated = pmureg->backend->advance != NULL;
	const double value = (double)until_most(pmureg->until), rest = (double)pmureg->until->described.until - value;
	const double passed = (double)pmureg->now_ns, least = is_simulated ? 1 : LEAST_WAIT,
		     last = is_simulated ? 1e18 : MOST_WAIT;
	double wait = value > 0 ? rest * passed / value : passed;

	wait = wait < least ? least : wait > last ? last : wait;
	return (uint64_t)wait + ((double)(uint64_t)wait < wait);
}
