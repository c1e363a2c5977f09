/*
 * test_life.c: the life of a handle of the library on the files of a machine with two packages: nothing is allocated
 * once it is open, and an access that fails, whichever it is, harms nothing but what it was for.
 */
#define _DEFAULT_SOURCE
#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <pmureg/core.h>
#include <pmureg/pmureg.h>

#include "../../runtime/core/internal.h"
#include "../../runtime/library/registers.h"
#include "machine.h"
#include "tree.h"

#define EVENTS                                                                                                         \
	"uncore_ha_0/event=1/,uncore_ha_0/event=2/,uncore_ha_0/event=3/,uncore_ha_0/event=4/,uncore_ha_0/event=9/"

static char root[TREE_PATH], run[TREE_PATH + 8];

/* ---- Allocations ---- */

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);

static size_t allocations;

void *__wrap_malloc(size_t size)
{
	allocations++;
	return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
	allocations++;
	return __real_calloc(count, size);
}

void *__wrap_realloc(void *memory, size_t size)
{
	allocations++;
	return __real_realloc(memory, size);
}

/* ---- An io that fails once ---- */

struct failing {
	struct pmureg_io io;
	struct pmureg_io *inner;
	size_t *left; /* good accesses before the bad one, of all packages */
	int failed;   /* it was one of this package's */
};

struct machine {
	struct failing packages[2];
	size_t left;
};

static int fails(struct failing *failing)
{
	if ((*failing->left)--)
		return 0;
	failing->failed = 1;
	return 1;
}

static int failing_read(struct pmureg_io *io, const struct pmureg_place *place, uint64_t *value)
{
	struct failing *failing = (struct failing *)(void *)io;

	return fails(failing) ? -5 : pmureg_io_read(failing->inner, place, value);
}

static int failing_write(struct pmureg_io *io, const struct pmureg_place *place, uint64_t value)
{
	struct failing *failing = (struct failing *)(void *)io;

	return fails(failing) ? -5 : pmureg_io_write(failing->inner, place, value);
}

static int failing_barrier(struct pmureg_io *io, enum pmureg_barrier barrier)
{
	return pmureg_io_barrier(((struct failing *)(void *)io)->inner, barrier);
}

static struct machine *current; /* NULL: nothing fails */

/* ---- An io that ends the process ---- */

/* A simulated device that outlives its processes: it is in shared memory. */
struct killer {
	struct pmureg_io io, *inner; /* inner NULL: the registers are those of the tree */
	size_t left;                 /* accesses that return */
};
static struct killer killer;

static void live_on_or_die(void)
{
	if (!killer.left--)
		(void)kill(getpid(), SIGKILL);
}

static int killer_read(struct pmureg_io *io, const struct pmureg_place *place, uint64_t *value)
{
	int code = pmureg_io_read(killer.inner, place, value);

	(void)io;
	live_on_or_die();
	return code;
}

static int killer_write(struct pmureg_io *io, const struct pmureg_place *place, uint64_t value)
{
	int code = pmureg_io_write(killer.inner, place, value);

	(void)io;
	live_on_or_die();
	return code;
}

static int killer_barrier(struct pmureg_io *io, enum pmureg_barrier barrier)
{
	(void)io;
	return pmureg_io_barrier(killer.inner, barrier);
}

static int open_banked(struct registers *registers)
{
	killer.io = (struct pmureg_io){.read = killer_read, .write = killer_write, .barrier = killer_barrier};
	io_reach_init(&registers->reach);
	registers->io = &killer.io;
	registers->reach.open = 1;
	registers->sim = NULL;
	return 0;
}

int __real_registers_open(struct registers *registers, const uint8_t *used, struct pmureg_error *error);
int __wrap_registers_open(struct registers *registers, const uint8_t *used, struct pmureg_error *error);

int __wrap_registers_open(struct registers *registers, const uint8_t *used, struct pmureg_error *error)
{
	int code = killer.inner ? open_banked(registers) : __real_registers_open(registers, used, error);
	struct failing *failing =
		current && !killer.inner ? &current->packages[registers->bank.ids[PMUREG_PACKAGE]] : NULL;

	if (!failing)
		return code;
	*failing = (struct failing){{.read = failing_read, .write = failing_write, .barrier = failing_barrier},
				    registers->io,
				    &current->left,
				    0};
	registers->io = &failing->io;
	return code;
}

/* ---- A life ---- */

static int setup(void **state)
{
	(void)state;
	tree_make(root);
	machine_make(root);
	tree_text(root, "sys/devices/system/cpu/online", "0-1\n");
	tree_text(root, "sys/devices/system/cpu/cpu0/topology/physical_package_id", "0\n");
	tree_text(root, "sys/devices/system/cpu/cpu1/topology/physical_package_id", "1\n");
	(void)snprintf(run, sizeof(run), "%s/run", root);
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	tree_remove(root);
	return 0;
}

static int open_on(struct machine *machine, struct pmureg **pmureg, struct pmureg_error *error)
{
	struct pmureg_options options = PMUREG_OPTIONS;

	options.system = "ivbep";
	options.io = "direct";
	options.root = root;
	options.run_directory = run;
	options.flags = PMUREG_FORCE;
	options.mux_interval_ns = 1;
	current = machine;
	return pmureg_open(&options, EVENTS, pmureg, error);
}

/* Counts and removes what was kept for `restore`. */
static size_t take_files_left(void)
{
	DIR *folder = opendir(run);
	struct dirent *entry;
	char path[TREE_PATH + 300];
	size_t count = 0;

	while (folder && (entry = readdir(folder))) {
		if (entry->d_name[0] == '.')
			continue;
		(void)snprintf(path, sizeof(path), "%s/%s", run, entry->d_name);
		assert_int_equal(unlink(path), 0);
		count++;
	}
	if (folder)
		closedir(folder);
	return count;
}

static void keep_first(int code, const struct pmureg_error *error, struct pmureg_error *first)
{
	if (code && !first->code)
		*first = *error;
}

/* Returns whether it was opened; `first` is the first failure, `at_end` whether closing failed. */
static int live(struct machine *machine, struct pmureg_error *first, int *at_end, enum pmureg_reason reasons[2])
{
	struct pmureg_result result = PMUREG_RESULT;
	struct pmureg_error error = {0};
	struct pmureg *pmureg;
	int code = open_on(machine, &pmureg, &error), opened = !code, turn;

	keep_first(code, &error, first);
	if (opened) {
		keep_first(pmureg_start(pmureg, &error), &error, first);
		for (turn = 0; turn < 3; turn++) {
			keep_first(pmureg_read(pmureg, &error), &error, first);
			keep_first(pmureg_first_failure(pmureg, &error), &error, first);
			keep_first(pmureg_tick(pmureg, &error), &error, first);
		}
		keep_first(pmureg_stop(pmureg, &error), &error, first);
		for (turn = 0; turn < 2; turn++)
			reasons[turn] = pmureg_result_at(pmureg, (size_t)turn, &result) ? PMUREG_FAILED : result.reason;
	}
	*at_end = opened ? pmureg_close(pmureg, &error) : 0;
	keep_first(*at_end, &error, first);
	return opened;
}

static void every_access_fails_once(void **state)
{
	struct machine machine = {.left = SIZE_MAX};
	struct pmureg_error first = {0};
	enum pmureg_reason reasons[2] = {PMUREG_COUNTED, PMUREG_COUNTED};
	size_t total, k;
	int at_end;

	(void)state;
	assert_true(live(&machine, &first, &at_end, reasons));
	if (first.code)
		fail_msg("%s", first.message);
	total = SIZE_MAX - machine.left;
	assert_true(total > 200);
	for (k = 0; k < total; k++) {
		size_t left;

		machine.left = k;
		memset(&first, 0, sizeof(first));
		reasons[0] = reasons[1] = PMUREG_COUNTED;
		if (live(&machine, &first, &at_end, reasons))
			/* of the other package */
			assert_int_equal(reasons[machine.packages[0].failed], PMUREG_COUNTED);
		left = take_files_left();
		/* What could not be put back is kept, and only that. */
		if (left != (size_t)(at_end == -5))
			fail_msg("access %zu of %zu (%s): %zu files are left", k, total, first.message, left);
		if (!first.code)
			continue; /* asked whether a unit is there */
		if (!strstr(first.message, "ivbep_ha_") ||
		    (!strstr(first.message, "reading ") && !strstr(first.message, "writing ")))
			fail_msg("access %zu of %zu: %s", k, total, first.message);
		/* For the next one the machine is new. */
		if (at_end)
			machine_make(root);
	}
}

static void nothing_is_allocated_while_counting(void **state)
{
	struct pmureg *pmureg;
	struct pmureg_error error;
	size_t i, before;

	(void)state;
	assert_int_equal(open_on(NULL, &pmureg, &error), 0);
	before = allocations;
	assert_true(before > 0);
	assert_int_equal(pmureg_start(pmureg, &error), 0);
	for (i = 0; i < 20; i++) {
		assert_int_equal(pmureg_read(pmureg, &error), 0);
		assert_int_equal(pmureg_tick(pmureg, &error), 0);
	}
	assert_int_equal(pmureg_stop(pmureg, &error), 0);
	assert_int_equal(allocations, before);
	assert_int_equal(pmureg_close(pmureg, &error), 0);
}

/* ---- A dump that is killed ---- */

/* NVIDIA's NV_PMSELR_EL0: the group in bits 15:8, the unit in 7:0. Someone else has chosen unit 2 of group 1. */
#define CHOSEN 0x102

/* How a child got on, in shared memory, too: it ends by a signal in any case, so that nothing is looked at in it. */
enum progress { BEGAN, DONE, FAILED };

static void read_banked(const struct pmureg_options *options, int *progress)
{
	struct pmureg_register_name which;
	struct pmureg_device *device;
	struct pmureg_error error;
	uint64_t value;

	if (pmureg_device_open(options, &device, &error) ||
	    pmureg_device_find(device, "l2_3.pmevcntr[1]", &which, &error) ||
	    pmureg_device_read(device, &which, &value, &error) || pmureg_device_close(device, &error)) {
		print_error("%s\n", error.message);
		*progress = FAILED;
	} else {
		*progress = DONE;
	}
	(void)kill(getpid(), SIGKILL);
}

static void what_chooses_banks_is_put_back_whenever_a_reader_is_killed(void **state)
{
	struct pmureg_options options = PMUREG_OPTIONS;
	const struct pmureg_system *carmel = pmureg_system_find("carmel", NULL);
	const size_t size = pmureg_sim_size(carmel) + sizeof(int);
	int *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	struct pmureg_register_name selector;
	struct pmureg_error error;
	struct pmureg_sim *sim;
	struct pmureg_access at;
	size_t moved = 0;
	int status;

	(void)state;
	assert_ptr_not_equal(memory, MAP_FAILED);
	assert_int_equal(pmureg_sim_init(memory + 1, size - sizeof(int), carmel, &sim), 0);
	assert_int_equal(pmureg_register_find(carmel, "l2_0.pmselr", &selector, &error), 0);
	killer.inner = pmureg_sim_io(sim);
	at = pmureg_access_of(carmel, selector.block, 0, (uint16_t)(selector.reg - selector.block->registers), 0);
	assert_int_equal(pmureg_io_write(killer.inner, &at.place, CHOSEN), 0);
	options.system = "carmel";
	options.io = "direct";
	options.root = root;
	options.run_directory = run;
	options.flags = PMUREG_FORCE | PMUREG_READ_ONLY;
	for (size_t k = 0; k < 50 && *memory == BEGAN; k++) {
		uint64_t value;
		const pid_t child = (killer.left = k, fork());

		if (!child)
			read_banked(&options, memory);
		assert_int_equal(waitpid(child, &status, 0), child);
		assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
		assert_int_equal(pmureg_io_read(killer.inner, &at.place, &value), 0);
		moved += value != CHOSEN;
		killer.left = SIZE_MAX;
		assert_int_equal(pmureg_restore(&options, NULL, NULL, &error), 0);
		assert_int_equal(pmureg_io_read(killer.inner, &at.place, &value), 0);
		assert_int_equal(value, CHOSEN);
		assert_int_equal(take_files_left(), 0);
	}
	assert_int_equal(*memory, DONE);
	assert_true(moved > 0);
	killer.inner = NULL;
	assert_int_equal(munmap(memory, size), 0);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {TEST(nothing_is_allocated_while_counting), TEST(every_access_fails_once),
					   TEST(what_chooses_banks_is_put_back_whenever_a_reader_is_killed)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
