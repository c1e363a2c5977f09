/*
 * record.h: what must be put back should this process be killed, one file a session, in the run directory.
 *
 * A record that is read makes us write registers as root: it is taken from root and from this user alone. It is of a process that
 * died where neither its pid with the time of its start nor its lock is there any more.
 */
#ifndef PMUREG_LIBRARY_RECORD_H
#define PMUREG_LIBRARY_RECORD_H

#include <sys/types.h>

#include <pmureg/core.h>

#include "registers.h"

/* ---- The run directory: nobody but root and this user may write it ---- */

struct run_directory {
	const char *path; /* the caller's */
	int fd;           /* -1: it is not open; */
	int is_locked;    /* by it */
};

/* `make`: where there is none. Says what is wrong with it before anything is counted. -ENOENT: there is none, and nothing is said. */
int run_directory_open(struct run_directory *directory, const char *path, int make, struct pmureg_error *error);

/* One at a time looks who counts and then programs, or tests, or restores: waits for its turn, but not for ever. */
int run_directory_lock(struct run_directory *directory, struct pmureg_error *error);
void run_directory_unlock(struct run_directory *directory);
void run_directory_close(struct run_directory *directory);

/* ---- Storing ---- */

struct record;

/* How these registers are to be reached again; nothing is stored yet. The directory must outlive it. */
int record_open(const struct run_directory *directory, const struct registers *registers, struct record **record,
		struct pmureg_error *error);

/*
 * Stores what undoes, in place of what was stored before, whole or not at all; NULL: all is back, and nothing stays. -EBUSY: not
 * with `force`, another process that lives has stored that it writes one of these registers.
 */
int record_store(struct record *record, const struct pmureg_undo *undo, int force, struct pmureg_error *error);
int record_is_stored(const struct record *record); /* NULL: it is not */

/* What is stored stays, to be restored though this process lives. NULL is allowed. */
void record_close(struct record *record);

/* ---- Finding ---- */

/* What a process has stored. */
struct record_left {
	const char *path, *system, *root, *mmio; /* texts may be empty */
	long pid;
	int package, cpu;
	int lives;                       /* whoever stored it */
	struct pmureg_undo undo;
	const struct record_left *newer; /* that stay: the last of them, which leads to the others */
};

/* 0; -EINVAL: this version has not written it, or it was damaged. What is left points into the data. */
int record_decode(void *data, size_t size, struct record_left *left);

/* 0; -EINVAL: an access is none to a writable register at its described place. */
int record_check(const struct record_left *left, const struct pmureg_system *system);

/* Whether both change something of one unit. */
int record_meets(const struct record_left *left, const struct record_left *other);

/*
 * Calls `found` for each, the newest first. Where it returns 0 the file is removed; a positive value: it stays; a negative one: an
 * error, too. `failed` is told of each error, as of a file that is not trusted; the first is returned. Files of before the last
 * boot are removed unseen: the registers have been reset since.
 */
struct records_found {
	int (*found)(void *context, const struct record_left *left, struct pmureg_error *error);
	void (*failed)(void *context, const char *path, const struct pmureg_error *error);
	void *context;
};
int records_scan(const struct run_directory *directory, const struct records_found *to, struct pmureg_error *error);

#endif
