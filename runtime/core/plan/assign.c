/*
 * assign.c: assigns counters and slots of pools to events.
 */
#include "plan.h"

/* ---- Kinds ---- */

/* Removes kinds that are narrower than a joined kind: an event that needs joined counters cannot use narrower ones. */
static uint64_t wide_enough(const struct pmureg_unit *unit, uint64_t kinds)
{
	const struct pmureg_counter *counters = pmureg_block_counters(unit->block);
	uint8_t width = 0;

	for (uint16_t k = 0; k < unit->block->counter_count; k++)
		if ((kinds >> k & 1) && pmureg_counter_parts(&counters[k]) && unit->kinds[k].width > width)
			width = unit->kinds[k].width;
	for (uint16_t k = 0; k < unit->block->counter_count; k++)
		kinds &= ~((uint64_t)(unit->kinds[k].width < width) << k);
	return kinds;
}

/* Returns the counters of a kind that the description allows an event; for a joined counter its lower part decides. */
static uint64_t described_able(const struct pmureg_block *block, const struct pmureg_described_event *like,
			       uint16_t kind)
{
	const struct pmureg_counter *counters = pmureg_block_counters(block);
	const uint16_t *parts = pmureg_counter_parts(&counters[kind]);
	const uint64_t described = like ? pmureg_described_event_rest(like)->counters : 0;
	uint64_t able = 0;

	if (!described)
		return UINT64_MAX;
	for (uint16_t i = 0; parts && i < counters[kind].count; i++)
		able |= (described >> (parts[2 * i] - counters[pmureg_kind_of(block, parts[0])].number) & 1)
			<< i;
	return parts ? able : described;
}

/* Returns the counters of a kind that `allows` admits for the event in the variables. */
static uint64_t allowed(const struct pmureg_plan *plan, const struct pmureg_unit *unit, uint16_t kind)
{
	const struct pmureg_counter *counter = &pmureg_block_counters(unit->block)[kind];
	uint64_t denied = 0;

	if (!counter->chooses)
		return pmureg_holds(pmureg_counter_allows(counter), plan->variables) ? UINT64_MAX : 0;
	for (uint16_t i = 0; i < counter->count; i++) {
		plan->variables[unit->block->variables.n] = (uint64_t)counter->first + i;
		denied |= (uint64_t)!pmureg_holds(pmureg_counter_allows(counter), plan->variables) << i;
	}
	return denied == pmureg_mask(counter->count) ? 0 : ~denied;
}

/*
 * Finds the counters of each kind that may count an event: those that its description lists; else those that `allows`
 * of their kind admits; if none does, those of the kinds without `allows`.
 */
static void find_able(struct pmureg_plan *plan, const struct pmureg_unit *unit, struct pmureg_assignment *assignment)
{
	const struct pmureg_block *block = unit->block;
	const struct pmureg_counter *counters = pmureg_block_counters(block);
	const struct pmureg_described_event *like = assignment->like;
	uint64_t kinds = 0, rest = 0;

	pmureg_fill_variables(plan, unit, assignment, 0);
	for (uint16_t k = 0; k < block->counter_count; k++) {
		assignment->able[k] = counters[k].allows.count ? allowed(plan, unit, k) : UINT64_MAX;
		*(counters[k].allows.count ? &kinds : &rest) |= (uint64_t)(assignment->able[k] != 0) << k;
	}
	kinds = wide_enough(unit, kinds ? kinds : rest);
	for (uint16_t k = 0; k < block->counter_count; k++)
		if (like && pmureg_described_event_counters_of(like))
			assignment->able[k] = pmureg_described_event_counters_of(like)[k];
		else
			assignment->able[k] &= kinds >> k & 1 ? described_able(block, like, k) : 0;
}

/* Reports an event that no counter may count. If a kind chooses its counter by terms, the message has the condition. */
static int fail_unable(struct pmureg_plan *plan, const struct pmureg_unit *unit,
		       const struct pmureg_assignment *assignment)
{
	const struct pmureg_counter *counters = pmureg_block_counters(unit->block);

	for (uint16_t k = 0; k < unit->block->counter_count; k++) {
		const struct pmureg_counter *counter = &counters[k];

		if (counter->chooses)
			return pmureg_fail(plan->runner.error, -PMUREG_EINVAL, 0,
					   "`%s`: no counter of this unit can count it: `%s` counts it if "
					   "%s, with n from %u to %u",
					   pmureg_blame(plan, assignment->event), pmureg_counter_key(counter),
					   pmureg_counter_allows_source(counter), (unsigned int)counter->first,
					   (unsigned int)counter->first + counter->count - 1U);
	}
	return pmureg_fail(plan->runner.error, -PMUREG_EINVAL, 0, "`%s`: no counter of this unit can count it",
			   pmureg_blame(plan, assignment->event));
}

int pmureg_find_kinds(struct pmureg_plan *plan, struct pmureg_unit *unit)
{
	const struct pmureg_counter *counters = pmureg_block_counters(unit->block);

	for (size_t i = 0; i < unit->assignment_count; i++) {
		struct pmureg_assignment *assignment = &unit->assignments[i];

		find_able(plan, unit, assignment);
		assignment->kinds = assignment->joins = 0;
		for (uint16_t k = 0; k < unit->block->counter_count; k++) {
			assignment->kinds |= (uint64_t)(assignment->able[k] != 0) << k;
			assignment->joins |=
				assignment->able[k] && pmureg_counter_parts(&counters[k]) && unit->kinds[k].count;
		}
		if (!assignment->kinds)
			return fail_unable(plan, unit, assignment);
	}
	return 0;
}

/* ---- Counters ---- */

/* A counter: its kind, and its index in the kind. */
struct one {
	uint16_t kind, counter;
};

static struct one one_of(const struct pmureg_unit *unit, uint16_t number)
{
	const uint16_t kind = pmureg_kind_of(unit->block, number);

	return (struct one){kind, (uint16_t)(number - pmureg_block_counters(unit->block)[kind].number)};
}

static uint16_t number_of(const struct pmureg_unit *unit, const struct pmureg_assignment *assignment)
{
	return (uint16_t)(pmureg_block_counters(unit->block)[assignment->kind].number + assignment->counter);
}

static void assign_give(const struct pmureg_unit *unit, struct pmureg_assignment *assignment, uint16_t number)
{
	const struct one one = one_of(unit, number);

	assignment->kind = one.kind;
	assignment->counter = one.counter;
}

/* The two parts of a joined counter. Of any other counter, both are the counter itself. */
struct parts {
	uint16_t lower, upper;
};

static struct parts parts_of(const struct pmureg_unit *unit, uint16_t number)
{
	const struct one one = one_of(unit, number);
	const uint16_t *parts = pmureg_counter_parts(&pmureg_block_counters(unit->block)[one.kind]);

	return parts ? (struct parts){parts[2 * one.counter], parts[2 * one.counter + 1]} :
		       (struct parts){number, number};
}

/* Checks whether a counter is in use by another program. A fixed counter can be shared. */
static int is_others(const struct pmureg_unit *unit, uint16_t number)
{
	const struct one one = one_of(unit, number);

	return one.counter < 64 && (unit->kinds[one.kind].others >> one.counter & 1) &&
	       !pmureg_block_counters(unit->block)[one.kind].fixed;
}

/* Checks whether a counter can count the event, and whether it is in use by another program (`others` 1) or not (0). */
static int is_able(const struct pmureg_unit *unit, const struct pmureg_assignment *assignment, uint16_t number,
		   int others)
{
	const struct one one = one_of(unit, number);
	const struct pmureg_kind *kind = &unit->kinds[one.kind];
	const uint64_t able = assignment->able[one.kind];

	if (!pmureg_kind_has(kind, one.counter) || is_others(unit, number) != others ||
	    (one.counter < 64 && kind->taken >> one.counter & 1))
		return 0;
	return one.counter < 64 ? (int)(able >> one.counter & 1) : able == UINT64_MAX;
}

static int may_count(const struct pmureg_unit *unit, const struct pmureg_assignment *assignment, uint16_t number)
{
	return is_able(unit, assignment, number, 0);
}

/* Moves every event on the path that was found to its next counter, back to the event `first`. */
static void move_along(struct pmureg_plan *plan, struct pmureg_unit *unit, uint16_t number, uint16_t first)
{
	const struct pmureg_counter *counters = pmureg_block_counters(unit->block);

	for (;;) {
		const uint16_t u = plan->via[number];
		struct pmureg_assignment *assignment = &unit->assignments[u];
		/* The previous event on the path gets the counter that this event leaves. */
		const uint16_t left = number_of(unit, assignment);

		assign_give(unit, assignment, number);
		if (!counters[assignment->kind].fixed)
			plan->owners[number] = u;
		if (u == first)
			return;
		number = left;
	}
}

/*
 * Assigns a counter to one event, and moves other events if needed. A breadth-first search for an augmenting path keeps
 * the order of events on the counters as far as the constraints allow.
 */
static int choose_one(struct pmureg_plan *plan, struct pmureg_unit *unit, uint16_t first)
{
	const uint16_t total = unit->block->counter_total;
	uint16_t head = 0, tail = 0;

	for (uint16_t number = 0; number < total; number++)
		plan->via[number] = PMUREG_NONE;
	plan->queue[tail++] = first;
	while (head < tail) {
		uint16_t u = plan->queue[head++];

		for (uint16_t number = 0; number < total; number++) {
			const uint16_t owner = plan->owners[number];

			if (plan->via[number] != PMUREG_NONE || !may_count(unit, &unit->assignments[u], number) ||
			    (owner != PMUREG_NONE && unit->assignments[owner].joins))
				continue;
			plan->via[number] = u;
			if (owner == PMUREG_NONE) {
				move_along(plan, unit, number, first);
				return 1;
			}
			plan->queue[tail++] = owner;
		}
	}
	return 0;
}

/* ---- Joined counters ---- */

#define TRIES 1000

/* Checks whether a counter belongs to an event before `u` that may have a joined counter. Event `u` may not take it. */
static int is_settled(const struct pmureg_plan *plan, const struct pmureg_unit *unit, uint16_t number, size_t u)
{
	const uint16_t owner = plan->owners[number];

	return owner < u && owner != PMUREG_NONE && unit->assignments[owner].joins;
}

static void take_back(struct pmureg_plan *plan, const struct pmureg_unit *unit, size_t u)
{
	for (uint16_t i = 0; i < unit->block->counter_total; i++)
		if (!is_settled(plan, unit, i, u))
			plan->owners[i] = PMUREG_NONE;
}

/*
 * Assigns counters to the events from `u` on. An event that may have a joined counter tries each possible counter; all
 * others share the rest. Returns the event without a counter in the last try, or the number of events.
 */
static size_t choose_from(struct pmureg_plan *plan, struct pmureg_unit *unit, size_t u, unsigned int *tries)
{
	struct pmureg_assignment *one;
	size_t failed;

	while (u < unit->assignment_count && !unit->assignments[u].joins)
		u++;
	if (u == unit->assignment_count) {
		take_back(plan, unit, u);
		for (u = 0; u < unit->assignment_count && u < PMUREG_NONE; u++)
			if (!unit->assignments[u].joins && !choose_one(plan, unit, (uint16_t)u))
				break;
		return u;
	}
	one = &unit->assignments[u];
	failed = u;
	for (uint16_t number = 0; number < unit->block->counter_total && *tries < TRIES; number++) {
		const struct parts parts = parts_of(unit, number);

		if (!may_count(unit, one, number) || is_settled(plan, unit, parts.lower, u) ||
		    is_settled(plan, unit, parts.upper, u))
			continue;
		take_back(plan, unit, u);
		plan->owners[parts.lower] = plan->owners[parts.upper] = (uint16_t)u;
		assign_give(unit, one, number);
		failed = choose_from(plan, unit, u + 1, tries);
		if (failed == unit->assignment_count)
			break;
		++*tries;
	}
	return failed;
}

/* Writes the events that have the counters which an event wants. */
static void name_owners(const struct pmureg_plan *plan, const struct pmureg_unit *unit,
			const struct pmureg_assignment *assignment, char *text, size_t size)
{
	const uint16_t total = unit->block->counter_total;
	size_t length = 0;

	text[0] = '\0';
	for (uint16_t number = 0; number < total && length < size; number++) {
		const struct parts parts = parts_of(unit, number);
		const uint16_t lower = plan->owners[parts.lower];
		const uint16_t owner = lower != PMUREG_NONE ? lower : plan->owners[parts.upper];

		if (owner != PMUREG_NONE && may_count(unit, assignment, number))
			length += pmureg_format(text + length, size - length, "%s%s`", length ? ", `" : "`",
						unit->assignments[owner].event->text);
	}
	if (length >= size)
		pmureg_format(text + size - 4, 4, "...");
}

/*
 * Writes `2 counters`; or if the event may not use every counter of its kinds `only counters 0, 1`, or with several
 * kinds `only counters general 0, fixed 1`.
 */
static void name_counters(const struct pmureg_unit *unit, const struct pmureg_assignment *assignment, unsigned int able,
			  char *text, size_t size)
{
	const struct pmureg_counter *counters = pmureg_block_counters(unit->block);
	const int several = (assignment->kinds & (assignment->kinds - 1)) != 0;
	size_t length;
	uint64_t all = UINT64_MAX;

	for (uint16_t k = 0; k < unit->block->counter_count; k++)
		all &= assignment->kinds >> k & 1 ? assignment->able[k] : UINT64_MAX;
	if (all == UINT64_MAX) {
		pmureg_format(text, size, "%llu%s", (unsigned long long)able, able == 1 ? " counter" : " counters");
		return;
	}
	length = pmureg_format(text, size, "%s", able == 1 ? "only counter" : "only counters");
	for (uint16_t number = 0, named = 0; number < unit->block->counter_total && length < size; number++) {
		const struct pmureg_counter *counter = &counters[one_of(unit, number).kind];

		if (may_count(unit, assignment, number))
			length += pmureg_format(text + length, size - length, "%s %s%s%llu", named++ ? "," : "",
						several ? pmureg_counter_key(counter) : "", several ? " " : "",
						(unsigned long long)(number - counter->number));
	}
}

static int fail_full(struct pmureg_plan *plan, const struct pmureg_unit *unit,
		     const struct pmureg_assignment *assignment)
{
	char name[64], owners[100], counters[64];
	unsigned int able = 0;

	for (uint16_t number = 0; number < unit->block->counter_total; number++)
		if (is_able(unit, assignment, number, 1)) {
			const struct parts parts = parts_of(unit, number);
			const struct one one = one_of(unit, is_others(unit, parts.lower) ? parts.lower : parts.upper);

			return pmureg_fail_owned(plan, unit, one.kind, one.counter);
		}
	pmureg_unit_any_name(plan->runner.system, unit->block, unit->instance, name, sizeof(name));
	for (uint16_t number = 0; number < unit->block->counter_total; number++)
		able += (unsigned int)may_count(unit, assignment, number);
	for (uint16_t k = 0; k < unit->block->counter_count && !able; k++)
		if ((assignment->kinds >> k & 1) && unit->kinds[k].taken)
			return pmureg_fail(plan->runner.error, -PMUREG_EBUSY, 0,
					   "`%s`: events of other units use the counters that %s shares with them: "
					   "count it in another group",
					   pmureg_blame(plan, assignment->event), name);
	if (!able)
		return pmureg_fail(plan->runner.error, -PMUREG_EINVAL, 0,
				   "`%s`: %s lacks the counters that can count this event",
				   pmureg_blame(plan, assignment->event), name);
	name_owners(plan, unit, assignment, owners, sizeof(owners));
	name_counters(unit, assignment, able, counters, sizeof(counters));
	return pmureg_fail(
		plan->runner.error, -PMUREG_EBUSY, 0,
		"`%s`: %s of %s can count it, but other events of the group use %s: count it in another group than %s",
		pmureg_blame(plan, assignment->event), counters, name, able == 1 ? "it" : "them", owners);
}

/* Each fixed counter counts one event. Refuses an event that does not say which of several fixed counters it means. */
static int check_fixed(struct pmureg_plan *plan, const struct pmureg_unit *unit,
		       const struct pmureg_assignment *assignment)
{
	const struct pmureg_counter *kind = &pmureg_block_counters(unit->block)[assignment->kind];

	if (!kind->fixed || kind->sum || kind->count == 1 || assignment->able[assignment->kind] != UINT64_MAX)
		return 0;
	return pmureg_fail(plan->runner.error, -PMUREG_EINVAL, 0,
			   "`%s` does not say which of the %llu `%s` counters it means: name one of their events",
			   pmureg_blame(plan, assignment->event), (unsigned long long)kind->count,
			   pmureg_counter_key(kind));
}

static void use(const struct pmureg_unit *unit, uint16_t number)
{
	const struct one one = one_of(unit, number);

	if (one.counter < 64)
		unit->kinds[one.kind].used |= UINT64_C(1) << one.counter;
}

void pmureg_find_used(struct pmureg_unit *unit)
{
	for (uint16_t k = 0; k < unit->block->counter_count; k++)
		unit->kinds[k].used = 0;
	for (size_t u = 0; u < unit->assignment_count; u++) {
		const uint16_t number = number_of(unit, &unit->assignments[u]);

		use(unit, number);
		use(unit, parts_of(unit, number).lower);
		use(unit, parts_of(unit, number).upper);
	}
}

/* ---- Counters shared by several units ---- */

/* The unit that has the counters, and their kind there. */
struct home {
	const struct pmureg_block *block;
	uint64_t instance;
	uint16_t kind;
};

static struct home home_of(const struct pmureg_system *system, const struct pmureg_unit *unit, uint16_t kind)
{
	const struct pmureg_counter *counter = &pmureg_block_counters(unit->block)[kind];

	if (!counter->lender)
		return (struct home){unit->block, unit->instance, kind};
	return (struct home){
		&pmureg_system_blocks(system)[pmureg_block_lenders(unit->block)[counter->lender - 1].block],
		(uint16_t)unit->facts[unit->block->event_fact_count + counter->lender - 1U], counter->lent};
}

static int assign_is_same(struct home a, struct home b)
{
	return a.block == b.block && a.instance == b.instance && a.kind == b.kind;
}

/* Returns the kind of another unit with the same counters as this kind of a unit, or PMUREG_NONE. */
static uint16_t shared_kind(const struct pmureg_system *system, const struct pmureg_unit *unit, uint16_t kind,
			    const struct pmureg_unit *other)
{
	const struct home home = home_of(system, unit, kind);

	for (uint16_t i = 0; i < other->block->counter_count; i++)
		if (assign_is_same(home, home_of(system, other, i)))
			return i;
	return PMUREG_NONE;
}

/* Returns the home of a unit's borrowed counters, or of its last kind; `kind` is 0, so that units can be compared. */
static struct home home_of_unit(const struct pmureg_system *system, const struct pmureg_unit *unit)
{
	struct home home;
	uint16_t kind = 0;

	while (kind + 1 < unit->block->counter_count && !pmureg_block_counters(unit->block)[kind].lender)
		kind++;
	home = home_of(system, unit, kind);
	home.kind = 0;
	return home;
}

void pmureg_find_homes(struct pmureg_plan *plan)
{
	struct pmureg_unit *found = plan->found;

	for (size_t i = 0; i < plan->found_count; i++) {
		const struct home home = home_of_unit(plan->runner.system, &found[i]);
		size_t first = 0;

		while (first < i && !assign_is_same(home, home_of_unit(plan->runner.system, &found[first])))
			first++;
		found[i].home = first;
		if (first < i)
			found[i].shares = found[first].shares = 1;
	}
}

/* Marks the counters that units planned before this one use. */
static void find_taken(const struct pmureg_plan *plan, const struct pmureg_rotation *rotation,
		       const struct pmureg_unit *unit)
{
	for (uint16_t k = 0; k < unit->block->counter_count; k++) {
		unit->kinds[k].taken = 0;
		for (size_t i = unit->before; i; i = rotation->units[i - 1].before) {
			const struct pmureg_unit *other = &rotation->units[i - 1];
			const uint16_t kind = shared_kind(plan->runner.system, unit, k, other);

			unit->kinds[k].taken |= kind == PMUREG_NONE ? 0 : other->kinds[kind].used;
		}
	}
}

int pmureg_assign_counters(struct pmureg_plan *plan, const struct pmureg_rotation *rotation, struct pmureg_unit *unit)
{
	unsigned int tries = 0;
	size_t failed;

	find_taken(plan, rotation, unit);
	for (uint16_t i = 0; i < unit->block->counter_total; i++)
		plan->owners[i] = PMUREG_NONE;
	failed = choose_from(plan, unit, 0, &tries);
	if (failed < unit->assignment_count)
		return fail_full(plan, unit, &unit->assignments[failed]);
	for (size_t u = 0; u < unit->assignment_count; u++)
		if (check_fixed(plan, unit, &unit->assignments[u]))
			return -PMUREG_EINVAL;
	pmureg_find_used(unit);
	return 0;
}

/* Checks whether another event has a counter, or a part of it. Events share a fixed counter. */
static int is_taken(const struct pmureg_unit *unit, const struct pmureg_assignment *assignment, uint16_t number)
{
	const struct parts wanted = parts_of(unit, number);

	for (size_t u = 0; u < unit->assignment_count; u++) {
		const struct pmureg_assignment *other = &unit->assignments[u];
		const struct parts has = parts_of(unit, number_of(unit, other));

		if (other != assignment && !pmureg_block_counters(unit->block)[other->kind].fixed &&
		    (has.lower == wanted.lower || has.lower == wanted.upper || has.upper == wanted.lower ||
		     has.upper == wanted.upper))
			return 1;
	}
	return 0;
}

uint16_t pmureg_assign_next(const struct pmureg_unit *unit, const struct pmureg_assignment *assignment, uint16_t from)
{
	const uint16_t total = unit->block->counter_total;
	uint16_t number = from;

	for (uint16_t tried = 0; tried < total; tried++) {
		if (may_count(unit, assignment, number))
			return number;
		number = number + 1 == total ? 0 : (uint16_t)(number + 1);
	}
	return PMUREG_NONE;
}

int pmureg_assign_free(const struct pmureg_unit *unit, struct pmureg_assignment *assignment, uint16_t wanted)
{
	const uint16_t total = unit->block->counter_total;

	for (uint32_t i = 0; i <= total; i++) {
		const uint16_t number = i ? (uint16_t)(i - 1) : wanted;

		if (number >= total || !may_count(unit, assignment, number) || is_taken(unit, assignment, number))
			continue;
		assign_give(unit, assignment, number);
		return 0;
	}
	return -PMUREG_EBUSY;
}

/* ---- Slots of pools ---- */

static int keys_equal(const struct pmureg_assignment *a, const struct pmureg_assignment *b, uint64_t terms)
{
	for (uint16_t i = 0; i < a->event->block->term_count; i++)
		if ((terms >> i & 1) && a->event->terms[i] != b->event->terms[i])
			return 0;
	return 1;
}

/* Checks whether an event before this one has a slot. */
static int has_slot(const struct pmureg_unit *unit, const struct pmureg_assignment *assignment, uint16_t index,
		    uint16_t slot)
{
	const struct pmureg_assignment *other = unit->assignments;

	while (other < assignment && other->slots[index] != slot)
		other++;
	return other < assignment;
}

static int choose_slot(struct pmureg_plan *plan, const struct pmureg_unit *unit, struct pmureg_assignment *assignment,
		       uint16_t index)
{
	const struct pmureg_pool *pool = &pmureg_block_pools(unit->block)[index];
	const struct pmureg_assignment *other, *owner = NULL;
	uint16_t next = 0;

	for (other = &unit->assignments[0]; other < assignment; other++) {
		if (other->slots[index] == PMUREG_NONE)
			continue;
		if (keys_equal(other, assignment, pool->terms)) {
			assignment->slots[index] = other->slots[index];
			return 0;
		}
		owner = other;
	}
	while (next < pool->count && has_slot(unit, assignment, index, next))
		next++;
	if (next == pool->count)
		return pmureg_fail(plan->runner.error, -PMUREG_EBUSY, 0, "`%s`: %s%s%s%s",
				   pmureg_blame(plan, assignment->event), pmureg_pool_text(pool), owner ? " `" : "",
				   owner ? owner->event->text : "", owner ? "` uses it." : "");
	assignment->slots[index] = next;
	return 0;
}

int pmureg_assign_slots(struct pmureg_plan *plan, struct pmureg_unit *unit, struct pmureg_assignment *assignment)
{
	const struct pmureg_pool *pools = pmureg_block_pools(unit->block);
	int code = 0;

	for (uint16_t i = 0; i < unit->block->pool_count; i++)
		assignment->slots[i] = PMUREG_NONE;
	for (uint16_t i = 0; i < unit->block->pool_count && !code; i++) {
		pmureg_fill_variables(plan, unit, assignment, 0);
		if (pmureg_holds(pmureg_pool_when(&pools[i]), plan->variables))
			code = choose_slot(plan, unit, assignment, i);
	}
	return code;
}
