/*
 * tables.c: the list of tables: opens, checks and finds them.
 */
#include "hosted.h"

#include <fcntl.h>
#include <stdatomic.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include "tables.h"

#define MOST (64U << 20) /* bytes of a file */

struct table {
	struct table *_Atomic next;
	char *path;                     /* NULL: linked in */
	int is_ours;                    /* installed with the library */
	dev_t device;                   /* of the file, with its number, size and time */
	ino_t number;
	size_t size;
	struct timespec time;
	const void *bytes;              /* NULL: linked in, or cannot be used */
	const struct pmureg_system *system;
	const struct table *twin;       /* an earlier table of the same name */
	_Atomic int is_whole;           /* checked in whole, or linked in */
	char *_Atomic problem;          /* why it cannot be used */
};

/* Systems that a program links in, in the order of their names, ended by NULL. A program may link none. */
extern const struct pmureg_system *const pmureg_built_in[] __attribute__((weak));

static struct table *_Atomic first;
static _Atomic int is_searched;

/* ---- The list ---- */

static int is_same(const struct table *a, const struct table *b)
{
	if (!a->path || !b->path)
		return !a->path && !b->path && a->system == b->system;
	return a->device == b->device && a->number == b->number && a->size == b->size &&
	       a->time.tv_sec == b->time.tv_sec && a->time.tv_nsec == b->time.tv_nsec;
}

static void forget(struct table *table)
{
	free(table->path);
	free(table->problem);
	free(table);
}

/* Appends a table, unless it is there. Returns the one in the list. Another thread may append at the same time. */
static struct table *append(struct table *table)
{
	struct table *_Atomic *end = &first;
	struct table *there = NULL;

	table->twin = NULL;
	while (!atomic_compare_exchange_strong(end, &there, table)) {
		if (is_same(there, table)) {
			forget(table);
			return there;
		}
		if (there->system && table->system && !there->twin &&
		    strcmp(pmureg_system_key(there->system), pmureg_system_key(table->system)) == 0)
			table->twin = there;
		end = &there->next;
		there = NULL;
	}
	return table;
}

static const char *place_of(const struct table *table)
{
	return table->path ? table->path : "the library";
}

/* ---- Files ---- */

static int fail(struct pmureg_error *error, const char *path, const char *what, int code)
{
	return pmureg_fail(error, code, 0, "cannot %s the table %s: %s", what, path, strerror(-code));
}

/* Returns whether nobody but root and this user can change the file, or cut it short, while it is mapped. */
static int is_safe_to_map(const struct stat *info)
{
	return (!info->st_uid || info->st_uid == geteuid()) && !(info->st_mode & (S_IWGRP | S_IWOTH));
}

static void *read_whole(int fd, size_t size)
{
	char *bytes = malloc(size);
	size_t at = 0;

	while (bytes && at < size) {
		const ssize_t got = io_read_at(fd, bytes + at, size - at, at);

		if (got <= 0) {
			errno = got ? (int)-got : EIO; /* it has become shorter */
			free(bytes);
			return NULL;
		}
		at += (size_t)got;
	}
	return bytes;
}

static void unload(void *bytes, const struct stat *info)
{
	if (is_safe_to_map(info))
		(void)munmap(bytes, (size_t)info->st_size);
	else
		free(bytes);
}

static void *load(int fd, const struct stat *info)
{
	void *bytes;

	if (!is_safe_to_map(info))
		return read_whole(fd, (size_t)info->st_size);
	bytes = mmap(NULL, (size_t)info->st_size, PROT_READ, MAP_PRIVATE, fd, 0);
	return bytes == MAP_FAILED ? NULL : bytes;
}

/* Opens the table of a descriptor, and checks its first part. */
static int open_table(const char *path, int fd, struct table **made, struct pmureg_error *error)
{
	struct pmureg_error wrong;
	struct stat info;
	struct table *table;
	void *bytes;

	if (fstat(fd, &info))
		return fail(error, path, "read", -errno);
	if (!S_ISREG(info.st_mode))
		return pmureg_fail(error, -EINVAL, 0, "%s is not a regular file; name a table file (NAME.pmu)", path);
	if (!info.st_size || info.st_size > (off_t)MOST)
		return pmureg_fail(error, -EINVAL, 0, "%s is not a table file: its size is wrong", path);
	bytes = load(fd, &info);
	if (!bytes)
		return fail(error, path, "read", -errno);
	if (pmureg_table_check(bytes, (size_t)info.st_size, PMUREG_CHECK_HEAD, &wrong)) {
		unload(bytes, &info);
		return pmureg_fail(error, -EINVAL, 0, "%s: %s", path, wrong.message);
	}
	table = calloc(1, sizeof(*table));
	if (table)
		*table = (struct table){.path = strdup(path), .device = info.st_dev, .number = info.st_ino,
					.size = (size_t)info.st_size, .time = info.st_mtim, .bytes = bytes,
					.system = pmureg_table_system(bytes)};
	if (!table || !table->path) {
		unload(bytes, &info);
		free(table);
		return io_out_of_memory(error);
	}
	*made = table;
	return 0;
}

static int add(const char *path, struct pmureg_error *error)
{
	const int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
	struct table *table = NULL;
	int code;

	if (fd < 0)
		return fail(error, path, "read", -errno);
	(void)table_at(0); /* the others come first */
	code = open_table(path, fd, &table, error);
	(void)close(fd);
	if (code)
		return code;
	return table_system(append(table), error) ? 0 : -EINVAL;
}

int tables_add(const char *paths, struct pmureg_error *error)
{
	struct pmureg_word word;
	int code = 0;

	while (!code && pmureg_word_next(&paths, &word)) {
		char *path = strndup(word.text, word.length);

		code = path ? pmureg_table_add(path, error) : io_out_of_memory(error);
		free(path);
	}
	return code;
}

/* ---- Finding ---- */

/* A file of the search path that cannot be used stays in the list, so that the user is told. */
static void take_found(const char *path, int fd, int is_ours, const char *why)
{
	struct pmureg_error error = {.message = ""};
	struct table *table = NULL;

	if (why || open_table(path, fd, &table, &error)) {
		table = calloc(1, sizeof(*table));
		if (!table)
			return;
		table->path = strdup(path);
		table->problem = strdup(why ? why : error.message);
	}
	table->is_ours = is_ours;
	(void)append(table);
}

static void take_built_in(void)
{

	for (size_t i = 0; pmureg_built_in && pmureg_built_in[i]; i++) {
		struct table *table = calloc(1, sizeof(*table));

		if (!table)
			return;
		table->system = pmureg_built_in[i];
		table->is_whole = table->is_ours = 1;
		(void)append(table);
	}
}

struct table *table_at(size_t index)
{
	struct table *table;

	if (!atomic_load(&is_searched)) {
		take_built_in();
		tables_search(take_found, !pmureg_built_in);
		atomic_store(&is_searched, 1);
	}
	for (table = atomic_load(&first); table && index; index--)
		table = atomic_load(&table->next);
	return table;
}

const struct pmureg_system *table_head(const struct table *table)
{
	return table->system;
}

/* Keeps the first reason why a table cannot be used. */
static void set_problem(struct table *table, const char *text)
{
	char *problem = strdup(text), *none = NULL;

	if (problem && !atomic_compare_exchange_strong(&table->problem, &none, problem))
		free(problem);
}

static void check_whole(struct table *table)
{
	struct pmureg_error wrong;
	char text[2 * IO_PATH];

	if (table->twin) {
		(void)pmureg_format(text, sizeof(text), "%s and %s both describe the system '%s': remove one of them",
				    place_of(table->twin), place_of(table), pmureg_system_key(table->system));
		set_problem(table, text);
	} else if (pmureg_table_check(table->bytes, table->size, PMUREG_CHECK_ALL, &wrong)) {
		(void)pmureg_format(text, sizeof(text), "%s: %s", place_of(table), wrong.message);
		set_problem(table, text);
	} else {
		atomic_store(&table->is_whole, 1);
	}
}

const struct pmureg_system *table_system(struct table *table, struct pmureg_error *error)
{
	const char *problem = atomic_load(&table->problem);

	if (!problem && !atomic_load(&table->is_whole)) {
		check_whole(table);
		problem = atomic_load(&table->problem);
	}
	if (!problem)
		return table->system;
	(void)pmureg_fail(error, -EINVAL, 0, "%s", problem);
	return NULL;
}

const struct pmureg_system *table_use(struct table *table, const struct pmureg_system *head, struct pmureg_error *error)
{
	struct table *other;

	for (size_t i = 0; (other = table_at(i)); i++)
		if (other->twin == table)
			return table_system(other, error);
	return table_system(table, error) ? head : NULL;
}

const struct pmureg_system *pmureg_system_next(const struct pmureg_system *system)
{
	const struct pmureg_system *next;
	struct table *table;
	size_t i = 0;

	while (system && (table = table_at(i++)) && table->system != system)
		;
	for (; (table = table_at(i)); i++)
		if ((next = table_system(table, NULL)))
			return next;
	return NULL;
}

/* Returns the table of a system or of its variant. */
static const struct table *table_of(const struct pmureg_system *system)
{
	const struct table *table;

	for (size_t i = 0; (table = table_at(i)); i++)
		if (table->system && (table->system == system ||
				      (system->variant_count && pmureg_system_variants(table->system) ==
									pmureg_system_variants(system))))
			return table;
	return NULL;
}

const char *pmureg_system_file(const struct pmureg_system *system)
{
	const struct table *table = table_of(system);

	return table && !table->is_ours ? table->path : NULL;
}

const char *pmureg_table_problem(size_t index)
{
	const char *problem;

	/* It does not search: who has asked for no system is told of no file. */
	for (struct table *table = atomic_load(&first); table; table = atomic_load(&table->next)) {
		problem = atomic_load(&table->problem);
		if (problem && !index--)
			return problem;
	}
	return NULL;
}

int pmureg_table_add(const char *path, struct pmureg_error *error)
{
	return getauxval(AT_SECURE) ? pmureg_fail(error, -EPERM, 0,
						  "a program with rights of its file takes no table from its user: %s", path) :
				      add(path, error);
}
