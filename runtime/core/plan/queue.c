/*
 * queue.c: chooses the group to try next for a rotation: the one with the fewest rotations, and of several the one that
 * has waited longest. Groups that want as many counters on the same units are in one queue: if no counters are left for
 * its first group, none are left for the others.
 */
#include "plan.h"

#define PATIENCE 16 /* most groups tried in vain on a unit, for one rotation */

static int is_before(const struct pmureg_schedule *a, const struct pmureg_schedule *b)
{
	if (a->rotations != b->rotations)
		return a->rotations < b->rotations;
	return a->last != b->last ? a->last < b->last : a->leader < b->leader;
}

/* ---- Groups that do not fit ---- */

/* Checks, without a plan, whether a unit has fewer counters than events, or has refused many groups. */
static int is_too_full(const struct pmureg_unit *unit, size_t more)
{
	size_t counters = 0;

	for (uint16_t k = 0; k < unit->block->counter_count; k++)
		counters = pmureg_block_counters(unit->block)[k].fixed ? SIZE_MAX / 2 : counters + unit->kinds[k].count;
	return unit->assignment_count + more > counters || unit->refused >= PATIENCE;
}

/* Checks whether a group wants a unit that is full in this rotation. */
static int is_shut_out(const struct pmureg_session *session, size_t leader)
{
	for (size_t i = 0; i < session->plan.found_count; i++) {
		const struct pmureg_unit *unit = &session->plan.found[i];
		const size_t wanted = unit->assignment_count ? pmureg_group_wants(session, leader, unit) : 0;

		if (wanted && is_too_full(unit, wanted))
			return 1;
	}
	return 0;
}

/* ---- Queues ---- */

static int want_the_same(const struct pmureg_session *session, uint16_t one, uint16_t other)
{
	size_t i = 0;

	while (i < session->plan.found_count && pmureg_group_wants(session, one, &session->plan.found[i]) ==
							pmureg_group_wants(session, other, &session->plan.found[i]))
		i++;
	return i == session->plan.found_count;
}

/* Inserts a group in its place. Searches from the end of the queue, where most groups belong. */
static void insert(struct pmureg_session *session, struct pmureg_queue *queue, uint16_t leader)
{
	struct pmureg_schedule *const schedules = session->schedules, *one = &schedules[leader];

	one->before = queue->last;
	one->behind = PMUREG_NONE;
	while (one->before != PMUREG_NONE && is_before(one, &schedules[one->before])) {
		one->behind = one->before;
		one->before = schedules[one->before].before;
	}
	*(one->before == PMUREG_NONE ? &queue->first : &schedules[one->before].behind) = leader;
	*(one->behind == PMUREG_NONE ? &queue->last : &schedules[one->behind].before) = leader;
}

void pmureg_queue_make(struct pmureg_session *session)
{
	session->queues = PMUREG_NONE;
	for (size_t e = 0; e < session->event_count; e++) {
		struct pmureg_schedule *schedule = &session->schedules[e];

		if (!schedule->rotates || schedule->leader != e)
			continue;
		schedule->of = session->queues;
		while (schedule->of != PMUREG_NONE && !want_the_same(session, schedule->of, schedule->leader))
			schedule->of = session->schedules[schedule->of].queue.next;
		if (schedule->of == PMUREG_NONE) {
			schedule->of = schedule->leader;
			schedule->queue = (struct pmureg_queue){.first = PMUREG_NONE, .last = PMUREG_NONE,
								.next = session->queues};
			session->queues = schedule->leader;
		}
		insert(session, &session->schedules[schedule->of].queue, schedule->leader);
	}
}

uint16_t pmureg_queue_next(struct pmureg_session *session, uint16_t rotation)
{
	struct pmureg_schedule *const schedules = session->schedules;
	uint16_t next = PMUREG_NONE;

	for (uint16_t q = session->queues; q != PMUREG_NONE; q = schedules[q].queue.next) {
		struct pmureg_queue *queue = &schedules[q].queue;

		queue->at = queue->rotation == rotation ? queue->at : queue->first;
		queue->rotation = rotation;
		while (queue->at != PMUREG_NONE && schedules[queue->at].tried == rotation)
			queue->at = schedules[queue->at].behind;
		if (queue->at == PMUREG_NONE ||
		    (next != PMUREG_NONE && !is_before(&schedules[queue->at], &schedules[next])))
			continue;
		if (is_shut_out(session, q))
			queue->at = PMUREG_NONE;
		else
			next = queue->at;
	}
	return next;
}

void pmureg_queue_again(struct pmureg_session *session, uint16_t leader)
{
	struct pmureg_schedule *const schedules = session->schedules, *one = &schedules[leader];
	struct pmureg_queue *queue = &schedules[one->of].queue;

	if (queue->at == leader)
		queue->at = one->behind;
	*(one->before == PMUREG_NONE ? &queue->first : &schedules[one->before].behind) = one->behind;
	*(one->behind == PMUREG_NONE ? &queue->last : &schedules[one->behind].before) = one->before;
	insert(session, queue, leader);
}
