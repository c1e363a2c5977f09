/*
 * table_file.h: a table file in memory.
 */
#ifndef PMUREG_LIBRARY_TABLE_FILE_H
#define PMUREG_LIBRARY_TABLE_FILE_H

#include <sys/stat.h>

#include <pmureg/base.h>

struct table_file {
	dev_t device; /* these four tell a file from all others, and from what it was before it was changed */
	ino_t number;
	off_t size;
	struct timespec time;
	void *bytes; /* NULL: not loaded */
	int is_mapped;
};

int table_file_is_named(const char *name); /* NAME.pmu */

/* Takes the open file's identity, without its bytes. Returns 0 or a negative errno value, if it is unknown. */
int table_file_identify(struct table_file *file, int fd);
void table_file_take_identity(struct table_file *file, const struct stat *info);
int table_file_is_same(const struct table_file *a, const struct table_file *b);

/* Opens any file, in a folder or AT_FDCWD, to read it. Returns the descriptor or a negative errno value. */
int table_file_open(int folder, const char *path);
int table_file_cannot_read(const char *path, int code, struct pmureg_error *error); /* reports the code, returns it */

/* Loads an open file, and checks the table's head. The caller closes the descriptor. */
int table_file_load(struct table_file *file, int fd, const char *path, struct pmureg_error *error);
/*
 * Loads any open file that only root and this user can change, and checks nothing. Returns 0 or a negative errno value.
 */
int table_file_load_safe(struct table_file *file, int fd);
void table_file_unload(struct table_file *file);

#endif
