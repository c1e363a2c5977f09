/*
 * search.c: the search path of table files, and which files on it are trusted.
 *
 * The checker protects memory, not the machine: a valid table can name any register. So root takes only files that root
 * alone can change.
 */
#include "hosted.h"

#include <link.h>
#include <sys/auxv.h>
#include <sys/stat.h>

#include "../io/files.h"
#include "tables.h"

#define ENDING ".pmu"
#define LOCAL "/etc/pmureg/tables"
#define SHARE "share/pmureg"

/* Returns whether this program has rights that its caller may lack: those of root, or of its file. */
static int is_trusting_root_alone(void)
{
	return !geteuid() || getauxval(AT_SECURE);
}

static const char *why_not(const struct stat *info)
{
	if (!is_trusting_root_alone())
		return NULL;
	if (info->st_uid)
		return "it does not belong to root";
	return info->st_mode & (S_IWGRP | S_IWOTH) ? "other users may write it" : NULL;
}

static int tell_cannot_read(table_found *found, const char *path, const char *what, int code)
{
	char text[3 * IO_PATH];

	if (code == -ENOMEM)
		return code;
	(void)pmureg_format(text, sizeof(text), "cannot read the %s %s: %s", what, path, strerror(-code));
	return found(path, -1, 0, text);
}

static int tell_untrusted(table_found *found, const char *path, int fd, const char *part, const char *why)
{
	char text[3 * IO_PATH];

	(void)pmureg_format(
		text, sizeof(text),
		"%s is not trusted: %s; make it writable only by root (chown root, chmod go-w), or name the "
		"table with --table",
		part, why);
	return found(path, fd, 0, text);
}

/* ---- Files ---- */

static int take_file(int folder, const char *path, const char *name, table_found *found, int is_ours)
{
	/* Opening a pipe must not wait for a writer. */
	const int fd = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
	char whole[2 * IO_PATH];
	struct stat info;
	const char *why;
	int code;

	(void)pmureg_format(whole, sizeof(whole), "%s/%s", path, name);
	if (fd < 0 || fstat(fd, &info))
		code = tell_cannot_read(found, whole, "table", -errno);
	else if ((why = why_not(&info)))
		code = tell_untrusted(found, whole, fd, whole, why);
	else
		code = found(whole, fd, is_ours, NULL);
	if (fd >= 0)
		(void)close(fd);
	return code;
}

static int is_table(const char *name)
{
	const size_t length = strlen(name);

	return name[0] != '.' && length > strlen(ENDING) && strcmp(name + length - strlen(ENDING), ENDING) == 0;
}

/* Takes the files of an open folder, in the order of their names. */
static int take_files(int folder, const char *path, table_found *found, int is_ours)
{
	struct io_names names;
	int code = io_names_at(&names, folder, ".");

	if (code)
		return tell_cannot_read(found, path, "folder", code);
	for (size_t i = 0; i < names.count && !code; i++)
		if (is_table(names.names[i]))
			code = take_file(folder, path, names.names[i], found, is_ours);
	io_names_free(&names);
	return code;
}

/* ---- Folders ---- */

/* Returns why others could change what the path leads to, and the part of the path that they could change. */
static const char *why_not_folder(const char *path, int folder, char part[IO_PATH])
{
	const char *why = NULL;
	struct stat info;
	int code;

	(void)pmureg_format(part, IO_PATH, "%s", path);
	if (!is_trusting_root_alone())
		return NULL;
	if (fstat(folder, &info))
		return strerror(errno);
	why = why_not(&info);
	if (why)
		return why;
	code = io_look(path, part, &why);
	return code == -EPERM ? why : code ? strerror(-code) : NULL;
}

static int take_open_folder(int folder, const char *path, table_found *found, int is_ours)
{
	char part[IO_PATH];
	const char *why = why_not_folder(path, folder, part);

	return why ? tell_untrusted(found, path, -1, part, why) : take_files(folder, path, found, is_ours);
}

static int take_folder(const char *path, table_found *found, int is_ours)
{
	char text[2 * IO_PATH];
	int folder, code;

	if (path[0] != '/' && is_trusting_root_alone()) {
		(void)pmureg_format(text, sizeof(text), "%s is not trusted: it is no absolute path; begin it with /",
				    path);
		return found(path, -1, 0, text);
	}
	folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (folder < 0)
		return errno == ENOENT ? 0 : tell_cannot_read(found, path, "folder", -errno);
	code = take_open_folder(folder, path, found, is_ours);
	(void)close(folder);
	return code;
}

/* ---- What is installed ---- */

/*
 * Finds the file that this code was loaded from; "": the program itself. (On older systems dladdr() needs a library of
 * its own.)
 */
static int find_self(struct dl_phdr_info *info, size_t size, void *context)
{
	const uintptr_t here = (uintptr_t)(const void *)LOCAL;
	char *self = context;

	(void)size;
	for (size_t i = 0; i < info->dlpi_phnum; i++)
		if (info->dlpi_phdr[i].p_type == PT_LOAD &&
		    here - (info->dlpi_addr + info->dlpi_phdr[i].p_vaddr) < info->dlpi_phdr[i].p_memsz)
			return pmureg_format(self, IO_PATH, "%s", info->dlpi_name) < IO_PATH ? 1 : -ENAMETOOLONG;
	return 0;
}

/*
 * Finds `share/pmureg` in a folder above a file. Others may own a folder above it: only one that they cannot change
 * counts.
 */
static int find_beside(const char *file, char path[IO_PATH])
{
	char part[IO_PATH];
	const char *why;

	for (size_t length = strlen(file); length--;)
		if (file[length] == '/' &&
		    pmureg_format(path, IO_PATH, "%.*s/%s", (int)length, file, SHARE) < IO_PATH &&
		    io_look(path, part, &why) == 0)
			return 1;
	return 0;
}

/* A caller may link a program with rights of its file into a folder of his own: what is beside it does not count. */
static int find_installed(char path[IO_PATH])
{
	static const char *const usual[] = {"/usr/local/" SHARE, "/usr/" SHARE};
	char self[IO_PATH] = "";
	ssize_t length;

	if (!getauxval(AT_SECURE)) {
		if (dl_iterate_phdr(find_self, self) == 1 && self[0] == '/' && find_beside(self, path))
			return 1;
		length = readlink("/proc/self/exe", self, sizeof(self));
		if (length > 0 && length < (ssize_t)sizeof(self)) {
			self[length] = '\0';
			if (find_beside(self, path))
				return 1;
		}
	}
	for (size_t i = 0; i < sizeof(usual) / sizeof(usual[0]); i++) {
		(void)pmureg_format(path, IO_PATH, "%s", usual[i]);
		if (access(path, F_OK) == 0)
			return 1;
	}
	return 0;
}

/* ---- The search path ---- */

static int take_path(const char *list, table_found *found)
{
	int code = 0;

	while (*list && !code) {
		const size_t length = strcspn(list, ":");
		char path[IO_PATH];

		if (pmureg_format(path, sizeof(path), "%.*s", (int)length, list) >= sizeof(path))
			code = tell_cannot_read(found, path, "folder", -ENAMETOOLONG);
		else if (length)
			code = take_folder(path, found, 0);
		list += length + (list[length] == ':');
	}
	return code;
}

int tables_search(table_found *found, int installed)
{
	const char *list = getauxval(AT_SECURE) ? NULL : getenv("PMUREG_PATH");
	char path[IO_PATH];
	int code = 0;

	if (installed && find_installed(path))
		code = take_folder(path, found, 1);
	code = code ? code : take_folder(LOCAL, found, 0);
	return code || !list ? code : take_path(list, found);
}
