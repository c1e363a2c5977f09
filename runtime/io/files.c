/*
 * files.c: see files.h.
 */
#include "hosted.h"

#include <dirent.h>
#include <sys/stat.h>

#include "files.h"

#define MOST_CPUS 65536
#define FIRST_ROOM 16

/* ---- Memory ---- */

int io_out_of_memory(struct pmureg_error *error)
{
	return pmureg_fail(error, -ENOMEM, 0, "out of memory");
}

void *pmureg_grow(void *list, size_t count, size_t *room, size_t item_size)
{
	const size_t more = *room ? *room * 2 : FIRST_ROOM;
	void *grown;

	if (count < *room)
		return list;
	if (more > SIZE_MAX / item_size)
		return NULL;
	grown = realloc(list, more * item_size);
	if (grown)
		*room = more;
	return grown;
}

/* ---- Failures ---- */

int io_barred(struct pmureg_error *error, int code, const struct io_bar *bars, ...)
{
	va_list arguments;

	if (!error)
		return code;
	while (bars->code && bars->code != code && bars->also != code)
		bars++;
	error->code = code;
	error->column = 0;
	va_start(arguments, bars);
	(void)pmureg_vformat(error->message, sizeof(error->message), bars->sentence, arguments);
	va_end(arguments);
	return code;
}

/* ---- Files ---- */

struct io_path io_path(const char *root, const char *format, ...)
{
	struct io_path path;
	const size_t size = sizeof(path.text);
	size_t length = root ? strlen(root) : 0;
	va_list rest;

	while (length && root[length - 1] == '/')
		length--;
	length = (size_t)snprintf(path.text, size, "%.*s/", (int)length, root ? root : "");
	va_start(rest, format);
	if (length < size)
		length += (size_t)vsnprintf(path.text + length, size - length, format, rest);
	va_end(rest);
	if (length >= size)
		path.text[0] = '\0';
	return path;
}

int io_open(struct io_path path, int flags)
{
	int fd;

	do
		fd = open(path.text, flags | O_CLOEXEC);
	while (fd < 0 && errno == EINTR);
	return fd < 0 ? -errno : fd;
}

ssize_t io_read_at(int fd, void *bytes, size_t size, uint64_t at)
{
	ssize_t moved;

	do
		moved = pread(fd, bytes, size, (off_t)at);
	while (moved < 0 && errno == EINTR);
	return moved;
}

ssize_t io_write_at(int fd, const void *bytes, size_t size, uint64_t at)
{
	ssize_t moved;

	do
		moved = pwrite(fd, bytes, size, (off_t)at);
	while (moved < 0 && errno == EINTR);
	return moved;
}

#define MOST_LINKS 8

static int files_look(const char *path, int links, char part[IO_PATH], const char **why)
{
	for (size_t i = path[1] ? 0 : 1; i <= strlen(path); i++) {
		char to[IO_PATH] = "", after[IO_PATH];
		struct stat info;

		if (i && path[i] != '/' && path[i])
			continue;
		if (pmureg_format(part, IO_PATH, "%.*s", i ? (int)i : 1, path) >= IO_PATH)
			return -ENAMETOOLONG;
		if (lstat(part, &info))
			return -errno;
		*why = info.st_uid && info.st_uid != geteuid() ? "it belongs to another user" :
		       S_ISDIR(info.st_mode) && info.st_mode & (S_IWGRP | S_IWOTH) && !(info.st_mode & S_ISVTX) ?
								 "other users may write it" : NULL;
		if (*why)
			return -EPERM;
		if (!S_ISLNK(info.st_mode))
			continue;
		if (links == MOST_LINKS)
			return -ELOOP;
		if (readlink(part, to, sizeof(to) - 1) < 0)
			return -errno;
		*strrchr(part, '/') = '\0';
		if (pmureg_format(after, sizeof(after), "%s%s%s%s", to[0] == '/' ? "" : part, to[0] == '/' ? "" : "/", to,
				  path + i) >= sizeof(after))
			return -ENAMETOOLONG;
		return files_look(after, links + 1, part, why);
	}
	return 0;
}

int io_look(const char *path, char part[IO_PATH], const char **why)
{
	return files_look(path, 0, part, why);
}

int io_is_ours(const char *path)
{
	char part[IO_PATH];
	const char *why;

	return path[0] == '/' && files_look(path, 0, part, &why) == 0;
}

/* O_NONBLOCK: opening a pipe must not wait for a writer. */
ssize_t io_bytes(struct io_path path, uint64_t at, void *bytes, size_t size)
{
	const int fd = io_open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY);
	ssize_t got = fd, length = 0;
	struct stat status;

	if (fd >= 0 && (fstat(fd, &status) || S_ISFIFO(status.st_mode) || S_ISBLK(status.st_mode)))
		got = -EINVAL;
	else if (fd >= 0 && at && lseek(fd, (off_t)at, SEEK_SET) < 0)
		got = -errno;
	for (got = got < 0 ? got : 1; got > 0 && (size_t)length < size; length += got > 0 ? got : 0) {
		do
			got = read(fd, (char *)bytes + length, size - (size_t)length);
		while (got < 0 && errno == EINTR);
		got = got < 0 ? -errno : got;
	}
	if (fd >= 0)
		(void)close(fd);
	return got < 0 ? got : length;
}

int io_whole_text(struct io_path path, char *text, size_t size)
{
	const ssize_t got = io_bytes(path, 0, text, size);
	const int code = got < 0                         ? (int)got :
			 (size_t)got == size             ? -EFBIG :
			 memchr(text, '\0', (size_t)got) ? -EINVAL :
							   0;
	const size_t length = code ? 0 : (size_t)got;

	text[length - (length && text[length - 1] == '\n')] = '\0';
	return code;
}

int io_text(struct io_path path, char *text, size_t size)
{
	const int code = io_whole_text(path, text, size);

	if (!code)
		text[strcspn(text, "\n")] = '\0';
	return code;
}

long io_number(struct io_path path, long otherwise)
{
	char text[64];
	uint64_t value;
	const int code = io_text(path, text, sizeof(text)), is_negative = !code && text[0] == '-';

	if (code || pmureg_number(pmureg_word_of(text + is_negative), &value))
		return otherwise;
	return is_negative ? -(long)value : (long)value;
}

/* ---- Names ---- */

int io_names_add(struct io_names *names, const char *name)
{
	char **grown = pmureg_grow(names->names, names->count, &names->room, sizeof(*grown));

	if (!grown)
		return -ENOMEM;
	names->names = grown;
	grown[names->count] = strdup(name);
	return grown[names->count] ? (names->count++, 0) : -ENOMEM;
}

void io_names_free(struct io_names *names)
{
	for (size_t i = 0; i < names->count; i++)
		free(names->names[i]);
	free(names->names);
	*names = (struct io_names){0};
}

static int by_name(const void *a, const void *b)
{
	return strverscmp(*(char *const *)a, *(char *const *)b);
}

int io_names_at(struct io_names *names, int folder, const char *path)
{
	const int fd = openat(folder, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	DIR *stream = fd < 0 ? NULL : fdopendir(fd);
	int code = stream ? 0 : -errno;
	const struct dirent *entry;

	*names = (struct io_names){0};
	do {
		errno = 0;
		entry = stream ? readdir(stream) : NULL;
		if (entry && entry->d_name[0] != '.')
			code = io_names_add(names, entry->d_name);
		else if (!entry && !code)
			code = -errno;
	} while (entry && !code);
	if (stream)
		(void)closedir(stream);
	else if (fd >= 0)
		(void)close(fd);
	if (code)
		io_names_free(names);
	if (names->count)
		qsort(names->names, names->count, sizeof(*names->names), by_name);
	return code;
}

int io_names_read(struct io_names *names, struct io_path path)
{
	return io_names_at(names, AT_FDCWD, path.text);
}

/* ---- CPUs ---- */

int io_range(struct pmureg_word word, uint64_t *low, uint64_t *high)
{
	const char *dash = memchr(word.text, '-', word.length);
	const size_t length = dash ? (size_t)(dash - word.text) : word.length;

	if (pmureg_number((struct pmureg_word){word.text, length}, low))
		return -EINVAL;
	*high = *low;
	if (dash && pmureg_number((struct pmureg_word){dash + 1, word.length - length - 1}, high))
		return -EINVAL;
	return *high < *low ? -EINVAL : 0;
}

int io_cpus_parse(const char *text, struct io_cpus *cpus)
{
	size_t room = 0, length;
	uint64_t low, high;
	int code = 0;

	*cpus = (struct io_cpus){0};
	do {
		length = strcspn(text, ",");
		if (io_range((struct pmureg_word){text, length}, &low, &high) || high >= MOST_CPUS)
			code = -EINVAL;
		for (; !code && low <= high; low++) {
			int *grown = pmureg_grow(cpus->cpus, cpus->count, &room, sizeof(*grown));

			cpus->cpus = grown ? grown : cpus->cpus;
			if (grown)
				grown[cpus->count++] = (int)low;
			else
				code = -ENOMEM;
		}
		text += length;
	} while (!code && *text++);
	if (code) {
		free(cpus->cpus);
		*cpus = (struct io_cpus){0};
	}
	return code;
}

int io_cpus_read(struct io_cpus *cpus, struct io_path path)
{
	char text[1024];
	int code = io_text(path, text, sizeof(text));

	*cpus = (struct io_cpus){0};
	return code ? code : io_cpus_parse(text, cpus);
}
