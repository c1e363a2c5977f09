/*
 * way_direct.c: counting by touching the registers: of this machine, one session a package, or of the simulated device.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "direct.h"

#define TURN_NS UINT64_C(4000000)

/* No simulated counter adds more than this in a nanosecond of its clock (see pmureg_sim). */
#define TOP_STEP 256

/* ---- Time ---- */

static uint64_t turn_ns(const struct pmureg *counting)
{
	return counting->options.turn_ns ? counting->options.turn_ns : TURN_NS;
}

/* A package on which nothing is to be counted has no session. */
static int is_open(const struct part *part)
{
	return part->session != NULL;
}

static int takes_turns(const struct pmureg *counting)
{
	for (size_t i = 0; i < counting->state->part_count; i++)
		if (is_open(&counting->state->parts[i]) && pmureg_session_turns(counting->state->parts[i].session) > 1)
			return 1;
	return 0;
}

/* ---- Opening ---- */

/* A cell for each event on each unit of each package, in this order. */
static int make_cells(struct pmureg *counting, struct pmureg_error *error)
{
	const struct counting_state *state = counting->state;

	for (size_t i = 0; i < counting->event_count; i++) {
		struct counted *event = &counting->events[i];
		size_t count = 0;

		for (size_t j = 0; j < state->part_count; j++)
			for (size_t k = 0; k < state->parts[j].use_count; k++)
				count += state->parts[j].uses[k].event == i;
		if (counting_make_cells(event, count))
			return pmureg_fail(error, -ENOMEM, 0, "out of memory");
		event->cell_count = 0;
		for (size_t j = 0; j < state->part_count; j++) {
			struct part *part = &state->parts[j];

			for (size_t k = 0; k < part->use_count; k++) {
				struct cell *cell = &event->cells[event->cell_count];

				if (part->uses[k].event != i)
					continue;
				event->cell_count++;
				part->uses[k].cell = cell;
				cell->package = pmureg_space_is_private(event->described.block->space) ? -1 : part->package.id;
				cell->instance = part->uses[k].instance;
				unit_name(counting->system, event->described.block, cell->instance, cell->unit, sizeof(cell->unit));
			}
		}
	}
	return 0;
}

/* How far the simulated clock may go between two reads so that no counter wraps twice. */
static uint64_t largest_step(const struct pmureg *counting)
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

static int direct_open(struct pmureg *counting, struct pmureg_error *error)
{
	int code;

	counting->state = calloc(1, sizeof(*counting->state));
	if (!counting->state)
		return pmureg_fail(error, -ENOMEM, 0, "out of memory");
	counting->state->sim_step = largest_step(counting);
	code = direct_open_parts(counting, error);
	for (size_t i = 0; i < counting->state->part_count && !code; i++)
		code = direct_open_session(&counting->state->parts[i], error);
	return code ? code : make_cells(counting, error);
}

/* ---- Counting ---- */

static int for_each_session(struct pmureg *counting, int (*act)(struct pmureg_session *, struct pmureg_error *),
			    struct pmureg_error *error)
{
	int first = 0;

	for (size_t i = 0; i < counting->state->part_count; i++) {
		struct part *part = &counting->state->parts[i];
		int code = is_open(part) ? act(part->session, first ? NULL : error) : 0;

		part->failed |= code != 0;
		first = first ? first : code;
	}
	return first;
}

static void plan_ahead(struct pmureg *counting)
{
	struct counting_state *state = counting->state;
	uint64_t at = direct_now(&state->parts[0]);

	state->next_turn = takes_turns(counting) ? at + turn_ns(counting) : 0;
	state->deadline = 0;
	for (size_t i = 0; i < state->part_count; i++) {
		uint64_t deadline = is_open(&state->parts[i]) ? pmureg_session_deadline(state->parts[i].session) : 0;

		if (deadline && (!state->deadline || deadline < state->deadline))
			state->deadline = deadline;
	}
	state->next_read = state->deadline ? at + state->deadline : 0;
}

static int direct_start(struct pmureg *counting, struct pmureg_error *error)
{
	int code = for_each_session(counting, pmureg_session_start, error);

	counting->state->start_ns = direct_now(&counting->state->parts[0]);
	counting->state->running = 1;
	plan_ahead(counting);
	return code;
}

static void take_counts(struct pmureg *counting)
{
	const struct counting_state *state = counting->state;

	for (size_t i = 0; i < state->part_count; i++) {
		const struct part *part = &state->parts[i];

		for (size_t j = 0; j < part->use_count; j++) {
			const struct pmureg_count *count = &part->counts[j];

			if (part->lost != PMUREG_COUNTED)
				part->uses[j].cell->now.reason = part->lost;
			else
				part->uses[j].cell->now = (struct tally){count->value, count->enabled_ns, count->running_ns,
								 (enum pmureg_reason)count->reason};
		}
	}
}

static enum pmureg_reason reason_of(int code)
{
	switch (-code) {
	case ENODEV:
	case ENXIO:
	case ENOENT:
		return PMUREG_NO_DEVICE;
	case EPERM:
	case EACCES:
		return PMUREG_NO_PERMISSION;
	case EBUSY:
		return PMUREG_IN_USE;
	default:
		return PMUREG_FAILED;
	}
}

/* A package that fails keeps its reason; the others go on. An error when none is left. */
static int read_parts(struct pmureg *counting, struct pmureg_error *error)
{
	struct counting_state *state = counting->state;
	struct pmureg_error failure;
	size_t alive = 0;

	for (size_t i = 0; i < state->part_count; i++) {
		struct part *part = &state->parts[i];
		int code = is_open(part) && part->lost == PMUREG_COUNTED ?
				   pmureg_session_read(part->session, part->counts, &failure) : 0;

		if (code) {
			part->lost = reason_of(code);
			part->failed = 1;
			if (!counting->trouble.code)
				counting->trouble = failure;
		}
		alive += is_open(part) && part->lost == PMUREG_COUNTED;
	}
	if (!alive && error)
		*error = counting->trouble;
	return alive ? 0 : counting->trouble.code;
}

static int direct_read(struct pmureg *counting, struct pmureg_error *error)
{
	struct counting_state *state = counting->state;
	int code = read_parts(counting, error);

	counting->now_ns = direct_now(&state->parts[0]) - state->start_ns;
	if (state->next_read)
		state->next_read = direct_now(&state->parts[0]) + state->deadline;
	take_counts(counting);
	return code;
}

static uint64_t direct_due(const struct pmureg *counting)
{
	const struct counting_state *state = counting->state;

	/* Simulated time passes when it is told to. */
	if (is_simulated(counting) || !state->running)
		return 0;
	if (state->next_turn && (!state->next_read || state->next_turn < state->next_read))
		return state->next_turn;
	return state->next_read;
}

static int direct_tick(struct pmureg *counting, struct pmureg_error *error)
{
	struct counting_state *state = counting->state;
	uint64_t at = direct_now(&state->parts[0]);
	int code = 0;

	if (!state->running)
		return 0;
	if (state->next_turn && at >= state->next_turn) {
		code = for_each_session(counting, pmureg_session_rotate, error);
		state->next_turn = at + turn_ns(counting);
	} else if (state->next_read && at >= state->next_read) {
		code = direct_read(counting, error);
	}
	return code;
}

/* In steps: up to the next turn, and never so far that a counter wraps twice. */
static int direct_advance(struct pmureg *counting, uint64_t ns, struct pmureg_error *error)
{
	struct counting_state *state = counting->state;
	int code = 0;

	if (!is_simulated(counting))
		return pmureg_fail(error, -EINVAL, 0, "only the time of a simulated device can be advanced");
	while (ns && !code) {
		uint64_t step = ns < state->sim_step ? ns : state->sim_step;

		if (state->running && state->next_turn && state->next_turn - state->sim_ns < step)
			step = state->next_turn - state->sim_ns;
		code = pmureg_sim_advance(state->sim, step);
		if (code)
			return pmureg_fail(error, code, 0, "the simulated clock stopped: %s", strerror(-code));
		state->sim_ns += step;
		ns -= step;
		if (state->next_turn && state->sim_ns >= state->next_turn)
			code = direct_tick(counting, error);
		else if (ns && state->running)
			code = direct_read(counting, error);
	}
	return code;
}

static int direct_stop(struct pmureg *counting, struct pmureg_error *error)
{
	int code = direct_read(counting, error), stopped;

	counting->state->running = 0;
	stopped = for_each_session(counting, pmureg_session_stop, code ? NULL : error);
	return code ? code : stopped;
}

/* ---- Closing ---- */

static int direct_close(struct pmureg *counting, struct pmureg_error *error)
{
	struct counting_state *state = counting->state;
	const char *last = NULL;
	int code = 0;

	if (!state)
		return 0;
	for (size_t i = 0; i < state->part_count; i++) {
		int failed = direct_close_part(&state->parts[i], code ? NULL : error);

		code = code ? code : failed;
	}
	/* The session did to the model what it would do to the device: a mistake must not stay unseen. */
	if (!code && state->sim && pmureg_sim_faults(state->sim, &last))
		code = pmureg_fail(error, -EIO, 0, "the simulated %s was misused: %s", counting->system->name, last ? last : "?");
	free(state->parts);
	free(state->sim_memory);
	free(state);
	counting->state = NULL;
	return code;
}

const struct counting_ops counting_direct = {
	direct_open, direct_start, direct_read, direct_due, direct_tick, direct_advance, direct_stop, direct_close,
};
