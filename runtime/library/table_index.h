/*
 * table_index.h: the index of a folder of table files: copies of their first parts, so that a search opens
 * one file.
 */
#ifndef PMUREG_LIBRARY_TABLE_INDEX_H
#define PMUREG_LIBRARY_TABLE_INDEX_H

#include <pmureg/table.h>

#include "../core/table/entries.h"
#include "table_file.h"

#define TABLE_INDEX "index" /* its name in the folder */

struct table_index {
	struct table_file file;
	int is_used; /* a table has its first part here: it stays in memory */
};

/*
 * Loads an open index. Returns 0, or a negative errno value if it is damaged, of another version, or if others than root
 * and this user can change it. The heads in it are not checked again: they were when it was made, and it has a checksum.
 */
int table_index_load(struct table_index *index, int fd);
void table_index_unload(struct table_index *index); /* unless it is used */

/* Returns the entry behind one, the first one for NULL, or NULL behind the last. */
const struct pmureg_entry *table_index_next(const struct table_index *index, const struct pmureg_entry *entry);
const struct pmureg_entry *table_index_find(const struct table_index *index, const char *name);

/* Returns the system; of the table, only what this refers to in its first part is there. */
const struct pmureg_system *table_entry_head(const struct pmureg_entry *entry);
/* Returns whether the file is as it was when the index was made: its size and time; and what it says. */
int table_entry_is(const struct pmureg_entry *entry, const struct stat *info);
int table_entry_tells(const struct pmureg_entry *entry, const struct table_file *file);

#endif
