/*
 * direct_session.c: the session of a package: what it counts, what puts back, and who else counts there.
 */
#include "direct.h"

#define ABSENT 256 /* the names of a package's units that are not there */

uint64_t direct_now(const struct pmureg *pmureg)
{
	return pmureg->state->packages->registers.sim ? pmureg->state->sim_ns : handle_clock_ns();
}

/* ---- What outlives the process ---- */

static int keep(void *context, const struct pmureg_undo *undo)
{
	struct package *package = context;

	return package->record ? record_store(package->record, undo,
					      (package->pmureg->options.flags & PMUREG_FORCE) != 0, &package->unkept) :
				 0;
}

/* ---- The units ---- */

/* Whether an event is to be counted on a unit: by its number, or on all that have it. */
static int is_asked(const struct pmureg_event *event, uint16_t instance)
{
	return event->instance == PMUREG_INSTANCES_ALL ? pmureg_event_is_on(event, instance) :
							 event->instance == instance;
}

/* Said once for all events of a unit. */
static void tell_absent(struct pmureg *pmureg, const struct pmureg_block *block, const char *units, int package)
{
	char text[ABSENT + 64];

	if (!units[0] || pmureg_space_is_private(block->space))
		return;
	if (package < 0)
		(void)pmureg_format(text, sizeof(text), "the simulated device has no %s", units);
	else
		(void)pmureg_format(text, sizeof(text), "package %d has no %s: not counted there", package, units);
	for (size_t i = 0; i < pmureg->notice_count; i++)
		if (strcmp(pmureg->notices[i], text) == 0)
			return;
	handle_notice(pmureg, "%s", text);
}

/*
 * The units that an event was asked for and that are there: a part may have fewer than are described, and firmware may
 * hide some. Why there is none, if there is none.
 */
static int add_event(struct package *package, struct event *event, char absent[ABSENT], struct pmureg_error *error)
{
	const struct pmureg_block *block = event->described.block;
	const size_t before = package->event_count;
	int code = -ENODEV;

	absent[0] = '\0';
	for (uint16_t i = 0; i < block->instance_count; i++) {
		struct pmureg_event *one = &package->events[package->event_count];
		struct result *result = &event->results[event->result_count];
		char unit[UNIT_NAME];
		int failed;

		if (!is_asked(&event->described, i))
			continue;
		(void)pmureg_unit_any_name(event->described.system, block, i, unit, sizeof(unit));
		failed = !block->counter_count ? 0 : registers_unit(&package->registers, block, i, 1, error);
		if (failed)
			pmureg_text_append(absent, ABSENT, "%s%s", absent[0] ? ", " : "", unit);
		code = failed ? failed : code;
		if (failed)
			continue;
		*one = event->described;
		one->instance = i;
		one->group = event->group;
		result->instance = i;
		result->package = unit_package(block, i, package->registers.package);
		memcpy(result->unit, unit, sizeof(unit));
		package->results[package->event_count++] = result;
		event->result_count++;
	}
	return package->event_count > before ? 0 : code;
}

/* Whether another package has a unit that this one lacks. */
static int is_on_another(const struct package *package, const struct pmureg_event *event)
{
	const struct state *state = package->pmureg->state;

	for (size_t i = 0; i < state->package_count; i++)
		for (uint16_t u = 0; &state->packages[i] != package && u < event->block->instance_count; u++)
			if (is_asked(event, u) &&
			    !registers_unit(&state->packages[i].registers, event->block, u, 1, NULL))
				return 1;
	return 0;
}

/* Mapped units are the machine's, wherever they stand: the first package's session counts them. */
static int is_elsewhere(const struct package *package, const struct event *event)
{
	return pmureg_space_is_private(event->described.block->space) && package != package->pmureg->state->packages;
}

static int add_events(struct package *package, struct pmureg_error *error)
{
	struct pmureg *pmureg = package->pmureg;
	size_t most = 1;

	for (size_t i = 0; i < pmureg->event_count; i++)
		most += pmureg->events[i].described.block->instance_count;
	package->events = calloc(most, sizeof(*package->events));
	package->results = calloc(most, sizeof(struct result *));
	package->counts = calloc(most, sizeof(*package->counts));
	if (!package->events || !package->results || !package->counts)
		return io_out_of_memory(error);
	for (size_t i = 0; i < pmureg->event_count; i++) {
		struct event *event = &pmureg->events[i];
		struct pmureg_error why;
		char absent[ABSENT] = "";
		int code = is_elsewhere(package, event) ? 0 : add_event(package, event, absent, &why);

		/* The io's own words tell a right that is missing from a unit that is. */
		if (code && !(code == -ENOENT && is_on_another(package, &event->described)))
			return pmureg_fail(error, code == -ENOENT ? -ENODEV : code, 0,
					   "%s: this machine has no such unit that could be read: %s", event->text,
					   why.message);
		tell_absent(pmureg, event->described.block, absent, package->registers.package);
	}
	return 0;
}

/* ---- Opening ---- */

/* Of a control that is in use: what its value says. */
static void tell_fields(const struct pmureg_control *control, const char *before, struct pmureg_error *error)
{
	if (!control->block || !error)
		return;
	pmureg_text_append(error->message, sizeof(error->message), "%s; it holds", before);
	for (uint16_t i = 0; i < control->reg->field_count; i++) {
		const struct pmureg_field *field = &control->reg->fields[i];
		const uint64_t value = pmureg_field_get(field, control->value);

		if (value)
			pmureg_text_append(error->message, sizeof(error->message), " %s=0x%llx", field->name,
					   (unsigned long long)value);
	}
}

/* Putting back failed, too, or not all of it could be. */
static void tell_stored(const struct package *package, struct pmureg_error *error)
{
	if (error && record_is_stored(package->record))
		pmureg_text_append(error->message, sizeof(error->message),
				   "; registers are left changed: `pmureg restore` tries again to put them back");
}

static unsigned session_flags(const struct package *package)
{
	const unsigned flags = package->pmureg->options.flags;

	return (package->registers.sim ? PMUREG_SESSION_ANY_RATE : 0U) |
	       (flags & PMUREG_FORCE ? PMUREG_SESSION_FORCE : 0U) |
	       (flags & PMUREG_NO_ROTATION ? PMUREG_SESSION_NO_ROTATION : 0U);
}

static uint64_t now(void *context)
{
	return direct_now(((const struct package *)context)->pmureg);
}

static int give_up(void *context)
{
	const struct pmureg_options *options = &((const struct package *)context)->pmureg->options;

	return options->give_up(options->watch_context);
}

static void watch(void *context, const struct pmureg_access *access)
{
	static const char *const barriers[] = {
		[PMUREG_NO_BARRIER] = "none", [PMUREG_ISB] = "isb", [PMUREG_DSB] = "dsb"};
	const struct package *package = context;
	const struct pmureg_options *options = &package->pmureg->options;
	const struct pmureg_system *system = package->pmureg->system;
	struct pmureg_watched watched = {
		.size = sizeof(watched),
		.kind = access->kind == PMUREG_ACCESS_READ ? 'r' : access->kind == PMUREG_ACCESS_WRITE ? 'w' : 'b',
		.package = package->registers.package, .system = system, .block = &system->blocks[access->place.block],
		.instance = access->place.instance, .element = access->element, .half = access->half,
		.bits = access->place.bits,
		.value = access->value,
	};

	watched.reg = &watched.block->registers[access->reg];
	if (watched.kind == 'b')
		(void)pmureg_format(watched.place, sizeof(watched.place), "%s", barriers[access->barrier]);
	else
		(void)pmureg_place_text(&access->place, watched.place, sizeof(watched.place));
	options->watch(options->watch_context, &watched);
}

int package_open(struct package *package, struct pmureg_error *error)
{
	const struct pmureg_session_options options = {
		.size = sizeof(options), .flags = session_flags(package), .now = now, .keep = keep, .context = package,
		.owned = &package->owned, .watch = package->pmureg->options.watch ? watch : NULL,
		.give_up = package->pmureg->options.give_up ? give_up : NULL,
	};
	const struct pmureg_system *system = package->pmureg->system;
	size_t size;
	int code = add_events(package, error);

	if (!code && package->event_count && !package->registers.sim)
		code = record_open(&package->pmureg->state->directory, &package->registers, &package->record, error);
	if (code || !package->event_count)
		return code;
	size = pmureg_session_size(system, package->events, package->event_count, &options);
	package->memory = calloc(1, size ? size : 1);
	if (!package->memory)
		return io_out_of_memory(error);
	code = pmureg_session_open(package->memory, size, system, package->registers.io, package->events,
				   package->event_count, &options, &package->session, error);
	if (code && package->unkept.code && error)
		*error = package->unkept;
	else if (code == -EBUSY)
		tell_fields(&package->owned, " (--force)", error);
	tell_stored(package, error);
	return code;
}

/* ---- Closing ---- */

/* A control that is not as it was left, and its fields: the counts may be someone else's. Said, not undone. */
static int tell_changed(const struct package *package, struct pmureg_error *error)
{
	struct pmureg_control control;
	struct pmureg_register_name of;
	char unit[UNIT_NAME], name[96];

	if (pmureg_session_changed(package->session, 0, &control))
		return 0;
	(void)pmureg_unit_any_name(package->pmureg->system, control.block, control.instance, unit, sizeof(unit));
	of = (struct pmureg_register_name){control.block, control.reg, control.instance, control.element};
	(void)pmureg_register_text(&of, name, sizeof(name));
	(void)pmureg_fail(
		error, -EBUSY, 0,
		"someone else has written %s of %s meanwhile: it held 0x%llx where 0x%llx was written, and is left "
		"alone; the counts are not to be trusted",
		name, unit, (unsigned long long)control.value, (unsigned long long)control.expected);
	tell_fields(&control, "", error);
	return -EBUSY;
}

/* The session did to the model what it would do to the device: a mistake must not stay unseen. */
static int check_faults(const struct package *package, struct pmureg_error *error)
{
	const char *last = NULL;

	if (!package->registers.sim || !pmureg_sim_faults(package->registers.sim, &last))
		return 0;
	return pmureg_fail(error, -EIO, 0, "the simulated %s was misused: %s", package->pmureg->system->name,
			   last ? last : "?");
}

int package_close(struct package *package, struct pmureg_error *error)
{
	int code = 0;

	/* A child leaves it to its parent, which still counts. */
	if (package->pmureg->owner == getpid() && package->session) {
		code = pmureg_session_close(package->session, error);
		if (!code && package->record)
			(void)record_store(package->record, NULL, 0, NULL);
		if (code)
			tell_stored(package, error);
		else if (!package->failed)
			code = tell_changed(package, error);
	}
	code = code ? code : check_faults(package, error);
	record_close(package->record);
	registers_close(&package->registers);
	free(package->memory);
	free(package->events);
	free(package->results);
	free(package->counts);
	return code;
}
