/*
 * table_index.c: see table_index.h; and makes an index.
 */
#include "hosted.h"

#include <fcntl.h>
#include <pmureg/pmureg.h>

#include "../io/files.h"
#include "table_index.h"

#define MAGIC "pmureg\n\x1a"
#define VERSION 1

/* The file: this, then the entries, then zeroes up to a multiple of LANES words. Numbers are the machine's. */
struct header {
	char magic[8];
	uint16_t version;
	uint16_t table_version;
	uint16_t order;
	uint16_t sections; /* of a table */
	uint32_t count;    /* of the entries */
	uint32_t size;     /* of the file */
	uint64_t sum;      /* of what follows, and of the first three words */
};

/*
 * Then the name with its 0, and the file's bytes from HEAD on to the end of its first part, each with zeroes up to a
 * multiple of 8 bytes.
 */
struct table_entry {
	uint64_t size; /* of the file */
	int64_t seconds;
	uint32_t nanoseconds;
	uint32_t name_size, head_size;
	uint32_t system; /* its place in these bytes */
};

/* What is before is for the check. References count from themselves, so that they are right in the copy, too. */
#define HEAD (sizeof(struct pmureg_table) + PMUREG_SECTIONS * sizeof(struct pmureg_section))

static uint32_t system_of(const struct pmureg_table *table)
{
	const char *system = (const char *)pmureg_table_system(table);

	return (uint32_t)((size_t)(system - (const char *)table) - HEAD);
}

static size_t padded(size_t size)
{
	return (size + 7) & ~(size_t)7;
}

/* ---- The checksum ---- */

#define LANES 4 /* sums that are computed side by side, which is faster */
#define PRIME UINT64_C(0x9E3779B97F4A7C15)

/* Each change of one word changes the sum, because each step can be undone. */
static uint64_t table_index_mix(uint64_t sum, uint64_t word)
{
	return (sum ^ word) * PRIME;
}

static uint64_t table_index_sum_of(const void *bytes, size_t size)
{
	const uint64_t *word = bytes, *end = word + size / sizeof(*word);
	uint64_t a = word[0], b = word[1], c = word[2], d = 0;

	for (word += sizeof(struct header) / sizeof(*word); word < end; word += LANES) {
		a = table_index_mix(a, word[0]);
		b = table_index_mix(b, word[1]);
		c = table_index_mix(c, word[2]);
		d = table_index_mix(d, word[3]);
	}
	return table_index_mix(table_index_mix(table_index_mix(a, b), c), d);
}

/* ---- Reading ---- */

static const struct header *header_of(const struct table_index *index)
{
	return index->file.bytes;
}

size_t table_index_count(const struct table_index *index)
{
	return header_of(index)->count;
}

const char *table_entry_name(const struct table_entry *entry)
{
	return (const char *)(entry + 1);
}

static const char *bytes_of(const struct table_entry *entry)
{
	return table_entry_name(entry) + padded(entry->name_size);
}

const struct pmureg_system *table_entry_head(const struct table_entry *entry)
{
	return (const void *)(bytes_of(entry) + entry->system);
}

static const struct table_entry *entry_behind(const struct table_entry *entry)
{
	return (const void *)(bytes_of(entry) + padded(entry->head_size));
}

static const struct table_entry *end_of(const struct table_index *index)
{
	return (const void *)((const char *)index->file.bytes + index->file.size);
}

const struct table_entry *table_index_next(const struct table_index *index, const struct table_entry *entry)
{
	const void *next = entry ? (const void *)entry_behind(entry) : header_of(index) + 1;
	const size_t left = (size_t)((const char *)end_of(index) - (const char *)next);

	/* Behind the last entry are zeroes, fewer than an entry has. */
	return left < sizeof(*entry) ? NULL : next;
}

const struct table_entry *table_index_find(const struct table_index *index, const char *name)
{
	const struct table_entry *entry = NULL;

	while ((entry = table_index_next(index, entry)) && strcmp(table_entry_name(entry), name) != 0)
		;
	return entry;
}

int table_entry_is(const struct table_entry *entry, const struct stat *info)
{
	return S_ISREG(info->st_mode) && (uint64_t)info->st_size == entry->size &&
	       info->st_mtim.tv_sec == entry->seconds && (uint64_t)info->st_mtim.tv_nsec == entry->nanoseconds;
}

int table_entry_tells(const struct table_entry *entry, const struct table_file *file)
{
	const struct pmureg_table *table = file->bytes;

	return table->head_size == HEAD + entry->head_size && system_of(table) == entry->system &&
	       memcmp((const char *)table + HEAD, bytes_of(entry), entry->head_size) == 0;
}

static int header_fits(const struct table_index *index)
{
	const struct header *header = header_of(index);
	const size_t size = (size_t)index->file.size;

	return size >= sizeof(*header) && size % (LANES * sizeof(uint64_t)) == 0 && header->size == size &&
	       memcmp(header->magic, MAGIC, sizeof(header->magic)) == 0 && header->version == VERSION &&
	       header->table_version == PMUREG_TABLE_VERSION && header->order == PMUREG_TABLE_ORDER &&
	       header->sections == PMUREG_SECTIONS && header->sum == table_index_sum_of(header, size);
}

static int entry_fits(const struct table_entry *entry, const struct table_entry *end)
{
	const size_t room = (size_t)((const char *)end - table_entry_name(entry));

	return entry->name_size && entry->name_size <= room && padded(entry->name_size) <= room &&
	       !table_entry_name(entry)[entry->name_size - 1] && entry->head_size <= room &&
	       padded(entry->head_size) <= room - padded(entry->name_size) &&
	       entry->head_size >= sizeof(struct pmureg_system) && entry->system % 8 == 0 &&
	       entry->system <= entry->head_size - sizeof(struct pmureg_system);
}

static int entries_fit(const struct table_index *index)
{
	const struct table_entry *entry = NULL;
	size_t count = 0;

	while ((entry = table_index_next(index, entry))) {
		if (!entry_fits(entry, end_of(index)))
			return 0;
		count++;
	}
	return count == table_index_count(index);
}

int table_index_load(struct table_index *index, int fd)
{
	int code;

	*index = (struct table_index){.is_used = 0};
	code = table_file_load_safe(&index->file, fd);
	if (code)
		return code;
	if (header_fits(index) && entries_fit(index))
		return 0;
	table_index_unload(index);
	return -EINVAL;
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
	const size_t after = making->size + padded(size);

	if (after > making->room) {
		char *grown = realloc(making->bytes, 2 * after);

		if (!grown)
			return io_out_of_memory(making->error);
		making->bytes = grown;
		making->room = 2 * after;
	}
	memset(making->bytes + making->size, 0, padded(size));
	memcpy(making->bytes + making->size, bytes, size);
	making->size = after;
	return 0;
}

static int put_entry(struct making *making, const char *name, const struct table_file *file)
{
	const struct pmureg_table *table = file->bytes;
	const struct table_entry entry = {.size = (uint64_t)file->size,
					  .seconds = file->time.tv_sec,
					  .nanoseconds = (uint32_t)file->time.tv_nsec,
					  .name_size = (uint32_t)strlen(name) + 1,
					  .head_size = (uint32_t)(table->head_size - HEAD),
					  .system = system_of(table)};
	int code = table_index_put(making, &entry, sizeof(entry));

	code = code ? code : table_index_put(making, name, entry.name_size);
	code = code ? code : table_index_put(making, (const char *)table + HEAD, entry.head_size);
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
	static const uint64_t zeroes[LANES];
	struct header *header = &(struct header){.version = VERSION,
						 .table_version = PMUREG_TABLE_VERSION,
						 .order = PMUREG_TABLE_ORDER,
						 .sections = PMUREG_SECTIONS};
	int code = table_index_put(making, header, sizeof(*header));

	code = code ? code : put_files(making);
	code = code ? code : table_index_put(making, zeroes, -making->size % sizeof(zeroes));
	if (code)
		return code;
	header = (void *)making->bytes;
	memcpy(header->magic, MAGIC, sizeof(header->magic));
	header->count = making->count;
	header->size = (uint32_t)making->size;
	header->sum = table_index_sum_of(header, making->size);
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
