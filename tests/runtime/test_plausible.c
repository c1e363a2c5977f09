/*
 * test_plausible.c: a counter that jumps further than its described top rate allows is no count, on any described
 * system.
 */
#include <stdio.h>

#include <pmureg/systems.h>

#include "bench.h"
#include "drawn.h"

static struct bench bench;
static uint64_t clock_ns;

static uint64_t read_clock(void *context)
{
	(void)context;
	return clock_ns;
}

/*
 * 2^47 further, as when the top bits were lost or read from elsewhere; narrow ones as far as they can. Where the device
 * tells the width it may have 32 bits: 2^31 more.
 */
static uint64_t jump_of(const struct pmureg_counter *counter)
{
	const uint64_t low = counter->discover_width.count ? UINT64_C(1) << 31 : 0;

	return UINT64_C(1) << (counter->width > 48 ? 47 : counter->width - 1) | low;
}

/* Whether kinds before this one count in the same register: it jumps once. */
static int is_seen(const struct pmureg_block *block, uint16_t kind, uint16_t reg)
{
	const struct pmureg_counter *counters = pmureg_block_counters(block);
	uint16_t k, r;

	for (k = 0; k < kind; k++)
		for (r = 0; r < counters[k].reg_count; r++)
			if (pmureg_counter_regs(&counters[k])[r].reg == reg)
				return 1;
	return 0;
}

static void let_counters_jump(const struct pmureg_block *block)
{
	const struct pmureg_counter *counters = pmureg_block_counters(block);
	const unsigned int b = (unsigned int)(block - pmureg_system_blocks(bench.system));
	uint16_t k, r;
	uint32_t e;

	for (k = 0; k < block->counter_count; k++)
		for (r = 0; r < counters[k].reg_count; r++) {
			const uint16_t reg = pmureg_counter_regs(&counters[k])[r].reg;

			for (e = 0; e < pmureg_block_registers(block)[reg].elements && !is_seen(block, k, reg); e++)
				bench_poke(&bench, b, reg, 0, e,
					   bench_peek(&bench, b, reg, 0, e) + jump_of(&counters[k]));
		}
}

/* Where the top rate is not known, every jump has to be taken for a count. */
static int is_expected(const struct pmureg_block *block, uint8_t reason)
{
	uint16_t k, known = 0;

	for (k = 0; k < block->counter_count; k++)
		if (pmureg_block_counters(block)[k].top_rate)
			known++;
	return reason == PMUREG_COUNTED ? known < block->counter_count : reason == PMUREG_IMPLAUSIBLE && known;
}

/* Half a millisecond of standing still is fine; then the jump is seen within another. */
static void jump(const struct pmureg_block *block)
{
	if (bench_open(&bench))
		fail_msg("%s: %s", bench.events[0].text, bench.error.message);
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	clock_ns += 500000;
	bench_read(&bench);
	assert_int_equal(bench.results[0].reason, PMUREG_COUNTED);
	let_counters_jump(block);
	clock_ns += 500000;
	bench_read(&bench);
	if (!is_expected(block, bench.results[0].reason))
		fail_msg("%s: a jump is judged to be %u", bench.events[0].text, bench.results[0].reason);
	if (bench.results[0].reason == PMUREG_IMPLAUSIBLE)
		assert_int_equal(bench.results[0].value, 0);
	bench_end(&bench);
}

/* Each event that can be counted without a term more, so that each kind of counter has its turn. */
static size_t jump_all(const struct pmureg_system *system, const struct pmureg_block *block)
{
	const struct pmureg_described_event *events = pmureg_block_events(block);
	char text[128];
	size_t count = 0, length;
	uint16_t e;

	bench_init(&bench, system);
	bench.options.now = read_clock;
	length = pmureg_unit_name(system, block, 0, text, sizeof(text));
	for (e = 0; e < block->event_count; e++) {
		(void)snprintf(text + length, sizeof(text) - length, "/%s/", pmureg_described_event_name(&events[e]));
		bench.count = 0;
		if (pmureg_described_event_rest(&events[e])->needs || pmureg_event_parse(system, text, &bench.events[0], &bench.error))
			continue;
		bench.count = 1;
		jump(block);
		bench.trace.count = 0; /* it need not have kept every access */
		count++;
	}
	bench_done(&bench);
	return count;
}

static void jumps_are_no_counts(void **state)
{
	size_t s, events = 0;
	uint16_t b;

	(void)state;
	for (s = drawn_first(); s < pmureg_built_in_count; s += drawn_share())
		for (b = 0; b < pmureg_built_in[s]->block_count; b++)
			if (pmureg_system_blocks(pmureg_built_in[s])[b].counter_count)
				events += jump_all(pmureg_built_in[s], &pmureg_system_blocks(pmureg_built_in[s])[b]);
	assert_true(events > 1000 / drawn_share());
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(jumps_are_no_counts)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
