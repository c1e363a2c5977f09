/*
 * test_cspmu.c: the CoreSight PMUs of Tegra241 and Tegra410, and Tegra410's fixed counters: every event string of the
 * kernel's documents, and edges, against perf's config words and the registers that the drivers write.
 *
 * Sources: Linux Documentation/admin-guide/perf/nvidia-tegra241-pmu.rst and nvidia-tegra410-pmu.rst (examples and bits
 * of the config words), drivers/perf/arm_cspmu/nvidia_cspmu.c and arm_cspmu.c (registers, defaults, refusals),
 * nvidia_t410_cmem_latency_pmu.c, nvidia_t410_c2c_pmu.c. Values are literals, worked out by hand.
 */
#include <stdio.h>
#include <string.h>

#include "bench.h"

extern const struct pmureg_system pmureg_system_t241;
extern const struct pmureg_system pmureg_system_t410;

static struct bench bench;

#define EXPECT_VECTORS(system, vectors)                                                                                \
	bench_expect_vectors(&bench, system, vectors, sizeof(vectors) / sizeof((vectors)[0]))

/* 0x400 PMEVTYPER0, 0xA00 PMEVFILTR0, 0x800 PMEVFILT2R0, 0x47C PMCCFILTR. */
#define E(event) { 0, 0x400, event }
#define F(filter) { 0, 0xA00, filter }
#define F2(filter) { 0, 0x800, filter }
#define CC(filter) { 0, 0x47C, filter }

/* ---- Tegra241 ---- */

/* All examples of the document. */
static const struct bench_vector t241_document[] = {
	{"nvidia_scf_pmu_0/event=0x0/", {0, 0, 0}, {E(0), F(0)}, 2},
	{"nvidia_scf_pmu_1/event=0x0/", {0, 0, 0}, {E(0), F(0)}, 2},
	{"nvidia_nvlink_c2c0_pmu_0/event=0x0/", {0, 0, 0}, {E(0), F(3)}, 2},
	{"nvidia_nvlink_c2c0_pmu_1/event=0x0/", {0, 0, 0}, {E(0), F(3)}, 2},
	{"nvidia_nvlink_c2c0_pmu_2/event=0x0/", {0, 0, 0}, {E(0), F(3)}, 2},
	{"nvidia_nvlink_c2c0_pmu_3/event=0x0/", {0, 0, 0}, {E(0), F(3)}, 2},
	{"nvidia_nvlink_c2c0_pmu_0/event=0x0,port=0x1/", {0, 0x1, 0}, {E(0), F(1)}, 2},
	{"nvidia_nvlink_c2c0_pmu_0/event=0x0,port=0x3/", {0, 0x3, 0}, {E(0), F(3)}, 2},
	{"nvidia_nvlink_c2c1_pmu_0/event=0x0/", {0, 0, 0}, {E(0), F(3)}, 2},
	{"nvidia_nvlink_c2c1_pmu_1/event=0x0/", {0, 0, 0}, {E(0), F(3)}, 2},
	{"nvidia_nvlink_c2c1_pmu_2/event=0x0/", {0, 0, 0}, {E(0), F(3)}, 2},
	{"nvidia_nvlink_c2c1_pmu_3/event=0x0/", {0, 0, 0}, {E(0), F(3)}, 2},
	{"nvidia_nvlink_c2c1_pmu_0/event=0x0,port=0x1/", {0, 0x1, 0}, {E(0), F(1)}, 2},
	{"nvidia_nvlink_c2c1_pmu_0/event=0x0,port=0x3/", {0, 0x3, 0}, {E(0), F(3)}, 2},
	{"nvidia_cnvlink_pmu_0/event=0x0,rem_socket=0xE/", {0, 0xE, 0}, {E(0), F(0xE)}, 2},
	{"nvidia_cnvlink_pmu_1/event=0x0,rem_socket=0xD/", {0, 0xD, 0}, {E(0), F(0xD)}, 2},
	{"nvidia_cnvlink_pmu_2/event=0x0,rem_socket=0xB/", {0, 0xB, 0}, {E(0), F(0xB)}, 2},
	{"nvidia_cnvlink_pmu_3/event=0x0,rem_socket=0x7/", {0, 0x7, 0}, {E(0), F(7)}, 2},
	{"nvidia_pcie_pmu_0/event=0x0,root_port=0x3/", {0, 0x3, 0}, {E(0), F(3)}, 2},
	{"nvidia_pcie_pmu_1/event=0x0,root_port=0x3/", {0, 0x3, 0}, {E(0), F(3)}, 2},
};

/* What nothing given stands for, and the cycle counter. */
static const struct bench_vector t241_edges[] = {
	{"nvidia_scf_pmu_0/cmem_rd_data/", {0x1A5, 0, 0}, {E(0x1A5), F(0)}, 2},
	{"nvidia_scf_pmu_3/socket_2_rd_access/", {0x12F, 0, 0}, {E(0x12F), F(0)}, 2},
	{"nvidia_scf_pmu_0/cycles/", {0x100000000, 0, 0}, {CC(0)}, 1},
	{"nvidia_nvlink_c2c0_pmu_0/cycles/", {0x100000000, 0, 0}, {CC(3)}, 1},
	{"nvidia_nvlink_c2c1_pmu_0/cycles,port=2/", {0x100000000, 0x2, 0}, {CC(2)}, 1},
	{"nvidia_cnvlink_pmu_0/rd_bytes_loc/", {0, 0, 0}, {E(0), F(0xF)}, 2},
	{"nvidia_cnvlink_pmu_0/cycles/", {0x100000000, 0, 0}, {CC(0xF)}, 1},
	{"nvidia_pcie_pmu_0/rd_bytes_loc/", {0, 0, 0}, {E(0), F(0x3FF)}, 2},
	{"nvidia_pcie_pmu_0/rd_bytes_loc,root_port=0xF/", {0, 0xF, 0}, {E(0), F(0xF)}, 2},
	{"nvidia_pcie_pmu_0/rd_cum_outs_rem/", {0xD, 0, 0}, {E(0xD), F(0x3FF)}, 2},
	{"nvidia_pcie_pmu_0/cycles/", {0x100000000, 0, 0}, {CC(0x3FF)}, 1},
	{"nvidia_uncore_pmu_0/event=0xF1/", {0xF1, 0, 0}, {E(0xF1), F(0xFFFFFFFF), F2(0xFFFFFFFF)}, 3},
	{"nvidia_uncore_pmu_0/event=0xF1,filter=0x1/", {0xF1, 0x1, 0}, {E(0xF1), F(1), F2(0xFFFFFFFF)}, 3},
	{"nvidia_uncore_pmu_0/event=0xF1,filter2=0x10/", {0xF1, 0, 0x10}, {E(0xF1), F(0xFFFFFFFF), F2(0x10)}, 3},
	{"nvidia_uncore_pmu_0/cycles,filter=0x1/", {0x100000000, 0x1, 0}, {CC(1)}, 1},
};

static void t241_vectors(void **state)
{
	(void)state;
	EXPECT_VECTORS(&pmureg_system_t241, t241_document);
	EXPECT_VECTORS(&pmureg_system_t241, t241_edges);
}

/* The last event number of each family of four, by its name and back. */
static void t241_families(void **state)
{
	static const struct {
		const char *name;
		uint64_t event;
	} last[] = {
		{"socket_3_rd_data", 0x104},   {"socket_3_wb_data", 0x10C},   {"socket_3_rd_outstanding", 0x118},
		{"socket_3_rd_access", 0x130}, {"socket_3_wb_access", 0x138}, {"socket_3_wr_access", 0x13C},
		{"socket_3_wr_data", 0x17F},
	};
	char text[64];
	size_t i;

	(void)state;
	for (i = 0; i < sizeof(last) / sizeof(last[0]); i++) {
		bench_init(&bench, &pmureg_system_t241);
		(void)snprintf(text, sizeof(text), "nvidia_scf_pmu_0/event=0x%llx/", (unsigned long long)last[i].event);
		bench_add(&bench, text);
		assert_non_null(bench.events[0].listed);
		assert_string_equal(pmureg_described_event_name(bench.events[0].listed), last[i].name);
		bench_done(&bench);
	}
}

/* ---- What a device says of itself that the description cannot be of ---- */

/* What the first instance of the block of the first event says of itself. */
static void poke_pmcfgr(uint32_t value)
{
	const struct pmureg_block *block = bench.events[0].block;
	unsigned int reg = 0;

	while (strcmp(pmureg_register_key(&pmureg_block_registers(block)[reg]), "pmcfgr"))
		reg++;
	bench_poke(&bench, (unsigned int)(block - pmureg_system_blocks(bench.system)), reg, 0, 0, value);
}

static void refuse_device(const char *event, uint32_t pmcfgr, const char *part)
{
	bench_init(&bench, &pmureg_system_t241);
	bench_add(&bench, event);
	poke_pmcfgr(pmcfgr);
	bench_expect_error(&bench, bench_open(&bench), -2, part);
	assert_int_equal(bench_count(&bench, 'w'), 0);
	bench_done(&bench);
}

/* SIZE is PMCFGR[13:8], N [7:0], CC bit 14: Linux arm_cspmu.h. */
static void other_devices(void **state)
{
	(void)state;
	refuse_device("nvidia_scf_pmu_0/scf_cache/", 0, "nvidia_scf_pmu_0: PMCFGR reads 0 or all ones");
	refuse_device("nvidia_scf_pmu_0/scf_cache/", 0xFFFFFFFF, "PMCFGR reads 0 or all ones");
	refuse_device("nvidia_scf_pmu_0/cycles/", 0xFFFFFFFF, "PMCFGR reads 0 or all ones");
	refuse_device("nvidia_pcie_pmu_0/cycles/", 0x5F08, "PMCFGR.SIZE is at most 0x1F");
	refuse_device("nvidia_pcie_pmu_0/rd_bytes_loc/", 0x5F08, "PMCFGR.SIZE is at most 0x1F");
	refuse_device("nvidia_pcie_pmu_0/rd_bytes_loc/", 0x7FFE, "PMCFGR.N is above 0x7F");
	refuse_device("nvidia_pcie_pmu_0/cycles/", 0x3F05, "reports count 0");
}

/* ---- What both say of themselves ---- */

/* nvidia_cspmu.c's products; arm_cspmu.c joins the same number from PMPIDR0 to 4 where PMIIDR reads 0. */
static void identification(void **state)
{
	static const struct {
		const struct pmureg_system *system;
		const char *block;
		uint64_t iidr, pidr[5];
	} products[] = {
		{&pmureg_system_t410, "ucf", 0x2CF2036B, {0xCF, 0xB2, 0x2E, 0x00, 0x03}},
		{&pmureg_system_t410, "pcie", 0x1030136B, {0x03, 0xB1, 0x0E, 0x10, 0x03}},
		{&pmureg_system_t410, "pcie_tgt", 0x1070036B, {0x07, 0xB1, 0x0E, 0x00, 0x03}},
		{&pmureg_system_t241, "scf", 0x2CF0036B, {0xCF, 0xB2, 0x0E, 0x00, 0x03}},
		{&pmureg_system_t241, "pcie", 0x1030036B, {0x03, 0xB1, 0x0E, 0x00, 0x03}},
		{&pmureg_system_t241, "c2c1", 0x1040036B, {0x04, 0xB1, 0x0E, 0x00, 0x03}},
		{&pmureg_system_t241, "c2c0", 0x1050036B, {0x05, 0xB1, 0x0E, 0x00, 0x03}},
		{&pmureg_system_t241, "cnvlink", 0x1060036B, {0x06, 0xB1, 0x0E, 0x00, 0x03}},
	};
	static const char *const pidr[] = {"pmpidr0", "pmpidr1", "pmpidr2", "pmpidr3", "pmpidr4"};
	size_t i, k;

	(void)state;
	for (i = 0; i < sizeof(products) / sizeof(products[0]); i++) {
		bench_init(&bench, products[i].system);
		assert_int_equal(bench_peek_named(&bench, products[i].block, "pmiidr", 1, 0), products[i].iidr);
		for (k = 0; k < 5; k++)
			assert_int_equal(bench_peek_named(&bench, products[i].block, pidr[k], 1, 0),
					 products[i].pidr[k]);
		bench_done(&bench);
	}
}

/* ---- Tegra410 ---- */

/* The address filters are in a page of their own. */
#define SLOT(address, value) { 2, address, value }

/* All examples of the document. */
static const struct bench_vector t410_document[] = {
	{ "nvidia_ucf_pmu_0/event=0x0/", { 0, 0, 0 }, { E(0), F(0xF07) }, 2 },
	{ "nvidia_ucf_pmu_0/event=0x0,src_loc_cpu=0x1,dst_loc_cmem=0x1/", { 0, 0x102, 0 }, { E(0), F(0x102) }, 2 },
	{ "nvidia_ucf_pmu_1/event=0x0,src_loc_noncpu=0x1,dst_rem=0x1/", { 0, 0x801, 0 }, { E(0), F(0x801) }, 2 },
	{ "nvidia_pcie_pmu_0_rc_0/event=0x0,src_rp_mask=0x1/", { 0, 0x1, 0 }, { E(0), F(1), F2(0x1F) }, 3 },
	{ "nvidia_pcie_pmu_0_rc_1/event=0x1,src_rp_mask=0x3,dst_loc_cmem=0x1/",
	  { 0x1, 0x3, 0x1 }, { E(1), F(3), F2(1) }, 3 },
	{ "nvidia_pcie_pmu_1_rc_2/event=0x2,src_rp_mask=0x1/", { 0x2, 0x1, 0 }, { E(2), F(1), F2(0x1F) }, 3 },
	{ "nvidia_pcie_pmu_1_rc_3/event=0x3,src_rp_mask=0x3,dst_loc_cmem=0x1/",
	  { 0x3, 0x3, 0x1 }, { E(3), F(3), F2(1) }, 3 },
	{ "nvidia_pcie_pmu_0_rc_4/event=0x4,src_bdf=0x0180,src_bdf_en=0x1/",
	  { 0x4, 0x1018000, 0 }, { E(4), F(0x1018000), F2(0x1F) }, 3 },
	{ "nvidia_pcie_tgt_pmu_0_rc_0/event=0x0,dst_rp_mask=0x3/", { 0x18, 0, 0 }, { E(0), F2(3) }, 2 },
	{ "nvidia_pcie_tgt_pmu_0_rc_1/event=0x1,dst_addr_base=0x10000,dst_addr_mask=0xFFF00,dst_addr_en=0x1/",
	  { 0x801, 0x10000, 0xFFF00 },
	  { SLOT(0xD3C, 0x10000), SLOT(0xD40, 0), SLOT(0xD44, 0xFFF00), SLOT(0xD48, 0),
	    SLOT(0xD38, 1), E(1), F2(0x100) }, 7 },
	{ "nvidia_cmem_latency_pmu_0/rd_req/", { 0x1, 0, 0 }, { { 0, 0, 0 } }, 0 },
	{ "nvidia_cmem_latency_pmu_0/rd_cum_outs/", { 0x2, 0, 0 }, { { 0, 0, 0 } }, 0 },
	{ "nvidia_cmem_latency_pmu_0/cycles/", { 0, 0, 0 }, { { 0, 0, 0 } }, 0 },
	{ "nvidia_nvlink_c2c_pmu_0/in_rd_req/", { 0x2, 0, 0 }, { { 0, 0, 0 } }, 0 },
	{ "nvidia_nvlink_c2c_pmu_0/in_rd_cum_outs,gpu_mask=0x1/", { 0x1, 0x1, 0 }, { { 0, 0, 0 } }, 0 },
	{ "nvidia_nvlink_c2c_pmu_0/in_rd_cum_outs,gpu_mask=0x2/", { 0x1, 0x2, 0 }, { { 0, 0, 0 } }, 0 },
	{ "nvidia_nvlink_c2c_pmu_0/out_rd_req/", { 0x6, 0, 0 }, { { 0, 0, 0 } }, 0 },
	{ "nvidia_nvlink_c2c_pmu_0/out_rd_cum_outs,gpu_mask=0x1/", { 0x5, 0x1, 0 }, { { 0, 0, 0 } }, 0 },
	{ "nvidia_nvlink_c2c_pmu_0/out_rd_cum_outs,gpu_mask=0x2/", { 0x5, 0x2, 0 }, { { 0, 0, 0 } }, 0 },
	{ "nvidia_nvclink_pmu_0/in_rd_req/", { 0x2, 0, 0 }, { { 0, 0, 0 } }, 0 },
	{ "nvidia_nvclink_pmu_0/out_rd_req/", { 0x6, 0, 0 }, { { 0, 0, 0 } }, 0 },
	{ "nvidia_nvdlink_pmu_0/in_rd_req/", { 0x2, 0, 0 }, { { 0, 0, 0 } }, 0 },
	{ "nvidia_nvdlink_pmu_0/in_rd_cum_outs/", { 0x1, 0, 0 }, { { 0, 0, 0 } }, 0 },
};

/* Halves of filters, cycle counters, a range without its enable. */
static const struct bench_vector t410_edges[] = {
	{ "nvidia_ucf_pmu_0/mem_bytes_rd,src_rem=1/", { 0x123, 0x4, 0 }, { E(0x123), F(0xF04) }, 2 },
	{ "nvidia_ucf_pmu_0/mem_bytes_rd,dst_loc_gmem=1/", { 0x123, 0x200, 0 }, { E(0x123), F(0x207) }, 2 },
	{ "nvidia_ucf_pmu_0/cycles/", { 0x100000000, 0, 0 }, { CC(0xF07) }, 1 },
	{ "nvidia_ucf_pmu_0/cycles,src_loc_cpu=1/", { 0x100000000, 0x2, 0 }, { CC(2) }, 1 },
	{ "nvidia_pcie_pmu_0_rc_0/rd_cum_outs/", { 0x4, 0, 0 }, { E(4), F(0xFF), F2(0x1F) }, 3 },
	{ "nvidia_pcie_pmu_0_rc_0/cycles/", { 0x100000000, 0, 0 }, { CC(0xFF) }, 1 },
	{ "nvidia_pcie_pmu_0_rc_4/event=0x4,src_bdf=0x0108,src_bdf_en=1/",
	  { 0x4, 0x1010800, 0 }, { E(4), F(0x1010800), F2(0x1F) }, 3 },
	{ "nvidia_pcie_pmu_0_rc_4/cycles,src_bdf=0x0108,src_bdf_en=1/",
	  { 0x100000000, 0x1010800, 0 }, { CC(0x1010800) }, 1 },
	{ "nvidia_pcie_pmu_0_rc_4/event=0x0,src_bdf=0xffff,src_bdf_en=1/", { 0, 0x1FFFF00, 0 }, { F(0x1FFFF00) }, 1 },
	{ "nvidia_pcie_pmu_0_rc_4/event=0x0,src_bdf=0x0108/", { 0, 0x10800, 0 }, { F(0x10800) }, 1 },
	{ "nvidia_pcie_tgt_pmu_0_rc_0/event=0x2/", { 0x2, 0, 0 }, { E(2), F2(0xFF) }, 2 },
	{ "nvidia_pcie_tgt_pmu_0_rc_0/event=0x3,dst_rp_mask=0xFF/", { 0x7FB, 0, 0 }, { E(3), F2(0xFF) }, 2 },
	{ "nvidia_pcie_tgt_pmu_0_rc_0/event=0x7/", { 0x7, 0, 0 }, { E(7), F2(0xFF) }, 2 },
	{ "nvidia_pcie_tgt_pmu_0_rc_0/cycles/", { 0x4, 0, 0 }, { CC(0) }, 1 },
	{ "nvidia_pcie_tgt_pmu_0_rc_0/event=0x3,dst_rp_mask=0x1,dst_addr_base=0x123456789000,"
	  "dst_addr_mask=0xFFFFFFFFFFFFF000,dst_addr_en=1/",
	  { 0x80B, 0x123456789000, 0xFFFFFFFFFFFFF000 },
	  { SLOT(0xD3C, 0x56789000), SLOT(0xD40, 0x1234), SLOT(0xD44, 0xFFFFF000), SLOT(0xD48, 0xFFFFFFFF),
	    E(3), F2(0x101) }, 6 },
	{ "nvidia_nvlink_c2c_pmu_0/out_wr_req,gpu_mask=0x3/", { 0x8, 0x3, 0 }, { { 0, 0, 0 } }, 0 },
};

static void t410_vectors(void **state)
{
	(void)state;
	EXPECT_VECTORS(&pmureg_system_t410, t410_document);
	EXPECT_VECTORS(&pmureg_system_t410, t410_edges);
}

/* Without dst_addr_en nothing compares with a range: one that is given all the same is not dropped. */
static void t410_no_slot_without_enable(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_t410);
	bench_add(&bench,
		  "nvidia_pcie_tgt_pmu_0_rc_0/event=0x0,dst_addr_base=0x10000,dst_addr_mask=0xFFFFFFFFFFFFFF00/");
	bench_expect_config(&bench.events[0], 0, 0x10000, 0xFFFFFFFFFFFFFF00);
	bench_expect_error(&bench, bench_open(&bench), -22, "`dst_addr_base` has no effect on this event");
	bench_expect_no_write(&bench, 2, 0xD38);
	bench_done(&bench);
}

/* Slot 1 is 20 bytes behind slot 0. */
static void t410_second_slot(void **state)
{
	static const struct bench_vector second = {
		"second slot", { 0, 0, 0 },
		{ { 2, 0xD38, 1 }, { 2, 0xD50, 0x2000 }, { 2, 0xD4C, 1 }, { 0, 0x800, 0x100 }, { 0, 0x804, 0x200 } }, 5,
	};

	(void)state;
	bench_init(&bench, &pmureg_system_t410);
	bench_add(&bench, "nvidia_pcie_tgt_pmu_0_rc_0/rd_req,dst_addr_base=0x1000,dst_addr_en/");
	bench_add(&bench, "nvidia_pcie_tgt_pmu_0_rc_0/wr_req,dst_addr_base=0x2000,dst_addr_en/");
	bench_add(&bench, "nvidia_pcie_tgt_pmu_0_rc_0/wr_bytes,dst_addr_base=0x1000,dst_addr_en/");
	assert_int_equal(bench_open(&bench), 0);
	bench_expect_some_writes(&bench, &second);
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
	bench_done(&bench);
}

/* Two events of one group, in which the first speaks for the second. */
static void group_of(const char *first, const char *second)
{
	bench_init(&bench, &pmureg_system_t410);
	bench_add(&bench, first);
	bench_add(&bench, second);
	bench.events[0].group = bench.events[1].group = 1;
}

static void expect_group(const char *first, const char *second, const struct bench_vector *wanted)
{
	group_of(first, second);
	assert_int_equal(bench_open(&bench), 0);
	bench_expect_some_writes(&bench, wanted);
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
	bench_done(&bench);
}

static void refuse_group(const char *first, const char *second, const char *part)
{
	group_of(first, second);
	bench_expect_error(&bench, bench_open(&bench), -22, part);
	assert_int_equal(bench_count(&bench, 'w'), 0);
	bench_done(&bench);
}

#define RC "nvidia_pcie_pmu_0_rc_4/"
#define BDF ",src_bdf=0x0108,src_bdf_en=1/"

/*
 * nvidia_cspmu.c, PCIE: a sibling without a source takes the leader's BDF, but not its root ports; PMCCFILTR takes
 * nothing.
 */
static void t410_groups(void **state)
{
	static const struct bench_vector inherited = {
		"inherited", {0}, {{0, 0xA00, 0x1010800}, {0, 0xA04, 0x1010800}}, 2};
	static const struct bench_vector ports = {"ports", {0}, {{0, 0xA00, 0x1}, {0, 0xA04, 0xFF}}, 2};
	static const struct bench_vector cycles = {"cycles", {0}, {{0, 0xA00, 0x1010800}, {0, 0x47C, 0xFF}}, 2};
	static const struct bench_vector led = {"led", {0}, {{0, 0x47C, 0x1010800}, {0, 0xA00, 0x1010800}}, 2};

	(void)state;
	expect_group(RC "rd_req" BDF, RC "rd_bytes/", &inherited);
	expect_group(RC "rd_req" BDF, RC "rd_bytes" BDF, &inherited);
	expect_group(RC "rd_req,src_rp_mask=1/", RC "rd_bytes/", &ports);
	expect_group(RC "rd_req" BDF, RC "cycles/", &cycles);
	expect_group(RC "cycles" BDF, RC "rd_req" BDF, &led);
	refuse_group(RC "rd_req" BDF, RC "rd_bytes,src_rp_mask=1/", "one BDF for a group");
	refuse_group(RC "rd_req" BDF, RC "rd_bytes,src_bdf=0x0110,src_bdf_en=1/", "one BDF for a group");
	refuse_group(RC "cycles/", RC "rd_req" BDF, "one BDF for a group");
	/* pcie_v2_pmu_event_filter: the leader's whole filter is inherited, and may be a forbidden one. */
	refuse_group(RC "cycles,src_rp_mask=1" BDF, RC "rd_req/", "exclude each other");
}

/*
 * pcie_v2_pmu_bdf_val_en: a BDF that is not enabled is none, in a group and beside others; what it writes takes
 * nothing.
 */
static void t410_device_that_is_not_enabled(void **state)
{
	static const struct bench_vector both = {"both", {0}, {{0, 0xA00, 0xFF}, {0, 0xA04, 0x10800}}, 2};

	(void)state;
	expect_group(RC "rd_req/", RC "rd_bytes,src_bdf=0x0108/", &both);
	refuse_group(RC "rd_req" BDF, RC "rd_bytes,src_bdf=0x0108/", "one BDF for a group");
	bench_init(&bench, &pmureg_system_t410);
	bench_add(&bench, RC "rd_req/");
	bench_add(&bench, RC "rd_bytes,src_bdf=0x0108/");
	assert_int_equal(bench_open(&bench), 0);
	bench_expect_some_writes(&bench, &both);
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
	bench_done(&bench);
}

/* Without a group they are counted in turns, because the unit has one BDF at a time. */
static void t410_one_device_at_a_time(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_t410);
	bench.options.flags &= ~(unsigned int)PMUREG_SESSION_NO_ROTATION;
	bench_add(&bench, RC "rd_req" BDF);
	bench_add(&bench, RC "rd_bytes/");
	assert_int_equal(bench_open(&bench), 0);
	assert_int_equal(pmureg_session_rotations(bench.session), 2);
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
	bench_done(&bench);
}

/* A device that a sibling has inherited counts like one that it was given. */
static void t410_inherited_device(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_t410);
	bench_add(&bench, RC "cycles" BDF);
	bench_add(&bench, RC "rd_req/");
	bench_add(&bench, RC "rd_bytes,src_bdf=0x0200,src_bdf_en=1/");
	bench.events[0].group = bench.events[1].group = 1;
	bench_expect_error(&bench, bench_open(&bench), -22, "one BDF for all counters of a root complex");
	assert_int_equal(bench_count(&bench, 'w'), 0);
	bench_done(&bench);
}

static void refuse_t410(const char *first, const char *second, const char *part)
{
	bench_init(&bench, &pmureg_system_t410);
	bench_add(&bench, first);
	if (second)
		bench_add(&bench, second);
	bench_expect_error(&bench, bench_open(&bench), -22, part);
	assert_int_equal(bench_count(&bench, 'w'), 0);
	bench_done(&bench);
}

static void t410_refusals(void **state)
{
	(void)state;
	refuse_t410("nvidia_pcie_pmu_0_rc_4/event=0x0,src_rp_mask=0x1,src_bdf=0x0108,src_bdf_en=1/", NULL,
		    "exclude each other");
	refuse_t410("nvidia_pcie_pmu_0_rc_0/rd_req,src_bdf=0x0108,src_bdf_en=1/",
		    "nvidia_pcie_pmu_0_rc_0/rd_bytes,src_rp_mask=1/", "one BDF for all counters of a root complex");
	refuse_t410("nvidia_cmem_latency_pmu_0/event=0x3/", NULL, "event must be 0 to 2.");
	refuse_t410("nvidia_nvlink_c2c_pmu_0/event=0x9/", NULL, "event must be 0 to 8.");
}

/* nvidia_cspmu.c has eight address filters for each root complex: a ninth range is refused, a ninth event is not. */
static void t410_nine_ranges(void **state)
{
	char text[128];
	unsigned int i;

	(void)state;
	for (i = 8; i <= 9; i++) {
		unsigned int e;

		bench_init(&bench, &pmureg_system_t410);
		for (e = 0; e < 9; e++) {
			(void)snprintf(text, sizeof(text),
				       "nvidia_pcie_tgt_pmu_0_rc_0/rd_req,dst_addr_base=0x%x000,dst_addr_en=1/",
				       e % i + 1);
			bench_add(&bench, text);
		}
		poke_pmcfgr(0x7F0F); /* 16 counters, the cycle counter among them */
		if (i == 8) {
			assert_int_equal(bench_open(&bench), 0);
			assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
		} else {
			bench_expect_error(&bench, bench_open(&bench), -16,
					   "the eight address filters of this root complex are in use");
			assert_int_equal(bench_count(&bench, 'w'), 0);
		}
		bench_done(&bench);
	}
}

/* Seven of the fourteen pages belong to each GPU; a mask of none counts both. */
static void t410_pages(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_t410);
	bench_add(&bench, "nvidia_nvlink_c2c_pmu_0/in_rd_cum_outs,gpu_mask=0x1/");
	bench_add(&bench, "nvidia_nvlink_c2c_pmu_0/in_rd_req/");
	bench_add(&bench, "nvidia_nvlink_c2c_pmu_0/out_wr_req,gpu_mask=0x3/");
	bench_add(&bench, "nvidia_nvlink_c2c_pmu_0/cycles/");
	bench_expect_config(&bench.events[0], 1, 1, 0);
	bench_expect_config(&bench.events[2], 8, 3, 0);
	bench_begin(&bench);
	bench_run(&bench, 100);
	assert_int_equal(bench.counts[0], 7 * 2 * 100); /* pages, the event's number plus one, ticks */
	assert_int_equal(bench.counts[1], 14 * 3 * 100);
	assert_int_equal(bench.counts[2], 14 * 9 * 100);
	assert_int_equal(bench.counts[3], 100);
	bench_end(&bench);
	bench_done(&bench);
}

static void t410_latency(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_t410);
	bench_add(&bench, "nvidia_cmem_latency_pmu_1/rd_req/");
	bench_add(&bench, "nvidia_cmem_latency_pmu_1/cycles/");
	bench_add(&bench, "nvidia_cmem_latency_pmu_1/rd_cum_outs/");
	assert_int_equal(bench_open(&bench), 0);
	/* Page 14 is the broadcast page; registers of 64 bits in one access. */
	EXPECT_WRITES(&bench, {14, 0x800, 1}, {14, 0x808, 2}, {14, 0x800, 0});
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	EXPECT_WRITES(&bench, {14, 0x800, 1}, {14, 0x808, 1});
	bench_run(&bench, 50);
	assert_int_equal(bench.counts[0], 50 * 2 * 3 * 14);
	assert_int_equal(bench.counts[1], 50);
	assert_int_equal(bench.counts[2], 50 * 3 * 3 * 14);
	/* cmem_lat_pmu_disable: stop, clear while the clock runs, clock off; once, however many events were counted. */
	assert_int_equal(pmureg_session_stop(bench.session, &bench.error), 0);
	EXPECT_WRITES(&bench, {14, 0x808, 0});
	assert_int_equal(pmureg_session_close(bench.session, &bench.error), 0);
	EXPECT_WRITES(&bench, {14, 0x808, 0}, {14, 0x808, 2}, {14, 0x800, 0});
	bench_done(&bench);
}

/* MC1_REQ_CNTR of page 3 wraps: bit 6 of the STATUS of that page, and of no other. */
static void t410_overflow_of_a_part(void **state)
{
	const unsigned int block = bench_block(&pmureg_system_t410, "cmem");
	const unsigned int status = bench_register(&pmureg_system_blocks(&pmureg_system_t410)[block], "status");
	const unsigned int requests = bench_register(&pmureg_system_blocks(&pmureg_system_t410)[block], "mc_req_cntr");

	(void)state;
	bench_init(&bench, &pmureg_system_t410);
	bench_add(&bench, "nvidia_cmem_latency_pmu_0/rd_req/");
	bench_begin(&bench);
	bench_poke(&bench, block, requests, 0, 3 * 3 + 1, UINT64_MAX);
	bench_run(&bench, 1);
	for (uint32_t page = 0; page < 14; page++)
		assert_int_equal(bench_peek(&bench, block, status, 0, page), page == 3 ? 0x40 : 0);
	bench_end(&bench);
	bench_done(&bench);
}

/*
 * nvidia_t410_c2c_pmu.c reads the cycles of the first instance of the first chosen peer: here GPU 1 has pages 7 to 13.
 */
static void t410_cycles_of_a_peer(void **state)
{
	const unsigned int block = bench_block(&pmureg_system_t410, "c2c");
	const unsigned int cycles = bench_register(&pmureg_system_blocks(&pmureg_system_t410)[block], "cycle_cntr");

	(void)state;
	bench_init(&bench, &pmureg_system_t410);
	bench_add(&bench, "nvidia_nvlink_c2c_pmu_0/cycles,gpu_mask=0x1/");
	bench_add(&bench, "nvidia_nvlink_c2c_pmu_0/cycles,gpu_mask=0x2/");
	bench_add(&bench, "nvidia_nvlink_c2c_pmu_0/cycles/");
	bench_begin(&bench);
	bench_poke(&bench, block, cycles, 0, 0, 1000);
	bench_poke(&bench, block, cycles, 0, 7, 5000);
	bench_read(&bench);
	assert_int_equal(bench.counts[0], 1000);
	assert_int_equal(bench.counts[1], 5000);
	assert_int_equal(bench.counts[2], 1000);
	bench_end(&bench);
	bench_done(&bench);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(t241_vectors),
		cmocka_unit_test(t241_families),
		cmocka_unit_test(other_devices),
		cmocka_unit_test(identification),
		cmocka_unit_test(t410_vectors),
		cmocka_unit_test(t410_no_slot_without_enable),
		cmocka_unit_test(t410_second_slot),
		cmocka_unit_test(t410_groups),
		cmocka_unit_test(t410_device_that_is_not_enabled),
		cmocka_unit_test(t410_one_device_at_a_time),
		cmocka_unit_test(t410_inherited_device),
		cmocka_unit_test(t410_refusals),
		cmocka_unit_test(t410_nine_ranges),
		cmocka_unit_test(t410_pages),
		cmocka_unit_test(t410_latency),
		cmocka_unit_test(t410_overflow_of_a_part),
		cmocka_unit_test(t410_cycles_of_a_peer),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
