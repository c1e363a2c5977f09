/*
 * test_faults.c: an io that fails on one access, whichever it is, in a session's life: lists and turns included.
 */
#include <stdlib.h>
#include <string.h>

#include "dirty.h"
#include "drawn.h"
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

#define LIFE_EVENTS "toy_core_0/event=2/", "toy_core_0/event=3/", "toy_core_0/event=4/", "toy_side_0/event=5/"

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

static int failing_one(struct pmureg_io *io, struct pmureg_access *access)
{
	struct failing *failing = (struct failing *)(void *)io;

	if (fails(failing))
		return -5;
	assert_int_equal(pmureg_io_access(failing->inner, access), 0);
	return 0;
}

static int failing_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	return pmureg_io_each(io, list, count, failed, failing_one);
}

static struct failing failing_at(size_t k, int for_good)
{
	const struct failing failing = {{.run = failing_run}, pmureg_sim_io(bench.sim), k, for_good};

	return failing;
}

/* ---- A life ---- */

enum stage { OPENING, COUNTING, CLOSING };

static const struct pmureg_session_options forced = {.size = sizeof(forced), .flags = PMUREG_SESSION_FORCE};

static int count_in_turns(struct pmureg_session *session)
{
	size_t turn, turns = pmureg_session_rotations(session);
	int result = pmureg_session_start(session, &bench.error);

	assert_true(turns > 1);
	for (turn = 0; turn <= turns && !result; turn++) {
		result = pmureg_session_read(session, bench.results, &bench.error);
		if (!result)
			result = pmureg_session_rotate(session, &bench.error);
	}
	return result ? result : pmureg_session_stop(session, &bench.error);
}

/*
 * Open, start, read and rotate through all turns, stop, close; no time passes, for counters that are not written move
 * on. Returns the first failure, and where it was.
 */
static int live(struct pmureg_io *io, void *memory, size_t size, enum stage *stage)
{
	struct pmureg_session *session;
	int first, result;

	*stage = OPENING;
	first = pmureg_session_open(memory, size, &pmureg_system_toy, io, bench.events, bench.count, &forced, &session,
				    &bench.error);
	if (first)
		return first;
	*stage = COUNTING;
	first = count_in_turns(session);
	if (!first)
		*stage = CLOSING;
	result = pmureg_session_close(session, first ? NULL : &bench.error);
	return first ? first : result;
}

static void *memory_of_session(size_t *size)
{
	static const char *const more[] = {LIFE_EVENTS};
	void *memory;
	size_t i;

	add_everything(&bench);
	for (i = 0; i < sizeof(more) / sizeof(more[0]); i++)
		bench_add(&bench, more[i]);
	*size = pmureg_session_size(&pmureg_system_toy, bench.events, bench.count, &forced);
	memory = malloc(*size);
	assert_non_null(memory);
	return memory;
}

static size_t accesses_of_life(void *memory, size_t size)
{
	struct failing counter = failing_at(SIZE_MAX, 0);
	enum stage stage;

	dirty(&bench);
	assert_int_equal(live(&counter.io, memory, size, &stage), 0);
	return SIZE_MAX - counter.left;
}

/* ---- What is left behind ---- */

#define STATES 400

static size_t look_at_states(uint64_t *states)
{
	size_t count = 0;
	uint16_t b, i, r;
	uint32_t e;

	for (b = 0; b < pmureg_system_toy.block_count; b++)
		for (i = 0; i < pmureg_system_blocks(&pmureg_system_toy)[b].instance_count; i++)
			for (r = 0; r < pmureg_system_blocks(&pmureg_system_toy)[b].register_count; r++)
				for (e = 0; pmureg_block_registers(&pmureg_system_blocks(&pmureg_system_toy)[b])[r].state == r &&
					    e < pmureg_block_registers(&pmureg_system_blocks(&pmureg_system_toy)[b])[r].elements &&
					    !bench_counts_by_itself(&pmureg_system_blocks(&pmureg_system_toy)[b], r);
				     e++) {
					if (b == TOY_BANK && r == BANK_SEL && i)
						continue; /* one for all units */
					assert_true(count < STATES);
					states[count++] = bench_peek(&bench, b, r, i, e);
				}
	return count;
}

static size_t differences(const uint64_t *a, const uint64_t *b, size_t count)
{
	size_t i, different = 0;

	for (i = 0; i < count; i++)
		different += a[i] != b[i];
	return different;
}

static void expect_named(void)
{
	const char *text = bench.error.message;

	assert_int_equal(bench.error.code, -5);
	assert_non_null(strstr(text, "error 5"));
	assert_non_null(strstr(text, "toy_"));
	assert_true(strstr(text, "reading ") == text || strstr(text, "writing ") == text ||
		    strstr(text, "a barrier ") == text);
}

/* Whatever access fails: the error names it; all is put back. */
static void every_access_fails_once(void **state)
{
	static uint64_t before[STATES], after[STATES];
	size_t size, k, total, count, stages[3] = {0};
	void *memory = memory_of_session(&size);

	(void)state;
	total = accesses_of_life(memory, size);
	assert_true(total > 400);
	for (k = drawn_first(); k < total; k += drawn_share()) {
		struct failing failing = failing_at(k, 0);
		enum stage stage;
		size_t different;

		dirty(&bench);
		count = look_at_states(before);
		memset(&bench.error, 0, sizeof(bench.error));
		assert_int_equal(live(&failing.io, memory, size, &stage), -5);
		expect_named();
		look_at_states(after);
		different = differences(before, after, count);
		if (different)
			fail_msg("access %zu of %zu (%s): %zu registers differ", k, total, bench.error.message,
				 different);
		stages[stage]++;
	}
	for (size_t i = 0; i < 3; i++)
		assert_true(stages[i] > 100 / drawn_share());
	free(memory);
}

static void the_device_goes_away(void **state)
{
	size_t size, k, total;
	void *memory = memory_of_session(&size);

	(void)state;
	total = accesses_of_life(memory, size);
	for (k = 0; k < total; k += 3 * drawn_share()) {
		struct failing failing = failing_at(k, 1);
		enum stage stage;

		dirty(&bench);
		assert_int_equal(live(&failing.io, memory, size, &stage), -5);
		expect_named();
	}
	free(memory);
}

static void errors_name_the_register(void **state)
{
	struct failing failing = failing_at(0, 1);
	struct pmureg_session *session;
	static uint64_t memory[8000];

	(void)state;
	bench_add(&bench, "toy_core_1/event=1/");
	assert_int_equal(pmureg_session_open(memory, sizeof(memory), &pmureg_system_toy, &failing.io, bench.events, 1,
					     NULL, &session, &bench.error),
			 -5);
	assert_string_equal(bench.error.message, "reading toy_core_ctl of toy_core_1: error 5 (the access failed)");
	failing.left = 5; /* who counts: ctl, evt of three counters; as found: the counter; then the write of evt */
	assert_int_equal(pmureg_session_open(memory, sizeof(memory), &pmureg_system_toy, &failing.io, bench.events, 1,
					     NULL, &session, &bench.error),
			 -5);
	assert_string_equal(bench.error.message, "writing toy_core_evt[0] of toy_core_1: error 5 (the access failed)");
}

static const char *unplugged(struct pmureg_io *io)
{
	(void)io;
	return "the device was unplugged; plug it in";
}

/* What the io knows is said, whatever was being done: opened, stopped, put back. */
static void errors_say_what_the_io_knows(void **state)
{
	struct failing failing = failing_at(0, 1);
	struct pmureg_session *session;
	static uint64_t memory[8000];

	(void)state;
	failing.io.why = unplugged;
	bench_add(&bench, "toy_core_1/event=1/");
	assert_int_equal(pmureg_session_open(memory, sizeof(memory), &pmureg_system_toy, &failing.io, bench.events, 1,
					     NULL, &session, &bench.error),
			 -5);
	assert_string_equal(bench.error.message,
			    "reading toy_core_ctl of toy_core_1: the device was unplugged; plug it in");
	failing.left = SIZE_MAX;
	assert_int_equal(pmureg_session_open(memory, sizeof(memory), &pmureg_system_toy, &failing.io, bench.events, 1,
					     NULL, &session, &bench.error),
			 0);
	failing.left = 0;
	assert_int_equal(pmureg_session_start(session, &bench.error), -5);
	assert_non_null(strstr(bench.error.message, " of toy_core_1: the device was unplugged; plug it in"));
	memset(&bench.error, 0, sizeof(bench.error));
	assert_int_equal(pmureg_session_close(session, &bench.error), -5);
	assert_non_null(strstr(bench.error.message, " of toy_core_1: the device was unplugged; plug it in"));
}

/* Putting back a banked register takes a select: where that fails, it is the selector that could not be written. */
static void undoing_names_the_selector(void **state)
{
	static const char *const texts[] = {"writing toy_bank_sel of toy_top: error 5", "a barrier of toy_top: error 5",
					    "writing toy_bank_cr of toy_top: error 5"};
	struct failing failing = failing_at(SIZE_MAX, 0);
	struct pmureg_session *session;
	static uint64_t memory[16000];
	size_t i, k, named[3] = {0};
	int result = -5;

	(void)state;
	bench_add(&bench, "toy_top/event=1/");
	for (k = 0; result; k++) {
		failing.left = SIZE_MAX;
		assert_int_equal(pmureg_session_open(memory, sizeof(memory), &pmureg_system_toy, &failing.io,
						     bench.events, 1, NULL, &session, &bench.error),
				 0);
		failing.left = k;
		result = pmureg_session_close(session, &bench.error);
		for (i = 0; i < 3 && result; i++)
			named[i] += strstr(bench.error.message, texts[i]) != NULL;
	}
	assert_true(named[0] > 1 && named[1] > 1 && named[2]);
}

/* In a list: the select of a bank, its barrier, the counter behind it. */
static void errors_in_lists_name_the_register(void **state)
{
	static const char *const texts[] = {"writing toy_bank_sel of toy_top: error 5", "a barrier of toy_top: error 5",
					    "reading toy_bank_cnt[0] of toy_top: error 5"};
	struct failing failing = failing_at(SIZE_MAX, 0);
	struct pmureg_session *session;
	static uint64_t memory[16000];
	size_t i;

	(void)state;
	bench_add(&bench, "toy_top/event=1/");
	assert_int_equal(pmureg_session_open(memory, sizeof(memory), &pmureg_system_toy, &failing.io, bench.events, 1,
					     NULL, &session, &bench.error),
			 0);
	assert_int_equal(pmureg_session_start(session, &bench.error), 0);
	for (i = 0; i < 3; i++) {
		failing.left = i;
		assert_int_equal(pmureg_session_read(session, bench.results, &bench.error), -5);
		assert_non_null(strstr(bench.error.message, texts[i]));
	}
	assert_int_equal(pmureg_sim_advance(bench.sim, 7), 0);
	assert_int_equal(pmureg_session_read(session, bench.results, &bench.error), 0); /* nothing was lost */
	assert_int_equal(bench.results[0].value, 14);
	assert_int_equal(pmureg_session_close(session, &bench.error), 0);
}

static int cannot_prepare(struct pmureg_io *io, struct pmureg_access *list, size_t count)
{
	(void)io;
	(void)list;
	(void)count;
	return -13;
}

static int cannot_prepare_writes(struct pmureg_io *io, struct pmureg_access *list, size_t count)
{
	(void)io;
	for (size_t i = 0; i < count; i++)
		if (list[i].kind == PMUREG_ACCESS_WRITE)
			return -13;
	return 0;
}

/* The first read names its register. What is only written is noticed before the first write. */
static void registers_that_cannot_be_reached(void **state)
{
	struct failing failing = failing_at(SIZE_MAX, 0);
	struct pmureg_session *session;
	static uint64_t memory[8000];
	uint64_t before = bench_fingerprint(&bench);

	(void)state;
	failing.io.prepare = cannot_prepare;
	bench_add(&bench, "toy_core_1/event=1/");
	bench_expect_error(&bench,
			   pmureg_session_open(memory, sizeof(memory), &pmureg_system_toy, &failing.io, bench.events, 1,
					       NULL, &session, &bench.error),
			   -13, "reading toy_core_ctl of toy_core_1: error 13 (permission denied)");
	assert_int_equal(failing.left, SIZE_MAX);
	failing.io.prepare = cannot_prepare_writes;
	bench_expect_error(&bench,
			   pmureg_session_open(memory, sizeof(memory), &pmureg_system_toy, &failing.io, bench.events, 1,
					       NULL, &session, &bench.error),
			   -13, "the registers of toy are not accessible: error 13");
	assert_int_equal(bench_fingerprint(&bench), before);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(every_access_fails_once), TEST(the_device_goes_away), TEST(errors_name_the_register),
		TEST(errors_say_what_the_io_knows), TEST(errors_in_lists_name_the_register),
		TEST(undoing_names_the_selector),
		TEST(registers_that_cannot_be_reached),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
