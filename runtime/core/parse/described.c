/*
 * described.c: finds described events by name or terms, and checks that the terms they need are given.
 */
#include "parse.h"

int pmureg_event_in_variant(const struct pmureg_system *system, const struct pmureg_described_event *listed)
{
	uint64_t variants;

	if (!system->variant_mask)
		return 1;
	variants = pmureg_described_event_rest(listed)->variants;
	return !variants || (variants & system->variant_mask);
}

const struct pmureg_described_event *pmureg_event_named(const struct pmureg_block *block, struct pmureg_word name)
{
	const struct pmureg_names *names = &block->event_names;
	const struct pmureg_name *list = pmureg_names_list(names);
	uint16_t found = pmureg_names_find(names, name);

	/* The hash table has each name in its usual case. */
	for (uint16_t i = 0; found == PMUREG_NONE && i < names->count; i++)
		if (pmureg_word_like(name, pmureg_name_text(&list[i])))
			found = list[i].index;
	return found == PMUREG_NONE ? NULL : &pmureg_block_events(block)[found];
}

static int exists_on(const struct pmureg_described_event *listed, uint16_t instance)
{
	const struct pmureg_event_rest *rest = pmureg_described_event_rest(listed);
	const uint16_t *instances;

	if (instance == PMUREG_INSTANCES_ALL || !rest->instance_count)
		return 1;
	instances = pmureg_event_rest_instances(rest);
	for (uint16_t i = 0; i < rest->instance_count; i++)
		if (instances[i] == instance)
			return 1;
	return 0;
}

/* Checks whether the text gave every term of a described event. A term not given is 0, and may match by chance. */
static int parse_described_is_given(const struct pmureg_event *event, const struct pmureg_described_event *listed)
{
	const struct pmureg_term_value *terms = pmureg_described_event_terms(listed);

	for (uint16_t i = 0; i < listed->term_count; i++)
		if (!(event->given >> terms[i].term & 1))
			return 0;
	return 1;
}

/* Checks whether a described event has exactly the terms of the shape, with the values of the event. */
static int parse_described_is_meant(const struct pmureg_event *event, const struct pmureg_shape *shape,
				    const struct pmureg_described_event *listed)
{
	const struct pmureg_term_value *terms = pmureg_described_event_terms(listed);
	const uint16_t *of = pmureg_shape_terms(shape);

	if (listed->term_count != shape->count)
		return 0;
	for (uint16_t i = 0; i < shape->count; i++)
		if (terms[i].term != of[i] || terms[i].value != event->terms[of[i]])
			return 0;
	return exists_on(listed, event->instance) && pmureg_event_in_variant(event->system, listed);
}

/* Returns the first matching event of a shape: events with equal terms are in the order of their indices. */
static const struct pmureg_described_event *find_shaped(const struct pmureg_event *event,
							const struct pmureg_shape *shape)
{
	const struct pmureg_block *block = event->block;
	const struct pmureg_described_event *events = pmureg_block_events(block);
	const uint16_t *slots = pmureg_block_events_by_terms(block);
	const uint32_t mask = block->events_by_terms_count - 1;
	uint32_t at = pmureg_shape_hash(shape, event->terms) & mask;

	while (slots[at] != PMUREG_NONE && !parse_described_is_meant(event, shape, &events[slots[at]]))
		at = (at + 1) & mask;
	return slots[at] == PMUREG_NONE ? NULL : &events[slots[at]];
}

/* Of several matches, prefers most terms, then an event with all terms given, then the first. */
const struct pmureg_described_event *pmureg_event_match(const struct pmureg_event *event)
{
	const struct pmureg_block *block = event->block;
	const struct pmureg_shape *shapes = pmureg_block_shapes(block);
	const struct pmureg_described_event *best = NULL, *found;

	for (uint16_t i = 0; i < block->shape_count && !(best && shapes[i].count < best->term_count); i++) {
		found = find_shaped(event, &shapes[i]);
		if (found &&
		    (!best || parse_described_is_given(event, found) > parse_described_is_given(event, best) ||
		     (parse_described_is_given(event, found) == parse_described_is_given(event, best) && found < best)))
			best = found;
	}
	return best;
}

/*
 * An event that is not described may have the same first term (its number) as described ones. If these all have the
 * same counters, so does the event.
 */
const struct pmureg_described_event *pmureg_event_like(const struct pmureg_event *event)
{
	const struct pmureg_described_event *events = pmureg_block_events(event->block);
	const struct pmureg_described_event *like = NULL;

	if (event->listed)
		return event->listed;
	for (uint16_t i = 0; i < event->block->event_count; i++) {
		const struct pmureg_described_event *listed = &events[i];
		const uint64_t *counters_of = pmureg_described_event_counters_of(listed);
		const struct pmureg_term_value *terms = pmureg_described_event_terms(listed);

		if (!listed->term_count || event->terms[terms[0].term] != terms[0].value)
			continue;
		if (like &&
		    (pmureg_described_event_rest(like)->counters != pmureg_described_event_rest(listed)->counters ||
		     pmureg_described_event_counters_of(like) != counters_of))
			return NULL;
		like = listed;
	}
	return like;
}

int pmureg_event_is_on(const struct pmureg_event *event, uint16_t instance)
{
	if (event->instance != PMUREG_INSTANCES_ALL && event->instance != instance)
		return 0;
	return !event->listed || exists_on(event->listed, instance);
}

int pmureg_event_check_needs(const struct pmureg_event *event, struct pmureg_error *error, int column)
{
	const struct pmureg_term *terms = pmureg_block_terms(event->block);
	uint64_t missing = event->listed ? pmureg_described_event_rest(event->listed)->needs & ~event->given : 0;

	for (uint16_t i = 0; missing && i < event->block->term_count; i++) {
		const struct pmureg_term *term = &terms[i];

		if (missing >> i & 1)
			return pmureg_fail(error, -PMUREG_EINVAL, column, "`%s` needs `%s`: add `%s=…` (%s)",
					   pmureg_described_event_name(event->listed), pmureg_term_name(term),
					   pmureg_term_name(term), pmureg_term_text(term));
	}
	return 0;
}
