/*
 * test_io_msr.c: the msr io on sparse files, and its batches on a stand-in for msr-safe's ioctl.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tree.h"

#include "../../runtime/io/list.h"
#include "../../runtime/io/ways.h"
#include "calls.h"
#include "msr_safe.h"

#define FILE0 "dev/cpu/0/msr"

/* ---- What the tests share ---- */

static char root[TREE_PATH];

static int setup(void **state)
{
	(void)state;
	tree_make(root);
	tree_put64(root, FILE0, 0x2000, 0); /* the file's size */
	tree_put64(root, "dev/cpu/3/msr", 0x2000, 0);
	module_reset(root);
	calls_reset();
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	tree_remove(root);
	return 0;
}

static int open_msr(int cpu, int read_only, struct pmureg_io **io, struct pmureg_error *error)
{
	struct pmureg_machine machine;

	assert_int_equal(io_machine_init(&machine, root, NULL, error), 0);
	return io_way_open(io_way_find("msr"),
			   &(struct io_way_options){.machine = &machine, .cpu = cpu, .read_only = read_only}, io,
			   error);
}

static struct pmureg_io *open_cpu(int cpu)
{
	struct pmureg_error error;
	struct pmureg_io *io;
	int code = open_msr(cpu, 0, &io, &error);

	if (code)
		print_error("%s\n", error.message);
	assert_int_equal(code, 0);
	return io;
}

static void expect_open(int cpu, int read_only, int code, const char *part)
{
	struct pmureg_error error = {.code = 0};
	struct pmureg_io *io;

	assert_int_equal(open_msr(cpu, read_only, &io, &error), code);
	if (!code) {
		io_close(io);
		return;
	}
	assert_null(io);
	assert_int_equal(error.code, code);
	if (!strstr(error.message, part))
		print_error("%s\n", error.message);
	assert_non_null(strstr(error.message, part));
}

static struct pmureg_place place(uint32_t address)
{
	return (struct pmureg_place){.space = PMUREG_MSR, .bits = 64, .address = address};
}

/* `part` NULL: nothing failed. */
static void expect_why(struct pmureg_io *io, const char *part)
{
	if (!part) {
		assert_null(pmureg_io_why(io));
		return;
	}
	assert_non_null(pmureg_io_why(io));
	if (!strstr(pmureg_io_why(io), part))
		print_error("%s\n", pmureg_io_why(io));
	assert_non_null(strstr(pmureg_io_why(io), part));
}

static struct pmureg_access reading(uint32_t address)
{
	return (struct pmureg_access){.kind = PMUREG_ACCESS_READ, .place = place(address)};
}

/* ---- Single accesses ---- */

static void test_one_call_a_register(void **state)
{
	const struct pmureg_place low = place(0xD16), high = place(0xD17);
	struct pmureg_io *io = open_cpu(3);
	uint64_t value;

	(void)state;
	tree_put64(root, "dev/cpu/3/msr", 0xD16, 0x0FFF123456789ABC);
	assert_int_equal(pmureg_io_read(io, &low, &value), 0);
	assert_int_equal(value, 0x0FFF123456789ABC);
	assert_int_equal(pmureg_io_write(io, &high, 0xFEDCBA9876543210), 0);
	assert_int_equal(tree_get64(root, "dev/cpu/3/msr", 0xD17), 0xFEDCBA9876543210);
	assert_int_equal(tree_get64(root, FILE0, 0xD17), 0); /* the other CPU's */
	assert_int_equal(calls.reads, 1);
	assert_int_equal(calls.writes, 1);
	assert_int_equal(calls.most, 8);
	io_close(io);
}

static void test_failures_say_why(void **state)
{
	static const struct {
		int with, code;
		const char *why;
	} cases[] = {
		{EIO, -EIO, "MSR 0xc00 of CPU 0 cannot be read: this CPU lacks the register"},
		{ENXIO, -ENXIO, "offline"},
		{EPERM, -EPERM, "lockdown"},
		{ENODEV, -ENODEV, "MSR 0xc00"},
		{0, -EIO, "MSR 0xc00"}, /* four bytes of eight */
		{EINTR, 0, NULL}, /* a signal came: the call is made again */
	};
	const struct pmureg_place at = place(0xC00), past = place(0x10000);
	const struct pmureg_place elsewhere = {.space = PMUREG_PCI, .bits = 32};
	struct pmureg_io *io = open_cpu(0);
	uint64_t value;

	(void)state;
	assert_null(pmureg_io_why(io));
	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		calls_fail(0, cases[i].with);
		assert_int_equal(pmureg_io_read(io, &at, &value), cases[i].code);
		expect_why(io, cases[i].why);
		calls_fail(0, cases[i].with);
		assert_int_equal(pmureg_io_write(io, &at, 0x1234), cases[i].code);
		expect_why(io, cases[i].why ? "cannot be written" : NULL);
	}
	assert_int_equal(pmureg_io_read(io, &at, &value), 0);
	assert_int_equal(value, 0x1234);
	assert_int_equal(pmureg_io_read(io, &past, &value), -EIO); /* behind the end of the file */
	assert_int_equal(pmureg_io_read(io, &elsewhere, &value), -EINVAL);
	assert_int_equal(pmureg_io_write(io, &elsewhere, 0), -EINVAL);
	io_close(io);
}

/* ---- Lists ---- */

static void test_a_list_in_its_order(void **state)
{
	struct pmureg_access list[] = {reading(0x10), {.kind = PMUREG_ACCESS_WRITE, .place = place(0x10), .value = 77},
				       {.kind = PMUREG_ACCESS_BARRIER, .barrier = PMUREG_DSB}, reading(0x10)};
	struct pmureg_io *io = open_cpu(0);
	size_t failed = 9;

	(void)state;
	tree_put64(root, FILE0, 0x10, 5);
	assert_int_equal(pmureg_io_prepare(io, list, 4), 0);
	assert_int_equal(pmureg_io_run(io, list, 4, &failed), 0);
	assert_int_equal(list[0].value, 5);
	assert_int_equal(list[3].value, 77);
	assert_int_equal(calls.reads, 2);
	assert_int_equal(calls.writes, 1);
	for (size_t k = 0; k < 3; k++) {
		static const size_t access[] = {0, 1, 3};

		calls_fail(k, ENXIO);
		assert_int_equal(pmureg_io_run(io, list, 4, &failed), -ENXIO);
		assert_int_equal(failed, access[k]);
	}
	io_close(io);
}

static void test_one_ioctl_for_neighbours(void **state)
{
	struct pmureg_access list[] = {reading(0x10),
				       reading(0x20),
				       {.kind = PMUREG_ACCESS_WRITE, .place = place(0x30), .value = 1},
				       reading(0x30),
				       reading(0x20),
				       reading(0x10),
				       {.kind = PMUREG_ACCESS_BARRIER},
				       reading(0x40)};
	struct pmureg_io *io;
	size_t failed = 9;

	(void)state;
	module_load("1.7.0");
	io = open_cpu(0);
	tree_put64(root, FILE0, 0x10, 1000);
	tree_put64(root, FILE0, 0x20, 2000);
	tree_put64(root, FILE0, 0x40, 4000);
	module.fails_whole = EINTR; /* once: it is asked again */
	assert_int_equal(pmureg_io_prepare(io, list, 8), 0);
	assert_int_equal(pmureg_io_run(io, list, 8, &failed), 0);
	assert_int_equal(module.calls, 1 + 2);
	assert_int_equal(module.ops, 2 + 5);
	assert_int_equal(calls.reads, 1); /* the one that stands alone */
	assert_int_equal(list[0].value, 1000);
	assert_int_equal(list[1].value, 2000);
	assert_int_equal(list[3].value, 1);
	assert_int_equal(list[4].value, 2000);
	assert_int_equal(list[5].value, 1000);
	assert_int_equal(list[7].value, 4000);

	module.refused = 0x20;
	assert_int_equal(pmureg_io_run(io, list + 3, 5, &failed), -EACCES);
	assert_int_equal(failed, 1);
	expect_why(io, "MSR 0x20 of CPU 0 cannot be read");
	io_close(io);
}

static void test_a_module_that_refuses_batches(void **state)
{
	struct pmureg_access list[] = {reading(0x10), reading(0x20), reading(0x40)};
	struct pmureg_io *io;
	size_t failed = 9;

	(void)state;
	module_load("1.7.0");
	module.fails_whole = EINVAL;
	io = open_cpu(0);
	tree_put64(root, FILE0, 0x40, 4000);
	assert_int_equal(pmureg_io_prepare(io, list, 3), 0);
	for (int times = 0; times < 2; times++) {
		assert_int_equal(pmureg_io_run(io, list, 3, &failed), 0);
		assert_int_equal(list[2].value, 4000);
	}
	assert_int_equal(module.calls, 1); /* it is not asked again */
	assert_int_equal(calls.reads, 6);
	calls_fail(1, EIO);
	assert_int_equal(pmureg_io_run(io, list, 3, &failed), -EIO);
	assert_int_equal(failed, 1);
	io_close(io);
}

static void test_batches_that_are_not_used(void **state)
{
	struct pmureg_access list[] = {reading(0x10), reading(0x20)};
	static const char *const versions[] = {"2.0.0", "10.1", "1.7.0"};
	size_t failed;

	(void)state;
	for (size_t i = 0; i < 3; i++) {
		struct pmureg_io *io;

		module_load(versions[i]);
		if (i == 2) { /* that cannot be read */
			tree_delete(root, "dev/cpu/msr_safe_version");
			tree_text(root, "dev/cpu/msr_safe_version/x", "");
		}
		io = open_cpu(0);
		assert_int_equal(pmureg_io_prepare(io, list, 2), 0);
		assert_int_equal(pmureg_io_run(io, list, 2, &failed), 0);
		io_close(io);
	}
	assert_int_equal(module.calls, 0);
	assert_int_equal(calls.reads, 6);
}

static void test_old_module_tells_no_version(void **state)
{
	struct pmureg_access list[] = {reading(0x10), reading(0x20)};
	struct pmureg_io *io;
	size_t failed;

	(void)state;
	module_load(NULL);
	io = open_cpu(0);
	assert_int_equal(pmureg_io_prepare(io, list, 2), 0);
	assert_int_equal(pmureg_io_run(io, list, 2, &failed), 0);
	assert_int_equal(module.calls, 1);
	assert_int_equal(calls.reads, 0);
	io_close(io);
}

/* ---- Opening ---- */

static void test_the_safe_file_is_preferred(void **state)
{
	const struct pmureg_place at = place(0x10);
	struct pmureg_io *io;
	uint64_t value;

	(void)state;
	tree_put64(root, "dev/cpu/0/msr_safe", 0x10, 42);
	tree_text(root, "sys/kernel/security/lockdown", "none [integrity] confidentiality\n");
	io = open_cpu(0);
	assert_int_equal(pmureg_io_read(io, &at, &value), 0);
	assert_int_equal(value, 42);
	calls_fail(0, EACCES);
	assert_int_equal(pmureg_io_read(io, &at, &value), -EACCES);
	expect_why(io, "msr_allowlist");
	calls_fail(0, EROFS);
	assert_int_equal(pmureg_io_write(io, &at, 0), -EROFS);
	expect_why(io, "msr_allowlist");
	io_close(io);
}

static void test_what_is_missing(void **state)
{
	(void)state;
	expect_open(7, 0, -ENOENT, "modprobe msr");
	tree_text(root, "sys/devices/system/cpu/cpu5/online", "0\n");
	expect_open(5, 0, -ENXIO, "CPU 5 is offline");
	expect_open(7, 0, -ENXIO, "no CPU 7");
	io_close(NULL);
}

static void test_writes_that_would_be_refused(void **state)
{
	(void)state;
	tree_text(root, "sys/module/msr/parameters/allow_writes", "default\n");
	tree_text(root, "sys/kernel/security/lockdown", "[none] integrity confidentiality\n");
	expect_open(0, 0, 0, "");
	tree_text(root, "sys/module/msr/parameters/allow_writes", "off\n");
	expect_open(0, 0, -EPERM, "allow_writes");
	expect_open(0, 1, 0, "");
	tree_text(root, "sys/kernel/security/lockdown", "none [integrity] confidentiality\n");
	expect_open(0, 0, -EPERM, "kernel lockdown (integrity) refuses writes to model-specific registers");
	expect_open(0, 1, 0, "");
}

static void test_without_rights(void **state)
{
	(void)state;
	tree_mode(root, FILE0, 0);
	if (geteuid() == 0) {
		tree_mode(root, "", 0755); /* so that the other user comes as far as the file */
		assert_int_equal(seteuid(65534), 0);
	}
	expect_open(0, 0, -EACCES, "CAP_SYS_RAWIO");
	if (getuid() == 0)
		assert_int_equal(seteuid(0), 0);
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(test_one_call_a_register, setup, teardown),
		cmocka_unit_test_setup_teardown(test_failures_say_why, setup, teardown),
		cmocka_unit_test_setup_teardown(test_a_list_in_its_order, setup, teardown),
		cmocka_unit_test_setup_teardown(test_one_ioctl_for_neighbours, setup, teardown),
		cmocka_unit_test_setup_teardown(test_a_module_that_refuses_batches, setup, teardown),
		cmocka_unit_test_setup_teardown(test_batches_that_are_not_used, setup, teardown),
		cmocka_unit_test_setup_teardown(test_old_module_tells_no_version, setup, teardown),
		cmocka_unit_test_setup_teardown(test_the_safe_file_is_preferred, setup, teardown),
		cmocka_unit_test_setup_teardown(test_what_is_missing, setup, teardown),
		cmocka_unit_test_setup_teardown(test_writes_that_would_be_refused, setup, teardown),
		cmocka_unit_test_setup_teardown(test_without_rights, setup, teardown),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
