/*
 * session.c: opens, starts, reads, stops and closes.
 */
#include "plan.h"

/* ---- Memory ---- */

struct arena {
	unsigned char *at;
	size_t left;
};

static void *carve(struct arena *arena, size_t count, size_t size)
{
	const size_t grain = sizeof(uint64_t);
	size_t skip = (size_t)(grain - (uintptr_t)arena->at % grain) % grain;
	void *piece;

	if (arena->left < skip || (arena->left - skip) / size < count)
		return NULL;
	piece = arena->at + skip;
	arena->at += skip + count * size;
	arena->left -= skip + count * size;
	return piece;
}

static int carve_acts(struct arena *arena, struct pmureg_acts *list, size_t capacity)
{
	list->acts = carve(arena, capacity, sizeof(*list->acts));
	list->capacity = capacity;
	list->count = 0;
	list->known = 0;
	return list->acts != NULL;
}

static int carve_all(struct arena *arena, struct pmureg_session *session, const struct pmureg_sizes *sizes, size_t count,
		     struct pmureg_kind **kinds, uint16_t **slots)
{
	session->events = carve(arena, count, sizeof(*session->events));
	session->units = carve(arena, sizes->units, sizeof(*session->units));
	session->uses = carve(arena, sizes->uses, sizeof(*session->uses));
	*kinds = carve(arena, sizes->kinds, sizeof(**kinds));
	*slots = carve(arena, sizes->slots, sizeof(**slots));
	session->variables = carve(arena, sizes->variables, sizeof(*session->variables));
	session->owners = carve(arena, sizes->counters + 1, sizeof(*session->owners));
	session->via = carve(arena, sizes->counters + 1, sizeof(*session->via));
	session->queue = carve(arena, sizes->counters + 1, sizeof(*session->queue));
	return session->events && session->units && session->uses && *kinds && *slots && session->variables &&
	       session->owners && session->via && session->queue &&
	       carve_acts(arena, &session->program, sizes->program) && carve_acts(arena, &session->start, sizes->start) &&
	       carve_acts(arena, &session->stop, sizes->stop) && carve_acts(arena, &session->finish, sizes->finish) &&
	       carve_acts(arena, &session->read, sizes->read) && carve_acts(arena, &session->saved, sizes->saved);
}

/* ---- Units ---- */

static void add_use(struct pmureg_session *session, struct pmureg_unit *unit, const struct pmureg_event *event,
		    uint16_t **slots)
{
	struct pmureg_use *use = &session->uses[session->use_count];
	uint16_t i;

	use->event = event;
	use->unit = session->unit_count;
	use->kinds = 0;
	use->counters = pmureg_event_counters(event);
	use->kind = use->counter = 0;
	use->slots = *slots;
	use->same = session->use_count++;
	use->count = 0;
	for (i = 0; i < unit->block->pool_count; i++)
		use->slots[i] = PMUREG_NONE;
	*slots += unit->block->pool_count;
	unit->use_count++;
}

static void add_unit(struct pmureg_session *session, const struct pmureg_block *block, uint16_t instance,
		     struct pmureg_kind **kinds, uint16_t **slots)
{
	struct pmureg_unit unit = { block, instance, session->use_count, 0, *kinds };
	uint16_t i;
	size_t e;

	for (e = 0; e < session->event_count; e++)
		if (pmureg_event_counts(&session->events[e], block, instance))
			add_use(session, &unit, &session->events[e], slots);
	if (!unit.use_count)
		return;
	for (i = 0; i < block->counter_count; i++) {
		unit.kinds[i].count = block->counters[i].count;
		unit.kinds[i].width = block->counters[i].width;
		unit.kinds[i].used = 0;
	}
	session->units[session->unit_count++] = unit;
	*kinds += block->counter_count;
}

static int is_block_used(const struct pmureg_session *session, const struct pmureg_block *block)
{
	size_t e;

	for (e = 0; e < session->event_count; e++)
		if (session->events[e].block == block)
			return 1;
	return 0;
}

static void add_units(struct pmureg_session *session, struct pmureg_kind *kinds, uint16_t *slots)
{
	uint16_t b, instance;

	for (b = 0; b < session->system->block_count; b++) {
		const struct pmureg_block *block = &session->system->blocks[b];

		for (instance = 0; is_block_used(session, block) && instance < block->instance_count; instance++)
			add_unit(session, block, instance, &kinds, &slots);
	}
}

/* ---- Opening ---- */

static int check_events(const struct pmureg_system *system, const struct pmureg_event *events, size_t count,
			struct pmureg_error *error)
{
	size_t e;

	if (!count)
		return PMUREG_FAIL(error, -PMUREG_EINVAL, 0, T("there is no event to count"));
	for (e = 0; e < count; e++) {
		const struct pmureg_event *event = &events[e];

		if (event->system != system || !event->block || event->block < system->blocks ||
		    event->block >= system->blocks + system->block_count)
			return PMUREG_FAIL(error, -PMUREG_EINVAL, 0, T("`"), T(event->text), T("` is no event of "),
					   T(system->name));
		if (!event->block->counter_count)
			return PMUREG_FAIL(error, -PMUREG_EINVAL, 0, T("`"), T(event->text), T("`: the counters of "),
					   T(event->block->name), T(" are not described: only a driver can count it"));
		if (event->instance != PMUREG_INSTANCES_ALL &&
		    (event->instance >= event->block->instance_count || !pmureg_event_is_on(event, event->instance)))
			return PMUREG_FAIL(error, -PMUREG_ENOENT, 0, T("`"), T(event->text),
					   T("` does not exist on this instance of "), T(event->block->key));
	}
	return 0;
}

static int plan_unit(struct pmureg_session *session, struct pmureg_unit *unit, struct pmureg_error *error)
{
	int result = pmureg_check_rules(session, unit, error);

	if (!result)
		result = pmureg_find_kinds(session, unit, error);
	if (!result)
		result = pmureg_discover(session, unit, error);
	if (!result)
		result = pmureg_choose(session, unit, error);
	if (!result)
		result = pmureg_choose_slots(session, unit, error);
	if (!result)
		result = pmureg_flatten_unit(session, unit, error);
	return result ? result : pmureg_flatten_reads(session, unit);
}

static int program(struct pmureg_session *session, struct pmureg_error *error)
{
	int result = 0;
	size_t i;

	for (i = 0; i < session->unit_count && !result; i++)
		result = plan_unit(session, &session->units[i], error);
	if (!result)
		result = pmureg_save_all(session, error);
	if (result)
		return result;
	session->wrote = 1;
	return pmureg_act_all(session, &session->program, 0, error);
}

/* Puts everything back after a failure; the failure is what the caller hears of. */
static void undo(struct pmureg_session *session)
{
	if (session->wrote)
		pmureg_act_all(session, &session->finish, 1, NULL);
	pmureg_restore_all(session, NULL);
}

int pmureg_session_open(void *memory, size_t size, const struct pmureg_system *system, struct pmureg_io *io,
		const struct pmureg_event *events, size_t count, struct pmureg_session **session,
		struct pmureg_error *error)
{
	struct arena arena = { memory, size };
	struct pmureg_session *opened;
	struct pmureg_sizes sizes;
	struct pmureg_kind *kinds;
	uint16_t *slots;
	size_t e;
	int result = check_events(system, events, count, error);

	*session = NULL;
	if (error && !result)
		error->message[0] = '\0';
	if (result)
		return result;
	pmureg_measure(system, events, count, &sizes);
	opened = carve(&arena, 1, sizeof(*opened));
	if (!opened || !carve_all(&arena, opened, &sizes, count, &kinds, &slots))
		return PMUREG_FAIL(error, -PMUREG_ENOSPC, 0, T("the memory is too small: this session takes "),
				   D(pmureg_session_size(system, events, count)), T(" bytes"));
	opened->system = system;
	opened->io = io;
	opened->event_count = count;
	opened->unit_count = opened->use_count = opened->saved_count = 0;
	opened->wrote = opened->running = opened->started = 0;
	for (e = 0; e < count; e++)
		opened->events[e] = events[e];
	add_units(opened, kinds, slots);
	result = program(opened, error);
	if (result) {
		undo(opened);
		if (error && !error->message[0])
			PMUREG_FAIL(error, result, 0, T("the description of "), T(system->name), T(" is broken"));
		return result;
	}
	*session = opened;
	return 0;
}

/* ---- Counting ---- */

int pmureg_session_start(struct pmureg_session *session, struct pmureg_error *error)
{
	size_t i;
	int result;

	if (session->running)
		return PMUREG_FAIL(error, -PMUREG_EBUSY, 0, T("the session is running already"));
	session->running = 1; /* so that a failure half way is stopped, too */
	result = pmureg_act_all(session, &session->start, 0, error);
	if (!result)
		result = pmureg_act_all(session, &session->read, 0, error);
	for (i = 0; i < session->use_count; i++)
		session->uses[i].count = 0;
	session->started = !result;
	return result;
}

int pmureg_session_stop(struct pmureg_session *session, struct pmureg_error *error)
{
	if (!session->running)
		return PMUREG_FAIL(error, -PMUREG_EINVAL, 0, T("the session is not running"));
	session->running = 0;
	return pmureg_act_all(session, &session->stop, 1, error);
}

static uint64_t count_of(const struct pmureg_session *session, size_t use)
{
	return session->uses[session->uses[use].same].count;
}

int pmureg_session_read(struct pmureg_session *session, uint64_t *counts, struct pmureg_error *error)
{
	int result;
	size_t i;

	if (!session->started)
		return PMUREG_FAIL(error, -PMUREG_EINVAL, 0, T("the session has not been started"));
	result = pmureg_act_all(session, &session->read, 0, error);
	if (result)
		return result;
	for (i = 0; i < session->event_count; i++)
		counts[i] = 0;
	for (i = 0; i < session->use_count; i++)
		counts[session->uses[i].event - session->events] += count_of(session, i);
	return 0;
}

int pmureg_session_read_instance(const struct pmureg_session *session, size_t event, uint16_t instance, uint64_t *count)
{
	size_t i;

	for (i = 0; i < session->use_count; i++) {
		const struct pmureg_use *use = &session->uses[i];

		if (use->event != &session->events[event] || session->units[use->unit].instance != instance)
			continue;
		*count = count_of(session, i);
		return 0;
	}
	return -PMUREG_ENOENT;
}

int pmureg_session_close(struct pmureg_session *session, struct pmureg_error *error)
{
	int first = 0, result;

	if (session->running)
		first = pmureg_session_stop(session, error);
	result = pmureg_act_all(session, &session->finish, 1, first ? NULL : error);
	first = first ? first : result;
	result = pmureg_restore_all(session, first ? NULL : error);
	session->saved_count = 0;
	session->started = 0;
	return first ? first : result;
}

uint64_t pmureg_session_deadline(const struct pmureg_session *session)
{
	uint64_t least = 0;
	size_t i;

	for (i = 0; i < session->use_count; i++) {
		const struct pmureg_use *use = &session->uses[i];
		const struct pmureg_unit *unit = &session->units[use->unit];
		uint64_t ns = pmureg_half_wrap_ns(unit->kinds[use->kind].width,
						  unit->block->counters[use->kind].top_rate);

		if (ns && (!least || ns < least))
			least = ns;
	}
	return least;
}
