/*
 * test_toy.c: the blocks and registers of the invented system have the numbers of toy.h, and it is not among the
 * systems that programs find.
 */
#include <pmureg/systems.h>

#include "bench.h"
#include "toy.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static const char *const bank[] = {
	[BANK_SEL] = "sel",     [BANK_CFG] = "cfg",     [BANK_CR] = "cr",
	[BANK_ENSET] = "enset", [BANK_ENCLR] = "enclr", [BANK_OVSET] = "ovset",
	[BANK_OVCLR] = "ovclr", [BANK_CNT] = "cnt",     [BANK_TYPE] = "type",
};
static const char *const box[] = {
	[BOX_CTL] = "ctl",       [BOX_STATUS] = "status", [BOX_TOGGLE] = "toggle", [BOX_ONCE] = "once",
	[BOX_FILTER] = "filter", [BOX_EVENT] = "event",   [BOX_COUNT] = "count",   [BOX_TOTAL] = "total",
	[BOX_ADDR] = "addr",     [BOX_KEY] = "key",       [BOX_VIEW] = "view",
};
static const char *const core[] = {[CORE_CTL] = "ctl", [CORE_EVT] = "evt", [CORE_CTR] = "ctr", [CORE_FIXED] = "fixed"};
static const struct {
	const char *key;
	const char *const *registers;
	size_t count;
} blocks[] = {
	[TOY_BANK] = {"bank", bank, COUNT(bank)},
	[TOY_BOX] = {"box", box, COUNT(box)},
	[TOY_CORE] = {"core", core, COUNT(core)},
};

static void numbers(void **state)
{
	(void)state;
	assert_int_equal(pmureg_system_toy.block_count, COUNT(blocks));
	for (unsigned int b = 0; b < COUNT(blocks); b++) {
		const struct pmureg_block *block = &pmureg_system_blocks(&pmureg_system_toy)[b];

		assert_string_equal(pmureg_block_key(block), blocks[b].key);
		assert_int_equal(block->register_count, blocks[b].count);
		for (unsigned int r = 0; r < blocks[b].count; r++)
			assert_string_equal(pmureg_register_key(&pmureg_block_registers(block)[r]), blocks[b].registers[r]);
	}
}

static void nobody_finds_it(void **state)
{
	(void)state;
	for (size_t i = 0; i < pmureg_built_in_count; i++)
		assert_string_not_equal(pmureg_system_key(pmureg_built_in[i]), "toy");
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(numbers), cmocka_unit_test(nobody_finds_it)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
