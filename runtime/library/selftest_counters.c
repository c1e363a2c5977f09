/*
 * selftest_counters.c: whether the counters of a unit move.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "selftest.h"

#define COUNTING_NS 10000000 /* long enough for any clock */
#define MOST_COUNTERS 16

static const char *const clocks[] = {"clockticks", "CLOCKTICKS", "cycles", "CYCLES"};

/* Whether an event counts whatever the machine does. */
static int is_clock(const struct pmureg_event_info *info)
{
	for (size_t i = 0; i < sizeof(clocks) / sizeof(clocks[0]); i++)
		if (strcmp(info->name, clocks[i]) == 0 || (info->linux_name && strcmp(info->linux_name, clocks[i]) == 0))
			return 1;
	return 0;
}

static int parse_event(const struct pmureg_selftest *test, const struct pmureg_block *block, uint16_t instance,
		       const struct pmureg_event_info *info, struct pmureg_event *event)
{
	char name[64], text[192];
	struct pmureg_error error;

	(void)pmureg_unit_name(test->system, block, instance, name, sizeof(name));
	(void)snprintf(text, sizeof(text), "%s/%s/", name, info->name);
	return pmureg_event_parse(test->system, text, event, &error);
}

static int find_event(const struct pmureg_selftest *test, const struct pmureg_block *block, uint16_t instance, int clock,
		      struct pmureg_event *event)
{
	for (uint16_t i = 0; i < block->event_count; i++)
		if (is_clock(&block->events[i]) == clock && !parse_event(test, block, instance, &block->events[i], event))
			return 1;
	return 0;
}

/* What undoes a session is kept as what undoes the unit's test is. */
struct keeper {
	const struct pmureg_selftest *test;
	size_t stored; /* accesses; 0: there is nothing to undo */
};

static int keep(void *context, const struct pmureg_access *undo, size_t count)
{
	struct keeper *keeper = context;
	const struct pmureg_selftest *test = keeper->test;

	keeper->stored = count;
	return test->keep && count ? test->keep(test->context, undo, count) : 0;
}

static int run_session(const struct pmureg_selftest *test, const struct pmureg_event *events, size_t count,
		       struct pmureg_count *counts, struct pmureg_control *owned, int *lost, struct pmureg_error *error)
{
	struct keeper keeper = {test, 0};
	const struct pmureg_session_options options = {
		.size = sizeof(options),
		.flags = PMUREG_SESSION_NO_ROTATION | PMUREG_SESSION_ANY_RATE | (test->force ? PMUREG_SESSION_FORCE : 0U),
		.keep = keep,
		.context = &keeper,
		.owned = owned,
	};
	size_t size = pmureg_session_size(test->system, events, count, &options);
	void *memory = calloc(1, size + 1);
	struct pmureg_session *session;
	struct pmureg_error ignored;
	int code;

	error->message[0] = '\0';
	if (!memory)
		return -ENOMEM;
	code = pmureg_session_open(memory, size, test->system, test->io, events, count, &options, &session, error);
	if (code && keeper.stored)
		*lost = code; /* neither opened nor put back */
	if (!code) {
		code = pmureg_session_start(session, error);
		if (!code)
			code = test->wait(test->context, COUNTING_NS);
		if (!code)
			code = pmureg_session_read(session, counts, error);
		*lost = pmureg_session_close(session, code ? &ignored : error);
		if (!code)
			code = *lost;
	}
	free(memory);
	return code;
}

/* The same event on as many counters as there are for it: each has to move, if the event is a clock. */
static int check_event(const struct pmureg_selftest *test, const struct pmureg_event *event, uint16_t instance, int clock)
{
	struct pmureg_tested result = {sizeof(result), PMUREG_TEST_PASSED, event->block, NULL, instance, PMUREG_NONE, NULL};
	struct pmureg_event events[MOST_COUNTERS];
	struct pmureg_count counts[MOST_COUNTERS];
	struct pmureg_control owned = {.block = NULL};
	size_t count = MOST_COUNTERS, moved = 0;
	struct pmureg_error error;
	char text[640];
	int code, lost = 0;

	for (size_t i = 0; i < MOST_COUNTERS; i++) {
		events[i] = *event;
		events[i].group = 1;
	}
	do
		code = run_session(test, events, count, counts, &owned, &lost, &error);
	while (code == -EBUSY && !owned.block && --count);
	for (size_t i = 0; i < count && !code; i++)
		moved += counts[i].value != 0;
	if (code)
		(void)snprintf(text, sizeof(text), "%s: %s", event->text, error.message[0] ? error.message : strerror(-code));
	else if (moved || clock)
		(void)snprintf(text, sizeof(text), "%s: %zu of %zu counters moved", event->text, moved, count);
	else
		(void)snprintf(text, sizeof(text), "nothing happened to be counted");
	if (code || (clock && moved < count))
		result.outcome = PMUREG_TEST_FAILED;
	else if (!moved)
		result.outcome = PMUREG_TEST_SKIPPED;
	result.text = text;
	test->report(test->context, &result);
	return code == -ENOMEM ? code : lost;
}

int pmureg_selftest_counters(const struct pmureg_selftest *test, const struct pmureg_block *block, uint16_t instance)
{
	const struct pmureg_tested none = {sizeof(none), PMUREG_TEST_SKIPPED, block, NULL, instance, PMUREG_NONE,
						    "no event is described that could be counted"};
	struct pmureg_event event;
	int tried = 0, code = 0;

	for (int clock = 1; clock >= 0 && block->counter_count && !code; clock--) {
		if (!find_event(test, block, instance, clock, &event))
			continue;
		tried++;
		code = check_event(test, &event, instance, clock);
	}
	if (block->counter_count && !tried)
		test->report(test->context, &none);
	return code;
}
