/*
 * test_handle.c: what a tool asks a handle: how it counts, what it counted since the last look, which metrics, which
 * accesses.
 *
 * Simulated, event e counts (e & 0xff) + 1 a nanosecond: DRAM clock ticks of ivbep's memory controllers (event 0) 1,
 * reads (4, CAS_COUNT) 5.
 */
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "tree.h"

#include <pmureg/core.h>
#include <pmureg/pmureg.h>

#define TICKS "uncore/clockticks/"
#define READS "uncore_imc_0/CAS_COUNT.RD/"

static struct pmureg_options sim_of(const char *system)
{
	struct pmureg_options options = PMUREG_OPTIONS;

	options.system = system;
	options.io = "sim";
	return options;
}

static struct pmureg_result first_result(const struct pmureg *pmureg)
{
	struct pmureg_result result = PMUREG_RESULT;

	assert_int_equal(pmureg_result_at(pmureg, 0, &result), 0);
	return result;
}

/* ---- A reader that fails without a word ---- */

static int silent;

int __real_pmureg_event_parse(const struct pmureg_system *system, const char *text, struct pmureg_event *event,
			      struct pmureg_error *error);
int __wrap_pmureg_event_parse(const struct pmureg_system *system, const char *text, struct pmureg_event *event,
			      struct pmureg_error *error);

int __wrap_pmureg_event_parse(const struct pmureg_system *system, const char *text, struct pmureg_event *event,
			      struct pmureg_error *error)
{
	return silent ? silent : __real_pmureg_event_parse(system, text, event, error);
}

static void test_what_is_returned_counts(void **state)
{
	struct pmureg_options options = sim_of("nhm");
	struct pmureg_error error;
	struct pmureg *pmureg;

	(void)state;
	silent = -ENOMEM;
	assert_int_equal(pmureg_parse(&options, TICKS, &pmureg, &error), -ENOMEM);
	silent = 0;
	assert_null(pmureg);
	assert_int_equal(error.code, -ENOMEM);
	assert_string_equal(error.message, "Cannot allocate memory");
}

/* ---- Two steps ---- */

static void test_parsed_first_and_programmed_then(void **state)
{
	struct pmureg_options options = sim_of("nhm");
	struct pmureg_error error;
	struct pmureg *pmureg;

	(void)state;
	assert_int_equal(pmureg_parse(&options, "uncore/no_such_event/", &pmureg, &error), -ENOENT);
	assert_null(pmureg);
	assert_int_equal(error.column, 8);
	assert_int_equal(pmureg_parse(&options, TICKS, &pmureg, &error), 0);
	assert_string_equal(pmureg_counts_by(pmureg), "sim");
	assert_string_equal(pmureg_system_key(pmureg_counted_system(pmureg)), "nhm");
	assert_null(pmureg_notice(pmureg, 0));
	assert_int_equal(pmureg_start(pmureg, &error), -EINVAL);
	assert_string_equal(error.message, "the handle is not programmed");
	assert_int_equal(pmureg_due_ns(pmureg), 0);
	assert_int_equal(pmureg_advance(pmureg, 1, &error), -EINVAL);
	assert_int_equal(pmureg_program(pmureg, -1, &error), -EINVAL);
	assert_int_equal(pmureg_program(pmureg, 0, &error), 0);
	assert_int_equal(pmureg_program(pmureg, 0, &error), -EBUSY);
	assert_int_equal(pmureg_start(pmureg, &error), 0);
	assert_int_equal(pmureg_advance(pmureg, 100, &error), 0);
	assert_int_equal(pmureg_stop(pmureg, &error), 0);
	assert_int_equal(pmureg_first_failure(pmureg, &error), 0);
	assert_int_equal(pmureg_put_back(pmureg, &error), 0);
	assert_int_equal(first_result(pmureg).value, 25600);
	assert_int_equal(pmureg_put_back(pmureg, &error), 0);
	assert_int_equal(pmureg_close(pmureg, &error), 0);

	assert_int_equal(pmureg_parse(&options, TICKS, &pmureg, &error), 0);
	assert_int_equal(pmureg_close(pmureg, &error), 0);
}

/* ---- Since the last look ---- */

static void test_intervals(void **state)
{
	const struct pmureg_options options = sim_of("nhm");
	struct pmureg_result result;
	struct pmureg *pmureg;

	(void)state;
	assert_int_equal(pmureg_open(&options, TICKS, &pmureg, NULL), 0);
	assert_int_equal(pmureg_start(pmureg, NULL), 0);
	assert_int_equal(pmureg_advance(pmureg, 100, NULL), 0);
	assert_int_equal(pmureg_read(pmureg, NULL), 0);
	result = first_result(pmureg);
	assert_int_equal(result.interval_value, 25600);
	assert_int_equal(pmureg_elapsed_ns(pmureg), 100);
	pmureg_interval(pmureg);
	assert_int_equal(first_result(pmureg).interval_value, 0);
	assert_int_equal(pmureg_advance(pmureg, 10, NULL), 0);
	assert_int_equal(pmureg_stop(pmureg, NULL), 0);
	result = first_result(pmureg);
	assert_int_equal(result.value, 28160);
	assert_int_equal(result.interval_value, 2560);
	assert_int_equal(result.interval_enabled_ns, 10);
	assert_int_equal(result.interval_running_ns, 10);
	assert_int_equal(result.user_only, 0);
	assert_int_equal(pmureg_elapsed_ns(pmureg), 110);
	assert_int_equal(pmureg_close(pmureg, NULL), 0);
	assert_int_equal(pmureg_scale(10, 100, 50), 20);
	assert_int_equal(pmureg_scale(10, 100, 100), 10);
	assert_int_equal(pmureg_scale(10, 100, 0), 0);
}

/* ---- Metrics ---- */

struct metrics {
	size_t count;
	struct pmureg_metric_result last;
	char of[64];
};

static int note_metric(void *context, const struct pmureg_metric_result *metric)
{
	struct metrics *metrics = context;

	assert_int_equal(metric->size, sizeof(*metric));
	metrics->count++;
	metrics->last = *metric;
	(void)snprintf(metrics->of, sizeof(metrics->of), "%s", metric->of);
	return 0;
}

static void test_metrics_say_what_is_counted(void **state)
{
	struct pmureg_options options = sim_of("ivbep");
	struct metrics metrics = {0};
	struct pmureg_error error;
	struct pmureg *pmureg;

	(void)state;
	options.metrics = "uncore_imc_2.read_bandwidth";
	assert_int_equal(pmureg_open(&options, NULL, &pmureg, &error), 0);
	assert_int_equal(pmureg_start(pmureg, NULL), 0);
	assert_int_equal(pmureg_advance(pmureg, 1000, NULL), 0);
	assert_int_equal(pmureg_read(pmureg, NULL), 0);
	assert_int_equal(pmureg_metrics(pmureg, note_metric, &metrics), 0);
	assert_int_equal(metrics.count, 1);
	assert_string_equal(metrics.last.name, "read_bandwidth");
	assert_string_equal(metrics.last.unit, "GB/s");
	assert_string_equal(metrics.of, "uncore_imc_2");
	assert_int_equal((int)metrics.last.value, 5 * 64);
	assert_int_equal((int)metrics.last.interval_value, 5 * 64);
	assert_int_equal(metrics.last.event_index, 0);
	pmureg_interval(pmureg);
	assert_int_equal(pmureg_metrics(pmureg, note_metric, &metrics), 0);
	assert_int_equal((int)metrics.last.value, 5 * 64);
	assert_true(isnan(metrics.last.interval_value));
	assert_int_equal(pmureg_close(pmureg, NULL), 0);
}

/*
 * Of each unit, of each package, of all; unit_count says which. CAS_COUNT.RD adds 5 a tick on each of eight channels.
 */
static void test_metrics_of_several_units(void **state)
{
	struct pmureg_options options = sim_of("ivbep");
	struct metrics metrics = {0};
	struct pmureg *pmureg;

	(void)state;
	options.metrics = "read_bandwidth";
	assert_int_equal(pmureg_open(&options, NULL, &pmureg, NULL), 0);
	assert_int_equal(pmureg_start(pmureg, NULL), 0);
	assert_int_equal(pmureg_advance(pmureg, 1000, NULL), 0);
	assert_int_equal(pmureg_read(pmureg, NULL), 0);
	assert_int_equal(pmureg_metrics(pmureg, note_metric, &metrics), 0);
	assert_int_equal(metrics.count, 9);
	assert_string_equal(metrics.of, "uncore_imc");
	assert_int_equal(metrics.last.unit_count, 8);
	assert_int_equal((int)metrics.last.value, 8 * 5 * 64);
	assert_int_equal(metrics.last.package, 0);
	assert_string_equal(metrics.last.filter, "");
	assert_int_equal(pmureg_close(pmureg, NULL), 0);

	/* Two sockets of six each. */
	options = sim_of("t410");
	metrics.count = 0;
	assert_int_equal(pmureg_open(&options, "nvidia_pcie_pmu/rd_bytes,src_rp_mask=2/", &pmureg, NULL), 0);
	assert_int_equal(pmureg_start(pmureg, NULL), 0);
	assert_int_equal(pmureg_advance(pmureg, 1000, NULL), 0);
	assert_int_equal(pmureg_read(pmureg, NULL), 0);
	assert_int_equal(pmureg_metrics(pmureg, note_metric, &metrics), 0);
	assert_int_equal(metrics.count, 12 + 2 + 1);
	assert_string_equal(metrics.of, "nvidia_pcie_pmu");
	assert_int_equal(metrics.last.unit_count, 12);
	assert_int_equal(metrics.last.package, -1);
	assert_string_equal(metrics.last.filter, "src_rp_mask=0x2");
	assert_int_equal((int)metrics.last.value, 12);
	assert_int_equal(pmureg_close(pmureg, NULL), 0);
}

static void test_metrics_by_name(void **state)
{
	struct pmureg_options options = sim_of("ivbep");
	struct metrics metrics = {0};
	struct pmureg_error error;
	struct pmureg *pmureg;

	(void)state;
	options.metrics = "local_raeds";
	assert_int_equal(pmureg_open(&options, NULL, &pmureg, &error), -ENOENT);
	assert_string_equal(error.message, "there is no metric 'local_raeds'; did you mean 'local_reads'?");
	assert_int_equal(pmureg_open(&options, READS, &pmureg, &error), -ENOENT);
	options.metrics = "all";
	assert_int_equal(pmureg_open(&options, NULL, &pmureg, &error), -EINVAL);
	options.metrics = NULL;
	assert_int_equal(pmureg_open(&options, NULL, &pmureg, &error), -EINVAL);
	assert_string_equal(error.message, "there is no event to count");

	/* What is asked for is counted, too, here on 8 channels and together; `all` is what there is. */
	options.metrics = "clock, all";
	assert_int_equal(pmureg_open(&options, READS, &pmureg, &error), 0);
	assert_int_equal(pmureg_start(pmureg, NULL), 0);
	assert_int_equal(pmureg_advance(pmureg, 10, NULL), 0);
	assert_int_equal(pmureg_read(pmureg, NULL), 0);
	assert_int_equal(pmureg_metrics(pmureg, note_metric, &metrics), 0);
	assert_int_equal(metrics.count, 8 + 1 + 1);
	assert_int_equal(pmureg_close(pmureg, NULL), 0);
	/* What is not asked for is not given. */
	options.metrics = "write_bandwidth";
	metrics.count = 0;
	assert_int_equal(pmureg_open(&options, READS, &pmureg, &error), 0);
	assert_int_equal(pmureg_start(pmureg, NULL), 0);
	assert_int_equal(pmureg_advance(pmureg, 10, NULL), 0);
	assert_int_equal(pmureg_stop(pmureg, NULL), 0);
	assert_int_equal(pmureg_metrics(pmureg, note_metric, &metrics), 0);
	assert_int_equal(metrics.count, 8 + 1);
	assert_int_equal(pmureg_close(pmureg, NULL), 0);
}

/* ---- Accesses ---- */

struct accesses {
	size_t reads, writes, unknown;
	int seen_control;
};

static void note_access(void *context, const struct pmureg_watched *access)
{
	struct accesses *accesses = context;

	assert_int_equal(access->size, sizeof(*access));
	assert_string_equal(pmureg_system_key(access->system), "ivbep");
	assert_int_equal(access->package, -1);
	accesses->reads += access->kind == 'r';
	accesses->writes += access->kind == 'w';
	accesses->unknown += !access->reg;
	/* PCU_MSR_PMON_CTL0 with its enable bit: Intel 329468-002, chapter 2, power control. */
	if (access->kind == 'w' && strcmp(access->place, "MSR 0xc30") == 0 && access->value & (UINT64_C(1) << 22)) {
		assert_string_equal(pmureg_register_key(access->reg), "ctl");
		assert_string_equal(pmureg_block_key(access->block), "pcu");
		assert_int_equal(access->element, 0);
		assert_int_equal(access->half, 0);
		assert_int_equal(access->bits, 64);
		accesses->seen_control = 1;
	}
}

static void test_each_access_is_told(void **state)
{
	struct pmureg_options options = sim_of("ivbep");
	struct accesses accesses = {0};
	size_t opened;
	struct pmureg *pmureg;

	(void)state;
	options.watch = note_access;
	options.watch_context = &accesses;
	assert_int_equal(pmureg_parse(&options, "uncore_pcu/clockticks/", &pmureg, NULL), 0);
	assert_int_equal(accesses.reads + accesses.writes, 0);
	assert_int_equal(pmureg_program(pmureg, 0, NULL), 0);
	opened = accesses.writes;
	assert_true(opened > 0 && accesses.reads > 0);
	assert_int_equal(pmureg_start(pmureg, NULL), 0);
	assert_int_equal(pmureg_stop(pmureg, NULL), 0);
	assert_int_equal(pmureg_put_back(pmureg, NULL), 0);
	assert_true(accesses.writes > opened);
	assert_true(accesses.seen_control);
	assert_int_equal(accesses.unknown, 0);
	assert_int_equal(pmureg_close(pmureg, NULL), 0);
}

/* ---- Programs of older versions ---- */

static void test_the_structs_of_0_2(void **state)
{
	struct pmureg_options options = {
		offsetof(struct pmureg_options, machine), "nhm", "sim", 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, PMUREG_MACHINE, 0, 0, 0};
	struct pmureg_result result = PMUREG_RESULT;
	struct pmureg *pmureg;

	(void)state;
	options.metrics = "no such metric"; /* behind its end: not looked at */
	options.machine = (struct pmureg_machine *)(uintptr_t)1;
	assert_int_equal(pmureg_open(&options, TICKS, &pmureg, NULL), 0);
	assert_int_equal(pmureg_start(pmureg, NULL), 0);
	assert_int_equal(pmureg_advance(pmureg, 1, NULL), 0);
	assert_int_equal(pmureg_stop(pmureg, NULL), 0);
	result.size = offsetof(struct pmureg_result, interval_value);
	result.interval_value = 77;
	assert_int_equal(pmureg_result_at(pmureg, 0, &result), 0);
	assert_int_equal(result.value, 256);
	assert_int_equal(result.interval_value, 77);
	assert_int_equal(pmureg_close(pmureg, NULL), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_what_is_returned_counts),
		cmocka_unit_test(test_parsed_first_and_programmed_then),
		cmocka_unit_test(test_intervals),
		cmocka_unit_test(test_metrics_say_what_is_counted),
		cmocka_unit_test(test_metrics_of_several_units),
		cmocka_unit_test(test_metrics_by_name),
		cmocka_unit_test(test_each_access_is_told),
		cmocka_unit_test(test_the_structs_of_0_2),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
