/*
 * record.h: records, which say how to restore registers if the process is killed: one file a session, in the run
 * directory.
 *
 * A record makes us write registers as root, so it is trusted only if it belongs to root or to this user. Its process
 * is dead if no process has its pid and start time or, if those cannot be read, if no process holds its lock.
 */
#ifndef PMUREG_LIBRARY_RECORD_H
#define PMUREG_LIBRARY_RECORD_H

#include <sys/stat.h>
#include <sys/types.h>

#include <pmureg/core.h>

#include "registers.h"

/* ---- record_format.c: the file format ---- */

#define RECORD_MOST ((size_t)64 << 20) /* a larger file is not a record */

/* Followed by accesses, registers, values, and the 0-terminated texts system, root and mmio. */
struct record_header {
	char magic[16];
	uint64_t sum;                       /* of everything after it */
	char boot[40];                      /* boot id; empty: unknown */
	uint64_t stored_ns;                 /* since the boot */
	uint64_t processes, start;          /* pid namespace, and start time of the process; 0: unknown */
	int64_t pid;
	struct io_bank bank;                /* the topology element */
	uint32_t count, compared_count, value_count, text_size;
	uint64_t forced;                    /* --force: the device's identity was ignored */
};

/* An access that restores. */
struct record_access {
	uint8_t kind, barrier, half, selects, shared, zero;
	uint16_t reg;
	uint32_t element;
	struct pmureg_place place;
	uint64_t value, mask;
};

/* A register that is compared, with the index and the number of its values. */
struct record_register {
	uint16_t reg, kind;
	uint32_t element, first, count;
	struct pmureg_place place;
	uint32_t zero;
	uint64_t mask;
};

/* A record that was read. */
struct record_left {
	char *path;
	const char *system, *root, *mmio; /* in the file; may be empty */
	long pid;
	struct io_bank bank;
	int lives;                       /* its process lives */
	int forced;                      /* the device's identity was ignored */
	struct pmureg_undo undo;         /* `list` and `compared` are one allocation */
	const struct record_left *newer; /* the next newer record that is kept, which leads to the others */
	struct record_header *file;
};

/* Lays out the file except for its checksum. The caller frees it. Sets `size`. Returns NULL if out of memory. */
struct record_header *record_lay_out(const struct record_header *header, const char *texts,
				     const struct pmureg_undo *undo, size_t *size);
void record_seal(struct record_header *header, size_t size);

/*
 * Decodes a file. Returns 0; -EINVAL if another version wrote it or it is damaged; or -ENOMEM. `left` points into the
 * file, and the caller frees left->undo.list.
 */
int record_decode(struct record_header *header, size_t size, struct record_left *left);

/* Returns the narrowest scope of the record's registers. system NULL: package. */
enum pmureg_scope record_scope(const struct record_left *left, const struct pmureg_system *system);

/* Checks whether both change registers of the same unit. */
int record_meets(const struct record_left *left, const struct record_left *other, const struct pmureg_system *system);

/* Returns a register of which both may write the same bits, or NULL. */
const struct pmureg_compared *record_collides(const struct record_left *left, const struct record_left *other,
					      const struct pmureg_system *system);

/* ---- run_directory.c: the directory of the records, writable only by root and this user ---- */

struct run_directory {
	const char *path; /* owned by the caller */
	int fd;           /* -1: not open */
	int is_locked;
};

/*
 * Opens the directory and checks that it is trusted. `make`: creates it if it is missing; otherwise returns -ENOENT
 * without a message. Close it in any case.
 */
int run_directory_open(struct run_directory *directory, const char *path, int make, struct pmureg_error *error);

/* Takes the machine-wide lock under which a process checks ownership and writes registers. Gives up after a timeout. */
int run_directory_lock(struct run_directory *directory, struct pmureg_error *error);
void run_directory_unlock(struct run_directory *directory);
void run_directory_close(struct run_directory *directory);

/* Checks that only root or this user could have written a file. Returns 0 or an error with a message. */
int run_check_ours(const struct stat *info, mode_t type, const char *path, struct pmureg_error *error);

/* ---- record.c ---- */

struct record;

/*
 * Prepares a record that says how to access these registers again. Nothing is stored yet. The directory must outlive
 * it.
 */
int record_open(const struct run_directory *directory, const struct registers *registers, struct record **record,
		struct pmureg_error *error);

/*
 * Atomically replaces the stored record with `undo`. NULL: removes it, because everything is restored. `force` is
 * stored, too; without it, returns -EBUSY if the record of a live session has writes to the same control bits.
 */
int record_store(struct record *record, const struct pmureg_undo *undo, int force, struct pmureg_error *error);
int record_is_stored(const struct record *record); /* NULL: returns 0 */

/* Appends to an error (or NULL) that registers may still be changed, and truncates a long message for that. */
void record_tell_left(struct pmureg_error *error);

/* Closes a record. If one is stored, `restore` may use it even though this process lives. NULL is allowed. */
void record_close(struct record *record);

/*
 * Calls `found` for each record, the newest first. If it returns 0, the file is removed; 1: the file is kept; negative:
 * the file is kept, and the error is reported. `failed` (may be NULL) receives each error, also for files that are not
 * trusted, of which only the path is known. Returns the first error. Records of earlier boots are removed without a
 * callback, because the boot has reset the registers.
 */
struct records_found {
	int (*found)(void *context, const struct record_left *left, struct pmureg_error *error);
	void (*failed)(void *context, const struct record_left *left, const struct pmureg_error *error);
	void *context;
};
int records_scan(const struct run_directory *directory, const struct records_found *to, struct pmureg_error *error);

#endif
