/*
 * test_pmuv3.c: Arm's PMUv3 against the Arm ARM (DDI 0487, D13 and D24.5). Addresses are op0:op1:CRn:CRm:op2, packed as
 * KVM packs them; values are literals, worked out by hand.
 */
#include "bench.h"

extern const struct pmureg_system pmureg_system_pmuv3;

static struct bench bench;

static void poke(const char *reg, uint64_t value)
{
	bench_poke_named(&bench, "pmuv3", reg, 0, 0, value);
}

static uint64_t peek(const char *reg, uint32_t element)
{
	return bench_peek_named(&bench, "pmuv3", reg, 0, element);
}

/*
 * PMCR.LC, C and P, N as it was; everything off; PMCCFILTR and PMCCNTR; PMEVTYPER0 and PMEVCNTR0; PMCNTENSET of 31 and
 * 0.
 */
static void programming(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_pmuv3);
	bench_add(&bench, "armv8_pmuv3_0/cpu_cycles,nsh=1/");
	bench_add(&bench, "armv8_pmuv3_0/l1d_cache,threshold=2,threshold_compare=2,threshold_count=1,u=1/");
	bench_expect_config(&bench.events[0], 0x11, 0, 0);
	bench_expect_config(&bench.events[1], 0x4, 0x54, 0);
	assert_int_equal(bench_open(&bench), 0);
	EXPECT_WRITES(&bench, { 0, 0xDCE0, 0x3046 }, { 0, 0xDCE2, 0xFFFFFFFF }, { 0, 0xC4F2, 0xFFFFFFFF },
		      { 0, 0xDCE3, 0xFFFFFFFF }, { 0, 0xDF7F, 0x08000000 }, { 0, 0xDCE8, 0 },
		      { 0, 0xDF60, 0xA000000240000004 }, { 0, 0xDF40, 0 }, { 0, 0xDCE1, 0x80000000 }, { 0, 0xDCE1, 1 });
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	EXPECT_WRITES(&bench, {0, 0xDCE0, 0x3041});
	bench_run(&bench, 1000);
	assert_int_equal(bench.counts[0], 1000 * 0x12);
	assert_int_equal(bench.counts[1], 1000 * 5);
	bench_end(&bench);
	bench_done(&bench);
}

/*
 * The fixed counters are filled first; the event counters help out; what the fixed ones cannot filter goes there at
 * once.
 */
static void shares(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_pmuv3);
	bench_add(&bench, "armv8_pmuv3_0/cpu_cycles/");
	bench_add(&bench, "armv8_pmuv3_0/cpu_cycles,u=1/");
	bench_add(&bench, "armv8_pmuv3_0/inst_retired/");
	bench_add(&bench, "armv8_pmuv3_0/inst_retired,threshold=3/");
	bench_begin(&bench);
	bench_run(&bench, 10);
	assert_int_equal(peek("pmccntr", 0), 10 * 0x12);
	assert_int_equal(peek("pmicntr", 0), 10 * 9);
	assert_int_equal(peek("pmevtyper", 0), 0x40000011);
	assert_int_equal(peek("pmevtyper", 1), 0x300000008);
	assert_int_equal(bench.counts[1], 10 * 0x12);
	assert_int_equal(bench.counts[3], 10 * 9);
	bench_end(&bench);
	bench_done(&bench);
}

/* A core of PMUv3p1 without instruction counter: event counters of 32 bits, and only those that PMCR.N says. */
static void first_version(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_pmuv3);
	poke("id_aa64dfr0", 0x400);
	poke("id_aa64dfr1", 0);
	poke("pmcr", 0x41012000); /* N 4 */
	bench_add(&bench, "armv8_pmuv3_0/inst_retired/");
	bench_begin(&bench);
	poke("pmevcntr", 0xFFFFFF00);
	assert_int_equal(pmureg_session_stop(bench.session, &bench.error), 0);
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	bench_run(&bench, 0x100);
	assert_int_equal(peek("pmevcntr", 0), 0x800);
	assert_int_equal(bench.counts[0], 0x900);
	/* 2^31 at the bound of 64 a nanosecond. */
	assert_int_equal(pmureg_session_deadline(bench.session), 33554432);
	assert_int_equal(peek("pmovsset", 0), 1);
	bench_end(&bench);
	bench_done(&bench);

	bench_init(&bench, &pmureg_system_pmuv3);
	poke("pmcr", 0x2000);
	for (int i = 0; i < 5; i++)
		bench_add(&bench, "armv8_pmuv3_0/l1d_cache/");
	bench_expect_error(&bench, bench_open(&bench), -16, "4 counters of armv8_pmuv3_0 can count it");
	assert_int_equal(bench_count(&bench, 'w'), 0);
	bench_done(&bench);
}

/* PMCR.N 0: the cycle counter works, what needs an event counter is refused, and none of the 31 is touched. */
static void without_event_counters(void **state)
{
	size_t i;

	(void)state;
	bench_init(&bench, &pmureg_system_pmuv3);
	poke("pmcr", 0);
	bench_add(&bench, "armv8_pmuv3_0/cpu_cycles/");
	bench_begin(&bench);
	bench_run(&bench, 10);
	assert_int_equal(bench.counts[0], 10 * 0x12);
	bench_end(&bench);
	for (i = 0; i < bench.trace.count; i++)
		assert_false(bench.entries[i].place.address >= 0xDF40 && bench.entries[i].place.address < 0xDF7F);
	bench_done(&bench);

	bench_init(&bench, &pmureg_system_pmuv3);
	poke("pmcr", 0);
	bench_add(&bench, "armv8_pmuv3_0/l1d_cache/");
	bench_expect_error(&bench, bench_open(&bench), -2, "reports count 0 for its `event` counters");
	bench_done(&bench);
}

/* ID_AA64DFR0_EL1.PMUVer 0: no PMU, 15: one that is not PMUv3 (Arm ARM, D24.2). */
static void no_pmuv3(void **state)
{
	static const uint64_t versions[] = {0x000, 0xF00};

	(void)state;
	for (size_t i = 0; i < 2; i++) {
		bench_init(&bench, &pmureg_system_pmuv3);
		poke("id_aa64dfr0", versions[i]);
		bench_add(&bench, "armv8_pmuv3_0/cpu_cycles/");
		bench_expect_error(&bench, bench_open(&bench), -2,
				   "armv8_pmuv3_0: ID_AA64DFR0_EL1.PMUVer says that this core has no PMUv3.");
		assert_int_equal(bench_count(&bench, 'w'), 0);
		bench_done(&bench);
	}
}

static void write_named(const char *name, uint64_t value)
{
	const struct pmureg_block *block =
		&pmureg_system_blocks(&pmureg_system_pmuv3)[bench_block(&pmureg_system_pmuv3, "pmuv3")];
	const struct pmureg_register *reg = &pmureg_block_registers(block)[bench_register(block, name)];

	assert_int_equal(pmureg_register_write(&pmureg_system_pmuv3, block, reg, 0, 0, &bench.trace.io, value), 0);
}

/*
 * PMZR_EL0 zeroes what its bits name; PMCR_EL0.C the cycle counter only, P the event counters only; flags stay (D24.5).
 */
static void zeroing(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_pmuv3);
	for (uint32_t i = 0; i < 31; i++)
		bench_poke_named(&bench, "pmuv3", "pmevcntr", 0, i, 100 + i);
	poke("pmccntr", 7);
	poke("pmicntr", 8);
	poke("pmovsset", 0x1FFFFFFFF);
	write_named("pmzr", 1U << 5);
	for (uint32_t i = 0; i < 31; i++)
		assert_int_equal(peek("pmevcntr", i), i == 5 ? 0 : 100 + i);
	write_named("pmcr", 4);
	assert_int_equal(peek("pmccntr", 0), 0);
	assert_int_equal(peek("pmevcntr", 30), 130);
	write_named("pmcr", 2);
	for (uint32_t i = 0; i < 31; i++)
		assert_int_equal(peek("pmevcntr", i), 0);
	assert_int_equal(peek("pmicntr", 0), 8);
	write_named("pmzr", 1ULL << 32);
	assert_int_equal(peek("pmicntr", 0), 0);
	assert_int_equal(peek("pmovsset", 0), 0x1FFFFFFFF);
	bench_done(&bench);
}

static void chain_on_odd_counters(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_pmuv3);
	bench_add(&bench, "armv8_pmuv3_0/chain/");
	bench_add(&bench, "armv8_pmuv3_0/l1d_cache/");
	bench_add(&bench, "armv8_pmuv3_0/chain/");
	bench_begin(&bench);
	assert_int_equal(peek("pmevtyper", 0), 0x4);
	assert_int_equal(peek("pmevtyper", 1), 0x1E);
	assert_int_equal(peek("pmevtyper", 3), 0x1E);
	bench_end(&bench);
	bench_done(&bench);

	bench_init(&bench, &pmureg_system_pmuv3);
	poke("pmcr", 0x1000); /* N 2 */
	bench_add(&bench, "armv8_pmuv3_0/chain/");
	bench_add(&bench, "armv8_pmuv3_0/chain/");
	bench_expect_error(&bench, bench_open(&bench), -16, "only counter 1 of armv8_pmuv3_0 can count it");
	bench_done(&bench);
}

/* PMSELR_EL0 (0xDCE5) selects, and what is written through PMXEVTYPER_EL0 (0xDCE9) is PMEVTYPER5_EL0 (0xDF65). */
static void selected(void **state)
{
	const struct pmureg_system *system = &pmureg_system_pmuv3;
	const struct pmureg_block *blocks = pmureg_system_blocks(system);
	const struct pmureg_register *reg;
	uint64_t value;

	(void)state;
	bench_init(&bench, system);
	reg = &pmureg_block_registers(&blocks[0])[bench_register(&blocks[0], "pmxevtyper")];
	assert_int_equal(pmureg_register_write(system, &blocks[0], reg, 0, 5, &bench.trace.io, 0x11), 0);
	EXPECT_WRITES(&bench, {0, 0xDCE5, 5}, {0, 0xDCE9, 0x11});
	reg = &pmureg_block_registers(&blocks[0])[bench_register(&blocks[0], "pmevtyper")];
	assert_int_equal(pmureg_register_read(system, &blocks[0], reg, 0, 5, &bench.trace.io, &value), 0);
	assert_int_equal(value, 0x11);
	bench_done(&bench);
}

/* A core of PMUv3p4 (ID_AA64DFR0_EL1.PMUVer 5): `n` event counters of 32 bits. */
static void open_narrow(unsigned int n, const char *first, const char *second)
{
	bench_init(&bench, &pmureg_system_pmuv3);
	poke("id_aa64dfr0", 0x500);
	poke("id_aa64dfr1", 0);
	poke("pmcr", n << 11);
	bench_add(&bench, first);
	if (second)
		bench_add(&bench, second);
}

/*
 * `long` before PMUv3p5: an even counter and the next, which counts CHAIN (0x1E) at every level, as Linux's
 * drivers/perf/arm_pmuv3.c has it: ARMV8_PMUV3_PERFCTR_CHAIN | ARMV8_PMU_INCLUDE_EL2. 0x29 * 200,000,000 is
 * 0x1_E8C21200.
 */
static void chained(void **state)
{
	(void)state;
	open_narrow(3, "armv8_pmuv3_0/event=0x28,long=1,u=1/", "armv8_pmuv3_0/l1d_cache/");
	bench_expect_config(&bench.events[0], 0x28, 1, 0);
	assert_int_equal(bench_open(&bench), 0);
	EXPECT_WRITES(&bench, {0, 0xDCE0, 0x1846}, {0, 0xDCE2, 0xFFFFFFFF}, {0, 0xC4F2, 0xFFFFFFFF},
		      {0, 0xDCE3, 0xFFFFFFFF}, {0, 0xDF60, 0x40000028}, {0, 0xDF61, 0x0800001E}, {0, 0xDF41, 0},
		      {0, 0xDF40, 0}, {0, 0xDF62, 4}, {0, 0xDF42, 0}, {0, 0xDCE1, 3}, {0, 0xDCE1, 4});
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	bench_run(&bench, 200000000);
	assert_int_equal(peek("pmevcntr", 0), 0xE8C21200);
	assert_int_equal(peek("pmevcntr", 1), 1);
	assert_int_equal(bench.counts[0], 8200000000);
	bench_end(&bench);
	bench_done(&bench);
}

/*
 * What is asked for is 64 bits: the cycle counter, a second one of two event counters, and none of 32. Since PMUv3p5
 * any is.
 */
static void long_counters(void **state)
{
	(void)state;
	open_narrow(4, "armv8_pmuv3_0/cpu_cycles,long=1/", "armv8_pmuv3_0/cpu_cycles,long=1/");
	bench_begin(&bench);
	bench_run(&bench, 10);
	assert_int_equal(peek("pmccntr", 0), 10 * 0x12);
	assert_int_equal(peek("pmevcntr", 0), 10 * 0x12);
	assert_int_equal(peek("pmevtyper", 1), 0x0800001E);
	bench_end(&bench);
	bench_done(&bench);

	open_narrow(3, "armv8_pmuv3_0/l1d_cache,long=1/", "armv8_pmuv3_0/l1d_cache,long=1/");
	bench_expect_error(&bench, bench_open(&bench), -16, "1 counter of armv8_pmuv3_0 can count it");
	bench_done(&bench);

	open_narrow(1, "armv8_pmuv3_0/l1d_cache,long=1/", NULL);
	bench_expect_error(&bench, bench_open(&bench), -22,
			   "armv8_pmuv3_0 lacks the counters that can count this event");
	bench_done(&bench);

	bench_init(&bench, &pmureg_system_pmuv3);
	bench_add(&bench, "armv8_pmuv3_0/l1d_cache,long=1/");
	bench_begin(&bench);
	assert_int_equal(peek("pmcntenset", 0), 1);
	assert_int_equal(peek("pmevtyper", 0), 4);
	bench_end(&bench);
	bench_done(&bench);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(zeroing),
		cmocka_unit_test(programming),
		cmocka_unit_test(shares),
		cmocka_unit_test(first_version),
		cmocka_unit_test(without_event_counters),
		cmocka_unit_test(no_pmuv3),
		cmocka_unit_test(chain_on_odd_counters),
		cmocka_unit_test(selected),
		cmocka_unit_test(chained),
		cmocka_unit_test(long_counters),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
