/*
 * selftest_counters.c: tests whether the counters of a unit count.
 */
#include "hosted.h"

#include "../core/run/run.h"
#include "selftest.h"

#define COUNTING_NS 10000000 /* long enough for any clock */
#define MOST_COUNTERS 16

void selftest_report(struct selftest *test, enum pmureg_outcome outcome, const struct pmureg_register *reg,
		     uint32_t element, const char *format, ...)
{
	char text[640];
	const struct pmureg_tested result = {sizeof(result), outcome, test->block,      reg,
					     test->instance, element, text, test->is_absent};
	va_list arguments;
	int code;

	va_start(arguments, format);
	(void)pmureg_vformat(text, sizeof(text), format, arguments);
	va_end(arguments);
	code = test->report(test->report_context, &result);
	test->stopped = test->stopped ? test->stopped : code;
}

/* Chooses the unit's clock event, or the first other event that needs no value from the user. */
static int find_event(const struct selftest *test, int clock, struct pmureg_event *event)
{
	char unit[64], text[192];

	(void)pmureg_unit_name(test->system, test->block, test->instance, unit, sizeof(unit));
	for (uint16_t i = 0; i < test->block->event_count; i++) {
		(void)pmureg_format(text, sizeof(text), "%s/%s/", unit,
				    pmureg_described_event_name(&pmureg_block_events(test->block)[i]));
		if ((i == test->block->clock) == clock && !pmureg_event_parse(test->system, text, event, NULL))
			return 1;
	}
	return 0;
}

/* A session of the test. Its record is stored like that of the unit's test. */
struct run {
	const struct selftest *test;
	struct pmureg_event events[MOST_COUNTERS];
	struct pmureg_count counts[MOST_COUNTERS];
	size_t count;
	struct pmureg_control owned;
	size_t kept;                 /* stored accesses; 0: nothing is left to restore */
	int lost;                    /* error code if it could not be restored */
	struct pmureg_error error;
};

static int selftest_counters_keep(void *context, const struct pmureg_undo *undo)
{
	struct run *run = context;

	run->kept = undo ? undo->count : 0;
	return undo ? run->test->keep(run->test->context, undo) : 0;
}

/* A fixed counter counts once, even if several events read it. */
static int is_on_a_free_one(const struct pmureg_session *session)
{
	const struct pmureg_unit *unit = session->rotations[0].units;

	return pmureg_block_counters(unit->block)[unit->assignments[0].kind].fixed;
}

static int selftest_counters_count_on(struct run *run, struct pmureg_session *session)
{
	int code = pmureg_session_start(session, &run->error), closed;

	code = code ? code : run->test->wait(run->test->context, COUNTING_NS);
	code = code ? code : pmureg_session_read(session, run->counts, &run->error);
	if (is_on_a_free_one(session))
		run->count = 1;
	closed = pmureg_session_close(session, code ? NULL : &run->error);
	run->lost = run->kept ? closed : 0;
	return code ? code : closed;
}

static int run_session(struct run *run)
{
	const struct selftest *test = run->test;
	const struct pmureg_session_options options = {
		.size = sizeof(options),
		.flags = PMUREG_SESSION_NO_ROTATION | PMUREG_SESSION_ANY_RATE |
			 (test->force ? PMUREG_SESSION_FORCE : 0U),
		.keep = selftest_counters_keep, .context = run, .owned = &run->owned,
	};
	const size_t size = pmureg_session_size(test->system, run->events, run->count, &options);
	void *memory = calloc(1, size + 1);
	struct pmureg_session *session;
	int code;

	run->kept = 0;
	run->error.message[0] = '\0';
	if (!memory)
		return -ENOMEM;
	code = pmureg_session_open(memory, size, test->system, test->io, run->events, run->count, &options, &session,
				   &run->error);
	if (!code)
		code = selftest_counters_count_on(run, session);
	else if (run->kept)
		run->lost = code; /* neither opened nor restored */
	free(memory);
	return code;
}

/*
 * Counts the same event on as many counters as possible, each in a group of its own: a unit may take no group. If it is
 * a clock event, each counter must count.
 */
static int check_event(struct selftest *test, const struct pmureg_event *event, int clock)
{
	struct run run = {.test = test, .count = MOST_COUNTERS};
	size_t moved = 0;
	int code;

	for (size_t i = 0; i < MOST_COUNTERS; i++)
		run.events[i] = *event;
	do
		code = run_session(&run);
	while (code == -EBUSY && !run.owned.block && --run.count);
	for (size_t i = 0; i < run.count && !code; i++)
		moved += run.counts[i].value != 0;
	if (code)
		selftest_report(test, PMUREG_TEST_FAILED, NULL, PMUREG_NONE, "%s: %s", event->text,
				run.error.message[0] ? run.error.message : strerror(-code));
	else if (moved || clock)
		selftest_report(test, clock && moved < run.count ? PMUREG_TEST_FAILED : PMUREG_TEST_PASSED, NULL,
				PMUREG_NONE, "%s: %zu of %zu counters moved", event->text, moved, run.count);
	else if (test->block->clock != PMUREG_NONE)
		selftest_report(test, PMUREG_TEST_SKIPPED, NULL, PMUREG_NONE, "its event did not occur");
	else
		selftest_report(test, PMUREG_TEST_SKIPPED, NULL, PMUREG_NONE,
				"not checked whether counters count: none did, and no event is described that "
				"always counts");
	return code == -ENOMEM ? code : run.lost;
}

int selftest_counters(struct selftest *test)
{
	struct pmureg_event event;
	int tried = 0, code = 0;

	for (int clock = 1; clock >= 0 && test->block->counter_count && !code; clock--) {
		if (!find_event(test, clock, &event))
			continue;
		tried++;
		code = check_event(test, &event, clock);
	}
	if (test->block->counter_count && !tried)
		selftest_report(test, PMUREG_TEST_SKIPPED, NULL, PMUREG_NONE,
				"no described event can be counted");
	return code;
}
