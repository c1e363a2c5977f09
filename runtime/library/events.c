/*
 * events.c: parses the events of a handle and chooses the backend.
 */
#include "handle.h"

#include "../core/parse/lex.h"
#include "../io/files.h"
#include "../io/machine.h"
#include "../io/ways.h"

/* Parser state of one event of a list. */
struct parsing {
	struct pmureg *pmureg;
	const char *list;
	struct pmureg_word written; /* the event's part of the list */
	struct pmureg_word modifiers; /* modifiers of its group */
	struct pmureg_word event, device; /* the event's text: as written, with the group's modifiers, or with one of
					     the units that it means */
	char modified[2 * EVENT_TEXT];
	int is_wide;
	struct wide wide;
	char rest[EVENT_TEXT]; /* text after the unit */
	const char *own; /* text after `SYSTEM:`, which the kernel understands */
	uint16_t group, more_groups; /* group of the event; number of further groups made for events with several units
					*/
	int in_group;
	const struct pmureg_system *named, *here, *described; /* see find_systems() */
	const struct pmureg_system *other; /* a second system with such a device that this machine may be just as well
					      as `here` */
	struct pmureg_error *error;
};

void events_drop(struct pmureg *pmureg, size_t from)
{
	while (pmureg->event_count > from) {
		struct event *event = &pmureg->events[--pmureg->event_count];

		pmureg_perf_event_clear(&event->perf);
		free(event->results);
	}
}

void events_free(struct pmureg *pmureg)
{
	events_drop(pmureg, 0);
	free(pmureg->events);
}

/* Returns a column in the list from one in the event. */
static int column(const struct parsing *parsing, int in_event)
{
	const int start = (int)(parsing->written.text - parsing->list);

	if (!in_event || parsing->event.text == parsing->written.text)
		return in_event ? start + in_event : 0;
	if (parsing->event.text == parsing->modified && in_event > (int)parsing->written.length)
		return (int)(parsing->modifiers.text - parsing->list) + 1;
	return start + (parsing->event.text == parsing->modified ? in_event : 1);
}

static int fail_as(const struct parsing *parsing, int code, const struct pmureg_error *error)
{
	return pmureg_fail(parsing->error, code, column(parsing, error->column), "%s",
			   error->message[0] ? error->message : strerror(-code));
}

/* ---- Choosing the system ---- */

static int events_has_device(const struct parsing *parsing, const struct pmureg_system *system)
{
	struct pmureg_unit_found found;

	return parsing->is_wide ? wide_is_in(&parsing->wide, system) : !pmureg_unit_find(system, parsing->device, &found);
}

/* If the user gives the address of a unit (--mmio), this machine has it. */
static int is_placed(const struct parsing *parsing, const struct pmureg_system *system)
{
	const char *places = parsing->pmureg->mmio;
	struct pmureg_mmio_map map;
	struct pmureg_word place;

	while (pmureg_word_next(&places, &place))
		if (!pmureg_mmio_parse(system, place, &map, NULL))
			return events_has_device(parsing, system);
	return 0;
}

/* Takes the first system with the device; a second one of the same certainty makes the choice ambiguous. */
static void take_here(struct parsing *parsing, const struct pmureg_system *system, int is_sure, int *here_is)
{
	if (parsing->here && is_sure == *here_is && !parsing->other)
		parsing->other = system;
	*here_is = parsing->here ? *here_is : is_sure;
	parsing->here = parsing->here ? parsing->here : system;
}

/*
 * Finds the described system that this machine is (`here`), and the one that describes the kernel's event
 * (`described`), if they have the device.
 */
static void find_systems(struct parsing *parsing)
{
	struct pmureg_machine *machine = parsing->pmureg->machine;
	const struct pmureg_system *named = parsing->named, *system;
	int is_sure, here_is = 0;

	parsing->here = parsing->other = NULL;
	if (named &&
	    ((events_has_device(parsing, named) && io_machine_is(machine, named)) || is_placed(parsing, named)))
		parsing->here = named;
	for (size_t i = 0; !named && (system = machine_system(machine, i, &is_sure)); i++)
		if (events_has_device(parsing, system))
			take_here(parsing, system, is_sure, &here_is);
	for (const struct pmureg_system *each = NULL; !named && !parsing->here && parsing->pmureg->mmio && (each = pmureg_system_next(each));)
		if (is_placed(parsing, each))
			take_here(parsing, each, 0, &here_is);
	parsing->described = named && events_has_device(parsing, named) ? named : parsing->here;
}

/* Takes `SYSTEM:` before an event, which names its system as --system does for all. Modifiers cannot be named so. */
static int take_system(struct parsing *parsing)
{
	const struct pmureg_word *device = &parsing->device;
	const char *colon = memchr(device->text, ':', device->length);
	const struct pmureg_system *all = parsing->pmureg->named;
	const int has_device = device->length < parsing->event.length;
	char name[UNIT_NAME];
	struct pmureg_error error;

	parsing->named = all;
	parsing->own = parsing->event.text;
	if (!colon || perf_has(parsing->pmureg->machine, parsing->event))
		return 0;
	(void)pmureg_format(name, sizeof(name), "%.*s", (int)(colon - device->text), device->text);
	if (!has_device && !pmureg_system_find(name, NULL))
		return 0;
	parsing->named = pmureg_system_find(name, &error);
	parsing->own = colon + 1;
	if (!parsing->named)
		return pmureg_fail(parsing->error, -ENOENT, column(parsing, 1), "%s", error.message);
	if (!all || all == parsing->named)
		return 0;
	if (pmureg_system_blocks(all) == pmureg_system_blocks(parsing->named) &&
	    !pmureg_system_variant(parsing->named)) {
		parsing->named = all;
		return 0;
	}
	return pmureg_fail(parsing->error, -EINVAL, column(parsing, 1),
			   "'%s:' differs from the chosen system, %s%s%s: use one system", name, pmureg_system_key(all),
			   pmureg_system_variant(all) ? "." : "",
			   pmureg_system_variant(all) ? pmureg_system_variant(all) : "");
}

/* Returns the text without `SYSTEM:`. */
static struct pmureg_word own_text(const struct parsing *parsing)
{
	return (struct pmureg_word){parsing->own, parsing->event.length - (size_t)(parsing->own - parsing->event.text)};
}

/* Returns the word for what was named, for messages. */
static const char *noun(const struct parsing *parsing)
{
	return parsing->is_wide && parsing->wide.event.length ? "event" : "PMU";
}

static void try_events(struct pmureg_nearest *nearest, const struct pmureg_system *system)
{
	for (uint16_t b = 0; b < system->block_count; b++) {
		const struct pmureg_names *names = &pmureg_system_blocks(system)[b].event_names;
		const struct pmureg_name *list = pmureg_names_list(names);

		for (uint16_t i = 0; i < names->count; i++)
			pmureg_nearest_try(nearest, pmureg_name_text(&list[i]));
	}
}

/* Returns the end of a message that a program without perf needs. */
static const char *without_perf(void)
{
	return pmureg_parts.perf ? "" : "; this program was linked without perf, which pmureg_parts could name";
}

static int no_such_event(const struct parsing *parsing)
{
	struct pmureg_nearest nearest = {.word = parsing->wide.event};
	const char *name;

	if (perf_has(parsing->pmureg->machine, own_text(parsing)))
		return pmureg_fail(parsing->error, -ENOENT, column(parsing, 1),
				   "only the kernel counts '%.*s': count it in a separate run with --io perf",
				   PMUREG_WORD(nearest.word));
	for (size_t i = 0; pmureg_parts.perf && (name = pmureg_parts.perf->kernel_event(i)); i++)
		pmureg_nearest_try(&nearest, name);
	for (const struct pmureg_system *each = NULL; (each = pmureg_system_next(each));)
		try_events(&nearest, each);
	return pmureg_fail(parsing->error, -ENOENT, column(parsing, 1),
			   "neither the kernel nor a described system has an event '%.*s' (write others as "
			   "device/term=value/); %s%s%s%s",
			   PMUREG_WORD(nearest.word), nearest.name[0] ? "did you mean '" : "see `pmureg list`",
			   nearest.name, nearest.name[0] ? "'?" : "", without_perf());
}

static int no_such_device(const struct parsing *parsing)
{
	struct pmureg_nearest nearest = {.word = parsing->device};
	const struct io_names *devices;
	const char *name = nearest.name;
	int is_range = 0;

	if (parsing->is_wide && parsing->wide.event.length)
		return no_such_event(parsing);
	for (size_t i = 0; !io_devices(parsing->pmureg->machine, &devices) && i < devices->count; i++)
		pmureg_nearest_try(&nearest, devices->names[i]);
	for (const struct pmureg_system *each = NULL; !is_range && (each = pmureg_system_next(each));) {
		is_range = pmureg_unit_numbers(each, parsing->device, nearest.name, sizeof(nearest.name));
		if (!is_range)
			pmureg_unit_suggest(each, &nearest);
	}
	return pmureg_fail(parsing->error, -ENOENT, column(parsing, 1),
			   "neither this machine nor a described system has a PMU '%.*s'; %s%s%s%s",
			   PMUREG_WORD(parsing->device),
			   is_range ? "there are " : *name ? "did you mean '" : "see `pmureg list`", name,
			   *name && !is_range ? "'?" : "", without_perf());
}

static int several(const struct parsing *parsing, const char *which, const char *names,
		   const struct pmureg_system *first)
{
	return pmureg_fail(parsing->error, -EINVAL, column(parsing, 1),
			   "'%.*s' is %s of several described systems%s: %s; choose one with --system, or write "
			   "%s:%.*s%s",
			   PMUREG_WORD(parsing->device), *noun(parsing) == 'e' ? "an event" : "a PMU", which, names,
			   pmureg_system_key(first), PMUREG_WORD(parsing->device), *noun(parsing) == 'e' ? "" : "/...");
}

/*
 * Sets `only` if exactly one described system has the device, to simulate it. Otherwise, and on another machine, the
 * message says which systems have it and what to do.
 */
static int find_system(const struct parsing *parsing, const struct backend *backend, const struct pmureg_system **only)
{
	const struct pmureg_system *first = NULL;
	char names[128] = "";
	size_t count = 0;

	for (const struct pmureg_system *each = NULL; (each = pmureg_system_next(each));) {
		if (!events_has_device(parsing, each))
			continue;
		first = first ? first : each;
		pmureg_text_append(names, sizeof(names), "%s%s", count++ ? ", " : "",
				   pmureg_system_key(each));
	}
	*only = first;
	if (!first)
		return no_such_device(parsing);
	if (!backend)
		return pmureg_fail(parsing->error, -ENODEV, column(parsing, 1),
				   "this machine has no %s '%.*s'; described for: %s. To count on "
				   "a simulated device: pmureg stat --io sim --system %s ...",
				   noun(parsing), PMUREG_WORD(parsing->device), names, pmureg_system_key(first));
	if (backend == &backend_direct)
		return pmureg_fail(parsing->error, -ENODEV, column(parsing, 1),
				   "this machine is not a described system with %s '%.*s' (it is in: %s); if it is "
				   "one of them, name it with --system",
				   *noun(parsing) == 'e' ? "an event" : "a PMU", PMUREG_WORD(parsing->device), names);
	return count == 1 ? 0 : several(parsing, "", names, first);
}

/* Reports that this machine may be two systems. */
static int one_of_two(const struct parsing *parsing)
{
	char names[128];

	(void)pmureg_format(names, sizeof(names), "%s, %s", pmureg_system_key(parsing->here),
			    pmureg_system_key(parsing->other));
	return several(parsing, ", and this machine may be any of them", names, parsing->here);
}

/*
 * Chooses the system whose registers are accessed, the same for all events: the named one, this machine's, or, to
 * simulate, the only one that has the device.
 */
static int choose_system(const struct parsing *parsing)
{
	struct pmureg *pmureg = parsing->pmureg;
	const struct pmureg_system *named = parsing->named;

	if (!named && parsing->other && pmureg->backend == &backend_direct)
		return one_of_two(parsing);
	if (named && pmureg->system && pmureg_system_blocks(pmureg->system) != pmureg_system_blocks(named))
		return pmureg_fail(parsing->error, -EINVAL, column(parsing, 1),
				   "the events before are of %s, but this one is of %s: count in two runs",
				   pmureg_system_key(pmureg->system), pmureg_system_key(named));
	if (!pmureg->system)
		pmureg->system = named ? named : parsing->here;
	if (!pmureg->system && pmureg->backend == &backend_direct)
		pmureg->system = pmureg_machine_system(pmureg->machine, 0);
	return pmureg->system ? 0 : find_system(parsing, pmureg->backend, &pmureg->system);
}

/* ---- Choosing the backend ---- */

/* Checks whether the kernel has a driver for a unit, by its described name. */
static int has_described(const struct parsing *parsing, struct pmureg_word device)
{
	struct pmureg_machine *machine = parsing->pmureg->machine;
	const struct io_names *names;
	struct pmureg_unit_found unit;
	uint64_t bank;

	if (!parsing->described || pmureg_unit_find(parsing->described, device, &unit) || io_devices(machine, &names))
		return 0;
	for (size_t i = 0; i < names->count; i++)
		for (uint16_t u = 0; u < unit.block->instance_count; u++)
			if ((unit.instance == PMUREG_INSTANCES_ALL || unit.instance == u) &&
			    pmureg_unit_is(unit.block, u, pmureg_word_of(names->names[i]), &bank) &&
			    (unit.bank == PMUREG_BANKS_ALL || unit.bank == bank))
				return 1;
	return 0;
}

/* Takes the units of a wide event that the kernel counts: its own, and those whose description names its devices. */
static int take_drivers(struct parsing *parsing)
{
	struct wide described = {.event = parsing->wide.event, .pattern = parsing->wide.pattern}, *wide = &parsing->wide;
	int code;

	wide_clear(wide);
	code = wide_take_kernels(wide, parsing->pmureg->machine);
	if (!code && parsing->described)
		code = wide_take_described(&described, parsing->described, 0);
	for (size_t i = 0; i < described.count && !code; i++)
		if (has_described(parsing, pmureg_word_of(described.units[i])))
			code = wide_add(wide, pmureg_word_of(described.units[i]));
	wide_clear(&described);
	return code;
}

/* Also checks the name as written. */
static int has_driver(struct parsing *parsing)
{
	if (!pmureg_parts.perf)
		return 0;
	if (parsing->is_wide)
		return !take_drivers(parsing) && parsing->wide.count;
	return perf_has(parsing->pmureg->machine, own_text(parsing)) ||
	       has_described(parsing, parsing->device);
}

/* Prefers the kernel's driver, which knows other users. Otherwise uses the registers if this machine has them. */
static const struct backend *choose_backend(struct parsing *parsing)
{
	const struct pmureg *pmureg = parsing->pmureg;

	if (pmureg->asked)
		return pmureg->asked;
	if (has_driver(parsing))
		return pmureg_parts.perf->backend;
	if (parsing->here)
		return &backend_direct;
	return parsing->named && pmureg->options.flags & PMUREG_MAY_SIMULATE && pmureg_parts.simulator ?
		       pmureg_parts.simulator->backend : NULL;
}

/* ---- Parsing an event ---- */

/* The simulated device has everything that is described. */
static int check_machine(const struct parsing *parsing, const struct event *event, struct pmureg_error *error)
{
	const struct pmureg *pmureg = parsing->pmureg;

	return backend_is_sim(pmureg->backend) || pmureg->options.flags & PMUREG_FORCE ?
		       0 : machine_check_event(pmureg->machine, &event->described, error);
}

/* Errata apply by facts: those of the machine, or the examples on the simulated device. */
static void tell_errata(const struct parsing *parsing, const struct event *event)
{
	const struct pmureg_event *described = &event->described;
	const struct pmureg_block *block = described->block;
	const uint16_t instance = described->instance == PMUREG_INSTANCES_ALL ? 0 : described->instance;
	const uint64_t errata = described->listed ? pmureg_described_event_rest(described->listed)->errata : 0;
	struct pmureg *pmureg = parsing->pmureg;
	struct pmureg_machine *machine = backend_is_sim(pmureg->backend) ? NULL : pmureg->machine;

	for (uint16_t i = 0; i < block->erratum_count; i++)
		if (errata >> i & 1 && io_condition_holds(machine, described->system, block, instance,
							  pmureg_erratum_condition(&pmureg_block_errata(block)[i])) > 0)
			handle_notice(pmureg, "erratum %s: %s", pmureg_erratum_id(&pmureg_block_errata(block)[i]),
				      pmureg_erratum_text(&pmureg_block_errata(block)[i]));
}

static int add_described(const struct parsing *parsing, struct event *event)
{
	const struct pmureg_described_event *listed;
	const struct io_way *way;
	struct pmureg_error error = {.message = ""};
	int code = choose_system(parsing);

	if (code)
		return code;
	code = pmureg_event_parse(parsing->pmureg->system, event->text, &event->described, &error);
	if (code)
		return fail_as(parsing, code, &error);
	way = io_way_of(event->described.block->space);
	if (parsing->pmureg->way && way && strcmp(parsing->pmureg->way, way->name) != 0)
		return pmureg_fail(parsing->error, -EINVAL, column(parsing, 1),
				   "this unit is accessed through %s, not %s: use --io direct",
				   way->name, parsing->pmureg->way);
	code = check_machine(parsing, event, &error);
	if (code)
		return fail_as(parsing, code, &error);
	event->is_described = 1;
	tell_errata(parsing, event);
	listed = event->described.listed;
	if (listed && pmureg_described_event_unit(listed))
		(void)pmureg_format(event->scale_unit, sizeof(event->scale_unit), "%s",
				    pmureg_described_event_unit(listed));
	if (listed && pmureg_described_event_scale(listed))
		(void)io_scale(pmureg_described_event_scale(listed), &event->scale);
	return 0;
}

/* Parses the event by the kernel's names and by the description, which has more: sub-events, aliases, terms. */
static int add_perf(const struct parsing *parsing, struct event *event)
{
	struct pmureg *pmureg = parsing->pmureg;
	const struct pmureg_system *system = parsing->described;
	struct pmureg_error error = {.message = ""}, other = error;
	int code = pmureg_parts.perf->parse(pmureg->machine, own_text(parsing).text, own_text(parsing).length,
					    &event->perf, &error);
	int described = -ENOENT;

	if (code && error.column)
		error.column += (int)(parsing->own - parsing->event.text);
	if (code && system && parsing->other)
		return one_of_two(parsing);
	if (system)
		described = pmureg_event_parse(system, event->text, &event->described, &other);
	event->is_described = !described;
	if (event->is_described && !pmureg->system)
		pmureg->system = system;
	if (!code && event->is_described)
		pmureg_parts.perf->compare(pmureg, event);
	else if (event->is_described)
		code = pmureg_parts.perf->translate(pmureg->machine, &event->described, &event->perf, &error);
	else if (code && system) {
		code = described;
		error = other;
	}
	if (!code && event->is_described)
		code = check_machine(parsing, event, &error);
	if (code)
		return fail_as(parsing, code, &error);
	if (event->is_described)
		tell_errata(parsing, event);
	event->scale = event->perf.scale;
	(void)pmureg_format(event->scale_unit, sizeof(event->scale_unit), "%s", event->perf.unit);
	return 0;
}

/* ---- Lists ---- */

static int too_long(const struct parsing *parsing)
{
	return pmureg_fail(parsing->error, -EINVAL, column(parsing, 1),
			   "the event is too long: use %d characters at most", EVENT_TEXT - 1);
}

/* Sets the event's displayed name from a term `name=`. The terms were checked before. */
static void name_event(struct event *event, struct pmureg_word shown)
{
	struct pmureg_lexer lexer = {.start = event->text, .at = event->text};
	struct pmureg_lexed_term term;
	struct pmureg_word name;

	if (pmureg_lex_device(&lexer, &name))
		while (pmureg_lex_term(&lexer, &term) > 0)
			;
	name = lexer.name.text ? lexer.name : shown;
	(void)pmureg_format(event->name, sizeof(event->name), "%.*s", PMUREG_WORD(name));
}

/*
 * Replaces an event that other units count: one event for each kind of unit, the first in its place, the others after
 * it.
 */
static int add_elsewhere(const struct parsing *parsing, size_t index)
{
	struct pmureg *pmureg = parsing->pmureg;
	const struct pmureg_event asked = pmureg->events[index].described;
	struct pmureg_error error = {.message = ""};
	uint16_t next = 0;
	int code = asked.block->counted_by_count ? 1 : 0;

	for (size_t i = index; code > 0; i++) {
		struct event *grown = pmureg_grow(pmureg->events, i, &pmureg->event_room, sizeof(*grown)), one;

		if (!grown)
			return io_out_of_memory(parsing->error);
		pmureg->events = grown;
		one = grown[index];
		one.is_described = i == index; /* metrics use only the event that is shown */
		code = elsewhere_next(&asked, &next, &one, &error);
		if (code > 0)
			grown[i] = one;
		if (!code && i == index)
			code = pmureg_fail(&error, -ENOENT, 0, "only a kernel driver can count it, because no "
							       "described unit does");
		pmureg->event_count = code > 0 ? i + 1 : pmureg->event_count;
	}
	return code ? fail_as(parsing, code, &error) : 0;
}

/* Adds one event. `shown`: its text; with a unit each if one text means several. */
static int add_one(const struct parsing *parsing, struct pmureg_word shown)
{
	struct pmureg *pmureg = parsing->pmureg;
	struct event *event = pmureg_grow(pmureg->events, pmureg->event_count, &pmureg->event_room, sizeof(*event));
	int code;

	if (!event)
		return io_out_of_memory(parsing->error);
	pmureg->events = event;
	event += pmureg->event_count;
	*event = (struct event){.scale = 1, .group = parsing->group, .shown_by = pmureg->event_count};
	(void)pmureg_format(event->text, sizeof(event->text), "%.*s", PMUREG_WORD(parsing->event));
	(void)pmureg_format(event->device, sizeof(event->device), "%.*s",
			    (int)(parsing->device.length - (size_t)(parsing->own - parsing->event.text)), parsing->own);
	code = backend_is_perf(pmureg->backend) ? add_perf(parsing, event) : add_described(parsing, event);
	name_event(event, shown);
	pmureg->event_count += !code;
	return code || backend_is_perf(pmureg->backend) ? code : add_elsewhere(parsing, pmureg->event_count - 1);
}

/* ---- Events without a unit or with a pattern ---- */

/* Takes `NAME`, `NAME:u`, and `NAME/more=1/` if no unit has that name; or a pattern, `UNIT*\/...`. */
static void take_wide(struct parsing *parsing, int is_name)
{
	const struct pmureg_word own = own_text(parsing);
	const char *end = own.text + own.length, *slash = memchr(own.text, '/', own.length), *at = slash ? slash : end;
	const char *colon = slash ? NULL : memchr(own.text, ':', own.length);
	const struct pmureg_word front = {own.text, (size_t)((colon ? colon : at) - own.text)};
	const struct pmureg_word behind = {at + (at < end), (size_t)(end - at) - (at < end)};
	int is_pattern = 0;

	for (size_t i = 0; slash && i < front.length; i++)
		is_pattern |= strchr("*?[", front.text[i]) != NULL;
	parsing->is_wide = is_name || is_pattern;
	if (!parsing->is_wide)
		return;
	parsing->device = front;
	parsing->wide.event = is_pattern ? (struct pmureg_word){NULL, 0} : front;
	parsing->wide.pattern = is_pattern ? front : (struct pmureg_word){NULL, 0};
	if (is_pattern)
		(void)pmureg_format(parsing->rest, sizeof(parsing->rest), "%.*s", PMUREG_WORD(behind));
	else if (slash)
		(void)pmureg_format(parsing->rest, sizeof(parsing->rest), "%.*s%s%.*s", PMUREG_WORD(front),
				    behind.length && *behind.text != '/' ? "," : "", PMUREG_WORD(behind));
	else
		(void)pmureg_format(parsing->rest, sizeof(parsing->rest), "%.*s/%.*s", PMUREG_WORD(front),
				    colon ? (int)(end - colon - 1) : 0, colon ? colon + 1 : "");
}

/* Checks whether the word is a known unit, or an event that the kernel may count. */
static int is_unit(struct parsing *parsing)
{
	const struct backend *asked = parsing->pmureg->asked;
	int is_one = parsing->here || parsing->described || ((!asked || backend_is_perf(asked)) && has_driver(parsing));

	for (const struct pmureg_system *each = NULL; !is_one && (each = pmureg_system_next(each));)
		is_one = events_has_device(parsing, each);
	return is_one;
}

/* Takes an event's name alone or as the device. If no such event exists, the word stays an unknown device. */
static void take_event_name(struct parsing *parsing)
{
	const struct parsing before = *parsing;

	take_wide(parsing, 1);
	find_systems(parsing);
	if (is_unit(parsing) || before.device.length == before.event.length)
		return;
	wide_clear(&parsing->wide);
	*parsing = before;
}

/* Reports that the named system, the kernel, or no system has the device or event. */
static int events_fail_none(const struct parsing *parsing)
{
	const struct pmureg_system *only;
	int code = find_system(parsing, &backend_direct, &only);

	if (code != -ENOENT && backend_is_perf(parsing->pmureg->backend))
		return pmureg_fail(parsing->error, -ENODEV, column(parsing, 1),
				   "this machine's kernel has no %s '%.*s'; see `pmureg list`", noun(parsing),
				   PMUREG_WORD(parsing->device));
	if (code == -ENOENT || !parsing->named)
		return code;
	return pmureg_fail(parsing->error, -ENOENT, column(parsing, 1), "%s has no %s '%.*s', but %s, for example, has",
			   pmureg_system_key(parsing->named), noun(parsing), PMUREG_WORD(parsing->device),
			   pmureg_system_key(only));
}

/* Adds an event for each kind of unit that has it. Units that match a pattern but not the terms are skipped. */
static int add_wide(struct parsing *parsing)
{
	struct pmureg *pmureg = parsing->pmureg;
	const int is_perf = backend_is_perf(pmureg->backend), is_pattern = parsing->wide.pattern.length != 0;
	const int front = (int)(parsing->own - parsing->event.text);
	const size_t before = pmureg->event_count;
	struct pmureg_error first = {.code = 0}, wrong;
	int code = is_perf ? take_drivers(parsing) : choose_system(parsing);
	struct parsing one = *parsing;
	char text[2 * EVENT_TEXT];

	if (!code && !is_perf) {
		wide_clear(&parsing->wide);
		code = wide_take_described(&parsing->wide, pmureg->system, 1);
		if (!code && !parsing->wide.count) /* so that the error says why they cannot be counted */
			code = wide_take_described(&parsing->wide, pmureg->system, 0);
	}
	if (code == -ENOMEM)
		return io_out_of_memory(parsing->error);
	one.is_wide = 0;
	one.event.text = text;
	one.own = text + front;
	one.error = &wrong;
	for (size_t i = 0; i < parsing->wide.count && !code; i++) {
		one.event.length = pmureg_format(text, sizeof(text), "%.*s%s/%s", front, parsing->event.text,
						 parsing->wide.units[i], parsing->rest);
		if (pmureg->event_count > before && !parsing->in_group) {
			one.group = ++pmureg->group_count;
			parsing->more_groups++;
		}
		one.device = (struct pmureg_word){text, strlen(parsing->wide.units[i]) + (size_t)front};
		code = one.event.length < EVENT_TEXT ? add_one(&one, one.event) :
						       too_long(&one);
		first = code && !first.code ? wrong : first;
		code = is_pattern && (code == -ENOENT || code == -EINVAL) ? 0 : code;
	}
	if (pmureg->event_count == before + 1)
		name_event(&pmureg->events[before], parsing->written);
	if (code || pmureg->event_count > before) {
		if (code && first.code && parsing->error)
			*parsing->error = first;
		return code;
	}
	return first.code && parsing->error ? (*parsing->error = first).code : events_fail_none(parsing);
}

static int events_add_event(struct parsing *parsing)
{
	struct pmureg *pmureg = parsing->pmureg;
	const struct backend *backend;
	int code;

	code = take_system(parsing);
	if (code)
		return code;
	take_wide(parsing, 0);
	find_systems(parsing);
	if (!parsing->is_wide && !is_unit(parsing))
		take_event_name(parsing);
	backend = choose_backend(parsing);
	if (parsing->event.length >= EVENT_TEXT)
		return too_long(parsing);
	if (!backend)
		return find_system(parsing, NULL, &parsing->described);
	if (pmureg->event_count && pmureg->backend != backend)
		return pmureg_fail(parsing->error, -EINVAL, column(parsing, 1),
				   "%s, but the events before it are not: count in two runs, or choose an io for "
				   "all with --io",
				   backend->counts);
	pmureg->backend = backend;
	return parsing->is_wide ? add_wide(parsing) : add_one(parsing, parsing->written);
}

/* Appends the group's modifiers to the event's own: as in perf, either counts. */
static void events_modify(struct parsing *parsing)
{
	const struct pmureg_word *written = &parsing->written;
	const char *own = memrchr(written->text, ':', written->length);
	const int is_open = memchr(written->text, '/', written->length) ||
			    (own && strspn(own + 1, "ukhpPGHSDIWebR") >= written->length - (size_t)(own + 1 - written->text));

	parsing->event.text = parsing->modified;
	parsing->event.length = pmureg_format(parsing->modified, sizeof(parsing->modified), "%.*s%s%.*s",
					      PMUREG_WORD(*written), is_open ? "" : ":", PMUREG_WORD(parsing->modifiers));
}

int events_add(struct pmureg *pmureg, const char *list, struct pmureg_error *error)
{
	struct parsing parsing = {.pmureg = pmureg, .list = list, .error = error};
	const uint16_t before = pmureg->group_count;
	uint16_t group = 0, last = 0;
	int in_group = 0;

	for (;;) {
		struct pmureg_error wrong = {.message = ""};
		const char *at = list;
		int code = pmureg_event_next(&list, &parsing.event.text, &group, &in_group, &wrong);

		if (code < 0) {
			parsing.written.text = parsing.event.text = at;
			return fail_as(&parsing, code, &wrong);
		}
		parsing.in_group = in_group;
		parsing.group = pmureg->group_count = (uint16_t)(before + parsing.more_groups + group);
		if (code == 0)
			return 0;
		parsing.event.length = (size_t)code;
		parsing.written = parsing.event;
		if (group != last)
			parsing.modifiers = in_group ? pmureg_group_modifiers(list) : (struct pmureg_word){NULL, 0};
		last = group;
		if (parsing.modifiers.length)
			events_modify(&parsing);
		at = memchr(parsing.event.text, '/', parsing.event.length);
		parsing.device = parsing.event;
		if (at)
			parsing.device.length = (size_t)(at - parsing.event.text);
		code = events_add_event(&parsing);
		wide_clear(&parsing.wide);
		if (code)
			return code;
	}
}
