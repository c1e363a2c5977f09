/*
 * test_reads.c: a sample is one list of accesses: what is in it, and how counters are put together from it.
 */
#include <string.h>

#include "bench.h"
#include "toy.h"

static struct bench bench;

static int setup(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_toy);
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	bench_done(&bench);
	return 0;
}

/* ---- Counters in two words ---- */

struct torn {
	struct pmureg_io io;
	uint64_t value, step; /* what the counter shows, and how it moves with each access */
	size_t reads;
};

static int torn_one(struct pmureg_io *io, struct pmureg_access *access)
{
	struct torn *torn = (struct torn *)(void *)io;

	assert_int_equal(access->kind, PMUREG_ACCESS_READ);
	access->value = access->place.address & 4 ? torn->value >> 32 : torn->value & UINT32_MAX;
	torn->value += torn->step;
	torn->reads++;
	return 0;
}

static int torn_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	return pmureg_io_each(io, list, count, failed, torn_one);
}

static void torn_reads(void **state)
{
	const struct pmureg_block *block = &pmureg_system_blocks(&pmureg_system_toy)[TOY_BOX];
	const struct pmureg_register *registers = pmureg_block_registers(block);
	const struct pmureg_register *total = &registers[BOX_TOTAL], *addr = &registers[BOX_ADDR];
	struct torn torn = {{.run = torn_run}, 0x1ffffffff, 1, 0};
	uint64_t value;

	(void)state;
	assert_int_equal(pmureg_register_read(&pmureg_system_toy, block, total, 0, 0, &torn.io, &value), 0);
	assert_int_equal(value, 0x200000002); /* high 1, low, high 2: again from there */
	assert_int_equal(torn.reads, 5);
	torn.step = 1ULL << 32; /* never twice the same */
	torn.reads = 0;
	assert_int_equal(pmureg_register_read(&pmureg_system_toy, block, total, 0, 0, &torn.io, &value), -5);
	assert_int_equal(torn.reads, 2001);
	torn.step = 0;
	torn.reads = 0;
	assert_int_equal(pmureg_register_read(&pmureg_system_toy, block, addr, 0, 0, &torn.io, &value), 0);
	assert_int_equal(torn.reads, 2);
	assert_int_equal(pmureg_register_read(&pmureg_system_toy, block, addr, 9, 0, &torn.io, &value), -22);
	assert_int_equal(pmureg_register_read(&pmureg_system_toy, block, addr, 0, 1, &torn.io, &value), -22);
	assert_int_equal(pmureg_register_write(&pmureg_system_toy, block, addr, 0, 1, &torn.io, 0), -22);
}

/* Of a counter of 64 bits no rate is known; it is reset meanwhile: it has not counted 2^64 - 1000. */
static void a_counter_that_went_back(void **state)
{
	(void)state;
	bench_add(&bench, "core_0/event=0x300/");
	bench_begin(&bench);
	bench_run(&bench, 1000);
	assert_int_equal(bench.results[0].reason, PMUREG_COUNTED);
	assert_int_equal(bench.counts[0], 1000);
	bench_poke(&bench, TOY_CORE, CORE_FIXED, 0, 0, 0);
	bench_run(&bench, 5);
	assert_int_equal(bench.results[0].reason, PMUREG_IMPLAUSIBLE);
	assert_int_equal(bench.counts[0], 0);
	bench_end(&bench);
}

/* ---- Trace ---- */

static void dry_run(void **state)
{
	struct pmureg_trace_entry entries[5];
	struct pmureg_trace dry;
	struct pmureg_session *session;
	static uint64_t memory[8000];

	(void)state;
	pmureg_trace_init(&dry, NULL, entries, 5);
	bench_add(&bench, "core_0/event=1/");
	assert_int_equal(pmureg_session_open(memory, sizeof(memory), &pmureg_system_toy, &dry.io, bench.events, 1, NULL,
					     &session, &bench.error),
			 0);
	assert_int_equal(dry.count, 6); /* goes on counting */
	for (size_t i = 0; i < 5; i++) {
		/* Who counts with any of the three; the counter, which will move. Each register is read once. */
		static const uint32_t places[] = {0x700, 0x710, 0x711, 0x712, 0x720};

		assert_int_equal(entries[i].kind, 'r');
		assert_int_equal(entries[i].place.address, places[i]);
	}
	assert_int_equal(pmureg_session_close(session, &bench.error), 0);
}


/* ---- What a sample does ---- */

/* One read a register, one select a bank, in the order of the addresses whatever the order of the events; then the controls. */
static void hardware_order(void **state)
{
	static const uint32_t wanted[] = {0x8100, 0x8110, 0x8111, 0x8100, 0x8110, 0x720, 0x721, 0x722, 0x760,
					  0x8100, 0x8120, 0x8121, 0x8100, 0x8120, 0x710, 0x711, 0x712, 0x750};
	size_t i, found = 0;

	(void)state;
	bench_add(&bench, "core_1/event=4/");
	bench_add(&bench, "core_0/event=3/");
	bench_add(&bench, "core_0/event=2/");
	bench_add(&bench, "toy_side_1/event=3/");
	bench_add(&bench, "toy_side_1/event=4/");
	bench_add(&bench, "toy_side_1/event=5/");
	bench_add(&bench, "core_0/event=1/");
	bench_begin(&bench);
	bench_skip(&bench);
	bench_run(&bench, 10);
	for (i = bench.seen; i < bench.trace.count; i++)
		if (bench.entries[i].kind != 'b') {
			assert_true(found < sizeof(wanted) / sizeof(wanted[0]));
			assert_int_equal(bench.entries[i].place.address, wanted[found]);
			found++;
		}
	assert_int_equal(found, sizeof(wanted) / sizeof(wanted[0]));
	assert_int_equal(bench_count(&bench, 'b'), 4);
	assert_int_equal(bench.counts[0], 50);
	assert_int_equal(bench.counts[1], 40);
	assert_int_equal(bench.counts[6], 20);
	bench_end(&bench);
}

/* Two events that share pages of one sum: each register once. */
static void shared_counters_are_read_once(void **state)
{
	(void)state;
	bench_add(&bench, "toy_box_0/TOTAL/");
	bench_add(&bench, "toy_box_0/event=200,pages=1/");
	bench_add(&bench, "toy_box_0/event=200,pages=2/");
	bench_begin(&bench);
	bench_skip(&bench);
	bench_run(&bench, 3);
	assert_int_equal(bench_count(&bench, 'r'), 6);
	assert_int_equal(bench.counts[0], 6);
	assert_int_equal(bench.counts[1], 3);
	assert_int_equal(bench.counts[2], 3);
	bench_end(&bench);
}

/* ---- Halves side by side ---- */

struct moving {
	struct pmureg_io io;
	uint64_t value, step;
	size_t reads; /* of the counter */
};

static int moving_one(struct pmureg_io *io, struct pmureg_access *access)
{
	struct moving *moving = (struct moving *)(void *)io;
	const uint32_t address = access->place.address;

	if (access->kind != PMUREG_ACCESS_READ)
		return 0;
	access->value = 0;
	if (address != 0x40 && address != 0x44)
		return 0;
	access->value = address & 4 ? moving->value >> 32 : moving->value & UINT32_MAX;
	moving->value += moving->step;
	moving->reads++;
	return 0;
}

static int moving_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	return pmureg_io_each(io, list, count, failed, moving_one);
}

static struct pmureg_system *pci_system;

/* The box in PCI configuration space; its counter of two words moves by at most `rate` a nanosecond. */
static void make_pci(uint64_t rate)
{
	static const struct pmureg_pci_device device = {.place = 0x184, .id = 1, .function = 0x84};
	struct pmureg_instance *instances;
	struct pmureg_block *box;

	pci_system = bench_copy(&pmureg_system_toy);
	memcpy(bench_copy_room(pci_system), &device, sizeof(device));
	box = (struct pmureg_block *)&pmureg_system_blocks(pci_system)[TOY_BOX];
	box->space = PMUREG_PCI;
	box->device_count = 1;
	((struct pmureg_counter *)pmureg_block_counters(box))[1].top_rate = rate << 16;
	instances = (struct pmureg_instance *)pmureg_block_instances(box);
	for (uint16_t i = 0; i < box->instance_count; i++)
		bench_refer(&instances[i].devices, bench_copy_room(pci_system));
}

static struct pmureg_session *begin_moving(struct moving *moving, uint64_t rate)
{
	static uint64_t memory[16000];
	struct pmureg_session *session;

	make_pci(rate);
	assert_int_equal(
		pmureg_event_parse(pci_system, "toy_box_0/event=200,pages=1/", &bench.events[0], &bench.error), 0);
	assert_int_equal(pmureg_session_open(memory, sizeof(memory), pci_system, &moving->io, bench.events, 1, NULL,
					     &session, &bench.error),
			 0);
	assert_int_equal(pmureg_session_start(session, &bench.error), 0);
	moving->reads = 0;
	return session;
}

static void pci_halves(void **state)
{
	struct moving moving = {{.run = moving_run}, 0x100000000, 0, 0};
	struct pmureg_session *session = begin_moving(&moving, 1);

	(void)state;
	moving.value = 0x1fffe7000; /* 102,400 before the wrap: further than 100 us at 1 a nanosecond */
	assert_int_equal(pmureg_session_read(session, bench.results, &bench.error), 0);
	assert_int_equal(moving.reads, 2);
	assert_int_equal(bench.results[0].value, 0xfffe7000);
	moving.value = 0x1fffffff8; /* the low half is read, then it wraps: the high one would be the next */
	moving.step = 0x10;
	assert_int_equal(pmureg_session_read(session, bench.results, &bench.error), 0);
	assert_int_equal(moving.reads, 7); /* low, high; high, low, high */
	assert_int_equal(bench.results[0].value, 0x100000028);
	moving.step = 0;
	moving.value = 0x200000030;
	assert_int_equal(pmureg_session_read(session, bench.results, &bench.error), 0);
	assert_int_equal(moving.reads, 9);
	assert_int_equal(bench.results[0].value, 0x100000030);
	bench_copy_free(pci_system);
}

/* Without a top rate nobody knows how near is near. */
static void pci_halves_of_unknown_rate(void **state)
{
	struct moving moving = {{.run = moving_run}, 0, 0, 0};
	struct pmureg_session *session = begin_moving(&moving, 0);

	(void)state;
	assert_int_equal(pmureg_session_read(session, bench.results, &bench.error), 0);
	assert_int_equal(moving.reads, 3);
	moving.value = 0x0fffffff8;
	moving.step = 0x10;
	assert_int_equal(pmureg_session_read(session, bench.results, &bench.error), 0);
	assert_true(bench.results[0].value >= 0x100000008 && bench.results[0].value <= moving.value);
	bench_copy_free(pci_system);
}

/* ---- Counts that cannot be ---- */

static uint64_t clock_ns;

static uint64_t read_clock(void *context)
{
	(void)context;
	return clock_ns;
}

static void pass(uint64_t ns, uint64_t moved)
{
	uint64_t value = bench_peek(&bench, TOY_CORE, CORE_CTR, 0, 0);

	clock_ns += ns;
	bench_poke(&bench, TOY_CORE, CORE_CTR, 0, 0, (value + moved) & 0xfffffffffff);
	bench_read(&bench);
}

/* 44 bits, at most 80 a nanosecond. */
static void implausible(void **state)
{
	(void)state;
	clock_ns = 1000;
	bench.options.now = read_clock;
	bench_add(&bench, "core_0/event=1/");
	bench_add(&bench, "core_1/event=1/");
	bench_begin(&bench);
	pass(1000000, 80000000);
	assert_int_equal(bench.results[0].reason, PMUREG_COUNTED);
	assert_int_equal(bench.counts[0], 80000000);
	assert_int_equal(bench.results[0].enabled_ns, 1000000);
	assert_int_equal(bench.results[0].running_ns, 1000000);
	pass(1000000, 99000000); /* a clock may be wrong by so much */
	assert_int_equal(bench.results[0].reason, PMUREG_COUNTED);
	pass(1000000, 120000000);
	assert_int_equal(bench.results[0].reason, PMUREG_IMPLAUSIBLE);
	assert_int_equal(bench.counts[0], 0);
	assert_int_equal(bench.results[1].reason, PMUREG_COUNTED);
	pass(1000000, 5);
	assert_int_equal(bench.results[0].reason, PMUREG_IMPLAUSIBLE); /* for good: what was lost is not known */
	assert_int_equal(pmureg_session_stop(bench.session, &bench.error), 0);
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	pass(1000000, 5);
	assert_int_equal(bench.results[0].reason, PMUREG_COUNTED);
	assert_int_equal(bench.counts[0], 5);
	pass(pmureg_session_deadline(bench.session), 7);
	assert_int_equal(bench.results[0].reason, PMUREG_COUNTED);
	pass(3 * pmureg_session_deadline(bench.session), 7);
	assert_int_equal(bench.results[0].reason, PMUREG_TOO_LATE);
	assert_int_equal(bench.counts[0], 0);
	bench_end(&bench);
}

static void any_rate(void **state)
{
	(void)state;
	clock_ns = 1000;
	bench.options.now = read_clock;
	bench.options.flags |= PMUREG_SESSION_ANY_RATE;
	bench_add(&bench, "core_0/event=1/");
	bench_begin(&bench);
	pass(1, 1000000000);
	assert_int_equal(bench.results[0].reason, PMUREG_COUNTED);
	assert_int_equal(bench.counts[0], 1000000000);
	bench_end(&bench);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(torn_reads), TEST(dry_run), TEST(hardware_order), TEST(shared_counters_are_read_once),
		TEST(pci_halves), TEST(pci_halves_of_unknown_rate), TEST(implausible), TEST(any_rate), TEST(a_counter_that_went_back),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
