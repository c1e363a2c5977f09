/*
 * files.h: helpers for files that all access methods share: paths, first lines, and growing lists of names and CPUs.
 */
#ifndef PMUREG_IO_FILES_H
#define PMUREG_IO_FILES_H

#include <stdarg.h>
#include <stddef.h>
#include <sys/types.h>

#include <pmureg/base.h>

#define IO_PATH 512
#define IO_ROOT 256 /* shorter than IO_PATH, so that a path below a root fits */

/* `<root>/<rest>`; root NULL, "" and "/" are the same. A path that would be too long is empty: no file has it. */
struct io_path {
	char text[IO_PATH];
};
struct io_path io_path(const char *root, const char *format, ...) PMUREG_PRINTF(2, 3);

int io_open(struct io_path path, int flags); /* returns a descriptor (O_CLOEXEC), or a negative errno value */

/* Like pread() and pwrite(). These calls and io_open() are repeated if a signal interrupts them. */
ssize_t io_read_at(int fd, void *bytes, size_t size, uint64_t at);
ssize_t io_write_at(int fd, const void *bytes, size_t size, uint64_t at);

/*
 * Checks that only root and this user can replace a file. Every folder and link of the absolute path must belong to
 * them; a folder that others may write must be sticky. Returns 0, or -EPERM with the part of the path that fails, and
 * the reason.
 */
int io_look(const char *path, char part[IO_PATH], const char **why);
int io_is_ours(const char *path);

/*
 * Reads from an offset up to the end of the file or of the buffer. Returns the number of bytes, or a negative errno
 * value.
 */
ssize_t io_bytes(struct io_path path, uint64_t at, void *bytes, size_t size);

/*
 * Reads a file without the newline at its end; io_text() reads only its first line. Returns 0 or a negative errno
 * value, -EINVAL if it is not text.
 */
int io_whole_text(struct io_path path, char *text, size_t size);
int io_text(struct io_path path, char *text, size_t size);

/* Reads a number, decimal or hexadecimal with 0x. Returns `otherwise` if the file has none. */
long io_number(struct io_path path, long otherwise);

/*
 * Returns the list with room for one more, moved if it was full. Returns NULL if out of memory; the list is then
 * unchanged.
 */
void *pmureg_grow(void *list, size_t count, size_t *room, size_t item_size);

int io_out_of_memory(struct pmureg_error *error); /* returns -ENOMEM and sets the message */

/*
 * Why an access method is not usable and how to mend that, by errno value. The last row, of code 0, is for all other
 * values.
 */
struct io_bar {
	int code, also;       /* also: another value with the same meaning; 0: none */
	const char *sentence; /* printf() format; all rows of a table take the same arguments; the last may be unused */
};
int io_barred(struct pmureg_error *error, int code, const struct io_bar *bars, ...);

/* Sorted names. Numbers in them compare as numbers, so that unit 2 comes before unit 10. */
struct io_names {
	char **names;
	size_t count, room;
};
int io_names_add(struct io_names *names, const char *name);
/* Reads the names in a folder. Returns 0, or a negative errno value and no names. */
int io_names_read(struct io_names *names, struct io_path path);
int io_names_at(struct io_names *names, int folder, const char *path); /* relative to an open folder */
void io_names_free(struct io_names *names);

/* A list of CPUs, as sysfs writes it: 0,2-3. The caller frees it. */
struct io_cpus {
	int *cpus;
	size_t count;
};
int io_range(struct pmureg_word word, uint64_t *low, uint64_t *high); /* parses 2 or 2-3; returns 0 or -EINVAL */
int io_cpus_parse(const char *text, struct io_cpus *cpus);
int io_cpus_read(struct io_cpus *cpus, struct io_path path);

#endif
