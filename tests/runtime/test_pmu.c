/*
 * test_pmu.c: events that come and go on a PMU, as a driver of an operating system counts them.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <pmureg/systems.h>

#include "bench.h"
#include "core/run/pmu.h"
#include "drawn.h"
#include "toy.h"

extern const struct pmureg_system pmureg_system_cmn600;
extern const struct pmureg_system pmureg_system_ivbep;
extern const struct pmureg_system pmureg_system_nhm;

#define MOST 16

static struct bench bench;
static struct pmureg_pmu *pmu;
static struct pmureg_pmu_event *counted[MOST];
static void *memory[MOST + 1]; /* of the events, and of the PMU */
static struct pmureg_control owned;

/* Opens the PMU of a unit of bench.system on the simulated device. */
static int open_pmu(const struct pmureg_block *block, uint16_t instance, size_t events)
{
	const struct pmureg_pmu_options options = {.size = sizeof(options), .events = events, .owned = &owned};
	const size_t size = pmureg_pmu_size(bench.system, block, &options);

	for (size_t i = 0; i <= MOST; i++) {
		memory[i] = malloc(i == MOST ? size : pmureg_pmu_event_size(block, i));
		assert_non_null(memory[i]);
	}
	return pmureg_pmu_open(memory[MOST], size, bench.system, &bench.trace.io, block, instance, &options, &pmu,
			       &bench.error);
}

static void free_pmu(void)
{
	for (size_t i = 0; i <= MOST; i++)
		free(memory[i]);
}

static const struct pmureg_block *block_named(const char *name)
{
	return &pmureg_system_blocks(bench.system)[bench_block(bench.system, name)];
}

static void begin(const struct pmureg_system *system, const char *block, uint16_t instance)
{
	bench_init(&bench, system);
	if (open_pmu(block_named(block), instance, 0))
		fail_msg("%s", bench.error.message);
	assert_int_equal(bench_count(&bench, 'w'), 0);
	bench_skip(&bench);
}

static void end(void)
{
	const char *fault = "";

	if (pmureg_sim_faults(bench.sim, &fault))
		fail_msg("%s", fault);
	free_pmu();
	bench_done(&bench);
}

/* An event of its own, or in the group of the `group` events before it. */
static int init_event(size_t i, const char *text, size_t group)
{
	struct pmureg_event event;

	if (pmureg_event_parse(bench.system, text, &event, &bench.error))
		fail_msg("%s", bench.error.message);
	return pmureg_pmu_event_init(pmu, memory[i], pmureg_pmu_event_size(event.block, group), &event,
				     &counted[i - group], group, &counted[i], &bench.error);
}

static void add_event(size_t i, const char *text)
{
	if (init_event(i, text, 0))
		fail_msg("%s", bench.error.message);
	assert_int_equal(pmureg_pmu_add(pmu, counted[i]), 0);
	assert_int_equal(pmureg_pmu_start(pmu, counted[i]), 0);
}

/* The first events go, and the unit is given back. */
static void leave(size_t count)
{
	assert_int_equal(pmureg_pmu_disable(pmu), 0);
	for (size_t i = 0; i < count; i++)
		assert_int_equal(pmureg_pmu_del(pmu, counted[i]), 0);
	assert_int_equal(pmureg_pmu_release(pmu, NULL, NULL, &bench.error), 0);
}

static uint64_t value_of(size_t i)
{
	struct pmureg_count count;

	assert_int_equal(pmureg_pmu_read(pmu, counted[i], &count), 0);
	assert_int_equal(count.reason, PMUREG_COUNTED);
	return count.value;
}

static void pass(uint64_t ticks)
{
	assert_int_equal(pmureg_sim_advance(bench.sim, ticks), 0);
}

/* ---- What is written: Nehalem (SDM 18.17.2), see test_nhm.c ---- */

static void a_counter_each(void **state)
{
	(void)state;
	begin(&pmureg_system_nhm, "uncore", 0);
	bench_poke_named(&bench, "uncore", "perfcntr", 0, 0, 0x1234);
	const uint64_t before = bench_fingerprint(&bench);

	assert_int_equal(pmureg_pmu_take(pmu, &bench.error), 0);
	EXPECT_WRITES(&bench, {0, 0x391, 0});
	add_event(0, "uncore/event=0x20,umask=0x3/");
	EXPECT_WRITES(&bench, {0, 0x3B0, 0}, {0, 0x3C0, 0x400320});
	assert_int_equal(pmureg_pmu_enable(pmu), 0);
	EXPECT_WRITES(&bench, {0, 0x391, 1});
	pass(100);
	assert_int_equal(value_of(0), 3300);

	/* Another one comes: counter 0 goes on from where it is. */
	assert_int_equal(pmureg_pmu_disable(pmu), 0);
	EXPECT_WRITES(&bench, {0, 0x391, 0});
	add_event(1, "uncore/event=0x0b,umask=0x1/");
	EXPECT_WRITES(&bench, {0, 0x3B1, 0}, {0, 0x3C1, 0x40010B});
	add_event(2, "uncore/clockticks/");
	EXPECT_WRITES(&bench, {0, 0x394, 0}, {0, 0x395, 1});
	assert_int_equal(pmureg_pmu_enable(pmu), 0);
	EXPECT_WRITES(&bench, {0, 0x391, 0x100000003});
	pass(10);
	assert_int_equal(value_of(0), 3630);
	assert_int_equal(value_of(1), 120);

	/* The first one goes; the next that comes gets its counter. */
	assert_int_equal(pmureg_pmu_disable(pmu), 0);
	EXPECT_WRITES(&bench, {0, 0x391, 0});
	assert_int_equal(pmureg_pmu_del(pmu, counted[0]), 0);
	assert_int_equal(bench_count(&bench, 'w'), 0);
	assert_int_equal(pmureg_pmu_enable(pmu), 0);
	EXPECT_WRITES(&bench, {0, 0x391, 0x100000002});
	pass(10);
	assert_int_equal(value_of(0), 3630);
	assert_int_equal(value_of(1), 240);
	assert_int_equal(pmureg_pmu_disable(pmu), 0);
	EXPECT_WRITES(&bench, {0, 0x391, 0});
	assert_int_equal(pmureg_pmu_add(pmu, counted[0]), 0);
	assert_int_equal(pmureg_pmu_start(pmu, counted[0]), 0);
	EXPECT_WRITES(&bench, {0, 0x3B0, 0}, {0, 0x3C0, 0x400320});
	assert_int_equal(pmureg_pmu_enable(pmu), 0);
	pass(1);
	assert_int_equal(value_of(0), 3663);

	assert_int_equal(pmureg_pmu_release(pmu, NULL, NULL, &bench.error), -16);
	leave(3);
	assert_int_equal(bench_fingerprint(&bench), before);
	end();
}

/* The filter of a C-Box serves all its counters (Linux: shared register). Bits 28:20 of 0xD1A are opc, 5:0 of 0xD14 tid. */
static void a_filter_for_all(void **state)
{
	(void)state;
	begin(&pmureg_system_ivbep, "cbo", 0);
	bench_poke_named(&bench, "cbo", "filter1", 0, 0, 0x01300000);
	assert_int_equal(pmureg_pmu_take(pmu, &bench.error), 0);
	EXPECT_WRITES(&bench, {0, 0xD04, 0x30103});
	add_event(0, "uncore_cbox_0/event=0x35,umask=0x3,filter_opc=0x182/");
	EXPECT_WRITES(&bench, {0, 0xD1A, 0x18200000}, {0, 0xD10, 0x400335});
	add_event(1, "uncore_cbox_0/event=0x37,umask=0x41,filter_nid=0x1/");
	EXPECT_WRITES(&bench, {0, 0xD1A, 0x18200001}, {0, 0xD11, 0x404137});

	/* What needs another value waits until the first one has gone. */
	assert_int_equal(init_event(2, "uncore_cbox_0/event=0x35,umask=0x3,filter_opc=0x187/", 0), 0);
	assert_int_equal(pmureg_pmu_add(pmu, counted[2]), -16);
	assert_int_equal(bench_count(&bench, 'w'), 0);
	assert_int_equal(pmureg_pmu_del(pmu, counted[0]), 0);
	EXPECT_WRITES(&bench, {0, 0xD1A, 1});
	assert_int_equal(pmureg_pmu_add(pmu, counted[2]), 0);
	assert_int_equal(pmureg_pmu_start(pmu, counted[2]), 0);
	EXPECT_WRITES(&bench, {0, 0xD1A, 0x18700001}, {0, 0xD10, 0x400335});

	/* An event that is started again does not take away what another one needs; nobody's bits are as they were found. */
	assert_int_equal(pmureg_pmu_stop(pmu, counted[1]), 0);
	assert_int_equal(pmureg_pmu_start(pmu, counted[1]), 0);
	EXPECT_WRITES(&bench, {0, 0xD1A, 0x18700001}, {0, 0xD11, 0x404137});
	assert_int_equal(pmureg_pmu_del(pmu, counted[1]), 0);
	EXPECT_WRITES(&bench, {0, 0xD1A, 0x18700000});
	assert_int_equal(pmureg_pmu_del(pmu, counted[2]), 0);
	EXPECT_WRITES(&bench, {0, 0xD1A, 0x01300000});
	assert_int_equal(pmureg_pmu_release(pmu, NULL, NULL, &bench.error), 0);
	assert_int_equal(bench_peek_named(&bench, "cbo", "filter1", 0, 0), 0x01300000);
	end();
}

/* An enable that someone forgot starts no counter before its event is there. */
static void a_forgotten_enable(void **state)
{
	(void)state;
	begin(&pmureg_system_nhm, "uncore", 0);
	bench_poke_named(&bench, "uncore", "perf_global_ctrl", 0, 0, 0x3);
	assert_int_equal(pmureg_pmu_take(pmu, &bench.error), 0);
	EXPECT_WRITES(&bench, {0, 0x391, 0});
	assert_int_equal(pmureg_pmu_release(pmu, NULL, NULL, &bench.error), 0);
	assert_int_equal(bench_peek_named(&bench, "uncore", "perf_global_ctrl", 0, 0), 0x3);
	end();
}

/* The filter of the invented box serves both counters; its bits 31:16 are nobody's, but read: each write
 * keeps them. */
static void bits_of_nobody(void **state)
{
	struct pmureg_system *system = bench_copy(&pmureg_system_toy);
	struct pmureg_register *filter =
		(struct pmureg_register *)&pmureg_block_registers(&pmureg_system_blocks(system)[TOY_BOX])[BOX_FILTER];

	(void)state;
	filter->masks.readable |= 0xFFFF0000;
	begin(system, "box", 0);
	bench_poke_named(&bench, "box", "filter", 0, 0, 0xABCD0001);
	assert_int_equal(pmureg_pmu_take(pmu, &bench.error), 0);
	add_event(0, "toy_box_0/event=2,hint=3/");
	assert_int_equal(bench_peek_named(&bench, "box", "filter", 0, 0), 0xABCD0300);
	add_event(1, "toy_box_0/event=3,mode=2,hint=3/");
	assert_int_equal(bench_peek_named(&bench, "box", "filter", 0, 0), 0xABCD0302);
	assert_int_equal(pmureg_pmu_del(pmu, counted[1]), 0);
	assert_int_equal(bench_peek_named(&bench, "box", "filter", 0, 0), 0xABCD0300);
	assert_int_equal(pmureg_pmu_add(pmu, counted[1]), 0);
	assert_int_equal(pmureg_pmu_stop(pmu, counted[0]), 0);
	bench_skip(&bench);
	assert_int_equal(pmureg_pmu_start(pmu, counted[0]), 0);
	EXPECT_WRITES(&bench, {2, 0x10, 0xABCD0302}, {2, 0x30, 0}, {2, 0x20, 2});
	assert_int_equal(bench_peek_named(&bench, "box", "filter", 0, 0), 0xABCD0302);
	leave(2);
	assert_int_equal(bench_peek_named(&bench, "box", "filter", 0, 0), 0xABCD0001);
	end();
	bench_copy_free(system);
}

/* One slot for a key: events with the same key share it, and the last one that goes writes KEY again, as 0. */
static void a_slot(void **state)
{
	(void)state;
	begin(&pmureg_system_toy, "box", 1);
	assert_int_equal(pmureg_pmu_take(pmu, &bench.error), 0);
	assert_int_equal(bench_peek_named(&bench, "box", "key", 1, 0), 5);
	add_event(0, "toy_box_1/event=2,key=7/");
	assert_int_equal(bench_peek_named(&bench, "box", "addr", 1, 0), 7);
	assert_int_equal(bench_peek_named(&bench, "box", "key", 1, 0), 1);
	assert_int_equal(init_event(2, "toy_box_1/event=3,key=8/", 0), 0);
	assert_int_equal(pmureg_pmu_add(pmu, counted[2]), -16);
	add_event(1, "toy_box_1/event=3,key=7/");
	assert_int_equal(pmureg_pmu_del(pmu, counted[0]), 0);
	assert_int_equal(bench_peek_named(&bench, "box", "key", 1, 0), 1);
	assert_int_equal(pmureg_pmu_add(pmu, counted[2]), -16);
	assert_int_equal(pmureg_pmu_del(pmu, counted[1]), 0);
	assert_int_equal(bench_peek_named(&bench, "box", "key", 1, 0), 0);
	assert_int_equal(pmureg_pmu_add(pmu, counted[2]), 0);
	assert_int_equal(pmureg_pmu_start(pmu, counted[2]), 0);
	assert_int_equal(bench_peek_named(&bench, "box", "addr", 1, 0), 8);
	assert_int_equal(pmureg_pmu_del(pmu, counted[2]), 0);
	/* An event that shared the slot with another one has it for itself now, on the same counter as before. */
	add_event(3, "toy_box_1/event=4/");
	assert_int_equal(pmureg_pmu_add(pmu, counted[1]), 0);
	assert_int_equal(pmureg_pmu_start(pmu, counted[1]), 0);
	assert_int_equal(bench_peek_named(&bench, "box", "addr", 1, 0), 7);
	assert_int_equal(pmureg_pmu_del(pmu, counted[1]), 0);
	assert_int_equal(pmureg_pmu_del(pmu, counted[3]), 0);
	assert_int_equal(pmureg_pmu_release(pmu, NULL, NULL, &bench.error), 0);
	assert_int_equal(bench_peek_named(&bench, "box", "key", 1, 0), 5);
	end();
}

/* ---- What is refused ---- */

#define WATCHPOINT "type=0x7770,eventid=0,wp_dev_sel=0,wp_chn_sel=0,wp_val=0,wp_mask=0,wp_exclusive=0"

/* Two watchpoints of a crosspoint are halves of one match, or none is: a rule between events of no group. */
static void a_rule_between_events(void **state)
{
	(void)state;
	begin(&pmureg_system_cmn600, "xp", 0);
	assert_int_equal(pmureg_pmu_take(pmu, &bench.error), 0);
	add_event(0, "cmn600_xp_0_0/" WATCHPOINT ",wp_grp=0,wp_combine=0/");
	if (init_event(1, "cmn600_xp_0_0/" WATCHPOINT ",wp_grp=1,wp_combine=3/", 0))
		fail_msg("%s", bench.error.message);
	assert_int_equal(pmureg_pmu_add(pmu, counted[1]), -16);
	assert_int_equal(pmureg_pmu_del(pmu, counted[0]), 0);
	assert_int_equal(pmureg_pmu_add(pmu, counted[1]), 0);
	assert_int_equal(pmureg_pmu_del(pmu, counted[1]), 0);
	assert_int_equal(pmureg_pmu_release(pmu, NULL, NULL, &bench.error), 0);
	end();
}

static void groups(void **state)
{
	(void)state;
	begin(&pmureg_system_ivbep, "cbo", 0);
	/* TOR_OCCUPANCY counts only in counter 0 (manual, table 2-14): a group of two cannot. */
	assert_int_equal(init_event(0, "uncore_cbox_0/event=0x36,umask=0xa/", 0), 0);
	bench_expect_error(&bench, init_event(1, "uncore_cbox_0/event=0x36,umask=0x8/", 1), -16,
			   "only counter 0 of uncore_cbox_0 can count it");
	assert_int_equal(init_event(1, "uncore_cbox_0/event=0x9/", 1), 0);
	assert_int_equal(init_event(2, "uncore_cbox_0/event=0xa/", 2), 0);
	assert_int_equal(init_event(3, "uncore_cbox_0/event=0xb/", 3), 0);
	bench_expect_error(&bench, init_event(4, "uncore_cbox_0/event=0x0/", 4), -22, "more events than");
	/* Alone it can, but it has no place beside the other one. */
	assert_int_equal(init_event(4, "uncore_cbox_0/event=0x36,umask=0x8/", 0), 0);
	/* A rule of the description; a term without effect; another unit's event. */
	bench_expect_error(&bench, init_event(5, "uncore_cbox_0/event=0x9,filter_tid=2/", 0), -22,
			   "filter_tid acts only with tid_en=1");
	bench_expect_error(&bench, init_event(5, "uncore_cbox_1/event=0x9/", 0), -2, "not an event of this PMU");
	assert_int_equal(bench_count(&bench, 'r') + bench_count(&bench, 'w'), 0);

	assert_int_equal(pmureg_pmu_add(pmu, counted[0]), -22); /* not taken */
	assert_int_equal(pmureg_pmu_take(pmu, &bench.error), 0);
	assert_int_equal(pmureg_pmu_take(pmu, &bench.error), -16);
	assert_int_equal(pmureg_pmu_start(pmu, counted[0]), -22);
	assert_int_equal(pmureg_pmu_add(pmu, counted[0]), 0);
	assert_int_equal(pmureg_pmu_add(pmu, counted[0]), -22);
	assert_int_equal(pmureg_pmu_add(pmu, counted[4]), -16);
	for (size_t i = 1; i < 4; i++)
		assert_int_equal(pmureg_pmu_add(pmu, counted[i]), 0);
	for (size_t i = 0; i < 4; i++)
		assert_int_equal(pmureg_pmu_del(pmu, counted[i]), 0);
	assert_int_equal(pmureg_pmu_add(pmu, counted[4]), 0);
	assert_int_equal(pmureg_pmu_del(pmu, counted[4]), 0);
	assert_int_equal(pmureg_pmu_release(pmu, NULL, NULL, &bench.error), 0);
	end();
}

/* TOR_INSERTS counts in counters 0 and 1, TOR_OCCUPANCY only in 0 (manual, table 2-14). */
static void a_group_fits(void **state)
{
	static const char *const texts[] = {"uncore_cbox_0/event=0x35,umask=0x3,filter_opc=0x182/",
					    "uncore_cbox_0/event=0x36,umask=0x8/", "uncore_cbox_0/event=0x9/",
					    "uncore_cbox_0/event=0xa/"};

	(void)state;
	begin(&pmureg_system_ivbep, "cbo", 0);
	assert_int_equal(pmureg_pmu_prepare(pmu, NULL), -22); /* not taken */
	assert_int_equal(pmureg_pmu_take(pmu, &bench.error), 0);
	for (size_t i = 0; i < 4; i++) {
		assert_int_equal(init_event(i, texts[i], i), 0);
		for (size_t k = 0; k <= i; k++)
			assert_int_equal(pmureg_pmu_prepare(pmu, counted[k]), 0);
	}
	bench_skip(&bench);
	for (size_t turn = 0; turn < 4; turn++) {
		for (size_t i = 0; i < 4; i++)
			assert_int_equal(pmureg_pmu_add(pmu, counted[(turn + i) % 4]), 0);
		for (size_t i = 0; i < 4; i++)
			assert_int_equal(pmureg_pmu_del(pmu, counted[i]), 0);
	}
	assert_int_equal(bench_count(&bench, 'r'), 0);
	bench_skip(&bench);
	assert_int_equal(pmureg_pmu_add(pmu, counted[0]), 0);
	assert_int_equal(pmureg_pmu_prepare(pmu, counted[0]), 0);
	assert_int_equal(pmureg_pmu_start(pmu, counted[0]), 0);
	EXPECT_WRITES(&bench, {0, 0xD1A, 0x18200000}, {0, 0xD11, 0x400335});
	assert_int_equal(pmureg_pmu_del(pmu, counted[0]), 0);
	assert_int_equal(pmureg_pmu_release(pmu, NULL, NULL, &bench.error), 0);
	end();
}

/* An event that any counter counts has once been in the way of one that needs counter 0, and not again. */
static void a_counter_that_another_needs(void **state)
{
	(void)state;
	begin(&pmureg_system_ivbep, "cbo", 0);
	assert_int_equal(pmureg_pmu_take(pmu, &bench.error), 0);
	assert_int_equal(init_event(0, "uncore_cbox_0/event=0x9/", 0), 0);
	assert_int_equal(init_event(1, "uncore_cbox_0/event=0x36,umask=0x8/", 0), 0);
	assert_int_equal(pmureg_pmu_add(pmu, counted[0]), 0);
	assert_int_equal(pmureg_pmu_add(pmu, counted[1]), -16);
	assert_int_equal(pmureg_pmu_del(pmu, counted[0]), 0);
	for (size_t turn = 1; turn < 4; turn++) {
		assert_int_equal(pmureg_pmu_add(pmu, counted[turn % 2]), 0);
		assert_int_equal(pmureg_pmu_add(pmu, counted[1 - turn % 2]), 0);
		assert_int_equal(pmureg_pmu_del(pmu, counted[0]), 0);
		assert_int_equal(pmureg_pmu_del(pmu, counted[1]), 0);
	}
	assert_int_equal(pmureg_pmu_release(pmu, NULL, NULL, &bench.error), 0);
	end();
}

/* Events with as many counters as there are get one each, at once. */
static void a_counter_for_each(void **state)
{
	char text[40];

	(void)state;
	begin(&pmureg_system_nhm, "uncore", 0);
	assert_int_equal(pmureg_pmu_take(pmu, &bench.error), 0);
	for (size_t i = 0; i < 8; i++) {
		snprintf(text, sizeof(text), "uncore/event=%zu/", i + 1);
		assert_int_equal(init_event(i, text, 0), 0);
		assert_int_equal(pmureg_pmu_prepare(pmu, counted[i]), 0);
	}
	bench_skip(&bench);
	for (size_t i = 0; i < 8; i++)
		assert_int_equal(pmureg_pmu_add(pmu, counted[i]), 0);
	assert_int_equal(bench_count(&bench, 'r') + bench_count(&bench, 'w'), 0);
	/* One whose counter is taken gets another one, and wants it the next time. */
	assert_int_equal(pmureg_pmu_del(pmu, counted[3]), 0);
	assert_int_equal(init_event(8, "uncore/event=9/", 0), 0);
	assert_int_equal(pmureg_pmu_add(pmu, counted[8]), 0);
	assert_int_equal(pmureg_pmu_add(pmu, counted[3]), -16);
	assert_int_equal(pmureg_pmu_del(pmu, counted[0]), 0);
	assert_int_equal(pmureg_pmu_add(pmu, counted[3]), 0);
	assert_int_equal(pmureg_pmu_start(pmu, counted[3]), 0);
	bench_skip(&bench);
	assert_int_equal(pmureg_pmu_del(pmu, counted[3]), 0);
	assert_int_equal(pmureg_pmu_del(pmu, counted[8]), 0);
	assert_int_equal(pmureg_pmu_add(pmu, counted[3]), 0);
	assert_int_equal(bench_count(&bench, 'r'), 1); /* when it was stopped */
	for (size_t i = 1; i < 8; i++)
		assert_int_equal(pmureg_pmu_del(pmu, counted[i]), 0);
	assert_int_equal(pmureg_pmu_release(pmu, NULL, NULL, &bench.error), 0);
	end();
}

static void too_small(void **state)
{
	const struct pmureg_block *block;
	size_t size;

	(void)state;
	begin(&pmureg_system_nhm, "uncore", 0);
	block = block_named("uncore");
	size = pmureg_pmu_size(bench.system, block, NULL);
	assert_int_equal(pmureg_pmu_open(memory[MOST], size - 1, bench.system, &bench.trace.io, block, 0, NULL, &pmu,
					 &bench.error),
			 -28);
	assert_null(pmu);
	assert_int_equal(
		pmureg_pmu_open(memory[MOST], size, bench.system, &bench.trace.io, block, 7, NULL, &pmu, &bench.error),
		-22);
	assert_int_equal(
		pmureg_pmu_open(memory[MOST], size, bench.system, &bench.trace.io, block, 0, NULL, &pmu, &bench.error),
		0);
	assert_int_equal(pmureg_event_parse(bench.system, "uncore/clockticks/", &bench.events[0], &bench.error), 0);
	assert_int_equal(pmureg_pmu_event_init(pmu, memory[0], pmureg_pmu_event_size(block, 0) - 1, &bench.events[0],
					       NULL, 0, &counted[0], &bench.error),
			 -28);
	assert_null(counted[0]);
	end();
}

/* ---- Beside others ---- */

static size_t told;
static struct pmureg_control last_told;

static void tell(void *context, const struct pmureg_control *control)
{
	assert_ptr_equal(context, &told);
	last_told = *control;
	told++;
}

/* Someone counts already: EN of select 3 and of the unit. */
static void someone_counts(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_nhm);
	bench_poke_named(&bench, "uncore", "perfevtsel", 0, 3, 0x40010B);
	bench_poke_named(&bench, "uncore", "perf_global_ctrl", 0, 0, 8);
	bench_expect_error(&bench, open_pmu(block_named("uncore"), 0, 0), -16, "another program counts with it");
	assert_string_equal(pmureg_register_key(owned.reg), "perfevtsel");
	assert_int_equal(owned.element, 3);
	bench_poke_named(&bench, "uncore", "perf_global_ctrl", 0, 0, 0);
	free_pmu();
	assert_int_equal(open_pmu(block_named("uncore"), 0, 0), 0);
	bench_poke_named(&bench, "uncore", "perf_global_ctrl", 0, 0, 8);
	assert_int_equal(pmureg_pmu_take(pmu, &bench.error), -16);
	assert_int_equal(bench_count(&bench, 'w'), 0);
	assert_int_equal(pmureg_pmu_release(pmu, NULL, NULL, &bench.error), 0);
	end();
}

/* Two PMUs have one scratch. Between calls it holds nothing that either needs: here it is overwritten each time. */
static void one_scratch(void **state)
{
	const struct pmureg_block *blocks[2];
	struct pmureg_pmu *pmus[2];
	void *of[2];
	struct pmureg_pmu_options options = {.size = sizeof(options)};

	(void)state;
	begin(&pmureg_system_ivbep, "cbo", 0);
	const uint64_t before = bench_fingerprint(&bench);

	for (int i = 0; i < 2; i++) {
		const size_t needed = pmureg_pmu_scratch_size(blocks[i] = block_named(i ? "qpi" : "cbo"), NULL);

		options.scratch_size = needed > options.scratch_size ? needed : options.scratch_size;
	}
	options.scratch = malloc(options.scratch_size);
	assert_non_null(options.scratch);
	for (int i = 0; i < 2; i++) {
		const size_t size = pmureg_pmu_size(bench.system, blocks[i], &options);

		assert_true(size + 1000 < pmureg_pmu_size(bench.system, blocks[i], NULL));
		of[i] = malloc(size);
		assert_non_null(of[i]);
		assert_int_equal(pmureg_pmu_open(of[i], size, bench.system, &bench.trace.io, blocks[i], 0, &options,
						 &pmus[i], &bench.error),
				 0);
	}
	for (int i = 0; i < 2; i++) {
		pmu = pmus[i];
		memset(options.scratch, 0xA5, options.scratch_size);
		assert_int_equal(pmureg_pmu_take(pmu, &bench.error), 0);
		memset(options.scratch, 0xA5, options.scratch_size);
		assert_int_equal(init_event((size_t)i, i ? "uncore_qpi_0/event=0x12/" : "uncore_cbox_0/event=0x35/", 0),
				 0);
		memset(options.scratch, 0xA5, options.scratch_size);
		assert_int_equal(pmureg_pmu_add(pmu, counted[i]), 0);
		assert_int_equal(pmureg_pmu_start(pmu, counted[i]), 0);
		assert_int_equal(pmureg_pmu_enable(pmu), 0);
	}
	pass(100);
	for (int i = 0; i < 2; i++) {
		pmu = pmus[i];
		assert_int_equal(value_of((size_t)i), i ? 0x13 * 100 : 0x36 * 100);
		assert_int_equal(pmureg_pmu_disable(pmu), 0);
		assert_int_equal(pmureg_pmu_del(pmu, counted[i]), 0);
		memset(options.scratch, 0xA5, options.scratch_size);
		assert_int_equal(pmureg_pmu_release(pmu, NULL, NULL, &bench.error), 0);
		free(of[i]);
	}
	free(options.scratch);
	assert_int_equal(bench_fingerprint(&bench), before);
	end();
}

/* All units of a system, each with an event: a driver may have them in a kernel. */
static void memory_of_a_system(void **state)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(&pmureg_system_ivbep);
	const struct pmureg_pmu_options options = {.size = sizeof(options), .scratch = &owned, .scratch_size = 1};
	size_t total = 0, scratch = 0, units = 0;

	(void)state;
	for (uint16_t b = 0; b < pmureg_system_ivbep.block_count; b++) {
		const size_t needed = pmureg_pmu_scratch_size(&blocks[b], NULL);

		if (!blocks[b].counter_count)
			continue;
		scratch = needed > scratch ? needed : scratch;
		units += blocks[b].instance_count;
		total += blocks[b].instance_count * (pmureg_pmu_size(&pmureg_system_ivbep, &blocks[b], &options) +
						     pmureg_pmu_event_size(&blocks[b], 0));
	}
	assert_int_equal(units, 36 + 1); /* of the uncore, and a core */
	assert_in_range(total + scratch, 100000, 300000);
}

static void scratch_too_small(void **state)
{
	struct pmureg_pmu_options options = {.size = sizeof(options)};
	const struct pmureg_block *block;
	uint64_t room[4096];

	(void)state;
	begin(&pmureg_system_nhm, "uncore", 0);
	block = block_named("uncore");
	options.scratch = room;
	options.scratch_size = pmureg_pmu_scratch_size(block, NULL) - 1;
	assert_true(options.scratch_size < sizeof(room));
	assert_int_equal(pmureg_pmu_open(memory[MOST], pmureg_pmu_size(bench.system, block, NULL), bench.system,
					 &bench.trace.io, block, 0, &options, &pmu, &bench.error),
			 -28);
	assert_non_null(strstr(bench.error.message, "the scratch is too small: this PMU needs "));
	assert_null(pmu);
	end();
}

/* By force the unit is ours meanwhile; then their counter runs on. */
static void by_force(void **state)
{
	const struct pmureg_pmu_options options = {.size = sizeof(options), .flags = PMUREG_SESSION_FORCE};

	(void)state;
	begin(&pmureg_system_nhm, "uncore", 0);
	bench_poke_named(&bench, "uncore", "perfevtsel", 0, 3, 0x40010B);
	bench_poke_named(&bench, "uncore", "perf_global_ctrl", 0, 0, 8);
	const uint64_t before = bench_fingerprint(&bench);

	assert_int_equal(pmureg_pmu_open(memory[MOST], pmureg_pmu_size(bench.system, block_named("uncore"), &options),
					 bench.system, &bench.trace.io, block_named("uncore"), 0, &options, &pmu,
					 &bench.error),
			 0);
	assert_int_equal(pmureg_pmu_take(pmu, &bench.error), 0);
	EXPECT_WRITES(&bench, {0, 0x391, 0});
	add_event(0, "uncore/event=0x20,umask=0x3/");
	assert_int_equal(pmureg_pmu_enable(pmu), 0);
	pass(100);
	assert_int_equal(value_of(0), 3300);
	leave(1);
	assert_int_equal(bench_fingerprint(&bench), before);
	end();
}

/* Someone takes a counter while it is ours: it stays theirs, and the rest is restored. */
static void someone_comes(void **state)
{
	(void)state;
	begin(&pmureg_system_ivbep, "cbo", 0);
	bench_poke_named(&bench, "cbo", "ctl", 0, 1, 0x35);
	assert_int_equal(pmureg_pmu_take(pmu, &bench.error), 0);
	add_event(0, "uncore_cbox_0/event=0x1/");
	add_event(1, "uncore_cbox_0/event=0x2/");
	assert_int_equal(pmureg_pmu_enable(pmu), 0);
	assert_int_equal(pmureg_pmu_disable(pmu), 0);
	assert_int_equal(pmureg_pmu_del(pmu, counted[0]), 0);
	assert_int_equal(pmureg_pmu_del(pmu, counted[1]), 0);
	bench_poke_named(&bench, "cbo", "ctl", 0, 0, 0x400009);
	told = 0;
	assert_int_equal(pmureg_pmu_release(pmu, tell, &told, &bench.error), 0);
	assert_int_equal(told, 1);
	assert_string_equal(pmureg_register_key(last_told.reg), "ctl");
	assert_int_equal(last_told.element, 0);
	assert_int_equal(last_told.value, 0x400009);
	assert_int_equal(bench_peek_named(&bench, "cbo", "ctl", 0, 0), 0x400009);
	assert_int_equal(bench_peek_named(&bench, "cbo", "ctl", 0, 1), 0x35);
	end();
}

/* ---- Every system ---- */

/* Every so many described events of a unit come and go; each counts what a session counts of it. */
static uint64_t in_a_session(const char *text, uint64_t ticks)
{
	bench.count = 0;
	bench_add(&bench, text);
	bench_begin(&bench);
	bench_run(&bench, ticks);
	bench_end(&bench);
	return bench.counts[0];
}

static void expect_config(const struct pmureg_event *event)
{
	struct pmureg_event again;
	uint64_t config[3], configs[3];

	for (uint16_t i = 0; i < event->block->term_count; i++)
		if (event->terms[i] && pmureg_block_terms(event->block)[i].perf_word > 2)
			return; /* Linux has no place for it */
	pmureg_event_config(event, config);
	if (pmureg_event_of_config(bench.system, event->block, event->instance, config, &again, &bench.error))
		fail_msg("%s: %s", event->text, bench.error.message);
	pmureg_event_config(&again, configs);
	assert_memory_equal(config, configs, sizeof(config));
	assert_int_equal(again.instance, event->instance);
}

/* The text of a described event on a unit, with the terms that it needs as 1. */
static void text_of(const struct pmureg_block *block, uint16_t instance, const struct pmureg_described_event *listed,
		    char *text, size_t size)
{
	size_t length = pmureg_unit_name(bench.system, block, instance, text, size);

	length += (size_t)snprintf(text + length, size - length, "/%s", pmureg_described_event_name(listed));
	for (uint16_t i = 0; i < block->term_count; i++)
		if (pmureg_described_event_rest(listed)->needs >> i & 1)
			length += (size_t)snprintf(text + length, size - length, ",%s=1",
						   pmureg_term_name(&pmureg_block_terms(block)[i]));
	snprintf(text + length, size - length, "/");
}

static size_t tried;

static void expect_same_as_session(const struct pmureg_block *block, uint16_t instance,
				   const struct pmureg_described_event *listed)
{
	const uint64_t before = bench_fingerprint(&bench);
	uint64_t counts;
	char text[200];

	text_of(block, instance, listed, text, sizeof(text));
	bench.count = 0;
	pmu->next = 0; /* as in a session: some events have another code on another counter */
	if (pmureg_event_parse(bench.system, text, &bench.events[0], &bench.error) ||
	    init_event(0, text, 0)) /* a rule about a term that is 1 */
		return;
	expect_config(&bench.events[0]);
	counts = in_a_session(text, 100);
	assert_int_equal(bench_fingerprint(&bench), before);
	if (pmureg_pmu_take(pmu, &bench.error))
		fail_msg("%s: %s", text, bench.error.message);
	for (size_t i = 0; i < 2; i++) {
		assert_int_equal(pmureg_pmu_add(pmu, counted[0]), 0);
		assert_int_equal(pmureg_pmu_start(pmu, counted[0]), 0);
		assert_int_equal(pmureg_pmu_enable(pmu), 0);
		pass(100);
		if (value_of(0) != (i + 1) * counts)
			fail_msg("%s: %llu, not %llu", text, (unsigned long long)value_of(0),
				 (unsigned long long)((i + 1) * counts));
		assert_int_equal(pmureg_pmu_disable(pmu), 0);
		assert_int_equal(pmureg_pmu_del(pmu, counted[0]), 0);
	}
	if (pmureg_pmu_release(pmu, NULL, NULL, &bench.error))
		fail_msg("%s: %s", text, bench.error.message);
	if (bench_fingerprint(&bench) != before)
		fail_msg("%s: not all registers are as before", text);
	tried++;
	bench.trace.count = bench.seen = 0;
}

static void each_system(void **state)
{
	(void)state;
	tried = 0;
	for (size_t s = drawn_first(); s < pmureg_built_in_count; s += drawn_share()) {
		bench_init(&bench, pmureg_built_in[s]);
		for (uint16_t b = 0; b < bench.system->block_count; b++) {
			const struct pmureg_block *block = &pmureg_system_blocks(bench.system)[b];
			const uint32_t step = block->event_count / 8 + 1;

			if (!block->counter_count)
				continue;
			if (open_pmu(block, 0, 0)) {
				free_pmu();
				continue; /* a simulated machine need not have it */
			}
			for (uint32_t e = 0; e < block->event_count; e += step)
				expect_same_as_session(block, 0, &pmureg_block_events(block)[e]);
			free_pmu();
		}
		bench_done(&bench);
	}
	assert_true(tried > 100);
}

/* ---- Coming and going ---- */

/* Does something on a unit of each block that has counters. */
static void for_each_block(void (*each)(const struct pmureg_block *block, uint16_t instance))
{
	for (size_t s = drawn_first(); s < pmureg_built_in_count; s += drawn_share()) {
		bench_init(&bench, pmureg_built_in[s]);
		for (uint16_t b = 0; b < bench.system->block_count; b++) {
			const struct pmureg_block *block = &pmureg_system_blocks(bench.system)[b];
			const uint16_t last = (uint16_t)(block->instance_count - 1);

			if (!block->counter_count)
				continue;
			/* A simulated machine need not have the unit. */
			if (!open_pmu(block, last, MOST))
				each(block, last);
			free_pmu();
			bench.trace.count = bench.seen = 0;
		}
		bench_done(&bench);
	}
}

/* Makes up to MOST events, spread over the described ones. Returns their number. */
static size_t init_many(const struct pmureg_block *block, uint16_t instance)
{
	const uint32_t step = block->event_count / MOST + 1;
	size_t count = 0;
	char text[200];

	for (uint32_t e = 0; e < block->event_count && count < MOST; e += step) {
		text_of(block, instance, &pmureg_block_events(block)[e], text, sizeof(text));
		if (!pmureg_event_parse(bench.system, text, &bench.events[0], &bench.error))
			count += init_event(count, text, 0) == 0;
	}
	return count;
}

static void expect_take(void)
{
	if (pmureg_pmu_take(pmu, &bench.error))
		fail_msg("%s", bench.error.message);
}

static void come_or_go(size_t i, uint8_t *is_in)
{
	assert_int_equal(pmureg_pmu_disable(pmu), 0);
	if (is_in[i])
		assert_int_equal(pmureg_pmu_del(pmu, counted[i]), 0);
	else if (pmureg_pmu_add(pmu, counted[i])) /* no counter is free, or another event decides what it needs */
		i = MOST;
	else
		assert_int_equal(pmureg_pmu_start(pmu, counted[i]), 0);
	if (i < MOST)
		is_in[i] = !is_in[i];
	assert_int_equal(pmureg_pmu_enable(pmu), 0);
}

/* No two events have one counter, unless it is fixed. */
static void expect_counters_apart(void)
{
	for (size_t i = 0; i < pmu->unit.assignment_count; i++)
		for (size_t k = 0; k < i; k++) {
			const struct pmureg_assignment *a = &pmu->unit.assignments[i], *b = &pmu->unit.assignments[k];

			assert_true(a->kind != b->kind || a->counter != b->counter ||
				    pmureg_block_counters(pmu->unit.block)[a->kind].fixed);
		}
}

/* An event that is there counts in each turn what it counted in the first one; one that is not there counts nothing. */
static void random_events(const struct pmureg_block *block, uint16_t instance)
{
	const uint64_t before = bench_fingerprint(&bench);
	const size_t count = init_many(block, instance);
	uint64_t rates[MOST] = {0}, expected[MOST] = {0};
	uint8_t is_in[MOST] = {0};

	if (!count)
		return;
	expect_take();
	for (size_t turn = 0; turn < 100; turn++) {
		const size_t changed = (size_t)rand() % count;

		come_or_go(changed, is_in);
		expect_counters_apart();
		pass(10);
		if (is_in[changed]) {
			rates[changed] = value_of(changed) - expected[changed];
			assert_int_not_equal(rates[changed], 0);
		} else {
			rates[changed] = 0;
		}
		for (size_t i = 0; i < count; i++) {
			expected[i] += rates[i];
			if (rand() % 2)
				assert_int_equal(value_of(i), expected[i]);
		}
	}
	for (size_t i = 0; i < count; i++) {
		assert_int_equal(value_of(i), expected[i]);
		if (is_in[i])
			come_or_go(i, is_in);
	}
	assert_int_equal(pmureg_pmu_disable(pmu), 0);
	if (pmureg_pmu_release(pmu, NULL, NULL, &bench.error))
		fail_msg("%s", bench.error.message);
	assert_int_equal(bench_fingerprint(&bench), before);
	bench.trace.count = bench.seen = 0;
	tried++;
}

static void coming_and_going(void **state)
{
	(void)state;
	srand(1);
	tried = 0;
	for_each_block(random_events);
	assert_true(tried > 10);
}

/* ---- An io that fails once ---- */

struct failing {
	struct pmureg_io io;
	size_t left; /* good accesses before the bad one */
	int for_good; /* those after it are bad, too */
};

static struct failing failing;

static int failing_one(struct pmureg_io *io, struct pmureg_access *access)
{
	struct failing *at = (struct failing *)(void *)io;

	if (at->left) {
		at->left--;
		return pmureg_io_access(pmureg_sim_io(bench.sim), access);
	}
	at->left = at->for_good ? 0 : SIZE_MAX;
	return -5;
}

static int failing_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	return pmureg_io_each(io, list, count, failed, failing_one);
}

/* A life of two events. Each function does its part, also after another one has failed. */
static int live(size_t count)
{
	struct pmureg_count result;
	int failed = pmureg_pmu_take(pmu, &bench.error);

	if (failed)
		return failed;
	for (size_t i = 0; i < count; i++) {
		int code = pmureg_pmu_add(pmu, counted[i]);

		failed |= code;
		failed |= code ? 0 : pmureg_pmu_start(pmu, counted[i]);
	}
	failed |= pmureg_pmu_enable(pmu);
	for (size_t i = 0; i < count; i++)
		failed |= pmureg_pmu_read(pmu, counted[i], &result);
	failed |= pmureg_pmu_disable(pmu);
	for (size_t i = 0; i < count; i++)
		failed |= pmureg_pmu_del(pmu, counted[i]);
	return failed | pmureg_pmu_release(pmu, NULL, NULL, &bench.error);
}

/* The device goes, and comes back: then all is restored. */
static void lose_device(size_t count, size_t accesses, uint64_t before)
{
	for (size_t k = 0; k < accesses; k += accesses / 20 + 1) {
		failing.left = k;
		failing.for_good = 1;
		assert_int_not_equal(live(count), 0);
		failing.left = SIZE_MAX;
		failing.for_good = 0;
		for (size_t i = 0; i < count; i++)
			assert_int_equal(pmureg_pmu_del(pmu, counted[i]), 0);
		assert_int_equal(pmureg_pmu_release(pmu, NULL, NULL, &bench.error), 0);
		assert_int_equal(bench_fingerprint(&bench), before);
	}
}

static void fail_once(const struct pmureg_block *block, uint16_t instance)
{
	const struct pmureg_pmu_options options = {.size = sizeof(options), .events = MOST};
	const uint64_t before = bench_fingerprint(&bench);
	size_t count, accesses;

	failing = (struct failing){{.run = failing_run}, SIZE_MAX, 0};
	assert_int_equal(pmureg_pmu_open(memory[MOST], pmureg_pmu_size(bench.system, block, &options), bench.system,
					 &failing.io, block, instance, &options, &pmu, &bench.error),
			 0);
	count = init_many(block, instance);
	count = count < 2 ? count : 2;
	failing.left = SIZE_MAX;
	if (live(count)) /* they do not fit together */
		return;
	accesses = SIZE_MAX - failing.left;
	for (size_t k = 0; k < accesses; k += accesses / 40 + 1) {
		failing.left = k;
		(void)live(count);                    /* an undo may do without a read that fails */
		assert_true(failing.left > accesses); /* it has failed */
		assert_int_equal(bench_fingerprint(&bench), before);
		failing.left = SIZE_MAX;
	}
	lose_device(count, accesses, before);
	tried++;
}

static void a_failing_access(void **state)
{
	(void)state;
	tried = 0;
	for_each_block(fail_once);
	assert_true(tried > 10);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_counter_each),
		cmocka_unit_test(a_filter_for_all),
		cmocka_unit_test(a_forgotten_enable),
		cmocka_unit_test(bits_of_nobody),
		cmocka_unit_test(a_slot),
		cmocka_unit_test(a_rule_between_events),
		cmocka_unit_test(groups),
		cmocka_unit_test(a_group_fits),
		cmocka_unit_test(a_counter_that_another_needs),
		cmocka_unit_test(a_counter_for_each),
		cmocka_unit_test(too_small),
		cmocka_unit_test(one_scratch),
		cmocka_unit_test(scratch_too_small),
		cmocka_unit_test(memory_of_a_system),
		cmocka_unit_test(someone_counts),
		cmocka_unit_test(by_force),
		cmocka_unit_test(someone_comes),
		cmocka_unit_test(each_system),
		cmocka_unit_test(coming_and_going),
		cmocka_unit_test(a_failing_access),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
