/*
 * record.h: what must be restored should this process be killed, one file a session, in the run directory.
 *
 * A record that is read makes us write registers as root: it is taken from root and from this user alone. It is of a
 * process that died when there is no process of its number and start any more or, where those cannot be seen, when
 * nobody holds its lock.
 */
#ifndef PMUREG_LIBRARY_RECORD_H
#define PMUREG_LIBRARY_RECORD_H

#include <sys/stat.h>
#include <sys/types.h>

#include <pmureg/core.h>

#include "registers.h"

/* ---- record_format.c: what is in a file ---- */

#define RECORD_MOST ((size_t)64 << 20) /* bytes: a larger file is none of ours */

/*
 * Behind it: accesses that restore, those that may have been written, and the texts system, root and mmio, each with
 * its end.
 */
struct record_header {
	char magic[16];
	uint64_t sum;                       /* of all that is behind it */
	char boot[40];                      /* empty: nobody knows */
	uint64_t stored_ns;                 /* since the boot */
	uint64_t processes, start;          /* the pid is one of this namespace, the process was started then; 0: nobody
					       knows */
	int64_t pid;
	struct io_bank bank;                /* that is reached */
	uint32_t access_size, count, wrote_count, text_size;
	uint64_t forced;                    /* the devices were taken whatever they are */
};

/* What a process has stored. */
struct record_left {
	char *path;
	const char *system, *root, *mmio; /* in the file; may be empty */
	long pid;
	struct io_bank bank;
	int lives;                       /* whoever stored it */
	int forced;                      /* it took the devices whatever they are */
	struct pmureg_undo undo;
	const struct record_left *newer; /* the last of those that stay, which leads to the others */
	struct record_header *file;
};

/* The whole file, to be freed, but for its sum; NULL: out of memory. `size` gets its bytes. */
struct record_header *record_lay_out(const struct record_header *header, const char *texts,
				     const struct pmureg_undo *undo, size_t *size);
void record_seal(struct record_header *header, size_t size);

/* 0; -EINVAL: another version has written it, or it was damaged. What is left points into the file. */
int record_decode(struct record_header *header, size_t size, struct record_left *left);

/* 0; -EINVAL: an access is none to a writable register at its described place. */
int record_check(const struct record_left *left, const struct pmureg_system *system);

/* How narrow the bank is whose registers these are; system NULL: a package's. */
enum pmureg_scope record_scope(const struct record_left *left, const struct pmureg_system *system);

/* Whether both change something of one unit. */
int record_meets(const struct record_left *left, const struct record_left *other, const struct pmureg_system *system);

/* What one may write that the other may write, too: bits of a control; or NULL. */
const struct pmureg_access *record_collides(const struct record_left *left, const struct record_left *other,
					    const struct pmureg_system *system);

/* ---- run_directory.c: where the files are: nobody but root and this user may write there ---- */

struct run_directory {
	const char *path; /* the caller's */
	int fd;           /* -1: it is not open */
	int is_locked;
};

/*
 * Says what is wrong with it before anything is counted. `make`: where there is none; else -ENOENT, and nothing is
 * said. To be closed in any case.
 */
int run_directory_open(struct run_directory *directory, const char *path, int make, struct pmureg_error *error);

/* One process at a time looks who counts and programs, or tests, or restores: waits for its turn, but not for ever. */
int run_directory_lock(struct run_directory *directory, struct pmureg_error *error);
void run_directory_unlock(struct run_directory *directory);
void run_directory_close(struct run_directory *directory);

/* 0; or says that others could have put what is there. */
int run_check_ours(const struct stat *info, mode_t type, const char *path, struct pmureg_error *error);

/* ---- record.c ---- */

struct record;

/* How these registers are to be reached again: nothing is stored yet. The directory must outlive it. */
int record_open(const struct run_directory *directory, const struct registers *registers, struct record **record,
		struct pmureg_error *error);

/*
 * Stores what undoes, in place of what was stored before, whole or not at all; NULL: all is back, and nothing stays.
 * -EBUSY: not by `force`, which is stored, too; a session that lives has stored that it writes the same.
 */
int record_store(struct record *record, const struct pmureg_undo *undo, int force, struct pmureg_error *error);
int record_is_stored(const struct record *record); /* NULL: it is not */

/* Adds to an error (or NULL) that the registers of a record may be left changed; a long one is cut off for that. */
void record_tell_left(struct pmureg_error *error);

/* What is stored stays, to be restored though this process lives. NULL is allowed. */
void record_close(struct record *record);

/*
 * Calls `found` for each, the newest first. Where it returns 0 the file is removed; 1: it stays; a negative value: it
 * stays, for this is wrong. `failed` (may be NULL) is told of each error, as of a file that is not trusted, of which
 * only the path is known; the first is returned. Files of before the last boot are removed unseen: the registers have
 * been reset since.
 */
struct records_found {
	int (*found)(void *context, const struct record_left *left, struct pmureg_error *error);
	void (*failed)(void *context, const struct record_left *left, const struct pmureg_error *error);
	void *context;
};
int records_scan(const struct run_directory *directory, const struct records_found *to, struct pmureg_error *error);

#endif
