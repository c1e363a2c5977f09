/*
 * test_tables.c: the list of tables, where they are searched for, whom they are taken from, and what is said of
 * those that cannot be used. The list belongs to a process and only grows, so that each test is a process.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dirent.h>
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

#include <pmureg/pmureg.h>
#include <pmureg/table.h>

#include "drawn.h"
#include "tree.h"

#define NOBODY 65534

/* Invented systems, as files have them. */
extern const struct pmureg_table pmureg_table_toy, pmureg_table_another, pmureg_table_by_name, pmureg_table_two_kinds;

static char root[TREE_PATH];

/* ---- A process for each test ---- */

static void must(int holds, const char *what, int line)
{
	if (holds)
		return;
	(void)fprintf(stderr, "line %d: %s\n", line, what);
	_exit(1);
}
#define MUST(holds) must((holds) != 0, #holds, __LINE__)

static void must_say(const char *text, const char *part, int line)
{
	if (text && strstr(text, part))
		return;
	(void)fprintf(stderr, "line %d: '%s' is not in '%s'\n", line, part, text ? text : "(nothing)");
	_exit(1);
}
#define MUST_SAY(text, part) must_say(text, part, __LINE__)

static void in_a_process(void (*body)(void))
{
	int status;
	pid_t child;

	(void)fflush(NULL);
	child = fork();
	assert_true(child >= 0);
	if (!child) {
		body();
		exit(0); /* the leak sanitizer looks then */
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
}

/* ---- Allocations and reads that fail ---- */

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
char *__real_strdup(const char *text);
ssize_t __real_pread(int fd, void *bytes, size_t size, off_t at);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);
char *__wrap_strdup(const char *text);
int __wrap_asprintf(char **text, const char *format, ...) __attribute__((format(printf, 2, 3)));
int __wrap___asprintf_chk(char **text, int flag, const char *format, ...) __attribute__((format(printf, 3, 4)));
ssize_t __wrap_pread(int fd, void *bytes, size_t size, off_t at);
ssize_t __wrap___pread_chk(int fd, void *bytes, size_t size, off_t at, size_t room);

static size_t allocations = SIZE_MAX; /* good ones before the bad one */
static enum { WHOLE, IN_PIECES, CUT, BROKEN } reading;

static int is_out_of_memory(void)
{
	return allocations != SIZE_MAX && allocations-- == 0;
}

void *__wrap_malloc(size_t size)
{
	return is_out_of_memory() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
	return is_out_of_memory() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *memory, size_t size)
{
	return is_out_of_memory() ? NULL : __real_realloc(memory, size);
}

char *__wrap_strdup(const char *text)
{
	return is_out_of_memory() ? NULL : __real_strdup(text);
}

int __wrap_asprintf(char **text, const char *format, ...)
{
	va_list arguments;
	int length = -1;

	va_start(arguments, format);
	if (!is_out_of_memory())
		length = vasprintf(text, format, arguments);
	va_end(arguments);
	return length;
}

int __wrap___asprintf_chk(char **text, int flag, const char *format, ...)
{
	va_list arguments;
	int length = -1;

	(void)flag;
	va_start(arguments, format);
	if (!is_out_of_memory())
		length = vasprintf(text, format, arguments);
	va_end(arguments);
	return length;
}

ssize_t __wrap_pread(int fd, void *bytes, size_t size, off_t at)
{
	static int interrupted;

	if (reading == BROKEN || (reading == IN_PIECES && (interrupted = !interrupted))) {
		errno = reading == BROKEN ? EIO : EINTR;
		return -1;
	}
	if (reading == CUT && at)
		return 0;
	return __real_pread(fd, bytes, reading != WHOLE && size > 1000 ? 1000 : size, at);
}

ssize_t __wrap___pread_chk(int fd, void *bytes, size_t size, off_t at, size_t room)
{
	(void)room;
	return __wrap_pread(fd, bytes, size, at);
}

/* ---- Files ---- */

static int begin(void **state)
{
	(void)state;
	(void)umask(022);
	tree_make(root);
	return 0;
}

static int end(void **state)
{
	(void)state;
	tree_remove(root);
	return 0;
}

/* Returns a path below the root; the last four stay. */
static const char *at(const char *name)
{
	static char paths[4][4 * TREE_PATH];
	static unsigned int next;
	char *path = paths[next++ % 4];

	(void)snprintf(path, sizeof(paths[0]), "%s/%s", root, name);
	return path;
}

static void put(const char *name, const struct pmureg_table *table)
{
	tree_bytes(root, name, 0, table, table->size);
}

/* A table with other bytes at an offset. */
static void put_changed(const char *name, const struct pmureg_table *table, size_t offset, const void *bytes,
			size_t count)
{
	put(name, table);
	tree_bytes(root, name, offset, bytes, count);
}

/* Searches folders below the root; the first is not absolute if the list begins so. */
static void search(const char *first, const char *second)
{
	char list[4 * TREE_PATH];

	(void)snprintf(list, sizeof(list), "%s::%s%s", at(first), second ? at(second) : "", second ? ":" : "");
	(void)setenv("PMUREG_PATH", list, 1);
}

static const struct pmureg_system *find(const char *name)
{
	return pmureg_system_find(name, NULL);
}

static int is_listed(const struct pmureg_system *system)
{
	const struct pmureg_system *each = NULL;

	while ((each = pmureg_system_next(each)) && each != system)
		;
	return each != NULL;
}

/* Returns the problem that names a file or folder. There is one. */
static const char *problem_of(const char *name)
{
	const char *problem, *found = NULL;

	for (size_t i = 0; (problem = pmureg_table_problem(i)); i++)
		if (strstr(problem, at(name))) {
			MUST(!found);
			found = problem;
		}
	return found;
}

static int is_counting(const char *system)
{
	struct pmureg_options options = PMUREG_OPTIONS;
	struct pmureg_device *device;

	options.system = system;
	options.io = "sim";
	return !pmureg_device_open(&options, &device, NULL) && !pmureg_device_close(device, NULL);
}

/* ---- Where tables are found ---- */

static void search_path(void)
{
	const struct pmureg_system *toy, *another;

	put("a/toy.pmu", &pmureg_table_toy);
	put("b/another.pmu", &pmureg_table_another);
	put("b/.by_name.pmu", &pmureg_table_by_name); /* as long as a copy is not complete */
	put("b/by_name.pmu.new", &pmureg_table_by_name);
	tree_text(root, "b/README", "text");
	MUST(!link(at("a/toy.pmu"), at("b/the_same.pmu")));
	MUST(!symlink(at("a"), at("c")));
	search("a", "b");
	toy = find("toy");
	another = find("ANOTHER");
	MUST(toy && another && is_listed(toy) && is_listed(another));
	MUST(strcmp(pmureg_system_file(toy), at("a/toy.pmu")) == 0);
	MUST(strcmp(pmureg_system_file(another), at("b/another.pmu")) == 0);
	MUST(!find("by_name"));
	MUST(is_counting("toy") && is_counting("another"));
	MUST(!problem_of("a") && !problem_of("b"));
	/* In the order of the folders. */
	for (toy = pmureg_system_next(toy); toy && toy != another;)
		toy = pmureg_system_next(toy);
	MUST(toy == another);
}

static void same_folder_again(void)
{
	char list[4 * TREE_PATH];

	put("a/toy.pmu", &pmureg_table_toy);
	MUST(!symlink(at("a"), at("c")));
	(void)snprintf(list, sizeof(list), "%s:%s/:%s:/no/such/folder:", at("a"), at("a"), at("c"));
	(void)setenv("PMUREG_PATH", list, 1);
	MUST(find("toy"));
	MUST(!problem_of("a") && !problem_of("c"));
	(void)snprintf(list, sizeof(list), "%s", at("c/toy.pmu"));
	MUST(!pmureg_table_add(list, NULL));
	MUST(strcmp(pmureg_system_file(find("toy")), at("a/toy.pmu")) == 0);
}

static void the_search_path_is_followed(void **state)
{
	(void)state;
	in_a_process(search_path);
}

static void a_table_is_taken_once(void **state)
{
	(void)state;
	in_a_process(same_folder_again);
}

/* ---- What cannot be used ---- */

static void useless_files(void)
{
	static const uint8_t astray[4] = {0xff, 0xff, 0xff, 0x7f};
	const uint16_t version = PMUREG_TABLE_VERSION + 1, order = PMUREG_TABLE_ORDER >> 8 | (PMUREG_TABLE_ORDER & 0xff)
												     << 8;
	struct pmureg_error error;

	put("a/another.pmu", &pmureg_table_another);
	put_changed("a/newer.pmu", &pmureg_table_toy, offsetof(struct pmureg_table, version), &version,
		    sizeof(version));
	put_changed("a/order.pmu", &pmureg_table_toy, offsetof(struct pmureg_table, order), &order, sizeof(order));
	put("a/wrong.pmu", &pmureg_table_by_name);
	for (size_t i = 0; i < 64; i++) /* references behind the head, and what is beside them */
		tree_bytes(root, "a/wrong.pmu", pmureg_table_by_name.head_size + 4 * i, astray, sizeof(astray));
	put("a/toy.pmu", &pmureg_table_toy);
	tree_cut(root, "a/toy.pmu", 300);
	tree_text(root, "a/text.pmu", "pmureg: 2\nsystem: toy\n, which is a description and no table\n");
	tree_text(root, "a/empty.pmu", "");
	tree_cut(root, "a/empty.pmu", 0);
	tree_text(root, "a/large.pmu", "");
	tree_cut(root, "a/large.pmu", 65 << 20);
	MUST(!mkdir(at("a/folder.pmu"), 0755));
	MUST(!mkfifo(at("a/pipe.pmu"), 0644));
	MUST(!symlink("/dev/null", at("a/device.pmu")));
	MUST(!symlink("nowhere", at("a/gone.pmu")));
	search("a", NULL);

	MUST(is_counting("another"));
	MUST_SAY(problem_of("a/newer.pmu"), "version 3 of the format, made by pmureg");
	MUST_SAY(problem_of("a/newer.pmu"), "install a newer library");
	MUST_SAY(problem_of("a/order.pmu"), "-endian processors");
	MUST_SAY(problem_of("a/toy.pmu"), "it was cut short");
	MUST_SAY(problem_of("a/text.pmu"), "no table of pmureg");
	MUST_SAY(problem_of("a/empty.pmu"), "it is empty");
	MUST_SAY(problem_of("a/large.pmu"), "more than 64 MiB");
	MUST_SAY(problem_of("a/folder.pmu"), "not a regular file");
	MUST_SAY(problem_of("a/pipe.pmu"), "not a regular file");
	MUST_SAY(problem_of("a/gone.pmu"), "No such file");
	MUST(problem_of("a/device.pmu"));

	/* A table whose first part is right is checked when it is used. */
	MUST(!problem_of("a/wrong.pmu"));
	MUST(!pmureg_system_find("by_name", &error));
	MUST_SAY(error.message, at("a/wrong.pmu"));
	MUST_SAY(error.message, "the table is damaged");
	MUST_SAY(problem_of("a/wrong.pmu"), "the table is damaged");

	/* Who asks for a system is told why its file is none. */
	MUST(!pmureg_system_find("toy", &error));
	MUST_SAY(error.message, "it was cut short");
	MUST(!pmureg_system_find("no_such", &error));
	MUST_SAY(error.message, "no described system 'no_such'");

	/* A file that is named is an error, and no more. */
	MUST(pmureg_table_add(at("a/pipe.pmu"), &error) == -EINVAL);
	MUST(pmureg_table_add(at("a/none.pmu"), &error) == -ENOENT);
	MUST_SAY(error.message, at("a/none.pmu"));
	MUST(pmureg_table_add(at("a/large.pmu"), &error) == -EFBIG);
	MUST(pmureg_table_add(at("a/newer.pmu"), &error) == -EINVAL);
	MUST_SAY(error.message, at("a/newer.pmu"));
	MUST(!problem_of("a/none.pmu"));
	MUST(is_counting("another"));
}

static void useless_folders(void)
{
	char list[4 * TREE_PATH], name[2 * TREE_PATH];

	memset(name, 'x', sizeof(name));
	name[sizeof(name) - 1] = '\0';
	tree_text(root, "file", "text");
	put("a/another.pmu", &pmureg_table_another);
	(void)snprintf(list, sizeof(list), "%s:/%s:%s", at("file"), name, at("a"));
	(void)setenv("PMUREG_PATH", list, 1);
	MUST(is_counting("another"));
	MUST_SAY(problem_of("file"), "cannot read the folder");
	for (size_t i = 0; pmureg_table_problem(i); i++)
		if (strstr(pmureg_table_problem(i), "/xxxxxxxx"))
			return;
	MUST(!"a path that is too long is told of");
}

static void a_file_that_cannot_be_used_is_one_error_that_names_it(void **state)
{
	(void)state;
	in_a_process(useless_files);
}

static void a_folder_that_cannot_be_used_is_told_of(void **state)
{
	(void)state;
	in_a_process(useless_folders);
}

static void two_of_one_name(void)
{
	const struct pmureg_system *each = NULL;
	struct pmureg_error error;

	put("a/toy.pmu", &pmureg_table_toy);
	put("a/another.pmu", &pmureg_table_another);
	put("b/mine.pmu", &pmureg_table_toy);
	search("a", "b");
	MUST(is_counting("another"));
	MUST(!problem_of("b/mine.pmu"));
	MUST(!pmureg_system_find("toy", &error));
	MUST_SAY(error.message, at("a/toy.pmu"));
	MUST_SAY(error.message, at("b/mine.pmu"));
	MUST_SAY(problem_of("b/mine.pmu"), "both describe the system 'toy'");
	while ((each = pmureg_system_next(each)))
		MUST(!strstr(pmureg_system_file(each) ? pmureg_system_file(each) : "", "toy.pmu") &&
		     !strstr(pmureg_system_file(each) ? pmureg_system_file(each) : "", "mine.pmu"));
	MUST(!is_counting("toy") && is_counting("another"));
	/* Naming one does not say that the other is not meant. */
	MUST(pmureg_table_add(at("a/toy.pmu"), &error));
	MUST_SAY(error.message, at("b/mine.pmu"));
}

static void neither_of_two_of_one_name_is_used(void **state)
{
	(void)state;
	in_a_process(two_of_one_name);
}

/* ---- Files that are named ---- */

static void named_files(void)
{
	struct pmureg_options options = PMUREG_OPTIONS;
	const struct pmureg_system *toy;
	struct pmureg_device *device;
	struct pmureg_error error;
	char list[4 * TREE_PATH], longest[4 * TREE_PATH], name[101];

	put("toy.pmu", &pmureg_table_toy);
	put("other.pmu", &pmureg_table_toy);
	put("another.pmu", &pmureg_table_another);
	MUST(!find("toy"));
	MUST(!pmureg_table_add(at("toy.pmu"), &error));
	toy = find("toy");
	MUST(toy);
	MUST(!pmureg_table_add(at("toy.pmu"), &error) && find("toy") == toy);
	MUST(pmureg_table_add(at("other.pmu"), &error) == -EEXIST);
	MUST_SAY(error.message, at("toy.pmu"));
	MUST_SAY(error.message, at("other.pmu"));
	MUST(find("toy") == toy && is_listed(toy) && is_counting("toy") && !pmureg_table_problem(0));

	/* As an option, each time that something is opened. */
	(void)snprintf(list, sizeof(list), "%s,%s", at("toy.pmu"), at("another.pmu"));
	options.tables = list;
	options.system = "another";
	options.io = "sim";
	for (int i = 0; i < 3; i++)
		MUST(!pmureg_device_open(&options, &device, &error) && !pmureg_device_close(device, &error));
	options.tables = at("none.pmu");
	MUST(pmureg_device_open(&options, &device, &error) == -ENOENT);

	/* What a path may be. */
	(void)snprintf(name, sizeof(name), "%0100d", 0);
	(void)snprintf(longest, sizeof(longest), "%0100d/%0100d/%0100d/%0100d/%0100d/%0100d/by_name.pmu", 0, 0, 0, 0, 0,
		       0);
	put("by_name.pmu", &pmureg_table_by_name);
	MUST(!chdir(root));
	for (int i = 0; i < 6; i++)
		MUST(!mkdir(name, 0755) && !chdir(name));
	MUST(!link(at("by_name.pmu"), "by_name.pmu") && !chdir(root));
	MUST(!pmureg_table_add(longest, &error) && strcmp(pmureg_system_file(find("by_name")), longest) == 0);

	/* A file that was written in place is another one. */
	MUST(!unlink(at("toy.pmu")));
	put("toy.pmu", &pmureg_table_toy);
	MUST(pmureg_table_add(at("toy.pmu"), &error) == -EEXIST);
	MUST_SAY(error.message, "has changed since this process read it");
	MUST(find("toy") == toy && is_counting("toy"));
}

static void files_are_taken_as_named(void **state)
{
	(void)state;
	in_a_process(named_files);
}

/* ---- Who else can change a file ---- */

static int is_mapped(const char *path)
{
	FILE *maps = fopen("/proc/self/maps", "re");
	char line[2 * TREE_PATH];
	int found = 0;

	MUST(maps);
	while (fgets(line, sizeof(line), maps))
		found |= strstr(line, path) && strstr(line, "r--p");
	(void)fclose(maps);
	return found;
}

static void mapped_files(void)
{
	struct stat info;

	put("ours.pmu", &pmureg_table_toy);
	put("theirs.pmu", &pmureg_table_another);
	tree_mode(root, "theirs.pmu", 0666);
	put("group.pmu", &pmureg_table_by_name);
	tree_mode(root, "group.pmu", 0664);
	MUST(!pmureg_table_add(at("ours.pmu"), NULL) && is_mapped(at("ours.pmu")));
	MUST(!pmureg_table_add(at("theirs.pmu"), NULL) && !is_mapped(at("theirs.pmu")));
	MUST(!pmureg_table_add(at("group.pmu"), NULL) && !is_mapped(at("group.pmu")));
	/* Cut short, or written. */
	tree_cut(root, "theirs.pmu", 0);
	tree_bytes(root, "group.pmu", 0, &pmureg_table_toy, pmureg_table_toy.size);
	MUST(is_counting("another") && find("by_name") && is_listed(find("by_name")));
	/* Replaced, as packages do. */
	put("new.pmu", &pmureg_table_another);
	MUST(!rename(at("new.pmu"), at("ours.pmu")) && !stat(at("ours.pmu"), &info));
	MUST(info.st_size == pmureg_table_another.size && is_counting("toy"));
}

static void changing_files(void)
{
	struct pmureg_error error;

	put("theirs.pmu", &pmureg_table_another);
	tree_mode(root, "theirs.pmu", 0666);
	reading = CUT;
	MUST(pmureg_table_add(at("theirs.pmu"), &error) == -ENODATA);
	MUST_SAY(error.message, "it became shorter");
	MUST_SAY(error.message, at("theirs.pmu"));
	reading = BROKEN;
	MUST(pmureg_table_add(at("theirs.pmu"), &error) == -EIO);
	MUST_SAY(error.message, "Input/output error");
	reading = IN_PIECES;
	MUST(!pmureg_table_add(at("theirs.pmu"), &error) && is_counting("another"));
}

static void only_what_nobody_else_can_change_is_mapped(void **state)
{
	(void)state;
	in_a_process(mapped_files);
}

static void a_file_may_change_while_it_is_read(void **state)
{
	(void)state;
	in_a_process(changing_files);
}

/* ---- Whom root trusts ---- */

static void expect_trust(int is_taken, const char *folder, const char *part, const char *why)
{
	search(folder, NULL);
	MUST(!find("toy") == !is_taken);
	if (is_taken)
		return;
	MUST_SAY(problem_of(part), "is not trusted");
	MUST_SAY(problem_of(part), why);
}

static void root_s_own(void)
{
	expect_trust(1, "a", NULL, NULL);
}

static void a_folder_of_others(void)
{
	MUST(!chown(at("a"), NOBODY, 0));
	expect_trust(0, "a", "a", "it does not belong to root");
}

static void a_writable_folder(void)
{
	tree_mode(root, "a", 0775);
	expect_trust(0, "a", "a", "other users may write it");
}

static void a_folder_for_everyone(void)
{
	tree_mode(root, "a", 01777);
	expect_trust(0, "a", "a", "other users may write it");
}

static void a_file_of_others(void)
{
	MUST(!chown(at("a/toy.pmu"), NOBODY, 0));
	expect_trust(0, "a", "a/toy.pmu", "it does not belong to root");
	/* Naming it is enough, and then it is not spoken of. It could change, and is not mapped. */
	MUST(!pmureg_table_add(at("a/toy.pmu"), NULL) && find("toy"));
	MUST(!problem_of("a/toy.pmu") && !is_mapped(at("a/toy.pmu")));
}

static void a_writable_file(void)
{
	tree_mode(root, "a/toy.pmu", 0646);
	expect_trust(0, "a", "a/toy.pmu", "other users may write it");
}

static void a_folder_above_of_others(void)
{
	MUST(!mkdir(at("above"), 0755) && !rename(at("a"), at("above/a")) && !chown(at("above"), NOBODY, 0));
	expect_trust(0, "above/a", "above", "it belongs to another user");
}

static void a_writable_folder_above(void)
{
	MUST(!mkdir(at("above"), 0755) && !rename(at("a"), at("above/a")));
	tree_mode(root, "above", 0777);
	expect_trust(0, "above/a", "above", "other users may write it");
}

static void a_link_of_others(void)
{
	MUST(!symlink("a", at("link")) && !lchown(at("link"), NOBODY, 0));
	expect_trust(0, "link", "link", "it belongs to another user");
}

static void a_link_of_root(void)
{
	MUST(!symlink("a", at("link")));
	expect_trust(1, "link", NULL, NULL);
}

static void a_relative_path(void)
{
	MUST(!chdir(root) && !setenv("PMUREG_PATH", "a", 1));
	MUST(!find("toy") && pmureg_table_problem(0));
	for (size_t i = 0; pmureg_table_problem(i); i++)
		if (strncmp(pmureg_table_problem(i), "a is not trusted: it is no absolute path", 40) == 0)
			return;
	MUST(!"a relative path is told of");
}

static void a_user_s(void)
{
	MUST(!chmod(root, 0755) && !chown(at("a"), NOBODY, 0) && !chown(at("a/toy.pmu"), NOBODY + 1, 0));
	tree_mode(root, "a", 0777);
	tree_mode(root, "a/toy.pmu", 0666);
	MUST(!setgid(NOBODY) && !setuid(NOBODY));
	expect_trust(1, "a", NULL, NULL);
	MUST(!is_mapped(at("a/toy.pmu")) && !pmureg_table_problem(0));
}

/* A folder that cannot be read is told of. */
static void a_secret(void)
{
	MUST(!chmod(root, 0755));
	tree_mode(root, "a", 0700);
	MUST(!setgid(NOBODY) && !setuid(NOBODY));
	search("a", NULL);
	MUST(!find("toy"));
	MUST_SAY(problem_of("a"), "Permission denied");
}

static void root_takes_only_what_root_alone_can_change(void **state)
{
	static void (*const cases[])(void) = {
		root_s_own,       a_folder_of_others, a_writable_folder,        a_folder_for_everyone,
		a_file_of_others, a_writable_file,    a_folder_above_of_others, a_writable_folder_above,
		a_link_of_others, a_link_of_root,     a_relative_path,          a_user_s,
		a_secret,
	};

	if (geteuid()) {
		print_message("skipped: only root gives files to others\n");
		skip();
	}
	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		end(state);
		begin(state);
		put("a/toy.pmu", &pmureg_table_toy);
		in_a_process(cases[i]);
	}
}

/* ---- The index of a folder ---- */

/* Gives a file the time of another, and some nanoseconds more. */
static void set_time(const char *name, const struct stat *of, long more)
{
	struct timespec times[2] = {of->st_mtim, of->st_mtim};

	times[1].tv_nsec = (times[1].tv_nsec + more) % 1000000000;
	MUST(!utimensat(AT_FDCWD, at(name), times, 0));
}

static void make_index(const char *folder)
{
	struct pmureg_error error = {.message = ""};
	const int code = pmureg_table_index(at(folder), &error);

	must(!code, error.message, __LINE__);
}

/* Two systems and their index. */
static void put_indexed(void)
{
	put("a/toy.pmu", &pmureg_table_toy);
	put("a/another.pmu", &pmureg_table_another);
	make_index("a");
	search("a", NULL);
}

static int add_name(void *context, const char *name, const char *title, const char *file)
{
	char *names = context;

	if (file && strstr(file, root))
		(void)snprintf(names + strlen(names), 400 - strlen(names), "%s (%s) ", name, title);
	return 0;
}

static int find_another(void *context, const char *name, const char *title, const char *file)
{
	(void)context;
	return strcmp(name, "another") == 0 && title && file ? 7 : 0;
}

static int is_open(const char *system)
{
	return is_mapped(at(system));
}

static void opened_when_used(void)
{
	const struct pmureg_system *kinds, *variant;
	struct pmureg_machine *none, *named;
	char names[400] = "";

	put("a/two_kinds.pmu", &pmureg_table_two_kinds);
	put("a/by_name.pmu", &pmureg_table_by_name);
	put_indexed();
	make_index("a");
	/* A machine that has no processor and no described device. */
	tree_text(root, "none/sys/bus/event_source/devices/software/type", "1");
	tree_text(root, "named/sys/bus/event_source/devices/fabric_1/type", "9");
	MUST(!pmureg_machine_open(at("none"), NULL, &none, NULL) && !pmureg_machine_system(none, 0));
	MUST(!pmureg_systems(add_name, names));
	MUST_SAY(names, "another (A machine that the tree is not) by_name (");
	MUST_SAY(names, " two_kinds (A machine of two kinds, of which its processor does not tell which) "
			"two_kinds.old (The old kind) two_kinds.new (The new kind) ");
	MUST(pmureg_systems(find_another, names) == 7);
	MUST(is_open("a/index") && !is_open("a/toy.pmu") && !is_open("a/another.pmu") && !is_open("a/by_name.pmu"));

	/* A system and its variant are the file's, not the index's. */
	variant = find("two_kinds.new");
	kinds = find("two_kinds");
	MUST(kinds && is_open("a/two_kinds.pmu") && variant == &pmureg_system_variants(kinds)[1]);
	MUST(strcmp(pmureg_system_file(kinds), at("a/two_kinds.pmu")) == 0);
	MUST(pmureg_system_file(variant) == pmureg_system_file(kinds) && is_listed(kinds) == is_listed(find("toy")));
	MUST(!pmureg_table_add(at("a/two_kinds.pmu"), NULL) && find("two_kinds") == kinds);
	MUST(is_counting("toy"));

	/* A machine that is one of them. */
	MUST(!pmureg_machine_open(at("named"), NULL, &named, NULL));
	MUST(pmureg_machine_system(named, 0) == find("by_name") && !pmureg_machine_system(named, 1));
	pmureg_machine_close(named);
	pmureg_machine_close(none);
	MUST(!pmureg_table_problem(0));
}

/* Another table of the same size in the place of toy's. */
static void put_boy(void)
{
	const char *key = pmureg_system_key(pmureg_at(&pmureg_table_toy.system));

	put_changed("a/toy.pmu", &pmureg_table_toy, (size_t)(key - (const char *)&pmureg_table_toy), "b", 1);
}

static void changed_files(void)
{
	struct stat info;

	put_indexed();
	MUST(!stat(at("a/toy.pmu"), &info));
	/* Of the same size, and a nanosecond younger. */
	put_boy();
	set_time("a/toy.pmu", &info, 1);
	tree_cut(root, "a/another.pmu", 300);
	MUST(find("boy") && !find("toy") && !find("another"));
	MUST(is_counting("boy"));
	MUST_SAY(problem_of("a/another.pmu"), "it was cut short");
}

static void files_that_deny_it(void)
{
	struct pmureg_error error;
	struct stat info;

	put_indexed();
	MUST(!stat(at("a/toy.pmu"), &info));
	put_boy();
	set_time("a/toy.pmu", &info, 0);
	MUST(!pmureg_system_find("toy", &error) && !find("boy"));
	MUST_SAY(error.message, at("a/toy.pmu"));
	MUST_SAY(error.message, "is not as the index of its folder says");
	MUST_SAY(problem_of("a/toy.pmu"), "run `pmureg index`");
	/* Since the search. */
	put("a/another.pmu", &pmureg_table_by_name);
	MUST(!pmureg_system_find("another", &error));
	MUST_SAY(error.message, "start the process again");
	MUST(!is_counting("toy") && !is_counting("another"));
}

static void damaged_behind_the_head(void)
{
	static const uint8_t astray[4] = {0xff, 0xff, 0xff, 0x7f};
	struct pmureg_error error;

	put("a/another.pmu", &pmureg_table_another);
	put("a/toy.pmu", &pmureg_table_toy);
	for (size_t i = 0; i < 64; i++)
		tree_bytes(root, "a/toy.pmu", pmureg_table_toy.head_size + 4 * i, astray, sizeof(astray));
	make_index("a");
	search("a", NULL);
	MUST(!pmureg_system_find("toy", &error) && is_counting("another"));
	MUST_SAY(error.message, "the table is damaged");
	MUST_SAY(problem_of("a/toy.pmu"), "the table is damaged");
}

static void gone_since_the_search(void)
{
	struct pmureg_error error;

	put_indexed();
	MUST(find("another") && !unlink(at("a/toy.pmu")));
	MUST(!pmureg_system_find("toy", &error));
	MUST_SAY(error.message, "No such file");
}

static void new_and_removed_files(void)
{
	put_indexed();
	MUST(!unlink(at("a/toy.pmu")));
	put("a/by_name.pmu", &pmureg_table_by_name); /* so that there are as many files as before */
	MUST(find("another") && find("by_name") && !find("toy") && !pmureg_table_problem(0));
}

static void one_more_file(void)
{
	put_indexed();
	put("a/by_name.pmu", &pmureg_table_by_name);
	MUST(find("by_name") && !is_open("a/toy.pmu") && !is_open("a/another.pmu"));
	MUST(find("toy") && find("another") && !pmureg_table_problem(0));
}

static void twins_in_indexes(void)
{
	struct pmureg_error error;

	put_indexed();
	put("b/mine.pmu", &pmureg_table_toy);
	make_index("b");
	search("a", "b");
	MUST(!pmureg_system_find("toy", &error));
	MUST_SAY(error.message, at("a/toy.pmu"));
	MUST_SAY(error.message, at("b/mine.pmu"));
	for (size_t i = 0; pmureg_system_name(i); i++)
		MUST(strcmp(pmureg_system_name(i), "toy") != 0);
	MUST(is_counting("another") && !is_open("a/toy.pmu") && !is_open("b/mine.pmu"));
}

/* Each folder's index is there twice, and one of them is used. */
static void the_same_folder_twice(void)
{
	put_indexed();
	search("a", "a");
	MUST(is_counting("toy") && is_counting("another") && !pmureg_table_problem(0));
}

static void not_from_a_relative_path(void)
{
	put_indexed();
	MUST(!chdir(root) && !setenv("PMUREG_PATH", "a", 1));
	if (geteuid())
		MUST(find("another") && !is_open("a/index") && !chdir("/") && is_counting("toy"));
}

static void a_table_is_opened_when_it_is_used(void **state)
{
	static void (*const cases[])(void) = {
		opened_when_used,      changed_files,	  files_that_deny_it, damaged_behind_the_head,
		gone_since_the_search, new_and_removed_files, one_more_file,      twins_in_indexes,
		the_same_folder_twice, not_from_a_relative_path,
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		end(state);
		begin(state);
		in_a_process(cases[i]);
	}
}

static void as_without_an_index(void)
{
	MUST(find("another") && is_open("a/another.pmu") && is_open("a/toy.pmu") && !is_open("a/index"));
	MUST(is_counting("toy") && is_counting("another") && !pmureg_table_problem(0));
}

static void a_damaged_index_is_ignored(void **state)
{
	const size_t step = drawn_share() > 1 ? 53 : 1; /* of the bytes */
	uint8_t *whole;
	struct stat info;
	FILE *file;

	(void)state;
	put_indexed();
	assert_int_equal(stat(at("a/index"), &info), 0);
	whole = malloc((size_t)info.st_size);
	file = fopen(at("a/index"), "re");
	assert_true(whole && file && fread(whole, (size_t)info.st_size, 1, file) == 1 && !fclose(file));
	for (size_t i = 0; i < (size_t)info.st_size; i += step) {
		const uint8_t flipped = whole[i] ^ (uint8_t)(1 << i % 8);

		tree_bytes(root, "a/index", i, &flipped, 1);
		in_a_process(as_without_an_index);
		tree_bytes(root, "a/index", i, &whole[i], 1);
	}
	for (size_t size = 0; size < (size_t)info.st_size; size += 16 * step) {
		tree_cut(root, "a/index", size);
		in_a_process(as_without_an_index);
		tree_bytes(root, "a/index", 0, whole, (size_t)info.st_size);
	}
	tree_cut(root, "a/index", 65 << 20);
	in_a_process(as_without_an_index);
	assert_int_equal(unlink(at("a/index")) | mkfifo(at("a/index"), 0644), 0);
	in_a_process(as_without_an_index);
	free(whole);
}

static void an_index_of_others(void)
{
	MUST(!chown(at("a/index"), NOBODY, NOBODY));
	as_without_an_index();
}

static void a_writable_index(void)
{
	tree_mode(root, "a/index", 0664);
	as_without_an_index();
}

/* A user does not take one of another user, although he takes his tables. */
static void another_user_s_index(void)
{
	MUST(!chmod(root, 0755) && !chown(at("a/index"), NOBODY + 1, 0) && !setgid(NOBODY) && !setuid(NOBODY));
	as_without_an_index();
}

static void root_s_index(void)
{
	MUST(!chmod(root, 0755) && !setgid(NOBODY) && !setuid(NOBODY));
	MUST(find("another") && !is_open("a/toy.pmu") && is_open("a/index"));
}

/* It vouches for no file of others, now or later. */
static void an_indexed_file_of_others(void)
{
	struct pmureg_error error;

	MUST(!chown(at("a/toy.pmu"), NOBODY, 0));
	MUST(find("another") && !find("toy"));
	MUST_SAY(problem_of("a/toy.pmu"), "it does not belong to root");
	MUST(!pmureg_table_add(at("a/toy.pmu"), &error) && find("toy"));
}

static void given_away_since(void)
{
	MUST(find("another") && !chown(at("a/toy.pmu"), NOBODY, 0) && !find("toy"));
	MUST(problem_of("a/toy.pmu"));
}

static void an_index_is_trusted_no_more_than_files(void **state)
{
	static void (*const cases[])(void) = {
		an_index_of_others, a_writable_index,	       another_user_s_index,
		root_s_index,       an_indexed_file_of_others, given_away_since,
	};

	if (geteuid()) {
		print_message("skipped: only root gives files to others\n");
		skip();
	}
	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		end(state);
		begin(state);
		put_indexed();
		in_a_process(cases[i]);
	}
}

/* Returns how many files a folder has. */
static size_t count(const char *folder)
{
	DIR *stream = opendir(at(folder));
	size_t found = 0;

	MUST(stream);
	while (readdir(stream))
		found++;
	(void)closedir(stream);
	return found - 2;
}

static void index_that_cannot_be_made(void)
{
	const struct rlimit limit = {100, 100};
	struct pmureg_error error;

	put_indexed();
	MUST(pmureg_table_index(at("none"), &error) == -ENOENT);
	MUST_SAY(error.message, at("none"));
	MUST(pmureg_table_index(at("a/toy.pmu"), &error) == -ENOTDIR);
	/* What was there stays, and nothing else does. */
	MUST(signal(SIGXFSZ, SIG_IGN) != SIG_ERR && !setrlimit(RLIMIT_FSIZE, &limit));
	MUST(pmureg_table_index(at("a"), &error) < 0);
	MUST_SAY(error.message, "File too large");
	MUST(count("a") == 3 && find("another") && is_open("a/index"));
	for (size_t i = 0;; i++) {
		int code;

		allocations = i;
		code = pmureg_table_index(at("a"), &error);
		if (allocations != SIZE_MAX)
			break;
		MUST(code == -ENOMEM);
	}
	allocations = SIZE_MAX;
	MUST(count("a") == 3);
}

static void an_index_is_made_whole_or_not(void **state)
{
	(void)state;
	in_a_process(index_that_cannot_be_made);
}

/* ---- Memory ---- */

static size_t bad; /* the allocation that fails */

static void search_without_memory(void)
{
	struct pmureg_error error = {.message = ""};
	const struct pmureg_system *found;

	search("a", "b");
	allocations = bad;
	found = pmureg_system_find("another", &error);
	if (allocations == SIZE_MAX) {
		MUST(!found);
		MUST_SAY(error.message, "out of memory");
		(void)pmureg_system_find("toy", &error);
	}
	allocations = SIZE_MAX;
	/* As if nothing had been. */
	MUST(is_counting("another") && !find("toy"));
	MUST_SAY(problem_of("b/mine.pmu"), "both describe the system 'toy'");
	MUST_SAY(problem_of("a/empty.pmu"), "it is empty");
}

static void twins_without_memory(void)
{
	struct pmureg_error error;

	search("a", "b");
	MUST(find("another"));
	allocations = bad;
	/* Never the system itself. */
	MUST(!pmureg_system_find("toy", &error));
	if (allocations == SIZE_MAX)
		MUST_SAY(error.message, "out of memory");
	allocations = SIZE_MAX;
	MUST(!pmureg_system_find("toy", &error));
	MUST_SAY(error.message, at("b/mine.pmu"));
}

static void add_without_memory(void)
{
	struct pmureg_error error;
	int code;

	MUST(!find("toy"));
	tree_mode(root, "b/mine.pmu", 0666);
	allocations = bad;
	code = pmureg_table_add(at("b/mine.pmu"), &error);
	MUST(!code || code == -ENOMEM);
	MUST(!code == (allocations != SIZE_MAX));
	allocations = SIZE_MAX;
	MUST(!pmureg_table_add(at("b/mine.pmu"), &error) && is_counting("toy"));
}

static void make_indexes(void)
{
	tree_mode(root, "b/mine.pmu", 0644);
	make_index("a");
	make_index("b");
}

static void memory_may_be_short(void **state)
{
	static void (*const bodies[])(void) = {search_without_memory, twins_without_memory, add_without_memory};

	(void)state;
	put("a/toy.pmu", &pmureg_table_toy);
	put("a/another.pmu", &pmureg_table_another);
	tree_text(root, "a/empty.pmu", "");
	tree_cut(root, "a/empty.pmu", 0);
	put("b/mine.pmu", &pmureg_table_toy);
	for (size_t i = 0; i < sizeof(bodies) / sizeof(bodies[0]); i++)
		for (bad = drawn_first(); bad < 40; bad += drawn_share())
			in_a_process(bodies[i]);
	/* With the heads from indexes. */
	in_a_process(make_indexes);
	for (size_t i = 0; i < sizeof(bodies) / sizeof(bodies[0]); i++)
		for (bad = drawn_first(); bad < 40; bad += drawn_share()) {
			in_a_process(bodies[i]);
			tree_mode(root, "b/mine.pmu", 0644);
		}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(the_search_path_is_followed, begin, end),
		cmocka_unit_test_setup_teardown(a_table_is_taken_once, begin, end),
		cmocka_unit_test_setup_teardown(a_file_that_cannot_be_used_is_one_error_that_names_it, begin, end),
		cmocka_unit_test_setup_teardown(a_folder_that_cannot_be_used_is_told_of, begin, end),
		cmocka_unit_test_setup_teardown(neither_of_two_of_one_name_is_used, begin, end),
		cmocka_unit_test_setup_teardown(files_are_taken_as_named, begin, end),
		cmocka_unit_test_setup_teardown(only_what_nobody_else_can_change_is_mapped, begin, end),
		cmocka_unit_test_setup_teardown(a_file_may_change_while_it_is_read, begin, end),
		cmocka_unit_test_setup_teardown(root_takes_only_what_root_alone_can_change, begin, end),
		cmocka_unit_test_setup_teardown(a_table_is_opened_when_it_is_used, begin, end),
		cmocka_unit_test_setup_teardown(a_damaged_index_is_ignored, begin, end),
		cmocka_unit_test_setup_teardown(an_index_is_trusted_no_more_than_files, begin, end),
		cmocka_unit_test_setup_teardown(an_index_is_made_whole_or_not, begin, end),
		cmocka_unit_test_setup_teardown(memory_may_be_short, begin, end),
	};

	(void)unsetenv("PMUREG_PATH");
	return cmocka_run_group_tests(tests, NULL, NULL);
}
