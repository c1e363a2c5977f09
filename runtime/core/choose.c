/*
 * choose.c: which counter counts which event, and which slots of pools they take.
 */
#include "plan.h"

/* ---- Kinds ---- */

static uint64_t kinds_without_condition(const struct pmureg_block *block)
{
	uint64_t kinds = 0;
	uint16_t i;

	for (i = 0; i < block->counter_count; i++)
		if (!block->counters[i].takes.count)
			kinds |= UINT64_C(1) << i;
	return kinds;
}

/*
 * The kinds that may count an event: the one its description names, the first that takes it, or those that take all. The
 * last help out where the first shares.
 */
static int kinds_of(struct pmureg_session *session, const struct pmureg_unit *unit, struct pmureg_use *use)
{
	const struct pmureg_block *block = unit->block;
	const struct pmureg_event_info *info = use->event->info;
	uint16_t i;

	if (info && info->kind != PMUREG_NONE) {
		use->kinds = UINT64_C(1) << info->kind;
		return 0;
	}
	pmureg_fill_variables(session, unit, use, 0);
	for (i = 0; i < block->counter_count; i++) {
		int takes;
		int result = pmureg_condition(session, block->counters[i].takes, &takes);

		if (result)
			return result;
		if (!takes || !block->counters[i].takes.count)
			continue;
		use->kinds = UINT64_C(1) << i;
		if (block->counters[i].shares)
			use->kinds |= kinds_without_condition(block);
		return 0;
	}
	use->kinds = kinds_without_condition(block);
	return 0;
}

int pmureg_find_kinds(struct pmureg_session *session, struct pmureg_unit *unit, struct pmureg_error *error)
{
	size_t i;

	for (i = 0; i < unit->use_count; i++) {
		struct pmureg_use *use = &unit->uses[i];
		int result = kinds_of(session, unit, use);

		if (result)
			return pmureg_fail(error, result, 0, "the description of %s is broken", unit->block->key);
		if (!use->kinds)
			return pmureg_fail(error, -PMUREG_EINVAL, 0, "`%s`: no counter of this unit takes such an event",
					   use->event->text);
	}
	return 0;
}

/* ---- Counters ---- */

/* All counters of a unit are numbered through: kinds one behind the other. */
static void split(const struct pmureg_unit *unit, uint16_t number, uint16_t *kind, uint16_t *counter)
{
	*kind = 0;
	while (number >= unit->block->counters[*kind].count)
		number = (uint16_t)(number - unit->block->counters[(*kind)++].count);
	*counter = number;
}

static uint16_t counters_in_all(const struct pmureg_unit *unit)
{
	uint16_t i, total = 0;

	for (i = 0; i < unit->block->counter_count; i++)
		total = (uint16_t)(total + unit->block->counters[i].count);
	return total;
}

static int may_count(const struct pmureg_unit *unit, const struct pmureg_use *use, uint16_t number)
{
	uint16_t kind, counter;

	split(unit, number, &kind, &counter);
	if (!(use->kinds >> kind & 1) || !pmureg_kind_has(&unit->kinds[kind], counter))
		return 0;
	return !use->counters || (counter < 64 && (use->counters >> counter & 1));
}

static int is_free(const struct pmureg_unit *unit, uint16_t number)
{
	uint16_t kind, counter;

	split(unit, number, &kind, &counter);
	return unit->block->counters[kind].free;
}

/* Moves every event on the way found to its next counter, back to the one that got the search going. */
static void move_along(struct pmureg_session *session, struct pmureg_unit *unit, uint16_t number, uint16_t first)
{
	for (;;) {
		uint16_t u = session->via[number];
		struct pmureg_use *use = &unit->uses[u];
		uint16_t kind = use->kind, counter = use->counter, i;

		split(unit, number, &use->kind, &use->counter);
		if (!is_free(unit, number))
			session->owners[number] = u;
		if (u == first)
			return;
		/* The counter that this event leaves is what the one before it wants. */
		for (i = 0, number = counter; i < kind; i++)
			number = (uint16_t)(number + unit->block->counters[i].count);
	}
}

/*
 * Gives one event a counter, moving others where that helps: a breadth-first search for an augmenting path, so that
 * events keep their order on the counters as far as the constraints let them.
 */
static int choose_one(struct pmureg_session *session, struct pmureg_unit *unit, uint16_t first)
{
	const uint16_t total = counters_in_all(unit);
	uint16_t head = 0, tail = 0, number;

	for (number = 0; number < total; number++)
		session->via[number] = PMUREG_NONE;
	session->queue[tail++] = first;
	while (head < tail) {
		uint16_t u = session->queue[head++];

		for (number = 0; number < total; number++) {
			if (session->via[number] != PMUREG_NONE ||
			    !may_count(unit, &unit->uses[u], number))
				continue;
			session->via[number] = u;
			if (session->owners[number] == PMUREG_NONE) {
				move_along(session, unit, number, first);
				return 1;
			}
			session->queue[tail++] = session->owners[number];
		}
	}
	return 0;
}

/* The events that have the counters which an event wants, in `text`. */
static void name_owners(const struct pmureg_session *session, const struct pmureg_unit *unit,
			const struct pmureg_use *use, char *text, size_t size)
{
	uint16_t number, total = counters_in_all(unit);
	size_t length = 0;

	text[0] = '\0';
	for (number = 0; number < total && length < size; number++) {
		const uint16_t owner = session->owners[number];

		if (owner != PMUREG_NONE && may_count(unit, use, number))
			length += pmureg_format(text + length, size - length, "%s%s`", length ? ", `" : "`",
						unit->uses[owner].event->text);
	}
	if (length >= size)
		pmureg_format(text + size - 4, 4, "...");
}

/* `2 counters`, or, where the event may not use every counter of its kind, `only counters 0, 1`. */
static void name_counters(const struct pmureg_use *use, unsigned int able, char *text, size_t size)
{
	size_t length;
	unsigned int i, named = 0;

	if (!use->counters) {
		pmureg_format(text, size, "%llu%s", (unsigned long long)able, able == 1 ? " counter" : " counters");
		return;
	}
	length = pmureg_format(text, size, "%s", able == 1 ? "only counter " : "only counters ");
	for (i = 0; i < 64 && named < able && length < size; i++)
		if (use->counters >> i & 1)
			length += pmureg_format(text + length, size - length, "%s%llu", named++ ? ", " : "",
						(unsigned long long)i);
}

static int fail_full(const struct pmureg_session *session, const struct pmureg_unit *unit, const struct pmureg_use *use,
		     struct pmureg_error *error)
{
	char name[64], owners[100], counters[64];
	uint16_t number, total = counters_in_all(unit);
	unsigned int able = 0;

	pmureg_unit_any_name(session->system, unit->block, unit->instance, name, sizeof(name));
	for (number = 0; number < total; number++)
		able += (unsigned int)may_count(unit, use, number);
	if (!able)
		return pmureg_fail(error, -PMUREG_EINVAL, 0, "`%s`: %s lacks the counters that can count this event",
				   use->event->text, name);
	name_owners(session, unit, use, owners, sizeof(owners));
	name_counters(use, able, counters, sizeof(counters));
	return pmureg_fail(error, -PMUREG_EBUSY, 0,
			   "`%s`: %s of %s can count it, and other events of the group have %s: count it in another group than %s",
			   use->event->text, counters, name, able == 1 ? "it" : "them", owners);
}

int pmureg_choose(struct pmureg_session *session, struct pmureg_unit *unit, struct pmureg_error *error)
{
	uint16_t total = counters_in_all(unit), i;
	size_t u;

	for (i = 0; i < total; i++)
		session->owners[i] = PMUREG_NONE;
	for (u = 0; u < unit->use_count; u++) {
		struct pmureg_use *use = &unit->uses[u];

		if (u >= PMUREG_NONE || !choose_one(session, unit, (uint16_t)u))
			return fail_full(session, unit, use, error);
	}
	for (u = 0; u < unit->use_count; u++) {
		const struct pmureg_use *use = &unit->uses[u];

		if (use->counter < 64)
			unit->kinds[use->kind].used |= UINT64_C(1) << use->counter;
	}
	return 0;
}

/* ---- Slots of pools ---- */

static int keys_equal(const struct pmureg_use *a, const struct pmureg_use *b, uint64_t terms)
{
	uint16_t i;

	for (i = 0; i < a->event->block->term_count; i++)
		if ((terms >> i & 1) && a->event->terms[i] != b->event->terms[i])
			return 0;
	return 1;
}

static int choose_slot(const struct pmureg_unit *unit, struct pmureg_use *use, uint16_t index,
		       struct pmureg_error *error)
{
	const struct pmureg_pool *pool = &unit->block->pools[index];
	const struct pmureg_use *other, *owner = NULL;
	uint16_t next = 0;

	for (other = &unit->uses[0]; other < use; other++) {
		if (other->slots[index] == PMUREG_NONE)
			continue;
		if (keys_equal(other, use, pool->terms)) {
			use->slots[index] = other->slots[index];
			return 0;
		}
		owner = other;
		if (other->slots[index] >= next)
			next = (uint16_t)(other->slots[index] + 1);
	}
	if (next >= pool->count)
		return pmureg_fail(error, -PMUREG_EBUSY, 0, "`%s`: %s%s%s%s", use->event->text, pool->text,
				   owner ? " `" : "", owner ? owner->event->text : "", owner ? "` has it." : "");
	use->slots[index] = next;
	return 0;
}

int pmureg_choose_slots(struct pmureg_session *session, struct pmureg_unit *unit, struct pmureg_error *error)
{
	size_t u;
	uint16_t i;

	for (u = 0; u < unit->use_count; u++) {
		struct pmureg_use *use = &unit->uses[u];

		for (i = 0; i < unit->block->pool_count; i++) {
			int needed;
			int result = pmureg_fill_variables(session, unit, use, 0);

			use->slots[i] = PMUREG_NONE;
			if (!result)
				result = pmureg_condition(session, unit->block->pools[i].when, &needed);
			if (!result && needed)
				result = choose_slot(unit, use, i, error);
			if (result)
				return result;
		}
	}
	return 0;
}
