/*
 * info.c: described events: by name, by terms, and what they demand.
 */
#include "internal.h"

static const char *name_at(const struct pmureg_block *block, uint16_t at, int by_linux)
{
	if (by_linux)
		return block->events[block->events_by_linux[at]].linux_name;
	return block->events[block->events_by_name[at]].name;
}

static const struct pmureg_event_info *find_sorted(const struct pmureg_block *block, struct pmureg_word name,
						   int by_linux)
{
	uint16_t low = 0, high = by_linux ? block->linux_count : block->event_count;

	while (low < high) {
		uint16_t middle = (uint16_t)(low + (high - low) / 2);
		int order = pmureg_word_compare(name, name_at(block, middle, by_linux));

		if (!order)
			return &block->events[by_linux ? block->events_by_linux[middle] : block->events_by_name[middle]];
		if (order > 0)
			low = (uint16_t)(middle + 1);
		else
			high = middle;
	}
	return NULL;
}

const struct pmureg_event_info *pmureg_event_named(const struct pmureg_block *block, struct pmureg_word name)
{
	const struct pmureg_event_info *found = find_sorted(block, name, 0);
	uint16_t i;

	if (!found)
		found = find_sorted(block, name, 1);
	for (i = 0; !found && i < block->event_count; i++)
		if (pmureg_word_like(name, block->events[i].name))
			found = &block->events[i];
	return found;
}

static int agrees(const struct pmureg_event_info *info, const uint64_t *terms)
{
	uint16_t i;

	for (i = 0; i < info->term_count; i++)
		if (terms[info->terms[i].term] != info->terms[i].value)
			return 0;
	return 1;
}

int pmureg_event_in_variant(const struct pmureg_system *system, const struct pmureg_event_info *info)
{
	return !system->variant_mask || !info->variants || (info->variants & system->variant_mask);
}

static int exists_on(const struct pmureg_event_info *info, uint16_t instance)
{
	uint16_t i;

	if (!info->instance_count || instance == PMUREG_INSTANCES_ALL)
		return 1;
	for (i = 0; i < info->instance_count; i++)
		if (info->instances[i] == instance)
			return 1;
	return 0;
}

const struct pmureg_event_info *pmureg_event_match(const struct pmureg_event *event)
{
	const struct pmureg_block *block = event->block;
	const struct pmureg_event_info *best = NULL;
	uint16_t i;

	for (i = 0; i < block->event_count; i++) {
		const struct pmureg_event_info *info = &block->events[i];

		/* Most events differ in their first term: that is what makes this fast. */
		if (info->term_count && event->terms[info->terms[0].term] != info->terms[0].value)
			continue;
		if (best && info->term_count <= best->term_count)
			continue;
		if (agrees(info, event->terms) && exists_on(info, event->instance) &&
		    pmureg_event_in_variant(event->system, info))
			best = info;
	}
	return best;
}

/*
 * An event that nobody described, but whose first term (its number) described ones have, too: where all of those may be
 * counted by the same counters only, so may this.
 */
uint64_t pmureg_event_counters(const struct pmureg_event *event)
{
	const struct pmureg_event_info *like = NULL;
	uint16_t i;

	if (event->info)
		return event->info->counters;
	for (i = 0; i < event->block->event_count; i++) {
		const struct pmureg_event_info *info = &event->block->events[i];

		if (!info->term_count || event->terms[info->terms[0].term] != info->terms[0].value)
			continue;
		if (like && like->counters != info->counters)
			return 0;
		like = info;
	}
	return like ? like->counters : 0;
}

int pmureg_event_is_on(const struct pmureg_event *event, uint16_t instance)
{
	if (event->instance != PMUREG_INSTANCES_ALL && event->instance != instance)
		return 0;
	return !event->info || exists_on(event->info, instance);
}

int pmureg_event_check_needs(const struct pmureg_event *event, struct pmureg_error *error, int column)
{
	uint64_t missing = event->info ? event->info->needs & ~event->given : 0;
	uint16_t i;

	for (i = 0; i < event->block->term_count; i++) {
		const struct pmureg_term *term = &event->block->terms[i];

		if (missing >> i & 1)
			return PMUREG_FAIL(error, -PMUREG_EINVAL, column, T("`"), T(event->info->name), T("` needs `"),
					   T(term->name), T("`: add `"), T(term->name), T("=…` ("), T(term->text),
					   T(")"));
	}
	return 0;
}
