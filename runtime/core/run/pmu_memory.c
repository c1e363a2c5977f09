/*
 * pmu_memory.c: measures the memory of a PMU and of an event, and divides it.
 */
#include "pmu.h"

/* ---- Steps ---- */

#define OWN_STEPS 5 /* lists of steps of a unit */

/* Returns the i-th list of steps of a block: of the unit, of pools, of counters; or NULL after the last. */
static const struct pmureg_steps *steps_of(const struct pmureg_block *block, size_t i)
{
	const struct pmureg_steps *const own[OWN_STEPS] = {&block->reset, &block->start, &block->stop, &block->finish,
							   &block->snapshot};
	const struct pmureg_counter *counter;

	if (i < OWN_STEPS)
		return own[i];
	i -= OWN_STEPS;
	if (i < 2U * block->pool_count) {
		const struct pmureg_pool *pool = &pmureg_block_pools(block)[i / 2];

		return i % 2 ? &pool->release : &pool->program;
	}
	i -= 2U * block->pool_count;
	if (i >= 3U * block->counter_count)
		return NULL;
	counter = &pmureg_block_counters(block)[i / 3];
	return i % 3 == 0 ? &counter->program : i % 3 == 1 ? &counter->enable : &counter->disable;
}

/* ---- Registers ---- */

/* Checks whether steps, counters or selectors of a block name a register, its own or a borrowed one. */
static int is_changed(const struct pmureg_block *block, size_t reg)
{
	const struct pmureg_counter *counters = pmureg_block_counters(block);
	const struct pmureg_steps *steps;

	for (size_t i = 0; (steps = steps_of(block, i)); i++)
		for (uint16_t s = 0; s < steps->count; s++)
			if (pmureg_steps_list(steps)[s].kind != PMUREG_BARRIER &&
			    pmureg_steps_list(steps)[s].reg == reg)
				return 1;
	for (uint16_t k = 0; k < block->counter_count; k++)
		for (uint16_t i = 0; i < counters[k].reg_count; i++)
			if (pmureg_counter_regs(&counters[k])[i].reg == reg)
				return 1;
	for (uint16_t i = 0; i < block->selector_count; i++)
		if (pmureg_block_selectors(block)[i].reg == reg)
			return 1;
	return 0;
}

/* Returns the number of registers that change with one of the block's own: all that show its state, and targets. */
static size_t count_with(const struct pmureg_system *system, const struct pmureg_block *block, uint16_t reg)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(system);
	const struct pmureg_register *registers = pmureg_block_registers(block);
	const struct pmureg_field *fields = pmureg_register_fields(&registers[reg]);
	size_t count = registers[reg].elements;

	for (uint16_t i = 0; i < block->register_count && pmureg_stateful_bits(&registers[reg]); i++)
		count += registers[i].state == registers[reg].state ? registers[i].elements : 0;
	for (uint16_t f = 0; f < registers[reg].field_count; f++)
		for (uint16_t a = 0; a < fields[f].action_count; a++) {
			const struct pmureg_action *action = &pmureg_field_actions(&fields[f])[a];
			const struct pmureg_block *other = &blocks[action->block];

			count += (other == block ? 1U : other->instance_count) *
				 (size_t)pmureg_block_registers(other)[action->reg].elements;
		}
	return count;
}

/* Returns at least the number of registers that events of a unit may change. */
static size_t count_saved(const struct pmureg_system *system, const struct pmureg_block *block)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(system);
	const struct pmureg_register *registers = pmureg_block_registers(block);
	size_t count = 0;

	for (uint16_t r = 0; r < block->register_count; r++)
		if (is_changed(block, r) || (registers[r].roles & PMUREG_RUNS_WITH_UNIT))
			count += count_with(system, block, r);
	for (uint16_t i = 0; i < block->borrowed_count; i++) {
		const struct pmureg_borrowed *borrowed = &pmureg_block_borrowed(block)[i];
		const struct pmureg_lender *lender = &pmureg_block_lenders(block)[borrowed->lender];
		const size_t lenders = lender->is_each ? blocks[lender->block].instance_count : 1U;

		if (is_changed(block, (size_t)block->register_count + i))
			count += lenders * count_with(system, &blocks[lender->block], borrowed->reg);
	}
	for (uint16_t i = 0; i < block->lender_count; i++)
		count += blocks[pmureg_block_lenders(block)[i].block].selector_count;
	return count;
}

/* ---- Memory ---- */

void pmureg_pmu_carve(struct pmureg_arena *arena, struct pmureg_pmu *pmu, const struct pmureg_block *block)
{
	struct pmureg_need need = {0}, own = {0};
	size_t saved;

	pmureg_need_unit(block, pmu->most, &need);
	pmureg_need_unit(block, 0, &own);
	own.assignments = pmu->most + 1; /* one more, while it is prepared */
	pmureg_carve_saved(arena, &pmu->plan.runner, count_saved(pmu->plan.runner.system, block),
			   need.bounds[PMUREG_COUNTERS]);
	saved = pmu->plan.runner.saved_capacity;
	pmureg_carve_plan(arena, &pmu->plan, &need);
	pmureg_carve_plan(arena, &pmu->trial, &need);
	pmureg_carve_needed(arena, &pmu->tried, &need);
	pmureg_carve_needed(arena, &pmu->own, &own);
	pmu->added = pmureg_carve(arena, pmu->most + 1, sizeof(*pmu->added));
	pmu->made_for = pmureg_carve(arena, need.kinds, sizeof(*pmu->made_for));
	pmu->unit.facts = pmureg_carve(arena, need.facts, sizeof(*pmu->unit.facts));
	pmu->undo_capacity = own.bounds[PMUREG_STOP] + own.bounds[PMUREG_FINISH] + 5 * saved;
	pmu->undo.list = pmureg_carve(arena, pmu->undo_capacity, sizeof(*pmu->undo.list));
	pmu->undo.compared = pmureg_carve(arena, saved, sizeof(*pmu->undo.compared));
	pmu->undo.values = pmureg_carve(arena, 2 * saved, sizeof(*pmu->undo.values));
}

size_t pmureg_pmu_most(const struct pmureg_block *block, size_t events)
{
	return events ? events : block->counter_total;
}

size_t pmureg_pmu_size(const struct pmureg_system *system, const struct pmureg_block *block, size_t events)
{
	struct pmureg_pmu pmu = {.plan = {.runner = {.system = system}}, .most = pmureg_pmu_most(block, events)};
	struct pmureg_arena arena = {.left = SIZE_MAX};

	(void)pmureg_carve(&arena, 1, sizeof(pmu) + sizeof(uint64_t));
	pmureg_pmu_carve(&arena, &pmu, block);
	return arena.full ? SIZE_MAX : SIZE_MAX - arena.left;
}

void pmureg_pmu_event_carve(struct pmureg_arena *arena, struct pmureg_pmu_event *event,
			    const struct pmureg_block *block)
{
	const uint32_t *bounds = block->event_bounds;

	event->event = pmureg_carve(arena, 1, sizeof(*event->event));
	event->leader = pmureg_carve(arena, 1, sizeof(*event->leader));
	event->applies = pmureg_carve(arena, block->rule_count, sizeof(*event->applies));
	event->in_effect = pmureg_carve(arena, block->term_count, sizeof(*event->in_effect));
	event->assignment.slots = pmureg_carve(arena, block->pool_count, sizeof(*event->assignment.slots));
	event->assignment.able = pmureg_carve(arena, block->counter_count, sizeof(*event->assignment.able));
	pmureg_carve_list(arena, &event->counted.lists[PMUREG_PROGRAM], bounds[PMUREG_PROGRAM]);
	pmureg_carve_list(arena, &event->counted.lists[PMUREG_FINISH], bounds[PMUREG_FINISH]);
	pmureg_carve_list(arena, &event->counted.lists[PMUREG_READ], bounds[PMUREG_READ]);
	event->counted.samples = pmureg_carve(arena, bounds[PMUREG_COUNTERS], sizeof(*event->counted.samples));
	event->shares.list = &event->counted.lists[PMUREG_PROGRAM];
	event->shares.capacity = bounds[PMUREG_PROGRAM];
	event->shares.at = pmureg_carve(arena, event->shares.capacity, sizeof(*event->shares.at));
}

size_t pmureg_pmu_event_size(const struct pmureg_block *block)
{
	struct pmureg_arena arena = {.left = SIZE_MAX};
	struct pmureg_pmu_event event = {.index = 0};

	(void)pmureg_carve(&arena, 1, sizeof(event) + sizeof(uint64_t));
	pmureg_pmu_event_carve(&arena, &event, block);
	return SIZE_MAX - arena.left;
}

/* ---- Dependencies ---- */

/* Finds out whether the lists of the unit, or of an event, depend on which other events there are. */
void pmureg_pmu_find_followers(struct pmureg_pmu *pmu)
{
	const struct pmureg_block *block = pmu->unit.block;
	const struct pmureg_variables *at = &block->variables;
	const struct pmureg_steps *steps;

	pmu->own_follows = (uint8_t)(pmureg_steps_read(&block->start, at->used, block->counter_count) ||
				     pmureg_steps_read(&block->stop, at->used, block->counter_count));
	pmu->events_follow = block->pool_count != 0;
	for (size_t i = OWN_STEPS; (steps = steps_of(block, i)); i++)
		pmu->events_follow |= (uint8_t)(pmureg_steps_read(steps, at->used, block->counter_count) ||
						pmureg_steps_read(steps, at->siblings, 1));
}
