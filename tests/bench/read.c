/*
 * read.c: what a sample costs, against the same accesses made bare.
 *
 * Prints a line a figure: name, ns, baseline, ns of the baseline, tab-separated.
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <linux/perf_event.h>
#include <sys/syscall.h>

#include <pmureg/core.h>
#include <pmureg/systems.h>

#include "io/perf.h"

static const struct pmureg_perf_where task = {.per = PMUREG_PACKAGE};

#define ROUNDS 200

static double now_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static double round_ns(void (*call)(void *), void *context, unsigned int times)
{
	double start = now_ns();

	for (unsigned int i = 0; i < times; i++)
		call(context);
	return (now_ns() - start) / times;
}

/*
 * The smallest of many short rounds of each, in ns a call: by turns, so that whatever else the machine does slows both
 * down. Prints the line.
 */
static void compare(const char *name, void (*call)(void *), const char *baseline, void (*bare)(void *), void *context,
		    unsigned int times)
{
	double best = 1e18, best_bare = 1e18;

	for (int round = 0; round < ROUNDS; round++) {
		double took = round_ns(call, context, times), took_bare = round_ns(bare, context, times);

		if (took < best)
			best = took;
		if (took_bare < best_bare)
			best_bare = took_bare;
	}
	printf("%s\t%g\t%s\t%g\n", name, best, baseline, best_bare);
}

/* ---- An io that costs as little as an io can: what is left is the session's own work ---- */

static uint64_t held[4096]; /* what was written: a control that holds something else is another program's */

static int null_one(struct pmureg_io *io, struct pmureg_access *access)
{
	(void)io;
	if (access->kind == PMUREG_ACCESS_READ)
		access->value = held[access->place.address % 4096];
	else if (access->kind == PMUREG_ACCESS_WRITE)
		held[access->place.address % 4096] = access->value;
	return 0;
}

static int null_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	return pmureg_io_each(io, list, count, failed, null_one);
}

struct sample {
	struct pmureg_session *session;
	struct pmureg_io *io;
	size_t count;
	struct pmureg_access reads[8];
	struct pmureg_count counts[8];
};

static void read_session(void *context)
{
	struct sample *sample = context;

	pmureg_session_read(sample->session, sample->counts, NULL);
}

static void read_bare(void *context)
{
	struct sample *sample = context;
	size_t failed;

	if (pmureg_io_run(sample->io, sample->reads, sample->count, &failed))
		exit(1);
}

/* The first unit of a system that has enough counters with a control for so many events at once. */
static int open_in(const struct pmureg_system *system, struct pmureg_io *io, size_t count, void *memory, size_t size,
		   struct sample *sample)
{
	const struct pmureg_session_options options = {.size = sizeof(options), .flags = PMUREG_SESSION_NO_ROTATION};
	struct pmureg_event events[8];

	for (size_t b = 0; b < system->block_count; b++) {
		const struct pmureg_block *block = &pmureg_system_blocks(system)[b];
		char text[256];
		size_t length = pmureg_unit_name(system, block, 0, text, sizeof(text)), found = 0;

		for (size_t e = 0; e < block->event_count && found < count; e++) {
			snprintf(text + length, sizeof(text) - length, "/%s/",
				 pmureg_described_event_name(&pmureg_block_events(block)[e]));
			if (!pmureg_event_parse(system, text, &events[found], NULL) &&
			    !pmureg_described_event_rest(&pmureg_block_events(block)[e])->counters)
				found++;
		}
		if (found == count && block->counter_count && pmureg_block_counters(block)[0].selects.count &&
		    !pmureg_session_open(memory, size, system, io, events, count, &options, &sample->session, NULL))
			return pmureg_session_start(sample->session, NULL);
	}
	return -1;
}

static int open_any(struct pmureg_io *io, size_t count, void *memory, size_t size, struct sample *sample)
{
	for (size_t s = 0; s < pmureg_built_in_count; s++)
		if (!open_in(pmureg_built_in[s], io, count, memory, size, sample))
			return 0;
	return -1;
}

static void measure_session(struct pmureg_io *io, size_t count, const char *name)
{
	size_t size = 1 << 20;
	void *memory = malloc(size);
	struct sample sample = {.io = io, .count = count};

	if (memory && !open_any(io, count, memory, size, &sample)) {
		char line[80], baseline[40];

		snprintf(line, sizeof(line), "pmureg_session_read, %zu counters, %s", count, name);
		snprintf(baseline, sizeof(baseline), "%zu bare reads", count);
		compare(line, read_session, baseline, read_bare, &sample, 10000);
	}
	free(memory);
}

/* ---- The simulated device: what the same list of steps costs anywhere that a step is a load ---- */

#define STEPS 16

struct simulated {
	struct sample sample; /* first, for read_session() */
	struct pmureg_io *io;
	struct pmureg_access list[STEPS]; /* what a sample does, without the session around it */
	size_t count;
	volatile uint64_t from[STEPS];
	uint64_t to[STEPS];
};

static void load(void *context)
{
	struct simulated *simulated = context;

	for (size_t i = 0; i < simulated->count; i++)
		simulated->to[i] = simulated->from[i];
}

static void run_steps(void *context)
{
	struct simulated *simulated = context;
	size_t failed;

	if (pmureg_io_run(simulated->io, simulated->list, simulated->count, &failed))
		exit(1);
}

static int note_steps(struct simulated *simulated, struct pmureg_trace *trace)
{
	trace->count = 0;
	if (pmureg_session_read(simulated->sample.session, simulated->sample.counts, NULL) || trace->count > STEPS)
		return -1;
	simulated->count = trace->count;
	for (size_t i = 0; i < trace->count; i++) {
		const struct pmureg_trace_entry *entry = &trace->entries[i];
		struct pmureg_access step = {.barrier = entry->barrier, .place = entry->place, .value = entry->value};

		step.kind = entry->kind == 'r' ? PMUREG_ACCESS_READ :
			    entry->kind == 'w' ? PMUREG_ACCESS_WRITE :
						 PMUREG_ACCESS_BARRIER;
		simulated->list[i] = step;
	}
	return pmureg_io_prepare(simulated->io, simulated->list, simulated->count);
}

static int measure_sim_of(const struct pmureg_system *system, size_t count, void *memory, size_t size)
{
	void *device = malloc(pmureg_sim_size(system));
	struct pmureg_trace_entry entries[STEPS];
	struct pmureg_trace trace;
	struct pmureg_sim *sim = NULL;
	struct simulated simulated = {.count = 0};
	int result = device ? pmureg_sim_init(device, pmureg_sim_size(system), system, &sim) : -1;
	char name[80], baseline[40];

	if (!result) {
		simulated.io = pmureg_sim_io(sim);
		pmureg_trace_init(&trace, simulated.io, entries, STEPS);
		result = open_in(system, &trace.io, count, memory, size, &simulated.sample);
	}
	if (!result)
		result = note_steps(&simulated, &trace);
	if (!result && !pmureg_session_close(simulated.sample.session, NULL))
		result = open_in(system, simulated.io, count, memory, size, &simulated.sample);
	if (!result) {
		snprintf(baseline, sizeof(baseline), "%zu bare loads", simulated.count);
		snprintf(name, sizeof(name), "simulated, %zu counters: %zu steps", count, simulated.count);
		compare(name, run_steps, baseline, load, &simulated, 10000);
		snprintf(name, sizeof(name), "pmureg_session_read, %zu counters, simulated", count);
		compare(name, read_session, baseline, load, &simulated, 10000);
	}
	free(device);
	return result;
}

static void measure_sim(size_t count)
{
	size_t size = 1 << 20;
	void *memory = malloc(size);

	for (size_t s = 0; memory && s < pmureg_built_in_count; s++)
		if (!measure_sim_of(pmureg_built_in[s], count, memory, size))
			break;
	free(memory);
}

/* ---- perf: a group of software events ---- */

struct group {
	struct pmureg_perf *perf;
	int fd;
	uint64_t values[32];
};

static void read_perf(void *context)
{
	pmureg_perf_read(((struct group *)context)->perf, NULL);
}

static void read_fd(void *context)
{
	struct group *group = context;

	if (read(group->fd, group->values, sizeof(group->values)) < 0)
		exit(1);
}

/* The same group of page-fault counters, opened by hand; with those of children, as a counted command has them. */
static int open_bare(size_t count)
{
	int leader = -1;

	for (size_t i = 0; i < count; i++) {
		struct perf_event_attr attr = {
			.type = PERF_TYPE_SOFTWARE, .size = sizeof(attr), .config = PERF_COUNT_SW_PAGE_FAULTS};
		long fd;

		attr.exclude_kernel = attr.exclude_hv = attr.inherit = 1;
		attr.read_format = PERF_FORMAT_GROUP | PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING;
		fd = syscall(SYS_perf_event_open, &attr, 0, -1, leader, 0);
		if (fd < 0)
			return -1;
		if (!i)
			leader = (int)fd;
	}
	return leader;
}

static void measure_perf(size_t count)
{
	struct pmureg_perf_event events[8];
	struct pmureg_machine machine;
	struct pmureg_error error;
	struct group group = {.fd = open_bare(count)};
	char line[40];

	if (io_machine_init(&machine, NULL, NULL, &error))
		return;
	for (size_t i = 0; i < count; i++) {
		if (pmureg_perf_event_parse(&machine, "page-faults:u", strlen("page-faults:u"), &events[i], &error))
			return;
		events[i].group = 0;
	}
	if (group.fd < 0 || pmureg_perf_open(&machine, events, count, &task, &group.perf, &error)) {
		fprintf(stderr, "skipped: perf_event_open is not allowed here\n");
		return;
	}
	pmureg_perf_enable(group.perf, &error);
	snprintf(line, sizeof(line), "pmureg_perf_read, a group of %zu", count);
	compare(line, read_perf, "one bare read()", read_fd, &group, 2000);
	pmureg_perf_close(group.perf);
	close(group.fd);
}

int main(void)
{
	static const size_t counts[] = {1, 4, 8};
	struct pmureg_io null_io = {.run = null_run};

	for (size_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++)
		measure_session(&null_io, counts[i], "an io that does nothing");
	for (size_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++)
		measure_sim(counts[i]);
	for (size_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++)
		measure_perf(counts[i]);
	return 0;
}
