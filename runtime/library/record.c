/*
 * record.c: the files that outlive a killed process.
 */
#include "hosted.h"

#include <dirent.h>
#include <fcntl.h>
#include <limits.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/uio.h>

#include "record.h"

#define MAGIC "pmureg undo 2\n"
#define SUFFIX ".undo"
#define NEW ".new"
#define PATH 320
#define MOST ((size_t)1 << 20) /* accesses: a file that claims more is none of ours */

struct header {
	char magic[16];
	char boot[48];
	uint32_t entry_size, count;
	int64_t pid;
	struct record_origin origin;
};

struct record {
	char path[PATH];
	struct header header;
	int fd; /* holds the lock; -1: nothing is stored */
};

/* The number of this boot: what was stored before it is no longer true. */
static void read_boot(char text[48])
{
	memset(text, 0, 48);
	if (io_text(io_path(NULL, "proc/sys/kernel/random/boot_id"), text, 48))
		text[0] = '\0';
}

static int fail_file(struct pmureg_error *error, const char *path, const char *what)
{
	return pmureg_fail(error, -errno, 0, "%s cannot be %s: %s", path, what, strerror(errno));
}

/* ---- Storing ---- */

static int copy_text(char *to, size_t size, const char *from, struct pmureg_error *error)
{
	if (pmureg_format(to, size, "%s", from) < size)
		return 0;
	return pmureg_fail(error, -ENAMETOOLONG, 0,
			   "%s is too long to be stored for `pmureg restore`: %zu characters at most", from, size - 1);
}

static int take_origin(struct record_origin *origin, const struct registers *registers, struct pmureg_error *error)
{
	const struct io_way_options *options = &registers->options;
	int code;

	*origin = (struct record_origin){.package = registers->package, .cpu = options->cpu};
	code = copy_text(origin->system, sizeof(origin->system), options->system->name, error);
	code = code ? code : copy_text(origin->root, sizeof(origin->root), options->machine->root, error);
	return code ? code : copy_text(origin->mmio, sizeof(origin->mmio), options->mmio ? options->mmio : "", error);
}

static int fail_directory(struct pmureg_error *error, const char *path, const char *what)
{
	return pmureg_fail(error, -errno, 0,
			   "%s cannot be %s: %s; it holds what is put back should this process be killed: choose "
			   "another place with --run-directory",
			   path, what, strerror(errno));
}

static int make_directory(const char *directory, struct pmureg_error *error)
{
	char path[PATH];
	const size_t length = strlen(directory);

	if (length + NAME_MAX / 2 >= sizeof(path))
		return pmureg_fail(error, -ENAMETOOLONG, 0, "the run directory's name is too long: %s", directory);
	memcpy(path, directory, length + 1);
	for (size_t i = 1; i <= length; i++) {
		if (path[i] != '/' && path[i] != '\0')
			continue;
		path[i] = '\0';
		if (mkdir(path, 0755) && errno != EEXIST)
			return fail_directory(error, path, "made");
		path[i] = directory[i];
	}
	/* With the dot, a file of this name is none. */
	(void)snprintf(path, sizeof(path), "%s/.", directory);
	return access(path, W_OK) ? fail_directory(error, directory, "written") : 0;
}

/* The address tells the sessions of one process apart, the number those that had it before and left something to put back. */
static void name_file(struct record *record, const char *directory)
{
	unsigned before = 0;

	do
		(void)snprintf(record->path, sizeof(record->path), "%s/%ld-%d-%zx-%u" SUFFIX, directory,
			       (long)record->header.pid, record->header.origin.package, (size_t)(uintptr_t)record,
			       before++);
	while (access(record->path, F_OK) == 0);
}

int record_open(const char *directory, const struct registers *registers, struct record **record,
		struct pmureg_error *error)
{
	struct record *made = calloc(1, sizeof(*made));
	int code = made ? take_origin(&made->header.origin, registers, error) : io_out_of_memory(error);

	*record = NULL;
	code = code ? code : make_directory(directory, error);
	if (code) {
		free(made);
		return code;
	}
	made->fd = -1;
	memcpy(made->header.magic, MAGIC, sizeof(MAGIC));
	read_boot(made->header.boot);
	made->header.entry_size = sizeof(struct pmureg_access);
	made->header.pid = getpid();
	name_file(made, directory);
	*record = made;
	return 0;
}

/* What the kernel has taken stays, whatever becomes of the process. */
static int fill(int fd, struct header *header, const struct pmureg_access *list)
{
	const struct iovec parts[] = {
		{header, sizeof(*header)}, {(void *)(uintptr_t)list, header->count * sizeof(*list)},
	};
	const ssize_t written = writev(fd, parts, 2);

	if (written < 0)
		return -errno;
	return (size_t)written == parts[0].iov_len + parts[1].iov_len ? 0 : -ENOSPC;
}

int record_store(struct record *record, const struct pmureg_access *list, size_t count, struct pmureg_error *error)
{
	char path[PATH + sizeof(NEW)];
	int fd, code;

	(void)snprintf(path, sizeof(path), "%s" NEW, record->path);
	fd = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
	if (fd < 0)
		return fail_file(error, path, "made");
	record->header.count = (uint32_t)count;
	code = fill(fd, &record->header, list);
	if (!code && (flock(fd, LOCK_EX | LOCK_NB) || rename(path, record->path)))
		code = -errno;
	if (code) {
		(void)close(fd);
		(void)unlink(path);
		errno = -code;
		return fail_file(error, path, "written");
	}
	if (record->fd >= 0)
		(void)close(record->fd);
	record->fd = fd;
	return 0;
}

void record_close(struct record *record, int keep)
{
	if (!record)
		return;
	if (record->fd >= 0 && !keep)
		(void)unlink(record->path);
	if (record->fd >= 0)
		(void)close(record->fd);
	free(record);
}

/* ---- Finding ---- */

static int is_record(const struct dirent *entry)
{
	const size_t length = strlen(entry->d_name), suffix = strlen(SUFFIX);

	return length > suffix && strcmp(entry->d_name + length - suffix, SUFFIX) == 0;
}

static int read_whole(int fd, void *to, size_t size)
{
	const ssize_t got = read(fd, to, size);

	return got >= 0 && (size_t)got == size ? 0 : -EINVAL;
}

/* 0, or what makes the file none of ours. */
static int read_left(int fd, struct header *header, struct record_left *left)
{
	if (read_whole(fd, header, sizeof(*header)) || memcmp(header->magic, MAGIC, sizeof(MAGIC)) != 0 ||
	    header->entry_size != sizeof(struct pmureg_access) || header->count > MOST)
		return -EINVAL;
	left->pid = (pid_t)header->pid;
	left->origin = header->origin;
	left->origin.system[sizeof(left->origin.system) - 1] = '\0';
	left->origin.root[sizeof(left->origin.root) - 1] = '\0';
	left->origin.mmio[sizeof(left->origin.mmio) - 1] = '\0';
	left->count = header->count;
	left->list = calloc(left->count ? left->count : 1, sizeof(*left->list));
	return left->list ? read_whole(fd, left->list, left->count * sizeof(*left->list)) : -ENOMEM;
}

static int offer(int fd, const char *path, record_found *found, void *context, struct pmureg_error *error)
{
	struct record_left left = {.path = path};
	struct header header;
	char boot[sizeof(header.boot)];
	int code = read_left(fd, &header, &left);

	read_boot(boot);
	if (code == -EINVAL)
		(void)pmureg_fail(error, code, 0,
				  "%s was not written by this version; remove it, and reset the machine if registers are "
				  "still changed",
				  path);
	else if (code)
		(void)io_out_of_memory(error);
	else if (memcmp(boot, header.boot, sizeof(boot)) == 0)
		code = found(context, &left, error);
	if (!code && unlink(path))
		code = fail_file(error, path, "removed");
	free(left.list);
	return code;
}

static int look(const char *directory, const char *name, record_found *found, void *context, struct pmureg_error *error)
{
	char path[PATH + NAME_MAX];
	int fd, code = 0;

	(void)snprintf(path, sizeof(path), "%s/%s", directory, name);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return errno == ENOENT ? 0 : fail_file(error, path, "read");
	/* Held: its owner lives, or someone else is putting back what is in it. */
	if (flock(fd, LOCK_EX | LOCK_NB) == 0)
		code = offer(fd, path, found, context, error);
	else if (errno != EWOULDBLOCK)
		code = fail_file(error, path, "locked");
	(void)close(fd);
	return code;
}

int records_scan(const char *directory, record_found *found, void *context, struct pmureg_error *error)
{
	struct dirent **entries;
	int count = scandir(directory, &entries, is_record, alphasort), first = 0;

	if (count < 0)
		return errno == ENOENT ? 0 : fail_file(error, directory, "read");
	for (int i = 0; i < count; i++) {
		int code = look(directory, entries[i]->d_name, found, context, first ? NULL : error);

		first = first ? first : code;
		free(entries[i]);
	}
	free(entries);
	return first;
}
