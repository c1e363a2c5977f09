/*
 * described.c: finds described systems and lists their events by name.
 */
#include "handle.h"

static const struct pmureg_system *try_system(const struct pmureg_system *system, struct pmureg_nearest *nearest)
{
	char text[UNIT_NAME];

	pmureg_system_text(system, text, sizeof(text));
	if (pmureg_word_like(nearest->word, text))
		return system;
	pmureg_nearest_try(nearest, text);
	return NULL;
}

const struct pmureg_system *pmureg_system_find(const char *name, struct pmureg_error *error)
{
	struct pmureg_nearest nearest = {.word = pmureg_word_of(name)};
	char list[256] = "";

	for (size_t i = 0; i < pmureg_system_count; i++) {
		const struct pmureg_system *system = pmureg_systems[i], *found = try_system(system, &nearest);

		for (uint16_t j = 0; j < system->variant_count && !found; j++)
			found = try_system(&pmureg_system_variants(system)[j], &nearest);
		if (found)
			return found;
		pmureg_text_append(list, sizeof(list), "%s%s", i ? ", " : "", pmureg_system_key(system));
	}
	(void)pmureg_fail(error, -ENOENT, 0,
			  nearest.name[0] ? "there is no described system '%.*s'; did you mean '%s'?" :
					    "there is no described system '%.*s'; choose one of: %s",
			  PMUREG_WORD(nearest.word), nearest.name[0] ? nearest.name : list);
	return NULL;
}

const char *pmureg_system_name(size_t index)
{
	return index < pmureg_system_count ? pmureg_system_key(pmureg_systems[index]) : NULL;
}

int pmureg_events(const char *system, pmureg_event_found *found, void *context)
{
	const struct pmureg_system *described = pmureg_system_find(system, NULL);
	char unit[UNIT_NAME], text[2 * UNIT_NAME];
	int code = 0;

	if (!described)
		return -ENOENT;
	for (uint16_t i = 0; i < described->block_count; i++) {
		const struct pmureg_block *block = &pmureg_system_blocks(described)[i];
		const struct pmureg_described_event *events = pmureg_block_events(block);

		(void)pmureg_unit_any_name(described, block, PMUREG_INSTANCES_ALL, unit, sizeof(unit));
		for (uint16_t j = 0; j < block->event_count && !code; j++) {
			(void)pmureg_format(text, sizeof(text), "%s/%s/", unit,
					    pmureg_described_event_name(&events[j]));
			code = found(context, text, pmureg_described_event_text(&events[j]));
		}
	}
	return code;
}
