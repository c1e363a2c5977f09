/*
 * test_restore.c: registers are left as they were found, and those of others are left alone.
 */
#include <string.h>

#include "dirty.h"
#include "kept.h"
#include "toy.h"

static struct bench bench;

static struct kept {
	struct pmureg_undo undo;
	int code;
} kept; /* the last undo */

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
	kept_free(&kept.undo);
	return 0;
}

/* ---- Everything back as it was ---- */

static void restores(void **state)
{
	uint64_t before;

	(void)state;
	dirty(&bench);
	before = bench_fingerprint(&bench);
	add_everything(&bench);
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

/* ---- The list that undoes ---- */

static int keep(void *context, const struct pmureg_undo *undo)
{
	(void)context;
	if (!undo)
		return 0; /* all has been put back */
	kept_take(&kept.undo, undo);
	return kept.code;
}

static void keep_undo(struct bench *at)
{
	kept_free(&kept.undo);
	kept.code = 0;
	at->options.keep = keep;
}

/* Close writes what was handed out; the one bit that is turned over is looked at first. */
static void close_runs_the_list(void **state)
{
	struct pmureg_undo undo;
	size_t i, at, seen = 0;

	(void)state;
	bench_add(&bench, "core_0/event=1/");
	bench_add(&bench, "toy_side_0/event=4/");
	keep_undo(&bench);
	bench_begin(&bench);
	pmureg_session_undo(bench.session, &undo);
	assert_int_equal(undo.count, kept.undo.count);
	assert_memory_equal(undo.list, kept.undo.list, undo.count * sizeof(*undo.list));
	assert_int_equal(pmureg_session_stop(bench.session, &bench.error), 0);
	bench_skip(&bench);
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
	/*
	 * In front of it controls are looked at, behind selects: the list is the end of what was done. A modify is a
	 * read, too.
	 */
	for (i = 0, at = bench.trace.count - kept.undo.count; i < kept.undo.count; i++)
		at -= kept.undo.list[i].kind == PMUREG_ACCESS_MODIFY;
	for (i = 0; i < kept.undo.count; i++, at++) {
		const struct pmureg_trace_entry *entry = &bench.entries[at];

		if (kept.undo.list[i].kind == PMUREG_ACCESS_BARRIER) {
			assert_int_equal(entry->kind, 'b');
			continue;
		}
		if (kept.undo.list[i].kind == PMUREG_ACCESS_MODIFY) {
			assert_int_equal(entry->kind, 'r');
			entry = &bench.entries[++at];
		}
		assert_int_equal(entry->kind, 'w');
		assert_int_equal(entry->place.address, kept.undo.list[i].place.address);
		assert_int_equal(entry->value, kept.undo.list[i].value);
		seen++;
	}
	assert_true(seen > 10);
}

/* A counter is written before the control that lets it run: else it would count on from the value that it gets. */
static void counters_come_before_their_controls(void **state)
{
	struct pmureg_undo undo;
	size_t i, counter = 0, control = 0;

	(void)state;
	bench_add(&bench, "toy_box_0/event=7,hint/");
	bench_begin(&bench);
	pmureg_session_undo(bench.session, &undo);
	for (i = 0; i < undo.count; i++) {
		if (undo.list[i].place.block != TOY_BOX)
			continue;
		counter = undo.list[i].reg == BOX_COUNT ? i : counter;
		control = undo.list[i].reg == BOX_EVENT ? i : control;
	}
	assert_true(counter > 0);
	assert_true(control > counter);
	bench_end(&bench);
}

static void nothing_is_written_where_it_cannot_be_kept(void **state)
{
	(void)state;
	bench_add(&bench, "core_0/event=1/");
	keep_undo(&bench);
	kept.code = -28;
	bench_skip(&bench);
	bench_expect_error(&bench, bench_open(&bench), -28, "the undo of the session cannot be stored");
	assert_int_equal(bench_count(&bench, 'w'), 0);
	assert_true(kept.undo.count > 0);
}

/* ---- Bits that are not the session's ---- */

/* An io over the simulated device whose registers also show what their descriptions do not know. */
struct strange {
	struct pmureg_io io;
	struct pmureg_io *inner;
	size_t checked;
};

static const uint64_t unknown_event = 0x12000, unknown_ctl = 0x6;

static int strange_one(struct pmureg_io *io, struct pmureg_access *access)
{
	struct strange *strange = (struct strange *)(void *)io;
	const uint32_t address = access->place.space == PMUREG_MSR ? access->place.address : 0;
	int result;

	if (access->kind == PMUREG_ACCESS_WRITE) {
		if (address == 0x710)
			assert_int_equal(access->value & 0xffffffff & ~0x4003ffULL, unknown_event);
		else if (address == 0x700)
			assert_int_equal(access->value & 0xffffffff & ~1ULL, unknown_ctl);
		strange->checked++;
		return pmureg_io_access(strange->inner, access);
	}
	result = pmureg_io_access(strange->inner, access);
	access->value |= address == 0x710 ? unknown_event : address == 0x700 ? unknown_ctl : 0;
	return result;
}

static int strange_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	return pmureg_io_each(io, list, count, failed, strange_one);
}

/* Step, modify, undo: what the description does not call writable is written as it was read. */
static void unknown_bits_stay(void **state)
{
	struct strange strange = {{.run = strange_run}, pmureg_sim_io(bench.sim), 0};
	static uint64_t memory[8000];
	struct pmureg_session *session;

	(void)state;
	bench_add(&bench, "core_0/event=1/");
	assert_int_equal(pmureg_session_open(memory, sizeof(memory), &pmureg_system_toy, &strange.io, bench.events, 1,
					     NULL, &session, &bench.error),
			 0);
	assert_int_equal(pmureg_session_start(session, &bench.error), 0);
	assert_int_equal(pmureg_session_stop(session, &bench.error), 0);
	assert_int_equal(pmureg_session_close(session, &bench.error), 0);
	assert_int_equal(strange.checked, 7); /* evt, on, off; off, counter, ctl, evt */
}

/* A reserved bit that reads 1 is written as 1, one that must be 0 as 0, one that must be 1 as 1. */
static void must_write_bits(void **state)
{
	(void)state;
	bench_add(&bench, "toy_box_0/event=1/");
	assert_int_equal(bench_open(&bench), 0);
	EXPECT_WRITES(&bench, {2, 0, 0x10002}, {2, 4, 0x83}, {2, 0x30, 0}, {2, 0x20, 1});
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
}

/* ---- Someone else ---- */

static void someone_counts(void **state)
{
	struct pmureg_control owned;

	(void)state;
	bench_poke(&bench, TOY_CORE, CORE_EVT, 1, 0, 0x400021);
	bench_poke(&bench, TOY_CORE, CORE_CTL, 1, 0, 1);
	bench_add(&bench, "core_1/event=1/");
	bench.options.owned = &owned;
	bench_skip(&bench);
	bench_expect_error(&bench, bench_open(&bench), -16,
			   "toy_core_evt[0] of toy_core_1 is 0x400021: another program counts with it");
	assert_int_equal(bench_count(&bench, 'w'), 0);
	assert_ptr_equal(owned.block, &pmureg_system_blocks(&pmureg_system_toy)[TOY_CORE]);
	assert_ptr_equal(owned.reg, &pmureg_block_registers(&pmureg_system_blocks(&pmureg_system_toy)[TOY_CORE])[CORE_EVT]);
	assert_int_equal(owned.instance, 1);
	assert_int_equal(owned.value, 0x400021);
	bench.options.flags |= PMUREG_SESSION_FORCE;
	assert_int_equal(bench_open(&bench), 0);
	assert_null(owned.block);
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
	assert_int_equal(bench_peek(&bench, TOY_CORE, CORE_EVT, 1, 0), 0x400021);
	assert_int_equal(bench_peek(&bench, TOY_CORE, CORE_CTL, 1, 0), 1);
}

/* A counter that is programmed but off is nobody's. */
static void nobody_counts(void **state)
{
	(void)state;
	bench_poke(&bench, TOY_CORE, CORE_EVT, 0, 0, 0x21); /* not enabled */
	bench_poke(&bench, TOY_CORE, CORE_CTL, 0, 0, 1);
	bench_add(&bench, "core_0/event=1/");
	bench_begin(&bench);
	bench_end(&bench);
	assert_int_equal(bench_peek(&bench, TOY_CORE, CORE_EVT, 0, 0), 0x21);
	assert_int_equal(bench_peek(&bench, TOY_CORE, CORE_CTL, 0, 0), 1);
}

/* The session would leave that counter alone, but stop all of the unit. */
static void someone_counts_elsewhere(void **state)
{
	(void)state;
	bench_poke(&bench, TOY_CORE, CORE_EVT, 0, 2, 0x400021);
	bench_poke(&bench, TOY_CORE, CORE_CTL, 0, 0, 1);
	bench_add(&bench, "core_0/event=1/");
	bench_expect_error(&bench, bench_open(&bench), -16,
			   "toy_core_evt[2] of toy_core_0 is 0x400021: another program counts with it");
	assert_int_equal(bench_peek(&bench, TOY_CORE, CORE_EVT, 0, 2), 0x400021);
	assert_int_equal(bench_peek(&bench, TOY_CORE, CORE_CTL, 0, 0), 1);
}

/* Behind a selector: found through it, and that is put back. */
static void someone_counts_in_a_bank(void **state)
{
	uint64_t before;

	(void)state;
	bench_poke(&bench, TOY_BANK, BANK_CR, 0, 0, 1);
	bench_poke(&bench, TOY_BANK, BANK_ENSET, 0, 0, 2);
	bench_poke(&bench, TOY_BANK, BANK_SEL, 0, 0, 0x4321);
	before = bench_fingerprint(&bench);
	bench_add(&bench, "toy_top/event=1/");
	bench_expect_error(&bench, bench_open(&bench), -16, "of toy_top is 0x");
	assert_int_equal(bench_fingerprint(&bench), before);
}

static void someone_changes(void **state)
{
	struct pmureg_control changed;

	(void)state;
	bench_add(&bench, "core_0/event=1/");
	bench_add(&bench, "toy_box_0/event=2,mode=3/");
	bench_begin(&bench);
	bench_run(&bench, 10);
	bench_poke(&bench, TOY_CORE, CORE_EVT, 0, 0, 0x400077);
	bench_end(&bench);
	assert_int_equal(pmureg_session_changed(bench.session, 0, &changed), 0);
	assert_ptr_equal(changed.reg, &pmureg_block_registers(&pmureg_system_blocks(&pmureg_system_toy)[TOY_CORE])[CORE_EVT]);
	assert_int_equal(changed.element, 0);
	assert_int_equal(changed.value, 0x400077);
	assert_int_equal(changed.expected, 0x400001);
	assert_int_equal(pmureg_session_changed(bench.session, 1, &changed), -2);
	assert_int_equal(bench.counts[0], 20); /* what was counted stays */
}

/* Theirs are the control and the counter by now; the other unit is as it was found. */
static void what_someone_changed_stays(void **state)
{
	(void)state;
	bench_poke(&bench, TOY_CORE, CORE_EVT, 0, 0, 0x12);
	bench_poke(&bench, TOY_BOX, BOX_EVENT, 0, 0, 1);
	bench_add(&bench, "core_0/event=1/");
	bench_add(&bench, "toy_box_0/event=2,mode=3/");
	bench_begin(&bench);
	bench_run(&bench, 10);
	bench_poke(&bench, TOY_CORE, CORE_EVT, 0, 0, 0x400077);
	bench_poke(&bench, TOY_CORE, CORE_CTR, 0, 0, 5);
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
	assert_int_equal(bench_peek(&bench, TOY_CORE, CORE_EVT, 0, 0), 0x400077);
	assert_int_equal(bench_peek(&bench, TOY_CORE, CORE_CTR, 0, 0), 5);
	assert_int_equal(bench_peek(&bench, TOY_BOX, BOX_EVENT, 0, 0), 1);
}

struct told {
	size_t count;
	struct pmureg_control control;
};

static void tell(void *context, const struct pmureg_control *control)
{
	struct told *told = context;

	told->control = *control;
	told->count++;
}

/* Opens, starts and dies: what undoes it is left. */
static struct pmureg_undo abandon(void)
{
	keep_undo(&bench);
	bench_begin(&bench);
	bench_run(&bench, 10);
	return kept.undo;
}

static void a_dead_session_is_undone(void **state)
{
	struct pmureg_undo undo;
	struct told told = {0};
	uint64_t before;

	(void)state;
	bench_poke(&bench, TOY_CORE, CORE_EVT, 0, 0, 0x12);
	before = bench_fingerprint(&bench);
	bench_add(&bench, "core_0/event=1/");
	bench_add(&bench, "toy_box_0/event=2,mode=3/");
	bench_add(&bench, "toy_top/event=1/");
	undo = abandon();
	assert_int_equal(pmureg_undo_run(&pmureg_system_toy, &bench.trace.io, &undo, tell, &told, &bench.error), 0);
	assert_int_equal(told.count, 0);
	assert_int_equal(bench_fingerprint(&bench), before);
}

static void a_dead_session_leaves_others_alone(void **state)
{
	struct pmureg_undo undo;
	struct told told = {0};

	(void)state;
	bench_add(&bench, "core_0/event=1/");
	bench_add(&bench, "toy_box_0/event=2,mode=3/");
	undo = abandon();
	bench_poke(&bench, TOY_CORE, CORE_EVT, 0, 0, 0x400077);
	bench_poke(&bench, TOY_CORE, CORE_CTR, 0, 0, 5);
	assert_int_equal(pmureg_undo_run(&pmureg_system_toy, &bench.trace.io, &undo, tell, &told, &bench.error), 0);
	assert_int_equal(told.count, 1);
	assert_ptr_equal(told.control.reg, &pmureg_block_registers(&pmureg_system_blocks(&pmureg_system_toy)[TOY_CORE])[CORE_EVT]);
	assert_int_equal(told.control.value, 0x400077);
	assert_int_equal(told.control.expected, 0x400001);
	assert_int_equal(bench_peek(&bench, TOY_CORE, CORE_EVT, 0, 0), 0x400077);
	assert_int_equal(bench_peek(&bench, TOY_CORE, CORE_CTR, 0, 0), 5);
	assert_int_equal(bench_peek(&bench, TOY_BOX, BOX_EVENT, 0, 0), 0);
}

/* Its own are what it may have left: as found, half way, or as programmed. */
static void a_session_that_died_half_way_is_undone(void **state)
{
	struct pmureg_undo undo;
	struct told told = {0};

	(void)state;
	bench_poke(&bench, TOY_CORE, CORE_EVT, 0, 0, 0x12);
	bench_add(&bench, "core_0/event=1/");
	undo = abandon();
	bench_poke(&bench, TOY_CORE, CORE_EVT, 0, 0, 0x12);
	assert_int_equal(pmureg_undo_run(&pmureg_system_toy, &bench.trace.io, &undo, tell, &told, &bench.error), 0);
	assert_int_equal(told.count, 0);
	assert_int_equal(bench_peek(&bench, TOY_CORE, CORE_EVT, 0, 0), 0x12);
	assert_int_equal(bench_peek(&bench, TOY_CORE, CORE_CTL, 0, 0), 0);
}

/* An io that fails where one register is read. */
struct broken {
	struct pmureg_io io;
	struct pmureg_io *inner;
	uint32_t address;
};

static int broken_one(struct pmureg_io *io, struct pmureg_access *access)
{
	const struct broken *broken = (const struct broken *)(const void *)io;

	if (access->kind == PMUREG_ACCESS_READ && access->place.address == broken->address)
		return -5;
	return pmureg_io_access(broken->inner, access);
}

static int broken_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	return pmureg_io_each(io, list, count, failed, broken_one);
}

/* What cannot be compared may be someone else's by now, and stays for another attempt; all else is put back. */
static void undoing_goes_on_after_an_error(void **state)
{
	struct broken broken = {{.run = broken_run}, pmureg_sim_io(bench.sim), 0x710};
	struct pmureg_undo undo;
	uint64_t before;

	(void)state;
	before = bench_fingerprint(&bench);
	bench_add(&bench, "core_0/event=1/");
	bench_add(&bench, "toy_box_0/event=2,mode=3/");
	undo = abandon();
	bench_expect_error(&bench, pmureg_undo_run(&pmureg_system_toy, &broken.io, &undo, NULL, NULL, &bench.error), -5,
			   "reading toy_core_evt[0] of toy_core_0: error 5");
	assert_int_equal(bench_peek(&bench, TOY_CORE, CORE_EVT, 0, 0), 0x400001);
	undo = kept.undo;
	assert_int_equal(pmureg_undo_run(&pmureg_system_toy, broken.inner, &undo, NULL, NULL, &bench.error), 0);
	assert_int_equal(bench_fingerprint(&bench), before);
}

static void nobody_changes(void **state)
{
	struct pmureg_control changed;

	(void)state;
	dirty(&bench);
	add_everything(&bench);
	bench.options.flags |= PMUREG_SESSION_FORCE;
	bench_begin(&bench);
	bench_run(&bench, 100);
	bench_end(&bench);
	assert_int_equal(pmureg_session_changed(bench.session, 0, &changed), -2);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(restores),
		TEST(restores_flags),
		TEST(close_runs_the_list),
		TEST(restores),
		TEST(restores_flags),
		TEST(counters_come_before_their_controls),
		TEST(nothing_is_written_where_it_cannot_be_kept),
		TEST(unknown_bits_stay),
		TEST(must_write_bits),
		TEST(someone_counts),
		TEST(nobody_counts),
		TEST(someone_counts_elsewhere),
		TEST(someone_counts_in_a_bank),
		TEST(someone_changes),
		TEST(nobody_changes),
		TEST(what_someone_changed_stays),
		TEST(a_dead_session_is_undone),
		TEST(a_dead_session_leaves_others_alone),
		TEST(a_session_that_died_half_way_is_undone),
		TEST(undoing_goes_on_after_an_error),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
