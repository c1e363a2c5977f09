/*
 * events.c: the events of a handle: what each means, and which backend counts it.
 */
#include "handle.h"

#include "../core/internal.h"
#include "../core/parse/lex.h"
#include "../io/files.h"
#include "../io/machine.h"
#include "../io/ways.h"

/* One event of a list. */
struct parsing {
	struct pmureg *pmureg;
	const char *list;
	struct pmureg_word event, device;
	const char *own; /* what is behind `SYSTEM:`, by which the kernel knows it */
	uint16_t group;
	const struct pmureg_system *named, *here, *described; /* see find_systems() */
	const struct pmureg_system *other; /* that this machine is just as well as `here`, with such a device, too */
	struct pmureg_error *error;
};

void events_free(struct pmureg *pmureg)
{
	for (size_t i = 0; i < pmureg->event_count; i++) {
		pmureg_perf_event_clear(&pmureg->events[i].perf);
		free(pmureg->events[i].results);
	}
	free(pmureg->events);
}

/* Of the list, from one of the event. */
static int column(const struct parsing *parsing, int in_event)
{
	return in_event ? (int)(parsing->event.text - parsing->list) + in_event : 0;
}

static int fail_as(const struct parsing *parsing, int code, const struct pmureg_error *error)
{
	return pmureg_fail(parsing->error, code, column(parsing, error->column), "%s",
			   error->message[0] ? error->message : strerror(-code));
}

/* ---- Which system is meant ---- */

static int has_device(const struct parsing *parsing, const struct pmureg_system *system)
{
	struct pmureg_unit_found found;

	return !pmureg_unit_find(system, parsing->device, &found);
}

/* Who says where a unit is says that this machine has it. */
static int is_placed(const struct parsing *parsing, const struct pmureg_system *system)
{
	const char *places = parsing->pmureg->mmio;
	struct pmureg_mmio_map map;
	struct pmureg_word place;

	while (pmureg_word_next(&places, &place))
		if (!pmureg_mmio_parse(system, place, &map, NULL))
			return has_device(parsing, system);
	return 0;
}

/* Of what was found with the device the first that is as sure as any: as sure as that, another one. */
static void take_here(struct parsing *parsing, const struct pmureg_system *system, int is_sure, int *here_is)
{
	if (parsing->here && is_sure == *here_is && !parsing->other)
		parsing->other = system;
	*here_is = parsing->here ? *here_is : is_sure;
	parsing->here = parsing->here ? parsing->here : system;
}

/* What this machine is, and whose description says what the kernel's event is, where these have the device. */
static void find_systems(struct parsing *parsing)
{
	struct pmureg_machine *machine = parsing->pmureg->machine;
	const struct pmureg_system *named = parsing->named, *system;
	int is_sure, here_is = 0;

	parsing->here = parsing->other = NULL;
	if (named && ((has_device(parsing, named) && io_machine_is(machine, named)) || is_placed(parsing, named)))
		parsing->here = named;
	for (size_t i = 0; !named && (system = machine_system(machine, i, &is_sure)); i++)
		if (has_device(parsing, system))
			take_here(parsing, system, is_sure, &here_is);
	for (size_t i = 0; !named && !parsing->here && i < pmureg_system_count; i++)
		if (is_placed(parsing, pmureg_systems[i]))
			take_here(parsing, pmureg_systems[i], 0, &here_is);
	parsing->described = named && has_device(parsing, named) ? named : parsing->here;
}

/* `SYSTEM:` in front of an event names its system, as the options do for all. */
static int take_system(struct parsing *parsing)
{
	const struct pmureg_word *device = &parsing->device;
	const char *colon = device->length < parsing->event.length ? memchr(device->text, ':', device->length) : NULL;
	const struct pmureg_system *all = parsing->pmureg->named;
	char name[UNIT_NAME];
	struct pmureg_error error;

	parsing->named = all;
	parsing->own = parsing->event.text;
	if (!colon || pmureg_perf_has(parsing->pmureg->machine, parsing->event.text, parsing->event.length))
		return 0;
	(void)pmureg_format(name, sizeof(name), "%.*s", (int)(colon - device->text), device->text);
	parsing->named = pmureg_system_find(name, &error);
	parsing->own = colon + 1;
	if (!parsing->named)
		return pmureg_fail(parsing->error, -ENOENT, column(parsing, 1), "%s", error.message);
	if (!all || all == parsing->named)
		return 0;
	if (all->blocks == parsing->named->blocks && !parsing->named->variant) {
		parsing->named = all;
		return 0;
	}
	return pmureg_fail(parsing->error, -EINVAL, column(parsing, 1),
			   "'%s:' is not the system that is to be counted, %s%s%s: name one", name, all->name,
			   all->variant ? "." : "", all->variant ? all->variant : "");
}

/* Without `SYSTEM:`. */
static struct pmureg_word own_text(const struct parsing *parsing)
{
	return (struct pmureg_word){parsing->own, parsing->event.length - (size_t)(parsing->own - parsing->event.text)};
}

static int no_such_device(const struct parsing *parsing)
{
	struct pmureg_nearest nearest = {.word = parsing->device};
	const struct io_names *devices;
	const char *name = nearest.name;
	int is_range = 0;

	for (size_t i = 0; !io_devices(parsing->pmureg->machine, &devices) && i < devices->count; i++)
		pmureg_nearest_try(&nearest, devices->names[i]);
	for (size_t i = 0; i < pmureg_system_count && !is_range; i++) {
		is_range = pmureg_unit_numbers(pmureg_systems[i], parsing->device, nearest.name, sizeof(nearest.name));
		if (!is_range)
			pmureg_unit_suggest(pmureg_systems[i], &nearest);
	}
	return pmureg_fail(parsing->error, -ENOENT, column(parsing, 1),
			   "neither this machine nor a described system has a PMU '%.*s'; %s%s%s",
			   PMUREG_WORD(parsing->device),
			   is_range ? "there are " : *name ? "did you mean '" : "see `pmureg list`", name,
			   *name && !is_range ? "'?" : "");
}

static int several(const struct parsing *parsing, const char *which, const char *names,
		   const struct pmureg_system *first)
{
	return pmureg_fail(parsing->error, -EINVAL, column(parsing, 1),
			   "'%.*s' is a PMU of several described systems%s: %s; choose one with --system, or as in "
			   "%s:%.*s/...",
			   PMUREG_WORD(parsing->device), which, names, first->name, PMUREG_WORD(parsing->device));
}

/* The only described system that has the device, to simulate it; else says where it is, and how to go on. */
static int find_system(const struct parsing *parsing, const struct backend *backend, const struct pmureg_system **only)
{
	const struct pmureg_system *first = NULL;
	char names[128] = "";
	size_t count = 0;

	for (size_t i = 0; i < pmureg_system_count; i++) {
		if (!has_device(parsing, pmureg_systems[i]))
			continue;
		first = first ? first : pmureg_systems[i];
		pmureg_text_append(names, sizeof(names), "%s%s", count++ ? ", " : "", pmureg_systems[i]->name);
	}
	*only = first;
	if (!first)
		return no_such_device(parsing);
	if (!backend)
		return pmureg_fail(parsing->error, -ENODEV, column(parsing, 1),
				   "this machine has no PMU '%.*s'; described for: %s. To count on "
				   "a simulated device: pmureg stat --io sim --system %s ...",
				   PMUREG_WORD(parsing->device), names, first->name);
	if (backend == &backend_direct)
		return pmureg_fail(parsing->error, -ENODEV, column(parsing, 1),
				   "this machine is none of the described systems that have a PMU "
				   "'%.*s': %s; if it is one, name it with --system",
				   PMUREG_WORD(parsing->device), names);
	return count == 1 ? 0 : several(parsing, "", names, first);
}

/* Nobody counts it: an event without a device may be nearest to the kernel's own names. */
static int not_on_this_machine(const struct parsing *parsing)
{
	const struct pmureg_system *only;
	struct pmureg_perf_event event;
	struct pmureg_error error = {.message = ""};
	int code = find_system(parsing, NULL, &only), other;

	if (code != -ENOENT || parsing->device.length < parsing->event.length)
		return code;
	other = pmureg_perf_event_parse(parsing->pmureg->machine, parsing->event.text, parsing->event.length, &event,
					&error);
	if (other)
		return fail_as(parsing, other, &error);
	pmureg_perf_event_clear(&event);
	return code;
}

/* This machine is both, as far as it tells. */
static int one_of_two(const struct parsing *parsing)
{
	char names[128];

	(void)pmureg_format(names, sizeof(names), "%s, %s", parsing->here->name, parsing->other->name);
	return several(parsing, ", and this machine may be each of them", names, parsing->here);
}

/*
 * The system whose registers are touched, one for all events: the one that was named, this machine's, or to simulate
 * the only one that has the device.
 */
static int choose_system(const struct parsing *parsing)
{
	struct pmureg *pmureg = parsing->pmureg;
	const struct pmureg_system *named = parsing->named;

	if (!named && parsing->other && pmureg->backend == &backend_direct)
		return one_of_two(parsing);
	if (named && pmureg->system && pmureg->system->blocks != named->blocks)
		return pmureg_fail(parsing->error, -EINVAL, column(parsing, 1),
				   "the events before it are of %s, and this one of %s: count in two runs",
				   pmureg->system->name, named->name);
	if (!pmureg->system)
		pmureg->system = named ? named : parsing->here;
	if (!pmureg->system && pmureg->backend == &backend_direct)
		pmureg->system = pmureg_machine_system(pmureg->machine, 0);
	return pmureg->system ? 0 : find_system(parsing, pmureg->backend, &pmureg->system);
}

/* ---- Which backend counts ---- */

/* Whether the kernel has a driver for it, by the name that was written or by the one that the description gives. */
static int has_driver(const struct parsing *parsing)
{
	struct pmureg_machine *machine = parsing->pmureg->machine;
	const struct io_names *names;
	struct pmureg_unit_found unit;
	uint64_t bank;

	if (pmureg_perf_has(machine, own_text(parsing).text, own_text(parsing).length))
		return 1;
	if (!parsing->described || pmureg_unit_find(parsing->described, parsing->device, &unit) ||
	    io_devices(machine, &names))
		return 0;
	for (size_t i = 0; i < names->count; i++)
		for (uint16_t u = 0; u < unit.block->instance_count; u++)
			if ((unit.instance == PMUREG_INSTANCES_ALL || unit.instance == u) &&
			    pmureg_unit_is(unit.block, u, pmureg_word_of(names->names[i]), &bank) &&
			    (unit.bank == PMUREG_BANKS_ALL || unit.bank == bank))
				return 1;
	return 0;
}

/*
 * The kernel's driver where it has the unit: it knows who else counts. Else the registers, where this machine has them.
 */
static const struct backend *choose_backend(const struct parsing *parsing)
{
	const struct pmureg *pmureg = parsing->pmureg;

	if (pmureg->asked)
		return pmureg->asked;
	if (has_driver(parsing))
		return &backend_perf;
	if (parsing->here)
		return &backend_direct;
	return parsing->named && pmureg->options.flags & PMUREG_MAY_SIMULATE ? &backend_sim : NULL;
}

/* ---- What an event means ---- */

/* The simulated device has all that is described. */
static int check_machine(const struct parsing *parsing, const struct event *event, struct pmureg_error *error)
{
	const struct pmureg *pmureg = parsing->pmureg;

	return pmureg->backend == &backend_sim || pmureg->options.flags & PMUREG_FORCE ?
		       0 : machine_check_event(pmureg->machine, &event->described, error);
}

/* On the simulated device its facts' examples tell, elsewhere the machine. */
static void tell_errata(const struct parsing *parsing, const struct event *event)
{
	const struct pmureg_event *described = &event->described;
	const struct pmureg_block *block = described->block;
	const uint16_t instance = described->instance == PMUREG_INSTANCES_ALL ? 0 : described->instance;
	const uint64_t errata = described->listed ? described->listed->errata : 0;
	struct pmureg *pmureg = parsing->pmureg;
	struct pmureg_machine *machine = pmureg->backend == &backend_sim ? NULL : pmureg->machine;

	for (uint16_t i = 0; i < block->erratum_count; i++)
		if (errata >> i & 1 && io_condition_holds(machine, described->system, block, instance,
							  block->errata[i].condition) > 0)
			handle_notice(pmureg, "erratum %s: %s", block->errata[i].id, block->errata[i].text);
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
				   "this unit is reached by %s, not by %s: --io direct takes every "
				   "way",
				   way->name, parsing->pmureg->way);
	code = check_machine(parsing, event, &error);
	if (code)
		return fail_as(parsing, code, &error);
	event->is_described = 1;
	tell_errata(parsing, event);
	listed = event->described.listed;
	if (listed && listed->unit)
		(void)pmureg_format(event->scale_unit, sizeof(event->scale_unit), "%s", listed->unit);
	if (listed && listed->scale)
		(void)pmureg_perf_scale(listed->scale, &event->scale);
	return 0;
}

/* The driver's meaning is the one that counts; the user is told where the description has another. */
static void compare(const struct parsing *parsing, const struct event *event)
{
	const struct pmureg_perf_unit *unit = event->perf.units;
	const struct pmureg_block *block = event->described.block;
	struct pmureg_event drivers;
	char text[EVENT_TEXT];

	if (!event->perf.unit_count)
		return;
	(void)pmureg_format(text, sizeof(text), "%.*s/config=0x%llx,config1=0x%llx,config2=0x%llx/",
			    PMUREG_WORD(parsing->device), (unsigned long long)unit->config[0],
			    (unsigned long long)unit->config[1], (unsigned long long)unit->config[2]);
	if (pmureg_event_parse(event->described.system, text, &drivers, NULL))
		return;
	for (uint16_t i = 0; i < block->term_count; i++) {
		const uint64_t ours = event->described.terms[i], theirs = drivers.terms[i];

		if (i == block->perf_instance_term || !block->terms[i].linux_format || ours == theirs)
			continue;
		handle_notice(parsing->pmureg,
			      "%s: the kernel's driver counts %s=0x%llx where the description says 0x%llx", event->text,
			      block->terms[i].name, (unsigned long long)theirs, (unsigned long long)ours);
		return;
	}
}

/* By the kernel's names and by the description, which knows more of them: sub-events, aliases, terms. */
static int add_perf(const struct parsing *parsing, struct event *event)
{
	struct pmureg *pmureg = parsing->pmureg;
	const struct pmureg_system *system = parsing->described;
	struct pmureg_error error = {.message = ""}, other = error;
	int code = pmureg_perf_event_parse(pmureg->machine, own_text(parsing).text, own_text(parsing).length,
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
		compare(parsing, event);
	else if (event->is_described)
		code = pmureg_perf_event_of(pmureg->machine, &event->described, &event->perf, &error);
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

/* What its lines are called: `name=` among its terms, which are right. */
static void name_event(struct event *event)
{
	struct pmureg_lexer lexer = {.start = event->text, .at = event->text};
	struct pmureg_lexed_term term;
	struct pmureg_word name;

	if (pmureg_lex_device(&lexer, &name))
		while (pmureg_lex_term(&lexer, &term) > 0)
			;
	name = lexer.name.text ? lexer.name : pmureg_word_of(event->text);
	(void)pmureg_format(event->name, sizeof(event->name), "%.*s", PMUREG_WORD(name));
}

static int add_event(struct parsing *parsing)
{
	struct pmureg *pmureg = parsing->pmureg;
	const struct backend *backend;
	struct event *event;
	int code;

	code = take_system(parsing);
	if (code)
		return code;
	find_systems(parsing);
	backend = choose_backend(parsing);
	if (parsing->event.length >= EVENT_TEXT)
		return pmureg_fail(parsing->error, -EINVAL, column(parsing, 1),
				   "this event is too long: at most %d characters", EVENT_TEXT - 1);
	if (!backend)
		return not_on_this_machine(parsing);
	if (pmureg->event_count && pmureg->backend != backend)
		return pmureg_fail(parsing->error, -EINVAL, column(parsing, 1),
				   "%s, but not the events before it: count in two runs, or choose one "
				   "way for all with --io",
				   backend->counts);
	pmureg->backend = backend;
	event = pmureg_grow(pmureg->events, pmureg->event_count, &pmureg->event_room, sizeof(*event));
	if (!event)
		return io_out_of_memory(parsing->error);
	pmureg->events = event;
	event += pmureg->event_count;
	*event = (struct event){.scale = 1, .group = parsing->group};
	(void)pmureg_format(event->text, sizeof(event->text), "%.*s", PMUREG_WORD(parsing->event));
	(void)pmureg_format(event->device, sizeof(event->device), "%.*s",
			    (int)(parsing->device.length - (size_t)(parsing->own - parsing->event.text)), parsing->own);
	code = backend == &backend_perf ? add_perf(parsing, event) : add_described(parsing, event);
	name_event(event);
	pmureg->event_count += !code;
	return code;
}

int events_add(struct pmureg *pmureg, const char *list, struct pmureg_error *error)
{
	struct parsing parsing = {.pmureg = pmureg, .list = list, .error = error};
	const uint16_t before = pmureg->group_count;
	uint16_t group = 0;
	int in_group = 0;

	for (;;) {
		struct pmureg_error wrong = {.message = ""};
		const char *at = list;
		int code = pmureg_event_next(&list, &parsing.event.text, &group, &in_group, &wrong);

		if (code < 0) {
			parsing.event.text = at;
			return fail_as(&parsing, code, &wrong);
		}
		parsing.group = pmureg->group_count = (uint16_t)(before + group);
		if (code == 0)
			return 0;
		parsing.event.length = (size_t)code;
		at = memchr(parsing.event.text, '/', parsing.event.length);
		parsing.device = parsing.event;
		if (at)
			parsing.device.length = (size_t)(at - parsing.event.text);
		code = add_event(&parsing);
		if (code)
			return code;
	}
}
