/*
 * rotation.c: fills and plans a rotation: the units, counters and lists of events that are counted at the same time.
 */
#include "plan.h"

/* ---- Units ---- */

static uint32_t total_of(const struct pmureg_session *session, size_t event, uint16_t instance)
{
	uint32_t i = session->totals_of[event];

	while (i < session->totals_of[event + 1] && session->totals[i].instance != instance)
		i++;
	return i;
}

static const struct pmureg_event *rotation_leader_of(const struct pmureg_unit *unit, const struct pmureg_event *event)
{
	for (size_t i = 0; event->group && i < unit->assignment_count; i++)
		if (unit->assignments[i].event->group == event->group)
			return unit->assignments[i].event;
	return event;
}

static void add_assignment(struct pmureg_session *session, struct pmureg_rotation *rotation, struct pmureg_unit *unit,
			   size_t event)
{
	const struct pmureg_assignment assignment = {
		.event = &session->events[event],
		.leader = rotation_leader_of(unit, &session->events[event]),
		.like = session->schedules[event].like,
		.slots = rotation->slots + rotation->slot_count,
		.able = rotation->able + rotation->able_count,
		.total = total_of(session, event, unit->instance),
	};

	unit->frozen |= unit->block->freezes && assignment.leader != assignment.event;
	unit->rotates |= session->schedules[event].rotates;
	rotation->assignments[rotation->assignment_count++] = assignment;
	unit->assignment_count++;
	for (uint16_t i = 0; i < unit->block->pool_count; i++)
		rotation->slots[rotation->slot_count++] = PMUREG_NONE;
	rotation->able_count += unit->block->counter_count;
}

/* Adds a unit with its events, and with its counters as discovered, or before the discovery as described. */
static void rotation_add_unit(struct pmureg_session *session, struct pmureg_rotation *rotation, const uint8_t *members,
		     struct pmureg_unit unit)
{
	const struct pmureg_kind *found = unit.kinds;
	const size_t count = session->event_count;

	unit.kinds = rotation->kinds + rotation->kind_count;
	unit.assignments = &rotation->assignments[rotation->assignment_count];
	unit.assignment_count = 0;
	for (size_t e = 0; (e = pmureg_next_member(members, e, count)) < count; e++)
		if (pmureg_event_counts(&session->events[e], unit.block, unit.instance))
			add_assignment(session, rotation, &unit, e);
	if (!unit.assignment_count)
		return;
	for (uint16_t i = 0; i < unit.block->counter_count; i++) {
		const struct pmureg_counter *counter = &pmureg_block_counters(unit.block)[i];
		const struct pmureg_kind described = {.count = counter->count, .width = counter->width};

		unit.kinds[i] = found ? found[i] : described;
		unit.kinds[i].used = 0;
	}
	rotation->kind_count += unit.block->counter_count;
	if (found) {
		unit.before = session->plan.found[unit.home].last;
		session->plan.found[unit.home].last = rotation->unit_count + 1;
	}
	rotation->units[rotation->unit_count++] = unit;
}

/* Marks the units that a group wants, and those that share counters with them. */
static void find_wanted(struct pmureg_session *session, const uint16_t *leader)
{
	for (size_t i = 0; i < session->plan.found_count; i++) {
		session->plan.found[i].wanted = !leader;
		session->plan.found[i].last = 0;
	}
	for (size_t i = 0; i < session->plan.found_count && leader; i++)
		if (pmureg_group_wants(session, *leader, &session->plan.found[i]))
			session->plan.found[session->plan.found[i].home].wanted = 1;
}

void pmureg_rotation_fill(struct pmureg_session *session, struct pmureg_rotation *rotation, const uint8_t *members,
			  const uint16_t *leader)
{
	const struct pmureg_system *system = session->plan.runner.system;
	const struct pmureg_block *blocks = pmureg_system_blocks(system);

	for (size_t i = 0; i < PMUREG_LISTS; i++)
		pmureg_list_clear(&rotation->lists[i]);
	rotation->unit_count = rotation->assignment_count = rotation->sample_count = 0;
	rotation->kind_count = rotation->slot_count = rotation->able_count = session->plan.planned_count = 0;
	find_wanted(session, leader);
	for (size_t i = 0; i < session->plan.found_count; i++)
		if (session->plan.found[session->plan.found[i].home].wanted)
			rotation_add_unit(session, rotation, members, session->plan.found[i]);
	for (uint16_t b = 0; b < system->block_count && !session->plan.found_count; b++) {
		const int wanted = pmureg_is_wanted(session, members, &blocks[b]);

		for (uint16_t i = 0; wanted && i < blocks[b].instance_count; i++)
			rotation_add_unit(session, rotation, members,
				 (struct pmureg_unit){.block = &blocks[b], .instance = i});
	}
}

/* ---- Planning ---- */

static int rotation_discover(struct pmureg_session *session, struct pmureg_rotation *rotation)
{
	struct pmureg_kind *kinds = session->found_kinds;
	int code = 0;

	for (size_t i = 0; i < rotation->unit_count && !code; i++) {
		struct pmureg_unit *unit = &rotation->units[i], *found = &session->plan.found[i];

		code = pmureg_discover(&session->plan, unit);
		*found = *unit;
		found->assignment_count = 0;
		found->kinds = kinds;
		for (uint16_t k = 0; k < unit->block->counter_count; k++)
			*kinds++ = unit->kinds[k];
	}
	session->plan.found_count = code ? 0 : rotation->unit_count;
	pmureg_find_homes(&session->plan);
	for (size_t i = 0; i < session->plan.found_count; i++) {
		rotation->units[i].home = session->plan.found[i].home;
		rotation->units[i].shares = session->plan.found[i].shares;
		rotation->units[i].before = session->plan.found[session->plan.found[i].home].last;
		session->plan.found[session->plan.found[i].home].last = i + 1;
	}
	return code;
}

int pmureg_rotation_check(struct pmureg_session *session, struct pmureg_rotation *rotation)
{
	uint64_t *facts = session->found_facts;
	int code = 0;

	for (size_t i = 0; i < rotation->unit_count && !code; i++) {
		rotation->units[i].facts = facts;
		facts += (size_t)rotation->units[i].block->event_fact_count + rotation->units[i].block->lender_count;
		code = pmureg_tell(&session->plan, &rotation->units[i]);
		code = code ? code : pmureg_check_each(&session->plan, &rotation->units[i]);
		code = code ? code : pmureg_find_kinds(&session->plan, &rotation->units[i]);
	}
	return code ? code : rotation_discover(session, rotation);
}

/* Checks whether a unit has several events, and snapshots contain the counters of all of them. */
static int has_snapshots(const struct pmureg_unit *unit)
{
	for (size_t i = 0; i < unit->assignment_count; i++)
		if (!unit->kinds[unit->assignments[i].kind].snapshots)
			return 0;
	return unit->assignment_count > 1;
}

/* Checks whether a unit uses counters that stop by themselves, and that a start clears. */
static int has_restarts(const struct pmureg_unit *unit)
{
	const struct pmureg_counter *counters = pmureg_block_counters(unit->block);

	for (size_t i = 0; i < unit->assignment_count; i++)
		if (counters[unit->assignments[i].kind].restarts)
			return 1;
	return 0;
}

int pmureg_rotation_plan_unit(struct pmureg_plan *plan, struct pmureg_rotation *rotation, struct pmureg_unit *unit)
{
	int code = pmureg_check_together(plan, unit);

	code = code ? code : pmureg_find_kinds(plan, unit);
	code = code ? code : pmureg_assign_counters(plan, rotation, unit);
	for (size_t u = 0; u < unit->assignment_count && !code; u++)
		code = pmureg_assign_slots(plan, unit, &unit->assignments[u]);
	unit->snapshots = !code && has_snapshots(unit);
	unit->restarts = !code && has_restarts(unit);
	unit->frozen = (unit->frozen && !unit->snapshots) || unit->restarts;
	code = code ? code : pmureg_flatten_unit(plan, rotation, unit);
	code = code ? code : pmureg_add_reads(plan, rotation, unit);
	for (size_t i = 0; i < PMUREG_LISTS && !code; i++)
		code = rotation->lists[i].full ? -PMUREG_ENOSPC : 0;
	return code;
}

int pmureg_rotation_plan(struct pmureg_plan *plan, struct pmureg_rotation *rotation)
{
	int code = 0;

	pmureg_flatten_resets(plan, rotation);
	for (size_t i = 0; i < rotation->unit_count && !code; i++) {
		code = pmureg_rotation_plan_unit(plan, rotation, &rotation->units[i]);
		code = code ? code : pmureg_check_terms(plan, &rotation->units[i]);
	}
	return code ? code : pmureg_flatten_reads(plan, rotation);
}
