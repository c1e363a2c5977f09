/*
 * search.c: the search path of table files, and which files on it are trusted.
 *
 * The checker protects memory, not the machine: a valid table can name any register. So root takes only files that root
 * alone can change.
 */
#include "hosted.h"

#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/auxv.h>
#include <sys/stat.h>

#include "../io/files.h"
#include "tables.h"

#define ENDING ".pmu"
#define LOCAL "/etc/pmureg/tables"
#define SHARE "share/pmureg"

static const char *why_not(const struct stat *info)
{
	if (geteuid())
		return NULL;
	if (info->st_uid)
		return "it does not belong to root";
	return info->st_mode & (S_IWGRP | S_IWOTH) ? "other users may write it" : NULL;
}

static void tell(table_found *found, const char *path, const char *part, const char *why)
{
	char text[2 * IO_PATH];

	(void)pmureg_format(text, sizeof(text),
			    "%s is not trusted: %s; make it writable only by root (chown root, chmod go-w), or name the "
			    "table with --table", part, why);
	found(path, -1, 0, text);
}

static void take_file(int folder, const char *path, const char *name, table_found *found, int is_ours)
{
	const int fd = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
	char whole[2 * IO_PATH];
	struct stat info;
	const char *why;

	(void)pmureg_format(whole, sizeof(whole), "%s/%s", path, name);
	if (fd < 0 || fstat(fd, &info)) {
		char text[3 * IO_PATH];

		(void)pmureg_format(text, sizeof(text), "cannot read the table %s: %s", whole, strerror(errno));
		found(whole, -1, is_ours, text);
	} else if ((why = why_not(&info))) {
		tell(found, whole, whole, why);
	} else {
		found(whole, fd, is_ours, NULL);
	}
	if (fd >= 0)
		(void)close(fd);
}

static int is_table(const char *name)
{
	const size_t length = strlen(name);

	return name[0] != '.' && length > strlen(ENDING) && strcmp(name + length - strlen(ENDING), ENDING) == 0;
}

/* Takes the files of a folder, in the order of their names. Returns 0 if there is no such folder. */
static int take_folder(const char *path, table_found *found, int is_ours)
{
	const int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	struct io_names names = {0};
	char part[IO_PATH];
	const char *why;

	if (folder < 0)
		return 0;
	if (!geteuid() && io_look(path, part, &why) == -EPERM)
		tell(found, path, part, why);
	else if (!io_names_at(&names, folder, "."))
		for (size_t i = 0; i < names.count; i++)
			if (is_table(names.names[i]))
				take_file(folder, path, names.names[i], found, is_ours);
	io_names_free(&names);
	(void)close(folder);
	return 1;
}

/* Takes the folder that was installed with this library: `share/pmureg` in a folder above the library's or program's. */
static int take_beside(const char *self, table_found *found)
{
	char path[2 * IO_PATH];
	size_t length = strlen(self);

	while (length && length < IO_PATH) {
		while (length && self[length] != '/')
			length--;
		(void)pmureg_format(path, sizeof(path), "%.*s/%s", (int)length, self, SHARE);
		if (take_folder(path, found, 1))
			return 1;
		length -= length > 0;
	}
	return 0;
}

static int take_installed(table_found *found)
{
	char self[IO_PATH] = "";
	const ssize_t length = readlink("/proc/self/exe", self, sizeof(self) - 1);
	Dl_info info;

	self[length < 0 ? 0 : length] = '\0';
	if (dladdr(LOCAL, &info) && info.dli_fname && info.dli_fname[0] == '/' && take_beside(info.dli_fname, found))
		return 1;
	return take_beside(self, found) || take_folder("/usr/local/" SHARE, found, 1) ||
	       take_folder("/usr/" SHARE, found, 1);
}

void tables_search(table_found *found, int installed)
{
	const char *list = getauxval(AT_SECURE) ? NULL : getenv("PMUREG_PATH");

	if (installed)
		(void)take_installed(found);
	(void)take_folder(LOCAL, found, 0);
	while (list && *list) {
		char path[IO_PATH];
		const size_t length = strcspn(list, ":");

		(void)pmureg_format(path, sizeof(path), "%.*s", (int)length, list);
		if (length && length < sizeof(path))
			(void)take_folder(path, found, 0);
		list += length + (list[length] == ':');
	}
}
