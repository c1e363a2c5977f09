/*
 * test_io_mmio.c: the mmio io on a plain file, with an invented unit (see toy.yaml): `toy_box_0` has its counters in
 * page 2.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tree.h"

#include "../../runtime/io/list.h"
#include "../../runtime/io/ways.h"
#include "toy.h"

#define MEM "dev/mem"
#define BASE 0x11000 /* 4 KiB within 64 KiB */

static char root[TREE_PATH];

static struct pmureg_machine machine;

#define MAPS "toy_box_0=/dev/mem@0x11000,toy_box_0.1=/dev/mem@0x12000,toy_box_0.2=dev/mem@0x13008"

static int setup(void **state)
{
	(void)state;
	tree_make(root);
	tree_put32(root, MEM, 0x1FFFC, 0);
	return io_machine_init(&machine, root, NULL, NULL);
}

static int teardown(void **state)
{
	(void)state;
	tree_remove(root);
	return 0;
}

static struct io_way_options options_of(int catch_faults)
{
	return (struct io_way_options){
		.machine = &machine, .system = &pmureg_system_toy, .mmio = MAPS, .catch_faults = catch_faults};
}

static struct pmureg_io *open_with(const struct io_way_options *options)
{
	struct pmureg_error error;
	struct pmureg_io *io;
	int code = io_way_open(io_way_find("mmio"), options, &io, &error);

	if (code)
		fail_msg("%s", error.message);
	return io;
}

static void expect_open(const struct io_way_options *options, int code, const char *part)
{
	struct pmureg_error error = {.code = 0};
	struct pmureg_io *io;

	assert_int_equal(io_way_open(io_way_find("mmio"), options, &io, &error), code);
	assert_null(io);
	if (!strstr(error.message, part))
		print_error("%s\n", error.message);
	assert_non_null(strstr(error.message, part));
}

static struct pmureg_place place(uint16_t page, uint32_t address, uint8_t bits)
{
	return (struct pmureg_place){
		.space = PMUREG_MMIO, .bits = bits, .block = TOY_BOX, .unit = page, .address = address};
}

static void expect_why(struct pmureg_io *io, const char *part)
{
	assert_non_null(pmureg_io_why(io));
	if (!strstr(pmureg_io_why(io), part))
		print_error("%s\n", pmureg_io_why(io));
	assert_non_null(strstr(pmureg_io_why(io), part));
}

/* ---- Accesses ---- */

static void test_loads_and_stores(void **state)
{
	const struct pmureg_place count = place(2, 0x30, 32), total = place(1, 0x40, 64);
	const struct io_way_options options = options_of(0);
	struct pmureg_io *io = open_with(&options);
	uint64_t value;

	(void)state;
	tree_put64(root, MEM, BASE + 0x2008 + 0x30, 0xAAAAAAAA89ABCDEF);
	tree_put64(root, MEM, BASE + 0x1000 + 0x40, 0x0123456789ABCDEF);
	assert_int_equal(pmureg_io_read(io, &count, &value), 0);
	assert_int_equal(value, 0x89ABCDEF);
	assert_int_equal(pmureg_io_read(io, &total, &value), 0);
	assert_int_equal(value, 0x0123456789ABCDEF);
	assert_int_equal(pmureg_io_write(io, &count, 0xFFFFFFFF11223344), 0);
	assert_int_equal(tree_get64(root, MEM, BASE + 0x2008 + 0x30), 0xAAAAAAAA11223344); /* 32 bits and no more */
	assert_int_equal(pmureg_io_barrier(io, PMUREG_DSB), 0);
	assert_int_equal(pmureg_io_barrier(io, PMUREG_ISB), 0);
	io_close(io);
}

/*
 * The dual-page extension of Arm's CoreSight PMUs: counters are in page 1 at their offsets, or in page 0 where there is
 * no other.
 */
static void test_a_page_that_may_be_absent(void **state)
{
	extern const struct pmureg_system pmureg_system_t241;
	struct io_way_options options = {.machine = &machine, .system = &pmureg_system_t241};
	const struct pmureg_place counter = {.space = PMUREG_MMIO, .bits = 32, .unit = 1, .address = 0xF0};
	char unit[64], maps[256];
	struct pmureg_io *io;
	uint64_t value;

	(void)state;
	options.mmio = maps;
	(void)pmureg_unit_name(options.system, pmureg_system_blocks(options.system), 0, unit, sizeof(unit));
	(void)snprintf(maps, sizeof(maps), "%s=/dev/mem@0x11000", unit);
	tree_put32(root, MEM, BASE + 0xF0, 0x11);
	tree_put32(root, MEM, BASE + 0x1000 + 0xF0, 0x22);
	io = open_with(&options);
	assert_int_equal(pmureg_io_read(io, &counter, &value), 0);
	assert_int_equal(value, 0x11);
	io_close(io);
	(void)snprintf(maps, sizeof(maps), "%s=/dev/mem@0x11000,%s.1=/dev/mem@0x12000", unit, unit);
	io = open_with(&options);
	assert_int_equal(pmureg_io_read(io, &counter, &value), 0);
	assert_int_equal(value, 0x22);
	io_close(io);
}

static void test_lists(void **state)
{
	for (int catch_faults = 0; catch_faults < 2; catch_faults++) {
		const struct io_way_options options = options_of(catch_faults);
		struct pmureg_access list[] = {
			{.kind = PMUREG_ACCESS_WRITE, .place = place(2, 0x20, 32), .value = 7},
			{.kind = PMUREG_ACCESS_BARRIER, .barrier = PMUREG_DSB},
			{.kind = PMUREG_ACCESS_READ, .place = place(2, 0x20, 32)},
			{.kind = PMUREG_ACCESS_READ, .place = place(0, 0x44, 32)},
		};
		struct pmureg_io *io = open_with(&options);
		size_t failed = 9;

		(void)state;
		tree_put64(root, MEM, BASE + 0x40, 0x500000000);
		assert_int_equal(pmureg_io_prepare(io, list, 4), 0);
		assert_int_equal(pmureg_io_run(io, list, 4, &failed), 0);
		assert_int_equal(list[2].value, 7);
		assert_int_equal(list[3].value, 5);
		tree_put64(root, MEM, BASE + 0x40, 0x600000000);
		assert_int_equal(pmureg_io_run(io, list, 4, &failed), 0);
		assert_int_equal(list[3].value, 6);
		list[3].place.unit = 3;
		assert_int_equal(pmureg_io_prepare(io, list, 4), -ENXIO);
		io_close(io);
	}
}

/* What stands beside a byte or a word is left alone. */
static void test_bytes_and_words(void **state)
{
	const struct io_way_options options = options_of(0);
	const struct pmureg_place whole = place(2, 0x30, 32), low = place(2, 0x30, 16), byte = place(2, 0x33, 8);
	const struct pmureg_place odd = place(2, 0x31, 16);
	struct pmureg_io *io = open_with(&options);
	uint64_t value;

	(void)state;
	assert_int_equal(pmureg_io_write(io, &whole, 0x11223344), 0);
	assert_int_equal(pmureg_io_read(io, &byte, &value), 0);
	assert_int_equal(value, 0x11);
	assert_int_equal(pmureg_io_read(io, &low, &value), 0);
	assert_int_equal(value, 0x3344);
	assert_int_equal(pmureg_io_write(io, &byte, 0xFFFFAB), 0);
	assert_int_equal(pmureg_io_write(io, &low, 0xFFFFCDEF), 0);
	assert_int_equal(pmureg_io_read(io, &whole, &value), 0);
	assert_int_equal(value, 0xAB22CDEF);
	assert_int_equal(pmureg_io_read(io, &odd, &value), -EINVAL);
	io_close(io);
}

static void test_what_is_refused(void **state)
{
	struct io_way_options options = options_of(0);
	const struct pmureg_place inside = place(2, 0x30, 32), odd = place(2, 0x34, 64), behind = place(2, 0x1000, 32);
	const struct pmureg_place narrow = place(2, 0x30, 24), msr = {.space = PMUREG_MSR, .bits = 64};
	struct pmureg_place elsewhere = place(2, 0x1030, 32);
	struct pmureg_io *io = open_with(&options);
	uint64_t value;

	(void)state;
	assert_int_equal(pmureg_io_read(io, &odd, &value), -EINVAL);
	assert_int_equal(pmureg_io_read(io, &behind, &value), -EINVAL);
	assert_int_equal(pmureg_io_read(io, &narrow, &value), -EINVAL);
	assert_int_equal(pmureg_io_write(io, &msr, 0), -EINVAL);
	elsewhere.instance = 1;
	assert_int_equal(pmureg_io_read(io, &elsewhere, &value), -ENXIO);
	expect_why(io, "toy_box_1.2=FILE@OFFSET");
	io_close(io);

	options.read_only = 1;
	io = open_with(&options);
	assert_int_equal(pmureg_io_read(io, &inside, &value), 0);
	assert_int_equal(pmureg_io_write(io, &inside, 0), -EPERM);
	expect_why(io, "reading only");
	io_close(io);
	io_close(NULL);
}

/* ---- A session ---- */

/* The unit's reset acts on MSRs of another one, which are saved, too: here they hold nothing. */
static int no_one(struct pmureg_io *io, struct pmureg_access *access)
{
	(void)io;
	assert_int_equal(access->place.space, PMUREG_MSR);
	if (access->kind == PMUREG_ACCESS_READ)
		access->value = 0;
	return 0;
}

static int no_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	return pmureg_io_each(io, list, count, failed, no_one);
}

static void test_a_session(void **state)
{
	const struct io_way_options options = options_of(1);
	struct pmureg_io *io = open_with(&options), msrs = {.run = no_run};
	static struct io_reach reach; /* not on the stack: valgrind cannot let it grow where a signal comes */
	struct pmureg_session *session;
	struct pmureg_event event;
	struct pmureg_error error;
	struct pmureg_count count;
	size_t size;
	void *memory;

	(void)state;
	io_reach_init(&reach);
	reach.ios[PMUREG_MMIO] = io;
	reach.ios[PMUREG_MSR] = &msrs;
	tree_put32(root, MEM, BASE + 0x2008 + 0x20, 0x55); /* the event that was there */
	assert_int_equal(pmureg_event_parse(&pmureg_system_toy, "toy_box_0/event=0x12/", &event, &error), 0);
	size = pmureg_session_size(&pmureg_system_toy, &event, 1, NULL);
	memory = malloc(size);
	assert_non_null(memory);
	if (pmureg_session_open(memory, size, &pmureg_system_toy, &reach.io, &event, 1, NULL, &session, &error))
		fail_msg("%s", error.message);
	assert_int_equal(tree_get32(root, MEM, BASE + 0x2008 + 0x20), 0x12);
	assert_int_equal(pmureg_session_start(session, &error), 0);
	tree_put32(root, MEM, BASE + 0x2008 + 0x30, 4000);
	assert_int_equal(pmureg_session_read(session, &count, &error), 0);
	assert_int_equal(count.value, 4000);
	tree_put32(root, MEM, BASE + 0x2008 + 0x30, 10); /* wrapped at 24 bits */
	assert_int_equal(pmureg_session_read(session, &count, &error), 0);
	assert_int_equal(count.value, (1ULL << 24) + 10);
	tree_cut(root, MEM, 0x1000);
	assert_int_equal(pmureg_session_read(session, &count, &error), -EIO);
	assert_non_null(strstr(error.message, "toy_box_0"));
	tree_put32(root, MEM, 0x1FFFC, 0);
	tree_put32(root, MEM, BASE + 0x2008 + 0x20, 0x12); /* as the session had left it */
	assert_int_equal(pmureg_session_close(session, &error), 0);
	assert_int_equal(tree_get32(root, MEM, BASE + 0x2008 + 0x20), 0x55);
	free(memory);
	io_close(io);
}

/* ---- Faults ---- */

static void on_fault(int number)
{
	(void)number;
	(void)kill(getpid(), SIGKILL);
}

static void test_a_fault_is_an_error(void **state)
{
	const struct io_way_options options = options_of(1);
	struct pmureg_access list[] = {{.kind = PMUREG_ACCESS_BARRIER},
				       {.kind = PMUREG_ACCESS_READ, .place = place(2, 0x30, 32)}};
	struct pmureg_io *io = open_with(&options), *second = open_with(&options);
	struct sigaction before, after;
	uint64_t value;
	size_t failed = 9;

	(void)state;
	assert_int_equal(pmureg_io_prepare(io, list, 2), 0);
	tree_cut(root, MEM, 0x1000);
	for (int times = 0; times < 3; times++) {
		assert_int_equal(pmureg_io_run(io, list, 2, &failed), -EIO);
		assert_int_equal(failed, 1);
		expect_why(io, "no register responds at offset 0x30");
		assert_int_equal(pmureg_io_read(io, &list[1].place, &value), -EIO);
		assert_int_equal(pmureg_io_write(io, &list[1].place, 0), -EIO);
	}
	io_close(io);
	assert_int_equal(pmureg_io_read(second, &list[1].place, &value), -EIO); /* still caught for the other one */
	assert_int_equal(sigaction(SIGBUS, NULL, &before), 0);
	io_close(second);
	assert_int_equal(sigaction(SIGBUS, NULL, &after), 0);
	assert_true(before.sa_sigaction != after.sa_sigaction);
}

/* What is not ours goes to the handler that was there, or ends the process. */
static void expect_end(int with_handler, int expected)
{
	const struct io_way_options options = options_of(1);
	pid_t child = fork();
	int status;

	assert_true(child >= 0);
	if (!child) {
		struct sigaction action;

		memset(&action, 0, sizeof(action));
		action.sa_handler = with_handler ? on_fault : SIG_DFL;
		(void)sigaction(SIGILL, &action, NULL);
		(void)open_with(&options);
		(void)raise(SIGILL);
		_exit(0);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFSIGNALED(status));
	assert_int_equal(WTERMSIG(status), expected);
}

static void test_other_faults_go_where_they_went(void **state)
{
	(void)state;
	expect_end(1, SIGKILL);
	expect_end(0, SIGILL);
}

/* ---- Opening ---- */

static void test_opening(void **state)
{
	static const struct {
		const char *maps;
		int code;
		const char *part;
	} cases[] = {
		{"toy_box_0.2=/dev/mem@0x1ffb8", -ERANGE, "has 131072 bytes, but the registers end at 0x20014"},
		{"toy_box_0.2=/dev/mem@0xffffffffffffffff", -ERANGE, "/dev/mem has 131072 bytes"},
		{"toy_box_0.2=/dev/mem@0x1001", -EINVAL, "0x1001 is not a valid offset of registers"},
		{"toy_box_0.2=/dev/uio0", -ENOENT, "name /dev/mem, a UIO device or a file"},
		{"toy_box_0=/dev/mem,toy_box_0=/dev/mem", -EINVAL, "this page of the unit was given already"},
		{"toy_box_0.1=/dev/mem@0x1000,toy_box_0.2=/dev/mem@0x1000", -EINVAL, "@0x1000 is page 1 of toy_box_0 already"},
		{"toy_box_0=/dev/mem,toy_box_7=/dev/mem", -ERANGE, "no unit `toy_box_7`: toy has toy_box_0 to toy_box_"},
		{NULL, -ENODEV, "the addresses of the memory-mapped units of toy are unknown"},
	};
	struct io_way_options options = options_of(0);
	char text[1024] = "toy_box_0=";

	(void)state;
	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		options.mmio = cases[i].maps;
		expect_open(&options, cases[i].code, cases[i].part);
	}
	memset(text + 10, 'f', 600);
	options.mmio = text;
	expect_open(&options, -ENAMETOOLONG, "the file's name is too long");
	options.mmio = MAPS;
	tree_mode(root, MEM, 0);
	tree_mode(root, "", 0755);
	if (getuid() == 0)
		assert_int_equal(seteuid(65534), 0);
	expect_open(&options, -EACCES, "count through perf");
	if (getuid() == 0)
		assert_int_equal(seteuid(0), 0);
}

/* ---- Text ---- */

static void test_text(void **state)
{
	static const struct {
		const char *text, *file;
		uint64_t offset;
		uint16_t instance, page;
	} cases[] = {
		{"toy_box_1=/dev/mem@0x13000000", "/dev/mem", 0x13000000, 1, 0},
		{"toy_box_0.2=/dev/uio3@8192", "/dev/uio3", 8192, 0, 2},
		{"box_1.1=regs@home.bin@0xfffffffffff000", "regs@home.bin", 0xfffffffffff000, 1, 1},
		{"toy_box_0=file", "file", 0, 0, 0},
	};
	struct pmureg_mmio_map map;
	struct pmureg_error error;

	(void)state;
	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		assert_int_equal(pmureg_mmio_parse(&pmureg_system_toy, pmureg_word_of(cases[i].text), &map, &error), 0);
		assert_int_equal(map.block, TOY_BOX);
		assert_int_equal(map.instance, cases[i].instance);
		assert_int_equal(map.page, cases[i].page);
		assert_true(pmureg_word_is(map.file, cases[i].file));
		assert_int_equal(map.offset, cases[i].offset);
	}
}

static void test_text_that_is_wrong(void **state)
{
	static const struct {
		const char *text;
		int code, column;
		const char *message;
	} cases[] = {
		{"toy_box_0", -EINVAL, 1, "write UNIT=FILE@OFFSET"},
		{"toy_bxo_0=/dev/mem", -ENOENT, 1, "did you mean `toy_box_0`?"},
		{"elephant=/dev/mem", -ENOENT, 1, "there is no unit `elephant`: toy has units such as"},
		{"toy_core_0=/dev/mem", -EINVAL, 1, "not memory-mapped"},
		{"toy_box=/dev/mem", -EINVAL, 1, "several units"},
		{"toy_box_0.x=/dev/mem", -EINVAL, 11, "the page is not a number"},
		{"toy_box_0.4=/dev/mem", -ERANGE, 11, "no page 4; it has 4"},
		{"toy_box_0=/dev/mem@", -EINVAL, 20, "the offset is not a number"},
		{"toy_box_0=/dev/mem@1g", -EINVAL, 20, "the offset is not a number"},
		{"toy_box_0=@16", -EINVAL, 11, "a file is missing"},
		{"toy_box_0=", -EINVAL, 11, "a file is missing"},
	};
	struct pmureg_mmio_map map;
	struct pmureg_error error;

	(void)state;
	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		memset(&error, 0, sizeof(error));
		assert_int_equal(pmureg_mmio_parse(&pmureg_system_toy, pmureg_word_of(cases[i].text), &map, &error),
				 cases[i].code);
		assert_int_equal(error.column, cases[i].column);
		if (!strstr(error.message, cases[i].message))
			print_error("%s: %s\n", cases[i].text, error.message);
		assert_non_null(strstr(error.message, cases[i].message));
	}
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(test_loads_and_stores, setup, teardown),
		cmocka_unit_test_setup_teardown(test_a_page_that_may_be_absent, setup, teardown),
		cmocka_unit_test_setup_teardown(test_lists, setup, teardown),
		cmocka_unit_test_setup_teardown(test_bytes_and_words, setup, teardown),
		cmocka_unit_test_setup_teardown(test_what_is_refused, setup, teardown),
		cmocka_unit_test_setup_teardown(test_a_session, setup, teardown),
		cmocka_unit_test_setup_teardown(test_a_fault_is_an_error, setup, teardown),
		cmocka_unit_test_setup_teardown(test_other_faults_go_where_they_went, setup, teardown),
		cmocka_unit_test_setup_teardown(test_opening, setup, teardown),
		cmocka_unit_test(test_text),
		cmocka_unit_test(test_text_that_is_wrong),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
