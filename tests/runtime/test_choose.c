/*
 * test_choose.c: which PCI devices and units of a machine a description means, in machines of two packages.
 *
 * Ivy Bridge-EP: PCI ids of Linux 6.1, arch/x86/events/intel/uncore_snbep.c, ivbep_uncore_pci_ids: 0x0e30 and 0x0e38 are
 * the home agents, at 0e.1 and 1c.1 of the package's second bus.
 */
#include <stdlib.h>

#include "bench.h"

extern const struct pmureg_system pmureg_system_ivbep;

#define HA0 0x0E30
#define HA1 0x0E38
#define AT(device, function) ((device) << 3 | (function))

static const struct pmureg_package first = {.id = 4, .rank = 0, .count = 2}, second = {.id = 7, .rank = 1, .count = 2};

static int listed(const void *things, size_t index)
{
	return ((const int *)things)[index];
}

static size_t chosen(const int *ids, size_t count, const struct pmureg_package *package, int any, size_t nth)
{
	return pmureg_choose(ids, count, listed, package, any, nth);
}

/* ---- Things of a package ---- */

static void test_known(void **state)
{
	const int ids[] = {7, PMUREG_NOT_MEANT, 4, 7, 4};

	(void)state;
	assert_int_equal(chosen(ids, 5, &first, 0, 0), 2);
	assert_int_equal(chosen(ids, 5, &first, 0, 1), 4);
	assert_int_equal(chosen(ids, 5, &first, 0, 2), 5);
	assert_int_equal(chosen(ids, 5, &second, 0, 0), 0);
	assert_int_equal(chosen(ids, 5, &second, 1, 1), 3);
}

static void test_none_known(void **state)
{
	const int ids[] = {-1, -1, PMUREG_NOT_MEANT, -1, -1}, odd[] = {-1, -1, -1};

	(void)state;
	assert_int_equal(chosen(ids, 5, &first, 0, 1), 1);
	assert_int_equal(chosen(ids, 5, &second, 0, 0), 3);
	assert_int_equal(chosen(ids, 5, &second, 0, 2), 5);
	assert_int_equal(chosen(odd, 3, &first, 1, 0), 3); /* nobody knows how to share three */
	assert_int_equal(chosen(odd, 0, &first, 1, 0), 0);
}

static void test_some_known(void **state)
{
	const int ids[] = {-1, 7, -1};

	(void)state;
	assert_int_equal(chosen(ids, 3, &second, 1, 0), 1);
	assert_int_equal(chosen(ids, 3, &second, 1, 1), 3);
	assert_int_equal(chosen(ids, 3, &first, 0, 0), 3);
	assert_int_equal(chosen(ids, 3, &first, 1, 0), 0);
	assert_int_equal(chosen(ids, 3, &first, 1, 1), 2);
}

/* ---- PCI devices ---- */

static size_t found_of(const struct pmureg_pci_meant *meant, size_t count, uint16_t id)
{
	for (size_t i = 0; i < count; i++)
		if (meant[i].device.id == id)
			return meant[i].found;
	fail_msg("%04x is not listed", id);
	return 0;
}

/* The second package lacks a home agent. That of another bus is not its own. */
static void test_a_package_has_its_bus(void **state)
{
	struct pmureg_pci_there there[] = {
		{0x3F, AT(0x0E, 1), HA0, -1}, {0x3F, AT(0x1C, 1), HA1, -1},    {0x7F, AT(0x0E, 1), HA0, -1},
		{0x7F, AT(0x1D, 1), HA1, -1}, {0x7F, AT(0x0E, 1), 0x1234, -1},
	};
	const size_t most = pmureg_pci_list(&pmureg_system_ivbep, NULL);
	struct pmureg_pci_meant *meant = calloc(most, sizeof(*meant));
	size_t count;

	(void)state;
	assert_non_null(meant);
	count = pmureg_pci_list(&pmureg_system_ivbep, meant);
	assert_in_range(count, 10, most);
	pmureg_pci_find(meant, count, there, 5, &first);
	assert_int_equal(found_of(meant, count, HA0), 0);
	assert_int_equal(found_of(meant, count, HA1), 1);
	pmureg_pci_find(meant, count, there, 5, &second);
	assert_int_equal(found_of(meant, count, HA0), 2);
	assert_int_equal(found_of(meant, count, HA1), 5);
	for (size_t i = 0; i < 5; i++)
		there[i].package = i < 2 ? 7 : 4; /* the kernel knows better */
	pmureg_pci_find(meant, count, there, 5, &first);
	assert_int_equal(found_of(meant, count, HA0), 2);
	assert_int_equal(pmureg_pci_nth(there, 5, HA1, &second, 0), 1);
	assert_int_equal(pmureg_pci_nth(there, 5, HA1, &second, 1), 5);
	free(meant);
}

/* A table may say any number. A package has two buses. */
static void test_a_third_bus(void **state)
{
	const struct pmureg_pci_there there = {0x3F, 0, HA0, -1};
	struct pmureg_pci_meant meant[] = {{.device = {0x0200, HA0, 0}}, {.device = {0x7FFF, HA0, 0}}};

	(void)state;
	pmureg_pci_find(meant, 2, &there, 1, &(struct pmureg_package){.count = 1});
	assert_int_equal(meant[0].found, 1);
	assert_int_equal(meant[1].found, 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_known),       cmocka_unit_test(test_none_known),
		cmocka_unit_test(test_some_known),  cmocka_unit_test(test_a_package_has_its_bus),
		cmocka_unit_test(test_a_third_bus),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
