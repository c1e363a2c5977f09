/*
 * test_sim.c: the simulated device does what the description of each bit says.
 */
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "toy.h"

static struct bench bench;
static uint64_t forgiven; /* faults that a test makes on purpose */

static int setup(void **state)
{
	(void)state;
	bench_init(&bench, &pmureg_system_toy);
	forgiven = 0;
	return 0;
}

static int teardown(void **state)
{
	const char *last;

	(void)state;
	assert_int_equal(pmureg_sim_faults(bench.sim, &last), forgiven);
	free(bench.entries);
	free(bench.sim_memory);
	return 0;
}

static uint64_t reg_read(unsigned int block, unsigned int reg, unsigned int instance, uint32_t element)
{
	const struct pmureg_block *b = &pmureg_system_blocks(&pmureg_system_toy)[block];
	uint64_t value;

	assert_int_equal(pmureg_register_read(&pmureg_system_toy, b, &pmureg_block_registers(b)[reg], (uint16_t)instance, element,
					      pmureg_sim_io(bench.sim), &value),
			 0);
	return value;
}

static void reg_write(unsigned int block, unsigned int reg, unsigned int instance, uint32_t element, uint64_t value)
{
	const struct pmureg_block *b = &pmureg_system_blocks(&pmureg_system_toy)[block];

	assert_int_equal(pmureg_register_write(&pmureg_system_toy, b, &pmureg_block_registers(b)[reg], (uint16_t)instance, element,
					       pmureg_sim_io(bench.sim), value),
			 0);
}

static void expect_fault(const char *part)
{
	const char *last;

	forgiven++;
	assert_int_equal(pmureg_sim_faults(bench.sim, &last), forgiven);
	assert_non_null(strstr(last, part));
}

static void reset_values(void **state)
{
	(void)state;
	assert_int_equal(reg_read(TOY_BOX, BOX_FILTER, 0, 0), 1);
	assert_int_equal(reg_read(TOY_BANK, BANK_CFG, 2, 0), 0x2702);
	assert_int_equal(reg_read(TOY_BOX, BOX_STATUS, 0, 0), 0x80); /* a reserved bit that reads 1 */
	assert_int_equal(bench_peek(&bench, TOY_BOX, BOX_KEY, 0, 0), 5);
}

static void plain_bits(void **state)
{
	(void)state;
	reg_write(TOY_BOX, BOX_FILTER, 0, 0, 0xffffffff);
	assert_int_equal(reg_read(TOY_BOX, BOX_FILTER, 0, 0), 0xff1f);
	assert_int_equal(reg_read(TOY_BOX, BOX_FILTER, 1, 0), 1); /* the other socket's is another */
}

static void write_only_bits(void **state)
{
	(void)state;
	reg_write(TOY_BOX, BOX_KEY, 0, 0, 0x77);
	assert_int_equal(reg_read(TOY_BOX, BOX_KEY, 0, 0), 0);
	assert_int_equal(bench_peek(&bench, TOY_BOX, BOX_KEY, 0, 0), 0x77);
}

static void read_only_registers(void **state)
{
	(void)state;
	reg_write(TOY_BANK, BANK_CFG, 0, 0, 0);
	assert_int_equal(reg_read(TOY_BANK, BANK_CFG, 0, 0), 0x2702);
	expect_fault("toy_bank_cfg[0]: is read-only, but was written as 0x0");
}

static void written_ones(void **state)
{
	(void)state;
	bench_poke(&bench, TOY_BOX, BOX_STATUS, 0, 0, 3);
	reg_write(TOY_BOX, BOX_STATUS, 0, 0, 0x81);
	assert_int_equal(reg_read(TOY_BOX, BOX_STATUS, 0, 0), 0x82);
	reg_write(TOY_BOX, BOX_STATUS, 0, 0, 0x80);
	assert_int_equal(reg_read(TOY_BOX, BOX_STATUS, 0, 0), 0x82);
	reg_write(TOY_BOX, BOX_TOGGLE, 0, 0, 5);
	reg_write(TOY_BOX, BOX_TOGGLE, 0, 0, 4);
	assert_int_equal(reg_read(TOY_BOX, BOX_TOGGLE, 0, 0), 1);
}

static void set_and_clear(void **state)
{
	(void)state;
	reg_write(TOY_BANK, BANK_ENSET, 1, 0, 6);
	reg_write(TOY_BANK, BANK_ENSET, 1, 0, 1);
	assert_int_equal(reg_read(TOY_BANK, BANK_ENCLR, 1, 0), 7);
	reg_write(TOY_BANK, BANK_ENCLR, 1, 0, 2);
	assert_int_equal(reg_read(TOY_BANK, BANK_ENSET, 1, 0), 5);
	assert_int_equal(reg_read(TOY_BANK, BANK_ENSET, 2, 0), 0);
}

static void read_clears(void **state)
{
	(void)state;
	bench_poke(&bench, TOY_BOX, BOX_ONCE, 0, 0, 9);
	assert_int_equal(reg_read(TOY_BOX, BOX_ONCE, 0, 0), 9);
	assert_int_equal(reg_read(TOY_BOX, BOX_ONCE, 0, 0), 0);
}

static void views(void **state)
{
	(void)state;
	reg_write(TOY_BOX, BOX_FILTER, 1, 0, 0x302);
	assert_int_equal(reg_read(TOY_BOX, BOX_VIEW, 1, 0), 0x302);
}

static void actions(void **state)
{
	(void)state;
	bench_poke(&bench, TOY_BOX, BOX_COUNT, 0, 0, 5);
	bench_poke(&bench, TOY_BOX, BOX_COUNT, 0, 1, 6);
	bench_poke(&bench, TOY_BOX, BOX_COUNT, 1, 1, 7);
	reg_write(TOY_BOX, BOX_CTL, 0, 0, 0x10002);
	assert_int_equal(bench_peek(&bench, TOY_BOX, BOX_COUNT, 0, 0), 0);
	assert_int_equal(bench_peek(&bench, TOY_BOX, BOX_COUNT, 0, 1), 0);
	assert_int_equal(bench_peek(&bench, TOY_BOX, BOX_COUNT, 1, 1), 7);
	assert_int_equal(bench_peek(&bench, TOY_CORE, CORE_CTL, 0, 0), 1); /* sets, in another block */
	assert_int_equal(bench_peek(&bench, TOY_CORE, CORE_CTL, 1, 0), 0);
	assert_int_equal(bench_peek(&bench, TOY_BOX, BOX_CTL, 0, 0), 0); /* the bit acted and is gone */
}

static void must_write_bits(void **state)
{
	(void)state;
	reg_write(TOY_BOX, BOX_CTL, 0, 0, 0);
	expect_fault("toy_box_ctl[0]: must-write bits were written as 0: 0x10000");
	reg_write(TOY_BOX, BOX_CTL, 0, 0, 0x10100);
	expect_fault("toy_box_ctl[0]: must-be-zero bits were written as 1: 0x100");
}

static void banks(void **state)
{
	struct pmureg_io *io = pmureg_sim_io(bench.sim);
	struct pmureg_place place = {.space = PMUREG_SYSREG, .bits = 64, .address = 0x8110};
	struct pmureg_place select = {.space = PMUREG_SYSREG, .bits = 64, .address = 0x8100};
	uint64_t value;

	(void)state;
	reg_write(TOY_BANK, BANK_CNT, 1, 0, 10);
	reg_write(TOY_BANK, BANK_CNT, 1, 2, 12);
	reg_write(TOY_BANK, BANK_CNT, 2, 3, 23);
	/* By hand: what the selecting register says decides, not the instance of the place. */
	assert_int_equal(pmureg_io_write(io, &select, 0x100), 0);
	assert_int_equal(pmureg_io_read(io, &place, &value), 0);
	assert_int_equal(value, 10);
	assert_int_equal(pmureg_io_write(io, &select, 0x101), 0);
	assert_int_equal(pmureg_io_read(io, &place, &value), 0);
	assert_int_equal(value, 12);
	place.address = 0x8111;
	assert_int_equal(pmureg_io_write(io, &select, 0x111), 0);
	assert_int_equal(pmureg_io_read(io, &place, &value), 0);
	assert_int_equal(value, 23);
	assert_int_equal(pmureg_io_write(io, &select, 0x900), 0);
	assert_int_equal(pmureg_io_read(io, &place, &value), -5);
	expect_fault("no register at address 0x8111");
}

static void halves(void **state)
{
	struct pmureg_io *io = pmureg_sim_io(bench.sim);
	struct pmureg_place place = {.space = PMUREG_MMIO, .bits = 32, .block = TOY_BOX, .unit = 2, .address = 0x54};
	uint64_t value;

	(void)state;
	reg_write(TOY_BOX, BOX_ADDR, 0, 0, 0x1122334455667788);
	assert_int_equal(pmureg_io_read(io, &place, &value), 0);
	assert_int_equal(value, 0x11223344);
	assert_int_equal(pmureg_io_write(io, &place, 0xaabbccdd), 0);
	assert_int_equal(reg_read(TOY_BOX, BOX_ADDR, 0, 0), 0xaabbccdd55667788);
}

static void wrong_places(void **state)
{
	struct pmureg_io *io = pmureg_sim_io(bench.sim);
	struct pmureg_place place = {.space = PMUREG_MMIO, .bits = 64, .block = TOY_BOX, .unit = 2, .address = 0x10};
	uint64_t value;

	(void)state;
	assert_int_equal(pmureg_io_read(io, &place, &value), -5);
	expect_fault("toy_box_filter[0]: accessed with the wrong number of bits: 0x40");
	place.bits = 32;
	place.address = 0x14;
	assert_int_equal(pmureg_io_write(io, &place, 0), -5);
	expect_fault("no register at address 0x14");
	place.unit = 1;
	place.address = 0x10;
	assert_int_equal(pmureg_io_read(io, &place, &value), -5);
	expect_fault("no register at address");
	place.block = 40;
	assert_int_equal(pmureg_io_read(io, &place, &value), -5);
	expect_fault("no register at address");
	place.block = TOY_BOX;
	place.instance = 5;
	assert_int_equal(pmureg_io_read(io, &place, &value), -5);
	expect_fault("no register at address");
}

static void time_passes(void **state)
{
	(void)state;
	reg_write(TOY_CORE, CORE_EVT, 0, 1, 0x400012);
	assert_int_equal(pmureg_sim_advance(bench.sim, 10), 0);
	assert_int_equal(reg_read(TOY_CORE, CORE_CTR, 0, 1), 0); /* the core is off */
	assert_int_equal(reg_read(TOY_CORE, CORE_FIXED, 0, 0), 10);
	reg_write(TOY_CORE, CORE_CTL, 0, 0, 1);
	assert_int_equal(pmureg_sim_advance(bench.sim, 10), 0);
	assert_int_equal(reg_read(TOY_CORE, CORE_CTR, 0, 0), 0);
	assert_int_equal(reg_read(TOY_CORE, CORE_CTR, 0, 1), 190);
	assert_int_equal(reg_read(TOY_CORE, CORE_CTR, 1, 1), 0);
	bench_poke(&bench, TOY_CORE, CORE_CTR, 0, 1, 0xfffffffffff);
	assert_int_equal(pmureg_sim_advance(bench.sim, 1), 0);
	assert_int_equal(reg_read(TOY_CORE, CORE_CTR, 0, 1), 18);
}

/* The width is what the configuration register says, and only existing counters count. */
static void discovered_width(void **state)
{
	(void)state;
	bench_poke(&bench, TOY_BANK, BANK_CFG, 0, 0, 0x0701);
	reg_write(TOY_BANK, BANK_CR, 0, 0, 1);
	reg_write(TOY_BANK, BANK_ENSET, 0, 0, 7);
	reg_write(TOY_BANK, BANK_CNT, 0, 1, 255);
	assert_int_equal(pmureg_sim_advance(bench.sim, 3), 0);
	assert_int_equal(reg_read(TOY_BANK, BANK_CNT, 0, 0), 3);
	assert_int_equal(reg_read(TOY_BANK, BANK_CNT, 0, 1), 2);
	assert_int_equal(reg_read(TOY_BANK, BANK_CNT, 0, 2), 0);
	assert_int_equal(reg_read(TOY_BANK, BANK_OVSET, 0, 0), 2);
}

static void limits(void **state)
{
	struct pmureg_sim *sim;
	const struct pmureg_block *block = &pmureg_system_blocks(&pmureg_system_toy)[TOY_BOX];
	const struct pmureg_register *registers = pmureg_block_registers(block);
	uint64_t value, small[8];

	(void)state;
	assert_int_equal(pmureg_sim_init(small, sizeof(small), &pmureg_system_toy, &sim), -28);
	assert_int_equal(pmureg_sim_peek(bench.sim, block, &registers[BOX_EVENT], 0, 2, &value), -22);
	assert_int_equal(pmureg_sim_poke(bench.sim, block, &registers[BOX_EVENT], 2, 0, 0), -22);
}

/* ---- Lists ---- */

static uint64_t next_random(uint64_t *state)
{
	*state = *state * 6364136223846793005ULL + 1442695040888963407ULL;
	return *state >> 20;
}

/* Any access to any register: halves, flags, selects, read-only and write-only ones, some of the wrong width. */
static struct pmureg_access random_access(uint64_t *state)
{
	const uint16_t b = (uint16_t)(next_random(state) % pmureg_system_toy.block_count);
	const struct pmureg_block *block = &pmureg_system_blocks(&pmureg_system_toy)[b];
	const struct pmureg_register *reg = &pmureg_block_registers(block)[next_random(state) % block->register_count];
	struct pmureg_access access = {.kind = next_random(state) % 3 ? PMUREG_ACCESS_READ : PMUREG_ACCESS_WRITE};

	pmureg_register_place(&pmureg_system_toy, block, reg, (uint16_t)(next_random(state) % block->instance_count),
			      (uint32_t)(next_random(state) % reg->elements), &access.place);
	if (access.place.bits == 32 && reg->width == 64 && next_random(state) % 2)
		access.place.address += 4;
	if (next_random(state) % 50 == 0)
		access.place.bits ^= 96;
	/* Often the bank of what comes next. */
	if (next_random(state) % 4 == 0) {
		access.kind = PMUREG_ACCESS_WRITE;
		pmureg_register_place(&pmureg_system_toy, &pmureg_system_blocks(&pmureg_system_toy)[TOY_BANK],
				      &pmureg_block_registers(&pmureg_system_blocks(&pmureg_system_toy)[TOY_BANK])[BANK_SEL], 0, 0,
				      &access.place);
	}
	access.value = next_random(state) << 20 ^ next_random(state);
	if (access.place.address == 0x8100)
		access.value &= 0x113;
	return access;
}

static void run_one_by_one(struct pmureg_io *io, struct pmureg_access *list, size_t count)
{
	size_t i;

	for (i = 0; i < count; i++) {
		int result = list[i].kind == PMUREG_ACCESS_READ ? pmureg_io_read(io, &list[i].place, &list[i].value) :
								  pmureg_io_write(io, &list[i].place, list[i].value);

		if (result)
			return;
	}
}

/*
 * A list leaves the device as its accesses do one by one, reads the same, stops at the same fault; also the second
 * time.
 */
static void lists_do_what_accesses_do(void **state)
{
	static struct bench other;
	struct pmureg_access list[24], single[24];
	uint64_t seed = 4;
	size_t round, i, failed, stopped = 0;

	(void)state;
	bench_init(&other, &pmureg_system_toy);
	for (round = 0; round < 20000; round++) {
		const size_t count = 1 + next_random(&seed) % 24;
		int again, result;

		for (i = 0; i < count; i++)
			list[i] = random_access(&seed);
		assert_int_equal(pmureg_io_prepare(pmureg_sim_io(bench.sim), list, count), 0);
		for (again = 0; again < 2; again++) {
			memcpy(single, list, sizeof(list));
			result = pmureg_io_run(pmureg_sim_io(bench.sim), list, count, &failed);
			run_one_by_one(pmureg_sim_io(other.sim), single, count);
			for (i = 0; i < (result ? failed : count); i++)
				assert_int_equal(list[i].value, single[i].value);
			stopped += result != 0;
			assert_int_equal(pmureg_sim_faults(bench.sim, NULL), pmureg_sim_faults(other.sim, NULL));
		}
		if (round % 50 == 0)
			assert_int_equal(bench_fingerprint(&bench), bench_fingerprint(&other));
	}
	assert_true(stopped > 1000 && stopped < 39000);
	forgiven = pmureg_sim_faults(bench.sim, NULL);
	free(other.entries);
	free(other.sim_memory);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(reset_values), TEST(plain_bits), TEST(write_only_bits), TEST(read_only_registers),
		TEST(written_ones), TEST(set_and_clear), TEST(read_clears), TEST(views), TEST(actions),
		TEST(must_write_bits), TEST(banks), TEST(halves), TEST(wrong_places), TEST(time_passes),
		TEST(discovered_width), TEST(limits),
		TEST(lists_do_what_accesses_do),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
