/*
 * files.h: what the ios that work on files share: paths, first lines, lists that grow, of names and of CPUs.
 */
#ifndef PMUREG_IO_FILES_H
#define PMUREG_IO_FILES_H

#include <stdarg.h>
#include <stddef.h>
#include <sys/types.h>

#include <pmureg/base.h>

#define IO_PATH 512
#define IO_ROOT 256 /* so that what is known to be below one fits into a path */

/* `<root>/<rest>`; root NULL, "" and "/" are the same. Empty where it would be too long: no file is found there. */
struct io_path {
	char text[IO_PATH];
};
struct io_path io_path(const char *root, const char *format, ...) PMUREG_PRINTF(2, 3);

int io_open(struct io_path path, int flags); /* a descriptor, closed on exec; or a negative errno value */

/* As pread() and pwrite(). A call that a signal interrupts is made again, as in io_open(). */
ssize_t io_read_at(int fd, void *bytes, size_t size, uint64_t at);
ssize_t io_write_at(int fd, const void *bytes, size_t size, uint64_t at);

/*
 * Whether nobody but root and this user can put another file there: every folder and every link on the way is theirs, or of folders
 * sticky. 0, or -EPERM with the part of the path that is not so, and why; the path is absolute.
 */
int io_look(const char *path, char part[IO_PATH], const char **why);
int io_is_ours(const char *path);

/* What a file has from a place on, up to its end or as much as there is room for: how much, or a negative errno value. */
ssize_t io_bytes(struct io_path path, uint64_t at, void *bytes, size_t size);

/*
 * What a file says without the newline at its end; its first line alone. 0 or a negative errno value: -EINVAL: it is no
 * text.
 */
int io_whole_text(struct io_path path, char *text, size_t size);
int io_text(struct io_path path, char *text, size_t size);

/* The number that stands there, decimal or with 0x in front; `otherwise` where none does. */
long io_number(struct io_path path, long otherwise);

/* The list, moved if it was full: it has room for one more then. NULL: out of memory, and the list is as it was. */
void *pmureg_grow(void *list, size_t count, size_t *room, size_t item_size);

int io_out_of_memory(struct pmureg_error *error); /* -ENOMEM, and says so */

/* What bars a way and how to mend that, by errno value; the last row, of code 0, is for all others. */
struct io_bar {
	int code, also;       /* also 0: no second value means the same */
	const char *sentence; /* all of a table take the same arguments, as printf() does; the last may be unused */
};
int io_barred(struct pmureg_error *error, int code, const struct io_bar *bars, ...);

/* Names, in their order: numbers within them compare as numbers, so that unit 2 comes before unit 10. */
struct io_names {
	char **names;
	size_t count, room;
};
int io_names_add(struct io_names *names, const char *name);
/* Those in a folder. 0 or a negative errno value, and then there are none. */
int io_names_read(struct io_names *names, struct io_path path);
int io_names_at(struct io_names *names, int folder, const char *path); /* relative to an open folder */
void io_names_free(struct io_names *names);

/* A list of CPUs, as sysfs writes it: 0,2-3. To be freed. */
struct io_cpus {
	int *cpus;
	size_t count;
};
int io_range(struct pmureg_word word, uint64_t *low, uint64_t *high); /* 2 or 2-3; 0 or -EINVAL */
int io_cpus_parse(const char *text, struct io_cpus *cpus);
int io_cpus_read(struct io_cpus *cpus, struct io_path path);

#endif
