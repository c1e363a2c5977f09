/*
 * undo.c: the files that outlive a killed process.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "undo.h"

#define MAGIC "pmureg undo 1\n"
#define SUFFIX ".undo"
#define NEW ".new"
#define PATH 320
#define MOST ((size_t)1 << 20) /* accesses: a file that claims more is none of ours */

struct header {
	char magic[16];
	char boot[48];
	uint32_t entry_size, count;
	int64_t pid;
	struct pmureg_undo_origin origin;
};

struct pmureg_undo {
	char path[PATH];
	struct header header;
	int fd; /* holds the lock; -1: nothing is stored */
};

/* The number of this boot: what was stored before it is no longer true. */
static void read_boot(char *text, size_t size)
{
	FILE *in = fopen("/proc/sys/kernel/random/boot_id", "re");

	memset(text, 0, size);
	if (!in)
		return;
	if (!fgets(text, (int)size, in))
		text[0] = '\0';
	(void)fclose(in);
}

/* ---- Where, and of what ---- */

int pmureg_undo_origin_of(const char *system, const char *root, const char *mmio, int package, int cpu,
			  struct pmureg_undo_origin *origin, struct pmureg_error *error)
{
	const char *from[] = {system, root, mmio ? mmio : ""};
	char *const to[] = {origin->system, origin->root, origin->mmio};
	const size_t sizes[] = {sizeof(origin->system), sizeof(origin->root), sizeof(origin->mmio)};

	*origin = (struct pmureg_undo_origin){.io = "direct", .package = package, .cpu = cpu};
	for (size_t i = 0; i < sizeof(to) / sizeof(to[0]); i++)
		if ((size_t)snprintf(to[i], sizes[i], "%s", from[i]) >= sizes[i])
			return pmureg_fail(error, -ENAMETOOLONG, 0, "%s is too long to be stored for `pmureg restore`: %zu characters at most",
					    from[i], sizes[i] - 1);
	return 0;
}

int pmureg_undo_directory(const char *root, const char *directory, char *path, size_t size)
{
	int length = snprintf(path, size, "%s%s", directory ? directory : root, directory ? "" : "/run/pmureg");

	return length < 0 || (size_t)length >= size ? -ENAMETOOLONG : 0;
}

/* ---- Storing ---- */

static int make_directory(const char *directory, struct pmureg_error *error)
{
	char path[PATH];
	size_t length = strlen(directory);

	if (length + NAME_MAX / 2 >= sizeof(path))
		return pmureg_fail(error, -ENAMETOOLONG, 0, "the run directory's name is too long: %s", directory);
	memcpy(path, directory, length + 1);
	for (size_t i = 1; i <= length; i++) {
		if (path[i] != '/' && path[i] != '\0')
			continue;
		path[i] = '\0';
		if (mkdir(path, 0755) && errno != EEXIST)
			return pmureg_fail(error, -errno, 0, "%s cannot be made: %s; it holds what is put back should this process be "
					   "killed: choose another place with --run-directory", path, strerror(errno));
		path[i] = directory[i];
	}
	/* With the dot, a file of this name is none. */
	(void)snprintf(path, sizeof(path), "%s/.", directory);
	if (access(path, W_OK))
		return pmureg_fail(error, -errno, 0, "%s cannot be written: %s; it holds what is put back should this process be "
				   "killed: choose another place with --run-directory", directory, strerror(errno));
	return 0;
}

/* The address tells the sessions of one process apart, the number those that had it before and left something to put back. */
static void name_file(struct pmureg_undo *undo, const char *directory)
{
	unsigned before = 0;

	do
		(void)snprintf(undo->path, sizeof(undo->path), "%s/%ld-%d-%zx-%u" SUFFIX, directory, (long)undo->header.pid,
			       undo->header.origin.package, (size_t)(uintptr_t)undo, before++);
	while (access(undo->path, F_OK) == 0);
}

int pmureg_undo_open(const char *directory, const struct pmureg_undo_origin *origin, struct pmureg_undo **undo,
		     struct pmureg_error *error)
{
	struct pmureg_undo *made;
	int code = make_directory(directory, error);

	*undo = NULL;
	if (code)
		return code;
	made = calloc(1, sizeof(*made));
	if (!made)
		return pmureg_fail(error, -ENOMEM, 0, "out of memory");
	made->fd = -1;
	memcpy(made->header.magic, MAGIC, sizeof(MAGIC));
	read_boot(made->header.boot, sizeof(made->header.boot));
	made->header.entry_size = sizeof(struct pmureg_access);
	made->header.pid = getpid();
	made->header.origin = *origin;
	name_file(made, directory);
	*undo = made;
	return 0;
}

/* Through a mapping: what has been stored there stays, whatever becomes of the process. */
static int fill(int fd, const struct header *header, const struct pmureg_access *list)
{
	size_t size = sizeof(*header) + header->count * sizeof(*list);
	unsigned char *map;
	int code = posix_fallocate(fd, 0, (off_t)size);

	if (code)
		return -code;
	map = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	if (map == MAP_FAILED)
		return -errno;
	memcpy(map, header, sizeof(*header));
	if (header->count)
		memcpy(map + sizeof(*header), list, header->count * sizeof(*list));
	return munmap(map, size) ? -errno : 0;
}

int pmureg_undo_store(struct pmureg_undo *undo, const struct pmureg_access *list, size_t count,
		      struct pmureg_error *error)
{
	char path[PATH + sizeof(NEW)];
	int fd, code;

	(void)snprintf(path, sizeof(path), "%s" NEW, undo->path);
	fd = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
	if (fd < 0)
		return pmureg_fail(error, -errno, 0, "%s cannot be made: %s", path, strerror(errno));
	undo->header.count = (uint32_t)count;
	code = fill(fd, &undo->header, list);
	if (!code && (flock(fd, LOCK_EX | LOCK_NB) || rename(path, undo->path)))
		code = -errno;
	if (code) {
		(void)close(fd);
		(void)unlink(path);
		return pmureg_fail(error, code, 0, "%s cannot be written: %s", path, strerror(-code));
	}
	if (undo->fd >= 0)
		(void)close(undo->fd);
	undo->fd = fd;
	return 0;
}

void pmureg_undo_close(struct pmureg_undo *undo, int keep)
{
	if (!undo)
		return;
	if (undo->fd >= 0 && !keep)
		(void)unlink(undo->path);
	if (undo->fd >= 0)
		(void)close(undo->fd);
	free(undo);
}

/* ---- Finding ---- */

static int has_suffix(const char *name)
{
	size_t length = strlen(name);

	return length > strlen(SUFFIX) && strcmp(name + length - strlen(SUFFIX), SUFFIX) == 0;
}

static int read_whole(int fd, void *to, size_t size)
{
	ssize_t got = read(fd, to, size);

	return got >= 0 && (size_t)got == size ? 0 : -EINVAL;
}

/* 0, or what makes the file none of ours. */
static int read_left(int fd, struct header *header, struct pmureg_undo_left *left)
{
	left->list = NULL;
	if (read_whole(fd, header, sizeof(*header)) || memcmp(header->magic, MAGIC, sizeof(MAGIC)) != 0 ||
	    header->entry_size != sizeof(struct pmureg_access) || header->count > MOST)
		return -EINVAL;
	left->pid = (pid_t)header->pid;
	left->origin = header->origin;
	left->origin.system[sizeof(left->origin.system) - 1] = '\0';
	left->origin.io[sizeof(left->origin.io) - 1] = '\0';
	left->origin.root[sizeof(left->origin.root) - 1] = '\0';
	left->origin.mmio[sizeof(left->origin.mmio) - 1] = '\0';
	left->count = header->count;
	left->list = calloc(left->count ? left->count : 1, sizeof(*left->list));
	if (!left->list)
		return -ENOMEM;
	return read_whole(fd, left->list, left->count * sizeof(*left->list));
}

static int offer(int fd, const char *path, pmureg_undo_found *found, void *context, struct pmureg_error *error)
{
	struct pmureg_undo_left left = {.path = path};
	struct header header;
	char boot[sizeof(header.boot)];
	int code = read_left(fd, &header, &left);

	if (code == -EINVAL) {
		free(left.list);
		return pmureg_fail(error, code, 0, "%s was not written by this version; remove it, and reset the machine if registers "
				   "are still changed", path);
	}
	if (code) {
		free(left.list);
		return pmureg_fail(error, code, 0, "out of memory");
	}
	read_boot(boot, sizeof(boot));
	if (memcmp(boot, header.boot, sizeof(boot)) == 0)
		code = found(context, &left);
	if (!code && unlink(path))
		code = pmureg_fail(error, -errno, 0, "%s cannot be removed: %s", path, strerror(errno));
	free(left.list);
	return code;
}

static int look(const char *directory, const char *name, pmureg_undo_found *found, void *context,
		struct pmureg_error *error)
{
	char path[PATH + NAME_MAX];
	int fd, code = 0;

	(void)snprintf(path, sizeof(path), "%s/%s", directory, name);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return errno == ENOENT ? 0 : pmureg_fail(error, -errno, 0, "%s cannot be read: %s", path, strerror(errno));
	/* Held: its owner lives, or someone else is putting back what is in it. */
	if (flock(fd, LOCK_EX | LOCK_NB) == 0)
		code = offer(fd, path, found, context, error);
	else if (errno != EWOULDBLOCK)
		code = pmureg_fail(error, -errno, 0, "%s cannot be locked: %s", path, strerror(errno));
	(void)close(fd);
	return code;
}

int pmureg_undo_scan(const char *directory, pmureg_undo_found *found, void *context, struct pmureg_error *error)
{
	struct dirent **names;
	int count = scandir(directory, &names, NULL, alphasort), first = 0;

	if (count < 0)
		return errno == ENOENT ? 0 : pmureg_fail(error, -errno, 0, "%s cannot be read: %s", directory, strerror(errno));
	for (int i = 0; i < count; i++) {
		int code = has_suffix(names[i]->d_name) ?
				   look(directory, names[i]->d_name, found, context, first ? NULL : error) : 0;

		first = first ? first : code;
		free(names[i]);
	}
	free(names);
	return first;
}

static int count_one(void *context, struct pmureg_undo_left *left)
{
	(void)left;
	++*(size_t *)context;
	return -EEXIST; /* stays */
}

size_t pmureg_undo_count(const char *directory)
{
	size_t count = 0;

	(void)pmureg_undo_scan(directory, count_one, &count, NULL);
	return count;
}
