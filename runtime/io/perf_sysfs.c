/*
 * perf_sysfs.c: what sysfs says about the PMUs of this machine. Reads what is asked for and nothing else.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "grow.h"
#include "perf_internal.h"

#define DEVICES "bus/event_source/devices"
#define MOST_CPUS 65536

int perf_device_path(const char *sysfs, const char *device, const char *file, char *path, size_t size)
{
	int used;

	/* A device is one name: nothing may lead out of the folder. */
	if (device[0] == '\0' || device[0] == '.' || strchr(device, '/'))
		return -ENOENT;
	used = snprintf(path, size, "%s/%s/%s/%s", sysfs, DEVICES, device, file);
	return used < 0 || (size_t)used >= size ? -ENAMETOOLONG : 0;
}

int perf_file_read(const char *path, char *text, size_t size)
{
	size_t length = 0;
	int fd = open(path, O_RDONLY | O_CLOEXEC);

	if (fd < 0)
		return -errno;
	while (length < size - 1) {
		ssize_t got = read(fd, text + length, size - 1 - length);

		if (got < 0 && errno == EINTR)
			continue;
		if (got < 0) {
			int code = -errno;

			close(fd);
			return code;
		}
		if (got == 0)
			break;
		length += (size_t)got;
	}
	close(fd);
	text[length] = '\0';
	text[strcspn(text, "\n")] = '\0';
	return 0;
}

int pmureg_perf_attribute(const char *sysfs, const char *device, const char *file, char *text, size_t size)
{
	char path[PERF_PATH];
	int code = perf_device_path(sysfs, device, file, path, sizeof(path));

	return code ? code : perf_file_read(path, text, size);
}

/* ---- Lists of names ---- */

void perf_names_free(struct perf_names *names)
{
	for (size_t i = 0; i < names->count; i++)
		free(names->names[i]);
	free(names->names);
	names->names = NULL;
	names->count = 0;
}

/* Numbers within names compare as numbers, so that unit 2 comes before unit 10. */
static int compare_names(const void *a, const void *b)
{
	return strverscmp(*(char *const *)a, *(char *const *)b);
}

static int names_add(struct perf_names *names, size_t *room, const char *name)
{
	char **grown = pmureg_grow(names->names, names->count, room, sizeof(*grown));

	if (!grown)
		return -ENOMEM;
	names->names = grown;
	names->names[names->count] = strdup(name);
	if (!names->names[names->count])
		return -ENOMEM;
	names->count++;
	return 0;
}

static int is_extra(const char *name)
{
	static const char *const extras[] = {".scale", ".unit", ".per-pkg", ".snapshot"};
	size_t length = strlen(name);

	for (size_t i = 0; i < sizeof(extras) / sizeof(extras[0]); i++) {
		size_t extra = strlen(extras[i]);

		if (length > extra && strcmp(name + length - extra, extras[i]) == 0)
			return 1;
	}
	return 0;
}

int perf_names_read(const char *path, struct perf_names *names)
{
	struct dirent *entry;
	size_t room = 0;
	int code = 0;
	DIR *dir = opendir(path);

	names->names = NULL;
	names->count = 0;
	if (!dir)
		return -errno;
	while (!code && (entry = readdir(dir)))
		if (entry->d_name[0] != '.' && !is_extra(entry->d_name))
			code = names_add(names, &room, entry->d_name);
	closedir(dir);
	if (code) {
		perf_names_free(names);
		return code;
	}
	if (names->count)
		qsort(names->names, names->count, sizeof(*names->names), compare_names);
	return 0;
}

static int visit(const char *path, pmureg_perf_found *found, void *context)
{
	struct perf_names names;
	int code = perf_names_read(path, &names);

	if (code)
		return code;
	for (size_t i = 0; i < names.count && !code; i++)
		code = found(context, names.names[i]);
	perf_names_free(&names);
	return code;
}

int pmureg_perf_devices(const char *sysfs, pmureg_perf_found *found, void *context)
{
	char path[PERF_PATH];
	int used = snprintf(path, sizeof(path), "%s/%s", sysfs, DEVICES);

	return used < 0 || (size_t)used >= sizeof(path) ? -ENAMETOOLONG : visit(path, found, context);
}

int pmureg_perf_events(const char *sysfs, const char *device, pmureg_perf_found *found, void *context)
{
	char path[PERF_PATH];
	int code = perf_device_path(sysfs, device, "events", path, sizeof(path));

	return code ? code : visit(path, found, context);
}

int pmureg_perf_formats(const char *sysfs, const char *device, pmureg_perf_found *found, void *context)
{
	char path[PERF_PATH];
	int code = perf_device_path(sysfs, device, "format", path, sizeof(path));

	return code ? code : visit(path, found, context);
}

/* Whether only numbers stand behind `name` in `device`: fabric -> fabric_3, unit -> unit0. */
static int is_numbered(const char *device, const char *name)
{
	size_t length = strlen(name);
	int digits = 0;

	if (strncmp(device, name, length) != 0)
		return 0;
	for (device += length; *device; device++) {
		if (*device >= '0' && *device <= '9')
			digits = 1;
		else if (*device != '_')
			return 0;
	}
	return digits;
}

int perf_devices_find(const char *sysfs, const char *name, struct perf_names *names)
{
	char path[PERF_PATH];
	size_t room = 0, kept = 0;
	int code;

	names->names = NULL;
	names->count = 0;
	code = perf_device_path(sysfs, name, "type", path, sizeof(path));
	if (code)
		return code;
	if (access(path, F_OK) == 0) {
		code = names_add(names, &room, name);
		if (code)
			perf_names_free(names);
		return code;
	}
	code = snprintf(path, sizeof(path), "%s/%s", sysfs, DEVICES);
	if (code < 0 || (size_t)code >= sizeof(path))
		return -ENAMETOOLONG;
	code = perf_names_read(path, names);
	if (code)
		return code;
	for (size_t i = 0; i < names->count; i++) {
		char *device = names->names[i];

		if (strpbrk(name, "*?[") ? fnmatch(name, device, 0) == 0 : is_numbered(device, name))
			names->names[kept++] = device;
		else
			free(device);
	}
	names->count = kept;
	if (kept)
		return 0;
	perf_names_free(names);
	return -ENOENT;
}

/* ---- CPUs ---- */

int perf_cpus_parse(const char *text, struct pmureg_perf_cpus *cpus)
{
	size_t room = 0;

	cpus->cpus = NULL;
	cpus->count = 0;
	while (*text >= '0' && *text <= '9') {
		char *end;
		unsigned long low = strtoul(text, &end, 10), high = low;

		if (*end == '-')
			high = strtoul(end + 1, &end, 10);
		if (high < low || high >= MOST_CPUS)
			break;
		for (unsigned long cpu = low; cpu <= high; cpu++) {
			int *grown = pmureg_grow(cpus->cpus, cpus->count, &room, sizeof(*grown));

			if (!grown) {
				free(cpus->cpus);
				cpus->cpus = NULL;
				return -ENOMEM;
			}
			cpus->cpus = grown;
			cpus->cpus[cpus->count++] = (int)cpu;
		}
		if (*end == '\0' || *end == '\n')
			return 0;
		if (*end != ',')
			break;
		text = end + 1;
	}
	free(cpus->cpus);
	cpus->cpus = NULL;
	cpus->count = 0;
	return -EINVAL;
}

int perf_cpus_online(const char *sysfs, struct pmureg_perf_cpus *cpus)
{
	char path[PERF_PATH], text[1024];
	int used = snprintf(path, sizeof(path), "%s/devices/system/cpu/online", sysfs);
	int code;

	if (used < 0 || (size_t)used >= sizeof(path))
		return -ENAMETOOLONG;
	code = perf_file_read(path, text, sizeof(text));
	return code ? code : perf_cpus_parse(text, cpus);
}
