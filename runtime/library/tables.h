/*
 * tables.h: the described systems that this process knows: those that are linked in, and those of table files.
 *
 * A table lives for ever: pmureg.h promises that a system does. The list of tables only grows, and a thread never waits
 * for another.
 */
#ifndef PMUREG_LIBRARY_TABLES_H
#define PMUREG_LIBRARY_TABLES_H

#include <pmureg/core.h>
#include <pmureg/pmureg.h>

struct table;

/* Searches for tables, unless this was done. Returns 0, or -ENOMEM; then not all are known. */
int tables_find(struct pmureg_error *error);

/* Returns the table after this one; NULL: the first. NULL after the last one. Searches as tables_find() does. */
struct table *table_next(const struct table *table);

/*
 * Returns what a table says of itself in its head: names, variants, `detect`. Its blocks are not checked yet. NULL:
 * this is a file that cannot be used.
 */
const struct pmureg_system *table_head(const struct table *table);

/* Returns the name of its file, without the folder; NULL: it is linked in. */
const char *table_file_name(const struct table *table);

/*
 * Returns whether the systems of the head can be used. The first call checks the whole table. Another table of the same
 * name makes both useless: nobody knows which one is meant.
 */
int table_is_usable(struct table *table, struct pmureg_error *error);

/* Adds files that the user named, separated by commas. */
int tables_add(const char *paths, struct pmureg_error *error);

/* ---- search.c ---- */

/*
 * Called for each table file of the search path. `is_ours`: it is installed with the library. `why`: a sentence, why
 * the file or the folder is not used; then the descriptor may be -1. Returns 0 or -ENOMEM, which ends the search.
 */
typedef int table_found(const char *path, int fd, int is_ours, const char *why);
/* `installed`: also search where the library's own tables are installed. Returns 0 or -ENOMEM. */
int tables_search(table_found *found, int installed);

#endif
