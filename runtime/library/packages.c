/*
 * packages.c: the sockets of the machine. CPUs that are offline have no topology and cannot be asked for anything.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../io/perf_internal.h"
#include "packages.h"

#define PATH 512

int pmureg_package_of(const char *root, int cpu)
{
	char path[PATH], text[32];
	int used = snprintf(path, sizeof(path), "%s/sys/devices/system/cpu/cpu%d/topology/physical_package_id", root, cpu);
	long id;
	char *end;

	if (used < 0 || (size_t)used >= sizeof(path) || perf_file_read(path, text, sizeof(text)))
		return 0;
	errno = 0;
	id = strtol(text, &end, 10);
	return errno || end == text || id < 0 || id > INT16_MAX ? 0 : (int)id;
}

static int is_known(const struct pmureg_package *packages, size_t count, int id)
{
	for (size_t i = 0; i < count; i++)
		if (packages[i].id == id)
			return 1;
	return 0;
}

static int by_id(const void *a, const void *b)
{
	return ((const struct pmureg_package *)a)->id - ((const struct pmureg_package *)b)->id;
}

int pmureg_packages_find(const char *root, struct pmureg_package **packages, size_t *count, struct pmureg_error *error)
{
	struct pmureg_perf_cpus cpus;
	char sysfs[PATH];
	int used = snprintf(sysfs, sizeof(sysfs), "%s/sys", root);
	int code = used < 0 || (size_t)used >= sizeof(sysfs) ? -ENAMETOOLONG : perf_cpus_online(sysfs, &cpus);

	*packages = NULL;
	*count = 0;
	if (code || !cpus.count)
		return pmureg_fail(error, code ? code : -ENOENT, 0, "the CPUs of this machine are not listed in %s/devices/system/cpu/online: is "
				   "sysfs mounted there?", sysfs);
	*packages = calloc(cpus.count, sizeof(**packages));
	for (size_t i = 0; i < cpus.count && *packages; i++) {
		int id = pmureg_package_of(root, cpus.cpus[i]);

		if (!is_known(*packages, *count, id))
			(*packages)[(*count)++] = (struct pmureg_package){id, cpus.cpus[i]};
	}
	free(cpus.cpus);
	if (!*packages)
		return pmureg_fail(error, -ENOMEM, 0, "out of memory");
	qsort(*packages, *count, sizeof(**packages), by_id);
	return 0;
}
