/*
 * way_direct.c: counting by touching the registers: of this machine, one session a package, or of the simulated device.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../core/internal.h"
#include "counting.h"
#include "fail.h"
#include "packages.h"
#include "reach.h"
#include "undo.h"

#define TURN_NS UINT64_C(4000000)

/* No simulated counter adds more than this in a nanosecond of its clock (see pmureg_sim). */
#define TOP_STEP 256

/* An event on one unit. */
struct use {
	size_t event;      /* of the counting */
	uint16_t instance;
	struct cell *cell; /* where its count is shown */
};

struct part {
	struct pmureg *counting;
	struct pmureg_package package; /* id -1: simulated */
	struct pmureg_reach *reach;
	struct pmureg_io *io;
	struct pmureg_undo *undo;
	struct pmureg_error unkept;    /* why what undoes the session could not be stored; code 0: it could */
	size_t stored;                 /* accesses; 0: there is nothing to undo */
	void *memory;
	struct pmureg_session *session;
	struct use *uses;              /* an event of the session each */
	size_t use_count;
	struct pmureg_event *events;
	struct pmureg_count *counts;
	struct pmureg_control owned;
	enum pmureg_reason lost;       /* why it is not read any more; PMUREG_COUNTED: it is */
};

struct counting_state {
	struct part *parts;
	size_t part_count;
	void *sim_memory;
	struct pmureg_sim *sim;
	uint64_t sim_ns, sim_step;      /* its clock, and how far it may go so that no counter wraps twice */
	uint64_t start_ns, next_turn, deadline, next_read;
	int running;
};

static int is_simulated(const struct pmureg *counting)
{
	return counting->way == WAY_SIM;
}

/* ---- Time ---- */

static uint64_t now(void *context)
{
	const struct part *part = context;
	const struct pmureg *counting = part->counting;

	return is_simulated(counting) ? counting->state->sim_ns : counting_clock_ns();
}

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

static int open_sim(struct pmureg *counting, struct pmureg_error *error)
{
	struct counting_state *state = counting->state;
	size_t size = pmureg_sim_size(counting->system);
	int code;

	state->sim_memory = calloc(1, size ? size : 1);
	if (!state->sim_memory)
		return pmureg_failf(error, -ENOMEM, "out of memory");
	code = pmureg_sim_init(state->sim_memory, size, counting->system, &state->sim);
	if (code)
		return pmureg_failf(error, code, "%s cannot be simulated: %s", counting->system->name, strerror(-code));
	state->parts = calloc(1, sizeof(*state->parts));
	if (!state->parts)
		return pmureg_failf(error, -ENOMEM, "out of memory");
	state->part_count = 1;
	state->parts[0] = (struct part){.counting = counting, .package = {-1, -1}, .io = pmureg_sim_io(state->sim)};
	return 0;
}

static uint8_t *used_blocks(const struct pmureg *counting)
{
	uint8_t *used = calloc(counting->system->block_count, 1);

	for (size_t i = 0; i < counting->event_count && used; i++)
		used[counting->events[i].described.block - counting->system->blocks] = 1;
	return used;
}

/* What another machine has at the same places, nobody knows: nothing is touched there by mistake. */
static int check_machine(const struct pmureg *counting, struct pmureg_error *error)
{
	const struct counting_options *options = &counting->options;

	if (options->flags & PMUREG_FORCE || options->root[0] || system_here(options->sysfs) == counting->system)
		return 0;
	return pmureg_failf(error, -ENODEV, "this machine is not %s (%s): its registers are left alone without --force",
			    counting->system->name, counting->system->title);
}

static int open_packages(struct pmureg *counting, struct pmureg_error *error)
{
	const struct counting_options *options = &counting->options;
	struct counting_state *state = counting->state;
	struct pmureg_package *packages;
	uint8_t *used;
	int code = pmureg_packages_find(options->root, &packages, &state->part_count, error);

	if (code)
		return code;
	used = used_blocks(counting);
	state->parts = calloc(state->part_count, sizeof(*state->parts));
	if (!used || !state->parts)
		code = pmureg_failf(error, -ENOMEM, "out of memory");
	if (!state->parts)
		state->part_count = 0;
	for (size_t i = 0; i < state->part_count; i++)
		state->parts[i] = (struct part){.counting = counting, .package = packages[i]};
	for (size_t i = 0; i < state->part_count && !code; i++) {
		struct pmureg_reach_options reach = {options->root, options->mmio, (unsigned)i, packages[i].cpu, 0};

		code = pmureg_reach_open(counting->system, used, &reach, &state->parts[i].reach, error);
		if (!code)
			state->parts[i].io = pmureg_reach_io(state->parts[i].reach);
	}
	free(packages);
	free(used);
	return code;
}

/* ---- What outlives the process ---- */

static int store_undo(void *context, const struct pmureg_access *undo, size_t count)
{
	struct part *part = context;

	part->stored = count;
	return part->undo && count ? pmureg_undo_store(part->undo, undo, count, &part->unkept) : 0;
}

static int open_undo(struct part *part, struct pmureg_error *error)
{
	const struct counting_options *options = &part->counting->options;
	struct pmureg_undo_origin origin;
	int code = pmureg_undo_origin_of(part->counting->system->name, options->root, options->mmio, part->package.id,
					 part->package.cpu, &origin, error);

	return code ? code : pmureg_undo_open(options->run_directory, &origin, &part->undo, error);
}

/* ---- Sessions ---- */

/* Of a control that is in use: what its value says. */
static void tell_owner(const struct part *part, struct pmureg_error *error)
{
	const struct pmureg_control *control = &part->owned;
	size_t used;

	if (!control->block || !error)
		return;
	used = strlen(error->message);
	used += (size_t)snprintf(error->message + used, sizeof(error->message) - used, " (--force); it holds");
	for (uint16_t i = 0; i < control->reg->field_count && used < sizeof(error->message); i++) {
		const struct pmureg_field *field = &control->reg->fields[i];
		uint64_t value = pmureg_field_get(field, control->value);

		if (value)
			used += (size_t)snprintf(error->message + used, sizeof(error->message) - used, " %s=0x%llx", field->name,
						 (unsigned long long)value);
	}
}

static unsigned session_flags(const struct pmureg *counting)
{
	unsigned flags = is_simulated(counting) ? PMUREG_SESSION_ANY_RATE : 0;

	if (counting->options.flags & PMUREG_FORCE)
		flags |= PMUREG_SESSION_FORCE;
	if (counting->options.flags & PMUREG_NO_ROTATION)
		flags |= PMUREG_SESSION_NO_ROTATION;
	return flags;
}

/* A part may have fewer units than are described, and firmware may hide some: what cannot be read is not there. */
static int probe(const struct part *part, const struct pmureg_block *block, uint16_t instance)
{
	const struct pmureg_reference *counter = &block->counters[0].regs[0];
	uint64_t value;

	if (is_simulated(part->counting) || !block->counter_count)
		return 0;
	return pmureg_register_read(part->counting->system, block, &block->registers[counter->reg], instance,
				    block->counters[0].first, part->io, &value);
}

/* Mapped units are the machine's, wherever they stand: the first package's session counts them. */
static int is_elsewhere(const struct part *part, const struct pmureg_block *block)
{
	return pmureg_space_is_private(block->space) && part != part->counting->state->parts;
}

/* The units that an event was asked for: one by its number, or all that there are. Why there is none, if there is none. */
static int add_uses(struct part *part, size_t index)
{
	const struct pmureg_event *event = &part->counting->events[index].described;
	size_t before = part->use_count;
	int code = -ENODEV;

	for (uint16_t i = 0; i < event->block->instance_count; i++) {
		struct pmureg_event *one = &part->events[part->use_count];

		if (event->instance == PMUREG_INSTANCES_ALL ? !pmureg_event_is_on(event, i) : i != event->instance)
			continue;
		if (event->instance == PMUREG_INSTANCES_ALL) {
			int failed = probe(part, event->block, i);

			code = failed ? failed : code;
			if (failed)
				continue;
		}
		*one = *event;
		one->instance = i;
		one->group = part->counting->events[index].group;
		part->uses[part->use_count++] = (struct use){index, i, NULL};
	}
	return part->use_count > before ? 0 : code;
}

/* The io's own words tell a right that is missing from a unit that is. */
static int tell_absent(const struct part *part, size_t index, int code, struct pmureg_error *error)
{
	const char *why = pmureg_io_why(part->io);

	return pmureg_failf(error, code, "%s: this machine has no such unit that could be read: %s",
			    part->counting->events[index].text,
			    why ? why : "the part has fewer, or the firmware hides them");
}

static int make_uses(struct part *part, struct pmureg_error *error)
{
	const struct pmureg *counting = part->counting;
	size_t most = 1;

	for (size_t i = 0; i < counting->event_count; i++)
		most += counting->events[i].described.block->instance_count;
	part->uses = calloc(most, sizeof(*part->uses));
	part->events = calloc(most, sizeof(*part->events));
	part->counts = calloc(most, sizeof(*part->counts));
	if (!part->uses || !part->events || !part->counts)
		return pmureg_failf(error, -ENOMEM, "out of memory");
	for (size_t i = 0; i < counting->event_count; i++) {
		int code = is_elsewhere(part, counting->events[i].described.block) ? 0 : add_uses(part, i);

		if (code)
			return tell_absent(part, i, code, error);
	}
	return 0;
}

static int open_session(struct part *part, struct pmureg_error *error)
{
	struct pmureg *counting = part->counting;
	const struct pmureg_session_options session = {
		.size = sizeof(session), .flags = session_flags(counting), .now = now, .keep = store_undo, .context = part,
		.owned = &part->owned,
	};
	size_t size;
	int code = make_uses(part, error);

	if (!code && part->use_count && !is_simulated(counting))
		code = open_undo(part, error);
	if (code || !part->use_count)
		return code;
	if (counting->options.wrap)
		part->io = counting->options.wrap(counting->options.wrap_context, part->package.id, counting->system, part->io);
	size = pmureg_session_size(counting->system, part->events, part->use_count, &session);
	part->memory = calloc(1, size ? size : 1);
	if (!part->io || !part->memory)
		return pmureg_failf(error, -ENOMEM, "out of memory");
	code = pmureg_session_open(part->memory, size, counting->system, part->io, part->events, part->use_count, &session,
				   &part->session, error);
	if (code && part->unkept.code && error)
		*error = part->unkept;
	else if (code == -EBUSY)
		tell_owner(part, error);
	return code;
}

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
			return pmureg_failf(error, -ENOMEM, "out of memory");
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
		return pmureg_failf(error, -ENOMEM, "out of memory");
	counting->state->sim_step = largest_step(counting);
	code = is_simulated(counting) ? 0 : check_machine(counting, error);
	if (!code)
		code = is_simulated(counting) ? open_sim(counting, error) : open_packages(counting, error);
	for (size_t i = 0; i < counting->state->part_count && !code; i++)
		code = open_session(&counting->state->parts[i], error);
	return code ? code : make_cells(counting, error);
}

/* ---- Counting ---- */

static int for_each_session(struct pmureg *counting, int (*act)(struct pmureg_session *, struct pmureg_error *),
			    struct pmureg_error *error)
{
	int first = 0;

	for (size_t i = 0; i < counting->state->part_count; i++) {
		int code = is_open(&counting->state->parts[i]) ? act(counting->state->parts[i].session, first ? NULL : error) : 0;

		first = first ? first : code;
	}
	return first;
}

static void plan_ahead(struct pmureg *counting)
{
	struct counting_state *state = counting->state;
	uint64_t at = now(&state->parts[0]);

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

	counting->state->start_ns = now(&counting->state->parts[0]);
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

	counting->now_ns = now(&state->parts[0]) - state->start_ns;
	if (state->next_read)
		state->next_read = now(&state->parts[0]) + state->deadline;
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
	uint64_t at = now(&state->parts[0]);
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
		return pmureg_failf(error, -EINVAL, "only the time of a simulated device can be advanced");
	while (ns && !code) {
		uint64_t step = ns < state->sim_step ? ns : state->sim_step;

		if (state->running && state->next_turn && state->next_turn - state->sim_ns < step)
			step = state->next_turn - state->sim_ns;
		code = pmureg_sim_advance(state->sim, step);
		if (code)
			return pmureg_failf(error, code, "the simulated clock stopped: %s", strerror(-code));
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

/* A control that is not as it was left: the counts may be someone else's. Said, not undone. */
static int tell_changed(const struct part *part, struct pmureg_error *error)
{
	struct pmureg_control control;
	char unit[UNIT_NAME];

	if (pmureg_session_changed(part->session, 0, &control))
		return 0;
	unit_name(part->counting->system, control.block, control.instance, unit, sizeof(unit));
	return pmureg_failf(error, -EBUSY, "someone else has written %s of %s meanwhile: it held 0x%llx where 0x%llx was written; the counts "
			    "are not to be trusted", control.reg->name, unit, (unsigned long long)control.value,
			    (unsigned long long)control.expected);
}

static int close_part(struct part *part, struct pmureg_error *error)
{
	int code = 0, failed = 0;

	if (part->counting->owner != getpid()) {
		failed = 1; /* the parent still counts, and will put back */
	} else if (part->session) {
		failed = pmureg_session_close(part->session, error);
		code = failed ? failed : tell_changed(part, error);
	}
	/* Stored, and no session: opening failed, and so did putting back. */
	pmureg_undo_close(part->undo, part->session ? failed != 0 : part->stored != 0);
	pmureg_reach_close(part->reach);
	free(part->memory);
	free(part->uses);
	free(part->events);
	free(part->counts);
	return code;
}

static int direct_close(struct pmureg *counting, struct pmureg_error *error)
{
	struct counting_state *state = counting->state;
	const char *last = NULL;
	int code = 0;

	if (!state)
		return 0;
	for (size_t i = 0; i < state->part_count; i++) {
		int failed = close_part(&state->parts[i], code ? NULL : error);

		code = code ? code : failed;
	}
	/* The session did to the model what it would do to the device: a mistake must not stay unseen. */
	if (!code && state->sim && pmureg_sim_faults(state->sim, &last))
		code = pmureg_failf(error, -EIO, "the simulated %s was misused: %s", counting->system->name, last ? last : "?");
	free(state->parts);
	free(state->sim_memory);
	free(state);
	counting->state = NULL;
	return code;
}

const struct counting_ops counting_direct = {
	direct_open, direct_start, direct_read, direct_due, direct_tick, direct_advance, direct_stop, direct_close,
};
