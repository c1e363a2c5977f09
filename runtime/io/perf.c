/*
 * perf.c: sessions through perf_event_open. A perf group is one group of events on one device and one CPU (or on the
 * counted task), and is read with one read().
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/perf_event.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "grow.h"
#include "perf_internal.h"
#include "ways.h"

/* One perf group: the descriptors of its events, the leader's first. */
struct group {
	size_t first_fd, count;
	size_t first_event, unit;
	uint8_t on_exec; /* the kernel starts it */
};

struct pmureg_perf {
	size_t event_count, group_count, fd_count;
	struct group *groups;
	int *fds;
	size_t *first_count;              /* of each event, in counts: one for each of its units */
	uint8_t *user_only;               /* of each event */
	struct pmureg_perf_count *counts;
	uint64_t *buffer;                 /* what one read() of the largest group gives */
	size_t buffer_words;
};

static int open_one(struct perf_event_attr *attr, pid_t pid, int cpu, int leader)
{
	long fd = syscall(SYS_perf_event_open, attr, pid, cpu, leader, PERF_FLAG_FD_CLOEXEC);

	return fd < 0 ? -errno : (int)fd;
}

/* ---- Why an event cannot be opened ---- */

static int refused(const struct pmureg_perf_event *event, const struct pmureg_perf_unit *unit, int everywhere, int cpu,
		   struct pmureg_error *error, int code)
{
	const char *device = unit->device[0] ? unit->device : "the kernel";
	char paranoid[16] = "not readable";

	switch (-code) {
	case EACCES:
	case EPERM:
		(void)perf_file_read("/proc/sys/kernel/perf_event_paranoid", paranoid, sizeof(paranoid));
		return pmureg_fail(error, code, 0,
				  "'%s' may not be counted %s: kernel.perf_event_paranoid is %s. Run as root, give the program "
				  "CAP_PERFMON, or `sysctl kernel.perf_event_paranoid=%d`", event->text,
				  everywhere ? "for the whole machine" : "by this user", paranoid, everywhere ? 0 : 1);
	case ENOENT:
	case EOPNOTSUPP:
		if (!everywhere && unit->device[0])
			return pmureg_fail(error, code, 0, "%s does not count '%s' for a command; try -a, or another event",
					  device, event->text);
		return pmureg_fail(error, code, 0,
				  "this machine does not count '%s'; a virtual machine often has no counters of its own",
				  event->text);
	case EINVAL:
		return pmureg_fail(error, code, 0,
				  "%s refuses '%s': a value that it does not know, filters that exclude each other, or a group "
				  "that does not fit its counters; `dmesg` may say more", device, event->text);
	case ENODEV:
	case ENXIO:
		return pmureg_fail(error, code, 0, "%s is not usable on CPU %d (is it offline?)", device, cpu);
	case EBUSY:
		return pmureg_fail(error, code, 0, "'%s': the counters are held by another user of %s", event->text, device);
	case ENOSPC:
		return pmureg_fail(error, code, 0, "'%s': the group has more events than %s has counters; use smaller groups",
				  event->text, device);
	case EMFILE:
	case ENFILE:
		return pmureg_fail(error, code, 0, "too many open files at '%s'; raise `ulimit -n` or count fewer events",
				  event->text);
	case ESRCH:
		return pmureg_fail(error, code, 0, "the process to count is gone");
	case ENOSYS:
		return pmureg_fail(error, code, 0, "this kernel has no perf_event_open; it needs CONFIG_PERF_EVENTS");
	default:
		return pmureg_fail(error, code, 0, "'%s' cannot be opened: %s", event->text, strerror(-code));
	}
}

/* ---- Opening ---- */

struct opening {
	const char *sysfs;
	struct pmureg_perf *perf;
	const struct pmureg_perf_event *events;
	pid_t pid;
	unsigned flags;
	struct pmureg_perf_cpus online;
	size_t fd_room, group_room;
	struct pmureg_error *error;
};

static int out_of_memory(struct pmureg_error *error)
{
	return pmureg_fail(error, -ENOMEM, 0, "out of memory");
}

static int open_event(struct opening *opening, size_t index, size_t unit_index, pid_t pid, int cpu, int leader,
		      int on_exec)
{
	const struct pmureg_perf_event *event = &opening->events[index];
	const struct pmureg_perf_unit *unit = &event->units[unit_index];
	struct perf_event_attr attr;
	int fd;

	memset(&attr, 0, sizeof(attr));
	attr.size = sizeof(attr);
	attr.type = unit->type;
	attr.config = unit->config[0];
	attr.config1 = unit->config[1];
	attr.config2 = unit->config[2];
	attr.read_format = PERF_FORMAT_GROUP | PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING;
	attr.disabled = leader < 0;
	attr.inherit = pid >= 0;
	attr.enable_on_exec = leader < 0 && on_exec;
	attr.exclude_user = event->exclude_user != 0;
	attr.exclude_kernel = event->exclude_kernel != 0;
	attr.exclude_hv = event->exclude_hv != 0;
	fd = open_one(&attr, pid, cpu, leader);
	/* Without privilege perf counts user space only, and says so; so do we. */
	if ((fd == -EACCES || fd == -EPERM) && pid >= 0 && !attr.exclude_kernel && !attr.exclude_user) {
		int first = fd;

		attr.exclude_kernel = attr.exclude_hv = 1;
		fd = open_one(&attr, pid, cpu, leader);
		if (fd >= 0)
			opening->perf->user_only[index] = 1;
		else
			fd = first;
	}
	return fd < 0 ? refused(event, unit, pid < 0, cpu, opening->error, fd) : fd;
}

/* Opens events first..first+count-1 on one of their units, one place. */
static int open_group(struct opening *opening, size_t first, size_t count, size_t unit, pid_t pid, int cpu)
{
	struct pmureg_perf *perf = opening->perf;
	struct group *group, *grown;
	int leader = -1;

	grown = pmureg_grow(perf->groups, perf->group_count, &opening->group_room, sizeof(*grown));
	if (!grown)
		return out_of_memory(opening->error);
	perf->groups = grown;
	while (perf->fd_count + count > opening->fd_room) {
		size_t more = opening->fd_room ? opening->fd_room * 2 : 32;
		int *fds = realloc(perf->fds, more * sizeof(*fds));

		if (!fds)
			return out_of_memory(opening->error);
		perf->fds = fds;
		opening->fd_room = more;
	}
	group = &perf->groups[perf->group_count++];
	*group = (struct group){.first_fd = perf->fd_count, .first_event = first, .unit = unit};
	group->on_exec = pid >= 0 && (opening->flags & PMUREG_PERF_ON_EXEC);
	for (size_t i = 0; i < count; i++) {
		int fd = open_event(opening, first + i, unit, pid, cpu, leader, group->on_exec);

		if (fd < 0)
			return fd;
		perf->fds[perf->fd_count++] = fd;
		group->count++;
		if (leader < 0)
			leader = fd;
	}
	return 0;
}

/* A group counts where its units count: on the CPUs of a system-wide device, else on the task or on every CPU. */
static int open_unit(struct opening *opening, size_t first, size_t count, size_t unit)
{
	const struct pmureg_perf_cpus *cpus = &opening->events[first].units[unit].cpus;
	int everywhere = (opening->flags & PMUREG_PERF_ALL_CPUS) != 0;
	int code = 0;

	for (size_t i = 0; i < count; i++) {
		const struct pmureg_perf_event *event = &opening->events[first + i];

		if (event->unit_count != opening->events[first].unit_count)
			return pmureg_fail(opening->error, -EINVAL, 0,
					  "'%s' and '%s' are not on the same devices, so they cannot be one group",
					  opening->events[first].text, event->text);
		if (event->units[unit].system_wide) {
			everywhere = 1;
			cpus = &event->units[unit].cpus;
		}
	}
	if (!everywhere)
		return open_group(opening, first, count, unit, opening->pid, -1);
	if (!cpus->count) {
		if (!opening->online.count) {
			code = perf_cpus_online(opening->sysfs, &opening->online);
			if (code)
				return pmureg_fail(opening->error, code, 0, "the list of online CPUs cannot be read: %s",
						  strerror(-code));
		}
		cpus = &opening->online;
	}
	for (size_t i = 0; i < cpus->count && !code; i++)
		code = open_group(opening, first, count, unit, -1, cpus->cpus[i]);
	return code;
}

static int open_all(struct opening *opening, size_t count)
{
	struct pmureg_perf *perf = opening->perf;
	size_t counts = 0, largest = 0;

	perf->event_count = count;
	perf->first_count = calloc(count + 1, sizeof(*perf->first_count));
	perf->user_only = calloc(count + 1, sizeof(*perf->user_only));
	if (!perf->first_count || !perf->user_only)
		return out_of_memory(opening->error);
	for (size_t i = 0; i < count; i++) {
		perf->first_count[i] = counts;
		counts += opening->events[i].unit_count;
	}
	perf->first_count[count] = counts;
	perf->counts = calloc(counts + 1, sizeof(*perf->counts));
	if (!perf->counts)
		return out_of_memory(opening->error);
	for (size_t first = 0, end; first < count; first = end) {
		for (end = first + 1; end < count && opening->events[end].group == opening->events[first].group;)
			end++;
		if (end - first > largest)
			largest = end - first;
		for (size_t unit = 0; unit < opening->events[first].unit_count; unit++) {
			int code = open_unit(opening, first, end - first, unit);

			if (code)
				return code;
		}
	}
	perf->buffer_words = 3 + largest;
	perf->buffer = calloc(perf->buffer_words, sizeof(*perf->buffer));
	return perf->buffer ? 0 : out_of_memory(opening->error);
}

int pmureg_perf_open(const char *sysfs, const struct pmureg_perf_event *events, size_t count, pid_t pid, unsigned flags,
		     struct pmureg_perf **perf, struct pmureg_error *error)
{
	struct opening opening = {.sysfs = sysfs, .events = events, .pid = pid, .flags = flags, .error = error};
	int code;

	*perf = NULL;
	opening.perf = calloc(1, sizeof(*opening.perf));
	if (!opening.perf)
		return out_of_memory(error);
	code = open_all(&opening, count);
	free(opening.online.cpus);
	if (code) {
		pmureg_perf_close(opening.perf);
		return code;
	}
	*perf = opening.perf;
	return 0;
}

void pmureg_perf_close(struct pmureg_perf *perf)
{
	if (!perf)
		return;
	/* Siblings first: a leader that goes before them would let them run on alone. */
	for (size_t i = perf->fd_count; i-- > 0;)
		close(perf->fds[i]);
	free(perf->groups);
	free(perf->fds);
	free(perf->first_count);
	free(perf->user_only);
	free(perf->counts);
	free(perf->buffer);
	free(perf);
}

/* ---- Counting ---- */

static int control(struct pmureg_perf *perf, unsigned long request, const char *what, struct pmureg_error *error)
{
	for (size_t i = 0; i < perf->group_count; i++) {
		if (request == PERF_EVENT_IOC_ENABLE && perf->groups[i].on_exec)
			continue;
		if (ioctl(perf->fds[perf->groups[i].first_fd], request, PERF_IOC_FLAG_GROUP) < 0) {
			int code = -errno;

			return pmureg_fail(error, code, 0, "the counters cannot be %s: %s", what, strerror(-code));
		}
	}
	return 0;
}

int pmureg_perf_enable(struct pmureg_perf *perf, struct pmureg_error *error)
{
	return control(perf, PERF_EVENT_IOC_ENABLE, "started", error);
}

int pmureg_perf_disable(struct pmureg_perf *perf, struct pmureg_error *error)
{
	return control(perf, PERF_EVENT_IOC_DISABLE, "stopped", error);
}

int pmureg_perf_read(struct pmureg_perf *perf, struct pmureg_error *error)
{
	memset(perf->counts, 0, perf->first_count[perf->event_count] * sizeof(*perf->counts));
	for (size_t i = 0; i < perf->group_count; i++) {
		const struct group *group = &perf->groups[i];
		size_t expected = (3 + group->count) * sizeof(*perf->buffer);
		ssize_t got;

		do
			got = read(perf->fds[group->first_fd], perf->buffer, perf->buffer_words * sizeof(*perf->buffer));
		while (got < 0 && errno == EINTR);
		if (got < 0)
			return pmureg_fail(error, -errno, 0, "the counters cannot be read: %s", strerror(errno));
		if ((size_t)got != expected || perf->buffer[0] != group->count)
			return pmureg_fail(error, -EIO, 0, "a read of %zu counters gave %zd bytes, not %zu", group->count, got,
					  expected);
		for (size_t j = 0; j < group->count; j++) {
			struct pmureg_perf_count *count =
				&perf->counts[perf->first_count[group->first_event + j] + group->unit];

			count->value += perf->buffer[3 + j];
			count->enabled += perf->buffer[1];
			count->running += perf->buffer[2];
		}
	}
	return 0;
}

struct pmureg_perf_count pmureg_perf_unit_count(const struct pmureg_perf *perf, size_t event, size_t unit)
{
	return perf->counts[perf->first_count[event] + unit];
}

struct pmureg_perf_count pmureg_perf_count(const struct pmureg_perf *perf, size_t event)
{
	struct pmureg_perf_count sum = {0, 0, 0};

	for (size_t i = perf->first_count[event]; i < perf->first_count[event + 1]; i++) {
		sum.value += perf->counts[i].value;
		sum.enabled += perf->counts[i].enabled;
		sum.running += perf->counts[i].running;
	}
	return sum;
}

int pmureg_perf_user_only(const struct pmureg_perf *perf, size_t event)
{
	return perf->user_only[event];
}

uint64_t pmureg_perf_scaled(struct pmureg_perf_count count)
{
	if (count.running == 0)
		return 0;
	if (count.running >= count.enabled)
		return count.value;
	return (uint64_t)((double)count.value * (double)count.enabled / (double)count.running);
}

/* ---- Asking ---- */

#define CAP_SYS_ADMIN 21 /* bits of CapEff in /proc/PID/status, as of linux/capability.h */
#define CAP_PERFMON 38

static int may_count_all(const char *root)
{
	char path[IO_PATH], line[128];
	unsigned long long mine = 0;
	FILE *in = io_path(path, sizeof(path), root, "proc/self/status") ? NULL : fopen(path, "re");

	if (!in)
		return 0;
	while (fgets(line, sizeof(line), in))
		(void)sscanf(line, "CapEff: %llx", &mine);
	(void)fclose(in);
	return (mine >> CAP_PERFMON & 1) || (mine >> CAP_SYS_ADMIN & 1);
}

static int perf_ask(struct pmureg_machine *machine, const struct pmureg_system *system, struct pmureg_error *answer)
{
	long level;

	(void)system;
	if (io_number(&level, machine->root, "proc/sys/kernel/perf_event_paranoid"))
		return pmureg_fail(answer, -ENOSYS, 0, "%s/proc/sys/kernel/perf_event_paranoid cannot be read: this kernel has no perf events; "
				   "take one with CONFIG_PERF_EVENTS", machine->root);
	if (level > 0 && !may_count_all(machine->root))
		return pmureg_fail(answer, -EPERM, 0, "perf_event_paranoid is %ld, and these units count for the whole machine; run as root "
				   "(CAP_PERFMON), or: sysctl kernel.perf_event_paranoid=0", level);
	return pmureg_fail(answer, 0, 0, "perf_event_paranoid is %ld, and the whole machine may be counted", level);
}

const struct io_way io_way_perf = {"perf", PMUREG_PERF, "words of a perf event", NULL, perf_ask};
