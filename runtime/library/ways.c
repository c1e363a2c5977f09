/*
 * ways.c: whether the registers of a system can be reached here, and what to do where they cannot.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../io/files.h"
#include "../io/pci_find.h"
#include "../io/perf_internal.h"
#include "machine.h"

#define PATH_SIZE 512
#define CAP_SYS_ADMIN 21 /* bits of CapEff in /proc/PID/status, as of linux/capability.h */
#define CAP_PERFMON 38

#define SENTENCE 768

struct way {
	int open;
	char text[SENTENCE];
};

struct probe {
	const char *root, *sysfs;
	char lockdown[32]; /* the level, empty: none */
};

static int is_locked(const struct probe *probe, struct way *way, const char *what)
{
	if (!probe->lockdown[0])
		return 0;
	(void)snprintf(way->text, sizeof(way->text),
		       "kernel lockdown (%s) refuses writes to %s; switch Secure Boot off, or boot with lockdown=none",
		       probe->lockdown, what);
	return 1;
}

/* Opens as a session would. `missing` is the mend when the file is not there. */
static int can_open(const char *path, struct way *way, const char *missing, const char *refused)
{
	int fd = open(path, O_RDWR | O_CLOEXEC);

	if (fd >= 0) {
		(void)close(fd);
		return 1;
	}
	if (errno == ENOENT)
		(void)snprintf(way->text, sizeof(way->text), "%s is missing; %s", path, missing);
	else if (errno == EACCES || errno == EPERM)
		(void)snprintf(way->text, sizeof(way->text), "%s cannot be opened: %s; %s", path, strerror(errno), refused);
	else
		(void)snprintf(way->text, sizeof(way->text), "%s cannot be opened: %s", path, strerror(errno));
	return 0;
}

/* ---- MSRs ---- */

static void probe_msr(const struct probe *probe, const struct pmureg_system *system, struct way *way)
{
	int first = 0, missing = 0;
	struct pmureg_perf_cpus cpus;
	char path[PATH_SIZE];

	(void)system;
	if (perf_cpus_online(probe->sysfs, &cpus))
		cpus = (struct pmureg_perf_cpus){.cpus = &first, .count = 1};
	for (size_t i = 0; i < cpus.count && !missing; i++) {
		(void)snprintf(path, sizeof(path), "%s/dev/cpu/%d/msr", probe->root, cpus.cpus[i]);
		missing = !can_open(path, way, "load the kernel's module: modprobe msr",
				    "run as root (CAP_SYS_RAWIO), or let msr-safe allow what `pmureg allowlist` prints");
	}
	way->open = !missing && !is_locked(probe, way, "MSRs");
	if (way->open)
		(void)snprintf(way->text, sizeof(way->text), "the MSRs of %zu CPUs can be opened", cpus.count);
	if (cpus.cpus != &first)
		free(cpus.cpus);
}

/* ---- PCI ---- */

struct pci_sum {
	unsigned here, missing;
	const char *any; /* one that is here */
	char list[160];  /* of those that are missing */
	size_t used;
};

static void list_missing(struct pci_sum *sum, unsigned place, unsigned id)
{
	size_t room = sizeof(sum->list) - sum->used;
	int length = snprintf(sum->list + sum->used, room, "%s%02x.%x (id %04x)", sum->used ? ", " : "", place >> 3 & 31, place & 7, id);

	if (length > 0 && (size_t)length < room)
		sum->used += (size_t)length;
	else
		sum->list[sum->used] = '\0';
}

static void count_pci(const struct pci_device devices[PCI_PLACES], struct pci_sum *sum)
{
	for (unsigned place = 0; place < PCI_PLACES; place++) {
		if (!devices[place].id)
			continue;
		if (devices[place].name[0]) {
			sum->here++;
			sum->any = devices[place].name;
			continue;
		}
		sum->missing++;
		list_missing(sum, place, devices[place].id);
	}
}

static void probe_pci(const struct probe *probe, const struct pmureg_system *system, struct way *way)
{
	const struct pmureg_pci_options options = {.system = system, .read_only = 1};
	struct pci_device devices[PCI_PLACES];
	struct pci_sum sum = {.here = 0};
	struct pmureg_error error;
	char path[PATH_SIZE];

	(void)pci_find(probe->sysfs, &options, devices, &error); /* no folder, no devices */
	count_pci(devices, &sum);
	if (!sum.here) {
		(void)snprintf(way->text, sizeof(way->text),
			       "none of the %u described PCI functions is here: this is another machine, or its firmware hides "
			       "them; look for them with lspci -nn", sum.missing);
		return;
	}
	if (sum.missing) {
		(void)snprintf(way->text, sizeof(way->text),
			       "%u of %u described PCI functions are not here: %s; the part may lack them, or its firmware hides "
			       "them: enable them in its setup", sum.missing, sum.here + sum.missing, sum.list);
		return;
	}
	(void)snprintf(path, sizeof(path), "%s/bus/pci/devices/%s/config", probe->sysfs, sum.any);
	if (!can_open(path, way, "mount sysfs", "run as root") || is_locked(probe, way, "PCI configuration space"))
		return;
	way->open = 1;
	(void)snprintf(way->text, sizeof(way->text), "all %u described PCI functions are here", sum.here);
}

/* ---- Memory, system registers ---- */

static void probe_mmio(const struct probe *probe, const struct pmureg_system *system, struct way *way)
{
	char path[PATH_SIZE];

	(void)system;
	(void)snprintf(path, sizeof(path), "%s/dev/mem", probe->root);
	if (!can_open(path, way, "its kernel was made without CONFIG_DEVMEM: map the registers through UIO",
		      "run as root (CAP_SYS_RAWIO)") ||
	    is_locked(probe, way, "memory"))
		return;
	way->open = 1;
	(void)snprintf(way->text, sizeof(way->text), "%s can be opened; where the units are, firmware knows", path);
}

static void probe_sysreg(const struct probe *probe, const struct pmureg_system *system, struct way *way)
{
	(void)probe;
	(void)system;
#ifdef __aarch64__
	way->open = 1;
	(void)snprintf(way->text, sizeof(way->text),
		       "this machine has system registers; whether its kernel lets programs use them only an access shows");
#else
	(void)snprintf(way->text, sizeof(way->text),
		       "this program's architecture has no AArch64 system registers; run it on such a machine");
#endif
}

/* ---- perf ---- */

static int may_count_all(const struct probe *probe)
{
	char path[PATH_SIZE], line[128];
	uint64_t mine = 0;
	FILE *in;

	(void)snprintf(path, sizeof(path), "%s/proc/self/status", probe->root);
	in = fopen(path, "re");
	if (!in)
		return 0;
	while (fgets(line, sizeof(line), in))
		if (strncmp(line, "CapEff:", 7) == 0)
			mine = strtoull(line + 7, NULL, 16);
	(void)fclose(in);
	return (mine >> CAP_PERFMON & 1) || (mine >> CAP_SYS_ADMIN & 1);
}

static void probe_perf(const struct probe *probe, const struct pmureg_system *system, struct way *way)
{
	char path[PATH_SIZE], text[32];
	long level;

	(void)system;
	(void)snprintf(path, sizeof(path), "%s/proc/sys/kernel/perf_event_paranoid", probe->root);
	if (perf_file_read(path, text, sizeof(text))) {
		(void)snprintf(way->text, sizeof(way->text), "%s cannot be read: this kernel has no perf events; take one with "
							     "CONFIG_PERF_EVENTS", path);
		return;
	}
	level = strtol(text, NULL, 10);
	way->open = level <= 0 || may_count_all(probe);
	if (way->open)
		(void)snprintf(way->text, sizeof(way->text), "perf_event_paranoid is %ld, and the whole machine may be counted",
			       level);
	else
		(void)snprintf(way->text, sizeof(way->text),
			       "perf_event_paranoid is %ld, and these units count for the whole machine; run as root "
			       "(CAP_PERFMON), or: sysctl kernel.perf_event_paranoid=0", level);
}

/* ---- All of them ---- */

static int needs(const struct pmureg_system *system, int space)
{
	for (uint16_t i = 0; i < system->block_count; i++) {
		if (system->blocks[i].space == space && space != PMUREG_PERF)
			return 1;
		if (space == PMUREG_PERF && system->blocks[i].perf_device)
			return 1;
	}
	return 0;
}

int pmureg_ways(struct pmureg_machine *machine, const struct pmureg_system *system, pmureg_way_found *found, void *context)
{
	static const struct {
		int space;
		const char *name;
		void (*probe)(const struct probe *probe, const struct pmureg_system *system, struct way *way);
	} kinds[] = {
		{PMUREG_PERF, "perf", probe_perf}, {PMUREG_MSR, "msr", probe_msr}, {PMUREG_PCI, "pci", probe_pci},
		{PMUREG_MMIO, "mmio", probe_mmio}, {PMUREG_SYSREG, "sysreg", probe_sysreg},
	};
	struct probe probe = {.root = machine->root, .sysfs = machine->sysfs};
	int code = 0;

	io_lockdown(machine->sysfs, probe.lockdown, sizeof(probe.lockdown));
	for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]) && !code; i++) {
		struct way way = {0};

		if (!needs(system, kinds[i].space))
			continue;
		kinds[i].probe(&probe, system, &way);
		code = found(context, &(struct pmureg_way){sizeof(struct pmureg_way), kinds[i].name, way.open, way.text});
	}
	return code;
}
