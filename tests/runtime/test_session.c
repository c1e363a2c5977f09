/*
 * test_session.c: sessions on the invented system, checked by the accesses that they make.
 */
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "toy.h"

static struct bench bench;

static int setup(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_toy);
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	bench_done(&bench);
	return 0;
}

/* ---- Programming and counting ---- */

static void plain_session(void **state)
{
	(void)state;
	bench_add(&bench, "core_1/event=0x21/");
	assert_int_equal(bench_open(&bench), 0);
	EXPECT_WRITES(&bench, {0, 0x750, 0x400021});
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	EXPECT_WRITES(&bench, {0, 0x740, 1});
	bench_run(&bench, 100);
	assert_int_equal(bench.counts[0], 100 * 0x22);
	bench_run(&bench, 1);
	assert_int_equal(bench.counts[0], 101 * 0x22);
	bench_skip(&bench);
	assert_int_equal(pmureg_session_stop(bench.session, &bench.error), 0);
	EXPECT_WRITES(&bench, {0, 0x740, 0});
	bench_run(&bench, 100); /* stopped: nothing moves, and reading still works */
	assert_int_equal(bench.counts[0], 101 * 0x22);
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
	/* The stop again, the counter, which nobody reset, then backwards what was written. */
	EXPECT_WRITES(&bench, {0, 0x740, 0}, {0, 0x760, 0}, {0, 0x740, 0}, {0, 0x750, 0});
}

/* Nothing writes this counter when it is programmed; it holds again what someone else has counted. */
static void counter_is_put_back(void **state)
{
	(void)state;
	bench_poke(&bench, TOY_CORE, CORE_CTR, 1, 0, 12345);
	bench_add(&bench, "core_1/event=0x21/");
	bench_begin(&bench);
	bench_run(&bench, 100);
	assert_int_equal(bench.counts[0], 100 * 0x22);
	bench_end(&bench);
	assert_int_equal(bench_peek(&bench, TOY_CORE, CORE_CTR, 1, 0), 12345);
}

/* Someone stops the counter, or takes it, and says so nowhere: what was counted is no number then, on that unit, at each read. */
static void control_changes_meanwhile(void **state)
{
	static const uint64_t values[] = {0, 0x400022, 0x400021};

	(void)state;
	for (size_t i = 0; i < 3; i++) {
		bench.count = 0;
		bench_add(&bench, "core_0/event=0x21/");
		bench_add(&bench, "core_1/event=0x21/");
		bench_begin(&bench);
		bench_run(&bench, 100);
		bench_poke(&bench, TOY_CORE, CORE_EVT, 1, 0, values[i]);
		bench_run(&bench, 100);
		assert_int_equal(bench.results[1].reason, i < 2 ? PMUREG_IN_USE : PMUREG_COUNTED);
		assert_int_equal(pmureg_session_stop(bench.session, &bench.error), 0);
		bench_read(&bench);
		assert_int_equal(bench.results[0].reason, PMUREG_COUNTED);
		assert_int_equal(bench.counts[0], 200 * 0x22);
		assert_int_equal(bench.results[1].reason, i < 2 ? PMUREG_IN_USE : PMUREG_COUNTED);
		assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
		bench_poke(&bench, TOY_CORE, CORE_EVT, 1, 0, 0);
	}
}

static void banked_session(void **state)
{
	(void)state;
	bench_add(&bench, "toy_side_1/event=3/");
	bench_add(&bench, "toy_side_1/event=4/");
	bench_add(&bench, "toy_side_1/event=5/");
	assert_int_equal(bench_open(&bench), 0);
	bench_skip(&bench);
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	/* Window 0 holds counters 0 and 1, window 1 holds 2: one select each. */
	EXPECT_WRITES(&bench, {0, 0x8100, 0x110}, {0, 0x8102, 1}, {0, 0x8100, 0x110}, {0, 0x8100, 0x111});
	bench_run(&bench, 10);
	assert_int_equal(bench.counts[0], 40);
	assert_int_equal(bench.counts[1], 50);
	assert_int_equal(bench.counts[2], 60);
	/* So for the counters, and again for their controls. */
	assert_int_equal(bench_count(&bench, 'w'), 4);
	assert_int_equal(bench_count(&bench, 'b'), 4);
	assert_int_equal(bench_count(&bench, 'r'), 6);
	bench_end(&bench);
}

static void banked_programming(void **state)
{
	(void)state;
	bench_poke(&bench, TOY_BANK, BANK_SEL, 0, 0, 0x1234);
	bench_add(&bench, "toy_side_0/event=7/");
	assert_int_equal(bench_open(&bench), 0);
	EXPECT_WRITES(&bench,
		      /* what the unit has, and what is there: windows 0 and 1 */
		      {0, 0x8100, 0x100}, {0, 0x8100, 0x101}, {0, 0x8100, 0x100},
		      /* the steps */
		      { 0, 0x8100, 0x100 }, { 0, 0x8106, 0xf }, { 0, 0x8102, 2 }, { 0, 0x8104, 1 }, { 0, 0x8120, 7 },
		      { 0, 0x8110, 0 }, { 0, 0x8103, 1 });
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
	assert_int_equal(bench_peek(&bench, TOY_BANK, BANK_SEL, 0, 0), 0x1234);
}

/* The deltas are modulo 48 bits, whatever the register holds above. */
static void wraps(void **state)
{
	(void)state;
	bench_add(&bench, "toy_top/CYCLES/");
	bench_poke(&bench, TOY_BANK, BANK_CFG, 0, 0, 0x2f03); /* four counters, 48 bits */
	bench_begin(&bench);
	bench_poke(&bench, TOY_BANK, BANK_CNT, 0, 0, 0xfffffffffff0);
	assert_int_equal(pmureg_session_stop(bench.session, &bench.error), 0);
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	bench_run(&bench, 16);
	assert_int_equal(bench_peek(&bench, TOY_BANK, BANK_CNT, 0, 0), 0x10);
	assert_int_equal(bench.counts[0], 32);
	assert_int_equal(bench_peek(&bench, TOY_BANK, BANK_OVSET, 0, 0), 1);
	bench_end(&bench);
}

static void all_instances(void **state)
{
	struct pmureg_count count;

	(void)state;
	bench_add(&bench, "toy_bank/event=9/"); /* its description has it on the first only */
	bench_add(&bench, "toy_bank/event=2/");
	bench_begin(&bench);
	bench_run(&bench, 10);
	assert_int_equal(bench.counts[0], 100);
	assert_int_equal(bench.counts[1], 90);
	assert_int_equal(pmureg_session_read_instance(bench.session, 1, 2, &count), 0);
	assert_int_equal(count.value, 30);
	assert_int_equal(pmureg_session_read_instance(bench.session, 0, 2, &count), -2);
	bench_end(&bench);
}

static void sums_and_pages(void **state)
{
	(void)state;
	bench_add(&bench, "toy_box_0/TOTAL/");
	bench_add(&bench, "toy_box_0/event=200,pages=2/");
	bench_add(&bench, "toy_box_0/TOTAL/"); /* the same: read once */
	bench_poke(&bench, TOY_BOX, BOX_TOTAL, 0, 1, 0xfffffffe);
	bench_begin(&bench);
	bench_skip(&bench);
	bench_run(&bench, 5);
	assert_int_equal(bench.counts[0], 10);
	assert_int_equal(bench.counts[1], 5);
	assert_int_equal(bench.counts[2], 10);
	assert_int_equal(bench_count(&bench, 'r'), 6); /* two counters, high, low, high */
	bench_end(&bench);
}

static void counters_of_24_bits(void **state)
{
	(void)state;
	bench_add(&bench, "toy_box_1/event=1/");
	bench_begin(&bench);
	bench_poke(&bench, TOY_BOX, BOX_COUNT, 1, 0, 0);
	bench_run(&bench, 0x7fffff);
	bench_run(&bench, 0x7fffff);
	assert_int_equal(bench.counts[0], 4 * 0x7fffff);
	assert_int_equal(bench_peek(&bench, TOY_BOX, BOX_STATUS, 1, 0), 1);
	bench_end(&bench);
}

static void deadlines(void **state)
{
	(void)state;
	bench_add(&bench, "core_0/event=1/");
	bench_add(&bench, "toy_top/CYCLES/");
	assert_int_equal(bench_open(&bench), 0);
	/* 44 bits at 80 a nanosecond wrap sooner than 40 bits at 4. */
	assert_int_equal(pmureg_session_deadline(bench.session), (1ULL << 43) / 80);
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
	bench.count = 0;
	bench_add(&bench, "toy_box_0/event=1/");
	assert_int_equal(bench_open(&bench), 0);
	/* 24 bits of which no rate is described: not 1 ms, which 8 a nanosecond would take, but the shortest time. */
	assert_int_equal(pmureg_session_deadline(bench.session), 10000000);
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
}

/* ---- Shared registers, defaults, pools ---- */

static void shared_register(void **state)
{
	(void)state;
	bench_add(&bench, "toy_box_0/event=1,mode=3/");
	bench_add(&bench, "toy_box_0/event=2/"); /* leaves the filter alone */
	assert_int_equal(bench_open(&bench), 0);
	EXPECT_WRITES(&bench, { 2, 0, 0x10002 }, { 2, 4, 0x83 }, { 2, 0x10, 3 }, { 2, 0x30, 0 }, { 2, 0x20, 1 },
		      { 2, 8, 15 }, { 2, 0x38, 0 }, { 2, 0x28, 2 }, { 2, 8, 15 });
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
}

static void unused_shared_register(void **state)
{
	(void)state;
	bench_add(&bench, "toy_box_0/event=1/");
	assert_int_equal(bench_open(&bench), 0);
	EXPECT_WRITES(&bench, {2, 0, 0x10002}, {2, 4, 0x83}, {2, 0x30, 0}, {2, 0x20, 1});
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
}

static void defaults(void **state)
{
	uint64_t config[3];

	(void)state;
	bench_add(&bench, "toy_box_0/event=7/");
	assert_int_equal(bench_open(&bench), 0);
	EXPECT_WRITES(&bench, {2, 0, 0x10002}, {2, 4, 0x83}, {2, 0x10, 2}, {2, 0x30, 0}, {2, 0x20, 7});
	pmureg_event_config(&bench.events[0], config);
	assert_int_equal(config[1], 0); /* not perf's business */
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
}

static void split_term(void **state)
{
	(void)state;
	bench_add(&bench, "toy_box_0/split=0xa12/");
	assert_int_equal(bench_open(&bench), 0);
	EXPECT_WRITES(&bench, {2, 0, 0x10002}, {2, 4, 0x83}, {2, 0x30, 0}, {2, 0x20, 0xa0012});
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
}

static void pools(void **state)
{
	(void)state;
	bench_add(&bench, "toy_box_0/event=1,key=0x123456789a/");
	bench_add(&bench, "toy_box_0/event=2,key=0x123456789a/"); /* the same key: one slot */
	assert_int_equal(bench_open(&bench), 0);
	EXPECT_WRITES(&bench, {2, 0, 0x10002}, {2, 4, 0x83}, {2, 0x50, 0x3456789a}, {2, 0x54, 0x12}, {2, 0x58, 1},
		      {2, 0x30, 0}, {2, 0x20, 1}, {2, 8, 15}, {2, 0x38, 0}, {2, 0x28, 2}, {2, 8, 15});
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
	assert_int_equal(bench_peek(&bench, TOY_BOX, BOX_KEY, 0, 0), 5); /* write-only: its reset value */
}

/* ---- Choice of counters ---- */

static uint64_t programmed(unsigned int counter)
{
	return bench_peek(&bench, TOY_CORE, CORE_EVT, 0, counter) & 0x3ff;
}

static void constraints_move_others(void **state)
{
	(void)state;
	bench_add(&bench, "core_0/ANY/");
	bench_add(&bench, "core_0/LOW/");
	bench_add(&bench, "core_0/FIRST/");
	assert_int_equal(bench_open(&bench), 0);
	assert_int_equal(programmed(0), 0x11);
	assert_int_equal(programmed(1), 0x12);
	assert_int_equal(programmed(2), 0x10);
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
}

static void fixed_counters(void **state)
{
	(void)state;
	bench_add(&bench, "core_0/ANY/");
	bench_add(&bench, "core_0/LOW/");
	bench_add(&bench, "core_0/FIRST/");
	bench_add(&bench, "core_0/event=0x300/");
	bench_add(&bench, "core_0/event=0x300/");
	bench_begin(&bench);
	bench_run(&bench, 9);
	assert_int_equal(bench.counts[3], 9);
	assert_int_equal(bench.counts[4], 9);
	bench_end(&bench);
}

/* ---- Refusals: nothing is written ---- */

static void refuse(int code, const char *part)
{
	bench_skip(&bench);
	bench_expect_error(&bench, bench_open(&bench), code, part);
	assert_int_equal(bench_count(&bench, 'w'), 0);
	assert_null(bench.session);
	bench.count = 0;
}

static void refusals(void **state)
{
	(void)state;
	refuse(-22, "there is no event to count");
	bench_add(&bench, "core_0/FIRST/");
	bench_add(&bench, "core_0/FIRST/");
	refuse(-16,
	       "`core_0/FIRST/`: only counter 0 of toy_core_0 can count it, but other events of the group use it");
	bench_add(&bench, "core_0/NEVER/");
	refuse(-22, "toy_core_0 lacks the counters that can count this event");
	bench_add(&bench, "toy_box_0/event=255/");
	refuse(-22, "`toy_box_0/event=255/`: event 255 is not for use.");
	bench_add(&bench, "toy_box_0/event=1,hint=1/");
	bench_add(&bench, "toy_box_0/event=2,hint=2/");
	refuse(-22,
	       "`toy_box_0/event=1,hint=1/` and `toy_box_0/event=2,hint=2/` cannot be counted together: all events of a box");
	bench_add(&bench, "toy_box_0/event=1,mode=1/");
	bench_add(&bench, "toy_box_0/event=2,mode=2/");
	refuse(-22, "`toy_box_0/event=1,mode=1/` and `toy_box_0/event=2,mode=2/` need different values of FILTER");
	bench_add(&bench, "toy_box_0/event=1,mode=9/");
	refuse(-22, "MODE is 0x9, which is reserved. (FILTER)");
	bench_add(&bench, "toy_box_0/event=1,key=1/");
	bench_add(&bench, "toy_box_0/event=1,key=2/");
	refuse(-16, "`toy_box_0/event=1,key=2/`: the only key is in use.");
	bench_add(&bench, "toy_box_0/event=1/");
	bench_add(&bench, "toy_box_0/event=2/");
	bench_add(&bench, "toy_box_0/event=3/");
	refuse(-16, "2 counters of toy_box_0 can count it, but other events of the group use them");
}

static void events_made_by_hand(void **state)
{
	(void)state;
	bench_add(&bench, "toy_box_0/ALL.BOTH,hint=1/");
	bench.events[0].given &= ~(1ULL << 5);
	refuse(-22, "needs `hint`");
	bench_add(&bench, "toy_box_0/ALL/");
	bench.events[0].instance = 7;
	refuse(-2, "does not exist on this instance");
	bench_add(&bench, "toy_box_0/ALL/");
	bench.events[0].system = NULL;
	refuse(-22, "is not an event of toy");
	bench_add(&bench, "toy_top/TOP_EVENT/");
	bench.events[0].instance = 1;
	refuse(-2, "does not exist on this instance");
}

/* A unit of which only the event words are known has nothing to count with. */
static void no_counters(void **state)
{
	struct pmureg_system *system = bench_copy(&pmureg_system_toy);
	struct pmureg_event event;

	(void)state;
	((struct pmureg_block *)&pmureg_system_blocks(system)[TOY_CORE])->counter_count = 0;
	assert_int_equal(pmureg_event_parse(system, "core_1/event=0x21/", &event, &bench.error), 0);
	bench_expect_error(&bench,
			   pmureg_session_open(bench.memory, 1, system, pmureg_sim_io(bench.sim), &event, 1, NULL,
					       &bench.session, &bench.error),
			   -22,
			   "only a kernel driver can count it, because the counters of toy_core are not described");
	bench_copy_free(system);
}

/* Finding out how many counters there are goes through the selecting register, which must look untouched after. */
static void refusals_after_discovery(void **state)
{
	uint64_t before;

	(void)state;
	bench_poke(&bench, TOY_BANK, BANK_SEL, 0, 0, 0xbeef);
	bench_poke(&bench, TOY_BANK, BANK_CFG, 0, 0, 0x2700);
	before = bench_fingerprint(&bench);
	bench_add(&bench, "toy_top/event=1/");
	bench_add(&bench, "toy_top/event=2/");
	bench_expect_error(&bench, bench_open(&bench), -16, "1 counter of toy_top can count it");
	assert_int_equal(bench_fingerprint(&bench), before);
	bench_poke(&bench, TOY_BANK, BANK_CFG, 0, 0, 0xff02);
	bench_expect_error(&bench, bench_open(&bench), -2,
			   "toy_top reports width 256 for its `general` counters");
	bench_poke(&bench, TOY_BANK, BANK_CFG, 0, 0, 0x2702);
	assert_int_equal(bench_peek(&bench, TOY_BANK, BANK_SEL, 0, 0), 0xbeef);
}

static void raw_event_on_the_wrong_instance(void **state)
{
	(void)state;
	bench_add(&bench, "toy_side_0/event=9/");
	bench_expect_error(&bench, bench_open(&bench), -22, "event 9 is counted by the top unit only.");
}

static void memory_too_small(void **state)
{
	static uint64_t memory[40000];
	size_t size, less;
	struct pmureg_session *session;

	(void)state;
	bench_add(&bench, "toy_bank/event=2/");
	bench_add(&bench, "toy_box/event=1,key=1/");
	size = pmureg_session_size(&pmureg_system_toy, bench.events, bench.count, NULL);
	assert_true(size + 8 <= sizeof(memory));
	for (less = 0; less + 200 < size; less += 97)
		assert_int_equal(pmureg_session_open(memory, less, &pmureg_system_toy, &bench.trace.io, bench.events,
						     bench.count, NULL, &session, &bench.error),
				 -28);
	bench_expect_error(&bench, -28, -28, "the memory is too small: this session needs ");
	assert_int_equal(bench_count(&bench, 'w'), 0);
	/* It need not be aligned. */
	assert_int_equal(pmureg_session_open((char *)memory + 1, size, &pmureg_system_toy, &bench.trace.io,
					     bench.events, bench.count, NULL, &session, &bench.error),
			 0);
	assert_int_equal(pmureg_session_close(session, &bench.error), 0);
}

static void misuse(void **state)
{
	(void)state;
	bench_add(&bench, "core_0/ANY/");
	assert_int_equal(bench_open(&bench), 0);
	bench_expect_error(&bench, pmureg_session_read(bench.session, bench.results, &bench.error), -22,
			   "has not been started");
	bench_expect_error(&bench, pmureg_session_stop(bench.session, &bench.error), -22, "is not running");
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	bench_expect_error(&bench, pmureg_session_start(bench.session, &bench.error), -16, "is running already");
	assert_int_equal(pmureg_session_close(bench.session, NULL), 0); /* stops by itself */
	assert_int_equal(bench_peek(&bench, TOY_CORE, CORE_CTL, 0, 0), 0);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

/* ---- Watching ---- */

/* What a session's watcher was told, beside what the io saw. */
static struct {
	size_t count, wrong;
} watched;

static void watch(void *context, const struct pmureg_access *access)
{
	static const char kinds[] = {'r', 'w', 'b'};
	const struct bench *at = context;
	const struct pmureg_trace_entry *entry = &at->entries[watched.count];

	/* Writes and barriers are told of before they are made, reads when their value is known. */
	if (access->kind == PMUREG_ACCESS_READ || watched.count < at->trace.count)
		watched.wrong += entry->kind != kinds[access->kind] || entry->place.address != access->place.address ||
				 (entry->kind == 'r' && entry->value != access->value);
	watched.wrong += access->kind > PMUREG_ACCESS_BARRIER ||
			 access->reg >= pmureg_system_blocks(&pmureg_system_toy)[access->place.block].register_count;
	watched.count++;
}

static void watching(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_toy);
	watched.count = watched.wrong = 0;
	bench.options.watch = watch;
	bench.options.context = &bench;
	bench_add(&bench, "toy_side_1/event=1/");
	bench_add(&bench, "toy_box_0/event=5,mode=3,hint/");
	bench_add(&bench, "toy_core_0/event=0x10/");
	bench_begin(&bench);
	bench_run(&bench, 3);
	bench_end(&bench);
	assert_int_equal(watched.wrong, 0);
	assert_int_equal(watched.count, bench.trace.count);
	bench_done(&bench);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(plain_session),
		TEST(counter_is_put_back),
		TEST(control_changes_meanwhile),
		TEST(banked_session),
		TEST(banked_programming),
		TEST(wraps),
		TEST(all_instances),
		TEST(sums_and_pages),
		TEST(counters_of_24_bits),
		TEST(deadlines),
		TEST(shared_register),
		TEST(unused_shared_register),
		TEST(defaults),
		TEST(split_term),
		TEST(pools),
		TEST(constraints_move_others),
		TEST(fixed_counters),
		TEST(refusals),
		TEST(events_made_by_hand),
		TEST(no_counters),
		TEST(refusals_after_discovery),
		TEST(raw_event_on_the_wrong_instance),
		TEST(memory_too_small),
		TEST(misuse),
		cmocka_unit_test(watching),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
