/*
 * memory.c: measures the memory of a session, and divides it. The same code does both, so that they agree.
 */
#include "plan.h"

/* ---- Groups ---- */

size_t pmureg_group_leader(const struct pmureg_event *events, size_t event)
{
	for (size_t i = 0; events[event].group && i < event; i++)
		if (events[i].group == events[event].group)
			return i;
	return event;
}

static size_t count_groups(const struct pmureg_event *events, size_t count)
{
	size_t groups = 0;

	for (size_t e = 0; e < count; e++)
		groups += pmureg_group_leader(events, e) == e;
	return groups;
}

int pmureg_event_counts(const struct pmureg_event *event, const struct pmureg_block *block, uint16_t instance)
{
	return event->block == block && pmureg_event_is_on(event, instance);
}

int pmureg_is_wanted(const struct pmureg_session *session, const uint8_t *members, const struct pmureg_block *block)
{
	size_t e = pmureg_next_member(members, 0, session->event_count);

	while (e < session->event_count && session->events[e].block != block)
		e = pmureg_next_member(members, e + 1, session->event_count);
	return e < session->event_count;
}

size_t pmureg_group_wants(const struct pmureg_session *session, size_t leader, const struct pmureg_unit *unit)
{
	size_t wanted = 0;

	for (size_t e = leader; e < session->event_count && session->schedules[e].leader == leader; e++)
		wanted += (size_t)pmureg_event_counts(&session->events[e], unit->block, unit->instance);
	return wanted;
}

int pmureg_may_rotate(const struct pmureg_session_options *options, const struct pmureg_event *events, size_t count)
{
	return !(options && (options->flags & PMUREG_SESSION_NO_ROTATION)) && count_groups(events, count) > 1;
}

/* ---- Needs of events ---- */

static size_t larger(size_t a, size_t b)
{
	return a > b ? a : b;
}

void pmureg_need_unit(const struct pmureg_block *block, size_t events, struct pmureg_need *need)
{
	need->units++;
	need->assignments += events;
	need->kinds += block->counter_count;
	need->facts += (size_t)block->event_fact_count + block->lender_count;
	need->slots += events * block->pool_count;
	need->able += events * block->counter_count;
	need->counters = larger(need->counters, block->counter_total);
	need->variables = larger(need->variables, block->variables.count);
	for (size_t i = 0; i < PMUREG_BOUNDS; i++)
		need->bounds[i] += block->unit_bounds[i] + events * block->event_bounds[i];
	need->shared = larger(need->shared, larger(events * block->event_bounds[PMUREG_PROGRAM],
						   events * block->event_bounds[PMUREG_FINISH]));
}

/* Returns how many events of a block fit in one rotation. */
static size_t fit_at_once(const struct pmureg_block *block, size_t events)
{
	return block->room != PMUREG_NONE && events > block->room ? block->room : events;
}

static struct pmureg_needs measure(const struct pmureg_session *session, const uint8_t *members)
{
	const struct pmureg_system *system = session->plan.runner.system;
	const struct pmureg_block *blocks = pmureg_system_blocks(system);
	struct pmureg_needs needs = {0};

	for (uint16_t b = 0; b < system->block_count; b++) {
		const int wanted = pmureg_is_wanted(session, members, &blocks[b]);

		for (uint16_t i = 0; wanted && i < blocks[b].instance_count; i++) {
			size_t events = 0;

			for (size_t e = 0;
			     (e = pmureg_next_member(members, e, session->event_count)) < session->event_count; e++)
				events += (size_t)pmureg_event_counts(&session->events[e], &blocks[b], i);
			if (!events)
				continue;
			pmureg_need_unit(&blocks[b], events, &needs.all);
			pmureg_need_unit(&blocks[b], fit_at_once(&blocks[b], events), &needs.at_once);
		}
	}
	return needs;
}

/* ---- Pieces ---- */

#define GRAIN sizeof(uint64_t)

void *pmureg_carve(struct pmureg_arena *arena, size_t count, size_t size)
{
	const int is_huge = count > (SIZE_MAX - GRAIN) / size;
	const size_t bytes = is_huge ? 0 : (count * size + GRAIN - 1) / GRAIN * GRAIN;
	void *piece = arena->at;

	if (is_huge || arena->left < bytes) {
		arena->full = 1;
		return NULL;
	}
	arena->left -= bytes;
	if (arena->at)
		arena->at += bytes;
	return piece;
}

struct pmureg_arena pmureg_arena_in(void *memory, size_t size)
{
	const size_t skip = (size_t)(GRAIN - (uintptr_t)memory % GRAIN) % GRAIN;

	return (struct pmureg_arena){.at = (unsigned char *)memory + skip, .left = size - skip};
}

void pmureg_carve_list(struct pmureg_arena *arena, struct pmureg_list *list, size_t capacity)
{
	*list = (struct pmureg_list){.at = pmureg_carve(arena, capacity, sizeof(*list->at)), .capacity = capacity};
}

/*
 * At most all registers are saved. Slots: for what is saved, counters that are only read, and some free ones, so that few
 * collide.
 */
void pmureg_carve_saved(struct pmureg_arena *arena, struct pmureg_runner *runner, const struct pmureg_need *need)
{
	const size_t most = runner->system->register_total, wanted = need->bounds[PMUREG_SAVED];
	const size_t saved = wanted < most ? wanted : most;
	const size_t registers = saved + need->bounds[PMUREG_COUNTERS], slots = registers + registers / 4 + 4;

	runner->saved_capacity = saved;
	runner->saved = pmureg_carve(arena, runner->saved_capacity, sizeof(*runner->saved));
	runner->slot_count = slots < UINT32_MAX ? (uint32_t)slots : UINT32_MAX;
	runner->slots = pmureg_carve(arena, runner->slot_count, sizeof(*runner->slots));
	for (uint32_t i = 0; runner->slots && i < runner->slot_count; i++)
		runner->slots[i].is_used = 0;
}

void pmureg_carve_plan(struct pmureg_arena *arena, struct pmureg_plan *plan, const struct pmureg_need *need)
{
	plan->variables = pmureg_carve(arena, need->variables, sizeof(*plan->variables));
	plan->owners = pmureg_carve(arena, need->counters + 1, sizeof(*plan->owners));
	plan->via = pmureg_carve(arena, need->counters + 1, sizeof(*plan->via));
	plan->queue = pmureg_carve(arena, need->counters + 1, sizeof(*plan->queue));
	plan->shared_capacity = need->shared;
	plan->shared = pmureg_carve(arena, need->shared, sizeof(*plan->shared));
	plan->planned_capacity = need->bounds[PMUREG_COUNTERS];
	plan->planned = pmureg_carve(arena, plan->planned_capacity, sizeof(*plan->planned));
}

/* Takes all pieces but those of rotations and of the undo. */
static void carve_common(struct pmureg_session *session, const struct pmureg_needs *needs, int rotates)
{
	const struct pmureg_need *all = &needs->all;
	const size_t count = session->event_count;
	struct pmureg_arena *arena = &session->arena;
	size_t rotations;

	session->group_count = count_groups(session->events, count);
	rotations = rotates ? session->group_count + 1 : 1;
	pmureg_carve_saved(arena, &session->plan.runner, all);
	pmureg_carve_plan(arena, &session->plan, all);
	session->schedules = pmureg_carve(arena, count, sizeof(*session->schedules));
	session->members = pmureg_carve(arena, rotations * pmureg_member_bytes(count), 1);
	session->totals_of = pmureg_carve(arena, count + 1, sizeof(*session->totals_of));
	session->totals = pmureg_carve(arena, all->assignments, sizeof(*session->totals));
	session->rotations = pmureg_carve(arena, rotations, sizeof(*session->rotations));
	session->plan.found = pmureg_carve(arena, all->units, sizeof(*session->plan.found));
	session->found_kinds = pmureg_carve(arena, all->kinds, sizeof(*session->found_kinds));
	session->found_facts = pmureg_carve(arena, all->facts, sizeof(*session->found_facts));
	for (size_t i = 0; session->members && i < rotations * pmureg_member_bytes(count); i++)
		session->members[i] = 0;
}

void pmureg_carve_needed(struct pmureg_arena *arena, struct pmureg_rotation *rotation, const struct pmureg_need *need)
{
	rotation->units = pmureg_carve(arena, need->units, sizeof(*rotation->units));
	rotation->assignments = pmureg_carve(arena, need->assignments, sizeof(*rotation->assignments));
	rotation->kinds = pmureg_carve(arena, need->kinds, sizeof(*rotation->kinds));
	rotation->slots = pmureg_carve(arena, need->slots, sizeof(*rotation->slots));
	rotation->able = pmureg_carve(arena, need->able, sizeof(*rotation->able));
	rotation->samples = pmureg_carve(arena, need->bounds[PMUREG_COUNTERS], sizeof(*rotation->samples));
	for (size_t i = 0; i < PMUREG_LISTS; i++)
		pmureg_carve_list(arena, &rotation->lists[i], need->bounds[i]);
	pmureg_carve_list(arena, &rotation->looks, need->bounds[PMUREG_PROGRAM]);
}

int pmureg_carve_session(struct pmureg_session *session, const struct pmureg_needs *needs, int rotates)
{
	carve_common(session, needs, rotates);
	if (session->arena.full)
		return -PMUREG_ENOSPC;
	*session->rotations = (struct pmureg_rotation){.members = NULL};
	pmureg_carve_needed(&session->arena, session->rotations, &needs->all);
	return session->arena.full ? -PMUREG_ENOSPC : 0;
}

int pmureg_carve_rotation(struct pmureg_session *session, struct pmureg_rotation *rotation, uint8_t *members)
{
	const struct pmureg_needs needs = measure(session, members);

	*rotation = (struct pmureg_rotation){.members = members};
	pmureg_carve_needed(&session->arena, rotation, &needs.all);
	return session->arena.full ? -PMUREG_ENOSPC : 0;
}

/*
 * `put_back`: the steps, and what restores the registers. `notes`: each access leaves at most two values, its own and that
 * of its side effects.
 */
static void carve_undo(struct pmureg_session *session, size_t steps, const size_t bounds[PMUREG_BOUNDS])
{
	const size_t saved = session->plan.runner.saved_capacity, notes = 2 * (steps + saved);
	struct pmureg_arena *arena = &session->arena;

	pmureg_carve_list(arena, &session->put_back, steps + bounds[PMUREG_PUT_BACK]);
	session->note_capacity = (uint32_t)notes;
	session->notes = pmureg_carve(arena, notes, sizeof(*session->notes));
	session->compared_capacity = saved + bounds[PMUREG_WATCHED];
	session->compared = pmureg_carve(arena, session->compared_capacity, sizeof(*session->compared));
	session->values = pmureg_carve(arena, notes + bounds[PMUREG_WATCHED], sizeof(*session->values));
}

/* Returns the number of accesses in the lists that write. */
static size_t count_steps(const size_t bounds[PMUREG_LISTS])
{
	return bounds[PMUREG_PROGRAM] + bounds[PMUREG_START] + bounds[PMUREG_STOP] + bounds[PMUREG_FINISH];
}

int pmureg_carve_undo(struct pmureg_session *session)
{
	size_t bounds[PMUREG_BOUNDS] = {0}, steps = 0;

	for (size_t u = 0; u < session->plan.found_count; u++)
		for (size_t i = PMUREG_SAVED; i < PMUREG_BOUNDS; i++)
			bounds[i] += session->plan.found[u].block->unit_bounds[i];
	for (size_t i = 0; i < session->rotation_count; i++)
		for (size_t l = PMUREG_PROGRAM; l <= PMUREG_FINISH; l++)
			steps += session->rotations[i].lists[l].count;
	session->plan.runner.saved_capacity = session->plan.runner.saved_listed;
	carve_undo(session, steps, bounds);
	return session->arena.full ? -PMUREG_ENOSPC : 0;
}

/* ---- The whole session ---- */

/* Rotation 0 has room for all events. There is at most one more rotation for each group. */
size_t pmureg_measure(const struct pmureg_system *system, const struct pmureg_event *events, size_t count,
		      const struct pmureg_session_options *options, struct pmureg_needs *needs)
{
	struct pmureg_session session = {.plan = {.runner = {.system = system}},
					 .arena = {.left = SIZE_MAX},
					 .events = events,
					 .event_count = count};
	const int rotates = pmureg_may_rotate(options, events, count);
	struct pmureg_rotation rotation;
	size_t steps;

	*needs = measure(&session, NULL);
	steps = count_steps(needs->all.bounds);
	carve_common(&session, needs, rotates);
	(void)pmureg_carve(&session.arena, 1, sizeof(session) + GRAIN);
	(void)pmureg_carve(&session.arena, count, sizeof(*events));
	pmureg_carve_needed(&session.arena, &rotation, &needs->all);
	for (size_t i = 0; rotates && i < session.group_count; i++) {
		pmureg_carve_needed(&session.arena, &rotation, &needs->at_once);
		steps += count_steps(needs->at_once.bounds);
	}
	carve_undo(&session, steps, needs->all.bounds);
	return session.arena.full ? SIZE_MAX : SIZE_MAX - session.arena.left;
}

size_t pmureg_session_size(const struct pmureg_system *system, const struct pmureg_event *events, size_t count,
			   const struct pmureg_session_options *options)
{
	struct pmureg_needs needs;

	return pmureg_measure(system, events, count, options, &needs);
}
