/*
 * tables.h: the described systems that this process knows: those that are linked in, and those of table files.
 *
 * A table lives for ever: pmureg.h promises that a system does. The list of tables only grows, and a thread never waits
 * for another.
 */
#ifndef PMUREG_LIBRARY_TABLES_H
#define PMUREG_LIBRARY_TABLES_H

#include <pmureg/pmureg.h>
#include <pmureg/table.h>

struct table;

/* Returns a table; NULL after the last one. The first call searches for table files. */
struct table *table_at(size_t index);

/* Returns what a table says of itself in its first part: names, variants, `detect`. It has no blocks yet. */
const struct pmureg_system *table_head(const struct table *table);

/* Returns the system, after its first use has checked the whole table; NULL: it is damaged, see pmureg_table_problem(). */
const struct pmureg_system *table_system(struct table *table, struct pmureg_error *error);

/* Returns the system of a table that can be used; NULL after the last one. */
const struct pmureg_system *system_at(size_t index);

/* Returns the table of a system or of its variant; NULL: of none. */
const struct table *table_of(const struct pmureg_system *system);

/* Returns a later table of the same name, which makes the name ambiguous; NULL: there is none. */
const struct table *table_twin(const struct table *table);

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
