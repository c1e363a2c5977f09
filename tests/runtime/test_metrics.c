/*
 * test_metrics.c: every metric on known counts: the numbers were worked out by hand from the documents' formulas.
 *
 * Intel 329468-002 (clocks, occupancies divided by clocks or by inserts, 64 bytes a column access, eight QPI transfers
 * a clock); LIKWID and libpfm4 (Nehalem); Linux's nvidia-tegra410-pmu document, section of metrics, and the driver's
 * draft for the bandwidth of the CPU's memory; the reads' size of 32 bytes and the formulas of NVIDIA's Grace tools.
 * Time is 2000 ns.
 */
#include <math.h>
#include <string.h>

#include <pmureg/systems.h>

#include "bench.h"

#define DURATION 2000

struct input {
	const char *event;
	uint64_t count;
};

struct row {
	const char *system, *blocks, *metric; /* blocks: one or more that have the metric */
	double value;
	const char *unit;
	struct input inputs[4];
};

#define LINKS "c2c clink dlink"
#define OUT_LINKS "c2c clink"
#define MCF "pcie c2c0 c2c1 cnvlink"

static const struct row rows[] = {
	{"ivbep", "ubox cbo ha irp r2pcie r3qpi", "clock", 2.5, "GHz", {{"CLOCKTICKS", 5000}}},
	{"ivbep", "pcu", "clock", 0.8, "GHz", {{"CLOCKTICKS", 1600}}}, /* which is its constant clock */
	{"ivbep", "qpi", "clock", 1, "GHz", {{"CLOCKTICKS", 2000}}},
	{"ivbep", "imc", "clock", 0.933, "GHz", {{"DCLOCKTICKS", 1866}}},
	{"ivbep", "cbo", "tor_entries", 12, "entries", {{"TOR_OCCUPANCY.ALL", 60000}, {"CLOCKTICKS", 5000}}},
	{"ivbep", "cbo", "tor_latency", 40, "cycles", {{"TOR_OCCUPANCY.ALL", 60000}, {"TOR_INSERTS.ALL", 1500}}},
	{"ivbep", "cbo", "ingress_latency", 3, "cycles", {{"RxR_OCCUPANCY.IRQ", 900}, {"RxR_INSERTS.IRQ", 300}}},
	{"ivbep", "ha", "local_reads", 75, "%", {{"REQUESTS.READS_LOCAL", 300}, {"REQUESTS.READS", 400}}},
	{"ivbep", "ha", "local_writes", 25, "%", {{"REQUESTS.WRITES_LOCAL", 50}, {"REQUESTS.WRITES", 200}}},
	{"ivbep", "imc", "read_bandwidth", 32, "GB/s", {{"CAS_COUNT.RD", 1000}}},
	{"ivbep", "imc", "write_bandwidth", 8, "GB/s", {{"CAS_COUNT.WR", 250}}},
	{"ivbep", "imc", "bandwidth", 40, "GB/s", {{"CAS_COUNT.ALL", 1250}}},
	{"ivbep", "imc", "page_misses", 0.1, "fraction", {{"PRE_COUNT.PAGE_MISS", 125}, {"CAS_COUNT.ALL", 1250}}},
	{"ivbep", "pcu", "cores_c0", 6, "cores", {{"POWER_STATE_OCCUPANCY.CORES_C0", 9600}, {"CLOCKTICKS", 1600}}},
	{"ivbep", "pcu", "cores_c3", 0.5, "cores", {{"POWER_STATE_OCCUPANCY.CORES_C3", 800}, {"CLOCKTICKS", 1600}}},
	{"ivbep", "pcu", "cores_c6", 2.5, "cores", {{"POWER_STATE_OCCUPANCY.CORES_C6", 4000}, {"CLOCKTICKS", 1600}}},
	{"ivbep", "pcu", "frequency_changes", 0.01, "fraction", {{"FREQ_TRANS_CYCLES", 16}, {"CLOCKTICKS", 1600}}},
	/* Joules in 2 microseconds: 1 / 2, 1 / 4 and 1 / 8, in counts of 1 / 2 ** 32. */
	{"ivbep", "rapl", "cores_power", 250000, "W", {{"energy_cores", 1U << 31}}},
	{"ivbep", "rapl", "package_power", 125000, "W", {{"energy_pkg", 1U << 30}}},
	{"ivbep", "rapl", "memory_power", 62500, "W", {{"energy_ram", 1U << 29}}},
	{"ivbep", "qpi", "link_rate", 8, "GT/s", {{"CLOCKTICKS", 2000}}},
	{"ivbep", "qpi", "send_l0p", 0.25, "fraction", {{"TxL0P_POWER_CYCLES", 500}, {"CLOCKTICKS", 2000}}},
	{"ivbep", "qpi", "receive_l0p", 0.5, "fraction", {{"RxL0P_POWER_CYCLES", 1000}, {"CLOCKTICKS", 2000}}},
	{"ivbep", "qpi", "link_off", 0.75, "fraction", {{"L1_POWER_CYCLES", 1500}, {"CLOCKTICKS", 2000}}},

	{"nhm", "uncore", "clock", 2.66, "GHz", {{"CLK_UNHALTED", 5320}}},
	{"nhm", "uncore", "llc_miss_ratio", 25, "%", {{"LLC_MISS.ANY", 30}, {"LLC_HITS.ANY", 90}}},
	{"nhm", "uncore", "read_bandwidth", 16, "GB/s", {{"QMC_NORMAL_READS.ANY", 500}}},
	{"nhm", "uncore", "write_bandwidth", 4, "GB/s", {{"QMC_WRITES.FULL_ANY", 125}}},
	{"nhm", "uncore", "local_requests", 2, "entries", {{"QHL_OCCUPANCY.LOCAL", 10640}, {"CLK_UNHALTED", 5320}}},
	{"nhm", "uncore", "remote_requests", 0.25, "entries", {{"QHL_OCCUPANCY.REMOTE", 1330}, {"CLK_UNHALTED", 5320}}},

	{"t410", "ucf", "avg_slc_read_bandwidth_in_gbps", 50, "GB/s", {{"slc_bytes_rd", 100000}}},
	{"t410", "ucf", "avg_slc_write_bandwidth_in_gbps", 20, "GB/s", {{"slc_bytes_wr", 40000}}},
	{"t410", "ucf", "read_bandwidth", 30, "GB/s", {{"mem_bytes_rd", 60000}}},
	{"t410", "ucf", "write_bandwidth", 10, "GB/s", {{"mem_bytes_wr", 20000}}},
	{"t410",
	 "ucf",
	 "avg_slc_read_request_rate",
	 0.5,
	 "requests/cycle",
	 {{"slc_access_rd", 2000}, {"cycles", 4000}}},
	{"t410",
	 "ucf",
	 "avg_slc_write_request_rate",
	 0.25,
	 "requests/cycle",
	 {{"slc_access_wr", 1000}, {"cycles", 4000}}},
	{"t410", "ucf", "avg_mem_read_request_rate", 0.2, "requests/cycle", {{"mem_access_rd", 800}, {"cycles", 4000}}},
	{"t410",
	 "ucf",
	 "avg_mem_write_request_rate",
	 0.1,
	 "requests/cycle",
	 {{"mem_access_wr", 400}, {"cycles", 4000}}},
	{"t410", "pcie pcie_tgt", "read_bandwidth", 64, "GB/s", {{"rd_bytes", 128000}}},
	{"t410", "pcie pcie_tgt", "write_bandwidth", 32, "GB/s", {{"wr_bytes", 64000}}},
	{"t410", "pcie pcie_tgt", "avg_rd_request_rate", 0.25, "requests/cycle", {{"rd_req", 1000}, {"cycles", 4000}}},
	{"t410", "pcie pcie_tgt", "avg_wr_request_rate", 0.125, "requests/cycle", {{"wr_req", 500}, {"cycles", 4000}}},
	{"t410", "pcie cmem", "clock", 2.5, "GHz", {{"cycles", 5000}}},
	{"t410", "pcie cmem", "read_latency_in_cycles", 300, "cycles", {{"rd_cum_outs", 900000}, {"rd_req", 3000}}},
	{"t410", "pcie cmem", "read_latency", 120, "ns", {{"rd_cum_outs", 900000}, {"rd_req", 3000}, {"cycles", 5000}}},
	{"t410", "cmem", "read_bandwidth", 48, "GB/s", {{"rd_req", 3000}}},
	{"t410", "c2c", "clock", 2.5, "GHz", {{"cycles", 5000}}},
	{"t410", "clink", "clock", 2.5, "GHz", {{"cycles", 5000}}},
	{"t410", "dlink", "clock", 2.5, "GHz", {{"cycles", 5000}}},
	{"t410",
	 LINKS,
	 "inbound_read_latency_in_cycles",
	 500,
	 "cycles",
	 {{"in_rd_cum_outs", 500000}, {"in_rd_req", 1000}}},
	{"t410",
	 LINKS,
	 "inbound_read_latency",
	 200,
	 "ns",
	 {{"in_rd_cum_outs", 500000}, {"in_rd_req", 1000}, {"cycles", 5000}}},
	{"t410",
	 OUT_LINKS,
	 "outbound_read_latency_in_cycles",
	 750,
	 "cycles",
	 {{"out_rd_cum_outs", 750000}, {"out_rd_req", 1000}}},
	{"t410",
	 OUT_LINKS,
	 "outbound_read_latency",
	 300,
	 "ns",
	 {{"out_rd_cum_outs", 750000}, {"out_rd_req", 1000}, {"cycles", 5000}}},
	{"t410",
	 OUT_LINKS,
	 "inbound_write_latency_in_cycles",
	 250,
	 "cycles",
	 {{"in_wr_cum_outs", 250000}, {"in_wr_req", 1000}}},
	{"t410",
	 OUT_LINKS,
	 "inbound_write_latency",
	 100,
	 "ns",
	 {{"in_wr_cum_outs", 250000}, {"in_wr_req", 1000}, {"cycles", 5000}}},
	{"t410",
	 OUT_LINKS,
	 "outbound_write_latency_in_cycles",
	 125,
	 "cycles",
	 {{"out_wr_cum_outs", 125000}, {"out_wr_req", 1000}}},
	{"t410",
	 OUT_LINKS,
	 "outbound_write_latency",
	 50,
	 "ns",
	 {{"out_wr_cum_outs", 125000}, {"out_wr_req", 1000}, {"cycles", 5000}}},

	{"t241", "scf", "read_bandwidth", 48, "GB/s", {{"cmem_rd_data", 3000}}},
	{"t241", "scf", "write_bandwidth", 12, "GB/s", {{"cmem_wr_total_bytes", 24000}}},
	{"t241",
	 "scf",
	 "read_latency",
	 150,
	 "ns",
	 {{"cmem_rd_outstanding", 900000}, {"cmem_rd_access", 2000}, {"cycles", 6000}}},
	{"t241", MCF, "local_read_bandwidth", 32, "GB/s", {{"rd_bytes_loc", 64000}}},
	{"t241", MCF, "local_write_bandwidth", 16, "GB/s", {{"wr_bytes_loc", 32000}}},
	{"t241", MCF, "rd_request_rate_loc", 0.25, "requests/cycle", {{"rd_req_loc", 1000}, {"cycles", 4000}}},
	{"t241",
	 MCF,
	 "local_read_latency_in_cycles",
	 600,
	 "cycles",
	 {{"rd_cum_outs_loc", 600000}, {"rd_req_loc", 1000}}},
	{"t241",
	 MCF,
	 "local_read_latency",
	 300,
	 "ns",
	 {{"rd_cum_outs_loc", 600000}, {"rd_req_loc", 1000}, {"cycles", 4000}}},
	{"t241", MCF, "remote_read_bandwidth", 8, "GB/s", {{"rd_bytes_rem", 16000}}},
	{"t241", MCF, "remote_write_bandwidth", 4, "GB/s", {{"wr_bytes_rem", 8000}}},
	{"t241", MCF, "rd_request_rate_rem", 0.125, "requests/cycle", {{"rd_req_rem", 500}, {"cycles", 4000}}},
	{"t241",
	 MCF,
	 "remote_read_latency_in_cycles",
	 1000,
	 "cycles",
	 {{"rd_cum_outs_rem", 500000}, {"rd_req_rem", 500}}},
	{"t241",
	 MCF,
	 "remote_read_latency",
	 500,
	 "ns",
	 {{"rd_cum_outs_rem", 500000}, {"rd_req_rem", 500}, {"cycles", 4000}}},
};

#define ROWS (sizeof(rows) / sizeof(rows[0]))

/* Whether a word is one of a list's. */
static int names(const char *list, const char *word)
{
	size_t length = strlen(word);

	for (const char *at = list; (at = strstr(at, word)) != NULL; at++)
		if ((at == list || at[-1] == ' ') && (at[length] == ' ' || !at[length]))
			return 1;
	return 0;
}

static const struct row *row_of(const char *system, const struct pmureg_block *block,
				const struct pmureg_metric *metric)
{
	for (size_t i = 0; i < ROWS; i++)
		if (!strcmp(rows[i].system, system) && names(rows[i].blocks, pmureg_block_key(block)) &&
		    !strcmp(rows[i].metric, pmureg_metric_name(metric)))
			return &rows[i];
	return NULL;
}

/* The counts of a row, except for the input left out; returns how many inputs it has. */
static size_t fill(const struct pmureg_block *block, const struct row *row, size_t leave_out, uint64_t *counts,
		   uint8_t *have)
{
	size_t i;

	memset(have, 0, block->event_count);
	for (i = 0; i < 4 && row->inputs[i].event; i++) {
		uint16_t e = 0;

		while (e < block->event_count &&
		       strcmp(pmureg_described_event_name(&pmureg_block_events(block)[e]), row->inputs[i].event) != 0)
			e++;
		if (e == block->event_count)
			fail_msg("%s.%s has no event %s", row->system, pmureg_block_key(block), row->inputs[i].event);
		counts[e] = row->inputs[i].count;
		have[e] = i != leave_out;
	}
	return i;
}

static void check(const struct pmureg_block *block, const struct pmureg_metric *metric, const struct row *row)
{
	static uint64_t counts[2048];
	static uint8_t have[2048];
	double value = 0;
	size_t inputs;

	assert_true(block->event_count <= 2048);
	assert_string_equal(pmureg_metric_unit(metric), row->unit);
	inputs = fill(block, row, 4, counts, have);
	assert_int_equal(pmureg_metric_value(block, metric, counts, have, DURATION, &value), 0);
	if (fabs(value - row->value) > 1e-12 * row->value)
		fail_msg("%s.%s.%s is %.17g, not %.17g", row->system, pmureg_block_key(block),
			 pmureg_metric_name(metric), value, row->value);
	/* It needs each of them. */
	for (size_t i = 0; i < inputs; i++) {
		fill(block, row, i, counts, have);
		assert_int_equal(pmureg_metric_value(block, metric, counts, have, DURATION, &value), -2);
	}
}

/* Each metric of these systems has its row, and each row its metric; those of cores are in test_topdown.py. */
static void test_metrics(void **state)
{
	size_t used[ROWS] = {0};

	(void)state;
	for (size_t s = 0; s < pmureg_built_in_count; s++) {
		const struct pmureg_system *system = pmureg_built_in[s];
		const char *key = pmureg_system_key(system);

		for (uint16_t b = 0; names("ivbep nhm t410 t241", key) && b < system->block_count; b++) {
			const struct pmureg_block *block = &pmureg_system_blocks(system)[b];
			const struct pmureg_metric *metrics = pmureg_block_metrics(block);

			for (uint16_t m = 0; m < block->metric_count && strcmp(pmureg_block_key(block), "core") != 0;
			     m++) {
				const struct row *row = row_of(key, block, &metrics[m]);

				if (!row)
					fail_msg("%s.%s.%s has no row here", key, pmureg_block_key(block),
						 pmureg_metric_name(&metrics[m]));
				check(block, &metrics[m], row);
				used[row - rows]++;
			}
		}
	}
	for (size_t i = 0; i < ROWS; i++)
		if (!used[i])
			fail_msg("no metric %s of %s", rows[i].metric, rows[i].system);
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(test_metrics)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
