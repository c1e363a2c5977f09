/*
 * undo.h: what must be put back should this process be killed, one file a session.
 *
 * The owner holds a lock on its file as long as it lives, so a file that nobody holds belongs to a process that died
 * before it could put back what it had changed.
 */
#ifndef PMUREG_LIBRARY_UNDO_H
#define PMUREG_LIBRARY_UNDO_H

#include <stddef.h>
#include <sys/types.h>

#include <pmureg/core.h>
#include <pmureg/pmureg.h>

/* How the registers were reached, and so how they are to be reached again. Texts may be empty. */
struct pmureg_undo_origin {
	char system[64], io[16], root[256], mmio[512];
	int package, cpu;
};

/* `mmio` may be NULL; 0, or why it cannot be stored. */
int pmureg_undo_origin_of(const char *system, const char *root, const char *mmio, int package, int cpu,
			  struct pmureg_undo_origin *origin, struct pmureg_error *error);

/* Where the files are: `directory`, or where that is NULL the usual place under a root. Not 0: that is too long. */
int pmureg_undo_directory(const char *root, const char *directory, char *path, size_t size);

struct pmureg_undo;

/* Makes the directory if need be, and says what is wrong with it before anything is counted. */
int pmureg_undo_open(const char *directory, const struct pmureg_undo_origin *origin, struct pmureg_undo **undo,
		     struct pmureg_error *error);

/* Stores the accesses that undo everything, in their order, in place of what was stored before. Whole or not at all. */
int pmureg_undo_store(struct pmureg_undo *undo, const struct pmureg_access *list, size_t count,
		      struct pmureg_error *error);

/* All has been put back: forgets it. `keep` leaves the file, for an access of putting back has failed. NULL is allowed. */
void pmureg_undo_close(struct pmureg_undo *undo, int keep);

/* What a process that is gone has left. */
struct pmureg_undo_left {
	const char *path;
	pid_t pid;
	struct pmureg_undo_origin origin;
	struct pmureg_access *list;
	size_t count;
};

/*
 * Calls `found` for each; where it returns 0 the file is removed, else kept, and the first such value is returned at the
 * end. Files of before the last boot are removed unseen: the registers have been reset since. No directory: nothing is left.
 */
typedef int pmureg_undo_found(void *context, struct pmureg_undo_left *left);
int pmureg_undo_scan(const char *directory, pmureg_undo_found *found, void *context, struct pmureg_error *error);

/* How many there are. */
size_t pmureg_undo_count(const char *directory);

#endif
