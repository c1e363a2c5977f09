/*
 * test_device.c: what a machine says of itself, the registers of a device one at a time, and what killed processes have
 * left.
 *
 * PCU_MSR_PMON_CTL0 is MSR 0xc30, its event select bits 7:0, its enable bit 22 (Intel 329468-002, chapter 2, power
 * control).
 */
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tree.h"

#include <pmureg/core.h>
#include <pmureg/pmureg.h>

#define MSR "dev/cpu/0/msr"
#define PCU_CTL0 0xc30
#define DEVICES "sys/bus/event_source/devices/"

/* ---- The machine ---- */

struct names {
	size_t count;
	char all[256];
};

static int note_name(void *context, const char *name)
{
	struct names *names = context;

	names->count++;
	(void)strncat(names->all, name, sizeof(names->all) - strlen(names->all) - 1);
	(void)strncat(names->all, " ", sizeof(names->all) - strlen(names->all) - 1);
	return 0;
}

static int stop_at_once(void *context, const char *name)
{
	(void)context;
	(void)name;
	return 7;
}

static void test_what_the_kernel_shows(void **state)
{
	struct pmureg_machine *machine;
	struct names names = {0};
	char root[TREE_PATH], text[32];

	(void)state;
	tree_make(root);
	tree_text(root, DEVICES "nvidia_scf_pmu_0/type", "10\n");
	tree_text(root, DEVICES "nvidia_scf_pmu_0/cpumask", "0-3\n");
	tree_text(root, DEVICES "nvidia_scf_pmu_0/format/event", "config:0-31\n");
	tree_text(root, DEVICES "nvidia_scf_pmu_0/events/cycles", "event=0x100000000\n");
	tree_text(root, DEVICES "nvidia_scf_pmu_0/events/cycles.scale", "2\n");
	assert_int_equal(pmureg_machine_open(root, NULL, &machine, NULL), 0);
	assert_int_equal(pmureg_kernel_pmus(machine, note_name, &names), 0);
	assert_string_equal(names.all, "nvidia_scf_pmu_0 ");
	names = (struct names){0};
	assert_int_equal(pmureg_kernel_files(machine, "nvidia_scf_pmu_0", "events", note_name, &names), 0);
	assert_string_equal(names.all, "cycles ");
	names = (struct names){0};
	assert_int_equal(pmureg_kernel_files(machine, "nvidia_scf_pmu_0", "", note_name, &names), 0);
	assert_string_equal(names.all, "cpumask events format type ");
	assert_int_equal(pmureg_kernel_files(machine, "nvidia_scf_pmu_0", "", stop_at_once, NULL), 7);
	assert_int_equal(pmureg_kernel_files(machine, "nothing", "events", note_name, &names), -ENOENT);
	names = (struct names){0};
	assert_int_equal(pmureg_kernel_files(machine, NULL, NULL, note_name, &names), 0);
	assert_true(names.count > 5);
	assert_int_equal(pmureg_kernel_file(machine, "nvidia_scf_pmu_0", "events/cycles", text, sizeof(text)), 0);
	assert_string_equal(text, "event=0x100000000");
	assert_int_equal(pmureg_kernel_file(machine, "nvidia_scf_pmu_0", "none", text, sizeof(text)), -ENOENT);
	assert_string_equal(pmureg_system_key(pmureg_machine_system(machine, 0)), "t241");
	assert_null(pmureg_machine_system(machine, 1));
	pmureg_machine_close(machine);
	pmureg_machine_close(NULL);
	tree_remove(root);
}

struct ways {
	size_t open, closed;
	char last[256];
};

static int note_way(void *context, const struct pmureg_way *way)
{
	struct ways *ways = context;

	assert_int_equal(way->size, sizeof(*way));
	ways->open += way->is_open != 0;
	ways->closed += !way->is_open;
	if (strcmp(way->name, "msr") == 0)
		(void)snprintf(ways->last, sizeof(ways->last), "%s", way->text);
	return 0;
}

static void test_ways_to_registers(void **state)
{
	struct pmureg_machine *machine;
	struct ways ways = {0};
	char root[TREE_PATH];

	(void)state;
	tree_make(root);
	tree_text(root, "sys/devices/system/cpu/online", "0\n");
	tree_put64(root, MSR, 0x8000, 0);
	tree_text(root, "proc/sys/kernel/perf_event_paranoid", "-1\n");
	assert_int_equal(pmureg_machine_open(root, NULL, &machine, NULL), 0);
	assert_int_equal(pmureg_ways(machine, pmureg_system_find("ivbep", NULL), note_way, &ways), 0);
	assert_int_equal(ways.open, 2); /* perf and msr */
	assert_int_equal(ways.closed, 1); /* pci */
	assert_string_equal(ways.last, "the MSRs of 1 CPUs can be opened");
	pmureg_machine_close(machine);
	tree_remove(root);
}

static void test_a_machine_serves_several_handles(void **state)
{
	struct pmureg_options options = PMUREG_OPTIONS;
	struct pmureg *one, *other;
	char root[TREE_PATH], run_directory[TREE_PATH + 8];

	(void)state;
	tree_make(root);
	tree_text(root, "sys/devices/system/cpu/online", "0\n");
	tree_text(root, "sys/devices/system/cpu/cpu0/topology/physical_package_id", "0\n");
	tree_put64(root, MSR, 0x8000, 0);
	(void)snprintf(run_directory, sizeof(run_directory), "%s/run", root);
	options.system = "ivbep";
	options.io = "msr";
	options.run_directory = run_directory;
	assert_int_equal(pmureg_machine_open(root, NULL, &options.machine, NULL), 0);
	assert_int_equal(pmureg_open(&options, "uncore_ubox/event=0x42/", &one, NULL), 0);
	assert_int_equal(pmureg_open(&options, "uncore_pcu/cstate=3/", &other, NULL), 0);
	assert_string_equal(pmureg_counts_by(one), "direct");
	assert_int_equal(pmureg_close(one, NULL), 0);
	assert_int_equal(pmureg_close(other, NULL), 0);
	pmureg_machine_close(options.machine);
	tree_remove(root);
}

/* ---- Registers ---- */

static void test_registers_of_a_simulated_device(void **state)
{
	struct pmureg_options options = PMUREG_OPTIONS;
	struct pmureg_register_name which;
	struct pmureg_device *device;
	struct pmureg_error error;
	uint64_t value = 1;

	(void)state;
	options.system = "ivbep";
	options.io = "sim";
	assert_int_equal(pmureg_device_open(&options, &device, &error), 0);
	assert_string_equal(pmureg_system_key(pmureg_device_system(device)), "ivbep");
	assert_int_equal(pmureg_device_find(device, "pcu.ctl[0]", &which, &error), 0);
	assert_int_equal(pmureg_device_unit(device, which.block, 0, &error), 0);
	assert_int_equal(pmureg_device_read(device, &which, &value, &error), 0);
	assert_int_equal(value, 0);
	assert_int_equal(pmureg_device_close(device, &error), 0);
	assert_int_equal(pmureg_device_close(NULL, &error), 0);
	options.io = "perf";
	assert_int_equal(pmureg_device_open(&options, &device, &error), -EINVAL);
}

/* NV_PMSELR_EL0 is one register for all units: the select in front of a counter of l2_1 is none of what it says. */
static void test_what_chooses_banks_reads_as_it_was_found(void **state)
{
	struct pmureg_options options = PMUREG_OPTIONS;
	struct pmureg_register_name counter, selector;
	struct pmureg_device *device;
	struct pmureg_error error;
	uint64_t value = 1;

	(void)state;
	options.system = "carmel";
	options.io = "sim";
	assert_int_equal(pmureg_device_open(&options, &device, &error), 0);
	assert_int_equal(pmureg_register_find(pmureg_device_system(device), "l2_1.pmevcntr[1]", &counter, &error), 0);
	assert_int_equal(pmureg_register_find(pmureg_device_system(device), "l2_2.pmselr", &selector, &error), 0);
	assert_int_equal(pmureg_device_read(device, &counter, &value, &error), 0);
	assert_int_equal(pmureg_device_read(device, &selector, &value, &error), 0);
	assert_int_equal(value, 0);
	assert_int_equal(pmureg_device_close(device, &error), 0);
}

static void test_registers_of_a_machine(void **state)
{
	struct pmureg_options options = PMUREG_OPTIONS;
	struct pmureg_register_name which, pci;
	struct pmureg_device *device;
	struct pmureg_error error;
	char root[TREE_PATH];
	uint64_t value;

	(void)state;
	tree_make(root);
	options.system = "ivbep";
	options.root = root;
	options.flags = PMUREG_READ_ONLY;
	assert_int_equal(pmureg_device_open(&options, &device, &error), -ENODEV);
	assert_non_null(strstr(error.message, "the registers of ivbep are not accessible: "));
	tree_text(root, "sys/devices/system/cpu/online", "0\n");
	tree_put64(root, MSR, 0x8000, 0);
	tree_put64(root, MSR, PCU_CTL0, 0x1234);
	assert_int_equal(pmureg_device_open(&options, &device, &error), 0);
	assert_int_equal(pmureg_register_find(pmureg_device_system(device), "pcu.ctl[0]", &which, &error), 0);
	assert_int_equal(pmureg_device_read(device, &which, &value, &error), 0);
	assert_int_equal(value, 0x1234);
	assert_int_equal(pmureg_register_find(pmureg_device_system(device), "imc.ctl[0]", &pci, &error), 0);
	assert_int_equal(pmureg_device_unit(device, pci.block, 0, &error), -ENODEV);
	assert_non_null(strstr(error.message, "the machine's PCI devices cannot be listed"));
	assert_int_equal(pmureg_device_read(device, &pci, &value, &error), -ENODEV);
	assert_string_equal(error.message, "no access method for PCI configuration space is open");
	assert_int_equal(pmureg_device_close(device, &error), 0);
	tree_remove(root);
}

/* ---- Testing ---- */

struct outcomes {
	size_t passed, failed, skipped, stop_after;
};

static int note_test(void *context, const struct pmureg_tested *result)
{
	struct outcomes *outcomes = context;

	assert_int_equal(result->size, sizeof(*result));
	outcomes->passed += result->outcome == PMUREG_TEST_PASSED;
	outcomes->failed += result->outcome == PMUREG_TEST_FAILED;
	outcomes->skipped += result->outcome == PMUREG_TEST_SKIPPED;
	return outcomes->stop_after && outcomes->passed >= outcomes->stop_after ? 5 : 0;
}

static void test_the_test_of_a_device(void **state)
{
	struct pmureg_options options = PMUREG_OPTIONS;
	struct pmureg_register_name pcu;
	struct pmureg_device *device;
	struct outcomes outcomes = {0};
	struct pmureg_error error;

	(void)state;
	options.system = "ivbep";
	options.io = "sim";
	assert_int_equal(pmureg_device_open(&options, &device, &error), 0);
	assert_int_equal(pmureg_register_find(pmureg_device_system(device), "pcu.ctl", &pcu, &error), 0);
	assert_int_equal(pmureg_device_test(device, pcu.block, 0, note_test, &outcomes, &error), 0);
	assert_true(outcomes.passed > 5);
	assert_int_equal(outcomes.failed, 0);
	outcomes = (struct outcomes){.stop_after = 2};
	assert_int_equal(pmureg_device_test(device, pcu.block, 0, note_test, &outcomes, &error), 5);
	assert_int_equal(outcomes.passed, 2);
	assert_int_equal(pmureg_device_close(device, &error), 0);
}

static void test_a_unit_in_use_is_left_alone(void **state)
{
	struct pmureg_options options = PMUREG_OPTIONS;
	struct pmureg_register_name pcu;
	struct pmureg_device *device;
	struct outcomes outcomes = {0};
	struct pmureg_error error;
	char root[TREE_PATH];

	(void)state;
	tree_make(root);
	tree_text(root, "sys/devices/system/cpu/online", "0\n");
	tree_put64(root, MSR, 0x8000, 0);
	tree_put64(root, MSR, PCU_CTL0, UINT64_C(1) << 22);
	options.system = "ivbep";
	options.io = "msr";
	options.root = root;
	assert_int_equal(pmureg_device_open(&options, &device, &error), 0);
	assert_int_equal(pmureg_register_find(pmureg_device_system(device), "pcu.ctl", &pcu, &error), 0);
	assert_int_equal(pmureg_device_test(device, pcu.block, 0, note_test, &outcomes, &error), -EBUSY);
	assert_non_null(strstr(error.message, "uncore_pcu is in use: its "));
	assert_int_equal(outcomes.passed + outcomes.failed + outcomes.skipped, 0);
	assert_int_equal(tree_get64(root, MSR, PCU_CTL0), UINT64_C(1) << 22);
	assert_int_equal(pmureg_device_close(device, &error), 0);
	tree_remove(root);
}

/* ---- What killed processes have left ---- */

static int note_left(void *context, const struct pmureg_left *left)
{
	assert_int_equal(left->size, sizeof(*left));
	assert_string_equal(left->system, "ivbep");
	assert_int_equal(left->package, 0);
	assert_true(left->count > 0);
	*(long *)context = left->pid;
	return 9;
}

/* Not of what is said about it. */
static int count_left(void *context, const struct pmureg_left *left)
{
	*(size_t *)context += !left->text;
	return 0;
}

static void test_what_a_killed_process_has_left(void **state)
{
	struct pmureg_options options = PMUREG_OPTIONS;
	struct pmureg *pmureg;
	char root[TREE_PATH];
	size_t restored = 0;
	long pid = 0;
	int status;
	pid_t child;

	(void)state;
	tree_make(root);
	tree_text(root, "sys/devices/system/cpu/online", "0\n");
	tree_text(root, "sys/devices/system/cpu/cpu0/topology/physical_package_id", "0\n");
	tree_put64(root, MSR, 0x8000, 0);
	options.system = "ivbep";
	options.io = "direct";
	options.root = root;
	assert_int_equal(pmureg_records(&options, note_left, &pid, NULL), 0);
	child = fork();
	assert_true(child >= 0);
	if (child == 0) {
		if (pmureg_open(&options, "uncore_pcu/clockticks/", &pmureg, NULL) == 0)
			(void)raise(SIGKILL);
		_exit(1);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFSIGNALED(status));
	assert_int_equal(pmureg_records(&options, note_left, &pid, NULL), 9);
	assert_int_equal(pid, child);
	assert_int_not_equal(tree_get64(root, MSR, PCU_CTL0), 0);
	assert_int_equal(pmureg_restore(&options, count_left, &restored, NULL), 0);
	assert_int_equal(restored, 1);
	assert_int_equal(tree_get64(root, MSR, PCU_CTL0), 0);
	assert_int_equal(pmureg_records(&options, note_left, &pid, NULL), 0);
	tree_remove(root);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_what_the_kernel_shows),
		cmocka_unit_test(test_ways_to_registers),
		cmocka_unit_test(test_a_machine_serves_several_handles),
		cmocka_unit_test(test_registers_of_a_simulated_device),
		cmocka_unit_test(test_what_chooses_banks_reads_as_it_was_found),
		cmocka_unit_test(test_registers_of_a_machine),
		cmocka_unit_test(test_the_test_of_a_device),
		cmocka_unit_test(test_a_unit_in_use_is_left_alone),
		cmocka_unit_test(test_what_a_killed_process_has_left),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
