/*
 * test_undone.c: a session that nobody closes: its list of accesses puts every described system back as it was.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <pmureg/systems.h>

#include "bench.h"
#include "drawn.h"
#include "kept.h"

static struct bench bench;

static int keep(void *context, const struct pmureg_undo *undo)
{
	if (undo) /* else all has been put back */
		kept_take(context, undo);
	return 0;
}

/* Counters of which a unit says how many there are: the rest of the array is not there. */
static int may_be_missing(const struct pmureg_block *block, uint16_t reg)
{
	const struct pmureg_counter *counters = pmureg_block_counters(block);
	uint16_t i;

	for (i = 0; i < block->counter_count; i++)
		if (counters[i].discover_count.count && pmureg_counter_regs(&counters[i])[0].reg == reg)
			return 1;
	return 0;
}

static int is_counter(const struct pmureg_block *block, uint16_t reg)
{
	const struct pmureg_counter *counters = pmureg_block_counters(block);
	uint16_t i, r;

	for (i = 0; i < block->counter_count; i++)
		for (r = 0; r < counters[i].reg_count; r++)
			if (pmureg_counter_regs(&counters[i])[r].reg == reg)
				return 1;
	return 0;
}

enum soiled { NOTHING, COUNTERS, EVERYTHING };

/*
 * Bits that a read shows and a session can put back, set at random: as found on a machine that has been used; or only
 * what counters have counted that stand still now.
 */
static void soil(uint64_t *seed, enum soiled what)
{
	uint16_t b, i, r;
	uint32_t e;

	for (b = 0; b < bench.system->block_count; b++)
		for (i = 0; i < pmureg_system_blocks(bench.system)[b].instance_count; i++)
			for (r = 0; r < pmureg_system_blocks(bench.system)[b].register_count; r++) {
				const struct pmureg_register *reg =
					&pmureg_block_registers(&pmureg_system_blocks(bench.system)[b])[r];
				const struct pmureg_masks *m = &reg->masks;
				const uint64_t bits = m->readable & m->writable & ~m->acting & ~m->zeroes & ~m->rc;

				for (e = 0;
				     reg->state == r && bits && e < reg->elements &&
				     !may_be_missing(&pmureg_system_blocks(bench.system)[b], r) &&
				     (what == EVERYTHING || is_counter(&pmureg_system_blocks(bench.system)[b], r));
				     e++) {
					uint64_t old = bench_peek(&bench, b, r, i, e);

					*seed = *seed * 6364136223846793005ULL + 1442695040888963407ULL;
					bench_poke(&bench, b, r, i, e,
						   (old & ~bits) | ((*seed >> 7 ^ *seed << 29) & bits));
				}
			}
}

/* The first events of a block that can be counted without a term more. */
static void add_events(const struct pmureg_block *block, size_t most)
{
	const struct pmureg_described_event *events = pmureg_block_events(block);
	char text[128];
	uint16_t e;
	size_t i, length = pmureg_unit_name(bench.system, block, 0, text, sizeof(text));

	for (e = 0, i = 0; block->counter_count && e < block->event_count && i < most; e++) {
		if (pmureg_described_event_rest(&events[e])->needs || pmureg_described_event_rest(&events[e])->instance_count)
			continue;
		snprintf(text + length, sizeof(text) - length, "/%s/", pmureg_described_event_name(&events[e]));
		if (pmureg_event_parse(bench.system, text, &bench.events[bench.count], &bench.error))
			continue;
		/* Of those that facts may leave out one that is there. */
		bench.events[bench.count].instance = block->present.count ? 0 : PMUREG_INSTANCES_ALL;
		bench.count++;
		i++;
	}
}

/* Nobody else has changed anything. */
static void told(void *context, const struct pmureg_control *control)
{
	(void)context;
	fail_msg("%s: %s[%u] is 0x%llx, not 0x%llx", pmureg_system_key(bench.system),
		 pmureg_register_name(control->reg), (unsigned)control->element, (unsigned long long)control->value,
		 (unsigned long long)control->expected);
}

/* Where counters run that are nobody's business, no time may pass. */
static void abandon_and_undo(uint64_t ticks)
{
	const uint64_t before = bench_fingerprint(&bench);
	struct pmureg_undo kept = {0};
	size_t turn;

	bench.options.flags = PMUREG_SESSION_FORCE | PMUREG_SESSION_ANY_RATE;
	bench.options.keep = keep;
	bench.options.context = &kept;
	if (bench_open(&bench))
		fail_msg("%s: %s", pmureg_system_key(bench.system), bench.error.message);
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	for (turn = 0; turn < pmureg_session_rotations(bench.session); turn++) {
		bench_run(&bench, ticks);
		assert_int_equal(pmureg_session_rotate(bench.session, &bench.error), 0);
	}
	/* Of counters that nobody starts or stops nothing is written. */
	assert_true(!kept.count || bench_fingerprint(&bench) != before);
	/* The process dies here; another runs its list. */
	assert_int_equal(pmureg_undo_run(bench.system, &bench.trace.io, &kept, told, NULL, &bench.error), 0);
	if (bench_fingerprint(&bench) != before)
		fail_msg("%s is not as it was", pmureg_system_key(bench.system));
	kept_free(&kept);
}

/* Whether an earlier block has its registers at these addresses: cores of another kind, which no CPU has, too. */
static int is_another_kind(const struct pmureg_system *system, uint16_t b)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(system);
	struct pmureg_place one, other;
	const int is_core = blocks[b].space == PMUREG_MSR || blocks[b].space == PMUREG_SYSREG;
	uint16_t a;

	for (a = 0; a < b && is_core && blocks[b].present.count; a++) {
		pmureg_register_place(system, &blocks[b], pmureg_block_registers(&blocks[b]), 0, 0, &one);
		pmureg_register_place(system, &blocks[a], pmureg_block_registers(&blocks[a]), 0, 0, &other);
		if (blocks[a].present.count && one.space == other.space && one.address == other.address)
			return 1;
	}
	return 0;
}

static void begin(const struct pmureg_system *system, size_t events, enum soiled what)
{
	uint64_t seed = 2026;
	uint16_t b;

	bench_init(&bench, system);
	for (b = 0; b < system->block_count && bench.count + events < BENCH_EVENTS; b++)
		if (!is_another_kind(system, b))
			add_events(&pmureg_system_blocks(system)[b], events);
	if (what != NOTHING)
		soil(&seed, what);
}

static void end(void)
{
	bench.trace.count = 0; /* it need not have kept every access */
	bench_done(&bench);
}

static void undo_system(const struct pmureg_system *system, size_t events, enum soiled what)
{
	begin(system, events, what);
	if (bench.count)
		abandon_and_undo(what == EVERYTHING ? 0 : 1000);
	end();
}

static void clean_devices(void **state)
{
	size_t s;

	(void)state;
	for (s = drawn_first(); s < pmureg_built_in_count; s += drawn_share())
		undo_system(pmureg_built_in[s], 1, NOTHING);
}

static void used_devices(void **state)
{
	size_t s;

	(void)state;
	for (s = drawn_first(); s < pmureg_built_in_count; s += drawn_share())
		undo_system(pmureg_built_in[s], 1, EVERYTHING);
}

/* More than there are counters. */
static void turns(void **state)
{
	size_t s;

	(void)state;
	for (s = drawn_first(); s < pmureg_built_in_count; s += drawn_share())
		undo_system(pmureg_built_in[s], 6, EVERYTHING);
}

/* ---- Closed sessions ---- */

/* Every register of the system, but those that count whether anyone counts with them or not. */
static size_t look(uint64_t *values, size_t room)
{
	const struct pmureg_system *system = bench.system;
	const struct pmureg_block *blocks = pmureg_system_blocks(system);
	size_t count = 0;
	uint16_t b, i, r;
	uint32_t e;

	for (b = 0; b < system->block_count; b++)
		for (i = 0; i < blocks[b].instance_count; i++)
			for (r = 0; r < blocks[b].register_count; r++)
				for (e = 0; e < pmureg_block_registers(&blocks[b])[r].elements &&
					    !bench_counts_by_itself(&blocks[b], r); e++, count++)
					if (count < room)
						values[count] = bench_peek(&bench, b, r, i, e);
	return count;
}

/* Names a register that differs, by its number in look(). */
static void fail_at(size_t at, uint64_t was, uint64_t is)
{
	const struct pmureg_system *system = bench.system;
	const struct pmureg_block *blocks = pmureg_system_blocks(system);
	uint16_t b, i, r;

	for (b = 0; b < system->block_count; b++)
		for (i = 0; i < blocks[b].instance_count; i++)
			for (r = 0; r < blocks[b].register_count; r++) {
				const uint32_t elements = bench_counts_by_itself(&blocks[b], r) ?
								  0 :
								  pmureg_block_registers(&blocks[b])[r].elements;

				if (at < elements)
					fail_msg("%s: %s[%zu] of instance %u was %#llx and is %#llx",
						 pmureg_system_key(system),
						 pmureg_register_name(&pmureg_block_registers(&blocks[b])[r]), at, i,
						 (unsigned long long)was, (unsigned long long)is);
				at -= elements;
			}
}

/* Counters hold what someone has counted; a session counts with some of them, while time passes, and puts all back. */
static void close_system(const struct pmureg_system *system, size_t events)
{
	size_t count, turn, i;
	uint64_t *before, *after;

	begin(system, events, COUNTERS);
	count = look(NULL, 0);
	before = calloc(2 * count + 1, sizeof(*before));
	assert_non_null(before);
	after = before + count;
	look(before, count);
	bench.options.flags = PMUREG_SESSION_ANY_RATE;
	if (bench.count)
		bench_begin(&bench);
	for (turn = 0; bench.count && turn < pmureg_session_rotations(bench.session); turn++) {
		bench_run(&bench, 1000);
		assert_int_equal(pmureg_session_rotate(bench.session, &bench.error), 0);
	}
	if (bench.count)
		bench_end(&bench);
	look(after, count);
	for (i = 0; i < count; i++)
		if (before[i] != after[i])
			fail_at(i, before[i], after[i]);
	free(before);
	end();
}

static void counters_are_put_back(void **state)
{
	size_t s;

	(void)state;
	for (s = drawn_first(); s < pmureg_built_in_count; s += drawn_share()) {
		undo_system(pmureg_built_in[s], 1, COUNTERS);
		close_system(pmureg_built_in[s], 1);
		close_system(pmureg_built_in[s], 6);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(clean_devices), cmocka_unit_test(used_devices),
					   cmocka_unit_test(turns), cmocka_unit_test(counters_are_put_back)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
