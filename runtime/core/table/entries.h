/*
 * entries.h: the index of a folder of table files, in memory: copies of their first parts, so that a search reads one file.
 */
#ifndef PMUREG_CORE_ENTRIES_H
#define PMUREG_CORE_ENTRIES_H

#include <pmureg/table.h>

#define PMUREG_ENTRIES_MAGIC "pmureg\n\x1a"
#define PMUREG_ENTRIES_VERSION 1
#define PMUREG_ENTRIES_LANES 4 /* sums that are computed side by side, which is faster */

/* The file: this, then the entries, then zeroes up to a multiple of the lanes' words. Numbers are the machine's. */
struct pmureg_entries {
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
 * Then the name with its 0, and the file's bytes from PMUREG_ENTRY_HEAD on to the end of its first part, each with zeroes
 * up to a multiple of 8 bytes.
 */
struct pmureg_entry {
	uint64_t size; /* of the file */
	int64_t seconds;
	uint32_t nanoseconds;
	uint32_t name_size, head_size;
	uint32_t system; /* its place in these bytes */
};

/* What is before is for the check. References count from themselves, so that they are right in the copy, too. */
#define PMUREG_ENTRY_HEAD (sizeof(struct pmureg_table) + PMUREG_SECTIONS * sizeof(struct pmureg_section))

static inline size_t pmureg_entry_padded(size_t size)
{
	return (size + 7) & ~(size_t)7;
}

static inline const char *pmureg_entry_name(const struct pmureg_entry *entry)
{
	return (const char *)(entry + 1);
}

static inline const char *pmureg_entry_bytes(const struct pmureg_entry *entry)
{
	return pmureg_entry_name(entry) + pmureg_entry_padded(entry->name_size);
}

/* Returns the checksum of an index. */
uint64_t pmureg_entries_sum(const struct pmureg_entries *entries, size_t size);
/* Returns 0, or -EINVAL if the index is damaged or of another version. It does not check the copies. */
int pmureg_entries_check(const void *bytes, size_t size);
/* Returns the entry behind one, the first one for NULL, or NULL behind the last. They are in the order of their names. */
const struct pmureg_entry *pmureg_entries_next(const struct pmureg_entries *entries, const struct pmureg_entry *entry);

#endif
