/*
 * run_directory.c: the directory of the records. Its lock admits one process at a time to the registers.
 */
#include "hosted.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include "record.h"

#define TRIES 1000 /* one each 10 ms */

static int run_directory_fail(struct pmureg_error *error, const char *path, const char *what)
{
	return pmureg_fail(error, -errno, 0,
			   "%s cannot be %s: %s; it holds the records that let `pmureg restore` undo a killed "
			   "session: choose another directory with --run-directory",
			   path, what, strerror(errno));
}

int run_check_ours(const struct stat *info, mode_t type, const char *path, struct pmureg_error *error)
{
	const char *why;

	if ((info->st_mode & S_IFMT) != type)
		why = "it is not a regular file";
	else if (info->st_uid && info->st_uid != geteuid())
		why = "it belongs to another user";
	else if (info->st_mode & (S_IWGRP | S_IWOTH))
		why = "other users may write it";
	else if (type == S_IFREG && info->st_nlink > 1)
		why = "it has a second name (hard link)";
	else
		return 0;
	return pmureg_fail(
		error, -EPERM, 0,
		"%s is not trusted: %s; remove it, or if you trust its contents, make it writable only by root "
		"(chown root, chmod go-w)",
		path, why);
}

static int run_directory_make(const char *path, struct pmureg_error *error)
{
	char *part = strdup(path);
	int code = part ? 0 : io_out_of_memory(error);

	for (size_t i = 1; !code && i <= strlen(path); i++) {
		if (path[i] != '/' && path[i] != '\0')
			continue;
		part[i] = '\0';
		/* The directory must not be readable for others, because opening it is enough to hold its lock. */
		if (mkdir(part, path[i] ? 0755 : 0700) && errno != EEXIST)
			code = run_directory_fail(error, part, "made");
		part[i] = path[i];
	}
	free(part);
	return code;
}

/* Checks all existing parent folders before creating one: whoever may rename in them could replace the directory. */
static int check_way(const char *path, struct pmureg_error *error)
{
	char here[IO_PATH] = "", whole[2 * IO_PATH], part[IO_PATH];
	const char *why;
	int code;

	if (path[0] != '/' && !getcwd(here, sizeof(here)))
		return run_directory_fail(error, path, "found");
	(void)pmureg_format(whole, sizeof(whole), "%s%s%s", here, here[0] ? "/" : "", path);
	code = io_look(whole, part, &why);
	if (!code || code == -ENOENT || code == -ENOTDIR) /* opening it reports these */
		return 0;
	if (code == -EPERM)
		return pmureg_fail(error, code, 0, "%s is not trusted: %s; make it writable only by root (chown "
						   "root, chmod go-w), or choose another directory with "
						   "--run-directory", part, why);
	errno = -code;
	return run_directory_fail(error, path, "read");
}

int run_directory_open(struct run_directory *directory, const char *path, int is_made, struct pmureg_error *error)
{
	struct stat info;
	int code;

	*directory = (struct run_directory){.path = path, .fd = -1};
	code = check_way(path, error);
	code = code || !is_made ? code : run_directory_make(path, error);
	if (code)
		return code;
	directory->fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (directory->fd < 0 && errno == ENOENT && !is_made)
		return -ENOENT;
	if (directory->fd < 0 || fstat(directory->fd, &info) ||
	    (is_made && faccessat(directory->fd, ".", W_OK, AT_EACCESS)))
		return run_directory_fail(error, path, is_made ? "written" : "read");
	return run_check_ours(&info, S_IFDIR, path, error);
}

int run_directory_lock(struct run_directory *directory, struct pmureg_error *error)
{
	const struct timespec rest = {.tv_nsec = 10000000};

	for (int i = 0; flock(directory->fd, LOCK_EX | LOCK_NB); i++) {
		if (errno != EWOULDBLOCK)
			return run_directory_fail(error, directory->path, "locked");
		if (i == TRIES)
			return pmureg_fail(error, -EBUSY, 0,
					   "another process has been opening a session, testing or restoring for %d s "
					   "and holds the lock of %s; end it, and try again",
					   TRIES / 100, directory->path);
		(void)nanosleep(&rest, NULL);
	}
	directory->is_locked = 1;
	return 0;
}

void run_directory_unlock(struct run_directory *directory)
{
	if (directory->is_locked)
		(void)flock(directory->fd, LOCK_UN);
	directory->is_locked = 0;
}

void run_directory_close(struct run_directory *directory)
{
	run_directory_unlock(directory);
	if (directory->fd >= 0)
		(void)close(directory->fd);
	directory->fd = -1;
}
