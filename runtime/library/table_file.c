/*
 * table_file.c: brings a table file into memory: mapped, if nobody else can change it, or as a copy.
 */
#include "hosted.h"

#include <fcntl.h>
#include <sys/mman.h>

#include "../io/files.h"
#include "table_file.h"

#define ENDING ".pmu"
#define MOST (64 << 20) /* bytes of a file */

int table_file_is_named(const char *name)
{
	const size_t length = strlen(name);

	return name[0] != '.' && length > strlen(ENDING) &&
	       memcmp(name + length - strlen(ENDING), ENDING, strlen(ENDING)) == 0;
}

int table_file_open(int folder, const char *path)
{
	/* Opening a pipe must not wait for a writer. */
	const int fd = openat(folder, path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);

	return fd < 0 ? -errno : fd;
}

int table_file_cannot_read(const char *path, int code, struct pmureg_error *error)
{
	return pmureg_fail(error, code, 0, "cannot read the table %s: %s", path,
			   code == -ENODATA ? "it became shorter meanwhile; try again" : strerror(-code));
}

void table_file_take_identity(struct table_file *file, const struct stat *info)
{
	*file = (struct table_file){
		.device = info->st_dev, .number = info->st_ino, .size = info->st_size, .time = info->st_mtim};
}

int table_file_identify(struct table_file *file, int fd)
{
	struct stat info;

	if (fstat(fd, &info))
		return -errno;
	table_file_take_identity(file, &info);
	return 0;
}

int table_file_is_same(const struct table_file *a, const struct table_file *b)
{
	return a->device == b->device && a->number == b->number && a->size == b->size &&
	       a->time.tv_sec == b->time.tv_sec && a->time.tv_nsec == b->time.tv_nsec;
}

/*
 * Whoever can write a mapped file changes the table after its check, or cuts it short, which ends the process with
 * SIGBUS. The owner could make the file writable later.
 */
static int is_safe_to_map(const struct stat *info)
{
	return (!info->st_uid || info->st_uid == geteuid()) && !(info->st_mode & (S_IWGRP | S_IWOTH));
}

/* Returns 0, or a negative errno value; -ENODATA: the file has become shorter. */
static int read_whole(struct table_file *file, int fd)
{
	const size_t size = (size_t)file->size;
	char *bytes = malloc(size);
	ssize_t got = 0;
	int code;

	if (!bytes)
		return -ENOMEM;
	for (size_t at = 0; at < size; at += (size_t)got) {
		got = io_read_at(fd, bytes + at, size - at, at);
		if (got > 0)
			continue;
		code = got ? -errno : -ENODATA;
		free(bytes);
		return code;
	}
	file->bytes = bytes;
	return 0;
}

static int table_file_load_open(struct table_file *file, int fd, const struct stat *info)
{
	void *bytes = MAP_FAILED;

	if (is_safe_to_map(info))
		bytes = mmap(NULL, (size_t)file->size, PROT_READ, MAP_PRIVATE, fd, 0);
	if (bytes == MAP_FAILED)
		return read_whole(file, fd); /* some file systems map nothing */
	file->bytes = bytes;
	file->is_mapped = 1;
	return 0;
}

int table_file_load_safe(struct table_file *file, int fd)
{
	struct stat info;

	if (fstat(fd, &info))
		return -errno;
	table_file_take_identity(file, &info);
	if (!S_ISREG(info.st_mode) || !info.st_size || info.st_size > MOST)
		return -EINVAL;
	return is_safe_to_map(&info) ? table_file_load_open(file, fd, &info) : -EPERM;
}

void table_file_unload(struct table_file *file)
{
	if (file->is_mapped)
		(void)munmap(file->bytes, (size_t)file->size);
	else
		free(file->bytes);
	file->bytes = NULL;
}

int table_file_load(struct table_file *file, int fd, const char *path, struct pmureg_error *error)
{
	struct pmureg_error wrong;
	struct stat info;
	int code;

	if (fstat(fd, &info))
		return table_file_cannot_read(path, -errno, error);
	table_file_take_identity(file, &info);
	if (!S_ISREG(info.st_mode))
		return pmureg_fail(error, -EINVAL, 0, "%s is not a regular file; name a table file (NAME.pmu)", path);
	if (!info.st_size)
		return pmureg_fail(error, -EINVAL, 0, "%s is no table file: it is empty", path);
	if (info.st_size > MOST)
		return pmureg_fail(error, -EFBIG, 0, "%s is no table file: it has more than %d MiB", path, MOST >> 20);
	code = table_file_load_open(file, fd, &info);
	if (code == -ENOMEM)
		return io_out_of_memory(error);
	if (code)
		return table_file_cannot_read(path, code, error);
	if (!pmureg_table_check(file->bytes, (size_t)file->size, PMUREG_CHECK_HEAD, &wrong))
		return 0;
	table_file_unload(file);
	return pmureg_fail(error, -EINVAL, 0, "%s: %s", path, wrong.message);
}
