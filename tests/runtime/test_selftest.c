/*
 * test_selftest.c: the self-test of devices: what it finds on ones that misbehave, and that it leaves all as it was.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <pmureg/systems.h>

#include "bench.h"
#include "drawn.h"
#include "kept.h"
#include "library/selftest.h"

/* An io that misbehaves in one way, in front of a simulated device. */
struct bad {
	struct pmureg_io io; /* first, so that one becomes the other */
	struct pmureg_io *inner;
	struct pmureg_sim *sim;
	uint32_t address;          /* of a register with stuck bits */
	uint64_t stuck, at;        /* which, and their value */
	int frozen;                /* time does not pass */
	size_t count, fail, stop;  /* accesses; which one fails, and when to stop; 0: none */
	size_t dead;               /* from this one on none is done, as if the process had been killed; 0: never */
	int keep_code;             /* what keep() returns */
	size_t keeps;
	struct pmureg_undo undo;
	char changed[64];
	int failed_write;
	size_t outcomes[3];
	char last[200];            /* failure */
};

static int fails(struct bad *bad, int is_write)
{
	bad->count++;
	if (bad->dead && bad->count >= bad->dead)
		return 1;
	if (bad->count != bad->fail)
		return 0;
	bad->failed_write = is_write;
	return 1;
}

static int bad_one(struct pmureg_io *io, struct pmureg_access *access)
{
	struct bad *bad = (struct bad *)(void *)io;
	const int is_read = access->kind == PMUREG_ACCESS_READ;
	int code;

	if (access->kind == PMUREG_ACCESS_BARRIER)
		return 0;
	if (fails(bad, !is_read))
		return is_read ? -EIO : -EPERM;
	code = pmureg_io_access(bad->inner, access);
	if (!code && is_read && access->place.address == bad->address)
		access->value = (access->value & ~bad->stuck) | (bad->at & bad->stuck);
	return code;
}

static int bad_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	return pmureg_io_each(io, list, count, failed, bad_one);
}

static int keep(void *context, const struct pmureg_undo *undo)
{
	struct bad *bad = context;

	if (!undo)
		return 0; /* all has been put back */
	assert_true(undo->count > 0);
	if (bad->dead && bad->count >= bad->dead)
		return -EIO;
	kept_take(&bad->undo, undo);
	bad->keeps++;
	return bad->keep_code;
}

static int note(void *context, const struct pmureg_tested *result)
{
	struct bad *bad = context;

	bad->outcomes[result->outcome]++;
	if (result->outcome == PMUREG_TEST_FAILED)
		(void)snprintf(bad->last, sizeof(bad->last), "%s[%u]: %s",
			       result->reg ? pmureg_register_key(result->reg) : "counters",
			       (unsigned)(result->element == PMUREG_NONE ? 0 : result->element), result->text);
	return bad->stop && bad->count >= bad->stop;
}

static int pass_time(void *context, uint64_t ns)
{
	struct bad *bad = context;

	return bad->frozen ? 0 : pmureg_sim_advance(bad->sim, ns);
}

/* ---- A device, and all that it holds ---- */

struct device {
	const struct pmureg_system *system;
	const struct pmureg_block *block;
	uint16_t instance;
	void *memory;
	struct bad bad;
	struct selftest test;
	struct pmureg_error error;
	uint64_t *before;
	size_t cells;
};

static const struct pmureg_system *find_system(const char *name)
{
	for (size_t i = 0; i < pmureg_built_in_count; i++)
		if (!strcmp(pmureg_system_key(pmureg_built_in[i]), name))
			return pmureg_built_in[i];
	fail_msg("no system %s", name);
	return NULL;
}

/* Visits every element of the unit: keeps its state, or compares it. Returns how many differ. */
static size_t each_cell(struct device *d, int compare)
{
	size_t at = 0, differ = 0;

	for (uint16_t r = 0; r < d->block->register_count; r++)
		for (uint32_t e = 0; e < pmureg_block_registers(d->block)[r].elements; e++, at++) {
			uint64_t value = 0;

			if (pmureg_sim_peek(d->bad.sim, d->block, &pmureg_block_registers(d->block)[r], d->instance, e,
					    &value))
				continue;
			differ += compare && value != d->before[at];
			if (!compare)
				d->before[at] = value;
		}
	return differ;
}

/* Arrays (counters, event selects) hold something; nothing is enabled. */
static void device_reset(struct device *d)
{
	static struct bad fresh = {.io = {.run = bad_run}};
	struct pmureg_sim *sim;

	assert_int_equal(pmureg_sim_init(d->memory, pmureg_sim_size(d->system), d->system, &sim), 0);
	kept_free(&d->bad.undo);
	d->bad = fresh;
	d->bad.sim = sim;
	d->bad.inner = pmureg_sim_io(sim);
	for (uint16_t r = 0; r < d->block->register_count; r++) {
		const struct pmureg_register *reg = &pmureg_block_registers(d->block)[r];
		uint64_t plain = reg->masks.readable & reg->masks.writable & ~reg->masks.acting;

		for (uint32_t e = 0; e < reg->elements && reg->elements > 1 && plain; e++)
			(void)pmureg_sim_poke(d->bad.sim, d->block, reg, d->instance, e,
					      (0x103 & plain) | reg->masks.ones);
	}
	(void)each_cell(d, 0);
}

static void device_open(struct device *d, const char *system, const char *block, uint16_t instance)
{
	memset(d, 0, sizeof(*d));
	d->system = find_system(system);
	for (uint16_t b = 0; b < d->system->block_count; b++)
		if (!strcmp(pmureg_block_key(&pmureg_system_blocks(d->system)[b]), block))
			d->block = &pmureg_system_blocks(d->system)[b];
	assert_non_null(d->block);
	d->instance = instance;
	for (uint16_t r = 0; r < d->block->register_count; r++)
		d->cells += pmureg_block_registers(d->block)[r].elements;
	d->memory = calloc(1, pmureg_sim_size(d->system));
	d->before = calloc(d->cells, sizeof(*d->before));
	assert_non_null(d->memory);
	assert_non_null(d->before);
	d->test = (struct selftest){.system = d->system,
				    .block = d->block,
				    .instance = d->instance,
				    .io = &d->bad.io,
				    .context = &d->bad,
				    .keep = keep,
				    .wait = pass_time,
				    .report = note,
				    .report_context = &d->bad};
	device_reset(d);
}

static void device_close(struct device *d)
{
	kept_free(&d->bad.undo);
	free(d->before);
	free(d->memory);
}

static int run(struct device *d)
{
	d->test.stopped = 0;
	return selftest_unit(&d->test, &d->error);
}

/* ---- Tests ---- */

static void test_nothing_is_wrong(void **state)
{
	static const char *const units[][2] = {
		{"nhm", "uncore"}, {"ivbep", "cbo"}, {"ivbep", "imc"}, {"carmel", "l2"}, {"spmu", "spmu"}};
	struct device d;

	(void)state;
	for (size_t i = 0; i < sizeof(units) / sizeof(units[0]); i++) {
		const struct pmureg_system *system = find_system(units[i][0]);
		const char *key = NULL;

		for (uint16_t b = 0; b < system->block_count; b++)
			if (strstr(pmureg_block_key(&pmureg_system_blocks(system)[b]), units[i][1]))
				key = pmureg_block_key(&pmureg_system_blocks(system)[b]);
		device_open(&d, units[i][0], key ? key : pmureg_block_key(&pmureg_system_blocks(system)[0]), 0);
		assert_int_equal(run(&d), 0);
		if (d.bad.outcomes[PMUREG_TEST_FAILED])
			fail_msg("%s: %s", units[i][0], d.bad.last);
		assert_true(d.bad.outcomes[PMUREG_TEST_PASSED] > 0);
		assert_int_equal(each_cell(&d, 1), 0);
		assert_int_equal(pmureg_sim_faults(d.bad.sim, NULL), 0);
		device_close(&d);
	}
}

/* MSR_UNCORE_PerfEvtSel3 is at 0x3C3 (Intel 64 SDM Volume 3B). */
static void test_a_stuck_bit(void **state)
{
	struct device d;

	(void)state;
	device_open(&d, "nhm", "uncore", 0);
	d.bad.address = 0x3C3;
	d.bad.stuck = 1 << 18;
	(void)run(&d);
	assert_int_equal(d.bad.outcomes[PMUREG_TEST_FAILED], 1);
	assert_string_equal(d.bad.last,
			    "perfevtsel[3]: a written field is 0xffd0ffff, not 0xffd4ffff (bits 0xffd4ffff)");
	device_reset(&d);
	d.bad.address = 0x3C3;
	d.bad.stuck = d.bad.at = 1 << 8;
	(void)run(&d);
	assert_non_null(strstr(d.bad.last, "perfevtsel[3]: a written field is 0x100, not 0x0 (bits 0xffd4ffff)"));
	device_close(&d);
}

/*
 * PMIIDR and the like: a block whose read-only field is not among the described values, and a bit that reads otherwise.
 */
static void test_a_wrong_identification(void **state)
{
	const struct pmureg_register *wrong = NULL;
	struct pmureg_place place;
	struct device d;

	(void)state;
	/* NV_PMCR_EL0.IMP, 31:24, is 0x4E, and N, 15:11, is 2 (Xavier Series SoC TRM). */
	device_open(&d, "carmel", "uncore", 1);
	for (uint16_t r = 0; r < d.block->register_count; r++)
		if (!strcmp(pmureg_register_key(&pmureg_block_registers(d.block)[r]), "pmcr"))
			wrong = &pmureg_block_registers(d.block)[r];
	assert_non_null(wrong);
	pmureg_register_place(d.system, d.block, wrong, 1, 0, &place);
	d.bad.address = place.address;
	d.bad.stuck = 0xFF000000;
	d.bad.at = 0x41000000;
	(void)run(&d);
	assert_true(d.bad.outcomes[PMUREG_TEST_FAILED] > 0);
	assert_non_null(strstr(d.bad.last, "pmcr[0]: "));
	device_close(&d);
}

static void test_counters_that_stand_still(void **state)
{
	struct device d;

	(void)state;
	device_open(&d, "nhm", "uncore", 0);
	d.bad.frozen = 1;
	assert_int_equal(run(&d), 0);
	assert_int_equal(d.bad.outcomes[PMUREG_TEST_FAILED], 1);
	assert_non_null(strstr(d.bad.last, "0 of 1 counters moved"));
	assert_int_equal(each_cell(&d, 1), 0);
	device_close(&d);
}

/* One access fails, whichever: a failed read costs nothing, a failed write at most the register that it was for. */
static void test_every_access_fails_once(void **state)
{
	struct device d;
	size_t total;

	(void)state;
	device_open(&d, "nhm", "uncore", 0);
	assert_int_equal(run(&d), 0);
	total = d.bad.count;
	for (size_t k = 1; k <= total; k += (k < 40 || k + 120 > total ? 1 : 53) * drawn_share()) {
		int code;

		device_reset(&d);
		d.bad.fail = k;
		code = run(&d);
		if (!d.bad.outcomes[PMUREG_TEST_FAILED])
			fail_msg("access %zu failed, and nobody said so", k);
		if (each_cell(&d, 1) > (d.bad.failed_write ? 1U : 0U))
			fail_msg("access %zu failed (%d), and %zu registers were not put back: %s", k, code,
				 each_cell(&d, 1), d.bad.last);
	}
	device_close(&d);
}

static void test_stopped_at_any_time(void **state)
{
	struct device d;
	size_t total;

	(void)state;
	device_open(&d, "nhm", "uncore", 0);
	assert_int_equal(run(&d), 0);
	total = d.bad.count;
	for (size_t k = 1; k <= total; k += 101 * drawn_share()) {
		device_reset(&d);
		d.bad.stop = k;
		assert_int_equal(run(&d), 0);
		assert_int_equal(d.bad.outcomes[PMUREG_TEST_FAILED], 0);
		assert_int_equal(each_cell(&d, 1), 0);
	}
	device_close(&d);
}

static void someone(void *context, const struct pmureg_control *control)
{
	struct bad *bad = context;

	(void)snprintf(bad->changed, sizeof(bad->changed), "%s[%u]", pmureg_register_key(control->reg),
		       (unsigned)control->element);
}

/* Someone enables counter 2 after the process was killed: theirs stays, and so does what their counter holds. */
static void test_what_someone_changed_after_the_kill_stays(void **state)
{
	struct pmureg_register_name select, counter;
	struct device d;
	uint64_t value;

	(void)state;
	device_open(&d, "nhm", "uncore", 0);
	d.bad.dead = 100;
	(void)run(&d);
	assert_int_equal(pmureg_register_find(d.system, "MSR_UNCORE_PerfEvtSel2", &select, NULL), 0);
	assert_int_equal(pmureg_register_find(d.system, "MSR_UNCORE_PerfCntr2", &counter, NULL), 0);
	assert_int_equal(pmureg_sim_poke(d.bad.sim, select.block, select.reg, 0, 2, 1 << 22 | 0x11), 0);
	assert_int_equal(pmureg_sim_poke(d.bad.sim, counter.block, counter.reg, 0, 2, 77), 0);
	assert_int_equal(pmureg_undo_run(d.system, d.bad.inner, &d.bad.undo, someone, &d.bad, NULL), 0);
	assert_string_equal(d.bad.changed, "perfevtsel[2]");
	assert_int_equal(pmureg_sim_peek(d.bad.sim, select.block, select.reg, 0, 2, &value), 0);
	assert_int_equal(value, 1 << 22 | 0x11);
	assert_int_equal(pmureg_sim_peek(d.bad.sim, counter.block, counter.reg, 0, 2, &value), 0);
	assert_int_equal(value, 77);
	device_close(&d);
}

/* Whenever the process is killed, what it has kept puts everything back: no accesses but selects come before. */
static void test_killed_at_any_time(void **state)
{
	static const char *const units[][2] = {{"nhm", "uncore"}, {"ivbep", "cbo"}, {"carmel", "uncore"}};
	struct device d;

	(void)state;
	for (size_t i = 0; i < sizeof(units) / sizeof(units[0]); i++) {
		size_t total;

		device_open(&d, units[i][0], units[i][1], 0);
		assert_int_equal(run(&d), 0);
		assert_true(d.bad.keeps > 1); /* the unit's, and a session's */
		total = d.bad.count;
		for (size_t k = 1; k <= total; k += (k < 60 || k + 200 > total ? 1 : 37) * drawn_share()) {
			device_reset(&d);
			d.bad.dead = k;
			(void)run(&d);
			d.bad.changed[0] = '\0';
			assert_int_equal(pmureg_undo_run(d.system, d.bad.inner, &d.bad.undo, someone, &d.bad, NULL), 0);
			if (d.bad.changed[0])
				fail_msg("%s killed at access %zu of %zu: %s is taken for someone else's", units[i][0],
					 k, total, d.bad.changed);
			if (d.bad.keeps && each_cell(&d, 1))
				fail_msg("%s killed at access %zu of %zu: %zu registers differ", units[i][0], k, total,
					 each_cell(&d, 1));
		}
		device_close(&d);
	}
}

static void test_what_cannot_be_kept_is_not_begun(void **state)
{
	struct device d;

	(void)state;
	device_open(&d, "carmel", "uncore", 0);
	d.bad.keep_code = -ENOSPC;
	assert_int_equal(run(&d), -ENOSPC);
	assert_int_equal(d.bad.keeps, 1);
	assert_int_equal(each_cell(&d, 1), 0); /* the selecting register, too */
	device_close(&d);
}

/* Counter 2 runs when bit 2 of 0x391 and EN, bit 22, of 0x3C2 are set. */
static void test_in_use(void **state)
{
	struct pmureg_register_name name;
	struct pmureg_error error;
	struct device d;
	uint64_t value;

	(void)state;
	device_open(&d, "nhm", "uncore", 0);
	assert_int_equal(pmureg_register_find(d.system, "MSR_UNCORE_PERF_GLOBAL_CTRL", &name, &error), 0);
	assert_int_equal(pmureg_sim_poke(d.bad.sim, name.block, name.reg, 0, 0, 1 << 2), 0);
	(void)each_cell(&d, 0);
	assert_int_equal(run(&d), 0);
	assert_int_equal(d.bad.outcomes[PMUREG_TEST_FAILED], 0);
	assert_int_equal(pmureg_register_find(d.system, "MSR_UNCORE_PerfEvtSel2", &name, &error), 0);
	assert_int_equal(pmureg_sim_poke(d.bad.sim, name.block, name.reg, 0, 2, 1 << 22), 0);
	(void)each_cell(&d, 0);
	d.bad.keeps = 0;
	assert_int_equal(run(&d), -EBUSY);
	assert_non_null(
		strstr(d.error.message,
		       " is in use: its general counter 2 runs; stop the program that counts there, or use --force"));
	assert_int_equal(d.bad.keeps, 0);
	assert_int_equal(each_cell(&d, 1), 0);
	/* By force it is tested and put back: it counts on, through the time that the test of the others takes, too. */
	d.test.force = 1;
	assert_int_equal(run(&d), 0);
	assert_true(each_cell(&d, 1) <= 1);
	assert_int_equal(pmureg_sim_peek(d.bad.sim, name.block, name.reg, 0, 2, &value), 0);
	assert_int_equal(value, 1 << 22);
	device_close(&d);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_nothing_is_wrong),
		cmocka_unit_test(test_a_stuck_bit),
		cmocka_unit_test(test_a_wrong_identification),
		cmocka_unit_test(test_counters_that_stand_still),
		cmocka_unit_test(test_every_access_fails_once),
		cmocka_unit_test(test_stopped_at_any_time),
		cmocka_unit_test(test_killed_at_any_time),
		cmocka_unit_test(test_what_someone_changed_after_the_kill_stays),
		cmocka_unit_test(test_what_cannot_be_kept_is_not_begun),
		cmocka_unit_test(test_in_use),
	};

	return cmocka_run_group_tests_name("selftest", tests, NULL, NULL);
}
