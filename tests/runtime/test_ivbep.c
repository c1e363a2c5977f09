/*
 * test_ivbep.c: what one event demands of a box of the Ivy Bridge-EP uncore, and how an impossible wish is refused.
 *
 * Counters and filters: intel/perfmon, IVT uncore events V24; the manual, Intel 329468-002, chapters 2.2 to 2.10; Linux
 * uncore_snbep.c. Must-write bits: the manual's tables of BOX_CTL. Packets: its table of match and mask values. Several
 * cases are mistakes that other tools have made: see each.
 */
#include <string.h>

#include "bench.h"

extern const struct pmureg_system pmureg_system_ivbep;

static struct bench bench;

/* ---- Must-write bits ---- */

/* Where the box control of the first unit is: its MSR, or its function (bus << 8 | device << 3 | function) and 0xF4. */
static const struct box {
	const char *event;
	uint32_t unit, address;
} boxes[] = {
	{"uncore_cbox_0/CLOCKTICKS/", 0, 0xD04},     {"uncore_cbox_14/CLOCKTICKS/", 0, 0xEC4},
	{"uncore_pcu/CLOCKTICKS/", 0, 0xC24},        {"uncore_ha_0/CLOCKTICKS/", 0x171, 0xF4},
	{"uncore_ha_1/CLOCKTICKS/", 0x1E1, 0xF4},    {"uncore_imc_0/DCLOCKTICKS/", 0x184, 0xF4},
	{"uncore_imc_3/DCLOCKTICKS/", 0x181, 0xF4},  {"uncore_imc_7/DCLOCKTICKS/", 0x1F1, 0xF4},
	{"uncore_irp/CLOCKTICKS/", 0x02E, 0xF4},     {"uncore_qpi_0/CLOCKTICKS/", 0x142, 0xF4},
	{"uncore_qpi_2/CLOCKTICKS/", 0x1C2, 0xF4},   {"uncore_r2pcie/CLOCKTICKS/", 0x199, 0xF4},
	{"uncore_r3qpi_0/CLOCKTICKS/", 0x19D, 0xF4}, {"uncore_r3qpi_2/CLOCKTICKS/", 0x195, 0xF4},
};

/*
 * Frozen and both resets; run; frozen: always with bits 17:16. The device counts a fault when one of them is missing.
 */
static void must_write_bits(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof(boxes) / sizeof(boxes[0]); i++) {
		static const uint64_t wanted[] = {0x30103, 0x30000, 0x30100};
		size_t found = 0;

		bench_init(&bench, &pmureg_system_ivbep);
		bench_add(&bench, boxes[i].event);
		bench_begin(&bench);
		bench_run(&bench, 10);
		assert_int_equal(pmureg_session_stop(bench.session, &bench.error), 0);
		for (size_t j = 0; j < bench.trace.count; j++) {
			const struct pmureg_trace_entry *entry = &bench.entries[j];

			if (entry->kind != 'w' || entry->place.unit != boxes[i].unit ||
			    entry->place.address != boxes[i].address)
				continue;
			assert_int_equal(entry->value & 0x30000, 0x30000);
			if (found < 3 && entry->value == wanted[found])
				found++;
		}
		if (found != 3)
			fail_msg("%s: write %zu of the box control is missing", boxes[i].event, found);
		assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
		bench_done(&bench);
	}
}

/* The instrument: a write without these bits is noticed. */
static void missing_bits_are_noticed(void **state)
{
	const struct pmureg_place box_ctl = {.space = PMUREG_MSR, .address = 0xD04, .bits = 64};
	const char *fault = "";
	struct pmureg_io *io;

	(void)state;
	bench_init(&bench, &pmureg_system_ivbep);
	io = pmureg_sim_io(bench.sim);
	assert_int_equal(pmureg_io_write(io, &box_ctl, 0x30000), 0);
	assert_int_equal(pmureg_sim_faults(bench.sim, &fault), 0);
	assert_int_equal(pmureg_io_write(io, &box_ctl, 0x103), 0);
	assert_int_equal(pmureg_sim_faults(bench.sim, &fault), 1);
	if (!strstr(fault, "must"))
		fail_msg("%s", fault);
	assert_int_equal(pmureg_sim_init(bench.sim_memory, pmureg_sim_size(&pmureg_system_ivbep), &pmureg_system_ivbep,
					 &bench.sim),
			 0);
	bench_done(&bench);
}

/* ---- Global freeze ---- */

static void write_global(uint32_t value)
{
	const struct pmureg_place ctl = {.space = PMUREG_MSR, .address = 0xC00, .bits = 64};
	struct pmureg_io *io = pmureg_sim_io(bench.sim);

	assert_int_equal(pmureg_io_write(io, &ctl, value), 0);
}

/* Bit 31 of U_MSR_PMON_GLOBAL_CTL freezes every box and bit 29 lets them run (manual, table 2-2). */
static void global_freeze(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof(boxes) / sizeof(boxes[0]); i++) {
		uint64_t before;

		bench_init(&bench, &pmureg_system_ivbep);
		bench_add(&bench, boxes[i].event);
		bench_begin(&bench);
		bench_run(&bench, 10);
		before = bench.counts[0];
		assert_true(before > 0);
		write_global(UINT32_C(1) << 31);
		bench_run(&bench, 10);
		assert_int_equal(bench.counts[0], before);
		write_global(UINT32_C(1) << 29);
		bench_run(&bench, 10);
		assert_int_equal(bench.counts[0], 2 * before);
		bench_end(&bench);
		bench_done(&bench);
	}
}

/* ---- Refusals ---- */

struct refusal {
	const char *events[4];
	int code;
	const char *message;
};

#define SHARED ", which all counters of the unit share: count them in different groups"
#define EVENT(text) "`" text "`: "

/* Occupancy needs counter 0, which alone adds more than 1 a cycle (manual 1 and 2.3.4); rings count in 2 and 3. */
static const struct refusal counters[] = {
	{ { "uncore_cbox_0/TOR_OCCUPANCY.ALL/", "uncore_cbox_0/RxR_OCCUPANCY.IRQ/" }, -16,
	  EVENT("uncore_cbox_0/RxR_OCCUPANCY.IRQ/") "only counter 0 of uncore_cbox_0 can count it, but other events of the group "
	  "use it: count it in another group than `uncore_cbox_0/TOR_OCCUPANCY.ALL/`" },
	{ { "uncore_cbox_0/RING_AD_USED.UP/", "uncore_cbox_0/RING_AK_USED.UP/", "uncore_cbox_0/RING_IV_USED.ANY/" }, -16,
	  EVENT("uncore_cbox_0/RING_IV_USED.ANY/") "only counters 2, 3 of uncore_cbox_0 can count it, but other events of the "
	  "group use them: count it in another group than `uncore_cbox_0/RING_AD_USED.UP/`, `uncore_cbox_0/RING_AK_USED.UP/`" },
	{ { "uncore_cbox_0/TOR_INSERTS.ALL/", "uncore_cbox_0/QLRU.AGE0/", "uncore_cbox_0/TxR_STARVED.IV/" }, -16,
	  EVENT("uncore_cbox_0/TxR_STARVED.IV/") "only counters 0, 1 of uncore_cbox_0 can count it, but other events of the "
	  "group use them: count it in another group than `uncore_cbox_0/TOR_INSERTS.ALL/`, `uncore_cbox_0/QLRU.AGE0/`" },
	{ { "uncore_r2pcie/TxR_CYCLES_NE.AD/", "uncore_r2pcie/RxR_OCCUPANCY.DRS/" }, -16,
	  EVENT("uncore_r2pcie/RxR_OCCUPANCY.DRS/") "only counter 0 of uncore_r2pcie can count it, but other events of the group "
	  "use it: count it in another group than `uncore_r2pcie/TxR_CYCLES_NE.AD/`" },
	{ { "uncore_r3qpi_2/RxR_OCCUPANCY.HOM/", "uncore_r3qpi_2/RxR_OCCUPANCY.SNP/" }, -16,
	  EVENT("uncore_r3qpi_2/RxR_OCCUPANCY.SNP/") "only counter 0 of uncore_r3qpi_2 can count it, but other events of the group "
	  "use it: count it in another group than `uncore_r3qpi_2/RxR_OCCUPANCY.HOM/`" },
	{ { "uncore_ubox/CLOCKTICKS/", "uncore_ubox/LOCK_CYCLES/", "uncore_ubox/RACU_REQUESTS/" }, -16,
	  EVENT("uncore_ubox/RACU_REQUESTS/") "2 counters of uncore_ubox can count it, but other events of the group use them: "
	  "count it in another group than `uncore_ubox/CLOCKTICKS/`, `uncore_ubox/LOCK_CYCLES/`" },
	{ { "uncore_ubox/UCLK/", "uncore_ubox/event=0xff/" }, -16,
	  EVENT("uncore_ubox/event=0xff/") "1 counter of uncore_ubox can count it, but other events of the group use it: count it "
	  "in another group than `uncore_ubox/UCLK/`" },
	{ { "uncore_irp/CLOCKTICKS/", "uncore_irp/TICKLES.TOP_OF_QUEUE/", "uncore_irp/RxR_AK_INSERTS/" }, -16,
	  EVENT("uncore_irp/RxR_AK_INSERTS/") "2 counters of uncore_irp can count it, but other events of the group use them: "
	  "count it in another group than `uncore_irp/CLOCKTICKS/`, `uncore_irp/TICKLES.TOP_OF_QUEUE/`" },
};

#define ONE_PACKET "A port has one packet match and mask for all its counters; count one kind of packet at a time."

/* Filters are one set a box, shared by its counters (manual 2.3.3.3, 2.4.2, 2.7.3, 2.8). */
static const struct refusal filters[] = {
	{ { "uncore_cbox_0/LLC_LOOKUP.ANY,filter_state=0x3f/", "uncore_cbox_0/LLC_LOOKUP.WRITE,filter_state=1/" }, -22,
	  "`uncore_cbox_0/LLC_LOOKUP.ANY,filter_state=0x3f/` and `uncore_cbox_0/LLC_LOOKUP.WRITE,filter_state=1/` need different "
	  "values of C<box>_MSR_PMON_BOX_FILTER" SHARED },
	{ { "uncore_cbox_0/TOR_INSERTS.NID_ALL,filter_nid=1/", "uncore_cbox_0/LLC_VICTIMS.NID,filter_nid=2/" }, -22,
	  "`uncore_cbox_0/TOR_INSERTS.NID_ALL,filter_nid=1/` and `uncore_cbox_0/LLC_VICTIMS.NID,filter_nid=2/` need different "
	  "values of C<box>_MSR_PMON_BOX_FILTER1" SHARED },
	{ { "uncore_pcu/FREQ_BAND1_CYCLES,filter_band1=12/", "uncore_pcu/FREQ_BAND1_CYCLES,filter_band1=20/" }, -22,
	  "`uncore_pcu/FREQ_BAND1_CYCLES,filter_band1=12/` and `uncore_pcu/FREQ_BAND1_CYCLES,filter_band1=20/` need different "
	  "values of PCU_MSR_PMON_BOX_FILTER" SHARED },
	{ { "uncore_pcu/FREQ_BAND0_CYCLES,filter_band0=12/", "uncore_pcu/DEMOTIONS_CORE8/" }, -22,
	  "`uncore_pcu/FREQ_BAND0_CYCLES,filter_band0=12/` and `uncore_pcu/DEMOTIONS_CORE8/` cannot be counted together: The PCU has one "
	  "filter_band0 for all its counters." },
	{ { "uncore_ha_0/ADDR_OPC_MATCH.ADDR,filter_addr=1/", "uncore_ha_0/ADDR_OPC_MATCH.ADDR,filter_addr=2/" }, -22,
	  "`uncore_ha_0/ADDR_OPC_MATCH.ADDR,filter_addr=1/` and `uncore_ha_0/ADDR_OPC_MATCH.ADDR,filter_addr=2/` need different "
	  "values of HA_PCI_PMON_BOX_ADDRMATCH0" SHARED },
	{ { "uncore_qpi_0/MESSAGE.DRS.AnyResp/", "uncore_qpi_0/MESSAGE.NCB.AnyMsg/" }, -22,
	  "`uncore_qpi_0/MESSAGE.DRS.AnyResp/` and `uncore_qpi_0/MESSAGE.NCB.AnyMsg/` cannot be counted together: " ONE_PACKET },
	/* What one event leaves out the other must not set for it: every packet, every state of response data. */
	{ { "uncore_qpi_0/CTO_COUNT/", "uncore_qpi_0/MESSAGE.DRS.AnyDataC/" }, -22,
	  "`uncore_qpi_0/CTO_COUNT/` and `uncore_qpi_0/MESSAGE.DRS.AnyDataC/` cannot be counted together: " ONE_PACKET },
	{ { "uncore_qpi_0/MESSAGE.DRS.DataC_M/", "uncore_qpi_0/MESSAGE.DRS.AnyDataC/" }, -22,
	  "`uncore_qpi_0/MESSAGE.DRS.DataC_M/` and `uncore_qpi_0/MESSAGE.DRS.AnyDataC/` cannot be counted together: " ONE_PACKET },
	{ { "uncore_cbox_0/CLOCKTICKS,tid_en=1/", "uncore_cbox_0/CLOCKTICKS,tid_en=1,filter_tid=3/" }, -22,
	  "`uncore_cbox_0/CLOCKTICKS,tid_en=1/` and `uncore_cbox_0/CLOCKTICKS,tid_en=1,filter_tid=3/` cannot be counted together: "
	  "A CBo has one filter_tid for all its counters." },
	{ { "uncore_cbox_0/RxR_IPQ_RETRY.QPI_CREDITS,filter_link=1/", "uncore_cbox_0/RxR_IPQ_RETRY.QPI_CREDITS/" }, -22,
	  "`uncore_cbox_0/RxR_IPQ_RETRY.QPI_CREDITS,filter_link=1/` and `uncore_cbox_0/RxR_IPQ_RETRY.QPI_CREDITS/` cannot be counted together: "
	  "A CBo has one filter_link for all its counters." },
	{ { "uncore_cbox_0/TOR_INSERTS.OPCODE,filter_opc=0x19e,filter_nc=1/", "uncore_cbox_0/TOR_INSERTS.OPCODE,filter_opc=0x19e/" }, -22,
	  "`uncore_cbox_0/TOR_INSERTS.OPCODE,filter_opc=0x19e,filter_nc=1/` and `uncore_cbox_0/TOR_INSERTS.OPCODE,filter_opc=0x19e/` cannot "
	  "be counted together: A CBo has one opcode filter, with one filter_nc, filter_c6 and filter_isoc, for all its counters." },
};

#define REFUSED(text, sentence) { { text }, -22, "`" text "`: " sentence }

static const struct refusal rules[] = {
	REFUSED("uncore_cbox_0/event=0x34,umask=0x10,filter_state=0x3f/",
		"LLC_LOOKUP needs umask bit 0 together with another bit."),
	REFUSED("uncore_cbox_0/event=0x34,umask=0x01,filter_state=0x3f/",
		"LLC_LOOKUP needs umask bit 0 together with another bit."),
	REFUSED("uncore_cbox_0/event=0x34,umask=0x07/", "LLC_LOOKUP needs filter_state; 0x3f counts all states."),
	REFUSED("uncore_cbox_0/event=0x35,umask=0x42/", "The NID kinds of events need filter_nid."),
	REFUSED("uncore_cbox_0/event=0x36,umask=0x07/", "The OPCODE kinds of TOR events need filter_opc."),
	REFUSED("uncore_cbox_0/TOR_INSERTS.OPCODE,filter_opc=0x7f/",
		"The top two bits of opc must be ones; request opcodes are 0x180 to 0x1ff. (C<box>_MSR_PMON_BOX_FILTER1)"),
	REFUSED("uncore_cbox_0/CLOCKTICKS,filter_tid=3/", "filter_tid acts only with tid_en=1."),
	REFUSED("uncore_cbox_0/CLOCKTICKS,edge=1/",
		"edge_det counts rising edges of the threshold compare, so thresh must be at "
		"least 1. (C<box>_MSR_PMON_CTL<n>)"),
	REFUSED("uncore_ha_1/CLOCKTICKS,filter_opc=1/",
		"Only event 0x20 (ADDR_OPC_MATCH) looks at filter_addr and filter_opc."),
	REFUSED("uncore_ha_1/CLOCKTICKS,inv=1/", "inv has no effect on this part; leave it out."),
	REFUSED("uncore_irp/CLOCKTICKS,half=2/", "half is 0 for IRP0 or 1 for IRP1."),
	REFUSED("uncore_pcu/event=0x80/",
		"An occupancy event needs occ_sel: 1 for C0, 2 for C3, 3 for C6. (PCU_MSR_PMON_CTL<n>)"),
	REFUSED("uncore_pcu/CLOCKTICKS,occ_invert=1,thresh=1/",
		"occ_edge_det and occ_invert act on occupancy events only (ev_sel bit 7). (PCU_MSR_PMON_CTL<n>)"),
	REFUSED("uncore_pcu/POWER_STATE_OCCUPANCY.CORES_C3,occ_invert=1/",
		"occ_invert turns the threshold compare round, so thresh must be at least 1. (PCU_MSR_PMON_CTL<n>)"),
	REFUSED("uncore_pcu/cstate=4/", "cstate is 3 or 6; there is no register for another state."),
	REFUSED("uncore_ubox/event=0xff,umask=1,edge=1,thresh=3/",
		"`umask` has no effect on this event, because its counter does not use this term: omit it"),
	REFUSED("uncore_pcu/cstate=3,thresh=2/",
		"`thresh` has no effect on this event, because its counter does not use this term: omit it"),
	REFUSED("uncore_qpi_0/CLOCKTICKS,mask_mc=1/",
		"Only event 0x138 (CTO_COUNT, MATCH_MASK, MESSAGE) looks at packet match and mask."),
};

static void refuse(const struct refusal *list, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		int result;

		bench_init(&bench, &pmureg_system_ivbep);
		for (size_t j = 0; list[i].events[j]; j++) {
			bench_add(&bench, list[i].events[j]);
			bench.events[j].group = 1;
		}
		result = bench_open(&bench);
		if (result != list[i].code || strcmp(bench.error.message, list[i].message) != 0)
			fail_msg("wanted %d: %s\n  got %d: %s", list[i].code, list[i].message, result,
				 bench.error.message);
		assert_int_equal(bench_count(&bench, 'w'), 0);
		bench_done(&bench);
	}
}

static void refused_for_counters(void **state)
{
	(void)state;
	refuse(counters, sizeof(counters) / sizeof(counters[0]));
}

static void refused_for_filters(void **state)
{
	(void)state;
	refuse(filters, sizeof(filters) / sizeof(filters[0]));
}

static void refused_by_rules(void **state)
{
	(void)state;
	refuse(rules, sizeof(rules) / sizeof(rules[0]));
}

/* What an event needs is said before there is a session. */
static void needs(void **state)
{
	static const char *const wishes[][2] = {
		{ "uncore_cbox_0/LLC_LOOKUP.ANY/",
		  "`LLC_LOOKUP.ANY` needs `filter_state`: add `filter_state=…` (Line states of LLC_LOOKUP; 0x3f is all of them.)" },
		{ "uncore_cbox_0/TOR_OCCUPANCY.NID_WB/",
		  "`TOR_OCCUPANCY.NID_WB` needs `filter_nid`: add `filter_nid=…` (Target nodes as a mask; 0xffff is all of them.)" },
		{ "uncore_cbox_0/TOR_INSERTS.MISS_OPCODE/",
		  "`TOR_INSERTS.MISS_OPCODE` needs `filter_opc`: add `filter_opc=…` (Request opcode of TOR events, 0x180 to 0x1ff.)" },
		{ "uncore_ha_0/ADDR_OPC_MATCH.FILT,filter_addr=1/",
		  "`ADDR_OPC_MATCH.FILT` needs `filter_opc`: add `filter_opc=…` (Message class and opcode to match.)" },
		{ "uncore_pcu/FREQ_BAND3_CYCLES/",
		  "`FREQ_BAND3_CYCLES` needs `filter_band3`: add `filter_band3=…` (Band 3, in 100 MHz.)" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof(wishes) / sizeof(wishes[0]); i++) {
		struct pmureg_event event;
		struct pmureg_error error;

		assert_int_equal(pmureg_event_parse(&pmureg_system_ivbep, wishes[i][0], &event, &error), -22);
		assert_string_equal(error.message, wishes[i][1]);
	}
}

/* ---- Mistakes that others have made ---- */

static void expect(const char *first, const char *second, const struct bench_write *writes, size_t count)
{
	size_t found = 0;

	bench_init(&bench, &pmureg_system_ivbep);
	bench_add(&bench, first);
	if (second)
		bench_add(&bench, second);
	if (bench_open(&bench))
		fail_msg("%s", bench.error.message);
	for (size_t i = 0; i < bench.trace.count && found < count; i++)
		found += bench.entries[i].kind == 'w' && bench.entries[i].place.unit == writes[found].unit &&
			 bench.entries[i].place.address == writes[found].address &&
			 bench.entries[i].value == writes[found].value;
	if (found < count)
		fail_msg("%s: no write %#x <- %#llx", first, writes[found].address,
			 (unsigned long long)writes[found].value);
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
	bench_done(&bench);
}

#define EXPECT(first, second, ...)                                                                                     \
	expect(first, second, (const struct bench_write[]){__VA_ARGS__},                                               \
	       sizeof((const struct bench_write[]){__VA_ARGS__}) / sizeof(struct bench_write))

static void mistakes_of_others(void **state)
{
	(void)state;
	/* The extended select joins event, umask and enable; LIKWID overwrote them with it. */
	EXPECT("uncore_qpi_0/TxL_FLITS_G1.DRS/", NULL, {0x142, 0xD8, 0x601800});
	/*
	 * Match and mask go to function 6; LIKWID wrote them to function 2. MC is 12:9, OPC 8:5, RDS 19:16 of the high
	 * half.
	 */
	EXPECT("uncore_qpi_1/MESSAGE.DRS.DataC_M/", NULL, {0x14E, 0x228, 0x1C00}, {0x14E, 0x22C, 0x80000},
	       {0x14E, 0x238, 0x1FE0}, {0x14E, 0x23C, 0xF0000}, {0x14A, 0xD8, 0x600038});
	/* Thresholds of eight bits; LIKWID kept five. */
	EXPECT("uncore_ha_0/CLOCKTICKS,thresh=200/", NULL, {0x171, 0xD8, 0xC8400000});
	/* Edges of a threshold of 2; LIKWID made it 3. */
	EXPECT("uncore_imc_0/DCLOCKTICKS,edge=1,thresh=2/", NULL, {0x184, 0xD8, 0x2440000});
	/* Frequency bands reach the filter; LIKWID left them out. Two bands share it. */
	EXPECT("uncore_pcu/FREQ_BAND0_CYCLES,filter_band0=12/", "uncore_pcu/FREQ_BAND3_CYCLES,filter_band3=30/",
	       {0, 0xC34, 0x1E00000C}, {0, 0xC30, 0x40000B}, {0, 0xC31, 0x40000E});
	/* The second virtual ring has masks of its own; libpfm4 repeats the first one's. */
	EXPECT("uncore_ha_0/RING_BL_USED.CCW_VR1_ODD/", NULL, {0x171, 0xD8, 0x408040});
	EXPECT("uncore_r2pcie/RING_AD_USED.CW_VR1_EVEN/", NULL, {0x199, 0xD8, 0x401007});
	/* A filter for the opcode and one for the node are parts of one register. */
	EXPECT("uncore_cbox_0/TOR_INSERTS.OPCODE,filter_opc=0x182/", "uncore_cbox_0/TOR_INSERTS.NID_ALL,filter_nid=2/",
	       {0, 0xD1A, 0x18200002}, {0, 0xD10, 0x400135}, {0, 0xD11, 0x404835});
	/* Extended events of the PCU, which Linux cannot reach. */
	EXPECT("uncore_pcu/PKG_C_STATE_RESIDENCY_C6_CYCLES/", NULL, {0, 0xC30, 0x60002D});
	/* The residency registers are read and nothing is written for them. */
	bench_init(&bench, &pmureg_system_ivbep);
	bench_add(&bench, "uncore_pcu/CORE_C6/");
	bench_begin(&bench);
	bench_skip(&bench);
	bench_run(&bench, 10);
	assert_int_equal(bench_count(&bench, 'r'), 1);
	assert_int_equal(bench.entries[bench.trace.count - 1].place.address, 0x3FD);
	assert_int_equal(bench.counts[0], 10);
	bench_end(&bench);
	bench_done(&bench);
}

/* ---- What another program left behind ---- */

/* A filter that an event looks at is written for it even where it is 0. */
static void left_behind(void **state)
{
	(void)state;
	/* Linux writes all four for event 0x38 (snbep_qpi_enable_event): a mask that stays would filter. */
	EXPECT("uncore_qpi_0/CTO_COUNT/", NULL, {0x146, 0x228, 0}, {0x146, 0x22C, 0}, {0x146, 0x238, 0},
	       {0x146, 0x23C, 0}, {0x142, 0xD8, 0x600038});
	EXPECT("uncore_qpi_0/MESSAGE.DRS.AnyDataC/", NULL, {0x146, 0x228, 0x1C00}, {0x146, 0x22C, 0},
	       {0x146, 0x238, 0x1F80}, {0x146, 0x23C, 0}, {0x142, 0xD8, 0x600038});
	/* match0 and mask0 are the registers as a whole: MC 1 and all of its mask. */
	EXPECT("uncore_qpi_0/event=0x138,match0=0x200,mask0=0x1e00/", NULL, {0x146, 0x228, 0x200}, {0x146, 0x22C, 0},
	       {0x146, 0x238, 0x1E00}, {0x146, 0x23C, 0}, {0x142, 0xD8, 0x600038});
	/* An event before it that does not look at them keeps nothing from being written. */
	EXPECT("uncore_qpi_0/CLOCKTICKS/", "uncore_qpi_0/CTO_COUNT/", {0x142, 0xD8, 0x400014}, {0x146, 0x238, 0},
	       {0x146, 0x23C, 0}, {0x142, 0xDC, 0x600038});
	/* Thread 0 of core 0 is a thread, too (manual table 2-16). */
	EXPECT("uncore_cbox_0/CLOCKTICKS,tid_en=1/", NULL, {0, 0xD14, 0}, {0, 0xD10, 0x480000});
	/* intel/perfmon gives demotions the filter PCUFilter[7:0]. */
	EXPECT("uncore_pcu/DEMOTIONS_CORE0/", NULL, {0, 0xC34, 0}, {0, 0xC30, 0x40001E});
	EXPECT("uncore_pcu/DEMOTIONS_CORE14/", NULL, {0, 0xC34, 0}, {0, 0xC30, 0x400046});
	EXPECT("uncore_pcu/DEMOTIONS_CORE7,filter_band0=2/", NULL, {0, 0xC34, 2}, {0, 0xC30, 0x400025});
	EXPECT("uncore_cbox_0/RxR_IPQ_RETRY.QPI_CREDITS/", NULL, {0, 0xD14, 0}, {0, 0xD10, 0x401031});

	/* Events that do not look at the packets leave the match function alone. */
	bench_init(&bench, &pmureg_system_ivbep);
	bench_add(&bench, "uncore_qpi_0/CLOCKTICKS/");
	bench_begin(&bench);
	bench_end(&bench);
	for (size_t i = 0; i < bench.trace.count; i++)
		assert_int_not_equal(bench.entries[i].place.unit, 0x146);
	bench_done(&bench);
}

/* ---- Packets ---- */

/* Bits 12:0 of match and mask, and what the state of response data must be (RDS with a mask of 15; -1: any). */
static const struct packet {
	const char *name;
	uint64_t match, mask;
	int rds;
} packets[] = {
	{"DRS.AnyDataC", 0x1C00, 0x1F80, -1},
	{"DRS.DataC_M", 0x1C00, 0x1FE0, 8},
	{"DRS.DataC_E", 0x1C00, 0x1FE0, 4},
	{"DRS.DataC_F", 0x1C00, 0x1FE0, 1},
	{"DRS.DataC_E_Cmp", 0x1C40, 0x1FE0, 4},
	{"DRS.DataC_F_Cmp", 0x1C40, 0x1FE0, 1},
	{"DRS.DataC_E_FrcAckCnflt", 0x1C20, 0x1FE0, 4},
	{"DRS.DataC_F_FrcAckCnflt", 0x1C20, 0x1FE0, 1},
	{"DRS.WbIData", 0x1C80, 0x1FE0, -1},
	{"DRS.WbSData", 0x1CA0, 0x1FE0, -1},
	{"DRS.WbEData", 0x1CC0, 0x1FE0, -1},
	{"DRS.AnyResp", 0x1C00, 0x1E00, -1},
	{"DRS.AnyResp9flits", 0x1C00, 0x1F00, -1},
	{"DRS.AnyResp11flits", 0x1D00, 0x1F00, -1},
	{"NCB.AnyMsg", 0x1800, 0x1E00, -1},
	{"NCB.AnyMsg9flits", 0x1800, 0x1F00, -1},
	{"NCB.AnyMsg11flits", 0x1900, 0x1F00, -1},
	{"NCB.AnyInt", 0x1900, 0x1F80, -1},
	{"HOM.AnyReq", 0x0000, 0x1E00, -1},
	{"HOM.AnyResp", 0x0200, 0x1E00, -1},
	{"NDR.AnyCmp", 0x0400, 0x1E00, -1},
	{"SNP.AnySnp", 0x0600, 0x1E00, -1},
	{"NCS.AnyMsg1or2flits", 0x0800, 0x1F00, -1},
	{"NCS.AnyMsg3flits", 0x0900, 0x1F00, -1},
	{"NCS.NcRd", 0x0800, 0x1FE0, -1},
	{"HOM.RespFwd", 0x0300, 0x1FE0, -1},
	{"HOM.RespFwdI", 0x0320, 0x1FE0, -1},
	{"HOM.RespFwdS", 0x0340, 0x1FE0, -1},
	{"HOM.RespFwdIWb", 0x0360, 0x1FE0, -1},
	{"HOM.RespFwdSWb", 0x0380, 0x1FE0, -1},
	{"HOM.RespIWb", 0x03A0, 0x1FE0, -1},
	{"HOM.RespSWb", 0x03C0, 0x1FE0, -1},
};

static void packets_match(void **state)
{
	(void)state;
	assert_int_equal(sizeof(packets) / sizeof(packets[0]), 32);
	for (size_t i = 0; i < sizeof(packets) / sizeof(packets[0]); i++) {
		const struct packet *packet = &packets[i];
		const uint64_t rds = packet->rds < 0 ? 0 : (uint64_t)packet->rds;
		char text[80] = "uncore_qpi_0/MESSAGE.";
		struct pmureg_event event;
		struct pmureg_error error;
		uint64_t config[3];

		strcat(strcat(text, packet->name), "/");
		if (pmureg_event_parse(&pmureg_system_ivbep, text, &event, &error))
			fail_msg("%s: %s", text, error.message);
		pmureg_event_config(&event, config);
		if (config[0] != 0x200038 || config[1] != (packet->match | rds << 48) ||
		    config[2] != (packet->mask | (packet->rds < 0 ? 0 : UINT64_C(15) << 48)))
			fail_msg("%s: %#llx %#llx %#llx", text, (unsigned long long)config[0],
				 (unsigned long long)config[1], (unsigned long long)config[2]);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(must_write_bits), cmocka_unit_test(missing_bits_are_noticed),
		cmocka_unit_test(global_freeze),
		cmocka_unit_test(refused_for_counters),
		cmocka_unit_test(refused_for_filters),
		cmocka_unit_test(refused_by_rules),
		cmocka_unit_test(needs),
		cmocka_unit_test(mistakes_of_others),
		cmocka_unit_test(left_behind),
		cmocka_unit_test(packets_match),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
