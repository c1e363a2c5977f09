/*
 * table_index.c: see table_index.h; and makes an index.
 */
#include "hosted.h"

#include <fcntl.h>
#include <pmureg/pmureg.h>

#include "../io/files.h"
#include "table_index.h"

static uint32_t system_of(const struct pmureg_table *table)
{
	const char *system = (const char *)pmureg_table_system(table);

	return (uint32_t)((size_t)(system - (const char *)table) - PMUREG_ENTRY_HEAD);
}

/* ---- Reading ---- */

const struct pmureg_system *table_entry_head(const struct pmureg_entry *entry)
{
	return (const void *)(pmureg_entry_bytes(entry) + entry->system);
}

const struct pmureg_entry *table_index_next(const struct table_index *index, const struct pmureg_entry *entry)
{
	return pmureg_entries_next(index->file.bytes, entry);
}

const struct pmureg_entry *table_index_find(const struct table_index *index, const char *name)
{
	const struct pmureg_entry *entry = NULL;

	while ((entry = table_index_next(index, entry)) && strcmp(pmureg_entry_name(entry), name) != 0)
		;
	return entry;
}

int table_entry_is(const struct pmureg_entry *entry, const struct stat *info)
{
	return S_ISREG(info->st_mode) && (uint64_t)info->st_size == entry->size &&
	       info->st_mtim.tv_sec == entry->seconds && (uint64_t)info->st_mtim.tv_nsec == entry->nanoseconds;
}

int table_entry_tells(const struct pmureg_entry *entry, const struct table_file *file)
{
	const struct pmureg_table *table = file->bytes;

	return table->head_size == PMUREG_ENTRY_HEAD + entry->head_size && system_of(table) == entry->system &&
	       memcmp((const char *)table + PMUREG_ENTRY_HEAD, pmureg_entry_bytes(entry), entry->head_size) == 0;
}

int table_index_load(struct table_index *index, int fd)
{
	int code;

	*index = (struct table_index){.is_used = 0};
	code = table_file_load_safe(&index->file, fd);
	if (code)
		return code;
	code = pmureg_entries_check(index->file.bytes, (size_t)index->file.size);
	if (code)
		table_index_unload(index);
	return code;
}

void table_index_unload(struct table_index *index)
{
	if (!index->is_used)
		table_file_unload(&index->file);
}

/* ---- Making ---- */

struct making {
	int folder;
	const char *path;
	char *bytes;
	size_t size, room;
	uint32_t count;
	struct pmureg_error *error;
};

/* Appends bytes, and zeroes up to a multiple of 8. */
static int table_index_put(struct making *making, const void *bytes, size_t size)
{
	const size_t after = making->size + pmureg_entry_padded(size);

	if (after > making->room) {
		char *grown = realloc(making->bytes, 2 * after);

		if (!grown)
			return io_out_of_memory(making->error);
		making->bytes = grown;
		making->room = 2 * after;
	}
	memset(making->bytes + making->size, 0, pmureg_entry_padded(size));
	memcpy(making->bytes + making->size, bytes, size);
	making->size = after;
	return 0;
}

static int put_entry(struct making *making, const char *name, const struct table_file *file)
{
	const struct pmureg_table *table = file->bytes;
	const struct pmureg_entry entry = {.size = (uint64_t)file->size,
					   .seconds = file->time.tv_sec,
					   .nanoseconds = (uint32_t)file->time.tv_nsec,
					   .name_size = (uint32_t)strlen(name) + 1,
					   .head_size = (uint32_t)(table->head_size - PMUREG_ENTRY_HEAD),
					   .system = system_of(table)};
	int code = table_index_put(making, &entry, sizeof(entry));

	code = code ? code : table_index_put(making, name, entry.name_size);
	code = code ? code : table_index_put(making, (const char *)table + PMUREG_ENTRY_HEAD, entry.head_size);
	making->count += !code;
	return code;
}

/* Leaves out a file that cannot be used: who searches is told why. */
static int put_file(struct making *making, const char *name)
{
	const int fd = table_file_open(making->folder, name);
	struct table_file file;
	int code;

	if (fd < 0)
		return 0;
	code = table_file_load(&file, fd, name, making->error);
	(void)close(fd);
	if (code)
		return code == -ENOMEM ? code : 0;
	code = put_entry(making, name, &file);
	table_file_unload(&file);
	return code;
}

static int table_index_fail(const struct making *making, const char *what)
{
	return pmureg_fail(making->error, -errno, 0, "cannot %s %s: %s", what, making->path, strerror(errno));
}

static int put_files(struct making *making)
{
	struct io_names names;
	int code = io_names_at(&names, making->folder, ".");

	errno = -code;
	if (code)
		return table_index_fail(making, "read the folder");
	for (size_t i = 0; i < names.count && !code; i++)
		if (table_file_is_named(names.names[i]))
			code = put_file(making, names.names[i]);
	io_names_free(&names);
	return code;
}

static int put_all(struct making *making)
{
	static const uint64_t zeroes[PMUREG_ENTRIES_LANES];
	struct pmureg_entries *header = &(struct pmureg_entries){.version = PMUREG_ENTRIES_VERSION,
								 .table_version = PMUREG_TABLE_VERSION,
								 .order = PMUREG_TABLE_ORDER,
								 .sections = PMUREG_SECTIONS};
	int code = table_index_put(making, header, sizeof(*header));

	code = code ? code : put_files(making);
	code = code ? code : table_index_put(making, zeroes, -making->size % sizeof(zeroes));
	if (code)
		return code;
	header = (void *)making->bytes;
	memcpy(header->magic, PMUREG_ENTRIES_MAGIC, sizeof(header->magic));
	header->count = making->count;
	header->size = (uint32_t)making->size;
	header->sum = pmureg_entries_sum(header, making->size);
	return 0;
}

static int write_bytes(int fd, const char *bytes, size_t size)
{
	ssize_t moved;

	for (size_t at = 0; at < size; at += (size_t)moved) {
		moved = io_write_at(fd, bytes + at, size - at, at);
		if (moved < 0)
			return -1;
	}
	return fchmod(fd, 0644);
}

/* Replaces the index as a whole, for those who are reading it. */
static int replace(const struct making *making)
{
	char name[32];
	int fd, is_bad, code;

	(void)pmureg_format(name, sizeof(name), ".%s.%d", TABLE_INDEX, (int)getpid());
	(void)unlinkat(making->folder, name, 0); /* of a process that was killed */
	fd = openat(making->folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
	if (fd < 0)
		return table_index_fail(making, "write an index into");
	is_bad = write_bytes(fd, making->bytes, making->size);
	is_bad |= close(fd);
	if (!is_bad && !renameat(making->folder, name, making->folder, TABLE_INDEX))
		return 0;
	code = table_index_fail(making, "write an index into");
	(void)unlinkat(making->folder, name, 0);
	return code;
}

int pmureg_table_index(const char *folder, struct pmureg_error *error)
{
	struct pmureg_error own;
	struct making making = {.path = folder, .error = error ? error : &own};
	int code;

	making.folder = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (making.folder < 0)
		return table_index_fail(&making, "read the folder");
	code = put_all(&making);
	code = code ? code : replace(&making);
	free(making.bytes);
	(void)close(making.folder);
	return code;
}
