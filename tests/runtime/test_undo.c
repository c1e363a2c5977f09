/*
 * test_undo.c: what a killed process leaves is found, once, by the next one.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench.h"

#include "../../runtime/library/record.h"

static const struct pmureg_system soc = { .name = "soc" };
static struct pmureg_machine machine = { .root = "/somewhere" };
static const struct registers origin = {
	.options = { .machine = &machine, .system = &soc, .mmio = "a=b@1", .cpu = 17 }, .package = 3,
};
static const struct pmureg_access accesses[] = {
	{ .kind = PMUREG_ACCESS_WRITE, .place = { .space = PMUREG_MSR, .bits = 64, .address = 0xc00 }, .value = 1U << 29 },
	{ .kind = PMUREG_ACCESS_BARRIER, .barrier = PMUREG_ISB },
};

struct folder {
	char path[64];
	char run[96];
};

static int set_up(void **state)
{
	struct folder *folder = calloc(1, sizeof(*folder));

	assert_non_null(folder);
	strcpy(folder->path, "/tmp/pmureg-undo-XXXXXX");
	assert_non_null(mkdtemp(folder->path));
	(void)snprintf(folder->run, sizeof(folder->run), "%s/run/pmureg", folder->path);
	*state = folder;
	return 0;
}

static int tear_down(void **state)
{
	struct folder *folder = *state;
	char command[128];

	(void)snprintf(command, sizeof(command), "rm -rf %s", folder->path);
	assert_int_equal(system(command), 0);
	free(folder);
	return 0;
}

struct seen {
	size_t count;
	int answer;
	pid_t pid;
};

static int see(void *context, const struct record_left *left, struct pmureg_error *error)
{
	struct seen *seen = context;

	(void)error;
	seen->count++;
	assert_string_equal(left->origin.system, "soc");
	assert_string_equal(left->origin.root, "/somewhere");
	assert_string_equal(left->origin.mmio, "a=b@1");
	assert_int_equal(left->origin.package, 3);
	assert_int_equal(left->origin.cpu, 17);
	assert_int_equal(left->pid, seen->pid);
	assert_int_equal(left->count, 2);
	assert_memory_equal(left->list, accesses, sizeof(accesses));
	return seen->answer;
}

static int count_one(void *context, const struct record_left *left, struct pmureg_error *error)
{
	(void)left;
	(void)error;
	++*(size_t *)context;
	return -EEXIST; /* stays */
}

static size_t count_left(const struct folder *folder)
{
	size_t count = 0;

	(void)records_scan(folder->run, count_one, &count, NULL);
	return count;
}

/* A process that stores its list and is killed without a chance to say anything. */
static pid_t leave(const struct folder *folder)
{
	int ready[2];
	char byte;
	pid_t pid;

	assert_int_equal(pipe(ready), 0);
	pid = fork();
	assert_true(pid >= 0);
	if (!pid) {
		struct record *record;

		if (record_open(folder->run, &origin, &record, NULL) || record_store(record, accesses, 1, NULL) ||
		    record_store(record, accesses, 2, NULL) || write(ready[1], "x", 1) != 1)
			_exit(1);
		for (;;)
			(void)pause();
	}
	assert_int_equal(read(ready[0], &byte, 1), 1);
	assert_int_equal(close(ready[0]), 0);
	assert_int_equal(close(ready[1]), 0);
	return pid;
}

static void killed_process(void **state)
{
	const struct folder *folder = *state;
	struct seen seen = { .answer = -EIO };
	int status;

	assert_int_equal(count_left(folder), 0);
	seen.pid = leave(folder);
	/* It lives: what it has stored is its own. */
	assert_int_equal(count_left(folder), 0);
	assert_int_equal(kill(seen.pid, SIGKILL), 0);
	assert_int_equal(waitpid(seen.pid, &status, 0), seen.pid);
	assert_int_equal(count_left(folder), 1);
	/* What could not be put back stays. */
	assert_int_equal(records_scan(folder->run, see, &seen, NULL), -EIO);
	assert_int_equal(seen.count, 1);
	seen.answer = 0;
	assert_int_equal(records_scan(folder->run, see, &seen, NULL), 0);
	assert_int_equal(seen.count, 2);
	assert_int_equal(count_left(folder), 0);
}

static void orderly_end(void **state)
{
	const struct folder *folder = *state;
	struct record *record;

	assert_int_equal(record_open(folder->run, &origin, &record, NULL), 0);
	assert_int_equal(record_store(record, accesses, 2, NULL), 0);
	record_close(record, 0);
	assert_int_equal(rmdir(folder->run), 0); /* nothing is in it */
	assert_int_equal(record_open(folder->run, &origin, &record, NULL), 0);
	assert_int_equal(record_store(record, accesses, 2, NULL), 0);
	record_close(record, 1);
	assert_int_equal(count_left(folder), 1);
	record_close(NULL, 0);
}

/* What one session of a process left is not overwritten by its next one, though that has the same place in memory. */
static void a_kept_file_stays(void **state)
{
	const struct folder *folder = *state;
	struct record *record;
	int i;

	for (i = 0; i < 3; i++) {
		assert_int_equal(record_open(folder->run, &origin, &record, NULL), 0);
		assert_int_equal(record_store(record, accesses, 2, NULL), 0);
		record_close(record, 1);
	}
	assert_int_equal(count_left(folder), 3);
}

static void name_left(const struct folder *folder, const char *name, char *path, size_t size)
{
	struct record *record;

	(void)snprintf(path, size, "%s/%s", folder->run, name);
	assert_int_equal(record_open(folder->run, &origin, &record, NULL), 0);
	record_close(record, 0);
}

static void not_ours(void **state)
{
	const struct folder *folder = *state;
	struct pmureg_error error;
	struct seen seen = { .answer = 0 };
	char path[160];
	FILE *out;

	name_left(folder, "1-0-1.undo", path, sizeof(path));
	out = fopen(path, "w");
	assert_non_null(out);
	(void)fputs("something else", out);
	assert_int_equal(fclose(out), 0);
	assert_int_equal(records_scan(folder->run, see, &seen, &error), -EINVAL);
	assert_non_null(strstr(error.message, "was not written by this version"));
	assert_non_null(strstr(error.message, path));
	assert_int_equal(seen.count, 0);
	assert_int_equal(access(path, F_OK), 0);
}

/* The registers were reset with the machine: what is left from before is removed and not done. */
static void before_the_boot(void **state)
{
	const struct folder *folder = *state;
	struct seen seen = { .answer = 0 };
	char command[256];

	orderly_end(state);
	(void)snprintf(command, sizeof(command), "for f in %s/*.undo; do printf 0000 | dd of=$f bs=1 seek=20 conv=notrunc 2>/dev/null; done",
		       folder->run);
	assert_int_equal(system(command), 0);
	assert_int_equal(records_scan(folder->run, see, &seen, NULL), 0);
	assert_int_equal(seen.count, 0);
	assert_int_equal(rmdir(folder->run), 0);
}

static void no_place(void **state)
{
	const struct folder *folder = *state;
	struct record *record;
	struct pmureg_error error;
	char path[400];

	(void)snprintf(path, sizeof(path), "%s/file", folder->path);
	assert_int_equal(close(open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0600)), 0);
	(void)strcat(path, "/below");
	assert_int_equal(record_open(path, &origin, &record, &error), -ENOTDIR);
	assert_non_null(strstr(error.message, "--run-directory"));
	assert_null(record);
	memset(path, 'x', sizeof(path) - 1);
	path[sizeof(path) - 1] = '\0';
	assert_int_equal(record_open(path, &origin, &record, &error), -ENAMETOOLONG);
}

/* The folder goes away between opening and storing. */
static void no_store(void **state)
{
	const struct folder *folder = *state;
	struct record *record;
	struct pmureg_error error;

	assert_int_equal(record_open(folder->run, &origin, &record, &error), 0);
	assert_int_equal(rmdir(folder->run), 0);
	assert_int_equal(record_store(record, accesses, 2, &error), -ENOENT);
	assert_non_null(strstr(error.message, "cannot be made"));
	record_close(record, 0);
}

/* ---- Packages ---- */

static void put(const struct folder *folder, const char *name, const char *text)
{
	char path[256], command[384];
	FILE *out;

	(void)snprintf(path, sizeof(path), "%s/sys/devices/system/cpu/%s", folder->path, name);
	(void)snprintf(command, sizeof(command), "mkdir -p $(dirname %s)", path);
	assert_int_equal(system(command), 0);
	out = fopen(path, "w");
	assert_non_null(out);
	(void)fputs(text, out);
	assert_int_equal(fclose(out), 0);
}

/* Ids may be sparse, and CPU 0 may be offline. What was found once is not looked for again. */
static void sparse_packages(void **state)
{
	const struct folder *folder = *state;
	const struct pmureg_package *packages;
	struct pmureg_machine here;
	struct pmureg_error error;
	unsigned rank = 9;
	size_t count;

	assert_int_equal(io_machine_init(&here, folder->path, NULL, &error), 0);
	assert_int_equal(io_machine_packages(&here, &packages, &count, &error), -ENOENT);
	assert_non_null(strstr(error.message, "sysfs"));
	io_machine_clear(&here);
	put(folder, "online", "1-3,6\n");
	put(folder, "cpu1/topology/physical_package_id", "2364\n");
	put(folder, "cpu2/topology/physical_package_id", "36\n");
	put(folder, "cpu3/topology/physical_package_id", "2364\n");
	put(folder, "cpu6/topology/physical_package_id", "36\n");
	assert_int_equal(io_machine_init(&here, folder->path, NULL, &error), 0);
	assert_int_equal(io_machine_packages(&here, &packages, &count, &error), 0);
	assert_int_equal(count, 2);
	assert_int_equal(packages[0].id, 36);
	assert_int_equal(packages[0].cpu, 2);
	assert_int_equal(packages[1].id, 2364);
	assert_int_equal(packages[1].cpu, 1);
	assert_ptr_equal(io_machine_package(&here, 2364, &rank), &packages[1]);
	assert_int_equal(rank, 1);
	assert_null(io_machine_package(&here, 5, &rank));
	io_machine_clear(&here);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(killed_process, set_up, tear_down),
		cmocka_unit_test_setup_teardown(orderly_end, set_up, tear_down),
		cmocka_unit_test_setup_teardown(a_kept_file_stays, set_up, tear_down),
		cmocka_unit_test_setup_teardown(not_ours, set_up, tear_down),
		cmocka_unit_test_setup_teardown(before_the_boot, set_up, tear_down),
		cmocka_unit_test_setup_teardown(no_place, set_up, tear_down),
		cmocka_unit_test_setup_teardown(no_store, set_up, tear_down),
		cmocka_unit_test_setup_teardown(sparse_packages, set_up, tear_down),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
