/*
 * direct_session.c: the session of a part: what it counts, what undoes it, and who else counts there.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../core/internal.h"
#include "direct.h"

uint64_t direct_now(void *context)
{
	const struct part *part = context;
	const struct pmureg *counting = part->counting;

	return is_simulated(counting) ? counting->state->sim_ns : counting_clock_ns();
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

	return pmureg_fail(error, code, 0, "%s: this machine has no such unit that could be read: %s",
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
		return pmureg_fail(error, -ENOMEM, 0, "out of memory");
	for (size_t i = 0; i < counting->event_count; i++) {
		int code = is_elsewhere(part, counting->events[i].described.block) ? 0 : add_uses(part, i);

		if (code)
			return tell_absent(part, i, code, error);
	}
	return 0;
}

int direct_open_session(struct part *part, struct pmureg_error *error)
{
	struct pmureg *counting = part->counting;
	const struct pmureg_session_options session = {
		.size = sizeof(session), .flags = session_flags(counting), .now = direct_now, .keep = store_undo, .context = part,
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
	if (counting->options.watch) {
		part->watch = watch_open(counting->system, part->package.id, part->io, counting->options.watch,
					 counting->options.watch_context);
		part->io = part->watch ? watch_io(part->watch) : NULL;
	}
	size = pmureg_session_size(counting->system, part->events, part->use_count, &session);
	part->memory = calloc(1, size ? size : 1);
	if (!part->io || !part->memory)
		return pmureg_fail(error, -ENOMEM, 0, "out of memory");
	code = pmureg_session_open(part->memory, size, counting->system, part->io, part->events, part->use_count, &session,
				   &part->session, error);
	if (code && part->unkept.code && error)
		*error = part->unkept;
	else if (code == -EBUSY)
		tell_owner(part, error);
	return code;
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
	return pmureg_fail(error, -EBUSY, 0, "someone else has written %s of %s meanwhile: it held 0x%llx where 0x%llx was written; the counts "
			    "are not to be trusted", control.reg->name, unit, (unsigned long long)control.value,
			    (unsigned long long)control.expected);
}

int direct_close_part(struct part *part, struct pmureg_error *error)
{
	int code = 0, failed = 0;

	if (part->counting->owner != getpid()) {
		failed = 1; /* the parent still counts, and will put back */
	} else if (part->session) {
		failed = pmureg_session_close(part->session, error);
		code = failed || part->failed ? failed : tell_changed(part, error);
	}
	/* Stored, and no session: opening failed, and so did putting back. */
	pmureg_undo_close(part->undo, part->session ? failed != 0 : part->stored != 0);
	watch_close(part->watch);
	pmureg_reach_close(part->reach);
	free(part->memory);
	free(part->uses);
	free(part->events);
	free(part->counts);
	return code;
}
