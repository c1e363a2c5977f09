/*
 * test_systems.c: the described systems against numbers from their manuals and drivers: addresses and values here are
 * literals, worked out by hand, not by the generator.
 */
#include <string.h>

#include "bench.h"

extern const struct pmureg_system pmureg_system_ivbep;
extern const struct pmureg_system pmureg_system_nhm;
extern const struct pmureg_system pmureg_system_carmel;
extern const struct pmureg_system pmureg_system_spmu;
extern const struct pmureg_system pmureg_system_spr;

static struct bench bench;

static void poke(const char *block, const char *reg, unsigned int instance, uint32_t element, uint64_t value)
{
	bench_poke_named(&bench, block, reg, instance, element, value);
}

static uint64_t peek(const char *block, const char *reg, unsigned int instance, uint32_t element)
{
	return bench_peek_named(&bench, block, reg, instance, element);
}

static const struct pmureg_register *reg_named(const char *block, const char *reg)
{
	const struct pmureg_block *b = &pmureg_system_blocks(bench.system)[bench_block(bench.system, block)];

	return &pmureg_block_registers(b)[bench_register(b, reg)];
}

static uint64_t read_named(const char *block, const char *reg, uint16_t instance)
{
	const struct pmureg_block *b = &pmureg_system_blocks(bench.system)[bench_block(bench.system, block)];
	uint64_t value = 0;

	assert_int_equal(pmureg_register_read(bench.system, b, reg_named(block, reg), instance, 0,
					      pmureg_sim_io(bench.sim), &value), 0);
	return value;
}

static void write_named(const char *block, const char *reg, uint16_t instance, uint64_t value)
{
	const struct pmureg_block *b = &pmureg_system_blocks(bench.system)[bench_block(bench.system, block)];

	assert_int_equal(pmureg_register_write(bench.system, b, reg_named(block, reg), instance, 0,
					       pmureg_sim_io(bench.sim), value), 0);
}

/* ---- Ivy Bridge-EP ---- */

static void ivbep_cbox(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_ivbep);
	bench_add(&bench, "uncore_cbox_0/event=0x35,umask=0x3,filter_opc=0x182/");
	bench_expect_config(&bench.events[0], 0x335, 0x1820000000000000, 0);
	assert_string_equal(pmureg_described_event_name(bench.events[0].listed), "TOR_INSERTS.MISS_OPCODE");
	assert_int_equal(bench_open(&bench), 0);
	/* frz, rst_ctrs, rst_ctrl and the two must-be-ones; filter 1 with opc in 28:20; ctl 0 with en. */
	EXPECT_WRITES(&bench, {0, 0xD04, 0x30103}, {0, 0xD1A, 0x18200000}, {0, 0xD10, 0x400335});
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	EXPECT_WRITES(&bench, {0, 0xD04, 0x30000});
	bench_run(&bench, 1000);
	assert_int_equal(bench.counts[0], 1000 * 0x36);
	bench_skip(&bench);
	assert_int_equal(pmureg_session_stop(bench.session, &bench.error), 0);
	EXPECT_WRITES(&bench, {0, 0xD04, 0x30100});
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
	bench_done(&bench);
}

/* Box 14 is 14 times 0x20 further on; LLC_LOOKUP counts in counters 0 and 1 only. */
static void ivbep_last_cbox(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_ivbep);
	bench_add(&bench, "uncore_cbox_14/CLOCKTICKS/");
	bench_add(&bench, "uncore_cbox_14/COUNTER0_OCCUPANCY,thresh=200/");
	bench_add(&bench, "uncore_cbox_14/event=0x34,umask=0x11,filter_state=0x3f/");
	assert_int_equal(bench_open(&bench), 0);
	EXPECT_WRITES(&bench, { 0, 0xEC4, 0x30103 }, { 0, 0xED2, 0x400000 }, { 0, 0xED1, 0xC840001F },
		      { 0, 0xED4, 0x7e0000 }, { 0, 0xED0, 0x401134 });
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
	bench_done(&bench);
}

static void ivbep_wraps_at_44_bits(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_ivbep);
	bench_add(&bench, "uncore_cbox_3/CLOCKTICKS/");
	bench_begin(&bench);
	poke("cbo", "ctr", 3, 0, 0xFFFFFFFFF00);
	assert_int_equal(pmureg_session_stop(bench.session, &bench.error), 0);
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	bench_run(&bench, 0x300);
	assert_int_equal(peek("cbo", "ctr", 3, 0), 0x200);
	assert_int_equal(bench.counts[0], 0x300);
	/* 2^43 at 80 a nanosecond. */
	assert_int_equal(pmureg_session_deadline(bench.session), 109951162777);
	bench_end(&bench);
	bench_done(&bench);
}

static void ivbep_conflicting_filters(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_ivbep);
	bench_add(&bench, "uncore_cbox_0/TOR_INSERTS.OPCODE,filter_opc=0x182/");
	bench_add(&bench, "uncore_cbox_0/TOR_INSERTS.OPCODE,filter_opc=0x187/");
	bench_expect_error(&bench, bench_open(&bench), -22, "need different values of C<box>_MSR_PMON_BOX_FILTER1");
	assert_int_equal(bench_count(&bench, 'w'), 0);
	bench_done(&bench);
}

/* Channel 0 is bus 1, device 16, function 4; counters are two words, fetched low, high; box control at 0xF4. */
static void ivbep_imc(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_ivbep);
	bench_add(&bench, "uncore_imc_0/cas_count_read/");
	bench_add(&bench, "uncore_imc_0/event=0xff/");
	bench_expect_config(&bench.events[0], 0x304, 0, 0);
	assert_int_equal(bench_open(&bench), 0);
	EXPECT_WRITES(&bench, {0x184, 0xF4, 0x30103}, {0x184, 0xD8, 0x400304}, {0x184, 0xD0, 0}, {0x184, 0xD4, 0},
		      {0x184, 0xF0, 0x400000});
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	bench_skip(&bench);
	bench_run(&bench, 7);
	assert_int_equal(bench_count(&bench, 'r'), 4 + 2); /* and both controls */
	assert_int_equal(bench_count(&bench, 'w'), 0);
	assert_int_equal(bench.counts[0], 35);
	assert_int_equal(bench.counts[1], 7 * 256);
	bench_end(&bench);
	bench_done(&bench);
}

/* The second half of the function at bus 0, device 5, function 6: its first counter is control 2 at 0xE0. */
static void ivbep_irp_second_half(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_ivbep);
	bench_add(&bench, "uncore_irp/event=0x01,half=1/");
	assert_int_equal(bench_open(&bench), 0);
	EXPECT_WRITES(&bench, {0x2E, 0xF4, 0x30103}, {0x2E, 0xE0, 0x400001});
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	bench_run(&bench, 5);
	assert_int_equal(peek("irp", "ctr", 0, 0), 0);
	assert_int_equal(peek("irp", "ctr", 0, 2), 10);
	assert_int_equal(bench.counts[0], 10);
	bench_end(&bench);
	bench_done(&bench);
}

/* Occupancy of the table of requests is counter 0's alone, with a described mask or without. */
static void ivbep_only_counter_0(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_ivbep);
	bench_add(&bench, "uncore_cbox_0/event=0x36,umask=0x14/");
	assert_null(bench.events[0].listed);
	bench_add(&bench, "uncore_cbox_0/TOR_OCCUPANCY.ALL/");
	bench_expect_error(&bench, bench_open(&bench), -16, "only counter 0 of uncore_cbox_0 can count it");
	assert_int_equal(bench_count(&bench, 'w'), 0);
	bench_done(&bench);
}

/* One read a counter and one a control, and nothing else: 15 boxes, 4 counters each. */
static void ivbep_reads_once(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_ivbep);
	bench_add(&bench, "uncore_cbox/CLOCKTICKS/");
	bench_add(&bench, "uncore_cbox/event=0x09/");
	bench_add(&bench, "uncore_cbox/event=0x0a/");
	bench_add(&bench, "uncore_cbox/event=0x0b/");
	bench_begin(&bench);
	bench_skip(&bench);
	bench_run(&bench, 10);
	assert_int_equal(bench_count(&bench, 'r'), 60 + 60);
	assert_int_equal(bench_count(&bench, 'w'), 0);
	assert_int_equal(bench.counts[0], 150);
	assert_int_equal(bench.counts[3], 1800);
	bench_end(&bench);
	bench_done(&bench);
}

/* ---- Sapphire Rapids ---- */

/* A control in two words (umask_ext is 55:32): another program changes one of them. */
static void spr_halves_of_a_control(void **state)
{
	(void)state;
	for (unsigned int bit = 0; bit < 64; bit += 33) {
		bench_init(&bench, &pmureg_system_spr);
		bench_add(&bench, "uncore_upi_0/event=0x2,umask=0xf/");
		bench_begin(&bench);
		bench_run(&bench, 100);
		assert_int_equal(bench.results[0].reason, PMUREG_COUNTED);
		poke("upi", "ctl", 0, 0, peek("upi", "ctl", 0, 0) ^ 1ULL << bit);
		bench_run(&bench, 100);
		assert_int_equal(bench.results[0].reason, PMUREG_IN_USE);
		assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
		assert_int_equal(peek("upi", "ctl", 0, 0) >> bit & 1, 1);
		bench_done(&bench);
	}
}

/* ---- Nehalem ---- */

static void nhm(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_nhm);
	bench_add(&bench, "uncore/event=0x20,umask=0x3/");
	bench_add(&bench, "uncore/clockticks/");
	bench_expect_config(&bench.events[0], 0x320, 0, 0);
	bench_expect_config(&bench.events[1], 0xff, 0, 0);
	assert_int_equal(bench_open(&bench), 0);
	EXPECT_WRITES(&bench, {0, 0x391, 0}, {0, 0x3B0, 0}, {0, 0x3C0, 0x400320}, {0, 0x394, 0}, {0, 0x395, 1});
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	/* Enables of counter 0 and, in bit 32, of the fixed counter. */
	EXPECT_WRITES(&bench, {0, 0x391, 0x100000001});
	bench_run(&bench, 100);
	assert_int_equal(bench.counts[0], 3300);
	bench_end(&bench);
	bench_done(&bench);
}

/* ---- Carmel ---- */

static void carmel_selects(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_carmel);
	bench_add(&bench, "carmel_pmu/event=0x16/");
	bench_add(&bench, "carmel_pmu/event=0x17,unit=0/");
	bench_add(&bench, "carmel_scf/BUS_CYCLES/");
	bench_expect_config(&bench.events[0], 0x160, 0, 0);
	bench_expect_config(&bench.events[2], 0x1d4, 0, 0);
	bench_begin(&bench);
	bench_skip(&bench);
	bench_run(&bench, 10);
	/* PMSELR: the fabric is group 0, the first L2 is group 1 unit 0; one select for the two counters of the L2. So for the controls. */
	EXPECT_WRITES(&bench, {0, 0xDFA9, 0}, {0, 0xDFA9, 0x100}, {0, 0xDFA9, 0}, {0, 0xDFA9, 0x100});
	assert_int_equal(bench.counts[0], 10 * 0x17);
	assert_int_equal(bench.counts[1], 10 * 0x18);
	assert_int_equal(bench.counts[2], 10 * 0x1e);
	bench_end(&bench);
	bench_done(&bench);
}

static void carmel_programming(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_carmel);
	bench_add(&bench, "carmel_l2_2/l2d/");
	bench_expect_config(&bench.events[0], 0x162, 0, 0);
	assert_int_equal(bench_open(&bench), 0);
	/*
	 * Once for what is there, once for the steps; P (beside what of PMCR is read-only, as it was read), then
	 * PMCNTENCLR, PMEVTYPER0, PMEVCNTR0, PMOVSCLR, PMINTENCLR, PMCNTENSET.
	 */
	EXPECT_WRITES(&bench, {0, 0xDFA9, 0x102}, {0, 0xDFA9, 0x102}, {0, 0xDFA4, 0x4E001002}, {0, 0xDFA1, 1},
		      {0, 0xDF90, 0x16}, {0, 0xDF80, 0}, {0, 0xDFA3, 1}, {0, 0xC791, 1}, {0, 0xDFA0, 1});
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
	bench_done(&bench);
}

/*
 * Each unit's bank: G << 8 | U as the L4T driver writes it, and G alone for what a group shares. N is 2, the units are
 * one and four (the how-to's NV_PMCRN); the events that PMCEID shows are those that the driver lists for the group.
 */
static void carmel_banks(void **state)
{
	static const struct {
		const char *name;
		uint64_t unit, group, crn, ceid0, ceid1;
	} units[] = {
		{"scf", 0x0000, 0x0000, 0x0201, 0x22000000, 0x1e00}, {"l2_0", 0x0100, 0x0100, 0x0204, 0x01c00000, 0},
		{"l2_1", 0x0101, 0x0100, 0x0204, 0x01c00000, 0},     {"l2_2", 0x0102, 0x0100, 0x0204, 0x01c00000, 0},
		{"l2_3", 0x0103, 0x0100, 0x0204, 0x01c00000, 0},
	};
	const char *const of_unit[] = {"pmcr",       "pmcntenset", "pmcntenclr", "pmovsset", "pmovsclr",
				       "pmintenset", "pmintenclr", "pmevcntr",   "pmevtyper"};
	const struct pmureg_block *block = &pmureg_system_blocks(&pmureg_system_carmel)[0];
	uint64_t value, mask;
	uint16_t i;
	size_t r;

	(void)state;
	bench_init(&bench, &pmureg_system_carmel);
	assert_int_equal(block->instance_count, 5);
	for (i = 0; i < 5; i++) {
		assert_string_equal(pmureg_instance_name(&pmureg_block_instances(block)[i]), units[i].name);
		for (r = 0; r < sizeof(of_unit) / sizeof(of_unit[0]); r++) {
			pmureg_register_select(block, reg_named("uncore", of_unit[r]), i, 0, &value, &mask);
			assert_int_equal(value, units[i].unit);
			assert_int_equal(mask, 0xffff);
		}
		pmureg_register_select(block, reg_named("uncore", "pmcrn"), i, 0, &value, &mask);
		assert_int_equal(value, units[i].group);
		assert_int_equal(mask, 0xff00);
		assert_int_equal(read_named("uncore", "pmcrn", i), units[i].crn);
		assert_int_equal(read_named("uncore", "pmceid0", i), units[i].ceid0);
		assert_int_equal(read_named("uncore", "pmceid1", i), units[i].ceid1);
		assert_int_equal(read_named("uncore", "pmcr", i), 0x4e001000);
	}
	bench_done(&bench);
}

/* Set and clear registers of a pair show one state, and that of one unit only. */
static void carmel_pairs(void **state)
{
	const char *const pairs[][2] = {
		{"pmcntenset", "pmcntenclr"}, {"pmovsset", "pmovsclr"}, {"pmintenset", "pmintenclr"}};
	size_t p;

	(void)state;
	bench_init(&bench, &pmureg_system_carmel);
	for (p = 0; p < 3; p++) {
		write_named("uncore", pairs[p][0], 3, 3);
		assert_int_equal(read_named("uncore", pairs[p][1], 3), 3);
		write_named("uncore", pairs[p][1], 3, 1);
		assert_int_equal(read_named("uncore", pairs[p][0], 3), 2);
		assert_int_equal(read_named("uncore", pairs[p][0], 0), 0);
		assert_int_equal(read_named("uncore", pairs[p][0], 4), 0);
	}
	bench_done(&bench);
}

/* The binding's raw configs r162 and r2b4; an internal event on the fabric; event << 4 | unit. */
static void carmel_configs(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_carmel);
	bench_add(&bench, "carmel_pmu/l2d,unit=2/");
	bench_add(&bench, "carmel_pmu/l3d_cache,unit=4/");
	bench_add(&bench, "carmel_scf/NV_INT.i0/");
	bench_add(&bench, "carmel_l2_3/L2D_PREFETCH_C1/");
	bench_expect_config(&bench.events[0], 0x162, 0, 0);
	bench_expect_config(&bench.events[1], 0x2b4, 0, 0);
	bench_expect_config(&bench.events[2], 0x2004, 0, 0);
	bench_expect_config(&bench.events[3], 0xc63, 0, 0);
	bench_done(&bench);
}

static void carmel_refusals(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_carmel);
	/* The driver has no unit 5 either, but looks for it when an internal event asks. */
	assert_int_equal(pmureg_event_parse(&pmureg_system_carmel, "carmel_pmu/event=0x200,unit=5/", &bench.events[0],
					    &bench.error),
			 -22);
	assert_non_null(strstr(bench.error.message, "`unit=5` is not an instance of carmel_pmu"));
	bench_done(&bench);
	bench_init(&bench, &pmureg_system_carmel);
	assert_int_equal(
		pmureg_event_parse(&pmureg_system_carmel, "carmel_pmu/l3d_cache/", &bench.events[0], &bench.error), -2);
	assert_non_null(strstr(bench.error.message, "use carmel_scf (unit=4)"));
	bench_add(&bench, "carmel_l2_1/event=0x19/");
	bench_expect_error(&bench, bench_open(&bench), -22, "this is an event of the SCF (unit=4).");
	bench_done(&bench);
}

/* ---- System PMUs of FEAT_SPMU ---- */

static void spmu_bank_of_counter_37(void **state)
{
	size_t i;

	(void)state;
	bench_init(&bench, &pmureg_system_spmu);
	poke("spmu", "spmcfgr", 5, 0, 0x00683F3F); /* 64 counters */
	for (i = 0; i < 38; i++)
		bench_add(&bench, "spmu_5/event=0x12/");
	bench_begin(&bench);
	bench_skip(&bench);
	bench_run(&bench, 4);
	/* SPMSELR_EL0: SYSPMUSEL 5 and banks 0, 1, 2; of the counters, and of their controls. */
	EXPECT_WRITES(&bench, {0, 0x9CE5, 0x50}, {0, 0x9CE5, 0x51}, {0, 0x9CE5, 0x52}, {0, 0x9CE5, 0x50},
		      {0, 0x9CE5, 0x51}, {0, 0x9CE5, 0x52});
	/* Counter 37 is the sixth of bank 2: SPMEVCNTR5_EL0, op0 2, op1 3, CRn 14, CRm 0, op2 5; SPMEVTYPER5_EL0, CRm 2. */
	assert_int_equal(bench.entries[bench.trace.count - 1].place.address, 0x9F15);
	for (i = 0; i < 38; i++)
		assert_int_equal(bench.counts[i], 4 * 0x13);
	bench_end(&bench);
	bench_done(&bench);
}

/* Where the counters of a PMU are: those that so many events get, and one event more is refused. */
static void expect_counters(uint64_t cfgr, uint64_t cgcr0, uint64_t cgcr1, const uint8_t *counters, size_t count)
{
	size_t i;

	bench_init(&bench, &pmureg_system_spmu);
	poke("spmu", "spmcfgr", 3, 0, cfgr);
	poke("spmu", "spmcgcr", 3, 0, cgcr0);
	poke("spmu", "spmcgcr", 3, 1, cgcr1);
	for (i = 0; i < count; i++)
		bench_add(&bench, "spmu_3/event=0x12/");
	for (i = 0; i < count; i++)
		bench.events[i].group = 1;
	bench_begin(&bench);
	for (i = 0; i < 64; i++)
		assert_int_equal(peek("spmu", "spmevtyper", 3, (uint32_t)i),
				 memchr(counters, (int)i, count) ? 0x12 : 0);
	bench_run(&bench, 4);
	for (i = 0; i < count; i++)
		assert_int_equal(bench.counts[i], 4 * 0x13);
	bench_end(&bench);
	bench_add(&bench, "spmu_3/event=0x12/");
	bench.events[count].group = 1;
	bench_expect_error(&bench, bench_open(&bench), -16, " of spmu_3 can count it");
	bench_done(&bench);
}

/* Arm ARM, D15.2: groups start at multiples of 32 (its own example: 4 and 6 counters), 16, 8 and 4. */
static void spmu_counter_groups(void **state)
{
	static const uint8_t one[] = {0, 1, 2};
	static const uint8_t two[] = {0, 1, 2, 3, 32, 33, 34, 35, 36, 37};
	static const uint8_t three[] = {0, 32, 33};
	static const uint8_t five[] = {0, 1, 8, 24, 32, 33, 34};
	static const uint8_t nine[] = {0, 1, 2, 3, 4, 28, 29, 32, 33, 34};

	(void)state;
	expect_counters(0x00083F02, 0, 0, one, sizeof(one));
	expect_counters(0x10081F09, 0x0604, 0, two, sizeof(two));
	expect_counters(0x20081F02, 0x020001, 0, three, sizeof(three));
	expect_counters(0x40081F06, 0x0301000102, 0, five, sizeof(five));
	expect_counters(0x80081F09, 0x0200000000000104, 0x03, nine, sizeof(nine));
}

/* Arm ARM, D24.5, SPMCFGR_EL1: fourteen values of SIZE, 0x3D and 0 are none of them; N is at most 0x3F. */
static void spmu_reserved(void **state)
{
	static const uint8_t sizes[] = {0x07, 0x09, 0x0B, 0x0F, 0x13, 0x17, 0x1F,
					0x23, 0x27, 0x2B, 0x2F, 0x33, 0x37, 0x3F};

	(void)state;
	for (unsigned int size = 1; size < 0x40; size++) {
		int result;

		bench_init(&bench, &pmureg_system_spmu);
		poke("spmu", "spmcfgr", 7, 0, 0x00080003 | size << 8);
		bench_add(&bench, "spmu_7/event=0x12/");
		result = bench_open(&bench);
		if (!memchr(sizes, (int)size, sizeof(sizes)))
			bench_expect_error(
				&bench, result, -2,
				"spmu_7: SPMCFGR_EL1.SIZE is reserved, so how wide the counters are is not known.");
		else if (result || pmureg_session_close(bench.session, &bench.error))
			fail_msg("SIZE %#x: %s", size, bench.error.message);
		bench_done(&bench);
	}
	bench_init(&bench, &pmureg_system_spmu);
	poke("spmu", "spmcfgr", 7, 0, 0x00083F40);
	bench_add(&bench, "spmu_7/event=0x12/");
	bench_expect_error(&bench, bench_open(&bench), -2,
			   "spmu_7: SPMCFGR_EL1.N is reserved: a system PMU has 64 counters at most.");
	bench_done(&bench);
}

static void spmu_absent(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_spmu);
	poke("spmu", "spmcfgr", 7, 0, 0);
	bench_add(&bench, "spmu_7/event=0x12/");
	bench_expect_error(&bench, bench_open(&bench), -2, "spmu_7 reports count 0 for its `general` counters");
	bench_done(&bench);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(ivbep_cbox),
		cmocka_unit_test(ivbep_last_cbox),
		cmocka_unit_test(ivbep_wraps_at_44_bits),
		cmocka_unit_test(ivbep_conflicting_filters),
		cmocka_unit_test(ivbep_imc),
		cmocka_unit_test(ivbep_irp_second_half),
		cmocka_unit_test(ivbep_only_counter_0),
		cmocka_unit_test(ivbep_reads_once),
		cmocka_unit_test(spr_halves_of_a_control),
		cmocka_unit_test(nhm),
		cmocka_unit_test(carmel_selects),
		cmocka_unit_test(carmel_programming),
		cmocka_unit_test(carmel_banks),
		cmocka_unit_test(carmel_pairs),
		cmocka_unit_test(carmel_configs),
		cmocka_unit_test(carmel_refusals),
		cmocka_unit_test(spmu_bank_of_counter_37),
		cmocka_unit_test(spmu_counter_groups),
		cmocka_unit_test(spmu_reserved),
		cmocka_unit_test(spmu_absent),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
