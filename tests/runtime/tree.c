/*
 * tree.c: see tree.h.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tree.h"

void tree_make(char root[TREE_PATH])
{
	(void)snprintf(root, TREE_PATH, "/tmp/pmureg-tree-XXXXXX");
	assert_non_null(mkdtemp(root));
}

static int remove_one(const char *path, const struct stat *info, int kind, struct FTW *walk)
{
	(void)info;
	(void)kind;
	(void)walk;
	return remove(path);
}

void tree_remove(const char *root)
{
	assert_int_equal(nftw(root, remove_one, 8, FTW_DEPTH | FTW_PHYS), 0);
}

static void path_of(const char *root, const char *name, char path[TREE_PATH])
{
	assert_true(snprintf(path, TREE_PATH, "%s/%s", root, name) < TREE_PATH);
}

/* Opens a file, with the folders above it. */
static int open_file(const char *root, const char *name, int flags)
{
	char path[TREE_PATH];
	int fd;

	path_of(root, name, path);
	for (char *slash = strchr(path + strlen(root) + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
		*slash = '\0';
		assert_true(!mkdir(path, 0755) || errno == EEXIST);
		*slash = '/';
	}
	fd = open(path, flags | O_CLOEXEC, 0644);
	assert_true(fd >= 0);
	return fd;
}

void tree_text(const char *root, const char *name, const char *text)
{
	int fd = open_file(root, name, O_WRONLY | O_CREAT | O_TRUNC);

	assert_int_equal(write(fd, text, strlen(text)), strlen(text));
	close(fd);
}

/* lseek() and write(): pread() and pwrite() are counted. */
void tree_bytes(const char *root, const char *name, uint64_t at, const void *bytes, size_t count)
{
	int fd = open_file(root, name, O_WRONLY | O_CREAT);

	assert_int_equal(lseek(fd, (off_t)at, SEEK_SET), at);
	assert_int_equal(write(fd, bytes, count), count);
	close(fd);
}

void tree_put32(const char *root, const char *name, uint64_t at, uint32_t value)
{
	tree_bytes(root, name, at, &value, sizeof(value));
}

void tree_put64(const char *root, const char *name, uint64_t at, uint64_t value)
{
	tree_bytes(root, name, at, &value, sizeof(value));
}

static void get(const char *root, const char *name, uint64_t at, void *bytes, size_t count)
{
	int fd = open_file(root, name, O_RDONLY);

	assert_int_equal(lseek(fd, (off_t)at, SEEK_SET), at);
	assert_int_equal(read(fd, bytes, count), count);
	close(fd);
}

uint64_t tree_get64(const char *root, const char *name, uint64_t at)
{
	uint64_t value;

	get(root, name, at, &value, sizeof(value));
	return value;
}

uint32_t tree_get32(const char *root, const char *name, uint64_t at)
{
	uint32_t value;

	get(root, name, at, &value, sizeof(value));
	return value;
}

void tree_cut(const char *root, const char *name, uint64_t size)
{
	char path[TREE_PATH];

	path_of(root, name, path);
	assert_int_equal(truncate(path, (off_t)size), 0);
}

void tree_mode(const char *root, const char *name, unsigned int mode)
{
	char path[TREE_PATH];

	path_of(root, name, path);
	assert_int_equal(chmod(path, mode), 0);
}

void tree_delete(const char *root, const char *name)
{
	char path[TREE_PATH];

	path_of(root, name, path);
	assert_int_equal(unlink(path), 0);
}
