/*
 * test_nhm.c: what an event demands of the Nehalem and Westmere uncore, and how an impossible wish is refused.
 *
 * Intel SDM volume 3B, 18.17.2: global control 0x391, fixed counter 0x394 and its control 0x395, match 0x396, counters
 * 0x3B0 to 0x3B7, selects 0x3C0 to 0x3C7; LIKWID: the queue occupancies are events 0x02, 0x23, 0x2A and 0x2B.
 */
#include <string.h>

#include "bench.h"

extern const struct pmureg_system pmureg_system_nhm;

static struct bench bench;

/* Occupancies are zeroed when they start (OCC_CTR_RST, bit 17), other events are not; EN is bit 22. */
static void queue_occupancy(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_nhm);
	bench_add(&bench, "uncore/GC_OCCUPANCY.READ_TRACKER/");
	bench_add(&bench, "uncore/QHL_OCCUPANCY.LOCAL/");
	bench_add(&bench, "uncore/QMC_OCCUPANCY.CH2/");
	bench_add(&bench, "uncore/IMC_ISOC_OCCUPANCY.ANY/");
	bench_add(&bench, "uncore/QHL_REQUESTS.LOCAL_READS/");
	assert_int_equal(bench_open(&bench), 0);
	EXPECT_WRITES(&bench, {0, 0x391, 0}, {0, 0x3B0, 0}, {0, 0x3C0, 0x420102}, {0, 0x3B1, 0}, {0, 0x3C1, 0x420423},
		      {0, 0x3B2, 0}, {0, 0x3C2, 0x42042A}, {0, 0x3B3, 0}, {0, 0x3C3, 0x42072B}, {0, 0x3B4, 0},
		      {0, 0x3C4, 0x401020});
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	EXPECT_WRITES(&bench, {0, 0x391, 0x1F});
	bench_end(&bench);
	bench_done(&bench);
}

/* MatchSel 63:61, Opcode 47:40, ADDR 39:3. */
static void match(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_nhm);
	bench_add(&bench, "uncore/ADDR_OPCODE_MATCH.LOCAL,match_sel=1,match_opcode=0xe4,match_addr=0x2000/");
	assert_int_equal(bench_open(&bench), 0);
	EXPECT_WRITES(&bench, {0, 0x391, 0}, {0, 0x396, 0x2000E40000010000}, {0, 0x3B0, 0}, {0, 0x3C0, 0x400435});
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
	bench_done(&bench);
}

/* A 1 written to 0x393 clears the bit at the same place of 0x392, a 0 leaves it (SDM 18.17.2.1). */
static void overflow_clears(void **state)
{
	const struct pmureg_block *block = &pmureg_system_blocks(&pmureg_system_nhm)[0];
	const struct pmureg_register *reg =
		&pmureg_block_registers(block)[bench_register(block, "perf_global_ovf_ctrl")];

	(void)state;
	bench_init(&bench, &pmureg_system_nhm);
	bench_poke_named(&bench, "uncore", "perf_global_status", 0, 0, 0xA0000001000000FF);
	assert_int_equal(pmureg_register_write(&pmureg_system_nhm, block, reg, 0, 0, &bench.trace.io, 4), 0);
	assert_int_equal(bench_peek_named(&bench, "uncore", "perf_global_status", 0, 0), 0xA0000001000000FB);
	assert_int_equal(
		pmureg_register_write(&pmureg_system_nhm, block, reg, 0, 0, &bench.trace.io, 0x8000000100000000), 0);
	assert_int_equal(bench_peek_named(&bench, "uncore", "perf_global_status", 0, 0), 0x20000000000000FB);
	bench_done(&bench);
}

/* The last event of a group is refused in these words. */
static void refuse(const char *const *events, int code, const char *message)
{
	int result;

	bench_init(&bench, &pmureg_system_nhm);
	for (size_t i = 0; events[i]; i++) {
		bench_add(&bench, events[i]);
		bench.events[i].group = 1;
	}
	result = bench_open(&bench);
	if (result != code || strcmp(bench.error.message, message) != 0)
		fail_msg("wanted %d: %s\n  got %d: %s", code, message, result, bench.error.message);
	assert_int_equal(bench_count(&bench, 'w'), 0);
	bench_done(&bench);
}

#define REFUSE(code, message, ...) refuse((const char *const[]){__VA_ARGS__, NULL}, code, message)
#define READS "uncore/qhl_request_local_reads/"

static void refusals(void **state)
{
	(void)state;
	REFUSE(-22,
	       "`uncore/event=1,umask=1,inv=1/`: INV turns the compare with CMASK round, so CMASK must be at least 1. "
	       "(MSR_UNCORE_PerfEvtSel<n>)",
	       "uncore/event=1,umask=1,inv=1/");
	REFUSE(-22, "`uncore/event=1,umask=1,match_addr=1/`: match_opcode and match_addr act only with match_sel.",
	       "uncore/event=1,umask=1,match_addr=1/");
	REFUSE(-22, "`uncore/ADDR_OPCODE_MATCH.IOH,match_sel=2/` and `uncore/ADDR_OPCODE_MATCH.IOH,match_sel=4/` cannot be counted together: "
	       "A package has one match register for all its counters.",
	       "uncore/ADDR_OPCODE_MATCH.IOH,match_sel=2/", "uncore/ADDR_OPCODE_MATCH.IOH,match_sel=4/");
	/* What the second leaves out the first must not set for it. */
	REFUSE(-22, "`uncore/ADDR_OPCODE_MATCH.IOH,match_sel=1,match_addr=8/` and `uncore/ADDR_OPCODE_MATCH.IOH,match_sel=1/` cannot "
	       "be counted together: A package has one match register for all its counters.",
	       "uncore/ADDR_OPCODE_MATCH.IOH,match_sel=1,match_addr=8/", "uncore/ADDR_OPCODE_MATCH.IOH,match_sel=1/");
	REFUSE(-22, "`uncore/event=1,umask=1,match_sel=2/`: Only event 0x35 (ADDR_OPCODE_MATCH) looks at the match register.",
	       "uncore/event=1,umask=1,match_sel=2/");
	/* One counter is fixed; it counts clocks and nothing else does. */
	REFUSE(-16, "`uncore/event=0xff/`: 1 counter of uncore can count it, but other events of the group use it: count it in "
	       "another group than `uncore/clockticks/`", "uncore/clockticks/", "uncore/event=0xff/");
}

/* Eight counters, each for any event: a ninth event is too many. */
static void nine_events(void **state)
{
	int result;

	(void)state;
	bench_init(&bench, &pmureg_system_nhm);
	for (size_t i = 0; i < 9; i++) {
		bench_add(&bench, READS);
		bench.events[i].group = 1;
	}
	result = bench_open(&bench);
	bench_expect_error(&bench, result, -16,
			   "`" READS "`: 8 counters of uncore can count it, but other events of the group use "
			   "them: count it in another group than `" READS "`, `" READS "`");
	bench_done(&bench);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(overflow_clears), cmocka_unit_test(queue_occupancy), cmocka_unit_test(match),
		cmocka_unit_test(refusals),        cmocka_unit_test(nine_events),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
