/*
 * test_undone.c: a session that nobody closes: its list of accesses puts every described system back as it was.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <pmureg/systems.h>

#include "bench.h"

static struct bench bench;

struct kept {
	struct pmureg_access *list;
	size_t count;
};

static int keep(void *context, const struct pmureg_access *undo, size_t count)
{
	struct kept *kept = context;

	kept->list = malloc((count + 1) * sizeof(*undo));
	assert_non_null(kept->list);
	memcpy(kept->list, undo, count * sizeof(*undo));
	kept->count = count;
	return 0;
}

/* Counters of which a unit says how many there are: the rest of the array is not there. */
static int may_be_missing(const struct pmureg_block *block, uint16_t reg)
{
	uint16_t i;

	for (i = 0; i < block->counter_count; i++)
		if (block->counters[i].discover_count.count && block->counters[i].regs[0].reg == reg)
			return 1;
	return 0;
}

/* Bits that a read shows and a session can put back, set at random: as found on a machine that has been used. */
static void soil(uint64_t *seed)
{
	uint16_t b, i, r;
	uint32_t e;

	for (b = 0; b < bench.system->block_count; b++)
		for (i = 0; i < bench.system->blocks[b].instance_count; i++)
			for (r = 0; r < bench.system->blocks[b].register_count; r++) {
				const struct pmureg_register *reg = &bench.system->blocks[b].registers[r];
				const struct pmureg_masks *m = &reg->masks;
				const uint64_t bits = m->readable & m->writable & ~m->acting & ~m->zeroes & ~m->rc;

				for (e = 0; reg->state == r && bits && e < reg->elements &&
					    !may_be_missing(&bench.system->blocks[b], r); e++) {
					uint64_t old = bench_peek(&bench, b, r, i, e);

					*seed = *seed * 6364136223846793005ULL + 1442695040888963407ULL;
					bench_poke(&bench, b, r, i, e, (old & ~bits) | ((*seed >> 7 ^ *seed << 29) & bits));
				}
			}
}

/* The first events of a block that can be counted without a term more. */
static void add_events(const struct pmureg_block *block, size_t most)
{
	char text[128];
	uint16_t e;
	size_t i, length = pmureg_unit_name(bench.system, block, 0, text, sizeof(text));

	for (e = 0, i = 0; block->counter_count && e < block->event_count && i < most; e++) {
		if (block->events[e].needs || block->events[e].instance_count)
			continue;
		snprintf(text + length, sizeof(text) - length, "/%s/", block->events[e].name);
		if (pmureg_event_parse(bench.system, text, &bench.events[bench.count], &bench.error))
			continue;
		bench.events[bench.count].instance = PMUREG_INSTANCES_ALL;
		bench.count++;
		i++;
	}
}

/* Where counters run that are nobody's business, no time may pass. */
static void abandon_and_undo(uint64_t ticks)
{
	const uint64_t before = bench_fingerprint(&bench);
	struct kept kept = { NULL, 0 };
	size_t failed = 0, turn;

	bench.options.flags = PMUREG_SESSION_FORCE | PMUREG_SESSION_ANY_RATE;
	bench.options.keep = keep;
	bench.options.context = &kept;
	if (bench_open(&bench))
		fail_msg("%s: %s", bench.system->name, bench.error.message);
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	for (turn = 0; turn < pmureg_session_turns(bench.session); turn++) {
		bench_run(&bench, ticks);
		assert_int_equal(pmureg_session_rotate(bench.session, &bench.error), 0);
	}
	assert_true(bench_fingerprint(&bench) != before);
	/* The process dies here; another runs its list. */
	assert_int_equal(pmureg_io_run(&bench.trace.io, kept.list, kept.count, &failed), 0);
	if (bench_fingerprint(&bench) != before)
		fail_msg("%s is not as it was", bench.system->name);
	free(kept.list);
}

static void undo_system(const struct pmureg_system *system, size_t events, int soiled)
{
	uint64_t seed = 2026;
	uint16_t b;

	bench_init(&bench, system);
	for (b = 0; b < system->block_count && bench.count + events < BENCH_EVENTS; b++)
		add_events(&system->blocks[b], events);
	if (soiled)
		soil(&seed);
	if (bench.count)
		abandon_and_undo(soiled ? 0 : 1000);
	bench.trace.count = 0; /* it need not have kept every access */
	bench_done(&bench);
}

static void clean_devices(void **state)
{
	size_t s;

	(void)state;
	for (s = 0; s < pmureg_system_count; s++)
		undo_system(pmureg_systems[s], 1, 0);
}

static void used_devices(void **state)
{
	size_t s;

	(void)state;
	for (s = 0; s < pmureg_system_count; s++)
		undo_system(pmureg_systems[s], 1, 1);
}

/* More than there are counters. */
static void turns(void **state)
{
	size_t s;

	(void)state;
	for (s = 0; s < pmureg_system_count; s++)
		undo_system(pmureg_systems[s], 6, 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(clean_devices), cmocka_unit_test(used_devices), cmocka_unit_test(turns) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
