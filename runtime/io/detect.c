/*
 * detect.c: which described system this machine is: CPUID, MIDR or the names of its devices in sysfs.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#if defined(__x86_64__) || defined(__i386__)
#include <cpuid.h>
#endif

#include "detect.h"

#define PATH_SIZE 512

static void read_cpuid(struct pmureg_processor *machine)
{
#if defined(__x86_64__) || defined(__i386__)
	unsigned eax, ebx, ecx, edx;

	if (!__get_cpuid(0, &eax, &ebx, &ecx, &edx))
		return;
	memcpy(machine->cpu_vendor, &ebx, 4);
	memcpy(machine->cpu_vendor + 4, &edx, 4);
	memcpy(machine->cpu_vendor + 8, &ecx, 4);
	if (!__get_cpuid(1, &eax, &ebx, &ecx, &edx))
		return;
	/* The extended family counts for base family 15 only, the extended model for base families 6 and 15. */
	machine->family = (eax >> 8) & 0xf;
	machine->model = (eax >> 4) & 0xf;
	if (machine->family == 6 || machine->family == 15)
		machine->model |= (eax >> 12) & 0xf0;
	if (machine->family == 15)
		machine->family += (eax >> 20) & 0xff;
#else
	(void)machine;
#endif
}

/* Every CPU of a described system has the same MIDR part, so CPU 0 speaks for all. */
static void read_midr(const char *sysfs, struct pmureg_processor *machine)
{
	char path[PATH_SIZE];
	char text[32];
	ssize_t length;
	int fd, used;

	used = snprintf(path, sizeof(path), "%s/devices/system/cpu/cpu0/regs/identification/midr_el1", sysfs);
	if (used < 0 || (size_t)used >= sizeof(path))
		return;
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return;
	length = read(fd, text, sizeof(text) - 1);
	close(fd);
	if (length <= 0)
		return;
	text[length] = '\0';
	machine->midr = (uint32_t)strtoull(text, NULL, 16);
}

void pmureg_processor_read(const char *sysfs, struct pmureg_processor *machine)
{
	memset(machine, 0, sizeof(*machine));
	/* A tree that stands for another machine says nothing through this machine's CPUID. */
	if (strcmp(sysfs, "/sys") == 0)
		read_cpuid(machine);
	read_midr(sysfs, machine);
}

int pmureg_device_matches(const char *pattern, const char *name)
{
	while (*pattern) {
		if (*pattern == '<') {
			const char *end = strchr(pattern, '>');
			const char *digits = name;

			while (*name >= '0' && *name <= '9')
				name++;
			if (!end || name == digits)
				return 0;
			pattern = end + 1;
		} else if (*pattern++ != *name++) {
			return 0;
		}
	}
	return *name == '\0';
}

static int has_device(const char *sysfs, const char *pattern)
{
	char path[PATH_SIZE];
	struct dirent *entry;
	DIR *dir;
	int used, found = 0;

	used = snprintf(path, sizeof(path), "%s/bus/event_source/devices", sysfs);
	if (used < 0 || (size_t)used >= sizeof(path))
		return 0;
	dir = opendir(path);
	if (!dir)
		return 0;
	while (!found && (entry = readdir(dir)))
		found = pmureg_device_matches(pattern, entry->d_name);
	closedir(dir);
	return found;
}

static int meets(const struct pmureg_processor *machine, const char *sysfs, const struct pmureg_detect *detect)
{
	if (detect->cpu_vendor && strcmp(detect->cpu_vendor, machine->cpu_vendor) == 0 &&
	    detect->family == machine->family) {
		for (uint16_t i = 0; i < detect->model_count; i++)
			if (detect->models[i] == machine->model)
				return 1;
	}
	if (detect->midr_mask && machine->midr &&
	    (machine->midr & detect->midr_mask) == (detect->midr & detect->midr_mask))
		return 1;
	for (uint16_t i = 0; i < detect->sysfs_count; i++)
		if (has_device(sysfs, detect->sysfs[i]))
			return 1;
	return 0;
}

const struct pmureg_detect *pmureg_processor_is(const struct pmureg_processor *machine, const char *sysfs,
					      const struct pmureg_system *system)
{
	for (uint16_t i = 0; i < system->detect_count; i++)
		if (meets(machine, sysfs, &system->detects[i]))
			return &system->detects[i];
	return NULL;
}

const struct pmureg_system *pmureg_processor_system(const struct pmureg_processor *machine, const char *sysfs,
						  const struct pmureg_system *system)
{
	const struct pmureg_detect *detect = pmureg_processor_is(machine, sysfs, system);

	if (!detect)
		return NULL;
	return detect->variant < system->variant_count ? &system->variants[detect->variant] : system;
}
