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

#include "../io/files.h"

struct table;

/* Returns a table; NULL after the last one. The first call searches for table files. */
struct table *table_at(size_t index);

/*
 * Returns what a table says of itself in its first part: names, variants, `detect`; its blocks are not checked yet. NULL:
 * the file is no table.
 */
const struct pmureg_system *table_head(const struct table *table);

/* Returns the system, after its first use has checked the whole table; NULL: it is damaged, see pmureg_table_problem(). */
const struct pmureg_system *table_system(struct table *table, struct pmureg_error *error);

/*
 * The same for a system or variant of the table's head. Fails also if another table has a system of this name: then
 * nobody knows which one is meant.
 */
const struct pmureg_system *table_use(struct table *table, const struct pmureg_system *head, struct pmureg_error *error);

/* Adds files that the user named, separated by commas. */
int tables_add(const char *paths, struct pmureg_error *error);

/* ---- search.c ---- */

/*
 * Calls `found` for each table file of the search path; `is_ours`: it is installed with the library. A file that is not
 * trusted has no descriptor but a message.
 */
typedef void table_found(const char *path, int fd, int is_ours, const char *why);
void tables_search(table_found *found, int installed);

#endif
