/*
 * memory.c: pieces of the caller's memory. size.c says how much they are together.
 */
#include "plan.h"

static void *carve(struct pmureg_session *session, size_t count, size_t size)
{
	struct pmureg_arena *arena = &session->arena;
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

static int carve_acts(struct pmureg_session *session, struct pmureg_acts *list, size_t capacity)
{
	list->acts = carve(session, capacity, sizeof(*list->acts));
	list->capacity = capacity;
	list->count = 0;
	list->bank.known = 0;
	return list->acts != NULL;
}

int pmureg_carve_session(struct pmureg_session *session, int rotates)
{
	const size_t count = session->event_count;
	struct pmureg_sizes sizes;
	size_t turns, i;

	pmureg_measure(session->system, session->events, count, NULL, PMUREG_TOGETHER, &sizes);
	session->group_count = pmureg_group_count(session->events, count);
	turns = rotates ? session->group_count + 1 : 1;
	session->saved_capacity = pmureg_saved_bound(session->system, session->events, count, rotates);
	session->shares = carve(session, count, sizeof(*session->shares));
	session->members = carve(session, turns * pmureg_member_bytes(count), 1);
	session->tallies_of = carve(session, count + 1, sizeof(*session->tallies_of));
	session->tallies = carve(session, sizes.uses, sizeof(*session->tallies));
	session->turns = carve(session, turns, sizeof(*session->turns));
	session->found = carve(session, sizes.units, sizeof(*session->found));
	session->saved = carve(session, session->saved_capacity, sizeof(*session->saved));
	session->variables = carve(session, sizes.variables, sizeof(*session->variables));
	session->owners = carve(session, sizes.counters + 1, sizeof(*session->owners));
	session->via = carve(session, sizes.counters + 1, sizeof(*session->via));
	session->queue = carve(session, sizes.counters + 1, sizeof(*session->queue));
	if (!session->shares || !session->members || !session->tallies_of || !session->tallies || !session->turns || !session->found ||
	    !session->saved || !session->variables || !session->owners || !session->via || !session->queue)
		return -PMUREG_ENOSPC;
	for (i = 0; i < turns * pmureg_member_bytes(count); i++)
		session->members[i] = 0;
	/* The kinds of all units are known once those are; their memory is the first unit's. */
	session->found->kinds = carve(session, sizes.kinds, sizeof(struct pmureg_kind));
	return session->found->kinds ? 0 : -PMUREG_ENOSPC;
}

int pmureg_carve_turn(struct pmureg_session *session, struct pmureg_turn *turn, uint8_t *members)
{
	const struct pmureg_turn none = { 0 };
	struct pmureg_sizes sizes;

	*turn = none;
	turn->members = members;
	pmureg_measure(session->system, session->events, session->event_count, members, PMUREG_TOGETHER, &sizes);
	turn->units = carve(session, sizes.units, sizeof(*turn->units));
	turn->uses = carve(session, sizes.uses, sizeof(*turn->uses));
	turn->kinds = carve(session, sizes.kinds, sizeof(*turn->kinds));
	turn->slots = carve(session, sizes.slots, sizeof(*turn->slots));
	turn->accesses = carve(session, sizes.accesses, sizeof(*turn->accesses));
	turn->reads = carve(session, sizes.accesses, sizeof(*turn->reads));
	turn->access_capacity = sizes.accesses;
	turn->samples = carve(session, sizes.read, sizeof(*turn->samples));
	return turn->units && turn->uses && turn->kinds && turn->slots && turn->accesses && turn->reads &&
			       turn->samples && carve_acts(session, &turn->program, sizes.program) &&
			       carve_acts(session, &turn->start, sizes.start) &&
			       carve_acts(session, &turn->stop, sizes.stop) &&
			       carve_acts(session, &turn->finish, sizes.finish) &&
			       carve_acts(session, &turn->read, sizes.read) ?
		       0 :
		       -PMUREG_ENOSPC;
}

int pmureg_carve_undo(struct pmureg_session *session)
{
	size_t i, steps = 0;

	for (i = 0; i < session->turn_count; i++)
		steps += session->turns[i].stop.count + session->turns[i].finish.count;
	session->undo_capacity = pmureg_undo_bound(steps, session->saved_listed);
	session->undo = carve(session, session->undo_capacity, sizeof(*session->undo));
	session->origins = carve(session, session->undo_capacity, sizeof(*session->origins));
	return session->undo && session->origins ? 0 : -PMUREG_ENOSPC;
}
