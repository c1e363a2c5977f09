/*
 * turn.c: events that are counted at the same time: their units, their counters, their steps.
 */
#include "plan.h"

size_t pmureg_group_leader(const struct pmureg_event *events, size_t event)
{
	size_t i;

	for (i = 0; events[event].group && i < event; i++)
		if (events[i].group == events[event].group)
			return i;
	return event;
}

/* ---- Units ---- */

static uint32_t tally_of(const struct pmureg_session *session, size_t event, uint16_t instance)
{
	uint32_t i = session->tallies_of[event];

	while (i < session->tallies_of[event + 1] && session->tallies[i].instance != instance)
		i++;
	return i;
}

static void add_use(struct pmureg_session *session, struct pmureg_turn *turn, struct pmureg_unit *unit, size_t event,
		    uint16_t **slots)
{
	struct pmureg_use *use = &turn->uses[turn->use_count++];
	uint16_t i;

	use->event = &session->events[event];
	use->kinds = 0;
	use->counters = pmureg_event_counters(use->event);
	use->kind = use->counter = 0;
	use->slots = *slots;
	use->tally = tally_of(session, event, unit->instance);
	for (i = 0; i < unit->block->pool_count; i++)
		use->slots[i] = PMUREG_NONE;
	*slots += unit->block->pool_count;
	unit->use_count++;
}

static const struct pmureg_kind *found_kinds(const struct pmureg_session *session, const struct pmureg_unit *unit)
{
	size_t i;

	for (i = 0; i < session->found_count; i++)
		if (session->found[i].block == unit->block && session->found[i].instance == unit->instance)
			return session->found[i].kinds;
	return NULL;
}

static void add_unit(struct pmureg_session *session, struct pmureg_turn *turn, const uint8_t *members,
		     struct pmureg_unit unit, uint16_t **slots)
{
	const struct pmureg_kind *kinds = found_kinds(session, &unit);
	const struct pmureg_block *block = unit.block;
	uint16_t i;
	size_t e;

	unit.uses = &turn->uses[turn->use_count];
	for (e = 0; e < session->event_count; e++)
		if ((!members || pmureg_is_member(members, e)) &&
		    pmureg_event_counts(&session->events[e], block, unit.instance))
			add_use(session, turn, &unit, e, slots);
	if (!unit.use_count)
		return;
	for (i = 0; i < block->counter_count; i++) {
		unit.kinds[i].count = kinds ? kinds[i].count : block->counters[i].count;
		unit.kinds[i].width = kinds ? kinds[i].width : block->counters[i].width;
		unit.kinds[i].used = 0;
		unit.kinds[i].holes = kinds ? kinds[i].holes : 0;
	}
	turn->units[turn->unit_count++] = unit;
}

static void empty(struct pmureg_turn *turn)
{
	struct pmureg_acts *const lists[] = { &turn->program, &turn->start, &turn->stop, &turn->finish, &turn->read };
	size_t i;

	for (i = 0; i < sizeof(lists) / sizeof(lists[0]); i++)
		lists[i]->count = 0, lists[i]->bank.known = 0;
	turn->unit_count = turn->use_count = turn->access_count = turn->sample_count = 0;
}

static int is_block_used(const struct pmureg_session *session, const struct pmureg_block *block)
{
	size_t e;

	for (e = 0; e < session->event_count; e++)
		if (session->events[e].block == block)
			return 1;
	return 0;
}

void pmureg_turn_fill(struct pmureg_session *session, struct pmureg_turn *turn, const uint8_t *members)
{
	struct pmureg_kind *kinds = turn->kinds;
	uint16_t *slots = turn->slots;
	uint16_t b, instance;

	empty(turn);
	for (b = 0; b < session->system->block_count; b++) {
		const struct pmureg_block *block = &session->system->blocks[b];

		for (instance = 0; is_block_used(session, block) && instance < block->instance_count; instance++) {
			struct pmureg_unit unit = { block, instance, NULL, 0, kinds };
			size_t before = turn->unit_count;

			add_unit(session, turn, members, unit, &slots);
			if (turn->unit_count > before)
				kinds += block->counter_count;
		}
	}
}

/* ---- Planning ---- */

static int discover(struct pmureg_session *session, struct pmureg_turn *turn, struct pmureg_error *error)
{
	struct pmureg_kind *kinds = session->found->kinds;
	size_t i;
	int result = 0;

	for (i = 0; i < turn->unit_count && !result; i++) {
		struct pmureg_unit *unit = &turn->units[i], *found = &session->found[i];
		uint16_t k;

		result = pmureg_discover(session, unit, error);
		*found = *unit;
		found->use_count = 0;
		found->kinds = kinds;
		for (k = 0; k < unit->block->counter_count; k++)
			*kinds++ = unit->kinds[k];
	}
	session->found_count = result ? 0 : turn->unit_count;
	return result;
}

int pmureg_turn_check(struct pmureg_session *session, struct pmureg_turn *turn, struct pmureg_error *error)
{
	size_t i;
	int result = 0;

	for (i = 0; i < turn->unit_count && !result; i++) {
		result = pmureg_check_each(session, &turn->units[i], error);
		if (!result)
			result = pmureg_find_kinds(session, &turn->units[i], error);
	}
	return result ? result : discover(session, turn, error);
}

int pmureg_turn_plan_unit(struct pmureg_session *session, struct pmureg_turn *turn, struct pmureg_unit *unit,
			  struct pmureg_error *error)
{
	int result = pmureg_check_together(session, unit, error);

	if (!result)
		result = pmureg_find_kinds(session, unit, error);
	if (!result)
		result = pmureg_choose(session, unit, error);
	if (!result)
		result = pmureg_choose_slots(session, unit, error);
	if (!result)
		result = pmureg_flatten_unit(session, turn, unit, error);
	return result ? result : pmureg_add_reads(session, turn, unit);
}

int pmureg_turn_plan(struct pmureg_session *session, struct pmureg_turn *turn, struct pmureg_error *error)
{
	size_t i;
	int result = 0;

	for (i = 0; i < turn->unit_count && !result; i++)
		result = pmureg_turn_plan_unit(session, turn, &turn->units[i], error);
	return result ? result : pmureg_flatten_reads(session, turn);
}
