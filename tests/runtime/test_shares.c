/*
 * test_shares.c: what part of the time each event gets where events outnumber the counters. The shares are worked out
 * by hand: counters over events, as Linux perf gives them by rotating its list, one event a turn.
 */
#include <stdio.h>

#include "bench.h"
#include "toy.h"

extern const struct pmureg_system pmureg_system_ivbep;

#define TURN 1000

static struct bench bench;
static uint64_t clock_ns;

static uint64_t read_clock(void *context)
{
	(void)context;
	return clock_ns;
}

static void begin(const struct pmureg_system *system)
{
	bench_init(&bench, system);
	clock_ns = 5000;
	bench.options.flags = PMUREG_SESSION_ANY_RATE;
	bench.options.now = read_clock;
}

/* Events 1, 2 ... of a unit, each by itself or all of a group. */
static void add(const char *unit, unsigned int count, uint16_t group)
{
	char text[64];
	unsigned int i;

	for (i = 0; i < count; i++) {
		(void)snprintf(text, sizeof(text), "%s/event=%zu/", unit, bench.count + 1);
		bench_add(&bench, text);
		bench.events[bench.count - 1].group = group;
	}
}

/* All turns twice. Every count is exact, and so is what it is scaled to. */
static void run(size_t turns)
{
	size_t turn, i;

	bench_begin(&bench);
	assert_int_equal(pmureg_session_rotations(bench.session), turns);
	for (turn = 0; turn < 2 * turns; turn++) {
		clock_ns += TURN;
		bench_run(&bench, TURN);
		assert_int_equal(pmureg_session_rotate(bench.session, &bench.error), 0);
	}
	bench_read(&bench);
	for (i = 0; i < bench.count; i++) {
		const struct pmureg_count *count = &bench.results[i];

		assert_int_equal(count->reason, PMUREG_COUNTED);
		assert_int_equal(count->enabled_ns, 2 * turns * TURN);
		assert_int_equal(count->value % count->running_ns, 0);
		assert_int_equal(pmureg_count_scaled(count), count->value / count->running_ns * count->enabled_ns);
	}
}

static void expect_share(size_t event, uint64_t part, uint64_t of)
{
	const struct pmureg_count *count = &bench.results[event];

	if (count->running_ns * of != count->enabled_ns * part)
		print_error("event %zu runs %llu of %llu\n", event, (unsigned long long)count->running_ns,
			    (unsigned long long)count->enabled_ns);
	assert_int_equal(count->running_ns * of, count->enabled_ns * part);
}

/* What each of some events that do not differ gets: counters over events. */
static void expect_shares(size_t first, size_t count, uint64_t part, uint64_t of)
{
	size_t i;

	for (i = first; i < first + count; i++)
		expect_share(i, part, of);
}

static void end(void)
{
	bench_end(&bench);
	bench_done(&bench);
}

/* The home agent has four counters, and each counts any event. */
static void single_events(void **state)
{
	static const struct {
		unsigned int events;
		size_t turns;
		uint64_t part, of;
	} rows[] = {{5, 5, 4, 5}, {6, 3, 2, 3}, {7, 7, 4, 7}, {8, 2, 1, 2}, {9, 9, 4, 9}, {12, 3, 1, 3}};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		begin(&pmureg_system_ivbep);
		add("uncore_ha_0", rows[i].events, 0);
		run(rows[i].turns);
		expect_shares(0, rows[i].events, rows[i].part, rows[i].of);
		end();
	}
}

/* Two and three do not fit into four. */
static void groups(void **state)
{
	(void)state;
	begin(&pmureg_system_ivbep);
	add("uncore_ha_0", 2, 1);
	add("uncore_ha_0", 3, 2);
	run(2);
	expect_shares(0, 5, 1, 2);
	end();
}

/* One fits beside either, so that it is counted all the time. */
static void groups_and_a_small_one(void **state)
{
	(void)state;
	begin(&pmureg_system_ivbep);
	add("uncore_ha_0", 3, 1);
	add("uncore_ha_0", 2, 2);
	add("uncore_ha_0", 1, 3);
	run(2);
	expect_shares(0, 5, 1, 2);
	expect_share(5, 1, 1);
	end();
}

/* A group that wants all counters is not starved by events that always fit somewhere, nor they by it. */
static void a_large_group(void **state)
{
	(void)state;
	begin(&pmureg_system_ivbep);
	add("uncore_ha_0", 4, 1);
	add("uncore_ha_0", 4, 0);
	run(2);
	expect_shares(0, 8, 1, 2);
	end();
}

/* Groups of two on four counters. */
static void three_pairs(void **state)
{
	(void)state;
	begin(&pmureg_system_ivbep);
	add("uncore_ha_0", 2, 1);
	add("uncore_ha_0", 2, 2);
	add("uncore_ha_0", 2, 3);
	run(3);
	expect_shares(0, 6, 2, 3);
	end();
}

/*
 * A cache box counts these three in counters 0 and 1 only (event lists of the Xeon E5 v2 uncore manual), and clock
 * ticks in any: three for two counters, and the other two for the rest.
 */
static void constrained_events(void **state)
{
	static const char *const texts[] = {"uncore_cbox_0/RING_SRC_THRTL/", "uncore_cbox_0/event=0x02,umask=0x01/",
					    "uncore_cbox_0/event=0x13,umask=0x01/"};
	size_t i, free_events;

	(void)state;
	for (free_events = 2; free_events <= 3; free_events++) {
		begin(&pmureg_system_ivbep);
		for (i = 0; i < 3; i++)
			bench_add(&bench, texts[i]);
		for (i = 0; i < free_events; i++)
			bench_add(&bench, "uncore_cbox_0/CLOCKTICKS/");
		run(3);
		expect_shares(0, 3, 2, 3);
		expect_shares(3, free_events, free_events == 2 ? 3 : 2, 3);
		end();
	}
}

/* Of two crowded units each has its own shares: counters over events. */
static void two_units(void **state)
{
	(void)state;
	begin(&pmureg_system_ivbep);
	add("uncore_ha_0", 8, 0);
	add("uncore_ha_1", 6, 0);
	run(6);
	expect_shares(0, 8, 1, 2);
	expect_shares(8, 6, 2, 3);
	end();
}

/* An event of all fifteen boxes takes its turns on all of them. */
static void all_instances(void **state)
{
	(void)state;
	begin(&pmureg_system_ivbep);
	add("uncore_ha", 5, 0);
	run(5);
	expect_shares(0, 5, 4, 5);
	end();
}

/* A stop and a start in between, and a turn that ends early: times stay exact. */
static void times_stay_exact(void **state)
{
	size_t i;

	(void)state;
	begin(&pmureg_system_toy);
	for (i = 0; i < 4; i++)
		bench_add(&bench, "core_0/event=1/");
	bench_begin(&bench);
	for (i = 1; i <= 4; i++) {
		clock_ns += i;
		bench_run(&bench, i);
		assert_int_equal(pmureg_session_rotate(bench.session, &bench.error), 0);
	}
	bench_read(&bench);
	/* Not in the second turn, of 2 ns, and so on: 0 1 2 / 3 0 1 / 2 3 0 / 1 2 3. */
	expect_share(0, 1 + 2 + 3, 10);
	expect_share(1, 1 + 2 + 4, 10);
	expect_share(2, 1 + 3 + 4, 10);
	expect_share(3, 2 + 3 + 4, 10);
	assert_int_equal(pmureg_session_stop(bench.session, &bench.error), 0);
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	bench_read(&bench);
	for (i = 0; i < 4; i++)
		assert_int_equal(bench.results[i].running_ns, 0);
	end();
}

/* NO_ROTATION refuses what would take turns, and needs less memory. */
static void without_rotation(void **state)
{
	size_t with, without;

	(void)state;
	begin(&pmureg_system_ivbep);
	add("uncore_ha_0", 5, 0);
	with = pmureg_session_size(bench.system, bench.events, bench.count, &bench.options);
	bench.options.flags |= PMUREG_SESSION_NO_ROTATION;
	without = pmureg_session_size(bench.system, bench.events, bench.count, &bench.options);
	assert_true(without < with);
	bench_expect_error(&bench, bench_open(&bench), -16, "uncore_ha_0 can count it");
	bench_done(&bench);
}

/*
 * No more than a turn for each group, and each with no more events than counters: eight times the events take about
 * eight times the memory.
 */
static void memory_is_bounded(void **state)
{
	size_t small, large;

	(void)state;
	begin(&pmureg_system_ivbep);
	add("uncore_ha_0", 8, 0);
	small = pmureg_session_size(bench.system, bench.events, bench.count, &bench.options);
	add("uncore_ha_0", 56, 0);
	large = pmureg_session_size(bench.system, bench.events, bench.count, &bench.options);
	assert_true(large < 12 * small);
	run(16);
	expect_shares(0, 64, 1, 16);
	end();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(single_events), cmocka_unit_test(groups), cmocka_unit_test(groups_and_a_small_one),
		cmocka_unit_test(a_large_group), cmocka_unit_test(three_pairs), cmocka_unit_test(constrained_events),
		cmocka_unit_test(two_units), cmocka_unit_test(all_instances), cmocka_unit_test(times_stay_exact),
		cmocka_unit_test(without_rotation), cmocka_unit_test(memory_is_bounded),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
