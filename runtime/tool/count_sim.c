/*
 * count_sim.c: counting on the simulated device of a description. Its clock ticks once a nanosecond, and only as far
 * as each sample says, so that the same command gives the same numbers every time.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "stat.h"

/* No simulated counter adds more than this in a tick (see pmureg_sim). */
#define TOP_STEP 256

/* Longest turn of events that cannot all be counted at once. */
#define TURN_NS 4000000

struct counting_state {
	void *sim_memory, *session_memory;
	struct pmureg_sim *sim;
	struct pmureg_session *session;
	struct accesses *accesses; /* --io trace */
	uint64_t ticks, chunk, clock; /* of a sample; of a step of it; so far */
};

static uint64_t sim_clock(void *context)
{
	return ((struct counting_state *)context)->clock;
}

static int out_of_memory(struct pmureg_error *error)
{
	(void)snprintf(error->message, sizeof(error->message), "out of memory");
	error->column = 0;
	return error->code = -ENOMEM;
}

/* How far the clock may go between two reads so that no counter wraps twice. */
static uint64_t largest_chunk(const struct counting *counting)
{
	unsigned width = 63;

	for (size_t i = 0; i < counting->event_count; i++) {
		const struct pmureg_block *block = counting->events[i].described.block;

		for (uint16_t j = 0; j < block->counter_count; j++)
			if (block->counters[j].width < width)
				width = block->counters[j].width;
	}
	return width < 9 ? 1 : (UINT64_C(1) << (width - 1)) / TOP_STEP;
}

/* The units that an event runs on are known once the session is open. */
static int make_cells(struct counting *counting, size_t index)
{
	struct stat_event *event = &counting->events[index];
	const struct pmureg_block *block = event->described.block;
	uint16_t one = event->described.instance;
	size_t count = 0;
	struct pmureg_count value;

	if (stat_cells_add(event, one == PMUREG_INSTANCES_ALL ? block->instance_count : 1))
		return -ENOMEM;
	for (uint16_t i = 0; i < block->instance_count; i++) {
		if (one != PMUREG_INSTANCES_ALL ? i != one
						: pmureg_session_read_instance(counting->state->session, index, i, &value) == -ENOENT)
			continue;
		event->cells[count].instance = i;
		unit_name(counting->system, block, i, event->cells[count].unit, sizeof(event->cells[count].unit));
		count++;
	}
	event->cell_count = count;
	return 0;
}

static int open_device(struct counting *counting, const struct stat_options *options, struct pmureg_io **io,
		       struct pmureg_error *error)
{
	struct counting_state *state = counting->state;
	size_t size = pmureg_sim_size(counting->system);
	int code;

	state->sim_memory = calloc(1, size ? size : 1);
	if (!state->sim_memory)
		return out_of_memory(error);
	code = pmureg_sim_init(state->sim_memory, size, counting->system, &state->sim);
	if (code) {
		(void)snprintf(error->message, sizeof(error->message), "%s cannot be simulated: %s", counting->system->name,
			       strerror(-code));
		error->column = 0;
		return error->code = code;
	}
	*io = pmureg_sim_io(state->sim);
	if (options->io != IO_TRACE)
		return 0;
	state->accesses = accesses_new(counting->system, *io);
	if (!state->accesses)
		return out_of_memory(error);
	*io = accesses_io(state->accesses);
	return 0;
}

static void traced(struct counting *counting, const char *what)
{
	if (counting->state->accesses)
		accesses_print(counting->state->accesses, counting->out, what);
}

/* Events that take turns have several each in every sample. */
static void share_time(struct counting_state *state)
{
	const size_t turns = pmureg_session_turns(state->session);
	uint64_t turn = state->ticks / turns;

	if (turns == 1)
		return;
	turn = turn > TURN_NS ? TURN_NS : turn ? turn : 1;
	if (state->chunk > turn)
		state->chunk = turn;
}

static int sim_open(struct counting *counting, const struct stat_options *options, pid_t pid, struct pmureg_error *error)
{
	struct counting_state *state = calloc(1, sizeof(*state));
	const struct pmureg_session_options session = {
		.size = sizeof(session), .flags = PMUREG_SESSION_ANY_RATE, .now = sim_clock, .context = state};
	struct pmureg_event *events;
	struct pmureg_io *io = NULL;
	size_t size;
	int code;

	(void)pid;
	counting->state = state;
	if (!state)
		return out_of_memory(error);
	state->ticks = options->ticks;
	state->chunk = largest_chunk(counting);
	code = open_device(counting, options, &io, error);
	if (code)
		return code;
	events = calloc(counting->event_count, sizeof(*events));
	if (!events)
		return out_of_memory(error);
	for (size_t i = 0; i < counting->event_count; i++) {
		events[i] = counting->events[i].described;
		events[i].group = counting->events[i].group;
	}
	size = pmureg_session_size(counting->system, events, counting->event_count, &session);
	state->session_memory = calloc(1, size ? size : 1);
	if (state->session_memory)
		code = pmureg_session_open(state->session_memory, size, counting->system, io, events, counting->event_count,
					   &session, &state->session, error);
	else
		code = out_of_memory(error);
	free(events);
	if (code)
		return code;
	traced(counting, "open: save, reset, program");
	share_time(state);
	for (size_t i = 0; i < counting->event_count; i++)
		if (make_cells(counting, i))
			return out_of_memory(error);
	return 0;
}

static int sim_start(struct counting *counting, struct pmureg_error *error)
{
	int code = pmureg_session_start(counting->state->session, error);

	traced(counting, "start");
	return code;
}

static int read_counts(struct counting *counting, struct pmureg_count *counts, struct pmureg_error *error)
{
	struct counting_state *state = counting->state;
	uint64_t rest = state->ticks;
	int code;

	do {
		uint64_t step = rest < state->chunk ? rest : state->chunk;

		code = pmureg_sim_advance(state->sim, step);
		if (code) {
			(void)snprintf(error->message, sizeof(error->message), "the simulated clock stopped: %s",
				       strerror(-code));
			error->column = 0;
			return error->code = code;
		}
		rest -= step;
		state->clock += step;
		code = pmureg_session_rotate(state->session, error);
		if (!code)
			code = pmureg_session_read(state->session, counts, error);
	} while (rest && !code);
	return code;
}

static int sim_sample(struct counting *counting, int is_last, struct pmureg_error *error)
{
	struct counting_state *state = counting->state;
	struct pmureg_count *counts = calloc(counting->event_count, sizeof(*counts));
	int code;

	if (!counts)
		return out_of_memory(error);
	code = read_counts(counting, counts, error);
	traced(counting, "read");
	counting->now_ns += state->ticks;
	for (size_t i = 0; i < counting->event_count && !code; i++) {
		struct stat_event *event = &counting->events[i];

		for (size_t j = 0; j < event->cell_count; j++) {
			struct cell *cell = &event->cells[j];

			struct pmureg_count count = counts[i];

			if (pmureg_session_read_instance(state->session, i, cell->instance, &count) && event->cell_count > 1)
				count.value = count.running_ns = 0;
			cell->now = (struct counts){count.value, count.enabled_ns, count.running_ns};
		}
	}
	free(counts);
	if (is_last && !code) {
		code = pmureg_session_stop(state->session, error);
		traced(counting, "stop");
	}
	return code;
}

static int sim_close(struct counting *counting, struct pmureg_error *error)
{
	struct counting_state *state = counting->state;
	const char *last = NULL;
	int code = 0;

	if (!state)
		return 0;
	if (state->session)
		code = pmureg_session_close(state->session, error);
	if (state->session)
		traced(counting, "close: put back what was found");
	/* The session did to the model what it would do to the device: a mistake must not stay unseen. */
	if (!code && state->sim && pmureg_sim_faults(state->sim, &last)) {
		(void)snprintf(error->message, sizeof(error->message), "the simulated %s was misused: %s",
			       counting->system->name, last ? last : "?");
		error->column = 0;
		error->code = code = -EIO;
	}
	if (state->accesses)
		accesses_free(state->accesses, counting->out);
	free(state->session_memory);
	free(state->sim_memory);
	free(state);
	counting->state = NULL;
	return code;
}

const struct counting_ops count_sim = {sim_open, sim_start, sim_sample, sim_close};
