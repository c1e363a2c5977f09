/*
 * search.c: the search path of table files, and which files on it are trusted.
 *
 * The checker protects memory, not the machine: a valid table can name any register. So root takes only files that root
 * alone can change.
 */
#include "hosted.h"

#include <dirent.h>
#include <fcntl.h>
#include <link.h>
#include <sys/auxv.h>
#include <sys/stat.h>

#include "../io/files.h"
#include "table_index.h"
#include "tables.h"

#define LOCAL "/etc/pmureg/tables"
#define SHARE "share/pmureg"

/* Returns whether this program has rights that its caller may lack: those of root, or of its file. */
static int is_trusting_root_alone(void)
{
	return !geteuid() || getauxval(AT_SECURE);
}

const char *tables_distrust(const struct stat *info)
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
	return found(&(struct found_table){.path = path, .fd = -1, .why = text});
}

static int tell_untrusted(table_found *found, const char *path, int fd, const char *part, const char *why)
{
	char text[3 * IO_PATH];

	(void)pmureg_format(
		text, sizeof(text),
		"%s is not trusted: %s; make it writable only by root (chown root, chmod go-w), or name the "
		"table with --table",
		part, why);
	return found(&(struct found_table){.path = path, .fd = fd, .why = text});
}

/* ---- Files ---- */

struct folder {
	int fd;
	const char *path;
	table_found *found;
	int is_ours;
	struct table_index index; /* no bytes: there is none */
};

static int search_take_file(const struct folder *folder, const char *name)
{
	const int fd = table_file_open(folder->fd, name);
	char whole[2 * IO_PATH];
	struct stat info;
	const char *why;
	int code;

	(void)pmureg_format(whole, sizeof(whole), "%s/%s", folder->path, name);
	if (fd < 0 || fstat(fd, &info))
		code = tell_cannot_read(folder->found, whole, "table", fd < 0 ? fd : -errno);
	else if ((why = tables_distrust(&info)))
		code = tell_untrusted(folder->found, whole, fd, whole, why);
	else
		code = folder->found(&(struct found_table){.path = whole, .fd = fd, .is_ours = folder->is_ours});
	if (fd >= 0)
		(void)close(fd);
	return code;
}

/* Like pmureg_format() with "%s/%s". It is called for each file of an index. */
static void search_join(char *whole, size_t size, const char *path, const char *name)
{
	const size_t length = strlen(path), more = strlen(name);

	whole[0] = '\0';
	if (length + 1 + more >= size)
		return;
	memcpy(whole, path, length);
	whole[length] = '/';
	memcpy(whole + length + 1, name, more + 1);
}

/* Takes a file without opening it, if it is as it was when the index was made. */
static int search_take_entry(struct folder *folder, const struct pmureg_entry *entry)
{
	const char *name = pmureg_entry_name(entry);
	char whole[2 * IO_PATH];
	struct stat info;
	struct found_table found = {.path = whole, .fd = -1, .is_ours = folder->is_ours, .entry = entry, .info = &info};
	int code;

	if (fstatat(folder->fd, name, &info, 0) || !table_entry_is(entry, &info) || tables_distrust(&info))
		return search_take_file(folder, name);
	search_join(whole, sizeof(whole), folder->path, name);
	code = folder->found(&found);
	folder->index.is_used |= found.is_kept;
	return code;
}

/* Takes the files of the folder, in the order of their names. */
static int take_files(struct folder *folder)
{
	struct io_names names;
	int code = io_names_at(&names, folder->fd, ".");

	if (code)
		return tell_cannot_read(folder->found, folder->path, "folder", code);
	for (size_t i = 0; i < names.count && !code; i++) {
		const struct pmureg_entry *entry = NULL;

		if (!table_file_is_named(names.names[i]))
			continue;
		if (folder->index.file.bytes)
			entry = table_index_find(&folder->index, names.names[i]);
		code = entry ? search_take_entry(folder, entry) : search_take_file(folder, names.names[i]);
	}
	io_names_free(&names);
	return code;
}

/* Returns the number of files in the folder that are named as tables are; 0: it cannot be read. */
static size_t count_files(const struct folder *folder)
{
	const int fd = openat(folder->fd, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	DIR *stream = fd < 0 ? NULL : fdopendir(fd);
	const struct dirent *entry;
	size_t count = 0;

	while (stream && (entry = readdir(stream)))
		count += table_file_is_named(entry->d_name) != 0;
	if (stream)
		(void)closedir(stream);
	else if (fd >= 0)
		(void)close(fd);
	return count;
}

/* Returns whether the folder has the files of the index and no other, so that their names need not be sorted. */
static int has_only_indexed(const struct folder *folder)
{
	const struct pmureg_entries *entries = folder->index.file.bytes;
	const struct pmureg_entry *entry = NULL;
	struct stat info;

	if (!entries || count_files(folder) != entries->count)
		return 0;
	while ((entry = table_index_next(&folder->index, entry)))
		if (fstatat(folder->fd, pmureg_entry_name(entry), &info, AT_SYMLINK_NOFOLLOW))
			return 0;
	return 1;
}

static int take_indexed(struct folder *folder)
{
	const struct pmureg_entry *entry = NULL;
	int code = 0;

	if (!has_only_indexed(folder))
		return take_files(folder);
	while (!code && (entry = table_index_next(&folder->index, entry)))
		code = search_take_entry(folder, entry);
	return code;
}

/* A relative path may lead elsewhere when a file is opened later. */
static void open_index(struct folder *folder)
{
	struct stat info;
	int fd = -1;

	if (folder->path[0] == '/')
		fd = table_file_open(folder->fd, TABLE_INDEX);
	if (fd < 0)
		return;
	if (!fstat(fd, &info) && !tables_distrust(&info))
		(void)table_index_load(&folder->index, fd);
	(void)close(fd);
}

/* ---- Folders ---- */

/* Whose a folder is: pmureg's own beside this code, which io_look() has found good; where it is installed; other. */
enum whose { OTHER, INSTALLED, BESIDE };

/* Returns why others could change what the path leads to, and the part of the path that they could change. */
static const char *why_not_folder(const char *path, int folder, enum whose whose, char part[IO_PATH])
{
	const char *why = NULL;
	struct stat info;
	int code;

	if (!is_trusting_root_alone())
		return NULL;
	part[0] = '\0'; /* the whole path */
	if (fstat(folder, &info))
		return strerror(errno);
	why = tables_distrust(&info);
	if (why)
		return why;
	code = whose == BESIDE ? 0 : io_look(path, part, &why);
	return code == -EPERM ? why : code ? strerror(-code) : NULL;
}

static int take_open_folder(int fd, const char *path, table_found *found, enum whose whose)
{
	char part[IO_PATH];
	const char *why = why_not_folder(path, fd, whose, part);
	struct folder folder = {.fd = fd, .path = path, .found = found, .is_ours = whose != OTHER};
	int code;

	if (why)
		return tell_untrusted(found, path, -1, part[0] ? part : path, why);
	open_index(&folder);
	code = take_indexed(&folder);
	table_index_unload(&folder.index);
	return code;
}

static int take_folder(const char *path, table_found *found, enum whose whose)
{
	char text[2 * IO_PATH];
	int folder, code;

	if (path[0] != '/' && is_trusting_root_alone()) {
		(void)pmureg_format(text, sizeof(text), "%s is not trusted: it is no absolute path; begin it with /",
				    path);
		return found(&(struct found_table){.path = path, .fd = -1, .why = text});
	}
	folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (folder < 0)
		return errno == ENOENT ? 0 : tell_cannot_read(found, path, "folder", -errno);
	code = take_open_folder(folder, path, found, whose);
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
static enum whose find_installed(char path[IO_PATH])
{
	static const char *const usual[] = {"/usr/local/" SHARE, "/usr/" SHARE};
	char self[IO_PATH] = "";
	ssize_t length;

	if (!getauxval(AT_SECURE)) {
		if (dl_iterate_phdr(find_self, self) == 1 && self[0] == '/' && find_beside(self, path))
			return BESIDE;
		length = readlink("/proc/self/exe", self, sizeof(self));
		if (length > 0 && length < (ssize_t)sizeof(self)) {
			self[length] = '\0';
			if (find_beside(self, path))
				return BESIDE;
		}
	}
	for (size_t i = 0; i < sizeof(usual) / sizeof(usual[0]); i++) {
		(void)pmureg_format(path, IO_PATH, "%s", usual[i]);
		if (access(path, F_OK) == 0)
			return INSTALLED;
	}
	return OTHER;
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
			code = take_folder(path, found, OTHER);
		list += length + (list[length] == ':');
	}
	return code;
}

int tables_search(table_found *found, int installed)
{
	const char *list = getauxval(AT_SECURE) ? NULL : getenv("PMUREG_PATH");
	char path[IO_PATH];
	const enum whose whose = installed ? find_installed(path) : OTHER;
	int code = whose == OTHER ? 0 : take_folder(path, found, whose);

	code = code ? code : take_folder(LOCAL, found, OTHER);
	return code || !list ? code : take_path(list, found);
}
