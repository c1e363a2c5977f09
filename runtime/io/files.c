/*
 * files.c: see files.h.
 */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "files.h"
#include "perf_internal.h"

int io_path(char *path, size_t size, const char *root, const char *format, ...)
{
	size_t length = root ? strlen(root) : 0;
	va_list arguments;
	int used;

	while (length && root[length - 1] == '/')
		length--;
	if (length + 1 >= size)
		return -ENAMETOOLONG;
	if (length)
		memcpy(path, root, length);
	path[length++] = '/';
	va_start(arguments, format);
	used = vsnprintf(path + length, size - length, format, arguments);
	va_end(arguments);
	return used < 0 || (size_t)used >= size - length ? -ENAMETOOLONG : 0;
}

int io_file_number(const char *path, long *number)
{
	char text[64], *end;
	int code = perf_file_read(path, text, sizeof(text));

	if (code)
		return code;
	errno = 0;
	*number = strtol(text, &end, 0);
	return errno || end == text || (*end && *end != '\n') ? -EINVAL : 0;
}

/* The level stands in brackets: `none [integrity] confidentiality`. */
void io_lockdown(const char *sysfs, char *level, size_t size)
{
	char path[IO_PATH], text[128], *from, *to;

	level[0] = '\0';
	if (io_path(path, sizeof(path), sysfs, "kernel/security/lockdown") || perf_file_read(path, text, sizeof(text)))
		return;
	from = strchr(text, '[');
	to = from ? strchr(from, ']') : NULL;
	if (!to)
		return;
	*to = '\0';
	if (strcmp(from + 1, "none") != 0)
		(void)snprintf(level, size, "%s", from + 1);
}

int io_locked_down(const char *root)
{
	char sysfs[IO_PATH], level[32];

	if (io_path(sysfs, sizeof(sysfs), root, "sys"))
		return 0;
	io_lockdown(sysfs, level, sizeof(level));
	return level[0] != '\0';
}
