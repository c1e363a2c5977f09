/*
 * until.c: the event that ends the counting: which it is, when to look at it again, and whether it has come so far.
 */
#include "handle.h"

/* Between two looks, in nanoseconds: what was counted so far may not tell of what comes. */
#define MOST_WAIT 1e7
#define LEAST_WAIT 5e4

static int fail(struct pmureg_error *error, const char *text, const char *why)
{
	return pmureg_fail(error, -EINVAL, 0, "'%s' ends no counting: %s", text, why);
}

/* EVENT=N: an event has such signs, too. */
int until_take(struct pmureg *pmureg, struct pmureg_error *error)
{
	const char *text = pmureg->options.until, *at = text ? strrchr(text, '=') : NULL;
	struct pmureg_nearest nearest = {.word = {text, at ? (size_t)(at - text) : 0}};
	uint64_t number;

	if (!text)
		return 0;
	if (!at || pmureg_number(pmureg_word_of(at + 1), &number) || !number)
		return fail(error, text, "write EVENT=N, the event as it is counted and a number from 1");
	for (size_t i = 0; i < pmureg->event_count; i++) {
		struct event *event = &pmureg->events[i];

		pmureg_nearest_try(&nearest, event->name);
		if (!pmureg_word_is(nearest.word, event->name) && !pmureg_word_is(nearest.word, event->text))
			continue;
		event->described.until = number;
		pmureg->until = event;
		return !pmureg->backend->due && !pmureg->backend->advance ?
			       fail(error, text, "the kernel counts it; only registers that are touched directly, or "
						 "simulated, end it") : 0;
	}
	return pmureg_fail(error, -ENOENT, 0, "'%s' ends no counting: '%.*s' is none of the events%s%s%s", text,
			   PMUREG_WORD(nearest.word), *nearest.name ? "; did you mean '" : "", nearest.name,
			   *nearest.name ? "'?" : "");
}

/* On the unit where it has come furthest. */
static uint64_t most(const struct event *event)
{
	uint64_t value = 0;

	for (size_t i = 0; i < event->result_count; i++)
		if (event->results[i].most > value)
			value = event->results[i].most;
	return value;
}

int pmureg_reached(const struct pmureg *pmureg)
{
	return pmureg->until && most(pmureg->until) >= pmureg->until->described.until;
}

/* As long as the rest takes when it goes on as it did, which simulated time does. */
uint64_t until_wait(const struct pmureg *pmureg)
{
	const int is_simulated = pmureg->backend->advance != NULL;
	const double value = (double)most(pmureg->until), rest = (double)pmureg->until->described.until - value;
	const double passed = (double)pmureg->now_ns, least = is_simulated ? 1 : LEAST_WAIT,
		     last = is_simulated ? 1e18 : MOST_WAIT;
	double wait = value > 0 ? rest * passed / value : passed;

	wait = wait < least ? least : wait > last ? last : wait;
	return (uint64_t)wait + ((double)(uint64_t)wait < wait);
}
