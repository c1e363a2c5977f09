/*
 * save.c: saves the registers that a session changes: those that the lists write, those that the hardware changes when
 * a 1 is written, all registers that show the same state, and the counters that the session starts, even those that it
 * does not use.
 */
#include "plan.h"

/* Saves all registers that set, clear or show the same state. */
static void add_partners(struct pmureg_plan *plan, const struct pmureg_access *access)
{
	const struct pmureg_block *block = pmureg_access_block(plan->runner.system, access);
	const struct pmureg_register *registers = pmureg_block_registers(block);
	const struct pmureg_register *reg = &registers[access->reg];

	for (uint16_t i = 0; i < block->register_count && pmureg_stateful_bits(reg); i++)
		if (registers[i].state == reg->state && registers[i].elements == reg->elements)
			pmureg_list_saved(&plan->runner, block, access->place.instance, i, access->element, 0);
}

/* Checks whether an element is on a page, or a counter, that the unit does not have. The session must not access these. */
static int is_missing(const struct pmureg_plan *plan, const struct pmureg_block *block, uint16_t instance, uint16_t reg,
		      uint32_t element)
{
	const struct pmureg_counter *counters = pmureg_block_counters(block);
	const struct pmureg_register *registers = pmureg_block_registers(block);
	const struct pmureg_unit *unit = pmureg_unit_among(plan->found, plan->found_count, block, instance);
	uint32_t n;
	int counts = 0;

	if (unit && pmureg_is_on(unit->absent, &registers[reg], element))
		return 1;
	for (uint16_t i = 0; i < block->counter_count; i++) {
		const struct pmureg_counter *counter = &counters[i];
		const struct pmureg_reference *regs = pmureg_counter_regs(counter);
		const struct pmureg_kind described = {.count = counter->count};

		if (counter->sum || !counter->reg_count || regs[0].reg != reg ||
		    regs[0].index.count || regs[0].field != PMUREG_NONE)
			continue;
		n = pmureg_element_name(&registers[reg], element);
		if (n >= counter->first &&
		    pmureg_kind_has(unit ? &unit->kinds[i] : &described, n - counter->first))
			return 0;
		counts = 1;
	}
	return counts;
}

static void add_target(struct pmureg_plan *plan, const struct pmureg_access *access, const struct pmureg_action *action)
{
	const struct pmureg_block *block = &pmureg_system_blocks(plan->runner.system)[action->block];
	const struct pmureg_register *registers = pmureg_block_registers(block);
	const int here = action->block == access->place.block;
	const uint16_t last = here ? access->place.instance : (uint16_t)(block->instance_count - 1);

	for (uint16_t instance = here ? access->place.instance : 0; instance <= last; instance++)
		for (uint32_t element = 0; element < registers[action->reg].elements; element++)
			if (!is_missing(plan, block, instance, action->reg, element))
				pmureg_list_saved(&plan->runner, block, instance, action->reg, element, 0);
}

/* Saves the registers that a write changes by side effects. */
static void add_targets(struct pmureg_plan *plan, const struct pmureg_access *access)
{
	const struct pmureg_register *reg = pmureg_access_register(plan->runner.system, access);
	const struct pmureg_field *fields = pmureg_register_fields(reg);
	const uint64_t acts = pmureg_access_acts(plan->runner.system, access);

	for (uint16_t f = 0; f < reg->field_count; f++)
		for (uint16_t a = 0; a < fields[f].action_count && (acts & pmureg_field_mask(&fields[f]));
		     a++)
			add_target(plan, access, &pmureg_field_actions(&fields[f])[a]);
}

static void add_access(struct pmureg_plan *plan, const struct pmureg_access *access)
{
	const struct pmureg_block *block = pmureg_access_block(plan->runner.system, access);
	const struct pmureg_register *reg = &pmureg_block_registers(block)[access->reg];
	const int reads = access->kind == PMUREG_ACCESS_READ;

	if (access->kind == PMUREG_ACCESS_BARRIER)
		return;
	/* A counter that the session starts changes even if it is not written. A free-running one is never restored. */
	if (reads && (!pmureg_can_read(reg) || !pmureg_plain_bits(reg) || (reg->roles & PMUREG_ALWAYS_RUNS)))
		return;
	pmureg_list_saved(&plan->runner, block, access->place.instance, access->reg, access->element, access->selects);
	if (reads)
		return;
	add_partners(plan, access);
	add_targets(plan, access);
}

/* Saves the overflow flag that the counter of an event with `until` will set. */
static void add_flag(struct pmureg_plan *plan, const struct pmureg_unit *unit,
		     const struct pmureg_assignment *assignment)
{
	const struct pmureg_counter *counter = &pmureg_block_counters(unit->block)[assignment->kind];
	const struct pmureg_reference *flag = pmureg_counter_overflow(counter);
	const struct pmureg_field *field =
		&pmureg_register_fields(&pmureg_block_registers(unit->block)[flag->reg])[flag->field];
	const uint64_t n = (uint64_t)counter->first + assignment->counter;
	const struct pmureg_access access = pmureg_unit_access(
		&plan->runner, unit, flag->reg, (uint32_t)pmureg_value_of(pmureg_reference_index(flag), &n, 0));
	struct pmureg_saved *saved;

	pmureg_list_saved(&plan->runner, pmureg_access_block(plan->runner.system, &access), access.place.instance,
			  access.reg, access.element, 0);
	saved = pmureg_find_saved(&plan->runner, &access);
	if (saved && flag->field != PMUREG_NONE)
		saved->flags |= pmureg_element_mask(field, pmureg_value_of(pmureg_reference_field_index(flag), &n, 0));
}

/* Saves the counters that the session does not use, but that run when it starts their unit. */
static void add_runners(struct pmureg_plan *plan, const struct pmureg_unit *unit)
{
	const struct pmureg_block *block = unit->block;
	const struct pmureg_register *registers = pmureg_block_registers(block);

	for (uint16_t i = 0; i < block->register_count; i++) {
		const uint32_t elements = registers[i].roles & PMUREG_RUNS_WITH_UNIT ? registers[i].elements : 0;

		for (uint32_t e = 0; e < elements; e++)
			if (!is_missing(plan, block, unit->instance, i, e))
				pmureg_list_saved(&plan->runner, block, unit->instance, i, e, 0);
	}
}

/* First the selectors of all units, because reads of banked registers write them, also in the owner check. */
void pmureg_save_units(struct pmureg_plan *plan)
{
	for (size_t i = 0; i < plan->found_count; i++)
		for (uint16_t s = 0; s < plan->found[i].block->selector_count; s++)
			pmureg_list_saved(&plan->runner, plan->found[i].block, plan->found[i].instance,
					  pmureg_block_selectors(plan->found[i].block)[s].reg, 0, 1);
	for (size_t u = 0; u < plan->found_count; u++)
		add_runners(plan, &plan->found[u]);
}

void pmureg_save_list(struct pmureg_plan *plan, const struct pmureg_list *list)
{
	for (size_t i = 0; i < list->count; i++)
		add_access(plan, &list->at[i]);
}

int pmureg_save_all(struct pmureg_session *session)
{
	const struct pmureg_rotation *first = session->rotations;

	pmureg_save_units(&session->plan);
	for (size_t u = 0; u < first->unit_count; u++)
		for (size_t a = 0; a < first->units[u].assignment_count; a++)
			if (first->units[u].assignments[a].event->until)
				add_flag(&session->plan, &first->units[u], &first->units[u].assignments[a]);
	for (size_t r = 0; r < session->rotation_count; r++)
		for (size_t l = 0; l < PMUREG_LISTS; l++)
			pmureg_save_list(&session->plan, &session->rotations[r].lists[l]);
	return pmureg_read_saved(&session->plan.runner);
}
