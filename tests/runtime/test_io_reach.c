/*
 * test_io_reach.c: whole sessions on the files of a two-socket machine, MSRs and PCI configuration space together, and
 * what a sample of a full socket costs.
 *
 * Addresses and values: Intel 329468-002, chapter 2.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tree.h"

#include "calls.h"
#include "machine.h"
#include "msr_safe.h"

#define EVENTS 40
#define MSR0 "dev/cpu/0/msr"
#define MSR1 "dev/cpu/1/msr"

static char root[TREE_PATH];

static struct counting {
	struct pmureg_event events[EVENTS];
	size_t count;
	void *memory;
	struct pmureg_session *session;
	struct pmureg_error error;
	struct pmureg_count counts[EVENTS];
} counting;

static int setup(void **state)
{
	(void)state;
	tree_make(root);
	machine_make(root);
	memset(&counting, 0, sizeof(counting));
	calls_reset();
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	free(counting.memory);
	tree_remove(root);
	return 0;
}

static void add(const char *text)
{
	assert_true(counting.count < EVENTS);
	if (pmureg_event_parse(&pmureg_system_ivbep, text, &counting.events[counting.count++], &counting.error))
		fail_msg("%s: %s", text, counting.error.message);
}

static int begin(struct pmureg_io *io)
{
	size_t size = pmureg_session_size(&pmureg_system_ivbep, counting.events, counting.count, NULL);
	int code;

	free(counting.memory);
	counting.memory = malloc(size);
	assert_non_null(counting.memory);
	counting.session = NULL;
	code = pmureg_session_open(counting.memory, size, &pmureg_system_ivbep, io, counting.events, counting.count,
				   NULL, &counting.session, &counting.error);
	return code ? code : pmureg_session_start(counting.session, &counting.error);
}

static void must(int code)
{
	if (code)
		fail_msg("%s", counting.error.message);
}

static int sample(void)
{
	return pmureg_session_read(counting.session, counting.counts, &counting.error);
}

/* ---- Sessions ---- */

static void add_some(void)
{
	add("uncore_cbox_3/CLOCKTICKS/");
	add("uncore_imc_1/CAS_COUNT.RD/");
	add("uncore_imc_1/clockticks/");
}

/* What the three registers that count hold now. */
static void hardware_counts(uint64_t cbo, uint64_t imc, uint64_t fixed)
{
	tree_put64(root, MSR0, 0xD76, cbo);
	tree_put64(root, machine_pci(0, 1, "10.5"), 0xA0, imc);
	tree_put64(root, machine_pci(0, 1, "10.5"), 0xD0, fixed);
}

static void test_counters_move_between_reads(void **state)
{
	struct socket socket;

	(void)state;
	tree_put64(root, MSR0, 0xD70, 0x35); /* left there by someone */
	socket_open(&socket, root, 0);
	add_some();
	must(begin(&socket.reach.io));
	assert_int_equal(tree_get64(root, MSR0, 0xD70), 0x400000);
	assert_int_equal(tree_get32(root, machine_pci(0, 1, "10.5"), 0xD8), 0x400304);
	hardware_counts(1000, 5, 0x100000001);
	must(sample());
	assert_int_equal(counting.counts[0].value, 1000);
	assert_int_equal(counting.counts[1].value, 5);
	assert_int_equal(counting.counts[2].value, 0x100000001);
	hardware_counts(7, 0x0000123400000000, 0x100000002); /* the first one wrapped at 44 bits */
	must(sample());
	assert_int_equal(counting.counts[0].value, (1ULL << 44) + 7);
	assert_int_equal(counting.counts[1].value, 0x0000123400000000);
	assert_int_equal(counting.counts[2].value, 0x100000002);
	must(pmureg_session_stop(counting.session, &counting.error));
	must(pmureg_session_close(counting.session, &counting.error));
	assert_int_equal(tree_get64(root, MSR0, 0xD70), 0x35);
	assert_int_equal(tree_get32(root, machine_pci(0, 1, "10.5"), 0xD8), 0);
	socket_close(&socket);
}

static void test_packages_are_apart(void **state)
{
	struct socket socket;

	(void)state;
	socket_open(&socket, root, 1);
	add_some();
	must(begin(&socket.reach.io));
	assert_int_equal(tree_get64(root, MSR0, 0xD70), 0);
	assert_int_equal(tree_get64(root, MSR1, 0xD70), 0x400000);
	assert_int_equal(tree_get32(root, machine_pci(0, 1, "10.5"), 0xD8), 0);
	assert_int_equal(tree_get32(root, machine_pci(1, 1, "10.5"), 0xD8), 0x400304);
	must(pmureg_session_close(counting.session, &counting.error));
	socket_close(&socket);
}

/* The CPU goes offline, the device is pulled: the error names the register; what can be put back is. */
static void test_hardware_leaves_between_reads(void **state)
{
	struct socket socket;

	(void)state;
	socket_open(&socket, root, 0);
	tree_put64(root, MSR0, 0xD70, 0x35);
	add_some();
	must(begin(&socket.reach.io));
	must(sample());
	calls_fail(0, ENXIO);
	assert_int_equal(sample(), -ENXIO);
	assert_non_null(strstr(counting.error.message, "ivbep_cbo_ctr[0] of uncore_cbox_3"));
	must(sample());
	tree_cut(root, machine_pci(0, 1, "10.5"), 0);
	assert_int_equal(sample(), -ENODEV);
	assert_non_null(strstr(counting.error.message, "of uncore_imc_1"));
	(void)pmureg_session_close(counting.session, &counting.error);
	assert_int_equal(tree_get64(root, MSR0, 0xD70), 0x35);
	socket_close(&socket);
}

/* Every single call of a session's life fails once. */
static void test_any_call_may_fail(void **state)
{
	static const int with[] = {EIO, EPERM, ENODEV, 0};
	struct socket socket;
	size_t k, whole;

	(void)state;
	socket_open(&socket, root, 0);
	add_some();
	for (k = 0; k < 2; k++) { /* the first opens devices, too */
		tree_put64(root, MSR0, 0xD70, 0x35);
		calls_reset();
		must(begin(&socket.reach.io));
		must(sample());
		must(pmureg_session_close(counting.session, &counting.error));
	}
	tree_put64(root, MSR0, 0xD70, 0x35);
	whole = calls.reads + calls.writes;
	assert_true(whole > 20);
	for (k = 0; k < whole; k++) {
		int code, close = 0;

		calls_reset();
		calls_fail(k, with[k % 4]);
		code = begin(&socket.reach.io);
		if (!code)
			code = sample();
		if (counting.session)
			close = pmureg_session_close(counting.session, &counting.error);
		assert_true(code || close);
		assert_true(counting.error.message[0]);
		tree_put64(root, MSR0, 0xD70, 0x35);
	}
	socket_close(&socket);
}

/* ---- The cost of a full socket ---- */

/* The reads of a block's counters, each dword once: low, high. */
static size_t list_block(uint16_t b, struct pmureg_access *list)
{
	const struct pmureg_system *system = &pmureg_system_ivbep;
	const struct pmureg_block *block = &pmureg_system_blocks(system)[b];
	size_t count = 0;

	for (uint16_t i = 0; i < block->instance_count; i++)
		for (uint16_t c = 0; c < block->counter_count; c++) {
			const struct pmureg_counter *kind = &pmureg_block_counters(block)[c];

			for (uint32_t n = 0; n < kind->count && !kind->fixed; n++) {
				struct pmureg_access access = {.kind = PMUREG_ACCESS_READ};

				pmureg_register_place(system, block,
						      &pmureg_block_registers(block)[pmureg_counter_regs(kind)[0].reg],
						      i, kind->first + n, &access.place);
				list[count++] = access;
				access.place = pmureg_io_upper(access.place);
				if (block->space == PMUREG_PCI)
					list[count++] = access;
			}
		}
	return count;
}

/* Those of the socket, not of its cores; MSRs first. */
static size_t list_all(struct pmureg_access *list)
{
	static const uint8_t spaces[] = {PMUREG_MSR, PMUREG_PCI};
	const struct pmureg_block *blocks = pmureg_system_blocks(&pmureg_system_ivbep);
	size_t count = 0;

	for (size_t s = 0; s < 2; s++)
		for (uint16_t b = 0; b < pmureg_system_ivbep.block_count; b++)
			if (blocks[b].space == spaces[s] && blocks[b].scope == PMUREG_PACKAGE)
				count += list_block(b, list + count);
	return count;
}

/* 67 MSRs; 18 PCI functions with counters, and 8 fixed counters that lie apart from the others: 67 + 26 calls. */
static void test_a_full_socket(void **state)
{
	static struct pmureg_access list[400];
	const size_t count = list_all(list);
	size_t failed;

	(void)state;
	assert_int_equal(count, 67 + 77 * 2);
	for (int safe = 0; safe < 2; safe++) {
		struct socket socket;

		module_reset(root);
		if (safe)
			module_load("1.7.0");
		socket_open(&socket, root, 0);
		tree_put64(root, MSR0, 0xED9, 0x5678);                          /* CBo 14, counter 3 */
		tree_put64(root, machine_pci(0, 1, "12.5"), 0xB0, 0x900000007); /* R3QPI 2, counter 2 */
		assert_int_equal(pmureg_io_prepare(&socket.reach.io, list, count), 0);
		calls_reset();
		assert_int_equal(pmureg_io_run(&socket.reach.io, list, count, &failed), 0);
		assert_int_equal(calls.reads + module.calls, safe ? 27 : 93);
		assert_int_equal(calls.writes, 0);
		for (size_t i = 0; i < count; i++) {
			if (list[i].place.space == PMUREG_MSR && list[i].place.address == 0xED9)
				assert_int_equal(list[i].value, 0x5678);
			if (list[i].place.unit == 0x195 && list[i].place.address >= 0xB0)
				assert_int_equal(list[i].value, list[i].place.address == 0xB0 ? 7 : 9);
		}
		socket_close(&socket);
	}
}

/* Every counter of 15 CBos, 2 HAs, 8 channels, 3 QPI ports, R2PCIe, 3 R3QPIs, PCU, UBox and IRP. */
static void add_all(void)
{
	static const struct {
		const char *event;
		unsigned int times;
	} all[] = {
		{"uncore_cbox/CLOCKTICKS/", 4},       {"uncore_ha/CLOCKTICKS/", 4},
		{"uncore_imc/DCLOCKTICKS/", 4},       {"uncore_imc/clockticks/", 1},
		{"uncore_qpi/CLOCKTICKS/", 4},        {"uncore_r2pcie/CLOCKTICKS/", 4},
		{"uncore_r3qpi/CLOCKTICKS/", 3},      {"uncore_pcu/CLOCKTICKS/", 4},
		{"uncore_ubox/event=0x45/", 2},       {"uncore_ubox/UCLK/", 1},
		{"uncore_irp/CLOCKTICKS,half=0/", 2}, {"uncore_irp/CLOCKTICKS,half=1/", 2},
	};

	for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++)
		for (unsigned int k = 0; k < all[i].times; k++)
			add(all[i].event);
}

/*
 * A session over all of them costs the same, and one call more for each control that is an MSR, and for those of a function:
 * 67 + 18; in batches two, of the blocks before those in configuration space and of those behind them.
 */
static void test_a_session_over_a_full_socket(void **state)
{
	(void)state;
	add_all();
	for (int safe = 0; safe < 2; safe++) {
		struct socket socket;

		module_reset(root);
		if (safe)
			module_load("1.7.0");
		socket_open(&socket, root, 0);
		must(begin(&socket.reach.io));
		must(sample());
		calls_reset();
		module.calls = 0;
		must(sample());
		assert_int_equal(calls.reads + module.calls, safe ? 27 + 2 + 18 : 93 + 67 + 18);
		assert_int_equal(calls.writes, 0);
		must(pmureg_session_close(counting.session, &counting.error));
		socket_close(&socket);
	}
}

/* ---- Accesses to spaces without an io ---- */

static void test_a_space_without_an_io(void **state)
{
	static const char *const why[] = {"system registers", "model-specific", "PCI configuration", "memory-mapped",
					  "perf"};
	struct io_reach reach;
	uint64_t value;

	(void)state;
	io_reach_init(&reach);
	for (uint8_t space = 0; space < sizeof(why) / sizeof(why[0]); space++) {
		struct pmureg_access access = {.kind = PMUREG_ACCESS_READ, .place = {.space = space, .bits = 64}};
		size_t failed = 9;

		assert_int_equal(pmureg_io_read(&reach.io, &access.place, &value), -ENODEV);
		assert_non_null(strstr(pmureg_io_why(&reach.io), why[space]));
		assert_int_equal(pmureg_io_write(&reach.io, &access.place, 0), -ENODEV);
		assert_int_equal(pmureg_io_prepare(&reach.io, &access, 1), -ENODEV);
		assert_int_equal(pmureg_io_run(&reach.io, &access, 1, &failed), -ENODEV);
		assert_int_equal(failed, 0);
	}
	assert_int_equal(pmureg_io_barrier(&reach.io, PMUREG_DSB), 0);
}

/* An io without prepare() that counts its barriers. */
struct plain {
	struct pmureg_io io;
	unsigned int barriers;
	uint64_t value;
};

static int plain_one(struct pmureg_io *io, struct pmureg_access *access)
{
	struct plain *plain = (struct plain *)(void *)io;

	if (access->kind == PMUREG_ACCESS_BARRIER) {
		assert_int_equal(access->barrier, PMUREG_ISB);
		plain->barriers++;
		return 0;
	}
	if (access->kind == PMUREG_ACCESS_WRITE)
		plain->value = access->value;
	else
		access->value = plain->value + access->place.address;
	return access->place.address == 99 ? -EIO : 0;
}

static int plain_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	return pmureg_io_each(io, list, count, failed, plain_one);
}

static struct pmureg_access reading(uint8_t space, uint32_t address)
{
	return (struct pmureg_access){.kind = PMUREG_ACCESS_READ,
				      .place = {.space = space, .bits = 64, .address = address}};
}

static void test_lists_are_handed_on(void **state)
{
	const struct pmureg_access barrier = {.kind = PMUREG_ACCESS_BARRIER, .barrier = PMUREG_ISB};
	struct plain bank = {{.run = plain_run}, 0, 100}, box = {{.run = plain_run}, 0, 200};
	struct pmureg_access list[] = {barrier, reading(PMUREG_SYSREG, 1), reading(PMUREG_MMIO, 2), barrier,
				       reading(PMUREG_MMIO, 3), reading(PMUREG_SYSREG, 4)};
	struct io_reach reach;
	size_t failed = 0;

	(void)state;
	io_reach_init(&reach);
	reach.ios[PMUREG_SYSREG] = &bank.io;
	reach.ios[PMUREG_MMIO] = &box.io;
	assert_int_equal(pmureg_io_prepare(&reach.io, list, 6), 0);
	assert_int_equal(pmureg_io_run(&reach.io, list, 6, &failed), 0);
	assert_int_equal(list[1].value, 101);
	assert_int_equal(list[2].value, 202);
	assert_int_equal(list[4].value, 203);
	assert_int_equal(list[5].value, 104);
	assert_int_equal(bank.barriers, 0); /* the first one, which nothing precedes, needs no io */
	assert_int_equal(box.barriers, 1);
	assert_int_equal(pmureg_io_barrier(&reach.io, PMUREG_ISB), 0);
	assert_int_equal(bank.barriers + box.barriers, 1);
	list[4].place.address = 99;
	assert_int_equal(pmureg_io_run(&reach.io, list, 6, &failed), -EIO);
	assert_int_equal(failed, 4);
	assert_null(pmureg_io_why(&reach.io)); /* the inner io knows no more */
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(test_counters_move_between_reads, setup, teardown),
		cmocka_unit_test_setup_teardown(test_packages_are_apart, setup, teardown),
		cmocka_unit_test_setup_teardown(test_hardware_leaves_between_reads, setup, teardown),
		cmocka_unit_test_setup_teardown(test_any_call_may_fail, setup, teardown),
		cmocka_unit_test_setup_teardown(test_a_full_socket, setup, teardown),
		cmocka_unit_test_setup_teardown(test_a_session_over_a_full_socket, setup, teardown),
		cmocka_unit_test(test_a_space_without_an_io),
		cmocka_unit_test(test_lists_are_handed_on),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
