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

struct pmureg_part_table_files {
	int (*search)(void);                 /* adds the files of the search path; 0 or -ENOMEM */
	void (*check)(struct table *table); /* sets the system of a file, or the problem, unless memory is short */
	int (*add)(const char *paths, struct pmureg_error *error); /* see tables_add() */
};

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

/* Returns whether a list of systems has it. Another table of the same name makes both useless. */
int table_is_listed(struct table *table);

/*
 * Returns the system of a head, or of one of its variants, ready for use. The first call opens the file, if its head
 * came from an index, and checks the whole table. NULL: it cannot be used; also if another table has its name, because
 * nobody knows which one is meant.
 */
const struct pmureg_system *table_use(struct table *table, const struct pmureg_system *head,
				      struct pmureg_error *error);

/* Returns the path of its file; NULL: it was installed with the library or is linked in. */
const char *table_path(const struct table *table);

/* Adds files that the user named, separated by commas. */
int tables_add(const char *paths, struct pmureg_error *error);

/* ---- search.c ---- */

struct stat;
struct pmureg_entry;

/* A table file of the search path. */
struct found_table {
	const char *path;
	int fd;                          /* -1: it was not opened */
	int is_ours;                     /* it is installed with the library */
	const char *why;                 /* a sentence, why the file or the folder is not used; else NULL */
	const struct pmureg_entry *entry; /* its entry in its folder's index, with what the file is now; else NULL */
	const struct stat *info;
	int is_kept; /* set if the entry must stay in memory */
};
/* Returns 0 or -ENOMEM, which ends the search. */
typedef int table_found(struct found_table *found);
/* `installed`: also search where the library's own tables are installed. Returns 0 or -ENOMEM. */
int tables_search(table_found *found, int installed);
/* Returns why this process does not trust a file that is not named by its user; NULL: it does. */
const char *tables_distrust(const struct stat *info);

#endif
