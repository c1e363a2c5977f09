/*
 * perf.c: counts through perf_event_open. A perf group contains the events of one group on one device and one CPU (or
 * on the counted task) and is read with one read(). Adjacent software events without a group are joined into one, too.
 */
#include "hosted.h"

#include <limits.h>
#include <linux/perf_event.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>

#include "perf.h"
#include "ways.h"

#define PARANOID "proc/sys/kernel/perf_event_paranoid"

/* From this many groups on another CPU, the thread moves there to read: each remote read interrupts that CPU. */
#define WORTH_GOING 3
#define MOST_CPUS 8192

/* Most events that are joined only to save reads. The kernel refuses groups of about 2,000. */
#define MOST_JOINED 256

/* An event that is opened on one CPU or task. Members of a perf group are adjacent, the leader first. */
struct opened {
	int fd, cpu;
	int goes_there;     /* first of several groups on a CPU to which the reading thread moves */
	int starts_itself;  /* enable_on_exec: the kernel starts it */
	size_t group_count; /* group leader: number of events in its group; else 0 */
	size_t event, unit, place;       /* place: order of opening */
	struct pmureg_perf_count *count; /* receives the count */
};

struct pmureg_perf {
	size_t opened_count, opened_room;
	struct io_banks banks; /* topology elements with a count each; none: a task is counted */
	struct opened *opened;
	size_t *first_counts; /* index of each event's first count, with an end: a count for each unit and bank */
	uint8_t *user_only;   /* of each event: user space only */
	struct pmureg_perf_count *counts;
	uint64_t *buffer; /* result of one read(), large enough for all events in one group */
	size_t buffer_size;
	int has_gone; /* the reading thread was moved; `before` is its affinity */
	cpu_set_t there[MOST_CPUS / CPU_SETSIZE], before[MOST_CPUS / CPU_SETSIZE];
};

struct opening {
	struct pmureg_machine *machine;
	struct pmureg_perf *perf;
	const struct pmureg_perf_event *events;
	const struct pmureg_perf_where *where;
	struct io_cpus online;
	struct io_names tasks; /* tasks to count, by id; none: where->pid */
	struct io_banks all[PMUREG_SCOPES], chosen[PMUREG_SCOPES]; /* of each scope; empty: not read yet */
	struct pmureg_error *error;
};

/* ---- Errors of opening ---- */

/* Arguments: event, device, CPU, strerror(). */
static const struct io_bar bars[] = {
	{-ENOENT, -EOPNOTSUPP, "this machine does not count '%s'; virtual machines often have no counters"},
	{-EINVAL, 0, "'%s': %s refuses an unknown value, filters that exclude each other, or a group that does "
		     "not fit its counters; `dmesg` may say more"},
	{-ENODEV, -ENXIO, "'%s': %s is not usable on CPU %d (is it offline?)"},
	{-EBUSY, 0, "'%s': the counters are held by another user of %s"},
	{-ENOSPC, 0, "'%s': the group has more events than %s has counters; use smaller groups"},
	{-EMFILE, -ENFILE, "too many open files at '%s'; raise `ulimit -n` or count fewer events"},
	{-ESRCH, 0, "'%s': the process to count is gone, or there was none"},
	{-ENOSYS, 0, "'%s': this kernel has no perf_event_open; it needs CONFIG_PERF_EVENTS"},
	{0, 0, "'%s' cannot be opened on %s, CPU %d: %s"},
};

/* Reports that this event is the reason, rather than the machine, the user or the task. Returns its index. */
static size_t perf_blame(const struct opening *opening, size_t index)
{
	if (opening->where->blamed)
		*opening->where->blamed = index;
	return index;
}

static int perf_refuse(const struct opening *opening, size_t index, const char *device, int everywhere, int cpu,
		       int code)
{
	const struct pmureg_perf_event *event = &opening->events[index];
	char paranoid[16] = "not readable";

	/* The same set as in perf (stat_handle_error() in builtin-stat.c). */
	if (code == -EINVAL || code == -ENOSYS || code == -ENOENT || code == -ENXIO || code == -EOPNOTSUPP)
		(void)perf_blame(opening, index);
	if (code == -EACCES || code == -EPERM) {
		(void)io_text(io_path("/", PARANOID), paranoid, sizeof(paranoid));
		return pmureg_fail(
			opening->error, code, 0,
			"'%s' may not be counted %s: kernel.perf_event_paranoid is %s. Run as root, give the program "
			"CAP_PERFMON, or `sysctl kernel.perf_event_paranoid=%d`",
			event->text, everywhere ? "for the whole machine" : "by this user", paranoid,
			everywhere ? 0 : 1);
	}
	if ((code == -ENOENT || code == -EOPNOTSUPP) && !everywhere && device[0])
		return pmureg_fail(opening->error, code, 0,
				   "%s does not count '%s' for a command; try -a, or another event", device,
				   event->text);
	return io_barred(opening->error, code, bars, event->text, device[0] ? device : "the kernel", cpu,
			 strerror(-code));
}

/* ---- Opening ---- */

static int open_one(struct perf_event_attr *attr, pid_t pid, int cpu, int leader)
{
	long fd = syscall(SYS_perf_event_open, attr, pid, cpu, leader, PERF_FLAG_FD_CLOEXEC);

	return fd < 0 ? -errno : (int)fd;
}

static int open_event(struct opening *opening, size_t index, size_t unit_index, pid_t pid, int cpu, int leader)
{
	const struct pmureg_perf_event *event = &opening->events[index];
	const struct pmureg_perf_unit *unit = &event->units[unit_index];
	struct perf_event_attr attr = {
		.size = sizeof(attr),
		.type = unit->type,
		.config = unit->config[0],
		.config1 = unit->config[1],
		.config2 = unit->config[2],
		.read_format = PERF_FORMAT_GROUP | PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING,
		.disabled = leader < 0,
		.inherit = pid >= 0,
		.enable_on_exec = leader < 0 && pid >= 0 && (opening->where->flags & PMUREG_PERF_ON_EXEC) != 0,
		.exclude_user = event->exclude_user != 0,
		.exclude_kernel = event->exclude_kernel != 0,
		.exclude_hv = event->exclude_hv != 0,
	};
	int fd = open_one(&attr, pid, cpu, leader), first = fd;

	/* Without privilege, counts user space only and reports it, as perf does. */
	if ((fd == -EACCES || fd == -EPERM) && pid >= 0 && !attr.exclude_kernel && !attr.exclude_user) {
		attr.exclude_kernel = attr.exclude_hv = 1;
		fd = open_one(&attr, pid, cpu, leader);
		opening->perf->user_only[index] |= fd >= 0;
		if (fd != -EACCES && fd != -EPERM)
			first = fd; /* privilege would not help: the task has ended, or nothing counts this */
	}
	return fd < 0 ? perf_refuse(opening, index, unit->device, pid < 0, cpu, first) : fd;
}

/* Opens events first..first+count-1 on one of their units, on one CPU or task. */
static int open_group(struct opening *opening, size_t first, size_t count, size_t unit, pid_t pid, int cpu)
{
	struct pmureg_perf *perf = opening->perf;
	const size_t leader = perf->opened_count;

	for (size_t i = 0; i < count; i++) {
		struct opened *opened = pmureg_grow(perf->opened, leader + i, &perf->opened_room, sizeof(*opened));
		int fd;

		if (!opened)
			return io_out_of_memory(opening->error);
		perf->opened = opened;
		fd = open_event(opening, first + i, unit, pid, cpu, i ? opened[leader].fd : -1);
		if (fd < 0)
			return fd;
		opened[perf->opened_count] = (struct opened){
			.fd = fd,
			.cpu = cpu,
			.place = perf->opened_count,
			.starts_itself = pid >= 0 && (opening->where->flags & PMUREG_PERF_ON_EXEC) != 0,
			.group_count = i ? 0 : count,
			.event = first + i,
			.unit = unit,
		};
		perf->opened_count++;
	}
	return 0;
}

/* ---- CPUs and tasks to count on ---- */

/* Returns the topology elements of all CPUs, or of the chosen ones; none if the kernel does not report them. */
static const struct io_banks *banks_of(struct opening *opening, struct io_banks known[PMUREG_SCOPES],
				       enum pmureg_scope scope)
{
	if (!known[scope].list)
		(void)io_machine_banks(opening->machine, scope, known == opening->all ? NULL : opening->where->cpus,
				       &known[scope], NULL);
	return &known[scope];
}

static const struct io_bank *bank_of(const struct io_banks *banks, const struct io_bank *of, enum pmureg_scope scope)
{
	for (size_t i = 0; i < banks->count; i++)
		if (io_is_same_bank(&banks->list[i], of, scope))
			return &banks->list[i];
	return NULL;
}

/* Returns the scope for which a device counts. Its cpumask has one CPU of each such element. */
static enum pmureg_scope perf_scope_of(struct opening *opening, const struct io_pmu *pmu)
{
	int scope = PMUREG_PACKAGE;

	if (!pmu->is_system_wide)
		return PMUREG_CPU;
	while (scope < PMUREG_CPU &&
	       banks_of(opening, opening->all, (enum pmureg_scope)scope)->count != pmu->cpus.count)
		scope++;
	return scope < PMUREG_CPU ? (enum pmureg_scope)scope : PMUREG_PACKAGE;
}

/*
 * Checks whether a device counts for a chosen CPU: a shared device is chosen by any of its CPUs. The list of a PMU of
 * cores may have CPUs that are offline.
 */
static int is_chosen(struct opening *opening, const struct io_pmu *pmu, int cpu)
{
	const enum pmureg_scope scope = perf_scope_of(opening, pmu);
	struct io_bank here = {.ids = {[PMUREG_CPU] = cpu}};
	size_t i = 0;

	while (!pmu->is_system_wide && i < opening->online.count && opening->online.cpus[i] != cpu)
		i++;
	if (i && i == opening->online.count)
		return 0;
	if (!opening->where->cpus)
		return 1;
	io_bank_read(opening->machine, &here, scope);
	return bank_of(banks_of(opening, opening->chosen, scope), &here, scope) != NULL;
}

/* Returns the CPUs on which a group is opened: those of a system-wide device, else all CPUs, or NULL for a task. */
static const struct io_cpus *perf_cpus_of(const struct opening *opening, size_t first, size_t count, size_t unit,
				     const struct io_pmu **pmu)
{
	int everywhere = (opening->where->flags & PMUREG_PERF_ALL_CPUS) != 0;

	*pmu = opening->events[first].units[unit].pmu;
	for (size_t i = first; i < first + count; i++)
		if (opening->events[i].units[unit].pmu->is_system_wide) {
			*pmu = opening->events[i].units[unit].pmu;
			everywhere = 1;
		}
	if (!everywhere)
		return NULL;
	return (*pmu)->cpus.count ? &(*pmu)->cpus : &opening->online;
}

/* Opens a group on each chosen task. Skips a task that has just ended, unless it is the only one. */
static int open_tasks(struct opening *opening, size_t first, size_t count, size_t unit)
{
	const struct io_names *tasks = &opening->tasks;
	struct pmureg_perf *perf = opening->perf;
	const size_t before = perf->opened_count;
	int code = tasks->count ? 0 : open_group(opening, first, count, unit, opening->where->pid, -1);

	for (size_t i = 0; i < tasks->count && (!code || code == -ESRCH); i++) {
		const size_t leader = perf->opened_count;

		code = open_group(opening, first, count, unit, (pid_t)atol(tasks->names[i]), -1);
		while (code == -ESRCH && perf->opened_count > leader)
			(void)close(perf->opened[--perf->opened_count].fd);
	}
	return code == -ESRCH && perf->opened_count > before ? 0 : code;
}

static int open_unit(struct opening *opening, size_t first, size_t count, size_t unit)
{
	const struct io_pmu *pmu;
	const struct io_cpus *cpus = perf_cpus_of(opening, first, count, unit, &pmu);
	int code = cpus ? 0 : open_tasks(opening, first, count, unit);

	if (cpus && opening->tasks.count) {
		while (opening->events[first].units[unit].pmu != pmu)
			first++;
		return pmureg_fail(opening->error, -EINVAL, 0,
				   "'%s': %s counts for the whole machine, not for "
				   "a process or thread; omit -p and -t",
				   opening->events[perf_blame(opening, first)].text, pmu->name);
	}
	for (size_t i = 0; cpus && i < cpus->count && !code; i++) {
		if (is_chosen(opening, pmu, cpus->cpus[i]))
			code = open_group(opening, first, count, unit, -1, cpus->cpus[i]);
	}
	return code;
}

/* Checks for a software event without a group. It is always counted, so it may be read together with others. */
static int may_be_joined(const struct pmureg_perf_event *events, size_t count, size_t i)
{
	return events[i].unit_count == 1 && events[i].units->pmu->type == PERF_TYPE_SOFTWARE &&
	       (i == 0 || events[i - 1].group != events[i].group) &&
	       (i + 1 == count || events[i + 1].group != events[i].group);
}

static int is_joined(const struct opening *opening, size_t count, size_t first, size_t i)
{
	return opening->events[i].group == opening->events[first].group ||
	       (i - first < MOST_JOINED && may_be_joined(opening->events, count, i - 1) &&
		may_be_joined(opening->events, count, i));
}

static int open_groups(struct opening *opening, size_t count)
{
	int code = 0;

	for (size_t first = 0, end, before; first < count && !code; first = end) {
		const struct pmureg_perf_event *leader = &opening->events[first], *other;

		for (end = first + 1; end < count && is_joined(opening, count, first, end); end++)
			if ((other = &opening->events[end])->unit_count != leader->unit_count)
				return pmureg_fail(
					opening->error, -EINVAL, 0,
					"'%s' and '%s' are on different devices, so they cannot be one group",
					leader->text, opening->events[perf_blame(opening, end)].text);
		before = opening->perf->opened_count;
		for (size_t unit = 0; unit < leader->unit_count && !code; unit++)
			code = open_unit(opening, first, end - first, unit);
		if (!code && opening->perf->opened_count == before)
			code = pmureg_fail(opening->error, -ENODEV, 0,
					   "none of the chosen CPUs counts '%s'; choose others with -C", leader->text);
	}
	return code;
}

static int by_cpu(const void *one, const void *other)
{
	const struct opened *a = one, *b = other;

	return a->cpu != b->cpu ? (a->cpu > b->cpu) - (a->cpu < b->cpu) : (a->place > b->place) - (a->place < b->place);
}

/* Sorts by CPU, so that a read moves to each CPU once. */
static void sort(struct pmureg_perf *perf)
{
	struct opened *first = perf->opened;
	size_t groups = 0;

	if (perf->opened_count)
		qsort(first, perf->opened_count, sizeof(*first), by_cpu);
	for (size_t i = 0; i < perf->opened_count; i += perf->opened[i].group_count) {
		groups = perf->opened[i].cpu == first->cpu ? groups + 1 : 1;
		first = groups == 1 ? &perf->opened[i] : first;
		first->goes_there = groups >= WORTH_GOING && first->cpu >= 0 && first->cpu < MOST_CPUS;
	}
}

/* If the kernel reports no topology, the machine is one element. */
static int perf_read_banks(struct opening *opening)
{
	struct pmureg_perf *perf = opening->perf;
	int code;

	if (!perf->opened_count || perf->opened[perf->opened_count - 1].cpu < 0)
		return 0;
	code = io_machine_banks(opening->machine, opening->where->per, NULL, &perf->banks, opening->error);
	if (!code || opening->where->per > PMUREG_PACKAGE)
		return code;
	perf->banks = (struct io_banks){calloc(1, sizeof(*perf->banks.list)), 1};
	return perf->banks.list ? 0 : io_out_of_memory(opening->error);
}

/* Allocates a count for each unit of an event on each topology element. */
static int make_counts(struct opening *opening, size_t count)
{
	struct pmureg_perf *perf = opening->perf;
	const enum pmureg_scope per = opening->where->per;
	const struct io_bank *bank = NULL;
	int cpu = -1, code = perf_read_banks(opening);

	if (code)
		return code;
	for (size_t i = 0; i < count; i++)
		perf->first_counts[i + 1] = perf->first_counts[i] + (perf->banks.count ? perf->banks.count : 1) *
									    opening->events[i].unit_count;
	perf->counts = calloc(perf->first_counts[count] + 1, sizeof(*perf->counts));
	for (size_t i = 0; i < perf->opened_count && perf->counts; i++) {
		struct opened *opened = &perf->opened[i];
		const struct pmureg_perf_event *event = &opening->events[opened->event];
		struct io_bank here = {.ids = {[PMUREG_CPU] = opened->cpu}};

		if (opened->cpu != cpu) {
			cpu = opened->cpu;
			io_bank_read(opening->machine, &here, per);
			bank = bank_of(&perf->banks, &here, per);
			if (!bank && perf->banks.count > 1)
				return pmureg_fail(opening->error, -ENOTSUP, 0,
						   "CPU %d belongs to no topology element that is counted", cpu);
			bank = bank ? bank : perf->banks.list;
		}
		opened->count = &perf->counts[perf->first_counts[opened->event] + opened->unit +
					      (bank ? (size_t)(bank - perf->banks.list) : 0) * event->unit_count];
		opened->count->is_used = 1;
		opened->count->bank = bank;
		opened->count->scope =
			per <= PMUREG_PACKAGE ? per : perf_scope_of(opening, event->units[opened->unit].pmu);
		if (opened->count->scope > per)
			opened->count->scope = per;
		opened->count->cpus++;
	}
	return perf->counts ? 0 : io_out_of_memory(opening->error);
}

/* Adds threads, or the threads of processes, from a list: "12,34". */
static int add_tasks(struct opening *opening, const char *list, int are_processes)
{
	struct pmureg_word word;
	uint64_t number;
	int code = 0;

	while (list && !code && pmureg_word_next(&list, &word)) {
		struct io_names threads = {.count = 0};
		char text[16];

		if (pmureg_number(word, &number) || !number || number > INT_MAX)
			return pmureg_fail(opening->error, -EINVAL, 0, "'%.*s' is not a process or thread; write ids: "
					   "12,34", PMUREG_WORD(word));
		(void)pmureg_format(text, sizeof(text), "%llu", (unsigned long long)number);
		if (are_processes && io_names_read(&threads, io_path("/", "proc/%s/task", text)))
			return pmureg_fail(opening->error, -ESRCH, 0, "there is no process %s", text);
		code = are_processes ? 0 : io_names_add(&threads, text);
		for (size_t i = 0; i < threads.count && !code; i++)
			code = io_names_add(&opening->tasks, threads.names[i]);
		io_names_free(&threads);
	}
	return code ? io_out_of_memory(opening->error) : 0;
}

static int open_all(struct opening *opening, size_t count)
{
	struct pmureg_perf *perf = opening->perf;
	int code = add_tasks(opening, opening->where->pids, 1);

	code = code ? code : add_tasks(opening, opening->where->tids, 0);
	if (code)
		return code;

	if (opening->where->flags & PMUREG_PERF_ALL_CPUS)
		code = io_cpus_read(&opening->online, io_path(opening->machine->sysfs, "devices/system/cpu/online"));
	if (code)
		return pmureg_fail(opening->error, code, 0, "the list of online CPUs cannot be read: %s",
				   strerror(-code));
	if (opening->where->cpus)
		code = io_machine_banks(opening->machine, PMUREG_CPU, opening->where->cpus,
					&opening->chosen[PMUREG_CPU], opening->error);
	if (code)
		return code;
	perf->buffer_size = (3 + count) * sizeof(*perf->buffer);
	perf->buffer = calloc(1, perf->buffer_size);
	perf->user_only = calloc(count + 1, sizeof(*perf->user_only));
	perf->first_counts = calloc(count + 1, sizeof(*perf->first_counts));
	if (!perf->buffer || !perf->user_only || !perf->first_counts)
		return io_out_of_memory(opening->error);
	code = open_groups(opening, count);
	if (!code)
		sort(perf);
	return code ? code : make_counts(opening, count);
}

int pmureg_perf_open(struct pmureg_machine *machine, const struct pmureg_perf_event *events, size_t count,
		     const struct pmureg_perf_where *where, struct pmureg_perf **perf, struct pmureg_error *error)
{
	struct opening opening = {.machine = machine, .events = events, .where = where, .error = error};
	int code;

	*perf = NULL;
	opening.perf = calloc(1, sizeof(*opening.perf));
	if (!opening.perf)
		return io_out_of_memory(error);
	code = open_all(&opening, count);
	free(opening.online.cpus);
	io_names_free(&opening.tasks);
	for (size_t i = 0; i < PMUREG_SCOPES; i++) {
		free(opening.all[i].list);
		free(opening.chosen[i].list);
	}
	if (code)
		pmureg_perf_close(opening.perf);
	else
		*perf = opening.perf;
	return code;
}

void pmureg_perf_close(struct pmureg_perf *perf)
{
	if (!perf)
		return;
	/* Closes siblings first. If a leader were closed first, its siblings would go on counting alone. */
	for (size_t i = perf->opened_count; i-- > 0;)
		(void)close(perf->opened[i].fd);
	free(perf->opened);
	free(perf->first_counts);
	free(perf->banks.list);
	free(perf->user_only);
	free(perf->counts);
	free(perf->buffer);
	free(perf);
}

/* ---- Counting ---- */

static int control(struct pmureg_perf *perf, unsigned long request, const char *what, struct pmureg_error *error)
{
	for (size_t i = 0; i < perf->opened_count; i += perf->opened[i].group_count) {
		if (request == PERF_EVENT_IOC_ENABLE && perf->opened[i].starts_itself)
			continue;
		if (ioctl(perf->opened[i].fd, IO_REQUEST(request), PERF_IOC_FLAG_GROUP) < 0)
			return pmureg_fail(error, -errno, 0, "the counters cannot be %s: %s", what, strerror(errno));
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

static int read_group(struct pmureg_perf *perf, const struct opened *leader, struct pmureg_error *error)
{
	const size_t expected = (3 + leader->group_count) * sizeof(*perf->buffer);
	ssize_t got;

	do
		got = read(leader->fd, perf->buffer, perf->buffer_size);
	while (got < 0 && errno == EINTR);
	if (got < 0)
		return pmureg_fail(error, -errno, 0, "the counters cannot be read: %s", strerror(errno));
	if ((size_t)got != expected || perf->buffer[0] != leader->group_count)
		return pmureg_fail(error, -EIO, 0, "a read of %zu counters gave %ld bytes, not %zu",
				   leader->group_count, (long)got, expected);
	for (size_t i = 0; i < leader->group_count; i++) {
		leader[i].count->value += perf->buffer[3 + i];
		leader[i].count->enabled += perf->buffer[1];
		leader[i].count->running += perf->buffer[2];
	}
	return 0;
}

/* Moves the thread to a CPU. If that is not allowed, the thread reads from where it is. */
static void go_to(struct pmureg_perf *perf, int cpu)
{
	if (!perf->has_gone && sched_getaffinity(0, sizeof(perf->before), perf->before))
		return;
	CPU_ZERO_S(sizeof(perf->there), perf->there);
	CPU_SET_S((size_t)cpu, sizeof(perf->there), perf->there);
	perf->has_gone |= sched_setaffinity(0, sizeof(perf->there), perf->there) == 0;
}

static void perf_come_back(struct pmureg_perf *perf)
{
	if (perf->has_gone)
		(void)sched_setaffinity(0, sizeof(perf->before), perf->before);
	perf->has_gone = 0;
}

int pmureg_perf_read(struct pmureg_perf *perf, struct pmureg_error *error)
{
	int code = 0;

	for (size_t i = 0; i < perf->opened_count; i++)
		perf->opened[i].count->value = perf->opened[i].count->enabled = perf->opened[i].count->running = 0;
	for (size_t i = 0; i < perf->opened_count && !code; i += perf->opened[i].group_count) {
		if (perf->opened[i].goes_there)
			go_to(perf, perf->opened[i].cpu);
		code = read_group(perf, &perf->opened[i], error);
	}
	perf_come_back(perf);
	return code;
}

const struct pmureg_perf_count *pmureg_perf_counts(const struct pmureg_perf *perf, size_t event, size_t *count)
{
	if (count)
		*count = perf->first_counts[event + 1] - perf->first_counts[event];
	return &perf->counts[perf->first_counts[event]];
}

int pmureg_perf_user_only(const struct pmureg_perf *perf, size_t event)
{
	return perf->user_only[event];
}

/* ---- Access rights ---- */

#define CAP_SYS_ADMIN 21 /* bits of CapEff in /proc/PID/status, as of linux/capability.h */
#define CAP_PERFMON 38

static int may_count_all(const char *root)
{
	char line[128];
	unsigned long long mine = 0;
	FILE *in = fopen(io_path(root, "proc/self/status").text, "re");

	if (!in)
		return 0;
	while (fgets(line, sizeof(line), in))
		(void)sscanf(line, "CapEff: %llx", &mine);
	(void)fclose(in);
	return (mine >> CAP_PERFMON & 1) || (mine >> CAP_SYS_ADMIN & 1);
}

static int perf_ask(struct pmureg_machine *machine, const struct pmureg_system *system, struct pmureg_error *answer)
{
	const long level = io_number(io_path(machine->root, PARANOID), LONG_MIN);

	(void)system;
	if (level == LONG_MIN)
		return pmureg_fail(
			answer, -ENOSYS, 0,
			"%s/proc/sys/kernel/perf_event_paranoid cannot be read: this kernel has no perf events; use "
			"a kernel with CONFIG_PERF_EVENTS",
			machine->root);
	if (level > 0 && !may_count_all(machine->root))
		return pmureg_fail(
			answer, -EPERM, 0,
			"perf_event_paranoid is %ld, and these units count for the whole machine; run as root "
			"(CAP_PERFMON), or set: sysctl kernel.perf_event_paranoid=0",
			level);
	return pmureg_fail(answer, 0, 0, "perf_event_paranoid is %ld, so the whole machine may be counted", level);
}

const struct io_way io_way_perf = {"perf", PMUREG_PERF, "words of a perf event", perf_ask, .open = NULL};
