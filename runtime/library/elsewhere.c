/*
 * elsewhere.c: events of a device without registers of its own, which units of other blocks count.
 */
#include "handle.h"

#include "registers.h"

/* Terms that the units lack must be 0, except those that select units. */
static int check_terms(const struct pmureg_event *asked, const struct pmureg_counted_by *by, struct pmureg_error *error)
{
	const struct pmureg_block *block = asked->block;
	uint64_t known = by->asked;

	for (uint16_t i = 0; i < by->term_count; i++)
		known |= UINT64_C(1) << pmureg_counted_by_terms(by)[i].here;
	for (uint16_t i = 0; i < block->term_count; i++)
		if (asked->terms[i] && !(known >> i & 1))
			return pmureg_fail(error, -EINVAL, 0, "`%s` has no effect on this event: omit it",
					   pmureg_term_name(&pmureg_block_terms(block)[i]));
	return 0;
}

/* Checks the device's own rules, because the units do not know its other terms. */
static int elsewhere_check_rules(const struct pmureg_event *asked, struct pmureg_error *error)
{
	const struct pmureg_block *block = asked->block;
	const struct pmureg_rule *rules = pmureg_block_rules(block);
	uint64_t *variables = calloc(block->variables.count, sizeof(*variables));
	int code = variables ? 0 : io_out_of_memory(error);

	if (variables)
		pmureg_event_in_effect(asked, asked, variables);
	for (uint16_t i = 0; i < block->rule_count && !code; i++)
		if (pmureg_holds(pmureg_rule_when(&rules[i]), variables) &&
		    !pmureg_holds(pmureg_rule_require(&rules[i]), variables))
			code = pmureg_fail(error, -EINVAL, 0, "%s", pmureg_rule_text(&rules[i]));
	free(variables);
	return code;
}

/* Translates the event to one of the counting units. */
static int elsewhere_translate(const struct pmureg_event *asked, const struct pmureg_counted_by *by,
			       struct pmureg_event *event, struct pmureg_error *error)
{
	const struct pmureg_same_term *terms = pmureg_counted_by_terms(by);
	const struct pmureg_block *units = &pmureg_system_blocks(asked->system)[by->block];
	char text[EVENT_TEXT] = "";
	int code = elsewhere_check_rules(asked, error);

	(void)pmureg_unit_any_name(asked->system, units, PMUREG_INSTANCES_ALL, text, sizeof(text));
	for (uint16_t i = 0; i < by->term_count; i++) {
		const uint16_t here = terms[i].here;

		if (asked->terms[here] || asked->given >> here & 1)
			pmureg_text_append(text, sizeof(text), "%c%s=0x%llx", strchr(text, '/') ? ',' : '/',
					   pmureg_term_name(&pmureg_block_terms(units)[terms[i].there]),
					   (unsigned long long)asked->terms[here]);
	}
	pmureg_text_append(text, sizeof(text), "/");
	code = code ? code : check_terms(asked, by, error);
	code = code ? code : pmureg_event_parse(asked->system, text, event, error);
	(void)pmureg_format(event->text, sizeof(event->text), "%s", asked->text);
	return code;
}

int elsewhere_next(const struct pmureg_event *asked, uint16_t *index, struct event *event, struct pmureg_error *error)
{
	const struct pmureg_block *block = asked->block;
	const struct pmureg_counted_by *counted_by = pmureg_block_counted_by(block);

	while (*index < block->counted_by_count &&
	       !pmureg_holds(pmureg_counted_by_when(&counted_by[*index]), asked->terms))
		(*index)++;
	if (*index == block->counted_by_count)
		return 0;
	event->by = &counted_by[(*index)++];
	event->asked = *asked;
	return elsewhere_translate(asked, event->by, &event->described, error) ? -EINVAL : 1;
}

int elsewhere_is_on(const struct event *event, const struct registers *registers, uint16_t instance)
{
	const struct pmureg_event *asked = &event->asked;
	const struct pmureg_block *device = asked->block, *units = event->described.block;
	uint64_t variables[PMUREG_TERMS + 2 * PMUREG_NUMBERS], is_meant = 0;
	uint64_t *theirs = variables + device->term_count, *ours = theirs + units->number_count;

	memcpy(variables, asked->terms, device->term_count * sizeof(*variables));
	memcpy(theirs, pmureg_instance_numbers(&pmureg_block_instances(units)[instance]), units->number_count * sizeof(*theirs));
	for (uint16_t of = 0; of < device->instance_count && !is_meant; of++) {
		is_meant = asked->instance == PMUREG_INSTANCES_ALL || asked->instance == of;
		memcpy(ours, pmureg_instance_numbers(&pmureg_block_instances(device)[of]), device->number_count * sizeof(*ours));
		/* Of numbers that the unit lacks `unit` tells. */
		for (uint16_t i = 0; i < device->number_count; i++) {
			const char *name = pmureg_text_of(&pmureg_block_numbers(device)[i]);
			const uint16_t own = pmureg_index_number(units, pmureg_word_of(name));

			is_meant &= own == PMUREG_NONE || theirs[own] == ours[i];
		}
		/* If the unit cannot be read, opening it reports why. */
		if (is_meant && registers_ask(registers, units, instance, pmureg_counted_by_unit(event->by), variables, &is_meant))
			return 1;
	}
	return is_meant != 0;
}

int elsewhere_is_same(const struct event *a, const struct event *b)
{
	if (a->by != b->by || (a->by && a->asked.instance != b->asked.instance))
		return 0;
	for (uint16_t i = 0; a->by && i < a->asked.block->term_count; i++)
		if (a->by->asked >> i & 1 && a->asked.terms[i] != b->asked.terms[i])
			return 0;
	return 1;
}
