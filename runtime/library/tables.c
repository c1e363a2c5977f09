/*
 * tables.c: the list of tables: adds to it, and finds in it.
 */
#include "hosted.h"

#include <stdatomic.h>
#include <sys/auxv.h>

#include "../io/files.h"
#include "table_file.h"
#include "tables.h"

/* Once it is in the list, only the atomic members change. */
struct table {
	struct table *_Atomic next;
	char *path;  /* NULL: linked in */
	int is_ours; /* installed with the library, or linked in */
	struct table_file file;
	const struct pmureg_system *system; /* NULL: a file that cannot be used */
	const struct table *twin;           /* an earlier table of the same name */
	_Atomic int is_whole;               /* checked in whole, or linked in */
	char *_Atomic problem;              /* why it cannot be used */
};

/* Systems that a program links in, in the order of their names, ended by NULL. A program may link none. */
extern const struct pmureg_system *const pmureg_built_in[] __attribute__((weak));

static struct table *_Atomic first;
static _Atomic int is_searched;

/* ---- One table ---- */

static int is_same(const struct table *a, const struct table *b)
{
	if (!a->system != !b->system)
		return 0;
	if (!a->system)
		return strcmp(a->path, b->path) == 0;
	if (!a->path || !b->path)
		return a->system == b->system;
	return table_file_is_same(&a->file, &b->file);
}

static int is_twin(const struct table *a, const struct table *b)
{
	return a->system && b->system &&
	       pmureg_word_like(pmureg_word_of(pmureg_system_key(a->system)), pmureg_system_key(b->system));
}

/* Frees a table that is not in the list. */
static void forget(struct table *table)
{
	if (!table)
		return;
	table_file_unload(&table->file);
	free(table->path);
	free(table->problem);
	free(table);
}

static const char *place_of(const struct table *table)
{
	return table->path ? table->path : "the library";
}

/* Returns the sentence about two tables of one name, allocated; NULL: out of memory. */
static char *twin_problem(const struct table *table)
{
	const char *one = place_of(table->twin), *other = place_of(table), *key = pmureg_system_key(table->system);
	char *text;
	int length;

	if (strcmp(one, other) == 0)
		length = asprintf(&text, "%s has changed since this process read it; start the process again", one);
	else
		length =
			asprintf(&text, "%s and %s both describe the system '%s': remove one of them", one, other, key);
	return length < 0 ? NULL : text;
}

/* ---- The list ---- */

/*
 * Appends a table. Returns it, or the one that is there in its place, or NULL if `is_alone` and another has its name.
 * Another thread may append at the same time.
 */
static struct table *append(struct table *table, int is_alone)
{
	struct table *_Atomic *end = &first;
	struct table *there = NULL;

	table->twin = NULL;
	while (!atomic_compare_exchange_strong(end, &there, table)) {
		if (is_same(there, table))
			return there;
		if (!table->twin && is_twin(there, table))
			table->twin = there;
		if (table->twin && is_alone)
			return NULL;
		end = &there->next;
		there = NULL;
	}
	return table;
}

/* Appends a table, and frees it if it is there already. Returns 0, or -ENOMEM if there is no table. */
static int append_found(struct table *table)
{
	if (!table)
		return -ENOMEM;
	if (append(table, 0) != table)
		forget(table);
	return 0;
}

static struct table *new_table(const char *path, int is_ours)
{
	struct table *table = calloc(1, sizeof(*table));

	if (!table)
		return NULL;
	table->is_ours = is_ours;
	table->path = path ? strdup(path) : NULL;
	if (!path || table->path)
		return table;
	free(table);
	return NULL;
}

/* Reads the file of a table, and its head. */
static int read_table(struct table *table, int fd, struct pmureg_error *error)
{
	const int code = table_file_load(&table->file, fd, table->path, error);

	if (!code)
		table->system = pmureg_table_system(table->file.bytes);
	return code;
}

/* A file that cannot be used stays in the list, so that the user is told. */
static int take_found(const char *path, int fd, int is_ours, const char *why)
{
	struct table *table = new_table(path, is_ours);
	struct pmureg_error error;
	int code = -EPERM;

	if (table && !why)
		code = read_table(table, fd, &error);
	else if (table && fd >= 0)
		(void)table_file_identify(&table->file, fd); /* for the case that the user names it */
	if (table && code)
		table->problem = strdup(why ? why : error.message);
	if (code != -ENOMEM && (!code || !table || table->problem))
		return append_found(table);
	forget(table);
	return -ENOMEM;
}

/* Makes the systems that are linked in the begin of the list, unless another thread has. */
static int take_built_in(void)
{
	struct table *tables, *none = NULL;
	size_t count = 0;

	while (pmureg_built_in && pmureg_built_in[count])
		count++;
	if (!count || atomic_load(&first))
		return 0;
	tables = calloc(count, sizeof(*tables));
	if (!tables)
		return -ENOMEM;
	for (size_t i = 0; i < count; i++) {
		tables[i].system = pmureg_built_in[i];
		tables[i].is_ours = 1;
		atomic_init(&tables[i].is_whole, 1);
		if (i + 1 < count)
			atomic_init(&tables[i].next, &tables[i + 1]);
	}
	if (!atomic_compare_exchange_strong(&first, &none, tables))
		free(tables);
	return 0;
}

int tables_find(struct pmureg_error *error)
{
	int code = 0;

	if (atomic_load(&is_searched))
		return 0;
	/* Threads that search at the same time find the same, in the same order. */
	code = take_built_in();
	code = code ? code : tables_search(take_found, !pmureg_built_in);
	if (code)
		return io_out_of_memory(error);
	atomic_store(&is_searched, 1);
	return 0;
}

struct table *table_next(const struct table *table)
{
	if (table)
		return atomic_load(&table->next);
	(void)tables_find(NULL);
	return atomic_load(&first);
}

const struct pmureg_system *table_head(const struct table *table)
{
	return table->system;
}

const char *table_file_name(const struct table *table)
{
	const char *slash = table->path ? strrchr(table->path, '/') : NULL;

	return slash ? slash + 1 : table->path;
}

/* ---- Problems ---- */

/* Keeps the first reason why a table cannot be used. `text` is allocated, or NULL: out of memory. */
static void set_problem(struct table *table, char *text)
{
	char *none = NULL;

	if (text && !atomic_compare_exchange_strong(&table->problem, &none, text))
		free(text);
}

/* Checks what the head's check left out. Sets the problem, unless memory is short. */
static void check_whole(struct table *table)
{
	struct pmureg_error wrong;
	char *text = NULL;

	if (table->twin)
		set_problem(table, twin_problem(table));
	else if (!pmureg_table_check(table->file.bytes, (size_t)table->file.size, PMUREG_CHECK_ALL, &wrong))
		atomic_store(&table->is_whole, 1);
	else if (asprintf(&text, "%s: %s", table->path, wrong.message) >= 0)
		set_problem(table, text);
}

/* Returns the later table of two of the same name, which has the problem of both; otherwise the table. */
static struct table *later_of(struct table *table)
{
	for (struct table *other = table; (other = atomic_load(&other->next));)
		if (other->twin == table)
			return other;
	return table;
}

int table_is_usable(struct table *table, struct pmureg_error *error)
{
	const char *problem;

	table = later_of(table);
	problem = atomic_load(&table->problem);
	if (!problem && (table->twin || !atomic_load(&table->is_whole))) {
		check_whole(table);
		problem = atomic_load(&table->problem);
	}
	if (problem)
		(void)pmureg_fail(error, -EINVAL, 0, "%s", problem);
	else if (!atomic_load(&table->is_whole))
		(void)io_out_of_memory(error);
	else
		return 1;
	return 0;
}

/* Returns whether the user has named a file that was found, but not trusted. */
static int is_named(const struct table *found)
{
	for (const struct table *table = atomic_load(&first); table; table = atomic_load(&table->next))
		if (found->file.number && table->system && table_file_is_same(&table->file, &found->file))
			return 1;
	return 0;
}

const char *pmureg_table_problem(size_t index)
{
	const char *problem;

	/* It does not search: who has asked for no system is told of no file. */
	for (const struct table *table = atomic_load(&first); table; table = atomic_load(&table->next)) {
		problem = atomic_load(&table->problem);
		if (problem && (table->system || !is_named(table)) && !index--)
			return problem;
	}
	return NULL;
}

/* ---- Systems ---- */

const struct pmureg_system *pmureg_system_next(const struct pmureg_system *system)
{
	struct table *table = NULL;

	while (system && (table = table_next(table)) && table->system != system)
		;
	if (system && !table)
		return NULL;
	while ((table = table_next(table)))
		if (table->system && table_is_usable(table, NULL))
			return table->system;
	return NULL;
}

/* A variant is in the file of its system. */
const char *pmureg_system_file(const struct pmureg_system *system)
{
	const char *at = (const char *)system;

	for (const struct table *table = NULL; (table = table_next(table));) {
		const char *bytes = table->file.bytes;

		if (bytes && (uintptr_t)at - (uintptr_t)bytes < (size_t)table->file.size)
			return table->is_ours ? NULL : table->path;
	}
	return NULL;
}

/* ---- Files that the user names ---- */

/* Returns the table of an open file, if it is in the list. */
static struct table *find_open(int fd)
{
	struct table_file file;
	struct table *table = NULL;

	if (table_file_identify(&file, fd))
		return NULL;
	while ((table = table_next(table)))
		if (table->path && table->system && table_file_is_same(&table->file, &file))
			return table;
	return NULL;
}

/* Appends a table that was read. A table that cannot be used, or has a name that is taken, stays outside. */
static int append_named(struct table *table, struct pmureg_error *error)
{
	struct table *listed;
	char *text;

	check_whole(table);
	if (!table->is_whole) {
		(void)(table->problem ? pmureg_fail(error, -EINVAL, 0, "%s", table->problem) : io_out_of_memory(error));
		return -EINVAL;
	}
	listed = append(table, 1);
	if (listed == table)
		return 0;
	if (listed)
		return table_is_usable(listed, error) ? 1 : -EINVAL;
	text = twin_problem(table);
	(void)(text ? pmureg_fail(error, -EEXIST, 0, "%s", text) : io_out_of_memory(error));
	free(text);
	return -EEXIST;
}

static int add_open(const char *path, int fd, struct pmureg_error *error)
{
	struct table *table = find_open(fd);
	int code;

	if (table)
		return table_is_usable(table, error) ? 0 : -EINVAL;
	table = new_table(path, 0);
	code = table ? read_table(table, fd, error) : io_out_of_memory(error);
	code = code ? code : append_named(table, error);
	if (code)
		forget(table);
	return code < 0 ? code : 0;
}

int pmureg_table_add(const char *path, struct pmureg_error *error)
{
	int fd, code;

	if (getauxval(AT_SECURE))
		return pmureg_fail(error, -EPERM, 0,
				   "a program with rights of its file takes no table from its user: %s", path);
	code = tables_find(error); /* the others come first */
	if (code)
		return code;
	fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
	if (fd < 0)
		return pmureg_fail(error, -errno, 0, "cannot read the table %s: %s", path, strerror(errno));
	code = add_open(path, fd, error);
	(void)close(fd);
	return code;
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
