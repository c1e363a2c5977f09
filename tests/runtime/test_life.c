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
#include "drawn.h"
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

/* ---- An io that fails: once, or for good ---- */

struct failing {
	struct pmureg_io io;
	struct pmureg_io *inner;
	struct machine *machine;
	int failed; /* it was one of this package's */
};

struct machine {
	struct failing packages[2];
	size_t left;       /* good accesses before the bad one */
	const void *alone; /* the only package of which any fails; NULL: of all of them */
	int for_good;
};

static int fails(struct failing *failing)
{
	struct machine *machine = failing->machine;

	if (machine->alone && machine->alone != failing)
		return 0;
	if (machine->left) {
		machine->left--;
		return 0;
	}
	if (!machine->for_good)
		machine->left = SIZE_MAX;
	failing->failed = 1;
	return 1;
}

static int failing_one(struct pmureg_io *io, struct pmureg_access *access)
{
	struct failing *failing = (struct failing *)(void *)io;

	return access->kind != PMUREG_ACCESS_BARRIER && fails(failing) ? -5 : pmureg_io_access(failing->inner, access);
}

static int failing_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	return pmureg_io_each(io, list, count, failed, failing_one);
}

static struct machine *current; /* NULL: nothing fails */

/* ---- An io that ends the process, or that is broken ---- */

/* A simulated device that outlives its processes: it is in shared memory. */
struct killer {
	struct pmureg_io io, *inner; /* inner NULL: the registers are those of the tree */
	size_t left;                 /* accesses that return */
	int breaks;                  /* those behind them fail, and nobody dies */
};
static struct killer killer;

/* What the access returns. */
static int live_on_or_die(void)
{
	if (killer.left) {
		killer.left--;
		return 0;
	}
	if (!killer.breaks)
		(void)kill(getpid(), SIGKILL);
	return -5;
}

static int killer_one(struct pmureg_io *io, struct pmureg_access *access)
{
	(void)io;
	if (access->kind == PMUREG_ACCESS_BARRIER)
		return pmureg_io_access(killer.inner, access);
	return killer.breaks && !killer.left ? -5 : pmureg_io_access(killer.inner, access) | live_on_or_die();
}

static int killer_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	return pmureg_io_each(io, list, count, failed, killer_one);
}

static int open_banked(struct registers *registers)
{
	killer.io = (struct pmureg_io){.run = killer_run};
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
	*failing = (struct failing){{.run = failing_run}, registers->io, current, 0};
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

/* Counts what was kept for `restore`; or removes it, too. */
static size_t files_left(int removes)
{
	DIR *folder = opendir(run);
	struct dirent *entry;
	char path[TREE_PATH + 300];
	size_t count = 0;

	while (folder && (entry = readdir(folder))) {
		if (entry->d_name[0] == '.')
			continue;
		(void)snprintf(path, sizeof(path), "%s/%s", run, entry->d_name);
		assert_int_equal(removes ? unlink(path) : 0, 0);
		count++;
	}
	if (folder)
		closedir(folder);
	return count;
}

struct life {
	struct machine machine;
	struct pmureg_error first; /* failure */
	enum pmureg_reason reasons[2];
	int opened;
	int told; /* that registers are left changed */
};

static void note(struct life *life, int code, const struct pmureg_error *error)
{
	if (code && !life->first.code)
		life->first = *error;
	life->told |= code && strstr(error->message, "; registers may be left changed: `pmureg restore` tries again");
}

static void live(struct life *life)
{
	struct pmureg_result result = PMUREG_RESULT;
	struct pmureg_error error = {0};
	struct pmureg *pmureg;

	life->first = error;
	life->told = 0;
	life->opened = !open_on(&life->machine, &pmureg, &error);
	note(life, !life->opened, &error);
	if (!life->opened)
		return;
	note(life, pmureg_start(pmureg, &error), &error);
	for (int turn = 0; turn < 3; turn++) {
		note(life, pmureg_read(pmureg, &error), &error);
		note(life, pmureg_first_failure(pmureg, &error), &error);
		note(life, pmureg_tick(pmureg, &error), &error);
	}
	note(life, pmureg_stop(pmureg, &error), &error);
	for (size_t i = 0; i < 2; i++)
		life->reasons[i] = pmureg_result_at(pmureg, i, &result) ? PMUREG_FAILED : result.reason;
	note(life, pmureg_close(pmureg, &error), &error);
}

/* ---- What is left ---- */

/* Of both home agents, FNV-1a of what they hold. */
static uint64_t registers(void)
{
	uint64_t sum = UINT64_C(0xcbf29ce484222325);
	unsigned char bytes[256];
	char path[2 * TREE_PATH];

	for (unsigned int package = 0; package < 2; package++) {
		FILE *in;

		(void)snprintf(path, sizeof(path), "%s/%s", root, machine_pci(package, 1, "0e.1"));
		in = fopen(path, "r");
		assert_non_null(in);
		assert_int_equal(fread(bytes, 1, sizeof(bytes), in), sizeof(bytes));
		assert_int_equal(fclose(in), 0);
		for (size_t i = 0; i < sizeof(bytes); i++)
			sum = (sum ^ bytes[i]) * UINT64_C(0x100000001b3);
	}
	return sum;
}

static void soil(void)
{
	for (unsigned int package = 0; package < 2; package++) {
		const char *file = machine_pci(package, 1, "0e.1");

		for (unsigned int n = 0; n < 4; n++) {
			tree_put64(root, file, 0xA0 + 8 * n, 0x123 + n);
			tree_put32(root, file, 0xD8 + 4 * n, 0x1234 + n);
		}
		tree_put32(root, file, 0xF4, 0x30000); /* bits that are written as 1 */
	}
}

/* Another attempt, once nothing fails any more. */
static void restore(const struct life *life, uint64_t before)
{
	struct pmureg_options options = PMUREG_OPTIONS;
	struct pmureg_error error;

	current = NULL;
	options.root = root;
	options.run_directory = run;
	if (pmureg_restore(&options, NULL, NULL, &error))
		fail_msg("%s", error.message);
	if (files_left(1) || registers() != before)
		fail_msg("%s: not put back", life->first.message);
}

/* What could not be put back is kept and said, and only that. */
static void check_left(const struct life *life, size_t k, uint64_t before)
{
	const size_t files = files_left(0);
	const int is_changed = registers() != before;

	if ((files != 0) != life->told || (!files && is_changed))
		fail_msg("access %zu (%s): %zu files are left, %s; %s", k, life->first.message, files,
			 is_changed ? "registers changed" : "nothing changed", life->told ? "said" : "not said");
	assert_true(!files || life->machine.for_good);
	if (files)
		restore(life, before);
}

static void every_access_fails(struct life *life)
{
	const int for_good = life->machine.for_good;
	const uint64_t before = registers();
	size_t total, kept = 0;

	life->machine.left = SIZE_MAX;
	live(life);
	if (life->first.code)
		fail_msg("%s", life->first.message);
	total = SIZE_MAX - life->machine.left;
	assert_true(total > 100);
	for (size_t k = drawn_first(); k < total; k += drawn_share()) {
		const struct failing *failing = life->machine.packages;

		life->machine.left = k;
		live(life);
		kept += files_left(0);
		check_left(life, k, before);
		if (!life->first.code)
			continue; /* asked whether a unit is there */
		if (!strstr(life->first.message, "_ha_") && !strstr(life->first.message, "of PCI device"))
			fail_msg("access %zu of %zu: %s", k, total, life->first.message);
		if (life->opened && failing[0].failed != failing[1].failed) /* of the other package */
			assert_int_equal(life->reasons[failing[0].failed], PMUREG_COUNTED);
	}
	assert_true(for_good ? kept > 50 / drawn_share() : !kept);
}

/* Once; or from then on all of them, of either package or of both. */
static void any_access_may_fail(void **state)
{
	static struct life life;
	const struct failing *const alone[] = {NULL, &life.machine.packages[0], &life.machine.packages[1], NULL};

	(void)state;
	soil();
	for (size_t i = 0; i < 4; i++) {
		life.machine.for_good = i > 0;
		life.machine.alone = alone[i];
		every_access_fails(&life);
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

static int read_device(const struct pmureg_options *options, struct pmureg_error *error)
{
	struct pmureg_register_name which;
	struct pmureg_device *device;
	uint64_t value;
	int code = pmureg_device_open(options, &device, error), closed;

	if (code)
		return code;
	code = pmureg_device_find(device, "l2_3.pmevcntr[1]", &which, error);
	code = code ? code : pmureg_device_read(device, &which, &value, error);
	closed = pmureg_device_close(device, code ? NULL : error);
	return code ? code : closed;
}

static void read_banked(const struct pmureg_options *options, int *progress)
{
	struct pmureg_error error;

	if (read_device(options, &error)) {
		print_error("%s\n", error.message);
		*progress = FAILED;
	} else {
		*progress = DONE;
	}
	(void)kill(getpid(), SIGKILL);
}

static void killed_at(size_t k, const struct pmureg_options *options, int *progress)
{
	const pid_t child = (killer.left = k, fork());
	int status;

	if (!child)
		read_banked(options, progress);
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

/* Says so where it can put nothing back. */
static void broken_at(size_t k, const struct pmureg_options *options, int *progress)
{
	struct pmureg_error error = {.message = ""};

	killer.breaks = 1;
	killer.left = k;
	*progress = read_device(options, &error) ? BEGAN : DONE;
	killer.breaks = 0;
	assert_int_equal(files_left(0), strstr(error.message, "; registers may be left changed: ") != NULL);
}

static void what_chooses_banks_is_put_back_whenever_a_reader_ends(void **state)
{
	static void (*const ends[])(size_t k, const struct pmureg_options *, int *) = {killed_at, broken_at};
	struct pmureg_options options = PMUREG_OPTIONS;
	const struct pmureg_system *carmel = pmureg_system_find("carmel", NULL);
	const size_t size = pmureg_sim_size(carmel) + sizeof(int);
	int *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	struct pmureg_register_name selector;
	struct pmureg_error error;
	struct pmureg_sim *sim;
	struct pmureg_access at;

	(void)state;
	assert_ptr_not_equal(memory, MAP_FAILED);
	assert_int_equal(pmureg_sim_init(memory + 1, size - sizeof(int), carmel, &sim), 0);
	assert_int_equal(pmureg_register_find(carmel, "l2_0.pmselr", &selector, &error), 0);
	killer.inner = pmureg_sim_io(sim);
	at = pmureg_access_of(carmel, selector.block, 0,
			      (uint16_t)(selector.reg - pmureg_block_registers(selector.block)), 0);
	assert_int_equal(pmureg_io_write(killer.inner, &at.place, CHOSEN), 0);
	options.system = "carmel";
	options.io = "direct";
	options.root = root;
	options.run_directory = run;
	options.flags = PMUREG_FORCE | PMUREG_READ_ONLY;
	for (size_t way = 0; way < 2; way++) {
		size_t moved = 0;

		*memory = BEGAN;
		for (size_t k = 0; k < 50 && *memory == BEGAN; k++) {
			uint64_t value;

			ends[way](k, &options, memory);
			assert_int_equal(pmureg_io_read(killer.inner, &at.place, &value), 0);
			assert_true(value == CHOSEN || files_left(0) == 1);
			moved += value != CHOSEN;
			killer.left = SIZE_MAX;
			assert_int_equal(pmureg_restore(&options, NULL, NULL, &error), 0);
			assert_int_equal(pmureg_io_read(killer.inner, &at.place, &value), 0);
			assert_int_equal(value, CHOSEN);
			assert_int_equal(files_left(1), 0);
		}
		assert_int_equal(*memory, DONE);
		assert_true(moved > 0);
	}
	killer.inner = NULL;
	assert_int_equal(munmap(memory, size), 0);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {TEST(nothing_is_allocated_while_counting), TEST(any_access_may_fail),
					   TEST(what_chooses_banks_is_put_back_whenever_a_reader_ends)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
