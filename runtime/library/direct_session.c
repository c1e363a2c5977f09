/*
 * direct_session.c: the session of a topology element: its events, its record, and checks for other programs.
 */
#include "direct.h"

#define ABSENT 192 /* size of the list of absent units; further units are only counted */

uint64_t direct_now(const struct pmureg *pmureg)
{
	return pmureg->state->banks->registers.sim ? pmureg->state->sim_ns : handle_clock_ns();
}

/* ---- The record ---- */

static int direct_session_keep(void *context, const struct pmureg_undo *undo)
{
	struct bank *bank = context;

	return bank->record ? record_store(bank->record, undo,
					      (bank->pmureg->options.flags & PMUREG_FORCE) != 0, &bank->unkept) :
				 0;
}

/* ---- The units ---- */

/* Checks whether an event is counted on a unit: a given number must match; else all units count it. */
static int direct_session_is_numbered(const struct bank *bank, const struct pmureg_event *event, uint16_t instance)
{
	uint64_t number;

	if (event->block->perf_number.count && event->bank != PMUREG_BANKS_ALL)
		return !io_unit_number(&bank->registers.options, event->block, instance, bank->registers.bank.number,
				       &number, NULL) && number == event->bank;
	return event->instance == PMUREG_INSTANCES_ALL ? pmureg_event_is_on(event, instance) :
							 event->instance == instance;
}

static int is_asked(const struct bank *bank, const struct event *event, uint16_t instance)
{
	return direct_session_is_numbered(bank, &event->described, instance) &&
	       (!event->by || elsewhere_is_on(event, &bank->registers, instance));
}

int bank_is(const struct bank *bank, const struct pmureg_event *event)
{
	struct pmureg_machine *machine = bank->pmureg->machine;
	const int is_simulated = !bank->registers.options.machine;
	const uint16_t instance = event->instance == PMUREG_INSTANCES_ALL ? 0 : event->instance;
	const struct io_names *names;
	uint64_t number;

	if (!event->block->perf_banks || event->bank == PMUREG_BANKS_ALL)
		return 1;
	if (!is_simulated && event->block->scope != bank->scope)
		return 0;
	for (uint16_t i = 0; event->block->perf_number.count; i++)
		if (i == event->block->instance_count || direct_session_is_numbered(bank, event, i))
			return i < event->block->instance_count;
	for (size_t i = 0; !is_simulated && !io_devices(machine, &names) && i < names->count; i++) {
		const struct io_pmu *pmu;

		if (!pmureg_unit_is(event->block, instance, pmureg_word_of(names->names[i]), &number) ||
		    number != event->bank)
			continue;
		pmu = io_pmu(machine, i);
		if (pmu && pmu->cpus.count) {
			struct io_bank here = {.ids = {[PMUREG_CPU] = pmu->cpus.cpus[0]}};

			io_bank_read(machine, &here, bank->scope);
			return io_is_same_bank(&here, &bank->registers.bank, bank->scope);
		}
	}
	return bank->registers.bank.number == event->bank;
}

/* Writes the name of a unit as the event's notation has it. */
static void unit_name(const struct bank *bank, const struct pmureg_event *event, uint16_t instance, char unit[UNIT_NAME])
{
	const struct pmureg_block *block = event->block;
	uint64_t number = event->bank;

	if (block->perf_number.count)
		(void)io_unit_number(&bank->registers.options, block, instance, bank->registers.bank.number, &number,
				     NULL);
	if (number == PMUREG_BANKS_ALL)
		(void)pmureg_unit_any_name(event->system, block, instance, unit, UNIT_NAME);
	else
		(void)pmureg_unit_linux_name(block, instance, number, unit, UNIT_NAME);
}

static void tell_units(const struct bank *bank, const char *units)
{
	struct pmureg *pmureg = bank->pmureg;
	char where[IO_BANK_TEXT];

	if (!units[0] || (!bank->scope && !bank->registers.sim && !pmureg->mmio))
		return; /* without topology, a description lists the most units that a machine may have */
	io_bank_words(&bank->registers.bank, bank->scope, where);
	if (bank->registers.sim)
		handle_notice(pmureg, "the simulated device has no %s", units);
	else if (pmureg->mmio)
		handle_notice(pmureg, "not counted, because --mmio does not give their addresses: %s", units);
	else
		handle_notice(pmureg, "%s has no %s, so they are not counted", where, units);
}

/* Reports absent units in one notice. A unit that is present but cannot be counted gets a notice of its own. */
static void tell_absent(const struct bank *bank, const struct event *asked)
{
	const struct pmureg_event *event = &asked->described;
	char absent[ABSENT + UNIT_NAME] = "", unit[UNIT_NAME], where[IO_BANK_TEXT];
	size_t more = 0;

	io_bank_words(&bank->registers.bank, bank->scope, where);
	for (uint16_t i = 0; event->block->counter_count && i < event->block->instance_count; i++) {
		struct pmureg_error why;
		int code = is_asked(bank, asked, i) ? registers_unit(&bank->registers, event->block, i, 1, &why) : 0;

		if (!code)
			continue;
		unit_name(bank, event, i, unit);
		if (code != -ENOENT && !bank->pmureg->mmio)
			handle_notice(bank->pmureg, "%s of %s is %s%s", unit, where,
				      code == -EADDRNOTAVAIL ? "" : "not counted: ", why.message);
		else if (strlen(absent) < ABSENT)
			pmureg_text_append(absent, sizeof(absent), "%s%s", absent[0] ? ", " : "", unit);
		else
			more++;
	}
	if (more)
		pmureg_text_append(absent, sizeof(absent), " and %zu more", more);
	tell_units(bank, absent);
}

/* Returns the result of an event on a unit. Elements that are reported together share a result. */
static struct result *result_of(const struct bank *bank, const struct event *of, uint16_t instance, const char *unit)
{
	struct event *event = &bank->pmureg->events[of->shown_by];
	struct result *result = &event->results[event->result_count], *same = event->results;

	result->instance = instance;
	result->bank = of->described.bank;
	result_place(result, of->described.block, &bank->registers.bank, bank->pmureg->options.per);
	(void)pmureg_format(result->unit, sizeof(result->unit), "%s", unit);
	while (same < result && (same->instance != instance || strcmp(same->place, result->place) != 0 || of->by))
		same++;
	event->result_count += same == result;
	same->banks++;
	return same;
}

/*
 * Adds the requested units that are present. A part may have fewer than described, and firmware may hide some. If none
 * is present, returns the reason.
 */
static int direct_session_add_event(struct bank *bank, struct event *event, int *lacks, struct pmureg_error *error)
{
	const struct pmureg_block *block = event->described.block;
	const size_t before = bank->event_count;
	int code = pmureg_fail(error, -ENODEV, 0, "no unit matches its terms");

	for (uint16_t i = 0; i < block->instance_count; i++) {
		struct pmureg_event *one = &bank->events[bank->event_count];
		char unit[UNIT_NAME];
		int failed;

		if (!is_asked(bank, event, i))
			continue;
		unit_name(bank, &event->described, i, unit);
		failed = !block->counter_count ? 0 : registers_unit(&bank->registers, block, i, 1, error);
		*lacks |= failed != 0;
		code = failed ? failed : code;
		if (failed)
			continue;
		*one = event->described;
		one->instance = i;
		one->group = event->group;
		bank->results[bank->event_count++] = result_of(bank, event, i, unit);
	}
	return bank->event_count > before ? 0 : code;
}

static int has_any(const struct bank *bank, const struct event *event)
{
	for (uint16_t u = 0; u < event->described.block->instance_count; u++)
		if (is_asked(bank, event, u) && !registers_unit(&bank->registers, event->described.block, u, 1, NULL))
			return 1;
	return 0;
}

/*
 * Checks whether another element has a unit that this one lacks, or this one a unit of another kind that also counts
 * the event.
 */
static int is_on_another(const struct bank *bank, const struct event *event)
{
	const struct pmureg *pmureg = bank->pmureg;

	for (size_t i = 0; i < pmureg->state->bank_count; i++)
		if (&pmureg->state->banks[i] != bank && pmureg->state->banks[i].scope == bank->scope &&
		    has_any(&pmureg->state->banks[i], event))
			return 1;
	for (const struct event *other = pmureg->events; other < pmureg->events + pmureg->event_count; other++)
		if (other != event && other->shown_by == event->shown_by && has_any(bank, other))
			return 1;
	return 0;
}

/* The simulated device is one element with all scopes. */
static int is_elsewhere(const struct bank *bank, const struct event *event)
{
	return event->is_left_out || (!bank->registers.sim && event->described.block->scope != bank->scope) ||
	       !bank_is(bank, &event->described);
}

static int add_events(struct bank *bank, struct pmureg_error *error)
{
	struct pmureg *pmureg = bank->pmureg;
	size_t most = 1;

	for (size_t i = 0; i < pmureg->event_count; i++)
		most += pmureg->events[i].described.block->instance_count;
	bank->events = calloc(most, sizeof(*bank->events));
	bank->results = calloc(most, sizeof(struct result *));
	bank->counts = calloc(most, sizeof(*bank->counts));
	if (!bank->events || !bank->results || !bank->counts)
		return io_out_of_memory(error);
	for (size_t i = 0; i < pmureg->event_count; i++) {
		struct event *event = &pmureg->events[i];
		struct pmureg_error why;
		int lacks = 0,
		    code = is_elsewhere(bank, event) ? 0 : direct_session_add_event(bank, event, &lacks, &why);

		/* -ENOENT and -ENODEV mean an absent unit; other codes (missing rights) are always errors. */
		if (code && !((code == -ENOENT || code == -ENODEV) && is_on_another(bank, event))) {
			pmureg->blamed = code == -ENOENT || code == -ENODEV || event->is_of_view ? i : SIZE_MAX;
			return pmureg_fail(error, code == -ENOENT ? -ENODEV : code, 0,
					   "%s: no unit of this event could be read: %s", event->text,
					   why.message);
		}
		if (lacks)
			tell_absent(bank, event);
	}
	return 0;
}

/* ---- Opening ---- */

/* Appends the fields of a control that is in use. */
static void tell_fields(const struct pmureg_control *control, const char *before, struct pmureg_error *error)
{
	if (!control->block || !error)
		return;
	pmureg_text_append(error->message, sizeof(error->message), "%s; it holds", before);
	for (uint16_t i = 0; i < control->reg->field_count; i++) {
		const struct pmureg_field *field = &pmureg_register_fields(control->reg)[i];
		const uint64_t value = pmureg_field_get(field, control->value);

		if (value)
			pmureg_text_append(error->message, sizeof(error->message), " %s=0x%llx",
					   pmureg_field_name(field), (unsigned long long)value);
	}
}

/* Reports why the record could not be stored or removed. */
static void tell_unkept(const struct bank *bank, int code, struct pmureg_error *error)
{
	if (error && bank->unkept.code == code)
		*error = bank->unkept;
	else if (error && bank->unkept.code)
		pmureg_text_append(error->message, sizeof(error->message), "; %s", bank->unkept.message);
}

static uint64_t now(void *context)
{
	return direct_now(((const struct bank *)context)->pmureg);
}

static int direct_session_give_up(void *context)
{
	const struct pmureg_options *options = &((const struct bank *)context)->pmureg->options;

	return options->give_up(options->watch_context);
}

static void watch(void *context, const struct pmureg_access *access)
{
	static const char *const barriers[] = {
		[PMUREG_NO_BARRIER] = "none", [PMUREG_ISB] = "isb", [PMUREG_DSB] = "dsb"};
	const struct bank *bank = context;
	const struct pmureg_options *options = &bank->pmureg->options;
	const struct pmureg_system *system = bank->pmureg->system;
	struct pmureg_watched watched = {
		.size = sizeof(watched),
		.kind = access->kind == PMUREG_ACCESS_READ  ? 'r' :
			access->kind == PMUREG_ACCESS_WRITE ? 'w' :
							      'b',
		.package = bank->registers.bank.ids[PMUREG_PACKAGE],
		.system = system,
		.block = &pmureg_system_blocks(system)[access->place.block],
		.instance = access->place.instance,
		.element = access->element,
		.half = access->half,
		.bits = access->place.bits,
		.value = access->value,
	};

	watched.reg = &pmureg_block_registers(watched.block)[access->reg];
	if (watched.kind == 'b')
		(void)pmureg_format(watched.place, sizeof(watched.place), "%s", barriers[access->barrier]);
	else
		(void)pmureg_place_text(system, &access->place, watched.place, sizeof(watched.place));
	options->watch(options->watch_context, &watched);
}

/* Sets `blamed` to the event that has the result. */
static void direct_session_blame(struct pmureg *pmureg, const struct result *result)
{
	for (size_t i = 0; i < pmureg->event_count; i++)
		if (result >= pmureg->events[i].results && result < pmureg->events[i].results + pmureg->events[i].result_count)
			pmureg->blamed = i;
}

int bank_open(struct bank *bank, struct pmureg_error *error)
{
	const unsigned asked = bank->pmureg->options.flags;
	size_t blamed = SIZE_MAX;
	const struct pmureg_session_options options = {
		.size = sizeof(options), .now = now, .keep = direct_session_keep, .context = bank,
		.flags = (bank->registers.sim ? PMUREG_SESSION_ANY_RATE : 0U) |
			 (asked & PMUREG_FORCE ? PMUREG_SESSION_FORCE : 0U) |
			 (asked & PMUREG_NO_ROTATION ? PMUREG_SESSION_NO_ROTATION : 0U),
		.owned = &bank->owned, .watch = bank->pmureg->options.watch ? watch : NULL,
		.give_up = bank->pmureg->options.give_up ? direct_session_give_up : NULL,
		.blamed = &blamed,
	};
	const struct pmureg_system *system = bank->pmureg->system;
	char where[IO_BANK_TEXT];
	size_t size;
	int code = add_events(bank, error);

	if (!code && bank->event_count && !bank->registers.sim)
		code = record_open(&bank->pmureg->state->directory, &bank->registers, &bank->record, error);
	if (code || !bank->event_count)
		return code;
	size = pmureg_session_size(system, bank->events, bank->event_count, &options);
	bank->memory = calloc(1, size ? size : 1);
	if (!bank->memory)
		return io_out_of_memory(error);
	code = pmureg_session_open(bank->memory, size, system, bank->registers.io, bank->events,
				   bank->event_count, &options, &bank->session, error);
	if (code && blamed < bank->event_count)
		direct_session_blame(bank->pmureg, bank->results[blamed]);
	if (code == -EBUSY && !bank->unkept.code)
		tell_fields(&bank->owned, " (--force)", error);
	else if (code)
		tell_unkept(bank, code, error);
	if (code && error && bank->scope > PMUREG_PACKAGE) {
		io_bank_words(&bank->registers.bank, bank->scope, where);
		pmureg_text_append(error->message, sizeof(error->message), "; this is %s", where);
	}
	return code;
}

/* ---- Closing ---- */

/*
 * Returns an error with the fields of a control that another program changed: the counts may be those of that program.
 * The control is not restored.
 */
static int direct_session_tell_changed(const struct bank *bank, struct pmureg_error *error)
{
	struct pmureg_control control;
	struct pmureg_register_name of;
	char unit[UNIT_NAME], name[96];

	if (pmureg_session_changed(bank->session, 0, &control))
		return 0;
	(void)pmureg_unit_any_name(bank->pmureg->system, control.block, control.instance, unit, sizeof(unit));
	of = (struct pmureg_register_name){control.block, control.reg, control.instance, control.element};
	(void)pmureg_register_name_text(&of, name, sizeof(name));
	(void)pmureg_fail(
		error, -EBUSY, 0,
		"another program wrote %s of %s during the session: it held 0x%llx instead of 0x%llx, and was not "
		"restored; do not trust the counts",
		name, unit, (unsigned long long)control.value, (unsigned long long)control.expected);
	tell_fields(&control, "", error);
	return -EBUSY;
}

/* Reports faults of the simulated device: on a real device, the wrong access would go unnoticed. */
static int check_faults(const struct bank *bank, struct pmureg_error *error)
{
	const char *last = NULL;

	if (!bank->registers.sim || !pmureg_parts.simulator->faults(bank->registers.sim, &last))
		return 0;
	return pmureg_fail(error, -EIO, 0, "wrong access to the simulated %s: %s",
			   pmureg_system_key(bank->pmureg->system), last ? last : "?");
}

int bank_close(struct bank *bank, struct pmureg_error *error)
{
	/* A forked child leaves the session to its parent, which still counts. */
	const int is_ours = bank->pmureg->owner == getpid();
	int code = 0;

	if (is_ours && bank->session) {
		code = pmureg_session_close(bank->session, error);
		if (code)
			tell_unkept(bank, code, error);
		else if (!bank->failed)
			code = direct_session_tell_changed(bank, error);
	}
	bank->pmureg->is_left_changed |= is_ours && record_is_stored(bank->record);
	code = code ? code : check_faults(bank, error);
	record_close(bank->record);
	registers_close(&bank->registers);
	free(bank->memory);
	free(bank->events);
	free(bank->results);
	free(bank->counts);
	return code;
}
