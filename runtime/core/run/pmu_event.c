/*
 * pmu_event.c: events that come and go on a PMU of a driver.
 */
#include "pmu.h"

/* ---- Trying ---- */

static int is_of_pmu(const struct pmureg_pmu *pmu, const struct pmureg_event *event, struct pmureg_error *error)
{
	if (event->system != pmu->plan.runner.system || event->block != pmu->unit.block ||
	    !pmureg_event_is_on(event, pmu->unit.instance))
		return pmureg_fail(error, -PMUREG_ENOENT, 0, "`%s` is not an event of this PMU", event->text);
	if (event->until)
		return pmureg_fail(error, -PMUREG_EINVAL, 0, "`%s`: no event of a PMU ends anything", event->text);
	return 0;
}

static void try_add(struct pmureg_rotation *tried, const struct pmureg_event *event, const struct pmureg_event *leader)
{
	struct pmureg_unit *unit = tried->units;
	const size_t at = unit->assignment_count++;

	unit->assignments[at] = (struct pmureg_assignment){
		.event = event,
		.leader = leader,
		.like = pmureg_event_like(event),
		.able = tried->able + at * unit->block->counter_count,
		.slots = tried->slots + at * unit->block->pool_count,
	};
	for (uint16_t i = 0; i < unit->block->pool_count; i++)
		unit->assignments[at].slots[i] = PMUREG_NONE;
}

/* Plans a group of events as if nothing else counted. Its last assignment is the new event's. */
static int try_group(const struct pmureg_pmu *pmu, struct pmureg_pmu_trial *trial,
		     struct pmureg_pmu_event *const *group, size_t count, const struct pmureg_event *event,
		     struct pmureg_error *error)
{
	struct pmureg_rotation *tried = &trial->rotation;
	struct pmureg_unit *unit = tried->units;
	int code;

	if (count >= pmu->most)
		return pmureg_fail(error, -PMUREG_EINVAL, 0, "`%s`: the group has more events than this PMU counts",
				   event->text);
	*unit = pmu->unit;
	unit->kinds = tried->kinds;
	unit->assignments = tried->assignments;
	unit->assignment_count = 0;
	for (uint16_t k = 0; k < unit->block->counter_count; k++)
		unit->kinds[k] = pmu->unit.kinds[k];
	for (size_t i = 0; i < count; i++)
		try_add(tried, group[i]->event, group[0]->event);
	try_add(tried, event, count ? group[0]->event : event);
	code = pmureg_check_each(&trial->plan, unit);
	code = code ? code : pmureg_rotation_plan_unit(&trial->plan, tried, unit);
	code = code ? code : pmureg_check_terms(&trial->plan, unit);
	return code;
}

static uint16_t number_in(const struct pmureg_unit *unit, const struct pmureg_assignment *assignment)
{
	return (uint16_t)(pmureg_block_counters(unit->block)[assignment->kind].number + assignment->counter);
}

/* An event may be added while another one of its group is tried. */
static void want(struct pmureg_pmu_event *event, uint16_t number, uint8_t is_grouped)
{
	__atomic_store_n(&event->wanted, number, __ATOMIC_RELAXED);
	__atomic_store_n(&event->is_grouped, is_grouped, __ATOMIC_RELAXED);
}

/* Chooses a counter for an event alone, or for all events of its group as they were tried. */
static void choose_wanted(struct pmureg_pmu *pmu, const struct pmureg_unit *unit, struct pmureg_pmu_event *const *group,
			  size_t count, struct pmureg_pmu_event *event)
{
	for (size_t i = 0; i < count; i++)
		want(group[i], number_in(unit, &unit->assignments[i]), 1);
	want(event,
	     count ? number_in(unit, &unit->assignments[count]) :
		     pmureg_assign_next(unit, &unit->assignments[0], pmu->next),
	     count != 0);
	pmu->next = (uint16_t)((event->wanted + 1U) % unit->block->counter_total);
}

int pmureg_pmu_event_init(struct pmureg_pmu *pmu, void *memory, size_t size, const struct pmureg_event *event,
			  struct pmureg_pmu_event *const *group, size_t count, struct pmureg_pmu_event **made,
			  struct pmureg_error *error)
{
	struct pmureg_pmu_trial *trial = pmureg_pmu_begin_trial(pmu, error);
	const struct pmureg_assignment *tried = &trial->rotation.assignments[count];
	const size_t least = pmureg_pmu_event_size(pmu->unit.block, count);
	struct pmureg_arena arena;
	struct pmureg_pmu_event *to;
	int code;

	*made = NULL;
	if (size < least)
		return pmureg_fail(error, -PMUREG_ENOSPC, 0, "the memory is too small: this event needs %llu bytes",
				   (unsigned long long)least);
	code = is_of_pmu(pmu, event, error);
	code = code ? code : try_group(pmu, trial, group, count, event, error);
	if (code)
		return code;
	arena = pmureg_arena_in(memory, size);
	to = pmureg_carve(&arena, 1, sizeof(*to));
	*to = (struct pmureg_pmu_event){0};
	pmureg_pmu_event_carve(&arena, to, pmu->unit.block, count);
	*to->event = *event;
	if (count)
		*to->leader = *group[0]->event;
	if (!count && !++pmu->groups)
		pmu->groups = 1;
	to->event->group = count ? group[0]->event->group : pmu->groups;
	to->assignment.event = to->event;
	to->assignment.leader = to->leader;
	to->assignment.like = tried->like;
	to->assignment.kinds = tried->kinds;
	to->assignment.joins = tried->joins;
	for (uint16_t k = 0; k < pmu->unit.block->counter_count; k++)
		to->assignment.able[k] = tried->able[k];
	to->counted.units = &pmu->unit;
	pmureg_find_rules(&trial->plan, trial->rotation.units, tried, to->applies);
	for (uint16_t i = 0; i < pmu->unit.block->term_count; i++)
		to->in_effect[i] = trial->plan.variables[i];
	choose_wanted(pmu, trial->rotation.units, group, count, to);
	*made = to;
	return 0;
}

/* ---- Coming ---- */

/*
 * Lets the writes to shared registers of all events agree, after one has come or gone. `checks`: one has come, so that the
 * values may be wrong now. -EBUSY: they cannot agree; -EINVAL: a register must not have its value.
 */
static int share_all(struct pmureg_pmu *pmu, int checks)
{
	const size_t count = pmu->unit.assignment_count;
	int code = 0;

	for (size_t i = 0; i < count; i++)
		pmureg_share_alone(&pmu->added[i]->shares);
	for (size_t i = 0; i < count; i++)
		for (size_t k = 0; k < count && !code && pmu->added[i]->shares.count; k++)
			if (i != k)
				code = pmureg_share(&pmu->added[i]->shares, &pmu->added[k]->shares);
	for (size_t i = 0; i < count && checks && !code; i++)
		code = pmureg_share_check(&pmu->plan, &pmu->unit, &pmu->unit.assignments[i], &pmu->added[i]->shares);
	for (size_t i = 0; i < count; i++)
		if (pmu->added[i]->shares.count)
			pmureg_keep_bits(&pmu->plan.runner, pmu->added[i]->shares.list);
	return code;
}

/* Makes the lists of the event that has come last, unless those that it has are of the same counter. */
static int make_lists(struct pmureg_pmu *pmu, struct pmureg_pmu_event *event)
{
	const struct pmureg_assignment *assignment = &pmu->unit.assignments[pmu->unit.assignment_count - 1];
	const uint16_t number = number_in(&pmu->unit, assignment);
	struct pmureg_list *lists = event->counted.lists;
	int code;

	if (event->life == pmu->life && event->made_for == number && !pmu->unit.block->events_follow)
		return 0;
	event->life = 0;
	for (size_t i = 0; i < PMUREG_LISTS; i++)
		pmureg_list_clear(&lists[i]);
	event->shares.count = event->counted.sample_count = pmu->plan.planned_count = 0;
	code = pmureg_flatten_on(&pmu->plan, &pmu->unit, assignment, &event->shares);
	code = code ? code :
		      pmureg_flatten_steps(&pmu->plan, &pmu->unit, assignment,
					   &pmureg_block_counters(pmu->unit.block)[assignment->kind].disable,
					   &lists[PMUREG_FINISH]);
	code = code ? code : pmureg_add_event_reads(&pmu->plan, &pmu->unit, assignment, 1);
	code = code ? code : pmureg_flatten_reads(&pmu->plan, &event->counted);
	for (size_t i = 0; i < PMUREG_LISTS && !code; i++)
		code = lists[i].count ? pmureg_pmu_ready(pmu, &lists[i]) : 0;
	event->life = code ? 0 : pmu->life;
	event->made_for = number;
	return code;
}

/* Makes an event the last one of the unit. */
static struct pmureg_assignment *push(struct pmureg_pmu *pmu, struct pmureg_pmu_event *event)
{
	struct pmureg_assignment *assignment = &pmu->unit.assignments[pmu->unit.assignment_count];

	*assignment = event->assignment;
	pmu->added[pmu->unit.assignment_count++] = event;
	event->index = pmu->unit.assignment_count;
	return assignment;
}

/* Removes the last event of the unit. */
static void drop_last(struct pmureg_pmu *pmu)
{
	pmu->added[--pmu->unit.assignment_count]->index = 0;
	pmureg_find_used(&pmu->unit);
	(void)share_all(pmu, 0);
}

/* Checks the rules about events that are counted at the same time. */
static int check_beside(const struct pmureg_pmu *pmu, const struct pmureg_pmu_event *event)
{
	const struct pmureg_block *block = pmu->unit.block;
	const struct pmureg_rule *rules = pmureg_block_rules(block);

	for (size_t i = 0; i + 1 < pmu->unit.assignment_count; i++)
		for (uint16_t r = 0; r < block->rule_count; r++)
			if (rules[r].same && event->applies[r] && pmu->added[i]->applies[r] &&
			    !pmureg_terms_agree(event->in_effect, pmu->added[i]->in_effect, &rules[r],
						block->term_count))
				return -PMUREG_EBUSY;
	return 0;
}

int pmureg_pmu_prepare(struct pmureg_pmu *pmu, struct pmureg_pmu_event *event)
{
	struct pmureg_assignment *assignment;
	int code;

	if (!pmu->taken)
		return -PMUREG_EINVAL;
	if (event->index || event->wanted == PMUREG_NONE || pmu->unit.block->events_follow)
		return 0;
	assignment = push(pmu, event);
	assignment->kind = pmureg_kind_of(pmu->unit.block, event->wanted);
	assignment->counter =
		(uint16_t)(event->wanted - pmureg_block_counters(pmu->unit.block)[assignment->kind].number);
	code = make_lists(pmu, event);
	pmu->unit.assignment_count--;
	event->index = 0;
	return code;
}

int pmureg_pmu_add(struct pmureg_pmu *pmu, struct pmureg_pmu_event *event)
{
	struct pmureg_unit *unit = &pmu->unit;
	struct pmureg_assignment *assignment;
	int code;

	if (!pmu->taken || event->index)
		return -PMUREG_EINVAL;
	if (unit->assignment_count == pmu->most)
		return -PMUREG_EBUSY;
	assignment = push(pmu, event);
	code = check_beside(pmu, event);
	code = code ? code : pmureg_assign_free(unit, assignment, __atomic_load_n(&event->wanted, __ATOMIC_RELAXED));
	code = code ? code : pmureg_assign_slots(&pmu->plan, unit, assignment);
	if (!code)
		pmureg_find_used(unit);
	code = code ? code : make_lists(pmu, event);
	code = code ? code : share_all(pmu, 1);
	/* Alone it wants this counter from now on, so that it leaves one that others need. A group might not fit any more. */
	if (!code && !__atomic_load_n(&event->is_grouped, __ATOMIC_RELAXED))
		__atomic_store_n(&event->wanted, event->made_for, __ATOMIC_RELAXED);
	if (code)
		drop_last(pmu);
	return code == -PMUREG_EINVAL ? -PMUREG_EBUSY : code;
}

/* ---- Counting ---- */

int pmureg_pmu_start(struct pmureg_pmu *pmu, struct pmureg_pmu_event *event)
{
	int code;

	if (!event->index || event->runs)
		return -PMUREG_EINVAL;
	code = pmureg_pmu_run(pmu, &event->counted.lists[PMUREG_PROGRAM]);
	event->runs = 1; /* also after a failure, so that a part that runs is stopped */
	return code ? code : pmureg_pmu_sample(pmu, event, 0);
}

int pmureg_pmu_stop(struct pmureg_pmu *pmu, struct pmureg_pmu_event *event)
{
	int sampled, code;

	if (!event->runs)
		return 0;
	sampled = pmureg_pmu_sample(pmu, event, 1);
	code = pmureg_pmu_run(pmu, &event->counted.lists[PMUREG_FINISH]);
	event->runs = 0;
	return sampled ? sampled : code;
}

int pmureg_pmu_read(struct pmureg_pmu *pmu, struct pmureg_pmu_event *event, struct pmureg_count *count)
{
	int code = 0, started = 0;

	if (event->runs && pmu->started && event->counted.samples->restarts) {
		/* Reads all events of the unit, because its start clears their counters. */
		code = pmureg_pmu_disable(pmu);
		started = pmureg_pmu_enable(pmu);
	} else if (event->runs) {
		code = pmureg_pmu_sample(pmu, event, 1);
	}
	*count = (struct pmureg_count){.value = event->total.count, .reason = event->total.reason};
	return code ? code : started;
}

/* ---- Going ---- */

/* Moves an event to the end, so that it does not come before others that have the same slots. */
static void move_last(struct pmureg_pmu *pmu, size_t at)
{
	const size_t last = pmu->unit.assignment_count - 1;
	const struct pmureg_assignment assignment = pmu->unit.assignments[at];
	struct pmureg_pmu_event *event = pmu->added[at];

	pmu->unit.assignments[at] = pmu->unit.assignments[last];
	pmu->added[at] = pmu->added[last];
	pmu->added[at]->index = at + 1;
	pmu->unit.assignments[last] = assignment;
	pmu->added[last] = event;
	event->index = last + 1;
}

/* Writes a shared register without the bits of an event that has gone: as another event needs it, or as it was found. */
static int unshare(struct pmureg_pmu *pmu, const struct pmureg_access *access)
{
	struct pmureg_access parts[6];
	struct pmureg_list list = {.at = parts, .capacity = sizeof(parts) / sizeof(parts[0])};
	const struct pmureg_saved *saved = pmureg_find_saved(&pmu->plan.runner, access);

	for (size_t i = 0; i < pmu->unit.assignment_count; i++)
		for (size_t k = 0; k < pmu->added[i]->shares.count; k++) {
			const struct pmureg_shares *shares = &pmu->added[i]->shares;
			const struct pmureg_access *same = &shares->list->at[shares->at[k].access];

			if (!pmureg_is_same_part(access, same))
				continue;
			pmureg_append_plain(&list, same);
			return pmureg_pmu_run(pmu, &list);
		}
	if (!saved || access->half == 2)
		return 0;
	pmureg_append_one_saved(&pmu->plan.runner, &list, saved);
	return pmureg_pmu_run(pmu, &list);
}

/* Releases the slots that no other event has. The event is the last one. */
static int release_slots(struct pmureg_pmu *pmu, struct pmureg_pmu_event *event)
{
	struct pmureg_list *list = &event->counted.lists[PMUREG_FINISH];
	int code;

	if (!pmu->unit.block->pool_count)
		return 0;
	pmureg_list_clear(list);
	code = pmureg_flatten_release(&pmu->plan, &pmu->unit, &pmu->unit.assignments[event->index - 1], list);
	code = code || !list->count ? code : pmureg_pmu_ready(pmu, list);
	return code ? code : pmureg_pmu_run(pmu, list);
}

int pmureg_pmu_del(struct pmureg_pmu *pmu, struct pmureg_pmu_event *event)
{
	int stopped, code;

	if (!event->index)
		return 0;
	stopped = pmureg_pmu_stop(pmu, event);
	move_last(pmu, event->index - 1);
	code = release_slots(pmu, event);
	drop_last(pmu);
	for (size_t i = 0; i < event->shares.count; i++) {
		int more = unshare(pmu, &event->shares.list->at[event->shares.at[i].access]);

		code = code ? code : more;
	}
	return stopped ? stopped : code;
}
