/*
 * test_session.c: sessions on the invented system, checked by the accesses that they make.
 */
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "tables.h"

static struct bench bench;

static int setup(void **state)
{
	(void)state;
	bench_init(&bench, &toy);
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
	EXPECT_WRITES(&bench, { 0, 0x750, 0x400021 });
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	EXPECT_WRITES(&bench, { 0, 0x740, 1 });
	bench_run(&bench, 100);
	assert_int_equal(bench.counts[0], 100 * 0x22);
	bench_run(&bench, 1);
	assert_int_equal(bench.counts[0], 101 * 0x22);
	bench_skip(&bench);
	assert_int_equal(pmureg_session_stop(bench.session, &bench.error), 0);
	EXPECT_WRITES(&bench, { 0, 0x740, 0 });
	bench_run(&bench, 100); /* stopped: nothing moves, and reading still works */
	assert_int_equal(bench.counts[0], 101 * 0x22);
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
	/* The stop again, then backwards what was written. */
	EXPECT_WRITES(&bench, { 0, 0x740, 0 }, { 0, 0x740, 0 }, { 0, 0x750, 0 });
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
	EXPECT_WRITES(&bench, { 0, 0x100, 0x110 }, { 0, 0x102, 1 }, { 0, 0x100, 0x110 }, { 0, 0x100, 0x111 });
	bench_run(&bench, 10);
	assert_int_equal(bench.counts[0], 40);
	assert_int_equal(bench.counts[1], 50);
	assert_int_equal(bench.counts[2], 60);
	assert_int_equal(bench_count(&bench, 'w'), 2);
	assert_int_equal(bench_count(&bench, 'b'), 2);
	assert_int_equal(bench_count(&bench, 'r'), 3);
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
		      { 0, 0x100, 0x100 }, { 0, 0x100, 0x101 }, { 0, 0x100, 0x100 },
		      /* the steps */
		      { 0, 0x100, 0x100 }, { 0, 0x106, 0xf }, { 0, 0x102, 2 }, { 0, 0x104, 1 }, { 0, 0x120, 7 },
		      { 0, 0x110, 0 }, { 0, 0x103, 1 });
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
	assert_int_equal(pmureg_session_deadline(bench.session), 0);
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
	EXPECT_WRITES(&bench, { 2, 0, 0x10002 }, { 2, 4, 0x83 }, { 2, 0x30, 0 }, { 2, 0x20, 1 });
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
}

static void defaults(void **state)
{
	uint64_t config[3];

	(void)state;
	bench_add(&bench, "toy_box_0/event=7/");
	assert_int_equal(bench_open(&bench), 0);
	EXPECT_WRITES(&bench, { 2, 0, 0x10002 }, { 2, 4, 0x83 }, { 2, 0x10, 2 }, { 2, 0x30, 0 }, { 2, 0x20, 7 });
	pmureg_event_config(&bench.events[0], config);
	assert_int_equal(config[1], 0); /* not perf's business */
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
}

static void split_term(void **state)
{
	(void)state;
	bench_add(&bench, "toy_box_0/split=0xa12/");
	assert_int_equal(bench_open(&bench), 0);
	EXPECT_WRITES(&bench, { 2, 0, 0x10002 }, { 2, 4, 0x83 }, { 2, 0x30, 0 }, { 2, 0x20, 0xa0012 });
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
}

static void pools(void **state)
{
	(void)state;
	bench_add(&bench, "toy_box_0/event=1,key=0x123456789a/");
	bench_add(&bench, "toy_box_0/event=2,key=0x123456789a/"); /* the same key: one slot */
	assert_int_equal(bench_open(&bench), 0);
	EXPECT_WRITES(&bench, { 2, 0, 0x10002 }, { 2, 4, 0x83 }, { 2, 0x50, 0x3456789a }, { 2, 0x54, 0x12 }, { 2, 0x58, 1 },
		      { 2, 0x30, 0 }, { 2, 0x20, 1 }, { 2, 8, 15 }, { 2, 0x38, 0 }, { 2, 0x28, 2 }, { 2, 8, 15 });
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
	refuse(-16, "`core_0/FIRST/`: only counter 0 of toy_core_0 can count it, and other events of the group have it");
	bench_add(&bench, "core_0/NEVER/");
	refuse(-22, "toy_core_0 lacks the counters that can count this event");
	bench_add(&bench, "toy_box_0/event=255/");
	refuse(-22, "`toy_box_0/event=255/`: event 255 is not for use.");
	bench_add(&bench, "toy_box_0/event=1,hint=1/");
	bench_add(&bench, "toy_box_0/event=2,hint=2/");
	refuse(-22, "`toy_box_0/event=1,hint=1/` and `toy_box_0/event=2,hint=2/` do not go together: all events of a box");
	bench_add(&bench, "toy_box_0/event=1,mode=1/");
	bench_add(&bench, "toy_box_0/event=2,mode=2/");
	refuse(-22, "`toy_box_0/event=1,mode=1/` and `toy_box_0/event=2,mode=2/` want different values of FILTER");
	bench_add(&bench, "toy_box_0/event=1,mode=9/");
	refuse(-22, "MODE is 0x9, which is reserved. (FILTER)");
	bench_add(&bench, "toy_box_0/event=1,key=1/");
	bench_add(&bench, "toy_box_0/event=1,key=2/");
	refuse(-16, "`toy_box_0/event=1,key=2/`: the only key is in use.");
	bench_add(&bench, "toy_box_0/event=1/");
	bench_add(&bench, "toy_box_0/event=2/");
	bench_add(&bench, "toy_box_0/event=3/");
	refuse(-16, "2 counters of toy_box_0 can count it, and other events of the group have them");
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
	refuse(-22, "is no event of toy");
	bench_add(&bench, "toy_top/TOP_EVENT/");
	bench.events[0].instance = 1;
	refuse(-2, "does not exist on this instance");
}

/* A unit of which only the event words are known has nothing to count with. */
static void no_counters(void **state)
{
	struct pmureg_block blocks[3];
	struct pmureg_system system = toy;
	struct pmureg_event event;

	(void)state;
	memcpy(blocks, toy.blocks, sizeof(blocks));
	blocks[TOY_CORE].counter_count = 0;
	system.blocks = blocks;
	assert_int_equal(pmureg_event_parse(&system, "core_1/event=0x21/", &event, &bench.error), 0);
	bench_expect_error(&bench, pmureg_session_open(bench.memory, 1, &system, pmureg_sim_io(bench.sim), &event, 1, NULL, &bench.session,
					       &bench.error),
			   -22, "the counters of toy_core are not described: only a driver can count it");
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
	bench_expect_error(&bench, bench_open(&bench), -2, "toy_top says that its `general` counters have the width 256");
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
	static uint64_t memory[20000];
	size_t size, less;
	struct pmureg_session *session;

	(void)state;
	bench_add(&bench, "toy_bank/event=2/");
	bench_add(&bench, "toy_box/event=1,key=1/");
	size = pmureg_session_size(&toy, bench.events, bench.count, NULL);
	assert_true(size + 8 <= sizeof(memory));
	for (less = 0; less + 200 < size; less += 97)
		assert_int_equal(pmureg_session_open(memory, less, &toy, &bench.trace.io, bench.events, bench.count, NULL, &session,
					     &bench.error),
				 -28);
	bench_expect_error(&bench, -28, -28, "the memory is too small: this session takes ");
	assert_int_equal(bench_count(&bench, 'w'), 0);
	/* It need not be aligned. */
	assert_int_equal(pmureg_session_open((char *)memory + 1, size, &toy, &bench.trace.io, bench.events, bench.count, NULL, &session,
				     &bench.error),
			 0);
	assert_int_equal(pmureg_session_close(session, &bench.error), 0);
}

static void misuse(void **state)
{
	(void)state;
	bench_add(&bench, "core_0/ANY/");
	assert_int_equal(bench_open(&bench), 0);
	bench_expect_error(&bench, pmureg_session_read(bench.session, bench.results, &bench.error), -22, "has not been started");
	bench_expect_error(&bench, pmureg_session_stop(bench.session, &bench.error), -22, "is not running");
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	bench_expect_error(&bench, pmureg_session_start(bench.session, &bench.error), -16, "is running already");
	assert_int_equal(pmureg_session_close(bench.session, NULL), 0); /* stops by itself */
	assert_int_equal(bench_peek(&bench, TOY_CORE, CORE_CTL, 0, 0), 0);
}

/* ---- Everything back as it was ---- */

static void dirty(void)
{
	unsigned int i;

	for (i = 0; i < 3; i++) {
		bench_poke(&bench, TOY_BANK, BANK_CR, i, 0, i & 1);
		bench_poke(&bench, TOY_BANK, BANK_ENSET, i, 0, 5 + i);
		bench_poke(&bench, TOY_BANK, BANK_OVSET, i, 0, 3 + i);
		bench_poke(&bench, TOY_BANK, BANK_CNT, i, 0, 1000 + i);
		bench_poke(&bench, TOY_BANK, BANK_CNT, i, 1, 2000 + i);
		bench_poke(&bench, TOY_BANK, BANK_TYPE, i, 1, 0x155);
	}
	bench_poke(&bench, TOY_BANK, BANK_SEL, 0, 0, 0x4321);
	for (i = 0; i < 2; i++) {
		bench_poke(&bench, TOY_BOX, BOX_CTL, i, 0, 1);
		bench_poke(&bench, TOY_BOX, BOX_TOGGLE, i, 0, 9);
		bench_poke(&bench, TOY_BOX, BOX_FILTER, i, 0, 0x5102);
		bench_poke(&bench, TOY_BOX, BOX_EVENT, i, 1, 0x60033);
		bench_poke(&bench, TOY_BOX, BOX_COUNT, i, 0, 77);
		bench_poke(&bench, TOY_BOX, BOX_COUNT, i, 1, 78);
		bench_poke(&bench, TOY_BOX, BOX_ADDR, i, 0, 0x123456789abcdef0);
		bench_poke(&bench, TOY_BOX, BOX_KEY, i, 0, 5);
		bench_poke(&bench, TOY_CORE, CORE_EVT, i, 2, 0x1ff);
	}
}

static void add_everything(void)
{
	bench_add(&bench, "toy_bank/event=3/");
	bench_add(&bench, "toy_bank/event=4/");
	bench_add(&bench, "toy_box/event=1,mode=1,key=8/");
	bench_add(&bench, "toy_box/event=2/");
	bench_add(&bench, "toy_core/event=1/");
}

static void restores(void **state)
{
	uint64_t before;

	(void)state;
	dirty();
	before = bench_fingerprint(&bench);
	add_everything();
	bench.options.flags |= PMUREG_SESSION_FORCE;
	assert_int_equal(bench_open(&bench), 0);
	assert_true(bench_fingerprint(&bench) != before);
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	assert_int_equal(pmureg_session_read(bench.session, bench.results, &bench.error), 0);
	bench_end(&bench);
	assert_int_equal(bench_fingerprint(&bench), before);
}

/* Flags that came up during the session go down again; those that were up before are up. */
static void restores_flags(void **state)
{
	(void)state;
	bench_poke(&bench, TOY_BANK, BANK_OVSET, 0, 0, 2);
	bench_add(&bench, "toy_top/event=3/");
	bench_begin(&bench);
	bench_poke(&bench, TOY_BANK, BANK_OVSET, 0, 0, 1);
	bench_end(&bench);
	assert_int_equal(bench_peek(&bench, TOY_BANK, BANK_OVSET, 0, 0), 2);
}

/* ---- Accesses that fail ---- */

struct failing {
	struct pmureg_io io;
	struct pmureg_io *inner;
	size_t left;  /* good accesses before the bad one */
	int for_good; /* nothing works after it either */
};

static int fails(struct failing *failing)
{
	if (failing->left) {
		failing->left--;
		return 0;
	}
	if (!failing->for_good)
		failing->left = SIZE_MAX;
	return 1;
}

static int failing_read(struct pmureg_io *io, const struct pmureg_place *place, uint64_t *value)
{
	struct failing *failing = (struct failing *)(void *)io;

	return fails(failing) ? -5 : pmureg_io_read(failing->inner, place, value);
}

static int failing_write(struct pmureg_io *io, const struct pmureg_place *place, uint64_t value)
{
	struct failing *failing = (struct failing *)(void *)io;

	return fails(failing) ? -5 : pmureg_io_write(failing->inner, place, value);
}

static int failing_barrier(struct pmureg_io *io, enum pmureg_barrier barrier)
{
	struct failing *failing = (struct failing *)(void *)io;

	return fails(failing) ? -5 : pmureg_io_barrier(failing->inner, barrier);
}

/* A whole session; returns the first failure, and what had been reached. */
static int whole_session(struct pmureg_io *io, void *memory, size_t size, int *opened)
{
	const struct pmureg_session_options options = {
		.size = sizeof(options), .flags = PMUREG_SESSION_FORCE | PMUREG_SESSION_NO_ROTATION };
	struct pmureg_session *session;
	int first, result;

	first = pmureg_session_open(memory, size, &toy, io, bench.events, bench.count, &options, &session, &bench.error);
	*opened = !first;
	if (first)
		return first;
	first = pmureg_session_start(session, &bench.error);
	if (!first)
		first = pmureg_session_read(session, bench.results, &bench.error);
	if (!first)
		first = pmureg_session_stop(session, &bench.error);
	result = pmureg_session_close(session, first ? NULL : &bench.error);
	return first ? first : result;
}

static size_t accesses_of_session(void *memory, size_t size)
{
	struct failing counter = { { .read = failing_read, .write = failing_write, .barrier = failing_barrier }, pmureg_sim_io(bench.sim), SIZE_MAX, 0 };
	int opened;

	assert_int_equal(whole_session(&counter.io, memory, size, &opened), 0);
	return SIZE_MAX - counter.left;
}

/* Whatever access fails: no crash, an error that names it; and where one access only fails, nothing is left behind. */
static void every_access_fails_once(void **state)
{
	size_t size, k, total;
	void *memory;

	(void)state;
	add_everything();
	size = pmureg_session_size(&toy, bench.events, bench.count, NULL);
	memory = malloc(size);
	assert_non_null(memory);
	dirty();
	total = accesses_of_session(memory, size);
	assert_true(total > 300);
	for (k = 0; k < total; k++) {
		struct failing failing = { { .read = failing_read, .write = failing_write, .barrier = failing_barrier }, pmureg_sim_io(bench.sim), k, 0 };
		uint64_t before;
		int opened;

		dirty();
		before = bench_fingerprint(&bench);
		memset(&bench.error, 0, sizeof(bench.error));
		assert_int_equal(whole_session(&failing.io, memory, size, &opened), -5);
		assert_int_equal(bench.error.code, -5);
		assert_non_null(strstr(bench.error.message, "error 5"));
		assert_non_null(strstr(bench.error.message, "toy_"));
		if (!opened)
			assert_int_equal(bench_fingerprint(&bench), before);
	}
	free(memory);
}

static void the_device_goes_away(void **state)
{
	size_t size, k, total;
	void *memory;

	(void)state;
	add_everything();
	size = pmureg_session_size(&toy, bench.events, bench.count, NULL);
	memory = malloc(size);
	assert_non_null(memory);
	total = accesses_of_session(memory, size);
	for (k = 0; k < total; k += 3) {
		struct failing failing = { { .read = failing_read, .write = failing_write, .barrier = failing_barrier }, pmureg_sim_io(bench.sim), k, 1 };
		int opened;

		assert_int_equal(whole_session(&failing.io, memory, size, &opened), -5);
	}
	free(memory);
}

static void errors_name_the_register(void **state)
{
	struct failing failing = { { .read = failing_read, .write = failing_write, .barrier = failing_barrier }, pmureg_sim_io(bench.sim), 0, 1 };
	struct pmureg_session *session;
	static uint64_t memory[4000];

	(void)state;
	bench_add(&bench, "toy_core_1/event=1/");
	assert_int_equal(pmureg_session_open(memory, sizeof(memory), &toy, &failing.io, bench.events, 1, NULL, &session, &bench.error), -5);
	assert_string_equal(bench.error.message, "reading toy_core_evt[0] of toy_core_1: error 5 (the access failed)");
	failing.left = 2;
	assert_int_equal(pmureg_session_open(memory, sizeof(memory), &toy, &failing.io, bench.events, 1, NULL, &session, &bench.error), -5);
	assert_string_equal(bench.error.message, "writing toy_core_evt[0] of toy_core_1: error 5 (the access failed)");
}

/* ---- Counters in two words ---- */

struct torn {
	struct pmureg_io io;
	uint64_t value, step; /* what the counter shows, and how it moves with each access */
	size_t reads;
};

static int torn_read(struct pmureg_io *io, const struct pmureg_place *place, uint64_t *value)
{
	struct torn *torn = (struct torn *)(void *)io;

	*value = place->address & 4 ? torn->value >> 32 : torn->value & UINT32_MAX;
	torn->value += torn->step;
	torn->reads++;
	return 0;
}

static void torn_reads(void **state)
{
	const struct pmureg_block *block = &toy.blocks[TOY_BOX];
	const struct pmureg_register *total = &block->registers[BOX_TOTAL], *addr = &block->registers[BOX_ADDR];
	struct torn torn = { { .read = torn_read }, 0x1ffffffff, 1, 0 };
	uint64_t value;

	(void)state;
	assert_int_equal(pmureg_register_read(&toy, block, total, 0, 0, &torn.io, &value), 0);
	assert_int_equal(value, 0x200000002); /* high 1, low, high 2: again from there */
	assert_int_equal(torn.reads, 5);
	torn.step = 1ULL << 32; /* never twice the same */
	torn.reads = 0;
	assert_int_equal(pmureg_register_read(&toy, block, total, 0, 0, &torn.io, &value), -5);
	assert_int_equal(torn.reads, 2001);
	torn.step = 0;
	torn.reads = 0;
	assert_int_equal(pmureg_register_read(&toy, block, addr, 0, 0, &torn.io, &value), 0);
	assert_int_equal(torn.reads, 2);
	assert_int_equal(pmureg_register_read(&toy, block, addr, 9, 0, &torn.io, &value), -22);
	assert_int_equal(pmureg_register_read(&toy, block, addr, 0, 1, &torn.io, &value), -22);
	assert_int_equal(pmureg_register_write(&toy, block, addr, 0, 1, &torn.io, 0), -22);
}

/* ---- Trace ---- */

static void dry_run(void **state)
{
	struct pmureg_trace_entry entries[2];
	struct pmureg_trace dry;
	struct pmureg_session *session;
	static uint64_t memory[4000];

	(void)state;
	pmureg_trace_init(&dry, NULL, entries, 2);
	bench_add(&bench, "core_0/event=1/");
	assert_int_equal(pmureg_session_open(memory, sizeof(memory), &toy, &dry.io, bench.events, 1, NULL, &session, &bench.error), 0);
	assert_int_equal(dry.count, 3); /* goes on counting */
	assert_int_equal(entries[0].kind, 'r');
	assert_int_equal(entries[0].place.address, 0x710);
	assert_int_equal(entries[1].kind, 'r');
	assert_int_equal(entries[1].place.address, 0x700);
	assert_int_equal(pmureg_session_close(session, &bench.error), 0);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(plain_session), TEST(banked_session), TEST(banked_programming), TEST(wraps), TEST(all_instances),
		TEST(sums_and_pages), TEST(counters_of_24_bits), TEST(deadlines), TEST(shared_register),
		TEST(unused_shared_register), TEST(defaults), TEST(split_term), TEST(pools),
		TEST(constraints_move_others), TEST(fixed_counters), TEST(refusals), TEST(events_made_by_hand),
		TEST(no_counters), TEST(refusals_after_discovery), TEST(raw_event_on_the_wrong_instance), TEST(memory_too_small),
		TEST(misuse), TEST(restores), TEST(restores_flags), TEST(every_access_fails_once),
		TEST(the_device_goes_away), TEST(errors_name_the_register), TEST(torn_reads), TEST(dry_run),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
