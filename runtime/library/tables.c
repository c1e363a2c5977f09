/*
 * tables.c: the list of tables: adds to it, and finds in it.
 */
#include "hosted.h"

#include <fcntl.h>
#include <stdatomic.h>
#include <sys/auxv.h>

#include "../io/files.h"
#include "table_index.h"
#include "tables.h"

/* Once it is in the list, only the atomic members change. */
struct table {
	struct table *_Atomic next;
	int is_ours;                                /* installed with the library, or linked in */
	struct table_file file;                     /* without bytes if the head came from an index, or is linked in */
	const struct pmureg_entry *entry;           /* where the head came from; NULL: from the file, or linked in */
	const struct pmureg_system *head;           /* NULL: a file that cannot be used */
	struct pmureg_word key;                     /* of the head */
	const struct table *twin;                   /* an earlier table of the same name */
	_Atomic int is_replaced;                    /* the user has named a file that describes the same system */
	const struct pmureg_system *_Atomic system; /* once it is checked in whole, or if it is linked in */
	char *_Atomic problem;                      /* why it cannot be used */
	const char *path;                           /* NULL: linked in */
};

/* Systems that a program links in, in the order of their names, ended by NULL. A program may link none. */
extern const struct pmureg_system *const pmureg_built_in[] __attribute__((weak));

static struct table *_Atomic first;
static _Atomic int is_searched;

/* ---- One table ---- */

/* Of most pairs, the first comparison of each decides. */
static int tables_is_same(const struct table *a, const struct table *b)
{
	if (a->file.number != b->file.number || !a->head != !b->head)
		return 0;
	if (!a->head)
		return strcmp(a->path, b->path) == 0;
	if (!a->path || !b->path)
		return a->head == b->head;
	return table_file_is_same(&a->file, &b->file);
}

static int is_twin(const struct table *a, const struct table *b)
{
	return a->key.length == b->key.length && a->head && b->head && pmureg_word_like(a->key, b->key.text);
}

/* Frees a table that is not in the list. */
static void forget(struct table *table)
{
	if (!table)
		return;
	table_file_unload(&table->file);
	free(table->problem);
	free(table);
}

static const char *tables_place_of(const struct table *table)
{
	return table->path ? table->path : "the library";
}

/* Returns the sentence about two tables of one name, allocated; NULL: out of memory. */
static char *twin_problem(const struct table *table)
{
	const char *one = tables_place_of(table->twin), *other = tables_place_of(table), *key = table->key.text;
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
 * Appends a table. Returns it, or the one that is there in its place, or NULL if the user has named it and another has
 * its name, but for one that comes with the library. Another thread may append at the same time.
 */
static struct table *tables_append(struct table *table, int is_named)
{
	struct table *_Atomic *end = &first;
	struct table *there = NULL;

	while (!atomic_compare_exchange_strong(end, &there, table)) {
		if (tables_is_same(there, table) && !atomic_load(&there->is_replaced))
			return there;
		if (!table->twin && is_twin(there, table) && !(is_named && there->is_ours))
			table->twin = there;
		if (table->twin && is_named)
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
	if (tables_append(table, 0) != table)
		forget(table);
	return 0;
}

/* The path is behind the table: one allocation, as this is done for each file. */
static struct table *new_table(const char *path, int is_ours)
{
	const size_t size = path ? strlen(path) + 1 : 0;
	struct table *table = malloc(sizeof(*table) + size);

	if (!table)
		return NULL;
	*table = (struct table){.is_ours = is_ours};
	table->path = path ? memcpy(table + 1, path, size) : NULL;
	return table;
}

static void set_head(struct table *table, const struct pmureg_system *head)
{
	table->head = head;
	table->key = pmureg_word_of(pmureg_system_key(head));
}

/* Reads the file of a table, and its head. */
static int read_table(struct table *table, int fd, struct pmureg_error *error)
{
	const int code = table_file_load(&table->file, fd, table->path, error);

	if (!code)
		set_head(table, pmureg_table_system(table->file.bytes));
	return code;
}

/* Takes the head of a file from the index of its folder. */
static int tables_take_entry(struct found_table *found)
{
	struct table *table = new_table(found->path, found->is_ours);

	if (!table)
		return -ENOMEM;
	table_file_take_identity(&table->file, found->info);
	table->entry = found->entry;
	set_head(table, table_entry_head(table->entry));
	found->is_kept = tables_append(table, 0) == table;
	if (!found->is_kept)
		forget(table);
	return 0;
}

/* A file that cannot be used stays in the list, so that the user is told. */
static int tables_take_file(const struct found_table *found)
{
	struct table *table = new_table(found->path, found->is_ours);
	struct pmureg_error error;
	int code = -EPERM;

	if (table && !found->why)
		code = read_table(table, found->fd, &error);
	else if (table && found->fd >= 0)
		(void)table_file_identify(&table->file, found->fd); /* for the case that the user names it */
	if (table && code)
		table->problem = strdup(found->why ? found->why : error.message);
	if (code != -ENOMEM && (!code || !table || table->problem))
		return append_found(table);
	forget(table);
	return -ENOMEM;
}

static int take_found(struct found_table *found)
{
	return found->entry ? tables_take_entry(found) : tables_take_file(found);
}

/* Begins the list with the systems that are linked in, unless another thread has. */
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
		tables[i].is_ours = 1;
		set_head(&tables[i], pmureg_built_in[i]);
		atomic_init(&tables[i].system, pmureg_built_in[i]);
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
	code = code || !pmureg_parts.table_files ? code : pmureg_parts.table_files->search();
	if (code)
		return io_out_of_memory(error);
	atomic_store(&is_searched, 1);
	return 0;
}

struct table *table_next(const struct table *table)
{
	struct table *next;

	if (!table)
		(void)tables_find(NULL);
	next = atomic_load(table ? &table->next : &first);
	return next && atomic_load(&next->is_replaced) ? table_next(next) : next;
}

const struct pmureg_system *table_head(const struct table *table)
{
	return table->head;
}

const char *table_path(const struct table *table)
{
	return table->is_ours ? NULL : table->path;
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

/* Checks what the head's check left out. */
static int tables_check(const struct table *table, const struct table_file *file, struct pmureg_error *error)
{
	struct pmureg_error wrong;
	const int code = pmureg_table_check(file->bytes, (size_t)file->size, PMUREG_CHECK_ALL, &wrong);

	return code ? pmureg_fail(error, code, 0, "%s: %s", table->path, wrong.message) : 0;
}

/* Loads the open file of a table whose head came from an index, and checks it. */
static int load_indexed(const struct table *table, int fd, struct table_file *file, struct pmureg_error *error)
{
	struct stat info;
	int code;

	if (fstat(fd, &info))
		return table_file_cannot_read(table->path, -errno, error);
	code = tables_distrust(&info) ? -EPERM : table_file_load(file, fd, table->path, error);
	if (code == -ENOMEM)
		return code;
	if (!code && table_file_is_same(file, &table->file) && table_entry_tells(table->entry, file))
		return tables_check(table, file, error);
	return pmureg_fail(error, -EINVAL, 0,
			   "%s is not as the index of its folder says: start the process again; if that does not help, "
			   "run `pmureg index` on the folder",
			   table->path);
}

static int open_indexed(const struct table *table, struct table_file *file, struct pmureg_error *error)
{
	const int fd = table_file_open(AT_FDCWD, table->path);
	int code;

	if (fd < 0)
		return table_file_cannot_read(table->path, fd, error);
	code = load_indexed(table, fd, file, error);
	(void)close(fd);
	return code;
}

/* Sets the system, or the problem, unless memory is short. Another thread may do so at the same time. */
static void tables_check_whole(struct table *table)
{
	struct table_file opened = {.bytes = NULL};
	const struct pmureg_system *none = NULL;
	struct pmureg_error error;
	int code;

	if (table->twin) {
		set_problem(table, twin_problem(table));
		return;
	}
	code = table->entry ? open_indexed(table, &opened, &error) : tables_check(table, &table->file, &error);
	if (code && code != -ENOMEM)
		set_problem(table, strdup(error.message));
	if (code ||
	    !atomic_compare_exchange_strong(&table->system, &none,
					    pmureg_table_system(table->entry ? opened.bytes : table->file.bytes)))
		table_file_unload(&opened);
}

/* Returns the later table of two of the same name, which has the problem of both; otherwise the table. */
static struct table *later_of(struct table *table)
{
	for (struct table *other = table; (other = atomic_load(&other->next));)
		if (other->twin == table)
			return other;
	return table;
}

int table_is_listed(struct table *table)
{
	table = later_of(table);
	if (table->twin && !atomic_load(&table->problem))
		set_problem(table, twin_problem(table));
	return table->head && !table->twin && !atomic_load(&table->problem);
}

const struct pmureg_system *table_use(struct table *table, const struct pmureg_system *head, struct pmureg_error *error)
{
	const struct pmureg_system *system;
	const char *problem;

	table = later_of(table);
	problem = atomic_load(&table->problem);
	if (!problem && (table->twin || !atomic_load(&table->system)) && pmureg_parts.table_files) {
		pmureg_parts.table_files->check(table);
		problem = atomic_load(&table->problem);
	}
	system = atomic_load(&table->system);
	if (problem)
		(void)pmureg_fail(error, -EINVAL, 0, "%s", problem);
	else if (!system)
		(void)io_out_of_memory(error);
	else
		return head == table->head ?
			       system :
			       &pmureg_system_variants(system)[head - pmureg_system_variants(table->head)];
	return NULL;
}

/* Returns whether the user has named a file that was found, but not trusted. */
static int is_named(const struct table *found)
{
	for (const struct table *table = atomic_load(&first); table; table = atomic_load(&table->next))
		if (found->file.number && table->head && table_file_is_same(&table->file, &found->file))
			return 1;
	return 0;
}

const char *pmureg_table_problem(size_t index)
{
	const char *problem;

	/* It does not search: who has asked for no system is told of no file. */
	for (const struct table *table = atomic_load(&first); table; table = atomic_load(&table->next)) {
		problem = atomic_load(&table->problem);
		if (problem && (table->head || !is_named(table)) && !index--)
			return problem;
	}
	return NULL;
}

/* ---- Systems ---- */

const struct pmureg_system *pmureg_system_next(const struct pmureg_system *system)
{
	const struct pmureg_system *next = NULL;
	struct table *table = NULL;

	while (system && (table = table_next(table)) && atomic_load(&table->system) != system)
		;
	if (system && !table)
		return NULL;
	while (!next && (table = table_next(table)))
		next = table->head ? table_use(table, table->head, NULL) : NULL;
	return next;
}

/* Returns whether a system is that of a table, or a variant of it. */
static int is_of(const struct pmureg_system *system, const struct table *table)
{
	const struct pmureg_system *whole = atomic_load(&table->system);

	for (uint16_t i = 0; whole && system != whole && i < whole->variant_count; i++)
		if (system == &pmureg_system_variants(whole)[i])
			return 1;
	return whole && system == whole;
}

const char *pmureg_system_file(const struct pmureg_system *system)
{
	for (struct table *table = NULL; (table = table_next(table));)
		if (is_of(system, table))
			return table_path(table);
	return NULL;
}

/* ---- Files that the user names ---- */

/* Takes those tables out of use that come with the library and have the name of one that the user has named. */
static void replace_ours(const struct table *named)
{
	for (struct table *table = NULL; (table = table_next(table));)
		if (table->is_ours && is_twin(table, named))
			atomic_store(&table->is_replaced, 1);
}

/*
 * Appends a table that was read. A table that cannot be used, or has a name that is taken, stays outside. Returns 1 if it is
 * in the list already.
 */
static int append_named(struct table *table, struct pmureg_error *error)
{
	struct table *listed;
	char *text;

	tables_check_whole(table);
	if (!table->system) {
		(void)(table->problem ? pmureg_fail(error, -EINVAL, 0, "%s", table->problem) : io_out_of_memory(error));
		return -EINVAL;
	}
	listed = tables_append(table, 1);
	if (listed == table)
		replace_ours(table);
	if (listed)
		return table_use(listed, listed->head, error) ? listed != table : -EINVAL;
	text = twin_problem(table);
	(void)(text ? pmureg_fail(error, -EEXIST, 0, "%s", text) : io_out_of_memory(error));
	free(text);
	return -EEXIST;
}

static int add_open(const char *path, int fd, struct pmureg_error *error)
{
	struct table *table = new_table(path, 0);
	int code = table ? read_table(table, fd, error) : io_out_of_memory(error);

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
	fd = table_file_open(AT_FDCWD, path);
	if (fd < 0)
		return table_file_cannot_read(path, fd, error);
	code = add_open(path, fd, error);
	(void)close(fd);
	return code;
}

static int add_all(const char *paths, struct pmureg_error *error)
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

int tables_add(const char *paths, struct pmureg_error *error)
{
	if (!pmureg_parts.table_files)
		return pmureg_fail(error, -EOPNOTSUPP, 0,
				   "this program was linked without table files: add `table_files` to pmureg_parts");
	return pmureg_parts.table_files->add(paths, error);
}

/* ---- The part ---- */

static int tables_search_path(void)
{
	return tables_search(take_found, !pmureg_built_in);
}

const struct pmureg_part_table_files pmureg_part_table_files = {tables_search_path, tables_check_whole, add_all};
