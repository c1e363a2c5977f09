/*
 * test_rotation.c: more events than counters: turns, their times, what they come to.
 */
#include <string.h>

#include "bench.h"
#include "toy.h"

extern const struct pmureg_system pmureg_system_ivbep;

static struct bench bench;
static uint64_t clock_ns;

static uint64_t read_clock(void *context)
{
	(void)context;
	return clock_ns;
}

static int setup(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_toy);
	clock_ns = 5000;
	bench.options.flags = PMUREG_SESSION_ANY_RATE;
	bench.options.now = read_clock;
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	bench_done(&bench);
	return 0;
}

static void pass(uint64_t ns)
{
	clock_ns += ns;
	bench_run(&bench, ns);
}

static void rotate(void)
{
	assert_int_equal(pmureg_session_rotate(bench.session, &bench.error), 0);
	bench_read(&bench);
}

static void add_group(uint16_t group, const char *text)
{
	bench_add(&bench, text);
	bench.events[bench.count - 1].group = group;
}

/* ---- Times and counts ---- */

/*
 * Three turns of 100, the second of which is ended at 1000 as nobody came: it sits out until all have run for as long.
 */
static void late_turn(void **state)
{
	static const char *const texts[] = {"core_0/event=0x20/", "core_0/event=0x21/", "core_0/event=0x22/"};
	uint64_t least = UINT64_MAX, most = 0;
	size_t i, turn;

	(void)state;
	for (i = 0; i < 9; i++) {
		bench_add(&bench, texts[i % 3]);
		bench.events[i].group = (uint16_t)(i / 3 + 1);
	}
	bench_begin(&bench);
	assert_int_equal(pmureg_session_rotations(bench.session), 3);
	for (turn = 0; turn < 60; turn++) {
		pass(turn == 1 ? 1000 : 100);
		rotate();
	}
	for (i = 0; i < 9; i++) {
		least = bench.results[i].running_ns < least ? bench.results[i].running_ns : least;
		most = bench.results[i].running_ns > most ? bench.results[i].running_ns : most;
		assert_int_equal(bench.counts[i], bench.results[i].running_ns * (0x21 + i % 3));
	}
	assert_true(most - least <= 200 && bench.results[0].enabled_ns == 6900);
	bench_end(&bench);
}

/* Seven events, three counters: seven turns, and each event is in three of them. */
static void seven_events(void **state)
{
	static const char *const texts[] = {"core_0/event=1/", "core_0/event=2/", "core_0/event=3/", "core_0/event=4/",
					    "core_0/event=5/", "core_0/event=6/", "core_0/event=7/"};
	size_t i, turn;

	(void)state;
	for (i = 0; i < 7; i++)
		bench_add(&bench, texts[i]);
	bench_begin(&bench);
	assert_int_equal(pmureg_session_rotations(bench.session), 7);
	pass(100);
	for (i = 0; i < 7; i++) {
		assert_int_equal(bench.results[i].reason, i < 3 ? PMUREG_COUNTED : PMUREG_NEVER_SCHEDULED);
		assert_int_equal(bench.results[i].running_ns, i < 3 ? 100 : 0);
		assert_int_equal(bench.counts[i], i < 3 ? 100 * (i + 2) : 0);
	}
	rotate();
	for (turn = 1; turn < 14; turn++) {
		pass(100);
		rotate();
	}
	for (i = 0; i < 7; i++) {
		assert_int_equal(bench.results[i].reason, PMUREG_COUNTED);
		assert_int_equal(bench.results[i].enabled_ns, 1400);
		assert_int_equal(bench.results[i].running_ns, 600);
		assert_int_equal(bench.counts[i], 600 * (i + 2));
		assert_int_equal(pmureg_count_scaled(&bench.results[i]), 1400 * (i + 2));
	}
	bench_end(&bench);
}

/* A counter that holds something when its turn comes again does not count that. */
static void what_counters_hold_is_not_counted(void **state)
{
	size_t i;

	(void)state;
	for (i = 0; i < 6; i++)
		bench_add(&bench, "core_0/event=1/");
	bench_begin(&bench);
	for (i = 0; i < 4; i++) {
		bench_poke(&bench, TOY_CORE, CORE_CTR, 0, 1, 0xfffffffff00 + i);
		assert_int_equal(pmureg_session_rotate(bench.session, &bench.error), 0);
	}
	assert_int_equal(pmureg_session_stop(bench.session, &bench.error), 0);
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	pass(1000);
	assert_int_equal(bench.counts[0] + bench.counts[3], 2000);
	bench_end(&bench);
}

/* The other unit has room for all: its events are counted all the time, and nobody touches it when turns change. */
static void others_do_not_take_turns(void **state)
{
	size_t i;

	(void)state;
	bench_add(&bench, "core_1/event=1/");
	for (i = 0; i < 4; i++)
		bench_add(&bench, "core_0/event=2/");
	bench_begin(&bench);
	assert_int_equal(pmureg_session_rotations(bench.session), 4);
	pass(10);
	bench_skip(&bench);
	rotate();
	for (i = bench.seen; i < bench.trace.count; i++)
		assert_false(bench.entries[i].kind == 'w' && bench.entries[i].place.address >= 0x740);
	pass(10);
	assert_int_equal(bench.results[0].running_ns, 20);
	assert_int_equal(bench.counts[0], 40);
	for (i = 1; i < 5; i++)
		assert_int_equal(bench.results[i].running_ns, i < 3 ? 20 : 10);
	bench_end(&bench);
}

/* Time passes between two turns, too: nobody's. */
static int slow_one(struct pmureg_io *io, struct pmureg_access *access)
{
	clock_ns += access->kind == PMUREG_ACCESS_WRITE ? 3 : 0;
	return pmureg_io_access(((struct pmureg_trace *)(void *)io)->inner, access);
}

static int slow_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	return pmureg_io_each(io, list, count, failed, slow_one);
}

static void time_between_turns(void **state)
{
	uint64_t running = 0;
	size_t i;

	(void)state;
	for (i = 0; i < 4; i++)
		bench_add(&bench, "core_0/event=2/");
	bench_begin(&bench);
	bench.trace.io.run = slow_run;
	for (i = 0; i < 10; i++) {
		clock_ns += 100;
		rotate();
	}
	for (i = 0; i < 4; i++) {
		assert_true(bench.results[i].running_ns >= 700);
		running += bench.results[i].running_ns;
	}
	assert_true(running < 3 * bench.results[0].enabled_ns);
	bench_end(&bench);
}

static void scaling(void **state)
{
	static const struct {
		uint64_t value, enabled, running, scaled;
	} rows[] = {
		{ 100, 10, 10, 100 }, { 100, 0, 0, 100 }, { 0, 10, 3, 0 }, { 1, 3, 2, 2 }, { 1, 4, 3, 1 },
		{ 1000000007, 4000000000, 1000000000, 4000000028 }, { UINT64_MAX / 2, 3, 2, UINT64_MAX / 4 * 3 + 2 },
		{ UINT64_MAX, 2, 1, UINT64_MAX }, { 5, UINT64_MAX, UINT64_MAX - 1, 5 },
		{ 1ULL << 62, 1ULL << 63, (1ULL << 63) - 1, (1ULL << 62) + 1 },
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		const struct pmureg_count count = {rows[i].value, rows[i].enabled, rows[i].running, PMUREG_COUNTED};

		assert_int_equal(pmureg_count_scaled(&count), rows[i].scaled);
	}
}

/* ---- Groups ---- */

static void groups_stay_together(void **state)
{
	size_t i, turn;

	(void)state;
	add_group(1, "core_0/event=1/");
	add_group(1, "core_0/event=2/");
	add_group(2, "core_0/event=3/");
	add_group(2, "core_0/event=4/");
	add_group(2, "core_1/event=5/");
	add_group(3, "core_0/event=6/"); /* there is room beside both */
	bench_begin(&bench);
	assert_int_equal(pmureg_session_rotations(bench.session), 2);
	for (turn = 0; turn < 5; turn++) {
		pass(100 + turn);
		assert_int_equal(bench.results[0].running_ns, bench.results[1].running_ns);
		assert_int_equal(bench.results[5].running_ns, bench.results[5].enabled_ns);
		for (i = 3; i < 5; i++)
			assert_int_equal(bench.results[2].running_ns, bench.results[i].running_ns);
		rotate();
	}
	assert_int_equal(bench.counts[4], 204 * 6); /* the second and the fourth turn */
	bench_end(&bench);
}

static void refuse(int code, const char *part)
{
	bench_skip(&bench);
	bench_expect_error(&bench, bench_open(&bench), code, part);
	assert_int_equal(bench_count(&bench, 'w'), 0);
	bench.count = 0;
}

/* What does not fit alone never will. */
static void refusals(void **state)
{
	size_t i;

	(void)state;
	bench_add(&bench, "core_0/event=1/");
	for (i = 0; i < 4; i++)
		add_group(1, "core_0/event=2/");
	refuse(-16, "3 counters of toy_core_0 can count it, but other events of the group use them: count it in another group "
		    "than `core_0/event=2/`, `core_0/event=2/`, `core_0/event=2/`");
	for (i = 0; i < 4; i++)
		bench_add(&bench, "core_0/event=2/");
	bench_add(&bench, "core_0/NEVER/");
	refuse(-22, "`core_0/NEVER/`: toy_core_0 lacks the counters that can count this event");
	add_group(1, "toy_box_0/event=1,hint=1/");
	add_group(1, "toy_box_0/event=2,hint=2/");
	bench_add(&bench, "toy_box_0/event=3/");
	refuse(-22,
	       "`toy_box_0/event=1,hint=1/` and `toy_box_0/event=2,hint=2/` cannot be counted together: all events of a box");
	bench.options.flags |= PMUREG_SESSION_NO_ROTATION;
	for (i = 0; i < 4; i++)
		bench_add(&bench, "core_0/event=2/");
	refuse(-16, "3 counters of toy_core_0 can count it");
}

/* Events that a rule keeps apart, a filter they share, the only slot of a pool: they take turns. */
static void rules_make_turns(void **state)
{
	(void)state;
	bench_add(&bench, "toy_box_0/event=1,hint=1/");
	bench_add(&bench, "toy_box_0/event=2,hint=2/");
	bench_add(&bench, "toy_box_1/event=3,mode=1/");
	bench_add(&bench, "toy_box_1/event=4,mode=2/");
	bench_add(&bench, "core_0/FIRST/");
	bench_add(&bench, "core_0/FIRST/");
	bench_begin(&bench);
	assert_int_equal(pmureg_session_rotations(bench.session), 2);
	pass(100);
	rotate();
	pass(100);
	assert_int_equal(bench.counts[0], 200);
	assert_int_equal(bench.counts[1], 300);
	assert_int_equal(bench.counts[2], 400);
	assert_int_equal(bench.counts[3], 500);
	assert_int_equal(bench.counts[4], 100 * 0x12);
	assert_int_equal(bench.counts[5], 100 * 0x12);
	bench_end(&bench);
}

/* Banks, discovery, all instances: and everything is put back after any number of turns. */
static void turns_of_banks(void **state)
{
	uint64_t before;
	size_t i, turns;

	(void)state;
	bench_poke(&bench, TOY_BANK, BANK_SEL, 0, 0, 0x4321);
	bench_poke(&bench, TOY_BANK, BANK_TYPE, 2, 1, 0x155);
	before = bench_fingerprint(&bench);
	for (i = 0; i < 5; i++)
		bench_add(&bench, "toy_bank/event=2/");
	bench_begin(&bench);
	turns = pmureg_session_rotations(bench.session);
	assert_true(turns > 1);
	for (i = 0; i < 3 * turns; i++) {
		pass(50);
		rotate();
	}
	for (i = 0; i < 5; i++)
		assert_int_equal(pmureg_count_scaled(&bench.results[i]), 3 * turns * 50 * 9);
	bench_end(&bench);
	assert_int_equal(bench_fingerprint(&bench), before);
}

/* ---- Someone who comes to a unit whose events take turns ---- */

/*
 * Two turns on C-Box 0 of Ivy Bridge-EP: counters 0 to 2, 0 and 1; box control bits 0 and 1 would reset whoever is on
 * counter 3, too (Intel 329468, table 2-10). Event 0x35 adds 0x36 at each tick.
 */
static void begin_on_a_box(void)
{
	bench_done(&bench);
	bench_init(&bench, &pmureg_system_ivbep);
	bench.options.flags = PMUREG_SESSION_ANY_RATE;
	bench.options.now = read_clock;
	for (unsigned int i = 0; i < 5; i++)
		add_group((uint16_t)(i / 3 + 1), "uncore_cbox_0/event=0x1/");
	add_group(3, "uncore_cbox_1/event=0x12/");
	bench_begin(&bench);
	assert_int_equal(pmureg_session_rotations(bench.session), 2);
}

static void someone_comes(uint32_t counter)
{
	bench_poke_named(&bench, "cbo", "ctr", 0, counter, 0);
	bench_poke_named(&bench, "cbo", "ctl", 0, counter, 0x400035);
}

static void expect_someone(uint32_t counter, uint64_t ticks)
{
	assert_int_equal(bench_peek_named(&bench, "cbo", "ctl", 0, counter), 0x400035);
	assert_int_equal(bench_peek_named(&bench, "cbo", "ctr", 0, counter), ticks * 0x36);
}

static void someone_on_a_free_counter(void **state)
{
	(void)state;
	begin_on_a_box();
	pass(100);
	someone_comes(3);
	for (size_t turn = 0; turn < 5; turn++) {
		pass(100);
		rotate();
	}
	expect_someone(3, 500);
	for (size_t i = 0; i < 5; i++) {
		assert_int_equal(bench.results[i].reason, PMUREG_COUNTED);
		assert_int_equal(bench.counts[i], bench.results[i].running_ns * 2);
	}
	bench_end(&bench);
	assert_int_equal(pmureg_sim_advance(bench.sim, 100), 0);
	expect_someone(3, 600);
}

/* What our events have counted there since is not known; those of another unit go on. */
static void someone_on_a_counter_of_ours(void **state)
{
	(void)state;
	for (uint32_t counter = 0; counter < 3; counter++) {
		begin_on_a_box();
		pass(100);
		someone_comes(counter);
		for (size_t turn = 0; turn < 5; turn++) {
			pass(100);
			rotate();
		}
		expect_someone(counter, 500);
		for (size_t i = 0; i < 5; i++)
			assert_int_equal(bench.results[i].reason, PMUREG_IN_USE);
		assert_int_equal(bench.counts[5], 600 * 0x13);
		bench_end(&bench);
		assert_int_equal(pmureg_sim_advance(bench.sim, 100), 0);
		expect_someone(counter, 600);
	}
}

static void misuse(void **state)
{
	(void)state;
	bench_add(&bench, "core_0/event=1/");
	assert_int_equal(bench_open(&bench), 0);
	assert_int_equal(pmureg_session_rotations(bench.session), 1);
	bench_expect_error(&bench, pmureg_session_rotate(bench.session, &bench.error), -22, "has not been started");
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	bench_skip(&bench);
	assert_int_equal(pmureg_session_rotate(bench.session, &bench.error), 0); /* there is nobody to give way to */
	assert_int_equal(bench.trace.count, bench.seen);
	assert_int_equal(pmureg_session_stop(bench.session, &bench.error), 0);
	bench_expect_error(&bench, pmureg_session_rotate(bench.session, &bench.error), -22, "is not running");
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(late_turn),
		TEST(seven_events),
		TEST(what_counters_hold_is_not_counted),
		TEST(others_do_not_take_turns),
		TEST(time_between_turns),
		TEST(scaling),
		TEST(groups_stay_together),
		TEST(refusals),
		TEST(rules_make_turns),
		TEST(turns_of_banks),
		TEST(someone_on_a_free_counter),
		TEST(someone_on_a_counter_of_ours),
		TEST(misuse),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
