/*
 * files.c: see files.h.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "files.h"
#include "grow.h"

#define MOST_CPUS 65536

int io_out_of_memory(struct pmureg_error *error)
{
	return pmureg_fail(error, -ENOMEM, 0, "out of memory");
}

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

static int join(char *path, size_t size, const char *root, const char *format, va_list rest)
{
	size_t length = root ? strlen(root) : 0;
	int used;

	while (length && root[length - 1] == '/')
		length--;
	if (length + 1 >= size)
		return -ENAMETOOLONG;
	if (length)
		memcpy(path, root, length);
	path[length++] = '/';
	used = vsnprintf(path + length, size - length, format, rest);
	return used < 0 || (size_t)used >= size - length ? -ENAMETOOLONG : 0;
}

int io_path(char *path, size_t size, const char *root, const char *format, ...)
{
	va_list rest;
	int code;

	va_start(rest, format);
	code = join(path, size, root, format, rest);
	va_end(rest);
	return code;
}

static int read_line(char *text, size_t size, const char *root, const char *format, va_list rest)
{
	char path[IO_PATH];
	size_t length = 0;
	ssize_t got = 1;
	int fd, code = join(path, sizeof(path), root, format, rest);

	if (code)
		return code;
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return -errno;
	while (got && length < size - 1) {
		got = read(fd, text + length, size - 1 - length);
		if (got < 0 && errno != EINTR) {
			code = -errno;
			break;
		}
		length += got > 0 ? (size_t)got : 0;
	}
	(void)close(fd);
	text[length] = '\0';
	text[strcspn(text, "\n")] = '\0';
	return code;
}

int io_text(char *text, size_t size, const char *root, const char *format, ...)
{
	va_list rest;
	int code;

	va_start(rest, format);
	code = read_line(text, size, root, format, rest);
	va_end(rest);
	return code;
}

long io_number(const char *root, long otherwise, const char *format, ...)
{
	char text[64];
	uint64_t value;
	va_list rest;
	int code, is_negative;

	va_start(rest, format);
	code = read_line(text, sizeof(text), root, format, rest);
	va_end(rest);
	is_negative = !code && text[0] == '-';
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

int io_names_read(struct io_names *names, const char *path)
{
	struct dirent *entry;
	DIR *folder = opendir(path);
	int code = 0;

	*names = (struct io_names){0};
	if (!folder)
		return -errno;
	while (!code && (entry = readdir(folder)))
		if (entry->d_name[0] != '.')
			code = io_names_add(names, entry->d_name);
	(void)closedir(folder);
	if (code)
		io_names_free(names);
	else if (names->count)
		qsort(names->names, names->count, sizeof(*names->names), by_name);
	return code;
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

int io_cpus_read(struct io_cpus *cpus, const char *root, const char *format, ...)
{
	char text[1024];
	va_list rest;
	int code;

	*cpus = (struct io_cpus){0};
	va_start(rest, format);
	code = read_line(text, sizeof(text), root, format, rest);
	va_end(rest);
	return code ? code : io_cpus_parse(text, cpus);
}
