/*
 * test_library.c: programs that use the public header as its comments allow, and as they do not: each mistake is one
 * error, and nothing is lost by it.
 *
 * Clock ticks of nhm are event 0xff (arch/x86/events/intel/uncore_nhmex.c), which counts 256 a nanosecond when
 * simulated. PCU_MSR_PMON_CTL0 is MSR 0xc30, its enable bit 22 (Intel 329468-002, chapter 2, power control).
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tree.h"

#include <pmureg/pmureg.h>

#define MSR "dev/cpu/0/msr"
#define UBOX_CTL0 0xc10 /* a plain file is addressed like the device: a number is a place */
#define UBOX "uncore_ubox/event=0x42/"
#define IMC "uncore_imc/cas_count_read/"
#define TICKS "uncore/clockticks/"

static struct pmureg_options options_for(const char *system, const char *io)
{
	struct pmureg_options options = PMUREG_OPTIONS;

	options.system = system;
	options.io = io;
	return options;
}

static struct pmureg *open_sim(void)
{
	const struct pmureg_options options = options_for("nhm", "sim");
	struct pmureg *counting;

	assert_int_equal(pmureg_open(&options, TICKS, &counting, NULL), 0);
	return counting;
}

static uint64_t count_of(const struct pmureg *counting)
{
	struct pmureg_result result = PMUREG_RESULT;

	assert_int_equal(pmureg_result_at(counting, 0, &result), 0);
	assert_int_equal(result.reason, PMUREG_COUNTED);
	return result.value;
}

/* Those that a user has added among them; as an error shows as much of the list as it has room for. */
static const char *name_systems(const char *start, char names[512])
{
	char list[256] = "";

	for (size_t i = 0; pmureg_system_name(i); i++)
		pmureg_text_append(list, sizeof(list), "%s%s", i ? ", " : "", pmureg_system_name(i));
	(void)snprintf(names, 512, "%s%s", start, list);
	return names;
}

static void refused(const struct pmureg_options *options, const char *events, int code, const char *words)
{
	struct pmureg *counting = (struct pmureg *)(uintptr_t)1;
	struct pmureg_error error;

	assert_int_equal(pmureg_open(options, events, &counting, &error), code);
	assert_null(counting);
	assert_int_equal(error.code, code);
	assert_string_equal(error.message, words);
	assert_int_equal(pmureg_open(options, events, &counting, NULL), code);
}

/* ---- The life of a handle ---- */

static void test_out_of_order(void **state)
{
	struct pmureg *counting = open_sim();
	struct pmureg_error error;

	(void)state;
	assert_int_equal(pmureg_stop(counting, &error), -EINVAL);
	assert_string_equal(error.message, "the handle is not started");
	assert_int_equal(pmureg_read(counting, NULL), -EINVAL);
	assert_int_equal(pmureg_tick(counting, &error), 0);
	assert_int_equal(pmureg_advance(counting, 1000, &error), 0);
	assert_int_equal(pmureg_due_ns(counting), 0);
	assert_int_equal(count_of(counting), 0);

	assert_int_equal(pmureg_start(counting, &error), 0);
	assert_int_equal(pmureg_start(counting, &error), -EBUSY);
	assert_string_equal(error.message, "the handle is already started");
	assert_int_equal(pmureg_advance(counting, 1000, &error), 0);
	assert_int_equal(pmureg_stop(counting, &error), 0);
	assert_int_equal(count_of(counting), 256000);

	/* Behind the stop: what was counted stays. */
	assert_int_equal(pmureg_stop(counting, &error), -EINVAL);
	assert_string_equal(error.message, "the handle is already stopped");
	assert_int_equal(pmureg_start(counting, &error), -EBUSY);
	assert_string_equal(error.message, "a stopped handle cannot be used again: open another");
	assert_int_equal(pmureg_advance(counting, 500, &error), 0);
	assert_int_equal(pmureg_read(counting, &error), 0);
	assert_int_equal(count_of(counting), 256000);
	assert_int_equal(pmureg_close(counting, &error), 0);
	assert_int_equal(pmureg_close(NULL, &error), 0);
}

static void test_the_kernels_way_stops_once_too(void **state)
{
	const struct pmureg_options options = options_for(NULL, "perf");
	struct pmureg *counting;

	(void)state;
	if (pmureg_open(&options, "page-faults", &counting, NULL))
		skip(); /* this kernel does not count for us */
	assert_int_equal(pmureg_advance(counting, 1, NULL), -EINVAL);
	assert_int_equal(pmureg_start(counting, NULL), 0);
	assert_int_equal(pmureg_stop(counting, NULL), 0);
	assert_int_equal(pmureg_stop(counting, NULL), -EINVAL);
	assert_int_equal(pmureg_close(counting, NULL), 0);
}

/* Two that do nothing but count: one by its number as a process, one as a thread, each alone. */
static void test_processes_and_threads(void **state)
{
	struct pmureg_options options = options_for(NULL, "perf");
	struct pmureg_result result = PMUREG_RESULT;
	struct pmureg *counting;
	struct pmureg_error error;
	pid_t children[2], parent = getpid();
	char list[32];

	(void)state;
	if (pmureg_open(&options, "task-clock", &counting, NULL))
		skip(); /* this kernel does not count for us */
	assert_int_equal(pmureg_close(counting, NULL), 0);
	if (access("/proc/self/task", R_OK)) {
		print_message("skipped: no /proc, which tells the threads of a process\n");
		skip();
	}
	for (int i = 0; i < 2; i++) {
		children[i] = fork();
		assert_true(children[i] >= 0);
		/* Where we fail, they end with us. */
		while (!children[i])
			if (getppid() != parent)
				_exit(1);
	}
	for (int i = 0; i < 3; i++) {
		(void)snprintf(list, sizeof(list), "%ld%s", (long)children[i % 2], i < 2 ? "" : ",2147483647");
		options.pids = i == 0 ? list : NULL;
		options.tids = i == 0 ? NULL : list; /* one that is not there is left out */
		assert_int_equal(pmureg_open(&options, "task-clock", &counting, &error), 0);
		assert_int_equal(pmureg_start(counting, &error), 0);
		(void)usleep(100000);
		assert_int_equal(pmureg_stop(counting, &error), 0);
		assert_int_equal(pmureg_result_at(counting, 0, &result), 0);
		assert_true(result.value > 0 && result.value < 10000000000 && result.place[0] == '\0');
		assert_int_equal(pmureg_close(counting, &error), 0);
	}
	for (int i = 0; i < 2; i++) {
		(void)kill(children[i], SIGKILL);
		assert_int_equal(waitpid(children[i], NULL, 0), children[i]);
	}
	options.tids = NULL;
	options.pids = "2147483647";
	assert_int_equal(pmureg_open(&options, "task-clock", &counting, &error), -ESRCH);
	assert_string_equal(error.message, "there is no process 2147483647");
	(void)snprintf(list, sizeof(list), "%ld,", (long)getpid());
	options.pids = list;
	assert_int_equal(pmureg_open(&options, "task-clock", &counting, &error), 0);
	assert_int_equal(pmureg_close(counting, &error), 0);
	options.pids = "1,x";
	assert_int_equal(pmureg_open(&options, "task-clock", &counting, &error), -EINVAL);
	assert_string_equal(error.message, "'x' is not a process or thread; write ids: 12,34");
}

static void test_handles_do_not_meet(void **state)
{
	struct pmureg *one = open_sim(), *other = open_sim();

	(void)state;
	assert_int_equal(pmureg_start(one, NULL), 0);
	assert_int_equal(pmureg_advance(one, 100, NULL), 0);
	assert_int_equal(pmureg_start(other, NULL), 0);
	assert_int_equal(pmureg_advance(other, 50, NULL), 0);
	assert_int_equal(pmureg_stop(other, NULL), 0);
	assert_int_equal(pmureg_advance(one, 100, NULL), 0);
	assert_int_equal(pmureg_stop(one, NULL), 0);
	assert_int_equal(count_of(one), 256 * 200);
	assert_int_equal(pmureg_close(one, NULL), 0);
	assert_int_equal(count_of(other), 256 * 50);
	assert_int_equal(pmureg_close(other, NULL), 0);
}

/* ---- Sizes, flags, names ---- */

static void test_options_of_other_versions(void **state)
{
	struct {
		struct pmureg_options known;
		unsigned char more[16];
	} newer;
	struct pmureg_options options = options_for("nhm", "sim");
	struct pmureg *counting;

	(void)state;
	options.size = 0;
	refused(&options, TICKS, -EINVAL, "the options have no size: initialise them with PMUREG_OPTIONS");

	/* Of an older program only what it has is looked at: here the system, and what stands for the io is not. */
	options = options_for("nhm", "sim");
	options.root = "/nonexistent";
	options.flags = 0x100;
	options.size = offsetof(struct pmureg_options, root);
	assert_int_equal(pmureg_open(&options, TICKS, &counting, NULL), 0);
	assert_int_equal(pmureg_close(counting, NULL), 0);

	memset(&newer, 0, sizeof(newer));
	newer.known = options_for("nhm", "sim");
	newer.known.size = sizeof(newer);
	assert_int_equal(pmureg_open(&newer.known, TICKS, &counting, NULL), 0);
	assert_int_equal(pmureg_close(counting, NULL), 0);
	newer.more[15] = 1;
	refused(&newer.known, TICKS, -E2BIG, "this version (" PMUREG_VERSION ") does not know an option that is set");
}

static void test_options_that_mean_nothing(void **state)
{
	struct pmureg_options options = options_for("nhm", "sim");
	char names[512];

	(void)state;
	options.flags = 0x100 | PMUREG_FORCE;
	refused(&options, TICKS, -E2BIG, "this version (" PMUREG_VERSION ") does not know flag 0x100");
	options = options_for("nhm", "sim");
	options.pid = -1;
	refused(&options, TICKS, -EINVAL, "-1 is not a task id; use 0 for this task");
	options = options_for("nhm", "sim");
	options.tids = "1";
	refused(&options, TICKS, -EINVAL, "`" TICKS "` is counted for the whole machine, not for a process or "
		"thread; omit -p and -t");
	options = (struct pmureg_options)PMUREG_OPTIONS;
	options.pids = "1";
	options.flags = PMUREG_WHOLE_MACHINE;
	refused(&options, "page-faults", -EINVAL, "processes and threads are counted on all CPUs: do not choose CPUs "
		"or the whole machine, too");
	options = options_for("nhm", "simulated");
	refused(&options, TICKS, -EINVAL,
		"there is no io 'simulated'; choose one of: auto, direct, sim, perf, msr, pci, mmio, sysreg, csr");
	options = options_for("nehalem", "sim");
	refused(&options, TICKS, -ENOENT,
		name_systems("there is no described system 'nehalem'; choose one of: ", names));
	options = options_for("nhm", "sim");
	refused(&options, "", -EINVAL, "there is no event to count");
	refused(&options, ",", -EINVAL, "there is no event here");
}

static void test_results_of_other_versions(void **state)
{
	struct pmureg_result result = PMUREG_RESULT;
	struct {
		struct pmureg_result known;
		unsigned char more[16];
	} newer;
	static const unsigned char none[16];
	struct pmureg *counting = open_sim();

	(void)state;
	assert_int_equal(pmureg_start(counting, NULL), 0);
	assert_int_equal(pmureg_advance(counting, 10, NULL), 0);
	assert_int_equal(pmureg_stop(counting, NULL), 0);

	result.size = offsetof(struct pmureg_result, value);
	result.value = 99;
	assert_int_equal(pmureg_result_at(counting, 0, &result), 0);
	assert_string_equal(result.event, TICKS);
	assert_int_equal(result.value, 99);

	/* A program that was built with a later version gets what there is, and 0 for the rest. */
	memset(&newer, 0x5a, sizeof(newer));
	newer.known.size = sizeof(newer);
	assert_int_equal(pmureg_result_at(counting, 0, &newer.known), 0);
	assert_int_equal(newer.known.value, 2560);
	assert_memory_equal(newer.more, none, sizeof(none));

	result.size = 0;
	assert_int_equal(pmureg_result_at(counting, 0, &result), -EINVAL);
	assert_int_equal(pmureg_result_at(counting, 1, &newer.known), -ENOENT);
	assert_int_equal(pmureg_result_at(counting, (size_t)-1, &newer.known), -ENOENT);
	assert_int_equal(pmureg_close(counting, NULL), 0);
}

/* ---- A machine that lacks something ---- */

static void test_machines_that_lack_something(void **state)
{
	struct pmureg_options options = options_for("ivbep", "direct");
	char root[TREE_PATH], words[2 * TREE_PATH];

	(void)state;
	tree_make(root);
	options.root = root;
	(void)snprintf(words, sizeof(words),
		       "%s/sys/devices/system/cpu/online does not list the CPUs: is sysfs "
		       "mounted there?",
		       root);
	refused(&options, UBOX, -ENOENT, words);
	tree_text(root, "sys/devices/system/cpu/online", "0\n");
	refused(&options, UBOX, -ENXIO, "this machine has no CPU 0");
	tree_text(root, "sys/devices/system/cpu/cpu0/topology/physical_package_id", "0\n");
	(void)snprintf(words, sizeof(words),
		       "there is no %s/" MSR "; load the module (modprobe msr), or give the container access to "
		       "the file",
		       root);
	refused(&options, UBOX, -ENOENT, words);
	(void)snprintf(words, sizeof(words),
		       "the machine's PCI devices cannot be listed: %s/sys/bus/pci/devices: No such file or directory",
		       root);
	refused(&options, IMC, -ENOENT, words);
	tree_text(root, "sys/bus/pci/devices/0000:7f:01.0/vendor", "0x8086\n");
	refused(&options, IMC, -ENODEV,
		IMC ": no unit of this event could be read: package 0 has no PCI device 8086:0ef1 at "
		    "1e.1 (ivbep_imc_7): this part lacks the unit, or its BIOS hides it");
	tree_remove(root);
}

static void ubox_machine(char root[TREE_PATH])
{
	tree_make(root);
	tree_text(root, "sys/devices/system/cpu/online", "0\n");
	tree_text(root, "sys/devices/system/cpu/cpu0/topology/physical_package_id", "0\n");
	tree_put64(root, MSR, 0x8000, 0);
}

static int count_restored(void *context, const struct pmureg_left *left)
{
	*(size_t *)context += !left->text;
	return 0;
}

static void test_a_run_directory_that_is_a_file(void **state)
{
	struct pmureg_options options = options_for("ivbep", "direct");
	char root[TREE_PATH], file[TREE_PATH + 8], words[2 * TREE_PATH];
	struct pmureg_error error;
	size_t restored = 0;

	(void)state;
	ubox_machine(root);
	tree_text(root, "file", "");
	(void)snprintf(file, sizeof(file), "%s/file", root);
	options.root = root;
	options.run_directory = file;
	(void)snprintf(words, sizeof(words),
		       "%s cannot be written: Not a directory; it holds the records that let `pmureg "
		       "restore` undo a killed session: choose another directory with --run-directory",
		       file);
	refused(&options, UBOX, -ENOTDIR, words);
	assert_int_equal(tree_get64(root, MSR, UBOX_CTL0), 0);
	assert_int_equal(pmureg_restore(&options, count_restored, &restored, &error), -ENOTDIR);
	assert_int_equal(restored, 0);
	options.run_directory = NULL; /* nothing has been left there */
	assert_int_equal(pmureg_restore(&options, count_restored, &restored, &error), 0);
	assert_int_equal(restored, 0);
	tree_remove(root);
}

/* ---- Processes and files ---- */

/* As where a box is frozen until it is started: its registers do not say that it will count. Its record does. */
static void test_two_before_either_has_started(void **state)
{
	struct pmureg_options options = options_for("ivbep", "direct");
	char root[TREE_PATH], words[100];
	struct pmureg_error error;
	struct pmureg *first, *second;

	(void)state;
	ubox_machine(root);
	options.root = root;
	assert_int_equal(pmureg_open(&options, UBOX, &first, &error), 0);
	tree_put64(root, MSR, UBOX_CTL0, 0);
	assert_int_equal(pmureg_open(&options, UBOX, &second, &error), -EBUSY);
	(void)snprintf(words, sizeof(words), "ivbep_ubox_ctl[0] of uncore_ubox is in use by a session of process %ld",
		       (long)getpid());
	assert_non_null(strstr(error.message, words));
	assert_non_null(strstr(error.message, "--force"));
	options.flags = PMUREG_FORCE;
	assert_int_equal(pmureg_open(&options, UBOX, &second, &error), 0);
	assert_int_equal(pmureg_close(second, &error), 0);
	(void)pmureg_close(first, NULL);
	tree_remove(root);
}

static void test_a_child_leaves_the_counting_to_its_parent(void **state)
{
	struct pmureg_options options = options_for("ivbep", "direct");
	char root[TREE_PATH];
	struct pmureg_error error;
	struct pmureg *counting;
	uint64_t programmed;
	size_t restored = 0;
	int status;
	pid_t child;

	(void)state;
	ubox_machine(root);
	options.root = root;
	assert_int_equal(pmureg_open(&options, UBOX, &counting, &error), 0);
	assert_int_equal(pmureg_start(counting, &error), 0);
	programmed = tree_get64(root, MSR, UBOX_CTL0);
	assert_true(programmed & (UINT64_C(1) << 22));
	child = fork();
	assert_true(child >= 0);
	if (child == 0) {
		/* Killed, not ended: valgrind would count what the test itself still holds. */
		if (pmureg_stop(counting, NULL) == -EPERM && pmureg_tick(counting, NULL) == -EPERM &&
		    pmureg_close(counting, NULL) == 0)
			(void)raise(SIGKILL);
		_exit(1);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);

	/* It still counts, what undoes it is still stored, and it is still known to run. */
	assert_int_equal(tree_get64(root, MSR, UBOX_CTL0), programmed);
	assert_int_equal(pmureg_restore(&options, count_restored, &restored, &error), 0);
	assert_int_equal(restored, 0);
	assert_int_equal(tree_get64(root, MSR, UBOX_CTL0), programmed);
	assert_int_equal(pmureg_stop(counting, &error), 0);
	assert_int_equal(pmureg_close(counting, &error), 0);
	assert_int_equal(tree_get64(root, MSR, UBOX_CTL0), 0);
	tree_remove(root);
}

/* The kernel's counters are one for both, too. */
static void test_a_child_does_not_stop_the_kernels_counting(void **state)
{
	struct pmureg_options options = options_for(NULL, "perf");
	struct pmureg_result result = PMUREG_RESULT;
	struct pmureg_error error = {0};
	struct pmureg *counting;
	uint64_t before;
	int status;
	pid_t child;

	(void)state;
	if (pmureg_open(&options, "task-clock", &counting, &error)) {
		print_message("skipped: %s\n", error.message);
		skip();
	}
	assert_int_equal(pmureg_start(counting, &error), 0);
	child = fork();
	assert_true(child >= 0);
	if (child == 0) {
		if (pmureg_stop(counting, &error) == -EPERM && strstr(error.message, "a forked child can only close it") &&
		    pmureg_close(counting, NULL) == 0)
			(void)raise(SIGKILL);
		_exit(1);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
	assert_int_equal(pmureg_read(counting, &error), 0);
	assert_int_equal(pmureg_result_at(counting, 0, &result), 0);
	before = result.value;
	assert_int_equal(pmureg_read(counting, &error), 0);
	assert_int_equal(pmureg_result_at(counting, 0, &result), 0);
	assert_true(result.value > before);
	assert_int_equal(pmureg_close(counting, &error), 0);
}

static int open_files(void)
{
	int count = 0;

	for (int file = 0; file < 1024; file++)
		count += fcntl(file, F_GETFD) >= 0;
	return count;
}

/* IVBEP_CBO_CTL has 32 bits, of which 31:24 are the threshold (Intel 329468-002, table 2-14). */
static void test_values_that_no_register_has(void **state)
{
	struct pmureg_error error = {0};
	char text[128];
	uint64_t value = 7;

	(void)state;
	assert_true(pmureg_decode("ivbep", "ivbep_cbo_ctl", 0xff000000, text, sizeof(text), &error) > 0);
	assert_non_null(strstr(text, "thresh=0xff\n"));
	assert_int_equal(pmureg_decode("ivbep", "ivbep_cbo_ctl", 1ULL << 32, text, sizeof(text), &error), -ERANGE);
	assert_string_equal(error.message,
			    "0x100000000 does not fit into ivbep_cbo_ctl, which has 32 bits: at most 0xffffffff");
	assert_string_equal(text, "");
	assert_int_equal(pmureg_encode("ivbep", "ivbep_cbo_ctl", "umask=3,en,umask=4", &value, &error), -EINVAL);
	assert_int_equal(error.column, 12);
	assert_int_equal(value, 7);
}

/* Counters of 32 bits, which add at most 256 a nanosecond, are read each 2^31 / 256; of turns of 1 ms the shorter counts. */
static void test_simulated_time_that_would_take_hours(void **state)
{
	struct pmureg_options options = options_for("carmel", "sim");
	struct pmureg_error error;
	struct pmureg *counting;

	(void)state;
	for (options.mux_interval_ns = 0; options.mux_interval_ns <= 1000000; options.mux_interval_ns += 1000000) {
		const char *events = "{carmel_l2_0/event=1/},{carmel_l2_0/event=2/},{carmel_l2_0/event=3/},{carmel_l2_0/event=4/},"
				     "{carmel_l2_0/event=5/},{carmel_l2_0/event=6/},{carmel_l2_0/event=7/}";

		assert_int_equal(pmureg_open(&options, options.mux_interval_ns ? events : "carmel_l2_0/event=1/", &counting, NULL), 0);
		assert_int_equal(pmureg_start(counting, NULL), 0);
		assert_int_equal(pmureg_advance(counting, UINT64_MAX, &error), -ERANGE);
		assert_non_null(strstr(error.message, options.mux_interval_ns ? "go 67108864000000 ns at most" :
										"go 562949953421312 ns at most"));
		assert_int_equal(pmureg_advance(counting, 7000000, NULL), 0);
		assert_int_equal(pmureg_stop(counting, NULL), 0);
		assert_true(count_of(counting) >= 2000000);
		assert_int_equal(pmureg_close(counting, NULL), 0);
	}
}

/* The others are counted; of the one there is a result, and a notice why. */
static void test_an_event_that_is_left_out(void **state)
{
	static const char events[] = "uncore_imc_0/event=4/,{uncore_cbox_0/event=1/,uncore_cbox_1/event=2/},uncore_cbox_0/event=2/";
	struct pmureg_options options = options_for("ivbep", "sim");
	struct pmureg_result result = PMUREG_RESULT;
	struct pmureg_error error;
	struct pmureg *counting;

	(void)state;
	refused(&options, events, -EINVAL, "`uncore_cbox_0/event=1/` and `uncore_cbox_1/event=2/` are in one group "
		"but on different units, and only one unit counts at the same time: use two groups");
	options.flags = PMUREG_LEAVE_OUT;
	assert_int_equal(pmureg_open(&options, events, &counting, &error), 0);
	assert_int_equal(pmureg_start(counting, &error), 0);
	assert_int_equal(pmureg_advance(counting, 1000, &error), 0);
	assert_int_equal(pmureg_stop(counting, &error), 0);
	for (size_t i = 0; i < 4; i++) {
		static const uint64_t values[] = {5000, 0, 0, 3000};

		assert_int_equal(pmureg_result_at(counting, i, &result), 0);
		assert_int_equal(result.event_index, i);
		assert_int_equal(result.reason, values[i] ? PMUREG_COUNTED : PMUREG_NOT_SUPPORTED);
		assert_int_equal(result.value, values[i]);
	}
	assert_string_equal(pmureg_reason_text(PMUREG_NOT_SUPPORTED), "not supported");
	assert_int_equal(pmureg_result_at(counting, 4, &result), -ENOENT);
	assert_non_null(strstr(pmureg_notice(counting, 0), "not counted: `uncore_cbox_0/event=1/` and "
							   "`uncore_cbox_1/event=2/` are in one group"));
	assert_null(pmureg_notice(counting, 1));
	assert_int_equal(pmureg_close(counting, &error), 0);
}

static int no_way(void *context, const struct pmureg_way *way)
{
	(void)context;
	fail_msg("a way to nothing: %s", way->name);
	return 0;
}

/* As from pmureg_system_name() behind the last one, and pmureg_machine_system() on a machine that is none. */
static void test_names_that_are_null(void **state)
{
	struct pmureg_machine *machine;
	struct pmureg_error error;
	char text[64];
	uint64_t value;

	(void)state;
	assert_null(pmureg_system_find(NULL, &error));
	assert_int_equal(error.code, -ENOENT);
	assert_non_null(strstr(error.message, "there is no described system ''; choose one of: "));
	assert_int_equal(pmureg_decode(NULL, "x", 0, text, sizeof(text), &error), -ENOENT);
	assert_int_equal(pmureg_decode("nhm", NULL, 0, text, sizeof(text), &error), -ENOENT);
	assert_int_equal(pmureg_encode(NULL, "x", "", &value, &error), -ENOENT);
	assert_int_equal(pmureg_events(NULL, NULL, NULL), -ENOENT);
	assert_int_equal(pmureg_machine_open(NULL, NULL, &machine, &error), 0);
	assert_int_equal(pmureg_ways(machine, NULL, no_way, NULL), 0);
	assert_int_equal(pmureg_kernel_file(machine, NULL, "type", text, sizeof(text)), -ENOENT);
	pmureg_machine_close(machine);
}

static void test_a_thousand_handles_leave_nothing_open(void **state)
{
	struct pmureg_options direct = options_for("ivbep", "direct"), sim = options_for("ivbep", "sim");
	struct pmureg *counting;
	char root[TREE_PATH];
	int before;

	(void)state;
	ubox_machine(root);
	direct.root = root;
	before = open_files();
	for (int i = 0; i < 1000; i++) {
		assert_int_equal(pmureg_open(i % 2 ? &direct : &sim, UBOX, &counting, NULL), 0);
		assert_int_equal(pmureg_start(counting, NULL), 0);
		assert_int_equal(pmureg_close(counting, NULL), 0); /* without a stop */
		assert_int_equal(pmureg_open(&direct, IMC, &counting, NULL), -ENOENT);
	}
	assert_int_equal(open_files(), before);
	assert_int_equal(tree_get64(root, MSR, UBOX_CTL0), 0);
	tree_remove(root);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_out_of_order),
		cmocka_unit_test(test_the_kernels_way_stops_once_too),
		cmocka_unit_test(test_processes_and_threads),
		cmocka_unit_test(test_handles_do_not_meet),
		cmocka_unit_test(test_options_of_other_versions),
		cmocka_unit_test(test_options_that_mean_nothing),
		cmocka_unit_test(test_results_of_other_versions),
		cmocka_unit_test(test_machines_that_lack_something),
		cmocka_unit_test(test_a_run_directory_that_is_a_file),
		cmocka_unit_test(test_two_before_either_has_started),
		cmocka_unit_test(test_a_child_leaves_the_counting_to_its_parent),
		cmocka_unit_test(test_a_child_does_not_stop_the_kernels_counting),
		cmocka_unit_test(test_values_that_no_register_has),
		cmocka_unit_test(test_simulated_time_that_would_take_hours),
		cmocka_unit_test(test_an_event_that_is_left_out),
		cmocka_unit_test(test_names_that_are_null),
		cmocka_unit_test(test_a_thousand_handles_leave_nothing_open),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
