/*
 * record.h: what must be put back should this process be killed, one file a session.
 *
 * The owner holds a lock on its file as long as it lives, so a record that nobody holds is of a process that died before it could
 * put back what it had changed.
 */
#ifndef PMUREG_LIBRARY_RECORD_H
#define PMUREG_LIBRARY_RECORD_H

#include <sys/types.h>

#include <pmureg/core.h>

#include "registers.h"

/* How the registers were reached, and so how they are to be reached again. Texts may be empty. */
struct record_origin {
	char system[64], root[256], mmio[512];
	int package, cpu;
};

struct record;

/* Makes the folder if need be, and says what is wrong with it before anything is counted. */
int record_open(const char *directory, const struct registers *registers, struct record **record, struct pmureg_error *error);

/* Stores the accesses that put everything back, in their order, in place of what was stored before. Whole or not at all. */
int record_store(struct record *record, const struct pmureg_access *list, size_t count, struct pmureg_error *error);

/* All has been put back: forgets it. `keep` leaves the file, for putting back has failed. NULL is allowed. */
void record_close(struct record *record, int keep);

/* What a process that is gone has left. */
struct record_left {
	const char *path;
	pid_t pid;
	struct record_origin origin;
	struct pmureg_access *list;
	size_t count;
};

/*
 * Calls `found` for each; where it returns 0 the file is removed, else kept, and the first such value is returned at the
 * end. Files of before the last boot are removed unseen: the registers have been reset since. No folder: nothing is left.
 */
typedef int record_found(void *context, const struct record_left *left, struct pmureg_error *error);
int records_scan(const char *directory, record_found *found, void *context, struct pmureg_error *error);

#endif
