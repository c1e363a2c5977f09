/*
 * test_io_pci.c: the PCI io on a tree of configuration files.
 *
 * Where the units of an Ivy Bridge-EP socket are (device 14 function 1, id 0x0E30, ...) and their offsets: Intel
 * 329468-002, tables of chapter 2. Bus numbers of two sockets (0x7f and 0xff, 0x00 and 0x80) as the kernel shows them
 * on such machines. How a configuration file answers: Linux, drivers/pci/pci-sysfs.c.
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

extern const struct pmureg_system pmureg_system_ivbep;

#define DEVICES "sys/bus/pci/devices/"
#define HA0 DEVICES "0000:7f:0e.1/config"
#define IRP DEVICES "0000:00:05.6/config"
#define UNIT_HA0 0x171  /* bus 1, device 14, function 1 */
#define UNIT_HA1 0x1E1  /* bus 1, device 28, function 1 */
#define UNIT_IMC0 0x184 /* bus 1, device 16, function 4 */
#define UNIT_IRP 0x02E  /* bus 0, device 5, function 6 */

static char root[TREE_PATH];

static void add_device(const char *name, const char *vendor, const char *id, const char *cpus)
{
	char path[TREE_PATH];

	(void)snprintf(path, sizeof(path), DEVICES "%s/vendor", name);
	tree_text(root, path, vendor);
	(void)snprintf(path, sizeof(path), DEVICES "%s/device", name);
	tree_text(root, path, id);
	(void)snprintf(path, sizeof(path), DEVICES "%s/config", name);
	tree_put32(root, path, 4092, 0);
	tree_put32(root, path, 0, (uint32_t)strtoul(id, NULL, 16) << 16 | (uint32_t)strtoul(vendor, NULL, 16));
	if (!cpus)
		return;
	(void)snprintf(path, sizeof(path), DEVICES "%s/local_cpulist", name);
	tree_text(root, path, cpus);
}

/* Two sockets, of CPUs 0-1 and 2-3; the first one's buses come last. */
static void add_sockets(const char *first, const char *second)
{
	add_device("0000:7f:0e.1", "0x8086\n", "0x0e30\n", first);
	add_device("0000:ff:0e.1", "0x8086\n", "0x0e30\n", second);
	add_device("0000:00:05.6", "0x8086\n", "0x0e39\n", first);
	add_device("0000:80:05.6", "0x8086\n", "0x0e39\n", second);
	add_device("0000:00:1f.0", "0x8086\n", "0x1d41\n", first); /* something else */
	add_device("0000:10:0e.1", "0x10de\n", "0x0e30\n", first); /* another maker's */
	add_device("0000:11:0e.1", "0x8086\n", "0x1234\n", first); /* another device at that place */
}

static int setup(void **state)
{
	(void)state;
	tree_make(root);
	calls_reset();
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	tree_remove(root);
	return 0;
}

static int open_pci(int cpu, unsigned int package, int read_only, struct pmureg_io **io, struct pmureg_error *error)
{
	struct pmureg_machine machine;

	assert_int_equal(io_machine_init(&machine, root, NULL, error), 0);
	return io_way_open(io_way_find("pci"),
			   &(struct io_way_options){.machine = &machine,
						    .system = &pmureg_system_ivbep,
						    .cpu = cpu,
						    .package = package,
						    .read_only = read_only},
			   io, error);
}

static struct pmureg_io *open_package(int cpu, unsigned int package)
{
	struct pmureg_error error;
	struct pmureg_io *io;
	int code = open_pci(cpu, package, 0, &io, &error);

	if (code)
		print_error("%s\n", error.message);
	assert_int_equal(code, 0);
	return io;
}

static struct pmureg_place place(uint16_t unit, uint32_t address)
{
	return (struct pmureg_place){.space = PMUREG_PCI, .bits = 32, .unit = unit, .address = address};
}

static struct pmureg_access reading(uint16_t unit, uint32_t address)
{
	return (struct pmureg_access){.kind = PMUREG_ACCESS_READ, .place = place(unit, address)};
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

/* ---- Finding ---- */

/* What is written into a device's file is what the unit shows. */
static void expect_device(struct pmureg_io *io, uint16_t unit, const char *device)
{
	static uint32_t mark;
	const struct pmureg_place at = place(unit, 0xA0);
	char path[TREE_PATH];
	uint64_t value;

	(void)snprintf(path, sizeof(path), DEVICES "%s/config", device);
	tree_put32(root, path, 0xA0, ++mark);
	assert_int_equal(pmureg_io_read(io, &at, &value), 0);
	assert_int_equal(value, mark);
}

static void expect_devices(int cpu, unsigned int package, const char *ha0, const char *irp)
{
	struct pmureg_io *io = open_package(cpu, package);

	expect_device(io, UNIT_HA0, ha0);
	expect_device(io, UNIT_IRP, irp);
	io_close(io);
}

static void test_local_devices_are_meant(void **state)
{
	(void)state;
	add_sockets("2-3\n", "0-1\n");
	expect_devices(0, 0, "0000:ff:0e.1", "0000:80:05.6");
	expect_devices(3, 1, "0000:7f:0e.1", "0000:00:05.6");
}

static void add_packages(void)
{
	tree_text(root, "sys/devices/system/cpu/online", "0-3\n");
	tree_text(root, "sys/devices/system/cpu/cpu0/topology/physical_package_id", "0\n");
	tree_text(root, "sys/devices/system/cpu/cpu1/topology/physical_package_id", "0\n");
	tree_text(root, "sys/devices/system/cpu/cpu2/topology/physical_package_id", "36\n");
	tree_text(root, "sys/devices/system/cpu/cpu3/topology/physical_package_id", "36\n");
}

static void test_without_locality_packages_share_buses(void **state)
{
	static const char *const lists[] = {NULL, "0-3\n", "\n"};

	(void)state;
	add_packages();
	for (size_t i = 0; i < 3; i++) {
		add_sockets(lists[i], lists[i]);
		expect_devices(0, 0, "0000:7f:0e.1", "0000:00:05.6");
		expect_devices(2, 1, "0000:ff:0e.1", "0000:80:05.6");
	}
}

static void test_a_node_tells_as_well(void **state)
{
	(void)state;
	add_sockets(NULL, NULL);
	tree_text(root, DEVICES "0000:7f:0e.1/numa_node", "1\n");
	tree_text(root, DEVICES "0000:ff:0e.1/numa_node", "0\n");
	tree_text(root, DEVICES "0000:00:05.6/numa_node", "1\n");
	tree_text(root, DEVICES "0000:80:05.6/numa_node", "0\n");
	tree_text(root, "sys/devices/system/node/node0/cpulist", "0-1\n");
	tree_text(root, "sys/devices/system/node/node1/cpulist", "2-3\n");
	expect_devices(1, 0, "0000:ff:0e.1", "0000:80:05.6");
	expect_devices(2, 1, "0000:7f:0e.1", "0000:00:05.6");
}

static void test_a_device_that_is_not_the_others(void **state)
{
	(void)state;
	add_packages();
	add_sockets(NULL, "2-3\n");
	expect_devices(0, 0, "0000:7f:0e.1", "0000:00:05.6");
	expect_devices(2, 1, "0000:ff:0e.1", "0000:80:05.6");
}

/* Two packages cannot share one device: the next device of the bus tells which bus is whose. */
static void test_a_device_that_one_package_lacks(void **state)
{
	struct pmureg_io *io;

	(void)state;
	add_packages();
	add_device("0000:7f:0e.1", "0x8086\n", "0x0e30\n", NULL);
	add_device("0000:7f:10.4", "0x8086\n", "0x0eb4\n", NULL);
	add_device("0000:ff:10.4", "0x8086\n", "0x0eb4\n", NULL);
	io = open_package(0, 0);
	expect_device(io, UNIT_HA0, "0000:7f:0e.1");
	expect_device(io, UNIT_IMC0, "0000:7f:10.4");
	io_close(io);
	io = open_package(2, 1);
	expect_device(io, UNIT_IMC0, "0000:ff:10.4");
	io_close(io);
}

/* A package of two nodes: its devices are local to one of them. */
static void test_another_cpu_of_the_package_will_do(void **state)
{
	(void)state;
	add_sockets("3\n", "1\n");
	add_packages();
	expect_devices(0, 0, "0000:ff:0e.1", "0000:80:05.6");
	expect_devices(2, 1, "0000:7f:0e.1", "0000:00:05.6");
}

static void test_a_device_that_is_missing(void **state)
{
	struct pmureg_place at = place(UNIT_HA1, 0xA0);
	struct pmureg_access list[] = {reading(UNIT_HA0, 0xA0), reading(UNIT_HA1, 0xA0)};
	struct pmureg_io *io;
	uint64_t value;

	(void)state;
	add_sockets("0-1\n", "2-3\n");
	io = open_package(0, 0);
	for (uint16_t b = 0; b < pmureg_system_ivbep.block_count; b++)
		if (!strcmp(pmureg_block_key(&pmureg_system_blocks(&pmureg_system_ivbep)[b]), "ha"))
			at.block = b;
	at.instance = 1;
	list[1].place = at;
	assert_int_equal(pmureg_io_read(io, &at, &value), -ENODEV);
	expect_why(io, "package 0 has no PCI device 8086:0e38 at 1c.1 (ivbep_ha_1): this part lacks the unit, or its BIOS hides it");
	assert_int_equal(pmureg_io_write(io, &at, 0), -ENODEV);
	assert_int_equal(pmureg_io_prepare(io, list, 2), -ENODEV);
	expect_why(io, "8086:0e38");
	io_close(io);

	io = open_package(0, 2); /* local to none, or no third bus */
	assert_int_equal(pmureg_io_read(io, &list[0].place, &value), 0);
	io_close(io);
	io = open_package(9, 2);
	assert_int_equal(pmureg_io_read(io, &list[0].place, &value), -ENODEV);
	io_close(io);
}

/* ---- Accesses ---- */

static void test_dwords(void **state)
{
	struct pmureg_place at = place(UNIT_HA0, 0xA0);
	struct pmureg_io *io;
	uint64_t value;

	(void)state;
	add_sockets("0-1\n", "2-3\n");
	io = open_package(0, 0);
	tree_put64(root, HA0, 0xA0, 0x0000ABCD89ABCDEF);
	assert_int_equal(pmureg_io_read(io, &at, &value), 0);
	assert_int_equal(value, 0x89ABCDEF);
	at.bits = 64;
	assert_int_equal(pmureg_io_read(io, &at, &value), 0);
	assert_int_equal(value, 0x0000ABCD89ABCDEF);
	at = place(UNIT_HA0, 0xF4);
	assert_int_equal(pmureg_io_write(io, &at, 0xFFFFFFFF00030102), 0);
	assert_int_equal(tree_get64(root, HA0, 0xF4), 0x00030102); /* its neighbour is left alone */
	assert_int_equal(calls.reads, 3); /* the first tells what the device is */
	assert_int_equal(calls.writes, 1);
	at.bits = 24;
	assert_int_equal(pmureg_io_read(io, &at, &value), -EINVAL);
	at.bits = 32;
	at.space = PMUREG_MSR;
	assert_int_equal(pmureg_io_write(io, &at, 0), -EINVAL);
	io_close(io);
}

/* Low and high dwords of four counters at `at` and on. */
static size_t counters(struct pmureg_access *list, uint16_t unit, const uint32_t at[4])
{
	for (size_t i = 0; i < 4; i++) {
		list[2 * i] = reading(unit, at[i]);
		list[2 * i + 1] = reading(unit, at[i] + 4);
	}
	return 8;
}

static void run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t expected)
{
	size_t failed = 0;

	assert_int_equal(pmureg_io_prepare(io, list, count), 0);
	calls_reset();
	assert_int_equal(pmureg_io_run(io, list, count, &failed), 0);
	assert_int_equal(calls.reads, expected);
}

/*
 * Bytes and words: the kernel makes one configuration cycle of each such call, but dwords of what is longer, so that
 * neighbours are not read along.
 */
static void test_bytes_and_words(void **state)
{
	struct pmureg_access list[3] = {reading(UNIT_HA0, 0xA0), reading(UNIT_HA0, 0xA2), reading(UNIT_HA0, 0xA4)};
	struct pmureg_place at = place(UNIT_HA0, 0xA2);
	struct pmureg_io *io;
	uint64_t value;

	(void)state;
	add_sockets("0-1\n", "2-3\n");
	io = open_package(0, 0);
	tree_put64(root, HA0, 0xA0, 0x1122334455667788);
	list[0].place.bits = list[1].place.bits = 16;
	run(io, list, 3, 3);
	assert_int_equal(calls.most, 4);
	assert_int_equal(list[0].value, 0x7788);
	assert_int_equal(list[1].value, 0x5566);
	assert_int_equal(list[2].value, 0x11223344);
	at.bits = 8;
	assert_int_equal(pmureg_io_read(io, &at, &value), 0);
	assert_int_equal(value, 0x66);
	assert_int_equal(pmureg_io_write(io, &at, 0xFFFFAB), 0);
	at.bits = 16;
	at.address = 0xA4;
	assert_int_equal(pmureg_io_write(io, &at, 0xFFFFCDEF), 0);
	assert_int_equal(tree_get64(root, HA0, 0xA0), 0x1122CDEF55AB7788);
	at.address = 0xA3;
	assert_int_equal(pmureg_io_read(io, &at, &value), -EINVAL);
	io_close(io);
}

static void test_four_counters_are_one_call(void **state)
{
	static const uint32_t ha[4] = {0xA0, 0xA8, 0xB0, 0xB8}, irp[4] = {0xA0, 0xB0, 0xB8, 0xC0};
	struct pmureg_access list[16];
	struct pmureg_io *io;

	(void)state;
	add_sockets("0-1\n", "2-3\n");
	io = open_package(0, 0);
	for (uint32_t i = 0; i < 4; i++) {
		tree_put64(root, HA0, ha[i], 0x100000000ULL * (i + 1) + 10 + i);
		tree_put64(root, IRP, irp[i], 0x500000000ULL * (i + 1) + 20 + i);
	}
	counters(list, UNIT_HA0, ha);
	run(io, list, 8, 1);
	assert_int_equal(calls.most, 32);
	counters(list + 8, UNIT_IRP, irp);
	run(io, list, 16, 2);
	assert_int_equal(calls.most, 40); /* the hole of 8 bytes is read along */
	for (uint32_t i = 0; i < 4; i++) {
		assert_int_equal(list[2 * i].value, 10 + i);
		assert_int_equal(list[2 * i + 1].value, i + 1);
		assert_int_equal(list[8 + 2 * i].value, 20 + i);
		assert_int_equal(list[8 + 2 * i + 1].value, 5 * (i + 1));
	}
	io_close(io);
}

static void test_what_is_not_joined(void **state)
{
	struct pmureg_access apart[] = {reading(UNIT_HA0, 0xA0), reading(UNIT_HA0, 0xB0)}; /* a hole of 12 */
	struct pmureg_access back[] = {reading(UNIT_HA0, 0xA4), reading(UNIT_HA0, 0xA0), reading(UNIT_HA0, 0xA4)};
	struct pmureg_access devices[] = {reading(UNIT_HA0, 0xA0), reading(UNIT_IRP, 0xA4)};
	struct pmureg_access written[] = {reading(UNIT_HA0, 0xA0),
					  {.kind = PMUREG_ACCESS_WRITE, .place = place(UNIT_HA0, 0xA4), .value = 5},
					  {.kind = PMUREG_ACCESS_BARRIER},
					  reading(UNIT_HA0, 0xA4)};
	struct pmureg_access far[70];
	struct pmureg_io *io;

	(void)state;
	add_sockets("0-1\n", "2-3\n");
	io = open_package(0, 0);
	run(io, apart, 2, 2);
	run(io, back, 3, 2); /* high, then low and high: the order of the list is that of the hardware */
	run(io, devices, 2, 2);
	run(io, written, 4, 2);
	assert_int_equal(calls.writes, 1);
	assert_int_equal(written[3].value, 5);
	for (uint32_t i = 0; i < 70; i++)
		far[i] = reading(UNIT_HA0, 0x40 + 4 * i);
	run(io, far, 70, 2); /* 280 bytes */
	assert_int_equal(calls.most, 256);
	io_close(io);
}

/* ---- Failures ---- */

static void test_failures_say_why(void **state)
{
	static const struct {
		int with, code;
		const char *why;
	} cases[] = {
		{EIO, -EIO, "offset 0xa0 of PCI device 0000:7f:0e.1 cannot be read"},
		{EPERM, -EPERM, "run as root"},
		{ENODEV, -ENODEV, "was removed"},
		{0, -EPERM, "CAP_SYS_ADMIN"}, /* the file has the bytes, the kernel gives fewer */
		{EINTR, 0, NULL}, /* a signal came: the call is made again */
	};
	struct pmureg_access list[] = {reading(UNIT_HA0, 0xA0), reading(UNIT_HA0, 0xA4)};
	struct pmureg_place at = place(UNIT_HA0, 0xA0);
	struct pmureg_io *io;
	uint64_t value;
	size_t failed;

	(void)state;
	add_sockets("0-1\n", "2-3\n");
	io = open_package(0, 0);
	assert_int_equal(pmureg_io_prepare(io, list, 2), 0);
	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		calls_fail(0, cases[i].with);
		assert_int_equal(pmureg_io_read(io, &at, &value), cases[i].code);
		expect_why(io, cases[i].why);
		calls_fail(0, cases[i].with);
		assert_int_equal(pmureg_io_run(io, list, 2, &failed), cases[i].code);
		assert_int_equal(failed, cases[i].with ? 0 : 1);
		calls_fail(0, cases[i].with);
		assert_int_equal(pmureg_io_write(io, &at, 0), cases[i].code);
		expect_why(io, cases[i].why ? "written" : NULL);
	}
	at.address = 0x08;
	calls_fail(0, 0);
	assert_int_equal(pmureg_io_read(io, &at, &value), -EIO); /* everybody may read this */
	io_close(io);
}

static void test_a_device_that_leaves(void **state)
{
	struct pmureg_access list[] = {reading(UNIT_HA0, 0xA0), reading(UNIT_HA0, 0xA4), reading(UNIT_IRP, 0xA0)};
	const struct pmureg_place beyond = place(UNIT_IRP, 0x228);
	struct pmureg_io *io;
	uint64_t value;
	size_t failed = 9;

	(void)state;
	add_sockets("0-1\n", "2-3\n");
	io = open_package(0, 0);
	run(io, list, 3, 2);

	tree_put64(root, HA0, 0xA0, 0x00001234FFFFFFFF); /* such a count is no sign of it */
	run(io, list, 3, 3);
	tree_put32(root, HA0, 0, 0xFFFFFFFF);
	assert_int_equal(pmureg_io_run(io, list, 3, &failed), -ENODEV);
	assert_int_equal(failed, 0);
	expect_why(io, "no longer responds");
	assert_int_equal(pmureg_io_read(io, &list[0].place, &value), -ENODEV);

	tree_put32(root, HA0, 0, 0x0E308086);
	tree_cut(root, IRP, 256);
	assert_int_equal(pmureg_io_read(io, &beyond, &value), -EIO);
	expect_why(io, "extended configuration space");
	tree_cut(root, IRP, 0);
	assert_int_equal(pmureg_io_run(io, list, 3, &failed), -ENODEV);
	assert_int_equal(failed, 2);
	expect_why(io, "0000:00:05.6 cannot be read: the device was removed");
	io_close(io);

	tree_delete(root, HA0);
	io = open_package(0, 0);
	assert_int_equal(pmureg_io_prepare(io, list, 3), -ENODEV);
	expect_why(io, "removed");
	io_close(io);
}

static void test_opening(void **state)
{
	struct pmureg_error error;
	struct pmureg_io *io;

	(void)state;
	assert_int_equal(open_pci(0, 0, 0, &io, &error), -ENOENT);
	assert_null(io);
	assert_non_null(strstr(error.message, "/sys/bus/pci/devices: No such file"));
	add_sockets(NULL, NULL);
	tree_text(root, "sys/kernel/security/lockdown", "none integrity [confidentiality]\n");
	assert_int_equal(open_pci(0, 0, 0, &io, &error), -EPERM);
	assert_non_null(
		strstr(error.message, "kernel lockdown (confidentiality) refuses writes to PCI configuration space"));
	assert_int_equal(open_pci(0, 0, 1, &io, &error), 0);
	io_close(io);
	io_close(NULL);
}

/* Not root: the file opens for reading only, as the kernel lets everybody see its first 64 bytes. */
static void test_without_rights(void **state)
{
	const struct pmureg_place at = place(UNIT_HA0, 0x00);
	struct pmureg_io *io;
	uint64_t value;

	(void)state;
	add_sockets("0-1\n", "2-3\n");
	tree_mode(root, "", 0755);
	tree_mode(root, HA0, 0444);
	if (getuid() == 0)
		assert_int_equal(seteuid(65534), 0);
	io = open_package(0, 0);
	assert_int_equal(pmureg_io_read(io, &at, &value), 0);
	assert_int_equal(value, 0x0E308086);
	assert_int_equal(pmureg_io_write(io, &at, 0), -EPERM);
	expect_why(io, "run as root");
	io_close(io);
	if (getuid() == 0)
		assert_int_equal(seteuid(0), 0);
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(test_local_devices_are_meant, setup, teardown),
		cmocka_unit_test_setup_teardown(test_without_locality_packages_share_buses, setup, teardown),
		cmocka_unit_test_setup_teardown(test_a_node_tells_as_well, setup, teardown),
		cmocka_unit_test_setup_teardown(test_a_device_that_is_not_the_others, setup, teardown),
		cmocka_unit_test_setup_teardown(test_a_device_that_one_package_lacks, setup, teardown),
		cmocka_unit_test_setup_teardown(test_another_cpu_of_the_package_will_do, setup, teardown),
		cmocka_unit_test_setup_teardown(test_a_device_that_is_missing, setup, teardown),
		cmocka_unit_test_setup_teardown(test_dwords, setup, teardown),
		cmocka_unit_test_setup_teardown(test_bytes_and_words, setup, teardown),
		cmocka_unit_test_setup_teardown(test_four_counters_are_one_call, setup, teardown),
		cmocka_unit_test_setup_teardown(test_what_is_not_joined, setup, teardown),
		cmocka_unit_test_setup_teardown(test_failures_say_why, setup, teardown),
		cmocka_unit_test_setup_teardown(test_a_device_that_leaves, setup, teardown),
		cmocka_unit_test_setup_teardown(test_opening, setup, teardown),
		cmocka_unit_test_setup_teardown(test_without_rights, setup, teardown),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
