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
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench.h"
#include "toy.h"

#include "../../runtime/library/record.h"

static struct pmureg_machine machine; /* its root is the folder's */
static const struct registers origin = {
	.options = { .machine = &machine, .system = &pmureg_system_toy, .mmio = "a=b@1", .cpu = 17 },
	.bank = {.ids = {[PMUREG_PACKAGE] = 3, [PMUREG_CPU] = 17}},
};
static struct pmureg_access accesses[] = {
	{.kind = PMUREG_ACCESS_WRITE, .place = {.space = PMUREG_MSR, .bits = 64, .address = 0xc00}, .value = 1U << 29,
	 .mask = 6, .element = 3, .reg = 2, .half = 1, .selects = 1, .shared = 1},
	{.kind = PMUREG_ACCESS_BARRIER, .barrier = PMUREG_ISB},
};
static struct pmureg_compared controls[] = {
	{.place = {.space = PMUREG_MSR, .bits = 64, .address = 0xc00}, .element = 4, .reg = 7,
	 .kind = PMUREG_COMPARED_OTHERS, .count = 1, .mask = 0xff},
	{.place = {.space = PMUREG_PCI, .bits = 32, .unit = 9, .address = 0xd8}, .kind = PMUREG_COMPARED_WATCHED,
	 .first = 1, .count = 2, .mask = 1},
};
static uint64_t values[] = {0x11, 0x22, UINT64_C(0x3300000000)};
static const struct pmureg_undo one = {.list = accesses, .count = 1}, both = {accesses, 2, controls, 2, values, 3};

struct folder {
	char path[64];
	char run[96];
	struct run_directory directory; /* of `run`, open */
};

static int set_up(void **state)
{
	struct folder *folder = calloc(1, sizeof(*folder));

	assert_non_null(folder);
	strcpy(folder->path, "/tmp/pmureg-undo-XXXXXX");
	assert_non_null(mkdtemp(folder->path));
	(void)snprintf(folder->run, sizeof(folder->run), "%s/run/pmureg", folder->path);
	(void)snprintf(machine.root, sizeof(machine.root), "%s", folder->path);
	assert_int_equal(run_directory_open(&folder->directory, folder->run, 1, NULL), 0);
	*state = folder;
	return 0;
}

static int tear_down(void **state)
{
	struct folder *folder = *state;
	char command[128];

	run_directory_close(&folder->directory);
	(void)snprintf(command, sizeof(command), "rm -rf %s", folder->path);
	assert_int_equal(system(command), 0);
	free(folder);
	return 0;
}

struct seen {
	const struct folder *folder;
	size_t count;
	int answer;
	pid_t pid;
};

static int see(void *context, const struct record_left *left, struct pmureg_error *error)
{
	struct seen *seen = context;

	(void)error;
	seen->count++;
	assert_string_equal(left->system, "toy");
	assert_string_equal(left->root, seen->folder->path);
	assert_string_equal(left->mmio, "a=b@1");
	assert_int_equal(left->bank.ids[PMUREG_PACKAGE], 3);
	assert_int_equal(left->bank.ids[PMUREG_CPU], 17);
	assert_int_equal(left->pid, seen->pid);
	assert_int_equal(left->undo.count, 2);
	assert_memory_equal(left->undo.list, accesses, sizeof(accesses));
	assert_int_equal(left->undo.compared_count, 2);
	for (size_t i = 0; i < 2; i++) {
		const struct pmureg_compared *is = &left->undo.compared[i], *was = &controls[i];

		assert_memory_equal(&is->place, &was->place, sizeof(was->place));
		assert_true(is->element == was->element && is->reg == was->reg && is->kind == was->kind);
		assert_true(is->first == was->first && is->count == was->count && is->mask == was->mask);
	}
	assert_int_equal(left->undo.value_count, 3);
	assert_memory_equal(left->undo.values, values, sizeof(values));
	return seen->answer;
}

static int see_all(const struct folder *folder, struct seen *seen, struct pmureg_error *error)
{
	const struct records_found to = {see, NULL, seen};

	seen->folder = folder;
	return records_scan(&folder->directory, &to, error);
}

static int count_dead(void *context, const struct record_left *left, struct pmureg_error *error)
{
	(void)error;
	*(size_t *)context += !left->lives;
	return 1; /* stays */
}

static size_t count_left(const struct folder *folder)
{
	size_t count = 0;
	const struct records_found to = {count_dead, NULL, &count};

	(void)records_scan(&folder->directory, &to, NULL);
	return count;
}

/*
 * A process that stores its list, and then does nothing until it is killed: it, or a child of it that has forked and
 * lives on.
 */
static pid_t leave(const struct folder *folder, pid_t *child)
{
	int ready[2];
	pid_t pid, other = 0;

	assert_int_equal(pipe(ready), 0);
	pid = fork();
	assert_true(pid >= 0);
	if (!pid) {
		struct record *record;

		if (record_open(&folder->directory, &origin, &record, NULL) || record_store(record, &one, 0, NULL) ||
		    record_store(record, &both, 0, NULL))
			_exit(1);
		other = child ? fork() : 0;
		if ((other || !child) && write(ready[1], &other, sizeof(other)) != sizeof(other))
			_exit(1);
		for (;;)
			(void)pause();
	}
	assert_int_equal(read(ready[0], &other, sizeof(other)), sizeof(other));
	assert_int_equal(close(ready[0]), 0);
	assert_int_equal(close(ready[1]), 0);
	if (child)
		*child = other;
	return pid;
}

static void end_of(pid_t pid)
{
	int status;

	assert_int_equal(kill(pid, SIGKILL), 0);
	assert_int_equal(waitpid(pid, &status, 0), pid);
}

static void killed_process(void **state)
{
	const struct folder *folder = *state;
	struct seen seen = {.answer = -EIO};

	assert_int_equal(count_left(folder), 0);
	seen.pid = leave(folder, NULL);
	/* It lives: what it has stored is its own. */
	assert_int_equal(count_left(folder), 0);
	end_of(seen.pid);
	assert_int_equal(count_left(folder), 1);
	/* What could not be put back stays. */
	assert_int_equal(see_all(folder, &seen, NULL), -EIO);
	assert_int_equal(seen.count, 1);
	seen.answer = 0;
	assert_int_equal(see_all(folder, &seen, NULL), 0);
	assert_int_equal(seen.count, 2);
	assert_int_equal(count_left(folder), 0);
}

/* A library's user may fork without exec: the child has the lock of the parent, but is not it. */
static void a_child_that_lives_on(void **state)
{
	const struct folder *folder = *state;
	struct seen seen = {.answer = 0};
	pid_t child;

	seen.pid = leave(folder, &child);
	assert_int_equal(count_left(folder), 0);
	end_of(seen.pid);
	assert_int_equal(see_all(folder, &seen, NULL), 0);
	assert_int_equal(seen.count, 1);
	assert_int_equal(kill(child, SIGKILL), 0);
}

/* Not waited for yet, it has its number still. */
static void a_zombie_is_dead(void **state)
{
	const struct folder *folder = *state;
	struct seen seen = {.answer = 0};
	siginfo_t info;
	int status;

	seen.pid = leave(folder, NULL);
	assert_int_equal(kill(seen.pid, SIGKILL), 0);
	assert_int_equal(waitid(P_PID, (id_t)seen.pid, &info, WEXITED | WNOWAIT), 0);
	assert_int_equal(see_all(folder, &seen, NULL), 0);
	assert_int_equal(seen.count, 1);
	assert_int_equal(waitpid(seen.pid, &status, 0), seen.pid);
}

static void orderly_end(void **state)
{
	const struct folder *folder = *state;
	struct record *record;

	assert_int_equal(record_open(&folder->directory, &origin, &record, NULL), 0);
	assert_false(record_is_stored(record));
	assert_int_equal(record_store(record, &both, 0, NULL), 0);
	assert_true(record_is_stored(record));
	assert_int_equal(record_store(record, NULL, 0, NULL), 0);
	record_close(record);
	assert_int_equal(rmdir(folder->run), 0); /* nothing is in it */
	record_close(NULL);
}

/* What one session of a process left is not overwritten by its next one, though that has the same place in memory. */
static void a_kept_file_stays(void **state)
{
	const struct folder *folder = *state;
	struct record *record;
	int i;

	for (i = 0; i < 3; i++) {
		assert_int_equal(record_open(&folder->directory, &origin, &record, NULL), 0);
		assert_int_equal(record_store(record, &both, 0, NULL), 0);
		assert_int_equal(count_left(folder), (size_t)i);
		record_close(record);
	}
	assert_int_equal(count_left(folder), 3);
}

/* ---- Order ---- */

struct order {
	int64_t times[4];
	size_t count, newer[4];
};

static int note(void *context, const struct record_left *left, struct pmureg_error *error)
{
	struct order *order = context;
	const struct record_left *newer;

	(void)error;
	for (newer = left->newer; newer; newer = newer->newer)
		order->newer[order->count]++;
	order->times[order->count++] = left->bank.ids[PMUREG_CPU];
	return left->bank.ids[PMUREG_CPU] == 12; /* that one stays */
}

/* By when they were stored, whatever they are called; each knows of those that stay. */
static void newest_first(void **state)
{
	const struct folder *folder = *state;
	static const char *const names[] = {"5-x.undo", "1-x.undo", "9-x.undo", "3-x.undo"};
	struct registers registers = origin;
	struct order order = {.count = 0};
	const struct records_found to = {note, NULL, &order};
	int i;

	for (i = 0; i < 4; i++) {
		struct record *record;
		char command[400];

		registers.bank.ids[PMUREG_CPU] = 10 + i;
		assert_int_equal(record_open(&folder->directory, &registers, &record, NULL), 0);
		assert_int_equal(record_store(record, &both, 0, NULL), 0);
		record_close(record);
		(void)snprintf(command, sizeof(command), "mv %s/%ld-* %s/%s", folder->run, (long)getpid(), folder->run,
			       names[i]);
		assert_int_equal(system(command), 0);
	}
	assert_int_equal(records_scan(&folder->directory, &to, NULL), 0);
	assert_int_equal(order.count, 4);
	for (i = 0; i < 4; i++) {
		assert_int_equal(order.times[i], 13 - i);
		assert_int_equal(order.newer[i], i > 1);
	}
	assert_int_equal(count_left(folder), 1);
}

/* ---- What is not taken ---- */

static int expect_failure(const struct folder *folder, const char *words)
{
	struct seen seen = {.answer = 0};
	struct pmureg_error error = {.message = ""};
	const int code = see_all(folder, &seen, &error);

	if (!strstr(error.message, words))
		fail_msg("`%s` is not in `%s`", words, error.message);
	assert_int_equal(seen.count, 0);
	return code;
}

static void put_file(const struct folder *folder, const char *name, const void *data, size_t size)
{
	char path[160];
	FILE *out;

	(void)snprintf(path, sizeof(path), "%s/%s", folder->run, name);
	out = fopen(path, "w");
	assert_non_null(out);
	assert_int_equal(fwrite(data, 1, size, out), size);
	assert_int_equal(fclose(out), 0);
	assert_int_equal(chmod(path, 0600), 0);
}

static void run(const struct folder *folder, const char *words)
{
	char command[256];

	(void)snprintf(command, sizeof(command), "cd %s && %s", folder->run, words);
	assert_int_equal(system(command), 0);
}

static void not_ours(void **state)
{
	const struct folder *folder = *state;
	const char old[800] = "pmureg undo 2\n"; /* and boot, size, count: another version's */

	put_file(folder, "1.undo", "something else", 14);
	assert_int_equal(expect_failure(folder, "/1.undo was written by another version"), -EINVAL);
	put_file(folder, "1.undo", "", 0);
	assert_int_equal(expect_failure(folder, "/1.undo was written by another version"), -EINVAL);
	put_file(folder, "1.undo", old, sizeof(old));
	assert_int_equal(expect_failure(folder, "/1.undo was written by another version"), -EINVAL);
	run(folder, "truncate -s 100G 1.undo");
	assert_int_equal(expect_failure(folder, "/1.undo was written by another version"), -EINVAL);
	run(folder, "rm 1.undo; mkfifo 1.undo");
	assert_int_equal(expect_failure(folder, "/1.undo is not trusted: it is not a regular file"), -EPERM);
	run(folder, "rm 1.undo; mkdir 1.undo");
	assert_int_equal(expect_failure(folder, "/1.undo is not trusted: it is not a regular file"), -EPERM);
	run(folder, "rmdir 1.undo; ln -s /etc/passwd 1.undo; test -L 1.undo");
	assert_int_equal(expect_failure(folder, "/1.undo is not trusted: it is not a regular file"), -EPERM);
}

/* Another one follows, so that a single entry that is refused keeps nobody from being restored. */
static void not_trusted(void **state)
{
	const struct folder *folder = *state;
	struct seen seen = {.answer = 0, .pid = leave(folder, NULL)};
	struct pmureg_error error;

	end_of(seen.pid);
	run(folder, "mv *.undo 1.undo; chmod g+w 1.undo");
	assert_int_equal(expect_failure(folder, "/1.undo is not trusted: other users may write it; remove it, or"), -EPERM);
	run(folder, "chmod 602 1.undo");
	assert_int_equal(expect_failure(folder, "other users may write it"), -EPERM);
	run(folder, "chmod 600 1.undo; ln 1.undo 2");
	assert_int_equal(expect_failure(folder, "it has a second name"), -EPERM);
	run(folder, "rm 2");
	if (!geteuid()) {
		run(folder, "chown 1000 1.undo");
		assert_int_equal(expect_failure(folder, "it belongs to another user"), -EPERM);
		run(folder, "chown 0 1.undo");
	}
	put_file(folder, "2.undo", "something else", 14);
	assert_int_equal(see_all(folder, &seen, &error), -EINVAL);
	assert_int_equal(seen.count, 1);
	assert_int_equal(count_left(folder), 0);
}

static void a_folder_that_others_may_write(void **state)
{
	const struct folder *folder = *state;
	struct run_directory directory;
	struct pmureg_error error;

	run(folder, "chmod 1777 .");
	assert_int_equal(run_directory_open(&directory, folder->run, 0, &error), -EPERM);
	assert_non_null(strstr(error.message, "is not trusted: other users may write it"));
	run_directory_close(&directory);
	assert_int_equal(run_directory_open(&directory, folder->run, 1, &error), -EPERM);
	run_directory_close(&directory);
}

/* Who may rename in a folder above may put a record of theirs in the place of ours; /tmp is sticky, and its folders are safe. */
static void below_a_folder_that_others_may_rename_in(void **state)
{
	static const struct {
		const char *words, *path, *why;
	} cases[] = {
		{"chmod 777 ..", "", "/run is not trusted: other users may write it; make it writable only by root (chown root, chmod go-w), or choose "},
		{"chmod 720 ..", "", "/run is not trusted: other users may write it"},
		{"chmod 1777 ..", "", NULL},
		{"chmod 755 .. && mkdir -m 777 open && mkdir -m 700 open/safe && ln -s open/safe link", "/open/safe", "/pmureg/open is not trusted: "},
		{"true", "/open/new/deep", "/pmureg/open is not trusted: "},
		{"test ! -e open/new", "/link", "/pmureg/open is not trusted: "},
		{"true", "/open/../open/safe", "/pmureg/open is not trusted: "},
		{"chmod 755 open", "/link", NULL},
		{"test $(id -u) != 0 || chown 4711 open", "/open/safe", "/pmureg/open is not trusted: it belongs to another user; make it writable only by root"},
		{"test $(id -u) != 0 || chown 0 open && chown -h 4711 link", "/link", "/pmureg/link is not trusted: it belongs to another user"},
	};
	const struct folder *folder = *state;

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		struct run_directory directory = {.fd = -1};
		struct pmureg_error error = {0};
		char path[160];
		int code;

		if (getuid() && strstr(cases[i].words, "chown"))
			continue;
		run(folder, cases[i].words);
		(void)snprintf(path, sizeof(path), "%s%s", folder->run, cases[i].path);
		code = run_directory_open(&directory, path, 1, &error);
		run_directory_close(&directory);
		assert_int_equal(code, cases[i].why ? -EPERM : 0);
		if (cases[i].why)
			assert_non_null(strstr(error.message, cases[i].why));
	}
}

static char *read_record(const struct folder *folder, const char *name, size_t *size)
{
	char path[160], *data;
	FILE *in;

	(void)snprintf(path, sizeof(path), "%s/%s", folder->run, name);
	in = fopen(path, "r");
	assert_non_null(in);
	data = calloc(1, 4096);
	assert_non_null(data);
	*size = fread(data, 1, 4096, in);
	assert_int_equal(fclose(in), 0);
	return data;
}

/* Every byte counts, and so does the length. */
static void damaged(void **state)
{
	const struct folder *folder = *state;
	struct seen seen = {.answer = 0, .pid = leave(folder, NULL)};
	size_t size, i;
	char *data;

	end_of(seen.pid);
	run(folder, "mv *.undo 1.undo");
	data = read_record(folder, "1.undo", &size);
	assert_true(size > 200 && size < 4096);
	for (i = 0; i < size; i++) {
		data[i] ^= 0x10;
		put_file(folder, "1.undo", data, size);
		assert_int_equal(expect_failure(folder, "or is damaged"), -EINVAL);
		data[i] ^= 0x10;
	}
	put_file(folder, "1.undo", data, size - 1);
	assert_int_equal(expect_failure(folder, "or is damaged"), -EINVAL);
	put_file(folder, "1.undo", data, size + 1);
	assert_int_equal(expect_failure(folder, "or is damaged"), -EINVAL);
	put_file(folder, "1.undo", data, size);
	assert_int_equal(see_all(folder, &seen, NULL), 0);
	assert_int_equal(seen.count, 1);
	free(data);
}

/* ---- Boots ---- */

/* Says that it was of this boot. */
static void change_boot(const struct folder *folder, const char *name, const char *boot)
{
	struct record_header *header;
	size_t size;
	char *data = read_record(folder, name, &size);

	header = (struct record_header *)(void *)data;
	memset(header->boot, 0, sizeof(header->boot));
	(void)snprintf(header->boot, sizeof(header->boot), "%s", boot);
	record_seal(header, size);
	put_file(folder, name, data, size);
	free(data);
}

/* The registers were reset with the machine: what is left from before is removed and not done. Unless nobody knows. */
static void other_boots(void **state)
{
	const struct folder *folder = *state;
	struct seen seen = {.answer = 1};

	if (access("/proc/sys/kernel/random/boot_id", R_OK)) {
		print_message("skipped: no /proc, which tells one boot from another\n");
		skip();
	}
	seen.pid = leave(folder, NULL);
	end_of(seen.pid);
	run(folder, "mv *.undo 1.undo");
	change_boot(folder, "1.undo", "");
	assert_int_equal(see_all(folder, &seen, NULL), 0);
	assert_int_equal(seen.count, 1);
	change_boot(folder, "1.undo", "00000000-0000-0000-0000-000000000000");
	assert_int_equal(see_all(folder, &seen, NULL), 0);
	assert_int_equal(seen.count, 1);
	assert_int_equal(rmdir(folder->run), 0);
}

/* ---- Storing ---- */

static void no_place(void **state)
{
	const struct folder *folder = *state;
	struct run_directory directory;
	struct pmureg_error error;
	char path[400];

	(void)snprintf(path, sizeof(path), "%s/file", folder->path);
	assert_int_equal(close(open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0600)), 0);
	assert_int_equal(run_directory_open(&directory, path, 1, &error), -ENOTDIR);
	assert_non_null(strstr(error.message, "cannot be written: Not a directory"));
	(void)strcat(path, "/below");
	assert_int_equal(run_directory_open(&directory, path, 1, &error), -ENOTDIR);
	assert_non_null(strstr(error.message, "--run-directory"));
	memset(path, 'x', sizeof(path) - 1);
	path[sizeof(path) - 1] = '\0';
	assert_int_equal(run_directory_open(&directory, path, 1, &error), -ENAMETOOLONG);
	assert_int_equal(run_directory_open(&directory, "/nonexistent", 0, &error), -ENOENT);
}

/* Whatever was said before: it is the sentence that tells what to do. */
static void what_is_left_is_told_behind_a_long_error(void **state)
{
	struct pmureg_error error = {.message = ""};

	(void)state;
	for (size_t i = 0; i + 1 < sizeof(error.message); i++)
		error.message[i] = i % 8 == 7 ? ' ' : 'x';
	record_tell_left(&error);
	assert_non_null(strstr(error.message, "…; registers may be left changed: `pmureg restore` tries again to restore them"));
	strcpy(error.message, "why");
	record_tell_left(&error);
	assert_string_equal(error.message,
			    "why; registers may be left changed: `pmureg restore` tries again to restore them");
	record_tell_left(NULL);
}

/* A record that cannot be removed is not kept, either: who restores finds it. */
static void no_removal(void **state)
{
	struct folder *folder = *state;
	const int fd = folder->directory.fd;
	struct pmureg_error error;
	struct record *record;

	assert_int_equal(record_open(&folder->directory, &origin, &record, NULL), 0);
	assert_int_equal(record_store(record, &both, 0, NULL), 0);
	folder->directory.fd = -1;
	assert_int_equal(record_store(record, NULL, 0, &error), -EBADF);
	assert_non_null(strstr(error.message, ".undo cannot be removed: "));
	assert_false(record_is_stored(record));
	record_close(record);
	folder->directory.fd = fd;
}

/* The folder goes away between opening and storing. */
static void no_store(void **state)
{
	const struct folder *folder = *state;
	struct record *record;
	struct pmureg_error error;

	assert_int_equal(record_open(&folder->directory, &origin, &record, &error), 0);
	assert_int_equal(rmdir(folder->run), 0);
	assert_int_equal(record_store(record, &both, 0, &error), -ENOENT);
	assert_non_null(strstr(error.message, "cannot be made"));
	assert_false(record_is_stored(record));
	record_close(record);
}

/* A file may have no more than 100 bytes: nothing of it stays. */
static void no_room(void **state)
{
	const struct folder *folder = *state;
	struct rlimit before, limit;
	struct record *record;
	struct pmureg_error error;

	assert_int_equal(record_open(&folder->directory, &origin, &record, &error), 0);
	assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
	limit = before;
	limit.rlim_cur = 100;
	assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
	assert_int_equal(record_store(record, &both, 0, &error), -EFBIG);
	assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
	assert_non_null(strstr(error.message, "cannot be written: File too large"));
	record_close(record);
	assert_int_equal(rmdir(folder->run), 0);
}

/* More than will be read again. */
static void too_much(void **state)
{
	const struct folder *folder = *state;
	const size_t count = RECORD_MOST / sizeof(struct record_access);
	const struct pmureg_undo undo = {.list = calloc(count, sizeof(struct pmureg_access)), .count = count};
	struct record *record;
	struct pmureg_error error;

	assert_non_null(undo.list);
	assert_int_equal(record_open(&folder->directory, &origin, &record, &error), 0);
	assert_int_equal(record_store(record, &undo, 0, &error), -EFBIG);
	record_close(record);
	free(undo.list);
	assert_int_equal(rmdir(folder->run), 0);
}

/* Only who holds the lock of all knows that nobody writes it. */
static void half_stored_files(void **state)
{
	struct folder *folder = *state;

	put_file(folder, "99999999-0-5-0.undo.new", "pmureg", 6);
	assert_int_equal(count_left(folder), 0);
	run(folder, "test -f 99999999-0-5-0.undo.new");
	assert_int_equal(run_directory_lock(&folder->directory, NULL), 0);
	assert_int_equal(count_left(folder), 0);
	run_directory_unlock(&folder->directory);
	assert_int_equal(rmdir(folder->run), 0);
}

/* A root that is found from here only, and files that are. */
static void relative_names(void **state)
{
	const struct folder *folder = *state;
	struct pmureg_machine here = {.root = "."}, own = {.root = ""};
	struct registers registers = origin;
	struct record *record;
	size_t size;
	char *data, expected[300];

	assert_int_equal(chdir(folder->path), 0);
	registers.options.machine = &here;
	assert_int_equal(record_open(&folder->directory, &registers, &record, NULL), 0);
	assert_int_equal(record_store(record, &one, 0, NULL), 0);
	record_close(record);
	run(folder, "mv *.undo 1.undo");
	data = read_record(folder, "1.undo", &size);
	assert_string_equal(data + size - strlen("a=b@1") - 1, "a=b@1");
	assert_string_equal(data + size - strlen("a=b@1") - 1 - strlen(folder->path) - 1, folder->path);
	free(data);
	registers.options.machine = &own;
	registers.options.mmio = "a.1=b@1,a=/c";
	assert_int_equal(record_open(&folder->directory, &registers, &record, NULL), 0);
	assert_int_equal(record_store(record, &one, 0, NULL), 0);
	record_close(record);
	run(folder, "rm 1.undo; mv *.undo 1.undo");
	data = read_record(folder, "1.undo", &size);
	(void)snprintf(expected, sizeof(expected), "a.1=%s/b@1,a=/c", folder->path);
	assert_string_equal(data + size - strlen(expected) - 1, expected);
	free(data);
	assert_int_equal(chdir("/"), 0);
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

/* Ids may be sparse, and CPU 0 may be offline. */
static void sparse_packages(void **state)
{
	const struct folder *folder = *state;
	struct pmureg_machine here;
	struct pmureg_error error;
	struct io_banks banks;

	assert_int_equal(io_machine_init(&here, folder->path, NULL, &error), 0);
	assert_int_equal(io_machine_banks(&here, PMUREG_PACKAGE, NULL, &banks, &error), -ENOENT);
	assert_non_null(strstr(error.message, "sysfs"));
	put(folder, "online", "1-3,6\n");
	put(folder, "cpu1/topology/physical_package_id", "2364\n");
	put(folder, "cpu2/topology/physical_package_id", "36\n");
	put(folder, "cpu3/topology/physical_package_id", "2364\n");
	put(folder, "cpu6/topology/physical_package_id", "36\n");
	assert_int_equal(io_machine_banks(&here, PMUREG_PACKAGE, NULL, &banks, &error), 0);
	assert_int_equal(banks.count, 2);
	assert_int_equal(banks.list[0].ids[PMUREG_PACKAGE], 36);
	assert_int_equal(banks.list[0].ids[PMUREG_CPU], 2);
	assert_int_equal(banks.list[1].ids[PMUREG_PACKAGE], 2364);
	assert_int_equal(banks.list[1].ids[PMUREG_CPU], 1);
	assert_int_equal(banks.list[1].rank, 1);
	free(banks.list);
	io_machine_clear(&here);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(killed_process, set_up, tear_down),
		cmocka_unit_test_setup_teardown(a_child_that_lives_on, set_up, tear_down),
		cmocka_unit_test_setup_teardown(a_zombie_is_dead, set_up, tear_down),
		cmocka_unit_test_setup_teardown(orderly_end, set_up, tear_down),
		cmocka_unit_test_setup_teardown(a_kept_file_stays, set_up, tear_down),
		cmocka_unit_test_setup_teardown(newest_first, set_up, tear_down),
		cmocka_unit_test_setup_teardown(not_ours, set_up, tear_down),
		cmocka_unit_test_setup_teardown(not_trusted, set_up, tear_down),
		cmocka_unit_test_setup_teardown(a_folder_that_others_may_write, set_up, tear_down),
		cmocka_unit_test_setup_teardown(below_a_folder_that_others_may_rename_in, set_up, tear_down),
		cmocka_unit_test_setup_teardown(damaged, set_up, tear_down),
		cmocka_unit_test_setup_teardown(other_boots, set_up, tear_down),
		cmocka_unit_test_setup_teardown(no_place, set_up, tear_down),
		cmocka_unit_test(what_is_left_is_told_behind_a_long_error),
		cmocka_unit_test_setup_teardown(no_removal, set_up, tear_down),
		cmocka_unit_test_setup_teardown(no_store, set_up, tear_down),
		cmocka_unit_test_setup_teardown(no_room, set_up, tear_down),
		cmocka_unit_test_setup_teardown(too_much, set_up, tear_down),
		cmocka_unit_test_setup_teardown(half_stored_files, set_up, tear_down),
		cmocka_unit_test_setup_teardown(relative_names, set_up, tear_down),
		cmocka_unit_test_setup_teardown(sparse_packages, set_up, tear_down),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
